"""The models of the whole table: told by views, lit together, made for a place when it is first seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sakura_desktop.table.drag_data import ClosedGate, DropGate
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.crystals import PieceModel
from sakura_desktop.table.models.pieces import PIECES, ComponentModel
from sakura_desktop.table.models.rows import AttackModel, PanelModel
from sakura_desktop.table.things import CRYSTAL, DARK, TOKEN, Highlight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.sakura.view.shapes import CardSeen, View
    from sakura_desktop.table.models.base import PlaceModel, Teller

VIGOR = "vigor"
NEWEST_ON_TOP = frozenset({"discard", "cover"})
"""Piles that cards are laid on: the one that came last is the top, which is a model's first row."""


class TableModels(QObject):
    """One model for the cards and one for the crystals of each place, the attacks, the panels, and the latest view."""

    changed = Signal()
    """Another view is shown; figures that are no items (distance, flinch, whose turn) are read from `view`."""
    relit = Signal()

    def __init__(self, gate: DropGate | None = None, parent: QObject | None = None) -> None:
        """An empty table; `gate` judges every drop on it."""
        super().__init__(parent)
        self.gate: DropGate = gate or ClosedGate()
        self.view: View | None = None
        self.glow: Highlight = DARK
        self._tell: Teller | None = None
        self._cards: dict[str, CardModel] = {}
        self._crystals: dict[str, PieceModel] = {}
        self._tokens: dict[tuple[str, str], PieceModel] = {}
        self._pieces: dict[str, ComponentModel] = {}
        self.attacks = AttackModel(self.gate, self)
        self.panels = PanelModel(self)

    def cards(self, place: str) -> CardModel:
        """The model of the cards at a place."""
        model = self._cards.get(place)
        if model is None:
            model = self._cards[place] = CardModel(place, self.gate, self)
            self._adopt(model)
        return model

    def crystals(self, place: str) -> PieceModel:
        """The model of the crystals at a place, or of a player's vigor."""
        model = self._crystals.get(place)
        if model is None:
            what = VIGOR if place.startswith("vigor.") else CRYSTAL
            model = self._crystals[place] = PieceModel(place, self.gate, self, what)
            self._adopt(model)
        return model

    def tokens(self, place: str, key: str) -> PieceModel:
        """The model of the tokens of a kind at a place; they are counted like crystals."""
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
        return seen.tokens if seen is not None else ()

    def piece(self, place: str) -> ComponentModel:
        """The model of a component's piece (`umbrella.0`)."""
        model = self._pieces.get(place)
        if model is None:
            model = self._pieces[place] = ComponentModel(place, self.gate, self)
            self._adopt(model)
        return model

    def _adopt(self, model: PlaceModel) -> None:
        model.glow = self.glow
        if self._tell is not None:
            model.tell = self._tell

    def models(self) -> Iterator[PlaceModel]:
        """Every model that is there."""
        yield from self._cards.values()
        yield from self._crystals.values()
        yield from self._tokens.values()
        yield from self._pieces.values()
        yield self.attacks
        yield self.panels

    def teller(self, tell: Teller) -> None:
        """Who words items for those who listen."""
        self._tell = tell
        for model in self.models():
            model.tell = tell

    def show(self, view: View, *, reset: bool = False) -> None:
        """Show the table as it is now; `reset` after loading and taking back, else step by step."""
        self.view = view
        for place, seen in view.places.items():
            grows = place.partition(".")[0] in NEWEST_ON_TOP
            self.cards(place).show(seen.cards[::-1] if grows else seen.cards, reset=reset)
            self.crystals(place).show(seen.crystals, seen.capacity)
        for place, cards in self._cards.items():
            if place not in view.places:
                cards.show((), reset=reset)
        for place, crystals in self._crystals.items():
            if place not in view.places and not place.startswith("vigor."):
                crystals.show(0, crystals.capacity)
        for player in view.players:
            self.crystals(f"vigor.{player.seat}").show(player.vigor, player.vigor_limit)
        self._show_tokens(view)
        self.attacks.show(view.attacks, reset=reset)
        for panel in view.panels:
            for piece in PIECES.get(panel.key, ()):
                self.piece(f"{piece}.{panel.seat}").show(panel)
        self.panels.show(view.panels)
        self.changed.emit()

    def _show_tokens(self, view: View) -> None:
        lying = {(place, key): count for place, seen in view.places.items() for key, count in seen.tokens}
        for place, key in lying:
            self.tokens(place, key)
        for (place, key), model in self._tokens.items():
            model.show(lying.get((place, key), 0))

    def light(self, glow: Highlight) -> None:
        """Light the whole table."""
        if glow == self.glow:
            return
        self.glow = glow
        for model in self.models():
            model.relight(glow)
        self.relit.emit()

    def find(self, handle: str) -> tuple[str, CardSeen] | None:
        """Where a card lies and how it is seen, by its handle; cards sealed under others included."""
        if self.view is None:
            return None
        for place, seen in self.view.places.items():
            for card in seen.cards:
                if card.handle == handle:
                    return place, card
                for sealed in card.attached:
                    if sealed.handle == handle:
                        return place, sealed
        return None
