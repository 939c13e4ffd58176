"""The line at the foot of a page: what to do now, or why something isn't possible."""

from __future__ import annotations

import html
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.announce import announce
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.section_button import LINK
from sakura_desktop.widgets.translated import Translated, dress

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Refusal
    from sakura_desktop.languages.words import Words


class StatusLabel(PlainLabel):
    """One sentence. What went wrong is bold and has a sign before it, so that colour isn't all that tells it."""

    def __init__(self, name: str, words: Words, parent: QWidget) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self._wording = Translated(words, self)

    def tell(self, phrase: Phrase, *, warning: bool = False) -> None:
        """Say something."""
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._wording.phrase(self, say("status-warning", what=phrase) if warning else phrase)
        dress(self, "warning", warning)
        announce(self, self.text(), at_once=warning)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, with the section, which is a link into the rules for the mouse and the keyboard."""
        phrase = say("refusal-line", what=refusal.phrase, section=refusal.section)
        self.tell(phrase, warning=True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setTextFormat(Qt.TextFormat.RichText)
        show = partial(self._show_linked, refusal.section)
        self._wording.bind(self, "text", show, say("status-warning", what=phrase))

    def _show_linked(self, section: str, text: str) -> None:
        """The section stands at the end of the line."""
        before, _, after = (html.escape(part) for part in text.rpartition(section))
        self.setText(f'{before}<a href="{LINK}{section}">{section}</a>{after}')
