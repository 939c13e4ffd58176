"""Gate Ruler as the kernel runs it: how a table is laid, played, and taken up again at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import engine.gateruler.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine import VERSION
from engine.cardgame.game import CardGame
from engine.cardgame.refusals import BadSetup, Refused
from engine.gateruler.areas import DECK, RULER
from engine.gateruler.events import TableLaid
from engine.gateruler.pool import check_deck
from engine.gateruler.procedures.turn import play
from engine.gateruler.refusals import refusal
from engine.gateruler.setup import CARD_SET, EDITION, Setup
from engine.gateruler.state import State
from engine.gateruler.table import Table
from engine.gateruler.view.shapes import View
from engine.kernel.chance import Source
from engine.kernel.decisions import Chance
from engine.kernel.journal import Format

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` unless both sides bring a ruler and a deck that it allows (chapter 5)."""
    if (setup.card_set, setup.edition) != (CARD_SET, EDITION):
        slots = (("set", setup.card_set), ("edition", setup.edition))
        raise BadSetup(refusal(Refused("other-cards", "5", slots)))
    for seat, side in enumerate(setup.sides):
        wrong = check_deck(side.ruler, side.deck)
        if wrong is not None:
            raise BadSetup(refusal(wrong), seat)


FORM: Final = Format(
    key="gateruler",
    setup=Setup,
    set=CARD_SET,
    edition=EDITION,
    made_by=f"sakura-desktop {VERSION}",
    check=check_setup,
)


class GaterulerGame(CardGame[Setup, Table, View]):
    """The base game, reconstructed, with the addendum that came with booster set 3."""

    form = FORM
    plays_at = Table
    begins_as = State

    def laid(self, setup: Setup) -> Event:
        """A table with both rulers and decks on it. Ids are dealt to each deck's cards in an order of their own, so
        that the id of a card tells nothing of the deck that it comes from.
        """
        cards: list[tuple[str, int, str]] = []
        for seat, side in enumerate(setup.sides):
            cards.append((side.ruler, seat, RULER[seat]))
            deal = Source(setup.seed).draw(-1 - len(cards), Chance("shuffle", len(side.deck), seat=seat))
            cards += [(side.deck[one], seat, DECK[seat]) for one in deal]
        return TableLaid(tuple(cards))

    def play(self, table: Table) -> Resolution[None]:
        """The duel from where the table stands."""
        return play(table)
