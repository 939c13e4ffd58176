"""Words in a table: a model over them, a filter, and the view with its columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from engine.study.records import KNOWN
from engine.study.schedule import Pair
from engine.study.words import kind_of
from engine.text.phrase import say
from sakura_desktop.contained import contained
from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.study.word_texts import due_said, meaning, one_line, origin_said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from engine.study.words import Lexicon
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.word_texts import WordIndex

Index = QModelIndex | QPersistentModelIndex
WORD_ROLE: Final = Qt.ItemDataRole.UserRole + 1
ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 3
LISTED: Final = ("asked", "reading", "answered", "meaning", "origin", "due")
"""The columns of the list."""
OFFERED: Final = ("asked", "reading", "answered", "meaning", "there")
"""The columns of what can be added."""
WIDTHS: Final = {"asked": 19, "reading": 13, "answered": 19, "meaning": 27, "origin": 11, "due": 11, "there": 11}
"""Shares of the width."""
NEVER: Final = float("inf")
READ_AT_ONCE: Final = 25
"""So many words are read for the first time in one go, so that typing is never held up for long."""


@dataclass(frozen=True, slots=True)
class Row:
    """A word as a table shows it. `origin` is empty for a word that isn't on the list."""

    word: str
    origin: str = ""
    added: float = 0.0
    due: float | None = None
    known: bool = False
    aside: str = ""
    """How it was put aside, empty for one that is asked."""
    example: Phrase | None = None
    """A sentence in which it was met, in place of its meaning."""

    @property
    def kind(self) -> str:
        """`term`, `card` or `clause`."""
        return kind_of(self.word)

    def state(self, now: float) -> str:
        """`new`, `due`, `known`, `learning` or `aside`: what there is to do with it, before how well it is known."""
        if self.aside:
            return KNOWN if self.aside == KNOWN else "aside"
        if self.due is None:
            return "new"
        if self.due <= now:
            return "due"
        return "known" if self.known else "learning"


