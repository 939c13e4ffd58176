"""A page of blocks whose terms can be pointed at, pressed, and walked through by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sakura_desktop.reader.blocks import Stack
from sakura_desktop.reader.typecase import TypeCase

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.art.theme import Theme
    from sakura_desktop.reader.blocks import Anchor, Block

HOVER_MS: Final = 320
"""How long the mouse rests on a term before its meaning shows."""
MARGIN: Final = 10
PRESS_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class Page(QWidget):
    """Blocks in a column. Tab walks from term to term, Enter or a press opens one, a resting mouse shows one."""

    rested = Signal(object)
    """The mouse rests on an `Anchor`."""
    left = Signal()
    """The mouse has gone from what it rested on."""
    pressed = Signal(object)
    """An `Anchor` was pressed, by mouse or key."""
    reached = Signal(object)
    """The keyboard has come to an `Anchor`: whoever scrolls brings it into sight."""

    def __init__(self, theme: Callable[[], Theme], parent: QWidget | None = None) -> None:
        """Empty; `theme` is asked at each painting."""
        super().__init__(parent)
        self._theme = theme
        self._block: Block = Stack([])
        self._case = TypeCase(self.font().pointSizeF())
        self._anchors: list[Anchor] = []
        self._hovered = -1
        self._walked = -1
        self._name = ""
        self._height = 0
        self._timer = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._timer.timeout.connect(self._rest)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_blocks(self, block: Block, name: str) -> None:
        """Show a page; `name` is what it is called to those who have it read out."""
        walked = self._anchors[self._walked].ref if 0 <= self._walked < len(self._anchors) else ""
        self._block = block
        self._name = name
        self._hovered = -1
        self._timer.stop()
        self._lay_out()
        # the same term in another language keeps the keyboard's mark
        self._walked = next((at for at, anchor in enumerate(self._anchors) if walked and anchor.ref == walked), -1)
        self.setAccessibleName(name)
        self.setAccessibleDescription(block.text())
        self.update()

    @property
    def anchors(self) -> tuple[Anchor, ...]:
        """Every term and card named on the page, in reading order."""
        return tuple(self._anchors)

    @property
    def walked(self) -> Anchor | None:
        """The term that the keyboard has come to."""
        return self._anchors[self._walked] if 0 <= self._walked < len(self._anchors) else None

    def text(self) -> str:
        """What the page says."""
        return self._block.text()

    def sizeHint(self) -> QSize:
        """As wide as it is, as high as its blocks."""
        return QSize(max(self.width(), 200), self._height)

    def height_in(self, width: int) -> int:
        """How high the page is in a width; it is laid out for it."""
        return round(self._block.lay_out(self._case, width - 2 * MARGIN)) + 2 * MARGIN

    def _lay_out(self) -> None:
        points = self.font().pointSizeF()
        if points != self._case.points:
            self._case = TypeCase(points)
        self._height = self.height_in(max(self.width(), 80))
        self._anchors = list(self._block.anchors(QPointF(MARGIN, MARGIN)))
        self.setMinimumHeight(self._height)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again where the width is another."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The blocks, and marks on what is hovered and walked to."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme()
        for at, colour in ((self._hovered, theme.cherry_soft), (self._walked, theme.cherry_soft)):
            if 0 <= at < len(self._anchors) and (at == self._hovered or self.hasFocus()):
                for box in self._anchors[at].boxes:
                    painter.fillRect(box.adjusted(-1, 1, 1, 1), QColor(colour))
        self._block.paint(painter, self._case, theme, QPointF(MARGIN, MARGIN))
        if self.hasFocus() and self.walked is not None:
            painter.setPen(QPen(QColor(theme.cherry), 1.6))
            for box in self.walked.boxes:
                painter.drawRoundedRect(box.adjusted(-2, 0, 2, 2), 3, 3)
        painter.end()

    # --- the mouse ---

    def _at(self, point: QPointF) -> int:
        return next((at for at, anchor in enumerate(self._anchors) if anchor.holds(point)), -1)

    def _hover(self, at: int) -> None:
        if at == self._hovered:
            return
        if self._hovered >= 0:
            self.left.emit()
        self._hovered = at
        self.setCursor(Qt.CursorShape.PointingHandCursor if at >= 0 else Qt.CursorShape.ArrowCursor)
        self._timer.stop()
        if at >= 0:
            self._timer.start()
        self.update()

    def _rest(self) -> None:
        if 0 <= self._hovered < len(self._anchors):
            self.rested.emit(self._anchors[self._hovered])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the term under the mouse."""
        self._hover(self._at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse."""
        self._hover(-1)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the term under the mouse."""
        at = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and at >= 0:
            self._timer.stop()
            self._walked = at
            self.update()
            self.pressed.emit(self._anchors[at])
        else:
            super().mousePressEvent(event)

    # --- the keyboard ---

    def focusNextPrevChild(self, forth: bool) -> bool:
        """Tab goes from term to term, and beyond the last to the next widget."""
        to = self._walked + (1 if forth else -1)
        if not self.hasFocus() or not 0 <= to < len(self._anchors):
            return super().focusNextPrevChild(forth)
        self._walk(to)
        return True

    def _walk(self, to: int) -> None:
        self._walked = to
        self.update()
        anchor = self.walked
        if anchor is not None:
            self.setAccessibleName(anchor.text)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
            self.reached.emit(anchor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes to the first term, Shift+Tab to the last."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason and self._anchors:
            self._walk(0)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason and self._anchors:
            self._walk(len(self._anchors) - 1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The page has its own name again."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._walked = -1
        self.setAccessibleName(self._name)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the term; arrows walk as Tab does."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        if event.key() in PRESS_KEYS and self.walked is not None:
            self.pressed.emit(self.walked)
        elif event.key() in steps and self._anchors:
            to = self._walked + steps[Qt.Key(event.key())]
            self._walk(min(max(to, 0), len(self._anchors) - 1))
        else:
            super().keyPressEvent(event)

    def box_of(self, anchor: Anchor) -> QRect:
        """Where an anchor is on the screen."""
        box = anchor.bounds.toAlignedRect()
        return QRect(self.mapToGlobal(box.topLeft()), box.size())
