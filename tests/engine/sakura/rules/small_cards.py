"""Small cards made for the tests of the rules: each shows one thing, and its clauses say in Python what they do.

They are registered once under numbers of a card set of their own, so that no duel ever meets them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame.clauses import Amount, Condition, Standing, Step
from engine.sakura.cards import AttackSpec, Card, Effect
from engine.sakura.clauses.build import keywords_of
from engine.sakura.registry import REGISTRY
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.sakura.state import State


class Does(Step):
    """A step that is a generator function of table and source."""

    def __init__(self, do: Callable[[Any, Source], Any]) -> None:
        self.do = do

    def phrase(self) -> Phrase:
        return say("test-does")

    def run(self, table: Any, source: Source) -> Any:
        done = yield from self.do(table, source)
        return done is not False


class Stands(Standing):
    """A clause that is in force by the hooks that it is given; they get it as their clause."""

    def __init__(self, *make: Callable[[Standing], Hook]) -> None:
        self.make = make

    def phrase(self) -> Phrase:
        return say("test-stands")

    def hooks(self) -> Iterable[Hook]:
        return [make(self) for make in self.make]


class When(Condition):
    """A condition that is a function of state and source."""

    def __init__(self, test: Callable[[State, Source], bool]) -> None:
        self.test = test

    def phrase(self) -> Phrase:
        return say("test-when")

    def holds(self, state: State, source: Source) -> bool:
        return self.test(state, source)


class Counts(Amount):
    """An amount that is a function of state and source."""

    def __init__(self, count: Callable[[State, Source], int]) -> None:
        self.count = count

    def phrase(self) -> Phrase:
        return say("test-counts")

    def value(self, state: State, source: Source) -> int:
        return self.count(state, source)


class Strike(AttackSpec):
    """『range, damage』 with effects."""

    def __init__(self, reach: Iterable[int], aura: Any, life: Any, *effects: Effect) -> None:
        self.range, self.aura, self.life, self.effects = tuple(reach), aura, life, effects

    def phrase(self) -> Phrase:
        return say("test-strike")

    def parts(self) -> Iterable[Any]:
        return [value for value in (self.aura, self.life) if isinstance(value, Amount)]


class Attacks(Step):
    """ "You attack with" 『…』 (§10-5)."""

    def __init__(self, spec: Strike) -> None:
        self.spec = spec

    def phrase(self) -> Phrase:
        return say("test-attacks")

    def parts(self) -> Iterable[Any]:
        return [self.spec]

    def run(self, table: Any, source: Source) -> Any:
        from engine.sakura.procedures.use import make_attack  # keeps the small cards importable alone

        return (yield from make_attack(table, source, self.spec))


def effect(kind: str, clause: Any, **more: Any) -> Effect:
    """An effect of one class, its clause a step or what stands in force."""
    return Effect((kind,), clause, **more)  # type: ignore[arg-type]


def does(kind: str, do: Callable[[Any, Source], Any], **more: Any) -> Effect:
    """An effect that does something at its step."""
    return effect(kind, Does(do), **more)


def stands(kind: str, *make: Callable[[Standing], Hook]) -> Effect:
    """An effect that is in force."""
    return effect(kind, Stands(*make))


_made = 0


def small(**values: Any) -> str:
    """Register a small card; its number. Without a type it is an attack of range 0-10 and damage 1/1."""
    global _made
    _made += 1
    values.setdefault("type", "attack")
    values.setdefault("kind", "normal")
    if values["type"] == "attack":
        values.setdefault("range", tuple(range(11)))
        values.setdefault("aura", 1)
        values.setdefault("life", 1)
    if values["type"] == "enhancement":
        values.setdefault("capacity", 1)
    if values["kind"] == "special":
        values.setdefault("cost", 0)
    values.setdefault("megami", ("test",))
    values.setdefault("number", f"SMALL-{_made}")
    values.setdefault("keywords", keywords_of(values.get("effects", ())))
    return REGISTRY.add(Card(card_set="small", **values)).number


PLAIN = small()
OTHER = small()
REACTION = small(subtype="reaction")
FULL_POWER = small(subtype="full-power", aura=3, life=2)
ACTION = small(type="action")
REACTION_ACTION = small(type="action", subtype="reaction")
ENHANCEMENT = small(type="enhancement", capacity=2)
SPECIAL = small(kind="special", cost=2)
SPECIAL_ACTION = small(kind="special", type="action", cost=1)
UNDEFINED = small(type="undefined")
FILLERS = tuple(small(type="action") for _ in range(12))
