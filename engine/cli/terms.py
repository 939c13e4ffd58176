"""`sakura-engine terms`: the words that the rule documents define, in three languages, with their sections."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.cli.game import add_game, keys
from engine.cli.output import Complaint, print_json
from engine.games import dialects
from engine.rulebook.checking import check, defined
from engine.rulebook.library import open_document
from engine.rulebook.problems import RulebookError
from engine.text.catalog import Catalog
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Sequence

    from engine.rulebook.checking import Finding
    from engine.rulebook.dialect import Dialect
    from engine.rulebook.shapes import Document, Language
    from engine.text.catalog import TermEntry

_WIDE: Final = frozenset("WF")
_GAP: Final = "  "


def terms(game: str = "") -> list[dict[str, str]]:
    """Every term that the documents of a game define, in the order of their sections; an extra rule's section is like
    `x4-2`.
    """
    ja, ko, en = (Catalog.load(language) for language in ("ja", "ko", "en"))
    found = []
    for key in ja.term_keys(game or keys()[0]):
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
        description="Lists every term that the rule documents define: its key, its spelling in Japanese, Korean "
        "and English, and its section. With --check it looks every term up in the documents themselves: "
        "which of them a file is is seen by its language.",
    )
    add_game(parser)
    parser.add_argument(
        "--check",
        nargs="+",
        metavar="FILE",
        type=Path,
        help="look up whether these rule documents, one of each language (text, Markdown or PDF), spell every term at "
        "its section; prints what is missing and counts, 1 if anything is missing",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--lang", choices=Catalog.languages, help="a readable list in this language only, with each term's meaning"
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print the terms as asked."""
    if args.check:
        return _check(args.check, _dialect(args.game), as_json=args.json)
    if args.json:
        print_json(terms(args.game))
    elif args.lang:
        print("\n".join(_meanings(args.lang, args.game)))
    else:
        names = ("key", "ja", "ko", "en", "ja_section", "ko_section")
        head = ("key", "ja", "ko", "en", "ja §", "ko §")
        print("\n".join(_table([head, *([term[name] for name in names] for term in terms(args.game))])))
    return 0


def _dialect(game: str) -> Dialect:
    """What the documents of that game look like. Complains of a game without documents."""
    for dialect in dialects():
        if dialect.game == game:
            return dialect
    raise Complaint(f"{game} has no rule documents that could be looked through")


def _check(paths: Sequence[Path], dialect: Dialect, *, as_json: bool) -> int:
    """Look every term up in the documents; 1 if one is not spelled at its section."""
    known: dict[Language, Sequence[TermEntry]] = {
        language: defined(Catalog.load(language), dialect.game) for language in dialect.languages
    }
    documents = _documents(paths, dialect, known)
    findings = {language: check(documents[language], known[language], dialect) for language in dialect.languages}
    missed = {language: [one for one in found if one.outcome != "spelled"] for language, found in findings.items()}
    if as_json:
        print_json({language: [_as_row(one) for one in found] for language, found in findings.items()})
    else:
        head = ("language", "key", "spelling", "§", "in the document")
        rows = [(language, *_as_row(one).values()) for language, found in missed.items() for one in found]
        if rows:
            print("\n".join(_table([head, *rows])))
        for language, found in findings.items():
            document, spelled = documents[language], len(found) - len(missed[language])
            print(f"{language} {document.edition or '–'}: {spelled} of {len(found)} terms spelled at their sections")
    return 1 if any(missed.values()) else 0


def _documents(
    paths: Sequence[Path], dialect: Dialect, known: dict[Language, Sequence[TermEntry]]
) -> dict[Language, Document]:
    """The documents by their languages. Complains of what is none of them."""
    words = Renderer(Catalog.load("en"))
    found: dict[Language, Document] = {}
    if len(paths) != len(dialect.languages):
        raise Complaint(f"--check takes a document in each of these languages: {', '.join(dialect.languages)}")
    for path in paths:
        try:
            document, _ = open_document(path, (dialect,), lambda _dialect, language: known[language])
        except RulebookError as error:
            raise Complaint(words.text(error.phrase)) from error
        if document.language in found:
            raise Complaint(f"{path.name}: the other document is in this language too; one of each is needed")
        found[document.language] = document
    return found


def _as_row(finding: Finding) -> dict[str, str]:
    """A finding as it is printed."""
    outcome = finding.outcome + (f" ({', '.join(finding.elsewhere)})" if finding.elsewhere else "")
    term = finding.term
    return {"key": term.key, "spelling": term.text, "section": term.section, "outcome": outcome}


def _meanings(language: str, game: str) -> Iterable[str]:
    """A line for each term of a game in a language: section, word, meaning."""
    renderer = Renderer(Catalog.load(language), strict=True)
    known = (renderer.term(key) for key in renderer.catalog.term_keys(game))
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
