"""Skills and EX skills are used (バトルフェイズ ①, メインフェイズ ④)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import seat_of
from engine.cardgame.clauses import follow
from engine.cardgame.source import Source
from engine.mahoroba.events import Marked, SkillUsed
from engine.mahoroba.procedures.damage_sum import strike
from engine.mahoroba.values import main_unit

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.card import Skill
    from engine.mahoroba.table import Table


def use_skill(table: Table, unit: int, skill: Skill) -> Resolution[None]:
    """What its text asks to be paid, its damage to the opponent's main unit, then the text in order. Energy stays."""
    source = Source(seat_of(table.state.where[unit]), unit)
    yield from table.happen(SkillUsed(unit, skill.key))
    if skill.once:
        table.emit(Marked(f"turn:ex:{unit}"))
    for cost in skill.pays:
        yield from cost.run(table, source)
    if skill.damage is not None:
        added = skill.more.value(table.state, source) if skill.more is not None else 0
        yield from strike(table, source, main_unit(table.state, 1 - source.seat), skill.damage, added)
    for step in skill.steps:
        _, source = yield from follow(table, source, step)
