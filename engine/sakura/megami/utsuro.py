"""Utsuro (13): the scythe, and what lies in the shadow. New here: effects that look at the shadow (灰塵), and the
shadow of the end, which takes the place of all that its player has (§x11).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

END = 13
"""From so many in the shadow on its shadow rises."""


def opponent_sheds(count: int) -> Step:
    """The opponent moves crystals of aura, flare and life to the shadow."""
    return gather((THEIR_AURA, THEIR_FLARE, THEIR_LIFE), SHADOW, count, chooser=OPPONENT)


# --- normal cards

ENGETSU = attack(
    "NA-13-utsuro-O-N-1", at(5, 7), damage(2, 2), always(when(ashen(), gains(reach(near=1), dash("aura"))))
)
KUROKI_HADO = attack(
    "NA-13-utsuro-O-N-2", at(4, 7), damage(1, 2),
    after_attack(when(chose("aura"), put(seen_of_theirs("hand"), "discard"))),
)
KARITORI = attack(
    "NA-13-utsuro-O-N-3", at(4), damage(None, 0),
    after_attack(opponent_sheds(2)),
    after_attack(if_so(may(choose(theirs("enhancements"))), place_crystals(ON_THAT_CARD, SHADOW, 2))),
)
JUATSU = action("NA-13-utsuro-O-N-4", use(opponent_sheds(1)), use(when(ashen(), opponent_flinches())))
KAGE_NO_HANE = action("NA-13-utsuro-O-N-5", use(this_turn(both_distances_shift(2))))
KAGE_NO_KABE = action("NA-13-utsuro-O-N-6", use(answered_gets(plus(0, -1))), subtype=REACTION)
IKAIJU = enhancement(
    "NA-13-utsuro-O-N-7", 2,
    on_initialize(arrow(THEIR_AURA, SHADOW, 3)),
    on_disenchant(when(ashen(), then(arrow(SHADOW, THEIR_AURA, 2), arrow(THEIR_LIFE, SHADOW, 1)))),
    subtype=FULL_POWER,
)

# --- specials

VYMIRANIE = action(
    "NA-13-utsuro-O-S-1",
    always(costs_less(crystals_in(SHADOW))),
    use(arrow(THEIR_LIFE, SHADOW, 3)),
    use(put_this("removed")),
    cost=24,
)
LOZH = enhancement(
    "NA-13-utsuro-O-S-2", 3,
    ongoing(every((BY_OPPONENT,), shrink(near=1), without_after_attack())),
    ongoing(together(capacity_shift(-1, ENHANCEMENT_CARD, side=OPPONENT), cannot_disenchant())),
    subtype=REACTION, cost=3,
)
KONETS = enhancement(
    "NA-13-utsuro-O-S-3", 3,
    ongoing(whenever(attack_resolved(OPPONENT, dealing=1), leave_only(ON_THIS_CARD, SHADOW))),
    on_disenchant(end_phase()),
    resurgence(ashen()),
    cost=2,
)
EROZIYA = action(
    "NA-13-utsuro-O-S-4",
    used(in_phase("start-begin", they_choose_one(arrow(THEIR_AURA, SHADOW, 1), arrow(THEIR_FLARE, SHADOW, 2)))),
    cost=4,
)

# --- 『終章』

MUSHIBAMI_NO_CHIRI = attack(
    "NA-13-utsuro-A1-N-2", at(3, 6), damage(2, 0), after_attack(when(chose("life"), arrow(THEIR_FLARE, SHADOW, 2)))
)
ZHELANIE = action(
    "NA-13-utsuro-A1-S-1-Ex1",
    used(cannot("take-damage")),
    immediate_resurgence(phase_begins("main")),
    cost=6, extra=True,
)
SENMETSU_NO_KAGE = attack(
    "NA-13-utsuro-A1-S-1-Ex2", at(0, 3), damage(None, 0),
    no_reactions(),
    after_attack(opponent_sheds(6)),
    subtype=FULL_POWER, extra=True,
)
SEIJAKU = action(
    "NA-13-utsuro-A1-S-1-Ex3",
    use(basic_but("forward", times=5)),
    use(attack_of(at(4, 10), damage(3, 2))),
    use(attack_of(at(5, 10), damage(1, 1))),
    use(attack_of(at(6, 10), damage(1, 1))),
    subtype=FULL_POWER, extra=True,
)
SHUEN = enhancement(
    "NA-13-utsuro-A1-S-1-Ex4", 2,
    on_disenchant(
        then(put(all_theirs("hand", "deck"), "discard"), vigor_becomes(0, OPPONENT), opponent_flinches())
    ),
    extra=True,
)
EXTRAS = (ZHELANIE, SENMETSU_NO_KAGE, SEIJAKU, SHUEN)


def shadow_rises() -> Step:
    """終焉の影が蘇る (§x11-2)."""
    return worded(
        "shadow-of-the-end-rises",
        put(my_all("deck", "discard", "cover", "enhancements", "hand", of=(NOT_SPECIAL,)), "removed"),
        *(take_extra(card.number, "discard") for card in EXTRAS[1:]),
        rebuild_deck(),
    )


ZANKYO_SOCHI = attack(
    "NA-13-utsuro-A1-S-1", at(3, 10), damage(2, 1),
    terminal(),
    used(
        in_phase(
            "end",
            then(
                shadow_rises(),
                put_this("removed"),
                take_extra(ZHELANIE.number, "used"),
                draw_cards(),
                when(life(ME) >= 6, leave_only(MY_LIFE, SHADOW, 5)),
            ),
            "each",
            condition=crystals_in(SHADOW) >= END,
        )
    ),
    cost=2,
)

UTSURO = MegamiSpec(
    key="utsuro",
    number="13",
    normals=(ENGETSU, KUROKI_HADO, KARITORI, JUATSU, KAGE_NO_HANE, KAGE_NO_KABE, IKAIJU),
    specials=(VYMIRANIE, LOZH, KONETS, EROZIYA),
    forms=(form("utsuro"), form("utsuro-a1", MUSHIBAMI_NO_CHIRI, ZANKYO_SOCHI, extras=EXTRAS)),
)
