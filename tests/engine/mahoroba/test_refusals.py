"""Why a move isn't possible: each reason by its code and the heading of the sheet, from a table where it holds."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.mahoroba.play.scene import SideLaid
from engine.mahoroba.refusals import REASONS, why_not
from engine.mahoroba.sheet import heading_of
from tests.engine.mahoroba.tables import (
    AKARI,
    DAZZLE,
    DRENCHED,
    HOMURA,
    MARI,
    MIGIWA,
    NEEDLE,
    NIGHT_MARKET,
    SHIGURE,
    STRAPS,
    SUZU,
    UZUKI,
    key,
    scene,
    to_battle,
    unit,
)  # fmt: skip


def told(one, thing: str, target: str, seat: int = 0) -> tuple[str, str]:
    """What a hand is told that takes a card by number to a place; `@NUMBER` is a card to lay it on, `@@` of theirs."""
    card = one.card(thing, seat)
    to = target
    if target.startswith("@"):
        to = f"card.{one.card(target.lstrip('@'), target.count('@') - 1)}"
    found = why_not(one.state, one.decision, Move(f"card:{card}", one.state.where[card], to))
    heading_of(found.section)
    return found.code, found.section


HAND = (DAZZLE, HOMURA, STRAPS, DRENCHED)


def laid(**more):
    main = more.pop("main", unit(MIGIWA, 1))
    return scene(main, hand=HAND, **{"standby": (AKARI, unit(MARI, state="ko")), **more})


@pytest.mark.parametrize(
    ("thing", "target", "code", "section"),
    [
        (DAZZLE, "@" + MARI, "knocked-out", "states"),
        (DAZZLE, "@@" + UZUKI, "not-your-unit", "main"),
        (DAZZLE, "standby-3.0", "not-a-unit", "main-2"),
        (HOMURA, "standby-1.0", "place-taken", "main-2"),
        (HOMURA, "main.0", "place-main", "main-2"),
        (HOMURA, "in-use.0", "not-a-command", "main-3"),
        (STRAPS, "in-use.0", "set-on-unit", "main-3"),
        (STRAPS, "main.0", "set-on-unit", "main-3"),
        (STRAPS, "standby-3.0", "set-on-unit", "main-3"),
        (DRENCHED, "@" + MIGIWA, "set-on-theirs", "main-3"),
        (STRAPS, "@@" + UZUKI, "not-your-unit", "main"),
        (MIGIWA, "main.0", "no-ex-skill", "main-4"),
        (AKARI, "main.1", "skill-from-main", "battle-1"),
        (AKARI, "standby-3.0", "stays", "main-5"),
        (MARI, "main.0", "knocked-out", "states"),
        (MIGIWA, "standby-2.0", "knocked-out", "states"),
        (NIGHT_MARKET, "discard.0", "energy-stays", "battle-1"),
    ],
)
def test_in_the_main_phase(thing: str, target: str, code: str, section: str) -> None:
    assert told(laid(), thing, target) == (code, section)


def test_once_a_turn() -> None:
    one = laid()
    one.answer(key(one, "charge", DAZZLE, AKARI))
    assert told(one, HOMURA, "@" + AKARI) == ("charged-already", "main-1")
    one.answer(key(one, "retreat", AKARI))
    assert told(one, AKARI, "standby-1.0") == ("retreated-already", "main-5")
    one = scene(unit(HOMURA, 1), hand=(DAZZLE, STRAPS), deck=(AKARI,))
    one.answer(key(one, "ex", HOMURA)).answer(f"card:{one.card(DAZZLE)}").answer()
    assert told(one, HOMURA, "main.0") == ("once-a-turn", "main-4")


def test_what_states_forbid() -> None:
    for state in ("rest", "stun"):
        one = laid(main=unit(SUZU, 3, state=state))
        assert told(one, SUZU, "main.0") == (f"skill-while-{state}", "states")
        assert told(one, SUZU, "main.1") == (f"skill-while-{state}", "states")
    assert told(one, SUZU, "standby-1.0") == ("retreat-while-stun", "states")


def test_what_a_cost_asks_for() -> None:
    one = laid(main=SHIGURE)
    assert told(one, SHIGURE, "main.1") == ("too-little-energy", "battle-1")
    assert told(scene(unit(HOMURA, 1), standby=(AKARI,)), HOMURA, "main.1") == ("too-little-energy", "battle-1")
    assert told(scene(unit(HOMURA, 2), standby=(AKARI,)), HOMURA, "main.0") == ("cannot-pay", "main-4")


def test_what_the_first_turns_forbid() -> None:
    one = laid(turn=1)
    assert told(one, MIGIWA, "main.1") == ("no-skill-in-first-turn", "battle-1")
    assert told(one, STRAPS, "@" + MIGIWA) == ("no-set-in-first-turn", "main")
    assert told(one, STRAPS, "main.0") == ("no-set-in-first-turn", "main")


def test_no_place_and_nobody_to_come() -> None:
    one = laid(standby=(unit(AKARI, state="ko"),) * 4)
    assert told(one, HOMURA, "standby-1.0") == ("no-empty-place", "main-2")
    assert told(scene(MIGIWA, hand=(DAZZLE,)), MIGIWA, "standby-1.0") == ("nobody-on-standby", "main-5")
    assert told(scene(MIGIWA, standby=(AKARI,), hand=(DAZZLE,)), MIGIWA, "standby-2.0") == ("nobody-there", "main-5")


def test_what_a_card_forbids() -> None:
    one = scene(unit(MIGIWA, set=(f"{NEEDLE} of right",)), standby=(AKARI,), hand=(DAZZLE,))
    assert told(one, MIGIWA, "standby-1.0") == ("forbidden", "states")


def test_whose_card_it_is() -> None:
    one = laid(their=SideLaid(main=UZUKI, hand=(AKARI,)))
    assert told(one, UZUKI, "main.0", 1) == ("theirs", "main")
    assert told(one, AKARI, "standby-1.1", 1) == ("hidden", "preparation-3")
    assert why_not(one.state, one.decision, Move("hand.1#0", "hand.1", "main.0")).code == "hidden"


def test_in_the_battle_phase() -> None:
    one = to_battle(laid())
    assert told(one, HOMURA, "standby-3.0") == ("main-phase-only", "main")
    assert told(one, MIGIWA, "standby-1.0") == ("main-phase-only", "main")


def test_a_skill_is_aimed_at_their_main_unit() -> None:
    one = scene(unit(HOMURA, 2), their=SideLaid(main=UZUKI, standby=(AKARI,)))
    assert told(one, HOMURA, "standby-1.1") == ("skill-at-main", "battle-1")
    assert told(to_battle(one), HOMURA, "standby-1.1") == ("skill-at-main", "battle-1")


def test_the_cost_is_told_only_where_no_skill_can_be_used() -> None:
    for energy, code in ((0, "too-little-energy"), (1, "skill-at-main")):
        one = scene(unit(MIGIWA, energy), hand=(DAZZLE,), their=SideLaid(main=UZUKI, standby=(AKARI,)))
        assert told(one, MIGIWA, "standby-1.1") == (code, "battle-1")


def test_skills_wait_for_the_battle_phase() -> None:
    one = laid()
    move = Move(f"card:{one.card(MIGIWA)}", "main.0", "main.1")
    (leading,) = [option for option in one.decision.options if move in option.moves]
    assert (leading.key, leading.leads) == ("battle", True)


def test_while_something_else_is_asked() -> None:
    one = to_battle(scene(unit(MIGIWA, state="rest"), hand=(DAZZLE,)))
    assert told(one, DAZZLE, "in-use.0") == ("other-question", "end-2")


def test_when_the_duel_is_over() -> None:
    one = scene(MIGIWA, deck=(), hand=(DAZZLE,), turn=6, turn_player=0, phase="draw")
    assert one.decision is None
    assert told(one, DAZZLE, "in-use.0") == ("over", "battle-4")


def test_every_reason_names_a_heading_of_the_sheet() -> None:
    for code, reason in REASONS.items():
        if reason.section:
            heading_of(reason.section)
        assert reason.message == f"refusal-{code}"
