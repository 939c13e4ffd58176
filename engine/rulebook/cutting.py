"""Cutting a rule document into its numbered sections: core rules, extra rules (`x`), appendices (`a`); or into its
numbered paragraphs.

A heading is known by its number, which has to follow on the one before it; signs of a heading (`#`, `§`, a point after
the number) let it pass over numbers, so that a heading that was lost costs nothing but itself. A number that stands
already is a slip and gets the number that it should have where it stands.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.rulebook.blocks import blocks
from engine.rulebook.problems import RulebookError
from engine.rulebook.recognising import edition_of, language_of
from engine.rulebook.repairs import lines, mended
from engine.rulebook.shapes import FRONT, Document, Repair, Section

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.rulebook.dialect import Dialect, Numbering
    from engine.rulebook.reading import Raw

Parts = tuple[int, ...]

_HEADING: Final = re.compile(
    r"(?P<signs>#{1,6}\s*)?(?P<paragraph>§\s*)?(?P<number>[1-9]\d?(?:-[1-9]\d?)*)(?P<point>\.(?= ))?"
    r"[ \u3000]*(?P<title>\S.*)"
)
_SIGNS: Final = re.compile(r"^#{1,6}\s*")
_BULLET: Final = re.compile(r"^[-*•]\s+")
_BROKEN_OFF: Final = re.compile(r"[ぁ-ヺー一-鿿、]$")
_GOES_ON: Final = re.compile(r"[ぁ-ゖ]")
_SENTENCE: Final = re.compile(r"[。．|\t]|다\.|[.?!:：]$")
_LONGEST_TITLE: Final = 60
_LONG: Final = 20
_BROKEN: Final = 0.3
"""Where so many of the longer lines don't end a sentence, the lines are those of a page."""


class _Heading(NamedTuple):
    """A line that may be a heading."""

    parts: Parts
    title: str
    signed: bool
    """It has signs of a heading beside its number."""


class _Open(NamedTuple):
    """A section whose lines are gathered."""

    number: str
    title: str
    lines: list[str]


def cut(raw: Raw, dialect: Dialect) -> Document:
    """A file's text as a document of these rules. Raises `RulebookError` where it is of none of their languages or has
    no such sections.
    """
    language = language_of("".join(raw.pages))
    if language is None or language not in dialect.languages:
        raise RulebookError("language", raw.name)
    found = [mended(line, language, dialect) for line in lines(raw.pages)]
    cutter = _cutter(dialect)
    for line in found:
        cutter.take(line)
    if len(cutter.found) < 2:
        raise RulebookError("not-rules", raw.name)
    width = _width(found)
    repairs = list(cutter.repairs)
    sections = []
    for section in cutter.found:
        body, mends = blocks(section.lines, language, section.number, width, dialect.lists)
        sections.append(Section(section.number, section.title, body))
        repairs += mends
    front = cutter.found[0].lines if cutter.found[0].number == FRONT else []
    title = next((_SIGNS.sub("", line) for line in front if line and "\t" not in line), "")
    dated = found if isinstance(cutter, _Paragraphs) else front  # such rules list their editions at the end
    return Document(language, title, edition_of(dated), tuple(sections), tuple(repairs), dialect.game)


def _cutter(dialect: Dialect) -> _Headings | _Paragraphs | _Cutter:
    if dialect.numbering is None:
        return _Headings(dialect.headings)
    return _Paragraphs(dialect.numbering) if dialect.numbering.paragraphs else _Cutter(dialect.numbering)


