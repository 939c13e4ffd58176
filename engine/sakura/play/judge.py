"""How promising a table of this game is, and what sensible people do, for computer players.

The chance is a logistic function of a few figures of both sides; its weights were learned from duels that the players
played (`learning.py`). What sensible people do is set by hand.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import on_card
from engine.sakura.areas import AURA, COVER, DECK, DISCARD, DISTANCE, ENHANCEMENTS, FLARE, HAND, LIFE, SPECIALS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel.decisions import Decision
    from engine.sakura.cards import Card
    from engine.sakura.state import State

FIGURES: Final = (
    "to-move", "life", "life-low", "life-last", "aura", "flare", "flare-rich", "vigor", "hand", "deck-empty", "cards",
    "flinched", "enhancement", "special-ready", "special-unused", "near", "reach",
)  # fmt: skip
"""What is counted for each side; the judgement takes the difference."""
WEIGHTS: Final[tuple[float, ...]] = (
    0.35, 0.45, 0.35, 0.35, 0.22, 0.10, -0.03, 0.08, 0.15, -0.3, 0.02, -0.1, 0.06, 0.25, 0.1, 0.0, 0.15,
)  # fmt: skip


def figures(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`."""
    crystals, piles, status, defs = state.crystals, state.piles, state.status, state.defs
    get = crystals.get
    life, flare = get(LIFE[seat], 0), get(FLARE[seat], 0)
    hand = piles.get(HAND[seat], ())
    deck = len(piles.get(DECK[seat], ()))
    distance = get(DISTANCE, 0)
    unused = ready = reach = 0
    for card in piles.get(SPECIALS[seat], ()):
        if status[card] == "unused":
            unused += 1
            cost = defs[card].cost
            ready += isinstance(cost, int) and cost <= flare
    for card in hand:
        info = defs[card]
        reach += info.type == "attack" and distance in info.range
    lying = sum(get(on_card(card), 0) for card in piles.get(ENHANCEMENTS[seat], ()))
    return (
        state.turn_player == seat,
        life,
        min(life, 4),
        min(life, 2),
        get(AURA[seat], 0),
        flare,
        max(0, flare - 5),
        state.vigor[seat],
        len(hand),
        deck < 2,
        deck + len(hand) + len(piles.get(DISCARD[seat], ())) + len(piles.get(COVER[seat], ())),
        state.flinched[seat],
        lying,
        ready,
        unused,
        0.0,
        reach,
    )


class SakuraJudge:
    """A `cardgame.play.judge.Judge`."""

    def chance(self, state: State, seat: int) -> float:
        """How likely the seat wins, by the difference of both sides' figures."""
        found = 0.0
        for weight, mine, theirs in zip(WEIGHTS, figures(state, seat), figures(state, 1 - seat), strict=True):
            found += weight * (mine - theirs)
        return 1.0 / (1.0 + exp(-found)) if found > -30 else 0.0

    def leanings(self, decision: Decision, state: Any) -> Sequence[float] | None:
        """By the kind of the question; None for those that are answered evenly."""
        lean = _LEANINGS.get(decision.kind)
        return None if lean is None else lean(decision, state)


def _acts(decision: Decision, state: State) -> list[float]:
    """Attacks first, then other cards; steps towards where the attacks in hand reach."""
    seat, defs, count = decision.seat, state.defs, state.crystals.get
    distance, aura = count(DISTANCE, 0), count(AURA[seat], 0)
    nearer = farther = 0
    for card in state.piles.get(HAND[seat], ()):
        info = defs[card]
        if info.type == "attack" and info.range and distance not in info.range:
            nearer += info.range[0] < distance
            farther += info.range[0] > distance
    weights = {
        "basic:forward": 1.0 + 2.0 * nearer - 0.4 * min(farther, 2),
        "basic:backward": 0.2 + farther,
        "basic:breakaway": 0.2 + farther,
        "basic:recover": 1.2 if aura < 3 else 0.5,
        "basic:focus": 1.0 if aura > 2 else 0.3,
        "end": 0.8,
    }
    return [
        _use(defs[int(option.key[4:])]) if option.key.startswith("use:") else weights.get(option.key, 1.0)
        for option in decision.options
    ]


def _use(card: Card) -> float:
    if card.type == "attack":
        return 6.0 if card.cost is None else 8.0
    return 3.0


def _conduct(decision: Decision, _state: State) -> list[float]:
    return [3.0 if option.key == "standard" else 2.0 if option.moves else 0.02 for option in decision.options]


def _payment(decision: Decision, state: State) -> list[float]:
    """Vigor first; taking the action back leads nowhere."""
    found = []
    for option in decision.options:
        if option.key == "vigor":
            found.append(6.0)
        elif option.key == "back":
            found.append(0.01)
        else:
            found.append(1.0)
    return found


def _reaction(decision: Decision, _state: State) -> list[float]:
    return [2.0 if option.key == "pass" else 2.5 for option in decision.options]


def _damage(decision: Any, state: State) -> list[float]:
    """Life is worth about two of aura, the last of it everything."""
    seat = decision.seat
    life = state.crystals.get(LIFE[seat], 0)
    loss = decision.life * (2.0 if life > 4 else 2.8) if decision.life < life else 40.0
    return [exp(-0.9 * (decision.aura if option.key == "aura" else loss)) + 1e-9 for option in decision.options]


def _rebuild(decision: Decision, state: State) -> list[float]:
    deck = len(state.piles.get(DECK[decision.seat], ()))
    yes = 4.0 if deck == 0 else 1.5 if deck == 1 else 0.02
    return [yes if option.key == "yes" else 1.0 for option in decision.options]


_LEANINGS: Final[dict[str, Callable[[Any, State], list[float]]]] = {
    "ChooseAct": _acts,
    "ChooseBasicPayment": _payment,
    "ChooseConduct": _conduct,
    "ChooseDamage": _damage,
    "ChooseReaction": _reaction,
    "ChooseRebuild": _rebuild,
}
JUDGE: Final = SakuraJudge()
