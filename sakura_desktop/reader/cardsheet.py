"""What the reader says of a card or an attack, as blocks: picture, names, values, text line by line, live figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QSize

from engine.duel import AttackSeen, CardSeen, card_face, card_sides, card_text, side_term
from engine.text.phrase import CardName, Listing, Phrase, Term, say
from sakura_desktop.art.content import paragraphs_of, runs_of
from sakura_desktop.reader.blocks import Beside, PictureBlock, RuleBlock, Stack, TextBlock
from sakura_desktop.reader.typecase import TextStyle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.duel import CardFace, Change
    from sakura_desktop.art.linebreak import Run
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.reader.blocks import Block

Shown: TypeAlias = AttackSeen | CardSeen | str | None
"""An attack in the air, a card of the table, a card's number, or nothing."""
SIDE_BY_SIDE: Final = 560
"""From so many pixels of width at zoom 1 two languages stand side by side."""
RATIO: Final = 88 / 63
WHAT: Final = {"range": "range", "aura": "attack-aura-damage", "life": "attack-life-damage"}
"""Which term names what a change changes."""


class CardSheet:
    """Words cards and attacks for a page of some width, in the language shown and under it in the second."""

    def __init__(self, words: Words, look: Look, width: int, face_width: int) -> None:
        """For a page so many pixels wide; the picture of the card takes `face_width` of them, 0 for none."""
        self._words = words
        self._look = look
        self._width = width
        self._face_width = face_width
        self._main = words.language
        self._second = second_language(words)

    def page(self, shown: Shown) -> Stack:
        """The page of what is shown."""
        if isinstance(shown, AttackSeen):
            return self.attack(shown)
        number = shown.number if isinstance(shown, CardSeen) else shown
        if number is None:
            return Stack([self._said(self.name(shown), 1.0, ink="ink_soft")])
        return self.card(number, shown if isinstance(shown, CardSeen) else None)

    @staticmethod
    def name(shown: Shown) -> Phrase:
        """What the page is called: the card, the attack, or why there is nothing to read."""
        number = shown if isinstance(shown, str) or shown is None else shown.number
        if number is not None:
            return say("art-reader-card", card=CardName(number))
        if isinstance(shown, AttackSeen):
            return say("art-attack-heading")
        return say("art-reader-hidden") if isinstance(shown, CardSeen) else say("art-reader-empty")

    # --- the card ---

    def card(self, number: str, seen: CardSeen | None = None) -> Stack:
        """A card: its picture beside its names and values, then its text."""
        side = seen.side if seen is not None and seen.side in card_sides(number) else ""
        blocks: list[Block] = [self._head(number, side, self._facts(number, seen))]
        text = self._sides(number, side) if card_sides(number) else self._text(number)
        if text:
            blocks += [RuleBlock(7), *text]
        return Stack(blocks, 4)

    def _head(self, number: str, side: str, facts: Block) -> Block:
        if not self._face_width:
            return facts
        size = QSize(self._face_width, round(self._face_width * RATIO))
        language, look = self._main, self._look
        picture = PictureBlock(size.width(), size.height(), lambda: look.face(number, language, size, side))
        return Beside(picture, facts, float(size.width()))

    def _facts(self, number: str, seen: CardSeen | None) -> Stack:
        face = card_face(number)
        blocks: list[Block] = [self._name(number, self._main, 1.55)]
        if self._second:
            blocks.append(self._name(number, self._second, 1.0))
        kinds = [Term(key) for key in (face.kind, face.type, face.subtype) if key]
        blocks.append(self._said(say("art-card-kinds", kinds=Listing(tuple(kinds), "comma")), 0.95))
        blocks += self._values(face if not card_sides(number) else values_of_no_side(face))
        if seen is not None and seen.cost is not None and str(seen.cost) != face.cost:
            blocks.append(self._live("art-cost-now", cost=seen.cost))
        return Stack(blocks, 3)

    def _name(self, number: str, language: str, scale: float) -> TextBlock:
        runs = runs_of([self._words.renderer(language).card(number)], ruby=self._words.ruby)
        plain = [run._replace(ref="") for run in runs]
        main = language == self._main
        return TextBlock([plain], TextStyle(language, scale, main, main, "ink" if main else "ink_soft"))

    def _values(self, face: CardFace) -> Iterable[Block]:
        """Each value after its name."""
        for label, value in printed_values(face):
            runs = self._runs(say("art-card-value", label=Term(label), value=value), self._main)
            bold = [run if run.ref else run._replace(bold=True) for run in runs]
            yield TextBlock([bold], TextStyle(self._main, 1.1))

    def _sides(self, number: str, current: str) -> list[Block]:
        """Both sides of a two-sided card, one under the other: name, values and text; the one that counts is marked."""
        found: list[Block] = []
        for side in card_sides(number):
            key = "art-side-now" if side == current else "art-side"
            found += [RuleBlock(3)] if found else []
            found.append(self._said(say(key, side=Term(side_term(number, side))), 1.15, bold=side == current))
            found += [*self._values(card_face(number, side)._replace(cost=None)), *self._text(number, side)]
        return found

    def _text(self, number: str, side: str = "") -> list[Block]:
        """Each line of the text, and with it the same line in the second language."""
        found: list[Block] = []
        wide = self._width >= self._look.px(SIDE_BY_SIDE)
        for phrase in card_text(number, side):
            first = TextBlock(self._paragraphs(phrase, self._main), TextStyle(self._main, 1.06))
            if not self._second:
                found.append(first)
                continue
            style = TextStyle(self._second, 0.98, ink="ink_soft")
            lines = self._paragraphs(phrase, self._second)
            second = TextBlock(lines, style, indent=0.0 if wide else 0.9, rail=not wide)
            found.append(Beside(first, second, 0.5, 18.0) if wide else Stack([first, second], 1))
        return found

    # --- the attack in the air ---

    def attack(self, attack: AttackSeen) -> Stack:
        """An attack in the air: its figures now and what made them so, then the card that it is of."""
        blocks: list[Block] = [self._said(say("art-attack-heading"), 1.2, bold=True)]
        blocks += self._figures(attack)
        blocks += [self._said(say("art-attack-trait", trait=trait), 1.0) for trait in attack.traits]
        for change in attack.changes:
            blocks += self._change(change)
        if attack.number is not None:
            blocks += [RuleBlock(7), *self.card(attack.number).blocks]
        return Stack(blocks, 4)

    def _figures(self, attack: AttackSeen) -> Iterable[Block]:
        if attack.cancelled:
            yield self._live("art-attack-cancelled")
        values = range_text(attack.range)
        yield self._live("art-attack-in-range" if attack.in_range else "art-attack-out-of-range", range=values)
        yield self._live("art-attack-damage", aura=dashed(attack.aura), life=dashed(attack.life))

    def _change(self, change: Change) -> list[Block]:
        """One thing that changed a figure: from what to what, by which card, and in its words."""
        what = WHAT.get(change.what)
        if what is None:
            line = say("art-change-trait", change=change.phrase)
        else:
            line = say("art-change", what=Term(what), before=change.before or "-", after=change.after or "-")
        by = say("art-change-by", card=CardName(change.source)) if change.source else say("art-change-by-rule")
        blocks: list[Block] = [self._said(say("art-change-line", change=line, by=by), 1.0)]
        if what is not None:
            blocks.append(self._said(change.phrase, 0.92, ink="ink_soft", rail=True))
        return blocks

    # --- words ---

    def _live(self, key: str, **slots: int | str) -> TextBlock:
        """A figure as it is now, set off from those that are printed."""
        return self._said(say(key, **slots), 1.1, bold=True)

    def _said(
        self, phrase: Phrase, scale: float, *, bold: bool = False, ink: str = "ink", rail: bool = False
    ) -> TextBlock:
        style = TextStyle(self._main, scale, bold, ink=ink)
        return TextBlock(self._paragraphs(phrase, self._main), style, indent=0.9 if rail else 0.0, rail=rail)

    def _runs(self, phrase: Phrase, language: str) -> tuple[Run, ...]:
        return runs_of(self._words.spans(phrase, language), ruby=self._words.ruby)

    def _paragraphs(self, phrase: Phrase, language: str) -> Sequence[Sequence[Run]]:
        return paragraphs_of(self._words.spans(phrase, language), ruby=self._words.ruby)


def second_language(words: Words) -> str:
    """The language shown under the first: the second, or while that is peeked at the chosen one; empty for none."""
    if not words.second:
        return ""
    other = words.second if words.second != words.language else words.chosen
    return other if other != words.language else ""


def printed_values(face: CardFace) -> list[tuple[str, str]]:
    """The values printed on a card, by the terms that name them (§6-2-1)."""
    every = (("range", face.range), ("damage", face.damage), ("capacity", face.capacity), ("cost", face.cost))
    return [(label, value) for label, value in every if value]


def values_of_no_side(face: CardFace) -> CardFace:
    """What a two-sided card has whichever side counts: its cost; the other values stand on each of its sides."""
    return face._replace(range=None, damage=None, capacity=None)


def range_text(numbers: Iterable[int]) -> str:
    """A range as it is printed: `3-4`, `1,3-5`, `-` where it is empty."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs) or "-"


def dashed(amount: int | None) -> str:
    """A damage as it is printed; the dash where there is none."""
    return "-" if amount is None else str(amount)
