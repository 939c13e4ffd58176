"""Attacks that are cancelled by what stands in force (§9-4 ii)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Standing
from engine.cardgame.happenings import Happening, told
from engine.cardgame.hooks import Forbid, React
from engine.sakura.clauses.filters import AttackFilter, AttackTrait
from engine.sakura.clauses.steps_attacks import Cancel
from engine.sakura.events import AttackMade, CardMoved
from engine.sakura.procedures.attack import cancel
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import Attack, State
    from engine.sakura.table import Table

__all__ = ["attacks_cancelled", "cancels"]


@dataclass(eq=False)
class AttacksCancelled(Standing):
    """Attacks of a sort, or made so this turn, are cancelled: as soon as one is made or the card comes into force, and
    those that are so when their resolution asks whether they are cancelled (§9-4 ii).
    """

    attacks: AttackFilter | Happening

    def hooks(self) -> Iterable[Hook]:
        """The reaction to either, and what the resolution asks for."""
        return (
            React(clause=self, events=(AttackMade, CardMoved), fits=self._fits, resolve=self._resolve),
            Forbid(clause=self, what="succeed", fits=self._meant),
        )

    def _meant(self, state: State, source: Source, attack: Attack) -> bool:
        if isinstance(self.attacks, AttackFilter):
            return self.attacks.admits(state, source, attack)
        return any(event.attack == attack.id for event in told(self.attacks, state, source))

    def _fits(self, event: AttackMade | CardMoved, state: State, source: Source) -> bool:
        if isinstance(event, CardMoved) and event.card != source.card:
            return False
        return bool(self._found(state, source))

    def _found(self, state: State, source: Source) -> list[Attack]:
        return [
            attack
            for attack in state.attacks
            if attack.made and not attack.cancelled and self._meant(state, source, attack)
        ]

    def _resolve(self, table: Table, source: Source, event: AttackMade | CardMoved) -> Resolution[bool]:
        found = self._found(table.state, source)
        for attack in found:
            yield from cancel(table, attack.id)
        return bool(found)

    def phrase(self) -> Phrase:
        """"your opponent's attacks with … are cancelled"; "when your opponent makes the second attack …, cancel it"."""
        if isinstance(self.attacks, AttackFilter):
            return say("attacks-cancelled", attack=self.attacks.phrase())
        return say("whenever", trigger=self.attacks.phrase(), step=Cancel("attack", "this").phrase())


def attacks_cancelled(*of: AttackTrait) -> Standing:
    """Attacks with these traits are cancelled."""
    return AttacksCancelled(AttackFilter(of))


def cancels(made: Happening) -> Standing:
    """An attack that is made so is cancelled."""
    return AttacksCancelled(made)
