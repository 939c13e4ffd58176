"""「スタートデッキ 青 猫又おかゆ」 (hSD03): blue."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import (
    INUGAMI_KORONE,
    LAPLUS_DARKNESS,
    NEKOMATA_OKAYU,
    OOKAMI_MIO,
    SHIRAKAMI_FUBUKI,
    TAKANE_LUI,
)
from engine.hololive.tags import ANIMAL_EARS, GAMERS, HOLOX, JP, SHOOTER, SONG
from engine.hololive.vocabulary import (
    BLUE,
    HOLOMEM,
    THEM,
    THIS,
    WHITE,
    ArchiveFrom,
    Change,
    DrawUpTo,
    LookTop,
    PutThem,
    Search,
    Send,
    ShowTop,
    Special,
    StandsInForCheer,
    While,
    Wounds,
    arts,
    cards,
    coloured,
    cost,
    hand,
    has,
    holomem,
    it_was,
    level,
    may,
    mine,
    named,
    of_kind,
    oshi,
    skill,
    sp_skill,
    support,
    tagged,
    theirs,
    this_at,
    this_is,
    this_turn,
    when,
    when_damaging,
)

CARDS: Final = (
    oshi(
        "hSD03-001", NEKOMATA_OKAYU, 5, BLUE,
        skill(2, this_turn(Change("arts", mine(coloured(BLUE), where="center"), 20))),
        sp_skill(1, reacts=when_damaging(mine(), theirs(where="back"), Special(50, THEM()))),
    ),
    holomem(
        "hSD03-002", NEKOMATA_OKAYU, "debut", 100, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD03-003", NEKOMATA_OKAYU, "debut", 70, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), arts=(arts("b", 10),),
        collab=when(
            has(mine(tagged(GAMERS), where="center")),
            Special(10, theirs(where="center"), spares=True), Special(10, theirs(where="back"), 1, spares=True),
        ),
    ),
    holomem(
        "hSD03-004", NEKOMATA_OKAYU, "debut", 80, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), arts=(arts("o", 20),),
        collab=cost(
            ShowTop(), when(it_was(HOLOMEM, level("debut", "spot")), Send(THIS())), PutThem("bottom"),
        ),
    ),
    holomem(
        "hSD03-005", NEKOMATA_OKAYU, "1st", 170, BLUE, tags=(JP, GAMERS, ANIMAL_EARS),
        arts=(arts("o", 30), arts("bo", 50)),
    ),
    holomem(
        "hSD03-006", NEKOMATA_OKAYU, "1st", 140, BLUE, tags=(JP, GAMERS, ANIMAL_EARS, SONG),
        arts=(
            arts("b", 30),
            arts(
                "bo", 40,
                cost(
                    ArchiveFrom(THIS(), cards=cards(coloured(BLUE))),
                    Special(10, theirs(where="center")), Special(10, theirs(where="back"), 1),
                ),
            ),
        ),
    ),
    holomem(
        "hSD03-007", NEKOMATA_OKAYU, "1st", 110, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), arts=(arts("o", 20),),
        bloom=may(Send(mine(tagged(GAMERS)), "archive")),
    ),
    holomem(
        "hSD03-008", NEKOMATA_OKAYU, "1st", 240, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), baton=2, buzz=True, falls=2,
        arts=(arts("bo", 60),),
        gift=While(
            this_at("center"),
            Change(
                "arts", mine(named(TAKANE_LUI, OOKAMI_MIO, SHIRAKAMI_FUBUKI, LAPLUS_DARKNESS, INUGAMI_KORONE)), 20,
            ),
        ),
    ),
    holomem(
        "hSD03-009", NEKOMATA_OKAYU, "2nd", 190, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), baton=2,
        arts=(
            arts("bo", 60, against=(WHITE, 50)),
            arts(
                "bboo", 100,
                cost(
                    ArchiveFrom(THIS(), count=2, cards=cards(coloured(BLUE))),
                    Special(30, theirs(where="center")), Special(30, theirs(where="back"), 1),
                ),
                against=(WHITE, 50),
            ),
        ),
    ),
    holomem(
        "hSD03-010", INUGAMI_KORONE, "spot", 70, tags=(JP, GAMERS, ANIMAL_EARS), no_bloom=True,
        arts=(arts("o", 30),),
        collab=when(has(mine(named(NEKOMATA_OKAYU), where="center")), Search(cards(of_kind("mascot", "fan")))),
    ),
    holomem(
        "hSD03-011", LAPLUS_DARKNESS, "spot", 60, tags=(JP, HOLOX, SHOOTER), no_bloom=True,
        arts=(arts("o", 10), arts("oo", 20, when(hand() <= 2, DrawUpTo(3)))),
    ),
    support(
        "hSD03-012", "dorobo-construction", "event",
        LookTop(
            4,
            cards(
                named(NEKOMATA_OKAYU, TAKANE_LUI, OOKAMI_MIO, SHIRAKAMI_FUBUKI, LAPLUS_DARKNESS, INUGAMI_KORONE)
            ),
            count=-1,
        ),
        limited=True, requires=hand() <= 6,
    ),
    support(
        "hSD03-013", "okanyan", "mascot",
        attached=(
            While(this_at("center", "collab"), Wounds("taken", THIS(), -10)),
            While(this_is(named(NEKOMATA_OKAYU)), StandsInForCheer(THIS(), BLUE)),
        ),
    ),
    support("hSD03-014", "onigirya", "fan", only_on=(NEKOMATA_OKAYU,), attached=(Change("hp", THIS(), 10),)),
)
