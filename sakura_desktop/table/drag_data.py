"""What a drag carries: an opaque handle of the thing and of its place, and who is asked whether a place takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec
from PySide6.QtCore import QMimeData

from engine.kernel.decisions import Move
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from collections.abc import Sequence

MIME = "application/x-sakura-thing"


class DropGate(Protocol):
    """Whoever knows the open decision: says which moves it has, and carries one out."""

    def accepts(self, move: Move) -> bool:
        """Whether the open decision has that move now."""

    def drop(self, move: Move) -> bool:
        """Carry the move out, or say why not; true if it was taken."""


class ClosedGate:
    """Nothing is asked: no move is taken. A table that is only looked at has this gate."""

    def accepts(self, move: Move) -> bool:
        """Never."""
        del move
        return False

    def drop(self, move: Move) -> bool:
        """Never."""
        del move
        return False


def encode(thing: Thing) -> QMimeData:
    """The thing as the data of a drag."""
    data = QMimeData()
    data.setData(MIME, msgspec.json.encode((thing.what, thing.source)))
    return data


def decode(data: QMimeData) -> Thing | None:
    """The thing that a drag carries; None for a drag from elsewhere."""
    if not data.hasFormat(MIME):
        return None
    try:
        what, source = msgspec.json.decode(data.data(MIME).data(), type=tuple[str, str])
    except msgspec.DecodeError:
        return None
    return Thing(what, source)


def move_of(thing: Thing, target: str) -> Move:
    """The thing taken to a place."""
    return Move(thing.what, thing.source, target)


def first_accepted(gate: DropGate, thing: Thing, targets: Sequence[str]) -> str | None:
    """The first of the places under the hand that takes the thing."""
    for target in targets:
        if gate.accepts(move_of(thing, target)):
            return target
    return None
