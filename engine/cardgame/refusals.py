"""Why something is not possible now: a code of a closed table, the rule's section and a sentence that says the rule.

What may be done is decided elsewhere; here it is only explained. Each game has a table of its own beside this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.cardgame.clauses import Clause
from engine.cardgame.sight import knows
from engine.cardgame.view import Refusal
from engine.cardgame.wording import how_many, place_name
from engine.kernel.decisions import IllegalAnswer
from engine.text.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine.kernel.decisions import Decision, Move
    from engine.text.phrase import Slot


PIECE: Final = "token:"
"""How what is moved is called where it is no card but a piece of a kind."""


class Refused(NamedTuple):
    """Why not: a code of the closed set, the numbered rule, and what its sentence speaks of."""

    code: str
    section: str
    slots: tuple[tuple[str, Slot | Clause], ...] = ()


class Reason(NamedTuple):
    """The numbered rule and the message of a reason; the section is empty where the open decision's stands for it."""

    section: str
    message: str
    slots: frozenset[str] = frozenset()
    """What its sentence speaks of."""


def reason(section: str, message: str, *slots: str) -> Reason:
    """A row of a table of reasons."""
    return Reason(section, message, frozenset(slots))


EVERYWHERE: Final[dict[str, Reason]] = {
    "other-question": reason("", "refusal-other-question", "prompt"),
    "wrong-place": reason("", "refusal-wrong-place", "prompt"),
    "not-offered": reason("", "refusal-not-offered", "prompt"),
    # answers that aren't legal
    "answer-unknown": reason("", "refusal-answer-unknown"),
    "answer-repeated": reason("", "refusal-answer-repeated"),
    "answer-count": reason("", "refusal-answer-count", "count"),
}


def reasons(prefix: str, rows: Iterable[tuple[str, ...]]) -> dict[str, Reason]:
    """A game's table: what holds everywhere, and its own rows of a code, the numbered rule and what the sentence speaks
    of; the message is called by the prefix and the code.
    """
    own = {code: reason(section, f"{prefix}{code}", *slots) for code, section, *slots in rows}
    return EVERYWHERE | own


def worded(refused: Refused, reasons: Mapping[str, Reason] = EVERYWHERE) -> Refusal:
    """A refusal in words, by a table of reasons."""
    found = reasons[refused.code]
    slots = tuple((key, _slot(key, slot)) for key, slot in refused.slots)
    return Refusal(refused.code, refused.section or found.section, Phrase(found.message, slots))


def _slot(key: str, slot: Slot | Clause) -> Slot:
    """Places come as strings: their areas' terms are what is said. Clauses are worded only now."""
    if isinstance(slot, Clause):
        return slot.phrase()
    return place_name(slot) if key in ("place", "source", "target") and isinstance(slot, str) else slot


class Refusals(NamedTuple):
    """Why no option of the open decision has a move, in a game whose hands move cards."""

    reasons: Mapping[str, Reason]
    """The game's table; among its rows `over`, where nothing is asked any more, and `hidden`, for what the seat doesn't
    know.
    """
    acts: tuple[type[Decision], ...]
    """The decisions that offer whatever may be done: of any other it is said what it asks."""
    prompt_of: Callable[[Decision], Phrase]
    own: Callable[[Any, Decision, int, Move], Refused | None]
    """Why what moving that card would be can't be done, by the game's rules."""

    def refusal(self, refused: Refused) -> Refusal:
        """A refusal in words."""
        return worded(refused, self.reasons)

    def why_not(self, state: Any, decision: Decision | None, move: Move) -> Refusal:
        """The reason in words; where the move means nothing at all now, what is asked first."""
        return self.refusal(self._refused(state, decision, move))

    def _refused(self, state: Any, decision: Decision | None, move: Move) -> Refused:
        if decision is None:
            return Refused("over", "")
        prompt = (("prompt", self.prompt_of(decision)),)
        card = move.card
        if card is None and move.what.startswith(PIECE):
            return Refused("not-offered", decision.section, prompt)
        if card is None or card >= len(state.owner) or not knows(state, decision.seat, card):
            return Refused("hidden", "")
        found = self.own(state, decision, card, move)
        if found is not None:
            return found
        thing, moves = (move.what, move.source), (one for option in decision.options for one in option.moves)
        if any((one.what, one.source) == thing for one in moves):
            return Refused("wrong-place", decision.section, prompt)
        return Refused("not-offered" if isinstance(decision, self.acts) else "other-question", decision.section, prompt)


class Withheld(IllegalAnswer):
    """A legal answer that whoever watches over a match doesn't let through: `refusal` says why in words."""

    def __init__(self, refusal: Refusal, decision: Decision, answer: tuple[object, ...]) -> None:
        """Keep what is said."""
        super().__init__("withheld", decision, answer)
        self.refusal = refusal


def refused_answer(error: IllegalAnswer) -> Refusal:
    """Why an answer is not one of the legal ones, or isn't let through."""
    if isinstance(error, Withheld):
        return error.refusal
    decision = error.decision
    slots: tuple[tuple[str, Slot], ...] = ()
    if error.code == "count":
        slots = (("count", how_many(getattr(decision, "least", 0), getattr(decision, "most", 0))),)
    return worded(Refused(f"answer-{error.code}", getattr(decision, "section", ""), slots))


class BadSetup(ValueError):
    """A setup by which no duel can be played: `refusal` says why in words, `seat` whose side it is (-1: nobody's)."""

    def __init__(self, refusal: Refusal, seat: int = -1) -> None:
        """Keep what is wrong."""
        super().__init__(f"{refusal.code} (§{refusal.section})" + (f" of seat {seat}" if seat >= 0 else ""))
        self.refusal = refusal
        self.seat = seat
