"""A table of a duel that checks itself after every event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, on_card, place, seat_of
from engine.cardgame.in_force import forbidden
from engine.cardgame.play.checking import Checked, RuleBroken
from engine.sakura.areas import AREAS, FALSIFYING, IN_USE, SAKURA
from engine.sakura.events import (
    EVADED,
    AttackEnded,
    CardGained,
    CardMoved,
    CardTurned,
    CounterChanged,
    CrystalsMoved,
    FlinchChanged,
    PhaseBegan,
    PiecesMoved,
    SpecialTurned,
    TableLaid,
    UpkeepPaid,
    VigorChanged,
)
from engine.sakura.procedures.lacerations import bleeding_out
from engine.sakura.table import Table
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import aura_limit, distance_capacity, modified, vigor_limit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engine.kernel.events import Event
    from engine.sakura.state import State

__all__ = ["CheckedTable", "RuleBroken", "wrong_dive"]

AREAS_OF_PLOTS = frozenset(("extra", "plots", "achieved"))
"""Where plots lie (§x18-4)."""
AREAS_OF_PARTS = frozenset(("parts", "assembled"))
"""Where parts lie, and nothing else does (§x3-9)."""
SEEDS = 5
"""How many a player has who has any (§x17-1)."""
AREAS_OF_UNITS = frozenset(("barracks", "unconscripted", "in-use", "enhancements", "sealed", "outside"))
"""Where units may lie (§x16-2-1)."""
IN_BARRACKS = frozenset(("unit", "normal", "poison"))
"""What lies conscripted in the barracks (§x16-4, §x7-2-1)."""
OF_NORMAL_CARDS = frozenset(("falsifying", "relics"))
"""Where normal cards lie, and nothing else does (§x20-2)."""


class CheckedTable(Checked, Table):
    """Beside what any card game checks: capacities, vigor, where damage goes, what may lie where."""

    __slots__ = ("shadow",)

    def lays(self, event: Event) -> bool:
        """The table before a duel (§4-1)."""
        return isinstance(event, TableLaid)

    def pieces_moved(self, event: Event) -> Iterable[tuple[str, str, str, int]]:
        """Crystals too (§6-3)."""
        if isinstance(event, CrystalsMoved):
            return ((SAKURA, event.source, event.target, event.count),)
        if isinstance(event, UpkeepPaid):
            return tuple((SAKURA, source, target, 1) for source, target in event.moves)
        return super().pieces_moved(event)

    def gained(self, event: Event) -> Mapping[int, int]:
        """A poison becomes a card of the player whose area it goes to (§x7-4)."""
        return {event.card: event.owner} if isinstance(event, CardGained) else {}

    def turned(self, before: State, event: Event) -> Mapping[int, bool]:
        """A special lies by its status (§7-1-11); what goes out of the game as it is said (§7-1-16)."""
        if isinstance(event, SpecialTurned) and area_of(before.where[event.card]) == "specials":
            return {event.card: event.status == "used"}
        if isinstance(event, CardTurned):
            return {event.card: True}
        if isinstance(event, CardMoved) and event.face_up is None:
            status = before.status[event.card] if event.status is None else event.status
            return {event.card: status == "used"}
        return super().turned(before, event)

    def wrong(self, before: State, state: State, event: Event) -> Iterator[str]:
        """What must not be so of a duel."""
        yield from super().wrong(before, state, event)
        yield from _wrong_vigor(before, state, event)
        yield from _wrong_proofs(state)
        if isinstance(event, CrystalsMoved):
            yield from _wrong_crystals(before, event)
        if isinstance(event, CrystalsMoved | PiecesMoved | UpkeepPaid | TableLaid):
            yield from _wrong_distance(state)
        yield from _wrong_journey(state, event)
        yield from wrong_dive(before, state, event)
        if isinstance(event, PiecesMoved) and {_player(event.source), _player(event.target)} == {0, 1}:
            yield "tokens went from a player to the other (§x9-2)"
        if isinstance(event, PhaseBegan) and bleeding_out(before):
            yield "lacerations as many as the life lie on it (§x22-11-2)"
        if isinstance(event, CardMoved):
            card, area = event.card, area_of(event.target)
            if area == "cover" and forbidden(state, "cover", card):
                yield "what can't be covered was covered"
            if area in OF_NORMAL_CARDS and state.defs[card].kind != "normal":
                yield f"card {card}, a {state.defs[card].kind}, lies at {event.target}"
            if (state.kind(card) == "part") != (area in AREAS_OF_PARTS):
                yield f"card {card}, a {state.kind(card)}, lies at {event.target}"
            yield from _wrong_unit(state, card, area)
        if "seed" in state.pieces and not isinstance(event, CrystalsMoved | PiecesMoved | UpkeepPaid | CardMoved):
            yield from _wrong_seeds(state)
        yield from _wrong_story(before, state, event)


def _wrong_unit(state: State, card: int, area: str) -> Iterator[str]:
    """Units lie where their kind may lie (§x16-2-1); in the barracks they and normal cards, conscripted (§x16-4), and
    poisons, which may lie wherever those may (§x7-2-1).
    """
    kind = state.kind(card)
    if kind == "unit" and area not in AREAS_OF_UNITS:
        yield f"a unit lies at {area} (§x16-2-1)"
    if (area == "unconscripted" and kind != "unit") or (area == "barracks" and kind not in IN_BARRACKS):
        yield f"a {kind} card lies in the barracks (§x16-4)"


def _wrong_seeds(state: State) -> Iterator[str]:
    """Each player who has seeds has five, in the soil or on own enhancements (§x17-1, §x17-2), where they are among the
    crystals (§x17-4, §x17-5).
    """
    lying = state.pieces.get("seed", {})
    for where, count in lying.items():
        if area_of(where) == "card" and count > state.count(where):
            yield f"more seeds than crystals lie at {where}"
    for seat in (0, 1):
        cards = (*state.piles.get(f"in-use.{seat}", ()), *state.piles.get(f"enhancements.{seat}", ()))
        on_cards = sum(lying.get(on_card(card), 0) for card in cards)
        soil = lying.get(f"sprouted.{seat}", 0) + lying.get(f"unsprouted.{seat}", 0)
        if on_cards + soil not in (0, SEEDS):
            yield f"player {seat} has {on_cards} seeds on cards and {soil} in the soil (§x17-2)"


def _wrong_proofs(state: State) -> Iterator[str]:
    """A card lies face down in use only as a false proof (§x20-2-1), and each player makes one at a time."""
    for where in IN_USE:
        for card in state.piles.get(where, ()):
            if not state.face[card] and not state.falsified(card):
                yield f"card {card} lies face down in use, and is no false proof"
    for where in FALSIFYING:
        if len(state.piles.get(where, ())) > 1:
            yield f"several false proofs are made at {where}"


def _player(where: str) -> int:
    """Whose place it is, where tokens of a player lie; -1 outside the game and on a card."""
    return -1 if area_of(where) in ("outside", "card") else seat_of(where)


def _wrong_story(before: State, state: State, event: Event) -> Iterator[str]:
    """What is wrong with plots that moved (§x18-4) and with a taboo gauge, which only rises (§x19-4)."""
    if isinstance(event, CardMoved):
        area, plot = area_of(event.target), state.kind(event.card) == "plot"
        if plot and area not in AREAS_OF_PLOTS:
            yield f"card {event.card}, a plot, lies at {event.target}"
        if area == "plots" and (not plot or len(state.piles[event.target]) > 1):
            yield f"card {event.card} lies at {event.target} beside another or is no plot"
    elif (
        isinstance(event, CounterChanged)
        and area_of(event.key) == "taboo"
        and event.value < before.counters.get(event.key, 0)
    ):
        yield "a taboo gauge fell"


def wrong_dive(before: State, state: State, event: Event) -> Iterator[str]:
    """A way to dive is chosen while submerged (§x15-1-2); only what wasn't made yet is evaded (§x15-2)."""
    if (
        isinstance(event, CounterChanged)
        and area_of(event.key) == "dive"
        and state.counters.get(place("dive-open", seat_of(event.key))) != 0
    ):
        yield "a way to dive was chosen in the open"
    if isinstance(event, AttackEnded) and event.outcome == EVADED:
        attack = before.attack(event.attack)
        if attack is None or attack.made or not attack.from_card:
            yield f"attack {event.attack} couldn't be evaded"


