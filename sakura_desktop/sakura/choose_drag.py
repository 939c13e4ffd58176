"""What hands do in the choice of megami: take, lay, give back, strike; each told to the choice, which says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.text.phrase import say
from sakura_desktop.sakura.megami_choice import MegamiChoice

if TYPE_CHECKING:
    import random

    from sakura_desktop.sakura.form_list import FormList


class ChooseDrag(QObject):
    """The hands of both players over one choice."""

    told = Signal(object)
    """The `Refusal` of what a hand did, or None where it was done."""
    blocked = Signal(object)
    """A `Phrase`: why a hand can do nothing there now."""

    def __init__(self, rng: random.Random, listed: FormList, parent: QObject) -> None:
        """An open choice among the forms listed."""
        super().__init__(parent)
        self._rng = rng
        self._listed = listed
        self.choosing = MegamiChoice(check=listed.check)
        self._active = 0

    def begin(self, *, strike: bool) -> None:
        """Begin the choice anew."""
        self.choosing = MegamiChoice(strike=strike, check=self._listed.check)
        self._active = 0

    @property
    def side(self) -> int:
        """Which side a form of the grid goes to: in the open the other one, when this one is full."""
        if self.choosing.seat >= 0:
            return self.choosing.seat
        full = [len(side) >= self.choosing.wanted for side in self.choosing.sides]
        return 1 - self._active if full[self._active] and not full[1 - self._active] else self._active

    def take(self, form: str) -> None:
        """Let the side whose turn it is take a form of the grid, or give it back if it has it."""
        if not self.choosing.picking:
            self.blocked.emit(say("choose-strike-hint"))
            return
        seat = self.side
        if form in self.choosing.sides[seat]:
            self.give_back(seat, form)
        else:
            self._active = seat
            self.told.emit(self.choosing.add(seat, form))

    def lay(self, seat: int, index: int, form: str) -> None:
        """Lay a form on a slot, from the grid, another slot, or the other side."""
        if not self.choosing.may_act(seat):
            self.blocked.emit(say("choose-not-now"))
            return
        self._active = seat
        self.told.emit(self.choosing.put(seat, index, form))

    def give_back(self, seat: int, form: str) -> None:
        """Take a form off a side; seat -1 means whichever side has it and may act."""
        for side in (0, 1) if seat < 0 else (seat,):
            if form in self.choosing.sides[side] and self.choosing.may_act(side):
                self.choosing.remove(side, form)
                self._active = side
                self.told.emit(None)
                return

    def press(self, seat: int, index: int) -> bool:
        """Click a slot: strike there, give back what lies there, or let the next form go there; true for the last."""
        chosen = self.choosing.sides[seat]
        form = chosen[index] if index < len(chosen) else ""
        if self.choosing.striking:
            if seat != self.choosing.seat and form:
                self.choosing.strike_out(form)
                self.told.emit(None)
        elif self.choosing.may_act(seat):
            self._active = seat
            if form:
                self.give_back(seat, form)
            else:
                self.told.emit(None)
                return True
        return False

    def fill(self, seat: int) -> None:
        """Let chance choose what is open; all of it where nothing is."""
        if not self.choosing.may_act(seat):
            return
        if len(self.choosing.sides[seat]) == self.choosing.wanted:
            self.choosing.clear(seat)
        self.choosing.fill(seat, self._listed.keys, self._rng)
        self.told.emit(None)

    def act(self) -> None:
        """Let chance choose or strike for whoever is to do so now."""
        choosing = self.choosing
        if choosing.striking:
            choosing.strike_out(self._rng.choice(choosing.sides[1 - choosing.seat]))
        else:
            self.fill(choosing.seat)

    def clear(self, seat: int) -> None:
        """Give back whatever the side took."""
        if self.choosing.may_act(seat):
            self.choosing.clear(seat)
            self._active = seat
            self.told.emit(None)
