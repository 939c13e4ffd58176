"""A player's plate: name, whose turn it is, who decides; and the buttons of piles that are seldom looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.pictures.icons import area_icon
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.players import player_name
from sakura_desktop.table.delegates.component import lines_of
from sakura_desktop.table.delegates.marks import focus_frame, lit_frame, marked_frame, pen, seat_edge, target_frame
from sakura_desktop.table.kept import Kept, KeptPicture
from sakura_desktop.table.measures import LEAST_LETTERS, NARROWEST
from sakura_desktop.table.place_view import short_name
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QKeyEvent

    from engine.cardgame.view import View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.models.cards import CardModel

_ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
LEAST: Final = 14
"""How small the letters of a name may become, in pixels; one that is wider than its room takes two lines."""
SMALLEST: Final = LEAST_LETTERS
FULL: Final = 58
"""A plate of so many pixels' height has room for letters that can be read everywhere …"""
ROOMY: Final = 74
"""… and one of so many for room between its lines, and for a name in two of them."""
BESIDE_MARK: Final = 8
"""Room for a player's mark beside the mark itself."""
GAP: Final = 3
"""Between a pile's word and its number, and beside them."""
NAMED: Final = 0.72
"""How large the letters of a name are in their line, where they have the width."""
DISC: Final = 3
"""How far the disc of who decides reaches beyond the mark."""


def player_phrase(settings: Settings, seat: int) -> Phrase:
    """What a player at the table that is shown is called."""
    return player_name(settings.names[seat], seat, settings.computers)


def narrowed(font: QFont, sizes: Iterable[int], fits: Callable[[QFontMetrics], bool]) -> QFont:
    """Letters of the first of these sizes that fit, narrower ones before smaller ones; the least if none do."""
    for pixels in sizes:
        font.setPixelSize(pixels)
        for stretch in range(100, NARROWEST - 1, -5):
            font.setStretch(stretch)
            if fits(QFontMetrics(font)):
                return font
    return font


