"""What stands on cards and emblems, asked of the engine and of the catalogs."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from engine.sakura.door import card_face, card_sides, card_text, side_term
from engine.text.catalog import name_message_id
from sakura_desktop.sakura.pictures.card_content import CardSource

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.render import Renderer

_OUTSIDE: Final = re.compile("[^a-z0-9]+")


def motif_key(weapon: str) -> str:
    """The key of a motif for a weapon's English name: `Kotō` is `koto`, `Skate blade` is `skate-blade`."""
    plain = unicodedata.normalize("NFKD", weapon).encode("ascii", "ignore").decode().lower()
    return _OUTSIDE.sub("-", plain).strip("-")


def engine_source(renderer: Callable[[str], Renderer]) -> CardSource:
    """Cards as the engine knows them, worded by these renderers."""

    def form_motif(form: str) -> str:
        catalog, attribute = renderer("en").catalog, f"{name_message_id('megami', form)}.weapon"
        # a form whose weapon has no name yet still gets a crest of its own
        return motif_key(catalog.format(attribute)) if catalog.has(attribute) else form

    def motifs(number: str) -> tuple[str, ...]:
        return tuple(form_motif(form) for form in card_face(number).form.split("/"))

    return CardSource(card_face, card_text, motifs, form_motif, renderer, card_sides, side_term)
