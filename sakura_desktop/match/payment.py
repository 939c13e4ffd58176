"""The payment that a player means for the next basic action, and the one that a setting gives by default (§9-6 ii)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.table.offer import Offer
    from sakura_desktop.table.things import Thing

ASKS = "ChooseBasicPayment"
"""The kind of decision that asks for a payment."""


class Payment:
    """A payment named before it is asked for; it is given when the question comes."""

    def __init__(self, session: MatchSession) -> None:
        """Nothing is meant."""
        self._session = session
        self._seat = -1
        self.key = ""

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
        if decision is None or decision.seat != self._seat or self.key not in getattr(decision, "payments", ()):
            self.key = ""

    def thing(self, offer: Offer) -> Thing | None:
        """The thing that would be paid with."""
        return offer.payment_thing(self.key) if self.key else None

    def pay(self) -> None:
        """Answer the question for a payment with what is meant, else with the setting's default."""
        decision = self._session.duel.decision
        if decision is None or decision.kind != ASKS:
            return
        default = "vigor" if self._session.settings.pay_default == "vigor" else ""
        for key in (self.key, default):
            if key and decision.option(key) is not None:
                self._session.give((key,))
                break
        self.forget()
