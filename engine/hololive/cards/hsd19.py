"""「ライブスタートデッキ 大空スバル」 (hSD19): yellow."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import OOZORA_SUBARU
from engine.hololive.tags import BIRD, FOOD, GEN_2, JP
from engine.hololive.vocabulary import (
    HOLOMEM,
    THIS,
    WHITE,
    YELLOW,
    Heal,
    Raise,
    Search,
    Send,
    TakeBack,
    Wounds,
    all_of,
    arts,
    cards,
    cheer_count,
    has,
    holomem,
    level,
    life_at_most,
    mine,
    named,
    oshi,
    second_player_first_turn,
    skill,
    sp_skill,
    support,
    theirs,
    this_at,
    when,
)

CARDS: Final = (
    oshi(
        "hSD19-001", OOZORA_SUBARU, 4, YELLOW, skill(3, TakeBack(cards(HOLOMEM))),
        sp_skill(2, Send(mine(named(OOZORA_SUBARU)), "archive", count=2, ranged=True, apart=True)),
    ),
    holomem("hSD19-002", OOZORA_SUBARU, "debut", 90, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 10),)),
    holomem(
        "hSD19-003", OOZORA_SUBARU, "debut", 80, YELLOW, tags=(JP, GEN_2, BIRD),
        arts=(arts("y", 20, when(life_at_most(2), Raise(10)), more=True),),
    ),
    holomem(
        "hSD19-004", OOZORA_SUBARU, "debut", 100, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 20),),
        collab=when(second_player_first_turn(), Search(cards(HOLOMEM, level("debut")), to="stage")),
    ),
    holomem(
        "hSD19-005", OOZORA_SUBARU, "debut", 100, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 20),),
        gift=Wounds("taken", THIS(), -10, of=theirs(where="center")),
    ),
    holomem(
        "hSD19-006", OOZORA_SUBARU, "1st", 160, YELLOW, tags=(JP, GEN_2, BIRD),
        arts=(arts("o", 20), arts("yo", 40)),
    ),
    holomem(
        "hSD19-007", OOZORA_SUBARU, "1st", 140, YELLOW, tags=(JP, GEN_2, BIRD),
        arts=(arts("o", 30, when(cheer_count(THIS()) >= 2, Raise(20)), more=True),), bloom=Send(THIS(), "archive"),
    ),
    holomem(
        "hSD19-008", OOZORA_SUBARU, "1st", 150, YELLOW, tags=(JP, GEN_2, BIRD),
        arts=(arts("o", 20, when(all_of(this_at("collab"), has(theirs(level("2nd")))), Raise(20)), more=True),),
    ),
    holomem(
        "hSD19-009", OOZORA_SUBARU, "2nd", 180, YELLOW, tags=(JP, GEN_2, BIRD), baton=2,
        arts=(arts("yy", 80, when(life_at_most(2), Raise(10)), more=True, against=(WHITE, 30)),),
    ),
    support("hSD19-010", "good-mood-curry", "event", Heal(30, mine(), 1), tags=(FOOD,)),
)
