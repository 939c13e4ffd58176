"""The picture of a request: which painter paints what."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from sakura_desktop.games import game
from sakura_desktop.pictures.card_pictures import card_pictures
from sakura_desktop.pictures.icons import sign
from sakura_desktop.pictures.scenes.language import scenes_folder
from sakura_desktop.theme import THEMES

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.pictures.card_pictures import CardPictures, FaceContent
    from sakura_desktop.pictures.requests import PictureRequest
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

PAINTERS: Final = (
    "sakura_desktop.pictures", "sakura_desktop.pictures.scenes", "sakura_desktop.pictures.scenes.elements",
    "sakura_desktop.{game}.pictures",
)  # fmt: skip
"""Packages whose modules paint."""
TEXT_FROM: Final = 190
"""From so many logical pixels of width a face carries the card's whole text."""


def paint(order: PictureRequest, setter: Typesetter, content: FaceContent | None = None) -> Image.Image:
    """The picture of an order; a face needs what stands on it."""
    picture = _painted(order, setter, content)
    # a card that lies on its side has its top to the left
    return picture.rotate(90, expand=True) if order.across else picture


def _painted(order: PictureRequest, setter: Typesetter, content: FaceContent | None) -> Image.Image:
    size = (order.height, order.width) if order.across else (order.width, order.height)
    if order.what == "sign":
        return sign(order.name, min(size), order.theme)
    art, theme = card_pictures(order.game), THEMES[order.theme]
    match order.what:
        case "face":
            if content is None:
                raise ValueError(f"no content for the face of {order.name}")
            image = paint_face(art, content, size, order.dpr, theme, setter).image
            return spent(image, theme) if order.wish.spent else image
        case "back":
            return art.paint_back(order.name, size, theme)
        case "piece":
            return art.paint_piece(min(size), theme, order.name)
        case "emblem":
            return art.paint_emblem(order.name, min(size), theme)
        case "scene":
            return art.paint_scene(order.name, size, theme).convert("RGBA")
        case "ground":
            return art.paint_ground(*size, theme).convert("RGBA")
    raise ValueError(f"nothing is called {order.what!r}")


def spent(face: Image.Image, theme: Theme) -> Image.Image:
    """A face without its colours, a little sunk into the table's paper; what stands on it still reads."""
    from PIL import Image

    grey, solid = face.convert("L"), face.getchannel("A")
    found = Image.blend(Image.merge("RGB", (grey, grey, grey)), face.convert("RGB"), 0.1)
    found = Image.blend(found, Image.new("RGB", face.size, theme.paper), 0.16)
    found.putalpha(solid)
    return found


def paint_face(
    art: CardPictures, content: FaceContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
) -> Painted:
    """A face with what its size has room for: all of the text, or only what is read at a glance."""
    painter = art.paint_large if size[0] / dpr >= TEXT_FROM else art.paint_small
    return painter(content, size, dpr, theme, setter)


@cache
def edition(key: str) -> str:
    """Changes whenever anything that paints a game's cards does, so that pictures kept by another version are not
    taken.
    """
    found = hashlib.blake2b(repr(THEMES).encode(), digest_size=8)
    for package in PAINTERS:
        for file in sorted(resources.files(package.format(game=game(key).key)).iterdir(), key=lambda file: file.name):
            if file.name.endswith((".py", ".pyc")):
                found.update(file.read_bytes())
    for path in sorted(scenes_folder(game(key).key).glob("*.toml")):
        found.update(path.read_bytes())
    return found.hexdigest()
