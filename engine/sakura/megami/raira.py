"""Raira (12): claws, and the wind and the thunder that she gathers. New here: gauges (§x10-2), cards of the other
megami that are charged by their use and discharged to raise them (§x10-3, §x10-4), and powers paid for with them
(§x10-5).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

MOST = 20
WIND = Gauge("wind", "wind-gauge", MOST)
THUNDER = Gauge("thunder", "thunder-gauge", MOST)
CHARGE = "charge"


def wind() -> Count:
    """The wind gauge (§x10-2-1)."""
    return counter(WIND.key, WIND.term)


def thunder() -> Count:
    """The thunder gauge (§x10-2-1)."""
    return counter(THUNDER.key, THUNDER.term)


def raise_either() -> Step:
    """The one gauge or the other rises by 1."""
    return raise_gauges((WIND, THUNDER), said="raise-either")


def raise_both() -> tuple[Step, Step]:
    """Both gauges rise by 1."""
    return raise_gauges((WIND,)), raise_gauges((THUNDER,))


# --- the sheet of powers (§x10-5)

STORM = power_sheet(
    (
        Powers(
            WIND,
            (
                two_way_arrow(DISTANCE, SHADOW, 1),
                then(draw_cards(), put(my("hand"), "cover")),
                then(gain_vigor(1), lose_vigor(1, OPPONENT)),
            ),
        ),
        Powers(
            THUNDER,
            (
                next_attack(plus(1, 0)),
                attack_of(at(0, 4), damage(1, 1)),
                next_attack(plus(0, 1), of=(with_a_number("aura"),)),
            ),
        ),
    )
)

# --- normal cards

JUSO = attack("NA-12-raira-O-N-1", at(1, 2), damage(3, 1))
SMALLER = smaller(wind(), thunder())
FURAIGEKI = attack("NA-12-raira-O-N-2", at(1, 2), damage(SMALLER, 2), always(where_x(SMALLER)))
RUTENSO = attack(
    "NA-12-raira-O-N-3", at(1, 2), damage(2, 1),
    after_attack(put(up_to_my(1, "discard", of=(ATTACK_CARD,)), "deck-top")),
)
KAZABASHIRI = action("NA-12-raira-O-N-4", use(when(distance() >= 3, arrow(DISTANCE, SHADOW, 2))))
FURAI_NO_CHIE = action(
    "NA-12-raira-O-N-5",
    use(when((wind() + thunder()) >= 4, put(up_to_my(1, "discard", of=(OTHER_MEGAMI,)), "deck-top"))),
    use(raise_either()),
)
YOBIGOE = action(
    "NA-12-raira-O-N-6",
    use(choose_one(then(opponent_flinches(), *raise_both()), doubled(THUNDER))),
    use(
        when(
            any_of(wind() >= 7, thunder() >= 7),
            then(attack_of(at(0, 10), damage(1, None)), basic_up_to(2)),
        )
    ),
    subtype=FULL_POWER,
)
SORAKAKE = action("NA-12-raira-O-N-7", use(two_way_arrow(DISTANCE, SHADOW, 3)), subtype=FULL_POWER)

# --- specials

RAIRA_FUJINSO = attack(
    "NA-12-raira-O-S-1", at(1, 2), damage(2, 2),
    always(when(thunder() >= 4, gains(plus(1, 0)))),
    resurgence(wind() >= 4),
    cost=3,
)
TENRAI_SHOKANJIN = action(
    "NA-12-raira-O-S-2",
    use(repeat(attack_of(at(0, 10), damage(1, 1)), half(thunder(), "amount-half-plain"))),
    subtype=FULL_POWER, cost=6,
)
FUMA_SENPU = attack("NA-12-raira-O-S-3-Ex1", at(1, 3), damage(1, 2), cost=1, extra=True)
FUMA_TENKAI = action(
    "NA-12-raira-O-S-3-Ex2",
    use(put(my("specials", of=(USED,)), "unused")),
    used(cards_cost_less(1, SPECIAL)),
    cost=1, extra=True,
)
FUMA_TENGUDO = action(
    "NA-12-raira-O-S-3-Ex3",
    use(two_way_arrow(SHADOW, DISTANCE, 5, up_to=True)),
    use(put_this("removed")),
    subtype=REACTION, cost=4, extra=True,
)
FUMA_SHORAIKO = action(
    "NA-12-raira-O-S-3",
    use(when(wind() >= 3, take_extra(FUMA_SENPU.number, "unused"))),
    use(when(wind() >= 7, take_extra(FUMA_TENKAI.number, "unused"))),
    use(when(wind() >= 12, take_extra(FUMA_TENGUDO.number, "unused"))),
    use(put_this("removed")),
    cost=2,
)
ENKAN_RINKAISEN = enhancement(
    "NA-12-raira-O-S-4", 3,
    ongoing(whenever(attack_resolved(OPPONENT), may(two_way_arrow(DISTANCE, SHADOW, 1), raise_either()))),
    subtype=REACTION, cost=2,
)

# --- 『祈祷師』

BOFU = attack("NA-12-raira-A1-N-2", at(2, 3), damage(2, 1), after_attack(use_powers(STORM)))
OARASHI = enhancement(
    "NA-12-raira-A1-N-6", 0,
    on_initialize(choose_some(raise_either(), place_crystals(SHADOW, ON_THIS_CARD, 1), times=3, again=True)),
    ongoing(in_phase("end", attack_of(at(0, 4), damage(1, 1), no_reactions()), "each")),
    ongoing(whenever(attack_is_made(OPPONENT, 1), it_gets(plus(0, -1)))),
    subtype=FULL_POWER,
)
JINPU_SAITENGI = action(
    "NA-12-raira-A1-S-3",
    use(then(*raise_both(), opponent_flinches())),
    used(cannot("charge")),
    used(in_phase("main-begin", use_powers(STORM, times=2, distinct=True), condition=chose_standard())),
    cost=2,
)

# --- her sheet

COMPONENT = Component(
    key="gauges",
    counters=tuple(CounterSpec(key=gauge.key, term=gauge.term, most=gauge.most) for gauge in (WIND, THUNDER)),
    handling=(
        Handling(things=(f"token:{CHARGE}",), section="x10-4", message="refusal-charge-released"),
        Handling(things=(WIND.key, THUNDER.key), section="x10-2-1", message="refusal-gauge-moves"),
    ),
)




def rules() -> tuple[Clause, ...]:
    """Cards of other megami are charged, and discharged to raise the gauges (§x10-3, §x10-4)."""
    return charges_cards("raira", CHARGE), discharges(CHARGE, (WIND, THUNDER))


SHEET = Sheet(counters=((WIND.key, 0), (THUNDER.key, 0)), rules=rules, components=(COMPONENT,))

RAIRA = MegamiSpec(
    key="raira",
    number="12",
    normals=(JUSO, FURAIGEKI, RUTENSO, KAZABASHIRI, FURAI_NO_CHIE, YOBIGOE, SORAKAKE),
    specials=(RAIRA_FUJINSO, TENRAI_SHOKANJIN, FUMA_SHORAIKO, ENKAN_RINKAISEN),
    forms=(
        form("raira", extras=(FUMA_SENPU, FUMA_TENKAI, FUMA_TENGUDO), sheet=SHEET),
        form("raira-a1", BOFU, OARASHI, JINPU_SAITENGI, sheet=SHEET, rules=(STORM,)),
    ),
)
