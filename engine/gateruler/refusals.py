"""Why no option of the open decision has a move: what the rules say to a hand that has just run into them.

The same checks are asked that the options came from, about what the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.refusals import EVERYWHERE, Refused, reason, worded
from engine.cardgame.sight import knows
from engine.gateruler.areas import IN_PLAY, LINE_OF, SET_KEYS, UNIT_KEYS
from engine.gateruler.decisions import ChooseAct, ChooseAttack
from engine.gateruler.legality import (
    main_time,
    may_aim,
    may_attack,
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
    from engine.cardgame.view import Refusal
    from engine.gateruler.state import State
    from engine.kernel.decisions import Decision, Move


def _row(code: str, section: str, *slots: str) -> tuple[str, Reason]:
    return code, reason(section, f"gateruler-refusal-{code}", *slots)


REASONS: Final[dict[str, Reason]] = EVERYWHERE | dict((
    _row("over", "1-4a"),
    _row("theirs", "4-2a"),
    _row("hidden", "3-2b"),
    _row("forbidden", "1-5a", "clause"),
    _row("condition", "14-1a", "clause"),
    _row("cannot-pay", "14-3b-6a", "clause"),
    _row("no-target", "14-3", "card"),
    # when
    _row("main-phase-only", "9-3e-4"),
    _row("gate-not-empty", "9-3e-4"),
    _row("attack-phase-only", "8-2a"),
    # playing
    _row("too-little-energy", "14-3b-6a", "cost", "energy"),
    _row("summon-right", "4-3a", "right"),
    _row("not-a-unit", "9-3e-4", "card"),
    _row("not-your-zone", "3-2a-1"),
    _row("not-a-unit-zone", "3-2a"),
    _row("zone-taken", "reading-summon-onto-occupied"),
    _row("no-free-moves", "reading-free-moves"),
    _row("own-turn-summon", "add-guard", "card"),
    _row("event-from-set", "9-3e-2", "card"),
    # set cards and the drive zone
    _row("not-settable", "reading-settable", "card"),
    _row("open-not-set", "add-open", "card"),
    _row("set-taken", "15-4a"),
    _row("no-set-zone", "15-4a", "most"),
    _row("set-this-turn", "reading-set-events-at-once", "card"),
    _row("revealed-already", "10-2a", "card"),
    _row("not-revealed", "16-2a", "card"),
    # abilities
    _row("once-a-turn", "14-1a", "card"),
    _row("once-a-game", "reading-once-per-game-by-name", "card"),
    _row("no-ability", "14-1a-1", "card"),
    # attacks
    _row("one-attack", "8-2a-2"),
    _row("not-ready", "8-4c", "card"),
    _row("not-in-attack-zone", "8-4c", "card"),
    _row("not-foremost", "8-4c-1", "card"),
    _row("attack-theirs", "8-4c"),
    # decks
    _row("unknown-card", "2-3b", "number"),
    _row("not-a-ruler", "2-3b", "card"),
    _row("not-for-the-deck", "2-3b", "card"),
    _row("too-many-copies", "5", "card", "count", "most"),
    _row("deck-size", "5", "count", "wanted"),
    _row("deck-level", "5", "level", "most"),
    _row("too-many-counters", "5", "count", "most"),
    _row("too-many-factions", "5", "factions", "most"),
    _row("too-many-legends", "5", "count", "most"),
    _row("legend-twice", "5", "card", "count"),
    _row("other-cards", "2-3b", "set", "edition"),
))  # fmt: skip
"""Every reason of this game by its code."""


def refusal(refused: Refused) -> Refusal:
    """A refusal in words."""
    return worded(refused, REASONS)


def why_not(state: State, decision: Decision | None, move: Move) -> Refusal:
    """The reason in words; where the move means nothing at all now, what is asked first."""
    return refusal(_refused(state, decision, move))


def _refused(state: State, decision: Decision | None, move: Move) -> Refused:
    if decision is None:
        return Refused("over", "1-4a")
    prompt = (("prompt", prompt_of(decision)),)
    card = move.card
    if card is None and move.what.startswith("token:"):
        return Refused("not-offered", decision.section, prompt)
    if card is None or card >= len(state.owner) or not knows(state, decision.seat, card):
        return Refused("hidden", "3-2b")
    found = _own(state, decision, card, move)
    if found is not None and found.code != "not-offered":
        return found
    code = "not-offered" if isinstance(decision, ChooseAct | ChooseAttack) else "other-question"
    if any((one.what, one.source) == (move.what, move.source) for option in decision.options for one in option.moves):
        code = "wrong-place"
    return Refused(code, decision.section, prompt)


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
        return Refused("attack-phase-only", "8-2a")
    if is_unit(state, card) and area_of(zone) in UNIT_KEYS and zone != state.where[card]:
        return may_move(state, seat, card, zone)
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
    aim = _aimed(state, target)
    return may_aim(state, seat, aim) if aim >= 0 else None
