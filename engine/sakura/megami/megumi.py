"""Megumi (19): seeds that sprout in the soil, are laid onto enhancements, and go back. New here: tokens that are
crystals as well where they lie on cards (§x17-4, §x17-5), another way of using enhancements (§x17-7-1), growth
(§x17-6).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

SEEDS = 5

# --- normal cards

KUSEN = attack("NA-19-megumi-O-N-1", at(4, 8), damage(2, 1), always(when(all_sprouted(), gains(plus(1, 1)))))
CHOCHAKU = attack(
    "NA-19-megumi-O-N-2", at(4, 5), damage(2, 1), always(when(seeds_on_enhancements() >= 1, gains(plus(1, 1))))
)
KARAUCHI = attack(
    "NA-19-megumi-O-N-3", at(3, 5), damage(2, 1),
    after_attack(next_card_gains(("growth", 2), of=(OTHER_MEGAMI, ENHANCEMENT_CARD))),
)
SAOUGACHI = attack(
    "NA-19-megumi-O-N-4", at(2, 4), damage(1, 1),
    always(gains(damage_goes(DISTANCE))),
    after_attack(when(pile("enhancements", ME) >= 1, next_basic_idle())),
    subtype=REACTION,
)
ASHI = enhancement(
    "NA-19-megumi-O-N-5", 1,
    growth(1),
    on_initialize(arrow(SHADOW, DISTANCE, 1)),
    ongoing(both_distances_shift(seeds_on_this())),
)
HOSENKA = enhancement(
    "NA-19-megumi-O-N-6", 1,
    growth(2),
    unguarded(),
    ongoing(in_phase("main-begin", attack_of(at(3, 5), damage(2, 1)), "opponent")),
    ongoing(in_phase("main-begin", attack_of(at(1, 3), damage(2, 1)))),
    on_disenchant(opponent_flinches()),
)
NOIBARA = enhancement(
    "NA-19-megumi-O-N-7", 0,
    growth(2),
    of_kinds(("initialize", "ongoing"), as_it_comes_and_in_end_phase(basic_up_to(1))),
    ongoing(whenever(crystals_taken(DISTANCE), arrow(SHADOW, DISTANCE, 1))),
    ongoing(when(their_turn(), crystals_stay())),
    subtype=FULL_POWER,
)

# --- specials

INGARITSU_NO_NE = attack(
    "NA-19-megumi-O-S-1", at(3, 7), damage(1, 1), after_attack(sprout()), resurgence(sprouted_seeds() == 0), cost=1
)
SEEDS_ON_CARDS = seeds_on_enhancements(in_use=True)
KANOSEI_NO_EDA = enhancement(
    "NA-19-megumi-O-S-2", 2,
    growth(1),
    always(where_x(SEEDS_ON_CARDS)),
    on_initialize(answered_gets(less(SEEDS_ON_CARDS, 0))),
    ongoing(
        in_phase(
            "start-begin",
            attack_of(at(1, 5), damage(0, 1), always(gains(plus(SEEDS_ON_CARDS, 0)))),
            "opponent",
        )
    ),
    subtype=REACTION, cost=3,
)
KETSUMATSU_NO_KAJITSU = enhancement(
    "NA-19-megumi-O-S-3", 2,
    ongoing(together(when(in_the_phase("main"), crystals_stay()), upkeep_comes_here())),
    ongoing(
        whenever(
            seeds_become(SEEDS),
            later(
                "turn-end",
                when(
                    this_lies_in("enhancements"),
                    then(
                        attack_of(at(5), damage(5, 5), unavoidable(), always(gains(uncancellable()))),
                        leave_only(ON_THIS_CARD, SHADOW),
                    ),
                ),
            ),
        )
    ),
    cost=4,
)
MEGUMI_NO_TANAGOKORO = enhancement(
    "NA-19-megumi-O-S-4", 0,
    growth(5),
    ongoing(whenever(attack_is_made(ME, 1, dealing("aura", most=3, unadded=True)), it_gets(plus(1, 1)))),
    cost=3,
)

# --- her sheet

COMPONENT = Component(
    key="field",
    areas=(
        AreaSpec(key=SPROUTED, section="x17-3", pieces=(SEED,), said="place-sprouted"),
        AreaSpec(key=UNSPROUTED, section="x17-3", pieces=(SEED,), said="place-unsprouted"),
    ),
    as_crystals=(SEED,),
    handling=(
        Handling(things=(f"token:{SEED}", SPROUTED, UNSPROUTED), section="x17-7-1", message="refusal-seed-laid"),
    ),
)
SHEET = Sheet(
    tokens=((SEED, UNSPROUTED, SEEDS),), rules=lambda: (seed_rules(),), components=(COMPONENT,)
)
"""The soil with its five seeds (§x17-1), and the rules of seeds (§x17-2-1-1, §x17-5, §x17-7)."""

MEGUMI = MegamiSpec(
    key="megumi",
    number="19",
    normals=(KUSEN, CHOCHAKU, KARAUCHI, SAOUGACHI, ASHI, HOSENKA, NOIBARA),
    specials=(INGARITSU_NO_NE, KANOSEI_NO_EDA, KETSUMATSU_NO_KAJITSU, MEGUMI_NO_TANAGOKORO),
    forms=(form("megumi", sheet=SHEET),),
)
