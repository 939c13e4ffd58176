"""How this game is tried out without a screen (`cardgame.play.tools`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.deck_code import BadDeckCode
from engine.cardgame.play.tools import Bringing, Tools, UnknownSide
from engine.hololive.deck_code import read_deck_code
from engine.hololive.decks.ready import ready_decks
from engine.hololive.play.counted import COUNTED
from engine.hololive.play.judge import JUDGE
from engine.hololive.play.outlook import OUTLOOK
from engine.hololive.play.scenario import WORDS
from engine.hololive.play.selfplay import PLAYERS, Duels
from engine.hololive.pool import check_side
from engine.hololive.setup import Setup, SideSetup

if TYPE_CHECKING:
    from random import Random




def read_side(text: str) -> SideSetup:
    """The start deck of that oshi, or of the only one in that set (`hSD01-001`, `hSD05`), or the game deck of a code.
    Raises `UnknownSide`.
    """
    if ":" in text:
        return _of_code(text)
    wanted = text.strip().lower()
    found = [deck for deck in ready_decks() if wanted in (deck.oshi.lower(), deck.oshi.partition("-")[0].lower())]
    if len(found) != 1:
        known = ", ".join(deck.oshi for deck in ready_decks())
        raise UnknownSide(f"no deck, or more than one, is called {text!r}; there are: {known}")
    return found[0].side()


def _of_code(text: str) -> SideSetup:
    try:
        side = read_deck_code(text)
    except BadDeckCode as error:
        raise UnknownSide(f"no deck code that can be read ({error})") from error
    wrong = check_side(side.oshi, side.deck, side.cheer)
    if wrong is not None:
        slots = ", ".join(f"{name} {value}" for name, value in wrong.slots)
        raise UnknownSide(f"no game deck by {wrong.section}: {wrong.code} {slots}".rstrip())
    return side


def _side(luck: Random, side: SideSetup | None) -> SideSetup:
    """One of the start decks, unless one is chosen."""
    decks = ready_decks()
    return side or decks[int(luck.random() * len(decks))].side()


def _setup(sides: tuple[SideSetup, SideSetup], seed: int) -> Setup:
    return Setup(sides=sides, seed=seed)


def _chosen(_side: SideSetup) -> None:
    """Nothing of a game deck is open before the duel (§6.2.1.2)."""


BRINGING: Final = Bringing(_side, _setup, _chosen)
TOOLS: Final = Tools(WORDS, PLAYERS, Duels, read_side, JUDGE, COUNTED, OUTLOOK, BRINGING)
