"""Chapters 5 and 6: the preparation, and the phases of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.gateruler import readings
from engine.gateruler.events import CardsRevealed, DuelEnded, PhaseBegan
from engine.gateruler.values import atk, energy
from tests.engine.gateruler.tables import (
    APPRENTICE,
    KNIGHT,
    OVERLORD,
    WIZARD,
    UnitLaid,
    damage_on,
    life_of,
    scene,
    settle,
    side,
)

if TYPE_CHECKING:
    import pytest

    from engine.gateruler.play.scene import Scene


def _opening(first: str, second: str = KNIGHT, **laid: Any) -> Scene:
    plain: dict[str, Any] = {"deck": ("T-0",) * 20, "energy": 0}
    return scene(side(first, **plain | laid), side(second, **plain), phase="preparation", turn=0, first=0)


def test_rulers_prepare_as_they_say() -> None:  # 5
    for ruler, hand, ready in ((KNIGHT, 4, 3), (WIZARD, 2, 3), (OVERLORD, 3, 3), (APPRENTICE, 0, 0)):
        there = _opening(KNIGHT, ruler)
        assert len(there.state.piles.get("hand.1", ())) == hand
        assert energy(there.state, 1) == ready


def test_in_the_first_turn_of_the_game_one_card_fewer_is_drawn() -> None:  # 6-2f
    there = settle(_opening(KNIGHT))
    assert there.state.phase == "main"
    assert len(there.numbers("hand.0")) == 4 + 1
    there.answer("end")
    settle(there)
    there.answer("end")
    settle(there)
    assert there.state.turn_player == 1
    assert len(there.numbers("hand.1")) == 4 + 2


def test_a_drive_ruler_drives_face_down() -> None:  # 6-2f, 10-2a
    there = settle(_opening(APPRENTICE))
    drive = there.state.piles["drive.0"]
    assert len(drive) == readings.FIRST_TURN_DRIVE
    assert not any(there.state.face[card] for card in drive)


def test_open_cards_of_the_starting_hand_are_shown_then_played_as_the_game_begins() -> None:  # 6-2b, add-open
    there = _opening(KNIGHT, deck=("T-OPEN", *("T-0",) * 19))
    card = there.card("T-OPEN")
    assert [event.cards for event in there.happened(CardsRevealed)] == [(card,)], "once"
    assert there.decision is not None
    assert there.decision.kind == "ChooseZone"
    there.answer("left.0")
    settle(there)
    assert there.where("T-OPEN") == "left.0"
    assert life_of(there) == (0, 1)
    assert there.state.summons == (0, 0)


def test_what_was_opened_as_the_game_begins_is_readied_with_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """6-2b comes before 6-2c, which is seen where units arrive rested."""
    monkeypatch.setattr(readings, "ARRIVES_READY", False)
    there = _opening(KNIGHT, deck=("T-OPEN", *("T-0",) * 19))
    settle(there.answer("left.0"))
    assert there.state.phase == "main"
    assert there.state.status[there.card("T-OPEN")] == ""


def test_the_start_phase_readies_attack_zones_and_ruler_alone() -> None:  # 6-2c
    tired: dict[str, Any] = {"left": UnitLaid(card="T-1", rest=True), "defence": UnitLaid(card="T-0", rest=True)}
    there = scene(side(**tired, ruler_rests=True, energy=0, spent=3), phase="start")
    assert there.state.phase == "main"
    assert there.state.status[there.card("T-1")] == ""
    assert there.state.status[there.card("T-0")] == "rest"
    assert there.state.status[there.state.piles["ruler.0"][0]] == ""
    assert energy(there.state, 0) == readings.KNIGHT_READIES


def test_what_is_left_in_the_drive_zone_is_lost_at_the_end_of_the_main_phase() -> None:  # 6-3c
    there = scene(side(APPRENTICE, drive=("T-1", "T-0")))
    there.answer("end")
    assert set(there.numbers("graveyard.0")) == {"T-1", "T-0"}
    assert there.state.phase == "attack"


def test_the_end_phase_takes_damage_off_and_ends_what_lasts_for_the_turn() -> None:  # 6-5
    there = scene(
        side(left=UnitLaid(card="T-3", damage=2), sets=("T-GROW",)), side(left=UnitLaid(card="T-3", damage=4))
    )
    there.answer(f"play:{there.card('T-GROW')}")
    settle(there)
    unit = there.card("T-3", 0)
    assert atk(there.state, unit) == 7
    there.answer("end")
    there.answer("end")
    assert there.state.turn == 6
    assert atk(there.state, unit) == 5
    assert [damage_on(there.state, card) for card in there.cards("T-3")] == [0, 0]


def test_what_waits_for_the_end_of_the_turn_is_played_once() -> None:  # 6-5a-1
    there = scene(side(left="T-ENDS"))
    there.answer("end")
    there.answer("end")
    assert life_of(there) == (0, 1)


def test_the_phases_come_in_their_order() -> None:
    there = scene()
    there.answer("end")
    phases = [event.phase for event in there.happened(PhaseBegan)]
    assert phases == ["main", "attack"]
    there.answer("end")
    phases = [event.phase for event in there.happened(PhaseBegan)]
    assert phases == ["main", "attack", "end", "start", "main"]


def test_whoever_has_no_deck_left_has_lost() -> None:  # 1-4, gr-65
    there = scene(side(deck=1), side(deck=1), turn_player=0, phase="start")
    ended = there.happened(DuelEnded)
    assert [(event.winner, event.reason) for event in ended] == [(1, "deck")]
