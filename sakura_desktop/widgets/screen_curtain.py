"""The curtain between the players: it covers a whole screen until the one who is named lifts it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sakura_desktop.pictures.colour import mix
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.seat_mark import SeatMark
from sakura_desktop.widgets.transition import Transition, fading, falling, rising
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.view import Call
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

PANELS: Final = 5
"""Lengths of cloth side by side."""
EDGE: Final = 10
"""Pixels of paper beside the cloth …"""
HEM: Final = 22
"""… and below it."""
DEEPER: Final = 0.62
"""How much of the paper's colour the cloth takes on in the dark theme."""
EMBLEM: Final = 60
"""How large an emblem is, in pixels at zoom 1."""
MARK: Final = 44
CARD: Final = QSize(150, 210)
"""A card that is the reason, in pixels at zoom 1."""
PLAQUE: Final = 860
"""How wide what is said may become, in pixels at zoom 1."""
MARGIN: Final = 24
BUTTON: Final = 44
FALLS: Final = 0.35
"""Seconds in which it comes down …"""
RISES: Final = 0.3
"""… and in which it is drawn up."""


class ScreenCurtain(QWidget):
    """A cover over a screen. While it is down nothing of the screen's content shows or takes keys. It hangs in the
    colour of the player who is called, with their mark.
    """

    lifted = Signal()
    left = Signal()
    """The answer that can be given without looking was given."""

    def __init__(self, words: Words, look: Appearance, settings: Settings, screen: QWidget, content: QWidget) -> None:
        """Up. `content` holds all that the screen shows: it is disabled as one, so that what is in it may change its
        own state under the cover.
        """
        super().__init__(screen)
        self.setObjectName("curtain")
        self._look = look
        self._screen = screen
        self._content = content
        self._cloth: QPixmap | None = None
        self._woven_above = 0
        self._card = ""
        self.seat = 0
        """Whom it waits for."""
        self.wording = Translated(words, self)
        self._plaque = QWidget(self)
        self._mark = SeatMark(look, MARK, self._plaque)
        self._label = PlainLabel(self._plaque)
        self._label.setProperty("role", "winner")
        self._face = PlainLabel(self._plaque)
        self._emblems = _Emblems(look, self._plaque)
        self._note = PlainLabel(self._plaque)
        self._note.setProperty("role", "title")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setWordWrap(True)
        self.by_keyboard = False
        """It is lifted without the mouse."""
        self.button = self._button("curtain.lift", self.lift)
        self.button.setProperty("role", "leading")
        self.leave = self._button("curtain.leave", self.left.emit)
        self._lay_out()
        self.transition = Transition(settings, screen)
        screen.installEventFilter(self)
        look.changed.connect(self._redressed)
        look.ready.connect(self._arrived)
        self.hide()

    def _button(self, name: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(self._plaque)
        button.setObjectName(name)
        button.installEventFilter(self)
        button.clicked.connect(lambda _checked=False: act())
        return button

    def _lay_out(self) -> None:
        said = below(
            beside(None, self._mark, self._label, None, spacing=12),
            beside(None, self._emblems, None),
            self._note,
            beside(None, self.button, self.leave, None, spacing=16),
            spacing=16,
        )
        inside = QHBoxLayout(self._plaque)
        inside.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        inside.setSpacing(MARGIN)
        inside.addWidget(self._face, 0, Qt.AlignmentFlag.AlignVCenter)
        inside.addLayout(said, 1)
        self._box = QVBoxLayout(self)
        self._box.addStretch(1)
        self._box.addLayout(beside(None, self._plaque, None))

    @property
    def is_down(self) -> bool:
        """It covers the screen, whether or not the screen itself is shown."""
        return not self.isHidden()

    def fall(
        self, seat: int, player: Phrase, call: Call, emblems: Sequence[str] = (), *, leaves: Phrase | None = None,
        before: QPixmap | None = None,
    ) -> None:
        """Cover the screen until the player takes the seat; `call` says what awaits them, `emblems` are theirs,
        `leaves` the answer that can be given without looking. It is seen to come down over `before`, else over nothing.
        """
        self.transition.end()
        self.seat, self._card = seat, call.card
        self._mark.show_seat(seat)
        self._emblems.show_keys(tuple(emblems))
        self.wording.text(self._label, "curtain-title", player=player, cause=call.cause)
        self.wording.phrase(self._note, call.words)
        self.wording.text(self.button, "curtain-lift", player=player)
        self.wording.bind(self.button, "why", self.button.setAccessibleDescription, call.words)
        self.leave.setVisible(leaves is not None)
        if leaves is not None:
            self.wording.phrase(self.leave, leaves)
        self.by_keyboard = True
        self._redressed()
        self._fit()
        self.show()
        self.raise_()
        self._content.setEnabled(False)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.transition.shown:
            over = before if before is not None else self._look.ground(self.size())
            moves = fading(over) if self.transition.still else falling(over, self._hanging())
            self.transition.run(FALLS, moves, covers=not self.transition.still)

    def expect(self, emblems: Sequence[str]) -> None:
        """Have the emblems painted of whoever will be called."""
        self._emblems.painted(tuple(emblems))

    def rise(self) -> None:
        """Show what is below, without anybody having come for it."""
        if self.is_down and self.transition.shown:
            moves = fading(self.grab()) if self.transition.still else rising(self._hanging())
            self.transition.run(RISES, moves)
        self.button.clearFocus()  # else Qt gives the keyboard to something below as if Tab had been pressed
        self._content.setEnabled(True)
        self.hide()

    def lift(self) -> None:
        """The one who is named shows what is below."""
        self.rise()
        self.lifted.emit()

    def _hanging(self) -> QPixmap:
        """The cloth and what stands on it, without the paper behind."""
        self.grab()  # what was said last has its place only now
        made = self._woven()
        painter = QPainter(made)
        self._paint_plaque(painter)
        self._plaque.render(painter, self._plaque.pos(), QRegion(), QWidget.RenderFlag.DrawChildren)
        painter.end()
        return made

    def _fit(self) -> None:
        self.setGeometry(self._screen.rect())

    def _redressed(self) -> None:
        self._cloth = None
        self._plaque.setFixedWidth(min(self._look.px(PLAQUE), max(240, self._screen.width() - 6 * EDGE)))
        self._box.setContentsMargins(EDGE, EDGE, EDGE, round(self._screen.height() * 0.09))
        self._face.setVisible(bool(self._card))
        for button in (self.button, self.leave):
            button.setMinimumHeight(self._look.px(BUTTON))
        self._arrived()

    def _arrived(self) -> None:
        """The card and the emblems as they are painted by now."""
        if self._card:
            size = QSize(self._look.px(CARD.width()), self._look.px(CARD.height()))
            self._face.setFixedSize(size)
            self._face.setPixmap(self._look.face(self._card, self._look.language, size))
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the screen; know what lifts it."""
        if event.type() == QEvent.Type.Resize and watched is self._screen:
            self._redressed()
            self._fit()
        elif event.type() == QEvent.Type.MouseButtonPress and watched in {self.button, self.leave}:
            self.by_keyboard = False
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts it, unless another button has the keyboard."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.leave.hasFocus():
                self.leave.click()
            else:
                self.lift()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper, and the cloth before it: nothing below shines through."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.paper))
        painter.drawPixmap(0, 0, self._look.ground(self.size()))
        if self._cloth is None or self._woven_above != self._plaque.y():
            self._cloth, self._woven_above = self._woven(), self._plaque.y()
        painter.drawPixmap(0, 0, self._cloth)
        self._paint_plaque(painter)
        painter.end()

    def _paint_plaque(self, painter: QPainter) -> None:
        """The paper that what is said stands on."""
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.seats[self.seat]), 3))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(self._plaque.geometry(), 14, 14)

    def _woven(self) -> QPixmap:
        """The rod and the cloth with the mark."""
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -HEM)
        wide = room.width() / PANELS
        colour = self._dye()
        for number in range(PANELS):
            part = _panel(QRectF(room.left() + wide * number, room.top(), wide, room.height()), number)
            painter.fillPath(part.translated(0, 6), QColor(0, 0, 0, 40))
            fold = QLinearGradient(part.boundingRect().topLeft(), part.boundingRect().topRight())
            for share, shade in ((0.0, 0.10), (0.3, 0.0), (0.7, 0.04), (1.0, 0.16)):
                fold.setColorAt(share, QColor(mix(colour, "#000000", shade)))
            painter.fillPath(part, fold)
            painter.setPen(QPen(QColor(self._printed()), 2))
            painter.setOpacity(0.35)
            painter.drawPath(_hem(part))
            painter.setOpacity(1.0)
        self._print(painter, room)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.card_edge))
        painter.drawRoundedRect(QRectF(2, EDGE - 6, self.width() - 4, 12), 6, 6)
        painter.end()
        return made

    def _dye(self) -> str:
        """The player's colour; in the dark so deep that so much of it doesn't dazzle."""
        theme = self._look.theme
        return mix(theme.seats[self.seat], theme.paper, DEEPER) if theme.dark else theme.seats[self.seat]

    def _printed(self) -> str:
        theme = self._look.theme
        return theme.seats[self.seat] if theme.dark else theme.on_seat

    def _print(self, painter: QPainter, room: QRectF) -> None:
        """The mark, as large as there is room above what is said."""
        high = self._plaque.y() - room.top()
        side = round(min(high * 0.84, room.width() * 0.4))
        if side > 0:
            at = QPointF(room.center().x() - side / 2, room.top() + (high - side) / 2)
            painter.drawPixmap(at, self._look.sign(seat_icon(self.seat), QSize(side, side), self._printed()))


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
