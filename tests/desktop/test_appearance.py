"""Theme, size and language reach every widget at once, in whatever order they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

from engine.text.phrase import Term, say
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.theme import DARK, LIGHT
from sakura_desktop.widgets.rich_label import RichLabel
from tests.desktop.shell import begin, program, settle

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
