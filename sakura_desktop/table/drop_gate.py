"""Who is asked whether a place takes a thing that is dropped on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.kernel.decisions import Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sakura_desktop.table.things import Thing


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


def move_of(thing: Thing, target: str) -> Move:
    """The thing taken to a place."""
    return Move(thing.what, thing.source, target)


def first_accepted(gate: DropGate, thing: Thing, targets: Sequence[str]) -> str | None:
    """The first of the places under the hand that takes the thing."""
    for target in targets:
        if gate.accepts(move_of(thing, target)):
            return target
    return None
