"""The hand at the table: moves and clicks become answers, several are gathered, a payment can be meant ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import Move
from sakura_desktop.table.drop_gate import move_of
from sakura_desktop.table.offer import Offer
from sakura_desktop.table.things import DARK, Highlight, Thing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.cardgame.view import Refusal
    from engine.kernel.decisions import Decision, Keys, Option
    from engine.text.phrase import Phrase
    from sakura_desktop.match.history import History
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.table.offer import Way
    from sakura_desktop.table.playmat import PaidAhead, Playmat


LONGEST = 4
"""How many decisions a move may lead through."""
ASKED = "asked"
"""Meant as a payment: that it is asked this time, whatever pays otherwise."""


class Payment:
    """A payment named before it is asked for; it is given when the question comes."""

    def __init__(self, session: MatchSession, rule: PaidAhead | None) -> None:
        """Nothing is meant; without a rule nothing ever is."""
        self._session = session
        self._rule = rule
        self._seat = -1
        self.key = ""

    @property
    def default(self) -> str:
        """What pays where nothing else is meant; empty where it is asked each time."""
        rule = self._rule
        return rule.default if rule is not None and self._session.settings.pay_default == rule.default else ""

    def mean(self, key: str) -> None:
        """Mean this payment; meaning it again unmeans it."""
        decision = self._session.duel.decision
        self._seat = decision.seat if decision else -1
        self.key = "" if key == self.key else key

    def forget(self) -> bool:
        """Mean none; false if none was meant."""
        was = bool(self.key)
        self.key = ""
        return was

    def asked(self, decision: Decision | None) -> None:
        """Another decision is open: what was meant holds while it is the same player's and can still pay."""
        payments = getattr(decision, "payments", ())
        if decision is None or decision.seat != self._seat or not payments or self.key not in (*payments, ASKED):
            self.key = ""

    def thing(self, offer: Offer) -> Thing | None:
        """The thing that would be paid with."""
        return offer.payment_thing(self.key) if self.key and self.key != ASKED else None

    def pay(self) -> None:
        """Answer the question for a payment with what is meant, else with the setting's default."""
        decision = self._session.duel.decision
        if decision is None or self._rule is None or decision.kind != self._rule.asks:
            return
        for key in () if self.key == ASKED else (self.key, self.default):
            if key and decision.option(key) is not None:
                self._session.give((key,))
                break
        self.forget()


