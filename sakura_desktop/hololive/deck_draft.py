"""A game deck being built (§6.1): what is chosen so far, and the way back through every change. What a finished deck
must be, and what may go into it, the engine says.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.hololive.door import SideSetup, in_order, may_add, part_of, refusal
from sakura_desktop.hololive.deck_facts import LEVELS, face, wrong_with

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.view import Refusal
    from engine.hololive.door import Part


class Chosen(NamedTuple):
    """The cards of a game deck, each number once with how often it is there."""

    oshi: str = ""
    deck: tuple[tuple[str, int], ...] = ()
    cheer: tuple[tuple[str, int], ...] = ()

    def of(self, part: Part) -> Counter[str]:
        """How often each card is in a part."""
        return Counter({self.oshi: 1} if self.oshi else {}) if part == "oshi" else Counter(dict(getattr(self, part)))

    def without(self, part: Part, counts: Mapping[str, int]) -> Chosen:
        """The same with another part."""
        if part == "oshi":
            return self._replace(oshi=next(iter(counts), ""))
        cards = tuple((number, counts[number]) for number in in_order(counts) if counts[number])
        return self._replace(deck=cards) if part == "deck" else self._replace(cheer=cards)


def chosen_of(side: SideSetup) -> Chosen:
    """The cards that a player brings, each in the part where it belongs, whatever was written of it."""
    parts: dict[Part, Counter[str]] = {"oshi": Counter(), "deck": Counter(), "cheer": Counter()}
    for number in (*filter(None, [side.oshi]), *side.deck, *side.cheer):
        parts[part_of(number)][number] += 1
    whole = Chosen()
    for part, counts in parts.items():
        whole = whole.without(part, counts)
    return whole


def shown_order(number: str) -> tuple[int, int]:
    """Where a card stands in a deck: by level, support cards behind holomem by their sort."""
    found = face(number)
    return (LEVELS.index(found.level) if found.level in LEVELS else len(LEVELS), found.kind == "support")


class DeckDraft(QObject):
    """What is chosen, what it was before, and the name under which it was kept."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing chosen."""
        super().__init__(parent)
        self.name = ""
        """Under which it is kept; empty for a deck that never was."""
        self._now = self._kept = Chosen()
        self._before: list[Chosen] = []
        self._after: list[Chosen] = []

    # --- what is chosen

    def counts(self, part: Part) -> Counter[str]:
        """How often each card is in a part."""
        return self._now.of(part)

    def total(self, part: Part) -> int:
        """How many cards a part has."""
        return self.counts(part).total()

    def count(self, number: str) -> int:
        """How often a card is chosen."""
        return self.counts(part_of(number))[number]

    def numbers(self, part: Part) -> list[str]:
        """The cards of a part, each once, as they are shown."""
        counts = self.counts(part)
        return sorted(in_order(counts), key=shown_order)

    @property
    def side(self) -> SideSetup:
        """What a player would bring."""
        deck, cheer = (tuple(self._now.of(part).elements()) for part in ("deck", "cheer"))
        return SideSetup(oshi=self._now.oshi, deck=deck, cheer=cheer)

    @property
    def empty(self) -> bool:
        """Nothing is chosen."""
        return self._now == Chosen()

    @property
    def unkept(self) -> bool:
        """Something was changed since it was kept or taken up."""
        return self._now != self._kept

    def wrong(self) -> Refusal | None:
        """Why this is no game deck yet; None once it is."""
        return wrong_with(self.side)

    # --- changes

    def add(self, number: str, part: Part | None = None) -> Refusal | None:
        """Take a card into the part of the deck where it goes, or is to go; why not, if it can't be taken. Another oshi
        takes the place of the one there.
        """
        part = part or part_of(number)
        counts = self.counts(part)
        refused = may_add(number, part, counts)
        if refused is not None:
            return refusal(refused)
        self._go(self._now.without(part, Counter([number]) if part == "oshi" else counts + Counter([number])))
        return None

    def remove(self, number: str) -> bool:
        """Take one of a card out; False where there is none."""
        part = part_of(number)
        counts = self.counts(part)
        if not counts[number]:
            return False
        self._go(self._now.without(part, counts - Counter([number])))
        return True

    def clear(self) -> None:
        """Take everything out."""
        self._go(Chosen())

    def bring(self, side: SideSetup) -> None:
        """Take the cards of another deck instead; that can be undone as well."""
        self._go(chosen_of(side))

    def open(self, side: SideSetup | None = None, name: str = "") -> None:
        """Begin with a deck, or with nothing; there is nothing to be undone."""
        self.name = name
        self._now = self._kept = chosen_of(side) if side is not None else Chosen()
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
