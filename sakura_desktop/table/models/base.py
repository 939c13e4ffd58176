"""What every model of a place has: its place, its light, and drops that the open decision judges."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from engine.text.phrase import Phrase, say
from sakura_desktop.contained import contained
from sakura_desktop.table.drop_gate import ClosedGate, DropGate, first_accepted, move_of
from sakura_desktop.table.things import DARK, PILE, Highlight, Thing

if TYPE_CHECKING:
    from sakura_desktop.table.models.entries import Role

Index: TypeAlias = QModelIndex | QPersistentModelIndex
WordItem: TypeAlias = Callable[[QAbstractListModel, int], str]
"""Words an item for those who listen instead of looking; models themselves hold no words."""

ROOT = QModelIndex()


@cache
def area_phrase(game: str, area: str) -> Phrase:
    """An area in a game's words; one of no game is called by its key."""
    return say(f"{game}-area", area=area) if game else say("board-option", key=area)


def _silent(model: QAbstractListModel, row: int) -> str:
    del model, row
    return ""


class PlaceModel(QAbstractListModel):
    """The items of one place, one row each."""

    place_relit = Signal()
    """The place as a whole looks different in another light."""

    def __init__(self, place: str, gate: DropGate | None = None, parent: QObject | None = None) -> None:
        """An empty place; `gate` judges what is dropped on it."""
        super().__init__(parent)
        self.place = place
        self.gate: DropGate = gate or ClosedGate()
        self.tell: WordItem = _silent
        self.game = ""
        """Whose words name it."""
        self.glow: Highlight = DARK

    def area_phrase(self) -> Phrase:
        """The area in words."""
        return area_phrase(self.game, self.place.partition(".")[0])

    @property
    def target(self) -> bool:
        """The place would take what is held."""
        return self.place in self.glow.targets

    @property
    def marked(self) -> bool:
        """A journal line speaks of the place."""
        return self.place in self.glow.marked

    @property
    def light(self) -> tuple[bool, ...]:
        """How the place as a whole is lit: it would take what is held, a line speaks of it, it may be taken whole."""
        whole = Thing(PILE, self.place)
        return self.target, self.marked, whole in self.glow.lit, whole == self.glow.held

    def thing(self, row: int) -> Thing | None:
        """The thing of a row, as a hand takes it; None where there is none to be taken."""
        raise LookupError(f"{type(self).__name__} has no things, so no row {row}")

    def answer(self, row: int, role: Role) -> object:
        """What the item of a row says of itself."""
        del row, role
        return None

    def concerned(self, places: set[str]) -> bool:
        """Whether something looks different where the light of those places changes, or of things by their handles."""
        return self.place in places

    def relight(self, glow: Highlight) -> None:
        """Take another light, telling of the rows that look different in it."""
        self.glow = glow

    @contained(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """An item's value for one of our roles, or its words for those who listen."""
        if not index.isValid() or not 0 <= index.row() < self.rowCount():
            return None
        if role >= Qt.ItemDataRole.UserRole:
            return self.answer(index.row(), role)  # type: ignore[arg-type]  # Qt gives a role as a plain number
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return self.tell(self, index.row())
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Things can be taken, empty places only take."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDropEnabled | Qt.ItemFlag.ItemNeverHasChildren
        if self.thing(index.row()) is not None:
            flags |= Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def drop_places(self, row: int) -> tuple[str, ...]:
        """The places that a drop on a row can mean, the nearest first: items may be places themselves."""
        del row
        return (self.place,)

    def takes(self, thing: Thing, row: int = -1) -> bool:
        """Whether the open decision has the move of a thing to an item, or to the place as a whole."""
        return first_accepted(self.gate, thing, self.drop_places(row)) is not None

    def drop(self, thing: Thing, row: int = -1) -> bool:
        """Hand the move over; the rows move when the event comes back, so nothing is removed here."""
        place = first_accepted(self.gate, thing, self.drop_places(row))
        return place is not None and self.gate.drop(move_of(thing, place))
