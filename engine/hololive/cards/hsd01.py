"""「スタートデッキ ときのそら&AZKi」 (hSD01): white and green."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import AIRANI_IOFIFTEEN, AMANE_KANATA, AZKI, HAKUI_KOYORI, IRYS, SORAZ, TOKINO_SORA
from engine.hololive.tags import ANIMAL_EARS, ART, EN, GEN_0, GEN_4, HOLOX, ID, ID_GEN_1, JP, PROMISE, SONG
from engine.hololive.vocabulary import BLUE, GREEN, WHITE, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD01-001", TOKINO_SORA, 5, WHITE, skill(1), sp_skill(2)),
    oshi("hSD01-002", AZKI, 6, GREEN, skill(3), sp_skill(3)),
    holomem("hSD01-003", TOKINO_SORA, "debut", 60, WHITE, tags=(JP, GEN_0, SONG), arts=(arts("o", 30),)),
    holomem("hSD01-004", TOKINO_SORA, "debut", 50, WHITE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    holomem("hSD01-005", TOKINO_SORA, "1st", 150, WHITE, tags=(JP, GEN_0, SONG), arts=(arts("w", 30), arts("wo", 50))),
    holomem(
        "hSD01-006", TOKINO_SORA, "1st", 240, WHITE, tags=(JP, GEN_0, SONG), baton=2, buzz=True, falls=2,
        arts=(arts("wo", 50), arts("wgo", 60, more=True)),
    ),
    holomem("hSD01-007", IRYS, "debut", 50, WHITE, tags=(EN, PROMISE, SONG), arts=(arts("w", 20),)),
    holomem("hSD01-008", AZKI, "debut", 70, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    holomem("hSD01-009", AZKI, "debut", 60, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("o", 10),)),
    holomem("hSD01-010", AZKI, "1st", 160, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("go", 50),)),
    holomem(
        "hSD01-011", AZKI, "2nd", 190, GREEN, tags=(JP, GEN_0, SONG), baton=2,
        arts=(arts("g", 60, against=(BLUE, 50)), arts("ggo", 100, more=True, against=(BLUE, 50))),
    ),
    holomem("hSD01-012", AIRANI_IOFIFTEEN, "debut", 70, GREEN, tags=(ID, ID_GEN_1, ART), arts=(arts("g", 20),)),
    holomem(
        "hSD01-013", SORAZ, "1st", 130, WHITE, GREEN, tags=(JP, GEN_0, SONG),
        also=(TOKINO_SORA, AZKI), arts=(arts("oo", 50),),
    ),
    holomem("hSD01-014", AMANE_KANATA, "spot", 150, tags=(JP, GEN_4, SONG), no_bloom=True, arts=(arts("wg", 30),)),
    holomem("hSD01-015", HAKUI_KOYORI, "spot", 50, tags=(JP, HOLOX, ANIMAL_EARS), no_bloom=True, arts=(arts("o", 10),)),
    support("hSD01-016", "harusaki-nodoka", "staff", limited=True),
    support("hSD01-017", "mane-chan", "staff", limited=True),
    support("hSD01-018", "sub-pc", "item"),
    support("hSD01-019", "amazing-pc", "item", limited=True),
    support("hSD01-020", "holofan-circle", "event"),
    support("hSD01-021", "first-gravity", "event", limited=True),
)
