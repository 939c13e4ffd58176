"""`sakura-engine cards`: the cards of a game with their printed figures and their text in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engine.cardgame.printed import UnknownGroup
from engine.cli.game import add_game, cards_of, keys
from engine.cli.output import Complaint, print_json
from engine.text.catalog import Catalog
from engine.text.phrase import Phrase
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse

    from engine.cardgame.printed import Fact, Printed

Row: TypeAlias = dict[str, Any]
"""A card as the command prints it: `number`, `name`, `ruby` (the reading in kana; only Japanese names have one), what
the game prints on it (whose it is, its `kind`, its figures, null where a card has none), and the lines of its `text`.
"""
IN_THE_HEAD: Final = ("kind", "type", "subtype")


def cards(of: str | None = None, language: str = "ja", game: str = "") -> list[Row]:
    """The cards of a game, or those that a person means by a word (a megami with all her forms, a form), each once.
    Raises `Complaint` for a game or word that isn't listed.
    """
    listed = cards_of(game or keys()[0])
    renderer = Renderer(Catalog.load(language))
    try:
        groups = listed.groups() if of is None else listed.chosen(of)
    except UnknownGroup as error:
        raise Complaint(str(error)) from error
    rows: dict[str, Row] = {}
    for group in groups:
        for number in listed.of(group):
            if number not in rows:
                rows[number] = _row(listed, number, group, renderer)
    return list(rows.values())


def _row(listed: Printed, number: str, group: str, renderer: Renderer) -> Row:
    """A card as that group brings it."""
    name = renderer.card(number)
    lines = [line for phrase in listed.text(number) for line in renderer.text(phrase).split("\n")]
    head = {"number": number, "name": name.text, "ruby": name.ruby or None}
    return {**head, **_told(listed.facts(number, group), renderer), "text": lines}


def _told(facts: Mapping[str, Fact], renderer: Renderer) -> Row:
    """Facts with what is words in them in a language."""

    def told(fact: Any) -> Any:
        if isinstance(fact, Phrase):
            return renderer.text(fact)
        if isinstance(fact, str) or not isinstance(fact, Sequence):
            return fact
        return [_told(one, renderer) if isinstance(one, Mapping) else one for one in fact]

    return {name: told(fact) for name, fact in facts.items()}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of `sakura-engine`."""
    parser = subparsers.add_parser(
        "cards",
        help="the cards with their figures and their text",
        description="Lists the cards of a game: all of them, or those of what brings them: of a megami with all her "
        "forms, of one form, of a deck.",
    )
    add_game(parser)
    parser.add_argument("--of", "--megami", dest="of", metavar="M", help="what brings them; a wrong name tells which")
    parser.add_argument("--lang", choices=Catalog.languages, default="ja", help="language of names and text")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards as asked."""
    rows = cards(args.of, args.lang, args.game)
    if args.json:
        print_json(rows)
    else:
        print("\n\n".join(_readable(row) for row in rows))
    return 0


def _readable(row: Row) -> str:
    """A card in a few lines: its name and number, its figures, its text; what has figures of its own stands there."""
    names = list(row)
    printed = [name for name in names[names.index("kind") :] if name not in (*IN_THE_HEAD, "text")]
    figures = [f"{name} {row[name]}" for name in printed if not isinstance(row[name], (list, type(None)))]
    types = [row[name] for name in IN_THE_HEAD if row.get(name)]
    head = f"{row['name']}  {row['number']}\n  {' '.join(types)}"
    first = "; ".join([head, *figures]) if figures else head
    return "\n".join([first, *(f"  {line}" for line in row["text"])])
