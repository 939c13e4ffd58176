"""Tables with gauges and charged cards."""

from __future__ import annotations

from engine.sakura.events import PiecesMoved
from engine.sakura.megami.raira import CHARGE
from tests.engine.sakura.support import side


def gauges(wind=0, thunder=0, *, form="raira", **laid):
    """A player with the gauges at these values."""
    return side(megami=(form, "saine"), begun=True, counters={"wind": wind, "thunder": thunder}, **laid)


def read(scene, seat=0):
    """The wind and the thunder gauge of a player."""
    return tuple(scene.state.counters[f"{key}.{seat}"] for key in ("wind", "thunder"))


def charge(scene, *numbers, seat=0):
    """These cards of a player become charged."""
    for number in numbers:
        scene.table.emit(PiecesMoved(CHARGE, f"outside.{seat}", f"card.{scene.card(number, seat)}", 1))


def charged(scene):
    """The charged cards by number."""
    return {
        scene.state.defs[int(where[5:])].number
        for where, count in scene.state.pieces.get(CHARGE, {}).items()
        if count and where.startswith("card.")
    }


def release(scene, number, gauge, seat=0):
    """The key by which a card's charge is released to that gauge."""
    return f"act:{CHARGE}:{scene.card(number, seat)}:{gauge}"
