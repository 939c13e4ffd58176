"""「スタートデッキ 白 天音かなた」 (hSD08): white."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import AMANE_KANATA, HIMEMORI_LUNA, TOKOYAMI_TOWA, TSUNOMAKI_WATAME
from engine.hololive.tags import ANIMAL_EARS, BABY, GEN_4, JP, SHOOTER, SONG, SUMMER
from engine.hololive.vocabulary import GREEN, PURPLE, RED, WHITE, YELLOW, arts, holomem, oshi, skill, sp_skill

CARDS: Final = (
    oshi("hSD08-001", AMANE_KANATA, 5, WHITE, skill(2), sp_skill(1)),
    holomem("hSD08-002", AMANE_KANATA, "debut", 100, WHITE, tags=(JP, GEN_4, SONG, SUMMER), arts=(arts("o", 20),)),
    holomem(
        "hSD08-003", AMANE_KANATA, "2nd", 200, WHITE, tags=(JP, GEN_4, SONG), baton=2,
        arts=(arts("woo", 100, more=True, against=(GREEN, 50)),),
    ),
    holomem(
        "hSD08-004", AMANE_KANATA, "2nd", 180, WHITE, tags=(JP, GEN_4, SONG), baton=2,
        arts=(arts("wwo", 120, against=(RED, 50)),),
    ),
    holomem("hSD08-005", HIMEMORI_LUNA, "debut", 90, WHITE, tags=(JP, GEN_4, BABY, SUMMER), arts=(arts("o", 30),)),
    holomem(
        "hSD08-006", TOKOYAMI_TOWA, "debut", 90, PURPLE, tags=(JP, GEN_4, SONG, SHOOTER, SUMMER),
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD08-007", TSUNOMAKI_WATAME, "debut", 100, YELLOW, tags=(JP, GEN_4, ANIMAL_EARS, SONG, SUMMER),
        arts=(arts("o", 10),),
    ),
)
