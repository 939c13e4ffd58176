"""What a computer brings: of several sides the one that wins most, and the best so far where it is to stop."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import game, games, tools
from engine.players.bringing import side_of

KEYS = [one.key for one in games()]


@pytest.mark.parametrize("key", KEYS)
def test_it_can_be_played(key: str) -> None:
    bringing = tools(key).bringing
    sides = (side_of(key, Random(1), 12), side_of(key, Random(2), 0))
    game(key).form.check(bringing.setup(sides, 1))


@pytest.mark.parametrize("key", KEYS)
def test_the_same_chance_brings_the_same(key: str) -> None:
    assert side_of(key, Random(3), 12) == side_of(key, Random(3), 12)


def test_what_was_chosen_is_kept() -> None:
    side = side_of("sakura", Random(1), 12, ("yurina", "himika"), ("saine", "tokoyo"))
    assert side.megami == ("yurina", "himika")


def test_it_stops_when_it_is_told_to() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    side = side_of("sakura", Random(1), 100_000, ("yurina", "himika"), stop=stop)
    assert (side.megami, asked) == (("yurina", "himika"), 4)
