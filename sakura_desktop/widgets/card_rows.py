"""Rows of cards as one looks through them: a pool, a deck being built, the cards of a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.text.phrase import CardName, Phrase, say
from sakura_desktop.cards import read_card
from sakura_desktop.contained import contained
from sakura_desktop.table.delegates.card import paint_idle
from sakura_desktop.table.delegates.marks import target_frame
from sakura_desktop.widgets.drag_list import DragList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

Index = QModelIndex | QPersistentModelIndex
NUMBER_ROLE: Final = Qt.ItemDataRole.UserRole + 1
GONE_ROLE: Final = Qt.ItemDataRole.UserRole + 2
MARK_ROLE: Final = Qt.ItemDataRole.UserRole + 3
CARD_MIME: Final = "application/x-sakura-desktop-card"
GAP: Final = 6
ROOM_BELOW: Final = 1_000_000
"""As high as all cards of a list that scrolls."""
RATIO: Final = 88 / 63
"""Height of a card over its width."""


class Mark(NamedTuple):
    """What is to be said of a card in a row: a sign in its corner, and in words."""

    sign: str
    said: Phrase


class CardRow(QAbstractListModel):
    """Cards by number. A gone card's place stays, drawn empty, as are places behind the last card."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """No cards."""
        super().__init__(parent)
        self._words = words
        self._numbers: list[str] = []
        self._gone: frozenset[str] = frozenset()
        self._marks: dict[str, Mark] = {}
        self._room = 0
        words.changed.connect(self._reword)

    def show_cards(self, numbers: Sequence[str], *, room: int = 0) -> None:
        """Show these cards, told to the view as few changes."""
        if list(numbers) == self._numbers and room == self._room:
            return
        if self._same_places(len(numbers), room):
            old = self._numbers
            self._numbers = list(numbers)
            for row in range(len(self)):
                if self._at(row) != (old[row] if row < len(old) else None):
                    self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self._numbers, self._room = list(numbers), room
        self.endResetModel()

    def _same_places(self, count: int, room: int) -> bool:
        return room == self._room and max(count, room) == len(self)

    def show_gone(self, gone: frozenset[str]) -> None:
        """Draw these cards' places empty."""
        for number in gone ^ self._gone:
            if number in self._numbers:
                self._tell(self._numbers.index(number), gone)
        self._gone = gone

    def _tell(self, row: int, gone: frozenset[str]) -> None:
        self._gone = gone
        self.dataChanged.emit(self.index(row), self.index(row))

    def show_marks(self, marks: dict[str, Mark]) -> None:
        """Mark cards with something to be said of them."""
        self._marks = marks
        self._reword()

    def __len__(self) -> int:
        """How many places."""
        return max(len(self._numbers), self._room)

    def _at(self, row: int) -> str | None:
        return self._numbers[row] if row < len(self._numbers) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """How many places."""
        return 0 if parent is not None and parent.isValid() else len(self)

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The card's number, whether it is gone, and what to read out."""
        if not index.isValid():
            return None
        number = self._at(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._read_out(number)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(number)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(number)
            case role if role == NUMBER_ROLE:
                return number
            case role if role == GONE_ROLE:
                return number is None or number in self._gone
            case role if role == MARK_ROLE:
                return self._marks.get(number or "")
        return None

    def _read_out(self, number: str | None) -> str:
        if number is None:
            return self._words.say("cards-room")
        if number in self._gone:
            return self._words.say("cards-gone", card=CardName(number))
        mark = self._marks.get(number)
        name = self._words.of("card-name").text(say("cards-name", card=CardName(number)))
        return f"{name}, {self._words.text(mark.said)}" if mark else name

    def _spoken(self, number: str | None) -> str:
        """What is heard of a card: its type and figures as well, which others see on its face."""
        said = self._read_out(number)
        facts = [fact.phrase for fact in read_card(number, None).facts if not fact.live] if number is not None else []
        return ", ".join((said, *(self._words.text(fact) for fact in facts)))

    def _tip(self, number: str | None) -> str | None:
        """The second name of a card, and what its mark says."""
        second = self._words.of("card-name").second_text(say("cards-name", card=CardName(number))) if number else ""
        return "\n".join((self._read_out(number), *filter(None, [second]))) if second or number in self._marks else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every place can be looked at; a card that is there can be taken."""
        flags = super().flags(index) | Qt.ItemFlag.ItemIsDropEnabled
        if index.isValid() and not index.data(GONE_ROLE):
            return flags | Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def _reword(self) -> None:
        if len(self):
            self.dataChanged.emit(self.index(0), self.index(len(self) - 1))


class CardDelegate(QStyledItemDelegate):
    """Paints a card's face in its cell, or an empty outline."""

    def __init__(self, look: Appearance, view: CardView) -> None:
        """Paint by the faces of the look."""
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """A card with room around."""
        return self._view.cell()

    @contained(None)
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The face; a frame around the current one while the row has the focus; a mark in the corner."""
        cell: QRect = option.rect
        state = option.state
        size = self._view.card()
        box = QRect(cell.topLeft() + QPoint((cell.width() - size.width()) // 2, GAP // 2), size)
        number, gone = index.data(NUMBER_ROLE), index.data(GONE_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if gone:
            self._outline(painter, box, number)
        else:
            painter.drawPixmap(box.topLeft(), self._look.face(number, self._look.language, size))
            mark = index.data(MARK_ROLE)
            if mark is not None:
                self._mark(painter, box, mark.sign)
        palette = option.palette
        if state & QStyle.StateFlag.State_Selected and self._view.hasFocus():
            self._frame(painter, box, palette.highlight().color(), 3)
        elif state & QStyle.StateFlag.State_MouseOver and not gone:
            self._frame(painter, box, palette.highlight().color(), 1.5)
        painter.restore()

    def _outline(self, painter: QPainter, box: QRect, number: str | None) -> None:
        """The place for a card; one that was taken is read there all the same, in shadow and ticked off."""
        if number is not None:
            painter.drawPixmap(box.topLeft(), self._look.face(number, self._look.language, box.size()))
            paint_idle(painter, box)
            self._mark(painter, box, "✓")
            return
        pen = QPen(self._view.palette().mid().color(), 1.2, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), 5, 5)

    @staticmethod
    def _frame(painter: QPainter, box: QRect, colour: QColor, width: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(QRectF(box).adjusted(-1, -1, 1, 1), 6, 6)

    def _mark(self, painter: QPainter, box: QRect, sign: str) -> None:
        palette = self._view.palette()
        high = self._view.below() or max(20, box.width() // 5)
        font = QFont(self._view.font())
        font.setPixelSize(max(14, round(high * 0.72)))
        painter.setFont(font)
        wide = max(high, painter.fontMetrics().horizontalAdvance(sign) + high // 2)
        if self._view.below():
            place = QRect(box.left() + (box.width() - wide) // 2, box.bottom() + 2, wide, high - 2)
        else:
            # over the picture: above it stands the name, below it figures, and the words for what the card is
            place = QRect(box.right() - wide, box.top() + round(box.height() * 0.29), wide, high)
        painter.setPen(QPen(palette.base().color(), 1.5))
        painter.setBrush(palette.highlight())
        painter.drawRoundedRect(place, high / 2, high / 2)
        painter.setPen(palette.highlightedText().color())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), sign)


class CardView(DragList):
    """A grid of cards in so many columns, as large as the room lets them be. Cards can be dragged between views."""

    def __init__(
        self, name: str, words: Words, look: Appearance, *, columns: int, smallest: int = 60, largest: int = 150,
        movable: bool = True, counted: bool = False, parent: QWidget | None = None,
    ) -> None:
        """Named for tests; cards between `smallest` and `largest` pixels wide at zoom 1. `counted`: their marks stand
        below them, where they hide nothing of the faces.
        """
        super().__init__(name, NUMBER_ROLE, CARD_MIME if movable else "", parent)
        self.row = CardRow(words, self)
        self.columns = columns
        self._widths = (smallest, largest)
        self._counted = counted
        self._card = QSize(smallest, round(smallest * RATIO))
        self._look = look
        self._target = False
        self.setModel(self.row)
        self.setItemDelegate(CardDelegate(look, self))
        self.setGridSize(self.cell())
        self.viewport().setAutoFillBackground(False)
        self.take_drops(takes=movable)
        look.changed.connect(self._renew)
        look.ready.connect(self.viewport().update)
        words.changed.connect(self.viewport().update)

    def card(self) -> QSize:
        """The size of a card."""
        return self._card

    def cell(self) -> QSize:
        """The size of a card with the room around it."""
        return QSize(self._card.width() + GAP, self._card.height() + GAP + self.below())

    def below(self) -> int:
        """How much room there is below a card for what its mark says."""
        return self.fontMetrics().height() + 2 if self._counted else 0

    def rows_for(self, count: int) -> int:
        """How many rows so many cards take."""
        return max(1, -(-count // self.columns))

    def fill(self, width: int, height: int) -> QSize:
        """The same in as many columns as let the cards be largest."""
        count = max(1, len(self.row))
        self.columns = max(
            range(1, count + 1),
            key=lambda columns: min(width // columns, (height // -(-count // columns) - self.below()) / RATIO),
        )
        return self.fit(width, height)

    def fit(self, width: int, height: int) -> QSize:
        """Make the cards as large as such room lets them be; the size that all of them take then."""
        lines = self.rows_for(len(self.row))
        least, most = (round(limit * self._look.zoom) for limit in self._widths)
        by_width = (width - 2) // self.columns - GAP
        by_height = int(((height - 2) // lines - GAP - self.below()) / RATIO)
        across = max(least, min(most, by_width, by_height))
        scrolls = by_height < least
        bars = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(bars.ScrollBarAsNeeded if scrolls else bars.ScrollBarAlwaysOff)
        card = QSize(across, round(across * RATIO))
        self._card = card
        cell = self.cell()
        if cell != self.gridSize():
            self.setGridSize(cell)
            self.scheduleDelayedItemsLayout()
        bar = self.verticalScrollBar().sizeHint().width() if scrolls else 0
        return QSize(cell.width() * self.columns + 2 + bar, min(cell.height() * lines + 2, max(height, cell.height())))

    def fill_width(self, width: int) -> None:
        """As many columns as cards of the smallest size have room for, the cards filling them; what has no room below
        is scrolled to.
        """
        bar = self.verticalScrollBar().sizeHint().width()
        least = round(self._widths[0] * self._look.zoom)
        self.columns = max(1, (width - bar - 2) // (least + GAP))
        self.fit(width - bar, ROOM_BELOW)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def show_target(self, *, target: bool) -> None:
        """Frame the cards as a place that would take what is held, or no longer."""
        if target != self._target:
            self._target = target
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards; a frame around them all while they would take what is held."""
        super().paintEvent(event)
        if self._target:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            target_frame(painter, self.viewport().rect(), self._look.theme)
            painter.end()

    def cards(self, key: str) -> Sequence[str]:
        """The card itself."""
        return (key,) if key else ()

    def picture(self, key: str) -> QPixmap:
        """The card's face."""
        return self._look.face(key, self._look.language, self._card)

    def _renew(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
