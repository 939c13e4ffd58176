"""「ライブスタートデッキ 儒烏風亭らでん」 (hSD15): green."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import JUUFUUTEI_RADEN
from engine.hololive.tags import ALCOHOL, DEV_IS, MUSHROOM, REGLOSS
from engine.hololive.vocabulary import BLUE, GREEN, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD15-001", JUUFUUTEI_RADEN, 4, GREEN, skill(2), sp_skill(2)),
    holomem("hSD15-002", JUUFUUTEI_RADEN, "debut", 80, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 20),)),
    holomem("hSD15-003", JUUFUUTEI_RADEN, "debut", 70, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("g", 30),)),
    holomem("hSD15-004", JUUFUUTEI_RADEN, "debut", 90, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 20),)),
    holomem("hSD15-005", JUUFUUTEI_RADEN, "debut", 100, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 20),)),
    holomem(
        "hSD15-006", JUUFUUTEI_RADEN, "1st", 140, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL),
        arts=(arts("go", 40), arts("goo", 60)),
    ),
    holomem("hSD15-007", JUUFUUTEI_RADEN, "1st", 130, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 30),)),
    holomem(
        "hSD15-008", JUUFUUTEI_RADEN, "1st", 140, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL),
        arts=(arts("go", 40, more=True),),
    ),
    holomem(
        "hSD15-009", JUUFUUTEI_RADEN, "2nd", 170, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), baton=2,
        arts=(arts("goo", 90, against=(BLUE, 30)),),
    ),
    support("hSD15-010", "matsutake-dance", "event", tags=(MUSHROOM,)),
)
