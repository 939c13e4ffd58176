"""What happens to false proofs (§x20): one is declared, doubted or not, and what was behind it comes to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.cardgame.state import remember
from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.sakura.state import State


class ProofDeclared(Event, frozen=True):
    """A player laid a card face down and declared the name under which it is used (§x20-6-1 ii)."""

    seat: int
    card: int
    number: str
    """Of the card whose name was declared."""

    def apply(self, state: State) -> None:
        """It counts as the card declared; the name can't be declared again this turn."""
        state.masks = {**state.masks, self.card: self.number}
        remember(state, self)
        state.restated(self.card)


class ProofTaken(Event, frozen=True):
    """A declared card turned out not to be usable: it goes back, and was not used (§9-2)."""

    seat: int
    card: int

    def apply(self, state: State) -> None:
        """It is itself again."""
        state.masks = {card: number for card, number in state.masks.items() if card != self.card}
        state.restated(self.card)


class ProofTested(Event, frozen=True):
    """The other player refuted a proof; it failed if the card was the one declared (§x20-6-3)."""

    seat: int
    """Who refuted it."""
    card: int
    failed: bool

    def apply(self, state: State) -> None:
        """A failed one is kept with the use; a proof that was false is over, and its card is itself again."""
        if self.failed:
            state.uses = tuple([
                replace(one, refuted=True) if one.card == self.card and one.proof else one for one in state.uses
            ])
        else:
            state.uses = tuple([one for one in state.uses if one.card != self.card])
            state.masks = {card: number for card, number in state.masks.items() if card != self.card}
        remember(state, self)
        state.restated(self.card)


class ProofStood(Event, frozen=True):
    """The other player refuted nothing: the card of a player is used as the one declared (§x20-6-1 v)."""

    seat: int
    """Who declared it."""
    card: int

    def apply(self, state: State) -> None:
        """Nothing but what may react."""


class CardRecurred(Event, frozen=True):
    """After a failed refutation a card returns: when its use is over, it goes back where it came from (§x20-5)."""

    seat: int
    card: int

    def apply(self, state: State) -> None:
        """Kept with its use."""
        state.uses = tuple([
            replace(one, recurs=True) if one.card == self.card and one.proof else one for one in state.uses
        ])


class CardTurned(Event, frozen=True):
    """A card that lay face down was turned face up where it lies."""

    card: int

    def apply(self, state: State) -> None:
        """Both players see it."""
        state.face[self.card] = True
