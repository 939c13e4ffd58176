"""Why no option of the open decision has a move: the rule that a hand at the table has just run into.

The same checks are asked that the options came from, about the card or the basic action that the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import SEATS, area_of, seat_of
from engine.cardgame.clauses import Clause
from engine.cardgame.decisions import ChooseCards
from engine.cardgame.in_force import forbidden, in_force
from engine.cardgame.refusals import Refused, refused_answer
from engine.cardgame.sight import knows
from engine.cardgame.view import Refusal
from engine.cardgame.wording import who
from engine.cardgame.words.wording import as_other_says
from engine.sakura import decisions as asked
from engine.sakura.areas import AREAS, AURA, COMPONENTS, COVER, HAND, SPECIALS
from engine.sakura.procedures.basic import offers_to
from engine.sakura.procedures.legality import (
    UseSubject,
    basic_forbidden,
    basic_moves,
    basic_places,
    may_basic,
    may_use,
)
from engine.sakura.procedures.vigor import can_pay_vigor
from engine.sakura.reasons import REASONS, refusal
from engine.sakura.registry import REGISTRY
from engine.sakura.values.keywords import subtype_of
from engine.sakura.wording.prompts import prompt_of
from engine.sakura.wording.slots import bearer_name
from engine.text.phrase import Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision, Move
    from engine.sakura.state import State

__all__ = ["refusal", "refused_answer", "why_not"]

_TOKEN: Final = "token:"


def why_not(state: State, decision: Decision | None, move: Move) -> Refusal:
    """The reason in words; where the move means nothing at all now, what is asked first."""
    if decision is None:
        return refusal(Refused("duel-over", "4-2"))
    found = _reacts_to_reaction(state, decision, move) or _not_theirs(state, decision, move)
    if found is None and isinstance(decision, asked.ChooseAct | asked.ChooseConduct):
        found = _extra_basic(state, decision, move)
        of_component = _of_component(state, decision, move) if found is None else None
        if of_component is not None:
            return of_component
    if found is None:
        found = _REASONERS.get(type(decision), _other_question)(state, decision, move)
    return refusal(_as_read_by(state, decision.seat, move, found))


def _as_read_by(state: State, seat: int, move: Move, refused: Refused) -> Refused:
    """A ban, or a cost that can't be paid, with the card that it stands on, and in words for the player whom it hits:
    "your opponent" of a card of the other player's is whoever reads it.
    """
    slots = dict(refused.slots)
    clause = slots.get("clause")
    if not isinstance(clause, Clause) or "card" not in REASONS[refused.code].slots:
        return refused
    said = clause.phrase()
    whose = slots.get("whose", _whose(state, clause, seat, -1 if move.card is None else move.card))
    if whose != seat:
        said = as_other_says(said)
    return refused._replace(slots=(("card", bearer_name(REGISTRY.owner(clause.ref))), ("clause", said)))


def _whose(state: State, clause: Clause, seat: int, card: int) -> int:
    """Whose the ban is that a player runs into, since the same may be in force for both."""
    subjects = {"use": UseSubject(card, seat, "standard"), "be-chosen": card, "cover": card}
    met = (
        source.seat
        for what, bans in in_force(state).forbid.items()
        for hook, source in bans
        if hook.clause is clause and (hook.fits is None or hook.fits(state, source, subjects.get(what, seat)))
    )
    return next(met, seat)


def _reacts_to_reaction(state: State, decision: Decision, move: Move) -> Refused | None:
    """A card laid on an attack that is itself a reaction: nobody reacts to that (§9-4 i)."""
    if isinstance(decision, asked.ChooseReaction) or not move.target.startswith("attack."):
        return None
    number = move.target.removeprefix("attack.")
    attack = state.attack(int(number)) if number.isdigit() else None
    return Refused("already-reacting", "9-4") if attack is not None and attack.answering >= 0 else None


def _not_theirs(state: State, decision: Decision, move: Move) -> Refused | None:
    """A hidden card, or a card of the other player that isn't among what is offered."""
    if "#" in move.what:
        return Refused("hand-hidden", "6-2-1")
    card = move.card
    if card is None or any(move.what == other.what for option in decision.options for other in option.moves):
        return None
    if not 0 <= card < len(state.owner) or not knows(state, decision.seat, card):
        return Refused("hand-hidden", "6-2-1")
    return Refused("not-your-card", "5-4") if state.owner[card] != decision.seat else None


def _taken_now(decision: Decision, move: Move) -> bool:
    """Whether an option of the decision takes that thing from there, wherever to."""
    moves = (one for option in decision.options for one in option.moves)
    return any((one.what, one.source) == (move.what, move.source) for one in moves)


