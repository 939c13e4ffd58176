"""The journal: each event in a sentence, by turn and nesting; a line lights up its things and leads back to then."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.text.phrase import say
from sakura_desktop.contained import contained
from sakura_desktop.match.journal_sections import ROOM, LineSections
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.pictures.text_runs import paragraphs_of
from sakura_desktop.reader.blocks import TextBlock
from sakura_desktop.reader.page_fonts import PageFonts, TextStyle
from sakura_desktop.table.delegates.marks import pen
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.long_list import LongList
from sakura_desktop.widgets.tab_order import STILL_THERE
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.cardgame.view import JournalLine
    from engine.text.phrase import Phrase
    from engine.text.render import Span
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

Index = QModelIndex | QPersistentModelIndex
Sentence = tuple[str, tuple["Span", ...]]
"""A language, and a phrase in it with the readings that are shown."""
LINE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
DEPTH_ROLE: Final = Qt.ItemDataRole.UserRole + 2
PLAYER_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""Of a heading: whose turn begins."""
INDENT: Final = 12
PAD: Final = 3
MARK: Final = 15
"""How large the mark of whose turn it is stands before a heading, in pixels at zoom 1."""
DEEPEST: Final = 6
HEIGHTS_KEPT: Final = 20_000
LAYOUTS_KEPT: Final = 80
"""So many sentences stay set: those in sight, painted with every line that comes, in two languages."""
STAMPS_KEPT: Final = 4
"""Heights of so many languages and widths are remembered: going back to a language sets no sentence again."""
SOFT: Final = 0.74
"""How much of its ink the second language has."""


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """A line of the journal, or the heading of a turn. A row is known by itself: its height is kept under it."""

    line: JournalLine | None
    turn: int
    player: int = -1
    """Whose turn it is."""

    def phrase(self, settings: Settings) -> Phrase:
        """What the row says at a table where the players are called so."""
        if self.line is not None:
            return self.line.phrase
        if self.player < 0:
            return say("journal-setup")
        return say("journal-turn", turn=self.turn, player=player_phrase(settings, self.player))


def rows_of(lines: Sequence[JournalLine], turn: int | None) -> list[Row]:
    """The lines as rows, with a heading wherever a turn other than the one before begins."""
    rows: list[Row] = []
    for line in lines:
        if line.turn != turn:
            turn = line.turn
            rows.append(Row(None, turn, line.turn_player))
        rows.append(Row(line, turn))
    return rows


class JournalModel(QAbstractListModel):
    """Lines that only grow; another seat or a step back begins them anew from where they part."""

    def __init__(self, words: Words, settings: Settings, parent: QWidget) -> None:
        """No lines."""
        super().__init__(parent)
        self._words = words
        self._settings = settings
        self._lines: list[JournalLine] = []
        self._rows: list[Row] = []
        self._made: dict[int, Row] = {}
        """The rows of both seats by their lines, which they hold: a seat that comes back finds its own."""
        words.changed.connect(self._reword)
        settings.changed.connect(self._renamed)

    def show_lines(self, lines: Sequence[JournalLine]) -> None:
        """Show these lines: what both have stays, what is new is appended, what is gone is taken away."""
        same = _same(self._lines, lines)
        if same < len(self._lines):
            self._cut(same)
        self._grow(lines[same:])

    def add_lines(self, lines: Sequence[JournalLine]) -> None:
        """Append what happened since."""
        self._grow(lines)

    @property
    def told(self) -> int:
        """The number of the first event of which nothing is told yet."""
        return self._lines[-1].index + 1 if self._lines else 0

    def _cut(self, count: int) -> None:
        keep = rows_of(self._lines[:count], None)
        if len(keep) < len(self._rows):
            self.beginRemoveRows(QModelIndex(), len(keep), len(self._rows) - 1)
            del self._rows[len(keep):]
            self.endRemoveRows()
        del self._lines[count:]

    def _grow(self, lines: Sequence[JournalLine]) -> None:
        if not self._rows or len(self._made) >= HEIGHTS_KEPT:
            self._made.clear()
        new = [self._known(row) for row in rows_of(lines, self._rows[-1].turn if self._rows else None)]
        if new:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._rows += new
            self._lines += lines
            self.endInsertRows()

    def _known(self, row: Row) -> Row:
        return self._made.setdefault(id(row.line), row) if row.line is not None else row

    def row(self, number: int) -> Row:
        """The line or heading of that number."""
        return self._rows[number]

    def rows(self, first: int) -> list[Row]:
        """The lines and headings from one on."""
        return self._rows[first:]

    def rowCount(self, parent: Index | None = None) -> int:
        """How many lines and headings."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The sentence in the journal's language, the line and how deep it is nested."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words.of("journal").text(row.phrase(self._settings))
            case role if role == LINE_ROLE:
                return row.line
            case role if role == DEPTH_ROLE:
                return min(row.line.depth, DEEPEST) if row.line is not None else -1
            case role if role == PLAYER_ROLE:
                return row.player
        return None

    def sentences(self, number: int) -> tuple[Sentence, ...]:
        """What a row says: in the journal's language, and in the one beside it."""
        phrase, tongue = self._rows[number].phrase(self._settings), self._words.of("journal")
        return tuple((one, tongue.spans(phrase, one)) for one in (tongue.language, tongue.second) if one)

    def row_at(self, answers: int) -> int:
        """The last row of what had happened before an answer was given; -1 for none."""
        found = -1
        for number, row in enumerate(self._rows):
            if row.line is not None and row.line.answers <= answers:
                found = number
        return found

    def _reword(self) -> None:
        if self._rows:
            self.layoutChanged.emit()

    def _renamed(self, name: str) -> None:
        if name == "names":
            self._reword()


