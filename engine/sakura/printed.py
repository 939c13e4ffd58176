"""The cards of Sakura Arms as they are printed (§6-2-1, appendix 1), for lists and for words to learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.printed import UnknownGroup
from engine.sakura.boards import SMALL_BOARDS
from engine.sakura.clauses.wording import card_face, card_sides, card_text
from engine.sakura.names import megami_name
from engine.sakura.pool import cards_of, every_number, forms
from engine.sakura.registry import REGISTRY
from engine.sakura.setup import CARD_SET
from engine.text.phrase import Listing, Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.printed import Boards, Printed


class SakuraCards:
    """Every card by number, every form of a megami as a group."""

    sets: tuple[str, ...] = (CARD_SET,)
    boards: Boards | None = SMALL_BOARDS

    def numbers(self) -> tuple[str, ...]:
        """Every card, each once, form by form."""
        return every_number()

    def groups(self) -> tuple[str, ...]:
        """The forms (§2-2) that can be chosen."""
        return tuple(form.key for form in forms())

    def of(self, group: str) -> tuple[str, ...]:
        """The cards that a form brings (appendix 1)."""
        return cards_of(group).numbers

    def group_of(self, number: str) -> str:
        """The form that brings a card; of both, with a slash, where two megami share it."""
        return card_face(number).form

    def chosen(self, word: str) -> tuple[str, ...]:
        """A form that isn't the megami herself, or a megami with all her forms. Raises `UnknownGroup`."""
        key = word.strip().lower()
        if any(form.key == key and form.another for form in forms()):
            return (key,)
        found = tuple(form.key for form in forms() if form.base == key)
        if not found:
            names = ", ".join(form.key for form in forms())
            raise UnknownGroup(f"no megami is called {word!r}; there are: {names}")
        return found

    def name_of(self, group: str) -> Phrase:
        """The name of a form."""
        return say("form-name", megami=megami_name(group))

    def kind_of(self, number: str) -> Phrase:
        """Whose card it is (of two that share it, both), and its type (§6-2-1-5)."""
        face = card_face(number)
        names = tuple(map(megami_name, face.form.split("/")))
        whose = Listing(names, "and") if len(names) > 1 else names[0]
        return say("study-of-form", megami=whose, type=Term(face.type))

    def facts(self, number: str, group: str) -> dict[str, str | None]:
        """Whose card it is and the printed figures (§6-2-1)."""
        face = card_face(number)
        megami = group.partition("-")[0]
        own = (form for form in face.form.split("/") if form.partition("-")[0] == megami)
        return {
            "megami": megami,
            "form": next(own, group),
            "kind": face.kind,
            "type": face.type,
            "subtype": face.subtype,
            "range": face.range,
            "damage": face.damage,
            "capacity": face.capacity,
            "cost": face.cost,
        }

    def text(self, number: str) -> tuple[Phrase, ...]:
        """The text of a card (§6-2-1-7)."""
        return card_text(number)

    def sides(self, number: str) -> tuple[str, ...]:
        """The sides of a two-sided card (§x4-2-1); one without a name of any other."""
        return card_sides(number) or ("",)

    def terms(self, number: str, side: str) -> tuple[str, ...]:
        """Kind, type and subtype as printed (§6-2-1-5)."""
        face = card_face(number, side)
        return tuple(key for key in (face.kind, face.type, face.subtype) if key)

    def side_text(self, number: str, side: str) -> tuple[Phrase, ...]:
        """The text of a side."""
        return card_text(number, side)

    def likeness(self, number: str) -> object:
        """The type, and the megami of the form that brings it."""
        face = card_face(number)
        return face.type, face.form.partition("-")[0]

    def lines(self, number: str) -> int:
        """How many effects it has (§6-2-1-7)."""
        return len(REGISTRY.cards[number].effects)


PRINTED: Final[Printed] = SakuraCards()
"""The cards."""
