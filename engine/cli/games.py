"""`sakura-engine games`: the games that can be played here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cli.game import cards_of, keys
from engine.cli.output import print_json
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.phrase import say
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse


def games() -> list[dict[str, Any]]:
    """Every game: its key, its names by language, its card sets, how many cards it has."""
    words = {language: Renderer(Catalog.load(language)) for language in LANGUAGES}
    return [
        {
            "key": key,
            "names": {language: renderer.text(say(f"game-{key}")) for language, renderer in words.items()},
            "sets": list(cards_of(key).sets),
            "cards": len(cards_of(key).numbers()),
        }
        for key in keys()
    ]


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of `sakura-engine`."""
    parser = subparsers.add_parser("games", help="the games that there are", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print them, one a line."""
    found = games()
    if args.json:
        print_json(found)
    else:
        for one in found:
            names = " / ".join(one["names"].values())
            print(f"{one['key']:12} {names}; {', '.join(one['sets'])}; {one['cards']} cards")
    return 0
