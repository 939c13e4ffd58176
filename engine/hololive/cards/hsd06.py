"""「スタートデッキ 緑 風真いろは」 (hSD06): green."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HAKUI_KOYORI, KAZAMA_IROHA, LAPLUS_DARKNESS, TAKANE_LUI
from engine.hololive.tags import ALCOHOL, ANIMAL_EARS, BIRD, HOLOX, JP, SHOOTER
from engine.hololive.vocabulary import BLUE, GREEN, PURPLE, RED, WHITE, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD06-001", KAZAMA_IROHA, 5, GREEN, skill(2), sp_skill(1)),
    holomem("hSD06-002", KAZAMA_IROHA, "debut", 80, GREEN, tags=(JP, HOLOX), arts=(arts("o", 20),)),
    holomem("hSD06-003", KAZAMA_IROHA, "debut", 80, GREEN, tags=(JP, HOLOX), arts=(arts("g", 30, more=True),)),
    holomem("hSD06-004", KAZAMA_IROHA, "1st", 160, GREEN, tags=(JP, HOLOX), arts=(arts("go", 60),)),
    holomem("hSD06-005", KAZAMA_IROHA, "1st", 120, GREEN, tags=(JP, HOLOX), arts=(arts("g", 30),)),
    holomem(
        "hSD06-006", KAZAMA_IROHA, "1st", 220, GREEN, tags=(JP, HOLOX), baton=2, buzz=True, falls=2,
        arts=(arts("go", 50),),
    ),
    holomem(
        "hSD06-007", KAZAMA_IROHA, "2nd", 180, GREEN, tags=(JP, HOLOX), baton=2,
        arts=(arts("goo", 70, more=True, against=(BLUE, 50)),),
    ),
    holomem("hSD06-008", HAKUI_KOYORI, "debut", 70, WHITE, tags=(JP, HOLOX, ANIMAL_EARS), arts=(arts("o", 10),)),
    holomem("hSD06-009", TAKANE_LUI, "debut", 80, RED, tags=(JP, HOLOX, BIRD, ALCOHOL), arts=(arts("o", 20),)),
    holomem(
        "hSD06-010", LAPLUS_DARKNESS, "debut", 60, PURPLE, tags=(JP, HOLOX, SHOOTER),
        arts=(arts("o", 30, more=True),),
    ),
    support("hSD06-011", "chakimaru", "tool"),
    support("hSD06-012", "pokobee", "mascot"),
)
