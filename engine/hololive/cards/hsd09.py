"""「スタートデッキ 赤 宝鐘マリン」 (hSD09): red."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOUSHOU_MARINE, SHIRANUI_FLARE, SHIROGANE_NOEL, USADA_PEKORA
from engine.hololive.tags import ALCOHOL, ANIMAL_EARS, ART, GEN_3, HALF_ELF, JP, SEA, SUMMER
from engine.hololive.vocabulary import (
    GREEN,
    HOLOMEM,
    RED,
    THIS,
    WHITE,
    YELLOW,
    Change,
    Draw,
    LookTop,
    Send,
    SpareLife,
    Special,
    TakeBack,
    WhenDowned,
    While,
    all_of,
    arts,
    cards,
    coloured,
    differently_named,
    has,
    holomem,
    level,
    life_less,
    mine,
    not_named,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    tagged,
    theirs,
    this_at,
    this_turn,
    turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD09-001", HOUSHOU_MARINE, 5, RED,
        skill(2, this_turn(Change("arts", mine(coloured(RED), where="center"), 20))),
        sp_skill(1, TakeBack(cards(HOLOMEM, coloured(RED)))),
    ),
    holomem(
        "hSD09-002", HOUSHOU_MARINE, "debut", 100, RED, tags=(JP, GEN_3, ART, SEA, SUMMER), arts=(arts("o", 20),),
        collab=LookTop(5, cards(tagged(SUMMER), level("debut"), HOLOMEM)),
    ),
    holomem(
        "hSD09-003", HOUSHOU_MARINE, "1st", 240, RED, tags=(JP, GEN_3, ART, SEA), baton=2, buzz=True, falls=2,
        arts=(arts("ro", 50),),
        collab=Special(10, theirs(where="center"), times=differently_named(mine(tagged(GEN_3)))),
    ),
    holomem(
        "hSD09-004", HOUSHOU_MARINE, "2nd", 200, RED, tags=(JP, GEN_3, ART, SEA), baton=2,
        arts=(
            arts(
                "r", 60, when(has(mine(not_named(HOUSHOU_MARINE), tagged(GEN_3))), Draw()), against=(YELLOW, 50),
            ),
            arts(
                "rro", 120,
                Special(10, theirs(where="center"), times=differently_named(mine(tagged(GEN_3)))),
                Special(10, theirs(where="collab"), times=differently_named(mine(tagged(GEN_3)))),
                against=(YELLOW, 50),
            ),
        ),
    ),
    holomem(
        "hSD09-005", SHIROGANE_NOEL, "debut", 100, WHITE, tags=(JP, GEN_3, ALCOHOL, SUMMER), arts=(arts("o", 20),),
        collab=this_turn(
            Change("arts", mine(level("2nd"), where="center"), 10, times=differently_named(mine(tagged(GEN_3))))
        ),
    ),
    holomem(
        "hSD09-006", USADA_PEKORA, "debut", 90, GREEN, tags=(JP, GEN_3, ANIMAL_EARS, SUMMER),
        arts=(arts("o", 10),), collab=when(second_player_first_turn(), Send(mine(tagged(GEN_3)))),
    ),
    holomem(
        "hSD09-007", SHIRANUI_FLARE, "debut", 100, YELLOW, tags=(JP, GEN_3, HALF_ELF, SUMMER),
        arts=(arts("ooo", 80),),
        gift=While(
            all_of(this_at("collab"), turn("theirs")), WhenDowned(THIS(), when(life_less(), SpareLife())),
        ),
    ),
)
