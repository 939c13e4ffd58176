"""How promising a table of this game is, and what sensible people do, for computer players.

What figures weigh was learned from duels (`engine.players.learning`) and lies in `judgement.json`; what sensible people
do was set by hand.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.play.judge import Figures, Judge, learned_weights
from engine.gateruler.areas import (
    DAMAGE,
    DECK,
    DEFENCE,
    DRIVE,
    ENERGY,
    FIELD,
    HAND,
    SET_ZONES,
    SOUL,
    UNIT_ZONES,
)
from engine.gateruler.clauses.steps import FromHand
from engine.gateruler.values import damage_on, foremost, in_zone, life, ruler

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.gateruler.card import Card
    from engine.gateruler.state import State
    from engine.kernel.decisions import Decision

# --- how promising a table is --------------------------------------------------------------------------------------

FIGURES: Final = (
    "life", "life-up-to-3", "units", "attackers", "atk", "stk", "health", "guard", "guard-health", "keywords", "fields",
    "set", "hand", "energy", "drive", "souls", "open-damage", "deck-low", "deck",
)  # fmt: skip
"""What is counted for each side. Life is what is left of it; ATK and STK are those of the attack zones, health is HP
less damage; the guard stands in the defence zone. All of it as printed.
"""
LOW: Final = 8
"""Cards in the deck that are few."""
FEW: Final = 3
_NONE: Final[tuple[int, ...]] = ()


def counted(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`."""
    piles, defs = state.piles, state.defs
    damage = state.pieces.get("damage") or {}
    units = attackers = atk = stk = health = guard = keywords = 0
    for where in UNIT_ZONES[seat]:
        for card in piles.get(where, _NONE):
            info = defs[card]
            left = max(0, info.hp - damage.get(on_card(card), 0))
            units += 1
            health += left
            keywords += len(info.keywords)
            if where == DEFENCE[seat]:
                guard = left
            else:
                attackers += 1
                atk += info.atk
                stk += info.stk
    taken = piles.get(DAMAGE[seat], _NONE)
    left = life(state, seat) - len(taken)
    deck = len(piles.get(DECK[seat], _NONE))
    return (
        left, min(left, FEW), units, attackers, atk, stk, health, guard > 0, guard, keywords,
        len(piles.get(FIELD[seat], _NONE)), sum([len(piles.get(where, _NONE)) for where in SET_ZONES[seat]]),
        len(piles.get(HAND[seat], _NONE)), state.lying("energy", ENERGY[seat]), len(piles.get(DRIVE[seat], _NONE)),
        len(piles.get(SOUL[seat], _NONE)), sum([state.face[card] for card in taken]), max(0, LOW - deck), deck,
    )  # fmt: skip


# --- what sensible people do ---------------------------------------------------------------------------------------
#
# Players search with it: it draws looks towards what is usual and plays on where a look has left its plan. It is cheap
# and undecided on purpose: one that plays better by itself, but hardly ever does anything else, searches worse.

MAIN: Final = {
    "play": 4.0, "set": 3.0, "use": 4.0, "trait": 0.05, "gear": 4.0, "move": 0.4, "end": 0.5, "pass": 2.0,
    "pass-turn": 0.3,
}  # fmt: skip
"""What is done with priority, by the first part of the key."""
GIVEN_UP: Final = 0.1
"""So much less likely an ability is used that costs cards of the hand."""
SUMMON: Final = 6.0
SUMMON_A_LEVEL: Final = 1.0
ONTO_WEAKER: Final = 0.8
ONTO_STRONGER: Final = 0.05
"""A unit onto one of a lower level than its own, or onto one that is as high."""
GUARD_FIRST: Final = 1.4
"""The defence zone, while nobody stands there."""
REVEAL_OVERDRIVE: Final = 5.0
REVEAL: Final = 0.02
FELLS: Final = 5.0
STRIKES: Final = 2.0
SCRATCHES: Final = 0.5
ENDS_IT: Final = 60.0
EMPTY: Final = 0.03
THROWN_AWAY: Final = 0.3
"""An attack at a unit that strikes the attacker down first."""
NO_MORE_ATTACKS: Final = 0.1
ZONES: Final = {"left": 2.0, "right": 2.0, "defence": 1.5}
TAKEN_ZONE: Final = 0.2
COSTS: Final = {"full": 1.0, "reduced": 1.5, "full+ruler": 0.8, "reduced+ruler": 0.8}
COUNTER: Final = {"yes": 8.0, "no": 1.0}
VIGILANCE: Final = {"yes": 2.0, "no": 1.0}
YES: Final = {"yes": 3.0, "no": 1.0}
GIVEN_AWAY: Final = 0.6
"""So much less likely is a card of the hand given away for each of its levels."""
A_LEVEL: Final = 1.0
"""For each level of a unit of the other side that something is done to."""
TAKEN: Final = 0.9
"""Each card of those that may be left."""
FROM_DRIVE: Final = {"set": 2.0, "summon": 6.0, "play": 4.0, "use": 5.0, "done": 0.6}