def _same(old: Sequence[JournalLine], new: Sequence[JournalLine]) -> int:
    """How many lines from the first on are the same."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count


class Set(NamedTuple):
    """A sentence in its lines, and how high they are."""

    block: TextBlock
    height: float


def set_sentence(sentence: Sentence, width: int, heading: bool, case: PageFonts) -> Set:
    """Set a sentence in lines of that width, as the reader does. Its terms are no links here."""
    language, spans = sentence
    paragraphs = [[run._replace(ref="") for run in runs] for runs in paragraphs_of(spans)]
    block = TextBlock(paragraphs, TextStyle(language, bold=heading))
    return Set(block, block.lay_out(case, width))


class JournalDelegate(QStyledItemDelegate):
    """Paints a sentence over as many lines as it needs, under it the same in the language beside, indented by its
    nesting with a thin rule per level.
    """

    def __init__(self, words: Words, look: Appearance, view: JournalView) -> None:
        """Paint for that view's width."""
        super().__init__(view)
        self._words = words
        self._look = look
        self._view = view
        self._case = PageFonts(view.font().pointSizeF())
        self._set: Callable[[Sentence, int, bool, PageFonts], Set] = lru_cache(LAYOUTS_KEPT)(set_sentence)
        self._heights: dict[tuple[object, ...], dict[Row | tuple[tuple[Sentence, ...], int], int]] = {}
        """By what all heights depend on (width, languages, readings, font) and there by row, and by what it says: the
        other seat's journal says much of the same in rows of its own.
        """

    def _fonts(self) -> PageFonts:
        points = self._view.font().pointSizeF()
        if points != self._case.points:
            self._case = PageFonts(points)
        return self._case

    def _left(self, depth: int) -> int:
        """Where a sentence begins; a heading, beside the mark of whose turn it is."""
        return 8 + max(depth, 0) * INDENT if depth >= 0 else 8 + self._mark() + 5

    def _mark(self) -> int:
        return self._look.px(MARK)

    def _sets(self, sentences: Sequence[Sentence], depth: int, width: int) -> list[Set]:
        """The sentence, and under it the same in the language beside, in a row of that width."""
        room = max(40, width - self._left(depth) - ROOM)
        return [self._set(sentence, room, depth < 0, self._fonts()) for sentence in sentences]

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the sentence at the view's width."""
        return QSize(60, next(self.heights(index.row())))

    def heights(self, first: int) -> Iterator[int]:
        """How high the sentences are at the view's width, from a row on."""
        lines = self._view.lines
        tongue, ways = self._words.of("journal"), self._words.ways
        readings = (ways.ruby, ways.people, ways.known if ways.ruby == "new" else None)
        width = self._view.viewport().width()
        stamp = (width, tongue.language, tongue.second, readings, self._view.font().pointSizeF())
        heights = self._heights.get(stamp)
        if heights is None or len(heights) >= HEIGHTS_KEPT:
            heights = self._heights[stamp] = {}
            if len(self._heights) > STAMPS_KEPT:
                del self._heights[next(iter(self._heights))]
        for number, row in enumerate(lines.rows(first), first):
            height = heights.get(row)
            if height is None:
                height = heights[row] = self._height(lines, number, width, heights)
            yield height

    def _height(
        self, lines: JournalModel, number: int, width: int, heights: dict[Row | tuple[tuple[Sentence, ...], int], int]
    ) -> int:
        depth = lines.index(number).data(DEPTH_ROLE)
        said = (lines.sentences(number), depth)
        if said not in heights:
            high = round(sum(one.height for one in self._sets(said[0], depth, width)))
            heights[said] = high + 2 * PAD + (8 if depth < 0 else 0)
        return heights[said]

    def cuts(self, number: int, width: int) -> list[int]:
        """Where a row's lines but the first begin."""
        depth = self._view.lines.index(number).data(DEPTH_ROLE)
        top, found = PAD + (8.0 if depth < 0 else 0.0), []
        for one in self._sets(self._view.lines.sentences(number), depth, width):
            found += [round(top + line) for line in one.block.line_tops]
            top += one.height
        return found[1:]

    @contained(None)
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The ground of the style, the rules of the levels, the sentence."""
        box: QRect = option.rect
        depth = index.data(DEPTH_ROLE)
        palette = self._view.palette()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if depth >= 0:
            self._view.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        painter.save()
        painter.setPen(palette.mid().color())
        for level in range(1, depth + 1):
            across = box.left() + 8 + level * INDENT - 7
            painter.drawLine(across, box.top(), across, box.bottom())
        if depth < 0:
            self._head(painter, box, index.data(PLAYER_ROLE))
        left = box.left() + self._left(depth)
        theme = self._look.theme
        if chosen and depth >= 0:
            ink = palette.highlightedText().color().name()
            theme = replace(theme, ink=ink, ink_soft=ink)
        top: float = box.top() + PAD + (8 if depth < 0 else 0)
        for one in self._sets(self._view.lines.sentences(index.row()), depth, box.width()):
            one.block.paint(painter, self._fonts(), theme, QPointF(left, top))
            top += one.height
            painter.setOpacity(SOFT)
        painter.restore()
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(palette.text().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 1, -3, -1), 4, 4)

    def _head(self, painter: QPainter, box: QRect, player: int) -> None:
        """The rule under a turn's heading, and the mark of the player, both in that player's colour."""
        theme, side = self._look.theme, self._mark()
        if player >= 0:
            painter.setPen(pen(theme.seats[player], 1.5))
            sign = self._look.sign(seat_icon(player), QSize(side, side), theme.seats[player])
            painter.drawPixmap(box.left() + 7, box.top() + 8 + (box.height() - 8 - side) // 2, sign)
        painter.drawLine(box.left() + 4, box.bottom(), box.right() - 4, box.bottom())


class JournalView(LongList):
    """The lines: the one under the mouse or the keyboard's mark lights its things up, a click or Enter leads back."""

    lit = Signal(object)
    """Handles and places of the line looked at; the empty tuple for none."""
    visited = Signal(object)
    """A `JournalLine` whose moment is to be looked at."""
    link = Signal(str)
    """A section of the rules is to be read: `section:9-4`."""
    looked = Signal(object, QRect)
    """The `JournalLine` that is looked at, and where it stands; None for none."""

    def __init__(self, words: Words, look: Appearance, settings: Settings, parent: QWidget) -> None:
        """No lines."""
        self._came_from_end = False
        """The keyboard came here while the end was followed."""
        self._reads: int | None = None  # it is laid out before everything is there
        """The row to stay at when all are set anew, beyond the last for the end."""
        super().__init__(parent)
        self.setObjectName("journal.lines")
        self.lines = JournalModel(words, settings, self)
        self.setModel(self.lines)
        self.setItemDelegate(JournalDelegate(words, look, self))
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._sections = LineSections(words, self.viewport())
        self._sections.asked.connect(self.link)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._look_away())
        self.entered.connect(self._light)
        self.clicked.connect(self._visit)
        words.changed.connect(self._stay)

    def heights(self, first: int) -> Iterator[int]:
        """As high as their sentences."""
        delegate = self.itemDelegate()
        assert isinstance(delegate, JournalDelegate)
        return delegate.heights(first)

    def cuts(self, row: int) -> list[int]:
        """Between the lines of its sentences."""
        delegate = self.itemDelegate()
        assert isinstance(delegate, JournalDelegate)
        return delegate.cuts(row, self.viewport().width())

    def follow(self) -> bool:
        """The end is in sight: what is appended is to be scrolled to."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    def _stay(self) -> None:
        """Sentences of another language or in other letters break elsewhere; whoever reads them stays at the same one,
        who follows the end at the end. They are set once, when both have come: letters follow a language.
        """
        if self._reads is None:
            self._reads = self.model().rowCount() if self.follow() else self.top_row()
            self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        """Set all rows anew."""
        super().doItemsLayout()
        reads, self._reads = self._reads, None
        if reads is not None and reads < self.model().rowCount():
            self.scrollTo(self.model().index(reads, 0), QAbstractItemView.ScrollHint.PositionAtTop)
        elif reads is not None:
            self.scrollToBottom()

    def _light(self, index: Index) -> None:
        line = index.data(LINE_ROLE)
        self._sections.show_for(line.phrase if line is not None else None, self.visualRect(index))
        self.looked.emit(line, self.visualRect(index))
        self.lit.emit(line.things if line is not None else ())

    def _look_away(self) -> None:
        """The signs at the line's end go."""
        self._sections.hide()
        self.looked.emit(None, QRect())

    def _visit(self, index: Index) -> None:
        line = index.data(LINE_ROLE)
        if line is not None:
            self._came_from_end = False
            self.visited.emit(line)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Light up what the keyboard has come to."""
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self._light(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the newest line, unless it is reading an older one. The mouse stays at its own, and
        whoever was only in a menu or another window comes back to theirs.
        """
        by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if event.reason() not in STILL_THERE or not self.currentIndex().isValid():
            followed = self.follow()
            self._came_from_end = followed and not by_mouse
            if not by_mouse and self.model().rowCount() and (followed or not self.currentIndex().isValid()):
                self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)
        if not by_mouse and self.currentIndex().isValid():
            self._light(self.currentIndex())
            self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is looked at any more; whoever followed the end before follows it again, unless a moment of the past
        was gone to.
        """
        super().focusOutEvent(event)
        self._look_away()
        self.lit.emit(())
        if event.reason() not in STILL_THERE and self._came_from_end:
            self.scrollToBottom()
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is looked at any more."""
        super().leaveEvent(event)
        self._look_away()
        self.lit.emit(())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads back to the line's moment, with Shift to the rules that it names."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._light(self.currentIndex())
                self._sections.go()
            else:
                self._visit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences break elsewhere; the end stays in sight."""
        followed = self.follow()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        if followed:
            self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        """Other letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._stay()
            self.executeDelayedItemsLayout()


