"""「スタートデッキ 赤 百鬼あやめ」 (hSD02): red."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import NAKIRI_AYAME, OOKAMI_MIO, SHIRAKAMI_FUBUKI
from engine.hololive.tags import ANIMAL_EARS, ART, COOKING, GAMERS, GEN_1, GEN_2, JP, SHIRAKAMI_CHARACTER, SHOOTER
from engine.hololive.vocabulary import RED, YELLOW, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD02-001", NAKIRI_AYAME, 5, RED, skill(2), sp_skill(1)),
    holomem(
        "hSD02-002", NAKIRI_AYAME, "debut", 90, RED, tags=(JP, GEN_2, SHOOTER), baton=0, any_number=True,
        arts=(arts("r", 30),),
    ),
    holomem("hSD02-003", NAKIRI_AYAME, "debut", 70, RED, tags=(JP, GEN_2, SHOOTER), baton=0, arts=(arts("o", 30),)),
    holomem("hSD02-004", NAKIRI_AYAME, "debut", 60, RED, tags=(JP, GEN_2, SHOOTER), baton=0, arts=(arts("r", 30),)),
    holomem(
        "hSD02-005", NAKIRI_AYAME, "1st", 140, RED, tags=(JP, GEN_2, SHOOTER), baton=0,
        arts=(arts("o", 20), arts("ro", 60)),
    ),
    holomem("hSD02-006", NAKIRI_AYAME, "1st", 140, RED, tags=(JP, GEN_2, SHOOTER), arts=(arts("r", 30),)),
    holomem("hSD02-007", NAKIRI_AYAME, "1st", 120, RED, tags=(JP, GEN_2, SHOOTER), arts=(arts("o", 30),)),
    holomem(
        "hSD02-008", NAKIRI_AYAME, "1st", 230, RED, tags=(JP, GEN_2, SHOOTER), buzz=True, falls=2,
        arts=(arts("ro", 40), arts("rro", 50)),
    ),
    holomem(
        "hSD02-009", NAKIRI_AYAME, "2nd", 180, RED, tags=(JP, GEN_2, SHOOTER),
        arts=(arts("r", 60, against=(YELLOW, 50)), arts("rro", 40, against=(YELLOW, 50))),
    ),
    holomem(
        "hSD02-010", SHIRAKAMI_FUBUKI, "spot", 80, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART), no_bloom=True,
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD02-011", OOKAMI_MIO, "spot", 50, tags=(JP, GAMERS, ANIMAL_EARS, COOKING), no_bloom=True,
        arts=(arts("o", 10),),
    ),
    support("hSD02-012", "iroha-nihohetto-ayafubumi", "event", limited=True),
    support("hSD02-013", "asura-rakshasa", "tool"),
    support("hSD02-014", "poyoyo", "mascot", tags=(SHIRAKAMI_CHARACTER,)),
)
