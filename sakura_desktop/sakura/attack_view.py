"""The attacks in the air: their figures as they stand now, what they would hit, and on a hover what changed them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip

from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.attack_model import AttackModel
from sakura_desktop.sakura.attack_painter import LETTERS, AttackPainter, attack_line
from sakura_desktop.table.place_view import PlaceView

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from engine.sakura.door import AttackSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


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
        gap = self.measures.px(4) if self.measures else 4
        most = self.measures.px(250) if self.measures else 250
        width = min(most, (room.width() - gap * (count - 1)) // count)
        left = room.left() + (room.width() - width * count - gap * (count - 1)) // 2
        return [QRect(left + i * (width + gap), room.top(), width, room.height()) for i in range(count)]

    def paint_ground(self, painter: QPainter) -> None:
        """The empty table has no frame."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """An attack."""
        model = self.attacks()
        letters = self.measures.letters(LETTERS) if self.measures else LETTERS
        self._painter.paint(painter, rect, model.attacks[row], model.glow, self.font(), letters)

    def paint_over(self, painter: QPainter) -> None:
        """Each attack has its own signs."""

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
