"""A decision as a seat may know it: in full for the seat that is asked, for everybody else that it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec.structs import replace

from engine.cardgame.decisions import LookAt
from engine.cardgame.sight import handle, knows, laid_out

if TYPE_CHECKING:
    from collections.abc import Set

    from engine.cardgame.state import State
    from engine.cardgame.view import CardSeen, View
    from engine.kernel.decisions import Decision, Keys, Option

V = TypeVar("V", bound="View")

_CARD: Final = "card:"


class Waiting(msgspec.Struct, frozen=True):
    """Another seat decides. `kind` is None where it would tell something that only that seat knows."""

    seat: int
    kind: str | None


def decision_for(state: State, decision: Decision, seat: int) -> Decision | Waiting:
    """The decision before a seat.

    Whoever is asked gets all of it, backs among what is offered called by their places; others get its public form.
    """
    if decision.seat != seat:
        return Waiting(decision.seat, decision.kind if decision.public else None)
    decision = state.rules.completed(state, decision)
    names = _names(state, decision)
    if not names:
        return decision
    verbs = state.rules.card_verbs
    options = sorted((_option(option, names, verbs) for option in decision.options), key=_by_back)
    return replace(decision, options=tuple(options), source=_renamed(decision.source, names, verbs))


def cards_shown(state: State, decision: Decision) -> tuple[CardSeen, ...]:
    """The cards that a decision shows to its seat though they lie hidden, with their faces."""
    found = []
    for name in _shown(decision):
        card = card_in(name, frozenset())
        if card is not None:
            found.append(state.rules.card_seen(state, decision.seat, card, name, known=True))
    return tuple(found)


def laid_open(state: State, decision: Decision, view: V) -> V:
    """The table of the seat that is asked, with the cards that the decision shows to it lying open where they lie."""
    shown = _cards_shown(decision)
    places = {
        where: replace(
            view.places[where],
            cards=tuple(
                state.rules.card_seen(state, view.seat, card, name, known=known)
                for card, name, known in laid_out(state, view.seat, where, shown)
            ),
        )
        for where in {state.where[card] for card in shown}
        if where in view.places
    }
    return replace(view, places={**view.places, **places})


def _cards_shown(decision: Decision) -> frozenset[int]:
    return frozenset(card for name in _shown(decision) if (card := card_in(name, frozenset())) is not None)


def _shown(decision: Decision) -> tuple[str, ...]:
    if isinstance(decision, LookAt):
        return decision.cards
    shown: tuple[str, ...] = getattr(decision, "shown", ())
    return shown


def keys_given(state: State, decision: Decision, keys: Keys) -> Keys:
    """The engine's keys of an answer to a decision that was shown by `decision_for`."""
    names = _names(state, decision)
    if not names:
        return keys
    verbs = state.rules.card_verbs
    real = {_renamed(option.key, names, verbs): option.key for option in decision.options}
    return tuple(real.get(key, key) for key in keys)


def keys_shown(state: State, decision: Decision, keys: Keys) -> Keys:
    """An answer's keys as `decision_for` shows them to the seat that is asked: the way back from `keys_given`."""
    names = _names(state, decision)
    verbs = state.rules.card_verbs
    return tuple(_renamed(key, names, verbs) for key in keys) if names else keys


def _names(state: State, decision: Decision) -> dict[str, str]:
    """The cards that a decision names though its seat may not know them, with what they are called before it."""
    found: dict[str, str] = {}
    verbs = state.rules.card_verbs
    shown = _cards_shown(decision)
    for card in {*_cards_in(decision, verbs), card_in(decision.source, verbs)} - shown:
        if card is not None and not knows(state, decision.seat, card):
            found[f"{_CARD}{card}"] = handle(state, decision.seat, card, shown)
    return found


def _cards_in(decision: Decision, verbs: Set[str]) -> set[int | None]:
    cards = {card_in(option.key, verbs) for option in decision.options}
    cards |= {card_in(move.what, verbs) for option in decision.options for move in option.moves}
    return cards


def card_in(name: str, verbs: Set[str]) -> int | None:
    """The card that a key or handle names."""
    at = name.find(_CARD)
    if at < 0:
        head, _, rest = name.partition(":")
        return int(rest) if head in verbs and rest.isdigit() else None
    number = name[at + len(_CARD) :]
    return int(number) if number.isdigit() else None


def _renamed(name: str, names: dict[str, str], verbs: Set[str]) -> str:
    card = card_in(name, verbs)
    called = names.get(f"{_CARD}{card}")
    if called is None:
        return name
    at = name.find(_CARD)
    return f"{name[:at]}{called}" if at >= 0 else f"{name.partition(':')[0]}:{called}"


def _option(option: Option, names: dict[str, str], verbs: Set[str]) -> Option:
    return replace(
        option,
        key=_renamed(option.key, names, verbs),
        moves=tuple(replace(move, what=_renamed(move.what, names, verbs)) for move in option.moves),
    )


def _by_back(option: Option) -> tuple[int, str, int]:
    """Options for backs in the order of the backs, after the others, which stay as they are."""
    place, mark, number = option.key.rpartition("#")
    return (1, place, int(number)) if mark and number.isdigit() else (0, "", 0)
