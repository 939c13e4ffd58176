"""An attack in the air as it is painted: its figures stand off its frame, however high it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from engine.cardgame.view import Change
from engine.text.phrase import say
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.sakura.attack_painter import AttackPainter
from sakura_desktop.table.things import Highlight
from tests.desktop import tables
from tests.desktop.looks import PlainAppearance

FRAME = 3
"""How wide the frame is, in pixels."""
CLEAR = 2
"""Rows above it that nothing is painted on."""
SHEETS = [(118, 45, 12), (118, 52, 12), (180, 82, 14), (270, 123, 21)]
"""The sheets of attacks and their letters, from the smallest window to a large one."""


@pytest.mark.parametrize("changed", [False, True])
@pytest.mark.parametrize(("width", "height", "letters"), SHEETS)
@pytest.mark.parametrize("lacerated", [False, True])
def test_the_figures_stand_off_the_frame(
    qapp: object, width: int, height: int, letters: int, *, changed: bool, lacerated: bool
) -> None:
    look = PlainAppearance()
    why = say("board-over")
    changes = tuple(Change(what=what, before="0", after="5", source=None, phrase=why) for what in ("range", "aura"))
    attack = tables.attack(aura=5, life=5, lacerated=lacerated, changes=changes if changed else ())
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(look.theme.card))
    painter = QPainter(image)
    painted = AttackPainter(Words("en"), look)  # type: ignore[arg-type]  # a plain look paints as a true one
    painted.paint(painter, QRect(0, 0, width, height), attack, Highlight(), QFont(qt_families("en")), letters)
    painter.end()
    card = QColor(look.theme.card).rgb()
    rows = range(height - FRAME - CLEAR, height - FRAME)
    touched = [(x, y) for y in rows for x in range(14, width - 14) if image.pixel(x, y) != card]
    assert not touched
    inked = [y for y in range(height // 2, height) if any(image.pixel(x, y) != card for x in range(14, width - 14))]
    assert inked[0] <= height - FRAME - height // 4, "they are large"


@pytest.mark.parametrize(("width", "height", "letters"), SHEETS)
def test_range_and_damage_stand_on_one_line_in_letters_of_one_height(
    qapp: object, width: int, height: int, letters: int
) -> None:
    painted = AttackPainter(Words("en"), PlainAppearance())  # type: ignore[arg-type]  # as above
    painted._font, painted._letters = QFont(qt_families("en")), letters
    room = painted._beside_name(QRect(0, 0, width // 2, height - letters))
    (font, one), (other, two) = (painted.set_figure(room, text, changed=False) for text in ("3-6", "5/5"))
    assert font.pixelSize() == other.pixelSize()
    assert (one.top(), one.bottom()) == (two.top(), two.bottom())
    assert all(room.contains(box) and box.width() < room.width() for box in (one, two))


@pytest.mark.parametrize(("width", "height", "letters"), [*SHEETS[2:], (222, 76, 19)])
@pytest.mark.parametrize("traits", [0, 1])
def test_a_figure_is_larger_than_what_names_it(
    qapp: object, width: int, height: int, letters: int, traits: int
) -> None:
    """Also where letters are twice as large, and where traits stand below."""
    painted = AttackPainter(Words("en"), PlainAppearance())  # type: ignore[arg-type]  # as above
    painted._font, painted._letters = QFont(qt_families("en")), letters
    high = height - 6 - painted.title_height - traits * (letters + 3)
    font, _ = painted.set_figure(painted._beside_name(QRect(0, 0, width // 2 - 8, high)), "3-6", changed=False)
    assert font.pixelSize() > letters * (1.05 if traits else 1.25)


def test_a_long_name_has_the_room_as_far_as_the_mark(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    words, said = Words("en"), []
    monkeypatch.setattr(words, "text", lambda _phrase: "Overawe")
    monkeypatch.setattr(QPainter, "drawText", lambda _painter, rect, _flags, text: said.append((rect.width(), text)))
    painted = AttackPainter(words, PlainAppearance())  # type: ignore[arg-type]  # as above
    painted._font = QFont(qt_families("en"))
    image = QImage(300, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for width in (300, 80):
        painted._title(painter, QRect(0, 0, width, 20), 25, tables.attack())
    painter.end()
    assert said == [(275, "Overawe"), (80, "Overawe")]


@pytest.mark.parametrize(("width", "height", "letters"), SHEETS)
def test_the_name_of_an_attack_is_not_cut_below(
    qapp: object, width: int, height: int, letters: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, words = PlainAppearance(), Words("en")
    monkeypatch.setattr(words, "text", lambda _phrase: "gg")
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(look.theme.card))
    painter = QPainter(image)
    painted = AttackPainter(words, look)  # type: ignore[arg-type]  # as above
    painted._font, painted._letters = QFont(qt_families("en")), letters
    painted._title(painter, QRect(20, 3, width - 40, painted.title_height), 0, tables.attack())
    needed = painter.fontMetrics().tightBoundingRect("gg").height()
    painter.end()
    card = QColor(look.theme.card).rgb()
    inked = [y for y in range(height) if any(image.pixel(x, y) != card for x in range(width))]
    assert inked[-1] - inked[0] + 1 >= needed
    assert inked[-1] <= 3 + painted.title_height, "what stands below isn't reached"
