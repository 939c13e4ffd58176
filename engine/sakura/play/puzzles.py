"""Duels as puzzles: a table written down in the words by which it is laid, from the side of whoever's turn it is, and
what else must be known to find puzzles of this game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, place
from engine.cardgame.brought import counter_known
from engine.cardgame.in_force import in_force
from engine.sakura.areas import ENHANCEMENTS, LIFE, SAKURA
from engine.sakura.pool import pool_of
from engine.sakura.procedures.legality import barred_by_terminal
from engine.sakura.procedures.turn import reachable
from engine.sakura.registry import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.play.puzzle import Laid
    from engine.sakura.state import State

LEAST_TURN: Final = 4
LARGEST_HANDS: Final = (4, 3)
"""Of whoever attacks and of the other: with more cards than these nobody finds the way."""
_PLAIN: Final = ("hand", "discard", "extra")
_WRITTEN: Final = frozenset((*_PLAIN, "specials", "enhancements", "deck", "cover", "outside"))
MOST_LIFE: Final = 9
MOST_AURA: Final = 4
"""Of the other side, in a puzzle."""


class SakuraPuzzles:
    """A `cardgame.play.puzzle.Composer`."""

    naive = "greedy"

    def promising(self, state: State) -> bool:
        """A few cards on both sides, nothing that waits, no secret choice, nothing that can't be written down."""
        seat = state.turn_player
        hands = [len(state.piles.get(place("hand", one), ())) for one in (seat, 1 - seat)]
        return (
            state.turn >= LEAST_TURN
            and 1 <= hands[0] <= LARGEST_HANDS[0]
            and hands[1] <= LARGEST_HANDS[1]
            and not (state.lasting or state.copies or state.masks or state.attached or state.uses)
            and state.conduct == "standard"
            and not state.terminal[seat]
            and all(counter_known(state, seat, key) for key in state.counters)
            and all(state.owner[card] == int(where[-1]) for card, where in enumerate(state.where) if where[-1] in "01")
        )

    def written(self, state: State) -> Laid:
        """The table in words, whoever's turn it is on the left, without decks, covered cards and what lies outside."""
        seat = state.turn_player
        table = {
            "distance": state.count("distance"),
            "shadow": state.count("shadow"),
            "turn": state.turn,
            "turn_start_distance": state.turn_start_distance,
        }
        return {"table": table, "left": _side(state, seat), "right": _side(state, 1 - seat)}

    def beginnings(self, laid: Laid) -> Iterator[Laid]:
        """Among standard actions, as it lies and with a reaction in the other hand; and before the choice of conduct,
        where there is a full-power card (§8-2-1).
        """
        yield laid
        answered = _answered(laid)
        if answered is not None:
            yield answered
        held = (card for area in ("hand", "specials") for card in laid["left"].get(area, ()))
        if any(REGISTRY.cards[card].subtype == "full-power" for card in held):
            yield {**laid, "table": {**laid["table"], "conduct": ""}}

    def spent(self, state: State, seat: int) -> bool:
        """No card can be used any more, and nothing in force or lying in front of the players does anything by itself:
        basic actions alone take no life.
        """
        if any(not barred_by_terminal(state, seat, card) for card in reachable(state, seat)):
            return False
        if state.lasting or any(state.piles.get(where) for where in ENHANCEMENTS):
            return False
        force = state.memo.force or in_force(state)
        return not (force.acts or force.react or force.phase or force.around or force.replace or force.offers)

    def weaker(self, laid: Laid) -> Iterator[Laid]:
        """Its life at 1, and its aura half as much, and none."""
        right = laid["right"]
        for aura in dict.fromkeys((right["aura"], right["aura"] // 2, 0)):
            yield {**laid, "right": {**right, "life": 1, "aura": aura}}

    def stronger(self, laid: Laid) -> Iterator[Laid]:
        """One life more, or one crystal of aura."""
        right = laid["right"]
        for number, most in (("life", MOST_LIFE), ("aura", MOST_AURA)):
            if right[number] < most:
                yield {**laid, "right": {**right, number: right[number] + 1}}

    def simpler(self, laid: Laid) -> Iterator[Laid]:
        """Without a vigor, a crystal of flare, a card of the attacker's, a discard pile."""
        left = laid["left"]
        for number in ("vigor", "flare"):
            if left.get(number, 0) > 0:
                yield {**laid, "left": {**left, number: left[number] - 1}}
        for area in ("hand", "specials", "used", "enhancements"):
            for at in range(len(left.get(area, ()))):
                yield {**laid, "left": {**left, area: [*left[area][:at], *left[area][at + 1 :]]}}
        for side in ("left", "right"):
            if laid[side].get("discard"):
                yield {**laid, side: {**laid[side], "discard": []}}

    def brings(self, laid: Laid) -> tuple[str, ...]:
        """The attacker's pair."""
        return tuple(sorted(laid["left"]["megami"]))


def _answered(laid: Laid) -> Laid | None:
    """The same table with a reaction in the other hand, in place of its first card; None where it holds one already, or
    its megami have none that might be there.
    """
    right = laid["right"]
    hand, met = right.get("hand", ()), {*right.get("hand", ()), *right.get("discard", ())}
    cards = REGISTRY.cards
    if any(cards[card].subtype == "reaction" for card in hand):
        return None
    normals = pool_of(tuple(right["megami"])).normals
    found = next((card for card in normals if cards[card].subtype == "reaction" and card not in met), None)
    return {**laid, "right": {**right, "hand": [found, *hand[1:]]}} if found is not None else None


def _side(state: State, seat: int) -> dict[str, Any]:
    """One player's side, without what is as it usually is."""
    count = state.count
    found: dict[str, Any] = {
        "megami": list(state.megami[seat]),
        "life": count(LIFE[seat]),
        "aura": count(f"aura.{seat}"),
        "flare": count(f"flare.{seat}"),
        "vigor": state.vigor[seat],
        "flinched": state.flinched[seat],
    }
    numbers = {where: [state.defs[card].number for card in pile] for where, pile in state.piles.items() if pile}
    found |= {area: numbers.get(f"{area}.{seat}", []) for area in _PLAIN}
    specials = state.piles.get(f"specials.{seat}", ())
    found["specials"] = [state.defs[card].number for card in specials if state.status[card] != "used"]
    found["used"] = [
        [state.defs[card].number, count(f"card.{card}")] for card in specials if state.status[card] == "used"
    ]
    found["enhancements"] = [
        [state.defs[card].number, count(f"card.{card}")] for card in state.piles.get(ENHANCEMENTS[seat], ())
    ]
    others = {area_of(where) for where in numbers if where.endswith(f".{seat}")} - _WRITTEN
    found["elsewhere"] = {area: numbers[f"{area}.{seat}"] for area in sorted(others)}
    tokens: dict[str, dict[str, int]] = {}
    crystals: dict[str, int] = {}
    on_cards: dict[str, dict[str, int]] = {}
    for kind, lying in sorted(state.pieces.items()):
        piece = _called(kind, state.turn_player)
        for where, number in sorted(lying.items()):
            area, _, owner = where.rpartition(".")
            if not number:
                continue
            if area == "card":
                card = int(owner)
                if piece != SAKURA and state.owner[card] == seat:
                    on_cards.setdefault(state.defs[card].number, {})[piece] = number
            elif owner != str(seat):
                continue
            elif piece != SAKURA:
                tokens.setdefault(area, {})[piece] = number
            elif area not in ("life", "aura", "flare"):
                crystals[area] = number
    found |= {"tokens": tokens, "crystals": crystals, "on_cards": on_cards}
    found["counters"] = {
        key[: -len(f".{seat}")]: value for key, value in sorted(state.counters.items()) if key.endswith(f".{seat}")
    }
    return {key: value for key, value in found.items() if key in ("life", "aura") or value not in (0, [], {}, False)}


def _called(kind: str, left: int) -> str:
    """A kind of pieces, where that seat sits on the left: those that are bound to a player carry the seat."""
    piece, _, seat = kind.rpartition(".")
    return f"{piece}.{abs(int(seat) - left)}" if piece else kind


PUZZLES: Final = SakuraPuzzles()
