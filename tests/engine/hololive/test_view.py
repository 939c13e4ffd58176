"""What a seat sees: of a holomem all that belongs to it, of what is hidden nothing, and never anything stale."""

from __future__ import annotations

import msgspec
import pytest

from engine.cardgame.sight import knows
from engine.cardgame.view import Fact
from engine.hololive.events import CardAttached, CardMoved, DieRolled, Marked, PreparedShown
from engine.hololive.procedures.playing import use_skill
from engine.hololive.procedures.stage import bloom
from engine.hololive.rules import RULES
from engine.hololive.state import State
from engine.hololive.view.facts import fact
from engine.hololive.view.seat import view
from tests.engine.hololive.sample import (
    DEBUT,
    FIRST,
    GREEN,
    MASCOT,
    OTHER,
    SPOT,
    STUCK,
    TOOL,
    WHITE,
    Sample,
    played,
)  # fmt: skip

SEATS = (-2, -1, 0, 1)


@pytest.mark.parametrize("seed", [1, 6])
def test_a_view_gone_on_with_is_a_view_made_anew(seed: int) -> None:
    """Whatever an event changed is looked at again, and all else is the same object."""
    match = played(seed, answers=150)
    state, seen, kept = State(), {}, 0
    for event in match._session.events:
        event.apply(state)
        touched = RULES.touched(event, state)
        for seat in SEATS:
            now = RULES.view(state, seat, seen.get(seat), touched)
            assert now == view(state, seat), event
            if seat in seen:
                kept += sum(place is seen[seat].places.get(where) for where, place in now.places.items())
            seen[seat] = now
    assert kept > 10_000


def test_a_holomem_is_seen_with_all_that_belongs_to_it() -> None:
    one = Sample(center=DEBUT, cheers=(WHITE, GREEN), hand=(FIRST, TOOL, MASCOT))
    under, card = one.at("center.0"), one.card(FIRST, "hand.0")
    for number in (TOOL, MASCOT):
        support = one.card(number, "hand.0")
        one.table.emit(CardMoved(support, "hand.0", "support.0"))
        one.table.emit(CardAttached(support, under))
    one.hurt(under, 20).lay_to_rest(under)
    one.do(bloom(one.table, 0, card, under))
    for seat in SEATS:
        (seen,) = RULES.view(one.state, seat).places["center.0"].cards
        assert (seen.number, seen.status, seen.damage) == (FIRST, "rest", 20)
        assert (seen.hp, seen.left) == (160, 140)
        assert [one.number for one in seen.belonging("stack")] == [DEBUT]
        assert [one.number for one in seen.belonging("cheer")] == [WHITE, GREEN]
        assert [one.number for one in seen.belonging("support")] == [TOOL, MASCOT]
        assert {(change.source, change.before, change.after) for change in seen.changes} == {
            (FIRST, "100", "130"), (TOOL, "130", "150"), (MASCOT, "150", "160"),
        }  # fmt: skip


def test_what_arts_would_do_is_reckoned_ahead() -> None:
    one = Sample(center=DEBUT, cheers=(WHITE,), their_back=(OTHER, SPOT), step="performance")
    center, theirs = one.at("center.0"), one.at("center.1")
    (seen,) = RULES.prospect(one.state, 0, f"card:{center}")
    assert (seen.key, seen.cost, seen.damage, seen.usable) == ("1", ("colourless",), 30, True)
    assert [(aim.handle, aim.damage) for aim in seen.targets] == [(f"card:{theirs}", 50)]  # 特攻 against green
    (bare,) = RULES.prospect(one.state, 0, f"card:{one.at('back.0')}")
    assert (bare.cost, bare.damage, bare.usable) == ((), 20, False)
    for handle in (f"card:{theirs}", f"card:{one.at('oshi.0')}", "card:999", "hand.1#0", "token:damage"):
        assert RULES.prospect(one.state, 0, handle) is None
    other = Sample(center=FIRST)
    (first, second) = RULES.prospect(other.state, 0, f"card:{other.at('center.0')}")
    assert (first.cost, second.cost, first.usable) == (("white", "colourless"), ("white", "white"), False)
    assert first.targets


