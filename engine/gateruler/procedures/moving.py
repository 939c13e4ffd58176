"""Cards and energy go from zone to zone (15-3): drawn, driven, put into the graveyard, under a deck, under a unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, places, seat_of
from engine.cardgame.table import reveal
from engine.cardgame.words.choosing import choose_cards
from engine.gateruler import readings
from engine.gateruler.areas import (
    ATTACK_KEYS,
    DAMAGE,
    DECK,
    DRIVE,
    ENERGY,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    OUTSIDE,
    REMOVED,
    SET_KEYS,
    SOUL,
    SPENT,
)
from engine.gateruler.card import REST
from engine.gateruler.decisions import ChooseFromDrive
from engine.gateruler.events import (
    CardAttached,
    CardMoved,
    CardTurned,
    DeckRanOut,
    DeckShuffled,
    FaceTurned,
    GateEntered,
    Marked,
    PiecesMoved,
)
from engine.gateruler.legality import may_set
from engine.gateruler.procedures.leaving import give_up_soul, over_upon
from engine.gateruler.state import GateItem
from engine.gateruler.values import has_hand, in_play, lying_as, set_zones, souls
from engine.kernel.decisions import Chance, Move, Option
from engine.kernel.resolution import ask_one, draw_lots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.source import Source
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution

_DOWN = frozenset(("drive", *SET_KEYS))
"""Zones to which cards go face down."""


def moved(table: Table, card: int, target: str, why: str = "effect", *, under: bool = False,
          face_up: bool = True) -> CardMoved:  # fmt: skip
    """A card goes to a place: on top where order is kept, or `under` all others there."""
    index = 0 if table.state.rules.areas.at(target).ordered and not under else -1
    up = face_up and area_of(target) not in _DOWN
    status = _status(table.state, card, target)
    return CardMoved(card, table.state.where[card], target, index, status=status, face_up=up, why=why)


def _status(state: State, card: int, target: str) -> str:
    """How it stands there: in the defence zone rested, unless a reading says otherwise; ready as it comes from there to
    an attack zone (15-3a-2).
    """
    area, came_from = area_of(target), area_of(state.where[card])
    if area == "defence":
        return REST if readings.DEFENCE_RESTED else ""
    if area in ATTACK_KEYS and came_from in ATTACK_KEYS:
        return state.status[card]
    if area in ATTACK_KEYS and came_from not in IN_PLAY:
        return "" if readings.ARRIVES_READY else REST
    return ""


def there_is(state: State, target: str) -> bool:
    """Whether a player has that zone; else no card moves there (15-3a-1)."""
    area, seat = area_of(target), seat_of(target)
    if area == "hand":
        return has_hand(state, seat)
    return area not in SET_KEYS or target in set_zones(state, seat)


def move_all(table: Table, cards: Sequence[int], to: Sequence[str], why: str = "effect", *,
             under: bool = False, face_up: bool = True) -> Resolution[tuple[int, ...]]:  # fmt: skip
    """Cards go to a zone of each player's at once, each to its owner's; with those that leave play go their souls. The
    cards that went.
    """
    state = table.state
    gone: list[int] = []
    for card in cards:
        target = to[state.owner[card]]
        if not there_is(state, target) or _lies_there(state, card, target):
            continue
        if in_play(state, card) and area_of(target) not in IN_PLAY and (yield from give_up_soul(table, card)):
            continue
        gone.append(card)
    yield from table.happen(*moves(table, gone, to, why, under=under, face_up=face_up))
    return tuple(gone)


def _lies_there(state: State, card: int, target: str) -> bool:
    """Whether a card is where it should go; where order is kept it may go to another end."""
    return state.where[card] == target and not state.rules.areas.at(target).ordered


def moves(table: Table, cards: Sequence[int], to: Sequence[str], why: str, *, under: bool = False,
          face_up: bool = True) -> list[CardMoved]:  # fmt: skip
    """The moves of cards and of the souls of those that leave play; what lasts upon these alone is over."""
    state = table.state
    leaving = [card for card in cards if in_play(state, card) and area_of(to[0]) not in IN_PLAY]
    lost = [soul for card in leaving for soul in souls(state, card) if soul not in cards]
    found = [moved(table, card, to[state.owner[card]], why, under=under, face_up=face_up) for card in cards]
    found += [moved(table, soul, GRAVEYARD[state.owner[soul]], "soul") for soul in lost]
    for card in leaving:
        over_upon(table, card)
    return found


def move_card(table: Table, card: int, target: str, why: str = "effect", *, under: bool = False,
              face_up: bool = True) -> Resolution[None]:  # fmt: skip
    """A card goes to a place (15-3a)."""
    shared = seat_of(target) < 0 or area_of(target) in IN_PLAY
    to = (target, target) if shared else places(area_of(target))  # outside play in its owner's zone
    yield from move_all(table, (card,), to, why, under=under, face_up=face_up)


def to_graveyard(table: Table, cards: Sequence[int], why: str = "effect") -> Resolution[None]:
    """Cards go to their owners' graveyards at once."""
    yield from move_all(table, cards, GRAVEYARD, why)


