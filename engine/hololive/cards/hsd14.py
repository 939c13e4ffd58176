"""「ライブスタートデッキ 白上フブキ」 (hSD14): white."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import SHIRAKAMI_FUBUKI
from engine.hololive.tags import ANIMAL_EARS, ART, GAMERS, GEN_1, JP, SHIRAKAMI_CHARACTER
from engine.hololive.vocabulary import RED, WHITE, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD14-001", SHIRAKAMI_FUBUKI, 4, WHITE, skill(2), sp_skill(2)),
    holomem(
        "hSD14-002", SHIRAKAMI_FUBUKI, "debut", 80, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD14-003", SHIRAKAMI_FUBUKI, "debut", 70, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("w", 30),),
    ),
    holomem(
        "hSD14-004", SHIRAKAMI_FUBUKI, "debut", 90, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD14-005", SHIRAKAMI_FUBUKI, "debut", 100, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD14-006", SHIRAKAMI_FUBUKI, "1st", 140, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 30), arts("wo", 50)),
    ),
    holomem(
        "hSD14-007", SHIRAKAMI_FUBUKI, "1st", 130, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD14-008", SHIRAKAMI_FUBUKI, "1st", 140, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 20, more=True),),
    ),
    holomem(
        "hSD14-009", SHIRAKAMI_FUBUKI, "2nd", 170, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART), baton=2,
        arts=(arts("wo", 90, against=(RED, 30)),),
    ),
    support("hSD14-010", "holoan", "staff", limited=True),
    support("hSD14-011", "ariyori-no-alligator", "mascot", tags=(SHIRAKAMI_CHARACTER,)),
)
