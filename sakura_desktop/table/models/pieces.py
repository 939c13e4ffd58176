"""Pieces of a kind at a place, plain ones, tokens or counters, an item each: those that are there, those that would
come, the places left empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.models.base import ROOT, Index, PlaceModel
from sakura_desktop.table.models.entries import PieceEntry, Role
from sakura_desktop.table.things import PIECE, Highlight, Thing

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from sakura_desktop.table.drop_gate import DropGate

NONE_THERE = PieceEntry(empty=True)


class PieceModel(PlaceModel):
    """Pieces of one kind at one place; with a capacity its empty places are items too."""

    def __init__(
        self, place: str, gate: DropGate | None = None, parent: QObject | None = None, what: str = PIECE
    ) -> None:
        """A place without pieces."""
        super().__init__(place, gate, parent)
        self.what = what
        self.count = 0
        self.capacity: int | None = None
        self.entries: list[PieceEntry] = []

    def rowCount(self, parent: Index = ROOT) -> int:
        """Pieces there and coming, and the empty places up to the capacity."""
        return 0 if parent.isValid() else len(self.entries)

    def show(self, count: int, capacity: int | None = None) -> None:
        """So many pieces are there now."""
        self.count, self.capacity = count, capacity
        self._settle()

    def relight(self, glow: Highlight) -> None:
        """Take another light, telling of the pieces that look different in it."""
        self.glow = glow
        self._settle()

    def thing(self, row: int) -> Thing | None:
        """A piece that is there."""
        return Thing(self.what, self.place) if row < self.count else None

    def answer(self, row: int, role: Role) -> object:
        """What a piece says of itself."""
        entry = self.entries[row]
        match role:
            case Role.HANDLE:
                return self.what
            case Role.PLACE:
                return self.place
            case Role.LIT:
                return entry.lit
            case Role.TARGET:
                return entry.target
            case Role.PICKED:
                return int(entry.picked)
            case Role.HELD:
                return entry.held
            case Role.EMPTY:
                return entry.empty
            case Role.GHOST:
                return entry.ghost
            case Role.MARKED:
                return entry.marked
        return None

    def _settle(self) -> None:
        """Insert, remove and change rows until they show what is there in the present light."""
        wanted = self._wanted()
        common = min(len(wanted), len(self.entries))
        changed = [row for row in range(common) if wanted[row] != self.entries[row]]
        if changed:
            self.entries[:common] = wanted[:common]
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
        if len(wanted) > common:
            self.beginInsertRows(ROOT, common, len(wanted) - 1)
            self.entries.extend(wanted[common:])
            self.endInsertRows()
        elif len(self.entries) > common:
            self.beginRemoveRows(ROOT, common, len(self.entries) - 1)
            del self.entries[common:]
            self.endRemoveRows()

    def _wanted(self) -> list[PieceEntry]:
        glow, thing = self.glow, Thing(self.what, self.place)
        picked = min(glow.picks(thing), self.count)
        held = glow.held == thing
        lit, target, marked = thing in glow.lit, self.target, self.marked
        free = self.count - picked
        entries = [
            PieceEntry(
                lit=lit and row < free,
                picked=row >= free,
                held=held and row == free - 1,
                marked=marked,
            )
            for row in range(self.count)
        ]
        coming = glow.coming(self.what, self.place)
        entries += [PieceEntry(ghost=True, empty=True)] * coming
        if self.capacity is not None:
            entries += [PieceEntry(empty=True, target=target)] * (self.capacity - len(entries))
        return entries
