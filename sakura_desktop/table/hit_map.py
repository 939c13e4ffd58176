"""Where everything is on the board: places and things as rectangles, and rectangles as places a drop can mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.drag import Spot
from sakura_desktop.table.piece_views import PanelCards
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.sakura.playmat import Tableau
    from sakura_desktop.table.player_plate import PileButton

PILES = frozenset({"deck", "discard", "cover", "extra", "sealed", "outside"})
"""Areas of which only the top, or nothing, is seen until they are spread."""
CLOSED = frozenset({"deck"})
"""Piles that are spread only when something is to be taken from them."""
TABLE = ("in-use.0", "in-use.1", "attacking", "prompt", "distance", "shadow", "enhancements.0", "enhancements.1")
"""All of this is the table to a card that is used."""
PAID = "paid"


class HitMap:
    """The board's map. Rectangles are in the board's coordinates unless they are called global."""

    def __init__(self, board: Tableau) -> None:
        """The map of that board."""
        self._board = board

    def view_for(self, place: str, what: str = "") -> PlaceView | PileButton | None:
        """What shows a place, and if there are several views of it such things there; for `card.12` the view where
        the card lies, for `attack.3` the attacks.
        """
        board = self._board
        area, _, number = place.partition(".")
        if area == "card":
            found = board.table.find(f"card:{number}")
            return self.view_for(found[0], found[1].handle) if found else None
        if area in ("attack", "attacking"):
            return board.attacks
        shared: dict[str, PlaceView] = {"distance": board.lane, "shadow": board.shadow}
        if area in shared:
            return shared[area]
        if place in board.lane_tokens.views:
            return board.lane_tokens.views[place]
        for half in board.halves.values():
            if str(half.seat) == number:
                return half.views.get(area) or half.plate.doors.get(area) or board.panels.view_for(place, what)
        return board.panels.view_for(place, what)

    def rect_of_place(self, place: str) -> QRect | None:
        """Where a place is; None for one that isn't on the board."""
        if place == PAID:
            return self.table_rect()
        if place in self._board.lane_tokens.views:
            return self._board.lane_tokens.zone(place)
        view = self.view_for(place)
        if isinstance(view, CardsView) and place.startswith("card."):
            box = view.box_of(Thing(place.replace(".", ":"), view.place))
            return self.in_board(view, box) if box else None
        if place.startswith("attack."):
            handle = place.replace(".", ":")
            box = self._board.attacks.box_of(Thing(handle, self._board.attacks.place))
            return self.in_board(self._board.attacks, box) if box else None
        return self.in_board(view, view.rect()) if view is not None else None

    def table_rect(self) -> QRect:
        """The middle of the table: where cards are used and attacks are in the air."""
        layout = self._board.layout_now
        if layout is None:
            return QRect()
        return layout.rects["in-use.0"].united(layout.rects["in-use.1"]).united(layout.rects["attacking"])

    def can_spread(self, view: PlaceView) -> bool:
        """Whether showing the cards of a pile one beside the other makes sense."""
        if not isinstance(view, PileView | PanelCards) or not view.cards().entries:
            return False
        if view.place.partition(".")[0] in CLOSED:
            return any(entry.lit for entry in view.cards().entries)
        return True

    def is_hidden_pile(self, place: str) -> bool:
        """Whether the cards of a place can't be told apart until it is spread."""
        view = self._board.panels.view_for(place)
        crowded = isinstance(view, PanelCards) and view.crowded
        return place.partition(".")[0] in PILES or isinstance(view, PileView) or crowded

    # things

    def rect_of_thing(self, thing: Thing) -> QRect | None:
        """Where a thing stands; a card within a pile is where the pile is, unless it is spread."""
        tray = self._board.tray
        lying = self._board.table.find(thing.bearer) if thing.bearer else None
        if tray.place and tray.place in (thing.source, lying[0] if lying else ""):
            box = tray.cards.bare_box_of(thing)
            if box is not None:
                return self.in_board(tray.cards, box)
        view = self.view_for(thing.source, thing.what)
        if isinstance(view, PlaceView):
            box = view.bare_box_of(thing)
            return self.in_board(view, box) if box is not None else None
        return self.in_board(view, view.rect()) if view is not None else None

    def spot_of(self, place: str) -> tuple[Spot, QRect] | None:
        """Where a drop on a place goes, and its rectangle."""
        rect = self.rect_of_place(place)
        if rect is None:
            return None
        table = self._board.table
        area, _, number = place.partition(".")
        if area == "card":
            found = table.find(f"card:{number}")
            if found is None:
                return None
            model = table.cards(found[0])
            return Spot(model, model.row_of(f"card:{number}")), rect
        if area == "attack":
            rows = [row for row, attack in enumerate(table.attacks.attacks) if attack.handle == f"attack:{number}"]
            return (Spot(table.attacks, rows[0]), rect) if rows else None
        view = self.view_for(place)
        if place == PAID or view is None:
            return Spot(table.crystals(place)), rect
        return Spot(view.model_of() if isinstance(view, PlaceView) else view.model()), rect

    def spots_at(self, point: QPoint) -> list[Spot]:
        """Where a drop at a global point could go, the nearest first; all of the middle is the table."""
        board = self._board
        local = board.mapFromGlobal(point)
        found = [Spot(board.lane_tokens.model(place)) for place in board.lane_tokens.zones_at(local)]
        for half in board.halves.values():
            found += [Spot(door.model()) for door in half.doors() if door.rect().contains(door.mapFromGlobal(point))]
        for view in self._views_under(point):
            row = view.row_at(view.viewport().mapFromGlobal(point))
            if row >= 0:
                found.append(Spot(view.model_of(), row))
            found.append(Spot(view.model_of()))
        if self._on_table(local):
            found += self._table_spots()
        return found

    def _views_under(self, point: QPoint) -> list[PlaceView]:
        board = self._board
        if board.tray.isVisible() and board.tray.rect().contains(board.tray.mapFromGlobal(point)):
            return [board.tray.cards]
        views = [*board.panels.views(), *board.place_views()]
        return [
            view
            for view in views
            if view is not board.tray.cards and view.isVisible() and view.rect().contains(view.mapFromGlobal(point))
        ]

    def _on_table(self, local: QPoint) -> bool:
        layout = self._board.layout_now
        if layout is None:
            return False
        return any(layout.rects[name].contains(local) for name in TABLE)

    def _table_spots(self) -> list[Spot]:
        table = self._board.table
        lower = self._board.halves["lower"].seat
        attacks = [Spot(table.attacks, row) for row in reversed(range(table.attacks.rowCount()))]
        return [
            *attacks,
            Spot(table.cards(f"in-use.{lower}")),
            Spot(table.cards(f"in-use.{1 - lower}")),
            Spot(table.crystals(PAID)),
        ]

    def in_board(self, view: QWidget, box: QRect) -> QRect:
        """A rectangle of a view as one of the board."""
        return QRect(view.mapTo(self._board, box.topLeft()), box.size())
