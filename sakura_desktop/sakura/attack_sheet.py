"""What the reader says of an attack in the air: its figures now, and what made them so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.sakura.door import AttackSeen, range_words
from engine.text.phrase import CardName, Term, say
from sakura_desktop.reader.card_sheet import ItemSheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.view import Change
    from sakura_desktop.reader.blocks import Block
    from sakura_desktop.reader.card_sheet import Line

WHAT: Final = {"range": "range", "aura": "attack-aura-damage", "life": "attack-life-damage"}
"""Which term names what a change changes."""


def attack_blocks(attack: AttackSeen, said: Line) -> Iterator[Block]:
    """An attack in the air, line by line."""
    yield said(say("art-attack-heading"), 1.2, bold=True)
    if attack.cancelled:
        yield said(say("art-attack-cancelled"), 1.1, bold=True)
    reach = "art-attack-in-range" if attack.in_range else "art-attack-out-of-range"
    yield said(say(reach, range=range_words(attack.range)), 1.1, bold=True)
    yield said(say("art-attack-damage", damage=attack.damage), 1.1, bold=True)
    for trait in attack.traits:
        yield said(say("art-attack-trait", trait=trait), 1.0)
    for change in attack.changes:
        yield from _change(change, said)


def _change(change: Change, said: Line) -> Iterator[Block]:
    """One thing that changed a figure: from what to what, by which card, and in its words."""
    what = WHAT.get(change.what)
    if what is None:
        line = say("art-change-trait", change=change.phrase)
    else:
        line = say("art-change", what=Term(what), before=change.before or "-", after=change.after or "-")
    by = say("art-change-by", card=CardName(change.source)) if change.source else say("art-change-by-rule")
    yield said(say("art-change-line", change=line, by=by), 1.0)
    if what is not None:
        yield said(change.phrase, 1.0, ink="ink_soft", rail=True)


SHEETS: Final[dict[type, ItemSheet]] = {AttackSeen: ItemSheet(say("art-attack-heading"), attack_blocks)}
"""What the reader says of an attack above the card that it is of."""
