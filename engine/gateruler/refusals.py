"""Why no option of the open decision has a move: what the rules say to a hand that has just run into them.

The same checks are asked that the options came from, about what the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.refusals import Refusals, Refused, reasons
from engine.gateruler.areas import IN_PLAY, LINE_OF, RULER, SET_KEYS, UNIT_KEYS
from engine.gateruler.decisions import ChooseAct, ChooseAttack
from engine.gateruler.legality import (
    main_time,
    may_aim,
    may_attack,
    may_gear,
    may_move,
    may_play,
    may_set,
    may_summon,
    may_summon_at_all,
    may_use,
)
from engine.gateruler.values import has_keyword, is_unit
from engine.gateruler.wording import prompt_of
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from engine.cardgame.refusals import Reason
    from engine.gateruler.state import State
    from engine.kernel.decisions import Decision, Move


REASONS: Final[dict[str, Reason]] = reasons("gateruler-refusal-", (
    ("over", "1-4a"),
    ("theirs", "4-2a"),
    ("hidden", "3-2b"),
    ("face-down", "add-reverse"),
    ("not-from-there", "3-2a", "card", "area"),
    ("forbidden", "1-5a", "clause"),
    ("condition", "14-1a", "clause"),
    ("cannot-pay", "14-3b-6a", "clause"),
    ("no-target", "14-3", "card"),
    # when
    ("main-phase-only", "9-3e-4"),
    ("gate-not-empty", "9-3e-4"),
    ("attack-phase-only", "8-2a"),
    ("pass-first", "9-3e-1"),
    # playing
    ("too-little-energy", "14-3b-6a", "cost", "energy"),
    ("summon-right", "4-3a", "right"),
    ("not-a-unit", "9-3e-4", "card"),
    ("not-your-zone", "3-2a-1"),
    ("not-a-unit-zone", "3-2a"),
    ("zone-taken", "reading-summon-onto-occupied"),
    ("defence-taken", "16"),
    ("no-free-moves", "reading-free-moves"),
    ("own-turn-summon", "add-guard", "card"),
    ("event-from-set", "9-3e-2", "card"),
    # set cards and the drive zone
    ("not-settable", "reading-settable", "card"),
    ("open-not-set", "add-open", "card"),
    ("set-taken", "15-4a"),
    ("no-set-zone", "15-4a", "most"),
    ("set-this-turn", "reading-set-events-at-once", "card"),
    ("revealed-already", "10-2a", "card"),
    ("not-revealed", "16-2a", "card"),
    # abilities
    ("once-a-turn", "14-1a", "card"),
    ("once-a-game", "reading-once-per-game-by-name", "card"),
    ("no-ability", "14-1a-1", "card"),
    # attacks
    ("one-attack", "8-2a-2"),
    ("not-ready", "8-4c", "card"),
    ("not-in-attack-zone", "8-4c", "card"),
    ("not-foremost", "8-4c-1", "card"),
    ("attack-theirs", "8-4c"),
    # decks
    ("unknown-card", "2-3b", "number"),
    ("no-ruler", "5"),
    ("not-a-ruler", "2-3b", "card"),
    ("not-for-the-deck", "2-3b", "card"),
    ("too-many-copies", "5", "card", "count", "most"),
    ("deck-size", "5", "count", "wanted"),
    ("deck-level", "5", "level", "most"),
    ("too-many-counters", "5", "count", "most"),
    ("too-many-factions", "5", "factions", "most"),
    ("too-many-legends", "5", "count", "most"),
    ("legend-twice", "5", "card", "count"),
    ("other-cards", "2-3b", "set", "edition"),
))  # fmt: skip
"""Every reason of this game by its code."""


def _named(state: State, code: str, section: str, card: int) -> Refused:
    return Refused(code, section, (("card", CardName(state.info(card).number)),))


def _own(state: State, decision: Decision, card: int, move: Move) -> Refused | None:
    """Why what the move would be can't be done: a gate action, or an attack."""
    seat, where = decision.seat, state.where[card]
    if not isinstance(decision, ChooseAct | ChooseAttack):
        return None
    if seat_of(where) == 1 - seat:
        return Refused("theirs", "4-2a")
    if isinstance(decision, ChooseAttack):
        return _attacking(state, seat, card, move.target)
    area = area_of(where)
    if area in ("hand", "drive"):
        return _from_hand(state, seat, card, move.target)
    if area in SET_KEYS and not state.face[card]:
        return may_play(state, seat, card)
    if area == "graveyard":
        return _from_graveyard(state, seat, card, move.target)
    if area == "damage":
        return _ability(state, seat, card)
    return _in_play(state, seat, card, move.target) if area in IN_PLAY else None


