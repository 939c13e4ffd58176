"""The card that 『第二章』 Saine and 『旅芸人』 Tokoyo share: one card, of which both are users (appendix 1)."""

from __future__ import annotations

from engine.sakura.vocabulary import *

GASSO = attack(
    "NA-02/04--saine/tokoyo-A1-N-1/4", at(2, 5), damage(3, 0),
    after_attack(when(special_used(of_megami("saine")), arrow(THEIR_AURA, SHADOW, 1))),
    after_attack(when(idea_or_artistic(), arrow(SHADOW, DISTANCE, 1))),
    after_attack(when(special_used(of_megami("tokoyo")), arrow(SHADOW, MY_AURA, 1))),
    subtype=REACTION,
)
