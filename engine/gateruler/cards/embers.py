"""「竜と鋼」: Volnar and ATLAS. Dragons that come back, machines that hold the line."""

from __future__ import annotations

from typing import Final

from engine.gateruler.vocabulary import ATLAS, VOLNAR, unit

MOKKO = unit("GR-023", VOLNAR, "dragon", 0, (1, 3, 1))
RALKA = unit("GR-022", VOLNAR, "dragon knight", 1, (2, 3, 1))
BOLT = unit("GR-024", VOLNAR, "dragon fire", 0, (2, 1, 1))
GALDRAN = unit("GR-025", VOLNAR, "dragon fire", 3, (5, 4, 2), keywords=("pierce",))
SENTRY = unit("GR-026", VOLNAR, "dragon knight", 1, (2, 4, 1), keywords=("intercept",))
DORA = unit("GR-027", VOLNAR, "dragon", 1, (3, 3, 1), keywords=("strike-back",))
BIFRON = unit("GR-028", VOLNAR, "dragon", 2, (3, 3, 2), keywords=("second-attack",))
ASH = unit("GR-029", VOLNAR, "dragon fire", 1, (3, 2, 1), keywords=("graveyard-summon",))
REGALIA = unit("GR-030", VOLNAR, "dragon knight", 2, (3, 4, 2), keywords=("gear-up",))
BYAKUYA = unit("GR-010", ATLAS, "military", 0, (2, 1, 1), keywords=("vigilance",), published=True)
TSUBAME = unit("GR-037", ATLAS, "machine military", 0, (1, 2, 1), keywords=("vigilance",))
HARUNO = unit("GR-038", ATLAS, "military", 0, (2, 2, 1))
KUROGANE = unit("GR-039", ATLAS, "machine military", 3, (4, 6, 2), keywords=("intercept",))

CARDS: Final = (
    BYAKUYA, RALKA, MOKKO, BOLT, GALDRAN, SENTRY, DORA, BIFRON, ASH, REGALIA, TSUBAME, HARUNO, KUROGANE,
)  # fmt: skip
DECK: Final = {
    MOKKO: 4, RALKA: 4, BOLT: 4, SENTRY: 4, DORA: 4, BIFRON: 4, ASH: 4, REGALIA: 4, BYAKUYA: 4, TSUBAME: 4, HARUNO: 4,
    GALDRAN: 3, KUROGANE: 3,
}  # fmt: skip
