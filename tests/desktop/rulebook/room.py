"""What tests of the rulebook share: its window over made-up documents, in settings of the test's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from engine.rulebook.library import Library
from engine.sakura.rulebook import DIALECT
from sakura_desktop.languages.words import Words
from sakura_desktop.rulebook.document_loader import DocumentLoader
from sakura_desktop.rulebook.window import RulebookWindow
from sakura_desktop.settings import Settings
from tests.desktop.looks import PlainAppearance
from tests.desktop.pictures import paintbox
from tests.desktop.rulebook.documents import written

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from engine.rulebook.shapes import Language
    from sakura_desktop.study.collector import Collector


@cache
def copy_of(language: Language) -> bytes:
    """What the program keeps of a document, made once for all tests."""
    with TemporaryDirectory() as folder:
        library = Library(Path(folder) / "rules", (DIALECT,))
        library.add(written(Path(folder), language))
        return library.path(language).read_bytes()


def keep(folder: Path, *languages: Language) -> Path:
    """Documents that were opened before, in that folder."""
    for language in languages:
        written(folder.parent / "files", language)
        folder.mkdir(parents=True, exist_ok=True)
        Library(folder, (DIALECT,)).path(language).write_bytes(copy_of(language))
    return folder


def window(
    qtbot: QtBot, folder: Path, *languages: Language, spoken: str = "en", collector: Collector | None = None,
    words: Words | None = None,
) -> RulebookWindow:
    """The rulebook with documents of those languages, not shown yet; settings and copies are in that folder."""
    words = words or Words(spoken, renderers=paintbox.renderer)
    settings = Settings(folder / "settings.json")
    settings.pace = "off"
    shelf = DocumentLoader(keep(folder / "rules", *languages))
    look = PlainAppearance()
    made = RulebookWindow(words, settings, look, shelf, None, collector)  # type: ignore[arg-type]  # in all it is asked
    for owned in (words, settings):
        owned.setParent(made)
    qtbot.addWidget(made)
    made.resize(1000, 640)
    return made


def shown(qtbot: QtBot, folder: Path, *languages: Language, spoken: str = "en", section: str = "") -> RulebookWindow:
    """The same, opened at a section."""
    made = window(qtbot, folder, *languages, spoken=spoken)
    with qtbot.waitActive(made):
        made.open(section)
    QApplication.processEvents()
    return made


def said(made: RulebookWindow, key: str, **slots: str | int) -> str:
    """What a message of the catalogs says in the window's language."""
    return made.words.say(key, **slots)
