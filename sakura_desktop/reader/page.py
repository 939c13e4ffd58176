"""A page of blocks whose terms can be pointed at, pressed, and walked through by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication

from sakura_desktop.reader.blurred_text import VEIL
from sakura_desktop.reader.selection import nearest_text
from sakura_desktop.reader.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.reader.blocks import Anchor, TextBlock
    from sakura_desktop.theme import Theme

HOVER_MS: Final = 320
"""How long the mouse rests on a term before its meaning shows."""
PRESS_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class Page(Sheet):
    """Arrows walk from term to term, Enter or a press opens one, a resting mouse shows one. Tab walks as they do, where
    nothing else is about.
    """

    rested = Signal(object)
    """The mouse rests on an `Anchor`."""
    left = Signal()
    """The mouse has gone from what it rested on."""
    pressed = Signal(object)
    """An `Anchor` was pressed, by mouse or key."""
    reached = Signal(object)
    """The keyboard has come to an `Anchor`: whoever scrolls brings it into sight."""

    def __init__(
        self, theme: Callable[[], Theme], parent: QWidget | None = None, *, tab_walks: bool = True,
    ) -> None:
        """Empty; unless `tab_walks` it is one stop among others."""
        super().__init__(theme, parent)
        self._tab_walks = tab_walks
        self._drawn_from: QPointF | None = None
        """Where the mouse was pressed: from there on text may be chosen."""
        self._timer = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._timer.timeout.connect(self._rest)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # --- the mouse ---

    def _at(self, point: QPointF) -> int:
        """The last that holds the point: what a veiled text names comes after the text as a whole."""
        return max((at for at, anchor in enumerate(self._anchors) if anchor.holds(point)), default=-1)

    def _hover(self, at: int) -> None:
        if at == self.hovered:
            return
        if self.hovered >= 0:
            self.left.emit()
        self.hovered = at
        named = at >= 0 and not self._anchors[at].ref.startswith(VEIL)
        self.setCursor(Qt.CursorShape.PointingHandCursor if named else Qt.CursorShape.ArrowCursor)
        self._timer.stop()
        if named:
            self._timer.start()
        self.update()

    def _rest(self) -> None:
        if 0 <= self.hovered < len(self._anchors):
            self.rested.emit(self._anchors[self.hovered])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the term under the mouse; drawn on, the mouse chooses text."""
        if self._drawn_from is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._hover(self._at(event.position()))
            return
        if not self.chosen.begun:
            if (event.position() - self._drawn_from).manhattanLength() < QApplication.startDragDistance():
                return
            self._hover(-1)
            self.chosen.begin(self.texts(), self._drawn_from)
        self.chosen.extend(event.position())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse."""
        self._hover(-1)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The mark comes to the term under the mouse; text may be drawn over from here on."""
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._timer.stop()
        self._drawn_from = event.position()
        self.chosen.clear()
        self.walked_to = self._at(event.position())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the term that was pressed, unless text was drawn over."""
        pressed, self._drawn_from = self._drawn_from, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None or self.chosen.begun:
            super().mouseReleaseEvent(event)
            return
        at = self._at(event.position())
        if 0 <= at == self.walked_to:
            self._press(self._anchors[at])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A press like the first one."""
        self.mousePressEvent(event)

    def _press(self, anchor: Anchor) -> None:
        """A veiled text is bared by looking at it; what it names is pressed like all else."""
        if not anchor.ref.startswith(VEIL):
            self.pressed.emit(anchor)

    # --- what is meant, of all that stands here ---

    @property
    def meant(self) -> Anchor | None:
        """What is pointed at: what the keyboard has come to, or else what is under the mouse."""
        if self.hasFocus() and self.walked is not None:
            return self.walked
        return self._named(self.hovered)

    def named_at(self, point: QPointF) -> Anchor | None:
        """What is named at a point of the page."""
        return self._named(self._at(point))

    def _named(self, at: int) -> Anchor | None:
        named = 0 <= at < len(self._anchors) and not self._anchors[at].ref.startswith(VEIL)
        return self._anchors[at] if named else None

    def line_at(self, point: QPointF) -> TextBlock | None:
        """The text at a point of the page, or what is nearest to it."""
        return nearest_text(self.texts(), point)

    # --- the keyboard ---

    def focusNextPrevChild(self, forth: bool) -> bool:
        """Tab goes from term to term, and beyond the last to the next widget."""
        to = self.walked_to + (1 if forth else -1)
        if not (self._tab_walks and self.hasFocus() and 0 <= to < len(self._anchors)):
            return super().focusNextPrevChild(forth)
        self._walk(to)
        return True

    def _first(self) -> int:
        """Where the keyboard begins to walk."""
        return 0

    def _walk(self, to: int) -> None:
        self.walked_to = to
        self.update()
        anchor = self.walked
        if anchor is not None:
            self.setAccessibleName(anchor.text)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
            self.reached.emit(anchor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes to the first term, Shift+Tab to the last; or to the page as a whole."""
        super().focusInEvent(event)
        if self._tab_walks and event.reason() == Qt.FocusReason.TabFocusReason and self._anchors:
            self._walk(self._first())
        elif self._tab_walks and event.reason() == Qt.FocusReason.BacktabFocusReason and self._anchors:
            self._walk(len(self._anchors) - 1)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A frame around what is in sight while the keyboard is on the page as a whole."""
        super().paintEvent(event)
        if self.hasFocus() and self.walked is None and not self._tab_walks:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._theme().ink), 2))
            painter.drawRoundedRect(self.visibleRegion().boundingRect().adjusted(2, 2, -3, -3), 4, 4)
            painter.end()

    def moveEvent(self, event: QMoveEvent) -> None:
        """The frame stays around what is in sight when the page is scrolled."""
        super().moveEvent(event)
        if self.hasFocus():
            self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The page has its own name again."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.walked_to = -1
        self.setAccessibleName(self._name)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the term; arrows walk."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # with Ctrl it is the screen's
        if event.key() in PRESS_KEYS and self.walked is not None and not held:
            self._press(self.walked)
        elif event.key() in steps and self._anchors:
            to = self.walked_to + steps[Qt.Key(event.key())] if self.walked is not None else self._first()
            self._walk(min(max(to, 0), len(self._anchors) - 1))
        else:
            super().keyPressEvent(event)
