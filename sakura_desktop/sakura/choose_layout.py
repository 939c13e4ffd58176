"""The choice of megami as it is laid out: two sides, the grid of forms between them, the form looked at below it, and
large beside that, where cards are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.players import player_name
from sakura_desktop.sakura.choose_side import ChooseSide
from sakura_desktop.sakura.form_grid import FormView
from sakura_desktop.sakura.form_picture import FormPicture
from sakura_desktop.sakura.form_sheet import FormSheet
from sakura_desktop.sakura.weapon_filter import WeaponFilter
from sakura_desktop.widgets.layouts import walked
from sakura_desktop.widgets.one_of import OneOf
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.form_list import FormList
    from sakura_desktop.sakura.megami_choice import MegamiChoice

SEATS = (0, 1)
SHEET = 0.39
"""How much of the height the form looked at may take: the rest is for the grid."""
HIGH = 560
"""From such a height on, in pixels at zoom 1, its picture stands below where cards are read."""
FILTER = 120
"""Narrower than this, in pixels at zoom 1, what is typed to find somebody stands above the ways to choose."""
READ = 430
"""So much of the height is for the card that is read, if one is …"""
LOW = 110
"""… and where less than this is left, its picture isn't shown beside that."""


class ChooseLayout(QWidget):
    """Shows a choice and tells what hands do in it."""

    mode_asked = Signal(bool)
    """Another way to choose: true for 三拾一捨."""
    taken = Signal(str)
    """A form of the grid."""
    laid = Signal(int, int, str)
    """A form on a side's slot: seat, index, form."""
    pressed = Signal(int, int)
    """A side's slot: seat, index."""
    given_back = Signal(int, str)
    """A form off a side; seat -1 for whichever has it."""
    random_asked = Signal(int)
    clear_asked = Signal(int)
    named = Signal(int, str)

    def __init__(
        self, words: Words, look: Appearance, reader: QWidget, slots: int, listed: FormList, parent: QWidget,
    ) -> None:
        """Both sides empty."""
        super().__init__(parent)
        self.wording = Translated(words, self)
        self.modes = {
            False: self._mode("choose.open", "choose-open", "choose-open-tip"),
            True: self._mode("choose.strike", "choose-strike", "choose-strike-tip"),
        }
        self.panels = tuple(ChooseSide(seat, words, look, slots, self) for seat in SEATS)
        self.grid = FormView(words, look, listed.forms, self)
        self.weapon = WeaponFilter(words, [form.key for form in self.grid.forms.forms], self)
        self.filter = QLineEdit(self)
        self.filter.setObjectName("choose.filter")
        self.filter.setClearButtonEnabled(True)
        self.wording.name(self.filter, "choose-filter")
        self.wording.bind(self.filter, "hint", self.filter.setPlaceholderText, say("choose-filter"))
        self.sheet = FormSheet(words, look, listed, self)
        self.picture = FormPicture(look, self)
        self._look = look
        self._reads = False
        self._lay_out(reader)
        self._connect()
        self.sheet.show_form(self.grid.forms.forms[0].key)

    def _mode(self, name: str, key: str, tip: str) -> QPushButton:
        button = self.wording.button(name, key)
        button.setCheckable(True)
        self.wording.tip(button, tip)
        return button

    def _lay_out(self, reader: QWidget) -> None:
        find, modes = QHBoxLayout(), QHBoxLayout()
        find.addWidget(self.filter, 1)
        find.addWidget(self.weapon)
        for button in self.modes.values():
            modes.addWidget(button)
        top = self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.addLayout(find, 1)
        top.addLayout(modes)
        sides = QVBoxLayout()
        for panel in self.panels:
            sides.addWidget(panel, 1)
        middle = QVBoxLayout()
        middle.addLayout(top)
        middle.addWidget(self.grid, 1)
        middle.addWidget(self.sheet)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(10)
        columns.addLayout(sides, 23)
        columns.addLayout(middle, 71)
        right = QVBoxLayout()
        right.addWidget(reader, 1)
        right.addWidget(self.picture)
        columns.addLayout(right, 31)

    def _connect(self) -> None:
        OneOf(self.modes.values(), self)
        for strike, button in self.modes.items():
            button.clicked.connect(lambda _checked=False, strike=strike: self.mode_asked.emit(strike))
        walked(self.filter, self.weapon, *self.modes.values(), self.grid)
        self.filter.textChanged.connect(self.grid.found.find)
        self.filter.returnPressed.connect(self.grid.setFocus)
        self.weapon.asked.connect(self.grid.found.only)
        self.grid.picked.connect(self.taken)
        self.grid.looked.connect(self.sheet.show_form)
        self.sheet.turned.connect(self.picture.show_form)
        self._look.changed.connect(self._share)
        self.wording.words.changed.connect(self._share)
        self.grid.given_back.connect(lambda form: self.given_back.emit(-1, form))
        for panel in self.panels:
            seat = panel.seat
            panel.named.connect(lambda text, seat=seat: self.named.emit(seat, text))
            panel.laid.connect(lambda index, form, seat=seat: self.laid.emit(seat, index, form))
            panel.pressed.connect(lambda index, seat=seat: self.pressed.emit(seat, index))
            panel.removed.connect(lambda form, seat=seat: self.given_back.emit(seat, form))
            panel.looked.connect(self.sheet.show_form)
            panel.random_asked.connect(lambda seat=seat: self.random_asked.emit(seat))
            panel.clear_asked.connect(lambda seat=seat: self.clear_asked.emit(seat))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The form looked at leaves the grid its room."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        beside = [self.weapon, *self.modes.values()]
        wide = self._look.px(FILTER) + sum(part.sizeHint().width() + self._top.spacing() for part in beside)
        directions = QBoxLayout.Direction
        self._top.setDirection(directions.LeftToRight if wide <= self.sheet.width() else directions.TopToBottom)
        self.sheet.allow(round(self.height() * SHEET))
        left = self.height() - self._look.px(READ) if self._reads else self.sheet.height()
        shown = self.height() >= self._look.px(HIGH) and left >= self._look.px(LOW)
        self.picture.setFixedHeight(min(self.sheet.height(), max(1, left)))
        self.picture.setVisible(shown)

    def show_read(self, number: str) -> None:
        """A card is read, or by the empty string none: what is said of one has the height that it needs."""
        if bool(number) != self._reads:
            self._reads = bool(number)
            self._share()

    def seat(self, players: tuple[str, str]) -> None:
        """Say where computers sit; a person's name can be written, theirs can't."""
        for panel in self.panels:
            panel.seat_players(players)

    def show_names(self, names: tuple[str, str]) -> None:
        """Show what the players are called."""
        for panel, name in zip(self.panels, names, strict=True):
            if panel.name.text() != name:
                panel.name.setText(name)
                panel.name.home(False)  # of a long name the beginning is seen

    def show_choosing(self, choosing: MegamiChoice, side: int, *, covered: bool) -> None:
        """Show a choice as whoever acts may see it, nothing behind a curtain; `side` is where the next form goes."""
        self.modes[choosing.strike].setChecked(True)
        taken: dict[str, list[int]] = {}
        for panel in self.panels:
            panel.set_slots(choosing.wanted)
            seen = choosing.sees(panel.seat) and not covered
            chosen = choosing.sides[panel.seat]
            for index, slot in enumerate(panel.slots):
                form = chosen[index] if index < len(chosen) else ""
                slot.show_form(form, hidden=not seen, struck=bool(form) and choosing.shows_strike(panel.seat, form))
            for form in chosen if seen else ():
                taken.setdefault(form, []).append(panel.seat)
            may = choosing.may_act(panel.seat)
            panel.random.setEnabled(may)
            panel.clear.setEnabled(may and bool(chosen))
            strikes_here = choosing.striking and panel.seat != choosing.seat
            panel.set_lit((may and panel.seat == side) or strikes_here)
        marks = {form: " ".join(map(seat_icon, seats)) for form, seats in taken.items()}
        told = {
            form: [say("choose-taken", player=player_name("", seat)) for seat in seats] for form, seats in taken.items()
        }
        self.grid.show_taken(marks, told)