def to_hand(table: Table, cards: Sequence[int], why: str = "effect") -> Resolution[None]:
    """Cards go to their owners' hands at once, of those who have one (15-3a-1)."""
    yield from move_all(table, cards, HAND, why)


def remove(table: Table, cards: Sequence[int]) -> Resolution[None]:
    """Cards are removed from the game."""
    yield from move_all(table, cards, REMOVED, "remove")


def to_deck(table: Table, cards: Sequence[int], *, under: bool, why: str = "effect") -> Resolution[None]:
    """Cards go to their owners' decks, one after the other; those of a hand are shown first (addendum: so that no
    オープンカード is hidden).
    """
    hidden = [card for card in cards if area_of(table.state.where[card]) == "hand"]
    yield from reveal(table, hidden)
    for card in cards:
        yield from move_all(table, (card,), DECK, why, under=under)


def shuffle(table: Table, seat: int) -> Resolution[None]:
    """Put a deck into an order of chance."""
    pile = table.state.piles.get(DECK[seat], ())
    order = yield from draw_lots(Chance("shuffle", len(pile), seat=seat))
    if len(pile) > 1:
        yield from table.happen(DeckShuffled(seat, tuple(pile[number] for number in order)))


def draw(table: Table, seat: int, count: int = 1) -> Resolution[int]:
    """Draw cards one by one; how many they were. Who has no hand draws none."""
    wanted = count if has_hand(table.state, seat) else 0
    for drawn in range(wanted):
        pile = table.state.piles.get(DECK[seat])
        if not pile:
            yield from _run_out(table, seat)
            return drawn
        yield from move_card(table, pile[0], HAND[seat], "draw")
    return max(0, wanted)


def _run_out(table: Table, seat: int) -> Resolution[None]:
    """A card should be drawn or driven and there is none: by a reading that loses."""
    if readings.EMPTY_DECK_LOSES == "at-draw" and f"deck-out:{seat}" not in table.state.marks:
        yield from table.happen(DeckRanOut(seat), Marked(f"deck-out:{seat}"))


# --- drive (chapter 10)


def drive(table: Table, seat: int, count: int = 1) -> Resolution[tuple[int, ...]]:
    """Drive so many cards, all at once: face down into the drive zone (10-2a, 10-3b). In the own start or main phase
    they stay there; at any other time cards may be set, the others are turned up, and what becomes of them waits on the
    gate (10-3d).
    """
    state = table.state
    cards = state.piles.get(DECK[seat], ())[:count]
    if len(cards) < count:
        yield from _run_out(table, seat)
    yield from table.happen(*(moved(table, card, DRIVE[seat], "drive") for card in cards))
    if cards and not stays_driven(state, seat):
        yield from _set_some(table, seat, cards)
        yield from _await_resolution(table, seat, cards)
    return cards


