"""What holds of every game: a seat gets nothing that depends on what it can't see; taking back and giving again come to
the same, and the fold of the events is the state.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from engine.cardgame.asked import decision_for
from engine.cardgame.events import speaking_of
from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.sight import knows
from engine.cardgame.witness import Events, Witness
from engine.games import game, games, tools
from engine.kernel.session import Session
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.players.otherwise import never_known

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.state import State
    from engine.kernel.events import Event

KEYS = [one.key for one in games()]
DEALT = [key for key in KEYS if key != "sakura"]
"""Games that deal ids in an order of their own; in Sakura Arms they follow from the forms, which both players know, and
its own tests hold what that means.
"""
SEEDS = (2, 3, 4)
ANSWERS = 300
"""Of a duel that is looked at to its end, or nearly."""
SEATS = (0, 1)


def played(key: str, seed: int, answers: int = 80, check: bool = False) -> Session:
    field = tools(key).field
    rng = Random(seed)
    session = Session(field.game(check), field.drawn(rng, None), spacing=1)
    player = field.players["random"](rng, {})
    while session.decision is not None and session.answers < answers:
        session.submit(player(session.decision, session.state))
    return session


def exchanged(state: State, cards: Sequence[int], rng: Random) -> dict[int, int]:
    """Each card in the place of another of its owner's whose back looks the same."""
    found: dict[int, int] = {}
    looks = [(state.owner[card], state.kind(card)) for card in range(len(state.owner))]
    for look in sorted(set(looks)):
        alike = [card for card in cards if looks[card] == look]
        found |= dict(zip(alike, rng.sample(alike, len(alike)), strict=True))
    return found


def gets(session: Session, events: Sequence[Event], seat: int) -> list[bytes]:
    """All that a seat gets of a duel, frame by frame."""
    frames = Witness(Events(list(events), session.told), seat, type(session.state), ("Hana", "")).advance()
    return [msgspec.json.encode(frame) for frame in frames]


def laid_anew(laid: Any, cards: tuple[Any, ...]) -> Event:
    return msgspec.structs.replace(laid, cards=cards)


@pytest.mark.parametrize("key", DEALT)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_faces_that_a_seat_never_saw_could_be_others(key: str, seed: int, seat: int) -> None:
    session = played(key, seed)
    laid, *rest = session.events
    faces = exchanged(session.state, never_known(session, seat), Random(seed))
    cards = tuple((laid.cards[faces.get(card, card)][0], *one[1:]) for card, one in enumerate(laid.cards))
    assert cards != laid.cards
    assert gets(session, [laid_anew(laid, cards), *rest], seat) == gets(session, session.events, seat)


@pytest.mark.parametrize("key", DEALT)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_no_id_of_a_card_that_a_seat_never_saw_is_told(key: str, seed: int, seat: int) -> None:
    session = played(key, seed)
    laid, *rest = session.events
    names = exchanged(session.state, never_known(session, seat), Random(seed))
    assert any(card != other for card, other in names.items())
    back = {other: card for card, other in names.items()}
    cards = tuple(laid.cards[back.get(card, card)] for card in range(len(laid.cards)))
    renamed = [speaking_of(event, lambda card: names.get(card, card)) for event in rest]
    assert gets(session, [laid_anew(laid, cards), *renamed], seat) == gets(session, session.events, seat)


@pytest.mark.parametrize("key", DEALT)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_asked_and_offered_depends_on_nothing_hidden(key: str, seed: int) -> None:
    """At every decision at rest the rules are run again on a table with other hidden faces: they ask the same."""
    session, asked, rng = played(key, seed), 0, Random(seed)
    game = tools(key).field.game(check=False)
    for answers in range(session.answers):
        moment = session.at(answers)
        decision, state = moment.decision, moment.state
        if decision is None or not decision.rest:
            continue
        seat, other = decision.seat, state.copy()
        swap = exchanged(state, [card for card in range(len(state.owner)) if not knows(state, seat, card)], rng)
        other.defs = [state.defs[swap.get(card, card)] for card in range(len(state.defs))]
        again = next(game.run(game.table(other, 0)))
        assert decision_for(other, again, seat) == decision_for(state, decision, seat)
        rules = state.rules
        assert rules.prompt(again) == rules.prompt(decision)
        before = rules.view(state, seat)
        assert rules.view(other, seat) == before
        labels = [rules.label(again, one, before) for one in again.options]
        assert labels == [rules.label(decision, one, before) for one in decision.options]
        asked += 1
    assert asked > 10


@pytest.mark.parametrize(("key", "seed"), [("sakura", 1), ("sakura", 12), ("hololive", 16), ("mahoroba", 8),
                                           ("mahoroba", 14), ("gateruler", 22)])  # fmt: skip
def test_an_answer_begins_with_a_capital(key: str, seed: int) -> None:
    rng, read = Random(seed), Renderer(Catalog.load("en"), strict=True)
    match: AnyMatch = Match.start(game(key), tools(key).field.drawn(rng, None))
    while (decision := match.decision) is not None and match.answers < ANSWERS:
        said = [read.text(label) for option in decision.options if (label := match.label(option)) is not None]
        assert [text for text in said if text[:1].islower()] == [], decision.kind
        match.submit(random_answer(decision, rng))


@pytest.mark.parametrize("key", KEYS)
def test_the_other_seat_hears_only_what_kind_of_question_it_is(key: str) -> None:
    session = played(key, 4)
    for answers in range(session.answers):
        moment = session.at(answers)
        if moment.decision is not None:
            waiting = decision_for(moment.state, moment.decision, 1 - moment.decision.seat)
            assert not hasattr(waiting, "options")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", SEEDS)
def test_taking_back_and_giving_again_come_to_the_same(key: str, seed: int) -> None:
    field = tools(key).field
    rng = Random(seed)
    session = Session(field.game(check=True), field.drawn(rng, None))
    player = field.players["random"](rng, {})
    while session.decision is not None and session.answers < 90:
        session.submit(player(session.decision, session.state))
        if session.answers % 9 == 0:
            before, events = session.state.copy(), list(session.events)
            for _ in range(3):
                session.undo()
            for _ in range(3):
                session.redo()
            assert session.state == before
            assert session.events == events
    assert session.answers > 40
    assert field.folded(session) == session.state
