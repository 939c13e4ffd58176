"""A decision as a seat may know it: in full for the seat that is asked, for everybody else that it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from engine.cardgame.decisions import ChooseCards, ChooseNext, LookAt
from engine.cardgame.sight import handle, knows
from engine.sakura.decisions import (
    ChooseAct,
    ChooseBasicAction,
    ChooseConduct,
    ChooseCrystals,
    ChooseDamage,
    ChooseDirection,
    ChooseMulligan,
    ChooseReaction,
    ChooseRebuild,
)
from engine.sakura.procedures.turn import leading_moves
from engine.sakura.view.seat import card_seen

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision, Keys, Move, Option
    from engine.sakura.state import State
    from engine.sakura.view.shapes import CardSeen

_CARD: Final = "card:"
_PUBLIC: Final = frozenset(
    kind.__name__
    for kind in (
        ChooseMulligan,
        ChooseRebuild,
        ChooseConduct,
        ChooseAct,
        ChooseBasicAction,
        ChooseReaction,
        ChooseDamage,
        ChooseCrystals,
        ChooseDirection,
        ChooseNext,
    )
)
"""Kinds that are asked for what both players know, so that the kind tells nothing."""


class Waiting(msgspec.Struct, frozen=True):
    """Another seat decides. `kind` is None where it would tell something that only that seat knows."""

    seat: int
    kind: str | None


def decision_for(state: State, decision: Decision, seat: int) -> Decision | Waiting:
    """The decision before a seat.

    Whoever is asked gets all of it, backs among what is offered called by their places; others get its public form.
    """
    if decision.seat != seat:
        return Waiting(decision.seat, decision.kind if decision.kind in _PUBLIC else None)
    if isinstance(decision, ChooseConduct):
        decision = with_leading_moves(state, decision)
    names = _names(state, decision)
    if not names:
        return decision
    options = sorted((_option(option, names) for option in decision.options), key=_by_back)
    return replace(decision, options=tuple(options), source=_renamed(decision.source, names))


def with_leading_moves(state: State, decision: ChooseConduct) -> ChooseConduct:
    """The choice of conduct with every move that leads on into one of them (§8-2-1)."""
    return replace(
        decision,
        options=tuple(
            replace(option, moves=leading_moves(state, decision.seat)) if option.key == "standard" else option
            for option in decision.options
        ),
    )


def cards_shown(state: State, decision: Decision) -> tuple[CardSeen, ...]:
    """The cards that a decision shows to its seat though they lie hidden, with their faces."""
    found = []
    for name in _shown(decision):
        card = _card_in(name)
        if card is not None:
            found.append(card_seen(state, decision.seat, card, name, known=True))
    return tuple(found)


def _shown(decision: Decision) -> tuple[str, ...]:
    if isinstance(decision, LookAt):
        return decision.cards
    return decision.shown if isinstance(decision, ChooseCards) else ()


def keys_given(state: State, decision: Decision, keys: Keys) -> Keys:
    """The engine's keys of an answer to a decision that was shown by `decision_for`."""
    names = _names(state, decision)
    if not names:
        return keys
    real = {_renamed(option.key, names): option.key for option in decision.options}
    return tuple(real.get(key, key) for key in keys)


def _names(state: State, decision: Decision) -> dict[str, str]:
    """The cards that a decision names though its seat may not know them, with what they are called before it."""
    found: dict[str, str] = {}
    shown = {_card_in(one) for one in _shown(decision)}
    for card in {*_cards_in(decision), _card_in(decision.source)} - shown:
        if card is not None and not knows(state, decision.seat, card):
            found[f"{_CARD}{card}"] = handle(state, decision.seat, card)
    return found


def _cards_in(decision: Decision) -> set[int | None]:
    cards = {_card_in(option.key) for option in decision.options}
    cards |= {_card_in(move.what) for option in decision.options for move in option.moves}
    return cards


def _card_in(name: str) -> int | None:
    """The card that a key or handle names."""
    at = name.find(_CARD)
    if at < 0:
        head, _, rest = name.partition(":")
        return int(rest) if head in ("use", "cover") and rest.isdigit() else None
    number = name[at + len(_CARD) :]
    return int(number) if number.isdigit() else None


def _renamed(name: str, names: dict[str, str]) -> str:
    card = _card_in(name)
    called = names.get(f"{_CARD}{card}")
    if called is None:
        return name
    at = name.find(_CARD)
    return f"{name[:at]}{called}" if at >= 0 else f"{name.partition(':')[0]}:{called}"


def _option(option: Option, names: dict[str, str]) -> Option:
    return replace(
        option,
        key=_renamed(option.key, names),
        moves=tuple(_move(move, names) for move in option.moves),
    )


def _move(move: Move, names: dict[str, str]) -> Move:
    return replace(move, what=_renamed(move.what, names))


def _by_back(option: Option) -> tuple[int, str, int]:
    """Options for backs in the order of the backs, after the others, which stay as they are."""
    place, mark, number = option.key.rpartition("#")
    return (1, place, int(number)) if mark and number.isdigit() else (0, "", 0)
