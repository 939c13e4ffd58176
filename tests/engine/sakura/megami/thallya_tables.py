"""Tables with a machine: how many tokens lie where, and which card gave it another shape."""

from __future__ import annotations

from engine.sakura.megami.thallya import MACHINE
from tests.engine.sakura.support import side

TOKEN = MACHINE.token
AREAS = (MACHINE.stock, MACHINE.spent, MACHINE.nearer, MACHINE.farther)
SHAPES = "TransForm Card "


def machine(stock=5, spent=0, nearer=0, farther=0, *, form="thallya", shape="", **laid):
    """A player with the machine; `shape` lies in it."""
    lying = dict(zip(AREAS, ({TOKEN: count} for count in (stock, spent, nearer, farther)), strict=True))
    if shape:
        laid["elsewhere"] = {MACHINE.stock: (SHAPES + shape,)}
    return side(megami=(form, "saine"), begun=not shape, tokens=lying, counters={"transforms": 0}, **laid)


def tokens(scene, seat=0):
    """In the machine, burnt, on crystals of the distance, beside them."""
    return tuple(scene.state.lying(TOKEN, f"{area}.{seat}") for area in AREAS)
