"""Tokens that lie beside the crystals of an area: in the line of its name, each kind once, with how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont

from engine.text.phrase import Phrase, Term, say
from sakura_desktop.table.component_views import TokensView
from sakura_desktop.table.delegates.token import owner_of, paint_token
from sakura_desktop.table.piece_views import PiecesView
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.table.seen import tokens
from sakura_desktop.table.things import TOKEN

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from engine.text.phrase import Slot
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Measures
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.playmat import Playmat

WIDTH = 2.3
"""Of a kind of tokens with its number, by the height of the line."""
FIGURE = 14
AREAS = ("life", "aura", "flare")


class BesideView(TokensView):
    """The tokens of one kind in an area: one token, and how many they are."""

    signed = False
    settings: Settings
    """What the players are called."""

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """All in the same place: a hand takes them as one."""
        return [room] * count

    def item_room(self) -> QRect:
        """All of it."""
        return self.viewport().rect()

    def paint_ground(self, painter: QPainter) -> None:
        """The area is the ground."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The first stands for all."""
        if row:
            return
        side = min(rect.height(), rect.width() * 3 // 5)
        size = max(min(FIGURE, rect.height() - 2), round(side * 0.78))
        font = QFont(self.font())
        font.setPixelSize(size)
        font.setBold(True)
        painter.setFont(font)
        text = str(self.pieces().count - len(self.veiled))
        wide = painter.fontMetrics().horizontalAdvance(text)
        left = rect.left() + max(0, (rect.width() - side - wide - 3) // 2)
        token = QRect(left, rect.top() + (rect.height() - side) // 2, side, side)
        paint_token(painter, token, self.pieces().entries[row], self.key, self.place, self.look)
        painter.setFont(font)
        painter.setPen(QColor(self.look.theme.ink))
        room = QRect(token.right() + 3, rect.top(), wide + 2, rect.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def caption(self) -> Phrase | None:
        """Which tokens they are, whose, and how many."""
        kind, owner = self.key.partition(".")[0], owner_of("", self.key)
        area, count = self.model_of().area_phrase(), self.pieces().count
        slots: dict[str, Slot] = {"token": Term(kind), "area": area, "count": count}
        if owner < 0:
            return say("board-tokens-beside", **slots)
        return say("board-tokens-bound", owner=player_phrase(self.settings, owner), **slots)


class TokensBeside(QObject):
    """The strips of all areas of crystals: they come when tokens lie there first."""

    came = Signal(object)
    """A `PlaceView` that wasn't there before: whoever leads the hand takes it up."""

    def __init__(self, words: Words, look: Appearance, table: TableModels, playmat: Playmat, board: QWidget) -> None:
        """No tokens lie anywhere."""
        super().__init__(board)
        self._words, self._look, self._table, self._mat, self._board = words, look, table, playmat, board
        self._measures: Measures | None = None
        self._views: dict[tuple[str, str], BesideView] = {}
        for signal in (table.changed, table.relit):
            signal.connect(self.lay_out)

    def views(self) -> list[BesideView]:
        """Every view that is there."""
        return list(self._views.values())

    def view_for(self, place: str, what: str) -> BesideView | None:
        """The view of tokens of that name at a place."""
        return self._views.get((place, what.removeprefix(TOKEN))) if what.startswith(TOKEN) else None

    def set_measures(self, measures: Measures) -> None:
        """Take other sizes."""
        self._measures = measures
        self.lay_out()

    def lay_out(self) -> None:
        """A view for each kind that lies in an area, side by side at the end of the line of its name."""
        if self._measures is None or self._table.view is None:
            return
        for seat in (0, 1):
            for area in AREAS:
                self._strip(f"{area}.{seat}")

    def _strip(self, place: str) -> None:
        host = self._mat.view_for(place)
        seen = self._table.view.places.get(place) if self._table.view is not None else None
        if not isinstance(host, PiecesView) or seen is None:
            return
        there = [key for key, count in tokens(seen) if count]
        for (where, key), view in self._views.items():
            if where == place and key not in there:
                view.hide()
        assert self._measures is not None
        host.leave(0)
        room, height = host.caption_room(), self._measures.title
        width = min(round(height * WIDTH), room.width() // max(1, len(there)))
        host.leave(width * len(there))
        for at, key in enumerate(reversed(there), 1):
            view = self._views.get((place, key)) or self._new(place, key)
            if view.parentWidget() is not host:
                view.setParent(host)
            view.setGeometry(QRect(room.right() + 1 - at * width, room.top(), width, height - 1))
            if view.measures != self._measures:
                view.set_measures(self._measures)
            view.refresh()
            view.show()

    def _new(self, place: str, key: str) -> BesideView:
        view = self._views[place, key] = BesideView(f"beside.{place}.{key}", self._words, self._look, self._board)
        view.settings = self._mat.settings
        view.on_board = True
        view.setModel(self._table.tokens(place, key))
        self.came.emit(view)
        return view
