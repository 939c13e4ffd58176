"""Each of our readings is a line: another line is another game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.gateruler import readings
from engine.gateruler.events import CardPlayed, DuelEnded
from engine.gateruler.legality import may_move, may_play, may_summon
from engine.gateruler.procedures.damage import damage_ruler
from engine.gateruler.procedures.moving import draw, ready_energy
from engine.gateruler.values import energy, summon_right
from tests.engine.gateruler.tables import APPRENTICE, KNIGHT, UnitLaid, damage_on, life_of, scene, settle, side

if TYPE_CHECKING:
    import pytest

    from engine.gateruler.play.scene import Scene


def _read(monkeypatch: pytest.MonkeyPatch, name: str, value: Any) -> None:
    assert getattr(readings, name) != value
    monkeypatch.setattr(readings, name, value)


def _attack(there: Scene, number: str, line: str) -> Scene:
    return settle(there.answer(f"attack:{there.card(number, 0)}:{line}"))


def _turn_over(there: Scene) -> Scene:
    for key in ("end", "end"):
        settle(there.answer(key))
    return there


def test_damage_may_stay_on_units(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "UNIT_DAMAGE_ENDS", False)
    there = _turn_over(scene(side(left=UnitLaid(card="T-3", damage=2))))
    assert damage_on(there.state, there.card("T-3")) == 2


def test_a_unit_may_strike_back_always(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "DEFENDER_STRIKES_BACK", True)
    there = _attack(scene(side(left="T-3", right="T-0"), side(left="T-1"), phase="attack"), "T-3", "left")
    assert damage_on(there.state, there.card("T-3")) == 2


def test_a_zone_may_have_to_be_free(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "SUMMON_ONTO_OCCUPIED", False)
    there = scene(side(left="T-1", hand=("T-0",)))
    refused = may_summon(there.state, 0, there.card("T-0"), "left.0")
    assert refused is not None
    assert refused.section == "reading-summon-onto-occupied"


def test_a_unit_may_arrive_rested(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "ARRIVES_READY", False)
    there = scene(side(hand=("T-0",)))
    settle(there.answer(f"summon:{there.card('T-0')}:left.0"))
    assert there.state.status[there.card("T-0")] == "rest"


def test_units_may_move_freely_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    there = scene(side(left="T-1"))
    refused = may_move(there.state, 0, there.card("T-1"), "right.0")
    assert refused is not None
    assert refused.section == "reading-free-moves"
    _read(monkeypatch, "FREE_MOVES", True)
    there = scene(side(left="T-1"))
    there.answer(f"move:{there.card('T-1')}:right.0")
    assert there.where("T-1") == "right.0"
    assert there.keys == ("end",)


def test_a_drive_ruler_may_have_a_right(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "DRIVE_RIGHT", 2)
    there = scene(side(APPRENTICE, drive=("T-1",), summons=2))
    assert summon_right(there.state, 0) == 2
    assert not there.offers(f"summon:{there.card('T-1')}:left.0")


def test_other_kinds_may_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "SETTABLE", ("event", "unit"))
    there = scene(side(hand=("T-1",)))
    there.answer(f"set:{there.card('T-1')}:set-1.0")
    settle(there.answer(f"summon:{there.card('T-1')}:left.0"))
    assert there.where("T-1") == "left.0"


def test_a_field_that_may_be_set_is_played_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "SETTABLE", ("event", "field"))
    there = scene(side(hand=("T-FIELD",)))
    there.answer(f"set:{there.card('T-FIELD')}:set-1.0")
    settle(there.answer(f"play:{there.card('T-FIELD')}"))
    assert there.where("T-FIELD") == "field.0"


def test_a_set_event_may_have_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "SET_EVENTS_AT_ONCE", False)
    there = scene(side(hand=("T-DRAW",)))
    card = there.card("T-DRAW")
    there.answer(f"set:{card}:set-1.0")
    refused = may_play(there.state, 0, card)
    assert refused is not None
    assert refused.section == "reading-set-events-at-once"


def test_an_unused_counter_may_be_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "UNUSED_COUNTER_TO", "damage")
    there = scene(side(deck=("T-CNT", "T-0")), asks=False)
    there.resolve(damage_ruler(there.table, 0, 1, 1, -1))
    there.answer("no")
    assert there.where("T-CNT") == "damage.0"


def test_a_counter_may_have_to_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "COUNTER_OPTIONAL", False)
    there = scene(side(deck=("T-CNT", "T-0")), side(deck=5), asks=False)
    there.resolve(damage_ruler(there.table, 0, 1, 1, -1))
    assert there.decision is None
    assert life_of(there) == (0, 1)


def test_an_empty_deck_may_lose_only_when_a_card_should_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "EMPTY_DECK_LOSES", "at-draw")
    there = scene(side(deck=0))
    assert there.happened(DuelEnded) == []
    there = scene(side(deck=1), phase="start")
    assert [event.reason for event in there.happened(DuelEnded)] == ["deck"]
    there = scene(side(deck=0), asks=False)
    there.resolve(draw(there.table, 0, 2))
    assert there.state.marks == {"deck-out:0"}


def test_priority_may_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "PRIORITY_AFTER_ACTION", "same")
    there = scene(side(hand=("T-1",), sets=("T-DRIVE",)), side(sets=("T-DRIVE",)))
    there.answer(f"summon:{there.card('T-1')}:left.0")
    assert there.decision is not None
    assert there.decision.seat == 0


def test_hands_may_be_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "MULLIGAN", True)
    plain = side(KNIGHT, energy=0)
    there = scene(plain, plain, phase="preparation", turn=0, first=0, chance=())
    assert there.decision is not None
    assert there.decision.kind == "ChooseRedraw"
    there.answer("yes").answer("no")
    assert [len(there.numbers(f"hand.{seat}")) for seat in (0, 1)] == [4, 4]


def test_an_open_card_that_comes_again_with_another_hand_is_opened_once(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "MULLIGAN", True)
    there = scene(side(KNIGHT, energy=0, deck=("T-OPEN", *("T-0",) * 19)), side(KNIGHT, energy=0),
                  phase="preparation", turn=0, first=0)  # fmt: skip
    there.answer("yes").answer("no")
    assert there.decision is not None
    assert there.decision.kind == "ChooseZone", "there is nothing to be put into an order"
    settle(there.answer("left.0"))
    assert life_of(there) == (0, 1)
    assert [event.how for event in there.happened(CardPlayed)] == ["opened"]


def test_a_hand_may_hold_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "HAND_MOST", 1)
    there = scene(side(hand=("T-0", "T-1")))
    settle(there.answer("end")).answer("end")
    assert there.decision is not None
    assert there.decision.kind == "ChooseCards"
    there.answer(there.keys[0])
    assert len(there.numbers("hand.0")) == 1


def test_a_knight_may_ready_another_number(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "KNIGHT_READIES", 3)
    there = scene(side(KNIGHT, energy=0, spent=3), phase="start")
    assert energy(there.state, 0) == 3
    assert list(ready_energy(there.table, 0, 1)) == []


def test_the_defence_zone_may_be_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "DEFENCE_RESTED", False)
    there = scene(side(hand=("T-0",)))
    settle(there.answer(f"summon:{there.card('T-0')}:defence.0"))
    assert there.state.status[there.card("T-0")] == ""


def test_the_first_turn_may_drive_another_number(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "FIRST_TURN_DRIVE", 1)
    there = settle(scene(side(APPRENTICE), side(APPRENTICE), phase="preparation", turn=0, first=0))
    assert len(there.numbers("drive.0")) == 1


def test_an_attack_may_outlive_its_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "ATTACKER_GONE_ENDS", False)
    there = scene(side(left="T-3", right="T-0"), side(sets=("T-KILL",), deck=10), phase="attack")
    there.answer(f"attack:{there.card('T-3')}:centre")
    there.answer(f"play:{there.card('T-KILL')}").answer(f"card:{there.card('T-3')}")
    settle(there)
    assert life_of(there) == (0, 2)


def test_an_empty_side_line_may_lead_to_the_ruler(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "EMPTY_SIDE_LINE", "ruler")
    there = _attack(scene(side(left="T-3", right="T-0"), side(deck=10), phase="attack"), "T-3", "left")
    assert life_of(there) == (0, 2)


def test_an_overdrive_may_cost_energy(monkeypatch: pytest.MonkeyPatch) -> None:
    _read(monkeypatch, "OVERDRIVE_COST", 2)
    there = scene(side(KNIGHT, revealed=("T-OD",)), side(deck=10))
    settle(there.answer(f"use:{there.card('T-OD')}:1"))
    assert energy(there.state, 0) == 1


def test_once_a_game_may_be_counted_by_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def opened_twice() -> tuple[int, int]:
        there = scene(side(hand=("T-DRAW",), deck=("T-OPEN", "T-OPEN", "T-0", "T-0")), side(deck=9))
        there.answer(f"play:{there.card('T-DRAW')}")
        while there.decision is not None and not there.decision.rest:
            there.answer({"ChooseZone": there.keys[0], "ChooseNext": there.keys[0]}.get(there.decision.kind, "pass"))
        return life_of(there)

    assert opened_twice() == (0, 2)
    _read(monkeypatch, "ONCE_PER_GAME_BY_NAME", True)
    assert opened_twice() == (0, 1)
