"""What may be done now: each check answers with a refusal (code, paragraph, slots) or with nothing.

What is offered is what isn't refused; the sentence that a person reads when a card springs back is made of the same.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Step
from engine.cardgame.in_force import forbidden, in_force, permitted
from engine.cardgame.refusals import Refused
from engine.cardgame.source import Source
from engine.hololive.areas import BACK, COLLAB, FRONT, HOLO_POWER, STAGE, STAGE_LIMIT
from engine.hololive.card import ONE_EACH
from engine.hololive.values import (
    affordable,
    baton_cost,
    center,
    cheer,
    controller,
    damage_on,
    holomem,
    on_stage,
    own_first_turn,
    resting,
    same_name,
    supports,
)
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.hololive.card import Arts, Card, Skill
    from engine.hololive.state import State
    from engine.text.phrase import Slot

UNLIMITED: Final = 1_000
PLACED: Final = ("debut", "spot")
"""The levels of which holomem are placed (§8.2.2)."""
_BLOOMS: Final = frozenset((("1st", "debut"), ("1st", "1st"), ("2nd", "1st"), ("2nd", "2nd")))
"""The level of the card, and of the holomem that it may be laid upon (§8.3.3)."""


def _named(state: State, card: int) -> tuple[tuple[str, Slot], ...]:
    return (("card", CardName(state.info(card).number)),)


# --- holomem from the hand (§8.2, §8.3)


def may_place(state: State, seat: int, card: int) -> Refused | None:
    """Whether a card of the hand may be placed (§8.2)."""
    info = state.info(card)
    if info.kind != "holomem":
        return Refused("not-a-holomem", "8.2.1")
    if info.level not in PLACED:
        return Refused("not-debut", "8.2.2", _named(state, card))
    if len(holomem(state, seat)) >= STAGE_LIMIT:
        return Refused("stage-full", "8.2.1", (("most", STAGE_LIMIT),))
    return None


def may_bloom_now(state: State, seat: int, card: int, on: int) -> Refused | None:
    """Whether a card of the hand may be laid upon a holomem in the main step (§8.3)."""
    return may_be_bloomed(state, seat, on) or may_bloom_on(state, card, on)


def may_be_bloomed(state: State, seat: int, on: int) -> Refused | None:
    """Whether anything may be laid upon a holomem in the main step (§8.3.1, §8.3.2)."""
    if own_first_turn(state):
        return Refused("no-bloom-in-first-turn", "8.3.1")
    if controller(state, on) != seat:
        return Refused("not-yours", "8.3.2")
    if entered_this_turn(state, on):
        return Refused("entered-this-turn", "8.3.2", _named(state, on))
    return None


def may_bloom_on(state: State, card: int, on: int) -> Refused | None:
    """Whether this card may be laid upon a holomem on which others might be (§8.3.2, §8.3.3)."""
    if bloomed_this_turn(state, on) and not permitted(state, "bloom-again", (card, on)):
        return Refused("bloomed-this-turn", "8.3.2", _named(state, on))
    return may_bloom(state, card, on)


def ever_blooms(state: State, card: int) -> bool:
    """Whether a card is of a level that is laid upon others (§8.3.3), or an effect may let it be."""
    level = state.info(card).level
    return level in ("1st", "2nd") or (level is not None and "bloom-over-levels" in in_force(state).permit)


def may_bloom(state: State, card: int, on: int) -> Refused | None:
    """Whether a card may be laid upon a holomem at all (§8.3.2, §8.3.3, §2.11.2.4)."""
    info, under = state.info(card), state.info(on)
    if info.kind != "holomem":
        return Refused("not-a-holomem", "8.3.3")
    if under.level == "spot" or under.no_bloom:
        return Refused("never-blooms", "8.3.2", _named(state, on))
    if not same_name(state, card, on):
        return Refused("other-name", "8.3.3", _named(state, on))
    if (info.level, under.level) not in _BLOOMS and not permitted(state, "bloom-over-levels", (card, on)):
        return Refused("wrong-level", "8.3.3", _named(state, on))
    if info.hp <= damage_on(state, on):
        return Refused("too-much-damage", "8.3.3", (("hp", info.hp), ("damage", damage_on(state, on))))
    return None


def bloomed_this_turn(state: State, card: int) -> bool:
    """Whether a holomem bloomed this turn (§8.3.2)."""
    return _did(state, "bloomed", card)


def entered_this_turn(state: State, card: int) -> bool:
    """Whether a holomem came onto the stage this turn (§8.3.2)."""
    return _did(state, "entered", card)


def _did(state: State, what: str, card: int) -> bool:
    marks = state.marks  # nothing is marked of cheer and support cards, which lie there too
    return bool(marks) and not marks.isdisjoint([f"turn:{what}:{one}" for one in (card, *state.under(card))])


# --- places (§8.4, §8.7)


def may_collab(state: State, seat: int, card: int) -> Refused | None:
    """Whether a holomem may collab (§8.4)."""
    if "turn:collab" in state.marks:
        return Refused("collab-already", "8.4.1")
    if state.piles.get(COLLAB[seat]):
        return Refused("collab-taken", "8.4.1")
    if state.where[card] != BACK[seat]:
        return Refused("not-in-back", "8.4.2")
    if resting(state, card):
        return Refused("resting", "8.4.2", _named(state, card))
    return _held(state, card)


def may_baton(state: State, seat: int, card: int) -> Refused | None:
    """Whether the center holomem may hand the baton to a back holomem (§8.7)."""
    return may_hand(state, seat) or may_take(state, seat, card)


def may_hand(state: State, seat: int) -> Refused | None:
    """Whether the center holomem may hand the baton to anybody (§8.7)."""
    main = center(state, seat)
    if "turn:baton" in state.marks:
        return Refused("baton-already", "8.7.4")
    if main < 0:
        return Refused("center-empty", "8.7.2")
    if resting(state, main):
        return Refused("resting", "8.7.2", _named(state, main))
    if len(cheer(state, main)) < baton_cost(state, main):
        slots = (("cost", baton_cost(state, main)), ("cheer", len(cheer(state, main))))
        return Refused("too-little-cheer", "8.7.2", slots)
    banned = forbidden(state, "baton", main)
    if banned is not None:
        return Refused("forbidden", "8.7", (("clause", banned[0].clause),))
    return _held(state, main)


def may_take(state: State, seat: int, card: int) -> Refused | None:
    """Whether the baton may be handed to a holomem at all (§8.7.1)."""
    if state.where[card] != BACK[seat]:
        return Refused("not-in-back", "8.7.1")
    if resting(state, card):
        return Refused("resting", "8.7.1", _named(state, card))
    return _held(state, card)


def _held(state: State, card: int) -> Refused | None:
    banned = forbidden(state, "move", card)
    return None if banned is None else Refused("forbidden", "5.10.2", (("clause", banned[0].clause),))


def may_move(state: State, card: int) -> bool:
    """Whether no effect keeps a holomem where it is."""
    return forbidden(state, "move", card) is None


def back_of(state: State, seat: int) -> tuple[int, ...]:
    """The holomem of a player's back position."""
    return state.piles.get(BACK[seat], ())


