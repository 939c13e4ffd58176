"""Puzzles found in matches that players play among themselves.

At each turn of such a match the other side is made weaker until the turn wins for certain, then as strong as it may be;
what isn't needed is taken away. What remains is a puzzle if one first answer alone wins and the naive player fails.
The same seed finds the same puzzles, in however many processes.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.play.puzzle import Puzzle, key_of, lay
from engine.games import tools
from engine.kernel.decisions import Decision
from engine.kernel.session import Session
from engine.players.proof import Proof, Unbounded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.cardgame.play.puzzle import Laid
    from engine.players.proof import Reply

LOOKED: Final = 1_500
"""Replies given in looking whether a table is won."""
SOUGHT: Final = 6
"""Acts with which it is looked whether a table is won."""
PROVED: Final = 800
"""Replies given in proving a puzzle whole: whoever opens it must not wait."""
LEAST_ACTS: Final = 2
LEAST_ANSWERS: Final = 3
"""Of a turn that is won by a single thing that isn't done at rest: so many answers make it a puzzle."""
LONGEST: Final = 2_000
"""Answers of a match that is looked through."""
TURNS: Final = 6
"""So many turns of a match are looked at."""
ALIKE: Final = 2
"""So many puzzles may bring the same."""
OF_A_LENGTH: Final = 5
"""At most one puzzle of so many is of the same length, so that short and long ones are found."""
PLAYER: Final = "random"


class Solution(NamedTuple):
    """A puzzle solved: the answers that win at first, the best line of both sides, how many answers and acts of the
    attacker's it has.
    """

    keys: tuple[Reply, ...]
    line: tuple[Reply, ...]
    length: int
    acts: int


def proof_of(game: str, laid: Laid, most: int | None = None, *, exact: bool = False) -> Proof:
    """The proof of a table of the game of that key. Raises ValueError for what can't be laid."""
    found = tools(game)
    spent = found.puzzles.spent if found.puzzles is not None else None
    return Proof(
        found.field.game(check=False), lay(laid, found.words), spent, found.judge.leanings, most, exact=exact
    )


def solve(proof: Proof) -> Solution | None:
    """The solution; None where nothing wins for certain. Raises `Unbounded`."""
    keys = tuple(way.reply for way in proof.ways() if way.acts is not None)
    if not keys:
        return None
    line = tuple(proof.line())
    return Solution(keys, line, len(own_answers(proof, line)), proof.acts() or 0)


def own_answers(proof: Proof, line: Sequence[Reply]) -> list[int]:
    """The places in a line where the attacker has something to decide."""
    found = []
    for at in range(len(line)):
        asked = proof.standing(line[:at]).asked
        if isinstance(asked, Decision) and asked.seat == proof.seat and len(proof.replies(line[:at])) > 1:
            found.append(at)
    return found


def wins_naively(game: str, proof: Proof) -> bool:
    """Whether the naive player wins, who answers what looks best, against the best defence."""
    found = tools(game)
    composer = found.puzzles
    assert composer is not None
    player = found.field.players[composer.naive](Random(0), {})
    script: list[Reply] = []
    while True:
        asked, state, within = proof.standing(script)
        if asked is None or not within:
            return bool(asked is None and state.winner == proof.seat)
        if isinstance(asked, Decision) and asked.seat == proof.seat:
            script.append(player(asked, state))
            if proof.acts(script) is None:
                return False
        else:
            reply = proof.best(script)
            assert reply is not None
            script.append(reply)


def composed(game: str, laid: Laid) -> Puzzle | None:
    """The puzzle that a table becomes; None where it becomes none."""
    composer = tools(game).puzzles
    assert composer is not None
    found = next((one for one in composer.weaker(laid) if _won(game, one)), None)
    if found is None:
        return None
    found = _on(game, found, composer.stronger)
    while not _is_puzzle(game, found):
        fewer = next((one for one in composer.simpler(found) if _won(game, one)), None)
        if fewer is None:
            return None
        found = fewer
    try:
        solution = solve(proof_of(game, found, exact=True))
    except Unbounded:
        return None
    assert solution is not None
    return Puzzle(key_of(found), solution.length, solution.acts, found)


