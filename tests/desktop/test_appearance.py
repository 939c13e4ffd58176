"""Theme, size and language reach every widget at once, in whatever order they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QCompleter, QLabel, QMenu, QPushButton, QTextBrowser, QWidget

from engine.text.phrase import Term, say
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.sakura.crystal_views import VigorView
from sakura_desktop.study.offer_line import TagLine
from sakura_desktop.stylesheet import stylesheet
from sakura_desktop.theme import DARK, LIGHT, Theme
from sakura_desktop.widgets.banner import Banner
from sakura_desktop.widgets.rich_label import RichLabel
from tests.desktop.settling import settle
from tests.desktop.shell import begin, program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.program import Program


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False, theme="light") as whole:
        begin(whole)
        yield whole


def plain(made: Program) -> list[QWidget]:
    """What has the size and the letters of the program itself."""
    screen = made.flow.rooms.duel
    return [made.window, screen, screen.board, screen.status, *screen.tools.values(), made.flow.rooms.journal.view]


def test_another_size_is_that_of_every_widget_at_once(made: Program) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for zoom in (1.1, 1.2, 1.0, 1.5, 1.0):
        made.settings.zoom = zoom
        settle()
        sizes = {widget.font().pointSizeF() for widget in plain(made)}
        assert sizes == {app.font().pointSizeF()}


def test_another_language_has_its_letters_everywhere_at_once(made: Program) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for language in (*LANGUAGES, "en"):
        made.settings.language = language
        settle()
        assert {tuple(widget.font().families()) for widget in plain(made)} == {tuple(app.font().families())}


def test_the_journal_is_at_its_end_after_another_size(made: Program) -> None:
    view = made.flow.rooms.journal.view
    view.scrollToBottom()
    made.settings.zoom = 1.4
    settle()
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_links_take_the_colour_of_the_theme(made: Program) -> None:
    """Of labels by the text that is painted, of pages by what stands in the document."""
    label = RichLabel(made.window)
    label.setText(made.words.html(say("form-weapon-line", weapon=Term("aura"))))
    label.resize(300, 40)
    label.show()
    made.flow.ask("help")
    page = made.flow.rooms.help.findChild(QTextBrowser)
    assert page is not None
    for theme in (DARK, LIGHT):
        made.settings.theme = theme.name
        settle()
        painted = label.grab().toImage()
        colours = {painted.pixelColor(x, y).name() for x in range(painted.width()) for y in range(painted.height())}
        assert theme.cherry in colours
        assert theme.cherry in page.toHtml()
    label.deleteLater()


def test_what_opens_below_a_line_or_a_box_has_the_ground_of_a_page(made: Program) -> None:
    """Each is a window of its own: without a ground there is nothing behind its letters."""
    line, box = TagLine("tags", ("one", "two"), made.window), QComboBox(made.window)
    box.addItems(["one", "two"])
    for theme in (DARK, LIGHT):
        made.settings.theme = theme.name
        line.show()
        line.setText("o")
        line.setFocus()
        QTest.keyClick(line, Qt.Key.Key_Down)
        box.showPopup()
        settle()
        for opened in (line.findChild(QCompleter).popup(), box.view()):
            assert opened.isVisible()
            picture = opened.grab().toImage()
            assert picture.pixelColor(picture.width() - 6, picture.height() - 4).name() == theme.paper_raised
        box.hidePopup()
        line.findChild(QCompleter).popup().hide()
    line.deleteLater()
    box.deleteLater()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("kind", [QComboBox, QPushButton])
def test_the_arrow_of_what_opens_grows_with_its_letters(
    qapp: object, kind: type[QWidget], theme: Theme, zoom: float
) -> None:
    """Qt's own has seven pixels whatever the letters have."""
    del qapp
    box = kind()
    if isinstance(box, QPushButton):
        box.setMenu(QMenu(box))
    box.setStyleSheet(stylesheet(theme, zoom))
    box.resize(200, 60)
    picture = box.grab().toImage()
    inside = [(x, y) for x in range(172, 197) for y in range(5, 55)]  # clear of the edge
    arrow = [(x, y) for x, y in inside if is_near(picture.pixelColor(x, y), theme.ink_soft)]
    wide, high = ({place[way] for place in arrow} for way in (0, 1))
    assert len(wide) >= 8 * zoom - 1
    assert len(high) >= 5 * zoom - 1
    box.deleteLater()


def is_near(one: QColor, other: str) -> bool:
    """The same colour to the eye."""
    wanted = QColor(other)
    parts = zip((one.red(), one.green(), one.blue()), (wanted.red(), wanted.green(), wanted.blue()), strict=True)
    return max(abs(here - there) for here, there in parts) < 12


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_vigor_lies_clear_of_its_name(made: Program, size: tuple[int, int]) -> None:
    made.window.resize(*size)
    settle()
    views = [view for view in made.window.findChildren(VigorView) if view.isVisible()]
    assert views
    for view in views:
        room, items = view.caption_room(), view.boxes()
        view.veil(set(range(len(items))))
        picture = view.viewport().grab().toImage()
        across = range(room.left(), room.left() + room.width() // 2)
        rows = [[picture.pixelColor(x, y) for x in across] for y in range(picture.height() - 6)]
        inked = [y for y, row in enumerate(rows) if any(is_near(colour, LIGHT.ink_soft) for colour in row)]
        assert inked
        gap = min(box.top() for box in items) - inked[-1]
        assert gap > room.height() / 8


def test_the_sign_of_a_message_is_as_high_as_its_words(made: Program) -> None:
    made.window.banners.tell("trouble", say("board-go-on"))
    for zoom in (1.0, 1.5, 1.0):
        made.settings.zoom = zoom
        settle()
        banner = next(one for one in made.window.findChildren(Banner) if one.isVisible())
        sign = next(one for one in banner.findChildren(QLabel) if not one.pixmap().isNull())
        assert sign.pixmap().height() == banner.label.fontMetrics().height()
