"""Attacks in the air as they are seen (§6-4): live figures, traits, and what changed them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.view import Change
from engine.sakura.procedures.legality import range_words
from engine.sakura.registry import REGISTRY
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import distance
from engine.sakura.view.copies import original_known
from engine.sakura.view.shapes import AttackSeen, in_braces
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.sakura.state import Attack, State
    from engine.sakura.values.attacks import FigureChange, Figures
    from engine.text.phrase import Phrase

DASH: Final = "-"

TRAITS: Final = {
    "overwhelms": say("trait-overwhelm"),
    "unavoidable": say("trait-unavoidable"),
    "uncancellable": say("trait-not-cancelled"),
    "both_damages": say("trait-both-damages"),
    "attacker_chooses": say("trait-attacker-chooses"),
    "checked": say("trait-checked"),
    "aura_barred": say("trait-aura-barred"),
    "damage_fixed": say("trait-damage-fixed"),
    "lacerated": say("trait-lacerated"),
    "without_after": say("trait-without-after"),
    "sends": say("trait-damage-goes"),
    "instead": say("trait-instead-of-damage"),
}
"""What an attack may have beside its figures, by the name in `Figures`."""

_KEYS: Final = ("range", "checked", "aura", "life", "no_reactions", "overwhelms", "both_damages", "attacker_chooses",
                "unavoidable", "uncancellable", "without_after", "added", "sends", "instead", "lacerated",
                "aura_barred", "damage_fixed")  # fmt: skip
"""In the order of `Figures.key`."""


def attacks_seen(state: State) -> tuple[AttackSeen, ...]:
    """The attacks in the air, the innermost last. Everybody sees all of them."""
    return tuple(attack_seen(state, attack) for attack in state.attacks)


def attack_seen(state: State, attack: Attack) -> AttackSeen:
    """One attack with its figures now."""
    found = figures(state, attack, explain=True)
    original = original_known(state, -1, attack.card) if attack.card >= 0 and attack.from_card else -1
    return AttackSeen(
        handle=f"attack:{attack.id}",
        seat=attack.seat,
        number=state.info(attack.card).number if attack.card >= 0 else None,
        from_card=attack.from_card,
        range=tuple(sorted(number for number in found.range if number >= 0)),
        in_range=(distance(state) if found.checked is None else found.checked) in found.range,
        aura=found.aura,
        life=found.life,
        lacerated=found.lacerated,
        traits=tuple(_traits(found)),
        changes=tuple(change for one in found.changes for change in _changes(one)),
        cancelled=attack.cancelled,
        answering=f"attack:{attack.answering}" if attack.answering >= 0 else None,
        copy_of=state.printed(original).number if original >= 0 else None,
    )


def _traits(found: Figures) -> Iterator[Phrase]:
    for name, phrase in TRAITS.items():
        if getattr(found, name):
            yield phrase
    if any(one is None for one in found.no_reactions):
        yield say("trait-no-reactions")
        return
    for one in found.no_reactions:
        yield say("trait-no-reactions-with", cards=one.phrase())


def _changes(change: FigureChange) -> Iterator[Change]:
    """A modification as one change for each figure that it touched."""
    owner = REGISTRY.owner(change.ref)
    for name, before, after in zip(_KEYS, change.before, change.after, strict=True):
        if before != after:
            yield Change(
                what=name if name in ("range", "aura", "life") else "trait",
                before=_figure(name, before),
                after=_figure(name, after),
                source=owner if owner in REGISTRY.cards else None,
                phrase=REGISTRY.clause(change.ref).phrase(),
            )


def _figure(name: str, value: object) -> str:
    """A figure as it is printed; of a trait its name, or nothing where the attack doesn't have it."""
    if isinstance(value, frozenset):
        return range_words(set(value))
    if name in ("aura", "life"):
        return DASH if value is None else str(value)
    return name.replace("_", "-") if value else ""


def damage_words(aura: int | None, life: int | None, lacerated: bool = False) -> str:
    """A double damage as it is printed (§5-8-2): `3/1`, `-/1`; as lacerations in braces (§x22-8)."""
    return in_braces(f"{DASH if aura is None else aura}/{DASH if life is None else life}", lacerated)
