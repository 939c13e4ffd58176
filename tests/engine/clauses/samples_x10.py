"""Samples of the clauses for gauges, charged cards and the powers paid for with gauges."""

from __future__ import annotations

from engine.sakura.clauses import charges, gauges
from engine.sakura.clauses.amounts import distance, smaller
from engine.sakura.clauses.counters import CounterOf
from engine.sakura.clauses.happenings import chose_standard
from engine.sakura.clauses.permissions import cannot
from engine.sakura.clauses.sides import DISTANCE, ME, OPPONENT, SHADOW
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.clauses.steps_crystals import Arrow
from engine.sakura.megami.raira import CHARGE, THUNDER, WIND


def samples():
    """Each of them."""
    sheet = gauges.PowerSheet((gauges.Powers(WIND, (draw_cards(), draw_cards(2))),))
    return [
        gauges.Raise((WIND,)), gauges.Raise((WIND, THUNDER), said="raise-either"), gauges.doubled(THUNDER),
        smaller(CounterOf("wind", "wind-gauge"), distance()), chose_standard(), sheet, gauges.UsePowers(sheet),
        gauges.UsePowers(sheet, times=2), gauges.UsePowers(sheet, times=2, distinct=True),
        charges.ChargesCards("raira", CHARGE), charges.Discharges(CHARGE, (WIND, THUNDER)),
        *sheet.priced, cannot("charge", ME), cannot("charge", OPPONENT),
        Arrow(SHADOW, DISTANCE, 5, two_way=True, up_to=True),
    ]
