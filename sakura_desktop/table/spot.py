"""Where a drop on the table would go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sakura_desktop.table.models.base import PlaceModel
    from sakura_desktop.table.things import Thing


class Spot(NamedTuple):
    """Where a drop would go: a model, and an item of it (-1: the place as a whole)."""

    model: PlaceModel
    row: int = -1

    def takes(self, thing: Thing) -> bool:
        """Whether the open decision has the move."""
        return self.model.takes(thing, self.row)

    def drop(self, thing: Thing) -> bool:
        """Lay the thing down here."""
        return self.model.drop(thing, self.row)
