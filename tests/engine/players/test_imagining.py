"""What a seat imagines is a match that it couldn't tell from the real one: it sees the same, what it knows stays."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.asked import decision_for
from engine.cardgame.brought import counter_known
from engine.cardgame.imagining import Imagination, Memory, Unimagined
from engine.cardgame.sight import knows
from engine.games import tools
from engine.kernel.session import Session
from engine.sakura.events import CardsRevealed, DeckRebuilt, EffectArose
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.play.selfplay import Duels
from tests.engine.players.test_honesty import MATCHES, questions

DRAWS = 2
TURNS, OPENS = "NA-06-yukihi-O-N-5", "NA-06-yukihi-O-S-4"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "seed"), MATCHES)
def test_a_draw_is_a_match_that_the_seat_cannot_tell_from_the_real_one(game, seed, seat):
    memory, asked, drawn, changed = None, 0, 0, 0
    for session in questions(game, seed, seat):
        state = session.state
        memory = memory or Memory(seat, type(state))
        imagination = Imagination(session, session.game, memory)
        seen = session.game.view(state, seat)
        spec = state.rules.areas.at
        for number in range(DRAWS):
            asked += 1
            try:
                trial = imagination.draw(Random(number))
            except Unimagined:
                continue
            drawn += 1
            other = trial.state
            changed += other.where != state.where or other.piles != state.piles
            assert session.game.view(other, seat) == seen
            assert decision_for(other, trial.decision, seat) == imagination.asked
            for card, where in enumerate(state.where):
                if knows(state, seat, card) or card in memory.held:
                    assert other.where[card] == where
                if card in memory.held and spec(where).ordered:
                    assert other.piles[where].index(card) == state.piles[where].index(card)
                if card in memory.met and not spec(where).endless:
                    assert not spec(other.where[card]).endless
    assert drawn > 0.95 * asked
    assert changed > 0.5 * drawn


def test_a_seat_knows_what_it_put_under_its_deck_until_that_is_shuffled():
    luck = Random(5)
    field = tools("sakura").field
    session = Session(field.game(check=False), field.drawn(luck, None))
    player = field.players["random"](luck, {})
    seat = session.decision.seat
    back = tuple(int(option.key.partition(":")[2]) for option in session.decision.options)
    session.submit(tuple(option.key for option in session.decision.options))
    memory, kept = Memory(seat, type(session.state)), 0
    while not any(isinstance(event, DeckRebuilt) and event.seat == seat for event in session.events):
        if session.decision.seat == seat:
            imagination = Imagination(session, session.game, memory)
            deck = session.state.piles[f"deck.{seat}"]
            under = [card for card in back if card in deck]
            assert under == [card for card in back if card in memory.held]
            other = imagination.draw(Random(kept)).state.piles[f"deck.{seat}"]
            assert [other.index(card) for card in under] == [deck.index(card) for card in under]
            kept += len(under)
        session.submit(player(session.decision, session.state))
    memory.advance(session.events)
    assert kept
    assert memory.held.isdisjoint(session.state.piles[f"deck.{seat}"])


def test_secret_counters_are_drawn_anew_and_what_was_remembered_of_them_with_them():
    field = Duels(("shinra", "hatsumi"), ("shinra", "hatsumi"))
    values: dict[str, set[int]] = {}
    for seed in range(3):
        luck = Random(seed)
        session = Session(field.game(check=False), field.drawn(luck, None))
        player = field.players["random"](luck, {})
        memories = [Memory(seat, type(session.state)) for seat in (0, 1)]
        while (asked := session.decision) is not None:
            state, seat = session.state, asked.seat
            known = {key for key in state.counters if counter_known(state, seat, key)}
            secret = [key for key, value in state.counters.items() if value >= 0 and key not in known]
            imagination = Imagination(session, session.game, memories[seat])
            for number in range(4 if secret else 0):
                other = imagination.draw(Random(number)).state
                for key in secret:
                    values.setdefault(key, set()).add(other.counters[key])
                    told = {one.value for one in other.happened if getattr(one, "key", "") == key}
                    assert told <= {other.counters[key]}
            session.submit(player(asked, state))
    assert len(values) >= 2
    assert all(len(found) > 1 for found in values.values()), values


def test_of_a_hidden_card_a_seat_knows_what_it_was_shown_and_nothing_by_an_effect_that_is_told():
    """A card is shown before an effect of it arises (§9-1-1-2). What is used face down as another (§x20-6-1) would be
    betrayed by whose effects there are.
    """
    hers = SideLaid(hand=(TURNS,), specials=(OPENS,), flare=1, counters={"umbrella": 0})
    scene = Scene(hers, SideLaid()).use(OPENS).answer("yes")
    events, card = scene.table.events, scene.card(TURNS)
    assert any(isinstance(event, EffectArose) and event.source.card == card for event in events)
    memory, blind = Memory(1, type(scene.state)), Memory(1, type(scene.state))
    memory.advance(events)
    assert card in memory.met & memory.held
    blind.advance([event for event in events if not isinstance(event, CardsRevealed)])
    assert card not in blind.met | blind.held


@pytest.mark.parametrize("game", ["sakura", "mahoroba", "hololive", "gateruler"])
def test_a_memory_of_another_course_begins_anew(game):
    field = tools(game).field
    sessions = []
    for seed in (1, 2):
        luck = Random(seed)
        session = Session(field.game(check=False), field.drawn(luck, None))
        player = field.players["random"](luck, {})
        while session.decision is not None and session.answers < 30:
            session.submit(player(session.decision, session.state))
        sessions.append(session)
    first, second = sessions
    memory, fresh = Memory(0, type(first.state)), Memory(0, type(first.state))
    memory.advance(second.events)
    memory.advance(first.events)
    fresh.advance(first.events)
    assert (memory.met, memory.held) == (fresh.met, fresh.held)
    assert memory.met
