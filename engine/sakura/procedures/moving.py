"""Crystals and cards go from place to place (§6-3, §7, §5-10, §7-2); the words for it: draw, cover, seal, exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace as altered

from engine.cardgame.areas import area_of, on_card, places, seat_of
from engine.cardgame.brought import has_area
from engine.cardgame.hooks import AroundStep
from engine.cardgame.in_force import forbidden, in_force, own_hooks
from engine.cardgame.source import Source
from engine.kernel.decisions import Chance
from engine.kernel.resolution import NOTHING, draw_lots
from engine.sakura.areas import AREAS, CORE_AREAS, DECK, SHADOW
from engine.sakura.events import (
    CardAttached,
    CardGained,
    CardMoved,
    CrystalsMoved,
    DeckRanDry,
    DeckShuffled,
)
from engine.sakura.procedures.around import put_instead
from engine.sakura.procedures.damage import take_damage
from engine.sakura.values.numbers import free_crystals, modified, room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

DRAW: Final = "draw"
_OF_ALL: Final = frozenset([spec.key for spec in CORE_AREAS])
"""The areas that every player has; all others are brought (§7-1)."""
_BY_STATUS: Final = ("specials", "extra", "outside")
"""The areas to which a special may come with another status."""


def movable(
    state: State, source: str, target: str, count: int, why: str = "", mover: int = -1, card: int = -1
) -> int:
    """How many of the crystals can make the move (§5-10)."""
    if source == target:
        return 0
    there = count if area_of(source) == "outside" else free_crystals(state, source, why, card)
    return max(0, min(count, there, room(state, target, why, mover, card)))


def move_crystals(
    table: Table, source: str, target: str, count: int, why: str, seat: int = -1, card: int = -1
) -> Resolution[int]:
    """Move as many of the crystals as can be moved (§5-10); how many they were. Those that an effect would send where
    they lie already stay, and haven't moved (§6-3).
    """
    state = table.state
    moving = movable(state, source, target, count, why, seat, card)
    if not moving:
        return 0
    move = CrystalsMoved(source, target, moving, why, seat, card)
    if CrystalsMoved not in (state.memo.force or in_force(state)).replace:
        yield from table.happen(move)
        return moving
    happened = yield from table.happen_as(move)
    return sum([one.count for one in happened if isinstance(one, CrystalsMoved) and one.source == source])


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
    """Move one card, as `move_cards` does; true if it moved."""
    state = table.state
    if seat is not None and seat != state.owner[card] and state.kind(card) == "poison":
        return (yield from move_cards(
            table, (card,), area, seat=seat, index=index, status=status, face_up=face_up, why=why
        )) > 0
    move = _move(state, card, state.owner[card], area, seat, index, status, face_up, why)
    if move is None:
        yield from table.happen()
        return False
    yield from table.happen(move)
    if on_card(card) in state.crystals:
        yield from _bared(table, card)
    return True


def move_cards(
    table: Table,
    cards: Sequence[int],
    area: str,
    *,
    seat: int | None = None,
    index: int = -1,
    status: str | None = None,
    face_up: bool | None = None,
    why: str = "",
) -> Resolution[int]:
    """Move cards by one instruction, all at once: what reacts sees only the table after it. Each goes to its owner's
    area where no other may hold it (§7-2), but a poison becomes a card of the player whose area it goes to (§x7-4).
    Crystals stay on it only where an area has room for crystals (§7-1-9). How many moved.
    """
    state = table.state
    events: list[Event] = []
    moved: list[int] = []
    for card in cards:
        owner = state.owner[card]
        if seat is not None and seat != owner and state.kind(card) == "poison":
            events.append(CardGained(card, seat))
            owner = seat
        move = _move(state, card, owner, area, seat, index, status, face_up, why)
        if move is not None:
            events.append(move)
            moved.append(card)
    if len(moved) > 1:
        events = _in_one_move(events)
    yield from table.happen(*events)
    for card in moved:
        if on_card(card) in state.crystals:
            yield from _bared(table, card)
    return len(moved)


def _move(
    state: State,
    card: int,
    owner: int,
    area: str,
    seat: int | None,
    index: int,
    status: str | None,
    face_up: bool | None,
    why: str,
) -> CardMoved | None:
    """The move of one card to an area, of its owner's or of the seat's; None where it stays, as it does if that player
    has no such area (§5-10).
    """
    spec = AREAS.at(area)
    target = area if spec.shared else places(area)[owner if seat is None or spec.owners_only else seat]
    if area not in _OF_ALL and not has_area(state, area, seat_of(target)):
        return None
    source = state.where[card]
    put = _status(state, card, area, face_up) if status is None and area in _BY_STATUS else status
    if source == target and index < 0 and put is None and (face_up is None or face_up == state.face[card]):
        return None
    if (
        area in ("deck", "hand")
        and why != "rebuild"
        and "return" in (state.memo.force or in_force(state)).forbid
        and forbidden(state, "return", card)
    ):
        return None
    return CardMoved(card, source, target, index, put, face_up, why)


def _bared(table: Table, card: int) -> Resolution[None]:
    """Crystals stay on a card only where an area has room for them (§7-1-9); outside the game they lie on none
    (§x11-2).
    """
    state = table.state
    left = state.crystals.get(on_card(card))
    if left:
        at = AREAS.at(state.where[card])
        if not at.pieces or not at.effective:
            return _fallen(table, card, left)
    return NOTHING


def _fallen(table: Table, card: int, left: int) -> Resolution[None]:
    yield from move_crystals(table, on_card(card), SHADOW, left, "rule")


def _status(state: State, card: int, area: str, face_up: bool | None) -> str | None:
    """The status that a special takes in one of those areas, if it takes another (§7-1-11, §7-1-12, §7-1-16)."""
    if state.kind(card) != "special":
        return None
    if area == "extra" or (area == "outside" and face_up):
        return "used"
    return "used" if area == "specials" and state.status[card] == "in-use" else None


def _in_one_move(events: Sequence[Event]) -> list[Event]:
    """The same, each knowing which places the rest of the move still concerns."""
    still: tuple[str, ...] = ()
    found: list[Event] = []
    for event in reversed(events):
        if isinstance(event, CardMoved):
            found.append(altered(event, still=still) if still else event)
            if event.source not in still or event.target not in still:
                still = tuple(dict.fromkeys((*still, event.source, event.target)))
        else:
            found.append(event)
    return found[::-1]


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
        # A false proof that nobody has seen goes face down again; not so at the end of a phase (§x20-6-1 v, §10-13).
        yield from move_card(table, card, "discard" if state.face[card] or table.cutting else "cover")
    else:
        yield from move_card(table, card, "specials", status="used")


def draw(table: Table, seat: int, count: int = 1) -> Resolution[int]:
    """Draw cards one by one (§7-1-6), as long as the player can; from an empty deck, impatience instead (§5-5-3). What
    is put in the place of a draw is none.
    """
    drawn = 0
    for _ in range(count):
        state = table.state
        if "draw" in (state.memo.force or in_force(state)).forbid and forbidden(state, "draw", seat):
            break
        if DRAW in (state.memo.force or in_force(state)).around and (yield from put_instead(table, DRAW, seat)):
            continue
        pile = state.piles.get(DECK[seat], ())
        if pile:
            yield from move_card(table, pile[0], "hand", why="draw")
            drawn += 1
        else:
            table.emit(DeckRanDry(seat))
            yield from impatience(table, seat)
    return drawn


def impatience(table: Table, seat: int) -> Resolution[None]:
    """One damage to aura or one to life (§10-10), or as much to the aura as an effect says."""
    yield from take_damage(table, seat, modified(table.state, "impatience-aura", 1, seat), 1, "impatience")


def shuffle(table: Table, seat: int) -> Resolution[None]:
    """Put the deck into an order of chance (§7-1-6)."""
    pile = table.state.piles.get(DECK[seat], ())
    order = yield from draw_lots(Chance("shuffle", len(pile), seat=seat))
    if len(pile) > 1:
        yield from table.happen(DeckShuffled(seat, tuple(pile[number] for number in order)))


def cover(table: Table, *cards: int) -> Resolution[bool]:
    """Put cards onto their owners' cover piles (§7-1-8), but those that can't be covered (§1-4); true if all went."""
    state = table.state
    barred = "cover" in (state.memo.force or in_force(state)).forbid
    free = [card for card in cards if not forbidden(state, "cover", card)] if barred else cards
    return (yield from move_cards(table, free, "cover")) == len(cards)


def discard(table: Table, *cards: int) -> Resolution[bool]:
    """Put cards onto their owners' discard piles (§7-1-7); true if all went."""
    return (yield from move_cards(table, cards, "discard")) == len(cards)


