"""A duel through its door: seen, answered, taken back, saved, told."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine.cardgame.events import EffectArose
from engine.cardgame.match import Match
from engine.cardgame.source import Source
from engine.cardgame.view import Change
from engine.cardgame.wording import who
from engine.kernel.codec import DamagedJournal
from engine.mahoroba.door import DECKS, GAME, Setup, SideSetup, card_face
from engine.mahoroba.events import UnitTurned
from engine.mahoroba.play.selfplay import Duels
from engine.mahoroba.rules import RULES
from engine.mahoroba.view.seat import view
from engine.text.phrase import CardName, say
from tests.engine.mahoroba.tables import HOMURA, MIGIWA, ROBE, STRAPS, key, scene, unit

SETUP = Setup(
    sides=(SideSetup(deck=DECKS["lanterns"], name="Hana"), SideSetup(deck=DECKS["deep-water"])), first=0, seed=11
)


def begun(answers: int = 30) -> Match:
    match, rng = Match.start(GAME, SETUP), Random(1)
    player = Duels().players["random"](rng, {})
    while match.decision is not None and match.answers < answers:
        match.submit(player(match.decision, None))
    return match


def test_a_view_shows_units_with_what_lies_on_them() -> None:
    one = scene(unit(MIGIWA, 2, set=(ROBE,), damage=30, state="rest"), hand=(STRAPS,))
    (seen,) = view(one.state, 1).places["main.0"].cards
    assert (seen.number, seen.status, seen.damage, seen.energy, seen.hp) == (MIGIWA, "rest", 30, 2, 110)
    assert [card.status for card in seen.attached] == ["energy", "energy", "set"]
    assert seen.changes == (
        Change(what="hp", before="80", after="110", source=ROBE, phrase=card_face(ROBE).text[0]),
    )  # fmt: skip
    hand = view(one.state, 1).places["hand.0"].cards
    assert [(card.number, card.handle) for card in hand] == [(None, "hand.0#0")]


def test_what_a_player_has_done_this_turn_is_seen() -> None:
    one = scene(MIGIWA, hand=(STRAPS, STRAPS), standby=(HOMURA,))
    assert [player.charged for player in view(one.state, 0).players] == [False, False]
    one.answer(key(one, "charge", STRAPS, MIGIWA))
    one.answer(key(one, "retreat", HOMURA))
    mine, theirs = view(one.state, 0).players
    assert (mine.charged, mine.retreated, mine.units) == (True, True, 2)
    assert (theirs.charged, theirs.retreated, theirs.units) == (False, False, 1)


def test_places_that_an_event_did_not_touch_stay_the_same_object() -> None:
    match = begun(10)
    frames = match.frames(0, 0)
    for frame in frames:
        assert frame.view.places.keys() == frames[0].view.places.keys()
    quiet = [(one, two) for one, two in pairwise(frames) if two.event == "PhaseBegan"]
    assert quiet
    assert all(two.view.places[where] is place for one, two in quiet for where, place in one.view.places.items())
    assert frames[-1].view == match.view(0)


def test_every_frame_shows_what_a_fresh_look_would_show() -> None:
    match = begun(40)
    frames = match.frames(1, 0)
    state = type(match._session.state)()
    for frame, event in zip(frames, match._session.events, strict=True):
        event.apply(state)
        assert frame.view == view(state, 1)


def test_undo_and_redo() -> None:
    match = begun(20)
    before = match.view(-1)
    match.undo()
    assert match.answers == 19
    match.redo()
    assert match.view(-1) == before


def test_taking_back_a_shown_hand_or_a_drawn_card_is_told() -> None:
    revealing = set()
    match, rng = Match.start(GAME, SETUP), Random(5)
    player = Duels().players["random"](rng, {})
    while match.decision is not None and match.answers < 60:
        kind, events = match.decision.kind, match.event_count
        match.submit(player(match.decision, None))
        if match.undo_reveals():
            revealing.add(kind)
        assert match.event_count >= events
    assert {"ChooseFirstUnit", "ChooseAct"} <= revealing


def test_a_duel_is_saved_and_goes_on(tmp_path) -> None:
    match = begun(25)
    match.save_as(tmp_path / "duel.journal")
    again = Match.load(GAME, tmp_path / "duel.journal")
    assert again.view(0) == match.view(0)
    assert again.decision == match.decision
    assert again.journal(0) == match.journal(0)


def test_a_duel_of_another_game_is_refused(tmp_path) -> None:
    path = tmp_path / "duel.journal"
    begun(3).save_as(path)
    text = path.read_text(encoding="utf-8").replace('"mahoroba-duel"', '"another-duel"')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DamagedJournal) as damaged:
        Match.load(GAME, path)
    assert damaged.value.reason == "foreign"


def test_players_are_called_by_their_names() -> None:
    lines = begun(10).journal(1)
    assert any("Hana" in str(line.phrase) for line in lines)


def test_a_unit_and_an_effect_are_told_with_their_player() -> None:
    one = scene(MIGIWA, MIGIWA)
    for seat in (0, 1):
        (card,) = one.state.piles[f"main.{seat}"]
        turned = RULES.spoken(UnitTurned(card, "stun"), False, one.state, 0, None)
        assert turned is not None
        named = say("unit-of", who=who(seat), unit=CardName(MIGIWA))
        assert turned.phrase == say("told-stun", unit=named)
        arose = RULES.spoken(EffectArose(f"{ROBE}#0", Source(seat, card)), False, one.state, 0, None)
        assert arose is not None
        assert dict(arose.phrase.slots)["who"] == who(seat)
