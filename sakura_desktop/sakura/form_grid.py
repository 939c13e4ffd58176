"""The grid of megami forms, a megami's forms together: found by typing in any language and by their weapon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.sakura.door import cards_of, megami_name
from engine.text.folding import finds, folded
from engine.text.phrase import CardName, say
from sakura_desktop.contained import contained
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.sakura.form_tile import (
    EDGE,
    RATIO,
    WAITING,
    emblem_held,
    emblem_size,
    illustrated,
    paint_form,
    tile_box,
    tile_size,
    weapon_of,
)
from sakura_desktop.widgets.drag_list import DragList
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.sakura.door import Form
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

Index = QModelIndex | QPersistentModelIndex
FORM_ROLE: Final = Qt.ItemDataRole.UserRole + 1
TAKEN_ROLE: Final = Qt.ItemDataRole.UserRole + 2
FORM_MIME: Final = "application/x-sakura-desktop-form"
SEATS: Final = {seat_icon(seat): seat for seat in (0, 1)}
"""The players by their marks."""
SEVERAL: Final = "/"
"""Parts the words of a form that bears several weapons."""


def weapons(form: str, words: Words, language: str) -> tuple[str, ...]:
    """The weapons of a form in a language: one word each."""
    said = "".join(span.text for span in words.spans(weapon_of(form), language))
    return tuple(one for part in said.split(SEVERAL) if (one := part.strip()))


class FormModel(QAbstractListModel):
    """Every form that can be chosen: in the order of the list, a megami's forms one after the other, herself first."""

    def __init__(self, words: Words, forms: Sequence[Form], parent: QWidget) -> None:
        """These forms."""
        super().__init__(parent)
        self._words = words
        order = {base: at for at, base in enumerate(dict.fromkeys(form.base for form in forms))}
        self._forms: tuple[Form, ...] = tuple(sorted(forms, key=lambda form: (order[form.base], form.another != "")))
        self._taken: dict[str, str] = {}
        self._told: Mapping[str, Sequence[Phrase]] = {}
        words.changed.connect(self._reword)

    @property
    def forms(self) -> tuple[Form, ...]:
        """The forms in the order shown."""
        return self._forms

    def rowCount(self, parent: Index | None = None) -> int:
        """How many forms."""
        return 0 if parent is not None and parent.isValid() else len(self._forms)

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name, the form's key, and the signs of the sides that took it."""
        if not index.isValid():
            return None
        form = self._forms[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.say("form-name", megami=megami_name(form.key))
            case Qt.ItemDataRole.AccessibleTextRole:
                weapon = self._words.say("form-weapon", weapon=weapon_of(form.key))
                told = (self._words.text(phrase) for phrase in self._told.get(form.key, ()))
                return ", ".join((str(self.data(index)), weapon, *told))
            case role if role == FORM_ROLE:
                return form.key
            case role if role == TAKEN_ROLE:
                return self._taken.get(form.key, "")
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every form can be dragged."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def show_taken(self, taken: dict[str, str], told: Mapping[str, Sequence[Phrase]]) -> None:
        """Mark forms by the signs of the sides that took them, or by a letter; those who listen are told."""
        if taken != self._taken:
            self._taken, self._told = taken, told
            self._reword()

    def row_of(self, key: str) -> int:
        """The row of a form."""
        return next((row for row, form in enumerate(self._forms) if form.key == key), -1)

    def _reword(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._forms) - 1))


def numbers_of(form: str) -> tuple[str, ...]:
    """The cards that a form brings, by number."""
    pool = cards_of(form)
    return (*pool.normals, *pool.specials, *pool.extras)


class FormFilter(QSortFilterProxyModel):
    """Only the forms whose name, weapon or cards have the text typed, in whichever language, and that bear the weapon
    asked for.
    """

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Every form."""
        super().__init__(parent)
        self._words = words
        self._wanted = ""
        self._read: dict[str, str] = {}
        """What each form is found by, folded."""
        self._bearers: frozenset[str] | None = None

    def find(self, text: str) -> None:
        """Show only forms that the text finds."""
        self.beginResetModel()
        self._wanted = text.strip()
        self.endResetModel()

    def only(self, bearers: frozenset[str] | None) -> None:
        """Show only these forms, the bearers of a weapon; None for the bearers of any."""
        self.beginResetModel()
        self._bearers = bearers
        self.endResetModel()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """The weapon is the one asked for, and the text finds the form."""
        source = self.sourceModel()
        form = source.index(row, 0, parent).data(FORM_ROLE)
        if self._bearers is not None and form not in self._bearers:
            return False
        return not self._wanted or finds(self._wanted, self._found_by(form))

    def _found_by(self, form: str) -> str:
        """Name, readings, weapon and the names of the cards, in every language."""
        if form not in self._read:
            phrases = (
                say("form-name", megami=megami_name(form)), weapon_of(form),
                *(say("cards-name", card=CardName(number)) for number in numbers_of(form)),
            )
            spans = [self._words.renderer(language).spans(phrase) for language in LANGUAGES for phrase in phrases]
            texts = ("".join(getattr(span, what) for span in line) for line in spans for what in ("text", "ruby"))
            self._read[form] = folded("\n".join(texts))
        return self._read[form]


class FormDelegate(QStyledItemDelegate):
    """Paints a form: illustration, name with reading, weapon, and the signs of the sides that took it."""

    def __init__(self, words: Words, look: Appearance, view: FormView) -> None:
        """Paint by the emblems of the look."""
        super().__init__(view)
        self._words = words
        self._look = look
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """A tile as the view lays it."""
        return self._view.gridSize()

    @contained(None)
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the tile."""
        box = tile_box(option.rect)
        state = option.state
        palette = self._view.palette()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected) and self._view.hasFocus()
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        taken = index.data(TAKEN_ROLE)
        theme = self._look.theme
        painter.setBrush(QColor(theme.cherry_soft if hovered or taken else theme.paper_raised))
        painter.setPen(QPen(palette.highlight() if selected or hovered else palette.mid(), 2.5 if selected else 1))
        painter.drawRoundedRect(QRectF(box), 6, 6)
        paint_form(painter, box, index.data(FORM_ROLE), self._words, self._look, self._view)
        if taken:
            self._sign(painter, box, taken)
        painter.restore()

    def _sign(self, painter: QPainter, box: QRect, marks: str) -> None:
        """In the corner the marks of the players who took it, each in the player's colour; or a sign in letters."""
        theme = self._look.theme
        side = max(22, emblem_size(box).width())
        place = QRect(box.right() - side - 2, box.top() + 4, side, side)
        for mark in reversed(marks.split()):
            seat = SEATS.get(mark)
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.setBrush(QColor(theme.paper_raised if seat is not None else theme.cherry))
            painter.drawEllipse(place)
            if seat is not None:
                inner = place.adjusted(2, 2, -2, -2)
                painter.drawPixmap(inner.topLeft(), self._look.sign(mark, inner.size(), theme.seats[seat]))
            else:
                painter.setPen(QColor(theme.on_cherry))
                painter.setFont(self._view.font())
                painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), mark)
            place.translate(-side - 2, 0)


