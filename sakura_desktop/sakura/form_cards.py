"""The cards of a form in groups: normal cards and specials, and what she brings besides, each group named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.text.phrase import CardName, say
from sakura_desktop.sakura.form_list import BESIDES, CHOSEN, GROUPS
from sakura_desktop.widgets.card_rows import GAP, RATIO, CardView, Mark
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.form_list import FormList

SMALLEST: Final = 20
LARGEST: Final = 96
ONE_LINE: Final = 78
"""How wide cards must be to lie in one line, everything beside the normal cards."""
BETWEEN: Final = 8


class CardGroup(QWidget):
    """Cards of one group under its name."""

    def __init__(self, group: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """No cards."""
        super().__init__(parent)
        self.row = CardView(
            f"choose.{group}", words, look, columns=1, smallest=SMALLEST, largest=LARGEST, movable=False, parent=self,
        )
        wording = Translated(words, self)
        self.heading = wording.label(f"cards-{group}", name=f"choose.heading.{group}", role="note")
        wording.name(self.row, f"cards-{group}")
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.heading)
        box.addWidget(self.row, 0, Qt.AlignmentFlag.AlignLeft)

    def show_cards(self, cards: dict[str, int], marks: dict[str, Mark]) -> None:
        """These cards, each with how many of it there are."""
        self.row.row.show_cards(tuple(cards))
        many = {number: Mark(f"×{count}", say("cards-many", count=count)) for number, count in cards.items()}
        self.row.row.show_marks({number: mark for number, mark in many.items() if cards[number] > 1} | marks)
        self.row.columns = max(1, len(cards))
        self.setVisible(bool(cards))


class FormCards(QWidget):
    """The groups in one line, or the normal cards above all others, as large as there is room."""

    looked = Signal(str)
    """A card to be shown large."""

    def __init__(self, words: Words, look: Appearance, listed: FormList, parent: QWidget) -> None:
        """No form yet."""
        super().__init__(parent)
        self._look = look
        self._listed = listed
        self.groups = {group: CardGroup(group, words, look, self) for group in GROUPS}
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self._second = QHBoxLayout()
        self._second.setSpacing(BETWEEN)
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        self._lines.addWidget(self.groups["normals"], 0, top)
        for group in GROUPS[1:]:
            self._second.addWidget(self.groups[group], 0, top)
        self._second.addStretch(1)
        self._lines.addLayout(self._second, 1)
        for held in self.groups.values():
            held.row.looked.connect(self.looked)
            held.row.picked.connect(self.looked)

    @property
    def rows(self) -> dict[str, CardView]:
        """The cards by group."""
        return {group: held.row for group, held in self.groups.items()}

    def show_form(self, form: str) -> None:
        """Show the cards of a form."""
        replaced = self._listed.replaced(form)
        marks = {new: Mark("↺", say("choose-replaces", card=CardName(old))) for old, new in replaced.items()}
        for group, cards in self._listed.groups(form).items():
            self.groups[group].show_cards(cards, {new: mark for new, mark in marks.items() if new in cards})

    def fit(self, width: int, height: int) -> None:
        """Cards as large as such room lets them be: in one line where they are large enough in it, else in two."""
        counts = {group: len(held.row.row) for group, held in self.groups.items()}
        first, rest = counts["normals"], [counts[group] for group in GROUPS[1:] if counts[group]]
        named = any(counts[group] for group in BESIDES)
        alone = self._across(width, first + sum(rest), len(rest))
        wide = alone >= self._look.px(ONE_LINE)
        across = alone if wide else min(self._across(width, first, 0), self._across(width, sum(rest), len(rest) - 1))
        heading = self.groups[CHOSEN[0]].heading.sizeHint().height() if named else 0
        lines = 1 if wide else 2
        down = int(((height - heading - (lines - 1) * self._lines.spacing()) // lines - GAP - 2) / RATIO)
        card = max(self._look.px(SMALLEST), min(across, down, self._look.px(LARGEST)))
        direction = QBoxLayout.Direction
        self._lines.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        for group, held in self.groups.items():
            held.heading.setVisible(named and (wide or group != CHOSEN[0]))
            columns = held.row.columns
            held.row.setFixedSize(held.row.fit(columns * (card + GAP) + 2, round(card * RATIO) + GAP + 3))

    @staticmethod
    def _across(width: int, count: int, gaps: int) -> int:
        return (width - gaps * BETWEEN - 2 * (gaps + 1)) // max(1, count) - GAP
