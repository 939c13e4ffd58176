"""「スタートデッキ 推し Justice」 (hSD13): red and yellow."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import CECILIA_IMMERGREEN, ELIZABETH_ROSE_BLOODFLAME, GIGI_MURIN, RAORA_PANTHERA
from engine.hololive.tags import ANIMAL_EARS, ART, EN, JUSTICE, LANGUAGES, SONG
from engine.hololive.vocabulary import PURPLE, RED, WHITE, YELLOW, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD13-001", ELIZABETH_ROSE_BLOODFLAME, 5, RED, skill(3), sp_skill(3)),
    oshi("hSD13-002", GIGI_MURIN, 5, YELLOW, skill(1), sp_skill(3)),
    holomem(
        "hSD13-003", ELIZABETH_ROSE_BLOODFLAME, "debut", 140, RED, tags=(EN, JUSTICE, SONG), baton=2, any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD13-004", ELIZABETH_ROSE_BLOODFLAME, "1st", 170, RED, tags=(EN, JUSTICE, SONG),
        arts=(arts("o", 40), arts("rooo", 140)),
    ),
    holomem(
        "hSD13-005", ELIZABETH_ROSE_BLOODFLAME, "1st", 160, RED, tags=(EN, JUSTICE, SONG), baton=2,
        arts=(arts("ro", 50),),
    ),
    holomem("hSD13-006", ELIZABETH_ROSE_BLOODFLAME, "1st", 150, RED, tags=(EN, JUSTICE, SONG), arts=(arts("o", 30),)),
    holomem(
        "hSD13-007", ELIZABETH_ROSE_BLOODFLAME, "2nd", 180, RED, tags=(EN, JUSTICE, SONG), baton=3,
        arts=(arts("roo", 100, more=True, against=(PURPLE, 50)),),
    ),
    holomem("hSD13-008", GIGI_MURIN, "debut", 100, YELLOW, tags=(EN, JUSTICE), any_number=True, arts=(arts("o", 20),)),
    holomem("hSD13-009", GIGI_MURIN, "debut", 120, YELLOW, tags=(EN, JUSTICE), arts=(arts("o", 20),)),
    holomem("hSD13-010", GIGI_MURIN, "1st", 180, YELLOW, tags=(EN, JUSTICE), arts=(arts("y", 40), arts("yo", 60))),
    holomem("hSD13-011", GIGI_MURIN, "1st", 140, YELLOW, tags=(EN, JUSTICE), arts=(arts("yo", 40, more=True),)),
    holomem("hSD13-012", GIGI_MURIN, "1st", 170, YELLOW, tags=(EN, JUSTICE), arts=(arts("yo", 60),)),
    holomem(
        "hSD13-013", GIGI_MURIN, "2nd", 210, YELLOW, tags=(EN, JUSTICE), baton=2,
        arts=(arts("yooo", 90, more=True, against=(WHITE, 50)),),
    ),
    holomem(
        "hSD13-014", CECILIA_IMMERGREEN, "spot", 160, tags=(EN, JUSTICE, LANGUAGES), no_bloom=True,
        arts=(arts("oo", 40),),
    ),
    holomem(
        "hSD13-015", RAORA_PANTHERA, "spot", 160, tags=(EN, JUSTICE, ANIMAL_EARS, ART), no_bloom=True,
        arts=(arts("o", 30, more=True),),
    ),
    support("hSD13-016", "justice", "event", limited=True),
    support("hSD13-017", "justice-just-like-that", "event", limited=True),
    support("hSD13-018", "popo", "mascot"),
)
