"""「ライブスタートデッキ 星街すいせい」 (hSD17): blue."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOSHIMACHI_SUISEI
from engine.hololive.tags import GEN_0, JP, SONG
from engine.hololive.vocabulary import (
    BLUE,
    PURPLE,
    THIS,
    Change,
    Draw,
    Send,
    Special,
    WhenDowned,
    While,
    arts,
    has,
    holomem,
    level,
    mine,
    named,
    not_played_this_turn,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    support,
    theirs,
    this_at,
    this_turn,
    turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD17-001", HOSHIMACHI_SUISEI, 4, BLUE, skill(3, Send(mine())),
        sp_skill(
            2, when(has(mine(named(HOSHIMACHI_SUISEI), where="center")), Special(50, theirs(where="back"), 1)),
        ),
    ),
    holomem("hSD17-002", HOSHIMACHI_SUISEI, "debut", 80, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    holomem("hSD17-003", HOSHIMACHI_SUISEI, "debut", 70, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("b", 30),)),
    holomem(
        "hSD17-004", HOSHIMACHI_SUISEI, "debut", 80, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),),
        collab=when(second_player_first_turn(), Special(20, theirs(where="back"), 1)),
    ),
    holomem(
        "hSD17-005", HOSHIMACHI_SUISEI, "debut", 100, BLUE, tags=(JP, GEN_0, SONG),
        arts=(arts("o", 20, Special(10, theirs(where="back"), 1)),),
    ),
    holomem(
        "hSD17-006", HOSHIMACHI_SUISEI, "1st", 140, BLUE, tags=(JP, GEN_0, SONG),
        arts=(arts("o", 30), arts("bo", 50)),
    ),
    holomem(
        "hSD17-007", HOSHIMACHI_SUISEI, "1st", 130, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 30),),
        bloom=when(this_at("back"), Special(10, theirs(where="back"), 1)),
    ),
    holomem(
        "hSD17-008", HOSHIMACHI_SUISEI, "1st", 140, BLUE, tags=(JP, GEN_0, SONG),
        arts=(arts("bo", 40, Special(10, theirs(where="back"), 1)),),
        gift=While(turn("theirs"), WhenDowned(THIS(), Draw())),
    ),
    holomem(
        "hSD17-009", HOSHIMACHI_SUISEI, "2nd", 170, BLUE, tags=(JP, GEN_0, SONG), baton=2,
        arts=(arts("bbo", 110, against=(PURPLE, 30)),), collab=this_turn(Change("arts", THIS(), 20)),
    ),
    support(
        "hSD17-010", "stella", "event", Special(20, theirs(level("1st", "2nd", "spot"), where="back"), 1),
        requires=not_played_this_turn(named("stella")),
    ),
)
