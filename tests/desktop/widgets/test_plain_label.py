"""A label of plain text shows what it has room for, and says with dots what it has not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NAME = "W" * 40


def label_of(qtbot: QtBot, text: str, wide: int, *, wrap: bool) -> PlainLabel:
    made = PlainLabel(text)
    qtbot.addWidget(made)
    made.setWordWrap(wrap)
    made.resize(wide, 100)
    return made


def test_what_has_room_stands_there_whole(qtbot: QtBot) -> None:
    assert label_of(qtbot, "Aki builds", 400, wrap=True).shown_text() == "Aki builds"
    assert label_of(qtbot, "Aki\nbuilds", 400, wrap=False).shown_text() == "Aki\nbuilds"


@pytest.mark.parametrize("text", [f"{NAME} builds a deck", f"眼前構築　{NAME}の番です"])
def test_a_name_that_is_wider_than_a_line_ends_in_dots_and_the_rest_is_whole(qtbot: QtBot, text: str) -> None:
    made = label_of(qtbot, text, 200, wrap=True)
    shown = made.shown_text().replace("\n", "")
    before, _, after = text.partition(NAME)
    name = shown.removeprefix(before.rstrip("　")).removesuffix(after.lstrip("の"))
    assert name.rstrip("の ").endswith("…")
    assert made.fontMetrics().horizontalAdvance(name.rstrip("の ")) <= 200
    assert made.text() == text, "who listens hears it whole"


def test_a_label_in_one_line_ends_in_dots(qtbot: QtBot) -> None:
    made = label_of(qtbot, f"Aki and {NAME}", 120, wrap=False)
    assert made.shown_text().startswith("Aki and")
    assert made.shown_text().endswith("…")


def test_a_long_name_takes_no_room_from_what_stands_beside(qtbot: QtBot) -> None:
    short, long = (label_of(qtbot, text, 400, wrap=True) for text in ("Transformation", NAME))
    assert short.minimumSizeHint().width() >= short.fontMetrics().horizontalAdvance("Transformation")
    assert long.minimumSizeHint().width() < long.fontMetrics().horizontalAdvance(NAME) / 2


def test_the_dots_are_seen(qtbot: QtBot) -> None:
    """The end of the line, which Qt would fill with a part of a letter, is painted as the shown text alone."""
    long = label_of(qtbot, NAME, 120, wrap=True)
    same = label_of(qtbot, long.shown_text(), 120, wrap=True)
    assert long.grab().toImage() == same.grab().toImage()
    assert long.size() == QSize(120, 100)
