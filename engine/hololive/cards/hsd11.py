"""「スタートデッキ FLOW GLOW 推し 虎金妃笑虎」 (hSD11): yellow and blue."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import KOGANEI_NIKO, MIZUMIYA_SU
from engine.hololive.tags import DEV_IS, FLOW_GLOW
from engine.hololive.vocabulary import (
    BLUE,
    COUNTED,
    HOLOMEM,
    PURPLE,
    RED,
    TARGET,
    THEM,
    THIS,
    YELLOW,
    ArchiveFrom,
    ArchiveHand,
    AtStep,
    Change,
    ChooseMembers,
    Raise,
    Send,
    Special,
    TakeBack,
    arts,
    baton_of,
    cards,
    cheer_count,
    coloured,
    cost,
    holomem,
    may,
    mine,
    named,
    oshi,
    skill,
    sp_skill,
    tagged,
    theirs,
    then,
    through_their_turn,
    when,
    when_cheer_archived,
    with_cheer,
)

CARDS: Final = (
    oshi(
        "hSD11-001", KOGANEI_NIKO, 5, YELLOW,
        skill(
            2,
            Send(mine(with_cheer(wanted=False), tagged(FLOW_GLOW)), "archive", count=2, ranged=True, same=True),
        ),
        sp_skill(
            2,
            reacts=when_cheer_archived(
                mine(tagged(FLOW_GLOW)), Special(30, theirs(where="center collab"), 1, times=COUNTED())
            ),
        ),
    ),
    holomem(
        "hSD11-002", KOGANEI_NIKO, "debut", 130, YELLOW, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD11-003", KOGANEI_NIKO, "1st", 180, YELLOW, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("oo", 50), arts("ooo", 80)),
    ),
    holomem(
        "hSD11-004", KOGANEI_NIKO, "1st", 150, YELLOW, tags=(DEV_IS, FLOW_GLOW),
        arts=(arts("yo", 30, may(Send(mine(named(KOGANEI_NIKO))))),),
        bloom=cost(ArchiveFrom(mine(), count=2), TakeBack(cards(HOLOMEM, named(KOGANEI_NIKO)))),
    ),
    holomem(
        "hSD11-005", KOGANEI_NIKO, "1st", 160, YELLOW, tags=(DEV_IS, FLOW_GLOW),
        arts=(arts("y", 30, when(cheer_count(mine()) >= 5, Raise(20)), more=True),),
        collab=may(Send(mine(tagged(FLOW_GLOW), where="back"), "archive")),
    ),
    holomem(
        "hSD11-006", KOGANEI_NIKO, "2nd", 210, YELLOW, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(
            arts(
                "y", 40, cost(ArchiveFrom(THIS(), most=-1), Raise(40, times=COUNTED())), more=True, against=(RED, 50),
            ),
        ),
        gift=AtStep(
            "performance",
            cost(
                ArchiveHand(cards=cards(HOLOMEM, tagged(FLOW_GLOW))),
                Send(mine(named(KOGANEI_NIKO)), "archive", cards(coloured(YELLOW))),
            ),
        ),
    ),
    holomem(
        "hSD11-007", MIZUMIYA_SU, "debut", 120, BLUE, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(
            arts("o", 20, ChooseMembers(theirs(where="center")), through_their_turn(Change("baton", THEM(), 1))),
        ),
    ),
    holomem(
        "hSD11-008", MIZUMIYA_SU, "1st", 160, BLUE, tags=(DEV_IS, FLOW_GLOW),
        arts=(arts("o", 30, when(baton_of(TARGET()) >= 2, Send(mine(where="back")))),),
        collab=then(ChooseMembers(theirs(where="center")), through_their_turn(Change("baton", THEM(), 1))),
    ),
    holomem(
        "hSD11-009", MIZUMIYA_SU, "2nd", 210, BLUE, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("bo", 100, Special(10, TARGET(), times=baton_of(TARGET())), against=(PURPLE, 50)),),
        collab=then(ChooseMembers(theirs(where="center")), through_their_turn(Change("baton", THEM(), 3))),
    ),
)
