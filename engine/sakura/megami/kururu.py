"""Kururu (10): inventions. New here: mechanisms, whose texts count only while enough cards of some types lie there;
copies of a card that is sealed; cards used anew with another figure; specials that nobody chose.
"""

from __future__ import annotations

from engine.cardgame.components import Component
from engine.cardgame.words.choosing import Choose
from engine.cardgame.words.conditions import all_of, it_was, owns_this
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.flow import ChooseSteps, IfSo, When, either, may, then, this_turn
from engine.cardgame.words.sides import ME, OPPONENT
from engine.sakura.clauses.amounts import flare, on_this_card, pile
from engine.sakura.clauses.build import (
    FULL_POWER,
    REACTION,
    action,
    after_attack,
    always,
    at,
    attack,
    copying,
    damage,
    enhancement,
    immediate_resurgence,
    no_reactions,
    of_kinds,
    on_initialize,
    ongoing,
    use,
    used,
    when,
)
from engine.sakura.clauses.cancelling import cancels
from engine.sakura.clauses.changes import plus, uncancellable
from engine.sakura.clauses.conditions import nothing_sealed_here
from engine.sakura.clauses.copies import copy_of_sealed
from engine.sakura.clauses.filters import (
    ACTION_CARD,
    ATTACK_CARD,
    FULL_POWER_CARD,
    NORMAL,
    NOT_ENHANCEMENT,
    NOT_FULL_POWER,
    NOT_UNUSED,
    OTHER_MEGAMI,
    SPECIAL,
    UNUSED,
    USED,
)
from engine.sakura.clauses.gears import (
    CHOSEN_SUBTYPE,
    CHOSEN_TYPE,
    MultipliesMechanisms,
    NowAndInEndPhase,
    ends_uses,
    frame,
    mechanism_figures,
)
from engine.sakura.clauses.happenings import attack_is_made, rebuilt, special_returned, this_attack_is_made, uses
from engine.sakura.clauses.keyword import Titled
from engine.sakura.clauses.modifiers import NumberShift, WhereX, together
from engine.sakura.clauses.permissions import cannot_use_this, only_in_answer, usable_from
from engine.sakura.clauses.picking import at_random, hidden_up_to_my, my, seen_of_theirs, theirs, they_choose
from engine.sakura.clauses.research import GuessName, TakeUnchosen
from engine.sakura.clauses.reuse import UseAdjusted
from engine.sakura.clauses.sides import MY_AURA, ON_THIS_CARD, OUTSIDE, SHADOW, THEIR_AURA
from engine.sakura.clauses.steps import Later
from engine.sakura.clauses.steps_attacks import attack_of, it_gets
from engine.sakura.clauses.steps_cards import Seal, draw_cards, look_at_all, opponent_mills, put, put_this, rebuild_deck
from engine.sakura.clauses.steps_crystals import arrow, basic_up_to, deal
from engine.sakura.clauses.steps_identity import Gain
from engine.sakura.clauses.steps_this import Gather, MayUseThis
from engine.sakura.clauses.steps_uses import UseCard, UseThem
from engine.sakura.clauses.timings import InPhase, afterwards, whenever
from engine.sakura.megami.shape import FormSpec, MegamiSpec

ATK, ACT, ENH, REA, FUL = "attack", "action", "enhancement", "reaction", "full-power"
DUPLIGEAR_NUMBER = "NA-10-kururu-O-S-3-Ex1"
DUPLIGEARS = 3
INDUSTRIA_NUMBER = "NA-10-kururu-O-S-3"
GULLIVER_NUMBER = "NA-10-kururu-A1-S-3-Ex1"

# --- normal cards

ELEKITER = action("NA-10-kururu-O-N-1", use(frame((ACT, ACT, ACT, REA, REA), deal(1, "life"))))
ACCELER = action(
    "NA-10-kururu-O-N-2",
    use(frame((ACT, ACT, ENH), UseCard(my("hand", of=(FULL_POWER_CARD,)), optional=True, goes_on=True))),
)
KURURUN = action(
    "NA-10-kururu-O-N-3",
    always(only_in_answer()),
    use(
        ChooseSteps(
            (draw_cards(), put(my("cover"), "deck-bottom"), put(they_choose("hand"), "discard")),
            times=2, optional=True, beforehand=True,
        )
    ),
    subtype=REACTION,
)
TORNAYDO = action(
    "NA-10-kururu-O-N-4",
    use(frame((ATK, ATK), deal(5, "aura"))),
    use(frame((ENH, ENH), deal(1, "life"))),
    subtype=FULL_POWER,
)
REGAINAH = action(
    "NA-10-kururu-O-N-5",
    use(
        frame(
            (ENH, REA),
            UseAdjusted(my("discard", "cover", "specials", of=(NOT_UNUSED, OTHER_MEGAMI, NOT_FULL_POWER))),
        )
    ),
    always(usable_from("cover")),
    subtype=FULL_POWER,
)
MOZULE = enhancement("NA-10-kururu-O-N-6", 3, ongoing(afterwards(uses(ACTION_CARD), basic_up_to(1))))
REFLECTA = enhancement(
    "NA-10-kururu-O-N-7", 0,
    on_initialize(frame((ATK, REA), Gather((SHADOW,), ON_THIS_CARD, 4))),
    ongoing(cancels(attack_is_made(OPPONENT, 2))),
)

# --- specials

