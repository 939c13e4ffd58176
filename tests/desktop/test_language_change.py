"""Another language in the middle of things: all is as it would have been in it from the beginning, and nothing is
painted or set twice for it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from engine.text.phrase import say
from sakura_desktop.match.journal import LINE_ROLE, JournalView
from sakura_desktop.table.kept import KeptPicture
from sakura_desktop.widgets.translated import Translated
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, begin, play, program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.program import Program


@pytest.fixture
def made(tmp_path: Path, qtbot: QtBot) -> Iterator[Program]:
    """The program in Japanese."""
    del qtbot
    with program(tmp_path, "ja", curtain=False) as found:
        found.window.resize(1280, 720)
        yield found


def journal_of(made: Program) -> JournalView:
    """The journal that is seen."""
    return next(view for view in made.window.findChildren(JournalView) if view.isVisible())


class TestTheTable:
    def test_everything_on_it_is_painted_once(self, made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        begin(made, 3)
        play(made, 4)
        painted: Counter[KeptPicture] = Counter()
        show = KeptPicture.show

        def counted(kept: KeptPicture) -> None:
            painted[kept] += 1
            show(kept)

        monkeypatch.setattr(KeptPicture, "show", counted)
        for language in ("ko", "en", "ja"):
            painted.clear()
            made.settings.language = language
            settle()
            assert painted
            assert [kept.owner.objectName() for kept, times in painted.items() if times > 1] == []

    def test_the_journal_is_set_once(self, made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        """By the letters of the language as well, which come after its words."""
        begin(made, 3)
        play(made, 40)
        set_in = []
        heights = JournalView.heights

        def counted(view: JournalView, first: int) -> Iterator[int]:
            set_in.append((made.words.language, view.font().families()))
            return heights(view, first)

        monkeypatch.setattr(JournalView, "heights", counted)
        for language in ("ko", "en", "ja"):
            set_in.clear()
            made.settings.language = language
            settle()
            assert set_in == [(language, QApplication.font().families())]

    def test_who_reads_in_the_journal_stays_there(self, made: Program) -> None:
        begin(made, 3)
        play(made, 60)
        view = journal_of(made)
        reading = view.lines.rowCount() // 3
        view.scrollTo(view.lines.index(reading, 0), JournalView.ScrollHint.PositionAtTop)
        settle()
        for language in ("ko", "en", "ja"):
            made.settings.language = language
            settle()
            assert view.top_row() == reading
        view.scrollToBottom()
        for language in ("ko", "en", "ja"):
            made.settings.language = language
            settle()
            assert view.follow()


class TestBoxes:
    def test_a_box_is_as_wide_as_its_words(self, made: Program) -> None:
        """In another language, and where one of them is another without new letters."""
        owner = QWidget()
        wording = Translated(made.words, owner)
        values = [(pace, say(f"settings-pace-{pace}")) for pace in ("slow", "normal", "fast", "off")]
        box = wording.choice("paces", values)
        owner.show()
        for language in (*LANGUAGES, *LANGUAGES):
            made.settings.language = language
            settle()
            assert box.sizeHint() == anew(box).sizeHint()
        before = box.sizeHint().width()
        wording.item(box, 1, say("app-spoken", text="as wide as no pace is that a person may choose"))
        assert box.sizeHint() == anew(box).sizeHint()
        assert box.sizeHint().width() > before
        owner.close()
        owner.deleteLater()

    @pytest.mark.parametrize("way", ["settings", "new", "study", "rulebook", "matchups", "decks", "replays"])
    def test_on_every_screen(self, made: Program, way: str) -> None:
        made.flow.ask(way)
        settle()
        for language in ("ko", "en", "ja"):
            made.settings.language = language
            settle()
            for window in QApplication.topLevelWidgets():
                for box in window.findChildren(QComboBox):
                    assert box.sizeHint() == anew(box).sizeHint(), box.objectName()


def anew(box: QComboBox) -> QComboBox:
    """A box with the same words that was never seen in another language."""
    found = QComboBox(box.parentWidget())
    found.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    found.addItems([box.itemText(index) for index in range(box.count())])
    found.ensurePolished()
    found.setFont(box.font())
    found.deleteLater()
    return found


def test_whoever_read_back_in_the_journal_by_keyboard_follows_it_again_when_gone(qapp: object, tmp_path: Path) -> None:
    del qapp
    with program(tmp_path, curtain=False) as made:
        made.window.resize(1280, 720)
        begin(made)
        play(made, 12)
        settle()
        made.window.activateWindow()
        view = journal_of(made)
        view.scrollToBottom()
        assert view.verticalScrollBar().maximum() > 0
        view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        view.setCurrentIndex(view.model().index(0, 0))
        assert not view.follow()
        view.clearFocus()
        assert view.follow()
        view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        rows = (view.model().index(row, 0) for row in range(view.model().rowCount()))
        view.setCurrentIndex(next(index for index in rows if index.data(LINE_ROLE) is not None))
        QTest.keyClick(view, Qt.Key.Key_Return)  # to that moment
        view.clearFocus()
        assert not view.follow()
