"""A match of a game that the engine doesn't know: played, seen, told, taken back, saved, all by the middle alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engine.cardgame.asked import Waiting, decision_for
from engine.cardgame.events import CardMoved
from engine.cardgame.match import Match
from engine.cardgame.play.checking import Checked
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.table import Table
from engine.cardgame.witness import Witness
from engine.cardgame.wording import computer_called, named, who
from engine.kernel.decisions import IllegalAnswer, Move
from engine.kernel.drive import Diverged
from engine.kernel.session import Session
from engine.text.phrase import say
from tests.engine.cardgame.lanterns import OIL, Evening, Lanterns, State

SEATS = (0, 1, -1)
SEEDS = range(4)


def played(seed: int, answers: int = 1_000) -> Match:
    match, luck = Match.start(Lanterns(), Evening(seed=seed)), Random(seed)
    while match.decision is not None and match.answers < answers:
        match.submit(random_answer(match.decision, luck))
    return match


def session_of(seed: int) -> Session:
    session, luck = Session(Lanterns(), Evening(seed=seed)), Random(seed)
    while session.decision is not None:
        session.submit(random_answer(session.decision, luck))
    return session


def test_a_view_is_made_once_however_often_it_is_looked_at(monkeypatch):
    """The screen asks for it at every movement of the mouse, also where the open decision shows no hidden cards."""
    made = played(1, 6)
    looks, shown = [], Match.shown
    monkeypatch.setattr(Match, "shown", lambda self: looks.append(self) or shown(self))
    assert made.decision is not None
    views = [made.view(made.decision.seat) for _ in range(5)]
    assert len({id(view) for view in views}) == 1
    assert len(looks) == 1


class CheckedTable(Checked, Table):
    """A table of lanterns that checks itself after every event."""

    __slots__ = ("shadow",)

    def lays(self, event):
        return type(event).__name__ == "Laid"


@pytest.mark.parametrize("seed", range(30))
def test_an_evening_comes_to_its_end_with_its_table_checked_after_every_event(seed):
    match, luck = Match.start(Lanterns(CheckedTable), Evening(seed=seed)), Random(seed)
    while match.decision is not None:
        match.submit(random_answer(match.decision, luck))
    assert match.winner in (0, 1)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_every_frame_is_the_table_as_it_is_after_its_event(seed, seat):
    session = session_of(seed)
    state = State()
    for event, frame in zip(session.events, Match(session).frames(seat, 0), strict=True):
        event.apply(state)
        assert frame.view == state.rules.view(state, seat)


def test_a_place_that_shows_the_same_is_the_same_object():
    match = played(2)
    shared = moved = 0
    for before, after in zip(match.frames(0, 0)[2:], match.frames(0, 0)[3:], strict=False):
        for place, seen in after.view.places.items():
            same = seen is before.view.places[place]
            assert same == (seen == before.view.places[place])
            shared, moved = shared + same, moved + (not same)
    assert shared > 10 * moved > 0


@pytest.mark.parametrize("seat", SEATS)
def test_what_is_told_answer_by_answer_is_what_is_told_at_once(seat):
    match, luck = Match.start(Lanterns(), Evening(seed=3)), Random(3)
    frames, told = [], 0
    while True:
        frames += match.frames(seat, told)
        told = match.event_count
        assert frames[-1].view == match.view(seat)
        assert [frame.line for frame in frames if frame.line] == match.journal(seat)
        if match.decision is None:
            break
        match.submit(random_answer(match.decision, luck))
    assert frames == match.fork().frames(seat, 0)


@pytest.mark.parametrize("seat", SEATS)
def test_frames_without_steps_are_the_same_with_the_table_after_all_of_them(seat):
    session = session_of(1)
    stepped, at_once = Match(session).frames(seat, 0), Match(session).frames(seat, 0, steps=False)
    assert [msgspec.structs.replace(frame, view=stepped[-1].view) for frame in stepped] == at_once
    assert len({id(frame.view) for frame in at_once}) == 1 < len({id(frame.view) for frame in stepped})


@pytest.mark.parametrize("seed", SEEDS)
def test_the_journal_since_an_event_is_the_rest_of_it(seed):
    match = played(seed)
    lines = match.journal(0)
    for since in range(match.event_count + 2):
        assert match.journal(0, since) == [line for line in lines if line.index >= since]


def test_taking_back_takes_back_what_was_seen():
    match = played(1, answers=9)
    views = [match.at(number).view(0) for number in range(match.answers + 1)]
    lines = [match.at(number).journal(0) for number in range(match.answers + 1)]
    match.journal(0)
    for number in range(match.answers - 1, -1, -1):
        match.undo()
        assert (match.view(0), match.journal(0)) == (views[number], lines[number])
    for number in range(1, 10):
        match.redo()
        assert (match.view(0), match.journal(0)) == (views[number], lines[number])


def test_another_answer_after_an_undo_is_told_anew():
    match = played(1, answers=6)
    match.journal(0)
    match.frames(0, 0)
    match.undo()
    keys = [option.key for option in match.decision.options]
    match.submit((keys[0],))
    assert match.journal(0) == match.fork().journal(0)
    assert match.frames(0, 0) == match.fork().frames(0, 0)


def test_a_witness_that_begins_late_sees_the_same():
    session = session_of(0)
    late = Witness(session, 0, State, ("灯", ""), near=len(session.events) // 2)
    early = Witness(session, 0, State, ("灯", ""))
    assert 0 < late.first <= len(session.events) // 2
    assert late.now() == early.now()
    assert late.lines == [line for line in early.lines if line.index >= late.first]


def test_no_id_of_a_hidden_card_reaches_the_other_seat():
    session = session_of(2)
    state = State()
    frames = Match(session).frames(1, 0)
    for event, frame in zip(session.events, frames, strict=True):
        event.apply(state)
        hidden = [card for card, where in enumerate(state.where) if where in ("hand.0", "deck.0", "deck.1", "under.0")]
        said = msgspec.json.encode(frame.view).decode()
        assert not any(f'"card:{card}"' in said for card in hidden)
        if isinstance(event, CardMoved) and event.why == "draw" and event.target == "hand.0":
            assert frame.moves[0].card.number is None


def test_the_other_seat_hears_only_that_something_is_asked():
    match = played(5, answers=3)
    decision, session = match.decision, match._session
    assert decision_for(session.state, session.decision, 1 - decision.seat) == Waiting(decision.seat, decision.kind)


def test_counters_may_be_secret():
    match = played(1, answers=8)
    mine, theirs = match.view(0).panels, match.view(1).panels
    assert [panel.counters != () for panel in mine] == [True, False]
    assert [panel.counters != () for panel in theirs] == [False, True]


def test_pieces_cards_under_cards_and_what_stands_in_force_are_seen():
    oil = under = 0
    for seed in range(12):
        view = played(seed).view(-1)
        oil += sum(view.places[f"lit.{seat}"].count(OIL) for seat in (0, 1))
        under += sum(len(card.attached) for seat in (0, 1) for card in view.places[f"lit.{seat}"].cards)
    assert oil > 3
    assert under > 3


def test_moves_stand_for_options_and_others_are_refused_in_words():
    match = played(4, answers=2)
    option = next(option for option in match.decision.options if option.moves)
    assert match.options_for(option.moves[0]) == (option,)
    refusal = match.why_not(Move("card:0", "deck.0", "lit.0"))
    assert (refusal.code, refusal.section, refusal.phrase.key) == ("only-from-hand", "2", "refusal-only-from-hand")
    with pytest.raises(IllegalAnswer):
        match.submit(("light:99",))


def test_taking_back_a_draw_takes_back_knowledge():
    match = played(1, answers=1)
    assert match.undo_reveals()


def test_a_saved_evening_stands_where_it_stood(tmp_path):
    path = tmp_path / "evening.jsonl"
    match = played(6, answers=7)
    match.save_as(path)
    again = Match.load(Lanterns(), path)
    assert [again.view(seat) for seat in SEATS] == [match.view(seat) for seat in SEATS]
    assert again.journal(-1) == match.journal(-1)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_is_followed_forward_and_back_and_onto_another_way(seed):
    leader, follower, luck = played(seed, 6), Match.start(Lanterns(), Evening(seed=seed)), Random(seed + 1)
    for step in range(40):
        follower.follow(list(leader.entries))
        assert follower.entries == leader.entries
        assert (follower.decision, follower.winner) == (leader.decision, leader.winner)
        assert [follower.view(seat) for seat in SEATS] == [leader.view(seat) for seat in SEATS]
        if leader.decision is None or (step % 3 == 2 and leader.answers > 2):
            leader.undo()
            leader.undo()
        leader.submit(random_answer(leader.decision, luck))


def test_a_record_that_cannot_be_followed_is_refused():
    leader, follower = played(1, 4), Match.start(Lanterns(), Evening(seed=2))
    with pytest.raises(Diverged):
        follower.follow(list(leader.entries))


def test_computers_are_called_by_their_level_and_by_number_where_both_are():
    assert computer_called(("", "casual"), 0) is None
    assert computer_called(("", "casual"), 1) == say("player-computer", level="casual", number=0)
    assert computer_called(("master", "casual"), 1) == say("player-computer", level="casual", number=2)
    told = named(say("line", who=who(1)), ("Hana", say("player-computer", level="casual", number=0)))
    assert dict(told.slots)["who"] == say("seat-named", name=say("player-computer", level="casual", number=0))
