"""Why a thing of a component can't be moved now: the rule by which it is moved at all, by its section."""

from __future__ import annotations

import pytest

from engine.cardgame.decisions import ChooseOne
from engine.kernel.decisions import Move, Option
from engine.sakura.decisions import ChooseAct
from engine.sakura.megami.roster import FORMS
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.turn import main_phase
from engine.sakura.refusals import why_not
from engine.text.catalog import Catalog
from tests.engine.sakura.rules.small_cards import PLAIN
from tests.engine.sakura.support import himika, thallya, yurina

GARUDA, YAKSHA, ASURA = "TransForm Card 03", "TransForm Card 01", "TransForm Card A1-03"
TOKEN, CHARGE = "token:artificial-crystal", "token:charge"


def begun(*megami: str, **more: object) -> SideLaid:
    return SideLaid(megami=megami, begun=True, **more)  # type: ignore[arg-type]  # laid by names


def act(left: SideLaid, right: SideLaid | None = None, **table: object) -> Scene:
    return Scene(left, right or SideLaid(), **table)  # type: ignore[arg-type]  # laid by names


def reason(scene: Scene, what: str, source: str, target: str = "shadow") -> tuple[str, str]:
    found = why_not(scene.state, scene.decision, Move(what, source, target))
    return found.code, found.section


MOVES = {
    "the umbrella": (("yukihi", "saine"), "umbrella", "umbrella.0", "umbrella.0", ("umbrella-turns", "x4-4")),
    "a plan": (("shinra", "saine"), "plan", "plan.0", "plan-1.0", ("plan-prepared", "x5-2")),
    "a way to dive": (("hatsumi-a1", "saine"), "dive", "dive.0", "dive-1.0", ("dive-chosen", "x15-1-2")),
    "the wind": (("hatsumi", "saine"), "headwind", "headwind.0", "headwind.0", ("wind-turns", "x15-1-1")),
    "a crystal onto a plan": (("shinra", "saine"), "piece", "aura.0", "plan-0.0", ("plan-prepared", "x5-2")),
    "a crystal onto the anvil": (("hagane-a1", "saine"), "piece", "aura.0", "anvil.0", ("anvil-filled", "x6-3-1")),
    "a token of the machine": (
        ("thallya", "saine"), TOKEN, "machine.0", "distance-plus.0", ("artificial-moves", "x9-2")
    ),
    "a token back": (("thallya", "saine"), TOKEN, "distance-minus.0", "machine.0", ("artificial-moves", "x9-2")),
    "a crystal into the machine": (("thallya", "saine"), "piece", "aura.0", "machine.0", ("machine-holds", "x9-4")),
    "a gauge": (("raira", "saine"), "wind", "wind.0", "wind.0", ("gauge-moves", "x10-2-1")),
    "a crystal onto a gauge": (("raira", "saine"), "piece", "aura.0", "thunder.0", ("gauge-moves", "x10-2-1")),
}


@pytest.mark.parametrize("name", MOVES)
def test_among_standard_actions_the_rule_of_the_component_is_said(name: str) -> None:
    megami, what, source, target, expected = MOVES[name]
    assert reason(act(begun(*megami)), what, source, target) == expected


@pytest.mark.parametrize("name", MOVES)
def test_before_the_conduct_is_chosen_it_is_said_as_well(name: str) -> None:
    megami, what, source, target, expected = MOVES[name]
    scene = Scene(begun(*megami), phase="main", conduct="", distance=3)
    scene.resolve(main_phase(scene.table))
    assert scene.decision is not None
    assert scene.decision.kind == "ChooseConduct"
    assert reason(scene, what, source, target) == expected


@pytest.mark.parametrize("name", MOVES)
def test_what_is_the_opponents_stays_as_it_is(name: str) -> None:
    megami, what, source, target, (_, section) = MOVES[name]
    theirs = {"source": source.replace(".0", ".1"), "target": target.replace(".0", ".1")}
    if what == "piece":
        theirs["source"] = source
    assert reason(act(SideLaid(), begun(*megami)), what, **theirs) == ("not-yours", section)


CARDS = {
    "parts": ("oboro-a2", {}, "parts", "assembled", ("parts-assembled", "x3-7")),
    "assembled parts": ("oboro-a2", {"assembled": ("NA-05-oboro-A2-CP-1",)}, "assembled", "parts",
                        ("parts-assembled", "x3-7")),
    "a card on the anvil": ("hagane-a1", {"anvil": (himika("N-1"),)}, "anvil", "hand", ("anvil-filled", "x6-3-1")),
    "relics": ("renri-a1", {}, "relics", "hand", ("relics", "x20-5")),
    "poison": ("chikage", {}, "poison-bag", "hand", ("poison-sent", "x7-3-1")),
    "a card in the machine": ("thallya", {"machine": (GARUDA,)}, "machine", "extra", ("machine-holds", "x9-4")),
}


@pytest.mark.parametrize("name", CARDS)
def test_cards_of_a_component_come_and_go_by_effects(name: str) -> None:
    form, elsewhere, source, target, expected = CARDS[name]
    scene = act(begun(form, "saine", elsewhere=elsewhere))
    card = scene.state.piles[f"{source}.0"][0]
    assert reason(scene, f"card:{card}", f"{source}.0", f"{target}.0") == expected


