"""How far a hand reaches over the board: what it lifts is seen in it, what isn't taken springs back, piles spread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

from sakura_desktop.table.delegates.card import card_pixmap
from sakura_desktop.table.delegates.piece import piece_pixmap
from sakura_desktop.table.delegates.token import token_pixmap
from sakura_desktop.table.models.pieces import TAKEN
from sakura_desktop.table.models.table import VIGOR
from sakura_desktop.table.overlay import Flight
from sakura_desktop.table.things import CRYSTAL, PILE, TOKEN, Thing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap

    from sakura_desktop.table.board import Board
    from sakura_desktop.table.drag import Spot
    from sakura_desktop.table.place_view import PlaceView

SPRING = 160
"""Milliseconds in which a thing not taken springs back."""


class DragFeedback:
    """The board as the grip needs it."""

    def __init__(self, board: Board) -> None:
        """Over that board."""
        self._board = board
        self._for_choice = False

    def spots_at(self, point: QPoint) -> list[Spot]:
        """Where a drop at a global point could go."""
        return self._board.where.spots_at(point)

    def lift(self, thing: Thing, at: QPoint) -> None:
        """Show a thing in the hand."""
        overlay = self._board.overlay
        here = overlay.mapFromGlobal(at)
        overlay.hold(self._picture(thing), here)
        self._board.reached.emit(QRect(here, QSize(1, 1)))

    def lower_hand(self, *, back_to: Thing | None) -> None:
        """Show the hand empty; what was not taken springs back."""
        overlay = self._board.overlay
        start = overlay.held_rect()
        overlay.hold(None)
        if back_to is None or not start.isValid() or not self._board.settings.animation_ms:
            return
        home = self._board.where.rect_of_thing(back_to)
        if home is not None:
            overlay.fly([Flight(pixmap=self._picture(back_to), source=start, target=home)], SPRING)

    def let_go(self, thing: Thing, act: Callable[[], bool]) -> bool:
        """Show the hand empty and do what the drop means; what travels sets out from where it was let go."""
        overlay = self._board.overlay
        start = overlay.held_rect()
        overlay.hold(None)
        with self._board.travel.dropped(thing, start):
            return act()

    def hurry(self) -> bool:
        """End every movement now; true if the board was turned by what waited for that."""
        return self._board.hurry()

    def spread(self, view: PlaceView) -> bool:
        """Show a pile's cards, or put them together again."""
        board = self._board
        if not board.where.can_spread(view):
            return False
        if board.tray.place == view.place:
            board.tray.shut()
        else:
            board.open_tray(view.place)
        return True

    def spread_for(self, places: set[str]) -> None:
        """Spread the pile that something is to be chosen from; one spread for an earlier choice is put together."""
        board = self._board
        hidden = sorted(place for place in places if board.where.is_hidden_pile(place))
        if hidden:
            board.open_tray(hidden[0])
        elif self._for_choice:
            board.tray.shut()
        self._for_choice = bool(hidden)

    def make_way(self, held: Thing, targets: Sequence[str]) -> None:
        """A spread pile makes room for what is held, unless that was taken from it."""
        tray = self._board.tray
        rects = [self._board.where.rect_of_place(target) for target in targets]
        in_way = any(rect is not None and rect.intersects(tray.geometry()) for rect in rects)
        found = self._board.table.find(held.bearer) if held.bearer else None
        if in_way and tray.place not in ("", held.source, found[0] if found else ""):
            tray.shut()

    def _picture(self, thing: Thing) -> QPixmap:
        look, layout = self._board.look, self._board.layout_now
        assert layout is not None
        if thing.what in (CRYSTAL, VIGOR):
            return look.crystal(QSize(layout.measures.crystal, layout.measures.crystal), "normal")
        if thing.is_token:
            side = layout.measures.crystal
            return token_pixmap(thing.what.removeprefix(TOKEN), thing.source, QSize(side, side), look)
        if thing.what in TAKEN:
            return piece_pixmap(self._board.table.piece(thing.source), layout.measures.small, look)
        if thing.what == PILE:
            return look.back("normal", layout.measures.small)
        found = self._board.table.find(thing.what)
        card = layout.measures.card
        return card_pixmap(found[1], card, look) if found else look.back("normal", card)
