"""Two documents side by side, section by section by their numbers; what only one of them has is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.rulebook.shapes import order, parent

if TYPE_CHECKING:
    from engine.rulebook.shapes import Document, Language, Section


class Pair(NamedTuple):
    """A number and the section that it has in each document."""

    number: str
    ja: Section | None
    ko: Section | None
    within: str = ""
    """Where a document that is there hasn't the section: the next section above that it has, where the words may be."""

    @property
    def only(self) -> Language | None:
        """The language that alone has it; None where both have."""
        if self.ja is not None and self.ko is not None:
            return None
        return "ja" if self.ja is not None else "ko"

    def in_language(self, language: Language) -> Section | None:
        """The section in that language."""
        return self.ja if language == "ja" else self.ko


def align(ja: Document | None, ko: Document | None) -> tuple[Pair, ...]:
    """Every section of either document, in the order of their numbers; one of the two may not be there."""
    first, second = _by_number(ja), _by_number(ko)
    pairs = []
    for number in sorted({*first, *second}, key=order):
        one, other = first.get(number), second.get(number)
        lacking = second if one is not None and ko is not None else first if one is None and ja is not None else {}
        within = _above(number, lacking) if one is None or other is None else ""
        pairs.append(Pair(number, one, other, within))
    return tuple(pairs)


def _by_number(document: Document | None) -> dict[str, Section]:
    return {} if document is None else {section.number: section for section in document.sections}


def _above(number: str, sections: dict[str, Section]) -> str:
    """The next section above a number among those."""
    while number and number not in sections:
        number = parent(number)
    return number
