"""「ライブスタートデッキ 星街すいせい」 (hSD17): blue."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOSHIMACHI_SUISEI
from engine.hololive.tags import GEN_0, JP, SONG
from engine.hololive.vocabulary import BLUE, PURPLE, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD17-001", HOSHIMACHI_SUISEI, 4, BLUE, skill(3), sp_skill(2)),
    holomem("hSD17-002", HOSHIMACHI_SUISEI, "debut", 80, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    holomem("hSD17-003", HOSHIMACHI_SUISEI, "debut", 70, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("b", 30),)),
    holomem("hSD17-004", HOSHIMACHI_SUISEI, "debut", 80, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    holomem("hSD17-005", HOSHIMACHI_SUISEI, "debut", 100, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    holomem(
        "hSD17-006", HOSHIMACHI_SUISEI, "1st", 140, BLUE, tags=(JP, GEN_0, SONG),
        arts=(arts("o", 30), arts("bo", 50)),
    ),
    holomem("hSD17-007", HOSHIMACHI_SUISEI, "1st", 130, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("o", 30),)),
    holomem("hSD17-008", HOSHIMACHI_SUISEI, "1st", 140, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("bo", 40),)),
    holomem(
        "hSD17-009", HOSHIMACHI_SUISEI, "2nd", 170, BLUE, tags=(JP, GEN_0, SONG), baton=2,
        arts=(arts("bbo", 110, against=(PURPLE, 30)),),
    ),
    support("hSD17-010", "stella", "event"),
)