class Hand(QObject):
    """What the player who decides does with things. It is the gate that judges every drop on the table."""

    changed = Signal()
    """Something was chosen or put back, or a payment is meant: the light of the table is another."""
    chosen = Signal()
    """Something was chosen as one of several, or put back."""
    which_way = Signal(object, object)
    """A move that several options stand for: (`Move`, their `Option`s); `carry` goes on with one of them."""

    def __init__(
        self, session: MatchSession, history: History, playmat: type[Playmat], parent: QObject | None = None,
    ) -> None:
        """An empty hand over a game's table."""
        super().__init__(parent)
        self._playmat = playmat
        self._session = session
        self._history = history
        self._picked: tuple[str, ...] = ()
        self._offer: Offer = Offer(None, self.find)
        self.payment = Payment(session, playmat.paid_ahead)
        session.decision_asked.connect(self._asked)

    @property
    def offer(self) -> Offer:
        """What the open decision offers, less what is chosen already."""
        return self._offer

    def find(self, handle: str) -> str | None:
        """Where a card or an attack lies, as the view shows it."""
        return self._playmat.place_of(self._session.view(), handle) if self._session.is_open else None

    def glow(self, held: Thing | None = None, marked: frozenset[str] = frozenset()) -> Highlight:
        """The light of the table now."""
        if self._session.decision is None:
            return Highlight(marked=marked) if marked else DARK
        glow = self._offer.glow(held, marked)
        meant = self.payment.thing(self._offer)
        return replace(glow, picked=(*glow.picked, meant)) if meant else glow

    def may_do(self, thing: Thing, places: Iterable[str] | None = None) -> list[Phrase]:
        """What may be done with a thing, in words; only by laying it at one of those places, if they are named."""
        options = self._offer.options_of(thing)
        if places is not None:
            moves = [move_of(thing, place) for place in places]
            options = tuple(option for option in options if any(move in option.moves for move in moves))
        labels = (self._session.duel.label(option) or option.label for option in options)
        return [label for label in labels if label is not None]

    def prospect(self, handle: str) -> object:
        """What using a thing would do now, as whoever sits there may know; None where nothing is told of it."""
        session = self._session
        if not session.is_open or session.looking or session.curtain_for is not None or session.seat < 0:
            return None
        return session.duel.prospect(session.seat, handle)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move isn't possible now; None where nothing is asked, so that nothing is to be said."""
        return self._session.duel.why_not(move) if self._session.decision is not None else None

    # the gate of drops

    def accepts(self, move: Move) -> bool:
        """Whether the open decision has that move."""
        return bool(self._offer.ways(move))

    def drop(self, move: Move) -> bool:
        """Carry the move out, or tell why not."""
        ways = self._offer.ways(move)
        if not ways:
            refusal = self.why_not(move)
            if refusal is not None:
                self._session.refused.emit(refusal)
            return False
        if all(way.payment for way in ways):
            self.payment.mean(ways[0].key)
            self._renew()
            return True
        return self._take([way for way in ways if not way.payment], move)

    def mean(self, key: str) -> None:
        """Mean a payment for the next basic action, or no longer."""
        self.payment.mean(key)
        self._renew()

    # things and options

    def point(self, thing: Thing) -> bool:
        """A thing chosen where it lies: it is put back if it was chosen, else chosen if an option just names it."""
        key = self._offer.key_chosen(thing)
        if key is not None and self._offer.several:
            self.put_back(key)
            return True
        options = self._offer.pointed(thing)
        if len(options) == 1:
            return self.choose(options[0])
        if options:
            self.which_way.emit(Move(thing.what, thing.source, ""), options)
        return bool(options)

    def choose(self, option: Option) -> bool:
        """Choose an option: at once, or as one of several."""
        if not self._offer.several:
            return self.carry(option)
        if option in self._offer.free:
            self._picked = (*self._picked, option.key)
            self.chosen.emit()
            return self._renew()
        return False

    def put_back(self, key: str = "") -> bool:
        """Take back the option chosen last, or the last one of that key, or what is to be paid for; false if nothing is
        chosen.
        """
        if not self._picked:
            return (self.payment.forget() and self._renew()) or self._unpaid()
        at = len(self._picked) - 1
        if key:
            at -= self._picked[::-1].index(key)
        self._picked = (*self._picked[:at], *self._picked[at + 1 :])
        self.chosen.emit()
        return self._renew()

    @property
    def can_unpay(self) -> bool:
        """It is asked what pays for something, and that can be taken back."""
        decision, rule = self._session.decision, self._playmat.paid_ahead
        asked = decision is not None and rule is not None and decision.kind == rule.asks
        return asked and self._history.can_undo

    def _unpaid(self) -> bool:
        return self.can_unpay and self._history.undo()

    def confirm(self) -> bool:
        """Give what is chosen as the answer, if it is one."""
        if not self._offer.enough:
            return False
        self._history.mark()
        return self._finish(self._session.give(self._picked))

    def answer(self, keys: Keys) -> bool:
        """Give a whole answer at once."""
        if self._session.decision is None:
            return False
        self._history.mark()
        return self._finish(self._session.give(keys))

    def carry(self, option: Option, move: Move | None = None) -> bool:
        """Answer with an option; where it leads on, look for the same move in what it opens."""
        if self._session.decision is None:
            return False
        self._history.mark()
        if not self._session.give((option.key,)):
            return self._finish(given=False)
        asks: tuple[Option, ...] = ()
        if option.leads and move is not None:
            asks = follow(self._session, self.find, self.payment, move)
        return self._finish(given=True, move=move, asks=asks)

    def _take(self, ways: list[Way], move: Move) -> bool:
        decision = self._session.decision
        if decision is None:
            return False
        options = distinct([decision.option(way.key) for way in ways])
        plain = plain_first(options)
        if self._offer.several:
            return self.choose(plain[0])
        if len(plain) > 1:
            self.which_way.emit(move, plain)
            return True
        return self.carry(plain[0], move)

    def _finish(self, given: bool, move: Move | None = None, asks: tuple[Option, ...] = ()) -> bool:
        if not given:
            self._history.drop_mark()
            return False
        if not asks:
            self.payment.pay()
        self._session.settle()
        self._history.changed.emit()
        if asks and self._session.decision is not None:
            self.which_way.emit(move, asks)
        return True

    def _asked(self, decision: Decision | None) -> None:
        self._picked = ()
        self.payment.asked(decision)
        self._renew()

    def _renew(self) -> bool:
        self._offer = Offer(self._session.decision, self.find, self._picked)
        self.changed.emit()
        return True


def follow(
    session: MatchSession, find: Callable[[str], str | None], payment: Payment, move: Move
) -> tuple[Option, ...]:
    """Give the answers that the move leads through; the options to choose from where it comes to several."""
    for _ in range(LONGEST):
        decision = session.duel.decision
        if decision is None or (decision.seat != session.seat and session.seat >= 0):
            return ()
        ways = Offer(decision, find).ways(move)
        if ways and all(way.payment for way in ways):
            payment.mean(ways[0].key)
            return ()
        found = plain_first(distinct(decision.option(way.key) for way in ways if not way.payment))
        if len(found) != 1 or decision.most != 1:
            return found if len(found) > 1 else ()
        if not session.give((found[0].key,)) or not found[0].leads:
            return ()
    return ()


def distinct(options: Iterable[Option | None]) -> tuple[Option, ...]:
    """The options that are there, each once."""
    return tuple({option.key: option for option in options if option is not None}.values())


def plain_first(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Those that carry the move out themselves, where there are any."""
    return tuple(option for option in options if not option.leads) or options
