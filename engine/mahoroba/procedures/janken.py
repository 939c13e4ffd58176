"""じゃんけん: both choose a hand in secret and show it; ties go again (対戦の準備 ⑤, エンドフェイズ ②)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.events import EffectArose
from engine.kernel.decisions import Chance, Option
from engine.kernel.resolution import ask_one, draw_lots
from engine.mahoroba.decisions import ChooseHand
from engine.mahoroba.events import HandsShown

if TYPE_CHECKING:
    from engine.cardgame.hooks import Permit
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table

HANDS: Final = ("rock", "scissors", "paper")
"""Each beats the next, the last the first."""


def winner_of(hands: tuple[str, str]) -> int:
    """The seat whose hand beats the other; -1 for a tie."""
    return (-1, 0, 1)[(HANDS.index(hands[1]) - HANDS.index(hands[0])) % 3]


def janken(
    table: Table, why: str, section: str, ties: tuple[Permit, Source] | None = None
) -> Resolution[int]:
    """The seat that wins. `ties` is the effect by which its player wins a tie; without one a tie goes again."""
    while True:
        first = yield from _hand(table, 0, section)
        second = yield from _hand(table, 1, section)
        winner = winner_of((first, second))
        yield from table.happen(HandsShown((first, second), winner, why))
        if winner < 0 and ties is not None:
            hook, source = ties
            table.emit(EffectArose(hook.clause.ref, source))
            winner = source.seat
        if winner >= 0:
            return winner


def _hand(table: Table, seat: int, section: str) -> Resolution[str]:
    """A hand as the seat chooses it, or as luck does."""
    if table.state.janken == "luck":
        (lot,) = yield from draw_lots(Chance("pick", len(HANDS), seat=seat))
        return HANDS[lot]
    options = tuple(Option(hand) for hand in HANDS)
    return (yield from ask_one(ChooseHand(seat=seat, options=options, section=section, secret=True)))
