"""What stands on cards and emblems, asked of the games and of the catalogs."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sakura_desktop.cards import card_face, card_motifs, card_sides, card_text, motif_of, side_term
from sakura_desktop.pictures.card_content import CardSource

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.render import Renderer


def engine_source(renderer: Callable[[str], Renderer]) -> CardSource:
    """Cards as their games know them, worded by these renderers."""

    @cache
    def form_motif(form: str) -> str:
        return motif_of(form, renderer)

    @cache
    def motifs(number: str) -> tuple[str, ...]:
        return card_motifs(number, renderer)

    return CardSource(card_face, card_text, motifs, form_motif, renderer, card_sides, side_term)
