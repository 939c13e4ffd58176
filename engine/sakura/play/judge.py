"""How promising a table of this game is, and what sensible people do, for computer players.

What figures weigh was learned from duels (`engine.players.learning`) and lies in `judgement.json`. What sensible
people do was set by hand, and its measure by duels of such players against each other.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.cardgame.areas import on_card
from engine.cardgame.play.judge import MOST, Figures
from engine.sakura.areas import AURA, COVER, DECK, DISCARD, DISTANCE, ENHANCEMENTS, FLARE, HAND, LIFE, SPECIALS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel.decisions import Decision
    from engine.sakura.cards import Card
    from engine.sakura.decisions import ChooseAct, ChooseDamage
    from engine.sakura.state import State

# --- cards at a glance ---------------------------------------------------------------------------------------------


class Glance(NamedTuple):
    """What a card is at a glance: as printed, an X guessed."""

    attack: bool
    full_power: bool
    range: tuple[int, ...]
    aura: int | None
    """None for the dash: the damage can't be taken from the aura."""
    life: int
    cost: int | None


GUESS: Final = 2
"""What is taken for a number that depends on the table."""


@cache
def glance(card: Card) -> Glance:
    """The card at a glance."""
    return Glance(
        card.type == "attack",
        card.subtype == "full-power",
        card.range,
        None if card.aura is None else _number(card.aura),
        0 if card.life is None else _number(card.life),
        None if card.cost is None else _number(card.cost),
    )


def _number(printed: object) -> int:
    return printed if isinstance(printed, int) else GUESS


def _payable(state: State, seat: int, more: int = 0) -> list[Glance]:
    """The unused specials whose cost is met, or would be with so much more flare."""
    flare = state.crystals.get(FLARE[seat], 0) + more
    found = []
    for card in state.piles.get(SPECIALS[seat], ()):
        if state.status[card] == "unused":
            seen = glance(state.defs[card])
            if seen.cost is not None and seen.cost <= flare:
                found.append(seen)
    return found


# --- how promising a table is --------------------------------------------------------------------------------------

FIGURES: Final = (
    "life", "life-up-to-4", "life-up-to-2", "aura", "flare", "flare-above-5", "hand", "cards", "deck-empty",
    "enhancement", "special-unused", "reach",
)  # fmt: skip
"""What is counted for each side."""


