"""How promising a table of this game is, and what sensible people do, for computer players.

What figures weigh was learned from duels (`engine.players.learning`) and lies in `judgement.json`; what sensible people
do was set by hand.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.play.judge import Figures, Judge, learned_weights
from engine.hololive.areas import BACK, CENTER, CHEER, DECK, HAND, HOLO_POWER, LIFE, OSHI, STAGE, SUPPORT
from engine.hololive.card import COLOURLESS
from engine.hololive.clauses.steps import ArchiveTop, Draw, ShuffleHandIn
from engine.hololive.values import pays_for

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.clauses import Step
    from engine.hololive.card import Arts, Card
    from engine.hololive.decisions import ChooseHolomem
    from engine.hololive.state import State
    from engine.kernel.decisions import Decision

# --- how promising a table is --------------------------------------------------------------------------------------

FIGURES: Final = (
    "life", "life-up-to-2", "holomem-up-to-3", "damage", "levels", "cheer", "arts", "second-arts", "support",
    "hand-up-to-2", "power", "sp", "deck-low", "deck",
)  # fmt: skip
"""What is counted for each side. Levels are one for each first and two for each second Bloom; arts are the damage that
the center holomem can do with its cheer, second arts the most that another can, who may collab; of the hand, cards that
could not simply be placed. More of a hand is not counted, lest a look ahead finds it well to keep what could be played.
HP as printed isn't either: it says how strong a deck is rather than how it stands.
"""
LOW: Final = 8
"""Cards in the deck that are few."""
LEVEL: Final = {"1st": 1, "2nd": 2}
PLACED: Final = ("debut", "spot")
_NONE: Final[tuple[int, ...]] = ()


def counted(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`; damage in tens, all of it as printed."""
    piles, defs = state.piles, state.defs
    lying = state.pieces.get("damage") or {}
    has = cheer_of(state, seat)
    levels = damage = own_arts = other_arts = 0
    holomem = 0
    for where in STAGE[seat]:
        for card in piles.get(where, _NONE):
            info = defs[card]
            holomem += 1
            levels += LEVEL.get(info.level or "", 0)
            damage += lying.get(on_card(card), 0)
            strength = strongest(info, has.get(card, []))
            if where == CENTER[seat]:
                own_arts = strength
            else:
                other_arts = max(other_arts, strength)
    hand = sum([defs[card].level not in PLACED for card in piles.get(HAND[seat], _NONE)])
    life, deck = len(piles.get(LIFE[seat], _NONE)), len(piles.get(DECK[seat], _NONE))
    return (
        life, min(life, 2), min(holomem, 3), damage / 10, levels, len(piles.get(CHEER[seat], _NONE)),
        own_arts / 10, other_arts / 10, len(piles.get(SUPPORT[seat], _NONE)), min(hand, 2),
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
    return max([art.damage for art in info.arts if pays_for(colours, art.cost)], default=0)


def _rises(card: Card, under: Card) -> bool:
    """Whether a card would be the next level of a holomem."""
    before = "debut" if card.level == "1st" else "1st"
    return under.level == before and not under.no_bloom and not set(card.names).isdisjoint(under.names)


# --- what sensible people do ---------------------------------------------------------------------------------------
#
# Players search with it: it draws looks towards what is usual and plays on where a look has left its plan. It is cheap
# and undecided on purpose: one that plays better by itself, but hardly ever does anything else, searches worse.

ACTS: Final = {
    "place": 5.0, "bloom": 9.0, "collab": 1.5, "baton": 0.02, "skill": 2.5, "play": 5.0, "attach": 6.0, "act": 3.0,
    "end": 0.5,
}  # fmt: skip
BLOOM_IN_FRONT: Final = 1.5
"""So much likelier blooms who stands in front or has cheer."""
BLOOM_ON_THE_SAME_LEVEL: Final = 0.07
A_DAMAGE: Final = 0.2
"""For each damage that somebody can do with the cheer that it has: who is to collab, or to stand in the center."""
COLLAB_EFFECT: Final = 2.5
A_DAMAGE_GAINED: Final = 0.02
"""For each damage that the center does more after a baton touch, beyond `CHEER_WORTH` for each cheer that it takes."""
CHEER_WORTH: Final = 20
SHORT: Final = 12
"""So few cards in the deck are spared: who can't draw has lost (§7.3.2)."""
DRAWN_OF_A_SHORT_DECK: Final = 0.03
COLLAB_OF_A_SHORT_DECK: Final = 0.5
RICH: Final = 7
"""With so many cards in hand nobody needs more."""
DRAWN_BY_THE_RICH: Final = 0.4
FEW: Final = 3
"""So many cards of the hand, or fewer, are gladly given up for others."""
HAND_GIVEN_UP: Final = 0.02
ARTS: Final = 3.0
ARTS_A_DAMAGE: Final = 0.1
ARTS_THAT_DOWN: Final = 4.0
ARTS_AT_THE_CENTER: Final = 1.5
"""A collab holomem goes to the back with its damage (§7.2.3), where most arts don't reach it."""
NO_MORE_ARTS: Final = 0.1
YES: Final = {"yes": 3.0, "no": 1.0}
KEPT_HAND: Final = {"yes": 1.0, "no": 6.0}
HAND_WITHOUT_DEBUT: Final = {"yes": 1.0, "no": 0.05}
POSITIONS: Final = {"center": 2.0, "collab": 1.5, "back": 1.0}
"""Of whom a text speaks."""
CHEER_AT: Final = {"center": 3.0, "collab": 1.5, "back": 1.0}
"""Who gets cheer: times the square of the damage that it brings nearer, so that it goes to few."""
ENOUGH: Final = 2.0
"""Damage that cheer seems to bring to somebody who lacks none, or not this one."""
HURT: Final = 0.03
"""For each HP that a holomem of the other side has left below `SAFE`."""
SAFE: Final = 150
TO_THE_CENTER: Final = ("7.2.6", "7.7.3")
"""Where a holomem of the back takes the empty center."""
STANDS: Final = 0.02
"""For each HP that it has left."""


Cheers = dict[int, list[frozenset[str]]]
"""The colours of each cheer by the holomem that has it."""


def _acts(decision: Decision, state: State) -> list[float]:
    """Bloom first, then whatever builds up, while there is a deck to draw from; who does most damage collabs, and the
    baton is handed where that is worth its cheer (chapter 8).
    """
    seat = decision.seat
    has = cheer_of(state, seat)
    found = []
    for option in decision.options:
        act, _, rest = option.key.partition(":")
        weigh = _ACTS.get(act)
        found.append(ACTS[act] if weigh is None else weigh(state, seat, has, rest))
    return found


def _short(state: State, seat: int) -> bool:
    return len(state.piles.get(DECK[seat], _NONE)) <= SHORT


def _play(state: State, seat: int, _has: Cheers, key: str) -> float:
    return ACTS["play"] * _drawn(state, seat, state.defs[int(key)].steps)


def _skill(state: State, seat: int, _has: Cheers, key: str) -> float:
    return ACTS["skill"] * _drawn(state, seat, state.defs[state.piles[OSHI[seat]][0]].skill(key).steps)


def _drawn(state: State, seat: int, steps: tuple[Step, ...]) -> float:
    """How much less likely steps are done for the cards that they take from the deck, or give up of the hand."""
    taken, given_up = _of_deck(steps)
    if not taken:
        return 1.0
    hand, short = len(state.piles.get(HAND[seat], _NONE)), _short(state, seat)
    if given_up:
        return HAND_GIVEN_UP if hand > FEW + 1 and not (short and hand > taken) else 1.0
    if short:
        return DRAWN_OF_A_SHORT_DECK
    return DRAWN_BY_THE_RICH if hand > RICH else 1.0


@cache
def _of_deck(steps: tuple[Step, ...]) -> tuple[int, bool]:
    """How many cards steps take from the deck, as far as they say it, and whether the hand goes there before."""
    drawn = [step.count for step in steps if isinstance(step, Draw)]
    archived = [step.count for step in steps if isinstance(step, ArchiveTop) and step.area == "deck"]
    taken = sum([count for count in (*drawn, *archived) if isinstance(count, int)])
    return taken, any(isinstance(step, ShuffleHandIn) for step in steps)


def _bloom(state: State, seat: int, has: Cheers, key: str) -> float:
    card, _, on = key.partition(":")
    under = int(on)
    likely = ACTS["bloom"] * (BLOOM_IN_FRONT if under in has or state.where[under] != BACK[seat] else 1.0)
    same = state.defs[int(card)].level == state.defs[under].level
    return likely * (BLOOM_ON_THE_SAME_LEVEL if same else 1.0)


def _collab(state: State, seat: int, has: Cheers, key: str) -> float:
    card = int(key)
    effect = COLLAB_EFFECT if "collab" in state.defs[card].by_kind else 0.0
    likely = ACTS["collab"] + effect + A_DAMAGE * _does(state, card, has)
    return likely * (COLLAB_OF_A_SHORT_DECK if _short(state, seat) else 1.0)


def _baton(state: State, seat: int, has: Cheers, key: str) -> float:
    main = state.piles[CENTER[seat]][0]
    gained = _does(state, int(key), has) - _does(state, main, has) - CHEER_WORTH * state.defs[main].baton
    return ACTS["baton"] + A_DAMAGE_GAINED * max(0, gained)


def _does(state: State, card: int, has: Cheers) -> int:
    return strongest(state.defs[card], has.get(card, []))


_ACTS: Final = {"bloom": _bloom, "collab": _collab, "baton": _baton, "play": _play, "skill": _skill}


def _arts(decision: Decision, state: State) -> list[float]:
    """Arts that down first, then the strongest (chapter 9)."""
    return [NO_MORE_ARTS if option.key == "end" else _use(state, option.key) for option in decision.options]


def _use(state: State, key: str) -> float:
    _, card, art, target = key.split(":")
    info, against = state.defs[int(card)].art(art), state.defs[int(target)]
    damage = info.damage + (info.extra if info.against and info.against in against.colours else 0)
    downs = damage >= _left(state, int(target))
    likely = (ARTS + ARTS_A_DAMAGE * damage) * (ARTS_THAT_DOWN if downs else 1.0)
    return likely * (ARTS_AT_THE_CENTER if area_of(state.where[int(target)]) == "center" else 1.0)


def _holomem(decision: ChooseHolomem, state: State) -> list[float]:
    """Cheer to whom it brings nearest to arts; who does most to the center; what is done to the other side, to those
    who are nearly downed.
    """
    seat, given = decision.seat, decision.card
    options = [int(option.key[5:]) for option in decision.options]
    if decision.section in TO_THE_CENTER:
        has = cheer_of(state, seat)
        return [1.0 + A_DAMAGE * _does(state, card, has) + STANDS * _left(state, card) for card in options]
    if given and (cheer := state.defs[int(given[5:])]).kind == "cheer":
        has = cheer_of(state, seat)
        hand = [info for one in state.piles.get(HAND[seat], _NONE) if (info := state.defs[one]).level in LEVEL]
        return [_served(state, card, has.get(card, []), cheer, hand) for card in options]
    return [_meant(state, seat, card) for card in options]


def _left(state: State, card: int) -> int:
    return state.defs[card].hp - state.lying("damage", on_card(card))


def _meant(state: State, seat: int, card: int) -> float:
    where = state.where[card]
    likely = POSITIONS.get(area_of(where), 1.0)
    return likely if where in STAGE[seat] else likely + HURT * max(0, SAFE - _left(state, card))


def _served(state: State, card: int, colours: list[frozenset[str]], cheer: Card, hand: Sequence[Card]) -> float:
    """How gladly a holomem gets a cheer: by the damage that it brings nearer, of what it may bloom into as well."""
    info = state.defs[card]
    nearer = max([_nearer(one, colours, cheer) for one in (info, *[one for one in hand if _rises(one, info)])])
    return (ENOUGH + nearer) ** 2 * CHEER_AT.get(area_of(state.where[card]), 1.0)


def _nearer(info: Card, colours: list[frozenset[str]], cheer: Card) -> float:
    """The most damage of arts that a cheer brings nearer, divided by how many cheer they lack."""
    return max([art.damage / lacked for art in info.arts if (lacked := _lacked(art, colours, cheer))], default=0.0)


def _lacked(art: Arts, colours: list[frozenset[str]], cheer: Card) -> int:
    """How many cheer arts lack; 0 where this one doesn't help."""
    if pays_for(colours, art.cost):
        return 0
    cost = Counter(art.cost)
    missing = cost - Counter({colour: sum(colour in one for one in colours) for colour in cost})
    del missing[COLOURLESS]
    of_any = max(0, cost.total() - len(colours) - missing.total())
    helps = of_any or any(colour in missing for colour in cheer.colours)
    return missing.total() + of_any if helps else 0


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
    """Somebody in the center, as many in the back as there are, whatever an effect finds or brings to hand."""
    if decision.kind == "ChooseFirstHolomem":
        return [BEGINS] * len(decision.options)
    if decision.kind == "ChooseFirstBack":
        return [BEGINS_IN_BACK] * len(decision.options)
    if getattr(decision, "shown", ()) or area_of(getattr(decision, "target", "")) == "hand":
        return [TAKEN] * len(decision.options)
    return None


LEARNED: Final = files("engine.hololive.play") / "judgement.json"
JUDGE: Final = Judge(Figures(FIGURES, counted, learned_weights(LEARNED, FIGURES)), leanings, takes)
