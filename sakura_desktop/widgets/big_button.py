"""A large button with a title and a line below it: what a screen offers to do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from sakura_desktop.widgets.broken_lines import DEEP, broken
from sakura_desktop.widgets.plain_label import plain_tip

PAD = 10
TITLE = 1.25
"""How much larger than the text the title is …"""
GRAND = 1.6
"""… and that of the one that is most likely wanted."""
LINES = 2
"""So many lines has the title, and so many what is said below it, where one isn't enough."""
BESIDE = 2 + 2 * PAD + 4
"""Pixels beside its words, on both sides together."""
WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)


class BigButton(QAbstractButton):
    """The title is the button's text; the detail says more. A leading one stands out by a filled edge, a grand one is
    filled and larger, a terse one is small and shows its detail only where it is pointed at.
    """

    def __init__(
        self, name: str, *, leading: bool = False, terse: bool = False, parent: QWidget | None = None
    ) -> None:
        """Named for tests and for those who use the program by a screen reader."""
        super().__init__(parent)
        self.setObjectName(name)
        self.leading = leading
        self._terse = terse
        self._grand = False
        self._detail = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_detail(self, detail: str) -> None:
        """Say more below the title."""
        self._detail = "" if self._terse else detail
        if self._terse:
            self.setToolTip(plain_tip(detail))
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    @property
    def grand(self) -> bool:
        """It is the one that is most likely wanted."""
        return self._grand

    @grand.setter
    def grand(self, grand: bool) -> None:
        if grand != self._grand:
            self._grand = grand
            self.updateGeometry()
            self.update()

    def _pad(self) -> int:
        """Above its words and below them."""
        return PAD // 2 if self._terse else PAD * 3 // 2 if self._grand else PAD

    def _fonts(self) -> tuple[QFont, QFont]:
        title, detail = QFont(self.font()), QFont(self.font())
        title.setPointSizeF(self.font().pointSizeF() * (1.0 if self._terse else GRAND if self._grand else TITLE))
        title.setWeight(QFont.Weight.DemiBold)
        return title, detail

    def sizeHint(self) -> QSize:
        """Wide enough for each line, and as high as it needs where it is narrower."""
        title, detail = (QFontMetrics(font) for font in self._fonts())
        wide = max(title.horizontalAdvance(self.text()), detail.horizontalAdvance(self._detail)) + 3 * PAD
        laid_out = self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        return QSize(wide, self.heightForWidth(min(wide, self.width()) if laid_out else wide))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width it may need another height; the first time too, when it was measured at no width at all."""
        super().resizeEvent(event)
        if self.heightForWidth(event.size().width()) != event.size().height():
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """What is said below may need a second line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high at that width."""
        heights = (_height(said, font, width - BESIDE) for said, font in zip(self._said(), self._fonts(), strict=True))
        return sum(heights) + 2 * self._pad()

    def _said(self) -> tuple[str, str]:
        """The title, and what is said below it."""
        return self.text(), self._detail

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be; a narrow one breaks its lines."""
        return QSize(160, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as space does; with Ctrl it is the screen's."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not held:
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the mouse is over it."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show that the mouse is gone."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper, an ink edge, a bar of cherry on the left, and the two lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        box = self.rect().adjusted(1, 1, -2, -2)
        accent = palette.highlight().color()
        fill, other = QColor(palette.base().color()), accent
        if self._grand:
            fill, other = accent, QColor(palette.text().color())
        if self.isDown():
            fill = _between(fill, other, 0.25)
        elif self.underMouse() and self.isEnabled():
            fill = _between(fill, other, 0.10)
        painter.setBrush(fill)
        painter.setPen(QPen(other if self.hasFocus() else palette.mid().color(), 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(box, 6, 6)
        if self._grand and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.highlightedText().color(), 2))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4)
        if self.leading and not self._grand:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawRoundedRect(QRect(box.left(), box.top(), 6, box.height()), 3, 3)
        self._lines(painter, box.adjusted(PAD + 4, self._pad() - 1, -PAD, 1 - self._pad()))
        painter.end()

    def _lines(self, painter: QPainter, box: QRect) -> None:
        option = QStyleOptionButton()
        option.initFrom(self)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        ink = self.palette().text().color() if enabled else self.palette().placeholderText().color()
        soft = self.palette().placeholderText().color()
        if self._grand:
            ink = soft = self.palette().highlightedText().color()
        room = QRect(box)
        if not self._detail:
            room.setTop(box.top() + (box.height() - _height(self.text(), self._fonts()[0], box.width())) // 2)
        for said, font, colour in zip(self._said(), self._fonts(), (ink, soft), strict=True):
            painter.setFont(font)
            painter.setPen(colour)
            room.setHeight(_height(said, font, box.width()))
            painter.drawText(room, WRAPPED, _in_lines(said, font, box.width()))
            room.moveTop(room.bottom() + 1)


def _in_lines(said: str, font: QFont, width: int) -> str:
    """A text in lines that end between phrases; in Qt's where those are too many; without its end where those are."""
    metrics = QFontMetrics(font)
    for lines in (broken(said, font, width), said):
        taken = metrics.boundingRect(QRect(0, 0, width, DEEP), WRAPPED, lines)
        if taken.height() <= LINES * metrics.height() and taken.width() <= width:
            return lines
    first, *rest = broken(said, font, width, anywhere=True).split("\n")
    after = said[said.find(rest[0], len(first)) :] if rest else ""
    return f"{first}\n{metrics.elidedText(after, Qt.TextElideMode.ElideRight, width)}"


def _height(said: str, font: QFont, width: int) -> int:
    """How high a text is in its lines."""
    room = QRect(0, 0, width, DEEP)
    return QFontMetrics(font).boundingRect(room, WRAPPED, _in_lines(said, font, width)).height() if said else 0


def _between(one: QColor, other: QColor, share: float) -> QColor:
    """A colour part of the way from one to another."""
    return QColor(
        round(one.red() + (other.red() - one.red()) * share),
        round(one.green() + (other.green() - one.green()) * share),
        round(one.blue() + (other.blue() - one.blue()) * share),
    )
