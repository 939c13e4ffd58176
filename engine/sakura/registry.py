"""Where a reference finds its clause and a number its card: filled when card modules are imported, then only read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.cards import STANDING
from engine.sakura.clauses.base import Amount, EffectBearer, Standing
from engine.sakura.hooks import Modify, React

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event
    from engine.sakura.cards import Card, Effect
    from engine.sakura.clauses.base import Clause
    from engine.sakura.hooks import Hook


class Registry:
    """The cards of the card sets that are loaded, by number, with every clause by reference."""

    def __init__(self) -> None:
        """Empty; card modules are added by `add`."""
        self.cards: dict[str, Card] = {}
        self.clauses: dict[str, Clause] = {}
        self.effects: dict[str, Effect] = {}
        self.owners: dict[str, str] = {}
        self._hooks: dict[str, tuple[Hook, ...]] = {}
        self._own_reacts: dict[str, tuple[React, ...]] = {}
        self.own_reactions: set[type[Event]] = set()
        """Kinds of events to which some attack reacts by its own text."""
        self.shown_reactions: set[type[Event]] = set()
        """Kinds of events upon which a player may show some card that lies hidden (§9-1-1-2)."""
        self._rules: dict[str, tuple[str, ...]] = {}

    def add(self, card: Card) -> Card:
        """Register a card: give its clauses their references and gather its effects and hooks by class."""
        if card.number in self.cards:
            raise ValueError(f"card {card.number} is registered twice")
        self.cards[card.number] = card
        counter = 0
        if card.copier is not None:
            counter = self._reference(card.number, card.copier, counter)
        for one in (card, *card.faces):
            counter = self._texts(one, counter)
        return card

    def _texts(self, card: Card, counter: int) -> int:
        """Refer to the figures and effects of a card, or of a side of one, and gather its hooks."""
        for value in (card.aura, card.life, card.capacity, card.cost):
            if value is not None and not isinstance(value, int):
                counter = self._reference(card.number, value, counter)
        for effect in card.effects:
            counter = self._effect(card.number, effect, counter)
        for effect in card.effects:
            for kind in effect.kinds:
                card.by_kind[kind] = (*card.by_kind.get(kind, ()), effect)
                if kind in STANDING and isinstance(effect.clause, Standing):
                    card.standing[kind] = (*card.standing.get(kind, ()), *self.hooks(effect.clause.ref))
        self._file_forced(card)
        return counter

    def _file_forced(self, card: Card) -> None:
        """File the hooks of its forced effects by what they are asked for."""
        forced = card.standing.get("forced", ())
        for hook in forced:
            if isinstance(hook, React) and hook.shown_from:
                self.shown_reactions.update(hook.events)
        for hook in forced:
            if hook.own:
                card.own[type(hook)] = (*card.own.get(type(hook), ()), hook)
        ranges = tuple(hook for hook in forced if isinstance(hook, Modify) and hook.of_range)
        if ranges:
            card.standing["range"] = ranges
        abroad = tuple(hook for hook in forced if not hook.own)
        if abroad:
            card.standing["abroad"] = abroad

    def add_rules(self, key: str, clauses: Iterable[Clause]) -> None:
        """Register the clauses of a rule sheet (a form's extra rules) under `rules:<key>`; the standing ones are in
        force for a player who has chosen that form.
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

    def _effect(self, owner: str, effect: Effect, counter: int) -> int:
        first = counter
        counter = self._reference(owner, effect.clause, counter)
        ref = f"{owner}#{first}"
        self.effects[ref] = effect
        for hook in self.own_reacts(ref):
            self.own_reactions.update(hook.events)
        return counter

    def hooks(self, ref: str) -> tuple[Hook, ...]:
        """The hooks of the clause of that reference; none if it doesn't stand in force."""
        found = self._hooks.get(ref)
        if found is None:
            clause = self.clauses[ref]
            found = tuple(clause.hooks()) if isinstance(clause, Standing) else ()
            self._hooks[ref] = found
        return found

    def own_reacts(self, ref: str) -> tuple[React, ...]:
        """The hooks by which an attack with that effect reacts to what happens to it."""
        found = self._own_reacts.get(ref)
        if found is None:
            found = tuple(
                hook for hook in self.hooks(ref) if isinstance(hook, React) and hook.own and not hook.shown_from
            )
            self._own_reacts[ref] = found
        return found

    def rules_of(self, form: str) -> tuple[str, ...]:
        """References of the standing rules of a form's sheet."""
        return self._rules.get(form, ())

    def effect(self, ref: str) -> Effect:
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


REGISTRY = Registry()
"""Every card that can be played; `engine.sakura.megami.roster` fills it."""
