"""「スタートデッキ 推し Advent」 (hSD12): blue and purple."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import (
    FUWAWA_ABYSSGARD,
    KOSEKI_BIJOU,
    MOCOCO_ABYSSGARD,
    NERISSA_RAVENCROFT,
    SHIORI_NOVELLA,
)
from engine.hololive.tags import ADVENT, ANIMAL_EARS, BABY, BIRD, EN, SONG
from engine.hololive.vocabulary import (
    BLUE,
    CHEER,
    HOLOMEM,
    NOT_LIMITED,
    PURPLE,
    RED,
    SUPPORT,
    THEM,
    THIS,
    WHITE,
    YELLOW,
    ArchiveFrom,
    ArchiveHand,
    ArchiveTop,
    Change,
    Cheaper,
    ChooseMembers,
    Draw,
    LookTop,
    ReturnMember,
    Search,
    Send,
    Special,
    TakeBack,
    WhenDowned,
    While,
    all_are,
    all_of,
    archive_colours,
    archived,
    arts,
    at_least,
    both,
    cards,
    cheer_count,
    cost,
    holomem,
    level,
    life_at_most,
    members,
    mine,
    named,
    not_coloured,
    not_level,
    not_played_this_turn,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    support,
    tagged,
    their_colours,
    theirs,
    then,
    this_is,
    this_turn,
    when,
    when_attached,
)

CARDS: Final = (
    oshi(
        "hSD12-001", SHIORI_NOVELLA, 5, BLUE, skill(1, LookTop(3, cards(SUPPORT))),
        sp_skill(3, Special(10, theirs(not_level("debut"), where="back"), 1, times=archived(SUPPORT))),
    ),
    oshi(
        "hSD12-002", KOSEKI_BIJOU, 5, PURPLE,
        skill(2, ArchiveTop(1, "cheer-deck", both=True), Draw(their_colours())),
        sp_skill(
            2, Special(10, theirs(where="center"), times=archived(HOLOMEM, tagged(ADVENT)) + archived(CHEER)),
        ),
    ),
    holomem(
        "hSD12-003", SHIORI_NOVELLA, "debut", 130, BLUE, tags=(EN, ADVENT), arts=(arts("o", 20),),
        collab=Special(10, theirs(where="back"), 1),
    ),
    holomem(
        "hSD12-004", SHIORI_NOVELLA, "1st", 170, BLUE, tags=(EN, ADVENT),
        arts=(
            arts("o", 20, back_too=True),
            arts("b", 30, when(archived(SUPPORT) >= 4, Send(mine(tagged(ADVENT))))),
        ),
    ),
    holomem(
        "hSD12-005", SHIORI_NOVELLA, "1st", 160, BLUE, tags=(EN, ADVENT), arts=(arts("o", 40),),
        collab=Send(mine(tagged(ADVENT)), "archive"),
    ),
    holomem(
        "hSD12-006", SHIORI_NOVELLA, "1st", 250, BLUE, tags=(EN, ADVENT), baton=2, buzz=True, falls=2,
        arts=(arts("bo", 40, Special(20, theirs(), 1)),),
        bloom=cost(
            ArchiveHand(cards=cards(SUPPORT)), Search(cards(HOLOMEM, tagged(ADVENT), level("debut", "1st"))),
        ),
    ),
    holomem(
        "hSD12-007", SHIORI_NOVELLA, "2nd", 200, BLUE, tags=(EN, ADVENT), baton=2,
        arts=(
            arts(
                "boo", 110, Special(10, theirs(not_level("debut")), 1, times=members(mine(tagged(ADVENT)))),
                against=(WHITE, 50),
            ),
        ),
        gift=WhenDowned(theirs(), TakeBack(cards(SUPPORT, NOT_LIMITED)), by=THIS(), once=True),
    ),
    holomem(
        "hSD12-008", KOSEKI_BIJOU, "debut", 110, PURPLE, tags=(EN, ADVENT, BABY), arts=(arts("o", 30),),
        collab=when(second_player_first_turn(), Draw(cheer_count(both()))),
    ),
    holomem(
        "hSD12-009", KOSEKI_BIJOU, "1st", 130, PURPLE, tags=(EN, ADVENT, BABY), arts=(arts("o", 30),),
        bloom=LookTop(3, cards(HOLOMEM, tagged(ADVENT))),
    ),
    holomem(
        "hSD12-010", KOSEKI_BIJOU, "1st", 170, PURPLE, tags=(EN, ADVENT, BABY),
        arts=(
            arts("o", 30),
            arts("po", 50, cost(ArchiveFrom(THIS(), cards=cards(not_coloured(PURPLE))), TakeBack(cards(HOLOMEM)))),
        ),
    ),
    holomem(
        "hSD12-011", KOSEKI_BIJOU, "2nd", 200, PURPLE, tags=(EN, ADVENT, BABY), baton=2,
        arts=(arts("pooo", 110, cheaper=(Cheaper(1, times=archive_colours()),), against=(YELLOW, 50)),),
        bloom=then(
            Draw(), cost(ArchiveFrom(mine()), ChooseMembers(mine()), this_turn(Change("arts", THEM(), 40))),
        ),
    ),
    holomem(
        "hSD12-012", NERISSA_RAVENCROFT, "debut", 140, PURPLE, tags=(EN, ADVENT, SONG, BIRD),
        arts=(arts("pooo", 80, cheaper=(Cheaper(2, condition=life_at_most(3)),)),),
    ),
    holomem(
        "hSD12-013", MOCOCO_ABYSSGARD, "debut", 130, RED, tags=(EN, ADVENT, ANIMAL_EARS), arts=(arts("o", 30),),
        collab=when(
            all_are(HOLOMEM, tagged(ADVENT)), cost(ReturnMember(mine(level("debut"), where="back")), Draw(2)),
        ),
    ),
    holomem(
        "hSD12-014", FUWAWA_ABYSSGARD, "debut", 100, BLUE, tags=(EN, ADVENT, ANIMAL_EARS), baton=0,
        arts=(arts("o", 30),),
        collab=when(
            all_are(HOLOMEM, tagged(ADVENT)), cost(ReturnMember(mine(level("debut"), where="back")), Send(mine())),
        ),
    ),
    support(
        "hSD12-015", "escaped-accomplices", "event", Special(20, theirs(where="center")), Send(mine(), "archive"),
        requires=all_of(all_are(HOLOMEM, tagged(ADVENT)), not_played_this_turn(named("escaped-accomplices"))),
    ),
    support(
        "hSD12-016", "geow", "mascot",
        attached=(
            Change("hp", THIS(), 20),
            While(
                this_is(at_least("1st"), named(KOSEKI_BIJOU)),
                when_attached(
                    cost(ArchiveFrom(mine()), Search(cards(), "attach", mine(), area="cheer-deck")),
                ),
            ),
        ),
    ),
)
