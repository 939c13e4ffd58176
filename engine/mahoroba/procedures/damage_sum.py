"""ダメージ計算: what a skill deals to a unit, in four steps."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from engine.cardgame.words.wording import as_other_says
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask
from engine.mahoroba.decisions import ChooseOrder
from engine.mahoroba.events import DamageReckoned
from engine.mahoroba.procedures.moving import put_damage
from engine.mahoroba.values import changes, is_main
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.hooks import Modify
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table
    from engine.text.phrase import Phrase

Effects: TypeAlias = "Sequence[tuple[Modify, Source]]"


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
        Option(f"effect:{number}:card:{its.card}", label=_said(table.state, hook, its, source.seat))
        for number, (hook, its) in enumerate(effects)
    )
    keys = yield from ask(
        ChooseOrder(
            seat=source.seat, options=options, least=len(options), most=len(options), ordered=True, section=section,
            source=f"card:{source.card}", target=f"card:{target}", damage=damage,
        )
    )  # fmt: skip
    return [effects[int(key.split(":")[1])] for key in keys]


def _said(state: State, hook: Modify, its: Source, seat: int) -> Phrase:
    """An effect with its card, as the seat says it: the texts of the other side's cards call it the opponent."""
    text = hook.clause.phrase()
    return say(
        "answer-effect", card=CardName(state.info(its.card).number),
        effect=text if its.seat == seat else as_other_says(text),
    )  # fmt: skip


def _order_matters(state: State, effects: Effects, damage: int) -> bool:
    """Whether two orders come to different damage. Effects of one text are alike, whichever of them is first."""
    texts = {hook.clause: (hook, source) for hook, source in effects}
    alike = Counter(hook.clause for hook, _ in effects)

    @cache
    def ends(left: tuple[int, ...], value: int) -> frozenset[int]:
        if not any(left):
            return frozenset((value,))
        found: set[int] = set()
        for number, (hook, source) in enumerate(texts.values()):
            if left[number]:
                rest = (*left[:number], left[number] - 1, *left[number + 1 :])
                found |= ends(rest, changed(hook, state, source, value))
        return frozenset(found)

    return len(ends(tuple(alike[text] for text in texts), damage)) > 1
