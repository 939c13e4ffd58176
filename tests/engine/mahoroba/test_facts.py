"""What an event was, beside what travelled: a skill, its damage, a unit knocked out."""

from __future__ import annotations

from engine.cardgame.view import Fact
from engine.mahoroba.view.facts import fact
from tests.engine.mahoroba.tables import AKARI, MIGIWA, attack, scene, unit


def test_a_skill_strikes_and_its_damage_is_a_hit_on_the_unit() -> None:
    one = attack(scene(unit(AKARI, 4), MIGIWA), "2")
    user, target = (f"card:{one.card(number)}" for number in (AKARI, MIGIWA))
    found = [said for event in one.table.events if (said := fact(event, one.state, -1)) is not None]
    assert [said for said in found if said.kind in ("struck", "hit")] == [
        Fact(kind="struck", place=user, seat=0), Fact(kind="hit", place=target, seat=1, source=user, number=70),
    ]
