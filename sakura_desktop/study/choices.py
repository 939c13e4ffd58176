"""What a question is answered with: words or boards to choose among, each with its number, and a line to write in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from sakura_desktop.pictures.colour import mix
from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.study.boards import small_boards
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.boards import Board, BoardDrawing

PAD: Final = 10
BADGE: Final = 24
OPEN, RIGHT, WRONG, OTHER = "open", "right", "wrong", "other"
"""How a choice stands: open to be taken; the right one; the wrong one that was taken; none of them."""
MARKS: Final = {OPEN: "", RIGHT: "✓", WRONG: "✗", OTHER: ""}


class Choice(QAbstractButton):
    """A choice with its number before it, and after the answer a sign of how it stands."""

    def __init__(self, number: int, look: Appearance, parent: QWidget) -> None:
        """Open, with nothing to choose yet."""
        super().__init__(parent)
        self.setObjectName(f"study.choice.{number}")
        self.number = number
        self.stand = OPEN
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_stand(self, stand: str) -> None:
        """Show how it stands."""
        self.stand = stand
        self.setEnabled(stand == OPEN)
        self.setAccessibleDescription(MARKS[stand])
        self.update()

    def inner(self) -> QRect:
        """The room beside the number."""
        return self.rect().adjusted(PAD + BADGE + PAD, PAD - 2, -PAD, -PAD + 2)

    def content(self, painter: QPainter, box: QRect) -> None:
        """Draw what is to be chosen."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A sheet with an edge, the number, and what is to be chosen."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edges = {RIGHT: theme.good, WRONG: theme.warning}
        edge = edges.get(self.stand, theme.cherry if self.hasFocus() or self.underMouse() else theme.line)
        fill = mix(theme.paper_raised, edge, 0.14 if self.stand in edges else 0.08 if self.underMouse() else 0.0)
        painter.setPen(QPen(QColor(edge), 2.4 if self.stand in edges or self.hasFocus() else 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
        badge = QRect(PAD, (self.height() - BADGE) // 2, BADGE, BADGE)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(edges.get(self.stand, theme.paper_sunk)))
        painter.drawRoundedRect(badge, 5, 5)
        painter.setPen(QColor(theme.paper_raised if self.stand in edges else theme.ink_soft))
        painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), MARKS[self.stand] or str(self.number))
        painter.setPen(QColor(theme.ink if self.stand != OTHER else theme.ink_soft))
        self.content(painter, self.inner())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it, as space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)


class WordChoice(Choice):
    """A word, or a line of a card, in a language."""

    def __init__(self, number: int, look: Appearance, parent: QWidget) -> None:
        """No word."""
        super().__init__(number, look, parent)
        self._language = ""

    def show_word(self, text: str, language: str) -> None:
        """Show a word."""
        self._language = language
        self.setText(text)
        self.setAccessibleName(f"{self.number}. {text}")
        self.set_stand(OPEN)
        self.updateGeometry()

    def _letters(self, box: QRect) -> QFont:
        """As large as the word has room for."""
        font = QFont(self.font())
        font.setFamilies(qt_families(self._language or "en"))
        size = self.font().pointSizeF()
        for scale in (1.5, 1.3, 1.15, 1.0, 0.9, 0.8):
            font.setPointSizeF(size * scale)
            taken = QFontMetrics(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), self.text())
            if taken.height() <= box.height() and taken.width() <= box.width():
                break
        return font

    def content(self, painter: QPainter, box: QRect) -> None:
        """Draw the word in as many lines as it needs."""
        painter.setFont(self._letters(box))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, int(flags), self.text())

    def sizeHint(self) -> QSize:
        """Two lines of text."""
        return QSize(260, round(self.fontMetrics().height() * 3.2) + PAD)

    def minimumSizeHint(self) -> QSize:
        """Long words shrink and are broken."""
        return QSize(160, round(self.fontMetrics().height() * 2.2) + PAD)


