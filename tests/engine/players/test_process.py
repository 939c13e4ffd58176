"""The process that thinks: it answers as a player here would, knows what happened since, is made anew, and ends."""

from __future__ import annotations

import os
import signal
from queue import Queue
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from engine.cardgame.match import Match
from engine.games import game, games, tools
from engine.players.player import player
from engine.players.process import Anew, Build, Done, Failed, Question, Share, Thinker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.match import AnyMatch
    from engine.players.process import Said

LOOKS = 6
LONG = 5_000
"""Looks that nobody waits for."""


class Talk:
    """A thinker and what it said."""

    def __init__(self) -> None:
        self.said: Queue[Said] = Queue()
        self.thinker = Thinker(self.said.put)

    def until(self, task: int, kind: type[Any]) -> Any:
        while True:
            said = self.said.get(timeout=60)
            if said.task == task and isinstance(said, kind):
                return said


@pytest.fixture(scope="module")
def talk() -> Iterator[Talk]:
    made = Talk()
    yield made
    made.thinker.close()


def match_of(key: str) -> AnyMatch:
    bringing = tools(key).bringing
    sides = (bringing.side(Random(1), None), bringing.side(Random(2), None))
    return Match.start(game(key), bringing.setup(sides, 3))


def question(key: str, match: AnyMatch, looks: int = LOOKS, *, explains: bool = True) -> Question:
    """Who wants to know what comes of it gets every look."""
    assert match.decision is not None
    entries, seat = list(match.entries), match.decision.seat
    return Question(game=key, setup=match.setup, entries=entries, seat=seat, looks=looks, explains=explains)


@pytest.mark.parametrize("key", [one.key for one in games()])
def test_it_answers_as_a_player_here_does_through_a_match_and_after_taking_back(key: str, talk: Talk) -> None:
    match = match_of(key)
    for step in range(8):
        asked = question(key, match, explains=False)
        found = talk.until(talk.thinker.give(asked), Done).found
        expected = player(key, asked.seat).think(match, LOOKS)
        assert (found.keys, found.ways) == (expected.keys, expected.ways)
        match.submit(found.keys)
        if step == 5:
            match.undo()
            match.undo()


def test_it_looks_at_what_is_to_be_weighed_and_says_what_comes_of_it(talk: Talk) -> None:
    match = match_of("sakura")
    while match.decision is not None and len(match.decision.options) < 3:
        match.submit((match.decision.options[0].key,))
    asked = question("sakura", match, 40)
    last = (match.decision.options[-1].key,) if match.decision is not None else ()
    asked = msgspec.structs.replace(asked, weighed=(last,))
    found = talk.until(talk.thinker.give(asked), Done).found
    expected = player("sakura", asked.seat, explains=True).think(match, 40, weighed=[last])
    assert found.ways == expected.ways
    assert next(way for way in found.ways if way.keys == last).looks >= 10
    assert all(way.outcomes for way in found.ways if way.looks)


def test_it_builds_what_a_player_here_would(talk: Talk) -> None:
    from engine.players.bringing import side_of

    for one in games():
        found = talk.until(talk.thinker.give(Build(game=one.key, looks=0, seed=4)), Done).found
        assert found == side_of(one.key, Random(4), 0)


def test_something_else_ends_what_it_does(talk: Talk) -> None:
    match = match_of("sakura")
    first = talk.thinker.give(question("sakura", match, LONG))
    talk.until(first, Share)
    second = talk.thinker.give(question("sakura", match))
    assert talk.until(second, Done).found.looks == LOOKS


def test_what_is_stopped_says_nothing_more_and_the_process_stays(talk: Talk) -> None:
    match = match_of("sakura")
    talk.until(talk.thinker.give(question("sakura", match, LONG)), Share)
    before = talk.thinker.process_id
    stopped = talk.thinker.stop()
    assert stopped is None
    after = talk.thinker.give(question("sakura", match))
    assert talk.until(after, Done).found.looks == LOOKS
    assert talk.thinker.process_id == before


def test_a_killed_process_is_made_anew_and_does_what_it_was_doing(talk: Talk) -> None:
    match = match_of("sakura")
    task = talk.thinker.give(question("sakura", match, 400))
    talk.until(task, Share)
    killed = talk.thinker.process_id
    assert killed is not None
    os.kill(killed, signal.SIGTERM)
    talk.until(task, Anew)
    assert talk.until(task, Done).found.looks == 400
    assert talk.thinker.process_id not in {None, killed}


def test_a_task_over_which_the_process_ends_again_and_again_fails(talk: Talk) -> None:
    match = match_of("sakura")
    task = talk.thinker.give(question("sakura", match, LONG))
    killed: set[int] = set()
    while True:
        said = talk.said.get(timeout=60)
        if isinstance(said, Failed):
            break
        now = talk.thinker.process_id
        if now is not None and now not in killed:
            killed.add(now)
            os.kill(now, signal.SIGTERM)
    assert (said.task, len(killed)) == (task, 3)
    again = talk.thinker.give(question("sakura", match))
    assert talk.until(again, Done).found.looks == LOOKS


def test_an_error_is_told_and_the_process_is_of_use_afterwards(talk: Talk) -> None:
    match = match_of("sakura")
    good = question("sakura", match)
    wrong = Question(game="none", setup=good.setup, entries=good.entries, seat=good.seat, looks=LOOKS, explains=True)
    assert "none" in talk.until(talk.thinker.give(wrong), Failed).why
    assert talk.until(talk.thinker.give(good), Done).found.looks == LOOKS


def test_closing_leaves_no_process() -> None:
    from multiprocessing import active_children

    talk = Talk()
    match = match_of("sakura")
    talk.until(talk.thinker.give(question("sakura", match, LONG)), Share)
    process = talk.thinker.process_id
    assert process in {child.pid for child in active_children()}
    talk.thinker.close()
    assert process not in {child.pid for child in active_children()}
    talk.thinker.close()
    assert talk.thinker.give(question("sakura", match)) == 0
