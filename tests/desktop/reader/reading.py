"""What tests of the reader share: things of the table to be read."""

from __future__ import annotations

from typing import Any

from engine.cardgame.view import Change
from engine.sakura.door import AttackSeen, CardSeen, card_text
from engine.text.phrase import say

SLASH = "NA-01-yurina-O-N-1"
LONG = "NA-01-yurina-A2-N-7"
SPECIAL = "NA-01-yurina-O-S-1"
INFERNO = "NA-03-himika-A1-N-2"
SPACE = "NA-02-saine-O-N-5"


def attack(**more: Any) -> AttackSeen:
    """An attack in the air that two cards and a rule changed."""
    changes = (
        Change(what="aura", before="2", after="3", source=INFERNO, phrase=card_text(INFERNO)[0]),
        Change(what="range", before="4-10", after="3-6,8", source=SPACE, phrase=card_text(SPACE)[0]),
        Change(what="trait", before="", after="no-reactions", source=None, phrase=say("trait-no-reactions")),
    )
    values = {
        "handle": "attack:1", "seat": 0, "number": "NA-03-himika-O-N-1", "from_card": True, "range": (3, 4, 5, 6, 8),
        "in_range": True, "aura": 3, "life": None, "traits": (say("trait-no-reactions"),), "changes": changes, **more,
    }
    return AttackSeen(**values)


def seen(number: str | None, **more: Any) -> CardSeen:
    """A card of the table."""
    values = {"handle": "card:1", "number": number, "kind": "special", "owner": 0, "face_up": True, **more}
    return CardSeen(**values)
