"""「スタートデッキ FLOW GLOW 推し 輪堂千速」 (hSD10): green and purple."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import ISAKI_RIONA, KIKIRARA_VIVI, RINDO_CHIHAYA
from engine.hololive.tags import DEV_IS, FLOW_GLOW
from engine.hololive.vocabulary import BLUE, GREEN, PURPLE, WHITE, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD10-001", RINDO_CHIHAYA, 5, GREEN, skill(2), sp_skill(2)),
    holomem(
        "hSD10-002", RINDO_CHIHAYA, "debut", 110, GREEN, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD10-003", RINDO_CHIHAYA, "1st", 170, GREEN, tags=(DEV_IS, FLOW_GLOW),
        arts=(arts("o", 30), arts("goo", 80)),
    ),
    holomem("hSD10-004", RINDO_CHIHAYA, "1st", 150, GREEN, tags=(DEV_IS, FLOW_GLOW), arts=(arts("go", 50),)),
    holomem("hSD10-005", RINDO_CHIHAYA, "1st", 160, GREEN, tags=(DEV_IS, FLOW_GLOW), arts=(arts("g", 20, more=True),)),
    holomem(
        "hSD10-006", RINDO_CHIHAYA, "2nd", 200, GREEN, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("go", 80, more=True, against=(WHITE, 50)), arts("goo", 140, against=(WHITE, 50))),
    ),
    holomem(
        "hSD10-007", KIKIRARA_VIVI, "debut", 120, PURPLE, tags=(DEV_IS, FLOW_GLOW), any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem("hSD10-008", KIKIRARA_VIVI, "1st", 130, PURPLE, tags=(DEV_IS, FLOW_GLOW), arts=(arts("o", 30),)),
    holomem(
        "hSD10-009", KIKIRARA_VIVI, "2nd", 200, PURPLE, tags=(DEV_IS, FLOW_GLOW), baton=2,
        arts=(arts("po", 80, more=True, against=(BLUE, 50)),),
    ),
    holomem(
        "hSD10-010", ISAKI_RIONA, "spot", 170, tags=(DEV_IS, FLOW_GLOW), baton=0, no_bloom=True,
        arts=(arts("oo", 50, more=True),),
    ),
    support("hSD10-011", "whats-up-keep-growing", "event", limited=True),
    support("hSD10-012", "flow-glow", "event", limited=True),
    support("hSD10-013", "fugutaro", "tool"),
)
