"""The grid of megami forms: an emblem, the name with its reading and the weapon, found by typing in any language."""

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
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.duel import forms
from engine.text.phrase import MegamiName, Phrase, say
from sakura_desktop.i18n import LANGUAGES
from sakura_desktop.parts.draglist import DragList, carried
from sakura_desktop.parts.ruby import RubyLine

if TYPE_CHECKING:
    from engine.duel import Form
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look

Index = QModelIndex | QPersistentModelIndex
FORM_ROLE: Final = Qt.ItemDataRole.UserRole + 1
TAKEN_ROLE: Final = Qt.ItemDataRole.UserRole + 2
FORM_MIME: Final = "application/x-sakura-desktop-form"

SCALES: Final = (1.6, 1.45, 1.3, 1.15, 1.0)
"""How much larger than at least tiles may be, where all of them have room then."""


def weapon_of(form: str) -> Phrase:
    """The word for a form's weapon."""
    return Phrase(f"megami-{form}.weapon")


class FormModel(QAbstractListModel):
    """Every form that can be chosen, in the order of the roster."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """The forms of the engine."""
        super().__init__(parent)
        self._words = words
        self._forms: tuple[Form, ...] = tuple(forms())
        self._taken: dict[str, str] = {}
        words.changed.connect(self._reword)

    def rowCount(self, parent: Index | None = None) -> int:
        """How many forms."""
        return 0 if parent is not None and parent.isValid() else len(self._forms)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name, the form's key, and the signs of the sides that took it."""
        if not index.isValid():
            return None
        form = self._forms[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.say("form-name", megami=MegamiName(form.key))
            case Qt.ItemDataRole.AccessibleTextRole:
                weapon = self._words.say("form-weapon", weapon=weapon_of(form.key))
                taken = self._taken.get(form.key, "")
                return ", ".join(part for part in (str(self.data(index)), weapon, taken) if part)
            case role if role == FORM_ROLE:
                return form.key
            case role if role == TAKEN_ROLE:
                return self._taken.get(form.key, "")
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every form can be dragged."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def show_taken(self, taken: dict[str, str]) -> None:
        """Mark forms by the signs of the sides that took them."""
        if taken != self._taken:
            self._taken = taken
            self._reword()

    def row_of(self, key: str) -> int:
        """The row of a form."""
        return next((row for row, form in enumerate(self._forms) if form.key == key), -1)

    def _reword(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._forms) - 1))


class FormFilter(QSortFilterProxyModel):
    """Only the forms whose name or weapon has the text typed, in whichever language."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Every form."""
        super().__init__(parent)
        self._words = words
        self._wanted = ""

    def find(self, text: str) -> None:
        """Show only forms that the text finds."""
        self.beginResetModel()
        self._wanted = text.strip().casefold()
        self.endResetModel()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """The text is in a name, a reading or a weapon."""
        if not self._wanted:
            return True
        source = self.sourceModel()
        form = source.index(row, 0, parent).data(FORM_ROLE)
        phrases = (say("form-name", megami=MegamiName(form)), weapon_of(form))
        spans = (self._words.spans(phrase, language) for language in LANGUAGES for phrase in phrases)
        return any(
            self._wanted in reading.casefold()
            for line in spans
            for reading in ("".join(span.text for span in line), "".join(span.ruby for span in line))
        )


class FormDelegate(QStyledItemDelegate):
    """Paints a form: emblem, name with reading, weapon, and the signs of the sides that took it."""

    def __init__(self, words: Words, look: Look, view: QAbstractItemView) -> None:
        """Paint by the emblems of the look."""
        super().__init__(view)
        self._words = words
        self._look = look
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """A tile for an emblem and two lines, wide enough for the columns to fill the row."""
        least = tile_size(self._look, self._view)
        room = self._view.viewport().size() - QSize(1, 1)
        count = self._view.model().rowCount()
        for scale in SCALES:
            tile = least * scale
            columns = max(1, room.width() // tile.width())
            if scale == SCALES[-1] or -(-count // columns) * tile.height() <= room.height():
                break
        return QSize(room.width() // columns, tile.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the tile."""
        box: QRect = option.rect.adjusted(3, 3, -3, -3)
        state = option.state
        palette = self._view.palette()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected) and self._view.hasFocus()
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        taken = index.data(TAKEN_ROLE)
        painter.setBrush(palette.alternateBase() if hovered or taken else palette.base())
        painter.setPen(QPen(palette.highlight() if selected or hovered else palette.mid(), 2.5 if selected else 1))
        painter.drawRoundedRect(QRectF(box), 6, 6)
        paint_form(painter, box, index.data(FORM_ROLE), self._words, self._look, self._view)
        if taken:
            self._sign(painter, box, taken)
        painter.restore()

    def _sign(self, painter: QPainter, box: QRect, text: str) -> None:
        font = QFont(self._view.font())
        font.setPointSizeF(font.pointSizeF() * 0.8)
        metrics = QFontMetrics(font)
        width = min(box.width() - 4, max(metrics.horizontalAdvance(text) + 10, metrics.height() + 2))
        place = QRect(box.right() - width - 2, box.top() + 3, width, metrics.height() + 2)
        palette = self._view.palette()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.highlight())
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(palette.highlightedText().color())
        painter.setFont(font)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text)


