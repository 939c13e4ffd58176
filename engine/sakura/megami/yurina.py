"""Yurina (01): the sword, and 決死 (life 3 or less). New here: what happens the first time in a turn (『調停者』)."""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- normal cards

ZAN = attack("NA-01-yurina-O-N-1", at(3, 4), damage(3, 1))
ISSEN = attack("NA-01-yurina-O-N-2", at(3), damage(2, 2), always(when(resolve(), gains(plus(1, 0)))))
TSUKAUCHI = attack(
    "NA-01-yurina-O-N-3", at(1, 2), damage(2, 1),
    after_attack(when(resolve(), next_attack(plus(1, 0)))),
)
IAI = attack(
    "NA-01-yurina-O-N-4", at(2, 4), damage(4, 3),
    always(when(distance() <= 2, gains(plus(-1, -1)))),
    subtype=FULL_POWER,
)
TAISABAKI = action(
    "NA-01-yurina-O-N-5",
    use(next_attack(reach(far=1))),
    use(when(life(ME) < life(OPPONENT), basic_up_to(2))),
)
AKKI = enhancement(
    "NA-01-yurina-O-N-6", 2,
    unguarded(),
    on_disenchant(attack_of(at(1, 4), damage(3, None))),
)
KIEN_BANJO = enhancement(
    "NA-01-yurina-O-N-7", 4,
    ongoing(when(resolve(), every((BY_ME, BY_OTHER_MEGAMI), plus(1, 1), overwhelms()))),
    subtype=FULL_POWER,
)

# --- specials

TSUKIKAGE_OTOSHI = attack("NA-01-yurina-O-S-1", at(3, 4), damage(4, 4), cost=7)
URANAMI_ARASHI = attack(
    "NA-01-yurina-O-S-2", at(0, 10), damage(2, None),
    terminal(),
    after_attack(answered_gets(plus(-2, 0))),
    subtype=REACTION, cost=3,
)
UKIFUNE_YADOSHI = action(
    "NA-01-yurina-O-S-3",
    use(arrow(SHADOW, MY_AURA, 5)),
    immediate_resurgence(life_fell(3), "resolve"),
    cost=2,
)
AMANE_YURINA = attack(
    "NA-01-yurina-O-S-4", at(1, 4), damage(5, 5),
    always(only_if(resolve())),
    subtype=FULL_POWER, cost=5,
)

# --- 『第一章』

RANDA = attack(
    "NA-01-yurina-A1-N-1", at(2), damage(2, 1),
    always(when(resolve(), gains(plus(0, 2), unreactable()))),
)
KANSHAKUDAMA = enhancement(
    "NA-01-yurina-A1-N-6", 1,
    on_disenchant(attack_of(at(0, 4), damage(1, None), no_reactions(), after_attack(opponent_flinches()))),
    subtype=REACTION,
)
FUKANZEN_URANAMI_ARASHI = attack(
    "NA-01-yurina-A1-S-2", at(0, 10), damage(3, None),
    terminal(),
    after_attack(answered_gets(plus(-3, 0))),
    subtype=REACTION, cost=5,
)

# --- 『調停者』

MONDO = attack(
    "NA-01-yurina-A2-N-3", at(2, 5), damage(3, 0),
    after_attack(when(chose("life"), then(opponent_mills(3, "cover"), basic_echoed()))),
)
AUN = enhancement(
    "NA-01-yurina-A2-N-7", 3,
    ongoing(
        afterwards(
            aura_changed(),
            choose_up_to_one(
                then(basic("recover"), may(basic("focus"))),
                attack_of(at(3, 5), damage(2, 1)),
            ),
        )
    ),
)
KAMUKURA_COST = flare(ME)
KAMUKURA_WATASHI = attack(
    "NA-01-yurina-A2-S-1", at(0, 5), damage(x(), 2),
    no_reactions(),
    always(where_x(KAMUKURA_COST, when_paying=True)),
    after_attack(
        then(
            basic_up_to(x(), "recover", "focus"),
            put(up_to_my(x(), "specials", of=(USED,)), "unused"),
            this_turn(hand_limit_grows(x())),
        )
    ),
    subtype=FULL_POWER, cost=KAMUKURA_COST,
)

YURINA = MegamiSpec(
    key="yurina",
    number="01",
    normals=(ZAN, ISSEN, TSUKAUCHI, IAI, TAISABAKI, AKKI, KIEN_BANJO),
    specials=(TSUKIKAGE_OTOSHI, URANAMI_ARASHI, UKIFUNE_YADOSHI, AMANE_YURINA),
    forms=(
        form("yurina"),
        form("yurina-a1", RANDA, KANSHAKUDAMA, FUKANZEN_URANAMI_ARASHI),
        form("yurina-a2", MONDO, AUN, KAMUKURA_WATASHI),
    ),
)
