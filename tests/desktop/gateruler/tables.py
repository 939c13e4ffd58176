"""Hand-made views of this game: tests of its mat that need no rules."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from engine.cardgame.areas import places as places_of
from engine.gateruler.areas import AREAS
from engine.gateruler.door import AttackSeen, CardSeen, OnGate, PlaceSeen, PlayerSeen, View
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

UNIT = "GR-001"
WIZARD, APPRENTICE = "GR-W23", "GR-A1"
_ids = count(1)


def card(owner: int = 0, number: str = UNIT, **more: Any) -> CardSeen:
    """A card that the seat knows."""
    values = {"kind": "", "face_up": True, **more}
    return CardSeen(handle=f"card:{next(_ids)}", number=number, owner=owner, **values)


def backs(place: str, count: int) -> tuple[CardSeen, ...]:
    """So many cards of which only the back is seen."""
    owner = int(place.rpartition(".")[2])
    return tuple(
        CardSeen(handle=f"{place}#{at}", number=None, kind="", owner=owner, face_up=False) for at in range(count)
    )


def unit(owner: int = 0, atk: int = 3, hp: int = 4, stk: int = 2, damage: int = 0, **more: Any) -> CardSeen:
    """A unit in play."""
    pieces = (("damage", damage),) if damage else ()
    return card(owner, atk=atk, hp=hp, stk=stk, pieces=pieces, **more)


def ruler(seat: int, number: str = WIZARD, life: int = 10, **more: Any) -> CardSeen:
    """A ruler."""
    return card(seat, number, atk=2, hp=life, stk=2, **more)


def player(seat: int, **more: Any) -> PlayerSeen:
    """A player as both see them."""
    values = {
        "life": 10, "damage": 0, "reversed": 0, "deck": 40, "hand": 0, "has_hand": True, "energy": 0, "spent": 0,
        "summons": 0, "right": 2, "sets": 3, **more,
    }  # fmt: skip
    return PlayerSeen(seat=seat, **values)


def on_gate(ident: int, seat: int, of: CardSeen | None = None, kind: str = "card", **more: Any) -> OnGate:
    """Something on the gate; words of its own tell it from others."""
    return OnGate(
        id=ident, kind=kind, seat=seat, handle=of.handle if of is not None else "",
        number=of.number if of is not None else None, phrase=say("board-option", key=f"item {ident}"), **more,
    )  # fmt: skip


def attack(by: CardSeen, line: str, aim: CardSeen | None = None, amount: int = 3) -> AttackSeen:
    """An attack under way."""
    handle = aim.handle if aim is not None else ""
    return AttackSeen(seat=by.owner, handle=by.handle, line=line, aim=handle, step="declare", amount=amount)


def view(
    places: Mapping[str, Iterable[CardSeen]] | None = None, *, energy: dict[str, int] | None = None,
    players: tuple[PlayerSeen, PlayerSeen] | None = None, **more: Any,
) -> View:
    """A table; places that aren't named hold nothing, each ruler lies in its zone."""
    lying: dict[str, Iterable[CardSeen]] = {"ruler.0": (ruler(0),), "ruler.1": (ruler(1),), **(places or {})}
    counted = energy or {}
    seen = {
        place: PlaceSeen(
            place=place, cards=tuple(lying.get(place, ())),
            pieces=(("energy", counted[place]),) if counted.get(place) else (),
        )
        for spec in AREAS.core
        for place in ((spec.key,) if spec.shared else places_of(spec.key))
    }  # fmt: skip
    values = {"seat": 0, "turn": 3, "turn_player": 0, "phase": "main", "first": 0, **more}
    return View(places=seen, players=players or (player(0), player(1)), **values)
