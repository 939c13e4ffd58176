"""The law of secrecy: exchanging what a seat can't see changes nothing that it gets."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engine.cardgame.asked import decision_for
from engine.cardgame.events import CardsRevealed, speaking_of
from engine.cardgame.sight import knows
from engine.cardgame.witness import Events, Witness
from engine.hololive.events import TableLaid
from engine.hololive.game import HololiveGame
from engine.hololive.play.selfplay import Duels
from engine.hololive.registry import REGISTRY
from engine.hololive.state import State
from engine.hololive.view.seat import view
from engine.hololive.wording import label_of, prompt_of
from engine.kernel.session import Session
from tests.engine.hololive.tables import scene, side

GAME = HololiveGame()
SEEDS = (2, 3, 4)
SEATS = (0, 1)


def played(seed: int) -> Session:
    rng, duels = Random(seed), Duels()
    session = Session(GAME, duels.drawn(rng, None), spacing=1)
    player = duels.players["random"](rng, {})
    while session.decision is not None and session.answers < 70:
        session.submit(player(session.decision, session.state))
    return session


def never_known(events, seat: int) -> list[int]:
    """The cards that a seat didn't see from the first to the last event."""
    state, seen = State(), set()
    for event in events:
        event.apply(state)
        if isinstance(event, CardsRevealed):
            seen.update(event.cards)
        seen.update(card for card in range(len(state.owner)) if knows(state, seat, card))
    return [card for card in range(len(state.owner)) if card not in seen]


def exchanged(cards: list[int], looks: list[tuple[int, bool]], rng: Random) -> dict[int, int]:
    """Each card in the place of another whose back looks the same."""
    found = {}
    for look in set(looks):
        alike = [card for card in cards if looks[card] == look]
        found |= dict(zip(alike, rng.sample(alike, len(alike)), strict=True))
    return found


def backs(laid: TableLaid) -> list[tuple[int, bool]]:
    """Whose each card is, and of which deck."""
    return [(owner, REGISTRY.cards[number].kind == "cheer") for number, owner, _ in laid.cards]


def gets(events, told, seat: int) -> list[bytes]:
    """All that a seat gets of a duel, frame by frame."""
    frames = Witness(Events(events, told), seat, State, ("Hana", "")).advance()
    return [msgspec.json.encode(frame) for frame in frames]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_faces_that_a_seat_never_saw_could_be_others(seed: int, seat: int) -> None:
    session = played(seed)
    laid, *rest = session.events
    faces = exchanged(never_known(session.events, seat), backs(laid), Random(seed))
    numbers = [laid.cards[faces.get(card, card)][0] for card in range(len(laid.cards))]
    cards = tuple((number, *laid.cards[card][1:]) for card, number in enumerate(numbers))
    assert cards != laid.cards
    other = [TableLaid(cards), *rest]
    assert gets(other, session.told, seat) == gets(session.events, session.told, seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_no_id_of_a_card_that_a_seat_never_saw_is_told(seed: int, seat: int) -> None:
    session = played(seed)
    laid, *rest = session.events
    names = exchanged(never_known(session.events, seat), backs(laid), Random(seed))
    assert any(card != other for card, other in names.items())

    def renamed(card: int) -> int:
        return names.get(card, card)

    back = {other: card for card, other in names.items()}
    cards = tuple(laid.cards[back.get(card, card)] for card in range(len(laid.cards)))
    other = [TableLaid(cards), *(speaking_of(event, renamed) for event in rest)]
    assert gets(other, session.told, seat) == gets(session.events, session.told, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_asked_and_offered_depends_on_nothing_hidden(seed: int) -> None:
    """At every decision at rest the rules are run again on a table with other hidden faces: they ask the same."""
    session, asked, rng = played(seed), 0, Random(seed)
    looks = backs(session.events[0])
    for answers in range(session.answers):
        moment = session.at(answers)
        decision, state = moment.decision, moment.state
        if decision is None or not decision.rest:
            continue
        seat, other = decision.seat, moment.state.copy()
        hidden = [card for card in range(len(state.owner)) if not knows(state, seat, card)]
        swap = exchanged(hidden, looks, rng)
        other.defs = [state.defs[swap.get(card, card)] for card in range(len(state.defs))]
        again = next(GAME.run(GAME.table(other, 0)))
        assert decision_for(other, again, seat) == decision_for(state, decision, seat)
        assert prompt_of(again) == prompt_of(decision)
        assert view(other, seat) == view(state, seat)
        before = view(state, seat)
        assert [label_of(again, one, before) for one in again.options] == [
            label_of(decision, one, before) for one in decision.options
        ]
        asked += 1
    assert asked > 10


def test_the_other_seat_hears_only_what_kind_of_question_it_is() -> None:
    session = played(4)
    for answers in range(session.answers):
        moment = session.at(answers)
        if moment.decision is not None:
            waiting = decision_for(moment.state, moment.decision, 1 - moment.decision.seat)
            assert not hasattr(waiting, "options")


def test_a_main_step_in_which_nothing_can_be_done_is_asked_for_all_the_same() -> None:
    """Else the other player would learn that no card of the hand can be used."""
    there = scene(side(hand=(), holo_power=()))
    assert there.decision is not None
    assert (there.decision.kind, there.keys) == ("ChooseAct", ("end",))
