"""What happened to attacks, and damage (§5-8, §9-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine.cardgame.state import outlast, remember
from engine.kernel.events import Event
from engine.sakura.state import Attack, Grant

if TYPE_CHECKING:
    from engine.sakura.state import State


EVADED: Final = "evaded"


class AttackDeclared(Event, frozen=True):
    """An attack was put into the air (§9-2-1 i, §10-5 1); it may yet prove out of range."""

    attack: Attack

    def apply(self, state: State) -> None:
        """The innermost attack."""
        state.attacks = (*state.attacks, self.attack)
        state.next_id = max(state.next_id, self.attack.id + 1)


class AttackMade(Event, frozen=True):
    """An attack proved legal and was made (§9-4); what waited for the next attack went to it."""

    attack: int
    seat: int
    grants: tuple[Grant, ...] = ()
    spent: tuple[int, ...] = ()
    """Ids of the lasting effects that went to it."""
    record: Attack | None = None
    """The attack as it was made, for texts that ask later which attacks there were."""

    def apply(self, state: State) -> None:
        """Made, with its grants."""
        state.attacks = tuple(
            replace(one, made=True, grants=(*one.grants, *self.grants)) if one.id == self.attack else one
            for one in state.attacks
        )
        remember(state, self)
        if self.spent:
            outlast(state, [one for one in state.lasting if one.id not in self.spent])


class AttackGranted(Event, frozen=True):
    """An effect gave an attack a modification."""

    attack: int
    grant: Grant

    def apply(self, state: State) -> None:
        """One more grant, if the attack is still in the air."""
        state.attacks = tuple(
            replace(one, grants=(*one.grants, self.grant)) if one.id == self.attack else one for one in state.attacks
        )


class AttackCancelled(Event, frozen=True):
    """An attack (`attack`), its damage (`damage`) or its After Attack effects (`after`) were cancelled (§9-4)."""

    attack: int
    what: str = "attack"

    def apply(self, state: State) -> None:
        """Marked; the resolution finds it at its step."""
        field = {"attack": "cancelled", "damage": "damage_cancelled", "after": "after_cancelled"}[self.what]
        state.attacks = tuple(
            replace(one, **{field: True}) if one.id == self.attack else one for one in state.attacks
        )


class AttackEnded(Event, frozen=True):
    """An attack left the air: `resolved`, `cancelled`, `out-of-range`, `reverted`, `cut` (§9-4), or `evaded` before it
    was made (§x15-2).
    """

    attack: int
    seat: int
    outcome: str
    record: Attack | None = None
    """The attack as it was at its end."""

    def apply(self, state: State) -> None:
        """Out of the air; it stays known this turn, for what waits for its end."""
        if self.outcome == EVADED:
            remember(state, self)
        if self.record is not None:
            state.ended = (*state.ended, self.record)
        state.attacks = tuple([one for one in state.attacks if one.id != self.attack])


class DamageChosen(Event, frozen=True):
    """Which damage is taken: `aura`, `life` or `both` (§5-8-3-2); `attack` is -1 for other damage."""

    seat: int
    what: str
    attack: int = -1

    def apply(self, state: State) -> None:
        """Kept with the attack."""
        if self.attack >= 0:
            state.attacks = tuple(
                replace(one, chosen=self.what) if one.id == self.attack else one for one in state.attacks
            )


class Damaged(Event, frozen=True):
    """A player took damage (§5-8-3): where, how much was dealt, the crystals that it took, and by what."""

    seat: int
    where: str
    """`aura`, `life` or `flare`."""
    amount: int
    taken: tuple[tuple[str, int], ...]
    """The places that crystals were taken from, with how many; fewer than dealt where there were too few (§5-10)."""
    by: str
    """`attack`, `effect`, `rebuild` or `impatience`."""
    attack: int = -1

    @property
    def moved(self) -> int:
        """How many crystals it took."""
        return sum(count for _, count in self.taken)

    def apply(self, state: State) -> None:
        """Kept with the attack that dealt it."""
        remember(state, self)
        if self.attack >= 0 and self.where in ("aura", "life"):
            field = "dealt_aura" if self.where == "aura" else "dealt_life"
            state.attacks = tuple(
                replace(one, **{field: self.amount}) if one.id == self.attack else one for one in state.attacks
            )