class JournalPanel(QFrame):
    """The journal with its heading, and the way back from a moment of the past."""

    lit = Signal(object)
    visited = Signal(object)
    link = Signal(str)
    returned = Signal()

    def __init__(self, words: Words, look: Appearance, settings: Settings, parent: QWidget | None = None) -> None:
        """No lines. The settings say what the players are called whose match it tells."""
        super().__init__(parent)
        self.setObjectName("journal")
        self.setProperty("role", "side")
        self.wording = Translated(words, self)
        heading = self.wording.label("journal-title", role="heading")
        self.view = JournalView(words, look, settings, self)
        self.wording.name(self.view, "journal-title")
        self.view.lit.connect(self.lit)
        self.view.visited.connect(self.visited)
        self.view.link.connect(self.link)
        self._past = self.wording.label(wrap=True)
        self.back = self.wording.button("journal.back", "journal-return", self.returned.emit)
        foot = QHBoxLayout()
        foot.addWidget(self._past, 1)
        foot.addWidget(self.back)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 4, 6, 4)
        box.setSpacing(4)
        box.addWidget(heading)
        box.addWidget(self.view, 1)
        box.addLayout(foot)
        self.show_past(None)

    def sizeHint(self) -> QSize:
        """Room for some twenty lines."""
        return QSize(super().sizeHint().width(), self.fontMetrics().height() * 20)

    def show_lines(self, lines: Sequence[JournalLine]) -> None:
        """Show the lines, at the end if the end was in sight."""
        follow = self.view.follow()
        self.view.lines.show_lines(lines)
        if follow:
            self.view.scrollToBottom()

    def add_lines(self, lines: Sequence[JournalLine]) -> None:
        """Append lines, and show them if the end was in sight."""
        follow = self.view.follow()
        self.view.lines.add_lines(lines)
        if follow and lines:
            self.view.scrollToBottom()

    @property
    def told(self) -> int:
        """The number of the first event of which nothing is told yet."""
        return self.view.lines.told

    def show_past(self, answers: int | None) -> None:
        """Say which moment is looked at; None for the present."""
        self._past.setVisible(answers is not None)
        self.back.setVisible(answers is not None)
        if answers is not None:
            self.wording.text(self._past, "journal-past", answers=answers)

    def mark(self, answers: int) -> None:
        """Put the mark at the last thing that had happened before an answer."""
        row = self.view.lines.row_at(answers)
        if row >= 0:
            index = self.view.lines.index(row)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)
