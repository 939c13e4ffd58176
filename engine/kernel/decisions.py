"""What a person may be asked: a typed decision that lists its legal options, each with the moves it stands for.

Answers are the keys of the chosen options, in order. An answer that isn't among them raises `IllegalAnswer` and
changes nothing. Handles of things and places are strings that mean the same in options, views and seen events:
`piece`, `card:12`, `attack:3`; `distance`, `aura.0`, `hand.1`, `card.12` (on that card).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from engine.text.phrase import Phrase

Keys: TypeAlias = tuple[str, ...]
GIVE_UP: Final[Keys] = ("give-up",)
"""An answer to any decision beside its options: the seat that is asked gives the duel up."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """A thing taken from a place to a place: what a hand at the table would do."""

    what: str
    source: str
    target: str

    @property
    def card(self) -> int | None:
        """The id of the card that is taken: `card:12`; None where it is no card, or one that isn't known."""
        number = self.what.removeprefix("card:")
        return int(number) if number != self.what and number.isdigit() else None


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal answer. `limit` is how often it may be chosen in one answer; `label` words it where a move can't."""

    key: str
    moves: tuple[Move, ...] = ()
    limit: int = 1
    label: Phrase | None = None
    leads: bool = False
    """The moves lead on: they are carried out only by a later decision that this option opens (a screen submits
    this option, then looks for the same move among the options that follow)."""


class Decision(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="kind", tag=True):
    """A question to one seat: between `least` and `most` of the options; `ordered` where their order matters."""

    kind: ClassVar[str] = ""
    """The decision's kind by name, as in the journal."""
    public: ClassVar[bool] = False
    """It is asked for what everybody knows, so that its kind tells the other seat nothing."""

    seat: int
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    section: str = ""
    """The numbered rule that asks."""
    source: str = ""
    """Handle of the card or attack that asks; empty where a rule asks."""
    prompt: Phrase | None = None
    """What is asked, where the kind of decision doesn't say it all."""
    rest: bool = False
    """Nothing is under resolution: the state alone is enough to go on from here."""
    secret: bool = False
    """Asked even if only one answer is legal, since not asking would tell the other seat something hidden."""

    def __init_subclass__(cls, **config: Any) -> None:
        """Each kind is called as its class."""
        super().__init_subclass__(**config)
        cls.kind = cls.__name__

    @property
    def own_time(self) -> bool:
        """It is the player's own time, to act or to look, which nobody but the player ends, even where nothing is left
        to be chosen.
        """
        return False

    @property
    def idle(self) -> Keys | None:
        """The answer by which nothing is done, where nothing else can be: whoever has no secret from anybody needn't be
        asked for it, though it can be given in several ways.
        """
        return None

    def option(self, key: str) -> Option | None:
        """The option of that key, if it is one of this decision's."""
        for option in self.options:
            if option.key == key:
                return option
        return None


class Chance(msgspec.Struct, frozen=True, gc=False):
    """A question to chance. `shuffle`: an order of range(size). `pick`: `count` different numbers below size."""

    what: str
    size: int
    count: int = 1
    seat: int = -1


class IllegalAnswer(Exception):
    """An answer that isn't among the legal ones: `code` is one of `unknown`, `count`, `repeated`."""

    def __init__(self, code: str, decision: Decision | Chance, answer: tuple[object, ...]) -> None:
        """Keep what was asked and answered, for a clear report."""
        super().__init__(f"{code}: {answer!r} does not answer {type(decision).__name__}")
        self.code = code
        self.decision = decision
        self.answer = answer


def check_answer(decision: Decision, answer: Keys) -> None:
    """Raise `IllegalAnswer` unless the keys are a legal answer to the decision, or give the duel up."""
    if answer == GIVE_UP:
        return
    if not decision.least <= len(answer) <= decision.most:
        raise IllegalAnswer("count", decision, answer)
    for key in answer:
        for option in decision.options:
            if option.key == key:
                break
        else:
            raise IllegalAnswer("unknown", decision, answer)
        if len(answer) > 1 and answer.count(key) > option.limit:
            raise IllegalAnswer("repeated", decision, answer)


def check_outcome(chance: Chance, outcome: tuple[int, ...]) -> None:
    """Raise `IllegalAnswer` unless the numbers are a possible outcome of the chance."""
    wanted = chance.size if chance.what == "shuffle" else min(chance.count, chance.size)
    if len(outcome) != wanted or len(set(outcome)) != wanted:
        raise IllegalAnswer("count", chance, outcome)
    if any(not 0 <= number < chance.size for number in outcome):
        raise IllegalAnswer("unknown", chance, outcome)
