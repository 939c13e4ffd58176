"""Moments of a match as they might be for all that a seat knows: hidden cards lie elsewhere, and always did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from engine.cardgame.asked import card_in, cards_shown, decision_for
from engine.cardgame.events import DeckShuffled, speaking_of
from engine.cardgame.imagining import Trial
from engine.cardgame.sight import knows, looks
from engine.kernel.journal import Answered, Lot

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from random import Random

    from engine.cardgame.state import State
    from engine.kernel.drive import Checkpoint
    from engine.kernel.events import Event
    from engine.kernel.session import Session


class Moment(NamedTuple):
    """What a player is shown of a match, as `kernel.session.Moment` has it."""

    setup: Any
    state: State
    decision: Any
    events: list[Event]
    entries: list[Any]
    checkpoints: list[Checkpoint]
    told: list[int]
    game: Any


class Laid:
    """A game whose table is laid so, whatever the setup says."""

    def __init__(self, game: Any, laid: Event) -> None:
        self.game = game
        self.laid = laid

    def open(self, setup: Any) -> Any:
        table = self.game.open(setup)
        state = type(table.state)()
        self.laid.apply(state)
        other = self.game.table(state, 0)
        other.events.append(self.laid)
        return other

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def never_known(session: Session[Any, Any], seat: int, shown: Collection[int] = ()) -> list[int]:
    """The cards that a seat never came to know from the first event of a match to the last."""
    state: State = type(session.state)()
    known = set(shown)
    for event in session.events:
        event.apply(state)
        known |= {card for card in range(len(state.defs)) if card not in known and knows(state, seat, card)}
        known |= set(event.shows(seat))
    return [card for card in range(len(state.defs)) if card not in known]


def shown_now(moment: Any) -> set[int]:
    """The cards that the open question shows to its seat."""
    cards = (card_in(one.handle, frozenset()) for one in cards_shown(moment.state, moment.decision))
    return {card for card in cards if card is not None}


def exchange(state: State, cards: Iterable[int], luck: Random) -> dict[int, int]:
    """Each card with the one whose place it takes: of those whose backs can't be told apart."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for card in cards:
        groups.setdefault(looks(state, card), []).append(card)
    places: dict[int, int] = {}
    for group in groups.values():
        places |= zip(group, luck.sample(group, len(group)), strict=True)
    return {card: other for card, other in places.items() if card != other}


def elsewhere(session: Session[Any, Any], takes: dict[int, int]) -> Moment | None:
    """The same match, in which these cards always lay where those did, that the same answers lead to; None where the
    rules don't let them.
    """
    gives = {other: card for card, other in takes.items()}

    def renamed(card: int) -> int:
        return gives.get(card, card)

    laid, *rest = session.events
    cards = tuple((number, owner, laid.cards[takes.get(card, card)][2])
                  for card, (number, owner, _) in enumerate(laid.cards))
    first = replace(laid, cards=cards)
    events = [first, *(speaking_of(event, renamed) for event in rest)]
    entries = [_answered(entry, session.state.rules.card_verbs, gives) for entry in session.entries]
    game = Laid(session.game, first)
    _shuffle_first(session, first, events, entries)
    return arrived(session, game, events, entries, _last_rest(session, events))


def _shuffle_first(session: Session[Any, Any], laid: Event, events: list[Event], entries: list[Any]) -> None:
    """The first shuffles come to the same orders, though the piles that they are of lie otherwise."""
    state = type(session.state)()
    laid.apply(state)
    lots = [at for at, entry in enumerate(entries) if _is_shuffle(entry)]
    shuffles = [event for event in events if isinstance(event, DeckShuffled)]
    first = next((at for at, event in enumerate(events[1:]) if not isinstance(event, DeckShuffled)), 0)
    for at, event in list(zip(lots, shuffles, strict=False))[: max(2, first)]:
        pile = state.piles[f"{event.area}.{event.seat}"]
        entries[at] = replace(entries[at], numbers=tuple(map(pile.index, event.order)))


