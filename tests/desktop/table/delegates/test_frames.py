"""Mechanisms on a card: their icons have room, and show whether they are met; which side of a card lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap

from engine.sakura.view.shapes import FrameSeen
from sakura_desktop.sakura.mechanism_marks import colour_of, frame_boxes, paint_frames
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.delegates.card import card_pixmap, paint_card, piece_boxes
from sakura_desktop.table.models.entries import CardEntry
from sakura_desktop.theme import THEMES, Theme
from tests.desktop import tables
from tests.desktop.looks import PlainAppearance

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ICONS = ("attack", "action", "enhancement", "reaction", "full-power")
BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
RECT = QRect(10, 20, 84, 117)


def paint(painter: QPainter, entry: CardEntry, look: PlainAppearance) -> None:
    """A card as Sakura's playmat has it painted."""

    def more(painter: QPainter, rect: QRect, entry: CardEntry) -> None:
        paint_frames(painter, rect, entry.seen, look)  # type: ignore[arg-type]  # paints as a true one

    paint_card(painter, RECT, entry, look, more=more)  # type: ignore[arg-type]  # paints as a true one



def frame(*icons: str, lit: int = 0) -> FrameSeen:
    """A mechanism of which the first few icons are met."""
    return FrameSeen(icons=icons, lit=tuple(at < lit for at in range(len(icons))), complete=lit == len(icons))


def picture(look: PlainAppearance, *frames: FrameSeen) -> QImage:
    """A card with these mechanisms as the board paints it."""
    made = QPixmap(110, 150)
    made.fill()
    painter = QPainter(made)
    paint(painter, CardEntry(seen=tables.card(1, frames=frames)), look)
    painter.end()
    return made.toImage()


@pytest.mark.parametrize("size", [QSize(56, 78), QSize(84, 117), QSize(150, 210)])
@pytest.mark.parametrize("counts", [(1,), (2, 3), (4, 4, 2), (7,), (5, 1, 1, 1)])
def test_every_icon_stands_on_its_card_beside_the_others(size: QSize, counts: tuple[int, ...]) -> None:
    rect = QRect(RECT.topLeft(), size)
    frames = tuple(frame(*["attack"] * count) for count in counts)
    boxes = frame_boxes(rect, tables.card(1, frames=frames))
    assert tuple(len(line) for line in boxes) == counts
    every = [box for line in boxes for box in line]
    assert all(rect.adjusted(-3, 0, 3, 0).contains(box) for box in every)
    assert not any(one.intersects(other) for at, one in enumerate(every) for other in every[at + 1 :])
    assert len({(box.width(), box.height()) for box in every}) == 1


@pytest.mark.parametrize("lines", [1, 2])
def test_icons_leave_a_card_s_figures_to_be_read(lines: int) -> None:
    frames = tuple(frame("attack", "action") for _ in range(lines))

    def tops(number: str, **more: int) -> int:
        card = tables.card(1, number=number, frames=frames, **more)
        return min(box.top() for line in frame_boxes(RECT, card) for box in line)

    bare, attack, enhancement = (tops(f"NA-01-yurina-O-N-{at}") for at in (5, 1, 6))
    assert bare < RECT.top() + RECT.height() * 0.6
    assert attack == enhancement > RECT.top() + RECT.height() * 0.7
    assert tops("NA-01-yurina-O-S-3") == attack
    lying = tables.card(1, number="NA-01-yurina-O-N-6", frames=frames, crystals=2)
    lowest = max(box.bottom() for line in frame_boxes(RECT, lying) for box in line)
    assert lowest < min(box.top() for box in piece_boxes(RECT, 2))


def test_the_sign_of_a_used_special_covers_no_icon() -> None:
    frames = (frame(*["attack"] * 4), frame("action", "action"))
    boxes = frame_boxes(RECT, tables.card(1, number="NA-01-yurina-O-S-3", frames=frames, status="used"))
    tick = RECT.right() - 2 * max(7.0, RECT.width() * 0.13)
    assert max(box.right() for line in boxes for box in line) < tick


def test_a_card_without_mechanisms_has_no_icons() -> None:
    assert frame_boxes(RECT, tables.card(1)) == []


@BOTH
def test_whether_an_icon_is_met_shows_and_whether_all_are(theme: Theme, qtbot: QtBot) -> None:
    del qtbot
    look = PlainAppearance(theme)
    pictures = [picture(look)] + [picture(look, frame("attack", "action", lit=count)) for count in range(3)]
    assert len({bytes(image.constBits()) for image in pictures}) == 4
    half = picture(look, FrameSeen(icons=("attack", "action"), lit=(True, True), complete=False))
    assert half != pictures[3]


@BOTH
def test_every_icon_has_the_colour_of_what_it_stands_for(theme: Theme, qtbot: QtBot) -> None:
    del qtbot
    own = colours(theme)
    assert [colour_of(icon, theme) for icon in ICONS] == [
        own.attack, own.action, own.enhancement, own.reaction, own.full_power,
    ]
    assert colour_of("any", theme) == own.undefined
    seen = [bytes(picture(PlainAppearance(theme), frame(icon, lit=1)).constBits()) for icon in (*ICONS, "any")]
    assert len(set(seen)) == len(seen)


def test_the_side_that_counts_lies_on_the_table(qtbot: QtBot) -> None:
    del qtbot
    asked: list[tuple[object, ...]] = []

    class Asked(PlainAppearance):
        def face(self, *wanted: object, spent: bool = False) -> QPixmap:  # type: ignore[override]
            asked.append(wanted)
            return QPixmap(1, 1)

    look = Asked()
    for side in ("", "closed", "open", "none"):
        card_pixmap(tables.card(1, side=side), RECT.size(), look)  # type: ignore[arg-type]  # paints as a true one
    assert [wanted[3:] for wanted in asked] == [("",), ("closed",), ("open",), ("none",)]


@BOTH
def test_the_edge_of_a_back_has_the_colour_of_its_kind(theme: Theme, qtbot: QtBot) -> None:
    del qtbot
    look = PlainAppearance(theme)
    seen = set()
    for kind in ("normal", "special", "poison", "part", "transform"):
        made = QPixmap(110, 150)
        made.fill()
        painter = QPainter(made)
        entry = CardEntry(seen=tables.card(1, kind=kind, face_up=False))
        paint(painter, entry, look)
        painter.end()
        seen.add(made.toImage().pixelColor(RECT.center().x(), RECT.top() - 2).name())
    assert len(seen) == 5
