"""Shinra (07): the scroll, and plans prepared in secret. New here: one of two texts that the plan decides (§x5), damage
that becomes something else, cards of the opponent that are used.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- her sheet

PLAN = Component(
    key="plan",
    counters=(
        CounterSpec(key="plan", term="plan", values=("shinzan", "kibo"), secret=True, shown_by="plan-open", most=1),
        CounterSpec(key="plan-open", term="plan", silent=True, most=1),
    ),
    handling=(Handling(things=("plan", "plan-0", "plan-1"), section="x5-2", message="refusal-plan-prepared"),),
)


SHEET = Sheet(
    counters=(("plan", 0), ("plan-open", 0)),
    rules=lambda: (
        due_as("rule-plan", in_phase("end", prepare_plan(), whose="each", condition=plan_lies_open())),
    ),
    components=(PLAN,),
)
"""The plan and the rule of the end phase (§x5-1, §x5-3)."""


# --- normal cards

RITSURON = attack(
    "NA-07-shinra-O-N-1", at(2, 7), damage(2, None),
    always(when(pile("deck", OPPONENT) >= 2, gains(instead_of_damage(opponent_mills(2, "cover"))))),
)
HANRON = attack(
    "NA-07-shinra-O-N-2", at(2, 7), damage(1, None),
    after_attack(when(answers(dealing("aura", least=3), NOT_SPECIAL_ATTACK), cancel("damage"))),
    after_attack(draw_cards(1, OPPONENT)),
    subtype=REACTION,
)
KIBEN = attack(
    "NA-07-shinra-O-N-3", at(3, 8), damage(None, 1),
    after_attack(plan(opponent_mills(3, "cover"), use_card(theirs("discard"), optional=True))),
    subtype=FULL_POWER,
)
INYO = action(
    "NA-07-shinra-O-N-4",
    use(use_or_put(seen_of_theirs("hand", of=(ATTACK_CARD,), up_to=True), "cover")),
)
SENDO = action(
    "NA-07-shinra-O-N-5",
    use(plan(arrow(SHADOW, DISTANCE, 1), arrow(DISTANCE, THEIR_AURA, 1))),
    subtype=REACTION,
)
SOGO = enhancement(
    "NA-07-shinra-O-N-6", 2,
    on_disenchant(
        plan(
            then(gain_vigor(1), put_this("deck-top")),
            when(
                hand(OPPONENT) <= 1,
                then(opponent_flinches(), draw_cards(3, OPPONENT), put(they_choose("hand", count=2), "discard")),
            ),
        )
    ),
)
RONPA = enhancement(
    "NA-07-shinra-O-N-7", 4,
    on_initialize(seal(theirs("discard"))),
    on_disenchant(unseal("discard", OPPONENT)),
)

# --- specials

KANZEN_RONPA = action("NA-07-shinra-O-S-1", use(seal(theirs("discard"))), cost=2)
KAISHIKI_RIKAI = action(
    "NA-07-shinra-O-S-2",
    use(
        plan(
            use_card(my_played_or_used(ENHANCEMENT_CARD), waive="cost", ends_phase=True),
            worded(
                "emptied",
                choose(theirs("enhancements", of=(NOT_SPECIAL,))),
                leave_only(ON_THAT_CARD, SHADOW),
            ),
        )
    ),
    cost=2,
)
TENCHI_HANPAKU = enhancement(
    "NA-07-shinra-O-S-3", 5, ongoing(every((BY_ME,), swap_damage())), subtype=FULL_POWER, cost=2
)
SHINRA_BANSHO = enhancement(
    "NA-07-shinra-O-S-4", 6,
    on_initialize(arrow(SHADOW, MY_LIFE, 2)),
    ongoing(whenever(disenchanted(ME), deal(1, "life"))),
    on_disenchant(lose_duel()),
    cost=6,
)

# --- 『教主』

SHINGON = action(
    "NA-07-shinra-A1-N-2",
    use(
        when(
            used_as_reaction(),
            plan(
                when(pile("deck", OPPONENT) >= 3, deal(1, "life")),
                when(pile("deck", OPPONENT) <= 3, deal(2, "aura")),
            ),
        )
    ),
    subtype=REACTION,
)
SHITO = enhancement(
    "NA-07-shinra-A1-N-7", 2,
    on_initialize(may(if_so(pay_vigor(1), prepare_plan(anew=True)))),
    initialize_and_disenchant(
        plan(
            attack_of(
                among(1, 3, 5), damage(2, 2), unavoidable(), after_attack(put(they_choose("hand"), "deck-bottom"))
            ),
            attack_of(
                among(0, 2, 4), damage(2, 2), unavoidable(),
                after_attack(then(opponent_mills(1, "discard"), opponent_mills(1, "cover"))),
            ),
        )
    ),
    subtype=FULL_POWER,
)
ZENCHI_KYOTEN = attack(
    "NA-07-shinra-A1-S-3", at(0, 5), damage(2, 2),
    no_reactions(),
    after_attack(then(put(any_number_of_my("hand", "cover"), "discard"), plans_of_discard())),
    subtype=FULL_POWER, cost=4,
)

SHINRA = MegamiSpec(
    key="shinra",
    number="07",
    normals=(RITSURON, HANRON, KIBEN, INYO, SENDO, SOGO, RONPA),
    specials=(KANZEN_RONPA, KAISHIKI_RIKAI, TENCHI_HANPAKU, SHINRA_BANSHO),
    forms=(
        form("shinra", sheet=SHEET),
        form("shinra-a1", SHINGON, SHITO, ZENCHI_KYOTEN, sheet=SHEET),
    ),
)
