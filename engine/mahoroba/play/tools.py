"""How this game is tried out without a screen (`cardgame.play.tools`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.play.tools import Tools, UnknownSide
from engine.mahoroba.play.scenario import WORDS
from engine.mahoroba.play.selfplay import PLAYERS, RANDOM, selfplay
from engine.mahoroba.pool import DECKS

if TYPE_CHECKING:
    from engine.cardgame.play.selfplay import Result


def _selfplay(
    games: int, seed: int, *, left: str = "", right: str = "", player: str = "", check: bool = False
) -> Result:
    for name in filter(None, (left, right)):
        if name not in DECKS:
            raise UnknownSide(f"no practice deck is called {name!r}; there are: {', '.join(DECKS)}")
    return selfplay(games, seed, left, right, player or RANDOM, check)


TOOLS: Final = Tools(WORDS, PLAYERS, _selfplay)