def test_a_card_is_laid_as_a_falsehood_only_with_a_name_to_declare() -> None:
    scene = act(begun("renri", "saine", hand=(PLAIN,)), distance=10)
    move = Move(f"card:{scene.card(PLAIN)}", "hand.0", "falsifying.0")
    found = why_not(scene.state, scene.decision, move)
    assert (found.code, found.section) == ("falsifying", "x20-6-1")


def charged(**table: object) -> tuple[Scene, str]:
    """A table with a charged card in the discard pile."""
    scene = act(begun("raira", "himika", discard=(PLAIN,)), **table)
    on = f"card.{scene.card(PLAIN)}"
    scene.state.pieces["charge"] = {on: 1}
    return scene, on


def test_a_charge_is_released_among_standard_actions_alone() -> None:
    scene, on = charged()
    options = (Option("act", (Move(CHARGE, on, "wind.0"),)),)
    among = ChooseAct(seat=0, options=options, section="8-2-2", rest=True)
    found = why_not(scene.state, among, Move(CHARGE, on, "aura.0"))
    assert (found.code, found.section) == ("wrong-place", "8-2-2")
    strong = ChooseAct(seat=0, options=(Option("end"),), section="8-2-2")
    found = why_not(scene.state, strong, Move(CHARGE, on, "wind.0"))
    assert (found.code, found.section) == ("charge-released", "x10-4")


def test_the_charge_of_the_opponents_card_is_theirs() -> None:
    scene, on = charged()
    theirs = ChooseAct(seat=1, options=(Option("end"),), section="8-2-2", rest=True)
    assert why_not(scene.state, theirs, Move(CHARGE, on, "wind.0")).code == "not-yours"


def test_while_something_else_is_asked_that_comes_first() -> None:
    scene = act(begun("yukihi", "thallya"))
    asked = ChooseOne(seat=0, options=(Option("yes"), Option("no")), section="10-40")
    found = why_not(scene.state, asked, Move("umbrella", "umbrella.0", "umbrella.0"))
    assert (found.code, found.section) == ("other-question", "10-40")


def test_a_thing_that_may_be_taken_goes_only_where_it_may() -> None:
    scene = act(begun("thallya", "saine"))
    asked = ChooseOne(
        seat=0, options=(Option("ride", (Move(TOKEN, "machine.0", "distance-plus.0"),)),), section="x9-9"
    )
    found = why_not(scene.state, asked, Move(TOKEN, "machine.0", "burnt.0"))
    assert (found.code, found.section) == ("wrong-place", "x9-9")


# --- basic actions that a card gives ---------------------------------------------------------------------------------


def shaped(*shapes: str, **more: object) -> SideLaid:
    return begun("thallya", "yurina", elsewhere={"machine": shapes}, **{"vigor": 1, **more})


def click(scene: Scene, number: str, *, rest: bool = True) -> tuple[str, str]:
    """Why a click on a card in the machine does nothing where only the end is offered."""
    decision = ChooseAct(seat=0, options=(Option("end"),), section="8-2-2", rest=rest)
    found = why_not(scene.state, decision, Move(f"card:{scene.card(number)}", "machine.0", "machine.0"))
    return found.code, found.section


def test_an_extra_basic_action_that_was_done_this_turn_9_6() -> None:
    side = begun("thallya-a1", "yurina", elsewhere={"machine": (ASURA,)}, vigor=2)
    scene = act(side, distance=5)
    assert scene.offers("basic:sigma-drive")
    scene.basic("sigma-drive")
    assert click(scene, ASURA) == ("extra-basic-idle", "9-6")


def test_an_extra_basic_action_that_can_not_be_paid_9_6() -> None:
    assert click(act(shaped(GARUDA, vigor=0), distance=5), GARUDA) == ("no-payment", "9-6")


def test_an_extra_basic_action_after_a_terminal_card_9_2() -> None:
    scene = act(shaped(GARUDA, hand=(thallya("N-5"),)), distance=5)
    scene.state.terminal[0] = True
    assert click(scene, GARUDA) == ("terminal-used", "9-2")


def test_an_effect_that_forbids_basic_actions_forbids_the_extra_ones_1_4() -> None:
    assert click(act(shaped(GARUDA, YAKSHA, tokens={"burnt": {"artificial-crystal": 5}}), distance=5), GARUDA) == (
        "basic-forbidden", "1-4",
    )


def test_no_extra_basic_action_in_a_full_power_action_8_2_2() -> None:
    scene = act(shaped(GARUDA, hand=(yurina("N-4"),)), distance=5)
    assert click(scene, GARUDA, rest=False) == ("basic-in-full-power", "8-2-2")


# --- the words -------------------------------------------------------------------------------------------------------


def test_every_handling_has_its_words_and_a_section_of_the_extra_rules() -> None:
    catalog = Catalog.load("en")
    handlings = {one for _, form in FORMS.values() for component in form.components for one in component.handling}
    assert len(handlings) >= 9
    for handling in handlings:
        assert handling.message.startswith("refusal-")
        assert catalog.variables(handling.message) == frozenset()
        assert handling.section.startswith("x")
