"""Proofs that a turn wins for certain: an AND/OR search over the turn's answers, with iterative deepening by the acts
of whoever attacks, in which the other side and chance answer everything that they can.

All cards lie open to it, decks included: what it proves holds on a table where nothing is hidden. It looks through
every answer and every outcome of chance, or raises `Unbounded`; so what it doesn't prove within its bounds isn't so.
States can be copied at rest only: in the midst of a resolution the answers since then are given again.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb, factorial, perm
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from engine.kernel.chance import wanted
from engine.kernel.decisions import Chance, Decision

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from engine.kernel.decisions import Keys
    from engine.kernel.drive import Game

Reply: TypeAlias = "Keys | tuple[int, ...]"
"""What is sent to the game: the keys of an answer, or an outcome of chance."""

MOST_REPLIES: Final = 120
"""A question with more legal answers, or outcomes, than these isn't looked through."""
MOST_ACTS: Final = 30
"""No turn with more acts is looked through."""
WON: Final = 1
LOST: Final = 0
"""Not to be won this turn, however many acts there are."""
CUT: Final = -1
"""Not to be won in so few acts."""
FOR_GOOD: Final = 1_000_000


class Unbounded(Exception):
    """More would have to be looked through than was allowed."""


class Way(NamedTuple):
    """A reply, and in how many acts of the attacker's (those at rest) it wins for certain; None where it doesn't."""

    reply: Reply
    acts: int | None


class Standing(NamedTuple):
    """Where a line stands: what is asked there (None: the match is over), the state, and whether the turn still is that
    of the proof.
    """

    asked: Decision | Chance | None
    state: Any
    within: bool


class _Rest:
    """A moment at rest: what is known of it."""

    __slots__ = ("first", "lost", "state", "won")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.won = FOR_GOOD
        """The fewest acts in which it is known to be won."""
        self.lost = -1
        """The most acts in which it is known not to be won."""
        self.first: Reply | None = None
        """What to look at first: what won, or refuted, before."""


class _Run:
    """A match driven from a moment at rest."""

    __slots__ = ("_resolution", "asked", "state")

    def __init__(self, game: Game[Any, Any], state: Any, script: Iterable[Reply] = ()) -> None:
        table = game.table(state.copy(), 0)
        self.state: Any = table.state
        self.asked: Decision | Chance | None = None
        self._resolution = game.run(table)
        self.give(None)
        for reply in script:
            self.give(reply)

    def give(self, reply: Reply | None) -> None:
        try:
            self.asked = self._resolution.send(reply)
        except StopIteration:
            self.asked = None


