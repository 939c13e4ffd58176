"""A player of simple habits: uses what can be used, walks up to the opponent, reacts whenever that is possible.

It knows only what the program shows: the options' keys and how much lies where. The same table, the same answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

Keys = tuple[str, ...]
NEAR = 4
"""Crystals of distance at which most attacks reach."""
COMMON = frozenset((
    "attack", "aura", "card", "cover", "deck", "discard", "distance", "enhancements", "extra", "flare", "hand",
    "in-use", "life", "outside", "paid", "piece", "pile", "shadow", "specials", "vigor",
))
"""Things and places of every duel."""
PLENTY = 8
"""Life of which some can be spared."""


class Moved(Protocol):
    """A thing that goes from a place to a place."""

    @property
    def what(self) -> str:
        """The thing."""

    @property
    def source(self) -> str:
        """From where."""

    @property
    def target(self) -> str:
        """To where."""


class Choice(Protocol):
    """An option, as the engine offers it or the program tells it."""

    @property
    def key(self) -> str:
        """Its key."""

    @property
    def limit(self) -> int:
        """How often it may be chosen."""

    @property
    def moves(self) -> Sequence[Moved]:
        """What is moved by it."""


class Question(Protocol):
    """A decision, as the engine opens it or the program tells it."""

    @property
    def kind(self) -> str:
        """What is asked."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def least(self) -> int:
        """How many options have to be chosen."""

    @property
    def most(self) -> int:
        """How many may be."""

    @property
    def options(self) -> Sequence[Choice]:
        """What there is to choose from."""


def answer(decision: Question, counts: Mapping[str, str]) -> Keys:
    """The keys of the options that this player chooses."""
    habit = _HABITS.get(decision.kind)
    if habit is not None:
        return habit(decision, counts)
    keys = [option.key for option in decision.options for _ in range(option.limit)]
    return tuple(keys[: max(decision.least, min(1, decision.most))])


class Curious:
    """Does once each thing that can be done with what megami bring; for the rest it has the habits."""

    def __init__(self) -> None:
        """Nothing done yet."""
        self.done: set[tuple[str, str, str]] = set()
        """Which things were moved from which area to which."""

    def __call__(self, decision: Question, counts: Mapping[str, str]) -> Keys:
        """The keys of the options that this player chooses."""
        if decision.most == 1:
            for option in decision.options:
                new = {_kind(move) for move in option.moves[:1]} - self.done
                if any(brought(way) for way in new):
                    self.done |= new
                    return (option.key,)
        return answer(decision, counts)


def _kind(move: Moved) -> tuple[str, str, str]:
    thing = move.what if move.what.startswith("token:") else move.what.partition(":")[0].partition(".")[0]
    return thing, move.source.partition(".")[0], move.target.partition(".")[0]


def brought(way: tuple[str, str, str]) -> bool:
    """Whether what is moved, or one of the places, is none that every duel has."""
    thing, source, target = way
    return thing.startswith("token:") or bool({thing, source, target} - COMMON)


def _first(decision: Question, *wishes: str) -> Keys:
    """The first option that begins with a wish, wish by wish."""
    for wish in wishes:
        for option in decision.options:
            if option.key.startswith(wish):
                return (option.key,)
    return (decision.options[0].key,)


def _mulligan(decision: Question, _counts: Mapping[str, str]) -> Keys:
    """The first player puts one card back, the second none (§4-1 5)."""
    return (decision.options[0].key,) if decision.seat == 0 else ()


def _act(decision: Question, counts: Mapping[str, str]) -> Keys:
    """Cards first; forward while it is far; then what vigor is left for (§8-2-2)."""
    vigor = counts[f"vigor@{decision.seat}"] != "0"
    hand = counts[f"cards@hand.{decision.seat}"] != "0"
    wishes = ["use:"]
    if int(counts["pieces@distance"]) > NEAR and (vigor or hand):
        wishes.append("basic:forward")
    if vigor:
        wishes += ["basic:recover", "basic:forward", "basic:focus"]
    return _first(decision, *wishes, "end")


def _payment(decision: Question, counts: Mapping[str, str]) -> Keys:
    """A card while it is far, vigor when it is near (§9-6 ii)."""
    far = int(counts["pieces@distance"]) > NEAR + 2
    return _first(decision, "cover:", "vigor") if far else _first(decision, "vigor", "cover:")


def _damage(decision: Question, counts: Mapping[str, str]) -> Keys:
    """Life at first, then aura while there is some (§5-8-3-2)."""
    plenty = int(counts[f"pieces@life.{decision.seat}"]) > PLENTY
    return _first(decision, "life", "aura") if plenty else _first(decision, "aura", "life")


def _crystals(decision: Question, _counts: Mapping[str, str]) -> Keys:
    """From the shadow first."""
    options = sorted(decision.options, key=lambda option: option.key != "shadow")
    return tuple(option.key for option in options for _ in range(option.limit))[: decision.least]


_HABITS: dict[str, Callable[[Question, Mapping[str, str]], Keys]] = {
    "ChooseMulligan": _mulligan,
    "ChooseConduct": lambda decision, _counts: _first(decision, "standard"),
    "ChooseAct": _act,
    "ChooseBasicPayment": _payment,
    "ChooseReaction": lambda decision, _counts: _first(decision, "use:", "instead:", "pass"),
    "ChooseDamage": _damage,
    "ChooseRebuild": lambda decision, _counts: _first(decision, "yes"),
    "ChooseCrystals": _crystals,
}