def _other_question(_state: State, decision: Decision, move: Move) -> Refused:
    if _taken_now(decision, move):
        return _wrong_place(decision)
    return Refused("other-question", decision.section, (("prompt", prompt_of(decision)),))


def _wrong_place(decision: Decision) -> Refused:
    return Refused("wrong-place", decision.section, (("prompt", prompt_of(decision)),))


def _not_offered(decision: Decision) -> Refused:
    return Refused("not-offered", decision.section, (("prompt", prompt_of(decision)),))


def _extra_basic(state: State, decision: Decision, move: Move) -> Refused | None:
    """A basic action more that a card gives where it lies (§9-6 i-B), and that can't be done or paid now."""
    card, seat = move.card, decision.seat
    if card is None or move.target != move.source or _taken_now(decision, move):
        return None
    for hook, source in in_force(state).offers:
        if (source.card, source.seat) == (card, seat):
            if isinstance(decision, asked.ChooseAct) and not decision.rest:
                return Refused("basic-in-full-power", "8-2-2")
            if state.terminal[seat]:
                return Refused("terminal-used", "9-2")
            banned = basic_forbidden(state, seat, hook.key)
            if banned:
                return Refused("basic-forbidden", "1-4", (("clause", banned[0].clause),))
            if any((hook, source) == offer for offer in offers_to(state, seat)):
                return Refused("no-payment", "9-6")
            return Refused("extra-basic-idle", "9-6", (("clause", hook.clause),))
    return None


def _of_component(state: State, decision: Decision, move: Move) -> Refusal | None:
    """Something of a component, or something taken there: the rule by which that is moved at all."""
    if seat_of(move.what) >= 0 and move.what.startswith(_TOKEN):
        return _of_bound_tokens(state, move)
    start, goal = _side(state, move.source), _side(state, move.target)
    things = [(move.what, start), (area_of(move.source), start), (area_of(move.target), goal)]
    for thing, owner in things[2:] if _taken_now(decision, move) else things:
        brought = COMPONENTS.of_all(state.brought(owner)) if owner in SEATS else ()
        for handling in (one for component in brought for one in component.handling):
            if thing in handling.things:
                message = handling.message if owner == decision.seat else "refusal-not-yours"
                return Refusal(message.removeprefix("refusal-"), handling.section, say(message))
    return None


def _of_bound_tokens(state: State, move: Move) -> Refusal | None:
    """Tokens that are bound to a player, whoever's side they lie on: the rule by which they are moved at all."""
    for form in (one for forms in state.megami for one in forms):
        for handling in (one for component in COMPONENTS.of(form) for one in component.handling):
            if area_of(move.what) in handling.things:
                return Refusal(handling.message.removeprefix("refusal-"), handling.section, say(handling.message))
    return None


def _side(state: State, where: str) -> int:
    """Whose side a place of a hand's move is on; -1 of a shared one, and of what is no place."""
    area, _, number = where.partition(".")
    if area == "card" and number.isdigit() and int(number) < len(state.where):
        return seat_of(state.where[int(number)])
    return int(number) if number.isdigit() else -1


def _act(state: State, decision: asked.ChooseAct, move: Move) -> Refused:
    """An act of a main phase (§8-2-2)."""
    return _act_in(state, decision, move, "standard" if decision.rest else "full-power")


def _conduct(state: State, decision: asked.ChooseConduct, move: Move) -> Refused:
    """Either conduct (§8-2-1): a full-power card in a full-power action, all else in standard actions."""
    card = move.card
    full = card is not None and subtype_of(state, card) == "full-power"
    return _act_in(state, decision, move, "full-power" if full else "standard")


def _act_in(state: State, decision: Decision, move: Move, way: str) -> Refused:
    seat = decision.seat
    card = move.card
    if card is not None:
        return _use(state, decision, card, move, way)
    if move.what == "vigor":
        return Refused("pays-for-nothing", "9-6")
    if move.what != "piece":
        return _other_question(state, decision, move)
    if way == "full-power":
        return Refused("basic-in-full-power", "8-2-2")
    if not (AREAS.is_place(move.source) and AREAS.is_place(move.target)):
        return _wrong_place(decision)
    return _basic(state, seat, move)


def _use(state: State, decision: Decision, card: int, move: Move, way: str) -> Refused:
    """A card that can't be used that way, from there, or by laying it there (§9-2)."""
    seat = decision.seat
    if not _used_from(state, card, seat):
        return Refused("use-from", "8-2-2")
    if move.target == COVER[seat]:
        return _cover(state, card, seat) or Refused("pays-for-nothing", "9-6")
    return may_use(state, seat, card, way) or _wrong_place(decision)


def _used_from(state: State, card: int, seat: int) -> bool:
    """Whether it lies where a player uses cards from (§8-2-2, §9-4 i)."""
    return state.where[card] in (HAND[seat], SPECIALS[seat], *(where[seat] for where in AREAS.usable))


