"""How this game is tried out without a screen (`cardgame.play.tools`)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from engine.cardgame.play.tools import Bringing, Tools, UnknownSide
from engine.mahoroba.play.counted import COUNTED
from engine.mahoroba.play.judge import JUDGE
from engine.mahoroba.play.outlook import OUTLOOK
from engine.mahoroba.play.scenario import WORDS
from engine.mahoroba.play.selfplay import PLAYERS, Duels
from engine.mahoroba.pool import DECKS
from engine.mahoroba.setup import Setup, SideSetup

if TYPE_CHECKING:
    from random import Random



def read_deck(text: str) -> tuple[str, ...]:
    """The practice deck of that key. Raises `UnknownSide`."""
    deck = DECKS.get(text.strip().lower())
    if deck is None:
        raise UnknownSide(f"no deck is called {text!r}; there are: {', '.join(DECKS)}")
    return deck


def _side(luck: Random, deck: tuple[str, ...] | None) -> SideSetup:
    """One of the practice decks, unless one is chosen."""
    return SideSetup(deck=deck or DECKS[luck.choice(tuple(DECKS))])


def _setup(sides: tuple[SideSetup, SideSetup], seed: int) -> Setup:
    return Setup(sides=sides, janken="luck", seed=seed)


BRINGING: Final = Bringing(_side, _setup, attrgetter("deck"))
TOOLS: Final = Tools(WORDS, PLAYERS, Duels, read_deck, JUDGE, COUNTED, OUTLOOK, BRINGING)
