"""「ライブスタートデッキ 森カリオペ」 (hSD18): purple."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import MORI_CALLIOPE
from engine.hololive.tags import EN, MYTH, SONG
from engine.hololive.vocabulary import GREEN, PURPLE, arts, holomem, oshi, skill, sp_skill

CARDS: Final = (
    oshi("hSD18-001", MORI_CALLIOPE, 4, PURPLE, skill(2), sp_skill(2)),
    holomem("hSD18-002", MORI_CALLIOPE, "debut", 80, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("o", 20),)),
    holomem("hSD18-003", MORI_CALLIOPE, "debut", 70, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("p", 30),)),
    holomem("hSD18-004", MORI_CALLIOPE, "debut", 90, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("o", 20),)),
    holomem("hSD18-005", MORI_CALLIOPE, "debut", 100, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("o", 20),)),
    holomem(
        "hSD18-006", MORI_CALLIOPE, "1st", 140, PURPLE, tags=(EN, MYTH, SONG),
        arts=(arts("o", 30), arts("po", 50)),
    ),
    holomem("hSD18-007", MORI_CALLIOPE, "1st", 130, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("o", 30, more=True),)),
    holomem("hSD18-008", MORI_CALLIOPE, "1st", 140, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("po", 40),)),
    holomem(
        "hSD18-009", MORI_CALLIOPE, "2nd", 160, PURPLE, tags=(EN, MYTH, SONG), baton=2,
        arts=(arts("pp", 90, against=(GREEN, 30)),),
    ),
)
