"""Tables for the tests of Oboro: rebuilds out of turn, parts assembled, attacks made of them."""

from __future__ import annotations

from engine.sakura.procedures.rebuild import rebuild
from tests.engine.sakura.support import main, oboro, side, until_over

PARTS = tuple(oboro(f"A2-{code}") for code in ("MP-1", "MP-2", "MP-3", "CP-1", "CP-2", "CP-3", "CP-4"))
X, Y, Z, A, B, C, D = PARTS
"""The parts by the letters of their names."""


def rebuilt(scene, seat=0, by_rule=True):
    """The rebuild of a player's deck, from here."""
    return scene.resolve(until_over(rebuild(scene.table, seat, by_rule)))


def hosting(form="oboro", **laid):
    """A side that hosts a form of hers."""
    return side(megami=(form, ""), **laid)


def assembling(*numbers, **laid):
    """A side with these of its parts assembled, the others not."""
    lying = {"assembled": numbers, "parts": tuple(one for one in PARTS if one not in numbers)}
    return hosting("oboro-a2", elsewhere=lying, **laid)


def chosen(scene, *numbers):
    """The cards of these numbers as the answer to the open decision, in this order."""
    keys = {scene.state.defs[int(key[5:])].number: key for key in scene.keys}
    return scene.answer(*(keys[number] for number in numbers))


def offered(scene):
    """The cards that the open decision offers, by number."""
    return [scene.state.defs[int(key[5:])].number for key in scene.keys if key.startswith("card:")]


def made_of(*numbers, left=None, right=None, **table):
    """An attack made of these parts in place of a rebuild: the main part first, then the custom parts in order."""
    scene = main(assembling(*numbers, **(left or {})), right, **table)
    chosen(rebuilt(scene), numbers[0])
    return chosen(scene, *numbers[1:]) if len(numbers) > 1 else scene
