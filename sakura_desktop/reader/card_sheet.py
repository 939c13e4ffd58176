"""What the reader says of a card or of what is like one, as blocks: picture, names, facts, text line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QSize

from engine.cardgame.view import CardSeen
from engine.text.phrase import CardName, Phrase, say
from sakura_desktop.cards import read_card
from sakura_desktop.games import games
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.text_runs import paragraphs_of, runs_of
from sakura_desktop.reader.blocks import Beside, PictureBlock, RuleBlock, Stack, TextBlock
from sakura_desktop.reader.blurred_text import BlurredText, BlurredTexts
from sakura_desktop.reader.page_fonts import TextStyle
from sakura_desktop.reader.page_words import offer_block, sign_block

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.cards import CardRead, Fact, Passage
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Block
    from sakura_desktop.study.collector import Collector


class Item(Protocol):
    """What a game shows beside cards. It may be made by a card."""

    @property
    def number(self) -> str | None:
        """The card's number."""


class Line(Protocol):
    """How a line of the page is made."""

    def __call__(
        self, phrase: Phrase, scale: float, *, bold: bool = False, ink: str = "ink", rail: bool = False
    ) -> Block:
        """The line, so large."""


class ItemSheet(NamedTuple):
    """How the reader says an item of a game's own."""

    called: Phrase
    """What it is."""
    lines: Callable[[Any, Line], Iterable[Block]]
    """What is said of it, line by line."""


Shown: TypeAlias = Item | CardSeen | str | None
"""A card of the table, an item of the game, a card's number, or nothing."""
SIDE_BY_SIDE: Final = 560
"""From so many pixels of width at zoom 1 two languages stand side by side."""
RATIO: Final = 88 / 63
SECOND_FACT: Final = 0.86
"""How large a fact is in the second language, over its size in the first."""
LEAST_SCALE: Final = 1.0
"""… and how small at the most."""
SIGN: Final = 20
"""How wide the sign is beside a line, in pixels at zoom 1."""
UNLOCK: Final = "unlock:"
"""What stands where the other language would: pressed, it is shown."""


BETWEEN: Final = 10
"""Pixels between what is said where there is nothing to read."""


class Spoken(NamedTuple):
    """The languages of a page: of what the program says, of names and of text, and those beside them."""

    program: str
    name: str
    text: str
    second_name: str = ""
    second_text: str = ""
    locked: bool = False
    """Another language waits until the card has been read in this one."""


def spoken(words: Words, only: str = "") -> Spoken:
    """The languages that a card is read in now; or in one alone, if there is another to wait for."""
    name, text = words.of("card-name"), words.of("card-text")
    if only and {name.language, text.language, name.second or only, text.second or only} != {only}:
        return Spoken(words.language, only, only, locked=True)
    return Spoken(words.language, name.language, text.language, name.second, text.second)