class WordModel(QAbstractTableModel):
    """Rows of words. A text is put together when it is shown; only what is sorted by needs all of them."""

    def __init__(
        self, words: Words, lexicon: Lexicon, columns: Sequence[str], now: Callable[[], float],
        parent: QObject | None = None,
    ) -> None:
        """No rows."""
        super().__init__(parent)
        self._words = words
        self._lexicon = lexicon
        self.columns = tuple(columns)
        self.now = now
        self.pair = Pair("ja", "en")
        self._given: tuple[Row, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._sorted = (-1, False)
        words.changed.connect(self._reword)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they were given."""
        return self._rows

    def show_rows(self, rows: Sequence[Row], pair: Pair) -> None:
        """Show these rows in that direction."""
        self.beginResetModel()
        self._given = tuple(row for row in rows if self._lexicon.knows(row.word))
        self.pair = pair
        self._rows = self._in_order(self._given)
        self.endResetModel()

    def sort_rows(self, column: int, *, descending: bool) -> None:
        """Put the rows in the order of a column; of none (-1) as they were given."""
        self._sorted = (column, descending)
        self.beginResetModel()
        self._rows = self._in_order(self._given)
        self.endResetModel()

    def _in_order(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        column, descending = self._sorted
        if column < 0:
            return rows
        by = self.columns[column]
        return tuple(sorted(rows, key=lambda row: self._sorted_by(row, by), reverse=descending))

    def rowCount(self, parent: Index | None = None) -> int:
        """How many words."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """How many columns."""
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    @contained(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What a column is called."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        column = self.columns[section]
        if column in {"asked", "answered"}:
            language = self.pair.asks if column == "asked" else self.pair.answers
            return self._words.say(f"settings-language-{language}")
        return self._words.say(f"study-column-{column}")

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text, the word's id, the row."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one_line(self._text(row, column))
            case Qt.ItemDataRole.ToolTipRole:
                return self._text(row, column)
            case Qt.ItemDataRole.FontRole if column in {"asked", "answered"}:
                font = QFont()
                font.setFamilies(qt_families(self.pair.asks if column == "asked" else self.pair.answers))
                return font
            case role if role == WORD_ROLE:
                return row.word
            case role if role == ROW_ROLE:
                return row
        return None

    def _sorted_by(self, row: Row, column: str) -> Any:
        """A moment, or a text folded for comparing."""
        if column == "due":
            return NEVER if row.due is None else row.due
        return self._text(row, column).casefold()

    def _text(self, row: Row, column: str) -> str:
        lexicon, words, pair = self._lexicon, self._words, self.pair
        match column:
            case "asked":
                return lexicon.side(row.word, pair.asks).text
            case "answered":
                return lexicon.side(row.word, pair.answers).text
            case "reading":
                sides = (lexicon.side(row.word, language) for language in pair)
                return next((side.reading for side in sides if side.reading), "")
            case "meaning":
                if row.example is not None:
                    return words.text(row.example, pair.asks)
                return words.text(meaning(row.word, lexicon, pair.answers))
            case "origin":
                return words.text(origin_said(row.origin))
            case "there":
                return words.say("study-there") if row.origin else ""
        return words.text(say(f"study-state-{row.aside}") if row.aside else due_said(row.due, self.now()))

    def _reword(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self.columns) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)


class WordFilter(QSortFilterProxyModel):
    """Only words of a kind, a form, a state; only those that a text finds in any language."""

    def __init__(self, index: WordIndex, now: Callable[[], float], parent: QObject | None = None) -> None:
        """Every word."""
        super().__init__(parent)
        self._index = index
        self._now = now
        self._wanted: dict[str, str] = {}
        self._may_read = READ_AT_ONCE
        self._on = QTimer(self)
        self._on.setSingleShot(True)
        self._on.setInterval(0)
        self._on.timeout.connect(self._go_on)

    def only(self, what: str, value: str) -> None:
        """Show only words whose `kind`, `form`, `state` is that or whose `text` has it; empty for any."""
        if self._wanted.get(what, "") != value.strip():
            self._wanted[what] = value.strip()
            self._go_on()

    @property
    def complete(self) -> bool:
        """Every word was looked at; false while words are still being read."""
        return not self._on.isActive()

    def _go_on(self) -> None:
        self._may_read = READ_AT_ONCE
        self.beginResetModel()
        self.endResetModel()
        self.rowCount()  # filters at once, whoever looks

    @property
    def narrows(self) -> bool:
        """Not everything is wanted."""
        return any(self._wanted.values())

    def wanted(self, what: str) -> str:
        """What is asked for."""
        return self._wanted.get(what, "")

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Everything that is asked for holds."""
        del source_parent  # a table has none
        row = self._all().rows[source_row]
        kind, form, state, text = (self.wanted(what) for what in ("kind", "form", "state", "text"))
        if kind and row.kind != kind:
            return False
        if form and self._index.lexicon.group_of(row.word) != form:
            return False
        if state and row.state(self._now()) != state:
            return False
        return not text or self._finds(row.word, text)

    def _all(self) -> WordModel:
        model: WordModel = self.sourceModel()  # type: ignore[assignment]  # it filters nothing else
        return model

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """The rows themselves are put in order, each looked at once; without a column as they were given."""
        self._all().sort_rows(column, descending=order == Qt.SortOrder.DescendingOrder)

    def _finds(self, word: str, text: str) -> bool:
        """The first search reads words for the first time: so many at once, the others a moment later."""
        if not self._index.has_read(word):
            if not self._may_read:
                self._on.start()
                return False
            self._may_read -= 1
        return self._index.finds(word, text)


class WordView(QTableView):
    """The table: arrows walk, Enter or a double click opens a row, Delete takes the chosen rows off."""

    looked = Signal(str)
    """A word that the mark has come to, empty for none."""
    opened = Signal(str)
    """A double click on a word, or Enter."""
    removed = Signal()
    """Delete."""
    chosen = Signal()
    """Other rows are chosen."""

    def __init__(self, name: str, look: Appearance, found: WordFilter, parent: QWidget) -> None:
        """The words of a filter over a `WordModel`; named for tests."""
        super().__init__(parent)
        self.setObjectName(name)
        self._found = found
        self.setModel(found)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.doubleClicked.connect(self._open)
        look.changed.connect(self._fit)
        # a click on a column's head sorts by it, on the same again the other way
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.selectionModel().currentRowChanged.connect(lambda current, _before: self.looked.emit(word_at(current)))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        found.modelReset.connect(self.chosen)
        self._fit()

    def current(self) -> str:
        """The word that the mark is on."""
        return word_at(self.currentIndex())

    def selected(self) -> tuple[str, ...]:
        """The words chosen, in the order shown."""
        rows = sorted(self.selectionModel().selectedRows(), key=lambda index: index.row())
        return tuple(word_at(index) for index in rows)

    def shown(self) -> tuple[str, ...]:
        """Every word that the filter lets through, in the order shown."""
        model = self.model()
        return tuple(word_at(model.index(row, 0)) for row in range(model.rowCount()))

    def go_to(self, word: str) -> None:
        """Put the mark on a word, or on the first row where it isn't shown."""
        row = next((row for row, shown in enumerate(self.shown()) if shown == word), 0)
        if self.model().rowCount():
            self.setCurrentIndex(self.model().index(row, 0))

    def _open(self, index: Index) -> None:
        if word := word_at(index):
            self.opened.emit(word)

    def _fit(self) -> None:
        """Columns by their shares of the width; rows as high as their letters need."""
        head = self.horizontalHeader()
        model: WordModel = self._found.sourceModel()  # type: ignore[assignment]  # it filters nothing else
        shares = [WIDTHS[column] for column in model.columns]
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        room = self.viewport().width()
        for at, share in enumerate(shares):
            self.setColumnWidth(at, room * share // sum(shares))
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.6))

    def resizeEvent(self, event: Any) -> None:
        """The columns fill the width."""
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: Any) -> None:
        """The mark is on a row."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete takes off."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.current():
            self.opened.emit(self.current())
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


def word_at(index: Index) -> str:
    """The word of a row, empty for none."""
    return (index.data(WORD_ROLE) or "") if index.isValid() else ""
