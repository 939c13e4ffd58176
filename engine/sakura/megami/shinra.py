"""Shinra (07): the scroll, and plans prepared in secret. New here: one of two texts that the plan decides (§x5), damage
that becomes something else, cards of the opponent that are used.
"""

from __future__ import annotations

from dataclasses import replace

from engine.cardgame.components import Component, CounterSpec, Handling
from engine.cardgame.words.choosing import Choose
from engine.cardgame.words.flow import IfSo, may, then, worded
from engine.cardgame.words.sides import ME, OPPONENT
from engine.sakura.clauses.amounts import hand, pile
from engine.sakura.clauses.build import (
    FULL_POWER,
    REACTION,
    action,
    after_attack,
    always,
    among,
    at,
    attack,
    damage,
    enhancement,
    initialize_and_disenchant,
    no_reactions,
    on_disenchant,
    on_initialize,
    ongoing,
    unavoidable,
    use,
    when,
)
from engine.sakura.clauses.changes import InsteadOfDamage, SwapDamage
from engine.sakura.clauses.conditions import answers, used_as_reaction
from engine.sakura.clauses.filters import (
    ATTACK_CARD,
    ENHANCEMENT_CARD,
    MINE,
    NOT_SPECIAL,
    NOT_SPECIAL_ATTACK,
    DamageIs,
)
from engine.sakura.clauses.happenings import disenchanted
from engine.sakura.clauses.modifiers import every, gains
from engine.sakura.clauses.picking import any_number_of_my, my_played_or_used, seen_of_theirs, theirs, they_choose
from engine.sakura.clauses.plans import PlanLiesOpen, PlansOfDiscard, PreparePlan, plan
from engine.sakura.clauses.sides import DISTANCE, MY_LIFE, ON_THAT_CARD, SHADOW, THEIR_AURA
from engine.sakura.clauses.steps_attacks import Cancel, attack_of, lose_duel
from engine.sakura.clauses.steps_cards import Seal, Unseal, draw_cards, opponent_mills, put, put_this
from engine.sakura.clauses.steps_crystals import arrow, deal, gain, opponent_flinches, pay_vigor_step
from engine.sakura.clauses.steps_leaving import LeaveOnly
from engine.sakura.clauses.steps_use_or_put import UseOrPut
from engine.sakura.clauses.steps_uses import UseCard
from engine.sakura.clauses.timings import InPhase, whenever
from engine.sakura.megami.shape import FormSpec, MegamiSpec

# --- her sheet

PLAN = Component(
    key="plan",
    counters=(
        CounterSpec(key="plan", term="plan", values=("shinzan", "kibo"), secret=True, shown_by="plan-open", most=1),
        CounterSpec(key="plan-open", term="plan", silent=True, most=1),
    ),
    handling=(Handling(things=("plan", "plan-0", "plan-1"), section="x5-2", message="refusal-plan-prepared"),),
)


def _with_sheet(form: FormSpec) -> FormSpec:
    """A form with the plan and the rule of the end phase (§x5-1, §x5-3)."""
    return replace(
        form,
        counters=(("plan", 0), ("plan-open", 0)),
        rules=(InPhase("end", PreparePlan(), whose="each", condition=PlanLiesOpen()),),
        components=(PLAN,),
    )


# --- normal cards

RITSURON = attack(
    "NA-07-shinra-O-N-1", at(2, 7), damage(2, None),
    always(when(pile("deck", OPPONENT) >= 2, gains(InsteadOfDamage(opponent_mills(2, "cover"))))),
)
HANRON = attack(
    "NA-07-shinra-O-N-2", at(2, 7), damage(1, None),
    after_attack(when(answers(DamageIs("aura", least=3), NOT_SPECIAL_ATTACK), Cancel("damage"))),
    after_attack(draw_cards(1, OPPONENT)),
    subtype=REACTION,
)
KIBEN = attack(
    "NA-07-shinra-O-N-3", at(3, 8), damage(None, 1),
    after_attack(plan(opponent_mills(3, "cover"), UseCard(theirs("discard"), optional=True))),
    subtype=FULL_POWER,
)
INYO = action(
    "NA-07-shinra-O-N-4",
    use(UseOrPut(seen_of_theirs("hand", of=(ATTACK_CARD,), up_to=True), "cover")),
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
            then(gain(1), put_this("deck-top")),
            when(
                hand(OPPONENT) <= 1,
                then(opponent_flinches(), draw_cards(3, OPPONENT), put(they_choose("hand", count=2), "discard")),
            ),
        )
    ),
)
RONPA = enhancement(
    "NA-07-shinra-O-N-7", 4,
    on_initialize(Seal(theirs("discard"))),
    on_disenchant(Unseal("discard", OPPONENT)),
)

# --- specials

KANZEN_RONPA = action("NA-07-shinra-O-S-1", use(Seal(theirs("discard"))), cost=2)
KAISHIKI_RIKAI = action(
    "NA-07-shinra-O-S-2",
    use(
        plan(
            UseCard(my_played_or_used(ENHANCEMENT_CARD), waive="cost", ends_phase=True),
            worded(
                "emptied",
                Choose(theirs("enhancements", of=(NOT_SPECIAL,))),
                LeaveOnly(ON_THAT_CARD, SHADOW),
            ),
        )
    ),
    cost=2,
)
TENCHI_HANPAKU = enhancement(
    "NA-07-shinra-O-S-3", 5, ongoing(every((MINE,), SwapDamage())), subtype=FULL_POWER, cost=2
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
    on_initialize(may(IfSo(pay_vigor_step(1), PreparePlan(anew=True)))),
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
    after_attack(then(put(any_number_of_my("hand", "cover"), "discard"), PlansOfDiscard())),
    subtype=FULL_POWER, cost=4,
)

SHINRA = MegamiSpec(
    key="shinra",
    number="07",
    normals=(RITSURON, HANRON, KIBEN, INYO, SENDO, SOGO, RONPA),
    specials=(KANZEN_RONPA, KAISHIKI_RIKAI, TENCHI_HANPAKU, SHINRA_BANSHO),
    forms=(
        _with_sheet(FormSpec(key="shinra")),
        _with_sheet(
            FormSpec(
                key="shinra-a1",
                replaces=(
                    ("NA-07-shinra-O-N-2", SHINGON),
                    ("NA-07-shinra-O-N-7", SHITO),
                    ("NA-07-shinra-O-S-3", ZENCHI_KYOTEN),
                ),
            )
        ),
    ),
)
