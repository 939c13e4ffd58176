"""Chapter 10: ドライブ, and OD (16-2)."""

from __future__ import annotations

import tomllib

from engine.gateruler.legality import may_use
from engine.gateruler.procedures.moving import move_card
from engine.gateruler.procedures.turn import main_phase
from engine.gateruler.registry import REGISTRY
from engine.lesson_files import lesson_files
from tests.engine.gateruler.tables import APPRENTICE, KNIGHT, life_of, scene, settle, side


def test_driven_cards_are_played_set_or_turned_up_in_the_main_phase() -> None:  # 10-1a
    there = scene(side(APPRENTICE, drive=("T-1", "T-BOLT")))
    unit, event = there.card("T-1"), there.card("T-BOLT")
    for key in (f"summon:{unit}:left.0", f"set:{event}:set-1.0", f"reveal:{unit}", f"reveal:{event}"):
        assert there.offers(key)
    assert not there.offers(f"play:{event}")
    there.answer(f"set:{event}:set-1.0")
    assert not there.state.face[event]
    assert there.state.where[event] == "set-1.0"


def test_an_od_is_played_once_from_the_drive_zone_after_its_card_was_shown() -> None:  # 16-2a
    there = scene(side(APPRENTICE, drive=("T-OD",)), side(deck=10))
    card = there.card("T-OD")
    use = f"use:{card}:1"
    assert not there.offers(use)
    assert may_use(there.state, 0, card, there.state.info(card).ability("1")).code == "not-revealed"  # type: ignore[union-attr]
    there.answer(f"reveal:{card}")
    assert not there.offers(f"reveal:{card}")
    settle(there.answer(use))
    assert life_of(there) == (0, 1)
    assert not there.offers(use)
    assert there.offers(f"summon:{card}:left.0"), "the card itself may still be summoned"


def test_what_is_driven_again_is_another_card_whose_od_may_be_played() -> None:  # 3-2d
    there = scene(side(APPRENTICE, drive=("T-OD",)), side(deck=10))
    card = there.card("T-OD")
    settle(there.answer(f"reveal:{card}").answer(f"use:{card}:1"))
    for step in (move_card(there.table, card, "deck.0"), move_card(there.table, card, "drive.0")):
        assert list(step) == []
    there.resolve(main_phase(there.table))
    settle(there.answer(f"reveal:{card}").answer(f"use:{card}:1"))
    assert life_of(there) == (0, 2)


def test_an_od_does_nothing_in_play() -> None:
    there = scene(side(APPRENTICE, left="T-OD"))
    assert not there.offers(f"use:{there.card('T-OD')}:1")


def test_a_td_waits_for_a_card_of_the_hand_alone() -> None:  # 16-3b
    there = scene(side(APPRENTICE, drive=("T-TD",)), side(deck=10))
    settle(there.answer(f"summon:{there.card('T-TD')}:left.0"))
    assert life_of(there) == (0, 0)
    there = scene(side(KNIGHT, hand=("T-TD",)), side(deck=10))
    settle(there.answer(f"summon:{there.card('T-TD')}:left.0"))
    assert life_of(there) == (0, 1)


def _driven_on_the_other_turn(*deck: str):  # type: ignore[no-untyped-def]
    """The other player attacks; two cards are driven by a set event."""
    there = scene(
        side(APPRENTICE, sets=("T-DRIVE",), deck=(*deck, "T-0", "T-0")), side(left="T-1", deck=10), turn_player=1,
        turn=6, phase="attack",
    )  # fmt: skip
    there.answer(f"attack:{there.card('T-1', 1)}:left")
    while not there.offers(f"play:{there.card('T-DRIVE')}"):
        there.answer("pass")
    there.answer(f"play:{there.card('T-DRIVE')}")
    while there.decision is not None and there.decision.kind == "ChooseAct":
        there.answer("pass")
    return there


def test_what_is_driven_at_another_time_may_be_set_at_once() -> None:  # 10-3b
    there = _driven_on_the_other_turn("T-BOLT", "T-OD")
    assert there.decision.kind == "ChooseFromDrive"
    assert there.decision.secret
    there.answer(f"set:{there.card('T-BOLT')}:set-2.0")
    assert there.where("T-BOLT") == "set-2.0"
    there.answer("done")
    assert there.state.face[there.card("T-OD")], "the rest is turned up"


def test_what_is_driven_at_another_time_is_played_as_it_is_resolved() -> None:  # 10-3c, 10-3d
    there = _driven_on_the_other_turn("T-1", "T-OD")
    there.answer("done")
    unit, od = there.card("T-1", 0), there.card("T-OD")
    assert there.offers(f"summon:{unit}:defence.0")
    there.answer(f"use:{od}:1")
    there.answer(f"summon:{unit}:defence.0")
    there.answer("done")
    settle(there)
    assert there.state.where[unit] == "defence.0"
    assert there.where("T-OD") == "graveyard.0", "what wasn't played goes to the graveyard"
    assert life_of(there) == (0, 1)


def test_whether_a_driven_card_could_be_set_is_a_secret() -> None:
    there = _driven_on_the_other_turn("T-1", "T-OD")
    assert there.keys == ("done",)


def test_nothing_is_added_over_what_was_driven() -> None:  # 9-3d
    there = scene(
        side(APPRENTICE, sets=("T-KILL",), deck=("T-CNT-DRIVE", "T-1", "T-0", "T-0")), side(left="T-1", right="T-0"),
        turn_player=1, turn=6, phase="attack",
    )  # fmt: skip
    there.answer(f"attack:{there.card('T-1', 1)}:centre")
    while there.decision is not None and there.decision.kind == "ChooseAct":
        there.answer("pass")
    there.answer("yes").answer("done")
    assert there.decision is not None
    assert (there.decision.kind, there.decision.section) == ("ChooseFromDrive", "10-3d")


def test_the_lesson_lays_as_many_cards_as_its_ruler_drives() -> None:  # 6-2f
    laid = tomllib.loads(lesson_files("gateruler")["drive"].read_text("utf-8"))["left"]
    assert len(laid["drive"]) == REGISTRY.cards[laid["ruler"]].ruler.drives  # type: ignore[union-attr]