# --- skills and support cards (§8.5, §8.6)


def may_skill(state: State, seat: int, skill: Skill) -> Refused | None:
    """Whether an oshi skill may be used (§8.5, §12.1.3)."""
    if skills_left(state, seat, skill) <= 0:
        return Refused(f"skill-used-{skill.period}", "8.5.1.1" if skill.key == "oshi" else "8.5.1.2")
    power = len(state.piles.get(HOLO_POWER[seat], ()))
    if power < skill.cost:
        return Refused("too-little-power", "12.1.3", (("cost", skill.cost), ("power", power)))
    source = Source(seat, state.piles[f"oshi.{seat}"][0])
    if skill.requires is not None and not skill.requires.holds(state, source):
        return Refused("condition", "12.1.5", (("clause", skill.requires),))
    if skill.pays is not None and not skill.pays.payable(state, source):
        return Refused("cannot-pay", "10.4.2.2", (("clause", skill.pays),))
    return None


def skills_left(state: State, seat: int, skill: Skill) -> int:
    """How often the skill may be used still (§12.1.4)."""
    mark = f"turn:skill:{seat}:" if skill.key == "oshi" else f"game:skill:{seat}:"
    used = sum(one.startswith(mark) for one in state.marks)
    return 1 + permitted(state, f"skill-twice-{skill.key}", seat) - used


def may_play(state: State, seat: int, card: int) -> Refused | None:
    """Whether a support card of the hand may be played (§8.6, §10.7.2)."""
    info = state.info(card)
    if info.kind != "support":
        return Refused("not-a-support", "8.6.1")
    if info.limited and "turn:limited" in state.marks:
        return Refused("limited-already", "8.6.2")
    if info.limited and state.turn == 1:
        return Refused("limited-first-turn", "8.6.2")
    source = Source(seat, card)
    if info.requires is not None and not info.requires.holds(state, source):
        return Refused("condition", "10.7.2.4.1", (("clause", info.requires),))
    if info.pays is not None and not info.pays.payable(state, source):
        return Refused("cannot-pay", "10.4.2.2", (("clause", info.pays),))
    banned = forbidden(state, "play", card)
    if banned is not None:
        return Refused("forbidden", "1.3.3", (("clause", banned[0].clause),))
    if info.steps and not could_change(state, source, info.steps):
        return Refused("does-nothing", "10.7.2.3.7", _named(state, card))
    return None


