"""Thallya (11): the machine Viscount Deus, fed with tokens of her own that are burnt, recovered and ridden with. New
here: tokens beside the crystals of the distance, and cards that give the machine other shapes (§x9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import AreaSpec
from engine.cardgame.components import Component, CounterSpec, Handling
from engine.cardgame.words.conditions import any_of
from engine.cardgame.words.flow import IfSo, Repeat, When, may, then, this_turn, through_next_start
from engine.cardgame.words.sides import ME, OPPONENT
from engine.sakura.clauses.amounts import distance, flare, on_this_card
from engine.sakura.clauses.build import (
    FULL_POWER,
    REACTION,
    action,
    after_attack,
    all_out,
    always,
    among,
    at,
    attack,
    damage,
    enhancement,
    immediate_resurgence,
    on_disenchant,
    on_initialize,
    ongoing,
    resurgence,
    terminal,
    unless_all_out,
    use,
    when,
)
from engine.sakura.clauses.changes import DamageGoes, plus
from engine.sakura.clauses.conditions import answers
from engine.sakura.clauses.filters import OfKind
from engine.sakura.clauses.happenings import pile_turns_even, rebuilt
from engine.sakura.clauses.keyword import Titled
from engine.sakura.clauses.machines import (
    Burn,
    CountAtDistance,
    DashOrUpToX,
    LeaveDistance,
    Machine,
    Recover,
    Ride,
    at_distance,
    burning,
    burns_back,
    rode,
    tokens_in,
)
from engine.sakura.clauses.modifiers import WhereX, gains, no_hand_limit
from engine.sakura.clauses.permissions import cannot, lends_sealed
from engine.sakura.clauses.picking import all_theirs, my, they_choose
from engine.sakura.clauses.ranges import reach
from engine.sakura.clauses.sides import DISTANCE, MY_AURA, MY_FLARE, ON_THIS_CARD, SHADOW, THEIR_FLARE
from engine.sakura.clauses.steps_attacks import Cancel, attack_of
from engine.sakura.clauses.steps_cards import Seal, Unseal, draw_cards, opponent_mills, put, put_this
from engine.sakura.clauses.steps_crystals import (
    Flinch,
    Vigor,
    arrow,
    basic,
    basic_up_to,
    gain,
    opponent_flinches,
    pay_vigor_step,
)
from engine.sakura.clauses.steps_leaving import LeaveOnly
from engine.sakura.clauses.steps_placing import PlaceCrystals
from engine.sakura.clauses.timings import InPhase, whenever
from engine.sakura.clauses.transforms import (
    TransForm,
    draws_at_start,
    extra_basic,
    on_transform,
    times_transformed,
    transform,
    transformed_this_turn,
)
from engine.sakura.megami.shape import FormSpec, MegamiSpec

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause, Step
    from engine.cardgame.words.amounts import Count

USERS = ("thallya",)
MACHINE = Machine(
    token="artificial-crystal", stock="machine", spent="burnt", nearer="distance-minus", farther="distance-plus"
)
TOKENS_AT_FIRST = 5


def ride() -> Step:
    """騎動 (§x9-9)."""
    return Ride(MACHINE)


def recover(count: int) -> Step:
    """Recover burnt tokens (§x9-5)."""
    return Recover(MACHINE, count)


def in_machine() -> Count:
    """How many tokens lie in the machine."""
    return tokens_in(MACHINE, MACHINE.stock)


def burnt() -> Count:
    """How many tokens are burnt."""
    return tokens_in(MACHINE, MACHINE.spent)


def transform_machine() -> Step:
    """TransFormする (§x9-3)."""
    return TransForm(MACHINE.stock)


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
    always(gains(DamageGoes(DISTANCE))),
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
    use(IfSo(may(Burn(MACHINE, 2)), then(gain(1), Vigor("lose", 1, OPPONENT), opponent_flinches()))),
    use(IfSo(may(pay_vigor_step(2)), recover(3))),
)
TURBO_SWITCH = action("NA-11-thallya-O-N-7", burning(MACHINE), use(ride()), subtype=REACTION)

# --- specials

ALPHA_EDGE = attack(
    "NA-11-thallya-O-S-1", among(1, 3, 5, 7), damage(1, 1), immediate_resurgence(rode(MACHINE)), cost=1
)
OMEGA_BURST = action(
    "NA-11-thallya-O-S-2",
    use(Recover(MACHINE, burnt(), when(answers(DashOrUpToX("aura")), Cancel("attack")), "recover-all-tokens")),
    subtype=REACTION, cost=4,
)
MASTERPIECE = enhancement("NA-11-thallya-O-S-3", 3, ongoing(burns_back(MACHINE)), cost=2)
BLACK_BOX = action(
    "NA-11-thallya-O-S-4",
    use(When(in_machine().equals(0), then(transform_machine(), recover(2)), put_this("unused"))),
    subtype=FULL_POWER, cost=2,
)

# --- cards that give the machine another shape

YAKSHA = transform(
    "TransForm Card 01",
    on_transform(then(through_next_start(draws_at_start(1), OPPONENT), opponent_flinches())),
    always(when(in_machine().equals(0), cannot("basic"))),
    extra_basic("beta-edge", attack_of(among(2, 4, 6, 8), damage(2, 1), after_attack(ride()))),
    users=USERS,
)
NAGA = transform(
    "TransForm Card 02",
    on_transform(when(flare(OPPONENT) >= 3, LeaveOnly(THEIR_FLARE, SHADOW, 2))),
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
    on_initialize(then(recover(1), Seal(my("extra", of=(OfKind("transform"),))))),
    ongoing(lends_sealed()),
    on_disenchant(Unseal("extra")),
)
BLACK_BOX_NEO = action(
    "NA-11-thallya-A1-S-1",
    terminal(),
    use(
        then(
            recover(1),
            when(
                burnt().equals(0),
                then(
                    PlaceCrystals(SHADOW, ON_THIS_CARD, 1),
                    when(
                        on_this_card() >= 2,
                        then(LeaveOnly(ON_THIS_CARD, SHADOW), transform_machine()),
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
    always(WhereX(TRANSFORMS)),
    cost=TRANSFORMS,
)
KINNARI = transform(
    "TransForm Card A1-01",
    on_transform(put(all_theirs("deck"), "cover")),
    always(Titled("zeta-voice", whenever(rebuilt(OPPONENT), may(attack_of(among(2, 4, 6), damage(2, 2)))))),
    users=USERS,
)
ASURA = transform(
    "TransForm Card A1-03",
    on_transform(Repeat(put(they_choose("cover"), "discard"), 2)),
    extra_basic(
        "sigma-drive", attack_of(among(3, 5), damage(3, 2), after_attack(Flinch(ME))), once_a_turn=True
    ),
    users=USERS,
)
DEVA = transform(
    "TransForm Card A1-04",
    on_transform(then(recover(2), basic("recover", 2))),
    always(Titled("phi-cycle", whenever(pile_turns_even("discard"), gain(1)))),
    users=USERS,
)

# --- her sheet

COMPONENT = Component(
    key="machine",
    areas=(
        AreaSpec(key="machine", section="x9-4", cards=True, pieces=(MACHINE.token,)),
        AreaSpec(key="burnt", section="x9-5", pieces=(MACHINE.token,)),
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


TOKENS = ((MACHINE.token, MACHINE.stock, TOKENS_AT_FIRST),)
COUNTERS = (("transforms", 0),)


def rules() -> tuple[Clause, ...]:
    """What her tokens do at the distance (§x9-2-1-1, §x9-6)."""
    return (
        CountAtDistance(MACHINE),
        InPhase("start", LeaveDistance(MACHINE), condition=at_distance(MACHINE)),
    )


THALLYA = MegamiSpec(
    key="thallya",
    number="11",
    normals=(BURNING_STEAM, WAVING_EDGE, SHIELD_CHARGE, STEAM_CANNON, STUNT, ROARING, TURBO_SWITCH),
    specials=(ALPHA_EDGE, OMEGA_BURST, MASTERPIECE, BLACK_BOX),
    forms=(
        FormSpec(
            key="thallya",
            extras=(YAKSHA, NAGA, GARUDA),
            tokens=TOKENS,
            counters=COUNTERS,
            rules=rules(),
            components=(COMPONENT,),
        ),
        FormSpec(
            key="thallya-a1",
            extras=(NAGA, KINNARI, ASURA, DEVA),
            tokens=TOKENS,
            counters=COUNTERS,
            rules=rules(),
            components=(COMPONENT,),
            replaces=(
                ("NA-11-thallya-O-N-5", QUICK_CHANGE),
                ("NA-11-thallya-O-S-1", BLACK_BOX_NEO),
                ("NA-11-thallya-O-S-2", OMNIS_BLASTER),
            ),
        ),
    ),
)
