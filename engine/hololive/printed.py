"""The cards of this game as they are printed, for lists and for words to learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.printed import OneSided
from engine.hololive.card_text import art_name, card_text, colours_of
from engine.hololive.pool import EVERY_NUMBER
from engine.hololive.registry import REGISTRY
from engine.hololive.setup import CARD_SET
from engine.hololive.terms import PREFIX, term
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.printed import Fact, Printed
    from engine.hololive.card import Card

_CHEER: Final = "hY"
"""What the numbers of cheer cards begin with: one group, though each colour has a number of its own."""
_SORTS: Final = (("hSD", "start"), ("hYS", "cheer-set"), ("hBP", "booster"), (_CHEER, "cheer"))
"""What a card set is, by how its numbers begin."""


def set_of(number: str) -> str:
    """The card set that brought a card: `hSD01` of `hSD01-004`; all cheer cards are one."""
    found = number.partition("-")[0]
    return _CHEER if found.startswith(_CHEER) and not found.startswith("hYS") else found


class HololiveCards(OneSided):
    """Every card by number, every card set as a group."""

    sets: tuple[str, ...] = (CARD_SET,)

    def numbers(self) -> tuple[str, ...]:
        """Every card, each once."""
        return EVERY_NUMBER

    def groups(self) -> tuple[str, ...]:
        """The card sets."""
        return tuple(dict.fromkeys(set_of(number) for number in EVERY_NUMBER))

    def of(self, group: str) -> tuple[str, ...]:
        """The cards of a set."""
        found = tuple(number for number in EVERY_NUMBER if set_of(number) == group)
        if not found:
            raise KeyError(group)
        return found

    def group_of(self, number: str) -> str:
        """The set that brought the card."""
        return set_of(REGISTRY.cards[number].number)

    def name_of(self, group: str) -> Phrase:
        """What a set is, and its key."""
        sort = next((sort for prefix, sort in _SORTS if group.startswith(prefix)), "other")
        return say("hololive-set", sort=sort, set=group)

    def kind_of(self, number: str) -> Phrase:
        """The set, and the kind of card."""
        card = REGISTRY.cards[number]
        kind = term(card.support or card.kind)
        return say("hololive-card-of-set", set=self.name_of(self.group_of(number)), kind=kind)

    def facts(self, number: str, group: str) -> dict[str, Fact]:
        """What is printed on the card beside name and text."""
        card = REGISTRY.cards[number]
        return {
            "set": group,
            "kind": card.kind,
            "support": card.support,
            "limited": "yes" if card.limited else None,
            "colours": " ".join(colours_of(card)) or None,
            "level": card.level,
            "buzz": "yes" if card.buzz else None,
            "hp": card.hp if card.kind == "holomem" else None,
            "life": card.life if card.kind == "oshi" else None,
            "baton": card.baton if card.kind == "holomem" else None,
            "tags": " ".join(card.tags) or None,
            "arts": _arts(card) or None,
        }

    def text(self, number: str) -> tuple[Phrase, ...]:
        """The text of a card, a phrase a line."""
        return card_text(number)

    def terms(self, number: str, side: str) -> tuple[str, ...]:
        """The kind, the level, the colours."""
        del side
        card = REGISTRY.cards[number]
        printed = (card.kind, card.support, card.level, "limited" if card.limited else "", "buzz" if card.buzz else "")
        return tuple(f"{PREFIX}{key}" for key in (*printed, *colours_of(card)) if key)

    def likeness(self, number: str) -> object:
        """The kind, its level or sort, and the set."""
        card = REGISTRY.cards[number]
        return card.kind, card.level or card.support, self.group_of(number)


def _arts(card: Card) -> tuple[dict[str, Fact], ...]:
    """Name, cost by colours, damage (`plus`: printed with one), and against which colour how much more."""
    return tuple(
        {
            "name": art_name(card.number, one.key),
            "cost": one.cost,
            "damage": one.damage,
            "plus": one.more,
            "against": one.against or None,
            "extra": one.extra or None,
        }
        for one in card.arts
    )


PRINTED: Final[Printed] = HololiveCards()
"""The cards."""
