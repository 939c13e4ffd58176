"""What a text allows and forbids (§1-4): reacting with other cards, conditions of use (§10-37), no attacks, no
payments, crystals that arrows can't move, cards that can't be chosen (§10-33), additional costs (§10-31), steps put
around (§10-30, §10-34, §9-1-3-1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cardgame.areas import on_card
from engine.cardgame.clauses import Condition, Standing, Step
from engine.cardgame.happenings import times
from engine.cardgame.hooks import AroundStep, Charge, Forbid, Offer, Permit, React
from engine.cardgame.in_force import choosable, forbidden
from engine.cardgame.words.choosing import choose_cards
from engine.cardgame.words.conditions import Named, Not, this_lies_in
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.flow import May, Sequence, ThisTurn, then
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.cardgame.words.wording import joined, one_after_another
from engine.sakura.areas import HAND
from engine.sakura.clauses.conditions import Within, reacting
from engine.sakura.clauses.happenings import basic_action_done
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.sides import Spot
from engine.sakura.events import CardUsed, LastingEnded
from engine.sakura.layers import DEVOTE_FROM, IDLE, LENDS_SEALED, USE_FROM
from engine.sakura.procedures.moving import DRAW, cover, discard
from engine.sakura.procedures.proofs import RECURRED, REFUTED, STOOD
from engine.sakura.procedures.rebuild import DAMAGE
from engine.sakura.procedures.vigor import can_pay_vigor, pay_vigor
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.hooks import Charged
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardTrait
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.filters import AttackFilter, AttackTrait
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.sakura.values.numbers import Taking
    from engine.text.phrase import Slot

__all__ = [
    "arrows_cannot_take", "as_reaction", "as_used", "before_rebuild", "before_resolving", "cannot", "cannot_basic",
    "cannot_cover", "cannot_disenchant", "cannot_use", "cannot_use_this", "crystals_stay", "instead_of_defeat",
    "instead_of_divesting", "instead_of_reacting", "instead_of_recover", "instead_of_resolving", "lends_sealed",
    "lose_main_phase", "may_devote_from", "may_instead_of_drawing", "may_instead_of_rebuild_damage",
    "never_sealed", "next_basic_idle", "next_use_costs", "only_if", "only_in_answer", "only_when",
    "range_restriction", "returns_only_from", "shielded_in", "upkeep_may_be_spared", "usable_from",
]  # fmt: skip


@dataclass(eq=False)
class Allowed(Standing):
    """Something is possible that wouldn't be (§1-4): of this card, or of a player, or of cards of a sort. `what` is the
    name that the hook is asked for: `react-with`, `use-from:cover` …
    """

    what: str
    said: str
    side: Side | None = None
    cards: CardFilter | None = None
    area: str = ""
    this: bool = False
    """About the card of the text, asked of what stands in force."""
    terms = ("area",)

    def hooks(self) -> Iterable[Hook]:
        """The permission."""
        own = self.side is None and not self.this
        return (Permit(clause=self, own=own, what=self.what, fits=None if own else self._fits),)

    def _fits(self, state: State, source: Source, subject: Any) -> bool:
        return (not self.this or subject == source.card) and _concerns(self, state, source, subject)


@dataclass(eq=False)
class Cannot(Standing):
    """Something can't be done (§1-4): by a player, with cards of a sort, with this card, from a spot. `what` are the
    names that the hook is asked for: `attack`, `pay-vigor`, `basic:forward`, `use`, `be-chosen`, `cover` …
    """

    what: tuple[str, ...]
    said: str
    side: Side | None = None
    cards: CardFilter | None = None
    spot: Spot | None = None
    this: bool = False
    """With the card of the text …"""
    own: bool = False
    """… wherever it is."""
    but: str = ""
    """The way of using cards that it leaves."""
    unless: Condition | None = None
    only: Condition | None = None
    """As long as that holds."""
    term: str = ""
    """The keyword that stands for it."""
    terms = ("term",)

    def __post_init__(self) -> None:
        """What it forbids it forbids as long as the condition doesn't hold."""
        self.unmet = Not(self.unless) if self.unless is not None else None

    def hooks(self) -> Iterable[Hook]:
        """A ban of each name."""
        guards = tuple(one for one in (self.only, self.unmet) if one is not None)
        every = not self.this and not self.but and self.side is None and self.cards is None and self.spot is None
        return tuple(
            Forbid(clause=self, own=self.own, what=what, fits=None if every else self._fits, guards=guards)
            for what in self.what
        )

    def _fits(self, state: State, source: Source, subject: Any) -> bool:
        if self.spot is not None and subject != self.spot.place(source):
            return False
        if self.this and getattr(subject, "card", subject) != source.card:
            return False
        if self.but and subject.way == self.but:
            return False
        return _concerns(self, state, source, subject)

    def slots(self) -> dict[str, Slot]:
        """With the condition's own, and the basic actions by name."""
        found = super().slots()
        if self.cards is not None:
            found["card"] = self.cards.plural()
        condition = self.only if self.unless is None else self.unless
        if condition is not None:
            found |= {**condition.slots(), "condition": condition.phrase()}
        names = [say("basic-name", action=Term(one[6:])) for one in self.what if one.startswith("basic:")]
        if names:
            found |= {"action": joined(names, "or"), "first": names[0], "second": names[-1]}
        return found

    def parts(self) -> Iterable[Clause]:
        """Which cards, and that the condition isn't met."""
        return tuple(one for one in (self.cards, self.unmet, self.only) if one is not None)


