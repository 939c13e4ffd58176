"""「ライブスタートデッキ さくらみこ」 (hSD16): red."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import SAKURA_MIKO
from engine.hololive.tags import BABY, GEN_0, JP
from engine.hololive.vocabulary import RED, YELLOW, arts, holomem, oshi, skill, sp_skill

CARDS: Final = (
    oshi("hSD16-001", SAKURA_MIKO, 4, RED, skill(2), sp_skill(2)),
    holomem("hSD16-002", SAKURA_MIKO, "debut", 80, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20),)),
    holomem("hSD16-003", SAKURA_MIKO, "debut", 70, RED, tags=(JP, GEN_0, BABY), arts=(arts("r", 30),)),
    holomem("hSD16-004", SAKURA_MIKO, "debut", 80, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20),)),
    holomem("hSD16-005", SAKURA_MIKO, "debut", 100, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20),)),
    holomem("hSD16-006", SAKURA_MIKO, "1st", 140, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 20), arts("ro", 50))),
    holomem("hSD16-007", SAKURA_MIKO, "1st", 130, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 30, more=True),)),
    holomem("hSD16-008", SAKURA_MIKO, "1st", 140, RED, tags=(JP, GEN_0, BABY), arts=(arts("o", 30),)),
    holomem(
        "hSD16-009", SAKURA_MIKO, "2nd", 170, RED, tags=(JP, GEN_0, BABY), baton=2,
        arts=(arts("roo", 100, against=(YELLOW, 30)),),
    ),
)
