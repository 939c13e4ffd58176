"""「スタートデッキ FLOW GLOW 推し 虎金妃笑虎」 (hSD11): yellow and blue."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import KOGANEI_NIKO, MIZUMIYA_SU
from engine.hololive.tags import DEV_IS, FLOW_GLOW
from engine.hololive.vocabulary import BLUE, PURPLE, RED, YELLOW, arts, holomem, oshi, skill, sp_skill

CARDS: Final = (
    oshi("hSD11-001", KOGANEI_NIKO, 5, YELLOW, skill(2), sp_skill(2)),
    holomem(
        "hSD11-002", KOGANEI_NIKO, "debut", 130, YELLOW, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem(
        "hSD11-003", KOGANEI_NIKO, "1st", 180, YELLOW, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("oo", 50), arts("ooo", 80)),
    ),
    holomem("hSD11-004", KOGANEI_NIKO, "1st", 150, YELLOW, tags=(DEV_IS, FLOW_GLOW), arts=(arts("yo", 30),)),
    holomem("hSD11-005", KOGANEI_NIKO, "1st", 160, YELLOW, tags=(DEV_IS, FLOW_GLOW), arts=(arts("y", 30, more=True),)),
    holomem(
        "hSD11-006", KOGANEI_NIKO, "2nd", 210, YELLOW, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("y", 40, more=True, against=(RED, 50)),),
    ),
    holomem(
        "hSD11-007", MIZUMIYA_SU, "debut", 120, BLUE, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem("hSD11-008", MIZUMIYA_SU, "1st", 160, BLUE, tags=(DEV_IS, FLOW_GLOW), arts=(arts("o", 30),)),
    holomem(
        "hSD11-009", MIZUMIYA_SU, "2nd", 210, BLUE, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("bo", 100, against=(PURPLE, 50)),),
    ),
)
