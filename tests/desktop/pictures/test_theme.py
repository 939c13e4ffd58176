from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QPushButton, QTabBar, QWidget

from sakura_desktop.appearance import pages_sheet
from sakura_desktop.pictures.colour import contrast, from_hue, mix, named, readable_on, rgb, rgba
from sakura_desktop.stylesheet import EDGED, STYLE, edged, palette, stylesheet
from sakura_desktop.theme import DARK, LIGHT, THEMES, Theme, theme_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
GROUNDS = ("paper", "paper_raised", "paper_sunk", "mine", "theirs")


SEES: dict[str, tuple[tuple[float, ...], ...]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What is seen of linear red, green and blue, by the model of Machado, Oliveira and Fernandes (2009)."""


def apart(one: str, other: str, eyes: str) -> float:
    """How different two colours look to such eyes: the distance in CIE L*a*b*, of which 2 can just be told."""
    return math.dist(_lab(one, SEES[eyes]), _lab(other, SEES[eyes]))


def _lab(colour: str, eyes: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    light = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb(colour)]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in eyes]
    white = (0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)
    x, y, z = (sum(a * b for a, b in zip(row, seen, strict=True)) / sum(row) for row in white)
    cubes = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * cubes[1] - 16, 500 * (cubes[0] - cubes[1]), 200 * (cubes[1] - cubes[2])


@BOTH
@pytest.mark.parametrize("ink", ["ink", "ink_soft", "cherry", "term", "warning", "good", "first", "second"])
def test_text_reads_on_every_ground(theme: Theme, ink: str) -> None:
    worst = min(contrast(getattr(theme, ink), getattr(theme, ground)) for ground in GROUNDS)
    assert worst >= 4.5


@BOTH
@pytest.mark.parametrize("mark", ["lit", "target", "chosen"])
def test_marks_of_the_decision_show_on_every_ground(theme: Theme, mark: str) -> None:
    assert min(contrast(getattr(theme, mark), getattr(theme, ground)) for ground in GROUNDS) >= 3


@BOTH
@pytest.mark.parametrize("ground", ["paper", "paper_raised", "paper_sunk"])
def test_the_edges_of_what_can_be_used_show(theme: Theme, ground: str) -> None:
    assert contrast(theme.edge, getattr(theme, ground)) >= 3
    assert contrast(theme.ink_faint, getattr(theme, ground)) >= 4.5, "what can't be done now is read all the same"


@BOTH
def test_the_edges_that_the_style_draws_show_too(theme: Theme, qtbot: QtBot) -> None:
    """Fields, boxes to be ticked, lists that open: by their pixels."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before, style, sheet = app.palette(), app.style().objectName(), app.styleSheet()
    app.setStyle(STYLE)
    app.setPalette(palette(theme))
    for kind in EDGED:
        app.setPalette(edged(theme), kind)  # type: ignore[arg-type]  # the stub names another type
    app.setStyleSheet(stylesheet(theme))
    holder = QWidget()
    qtbot.addWidget(holder)
    made = (QCheckBox("", holder), QComboBox(holder), QLineEdit(holder), QPushButton("", holder))
    for at, widget in enumerate(made):
        widget.setGeometry(10, 10 + 40 * at, 160, 30)
    holder.resize(200, 200)
    holder.show()
    picture = holder.grab().toImage()
    for widget in made:
        box = widget.geometry()
        seen = {picture.pixelColor(x, box.center().y()).name() for x in range(box.left() - 2, box.left() + 30)}
        assert max(contrast(one, theme.paper) for one in seen) >= 3, type(widget).__name__
    app.setStyleSheet(sheet)
    app.setStyle(style)
    app.setPalette(before)
    for kind in EDGED:
        app.setPalette(before, kind)  # type: ignore[arg-type]  # the same


@BOTH
@pytest.mark.parametrize("edge", ["card_edge", "gold"])
def test_cards_stand_out_from_what_they_lie_on(theme: Theme, edge: str) -> None:
    assert min(contrast(getattr(theme, edge), getattr(theme, ground)) for ground in GROUNDS) >= 3


def rules_of(theme: Theme) -> dict[str, dict[str, str]]:
    """What the program's two sheets say of each widget in each state, the disabled ones aside."""
    sheet = stylesheet(theme) + pages_sheet(theme, 1.0)
    rules: dict[str, dict[str, str]] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        said = dict(re.findall(r"([\w-]+):\s*([^;]+)", body))
        for selector in selectors.split(","):
            if "disabled" not in selector:
                rules.setdefault(selector.strip(), {}).update(said)
    return rules


def said_of(rules: dict[str, dict[str, str]], selector: str, what: str) -> str:
    """A colour as the rule has it, else as that of the widget at rest has it."""
    plain = re.sub(r"[:\[].*", "", selector)
    return next((rules[name][what] for name in (selector, plain) if what in rules.get(name, {})), "")


def is_colour(text: str) -> bool:
    return re.fullmatch("#[0-9a-f]{6}", text) is not None


@BOTH
def test_every_text_of_the_style_reads_on_its_ground(theme: Theme) -> None:
    """Buttons at rest, under the mouse, pressed and ticked; menus, tabs, tool tips, fields, lists."""
    rules, measured = rules_of(theme), 0
    for selector in rules:
        ink, ground = (said_of(rules, selector, what) for what in ("color", "background"))
        if not is_colour(ink):
            continue
        for one in (ground,) if is_colour(ground) else ("paper", "paper_raised", "paper_sunk"):
            measured += 1
            assert contrast(ink, one if is_colour(one) else getattr(theme, one)) >= 4.5, (selector, ink, one)
    assert measured > 40, "the sheets are read"


@BOTH
def test_what_has_the_keyboard_or_is_ticked_shows_by_its_edge(theme: Theme) -> None:
    rules, measured = rules_of(theme), 0
    for selector, said in rules.items():
        edge = next((part for part in said.get("border", said.get("border-color", "")).split() if is_colour(part)), "")
        if edge and re.search(":(focus|checked|default)", selector):
            measured += 1
            assert contrast(edge, theme.paper) >= 3, selector
    assert measured >= 5


@BOTH
def test_what_a_field_asks_for_reads(theme: Theme) -> None:
    assert f"placeholder-text-color: {theme.ink_soft}" in stylesheet(theme)
    assert palette(theme).color(QPalette.ColorRole.PlaceholderText).name() == theme.ink_soft


@BOTH
@pytest.mark.parametrize("eyes", SEES)
def test_the_players_are_told_apart_by_every_eye(theme: Theme, eyes: str) -> None:
    assert apart(*theme.seats, eyes) >= 50


@BOTH
@pytest.mark.parametrize("mark", ["lit", "target", "chosen", "warning", "cherry", "good"])
def test_no_player_has_the_colour_of_a_sign(theme: Theme, mark: str) -> None:
    assert min(apart(seat, getattr(theme, mark), "all colours") for seat in theme.seats) >= 15


@BOTH
def test_marks_of_the_decision_differ_from_each_other(theme: Theme) -> None:
    marks = {theme.lit, theme.target, theme.chosen, theme.warning, theme.good}
    assert len(marks) == 5


@BOTH
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("on_cherry", "cherry"), ("on_warning", "warning"), ("card_ink", "card"), ("card_ink_soft", "card"),
        ("card_term", "card"), ("on_seat", "first"), ("on_seat", "second"), ("on_type", "nobody"),
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


@BOTH
def test_the_chosen_tab_stands_out_from_the_others(theme: Theme, qtbot: QtBot) -> None:
    tabs = QTabBar()
    qtbot.addWidget(tabs)
    tabs.setPalette(palette(theme))
    tabs.setStyleSheet(stylesheet(theme))
    for name in ("Today", "Words", "Progress"):
        tabs.addTab(name)
    tabs.setCurrentIndex(1)
    tabs.show()  # before it is shown it has another font, and is cut
    tabs.adjustSize()
    seen = tabs.grab().toImage()

    def edge(at: int) -> str:
        place = tabs.tabRect(at)
        return named(tuple(seen.pixelColor(place.center().x(), place.bottom()).getRgb()[:3]))

    assert edge(0) == edge(2)
    assert contrast(edge(1), edge(0)) >= 2
    assert contrast(edge(1), theme.paper) >= 3


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
