"""まほろば妖女奇譚 as a game that the kernel can run: how a table is laid, played, and taken up again at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import engine.mahoroba.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine import VERSION
from engine.cardgame.game import CardGame
from engine.cardgame.refusals import BadSetup, Refused
from engine.kernel.chance import Source
from engine.kernel.decisions import Chance
from engine.kernel.journal import Format
from engine.mahoroba.events import TableLaid
from engine.mahoroba.pool import check_deck
from engine.mahoroba.procedures.turn import play
from engine.mahoroba.refusals import refusal
from engine.mahoroba.setup import CARD_SET, EDITION, Setup
from engine.mahoroba.state import State
from engine.mahoroba.table import Table
from engine.mahoroba.view.shapes import View

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` unless both sides bring a deck of these cards (対戦の準備 ②)."""
    if (setup.card_set, setup.edition) != (CARD_SET, EDITION):
        slots = (("set", setup.card_set), ("edition", setup.edition))
        raise BadSetup(refusal(Refused("other-cards", "preparation-2", slots)))
    for seat, side in enumerate(setup.sides):
        wrong = check_deck(side.deck)
        if wrong is not None:
            raise BadSetup(refusal(wrong), seat)


FORM: Final = Format(
    key="mahoroba",
    setup=Setup,
    set=CARD_SET,
    edition=EDITION,
    made_by=f"sakura-desktop {VERSION}",
    check=check_setup,
)


class MahorobaGame(CardGame[Setup, Table, View]):
    """The game by the quick rules of its play mat."""

    form = FORM
    plays_at = Table
    begins_as = State

    def laid(self, setup: Setup) -> Event:
        """A table with both decks on it (対戦の準備 ②). Ids are dealt to each deck's cards in an order of their own, so
        that the id of a card tells nothing of the deck that it comes from.
        """
        cards: list[tuple[str, int, str]] = []
        for seat, side in enumerate(setup.sides):
            deal = Source(setup.seed).draw(-1 - seat, Chance("shuffle", len(side.deck), seat=seat))
            cards += [(side.deck[number], seat, f"deck.{seat}") for number in deal]
        return TableLaid(tuple(cards), setup.janken)

    def play(self, table: Table) -> Resolution[None]:
        """The duel from where the table stands."""
        return play(table)
