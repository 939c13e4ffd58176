"""A fault of the program: told calmly, kept, and nothing lost."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPushButton

from engine.kernel.session import Broken
from sakura_desktop import errors
from sakura_desktop.errors import MOST_DIALOGS, FaultDialog, Guard, report_text, start_log
from sakura_desktop.languages.words import LANGUAGES, Words
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Shown:
    """What dialogs would have shown a person."""

    def __init__(self) -> None:
        self.reports: list[str] = []

    def exec_of(self, dialog: FaultDialog) -> int:
        self.reports.append(dialog.report.toPlainText())
        return QDialog.DialogCode.Accepted


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    kept = Shown()
    monkeypatch.setattr(FaultDialog, "exec", lambda dialog: kept.exec_of(dialog))
    return kept


def guard(folder: Path) -> Guard:
    return Guard(Words("en"), folder, lambda: {"screen": "duel"}, lambda: '{"format": "a duel"}\n')


def fail(text: str = "broken") -> tuple[type[BaseException], BaseException, None]:
    error = ValueError(text)
    return ValueError, error, None


def test_a_fault_is_kept_with_all_that_helps_and_told_once(qapp: object, tmp_path: Path, shown: Shown) -> None:
    watch = guard(tmp_path / "reports")
    watch.take(*fail("the sky fell"))
    settle()
    (path,) = (tmp_path / "reports").iterdir()
    report = path.read_text("utf-8")
    assert shown.reports == [report]
    for part in ("sakura-desktop", "Python", "Qt", "screen: duel", "ValueError: the sky fell", '{"format": "a duel"}'):
        assert part in report


def test_a_fault_of_the_rules_carries_the_duel_that_it_broke_on() -> None:
    error = Broken("the whole journal\n", None)
    assert "the whole journal" in report_text(Broken, error, None, {}, "another")
    assert "another" not in report_text(Broken, error, None, {}, "another")


def test_a_fault_in_another_thread_is_told_in_the_windows(qapp: object, tmp_path: Path, shown: Shown) -> None:
    watch = guard(tmp_path)
    watch.install()
    try:
        thread = threading.Thread(target=lambda: [].pop())
        thread.start()
        thread.join()
        settle()
    finally:
        watch.remove()
    assert len(shown.reports) == 1
    assert "IndexError" in shown.reports[0]


def test_a_fault_that_comes_again_and_again_does_not_bury_the_person(
    qapp: object, tmp_path: Path, shown: Shown,
) -> None:
    watch = guard(tmp_path)
    for number in range(MOST_DIALOGS + 4):
        watch.take(*fail(str(number)))
        settle()
    assert len(shown.reports) == MOST_DIALOGS
    assert len(list(tmp_path.iterdir())) == MOST_DIALOGS + 4


def test_a_report_that_cannot_be_kept_is_shown_all_the_same(qapp: object, tmp_path: Path, shown: Shown) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    watch = guard(tmp_path / "taken")
    watch.take(*fail("no room"))
    settle()
    assert "no room" in shown.reports[0]


def test_a_report_does_not_fail_on_what_it_would_like_to_know(qapp: object, tmp_path: Path, shown: Shown) -> None:
    def no_idea() -> dict[str, str]:
        raise LookupError("nothing known")

    def no_journal() -> str:
        raise OSError("gone")

    watch = Guard(Words("en"), tmp_path, no_idea, no_journal)
    watch.take(*fail("first"))
    settle()
    assert "first" in shown.reports[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_speaks_every_language_and_hides_the_trace(qapp: object, tmp_path: Path, language: str) -> None:
    words = Words(language)
    dialog = FaultDialog(words, "Traceback …", tmp_path / "report.txt")
    dialog.show()
    texts = [button.text() for button in dialog.findChildren(QPushButton)]
    assert {words.say(key) for key in ("fault-go-on", "fault-copy", "fault-show", "fault-quit")} == set(texts)
    assert dialog.windowTitle() == words.say("fault-title")
    assert not dialog.report.isVisible()
    button = {found.text(): found for found in dialog.findChildren(QPushButton)}
    button[words.say("fault-copy")].click()
    assert QGuiApplication.clipboard().text() == "Traceback …"
    button[words.say("fault-show")].click()
    assert dialog.report.isVisible()
    button[words.say("fault-go-on")].click()
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    logger = logging.getLogger()
    before, level = [*logger.handlers], logger.level
    yield logger
    for handler in [*logger.handlers]:
        if handler not in before:
            logger.removeHandler(handler)
            handler.close()
    logger.setLevel(level)


def test_the_log_is_written_to_its_file(tmp_path: Path, root: logging.Logger) -> None:
    path = tmp_path / "deep" / "program.log"
    start_log(path)
    errors.LOG.warning("something to know")
    for handler in root.handlers:
        handler.flush()
    assert "something to know" in path.read_text("utf-8")


def test_a_log_that_cannot_be_written_goes_to_the_error_output(
    tmp_path: Path, root: logging.Logger, capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    start_log(tmp_path / "taken" / "program.log")
    errors.LOG.warning("something to know")
    assert "something to know" in capsys.readouterr().err
