"""The curtain between the players: it covers a whole screen until the one who is named lifts it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sakura_desktop.pictures.colour import mix
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.widgets.layouts import beside
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.seat_mark import SeatMark
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

PANELS: Final = 5
"""Lengths of cloth side by side."""
CLOTH: Final = 0.44
"""How much of the height the cloth hangs down."""
WIDE: Final = 0.78
"""How wide it is, as a share of the screen."""
DEEPER: Final = 0.62
"""How much of the paper's colour the cloth takes on in the dark theme."""
EMBLEM: Final = 68
"""How large an emblem is, in pixels at zoom 1."""
MARK: Final = 30
TEXT: Final = 760
"""How wide what is said may become, in pixels at zoom 1."""


class ScreenCurtain(QWidget):
    """A cover over a screen. While it is down nothing of the screen's content shows or takes keys. It hangs in a
    doorway, in the colour of the player who is called, with their mark.
    """

    lifted = Signal()

    def __init__(self, words: Words, look: Appearance, screen: QWidget, content: QWidget) -> None:
        """Up. `content` holds all that the screen shows: it is disabled as one, so that what is in it may change its
        own state under the cover.
        """
        super().__init__(screen)
        self.setObjectName("curtain")
        self._look = look
        self._screen = screen
        self._content = content
        self._cloth: QPixmap | None = None
        self.seat = 0
        """Whom it waits for."""
        self.wording = Translated(words, self)
        self._mark = SeatMark(look, MARK, self)
        self._label = PlainLabel(self)
        self._label.setProperty("role", "title")
        self._emblems = _Emblems(look, self)
        self._note = PlainLabel(self)
        self._note.setProperty("role", "heading")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setWordWrap(True)
        self.by_keyboard = False
        """It is lifted without the mouse."""
        self.button = QPushButton(self)
        self.button.installEventFilter(self)
        self.button.setObjectName("curtain.lift")
        self.button.setProperty("role", "leading")
        self.button.clicked.connect(self.lift)
        self._lay_out()
        screen.installEventFilter(self)
        look.changed.connect(self._redressed)
        look.ready.connect(self.update)
        self.hide()

    def _lay_out(self) -> None:
        name = QHBoxLayout()
        name.setSpacing(10)
        name.addStretch(1)
        name.addWidget(self._mark)
        name.addWidget(self._label)
        name.addStretch(1)
        self._box = box = QVBoxLayout(self)
        box.setSpacing(16)
        box.addStretch(1)
        box.addLayout(name)
        box.addWidget(self._emblems, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addLayout(beside(None, self._note, None))  # by its alignment it would be asked its height for all the width
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(2)

    @property
    def is_down(self) -> bool:
        """It covers the screen, whether or not the screen itself is shown."""
        return not self.isHidden()

    def fall(self, seat: int, player: Phrase, purpose: Phrase, emblems: Sequence[str] = ()) -> None:
        """Cover the screen until the player takes the seat; `purpose` says what awaits them, `emblems` are theirs."""
        self.seat = seat
        self._mark.show_seat(seat)
        self._emblems.show_keys(tuple(emblems))
        self.wording.text(self._label, "curtain-title", player=player)
        self.wording.phrase(self._note, purpose)
        self.wording.text(self.button, "curtain-lift", player=player)
        self.wording.bind(self.button, "why", self.button.setAccessibleDescription, purpose)
        self.by_keyboard = True
        self._redressed()
        self._fit()
        self.show()
        self.raise_()
        self._content.setEnabled(False)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def expect(self, emblems: Sequence[str]) -> None:
        """Have the emblems painted of whoever will be called."""
        self._emblems.painted(tuple(emblems))

    def rise(self) -> None:
        """Show what is below, without anybody having come for it."""
        self.button.clearFocus()  # else Qt gives the keyboard to something below as if Tab had been pressed
        self._content.setEnabled(True)
        self.hide()

    def lift(self) -> None:
        """The one who is named shows what is below."""
        self.rise()
        self.lifted.emit()

    def _fit(self) -> None:
        self.setGeometry(self._screen.rect())

    def _redressed(self) -> None:
        self._cloth = None
        self._note.setFixedWidth(min(self._look.px(TEXT), max(200, self._screen.width() - 40)))
        self._box.setContentsMargins(20, round(self._screen.height() * CLOTH), 20, 12)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the screen; know what lifts it."""
        if event.type() == QEvent.Type.Resize and watched is self._screen:
            self._redressed()
            self._fit()
        elif event.type() == QEvent.Type.MouseButtonPress and watched is self.button:
            self.by_keyboard = False
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.lift()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper, and the cloth before it: nothing below shines through."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.paper))
        painter.drawPixmap(0, 0, self._look.ground(self.size()))
        if self._cloth is None:
            self._cloth = self._woven()
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()

    def _woven(self) -> QPixmap:
        """The rod and the cloth, painted once for a size and a look."""
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        high = round(self.height() * CLOTH)
        made = QPixmap(QSize(self.width(), high) * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() * WIDE
        left, top = (self.width() - wide) / 2, self.height() * 0.045
        colour = self._dye()
        whole = QPainterPath()
        for number in range(PANELS):
            part = _panel(QRectF(left + wide * number / PANELS, top, wide / PANELS, high - top - 14), number)
            painter.fillPath(part.translated(0, 6), QColor(0, 0, 0, 40))
            fold = QLinearGradient(part.boundingRect().topLeft(), part.boundingRect().topRight())
            for share, shade in ((0.0, 0.10), (0.3, 0.0), (0.7, 0.04), (1.0, 0.16)):
                fold.setColorAt(share, QColor(mix(colour, "#000000", shade)))
            painter.fillPath(part, fold)
            painter.setPen(QPen(QColor(self._printed()), 2))
            painter.setOpacity(0.35)
            painter.drawPath(_hem(part))
            painter.setOpacity(1.0)
            whole.addPath(part)
        self._print(painter, whole, QRectF(left, top, wide, high - top))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.card_edge))
        painter.drawRoundedRect(QRectF(left - 26, top - 9, wide + 52, 12), 6, 6)
        painter.end()
        return made

    def _dye(self) -> str:
        """The player's colour; in the dark so deep that so much of it doesn't dazzle."""
        theme = self._look.theme
        return mix(theme.seats[self.seat], theme.paper, DEEPER) if theme.dark else theme.seats[self.seat]

    def _printed(self) -> str:
        theme = self._look.theme
        return theme.seats[self.seat] if theme.dark else theme.on_seat

    def _print(self, painter: QPainter, cloth: QPainterPath, room: QRectF) -> None:
        """The mark, large over the length in the middle."""
        painter.save()
        painter.setClipPath(cloth)
        side = round(min(room.height() * 0.74, room.width() * 0.4))
        at = room.center() - QPointF(side / 2, side / 2 - room.height() * 0.01)
        painter.setOpacity(0.95)
        painter.drawPixmap(at, self._look.sign(seat_icon(self.seat), QSize(side, side), self._printed()))
        painter.restore()


def _panel(room: QRectF, number: int) -> QPainterPath:
    """A length of cloth: its sides fall inwards, its hem swings a little."""
    gap, swing = 2.5, (6.0, -5.0, 7.0, -6.0, 5.0)[number % 5]
    left, right, top, bottom = room.left() + gap, room.right() - gap, room.top(), room.bottom()
    path = QPainterPath(QPointF(left, top))
    path.lineTo(right, top)
    path.cubicTo(right - 1, top + room.height() * 0.5, right + swing * 0.3, bottom - 30, right - 3 + swing, bottom)
    third = room.width() / 3
    path.cubicTo(
        right - third, bottom + 7 - swing * 0.4, left + third, bottom - 7 - swing * 0.4, left + 3 + swing, bottom
    )
    path.cubicTo(left + swing * 0.3, bottom - 30, left + 1, top + room.height() * 0.5, left, top)
    path.closeSubpath()
    return path


def _hem(panel: QPainterPath) -> QPainterPath:
    """The seam a little above the lower edge of a length of cloth."""
    room = panel.boundingRect().adjusted(12, 0, -12, -24)
    seam = QPainterPath(room.bottomLeft())
    seam.lineTo(room.bottomRight())
    return seam


class _Emblems(QWidget):
    """The emblems of what a player brought, side by side; no taller than it has any."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        """None."""
        super().__init__(parent)
        self._look = look
        self._keys: tuple[str, ...] = ()
        look.changed.connect(self.updateGeometry)

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Show these."""
        self._keys = keys
        self.setVisible(bool(keys))
        self.updateGeometry()

    def painted(self, keys: tuple[str, ...]) -> list[QPixmap]:
        """Emblems as they are by now; those that aren't painted yet will be."""
        side = self._side()
        return [self._look.emblem(key, QSize(side, side)) for key in keys]

    def _side(self) -> int:
        return self._look.px(EMBLEM)

    def sizeHint(self) -> QSize:
        """Side by side with a little air."""
        side = self._side()
        return QSize(len(self._keys) * (side + side // 5), side)

    def minimumSizeHint(self) -> QSize:
        """As large as they are."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """From left to right."""
        painter = QPainter(self)
        side = self._side()
        for number, emblem in enumerate(self.painted(self._keys)):
            painter.drawPixmap(number * (side + side // 5) + side // 10, 0, emblem)
        painter.end()