def _on(game: str, laid: Laid, changed: Callable[[Laid], Iterator[Laid]]) -> Laid:
    """The table changed again and again, as long as it is won."""
    while (better := next((one for one in changed(laid) if _won(game, one)), None)) is not None:
        laid = better
    return laid


def _won(game: str, laid: Laid) -> bool:
    try:
        proof = proof_of(game, laid, LOOKED)
        return proof.won_within(SOUGHT if _at_rest(proof) else 0)
    except Exception:  # a table that is too wide, can't be laid, or at which the rules fail is none
        return False


def _at_rest(proof: Proof) -> bool:
    """Whether it begins at rest; else it is first chosen how the turn is spent."""
    asked = proof.standing().asked
    return isinstance(asked, Decision) and asked.rest


def _long_enough(proof: Proof, acts: int) -> bool:
    """Whether it isn't won at once. What begins before rest is to be won without ever coming to it: what is won at rest
    is a puzzle that begins there.
    """
    if _at_rest(proof):
        return acts >= LEAST_ACTS
    return acts == 0 and len(own_answers(proof, proof.line())) >= LEAST_ANSWERS


def _is_puzzle(game: str, laid: Laid) -> bool:
    """One first answer alone wins, not at once, and who is naive doesn't find the way."""
    try:
        proof = proof_of(game, laid, PROVED)
        acts = proof.acts()
        if acts is None or not _long_enough(proof, acts):
            return False
        winning = (reply for reply in proof.replies() if proof.acts((reply,)) is not None)
        if next(winning, None) is None or next(winning, None) is not None:
            return False
        return not wins_naively(game, proof)
    except Exception:  # as above
        return False


def found_in(game: str, seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one match."""
    found = tools(game)
    composer = found.puzzles
    assert composer is not None
    rng = Random(f"puzzle/{seed}/{number}")
    session = Session(found.field.game(check=False), found.field.drawn(rng, None), spacing=LONGEST)
    player = found.field.players[PLAYER](rng, {})
    tables: list[Laid] = []
    turn = 0
    while (decision := session.decision) is not None and session.answers < LONGEST:
        state = session.state
        if decision.rest and state.turn != turn:
            turn = state.turn
            if composer.promising(state):
                tables.append(composer.written(state))
        session.submit(player(decision, state))
    tables = rng.sample(tables, min(TURNS, len(tables)))
    begun = (one for laid in tables for one in composer.beginnings(laid))
    return [puzzle for laid in begun if (puzzle := composed(game, laid)) is not None]


class Found(NamedTuple):
    """What came of looking so far: how many matches were looked through, and a puzzle that was found (or none)."""

    matches: int
    puzzle: Puzzle | None


def find(game: str, seed: int, number: int, workers: int = 1, first: int = 0) -> Iterator[Found]:
    """So many puzzles of a game, one after the other, not too many alike. `first` is the match to begin with."""
    composer = tools(game).puzzles
    assert composer is not None
    known: set[str] = set()
    alike: Counter[tuple[str, ...]] = Counter()
    lengths: Counter[int] = Counter()
    for matches, puzzles in enumerate(_each(game, seed, workers, first), start=1):
        yield Found(matches, None)
        for puzzle in puzzles:
            brings = composer.brings(puzzle.laid)
            few = lengths[puzzle.length] * OF_A_LENGTH < number
            if puzzle.key not in known and alike[brings] < ALIKE and few:
                known.add(puzzle.key)
                alike[brings] += 1
                lengths[puzzle.length] += 1
                yield Found(matches, puzzle)
                if len(known) >= number:
                    return


def _each(game: str, seed: int, workers: int, first: int) -> Iterator[list[Puzzle]]:
    """What is found in match after match."""
    number = first
    if workers <= 1:
        while True:
            yield found_in(game, seed, number)
            number += 1
    found_by: Callable[[int], list[Puzzle]] = partial(found_in, game, seed)
    with get_context("spawn").Pool(workers) as pool:
        while True:
            many = range(number, number + workers * 4)
            yield from pool.imap(found_by, many)
            number += len(many)
