"""A chapter of the rules as blocks: its sections side by side, each term and each section named in them marked."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from engine.rulebook.linking import links
from engine.rulebook.marking import Marker
from engine.rulebook.searching import TITLE
from engine.rulebook.shapes import FRONT, depth
from engine.text.folding import folded
from engine.text.render import Span
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.text_runs import runs_of
from sakura_desktop.reader.blocks import RuleBlock, Stack, TextBlock
from sakura_desktop.reader.blurred_text import BlurredText
from sakura_desktop.reader.page_fonts import TextStyle
from sakura_desktop.rulebook.blocks import ROW_GAP, Columns, Rows, RuleText, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.rulebook.aligning import Pair
    from engine.rulebook.dialect import Dialect
    from engine.rulebook.shapes import Block as Paragraph
    from engine.rulebook.shapes import Document, Language, Section
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Block
    from sakura_desktop.reader.blurred_text import BlurredTexts, Veilable

HEADS: Final = (1.45, 1.22, 1.08, 1.0)
"""How large headings are, from chapters down."""
INDENT: Final = 2.6
"""How far the items of a list are indented, in letters."""
BULLET: Final = "・"
MADE_VERB: Final = "する"
"""What makes a Japanese verb of a noun: the rules leave it away or bend it, and what stands before is read the same."""


@dataclass
class SetChapter:
    """A chapter set in blocks, and what of the rules stands in which of them."""

    block: Block
    heads: dict[str, RuleText] = field(default_factory=dict)
    texts: dict[tuple[Language, str, int], list[RuleText]] = field(default_factory=dict)
    """By language, section and block, as hits name them; of a table all cells."""

    def spots(self, language: Language, number: str, block: int) -> Sequence[RuleText]:
        """The texts in which a block stands; none where its language isn't shown."""
        return self.texts.get((language, number, block), ())

    def place_of(self, text: TextBlock) -> tuple[Language, str, int] | None:
        """The language, section and block of a text; None for one that isn't of the rules."""
        return next((place for place, texts in self.texts.items() if any(one is text for one in texts)), None)

    def top_of(self, number: str) -> int:
        """Where the heading of a section stands on the page, once that is laid out."""
        head = self.heads.get(number)
        return round(head.corner.y()) if head is not None else 0

    def section_at(self, height: int) -> str:
        """The section that is read at a height of the page; of a chapter without any, none."""
        tops = sorted((self.top_of(number), number) for number in self.heads)
        at = bisect_right([top for top, _ in tops], height + 1) - 1
        return tops[max(at, 0)][1] if tops else ""


class Typesetter:
    """Sets chapters. The terms of a language are learned when it first sets a text in it."""

    def __init__(self, words: Words) -> None:
        """Nothing set yet."""
        self._words = words
        self._markers: dict[tuple[str, Language], Marker] = {}

    def chapter(
        self,
        pairs: Sequence[Pair],
        columns: Sequence[Language],
        documents: Mapping[Language, Document],
        dialect: Dialect,
        veils: BlurredTexts | None = None,
    ) -> SetChapter:
        """These sections in these columns; `documents` are all that there are of the game's rules. Of two languages the
        second is under the page's `veils` if it is to be blurred, as on a card.
        """
        markers = {language: self._marker(language, dialect) for language in columns}
        return _Setting(self._words, markers, columns, documents, dialect, veils).chapter(pairs)

    def _marker(self, language: Language, dialect: Dialect) -> Marker:
        found = self._markers.get((dialect.game, language))
        if found is None:
            found = self._markers[dialect.game, language] = Marker(self._words.renderer(language).catalog, dialect)
        return found


