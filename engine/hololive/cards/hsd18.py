"""「ライブスタートデッキ 森カリオペ」 (hSD18): purple."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import MORI_CALLIOPE
from engine.hololive.tags import EN, MYTH, SONG
from engine.hololive.vocabulary import (
    GREEN,
    HOLOMEM,
    PURPLE,
    THIS,
    ArchiveTop,
    Change,
    Draw,
    Raise,
    Special,
    TakeBack,
    WhenDowned,
    While,
    archived,
    arts,
    bearing,
    cards,
    has,
    holomem,
    mine,
    named,
    of_kind,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    theirs,
    this_at,
    this_is,
    this_turn,
    turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD18-001", MORI_CALLIOPE, 4, PURPLE, skill(2, ArchiveTop(2), Draw()),
        sp_skill(2, when(archived(HOLOMEM) >= 6, this_turn(Change("arts", mine(named(MORI_CALLIOPE)), 30)))),
    ),
    holomem("hSD18-002", MORI_CALLIOPE, "debut", 80, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("o", 20),)),
    holomem("hSD18-003", MORI_CALLIOPE, "debut", 70, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("p", 30),)),
    holomem(
        "hSD18-004", MORI_CALLIOPE, "debut", 90, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("o", 20),),
        collab=when(second_player_first_turn(), ArchiveTop(), Draw()),
    ),
    holomem(
        "hSD18-005", MORI_CALLIOPE, "debut", 100, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("o", 20),),
        collab=when(has(mine(bearing("tool"))), Special(10, theirs(where="center"))),
    ),
    holomem(
        "hSD18-006", MORI_CALLIOPE, "1st", 140, PURPLE, tags=(EN, MYTH, SONG),
        arts=(arts("o", 30), arts("po", 50)),
    ),
    holomem(
        "hSD18-007", MORI_CALLIOPE, "1st", 130, PURPLE, tags=(EN, MYTH, SONG),
        arts=(arts("o", 30, when(this_is(bearing("tool")), Raise(10)), more=True),),
        gift=While(turn("theirs"), WhenDowned(THIS(), ArchiveTop())),
    ),
    holomem(
        "hSD18-008", MORI_CALLIOPE, "1st", 140, PURPLE, tags=(EN, MYTH, SONG),
        arts=(arts("po", 40, when(this_at("center"), TakeBack(cards(of_kind("tool"))))),), bloom=ArchiveTop(),
    ),
    holomem(
        "hSD18-009", MORI_CALLIOPE, "2nd", 160, PURPLE, tags=(EN, MYTH, SONG), baton=2,
        arts=(arts("pp", 90, against=(GREEN, 30)),),
        collab=when(archived(HOLOMEM) >= 6, Special(20, theirs(where="center"))),
    ),
)
