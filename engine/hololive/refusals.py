"""Why no option of the open decision has a move: what the rules say to a hand that has just run into them.

The same checks are asked that the options came from, about what the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.refusals import Refusals, Refused, reasons
from engine.hololive.areas import BACK, CENTER, COLLAB, HAND, ON_HOLOMEM_KEYS, POSITION_KEYS
from engine.hololive.decisions import ChooseAct, ChooseArts, ChooseFirstBack, ChooseFirstHolomem
from engine.hololive.legality import (
    arts_targets,
    may_arts,
    may_attach,
    may_baton,
    may_bloom_now,
    may_collab,
    may_place,
    may_play,
    may_skill,
)
from engine.hololive.values import controller, position, top
from engine.hololive.wording import prompt_of
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from engine.cardgame.refusals import Reason
    from engine.hololive.state import State
    from engine.kernel.decisions import Decision, Move


REASONS: Final[dict[str, Reason]] = reasons("hololive-refusal-", (
    ("over", "1.2.1"),
    ("theirs", "3.1.2"),
    ("hidden", "4.2.3"),
    ("forbidden", "1.3.3", "clause"),
    ("condition", "10.7.2.2", "clause"),
    ("cannot-pay", "10.4.2.2", "clause"),
    # before the game
    ("first-not-debut", "6.2.1.10.1"),
    ("first-not-debut-or-spot", "6.2.1.10.3"),
    # holomem from the hand
    ("not-a-holomem", "8.2.1"),
    ("not-debut", "8.2.2", "card"),
    ("stage-full", "8.2.1", "most"),
    ("place-in-back", "8.2.1"),
    ("no-bloom-in-first-turn", "8.3.1"),
    ("not-yours", "8.3.2"),
    ("entered-this-turn", "8.3.2", "card"),
    ("bloomed-this-turn", "8.3.2", "card"),
    ("never-blooms", "8.3.2", "card"),
    ("other-name", "8.3.3", "card"),
    ("wrong-level", "8.3.3", "card"),
    ("too-much-damage", "8.3.3", "hp", "damage"),
    # positions
    ("collab-already", "8.4.1"),
    ("collab-taken", "8.4.1"),
    ("not-in-back", "8.4.2"),
    ("resting", "8.4.2", "card"),
    ("baton-already", "8.7.4"),
    ("center-empty", "8.7.2"),
    ("too-little-cheer", "8.7.2", "cost", "cheer"),
    ("no-way-back", "7.2.3"),
    ("attached-stays", "5.16.1"),
    # skills and support cards
    ("skill-used-turn", "8.5.1.1"),
    ("skill-used-game", "8.5.1.2"),
    ("skill-waits", "12.1.5"),
    ("too-little-power", "12.1.3", "cost", "power"),
    ("not-a-support", "8.6.1"),
    ("limited-already", "8.6.2"),
    ("limited-first-turn", "8.6.2"),
    ("does-nothing", "10.7.2.3.7", "card"),
    ("not-attachable", "10.7.2.5.1.1", "card"),
    ("attach-to-holomem", "10.7.2.3.6", "card"),
    ("not-for-them", "11.4.3", "card"),
    ("no-room", "5.16.3.4", "card"),
    # arts
    ("main-step-only", "8.1.1"),
    ("performance-only", "9.1.2"),
    ("no-arts", "9.2.1.1", "card"),
    ("not-in-front", "9.2.1"),
    ("performed-already", "9.2.1.3"),
    ("arts-already", "9.2.1.5", "card"),
    ("arts-cost", "12.2.3.1", "card"),
    ("arts-wait", "12.2.2"),
    ("no-target", "12.2.3.2"),
    ("not-a-target", "12.2.3.2", "card"),
    # decks
    ("unknown-card", "6.1.1", "number"),
    ("no-oshi", "6.1.2"),
    ("not-an-oshi", "6.1.2", "card"),
    ("not-cheer", "6.1.3.1", "card"),
    ("not-for-the-deck", "6.1.4.1", "card"),
    ("too-many-copies", "6.1.4.3", "card", "count", "most"),
    ("deck-size", "6.1.4.2", "count", "wanted"),
    ("cheer-size", "6.1.3.2", "count", "wanted"),
    ("copies-full", "6.1.4.3", "card", "most"),
    ("deck-full", "6.1.4.2", "wanted"),
    ("cheer-full", "6.1.3.2", "wanted"),
    ("other-cards", "6.1.1", "set", "edition"),
))  # fmt: skip
"""Every reason of this game by its code."""


def _named(state: State, code: str, section: str, card: int) -> Refused:
    return Refused(code, section, (("card", CardName(state.info(card).number)),))


def _own(state: State, decision: Decision, card: int, move: Move) -> Refused | None:
    """Why what the move would be can't be done: before the game, in the main step, in the performance step."""
    if isinstance(decision, ChooseFirstHolomem | ChooseFirstBack):
        return _laid_first(state, decision, card)
    if not isinstance(decision, ChooseAct | ChooseArts):
        return None
    seat, area = decision.seat, area_of(state.where[card])
    if seat_of(state.where[card]) != seat:
        return Refused("theirs", "3.1.2")
    if area in ON_HOLOMEM_KEYS:
        return Refused("attached-stays", "5.16.1")
    if isinstance(decision, ChooseArts):
        return _performing(state, seat, card, move.target)
    if area == "hand":
        return _from_hand(state, seat, card, move.target)
    if area == "oshi":
        return _with_oshi(state, seat, card)
    return _with_holomem(state, seat, card, move.target) if area in POSITION_KEYS else None


