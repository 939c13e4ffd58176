"""What is asked to keep a secret; what holds of every game, `tests/engine/test_every_game.py` sees."""

from __future__ import annotations

from tests.engine.hololive.tables import scene, side


def test_a_main_step_in_which_nothing_can_be_done_is_asked_for_all_the_same() -> None:
    """Else the other player would learn that no card of the hand can be used."""
    there = scene(side(hand=(), holo_power=()))
    assert there.decision is not None
    assert (there.decision.kind, there.keys) == ("ChooseAct", ("end",))
