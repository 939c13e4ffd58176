from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from sakura_desktop.pictures.colour import contrast, from_hue, mix, named, readable_on, rgb, rgba
from sakura_desktop.stylesheet import palette, stylesheet
from sakura_desktop.theme import DARK, LIGHT, THEMES, Theme, theme_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
GROUNDS = ("paper", "paper_raised", "paper_sunk", "mine", "theirs")


@BOTH
@pytest.mark.parametrize("ink", ["ink", "ink_soft", "cherry", "term", "warning", "good"])
def test_text_reads_on_every_ground(theme: Theme, ink: str) -> None:
    worst = min(contrast(getattr(theme, ink), getattr(theme, ground)) for ground in GROUNDS)
    assert worst >= 4.5


@BOTH
@pytest.mark.parametrize("mark", ["lit", "target", "chosen"])
def test_marks_of_the_decision_show_on_every_ground(theme: Theme, mark: str) -> None:
    assert min(contrast(getattr(theme, mark), getattr(theme, ground)) for ground in GROUNDS) >= 3


@BOTH
def test_marks_of_the_decision_differ_from_each_other(theme: Theme) -> None:
    marks = {theme.lit, theme.target, theme.chosen, theme.warning, theme.good}
    assert len(marks) == 5


@BOTH
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("on_cherry", "cherry"), ("on_warning", "warning"), ("card_ink", "card"), ("card_ink_soft", "card"),
        ("card_term", "card"), ("on_type", "first"), ("on_type", "second"), ("on_type", "nobody"),
    ],
)  # fmt: skip
def test_text_reads_on_its_own_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


def test_both_themes_name_every_colour() -> None:
    assert LIGHT.colours().keys() == DARK.colours().keys()
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for theme in THEMES.values() for value in theme.colours().values())


def test_a_theme_is_found_by_its_setting() -> None:
    assert theme_of("light") is LIGHT
    assert theme_of("dark", system_dark=False) is DARK
    assert theme_of("system") is LIGHT
    assert theme_of("system", system_dark=True) is DARK
    with pytest.raises(KeyError):
        theme_of("sepia")


@BOTH
def test_the_palette_carries_the_theme(theme: Theme, qtbot: QtBot) -> None:
    found = palette(theme)
    role = QPalette.ColorRole
    assert found.color(role.Window).name() == theme.paper
    assert found.color(role.Text).name() == theme.ink
    assert found.color(role.Highlight).name() == theme.cherry
    off = found.color(QPalette.ColorGroup.Disabled, role.Text).name()
    assert off == theme.ink_faint


@BOTH
@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
def test_the_stylesheet_is_whole_and_qt_reads_it(theme: Theme, zoom: float, qtbot: QtBot, qtlog: Any) -> None:
    sheet = stylesheet(theme, zoom)
    assert "$" not in sheet
    assert theme.cherry in sheet
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setStyleSheet(sheet)
    widget.show()
    assert [record.message for record in qtlog.records if "parse" in record.message] == []


def test_colours_are_taken_apart_and_mixed() -> None:
    assert rgb("#102030") == (16, 32, 48)
    assert rgba("#102030", 0.5) == (16, 32, 48, 128)
    assert rgba("#102030", 7.0) == (16, 32, 48, 255)
    assert named((16, 32, 48)) == "#102030"
    assert mix("#000000", "#ffffff", 0.0) == "#000000"
    assert mix("#000000", "#ffffff", 1.0) == "#ffffff"
    assert from_hue(0, 1, 1) == "#ff0000"
    assert from_hue(360 + 120, 1, 1) == "#00ff00"


def test_contrast_is_that_of_the_web_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert readable_on("#202020", "#000000", "#ffffff") == "#ffffff"