class CardSheet:
    """Words cards and what is like them for a page of some width, in the language shown and under it in the second."""

    def __init__(
        self, words: Words, look: Appearance, width: int, face_width: int, *, veils: BlurredTexts | None = None,
        only: str = "", collector: Collector | None = None,
    ) -> None:
        """For a page so many pixels wide; the picture of the card takes `face_width` of them, 0 for none. The second
        language is under the page's veils if it is to be blurred; `only` is a language to be read in alone. With a
        collector name and lines can be put on the list of words.
        """
        self._words = words
        self._look = look
        self._width = width
        self._face_width = face_width
        self._in = spoken(words, only)
        self._veils = veils if words.ways.blur else None
        self._collector = collector

    def page(self, shown: Shown, prospect: object = None, besides: Phrase | None = None) -> Stack:
        """The page of what is shown, with what using it would do now where that is told; `besides` is what is said
        where there is nothing to read yet.
        """
        if shown is not None and not isinstance(shown, str | CardSeen):
            return self.item(shown)
        number = shown.number if isinstance(shown, CardSeen) else shown
        if number is None:
            said = [self.name(shown), *([besides] if besides is not None and shown is None else [])]
            return Stack([self._said(phrase, 1.0, ink="ink_soft") for phrase in said], BETWEEN)
        return self.card(number, shown if isinstance(shown, CardSeen) else None, prospect)

    @staticmethod
    def name(shown: Shown) -> Phrase:
        """What the page is called: the card, the attack, or why there is nothing to read."""
        number = shown if isinstance(shown, str) or shown is None else shown.number
        if number is not None:
            return say("art-reader-card", card=CardName(number))
        sheet = _sheet_of(shown)
        if sheet is not None:
            return sheet.called
        return say("art-reader-hidden") if isinstance(shown, CardSeen) else say("art-reader-empty")

    # --- the card ---

    def card(self, number: str, seen: CardSeen | Item | None = None, prospect: object = None) -> Stack:
        """A card: its names, its picture beside what is said of it, then its text."""
        read = read_card(number, seen, prospect)
        blocks: list[Block] = [*self._names(number), self._head(read)]
        for group in read.text:
            text = [self._passage(passage) for passage in group]
            if any(text):
                blocks.append(RuleBlock(7))
            for at, passage in enumerate(text):
                blocks += [*([RuleBlock(3)] if at else []), *passage]
        if self._in.locked:
            line = self._words.text(say("reading-unlock"))
            blocks += [RuleBlock(3), TextBlock([[Run(line, "", UNLOCK)]], TextStyle(self._in.program))]
        return Stack(blocks, 4)

    def _head(self, read: CardRead) -> Block:
        facts = Stack([self._fact_in_both(fact) for fact in read.facts], 3)
        if not self._face_width:
            return facts
        size = QSize(self._face_width, round(self._face_width * RATIO))
        look, text, name = self._look, self._in.text, self._in.name
        picture = PictureBlock(
            size.width(), size.height(), lambda: look.face(read.face, text, size, read.side, name)
        )
        return Beside(picture, facts, float(size.width()))

    def _names(self, number: str) -> Iterator[Block]:
        """The name over the whole width, where even a long one has room, and below it in the second language."""
        yield self._name(number, self._in.name, 1.55)
        if self._in.second_name:
            yield self._veiled(self._name(number, self._in.second_name, 1.0), "name")
        there = (self._in.name, self._in.second_name)
        offered = offer_block(self._words, self._collector, f"card:{number}", there)
        yield from (offered,) if offered is not None else ()

    def _name(self, number: str, language: str, scale: float) -> TextBlock:
        runs = runs_of([self._words.of("card-name").card(number, language)])
        plain = [run._replace(ref="") for run in runs]
        main = language == self._in.name
        return TextBlock([plain], TextStyle(language, scale, main, main, "ink" if main else "ink_soft"), name=True)

    def _fact_in_both(self, fact: Fact) -> Block:
        """A fact, and below it the same in the second language, where that is wanted and says something else."""
        language, second = self._in.program if fact.live else self._in.text, self._in.second_text
        first = self._fact(fact, language, fact.scale)
        if fact.live or not second or not self._words.ways.facts_beside:
            return first
        group = f"fact:{self._words.text(fact.phrase, language)}"
        below = self._fact(fact, second, max(LEAST_SCALE, fact.scale * SECOND_FACT), ink="ink_soft", group=group)
        if below.text() == first.text():
            return first
        return Stack([self._fact(fact, language, fact.scale, group=group), self._veiled(below, group)], 0)

    def _fact(self, fact: Fact, language: str, scale: float, *, ink: str = "ink", group: str = "") -> TextBlock:
        main = ink == "ink"
        style = TextStyle(language, scale, fact.bold and not fact.value and main, ink=ink)
        paragraphs = paragraphs_of(self._words.spans(fact.phrase, language))
        if fact.value and main:
            paragraphs = tuple(
                tuple(run if run.ref else run._replace(bold=True) for run in runs) for runs in paragraphs
            )
        return TextBlock(paragraphs, style, group=group)

    def _passage(self, passage: Passage) -> list[Block]:
        """What stands above the lines; then each line of the text, and with it the same line in the second language."""
        found: list[Block] = [self._fact_in_both(fact) for fact in passage.facts]
        wide = self._width >= self._look.px(SIDE_BY_SIDE)
        found += [self._line(passage, at, phrase, wide=wide) for at, phrase in enumerate(passage.lines)]
        return found

    def _line(self, passage: Passage, at: int, phrase: Phrase, *, wide: bool) -> Block:
        """A line of the text, in the second language as well, with the sign of how it stands among the words."""
        group = f"{passage.key}#{at}"
        word = f"{passage.words}#{at}" if passage.words else ""
        known = word in self._words.ways.known
        style = TextStyle(self._in.text, 1.06)
        block: Block = TextBlock(self._clause(phrase, self._in.text, known), style, group=group, word=word)
        if self._in.second_text:
            style = TextStyle(self._in.second_text, 0.98, ink="ink_soft")
            lines = self._clause(phrase, self._in.second_text, known)
            below = TextBlock(lines, style, indent=0.0 if wide else 0.9, rail=not wide, group=group, word=word)
            second = self._veiled(below, group)
            block = Beside(block, second, 0.5, 18.0) if wide else Stack([block, second], 1)
        sign = sign_block(self._collector, word, self._in.text) if self._collector is not None and word else None
        return Beside(block, sign, -self._look.px(SIGN), 4.0) if sign is not None else block

    def _veiled(self, text: TextBlock, group: str) -> Block:
        """A text in the second language, blurred if it is to be."""
        return BlurredText(text, group, self._veils) if self._veils is not None else text

    def _clause(self, phrase: Phrase, language: str, known: bool) -> Sequence[Sequence[Run]]:
        return paragraphs_of(self._words.of("card-text").spans(phrase, language, known=known))

    # --- what a game shows beside cards ---

    def item(self, item: Item) -> Stack:
        """What a game says of an item, then the card that it is of."""
        sheet = _sheet_of(item)
        blocks = list(sheet.lines(item, self._said)) if sheet is not None else []
        if item.number is not None:
            blocks += [RuleBlock(7), *self.card(item.number, item).blocks]
        return Stack(blocks, 4)

    # --- words ---

    def _said(
        self, phrase: Phrase, scale: float, *, bold: bool = False, ink: str = "ink", rail: bool = False,
        language: str = "",
    ) -> TextBlock:
        """A line in the program's language, or in another."""
        language = language or self._in.program
        style = TextStyle(language, scale, bold, ink=ink)
        lines = paragraphs_of(self._words.spans(phrase, language))
        return TextBlock(lines, style, indent=0.9 if rail else 0.0, rail=rail)


def _sheet_of(shown: object) -> ItemSheet | None:
    """How the game that an item is of says it; None for what is no such item."""
    return next((game.sheets()[type(shown)] for game in games() if type(shown) in game.sheets()), None)