class BoardChoice(Choice):
    """A small board after a clause."""

    def __init__(self, number: int, words: Words, look: Appearance, parent: QWidget) -> None:
        """No board."""
        super().__init__(number, look, parent)
        self._words = words
        self._board: Board | None = None
        self._before: Board | None = None

    def show_board(self, board: Board, before: Board | None) -> None:
        """Show a board, with what is other than on the one before."""
        self._board, self._before = board, before
        self.set_stand(OPEN)
        self.reword()
        self.updateGeometry()

    def reword(self) -> None:
        """Say the board again."""
        if self._board is not None:
            said = self._words.text(small_boards().said(self._board, self._before))
            self.setAccessibleName(f"{self.number}. {said}")
            self.setToolTip(plain_tip(said))

    def _painter(self) -> BoardDrawing:
        return small_boards().drawing(self._look, self.font())

    def content(self, painter: QPainter, box: QRect) -> None:
        """Draw the board."""
        if self._board is not None:
            self._painter().paint(painter, QRectF(box), self._board, self._before)

    def sizeHint(self) -> QSize:
        """Room for the board beside the number."""
        return self._painter().size() + QSize(BADGE + 3 * PAD, 2 * PAD)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()


class BoardView(QWidget):
    """A small board to be looked at."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """No board."""
        super().__init__(parent)
        self.setObjectName("study.before")
        self._words = words
        self._look = look
        self._board: Board | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_board(self, board: Board | None) -> None:
        """Show a board."""
        self._board = board
        self.reword()
        self.updateGeometry()
        self.update()

    def reword(self) -> None:
        """Say the board again."""
        said = self._words.text(small_boards().said(self._board, None)) if self._board is not None else ""
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board."""
        if self._board is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            small_boards().drawing(self._look, self.font()).paint(painter, QRectF(self.rect()), self._board, None)
            painter.end()

    def sizeHint(self) -> QSize:
        """Room for the board."""
        return small_boards().drawing(self._look, self.font()).size()

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()


class Choices(QWidget):
    """Four choices in two columns: words or boards."""

    taken = Signal(int)
    """A choice, counted from 0."""

    def __init__(self, count: int, words: Words, look: Appearance, parent: QWidget) -> None:
        """Nothing to choose among."""
        super().__init__(parent)
        self.words = [WordChoice(at + 1, look, self) for at in range(count)]
        self.boards = [BoardChoice(at + 1, words, look, self) for at in range(count)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for at, (word, board) in enumerate(zip(self.words, self.boards, strict=True)):
            for choice in (word, board):
                choice.setObjectName(f"study.choice.{at + 1}" + (".board" if choice is board else ""))
                choice.clicked.connect(lambda _checked=False, at=at: self.taken.emit(at))
                grid.addWidget(choice, at // 2, at % 2)
                choice.hide()
        words.changed.connect(self._reword)

    def show_words(self, texts: Sequence[str], language: str) -> None:
        """Let one of these words be chosen."""
        self._show(self.words, len(texts))
        for choice, text in zip(self.words, texts, strict=False):
            choice.show_word(text, language)

    def show_boards(self, boards: Sequence[Board], before: Board | None) -> None:
        """Let one of these boards be chosen."""
        self._show(self.boards, len(boards))
        for choice, board in zip(self.boards, boards, strict=False):
            choice.show_board(board, before)

    def _show(self, choices: Sequence[Choice], count: int) -> None:
        for choice in (*self.words, *self.boards):
            choice.setVisible(choice in choices and choice.number <= count)

    @property
    def shown(self) -> tuple[Choice, ...]:
        """What can be chosen."""
        return tuple(choice for choice in (*self.words, *self.boards) if not choice.isHidden())

    def tell(self, right: int, taken: int) -> None:
        """Show which choice is right, and which was taken."""
        for at, choice in enumerate(self.shown):
            choice.set_stand(RIGHT if at == right else WRONG if at == taken else OTHER)

    def _reword(self) -> None:
        for board in self.boards:
            board.reword()
