"""The closed table of reasons why something is not possible now, by the comprehensive rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.refusals import EVERYWHERE, Reason, reason, worded

if TYPE_CHECKING:
    from engine.cardgame.refusals import Refused
    from engine.cardgame.view import Refusal

REASONS: Final[dict[str, Reason]] = EVERYWHERE | {
    # who may act at all
    "duel-over": reason("4-2", "refusal-duel-over"),
    "not-your-decision": reason("5-1-1", "refusal-not-your-decision", "who"),
    "not-your-card": reason("5-4", "refusal-not-your-card"),
    "hand-hidden": reason("6-2-1", "refusal-hand-hidden"),
    "no-such-move": reason("9-6", "refusal-no-such-move", "source", "target"),
    # the use of cards, §9-2 to §9-4
    "use-from": reason("8-2-2", "refusal-use-from"),
    "react-from": reason("9-4", "refusal-react-from"),
    "terminal-used": reason("9-2", "refusal-terminal-used"),
    "type-undefined": reason("6-2-1-5", "refusal-type-undefined"),
    "special-used": reason("8-2-2", "refusal-special-used"),
    "full-power-in-standard": reason("9-2", "refusal-full-power-in-standard"),
    "not-reaction": reason("9-2", "refusal-not-reaction"),
    "no-reactions": reason("10-22", "refusal-no-reactions"),
    "already-reacting": reason("9-4", "refusal-already-reacting"),
    "condition-of-card": reason("9-2", "refusal-condition-of-card", "clause"),
    "use-forbidden": reason("1-4", "refusal-use-forbidden", "card", "clause"),
    "attack-forbidden": reason("9-2", "refusal-attack-forbidden", "card", "clause"),
    "out-of-range": reason("9-4-1", "refusal-out-of-range", "distance", "range"),
    "aim-none": reason("x23-4", "refusal-aim-none"),
    "aim-out-of-range": reason("x23-4", "refusal-aim-out-of-range", "aim", "range"),
    "cost-unpaid": reason("9-3-1", "refusal-cost-unpaid", "cost", "flare"),
    "charge-unpaid": reason("10-31", "refusal-charge-unpaid", "card", "clause"),
    # basic actions, §9-6
    "basic-forbidden": reason("1-4", "refusal-basic-forbidden", "card", "clause"),
    "extra-basic-idle": reason("9-6", "refusal-extra-basic-idle", "clause"),
    "basic-in-full-power": reason("8-2-2", "refusal-basic-in-full-power"),
    "forward-at-master": reason("9-6-1", "refusal-forward-at-master", "distance", "master"),
    "breakaway-beyond-master": reason("9-6-5", "refusal-breakaway-beyond-master", "distance", "master"),
    "no-crystal": reason("9-6", "refusal-no-crystal", "place"),
    "aura-full": reason("7-1-3-1", "refusal-aura-full"),
    "crystal-stays": reason("9-6", "refusal-crystal-stays", "place"),
    "distance-full": reason("7-1-1", "refusal-distance-full"),
    "basic-changed": reason("9-6", "refusal-basic-changed", "action"),
    "no-payment": reason("9-6", "refusal-no-payment"),
    "pays-for-nothing": reason("9-6", "refusal-pays-for-nothing"),
    "no-vigor": reason("5-9", "refusal-no-vigor"),
    "vigor-forbidden": reason("5-9", "refusal-vigor-forbidden", "card", "clause"),
    "cover-from": reason("9-6", "refusal-cover-from"),
    "cover-forbidden": reason("1-4", "refusal-cover-forbidden", "card", "clause"),
    # choices
    "damage-aura-short": reason("5-8-3-2", "refusal-damage-aura-short", "amount"),
    "devotion-from": reason("9-2-3", "refusal-devotion-from"),
    "mulligan-from": reason("4-1", "refusal-mulligan-from"),
    "unselectable": reason("10-33", "refusal-unselectable", "card", "clause"),
}


def refusal(refused: Refused) -> Refusal:
    """A refusal in words."""
    return worded(refused, REASONS)
