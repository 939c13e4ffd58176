"""「スタートデッキ 赤 宝鐘マリン」 (hSD09): red."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOUSHOU_MARINE, SHIRANUI_FLARE, SHIROGANE_NOEL, USADA_PEKORA
from engine.hololive.tags import ALCOHOL, ANIMAL_EARS, ART, GEN_3, HALF_ELF, JP, SEA, SUMMER
from engine.hololive.vocabulary import GREEN, RED, WHITE, YELLOW, arts, holomem, oshi, skill, sp_skill

CARDS: Final = (
    oshi("hSD09-001", HOUSHOU_MARINE, 5, RED, skill(2), sp_skill(1)),
    holomem("hSD09-002", HOUSHOU_MARINE, "debut", 100, RED, tags=(JP, GEN_3, ART, SEA, SUMMER), arts=(arts("o", 20),)),
    holomem(
        "hSD09-003", HOUSHOU_MARINE, "1st", 240, RED, tags=(JP, GEN_3, ART, SEA), baton=2, buzz=True, falls=2,
        arts=(arts("ro", 50),),
    ),
    holomem(
        "hSD09-004", HOUSHOU_MARINE, "2nd", 200, RED, tags=(JP, GEN_3, ART, SEA), baton=2,
        arts=(arts("r", 60, against=(YELLOW, 50)), arts("rro", 120, against=(YELLOW, 50))),
    ),
    holomem("hSD09-005", SHIROGANE_NOEL, "debut", 100, WHITE, tags=(JP, GEN_3, ALCOHOL, SUMMER), arts=(arts("o", 20),)),
    holomem(
        "hSD09-006", USADA_PEKORA, "debut", 90, GREEN, tags=(JP, GEN_3, ANIMAL_EARS, SUMMER),
        arts=(arts("o", 10),),
    ),
    holomem(
        "hSD09-007", SHIRANUI_FLARE, "debut", 100, YELLOW, tags=(JP, GEN_3, HALF_ELF, SUMMER),
        arts=(arts("ooo", 80),),
    ),
)
