"""Hagane (08): the hammer that swings the harder the further one has come. New here: 遠心 (§x6-2); in the other form
the anvil (§x6-3) and the card that is a copy of what lies on it.
"""

from __future__ import annotations

from engine.cardgame.areas import AreaSpec
from engine.cardgame.components import Component, Handling
from engine.cardgame.words.amounts import half_of_x
from engine.cardgame.words.choosing import Choose
from engine.cardgame.words.conditions import all_of, owns_this
from engine.cardgame.words.filters import Called
from engine.cardgame.words.flow import When, choose_one, then, worded
from engine.cardgame.words.sides import ME, OPPONENT
from engine.sakura.areas import SAKURA
from engine.sakura.clauses.amounts import cards_in, crystals_in, distance, distance_moved, flare, printed_y
from engine.sakura.clauses.arrows import ArrowText
from engine.sakura.clauses.build import (
    FULL_POWER,
    action,
    after_attack,
    all_out,
    always,
    at,
    attack,
    copying,
    damage,
    enhancement,
    no_reactions,
    on_initialize,
    ongoing,
    overwhelm,
    resurgence,
    terminal,
    use,
    when,
)
from engine.sakura.clauses.changes import plus, uncancellable, unreactable
from engine.sakura.clauses.conditions import OtherSpecialsUsed, my_turn
from engine.sakura.clauses.copies import (
    copy_of_card_in,
)
from engine.sakura.clauses.filters import ATTACK_CARD, NOT_FULL_POWER, OTHER_MEGAMI
from engine.sakura.clauses.happenings import this_not_used_this_turn, used_this_turn
from engine.sakura.clauses.modifiers import NumberShift, WhereX, gains
from engine.sakura.clauses.permissions import never_sealed, returns_only_from, shielded_in
from engine.sakura.clauses.picking import all_theirs, at_random, hidden_up_to_my, my_all, up_to_my_different
from engine.sakura.clauses.ranges import reach
from engine.sakura.clauses.sides import DISTANCE, MY_AURA, MY_FLARE, MY_LIFE, SHADOW, THEIR_FLARE, Spot
from engine.sakura.clauses.steps import Later
from engine.sakura.clauses.steps_attacks import EndPhase, next_attack
from engine.sakura.clauses.steps_cards import draw_cards, put, rebuild_deck
from engine.sakura.clauses.steps_crystals import arrow, gain, opponent_flinches, vigor_becomes
from engine.sakura.clauses.steps_identity import Gain
from engine.sakura.clauses.steps_placing import PlaceCrystals
from engine.sakura.clauses.steps_uses import UseThem
from engine.sakura.clauses.swings import CENTRIFUGAL, centrifugal, swung_far
from engine.sakura.megami.shape import FormSpec, MegamiSpec

# --- the anvil (§x6-3)

ANVIL = Component(
    key="anvil",
    areas=(AreaSpec(key="anvil", section="x6-3-1", cards=True, pieces=(SAKURA,), owners_only=False),),
    handling=(Handling(things=("anvil",), section="x6-3-1", message="refusal-anvil-filled"),),
)
MY_ANVIL = Spot("anvil", ME)
TEMPERED = "NA-08-hagane-A1-S-1-Ex1"

# --- normal cards

ENSHINGEKI = attack(
    "NA-08-hagane-O-N-1", at(2, 6), damage(5, 3),
    centrifugal(),
    after_attack(
        when(
            my_turn(),
            then(put(my_all("hand"), "cover"), put(all_theirs("hand"), "cover"), vigor_becomes(0), EndPhase()),
        )
    ),
)
SAFUJIN = attack(
    "NA-08-hagane-O-N-2", at(0, 6), damage(1, None),
    after_attack(when(swung_far(), put(at_random(("hand",), OPPONENT), "discard"))),
)
DAICHIKUDAKI = attack(
    "NA-08-hagane-O-N-3", at(0, 3), damage(2, None),
    no_reactions(),
    after_attack(then(vigor_becomes(0, OPPONENT), opponent_flinches())),
    subtype=FULL_POWER,
)
CHOHANDO = action(
    "NA-08-hagane-O-N-4",
    use(When(distance() >= 5, arrow(DISTANCE, MY_FLARE, 1), arrow(THEIR_FLARE, DISTANCE, 1))),
)
ENBUREN = action(
    "NA-08-hagane-O-N-5",
    centrifugal(),
    use(when(flare(OPPONENT) >= 3, arrow(THEIR_FLARE, MY_AURA, 2))),
)
KANENARASHI = action(
    "NA-08-hagane-O-N-6",
    centrifugal(),
    use(choose_one(next_attack(plus(2, 1)), next_attack(unreactable(), reach(far=1)))),
)
INRYOKUBA = enhancement(
    "NA-08-hagane-O-N-7", 2,
    all_out(always(ArrowText("more"))),
    on_initialize(arrow(DISTANCE, MY_AURA, 1)),
    ongoing(NumberShift("master-distance", "less", 1)),
)

