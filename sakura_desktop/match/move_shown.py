"""What a computer just did, large over the far side of the board: who, the card, and the journal's sentences, each as
soon as what it tells is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from engine.cardgame.areas import area_of
from sakura_desktop.table.delegates.card import card_pixmap
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QMouseEvent

    from engine.cardgame.view import CardSeen, Frame
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.board import Board

LONGER: Final = 2.2
"""How much longer than the pace it stays, where nothing else takes its place."""
LINES: Final = 4
"""So many sentences are shown: what was done, and what came of it first; never what comes with another turn."""
TALL: Final = 0.30
"""How tall the card is, as a share of the board's height."""
WIDE: Final = 0.52
"""How wide it may be, as a share of the board's width."""
KEPT: Final = frozenset({"hand", "deck"})
"""Where a card goes that isn't shown by it."""
NARROW: Final = 5 / 7
"""The width of a card by its height."""


class MoveShown(QFrame):
    """It takes no room and hides nothing for long: a click, or time, takes it away."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, board: Board, skip: Callable[[], object]
    ) -> None:
        """Nothing was done yet."""
        super().__init__(board)
        self.setObjectName("duel.move")
        self.setProperty("role", "doubt")
        self._words, self._settings, self._look, self._board, self._skip = words, settings, look, board, skip
        self._who: Phrase | None = None
        self._frames: Sequence[Frame[Any]] = ()
        """What came of the answer, seen by now or not."""
        self._lines: list[Phrase] = []
        self._card: CardSeen | None = None
        self._picture = PlainLabel(self)
        self._name = PlainLabel(self)
        self._name.setProperty("role", "heading")
        self._text = PlainLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        said = QVBoxLayout()
        said.setSpacing(4)
        said.addWidget(self._name, 0, Qt.AlignmentFlag.AlignTop)
        said.addWidget(self._text, 1)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 12, 8)
        row.setSpacing(10)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.put_away)
        words.changed.connect(self._reword)
        look.ready.connect(self._paint)
        board.animation.began.connect(lambda _step: self._tell_on())
        board.settled.connect(self._tell_on)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._name.text()}\n{self._text.text()}" if self.isVisible() else ""

    def tell(self, seat: int, frames: Sequence[Frame[Any]]) -> None:
        """Tell from now on what a computer's answer brings about."""
        if self._settings.rest_ms and any(frame.line is not None for frame in frames):
            self.put_away()
            self._who, self._frames = player_phrase(self._settings, seat), frames

    def _tell_on(self) -> None:
        """Show what has been seen of it."""
        shown = self._board.animation.shown
        seen = [frame for frame in self._frames if shown is None or frame.index <= shown]
        found = [frame.line for frame in seen if frame.line is not None]
        lines = [line.phrase for line in found if line.turn == found[0].turn][:LINES]
        if len(lines) == len(self._lines):
            return
        self._lines, self._card = lines, card_in(seen)
        self._reword()
        self.show()
        self.raise_()
        self._timer.start(round(self._settings.rest_ms * LONGER))

    def put_away(self) -> None:
        """It has been seen, or isn't so any more."""
        self._who, self._frames, self._lines, self._card = None, (), [], None
        self.hide()

    def _reword(self) -> None:
        if self._who is None:
            return
        self._name.setText(self._words.text(self._who))
        self._text.setText("\n".join(self._words.text(line) for line in self._lines))
        self.setAccessibleName(f"{self._name.text()}: {self._text.text()}")
        self._paint()
        self._place()

    def _paint(self) -> None:
        if self._card is None:
            self._picture.hide()
            return
        tall = round(self._board.height() * TALL)
        self._picture.setPixmap(card_pixmap(self._card, QSize(round(tall * NARROW), tall), self._look))
        self._picture.show()

    def _place(self) -> None:
        board = self._board
        width = min(round(board.width() * WIDE), max(self.sizeHint().width(), round(board.width() * 0.3)))
        row = self._row
        height = max(row.totalHeightForWidth(width), row.totalSizeHint().height() if self._card is not None else 0)
        self.setGeometry((board.width() - width) // 2, 6, width, height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Seen."""
        event.accept()
        self.put_away()
        self._skip()


def card_in(frames: Sequence[Frame[Any]]) -> CardSeen | None:
    """The card that the frames are about: the first one that was seen to leave a hand or another place with its face,
    not one that was drawn.
    """
    for frame in frames:
        for move in frame.moves:
            if move.card is not None and move.card.number is not None and area_of(move.target) not in KEPT:
                return move.card
    return None
