"""ダメージ計算: what a skill deals to a unit, in four steps."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.kernel.decisions import Option
from engine.kernel.resolution import ask
from engine.mahoroba.decisions import ChooseOrder
from engine.mahoroba.events import DamageReckoned
from engine.mahoroba.procedures.moving import put_damage
from engine.mahoroba.values import changes, is_main

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.hooks import Modify
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table

Effects: TypeAlias = "Sequence[tuple[Modify, Source]]"

_TRIED: Final = 6
"""With more effects than that their orders are not tried out: the order is asked."""


def strike(table: Table, source: Source, target: int, printed: int, added: int = 0) -> Resolution[int]:
    """A skill deals its damage to a unit; how much it was. `printed` is its figure, `added` what its text adds (①)."""
    state, unit = table.state, source.card
    damage = printed + added
    lines = [(1, "", unit, printed)] + ([(1, "", unit, damage)] if added else [])
    for step, value, subject in ((2, "dealt", unit), (3, "taken", target)):
        effects = changes(state, value, subject)
        for hook, its in (yield from _in_order(table, source, target, effects, damage, f"damage-{step}")):
            damage = changed(hook, state, its, damage)
            lines.append((step, hook.clause.ref, its.card, damage))
    if is_main(state, target) and strong(state, unit, target):
        damage *= 2
        lines.append((4, "", unit, damage))
    yield from table.happen(DamageReckoned(unit, target, tuple(lines)))
    yield from put_damage(table, target, damage, "skill", unit)
    return damage


def strong(state: State, unit: int, target: int) -> bool:
    """Whether the target is of the element that the unit is strong against: 有利属性 (④)."""
    return state.info(unit).strong_against == state.info(target).element


def changed(hook: Modify, state: State, source: Source, damage: int) -> int:
    """The damage after an effect; never less than 0."""
    return max(0, int(hook.change(damage, state, source)))


def _in_order(
    table: Table, source: Source, target: int, effects: Effects, damage: int, section: str
) -> Resolution[Effects]:
    """The effects in the order that the skill's user chooses, in step ② and in step ③ alike. Not asked where every
    order comes to the same.
    """
    if not _order_matters(table.state, effects, damage):
        return effects
    options = tuple(
        Option(f"effect:{number}:card:{its.card}", label=hook.clause.phrase())
        for number, (hook, its) in enumerate(effects)
    )
    keys = yield from ask(
        ChooseOrder(
            seat=source.seat, options=options, least=len(options), most=len(options), ordered=True, section=section,
            source=f"card:{source.card}", target=f"card:{target}", damage=damage,
        )
    )  # fmt: skip
    return [effects[int(key.split(":")[1])] for key in keys]


def _order_matters(state: State, effects: Effects, damage: int) -> bool:
    if len(effects) < 2:
        return False
    if len(effects) > _TRIED:
        return True
    ends = set()
    for order in permutations(effects):
        value = damage
        for hook, source in order:
            value = changed(hook, state, source, value)
        ends.add(value)
    return len(ends) > 1


