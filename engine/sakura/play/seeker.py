"""A player who seeks what has seldom been seen: as without a plan as the random one, but drawn to cards, acts and decks
that few duels before have shown. It is to find errors, so it looks at the state itself.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.cardgame.play.random_player import drawn_mood, random_answer
from engine.sakura.areas import COVER, FLARE, SPECIALS
from engine.sakura.decisions import ChooseConduct
from engine.sakura.play.moods import MOODS, Mood, weight_of
from engine.sakura.rules import RULES
from engine.sakura.values.numbers import cost

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.kernel.decisions import Decision, Keys, Option
    from engine.sakura.cards import Card
    from engine.sakura.state import State

SELDOM = 12.0
"""How much likelier a card is that was never seen."""
SAVING = 8.0
"""How much likelier flare is gathered for a special that was never seen."""
_DIGITS = re.compile(r"\d+")
HABITS = (0.05, 1.0, 20.0)
"""How much likelier an answer of the same key (numbers apart) is all through a duel: so that what counts up also comes
to its end.
"""
PATIENCE = (0, 0, 0, 8, 14, 20)
LONG_PATIENCE = (0, 18, 24, 30)
"""Until which turn a special is kept back; one that brings other cards by the number of its own."""
_DRAWN: tuple[str, ...] = ("ChooseAct", "ChooseConduct", "ChooseReaction", "ChooseCards", "ChooseOne")


class Seeker:
    """One duel's player of both seats; `seen` is how often each card has resolved so far, by number."""

    def __init__(self, rng: Random, seen: Mapping[str, int]) -> None:
        """A mood for each seat."""
        self._rng = rng
        self._seen = seen
        self._moods: tuple[Mood, Mood] = (drawn_mood(MOODS, rng), drawn_mood(MOODS, rng))
        self._wishes: dict[str, float] = {}
        self._habits: dict[str, float] = {}
        self._patience: dict[int, int] = {}

    def __call__(self, decision: Decision, state: State) -> Keys:
        """A legal answer."""
        if decision.kind == "ChooseName":
            return (self._name(decision, state),)
        if decision.kind not in _DRAWN or decision.most != 1 or len(decision.options) < 2:
            return random_answer(decision, self._rng, self._moods[decision.seat])
        if isinstance(decision, ChooseConduct):
            decision = RULES.completed(state, decision)
        mood = self._moods[decision.seat]
        weights = [weight_of(option, mood) * self._wish(option, state) for option in decision.options]
        if decision.least == 0 and self._rng.random() < 0.2:
            return ()
        return (self._rng.choices(decision.options, weights)[0].key,)

    def _name(self, decision: Decision, state: State) -> str:
        """A name to guess: mostly one that lies hidden before the other player."""
        hidden = {state.defs[card].number for card in state.piles.get(COVER[1 - decision.seat], ())}
        likely = [option.key for option in decision.options if option.key in hidden]
        keys = likely if likely and self._rng.random() < 0.9 else [option.key for option in decision.options]
        return self._rng.choice(keys)

    def _wish(self, option: Option, state: State) -> float:
        """How much likelier the option is for the cards that it moves; where it moves none, by a habit of this duel."""
        if option.key == "basic:focus":
            return SAVING if self._saves(state) else 1.0
        cards = {_card(option.key)} | {_card(move.what) for move in option.moves}
        if max(cards) < 0:
            return self._habits.setdefault(_DIGITS.sub("", option.key), self._rng.choice(HABITS))
        return max(self._of_card(state.defs[card], state) * self._hurry(card, state) for card in cards if card >= 0)

    def _saves(self, state: State) -> bool:
        """Whether the turn player has an unused special that was never seen and costs more than there is."""
        seat = state.turn_player
        return any(
            state.status[card] == "unused"
            and not self._seen.get(state.defs[card].number)
            and cost(state, card, seat) > state.count(FLARE[seat])
            for card in state.piles.get(SPECIALS[seat], ())
        )

    def _hurry(self, card: int, state: State) -> float:
        """Specials are kept back for many turns in some duels, so that they are seen late too; those longer that bring
        other cards.
        """
        printed = state.defs[card]
        if printed.cost is None:
            return 1.0
        if card not in self._patience:
            brings = any(one.number.startswith(f"{printed.number}-") for one in state.defs)
            self._patience[card] = self._rng.choice(LONG_PATIENCE if brings else PATIENCE)
        until = self._patience[card]
        return 0.003 if state.turn < until else 1.0

    def _of_card(self, card: Card, state: State) -> float:
        """The card's own, or that of what lies aside at first and only her cards can bring."""
        if card.number not in self._wishes:
            aside = (one.number for one in state.defs if one.extra and set(one.megami) & set(card.megami))
            brought = max((seldom(self._seen, number) for number in aside), default=1.0)
            self._wishes[card.number] = max(seldom(self._seen, card.number), brought if card.cost is not None else 1.0)
        return self._wishes[card.number]


def seldom(seen: Mapping[str, int], number: str) -> float:
    """How much likelier a card is by how seldom it was seen."""
    return 1.0 + SELDOM / (1.0 + seen.get(number, 0))


def _card(name: str) -> int:
    head, _, rest = name.rpartition(":")
    return int(rest) if rest.isdigit() and head in ("use", "card", "cover") else -1
