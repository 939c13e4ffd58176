"""The hololive official card game as the kernel runs it: how a table is laid, played, and taken up again at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import engine.hololive.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine import VERSION
from engine.cardgame.game import CardGame
from engine.cardgame.refusals import BadSetup, Refused
from engine.hololive.events import TableLaid
from engine.hololive.pool import check_side
from engine.hololive.procedures.choosing import ASKS_AS_AT_FIRST
from engine.hololive.procedures.turn import play
from engine.hololive.refusals import refusal
from engine.hololive.setup import CARD_SET, EDITION, REVISION, Setup
from engine.hololive.state import State
from engine.hololive.table import Table
from engine.hololive.view.shapes import View
from engine.kernel.chance import Source
from engine.kernel.decisions import Chance
from engine.kernel.journal import Format

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` unless both sides bring a game deck of these cards (§6.1)."""
    if (setup.card_set, setup.edition) != (CARD_SET, EDITION):
        slots = (("set", setup.card_set), ("edition", setup.edition))
        raise BadSetup(refusal(Refused("other-cards", "6.1.1", slots)))
    for seat, side in enumerate(setup.sides):
        wrong = check_side(side.oshi, side.deck, side.cheer)
        if wrong is not None:
            raise BadSetup(refusal(wrong), seat)


FORM: Final = Format(
    key="hololive",
    setup=Setup,
    set=CARD_SET,
    edition=EDITION,
    made_by=f"sakura-desktop {VERSION}",
    revision=REVISION,
    check=check_setup,
)


class HololiveGame(CardGame[Setup, Table, View]):
    """The game by the comprehensive rules 1.7.0."""

    form = FORM
    plays_at = Table
    begins_as = State
    asked_before: ClassVar[Mapping[str, int]] = {ASKS_AS_AT_FIRST: 1}

    def laid(self, setup: Setup) -> Event:
        """A table with both game decks on it (§6.2.1.1 to 4). Ids are dealt to each deck's cards in an order of their
        own, so that the id of a card tells nothing of the deck that it comes from.
        """
        cards: list[tuple[str, int, str]] = []
        for seat, side in enumerate(setup.sides):
            cards.append((side.oshi, seat, f"oshi.{seat}"))
            for area, numbers in (("deck", side.deck), ("cheer-deck", side.cheer)):
                lot = Chance("shuffle", len(numbers), seat=seat)
                deal = Source(setup.seed).draw(-1 - len(cards), lot)
                cards += [(numbers[one], seat, f"{area}.{seat}") for one in deal]
        return TableLaid(tuple(cards))

    def play(self, table: Table) -> Resolution[None]:
        """The duel from where the table stands."""
        return play(table)
