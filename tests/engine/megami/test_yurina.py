"""Yurina's cards by their numbers."""

from __future__ import annotations

import pytest

from engine.sakura.events import BasicActionEnded
from engine.sakura.procedures.legality import may_use
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import cost, hand_limit
from tests.engine.support import (
    SHOT,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    himika,
    lengths,
    main,
    next_turn,
    saine,
    side,
    start,
    tokoyo,
    yurina,
)


def test_o_n_1_strikes_for_3_to_aura_or_1_to_life_at_3_and_4():
    scene = main(side(hand=(yurina("N-1"),)), distance=4)
    scene.use(yurina("N-1"))
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answer("aura")
    assert (scene.count("aura.1"), scene.count("shadow")) == (0, 13)
    assert scene.where(yurina("N-1")) == "discard.0"
    assert not main(side(hand=(yurina("N-1"),)), distance=5).may_use(yurina("N-1"))


@pytest.mark.parametrize(("life", "damage"), [(4, (2, 2)), (3, (3, 2))])
def test_o_n_2_gains_1_to_aura_with_resolve(life, damage):
    scene = main(side(hand=(yurina("N-2"),), life=life), distance=3)
    scene.use(yurina("N-2"))
    assert attack(scene) == damage


def test_o_n_3_gives_plus_1_to_the_next_attack_only():
    hand = (yurina("N-3"), yurina("N-2"), yurina("N-1"))
    scene = main(side(hand=hand, life=3), side(aura=0, life=20), distance=2)
    scene.use(yurina("N-3"), )
    scene.basic("backward", "vigor") if scene.offers("basic:backward") else None
    assert [one.scope for one in scene.state.lasting] == ["next-attack"]
    scene.state.crystals["distance"] = 3
    scene.resolve(_again(scene))
    scene.use(yurina("N-2"))
    assert attack(scene) == (4, 2)
    scene.answer("life")
    scene.use(yurina("N-1"))
    assert attack(scene) == (3, 1)


def _again(scene):
    from engine.sakura.procedures.opening import play

    return play(scene.table)
