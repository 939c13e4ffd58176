"""Why no option of the open decision has a move: what the rules say to a hand that has just run into them.

The same checks are asked that the options came from, about what the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.refusals import EVERYWHERE, Refused, reason, worded
from engine.cardgame.sight import knows
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
    from engine.cardgame.view import Refusal
    from engine.hololive.state import State
    from engine.kernel.decisions import Decision, Move


def _row(code: str, section: str, *slots: str) -> tuple[str, Reason]:
    return code, reason(section, f"hololive-refusal-{code}", *slots)


REASONS: Final[dict[str, Reason]] = EVERYWHERE | dict((
    _row("over", "1.2.1"),
    _row("theirs", "3.1.2"),
    _row("hidden", "4.2.3"),
    _row("forbidden", "1.3.3", "clause"),
    _row("condition", "10.7.2.2", "clause"),
    _row("cannot-pay", "10.4.2.2", "clause"),
    # before the game
    _row("first-not-debut", "6.2.1.10.1"),
    _row("first-not-debut-or-spot", "6.2.1.10.3"),
    # holomem from the hand
    _row("not-a-holomem", "8.2.1"),
    _row("not-debut", "8.2.2", "card"),
    _row("stage-full", "8.2.1", "most"),
    _row("place-in-back", "8.2.1"),
    _row("no-bloom-in-first-turn", "8.3.1"),
    _row("not-yours", "8.3.2"),
    _row("entered-this-turn", "8.3.2", "card"),
    _row("bloomed-this-turn", "8.3.2", "card"),
    _row("never-blooms", "8.3.2", "card"),
    _row("other-name", "8.3.3", "card"),
    _row("wrong-level", "8.3.3", "card"),
    _row("too-much-damage", "8.3.3", "hp", "damage"),
    # positions
    _row("collab-already", "8.4.1"),
    _row("collab-taken", "8.4.1"),
    _row("not-in-back", "8.4.2"),
    _row("resting", "8.4.2", "card"),
    _row("baton-already", "8.7.4"),
    _row("center-empty", "8.7.2"),
    _row("too-little-cheer", "8.7.2", "cost", "cheer"),
    _row("no-way-back", "7.2.3"),
    _row("attached-stays", "5.16.1"),
    # skills and support cards
    _row("skill-used-turn", "8.5.1.1"),
    _row("skill-used-game", "8.5.1.2"),
    _row("skill-waits", "12.1.5"),
    _row("too-little-power", "12.1.3", "cost", "power"),
    _row("not-a-support", "8.6.1"),
    _row("limited-already", "8.6.2"),
    _row("limited-first-turn", "8.6.2"),
    _row("does-nothing", "10.7.2.3.7", "card"),
    _row("not-attachable", "10.7.2.5.1.1", "card"),
    _row("attach-to-holomem", "10.7.2.3.6", "card"),
    _row("not-for-them", "11.4.3", "card"),
    _row("no-room", "5.16.3.4", "card"),
    # arts
    _row("main-step-only", "8.1.1"),
    _row("performance-only", "9.1.2"),
    _row("no-arts", "9.2.1.1", "card"),
    _row("not-in-front", "9.2.1"),
    _row("performed-already", "9.2.1.3"),
    _row("arts-already", "9.2.1.5", "card"),
    _row("arts-cost", "12.2.3.1", "card"),
    _row("arts-wait", "12.2.2"),
    _row("no-target", "12.2.3.2"),
    _row("not-a-target", "12.2.3.2", "card"),
    # decks
    _row("unknown-card", "6.1.1", "number"),
    _row("no-oshi", "6.1.2"),
    _row("not-an-oshi", "6.1.2", "card"),
    _row("not-cheer", "6.1.3.1", "card"),
    _row("not-for-the-deck", "6.1.4.1", "card"),
    _row("too-many-copies", "6.1.4.3", "card", "count", "most"),
    _row("deck-size", "6.1.4.2", "count", "wanted"),
    _row("cheer-size", "6.1.3.2", "count", "wanted"),
    _row("copies-full", "6.1.4.3", "card", "most"),
    _row("deck-full", "6.1.4.2", "wanted"),
    _row("cheer-full", "6.1.3.2", "wanted"),
    _row("other-cards", "6.1.1", "set", "edition"),
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
        return Refused("over", "1.2.1")
    card = move.card
    if card is None or card >= len(state.owner) or not knows(state, decision.seat, card):
        return Refused("hidden", "4.2.3")
    found = _own(state, decision, card, move)
    if found is not None:
        return found
    code = "not-offered" if isinstance(decision, ChooseAct | ChooseArts) else "other-question"
    if any((one.what, one.source) == (move.what, move.source) for option in decision.options for one in option.moves):
        code = "wrong-place"
    return Refused(code, decision.section, (("prompt", prompt_of(decision)),))


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


