"""What a question is answered with: words or boards to choose among, a row each with its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from engine.study.exercises import CHOICES
from sakura_desktop.pictures.colour import mix
from sakura_desktop.pictures.letters import letters
from sakura_desktop.study.boards import small_boards, told_apart
from sakura_desktop.widgets.broken_lines import broken_height, paint_broken
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.boards import Board, Figure

PAD: Final = 10
BADGE: Final = 24
LARGE: Final = 1.15
"""How much larger than other text a choice is."""
OPEN, RIGHT, WRONG, OTHER = "open", "right", "wrong", "other"
"""How a choice stands: open to be taken; the right one; the wrong one that was taken; none of them."""
MARKS: Final = {OPEN: "", RIGHT: "✓", WRONG: "✗", OTHER: ""}


class FigureRow:
    """Figures set beside each other in a language, in as many lines as they need; whose they are before the first."""

    def __init__(self, figures: Sequence[Figure], words: Words, language: str) -> None:
        """Not measured yet."""
        self._pieces: list[tuple[str, bool, bool]] = []
        owner = None
        for figure in figures:
            if figure.owner is not None and figure.owner != owner:
                self._pieces.append((f"{words.text(figure.owner, language)}:", False, True))
            owner = figure.owner
            place = words.text(figure.place, language)
            self._pieces.append((f"{place} {figure.said()}", figure.changed, False))

    def placed(self, font: QFont, width: float) -> Iterator[tuple[str, bool, QRectF]]:
        """Each piece, whether it changed, and where it stands."""
        left, top = 0.0, 0.0
        wide = [self._metrics(font, changed).horizontalAdvance(text) + 12 for text, changed, _ in self._pieces]
        high = QFontMetricsF(font).height() + 4
        for at, (text, changed, leads) in enumerate(self._pieces):
            needed = wide[at] + (wide[at + 1] if leads and at + 1 < len(wide) else 0.0)
            if left and left + needed > width:
                left, top = 0.0, top + high + 2
            yield text, changed, QRectF(left, top, wide[at], high)
            left += wide[at] + (0 if leads else 8)

    @staticmethod
    def _metrics(font: QFont, changed: bool) -> QFontMetricsF:
        return QFontMetricsF(_bold(font) if changed else font)

    def height(self, font: QFont, width: float) -> float:
        """How high it is in a width."""
        return max((place.bottom() for _, _, place in self.placed(font, width)), default=0.0)

    def paint(self, painter: QPainter, box: QRectF, font: QFont, look: Appearance) -> None:
        """What changed stands out."""
        theme = look.theme
        top = box.top() + max(0.0, (box.height() - self.height(font, box.width())) / 2)
        for text, changed, place in self.placed(font, box.width()):
            spot = place.translated(box.left(), top)
            if changed:
                painter.setPen(QPen(QColor(theme.cherry), 1.2))
                painter.setBrush(QColor(theme.cherry_soft))
                painter.drawRoundedRect(spot.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setFont(_bold(font) if changed else font)
            painter.setPen(QColor(theme.ink if changed else theme.ink_soft))
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignCenter), text)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


class Choice(QAbstractButton):
    """A choice with its number before it, and after the answer a sign of how it stands. Its size is that of what it
    says, whatever was answered.
    """

    def __init__(self, number: int, look: Appearance, parent: QWidget) -> None:
        """Open, with nothing to choose yet."""
        super().__init__(parent)
        self.setObjectName(f"study.choice.{number}")
        self.number = number
        self.stand = OPEN
        self._look = look
        self._language = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def look(self) -> Appearance:
        """How it looks."""
        return self._look

    def set_stand(self, stand: str) -> None:
        """Show how it stands."""
        self.stand = stand
        self.setEnabled(stand == OPEN)
        self.setCursor(Qt.CursorShape.PointingHandCursor if stand == OPEN else Qt.CursorShape.ArrowCursor)
        self.setAccessibleDescription(MARKS[stand])
        self.update()

    def letters(self) -> QFont:
        """The letters of its language."""
        font = letters(self.font(), self._language)
        font.setPointSizeF(self.font().pointSizeF() * LARGE)
        return font

    def inner(self) -> QRect:
        """The room beside the number."""
        return self.rect().adjusted(PAD + BADGE + PAD, 6, -PAD, -6)

    def content(self, painter: QPainter, box: QRect) -> None:
        """Draw what is to be chosen."""

    def content_height(self, width: int) -> int:
        """How high that is in a width."""
        return QFontMetrics(self.letters()).height()

    def fit(self) -> None:
        """As high as what it says needs in its width, one line at the least; nothing around it makes it smaller."""
        inner = max(60, self.width() - 3 * PAD - BADGE)
        self.setFixedHeight(max(self._look.px(38), self.content_height(inner) + 14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    def sizeHint(self) -> QSize:
        """As high as it needs to be in its width."""
        return QSize(320, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A sheet with an edge, the number, and what is to be chosen."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edges = {RIGHT: theme.good, WRONG: theme.warning}
        pointed = self.underMouse() and self.stand == OPEN  # one that is answered would look wrong
        edge = edges.get(self.stand, theme.cherry if self.hasFocus() or pointed else theme.line)
        fill = mix(theme.paper_raised, edge, 0.14 if self.stand in edges else 0.08 if pointed else 0.0)
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
        """Enter takes it, as space does; up and down go to its neighbours."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)


