"""「エールカード」 (hY01 to hY06): a cheer of each colour."""

from __future__ import annotations

from typing import Final

from engine.hololive.vocabulary import BLUE, GREEN, PURPLE, RED, WHITE, YELLOW, cheer

CARDS: Final = (
    cheer("hY01-001", WHITE),
    cheer("hY02-001", GREEN),
    cheer("hY03-001", RED),
    cheer("hY04-001", BLUE),
    cheer("hY05-001", PURPLE),
    cheer("hY06-001", YELLOW),
)
