"""「スタートデッキ 赤 百鬼あやめ」 (hSD02): red."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import NAKIRI_AYAME, OOKAMI_MIO, SHIRAKAMI_FUBUKI
from engine.hololive.tags import ANIMAL_EARS, ART, COOKING, GAMERS, GEN_1, GEN_2, JP, SHIRAKAMI_CHARACTER, SHOOTER
from engine.hololive.vocabulary import (
    COUNTED,
    HOLOMEM,
    RED,
    THIS,
    YELLOW,
    ArchiveHand,
    Change,
    Draw,
    LookTop,
    Send,
    Special,
    TakeBack,
    While,
    arts,
    at_least,
    bearing,
    bloomed_from,
    cards,
    coloured,
    cost,
    hand,
    holomem,
    level,
    may,
    mine,
    named,
    of_kind,
    oshi,
    skill,
    sp_skill,
    support,
    theirs,
    this_is,
    this_turn,
    when,
    when_bloomed,
)

CARDS: Final = (
    oshi(
        "hSD02-001", NAKIRI_AYAME, 5, RED,
        skill(2, this_turn(Change("arts", mine(coloured(RED), where="center"), 20))),
        sp_skill(1, TakeBack(cards(HOLOMEM, coloured(RED)))),
    ),
    holomem(
        "hSD02-002", NAKIRI_AYAME, "debut", 90, RED, tags=(JP, GEN_2, SHOOTER), baton=0, any_number=True,
        arts=(arts("r", 30),),
    ),
    holomem(
        "hSD02-003", NAKIRI_AYAME, "debut", 70, RED, tags=(JP, GEN_2, SHOOTER), baton=0, arts=(arts("o", 30),),
        collab=Special(10, theirs(where="collab")),
    ),
    holomem(
        "hSD02-004", NAKIRI_AYAME, "debut", 60, RED, tags=(JP, GEN_2, SHOOTER), baton=0, arts=(arts("r", 30),),
        collab=when(this_is(bearing(names=("poyoyo",))), this_turn(Change("arts", mine(where="center"), 20))),
    ),
    holomem(
        "hSD02-005", NAKIRI_AYAME, "1st", 140, RED, tags=(JP, GEN_2, SHOOTER), baton=0,
        arts=(arts("o", 20), arts("ro", 60)),
    ),
    holomem(
        "hSD02-006", NAKIRI_AYAME, "1st", 140, RED, tags=(JP, GEN_2, SHOOTER), arts=(arts("r", 30),),
        bloom=cost(ArchiveHand(), Special(20, theirs(where="center collab"), 1)),
    ),
    holomem(
        "hSD02-007", NAKIRI_AYAME, "1st", 120, RED, tags=(JP, GEN_2, SHOOTER), arts=(arts("o", 30),),
        bloom=when(bloomed_from("debut"), LookTop(2, rest="archive")),
    ),
    holomem(
        "hSD02-008", NAKIRI_AYAME, "1st", 230, RED, tags=(JP, GEN_2, SHOOTER), buzz=True, falls=2,
        arts=(
            arts("ro", 40),
            arts("rro", 50, cost(ArchiveHand(), Special(50, theirs(where="center collab"), 1))),
        ),
    ),
    holomem(
        "hSD02-009", NAKIRI_AYAME, "2nd", 180, RED, tags=(JP, GEN_2, SHOOTER),
        arts=(
            arts("r", 60, against=(YELLOW, 50)),
            arts(
                "rro", 40, cost(ArchiveHand(1, 3), Special(40, theirs(where="center"), times=COUNTED())),
                against=(YELLOW, 50),
            ),
        ),
    ),
    holomem(
        "hSD02-010", SHIRAKAMI_FUBUKI, "spot", 80, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART), no_bloom=True,
        arts=(arts("o", 20),), collab=may(TakeBack(cards(of_kind("mascot")))),
    ),
    holomem(
        "hSD02-011", OOKAMI_MIO, "spot", 50, tags=(JP, GAMERS, ANIMAL_EARS, COOKING), no_bloom=True,
        arts=(arts("o", 10),), collab=cost(ArchiveHand(cards=cards(HOLOMEM)), Send(mine(level("debut")))),
    ),
    support(
        "hSD02-012", "iroha-nihohetto-ayafubumi", "event",
        LookTop(4, cards(named(SHIRAKAMI_FUBUKI, OOKAMI_MIO, NAKIRI_AYAME)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hSD02-013", "asura-rakshasa", "tool",
        attached=(
            Change("arts", THIS(), 10),
            While(this_is(at_least("1st"), named(NAKIRI_AYAME)), Change("arts", THIS(), 10)),
        ),
    ),
    support(
        "hSD02-014", "poyoyo", "mascot", tags=(SHIRAKAMI_CHARACTER,),
        attached=(
            Change("hp", THIS(), 20),
            While(this_is(named(NAKIRI_AYAME)), when_bloomed(THIS(), Draw())),
        ),
    ),
)
