"""What happened is shown: event by event the table changes, and what travelled is seen to travel.

Showing never holds anyone up: `hurry` brings the table to where it stands, whatever is still under way.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QTimer, Signal

from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.delegates.card import card_pixmap, piece_boxes
from sakura_desktop.table.delegates.token import token_pixmap
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.overlay import Flight
from sakura_desktop.table.piece_views import PiecesView
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.seen import plain_pieces
from sakura_desktop.table.things import PIECE, TOKEN, Thing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Frame, SeenMove
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.hit_map import HitMap
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.overlay import Overlay
    from sakura_desktop.table.playmat import Playmat

LONGEST = 1_600
"""Milliseconds that all that one answer brings may take, however much it is."""
OVERLAP = 0.55
"""The share of a movement after which the next one begins."""
STAGGER = 40
"""Milliseconds between two pieces that travel together."""
MOST_SEEN = 12
"""So many things of one move are seen to travel; the others come with them."""


class Stage(Protocol):
    """The board as far as frames are shown on it."""

    look: Appearance
    settings: Settings
    table: TableModels
    playmat: Playmat
    overlay: Overlay
    hits: HitMap

    def show_table(self, view: Any, *, reset: bool = False) -> None:
        """Show the table as it is after a frame."""

    def place_views(self) -> Iterable[PlaceView]:
        """What shows places."""


class Animation(QObject):
    """Shows frames one after the other."""

    settled = Signal()
    """Everything is shown; the table stands as it is."""
    heard = Signal(str, int)
    """A step begins to be shown: what is heard of it, by its name in `Sound`, and how strong it is."""
    halted = Signal()
    """It waits after a frame that is to be looked at, until `hurry` or `go_on`."""

    def __init__(self, board: Stage, parent: QObject) -> None:
        """Nothing to show."""
        super().__init__(parent)
        self._board = board
        self._overlay = board.overlay
        self._settings = board.settings
        self._dropped: tuple[Thing, QRect] | None = None
        self._frames: list[Frame[Any]] = []
        self._halts: frozenset[int] = frozenset()
        self._halting = False
        self._pace = 1.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self._overlay.landed.connect(self._landed)

    @property
    def busy(self) -> bool:
        """Something is still to be shown or under way."""
        return bool(self._frames) or self._halting or self._timer.isActive() or self._overlay.flying

    def play(self, frames: tuple[Frame[Any], ...], halts: frozenset[int] = frozenset()) -> None:
        """Show these frames after those that are being shown; wait after those whose numbers are among `halts`."""
        idle = not self.busy
        self._frames += frames
        self._halts |= halts
        moving = sum(1 for frame in self._frames if frame.moves)
        duration = self._settings.animation_ms
        whole = duration * OVERLAP * moving
        self._pace = min(1.0, LONGEST / whole) if whole else 1.0
        if idle:
            self._next()

    def hurry(self) -> None:
        """Show the last frame now."""
        if not self.busy:
            return
        self._timer.stop()
        self._halting = False
        self._halts = frozenset()
        frames, self._frames = self._frames, []
        if frames:
            self._board.show_table(frames[-1].view)
        if self._overlay.flying:
            self._overlay.land()
        else:
            self._landed()

    def go_on(self) -> None:
        """Show what comes after the frame that it waits after."""
        if self._halting:
            self._halting = False
            self._next()

    def _next(self) -> None:
        duration = round(self._settings.animation_ms * self._pace)
        while self._frames and not self._halting:
            frame = self._frames.pop(0)
            self._sound(frame)
            if frame.moves and duration > 0:
                self._fly(frame, duration)
                return
            passing = duration <= 0 and self._frames and frame.index not in self._halts
            if not passing:
                self._board.show_table(frame.view)
            self._halt_after(frame)
        if not self._halting and not self._overlay.flying:
            self.veil(())
            self.settled.emit()

    def _sound(self, frame: Frame[Any]) -> None:
        """Let the event be heard as its game says; what `hurry` passes over is not heard."""
        heard = self._board.playmat.sound_of(frame)
        if heard is not None:
            self.heard.emit(heard.sound, heard.strength)

    def _halt_after(self, frame: Frame[Any]) -> None:
        if frame.index in self._halts:
            self._halts -= {frame.index}
            self._halting = True
            self.halted.emit()

    def _fly(self, frame: Frame[Any], duration: int) -> None:
        before = [self.spots_of(move, arriving=False) for move in frame.moves]
        self._board.show_table(frame.view)
        flights: list[Flight] = []
        for move, sources in zip(frame.moves, before, strict=True):
            targets = self.spots_of(move, arriving=True)
            for number, (source, target) in enumerate(zip(sources, targets, strict=False)):
                if number >= MOST_SEEN:
                    break
                picture = self.picture_of(move, target)
                flights.append(Flight(pixmap=picture, source=source, target=target, delay=number * STAGGER))
        self.veil(frame.moves)
        if self._frames:
            self._timer.start(round(duration * OVERLAP))
        self._overlay.fly(flights, duration)

    def _landed(self) -> None:
        self.veil(())
        if self._frames and not self._halting and not self._timer.isActive():
            self._next()  # they came while the last one was under way
        elif not self._frames and not self._halting and not self._timer.isActive():
            self.settled.emit()

    # where things leave and arrive, and what is seen of them on the way

    @contextmanager
    def dropped(self, thing: Thing, at: QRect) -> Iterator[None]:
        """While what a drop means is done, the thing leaves from where the hand let it go."""
        self._dropped = (thing, at) if at.isValid() else None
        try:
            yield
        finally:
            self._dropped = None

    def spots_of(self, move: SeenMove, *, arriving: bool) -> list[QRect]:
        """Where the things of a move stand, before it or after."""
        place = move.target if arriving else move.source
        if not arriving and self._dropped is not None and leaves(move, self._dropped[0]):
            spots, self._dropped = [self._dropped[1]], None
            return spots + (self._counted_at(place, move.what, move.count)[1:] if move.count > 1 else [])
        if move.what == PIECE or move.what.startswith(TOKEN):
            return self._counted_at(place, move.what, move.count)
        handle = move.card.handle if arriving and move.card is not None else move.before
        return [self._card_at(place, handle)]

    def _counted_at(self, place: str, what: str, count: int) -> list[QRect]:
        """Where pieces or tokens stand; nowhere, for a place that isn't on the board."""
        view = self._board.playmat.view_for(place, what)
        if view is None:
            return []
        if isinstance(view, PiecesView):
            model = view.pieces()
            boxes = view.boxes()[max(0, model.count - count) : model.count]
            spots = [self._board.hits.in_board(view, box) for box in reversed(boxes)]
            return spots or [self._middle(view, self._piece())]
        if isinstance(view, CardsView):
            handle = place.replace(".", ":")
            box = view.box_of(Thing(handle, view.place))
            found = self._board.table.find(handle)
            if box is not None and found is not None:
                boxes = piece_boxes(box, max(plain_pieces(found[1]), count))[-count:]
                return [self._board.hits.in_board(view, piece) for piece in reversed(boxes)]
        return [self._middle(view, self._piece())] * count

    def _card_at(self, place: str, handle: str) -> QRect:
        view = self._board.playmat.view_for(place)
        if isinstance(view, CardsView):
            box = view.box_of(Thing(handle, place)) if handle else None
            if box is None and view.boxes():
                box = view.boxes()[0 if isinstance(view, PileView) else -1]
            return self._board.hits.in_board(view, box) if box is not None else self._middle(view, view.card_size())
        layout = self._board.playmat.layout_now
        size = layout.measures.small if layout else QSize(60, 84)
        return self._middle(view, size) if view is not None else QRect(QPoint(0, 0), size)

    def picture_of(self, move: SeenMove, size: QRect) -> QPixmap:
        """What is seen to travel, as large as where it arrives."""
        look = self._board.look
        if move.what == PIECE:
            return look.piece(size.size())
        if move.what.startswith(TOKEN):
            side = min(size.width(), size.height())
            worth = self._board.playmat.token_worth(move.source)
            return token_pixmap(move.what.removeprefix(TOKEN), move.source, QSize(side, side), look, worth)
        kind = move.card.kind if move.card is not None else ""
        if size.width() > size.height():
            return look.back(kind, size.size(), across=True)
        if move.card is None:
            return look.back(kind, size.size())
        return card_pixmap(move.card, size.size(), look)

    def veil(self, moves: tuple[SeenMove, ...]) -> None:
        """Leave out what is under way to where it goes."""
        rows: dict[PlaceView, set[int]] = {}
        for move in moves:
            view = self._board.playmat.view_for(move.target, move.what)
            if not isinstance(view, PlaceView):
                continue
            model = view.model_of()
            if isinstance(model, PieceModel) and model.what == move.what:
                rows.setdefault(view, set()).update(range(max(0, model.count - move.count), model.count))
            elif isinstance(model, CardModel) and move.card is not None and model.place == move.target:
                rows.setdefault(view, set()).add(model.row_of(move.card.handle))
        for view in (*self._board.place_views(), *self._board.playmat.panels.views()):
            view.veil(rows.get(view, set()))

    def _middle(self, view: QWidget, size: QSize) -> QRect:
        centre = self._board.hits.in_board(view, view.rect()).center()
        return QRect(centre - QPoint(size.width() // 2, size.height() // 2), size)

    def _piece(self) -> QSize:
        layout = self._board.playmat.layout_now
        side = layout.measures.piece if layout else 24
        return QSize(side, side)


def leaves(move: SeenMove, thing: Thing) -> bool:
    """Whether a movement is that of a thing: that card, or pieces or tokens of its place."""
    return move.source == thing.source and thing.what in (move.what, move.before)
