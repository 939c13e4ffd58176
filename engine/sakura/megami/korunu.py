"""Korunu (15): the skate blade, and ice. New here: tokens that freeze an aura and take room there (§x13)."""

from __future__ import annotations

from engine.sakura.vocabulary import *

TOKEN = "freeze-token"


def freeze_full() -> Step:
    """Frozen until the aura has no room left."""
    return freeze(None)


# --- normal cards

SETSUJIN = attack("NA-15-korunu-O-N-1", at(3, 4), damage(1, 1), after_attack(freeze()))
SENKAIJIN = attack(
    "NA-15-korunu-O-N-2", at(2, 3), damage(2, 2),
    always(afterwards(this_attack_is_answered(), two_way_arrow(DISTANCE, SHADOW, 2))),
)
TSURUGI_NO_MAI = attack(
    "NA-15-korunu-O-N-3", at(4, 5), damage(2, 1), always(when(aura_full(), gains(plus(1, 1))))
)
YUKIWATARI = action(
    "NA-15-korunu-O-N-4",
    use(two_way_arrow(DISTANCE, SHADOW, 1)),
    use(when(aura_full(), may(arrow(SHADOW, DISTANCE, 1)))),
)
ZETTAI_REIDO = action(
    "NA-15-korunu-O-N-5",
    all_out(use(then(attack_of(at(2, 5), damage(1, 2)), freeze_full()))),
    use(then(basic("recover"), when(frozen() >= 3, basic("recover")))),
    subtype=REACTION,
)
KAJIKAMI = enhancement("NA-15-korunu-O-N-6", 2, on_initialize(freeze()), ongoing(cannot_basic("focus")))
SHIMO_NO_IBARA = enhancement(
    "NA-15-korunu-O-N-7", 2,
    ongoing(whenever(attack_is_made(ME, 1, NOT_SPECIAL_ATTACK), it_gets(plus(1, 1)), my_turn())),
    ongoing(when(frozen() >= 1, upkeep_may_be_spared())),
)

# --- specials

KONRU_RUYANPE = attack(
    "NA-15-korunu-O-S-1", at(2, 3), damage(2, 3), after_attack(when(chose("aura"), freeze_full())), cost=4
)
RETAR_RERA = action(
    "NA-15-korunu-O-S-2",
    use(when(aura_full(), cancel_answered(), arrow(DISTANCE, THEIR_AURA, 1))),
    subtype=REACTION, cost=2,
)
UPAS_TUM = attack(
    "NA-15-korunu-O-S-3", at(3, 6), damage(0, None),
    after_attack(freeze()),
    immediate_resurgence(aura_filled()),
    cost=0,
)
PORUCHAR_TO = enhancement(
    "NA-15-korunu-O-S-4", 1,
    always(together(as_reaction(), when(used_as_reaction(), costs(4)))),
    on_initialize(then(two_way_arrow(DISTANCE, SHADOW, 1), freeze())),
    on_disenchant(may_use_this(gives=(capacity_is(4),), area="enhancements")),
    cost=2,
)

# --- her sheet

COMPONENT = Component(
    key="ice",
    beside=(("aura", TOKEN),),
    crowding=True,
    handling=(Handling(things=(f"token:{TOKEN}",), section="x13-5", message="refusal-ice-moves"),),
)


def rules() -> tuple[Clause, ...]:
    """Focus of a frozen player takes a token away (§x13-6)."""
    return (takes_token_instead("focus"),)


KORUNU = MegamiSpec(
    key="korunu",
    number="15",
    normals=(SETSUJIN, SENKAIJIN, TSURUGI_NO_MAI, YUKIWATARI, ZETTAI_REIDO, KAJIKAMI, SHIMO_NO_IBARA),
    specials=(KONRU_RUYANPE, RETAR_RERA, UPAS_TUM, PORUCHAR_TO),
    forms=(form("korunu", rules=rules(), components=(COMPONENT,)),),
)
