"""Mizuki (18): units that wait in the barracks, are conscripted and used from there, and go back. New here: a kind of
card with a home of its own (§x16-2-1), conscription (§x16-5), what was done in the turn just before, a distance that
hasn't changed (不動).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- units (§x16-2)

YARIHEI = unit(
    attack(
        "NA-18-mizuki-O-T-1", at(3), damage(1, 1),
        terminal(),
        always(when(reacted_last_turn(), gains(plus(1, 0)))),
        extra=True,
    )
)
TATEHEI = unit(
    action(
        "NA-18-mizuki-O-T-2",
        terminal(),
        use(answered_gets(plus(-1, 0), of=(NOT_FULL_POWER_ATTACK,))),
        subtype=REACTION, extra=True,
    )
)
KIHEI = unit(
    enhancement(
        "NA-18-mizuki-O-T-3", 2,
        terminal(),
        ongoing(every((BY_OPPONENT,), no_longer_unreactable())),
        on_disenchant(gain_vigor(1)),
        extra=True,
    )
)

# --- her sheet

COMPONENT = Component(
    key=BARRACKS,
    areas=(
        AreaSpec(
            key=BARRACKS, section="x16-4", cards=True, facing="down", sight="owner", usable=True, said="place-barracks"
        ),
        AreaSpec(
            key=UNCONSCRIPTED, section="x16-4", cards=True, facing="down", sight="owner", said="place-unconscripted"
        ),
    ),
    handling=(
        Handling(things=(UNCONSCRIPTED,), section="x16-5", message="refusal-not-conscripted"),
    ),
)
SHEET = Sheet(
    lays=tuple((card, UNCONSCRIPTED) for card in (YARIHEI, YARIHEI, TATEHEI, KIHEI)),
    rules=lambda: (returns_home("unit", UNCONSCRIPTED, BARRACKS, "in-use", "enhancements", "sealed", "outside"),),
    components=(COMPONENT,),
)
"""The barracks with its four units (§x16-1), and where units stay (§x16-2-1)."""

# --- normal cards

JINTO = attack("NA-18-mizuki-O-N-1", at(1, 2), damage(1, 1), after_attack(conscript()))
HANKO = attack(
    "NA-18-mizuki-O-N-2", at(2, 3), damage(1, 1),
    always(when(reacted_last_turn(), gains(plus(2, 1)))),
    all_out(always(gains(plus(1, 1)))),
)
UCHIOTOSHI = attack(
    "NA-18-mizuki-O-N-3", at(1, 5), damage(1, 1),
    treated_as("kodama"),
    after_attack(when(unwavering(), cancel_answered(NEITHER_SPECIAL_NOR_FULL_POWER))),
    subtype=REACTION,
)
GOREI = action("NA-18-mizuki-O-N-4", use(conscript()), use(when(reacted_last_turn(), gain_vigor(1))))
BOHEKI = action(
    "NA-18-mizuki-O-N-5",
    terminal(),
    use(when(first_reaction(), cancel_answered(NEITHER_SPECIAL_NOR_FULL_POWER))),
    subtype=REACTION,
)
SEIATSU_ZENSHIN = action(
    "NA-18-mizuki-O-N-6",
    use(choose_some(conscript(), basic("forward"), basic("recover"), times=3, again=True)),
    subtype=FULL_POWER,
)
IKUSABA = enhancement(
    "NA-18-mizuki-O-N-7", 3,
    treated_as("kodama"),
    ongoing(whenever(attack_is_made(ME, 1, NOT_SPECIAL_ATTACK), it_gets(plus(1, 1)), unwavering())),
)

# --- specials

TENSHU_HACHIRYUKAKU = enhancement(
    "NA-18-mizuki-O-S-1", 3,
    terminal(),
    on_initialize(cancel_answered()),
    ongoing(every((BY_ME, either_attack(BY_OTHER_MEGAMI, attack_of_kind("unit"))), plus(0, 1))),
    subtype=REACTION, cost=5,
)
MIE_HIZAMARU_YAGURA = attack(
    "NA-18-mizuki-O-S-2", at(3, 4), damage(3, 1),
    always(only_when(no_attack_made())),
    immediate_resurgence(uses(with_keyword("terminal"))),
    cost=2,
)
TOSHIN = attack(
    "NA-18-mizuki-O-S-3-Ex1", at(1, 2), damage(2, 1),
    treated_as("kodama"),
    always(when(unwavering(), gains(plus(0, 1)))),
    after_attack(put_this("extra")),
    extra=True,
)
OTE_TATENASHIMON = action(
    "NA-18-mizuki-O-S-3",
    terminal(),
    use(
        then(
            worded("join-barracks", take_extra(TOSHIN.number, BARRACKS), put(my("hand"), BARRACKS)),
            conscript(),
        )
    ),
    used(every((BY_ME, made_with(used_out_of(BARRACKS))), plus(1, 0))),
    used(cards_lose("terminal", of=(used_out_of(BARRACKS), REACTION_CARD))),
    cost=3,
)
MIZUKI_NO_TOKI_NO_KOE = enhancement(
    "NA-18-mizuki-O-S-4", 5,
    ongoing(cards_lose("terminal", of=(of_kind("normal", "unit"), originally("terminal")))),
    ongoing(cards_gain("terminal", of=(NORMAL, originally("full-power")), lose=("full-power",))),
    subtype=FULL_POWER, cost=5,
)

MIZUKI = MegamiSpec(
    key="mizuki",
    number="18",
    normals=(JINTO, HANKO, UCHIOTOSHI, GOREI, BOHEKI, SEIATSU_ZENSHIN, IKUSABA),
    specials=(TENSHU_HACHIRYUKAKU, MIE_HIZAMARU_YAGURA, OTE_TATENASHIMON, MIZUKI_NO_TOKI_NO_KOE),
    forms=(form("mizuki", extras=(TOSHIN,), sheet=SHEET),),
)
