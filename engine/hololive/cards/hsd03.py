"""「スタートデッキ 青 猫又おかゆ」 (hSD03): blue."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import INUGAMI_KORONE, LAPLUS_DARKNESS, NEKOMATA_OKAYU
from engine.hololive.tags import ANIMAL_EARS, GAMERS, HOLOX, JP, SHOOTER, SONG
from engine.hololive.vocabulary import BLUE, WHITE, arts, holomem, oshi, skill, sp_skill, support

CARDS: Final = (
    oshi("hSD03-001", NEKOMATA_OKAYU, 5, BLUE, skill(2), sp_skill(1)),
    holomem(
        "hSD03-002", NEKOMATA_OKAYU, "debut", 100, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem("hSD03-003", NEKOMATA_OKAYU, "debut", 70, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), arts=(arts("b", 10),)),
    holomem("hSD03-004", NEKOMATA_OKAYU, "debut", 80, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), arts=(arts("o", 20),)),
    holomem(
        "hSD03-005", NEKOMATA_OKAYU, "1st", 170, BLUE, tags=(JP, GAMERS, ANIMAL_EARS),
        arts=(arts("o", 30), arts("bo", 50)),
    ),
    holomem(
        "hSD03-006", NEKOMATA_OKAYU, "1st", 140, BLUE, tags=(JP, GAMERS, ANIMAL_EARS, SONG),
        arts=(arts("b", 30), arts("bo", 40)),
    ),
    holomem("hSD03-007", NEKOMATA_OKAYU, "1st", 110, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), arts=(arts("o", 20),)),
    holomem(
        "hSD03-008", NEKOMATA_OKAYU, "1st", 240, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), baton=2, buzz=True, falls=2,
        arts=(arts("bo", 60),),
    ),
    holomem(
        "hSD03-009", NEKOMATA_OKAYU, "2nd", 190, BLUE, tags=(JP, GAMERS, ANIMAL_EARS), baton=2,
        arts=(arts("bo", 60, against=(WHITE, 50)), arts("bboo", 100, against=(WHITE, 50))),
    ),
    holomem(
        "hSD03-010", INUGAMI_KORONE, "spot", 70, tags=(JP, GAMERS, ANIMAL_EARS), no_bloom=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hSD03-011", LAPLUS_DARKNESS, "spot", 60, tags=(JP, HOLOX, SHOOTER), no_bloom=True,
        arts=(arts("o", 10), arts("oo", 20)),
    ),
    support("hSD03-012", "dorobo-construction", "event", limited=True),
    support("hSD03-013", "okanyan", "mascot"),
    support("hSD03-014", "onigirya", "fan", only_on=(NEKOMATA_OKAYU,)),
)
