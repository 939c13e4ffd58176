"""Akina (23): an abacus, and money that works. New here: a market with a price that stands for an area (§x21-2), the
flow with the crystals invested (§x21-1), costs at the market price (§x21-3), investments used and divested (§x21-4 to
§x21-6).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

MY_FLOW = Spot("flow", ME)
AHEAD = 3


def richer(by: int = 0) -> Condition:
    """Your funds are more than the opponent's, perhaps by so many (§x21-2-2)."""
    return funds(ME) - funds(OPPONENT) >= by if by else funds(ME) > funds(OPPONENT)


# --- normal cards

SOROBANDAMA = attack(
    "NA-23-akina-O-N-1", at(1, 6), damage(1, 0),
    after_attack(choose_one(gain_vigor(1), divests(), two_way_arrow(MY_FLARE, MY_FLOW, 1))),
)
DOKATSU = attack(
    "NA-23-akina-O-N-2", at(4), damage(None, 0),
    investment(),
    always(when(richer(), gains(plus(0, 1)))),
)
KOEKI = attack(
    "NA-23-akina-O-N-3", at(1, 5), damage(2, 0),
    terminal(),
    after_attack(when(richer(AHEAD), put(up_to_my(1, "discard", of=(OTHER_MEGAMI,)), "hand"))),
    after_attack(when(richer(), basic_up_to(1))),
)
TOKI = action("NA-23-akina-O-N-4", use(choose_one(arrow(MY_AURA, MY_FLOW, 2), arrow(SHADOW, MY_AURA, 2))))
SANPO = action(
    "NA-23-akina-O-N-5",
    use(gain_vigor(1)),
    use(this_turn(every((), range_shift(-1)))),
    subtype=REACTION,
)
BANKURUWASE = enhancement(
    "NA-23-akina-O-N-6", 2,
    keyword(range_restriction(0, 3)),
    on_initialize(arrow(THEIR_FLARE, DISTANCE, 2)),
    on_disenchant(arrow(DISTANCE, THEIR_FLARE, 1)),
)
CHOKUSETSU_KINYU = enhancement(
    "NA-23-akina-O-N-7", 2,
    unguarded(),
    investment(),
    on_initialize(
        then(
            arrow(THEIR_AURA, MY_AURA, 1),
            if_so(may(pay_vigor(1)), arrow(THEIR_AURA, MY_AURA, 1)),
        )
    ),
    on_disenchant(may(attack_of(at(2, 5), damage(1, 0)))),
    subtype=FULL_POWER,
)

# --- specials

KIRITORIHO = action(
    "NA-23-akina-O-S-1",
    use(
        attack_of(
            at(0, 10), damage(None, 1),
            always(whenever(this_attack_is_answered(), cancel_this())),
            always(gains(damage_fixed())),
        )
    ),
    use(when(richer(), use_this())),
    cost=market_price(),
)
UCHIHYO = attack(
    "NA-23-akina-O-S-2", at(0, 10), damage(2, 0),
    after_attack(then(arrow(MY_FLARE, MY_AURA, 1), arrow(MY_FLOW, MY_AURA, 1), arrow(MY_LIFE, MY_AURA, 1))),
    subtype=REACTION, cost=0,
)
SHURYOJUTSU = enhancement(
    "NA-23-akina-O-S-3", 1,
    on_initialize(place_crystals(MY_LIFE, MY_FLARE, 4)),
    ongoing(crystals_stay(but="this")),
    ongoing(
        when(
            life(ME) == 0,
            instead_of_defeat(
                place_crystals(MY_FLARE, MY_LIFE, 4), leave_only(ON_THIS_CARD, SHADOW), put_this("removed")
            ),
        )
    ),
    cost=1,
)
GOMEISAN = action(
    "NA-23-akina-O-S-4",
    keyword(range_restriction(0, 7)),
    investment(),
    use(if_so(may(divests()), then(basic_up_to(2, "recover"), put_this("removed")))),
    used(instead_of_divesting(basic("focus"))),
    cost=market_price(),
)

# --- her sheet

COMPONENT = Component(
    key="market",
    areas=(AreaSpec(key="flow", section="x21-1", pieces=(SAKURA,), capacity=5),),
    counters=(CounterSpec(key="market", term="market", least=1, most=4),),
    figures=fund_figures,
    handling=(
        Handling(things=("flow",), section="x21-5", message="refusal-flow"),
        Handling(things=("market",), section="x21-2-1", message="refusal-market"),
    ),
)

SHEET = Sheet(counters=(("market", 2),), rules=lambda: (market_of(),), components=(COMPONENT,))
"""The flow, the market at 2 (§x21-2-1), and its rules (§x21-6)."""

AKINA = MegamiSpec(
    key="akina",
    number="23",
    normals=(SOROBANDAMA, DOKATSU, KOEKI, TOKI, SANPO, BANKURUWASE, CHOKUSETSU_KINYU),
    specials=(KIRITORIHO, UCHIHYO, SHURYOJUTSU, GOMEISAN),
    forms=(form("akina", sheet=SHEET),),
)