class PileButton(QAbstractButton, Kept):
    """A small button with an area's name and count; it opens the area's cards in a tray."""

    opened = Signal(str)
    """The place whose cards are to be shown."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """A door without a model."""
        super().__init__(parent)
        self._words = words
        self._look = look
        self._model: CardModel | None = None
        self.row: tuple[PileButton, ...] = ()
        """All buttons beside each other …"""
        self.worded = False
        """… that are called by short words together, or by signs."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)
        self.kept = KeptPicture(self, self, look, self._paint, lambda: (self.underMouse(), self.hasFocus()))

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
            for signal in (self._model.dataChanged, self._model.place_relit):
                signal.disconnect(self._relit)
        self._model = model
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self.renew)
        for signal in (model.dataChanged, model.place_relit):
            signal.connect(self._relit)
        self.setObjectName(f"door.{model.place}")
        self.renew()

    def caption(self) -> Phrase:
        """The area and its count."""
        model = self.model()
        return say("board-area-count", area=model.area_phrase(), count=len(model.entries))

    def _relit(self) -> None:
        self._wake()
        self.kept.renew()

    def _wake(self) -> None:
        """It is pressed where cards lie behind it to be shown, and where what is held may be laid."""
        self.setEnabled(self._model is not None and (bool(self._model.entries) or self._model.target))

    def renew(self) -> None:
        """Say the area and its count again."""
        if self._model is None:
            return
        text = self._words.text(self.caption())
        self.setText(text)
        call(self, text)
        self.setToolTip(plain_tip(text))
        self._wake()
        self.kept.renew()
        self._renew_row()

    def _open(self) -> None:
        if self._model is not None:
            self.opened.emit(self.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the board's, or the screen's."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As small as can be hit."""
        return QSize(48, 22)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its picture."""
        del event
        self.kept.show()

    def _paint(self, painter: QPainter) -> None:
        """A tab with the area's name and count; lit where a card behind it may be taken."""
        if self._model is None:
            return
        theme = self._look.theme
        painter.setPen(pen(theme.line if self._model.entries else theme.paper_sunk, 1))
        painter.setBrush(QColor(theme.paper_raised if self.underMouse() else theme.paper_sunk))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        ink = theme.ink if self._model.entries else theme.ink_faint
        self._paint_count(painter, ink)
        if any(entry.lit for entry in self._model.entries):
            lit_frame(painter, self.rect(), theme, 4)
        if self._model.target:
            target_frame(painter, self.rect(), theme, 4)
        if self._model.marked:
            marked_frame(painter, self.rect(), theme, 4)
        if self.hasFocus():
            focus_frame(painter, self.rect().adjusted(3, 3, -3, -3), theme, 4)

    def _short(self, area: str) -> str:
        return short_name(self._words, self.model().game, area)

    def _font(self, pixels: int = 0) -> QFont:
        """Letters of that size, or as large as they can be."""
        font = QFont(self.font())
        font.setPixelSize(pixels or max(SMALLEST, min(max(LEAST, round(self.height() * 0.64)), self.height())))
        return font

    @property
    def has_room(self) -> bool:
        """There is a short word, with room beside the number."""
        word, figure = self._short(self.place.partition(".")[0]), str(len(self.model().entries))
        wide = QFontMetrics(self._font()).horizontalAdvance
        return bool(word) and wide(word) + wide(figure) <= self.width() - 3 * GAP

    def _renew_row(self) -> None:
        """Whether those beside each other are called by words: only if all have room."""
        doors = [door for door in self.row if door.place]
        worded = all(door.has_room for door in doors)
        for door in doors:
            if door.worded != worded:
                door.worded = worded
                door.kept.renew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room for words, or less."""
        super().resizeEvent(event)
        self._renew_row()

    def _paint_count(self, painter: QPainter, ink: str) -> None:
        """How many cards lie there, and of what: in a short word where it has room, else by the area's sign."""
        area, figure = self.place.partition(".")[0], str(len(self.model().entries))
        font, middle = self._font(), Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(ink))
        if self.worded:
            wide = QFontMetrics(font).horizontalAdvance
            said, counted = wide(self._short(area)), wide(figure)
            left = (self.width() - said - GAP - counted) // 2
            painter.setFont(font)
            painter.drawText(QRect(left, 0, said + GAP, self.height()), middle, self._short(area))
            painter.drawText(QRect(left + said + GAP, 0, counted + GAP, self.height()), middle, figure)
            return
        side, half = round(self.height() * 0.7), self.width() // 2
        sign = self._look.sign(area_icon(area, game=self._look.game), QSize(side, side), ink)
        painter.drawPixmap(half - side - 1, (self.height() - side) // 2, sign)
        room = QRect(half + 3, 0, self.width() - half - 5, self.height())
        for pixels in range(font.pixelSize(), SMALLEST - 1, -1):
            font = self._font(pixels)
            if QFontMetrics(font).horizontalAdvance(figure) <= room.width():
                break
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | middle, figure)


