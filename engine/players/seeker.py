"""A player who seeks what has seldom been seen: as without a plan as the random one, but drawn to cards, acts and decks
that few duels before have shown. It is to find errors, so it looks at the state itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.players.random import Mood, drawn_mood, random_answer, weight_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.kernel.decisions import Decision, Keys, Option
    from engine.sakura.state import State

SELDOM = 12.0
"""How much likelier a card is that was never seen."""
_DRAWN: tuple[str, ...] = ("ChooseAct", "ChooseConduct", "ChooseReaction", "ChooseCards", "ChooseOne")


class Seeker:
    """One duel's player of both seats; `seen` is how often each card has resolved so far, by number."""

    def __init__(self, rng: Random, seen: Mapping[str, int]) -> None:
        """A mood for each seat."""
        self._rng = rng
        self._seen = seen
        self._moods: tuple[Mood, Mood] = (drawn_mood(rng), drawn_mood(rng))

    def __call__(self, decision: Decision, state: State) -> Keys:
        """A legal answer."""
        if decision.kind not in _DRAWN or decision.most != 1 or len(decision.options) < 2:
            return random_answer(decision, self._rng, self._moods[decision.seat])
        mood = self._moods[decision.seat]
        weights = [weight_of(option, mood) * self._wish(option, state) for option in decision.options]
        if decision.least == 0 and self._rng.random() < 0.2:
            return ()
        return (self._rng.choices(decision.options, weights)[0].key,)

    def _wish(self, option: Option, state: State) -> float:
        """How much likelier the option is for the cards that it moves."""
        cards = {_card(option.key)} | {_card(move.what) for move in option.moves}
        return max((seldom(self._seen, state.defs[card].number) for card in cards if card >= 0), default=1.0)


def seldom(seen: Mapping[str, int], number: str) -> float:
    """How much likelier a card is by how seldom it was seen."""
    return 1.0 + SELDOM / (1.0 + seen.get(number, 0))


def _card(name: str) -> int:
    head, _, rest = name.rpartition(":")
    return int(rest) if rest.isdigit() and head in ("use", "card", "cover") else -1