def deck_top(table: Table, *cards: int) -> Resolution[bool]:
    """Put cards on top of their owners' decks, the last of them uppermost (§7-1-6); true if all went."""
    return (yield from move_cards(table, cards, "deck", index=0)) == len(cards)


def deck_bottom(table: Table, *cards: int) -> Resolution[bool]:
    """Put cards at the bottom of their owners' decks, the last of them lowest (§7-1-6); true if all went."""
    return (yield from move_cards(table, cards, "deck")) == len(cards)


def to_hand(table: Table, *cards: int) -> Resolution[bool]:
    """Return cards to their owners' hands (§7-1-10); true if all went."""
    return (yield from move_cards(table, cards, "hand")) == len(cards)


def to_extra(table: Table, *cards: int) -> Resolution[bool]:
    """Return cards to their owners' extra cards (§7-1-12); true if all went."""
    return (yield from move_cards(table, cards, "extra")) == len(cards)


def return_unused(table: Table, *cards: int) -> Resolution[bool]:
    """Return specials to their owners' specials, unused (§10-17); true if all went."""
    return (yield from move_cards(table, cards, "specials", status="unused")) == len(cards)


def remove_from_game(table: Table, *cards: int) -> Resolution[bool]:
    """Put cards face up outside the game (§10-18); true if all went."""
    return (yield from move_cards(table, cards, "outside", face_up=True)) == len(cards)


