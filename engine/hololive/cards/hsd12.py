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
from engine.hololive.vocabulary import BLUE, PURPLE, RED, WHITE, YELLOW, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD12-001", SHIORI_NOVELLA, 5, BLUE, skill(1), sp_skill(3)),
    oshi("hSD12-002", KOSEKI_BIJOU, 5, PURPLE, skill(2), sp_skill(2)),
    holomem("hSD12-003", SHIORI_NOVELLA, "debut", 130, BLUE, tags=(EN, ADVENT), arts=(arts("o", 20),)),
    holomem("hSD12-004", SHIORI_NOVELLA, "1st", 170, BLUE, tags=(EN, ADVENT), arts=(arts("o", 20), arts("b", 30))),
    holomem("hSD12-005", SHIORI_NOVELLA, "1st", 160, BLUE, tags=(EN, ADVENT), arts=(arts("o", 40),)),
    holomem(
        "hSD12-006", SHIORI_NOVELLA, "1st", 250, BLUE, tags=(EN, ADVENT), baton=2, buzz=True, falls=2,
        arts=(arts("bo", 40),),
    ),
    holomem(
        "hSD12-007", SHIORI_NOVELLA, "2nd", 200, BLUE, tags=(EN, ADVENT), baton=2,
        arts=(arts("boo", 110, against=(WHITE, 50)),),
    ),
    holomem("hSD12-008", KOSEKI_BIJOU, "debut", 110, PURPLE, tags=(EN, ADVENT, BABY), arts=(arts("o", 30),)),
    holomem("hSD12-009", KOSEKI_BIJOU, "1st", 130, PURPLE, tags=(EN, ADVENT, BABY), arts=(arts("o", 30),)),
    holomem(
        "hSD12-010", KOSEKI_BIJOU, "1st", 170, PURPLE, tags=(EN, ADVENT, BABY),
        arts=(arts("o", 30), arts("po", 50)),
    ),
    holomem(
        "hSD12-011", KOSEKI_BIJOU, "2nd", 200, PURPLE, tags=(EN, ADVENT, BABY), baton=2,
        arts=(arts("pooo", 110, against=(YELLOW, 50)),),
    ),
    holomem(
        "hSD12-012", NERISSA_RAVENCROFT, "debut", 140, PURPLE, tags=(EN, ADVENT, SONG, BIRD),
        arts=(arts("pooo", 80),),
    ),
    holomem("hSD12-013", MOCOCO_ABYSSGARD, "debut", 130, RED, tags=(EN, ADVENT, ANIMAL_EARS), arts=(arts("o", 30),)),
    holomem(
        "hSD12-014", FUWAWA_ABYSSGARD, "debut", 100, BLUE, tags=(EN, ADVENT, ANIMAL_EARS), baton=0,
        arts=(arts("o", 30),),
    ),
    support("hSD12-015", "escaped-accomplices", "event"),
    support("hSD12-016", "geow", "mascot"),
)
