"""The scenes of cards, as `assets/mahoroba/scenes` declares them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.mahoroba.door import KEY
from sakura_desktop.mahoroba.pictures.emblems import EMBLEMS
from sakura_desktop.pictures.scenes.language import scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import print_scene

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.theme import Theme

FILE: Final = "practice.toml"


def paint(number: str, leading: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """What a card shows, in the hue of its element or of its kind, of so many real pixels."""
    hue, strength = EMBLEMS.hue(leading)
    scene = scenes_in(scenes_folder(KEY) / FILE)[number]
    return print_scene(scene, number, size, hue, strength, dark=theme.dark, motifs={})
