"""What is done with a deck in every game that has some: kept under a name, copied and pasted as a code."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QGuiApplication

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.dialogs import ask_text, confirm

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.deck_code import BadDeckCode
    from sakura_desktop.decks.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words

D = TypeVar("D")


def code_trouble(error: BadDeckCode) -> Phrase:
    """Why a text is no deck code, and what to do, in a sentence."""
    return say("decks-code-trouble", code=error.code, part=error.part)


def copy_code(code: str) -> Phrase:
    """Put a code on the clipboard, and say so."""
    QGuiApplication.clipboard().setText(code)
    return say("deck-copied", code=code)


def pasted(shelf: SavedDecks[D]) -> D:
    """The deck whose code is on the clipboard. Raises `BadDeckCode`."""
    return shelf.read(QGuiApplication.clipboard().text())


def keep_under_name(
    parent: QWidget, words: Words, shelf: SavedDecks[D], deck: D, wish: str, *, own: str = ""
) -> str:
    """Keep a deck under a name that is asked for, and give the name; empty where the question was left. The name under
    which it is kept already (`own`) is offered; another deck of that name is replaced only if a person says so.
    """
    name = ask_text(parent, words, say("deck-name-ask"), own or shelf.free_name(wish))
    if not name:
        return ""
    if name != own and shelf.named(name) is not None and not confirm(
        parent, words, say("deck-replace-title", name=name), say("deck-replace-text"), "deck-replace"
    ):
        return ""
    shelf.keep(name, deck)
    return name
