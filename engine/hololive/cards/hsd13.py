"""「スタートデッキ 推し Justice」 (hSD13): red and yellow."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import CECILIA_IMMERGREEN, ELIZABETH_ROSE_BLOODFLAME, GIGI_MURIN, RAORA_PANTHERA
from engine.hololive.tags import ANIMAL_EARS, ART, EN, JUSTICE, LANGUAGES, SONG
from engine.hololive.vocabulary import (
    BUZZ,
    HOLOMEM,
    NOTED,
    PURPLE,
    RED,
    THEM,
    THIS,
    WHITE,
    YELLOW,
    ArchiveFrom,
    Change,
    ChooseMembers,
    Draw,
    IfSo,
    InMainStep,
    LookTop,
    Noting,
    Raise,
    ReturnFrom,
    Search,
    Send,
    Special,
    Swap,
    TakeBack,
    TakeInstead,
    WhenDowned,
    WhenHurt,
    While,
    Wounds,
    all_are,
    all_of,
    arts,
    cards,
    cheer_colours,
    cheer_count,
    coloured,
    cost,
    either,
    hand,
    holomem,
    level,
    mine,
    named,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    stacked,
    support,
    tagged,
    theirs,
    then,
    this_at,
    this_is,
    this_turn,
    turn,
    when,
    when_entered,
)

CARDS: Final = (
    oshi(
        "hSD13-001", ELIZABETH_ROSE_BLOODFLAME, 5, RED,
        skill(
            3,
            reacts=WhenHurt(
                mine(), step=TakeInstead(mine(either(BUZZ, level("2nd")), coloured(RED))), kind="arts",
            ),
        ),
        sp_skill(
            3, TakeBack(cards(HOLOMEM, tagged(JUSTICE)), to="stage"), Send(THEM(), "archive", count=5, ranged=True),
        ),
    ),
    oshi(
        "hSD13-002", GIGI_MURIN, 5, YELLOW, skill(1, Swap(theirs(where="center"), theirs(where="collab"))),
        sp_skill(
            3, Search(cards(HOLOMEM, level("2nd"), named(GIGI_MURIN)), "stage", count=2),
            Send(mine(), "archive", count=-1, apart=True),
        ),
    ),
    holomem(
        "hSD13-003", ELIZABETH_ROSE_BLOODFLAME, "debut", 140, RED, tags=(EN, JUSTICE, SONG), baton=2, any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD13-004", ELIZABETH_ROSE_BLOODFLAME, "1st", 170, RED, tags=(EN, JUSTICE, SONG),
        arts=(arts("o", 40), arts("rooo", 140)),
    ),
    holomem(
        "hSD13-005", ELIZABETH_ROSE_BLOODFLAME, "1st", 160, RED, tags=(EN, JUSTICE, SONG), baton=2,
        arts=(arts("ro", 50),),
        gift=While(turn("theirs"), WhenDowned(mine(tagged(JUSTICE)), Send(THIS()), shared=True)),
    ),
    holomem(
        "hSD13-006", ELIZABETH_ROSE_BLOODFLAME, "1st", 150, RED, tags=(EN, JUSTICE, SONG), arts=(arts("o", 30),),
        bloom=then(ChooseMembers(mine(tagged(JUSTICE))), this_turn(Change("arts", THEM(), 20))),
    ),
    holomem(
        "hSD13-007", ELIZABETH_ROSE_BLOODFLAME, "2nd", 180, RED, tags=(EN, JUSTICE, SONG), baton=3,
        arts=(
            arts(
                "roo", 100, Raise(20, times=cheer_count(THIS())), more=True, against=(PURPLE, 50),
                upon=WhenDowned(theirs(), Send(THIS()), by=THIS(), arts=True),
            ),
        ),
        gift=Change("hp", THIS(), 10, times=cheer_count(THIS())),
    ),
    holomem(
        "hSD13-008", GIGI_MURIN, "debut", 100, YELLOW, tags=(EN, JUSTICE), any_number=True, arts=(arts("o", 20),),
        collab=Send(mine(tagged(JUSTICE)), "archive"),
    ),
    holomem(
        "hSD13-009", GIGI_MURIN, "debut", 120, YELLOW, tags=(EN, JUSTICE), arts=(arts("o", 20),),
        collab=when(
            second_player_first_turn(), Search(cards(HOLOMEM, tagged(JUSTICE), level("1st")), to="stage"),
        ),
    ),
    holomem("hSD13-010", GIGI_MURIN, "1st", 180, YELLOW, tags=(EN, JUSTICE), arts=(arts("y", 40), arts("yo", 60))),
    holomem(
        "hSD13-011", GIGI_MURIN, "1st", 140, YELLOW, tags=(EN, JUSTICE),
        arts=(arts("yo", 40, when(stacked(THIS()) == 0, Raise(20)), more=True),),
        bloom=cost(
            ArchiveFrom(THIS(), "stack", cards=cards(HOLOMEM, level("debut"))), Special(20, theirs(where="collab")),
        ),
    ),
    holomem(
        "hSD13-012", GIGI_MURIN, "1st", 170, YELLOW, tags=(EN, JUSTICE), arts=(arts("yo", 60),),
        gift=WhenHurt(
            mine(where="back"),
            step=cost(
                ArchiveFrom(THIS(), "stack"),
                this_turn(Wounds("taken", mine(where="back"), kind="special", none=True)),
            ),
            kind="special", during=turn("theirs"),
        ),
    ),
    holomem(
        "hSD13-013", GIGI_MURIN, "2nd", 210, YELLOW, tags=(EN, JUSTICE), baton=2,
        arts=(arts("yooo", 90, when(stacked(THIS()) == 0, Raise(90)), more=True, against=(WHITE, 50)),),
        gift=InMainStep(IfSo(ArchiveFrom(mine(named(GIGI_MURIN)), "stack"), Send(THIS()))),
    ),
    holomem(
        "hSD13-014", CECILIA_IMMERGREEN, "spot", 160, tags=(EN, JUSTICE, LANGUAGES), no_bloom=True,
        arts=(arts("oo", 40, Send(mine(tagged(JUSTICE)))),),
        gift=While(
            this_at("center", "collab"),
            when_entered(mine(tagged(JUSTICE), level("debut", "spot")), Draw(), once=True),
        ),
    ),
    holomem(
        "hSD13-015", RAORA_PANTHERA, "spot", 160, tags=(EN, JUSTICE, ANIMAL_EARS, ART), no_bloom=True,
        arts=(
            arts(
                "o", 30, when(cheer_colours(mine(tagged(JUSTICE), where="center collab")) >= 2, Raise(20)), more=True,
            ),
        ),
        collab=cost(
            ReturnFrom(mine(), to="cheer-deck"), Search(cards(), "attach", mine(), area="cheer-deck"),
        ),
    ),
    support(
        "hSD13-016", "justice", "event", LookTop(4, cards(HOLOMEM, tagged(JUSTICE)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hSD13-017", "justice-just-like-that", "event", ChooseMembers(mine()),
        Noting(
            ReturnFrom(THEM(), "stack", 1, 2, to="hand"),
            (this_turn(Change("arts", THEM(), 20, times=NOTED())),),
        ),
        limited=True, requires=all_are(HOLOMEM, tagged(JUSTICE)),
    ),
    support(
        "hSD13-018", "popo", "mascot",
        attached=(
            Change("hp", THIS(), 20),
            While(all_of(this_is(named(GIGI_MURIN)), stacked(THIS()) == 0), Change("arts", THIS(), 20)),
        ),
    ),
)
