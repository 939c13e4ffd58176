"""How promising a table of this game is, and what sensible people do, for computer players.

What figures weigh was learned from duels (`engine.players.learning`) and lies in `judgement.json`; what sensible people
do was set by hand.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.play.judge import Figures, Judge, learned_weights
from engine.sakura.areas import AURA, COVER, DECK, DISCARD, DISTANCE, ENHANCEMENTS, FLARE, HAND, LIFE, SPECIALS
from engine.sakura.play.decks import figure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel.decisions import Decision
    from engine.sakura.cards import Card
    from engine.sakura.decisions import ChooseDamage
    from engine.sakura.state import State

# --- how promising a table is --------------------------------------------------------------------------------------

FIGURES: Final = (
    "life", "life-up-to-4", "life-up-to-2", "aura", "flare", "flare-up-to-3", "vigor", "hand", "deck", "cards",
    "attacks", "special-attacks", "special-damage", "enhancements", "aura-in-reach", "life-in-reach",
)  # fmt: skip
"""What is counted for each side. Attacks are those of the deck, the hand and what goes back to it; special ones those
that are unused; in reach is what the attacks in hand would do at this distance (§7-2, §5-8).
"""


def counted(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`."""
    piles, status, defs, count = state.piles, state.status, state.defs, state.crystals.get
    info = state.info
    life, flare, distance = count(LIFE[seat], 0), count(FLARE[seat], 0), count(DISTANCE, 0)
    hand, deck = piles.get(HAND[seat], ()), piles.get(DECK[seat], ())
    away = (*piles.get(DISCARD[seat], ()), *piles.get(COVER[seat], ()))
    attacks = sum([defs[card].type == "attack" for card in (*hand, *deck, *away)])
    special = special_damage = aura = harm = 0.0
    for card in piles.get(SPECIALS[seat], ()):
        if status[card] == "unused" and defs[card].type == "attack":
            special += 1
            special_damage += max([0.5 * figure(side.aura) + figure(side.life) for side in defs[card].texts()])
    for card in hand:
        now = info(card)
        if now.type == "attack" and distance in now.range:
            aura += figure(now.aura)
            harm += figure(now.life)
    return (
        life,
        min(life, 4),
        min(life, 2),
        count(AURA[seat], 0),
        flare,
        min(flare, 3),
        state.vigor[seat],
        len(hand),
        len(deck),
        len(hand) + len(deck) + len(away),
        attacks,
        special,
        special_damage,
        len(piles.get(ENHANCEMENTS[seat], ())),
        aura,
        harm,
    )


# --- what sensible people do ---------------------------------------------------------------------------------------
#
# Players search with it: it draws looks towards what is usual and plays on where a look has left its plan. It is cheap
# and undecided on purpose: one that plays better by itself, but hardly ever does anything else, searches worse.

USE_OF_A_SPECIAL: Final = 8.0
USE_OF_AN_ATTACK: Final = 6.0
USE: Final = 3.0
STEP: Final = 1.0
STEP_FOR_AN_ATTACK: Final = 2.0
STEP_PAST_AN_ATTACK: Final = -0.4
STEP_BACK: Final = 0.2
STEP_BACK_FOR_AN_ATTACK: Final = 1.0
RECOVER: Final = (0.5, 1.2)
FOCUS: Final = (1.0, 0.3)
"""With enough aura, and with little."""
LITTLE_AURA: Final = 3
END: Final = 0.8
OTHER_ACT: Final = 1.0
STANDARD: Final = 3.0
FULL_POWER: Final = 2.0
FULL_POWER_WITHOUT_A_CARD: Final = 0.02
VIGOR: Final = 6.0
COVERED_CARD: Final = 1.0
PASS: Final = 2.0
REACTION: Final = 2.5
AURA_LOST: Final = 0.9
LIFE_LOST: Final = 1.8
LIFE_LOST_OF_FEW: Final = 2.5
LITTLE_LIFE: Final = 5
DEFEAT: Final = 36.0
"""How bad damage is: e to the power of it is how much less it is chosen."""
REBUILD: Final = {0: 4.0, 1: 1.5}
REBUILD_EARLY: Final = 0.02
"""With so many cards in the deck."""


