"""「スタートエールセット」 (hYS01): four oshi."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOSHIMACHI_SUISEI, NANASHI_MUMEI, TAKANASHI_KIARA, USADA_PEKORA
from engine.hololive.vocabulary import BLUE, GREEN, RED, WHITE, oshi, skill, sp_skill

CARDS: Final = (
    oshi("hYS01-001", NANASHI_MUMEI, 5, WHITE, skill(2), sp_skill(1)),
    oshi("hYS01-002", USADA_PEKORA, 5, GREEN, skill(2), sp_skill(1)),
    oshi("hYS01-003", TAKANASHI_KIARA, 5, RED, skill(2), sp_skill(1)),
    oshi("hYS01-004", HOSHIMACHI_SUISEI, 5, BLUE, skill(2), sp_skill(1)),
)
