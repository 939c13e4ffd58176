"""Saine (02): the naginata, and 八相 (aura 1 or less). New here: crystals that count as in the aura, and those that go
elsewhere than to the shadow.
"""

from __future__ import annotations

from engine.sakura.megami.saine_tokoyo import GASSO
from engine.sakura.vocabulary import *

# --- normal cards

HAPPO_BURI = attack(
    "NA-02-saine-O-N-1", at(4, 5), damage(2, 1),
    after_attack(when(idea(), attack_of(at(4, 5), damage(2, 1)))),
)
NAGI_GIRI = attack("NA-02-saine-O-N-2", at(4, 5), damage(3, 1), subtype=REACTION)
ISHIZUKI = attack(
    "NA-02-saine-O-N-3", at(2, 3), damage(2, 1),
    after_attack(when(idea(), arrow(SHADOW, DISTANCE, 1))),
    subtype=REACTION,
)
MIKIRI = action(
    "NA-02-saine-O-N-4",
    always(when(idea(), as_reaction())),
    use(two_way_arrow(DISTANCE, SHADOW, 1)),
)
KENIKI = enhancement(
    "NA-02-saine-O-N-5", 2,
    ongoing(instead_of_shadow(DISTANCE)),
    ongoing(master_distance_grows(1)),
)
SHOONSHO = enhancement(
    "NA-02-saine-O-N-6", 1,
    on_initialize(answered_gets(plus(-1, 0))),
    on_disenchant(then(attack_of(at(0, 10), damage(1, None), no_reactions()), arrow(SHADOW, DISTANCE, 1))),
    subtype=REACTION,
)
MUONHEKI = enhancement("NA-02-saine-O-N-7", 5, ongoing(counts_as_aura()), subtype=FULL_POWER)

# --- specials

RITSUDO_KOGEKI = action(
    "NA-02-saine-O-S-1",
    use(attack_of(at(3, 4), damage(1, 1))),
    use(attack_of(at(4, 5), damage(1, 1))),
    use(attack_of(at(3, 5), damage(2, 2))),
    cost=6,
)
KYOMEI_KYOSHIN = action(
    "NA-02-saine-O-S-2",
    always(costs_less(aura(OPPONENT))),
    use(arrow(THEIR_AURA, DISTANCE, 2)),
    cost=8,
)
OTONASHI_SAIHYO = attack(
    "NA-02-saine-O-S-3", at(0, 10), damage(1, 1),
    after_attack(answered_gets(plus(-1, -1))),
    resurgence(idea()),
    subtype=REACTION, cost=2,
)
HISAME_SAINE = attack(
    "NA-02-saine-O-S-4", at(1, 5), damage(5, 5),
    always(only_in_answer(SPECIAL_ATTACK)),
    subtype=REACTION, cost=5,
)

# --- 『第二章』

BANSO = enhancement(
    "NA-02-saine-A1-N-6", 3,
    ongoing(
        whenever(
            attack_is_made(OPPONENT, 1),
            it_gets(no_longer_unreactable(), plus(-1, 0)),
            idea(special_used(OTHER_MEGAMI)),
        )
    ),
    initialize_and_disenchant(
        when(special_used(of_megami("saine")), this_turn(cards_cost_less(1, SPECIAL)))
    ),
)
DANSO_HYOMEI = action(
    "NA-02-saine-A1-S-2",
    always(when(idea(), costs_less(1))),
    use(this_turn(cannot("attack"))),
    used(every((BY_ME, BY_OTHER_MEGAMI), plus(0, 1))),
    immediate_resurgence(life_damaged("attack")),
    cost=2,
)

# --- 『徒神』

URAGIRI = attack(
    "NA-02-saine-A2-N-2", at(4, 5), damage(3, 1),
    no_reactions(SPECIAL),
    always(whenever(this_attack_is_made(), it_gets(swap_damage()), aura(OPPONENT) <= 1)),
)
IKYOHEKI = enhancement(
    "NA-02-saine-A2-N-7", 2,
    ongoing(counts_as_aura()),
    on_disenchant(
        when(
            idea(and_also=my_turn()),
            attack_of(
                at(0, 5), damage(0, 0),
                after_attack(then(deal(2, "aura"), next_attack(plus(0, 1)))),
            ),
        )
    ),
)
ZESSHO_ZEKKA = attack(
    "NA-02-saine-A2-S-3", at(0, 10), damage(2, None),
    terminal(),
    after_attack(after_answered(when(all_of(answered_chose("aura"), aura(ME) == 0), end_phase()))),
    subtype=REACTION, cost=1,
)

SAINE = MegamiSpec(
    key="saine",
    number="02",
    normals=(HAPPO_BURI, NAGI_GIRI, ISHIZUKI, MIKIRI, KENIKI, SHOONSHO, MUONHEKI),
    specials=(RITSUDO_KOGEKI, KYOMEI_KYOSHIN, OTONASHI_SAIHYO, HISAME_SAINE),
    forms=(
        form("saine"),
        form("saine-a1", GASSO, BANSO, DANSO_HYOMEI),
        form("saine-a2", URAGIRI, IKYOHEKI, ZESSHO_ZEKKA),
    ),
)
