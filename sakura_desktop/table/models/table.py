"""The models of the whole table: told by views, lit together, made for a place when it is first seen."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from sakura_desktop.table.drop_gate import ClosedGate, DropGate
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.component import ComponentModel, PanelModel
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.seen import plain_pieces, tokens, with_attached
from sakura_desktop.table.things import DARK, PIECE, TOKEN, Highlight

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.cardgame.view import CardSeen, PlaceSeen, View
    from sakura_desktop.table.models.base import PlaceModel, WordItem


class TableShape(NamedTuple):
    """What a game says of the things on its table before any is seen."""

    game: str = ""
    """The game's key: `<game>-area` words its areas, `<game>-item-card` a card in a line … (`area_phrase`)."""
    newest_on_top: frozenset[str] = frozenset()
    """Areas of piles that cards are laid on: the one that came last is the top, which is a model's first row."""
    parts: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The parts of each component, each the first part of its place's name."""
    taken: frozenset[str] = frozenset()
    """Those that a hand takes or points at; the others only take what is laid on them."""


PLAIN = TableShape()
"""A game without components whose piles are all like a deck."""


class TableModels(QObject):
    """One model for the cards and one for the pieces of each place, the panels, what a game adds, the latest view."""

    changed = Signal()
    """Another view is shown; figures that are no items (whose turn) are read from `view`."""
    relit = Signal()

    def __init__(
        self, gate: DropGate | None = None, parent: QObject | None = None, shape: TableShape = PLAIN,
    ) -> None:
        """An empty table; `gate` judges every drop on it."""
        super().__init__(parent)
        self._shape = shape
        self.gate: DropGate = gate or ClosedGate()
        self.view: View | None = None
        self.glow: Highlight = DARK
        self._tell: WordItem | None = None
        self._cards: dict[str, CardModel] = {}
        self._pieces: dict[str, PieceModel] = {}
        self._tokens: dict[tuple[str, str], PieceModel] = {}
        self._parts: dict[str, ComponentModel] = {}
        self._own: list[PlaceModel] = []
        self.panels = PanelModel(self)
        self._found: dict[str, tuple[str, CardSeen]] | None = None
        """Where each card lies and how it is seen, by its handle; None until it is asked for."""

    @property
    def game(self) -> str:
        """The key of the game that is played on it."""
        return self._shape.game

    def cards(self, place: str) -> CardModel:
        """The model of the cards at a place."""
        model = self._cards.get(place)
        if model is None:
            model = self._cards[place] = CardModel(place, self.gate, self)
            self._adopt(model)
        return model

    def pieces(self, place: str, what: str = PIECE) -> PieceModel:
        """The model of the pieces at a place; `what` is what a hand calls them where they are not plain ones."""
        model = self._pieces.get(place)
        if model is None:
            model = self._pieces[place] = PieceModel(place, self.gate, self, what)
            self._adopt(model)
        return model

    def add(self, model: PlaceModel) -> None:
        """Take in a model that only the game knows; whoever made it shows views in it."""
        self._own.append(model)
        self._adopt(model)

    def tokens(self, place: str, key: str) -> PieceModel:
        """The model of the tokens of a kind at a place; they are counted like other pieces."""
        model = self._tokens.get((place, key))
        if model is None:
            model = self._tokens[place, key] = PieceModel(place, self.gate, self, f"{TOKEN}{key}")
            self._adopt(model)
        return model

    def tokens_of(self, place: str) -> PieceModel:
        """The model of the tokens at a place of a component: of the kind that lies anywhere on the component."""
        panels = self.view.panels if self.view is not None else ()
        places = next((panel.places for panel in panels if place in panel.places), ())
        kinds = [key for where in places for key, _ in self._seen_at(where)]
        return self.tokens(place, kinds[0] if kinds else "")

    def _seen_at(self, place: str) -> tuple[tuple[str, int], ...]:
        seen = self.view.places.get(place) if self.view is not None else None
        return tokens(seen) if seen is not None else ()

    def part(self, place: str) -> ComponentModel:
        """The model of a component's part (`gauge.0`)."""
        model = self._parts.get(place)
        if model is None:
            taken = place.partition(".")[0] in self._shape.taken
            model = self._parts[place] = ComponentModel(place, self.gate, self, taken=taken)
            self._adopt(model)
        return model

    def _adopt(self, model: PlaceModel) -> None:
        model.glow, model.game = self.glow, self._shape.game
        if self._tell is not None:
            model.tell = self._tell

    def models(self) -> Iterator[PlaceModel]:
        """Every model that is there."""
        yield from self._cards.values()
        yield from self._pieces.values()
        yield from self._tokens.values()
        yield from self._parts.values()
        yield from self._own
        yield self.panels

    def teller(self, tell: WordItem) -> None:
        """Who words items for those who listen."""
        self._tell = tell
        for model in self.models():
            model.tell = tell

    def show(self, view: View, *, reset: bool = False) -> None:
        """Show the table as it is now; `reset` after loading and taking back, else step by step. A place that shows
        the same as before, to whichever seat, is passed over.
        """
        before = self.view.places if self.view is not None and not reset else {}
        self.view, self._found = view, None
        for place, seen in view.places.items():
            if (old := before.get(place)) is not seen and old != seen:
                self._show_place(place, seen, reset=reset)
        self._empty(view, reset=reset)
        for panel in view.panels:
            for part in self._shape.parts.get(panel.key, ()):
                self.part(f"{part}.{panel.seat}").show(panel)
        self.panels.show(view.panels)
        self.changed.emit()

    def _empty(self, view: View, *, reset: bool) -> None:
        """Places that the view doesn't have any more hold nothing."""
        for place, cards in self._cards.items():
            if place not in view.places:
                cards.show((), reset=reset)
        for place, pieces in self._pieces.items():
            if place not in view.places and pieces.what == PIECE:
                pieces.show(0, pieces.capacity)
        for (place, _), tokens_there in self._tokens.items():
            if place not in view.places:
                tokens_there.show(0)

    def _show_place(self, place: str, seen: PlaceSeen, *, reset: bool) -> None:
        grows = place.partition(".")[0] in self._shape.newest_on_top
        self.cards(place).show(seen.cards[::-1] if grows else seen.cards, reset=reset)
        self.pieces(place).show(plain_pieces(seen), seen.capacity)
        lying = dict(tokens(seen))
        for key in lying:
            self.tokens(place, key)
        for (where, key), model in self._tokens.items():
            if where == place:
                model.show(lying.get(key, 0))

    def light(self, glow: Highlight) -> None:
        """Light the whole table."""
        if glow == self.glow:
            return
        places = self.glow.concerns() | glow.concerns()
        self.glow = glow
        for model in self.models():
            if not model.concerned(places):
                model.glow = glow
                continue
            before = model.light
            model.relight(glow)
            if model.light != before:
                model.place_relit.emit()
        self.relit.emit()

    def find(self, handle: str) -> tuple[str, CardSeen] | None:
        """Where a card lies and how it is seen, by its handle; cards sealed under others included."""
        if self._found is None:
            places = self.view.places if self.view is not None else {}
            self._found = {
                card.handle: (place, card) for place, seen in places.items() for card in with_attached(seen.cards)
            }
        return self._found.get(handle)
