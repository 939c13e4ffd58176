"""How this game is tried out without a screen (`cardgame.play.tools`)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from engine.cardgame.play.tools import Bringing, Tools, UnknownSide
from engine.gateruler.play.counted import COUNTED
from engine.gateruler.play.judge import JUDGE
from engine.gateruler.play.outlook import OUTLOOK
from engine.gateruler.play.scenario import WORDS
from engine.gateruler.play.selfplay import PLAYERS, Duels, drawn_side
from engine.gateruler.pool import DECKS, RULERS
from engine.gateruler.setup import Setup, SideSetup

if TYPE_CHECKING:
    from random import Random



def read_side(text: str) -> SideSetup:
    """A ruler with a ready deck: `GR-W23:embers`. Raises `UnknownSide`."""
    ruler, _, deck = text.strip().partition(":")
    if ruler.upper() not in RULERS or deck.lower() not in DECKS:
        said = f"{', '.join(RULERS)} with {', '.join(DECKS)}"
        raise UnknownSide(f"no side is called {text!r}; there are {said}, written {RULERS[0]}:{next(iter(DECKS))}")
    return SideSetup(ruler=ruler.upper(), deck=DECKS[deck.lower()])


def _side(luck: Random, ruler: str | None) -> SideSetup:
    """A ruler with one of the ready decks, unless the ruler is chosen."""
    return drawn_side(luck, ruler or "")


def _setup(sides: tuple[SideSetup, SideSetup], seed: int) -> Setup:
    return Setup(sides=sides, seed=seed)


BRINGING: Final = Bringing(_side, _setup, attrgetter("ruler"))
TOOLS: Final = Tools(WORDS, PLAYERS, Duels, read_side, JUDGE, COUNTED, OUTLOOK, BRINGING)
