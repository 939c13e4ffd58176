"""A card held close: whoever rests the mouse on one, comes to it by keyboard or takes it sees it large beside itself,
with its whole text, and below it its sort and figures in the second language. The mouse goes through it. It is seen
when its picture is painted, never blurred before; and not while something is carried, whose places it would cover.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sakura_desktop.cards import read_card
from sakura_desktop.pictures.shapes import ACROSS, CORNER
from sakura_desktop.table.delegates.card import card_pixmap
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.widgets.broken_lines import broken_height, paint_broken

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.view import CardSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.cards import CardRead
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

WAIT_MS: Final = 380
"""How long a card is pointed at before it is shown; from card to card it is shown at once."""
GAP: Final = 10
WIDE: Final = 0.38
"""How wide it becomes, as a share of the board's width …"""
HIGH: Final = 0.68
"""… and how high, as a share of the board's height."""
RATIO: Final = 88 / 63
EDGE: Final = 4
"""Pixels of ground around the face."""
SHARES: Final = (1.0, 0.95, 0.9, 0.85, 0.7, 0.55)
"""How much smaller it becomes where it has no room …"""
READABLE: Final = 292
"""Narrower than that its letters are small. Before it becomes so under the mouse it covers the question, which the next
movement leaves free; not where its letters are small anyway, and not where it stays, as it does for the keyboard.
"""
LEAST: Final = 150
"""Narrower than that its text can't be read: it is not shown at all."""


