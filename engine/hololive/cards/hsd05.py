"""「スタートデッキ 白 轟はじめ」 (hSD05): white."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HIODOSHI_AO, ICHIJOU_RIRIKA, JUUFUUTEI_RADEN, OTONOSE_KANADE, TODOROKI_HAJIME
from engine.hololive.tags import ALCOHOL, ART, BABY, COOKING, DEV_IS, REGLOSS, SONG
from engine.hololive.vocabulary import (
    BLUE,
    GREEN,
    HOLOMEM,
    OTHER,
    PURPLE,
    RED,
    THEM,
    THIS,
    WHITE,
    YELLOW,
    Change,
    ChooseMembers,
    Draw,
    PassOn,
    Raise,
    Search,
    Send,
    Special,
    WhenHurt,
    While,
    all_of,
    arts,
    cards,
    coloured,
    differently_named,
    hand,
    has,
    holomem,
    level,
    may,
    mine,
    named,
    not_named,
    oshi,
    skill,
    sp_skill,
    support,
    tagged,
    theirs,
    this_is,
    this_turn,
    turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD05-001", TODOROKI_HAJIME, 5, WHITE,
        skill(2, this_turn(Change("arts", mine(coloured(WHITE), where="center"), 20))),
        sp_skill(1, reacts=WhenHurt(mine(coloured(WHITE)), 20, during=turn("theirs"))),
    ),
    holomem(
        "hSD05-002", TODOROKI_HAJIME, "debut", 100, WHITE, tags=(DEV_IS, REGLOSS, BABY), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD05-003", TODOROKI_HAJIME, "debut", 60, WHITE, tags=(DEV_IS, REGLOSS, BABY), arts=(arts("o", 30),),
        collab=this_turn(Change("arts", mine(tagged(REGLOSS), where="center"), 10)),
    ),
    holomem("hSD05-004", TODOROKI_HAJIME, "debut", 120, WHITE, tags=(DEV_IS, REGLOSS, BABY), arts=(arts("wo", 40),)),
    holomem(
        "hSD05-005", TODOROKI_HAJIME, "1st", 140, WHITE, tags=(DEV_IS, REGLOSS, BABY),
        arts=(arts("w", 40), arts("oo", 60)),
    ),
    holomem(
        "hSD05-006", TODOROKI_HAJIME, "1st", 100, WHITE, tags=(DEV_IS, REGLOSS, BABY),
        arts=(
            arts("o", 30),
            arts("wo", 50, when(differently_named(mine(tagged(REGLOSS))) >= 3, Raise(20)), more=True),
        ),
    ),
    holomem(
        "hSD05-007", TODOROKI_HAJIME, "1st", 120, WHITE, tags=(DEV_IS, REGLOSS, BABY), arts=(arts("o", 20),),
        bloom=Draw(),
    ),
    holomem(
        "hSD05-008", TODOROKI_HAJIME, "1st", 230, WHITE, tags=(DEV_IS, REGLOSS, BABY), baton=2, buzz=True, falls=2,
        arts=(
            arts(
                "ww", 50, ChooseMembers(mine(tagged(REGLOSS), level("debut"))), this_turn(Change("arts", THEM(), 40)),
            ),
        ),
    ),
    holomem(
        "hSD05-009", TODOROKI_HAJIME, "2nd", 180, WHITE, tags=(DEV_IS, REGLOSS, BABY), baton=2,
        arts=(
            arts(
                "wwo", 80, when(has(mine(not_named(TODOROKI_HAJIME), tagged(REGLOSS))), Raise(30)), more=True,
                against=(PURPLE, 50),
            ),
        ),
        bloom=Search(cards(tagged(REGLOSS), level("debut", "1st"), HOLOMEM)),
    ),
    holomem(
        "hSD05-010", JUUFUUTEI_RADEN, "debut", 80, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL),
        arts=(arts("o", 20, may(Send(mine(tagged(REGLOSS)), "archive"))),),
    ),
    holomem(
        "hSD05-011", ICHIJOU_RIRIKA, "debut", 70, RED, tags=(DEV_IS, REGLOSS, COOKING), arts=(arts("o", 20),),
        collab=when(all_of(has(mine(tagged(REGLOSS), where="center")), hand() <= 5), Draw()),
    ),
    holomem(
        "hSD05-012", HIODOSHI_AO, "debut", 70, BLUE, tags=(DEV_IS, REGLOSS, ART), arts=(arts("o", 20),),
        collab=Special(10, theirs(where="center back"), 1),
    ),
    holomem(
        "hSD05-013", OTONOSE_KANADE, "debut", 90, YELLOW, tags=(DEV_IS, REGLOSS, SONG), arts=(arts("o", 20),),
        collab=may(PassOn(mine(), mine(OTHER))),
    ),
    support(
        "hSD05-014", "banpen", "mascot",
        attached=(
            Change("arts", THIS(), 10),
            While(this_is(named(TODOROKI_HAJIME)), Change("hp", THIS(), 20)),
        ),
    ),
)
