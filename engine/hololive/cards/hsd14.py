"""「ライブスタートデッキ 白上フブキ」 (hSD14): white."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import SHIRAKAMI_FUBUKI
from engine.hololive.tags import ANIMAL_EARS, ART, GAMERS, GEN_1, JP, SHIRAKAMI_CHARACTER
from engine.hololive.vocabulary import (
    RED,
    THEM,
    THIS,
    WHITE,
    AttachFrom,
    Change,
    ChooseMembers,
    Draw,
    Raise,
    Search,
    Send,
    WhenDowned,
    While,
    all_of,
    arts,
    bearing,
    cards,
    holomem,
    mine,
    named,
    of_kind,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    support,
    theirs,
    then,
    this_at,
    this_is,
    this_turn,
    turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD14-001", SHIRAKAMI_FUBUKI, 4, WHITE,
        skill(
            2, ChooseMembers(mine(bearing("mascot"), named(SHIRAKAMI_FUBUKI))), this_turn(Change("arts", THEM(), 20)),
        ),
        sp_skill(2, Search(cards(of_kind("mascot")), most=2)),
    ),
    holomem(
        "hSD14-002", SHIRAKAMI_FUBUKI, "debut", 80, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD14-003", SHIRAKAMI_FUBUKI, "debut", 70, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("w", 30),),
    ),
    holomem(
        "hSD14-004", SHIRAKAMI_FUBUKI, "debut", 90, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),), collab=when(second_player_first_turn(), Search(cards(of_kind("mascot")))),
    ),
    holomem(
        "hSD14-005", SHIRAKAMI_FUBUKI, "debut", 100, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),),
        collab=then(ChooseMembers(mine(where="center")), this_turn(Change("arts", THEM(), 10))),
    ),
    holomem(
        "hSD14-006", SHIRAKAMI_FUBUKI, "1st", 140, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 30), arts("wo", 50)),
    ),
    holomem(
        "hSD14-007", SHIRAKAMI_FUBUKI, "1st", 130, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),),
        bloom=then(ChooseMembers(mine(where="center")), this_turn(Change("arts", THEM(), 10))),
    ),
    holomem(
        "hSD14-008", SHIRAKAMI_FUBUKI, "1st", 140, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20, when(all_of(this_at("collab"), this_is(bearing("mascot"))), Raise(20)), more=True),),
        collab=AttachFrom(cards(of_kind("mascot")), THIS()),
    ),
    holomem(
        "hSD14-009", SHIRAKAMI_FUBUKI, "2nd", 170, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART), baton=2,
        arts=(arts("wo", 90, against=(RED, 30)),),
        gift=While(turn("theirs"), WhenDowned(THIS(), when(this_is(bearing("mascot")), Draw()))),
    ),
    support("hSD14-010", "holoan", "staff", Draw(3), limited=True),
    support(
        "hSD14-011", "ariyori-no-alligator", "mascot", tags=(SHIRAKAMI_CHARACTER,),
        attached=(
            Change("hp", THIS(), 10),
            While(this_is(named(SHIRAKAMI_FUBUKI)), WhenDowned(theirs(), Send(mine()), by=THIS())),
        ),
    ),
)