class Closeup(QWidget):
    """Hidden until a card is pointed at."""

    def __init__(self, words: Words, look: Appearance, settings: Settings, board: QWidget) -> None:
        """No card of the board is pointed at."""
        super().__init__(board)
        self.setObjectName("closeup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board, self._look, self._settings = board, look, settings
        self.card: CardSeen | None = None
        """The card that is pointed at, whether or not it is shown yet."""
        self._words = words
        self._about = QRect()
        self._stays = False
        self._taboo: tuple[QRect, ...] = ()
        self._question = QRect()
        self._waits = False
        """It would be seen if its picture were painted."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._appear)
        look.ready.connect(self._painted)
        look.changed.connect(self.leave)
        words.changed.connect(self._reword)
        self.hide()

    def point(self, card: CardSeen, about: QRect, *, stays: bool = False) -> None:
        """A card at a rectangle of the board is pointed at; it `stays` large while the keyboard is there."""
        if not self._settings.closeups or card.number is None:
            self.leave()
            return
        if (card, about, stays) == (self.card, self._about, self._stays):
            return
        self.card, self._about, self._stays = card, about, stays
        if self.isVisible() or self._waits:
            self._appear()
        else:
            self._timer.start(WAIT_MS)
            self._have_painted()

    def leave(self) -> None:
        """No card is pointed at any more."""
        self._timer.stop()
        self.card = None
        self._waits = False
        self.hide()

    def keep_off(self, places: Iterable[QRect]) -> None:
        """Cover none of these places: they tell of the card. With none it stands beside its card again."""
        self._taboo = tuple(places)
        if self.isVisible():
            self._appear()

    def stay_above(self, question: QRect) -> None:
        """Leave the question and its answers to be read, where there is room above them."""
        if question != self._question:
            self._question = question
            if self.isVisible():
                self._appear()

    def _appear(self) -> None:
        if self.card is None or not self._board.isEnabled():
            return
        place = self._place()
        if place is None:
            self.hide()
            return
        self._waits = not self._have_painted(place)
        if self._waits:
            self.hide()
            return
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.update()

    def _painted(self) -> None:
        if self._waits:
            self._appear()
        elif self.isVisible():
            self.update()

    def _place(self) -> QRect | None:
        """Where it stands now, if anywhere."""
        board = self._board
        size = size_on(board.size())
        high = QSize(0, self._strip_height(size.width()))
        above = board.rect()
        if self._question.isValid():
            above.setBottom(self._question.top() - 1)
        tries = [(above, READABLE), (board.rect(), READABLE), (board.rect(), LEAST)]
        if self._stays or size.width() < READABLE:
            tries.insert(1, (above, LEAST))
        found = (beside(self._about, size + high, room, self._taboo, least) for room, least in tries)
        return next(filter(None, found), None)

    def _have_painted(self, place: QRect | None = None) -> bool:
        """Ask for the picture as it will be seen; whether it is there."""
        place = place or self._place()
        if self.card is None or place is None:
            return False
        with self._look.awaiting() as awaited:
            card_pixmap(self.card, self._face(place.size()), self._look)
        return not awaited

    def _face(self, size: QSize) -> QSize:
        """How large the card is on it."""
        room = size - QSize(2 * EDGE, 2 * EDGE + self._strip_height(size.width()))
        return QSize(min(room.width(), round(room.height() / RATIO)), room.height())

    def _reword(self) -> None:
        if self.isVisible():
            self._appear()

    @property
    def second(self) -> str:
        """What sort of card it is, with its figures, in the second language; empty where that isn't wanted."""
        text, ways = self._words.of("card-text"), self._words.ways
        if self.card is None or self.card.number is None or not text.second or not ways.facts_beside or ways.blur:
            return ""
        facts = self.read(self.card).facts
        said = (self._words.text(fact.phrase, text.second) for fact in facts if not fact.live)
        return "  ·  ".join(dict.fromkeys(said))

    def read(self, card: CardSeen) -> CardRead:
        """What is said of a card, as it lies here."""
        return read_card(card.number or "", card)

    def _strip_height(self, width: int) -> int:
        """How high the strip below the face is."""
        said = self.second
        if not said:
            return 0
        return broken_height(said, self.font(), width - 4 * EDGE) + EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face on a raised ground, the strip below it."""
        del event
        if self.card is None:
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme.card_edge, 1.4))
        painter.setBrush(tint(theme.paper_raised, 0.96))
        strip, face = self._strip_height(self.width()), self._face(self.size())
        corner = CORNER / ACROSS * face.width() + EDGE  # around the corners of the face as wide as along its sides
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7), corner, corner)
        painter.setPen(QColor(theme.ink))
        painter.drawPixmap((self.width() - face.width()) // 2, EDGE, card_pixmap(self.card, face, self._look))
        below = QRect(2 * EDGE, self.height() - strip - EDGE // 2, self.width() - 4 * EDGE, strip)
        paint_broken(painter, below, self.second, Qt.AlignmentFlag.AlignHCenter)
        painter.end()


def size_on(board: QSize) -> QSize:
    """How large it is on a board."""
    wide = min(round(board.width() * WIDE), round(board.height() * HIGH / RATIO))
    return QSize(wide + 2 * EDGE, round(wide * RATIO) + 2 * EDGE)


def beside(
    about: QRect, size: QSize, room: QRect, taboo: Sequence[QRect], least: int = LEAST
) -> QRect | None:
    """Where something of that size stands beside a rectangle: in the room, off the rectangle and all that is taboo;
    smaller if need be, down to that width. None where even that isn't possible.
    """
    for share in SHARES:
        smaller = size * share
        if smaller.width() < least:
            break
        for place in _places(about, smaller, room):
            if not place.intersects(about) and not any(place.intersects(rect) for rect in taboo):
                return place
    return None


def _places(about: QRect, size: QSize, room: QRect) -> list[QRect]:
    """To the right, to the left, above, below; then the corners of the room."""
    middle = about.center()
    lefts = (about.right() + GAP, about.left() - GAP - size.width())
    corners = [
        QPoint(left, top)
        for top in (room.top(), room.bottom() - size.height() + 1)
        for left in (room.right() - size.width() + 1, room.left())
    ]
    points = [QPoint(left, middle.y() - size.height() // 2) for left in lefts]
    points += [
        QPoint(middle.x() - size.width() // 2, top)
        for top in (about.top() - GAP - size.height(), about.bottom() + GAP)
    ]
    found = [_inside(QRect(point, size), room) for point in (*points, *corners)]
    return [rect for rect in found if room.contains(rect)]


def _inside(rect: QRect, room: QRect) -> QRect:
    left = max(room.left(), min(rect.left(), room.right() - rect.width() + 1))
    top = max(room.top(), min(rect.top(), room.bottom() - rect.height() + 1))
    return QRect(QPoint(left, top), rect.size())
