"""Which cards name a term: in their text, or as the kind, type or subtype that is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import all_printed

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


def uses(renderer: Renderer) -> dict[str, tuple[str, ...]]:
    """By the keys of terms the numbers of the cards that name them."""
    found: dict[str, list[str]] = {}
    for cards in all_printed().values():
        for number in cards.numbers():
            for key in terms_on(number, cards, renderer):
                found.setdefault(key, []).append(number)
    return {key: tuple(numbers) for key, numbers in found.items()}
