"""Samples of the clauses for gauges, charged cards and the powers paid for with gauges."""

from __future__ import annotations

from engine.sakura.clauses import charges, gauges
from engine.sakura.clauses.amounts import distance
from engine.sakura.clauses.counters import CounterOf
from engine.sakura.clauses.permissions import cannot
from engine.sakura.clauses.sides import DISTANCE, ME, OPPONENT, SHADOW
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.clauses.steps_crystals import Arrow
from engine.sakura.megami.raira import CHARGE, THUNDER, WIND


def samples():
    """Each of them."""
    sheet = gauges.PowerSheet((gauges.Powers(WIND, (draw_cards(), draw_cards(2))),))
    return [
        gauges.RaiseGauge(WIND), gauges.RaiseEither((WIND, THUNDER)), gauges.DoubleGauge(THUNDER),
        gauges.Least((CounterOf("wind", "wind-gauge"), distance())), sheet, gauges.UsePowers(sheet),
        gauges.UsePowers(sheet, times=2), gauges.UsePowers(sheet, times=2, distinct=True), gauges.ChoseStandard(),
        charges.ChargesCards("raira", CHARGE), charges.Discharges(CHARGE, (WIND, THUNDER)),
        *sheet.priced, cannot("charge", ME), cannot("charge", OPPONENT),
        Arrow(SHADOW, DISTANCE, 5, two_way=True, up_to=True),
    ]
