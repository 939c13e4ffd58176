"""The table of chances: a model over what was measured, and the view with its colours."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sakura_desktop.contained import contained
from sakura_desktop.pictures.colour import mix, readable_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.players.matchups import Cell
    from engine.text.phrase import Name
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

Index = QModelIndex | QPersistentModelIndex
CHANCE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
LOW: Final = "#c8642a"
HIGH: Final = "#2a6fb0"
"""Orange below, blue above one half: told apart by the colour-blind as well."""
FULL: Final = 0.4
"""So far from one half a colour is full."""
UNMEASURED: Final = -1.0
HIGH_ROW: Final = 1.5
WIDE_COLUMN: Final = 3.8
"""In heights of a figure."""
HEAD_ROOM: Final = 10
"""Beside and above what a column's head says, in pixels."""
WRAPPED: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_BREAK: Final = re.compile(r"\s+|(?<=』)")
"""Where a name may be broken: between its words, after an epithet."""


class MatchupModel(QAbstractTableModel):
    """A row and a column for each that was compared; before them what its chance is against all together."""

    def __init__(self, words: Words, look: Appearance, parent: QObject | None = None) -> None:
        """Nothing measured."""
        super().__init__(parent)
        self._words = words
        self._look = look
        self._brought: tuple[str, ...] = ()
        self._cells: dict[tuple[str, str], Cell] = {}
        self._named: Callable[[str], Name] | None = None
        words.changed.connect(self._renew)
        look.changed.connect(self._renew)

    def show_cells(self, brought: Sequence[str], cells: Sequence[Cell], named: Callable[[str], Name]) -> None:
        """Show these chances."""
        self.beginResetModel()
        self._brought = tuple(brought)
        self._cells = {(cell.first, cell.second): cell for cell in cells if cell.games}
        self._named = named
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many are compared."""
        return 0 if parent is not None and parent.isValid() else len(self._brought)

    def columnCount(self, parent: Index | None = None) -> int:
        """As many, and all together."""
        if parent is not None and parent.isValid():
            return 0
        return len(self._brought) + 1 if self._brought else 0

    @contained(None)
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Who it is; of the first column, that it is against all."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return self.name(self._brought[section])
        return self.name(self._brought[section - 1]) if section else self._words.say("matchups-all")

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The chance in per cent, its colour, and in words between what it lies."""
        if not index.isValid():
            return None
        first = self._brought[index.row()]
        second = self._brought[index.column() - 1] if index.column() else ""
        chance = self.chance(first, second)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "–" if chance < 0 else str(round(100 * chance))
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._said(first, second, chance)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.BackgroundRole if chance >= 0:
                return QColor(self.colour(chance))
            case Qt.ItemDataRole.ForegroundRole if chance >= 0:
                theme = self._look.theme
                return QColor(readable_on(self.colour(chance), theme.ink, theme.paper, "#ffffff", "#111111"))
            case role if role == CHANCE_ROLE:
                return chance
        return None

    def chance(self, first: str, second: str = "") -> float:
        """Of one against another, or against all together, each as much; below 0 where nobody has measured it."""
        if second:
            cell = self._cells.get((first, second))
            return UNMEASURED if cell is None else cell.chance
        found = [cell.chance for (mine, _), cell in self._cells.items() if mine == first]
        return sum(found) / len(found) if found else UNMEASURED

    def colour(self, chance: float) -> str:
        """From the paper to orange or blue."""
        return mix(self._look.theme.paper_raised, HIGH if chance > 0.5 else LOW, min(1.0, abs(chance - 0.5) / FULL))

    def name(self, key: str) -> str:
        """What one is called."""
        assert self._named is not None
        name = self._named(key)
        return self._words.renderer().name(name.kind, name.key).text

    def _said(self, first: str, second: str, chance: float) -> str:
        cell = self._cells.get((first, second))
        if cell is not None:
            low, high = (round(100 * edge) for edge in (cell.low, cell.high))
            return self._words.say(
                "matchups-cell", first=self.name(first), second=self.name(second), chance=round(100 * chance),
                low=low, high=high, wins=cell.wins, games=cell.games,
            )
        if second and second != first:
            return self._words.say("matchups-unmeasured", first=self.name(first), second=self.name(second))
        if second or chance < 0:
            return self.name(first)
        return self._words.say("matchups-mean", first=self.name(first), chance=round(100 * chance))

    def _renew(self) -> None:
        if self._brought:
            last = len(self._brought)
            self.dataChanged.emit(self.index(0, 0), self.index(last - 1, last))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last - 1)


class MatchupView(QTableView):
    """The table: a click on a column's head sorts by it, the next the other way, a third not at all."""

    def __init__(self, model: MatchupModel, look: Appearance, parent: QWidget | None = None) -> None:
        """The model's rows, in the order in which they come."""
        super().__init__(parent)
        self.setObjectName("matchups.table")
        self.sorted = QSortFilterProxyModel(self)
        self.sorted.setSourceModel(model)
        self.sorted.setSortRole(CHANCE_ROLE)
        self.setModel(self.sorted)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setDefaultAlignment(Qt.AlignmentFlag(int(WRAPPED)))
        head.setTextElideMode(Qt.TextElideMode.ElideNone)
        head.setSortIndicatorClearable(True)
        head.setMinimumSectionSize(1)
        side = self.verticalHeader()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSortingEnabled(True)
        look.changed.connect(self.fit)
        self.sorted.modelReset.connect(self.unsorted)
        model.headerDataChanged.connect(self.fit)
        self.fit()

    def unsorted(self) -> None:
        """The rows in the order in which they come."""
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.sorted.sort(-1)

    def fit(self) -> None:
        """Squares as large as their figures need, and the longest word of a name above them."""
        head, height = self.horizontalHeader(), self.fontMetrics().height()
        metrics, columns = head.fontMetrics(), range(self.sorted.columnCount())
        names = [str(self.sorted.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns]
        words = (word for name in names for word in _BREAK.split(name))
        longest = max((metrics.horizontalAdvance(word) for word in words), default=0)
        width = max(round(height * WIDE_COLUMN), longest + HEAD_ROOM)
        room = QRect(0, 0, width - HEAD_ROOM, 10 * height)
        tall = max((metrics.boundingRect(room, int(WRAPPED), name).height() for name in names), default=height)
        head.setDefaultSectionSize(width)
        head.setFixedHeight(tall + HEAD_ROOM)
        side, rows = self.verticalHeader(), range(self.sorted.rowCount())
        called = (str(self.sorted.headerData(row, Qt.Orientation.Vertical) or "") for row in rows)
        side.setFixedWidth(max(map(side.fontMetrics().horizontalAdvance, called), default=0) + HEAD_ROOM)
        side.setDefaultSectionSize(round(height * HIGH_ROW))
