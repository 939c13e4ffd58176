"""What an effect belongs to, as it stands in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.sakura.names import megami_name
from engine.sakura.registry import REGISTRY
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from engine.text.phrase import Slot

_SHEET: Final = "rules:"


def bearer_name(owner: str) -> Slot:
    """What an effect belongs to: a card by its number, or the rule sheet of a form."""
    if owner in REGISTRY.cards:
        return CardName(owner)
    return megami_name(owner.removeprefix(_SHEET).partition(":")[0]) if owner.startswith(_SHEET) else CardName(owner)
