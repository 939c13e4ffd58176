"""The steps of an attack after the reaction (§9-4 ii to viii), and what effects do to an attack in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import forbidden
from engine.cardgame.lasting import Due, due, reserved
from engine.cardgame.table import choose_next
from engine.sakura.events import AttackCancelled, AttackEnded, AttackGranted, LastingEnded
from engine.sakura.procedures.damage import take_damage
from engine.sakura.procedures.lacerations import take_laceration
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Grant
from engine.sakura.values.attacks import figures, in_range

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.state import Attack
    from engine.sakura.table import Table
    from engine.sakura.values.attacks import Figures


def strike(table: Table, attack: int) -> Resolution[str]:
    """Steps ii to vii: the outcome of the attack."""
    state = table.state
    now = state.attack(attack)
    if now is None:
        return "gone"
    if not now.cancelled and forbidden(state, "succeed", now):
        yield from cancel(table, attack)
        now = state.attack(attack) or now
    found = figures(state, now)
    if now.cancelled and not found.uncancellable:
        return "cancelled"
    if not found.unavoidable and not in_range(state, now):
        return "out-of-range"
    if not now.damage_cancelled or found.uncancellable:
        yield from _deal(table, now, found)
    after = state.attack(attack)
    if after is None:
        return "gone"
    found = figures(state, after)
    if (not after.after_cancelled or found.uncancellable) and not found.without_after:
        for effect in (REGISTRY.effect(ref) for ref in after.effects):
            if "after-attack" in effect.kinds:
                yield from effect.clause.run(table, after.source)  # type: ignore[attr-defined]  # a step
        yield from _added(table, after, found.added)
    return "resolved"


def _deal(table: Table, attack: Attack, found: Figures) -> Resolution[None]:
    """Step v: its damage, as lacerations where it is so (§x22-9-1), or what is done instead."""
    if found.instead is not None:
        step, source = found.instead
        yield from step.run(table, source)
        return
    chooser = attack.seat if found.attacker_chooses else None
    seat, aura, life = 1 - attack.seat, found.aura, found.life
    if found.lacerated:
        yield from take_laceration(
            table, seat, aura, life, attack.seat, attack.id, chooser, found.both_damages, found.aura_barred
        )
        return
    yield from take_damage(
        table, seat, aura, life, "attack", attack.id, chooser, found.both_damages, found.sends, found.aura_barred
    )


def _added(table: Table, attack: Attack, added: list[tuple[Effect, Source]]) -> Resolution[None]:
    """Effects that were given to it: in the turn player's order where several gave them (§10-14)."""
    given: dict[Source, list[Effect]] = {}
    for effect, source in added:
        if "after-attack" in effect.kinds:
            given.setdefault(source, []).append(effect)
    while given:
        givers = list(given)
        index = 0
        if len(givers) > 1:
            index = yield from choose_next(table.state, givers, "10-14")
        for effect in given.pop(givers[index]):
            yield from effect.clause.run(table, attack.source)  # type: ignore[attr-defined]  # a step


def end_attack(table: Table, attack: int, outcome: str) -> Resolution[None]:
    """Step viii; what waited for the end of this attack and what arises upon it are of one moment (§5-1-1, §9-1)."""
    record = table.state.attack(attack)
    if record is not None:
        table.arisen += [Due(table, one) for one in reserved(table.state, f"attack:{attack}")]
        yield from table.happen(AttackEnded(attack, record.seat, outcome, record))
    yield from due(table, f"attack:{attack}", "5-1-1")
    over = tuple(one.id for one in table.state.lasting if one.until == f"attack:{attack}")
    if over:
        table.emit(LastingEnded(over))


def grant(table: Table, attack: int, clause: Clause, source: Source) -> Resolution[bool]:
    """Give an attack in the air the modifications of a clause; false if it is no longer there."""
    if table.state.attack(attack) is None:
        return False
    yield from table.happen(AttackGranted(attack, Grant(clause.ref, source, REGISTRY.owner(clause.ref))))
    return True


def cancel(table: Table, attack: int, what: str = "attack") -> Resolution[bool]:
    """Cancel an attack, its damage or its After Attack effects, unless it can't be cancelled (§10-23)."""
    now = table.state.attack(attack)
    if now is None or figures(table.state, now).uncancellable:
        return False
    yield from table.happen(AttackCancelled(attack, what))
    return True
