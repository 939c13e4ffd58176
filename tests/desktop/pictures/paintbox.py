"""What tests of pictures share: the shipped catalogs, fonts, and ways to look at a picture."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PIL import Image, ImageChops

from engine.text.catalog import Catalog
from engine.text.render import Renderer
from sakura_desktop.pictures import sheet
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.fonts import FontBook
from sakura_desktop.pictures.painting import paint_face
from sakura_desktop.pictures.typesetting import Typesetter
from sakura_desktop.theme import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sakura_desktop.pictures.card_pictures import CardPictures, FaceContent
    from sakura_desktop.pictures.typesetting import Laid

LANGUAGES = ("ja", "ko", "en")


@cache
def renderer(language: str) -> Renderer:
    """The shipped words of a language; a hole in them fails."""
    return Renderer(Catalog.load(language), strict=True)


@cache
def fonts() -> FontBook:
    """The fonts of this machine."""
    return FontBook()


@cache
def setter() -> Typesetter:
    """A typesetter with them."""
    return Typesetter(fonts())


def opacity(image: Image.Image, at: tuple[int, int]) -> int:
    """How opaque a picture is at a point, 0 to 255."""
    value = image.convert("RGBA").getpixel(at)
    assert isinstance(value, tuple)
    return int(value[3])


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures of one size differ, 0 to 255 on average."""
    assert one.size == other.size
    gap = ImageChops.difference(one.convert("RGBA"), other.convert("RGBA"))
    counts = gap.convert("RGB").histogram()
    total = sum((index % 256) * count for index, count in enumerate(counts))
    return total / (one.width * one.height * 3)


def grey(image: Image.Image) -> Image.Image:
    """A picture without its colours, on white."""
    sheet = Image.new("RGBA", image.size, "white")
    sheet.alpha_composite(image.convert("RGBA"))
    return sheet.convert("L").convert("RGBA")


def inked(image: Image.Image) -> float:
    """How much of a picture is not transparent, 0 to 1."""
    return sum(image.convert("RGBA").getchannel("A").histogram()[128:]) / (image.width * image.height)


def all_differ(images: Iterable[Image.Image], least: float) -> bool:
    """Every two pictures differ by at least that much."""
    kept = list(images)
    return all(
        difference(one, other) >= least for at, one in enumerate(kept) for other in kept[at + 1 :]
    )


class BlankCanvas:
    """A canvas on which no shape is painted: what is set on it has the same room."""

    def __init__(self, width: int, height: int, units: float) -> None:
        self._size = (width, height)
        self.scale = width / units

    def finished(self) -> Image.Image:
        """The empty sheet."""
        return Image.new("RGBA", self._size)

    def __getattr__(self, name: str) -> Callable[..., None]:
        assert callable(getattr(Canvas, name)), f"no canvas can {name}"
        return lambda *_args, **_more: None


def only_set(patch: pytest.MonkeyPatch) -> None:
    """From now on no shape is painted on faces, and all that is written on them is set in its room, but not written."""
    patch.setattr(sheet, "Canvas", BlankCanvas)
    patch.setattr(Typesetter, "draw", lambda *_args: None)


class Layout(NamedTuple):
    """What is written on faces of one size: what had no room, by card, and the size of its letters in pixels, by card
    and what it is.
    """

    over: dict[str, tuple[str, ...]]
    letters: dict[tuple[str, str], float]

    @property
    def texts(self) -> dict[str, float]:
        """The smallest letters of each card's texts."""
        found: dict[str, float] = {}
        for (number, what), size in self.letters.items():
            if what.startswith("text"):
                found[number] = min(size, found.get(number, size))
        return found


def layout_of(art: CardPictures, contents: Mapping[str, FaceContent], size: tuple[int, int]) -> Layout:
    """Faces set, by their numbers."""
    found = Layout({}, {})
    with pytest.MonkeyPatch.context() as patch:
        only_set(patch)
        laid = sheet.Sheet._laid

        def remembered(self: sheet.Sheet, text: sheet.Written) -> Laid:
            made = laid(self, text)
            found.letters[number, text.what] = made.size
            return made

        patch.setattr(sheet.Sheet, "_laid", remembered)
        for number, content in contents.items():
            if missing := paint_face(art, content, size, 1.0, LIGHT, setter()).over:
                found.over[number] = missing
    assert {number for number, _ in found.letters} == set(contents)
    return found
