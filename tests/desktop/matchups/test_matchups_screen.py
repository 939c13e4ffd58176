"""The page of chances: opened from a folder, sorted, said in three languages, seen in both themes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QAbstractItemModelTester, QTest

from engine.players.matchups import Ended, Matchups
from engine.players.measuring import Folder
from sakura_desktop.matchups.table import CHANCE_ROLE, WRAPPED
from sakura_desktop.pictures.colour import contrast
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.matchups.screen import MatchupsScreen
    from sakura_desktop.program import Program

BROUGHT = ("yurina", "saine", "himika")
ROLE = Qt.ItemDataRole


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path / "home", curtain=False) as whole:
        yield whole


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Saine beats Yurina three times in four; Yurina beats Himika always; the last pair is not measured."""
    path = tmp_path / "measured"
    with Folder(path, Matchups(game="sakura", player="casual", brought=BROUGHT, games=4), Ended) as kept:
        for number, won in enumerate((1, 0, 0, 0)):
            kept.add(Ended("yurina", "saine", number, won))
        for number in range(2):
            kept.add(Ended("yurina", "himika", number, 1))
    return path


@pytest.fixture
def screen(made: Program, folder: Path) -> MatchupsScreen:
    made.flow.ask("matchups")
    settle()
    found = made.flow.rooms.matchups
    found.show_folder(folder)
    settle()
    return found


def shown(screen: MatchupsScreen) -> list[list[str]]:
    model = screen.view.model()
    columns = range(model.columnCount())
    return [
        [model.headerData(row, Qt.Orientation.Vertical), *(model.index(row, column).data() for column in columns)]
        for row in range(model.rowCount())
    ]


def test_it_says_what_it_is_for_and_shows_a_folder(made: Program, folder: Path) -> None:
    made.flow.ask("matchups")
    settle()
    screen = made.flow.rooms.matchups
    assert "sakura-engine matchups" in screen.told.text()
    assert not screen.view.isVisible()
    assert screen.focusWidget() is screen.open_button
    screen.show_folder(folder)
    settle()
    assert screen.view.isVisible()
    assert screen.focusWidget() is screen.view
    assert shown(screen) == [
        ["Yurina", "62", "–", "25", "100"],
        ["Saine", "75", "75", "–", "–"],
        ["Himika", "0", "0", "–", "–"],
    ]
    assert "6 matches of Casual" in screen.told.text()


def test_the_model_is_sound(screen: MatchupsScreen, folder: Path) -> None:
    tester = QAbstractItemModelTester(screen.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    screen.show_folder(folder)
    assert tester.model() is screen.model


def test_a_click_on_a_head_sorts_by_it_and_a_third_click_no_more(screen: MatchupsScreen) -> None:
    head = screen.view.horizontalHeader()

    def names() -> list[str]:
        return [row[0] for row in shown(screen)]

    def click() -> list[str]:
        place = head.sectionViewportPosition(0) + head.sectionSize(0) // 2
        QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place, 5))
        settle()
        return names()

    before = names()
    orders = [click(), click()]
    assert sorted(orders) == [["Himika", "Yurina", "Saine"], ["Saine", "Yurina", "Himika"]]
    assert click() == before == ["Yurina", "Saine", "Himika"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(made: Program, screen: MatchupsScreen, language: str) -> None:
    made.settings.language = language
    settle()
    model = screen.view.model()
    assert "⟦" not in screen.told.text()
    for row in range(3):
        for column in range(4):
            said = model.index(row, column).data(ROLE.AccessibleTextRole)
            assert said
            assert "⟦" not in said
    pair = model.index(0, 2).data(ROLE.ToolTipRole)
    assert all(figure in pair for figure in ("25", "5", "70", "4", "1"))
    assert model.headerData(0, Qt.Orientation.Vertical) in pair


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_above_the_columns_are_whole(
    made: Program, screen: MatchupsScreen, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "with epithets"
    with Folder(path, Matchups(game="sakura", player="casual", brought=("yurina-a1", "thallya-a1"), games=1), Ended):
        pass
    screen.show_folder(path)
    made.settings.language = language
    settle()
    head = screen.view.horizontalHeader()
    assert head.textElideMode() == Qt.TextElideMode.ElideNone
    for column in range(3):
        room = QRect(0, 0, head.sectionSize(column), 1_000)
        name = head.model().headerData(column, Qt.Orientation.Horizontal)
        needed = head.fontMetrics().boundingRect(room, int(WRAPPED), name)
        assert needed.width() <= room.width()
        assert needed.height() <= head.height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_beside_the_rows_stand_off_the_edges(made: Program, screen: MatchupsScreen, language: str) -> None:
    made.settings.language = language
    settle()
    side = screen.view.verticalHeader()
    names = [row[0] for row in shown(screen)]
    assert side.width() >= max(map(side.fontMetrics().horizontalAdvance, names)) + 8
    assert side.defaultAlignment() == Qt.AlignmentFlag.AlignCenter


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_figures_read_on_their_colours(made: Program, screen: MatchupsScreen, theme: str) -> None:
    made.settings.theme = theme
    settle()
    model = screen.view.model()
    colours = set()
    for row in range(3):
        for column in range(4):
            index = model.index(row, column)
            if index.data(CHANCE_ROLE) >= 0:
                ground, ink = (QColor(index.data(role)).name() for role in (ROLE.BackgroundRole, ROLE.ForegroundRole))
                assert contrast(ground, ink) >= 4.5
                colours.add(ground)
    assert len(colours) > 3


def test_a_folder_of_something_else_is_told(screen: MatchupsScreen, tmp_path: Path) -> None:
    screen.show_folder(tmp_path / "nowhere")
    assert "can’t be shown" in screen.told.text()
    assert not screen.view.isVisible()


def test_escape_leads_back(made: Program, screen: MatchupsScreen) -> None:
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    settle()
    assert made.window.current_screen is made.flow.rooms.home