DRAIN_DEVIL = action(
    "NA-10-kururu-O-S-1",
    use(arrow(THEIR_AURA, MY_AURA, 1)),
    used(whenever(special_returned(), MayUseThis("cost"))),
    subtype=REACTION, cost=2,
)
BIG_GOLEM = action(
    "NA-10-kururu-O-S-2",
    used(frame((REA, FUL, FUL), InPhase("end", IfSo(may(deal(1, "life")), rebuild_deck())))),
    used(afterwards(uses(FULL_POWER_CARD), basic_up_to(1))),
    cost=4,
)
INDUSTRIA = action(
    INDUSTRIA_NUMBER,
    use(
        when(
            all_of(owns_this(), nothing_sealed_here()),
            Seal(hidden_up_to_my(1, "hand", "discard", of=(NOT_ENHANCEMENT,)), face_up=True),
        )
    ),
    use(Gain(DUPLIGEAR_NUMBER, "deck-bottom", of=DUPLIGEARS)),
    immediate_resurgence(rebuilt()),
    cost=1,
)
KANSHO_SOCHI = action(
    "NA-10-kururu-O-S-4",
    use(frame((ATK, ATK, ACT, ACT, ACT, ENH, ENH), put(seen_of_theirs("specials", (UNUSED,), up_to=True), "used"))),
    use(then(UseCard(theirs("specials", of=(USED,)), optional=True, waive="cost"), put_this("removed"))),
    cost=3,
)
DUPLIGEAR = copying(DUPLIGEAR_NUMBER, copy_of_sealed(INDUSTRIA_NUMBER), extra=True)

# --- 『探索者』

ANALYZE = action(
    "NA-10-kururu-A1-N-1",
    use(
        frame(
            (ENH, ATK, REA),
            IfSo(
                either(put(my("cover"), "discard"), put(at_random(("cover",), OPPONENT), "discard")),
                When(it_was(ATTACK_CARD), deal(1, "life"), put(they_choose("hand"), "cover")),
                plain=True,
            ),
        )
    ),
)
DOWSING = action(
    "NA-10-kururu-A1-N-3",
    use(then(opponent_mills(1, "discard"), Choose(theirs("discard")))),
    use(frame((CHOSEN_TYPE, ATK, CHOSEN_SUBTYPE), UseThem())),
)
LAST_RESEARCH = action(
    "NA-10-kururu-A1-S-3",
    use(
        frame(
            (ATK,),
            then(
                when(pile("cover", OPPONENT).equals(0), opponent_mills(1, "cover")),
                GuessName(they_choose("cover"), "discard", Gather((OUTSIDE,), ON_THIS_CARD, 1)),
                when(
                    on_this_card() >= 2,
                    Titled(
                        "great-discovery",
                        then(
                            look_at_all("specials"),
                            TakeUnchosen(),
                            Gain(GULLIVER_NUMBER, "unused"),
                            put_this("removed"),
                            this_turn(cannot_use_this()),
                        ),
                        said="deed",
                    ),
                ),
            ),
        )
    ),
    used(whenever(rebuilt(), Later("end", MayUseThis("all")), None, uses(FULL_POWER_CARD))),
    cost=2,
)
GULLIVER_COST = flare(ME)
GULLIVER = action(
    GULLIVER_NUMBER,
    always(WhereX(GULLIVER_COST)),
    used(NumberShift("cost", "set", 0, ME, CardFilter((SPECIAL,)))),
    cost=GULLIVER_COST, extra=True,
)

# --- 『徒神』

BLASTER = attack(
    "NA-10-kururu-A2-N-1", at(2, 6), damage(0, 0),
    no_reactions(NORMAL),
    after_attack(frame((ENH,), attack_of(at(0, 6), damage(1, 1)), by_others=True)),
    after_attack(frame((ACT, REA), attack_of(at(0, 6), damage(1, 1)), by_others=True)),
)
RAILGUN = attack(
    "NA-10-kururu-A2-N-2", at(2, 6), damage(1, 1),
    always(frame((ATK, ATK), whenever(this_attack_is_made(), it_gets(plus(2, 0))))),
    always(
        frame((FUL,), together(ends_uses(), whenever(this_attack_is_made(), it_gets(plus(0, 1), uncancellable()))))
    ),
)
CONNECDIVE = action(
    "NA-10-kururu-A2-S-4",
    of_kinds(
        ("on-use", "used"),
        frame(
            (ENH, ACT, REA),
            NowAndInEndPhase(Gather((SHADOW, MY_AURA), ON_THIS_CARD, 1, optional=True)),
            by_others=True,
        ),
    ),
    used(MultipliesMechanisms()),
    cost=1,
)

MECHANISMS = Component(key="mechanisms", figures=mechanism_figures)

KURURU = MegamiSpec(
    key="kururu",
    number="10",
    normals=(ELEKITER, ACCELER, KURURUN, TORNAYDO, REGAINAH, MOZULE, REFLECTA),
    specials=(DRAIN_DEVIL, BIG_GOLEM, INDUSTRIA, KANSHO_SOCHI),
    forms=(
        FormSpec(key="kururu", extras=(DUPLIGEAR,) * DUPLIGEARS, components=(MECHANISMS,)),
        FormSpec(
            key="kururu-a1",
            replaces=(
                ("NA-10-kururu-O-N-1", ANALYZE),
                ("NA-10-kururu-O-N-3", DOWSING),
                ("NA-10-kururu-O-S-3", LAST_RESEARCH),
            ),
            extras=(GULLIVER,),
            components=(MECHANISMS,),
        ),
        FormSpec(
            key="kururu-a2",
            replaces=(
                ("NA-10-kururu-O-N-1", BLASTER),
                ("NA-10-kururu-O-N-2", RAILGUN),
                ("NA-10-kururu-O-S-4", CONNECDIVE),
            ),
            extras=(DUPLIGEAR,) * DUPLIGEARS,
            components=(MECHANISMS,),
        ),
    ),
)