def counted(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`."""
    piles, status, defs, count = state.piles, state.status, state.defs, state.crystals.get
    life, flare, distance = count(LIFE[seat], 0), count(FLARE[seat], 0), count(DISTANCE, 0)
    hand, deck = piles.get(HAND[seat], ()), piles.get(DECK[seat], ())
    away = len(piles.get(DISCARD[seat], ())) + len(piles.get(COVER[seat], ()))
    reached = [card for card in hand if defs[card].type == "attack" and distance in defs[card].range]
    return (
        life,
        min(life, 4),
        min(life, 2),
        count(AURA[seat], 0),
        flare,
        max(0, flare - 5),
        len(hand),
        len(hand) + len(deck) + away,
        len(deck) < 2,
        sum([count(on_card(card), 0) for card in piles.get(ENHANCEMENTS[seat], ())]),
        sum([status[card] == "unused" for card in piles.get(SPECIALS[seat], ())]),
        len(reached),
    )


LEARNED: Final = files("engine.sakura.play").joinpath("judgement.json").read_bytes()

# --- what sensible people do ---------------------------------------------------------------------------------------
#
# Every option gets a wish; e to the power of it is how likely it is chosen.

AURA_LOST: Final = 0.9
LIFE_LOST: Final = 2.6
HURT: Final = 1.5
LETHAL: Final = 12.0
"""What an attack is worth: by each crystal that it takes of aura and of life, if it takes any of life, the last."""
STEP_AWAY: Final = 0.5
"""How much less an attack is worth for each step that it is away."""
ATTACK: Final = 4.3
SPECIAL_ATTACK: Final = 1.2
CARD: Final = 2.6
SPECIAL: Final = 2.0
FIRST_STEP_BACK: Final = -3.0
RECOVER: Final = -0.6
RECOVER_WITH_LITTLE_AURA: Final = 1.2
LITTLE_AURA: Final = 3
FOCUS: Final = -0.8
FOCUS_FOR_A_SPECIAL: Final = 1.0
FOCUS_WITH_LITTLE_AURA: Final = -2.4
SOON: Final = 3
"""A special is gathered for that lacks no more flare than this."""
END: Final = -2.0
END_WITHOUT_PAYMENT: Final = -1.4
OTHER_ACT: Final = 1.0
FULL_POWER: Final = -2.0
FULL_POWER_ATTACK: Final = 0.8
FULL_POWER_CARD: Final = 1.2
FULL_POWER_WITHOUT_A_CARD: Final = -8.0
REACTION: Final = -1.2
REACTION_TO_DAMAGE: Final = 0.5
COVER_CARD: Final = -3.0
TAKEN_BACK: Final = -9.0
LIFE_TAKEN: Final = 2.6
LIFE_TAKEN_OF_FEW: Final = 3.3
AURA_TAKEN: Final = 0.9
DEFEAT: Final = 40.0
LITTLE_LIFE: Final = 5
REBUILD: Final = {0: 2.5, 1: 0.4}
REBUILD_EARLY: Final = -5.0
"""How much a rebuild is wished with so many cards in the deck."""


def _acts(decision: ChooseAct, state: State) -> list[float]:
    """Acts of a main phase (§8-2-2)."""
    seat, defs, count = decision.seat, state.defs, state.crystals.get
    paid = len(decision.payments)
    nearer, farther = _wishes_to_step(state, seat, max(1, paid))
    aura = count(AURA[seat], 0)
    saving = len(_payable(state, seat, SOON)) > len(_payable(state, seat))
    wishes = {
        "basic:forward": nearer,
        "basic:backward": FIRST_STEP_BACK + farther,
        "basic:breakaway": FIRST_STEP_BACK + farther,
        "basic:recover": RECOVER + (RECOVER_WITH_LITTLE_AURA if aura < LITTLE_AURA else 0.0),
        "basic:focus": FOCUS
        + (FOCUS_FOR_A_SPECIAL if saving else 0.0)
        + (FOCUS_WITH_LITTLE_AURA if aura < LITTLE_AURA else 0.0),
        "end": END + (0.0 if paid else END_WITHOUT_PAYMENT),
    }
    foe_aura, foe_life = count(AURA[1 - seat], 0), count(LIFE[1 - seat], 0)
    found = []
    for option in decision.options:
        key = option.key
        if key.startswith("use:"):
            found.append(_wish_to_use(glance(defs[int(key[4:])]), foe_aura, foe_life))
        else:
            found.append(wishes.get(key, OTHER_ACT))
    return found


def _wish_to_use(card: Glance, aura: int, life: int) -> float:
    special = card.cost is not None
    if card.attack:
        return ATTACK + _hit(card.aura, card.life, aura, life) + (SPECIAL_ATTACK if special else 0.0)
    return CARD + (SPECIAL if special else 0.0)


def _hit(to_aura: int | None, to_life: int, aura: int, life: int) -> float:
    """What damage is worth to whoever deals it to that much aura and life."""
    if to_aura is not None and aura >= to_aura:
        return AURA_LOST * to_aura
    if to_life >= life:
        return LETHAL
    return LIFE_LOST * to_life + HURT if to_life else 0.0


def _wishes_to_step(state: State, seat: int, steps: int) -> tuple[float, float]:
    """How much more the attacks at hand would be worth nearer, and farther away, within so many steps."""
    count = state.crystals.get
    distance, aura, life = count(DISTANCE, 0), count(AURA[1 - seat], 0), count(LIFE[1 - seat], 0)
    worth = [0.0] * 11
    for card in (*(glance(state.defs[one]) for one in state.piles.get(HAND[seat], ())), *_payable(state, seat)):
        if card.attack and not card.full_power:
            hit = _hit(card.aura, card.life, aura, life)
            for there in card.range:
                if there < len(worth):
                    worth[there] += hit
    here = worth[min(distance, 10)]
    within = [worth[there] - STEP_AWAY * abs(distance - there) for there in range(len(worth))]
    near = within[max(0, distance - steps) : distance]
    far = within[distance + 1 : distance + steps + 1]
    return max(near, default=0.0) - here, max(far, default=0.0) - here


def _conducts(decision: Decision, state: State) -> list[float]:
    """A full-power action by the best card for it (§8-2-1)."""
    aura, life = state.crystals.get(AURA[1 - decision.seat], 0), state.crystals.get(LIFE[1 - decision.seat], 0)
    found = []
    for option in decision.options:
        if option.key == "standard":
            found.append(0.0)
        elif not option.moves:
            found.append(FULL_POWER_WITHOUT_A_CARD)
        else:
            cards = [glance(state.defs[int(move.what[5:])]) for move in option.moves if move.what.startswith("card:")]
            worths = [
                FULL_POWER_ATTACK * _hit(card.aura, card.life, aura, life) if card.attack else FULL_POWER_CARD
                for card in cards
            ]
            found.append(FULL_POWER + max(worths, default=0.0))
    return found


def _payments(decision: Decision, _state: State) -> list[float]:
    """Vigor first; taking the action back leads nowhere (§9-6 ii)."""
    return [
        0.0 if option.key == "vigor" else TAKEN_BACK if option.key == "back" else COVER_CARD
        for option in decision.options
    ]


def _reactions(decision: Decision, state: State) -> list[float]:
    """The more the attack would hurt (§9-4 i)."""
    threat = 0.0
    if state.attacks:
        attack, count = state.attacks[-1], state.crystals.get
        to_aura = None if attack.aura is None else _number(attack.aura)
        to_life = 0 if attack.life is None else _number(attack.life)
        threat = _hit(to_aura, to_life, count(AURA[decision.seat], 0), count(LIFE[decision.seat], 0))
    wish = REACTION + REACTION_TO_DAMAGE * threat
    return [0.0 if option.key == "pass" else wish for option in decision.options]


def _damages(decision: ChooseDamage, state: State) -> list[float]:
    """Life is worth more than aura, the more the less there is of it (§5-8-3-2)."""
    life = state.crystals.get(LIFE[decision.seat], 0)
    each = LIFE_TAKEN if life >= LITTLE_LIFE else LIFE_TAKEN_OF_FEW
    loss = each * decision.life if decision.life < life else DEFEAT
    return [-AURA_TAKEN * decision.aura if option.key == "aura" else -loss for option in decision.options]


def _rebuilds(decision: Decision, state: State) -> list[float]:
    """Once there is nothing left to draw (§8-1-3 iii)."""
    wish = REBUILD.get(len(state.piles.get(DECK[decision.seat], ())), REBUILD_EARLY)
    return [wish if option.key == "yes" else 0.0 for option in decision.options]


_WISHES: Final[dict[str, Callable[[Any, State], list[float]]]] = {
    "ChooseAct": _acts,
    "ChooseBasicPayment": _payments,
    "ChooseConduct": _conducts,
    "ChooseDamage": _damages,
    "ChooseReaction": _reactions,
    "ChooseRebuild": _rebuilds,
}


class SakuraJudge:
    """A `cardgame.play.judge.Judge`."""

    figures: Final = Figures(FIGURES, counted, LEARNED)

    def chance(self, state: State, seat: int) -> float:
        """By the figures of both sides."""
        return self.figures.chance(state, seat)

    def leanings(self, decision: Decision, state: Any) -> Sequence[float] | None:
        """By the kind of the question; None for those that are answered evenly."""
        wishes = _WISHES.get(decision.kind)
        return None if wishes is None else [exp(max(-MOST, min(MOST, wish))) for wish in wishes(decision, state)]


JUDGE: Final = SakuraJudge()
