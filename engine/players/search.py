"""Information-set Monte Carlo tree search with one observer (Cowling, Powley, Whitehouse 2012): a tree over answers, in
each look another match that the seat can't tell from the real one.

A look draws such a match, walks down the tree by PUCT (upper confidence, weighed by what sensible people would do),
adds one answer, plays on by chance in that sense until a turn has gone round, and lets the game judge the table. The
answer looked at most is given. All chance comes from the given source, so the same number of looks from the same
knowledge gives the same answer.
"""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb, perm, prod, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engine.cardgame.asked import keys_given
from engine.cardgame.ending import winner_of
from engine.cardgame.play.field import play_on
from engine.cardgame.play.random_player import random_answer, weighed_answer
from engine.players.outcomes import Outcome, Outcomes, Watched

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from engine.cardgame.imagining import Imagination, Trial
    from engine.cardgame.play.field import Playable, Player
    from engine.cardgame.play.judge import Figures, Judge
    from engine.cardgame.play.outlook import Outlook
    from engine.kernel.decisions import Decision, Keys

EXPLORING: Final = 0.6
"""How much what was seldom looked at draws a look (the constant of PUCT)."""
DOUBT: Final = 0.5
"""How much of what draws looks is the same for every answer, whatever sensible people think of it."""
UNSEEN: Final = 0.05
"""How much less than its parent an answer is expected to be worth that nobody has looked at."""
MOST_ANSWERS: Final = 40
"""Of a question with more legal answers (several cards at once) so many are drawn and weighed."""
ENUMERATED: Final = 2_000
"""Questions with no more combinations than these are looked through whole."""
LONGEST: Final = 400
"""Answers after which a look is judged where it stands."""
SHARE: Final = 2
"""One look in so many goes to the answers that are to be weighed in any case."""
ROUND: Final = 2
"""Turns that a look goes on for."""


