"""Scenes as files declare them: layers over each other, each an element in a tone at a place.

A layer is a table with one key that is an element and says its tone, and keys that say where and how it is laid; a
scene is a list of layers, the ground first. `docs/drawing-a-card.md` is the page for whoever draws one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from sakura_desktop.paths import assets_folder
from sakura_desktop.pictures.scenes.tones import NAMES

if TYPE_CHECKING:
    from pathlib import Path

Tones = tuple[str, ...]
"""One tone, or several that pass into each other from top to bottom."""


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An element laid on the layers before it. Places are shares of the picture's half width and height from its
    middle, downwards and to the right; sizes are relative to the picture.
    """

    element: str
    tone: Tones
    at: tuple[float, float] = (0.0, 0.0)
    size: float = 1.0
    turn: float = 0.0
    """Clockwise, in degrees."""
    wide: float = 1.0
    """Stretched in its own width before it is turned."""
    flip: bool = False
    """Mirrored left to right before it is turned."""
    opacity: float = 1.0
    many: int = 1
    """Strewn so often, evenly by chance."""
    spread: tuple[float, float] = (1.0, 1.0)
    """How far from `at` many are strewn, as shares like those of a place."""
    vary: float = 0.0
    """By what share sizes of many differ."""
    whirl: float = 0.0
    """By how many degrees many are turned at most, either way."""
    times: int = 1
    """Repeated so often, each a `step` further."""
    step: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 1.0)
    """How much further to the right and down, how much more turned, and how many times as large each is."""
    shade: str = ""
    """Tone of its shading."""
    ground: str = ""
    """Tone of the lines cut into it."""
    light: str = ""
    """Tone of what gleams on it."""
    hue: float | None = None
    """Hue of its tones; of the first layer that of the whole scene."""
    seed: int = 0
    """Another number lets chance fall otherwise."""


Scene = tuple[Layer, ...]
FIELDS = frozenset(Layer.__struct_fields__) - {"element", "tone"}


class BadScene(ValueError):
    """What is declared is no scene."""


def layer_of(table: dict[str, Any]) -> Layer:
    """The layer that a table declares. Raises `BadScene`."""
    named = [key for key in table if key not in FIELDS]
    if len(named) != 1:
        raise BadScene(f"a layer names one element, not {named or 'none'}")
    (element,) = named
    tone = table[element]
    fields = {key: value for key, value in table.items() if key != element}
    tones = (tone,) if isinstance(tone, str) else tone
    try:
        made = msgspec.convert({"element": element, "tone": tones, **fields}, Layer)
    except msgspec.ValidationError as error:
        raise BadScene(f"{element}: {error}") from error
    unknown = ({*made.tone, made.shade, made.ground, made.light} - {""}) - NAMES
    if unknown or not made.tone:
        raise BadScene(f"{element}: no tone {', '.join(sorted(unknown)) or 'is named'}")
    return made


def read_scenes(text: str, *, named: str = "") -> dict[str, Scene]:
    """The scenes of a file by their names. Raises `BadScene` with the file's and the scene's."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScene(f"{named}: {error}") from error
    found = {}
    for key, layers in tables.items():
        if not isinstance(layers, list) or not all(isinstance(layer, dict) for layer in layers):
            raise BadScene(f"{named}: {key}: a scene is a list of layers")
        try:
            found[key] = tuple(layer_of(layer) for layer in layers)
        except BadScene as error:
            raise BadScene(f"{named}: {key}: {error}") from error
    return found


def scenes_folder(game: str) -> Path:
    """Where the scenes of a game are."""
    return assets_folder() / game / "scenes"


@cache
def scenes_in(path: Path) -> dict[str, Scene]:
    """The scenes of a file, read once; none of a file that isn't there."""
    return read_scenes(path.read_text("utf-8"), named=path.name) if path.is_file() else {}
