"""Himika (03): the gun, and 連火 (the third or a later card of a turn). New here: both damages at once, defeat by one's
own effect.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- normal cards

SHOOT = attack("NA-03-himika-O-N-1", at(4, 10), damage(2, 1))
RAPID_FIRE = attack(
    "NA-03-himika-O-N-2", at(6, 8), damage(2, 1),
    always(when(inferno(), gains(plus(1, 1)))),
)
MAGNUM_CANNON = attack(
    "NA-03-himika-O-N-3", at(5, 8), damage(3, 2),
    after_attack(arrow(MY_LIFE, SHADOW, 1)),
)
FULL_BURST = attack(
    "NA-03-himika-O-N-4", at(5, 9), damage(3, 1),
    always(gains(both_damages())),
    subtype=FULL_POWER,
)
BACK_STEP = action("NA-03-himika-O-N-5", use(draw_cards(1)), use(arrow(SHADOW, DISTANCE, 1)))
BACK_DRAFT = action(
    "NA-03-himika-O-N-6",
    use(opponent_flinches()),
    use(when(inferno(), next_attack(plus(1, 1), of=(with_a_number("aura", apart=True), BY_OTHER_MEGAMI)))),
)
SMOKE = enhancement("NA-03-himika-O-N-7", 3, ongoing(arrows_cannot_take(DISTANCE)))

# --- specials

RED_BULLET = attack("NA-03-himika-O-S-1", at(5, 10), damage(3, 1), cost=0)
CRIMSON_ZERO = attack(
    "NA-03-himika-O-S-2", at(0, 2), damage(2, 2),
    always(gains(both_damages())),
    always(when(distance() == 0, gains(unreactable()))),
    cost=5,
)
SCARLET_IMAGINE = action("NA-03-himika-O-S-3", use(then(draw_cards(2), put(my("hand"), "cover"))), cost=3)
VERMILION_FIELD = action(
    "NA-03-himika-O-S-4",
    use(when(inferno(), arrow(SHADOW, DISTANCE, 2))),
    resurgence(hand(ME) == 0),
    cost=2,
)

# --- 『原初』

KAENRYU = attack(
    "NA-03-himika-A1-N-2", at(1, 3), damage(2, 1),
    always(when(inferno(), gains(plus(0, 1)))),
)
SATSUI = action("NA-03-himika-A1-N-5", use(when(hand(ME) == 0, arrow(THEIR_AURA, SHADOW, 2))))
ENTEN_DAMAGE = 8 - distance()
ENTEN = attack(
    "NA-03-himika-A1-S-2", at(0, 7), damage(ENTEN_DAMAGE, ENTEN_DAMAGE),
    no_reactions(),
    always(where_x(ENTEN_DAMAGE)),
    after_attack(lose_duel()),
    subtype=FULL_POWER, cost=5,
)

HIMIKA = MegamiSpec(
    key="himika",
    number="03",
    normals=(SHOOT, RAPID_FIRE, MAGNUM_CANNON, FULL_BURST, BACK_STEP, BACK_DRAFT, SMOKE),
    specials=(RED_BULLET, CRIMSON_ZERO, SCARLET_IMAGINE, VERMILION_FIELD),
    forms=(
        form("himika"),
        form("himika-a1", KAENRYU, SATSUI, ENTEN),
    ),
)
