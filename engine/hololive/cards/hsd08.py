"""「スタートデッキ 白 天音かなた」 (hSD08): white."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import AMANE_KANATA, HIMEMORI_LUNA, TOKOYAMI_TOWA, TSUNOMAKI_WATAME
from engine.hololive.tags import ANIMAL_EARS, BABY, GEN_4, JP, SHOOTER, SONG, SUMMER
from engine.hololive.vocabulary import (
    GREEN,
    HOLOMEM,
    PURPLE,
    RED,
    THIS,
    WHITE,
    YELLOW,
    Change,
    LookTop,
    Raise,
    Search,
    Send,
    Special,
    TakeBack,
    WhenDowned,
    WhenHurt,
    While,
    all_of,
    arts,
    cards,
    coloured,
    holomem,
    level,
    life_less,
    may,
    members,
    mine,
    name_with,
    of_kind,
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
        "hSD08-001", AMANE_KANATA, 5, WHITE,
        skill(2, this_turn(Change("arts", mine(coloured(WHITE), where="center"), 20))),
        sp_skill(1, reacts=WhenHurt(mine(coloured(WHITE)), 20, during=turn("theirs"))),
    ),
    holomem(
        "hSD08-002", AMANE_KANATA, "debut", 100, WHITE, tags=(JP, GEN_4, SONG, SUMMER), arts=(arts("o", 20),),
        collab=LookTop(5, cards(tagged(SUMMER), level("debut"), HOLOMEM)),
    ),
    holomem(
        "hSD08-003", AMANE_KANATA, "2nd", 200, WHITE, tags=(JP, GEN_4, SONG), baton=2,
        arts=(arts("woo", 100, Raise(10, times=members(mine(tagged(SUMMER)))), more=True, against=(GREEN, 50)),),
        bloom=Search(cards(tagged(GEN_4), level("debut"), HOLOMEM)),
    ),
    holomem(
        "hSD08-004", AMANE_KANATA, "2nd", 180, WHITE, tags=(JP, GEN_4, SONG), baton=2,
        arts=(
            arts(
                "wwo", 120, against=(RED, 50),
                upon=WhenDowned(
                    theirs(where="center"), Special(40, theirs(level("2nd")), 1), by=THIS(), once=True, arts=True
                ),
            ),
        ),
        gift=While(this_at("center"), Change("arts", mine(tagged(GEN_4), level("debut"), where="collab"), 40)),
    ),
    holomem(
        "hSD08-005", HIMEMORI_LUNA, "debut", 90, WHITE, tags=(JP, GEN_4, BABY, SUMMER), arts=(arts("o", 30),),
        gift=While(
            all_of(this_at("collab"), turn("theirs")),
            WhenDowned(
                mine(), when(life_less(or_equal=True), may(TakeBack(cards(of_kind("item"), name_with("pc"))))),
            ),
        ),
    ),
    holomem(
        "hSD08-006", TOKOYAMI_TOWA, "debut", 90, PURPLE, tags=(JP, GEN_4, SONG, SHOOTER, SUMMER),
        arts=(arts("o", 20),),
        collab=when(
            second_player_first_turn(), Special(20, theirs(where="center")),
            otherwise=Special(10, theirs(where="center")),
        ),
    ),
    holomem(
        "hSD08-007", TSUNOMAKI_WATAME, "debut", 100, YELLOW, tags=(JP, GEN_4, ANIMAL_EARS, SONG, SUMMER),
        arts=(arts("o", 10),), collab=may(Send(mine(tagged(GEN_4), level("2nd")), "archive")),
    ),
)
