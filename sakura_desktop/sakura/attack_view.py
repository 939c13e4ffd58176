"""The attacks in the air: their figures as they stand now, what they would hit, and on a hover what changed them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip

from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.attack_model import AttackModel
from sakura_desktop.sakura.attack_painter import LETTERS, AttackPainter, attack_line, paint_reply
from sakura_desktop.table.place_view import PlaceView

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from engine.sakura.door import AttackSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


WIDEST: Final = 250
"""How wide an attack is at scale 1 …"""
GAP: Final = 4
"""… how far the next one stands from it …"""
REPLY: Final = 34
"""… and how far one that reacts to it: for the arrow from one to the other."""


class AttackView(PlaceView):
    """The attacks in the air, side by side, the innermost last."""

    field = False

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """Nothing in the air."""
        super().__init__(name, words, look, parent)
        self._painter = AttackPainter(words, look)
        self.called: Callable[[int], Phrase] = lambda seat: say("player-seat", seat=seat)
        """What the player of a seat is called."""

    def attacks(self) -> AttackModel:
        """The model."""
        model = self.model_of()
        assert isinstance(model, AttackModel)
        return model

    def caption(self) -> Phrase | None:
        """Each attack has a name of its own."""
        return None

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Side by side; many share the width."""
        if count <= 0:
            return []
        px = self.measures.px if self.measures else round
        gaps = [0, *(px(REPLY if self._replies(row) else GAP) for row in range(1, count))]
        width = min(px(WIDEST), (room.width() - sum(gaps)) // count)
        left, found = room.left() + (room.width() - width * count - sum(gaps)) // 2, []
        for gap in gaps:
            found.append(QRect(left + gap, room.top(), width, room.height()))
            left = found[-1].right() + 1
        return found

    def _replies(self, row: int) -> bool:
        """Whether the attack reacts to the one before it."""
        attacks = self.attacks().attacks
        return 0 < row < len(attacks) and attacks[row].answering == attacks[row - 1].handle

    def paint_ground(self, painter: QPainter) -> None:
        """The empty table has no frame."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """An attack."""
        model = self.attacks()
        letters = self.measures.letters(LETTERS) if self.measures else LETTERS
        self._painter.paint(painter, rect, model.attacks[row], model.glow, self.font(), letters)

    def paint_over(self, painter: QPainter) -> None:
        """Each attack has its own signs; from one that reacts an arrow goes to what it reacts to."""
        boxes = self.boxes()
        for row, (before, box) in enumerate(pairwise(boxes), 1):
            if self._replies(row) and not self.veiled & {row - 1, row}:
                start, goal = QPointF(box.left(), box.center().y()), QPointF(before.right(), before.center().y())
                paint_reply(painter, start, goal, self.look.theme)

    def more_said(self, row: int) -> list[Phrase]:
        """Why its figures are what they are."""
        return self.reasons(self.attacks().attacks[row])

    def line(self, attack: AttackSeen) -> Phrase:
        """An attack with its player, in one line."""
        return attack_line(attack, self.called(attack.seat))

    def reasons(self, attack: AttackSeen) -> list[Phrase]:
        """What changed the attack's figures, a line each."""
        return [
            change.phrase
            if change.what == "trait"
            else say("board-change", what=change.what, before=change.before, after=change.after, reason=change.phrase)
            for change in attack.changes
        ]

    def viewportEvent(self, event: QEvent) -> bool:
        """On a hover: why the figures are what they are."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = self.row_at(event.pos())
            if row >= 0:
                attack = self.attacks().attacks[row]
                lines = [self.words.html(line) for line in (self.line(attack), *self.reasons(attack))]
                QToolTip.showText(event.globalPos(), "<br>".join(lines), self)
                return True
        return super().viewportEvent(event)
