"""A player chooses holomem or cards, for a rule or for a text (§10.7.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import on_card
from engine.hololive.decisions import ChooseHolomem
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


def choose_holomem(
    table: Table, seat: int, among: Sequence[int], least: int = 1, most: int = 1, *, section: str, source: int = -1,
    card: int = -1, shown: bool = False, to: str = "", prompt: Phrase | None = None,
) -> Resolution[tuple[int, ...]]:
    """The seat chooses so many of the holomem, as many as there are where they are too few (§10.7.2.3.3). `card` goes
    to the one that is chosen, `shown` to the seat just before, or that one goes `to` a place: the movements that a
    hand could make.
    """  # fmt: skip
    options = tuple(Option(f"card:{one}", _moves(table, one, card, to)) for one in among)
    if not options:
        return ()
    keys = yield from ask(
        ChooseHolomem(
            seat=seat, options=options, least=min(least, len(options)), most=min(most, len(options)), section=section,
            source=f"card:{source}" if source >= 0 else "", card=f"card:{card}" if card >= 0 else "", prompt=prompt,
            shown=(f"card:{card}",) if shown else (),
        )
    )  # fmt: skip
    return tuple(int(key[5:]) for key in keys)


def _moves(table: Table, one: int, card: int, to: str) -> tuple[Move, ...]:
    where = table.state.where
    if card >= 0:
        return (Move(f"card:{card}", where[card], on_card(one)), Move(f"card:{card}", where[card], where[one]))
    return (Move(f"card:{one}", where[one], to or where[one]),)
