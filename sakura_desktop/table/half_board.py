"""The views of one half of the board: a fixed set of places, given the models of whichever seat it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sakura_desktop.table.card_views import CardsView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Layout
    from sakura_desktop.table.models.base import PlaceModel
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.player_plate import PlayerPlate


class Whole(Protocol):
    """The playmat as far as its halves ask it."""

    words: Words
    look: Appearance
    settings: Settings
    table: TableModels

    def model_for(self, place: str) -> PlaceModel:
        """What a place shows."""


class HalfBoard:
    """One half of the board: `lower` or `upper`."""

    def __init__(
        self, side: str, kinds: Mapping[str, type[PlaceView]], plate: type[PlayerPlate], mat: Whole, board: QWidget,
    ) -> None:
        """All its views, without models."""
        self.side = side
        self.seat = -1
        self._mat = mat
        self.views: dict[str, PlaceView] = {
            area: kind(f"{side}.{area}", mat.words, mat.look, board) for area, kind in kinds.items()
        }
        for view in self.views.values():
            if isinstance(view, CardsView) and view.dims:
                mat.table.relit.connect(view.renew_idle)
        self.plate = plate(f"{side}.plate", mat.words, mat.look, mat.settings, board)

    def seat_at(self, seat: int) -> None:
        """Show that seat's places."""
        if seat == self.seat:
            return
        self.seat = seat
        for area, view in self.views.items():
            place = f"{area}.{seat}"
            view.setModel(self._mat.model_for(place))
            view.setObjectName(f"place.{place}")
        for area, door in self.plate.doors.items():
            door.set_model(self._mat.table.cards(f"{area}.{seat}"))
        self.plate.setObjectName(f"plate.{seat}")

    def place(self, layout: Layout) -> None:
        """Take the rectangles of the layout."""
        for area, view in self.views.items():
            view.setGeometry(layout.rects[f"{area}.{self.seat}"])
            view.set_measures(layout.measures)
        self.plate.setGeometry(layout.rects[f"plate.{self.seat}"])
