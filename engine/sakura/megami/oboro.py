"""Oboro (05): strategy, with traps that are used from the cover pile before a rebuild. New here: cards that ask where
they were used from, a second use, a last petal instead of a defeat, and parts of which attacks are made.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- normal cards

KOSHI = attack("NA-05-oboro-O-N-1", at(3, 4), damage(2, 2), trap())
KAGEBISHI = attack(
    "NA-05-oboro-O-N-2", at(2), damage(2, 1),
    trap(),
    no_reactions(),
    after_attack(when(used_from("cover"), put(seen_of_theirs("hand"), "cover"))),
)
ZANGEKI_RANBU = attack(
    "NA-05-oboro-O-N-3", at(2, 4), damage(3, 2),
    always(when(took_damage("aura"), gains(plus(1, 1)))),
    subtype=FULL_POWER,
)
NINPO = action(
    "NA-05-oboro-O-N-4",
    trap(),
    use(arrow(SHADOW, DISTANCE, 1)),
    use(when(used_from("cover"), use_card(my("cover", of=(TRAP,)), optional=True))),
)
YUDO = action(
    "NA-05-oboro-O-N-5",
    trap(),
    use(choose_one(arrow(DISTANCE, THEIR_AURA, 1), arrow(THEIR_AURA, THEIR_FLARE, 1))),
    subtype=REACTION,
)
BUNSHIN = action(
    "NA-05-oboro-O-N-6",
    use(use_card(my("cover", of=(NOT_FULL_POWER,)), gives=(unreactable(),), again_from="discard")),
    subtype=FULL_POWER,
)
SEITAI_KASSEI = enhancement(
    "NA-05-oboro-O-N-7", 4,
    unguarded(),
    trap(),
    on_disenchant(put(my("specials", of=(USED,)), "unused")),
)

# --- specials

KUMASUKE = attack(
    "NA-05-oboro-O-S-1", at(3, 4), damage(2, 2),
    after_attack(repeat(attack_of(at(3, 4), damage(2, 2)), pile("cover", ME))),
    subtype=FULL_POWER, cost=4,
)
TOBIKAGE = action(
    "NA-05-oboro-O-S-2",
    use(use_card(my("cover", of=(NOT_FULL_POWER,)), optional=True, answers=True)),
    subtype=REACTION, cost=4,
)
UROUO = enhancement(
    "NA-05-oboro-O-S-3", 3,
    on_initialize(put(any_number_of_my("discard"), "cover")),
    ongoing(arrows_two_way(ME, used_out_of("cover"))),
    of_kinds(("ongoing", "used"), used_before_rebuild(my("cover", of=(TRAP, NOT_ATTACK)), more=True)),
    cost=2,
)
MIKAZURA = attack(
    "NA-05-oboro-O-S-4", at(3, 7), damage(1, 1),
    after_attack(arrow(SHADOW, MY_FLARE, 1)),
    resurgence(flare(ME) == 0),
    cost=0,
)

# --- 『第三章』

SHURIKEN = attack(
    "NA-05-oboro-A1-N-2", at(3, 5), damage(2, 1),
    always(
        in_phase(
            "end",
            may(put_this("hand")),
            condition=all_of(both_covers() >= 5, this_lies_in("discard")),
        )
    ),
)
FUIUCHI = attack(
    "NA-05-oboro-A1-N-3", at(1, 3), damage(4, 3),
    no_reactions(NORMAL),
    always(gains(minus(pile("cover", OPPONENT)))),
    subtype=FULL_POWER,
)
SAIGO_NO_KESSHO = action(
    "NA-05-oboro-A1-S-4-Ex1",
    always(only_by_itself()),
    always(use_instead_of_defeat()),
    use(then(put(my("hand"), "cover"), arrow(SHADOW, MY_LIFE, 1))),
    cost=3, extra=True,
)
KAMISHIRO_NO_E = action(
    "NA-05-oboro-A1-S-4",
    use(arrow(OUTSIDE, MY_AURA, 1)),
    use(arrow(OUTSIDE, MY_FLARE, 1)),
    use(then(put_this("removed"), take_extra(SAIGO_NO_KESSHO.number, "unused"))),
    subtype=FULL_POWER, cost=0,
)

# --- 『消失』

HORO_KUNAI = attack(
    "NA-05-oboro-A2-N-1", among(1, 3, 5), damage(1, 1),
    trap(),
    after_attack(assemble(1)),
    always(may_go_elsewhere("cover")),
)
GIGASUKE = attack(
    "NA-05-oboro-A2-S-1", at(3, 4), damage(2, 1),
    always(costs_less(pile("cover", ME) + assembled_parts(ME))),
    after_attack(repeat(attack_of(at(3, 4), damage(2, 1)), 3)),
    cost=16,
)
OBORO_MONJO = action(
    "NA-05-oboro-A2-S-3",
    use(then(assemble(1), basic_up_to(1))),
    used(before_rebuild(if_so(may(take_apart(1)), assemble(half_up(pile("cover", ME)))))),
    subtype=FULL_POWER, cost=0,
)

# --- her parts (§x3-4)

MAIN_PARTS = (
    main_part("NA-05-oboro-A2-MP-1", at(4, 5), damage(2, 2), digital_trap()),
    main_part("NA-05-oboro-A2-MP-2", among(3, 6), damage(2, 1), digital_trap()),
    main_part(
        "NA-05-oboro-A2-MP-3", at(0, 2), damage(1, 0),
        digital_trap(),
        after_attack(when(chose("life"), opponent_flinches())),
    ),
)
CUSTOM_PARTS = (
    custom_part(
        "NA-05-oboro-A2-CP-1",
        no_reactions(ENHANCEMENT_CARD),
        no_reactions(ATTACK_CARD),
        no_reactions(ACTION_CARD),
        no_reactions(NORMAL),
    ),
    custom_part(
        "NA-05-oboro-A2-CP-2",
        always(gains(plus(0, 0))),
        always(gains(plus(0, 1))),
        always(gains(plus(1, 0))),
        always(gains(plus(1, 1))),
    ),
    custom_part(
        "NA-05-oboro-A2-CP-3",
        after_attack(arrow(SHADOW, DISTANCE, 1)),
        after_attack(two_way_arrow(SHADOW, DISTANCE, 1)),
        after_attack(two_way_arrow(SHADOW, DISTANCE, 1)),
        after_attack(then(two_way_arrow(SHADOW, DISTANCE, 1), gain_vigor(1))),
    ),
    custom_part(
        "NA-05-oboro-A2-CP-4",
        after_attack(put(up_to_my(1, "discard"), "cover")),
        after_attack(put(up_to_my(1, "cover"), "deck-bottom")),
        after_attack(put(up_to_my(2, "cover"), "deck-bottom", ordered=True)),
        after_attack(put(up_to_my(2, "discard", "cover"), "deck-bottom", ordered=True)),
    ),
)
ELECTRONIC = Component(
    key="electronic",
    areas=tuple(
        AreaSpec(key=key, section="x3-9", cards=True, facing="down", sight="owner", effective=False)
        for key in (PARTS, ASSEMBLED)
    ),
    handling=(Handling(things=(PARTS, ASSEMBLED), section="x3-7", message="refusal-parts-assembled"),),
)

SHEET = Sheet(rules=lambda: (traps_before_rebuilds(),))

OBORO = MegamiSpec(
    key="oboro",
    number="05",
    normals=(KOSHI, KAGEBISHI, ZANGEKI_RANBU, NINPO, YUDO, BUNSHIN, SEITAI_KASSEI),
    specials=(KUMASUKE, TOBIKAGE, UROUO, MIKAZURA),
    forms=(
        form("oboro", sheet=SHEET),
        form("oboro-a1", SHURIKEN, FUIUCHI, KAMISHIRO_NO_E, sheet=SHEET, extras=(SAIGO_NO_KESSHO,)),
        form(
            "oboro-a2", HORO_KUNAI, GIGASUKE, OBORO_MONJO,
            sheet=SHEET,
            lays=tuple((card, PARTS) for card in (*MAIN_PARTS, *CUSTOM_PARTS)),
            rules=(attack_instead_of_rebuilds(),),
            components=(ELECTRONIC,),
        ),
    ),
)