def _concerns(clause: Allowed | Cannot, state: State, source: Source, subject: Any) -> bool:
    """Whether it is about that player and that card; the subject is a seat, a card, or has both."""
    seat = getattr(subject, "seat", getattr(subject, "by", subject))
    if clause.side is not None and seat != clause.side.seat(source):
        return False
    return clause.cards is None or clause.cards.admits(state, source, getattr(subject, "card", subject))


@dataclass(eq=False)
class CrystalsStay(Standing):
    """The crystals on this card don't move (§1-4), unless a condition holds, or but for one reason."""

    unless: Condition | None = None
    but: str = ""

    def __post_init__(self) -> None:
        """They stay as long as the condition doesn't hold."""
        self.unmet = Not(self.unless) if self.unless is not None else None

    def hooks(self) -> Iterable[Hook]:
        """What may not be taken."""
        guards = () if self.unmet is None else (self.unmet,)
        return (Forbid(clause=self, what="take-crystals", fits=self._fits, guards=guards),)

    def _fits(self, state: State, source: Source, subject: Taking) -> bool:
        if subject.where != on_card(source.card):
            return False
        if self.but == "this":
            return subject.card != source.card
        own_upkeep = subject.why == "upkeep" and state.turn_player == source.seat
        return not (self.but and own_upkeep)

    def phrase(self) -> Phrase:
        """"the Sakura tokens on this card don't move"."""
        if self.unless is not None:
            return say("crystals-stay-unless", condition=self.unless.phrase(), but=self.but or "nothing")
        return say("crystals-stay", but=self.but or "nothing")

    def parts(self) -> Iterable[Clause]:
        """That the condition isn't met."""
        return () if self.unmet is None else (self.unmet,)


