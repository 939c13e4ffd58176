"""Cards drawn for a package."""

from __future__ import annotations

import threading
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image

from sakura_desktop.pictures.fonts import FontBook
from sakura_desktop.pictures.pictures import Pictures
from sakura_desktop.reader.card_sheet import RATIO
from sakura_desktop.study.card_drawings import WIDE, drawn
from sakura_desktop.theme import LIGHT
from tests.desktop.looks import PlainAppearance

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    import pytest
    from PySide6.QtCore import QSize

    from sakura_desktop.languages.words import Words

CARD = "NA-01-yurina-O-N-6"
HEAVIEST = 32 * 1024
"""So many bytes a drawing may have at the most."""


def result(steps: Generator[bool, None, bytes]) -> bytes:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return bytes(end.value)


class Drawing(PlainAppearance):
    """Draws as the program does, and notes on which threads."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.faces = Pictures(None, FontBook(), words)
        self.threads: set[int] = set()

    def drawing(self, number: str, language: str, size: QSize) -> Callable[[], Image.Image]:
        draw = self.faces.drawing(number, language, size, LIGHT)

        def noted() -> Image.Image:
            self.threads.add(threading.get_ident())
            return draw()

        return noted


def test_a_card_is_drawn_in_a_language_away_from_the_window(qapp: object, words: Words) -> None:
    look = Drawing(words)
    pictures = [result(drawn(look, language, CARD)) for language in ("ja", "ko", "ja")]  # type: ignore[arg-type]
    look.faces.close()
    size = (WIDE, round(WIDE * RATIO))
    assert [Image.open(BytesIO(one)).size for one in pictures] == [size] * 3
    assert pictures[0] == pictures[2] != pictures[1]
    assert max(map(len, pictures)) < HEAVIEST
    assert threading.get_ident() not in look.threads


def test_a_card_that_cannot_be_drawn_is_left_out(
    qapp: object, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    look = PlainAppearance()

    def broken() -> Image.Image:
        raise OSError("no font")

    monkeypatch.setattr(look, "drawing", lambda *_asked: broken)
    assert result(drawn(look, "ja", CARD)) == b""  # type: ignore[arg-type]
    assert CARD in caplog.text
