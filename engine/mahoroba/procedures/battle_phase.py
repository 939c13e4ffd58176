"""バトルフェイズ: one skill of the main unit, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import on_card
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.mahoroba.areas import MAIN
from engine.mahoroba.decisions import ChooseSkill
from engine.mahoroba.legality import may_skill
from engine.mahoroba.procedures.knock_out import look_for_knock_outs
from engine.mahoroba.procedures.skills import use_skill
from engine.mahoroba.values import main_unit

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table


def battle_phase(table: Table) -> Resolution[None]:
    """The turn player may use one skill; then it is looked who is knocked out (①–④)."""
    seat = table.state.turn_player
    options = (*skill_options(table.state, seat), Option("end"))
    key = yield from ask_one(ChooseSkill(seat=seat, options=options, section="battle-1", rest=True))
    if key == "end":
        return
    unit = main_unit(table.state, seat)
    yield from use_skill(table, unit, table.state.info(unit).skill(key.removeprefix("skill:")))
    yield from look_for_knock_outs(table)


def skill_options(state: State, seat: int) -> tuple[Option, ...]:
    """The skills of the main unit that may be used: taken to the opponent's main unit, or to where it lies."""
    unit, target = main_unit(state, seat), main_unit(state, 1 - seat)
    moves = tuple(Move(f"card:{unit}", MAIN[seat], to) for to in (MAIN[1 - seat], on_card(target)))
    return tuple(
        Option(f"skill:{skill.key}", moves)
        for skill in state.info(unit).skills
        if not skill.extra and may_skill(state, unit, skill) is None
    )
