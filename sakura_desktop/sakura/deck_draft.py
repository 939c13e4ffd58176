"""A deck being built (§3-2): the pool and what is chosen from it. What a finished deck must be, the engine says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.cardgame.view import Refusal
from engine.sakura.door import Deck, check_deck, pool_of
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

Pair = tuple[str, str]
NORMAL: Final = "normal"
SPECIAL: Final = "special"
KINDS: Final = (NORMAL, SPECIAL)


class DeckDraft(QObject):
    """The cards chosen so far by a player of two megami."""

    changed = Signal()

    def __init__(self, pair: Pair, sizes: dict[str, int], parent: QObject | None = None) -> None:
        """Nothing chosen; `sizes` says how many cards of each kind a deck has."""
        super().__init__(parent)
        self.pair = pair
        self.sizes = sizes
        pool = pool_of(pair)
        self.pool: dict[str, tuple[str, ...]] = {NORMAL: tuple(pool.normals), SPECIAL: tuple(pool.specials)}
        self.chosen: dict[str, list[str]] = {NORMAL: [], SPECIAL: []}

    def kind_of(self, number: str) -> str | None:
        """Which pool the card lies in; None for a card that these megami don't bring."""
        for kind in KINDS:
            if number in self.pool[kind]:
                return kind
        return None

    def has(self, number: str) -> bool:
        """The card is in the deck."""
        return any(number in cards for cards in self.chosen.values())

    def free(self, kind: str) -> int:
        """How many cards of the kind are still to be chosen."""
        return self.sizes[kind] - len(self.chosen[kind])

    def add(self, number: str, at: int | None = None) -> Refusal | None:
        """Take a card into the deck; why not, if it can't be taken."""
        kind = self.kind_of(number)
        if kind is None:
            return Refusal("not-in-pool", "3-1", say("build-not-in-pool", card=CardName(number)))
        if self.has(number):
            return Refusal("twice", "3-1", say("build-twice", card=CardName(number)))
        if not self.free(kind):
            return Refusal(f"full-{kind}", "3-2", say(f"build-full-{kind}", count=self.sizes[kind]))
        cards = self.chosen[kind]
        cards.insert(len(cards) if at is None else min(at, len(cards)), number)
        self.changed.emit()
        return None

    def move(self, number: str, at: int) -> None:
        """Lay a chosen card elsewhere among those of its kind."""
        kind = self.kind_of(number)
        if kind is None or number not in self.chosen[kind]:
            return
        cards = self.chosen[kind]
        old = cards.index(number)
        cards.pop(old)
        cards.insert(min(at - (1 if at > old else 0), len(cards)), number)
        self.changed.emit()

    def remove(self, number: str) -> None:
        """Lay a card back into the pool."""
        for cards in self.chosen.values():
            if number in cards:
                cards.remove(number)
                self.changed.emit()

    def clear(self) -> None:
        """Lay every card back."""
        if any(self.chosen.values()):
            self.chosen = {NORMAL: [], SPECIAL: []}
            self.changed.emit()

    def fill(self, rng: random.Random) -> None:
        """Choose what is still open by chance."""
        for kind in KINDS:
            rest = [number for number in self.pool[kind] if not self.has(number)]
            self.chosen[kind] += rng.sample(rest, min(self.free(kind), len(rest)))
        self.changed.emit()

    def bring(self, deck: Deck) -> tuple[str, ...]:
        """Take a kept deck's cards instead; the cards that these megami don't bring are left out and given back."""
        self.chosen = {NORMAL: [], SPECIAL: []}
        missing = self._take(NORMAL, deck.normals) + self._take(SPECIAL, deck.specials)
        self.changed.emit()
        return tuple(missing)

    def _take(self, kind: str, numbers: Iterable[str]) -> list[str]:
        missing = []
        for number in numbers:
            if number in self.pool[kind] and not self.has(number) and self.free(kind):
                self.chosen[kind].append(number)
            else:
                missing.append(number)
        return missing

    def refusal(self) -> Refusal | None:
        """Why this is no deck yet; None once it is."""
        return check_deck(self.pair, tuple(self.chosen[NORMAL]), tuple(self.chosen[SPECIAL]))

    def deck(self) -> Deck | None:
        """The deck, once it is one."""
        if self.refusal() is not None:
            return None
        return Deck(self.pair, tuple(self.chosen[NORMAL]), tuple(self.chosen[SPECIAL]))