def _laid_first(state: State, decision: Decision, card: int) -> Refused | None:
    """Which cards begin on the stage (§6.2.1.10)."""
    if state.where[card] != HAND[decision.seat]:
        return None
    level = state.info(card).level
    if isinstance(decision, ChooseFirstHolomem):
        return None if level == "debut" else Refused("first-not-debut", "6.2.1.10.1")
    return None if level in ("debut", "spot") else Refused("first-not-debut-or-spot", "6.2.1.10.3")


def _aimed(state: State, target: str) -> int:
    """The holomem at which a card was dropped: on it, on what belongs to it, or on a position of which it has all;
    -1 for none.
    """
    if area_of(target) == "card":
        card = int(target[5:])
        return top(state, card) if card < len(state.owner) else -1
    if area_of(target) in ("center", "collab"):
        pile = state.piles.get(target)
        return pile[0] if pile else -1
    return -1


def _from_hand(state: State, seat: int, card: int, target: str) -> Refused | None:
    """A card of the hand: onto a holomem, into a position, or played."""
    on = _aimed(state, target)
    if state.info(card).kind == "holomem":
        return _holomem_from_hand(state, seat, card, target, on)
    refused = may_play(state, seat, card)
    if refused is not None:
        return refused
    if not state.info(card).attachable:
        return _named(state, "not-attachable", "10.7.2.5.1.1", card) if on >= 0 else None
    return may_attach(state, seat, card, on) if on >= 0 else _named(state, "attach-to-holomem", "10.7.2.3.6", card)


def _holomem_from_hand(state: State, seat: int, card: int, target: str, on: int) -> Refused | None:
    """A holomem card: it blooms, is placed in the back, or is no support card."""
    if on >= 0:
        return may_bloom_now(state, seat, card, on)
    if area_of(target) not in POSITION_KEYS:
        return Refused("not-a-support", "8.6.1")
    if seat_of(target) != seat:
        return Refused("not-yours", "8.2.1")
    return may_place(state, seat, card) or (None if target == BACK[seat] else Refused("place-in-back", "8.2.1"))


def _with_oshi(state: State, seat: int, card: int) -> Refused | None:
    """The oshi: why none of its skills can be used."""
    found = [may_skill(state, seat, skill) for skill in state.info(card).skills if skill.reacts is None]
    return found[0] if found else Refused("skill-waits", "12.1.5")


def _with_holomem(state: State, seat: int, card: int, target: str) -> Refused | None:
    """A holomem of the stage in the main step: collab, baton touch, or what belongs elsewhere."""
    on = _aimed(state, target)
    if (on >= 0 and controller(state, on) != seat) or (area_of(target) in POSITION_KEYS and seat_of(target) != seat):
        return Refused("performance-only", "9.1.2")
    goal = position(state, on) if on >= 0 else area_of(target)
    if goal == "center":
        return may_baton(state, seat, card)
    if goal == "collab":
        return may_collab(state, seat, card)
    if goal == "back" and state.where[card] == CENTER[seat] and on >= 0:
        return may_baton(state, seat, on)
    if goal == "back" and state.where[card] in (CENTER[seat], COLLAB[seat]):
        return Refused("no-way-back", "7.2.3")
    return None


def _performing(state: State, seat: int, card: int, target: str) -> Refused | None:
    """What is tried in the performance step: arts at a target, or an act of the main step."""
    on = _aimed(state, target)
    theirs = (on >= 0 and controller(state, on) != seat) or seat_of(target) == 1 - seat
    if area_of(state.where[card]) not in POSITION_KEYS or not theirs:
        return Refused("main-step-only", "8.1.1")
    arts = state.info(card).arts
    if not arts:
        return _named(state, "no-arts", "9.2.1.1", card)
    refused = [may_arts(state, seat, card, art) for art in arts]
    if None not in refused:
        return refused[0]
    usable = [art for art, found in zip(arts, refused, strict=True) if found is None]
    if on >= 0 and not any(on in arts_targets(state, seat, card, art) for art in usable):
        return _named(state, "not-a-target", "12.2.3.2", on)
    return None


_REFUSALS: Final = Refusals(REASONS, (ChooseAct, ChooseArts), prompt_of, _own)
refusal, why_not = _REFUSALS.refusal, _REFUSALS.why_not