class Way(msgspec.Struct, frozen=True):
    """One answer that was weighed: how likely it wins, in how many looks it was tried, and what came of it in them
    (where that was asked for).
    """

    keys: tuple[str, ...]
    chance: float
    looks: int
    outcomes: tuple[Outcome, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """What a player found: the ways from the best on, and what it took. Keys are those that the seat is shown."""

    ways: tuple[Way, ...]
    looks: int
    seconds: float

    @property
    def keys(self) -> Keys:
        """The answer to give."""
        return self.ways[0].keys

    @property
    def chance(self) -> float:
        """How likely the seat wins, if it plays so."""
        return self.ways[0].chance


class _Edge:
    """An answer in the tree, and the tree below it."""

    __slots__ = ("below", "keys", "offered", "prior", "total", "visits")

    def __init__(self, keys: Keys, prior: float) -> None:
        self.keys = keys
        self.prior = prior
        """How likely somebody sensible takes it, of all answers."""
        self.visits = 0
        self.offered = 0
        """In how many looks it could have been given."""
        self.total = 0.0
        """What the looks were worth to whoever is asked."""
        self.below: dict[Keys, _Edge] = {}


def think(
    imagination: Imagination,
    judge: Judge,
    luck: Random,
    looks: int,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
    told: Callable[[float], None] | None = None,
    outlook: Outlook | None = None,
    weighed: Sequence[Keys] = (),
) -> Thought:
    """Weigh the answers to the imagined question in so many looks, or fewer when the `seconds` are over, `stop` says
    so, or nothing but the answer is wanted and no further look could change it. `told` is given how much of it is
    done, between 0 and 1. With an `outlook` the ways say what came of them; one look in `SHARE` goes to the `weighed`
    answers in turn, however little they promise.
    """
    begun = perf_counter()
    asked = imagination.asked
    answers = possible_answers(asked, luck)
    answers += [keys for keys in weighed if keys not in answers]
    root: dict[Keys, _Edge] = {}
    outcomes = Outcomes()
    only_answer = outlook is None and not weighed
    done = tried = 0
    while len(answers) > 1 and tried < looks:
        if (seconds is not None and perf_counter() - begun >= seconds) or (stop is not None and stop()):
            break
        tried += 1
        try:
            trial = imagination.draw(luck)
            if not root:
                root = _priors(asked, answers, judge, trial)
            given = weighed[tried // SHARE % len(weighed)] if weighed and not tried % SHARE else None
            if outlook is None:
                _look(root, trial, asked.seat, judge, luck, given)
            else:
                watched = Watched(trial, outlook, asked.seat)
                outcomes.note(*_look(root, watched, asked.seat, judge, luck, given), watched)
        except Exception:  # a match that can't be imagined, or one in which the rules fail, says nothing
            continue
        done += 1
        if told is not None:
            told(min(1.0, max(tried / looks, 0.0 if seconds is None else (perf_counter() - begun) / seconds)))
        if only_answer and _settled(root, looks - tried):
            break
    edges = list(root.values()) or [_Edge(keys, 0.0) for keys in answers]
    edges.sort(key=lambda edge: (-edge.visits, -edge.total, -edge.prior))
    ways = tuple(
        Way(edge.keys, edge.total / edge.visits if edge.visits else 0.5, edge.visits, outcomes.of(edge.keys))
        for edge in edges
    )
    return Thought(ways, done, perf_counter() - begun)


def _settled(root: dict[Keys, _Edge], left: int) -> bool:
    """Whether so many more looks can't change which answer was looked at most."""
    most = second = 0
    for edge in root.values():
        if edge.visits > most:
            most, second = edge.visits, most
        elif edge.visits > second:
            second = edge.visits
    return most - second > left


def _priors(asked: Decision, answers: Sequence[Keys], judge: Judge, trial: Trial) -> dict[Keys, _Edge]:
    """The root: the answers as the seat is shown them."""
    there = trial.decision
    assert there is not None
    real = [keys_given(trial.state, there, keys) for keys in answers]
    priors = _weighed(there, real, judge, trial.state)
    return {keys: _Edge(keys, prior) for keys, prior in zip(answers, priors, strict=True)}


def _look(
    root: dict[Keys, _Edge], trial: Trial | Watched, seat: int, judge: Judge, luck: Random, given: Keys | None
) -> tuple[Keys, float]:
    """Down the tree (from the `given` answer, if one is), one answer more, on by chance, judged. The answer, and what
    it was worth.
    """
    state = trial.state
    goal = state.turn + (ROUND if state.turn_player == seat else ROUND + 1)
    path: list[tuple[_Edge, bool]] = []
    node, asked = root, trial.decision
    new = False
    while asked is not None and state.turn < goal and not new:
        own = asked.seat == seat
        edges = list(node.values()) if node is root else _offered(node, asked, judge, trial, luck)
        edge = edges[0]
        if len(edges) > 1:
            edge = _chosen(edges) if given is None or node is not root else root[given]
            new = not edge.visits
            path.append((edge, own))
        trial.submit(keys_given(state, asked, edge.keys) if node is root else edge.keys)
        node, asked = edge.below, trial.decision
    worth = played_on(trial, seat, goal, sensible(judge, luck), judge.figures, LONGEST)
    for edge, own in path:
        edge.visits += 1
        edge.total += worth if own else 1.0 - worth
    return path[0][0].keys, worth


def _chosen(edges: Sequence[_Edge]) -> _Edge:
    """The answer to be looked at next (PUCT over those that are legal in this look)."""
    visits = total = 0.0
    for edge in edges:
        edge.offered += 1
        visits += edge.visits
        total += edge.total
    hope = total / visits - UNSEEN if visits else 0.5
    best, found = -1.0, edges[0]
    for edge in edges:
        seen = edge.visits
        value = (edge.total / seen if seen else hope) + EXPLORING * edge.prior * sqrt(edge.offered) / (1 + seen)
        if value > best:
            best, found = value, edge
    return found


def _offered(
    node: dict[Keys, _Edge], asked: Decision, judge: Judge, trial: Trial | Watched, luck: Random
) -> list[_Edge]:
    """The answers that are legal in this look."""
    answers = possible_answers(asked, luck)
    if len(answers) == 1:
        keys = answers[0]
        return [node.get(keys) or node.setdefault(keys, _Edge(keys, 1.0))]
    if any(keys not in node for keys in answers):
        for keys, prior in zip(answers, _weighed(asked, answers, judge, trial.state), strict=True):
            if keys not in node:
                node[keys] = _Edge(keys, prior)
    return [node[keys] for keys in answers]


def _weighed(asked: Decision, answers: Sequence[Keys], judge: Judge, state: Any) -> list[float]:
    """How likely somebody sensible gives each of these answers."""
    one = asked.least == asked.most == 1
    weights = judge.leanings(asked, state) if one else judge.takes(asked, state)
    if weights is None:
        return [1.0 / len(answers)] * len(answers)
    by_key = {option.key: weight for option, weight in zip(asked.options, weights, strict=True)}
    if one:
        found = [by_key[keys[0]] for keys in answers]
    else:
        found = [prod([by_key[key] for key in keys]) * prod(_left_out(by_key, keys)) for keys in answers]
    whole = sum(found) or 1.0
    return [DOUBT / len(found) + (1.0 - DOUBT) * weight / whole for weight in found]


def _left_out(by_key: dict[str, float], keys: Keys) -> list[float]:
    """How likely each of the options that aren't taken is left out."""
    return [1.0 - weight for key, weight in by_key.items() if key not in keys]


def played_on(match: Playable, seat: int, until: float, player: Player, figures: Figures, longest: int) -> float:
    """How likely the seat wins a match that a player has played on for both, for so many answers at the longest: to its
    end, or until that turn, where the figures say it.
    """
    play_on(match, player, longest, until)
    state = match.state
    if match.decision is None:
        winner = winner_of(state)
        return 0.5 if winner is None else float(winner == seat)
    return figures.chance(state, seat)


def sensible(judge: Judge, luck: Random) -> Player:
    """One whose answers are drawn by how likely somebody sensible gives them."""

    def answer(asked: Decision, state: Any) -> Keys:
        if asked.least == asked.most == 1:
            weights = judge.leanings(asked, state) if len(asked.options) > 1 else None
            return random_answer(asked, luck) if weights is None else weighed_answer(asked, weights, luck)
        likely = judge.takes(asked, state)
        return random_answer(asked, luck) if likely is None else _taken(asked, likely, luck)

    return answer


def _taken(asked: Decision, likely: Sequence[float], luck: Random) -> Keys:
    """Options taken each by its likelihood, as many as the question lets, in an order of chance."""
    wanted: list[str] = []
    others: list[str] = []
    for option, chance in zip(asked.options, likely, strict=True):
        (wanted if luck.random() < chance else others).append(option.key)
    luck.shuffle(wanted)
    luck.shuffle(others)
    return tuple([*wanted, *others][: max(asked.least, min(asked.most, len(wanted)))])


def possible_answers(asked: Decision, luck: Random) -> list[Keys]:
    """Every legal answer, of questions with too many of them some that are drawn."""
    if asked.least == asked.most == 1:
        return [(option.key,) for option in asked.options]
    keys = [option.key for option in asked.options for _ in range(option.limit)]
    most = min(asked.most, len(keys))
    count = perm if asked.ordered else comb
    pick = permutations if asked.ordered else combinations
    if sum(count(len(keys), number) for number in range(asked.least, most + 1)) <= ENUMERATED:
        found: dict[Keys, None] = {}
        for number in range(asked.least, most + 1):
            found |= dict.fromkeys(pick(keys, number))
        if len(found) <= MOST_ANSWERS:
            return list(found)
        return luck.sample(list(found), MOST_ANSWERS)
    return list(dict.fromkeys(random_answer(asked, luck) for _ in range(MOST_ANSWERS)))