def test_what_counts_by_the_player_is_seen() -> None:
    one = Sample(power=3, hand=(SPOT, OTHER))
    mine, theirs = RULES.view(one.state, -1).players
    assert (mine.life, mine.deck, mine.cheer_deck, mine.holo_power, mine.hand, mine.holomem) == (3, 6, 4, 3, 2, 2)
    assert (mine.skill_left, mine.sp_left, mine.collabed, mine.passed_baton, mine.played_limited) == (
        1, 1, False, False, False,
    )  # fmt: skip
    assert (theirs.life, theirs.hand, theirs.holo_power) == (3, 2, 0)
    skill = one.state.info(one.at("oshi.0")).skill("oshi")
    one.do(use_skill(one.table, 0, skill))
    for mark in ("turn:collab", "turn:baton", "turn:limited"):
        one.table.emit(Marked(mark))
    mine, theirs = RULES.view(one.state, -1).players
    assert (mine.skill_left, mine.sp_left, mine.holo_power) == (0, 1, 1)
    assert (mine.collabed, mine.passed_baton, mine.played_limited) == (True, True, True)
    assert not any((theirs.collabed, theirs.passed_baton, theirs.played_limited))
    assert theirs.skill_left == 1


def test_face_down_holomem_before_the_game_are_their_owner_s_secret() -> None:
    one = Sample(center="", hand=(DEBUT, STUCK))
    card = one.card(STUCK, "hand.0")
    one.table.emit(CardMoved(card, "hand.0", "center.0", status="", face_up=False, why="first"))
    mine, theirs = (RULES.view(one.state, seat).places["center.0"].cards[0] for seat in (0, 1))
    assert (mine.number, mine.hp, mine.handle) == (STUCK, 60, f"card:{card}")
    assert (theirs.number, theirs.hp, theirs.changes, theirs.handle) == (None, None, (), "center.0#0")
    assert all(source.card != card for source, _ in RULES.standing(one.state))
    one.table.emit(PreparedShown((card,)))
    assert RULES.view(one.state, 1).places["center.0"].cards[0].number == STUCK


@pytest.mark.parametrize("seed", [2, 3])
def test_no_seat_reads_the_id_of_a_card_that_it_does_not_see(seed: int) -> None:
    match = played(seed, answers=80)
    state = State()
    for event in match._session.events:
        event.apply(state)
    for seat in (-1, 0, 1):
        hidden = {f'"card:{card}"' for card in range(len(state.owner)) if not knows(state, seat, card)}
        text = msgspec.json.encode(view(state, seat)).decode()
        assert len(hidden) > 50
        assert not [handle for handle in hidden if handle in text]


def test_what_an_event_was_beside_what_travelled() -> None:
    match = played(1)
    state, kinds = State(), set()
    for event in match._session.events:
        event.apply(state)
        found = fact(event, state, 0)
        if isinstance(found, Fact):
            kinds.add(found.kind)
            assert not found.source or knows(state, 0, int(found.source[5:]))
    assert kinds == {"struck", "hit", "felled", "begins", "shuffled", "shown"}


def test_damage_by_a_card_that_is_hidden_by_now_does_not_tell_which() -> None:
    one = Sample()
    one.table.emit(CardMoved(one.at("center.1"), "center.1", "deck.1", 0, status=""))
    one.hurt(one.at("center.0"), 10)
    event = one.table.events[-1]
    event = type(event)(event.card, 10, 1, one.at("deck.1"))
    assert fact(event, one.state, 0).source == ""


def test_a_die_shows_what_was_rolled_and_what_counts_where_that_is_another() -> None:
    one = Sample()
    told = [fact(DieRolled(0, one.at("center.0"), counts, 3), one.state, 1) for counts in (3, 6)]
    assert [(die.number, die.counts) for die in told] == [(3, 0), (3, 6)]
