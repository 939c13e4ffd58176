"""A table of a duel that checks itself after every event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, on_card, seat_of
from engine.cardgame.play.checking import Checked
from engine.hololive.areas import CENTER, COLLAB, ON_HOLOMEM, OUTSIDE, POSITION_KEYS, STAGE, STAGE_LIMIT
from engine.hololive.events import DamageDealt, Healed, HpLeft, PreparedShown, TableLaid
from engine.hololive.table import Table
from engine.hololive.values import holomem, on_stage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engine.hololive.state import State
    from engine.kernel.events import Event

__all__ = ["CheckedTable", "settled"]

_CHEER_AREAS: Final = frozenset(("cheer", "life", "cheer-deck", "archive"))
"""Where cheer may lie; no other card lies in the first three."""


class CheckedTable(Checked, Table):
    """Beside what any card game checks: holomem alone stand on the stage, no more than it holds, and what is attached
    lies where its holomem's player has it.
    """

    __slots__ = ("shadow",)

    def lays(self, event: Event) -> bool:
        """The table before a duel."""
        return isinstance(event, TableLaid)

    def turned(self, before: State, event: Event) -> Mapping[int, bool]:
        """The first holomem are turned up at the end of the preparation (§6.2.1.12)."""
        if isinstance(event, PreparedShown):
            return dict.fromkeys(event.cards, True)
        return super().turned(before, event)

    def pieces_moved(self, event: Event) -> Iterable[tuple[str, str, str, int]]:
        """Damage comes and goes by events of its own."""
        if isinstance(event, DamageDealt):
            return (("damage", OUTSIDE, on_card(event.card), event.amount),)
        if isinstance(event, Healed):
            return (("damage", on_card(event.card), OUTSIDE, event.amount),)
        if isinstance(event, HpLeft):
            there = on_card(event.card)
            off, on = ("damage", there, OUTSIDE, -event.more), ("damage", OUTSIDE, there, event.more)
            return (off if event.more < 0 else on,)
        return super().pieces_moved(event)

    def wrong(self, before: State, state: State, event: Event) -> Iterator[str]:
        """What must not be so after the event, in words."""
        yield from super().wrong(before, state, event)
        for card, where in enumerate(state.where):
            kind, area = state.info(card).kind, area_of(where)
            if area in POSITION_KEYS and kind != "holomem":
                yield f"card {card} is no holomem and stands at {where}"
            if kind == "cheer" and area not in _CHEER_AREAS:
                yield f"cheer {card} lies at {where}"
            if kind != "cheer" and area in ("life", "cheer-deck", "cheer"):
                yield f"card {card} is no cheer and lies at {where}"
            if (kind == "oshi") != (area == "oshi"):
                yield f"card {card} lies at {where}"
            if state.status[card] and area not in POSITION_KEYS:
                yield f"card {card} at {where} is {state.status[card]}"
        yield from _wrong_holomem(state)


def _wrong_holomem(state: State) -> Iterator[str]:
    """Who stands on a stage, and that what is attached to them lies there."""
    for seat, kept in state.memo.lying.items():
        if kept != tuple(card for where in STAGE[seat] for card in _lying(state, where)):
            yield f"who stands on the stage of seat {seat} was not worked out anew"
    for card, to in state.attached.items():
        if on_stage(state, to) and seat_of(state.where[card]) != seat_of(state.where[to]):
            yield f"card {card} at {state.where[card]} is attached to {to} at {state.where[to]}"


def settled(state: State) -> list[str]:
    """What must hold where a question of a turn is open and nothing is under resolution."""
    wrong = []
    for seat in (0, 1):
        if len(holomem(state, seat)) > STAGE_LIMIT:
            wrong.append(f"more than {STAGE_LIMIT} holomem stand on the stage of seat {seat}")
        single = (CENTER[seat], COLLAB[seat])
        wrong += [f"more than one stands at {where}" for where in single if len(_lying(state, where)) > 1]
        wrong += [
            f"card {card} at {where} belongs to no holomem"
            for where in ON_HOLOMEM[seat]
            for card in _lying(state, where)
            if state.attached.get(card) not in holomem(state, seat)
        ]
        if any(not state.face[card] for where in STAGE[seat] for card in _lying(state, where)):
            wrong.append(f"a holomem of seat {seat} lies face down")
        if state.counters.get(f"life-damage.{seat}", 0):
            wrong.append(f"seat {seat} still has life to lose")
    if state.art is not None:
        wrong.append("arts are still being used")
    lying = state.pieces.get("damage", {})
    wrong += [f"damage lies at {one}" for one, count in lying.items() if count and not on_stage(state, int(one[5:]))]
    return wrong


def _lying(state: State, where: str) -> tuple[int, ...]:
    return state.piles.get(where, ())