def _acts(decision: Decision, state: State) -> list[float]:
    """Attacks first, then other cards; steps towards where the attacks in hand reach (§8-2-2)."""
    seat, defs, count = decision.seat, state.defs, state.crystals.get
    distance, little = count(DISTANCE, 0), count(AURA[seat], 0) < LITTLE_AURA
    nearer = farther = 0
    for card in state.piles.get(HAND[seat], ()):
        info = state.info(card)
        if info.type == "attack" and info.range and distance not in info.range:
            nearer += info.range[0] < distance
            farther += info.range[0] > distance
    back = STEP_BACK + STEP_BACK_FOR_AN_ATTACK * farther
    likely = {
        "basic:forward": STEP + STEP_FOR_AN_ATTACK * nearer + STEP_PAST_AN_ATTACK * min(farther, 2),
        "basic:backward": back,
        "basic:breakaway": back,
        "basic:recover": RECOVER[little],
        "basic:focus": FOCUS[little],
        "end": END,
    }
    return [
        _use(defs[int(option.key[4:])]) if option.key.startswith("use:") else likely.get(option.key, OTHER_ACT)
        for option in decision.options
    ]


def _use(card: Card) -> float:
    if card.type != "attack":
        return USE
    return USE_OF_AN_ATTACK if card.cost is None else USE_OF_A_SPECIAL


def _conducts(decision: Decision, _state: State) -> list[float]:
    """Full power by a card for it (§8-2-1)."""
    return [
        STANDARD if option.key == "standard" else FULL_POWER if option.moves else FULL_POWER_WITHOUT_A_CARD
        for option in decision.options
    ]


def _payments(decision: Decision, _state: State) -> list[float]:
    """Vigor first (§9-6 ii)."""
    return [VIGOR if option.key == "vigor" else COVERED_CARD for option in decision.options]


def _reactions(decision: Decision, _state: State) -> list[float]:
    """Rather than none (§9-4 i)."""
    return [PASS if option.key == "pass" else REACTION for option in decision.options]


def _damages(decision: ChooseDamage, state: State) -> list[float]:
    """Life is worth more than aura, the more the less there is of it (§5-8-3-2)."""
    life = state.crystals.get(LIFE[decision.seat], 0)
    each = LIFE_LOST if life >= LITTLE_LIFE else LIFE_LOST_OF_FEW
    loss = each * decision.life if decision.life < life else DEFEAT
    return [exp(-AURA_LOST * decision.aura if option.key == "aura" else -loss) for option in decision.options]


def _rebuilds(decision: Decision, state: State) -> list[float]:
    """Once there is nothing left to draw (§8-1-3 iii)."""
    likely = REBUILD.get(len(state.piles.get(DECK[decision.seat], ())), REBUILD_EARLY)
    return [likely if option.key == "yes" else 1.0 for option in decision.options]


_LEANINGS: Final[dict[str, Callable[[Any, State], list[float]]]] = {
    "ChooseAct": _acts,
    "ChooseBasicPayment": _payments,
    "ChooseConduct": _conducts,
    "ChooseDamage": _damages,
    "ChooseReaction": _reactions,
    "ChooseRebuild": _rebuilds,
}


def leanings(decision: Decision, state: State) -> Sequence[float] | None:
    """By the kind of the question; None for those that are answered evenly."""
    lean = _LEANINGS.get(decision.kind)
    return None if lean is None else lean(decision, state)


LEARNED: Final = files("engine.sakura.play") / "judgement.json"
JUDGE: Final = Judge(Figures(FIGURES, counted, learned_weights(LEARNED, FIGURES)), leanings)
