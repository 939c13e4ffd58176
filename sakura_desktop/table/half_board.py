"""The views of one half of the board: a fixed set of places, given the models of whichever seat it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.card_views import CardsView, CoverView, HandView, PileView, SpecialsView, TableCardsView
from sakura_desktop.table.crystal_views import PiecesView, VigorView
from sakura_desktop.table.player_plate import PlayerPlate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from engine.sakura.view.shapes import View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.board_layout import Layout
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.player_plate import PileButton

CARD_VIEWS: dict[str, type[CardsView]] = {
    "deck": PileView,
    "discard": PileView,
    "cover": CoverView,
    "hand": HandView,
    "specials": SpecialsView,
    "enhancements": CardsView,
    "in-use": TableCardsView,
}
CRYSTAL_VIEWS: dict[str, type[PiecesView]] = {
    "life": PiecesView,
    "aura": PiecesView,
    "flare": PiecesView,
    "vigor": VigorView,
}


class HalfBoard:
    """One half of the board: `lower` or `upper`."""

    def __init__(self, side: str, words: Words, look: Appearance, settings: Settings, parent: QWidget) -> None:
        """All its views, without models."""
        self.side = side
        self.seat = -1
        kinds: dict[str, type[CardsView] | type[PiecesView]] = {**CRYSTAL_VIEWS, **CARD_VIEWS}
        self.views: dict[str, PlaceView] = {
            area: kind(f"{side}.{area}", words, look, parent) for area, kind in kinds.items()
        }
        self.plate = PlayerPlate(f"{side}.plate", words, look, settings, parent)

    def seat_at(self, seat: int, table: TableModels) -> None:
        """Show that seat's places."""
        if seat == self.seat:
            return
        self.seat = seat
        for area, view in self.views.items():
            place = f"{area}.{seat}"
            view.setModel(table.cards(place) if area in CARD_VIEWS else table.crystals(place))
            view.setObjectName(f"place.{place}")
        for area, door in self.plate.doors.items():
            door.set_model(table.cards(f"{area}.{seat}"))
        self.plate.setObjectName(f"plate.{seat}")

    def place(self, layout: Layout) -> None:
        """Take the rectangles of the layout."""
        for area, view in self.views.items():
            view.setGeometry(layout.rects[f"{area}.{self.seat}"])
            view.set_measures(layout.measures)
        self.plate.setGeometry(self._plate_rect(layout))

    def _plate_rect(self, layout: Layout) -> QRect:
        return layout.rects[f"plate.{self.seat}"]

    def show_view(self, view: View, *, decides: bool) -> None:
        """Figures that are no items."""
        vigor = self.views["vigor"]
        assert isinstance(vigor, VigorView)
        vigor.show_flinch(view.players[self.seat].flinched)
        self.plate.show_view(view, self.seat, decides=decides)

    def renew(self) -> None:
        """Say and paint everything again."""
        for view in self.views.values():
            view.refresh()
        self.plate.renew()

    def doors(self) -> Iterator[PileButton]:
        """The doors to piles that are seldom looked at."""
        yield from self.plate.doors.values()
