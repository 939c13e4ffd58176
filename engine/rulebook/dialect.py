"""What the rules of one game look like: how their sections are found, how they cite each other, which of their words
are everyday words too. A game hands it over as `engine.<game>.rulebook.DIALECT`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Mapping, Sequence

    from engine.rulebook.shapes import Language
    from engine.text.catalog import TermEntry

    Signs = tuple[tuple[re.Pattern[str], str], ...]


class Meanings(Protocol):
    """How words that the rules define are told from everyday words, and from each other."""

    def at_home(self, term: TermEntry, section: str) -> bool:
        """Whether a word can be that term in a text that stands in that section."""

    def named_so(self, term: TermEntry, before: str) -> bool:
        """Whether it can be that term after what stands before it."""

    def meant(self, terms: Sequence[TermEntry], before: str, after: str, section: str) -> TermEntry:
        """Of terms with one spelling the one that is meant where it stands."""


class PlainMeanings:
    """Every term is itself wherever it stands; of several the one that its own section defines."""

    def at_home(self, term: TermEntry, section: str) -> bool:
        """Always."""
        del term, section
        return True

    def named_so(self, term: TermEntry, before: str) -> bool:
        """Always."""
        del term, before
        return True

    def meant(self, terms: Sequence[TermEntry], before: str, after: str, section: str) -> TermEntry:
        """The one that the section defines, or else the first."""
        del before, after
        return next((term for term in terms if term.section == section), terms[0])


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbering:
    """Rules in numbered sections: a first part, extra rules after it (`x`), appendices (`a`); or in numbered
    paragraphs.
    """

    part: re.Pattern[str]
    """The title of a part, which is no section."""
    appendix: re.Pattern[str]
    """The heading of an appendix: its `number` and `title`."""
    last_chapter: int
    """Of the first part; after it the numbers begin anew with the extra rules."""
    mention: re.Pattern[str]
    """A section named in a text: its `number`, the `sign` before it, the name of its `part`."""
    cited_appendix: re.Pattern[str]
    """An appendix named in a text: its `number`."""
    no_section: re.Pattern[str]
    """What stands before a number that is none of a section."""
    extra: tuple[str, ...]
    """What the extra rules are called where a text names them."""
    sign: str = "-"
    """What stands between the parts of a number."""
    paragraphs: bool = False
    """Every paragraph has a number of its own, headings as well; there are no other parts."""

    def is_number(self, reference: str) -> bool:
        """Whether a reference is written as a number of these rules is."""
        other = "." if self.sign == "-" else "-"
        return reference.removeprefix("x").removeprefix("a")[:1].isdecimal() and other not in reference


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """The rules of one game."""

    game: str
    """Its key."""
    languages: tuple[Language, ...]
    """In which its documents are published."""
    least_terms: int
    """So many of the terms that a document defines it has to spell at their sections to be one of these."""
    unprefixed: bool = False
    """The program's copies are called by their language alone, and words to learn stand in a person's files without
    the game's key: both stood there before there were other games.
    """
    numbering: Numbering | None = None
    """How its sections are numbered; None where they have headings alone."""
    headings: Mapping[str, str] = field(default_factory=dict)
    """Of rules without numbers: each heading (without blanks) and the number that its section gets here."""
    references: Mapping[str, str] = field(default_factory=dict)
    """Of rules without numbers: what terms and refusals call a heading, and the number of its section."""
    heading_of: Callable[[str], Phrase] | None = None
    """Of rules without numbers: the heading that a reference names, in words."""
    lists: tuple[str, ...] = ()
    """Lines that are the heading of a list."""
    signs: Mapping[Language, Signs] = field(default_factory=dict)
    """Signs of its texts that are often read wrongly, and what they are."""
    meanings: Meanings = field(default_factory=PlainMeanings)

    def number_of(self, reference: str) -> str:
        """The number of the section that a term or refusal refers to; empty for none of these rules."""
        if self.numbering is None:
            found = self.references.get(reference) or self.references.get(reference.partition("-")[0], "")
            return found or (reference if reference in self.headings.values() else "")
        return reference if self.numbering.is_number(reference) else ""

    def cited(self, reference: str) -> Phrase:
        """A section in words, as it is cited."""
        if self.heading_of is None:
            return say("art-term-section", section=reference)
        return say("art-term-heading", heading=self.heading_of(reference))


