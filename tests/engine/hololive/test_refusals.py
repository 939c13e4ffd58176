"""Why a move isn't possible: each reason by its code and paragraph, from a table where it holds."""

from __future__ import annotations

import pytest

from engine.cardgame.refusals import BadSetup, Refused
from engine.hololive.decisions import ChooseAct, ChooseArts, ChooseFirstBack, ChooseFirstHolomem, ChooseHolomem
from engine.hololive.events import CardAttached, CardMoved, Marked
from engine.hololive.game import check_setup
from engine.hololive.pool import check_side
from engine.hololive.procedures.main_step import acts
from engine.hololive.procedures.performance import arts_options
from engine.hololive.procedures.playing import use_skill
from engine.hololive.refusals import refusal, why_not
from engine.kernel.decisions import Move, Option
from tests.engine.hololive.sample import (
    DEAR,
    DEBUT,
    EVENT,
    FAN,
    FIRST,
    FIXED,
    GREEN,
    ITEM,
    MASCOT,
    OSHI,
    OTHER,
    PICKY,
    SECOND,
    SPOT,
    STUCK,
    TOOL,
    WHITE,
    Sample,
    setup,
)  # fmt: skip


def asked(one: Sample):
    """The question of the step that it is."""
    state = one.state
    if state.phase == "performance":
        return ChooseArts(seat=0, options=(*arts_options(state, 0), Option("end")), section="9.2", rest=True)
    return ChooseAct(seat=0, options=(*acts(state, 0), Option("end")), section="8", rest=True)


def told(one: Sample, card: int, target: str) -> tuple[str, str]:
    """What a hand is told that takes a card somewhere; no option has that move."""
    move = Move(f"card:{card}", one.state.where[card], target)
    decision = asked(one)
    assert not any(move in option.moves for option in decision.options)
    found = why_not(one.state, decision, move)
    return found.code, found.section


def onto(one: Sample, where: str, index: int = 0) -> str:
    return f"card.{one.at(where, index)}"


# --- holomem from the hand


@pytest.mark.parametrize(
    ("number", "target", "code", "section"),
    [
        (FIRST, "back.0", "not-debut", "8.2.2"),
        (DEBUT, "collab.0", "place-in-back", "8.2.1"),
        (DEBUT, "back.1", "not-yours", "8.2.1"),
        (SPOT, "resolution.0", "not-a-support", "8.6.1"),
        (FIRST, "center.1", "not-yours", "8.3.2"),
        (FIXED, "center.0", "other-name", "8.3.3"),
        (DEBUT, "center.0", "wrong-level", "8.3.3"),
        (SECOND, "center.0", "wrong-level", "8.3.3"),
        (ITEM, "center.0", "not-attachable", "10.7.2.5.1.1"),
        (TOOL, "back.0", "attach-to-holomem", "10.7.2.3.6"),
        (TOOL, "resolution.0", "attach-to-holomem", "10.7.2.3.6"),
        (TOOL, "center.1", "not-yours", "10.7.2.3.6"),
        (EVENT, "resolution.0", "does-nothing", "10.7.2.3.7"),
        (DEAR, "resolution.0", "condition", "10.7.2.4.1"),
    ],
)
def test_from_the_hand(number: str, target: str, code: str, section: str) -> None:
    one = Sample(hand=(number,))
    assert told(one, one.at("hand.0"), target) == (code, section)


def test_whom_a_card_can_bloom() -> None:
    for back, number, code in ((SPOT, FIRST, "never-blooms"), (STUCK, FIXED, "never-blooms")):
        one = Sample(back=(back,), hand=(number,))
        assert told(one, one.at("hand.0"), onto(one, "back.0")) == (code, "8.3.2")
    for mark, code in (("turn:entered", "entered-this-turn"), ("turn:bloomed", "bloomed-this-turn")):
        one = Sample(hand=(FIRST,))
        one.table.emit(Marked(f"{mark}:{one.at('center.0')}"))
        assert told(one, one.at("hand.0"), "center.0") == (code, "8.3.2")
    one = Sample(hand=(FIRST,), turn=2)
    assert told(one, one.at("hand.0"), "center.0") == ("no-bloom-in-first-turn", "8.3.1")
    one = Sample(hand=(FIRST,))
    one.hurt(one.at("center.0"), 100)
    assert told(one, one.at("hand.0"), "center.0") == ("too-much-damage", "8.3.3")


def test_the_stage_holds_six() -> None:
    one = Sample(back=(OTHER,) * 5, hand=(DEBUT,))
    assert told(one, one.at("hand.0"), "back.0") == ("stage-full", "8.2.1")


