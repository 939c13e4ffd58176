"""The choice of decks: each player takes one of the practice decks; how じゃんけん is played; who is called what."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.mahoroba.door import DECKS, SideSetup
from engine.text.phrase import Phrase, say
from sakura_desktop.decks.counted_cards import copies
from sakura_desktop.match.name_line import NameLine
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.layouts import PAGE, below, beside
from sakura_desktop.widgets.one_of import OneOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

JANKEN: Final = ("hands", "luck")


class Side(QFrame):
    """One player's side: the name, a button for each deck, the cards of the one chosen."""

    looked = Signal(str)

    def __init__(self, seat: int, screen: DeckChoiceScreen, look: Appearance) -> None:
        """The first deck for the first player, the second for the second."""
        super().__init__(screen)
        self.seat = seat
        self._look = look
        self._keys = tuple(DECKS)
        self.setProperty("role", "side")
        self.name = NameLine(f"decks.name.{seat}", seat, screen.wording, self)
        self.computer = ""
        """The level of the computer that sits here, and brings a deck of its own."""
        self._brings = screen.label("mahoroba-computer-deck", role="note", wrap=True)
        self._brings.hide()
        self.buttons: dict[str, BigButton] = {}
        row = QHBoxLayout()
        for key in self._keys:
            button = BigButton(f"decks.{seat}.{key}", parent=self)
            button.setCheckable(True)
            screen.wording.text(button, f"deck-{key}")
            screen.wording.bind(button, "detail", button.set_detail, say(f"deck-{key}-detail"))
            button.toggled.connect(partial(self._toggled, button))
            self.buttons[key] = button
            row.addWidget(button)
        OneOf(self.buttons.values(), self)
        self.cards = CardView(
            f"decks.cards.{seat}", screen.words, look, columns=1, smallest=38, largest=110, movable=False,
            counted=True, parent=self,
        )
        self.cards.setMinimumHeight(24)  # in a small window they scroll: what is said of the decks is read whole
        screen.wording.name(self.cards, "deck-cards")
        self.cards.looked.connect(self.looked)
        self.cards.picked.connect(self.looked)
        box = QVBoxLayout(self)
        box.addWidget(self.name)
        box.addWidget(self._brings, 1, Qt.AlignmentFlag.AlignCenter)
        box.addLayout(row)
        box.addWidget(self.cards, 1)
        self.choose(self._keys[seat % len(self._keys)])
        look.changed.connect(self._fit)

    def seat_players(self, players: tuple[str, str]) -> None:
        """By which level a computer sits at each side, or by an empty one a person."""
        level = self.computer = players[self.seat]
        for widget in (*self.buttons.values(), self.cards):
            widget.setVisible(not level)
        self._brings.setVisible(bool(level))
        self.name.seat_players(players)

    @property
    def key(self) -> str:
        """The deck chosen."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def choose(self, key: str) -> None:
        """Take a deck."""
        self.buttons[key].setChecked(True)
        counts = Counter(DECKS[key])
        self.cards.row.show_cards(tuple(counts))
        self.cards.row.show_marks(copies(counts))
        self._fit()

    def _toggled(self, button: BigButton, checked: bool) -> None:
        button.leading = checked
        button.update()
        if checked:
            self.choose(next(key for key, one in self.buttons.items() if one is button))

    def _fit(self) -> None:
        room = self.height() - self.name.height() - max(one.height() for one in self.buttons.values()) - 48
        self.cards.fill(max(200, self.width() - 24), max(120, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards as large as the room lets them be."""
        super().resizeEvent(event)
        self._fit()


class DeckChoiceScreen(PreparingScreen):
    """Both sides above each other, the card looked at beside them, the beginning below."""

    chosen = Signal(object)
    """What both bring: two `SideSetup`s, None for a computer's."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, reader: QWidget, parent: QWidget | None = None,
    ) -> None:
        """A deck each."""
        super().__init__("mahoroba-choose", words, settings, parent)
        self.sides = tuple(Side(seat, self, look) for seat in (0, 1))
        for side in self.sides:
            side.looked.connect(self.card_looked)
            side.name.renamed.connect(self.rename)
        ways = [(how, say("mahoroba-janken-by", how=how)) for how in JANKEN]
        self.janken = self.wording.choice("decks.janken", ways, "mahoroba-janken-how")
        self.begin_button = self.button("choose.begin", "mahoroba-begin", self.go_on)
        self.begin_button.setProperty("role", "leading")
        self._back = self.button("choose.back", "button-home", self.cancelled.emit)
        self._lay_out(reader)

    def _lay_out(self, reader: QWidget) -> None:
        left = below(*((side, 1) for side in self.sides), spacing=10)
        columns = beside((left, 72), (reader, 28), spacing=12)
        how = self.label("mahoroba-janken-how")
        foot = beside(self._back, None, beside(how, self.janken), self.begin_button, spacing=16)
        title = self.label("mahoroba-choose-title", role="title")
        note = self.label("mahoroba-practice-note", role="note", wrap=True)
        self.setLayout(below(title, note, (columns, 1), foot, edges=PAGE))

    def title(self) -> Phrase:
        """What the window's title says."""
        return say("mahoroba-choose-window")

    def begin(self, decks: Sequence[tuple[str, ...]] = ()) -> None:
        """From the beginning, or from the decks of a match before."""
        keys = {deck: key for key, deck in DECKS.items()}
        for side, deck in zip(self.sides, decks, strict=False):
            if deck in keys:
                side.choose(keys[deck])
        for side, name in zip(self.sides, self.settings.names, strict=True):
            side.name.setText("" if side.computer else name)

    def seat(self, players: tuple[str, str]) -> None:
        """Who sits at each side: the level of a computer, or nothing for a person."""
        super().seat(players)
        for side in self.sides:
            side.seat_players(players)

    def entered(self) -> None:
        """The beginning has the keyboard."""
        self.begin_button.setFocus()

    def go_on(self) -> None:
        """Begin with the decks chosen."""
        for side in self.sides:
            side.name.tell()
        self.chosen.emit(
            tuple(None if side.computer else SideSetup(deck=DECKS[side.key], name="") for side in self.sides)
        )
