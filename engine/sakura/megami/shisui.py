"""Shisui (24): sawteeth that leave wounds. New here: laceration tokens of either player beside the crystals of aura,
life and flare (§x22-1 to §x22-7), damage and costs in braces (§x22-8 to §x22-10), rules in force for both players
(§x22-11).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

TOKEN = "laceration-token"

# --- normal cards

NOKOGIRI = attack("NA-24-shisui-O-N-1", at(2, 3), damage(3, 1))
KIZAMI_YAIBA = attack(
    "NA-24-shisui-O-N-2", at(2, 3), lacerating(1, 1),
    after_attack(
        attack_of(
            at(2, 3), lacerating(1, 2),
            always(when(lacerations_on(THEIR_AURA) >= aura(OPPONENT), gains(aura_barred()))),
        )
    ),
)
HANRANGEKI = attack(
    "NA-24-shisui-O-N-3", at(2, 4), damage(1, 1),
    always(when(damaged(), gains(plus(1, 1)))),
    after_attack(when(damaged(2), basic("recover"))),
    subtype=REACTION,
)
TETTEI_KOSEN = attack(
    "NA-24-shisui-O-N-4", at(1, 7), lacerating(2, 3),
    no_reactions(),
    after_attack(then(opponent_flinches(), lacerate_one_of("aura", "life", "flare"))),
    subtype=FULL_POWER,
)
IBARAMICHI = action(
    "NA-24-shisui-O-N-5",
    use(arrow(DISTANCE, SHADOW, 2)),
    use(when(distance() == 0, lacerate_one_of("life"), lacerate_one_of("aura", "flare"))),
)
KANAKUZU_MATOI = action(
    "NA-24-shisui-O-N-6",
    keyword(range_restriction(0, 4)),
    use(basic("recover", 2)),
    use(
        then(
            lacerate_one_of("aura", "flare"),
            lacerate_one_of("aura", "flare", side=OPPONENT, chooser=OPPONENT),
        )
    ),
)
KUROKI_KIZUNA = action(
    "NA-24-shisui-O-N-7",
    use(
        choose_some(
            answered_gets(plus(0, -1)),
            opponent_flinches(),
            lacerate_one_of("aura", "flare", "life", side=OPPONENT, chooser=OPPONENT),
            times=times_damaged(), optional=True, listed=True,
        )
    ),
    subtype=REACTION,
)

# --- specials

HADOMAGIRI_BONUS = half_up(times_damaged())
HADOMAGIRI = action(
    "NA-24-shisui-O-S-1",
    use(
        after_answered_if_any(
            then(
                bleeds(),
                attack_of(
                    at(1, 4), damage(2, 1),
                    no_reactions(NORMAL),
                    always(together(gains(plus(0, HADOMAGIRI_BONUS)), where_x(HADOMAGIRI_BONUS))),
                ),
            )
        )
    ),
    subtype=REACTION, cost=3,
)
UBARAZAKI = attack(
    "NA-24-shisui-O-S-2", at(3), lacerating(2, 1),
    after_attack(when(chose("life"), next_attack(lacerates(), of=(dealing("aura", most=2),)))),
    resurgence((aura(ME) + flare(ME)) <= 6),
    cost=2, cost_lacerated=True,
)
ABUDAGUI = action(
    "NA-24-shisui-O-S-3",
    use(if_so(cancel("damage"), answered_as_laceration())),
    immediate_resurgence(nth_damage(3)),
    subtype=REACTION, cost=2,
)
SHINIDOKORO = enhancement(
    "NA-24-shisui-O-S-4", 2,
    on_initialize(
        when(flare(OPPONENT) > flare(ME), place_crystals(THEIR_FLARE, ON_THIS_CARD, flare(OPPONENT) - flare(ME)))
    ),
    ongoing(cannot("lose")),
    ongoing(when(life(ME) == 0, cannot("pay-vigor", OPPONENT))),
    subtype=FULL_POWER, cost=2, cost_lacerated=True,
)

# --- her sheet

COMPONENT = Component(
    key="lacerations",
    beside=tuple((area, TOKEN) for area in ("aura", "life", "flare")),
    handling=(
        Handling(things=(f"token:{TOKEN}",), section="x22-11-1", message="refusal-laceration-stays"),
    ),
)

SHISUI = MegamiSpec(
    key="shisui",
    number="24",
    normals=(NOKOGIRI, KIZAMI_YAIBA, HANRANGEKI, TETTEI_KOSEN, IBARAMICHI, KANAKUZU_MATOI, KUROKI_KIZUNA),
    specials=(HADOMAGIRI, UBARAZAKI, ABUDAGUI, SHINIDOKORO),
    forms=(
        form(
            "shisui",
            components=(COMPONENT,),
            rules_of_both=(bleeds_at_start(), bleeds_out_at_once()),
        ),
    ),
)
