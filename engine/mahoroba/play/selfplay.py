"""The part of this game in self-play: which decks are drawn, who plays, what counts as a card that resolved."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.play.field import Field
from engine.cardgame.play.greedy import greedy
from engine.cardgame.play.random_player import ActMood, in_moods
from engine.mahoroba.events import CommandUsed, SkillUsed
from engine.mahoroba.game import MahorobaGame
from engine.mahoroba.play.checking import CheckedTable, settled
from engine.mahoroba.play.judge import JUDGE
from engine.mahoroba.pool import COPIES, DECK_SIZE, DECKS, EVERY_NUMBER, check_deck
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.setup import Setup, SideSetup
from engine.mahoroba.table import Table
from engine.text.phrase import Name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from random import Random

    from engine.cardgame.play.field import Player
    from engine.kernel.session import Session

RANDOM: Final = "random"
GREEDY: Final = "greedy"
PLAYERS: Final = (RANDOM, GREEDY)
MOODS: Final = tuple(
    ActMood(("ChooseAct", "ChooseSkill"), likelier) for likelier in (
        {},
        {"skill": 9.0, "battle": 0.5, "retreat": 0.3},
        {"skill": 9.0, "charge": 3.0, "ex": 0.2, "retreat": 0.1, "battle": 0.4},
        {"skill": 5.0, "use": 6.0, "set": 6.0, "battle": 0.2, "end": 0.5},
        {"skill": 9.0, "place": 8.0, "charge": 0.5, "ex": 0.5, "retreat": 2.0, "battle": 2.0},
    )
)


class Duels(Field[Setup, Table]):
    """Duels of the practice decks, and now and then of decks drawn from the whole pool."""

    def __init__(self, left: tuple[str, ...] | None = None, right: tuple[str, ...] | None = None) -> None:
        """Decks of the sides, drawn where none is given."""
        self._decks = (left, right)

    @property
    def players(self) -> Mapping[str, Callable[[Random, Mapping[str, int]], Player]]:
        """One without a plan, and one that does what looks best at once."""
        return {RANDOM: in_moods(MOODS), GREEDY: greedy(JUDGE)}

    def game(self, check: bool) -> MahorobaGame:
        """The game, on tables that check themselves or not."""
        return MahorobaGame(CheckedTable if check else Table)

    def drawn(self, rng: Random, seen: Mapping[str, int] | None) -> Setup:
        """Any deck against any; who begins and じゃんけん by luck or by hands."""
        left, right = (SideSetup(deck=deck or _deck(rng)) for deck in self._decks)
        return Setup(sides=(left, right), janken=rng.choice(("hands", "luck")), seed=rng.getrandbits(48))

    def brought(self) -> Sequence[str]:
        """The practice decks."""
        return tuple(DECKS)

    def named(self, key: str) -> Name:
        """The name of the deck."""
        return Name("deck", key)

    def between(self, rng: Random, left: str, right: str) -> Setup:
        """A duel of these decks."""
        return Duels(DECKS[left], DECKS[right]).drawn(rng, None)

    def numbers(self) -> Collection[str]:
        """Every card of the pool."""
        return EVERY_NUMBER

    def brings(self, setup: Setup) -> Collection[str]:
        """The decks."""
        return {number for side in setup.sides for number in side.deck}

    def settled(self, state: Any) -> Sequence[str]:
        """Whether the table stands as it may."""
        return settled(state)

    def resolved(self, session: Session[Setup, Table]) -> Mapping[str, int]:
        """A unit that used a skill, a command that was used."""
        defs = session.state.defs
        found: Counter[str] = Counter()
        for event in session.events:
            match event:
                case CommandUsed():
                    found[defs[event.card].number] += 1
                case SkillUsed():
                    found[defs[event.unit].number] += 1
        return found


def _deck(rng: Random) -> tuple[str, ...]:
    """One of the practice decks; one time in three a deck drawn from all cards, which holds a unit."""
    if rng.random() < 2 / 3:
        return DECKS[rng.choice(tuple(DECKS))]
    while True:
        drawn = tuple(rng.sample([number for number in EVERY_NUMBER for _ in range(COPIES)], DECK_SIZE))
        if any(REGISTRY.cards[number].is_unit for number in drawn) and check_deck(drawn) is None:
            return drawn
