"""Documents are read away from the window's thread; what can't be read is said and loses nothing."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from sakura_desktop.rulebook.document_loader import DocumentLoader
from tests.desktop.rulebook.documents import ALONE, LINKED, written
from tests.desktop.rulebook.room import keep
from tests.engine.rulebook.pdfs import endless

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.rulebook.problems import RulebookError
    from engine.rulebook.shapes import Document


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> DocumentLoader:
    return DocumentLoader(tmp_path / "rules")


@pytest.fixture
def failed(shelf: DocumentLoader) -> list[str]:
    codes: list[str] = []
    shelf.failed.connect(lambda error: codes.append(error.code))
    return codes


def read(qtbot: QtBot, shelf: DocumentLoader, paths: Sequence[Path]) -> None:
    with qtbot.waitSignal(shelf.rested, timeout=60_000):
        shelf.open_files(paths)


def test_nothing_is_there_at_first(shelf: DocumentLoader) -> None:
    shelf.load()
    assert shelf.languages == ()
    assert shelf.pairs == ()
    assert shelf.nearest("9-4") == ""


def test_files_are_read_one_after_the_other_and_found_again(
    qtbot: QtBot, shelf: DocumentLoader, tmp_path: Path
) -> None:
    told: list[tuple[str, int, int]] = []
    shelf.reading.connect(lambda *about: told.append(about))
    read(qtbot, shelf, [written(tmp_path, "ja"), written(tmp_path, "ko")])
    assert told == [("kites-ja.txt", 1, 2), ("kites-ko.txt", 2, 2)]
    assert shelf.languages == ("ja", "ko")
    again = DocumentLoader(shelf.library.folder)
    again.load()
    assert again.documents == shelf.documents
    assert again.pairs == shelf.pairs


def test_the_window_goes_on_while_a_file_is_read(
    qtbot: QtBot, shelf: DocumentLoader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, go_on = threading.Event(), threading.Event()
    add: Callable[[Path, threading.Event], Document] = shelf.library.add

    def slowly(path: Path, stop: threading.Event) -> Document:
        seen.set()
        go_on.wait()
        return add(path, stop)

    monkeypatch.setattr(shelf.library, "add", slowly)
    with qtbot.waitSignal(shelf.rested, timeout=60_000):
        shelf.open_files([written(tmp_path, "ja")])
        seen.wait()
        assert shelf.busy  # the call has come back, though nothing is read yet
        shelf.open_files([written(tmp_path, "ko")])
        go_on.set()
    assert not shelf.busy
    assert shelf.languages == ("ja", "ko")


def test_what_is_no_such_document_is_refused_and_the_others_are_read(
    qtbot: QtBot, shelf: DocumentLoader, failed: list[str], tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("たこの絵本。そらはひろい。", "utf-8")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG")
    read(qtbot, shelf, [other, tmp_path / "nothing.txt", picture, tmp_path, written(tmp_path, "ko")])
    assert failed == ["not-rules", "missing", "kind", "kind"]
    assert shelf.languages == ("ko",)


def test_a_damaged_copy_is_said_and_the_other_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = DocumentLoader(keep(tmp_path / "rules", "ja", "ko"))
    shelf.library.path("ja").write_bytes(b"half")
    errors: list[RulebookError] = []
    shelf.failed.connect(errors.append)
    shelf.load()
    assert [error.code for error in errors] == ["copy-damaged"]
    assert shelf.languages == ("ko",)
    read(qtbot, shelf, [written(tmp_path, "ja")])
    assert shelf.languages == ("ja", "ko")


def test_a_document_is_forgotten_but_not_the_person_s_file(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = DocumentLoader(keep(tmp_path / "rules", "ja", "ko"))
    shelf.load()
    shelf.forget("ja")
    assert shelf.languages == ("ko",)
    assert not shelf.library.path("ja").exists()
    assert (tmp_path / "files" / "kites-ja.txt").exists()


def test_the_nearest_section_is_the_next_one_above(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = DocumentLoader(keep(tmp_path / "rules", "ko"))
    shelf.load()
    assert shelf.nearest(LINKED) == LINKED
    assert shelf.nearest(f"{LINKED}-i") == LINKED
    assert shelf.nearest(ALONE) == ALONE.partition("-")[0]
    assert shelf.nearest("x77-1") == ""


def test_a_reading_can_be_stopped_and_another_begun(
    qtbot: QtBot, shelf: DocumentLoader, failed: list[str], tmp_path: Path
) -> None:
    """A PDF that would take for ever, and a file that waits behind it."""
    slow = tmp_path / "slow.pdf"
    slow.write_bytes(endless())
    with qtbot.waitSignal(shelf.rested, timeout=60_000):
        with qtbot.waitSignal(shelf.reading, timeout=60_000):
            shelf.open_files([slow, written(tmp_path, "ja")])
        shelf.stop()
    assert (failed, shelf.languages, shelf.busy) == (["stopped"], (), False)
    read(qtbot, shelf, [written(tmp_path, "ko")])
    assert shelf.languages == ("ko",)
