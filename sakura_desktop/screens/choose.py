"""双掌繚乱 (§2-1): each player takes two megami, openly or by 三拾一捨."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine.duel import Refusal, forms
from engine.text.phrase import Phrase, say
from sakura_desktop.parts.veil import Veil
from sakura_desktop.screens.choosing import Choosing, Step
from sakura_desktop.screens.duellist import player_name
from sakura_desktop.screens.formgrid import FormView
from sakura_desktop.screens.formsheet import FormSheet
from sakura_desktop.screens.screen import Screen
from sakura_desktop.screens.sidepanel import SidePanel

if TYPE_CHECKING:
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.settings import Settings

SEATS = (0, 1)


class ChooseScreen(Screen):
    """Two sides, the grid of forms between them, and the cards of the form that one looks at."""

    settled = Signal(object)
    """The two pairs, once both players are content."""
    cancelled = Signal()
    card_looked = Signal(str)

    def __init__(
        self, words: Words, settings: Settings, look: Look, reader: QWidget, *,
        rng: random.Random | None = None, parent: QWidget | None = None,
    ) -> None:
        """An open choice; `reader` shows a card large and is told by `card_looked`."""
        super().__init__("choose", words, parent)
        self._settings = settings
        self._rng = rng or random.Random()
        self.choosing = Choosing()
        self._active = 0
        self.modes = {
            False: self._mode("choose.open", "choose-open"),
            True: self._mode("choose.strike", "choose-strike"),
        }
        self.panels = tuple(SidePanel(seat, words, look, self.choosing.wanted, self) for seat in SEATS)
        self.grid = FormView(words, look, self)
        self.filter = QLineEdit(self)
        self.filter.setObjectName("choose.filter")
        self.filter.setClearButtonEnabled(True)
        self.sheet = FormSheet(words, look, self)
        self.status = QLabel(self)
        self.status.setObjectName("choose.status")
        self.status.setWordWrap(True)
        self.next = self.button("choose.next", "choose-next", self.go_on)
        self.next.setProperty("role", "leading")
        self._lay_out(reader)
        self.veil = Veil(words, self)
        self.veil.lifted.connect(self._lifted)
        self._connect()
        self.begin()

    def _mode(self, name: str, key: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setCheckable(True)
        self.wording.text(button, key)
        self.wording.tip(button, f"{key}-tip")
        return button

    def _lay_out(self, reader: QWidget) -> None:
        top = QHBoxLayout()
        top.addWidget(self.label("choose-title", role="title"))
        top.addStretch(1)
        top.addWidget(self.filter, 2)
        top.addStretch(1)
        for button in self.modes.values():
            top.addWidget(button)
        self.wording.name(self.filter, "choose-filter")
        self.wording.bind(self.filter, "hint", self.filter.setPlaceholderText, say("choose-filter"))
        sides = QVBoxLayout()
        for panel in self.panels:
            sides.addWidget(panel, 1)
        middle = QVBoxLayout()
        middle.addWidget(self.grid, 1)
        middle.addWidget(self.sheet)
        columns = QHBoxLayout()
        columns.setSpacing(10)
        columns.addLayout(sides, 27)
        columns.addLayout(middle, 68)
        columns.addWidget(reader, 33)
        bottom = QHBoxLayout()
        self.back = self.button("choose.back", "choose-back", self.cancelled.emit)
        bottom.addWidget(self.back)
        bottom.addWidget(self.status, 1)
        bottom.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 10)
        box.addLayout(top)
        box.addLayout(columns, 1)
        box.addLayout(bottom)

    def _connect(self) -> None:
        group = QButtonGroup(self)
        for strike, button in self.modes.items():
            group.addButton(button)
            button.clicked.connect(lambda _checked=False, strike=strike: self.begin(strike=strike))
        self.filter.textChanged.connect(self.grid.found.find)
        self.filter.returnPressed.connect(self.grid.setFocus)
        self.grid.picked.connect(self.take)
        self.grid.looked.connect(self.sheet.show_form)
        self.sheet.looked.connect(self.card_looked)
        for panel in self.panels:
            seat = panel.seat
            panel.named.connect(lambda text, seat=seat: self._name(seat, text))
            panel.laid.connect(lambda index, form, seat=seat: self.lay(seat, index, form))
            panel.pressed.connect(lambda index, seat=seat: self._press(seat, index))
            panel.removed.connect(lambda form, seat=seat: self.give_back(seat, form))
            panel.looked.connect(self.sheet.show_form)
            panel.random_asked.connect(lambda seat=seat: self.fill(seat))
            panel.clear_asked.connect(lambda seat=seat: self.clear(seat))

    # --- the choice ---

    def begin(self, *, strike: bool = False) -> None:
        """Begin the choice anew."""
        self.choosing = Choosing(strike=strike)
        self._active = 0
        self.modes[strike].setChecked(True)
        for panel, name in zip(self.panels, self._settings.names, strict=True):
            panel.set_slots(self.choosing.wanted)
            panel.name.setText(name)
        self._say(None)
        self.refresh()
        self._seat_changed()

    def entered(self) -> None:
        """The grid has the keyboard."""
        for panel, name in zip(self.panels, self._settings.names, strict=True):
            panel.name.setText(name)
        self.grid.setFocus()
        self.sheet.show_form(self.grid.current() or self.sheet.form)

    def take(self, form: str) -> None:
        """Let the side whose turn it is take a form of the grid, or give it back if it has it."""
        if not self.choosing.picking:
            self._say(say("choose-strike-hint"))
            return
        seat = self._side()
        if form in self.choosing.sides[seat]:
            self.give_back(seat, form)
            return
        self._tell(self.choosing.add(seat, form))

    def lay(self, seat: int, index: int, form: str) -> None:
        """Lay a form on a slot, from the grid, another slot, or the other side."""
        if not self.choosing.may_act(seat):
            self._say(say("choose-not-now"))
            return
        side = self.choosing.sides[seat]
        if form in side:
            side.remove(form)
            side.insert(min(index, len(side)), form)
            self._tell(None)
            return
        self._active = seat
        self._tell(self.choosing.put(seat, index, form))

    def give_back(self, seat: int, form: str) -> None:
        """Take a form off a side."""
        if self.choosing.may_act(seat) and form:
            self.choosing.remove(seat, form)
            self._active = seat
            self._tell(None)

    def fill(self, seat: int) -> None:
        """Let chance choose what is open; all of it where nothing is."""
        if not self.choosing.may_act(seat):
            return
        if len(self.choosing.sides[seat]) == self.choosing.wanted:
            self.choosing.clear(seat)
        self.choosing.fill(seat, [form.key for form in forms()], self._rng)
        self._tell(None)

    def clear(self, seat: int) -> None:
        """Give back whatever the side took."""
        if self.choosing.may_act(seat):
            self.choosing.clear(seat)
            self._active = seat
            self._tell(None)

    def go_on(self) -> None:
        """End the step: to the next of 三拾一捨, or to the building of the decks."""
        pairs = self.choosing.pairs()
        if pairs is not None:
            self.settled.emit(pairs)
        elif self.choosing.ready():
            self.choosing.advance()
            self._say(None)
            self.refresh()
            self._seat_changed()

    def _side(self) -> int:
        """Which side a form of the grid goes to."""
        if self.choosing.seat >= 0:
            return self.choosing.seat
        if len(self.choosing.sides[self._active]) >= self.choosing.wanted > len(self.choosing.sides[1 - self._active]):
            self._active = 1 - self._active
        return self._active

    def _press(self, seat: int, index: int) -> None:
        form = self.panels[seat].slots[index].form
        if self.choosing.striking:
            if seat != self.choosing.seat and form:
                self.choosing.strike_out(form)
                self._tell(None)
            return
        if not self.choosing.may_act(seat):
            return
        self._active = seat
        if form:
            self.give_back(seat, form)
        else:
            self.refresh()
            self.grid.setFocus()

    def _name(self, seat: int, text: str) -> None:
        names = list(self._settings.names)
        names[seat] = text
        self._settings.names = (names[0], names[1])
        self._tell(None)

    # --- what shows ---

    def _tell(self, refusal: Refusal | None) -> None:
        self._say(say("refusal-line", what=refusal.phrase, section=refusal.section) if refusal else None)
        self.refresh()

    def _say(self, phrase: Phrase | None) -> None:
        self.wording.phrase(self.status, phrase or self._hint())
        self.status.setProperty("warning", phrase is not None)
        self.status.style().unpolish(self.status)
        self.status.style().polish(self.status)

    def _hint(self) -> Phrase:
        seat = self.choosing.seat
        player = self.player(max(seat, 0))
        match self.choosing.step:
            case Step.OPEN:
                return say("choose-hint-open")
            case Step.PICK_FIRST | Step.PICK_SECOND:
                return say("choose-hint-pick", player=player)
            case Step.STRIKE_FIRST | Step.STRIKE_SECOND:
                return say("choose-hint-strike", player=player)
            case Step.SETTLED:
                return say("choose-hint-settled")

    def player(self, seat: int) -> Phrase:
        """What the player is called."""
        return player_name(self._settings.names[seat], seat)

    def refresh(self) -> None:
        """Show the choice as it stands."""
        taken: dict[str, list[str]] = {}
        side = self._side()
        for panel in self.panels:
            seen = self.choosing.sees(panel.seat) and not self.veil_down()
            chosen = self.choosing.sides[panel.seat]
            for index, slot in enumerate(panel.slots):
                form = chosen[index] if index < len(chosen) else ""
                slot.show_form(form, hidden=not seen, struck=bool(form) and self._shows_strike(panel.seat, form))
            if seen:
                for form in chosen:
                    taken.setdefault(form, []).append(str(panel.seat + 1))
            may = self.choosing.may_act(panel.seat)
            panel.random.setEnabled(may)
            panel.clear.setEnabled(may and bool(chosen))
            panel.set_lit((may and panel.seat == side) or (self.choosing.striking and panel.seat != self.choosing.seat))
        self.grid.forms.show_taken({form: " · ".join(seats) for form, seats in taken.items()})
        self.next.setEnabled(self.choosing.ready())
        key = "choose-next" if self.choosing.step in {Step.OPEN, Step.SETTLED} else "choose-done"
        self.wording.text(self.next, key)

    def _shows_strike(self, seat: int, form: str) -> bool:
        """Whoever strikes sees the own stroke; both see both once they are settled."""
        if self.choosing.struck[seat] != form:
            return False
        return self.choosing.step is Step.SETTLED or seat != self.choosing.seat

    def reword(self) -> None:
        """The names that players without one are called by are part of the grid."""
        self.refresh()

    def veil_down(self) -> bool:
        """The curtain hides the screen now."""
        return self.choosing.strike and not self.veil.isHidden()

    def _seat_changed(self) -> None:
        """Let the curtain fall before the other player acts in secret."""
        seat = self.choosing.seat
        if seat < 0 or not self._settings.curtain:
            if not self.veil.isHidden():
                self.veil.lift()
            return
        purpose = "choose-veil-strike" if self.choosing.striking else "choose-veil-pick"
        self.veil.fall(self.player(seat), say(purpose))
        self.refresh()

    def _lifted(self) -> None:
        self.refresh()
        if self.choosing.striking:
            self.panels[1 - self.choosing.seat].slots[0].setFocus()
        else:
            self.grid.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter goes on; Escape goes back to the first screen."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
