"""「スタートデッキ 黄 不知火フレア」 (hSD07): yellow."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOSHIMACHI_SUISEI, OMARU_POLKA, SAKURA_MIKO, SHIRANUI_FLARE, SHIROGANE_NOEL
from engine.hololive.tags import ALCOHOL, ANIMAL_EARS, BABY, GEN_0, GEN_3, GEN_5, HALF_ELF, JP, SONG
from engine.hololive.vocabulary import BLUE, RED, WHITE, YELLOW, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD07-001", SHIRANUI_FLARE, 5, YELLOW, skill(2), sp_skill(1)),
    holomem(
        "hSD07-002", SHIRANUI_FLARE, "debut", 110, YELLOW, tags=(JP, GEN_3, HALF_ELF), any_number=True,
        arts=(arts("o", 20), arts("ooo", 60)),
    ),
    holomem("hSD07-003", SHIRANUI_FLARE, "debut", 50, YELLOW, tags=(JP, GEN_3, HALF_ELF), arts=(arts("y", 20),)),
    holomem(
        "hSD07-004", SHIRANUI_FLARE, "debut", 100, YELLOW, tags=(JP, GEN_3, HALF_ELF),
        arts=(arts("y", 30, more=True),),
    ),
    holomem(
        "hSD07-005", SHIRANUI_FLARE, "1st", 170, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2,
        arts=(arts("y", 30), arts("yo", 50)),
    ),
    holomem(
        "hSD07-006", SHIRANUI_FLARE, "1st", 120, YELLOW, tags=(JP, GEN_3, HALF_ELF),
        arts=(arts("o", 30, more=True),),
    ),
    holomem(
        "hSD07-007", SHIRANUI_FLARE, "1st", 150, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2,
        arts=(arts("yo", 40),),
    ),
    holomem(
        "hSD07-008", SHIRANUI_FLARE, "1st", 250, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2, buzz=True, falls=2,
        arts=(arts("yo", 50),),
    ),
    holomem(
        "hSD07-009", SHIRANUI_FLARE, "2nd", 180, YELLOW, tags=(JP, GEN_3, HALF_ELF), baton=2,
        arts=(arts("yoo", 70, more=True, against=(RED, 50)),),
    ),
    holomem("hSD07-010", SHIROGANE_NOEL, "debut", 70, WHITE, tags=(JP, GEN_3, ALCOHOL), arts=(arts("o", 20),)),
    holomem("hSD07-011", SAKURA_MIKO, "debut", 60, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20),)),
    holomem("hSD07-012", OMARU_POLKA, "debut", 50, RED, tags=(JP, GEN_5, ANIMAL_EARS), baton=0, arts=(arts("o", 20),)),
    holomem("hSD07-013", HOSHIMACHI_SUISEI, "debut", 70, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    support("hSD07-014", "shiranui-construction", "event", limited=True),
    support("hSD07-015", "elfriend", "fan", only_on=(SHIRANUI_FLARE,)),
)
