"""The playmat: what a game lays on the board. Which places there are, what shows each, where they lie, what a drop on
the open table means. The board asks it and knows no game; a game has a subclass of its own (`sakura_desktop/<game>/`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal

from sakura_desktop.sound.sounds import Heard, Sound
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.component_panels import PanelStrip, PanelView
from sakura_desktop.table.half_board import HalfBoard
from sakura_desktop.table.models.table import TableModels, TableShape
from sakura_desktop.table.player_plate import PlayerPlate
from sakura_desktop.table.seen import with_attached
from sakura_desktop.table.steps import plain_steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import CardSeen, Frame, View
    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase, Slot
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Layout, Measures
    from sakura_desktop.table.models.base import PlaceModel
    from sakura_desktop.table.models.component import ComponentModel
    from sakura_desktop.table.models.entries import CardEntry
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.player_plate import PileButton
    from sakura_desktop.table.spot import Spot
    from sakura_desktop.table.steps import Step
    from sakura_desktop.table.things import Thing


AView = TypeVar("AView", bound="PlaceView")


class PaidAhead(NamedTuple):
    """A payment that may be named before it is asked for: the kind of the question, and what a setting always pays."""

    asks: str
    default: str


class Playmat(QObject):
    """The views of a game's places on a board, both players' halves alike. Whichever seat sits below has the lower
    half; the models stay those of their place, the views change hands.
    """

    came = Signal(object)
    """A `PlaceView` that wasn't there before: whoever leads the hand takes it up."""

    shape: ClassVar[TableShape] = TableShape()
    """What is known of the things on the table before any is seen."""
    half_views: ClassVar[Mapping[str, type[PlaceView]]] = {}
    """What shows each area of a player: `hand` is the view of `hand.0` and of `hand.1`."""
    shared_views: ClassVar[Mapping[str, type[PlaceView]]] = {}
    """What shows each place that belongs to nobody."""
    panel_views: ClassVar[Mapping[str, type[PanelView]]] = {}
    """The panel of each component; one without is shown by the general one."""
    plate: ClassVar[type[PlayerPlate]] = PlayerPlate
    piles: ClassVar[frozenset[str]] = frozenset()
    """Areas of which only the top, or nothing, is seen until they are spread."""
    closed: ClassVar[frozenset[str]] = frozenset({"deck"})
    """Piles that are spread only when something is to be taken from them."""
    foremost: ClassVar[frozenset[str]] = frozenset()
    """Areas of what is under way: whoever reads the table finds them before all others."""
    paid_ahead: ClassVar[PaidAhead | None] = None
    """The question for a payment that a player may answer before it is asked."""
    open_table: ClassVar[tuple[str, ...]] = ()
    """The rectangles of the layout that are all one open table to what is dropped there."""

    sounds: ClassVar[Mapping[str, Sound]] = {
        "CardMoved": Sound.CARD, "DeckShuffled": Sound.SHUFFLE, "PiecesMoved": Sound.PIECES,
    }
    """What is heard of an event, by its kind; nothing of one that isn't named."""

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, table: TableModels, board: QWidget,
    ) -> None:
        """Nobody sits at it yet."""
        super().__init__(board)
        self.words, self.look, self.settings, self.table, self.board = words, look, settings, table, board
        self.halves = {side: HalfBoard(side, self.half_views, self.plate, self, board) for side in ("upper", "lower")}
        self.shared = {place: self._shared(place, kind) for place, kind in self.shared_views.items()}
        self.panels = PanelStrip(self.panel_views, words, settings, look, table, board)
        self.panels.came.connect(self.came)
        self.layout_now: Layout | None = None
        self.asks = False
        """Questions are asked at this table: they have a band on it."""

    def _shared_as(self, kind: type[AView], place: str) -> AView:
        """The shared view of a place, of the kind that it is known to be."""
        view = self.shared[place]
        assert isinstance(view, kind)
        return view

    def _shared(self, place: str, kind: type[PlaceView]) -> PlaceView:
        view = kind(f"place.{place}", self.words, self.look, self.board)
        view.setModel(self.model_for(place))
        return view

    # --- what a game says ---

    def model_for(self, place: str) -> PlaceModel:
        """The model of a place: its cards, unless the game says that pieces lie there or that it has one of its own."""
        return self.table.cards(place)

    def rects(self, size: QSize, zoom: float, lower: int) -> Layout:
        """Where everything lies on a board of that size, with that seat's half below."""
        raise LookupError(f"{type(self).__name__} lays nothing out, at {zoom} for {lower} on {size}")

    def popup_rect(self, place: str, width: int) -> QRect:
        """Where a spread pile lies on a board of that width: over its player's plate and what is beside it."""
        assert self.layout_now is not None
        seat = place.partition(".")[2] or "0"
        gap = self.layout_now.measures.gap
        row = self.layout_now.rects[f"plate.{seat}"]
        return QRect(row.right() + gap, row.top() - gap // 2, width - row.right() - 2 * gap, row.height() + gap)

    def show_figures(self, view: View) -> None:
        """Show what a view tells beside cards and pieces at places."""

    def usual_target(self, thing: Thing) -> str:
        """The place that a thing goes to as a rule, to say of one that can't go there why not; empty for none."""
        del thing
        return ""

    def foretell(self, prospect: object) -> None:
        """Show what using the thing that is held or pointed at would do, as the match tells it; None for nothing."""

    def foretelling(self) -> list[QRect]:
        """Where on the board that is shown now."""
        return []

    def table_spots(self) -> list[Spot]:
        """What a drop on the open table can mean, the likeliest first."""
        return []

    def spots_over(self, point: QPoint) -> list[Spot]:
        """What a drop at a point of the board means before what lies there is asked."""
        del point
        return []

    def rect_of(self, place: str) -> QRect | None:
        """Where a place is that has no view of its own, in the board's coordinates; None for any other."""
        del place
        return None

    def spot_of(self, place: str) -> Spot | None:
        """Where a drop on a place goes that has neither cards nor pieces of its own; None for any other."""
        del place
        return None

    def is_open_table(self, targets: frozenset[str]) -> bool:
        """Whether one of the places that would take what is held is the open table."""
        del targets
        return False

    def phrase_of(self, model: PlaceModel, row: int) -> Phrase | None:
        """An item in words, where the game has a model of its own or a component's part."""
        del model, row
        return None

    def said_of_card(self, card: CardSeen) -> dict[str, Slot]:
        """What is said of a card beside its name, how it lies and its pieces: slots of `<game>-item-card`."""
        del card
        return {}

    def paint_on_card(self, painter: QPainter, rect: QRect, entry: CardEntry) -> None:
        """What the game shows on a card beside what every game does."""

    def turned(self, card: CardSeen) -> int:
        """How far a card is turned, in degrees: one that rests lies across."""
        del card
        return 0

    def paint_part(self, painter: QPainter, rect: QRect, model: ComponentModel) -> None:
        """A part of a component as it is seen in the hand."""

    def token_worth(self, place: str) -> str:
        """What is written on a token at a place instead of its icon; mostly nothing."""
        del place
        return ""

    def more_places(self, view: View) -> tuple[str, ...]:
        """The places on the board that a view has no cards or pieces for."""
        del view
        return ()

    def counts(self, view: View) -> tuple[tuple[str, int, int], ...]:
        """What players have that lies at no place of a view: what it is called, whose, how many."""
        del view
        return ()

    def steps(self, frame: Frame[Any], before: View) -> tuple[Step, ...]:
        """What is to be seen of an event, with the table before it: what any game shows, unless the game says more."""
        return plain_steps(frame, before)

    @classmethod
    def sound_of(cls, frame: Frame[Any]) -> Heard | None:
        """What is heard when an event is shown, by how much moved; None for nothing."""
        sound = cls.sounds.get(frame.event)
        return Heard(sound, max(1, sum(move.count for move in frame.moves))) if sound is not None else None

    def emblems(self, view: View, seat: int) -> tuple[str, ...]:
        """The emblems of what everybody knows that a player brought, by their keys."""
        del view, seat
        return ()

    @classmethod
    def pauses(cls, frames: Sequence[Frame[Any]], decision: Decision | None) -> frozenset[int]:
        """The numbers of the frames that are to be looked at though nobody is asked about them."""
        del frames, decision
        return frozenset()

    @classmethod
    def place_of(cls, view: View, handle: str) -> str | None:
        """Where a thing with a handle lies; None for what isn't on the table."""
        for place, seen in view.places.items():
            for card in seen.cards:
                if card.handle == handle:
                    return place
                if any(sealed.handle == handle for sealed in card.attached):
                    return f"sealed.{card.owner}"
        return None

    def looked_at(self, view: PlaceView, row: int) -> object:
        """What the reader shows of an item that is no card, or the number of the card that it shows for one; None for
        nothing but the card itself.
        """
        del view, row
        return None

    def read_at_once(self) -> object:
        """What the reader shows by itself when a question comes up: what is to be answered; None for nothing."""
        return None

    # --- the same for every game ---

    @property
    def lower(self) -> int:
        """Whose half is the lower one; -1 while nobody sits there."""
        return self.halves["lower"].seat

    def seat(self, lower: int) -> bool:
        """Give that seat the lower half; false if it has it already."""
        if self.layout_now is not None and self.lower == lower:
            return False
        self.halves["lower"].seat_at(lower)
        self.halves["upper"].seat_at(1 - lower)
        return True

    def ask_ahead(self, view: View, lower: int) -> None:
        """Have the faces painted that are seen in that view where that seat has the lower half; once somebody sits
        there.
        """
        if self.lower < 0:
            return
        for half, seat in ((self.halves["lower"], lower), (self.halves["upper"], 1 - lower)):
            for area, shown in half.views.items():
                place = view.places.get(f"{area}.{seat}")
                if place is not None and isinstance(shown, CardsView):
                    shown.ask_ahead(place.cards)

    def views(self) -> list[PlaceView]:
        """Every view of a place, those of components aside, the uppermost first."""
        return [*(view for half in self.halves.values() for view in half.views.values()), *self.shared.values()]

    def pile_buttons(self) -> Iterator[PileButton]:
        """The buttons that open piles which are seldom looked at."""
        for half in self.halves.values():
            yield from half.plate.doors.values()

    def lay_out(self, size: QSize, zoom: float) -> Layout:
        """Give every view its rectangle."""
        layout = self.layout_now = self.rects(size, zoom, self.lower)
        for half in self.halves.values():
            half.place(layout)
        for place, view in self.shared.items():
            view.setGeometry(layout.rects[place])
            view.set_measures(layout.measures)
        self.panels.place(layout)
        return layout

    @property
    def measures(self) -> Measures | None:
        """The sizes of things now."""
        return self.layout_now.measures if self.layout_now is not None else None

    def show_view(self, view: View, decides: int) -> None:
        """Show figures and plates of a view; `decides` is the seat that is asked."""
        self.show_figures(view)
        for half in self.halves.values():
            if half.seat >= 0:
                half.plate.show_view(view, half.seat, decides=half.seat == decides)

    def renew(self) -> None:
        """Say and paint everything again."""
        for view in self.views():
            view.refresh()
        for half in self.halves.values():
            half.plate.renew()
        self.panels.renew()

    def table_rect(self) -> QRect:
        """The open table, as one rectangle."""
        layout, found = self.layout_now, QRect()
        for name in self.open_table if layout is not None else ():
            found = found.united(layout.rects.get(name, QRect())) if layout is not None else found
        return found

    def view_for(self, place: str, what: str = "") -> PlaceView | PileButton | None:
        """What shows a place, and of several views the one for such things; for `card.12` where that card lies."""
        area, _, number = place.partition(".")
        if area == "card":
            found = self.table.find(f"card:{number}")
            return self.view_for(found[0], found[1].handle) if found else None
        if place in self.shared:
            return self.shared[place]
        for half in self.halves.values():
            if str(half.seat) == number and (area in half.views or area in half.plate.doors):
                return half.views.get(area) or half.plate.doors[area]
        return self.panels.view_for(place, what)

    def numbers(self, view: View) -> dict[str, str | None]:
        """The numbers of the cards on the table by handle: what asks a question is shown by its card."""
        return {card.handle: card.number for place in view.places.values() for card in with_attached(place.cards)}

    def whole_of(self, thing: Thing) -> str:
        """The place of a card that a thing lies on, or of the thing itself."""
        lying = self.table.find(thing.bearer) if thing.bearer else None
        return lying[0] if lying else thing.source
