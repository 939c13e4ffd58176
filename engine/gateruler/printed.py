"""The cards of this game as they are printed, for lists and for words to learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.printed import UnknownGroup
from engine.gateruler.card_text import card_face, card_text
from engine.gateruler.pool import EVERY_NUMBER
from engine.gateruler.registry import REGISTRY
from engine.gateruler.setup import CARD_SET
from engine.gateruler.terms import PREFIX, term
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.printed import Boards, Fact, Printed

RULERS: Final = "rulers"
"""The group of the rulers; the others are factions."""


class GateRulerCards:
    """Every card by number, by factions; the rulers are a group of their own."""

    sets: tuple[str, ...] = (CARD_SET,)
    boards: Boards | None = None

    def numbers(self) -> tuple[str, ...]:
        """Every card, each once."""
        return EVERY_NUMBER

    def groups(self) -> tuple[str, ...]:
        """The rulers, and the factions in the order of their cards."""
        return tuple(dict.fromkeys(self.group_of(number) for number in EVERY_NUMBER))

    def of(self, group: str) -> tuple[str, ...]:
        """The cards of a faction."""
        found = tuple(number for number in EVERY_NUMBER if self.group_of(number) == group)
        if not found:
            raise KeyError(group)
        return found

    def group_of(self, number: str) -> str:
        """The faction, or the rulers."""
        return REGISTRY.cards[number].faction or RULERS

    def chosen(self, word: str) -> tuple[str, ...]:
        """A faction by its key, or the rulers. Raises `UnknownGroup`."""
        key = word.strip().lower()
        if key not in self.groups():
            raise UnknownGroup(f"no faction is called {word!r}; there are: {', '.join(self.groups())}")
        return (key,)

    def name_of(self, group: str) -> Phrase:
        """What a faction is called."""
        if group == RULERS:
            return say("gateruler-group-rulers")
        return say("gateruler-group", faction=term(f"faction-{group}"))

    def kind_of(self, number: str) -> Phrase:
        """The faction, and the kind of card."""
        card = REGISTRY.cards[number]
        if not card.faction:
            return say("gateruler-card-kind", kind=card.kind)
        return say("gateruler-card-of-faction", faction=term(f"faction-{card.faction}"), kind=card.kind)

    def facts(self, number: str, group: str) -> dict[str, Fact]:
        """What is printed beside name and text; of a published card which of it was chosen here."""
        face = card_face(number)
        unit, ruler = face.kind == "unit", face.ruler
        return {
            "faction": group,
            "kind": face.kind,
            "timing": face.timing or None,
            "level": None if ruler is not None else face.level,
            "attributes": " ".join(face.attributes) or None,
            "atk": face.atk if unit or ruler is not None else None,
            "hp": face.hp if unit else None,
            "stk": face.stk if unit or ruler is not None else None,
            "life": ruler.life if ruler is not None else None,
            "keywords": " ".join(face.keywords) or None,
            "marks": " ".join(face.marks) or None,
            "legendary": "yes" if face.legendary else None,
            "origin": "published" if face.published else "practice",
            "chosen": " ".join(face.known) or None,
        }

    def text(self, number: str) -> tuple[Phrase, ...]:
        """The text of a card, a phrase a line."""
        return card_text(number)

    def sides(self, number: str) -> tuple[str, ...]:
        """Every card has one."""
        del number
        return ("",)

    def terms(self, number: str, side: str) -> tuple[str, ...]:
        """The kind, the timing of an event, the faction and the attributes, icons and keywords."""
        del side
        face = card_face(number)
        kind = "ruler-card" if face.kind == "ruler" else "field-card" if face.kind == "field" else face.kind
        faction = f"faction-{face.faction}" if face.faction else ""
        attributes = [f"attr-{key}" for key in face.attributes]
        printed = (kind, face.timing, faction, *attributes, *face.marks, *face.keywords)
        return tuple(f"{PREFIX}{key}" for key in printed if key)

    def side_text(self, number: str, side: str) -> tuple[Phrase, ...]:
        """The text of the card."""
        del side
        return card_text(number)

    def likeness(self, number: str) -> object:
        """The kind, and the faction."""
        return REGISTRY.cards[number].kind, self.group_of(number)

    def lines(self, number: str) -> int:
        """How many lines its text has."""
        return len(card_text(number))


PRINTED: Final[Printed] = GateRulerCards()
"""The cards."""
