"""Cards go from area to area (§5.5 to 5.12): drawn, shuffled, archived, put under a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.hololive.areas import ARCHIVE, AREAS, CHEER_DECK, DECK, HAND, HOLO_POWER
from engine.hololive.events import CardMoved, DeckShuffled
from engine.kernel.decisions import Chance
from engine.kernel.resolution import draw_lots

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


def moved(table: Table, card: int, target: str, why: str = "effect", *, under: bool = False) -> CardMoved:
    """A card goes to an area: where order is kept on top (§4.1.3.2), or `under` all others; it isn't at rest there."""
    index = 0 if AREAS.at(target).ordered and not under else -1
    return CardMoved(card, table.state.where[card], target, index, status="", face_up=True, why=why)


def move_card(table: Table, card: int, target: str, why: str = "effect", *, under: bool = False) -> Resolution[None]:
    """A card goes to an area (§5.5.1)."""
    yield from table.happen(moved(table, card, target, why, under=under))


def put_under(table: Table, cards: Sequence[int], target: str) -> Resolution[None]:
    """Cards that both players see go under a deck, the first of them uppermost: in an order that tells nobody how they
    come to lie there (§4.1.5.1).
    """
    first, gone = len(table.state.piles.get(target, ())), list[int]()
    for card in sorted(cards):
        above = sum(cards.index(one) < cards.index(card) for one in gone)
        yield from table.happen(replace(moved(table, card, target, "bottom"), index=first + above))
        gone.append(card)


def archive(table: Table, cards: Iterable[int], why: str = "effect") -> Resolution[None]:
    """Cards go to their owners' archives at once (§5.12)."""
    owner = table.state.owner
    yield from table.happen(*(moved(table, card, ARCHIVE[owner[card]], why) for card in cards))


def to_hand(table: Table, cards: Iterable[int], why: str = "effect") -> Resolution[None]:
    """Cards go to their owners' hands at once."""
    owner = table.state.owner
    yield from table.happen(*(moved(table, card, HAND[owner[card]], why) for card in cards))


def draw(table: Table, seat: int, count: int = 1) -> Resolution[int]:
    """Draw cards one by one, as many as there are (§5.7); how many they were."""
    drawn = 0
    while drawn < count and (pile := table.state.piles.get(DECK[seat])):
        yield from move_card(table, pile[0], HAND[seat], "draw")
        drawn += 1
    return drawn


def shuffle(table: Table, seat: int, area: str = "deck") -> Resolution[None]:
    """Put a deck or cheer deck into an order of chance (§5.6)."""
    where = (CHEER_DECK if area == "cheer-deck" else DECK)[seat]
    pile = table.state.piles.get(where, ())
    order = yield from draw_lots(Chance("shuffle", len(pile), seat=seat))
    if len(pile) > 1:
        yield from table.happen(DeckShuffled(seat, tuple(pile[number] for number in order), area))


def charge_holo_power(table: Table, seat: int) -> Resolution[None]:
    """The top card of the deck goes to the holo power area, if there is one (§8.4.3)."""
    pile = table.state.piles.get(DECK[seat])
    if pile:
        yield from move_card(table, pile[0], HOLO_POWER[seat], "holo-power")


