"""The rulebook's window: it says what it needs, opens documents, goes to sections, finds words, by mouse and by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStyleOptionViewItem, QWidget

from sakura_desktop.rulebook import files as files_module
from sakura_desktop.rulebook.document_loader import DocumentLoader
from sakura_desktop.rulebook.history import Place
from sakura_desktop.settings import Settings
from tests.desktop.rulebook.documents import ALONE, KITE, LINKED, TARGET, sheet, written
from tests.desktop.rulebook.room import keep, said, shown, window
from tests.engine.rulebook.pdfs import endless

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.rulebook.window import RulebookWindow

LANGUAGES = ("ja", "ko", "en")
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path) -> RulebookWindow:
    return shown(qtbot, tmp_path, "ja", "ko", section=LINKED)


def press(widget: QWidget, key: Qt.Key, with_key: Qt.KeyboardModifier = NO_KEY) -> None:
    QTest.keyClick(widget, key, with_key)
    QApplication.processEvents()


def anchor_of(made: RulebookWindow, ref: str, section: str = LINKED) -> Anchor:
    return next(one for one in made.desk.chapter.page.anchors if (one.ref, one.group) == (ref, section))


def click(made: RulebookWindow, anchor: Anchor) -> None:
    page = made.desk.chapter.page
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, NO_KEY, anchor.boxes[0].center().toPoint())
    QApplication.processEvents()


def drop(made: RulebookWindow, *paths: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, NO_KEY
    entering = QDragEnterEvent(QPoint(300, 300), action, mime, left, none)
    QApplication.sendEvent(made, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(made, QDropEvent(QPointF(300, 300), action, mime, left, none))


# --- documents ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_documents_it_says_what_is_needed(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    made = shown(qtbot, tmp_path, spoken=language, section=LINKED)
    assert made.stack.currentWidget() is made.empty
    assert not made.bar.isVisible()
    assert made.empty.wanted.text() == said(made, "rulebook-wanted", number=LINKED)
    assert made.focusWidget() is made.empty.button
    assert "⟦" not in "".join(label.text() for label in made.empty.findChildren(type(made.empty.wanted)))


def test_files_are_asked_for_and_lead_to_the_section_wanted(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = shown(qtbot, tmp_path, section=LINKED)
    chosen = (written(tmp_path, "ja"), written(tmp_path, "ko"))
    monkeypatch.setattr(files_module, "ask_files", lambda *_asked: chosen)
    with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
        made.empty.button.click()
    assert made.line.isHidden()
    assert made.stack.currentWidget() is made.desk
    assert made.desk.section == LINKED
    matters = made.banners.matters()
    assert set(matters) == {"opened-ja", "opened-ko"}
    count = len(made._shelf.documents["ja"].sections)
    assert matters["opened-ja"] == said(made, "rulebook-opened", language="ja", count=count, mended=0)


def test_files_that_are_dropped_are_opened_and_the_reading_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    made = shown(qtbot, tmp_path)
    told: list[str] = []
    made._shelf.reading.connect(lambda *_about: told.append(made.line.label.text()))
    with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
        drop(made, written(tmp_path, "ko"))
    assert told == [said(made, "rulebook-reading", name="kites-ko.txt", count=1, of=1)]
    assert made.desk.columns == ("ko",)
    assert made.banners.matters()["half-ko"] == said(made, "rulebook-half", language="ko")


def test_what_can_not_be_opened_is_said_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    made = shown(qtbot, tmp_path)
    (tmp_path / "other.txt").write_text("たこの絵本。そらはひろい。", "utf-8")
    with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
        drop(made, tmp_path / "other.txt", tmp_path / "none.txt")
    assert made.banners.matters() == {
        "failed-other.txt": said(made, "rulebook-not-rules", name="other.txt"),
        "failed-none.txt": said(made, "rulebook-missing", name="none.txt"),
    }
    assert made.stack.currentWidget() is made.empty


def test_bars_of_files_do_not_pile_up(qtbot: QtBot, tmp_path: Path) -> None:
    made = shown(qtbot, tmp_path)

    def opened(*paths: Path) -> set[str]:
        with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
            drop(made, *paths)
        return {matter for matter in made.banners.matters() if not matter.startswith("half-")}

    assert opened(*(tmp_path / f"{at}.txt" for at in range(5))) == {"failed-2.txt", "failed-3.txt", "failed-4.txt"}
    assert opened(tmp_path / "none.txt") == {"failed-none.txt"}
    assert opened(written(tmp_path, "ja")) == {"opened-ja"}
    assert opened(written(tmp_path, "ko")) == {"opened-ko"}
    made.close()
    assert not made.banners.matters()


def test_a_damaged_copy_is_said_and_another_opening_is_offered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = window(qtbot, tmp_path, "ja", "ko")
    made._shelf.library.path("ko").write_bytes(b"half")
    made.open(LINKED)
    assert made.banners.matters()["copy-ko"] == said(made, "rulebook-copy-damaged", name="rules-ko.json")
    assert made.desk.columns == ("ja",)
    monkeypatch.setattr(files_module, "ask_files", lambda *_asked: (written(tmp_path, "ko"),))
    offer = next(
        button for button in made.banners.findChildren(QPushButton, "rulebook-open") if button.isVisibleTo(made)
    )
    with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
        offer.click()
    assert made.desk.columns == ("ja", "ko")
    assert "copy-ko" not in made.banners.matters()


def test_a_document_is_removed_only_if_that_is_meant(
    made: RulebookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([False, True])
    monkeypatch.setattr(files_module, "confirm", lambda *_asked: next(answers))
    made.bar.entries["forget-ja"].trigger()
    assert made.desk.columns == ("ja", "ko")
    made.bar.entries["forget-ja"].trigger()
    assert made.desk.columns == ("ko",)
    assert not made.bar.entries["forget-ja"].isVisible()
    monkeypatch.setattr(files_module, "confirm", lambda *_asked: True)
    made.bar.entries["forget-ko"].trigger()
    assert made.stack.currentWidget() is made.empty


# --- sections ---


def test_a_section_is_gone_to_and_marked_among_the_headings(made: RulebookWindow) -> None:
    assert made.desk.section == LINKED
    assert made.desk.headings.marked == LINKED
    assert made.focusWidget() is made.desk.chapter.page
    assert [name.text() for name in made.desk.chapter.names.labels] == [
        said(made, "rulebook-document", language="ja", edition="2023-11-05"),
        said(made, "rulebook-document", language="ko", edition="2024-02-09"),
    ]


def test_a_link_leads_on_and_one_goes_back_and_forth(made: RulebookWindow) -> None:
    click(made, anchor_of(made, f"section:{TARGET}"))
    assert made.desk.section == TARGET
    press(made, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert made.desk.section == LINKED
    press(made, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert made.desk.section == TARGET
    made.bar.tools["back"].click()
    assert made.desk.section == LINKED
    assert made.bar.tools["forth"].isEnabled()


def test_links_are_walked_to_by_tab_and_pressed_by_enter(made: RulebookWindow) -> None:
    page = made.desk.chapter.page
    press(page, Qt.Key.Key_Tab)
    assert page.walked is not None
    assert page.visibleRegion().boundingRect().contains(page.walked.bounds.toAlignedRect())
    while page.walked is not None and page.walked.ref != f"section:{TARGET}":
        press(page, Qt.Key.Key_Tab)
    press(page, Qt.Key.Key_Return)
    assert made.desk.section == TARGET


def test_a_term_shows_its_entry_and_that_leads_to_its_section(made: RulebookWindow) -> None:
    chapter = made.desk.chapter
    anchor = anchor_of(made, "term:attack-resolution")
    chapter.page.rested.emit(anchor)
    assert (chapter.named.popup.key, chapter.named.popup.opened) == ("attack-resolution", False)
    chapter.page.left.emit()
    assert not chapter.named.popup.isVisible()
    made.desk.visit("1-1")
    click(made, anchor_of(made, "term:game", "1-1"))
    assert (chapter.named.popup.key, chapter.named.popup.opened) == ("game", True)
    other = next(one for one in chapter.named.popup.page.anchors if one.ref.startswith("section:"))
    made.desk.visit(LINKED)
    chapter.named.popup.page.pressed.emit(other)
    assert not chapter.named.popup.isVisible()
    assert made.desk.section == "1-1"


def test_a_card_named_in_an_entry_is_read_in_a_window_of_its_own(qtbot: QtBot, made: RulebookWindow) -> None:
    named = made.desk.chapter.named
    number = "NA-01-yurina-O-N-1"
    named.popup.card_asked.emit(number)
    assert named.reader.isVisible()
    assert named.reader.isWindow()
    assert named.reader.shown == number
    qtbot.waitUntil(named.reader.isActiveWindow)
    QTest.keyClick(named.reader, Qt.Key.Key_Escape)
    assert not named.reader.isVisible()
    assert made.isVisible()
    named.popup.card_asked.emit(number)
    made.close()
    assert not named.reader.isVisible()


def test_headings_lead_to_their_sections_by_mouse_and_by_key(made: RulebookWindow) -> None:
    headings = made.desk.headings
    headings.mark("5-8")
    press(made, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert made.focusWidget() is headings
    press(headings, Qt.Key.Key_Return)
    assert made.desk.section == "5-8"
    headings.mark(TARGET)
    spot = headings.visualRect(headings.currentIndex()).center()
    QTest.mouseClick(headings.viewport(), Qt.MouseButton.LeftButton, NO_KEY, spot)
    assert made.desk.section == TARGET


def test_scrolling_marks_the_heading_at_the_top(made: RulebookWindow) -> None:
    bar = made.desk.chapter.frame.verticalScrollBar()
    bar.setValue(0)
    assert made.desk.headings.marked == "9"
    seen = set()
    while bar.value() < bar.maximum():
        bar.setValue(bar.value() + 30)
        seen.add(made.desk.headings.marked)
    assert {"9-1", LINKED} <= seen


def test_the_last_section_of_a_chapter_is_the_one_gone_to_though_it_stays_low(made: RulebookWindow) -> None:
    made.desk.visit(ALONE)
    assert made.desk.section == ALONE
    press(made, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    press(made, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert made.desk.section == ALONE


def test_a_section_that_is_not_there_is_said_and_the_one_above_shown(made: RulebookWindow) -> None:
    made.open(f"{LINKED}-77")
    assert made.desk.section == LINKED
    assert made.banners.matters()["section"] == said(
        made, "rulebook-instead", number=f"{LINKED}-77", instead=LINKED
    )
    made.open("x77")
    assert made.banners.matters()["section"] == said(made, "rulebook-no-section", number="x77")
    assert made.desk.section == LINKED
    made.open("1-1")
    assert "section" not in made.banners.matters()


def test_the_window_wider_or_narrower_shows_the_same_section(made: RulebookWindow) -> None:
    for width in (760, 1300, 900):
        made.resize(width, 600)
        QApplication.processEvents()
        assert made.desk.section == LINKED


# --- finding ---


def test_lines_of_japanese_hits_end_between_phrases(made: RulebookWindow) -> None:
    made.bar.field.setText(KITE["ja"])
    press(made.bar.field, Qt.Key.Key_Return)
    hits, broken = made.desk.hits, 0
    hits.setFixedWidth(150)
    QApplication.processEvents()
    count = hits.count()
    hits.addItem("凧")
    high = hits.sizeHintForRow(count)
    for row in range(count):
        option = QStyleOptionViewItem()
        hits.initViewItemOption(option)
        option.rect = hits.viewport().rect()
        index = hits.indexFromItem(hits.item(row))
        height = hits.itemDelegate().sizeHint(option, index).height()
        hits.itemDelegate().initStyleOption(option, index)
        lines = option.text.split("\u2028")
        said = hits.item(row).text().split("\n")
        broken += len(lines) > len(said)
        assert "".join(lines).replace(" ", "") == "".join(said).replace(" ", "")
        assert all(option.fontMetrics.horizontalAdvance(line) <= hits.viewport().width() for line in lines)
        assert height <= len(lines) * high, "Qt breaks none of the lines again"
    assert broken, "some of it needs another line"


def test_words_are_found_by_section_and_walked_through(made: RulebookWindow) -> None:
    press(made, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field, desk = made.bar.field, made.desk
    assert made.focusWidget() is field
    field.setText(KITE["ja"])
    press(field, Qt.Key.Key_Return)
    hits = desk.finder.hits
    assert {hit.number for hit in hits} == {"0", LINKED}
    assert desk.left.currentWidget() is desk.hits
    assert desk.hits.count() == 2
    assert desk.finder.at == 0
    press(made, Qt.Key.Key_F3)
    assert desk.section == LINKED
    assert made.bar.count.text() == said(made, "rulebook-count", at=2, count=len(hits))
    found = [place for texts in desk.chapter._set.texts.values() for text in texts for place in text.found if place.now]
    assert len(found) == 1
    press(made, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert desk.finder.at == 0
    press(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert desk.finder.at == len(hits) - 1
    press(field, Qt.Key.Key_Escape)
    assert (field.text(), desk.left.currentWidget()) == ("", desk.headings)
    assert made.focusWidget() is desk.chapter.page
    assert made.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Tab])
def test_the_keyboard_begins_with_what_was_found(made: RulebookWindow, key: Qt.Key) -> None:
    field, page = made.bar.field, made.desk.chapter.page
    sought = anchor_of(made, "term:attack-resolution")
    assert page.anchors.index(sought) > 0
    field.setText(sought.text)
    press(field, Qt.Key.Key_Return)
    while page.found is None or not sought.holds(page.found):
        press(made, Qt.Key.Key_F3)
    press(field, Qt.Key.Key_Escape)
    press(page, key)
    assert page.walked is not None
    assert sought.holds(page.walked.boxes[0].center())


def test_tab_comes_to_what_is_in_sight_and_scrolls_nothing(made: RulebookWindow) -> None:
    made.resize(900, 260)
    made.desk.visit(LINKED)
    page, bar = made.desk.chapter.page, made.desk.chapter.frame.verticalScrollBar()
    made.bar.field.setFocus()
    bar.setValue(bar.maximum() // 2)
    there = bar.value()
    assert there > 0
    page.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.walked is not None
    assert page.visibleRegion().boundingRect().intersects(page.walked.bounds.toAlignedRect())
    assert abs(bar.value() - there) < page.walked.bounds.height() * 2


def test_a_row_of_what_was_found_leads_to_its_section(made: RulebookWindow) -> None:
    made.bar.field.setText(KITE["ja"])
    made.bar.field.ask()
    made.acts.act("headings")
    assert made.focusWidget() is made.desk.hits
    made.desk.hits.mark(LINKED)
    press(made.desk.hits, Qt.Key.Key_Return)
    assert made.desk.finder.now is not None
    assert made.desk.section == LINKED
    assert made.bar.tools["back"].isEnabled()


def test_what_is_nowhere_is_said(made: RulebookWindow) -> None:
    made.bar.field.setText("zebra")
    press(made.bar.field, Qt.Key.Key_Return)
    assert made.bar.count.text() == said(made, "rulebook-count", at=0, count=0)
    assert not made.bar.tools["next"].isEnabled()


def test_only_languages_shown_are_looked_in(made: RulebookWindow) -> None:
    made.bar.field.setText(KITE["ko"])
    made.bar.field.ask()
    assert made.desk.finder.hits
    made._settings.rulebook_view = "ja"
    assert made.desk.finder.hits == ()


# --- how it is read ---


def test_one_language_by_choice(made: RulebookWindow) -> None:
    made.bar.view.setCurrentIndex(1)
    made.bar.view.activated.emit(1)
    assert made.desk.columns == ("ja",)
    assert made.desk.section == LINKED
    assert [name.isVisible() for name in made.desk.chapter.names.labels] == [True, False]
    assert {anchor.language for anchor in made.desk.chapter.page.anchors} == {"ja"}


def test_the_size_of_the_text(made: RulebookWindow) -> None:
    page = made.desk.chapter.page
    before = page.font().pointSizeF()
    press(made, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    made.bar.tools["larger"].click()
    assert page.font().pointSizeF() == pytest.approx(before * 1.2)
    assert made.desk.section == LINKED
    press(made, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert made._settings.rulebook_zoom == pytest.approx(1.1)
    press(made, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert page.font().pointSizeF() == pytest.approx(before)


def test_a_switch_of_language_says_everything_again_at_the_same_place(made: RulebookWindow) -> None:
    texts = set()
    for language in LANGUAGES:
        made.words.set_language(language)
        QApplication.processEvents()
        texts.add((made.windowTitle(), made.bar.view.itemText(0), made.bar.field.placeholderText()))
        assert made.desk.section == LINKED
    assert len(texts) == len(LANGUAGES)


def test_escape_closes_it_and_it_opens_where_one_was(qtbot: QtBot, tmp_path: Path, made: RulebookWindow) -> None:
    closed: list[int] = []
    made.gone.connect(lambda: closed.append(1))
    made.desk.visit("5-8")
    press(made.desk.chapter.page, Qt.Key.Key_Escape)
    assert not made.isVisible()
    assert closed == [1]
    again = Settings(tmp_path / "settings.json")
    assert again.rulebook_place == "5-8"
    assert again.rulebook_geometry
    made.open()
    assert made.desk.section == "5-8"
    later = shown(qtbot, tmp_path)
    assert later.desk.section == "5-8"


def test_what_happens_while_it_is_closed_shows_when_it_opens(qtbot: QtBot, tmp_path: Path) -> None:
    made = shown(qtbot, tmp_path, "ja")
    made.close()
    made.words.set_language("ko")
    keep(tmp_path / "rules", "ko")
    made.open(LINKED)
    assert made.desk.columns == ("ja", "ko")
    assert made.windowTitle() == said(made, "rulebook-window")
    assert made.desk.chapter.place() == Place(LINKED)


# --- rules of several games


def test_rules_of_another_game_are_shown_alone_and_chosen_above_the_page(
    made: RulebookWindow, qtbot: QtBot, tmp_path: Path,
) -> None:
    shelf, games = made._shelf, made.bar.games
    first = shelf.game
    assert games.isHidden()
    with qtbot.waitSignal(shelf.rested, timeout=60_000):
        drop(made, sheet(tmp_path / "sheet"))
    QApplication.processEvents()
    assert (shelf.game != first, shelf.languages) == (True, ("ja",))
    assert not games.isHidden()
    assert {games.itemText(at) for at in range(games.count())} >= {said(made, f"game-{key}") for key in shelf.games}
    assert "4-2" in shelf.numbers
    assert LINKED not in shelf.numbers
    assert "half-ja" not in made.banners.matters()  # they are published in this language alone
    games.setCurrentIndex(games.findData(first))
    games.activated.emit(games.currentIndex())
    assert (shelf.game, shelf.languages) == (first, ("ja", "ko"))
    assert LINKED in shelf.numbers


def test_a_reference_leads_into_the_rules_of_its_game(made: RulebookWindow, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
        drop(made, sheet(tmp_path / "sheet"))
    other = made._shelf.game
    made.open(LINKED)
    assert (made._shelf.game != other, made.desk.section) == (True, LINKED)
    made.open("main-3")
    assert (made._shelf.game, made.desk.section) == (other, "4-2")


def test_documents_of_two_games_are_there_again(made: RulebookWindow, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
        drop(made, sheet(tmp_path / "sheet"))
    again = DocumentLoader(made._shelf.library.folder)
    again.load()
    assert again.games == made._shelf.games
    assert set(again.games) <= set(made._shelf.library.dialects)
    assert (len(again.games), again.game) == (2, again.library.plain)
    again.forget("ja")
    assert again.languages == ("ko",)
    again.show_game(again.games[-1])
    again.forget("ja")
    assert len(again.games) == 1


def test_reading_can_be_stopped_by_its_button(made: RulebookWindow, qtbot: QtBot, tmp_path: Path) -> None:
    slow = tmp_path / "slow.pdf"
    slow.write_bytes(endless())
    with qtbot.waitSignal(made._shelf.rested, timeout=60_000):
        with qtbot.waitSignal(made._shelf.reading, timeout=60_000):
            drop(made, slow)
        assert not made.line.stop.isHidden()
        made.line.stop.click()
    assert said(made, "rulebook-stopped", name="slow.pdf") in made.banners.matters()["failed-slow.pdf"]
