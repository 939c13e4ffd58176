"""Contact sheets, for whoever draws: a game's cards small and large, by day and by night; illustrations; elements.

`python -m sakura_desktop.pictures.contact_sheet GROUP… FILE.png` shows the cards of these groups (`sakura-engine cards`
knows their keys), or cards by number; `forms GAME FILE.png` every illustration; `elements FILE.png` every element.
"""

from __future__ import annotations

import math
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from engine.cardgame.printed import UnknownGroup
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from sakura_desktop.games import KEYS, game_of_card
from sakura_desktop.pictures.card_pictures import card_pictures
from sakura_desktop.pictures.fonts import FontBook
from sakura_desktop.pictures.painting import paint_face
from sakura_desktop.pictures.requests import AS_IT_IS
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.language import Layer
from sakura_desktop.pictures.scenes.printing import GROUNDS, print_scene
from sakura_desktop.pictures.typesetting import Typesetter
from sakura_desktop.theme import DARK, LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.printed import Printed
    from sakura_desktop.theme import Theme

SMALLEST, SMALL, READ, HELD = (64, 90), (84, 117), (200, 279), (320, 447)
"""A card on a crowded table, on the table, in the reader, held close."""
TILE, LARGE = (120, 160), (360, 480)
"""An illustration where one chooses, and large."""
ELEMENT: Final = 132
ACROSS: Final = 1800
"""How wide a sheet is, in pixels."""
GAP: Final = 6


def printed(game: str) -> Printed:
    """A game's cards by number."""
    found: Printed = import_module(f"engine.{game}.printed").PRINTED
    return found


@cache
def renderer(language: str) -> Renderer:
    """The words of a language."""
    return Renderer(Catalog.load(language))


def numbers(words: Sequence[str]) -> list[str]:
    """The cards that a person means: of groups, or by number."""
    found: dict[str, None] = {}
    for word in words:
        for game in KEYS:
            cards = printed(game)
            if word in cards.numbers():
                found[word] = None
                continue
            try:
                groups = cards.chosen(word)
            except UnknownGroup:
                continue
            found |= dict.fromkeys(number for group in groups for number in cards.of(group))
    return list(found)


def cards_sheet(of: Sequence[str]) -> Image.Image:
    """Cards by number in the sizes in which they are seen, in both themes; a single row of them also held close."""
    setter = Typesetter(FontBook())

    def face(number: str, language: str, size: tuple[int, int], theme: Theme) -> Image.Image:
        art = card_pictures(game_of_card(number).key)
        content = art.content(renderer, number, language, AS_IT_IS)
        return paint_face(art, content, size, 1.0, theme, setter).image

    rows = [(SMALLEST, LIGHT, "en"), (SMALL, LIGHT, "ja"), (SMALL, DARK, "ko"), (READ, LIGHT, "ja"), (READ, DARK, "en")]
    if len(of) * (HELD[0] + GAP) <= ACROSS:
        rows += [(HELD, LIGHT, "ko"), (HELD, DARK, "ja")]
    return stacked([
        tiled([face(number, language, size, theme) for number in of], theme.paper) for size, theme, language in rows
    ])  # fmt: skip


def scenes_sheet(game: str, keys: Sequence[str], size: tuple[int, int]) -> Image.Image:
    """Illustrations by day and by night."""
    art = card_pictures(game)
    return stacked([
        tiled([art.paint_scene(key, size, theme) for key in keys], theme.paper, list(keys)) for theme in (LIGHT, DARK)
    ])  # fmt: skip


def elements_sheet(names: Sequence[str]) -> Image.Image:
    """Elements by their names, on a pale ground."""

    def one(name: str) -> Image.Image:
        ground = Layer("sky", ("sky", "haze"))
        over = Layer(name, ("hue",) if name in GROUNDS else ("near",), size=0.8)
        return print_scene((ground, over), name, (ELEMENT, ELEMENT), 344, 0.5, dark=False, motifs={})

    return tiled([one(name) for name in names], LIGHT.paper, list(names))


def tiled(pictures: Sequence[Image.Image], paper: str, names: Sequence[str] = ()) -> Image.Image:
    """Pictures of one size in rows, with their names below."""
    wide, high = pictures[0].width + GAP, pictures[0].height + GAP + (14 if names else 0)
    per_row = min(len(pictures), ACROSS // wide)
    sheet = Image.new("RGB", (per_row * wide, math.ceil(len(pictures) / per_row) * high), paper)
    pencil = ImageDraw.Draw(sheet)
    for at, picture in enumerate(pictures):
        left, top = at % per_row * wide + GAP // 2, at // per_row * high + GAP // 2
        sheet.paste(picture, (left, top), picture if picture.mode == "RGBA" else None)
        if names:
            pencil.text((left + 2, top + picture.height + 1), names[at], fill="#8a7a70")
    return sheet


def stacked(rows: Sequence[Image.Image]) -> Image.Image:
    """Sheets one under the other."""
    sheet = Image.new("RGB", (max(row.width for row in rows), sum(row.height for row in rows)), "white")
    top = 0
    for row in rows:
        sheet.paste(row, (0, top))
        top += row.height
    return sheet


def made(words: Sequence[str]) -> Image.Image:
    """The sheet that a person means."""
    makers: dict[str, Callable[[], Image.Image]] = {
        "elements": lambda: elements_sheet([*GROUNDS, *ELEMENTS]),
        "forms": lambda: scenes_sheet(words[1], words[2:] or printed(words[1]).groups(), LARGE if words[2:] else TILE),
    }
    return makers[words[0]]() if words[0] in makers else cards_sheet(numbers(words))


if __name__ == "__main__":
    made(sys.argv[1:-1]).save(Path(sys.argv[-1]))
