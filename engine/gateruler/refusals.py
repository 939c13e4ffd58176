"""Why no option of the open decision has a move: what the rules say to a hand that has just run into them.

The same checks are asked that the options came from, about what the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.refusals import EVERYWHERE, Refused, reason, worded
from engine.cardgame.sight import knows
from engine.gateruler.decisions import ChooseAct, ChooseAttack
from engine.gateruler.wording import prompt_of

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
    _row("normal-timing", "9-3e-3"),
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
    _row("normal-from-set", "9-3e-2", "card"),
    _row("revealed-already", "10-2a", "card"),
    _row("not-revealed", "16-2a", "card"),
    # abilities
    _row("once-a-turn", "14-1a", "card"),
    _row("once-a-game", "reading-once-per-game-by-name", "card"),
    _row("no-ability", "14-1a-1", "card"),
    _row("too-few-open", "add-reverse", "count"),
    # attacks
    _row("one-attack", "8-2a-2"),
    _row("not-ready", "8-4c", "card"),
    _row("not-in-attack-zone", "8-4c", "card"),
    _row("not-foremost", "8-4c-1", "card"),
    _row("attack-theirs", "8-4c"),
    # decks
    _row("unknown-card", "2-3b", "number"),
    _row("no-ruler", "2-3b"),
    _row("not-a-ruler", "2-3b", "card"),
    _row("not-for-the-deck", "2-3b", "card"),
    _row("too-many-copies", "5", "card", "count", "most"),
    _row("deck-size", "5", "count", "wanted"),
    _row("deck-level", "5", "count", "most"),
    _row("too-many-counters", "5", "count", "most"),
    _row("too-many-factions", "5", "count", "most"),
    _row("too-many-legends", "5", "count", "most"),
    _row("legend-twice", "5", "card"),
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
    card = _card_of(state, move)
    if card is None or not knows(state, decision.seat, card):
        return Refused("hidden", "3-2b")
    code = "not-offered" if isinstance(decision, ChooseAct | ChooseAttack) else "other-question"
    if any((one.what, one.source) == (move.what, move.source) for option in decision.options for one in option.moves):
        code = "wrong-place"
    return Refused(code, decision.section, (("prompt", prompt_of(decision)),))


def _card_of(state: State, move: Move) -> int | None:
    number = move.what.removeprefix("card:")
    return int(number) if number.isdigit() and int(number) < len(state.owner) else None
