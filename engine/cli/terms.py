"""`sakura-engine terms`: the words that the rule documents define, in three languages, with their sections."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from engine.cli.output import print_json
from engine.text.catalog import Catalog
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

_WIDE: Final = frozenset("WF")
_GAP: Final = "  "


def terms() -> list[dict[str, str]]:
    """Every term that the documents define, in the order of their sections; an extra rule's section is like `x4-2`."""
    ja, ko, en = (Catalog.load(language) for language in ("ja", "ko", "en"))
    found = []
    for key in ja.term_keys():
        first, second, third = ja.term(key), ko.term(key), en.term(key)
        if first.section:
            found.append(
                {
                    "key": key,
                    "ja": first.text,
                    "ko": second.text,
                    "en": third.text,
                    "ja_section": first.section,
                    "ko_section": second.section,
                }
            )
    return found


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of `sakura-engine`."""
    parser = subparsers.add_parser(
        "terms",
        help="the words that the rules define, with their sections",
        description="Lists every term that the two rule documents define: its key, its spelling in Japanese, Korean "
        "and English, and its section in both.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--lang", choices=Catalog.languages, help="a readable list in this language only, with each term's meaning"
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print the terms as asked."""
    if args.json:
        print_json(terms())
    elif args.lang:
        print("\n".join(_meanings(args.lang)))
    else:
        names = ("key", "ja", "ko", "en", "ja_section", "ko_section")
        head = ("key", "ja", "ko", "en", "ja §", "ko §")
        print("\n".join(_table([head, *([term[name] for name in names] for term in terms())])))
    return 0


def _meanings(language: str) -> Iterable[str]:
    """A line for each term of a language: section, word, meaning."""
    renderer = Renderer(Catalog.load(language), strict=True)
    known = (renderer.term(key) for key in renderer.catalog.term_keys())
    return _table([one.section, one.text, "".join(span.text for span in one.gloss)] for one in known if one.section)


def _table(rows: Iterable[Iterable[str]]) -> Iterable[str]:
    """Rows with their columns aligned, wide characters counted as two."""
    cells = [list(row) for row in rows]
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        padded = (text + " " * (width - _width(text)) for text, width in zip(row, widths, strict=True))
        yield _GAP.join(padded).rstrip()


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in _WIDE else 1 for letter in text)