@dataclass(eq=False)
class AdditionalCost(Standing):
    """A player who uses cards of a sort pays more (§10-31): `vigor`, or hand cards to `cover` or `discard`."""

    cards: CardFilter
    pay: str
    count: int
    side: Side = OPPONENT
    of: CardFilter | None = None
    """Which hand cards pay."""
    once: bool = False
    """Only for the next use of such a card: it is over with that use, even if that pays for nothing (§9-3)."""

    def hooks(self) -> Iterable[Hook]:
        """The charge on those cards, and what ends it."""
        takes = None if self.pay == "vigor" else self._takes
        charge = Charge(clause=self, fits=self._fits, payable=self._payable, pay=self._pay, takes=takes)
        if not self.once:
            return (charge,)
        ends = React(clause=self, events=(CardUsed,), fits=self._used, resolve=self._over, told=False)
        return charge, ends

    def _used(self, event: CardUsed, state: State, source: Source) -> bool:
        return event.seat == self.side.seat(source) and self.cards.admits(state, source, event.card)

    def _over(self, table: Table, source: Source, event: CardUsed) -> Resolution[bool]:
        over = tuple(one.id for one in table.state.lasting if one.ref == self.ref and one.source == source)
        yield from table.happen(LastingEnded(over))
        return True

    def _fits(self, state: State, source: Source, use: Charged) -> bool:
        return use.by == self.side.seat(source) and self.cards.admits(state, source, use.card)

    def _hand(self, state: State, source: Source, use: Charged) -> list[int]:
        hand = state.piles.get(HAND[use.by], ())
        found = (one for one in hand if one != use.card and (self.of is None or self.of.admits(state, source, one)))
        return choosable(state, found, self.pay, source.seat)

    def _payable(self, state: State, source: Source, use: Charged) -> bool:
        if self.pay == "vigor":
            return can_pay_vigor(state, use.by, self.count)
        return len(self._hand(state, source, use)) >= self.count

    def _takes(self, state: State, source: Source, use: Charged) -> tuple[frozenset[int], int]:
        return frozenset(self._hand(state, source, use)), self.count

    def _pay(self, table: Table, source: Source, use: Charged) -> Resolution[bool]:
        if self.pay == "vigor":
            return (yield from pay_vigor(table, use.by, self.count))
        hand = self._hand(table.state, source, use)
        # asked also where only just enough of them pay: not asking would tell what the rest of the hand is not
        others = [one for one in table.state.piles.get(HAND[use.by], ()) if one not in (*hand, use.card)]
        asked = any(self.pay != "cover" or forbidden(table.state, "cover", one) is None for one in others)
        taken = yield from choose_cards(
            table, source, use.by, hand, self.count, self.count, self.pay, secret=asked
        )
        for one in taken:
            yield from (cover if self.pay == "cover" else discard)(table, one)
        return len(taken) == self.count

    def phrase(self) -> Phrase:
        """"your opponent pays 1 Vigor more to use Special cards"."""
        slots: dict[str, Slot] = {"who": self.side.value, "card": self.cards.phrase(), "count": self.count}
        if self.pay == "vigor":
            return say("additional-vigor", **slots)
        slots["area"] = Term(self.pay)
        if not self.once:
            return say("additional-cards", **slots)
        return say("additional-cards-next", **slots, paid=(self.of or CardFilter()).phrase())


