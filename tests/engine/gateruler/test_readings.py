"""Our readings: each stands in the document with its number, and the game turns with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.gateruler import readings
from engine.gateruler.legality import use_mark
from engine.gateruler.play.scene import Scene, SideLaid, UnitLaid
from engine.gateruler.pool import EVERY_NUMBER
from engine.gateruler.registry import REGISTRY
from engine.gateruler.rules import RULES
from engine.gateruler.sheet import READINGS, section_name
from engine.gateruler.values import damage_on, damage_taken, energy, resting
from engine.kernel.decisions import Move
from engine.text.phrase import say

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "rulings-gateruler.md"
APPRENTICE, KNIGHT, WIZARD = "GR-A1", "GR-K11", "GR-W23"
PLAIN, STRONG, WEAK, GUARD, EVENT, CNT = "GR-058", "GR-002", "GR-055", "GR-026", "GR-017", "GR-017"
OPENED, OVERDRIVE = "GR-003", "GR-045"


def test_the_document_lists_every_reading_in_its_order() -> None:
    rows = re.findall(r"(?m)^\| (\d+) \| ([A-Z_]+) \|", DOCUMENT.read_text("utf-8"))
    assert [int(number) for number, _ in rows] == list(range(1, len(READINGS) + 1))
    assert [f"{readings.SECTION}{name.lower().replace('_', '-')}" for _, name in rows] == list(READINGS)
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {name.lower() for _, name in rows} <= tested


def test_the_cards_that_are_laid_here_are_there() -> None:
    assert {PLAIN, STRONG, WEAK, GUARD, EVENT, CNT, OPENED, OVERDRIVE} <= set(EVERY_NUMBER)


def test_a_section_names_a_reading_by_its_number() -> None:
    assert section_name("reading-defender-strikes-back") == say("gateruler-section-reading", number=2)


def laid(left: SideLaid | None = None, right: SideLaid | None = None, **table: object) -> Scene:
    return Scene(left or SideLaid(ruler=WIZARD), right or SideLaid(ruler=WIZARD), **table)  # type: ignore[arg-type]


def other(patch: pytest.MonkeyPatch, name: str, value: object) -> None:
    patch.setattr(readings, name, value)


def card(scene: Scene, where: str) -> int:
    return scene.state.piles[where][0]


def settle(scene: Scene) -> Scene:
    """Nobody adds anything to the gate."""
    while scene.decision is not None and "pass" in scene.keys:
        scene.answer("pass")
    return scene


def attacked(left: SideLaid, right: SideLaid, line: str = "left", where: str = "left.0") -> Scene:
    scene = laid(left, right, phase="attack")
    scene.answer(f"attack:{card(scene, where)}:{line}")
    return settle(scene)


def refused(scene: Scene, thing: int, target: str) -> tuple[str, str]:
    found = RULES.why_not(scene.state, scene.decision, Move(f"card:{thing}", scene.state.where[thing], target))
    return found.code, found.section


@pytest.mark.parametrize(("value", "left"), [(True, 0), (False, 2)])
def test_unit_damage_ends(monkeypatch: pytest.MonkeyPatch, value: bool, left: int) -> None:
    other(monkeypatch, "UNIT_DAMAGE_ENDS", value)
    scene = laid(SideLaid(ruler=WIZARD, left=UnitLaid(card=STRONG, damage=2)), phase="end")
    assert damage_on(scene.state, card(scene, "left.0")) == left


@pytest.mark.parametrize(("value", "damage"), [(False, 0), (True, 3)])
def test_defender_strikes_back(monkeypatch: pytest.MonkeyPatch, value: bool, damage: int) -> None:
    other(monkeypatch, "DEFENDER_STRIKES_BACK", value)
    scene = attacked(SideLaid(ruler=WIZARD, left=STRONG), SideLaid(ruler=WIZARD, left=PLAIN))
    assert not scene.state.piles["left.1"]
    assert damage_on(scene.state, card(scene, "left.0")) == damage


def test_summon_onto_occupied(monkeypatch: pytest.MonkeyPatch) -> None:
    side = SideLaid(ruler=WIZARD, left=WEAK, hand=(PLAIN,), energy=3)
    scene = laid(side)
    unit = card(scene, "hand.0")
    scene.answer(f"summon:{unit}:left.0")
    settle(scene)
    assert (scene.numbers("left.0"), scene.numbers("graveyard.0")) == ((PLAIN,), (WEAK,))
    other(monkeypatch, "SUMMON_ONTO_OCCUPIED", False)
    scene = laid(side)
    assert f"summon:{unit}:left.0" not in scene.keys
    assert f"summon:{unit}:right.0" in scene.keys
    assert refused(scene, unit, "left.0") == ("zone-taken", "reading-summon-onto-occupied")


@pytest.mark.parametrize(("value", "rests"), [(True, False), (False, True)])
def test_arrives_ready(monkeypatch: pytest.MonkeyPatch, value: bool, rests: bool) -> None:
    other(monkeypatch, "ARRIVES_READY", value)
    assert resting(summoned("left.0").state, summoned("left.0").state.piles["left.0"][0]) == rests


@pytest.mark.parametrize(("value", "rests"), [(True, True), (False, False)])
def test_defence_rested(monkeypatch: pytest.MonkeyPatch, value: bool, rests: bool) -> None:
    other(monkeypatch, "DEFENCE_RESTED", value)
    scene = summoned("defence.0")
    assert resting(scene.state, card(scene, "defence.0")) == rests


def summoned(where: str) -> Scene:
    scene = laid(SideLaid(ruler=WIZARD, hand=(PLAIN,), energy=3))
    scene.answer(f"summon:{card(scene, 'hand.0')}:{where}")
    return settle(scene)


def test_free_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    side = SideLaid(ruler=WIZARD, left=PLAIN)
    scene = laid(side)
    unit = card(scene, "left.0")
    assert refused(scene, unit, "right.0") == ("no-free-moves", "reading-free-moves")
    other(monkeypatch, "FREE_MOVES", True)
    scene = laid(side)
    scene.answer(f"move:{unit}:right.0")
    assert scene.numbers("right.0") == (PLAIN,)
    assert f"move:{unit}:left.0" not in scene.keys


@pytest.mark.parametrize(("value", "offered"), [(None, True), (1, False)])
def test_drive_right(monkeypatch: pytest.MonkeyPatch, value: int | None, offered: bool) -> None:
    other(monkeypatch, "DRIVE_RIGHT", value)
    scene = laid(SideLaid(ruler=APPRENTICE, drive=(PLAIN,), summons=1))
    unit = card(scene, "drive.0")
    assert (f"summon:{unit}:left.0" in scene.keys) == offered
    assert offered or refused(scene, unit, "left.0") == ("summon-right", "4-3a")


@pytest.mark.parametrize(("value", "offered"), [(("event",), False), (("event", "unit"), True)])
def test_settable(monkeypatch: pytest.MonkeyPatch, value: tuple[str, ...], offered: bool) -> None:
    other(monkeypatch, "SETTABLE", value)
    scene = laid(SideLaid(ruler=WIZARD, hand=(PLAIN, EVENT)))
    unit, event = scene.state.piles["hand.0"]
    assert f"set:{event}:set-1.0" in scene.keys
    assert (f"set:{unit}:set-1.0" in scene.keys) == offered
    assert offered or refused(scene, unit, "set-1.0") == ("not-settable", "reading-settable")


@pytest.mark.parametrize(("value", "offered"), [(True, True), (False, False)])
def test_set_events_at_once(monkeypatch: pytest.MonkeyPatch, value: bool, offered: bool) -> None:
    other(monkeypatch, "SET_EVENTS_AT_ONCE", value)
    scene = laid(SideLaid(ruler=WIZARD, left=PLAIN, hand=(EVENT,), energy=3))
    event = card(scene, "hand.0")
    scene.answer(f"set:{event}:set-1.0")
    assert (f"play:{event}" in scene.keys) == offered
    assert offered or refused(scene, event, "gate") == ("set-this-turn", "reading-set-events-at-once")


@pytest.mark.parametrize(("value", "where"), [("graveyard", "graveyard.1"), ("damage", "damage.1")])
def test_unused_counter_to(monkeypatch: pytest.MonkeyPatch, value: str, where: str) -> None:
    other(monkeypatch, "UNUSED_COUNTER_TO", value)
    scene = turned_over()
    scene.answer("no")
    settle(scene)
    assert CNT in scene.numbers(where)


def turned_over() -> Scene:
    """A ruler's card with CNT is turned over by an attack."""
    right = SideLaid(ruler=WIZARD, deck=(CNT, PLAIN, PLAIN, PLAIN))
    return attacked(SideLaid(ruler=WIZARD, left=WEAK), right, "centre")


