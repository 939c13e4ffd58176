"""「スタートデッキ 黄 不知火フレア」 (hSD07): yellow."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOSHIMACHI_SUISEI, OMARU_POLKA, SAKURA_MIKO, SHIRANUI_FLARE, SHIROGANE_NOEL
from engine.hololive.tags import ALCOHOL, ANIMAL_EARS, BABY, GEN_0, GEN_3, GEN_5, HALF_ELF, JP, SONG
from engine.hololive.vocabulary import (
    AWAKE,
    BLUE,
    HOLOMEM,
    OTHER,
    RED,
    THIS,
    WHITE,
    YELLOW,
    AttachFrom,
    Change,
    Draw,
    Heal,
    LookTop,
    Raise,
    Search,
    Send,
    Special,
    Swap,
    While,
    Wounds,
    all_of,
    arts,
    cards,
    coloured,
    hand,
    hand_smaller,
    has,
    holomem,
    hurt_by,
    level,
    life_at_most,
    may,
    members,
    mine,
    moved_to,
    named,
    oshi,
    skill,
    sp_skill,
    support,
    theirs,
    this_at,
    this_turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD07-001", SHIRANUI_FLARE, 5, YELLOW,
        skill(2, this_turn(Change("arts", mine(coloured(YELLOW), where="center"), 20))),
        sp_skill(1, Swap(mine(where="center"), mine(AWAKE, where="back")), Heal(30, moved_to("back"))),
    ),
    holomem(
        "hSD07-002", SHIRANUI_FLARE, "debut", 110, YELLOW, tags=(JP, GEN_3, HALF_ELF), any_number=True,
        arts=(arts("o", 20), arts("ooo", 60)),
    ),
    holomem(
        "hSD07-003", SHIRANUI_FLARE, "debut", 50, YELLOW, tags=(JP, GEN_3, HALF_ELF), arts=(arts("y", 20),),
        collab=when(
            members(mine()) <= 5,
            may(
                Search(
                    cards(named(OMARU_POLKA, SAKURA_MIKO, HOSHIMACHI_SUISEI, SHIROGANE_NOEL), level("debut"), HOLOMEM),
                    "stage",
                )
            ),
        ),
    ),
    holomem(
        "hSD07-004", SHIRANUI_FLARE, "debut", 100, YELLOW, tags=(JP, GEN_3, HALF_ELF),
        arts=(arts("y", 30, when(hand_smaller(), Raise(10)), more=True),),
    ),
    holomem(
        "hSD07-005", SHIRANUI_FLARE, "1st", 170, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2,
        arts=(arts("y", 30), arts("yo", 50)),
    ),
    holomem(
        "hSD07-006", SHIRANUI_FLARE, "1st", 120, YELLOW, tags=(JP, GEN_3, HALF_ELF),
        arts=(arts("o", 30, when(life_at_most(3), Raise(30)), more=True),), bloom=Search(cards(named("elfriend"))),
    ),
    holomem(
        "hSD07-007", SHIRANUI_FLARE, "1st", 150, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2,
        arts=(arts("yo", 40),),
        bloom=when(this_at("back"), may(Swap(mine(hurt_by(left=70), where="collab"), THIS()))),
    ),
    holomem(
        "hSD07-008", SHIRANUI_FLARE, "1st", 250, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2, buzz=True, falls=2,
        arts=(arts("yo", 50, may(AttachFrom(cards(named("elfriend")), THIS()))),),
    ),
    holomem(
        "hSD07-009", SHIRANUI_FLARE, "2nd", 180, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2,
        arts=(arts("yoo", 70, when(life_at_most(3), Raise(70)), more=True, against=(RED, 50)),),
        gift=While(this_at("center"), Wounds("taken", THIS(), -10)),
    ),
    holomem(
        "hSD07-010", SHIROGANE_NOEL, "debut", 70, WHITE, tags=(JP, GEN_3, ALCOHOL), arts=(arts("o", 20),),
        collab=this_turn(Change("arts", mine(where="center"), 10)),
    ),
    holomem(
        "hSD07-011", SAKURA_MIKO, "debut", 60, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20),),
        collab=Special(10, theirs(where="center")),
    ),
    holomem(
        "hSD07-012", OMARU_POLKA, "debut", 50, RED, tags=(JP, GEN_5, ANIMAL_EARS), baton=0, arts=(arts("o", 20),),
        collab=when(all_of(has(mine(named(SHIRANUI_FLARE), where="center")), hand_smaller()), Draw()),
    ),
    holomem(
        "hSD07-013", HOSHIMACHI_SUISEI, "debut", 70, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),),
        collab=when(has(mine(named(SHIRANUI_FLARE), where="center")), may(Send(mine(OTHER), "archive"))),
    ),
    support(
        "hSD07-014", "shiranui-construction", "event",
        LookTop(
            4, cards(named(SHIRANUI_FLARE, OMARU_POLKA, SAKURA_MIKO, HOSHIMACHI_SUISEI, SHIROGANE_NOEL)), count=-1
        ),
        limited=True, requires=hand() <= 6,
    ),
    support("hSD07-015", "elfriend", "fan", only_on=(SHIRANUI_FLARE,), attached=(Change("hp", THIS(), 10),)),
)
