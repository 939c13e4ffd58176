"""「ライブスタートデッキ さくらみこ」 (hSD16): red."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.hololive.cards.people import SAKURA_MIKO
from engine.hololive.tags import BABY, GEN_0, JP
from engine.hololive.vocabulary import (
    RED,
    ROLLED,
    THEM,
    THIS,
    YELLOW,
    Change,
    ChooseMembers,
    Draw,
    Raise,
    Roll,
    Search,
    TakeBack,
    WhenDowned,
    While,
    any_of,
    arts,
    bearing,
    cards,
    has,
    holomem,
    mine,
    named,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    support_count,
    this_at,
    this_turn,
    turn,
    when,
)

if TYPE_CHECKING:
    from engine.cardgame.clauses import Step


def three_or_five(step: Step) -> Step:
    """「サイコロを1回振る。3か5なら、〜」."""
    return Roll((when(any_of(ROLLED() == 3, ROLLED() == 5), step),), optional=False)


CARDS: Final = (
    oshi(
        "hSD16-001", SAKURA_MIKO, 4, RED, skill(2, when(has(mine(bearing(names=("35p",)))), Draw())),
        sp_skill(2, ChooseMembers(mine(bearing("fan"), named(SAKURA_MIKO))), this_turn(Change("arts", THEM(), 50))),
    ),
    holomem("hSD16-002", SAKURA_MIKO, "debut", 80, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20),)),
    holomem("hSD16-003", SAKURA_MIKO, "debut", 70, RED, tags=(JP, GEN_0, BABY), arts=(arts("r", 30),)),
    holomem(
        "hSD16-004", SAKURA_MIKO, "debut", 80, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20),),
        collab=when(second_player_first_turn(), Search(cards(named("35p")), to="attach", members=THIS())),
    ),
    holomem(
        "hSD16-005", SAKURA_MIKO, "debut", 100, RED, tags=(JP, GEN_0, BABY),
        arts=(arts("o", 20, three_or_five(Draw())),),
    ),
    holomem("hSD16-006", SAKURA_MIKO, "1st", 140, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20), arts("ro", 50))),
    holomem(
        "hSD16-007", SAKURA_MIKO, "1st", 130, RED, tags=(JP, GEN_0, BABY),
        arts=(arts("o", 30, when(this_at("center"), three_or_five(Raise(10))), more=True),),
        gift=While(turn("theirs"), WhenDowned(THIS(), Draw())),
    ),
    holomem(
        "hSD16-008", SAKURA_MIKO, "1st", 140, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 30),),
        collab=three_or_five(TakeBack(cards(named("35p")))),
    ),
    holomem(
        "hSD16-009", SAKURA_MIKO, "2nd", 170, RED, tags=(JP, GEN_0, BABY), baton=2,
        arts=(arts("roo", 100, against=(YELLOW, 30)),),
        bloom=this_turn(Change("arts", THIS(), 10, times=support_count(mine(), named("35p")))),
    ),
)