@pytest.mark.parametrize(("value", "asked"), [(True, True), (False, False)])
def test_counter_optional(monkeypatch: pytest.MonkeyPatch, value: bool, asked: bool) -> None:
    other(monkeypatch, "COUNTER_OPTIONAL", value)
    scene = turned_over()
    assert (scene.decision is not None and scene.decision.kind == "ChooseCounter") == asked


def test_empty_deck_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    side = SideLaid(ruler=WIZARD, deck=0)
    assert (laid(side).state.winner, laid(side).state.ending) == (1, "deck")
    other(monkeypatch, "EMPTY_DECK_LOSES", "at-draw")
    assert laid(side).state.winner is None
    assert (laid(side, phase="start").state.winner, laid(side, phase="start").state.ending) == (1, "deck")


@pytest.mark.parametrize(("value", "seat"), [("other", 1), ("same", 0)])
def test_priority_after_action(monkeypatch: pytest.MonkeyPatch, value: str, seat: int) -> None:
    other(monkeypatch, "PRIORITY_AFTER_ACTION", value)
    sets = SideLaid(ruler=WIZARD, sets=(EVENT,), left=PLAIN, hand=(PLAIN,), energy=5)
    scene = laid(sets, SideLaid(ruler=WIZARD, sets=(EVENT,), left=PLAIN, energy=3))
    scene.answer(f"summon:{card(scene, 'hand.0')}:right.0")
    assert scene.decision is not None
    assert scene.decision.seat == seat