def _acts(decision: Decision, state: State) -> list[float]:
    """Units to free zones first, strong ones above all; then what else there is."""
    return [_act(state, decision.seat, option.key) for option in decision.options]


def _act(state: State, seat: int, key: str) -> float:
    head, _, rest = key.partition(":")
    if head == "summon":
        return _summon(state, *rest.split(":"))
    if head == "use":
        return MAIN["use"] * _worth_it(state, *rest.split(":"))
    if head == "reveal":
        return REVEAL_OVERDRIVE if any(one.on == "od" for one in state.defs[int(rest)].abilities) else REVEAL
    return MAIN.get(head, 1.0)


def _worth_it(state: State, card: str, key: str) -> float:
    ability = next(one for one in state.defs[int(card)].abilities if one.key == key)
    return GIVEN_UP if any(isinstance(cost, FromHand) for cost in ability.pays) else 1.0


def _summon(state: State, card: str, where: str) -> float:
    info = state.defs[int(card)]
    likely = SUMMON + SUMMON_A_LEVEL * max(0, info.level)
    other = in_zone(state, where)
    if other >= 0:
        return likely * (ONTO_WEAKER if state.defs[other].level < info.level else ONTO_STRONGER)
    return likely * (GUARD_FIRST if area_of(where) == "defence" else 1.0)


def _attacks(decision: Decision, state: State) -> list[float]:
    """Attacks that destroy, and those that reach the ruler; hardly ever at an empty line (8-4)."""
    return [
        NO_MORE_ATTACKS if option.key == "end" else _attack(state, decision.seat, option.key)
        for option in decision.options
    ]


def _attack(state: State, seat: int, key: str) -> float:
    _, number, line = key.split(":")
    card = int(number)
    aim = foremost(state, 1 - seat, line)
    if aim < 0:
        return EMPTY
    attacker = state.defs[card]
    if aim == ruler(state, 1 - seat):
        left = life(state, 1 - seat) - len(state.piles.get(DAMAGE[1 - seat], _NONE))
        return ENDS_IT if attacker.stk >= left else STRIKES * (1 + attacker.stk)
    return _at_unit(state, card, attacker, aim)


def _at_unit(state: State, card: int, attacker: Card, aim: int) -> float:
    unit = state.defs[aim]
    falls = attacker.atk >= unit.hp - damage_on(state, aim)
    likely = FELLS + unit.level if falls else SCRATCHES
    is_unit = attacker.kind == "unit"
    if is_unit and "intercept" in unit.keywords and unit.atk >= attacker.hp - damage_on(state, card):
        return THROWN_AWAY
    return likely


def _zones(decision: Decision, state: State) -> list[float]:
    """A free zone, in front."""
    return [
        ZONES.get(area_of(option.key), 1.0) * (TAKEN_ZONE if state.piles.get(option.key) else 1.0)
        for option in decision.options
    ]


def _from_drive(decision: Decision, _state: State) -> list[float]:
    return [FROM_DRIVE.get(option.key.partition(":")[0], 1.0) for option in decision.options]


def _cards(decision: Decision, state: State) -> list[float]:
    """The strongest of the other side, the weakest of the own hand."""
    return [_meant(state, decision.seat, int(option.key[len("card:"):])) for option in decision.options]


def _meant(state: State, seat: int, card: int) -> float:
    where, level = state.where[card], max(0, state.defs[card].level)
    if where == HAND[seat]:
        return GIVEN_AWAY ** level
    return 1.0 + A_LEVEL * level if where in UNIT_ZONES[1 - seat] else 1.0


def _by_key(weights: dict[str, float]) -> Callable[[Decision, State], list[float]]:
    return lambda decision, _state: [weights.get(option.key, 1.0) for option in decision.options]


_LEANINGS: Final[dict[str, Callable[[Any, State], list[float]]]] = {
    "ChooseAct": _acts,
    "ChooseAttack": _attacks,
    "ChooseZone": _zones,
    "ChooseCards": _cards,
    "ChooseFromDrive": _from_drive,
    "ChooseCost": _by_key(COSTS),
    "ChooseCounter": _by_key(COUNTER),
    "ChooseGuard": _by_key(VIGILANCE),
    "ChooseOne": _by_key(YES),
}


def leanings(decision: Decision, state: State) -> Sequence[float] | None:
    """Units to free zones, attacks that destroy or reach the ruler; other questions are answered evenly."""
    found = _LEANINGS.get(decision.kind)
    return None if found is None else found(decision, state)


def takes(decision: Decision, _state: State) -> Sequence[float] | None:
    """Whatever an effect finds is taken."""
    return [TAKEN] * len(decision.options) if decision.kind == "ChooseCards" and not decision.least else None


LEARNED: Final = files("engine.gateruler.play") / "judgement.json"
JUDGE: Final = Judge(Figures(FIGURES, counted, learned_weights(LEARNED, FIGURES)), leanings, takes)
