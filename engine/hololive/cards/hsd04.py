"""「スタートデッキ 紫 癒月ちょこ」 (hSD04): purple."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HIMEMORI_LUNA, OOZORA_SUBARU, YUZUKI_CHOCO
from engine.hololive.tags import COOKING, FOOD, GEN_2, GEN_4, JP
from engine.hololive.vocabulary import GREEN, PURPLE, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD04-001", YUZUKI_CHOCO, 5, PURPLE, skill(2), sp_skill(1)),
    holomem(
        "hSD04-002", YUZUKI_CHOCO, "debut", 100, PURPLE, tags=(JP, GEN_2, COOKING), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem("hSD04-003", YUZUKI_CHOCO, "debut", 60, PURPLE, tags=(JP, GEN_2, COOKING), arts=(arts("po", 30),)),
    holomem("hSD04-004", YUZUKI_CHOCO, "debut", 60, PURPLE, tags=(JP, GEN_2, COOKING), arts=(arts("p", 20),)),
    holomem(
        "hSD04-005", YUZUKI_CHOCO, "1st", 140, PURPLE, tags=(JP, GEN_2, COOKING), baton=0,
        arts=(arts("p", 20), arts("po", 40)),
    ),
    holomem("hSD04-006", YUZUKI_CHOCO, "1st", 130, PURPLE, tags=(JP, GEN_2, COOKING), baton=0, arts=(arts("po", 30),)),
    holomem("hSD04-007", YUZUKI_CHOCO, "1st", 110, PURPLE, tags=(JP, GEN_2, COOKING), arts=(arts("oo", 30),)),
    holomem(
        "hSD04-008", YUZUKI_CHOCO, "1st", 230, PURPLE, tags=(JP, GEN_2, COOKING), buzz=True, falls=2,
        arts=(arts("po", 40), arts("ppo", 60, more=True)),
    ),
    holomem(
        "hSD04-009", YUZUKI_CHOCO, "2nd", 190, PURPLE, tags=(JP, GEN_2, COOKING),
        arts=(arts("po", 50, against=(GREEN, 50)), arts("ppo", 60, more=True, against=(GREEN, 50))),
    ),
    holomem("hSD04-010", OOZORA_SUBARU, "spot", 60, tags=(JP, GEN_2), no_bloom=True, arts=(arts("oo", 20),)),
    holomem("hSD04-011", HIMEMORI_LUNA, "spot", 60, tags=(JP, GEN_4), no_bloom=True, arts=(arts("o", 10),)),
    support("hSD04-012", "subachocoluna", "event", limited=True),
    support("hSD04-013", "chocos-omurice", "event", tags=(FOOD,)),
    support("hSD04-014", "chocolat", "mascot"),
)
