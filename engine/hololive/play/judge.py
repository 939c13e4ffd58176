"""How promising a table of this game is, and what sensible people do, for computer players.

What figures weigh was learned from duels (`engine.players.learning`) and lies in `judgement.json`; what sensible people
do was set by hand.
"""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.play.judge import Figures, Judge, learned_weights
from engine.hololive.areas import CENTER, CHEER, COLLAB, DECK, HAND, HOLO_POWER, LIFE, STAGE, SUPPORT
from engine.hololive.card import COLOURLESS
from engine.hololive.values import pays_for

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.hololive.card import Arts, Card
    from engine.hololive.decisions import ChooseHolomem
    from engine.hololive.state import State
    from engine.kernel.decisions import Decision

# --- how promising a table is --------------------------------------------------------------------------------------

FIGURES: Final = (
    "life", "life-up-to-2", "holomem", "health", "front-health", "levels", "cheer", "arts", "second-arts", "support",
    "hand", "blooms", "power", "sp", "deck-low", "deck",
)  # fmt: skip
"""What is counted for each side. Levels are one for each first and two for each second Bloom; arts are the damage that
the center holomem can do with its cheer, second arts the most that another can, who may collab; blooms are the holomem
for which a card is in hand.
"""
LOW: Final = 8
"""Cards in the deck that are few."""
LEVEL: Final = {"1st": 1, "2nd": 2}
_NONE: Final[tuple[int, ...]] = ()