def stays_driven(state: State, seat: int) -> bool:
    """Whether what a player drives now stays in the drive zone (10-2a)."""
    return state.turn_player == seat and state.phase in ("start", "main")


def _set_some(table: Table, seat: int, cards: Sequence[int]) -> Resolution[None]:
    """Cards that can be set may be (10-3b): asked whenever there is room, since whether one could is a secret."""
    state = table.state
    while any(not state.piles.get(where) for where in set_zones(state, seat)):
        left = [card for card in cards if state.where[card] == DRIVE[seat]]
        options = [
            Option(f"set:{card}:{where}", (Move(f"card:{card}", DRIVE[seat], where),))
            for card in left
            for where in set_zones(state, seat)
            if may_set(state, seat, card, where) is None
        ]
        if not left:
            return
        key = yield from ask_one(
            ChooseFromDrive(seat=seat, options=(*options, Option("done")), section="10-3b", secret=True)
        )
        if key == "done":
            return
        _, card, where = key.split(":")
        yield from set_card(table, int(card), where)


def _await_resolution(table: Table, seat: int, cards: Sequence[int]) -> Resolution[None]:
    """The rest is turned up; a drive-resolution process goes onto the gate (10-3c, 10-3d)."""
    state = table.state
    left = tuple(card for card in cards if state.where[card] == DRIVE[seat])
    if left:
        yield from table.happen(FaceTurned(seat, left, up=True, why="drive"))
        item = GateItem(id=table.next_id(), kind="drive", seat=seat, them=left, places=lying_as(state, left))
        yield from table.happen(GateEntered(item))


def set_card(table: Table, card: int, where: str) -> Resolution[None]:
    """セット (15-4a): face down into a set zone."""
    yield from move_card(table, card, where, "set")
    yield from table.happen(Marked(f"turn:set:{card}"))


# --- souls, damage zone, how cards lie


def put_soul(table: Table, card: int, under: int) -> Resolution[None]:
    """A card goes under a card in play (ソウル)."""
    state = table.state
    if card == under or not in_play(state, under):
        return
    gone = yield from move_all(table, (card,), SOUL, "soul")
    if gone:
        yield from table.happen(CardAttached(card, under, "soul"))


def recover(table: Table, seat: int, count: int, source: Source) -> Resolution[int]:
    """回復: so many cards of the damage zone, whichever way up they lie, go to the graveyard; how many."""
    there = table.state.piles.get(DAMAGE[seat], ())
    chosen = yield from choose_cards(table, source, seat, there, count, count, "graveyard")
    yield from to_graveyard(table, chosen, "recover")
    return len(chosen)


def turn(table: Table, card: int, *, rest: bool) -> Resolution[bool]:
    """レスト, アクト: a unit or ruler is rested or readied, if it isn't so already."""
    if not in_play(table.state, card) or (table.state.status[card] == REST) == rest:
        return False
    yield from table.happen(CardTurned(card, rest))
    return True


def pay_energy(table: Table, seat: int, count: int) -> Resolution[None]:
    """So much ready energy is rested."""
    if count > 0:
        yield from table.happen(PiecesMoved("energy", ENERGY[seat], SPENT[seat], count, why="cost", seat=seat))


def ready_energy(table: Table, seat: int, count: int) -> Resolution[int]:
    """Rested energy is readied, as much as there is; how much."""
    ready = min(count, table.state.lying("energy", SPENT[seat]))
    if ready > 0:
        yield from table.happen(PiecesMoved("energy", SPENT[seat], ENERGY[seat], ready, why="ready", seat=seat))
    return ready


def gain_energy(table: Table, seat: int, count: int) -> Resolution[None]:
    """Energy comes into the game, ready."""
    if count > 0:
        yield from table.happen(PiecesMoved("energy", OUTSIDE, ENERGY[seat], count, why="gain", seat=seat))
