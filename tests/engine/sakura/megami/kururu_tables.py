"""Cards of each icon, and what the tests of mechanisms speak of."""

from __future__ import annotations

from tests.engine.sakura.support import SHOT, himika, kururu, saine, tokoyo, yurina

ATK, ACT, ENH = SHOT, himika("N-5"), himika("N-7")
REA, ACT_REA = saine("N-2"), tokoyo("N-4")
FUL_ATK, FUL_ACT, FUL_ENH = himika("N-4"), tokoyo("N-5"), yurina("N-7")
INDUSTRIA, DUPLIGEAR = kururu("S-3"), kururu("S-3-Ex1")
RESEARCH, GULLIVER = kururu("A1-S-3"), kururu("A1-S-3-Ex1")
CONNECDIVE = kururu("A2-S-4")


def chosen(scene, number, seat=None, area=None):
    """The key of a card in a choice of cards."""
    return f"card:{scene.card(number, seat, area)}"