def counted(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`; HP and damage in tens, all of it as printed."""
    piles, defs = state.piles, state.defs
    damage = state.pieces.get("damage") or {}
    has = cheer_of(state, seat)
    levels = health = front = own_arts = other_arts = 0
    found: list[Card] = []
    for where in STAGE[seat]:
        for card in piles.get(where, _NONE):
            info = defs[card]
            left = info.hp - damage.get(on_card(card), 0)
            strength = strongest(info, has.get(card, []))
            found.append(info)
            levels += LEVEL.get(info.level or "", 0)
            health += left
            if where == CENTER[seat]:
                own_arts = strength
            else:
                other_arts = max(other_arts, strength)
            front += left if where in (CENTER[seat], COLLAB[seat]) else 0
    hand = [defs[card] for card in piles.get(HAND[seat], _NONE)]
    life, deck = len(piles.get(LIFE[seat], _NONE)), len(piles.get(DECK[seat], _NONE))
    return (
        life, min(life, 2), len(found), health / 10, front / 10, levels, len(piles.get(CHEER[seat], _NONE)),
        own_arts / 10, other_arts / 10, len(piles.get(SUPPORT[seat], _NONE)), len(hand), _blooms(found, hand),
        len(piles.get(HOLO_POWER[seat], _NONE)), f"game:skill:{seat}:1" not in state.marks,
        max(0, LOW - deck), deck,
    )  # fmt: skip


def cheer_of(state: State, seat: int) -> dict[int, list[frozenset[str]]]:
    """The colours of each cheer by the holomem of a player that has it."""
    found: dict[int, list[frozenset[str]]] = {}
    for one in state.piles.get(CHEER[seat], _NONE):
        on = state.attached.get(one)
        if on is not None:
            found.setdefault(on, []).append(frozenset(state.defs[one].colours))
    return found


def strongest(info: Card, colours: list[frozenset[str]]) -> int:
    """The most damage printed on arts of a holomem for which cheer of these colours is enough."""
    return max([art.damage for art in info.arts if pays_for(colours, Counter(art.cost))], default=0)


def _blooms(stage: Sequence[Card], hand: Sequence[Card]) -> int:
    """How many of the holomem could bloom with a card of the hand (§8.3.3)."""
    rising = [one for one in hand if one.level in LEVEL]
    return sum([any(_rises(one, under) for one in rising) for under in stage])


def _rises(card: Card, under: Card) -> bool:
    """Whether a card would be the next level of a holomem."""
    before = "debut" if card.level == "1st" else "1st"
    return under.level == before and not under.no_bloom and not set(card.names).isdisjoint(under.names)


# --- what sensible people do ---------------------------------------------------------------------------------------
#
# Players search with it: it draws looks towards what is usual and plays on where a look has left its plan. It is cheap
# and undecided on purpose: one that plays better by itself, but hardly ever does anything else, searches worse.

ACTS: Final = {
    "place": 5.0, "collab": 6.0, "baton": 0.4, "skill": 2.5, "play": 5.0, "attach": 6.0, "act": 3.0, "end": 0.8,
}  # fmt: skip
SPARED: Final = {"collab": 0.5, "play": 0.6}
"""What takes cards from the deck, where `SHORT` cards are left in it: who can't draw has lost (§7.3.2)."""
SHORT: Final = 16
BLOOM: Final = 9.0
BLOOM_ON_THE_SAME_LEVEL: Final = 1.5
ARTS: Final = 3.0
ARTS_A_DAMAGE: Final = 0.1
ARTS_THAT_DOWN: Final = 3.0
NO_MORE_ARTS: Final = 0.1
YES: Final = {"yes": 3.0, "no": 1.0}
KEPT_HAND: Final = {"yes": 1.0, "no": 6.0}
HAND_WITHOUT_DEBUT: Final = {"yes": 1.0, "no": 0.05}
POSITIONS: Final = {"center": 2.0, "collab": 1.5, "back": 1.0}
"""Who gets cheer, and of whom a text speaks."""
LACKED_COLOUR: Final = 6.0
LACKED_CHEER: Final = 3.0
"""Cheer that a holomem lacks for its strongest arts: of a colour, or of any."""
HURT: Final = 0.03
"""For each HP that a holomem of the other side has left below `SAFE`."""
SAFE: Final = 150


def _acts(decision: Decision, state: State) -> list[float]:
    """Bloom first, then whatever builds up, while there is a deck to draw from (chapter 8)."""
    short = len(state.piles.get(DECK[decision.seat], _NONE)) <= SHORT
    likely = ACTS | SPARED if short else ACTS
    return [
        _bloom(state, option.key) if option.key.startswith("bloom:") else likely[option.key.partition(":")[0]]
        for option in decision.options
    ]


def _bloom(state: State, key: str) -> float:
    _, card, on = key.split(":")
    return BLOOM if state.defs[int(card)].level != state.defs[int(on)].level else BLOOM_ON_THE_SAME_LEVEL


def _arts(decision: Decision, state: State) -> list[float]:
    """Arts that down first, then the strongest (chapter 9)."""
    return [NO_MORE_ARTS if option.key == "end" else _use(state, option.key) for option in decision.options]


def _use(state: State, key: str) -> float:
    _, card, art, target = key.split(":")
    info, against = state.defs[int(card)].art(art), state.defs[int(target)]
    damage = info.damage + (info.extra if info.against and info.against in against.colours else 0)
    left = against.hp - state.lying("damage", f"card.{target}")
    return (ARTS + ARTS_A_DAMAGE * damage) * (ARTS_THAT_DOWN if damage >= left else 1.0)


def _holomem(decision: ChooseHolomem, state: State) -> list[float]:
    """Cheer to whoever lacks it; what is done to the other side, to those who are nearly downed."""
    seat, given = decision.seat, decision.card
    cheer = state.defs[int(given[5:])] if given else None
    has = cheer_of(state, seat) if cheer is not None and cheer.kind == "cheer" else None
    found = []
    for option in decision.options:
        card = int(option.key[5:])
        where, info = state.where[card], state.defs[card]
        likely = POSITIONS.get(area_of(where), 1.0)
        if has is not None and cheer is not None:
            likely += _lacked(info, has.get(card, []), cheer)
        elif where not in STAGE[seat]:
            likely += HURT * max(0, SAFE - info.hp + state.lying("damage", on_card(card)))
        found.append(likely)
    return found


def _lacked(info: Card, colours: list[frozenset[str]], cheer: Card) -> float:
    """How much a holomem lacks a cheer for the strongest of its arts."""
    if not info.arts:
        return 0.0
    art: Arts = max(info.arts, key=lambda one: one.damage)
    cost = Counter(art.cost)
    if pays_for(colours, cost):
        return 0.0
    missing = cost - Counter({colour: sum(colour in one for one in colours) for colour in cost})
    del missing[COLOURLESS]
    if any(colour in missing for colour in cheer.colours):
        return LACKED_COLOUR
    return LACKED_CHEER if cost.total() - len(colours) > missing.total() else 0.0


def _redraw(decision: Decision, state: State) -> list[float]:
    """A hand from which nobody can begin is drawn anew (§6.2.1.7)."""
    hand = state.piles.get(HAND[decision.seat], _NONE)
    begins = any(state.defs[card].level == "debut" for card in hand)
    return _by_key(KEPT_HAND if begins else HAND_WITHOUT_DEBUT)(decision, state)


def _by_key(weights: dict[str, float]) -> Callable[[Decision, State], list[float]]:
    return lambda decision, _state: [weights.get(option.key, 1.0) for option in decision.options]


_LEANINGS: Final[dict[str, Callable[[Any, State], list[float]]]] = {
    "ChooseAct": _acts,
    "ChooseArts": _arts,
    "ChooseHolomem": _holomem,
    "ChooseOne": _by_key(YES),
    "ChooseRedraw": _redraw,
}


def leanings(decision: Decision, state: State) -> Sequence[float] | None:
    """Bloom, cheer to who lacks it, arts that down; other questions are answered evenly."""
    found = _LEANINGS.get(decision.kind)
    return None if found is None else found(decision, state)


BEGINS: Final = 0.95
BEGINS_IN_BACK: Final = 0.8
TAKEN: Final = 0.9


def takes(decision: Decision, state: State) -> Sequence[float] | None:
    """Somebody in the center, as many in the back as there are, whatever an effect brings to hand."""
    if decision.kind == "ChooseFirstHolomem":
        return [BEGINS] * len(decision.options)
    if decision.kind == "ChooseFirstBack":
        return [BEGINS_IN_BACK] * len(decision.options)
    if area_of(getattr(decision, "target", "")) == "hand":
        return [TAKEN] * len(decision.options)
    return None


LEARNED: Final = files("engine.hololive.play") / "judgement.json"
JUDGE: Final = Judge(Figures(FIGURES, counted, learned_weights(LEARNED, FIGURES)), leanings, takes)
