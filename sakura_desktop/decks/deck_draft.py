"""A deck being built: what is chosen so far, and the way back through every change. What a finished deck must be, and
what may go into it, the game says.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from engine.cardgame.view import Refusal
    from sakura_desktop.decks.deck_kind import Chosen, DeckKind

D = TypeVar("D")


class DeckDraft(QObject, Generic[D]):
    """What is chosen, what it was before, and the name under which it was kept."""

    changed = Signal()

    def __init__(self, kind: DeckKind[D], parent: QObject | None = None) -> None:
        """Nothing chosen."""
        super().__init__(parent)
        self.kind = kind
        self.name = ""
        """Under which it is kept; empty for a deck that never was."""
        self._now: Chosen = ()
        self._kept: Chosen = ()
        self._before: list[Chosen] = []
        self._after: list[Chosen] = []

    # --- what is chosen

    @property
    def cards(self) -> Counter[str]:
        """How often each card is chosen."""
        return Counter(dict(self._now))

    def counts(self, section: str) -> Counter[str]:
        """How often each card is in a section."""
        return Counter({number: count for number, count in self._now if self.kind.section_of(number) == section})

    def total(self, section: str) -> int:
        """How many cards a section has."""
        return self.counts(section).total()

    def count(self, number: str) -> int:
        """How often a card is chosen."""
        return self.cards[number]

    def numbers(self, section: str) -> list[str]:
        """The cards of a section, each once, as they are shown."""
        return sorted(self.counts(section), key=self.kind.rank)

    @property
    def built(self) -> D:
        """The deck of what is chosen."""
        sections = (section.key for section in self.kind.sections)
        return self.kind.deck_of({key: tuple(self.counts(key).elements()) for key in sections})

    @property
    def empty(self) -> bool:
        """Nothing is chosen."""
        return not self._now

    @property
    def unkept(self) -> bool:
        """Something was changed since it was kept or taken up."""
        return self._now != self._kept

    def wrong(self) -> Refusal | None:
        """Why this is no deck yet; None once it is."""
        return self.kind.wrong(self.built)

    # --- changes

    def add(self, number: str, section: str = "") -> Refusal | None:
        """Take a card into the section where it goes, or is to go; why not, if it can't be taken. Where one card is
        alone another takes its place.
        """
        section = section or self.kind.section_of(number)
        cards = self.cards
        refusal = self.kind.may_add(number, section, cards)
        if refusal is not None:
            return refusal
        if any(one.key == section and one.size == 1 for one in self.kind.sections):
            cards -= self.counts(section)
        self._go(self.kind.sorted(cards + Counter([number])))
        return None

    def remove(self, number: str) -> bool:
        """Take one of a card out; False where there is none."""
        if not self.count(number):
            return False
        self._go(self.kind.sorted(self.cards - Counter([number])))
        return True

    def clear(self) -> None:
        """Take everything out."""
        self._go(())

    def bring(self, deck: D) -> None:
        """Take the cards of another deck instead; that can be undone as well."""
        self._go(self.kind.chosen(deck))

    def open(self, deck: D | None = None, name: str = "") -> None:
        """Begin with a deck, or with nothing; there is nothing to be undone."""
        self.name = name
        self._now = self._kept = self.kind.chosen(deck) if deck is not None else ()
        self._before, self._after = [], []
        self.changed.emit()

    def keep_as(self, name: str) -> None:
        """It is kept now, under that name."""
        self.name, self._kept = name, self._now
        self.changed.emit()

    def _go(self, chosen: Chosen) -> None:
        if chosen != self._now:
            self._before.append(self._now)
            self._after = []
            self._now = chosen
            self.changed.emit()

    # --- the way back

    @property
    def can_undo(self) -> bool:
        """There is a change to be taken back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """There is a change to be made again."""
        return bool(self._after)

    def undo(self) -> None:
        """Take the last change back."""
        if self._before:
            self._after.append(self._now)
            self._now = self._before.pop()
            self.changed.emit()

    def redo(self) -> None:
        """Make it again."""
        if self._after:
            self._before.append(self._now)
            self._now = self._after.pop()
            self.changed.emit()
