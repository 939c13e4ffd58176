"""Sakura Arms as a game that the kernel can run: how a table is laid, played, and taken up again at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import engine.sakura.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine import VERSION
from engine.cardgame.game import CardGame
from engine.cardgame.refusals import BadSetup
from engine.cardgame.view import Refusal
from engine.cardgame.words.flow import ASKS_IN_VAIN
from engine.kernel.journal import Format, Upcast
from engine.sakura.clauses.aiming import ASKS_FOR_THE_SAME
from engine.sakura.megami.roster import FORMS
from engine.sakura.pool import check_deck, pool_of
from engine.sakura.procedures.opening import play, table_laid
from engine.sakura.setup import CARD_SET, EDITION, REVISION, Setup
from engine.sakura.state import State
from engine.sakura.table import Table
from engine.sakura.view.shapes import View
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` unless both sides bring a pair and a deck that may be chosen (§2, §3) of this edition."""
    if (setup.card_set, setup.edition) != (CARD_SET, EDITION):
        words = say("pool-other-edition", set=setup.card_set, edition=setup.edition)
        raise BadSetup(Refusal("other-edition", "1-3", words))
    for seat, side in enumerate(setup.sides):
        wrong = check_deck(side.megami, side.normals, side.specials)
        if wrong is not None:
            raise BadSetup(wrong, seat)


FORM: Final = Format(
    key="sakura",
    written="sakura-arms-duel",
    setup=Setup,
    set=CARD_SET,
    edition=EDITION,
    made_by=f"sakura-desktop {VERSION}",
    version=2,
    revision=REVISION,
    upcasts={1: Upcast()},
    check=check_setup,
)


class SakuraGame(CardGame[Setup, Table, View]):
    """The game of Sakura Arms, by the comprehensive rules of the edition that the setup names."""

    form = FORM
    plays_at = Table
    begins_as = State
    asked_before: ClassVar[Mapping[str, int]] = {ASKS_IN_VAIN: 2, ASKS_FOR_THE_SAME: 3}

    def laid(self, setup: Setup) -> Event:
        """A table laid for the duel (§4-1 1, 2): chosen cards in decks and specials, the others outside the game."""
        cards: list[tuple[str, int, str]] = []
        tokens: list[tuple[str, str, int]] = []
        counters: list[tuple[str, int]] = []
        forms = [FORMS[form][1] for side in setup.sides for form in side.megami]
        of_both = dict.fromkeys(pair for spec in forms for pair in spec.counters_of_both)
        for seat, side in enumerate(setup.sides):
            pool = pool_of(side.megami)
            chosen = {*side.normals, *side.specials}
            for number in (*pool.normals, *pool.specials):
                if number not in chosen:
                    where = "outside"
                elif number in side.specials:
                    where = "specials"
                else:
                    where = "deck"
                cards.append((number, seat, f"{where}.{seat}"))
            cards += [(number, seat, f"extra.{seat}") for number in pool.extras]
            cards += [(number, seat, f"{area}.{seat}") for number, area in pool.lays]
            specs = [FORMS[form][1] for form in side.megami]
            tokens += [(token, f"{area}.{seat}", count) for spec in specs for token, area, count in spec.tokens]
            counters += [(f"{key}.{seat}", value) for spec in specs for key, value in spec.counters]
            counters += [(f"{key}.{seat}", value) for key, value in of_both]
        first, second = setup.sides
        return table_laid((first.megami, second.megami), cards, tokens, counters)

    def play(self, table: Table) -> Resolution[None]:
        """The duel from where the table stands."""
        return play(table, table.first)