# --- specials

SWING = distance_moved()
HALF_A_SWING = printed_y(half_of_x(SWING))

DAITENKU = attack(
    "NA-08-hagane-O-S-1", at(0, 10), damage(SWING, HALF_A_SWING),
    overwhelm(),
    always(WhereX(SWING)),
    always(WhereX(HALF_A_SWING)),
    cost=4,
)
DAIHAGANE = action(
    "NA-08-hagane-O-S-2",
    use(when(OtherSpecialsUsed(), arrow(SHADOW, MY_LIFE, 2))),
    cost=2,
)
DAIJURYOKU = action(
    "NA-08-hagane-O-S-3",
    use(arrow(DISTANCE, MY_FLARE, 3)),
    resurgence(all_of(used_this_turn(CENTRIFUGAL), this_not_used_this_turn())),
    cost=5,
)
DAISANMYAKU = action(
    "NA-08-hagane-O-S-4",
    centrifugal(),
    use(then(put(my_all("deck"), "discard"), put(all_theirs("deck"), "discard"))),
    use(Later("end", rebuild_deck())),
    use(worded("use-different", Choose(up_to_my_different(2, "discard", of=(NOT_FULL_POWER,)), "in-use"), UseThem())),
    cost=3,
)

# --- 『鍛冶師』

ROBI = action(
    "NA-08-hagane-A1-N-1",
    use(when(distance() >= 3, then(arrow(DISTANCE, MY_FLARE, 1), arrow(DISTANCE, THEIR_FLARE, 1)))),
)
SENKAIKI = action("NA-08-hagane-A1-N-2", use(when(swung_far(), then(draw_cards(1), gain(1)))))
DAIRENSEI = action(
    "NA-08-hagane-A1-S-1",
    terminal(),
    use(
        when(
            owns_this(),
            then(
                When(
                    cards_in("anvil", side=ME) >= 1,
                    PlaceCrystals(SHADOW, MY_ANVIL, 1),
                    put(hidden_up_to_my(1, "hand", of=(OTHER_MEGAMI, ATTACK_CARD)), "anvil"),
                ),
                Gain(TEMPERED, "deck-bottom"),
            ),
        )
    ),
    resurgence(used_this_turn(Called(TEMPERED))),
    cost=1,
)
RENSEI_KOGEKI = copying(
    TEMPERED,
    copy_of_card_in("anvil"),
    always(shielded_in("hand")),
    always(returns_only_from("hand", "cover")),
    always(never_sealed()),
    always(gains(plus(1, 0), reach(far=1))),
    always(when(crystals_in(MY_ANVIL) >= 1, gains(plus(1, 1), reach(far=1)))),
    always(when(crystals_in(MY_ANVIL) >= 2, gains(plus(1, 1), reach(far=1)))),
    always(when(crystals_in(MY_ANVIL) >= 2, gains(uncancellable()))),
    extra=True,
)

HAGANE = MegamiSpec(
    key="hagane",
    number="08",
    normals=(ENSHINGEKI, SAFUJIN, DAICHIKUDAKI, CHOHANDO, ENBUREN, KANENARASHI, INRYOKUBA),
    specials=(DAITENKU, DAIHAGANE, DAIJURYOKU, DAISANMYAKU),
    forms=(
        FormSpec(key="hagane"),
        FormSpec(
            key="hagane-a1",
            replaces=(
                ("NA-08-hagane-O-N-1", ROBI),
                ("NA-08-hagane-O-N-2", SENKAIKI),
                ("NA-08-hagane-O-S-1", DAIRENSEI),
            ),
            extras=(RENSEI_KOGEKI,),
            components=(ANVIL,),
        ),
    ),
)