def test_what_a_holomem_has_room_for() -> None:
    one = Sample(hand=(TOOL, TOOL, MASCOT, FAN), back=(OTHER,))
    one.table.emit(CardMoved(one.at("hand.0"), "hand.0", "support.0"))
    one.table.emit(CardAttached(one.at("support.0"), one.at("center.0")))
    assert told(one, one.card(TOOL, "hand.0"), onto(one, "center.0")) == ("no-room", "5.16.3.4")
    assert told(one, one.card(TOOL, "hand.0"), onto(one, "support.0")) == ("no-room", "5.16.3.4")
    assert told(one, one.card(FAN, "hand.0"), onto(one, "back.0")) == ("not-for-them", "11.4.3")
    assert told(one, one.at("support.0"), "archive.0") == ("attached-stays", "5.16.1")


def test_limited_cards() -> None:
    one = Sample(hand=(ITEM,), turn=1)
    assert told(one, one.at("hand.0"), "resolution.0") == ("limited-first-turn", "8.6.2")
    one = Sample(hand=(ITEM,))
    one.table.emit(Marked("turn:limited"))
    assert told(one, one.at("hand.0"), "resolution.0") == ("limited-already", "8.6.2")


# --- positions


def test_who_may_collab() -> None:
    one = Sample()
    one.lay_to_rest(one.at("back.0"))
    assert told(one, one.at("back.0"), "collab.0") == ("resting", "8.4.2")
    one = Sample()
    assert told(one, one.at("center.0"), "collab.0") == ("not-in-back", "8.4.2")
    one.table.emit(Marked("turn:collab"))
    assert told(one, one.at("back.0"), "collab.0") == ("collab-already", "8.4.1")
    one = Sample(collab=FIRST)
    assert told(one, one.at("back.0"), "collab.0") == ("collab-taken", "8.4.1")
    assert told(one, one.at("back.0"), onto(one, "collab.0")) == ("collab-taken", "8.4.1")
    assert told(one, one.at("collab.0"), "back.0") == ("no-way-back", "7.2.3")
    one = Sample(back=(STUCK,))
    assert told(one, one.at("back.0"), "collab.0") == ("forbidden", "5.10.2")


def test_who_may_pass_the_baton() -> None:
    one = Sample()
    assert told(one, one.at("back.0"), "center.0") == ("too-little-cheer", "8.7.2")
    assert told(one, one.at("center.0"), onto(one, "back.0")) == ("too-little-cheer", "8.7.2")
    assert told(one, one.at("center.0"), "back.0") == ("no-way-back", "7.2.3")
    one = Sample(cheers=(WHITE,))
    one.lay_to_rest(one.at("center.0"))
    assert told(one, one.at("back.0"), "center.0") == ("resting", "8.7.2")
    one = Sample(center="", cheers=())
    assert told(one, one.at("back.0"), "center.0") == ("center-empty", "8.7.2")
    one = Sample(cheers=(WHITE,), collab=FIRST)
    assert told(one, one.at("collab.0"), "center.0") == ("not-in-back", "8.7.1")
    one.table.emit(Marked("turn:baton"))
    assert told(one, one.at("back.0"), "center.0") == ("baton-already", "8.7.4")


# --- skills


def test_oshi_skills() -> None:
    one = Sample(power=1)
    assert told(one, one.at("oshi.0"), "center.0") == ("too-little-power", "12.1.3")
    one = Sample(power=9)
    one.do(use_skill(one.table, 0, one.state.info(one.at("oshi.0")).skill("oshi")))
    assert told(one, one.at("oshi.0"), "center.0") == ("skill-used-turn", "8.5.1.1")
    assert told(one, one.at("oshi.0"), "archive.0") == ("skill-used-turn", "8.5.1.1")


# --- arts


def test_who_may_use_arts() -> None:
    one = Sample(step="performance")
    assert told(one, one.at("center.0"), "center.1") == ("arts-cost", "12.2.3.1")
    assert told(one, one.at("back.0"), "center.1") == ("not-in-front", "9.2.1")
    one = Sample(step="performance", center=OTHER, their_back=(OTHER,), hand=(SPOT,))
    center = one.at("center.0")
    assert told(one, center, onto(one, "back.1")) == ("not-a-target", "12.2.3.2")
    assert told(one, center, "back.0") == ("main-step-only", "8.1.1")
    assert told(one, one.at("hand.0"), "back.0") == ("main-step-only", "8.1.1")
    one.table.emit(Marked(f"turn:arts:{center}"))
    assert told(one, center, "center.1") == ("arts-already", "9.2.1.5")
    one.table.emit(Marked("turn:performed:center"))
    assert told(one, center, "center.1") == ("performed-already", "9.2.1.3")
    one.lay_to_rest(center)
    assert told(one, center, "center.1") == ("resting", "9.2.1.2")


