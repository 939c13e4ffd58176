"""Matches as they may stand for all that a seat knows: to be played forward and thrown away.

A computer player must not see what its seat can't. So it never gets the match itself but draws one of those that its
seat couldn't tell from it: cards that it doesn't know change places with each other wherever they could lie as well,
secret counters take any value, chance to come is drawn anew. Such a draw depends on what the seat knows and on the
given source of chance, and on nothing else.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.cardgame.asked import Waiting, card_in, cards_shown, decision_for
from engine.cardgame.brought import counter_known, counter_spec
from engine.cardgame.events import CardMoved, CardsTraded, DeckShuffled, SecretsDrawn, cards_named, speaking_of
from engine.cardgame.sight import knows, looks
from engine.kernel.chance import wanted
from engine.kernel.decisions import Chance
from engine.kernel.journal import Answered, Lot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
    from random import Random

    from engine.cardgame.state import State
    from engine.kernel.decisions import Decision, Keys
    from engine.kernel.drive import Game
    from engine.kernel.events import Event
    from engine.kernel.journal import Entry
    from engine.kernel.session import Moment

TRIES: Final = 40
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

    def submit(self, keys: Keys) -> None:
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
    """What a seat keeps of a match beyond what lies before it: which cards it has met, and where some lie hidden."""

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
        """Cards that it has known where they lay in play, whatever lies hidden since."""
        self.held: set[int] = set()
        """Cards that lie hidden where it saw them go, or was shown them."""
        self._unseen: dict[int, tuple[Any, frozenset[int]]] = {}

    def advance(self, events: Sequence[Event]) -> None:
        """See what has happened since; of another course of events all anew."""
        position = self._position
        if position > len(events) or (position and events[position - 1] is not self._last):
            self._forget()
        for event in events[self._position :]:
            self._see(event)
        self._position = len(events)
        self._last = events[-1] if events else None

    def unseen(self, told: Any) -> frozenset[int]:
        """The cards that an event, or what it was about, names though the seat didn't see which they were."""
        found = self._unseen.get(id(told))
        return frozenset() if found is None else found[1]

    def _see(self, event: Event) -> None:
        state, seat, held = self._state, self.seat, self.held
        laid = len(state.where)  # before the table is laid there are no cards
        named = {card for card in cards_named(event) if card < laid}
        before = {card for card in named if knows(state, seat, card)}
        if isinstance(event, CardMoved) and event.card not in before:
            alike = _backs_like(state, seat, event.card)
            held -= alike and {event.card, *alike}  # which of them went can't be seen
        watched = before | (named & held)
        lay = {card: state.where[card] for card in held}
        event.apply(state)
        shown = set(event.shows(seat))
        seen = before | shown | {card for card in named if knows(state, seat, card)}
        self.met |= seen
        if unseen := named - watched - seen:
            about = (getattr(event, name) for name in event.__struct_fields__)
            for told in (event, *(one for one in about if isinstance(one, Struct))):
                self._unseen[id(told)] = (told, frozenset(unseen))
        if isinstance(event, DeckShuffled):
            held.difference_update(event.order)
        held.difference_update([card for card, where in lay.items() if where != state.where[card]])
        held |= shown
        if isinstance(event, CardMoved) and event.card in watched:
            held.add(event.card)
        held.difference_update([card for card in held if knows(state, seat, card)])


def _backs_like(state: State, seat: int, card: int) -> set[int]:
    """The other cards of a pile in no order from whose backs that one's can't be told."""
    where = state.where[card]
    if state.rules.areas.at(where).ordered:
        return set()
    look = looks(state, card)
    pile = state.piles.get(where, ())
    return {one for one in pile if one != card and not knows(state, seat, one) and looks(state, one) == look}


