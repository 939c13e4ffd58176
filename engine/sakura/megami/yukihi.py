"""Yukihi (06): the needle in the umbrella. New here: the umbrella, which is closed or open (§x4-1), and cards with two
sides, of which only the one that fits counts (§x4-2).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- the umbrella (§x4-1, §x4-3, §x4-4)

UMBRELLA = Component(
    key="umbrella",
    counters=(CounterSpec(key="umbrella", term="umbrella", values=("umbrella-closed", "umbrella-open")),),
    handling=(Handling(things=("umbrella",), section="x4-4", message="refusal-umbrella-turns"),),
)


def turn_umbrella() -> Step:
    """傘の開閉 (§x4-3)."""
    return flip_counter("umbrella", "flip-umbrella")


def umbrella_turned() -> Happening:
    """You open or close your umbrella."""
    return counter_changes("umbrella", "trigger-umbrella-turned")


def umbrella_open() -> Condition:
    """Your umbrella is open."""
    return counter_is("umbrella", 1, "condition-umbrella-open")


SHEET = Sheet(
    counters=(("umbrella", 0),),
    rules=lambda: (due_as("rule-umbrella", in_phase("end", may(turn_umbrella()))),),
    components=(UMBRELLA,),
)
"""What every form of hers may do in the end phase (§x4-4)."""


# --- normal cards

SHIKOMIBARI = two_sided(
    "umbrella",
    closed=attack("NA-06-yukihi-O-N-1", at(4, 6), damage(3, 1)),
    open=attack("NA-06-yukihi-O-N-1", at(0, 2), damage(1, 2)),
)
SHIKOMIBI = two_sided(
    "umbrella",
    closed=attack(
        "NA-06-yukihi-O-N-2", at(5, 6), damage(1, 1),
        after_attack(then(put_this("hand"), turn_umbrella())),
    ),
    open=attack("NA-06-yukihi-O-N-2", at(0, 2), damage(1, 1)),
)
FURIHARAI = two_sided(
    "umbrella",
    closed=attack(
        "NA-06-yukihi-O-N-3", at(2, 5), damage(1, 1),
        after_attack(two_way_arrow(SHADOW, DISTANCE, 1)),
    ),
    open=attack("NA-06-yukihi-O-N-3", at(0, 2), damage(1, 1), after_attack(arrow(DISTANCE, SHADOW, 2))),
)
FURIMAWASHI = two_sided(
    "umbrella",
    closed=attack("NA-06-yukihi-O-N-4", at(4, 6), damage(5, None), subtype=FULL_POWER),
    open=attack("NA-06-yukihi-O-N-4", at(0, 2), damage(None, 2), subtype=FULL_POWER),
)
KASAMAWASHI = action(
    "NA-06-yukihi-O-N-5",
    use(then(turn_umbrella(), arrow(SHADOW, MY_AURA, 1))),
    always(may_show(umbrella_turned(), arrow(SHADOW, MY_AURA, 1))),
)
HIKIASHI = two_sided(
    "umbrella",
    closed=action("NA-06-yukihi-O-N-6", use(arrow(SHADOW, DISTANCE, 1)), subtype=REACTION),
    open=action("NA-06-yukihi-O-N-6", use(arrow(DISTANCE, SHADOW, 1)), subtype=REACTION),
)
ENMUSUBI = enhancement(
    "NA-06-yukihi-O-N-7", 2,
    on_initialize(arrow(DISTANCE, SHADOW, 1)),
    on_disenchant(arrow(SHADOW, DISTANCE, 1)),
    always(when(umbrella_open(), arrows_reversed())),
)

# --- specials

HARARIYUKI = two_sided(
    "umbrella",
    closed=attack("NA-06-yukihi-O-S-1", at(4, 5), damage(3, 1), after_attack(gain_vigor(1)), cost=2),
    open=attack(
        "NA-06-yukihi-O-S-1", at(0, 2), damage(0, 0),
        immediate_resurgence(umbrella_turned()),
        cost=2,
    ),
)
YURARIBI = two_sided(
    "umbrella",
    closed=attack("NA-06-yukihi-O-S-2", at(4, 6), damage(0, 0), cost=5),
    open=attack("NA-06-yukihi-O-S-2", at(0), damage(4, 5), cost=5),
)
DORORIURA = enhancement(
    "NA-06-yukihi-O-S-3", 7,
    ongoing(every((BY_ME, by_megami("yukihi")), ranges_of_all_sides())),
    subtype=FULL_POWER, cost=3,
)
KURURIMI = action(
    "NA-06-yukihi-O-S-4",
    use(turn_umbrella()),
    use(arrow(SHADOW, MY_AURA, 1)),
    subtype=REACTION, cost=1,
)

# --- 『社交界』

CHIKARAZOE = two_sided(
    "umbrella",
    closed=attack(
        "NA-06-yukihi-A1-N-2", at(3, 5), damage(2, 1),
        always(when(crystals_on_enhancements(ME) >= 4, gains(plus(0, 1)))),
    ),
    open=attack(
        "NA-06-yukihi-A1-N-2", at(1, 2), damage(1, 2),
        always(when(crystals_on_enhancements(ME) >= 4, gains(plus(1, 0)))),
    ),
)
YOKOITO = two_sided(
    "umbrella",
    closed=attack(
        "NA-06-yukihi-A1-N-4", at(2, 8), damage(1, 1),
        after_attack(then(next_attack(reach(near=1, far=1), of=(BY_OTHER_MEGAMI,)), put_this("deck-bottom"))),
    ),
    open=attack(
        "NA-06-yukihi-A1-N-4", at(0, 4), damage(0, 0),
        after_attack(
            when(
                none_used_this_turn(NOT_THIS),
                use_card(my("discard", of=(OTHER_MEGAMI, NOT_FULL_POWER))),
            )
        ),
    ),
)
HIRARIORI = two_sided(
    "umbrella",
    closed=enhancement(
        "NA-06-yukihi-A1-S-2", 1,
        ongoing(
            afterwards(
                first_use(OTHER_MEGAMI, NORMAL),
                may(gain_vigor(1), place_crystals(SHADOW, ON_THIS_CARD, 3)),
            )
        ),
        cost=4,
    ),
    open=enhancement(
        "NA-06-yukihi-A1-S-2", 1,
        ongoing(at_start_phase(attack_of(at(0, 5), damage(2, 2)))),
        cost=4,
    ),
)

YUKIHI = MegamiSpec(
    key="yukihi",
    number="06",
    normals=(SHIKOMIBARI, SHIKOMIBI, FURIHARAI, FURIMAWASHI, KASAMAWASHI, HIKIASHI, ENMUSUBI),
    specials=(HARARIYUKI, YURARIBI, DORORIURA, KURURIMI),
    forms=(
        form("yukihi", sheet=SHEET),
        form("yukihi-a1", CHIKARAZOE, YOKOITO, HIRARIORI, sheet=SHEET),
    ),
)
