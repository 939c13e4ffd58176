"""What a computer just did, told where its answers are asked of a person: the journal's sentences in the band of the
question, while nothing is asked there, each as soon as what it tells is seen; and the card in the reader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from engine.cardgame.areas import area_of
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.view import CardSeen, Frame
    from engine.text.phrase import Phrase
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.board import Board
    from sakura_desktop.table.prompts.bar import PromptBar

SENTENCES: Final = 3
"""So many are told: what was done, and what came of it first; never what comes with another turn."""
KEPT: Final = frozenset({"hand", "deck"})
"""Where a card goes that isn't shown by it."""


class MoveTold(QObject):
    """It takes no room and hides nothing: what it says stands until the next question, or the next move."""

    card_shown = Signal(object)
    """The `CardSeen` that the move is about, when it is seen."""

    def __init__(self, settings: Settings, board: Board, bar: PromptBar) -> None:
        """Nothing was done yet."""
        super().__init__(board)
        self._settings, self._board, self._bar = settings, board, bar
        self._frames: Sequence[Frame[Any]] = ()
        """What came of the answer, seen by now or not."""
        self._lines: list[Phrase] = []
        self._card: CardSeen | None = None
        board.animation.began.connect(lambda _step: self._tell_on())
        board.settled.connect(self._tell_on)

    def tell(self, _seat: int, frames: Sequence[Frame[Any]]) -> None:
        """Tell from now on what a computer's answer brings about."""
        if self._settings.rest_ms and any(frame.line is not None for frame in frames):
            self.forget()
            self._frames = frames

    def forget(self) -> None:
        """It isn't so any more."""
        self._frames, self._lines, self._card = (), [], None
        self._bar.tell(None)

    def _tell_on(self) -> None:
        """Tell what has been seen of it."""
        shown = self._board.animation.shown
        seen = [frame for frame in self._frames if shown is None or frame.index <= shown]
        card = card_in(seen)
        if card is not None and self._card is None:
            self._card = card
            self.card_shown.emit(card)
        found = [frame.line for frame in seen if frame.line is not None]
        lines = [line.phrase for line in found if line.turn == found[0].turn][:SENTENCES]
        if len(lines) > len(self._lines):
            self._lines = lines
            told, *more = lines
            for line in more:
                told = say("told-on", before=told, next=line)
            self._bar.tell(told)


def card_in(frames: Sequence[Frame[Any]]) -> CardSeen | None:
    """The card that the frames are about: the first one that was seen to leave a hand or another place with its face,
    not one that was drawn.
    """
    for frame in frames:
        for move in frame.moves:
            if move.card is not None and move.card.number is not None and area_of(move.target) not in KEPT:
                return move.card
    return None