class _Mix(NamedTuple):
    """A moment at which cards came to lie so that the seat couldn't tell any more which is which: a shuffle, or
    somebody's answer about cards of a pile in no order.
    """

    cards: tuple[int, ...]
    """Those of which it has seen none since, as they lay."""
    order: tuple[int, ...] = ()
    """Of a shuffle: the whole deck after it."""


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
            base, entries, answers, events = point.state, point.entries, point.answers, point.events
        else:
            table = game.open(moment.setup)
            self._base = None
            base, entries, answers, events = table.state, 0, 0, len(table.events)
        self._script = moment.entries[entries:]
        shown = decision_for(now, decision, seat)
        assert not isinstance(shown, Waiting)
        self.asked = shown
        """The question as the seat is shown it."""
        self._verbs = base.rules.card_verbs
        past = _Past(base, moment.events[events:], [told - events for told in moment.told[answers:]])
        sure = {card for card in range(len(now.defs)) if card in memory.held or knows(now, seat, card)}
        sure |= {card for one in cards_shown(now, decision) if (card := card_in(one.handle, frozenset())) is not None}
        seen = _last_seen(past, seat)
        self._groups = _alike(past, now, sure | seen.keys(), memory.met)
        self._mixes = _mixes(past, self._script, seat, sure, seen)
        self._told = [[_Told(one, memory, self._groups) for one in getattr(base, part)] for part in base.told]
        self._heaps = tuple(where for where in sorted(now.piles) if _is_heap(now, where, seat))
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
                trial = Trial(self._game, self._table(takes, luck), luck, self._retold(takes, luck))
            except Exception:  # a world in which the match goes another way is none that may be
                continue
            if self._secrets or self._heaps:
                counters = tuple((key, luck.randrange(values)) for key, values in self._secrets)
                heaps = tuple((where, _laid_anew(trial.state, where, self.asked.seat)) for where in self._heaps)
                SecretsDrawn(counters, heaps).apply(trial.state)
            asked = trial.decision
            if asked is not None and decision_for(trial.state, asked, self.asked.seat) == self.asked:
                return trial
        raise Unimagined

    def _table(self, takes: Mapping[int, int], luck: Random) -> Any:
        base = self._base
        table = self._game.open(self._setup) if base is None else self._game.table(base.copy(), 0)
        if takes:
            told = tuple(tuple(one.drawn(luck) for one in part) for part in self._told)
            CardsTraded(tuple(takes.items()), told).apply(table.state)
        return table

    def _retold(self, takes: Mapping[int, int], luck: Random) -> Iterator[Entry]:
        """The same answers and lots, naming the cards that lie now where those lay that were named; what was mixed
        since is mixed anew.
        """
        gives = {place_of: card for card, place_of in takes.items()}
        for at, entry in enumerate(self._script):
            told = entry
            for mix in self._mixes.get(at, ()):
                drawn = _drawn_again(entry, mix, gives)
                mixed = sorted(gives.get(card, card) for card in mix.cards)
                gives |= zip(mix.cards, luck.sample(mixed, len(mixed)), strict=True)
                if drawn:
                    told = replace(told, numbers=tuple(drawn[gives.get(card, card)] for card in mix.order))
            if isinstance(told, Answered):
                told = replace(told, keys=tuple(_key(key, gives, self._verbs) for key in told.keys))
            yield told


def _drawn_again(entry: Entry, mix: _Mix, gives: Mapping[int, int]) -> dict[int, int]:
    """The number by which each card was drawn in a shuffle; nothing where it is none."""
    if isinstance(entry, Answered) or not mix.order:
        return {}
    return {gives.get(card, card): number for card, number in zip(mix.order, entry.numbers, strict=True)}


def _is_heap(state: State, where: str, seat: int) -> bool:
    """Whether several cards lie there in no order, and the seat doesn't know them all."""
    pile, spec = state.piles[where], state.rules.areas.at(where)
    if len(pile) < 2 or spec.ordered or spec.sight == "all":
        return False
    return not all(knows(state, seat, card) for card in pile)


def _laid_anew(state: State, where: str, seat: int) -> tuple[int, ...]:
    """The cards of a heap in an order that tells nothing: those that the seat knows as they lie, then the backs."""
    pile = state.piles[where]
    known = {card for card in pile if knows(state, seat, card)}
    return (*(card for card in pile if card in known), *sorted(card for card in pile if card not in known))


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


class _Told:
    """A thing that happened and is remembered, or lasts. Of the cards that it names and the seat didn't see, any like
    them may be meant.
    """

    __slots__ = ("_unseen", "_what")

    def __init__(self, what: Any, memory: Memory, groups: Iterable[_Alike]) -> None:
        self._what = what
        unseen = memory.unseen(what)
        self._unseen = [
            (card, sorted(group.free + group.met))
            for group in groups
            for card in cards_named(what)
            if card in unseen and (card in group.free or card in group.met)
        ]

    def drawn(self, luck: Random) -> Any:
        """It, with names of chance for those cards."""
        if not self._unseen:
            return self._what
        names = {card: luck.choice(alike) for card, alike in self._unseen}
        return speaking_of(self._what, lambda card: names.get(card, card))


