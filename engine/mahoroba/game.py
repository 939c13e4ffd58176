"""まほろば妖女奇譚 as a game that the kernel can run: how a table is laid, played, and taken up again at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import VERSION
from engine.kernel.chance import Source
from engine.kernel.decisions import Chance
from engine.kernel.journal import Format
from engine.mahoroba.events import TableLaid
from engine.mahoroba.pool import check_deck
from engine.mahoroba.procedures.turn import play
from engine.mahoroba.procedures.victory import until_given_up
from engine.mahoroba.setup import CARD_SET, EDITION, Setup
from engine.mahoroba.state import State
from engine.mahoroba.table import Table

if TYPE_CHECKING:
    from engine.kernel.chance import Luck
    from engine.kernel.resolution import Resolution


class BadSetup(ValueError):
    pass


def check_setup(setup: Setup) -> None:
    for seat, side in enumerate(setup.sides):
        wrong = check_deck(side.deck)
        if wrong is not None:
            raise BadSetup(wrong, seat)


FORM: Final = Format(
    key="mahoroba",
    setup=Setup,
    set=CARD_SET,
    edition=EDITION,
    made_by=f"sakura-desktop {VERSION}",
    check=check_setup,
)


class MahorobaGame:
    """The game by the quick rules of its play mat."""

    form = FORM

    def __init__(self, table: type[Table] = Table) -> None:
        """`table` may be a table that checks more than it must."""
        self._table = table

    def luck(self, setup: Setup) -> Luck:
        """The seeded chance of a setup."""
        return Source(setup.seed)

    def open(self, setup: Setup) -> Table:
        """A table with both decks on it (対戦の準備 ②). Ids are dealt to each deck's cards in an order of their own, so
        that the id of a card tells nothing of the deck that it comes from. Raises `BadSetup` for what is no deck.
        """
        check_setup(setup)
        cards: list[tuple[str, int, str]] = []
        for seat, side in enumerate(setup.sides):
            deal = Source(setup.seed).draw(-1 - seat, Chance("shuffle", len(side.deck), seat=seat))
            cards += [(side.deck[number], seat, f"deck.{seat}") for number in deal]
        table = self._table(State())
        table.first = setup.first
        table.emit(TableLaid(tuple(cards), setup.janken))
        return table

    def run(self, table: Table) -> Resolution[None]:
        """The duel from where the table stands."""
        return until_given_up(table, play(table))

    def table(self, state: State, events_count: int) -> Table:
        """A table around a state at rest, to go on from there."""
        return self._table(state)