class FormView(DragList):
    """The grid: a click or Enter takes a form, a drag carries it to a side and back again."""

    given_back = Signal(str)
    """A form dropped on the grid."""
    takes_own = False
    columns = 1

    def __init__(self, words: Words, look: Appearance, forms: Sequence[Form], parent: QWidget | None = None) -> None:
        """These forms."""
        super().__init__("choose.forms", FORM_ROLE, FORM_MIME, parent)
        self._words = words
        self._look = look
        self.forms = FormModel(words, forms, self)
        self.found = FormFilter(words, self)
        self.found.setSourceModel(self.forms)
        self.setModel(self.found)
        self.setItemDelegate(FormDelegate(words, look, self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.take_drops(takes=True)
        self.dropped.connect(lambda form, _row: self.given_back.emit(form))
        look.changed.connect(self.scheduleDelayedItemsLayout)
        look.ready.connect(self.viewport().update)
        words.changed.connect(self._reword)
        self._reword()

    def show_taken(self, marks: dict[str, str], told: Mapping[str, Sequence[Phrase]]) -> None:
        """Mark forms that are chosen."""
        self.forms.show_taken(marks, told)

    def cards(self, key: str) -> Sequence[str]:
        """The cards that a form brings."""
        return numbers_of(key) if key else ()

    def _reword(self) -> None:
        call(self, self._words.say("choose-forms"))
        self.scheduleDelayedItemsLayout()

    # --- the places of the tiles ---

    def doItemsLayout(self) -> None:
        """Tiles of one size in columns that fill the width; there is always room for a scroll bar beside them."""
        room, high = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width() - 1, self.height()
        self.columns = max(1, room // tile_size(self, high).width())
        wide = max(1, min(room // self.columns, max(tile_size(self, high).width(), round(high / RATIO))))
        self.setGridSize(QSize(wide, round((wide - 2 * EDGE) * RATIO) + 2 * EDGE))
        super().doItemsLayout()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Left and right to the neighbour, also into the next line; up and down by a line, into the last to its end."""
        actions = QAbstractItemView.CursorAction
        steps = {
            actions.MoveLeft: -1, actions.MoveRight: 1, actions.MoveUp: -self.columns, actions.MoveDown: self.columns,
        }
        row, last = self.currentIndex().row(), self.found.rowCount() - 1
        if row < 0 or action not in steps:
            return super().moveCursor(action, modifiers)
        goal = row + steps[action]
        if action == actions.MoveDown and row // self.columns < last // self.columns:
            goal = min(goal, last)
        return self.found.index(goal, 0) if 0 <= goal <= last else self.currentIndex()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A word where nothing was found. What is seen is painted first, from the first tile on: emblems, which are
        quick, then illustrations; what was asked for last is painted first.
        """
        if not self.found.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().placeholderText().color())
            painter.drawText(self.viewport().rect(), int(Qt.AlignmentFlag.AlignCenter), self._words.say("choose-none"))
            painter.end()
        self._ask_for_pictures()
        super().paintEvent(event)

    def _ask_for_pictures(self) -> None:
        seen = [
            (index.data(FORM_ROLE), illustrated(tile_box(place)))
            for index in (self.found.index(row, 0) for row in range(self.found.rowCount()))
            if (place := self.visualRect(index)).intersects(self.viewport().rect())
        ]
        for form, place in reversed(seen):
            self._look.scene(form, place.size())
        for form, place in reversed(seen):
            self._look.emblem(form, emblem_size(place, WAITING))

    def picture(self, key: str) -> QPixmap:
        """The form's emblem."""
        return emblem_held(key, self._look)

    def place_of(self, form: str) -> QRect:
        """Where a form's tile is."""
        return self.visualRect(self.found.mapFromSource(self.forms.index(self.forms.row_of(form))))
