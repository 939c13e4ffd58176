"""Hatsumi (17): the oar, and the wind at sea. New here: headwind for who was attacked in the turn before (§x15-1-1),
and dives (§x15-1-2, §x15-2).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- normal cards

SUIRAIKYU = attack(
    "NA-17-hatsumi-O-N-1", at(3, 5), damage(0, 0),
    always(when(tailwind(), gains(plus(2, 2)))),
    after_attack(when(headwind(), two_way_arrow(DISTANCE, SHADOW, 2))),
)
SUIRYU = attack(
    "NA-17-hatsumi-O-N-2", at(4, 5), damage(2, 1),
    always(when(tailwind(), gains(plus(1, 1)))),
    all_out(always(gains(unreactable(NORMAL), damage_goes(DISTANCE)))),
)
KYOSAN = attack(
    "NA-17-hatsumi-O-N-3", at(5, 6), damage(3, 1), always(when(headwind(), gains(damage_goes(SHADOW, "life"))))
)
KAISHO = action(
    "NA-17-hatsumi-O-N-4",
    use(when(distance() <= 4, when(headwind(), arrow(THEIR_FLARE, DISTANCE, 1), arrow(SHADOW, DISTANCE, 1)))),
    subtype=REACTION,
)
JUNBI_BANTAN = action(
    "NA-17-hatsumi-O-N-5",
    use(arrow(SHADOW, MY_AURA, 3)),
    use(may(draw_cards())),
    use(when(headwind(), this_turn(hand_limit_grows(1)))),
    subtype=FULL_POWER,
)
RASHINBAN = enhancement(
    "NA-17-hatsumi-O-N-6", 3,
    ongoing(cancels_duplicates(every((BY_ME,), range_with(5)), every((BY_OPPONENT,), range_without(5)))),
    on_disenchant(arrow(SHADOW, MY_AURA, 1)),
)


def covered_card_back() -> Step:
    """A covered card may go on top of the deck."""
    return put(up_to_my(1, "cover"), "deck-top")


NAMIYOBI = enhancement(
    "NA-17-hatsumi-O-N-7", 1,
    ongoing(crystals_stay(unless=all_of(my_turn(), tailwind()))),
    ongoing(at_start_phase(covered_card_back())),
    on_disenchant(covered_card_back()),
    on_disenchant(then(basic_up_to(1), attack_of(at(2, 7), damage(1, None)))),
)

# --- specials

ISANA_KAIIKI = attack(
    "NA-17-hatsumi-O-S-1", at(3, 5), damage(3, 1),
    always(when(tailwind(), gains(plus(0, 2)))),
    after_attack(when(headwind(), then(arrow(SHADOW, DISTANCE, 2), put_this("unused")))),
    cost=4,
)
OYOGIBI_HOKA = attack(
    "NA-17-hatsumi-O-S-2", at(5, 6), damage(2, 2),
    always(whenever(this_returned(), basic_up_to(1))),
    immediate_resurgence(came_closer(2)),
    cost=2,
)
KARAHARI_TODAI = action(
    "NA-17-hatsumi-O-S-3",
    use(when(tailwind(), flinch(ME))),
    used(master_distance_grows(1)),
    used(
        when(
            their_turn(),
            instead_of_resolving(
                then(put_it("discard"), put_this("unused")), used_out_of("hand", by=OPPONENT), NOT_ATTACK
            ),
        )
    ),
    cost=1,
)
MIOBIKI_KORO = action(
    "NA-17-hatsumi-O-S-4",
    use(
        when(
            headwind(),
            then(opponent_flinches(), show_top(1, OPPONENT), when(it_was(ATTACK_CARD), put_it("discard"))),
        )
    ),
    used(at_start_phase(may_use_this(waive="cost"), headwind())),
    cost=2,
)

# --- 『徒神』

SENRAI = enhancement(
    "NA-17-hatsumi-A1-N-4", 2,
    unguarded(),
    on_initialize(dive()),
    on_disenchant(attack_of(at(1, 7), damage(None, 1), no_reactions())),
)
SAGIRI_KAIIKI = enhancement(
    "NA-17-hatsumi-A1-S-1", 4,
    ongoing(when(their_turn(), every((BY_OPPONENT,), range_ends(3)))),
    subtype=REACTION, cost=3,
)
WADANAKA_KORO = enhancement(
    "NA-17-hatsumi-A1-S-4", 2,
    on_initialize(then(dive(), opponent_flinches())),
    on_disenchant(when(tailwind(), deal(1, "both"))),
    resurgence(headwind()),
    cost=2,
)

# --- what each player of a duel with her has

COMPONENT = Component(
    key="sea",
    counters=(
        CounterSpec(
            key="dive", term="dive-card", values=("dive-forward", "dive-backward"), secret=True, shown_by="dive-open",
            most=1,
        ),
        CounterSpec(key="dive-open", term="dive-card", silent=True, most=1),
    ),
    figures=wind_figures,
    handling=(
        Handling(things=("dive", "dive-0", "dive-1"), section="x15-1-2", message="refusal-dive-chosen"),
        Handling(things=("headwind",), section="x15-1-1", message="refusal-wind-turns"),
    ),
)


def dives() -> tuple[Clause, ...]:
    """A dive is resolved before a card of the opponent's resolves, and in the own start phase (§x15-1-2)."""
    return (
        due_as("rule-dive", in_phase("start", surface(), condition=submerged())),
        due_as("rule-dive", before_resolving(surface(), submerged(), used_by(OPPONENT))),
    )


def surface() -> Step:
    """The dive that was chosen is resolved (§x15-2)."""
    return resolve_dive(this_turn(both_distances_shift(-1)), this_turn(both_distances_shift(1)))


SHEET = Sheet(components_of_both=(COMPONENT,), counters_of_both=(("dive", 0), ("dive-open", 1)))

HATSUMI = MegamiSpec(
    key="hatsumi",
    number="17",
    normals=(SUIRAIKYU, SUIRYU, KYOSAN, KAISHO, JUNBI_BANTAN, RASHINBAN, NAMIYOBI),
    specials=(ISANA_KAIIKI, OYOGIBI_HOKA, KARAHARI_TODAI, MIOBIKI_KORO),
    forms=(
        form("hatsumi", sheet=SHEET),
        form("hatsumi-a1", SENRAI, SAGIRI_KAIIKI, WADANAKA_KORO, sheet=SHEET, rules_of_both=dives()),
    ),
)