class WordChoice(Choice):
    """A word, or a line of a card, in a language."""

    def show_word(self, text: str, language: str) -> None:
        """Show a word."""
        self._language = language
        self.setText(text)
        self.setAccessibleName(f"{self.number}. {text}")
        self.set_stand(OPEN)
        self.fit()

    def content_height(self, width: int) -> int:
        """In as many lines as it needs."""
        return broken_height(self.text(), self.letters(), width)

    def content(self, painter: QPainter, box: QRect) -> None:
        """Draw the word in as many lines as it needs."""
        painter.setFont(self.letters())
        paint_broken(painter, box, self.text(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class BoardChoice(Choice):
    """A small board after a clause: the places that change on any of the boards, in words."""

    def __init__(self, number: int, words: Words, look: Appearance, parent: QWidget) -> None:
        """No board."""
        super().__init__(number, look, parent)
        self._words = words
        self._row = FigureRow((), words, "")

    def show_board(self, board: Board, before: Board | None, figures: Sequence[Figure], language: str) -> None:
        """Show a board, with what is other than on the one before."""
        self._language = language
        self._row = FigureRow(figures, self._words, language)
        said = self._words.text(small_boards().said(board, before), language)
        self.setAccessibleName(f"{self.number}. {said}")  # no tip: it would lie over the choice below
        self.set_stand(OPEN)
        self.fit()

    def content_height(self, width: int) -> int:
        """In as many lines as it needs."""
        return round(self._row.height(self.letters(), width))

    def content(self, painter: QPainter, box: QRect) -> None:
        """Draw the figures."""
        self._row.paint(painter, QRectF(box), self.letters(), self.look)


class BoardView(QWidget):
    """A small board to be looked at: the places that will change."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """No board."""
        super().__init__(parent)
        self.setObjectName("study.before")
        self._words = words
        self._look = look
        self._language = ""
        self._row = FigureRow((), words, "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_board(self, board: Board, figures: Sequence[Figure], language: str) -> None:
        """Show a board."""
        self._language = language
        self._row = FigureRow(figures, self._words, language)
        said = self._words.text(small_boards().said(board, None), language)
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.fit()
        self.update()

    def letters(self) -> QFont:
        """The letters of its language."""
        return letters(self.font(), self._language)

    def fit(self) -> None:
        """As high as it needs to be in its width."""
        self.setFixedHeight(round(self._row.height(self.letters(), max(60, self.width()))) + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again."""
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the figures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._row.paint(painter, QRectF(self.rect()), self.letters(), self._look)
        painter.end()


class Choices(QWidget):
    """Four choices, one below the other: words or boards."""

    taken = Signal(int)
    """A choice, counted from 0."""

    def __init__(self, count: int, words: Words, look: Appearance, parent: QWidget) -> None:
        """Nothing to choose among."""
        super().__init__(parent)
        self.words = [WordChoice(at + 1, look, self) for at in range(count)]
        self.boards = [BoardChoice(at + 1, words, look, self) for at in range(count)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for choices in (self.words, self.boards):
            for at, choice in enumerate(choices):
                choice.setObjectName(f"study.choice.{at + 1}" + (".board" if choices is self.boards else ""))
                choice.clicked.connect(lambda _checked=False, at=at: self.taken.emit(at))
                column.addWidget(choice)
                choice.hide()

    def show_words(self, texts: Sequence[str], language: str, readings: Sequence[str] = ("",) * CHOICES) -> None:
        """Let one of these words be chosen, each with its reading, if that is to be seen."""
        self._show(self.words, len(texts))
        for choice, text, reading in zip(self.words, texts, readings, strict=False):
            choice.show_word(f"{text}（{reading}）" if reading else text, language)

    def show_boards(self, boards: Sequence[Board], before: Board, language: str) -> None:
        """Let one of these boards be chosen."""
        self._show(self.boards, len(boards))
        for choice, board, figures in zip(self.boards, boards, told_apart(boards, before), strict=False):
            choice.show_board(board, before, figures, language)

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
