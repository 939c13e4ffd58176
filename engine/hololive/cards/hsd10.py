"""「スタートデッキ FLOW GLOW 推し 輪堂千速」 (hSD10): green and purple."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import ISAKI_RIONA, KIKIRARA_VIVI, RINDO_CHIHAYA
from engine.hololive.tags import DEV_IS, FLOW_GLOW
from engine.hololive.vocabulary import (
    BLUE,
    COUNTED,
    GREEN,
    HOLOMEM,
    OPPONENT,
    PURPLE,
    SUPPORT,
    THEM,
    THIS,
    WHITE,
    ArchiveHand,
    AtStep,
    Change,
    ChooseMembers,
    Draw,
    LookAtHand,
    LookTop,
    MayBloom,
    Raise,
    ReturnThis,
    Search,
    Send,
    TakeBack,
    WhenDowned,
    While,
    all_are,
    all_of,
    among_them,
    arts,
    at_least,
    bloomed_this_turn,
    cards,
    cheer_count,
    cost,
    hand,
    has,
    holomem,
    level,
    may,
    mine,
    named,
    on_them,
    oshi,
    oshi_is,
    over,
    skill,
    sp_skill,
    support,
    tagged,
    theirs,
    then,
    this_is,
    this_turn,
    used_arts,
    when,
    with_effect,
)

CARDS: Final = (
    oshi(
        "hSD10-001", RINDO_CHIHAYA, 5, GREEN,
        skill(
            2,
            when(
                bloomed_this_turn(),
                ChooseMembers(mine(tagged(FLOW_GLOW))), this_turn(Change("arts", THEM(), 30)),
            ),
        ),
        sp_skill(
            2, Send(mine()), ChooseMembers(mine(tagged(FLOW_GLOW))),
            this_turn(Change("arts", THEM(), 20, times=cheer_count(THEM()))),
        ),
    ),
    holomem(
        "hSD10-002", RINDO_CHIHAYA, "debut", 110, GREEN, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD10-003", RINDO_CHIHAYA, "1st", 170, GREEN, tags=(DEV_IS, FLOW_GLOW),
        arts=(arts("o", 30), arts("goo", 80)),
    ),
    holomem(
        "hSD10-004", RINDO_CHIHAYA, "1st", 150, GREEN, tags=(DEV_IS, FLOW_GLOW),
        arts=(arts("go", 50, when(has(mine(tagged(FLOW_GLOW)), 3), may(Send(mine(where="back"))))),),
        gift=While(
            all_of(oshi_is(named(RINDO_CHIHAYA)), has(theirs(level("1st")))),
            MayBloom("bloom-again", THIS(), cards(HOLOMEM, level("2nd"))),
        ),
    ),
    holomem(
        "hSD10-005", RINDO_CHIHAYA, "1st", 160, GREEN, tags=(DEV_IS, FLOW_GLOW),
        arts=(
            arts(
                "g", 20,
                when(
                    bloomed_this_turn(),
                    ChooseMembers(mine(named(RINDO_CHIHAYA))), this_turn(Change("arts", THEM(), 20)),
                ),
                more=True,
            ),
        ),
        collab=then(
            may(TakeBack(cards(HOLOMEM, tagged(FLOW_GLOW)), 1, 3, "deck")), when(COUNTED() == 3, may(Send(mine()))),
        ),
    ),
    holomem(
        "hSD10-006", RINDO_CHIHAYA, "2nd", 200, GREEN, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(
            arts("go", 80, when(bloomed_this_turn(), Raise(50)), more=True, against=(WHITE, 50)),
            arts(
                "goo", 140, against=(WHITE, 50),
                upon=WhenDowned(
                    theirs(where="center"), Send(mine(where="back"), count=on_them(over(), 30, 1), same=True),
                    by=THIS(), arts=True,
                ),
            ),
        ),
    ),
    holomem(
        "hSD10-007", KIKIRARA_VIVI, "debut", 120, PURPLE, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD10-008", KIKIRARA_VIVI, "1st", 130, PURPLE, tags=(DEV_IS, FLOW_GLOW), arts=(arts("o", 30),),
        collab=then(LookAtHand(), when(among_them(SUPPORT), Draw())),
    ),
    holomem(
        "hSD10-009", KIKIRARA_VIVI, "2nd", 200, PURPLE, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("po", 80, Raise(10, times=hand(OPPONENT)), more=True, against=(BLUE, 50)),),
        collab=LookTop(hand(OPPONENT), open=False, rest="shuffle"),
    ),
    holomem(
        "hSD10-010", ISAKI_RIONA, "spot", 170, tags=(DEV_IS, FLOW_GLOW), baton=0, no_bloom=True,
        arts=(arts("oo", 50, when(has(mine(tagged(FLOW_GLOW), at_least("2nd"))), Raise(30)), more=True),),
        collab=cost(ArchiveHand(), Search(cards(HOLOMEM, with_effect("collab"), tagged(FLOW_GLOW)))),
    ),
    support(
        "hSD10-011", "whats-up-keep-growing", "event",
        Send(mine(where="center collab"), "archive", count=3, each_most=2), limited=True,
        requires=all_are(HOLOMEM, tagged(FLOW_GLOW)),
    ),
    support(
        "hSD10-012", "flow-glow", "event", LookTop(4, cards(HOLOMEM, tagged(FLOW_GLOW)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hSD10-013", "fugutaro", "tool",
        attached=(
            While(this_is(tagged(FLOW_GLOW)), Change("arts", THIS(), 10)),
            While(
                this_is(tagged(FLOW_GLOW)),
                AtStep(
                    "end",
                    when(
                        used_arts(THIS()),
                        may(
                            Search(cards(HOLOMEM, tagged(FLOW_GLOW), level("debut", "spot")), to="stage"),
                            ReturnThis(),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