def test_arts_that_cannot_be_used() -> None:
    one = Sample(step="performance", center=STUCK)
    assert told(one, one.at("center.0"), "center.1") == ("no-arts", "9.2.1.1")
    one = Sample(step="performance", center=PICKY)
    assert told(one, one.at("center.0"), "center.1") == ("condition", "12.2.3")
    one = Sample(step="performance", center=OTHER, theirs="", their_back=(OTHER,))
    assert told(one, one.at("center.0"), onto(one, "back.1")) == ("no-target", "12.2.3.2")


def test_arts_wait_for_the_performance_step() -> None:
    one = Sample(center=OTHER)
    assert told(one, one.at("center.0"), "center.1") == ("performance-only", "9.1.2")
    assert told(one, one.at("center.0"), onto(one, "center.1")) == ("performance-only", "9.1.2")


# --- whatever is asked


def test_whose_card_it_is() -> None:
    one = Sample(hand=(SPOT,), power=1)
    assert told(one, one.at("center.1"), "center.0") == ("theirs", "3.1.2")
    assert told(one, one.at("hand.1"), "center.0") == ("hidden", "4.2.3")
    assert told(one, one.at("holo-power.0"), "hand.0") == ("hidden", "4.2.3")
    for what, code in (("hand.1#0", "hidden"), ("card:999", "hidden"), ("token:damage", "not-offered")):
        assert why_not(one.state, asked(one), Move(what, "hand.1", "center.0")).code == code


def test_before_the_game() -> None:
    one = Sample(center="", hand=(DEBUT, FIRST))
    for kind, code in ((ChooseFirstHolomem, "first-not-debut"), (ChooseFirstBack, "first-not-debut-or-spot")):
        decision = kind(seat=0, options=(), least=0, section="6.2.1.10.1")
        move = Move(f"card:{one.card(FIRST, 'hand.0')}", "hand.0", "center.0")
        assert why_not(one.state, decision, move).code == code
        move = Move(f"card:{one.card(DEBUT, 'hand.0')}", "hand.0", "archive.0")
        assert why_not(one.state, decision, move).code == "other-question"


def test_what_else_is_asked_comes_first() -> None:
    one = Sample(hand=(SPOT,))
    card, center = one.at("hand.0"), one.at("center.0")
    options = (Option(f"card:{center}", (Move(f"card:{center}", "center.0", "center.0"),)),)
    decision = ChooseHolomem(seat=0, options=options, section="7.4.2")
    found = why_not(one.state, decision, Move(f"card:{card}", "hand.0", "back.0"))
    assert (found.code, found.section) == ("other-question", "7.4.2")
    assert why_not(one.state, decision, Move(f"card:{center}", "center.0", "back.0")).code == "wrong-place"
    assert why_not(one.state, None, Move(f"card:{card}", "hand.0", "back.0")).code == "over"
    archived = Sample(hand=(SPOT,))
    archived.table.emit(CardMoved(archived.at("hand.0"), "hand.0", "archive.0"))
    assert told(archived, archived.at("archive.0"), "hand.0") == ("not-offered", "8")


# --- decks


@pytest.mark.parametrize(
    ("oshi", "deck", "cheer", "code", "section"),
    [
        ("NONE-1", (DEBUT,) * 50, (WHITE,) * 20, "unknown-card", "6.1.1"),
        (DEBUT, (DEBUT,) * 50, (WHITE,) * 20, "not-an-oshi", "6.1.2"),
        (OSHI, (DEBUT,) * 50, (DEBUT,) * 20, "not-cheer", "6.1.3.1"),
        (OSHI, (DEBUT,) * 49 + (GREEN,), (WHITE,) * 20, "not-for-the-deck", "6.1.4.1"),
        (OSHI, (DEBUT,) * 45 + (FIRST,) * 5, (WHITE,) * 20, "too-many-copies", "6.1.4.3"),
        (OSHI, (DEBUT,) * 51, (WHITE,) * 20, "deck-size", "6.1.4.2"),
        (OSHI, (DEBUT,) * 50, (WHITE,) * 19, "cheer-size", "6.1.3.2"),
    ],
)
def test_what_is_no_game_deck(oshi: str, deck: tuple, cheer: tuple, code: str, section: str) -> None:
    found = check_side(oshi, deck, cheer)
    assert isinstance(found, Refused)
    worded = refusal(found)
    assert (worded.code, worded.section) == (code, section)
    assert check_side(OSHI, (DEBUT,) * 50, (WHITE,) * 20) is None


def test_cards_of_another_edition() -> None:
    with pytest.raises(BadSetup) as caught:
        check_setup(type(setup(1))(sides=setup(1).sides, edition="0"))
    assert caught.value.refusal.code == "other-cards"
