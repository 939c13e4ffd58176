"""The closed table of reasons why something is not possible now.

Each reason is a code with the rule's section and a sentence that says the rule and, where it helps, what to do. What
may be done is decided elsewhere; here it is only explained.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.clauses import Clause
from engine.sakura.procedures.legality import Refused
from engine.sakura.view.shapes import Refusal
from engine.sakura.wording.prompts import how_many
from engine.sakura.wording.slots import place_name
from engine.text.phrase import Phrase

if TYPE_CHECKING:
    from engine.kernel.decisions import IllegalAnswer
    from engine.text.phrase import Slot


class Reason(NamedTuple):
    """The numbered rule and the message of a reason; the section is empty where the open decision's stands for it."""

    section: str
    message: str
    slots: frozenset[str] = frozenset()
    """What its sentence speaks of."""


def _reason(section: str, message: str, *slots: str) -> Reason:
    return Reason(section, message, frozenset(slots))


REASONS: Final[dict[str, Reason]] = {
    # who may act at all
    "duel-over": _reason("4-2", "refusal-duel-over"),
    "other-question": _reason("", "refusal-other-question", "prompt"),
    "not-your-decision": _reason("5-1-1", "refusal-not-your-decision", "who"),
    "not-your-card": _reason("5-4", "refusal-not-your-card"),
    "hand-hidden": _reason("6-2-1", "refusal-hand-hidden"),
    "no-such-move": _reason("9-6", "refusal-no-such-move", "source", "target"),
    "wrong-place": _reason("", "refusal-wrong-place", "prompt"),
    # the use of cards, §9-2 to §9-4
    "use-from": _reason("8-2-2", "refusal-use-from"),
    "react-from": _reason("9-4", "refusal-react-from"),
    "terminal-used": _reason("9-2", "refusal-terminal-used"),
    "type-undefined": _reason("6-2-1-5", "refusal-type-undefined"),
    "special-used": _reason("8-2-2", "refusal-special-used"),
    "full-power-in-standard": _reason("9-2", "refusal-full-power-in-standard"),
    "not-reaction": _reason("9-2", "refusal-not-reaction"),
    "no-reactions": _reason("10-22", "refusal-no-reactions"),
    "already-reacting": _reason("9-4", "refusal-already-reacting"),
    "condition-of-card": _reason("9-2", "refusal-condition-of-card", "clause"),
    "use-forbidden": _reason("1-4", "refusal-use-forbidden", "clause"),
    "attack-forbidden": _reason("9-2", "refusal-attack-forbidden", "clause"),
    "out-of-range": _reason("9-4-1", "refusal-out-of-range", "distance", "range"),
    "cost-unpaid": _reason("9-3-1", "refusal-cost-unpaid", "cost", "flare"),
    "charge-unpaid": _reason("10-31", "refusal-charge-unpaid", "clause"),
    # basic actions, §9-6
    "basic-forbidden": _reason("1-4", "refusal-basic-forbidden", "clause"),
    "extra-basic-idle": _reason("9-6", "refusal-extra-basic-idle", "clause"),
    "basic-in-full-power": _reason("8-2-2", "refusal-basic-in-full-power"),
    "forward-at-master": _reason("9-6-1", "refusal-forward-at-master", "distance", "master"),
    "breakaway-beyond-master": _reason("9-6-5", "refusal-breakaway-beyond-master", "distance", "master"),
    "no-crystal": _reason("9-6", "refusal-no-crystal", "place"),
    "aura-full": _reason("7-1-3-1", "refusal-aura-full"),
    "distance-full": _reason("7-1-1", "refusal-distance-full"),
    "no-payment": _reason("9-6", "refusal-no-payment"),
    "pays-for-nothing": _reason("9-6", "refusal-pays-for-nothing"),
    "no-vigor": _reason("5-9", "refusal-no-vigor"),
    "vigor-forbidden": _reason("5-9", "refusal-vigor-forbidden", "clause"),
    "cover-from": _reason("9-6", "refusal-cover-from"),
    "cover-forbidden": _reason("1-4", "refusal-cover-forbidden", "clause"),
    # choices
    "damage-aura-short": _reason("5-8-3-2", "refusal-damage-aura-short", "amount"),
    "devotion-from": _reason("9-2-3", "refusal-devotion-from"),
    "mulligan-from": _reason("4-1", "refusal-mulligan-from"),
    "unselectable": _reason("10-33", "refusal-unselectable", "clause"),
    "not-offered": _reason("", "refusal-not-offered", "prompt"),
    # answers that aren't legal
    "answer-unknown": _reason("", "refusal-answer-unknown"),
    "answer-repeated": _reason("", "refusal-answer-repeated"),
    "answer-count": _reason("", "refusal-answer-count", "count"),
}


def refusal(refused: Refused) -> Refusal:
    """A refusal in words."""
    reason = REASONS[refused.code]
    slots = tuple((key, _slot(key, slot)) for key, slot in refused.slots)
    return Refusal(refused.code, refused.section or reason.section, Phrase(reason.message, slots))


def _slot(key: str, slot: Slot | Clause) -> Slot:
    """Places come as strings: their areas' terms are what is said. Clauses are worded only now."""
    if isinstance(slot, Clause):
        return slot.phrase()
    return place_name(slot) if key in ("place", "source", "target") and isinstance(slot, str) else slot


def refused_answer(error: IllegalAnswer) -> Refusal:
    """Why an answer is not one of the legal ones."""
    decision = error.decision
    slots: tuple[tuple[str, Slot], ...] = ()
    if error.code == "count":
        slots = (("count", how_many(getattr(decision, "least", 0), getattr(decision, "most", 0))),)
    return refusal(Refused(f"answer-{error.code}", getattr(decision, "section", ""), slots))
