from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest

from engine.text.catalog import Catalog
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.languages.words import Words
from sakura_desktop.reader.page_fonts import PageFonts
from sakura_desktop.reader.term_entry import entry_block, languages_in_order
from sakura_desktop.theme import THEMES, Theme
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader, words_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)


def words(language: str, second: str = "") -> Words:
    return Words(language, second, renderers=paintbox.renderer)


@LANGUAGES
def test_a_term_is_explained_in_every_language_with_its_section(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    found = made.popup
    found.show_term("aura", QRect(40, 40, 30, 16), opened=False)
    said = found.page.text()
    for other in paintbox.LANGUAGES:
        term = paintbox.renderer(other).term("aura")
        assert term.text in said
        assert f"§{term.section}" in said
        assert "".join(span.text for span in term.gloss) in said
    assert said.startswith(paintbox.renderer(language).term("aura").text)


def test_the_language_shown_comes_first_and_the_second_after_it() -> None:
    assert languages_in_order(words("ko")) == ("ko", "ja", "en")
    assert languages_in_order(words("en", "ko")) == ("en", "ko", "ja")
    assert languages_in_order(words("ja", "ja")) == ("ja", "ko", "en")


def test_of_two_languages_that_are_read_no_third_is_shown(qtbot: QtBot) -> None:
    made = reader(qtbot, "ko", "ja")
    made.popup.show_term("aura", QRect(40, 40, 30, 16), opened=True)
    said = made.popup.page.text()
    there = {other: paintbox.renderer(other).term("aura").text in said for other in paintbox.LANGUAGES}
    assert there == {"ko": True, "ja": True, "en": False}


def test_a_key_of_the_menu_closes_an_opened_entry_and_acts(qtbot: QtBot) -> None:
    made = reader(qtbot, "ko")
    done: list[str] = []
    for keys in ("Ctrl+M", "F7", "A"):
        action = QAction(made)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False, keys=keys: done.append(keys))
        made.addAction(action)
    alone, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for key, held, closes in (
        (Qt.Key.Key_M, control, True), (Qt.Key.Key_F7, alone, True), (Qt.Key.Key_A, alone, False),
        (Qt.Key.Key_K, control, False),
    ):
        made.popup.show_term("aura", QRect(40, 40, 30, 16), opened=True)
        QTest.keyClick(made.popup.page, key, held)
        assert made.popup.isVisible() != closes
    assert done == ["Ctrl+M", "F7"]


@LANGUAGES
def test_every_term_can_be_shown(language: str, qtbot: QtBot) -> None:
    spoken, case = words(language), PageFonts(10.0)
    for key in Catalog.load(language).term_keys():
        block = entry_block(spoken, key)
        assert block.lay_out(case, 300) > 20
        assert "⟦" not in block.text()


def test_readings_follow_the_setting(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja")
    found = made.popup
    case = PageFonts(10.0)
    spoken = words("ja")
    with_readings = entry_block(spoken, "basic-action").lay_out(case, 300)
    spoken.set_ways(ReadingOptions(ruby="off"))
    assert entry_block(spoken, "basic-action").lay_out(case, 300) < with_readings
    assert found.key == ""


def test_a_change_of_language_is_said_at_once(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja")
    made.popup.show_term("aura", QRect(40, 40, 30, 16), opened=True)
    words_of(made).set_language("en")
    assert made.popup.page.text().startswith("Aura")
    assert made.popup.accessibleName() == "Meaning of Aura"


def test_terms_in_it_lead_on_and_backspace_back(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    found = made.popup
    found.show_term("basic-action", QRect(40, 40, 30, 16), opened=True)
    QTest.keyClick(found.page, Qt.Key.Key_Tab)
    assert found.page.walked == found.page.anchors[0]
    assert found.page.anchors[0].ref == "section:9-6"
    QTest.keyClick(found.page, Qt.Key.Key_Tab)
    first = found.page.anchors[1]
    QTest.keyClick(found.page, Qt.Key.Key_Return)
    assert f"term:{found.key}" == first.ref
    QTest.keyClick(found.page, Qt.Key.Key_Backspace)
    assert found.key == "basic-action"
    QTest.keyClick(found.page, Qt.Key.Key_Backspace)
    assert found.key == "basic-action"


def test_escape_closes_and_tells(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    found = made.popup
    found.show_term("flare", QRect(40, 40, 30, 16), opened=True)
    assert found.opened
    with qtbot.waitSignal(found.closed):
        QTest.keyClick(found, Qt.Key.Key_Escape)
    assert not found.isVisible()


def test_it_only_shows_for_a_resting_mouse_and_takes_the_keys_when_opened(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    found = made.popup
    found.show_term("flare", QRect(40, 40, 30, 16), opened=False)
    assert found.windowType() == Qt.WindowType.ToolTip
    assert not found.opened
    found.show_term("flare", QRect(40, 40, 30, 16), opened=True)
    assert found.windowType() == Qt.WindowType.Popup
    assert found.opened


@pytest.mark.parametrize("corner", ["top-left", "top-right", "bottom-left", "bottom-right"])
@LANGUAGES
def test_it_stays_on_the_screen(corner: str, language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, "ja")
    found = made.popup
    room = QGuiApplication.primaryScreen().availableGeometry()
    x = room.left() if corner.endswith("left") else room.right() - 20
    y = room.top() if corner.startswith("top") else room.bottom() - 16
    found.show_term("full-power", QRect(x, y, 20, 16), opened=True)
    assert room.contains(found.geometry())
    assert not found.geometry().intersects(QRect(x, y, 20, 16))


def test_a_long_text_scrolls(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sakura_desktop.reader.term_popup.MOST_HIGH", 0.05)
    made = reader(qtbot, "ja", "ko")
    found = made.popup
    found.show_term("basic-action", QRect(40, 40, 30, 16), opened=True)
    assert found.height() < found.page.minimumHeight()
    bar = found._scroll.verticalScrollBar()
    assert bar.maximum() > 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_is_a_sheet_with_an_edge_in_the_colours_of_the_theme(theme: Theme, qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made._look.theme = theme
    made.popup.show_term("aura", QRect(40, 40, 30, 16), opened=True)
    picture = made.popup.grab().toImage()
    assert picture.pixelColor(0, 0).name() == theme.ink_soft
    assert picture.pixelColor(5, 5).name() == theme.paper_raised
