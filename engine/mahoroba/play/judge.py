"""How promising a table of this game is, and what sensible people do, for computer players."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from engine.cardgame.play.judge import Figures, Judge, learned_weights
from engine.mahoroba.areas import DECK, ENERGY, HAND, MAIN, SET
from engine.mahoroba.card import NORMAL
from engine.mahoroba.clauses.steps import Draw, Heal, Search
from engine.mahoroba.values import damage_on, energy, hp, is_main, standby_units, units

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.clauses import Step
    from engine.kernel.decisions import Decision
    from engine.mahoroba.state import State

FIGURES: Final = (
    "units", "felled", "health", "main-health", "energy", "main-energy", "set", "hand", "ailing", "deck-low", "deck",
)  # fmt: skip
"""What is counted for each side."""
LOW: Final = 5
"""Cards in the deck that are few."""


def counted(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`; health in tens. Enhancements are their owner's, on whichever
    unit they are set.
    """
    piles = state.piles
    standing = units(state, seat)
    left = {unit: max(0, hp(state, unit) - damage_on(state, unit)) / 10 for unit in standing}
    attached = piles.get(ENERGY[seat], ())
    ready = sum(state.where[state.attached[card]] == MAIN[seat] for card in attached if card in state.attached)
    enhancing = sum(state.owner[card] == seat for where in SET for card in piles.get(where, ()))
    deck = len(piles.get(DECK[seat], ()))
    return (
        len(standing), len(standby_units(state, seat, knocked_out=True)), sum(left.values()),
        sum(left[unit] for unit in standing if is_main(state, unit)), len(attached), ready, enhancing,
        len(piles.get(HAND[seat], ())), sum(state.status[unit] != NORMAL for unit in standing), max(0, LOW - deck),
        deck,
    )  # fmt: skip


# --- what sensible people do: likely and undecided on purpose, so that the looks ahead see something else too

ACTS: Final = {
    "charge": 3.0, "place": 4.0, "use": 2.0, "set": 2.0, "ex": 0.7, "retreat": 0.3, "battle": 0.5,
}  # fmt: skip
CHARGED_FOR_NOTHING: Final = 0.2
"""A unit that has the energy for its dearest skill."""
MAIN_CHARGED: Final = 3.0
"""It is the main unit that uses skills (バトルフェイズ ①)."""
ENHANCEMENT_CHARGED: Final = 0.3
"""What could be set instead."""
SET_ON_MAIN: Final = 1.5
"""It is the main unit that deals and takes damage."""
SHORT: Final = 10
"""So few cards in the deck are spared: who can't draw in the draw phase has lost."""
TAKEN_OF_A_SHORT_DECK: Final = 0.03
HEALS_NOBODY: Final = 0.03
A_DAMAGE: Final = 0.2
"""For each damage that a skill prints."""
NO_SKILL: Final = 0.2
A_HEALTH: Final = 0.02
"""For each HP that a unit has left: who comes into the main area."""
AN_ENERGY: Final = 1.0
DRAWN_FOR_A_REDEAL: Final = 4.0
"""A card more, where the other player had to deal anew (対戦の準備 ④)."""
A_WOUND: Final = 0.02
"""For each HP that a unit has lost: whom an effect is meant for, to be healed or to be felled."""


def _acts(decision: Decision, state: State) -> list[float]:
    """Energy goes where it is lacked, enhancements to who fights, units come, and nobody draws a short deck away."""
    seat = decision.seat
    found = []
    for option in decision.options:
        act, *rest = option.key.split(":")
        weight = ACTS[act]
        if act == "charge":
            unit = int(rest[1])
            wanted = max(skill.cost for skill in state.defs[unit].skills)
            weight *= CHARGED_FOR_NOTHING if energy(state, unit) >= wanted else 1.0
            weight *= MAIN_CHARGED if is_main(state, unit) else 1.0
            weight *= ENHANCEMENT_CHARGED if state.defs[int(rest[0])].kind == "enhancement" else 1.0
        elif act == "set":
            weight *= SET_ON_MAIN if is_main(state, int(rest[1])) else 1.0
        elif act == "use":
            weight *= _taken(state, seat, state.defs[int(rest[0])].steps)
        elif act == "ex":
            steps = state.defs[int(rest[0])].skill("ex").steps
            weight *= _taken(state, seat, steps) * _healed(state, seat, steps)
        found.append(weight)
    return found