class PlayerPlate(Kept, QWidget):
    """Who plays on this side."""

    piles: ClassVar[tuple[str, ...]] = ()
    """Areas whose cards are shown on demand, a button each."""
    looked = Signal(str)
    """What stands on the plate was pointed at, by its name."""

    def __init__(self, name: str, words: Words, look: Appearance, settings: Settings, parent: QWidget) -> None:
        """Nobody sits here yet."""
        super().__init__(parent)
        self.setObjectName(name)
        self.words = words
        self.look = look
        self.settings = settings
        self.seat = 0
        self.view: View | None = None
        self.decides = False
        self._said: Phrase | None = None
        self.kept = KeptPicture(self, self, look, self._paint)
        self.doors = {area: PileButton(words, look, self) for area in self.piles}
        for door in self.doors.values():
            door.row = tuple(self.doors.values())

    def show_view(self, view: View, seat: int, *, decides: bool) -> None:
        """Show the player of that seat."""
        self.seat, self.view, self.decides = seat, view, decides
        if self.line() != self._said:
            self.renew()

    def renew(self) -> None:
        """Say everything again."""
        if self.view is None:
            return
        self._said = self.line()
        text = self.words.text(self._said)
        call(self, text)
        self.setToolTip(plain_tip(text))
        for door in self.doors.values():
            door.renew()
        self.kept.renew()

    def line(self) -> Phrase:
        """The plate in one line: all that is seen on it."""
        return say(
            "board-plate-plain",
            name=player_phrase(self.settings, self.seat),
            turn="yes" if self._turn() else "no",
            decides="yes" if self.decides else "no",
        )

    @property
    def least(self) -> int:
        """How small letters become, in pixels: on a board that is smaller than any window makes it still smaller."""
        return min(LEAST, max(SMALLEST, self.height() * LEAST // FULL))

    def paint_face(self, painter: QPainter, rect: QRect) -> None:
        """What the game shows of the player below the name."""

    @property
    def little(self) -> bool:
        """There is no room between lines, nor for a name in two of them."""
        return self.height() < ROOMY

    def _door_height(self) -> int:
        """Where there is little room, no higher than figures are."""
        return max(min(self.least + 4, self.height() // 4), self.height() // 5)

    def resizeEvent(self, event: object) -> None:
        """The buttons along the lower edge."""
        del event
        if not self.doors:
            return
        height = self._door_height()
        width = (self.width() - 8) // len(self.doors)
        for number, door in enumerate(self.doors.values()):
            door.setFixedSize(width, height)
            door.move(2 + number * (width + 2), self.height() - height - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its picture."""
        del event
        self.kept.show()

    def _paint(self, painter: QPainter) -> None:
        """Name and turn above, what the game shows below."""
        if self.view is None:
            return
        theme = self.look.theme
        turn = self._turn()
        painter.setPen(pen(theme.cherry if turn else theme.line, 2 if turn else 1))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        seat_edge(painter, self.rect(), theme, self.seat)
        self._title(painter)
        self.paint_face(painter, self.face_room())

    def _turn(self) -> bool:
        return self.view is not None and self.view.turn_player == self.seat

    def face_room(self) -> QRect:
        """What the name above and the buttons below leave to the game."""
        top = self._title_room(len(self._set_title()[1])).bottom() + 1
        gap, edge = (2, 2) if self.little and self.doors else (5, 6)
        door = self._door_height() + gap if self.doors else gap
        return QRect(6, top, self.width() - 6 - edge, self.height() - top - door)

    def _title_room(self, lines: int) -> QRect:
        high = self.height() // 4
        return QRect(6, 2 if self.little else 3, self.width() - 12, max(high, lines * (self.least + 1)))

    def _set_title(self) -> tuple[QFont, list[str]]:
        """The name in smaller letters where it is too wide, then in narrower ones, then in two lines where there is
        room for them, and only then without its end.
        """
        text = self.words.text(player_phrase(self.settings, self.seat))
        room = self._title_room(1)
        width = room.width() - self._mark_side() - BESIDE_MARK - (self._sign_side() + 4 if self._turn() else 0)
        font = QFont(self.font())
        font.setBold(True)
        for pixels in range(max(self.least, round(room.height() * NAMED)), self.least - 1, -1):
            font.setPixelSize(pixels)
            if QFontMetrics(font).horizontalAdvance(text) <= width:
                return font, [text]
        sizes = range(self.least, (SMALLEST if self.little else self.least) - 1, -1)
        font = narrowed(font, sizes, lambda metrics: metrics.horizontalAdvance(text) <= width)
        if QFontMetrics(font).horizontalAdvance(text) <= width:
            return font, [text]  # Qt cuts narrow letters also where they fit to a pixel
        if self.little:
            return font, [QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, width)]
        font.setStretch(QFont.Stretch.Unstretched)
        metrics = QFontMetrics(font)
        first = lines_of(text, width, metrics.horizontalAdvance)[0]
        lines = (line for line in (first, text.removeprefix(first).lstrip()) if line)
        return font, [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines]

    def _mark_side(self) -> int:
        return max(self.least, round(self.height() // 4 * 0.66))

    def _sign_side(self) -> int:
        return round(self.height() // 4 * 0.62)

    def _title(self, painter: QPainter) -> None:
        """The player's mark, on a disc while this player decides; the name; the sign of whose turn it is."""
        font, lines = self._set_title()
        theme, room = self.look.theme, self._title_room(len(lines))
        side = self._mark_side()
        place = QRect(room.left() + 2, room.top() + (room.height() - side) // 2, side, side)
        if self.decides:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.seats[self.seat]))
            painter.drawEllipse(place.adjusted(-DISC, -DISC, DISC, DISC))
        colour = theme.paper_raised if self.decides else theme.seats[self.seat]
        painter.drawPixmap(place, self.look.sign(seat_icon(self.seat), place.size(), colour))
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        beside = room.adjusted(side + BESIDE_MARK, 0, 0, 0)
        high = room.height() // len(lines)
        for number, line in enumerate(lines):
            place = QRect(beside.left(), beside.top() + number * high, beside.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)
        if self._turn():
            side = self._sign_side()
            sign = self.look.sign("turn", QSize(side, side), theme.cherry)
            painter.drawPixmap(room.right() - side, room.top() + (room.height() - side) // 2, sign)
