"""The picture of a request: which painter paints what."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.card_backs import paint_back
from sakura_desktop.pictures.card_large import paint_large
from sakura_desktop.pictures.card_small import paint_small
from sakura_desktop.pictures.crystals import paint_crystal
from sakura_desktop.pictures.emblems import emblem
from sakura_desktop.pictures.icons import sign
from sakura_desktop.pictures.table_ground import paint_ground, paint_lane
from sakura_desktop.theme import THEMES

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.pictures.card_content import CardContent
    from sakura_desktop.pictures.card_frame import Painted
    from sakura_desktop.pictures.requests import PictureRequest
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

TEXT_FROM: Final = 190
"""From so many logical pixels of width a face carries the card's whole text."""


def paint(order: PictureRequest, setter: Typesetter, content: CardContent | None = None) -> Image.Image:
    """The picture of an order; a face needs what stands on it."""
    picture = _painted(order, setter, content)
    # a card that lies on its side has its top to the left
    return picture.rotate(90, expand=True) if order.across else picture


def _painted(order: PictureRequest, setter: Typesetter, content: CardContent | None) -> Image.Image:
    size = (order.height, order.width) if order.across else (order.width, order.height)
    match order.what:
        case "face":
            if content is None:
                raise ValueError(f"no content for the face of {order.name}")
            return paint_face(content, size, order.dpr, THEMES[order.theme], setter).image
        case "back":
            return paint_back(order.name, size, THEMES[order.theme])
        case "crystal":
            return paint_crystal(min(size), THEMES[order.theme], order.name)
        case "emblem":
            return emblem(order.name, min(size), THEMES[order.theme])
        case "ground":
            return paint_ground(*size, THEMES[order.theme]).convert("RGBA")
        case "lane":
            return paint_lane(*size, THEMES[order.theme], int(order.name))
        case "sign":
            return sign(order.name, min(size), order.theme)
    raise ValueError(f"nothing is called {order.what!r}")


def paint_face(
    content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
) -> Painted:
    """A face with what its size has room for: all of the text, or only what is read at a glance."""
    painter = paint_large if size[0] / dpr >= TEXT_FROM else paint_small
    return painter(content, size, dpr, theme, setter)


@cache
def edition() -> str:
    """Changes whenever anything that paints does, so that pictures kept by another version are not taken."""
    found = hashlib.blake2b(digest_size=8)
    for file in sorted(resources.files("sakura_desktop.pictures").iterdir(), key=lambda file: file.name):
        if file.name.endswith((".py", ".pyc")):
            found.update(file.read_bytes())
    return found.hexdigest()
