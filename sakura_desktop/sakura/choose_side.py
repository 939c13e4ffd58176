"""One side of the choice: the player's name and the megami taken, as tiles that can be laid, swapped and given back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from engine.sakura.door import megami_name
from engine.text.phrase import say
from sakura_desktop.players import player_name
from sakura_desktop.sakura.form_grid import FORM_MIME
from sakura_desktop.sakura.form_tile import emblem_held, paint_form, tile_size
from sakura_desktop.widgets.drag_list import FAR_ENOUGH, carried, carry
from sakura_desktop.widgets.seat_mark import SeatMark
from sakura_desktop.widgets.spoken import call
from sakura_desktop.widgets.translated import Translated, dress

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

HIGH: Final = 150
"""How high a place for a megami wants to be at zoom 1."""
MARK: Final = 26
"""How large a player's mark is at zoom 1."""


class FormSlot(QAbstractButton):
    """Room for one megami: a button, so that whoever listens can press it."""

    dropped = Signal(str)
    removed = Signal()
    looked = Signal(str)

    def __init__(self, seat: int, index: int, words: Words, look: Appearance, parent: QWidget) -> None:
        """The empty one of that number on a player's side."""
        super().__init__(parent)
        self.setObjectName(f"choose.slot.{seat}.{index}")
        self._seat, self._index = seat, index
        self._words = words
        self._look = look
        self.form = ""
        self.hidden_form = False
        self.struck = False
        self._over = False
        self._pressed: QPoint | None = None
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        words.changed.connect(self._reword)
        look.ready.connect(self.update)
        self._reword()

    def sizeHint(self) -> QSize:
        """As large as a tile of the grid."""
        return tile_size(self, self._look.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        """Narrower where there are three."""
        size = self.sizeHint()
        return QSize(round(size.width() * 0.55), round(size.height() * 0.9))

    def show_form(self, form: str, *, hidden: bool = False, struck: bool = False) -> None:
        """Show a form, a back in its place, or a form struck out; the empty string for room."""
        self.form, self.hidden_form, self.struck = form, hidden, struck
        self._reword()

    def _reword(self) -> None:
        if not self.form:
            what = say("choose-slot-empty")
        elif self.hidden_form:
            what = say("choose-slot-hidden")
        else:
            what = say("choose-slot-struck" if self.struck else "form-name", megami=megami_name(self.form))
        whose = player_name("", self._seat)
        call(self, self._words.text(say("choose-slot", player=whose, index=self._index + 1, what=what)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The form, or a dashed outline with a plus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        box = self.rect().adjusted(2, 2, -3, -3)
        lit = self._over or self.hasFocus()
        style = Qt.PenStyle.SolidLine if self.form else Qt.PenStyle.DashLine
        painter.setPen(QPen(palette.highlight() if lit else palette.mid(), 2.5 if lit else 1.2, style))
        painter.setBrush(palette.base() if self.form else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(box), 6, 6)
        if self.form and not self.hidden_form:
            painter.setOpacity(0.35 if self.struck else 1.0)
            paint_form(painter, box, self.form, self._words, self._look, self)
            painter.setOpacity(1.0)
            if self.struck:
                painter.setPen(QPen(palette.highlight(), 4))
                painter.drawLine(box.topLeft() + QPoint(10, 10), box.bottomRight() - QPoint(10, 10))
        else:
            painter.setPen(palette.placeholderText().color())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), "?" if self.form else "+")
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell of the form under the mouse."""
        super().enterEvent(event)
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell of the form that the keyboard has come to."""
        super().focusInEvent(event)
        self._tell()

    def _tell(self) -> None:
        if self.form and not self.hidden_form:
            self.looked.emit(self.form)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete or Backspace gives the form back; Enter or space does what a click does."""
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.removed.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where the tile was taken."""
        super().mousePressEvent(event)
        self._pressed = event.position().toPoint() if event.button() == Qt.MouseButton.LeftButton else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the form away."""
        if self._pressed is None or not self.form or self.hidden_form:
            return
        if (event.position().toPoint() - self._pressed).manhattanLength() >= FAR_ENOUGH:
            self._pressed = None
            self.setDown(False)
            carry(self, FORM_MIME, self.form, emblem_held(self.form, self._look))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, if the tile wasn't carried away."""
        super().mouseReleaseEvent(event)
        self._pressed = None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take forms, and nothing else."""
        if carried(event.mimeData(), FORM_MIME):
            self._over = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The drag went on."""
        self._over = False
        self.update()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """A form was laid here."""
        self._over = False
        self.update()
        event.acceptProposedAction()
        self.dropped.emit(carried(event.mimeData(), FORM_MIME))


class ChooseSide(QFrame):
    """A player: the name, the slots, random and clear."""

    named = Signal(str)
    laid = Signal(int, str)
    """A form laid on the slot of that index."""
    pressed = Signal(int)
    """The slot of that index was clicked."""
    removed = Signal(str)
    looked = Signal(str)
    random_asked = Signal()
    clear_asked = Signal()

    def __init__(self, seat: int, words: Words, look: Appearance, slots: int, parent: QWidget) -> None:
        """A side with room for so many megami."""
        super().__init__(parent)
        self.seat = seat
        self.setObjectName(f"choose.side.{seat}")
        self.setProperty("role", "side")
        self._words = words
        self._look = look
        self.wording = Translated(words, self)
        mark = SeatMark(look, MARK, self)
        mark.show_seat(seat)
        self.name = QLineEdit(self)
        self.name.setObjectName(f"choose.name.{seat}")
        self.name.setMaxLength(40)
        self.wording.name(self.name, "choose-name", seat=seat)
        self.seat_players(("", ""))
        self.name.textEdited.connect(self.named)
        self._row = QHBoxLayout()
        self.slots: list[FormSlot] = []
        self.random = self.wording.button(f"choose.random.{seat}", "choose-random", self.random_asked.emit)
        self.clear = self.wording.button(f"choose.clear.{seat}", "choose-clear", self.clear_asked.emit)
        tools = QHBoxLayout()
        tools.addWidget(self.random)
        tools.addWidget(self.clear)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 8)
        head = QHBoxLayout()
        head.addWidget(mark)
        head.addWidget(self.name, 1)
        box.addLayout(head)
        box.addLayout(self._row, 1)
        box.addLayout(tools)
        self.set_slots(slots)

    def seat_players(self, players: tuple[str, str]) -> None:
        """By which level a computer sits at each side, or by an empty one a person, who has a name."""
        called = player_name("", self.seat, players)
        self.wording.bind(self.name, "hint", self.name.setPlaceholderText, called)
        self.name.setReadOnly(bool(players[self.seat]))

    def set_slots(self, count: int) -> None:
        """Make room for so many megami."""
        while len(self.slots) > count:
            slot = self.slots.pop()
            self._row.removeWidget(slot)
            slot.hide()
            slot.deleteLater()
        while len(self.slots) < count:
            self._add_slot(len(self.slots))

    def _add_slot(self, index: int) -> None:
        slot = FormSlot(self.seat, index, self._words, self._look, self)
        slot.dropped.connect(lambda form: self.laid.emit(index, form))
        slot.clicked.connect(lambda: self.pressed.emit(index))
        slot.removed.connect(lambda: self.removed.emit(slot.form))
        slot.looked.connect(self.looked)
        self._row.addWidget(slot, 1)
        self.slots.append(slot)
        self.setTabOrder(slot, self.random)

    def set_lit(self, lit: bool) -> None:
        """Mark the side that the next form goes to."""
        dress(self, "lit", lit)
