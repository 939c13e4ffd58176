"""The scenes of cards and of the forms of megami, as `assets/sakura/scenes` declares them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.sakura.door import KEY, card_face
from sakura_desktop.pictures.scenes.language import scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import print_scene
from sakura_desktop.sakura.pictures.emblems import EMBLEMS
from sakura_desktop.sakura.pictures.motifs import MOTIFS

if TYPE_CHECKING:
    from pathlib import Path

    from PIL import Image

    from sakura_desktop.pictures.scenes.language import Scene
    from sakura_desktop.theme import Theme

FORMS: Final = "forms"
"""The file of the forms' illustrations."""
PLACES: Final = "places"
"""The file of what lies behind the program's pages; every other is called as the megami whose cards it shows."""
NO_MOTIF: Final = "cherry"
"""The motif of illustrations, each of which says its own hue."""
DRAWN: Final = {name: motif.draw for name, motif in MOTIFS.items()}
"""Motifs as elements of scenes."""


def card_scene(number: str) -> Scene:
    """What a card shows. Raises KeyError for one that nobody has drawn."""
    return scenes_in(file_of(number))[number]


def illustration(key: str) -> Scene | None:
    """What is shown of a form of a megami, or behind a page; None where nothing is drawn of it."""
    files = (scenes_folder(KEY) / f"{name}.toml" for name in (FORMS, PLACES))
    return next((found[key] for found in map(scenes_in, files) if key in found), None)


def paint(scene: Scene, name: str, motif: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """A scene in the hue of a motif, of so many real pixels."""
    hue, strength = EMBLEMS.hue(motif)
    return print_scene(scene, name, size, hue, strength, dark=theme.dark, motifs=DRAWN)


@cache
def file_of(number: str) -> Path:
    """The file with a card's scene: called like the megami whose form brings it, of a card of two like the first."""
    form = card_face(number).form.partition("/")[0]
    return scenes_folder(KEY) / f"{form.partition('-')[0]}.toml"
