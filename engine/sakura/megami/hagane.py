"""Hagane (08): the hammer that swings the harder the further one has come. New here: 遠心 (§x6-2); in the other form
the anvil (§x6-3) and the card that is a copy of what lies on it.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

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
            then(put(my_all("hand"), "cover"), put(all_theirs("hand"), "cover"), vigor_becomes(0), end_phase()),
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
    use(when(distance() >= 5, arrow(DISTANCE, MY_FLARE, 1), arrow(THEIR_FLARE, DISTANCE, 1))),
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
    all_out(always(arrows_move_more())),
    on_initialize(arrow(DISTANCE, MY_AURA, 1)),
    ongoing(master_distance_shrinks(1)),
)

# --- specials

SWING = distance_moved()
HALF_A_SWING = printed_y(half_of_x(SWING))

DAITENKU = attack(
    "NA-08-hagane-O-S-1", at(0, 10), damage(SWING, HALF_A_SWING),
    overwhelm(),
    always(where_x(SWING)),
    always(where_x(HALF_A_SWING)),
    cost=4,
)
DAIHAGANE = action(
    "NA-08-hagane-O-S-2",
    use(when(other_specials_used(), arrow(SHADOW, MY_LIFE, 2))),
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
    use(later("turn-end", rebuild_deck())),
    use(worded("use-different", choose(up_to_my_different(2, "discard", of=(NOT_FULL_POWER,)), "in-use"), use_them())),
    cost=3,
)

# --- 『鍛冶師』

ROBI = action(
    "NA-08-hagane-A1-N-1",
    use(when(distance() >= 3, then(arrow(DISTANCE, MY_FLARE, 1), arrow(DISTANCE, THEIR_FLARE, 1)))),
)
SENKAIKI = action("NA-08-hagane-A1-N-2", use(when(swung_far(), then(draw_cards(1), gain_vigor(1)))))
DAIRENSEI = action(
    "NA-08-hagane-A1-S-1",
    terminal(),
    use(
        when(
            owns_this(),
            then(
                when(
                    cards_in("anvil", side=ME) >= 1,
                    place_crystals(SHADOW, MY_ANVIL, 1),
                    put(hidden_up_to_my(1, "hand", of=(OTHER_MEGAMI, ATTACK_CARD)), "anvil"),
                ),
                take_extra(TEMPERED, "deck-bottom"),
            ),
        )
    ),
    resurgence(used_this_turn(called(TEMPERED))),
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
        form("hagane"),
        form("hagane-a1", ROBI, SENKAIKI, DAIRENSEI, extras=(RENSEI_KOGEKI,), components=(ANVIL,)),
    ),
)
