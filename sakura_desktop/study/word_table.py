"""Words in a table: a model over them, a filter, and the view with its columns."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from engine.study.own import is_own
from engine.study.records import KNOWN
from engine.study.schedule import Pair
from engine.study.words import is_line, kind_of
from engine.text.phrase import say
from sakura_desktop.contained import contained
from sakura_desktop.idle_work import LatestWork
from sakura_desktop.pictures.letters import letters
from sakura_desktop.study.word_menu import is_key
from sakura_desktop.study.word_texts import (
    STAR,
    date_said,
    due_said,
    meanings,
    one_line,
    origin_said,
    read_languages,
    reading_of,
    spellings_of,
)
from sakura_desktop.widgets.broken_lines import paint_broken
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QKeyEvent

    from engine.study.words import Lexicon
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.word_texts import WordIndex

Index = QModelIndex | QPersistentModelIndex
WORD_ROLE: Final = Qt.ItemDataRole.UserRole + 1
ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 3
LISTED: Final = ("star", "asked", "reading", "answered", "meaning", "tags", "due", "added", "lapses")
"""The columns of the list."""
OFFERED: Final = ("asked", "reading", "answered", "meaning", "there")
"""The columns of what can be added."""
WIDTHS: Final = {
    "star": 0, "asked": 18, "reading": 13, "answered": 18, "meaning": 34, "tags": 5, "due": 2, "added": 0,
    "lapses": 0, "there": 2,
}
"""Shares of the width that is left over."""
EMPTY_EDGE: Final = 24
"""Pixels around what is said where there are no rows."""
NARROWEST: Final = 20
"""Pixels that a column has at the least."""
LEAST: Final = {
    "star": 1.8, "asked": 8, "reading": 6, "answered": 8, "meaning": 8, "tags": 4, "due": 6, "added": 5.4,
    "lapses": 5, "there": 6,
}
"""How many letters wide a column is at the least."""
GIVE_WAY: Final = ("added", "lapses", "tags", "due", "reading", "meaning")
"""Where not all columns have room these go, one after the other: what they say stands beside the table too."""
HEAD_ROLES: Final = frozenset(
    (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
)
TOLD: Final = HEAD_ROLES | frozenset(
    (Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.FontRole, WORD_ROLE, ROW_ROLE)
)
"""What a row tells of itself; a view asks for as much again each time that it paints a cell."""
LETTERS: Final = "stenmk"
"""Star, tags, edit, a new word, a new sentence, known."""
NEVER: Final = float("inf")
READ_AT_ONCE: Final = 25
"""So many words are read for the first time in one step, so that typing is never held up for long."""
AT_ONCE: Final = 100
"""So many rows are looked at in one step."""
SEEN_AT_ONCE: Final = 30
"""So many rows of a table a window has room for: they are worded before they are painted."""
UNTAGGED: Final = ","
"""What stands for no tag where one is asked for: no tag can be it."""
HEARD_WITH_NOTE: Final = frozenset({"star", "asked"})
"""Where whoever listens hears what a person noted of a word: where a row begins, at which the mark is, and at the word.
"""
KEPT_TEXTS: Final = frozenset({"asked", "reading", "answered", "meaning"})
"""Columns whose texts are kept, since it takes long to put them together."""


class Row(NamedTuple):
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
    lapses: int = 0
    """How often it was forgotten after it had been learned."""

    @property
    def kind(self) -> str:
        """What kind of word it is."""
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
    """Rows of words. A text is put together when it is shown; only what is sorted by needs all of them, and reads them
    in steps: until then the rows stand as they stood.
    """

    arranging = Signal()
    """The rows are being put in order, and aren't shown yet; or that is over."""

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
        self._texts: dict[tuple[str, str], str] = {}
        """By column and word what was put together already."""
        self._arrangement = LatestWork(self)
        self._arrangement.done.connect(self.arranging)
        words.changed.connect(self._reword)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they are shown."""
        return self._rows

    @property
    def settled(self) -> bool:
        """The rows that were given are shown, in their order."""
        return not self._arrangement.active

    @property
    def useful_columns(self) -> tuple[str, ...]:
        """The columns that say something in this direction: none of readings where words are read as they stand."""
        read = read_languages(self.pair, self._words.ways.learned)
        return tuple(column for column in self.columns if column != "reading" or read)

    def show_rows(self, rows: Sequence[Row], pair: Pair) -> None:
        """Show these rows in that direction, each of a word that the lexicon knows."""
        if pair != self.pair:
            self._texts.clear()
        self.pair = pair
        self._given = tuple(rows)
        self._arrange()

    def sort_rows(self, column: int, *, descending: bool) -> None:
        """Put the rows in the order of a column; of none (-1) as they were given."""
        self._sorted = (column, descending)
        self._arrange()

    def _arrange(self) -> None:
        self._arrangement.begin(self._arranged())
        if not self.settled:
            self.arranging.emit()

    def _arranged(self) -> Iterator[bool]:
        rows, (column, descending) = self._given, self._sorted
        if column >= 0:
            keys: list[Any] = []
            for _ in self._read_keys(rows, self.columns[column], keys):
                yield True
            order = sorted(range(len(rows)), key=keys.__getitem__, reverse=descending)
            rows = tuple(rows[at] for at in order)
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _read_keys(self, rows: Sequence[Row], column: str, keys: list[Any]) -> Iterator[bool]:
        """What rows are sorted by, read in steps."""
        read = 0
        for at, row in enumerate(rows, start=1):
            read += column in KEPT_TEXTS and (column, row.word) not in self._texts
            keys.append(self._sorted_by(row, column))
            if read == READ_AT_ONCE or at % AT_ONCE == 0:
                read = 0
                yield True

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
        if orientation != Qt.Orientation.Horizontal or role not in HEAD_ROLES:
            return None
        column = self.columns[section]
        if column == "star" and role != Qt.ItemDataRole.DisplayRole:
            return self._words.say("own-column-star")
        if column in {"asked", "answered"}:
            language = self.pair.asks if column == "asked" else self.pair.answers
            return self._words.say(f"settings-language-{language}")
        return self._words.say(f"study-column-{column}")

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text, the word's id, the row."""
        if role not in TOLD or not index.isValid():
            return None
        return self.told(self._rows[index.row()], index.column(), role)

    def told(self, row: Row, section: int, role: int) -> Any:
        """What a row tells of itself in a column, by its number, as one of the roles `TOLD`."""
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one_line(self._text(row, column))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._tip(row, column))
            case Qt.ItemDataRole.AccessibleTextRole if column == "star":
                return self._heard(row)
            case Qt.ItemDataRole.AccessibleDescriptionRole if column in HEARD_WITH_NOTE:
                return self._lexicon.own.remark(row.word).note
            case Qt.ItemDataRole.FontRole if column in {"asked", "answered"}:
                return _font(self.pair.asks if column == "asked" else self.pair.answers)
            case role if role == WORD_ROLE:
                return row.word
            case role if role == ROW_ROLE:
                return row
        return None

    def _sorted_by(self, row: Row, column: str) -> Any:
        """A moment, a figure, or a text folded for comparing; what says nothing comes last."""
        match column:
            case "due":
                return NEVER if row.due is None else row.due
            case "added":
                return row.added
            case "lapses":
                return row.lapses
        text = self._text(row, column).casefold()
        return (not text, text)

    def _tip(self, row: Row, column: str) -> str:
        """What is said of a place that is pointed at: the whole text, and what is behind it."""
        words = self._words
        match column:
            case "added":
                return words.say("own-added-tip", date=date_said(row.added), origin=origin_said(row.origin))
            case "lapses":
                return words.say("own-lapses-tip", count=row.lapses) if row.lapses else ""
            case "star":
                return words.say("own-column-star") if self._text(row, column) else ""
            case "asked":
                return "\n".join(filter(None, (self._text(row, column), self._lexicon.own.remark(row.word).note)))
        return self._text(row, column)

    def _heard(self, row: Row) -> str:
        """What is heard where the mark goes down the list: the word in both languages, and whether it has a star."""
        star = self._words.say("own-column-star") if self._text(row, "star") else ""
        return ", ".join(filter(None, (*(one_line(self._text(row, one)) for one in ("asked", "answered")), star)))

    def prepare_texts(self, rows: Sequence[int]) -> None:
        """Put together what takes long of rows that are about to be seen."""
        for at in rows:
            for column in KEPT_TEXTS:
                self._text(self._rows[at], column)

    def _text(self, row: Row, column: str) -> str:
        """What stands in a column; what takes long is put together once, what a person wrote may change."""
        written = is_own(row.word) or row.word in self._lexicon.own.remarks
        if column not in KEPT_TEXTS or row.example is not None or written:
            return self._said(row, column)
        key = (column, row.word)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._said(row, column)
        return text

    def _said(self, row: Row, column: str) -> str:
        lexicon, words, pair = self._lexicon, self._words, self.pair
        match column:
            case "asked":
                return lexicon.side(row.word, pair.asks).text
            case "answered":
                return lexicon.side(row.word, pair.answers).text
            case "reading":
                return "" if is_line(row.word) else reading_of(row.word, pair, lexicon, words.ways.learned)
            case "meaning":
                if row.example is not None:
                    return words.text(row.example, pair.asks)
                return " · ".join(words.text(one) for one in meanings(row.word, lexicon, pair.answers))
            case "star":
                return STAR if lexicon.own.remark(row.word).star else ""
            case "tags":
                return ", ".join(lexicon.own.remark(row.word).tags)
        return self._stands(row, column)

    def _stands(self, row: Row, column: str) -> str:
        """How a word stands on the list."""
        words = self._words
        match column:
            case "added":
                return words.text(date_said(row.added))
            case "lapses":
                return str(row.lapses) if row.lapses else ""
            case "there":
                return words.say("study-there") if row.origin else ""
        return words.text(say(f"study-state-{row.aside}") if row.aside else due_said(row.due, self.now()))

    def _reword(self) -> None:
        self._texts.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self.columns) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)


