"""Cards drawn for a package: away from the window's thread, since a card takes a tenth of a second."""

from __future__ import annotations

import logging
from functools import partial
from importlib import import_module
from io import BytesIO
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

from engine.study.on_thread import on_thread
from sakura_desktop.games import game_of_card
from sakura_desktop.reader.card_sheet import RATIO

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from PIL import Image

    from sakura_desktop.appearance import Appearance

LOG: Final = logging.getLogger(__name__)
WIDE: Final = 320
"""Pixels: the letters of a card's text can be read, on a telephone too, and it weighs some 18 kilobytes."""
QUALITY: Final = 80


def drawn(look: Appearance, language: str, number: str) -> Generator[bool, None, bytes]:
    """A card in a language as a WebP, in steps; nothing of one that can't be drawn, whose words are wanted still."""
    try:
        yield from on_thread(partial(_load, number), "drawing")
        paint = look.drawing(number, language, QSize(WIDE, round(WIDE * RATIO)))
        return (yield from on_thread(partial(_as_webp, paint), "drawing"))
    except Exception:
        LOG.exception("%s can't be drawn", number)
        return b""


def _load(number: str) -> None:
    """What draws the cards of a game is loaded with the first of them."""
    import_module("sakura_desktop.pictures.painter")
    import_module("sakura_desktop.pictures.card_pictures").card_pictures(game_of_card(number).key)


def _as_webp(paint: Callable[[], Image.Image]) -> bytes:
    held = BytesIO()
    paint().save(held, "WEBP", quality=QUALITY)
    return held.getvalue()
