"""The sheet on which hints stand: an answer, its chance, why; the one pointed at is shown on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.text.phrase import say
from sakura_desktop.pictures.colour import mix
from sakura_desktop.widgets.broken_lines import broken_height, paint_broken
from sakura_desktop.widgets.layouts import scrolling
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.share_bar import ShareBar
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

PAD = 8
MARGIN = 6


class Row(NamedTuple):
    """What a row says."""

    answer: Phrase
    chance: int
    why: Phrase


class HintRow(QAbstractButton):
    """An answer with its chance as a bar, and why in as many lines as it takes."""

    pointed = Signal(int)
    """The mouse or the keyboard has come to it."""
    taken = Signal(int)
    """It is to be done."""

    def __init__(self, at: int, row: Row, words: Words, look: Appearance, parent: QWidget) -> None:
        """One row, counted from 0."""
        super().__init__(parent)
        self.setObjectName(f"hints.{at}")
        self._at, self._row = at, row
        self._words, self._look = words, look
        self.shown = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.reword()

    def reword(self) -> None:
        """Say it again."""
        row, words = self._row, self._words
        self._answer = words.text(row.answer)
        self._chance = words.say("hint-chance", chance=row.chance)
        self._why = words.text(row.why)
        self.setText(self._answer)
        self.setAccessibleName(words.say("hint-row", answer=row.answer, chance=row.chance))
        self.setAccessibleDescription(self._why)
        self.updateGeometry()
        self.update()

    def show_here(self, shown: bool) -> None:
        """Mark it as the one that is shown on the board."""
        self.shown = shown
        self.update()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _rooms(self, width: int) -> tuple[QRect, QRect, QRect]:
        """Where the answer, the chance and the sentence stand."""
        bold = QFontMetrics(self._bold())
        chance = bold.horizontalAdvance(self._chance) + 4
        inner = width - 2 * PAD
        first = broken_height(self._answer, self._bold(), inner - chance - PAD)
        why = broken_height(self._why, self.font(), inner)
        return (
            QRect(PAD, PAD - 2, inner - chance - PAD, first),
            QRect(width - PAD - chance, PAD - 2, chance, bold.height()),
            QRect(PAD, PAD + first + 7, inner, why),
        )

    def heightForWidth(self, width: int) -> int:
        """As many lines as the sentence takes."""
        return self._rooms(width)[2].bottom() + PAD

    def sizeHint(self) -> QSize:
        """At the width that it has."""
        width = max(self.width(), 200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Its sheet says how high it is."""
        return QSize(160, 24)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.taken.emit(self._at)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two clicks do it."""
        super().mouseDoubleClickEvent(event)
        self.taken.emit(self._at)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse has come."""
        self.pointed.emit(self._at)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard has come."""
        self.pointed.emit(self._at)
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A sheet; the chance in figures and as a bar under the answer."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = mix(theme.paper_raised, theme.cherry, 0.10 if self.shown or self.isDown() else 0.0)
        painter.setBrush(QColor(fill))
        strong = self.shown or self.hasFocus()
        painter.setPen(QPen(QColor(theme.cherry if strong else theme.line), 2 if strong else 1))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 5, 5)
        answer, chance, why = self._rooms(self.width())
        left = Qt.AlignmentFlag.AlignLeft
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._bold())
        paint_broken(painter, answer, self._answer, left)
        painter.drawText(chance, int(Qt.AlignmentFlag.AlignRight), self._chance)
        bar = QRect(PAD, answer.bottom() + 3, self.width() - 2 * PAD, 4)
        painter.fillRect(bar, QColor(theme.paper_sunk))
        painter.fillRect(QRect(bar.topLeft(), QSize(bar.width() * self._row.chance // 100, 4)), QColor(theme.good))
        painter.setFont(self.font())
        painter.setPen(QColor(theme.ink_soft))
        paint_broken(painter, why, self._why, left)
        painter.end()


class HintSheet(QFrame):
    """Rows of hints with what can be done about them."""

    picked = Signal(int)
    """A row was come to: it is to be shown."""
    taken = Signal(int)
    """The answer of a row is to be given."""
    left = Signal()
    reworded = Signal()
    """It needs other room."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """Hidden."""
        super().__init__(parent)
        self.setObjectName("hints")
        self.setProperty("role", "side")
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words, self._look = words, look
        self.wording = Translated(words, self)
        self.wording.name(self, "hint-title")
        self.rows: list[HintRow] = []
        self.at = -1
        """The row that is shown on the board."""
        self._head = PlainLabel(self)
        self._head.setProperty("role", "heading")
        self.wording.text(self._head, "hint-title")
        self._note = PlainLabel(self)
        self._note.setObjectName("hints.note")
        self._note.setWordWrap(True)
        self._bar = ShareBar("hints.progress", self)
        self.wording.name(self._bar, "hint-looking")
        self._list = QWidget(self)
        self._lines = QVBoxLayout(self._list)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(5)
        self._area = scrolling(self._list, self, sideways=False)
        self.take = self._button("hints.take", "hint-take", lambda: self.taken.emit(self.at))
        self.take.setProperty("role", "leading")
        self.shut = self._button("hints.close", "hint-close", self.left.emit)
        foot = QHBoxLayout()
        foot.addWidget(self.take, 1)
        foot.addWidget(self.shut)
        box = QVBoxLayout(self)
        box.setContentsMargins(MARGIN + 2, MARGIN, MARGIN + 2, MARGIN)
        box.setSpacing(5)
        for part in (self._head, self._bar, self._note):
            box.addWidget(part)
        box.addWidget(self._area, 1)
        box.addLayout(foot)
        words.changed.connect(self._reword)
        look.changed.connect(self.update)
        self.hide()

    def _button(self, name: str, key: str, act: object) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        self.wording.text(button, key)
        button.clicked.connect(lambda _checked=False: act() if callable(act) else None)
        return button

    def wait(self) -> None:
        """Hints are being looked for."""
        self._clear()
        self._bar.show_share(0.0)
        self._bar.show()
        self._say("hint-looking")

    def progress(self, share: float) -> None:
        """So much of the looking is done."""
        self._bar.show_share(share)

    def fail(self) -> None:
        """Nothing will come."""
        self._clear()
        self._bar.hide()
        self._say("hint-failed")

    def _say(self, key: str) -> None:
        self.wording.phrase(self._note, say(key))
        self._note.show()

    def _clear(self) -> None:
        for row in self.rows:
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows, self.at = [], -1
        self._area.hide()
        self.take.setEnabled(False)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these hints, the first of them on the board."""
        had = self.has_keyboard()
        self._clear()
        self._bar.hide()
        self._note.hide()
        for at, row in enumerate(rows):
            made = HintRow(at, row, self._words, self._look, self._list)
            made.pointed.connect(self.pick)
            made.clicked.connect(lambda _checked=False, at=at: self.pick(at))
            made.taken.connect(self.taken)
            self._lines.addWidget(made)
            made.show()
            self.rows.append(made)
        self._area.show()
        self.take.setEnabled(bool(rows))
        if rows:
            self.pick(0)
            if had:
                self.rows[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def pick(self, at: int) -> None:
        """Show that one on the board."""
        if at != self.at:
            self.at = at
            for index, row in enumerate(self.rows):
                row.show_here(index == at)
            self.picked.emit(at)

    def has_keyboard(self) -> bool:
        """The sheet or something on it has the keyboard."""
        return any(part.hasFocus() for part in (self, *self.findChildren(QWidget)))

    def place(self, room: QRect) -> None:
        """Stand at the foot of that room, as high as the rows need and no higher than the room."""
        width = room.width() - 2 * MARGIN
        inner = width - 2 * (MARGIN + 2) - 2
        head = self._head.sizeHint().height() + self.take.sizeHint().height() + 2 * MARGIN + 22
        note = 0 if self._note.isHidden() else self._note.heightForWidth(inner) + 5
        bar = 0 if self._bar.isHidden() else self._bar.sizeHint().height() + 5
        most = room.height() - 2 * MARGIN
        rows = self._heights(inner)
        if head + rows + note + bar > most:  # a scroll bar stands beside them
            rows = self._heights(inner - self._area.verticalScrollBar().sizeHint().width())
        height = min(most, head + rows + note + bar)
        self.setGeometry(QRect(QPoint(room.left() + MARGIN, room.bottom() - MARGIN - height), QSize(width, height)))

    def _heights(self, width: int) -> int:
        """Make the rows as high as they have to be at a width; how high they are together."""
        for row in self.rows:
            row.setFixedHeight(row.heightForWidth(width))
        return sum(row.height() + self._lines.spacing() for row in self.rows)

    def _reword(self) -> None:
        for row in self.rows:
            row.reword()
        self.reworded.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the rows, Escape leaves."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif step is not None and self.rows:
            at = min(max(self.at + step, 0), len(self.rows) - 1)
            self.rows[at].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self.rows[at])
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Other letters need other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._reword()