@dataclass(eq=False)
class AroundIt(Standing):
    """A step put before or in place of a procedure's: `before-rebuild` (§9-7), `instead-of-rebuild`,
    `instead-of-rebuild-damage`, `instead-of-drawing` a card (§7-1-6), `as-used` (while the card itself is used, §9-2),
    `instead-of-recover` (the basic action, §9-6-3), `instead-of-reacting` (§10-34), `instead-of-defeat` (§9-1-3-1),
    `instead-of-divesting` (§x21-6-2), `instead-of-resolving` a card (§10-30), `before-resolving` one,
    `instead-of-putting-away` the card itself (§9-2-1 v); what a false proof of this card brings (§x20-5, §x20-6).
    """

    where: str
    step: Step
    of: CardFilter | AttackFilter | None = None
    """Which cards' resolution is replaced; attacks to which something else is done than reacting."""
    optional: bool = False
    """The step itself asks whether it is done; if it isn't, what it would replace goes on."""
    condition: Condition | None = None
    """As long as that holds, which both players see."""
    only_if: Condition | None = None
    """It isn't offered where its player knows that this doesn't hold."""
    after: Step | None = None
    """What follows once the step was done."""
    said: str = "{where}"

    def hooks(self) -> Iterable[Hook]:
        """The step at its place."""
        name, place = _AROUND[self.where]
        guards = (self.condition,) if self.condition is not None else ()
        return (
            AroundStep(
                clause=self, own=name in _OF_THE_CARD, step=name, place=place, resolve=self._resolve, fits=self._fits,
                optional=self.optional, guards=guards, possible=self._possible,
            ),
        )

    def _resolve(self, table: Table, source: Source, subject: object) -> Resolution[bool]:
        if isinstance(subject, int) and self.where in ("before-resolving", "instead-of-resolving"):
            # the text speaks of the card that is or isn't resolved, and of its own attack, if that is what it answers
            use = table.state.use(subject)
            answered = table.state.attack(use.answering) if use is not None else None
            own = answered.id if answered is not None and answered.card == source.card else source.attack
            source = source._replace(them=(subject,), attack=own)
        done = yield from self.step.run(table, source)
        if done and self.after is not None:
            yield from self.after.run(table, source)
        return done

    def _possible(self, state: State, source: Source) -> bool:
        return self.only_if is None or self.only_if.holds(state, source)

    def _fits(self, state: State, source: Source, subject: Any) -> bool:
        if self.of is not None:
            return self.of.admits(state, source, subject)
        return not isinstance(subject, int) or subject == source.seat

    def slots(self) -> dict[str, Slot]:
        """Where it has a message of its own, what the step speaks of."""
        found = super().slots()
        return found if self.said == "{where}" else {**found, **self.step.slots()}


_AROUND = {
    "as-used": ("use", "before"),
    "instead-of-recover": ("basic:recover", "instead"),
    "before-rebuild": ("9-7", "before"),
    "instead-of-rebuild": ("9-7", "instead"),
    "after-rebuild": ("9-7", "after"),
    "instead-of-rebuild-damage": (DAMAGE, "instead"),
    "instead-of-drawing": (DRAW, "instead"),
    "instead-of-reacting": ("9-4-i", "instead"),
    "instead-of-defeat": ("defeat", "instead"),
    "before-resolving": ("resolve-card", "before"),
    "instead-of-divesting": ("divest", "instead"),
    "instead-of-resolving": ("resolve-card", "instead"),
    "instead-of-putting-away": ("put-away", "instead"),
    "when-refuted-in-vain": (REFUTED, "instead"),
    "when-recurred": (RECURRED, "after"),
    "unless-refuted": (STOOD, "before"),
}
_OF_THE_CARD = frozenset(("put-away", "use", REFUTED, RECURRED, STOOD))
"""Steps around which only the card itself puts something."""


@dataclass(eq=False)
class ExtraBasicAction(Standing):
    """An act that the player may choose as a basic action (§9-6 i-B): a step under a name, perhaps once a turn."""

    key: str
    """Its name is the term of that key, and `basic:<key>` what it is called in answers."""
    step: Step
    condition: Condition | None = None
    """Without which it could not do anything."""
    once_a_turn: bool = False

    def hooks(self) -> Iterable[Hook]:
        """The offer."""
        return (
            Offer(
                clause=self, key=self.key, label=say("option-extra-basic", name=Term(self.key)),
                resolve=self.step.run, possible=self._possible,
            ),
        )

    def _possible(self, state: State, source: Source) -> bool:
        if self.once_a_turn and times(basic_action_done(self.key), state, source):
            return False
        return self.condition is None or self.condition.holds(state, source)

    def phrase(self) -> Phrase:
        """"Basic action “…”: …"."""
        said = say("extra-basic-action-text", name=Term(self.key), step=self.step.phrase())
        return one_after_another([said, say("once-a-turn")]) if self.once_a_turn else said


