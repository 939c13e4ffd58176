"""Pieces of the prompt bar: whose turn it is, what is asked, the card that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.text.phrase import say
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from sakura_desktop.widgets.rich_label import RichLabel
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase
    from sakura_desktop.table.prompts.sheet import PromptContext

FACE = QSize(5, 7)
"""Width and height of the card that asks, as its shape is."""
LINES = 3.4
"""So many lines of the question high is the card that asks."""


class TurnLine(PlainLabel):
    """The turn, whose it is, and its phase, as far as what happened has been seen."""

    def __init__(self, asking: PromptContext, parent: QWidget) -> None:
        """Nothing to say yet."""
        super().__init__(parent)
        self._asking = asking
        self._line = self._short = ""
        self.setProperty("role", "note")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def reword(self) -> None:
        """Say it as it is now."""
        session = self._asking.session
        self.setVisible(session.is_open)
        if session.is_open:
            view = self._asking.seen() or session.view()
            name = player_phrase(session.settings, view.turn_player)
            key, phase = f"{self._asking.game}-turn-line", view.phase or "none"
            self._line, self._short = (
                self._asking.words.text(say(key, turn=view.turn, name=name, phase=phase, room=room))
                for room in ("much", "little")
            )
            call(self, self._line)
            self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In little room the name gives way, which the plates bear, then the end."""
        super().resizeEvent(event)
        self._cut()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it is known how much room there is."""
        super().showEvent(event)
        self._cut()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody's room is to be kept to."""
        super().hideEvent(event)
        self._cut()

    def _cut(self) -> None:
        if not self.isVisible():
            self.setText(self._line)
            return
        width = self.contentsRect().width()
        line = self._line if self.fontMetrics().horizontalAdvance(self._line) < width else self._short
        self.setText(self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, width))
        self.setToolTip(plain_tip(self._line if self.text() != self._line else ""))


class Question(RichLabel):
    """What is asked."""

    def __init__(self, asking: PromptContext, parent: QWidget) -> None:
        """Nothing is asked."""
        super().__init__(parent)
        self._asking = asking
        self.setObjectName("prompt.question")
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(80)

    def put(self, phrase: Phrase | None) -> None:
        """Ask something, or say it; None says nothing."""
        words = self._asking.words
        self.setText(words.html(phrase, ruby=False) if phrase is not None else "")
        call(self, words.text(phrase) if phrase is not None else "")


class SourceFace(PlainLabel):
    """The card that asks, small."""

    def __init__(self, asking: PromptContext, parent: QWidget) -> None:
        """No card asks."""
        super().__init__(parent)
        self._asking = asking
        self._decision: Decision | None = None
        self.hide()
        asking.look.ready.connect(self.renew)

    def show_source(self, decision: Decision | None) -> None:
        """Show the card that a decision names as its source, if it names one."""
        self._decision = decision
        self.renew()

    def renew(self) -> None:
        """As high as some lines of the question beside it."""
        number = self.number
        self.setVisible(number is not None)
        if number is not None:
            look = self._asking.look
            high = round(self.fontMetrics().height() * LINES)
            size = QSize(high * FACE.width() // FACE.height(), high)
            self.setPixmap(look.face(number, look.language, size))
            if size != self.size():
                self.resize(size)
            self.setAccessibleName(self._asking.words.of("card-name").card(number).text)

    @property
    def number(self) -> str | None:
        """Of the card that asks; None where none does."""
        source = self._decision.source if self._decision is not None else ""
        if not source or not self._asking.session.is_open:
            return None
        view = self._asking.session.view()
        return self._asking.numbers(view).get(source)
