"""A player chooses holomem or cards, for a rule or for a text (§10.7.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.words.choosing import choose_cards
from engine.hololive.decisions import ChooseHolomem
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.source import Source
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase

ASKS_AS_AT_FIRST: Final = "asks-as-at-first"
"""The mark of a match of revision 0: it asks which of several cheer that are all alike, and no card of the hand that a
holomem is to be bloomed by may be left.
"""


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


def choose_open(
    table: Table, source: Source, seat: int, cards: Sequence[int], least: int, most: int, target: str = "", *,
    ordered: bool = False, prompt: Phrase | None = None,
) -> Resolution[tuple[int, ...]]:
    """The seat chooses among cards that lie open, to pay a cost (§10.4.2) or for a text. Of cheer that is all alike it
    makes no difference which: only how many is asked, where that is left open.
    """  # fmt: skip
    if ASKS_AS_AT_FIRST not in table.state.marks and _alike(table.state, cards):
        cards, ordered = cards if least < most else cards[:most], False
    return (yield from choose_cards(table, source, seat, cards, least, most, target, ordered, prompt=prompt))


def _alike(state: State, cards: Sequence[int]) -> bool:
    """Whether the cards are cheer that nothing tells apart: of one number, and of one holomem, or of none, in one area.
    Cheer has no text, so that nothing is ever said of one alone, while a support card's use is counted by the card.
    """
    if any(state.info(card).kind != "cheer" for card in cards):
        return False
    return len({(state.info(card).number, state.where[card], state.attached.get(card)) for card in cards}) == 1
