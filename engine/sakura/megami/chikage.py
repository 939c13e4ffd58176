"""Chikage (09): poison, prepared in a bag and put into the opponent's deck and hand. New here: cards that change their
owner (§x7-4), basic actions that are forbidden, attacks that are cancelled by what stands in force.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- her sheet

BAG = "poison-bag"
COMPONENT = Component(
    key=BAG,
    areas=(AreaSpec(key=BAG, section="x7-3-1", cards=True, facing="down", sight="owner", effective=False),),
    handling=(Handling(things=(BAG,), section="x7-3-1", message="refusal-poison-sent"),),
)


def _back_to_the_bag() -> Step:
    """このカードを相手の毒袋に戻す."""
    return return_this(BAG, "poison")


MAHI_DOKU = poison(
    action(
        "NA-09-chikage-O-P-1",
        always(only_when(no_basic_action())),
        use(then(_back_to_the_bag(), end_phase())),
        extra=True,
    )
)
GENKAKU_DOKU = poison(
    action("NA-09-chikage-O-P-2", use(_back_to_the_bag()), use(arrow(MY_FLARE, SHADOW, 2)), extra=True)
)
SHIKAN_DOKU = poison(
    enhancement(
        "NA-09-chikage-O-P-3", 3,
        ongoing(cannot_use(ATTACK_CARD, side=ME)),
        on_disenchant(_back_to_the_bag()),
        extra=True,
    )
)
HOROBI_DOKU = poison(action("NA-09-chikage-O-P-4", use(arrow(MY_AURA, SHADOW, 3)), extra=True))
WEAKER = called_one_of("NA-09-chikage-O-P-1", "NA-09-chikage-O-P-2", "NA-09-chikage-O-P-3")


SHEET = Sheet(
    lays=tuple((card, BAG) for card in (MAHI_DOKU, GENKAKU_DOKU, SHIKAN_DOKU, HOROBI_DOKU, HOROBI_DOKU)),
    rules=lambda: (cannot_cover(POISON), on_top_when_rebuilt(cards(POISON), BAG)),
    components=(COMPONENT,),
)
"""The bag, what lies in it (§x7-1), and the rules of poison (§x7-2-1, §x7-5)."""


# --- normal cards

TOBIKUNAI = attack("NA-09-chikage-O-N-1", at(4, 5), damage(2, 2))
DOKUBARI = attack("NA-09-chikage-O-N-2", at(4), damage(1, 1), after_attack(from_my(BAG, "deck-top", WEAKER)))
TONJUTSU = attack(
    "NA-09-chikage-O-N-3", at(1, 3), damage(1, None),
    after_attack(then(arrow(MY_AURA, DISTANCE, 1), arrow(SHADOW, DISTANCE, 1))),
    after_attack(this_turn(cannot_basic("forward"))),
    subtype=REACTION,
)
ANKI = attack(
    "NA-09-chikage-O-N-4", at(1, 5), damage(1, 1),
    all_out(always(gains(plus(1, 2)))),
    all_out(after_attack(they_take_from_my(BAG, "hand"))),
    after_attack(when(cards_in("hand", side=OPPONENT, of=(POISON,)) >= 1, basic("recover"))),
    subtype=REACTION,
)
DOKUGIRI = action("NA-09-chikage-O-N-5", use(from_my(BAG, "hand", WEAKER)))
NUKIASHI = enhancement("NA-09-chikage-O-N-6", 4, unguarded(), ongoing(distance_shift(-2)))
DEINEI = enhancement("NA-09-chikage-O-N-7", 2, ongoing(cannot_basic("backward", "breakaway")))

# --- specials

HOROBI_NO_MITAMADOKU = action(
    "NA-09-chikage-O-S-1", use(from_my(BAG, "deck-top", called_one_of("NA-09-chikage-O-P-4"))), cost=3
)
HANKI_NO_MATOIDOKU = enhancement(
    "NA-09-chikage-O-S-2", 5,
    ongoing(attacks_cancelled(dealing("either", dash=True), BY_OPPONENT)),
    subtype=REACTION, cost=2,
)
RUTEN_NO_KASUMIDOKU = attack(
    "NA-09-chikage-O-S-3", at(3, 7), damage(1, 2), resurgence(hand(OPPONENT) >= 2), cost=1
)
CHIKAGE_NO_IKIRU_MICHI = enhancement(
    "NA-09-chikage-O-S-4", 4,
    ongoing(
        whenever(
            life_damaged("anything"),
            worded(
                "taken-back",
                when(this_lies_in("enhancements"), put_this("unused")),
                leave_only(ON_THIS_CARD, SHADOW),
            ),
        )
    ),
    on_disenchant(when(other_specials_used(), win_duel())),
    subtype=FULL_POWER, cost=5,
)

# --- 『第四章』

SHIKAKE_BANGASA = attack(
    "NA-09-chikage-A1-N-5", at(4), damage(2, 1),
    unavoidable(),
    always(when(hand(OPPONENT) >= 2, gains(reach(2, 2)))),
)
FUNJIN = action(
    "NA-09-chikage-A1-N-6",
    use(when(hand(OPPONENT) >= 2, gain_vigor(1))),
    use(two_way_arrow(DISTANCE, SHADOW, 1)),
)
KIZUNADOKU_DAMAGE = hand(OPPONENT) * 2
ZANSHI_NO_KIZUNADOKU = attack(
    "NA-09-chikage-A1-S-4", at(0, 1), damage(4, KIZUNADOKU_DAMAGE),
    no_reactions(NORMAL),
    always(where_x(KIZUNADOKU_DAMAGE)),
    cost=4,
)

CHIKAGE = MegamiSpec(
    key="chikage",
    number="09",
    normals=(TOBIKUNAI, DOKUBARI, TONJUTSU, ANKI, DOKUGIRI, NUKIASHI, DEINEI),
    specials=(HOROBI_NO_MITAMADOKU, HANKI_NO_MATOIDOKU, RUTEN_NO_KASUMIDOKU, CHIKAGE_NO_IKIRU_MICHI),
    forms=(
        form("chikage", sheet=SHEET),
        form("chikage-a1", SHIKAKE_BANGASA, FUNJIN, ZANSHI_NO_KIZUNADOKU, sheet=SHEET),
    ),
)