def text_height(widget: QWidget) -> int:
    """How high the name with its reading and the weapon are together."""
    return round(QFontMetrics(widget.font()).height() * 2.45)


def tile_size(look: Look, widget: QWidget) -> QSize:
    """How large a form's tile is at least."""
    return QSize(look.px(106), look.px(62) + text_height(widget) + 16)


def paint_form(painter: QPainter, box: QRect, form: str, words: Words, look: Look, widget: QWidget) -> None:
    """A form in a tile: the emblem above, the name with its reading below it, the weapon in small."""
    small = QFont(widget.font())
    small.setPointSizeF(small.pointSizeF() * 0.82)
    below, small_height = text_height(widget), QFontMetrics(small).height()
    side = max(16, min(box.height() - below - 10, box.width() - 16))
    top = box.top() + (box.height() - side - below) // 2
    painter.drawPixmap(box.left() + (box.width() - side) // 2, top, look.emblem(form, QSize(side, side)))
    painter.setPen(widget.palette().text().color())
    name = QFont(widget.font())
    name.setWeight(QFont.Weight.DemiBold)
    line = RubyLine(words.spans(say("form-name", megami=MegamiName(form))), name, ruby=words.ruby)
    room = QRectF(box.left() + 4, top + side, box.width() - 8, below - small_height)
    if line.width > room.width() and not line.read_aloud and " " in line.text():
        name.setPointSizeF(name.pointSizeF() * 0.86)
        painter.setFont(name)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), line.text())
    else:
        line.paint(painter, room)
    painter.setFont(small)
    painter.setPen(widget.palette().placeholderText().color())
    place = QRect(box.left() + 4, top + side + below - small_height, box.width() - 8, small_height)
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), words.text(weapon_of(form)))


class FormView(DragList):
    """The grid: a click or Enter takes a form, a drag carries it to a side and back again."""

    given_back = Signal(str)
    """A form dropped on the grid."""

    def __init__(self, words: Words, look: Look, parent: QWidget | None = None) -> None:
        """Every form."""
        super().__init__("choose.forms", FORM_ROLE, FORM_MIME, parent)
        self._look = look
        self.forms = FormModel(words, self)
        self.found = FormFilter(words, self)
        self.found.setSourceModel(self.forms)
        self.setModel(self.found)
        self.setItemDelegate(FormDelegate(words, look, self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)
        look.changed.connect(self.scheduleDelayedItemsLayout)
        look.ready.connect(self.viewport().update)
        words.changed.connect(self.scheduleDelayedItemsLayout)

    def picture(self, key: str) -> QPixmap:
        """The form's emblem."""
        return emblem_held(key, self._look)

    def place_of(self, form: str) -> QRect:
        """Where a form's tile is."""
        return self.visualRect(self.found.mapFromSource(self.forms.index(self.forms.row_of(form))))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take forms of the sides back."""
        if event.source() is not self and carried(event.mimeData(), FORM_MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take forms of the sides back."""
        if event.source() is not self and carried(event.mimeData(), FORM_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which form was given back."""
        event.acceptProposedAction()
        self.given_back.emit(carried(event.mimeData(), FORM_MIME))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns fill the row."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def emblem_held(form: str, look: Look) -> QPixmap:
    """The emblem as it is seen to be carried."""
    return look.emblem(form, QSize(look.px(64), look.px(64)))