def _taken(state: State, seat: int, steps: Sequence[Step]) -> float:
    """How much less likely steps are done that take cards from a short deck."""
    short = len(state.piles.get(DECK[seat], ())) <= SHORT
    return TAKEN_OF_A_SHORT_DECK if short and any(isinstance(step, Draw | Search) for step in steps) else 1.0


def _healed(state: State, seat: int, steps: Sequence[Step]) -> float:
    """How much less likely steps are done that heal where nobody is hurt."""
    hurt = any(damage_on(state, unit) for unit in units(state, seat))
    return HEALS_NOBODY if _heal(steps) and not hurt else 1.0


def _heal(steps: Sequence[Step]) -> bool:
    return any(isinstance(one, Heal) for step in steps for one in (step, *step.parts()))


def _skills(decision: Decision, state: State) -> list[float]:
    """The stronger skill, if it doesn't draw the deck away."""
    seat = decision.seat
    (unit,) = state.piles[MAIN[seat]]
    found = []
    for option in decision.options:
        act, _, key = option.key.partition(":")
        if act == "end":
            found.append(NO_SKILL)
            continue
        skill = state.defs[unit].skill(key)
        found.append(A_DAMAGE * (skill.damage or 0) * _taken(state, seat, skill.steps))
    return found


def _successor(decision: Decision, state: State) -> list[float]:
    """Who has HP left and energy."""
    cards = [int(option.key.partition(":")[2]) for option in decision.options]
    return [A_HEALTH * (hp(state, card) - damage_on(state, card)) + AN_ENERGY * energy(state, card) for card in cards]


def _first_unit(decision: Decision, state: State) -> list[float]:
    """Who stands longest."""
    return [A_HEALTH * state.defs[int(option.key.partition(":")[2])].hp for option in decision.options]


def _courtesy_draw(decision: Decision, _state: State) -> list[float]:
    """It is drawn."""
    return [DRAWN_FOR_A_REDEAL if option.key == "yes" else 1.0 for option in decision.options]


def _units(decision: Decision, state: State) -> list[float]:
    """Of the other side, and where the card heals, who is hurt."""
    seat, card = decision.seat, decision.source.partition(":")[2]
    texts = state.defs[int(card)] if card else None
    heals = texts is not None and (_heal(texts.steps) or any(_heal(skill.steps) for skill in texts.skills))
    found = []
    for option in decision.options:
        unit = int(option.key.partition(":")[2])
        meant = heals or state.owner[unit] != seat
        found.append(1.0 + A_WOUND * damage_on(state, unit) if meant else 1.0)
    return found


_LEANINGS: Final[dict[str, Callable[[Decision, State], list[float]]]] = {
    "ChooseFirstUnit": _first_unit, "ChooseCourtesyDraw": _courtesy_draw, "ChooseAct": _acts, "ChooseSkill": _skills,
    "ChooseSuccessor": _successor, "ChooseUnits": _units,
}  # fmt: skip


def leanings(decision: Decision, state: State) -> Sequence[float] | None:
    """How likely each answer is; None where all are alike."""
    lean = _LEANINGS.get(decision.kind)
    return lean(decision, state) if lean is not None else None


LEARNED: Final = files("engine.mahoroba.play") / "judgement.json"
JUDGE: Final = Judge(Figures(FIGURES, counted, learned_weights(LEARNED, FIGURES)), leanings)
