"""Pieces of the prompt bar: whose turn it is, what is asked, the card that asks."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.text.phrase import say
from sakura_desktop.pictures.text_runs import paragraphs_of
from sakura_desktop.reader.blocks import TextBlock
from sakura_desktop.reader.page import PRESS_KEYS
from sakura_desktop.reader.page_fonts import PageFonts, TextStyle
from sakura_desktop.reader.sheet import frame_walked
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from sakura_desktop.widgets.spoken import call
from sakura_desktop.widgets.tab_order import STILL_THERE

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QFocusEvent,
        QHideEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
        QShowEvent,
    )

    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase
    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.table.prompts.sheet import PromptContext

BACK = Qt.FocusReason.BacktabFocusReason
FACE = QSize(5, 7)
"""Width and height of the card that asks, as its shape is."""
AIR = 0.64
"""How much of the room of lines with readings, over the size of their letters, isn't needed: above the readings of the
first stands a line that has none, below the last is the band's edge.
"""
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

    def whole_width(self) -> int:
        """How much room it needs to be read whole, with a pixel to spare."""
        return self.fontMetrics().horizontalAdvance(self._line) + 2

    def _cut(self) -> None:
        if not self.isVisible():
            self.setText(self._line)
            return
        width = self.contentsRect().width()
        line = self._line if self.fontMetrics().horizontalAdvance(self._line) < width else self._short
        self.setText(self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, width))
        self.setToolTip(plain_tip(self._line if self.text() != self._line else ""))


class Question(PlainLabel):
    """What is asked, set as the reader sets text: with readings, its terms and cards named as links. Tab comes to it
    where it names any; arrows walk from one to the next, Enter presses one.
    """

    linkActivated = Signal(str)
    """A term or a card of it was pressed, by mouse or key: `term:hand`."""

    def __init__(self, asking: PromptContext, parent: QWidget) -> None:
        """Nothing is asked."""
        super().__init__(parent)
        self._asking = asking
        self.setObjectName("prompt.question")
        self.setMouseTracking(True)
        self.setMinimumWidth(80)
        self._block = TextBlock((), TextStyle("en"))
        self._case = PageFonts(0.0)
        self._pressed = ""
        self._said = ""
        self._walked_to = -1
        """Which of its links the keyboard has come to."""

    def put(self, phrase: Phrase | None) -> None:
        """Ask something, or say it; None says nothing."""
        words = self._asking.words
        spans = words.of("program").spans(phrase) if phrase is not None else ()
        self._block = TextBlock(paragraphs_of(spans), TextStyle(words.language))
        self._lay_out(self.width())
        self.update()
        self._said = words.text(phrase) if phrase is not None else ""
        call(self, self._said)
        links = self._links()
        self._walked_to = min(self._walked_to, len(links) - 1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if links else Qt.FocusPolicy.NoFocus)

    def _links(self) -> list[Anchor]:
        return list(self._block.anchors(QPointF()))

    @property
    def walked(self) -> Anchor | None:
        """The link that the keyboard has come to."""
        links = self._links() if self.hasFocus() else []
        return links[self._walked_to] if 0 <= self._walked_to < len(links) else None

    def _walk(self, to: int) -> None:
        """Come to a link, and say which."""
        self._walked_to = min(max(to, 0), len(self._links()) - 1)
        self.update()
        if self.walked is not None:
            call(self, self.walked.text)

    def _lay_out(self, width: int) -> float:
        points = QFontInfo(self.font()).pointSizeF()  # the style sheet says pixels
        if points != self._case.points:
            self._case = PageFonts(points)
        return self._block.lay_out(self._case, max(width, self.minimumWidth()))

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high it is in that width; it stays laid out for its own."""
        high = self._lay_out(width)
        self._lay_out(self.width())
        return ceil(high)

    @property
    def air(self) -> int:
        """So many pixels of its height aren't needed, half of them at its top: with readings it needs no more
        room than without, as far as that can be read.
        """
        return round(self._case.size(self._block.style) * AIR) if self._block.has_readings else 0

    def _at(self, event: QMouseEvent) -> str:
        """The link under the mouse; empty for none."""
        return next((anchor.ref for anchor in self._links() if anchor.holds(event.position())), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines elsewhere."""
        super().resizeEvent(event)
        self._lay_out(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out(self.width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The lines, in the colours of now, and what the keyboard has come to."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._block.paint(painter, self._case, self._asking.look.theme, QPointF())
        walked = self.walked
        if walked is not None:
            frame_walked(painter, walked, self._asking.look.theme, self.rect())
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes to the first link, Shift+Tab to the last; whoever was elsewhere for a while is where they were."""
        super().focusInEvent(event)
        last = len(self._links()) - 1
        self._walk(self._walked_to if self._walked_to >= 0 else last if event.reason() == BACK else 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """It is called by what it asks again."""
        super().focusOutEvent(event)
        if event.reason() not in STILL_THERE:
            self._walked_to = -1
        call(self, self._said)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the link; arrows walk."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        walked = self.walked
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # with Ctrl it is the screen's
        if event.key() in PRESS_KEYS and walked is not None and not held:
            self.linkActivated.emit(walked.ref)
        elif event.key() in steps and walked is not None:
            self._walk(self._walked_to + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The hand of links."""
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._at(event) else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A link is pressed; anything else is for what lies below."""
        self._pressed = self._at(event) if event.button() == Qt.MouseButton.LeftButton else ""
        event.setAccepted(bool(self._pressed))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A link that was pressed is let go of."""
        pressed, self._pressed = self._pressed, ""
        if pressed and pressed == self._at(event):
            self.linkActivated.emit(pressed)


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