class _Setting:
    """One chapter being set."""

    def __init__(
        self,
        words: Words,
        markers: Mapping[Language, Marker],
        columns: Sequence[Language],
        documents: Mapping[Language, Document],
        dialect: Dialect,
        veils: BlurredTexts | None,
    ) -> None:
        self._words = words
        self._veils = veils if words.ways.blur and len(columns) > 1 else None
        self._second = words.of("card-text").second
        self._dialect = dialect
        self._markers = markers
        self._columns = columns
        self._documents = documents
        self._numbers = {number for document in documents.values() for number in document.numbers}
        self._done = SetChapter(Stack([]))

    def chapter(self, pairs: Sequence[Pair]) -> SetChapter:
        rows: list[Block] = []
        for pair in pairs:
            if rows:
                rows.append(RuleBlock(7))
            rows += self._section(pair)
        self._done.block = Rows(rows, len(self._columns))
        return self._done

    # --- a section ---

    def _section(self, pair: Pair) -> Iterator[Block]:
        """Its headings, then its bodies: block by block where both have the same ones."""
        there = [(language, pair.in_language(language)) for language in self._columns]
        heads = [self._head(pair, language, section) for language, section in there]
        yield self._across(heads)
        bodies = [self._body(language, section) for language, section in there]
        shapes = {self._shape(section) for _, section in there}
        if len(shapes) == 1:
            yield from (self._across(row) for row in zip(*bodies, strict=True))
        elif any(bodies):
            yield self._across([Stack(body, ROW_GAP) for body in bodies])

    @staticmethod
    def _across(cells: Sequence[Block]) -> Block:
        return Columns(cells[0], cells[1]) if len(cells) == 2 else cells[0]

    @staticmethod
    def _shape(section: Section | None) -> tuple[tuple[str, str], ...]:
        return tuple((block.kind, block.label) for block in section.blocks) if section is not None else ()

    def _head(self, pair: Pair, language: Language, section: Section | None) -> Block:
        level = depth(pair.number)
        style = TextStyle(language, HEADS[min(level, len(HEADS) - 1)], bold=True, serif=level < 2)
        if section is None:
            note = self._note(pair, language)
            self._done.heads.setdefault(pair.number, note)
            return note
        front = section.number == FRONT
        title = self._documents[language].title if front else section.title
        number = "" if front else f"{section.number}\u2002"
        runs = [Run(number), *self._runs(title, section, language)] if number else [Run(title)]
        text = RuleText(runs, style, offset=-len(number), group=section.number)
        self._done.heads.setdefault(pair.number, text)
        self._done.texts[language, section.number, TITLE] = [text]
        return Stack([self._veiled(text, language, section.number), *self._repairs(section.number, language)], 2)

    def _veiled(self, text: Veilable, language: Language, group: str) -> Block:
        """What is said in the second language, blurred if it is to be."""
        if self._veils is None or language != self._second:
            return text
        return BlurredText(text, group, self._veils)

    def _note(self, pair: Pair, language: Language) -> RuleText:
        """What stands where a document hasn't the section."""
        runs = [Run(self._words.say("rulebook-only", number=pair.number, have=pair.only or language))]
        if pair.within:
            words = self._words.say("rulebook-within", number=pair.within)
            runs += [Run(" "), Run(words, "", f"section:{pair.within}")]
        return RuleText(runs, TextStyle(self._words.language, 0.94, ink="ink_soft"))

    def _repairs(self, number: str, language: Language) -> Iterator[Block]:
        """What was set right there, said below the heading."""
        for repair in self._documents[language].repairs:
            if repair.section == number and repair.code != "heading-lost":
                said = self._words.say(f"rulebook-repair-{repair.code}", was=repair.was, now=repair.now)
                yield TextBlock([[Run(said)]], TextStyle(self._words.language, 0.86, ink="ink_soft"))

    # --- its body ---

    def _body(self, language: Language, section: Section | None) -> list[Block]:
        if section is None:
            return []
        return [self._block(language, section, at, block) for at, block in enumerate(section.blocks)]

    def _block(self, language: Language, section: Section, at: int, block: Paragraph) -> Block:
        if block.kind == "table":
            return self._table(language, section, at, block)
        style = TextStyle(language, bold=block.kind == "heading")
        item = block.kind == "item"
        text = RuleText(
            self._runs(block.text, section, language), style,
            indent=INDENT if item else 0.0, label=(f"{block.label})" if block.label else BULLET) if item else "",
            group=section.number,
        )
        self._done.texts[language, section.number, at] = [text]
        return self._veiled(text, language, f"{section.number}#{at}")

    def _table(self, language: Language, section: Section, at: int, block: Paragraph) -> Block:
        """A table's text has all its cells, one after the other, with a sign between two."""
        rows, offset = [], 0
        for cells in block.rows:
            row = []
            for cell in cells:
                runs = self._runs(cell, section, language) or [Run("")]
                row.append(RuleText(runs, TextStyle(language, 0.92), offset=offset, group=section.number))
                offset += len(cell) + 1
            rows.append(row)
        self._done.texts[language, section.number, at] = [cell for row in rows for cell in row]
        return self._veiled(Table(rows), language, f"{section.number}#{at}")

    def _runs(self, text: str, section: Section, language: Language) -> list[Run]:
        """A text cut at the terms and sections that it names, with the readings that are to be shown."""
        cited = links(text, section, self._numbers, self._dialect)
        named = [(link.start, link.end, f"section:{link.target}") for link in cited]
        taken = {at for start, end, _ in named for at in range(start, end)}
        marks = self._markers[language].marks(text, section.number)
        free = (mark for mark in marks if taken.isdisjoint(range(mark.start, mark.end)))
        named += [(mark.start, mark.end, f"term:{mark.key}") for mark in free]
        spans, at = [], 0
        for start, end, ref in sorted(named):
            spans += [Span(text[at:start])] if at < start else []
            kind, _, key = ref.partition(":")
            said = text[start:end]
            spans.append(Span(said, kind, key, self._reading(said, key, language) if kind == "term" else ""))
            at = end
        spans += [Span(text[at:])] if at < len(text) or not spans else []
        return list(runs_of(self._words.ways.read(tuple(spans), every=language == "ja", ours=False)))

    def _reading(self, said: str, key: str, language: Language) -> str:
        """How a term is read as it is said here; empty where that isn't how the catalogs spell it."""
        term = self._words.renderer(language).term(key)
        if folded(said) == folded(term.text):
            return term.ruby
        return term.ruby.removesuffix(MADE_VERB) if folded(said + MADE_VERB) == folded(term.text) else ""
