"""「ライブスタートデッキ 大空スバル」 (hSD19): yellow."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import OOZORA_SUBARU
from engine.hololive.tags import BIRD, FOOD, GEN_2, JP
from engine.hololive.vocabulary import WHITE, YELLOW, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD19-001", OOZORA_SUBARU, 4, YELLOW, skill(3), sp_skill(2)),
    holomem("hSD19-002", OOZORA_SUBARU, "debut", 90, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 10),)),
    holomem("hSD19-003", OOZORA_SUBARU, "debut", 80, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("y", 20, more=True),)),
    holomem("hSD19-004", OOZORA_SUBARU, "debut", 100, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 20),)),
    holomem("hSD19-005", OOZORA_SUBARU, "debut", 100, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 20),)),
    holomem(
        "hSD19-006", OOZORA_SUBARU, "1st", 160, YELLOW, tags=(JP, GEN_2, BIRD),
        arts=(arts("o", 20), arts("yo", 40)),
    ),
    holomem("hSD19-007", OOZORA_SUBARU, "1st", 140, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 30, more=True),)),
    holomem("hSD19-008", OOZORA_SUBARU, "1st", 150, YELLOW, tags=(JP, GEN_2, BIRD), arts=(arts("o", 20, more=True),)),
    holomem(
        "hSD19-009", OOZORA_SUBARU, "2nd", 180, YELLOW, tags=(JP, GEN_2, BIRD), baton=2,
        arts=(arts("yy", 80, more=True, against=(WHITE, 30)),),
    ),
    support("hSD19-010", "good-mood-curry", "event", tags=(FOOD,)),
)
