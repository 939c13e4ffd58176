"""Which cards name a term: in their text, or as the kind, type or subtype that is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import all_printed, printed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.printed import Printed
    from engine.text.render import Renderer


def every_card() -> tuple[str, ...]:
    """The numbers of all cards of all games, in the order of their lists."""
    return tuple(number for cards in all_printed().values() for number in cards.numbers())


def terms_on(number: str, cards: Printed, renderer: Renderer) -> tuple[str, ...]:
    """The keys of the terms that a card names, each once, as its text has them in the renderer's language."""
    return tuple(dict.fromkeys(_terms(number, cards, renderer)))


def _terms(number: str, cards: Printed, renderer: Renderer) -> Iterator[str]:
    for side in cards.sides(number):
        yield from cards.terms(number, side)
        for phrase in cards.side_text(number, side):
            yield from (span.ref for span in renderer.spans(phrase) if span.kind == "term")


class Uses:
    """By the keys of terms the numbers of a game's cards that name them, gathered card by card in a renderer's
    language.
    """

    def __init__(self, renderer: Renderer, game: str) -> None:
        """Nothing gathered yet, and nothing of the game loaded."""
        self._renderer = renderer
        self._game = game
        self._found: dict[str, list[str]] = {}
        self._going = self._gather()
        self.complete = False
        """Every card was looked at."""

    def steps(self) -> Iterator[bool]:
        """Look at the cards that weren't looked at yet, one a step, whoever else takes steps meanwhile."""
        while next(self._going, False):
            yield True

    def of(self, key: str) -> tuple[str, ...]:
        """The cards that name a term, of those that were looked at, in the order of the list."""
        return tuple(self._found.get(key, ()))

    @property
    def named(self) -> frozenset[str]:
        """The keys of the terms that a card names, of those that were looked at."""
        return frozenset(self._found)

    def _gather(self) -> Iterator[bool]:
        cards = printed(self._game)
        for number in cards.numbers():
            for key in terms_on(number, cards, self._renderer):
                self._found.setdefault(key, []).append(number)
            yield True
        self.complete = True
