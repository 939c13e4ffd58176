"""The puzzles that are shipped: each is proved anew, its first answer is the only one, nothing of it is unknown."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cardgame.brought import counter_known
from engine.cardgame.play.laid import PERSON
from engine.cardgame.play.puzzle import key_of, lay, read
from engine.players.puzzles import ALIKE, proof_of, solve, wins_naively
from engine.puzzle_files import file_name, listed_of
from engine.sakura.play.puzzles import PUZZLES
from engine.sakura.play.scenario import WORDS

SHIPPED = {one.key: one for one in listed_of("sakura")}
MOST = 2_500
"""So many replies prove any of them, whatever looks likely to whoever looks."""


def test_there_are_sixty_and_more_of_many_lengths_and_megami():
    assert len(SHIPPED) >= 60
    puzzles = [read(one.path, WORDS) for one in SHIPPED.values()]
    assert len({puzzle.length for puzzle in puzzles}) >= 5
    assert len({key for puzzle in puzzles for key in puzzle.laid["left"]["megami"]}) >= 30
    assert max(Counter(PUZZLES.brings(puzzle.laid) for puzzle in puzzles).values()) <= 2 * ALIKE


@pytest.mark.parametrize("key", SHIPPED)
def test_each_is_won_for_certain_by_one_first_answer_alone(key):
    puzzle = read(SHIPPED[key].path, WORDS)
    assert (puzzle.key, puzzle.length) == (key, SHIPPED[key].length)
    assert SHIPPED[key].path.name == file_name(puzzle)
    proof = proof_of("sakura", puzzle.laid, MOST)
    solution = solve(proof)
    assert len(solution.keys) == 1
    assert (solution.length, solution.acts) == (puzzle.length, puzzle.acts)
    assert not wins_naively("sakura", proof)


@pytest.mark.parametrize("key", SHIPPED)
def test_no_secret_choice_lies_in_it(key):
    puzzle = read(SHIPPED[key].path, WORDS)
    assert key_of(puzzle.laid) == key
    state = lay(puzzle.laid, WORDS)
    assert all(counter_known(state, PERSON, counter) for counter in state.counters)
    assert not any(state.piles.get(f"deck.{seat}") for seat in (0, 1))
