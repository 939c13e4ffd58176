"""Which cards name a term: in their text, or as the kind, type or subtype that is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.clauses.wording import card_face, card_sides, card_text
from engine.study.words import CARD, every_form, kind_of, number_of, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.text.render import Renderer


def every_card() -> tuple[str, ...]:
    """The numbers of all cards, form by form in the order of the list."""
    words = (word for form in every_form() for word in words_of(form) if kind_of(word) == CARD)
    return tuple(dict.fromkeys(number_of(word) for word in words))


def terms_on(number: str, renderer: Renderer) -> tuple[str, ...]:
    """The keys of the terms that a card names, each once, as its text has them in the renderer's language."""
    return tuple(dict.fromkeys(_terms(number, renderer)))


def _terms(number: str, renderer: Renderer) -> Iterator[str]:
    for side in card_sides(number) or ("",):
        face = card_face(number, side)
        yield from (key for key in (face.kind, face.type, face.subtype) if key)
        for phrase in card_text(number, side):
            yield from (span.ref for span in renderer.spans(phrase) if span.kind == "term")


def uses(renderer: Renderer) -> dict[str, tuple[str, ...]]:
    """By the keys of terms the numbers of the cards that name them."""
    found: dict[str, list[str]] = {}
    for number in every_card():
        for key in terms_on(number, renderer):
            found.setdefault(key, []).append(number)
    return {key: tuple(numbers) for key, numbers in found.items()}
