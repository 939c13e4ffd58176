"""A player's plate: name, the two megami, whose turn it is; and the doors to piles that are seldom looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.sakura.door import megami_name
from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.marks import focus_frame, lit_frame, marked_frame, pen, target_frame
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from engine.sakura.view.shapes import View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.models.cards import CardModel

DOORS = ("extra", "sealed", "outside")
"""Areas whose cards are shown on demand."""
SIGNS = {"extra": "extra", "sealed": "sealed", "outside": "decks"}
"""The sign on each door."""
LEAST = 8
"""How small the letters of a name become, in pixels, before it takes two lines."""


def player_phrase(settings: Settings, seat: int) -> Phrase:
    """What a player is called: the name given, or first and second player."""
    name = settings.names[seat]
    return say("board-named", name=name) if name else say("player-seat", seat=seat)


class PileButton(QAbstractButton):
    """A small button with an area's name and count; it opens the area's cards in a tray."""

    opened = Signal(str)
    """The place whose cards are to be shown."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """A door without a model."""
        super().__init__(parent)
        self._words = words
        self._look = look
        self._model: CardModel | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)

    @property
    def place(self) -> str:
        """The place behind it."""
        return self._model.place if self._model is not None else ""

    def model(self) -> CardModel:
        """The model of the place behind it."""
        assert self._model is not None
        return self._model

    def set_model(self, model: CardModel) -> None:
        """Lead to that place."""
        if model is self._model:
            return
        if self._model is not None:
            for signal in (self._model.rowsInserted, self._model.rowsRemoved, self._model.modelReset):
                signal.disconnect(self.renew)
        self._model = model
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self.renew)
        self.setObjectName(f"door.{model.place}")
        self.renew()

    def renew(self) -> None:
        """Say the area and its count again."""
        if self._model is None:
            return
        text = self._words.say("board-area-count", area=self.place.partition(".")[0], count=len(self._model.entries))
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(plain_tip(text))
        self.update()

    def _open(self) -> None:
        if self._model is not None:
            self.opened.emit(self.place)

    def sizeHint(self) -> QSize:
        """As small as can be hit."""
        return QSize(48, 22)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A tab with the area's name and count; lit where a card behind it may be taken."""
        del event
        if self._model is None:
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme.line if self._model.entries else theme.paper_sunk, 1))
        painter.setBrush(QColor(theme.paper_raised if self.underMouse() else theme.paper_sunk))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        ink = theme.ink if self._model.entries else theme.ink_faint
        side = round(self.height() * 0.7)
        sign = self._look.sign(SIGNS[self.place.partition(".")[0]], QSize(side, side), ink)
        half = self.width() // 2
        painter.drawPixmap(half - side - 1, (self.height() - side) // 2, sign)
        font = QFont(self.font())
        font.setPixelSize(max(9, round(self.height() * 0.6)))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        room = QRect(half + 3, 0, half - 4, self.height())
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(len(self._model.entries))
        )
        if any(entry.lit for entry in self._model.entries):
            lit_frame(painter, self.rect(), theme, 4)
        if self._model.target:
            target_frame(painter, self.rect(), theme, 4)
        if self._model.marked:
            marked_frame(painter, self.rect(), theme, 4)
        if self.hasFocus():
            focus_frame(painter, self.rect().adjusted(3, 3, -3, -3), theme, 4)
        painter.end()


