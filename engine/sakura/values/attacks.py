"""An attack's figures now (§6-4-1, §5-6, §5-7, §10-3, §10-4): as made, through every modification in its layer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from engine.cardgame.hooks import SET, Modify
from engine.cardgame.in_force import in_force
from engine.cardgame.source import Source
from engine.sakura.layers import RANGE_CHECK, RANGE_SET
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Grant
from engine.sakura.values.numbers import chosen_settings, distance

if TYPE_CHECKING:
    from engine.cardgame.clauses import Step
    from engine.cardgame.state import Lasting
    from engine.sakura.cards import Effect
    from engine.sakura.state import Attack, State

AURA_DAMAGE_LIMIT = 5
_OF_RANGE: Final = range(RANGE_SET, RANGE_CHECK + 1)
_UNSET = -1_000


class Figures:
    """The figures of an attack while they are reckoned; modifications edit them. None damage is the dash."""

    __slots__ = (
    "added", "attack", "attacker_chooses", "aura", "aura_barred", "both_damages", "changes", "checked",
    "damage_fixed", "instead", "lacerated", "life", "no_reactions", "overwhelms", "range", "sends", "unavoidable",
    "uncancellable", "without_after",
    )

    def __init__(self, attack: Attack, range_: set[int], aura: int | None, life: int | None) -> None:
        """The figures as the attack was made."""
        self.attack = attack
        self.range = range_
        self.checked: int | None = None
        """What the check of the range looks at instead of the current distance (§9-4-1)."""
        self.aura = aura
        self.life = life
        self.no_reactions: list[Any] = []
        """Filters of cards that may not react (§10-22): conditions asked with the card, `None` for every card."""
        self.overwhelms = attack.overwhelms
        self.both_damages = False
        self.attacker_chooses = False
        self.aura_barred = False
        """The attacked player can't choose damage to aura."""
        self.damage_fixed = False
        self.lacerated = attack.lacerated
        self.unavoidable = False
        self.uncancellable = False
        self.without_after = False
        """Its After Attack effects aren't resolved (§9-4 vi)."""
        self.added: list[tuple[Effect, Source]] = []
        """Effects that it was given, each with who gave it; they come after those of its own text (§10-14)."""
        self.sends = ""
        """Where its damage moves crystals to, instead of to the shadow or the flare."""
        self.instead: tuple[Step, Source] | None = None
        """What is done instead of dealing its damage (§9-4 v)."""
        self.changes: list[FigureChange] = []

    def key(self) -> tuple[object, ...]:
        """What can be compared before and after a modification."""
        return (
            frozenset(self.range), self.checked, self.aura, self.life, len(self.no_reactions), self.overwhelms,
            self.both_damages, self.attacker_chooses, self.unavoidable, self.uncancellable, self.without_after,
            len(self.added), self.sends, self.instead is not None, self.lacerated, self.aura_barred,
            self.damage_fixed,
        )


class FigureChange(msgspec.Struct, frozen=True):
    """One modification that changed something: from which clause and source, and the figures on both sides of it."""

    ref: str
    source: Source
    before: tuple[object, ...]
    after: tuple[object, ...]


def figures(state: State, attack: Attack, explain: bool = False, below: int | None = None) -> Figures:
    """The figures of an attack in the air, or of one that is about to be made (then with what waits for it); with the
    layers `below` one alone, as an effect sees them that modifies them in that layer (§9-1-3-2).
    """
    found = _reckon(attack, state)
    as_made = found.aura, found.life
    modifications = _modifications(state, attack, range(below) if below is not None else None)
    modifications.sort(key=lambda pair: pair[0].layer)
    settings = [pair for pair in modifications if pair[0].layer == SET]
    if len(settings) > 1:
        _set_least(found, state, settings)
        modifications = modifications[len(settings) :]
    for hook, source in modifications:
        if explain:
            before = found.key()
            hook.change(found, state, source)
            after = found.key()
            if before != after:
                found.changes.append(FigureChange(hook.clause.ref, source, before, after))
        else:
            hook.change(found, state, source)
    if found.damage_fixed:
        found.aura, found.life = as_made
    if below is None:
        _fit(found)
    return found


def _reckon(attack: Attack, state: State) -> Figures:
    aura, life = attack.aura, attack.life
    if isinstance(aura, str):
        aura = max(0, REGISTRY.amount(aura).value(state, attack.source))
    if isinstance(life, str):
        life = max(0, REGISTRY.amount(life).value(state, attack.source))
    return Figures(attack, set(attack.range), aura, life)


def _set_least(found: Figures, state: State, settings: list[tuple[Modify, Source]]) -> None:
    """Of several settings of one value the least counts, those of the turn player first (§5-6 i); the dash is no
    number that another one could be less than (§5-8-2).
    """
    auras: list[tuple[int, Source]] = []
    lives: list[tuple[int, Source]] = []
    dashes = [False, False]
    for hook, source in settings:
        tried = Figures(found.attack, set(found.range), _UNSET, _UNSET)
        hook.change(tried, state, source)
        for at, (value, values) in enumerate(((tried.aura, auras), (tried.life, lives))):
            if value is None:
                dashes[at] = True
            elif value != _UNSET:
                values.append((value, source))
    found.aura = None if dashes[0] else min((value for value, _ in chosen_settings(state, auras)), default=found.aura)
    found.life = None if dashes[1] else min((value for value, _ in chosen_settings(state, lives)), default=found.life)


