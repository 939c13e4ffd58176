"""Crystals and cards go from place to place (§6-3, §7, §5-10, §7-2); the words for it: draw, cover, seal, exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, on_card, place, seat_of
from engine.cardgame.hooks import AroundStep
from engine.cardgame.in_force import forbidden, own_hooks
from engine.cardgame.source import Source
from engine.kernel.decisions import Chance
from engine.kernel.resolution import draw_lots
from engine.sakura.areas import AREAS, DECK, SHADOW
from engine.sakura.events import (
    CardAttached,
    CardGained,
    CardMoved,
    CrystalsMoved,
    DeckRanDry,
    DeckShuffled,
)
from engine.sakura.procedures.damage import take_damage
from engine.sakura.values.numbers import free_crystals, room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def movable(
    state: State, source: str, target: str, count: int, why: str = "", mover: int = -1, card: int = -1
) -> int:
    """How many of the crystals can make the move (§5-10)."""
    if source == target:
        return 0
    there = count if area_of(source) == "outside" else free_crystals(state, source)
    return max(0, min(count, there, room(state, target, why, mover, card)))


def move_crystals(
    table: Table, source: str, target: str, count: int, why: str, seat: int = -1, card: int = -1
) -> Resolution[int]:
    """Move as many of the crystals as can be moved (§5-10, §6-3); how many they were."""
    moving = movable(table.state, source, target, count, why, seat, card)
    if moving:
        yield from table.happen(CrystalsMoved(source, target, moving, why, seat, card))
    return moving


def move_card(
    table: Table,
    card: int,
    area: str,
    *,
    seat: int | None = None,
    index: int = -1,
    status: str | None = None,
    face_up: bool | None = None,
    why: str = "",
) -> Resolution[bool]:
    """Move a card; to its owner's area where no other may hold it (§7-2), but a poison becomes a card of the player
    whose area it goes to (§x7-4). Crystals stay on it only where an area has room for crystals (§7-1-9).
    """
    state = table.state
    spec = AREAS.of(area)
    if seat is not None and seat != state.owner[card] and state.kind(card) == "poison":
        yield from table.happen(CardGained(card, seat))
    holder = state.owner[card] if seat is None or spec.owners_only else seat
    target = area if spec.shared else place(area, holder)
    if status is None and state.kind(card) == "special" and area in ("extra", "specials"):
        status = "used" if area == "extra" or state.status[card] == "in-use" else None
    source = state.where[card]
    if source == target and index < 0 and status is None:
        return False
    if area in ("deck", "hand") and why != "rebuild" and forbidden(state, "return", card):
        return False
    yield from table.happen(CardMoved(card, source, target, index, status, face_up, why))
    left = state.count(on_card(card))
    if left and not AREAS.at(state.where[card]).pieces:
        yield from move_crystals(table, on_card(card), SHADOW, left, "rule")
    return True


def put_away(table: Table, card: int) -> Resolution[None]:
    """Where a card goes when its use or its time is over: a normal card to its owner's discard pile, a special used to
    its owner's specials (§9-2-1 v, §9-2-2 iv, §9-5 ii), unless the card itself says where.
    """
    state = table.state
    source = Source(seat_of(state.where[card]), card)
    for hook in own_hooks(state, card, AroundStep):
        if hook.step == "put-away" and hook.open(state, source) and (yield from hook.resolve(table, source, card)):
            return
    if state.kind(card) != "special":
        yield from move_card(table, card, "discard")
    else:
        yield from move_card(table, card, "specials", status="used")


def draw(table: Table, seat: int, count: int = 1) -> Resolution[int]:
    """Draw cards one by one (§7-1-6); from an empty deck, impatience instead (§5-5-3)."""
    drawn = 0
    for _ in range(count):
        pile = table.state.piles.get(DECK[seat], ())
        if pile:
            yield from move_card(table, pile[0], "hand", why="draw")
            drawn += 1
        else:
            yield from impatience(table, seat)
    return drawn


def impatience(table: Table, seat: int) -> Resolution[None]:
    """One damage to aura or one to life (§10-10)."""
    table.emit(DeckRanDry(seat))
    yield from take_damage(table, seat, 1, 1, "impatience")


def shuffle(table: Table, seat: int) -> Resolution[None]:
    """Put the deck into an order of chance (§7-1-6)."""
    pile = table.state.piles.get(DECK[seat], ())
    order = yield from draw_lots(Chance("shuffle", len(pile), seat=seat))
    if len(pile) > 1:
        yield from table.happen(DeckShuffled(seat, tuple(pile[number] for number in order)))


def chance_picks(table: Table, cards: Sequence[int], count: int = 1) -> Resolution[tuple[int, ...]]:
    """So many of the cards at random (無作為), as many as there are where they are too few (§5-10)."""
    if not cards or count < 1:
        return ()
    numbers = yield from draw_lots(Chance("pick", len(cards), min(count, len(cards))))
    return tuple(cards[number] for number in numbers)


def cover(table: Table, card: int) -> Resolution[bool]:
    """Put a card onto its owner's cover pile (§7-1-8), unless it can't be covered (§1-4)."""
    if forbidden(table.state, "cover", card):
        return False
    return (yield from move_card(table, card, "cover"))


def discard(table: Table, card: int) -> Resolution[bool]:
    """Put a card onto its owner's discard pile (§7-1-7)."""
    return move_card(table, card, "discard")


def deck_top(table: Table, card: int) -> Resolution[bool]:
    """Put a card on top of its owner's deck (§7-1-6)."""
    return move_card(table, card, "deck", index=0)


def deck_bottom(table: Table, card: int) -> Resolution[bool]:
    """Put a card at the bottom of its owner's deck (§7-1-6)."""
    return move_card(table, card, "deck")


def return_unused(table: Table, card: int) -> Resolution[bool]:
    """Return a special to its owner's specials, unused (§10-17)."""
    return move_card(table, card, "specials", status="unused")


def remove_from_game(table: Table, card: int) -> Resolution[bool]:
    """Put a card face up outside the game (§10-18)."""
    status = "used" if table.state.kind(card) == "special" else None
    return move_card(table, card, "outside", status=status, face_up=True)


def seal(table: Table, card: int, under: int) -> Resolution[bool]:
    """Seal a card under another (§10-9, §7-1-13)."""
    state = table.state
    if forbidden(state, "sealed", card):
        return False
    seat = seat_of(state.where[under])
    moved = yield from move_card(table, card, "sealed", seat=seat)
    if moved:
        yield from table.happen(CardAttached(card, under))
    return moved


def sealed_under(state: State, under: int) -> tuple[int, ...]:
    """The cards sealed under a card, in the order of their ids."""
    return tuple(sorted(card for card, by in state.attached.items() if by == under))


def exchange(table: Table, source: int, target: int, area: str = "extra") -> Resolution[bool]:
    """Exchange a card for another that lies in the extra cards or in the area named (§10-25)."""
    state = table.state
    if state.owner[source] != state.owner[target] or area_of(state.where[target]) != area:
        return False
    origin = state.where[source]
    origin_area = area_of(origin)
    if state.kind(target) == "normal" and origin_area == "specials":
        return False
    pile = state.piles[origin]
    index = pile.index(source)
    status = state.status[source] if state.kind(target) == "special" else None
    yield from move_card(table, source, area)
    yield from move_card(table, target, origin_area, seat=seat_of(origin), index=index, status=status)
    if area_of(state.where[target]) == "in-use":
        yield from put_away(table, target)
    return True
