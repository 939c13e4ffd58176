"""A puzzle that somebody tries: a match at its table, of the turn alone that is to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engine.cardgame.play.laid import PERSON, LaidGame, LaidMatch
from engine.cardgame.play.scenario import table_in_words
from engine.cardgame.sight import knows
from engine.cardgame.wording import cards_named, place_name
from engine.kernel.chance import Source
from engine.kernel.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.match import Game
    from engine.cardgame.play.puzzle import Puzzle
    from engine.cardgame.play.scenario import Dialect
    from engine.cardgame.view import View
    from engine.kernel.decisions import Decision, Option
    from engine.text.phrase import Slot

PROVER = "prover"
"""Who answers for the other side: the proof of the puzzle."""


class Tried(msgspec.Struct, frozen=True):
    """What such a match begins with: the puzzle whose table it is."""

    puzzle: str


class Hidden(NamedTuple):
    """What lies face down: where, and which cards."""

    place: Slot
    cards: Slot


class _Game(LaidGame):
    """The other side is no person."""

    def players(self, setup: Any) -> tuple[str, ...]:
        """The person sits on the left."""
        del setup
        return ("", PROVER)


class TriedMatch(LaidMatch):
    """A puzzle from its beginning. When its turn is over, nothing is asked any more."""

    def __init__(self, puzzle: Puzzle, game: Game[Any, View], dialect: Dialect) -> None:
        """At the puzzle's table."""
        words = table_in_words(dialect, **puzzle.laid)
        at_table = _Game(game, lambda: dialect.laid(*words).table, Source(0))
        super().__init__(Session(at_table, Tried(puzzle.key)))
        self.puzzle = puzzle
        self._turn = self.turn

    @property
    def decision(self) -> Decision | None:
        """What is asked; None when the turn is over."""
        return super().decision if self.turn == self._turn else None

    def options_of(self, keys: Iterable[str]) -> tuple[Option, ...]:
        """The options that these keys of the question as it is stand for, as they are shown."""
        asked, shown = self._session.decision, self.decision
        if asked is None or shown is None:
            return ()
        at = {option.key: number for number, option in enumerate(asked.options)}
        return tuple(shown.options[at[key]] for key in keys)

    def hidden(self) -> list[Hidden]:
        """What lies face down to whoever solves, place by place: in a puzzle all of it is known."""
        state = self._state
        found = []
        for where, pile in sorted(state.piles.items()):
            cards = [card for card in pile if not knows(state, PERSON, card)]
            if cards and not state.rules.areas.at(where).endless:
                found.append(Hidden(place_name(where), cards_named([state.defs[card].number for card in cards])))
        return found