def only_if(condition: Condition) -> Standing:
    """The card can be used only while a condition holds (§9-2)."""
    return Cannot(("use",), "only-if-named" if isinstance(condition, Named) else "only-if", own=True, unless=condition)


def only_when(condition: Condition) -> Standing:
    """The same, where the condition is a sentence of its own."""
    return Cannot(("use",), "only-when", own=True, unless=condition)


def only_in_answer(*attacks: AttackTrait) -> Standing:
    """The card can be used only as a reaction (§9-4 i), to attacks with these traits."""
    said = "only-in-answer" if attacks else "only-reacting"
    return Cannot(("use",), said, own=True, unless=reacting(*attacks))


def range_restriction(least: int, most: int) -> Keyword:
    """間合制限 (§10-37): this card can be used only at these distances."""
    worded = say("range-restriction", least=least, most=most)
    return Keyword("range-restriction", only_if(Within(least, most)), worded)


def cannot(what: str, side: Side = ME) -> Standing:
    """A player can't do something: `attack`, `pay-vigor`, `basic` (basic actions), `take-damage`, `lose`, `win`."""
    return Cannot((what,), f"cannot-{what}", side)


def cannot_basic(*actions: str, side: Side = OPPONENT) -> Standing:
    """A player can't do certain basic actions (§9-6)."""
    said = "cannot-basic-neither" if len(actions) > 1 else "cannot-basic-actions"
    return Cannot(tuple(f"basic:{action}" for action in actions), said, side)


def cannot_use(*traits: CardTrait, side: Side = OPPONENT) -> Standing:
    """A player can't use cards with these traits (§9-2)."""
    return Cannot(("use",), "cannot-use", side, CardFilter(traits))


def crystals_stay(*, unless: Condition | None = None, but: str = "") -> Standing:
    """The crystals on this card don't move (§1-4), unless a condition holds; `but`: other than in the upkeep of its
    player's start phase (`own-upkeep`, §8-1-3 ii), or by `this` card's own effects.
    """
    return CrystalsStay(unless, but)


def upkeep_may_be_spared() -> Standing:
    """In the upkeep of your start phase the crystals of this card may stay (§8-1-3 ii)."""
    return Allowed("spare-upkeep", "upkeep-may-be-spared", this=True)


def cannot_disenchant(side: Side = OPPONENT) -> Standing:
    """The Disenchant effects of a player's enhancements aren't resolved (§9-5 i)."""
    return Cannot(("disenchant-effects",), "cannot-disenchant", side)


def cannot_use_this() -> Standing:
    """The card itself can't be used by anybody (§9-2)."""
    return Cannot(("use",), "cannot-use-this", this=True)


def never_sealed() -> Standing:
    """The card itself is never sealed (§10-9)."""
    return Cannot(("sealed",), "never-sealed", this=True)


def shielded_in(area: str) -> Standing:
    """While this card lies in an area, effects of the other player can't let anybody choose it (§10-33)."""
    return Cannot(("be-chosen-by",), "shielded-in", OPPONENT, this=True, only=this_lies_in(area))


def returns_only_from(*areas: str) -> Standing:
    """Except by a rebuild, this card goes to deck or hand only from these areas."""
    return Cannot(("return",), "returns-only-from", this=True, unless=this_lies_in(*areas))


def arrows_cannot_take(spot: Spot) -> Standing:
    """Arrows of cards don't move crystals from a spot (§10-1)."""
    return Cannot(("arrow-from",), "arrows-cannot-take", spot=spot)


def cannot_cover(*traits: CardTrait) -> Standing:
    """Cards with these traits can't be covered, nor chosen by effects that cover (§x7-2-1)."""
    return Cannot(("cover",), "cannot-be-covered", cards=CardFilter(traits))


def as_reaction() -> Standing:
    """The card itself may be used to react as if it were a reaction (§9-4 i)."""
    return Allowed("react-with", "as-reaction")


