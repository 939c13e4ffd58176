"""「ライブスタートデッキ 儒烏風亭らでん」 (hSD15): green."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import JUUFUUTEI_RADEN
from engine.hololive.tags import ALCOHOL, DEV_IS, MUSHROOM, REGLOSS
from engine.hololive.vocabulary import (
    BLUE,
    GREEN,
    HOLOMEM,
    OTHER,
    THEM,
    THIS,
    ArchiveTop,
    Change,
    ChooseMembers,
    Heal,
    PassOn,
    Raise,
    Search,
    Send,
    TakeBack,
    WhenDowned,
    While,
    arts,
    cards,
    cheer_count,
    holomem,
    level,
    may,
    mine,
    named,
    of_kind,
    oshi,
    played_this_turn,
    second_player_first_turn,
    skill,
    sp_skill,
    support,
    tagged,
    theirs,
    then,
    this_at,
    this_turn,
    turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD15-001", JUUFUUTEI_RADEN, 4, GREEN, skill(2, Search(cards(of_kind("event"), tagged(MUSHROOM)))),
        sp_skill(2, Send(mine(named(JUUFUUTEI_RADEN))), TakeBack(cards(of_kind("event"), tagged(MUSHROOM)))),
    ),
    holomem("hSD15-002", JUUFUUTEI_RADEN, "debut", 80, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 20),)),
    holomem("hSD15-003", JUUFUUTEI_RADEN, "debut", 70, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("g", 30),)),
    holomem(
        "hSD15-004", JUUFUUTEI_RADEN, "debut", 90, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 20),),
        collab=when(second_player_first_turn(), Send(mine(where="back"))),
    ),
    holomem(
        "hSD15-005", JUUFUUTEI_RADEN, "debut", 100, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 20),),
        gift=While(turn("theirs"), WhenDowned(THIS(), may(PassOn(THIS(), mine(OTHER))))),
    ),
    holomem(
        "hSD15-006", JUUFUUTEI_RADEN, "1st", 140, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL),
        arts=(arts("go", 40), arts("goo", 60)),
    ),
    holomem(
        "hSD15-007", JUUFUUTEI_RADEN, "1st", 130, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 30),),
        collab=then(ArchiveTop(), may(TakeBack(cards(HOLOMEM, level("debut")), to="stage"))),
    ),
    holomem(
        "hSD15-008", JUUFUUTEI_RADEN, "1st", 140, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL),
        arts=(arts("go", 40, when(played_this_turn(of_kind("event"), tagged(MUSHROOM)), Raise(10)), more=True),),
        gift=WhenDowned(theirs(), Heal(20, THIS()), by=THIS()),
    ),
    holomem(
        "hSD15-009", JUUFUUTEI_RADEN, "2nd", 170, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), baton=2,
        arts=(arts("goo", 90, against=(BLUE, 30)),),
        bloom=when(this_at("center"), this_turn(Change("arts", THIS(), 20))),
    ),
    support(
        "hSD15-010", "matsutake-dance", "event", ChooseMembers(mine(named(JUUFUUTEI_RADEN))),
        when(
            cheer_count(THEM()) >= 3, this_turn(Change("arts", THEM(), 20)),
            otherwise=this_turn(Change("arts", THEM(), 10)),
        ),
        tags=(MUSHROOM,),
    ),
)
