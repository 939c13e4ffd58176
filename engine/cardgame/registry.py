"""Where a reference finds its clause and a number its card: filled when card modules are imported, then only read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.cardgame.cards import Card
from engine.cardgame.clauses import Amount, Effect, EffectBearer, Standing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook

C = TypeVar("C", bound=Card)
E = TypeVar("E", bound=Effect)


class Registry(Generic[C, E]):
    """The cards of a game's card sets that are loaded, by number, with every clause by reference."""

    def __init__(self, standing: tuple[str, ...], always: str = "") -> None:
        """Empty; card modules are added by `add`. `standing` are the classes of effects that are in force for a time
        rather than resolved at a step, `always` the one of them that holds wherever the card is.
        """
        self.cards: dict[str, C] = {}
        self.clauses: dict[str, Clause] = {}
        self.effects: dict[str, E] = {}
        self.owners: dict[str, str] = {}
        self.standing = standing
        self.always = always
        self._hooks: dict[str, tuple[Hook, ...]] = {}
        self._rules: dict[str, tuple[str, ...]] = {}

    def add(self, card: C) -> C:
        """Register a card: give its clauses their references and gather its effects and hooks by class."""
        if card.number in self.cards:
            raise ValueError(f"card {card.number} is registered twice")
        self.cards[card.number] = card
        counter = 0
        for side in card.texts():
            for clause in side.clauses():
                counter = self._reference(card.number, clause, counter)
            for effect in side.effects:
                counter = self._effect(card.number, effect, counter)
            self._file(side)
        return card

    def _file(self, side: Card) -> None:
        """File the effects and hooks of one side of a card by class."""
        for effect in side.effects:
            for kind in effect.kinds:
                side.by_kind[kind] = (*side.by_kind.get(kind, ()), effect)
                if kind in self.standing and isinstance(effect.clause, Standing):
                    side.standing[kind] = (*side.standing.get(kind, ()), *self.hooks(effect.clause.ref))
        for hook in side.standing.get(self.always, ()):
            if hook.own:
                shape = type(hook)
                side.own[shape] = (*side.own.get(shape, ()), hook)

    def add_rules(self, key: str, clauses: Iterable[Clause]) -> None:
        """Register the clauses of a rule sheet under `rules:<key>`; the standing ones are in force for a player who has
        brought it.
        """
        counter = 0
        standing = []
        for clause in clauses:
            counter = self._reference(f"rules:{key}", clause, counter)
            if isinstance(clause, Standing):
                standing.append(clause.ref)
        self._rules[key] = (*self._rules.get(key, ()), *standing)

    def _reference(self, owner: str, clause: Clause, counter: int) -> int:
        if clause.ref:
            if isinstance(clause, Amount) and self.owners[clause.ref] == owner:
                return counter  # a card may name a number in several places
            raise ValueError(f"a clause of {owner} belongs to {clause.ref} already")
        clause.ref = f"{owner}#{counter}"
        self.clauses[clause.ref] = clause
        self.owners[clause.ref] = owner
        counter += 1
        for part in clause.parts():
            counter = self._reference(owner, part, counter)
        if isinstance(clause, EffectBearer):
            for effect in clause.effects:
                counter = self._effect(owner, effect, counter)
        return counter

    def _effect(self, owner: str, effect: Any, counter: int) -> int:
        first = counter
        counter = self._reference(owner, effect.clause, counter)
        self.effects[f"{owner}#{first}"] = effect
        return counter

    def hooks(self, ref: str) -> tuple[Hook, ...]:
        """The hooks of the clause of that reference; none if it doesn't stand in force."""
        found = self._hooks.get(ref)
        if found is None:
            clause = self.clauses[ref]
            found = tuple(clause.hooks()) if isinstance(clause, Standing) else ()
            self._hooks[ref] = found
        return found

    def rules_of(self, key: str) -> tuple[str, ...]:
        """References of the standing rules of a sheet."""
        return self._rules.get(key, ())

    def effect(self, ref: str) -> E:
        """The effect of that reference."""
        return self.effects[ref]

    def clause(self, ref: str) -> Clause:
        """The clause of that reference."""
        return self.clauses[ref]

    def amount(self, ref: str) -> Amount:
        """The amount of that reference."""
        return self.clauses[ref]  # type: ignore[return-value]  # references of amounts are only made from amounts

    def owner(self, ref: str) -> str:
        """The number of the card (or the rule sheet) that the clause belongs to."""
        return self.owners[ref]