class Choosing(Step):
    """A step that only chooses of whom what follows speaks."""

    @abstractmethod
    def choosable(self, state: State, source: Source) -> list[int]:
        """Those that could be chosen now."""


def could_change(state: State, source: Source, steps: Sequence[Step]) -> bool:
    """Whether a text could change anything (§10.7.2.3.7): choosing alone changes nothing, so of each that could be
    chosen it is asked what is done then.
    """
    for at, step in enumerate(steps, start=1):
        if isinstance(step, Choosing):
            chosen: list[tuple[int, ...]] = [(one,) for one in step.choosable(state, source)]
            return any(could_change(state, source._replace(them=them), steps[at:]) for them in chosen or [()])
        if step.possible(state, source):
            return True
    return False


def may_attach(state: State, seat: int, card: int, to: int) -> Refused | None:
    """Whether a tool, mascot or fan may be played on a holomem (§8.6, §5.16.3)."""
    if controller(state, to) != seat:
        return Refused("not-yours", "10.7.2.3.6")
    info = state.info(card)
    if not for_whom(state, info, to):
        return Refused("not-for-them", "11.4.3", _named(state, to))
    if not room_for(state, card, to):
        return Refused("no-room", "5.16.3.4", _named(state, to))
    return None


def attachable(state: State, card: int, to: int) -> bool:
    """Whether a card may be attached to a holomem: within the limits of tools and mascots, a fan only to whom it is for
    (§5.16.3, §11.4.3).
    """
    if not on_stage(state, to) or state.attached.get(card) == to:
        return False
    return for_whom(state, state.info(card), to) and room_for(state, card, to)


def for_whom(state: State, info: Card, to: int) -> bool:
    """Whether a card may be with that holomem (§11.4.3): a fan only with whom it is for."""
    return not info.only_on or not set(info.only_on).isdisjoint(state.info(to).names)


def room_for(state: State, card: int, to: int) -> bool:
    """Whether a holomem has room for one more of that kind (§5.16.3.1, §5.16.3.2): the second that an effect lets it
    have is of another card name.
    """
    info = state.info(card)
    there = [one for one in supports(state, to) if state.info(one).support == info.support and one != card]
    if len(there) >= most_of(state, info, to):
        return False
    return info.support not in ONE_EACH or not any(same_name(state, card, one) for one in there)


def most_of(state: State, info: Card, to: int) -> int:
    """How many support cards of a card's kind a holomem may have (§5.16.3)."""
    if info.support not in ONE_EACH:
        return UNLIMITED
    return 2 if permitted(state, f"second-{info.support}", to) else 1


# --- arts (§9.2)


def may_arts(state: State, seat: int, card: int, art: Arts) -> Refused | None:
    """Whether a holomem may use arts of its own (§9.2.1, §12.2.3.1)."""
    if art.reacts is not None:
        return Refused("arts-wait", "12.2.2")
    if state.where[card] not in FRONT[seat]:
        return Refused("not-in-front", "9.2.1")
    if resting(state, card):
        return Refused("resting", "9.2.1.2", _named(state, card))
    where = area_of(state.where[card])
    if f"turn:performed:{where}" in state.marks:
        return Refused("performed-already", "9.2.1.3" if where == "center" else "9.2.1.4")
    if _did(state, "arts", card):
        return Refused("arts-already", "9.2.1.5", _named(state, card))
    if not affordable(state, card, art):
        return Refused("arts-cost", "12.2.3.1", _named(state, card))
    if art.requires is not None and not art.requires.holds(state, Source(seat, card)):
        return Refused("condition", "12.2.3", (("clause", art.requires),))
    if not arts_targets(state, seat, card, art):
        return Refused("no-target", "12.2.3.2")
    return None


def arts_targets(state: State, seat: int, card: int, art: Arts) -> list[int]:
    """The holomem at which arts can be aimed (§12.2.3.2), as their text and effects let them."""
    reach = art.reach
    if art.reach_if is not None and not art.reach_if.holds(state, Source(seat, card)):
        reach = ("center", "collab")
    return [
        one
        for where in STAGE[1 - seat]
        if area_of(where) in reach
        for one in state.piles.get(where, ())
        if forbidden(state, "be-target-of-arts", one) is None
    ]
