"""What a computer brings: of several sides the one that wins most, and the best so far where it is to stop."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import game, games, tools
from engine.players import bringing as tried
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


def test_matches_go_to_the_sides_that_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """The side with a certain card wins always; it is tried most, and no more matches are played than may be."""
    matches: Counter[tuple[str, ...]] = Counter()

    def played(match: Any, seat: int, *_: object) -> float:
        state = match.state
        here = {state.defs[card].number for where in ("hand", "deck") for card in state.piles[f"{where}.{seat}"]}
        matches[tuple(sorted(here))] += 1
        return float(GOOD in here)

    monkeypatch.setattr(tried, "played_on", played)
    side = side_of("sakura", Random(4), 240, ("yurina", "himika"), ("saine", "tokoyo"))
    assert GOOD in side.normals
    assert 120 < matches.total() <= 240
    best, last = matches.most_common()[0], matches.most_common()[-1]
    assert GOOD in best[0]
    assert GOOD not in last[0]
    assert best[1] > 3 * last[1]


GOOD = "NA-01-yurina-O-N-7"