class Proof:
    """What is known of a turn from its state on: at rest, or with the phase just begun."""

    def __init__(
        self,
        game: Game[Any, Any],
        state: Any,
        spent: Callable[[Any, int], bool] | None = None,
        leanings: Callable[[Decision, Any], Sequence[float] | None] | None = None,
        most: int | None = None,
        *,
        exact: bool = False,
    ) -> None:
        """`spent` says of a state at rest that nothing the seat could do would win this turn, `leanings` which answers
        are likely good; `most` bounds the replies that are given in all;
        `exact`: see `fingerprint`.
        """
        self._game = game
        self._state = state
        self._spent = spent
        self._leanings = leanings
        self._most = most
        self._exact = exact
        self._rests: dict[Any, _Rest] = {}
        self.seat: int = state.turn_player
        self.turn: int = state.turn
        self.given = 0
        """Replies given so far."""

    # --- what can be asked of it ---

    def acts(self, script: Sequence[Reply] = ()) -> int | None:
        """The fewest acts that win for certain after these replies; None where nothing wins. Raises `Unbounded`."""
        return self._least(*self._from_rest(script))

    def won_within(self, acts: int, script: Sequence[Reply] = ()) -> bool:
        """Whether so many acts win for certain after these replies; short ways are found soon. Raises `Unbounded`."""
        rest, since = self._from_rest(script)
        for few in range(acts + 1):
            value = self._value(_Run(self._game, rest, since), rest, since, few)
            if value != CUT:
                return value == WON
        return False

    def ways(self, script: Sequence[Reply] = ()) -> list[Way]:
        """Every reply to what is asked after these replies, with what it leads to. Raises `Unbounded`."""
        rest, since, run = self._stand(script)
        if run.asked is None or run.state.turn != self.turn:
            return []
        replies = self._replies(run.asked, run.state, None)
        return [Way(reply, self._least(rest, (*since, reply))) for reply in replies]

    def best(self, script: Sequence[Reply] = ()) -> Reply | None:
        """What to reply here: of what wins the shortest; where it is the other side's turn to answer, or chance's, what
        doesn't win, or what wins last. Where the attacker has nothing that wins: None.
        """
        run = self._stand(script)[2]
        ways = self.ways(script)
        if not ways:
            return None
        if self._own(run.asked):
            winning = [way for way in ways if way.acts is not None]
            return min(winning, key=lambda way: way.acts or 0).reply if winning else None
        return max(ways, key=lambda way: FOR_GOOD if way.acts is None else way.acts).reply

    def won(self, script: Sequence[Reply] = ()) -> bool:
        """Whether it is won for certain after these replies. Raises `Unbounded`."""
        rest, since = self._from_rest(script)
        return self._value(_Run(self._game, rest, since), rest, since, MOST_ACTS) == WON

    def refutation(self, script: Sequence[Reply]) -> Reply | None:
        """A reply of the other side's, or of chance, after which it isn't won any more; None where there is none."""
        return next((reply for reply in self.replies(script) if not self.won((*script, reply))), None)

    def line(self, script: Sequence[Reply] = ()) -> list[Reply]:
        """The replies by which both sides play their best, until it is won; those of the script come first."""
        found = list(script)
        while (reply := self.best(found)) is not None:
            found.append(reply)
        return found

    def standing(self, script: Sequence[Reply] = ()) -> Standing:
        """What is asked after these replies."""
        run = self._stand(script)[2]
        return Standing(run.asked, run.state, run.state.turn == self.turn)

    def replies(self, script: Sequence[Reply] = ()) -> list[Reply]:
        """Every reply to what is asked after these replies. Raises `Unbounded` where there are too many."""
        run = self._stand(script)[2]
        return [] if run.asked is None else self._replies(run.asked, run.state, None)

    # --- the search ---

    def _own(self, asked: Decision | Chance | None) -> bool:
        return isinstance(asked, Decision) and asked.seat == self.seat

    def _from_rest(self, script: Sequence[Reply]) -> tuple[Any, tuple[Reply, ...]]:
        rest, since, _ = self._stand(script)
        return rest, since

    def _stand(self, script: Sequence[Reply]) -> tuple[Any, tuple[Reply, ...], _Run]:
        """The last state at rest on the way of these replies, those since, and the match there."""
        run = _Run(self._game, self._state)
        rest, since = self._state, 0
        for at, reply in enumerate(script, start=1):
            run.give(reply)
            if isinstance(run.asked, Decision) and run.asked.rest:
                rest, since = run.state.copy(), at
        return rest, tuple(script[since:]), run

    def _least(self, rest: Any, script: tuple[Reply, ...]) -> int | None:
        """The fewest acts from there: of what is won at all, found deeper and deeper."""
        value = self._value(_Run(self._game, rest, script), rest, script, MOST_ACTS)
        if value == LOST:
            return None
        for acts in range(MOST_ACTS):
            if self._value(_Run(self._game, rest, script), rest, script, acts) == WON:
                return acts
        raise Unbounded

    def _value(self, run: _Run, rest: Any, script: tuple[Reply, ...], acts: int) -> int:
        """Whether what is asked now can be won in so many more acts. The run is used up."""
        asked, state = run.asked, run.state
        if asked is None:
            return WON if state.winner == self.seat and state.turn == self.turn else LOST
        if state.turn != self.turn:
            return LOST
        if isinstance(asked, Decision) and asked.rest:
            return self._at_rest(run, asked, acts, rest)
        return self._of_all(run, asked, rest, script, acts, None)

    def _at_rest(self, run: _Run, asked: Decision, acts: int, before: Any) -> int:
        state = run.state
        key = fingerprint(state, exact=self._exact)
        known = self._rests.get(key)
        if known is None:
            known = self._rests[key] = _Rest(state.copy())
            if self._spent is not None and asked.seat == self.seat and self._spent(state, self.seat):
                known.lost = FOR_GOOD
        if known.won <= acts:
            return WON
        if known.state is before:  # something was begun and taken back: that leads nowhere
            return LOST
        if known.lost >= acts:
            return LOST if known.lost == FOR_GOOD else CUT
        own = asked.seat == self.seat
        value = CUT if own and acts == 0 else self._of_all(run, asked, known.state, (), acts - own, known)
        if value == WON:
            known.won = acts
        else:
            known.lost = acts if value == CUT else FOR_GOOD
        return value

    def _of_all(
        self, run: _Run, asked: Decision | Chance, rest: Any, script: tuple[Reply, ...], acts: int, known: _Rest | None
    ) -> int:
        """One reply must win where the attacker is asked, else every one."""
        own = self._own(asked)
        found = LOST if own else WON
        replies = self._replies(asked, run.state, known)
        for at, reply in enumerate(replies):
            if at:
                run = _Run(self._game, rest, script)
            self.given += 1
            if self._most is not None and self.given > self._most:
                raise Unbounded
            run.give(reply)
            value = self._value(run, rest, (*script, reply), acts)
            if own and value == WON:
                if known is not None:
                    known.first = reply
                return WON
            if not own and value != WON:
                return value
            if value == CUT:
                found = CUT
        return found

    def _replies(self, asked: Decision | Chance, state: Any, known: _Rest | None) -> list[Reply]:
        """All of them, the likely ones first."""
        if isinstance(asked, Chance):
            return list(every_outcome(asked))
        replies: list[Reply] = list(every_answer(asked))
        weights = None
        if self._leanings is not None and asked.least == asked.most == 1:
            weights = self._leanings(asked, state)
        if weights is not None:
            by_key = {option.key: weight for option, weight in zip(asked.options, weights, strict=True)}
            replies.sort(key=lambda reply: -by_key[reply[0]])  # type: ignore[index]
        if known is not None and known.first in replies:
            replies.remove(known.first)
            replies.insert(0, known.first)
        return replies


