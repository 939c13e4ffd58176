"""Misora (25): the bow. New here: an aim that is kept beside the current distance, attacks that look at it instead
(追尾), and a range that is computed (§x23).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *


def shift(by: int) -> Step:
    """The aim is so much more or less."""
    return set_aim("shift", by)


# --- normal cards

YUMINAGASHI = attack(
    "NA-25-misora-O-N-1", at(4, 7), damage(2, 1),
    always(when(aim_matches(), gains(dash("aura")))),
    after_attack(when(all_of(has_aim(), distance() == aim()), arrow(SHADOW, MY_AURA, 1))),
)
NERAIGERI = attack(
    "NA-25-misora-O-N-2", at(2, 4), damage(2, 1), after_attack(choose_up_to_one(shift(1), shift(-1)))
)
KAZAANA = attack(
    "NA-25-misora-O-N-3", at(2, 5), damage(1, 1),
    after_attack(
        when(
            has_aim(),
            when(
                distance() > aim(),
                arrow(DISTANCE, SHADOW, 1),
                when(distance() == aim(), arrow(SHADOW, MY_AURA, 1), arrow(SHADOW, DISTANCE, 1)),
            ),
        )
    ),
    subtype=REACTION,
)
HAYA_OTOYA = attack(
    "NA-25-misora-O-N-4", at(5, 15), damage(5, 1),
    homing(),
    after_attack(
        if_not(
            put(they_choose("hand", of=(ATTACK_CARD,)), "discard"),
            then(opponent_reveals_hand(), opponent_mills(3, "cover")),
        )
    ),
    subtype=FULL_POWER,
)
SEIMITSUKA = action(
    "NA-25-misora-O-N-5",
    use(gain_vigor(1)),
    use(
        next_attack(
            plus(1, 1), of=(with_a_number("aura", apart=True), BY_OTHER_MEGAMI, NORMAL_ATTACK), only=aim_matches()
        )
    ),
)
TSUIBIGEKI = action(
    "NA-25-misora-O-N-6",
    use(use_card(my_unchosen_or_covered(NOT_FULL_POWER, ATTACK_CARD, NORMAL), gives=(checks_aim(),))),
    always(back_outside()),
)
SORA_NO_TSUBASA = enhancement(
    "NA-25-misora-O-N-7", 2,
    terminal(),
    keyword(range_restriction(0, 3)),
    on_initialize(arrow(THEIR_AURA, DISTANCE, 2)),
    on_disenchant(this_turn(both_distances_shift(1))),
)

# --- specials

REACHED = on_this_card() * 2 + 3
MIHATE_NU_HATE = attack(
    "NA-25-misora-O-S-1", (), damage(None, 1),
    homing(),
    no_reactions(),
    always(range_x(REACHED)),
    after_attack(when(REACHED >= 7, put(all_theirs("deck"), "cover"))),
    used(in_phase("end", then(place_crystals(SHADOW, ON_THIS_CARD, 1), put_this("unused")))),
    cost=2,
)
TSUKUMO_NO_KUMO = enhancement(
    "NA-25-misora-O-S-2", 1,
    ongoing(when(has_aim(), distance_is(aim()))),
    ongoing(cannot_basic("forward", "breakaway", side=ME)),
    cost=1,
)
KAKAGERU_KAGE = enhancement(
    "NA-25-misora-O-S-3", 3,
    on_initialize(
        when(
            all_of(answers(NORMAL_ATTACK), aim_in_answered()),
            then(cancel_answered(), worded("seal-answered", seal(theirs("in-use", of=(MADE_ANSWERED,))))),
        )
    ),
    on_disenchant(unseal("discard", OPPONENT)),
    subtype=REACTION, cost=2,
)
MISORA_NO_SORA = enhancement(
    "NA-25-misora-O-S-4", 2,
    ongoing(distance_shift(5)),
    on_disenchant(
        then(arrow(THEIR_LIFE, DISTANCE, 1), arrow(THEIR_AURA, DISTANCE, 1), arrow(THEIR_FLARE, DISTANCE, 1))
    ),
    used(cannot_use_this()),
    subtype=FULL_POWER, cost=5,
)

# --- her sheet

COMPONENT = Component(
    key="aim",
    counters=(CounterSpec(key="aim", term="aim", absent="aim-none", least=-1),),
    handling=(Handling(things=("aim",), section="x23-2", message="refusal-aim-moves"),),
)


def rules() -> tuple[Clause, ...]:
    """The aim is lost with an attack and set again in the end phase (§x23-2)."""
    return (
        due_as("rule-aim-lost", in_phase("main-end", set_aim("none"), condition=attacked_this_turn())),
        due_as("rule-aim", in_phase("end", may(set_aim("distance")))),
    )


SHEET = Sheet(counters=(("aim", -1),), rules=rules, components=(COMPONENT,))

MISORA = MegamiSpec(
    key="misora",
    number="25",
    normals=(YUMINAGASHI, NERAIGERI, KAZAANA, HAYA_OTOYA, SEIMITSUKA, TSUIBIGEKI, SORA_NO_TSUBASA),
    specials=(MIHATE_NU_HATE, TSUKUMO_NO_KUMO, KAKAGERU_KAGE, MISORA_NO_SORA),
    forms=(form("misora", sheet=SHEET),),
)
