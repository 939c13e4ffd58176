"""The rulebook beside the program's window: it shares its language keys and closes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.rulebook.document_loader import DocumentLoader
from sakura_desktop.rulebook.window import RulebookWindow

if TYPE_CHECKING:
    from pathlib import Path

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.collector import Collector
    from sakura_desktop.window import MainWindow


def open_beside(
    window: MainWindow, words: Words, settings: Settings, look: Appearance, folder: Path, collector: Collector
) -> RulebookWindow:
    """A rulebook over the documents in that folder, not shown yet."""
    rulebook = RulebookWindow(words, settings, look, DocumentLoader(folder), window, collector)
    rulebook.share(window)
    return rulebook