class WordFilter(QAbstractTableModel):
    """Of the rows of a model only words of a kind, a form, a state, with a tag or a star; only those that a text finds
    in any language. Many rows are looked at in steps: those found stand already, and what is found later comes below.
    """

    progressed = Signal()
    """It is looked on, or everything was looked at."""

    def __init__(self, model: WordModel, index: WordIndex, parent: QObject | None = None) -> None:
        """Every word."""
        super().__init__(parent)
        self.all = model
        self._index = index
        self._wanted: dict[str, str] = {}
        self._rows: tuple[Row, ...] = ()
        """Those of the model. It may have others already while these are shown still."""
        self._shown: list[int] | range = range(0)
        """Which of them are shown, from top to bottom."""
        self._looking = LatestWork(self)
        self._looking.done.connect(self.progressed)
        model.modelReset.connect(self._look)
        model.arranging.connect(self.progressed)
        model.dataChanged.connect(self._said_anew)
        model.headerDataChanged.connect(self.headerDataChanged)
        self._look()

    def only(self, what: str, value: str) -> None:
        """Show only words whose `kind`, `form`, `state`, `tag` is that or whose `text` has it, or with a `star`; empty
        for any.
        """
        if self._wanted.get(what, "") != value.strip():
            self._wanted[what] = value.strip()
            self._look()

    @property
    def complete(self) -> bool:
        """Every word was looked at; false while words are still being read."""
        return not self._looking.active and self.all.settled

    @property
    def narrows(self) -> bool:
        """Not everything is wanted."""
        return any(self._wanted.values())

    def wanted(self, what: str) -> str:
        """What is asked for."""
        return self._wanted.get(what, "")

    def words(self) -> tuple[str, ...]:
        """The words shown, from top to bottom."""
        return tuple(self._rows[at].word for at in self._shown)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """The rows themselves are put in order, each looked at once; without a column as they were given."""
        self.all.sort_rows(column, descending=order == Qt.SortOrder.DescendingOrder)

    # --- looking ---

    def _look(self) -> None:
        self._looking.begin(self._steps())
        if self._looking.active:
            self.progressed.emit()

    def _steps(self) -> Iterator[bool]:
        count = len(self.all.rows)
        self._show(range(count) if not self.narrows else [])
        if self.narrows:
            sought = spellings_of(self.wanted("text"))
            at = 0
            while at < count:
                fits, at = self._fitting(at, sought)
                if fits and len(self._shown) < SEEN_AT_ONCE:
                    self.all.prepare_texts(fits[:SEEN_AT_ONCE])
                    yield True
                self._append(fits)
                yield True

    def _show(self, rows: list[int] | range) -> None:
        self.beginResetModel()
        self._rows, self._shown = self.all.rows, rows
        self.endResetModel()

    def _append(self, rows: list[int]) -> None:
        if rows and isinstance(self._shown, list):
            there = len(self._shown)
            self.beginInsertRows(QModelIndex(), there, there + len(rows) - 1)
            self._shown += rows
            self.endInsertRows()

    def _fitting(self, at: int, sought: Sequence[Sequence[str]]) -> tuple[list[int], int]:
        """Those of the next rows for which everything holds that is asked for, and from where it goes on: the first
        search reads words for the first time, and so many at once.
        """
        rows, has_read = self._rows, self._index.has_read
        found: list[int] = []
        may_read, now = READ_AT_ONCE, self.all.now()
        for here in range(at, min(at + AT_ONCE, len(rows))):
            row = rows[here]
            if not self._is_wanted(row, now):
                continue
            if sought and not has_read(row.word):
                if not may_read:
                    return found, here
                may_read -= 1
            if self._index.has(row.word, sought):
                found.append(here)
        return found, min(at + AT_ONCE, len(rows))

    def _is_wanted(self, row: Row, now: float) -> bool:
        """It is of the kind, the form and the state asked for."""
        kind, form, state = (self.wanted(what) for what in ("kind", "form", "state"))
        return (
            (not kind or row.kind == kind)
            and (not form or self._index.lexicon.group_of(row.word) == form)
            and (not state or row.state(now) == state)
            and self._is_marked(row.word)
        )

    def _is_marked(self, word: str) -> bool:
        """It has the tag and the star that are asked for."""
        tag, star = self.wanted("tag"), self.wanted("star")
        if not tag and not star:
            return True
        remark = self._index.lexicon.own.remark(word)
        tagged = not tag or (tag in remark.tags if tag != UNTAGGED else not remark.tags)
        return tagged and (not star or remark.star)

    # --- as a model ---

    def rowCount(self, parent: Index | None = None) -> int:
        """How many words are shown."""
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        """As many as there are."""
        return self.all.columnCount(parent)

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """As the row says."""
        if role not in TOLD or not index.isValid():
            return None
        return self.all.told(self._rows[self._shown[index.row()]], index.column(), role)

    @contained(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What a column is called."""
        return self.all.headerData(section, orientation, role)

    def _said_anew(self) -> None:
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, self.columnCount() - 1))


class WordView(QTableView):
    """The table: arrows walk, Enter or a double click opens a row, Delete takes the chosen rows off; letters stand for
    what else can be done.
    """

    looked = Signal(str)
    """A word that the mark has come to, empty for none."""
    opened = Signal(str)
    """A double click on a word, or Enter."""
    removed = Signal()
    """Delete."""
    chosen = Signal()
    """Other rows are chosen."""
    lettered = Signal(str)
    """A letter was pressed that stands for something: one of `LETTERS`."""

    def __init__(self, name: str, look: Appearance, found: WordFilter, parent: QWidget) -> None:
        """The words of a filter over a `WordModel`; named for tests."""
        super().__init__(parent)
        self.setObjectName(name)
        self._found = found
        self._before = ""
        """The word that the mark was on before the rows were others."""
        self._empty = ""
        self._useful: tuple[str, ...] = ()
        """The columns for which room was sought."""
        self.setModel(found)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(NARROWEST)
        # heads don't tell what is chosen: of ten thousand rows they would look at each
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(found, self))
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.doubleClicked.connect(self._open)
        look.changed.connect(self._fit)
        # a click on a column's head sorts by it, on the same again the other way
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.selectionModel().currentRowChanged.connect(lambda current, _before: self.looked.emit(word_at(current)))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        found.modelAboutToBeReset.connect(self._remember)
        found.modelReset.connect(self._recall)
        found.modelReset.connect(self._fit_others)
        found.headerDataChanged.connect(self._fit_others)
        found.rowsInserted.connect(lambda *_: self._recall_found())
        found.modelReset.connect(self.chosen)
        found.progressed.connect(self.chosen)
        self._fit()

    def current(self) -> str:
        """The word that the mark is on."""
        return word_at(self.currentIndex())

    def chosen_count(self) -> int:
        """How many words are chosen."""
        return sum(bottom - top + 1 for top, bottom in self._chosen_parts())

    def selected(self) -> tuple[str, ...]:
        """The words chosen, in the order shown."""
        words = self._found.words()
        return tuple(word for top, bottom in self._chosen_parts() for word in words[top:bottom + 1])

    def choose_current(self) -> bool:
        """Of several rows only the one that the mark is on stays chosen; whether there were several."""
        several = self.chosen_count() > 1
        if several:
            self._choose(self.currentIndex())
        return several

    def _choose(self, index: QModelIndex) -> None:
        """Put the mark on a row and choose it alone. Qt's own way asks whether Ctrl is held, as it is when something is
        taken back, and would then let the row go.
        """
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def _chosen_parts(self) -> list[tuple[int, int]]:
        """From which row to which they are chosen."""
        chosen = self.selectionModel().selection()
        return sorted((chosen.at(at).top(), chosen.at(at).bottom()) for at in range(chosen.size()))

    def shown(self) -> tuple[str, ...]:
        """Every word that the filter lets through, in the order shown."""
        return self._found.words()

    def go_to(self, word: str) -> None:
        """Put the mark on a word, or on the first row where it isn't shown."""
        words = self.shown()
        if words:
            self._choose(self.model().index(words.index(word) if word in words else 0, 0))

    def _remember(self) -> None:
        self._before = self.current()

    def _recall(self) -> None:
        """In another order the mark stays on its word."""
        if self._before in self.shown():
            self.go_to(self._before)
        else:
            self.looked.emit(self.current())

    def _recall_found(self) -> None:
        """Where rows are found one after the other the mark comes back to its word with it."""
        if not self.current():
            self._recall()

    def tell_empty(self, text: str) -> None:
        """Say what stands in the middle where there are no rows."""
        self._empty = text
        self.setAccessibleDescription(text)
        self.viewport().update()

    def paintEvent(self, event: Any) -> None:
        """The rows, or why there are none."""
        super().paintEvent(event)
        if self._empty and not self._found.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            room = self.viewport().rect().adjusted(EMPTY_EDGE, EMPTY_EDGE, -EMPTY_EDGE, -EMPTY_EDGE)
            paint_broken(painter, room, self._empty, Qt.AlignmentFlag.AlignCenter)
            painter.end()

    def _open(self, index: Index) -> None:
        if word := word_at(index):
            self.opened.emit(word)

    def _fit(self) -> None:
        """The columns for which there is room, by their shares of it; rows as high as their letters need."""
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setFont(self.font())  # one that wasn't shown would keep the letters of before
        room = self.viewport().width()
        letter = self.fontMetrics().height() * 0.85
        self._useful = self._found.all.useful_columns
        least = {column: round(LEAST[column] * letter) for column in self._useful}
        for column in GIVE_WAY:
            if sum(least.values()) > room:
                least.pop(column, None)
        if (wished := sum(least.values())) > room:  # what never gives way is narrower than it should be
            least = {column: width * room // wished for column, width in least.items()}
        left, shares = max(0, room - sum(least.values())), sum(WIDTHS[column] for column in least)
        for at, column in enumerate(self._found.all.columns):
            self.setColumnHidden(at, column not in least)
            if column in least:
                self.setColumnWidth(at, least[column] + left * WIDTHS[column] // shares)
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.6))

    def _fit_others(self) -> None:
        """Another direction may have other columns."""
        if self._useful != self._found.all.useful_columns:
            self._fit()

    def resizeEvent(self, event: Any) -> None:
        """The columns fill the width."""
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: Any) -> None:
        """The mark is on a row, and that row is chosen."""
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection() and self.model().rowCount():
            at = self.currentIndex()  # Qt has put the mark on the first row by now, but chosen nothing
            self.setCurrentIndex(at if at.isValid() else self.model().index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete takes off; letters do what they stand for instead of looking for rows."""
        letter = event.text().lower()
        if letter and letter in LETTERS and not event.modifiers():
            self.lettered.emit(letter)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.current():
            self.opened.emit(self.current())
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        elif is_key(event):
            event.ignore()  # what is read beside the table is taken by it; Qt would look for a row
        else:
            super().keyPressEvent(event)


@cache
def _font(language: str) -> QFont:
    """Letters of a language."""
    return letters(QFont(), language)


def word_at(index: Index) -> str:
    """The word of a row, empty for none."""
    return (index.data(WORD_ROLE) or "") if index.isValid() else ""
