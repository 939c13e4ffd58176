"""The duel on the screen: answers go in, what happened comes out as seen by whoever sits there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.cardgame.refusals import refused_answer
from engine.kernel.decisions import IllegalAnswer
from engine.kernel.resolution import only_answer
from sakura_desktop.match.seating import PUBLIC, Seated, lower_half, seat_for, watches

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import View
    from engine.kernel.decisions import Decision
    from sakura_desktop.settings import Settings


class MatchSession(QObject):
    """Sole holder of a duel. It tells whoever shows it: views, frames, decisions, refusals, curtains, what became of
    saving.
    """

    view_changed = Signal(object, bool)
    """A `View` to be shown at once; true: anew (after loading or taking back), false: step by step."""
    frames_came = Signal(object)
    """The `Frame`s of what happened, to be shown one after the other."""
    decision_asked = Signal(object)
    """The open `Decision` of whoever sits there; None while none is to be answered."""
    refused = Signal(object)
    """A `Refusal`: why something isn't possible."""
    curtain_fell = Signal(int)
    """The seat is to be passed to this player before anything of theirs is shown."""
    curtain_rose = Signal()
    saved = Signal()
    save_failed = Signal(object)
    """A `CannotSave`; the duel goes on."""
    decided = Signal()
    """It is over: what led to that is told next."""
    ended = Signal(int)
    """The winner; -1 where there is none."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """No duel yet."""
        super().__init__(parent)
        self.settings = settings
        self._duel: AnyMatch | None = None
        self._look: AnyMatch | None = None
        self.seat = PUBLIC
        """Whose view is shown; -1 for what both may know."""
        self.lower = 0
        """Whose half is the lower one."""
        self.computers: frozenset[int] = frozenset()
        """The seats that a computer answers for."""
        self.alone: int | None = None
        """The seat of the only person at the table, whose view is always shown; None where two share it."""
        self.asks_all = False
        """Nothing is passed over: somebody is being taught."""
        self._waiting: int | None = None
        self._told = 0
        self._laid_open = False
        """The last question showed cards that lie hidden."""
        settings.changed.connect(self._setting_changed)

    @property
    def duel(self) -> AnyMatch:
        """The duel held."""
        if self._duel is None:
            raise LookupError("no duel is open")
        return self._duel

    @property
    def is_open(self) -> bool:
        """A duel is held."""
        return self._duel is not None

    @property
    def curtain_for(self) -> int | None:
        """The player whom the curtain waits for; None while it is up."""
        return self._waiting

    @property
    def looking(self) -> bool:
        """A moment of the past is shown; nothing can be answered there."""
        return self._look is not None

    @property
    def decision(self) -> Decision | None:
        """What can be answered now by who sits there; None behind a curtain, in the past, when a computer is asked, and
        when the duel is over.
        """
        if self._duel is None or self._waiting is not None or self._look is not None:
            return None
        decision = self._duel.decision
        return None if decision is None or decision.seat in self.computers else decision

    @property
    def computer_asked(self) -> int | None:
        """The computer that is to answer now; None where it is a person, in the past, and when the duel is over."""
        decision = self._duel.decision if self._duel is not None and self._look is None else None
        return decision.seat if decision is not None and decision.seat in self.computers else None

    @property
    def told(self) -> int:
        """How many events have been told of, to be shown one after the other or at once."""
        return self._told

    def view(self) -> View:
        """The table as it is shown."""
        return (self._look or self.duel).view(self.seat)

    def open(self, duel: AnyMatch, sitting: int = PUBLIC, *, new: bool = False) -> None:
        """Hold another duel and show it from where it stands, a `new` one from the laid table on; `sitting` is alone at
        the screen already.
        """
        self._duel, self._look = duel, None
        self.seat, self.lower = sitting, 0
        self.computers = frozenset(seat for seat, level in enumerate(duel.players) if level)
        if new and self.settings.tempo:
            self._show_the_beginning()
        else:
            self.show_anew()

    def _show_the_beginning(self) -> None:
        """The laid table, then step by step who goes first and what is dealt."""
        decision = self.duel.decision
        if decision is not None and (self.computers or not self.settings.curtain):
            self.seat = seat_for(decision, self.view, self.seat, self.settings, self.computers).seat
        self.lower = self._lower_half()
        laid = self.duel.frames(self.seat, 0)[0]
        self._told = laid.index + 1
        self.view_changed.emit(laid.view, True)
        self.settle()

    def take_over(self, seat: int) -> None:
        """Let a person answer for a seat that a computer had."""
        self.computers -= {seat}
        self.show_anew()

    def give(self, keys: tuple[str, ...]) -> bool:
        """Answer the open decision; false (and a refusal told) if it isn't an answer. `settle` then tells the rest."""
        try:
            self.duel.submit(keys)
        except IllegalAnswer as error:
            self.refused.emit(refused_answer(error))
            return False
        return True

    def submit(self, keys: tuple[str, ...]) -> bool:
        """Answer the open decision and show what comes of it."""
        if self.decision is None or not self.give(keys):
            return False
        self.settle()
        return True

    @property
    def unasked(self) -> tuple[str, ...] | None:
        """The answer to the open question where nobody needs to be asked: it is the only one, or the only thing to do,
        and was to be asked only to keep a secret which nobody sits here to learn, or which everybody knows. The end of
        a player's own time is left to the player.
        """
        decision = self._duel.decision if self._duel is not None else None
        if decision is None or not decision.secret or decision.own_time or decision.seat in self.computers:
            return None
        if self.asks_all:
            return None
        only = only_answer(decision)
        if self.settings.curtain and not self.computers:
            call = self.duel.call() if only is not None else None
            return only if call is not None and call.vain else None
        return decision.idle if only is None else only

    def _pass_over(self) -> None:
        """Answer what nobody needs to be asked."""
        while (keys := self.unasked) is not None:
            self.duel.submit(keys)

    def settle(self) -> None:
        """Tell what happened since it was told last, then seat and ask whoever is next."""
        self._pass_over()
        steps = self.settings.tempo > 0 or self.settings.always_pause
        frames = tuple(self.duel.frames(self.seat, self._told, steps=steps))
        self._told = self.duel.event_count
        if self.duel.decision is None:
            self.decided.emit()
        self.frames_came.emit(frames)
        if self.duel.save_error is None:
            self.saved.emit()
        else:
            self.save_failed.emit(self.duel.save_error)
        self._ask(anew=False)

    def show_anew(self) -> None:
        """Show the table as it stands, without how it came about, then seat and ask whoever is next."""
        self._pass_over()
        self._told = self.duel.event_count
        self._ask(anew=True)

    def lift_curtain(self) -> None:
        """The player whom the curtain waited for has taken the seat."""
        if self._waiting is not None:
            self.seat, self._waiting = self._waiting, None
            self.curtain_rose.emit()
            self.view_changed.emit(self.view(), False)
            self.decision_asked.emit(self.decision)

    def leave(self) -> bool:
        """Give the answer that tells nothing for whoever the curtain waits for, without showing what only they see;
        false where there is none.
        """
        call = self.duel.call() if self._waiting is not None else None
        if call is None or not call.leaves or not self.give((call.leaves,)):
            return False
        self._waiting = None
        self.curtain_rose.emit()
        self.settle()
        return True

    def take_seat(self) -> None:
        """Whoever decides over the public table wants to see what only they may see."""
        decision = self.decision
        if decision is not None and self.seat != decision.seat:
            self._fall(decision.seat)

    def look(self, moment: AnyMatch | None) -> None:
        """Show a moment of the past (of the same duel), or by None the present again."""
        self._look = moment
        self.view_changed.emit(self.view(), True)
        self.decision_asked.emit(self.decision)

    def _ask(self, *, anew: bool) -> None:
        duel = self.duel
        decision = duel.decision
        self.lower = self._lower_half()
        public = partial(duel.view, PUBLIC)
        seated = seat_for(decision, public, self.seat, self.settings, self.computers) if decision else None
        if self.alone is not None:
            seated = Seated(self.alone, curtain=False)
        if seated is not None and seated.curtain:
            self._fall(seated.seat, anew=anew)
            return
        if self._waiting is not None:
            self._waiting = None
            self.curtain_rose.emit()
        if decision is None or seated is None:
            self.view_changed.emit(self.view(), anew)
            self.decision_asked.emit(None)
            self.ended.emit(PUBLIC if duel.winner is None else duel.winner)
            return
        turned = seated.seat != self.seat
        self.seat = seated.seat
        laid_open, self._laid_open = self._laid_open, bool(duel.shown())
        if turned or anew or laid_open or self._laid_open:
            self.view_changed.emit(self.view(), anew)
        self.decision_asked.emit(self.decision)

    def _lower_half(self) -> int:
        decision = self.duel.decision
        return self.lower_for(decision.seat if decision is not None else None)

    def lower_for(self, decides: int | None) -> int:
        """Whose half is the lower one while that seat decides: always that of the only person there."""
        if self.alone is not None:
            return self.alone
        return lower_half(decides, self.lower, self.settings, self.computers)

    def _fall(self, seat: int, *, anew: bool = False) -> None:
        """Nothing of either player stays on the table behind the curtain."""
        self._waiting, self.seat = seat, PUBLIC
        self.curtain_fell.emit(seat)
        self.view_changed.emit(self.view(), anew)
        self.decision_asked.emit(None)

    def _setting_changed(self, name: str) -> None:
        if name == "watch_open" and self._duel is not None and len(self.computers) > 1:
            seat = watches(self.computers, self.settings)
            self.seat = PUBLIC if seat is None else seat
            self.view_changed.emit(self.view(), True)
        elif name in ("curtain", "turn_board") and self._duel is not None and not self.looking:
            self.lower = self._lower_half()
            if self._waiting is None:
                self.view_changed.emit(self.view(), False)
                self.decision_asked.emit(self.decision)