def every_answer(asked: Decision) -> Iterator[Keys]:
    """Every legal answer, those that come to the same once. Raises `Unbounded` where there are too many."""
    if asked.least == asked.most == 1:
        yield from ((option.key,) for option in asked.options)
        return
    keys = [option.key for option in asked.options for _ in range(option.limit)]
    most = min(asked.most, len(keys))
    count, pick = (perm, permutations) if asked.ordered else (comb, combinations)
    if sum(count(len(keys), number) for number in range(asked.least, most + 1)) > MOST_REPLIES * 20:
        raise Unbounded
    found: dict[Keys, None] = {}
    for number in range(asked.least, most + 1):
        found |= dict.fromkeys(pick(keys, number))
    if len(found) > MOST_REPLIES:
        raise Unbounded
    yield from found


def every_outcome(asked: Chance) -> Iterator[tuple[int, ...]]:
    """Every outcome of chance. Raises `Unbounded` where there are too many."""
    number = wanted(asked)
    if factorial(min(asked.size, 20)) // factorial(max(0, min(asked.size, 20) - number)) > MOST_REPLIES:
        raise Unbounded
    yield from permutations(range(asked.size), number)


def fingerprint(state: Any, *, exact: bool = False) -> Any:
    """All that a state is, as a key. Unless it is to be `exact`, states are taken for the same that differ only by the
    order in which things of the turn happened, or cards came to where they lie in no order: what may still be done, and
    what comes of it, is the same (texts ask how often something has happened, not after what).
    """
    fixed, parts = _names(type(state))
    key = [_frozen(getattr(state, name)) for name in fixed]
    if exact:
        return (*key, *(_frozen(getattr(state, name)) for name in parts))
    at = state.rules.areas.at
    piles = ((where, pile if at(where).ordered else tuple(sorted(pile))) for where, pile in state.piles.items() if pile)
    return (*key, frozenset(piles), frozenset(Counter(state.happened).items()), state.phase_from)


_UNORDERED: Final = ("piles", "happened", "phase_from")
_NAMES: Final[dict[type[Any], tuple[tuple[str, ...], tuple[str, ...]]]] = {}


def _names(kind: type[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if kind not in _NAMES:
        every = [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]
        fixed = tuple(name for name in every if name not in ("memo", "defs", *_UNORDERED))
        _NAMES[kind] = (fixed, _UNORDERED)
    return _NAMES[kind]


def _frozen(value: Any) -> Any:
    if type(value) is dict:
        return frozenset((key, _frozen(one)) for key, one in value.items() if one not in (0, ()))
    if type(value) is list:
        return tuple(value)
    return value
