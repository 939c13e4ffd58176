"""The part of this game in self-play: which decks are drawn, who plays, what counts as a card that resolved."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.cardgame.play import selfplay as any_selfplay
from engine.cardgame.play.checking import watching
from engine.cardgame.play.field import Field
from engine.cardgame.play.random_player import random_answer
from engine.mahoroba.events import CommandUsed, SkillUsed
from engine.mahoroba.game import MahorobaGame
from engine.mahoroba.play.checking import CheckedTable, settled
from engine.mahoroba.play.moods import drawn_mood
from engine.mahoroba.pool import COPIES, DECK_SIZE, DECKS, EVERY_NUMBER, check_deck
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.setup import Setup, SideSetup
from engine.mahoroba.table import Table
from engine.text.phrase import Name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from random import Random

    from engine.cardgame.play.field import Player
    from engine.cardgame.play.selfplay import Result
    from engine.kernel.session import Session

RANDOM = "random"
PLAYERS = (RANDOM,)


class Duels(Field[Setup, Table]):
    """Duels of the practice decks, and now and then of decks drawn from the whole pool."""

    def __init__(
        self, left: tuple[str, ...] | None = None, right: tuple[str, ...] | None = None, check: bool = False
    ) -> None:
        """Decks of the sides, drawn where none is given. `check`: at every question at rest it is looked whether the
        table stands as it may.
        """
        self._decks = (left, right)
        self._check = check

    @property
    def players(self) -> Mapping[str, Callable[[Random, Mapping[str, int]], Player]]:
        """One without a plan."""
        return {RANDOM: _checked if self._check else _random}

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


def _random(rng: Random, _seen: Mapping[str, int]) -> Player:
    moods = (drawn_mood(rng), drawn_mood(rng))
    return lambda decision, _state: random_answer(decision, rng, moods[decision.seat])


def _checked(rng: Random, seen: Mapping[str, int]) -> Player:
    """The same, looking at the table whenever nothing is under resolution."""
    return watching(_random(rng, seen), settled)


def selfplay(
    games: int,
    seed: int,
    left: tuple[str, ...] | None = None,
    right: tuple[str, ...] | None = None,
    player: str = RANDOM,
    check: bool = False,
) -> Result:
    """Let players without a plan play duels, of drawn decks where none are given; the same seed gives the same ones."""
    return any_selfplay.selfplay(Duels(left, right, check), games, seed, player, check)
