"""What is seen while one picture of a screen becomes the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sakura_desktop.widgets.transition import Transition, changing_places, fading, falling, rising
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from sakura_desktop.settings import Settings
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
    over = fading(sheet("red", "blue"), sheet("navy", "maroon"))
    assert [seen(over, share) for share in (0, 1)] == [named("red", "blue"), named("navy", "maroon")]


class Below(QWidget):
    """Counts how often it is painted and pressed."""

    painted = pressed = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        super().paintEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed += 1
        super().mousePressEvent(event)


@pytest.fixture
def below(qtbot: QtBot) -> Below:
    made = Below()
    made.resize(WIDE, HIGH)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    settle()
    return made


@pytest.mark.parametrize("covers", [False, True])
def test_what_is_covered_is_not_painted_meanwhile(below: Below, settings: Settings, *, covers: bool) -> None:
    settings.pace = "normal"
    transition = Transition(settings, below)
    transition.run(9, fading(sheet("red", "blue"), sheet("navy", "maroon")), covers=covers)
    settle()
    before = below.painted
    for moment in (3000, 4000, 5000):
        transition.motion.setCurrentTime(moment)
        transition.repaint()
    assert (below.painted == before) is covers
    transition.end()
    settle()
    assert below.painted > before


@pytest.mark.parametrize("keeps", [False, True])
def test_a_press_ends_it_and_goes_on_to_what_is_below_unless_it_is_kept(
    below: Below, settings: Settings, *, keeps: bool
) -> None:
    settings.pace = "normal"
    transition = Transition(settings, below)
    for presses in (1, 2):
        transition.run(9, fading(sheet("red", "blue")), keeps=keeps)
        QTest.mouseClick(below.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert not transition.runs
        assert below.pressed == (0 if keeps else presses)
    QTest.mouseClick(below.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert below.pressed == (1 if keeps else 3)


def test_another_size_ends_it(below: Below, settings: Settings) -> None:
    settings.pace = "normal"
    transition = Transition(settings, below)
    transition.run(9, fading(sheet("red", "blue")))
    assert transition.runs
    below.resize(2 * WIDE, HIGH)
    settle()
    assert not transition.runs


@pytest.mark.parametrize(("share", "colours"), [(0, ("red", "blue")), (1, ("navy", "maroon"))])
def test_the_halves_of_a_table_change_places(qapp: object, share: float, colours: tuple[str, str]) -> None:
    turning = changing_places(sheet("red", "blue"), sheet("navy", "maroon"), QColor(Qt.GlobalColor.white))
    assert seen(turning, share) == named(*colours)
