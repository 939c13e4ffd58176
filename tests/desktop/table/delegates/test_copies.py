"""A card that is a copy (§10-16) on the table and to those who listen: the face of the card copied, its own name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from engine.sakura.view.shapes import FrameSeen
from sakura_desktop.languages.words import Words
from sakura_desktop.sakura.mechanism_marks import frame_boxes
from sakura_desktop.table.accessibility import card_phrase
from sakura_desktop.table.delegates.card import NAME_FOOT, card_pixmap, paint_card, piece_boxes
from sakura_desktop.table.models.entries import CardEntry
from tests.desktop import tables
from tests.desktop.looks import PlainAppearance

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

RECT = QRect(0, 0, 84, 117)
COPY, ORIGINAL = "NA-10-kururu-O-S-3-Ex1", "NA-03-himika-O-N-1"


class Asked(PlainAppearance):
    """A look that keeps what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: list[tuple[object, ...]] = []
        self.signs: list[str] = []

    def face(self, *wanted: object, spent: bool = False) -> QPixmap:  # type: ignore[override]
        self.faces.append(wanted)
        return QPixmap(1, 1)

    def sign(self, name: str, size: QSize, colour: str) -> QPixmap:
        self.signs.append(name)
        return super().sign(name, size, colour)


def test_it_has_the_face_of_the_card_copied_with_the_side_that_counts(qtbot: QtBot) -> None:
    del qtbot
    look = Asked()
    card_pixmap(tables.card(1, COPY, copy_of=ORIGINAL), RECT.size(), look)  # type: ignore[arg-type]  # paints as a true one
    card_pixmap(tables.card(1, COPY, copy_of="NA-06-yukihi-O-N-1", side="open"), RECT.size(), look)  # type: ignore[arg-type]  # the same
    assert [(wanted[0], *wanted[3:]) for wanted in look.faces] == [(ORIGINAL, ""), ("NA-06-yukihi-O-N-1", "open")]


def test_it_bears_the_sign_of_copies(qtbot: QtBot) -> None:
    del qtbot
    signs = []
    for more in ({}, {"copy_of": ORIGINAL}):
        look, image = Asked(), QImage(RECT.size(), QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        paint_card(painter, RECT, CardEntry(seen=tables.card(1, COPY, **more)), look)  # type: ignore[arg-type]  # paints as a true one
        painter.end()
        signs.append(look.signs)
    assert signs == [[], ["copy"]]


def test_its_mechanisms_leave_the_figures_of_the_card_copied() -> None:
    frames = (FrameSeen(icons=("attack",), lit=(True,), complete=True),)
    bare = frame_boxes(RECT, tables.card(1, COPY, frames=frames))[0][0]
    attack = frame_boxes(RECT, tables.card(1, COPY, copy_of=ORIGINAL, frames=frames))[0][0]
    assert bare.top() < RECT.height() * 0.6 < attack.top()


def test_both_names_are_said() -> None:
    entry = CardEntry(seen=tables.card(1, COPY, copy_of=ORIGINAL))
    for language in ("ja", "ko", "en"):
        words = Words(language)
        said = words.text(card_phrase("sakura", entry, {"charged": "no", "declared": "no", "proxy": "", "seeds": 0}))
        assert words.renderer().card(COPY).text in said
        assert words.renderer().card(ORIGINAL).text in said


def test_crystals_leave_the_name_of_a_face_to_be_read_and_one_row_its_figures() -> None:
    for count in (1, 5, 10):
        boxes = piece_boxes(RECT, count)
        assert max(box.bottom() for box in boxes) < RECT.bottom()
        assert min(box.top() for box in boxes) > RECT.height() * NAME_FOOT, "the name"
    assert min(box.top() for box in piece_boxes(RECT, 5)) > RECT.height() * 0.76, "cost and devotion"


@pytest.mark.parametrize(("turned", "above", "beside"), [(0, True, True), (90, False, True), (180, True, True)])
def test_a_card_that_is_turned_lies_across(turned: int, above: bool, beside: bool, qtbot: QtBot) -> None:
    del qtbot
    made = QPixmap(110, 150)
    made.fill(QColor("#ff00ff"))
    painter = QPainter(made)
    paint_card(painter, RECT, CardEntry(seen=tables.card(1)), PlainAppearance(), turned=turned)  # type: ignore[arg-type]
    painter.end()
    image, middle = made.toImage(), RECT.center()
    painted = [image.pixelColor(*spot).name() != "#ff00ff" for spot in (
        (middle.x(), RECT.top() + 4), (RECT.left() + 4, middle.y()),
    )]
    assert painted == [above, beside]


def test_a_used_card_is_asked_for_grey(qtbot: QtBot) -> None:
    del qtbot
    asked: list[bool] = []

    class Spent(Asked):
        def face(self, *wanted: object, spent: bool = False) -> QPixmap:  # type: ignore[override]
            asked.append(spent)
            return super().face(*wanted)

    for status in ("unused", "used"):
        card_pixmap(tables.card(1, COPY, status=status), RECT.size(), Spent())  # type: ignore[arg-type]  # paints as a true one
    assert asked == [False, True]
