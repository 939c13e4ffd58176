"""What happened to the use of cards, enhancements and basic actions (§9-2, §9-3, §9-5, §9-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.cardgame.areas import area_of
from engine.cardgame.state import remember
from engine.kernel.events import Event
from engine.sakura.state import Grant, Use

if TYPE_CHECKING:
    from engine.sakura.state import State


def _without(uses: tuple[Use, ...], card: int) -> tuple[Use, ...]:
    """The uses under way but for the innermost one of that card: its own effect may use it once more."""
    for at in range(len(uses) - 1, -1, -1):
        if uses[at].card == card:
            return uses[:at] + uses[at + 1 :]
    return uses


class UseDeclared(Event, frozen=True):
    """A card was shown to be used (§9-2 i); it may yet prove illegal."""

    use: Use

    def apply(self, state: State) -> None:
        """The innermost use under way."""
        state.uses = (*state.uses, self.use)


class UseReverted(Event, frozen=True):
    """A use proved illegal and was taken back: the card was not used (§9-2)."""

    card: int

    def apply(self, state: State) -> None:
        """Out of the uses under way."""
        state.uses = _without(state.uses, self.card)
        if state.masks.pop(self.card, None) is not None:
            state.restated(self.card)


class UseGranted(Event, frozen=True):
    """An effect gives something to a use under way (§9-2)."""

    card: int
    grant: Grant

    def apply(self, state: State) -> None:
        """Kept with the use."""
        state.uses = tuple(
            replace(one, grants=(*one.grants, self.grant)) if one.card == self.card else one for one in state.uses
        )


class CostPaid(Event, frozen=True):
    """The cost of a use was paid (§9-3); X is what its text binds at that time."""

    card: int
    paid: int
    x: int

    def apply(self, state: State) -> None:
        """Kept with the use and with the attack of the card."""
        inner = state.use(self.card)
        state.uses = tuple(replace(one, paid=self.paid, x=self.x) if one is inner else one for one in state.uses)
        state.attacks = tuple(
            replace(one, source=one.source._replace(x=self.x)) if one.card == self.card and one.from_card else one
            for one in state.attacks
        )


class TextAdded(Event, frozen=True):
    """The user of a card chose that one of its texts counts in this use (§x19-3)."""

    card: int
    seat: int
    ref: str
    """The text."""
    effects: tuple[str, ...]
    """References of the effects that it contains."""
    attack: tuple[str, ...] = ()
    """Those of them that go to the attack of the card."""

    def apply(self, state: State) -> None:
        """Kept with the use, and with the attack of the card in the order of print."""
        state.uses = tuple(
            replace(one, added=(*one.added, *self.effects)) if one.card == self.card else one for one in state.uses
        )
        if self.attack:
            state.attacks = tuple(
                replace(one, effects=in_print_order((*one.effects, *self.attack)))
                if one.card == self.card and one.from_card
                else one
                for one in state.attacks
            )


def in_print_order(refs: tuple[str, ...]) -> tuple[str, ...]:
    """References of effects in the order in which each card has them, card by card."""
    cards = list(dict.fromkeys(ref.partition("#")[0] for ref in refs))
    return tuple(sorted(refs, key=lambda ref: (cards.index(ref.partition("#")[0]), int(ref.partition("#")[2]))))


class CardUsed(Event, frozen=True):
    """A card counts as used: it lies in the area of cards in use (§9-2)."""

    card: int
    seat: int
    way: str = ""
    """As in `state.Use`."""
    number: str = ""
    """Of the card as which it was used, where that was another (§10-38)."""
    of: str = ""
    """The number of the card of which it was a copy then by its own text (§10-16)."""
    subtype: str = ""
    """The subtype that it had then, whatever gave it or took it (§6-2-1-6)."""

    def apply(self, state: State) -> None:
        """One more card of this turn; the first of the duel is marked as such."""
        remember(state, self)
        mark = f"used.{self.seat}"
        if mark not in state.marks:
            state.marks = state.marks | {mark}
            state.uses = tuple([replace(one, first=True) if one.card == self.card else one for one in state.uses])


class UseEnded(Event, frozen=True):
    """The use of a card is over."""

    card: int
    seat: int
    terminal: bool = False

    def apply(self, state: State) -> None:
        """Out of the uses under way; after a terminal card no other is used this turn, and no basic action done."""
        state.uses = _without(state.uses, self.card)
        if self.terminal:
            state.terminal[self.seat] = True
            remember(state, self)
        if state.masks.pop(self.card, None) is not None:
            state.restated(self.card)


class DisenchantBegan(Event, frozen=True):
    """An enhancement without crystals is being disenchanted: its ongoing effects are lost (§9-5)."""

    card: int

    def apply(self, state: State) -> None:
        """Under disenchantment."""
        state.disenchanting = state.disenchanting | {self.card}
        if "ongoing" in state.info(self.card).standing:
            state.memo.force = None


class DisenchantEnded(Event, frozen=True):
    """The disenchantment of a card of a player's area is over."""

    card: int
    seat: int = -1

    def apply(self, state: State) -> None:
        """No longer under disenchantment."""
        state.disenchanting = state.disenchanting - {self.card}
        lying = area_of(state.where[self.card]) == "enhancements"
        if lying and "ongoing" in state.info(self.card).standing:
            state.memo.force = None


class ArrowResolved(Event, frozen=True):
    """An arrow effect was resolved, whether it moved anything or not (§10-1)."""

    seat: int
    card: int

    def apply(self, state: State) -> None:
        """One more arrow of this turn."""
        remember(state, self)


class BasicActionBegan(Event, frozen=True):
    """A player does a basic action (§9-6)."""

    seat: int
    action: str

    def apply(self, state: State) -> None:
        """Counted, so that what waits for its end finds it."""
        state.basics += 1
        state.doing = (*state.doing, state.basics)
        remember(state, self)


class BasicActionEnded(Event, frozen=True):
    """A basic action is done (§9-6)."""

    seat: int
    action: str
    basic: int

    def apply(self, state: State) -> None:
        """No longer under way."""
        state.doing = tuple([one for one in state.doing if one != self.basic])
