"""「スタートデッキ 白 轟はじめ」 (hSD05): white."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HIODOSHI_AO, ICHIJOU_RIRIKA, JUUFUUTEI_RADEN, OTONOSE_KANADE, TODOROKI_HAJIME
from engine.hololive.tags import ALCOHOL, ART, BABY, COOKING, DEV_IS, REGLOSS, SONG
from engine.hololive.vocabulary import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    arts,
    holomem,
    oshi,
    skill,
    sp_skill,
    support,
)

CARDS: Final = (
    oshi("hSD05-001", TODOROKI_HAJIME, 5, WHITE, skill(2), sp_skill(1)),
    holomem(
        "hSD05-002", TODOROKI_HAJIME, "debut", 100, WHITE, tags=(DEV_IS, REGLOSS, BABY), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem("hSD05-003", TODOROKI_HAJIME, "debut", 60, WHITE, tags=(DEV_IS, REGLOSS, BABY), arts=(arts("o", 30),)),
    holomem("hSD05-004", TODOROKI_HAJIME, "debut", 120, WHITE, tags=(DEV_IS, REGLOSS, BABY), arts=(arts("wo", 40),)),
    holomem(
        "hSD05-005", TODOROKI_HAJIME, "1st", 140, WHITE, tags=(DEV_IS, REGLOSS, BABY),
        arts=(arts("w", 40), arts("oo", 60)),
    ),
    holomem(
        "hSD05-006", TODOROKI_HAJIME, "1st", 100, WHITE, tags=(DEV_IS, REGLOSS, BABY),
        arts=(arts("o", 30), arts("wo", 50, more=True)),
    ),
    holomem("hSD05-007", TODOROKI_HAJIME, "1st", 120, WHITE, tags=(DEV_IS, REGLOSS, BABY), arts=(arts("o", 20),)),
    holomem(
        "hSD05-008", TODOROKI_HAJIME, "1st", 230, WHITE, tags=(DEV_IS, REGLOSS, BABY), baton=2, buzz=True, falls=2,
        arts=(arts("ww", 50),),
    ),
    holomem(
        "hSD05-009", TODOROKI_HAJIME, "2nd", 180, WHITE, tags=(DEV_IS, REGLOSS, BABY), baton=2,
        arts=(arts("wwo", 80, more=True, against=(PURPLE, 50)),),
    ),
    holomem("hSD05-010", JUUFUUTEI_RADEN, "debut", 80, GREEN, tags=(DEV_IS, REGLOSS, ALCOHOL), arts=(arts("o", 20),)),
    holomem("hSD05-011", ICHIJOU_RIRIKA, "debut", 70, RED, tags=(DEV_IS, REGLOSS, COOKING), arts=(arts("o", 20),)),
    holomem("hSD05-012", HIODOSHI_AO, "debut", 70, BLUE, tags=(DEV_IS, REGLOSS, ART), arts=(arts("o", 20),)),
    holomem("hSD05-013", OTONOSE_KANADE, "debut", 90, YELLOW, tags=(DEV_IS, REGLOSS, SONG), arts=(arts("o", 20),)),
    support("hSD05-014", "banpen", "mascot"),
)