def arrived(
    session: Session[Any, Any], game: Any, events: list[Event], entries: list[Any], points: list[Checkpoint]
) -> Moment | None:
    """The moment to which these answers lead; None where they don't."""
    table = game.table(points[-1].state.copy(), 0) if points else game.open(session.setup)
    start, begun = (points[-1].entries, points[-1].events) if points else (0, len(table.events))
    try:
        trial = Trial(game, table, NoLuck(), entries[start:])
    except Exception:
        return None
    if table.events[0 if points else begun :] != events[begun:]:
        return None
    return Moment(session.setup, trial.state, trial.decision, events, entries, points, session.told, game)


class NoLuck:
    """Nothing is left to chance."""

    def sample(self, *_: Any) -> Any:
        raise AssertionError("the match asked for more chance than there was")


def _answered(entry: Any, verbs: Collection[str], gives: dict[int, int]) -> Any:
    if not isinstance(entry, Answered):
        return entry
    return replace(entry, keys=tuple(_key(key, verbs, gives) for key in entry.keys))


def _key(key: str, verbs: Collection[str], gives: dict[int, int]) -> str:
    found: list[str] = []
    for part in key.split(":"):
        named = found and part.isdigit() and (found[-1] == "card" or (len(found) == 1 and found[0] in verbs))
        found.append(str(gives.get(int(part), int(part))) if named else part)
    return ":".join(found)


def shown_the_same(session: Session[Any, Any], other: Moment, seat: int) -> bool:
    """Whether the seat can't tell the two by what it sees and is asked."""
    view = session.game.view
    return view(session.state, seat) == view(other.state, seat) and (
        decision_for(session.state, session.decision, seat) == decision_for(other.state, other.decision, seat)
    )


def otherwise_shuffled(session: Session[Any, Any], seat: int, luck: Random) -> Moment | None:
    """The same match, but in the last shuffle of one of the decks cards came to each other's places that the seat has
    not known since; None where there are none.
    """
    state = session.state
    deck = luck.choice((0, 1))
    shuffles = [at for at, one in enumerate(session.events) if isinstance(one, DeckShuffled)]
    mine = [at for at in shuffles if session.events[at].seat == deck]
    if not mine:
        return None
    at, order = mine[-1], session.events[mine[-1]].order
    drawn = [one for one, entry in enumerate(session.entries) if _is_shuffle(entry) and len(entry.numbers) > 1]
    lot = drawn[shuffles.index(at)]
    known = shown_now(session)
    now = type(state)()
    for number, event in enumerate(session.events):
        event.apply(now)
        if number >= at:
            known |= {card for card in order if knows(now, seat, card)} | set(event.shows(seat))
    takes = exchange(state, [card for card in order if card not in known], luck)
    if not takes:
        return None
    gives = {other: card for card, other in takes.items()}

    def renamed(card: int) -> int:
        return gives.get(card, card)

    events = [*session.events[:at], *(speaking_of(event, renamed) for event in session.events[at:])]
    by_card = dict(zip(order, session.entries[lot].numbers, strict=True))
    entries = list(session.entries)
    entries[lot] = replace(entries[lot], numbers=tuple(by_card[renamed(card)] for card in order))
    verbs = state.rules.card_verbs
    entries[lot + 1 :] = [_answered(entry, verbs, gives) for entry in entries[lot + 1 :]]
    return arrived(session, session.game, events, entries, _last_rest(session, events))


def _last_rest(session: Session[Any, Any], events: list[Event]) -> list[Checkpoint]:
    """The last moment at rest, as these events lead to it."""
    found = []
    for point in session.checkpoints[-1:]:
        state = type(session.state)()
        for event in events[: point.events]:
            event.apply(state)
        found.append(point._replace(state=state))
    return found


def _is_shuffle(entry: Any) -> bool:
    return isinstance(entry, Lot) and entry.what == "shuffle"