@pytest.mark.parametrize(("value", "asked"), [(False, False), (True, True)])
def test_mulligan(monkeypatch: pytest.MonkeyPatch, value: bool, asked: bool) -> None:
    other(monkeypatch, "MULLIGAN", value)
    scene = laid(phase="preparation", turn=0, first=0)
    assert (scene.decision is not None and scene.decision.kind == "ChooseRedraw") == asked


@pytest.mark.parametrize(("value", "asked"), [(None, False), (2, True)])
def test_hand_most(monkeypatch: pytest.MonkeyPatch, value: int | None, asked: bool) -> None:
    other(monkeypatch, "HAND_MOST", value)
    scene = laid(SideLaid(ruler=WIZARD, hand=(PLAIN, WEAK, STRONG)), phase="end")
    assert (scene.decision is not None and scene.decision.kind == "ChooseCards") == asked


@pytest.mark.parametrize("value", [2, 1])
def test_knight_readies(monkeypatch: pytest.MonkeyPatch, value: int) -> None:
    other(monkeypatch, "KNIGHT_READIES", value)
    scene = laid(SideLaid(ruler=KNIGHT, spent=3), phase="start")
    assert energy(scene.state, 0) == value


@pytest.mark.parametrize("value", [2, 1])
def test_first_turn_drive(monkeypatch: pytest.MonkeyPatch, value: int) -> None:
    other(monkeypatch, "FIRST_TURN_DRIVE", value)
    scene = laid(SideLaid(ruler=APPRENTICE), turn=1, phase="start")
    assert len(scene.numbers("drive.0")) == value


@pytest.mark.parametrize(("value", "damage"), [(True, 0), (False, 1)])
def test_attacker_gone_ends(monkeypatch: pytest.MonkeyPatch, value: bool, damage: int) -> None:
    other(monkeypatch, "ATTACKER_GONE_ENDS", value)
    scene = attacked(SideLaid(ruler=WIZARD, left=WEAK), SideLaid(ruler=WIZARD, left=GUARD))
    assert scene.numbers("graveyard.0") == (WEAK,)
    assert damage_on(scene.state, card(scene, "left.1")) == damage


@pytest.mark.parametrize(("value", "damage"), [("nothing", 0), ("ruler", 2)])
def test_empty_side_line(monkeypatch: pytest.MonkeyPatch, value: str, damage: int) -> None:
    other(monkeypatch, "EMPTY_SIDE_LINE", value)
    scene = attacked(SideLaid(ruler=WIZARD, left=STRONG), SideLaid(ruler=WIZARD), "right")
    assert damage_taken(scene.state, 1) == damage


@pytest.mark.parametrize(("value", "offered"), [(0, True), (1, False)])
def test_overdrive_cost(monkeypatch: pytest.MonkeyPatch, value: int, offered: bool) -> None:
    other(monkeypatch, "OVERDRIVE_COST", value)
    scene = laid(SideLaid(ruler=KNIGHT, revealed=(OVERDRIVE,)), SideLaid(ruler=WIZARD, left=PLAIN))
    assert any(key.startswith(f"use:{card(scene, 'drive.0')}:") for key in scene.keys) == offered


@pytest.mark.parametrize(("value", "alike"), [(False, False), (True, True)])
def test_once_per_game_by_name(monkeypatch: pytest.MonkeyPatch, value: bool, alike: bool) -> None:
    other(monkeypatch, "ONCE_PER_GAME_BY_NAME", value)
    scene = laid(SideLaid(ruler=WIZARD, left=OPENED, right=OPENED))
    once = next(one for one in REGISTRY.cards[OPENED].abilities if one.once == "game")
    marks = {use_mark(scene.state, 0, card(scene, where), once) for where in ("left.0", "right.0")}
    assert len(marks) == (1 if alike else 2)
