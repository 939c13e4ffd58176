"""Matches as they may stand for all that a seat knows: to be played forward and thrown away.

A computer player must not see what its seat can't. So it never gets the match itself but draws one of those that its
seat couldn't tell from it: cards that it doesn't know change places with each other wherever they could lie as well,
secret counters take any value, chance to come is drawn anew. Such a draw depends on what the seat knows and on the
given source of chance, and on nothing else.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace

from engine.cardgame.asked import Waiting, card_in, cards_shown, decision_for
from engine.cardgame.brought import counter_known, counter_spec
from engine.cardgame.events import CardsTraded, CounterChanged
from engine.cardgame.sight import knows, looks
from engine.cardgame.source import Source
from engine.kernel.chance import wanted
from engine.kernel.decisions import Chance
from engine.kernel.journal import Answered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
    from random import Random

    from engine.cardgame.state import State
    from engine.kernel.decisions import Decision, Keys
    from engine.kernel.drive import Game
    from engine.kernel.events import Event
    from engine.kernel.journal import Entry, Lot
    from engine.kernel.session import Moment

TRIES: Final = 8
"""So many draws may turn out not to lead where the match stands before it is given up to imagine it."""


class Unimagined(Exception):
    """No match was found that the seat couldn't tell from the real one."""


class Trial:
    """A match that is only tried out: without record, witness or taking back. `decision` is None when it is over."""

    __slots__ = ("_luck", "_resolution", "decision", "state")

    def __init__(self, game: Game[Any, Any], table: Any, luck: Random, script: Iterable[Entry] = ()) -> None:
        """From a table just opened or at rest, through the entries of a script. Raises `Unimagined` where the match
        doesn't go that way.
        """
        self.state: Any = table.state
        self.decision: Decision | None = None
        self._luck = luck
        self._resolution = game.run(table)
        self._follow(script)

    def answer(self, keys: Keys) -> None:
        """Give a legal answer; nothing checks it. Chance is drawn by the trial's own luck."""
        send = self._resolution.send
        try:
            asked = send(keys)
            while isinstance(asked, Chance):
                asked = send(self._drawn(asked))
        except StopIteration:
            asked = None
        self.decision = asked

    def _follow(self, script: Iterable[Entry]) -> None:
        send = self._resolution.send
        try:
            asked = send(None)
            for entry in script:
                if isinstance(entry, Answered):
                    if isinstance(asked, Chance) or not _answers(entry, asked):
                        raise Unimagined
                    asked = send(entry.keys)
                else:
                    if not isinstance(asked, Chance) or not _draws(entry, asked):
                        raise Unimagined
                    asked = send(entry.numbers)
            while isinstance(asked, Chance):
                asked = send(self._drawn(asked))
        except StopIteration:
            raise Unimagined from None
        self.decision = asked

    def _drawn(self, chance: Chance) -> tuple[int, ...]:
        return tuple(self._luck.sample(range(chance.size), wanted(chance)))


def _answers(entry: Answered, asked: Decision) -> bool:
    if (entry.kind, entry.seat) != (asked.kind, asked.seat) or not asked.least <= len(entry.keys) <= asked.most:
        return False
    offered = {option.key for option in asked.options}
    return offered.issuperset(entry.keys)


def _draws(lot: Lot, asked: Chance) -> bool:
    return lot.what == asked.what and len(lot.numbers) == wanted(asked) and max(lot.numbers, default=0) < asked.size


class Memory:
    """Which cards a seat has met in a match: those it has known where they lay in play, whatever lies hidden since."""

    def __init__(self, seat: int, empty: type[State]) -> None:
        """Nothing met yet."""
        self.seat = seat
        self._empty = empty
        self._forget()

    def _forget(self) -> None:
        self._state = self._empty()
        self._position = 0
        self._last: Event | None = None
        self.met: set[int] = set()

    def advance(self, events: Sequence[Event]) -> None:
        """See what has happened since; of another course of events all anew."""
        position = self._position
        if position > len(events) or (position and events[position - 1] is not self._last):
            self._forget()
        seat, state, met = self.seat, self._state, self.met
        for event in events[self._position :]:
            card = getattr(event, "card", -1)
            if card >= 0 and knows(state, seat, card):
                met.add(card)
            event.apply(state)
            if card >= 0 and knows(state, seat, card):
                met.add(card)
            met |= _shown_by(event, seat)
        self._position = len(events)
        self._last = events[-1] if events else None


