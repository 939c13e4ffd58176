"""「スタートデッキ 紫 癒月ちょこ」 (hSD04): purple."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HIMEMORI_LUNA, OOZORA_SUBARU, YUZUKI_CHOCO
from engine.hololive.tags import COOKING, FOOD, GEN_2, GEN_4, JP
from engine.hololive.vocabulary import (
    DEALT,
    GREEN,
    NOT_LIMITED,
    PURPLE,
    THEM,
    THIS,
    ArchiveHand,
    Change,
    ChooseMembers,
    Draw,
    Heal,
    LookTop,
    Raise,
    Search,
    Send,
    TakeBack,
    TradePower,
    While,
    arts,
    cards,
    coloured,
    cost,
    hand,
    has,
    holomem,
    may,
    mine,
    named,
    of_kind,
    oshi,
    oshi_is,
    played_count,
    skill,
    sp_skill,
    support,
    tagged,
    this_is,
    this_turn,
    when,
    when_bloomed,
)

CARDS: Final = (
    oshi(
        "hSD04-001", YUZUKI_CHOCO, 5, PURPLE,
        skill(2, this_turn(Change("arts", mine(coloured(PURPLE), where="center"), 20))),
        sp_skill(1, Draw(2), ArchiveHand()),
    ),
    holomem(
        "hSD04-002", YUZUKI_CHOCO, "debut", 100, PURPLE, tags=(JP, GEN_2, COOKING), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD04-003", YUZUKI_CHOCO, "debut", 60, PURPLE, tags=(JP, GEN_2, COOKING), arts=(arts("po", 30),),
        collab=when(oshi_is(coloured(PURPLE)), Draw()),
    ),
    holomem(
        "hSD04-004", YUZUKI_CHOCO, "debut", 60, PURPLE, tags=(JP, GEN_2, COOKING), arts=(arts("p", 20),),
        collab=cost(ArchiveHand(), Search(cards(of_kind("event"), tagged(FOOD)))),
    ),
    holomem(
        "hSD04-005", YUZUKI_CHOCO, "1st", 140, PURPLE, tags=(JP, GEN_2, COOKING), baton=0,
        arts=(arts("p", 20), arts("po", 40)),
    ),
    holomem(
        "hSD04-006", YUZUKI_CHOCO, "1st", 130, PURPLE, tags=(JP, GEN_2, COOKING), baton=0,
        arts=(arts("po", 30, after=(Heal(DEALT(), THIS()),)),),
    ),
    holomem(
        "hSD04-007", YUZUKI_CHOCO, "1st", 110, PURPLE, tags=(JP, GEN_2, COOKING),
        arts=(arts("oo", 30, Heal(20, mine(where="back"), 1)),),
        bloom=may(TakeBack(cards(of_kind("event"), NOT_LIMITED))),
    ),
    holomem(
        "hSD04-008", YUZUKI_CHOCO, "1st", 230, PURPLE, tags=(JP, GEN_2, COOKING), buzz=True, falls=2,
        arts=(
            arts("po", 40),
            arts("ppo", 60, cost(TakeBack(cards(of_kind("event"), tagged(FOOD))), Raise(20)), more=True),
        ),
    ),
    holomem(
        "hSD04-009", YUZUKI_CHOCO, "2nd", 190, PURPLE, tags=(JP, GEN_2, COOKING),
        arts=(
            arts("po", 50, against=(GREEN, 50)),
            arts("ppo", 60, Raise(40, times=played_count(of_kind("event"))), more=True, against=(GREEN, 50)),
        ),
    ),
    holomem(
        "hSD04-010", OOZORA_SUBARU, "spot", 60, tags=(JP, GEN_2), no_bloom=True, arts=(arts("oo", 20),),
        collab=when(has(mine(named(YUZUKI_CHOCO), where="center")), may(Send(mine(), "archive"))),
    ),
    holomem(
        "hSD04-011", HIMEMORI_LUNA, "spot", 60, tags=(JP, GEN_4), no_bloom=True, arts=(arts("o", 10),),
        collab=TradePower(),
    ),
    support(
        "hSD04-012", "subachocoluna", "event",
        LookTop(4, cards(named(OOZORA_SUBARU, YUZUKI_CHOCO, HIMEMORI_LUNA)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hSD04-013", "chocos-omurice", "event", ChooseMembers(mine()), Heal(20, THEM()),
        when(has(mine(tagged(COOKING))), this_turn(Change("arts", THEM(), 20))), tags=(FOOD,),
    ),
    support(
        "hSD04-014", "chocolat", "mascot",
        attached=(
            Change("hp", THIS(), 20),
            While(this_is(named(YUZUKI_CHOCO)), when_bloomed(THIS(), Heal(20, THIS()))),
        ),
    ),
)
