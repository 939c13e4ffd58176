"""Words of Gate Ruler as its screens say them: terms by key, what a ruler can do, which rules are readings of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.gateruler.door import decided
from engine.text.phrase import Listing, Phrase, Term, say

if TYPE_CHECKING:
    from engine.gateruler.door import CardFace, Ruler


def term(key: str) -> Term:
    """A kind, figure, timing or keyword in a word."""
    return Term(f"gateruler-{_CARDS.get(key, key)}")


_CARDS: Final = {"ruler": "ruler-card", "field": "field-card", "energy": "energy-card", "damage": "damage-dealt"}
"""Kinds of cards that are called as their zones are."""


def faction(key: str) -> Term:
    """A faction by name."""
    return Term(f"gateruler-faction-{key}")


def attribute(key: str) -> Term:
    """An attribute by name."""
    return Term(f"gateruler-attr-{key}")


FACTS: Final = (
    "name", "kind", "level", "faction", "attributes", "figures", "legendary", "timing", "keywords", "text",
)  # fmt: skip
"""What of a published card may have been chosen by this program, in the order in which it is said."""


def chosen_here(face: CardFace, *, brief: bool = False) -> Phrase | None:
    """Which facts of a published card this program chose, as no page tells them; None where there are none."""
    keys = [key for key in FACTS if key in face.known] + [key for key in face.known if key not in FACTS]
    if not keys:
        return None
    facts = Listing(tuple(say("gateruler-fact", fact=key) for key in keys), "comma")
    return say("gateruler-chosen-brief" if brief else "gateruler-chosen-here", facts=facts)


def ruler_lines(ruler: Ruler) -> tuple[Phrase, ...]:
    """What a ruler can do besides its text: how it pays, with what it begins, what it does each turn, its zones, and
    which decks it may lead.
    """
    pays = "flat" if ruler.flat_cost is not None else "level" if ruler.pays else "drive"
    begins = say("gateruler-ruler-begins", how="hand" if ruler.pays else "drive", energy=ruler.energy, cards=ruler.hand)
    turn = say(
        "gateruler-ruler-turn", how="hand" if ruler.pays else "drive", readies=readied(ruler), draws=ruler.draws,
        drives=ruler.drives,
    )  # fmt: skip
    right = _number("DRIVE_RIGHT") if ruler.right is None else ruler.right
    zones = say("gateruler-ruler-zones", sets=ruler.sets, limit="none" if right is None else "some", right=right or 0)
    return (
        say("gateruler-ruler-pays", how=pays, cost=ruler.flat_cost or 0), begins, turn, zones, deck_rules(ruler),
    )  # fmt: skip


def readied(ruler: Ruler) -> int:
    """How much energy a ruler readies each turn: as printed, or as our reading says."""
    return ruler.readies if ruler.readies >= 0 else _number("KNIGHT_READIES") or 0


def _number(name: str) -> int | None:
    """A reading that is a number, or none."""
    found = decided()[name]
    return found if isinstance(found, int) else None


def deck_rules(ruler: Ruler) -> Phrase:
    """Which decks a ruler may lead."""
    return say(
        "gateruler-ruler-deck", cap="none" if ruler.deck_level is None else "some", level=ruler.deck_level or 0,
        factions=ruler.factions, counters=ruler.counters, legends=ruler.legends,
    )  # fmt: skip


def readings_said() -> tuple[Phrase, ...]:
    """Our readings as they are decided, a sentence each, in their order."""
    return tuple(_reading(name, value) for name, value in decided().items())


def _reading(name: str, value: object) -> Phrase:
    key = f"gateruler-reading-{name.lower().replace('_', '-')}"
    if isinstance(value, bool):
        return say(key, value="yes" if value else "no")
    if isinstance(value, tuple):
        return say(key, kinds=Listing(tuple(term(one) for one in value), "comma"))
    if value is None or isinstance(value, int):
        return say(key, value="none" if value is None else "some", number=value or 0)
    return say(key, value=str(value))
