"""A picture of what is shown, to the clipboard or into a file: the board where there is one, else the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime
from PySide6.QtGui import QGuiApplication, QPixmap

from engine.text.phrase import say
from sakura_desktop.widgets.dialogs import FileKind, ask_file, tell

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.settings import Settings
    from sakura_desktop.window import MainWindow

PICTURES: Final = FileKind("file-open-title", "picture-save-title", "picture-files", (".png",))


def picture_of(screen: Screen) -> QPixmap:
    """What is to be seen of a screen now: what a curtain covers stays covered."""
    return screen.pictured().grab()


def copy_picture(window: MainWindow) -> None:
    """Put a picture of the screen on the clipboard, and say so."""
    screen = window.current_screen
    if screen is not None:
        QGuiApplication.clipboard().setPixmap(picture_of(screen))
        window.note.tell(say("picture-copied"))


def save_picture(window: MainWindow, words: Words, settings: Settings) -> None:
    """Take a picture of the screen, then ask where to; say where it is, or that it can't be written."""
    screen = window.current_screen
    if screen is None:
        return
    taken = picture_of(screen)
    name = f"sakura-{QDateTime.currentDateTime().toString('yyyy-MM-dd-HHmmss')}.png"
    path = ask_file(window, words, settings, save=True, name=name, kind=PICTURES)
    if path is None:
        return
    if taken.save(str(path)):
        window.note.tell(say("file-saved", path=str(path)))
    else:
        tell(window, words, say("cannot-save-title"), say("picture-not-saved", path=str(path)))
