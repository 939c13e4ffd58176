"""How the attack of a card strikes, by the weapon of the megami that it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.sakura.door import card_face
from sakura_desktop.sakura.pictures.card_source import engine_source

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.render import Renderer
    from sakura_desktop.table.steps import Shape

SHAPES: Final[dict[str, Shape]] = {
    **dict.fromkeys(("katana", "koto", "naginata", "claw", "scythe", "skate-blade", "sword", "saw", "flag"), "cut"),
    **dict.fromkeys(("arquebus", "bow", "ninjutsu", "poison", "electron"), "shot"),
    **dict.fromkeys(
        (
            "umbrella-hairpin", "hammer", "anvil", "karakuri", "machine", "mount", "new-form", "quant", "armet",
            "flail", "abacus",
        ),
        "blunt",
    ),
}
"""By the motif of a weapon; whatever bears none of these strikes by what it is."""


def motif(form: str, renderer: Callable[[str], Renderer]) -> str:
    """What a form of a megami bears, by the key of its motif."""
    return engine_source(renderer).form_motif(form)


def shape_of(number: str | None, renderer: Callable[[str], Renderer]) -> Shape:
    """How an attack of the card of that number strikes."""
    if number is None:
        return "spell"
    return SHAPES.get(motif(card_face(number).form.partition("/")[0], renderer), "spell")
