"""Whether a document spells every term of a catalog at the section that the catalog names for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from engine.rulebook.recognising import folded
from engine.rulebook.shapes import order

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.rulebook.dialect import Dialect
    from engine.rulebook.shapes import Document
    from engine.text.catalog import Catalog, TermEntry

Outcome = Literal[
    "spelled",  # it stands there
    "elsewhere",  # not there, but in other sections
    "nowhere",  # in no section
    "no-section",  # the document has no such section
]


class Finding(NamedTuple):
    """A term and what the document has at its section."""

    term: TermEntry
    outcome: Outcome
    elsewhere: tuple[str, ...] = ()
    """The first sections that do spell it, where its own doesn't."""


def defined(catalog: Catalog, game: str) -> tuple[TermEntry, ...]:
    """The terms of a catalog that the rule documents of a game define: those that name a section."""
    return tuple(term for term in map(catalog.term, catalog.term_keys(game)) if term.section)


def check(document: Document, terms: Iterable[TermEntry], dialect: Dialect) -> tuple[Finding, ...]:
    """Look every term up, whatever the widths and blanks with which it is written."""
    texts = {section.number: folded(section.text) for section in document.sections}
    return tuple(_look_up(term, dialect.number_of(term.section), texts, document) for term in terms)


def _look_up(term: TermEntry, section: str, texts: dict[str, str], document: Document) -> Finding:
    spelling = folded(term.text)
    if spelling in texts.get(section, ""):
        return Finding(term, "spelled")
    others: Sequence[str] = [number for number, text in texts.items() if spelling in text]
    nearest = tuple(sorted(others, key=order)[:3])
    if section not in document.numbers:
        return Finding(term, "no-section", nearest)
    return Finding(term, "elsewhere" if nearest else "nowhere", nearest)
