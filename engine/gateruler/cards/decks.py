"""Two decks to play with at once: each is legal for every ruler."""

from __future__ import annotations

from typing import Final

from engine.gateruler.cards.embers import (
    ASH,
    BEACON,
    BIFRON,
    BOLT,
    DORA,
    DRAGON_BREATH,
    DROP_TROOPER,
    DRUM,
    FIRST_AID,
    FLAK,
    GALDRAN,
    GARETH,
    HARUNO,
    KUROGANE,
    MOKKO,
    NERIS,
    ONBORO,
    RALKA,
    REGALIA,
    SEEKER_DRONE,
    SLUMBERING_NEST,
    SPARK_WYRM,
    SUBARU,
    TSUBAME,
    UNBURNT_VOW,
)
from engine.gateruler.cards.published import (
    ABSOLUTE_BEARIA,
    BACKPACKER,
    BYAKUYA,
    CALABERA,
    HASSHAKU_POPO,
    HONOIKAZUCHI,
    LANTERN_RIVER,
    PHOTON_TORPEDO,
    SAMERIAN,
    SHINMEI,
    SYLTIS,
    TENKAI,
    TENROU,
    VABELSION,
    VELKLIGHT,
    ZILTINAS,
)
from engine.gateruler.cards.revels import (
    BAKU,
    BEWITCHED,
    BLACK_CAT,
    CARD_SOLDIERS,
    DONZOU,
    GONTA,
    HAKURO,
    JACK,
    KARAN,
    KOYORI,
    LILI,
    LUMIA,
    MIKE,
    MOGUMOGU,
    NAUGHTY_PACT,
    NIGHT_FAIR,
    NURARI,
    PARADE_SCROLL,
    POPPRI,
    SAYO,
    SHADOW_TAG,
    SHIGURE,
    SPIRITED_AWAY,
    SWEET_WATER,
    TEACUPS,
    TOUTA,
    TRIPLETS,
    VESPER,
    WARDING_SLIP,
    WITCHING_BELL,
)

EMBERS: Final = {
    ONBORO: 1, MOKKO: 3, BOLT: 3, SPARK_WYRM: 4, TSUBAME: 2, HARUNO: 2, BYAKUYA: 2, SEEKER_DRONE: 1, PHOTON_TORPEDO: 1,
    FIRST_AID: 2, RALKA: 2, DRUM: 2, DORA: 1, ASH: 2, NERIS: 2, BEACON: 2, DRAGON_BREATH: 1, SLUMBERING_NEST: 1,
    UNBURNT_VOW: 1, SUBARU: 1, DROP_TROOPER: 1, FLAK: 1, ABSOLUTE_BEARIA: 1, SYLTIS: 2, VELKLIGHT: 2, BIFRON: 1,
    REGALIA: 1, KUROGANE: 1, GALDRAN: 1, GARETH: 1, ZILTINAS: 1, VABELSION: 1,
}  # fmt: skip
"""「竜火と鋼翼」: Volnar and ATLAS."""
REVELS: Final = {
    TOUTA: 2, KOYORI: 2, MIKE: 2, POPPRI: 2, BLACK_CAT: 2, SHADOW_TAG: 1, WARDING_SLIP: 2, BEWITCHED: 1, SWEET_WATER: 2,
    TEACUPS: 1, NAUGHTY_PACT: 1, KARAN: 3, GONTA: 2, TRIPLETS: 1, SAYO: 1, HAKURO: 1, PARADE_SCROLL: 1,
    SPIRITED_AWAY: 1, WITCHING_BELL: 1, MOGUMOGU: 2, JACK: 1, LILI: 1, NIGHT_FAIR: 1, CARD_SOLDIERS: 1, BAKU: 1,
    SAMERIAN: 1, BACKPACKER: 1, LANTERN_RIVER: 1, NURARI: 1, SHIGURE: 1, TENROU: 1, LUMIA: 1, CALABERA: 1, TENKAI: 1,
    HONOIKAZUCHI: 1, HASSHAKU_POPO: 1, DONZOU: 1, SHINMEI: 1, VESPER: 1,
}  # fmt: skip
"""「夜行と夢遊園」: the Yomajin Front and Wonderverse."""