def _fit(found: Figures) -> None:
    """What the rules make of a value out of bounds (§6-4-1-4, §6-4-1-5, §10-21), the last layer."""
    if found.aura is not None:
        found.aura = max(0, found.aura)
        if not found.overwhelms:
            found.aura = min(AURA_DAMAGE_LIMIT, found.aura)
    if found.life is not None:
        found.life = max(0, found.life)


def _modifications(state: State, attack: Attack, layers: range | None = None) -> list[tuple[Modify, Source]]:
    """What modifies the attack, of these layers: nothing else is even asked."""
    found: list[tuple[Modify, Source]] = []
    for ref in attack.effects:
        found += _granted(state, ref, attack.source, layers)
    for hook, source in in_force(state).modify.get("attack", ()):
        if layers is not None and hook.layer not in layers:
            continue
        if (hook.fits is None or hook.fits(state, source, attack)) and hook.open(state, source):
            found.append((hook, source))
    given = [(grant.ref, grant.source) for grant in attack.grants]
    if not attack.made:
        given += [(one.ref, one.source) for one in waiting_for(state, attack)]
    for ref, source in given:
        found += _granted(state, ref, source._replace(attack=attack.id), layers)
    return found


def _granted(state: State, ref: str, source: Source, layers: range | None) -> list[tuple[Modify, Source]]:
    """The modifications that a clause makes of the attack that has it."""
    return [
        (hook, source)
        for hook in REGISTRY.hooks(ref)
        if isinstance(hook, Modify)
        and hook.value == "attack"
        and (layers is None or hook.layer in layers)
        and hook.open(state, source)
    ]


def range_of(state: State, attack: Attack) -> Figures:
    """The range of an attack now, and what is checked against it: no other figure is reckoned, so that texts about the
    other figures may ask for it.
    """
    found = Figures(attack, set(attack.range), None, None)
    for hook, source in sorted(_modifications(state, attack, _OF_RANGE), key=lambda pair: pair[0].layer):
        hook.change(found, state, source)
    return found


def waiting_for(state: State, attack: Attack) -> list[Lasting]:
    """What waits for the next attack of its player and fits this one as it will be made, with all of that
    (§9-1-3-4).
    """
    pending: dict[int, list[Lasting]] = state.memo.pending
    if attack.id in pending:
        return pending[attack.id]
    found = [one for one in state.lasting if one.scope == "next-attack" and one.source.seat == attack.seat]
    # What one asks of a figure the others may change.
    try:
        for _ in range(len(found)):
            fitting = [one for one in found if _waits_for(state, one, attack, found)]
            if len(fitting) == len(found):
                break
            found = fitting
    finally:
        pending.pop(attack.id, None)
    return found


def _waits_for(state: State, one: Lasting, attack: Attack, waiting: list[Lasting]) -> bool:
    """Whether it fits the attack with the others. A text of the attack that looks at it meanwhile sees it so too."""
    hooks = [hook for hook in REGISTRY.hooks(one.ref) if isinstance(hook, Modify) and hook.fits is not None]
    if not hooks:
        return True
    others = [other for other in waiting if other is not one]
    given = tuple(Grant(other.ref, other.source, other.number) for other in others)
    made = replace(attack, made=True, grants=(*attack.grants, *given))
    state.memo.pending[attack.id] = others
    return all(hook.fits(state, one.source, made) for hook in hooks if hook.fits is not None)


def scaled_range(range_: tuple[int, ...], scale: int) -> tuple[int, ...]:
    """A printed range whose numbers are multiplied: both ends of one from a distance to another, else each distance."""
    if scale == 1 or not range_:
        return range_
    first, last = range_[0], range_[-1]
    if range_ == tuple(range(first, last + 1)):
        return tuple(range(first * scale, last * scale + 1))
    return tuple(number * scale for number in range_)


def in_range(state: State, attack: Attack) -> bool:
    """The check of the range (§9-4-1), at the current distance unless the attack looks at something else."""
    found = range_of(state, attack)
    return (distance(state) if found.checked is None else found.checked) in found.range


def add_damage(found: Figures, aura: int, life: int) -> None:
    """+X/+Y (§10-3): nothing is added to a dash."""
    if found.aura is not None:
        found.aura += aura
    if found.life is not None:
        found.life += life


def this_card(state: State, source: Source) -> int:
    """The card that a text calls "this card" (§10-11): -1 in the text of a copied attack, which no use of it has made
    (§10-27).
    """
    attack = state.attack_record(source.attack) if source.attack >= 0 else None
    copied = attack is not None and attack.source.card == source.card != attack.card
    return -1 if copied else source.card