def seal(table: Table, card: int, under: int) -> Resolution[bool]:
    """Seal a card under another (§10-9, §7-1-13); one that went elsewhere instead lies under none. True if it was."""
    state = table.state
    if forbidden(state, "sealed", card):
        return False
    seat = seat_of(state.where[under])
    yield from move_card(table, card, "sealed", seat=seat)
    if area_of(state.where[card]) != "sealed":
        return False
    yield from table.happen(CardAttached(card, under))
    return True


def sealed_under(state: State, under: int) -> tuple[int, ...]:
    """The cards sealed under a card, in the order of their ids."""
    return tuple(sorted(state.under(under)))


def exchangeable(state: State, source: int, target: int, area: str = "extra") -> bool:
    """Whether a card can be exchanged for another that lies in that area (§10-25)."""
    return _exchange(state, source, target, area) is not None


def _exchange(state: State, source: int, target: int, area: str) -> tuple[CardMoved, CardMoved] | None:
    """Both moves of an exchange; None where one of the cards can't go to where the other lies, or would go elsewhere
    instead.
    """
    origin, owner = state.where[source], state.owner[source]
    if owner != state.owner[target] or area_of(state.where[target]) != area:
        return None
    kept = area_of(origin)
    if state.kind(target) == "normal" and kept == "specials":
        return None
    pile = state.piles[origin]
    status = state.status[source] if state.kind(target) == "special" else None
    going = _move(state, source, owner, area, None, -1, None, None, "")
    coming = _move(state, target, owner, kept, seat_of(origin), pile.index(source), status, None, "")
    if going is None or coming is None or not (_comes_there(state, going) and _comes_there(state, coming)):
        return None
    return going, coming


def _comes_there(state: State, move: CardMoved) -> bool:
    """Whether a move ends where it goes, for all that stands in force."""
    for hook, source in (state.memo.force or in_force(state)).replace.get(CardMoved, ()):
        if hook.fits(move, state, source) and hook.open(state, source):
            moves = [one for one in hook.instead(move, state, source) if isinstance(one, CardMoved)]
            if all(one.target != move.target for one in moves):
                return False
    return True


def exchange(table: Table, source: int, target: int, area: str = "extra") -> Resolution[bool]:
    """Exchange a card for another that lies in the extra cards or in the area named, both in the same moment (§10-25);
    true if they were exchanged.
    """
    moves = _exchange(table.state, source, target, area)
    if moves is None:
        return False
    yield from table.happen(*_in_one_move(moves))
    yield from _bared(table, source)
    if area_of(table.state.where[target]) == "in-use":
        yield from put_away(table, target)
    return True
