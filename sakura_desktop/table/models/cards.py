"""Cards at a place, an item each, in their order; a pile's first row is its top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.models.base import ROOT, Index, PlaceModel
from sakura_desktop.table.models.diff import steps
from sakura_desktop.table.models.entries import CardEntry, Role
from sakura_desktop.table.seen import tokens
from sakura_desktop.table.things import PIECE, TOKEN, Highlight, Thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from engine.cardgame.view import CardSeen
    from sakura_desktop.table.drop_gate import DropGate


def place_on(handle: str) -> str:
    """The place on a card: `card.12` of `card:12`; empty for a card that nobody may name."""
    return handle.replace(":", ".") if handle.startswith("card:") else ""


class CardModel(PlaceModel):
    """The cards of one place."""

    def __init__(self, place: str, gate: DropGate | None = None, parent: QObject | None = None) -> None:
        """A place without cards."""
        super().__init__(place, gate, parent)
        self.cards: tuple[CardSeen, ...] = ()
        self.entries: list[CardEntry] = []
        self._rows: dict[str, int] | None = None
        """The rows of the cards by their handles; None until they are asked for."""
        self._names = {place}
        """The place, the handles of the cards, and the places on them."""

    def rowCount(self, parent: Index = ROOT) -> int:
        """The cards there."""
        return 0 if parent.isValid() else len(self.entries)

    def show(self, cards: Sequence[CardSeen], *, reset: bool = False) -> None:
        """These cards are there now: rows come, go and move as few as may be. `reset` starts anew (load, undo)."""
        self.cards = tuple(cards)
        handles = [card.handle for card in cards]
        self._names = {self.place, *handles, *map(place_on, handles)} - {""}
        wanted = self._wanted()
        if reset:
            self.beginResetModel()
            self.entries, self._rows = wanted, None
            self.endResetModel()
            return
        self._reorder(wanted)
        self._change(wanted)

    def concerned(self, places: set[str]) -> bool:
        """The place, a card, or what lies on a card."""
        return not self._names.isdisjoint(places)

    def relight(self, glow: Highlight) -> None:
        """Take another light, telling of the cards that look different in it."""
        self.glow = glow
        self._change(self._wanted())

    def thing(self, row: int) -> Thing | None:
        """The card of a row."""
        return Thing(self.entries[row].seen.handle, self.place)

    def row_of(self, handle: str) -> int:
        """The row of a card, -1 if it isn't here."""
        if self._rows is None:
            self._rows = {entry.seen.handle: row for row, entry in enumerate(self.entries)}
        return self._rows.get(handle, -1)

    def drop_places(self, row: int) -> tuple[str, ...]:
        """On the card (`card.12`), else the place itself."""
        on = place_on(self.entries[row].seen.handle) if 0 <= row < len(self.entries) else ""
        return (on, self.place) if on else (self.place,)

    def answer(self, row: int, role: Role) -> object:
        """What a card says of itself."""
        entry = self.entries[row]
        match role:
            case Role.HANDLE:
                return entry.seen.handle
            case Role.PLACE:
                return self.place
            case Role.CARD:
                return entry.seen
            case Role.LIT:
                return entry.lit
            case Role.TARGET:
                return entry.target
            case Role.PICKED:
                return entry.picked
            case Role.HELD:
                return entry.held
            case Role.MARKED:
                return entry.marked
        return None

    def _reorder(self, wanted: list[CardEntry]) -> None:
        keys = [entry.seen.handle for entry in wanted]
        for kind, first, last, target in steps([entry.seen.handle for entry in self.entries], keys):
            if kind == "remove":
                self.beginRemoveRows(ROOT, first, last)
                del self.entries[first : last + 1]
                self._rows = None
                self.endRemoveRows()
            elif kind == "insert":
                self.beginInsertRows(ROOT, first, last)
                self.entries[first:first] = wanted[first : last + 1]
                self._rows = None
                self.endInsertRows()
            else:
                self.beginMoveRows(ROOT, first, first, ROOT, target)
                self.entries.insert(target, self.entries.pop(first))
                self._rows = None
                self.endMoveRows()

    def _change(self, wanted: list[CardEntry]) -> None:
        changed = [row for row, entry in enumerate(wanted) if entry != self.entries[row]]
        if changed:
            self.entries = wanted
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def _wanted(self) -> list[CardEntry]:
        return [self._entry(card) for card in self.cards]

    def _entry(self, card: CardSeen) -> CardEntry:
        glow = self.glow
        thing = Thing(card.handle, self.place)
        on = place_on(card.handle)
        piece = Thing(PIECE, on)
        return CardEntry(
            seen=card,
            lit=thing in glow.lit,
            pays=glow.paid_to(thing),
            target=bool(on) and on in glow.targets,
            picked=glow.picked.index(thing) + 1 if thing in glow.picked else 0,
            held=glow.held == thing,
            marked=card.handle in glow.marked,
            pieces_lit=piece in glow.lit,
            pieces_picked=glow.picks(piece),
            pieces_held=glow.held == piece,
            pieces_coming=glow.coming(PIECE, on) if on else 0,
            tokens_lit=tuple(key for key, _ in tokens(card) if Thing(TOKEN + key, on) in glow.lit),
            tokens_gone=tuple(key for key, _ in tokens(card) if glow.takes(Thing(TOKEN + key, on))),
        )