def _wrong_vigor(before: State, state: State, event: Event) -> Iterator[str]:
    """Vigor changes by its own event, and never to more than its limit (§5-1-2); likewise flinching (§5-1-4)."""
    vigor, flinched = list(before.vigor), list(before.flinched)
    if isinstance(event, VigorChanged):
        vigor[event.seat] = event.vigor
        if event.vigor < 0 or before.vigor[event.seat] < event.vigor > vigor_limit(before, event.seat):
            yield "vigor is out of its bounds"
    if isinstance(event, FlinchChanged):
        flinched[event.seat] = event.flinched
    if (vigor, flinched) != (state.vigor, state.flinched):
        yield "vigor or flinching is another than it should be"


def _wrong_crystals(before: State, event: CrystalsMoved) -> Iterator[str]:
    """An aura has room for what comes there (§7-1-3-1); damage sends crystals where it must (§5-8-3-1)."""
    if area_of(event.target) == "aura":
        limit = aura_limit(before, seat_of(event.target), event.why, event.seat, event.card)
        if event.count > limit - before.count(event.target):
            yield "an aura holds more crystals than it may"
    elif area_of(event.target) == "flow" and event.count + before.count(event.target) > (
        AREAS.at(event.target).capacity or 0
    ):
        yield "a flow holds more crystals than it may (§x21-1)"
    if event.why == "damage":
        usual = f"flare.{event.seat}" if event.source == f"life.{event.seat}" else "shadow"
        elsewhere = {figures(before, attack).sends for attack in before.attacks}
        if event.target != usual and event.target not in elsewhere:
            yield f"damage sent crystals to {event.target}, not to {usual},"


def _wrong_distance(state: State) -> Iterator[str]:
    """What lies there has room (§7-1-1), and what is bound to crystals there has crystals (§x9-6)."""
    crystals = state.count("distance")
    if crystals > distance_capacity(state) or modified(state, "free-crystals", crystals) < 0:
        yield "more lies at the distance than it holds"


def _wrong_journey(state: State, event: Event) -> Iterator[str]:
    """A journey has one crystal, or none where its player hasn't set off or is home; with it lie normal cards of that
    player alone (§x14-4 to §x14-7).
    """
    if isinstance(event, CounterChanged) and event.key.startswith("journey."):
        seat = seat_of(event.key)
        if event.value and state.count(place("memory", seat)) != 1:
            yield f"player {seat} is on a journey without its crystal"
    if isinstance(event, CardMoved) and area_of(event.target) == "memory":
        card = event.card
        if state.kind(card) != "normal" or state.owner[card] != seat_of(event.target):
            yield f"card {card}, a {state.kind(card)} of player {state.owner[card]}, lies at {event.target}"
