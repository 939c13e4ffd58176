"""What can be chosen, and what is to be known of it. Screens take it from outside; by default it is the engine's."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.sakura.door import card_face, cards_of, check_pair, forms, replaced_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.view import Refusal
    from engine.sakura.door import Form, Pool

Pair = tuple[str, str]
CHOSEN: Final = ("normals", "specials")
BESIDES: Final = ("extra", "poison", "part", "transform", "plot")
"""What a form brings that isn't chosen for a deck: by kind, and as `extra` what is a normal card or a special."""
GROUPS: Final = (*CHOSEN, *BESIDES)


class FormList(NamedTuple):
    """The forms in the order of the list, and what the engine says of each."""

    forms: tuple[Form, ...]
    cards: Callable[[str], Pool]
    """Of a form, by its key (appendix 1)."""
    replaced: Callable[[str], dict[str, str]]
    """Of a form: which cards of the first form it brings others for."""
    kind: Callable[[str], str]
    """Of a card, by its number (§6-2-1-1)."""
    check: Callable[[Pair], Refusal | None]
    """Why two forms can't be chosen together (§2-1)."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the forms."""
        return tuple(form.key for form in self.forms)

    def groups(self, form: str) -> dict[str, dict[str, int]]:
        """The cards of a form by `GROUPS`: each number with how many of it there are."""
        pool = self.cards(form)
        found = {group: dict.fromkeys(getattr(pool, group), 1) for group in CHOSEN}
        found |= {group: {} for group in BESIDES}
        for number, count in Counter((*pool.extras, *(number for number, _ in pool.lays))).items():
            kind = self.kind(number)
            found[kind if kind in BESIDES else "extra"][number] = count
        return found


def engine_forms() -> FormList:
    """Everything that the engine can play."""
    return FormList(tuple(forms()), cards_of, replaced_by, lambda number: card_face(number).kind, check_pair)