def _aimed(state: State, target: str) -> int:
    """The card at which another was dropped: on it, or on a zone that holds it alone; -1 for none."""
    if area_of(target) == "card":
        card = int(target[5:])
        return card if card < len(state.owner) else -1
    pile = state.piles.get(target, ()) if area_of(target) in LINE_OF else ()
    return pile[0] if pile else -1


def _zone(state: State, target: str) -> str:
    """The zone at which a card was dropped: that of the card there."""
    return state.where[_aimed(state, target)] if area_of(target) == "card" and _aimed(state, target) >= 0 else target


def _from_hand(state: State, seat: int, card: int, target: str) -> Refused | None:
    """A card of the hand or of the drive zone: set, summoned, or played."""
    zone = _zone(state, target)
    if area_of(zone) in SET_KEYS and not (state.info(card).kind == "unit" and seat_of(zone) != seat):
        return main_time(state, seat) or may_set(state, seat, card, zone)
    if state.info(card).kind != "unit":
        refused = may_play(state, seat, card)
        on_zone = area_of(zone) in UNIT_KEYS and seat_of(zone) == seat
        return refused or (_named(state, "not-a-unit", "9-3e-4", card) if on_zone else None)
    if zone == RULER[seat] and has_keyword(state, card, "gear-up"):
        return may_gear(state, seat, card)
    if area_of(zone) in LINE_OF or area_of(zone) in SET_KEYS:
        return may_summon(state, seat, card, zone)
    return may_summon_at_all(state, seat, card)


def _from_graveyard(state: State, seat: int, card: int, target: str) -> Refused | None:
    """A card of the graveyard: one with 墓地召喚 may be summoned."""
    if not has_keyword(state, card, "graveyard-summon"):
        return _named(state, "no-ability", "14-1a-1", card)
    return may_summon(state, seat, card, _zone(state, target))


def _in_play(state: State, seat: int, card: int, target: str) -> Refused | None:
    """A card in play in the main phase, or with priority: an attack, a move, or an ability of it."""
    zone = _zone(state, target)
    if seat_of(zone) == 1 - seat and area_of(zone) in LINE_OF:
        return may_attack(state, seat, card) or _aiming(state, seat, target) or Refused("pass-first", "9-3e-1")
    if is_unit(state, card) and area_of(zone) in UNIT_KEYS and zone != state.where[card]:
        return may_move(state, seat, card, zone)
    return _ability(state, seat, card)


def _ability(state: State, seat: int, card: int) -> Refused | None:
    """A card that lies where it may have an ability to be played: in play, in the damage zone."""
    found = [may_use(state, seat, card, one) for one in state.info(card).abilities if one.on in ("normal", "instant")]
    return found[0] if found else _named(state, "no-ability", "14-1a-1", card)


def _attacking(state: State, seat: int, card: int, target: str) -> Refused | None:
    """What is tried in the attack phase: an attack, or an act of the main phase."""
    if area_of(state.where[card]) not in LINE_OF:
        return Refused("main-phase-only", "9-3e-4")
    refused = may_attack(state, seat, card)
    if refused is not None:
        return refused
    zone = _zone(state, target)
    if seat_of(zone) != 1 - seat or area_of(zone) not in LINE_OF:
        return Refused("attack-theirs", "8-4c")
    return _aiming(state, seat, target)


def _aiming(state: State, seat: int, target: str) -> Refused | None:
    """Whether what an attacker was dropped at may be attacked."""
    aim = _aimed(state, target)
    return may_aim(state, seat, aim) if aim >= 0 else None


_REFUSALS: Final = Refusals(REASONS, (ChooseAct, ChooseAttack), prompt_of, _own)
refusal, why_not = _REFUSALS.refusal, _REFUSALS.why_not
