"""Where everything is on the board: places and things as rectangles, and rectangles as places a drop can mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.component_views import PanelCards
from sakura_desktop.table.keyboard_stops import Stop, find, row_and_column
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.spot import Spot
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.table.pile_popup import PilePopup
    from sakura_desktop.table.playmat import Playmat


class HitMap:
    """The board's map. Rectangles are in the board's coordinates unless they are called global."""

    def __init__(self, board: QWidget, playmat: Playmat, popup: PilePopup) -> None:
        """The map of that board."""
        self._board = board
        self._mat = playmat
        self._popup = popup

    def rect_of_place(self, place: str) -> QRect | None:
        """Where a place is; None for one that isn't on the board."""
        own = self._mat.rect_of(place)
        if own is not None:
            return own
        view = self._mat.view_for(place)
        if isinstance(view, CardsView) and place.startswith("card."):
            box = view.box_of(Thing(place.replace(".", ":"), view.place))
            return self.in_board(view, box) if box else None
        return self.in_board(view, view.rect()) if view is not None else None

    def can_spread(self, view: PlaceView) -> bool:
        """Whether showing the cards of a pile one beside the other makes sense."""
        if not isinstance(view, PileView | PanelCards) or not view.cards().entries:
            return False
        if view.place.partition(".")[0] in self._mat.closed:
            return any(entry.lit for entry in view.cards().entries)
        return True

    def is_hidden_pile(self, place: str) -> bool:
        """Whether the cards of a place can't be told apart until it is spread."""
        view = self._mat.panels.view_for(place)
        crowded = isinstance(view, PanelCards) and view.crowded
        return place.partition(".")[0] in self._mat.piles or isinstance(view, PileView) or crowded

    # things

    def rect_of_thing(self, thing: Thing) -> QRect | None:
        """Where a thing stands; a card within a pile is where the pile is, unless it is spread."""
        popup = self._popup
        if popup.place and popup.place in (thing.source, self._mat.whole_of(thing)):
            box = popup.cards.bare_box_of(thing)
            if box is not None:
                return self.in_board(popup.cards, box)
        view = self._mat.view_for(thing.source, thing.what)
        if isinstance(view, PlaceView):
            box = view.bare_box_of(thing)
            return self.in_board(view, box) if box is not None else None
        return self.in_board(view, view.rect()) if view is not None else None

    def spot_of(self, place: str) -> tuple[Spot, QRect] | None:
        """Where a drop on a place goes, and its rectangle."""
        rect = self.rect_of_place(place)
        if rect is None:
            return None
        own = self._mat.spot_of(place)
        if own is not None:
            return own, rect
        area, _, number = place.partition(".")
        if area == "card":
            found = self._mat.table.find(f"card:{number}")
            if found is None:
                return None
            model = self._mat.table.cards(found[0])
            return Spot(model, model.row_of(f"card:{number}")), rect
        view = self._mat.view_for(place)
        if view is None:
            return Spot(self._mat.table.pieces(place)), rect
        return Spot(view.model_of() if isinstance(view, PlaceView) else view.model()), rect

    # what can be read

    def readable(self) -> list[Stop]:
        """Everything that can be read, place by place: what is under way first, then from the upper edge down."""
        if self._mat.lower < 0:
            return []
        parts = [(self._order(view), self.stops_in(view)) for view in self.views()]
        parts += [(self._order(widget), [stop]) for widget, stop in self._wholes()]
        stops = [stop for _, there in sorted(parts, key=lambda part: part[0]) for stop in there]
        return list({stop[1:]: stop for stop in stops}.values())

    def tray(self) -> list[Stop]:
        """The cards of the pile that is spread; empty while none is."""
        return self.stops_in(self._popup.cards) if self._popup.place else []

    def views(self) -> list[PlaceView]:
        """Every view of a place that is in sight, those of components too."""
        views = [*self._mat.views(), *self._mat.panels.views()]
        return [view for view in views if view.model() is not None and view.isVisibleTo(self._board)]

    def view_of(self, stop: Stop) -> PlaceView | None:
        """The view that a stop is in; None for one that is read as a whole."""
        popup = self._popup
        if popup.place and find(self.stops_in(popup.cards), stop) is not None:
            return popup.cards
        if stop.thing is not None:
            view = self._mat.view_for(stop.thing.source, stop.thing.what)
        elif stop.spot is not None:
            view = self._mat.view_for(stop.spot.model.place) or self._open_table()
        else:
            view = self._mat.view_for(stop.place)
        return view if isinstance(view, PlaceView) else None

    def _open_table(self) -> PlaceView | None:
        """Where a drop on the open table is shown that no place has."""
        return next((view for view in self.views() if view.place.partition(".")[0] in self._mat.foremost), None)

    def stops_in(self, view: PlaceView) -> list[Stop]:
        """What can be read in a view."""
        return [
            Stop(self.in_board(view, box), thing=thing, place="" if thing is not None else view.place)
            for thing, box in view.readable()
        ]

    def whole(self, stop: Stop) -> QWidget | None:
        """What is read as a whole there: a plate, a panel, a pile's button, to which drops on its pile go too."""
        if stop.thing is not None or (stop.spot is not None and self.view_of(stop) is not None):
            return None
        name = stop.spot.model.place if stop.spot is not None else stop.place
        return next((widget for widget, there in self._wholes() if there.place == name), None)

    def _wholes(self) -> Iterator[tuple[QWidget, Stop]]:
        """What is read as a whole: plates, piles behind buttons, what is said on a component's panel."""
        widgets: dict[str, QWidget] = {f"plate.{half.seat}": half.plate for half in self._mat.halves.values()}
        widgets |= {button.place: button for button in self._mat.pile_buttons() if button.isEnabled()}
        widgets |= {panel.objectName(): panel for panel in self._mat.panels.panels}
        for name, widget in widgets.items():
            if widget.isVisibleTo(self._board):
                yield widget, Stop(self.in_board(widget, widget.rect()), place=name)

    def _order(self, widget: QWidget) -> tuple[bool, int, int]:
        """Where what is shown there comes in reading order."""
        place = widget.place if isinstance(widget, PlaceView) else ""
        row, column = row_and_column(self.in_board(widget, widget.rect()))
        return place.partition(".")[0] not in self._mat.foremost, row, column

    def spots_at(self, point: QPoint) -> list[Spot]:
        """Where a drop at a global point could go, the nearest first; all of the open table is one place."""
        local = self._board.mapFromGlobal(point)
        found = self._mat.spots_over(local)
        found += [
            Spot(button.model())
            for button in self._mat.pile_buttons()
            if button.rect().contains(button.mapFromGlobal(point))
        ]
        for view in self._views_under(point):
            row = view.row_at(view.viewport().mapFromGlobal(point))
            if row >= 0:
                found.append(Spot(view.model_of(), row))
            found.append(Spot(view.model_of()))
        if self._on_table(local):
            found += self._mat.table_spots()
        return found

    def _views_under(self, point: QPoint) -> list[PlaceView]:
        popup = self._popup
        if popup.isVisible() and popup.rect().contains(popup.mapFromGlobal(point)):
            return [popup.cards]
        views = [*self._mat.panels.views(), *self._mat.views()]
        return [view for view in views if view.isVisible() and view.rect().contains(view.mapFromGlobal(point))]

    def _on_table(self, local: QPoint) -> bool:
        layout = self._mat.layout_now
        if layout is None:
            return False
        return any(layout.rects[name].contains(local) for name in self._mat.open_table if name in layout.rects)

    def in_board(self, view: QWidget, box: QRect) -> QRect:
        """A rectangle of a view as one of the board."""
        return box.translated(view.mapTo(self._board, QPoint()))