class PlayerPlate(QWidget):
    """Who plays on this side."""

    looked = Signal(str)
    """A megami's form was pointed at."""

    def __init__(self, name: str, words: Words, look: Appearance, settings: Settings, parent: QWidget) -> None:
        """Nobody sits here yet."""
        super().__init__(parent)
        self.setObjectName(name)
        self._words = words
        self._look = look
        self._settings = settings
        self.seat = 0
        self._view: View | None = None
        self.decides = False
        self.doors = {area: PileButton(words, look, self) for area in DOORS}

    def show_view(self, view: View, seat: int, *, decides: bool) -> None:
        """Show the player of that seat."""
        self.seat, self._view, self.decides = seat, view, decides
        self.renew()

    def renew(self) -> None:
        """Say everything again."""
        if self._view is None:
            return
        self.setAccessibleName(self._words.text(self.line()))
        self.setToolTip(plain_tip(self._words.text(self.line())))
        for door in self.doors.values():
            door.renew()
        self.update()

    def line(self) -> Phrase:
        """The plate in one line."""
        assert self._view is not None
        player = self._view.players[self.seat]
        first, second = player.megami
        return say(
            "board-plate",
            name=player_phrase(self._settings, self.seat),
            first=megami_name(first),
            second=megami_name(second),
            turn="yes" if self._view.turn_player == self.seat else "no",
            decides="yes" if self.decides else "no",
        )

    def resizeEvent(self, event: object) -> None:
        """Three doors along the lower edge."""
        del event
        height = max(18, self.height() // 5)
        width = (self.width() - 8) // len(self.doors)
        for number, door in enumerate(self.doors.values()):
            door.setFixedSize(width, height)
            door.move(2 + number * (width + 2), self.height() - height - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Name and turn above, the megami below."""
        del event
        if self._view is None:
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        turn = self._view.turn_player == self.seat
        painter.setPen(pen(theme.cherry if turn else theme.line, 2 if turn else 1))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        title = self.height() // 4
        self._title(painter, QRect(6, 3, self.width() - 12, title), turn=turn)
        door = max(18, self.height() // 5)
        self._megami(painter, QRect(6, 3 + title, self.width() - 12, self.height() - title - door - 8))
        painter.end()

    def _title(self, painter: QPainter, rect: QRect, *, turn: bool) -> None:
        theme = self._look.theme
        assert self._view is not None
        font = QFont(self.font())
        font.setPixelSize(max(11, round(rect.height() * 0.56)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        name = self._words.text(player_phrase(self._settings, self.seat))
        if self.decides:
            name = f"● {name}"
        side = round(rect.height() * 0.62)
        room = rect.adjusted(0, 0, -side - 4 if turn else 0, 0)
        text = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        if turn:
            sign = self._look.sign("turn", QSize(side, side), theme.cherry)
            painter.drawPixmap(rect.right() - side, rect.top() + (rect.height() - side) // 2, sign)

    def _megami(self, painter: QPainter, rect: QRect) -> None:
        theme = self._look.theme
        assert self._view is not None
        font = QFont(self.font())
        forms = self._view.players[self.seat].megami
        names = [self._words.renderer().name("megami", form).text for form in forms]
        label, width = max(9, rect.height() // 4), rect.width() // 2 - 2
        most = round(label * 0.85)
        if any(_width(font, name, LEAST) > width for name in names):
            label = max(label, 2 * LEAST + 4)
        for box, form, name in zip(self._boxes(rect), forms, names, strict=True):
            side = min(box.height() - label, box.width())
            emblem = self._look.emblem(form, QSize(side, side))
            painter.drawPixmap(box.center().x() - side // 2, box.top(), emblem)
            painter.setPen(QColor(theme.ink_soft))
            font.setPixelSize(_fitting(font, name, width, most))
            painter.setFont(font)
            below = QRect(box.left(), box.top() + side, box.width(), label)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, name)

    @staticmethod
    def _boxes(rect: QRect) -> tuple[QRect, QRect]:
        half = rect.width() // 2
        return (
            QRect(rect.left(), rect.top(), half, rect.height()),
            QRect(rect.left() + half, rect.top(), half, rect.height()),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the megami under the mouse."""
        if self._view is not None:
            index = 0 if event.position().x() < self.width() / 2 else 1
            self.looked.emit(self._view.players[self.seat].megami[index])


def _fitting(font: QFont, text: str, width: int, most: int) -> int:
    """The largest size in pixels at which the text fits into that width; the least where it has to be broken."""
    return next((size for size in range(most, LEAST, -1) if _width(font, text, size) <= width), LEAST)


def _width(font: QFont, text: str, size: int) -> int:
    """How wide a text is at a size in pixels."""
    tried = QFont(font)
    tried.setPixelSize(size)
    return QFontMetrics(tried).horizontalAdvance(text)