class _Past(NamedTuple):
    """What happened since a table stood at rest."""

    base: State
    events: Sequence[Event]
    told: Sequence[int]
    """How many of them there were when each answer was given."""

    def ways(self, since: int) -> dict[int, list[int]]:
        """The ways that cards went from then on: by which of the events."""
        found: dict[int, list[int]] = {}
        for number, event in enumerate(self.events[since:]):
            for card in cards_named(event):
                found.setdefault(card, []).append(number)
        return found


def _in_order(state: State, where: str, ways: Mapping[int, list[int]]) -> Sequence[int]:
    """The cards of a pile; of one in no order by the ways that they went from there."""
    pile = state.piles[where]
    return pile if state.rules.areas.at(where).ordered else sorted(pile, key=lambda card: ways.get(card, []))


def _last_seen(past: _Past, seat: int) -> dict[int, int]:
    """The cards that the seat knew at any moment since: when last, by how many events there were then."""
    state = past.base.copy()
    every = range(len(state.defs))
    seen = {card: 0 for card in every if knows(state, seat, card)}
    for number, event in enumerate(past.events, 1):
        event.apply(state)
        seen |= {card: number for card in every if knows(state, seat, card)}
        seen |= dict.fromkeys(event.shows(seat), number)
    return seen


def _mixes(
    past: _Past, script: Sequence[Entry], seat: int, sure: Set[int], seen: Mapping[int, int]
) -> dict[int, list[_Mix]]:
    """The moments since at which cards got mixed before the seat's eyes, by their place in the script."""
    state = past.base.copy()
    found: dict[int, list[_Mix]] = {}
    shuffles = [(at, len(entry.numbers)) for at, entry in enumerate(script) if isinstance(entry, Lot)]
    answers = [at for at, entry in enumerate(script) if isinstance(entry, Answered)]
    given = {told: at for at, told in zip(answers, past.told, strict=True)}
    for number, event in enumerate(past.events):

        def free(card: int, until: int = number) -> bool:
            return card not in sure and seen.get(card, -1) <= until

        if number in given:
            for cards in _mixed_backs(state, seat, free, seen, past.ways(number)):
                found.setdefault(given[number], []).append(_Mix(cards))
        event.apply(state)
        if isinstance(event, DeckShuffled):
            while shuffles[0][1] != len(event.order):
                del shuffles[0]
            at, _ = shuffles.pop(0)
            found.setdefault(at, []).append(_Mix(tuple(filter(free, event.order)), event.order))
    return found


def _mixed_backs(
    state: State, seat: int, free: Callable[[int], bool], seen: Mapping[int, int], ways: Mapping[int, list[int]]
) -> Iterator[tuple[int, ...]]:
    """The backs in piles without order that an answer may be about, as far as one of those that the seat knew before
    could be among them.
    """
    blurred = {looks(state, card) for card in seen if free(card) and not knows(state, seat, card)}
    for where in sorted(state.piles):
        spec = state.rules.areas.at(where)
        if spec.ordered or spec.endless or spec.sight == "all":
            continue
        alike: dict[tuple[object, ...], list[int]] = {}
        for card in _in_order(state, where, ways):
            if free(card) and not knows(state, seat, card):
                alike.setdefault(looks(state, card), []).append(card)
        for look, cards in alike.items():
            if len(cards) > 1 and look in blurred:
                yield tuple(cards)


def _alike(past: _Past, now: State, known: Set[int], met: Set[int]) -> tuple[_Alike, ...]:
    """The cards that the seat couldn't tell apart, in an order that depends on nothing hidden."""
    base, ways = past.base, past.ways(0)
    groups: dict[tuple[object, ...], list[int]] = {}
    for where in sorted(base.piles):
        for card in _in_order(base, where, ways):
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


def _key(key: str, gives: Mapping[int, int], verbs: Set[str]) -> str:
    parts = key.split(":")
    for at, (before, part) in enumerate(pairwise(parts), 1):
        if part.isdigit() and (before == "card" or (at == 1 and before in verbs)):
            parts[at] = str(gives.get(int(part), part))
    return ":".join(parts)
