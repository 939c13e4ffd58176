"""The attacks in the air, an item each, as the seat sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.models.base import ROOT, Index, PlaceModel
from sakura_desktop.table.models.diff import steps
from sakura_desktop.table.models.entries import Role
from sakura_desktop.table.things import Highlight, Thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from engine.sakura.door import AttackSeen
    from sakura_desktop.table.drop_gate import DropGate


def attack_place(handle: str) -> str:
    """The place that an attack is for a card used against it: `attack.3` of `attack:3`."""
    return handle.replace(":", ".")


class AttackModel(PlaceModel):
    """The attacks in the air, the innermost last (§6-4, §9-8)."""

    def __init__(self, gate: DropGate | None = None, parent: QObject | None = None) -> None:
        """Nothing in the air."""
        super().__init__("attacking", gate, parent)
        self.attacks: list[AttackSeen] = []

    def rowCount(self, parent: Index = ROOT) -> int:
        """The attacks in the air."""
        return 0 if parent.isValid() else len(self.attacks)

    def show(self, attacks: Sequence[AttackSeen], *, reset: bool = False) -> None:
        """These attacks are in the air now, with these figures."""
        if reset:
            self.beginResetModel()
            self.attacks = list(attacks)
            self.endResetModel()
            return
        self._reorder(attacks)
        for row, attack in enumerate(attacks):
            if attack != self.attacks[row]:
                self.attacks[row] = attack
                self.dataChanged.emit(self.index(row), self.index(row))

    def _reorder(self, attacks: Sequence[AttackSeen]) -> None:
        keys = [attack.handle for attack in attacks]
        for kind, first, last, target in steps([attack.handle for attack in self.attacks], keys):
            if kind == "remove":
                self.beginRemoveRows(ROOT, first, last)
                del self.attacks[first : last + 1]
                self.endRemoveRows()
            elif kind == "insert":
                self.beginInsertRows(ROOT, first, last)
                self.attacks[first:first] = attacks[first : last + 1]
                self.endInsertRows()
            else:
                self.beginMoveRows(ROOT, first, first, ROOT, target)
                self.attacks.insert(target, self.attacks.pop(first))
                self.endMoveRows()

    def concerned(self, places: set[str]) -> bool:
        """The place, or an attack."""
        handles = [attack.handle for attack in self.attacks]
        return not places.isdisjoint((self.place, *handles, *map(attack_place, handles)))

    def relight(self, glow: Highlight) -> None:
        """Take another light."""
        self.glow = glow
        if self.attacks:
            self.dataChanged.emit(self.index(0), self.index(len(self.attacks) - 1))

    def thing(self, row: int) -> Thing | None:
        """An attack in the air can be chosen where an effect asks for one."""
        return Thing(self.attacks[row].handle, self.place)

    def drop_places(self, row: int) -> tuple[str, ...]:
        """On the attack."""
        return (attack_place(self.attacks[row].handle),) if 0 <= row < len(self.attacks) else (self.place,)

    def answer(self, row: int, role: Role) -> object:
        """What an attack says of itself."""
        attack = self.attacks[row]
        match role:
            case Role.HANDLE:
                return attack.handle
            case Role.PLACE:
                return self.place
            case Role.ATTACK:
                return attack
            case Role.LIT:
                return Thing(attack.handle, self.place) in self.glow.lit
            case Role.TARGET:
                return attack_place(attack.handle) in self.glow.targets
            case Role.PICKED:
                thing = Thing(attack.handle, self.place)
                return self.glow.picked.index(thing) + 1 if thing in self.glow.picked else 0
            case Role.MARKED:
                return attack.handle in self.glow.marked
        return None
