"""A list of duels: when, who against whom with what, and how it ended, each in two lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.text.phrase import Listing, Name, Phrase, say
from sakura_desktop.contained import contained
from sakura_desktop.games import game
from sakura_desktop.players import player_name

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.saved_matches import MatchRecord

Index = QModelIndex | QPersistentModelIndex
DETAIL_ROLE = Qt.ItemDataRole.UserRole + 1
RECORD_ROLE = Qt.ItemDataRole.UserRole + 2
PAD = 8


def names_of(record: MatchRecord) -> tuple[Phrase, Phrase]:
    """What the two players of a duel are called."""
    first, second = record.names
    return player_name(first, 0, record.players), player_name(second, 1, record.players)


def sides_phrase(record: MatchRecord) -> Phrase:
    """Who played whom, with what."""
    kind = game(record.game).brought_kind
    first, second = names_of(record)
    pairs = [Listing(tuple(Name(kind, key) for key in keys), "and") for keys in record.brought]
    return say("duel-sides", first=first, second=second, left=pairs[0], right=pairs[1])


def result_phrase(record: MatchRecord) -> Phrase:
    """How the duel ended, or how far it has come."""
    if not record.finished:
        return say("duel-unfinished", turn=record.turn)
    if record.winner is None:
        return say("duel-drawn", turn=record.turn)
    return say("duel-won", player=names_of(record)[record.winner], turn=record.turn)


class MatchModel(QAbstractListModel):
    """Rows of duels; sentences are made when they are asked for."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """No rows."""
        super().__init__(parent)
        self._words = words
        self._records: tuple[MatchRecord, ...] = ()
        words.changed.connect(self._reword)

    def show_records(self, records: tuple[MatchRecord, ...]) -> None:
        """Show other rows."""
        if records != self._records:
            self.beginResetModel()
            self._records = records
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many duels."""
        return 0 if parent is not None and parent.isValid() else len(self._records)

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Two lines and the record."""
        if not index.isValid():
            return None
        record = self._records[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.text(sides_phrase(record))
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._words.text(sides_phrase(record))}, {self._detail(record)}"
            case role if role == DETAIL_ROLE:
                return self._detail(record)
            case role if role == RECORD_ROLE:
                return record
        return None

    def _detail(self, record: MatchRecord) -> str:
        locale = QLocale(self._words.language)
        when = locale.toString(record.when, QLocale.FormatType.ShortFormat)  # type: ignore[call-overload]  # Qt takes Python's datetime
        return self._words.say("duel-line", when=when, result=result_phrase(record))

    def _reword(self) -> None:
        if self._records:
            self.dataChanged.emit(self.index(0), self.index(len(self._records) - 1))


class MatchDelegate(QStyledItemDelegate):
    """Paints a duel in two lines."""

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFont, QFont]:
        small = QFont(option.font)
        return QFont(option.font), small

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Two lines high, as wide as there is room."""
        heights = [QFontMetrics(font).height() for font in self._fonts(option)]
        return QSize(120, sum(heights) + 2 * PAD)

    @contained(None)
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw both lines over the style's own ground; the row stands out only while the list has the keyboard."""
        option = QStyleOptionViewItem(option)
        widget = option.widget
        if not widget.hasFocus():
            option.state &= ~QStyle.StateFlag.State_Selected
        widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        box: QRect = option.rect.adjusted(PAD + 4, PAD, -PAD, -PAD)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        ink = palette.highlightedText().color() if chosen else palette.text().color()
        faint = ink if chosen else palette.placeholderText().color()
        large, small = self._fonts(option)
        painter.save()
        for font, colour, text, top in (
            (large, ink, index.data(), box.top()),
            (small, faint, index.data(DETAIL_ROLE), box.top() + QFontMetrics(large).height()),
        ):
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(QPen(colour))
            line = QRect(box.left(), top, box.width(), metrics.height())
            painter.drawText(line, 0, metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width()))
        painter.restore()


class MatchList(QListView):
    """The list itself: Enter or a double click chooses a duel, or one click where the list is `quick`."""

    chosen = Signal(object)

    picked = Signal()
    """Another duel is the current one."""

    def __init__(
        self, words: Words, name: str, *, limit: int | None = None, quick: bool = False, parent: QWidget | None = None,
    ) -> None:
        """Named for tests; `limit` shows only so many, and no room for more."""
        super().__init__(parent)
        self.setObjectName(name)
        self._limit = limit
        self._model = MatchModel(words, self)
        self.setModel(self._model)
        self.setItemDelegate(MatchDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        (self.clicked if quick else self.doubleClicked).connect(self._choose)
        if limit is not None:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._words = words
        words.changed.connect(self._name)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(self._words.say("home-recent"))

    def show_records(self, records: tuple[MatchRecord, ...]) -> None:
        """Show these duels, keeping the row chosen."""
        row = self.currentIndex().row()
        self._model.show_records(records[: self._limit] if self._limit else records)
        if self._model.rowCount():
            self.setCurrentIndex(self._model.index(min(max(row, 0), self._model.rowCount() - 1)))

        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A list of a few is as high as they are."""
        hint = super().sizeHint()
        rows = self._model.rowCount()
        return hint if self._limit is None else QSize(hint.width(), rows * self.sizeHintForRow(0) + 2 * PAD)

    def current(self) -> MatchRecord | None:
        """The duel chosen."""
        record: MatchRecord | None = self.currentIndex().data(RECORD_ROLE) if self.currentIndex().isValid() else None
        return record

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the current duel by Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell that another duel is the current one."""
        super().currentChanged(current, previous)
        self.picked.emit()

    def _choose(self, index: QModelIndex) -> None:
        record = index.data(RECORD_ROLE)
        if record is not None:
            self.chosen.emit(record)
