"""A card of a list held close: whoever rests the mouse on one, or comes to it by keys, sees it large beside itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect

from engine.cardgame.view import CardSeen
from sakura_desktop.cards import read_card
from sakura_desktop.table.closeup import Closeup
from sakura_desktop.widgets.card_rows import CardView

if TYPE_CHECKING:
    from sakura_desktop.cards import CardRead

_AWAY = frozenset(
    {QEvent.Type.Leave, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.FocusOut, QEvent.Type.Hide}
)


class ListCloseup(Closeup):
    """Of the lists of a page that it watches; the page is what it stands on."""

    def watch(self, *views: CardView) -> None:
        """Show the cards of these lists."""
        for view in views:
            view.entered.connect(lambda index, view=view: self._come(view, index))
            view.lifted.connect(self.leave)
            for part in (view, view.viewport()):
                part.installEventFilter(self)

    def read(self, card: CardSeen) -> CardRead:
        """As printed."""
        return read_card(card.number or "", None)

    def _come(self, view: CardView, index: QModelIndex) -> None:
        number = view.key_at(index)
        if not number:
            self.leave()
            return
        place = view.visualRect(index)
        about = QRect(view.viewport().mapTo(self._board, place.topLeft()), place.size())
        self.point(CardSeen(handle=number, number=number, kind="", owner=0, face_up=True), about)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key leads to a card; a press, the wheel and another place lead away."""
        if event.type() in _AWAY:
            self.leave()
        elif event.type() == QEvent.Type.KeyRelease and isinstance(watched, CardView):
            self._come(watched, watched.currentIndex())
        return False