def _width(found: Iterable[str]) -> int:
    """How long a line is at least that the page broke; 0 where the lines are whole paragraphs."""
    long = [line for line in found if len(line) >= _LONG and not _SIGNS.match(line) and "\t" not in line]
    broken = sorted(len(line) for line in long if line[-1] not in "。.)）」』>〉:：")
    return broken[len(broken) // 2] * 3 // 5 if len(broken) > _BROKEN * len(long) else 0


class _Headings:
    """Takes line after line of rules without numbers; each heading that is known opens the section of its number."""

    def __init__(self, headings: Mapping[str, str]) -> None:
        self.found: list[_Open] = []
        self.repairs: list[Repair] = []
        self._headings = headings

    def take(self, line: str) -> None:
        """Add a line: a heading opens its section once, the rest is body."""
        title = _SIGNS.sub("", line)
        number = self._headings.get("".join(title.split()))
        if number is not None and all(section.number != number for section in self.found):
            self.found.append(_Open(number, title, []))
            return
        if not self.found:
            self.found.append(_Open(FRONT, "", []))
        self.found[-1].lines.append(line)


class _Paragraphs:
    """Takes line after line of rules in which every paragraph has a number; a number that follows on the one before, or
    passes over some of its chapter, opens a paragraph, which has a title only where it is a heading.
    """

    def __init__(self, numbering: Numbering) -> None:
        self.found: list[_Open] = []
        self.repairs: list[Repair] = []
        self._sign = numbering.sign
        self._number = re.compile(
            rf"(?:[-*•]\s+)?(?:#{{1,6}}\s*)?(?P<number>[1-9]\d?(?:{re.escape(numbering.sign)}[1-9]\d?)*)\s+(?P<text>\S[^\t]*)"
        )
        self._at: Parts = ()

    def take(self, line: str) -> None:
        """Add a line: a number opens its paragraph, the rest belongs to the one that is open."""
        match = self._number.fullmatch(line)
        parts = tuple(map(int, match["number"].split(self._sign))) if match is not None else ()
        if match is None or not self._opens(parts, match["text"]):
            self._goes_on(line)
            return
        self._at = parts
        heading = len(match["text"]) <= _LONGEST_TITLE and not _SENTENCE.search(match["text"])
        title, body = (match["text"], []) if heading else ("", [match["text"]])
        self.found.append(_Open(match["number"], title, body))

    def _goes_on(self, line: str) -> None:
        """A line without a number: what stood before it was no heading, but for a chapter's, but a broken line."""
        if not line:
            return
        if not self.found:
            self.found.append(_Open(FRONT, "", []))
        number, title, lines = self.found[-1]
        if title and len(self._at) > 1:
            self.found[-1] = _Open(number, "", [title, *lines])
        body, line = self.found[-1].lines, _BULLET.sub("", line)
        if body and _BROKEN_OFF.search(body[-1]) and _GOES_ON.match(line):
            body[-1] += line
        else:
            body.append(line)

    def _opens(self, parts: Parts, text: str) -> bool:
        """A chapter follows on the one before it and is a heading; within a chapter numbers rise."""
        if len(parts) == 1:
            return parts == (self._at[0] + 1 if self._at else 1,) and not _SENTENCE.search(text)
        return bool(self._at) and parts[0] == self._at[0] and parts > self._at


class _Cutter:
    """Takes line after line and opens a section at each heading."""

    def __init__(self, numbering: Numbering) -> None:
        self.found: list[_Open] = []
        self.repairs: list[Repair] = []
        self._numbering = numbering
        self._area = ""
        """`""` the core rules, `x` the extra rules, `a` the appendices."""
        self._at: Parts = ()
        """The number of the section that is open; none in front of §1."""
        self._taken: set[Parts] = set()

    def take(self, line: str) -> None:
        """Add a line: a heading opens its section, the title of a part stands in none, the rest is body."""
        if self._appendix(line):
            return
        heading = _heading(line) if self._area != "a" else None
        if heading is not None and self._opened(heading):
            return
        if self._at and self._numbering.part.fullmatch(line):
            return
        if not self.found:
            self.found.append(_Open(FRONT, "", []))
        self.found[-1].lines.append(line)

    def _appendix(self, line: str) -> bool:
        """The heading of an appendix, after the rules."""
        match = self._numbering.appendix.fullmatch(line)
        rules_done = self._area == "x" or (self._area == "" and self._at[:1] == (self._numbering.last_chapter,))
        if not match or _SENTENCE.search(match["title"]) or len(match["title"]) > _LONGEST_TITLE:
            return False
        parts = (int(match["number"]),)
        if not rules_done and (self._area != "a" or parts <= self._at):
            return False
        self._area, self._at = "a", parts
        self.found.append(_Open(f"a{parts[0]}", match["title"], []))
        return True

    def _opened(self, heading: _Heading) -> bool:
        """The heading opens a section, under the number that it should have."""
        parts = heading.parts
        if not self._at:
            if parts != (1,):
                return False
        elif parts == (1,) and heading.signed and self._area == "" and self._at[0] >= self._numbering.last_chapter:
            self._area = "x"
            self._taken = set()
        elif not self._follows(heading):
            if not heading.signed:
                return False
            if parts in self._taken:
                right = self._instead(parts)
                if right is None:
                    return False
                self.repairs.append(Repair("renumbered", self._named(right), self._named(parts), self._named(right)))
                parts = right
            elif self._passes_over(parts):
                self.repairs += self._lost(parts)
            else:
                return False
        self._at = parts
        self._taken.add(parts)
        self.found.append(_Open(self._named(parts), heading.title, []))
        return True

    def _named(self, parts: Parts) -> str:
        return self._area + "-".join(map(str, parts))

    def _follows(self, heading: _Heading) -> bool:
        """The number is the next one at any depth; a chapter needs signs beside its number."""
        parts = heading.parts
        return parts in self._next() and (len(parts) > 1 or heading.signed)

    def _next(self) -> list[Parts]:
        """The first number below the open section, and the next at each depth."""
        at = self._at
        return [(*at, 1), *((*at[:depth], at[depth] + 1) for depth in range(len(at)))]

    def _instead(self, parts: Parts) -> Parts | None:
        """The number that follows here and ends as a number does that stands already."""
        fitting = [one for one in self._next() if len(one) >= len(parts) > 1 and one[-1] == parts[-1]]
        return fitting[0] if fitting else None

    def _passes_over(self, parts: Parts) -> bool:
        """A later number of this chapter or of the next."""
        return parts > self._at and parts[0] - self._at[0] <= 1 and len(parts) > 1

    def _lost(self, parts: Parts) -> list[Repair]:
        """The headings just before that number which aren't there."""
        siblings = [(*parts[:-1], last) for last in range(1, parts[-1])]
        above = [parts[:depth] for depth in range(1, len(parts))]
        named = [self._named(one) for one in (*above, *siblings) if one not in self._taken]
        return [Repair("heading-lost", name, "", name) for name in named]


def _heading(line: str) -> _Heading | None:
    """The line as a heading, if it is written as one."""
    match = _HEADING.fullmatch(line)
    if match is None:
        return None
    title = match["title"]
    if title[0] in ")）.:：,、~～" or len(title) > _LONGEST_TITLE or _SENTENCE.search(title):
        return None
    signed = bool(match["signs"] or match["paragraph"] or match["point"])
    return _Heading(tuple(map(int, match["number"].split("-"))), title, signed)
