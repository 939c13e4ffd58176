"""Attacks in the air as they are seen (§6-4): live figures, traits, what changed them and what they would take; and so
the attacks that using a card would make.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.in_force import forbidden
from engine.cardgame.sight import knows
from engine.cardgame.view import Change
from engine.sakura.areas import AREAS, FLARE, HAND, LIFE, SHADOW, SPECIALS
from engine.sakura.procedures.legality import draft_attack, range_words, with_granted
from engine.sakura.registry import REGISTRY
from engine.sakura.values.attacks import figures
from engine.sakura.values.keywords import subtype_now
from engine.sakura.values.numbers import damage_places, distance, room
from engine.sakura.view.copies import original_known
from engine.sakura.view.shapes import DASH, AttackSeen, Loss
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.sakura.state import Attack, State
    from engine.sakura.values.attacks import FigureChange, Figures
    from engine.text.phrase import Phrase

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
    return _seen(state, attack, f"attack:{attack.id}")


def prospect(state: State, seat: int, card: int) -> AttackSeen | None:
    """The attack that a player's card would make if it were used now (§9-2-1), whether or not it may be; None for what
    is no attack, or isn't that player's to be used.
    """
    if not 0 <= card < len(state.owner) or state.owner[card] != seat or not knows(state, seat, card):
        return None
    info = state.info(card)
    used_from = (HAND[seat], SPECIALS[seat], *(where[seat] for where in AREAS.usable))
    if not info.attacks or state.where[card] not in used_from:
        return None
    against = next((one.id for one in reversed(state.attacks) if one.seat != seat and not one.cancelled), -1)
    grants = with_granted(state, seat, card, ())
    full = state.conduct == "full-power" or subtype_now(state, card, info, grants) == "full-power"
    way = "reaction" if against >= 0 else "full-power" if full else "standard"
    return _seen(state, draft_attack(state, seat, card, against, way, grants), f"card:{card}")


def _seen(state: State, attack: Attack, handle: str) -> AttackSeen:
    found = figures(state, attack, explain=True)
    original = original_known(state, -1, attack.card) if attack.card >= 0 and attack.from_card else -1
    in_range = (distance(state) if found.checked is None else found.checked) in found.range
    return AttackSeen(
        handle=handle,
        seat=attack.seat,
        number=state.info(attack.card).number if attack.card >= 0 else None,
        from_card=attack.from_card,
        range=tuple(sorted(number for number in found.range if number >= 0)),
        in_range=in_range,
        aura=found.aura,
        life=found.life,
        lacerated=found.lacerated,
        traits=tuple(_traits(found)),
        changes=tuple(change for one in found.changes for change in _changes(one)),
        cancelled=attack.cancelled,
        answering=f"attack:{attack.answering}" if attack.answering >= 0 else None,
        copy_of=state.printed(original).number if original >= 0 else None,
        losses=tuple(_losses(state, attack, found)) if in_range or found.unavoidable else (),
        both=found.both_damages,
    )


def _losses(state: State, attack: Attack, found: Figures) -> Iterator[Loss]:
    """What the damage would take (§5-8-3): from the aura only where it has as many crystals, unless nothing else can be
    chosen. Nothing of what is cancelled or done instead; lacerations take nothing at once (§x22-6). Once it is chosen
    which is taken, nothing is to come any more.
    """
    seat = 1 - attack.seat
    stopped = (attack.cancelled or attack.damage_cancelled) and not found.uncancellable
    if stopped or attack.chosen or found.lacerated or found.instead is not None:
        return
    if forbidden(state, "take-damage", seat):
        return
    if found.aura is not None and not (found.aura_barred and not found.both_damages):
        places = tuple(where for where in damage_places(state, seat) if state.count(where))
        there = sum(state.count(where) for where in places)
        if there >= found.aura or found.life is None or found.both_damages:
            fits = room(state, found.sends or SHADOW, "damage", seat)
            yield Loss(places, min(found.aura, there, fits), there)
    if found.life is not None:
        there, fits = state.count(LIFE[seat]), room(state, found.sends or FLARE[seat], "damage", seat)
        yield Loss((LIFE[seat],), min(found.life, there, fits), there)


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
