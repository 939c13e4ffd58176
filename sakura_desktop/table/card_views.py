"""Views of cards: a hand, a row on the table, a pile, a pile that lies across."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.card import (
    card_pixmap,
    paint_card,
    paint_idle,
    paint_signs,
    paint_tokens,
    piece_boxes,
    token_boxes,
)
from sakura_desktop.table.delegates.field import caption_width
from sakura_desktop.table.delegates.marks import lit_frame
from sakura_desktop.table.item_layout import pile, side_by_side
from sakura_desktop.table.models.cards import CardModel, place_on
from sakura_desktop.table.place_view import PlaceView, short_name
from sakura_desktop.table.seen import plain_pieces, tokens
from sakura_desktop.table.things import PIECE, PILE, TOKEN, Thing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QPainter

    from engine.cardgame.view import CardSeen
    from sakura_desktop.table.models.entries import CardEntry

RISES = 6
"""How far a card of a hand stands above the others when it can be used, at scale 1."""
MARGIN = 4
"""Pixels around the cards of a place."""
LOW = 0.8
"""Less high than so much of a card as large as the board has it, a place has its name beside its cards …"""
ROOM_FOR = 3
"""… if so many of them have room there."""
ROOMY = 0.7
"""Of a card as large as the board has it so much has room in height where cards are raised."""


class CardsView(PlaceView):
    """Cards side by side, each with what lies on it."""

    held_in_hand = False
    _asked = False
    named_beside = False
    """Where the place is low its name stands beside the cards, not above them: they are larger so."""
    dims = False
    """Cards with which nothing can be done are veiled while something is to be done."""
    rises = 0
    """How far a card that can be used stands above the others, at scale 1."""
    lean = 0.5
    """How much of the room that cards leave lies left of them."""
    paint_more: Callable[[QPainter, QRect, CardEntry], None] | None = None
    """What the game shows on a card besides; the board tells it."""
    turned: Callable[[CardSeen], int] | None = None
    """How far a card is turned here, in degrees; the board tells it."""

    def cards(self) -> CardModel:
        """The place's model."""
        model = self.model_of()
        assert isinstance(model, CardModel)
        return model

    def caption_room(self) -> QRect:
        """Where the place's name stands."""
        room, beside = super().caption_room(), self._name_beside()
        return QRect(room.left(), room.top(), beside, room.height()) if beside else room

    def item_room(self) -> QRect:
        """The part of the view that cards lie in."""
        if not self._name_beside():
            return super().item_room()
        left = self.caption_room().right() + MARGIN
        return self.viewport().rect().adjusted(left, MARGIN, -MARGIN, -MARGIN)

    def _name_beside(self) -> int:
        """How wide the name is that stands beside the cards; 0 where it stands above them."""
        if not self.named_beside or self.measures is None or not self.titled:
            return 0
        view, card = self.viewport().rect(), self.measures.card
        if view.height() >= card.height() * LOW:
            return 0
        high = view.height() - 2 * MARGIN
        cards = ROOM_FOR * (card.width() * high // card.height() + self.measures.px(4))
        title = self.words.text(self.title())
        short = short_name(self.words, self.model_of().game, self.place.partition(".")[0])
        wide = caption_width(self.font(), self.title_height(), short or title)
        return wide if wide + cards + 4 * MARGIN <= view.width() else 0

    def card_size(self) -> QSize:
        """How large a card is here: as the board has it, or as large as the place allows."""
        size = self.measures.card if self.measures else QSize(76, 106)
        high = self.item_room().height() - self._rise
        if size.height() <= high:
            return size
        return QSize(size.width() * high // size.height(), high)

    @property
    def _rise(self) -> int:
        """Only where there is nearly room for a card as large as the board has it: else they would be smaller still."""
        if self.measures is None or self.item_room().height() < self.measures.card.height() * ROOMY:
            return 0
        return self.measures.px(self.rises)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Side by side, overlapping where there are many; what can be used stands higher where they are raised."""
        gap, rise = self.measures.px(4) if self.measures else 4, self._rise
        boxes = side_by_side(room.adjusted(0, rise, 0, 0), count, self.card_size(), gap, lean=self.lean)
        for box, entry in zip(boxes, self.cards().entries if rise else (), strict=False):
            if entry.lit and not entry.pays:
                box.translate(0, -rise)
        return boxes

    def dataChanged(self, first: QModelIndex, last: QModelIndex, roles: list[int] | None = None) -> None:  # type: ignore[override]  # Qt's stub names other types
        """Cards look different; what can be used now is raised."""
        if self.rises:
            self.arrange_anew()
        super().dataChanged(first, last, roles)

    def ask_ahead(self, cards: Sequence[CardSeen]) -> None:
        """Have the faces painted of cards that will lie here."""
        for card, box in zip(cards, self.arrange(self.item_room(), len(cards)), strict=False):
            if card.number is not None:
                card_pixmap(card, box.size() if box.height() >= box.width() else box.size().transposed(), self.look)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A card."""
        entry = self.cards().entries[row]
        turned = self.turned(entry.seen) if self.turned is not None else 0
        paint_card(painter, rect, entry, self.look, hand=self.held_in_hand, more=self.paint_more, turned=turned)
        if self.dims and self._idle(entry):
            paint_idle(painter, rect)

    def renew_idle(self) -> None:
        """Something is to be done now, or nothing is any more."""
        asked = bool(self.cards().glow.lit) if self.model() is not None else False
        if asked != self._asked:
            self._asked = asked
            self.repicture()

    def _idle(self, entry: CardEntry) -> bool:
        """Something is to be done now, and with this card nothing can be."""
        done = entry.lit or entry.picked or entry.held or entry.target or entry.pieces_lit
        shown = entry.seen.number is not None and entry.seen.status != "used"
        return bool(self.cards().glow.lit) and shown and not done

    def card_at(self, row: int) -> CardSeen | None:
        """The card of a row."""
        entries = self.cards().entries
        return entries[row].seen if 0 <= row < len(entries) else None

    def readable(self) -> list[tuple[Thing | None, QRect]]:
        """Each card; those of which only backs are seen together."""
        entries = self.cards().entries
        if entries and all(entry.seen.number is None for entry in entries):
            return [(None, self.item_room())]
        return super().readable()

    def tokens_at(self, row: int) -> dict[str, QRect]:
        """Where the tokens on a card are taken, by their kind."""
        return token_boxes(self.boxes()[row], self.cards().entries[row].seen)

    def thing_at(self, point: QPoint) -> Thing | None:
        """A token or a piece on a card where one may be taken, else the card."""
        row = self.row_at(point)
        if row < 0:
            return None
        entry = self.cards().entries[row]
        for key, box in self.tokens_at(row).items():
            if key in entry.tokens_lit and box.contains(point):
                return Thing(TOKEN + key, place_on(entry.seen.handle))
        if entry.pieces_lit or (entry.pieces_picked and not entry.lit):
            boxes = piece_boxes(self.boxes()[row], plain_pieces(entry.seen))
            if any(box.contains(point) for box in boxes) or not entry.lit:
                return Thing(PIECE, place_on(entry.seen.handle))
        return self.cards().thing(row)

    def row_of(self, thing: Thing) -> int:
        """The row of a card; -1 for one that isn't here, and for what lies on cards."""
        model = self.cards()
        return model.row_of(thing.what) if thing.source == model.place else -1

    def box_of(self, thing: Thing) -> QRect | None:
        """Where a card stands, or a piece or a token on a card."""
        row = self.row_of(thing)
        if row >= 0:
            return self.boxes()[row]
        row = self.cards().row_of(thing.bearer)
        if row >= 0 and thing.is_token:
            return self.tokens_at(row).get(thing.what.removeprefix(TOKEN))
        if row < 0 or thing.what != PIECE:
            return None
        boxes = piece_boxes(self.boxes()[row], plain_pieces(self.cards().entries[row].seen))
        return boxes[-1] if boxes else self.boxes()[row]


class SpecialsView(CardsView):
    """Specials: room above them for the backs that stand out behind unused ones."""

    named_beside = True
    dims = True
    rises = RISES

    def item_room(self) -> QRect:
        """A little lower than elsewhere."""
        return super().item_room().adjusted(0, 4, -4, 0)


class HandView(CardsView):
    """A hand: lying face down says nothing here."""

    held_in_hand = True
    named_beside = True
    dims = True
    rises = RISES


class TableCardsView(CardsView):
    """Cards in use: on the bare table, as large as it allows, without a written name."""

    field = False
    titled = False  # that they lie on the open table says what they are

    def caption(self) -> Phrase | None:
        """Named only when something lies there."""
        return super().caption() if self.cards().entries else None

    def paint_ground(self, painter: QPainter) -> None:
        """The table is the ground."""

    @property
    def lean(self) -> float:  # type: ignore[override]  # told by where it lies
        """Towards the middle of the table."""
        board = self.parentWidget()
        return 0.92 if board is not None and self.geometry().center().x() < board.width() // 2 else 0.08

    def paint_over(self, painter: QPainter) -> None:
        """The board frames the whole table where it takes what is held."""


class PileView(CardsView):
    """A pile: its top card is seen, a click spreads it in a tray."""

    across = False
    step = 1.2

    def card_size(self) -> QSize:
        """A card of a pile."""
        size = self.measures.small if self.measures else QSize(60, 84)
        return QSize(size.height(), size.width()) if self.across else size

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """One on the other."""
        return pile(room, count, self.card_size(), self.step * (self.measures.scale if self.measures else 1.0))

    def thing_at(self, point: QPoint) -> Thing | None:
        """The whole pile where that may be taken, else a token on any of its cards, else its top card."""
        whole = Thing(PILE, self.place)
        glow = self.cards().glow
        if whole in glow.lit or glow.held == whole:
            return whole
        for row, entry in enumerate(self.cards().entries[1:], 1):
            for key, box in self.tokens_at(row).items():
                if key in entry.tokens_lit and box.contains(point):
                    return Thing(TOKEN + key, place_on(entry.seen.handle))
        return super().thing_at(point)

    def tokens_at(self, row: int) -> dict[str, QRect]:
        """Tokens on any card of the pile are seen and taken on its top."""
        entries = self.cards().entries
        above = sum(1 for entry in entries[:row] for _, count in tokens(entry.seen) if count)
        return token_boxes(self.boxes()[0], entries[row].seen, above)

    def box_of(self, thing: Thing) -> QRect | None:
        """Where the pile is, or one of its cards."""
        if thing == Thing(PILE, self.place):
            return self.boxes()[0] if self.boxes() else self.item_room()
        return super().box_of(thing)

    def readable(self) -> list[tuple[Thing | None, QRect]]:
        """Its top."""
        boxes = self.boxes()
        if not boxes:
            return []
        return [(self.cards().thing(0) if self.cards().entries[0].seen.number is not None else None, boxes[0])]

    def stacking(self) -> list[int]:
        """The first card is the top."""
        return list(range(len(self.boxes())))

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The top card whole, the others as the edges that show; lit if any of the pile is."""
        entry = self.cards().entries[row]
        if row > 6:
            return
        if self.across:
            painter.drawPixmap(rect.topLeft(), self.look.back(entry.seen.kind, rect.size(), across=True))
            if row == 0:
                paint_signs(painter, rect, entry, self.look)
        else:
            paint_card(painter, rect, entry, self.look, more=self.paint_more)
        if row == 0 and not entry.lit and any(other.lit for other in self.cards().entries):
            lit_frame(painter, rect, self.look.theme, around=True)

    def paint_over(self, painter: QPainter) -> None:
        """The tokens on cards below the top; a pile that may be taken whole is lit as a whole."""
        super().paint_over(painter)
        for row, entry in enumerate(self.cards().entries[1:], 1):
            paint_tokens(painter, self.tokens_at(row), entry, self.look)
        if Thing(PILE, self.place) in self.cards().glow.lit:
            lit_frame(painter, self.box_of(Thing(PILE, self.place)) or self.item_room(), self.look.theme, around=True)

    def caption(self) -> Phrase | None:
        """The name and how many cards there are."""
        return say("board-area-count", area=self.model_of().area_phrase(), count=len(self.cards().entries))


class CoverView(PileView):
    """The cover pile: its cards lie across, face down (§7-1-8)."""

    across = True