def usable_from(area: str) -> Standing:
    """The card itself may be used from an area by the usual means, as if it were in the hand (§9-2)."""
    return Allowed(f"{USE_FROM}{area}", "usable-from", area=area)


def lends_sealed() -> Standing:
    """What stands in force on the cards sealed under this one is in force for its player (§10-9)."""
    return Allowed(LENDS_SEALED, "lends-sealed")


def as_used(step: Step) -> Standing:
    """A step while this card is used, before it is paid for (§9-2)."""
    return AroundIt("as-used", step)


def instead_of_recover(step: Step, after: Step) -> Standing:
    """A step that may be done instead of each Recover of yours (§9-6-3, §9-1-3-1), and what follows once it was."""
    return AroundIt("instead-of-recover", step, optional=True, after=after)


def lose_main_phase(side: Side = OPPONENT) -> Step:
    """A player loses the next main phase (§8-2)."""
    return ThisTurn(Cannot(("phase:main",), "loses-next-main-phase", side), "as-it-stands", "lost-main", side)


def next_basic_idle(side: Side = OPPONENT) -> Step:
    """The effect of a player's next basic action this turn isn't resolved (§9-6 iii)."""
    return ThisTurn(Cannot((IDLE,), "next-basic-idle", side), "as-it-stands", "basic", side)


def next_use_costs(pay: str, count: int, of: CardTrait, *traits: CardTrait, side: Side = OPPONENT) -> Standing:
    """A player pays hand cards of a sort more for the next use of a card with these traits (§10-31)."""
    return AdditionalCost(CardFilter(traits), pay, count, side, CardFilter((of,)), once=True)


def instead_of_resolving(step: Step, *traits: CardTrait) -> Standing:
    """A step instead of the resolution of a card with these traits (§10-30)."""
    said = "instead-of-resolving-all" if isinstance(step, Sequence) else "{where}"
    return AroundIt("instead-of-resolving", step, CardFilter(traits), said=said)


def before_resolving(step: Step, condition: Condition, *traits: CardTrait) -> Standing:
    """A step before the resolution of a card with these traits that nothing replaces, as long as the condition holds
    (§x15-1-2).
    """
    return AroundIt("before-resolving", step, CardFilter(traits), condition=condition)


def before_rebuild(step: Step) -> Standing:
    """A step just before you rebuild your deck (§9-7)."""
    return AroundIt("before-rebuild", step)


def instead_of_reacting(step: Step, condition: Condition, only_if: Condition) -> Standing:
    """A step that you may do instead of reacting to an attack (§10-34), as long as the condition holds, and as far as
    you know that you can.
    """
    return AroundIt("instead-of-reacting", step, condition=condition, only_if=only_if)


def may_instead_of_drawing(step: Step, condition: Condition) -> Standing:
    """A step that you may do instead of drawing a card (§7-1-6), as long as the condition holds."""
    return AroundIt("instead-of-drawing", May(step), optional=True, condition=condition)


def may_instead_of_rebuild_damage(step: Step, condition: Condition) -> Standing:
    """A step that you may do instead of taking damage by a rebuild (§9-7), as long as the condition holds."""
    return AroundIt("instead-of-rebuild-damage", May(step), optional=True, condition=condition)


def may_devote_from(area: str) -> Standing:
    """Crystals of an area besides may be laid onto the card itself when it is used (§9-2-3 iii)."""
    return Allowed(f"{DEVOTE_FROM}{area}", "may-devote-from", area=area)


def instead_of_defeat(*steps: Step) -> Standing:
    """Steps in place of your defeat (§9-1-3-1)."""
    return AroundIt("instead-of-defeat", then(*steps), said="instead-of-defeat-all")


def instead_of_divesting(step: Step) -> Standing:
    """A step that may be done instead of divesting at the beginning of the main phase (§x21-6-2)."""
    return AroundIt("instead-of-divesting", step, optional=True)
