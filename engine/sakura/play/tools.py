"""How this game is tried out without a screen (`cardgame.play.tools`)."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from engine.cardgame.play.tools import Bringing, Tools, UnknownSide
from engine.sakura.play.counted import COUNTED
from engine.sakura.play.decks import sensible_side, setup
from engine.sakura.play.judge import JUDGE
from engine.sakura.play.outlook import OUTLOOK
from engine.sakura.play.puzzles import PUZZLES
from engine.sakura.play.scenario import WORDS
from engine.sakura.play.selfplay import PLAYERS, SEEKER, Duels
from engine.sakura.pool import check_pair, forms


def read_pair(text: str) -> tuple[str, str]:
    """The pair of megami that a text names: two keys of forms with a comma between (§2-1). Raises `UnknownSide`."""
    keys = [form.key for form in forms()]
    pair = [key.strip().lower() for key in text.split(",") if key.strip()]
    unknown = [key for key in pair if key not in keys]
    if unknown:
        raise UnknownSide(f"no megami is called {', '.join(unknown)}; there are: {', '.join(keys)}")
    if len(pair) != 2:
        raise UnknownSide(f"two megami make a pair, like {keys[0]},{keys[-1]}; got {text!r}")
    if check_pair((pair[0], pair[1])) is not None:
        raise UnknownSide(f"{pair[0]} and {pair[1]} have the same number and can't be chosen together (§2-1)")
    return pair[0], pair[1]


TOOLS: Final = Tools(
    WORDS,
    (SEEKER, *(name for name in PLAYERS if name != SEEKER)),
    Duels,
    read_pair,
    JUDGE,
    COUNTED,
    OUTLOOK,
    Bringing(sensible_side, setup, attrgetter("megami")),
    PUZZLES,
)