class Imagination:
    """A moment of a match as a seat may imagine it: draws of what it can't tell from the real one."""

    def __init__(self, moment: Moment[Any, Any], game: Game[Any, Any], memory: Memory) -> None:
        """What the seat of the memory knows of the moment, which asks it something."""
        decision, seat = moment.decision, memory.seat
        assert decision is not None
        assert decision.seat == seat
        memory.advance(moment.events)
        now: State = moment.state
        self._game = game
        self._setup = moment.setup
        if moment.checkpoints:
            point = moment.checkpoints[-1]
            self._base: State | None = point.state
            base, entries, events = point.state, point.entries, point.events
        else:
            table = game.open(moment.setup)
            self._base = None
            base, entries, events = table.state, 0, len(table.events)
        self._script = moment.entries[entries:]
        shown = decision_for(now, decision, seat)
        assert not isinstance(shown, Waiting)
        self.asked = shown
        """The question as the seat is shown it."""
        self._verbs = base.rules.card_verbs
        known = _known_since(base, moment.events[events:], now, decision, seat)
        self._groups = _alike(base, now, known, memory.met)
        self._secrets = tuple(
            (key, len(spec.values))
            for key in sorted(now.counters)
            if not counter_known(now, seat, key) and (spec := counter_spec(now, key)) is not None
            if now.counters[key] >= 0
        )

    def draw(self, luck: Random) -> Trial:
        """A match that the seat can't tell from the real one, at the same question. Raises `Unimagined`."""
        for _ in range(TRIES):
            takes = _dealt(self._groups, luck)
            try:
                trial = Trial(self._game, self._table(takes), luck, _renamed(self._script, takes, self._verbs))
            except Exception:  # a world in which the match goes another way is none that may be
                continue
            for key, values in self._secrets:
                CounterChanged(key, luck.randrange(values)).apply(trial.state)
            asked = trial.decision
            if asked is not None and decision_for(trial.state, asked, self.asked.seat) == self.asked:
                return trial
        raise Unimagined

    def _table(self, takes: Mapping[int, int]) -> Any:
        base = self._base
        table = self._game.open(self._setup) if base is None else self._game.table(base.copy(), 0)
        if takes:
            CardsTraded(tuple(takes.items())).apply(table.state)
        return table


class _Alike(NamedTuple):
    """Hidden cards whose backs can't be told apart, and the places that they lie at, each named by the card that lies
    there as it is.
    """

    free: tuple[int, ...]
    """The cards that may lie at any of the places."""
    met: tuple[int, ...]
    """Those that were met in play, so that they don't lie aside."""
    aside: tuple[int, ...]
    """The places outside the game."""
    within: tuple[int, ...]
    """The places in play."""


def _known_since(
    base: State, events: Sequence[Event], now: State, decision: Decision, seat: int
) -> set[int]:
    """The cards that the seat knows now, or knew at any moment since."""
    state = base.copy()
    every = range(len(state.defs))
    known = {card for card in every if knows(state, seat, card) or knows(now, seat, card)}
    for event in events:
        event.apply(state)
        known |= {card for card in every if card not in known and knows(state, seat, card)}
        known |= _shown_by(event, seat)
    for shown in cards_shown(now, decision):
        card = card_in(shown.handle, frozenset())
        known |= set() if card is None else {card}
    return known


def _shown_by(event: Event, seat: int) -> set[int]:
    """The cards that an event shows to the seat, and those whose effect it is of which it tells."""
    source = getattr(event, "source", None)
    return {*event.shows(seat), source.card} if isinstance(source, Source) else set(event.shows(seat))


def _alike(base: State, now: State, known: Set[int], met: Set[int]) -> tuple[_Alike, ...]:
    """The cards that the seat couldn't tell apart, in an order that depends on nothing hidden."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for where in sorted(base.piles):
        for card in base.piles[where]:
            if card not in known:
                groups.setdefault((looks(base, card), looks(now, card)), []).append(card)
    area = base.rules.areas.at
    found = []
    for cards in groups.values():
        aside = tuple(card for card in cards if area(base.where[card]).endless)
        within = tuple(card for card in cards if not area(base.where[card]).endless)
        in_play: Set[int] = met & set(cards) if aside else frozenset()
        if len(in_play) > len(within):  # some went aside unseen
            in_play = frozenset()
        if len(cards) > 1:
            found.append(_Alike(tuple(sorted(set(cards) - in_play)), tuple(sorted(in_play)), aside, within))
    return tuple(found)


def _dealt(groups: Iterable[_Alike], luck: Random) -> dict[int, int]:
    """Which card takes which place."""
    takes: dict[int, int] = {}
    for group in groups:
        free = luck.sample(group.free, len(group.free))
        cut = len(group.aside)
        takes |= zip(free[:cut], group.aside, strict=True)
        within = free[cut:] + list(group.met)
        takes |= zip(luck.sample(within, len(within)), group.within, strict=True)
    return takes


def _renamed(script: Iterable[Entry], takes: Mapping[int, int], verbs: Set[str]) -> Iterator[Entry]:
    """The same answers, naming the cards that lie now where those lay that were named."""
    gives = {place_of: card for card, place_of in takes.items()}
    for entry in script:
        if isinstance(entry, Answered):
            yield replace(entry, keys=tuple(_key(key, gives, verbs) for key in entry.keys))
        else:
            yield entry


def _key(key: str, gives: Mapping[int, int], verbs: Set[str]) -> str:
    parts = key.split(":")
    for at, (before, part) in enumerate(pairwise(parts), 1):
        if part.isdigit() and (before == "card" or (at == 1 and before in verbs)):
            parts[at] = str(gives.get(int(part), part))
    return ":".join(parts)
