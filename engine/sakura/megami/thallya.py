"""Thallya (11): the machine Viscount Deus, fed with tokens of her own that are burnt, recovered and ridden with. New
here: tokens beside the crystals of the distance, and cards that give the machine other shapes (§x9).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

USERS = ("thallya",)
MACHINE = Machine(
    token="artificial-crystal", stock="machine", spent="burnt", nearer="distance-minus", farther="distance-plus"
)
TOKENS_AT_FIRST = 5


def ride() -> Step:
    """騎動 (§x9-9)."""
    return ride_with(MACHINE)


def recover(count: int) -> Step:
    """Recover burnt tokens (§x9-5)."""
    return recover_tokens(MACHINE, count)


def in_machine() -> Count:
    """How many tokens lie in the machine."""
    return tokens_in(MACHINE, MACHINE.stock)


def burnt() -> Count:
    """How many tokens are burnt."""
    return tokens_in(MACHINE, MACHINE.spent)


def transform_machine() -> Step:
    """TransFormする (§x9-3)."""
    return transform_in(MACHINE.stock)


# --- normal cards

BURNING_STEAM = attack("NA-11-thallya-O-N-1", at(3, 5), damage(2, 1), after_attack(ride()))
WAVING_EDGE = attack(
    "NA-11-thallya-O-N-2", at(1, 4), damage(3, 1),
    burning(MACHINE),
    after_attack(then(basic_up_to(1), ride())),
)
SHIELD_CHARGE = attack(
    "NA-11-thallya-O-N-3", at(1), damage(3, 2),
    burning(MACHINE),
    always(gains(damage_goes(DISTANCE))),
)
STEAM_CANNON = attack(
    "NA-11-thallya-O-N-4", at(3, 7), damage(1, 1),
    burning(MACHINE),
    all_out(always(gains(reach(1, 1), plus(2, 2)))),
    unless_all_out(after_attack(recover(2))),
)
STUNT = action("NA-11-thallya-O-N-5", use(opponent_flinches()), use(arrow(MY_AURA, MY_FLARE, 2)))
ROARING = action(
    "NA-11-thallya-O-N-6",
    use(if_so(may(burn(MACHINE, 2)), then(gain_vigor(1), lose_vigor(1, OPPONENT), opponent_flinches()))),
    use(if_so(may(pay_vigor(2)), recover(3))),
)
TURBO_SWITCH = action("NA-11-thallya-O-N-7", burning(MACHINE), use(ride()), subtype=REACTION)

# --- specials

ALPHA_EDGE = attack(
    "NA-11-thallya-O-S-1", among(1, 3, 5, 7), damage(1, 1), immediate_resurgence(rode(MACHINE)), cost=1
)
OMEGA_BURST = action(
    "NA-11-thallya-O-S-2",
    use(
        recover_tokens(
            MACHINE, burnt(), when(answers(dash_or_up_to_x("aura")), cancel("attack")), "recover-all-tokens"
        )
    ),
    subtype=REACTION, cost=4,
)
MASTERPIECE = enhancement("NA-11-thallya-O-S-3", 3, ongoing(burns_back(MACHINE)), cost=2)
BLACK_BOX = action(
    "NA-11-thallya-O-S-4",
    use(when(in_machine() == 0, then(transform_machine(), recover(2)), put_this("unused"))),
    subtype=FULL_POWER, cost=2,
)

# --- cards that give the machine another shape

YAKSHA = transform(
    "TransForm Card 01",
    on_transform(then(through_next_start(draws_at_start(1), OPPONENT), opponent_flinches())),
    always(when(in_machine() == 0, cannot("basic"))),
    extra_basic("beta-edge", attack_of(among(2, 4, 6, 8), damage(2, 1), after_attack(ride()))),
    users=USERS,
)
NAGA = transform(
    "TransForm Card 02",
    on_transform(when(flare(OPPONENT) >= 3, leave_only(THEIR_FLARE, SHADOW, 2))),
    extra_basic("gamma-ray", opponent_mills(1, "discard")),
    users=USERS,
)
GARUDA = transform(
    "TransForm Card 03",
    on_transform(then(draw_cards(2), this_turn(no_hand_limit()))),
    extra_basic("delta-wing", when(distance() <= 7, arrow(SHADOW, DISTANCE, 1))),
    users=USERS,
)

# --- 『帰還』

QUICK_CHANGE = enhancement(
    "NA-11-thallya-A1-N-5", 3,
    on_initialize(then(recover(1), seal(my("extra", of=(of_kind("transform"),))))),
    ongoing(lends_sealed()),
    on_disenchant(unseal("extra")),
)
BLACK_BOX_NEO = action(
    "NA-11-thallya-A1-S-1",
    terminal(),
    use(
        then(
            recover(1),
            when(
                burnt() == 0,
                then(
                    place_crystals(SHADOW, ON_THIS_CARD, 1),
                    when(
                        on_this_card() >= 2,
                        then(leave_only(ON_THIS_CARD, SHADOW), transform_machine()),
                    ),
                ),
            ),
        )
    ),
    resurgence(any_of(in_machine() <= 3, transformed_this_turn())),
    cost=1,
)
TRANSFORMS = times_transformed()
OMNIS_BLASTER = attack(
    "NA-11-thallya-A1-S-2", at(3, 10), damage(TRANSFORMS, TRANSFORMS),
    always(where_x(TRANSFORMS)),
    cost=TRANSFORMS,
)
KINNARI = transform(
    "TransForm Card A1-01",
    on_transform(put(all_theirs("deck"), "cover")),
    always(titled("zeta-voice", whenever(rebuilt(OPPONENT), may(attack_of(among(2, 4, 6), damage(2, 2)))))),
    users=USERS,
)
ASURA = transform(
    "TransForm Card A1-03",
    on_transform(repeat(put(they_choose("cover"), "discard"), 2)),
    extra_basic(
        "sigma-drive", attack_of(among(3, 5), damage(3, 2), after_attack(flinch(ME))), once_a_turn=True
    ),
    users=USERS,
)
DEVA = transform(
    "TransForm Card A1-04",
    on_transform(then(recover(2), basic("recover", 2))),
    always(titled("phi-cycle", whenever(pile_turns_even("discard"), gain_vigor(1)))),
    users=USERS,
)

# --- her sheet

COMPONENT = Component(
    key="machine",
    areas=(
        AreaSpec(key="machine", section="x9-4", cards=True, pieces=(MACHINE.token,)),
        AreaSpec(key="burnt", section="x9-5", pieces=(MACHINE.token,), said="place-burnt"),
        AreaSpec(key="distance-plus", section="x9-2-1-1", pieces=(MACHINE.token,)),
        AreaSpec(key="distance-minus", section="x9-2-1-1", pieces=(MACHINE.token,)),
    ),
    counters=(CounterSpec(key="transforms", term="transform-machine", silent=True),),
    handling=(
        Handling(
            things=(f"token:{MACHINE.token}", MACHINE.spent, MACHINE.nearer, MACHINE.farther),
            section="x9-2", message="refusal-artificial-moves",
        ),
        Handling(things=(MACHINE.stock,), section="x9-4", message="refusal-machine-holds"),
    ),
)




def rules() -> tuple[Clause, ...]:
    """What her tokens do at the distance (§x9-2-1-1, §x9-6)."""
    return (
        count_at_distance(MACHINE),
        due_as("rule-burning", in_phase("start", leave_distance(MACHINE), condition=at_distance(MACHINE))),
    )


SHEET = Sheet(
    tokens=((MACHINE.token, MACHINE.stock, TOKENS_AT_FIRST),),
    counters=(("transforms", 0),),
    rules=rules,
    components=(COMPONENT,),
)

THALLYA = MegamiSpec(
    key="thallya",
    number="11",
    normals=(BURNING_STEAM, WAVING_EDGE, SHIELD_CHARGE, STEAM_CANNON, STUNT, ROARING, TURBO_SWITCH),
    specials=(ALPHA_EDGE, OMEGA_BURST, MASTERPIECE, BLACK_BOX),
    forms=(
        form("thallya", extras=(YAKSHA, NAGA, GARUDA), sheet=SHEET),
        form(
            "thallya-a1", QUICK_CHANGE, BLACK_BOX_NEO, OMNIS_BLASTER,
            extras=(NAGA, KINNARI, ASURA, DEVA), sheet=SHEET,
        ),
    ),
)