def _basic(state: State, seat: int, move: Move) -> Refused:
    """A basic action that can't be done or paid (§9-6), or a move that is none."""
    places = (move.source, move.target)
    for action, meant in basic_places(seat).items():
        if meant == places:
            refused = may_basic(state, seat, action)
            if refused is None and basic_moves(state, seat, action) != (move,):
                return Refused("basic-changed", "9-6", (("action", Term(action)),))
            return refused or Refused("no-payment", "9-6")
    if places in basic_places(1 - seat).values():
        return Refused("not-your-decision", "5-1-1", (("who", who(seat)),))
    return Refused("no-such-move", "9-6", (("source", move.source), ("target", move.target)))


def _reaction(state: State, decision: asked.ChooseReaction, move: Move) -> Refused:
    """A card that can't be a reaction to this attack (§9-4 i, §9-2)."""
    card = move.card
    if card is None:
        return _other_question(state, decision, move)
    seat = decision.seat
    if not _used_from(state, card, seat):
        return Refused("react-from", "9-4")
    return may_use(state, seat, card, "reaction", _attack_of(decision.attack)) or _wrong_place(decision)


def _attack_of(handle: str) -> int:
    return int(handle.removeprefix("attack:"))


def _payment(state: State, decision: asked.ChooseBasicPayment, move: Move) -> Refused:
    """What can't pay for a basic action (§9-6 ii)."""
    seat = decision.seat
    if move.what == "vigor":
        found = forbidden(state, "pay-vigor", seat)
        if found:
            return Refused("vigor-forbidden", "5-9", (("clause", found[0].clause),))
        return _wrong_place(decision) if can_pay_vigor(state, seat) else Refused("no-vigor", "5-9")
    card = move.card
    if card is None:
        return _other_question(state, decision, move)
    if move.target != COVER[seat]:
        return _wrong_place(decision)
    return _cover(state, card, seat) or _not_offered(decision)


def _cover(state: State, card: int, seat: int) -> Refused | None:
    """Why a card can't be put onto the cover pile as a payment."""
    if state.where[card] != HAND[seat]:
        return Refused("cover-from", "9-6")
    found = forbidden(state, "be-chosen", card)
    if found:
        return Refused("unselectable", "10-33", (("clause", found[0].clause),))
    found = forbidden(state, "cover", card)
    return Refused("cover-forbidden", "1-4", (("clause", found[0].clause),)) if found else None


def _damage(state: State, decision: asked.ChooseDamage, move: Move) -> Refused:
    """Damage to an aura that has fewer crystals than that (§5-8-3-2)."""
    if move.what == "piece" and move.source in AURA and decision.option("aura") is None:
        return Refused("damage-aura-short", decision.section, (("amount", decision.aura),))
    return _other_question(state, decision, move)


def _crystals(state: State, decision: asked.ChooseCrystals, move: Move) -> Refused:
    """Crystals that lie elsewhere than where they are to be taken from (§9-2-3 iii)."""
    if move.what != "piece":
        return _other_question(state, decision, move)
    if decision.option(move.source) is not None:
        return _wrong_place(decision)
    return Refused("devotion-from", "9-2-3") if area_of(decision.target) == "card" else _not_offered(decision)


def _cards(state: State, decision: ChooseCards, move: Move) -> Refused:
    """Cards that an effect can't take (§10-33), or that go elsewhere."""
    card = move.card
    if card is None:
        return _other_question(state, decision, move)
    if decision.option(move.what) is not None:
        return _wrong_place(decision)
    found = forbidden(state, "be-chosen", card)
    if found:
        return Refused("unselectable", "10-33", (("clause", found[0].clause),))
    if decision.target == COVER[decision.seat] and state.where[card] == HAND[decision.seat]:
        return _cover(state, card, decision.seat) or _not_offered(decision)
    return _not_offered(decision)


def _mulligan(state: State, decision: asked.ChooseMulligan, move: Move) -> Refused:
    """Only hand cards are given back before a duel (§4-1 5)."""
    card = move.card
    if card is None:
        return _other_question(state, decision, move)
    return _wrong_place(decision) if decision.option(move.what) is not None else Refused("mulligan-from", "4-1")


_REASONERS: Final[dict[type[Decision], Callable[[State, Any, Move], Refused]]] = {
    asked.ChooseAct: _act,
    asked.ChooseConduct: _conduct,
    asked.ChooseReaction: _reaction,
    asked.ChooseBasicPayment: _payment,
    asked.ChooseDamage: _damage,
    asked.ChooseCrystals: _crystals,
    ChooseCards: _cards,
    asked.ChooseMulligan: _mulligan,
}
