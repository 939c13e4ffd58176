"""What is said of the things on a table to those who listen: what it is with its figures, how it stands, what may be
done with it and what is written on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.text.phrase import Listing, Term, say
from sakura_desktop.cards import read_card
from sakura_desktop.table.accessibility import Accessibility, name_of
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.player_plate import PileButton, player_phrase
from sakura_desktop.table.seen import plain_pieces
from sakura_desktop.table.things import TOKEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.hand import Hand
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.drag import Drag
    from sakura_desktop.table.hit_map import HitMap
    from sakura_desktop.table.keyboard_stops import Stop
    from sakura_desktop.table.models.base import PlaceModel
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.spot import Spot
    from sakura_desktop.table.things import Thing


class WordedGround(Protocol):
    """What is needed of a board."""

    words: Words
    settings: Settings
    table: TableModels
    playmat: Playmat
    accessibility: Accessibility
    hits: HitMap
    drag: Drag


class SpokenWords:
    """Words the stops of a board. What the seat may not know is in no view, so it is never said."""

    def __init__(self, board: WordedGround, hand: Hand | None) -> None:
        """Of that board; without a hand nothing can be done with anything."""
        self._board, self._hand = board, hand

    def name(self, stop: Stop) -> str:
        """What it is called, how it stands, and whether it is in the hand."""
        said = self._phrase(stop)
        held = stop.thing is not None and stop.thing == self._board.drag.held
        return self._board.words.text(say("spoken-held", thing=said) if held else said)

    def description(self, stop: Stop) -> str:
        """What may be done with it, then what is written on it."""
        return "\n".join(filter(None, (self.what_it_does(stop), *map(self._board.words.text, self._written(stop)))))

    def what_it_does(self, stop: Stop) -> str:
        """What may be done with it, in the game's words."""
        name = self.name(stop)
        done = tuple(phrase for phrase in dict.fromkeys(self._done(stop)) if self._board.words.text(phrase) not in name)
        return self._board.words.text(say("spoken-does", does=Listing(done, "or"))) if done else ""

    def place(self, view: PlaceView) -> str:
        """A place with what is counted there, and whose it is."""
        return self._board.words.text(self._owned(view.place, self._counted(view)))

    def is_chosen(self, stop: Stop) -> bool:
        """It is among what is chosen so far."""
        return self._hand is not None and stop.thing is not None and self._hand.offer.key_chosen(stop.thing) is not None

    # what it is

    def _phrase(self, stop: Stop) -> Phrase:
        if stop.spot is not None:
            return say("spoken-target", place=self._target(stop.spot))
        view = self._board.hits.view_of(stop)
        if view is None:
            return say("board-option", key=stop.place)
        if stop.thing is None:
            return self._whole(view)
        model, row = self._model_of(view, stop.thing)
        if row < 0 or not view.told_apart:
            return say("spoken-group", what=self._pieces(view, stop.thing), state=self._state(stop.thing))
        said = self._board.accessibility.phrase(model, row)
        facts = self._facts(view, view.row_of(stop.thing))
        if said is None:
            return self._whole(view)
        return say("spoken-card", card=said, facts=Listing(facts, "comma")) if facts else said

    def _model_of(self, view: PlaceView, thing: Thing) -> tuple[PlaceModel, int]:
        """The model that a thing is in and its row: cards shown with others may be in a model of their own."""
        if thing.is_card and thing.source != view.place:
            apart = self._board.table.cards(thing.source)
            return apart, apart.row_of(thing.what)
        return view.model_of(), view.row_of(thing)

    def _facts(self, view: PlaceView, row: int) -> tuple[Phrase, ...]:
        """What is printed on a card beside its text, and its cost now."""
        card = view.card_at(row)
        if card is None or card.number is None:
            return ()
        return tuple(fact.phrase for fact in read_card(card.number, card).facts)

    def _whole(self, view: PlaceView) -> Phrase:
        """A place as a whole: cards of which only backs are seen, a heap without pieces, a part that no hand takes."""
        model = view.model_of()
        if isinstance(view, CardsView) and model.rowCount():
            return say("spoken-backs", count=model.rowCount())
        part = self._board.accessibility.phrase(model, 0) if view.told_apart and model.rowCount() else None
        return part or self._counted(view)

    def _counted(self, view: PlaceView) -> Phrase:
        return view.caption() or say("board-area-name", area=view.model_of().area_phrase())

    def _pieces(self, view: PlaceView, thing: Thing) -> Phrase:
        """Pieces of a kind at a place, or on a card."""
        found = self._board.table.find(thing.bearer) if thing.bearer else None
        if found is None:
            return self._counted(view)
        game = view.model_of().game
        token = thing.what.removeprefix(TOKEN) if thing.is_token else ""
        count = found[1].count(token) if token else plain_pieces(found[1])
        lying = say("spoken-tokens", token=Term(token), count=count) if token else say(f"{game}-pieces", count=count)
        return say("spoken-on", pieces=lying, card=name_of(game, found[1]))

    def _state(self, thing: Thing) -> str:
        glow = self._board.table.glow
        return "picked" if thing in glow.picked else "lit" if thing in glow.lit else "there"

    def _target(self, spot: Spot) -> Phrase:
        """Where the thing held would be laid: on a card or an attack, else at a place."""
        said = self._board.accessibility.phrase(spot.model, spot.row) if spot.row >= 0 else None
        if said is not None:
            return said
        view = self._board.playmat.view_for(spot.model.place)
        if isinstance(view, PileButton):
            return self._owned(spot.model.place, view.caption())
        return self._owned(spot.model.place, self._counted(view) if view is not None else self._would(spot))

    def _would(self, spot: Spot) -> Phrase:
        done = tuple(self._meant(spot))
        return done[0] if done else say("board-area-name", area=spot.model.area_phrase())

    def _owned(self, place: str, counted: Phrase) -> Phrase:
        area, _, seat = place.partition(".")
        if area == "card" or not seat.isdigit():
            return counted
        return say("spoken-place", player=player_phrase(self._board.settings, int(seat)), place=counted)

    # what may be done, what is written

    def _done(self, stop: Stop) -> Iterator[Phrase]:
        if self._hand is None:
            return
        if stop.spot is not None:
            yield from self._meant(stop.spot)
        elif stop.thing is not None:
            yield from self._hand.may_do(stop.thing)

    def _meant(self, spot: Spot) -> Iterator[Phrase]:
        """What laying the thing held there means."""
        held = self._board.drag.held
        if held is not None and self._hand is not None:
            yield from self._hand.may_do(held, spot.model.drop_places(spot.row))

    def _written(self, stop: Stop) -> Iterator[Phrase]:
        view = self._board.hits.view_of(stop)
        row = view.row_of(stop.thing) if view is not None and stop.thing is not None else -1
        if view is None or row < 0:
            return
        yield from view.more_said(row)
        item = self._board.playmat.looked_at(view, row) or view.card_at(row)
        number = item if isinstance(item, str) else getattr(item, "number", None)
        if number is not None:
            for group in read_card(number, None if isinstance(item, str) else item).text:
                for passage in group:
                    yield from (*(fact.phrase for fact in passage.facts), *passage.lines)
