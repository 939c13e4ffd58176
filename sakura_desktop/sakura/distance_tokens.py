"""Tokens on the lane of distance: each player's on their part of it, in their shape and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from sakura_desktop.sakura.distance_slots import MINUS, PLUS, DistanceSlots
from sakura_desktop.table.component_views import TokensView
from sakura_desktop.table.item_layout import line

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.distance_track import DistanceTrack
    from sakura_desktop.table.measures import Measures
    from sakura_desktop.table.models.pieces import PieceModel
    from sakura_desktop.table.models.table import TableModels
WORTH = {PLUS: "+1", MINUS: "−1"}
"""What a token counts for, by the area where it lies."""


class DistanceTokensView(TokensView):
    """The tokens of a player on the lane: each on its part of it, smaller and lower where it lies on a crystal."""

    signed = False

    @property
    def worth(self) -> str:  # type: ignore[override]  # told by the place
        """What a token adds to the distance or takes from it."""
        return WORTH.get(self.place.partition(".")[0], "")

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """One in each cell."""
        size = round((self.measures.piece if self.measures else 24) * 1.2)
        boxes = line(room, count, size)
        if self.place.startswith(MINUS):
            off = size // 5
            return [box.adjusted(off + 2, off + 2, 2, 2) for box in boxes]
        return boxes


PLACES_OF_TOKENS = tuple(f"{area}.{seat}" for area in (PLUS, MINUS) for seat in (0, 1))


class DistanceTokens(QObject):
    """The views of the tokens that lie on the lane, over it where they lie."""

    def __init__(self, words: Words, look: Appearance, table: TableModels, lane: DistanceTrack, board: QWidget) -> None:
        """None lie there."""
        super().__init__(board)
        self._lane, self._table, self._board = lane, table, board
        self.views: dict[str, DistanceTokensView] = {}
        for place in PLACES_OF_TOKENS:
            view = self.views[place] = DistanceTokensView(f"place.{place}", words, look, board)
            view.setModel(self.model(place))
            view.lies_on = (lane,)
            view.hide()
        for signal in (table.changed, table.relit):
            signal.connect(self.lay_out)

    def model(self, place: str) -> PieceModel:
        """The tokens of a place."""
        return self._table.tokens_of(place)

    def set_measures(self, measures: Measures) -> None:
        """Take other sizes."""
        for view in self.views.values():
            view.set_measures(measures)
        self.lay_out()

    def lay_out(self) -> None:
        """Lay each over its part of the lane; tell the lane where they lie and where one may go."""
        models = {place: self.model(place) for place in self.views}
        plus, minus = ((models[f"{area}.0"].rowCount(), models[f"{area}.1"].rowCount()) for area in (PLUS, MINUS))
        targets = tuple(place for place in self.views if place in self._table.glow.targets)
        self._lane.show_tokens(DistanceSlots(plus=plus, minus=minus), targets)
        slots = self._lane.slots()
        for place, view in self.views.items():
            view.setModel(models[place])
            first, count = slots.tokens(place)
            view.setVisible(count > 0)
            if count:
                view.setGeometry(self._on_board(self._lane.cells(first, count)))

    def zone(self, place: str) -> QRect:
        """The part of the lane where a token for that place is laid down, in the board's coordinates."""
        return self._on_board(self._lane.cells(*self._lane.slots().zone(place)))

    def zones_at(self, point: QPoint) -> list[str]:
        """The places of tokens that a point of the board can mean: only those that would take one held."""
        return [place for place in self._lane.zones if self.zone(place).contains(point)]

    def _on_board(self, rect: QRect) -> QRect:
        lane = self._lane
        return QRect(lane.viewport().mapTo(self._board, rect.topLeft()), rect.size())
