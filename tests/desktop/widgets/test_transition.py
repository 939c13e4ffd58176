"""What is seen while one picture of a screen becomes the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from sakura_desktop.widgets.transition import changing_places, fading, falling, rising

if TYPE_CHECKING:
    from sakura_desktop.widgets.transition import Painted

WIDE, HIGH = 40, 20


def sheet(upper: str, lower: str) -> QPixmap:
    made = QPixmap(WIDE, HIGH)
    made.fill(QColor(lower))
    painter = QPainter(made)
    painter.fillRect(0, 0, WIDE, HIGH // 2, QColor(upper))
    painter.end()
    return made


def seen(painted: Painted, share: float, below: str = "white") -> tuple[str, str]:
    """The colours in the middle of the upper and of the lower half."""
    made = QPixmap(WIDE, HIGH)
    made.fill(QColor(below))
    painter = QPainter(made)
    painted(painter, share)
    painter.end()
    image = made.toImage()
    return image.pixelColor(WIDE // 2, HIGH // 4).name(), image.pixelColor(WIDE // 2, 3 * HIGH // 4).name()


def named(*colours: str) -> tuple[str, ...]:
    return tuple(QColor(colour).name() for colour in colours)


def test_a_cloth_comes_down_from_above(qapp: object) -> None:
    cloth = falling(sheet("red", "blue"), sheet("green", "green"))
    assert seen(cloth, 0) == named("red", "blue")
    assert seen(cloth, 0.5) == named("green", "blue")
    assert seen(cloth, 1) == named("green", "green")


def test_a_cloth_goes_up_from_what_is_there_now(qapp: object) -> None:
    cloth = rising(sheet("green", "green"))
    assert seen(cloth, 0) == named("green", "green")
    assert seen(cloth, 0.5) == named("green", "white")
    assert seen(cloth, 1) == named("white", "white")


def test_a_picture_fades_where_it_is(qapp: object) -> None:
    picture = fading(sheet("red", "blue"))
    assert seen(picture, 0) == named("red", "blue")
    assert seen(picture, 1) == named("white", "white")
    assert seen(picture, 0.5) not in (named("red", "blue"), named("white", "white"))


@pytest.mark.parametrize(("share", "colours"), [(0, ("red", "blue")), (1, ("navy", "maroon"))])
def test_the_halves_of_a_table_change_places(qapp: object, share: float, colours: tuple[str, str]) -> None:
    turning = changing_places(sheet("red", "blue"), sheet("navy", "maroon"), QColor(Qt.GlobalColor.white))
    assert seen(turning, share) == named(*colours)
