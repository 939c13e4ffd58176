"""What a seat sees travel, and the frames of a duel."""

from __future__ import annotations

import pytest

from engine.sakura.events import CardMoved, CrystalsMoved, DeckShuffled, PiecesMoved, UpkeepPaid
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.moving import cover, deck_top, draw, move_card, shuffle
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.turn import upkeep
from engine.sakura.state import State
from engine.sakura.view.seat import view
from tests.engine.sakura.rules.small_cards import ENHANCEMENT, FILLERS, OTHER, PLAIN, SPECIAL
from tests.engine.sakura.view.duels import SEATS, SEEDS, played
from tests.engine.sakura.view.told import frames, witness

DECK = SideLaid(deck=FILLERS[:3])


def moves(scene, what, seat):
    """What a seat saw travel while something was resolved."""
    start = len(scene.table.events)
    scene.resolve(what)
    return [move for seen in witness(scene.table.events, seat, start) for move in seen.moves]


def test_the_owner_sees_which_card_is_drawn_the_other_a_back() -> None:
    (mine,) = moves(scene := Scene(DECK, DECK), draw(scene.table, 0), 0)
    (theirs,) = moves(scene := Scene(DECK, DECK), draw(scene.table, 0), 1)
    assert (mine.source, mine.target, mine.before) == ("deck.0", "hand.0", "deck.0#0")
    assert (mine.card.handle, mine.card.number) == (f"card:{scene.card(FILLERS[0], 0)}", FILLERS[0])
    assert (theirs.before, theirs.card.handle, theirs.card.number) == ("deck.0#0", "hand.0#0", None)


def test_a_hidden_card_stays_hidden_from_place_to_place() -> None:
    scene = Scene(SideLaid(hand=FILLERS[:3], cover=FILLERS[3:4]))
    (seen,) = moves(scene, cover(scene.table, scene.card(FILLERS[0])), 1)
    assert (seen.before, seen.card.handle, seen.card.number) == ("hand.0#2", "cover.0#1", None)


def test_a_card_from_an_open_place_keeps_its_number_on_the_way() -> None:
    scene = Scene(SideLaid(discard=(PLAIN,), deck=FILLERS[:2]))
    card = scene.card(PLAIN)
    (seen,) = moves(scene, deck_top(scene.table, card), 1)
    assert (seen.before, seen.card.handle, seen.card.number) == (f"card:{card}", "deck.0#0", PLAIN)
    assert view(scene.state, 1).places["deck.0"].cards[0].number is None


def test_a_special_is_known_from_when_it_lies_open() -> None:
    scene = Scene(SideLaid(specials=(SPECIAL,)))
    card = scene.card(SPECIAL)
    (seen,) = moves(scene, move_card(scene.table, card, "in-use", seat=0, status="in-use"), 1)
    assert (seen.before, seen.card.handle, seen.card.number) == ("specials.0#0", f"card:{card}", SPECIAL)
    (back,) = moves(scene, move_card(scene.table, card, "specials", status="unused"), 1)
    assert (back.before, back.card.handle, back.card.number) == (f"card:{card}", "specials.0#0", SPECIAL)


def test_a_rebuild_shows_the_open_pile_and_backs_of_the_hidden_one_9_7() -> None:
    scene = Scene(SideLaid(discard=(PLAIN,), cover=(OTHER,)), chance=((1, 0),))
    seen = [move for move in moves(scene, rebuild(scene.table, 0, by_rule=False), 1) if move.what == "card"]
    assert [(move.source, move.card.number) for move in seen] == [("discard.0", PLAIN), ("cover.0", None)]


def test_a_shuffle_shows_nothing() -> None:
    scene = Scene(DECK, DECK, chance=((2, 0, 1),))
    assert moves(scene, shuffle(scene.table, 0), 0) == []
    assert isinstance(scene.table.events[-1], DeckShuffled)


def test_crystals_travel_before_all_eyes() -> None:
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 2),)), SideLaid())
    on = f"card.{scene.card(ENHANCEMENT)}"
    (seen,) = moves(scene, upkeep(scene.table), 1)
    assert (seen.what, seen.source, seen.target, seen.count) == ("piece", on, "shadow", 1)
    assert isinstance(scene.table.events[-1], UpkeepPaid)
    scene.table.emit(CrystalsMoved("shadow", "aura.0", 2, "effect"))
    scene.table.emit(PiecesMoved("test-token", "outside.0", "aura.0", 2))
    *_, crystals, tokens = witness(scene.table.events, -1)
    assert [(move.source, move.target, move.count) for move in crystals.moves] == [("shadow", "aura.0", 2)]
    assert [(move.what, move.count) for move in tokens.moves] == [("token:test-token", 2)]


def test_crystals_on_a_hidden_card_are_at_a_back() -> None:
    scene = Scene(SideLaid(specials=(SPECIAL,)))
    card = scene.card(SPECIAL)
    scene.table.emit(CrystalsMoved("shadow", f"card.{card}", 1, "effect"))
    told = {}
    for seat in (0, 1):
        *_, seen = witness(scene.table.events, seat)
        told[seat] = seen.moves[0].target
    assert told == {0: f"card.{card}", 1: "specials.0#0"}
    assert view(scene.state, 1).places["specials.0"].cards[0].crystals == 1


@pytest.mark.parametrize("seed", SEEDS[:2])
@pytest.mark.parametrize("seat", SEATS)
def test_frames_are_the_events_with_the_table_after_each(seed: int, seat: int) -> None:
    session = played(seed)
    state = State()
    shown = list(frames(session, seat))
    assert [frame.index for frame in shown] == list(range(len(session.events)))
    for event, frame in zip(session.events, shown, strict=True):
        event.apply(state)
        assert frame.event == type(event).__name__
        assert frame.view == view(state, seat)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_frames_since_an_answer_are_the_end_of_all_frames(seed: int) -> None:
    session = played(seed)
    shown = list(frames(session, 0))
    for answer in range(0, session.answers, 40):
        since = session.told[answer]
        assert list(frames(session, 0, since)) == shown[since:]
    assert list(frames(session, 0, len(session.events))) == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_what_moved_was_where_it_came_from_and_is_where_it_went(seed: int, seat: int) -> None:
    """A screen can follow every move: its handles are those of the views before and after."""
    before = None
    cards = 0
    for frame in frames(played(seed), seat):
        for move in frame.moves:
            if move.what == "card" and before is not None:
                assert move.before in {card.handle for card in before.places[move.source].cards}
                assert move.card.handle in {card.handle for card in frame.view.places[move.target].cards}
                cards += 1
        before = frame.view
    assert cards > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_that_moved_is_told(seed: int) -> None:
    session = played(seed)
    moved = [index for index, event in enumerate(session.events) if isinstance(event, CardMoved)]
    assert [frame.index for frame in frames(session, -1) for move in frame.moves if move.what == "card"] == moved
