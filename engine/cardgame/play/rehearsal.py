"""Rehearsed matches: how self-play comes to cards that no player without a plan ever uses.

Some cards resolve only at the end of a chain: a gauge high enough, then the card that brings them, then a cost, then
an attack to react to. A match is its setup and its answers, chance among them, so it can be tried out before it is
played: from where it stands, it is played on several times to its end, each time by a player of other moods; the line
that showed most of what matches seldom show is followed for some answers; and from there it is tried out again. What
is shown little by little — a counter higher than ever, a card where it never lay — leads towards what is wanted, and
whichever line resolves a wanted card is followed to its end. No game and no card is named: what can be seen are cards
at areas and values of counters.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Generic

from engine.cardgame.areas import area_of
from engine.cardgame.events import CardMoved, CounterChanged
from engine.cardgame.play.field import play_on
from engine.kernel.drive import T
from engine.kernel.journal import Answered, S
from engine.kernel.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from random import Random

    from engine.cardgame.play.field import Field, Player
    from engine.kernel.decisions import Keys
    from engine.kernel.drive import Game
    from engine.kernel.events import Event

VAIN: Final = 12
"""So many matches may have brought a card in vain before one is rehearsed for it."""
TRIES: Final = 8
MOST_TRIES: Final = 24
"""How many lines are tried at once: at first, and after many rehearsals in vain."""
STRIDE: Final = 16
LEAST_STRIDE: Final = 8
"""How many answers of the best line are followed before others are tried: at first, and after many in vain."""
FAR: Final = 400
"""Answers of a line after which it is looked at as it is."""
WANTED: Final = 1000.0
"""What a wanted card that resolves is worth: more than all else together."""
SHARE: Final = 2
"""So many times as many answers as matches have had may be given in rehearsals."""
SPACING: Final = 8
"""Answers between checkpoints: lines begin all along a match."""

Sight = tuple[str, int | str]


def sights(state: Any, events: Iterable[Event]) -> set[Sight]:
    """What was to be seen: which card came to which area, which value a counter took; whoever's they are."""
    found: set[Sight] = set()
    for event in events:
        match event:
            case CardMoved():
                found.add((state.defs[event.card].number, area_of(event.target)))
            case CounterChanged():
                found.add((area_of(event.key), event.value))
    return found


class Rehearsals(Generic[S, T]):
    """What matches have shown so far, which cards they brought in vain, and the lines of those that are rehearsed."""

    def __init__(self, field: Field[S, T], resolved: Mapping[str, int]) -> None:
        """Nothing shown; `resolved` is how often each card has resolved, as it stands at any time."""
        self._field = field
        self._game: Game[S, T] = field.game(False)
        self._resolved = resolved
        self._shown: Counter[Sight] = Counter()
        self._vain: Counter[str] = Counter()
        self._rehearsed: Counter[str] = Counter()
        self._played = 0
        self._spent = 0
        self.count = 0
        """How many matches were rehearsed."""

    def note(self, session: Session[S, T], *, rehearsed: bool) -> None:
        """A match was played. One that was rehearsed doesn't make what it showed any more common."""
        self._played += session.answers
        if not rehearsed:
            self._shown.update(sights(session.state, session.events))
        missed = self._missing(session.setup)
        self._vain.update(missed)
        if rehearsed:
            self._rehearsed.update(missed)

    def _missing(self, setup: S) -> set[str]:
        """The cards that a match may come to and that have never resolved."""
        return {number for number in self._field.brings(setup) if not self._resolved.get(number)}

    def line(self, setup: S, player: Callable[[Random], Player], rng: Random) -> list[Keys] | None:
        """The answers of a match that was rehearsed, from its beginning on; None if there is no need of it."""
        wanted = {number for number in self._missing(setup) if self._vain[number] >= VAIN}
        if not wanted or self._spent > SHARE * self._played:
            return None
        session = Session(self._game, setup, spacing=SPACING)
        self.count += 1
        effort = max(self._rehearsed[number] for number in wanted)
        tries, stride = min(MOST_TRIES, TRIES + effort), max(LEAST_STRIDE, STRIDE - effort // 2)
        plan: list[Keys] = []
        worth, seen = 0.0, set[Sight]()
        while session.decision is not None and session.answers < FAR:
            if worth < WANTED:
                for _ in range(tries):
                    tried = session.fork()
                    play_on(tried, player(rng), FAR)
                    self._spent += tried.answers - session.answers
                    value = self._worth(tried, wanted, sights(tried.state, tried.events) - seen)
                    if not plan or value > worth:
                        worth, plan = value, _answers(tried)[session.answers :]
            for keys in plan[:stride]:
                session.submit(keys)
            plan = plan[stride:]
            now = sights(session.state, session.events)
            worth -= self._rarity(now - seen)
            seen = now
        return _answers(session)

    def _worth(self, tried: Session[S, T], wanted: Collection[str], new: Iterable[Sight]) -> float:
        """What a line shows that is seldom shown, and wanted cards that resolve in it."""
        resolved = self._field.resolved(tried)
        return self._rarity(new) + WANTED * sum(1 for number in wanted if resolved.get(number))

    def _rarity(self, seen: Iterable[Sight]) -> float:
        return sum(1.0 / (1.0 + self._shown[sight]) for sight in seen)


def _answers(session: Session[S, T]) -> list[Keys]:
    return [entry.keys for entry in session.entries if isinstance(entry, Answered)]


def follow(line: list[Keys], player: Player) -> Player:
    """Gives the answers of a line, then those of a player."""
    coming = iter(line)

    def answer(decision: Any, state: Any) -> Keys:
        keys = next(coming, None)
        return player(decision, state) if keys is None else keys

    return answer
