"""Why something isn't possible, said where it was tried: at the place of a drop, and at the hand that holds a thing for
which there is no place now. It goes with the next act, or when it has been read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QTimer

from engine.kernel.decisions import Move
from engine.text.phrase import say
from sakura_desktop.table.bubble import Bubble
from sakura_desktop.widgets.passing_note import reading_ms
from sakura_desktop.widgets.spoken import announce

if TYPE_CHECKING:
    from engine.cardgame.view import Refusal
    from sakura_desktop.match.hand import Hand
    from sakura_desktop.table.board import Board
    from sakura_desktop.table.things import Thing

REACH: Final = 14
"""Pixels around a point that the sentence leaves free."""


class WhyNot(QObject):
    """Says it on a board, for the hand that acts there."""

    def __init__(self, board: Board, hand: Hand) -> None:
        """Nothing was tried yet."""
        super().__init__(board)
        self._board, self._hand = board, hand
        self._bubble = Bubble(board, "why-not", "doubt")
        self._held = False
        """It says why nothing can be done with what is held."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.put_away)
        board.drag.changed.connect(self._held_changed)
        board.drag.idle_pressed.connect(self._pressed)
        board.reached.connect(self._follow)
        hand.changed.connect(self.put_away)
        board.words.changed.connect(self.put_away)

    @property
    def text(self) -> str:
        """What it says; empty while nothing is said."""
        return self._bubble.text

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, where it was tried."""
        walker = self._board.keyboard
        frame = walker.frame if walker is not None else None
        about = frame or _around(self._board.mapFromGlobal(self._board.drag.here()))
        self._say(refusal, about.intersected(self._board.rect()))
        self._timer.start(reading_ms(self._bubble.text))

    def put_away(self) -> None:
        """Say nothing."""
        self._timer.stop()
        self._held = False
        self._bubble.hide()

    def _say(self, refusal: Refusal, about: QRect) -> None:
        words = self._board.words
        text = words.text(refusal.phrase)
        if refusal.section:
            where = words.say("board-section", section=self._section(refusal.section))
            text = f"{text} {where}"
        self._bubble.say(text, about)

    def _section(self, section: str) -> str:
        prompt = self._board.prompt
        return self._board.words.text(prompt.section.name_section(section) if prompt is not None else say(section))

    def _held_changed(self) -> None:
        held = self._board.drag.held
        self.put_away()
        offer = self._hand.offer
        if held is not None and (offer.only_pays(held) or not offer.targets(held)):
            self._explain(held)

    def _pressed(self, thing: Thing) -> None:
        """A thing with which nothing can be done was clicked."""
        self.put_away()
        if self._explain(thing):
            self._held = False
            self._timer.start(reading_ms(self._bubble.text))

    def _explain(self, thing: Thing) -> bool:
        target = self._board.playmat.usual_target(thing)
        home = self._board.hits.rect_of_thing(thing)
        refusal = self._hand.why_not(Move(thing.what, thing.source, target)) if target else None
        if refusal is None or home is None:
            return False
        self._board.closeup.leave()  # else it would cover the sentence
        self._say(refusal, home)
        announce(self._board, self._board.words.text(refusal.phrase), at_once=True)
        self._held = True
        return True

    def _follow(self, hand: QRect) -> None:
        """What is held is elsewhere now, and its sentence with it."""
        if self._held and self._board.drag.dragging:
            self._bubble.stand_beside(_around(hand.center(), self._board.overlay.held_rect().size()))


def _around(point: QPoint, size: QSize | None = None) -> QRect:
    half = QSize(REACH, REACH) if size is None or size.isEmpty() else size / 2
    return QRect(point - QPoint(half.width(), half.height()), half * 2)
