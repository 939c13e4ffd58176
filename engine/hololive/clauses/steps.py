"""What texts do: draw, search, send cheer, deal special damage, raise arts, move holomem."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from engine.cardgame.areas import place
from engine.cardgame.clauses import Step, follow
from engine.cardgame.decisions import ChooseNumber, ChooseOne, LookAt
from engine.cardgame.in_force import in_force
from engine.cardgame.lasting import schedule
from engine.cardgame.table import reveal
from engine.cardgame.words import flow
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.choosing import choose_cards
from engine.cardgame.words.flow import IfSo, May, When, handle, then
from engine.cardgame.words.wording import conditional, ended, one_after_another
from engine.hololive.areas import ARCHIVE, BACK, CHEER_DECK, DECK, HAND, HOLO_POWER, STAGE_LIMIT
from engine.hololive.card import COLOURS
from engine.hololive.clauses.traits import Coloured, as_kind, cards, for_each, how_many, some
from engine.hololive.events import ArtsRaised, CardMoved, CheerArchived, HpLeft, Marked
from engine.hololive.legality import (
    Choosing,
    arts_targets,
    attachable,
    could_change,
    may_bloom,
    may_move,
    skills_left,
)
from engine.hololive.procedures import moving, stage
from engine.hololive.procedures.choosing import ASKS_AS_AT_FIRST, choose_holomem, choose_open
from engine.hololive.procedures.damage import could_hurt, fell, special_damage
from engine.hololive.procedures.dice import SIDES, roll
from engine.hololive.procedures.performance import AGAIN, use_arts
from engine.hololive.procedures.playing import pay_skill
from engine.hololive.procedures.replacing import replaced
from engine.hololive.procedures.upon import upon
from engine.hololive.table import Wound
from engine.hololive.terms import term
from engine.hololive.values import (
    ability_of,
    affordable,
    attached,
    changed,
    controller,
    damage_on,
    holomem,
    hp,
    on_stage,
)
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.clauses import Condition
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardFilter
    from engine.hololive.card import Arts, Skill
    from engine.hololive.clauses.members import Members
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase, Slot


def section(state: State, source: Source) -> str:
    """The paragraph by which a text asks: arts, oshi skills and abilities are played and resolved (§10.7.2.3)."""
    del state, source
    return "10.7.2.3"


_KINDS: Final = {"cheer": "cheer", "support": "support", "stack": "holomem"}
"""What lies on holomem, by the area it lies in."""


@cache
def asking(step: Step) -> Phrase:
    """What cards or holomem are chosen for, in the words of the text; `prompt_of` adds how many."""
    return _asking(step.phrase())


def _asking(said: Phrase) -> Phrase:
    return say("prompt-step", step=ended(said))


@cache
def _telling(step: Step) -> Phrase:
    """What a step asks for that says itself what its player does: to look at cards."""
    return say("hololive-ask-told", step=ended(step.phrase()))


@cache
def _telling_with_others(step: Step, registry: Any) -> Phrase:
    """The same for a step that only chooses: with what follows it in the text in which it stands among others."""
    card = registry.cards[registry.owner(step.ref)]
    texts = [card.steps, *(one.steps for one in (*card.arts, *card.skills)), *(one.after for one in card.arts)]
    texts += [one.steps for one in registry.clauses.values() if isinstance(one, flow.Sequence)]
    steps = next((steps[steps.index(step) :] for steps in texts if step in steps), (step,))
    return say("hololive-ask-told", step=ended(one_after_another([one.phrase() for one in steps])))


def _one_of(
    table: Table, source: Source, found: Sequence[int], count: Number = 1, *, asked: Phrase | None = None,
    least: int | None = None, card: int = -1, shown: bool = False, to: str = "", sends: bool = False,
) -> Resolution[tuple[int, ...]]:
    """The text's player chooses so many holomem of those that it means: for what is `asked`, or as the one to which a
    card goes; `sends`: cheer that is sent.
    """
    most = number_of(count, table.state, source)
    if most <= 0:
        return ()
    if asked is None:
        goes = "hololive-ask-send" if sends else "hololive-ask-attach"
        asked = say(goes, card=CardName(table.state.info(card).number))
    return (
        yield from choose_holomem(
            table, source.seat, found, most if least is None else least, most, section=section(table.state, source),
            source=source.card, card=card, shown=shown, to=to, prompt=asked,
        )
    )  # fmt: skip


# --- cards


@dataclass(eq=False)
class Draw(Step):
    """Cards from the deck (§5.7)."""

    count: Number = 1
    times: Number | None = None
    at_most: bool = False
    """〜枚まで引く: one after the other, as long as its player likes (§5.7.3)."""
    said: str = ""

    def phrase(self) -> Phrase:
        """"Draw 2 cards"; "draw a card for each 1 of …"."""
        key = "hololive-step-draw-at-most" if self.at_most else "hololive-step-draw"
        said = say(key, count=number_slot(self.count))
        return for_each(said, self.times)

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        count = number_of(self.count, table.state, source)
        if self.times is not None:
            count *= number_of(self.times, table.state, source)
        if self.at_most:
            return (yield from self._one_by_one(table, source, count))
        return (yield from moving.draw(table, source.seat, count)) == count

    def _one_by_one(self, table: Table, source: Source, count: int) -> Resolution[bool]:
        drawn = 0
        while drawn < count and self.possible(table.state, source):
            if not (yield from willing(table, source, say("hololive-step-draw", count=1))):
                break
            drawn += yield from moving.draw(table, source.seat)
        return drawn > 0

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is a card to draw."""
        return bool(state.piles.get(DECK[source.seat]))


@dataclass(eq=False)
class DrawUpTo(Step):
    """Cards from the deck until the hand holds so many."""

    said = "hololive-step-draw-up-to"
    count: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """None where it holds as many."""
        missing = self.count - len(table.state.piles.get(HAND[source.seat], ()))
        yield from moving.draw(table, source.seat, missing)
        return missing > 0


def _akin(state: State, card: int, among: Sequence[int]) -> list[int]:
    """The other cards that have a tag in common with one."""
    tags = set(state.info(card).tags)
    return [one for one in among if one != card and not tags.isdisjoint(state.info(one).tags)]


@dataclass(eq=False)
class ArchiveHand(Step):
    """Cards of your hand go to the archive, of your choice; what follows speaks of them."""

    names: ClassVar[bool] = True
    count: int = 1
    most: int = 0
    cards: CardFilter = field(default_factory=cards)
    same_tag: bool = False
    """Two cards that have a tag in common."""
    said: str = ""

    def _found(self, state: State, source: Source) -> list[int]:
        found = [
            card
            for card in state.piles.get(HAND[source.seat], ())
            if card != source.card and self.cards.admits(state, source, card)
        ]
        return [card for card in found if _akin(state, card, found)] if self.same_tag else found

    def phrase(self) -> Phrase:
        """"Archive 2 cards from your hand"."""
        card = some(self.cards, self.count, self.most)
        if self.same_tag:
            card = say("hololive-card-same-tag", card=card)
        return say("hololive-step-archive-hand", many=how_many(self.count, self.most), card=card)

    def _choose(
        self, table: Table, source: Source, found: list[int], least: int, most: int
    ) -> Resolution[tuple[int, ...]]:
        def choose(among: list[int], least: int, most: int) -> Resolution[tuple[int, ...]]:
            return choose_cards(table, source, source.seat, among, least, most, "archive", prompt=asking(self))

        if not self.same_tag:
            return (yield from choose(found, least, most))
        first = yield from choose(found, min(least, 1), min(most, 1))
        others = [card for one in first for card in _akin(table.state, one, found)]
        return (*first, *(yield from choose(others, least - 1, most - 1)))

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are; holo power in their place, where an oshi skill lets it."""
        found = self._found(table.state, source)
        power = yield from self._power_instead(table, source, len(found))
        least, most = max(0, self.count - len(power)), (self.most or self.count) - len(power)
        chosen = yield from self._choose(table, source, found, least, most)
        yield from moving.archive(table, chosen)
        table.them = (*power, *chosen)
        return len(table.them) >= self.count

    def _power_instead(self, table: Table, source: Source, there: int) -> Resolution[tuple[int, ...]]:
        """How many cards of the hand are spared: so much holo power is paid for the skill (§12.1.3)."""
        state, seat = table.state, source.seat
        skill, free = _power_for_hand(state, source)
        if skill is None:
            return ()
        least, most = max(0, self.count - there), min(self.most or self.count, free)
        if least > most:
            return ()
        options = tuple(Option(str(number)) for number in range(least, most + 1))
        number = yield from ask_one(
            ChooseNumber(
                seat=seat, options=options, section="12.1.5.3", source=handle(source),
                prompt=say("hololive-ask-power-for-hand"),
            )
        )  # fmt: skip
        power: tuple[int, ...] = state.piles.get(HOLO_POWER[seat], ())[: int(number)]
        if power:
            yield from pay_skill(table, seat, skill.key, len(power))
        return power

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are so many."""
        return len(self._found(state, source)) + _power_for_hand(state, source)[1] >= self.count

    possible = payable


def _power_for_hand(state: State, source: Source) -> tuple[Skill | None, int]:
    """The skill by which holo power can be archived instead of cards of the hand, and how much there is."""
    own = ability_of(state, source.card)
    for hook, bearer in in_force(state).permit.get("power-for-hand", ()):
        if bearer.seat != source.seat or hook.fits is None or not hook.fits(state, bearer, own):
            continue
        for skill in state.info(bearer.card).skills:
            reacts = skill.reacts is not None and hook.clause in skill.reacts.parts()
            if reacts and hook.open(state, bearer) and skills_left(state, source.seat, skill) > 0:
                return skill, len(state.piles.get(HOLO_POWER[source.seat], ()))
    return None, 0


@dataclass(eq=False)
class PutUnder(Step):
    """A card of your hand is shown and goes under the deck; what follows speaks of it."""

    names: ClassVar[bool] = True
    said = "hololive-step-put-under"
    cards: CardFilter

    def _found(self, state: State, source: Source) -> list[int]:
        hand = state.piles.get(HAND[source.seat], ())
        return [card for card in hand if card != source.card and self.cards.admits(state, source, card)]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If there is one."""
        where = DECK[source.seat]
        found = self._found(table.state, source)
        table.them = yield from choose_cards(table, source, source.seat, found, 1, 1, where, prompt=asking(self))
        yield from reveal(table, table.them)
        for card in table.them:
            yield from moving.move_card(table, card, where, "bottom", under=True)
        return bool(table.them)

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self._found(state, source))

    possible = payable


@dataclass(eq=False)
class ArchivePower(Step):
    """Cards of your holo power go to the archive, from the top."""

    said = "hololive-step-archive-power"
    count: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The top ones: nobody knows them."""
        pile = table.state.piles.get(HOLO_POWER[source.seat], ())[: self.count]
        yield from moving.archive(table, pile, "cost")
        return len(pile) >= self.count

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are so many."""
        return len(state.piles.get(HOLO_POWER[source.seat], ())) >= self.count

    possible = payable


@dataclass(eq=False)
class ArchiveFrom(Step):
    """Cards of holomem go to the archive: `cheer`, `stack` or `support` cards, of the player's choice; what follows
    speaks of them.
    """

    names: ClassVar[bool] = True
    members: Members
    area: Literal["cheer", "stack", "support"] = "cheer"
    count: int = 1
    most: int = 0
    """0: as many as `count`; -1: as many as one likes."""
    cards: CardFilter = field(default_factory=cards)
    """Of any sort that can lie there, where none is said."""
    said: str = "hololive-step-archive-{area}"

    def _found(self, state: State, source: Source) -> list[int]:
        found = [
            card
            for one in self.members.find(state, source)
            for card in attached(state, one, self.area)
            if self.cards.admits(state, source, card)
        ]
        return [*found, *self._standing_in(state, source)] if self.area == "cheer" else found

    def slots(self) -> dict[str, Slot]:
        """Whose, how many, of which sort."""
        card = some(as_kind(self.cards, _KINDS[self.area]), self.count, self.most)
        return {"members": self.members.phrase(), "many": how_many(self.count, self.most), "card": card}

    def _standing_in(self, state: State, source: Source) -> list[int]:
        """Cards that are archived instead of cheer, for an ability of the holomem that bears them, whosever cheer that
        would be (§10.11.4).
        """
        own = ability_of(state, source.card)
        if own < 0:
            return []
        colours = next((trait.colours for trait in self.cards.traits if isinstance(trait, Coloured)), COLOURS)
        return [
            bearer.card
            for hook, bearer in in_force(state).permit.get("stands-in-for-cheer", ())
            if hook.open(state, bearer)
            and hook.fits is not None
            and hook.fits(state, bearer, own)
            and hook.clause.colour in colours  # type: ignore[attr-defined]  # `StandsInForCheer` has it
        ]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        found = self._found(table.state, source)
        most = len(found) if self.most < 0 else self.most or self.count
        table.them = yield from choose_open(
            table, source, source.seat, found, self.count, most, self._where, prompt=asking(self)
        )
        yield from self._done(table, source)
        return len(table.them) >= max(self.count, 1)

    def _done(self, table: Table, source: Source) -> Resolution[None]:
        yield from moving.archive(table, table.them)
        if off := tuple(card for card in table.them if table.state.info(card).kind == "cheer"):
            yield from table.happen(CheerArchived(source.seat, source.card, off))

    @property
    def _where(self) -> str:
        return "archive"

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are so many."""
        return len(self._found(state, source)) >= max(self.count, 1)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is one: where it is no payment, as many are chosen as there are (§10.7.2.3.3)."""
        return bool(self._found(state, source))


@dataclass(eq=False)
class ReturnFrom(ArchiveFrom):
    """Cards of holomem go back: to the hand, or under the deck that they belong to."""

    to: Literal["hand", "cheer-deck"] = "hand"
    said: str = "hololive-step-return-{area}-{to}"

    @property
    def _where(self) -> str:
        return self.to

    def _standing_in(self, state: State, source: Source) -> list[int]:
        """None: nothing is archived."""
        return []

    def _done(self, table: Table, source: Source) -> Resolution[None]:
        for card in table.them:
            yield from moving.move_card(table, card, place(self.to, table.state.owner[card]), under=self.to != "hand")


@dataclass(eq=False)
class ReturnThis(Step):
    """The card of the text goes under your deck."""

    said = "hololive-step-return-this"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If it is still on the stage."""
        there = source.card in table.state.attached or on_stage(table.state, source.card)
        if there:
            yield from moving.move_card(table, source.card, DECK[source.seat], "bottom", under=True)
        return there


@dataclass(eq=False)
class ArchiveThis(Step):
    """The card of the text goes to the archive."""

    said = "hololive-step-archive-this"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If it is still on the stage."""
        there = source.card in table.state.attached or on_stage(table.state, source.card)
        if there:
            yield from moving.archive(table, (source.card,))
        return there


@dataclass(eq=False)
class ArchiveTop(Step):
    """The top cards of your deck or cheer deck, or of both players', go to the archive; what follows speaks of them."""

    names: ClassVar[bool] = True
    said = "hololive-step-archive-top"
    count: int = 1
    area: Literal["deck", "cheer-deck"] = "deck"
    both: bool = False

    def slots(self) -> dict[str, Slot]:
        """How many, of which deck, whose."""
        return {"count": self.count, "deck": term(self.area), "whose": "any" if self.both else "me"}

    def _found(self, state: State, source: Source) -> tuple[int, ...]:
        decks = DECK if self.area == "deck" else CHEER_DECK
        seats = (source.seat, 1 - source.seat) if self.both else (source.seat,)
        return tuple(card for seat in seats for card in state.piles.get(decks[seat], ())[: self.count])

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        table.them = self._found(table.state, source)
        yield from moving.archive(table, table.them)
        return len(table.them) >= self.count * (2 if self.both else 1)

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self._found(state, source))


def _room(state: State, source: Source, to: str) -> int:
    """How many cards can come there: no more holomem than a stage holds (§4.4.6.1)."""
    return STAGE_LIMIT - len(holomem(state, source.seat)) if to == "stage" else len(state.owner)


@dataclass(eq=False)
class TakeBack(Step):
    """Cards of your archive go into your hand, under your deck or cheer deck, or onto the stage; what follows speaks of
    them.
    """

    names: ClassVar[bool] = True
    cards: CardFilter
    count: int = 1
    most: int = 0
    to: Literal["hand", "deck", "cheer-deck", "stage"] = "hand"
    shuffles: bool = False
    said: str = "hololive-step-take-back-{to}"

    def _found(self, state: State, source: Source) -> list[int]:
        if not _room(state, source, self.to):
            return []
        archive = state.piles.get(ARCHIVE[source.seat], ())
        return [card for card in archive if self.cards.admits(state, source, card)]

    def slots(self) -> dict[str, Slot]:
        """How many, of which sort."""
        card = some(self.cards, self.count, self.most)
        return {"many": how_many(self.count, self.most), "card": card, "shuffles": int(self.shuffles)}

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        found = self._found(table.state, source)
        target = BACK[source.seat] if self.to == "stage" else place(self.to, source.seat)
        room = _room(table.state, source, self.to)
        least, most = min(self.count, room), min(self.most or self.count, room)
        ordered = self.to.endswith("deck") and not self.shuffles
        table.them = yield from choose_open(
            table, source, source.seat, found, least, most, target, ordered=ordered, prompt=asking(self)
        )
        if self.to == "stage":
            yield from stage.enter(table, source.seat, *table.them, why="effect")
        elif ordered:
            yield from moving.put_under(table, table.them, target)
        else:
            why = "shuffled-in" if self.shuffles else "effect"
            for card in table.them:
                yield from moving.move_card(table, card, target, why, under=self.to != "hand")
        if self.shuffles:
            yield from moving.shuffle(table, source.seat, self.to)
        return len(table.them) >= self.count

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self._found(state, source))

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is one, or a deck to be shuffled."""
        shuffled = self.shuffles and bool(state.piles.get(place(self.to, source.seat)))
        return shuffled or self.payable(state, source)


@dataclass(eq=False)
class Search(Step):
    """A card of your deck or cheer deck is shown: taken into the hand, attached, sent, archived, or put onto the stage;
    then the deck is shuffled. One that has to be of some sort may be left (§10.7.2.3.5). What follows speaks of it.
    """

    names: ClassVar[bool] = True
    cards: CardFilter
    to: Literal["hand", "attach", "archive", "stage"] = "hand"
    members: Members | None = None
    """To whom it is attached or sent."""
    count: int = 1
    most: int = 0
    area: Literal["deck", "cheer-deck"] = "deck"

    def phrase(self) -> Phrase:
        """Cheer is sent, support cards are attached."""
        sends = self.to == "attach" and self.area == "cheer-deck"
        return say(f"hololive-step-search-{'send' if sends else self.to}", **self.slots())

    def slots(self) -> dict[str, Slot]:
        """How many, of which sort, to whom, from which deck."""
        card = as_kind(self.cards, "cheer") if self.area == "cheer-deck" else self.cards
        many, card_slot = how_many(self.count, self.most), some(card, self.count, self.most)
        found: dict[str, Slot] = {"many": many, "card": card_slot, "deck": term(self.area)}
        if self.members is None:
            return found
        return found | {"members": self.members.phrase(), "one": int(not self.members.many)}

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The whole deck is seen by its player."""
        state, seat = table.state, source.seat
        where = (DECK if self.area == "deck" else CHEER_DECK)[seat]
        deck = sorted(state.piles.get(where, ()))  # by id: the order of the deck stays a secret
        found = [card for card in deck if self.cards.admits(state, source, card)]
        most = min(self.most or self.count, _room(state, source, self.to))
        least = 0 if self.cards.traits or self.most else min(self.count, most)  # §10.7.2.3.5: what needs no proof
        chosen = yield from choose_cards(
            table, source, seat, found, least, most, shown=deck, secret=bool(deck), prompt=asking(self)
        )
        yield from reveal(table, chosen)
        if self.to == "stage":
            yield from stage.enter(table, source.seat, *chosen)
        else:
            for card in chosen:
                yield from self._put(table, source, card)
        yield from moving.shuffle(table, seat, self.area)
        table.them = chosen
        return len(chosen) >= self.count

    def _put(self, table: Table, source: Source, card: int) -> Resolution[None]:
        if self.to == "hand":
            yield from moving.move_card(table, card, HAND[source.seat], "search")
        elif self.to == "archive":
            yield from moving.archive(table, (card,))
        else:
            assert self.members is not None
            yield from _attach_to(table, source, card, self.members, shown=True)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is a deck to be looked through."""
        return bool(state.piles.get((DECK if self.area == "deck" else CHEER_DECK)[source.seat]))


def _attach_to(
    table: Table, source: Source, card: int, members: Members, *, shown: bool = False
) -> Resolution[bool]:
    """`shown`: it lies where only its player knows it, by having looked there."""
    state = table.state
    found = [one for one in members.find(state, source) if attachable(state, card, one)]
    sends = state.info(card).kind == "cheer"
    for one in (yield from _one_of(table, source, found, card=card, shown=shown, sends=sends)):
        return (yield from stage.attach(table, card, one, "effect"))
    return False


@dataclass(eq=False)
class LookTop(Step):
    """The top cards of the deck are looked at: some are shown and taken into the hand, or sent; the others go under
    the deck in any order, or to the archive, or are shuffled in. What follows speaks of those taken.
    """

    names: ClassVar[bool] = True
    look: Number
    cards: CardFilter = field(default_factory=cards)
    count: int = 1
    """-1: as many as one likes."""
    to: Literal["hand", "attach"] = "hand"
    members: Members | None = None
    area: Literal["deck", "cheer-deck"] = "deck"
    rest: Literal["bottom", "archive", "shuffle"] = "bottom"
    open: bool = True
    """What is taken is shown."""
    at_most: bool = False
    """〜枚まで見る: one after the other, as long as its player likes (§5.9.2)."""

    def phrase(self) -> Phrase:
        """"Look at the top 4 cards of your deck. …"."""
        return one_after_another([
            say(
                "hololive-look-top-at-most" if self.at_most else "hololive-look-top",
                look=number_slot(self.look), deck=term(self.area),
            ),
            self._taking(),
            self._resting(),
        ])

    def _taking(self) -> Phrase:
        """"Reveal 1 of those cards and take it into your hand"."""
        card = as_kind(self.cards, "cheer") if self.area == "cheer-deck" else self.cards
        slots: dict[str, Slot] = {"many": how_many(self.count), "card": some(card, self.count), "open": int(self.open)}
        if self.members is not None:
            slots["members"] = self.members.phrase()
        return say(f"hololive-look-take-{self.to}", **slots)

    def _resting(self) -> Phrase:
        """"Put the rest under your deck in any order"."""
        return say(f"hololive-look-rest-{self.rest}", deck=term(self.area))

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        state, seat = table.state, source.seat
        where = (DECK if self.area == "deck" else CHEER_DECK)[seat]
        top = yield from self._seen(table, source, state.piles.get(where, ())[: number_of(self.look, state, source)])
        found = [card for card in top if self.cards.admits(state, source, card)]
        most = len(found) if self.count < 0 else self.count
        least = 0 if self.count < 0 or self.cards.traits else self.count  # §10.7.2.3.5: what needs no proof is taken
        taken = yield from choose_cards(
            table, source, seat, found, least, most, shown=top, secret=bool(top), prompt=_asking(self._taking()),
        )  # fmt: skip
        if self.open:
            yield from reveal(table, taken)
        for card in taken:
            if self.to == "hand":
                yield from moving.move_card(table, card, HAND[seat], "search")
            else:
                assert self.members is not None
                yield from _attach_to(table, source, card, self.members, shown=True)
        left = [card for card in top if state.where[card] == where]
        yield from self._put_away(table, source, where, left, seen=most > 0)
        table.them = taken
        return bool(taken)

    def _seen(self, table: Table, source: Source, top: tuple[int, ...]) -> Resolution[tuple[int, ...]]:
        """What its player has seen of them."""
        if not self.at_most:
            yield from reveal(table, top, source.seat)
            return top
        for count, card in enumerate(top):
            one = say("hololive-look-top", look=1, deck=term(self.area))
            if not (yield from willing(table, source, one)):
                return top[:count]
            yield from reveal(table, (card,), source.seat)
        return top

    def _put_away(self, table: Table, source: Source, where: str, left: list[int], *, seen: bool) -> Resolution[None]:
        """`seen`: they were shown by a question already, so that one alone needs no other."""
        if self.rest == "archive":
            yield from moving.archive(table, left)
        elif self.rest == "shuffle":
            yield from moving.shuffle(table, source.seat, self.area)
        elif left:
            count, order = len(left), tuple(left)
            if count > 1 or not seen:
                order = yield from choose_cards(
                    table, source, source.seat, left, count, count, where, ordered=True, shown=left,
                    prompt=_asking(self._resting()),
                )  # fmt: skip
            for card in order:
                yield from moving.move_card(table, card, where, "bottom", under=True)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is a card to be looked at."""
        return bool(state.piles.get((DECK if self.area == "deck" else CHEER_DECK)[source.seat]))


@dataclass(eq=False)
class LookAtHand(Step):
    """The opponent's hand is looked at; what follows speaks of it."""

    names: ClassVar[bool] = True
    said = "hololive-step-look-at-hand"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All of it (§5.8.1)."""
        table.them = table.state.piles.get(HAND[1 - source.seat], ())
        yield from reveal(table, table.them, source.seat)
        if table.them:
            yield from ask_one(
                LookAt(
                    seat=source.seat, options=(Option("seen"),), section="5.8.1", source=handle(source), secret=True,
                    cards=tuple(f"card:{card}" for card in table.them), prompt=_telling(self),
                )
            )  # fmt: skip
        return bool(table.them)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is a hand."""
        return bool(state.piles.get(HAND[1 - source.seat]))


@dataclass(eq=False)
class ShowTop(Step):
    """The top cards of your deck are shown; what follows speaks of them. Effects upon what arts show are put around it
    (step `shown`).
    """

    names: ClassVar[bool] = True
    said = "hololive-step-show-top"
    count: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are; of those that such an effect has taken away nothing is said any more."""
        where = DECK[source.seat]
        shown = tuple(table.state.piles.get(where, ())[: self.count])
        yield from reveal(table, shown)
        yield from replaced(table, "shown", source._replace(them=shown), source.seat)
        table.them = tuple(card for card in shown if table.state.where[card] == where)
        return len(shown) >= self.count

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are so many."""
        return len(state.piles.get(DECK[source.seat], ())) >= self.count


@dataclass(eq=False)
class SeeTop(Step):
    """You look at the top cards of your deck; what follows speaks of them."""

    names: ClassVar[bool] = True
    count: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are, for as long as one likes."""
        seat = source.seat
        seen = table.state.piles.get(DECK[seat], ())[: self.count]
        yield from reveal(table, seen, seat)
        if seen:
            yield from ask_one(
                LookAt(
                    seat=seat, options=(Option("seen"),), section=section(table.state, source), source=handle(source),
                    secret=True, cards=tuple(f"card:{card}" for card in seen), prompt=_telling(self),
                )
            )  # fmt: skip
        table.them = seen
        return bool(seen)

    def phrase(self) -> Phrase:
        """"Look at the top 3 cards of your deck"."""
        return say("hololive-look-top", look=self.count, deck=term("deck"))

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(state.piles.get(DECK[source.seat]))


@dataclass(eq=False)
class Keep(Step):
    """One of the cards just shown goes into your hand instead of where the others go."""

    said = "hololive-step-keep"
    cards: CardFilter

    def _found(self, state: State, source: Source) -> list[int]:
        return [card for card in source.them if self.cards.admits(state, source, card)]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If there is one of the sort."""
        found = self._found(table.state, source)
        shown = found if len(found) > 1 else ()  # of the only one nothing is asked: both have seen it
        kept = yield from choose_cards(
            table, source, source.seat, found, 1, 1, HAND[source.seat], shown=shown, prompt=asking(self)
        )
        yield from moving.to_hand(table, kept)
        return bool(kept)

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self._found(state, source))

    possible = payable


@dataclass(eq=False)
class PutThem(Step):
    """The cards just shown or chosen go to the `hand`, `archive`, `top` (in any order) or `bottom` of the deck, or the
    `stage`.
    """

    names: ClassVar[bool] = True
    to: Literal["hand", "archive", "top", "bottom", "stage"]
    many: bool = False
    """They are several, as they are worded."""

    def phrase(self) -> Phrase:
        """"Put that card under your deck"; "archive those cards"."""
        return say(f"hololive-step-put-{self.to}{'-many' if self.many else ''}")

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All of them; what follows speaks of them still."""
        if self.to == "archive":
            yield from moving.archive(table, source.them)
        if self.to == "top":
            yield from self._on_top(table, source)
        if self.to == "stage":
            yield from stage.enter(table, source.seat, *source.them)
        for card in source.them:
            if self.to == "hand":
                yield from moving.move_card(table, card, HAND[source.seat])
            elif self.to == "bottom":
                yield from moving.move_card(table, card, DECK[source.seat], "bottom", under=True)
        table.them = source.them
        return bool(source.them)

    def _on_top(self, table: Table, source: Source) -> Resolution[None]:
        """The first that is chosen comes to lie on top."""
        where, cards, count = DECK[source.seat], source.them, len(source.them)
        order = cards
        if count > 1:
            order = yield from choose_cards(
                table, source, source.seat, cards, count, count, where, ordered=True, shown=cards, prompt=asking(self)
            )
        for card in reversed(order):
            yield from moving.move_card(table, card, where, "top")


@dataclass(eq=False)
class ShuffleHandIn(Step):
    """All cards of your hand go back to the deck, which is shuffled; with them those of a sort of the archive. What
    follows speaks of the cards of the hand.
    """

    names: ClassVar[bool] = True
    archive: CardFilter | None = None

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All but the card of the text, which isn't there any more."""
        state, seat = table.state, source.seat
        hand = state.piles.get(HAND[seat], ())
        for card in hand:
            yield from moving.move_card(table, card, DECK[seat], "redraw")
        if self.archive is not None:
            for card in state.piles.get(ARCHIVE[seat], ()):
                if self.archive.admits(state, source, card):
                    yield from moving.move_card(table, card, DECK[seat], "shuffled-in")
        yield from moving.shuffle(table, seat)
        table.them = hand
        return bool(hand)

    def phrase(self) -> Phrase:
        """"Shuffle all cards of your hand into your deck"."""
        if self.archive is None:
            return say("hololive-step-shuffle-hand-in")
        return say("hololive-step-shuffle-hand-and-archive-in", card=self.archive.plural())


@dataclass(eq=False)
class RedrawHands(Step):
    """Both players put their hands under their decks in any order, and then draw as many cards."""

    said = "hololive-step-redraw-hands"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The turn player first (§1.3.4)."""
        state = table.state
        seats = (state.turn_player, 1 - state.turn_player)
        counts = []
        for seat in seats:
            own = state.piles.get(HAND[seat], ())
            count = len(own)
            for card in (
                yield from choose_cards(
                    table, source, seat, own, count, count, DECK[seat], ordered=True, prompt=asking(self)
                )
            ):
                yield from moving.move_card(table, card, DECK[seat], "bottom", under=True)
            counts.append(count)
        for seat, count in zip(seats, counts, strict=True):
            yield from moving.draw(table, seat, count)
        return True

    def possible(self, state: State, source: Source) -> bool:
        """Whether anybody has a hand."""
        return any(state.piles.get(where) for where in HAND)


@dataclass(eq=False)
class TradePower(Step):
    """Your holo power is looked at: a card of it is shown and taken into the hand, and another takes its place, from
    the `hand` or the top of the `deck`.
    """

    by: Literal["hand", "deck"] = "hand"
    said: str = "hololive-step-trade-power-{by}"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Any card would do, so one must be taken (§10.7.2.3.1); another comes there also where there was none."""
        state, seat = table.state, source.seat
        pile = sorted(state.piles.get(HOLO_POWER[seat], ()))
        yield from reveal(table, pile, seat)
        taken = yield from choose_cards(
            table, source, seat, pile, 1, 1, shown=pile, secret=bool(pile), prompt=asking(self)
        )
        yield from reveal(table, taken)
        yield from moving.to_hand(table, taken, "search")
        if self.by == "deck":
            yield from moving.charge_holo_power(table, seat)
        else:
            own = state.piles.get(HAND[seat], ())
            for card in (
                yield from choose_cards(table, source, seat, own, 1, 1, HOLO_POWER[seat], prompt=asking(self))
            ):
                yield from moving.move_card(table, card, HOLO_POWER[seat], "holo-power")
        return bool(taken)


# --- cheer and support cards on holomem


@dataclass(eq=False)
class Send(Step):
    """Cheer goes to holomem: from the top of the `cheer-deck` (shown), or from the `archive`; `each` to one of its own.
    `optional`: the player may send none.
    """

    members: Members
    source_area: Literal["cheer-deck", "archive"] = "cheer-deck"
    cards: CardFilter = field(default_factory=cards)
    count: Number = 1
    """-1: as many as one likes."""
    least: int = 1
    """Where a range is printed."""
    ranged: bool = False
    """Fewer may be sent, but `least`."""
    same: bool = False
    """All to one holomem."""
    apart: bool = False
    """Each to another holomem; of any number, one to everyone."""
    each_most: int = 0
    """How many at most to one holomem."""

    def phrase(self) -> Phrase:
        """"Send the top card of your cheer deck to …", "send 1 to 3 cheer of your archive to …"."""
        members: Slot = self.members.phrase()
        if self.source_area == "cheer-deck":
            one = int(not self.members.many)
            return say("hololive-step-send-cheer-deck", count=number_slot(self.count), members=members, one=one)
        if isinstance(self.count, int):
            many = how_many(self.least if self.ranged else self.count, self.count if self.ranged else 0)
        else:
            many = say("hololive-up-to", count=self.count.phrase())
        card = some(as_kind(self.cards, "cheer"), 1)
        if self.apart and self.count == -1:
            return say("hololive-step-send-everyone", card=card, members=members)
        if self.apart:
            most = number_slot(self.count)
            return say("hololive-step-send-apart", card=card, members=members, least=self.least, most=most)
        said = say("hololive-step-send-archive", many=many, card=card, members=members, same=int(self.same))
        return say("hololive-each-most", step=said, most=self.each_most) if self.each_most else said

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        state, seat = table.state, source.seat
        count = number_of(self.count, state, source)
        among = self.members.find(state, source)
        if self.source_area == "cheer-deck":
            chosen: tuple[int, ...] = state.piles.get(CHEER_DECK[seat], ())[:count] if among else ()
            yield from reveal(table, chosen)
        else:
            found = self._found(state, source) if among else []
            most = len(found) if count < 0 else count
            if limit := self._limit:
                most = min(most, limit * len(among))
            least = min(self.least, most) if self.least > 1 or self.ranged else most
            if count < 0 and not self.apart:
                least = 0
            chosen = yield from choose_open(table, source, seat, found, least, most, prompt=asking(self))
        opened = self.source_area == "cheer-deck"
        sent = 0
        had: list[int] = []
        for card in chosen:
            among = had[:1] if had and self.same else self.members.find(state, source)
            among = [one for one in among if not self._limit or had.count(one) < self._limit]
            for one in (yield from _one_of(table, source, among, card=card, shown=opened, sends=True)):
                sent += yield from stage.attach(table, card, one, "effect")
                had.append(one)
        return sent >= count

    @property
    def _limit(self) -> int:
        return 1 if self.apart else self.each_most

    def _found(self, state: State, source: Source) -> list[int]:
        return [
            card
            for card in state.piles.get(ARCHIVE[source.seat], ())
            if state.info(card).kind == "cheer" and self.cards.admits(state, source, card)
        ]

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is cheer, and somebody to have it."""
        own = self.source_area == "archive"
        there = self._found(state, source) if own else state.piles.get(CHEER_DECK[source.seat])
        return bool(there) and bool(self.members.find(state, source))

    possible = payable


@dataclass(eq=False)
class PassOn(Step):
    """Cards of holomem go over to others (付け替える, §5.16.4): `cheer` or `support` cards."""

    members: Members
    to: Members
    area: Literal["cheer", "support"] = "cheer"
    cards: CardFilter = field(default_factory=cards)
    count: int = 1
    """-1: all of them."""
    most: int = 0

    def phrase(self) -> Phrase:
        """"Move a cheer of … to …"."""
        card = as_kind(self.cards, _KINDS[self.area]).phrase()
        many = how_many(self.count, self.most)
        if self.count < 0:
            many = say("hololive-all-of-them")
        return say("hololive-step-pass-on", members=self.members.phrase(), to=self.to.phrase(), card=card, many=many)

    def _found(self, state: State, source: Source) -> list[int]:
        to = self.to.find(state, source)
        return [
            card
            for one in self.members.find(state, source)
            for card in attached(state, one, self.area)
            if self.cards.admits(state, source, card) and any(attachable(state, card, other) for other in to)
        ]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are, each to one of the player's choice."""
        state = table.state
        found = self._found(state, source)
        if self.count < 0:
            chosen: tuple[int, ...] = tuple(found)
        else:
            chosen = yield from choose_open(
                table, source, source.seat, found, self.count, self.most or self.count, prompt=asking(self)
            )
        for card in chosen:
            among = [one for one in self.to.find(state, source) if attachable(state, card, one)]
            for one in (yield from _one_of(table, source, among, card=card)):
                yield from stage.attach(table, card, one, "effect")
        return bool(chosen)

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is a card, and somebody else to have it."""
        return bool(self._found(state, source))

    possible = payable


@dataclass(eq=False)
class AttachFrom(Step):
    """A support card of the archive is attached to a holomem."""

    cards: CardFilter
    members: Members
    said: str = "hololive-step-attach-archive"

    def slots(self) -> dict[str, Slot]:
        """Which card, to whom: `one` says that there is one alone."""
        return super().slots() | {"one": int(not self.members.many)}

    def _found(self, state: State, source: Source) -> list[int]:
        among = self.members.find(state, source)
        return [
            card
            for card in state.piles.get(ARCHIVE[source.seat], ())
            if self.cards.admits(state, source, card) and any(attachable(state, card, one) for one in among)
        ]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If it can have it."""
        found = self._found(table.state, source)
        for card in (yield from choose_cards(table, source, source.seat, found, 1, 1, prompt=asking(self))):
            return (yield from _attach_to(table, source, card, self.members))
        return False

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self._found(state, source))

    possible = payable


# --- damage


@dataclass(eq=False)
class Special(Step):
    """特殊ダメージ (§5.20): to all that are meant, or to so many of them, of the player's choice."""

    amount: Number
    members: Members
    choose: int = 0
    """0: all of them."""
    spares: bool = False
    """ダウンしても相手のライフは減らない."""
    times: Number | None = None
    """How often the amount is counted."""
    said: str = ""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """To each in turn."""
        found = self.members.find(table.state, source)
        chosen: Sequence[int] = found
        if self.choose:
            chosen = yield from _one_of(table, source, found, self.choose, asked=asking(self))
        amount = self._amount(table.state, source)
        dealt = 0
        for one in chosen:
            dealt += yield from special_damage(
                table, source.seat, source.card, one, amount, spares=self.spares
            )
        return dealt > 0

    def _amount(self, state: State, source: Source) -> int:
        amount = number_of(self.amount, state, source)
        return amount if self.times is None else amount * number_of(self.times, state, source)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is somebody to whom it would come."""
        amount, found = self._amount(state, source), self.members.find(state, source)
        return any(could_hurt(state, Wound(one, amount, source.seat, source.card)) for one in found)

    def phrase(self) -> Phrase:
        """"Deal 20 special damage to …"."""
        key = "hololive-step-special" if isinstance(self.amount, int) else "hololive-step-special-as-much"
        key += "-choose" if self.choose else "-every" if self.members.every else ""
        said = say(key, members=self.members.phrase(), amount=number_slot(self.amount), count=self.choose)
        said = for_each(said, self.times)
        return say("hololive-spares", step=said) if self.spares else said


@dataclass(eq=False)
class LeaveHp(Step):
    """Holomem have so much HP left."""

    said = "hololive-step-leave-hp"
    members: Members
    hp: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Neither damage nor healing; never more than it has without damage."""
        found = self.members.find(table.state, source)
        for one in found:
            whole = hp(table.state, one)
            left = min(whole, self.hp)
            yield from table.happen(HpLeft(one, left, whole - left - damage_on(table.state, one)))
        return bool(found)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self.members.find(state, source))


@dataclass(eq=False)
class Fell(Step):
    """ダウンさせる (§5.4)."""

    members: Members
    choose: int = 1
    spares: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Those that the player chooses."""
        found = self.members.find(table.state, source)
        chosen = yield from _one_of(table, source, found, self.choose, asked=asking(self))
        for one in chosen:
            yield from fell(table, source.seat, source.card, one, spares=self.spares)
        return bool(chosen)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self.members.find(state, source))

    def phrase(self) -> Phrase:
        """"Down one of …"."""
        said = say("hololive-step-fell", members=self.members.phrase(), count=self.choose)
        return say("hololive-spares", step=said) if self.spares else said


@dataclass(eq=False)
class Heal(Step):
    """HP回復 (§5.21): of all that are meant, or of so many of them; 0: all of it."""

    amount: Number
    members: Members
    choose: int = 0
    times: Number | None = None
    """How often the amount is counted."""
    said: str = ""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As much damage as there is."""
        state = table.state
        found = self.members.find(state, source)
        chosen: Sequence[int] = found
        if self.choose:
            chosen = yield from _one_of(table, source, found, self.choose, asked=asking(self))
        amount = number_of(self.amount, state, source)
        if self.times is not None:
            amount *= number_of(self.times, state, source)
        healed = 0
        for one in chosen:
            healed += yield from stage.heal(table, one, damage_on(state, one) if self._whole else amount, source.seat)
        return healed > 0

    @property
    def _whole(self) -> bool:
        return isinstance(self.amount, int) and self.amount == 0

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is damage to be taken off."""
        return any(damage_on(state, one) for one in self.members.find(state, source))

    payable = possible

    def phrase(self) -> Phrase:
        """"Restore 20 HP to …"."""
        key = "hololive-step-heal"
        key += "-choose" if self.choose else "-every" if self.members.every else ""
        key += "-all" if self._whole else ""
        if not isinstance(self.amount, int) and not self.choose:
            key = "hololive-step-heal-as-much"
        said = say(key, members=self.members.phrase(), amount=number_slot(self.amount), count=self.choose)
        return for_each(said, self.times)


@dataclass(eq=False)
class Raise(Step):
    """このアーツ+N (§12.2.4.2); `times`: for each."""

    by: Number
    times: Number | None = None
    said: str = ""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If arts are being used."""
        more = number_of(self.by, table.state, source)
        if self.times is not None:
            more *= number_of(self.times, table.state, source)
        if more and table.state.art is not None:
            yield from table.happen(ArtsRaised(more))
        return bool(more)

    def phrase(self) -> Phrase:
        """"These arts +20"."""
        said = say("hololive-step-raise", by=number_slot(self.by))
        return for_each(said, self.times)


@dataclass(eq=False)
class UseAgain(Step):
    """このアーツをもう1回使う (§5.23): at the same holomem, when nothing else is to be resolved."""

    said = "hololive-step-use-again"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Reserved: which arts, and at whom."""
        yield from ()
        art = table.state.art
        if art is not None:
            schedule(table, source._replace(x=int(art.key), them=(art.target,)), self, AGAIN, "turn")
        return art is not None

    def again(self, table: Table, source: Source) -> Resolution[None]:
        """If they can still be played at it: the holomem is there, its cheer is enough, the target can be chosen."""
        for art, targets in playable_again(table.state, source):
            for target in source.them:
                if target in targets:
                    yield from use_arts(table, source.card, art, target)


def playable_again(state: State, source: Source) -> list[tuple[Arts, list[int]]]:
    """The arts of that key (X) of a holomem with their targets, if they can be played once more (§5.23.1)."""
    card = source.card
    if not on_stage(state, card):
        return []
    art = state.info(card).art(str(source.x))
    if not affordable(state, card, art):
        return []
    if art.requires is not None and not art.requires.holds(state, source):
        return []
    return [(art, arts_targets(state, source.seat, card, art))]


# --- holomem


@dataclass(eq=False)
class Swap(Step):
    """Two holomem of a stage change places (§5.17); what follows speaks of the first."""

    names: ClassVar[bool] = True
    said = "hololive-step-swap"
    first: Members
    second: Members

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The text's player chooses which, where there are several; nobody is asked where none can move."""
        state, table.them = table.state, ()
        if not self.possible(state, source):
            return False
        for one in (yield from _one_of(table, source, self.first.find(state, source), asked=asking(self))):
            among = [other for other in self.second.find(state, source) if other != one]
            for other in (yield from _one_of(table, source, among, asked=asking(self), to=state.where[one])):
                table.them = (one,)
                return (yield from stage.swap(table, one, other))
        return False

    def possible(self, state: State, source: Source) -> bool:
        """Whether there are two that can move."""
        first, second = (
            [one for one in members.find(state, source) if may_move(state, one)]
            for members in (self.first, self.second)
        )
        return any(one != other for one in first for other in second)

    payable = possible


@dataclass(eq=False)
class GoBack(Step):
    """A holomem goes to the back position."""

    said = "hololive-step-go-back"
    members: Members

    def _found(self, state: State, source: Source) -> list[int]:
        return [
            one
            for one in self.members.find(state, source)
            if may_move(state, one) and state.where[one] != BACK[controller(state, one)]
        ]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If it can move, and isn't there already (§1.3.2.1)."""
        found = self._found(table.state, source)
        for one in found:
            yield from stage.go(table, one, BACK[controller(table.state, one)], "back")
        return bool(found)

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one that can go."""
        return bool(self._found(state, source))

    possible = payable


@dataclass(eq=False)
class ReturnMember(Step):
    """A holomem goes under its deck, of the player's choice (§4.4.7)."""

    said = "hololive-step-return-member"
    members: Members

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """What it has on it goes to the archive."""
        state = table.state
        for one in (yield from _one_of(table, source, self.members.find(state, source), asked=asking(self))):
            yield from stage.leave(table, one, DECK[state.owner[one]], "bottom", under=True)
            return True
        return False

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self.members.find(state, source))

    possible = payable


@dataclass(eq=False)
class ToDebut(Step):
    """Debutホロメンに戻す (§5.14), of the player's choice."""

    said = "hololive-step-to-debut"
    members: Members

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Any of them may be chosen: to one that can't go back nothing is done (§5.14.1.1). Where no one could, nobody
        is asked.
        """
        state = table.state
        found = self.members.find(state, source) if self.possible(state, source) else []
        for one in (yield from _one_of(table, source, found, asked=asking(self))):
            cards = stage.debut_cards(state, one)
            for card in (yield from choose_cards(table, source, source.seat, cards, 1, 1, prompt=asking(self))):
                return (yield from stage.back_to_debut(table, one, card))
        return False

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return any(stage.debut_cards(state, one) for one in self.members.find(state, source))


@dataclass(eq=False)
class ChooseMembers(Choosing):
    """Holomem are chosen, of which what follows speaks."""

    names: ClassVar[bool] = True
    said = "hololive-step-choose"
    members: Members
    count: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        found = self.choosable(table.state, source)
        asked = _telling_with_others(self, table.state.rules.registry)
        table.them = yield from _one_of(table, source, found, self.count, asked=asked)
        return len(table.them) >= self.count

    def choosable(self, state: State, source: Source) -> list[int]:
        """Those that it means."""
        return self.members.find(state, source)


@dataclass(eq=False)
class BloomFrom(Step):
    """A holomem is bloomed by a card of the hand or the archive, whatever it did this turn (§5.13)."""

    members: Members
    area: Literal["hand", "archive"] = "hand"
    least: int = 1
    """0: a card of the hand may be left, since it has to be of some sort (§10.7.2.3.5); not where a "may" asked that.
    """
    cards: CardFilter = field(default_factory=cards)
    said: str = "hololive-step-bloom-{area}"

    def _pairs(self, state: State, source: Source) -> list[tuple[int, int]]:
        pile = state.piles.get((HAND if self.area == "hand" else ARCHIVE)[source.seat], ())
        return [
            (card, one)
            for one in self.members.find(state, source)
            for card in pile
            if self.cards.admits(state, source, card) and may_bloom(state, card, one) is None
        ]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """First the holomem, then the card."""
        state = table.state
        pairs = self._pairs(state, source)
        among = list(dict.fromkeys(on for _, on in pairs))
        least = 1 if ASKS_AS_AT_FIRST in state.marks else self.least
        for one in (yield from _one_of(table, source, among, asked=asking(self))):
            cards = [card for card, on in pairs if on == one]
            for card in (
                yield from choose_cards(
                    table, source, source.seat, cards, least, 1, state.where[one], prompt=asking(self)
                )
            ):
                yield from stage.bloom(table, source.seat, card, one)
                return True
        return False

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is a pair."""
        return bool(self._pairs(state, source))

    possible = payable


@dataclass(eq=False)
class CollabedWith(Step):
    """「〜とコラボした時」 in a collab effect: only where its holomem collabed (§5.15), not where anything else brought
    it to the position (§13.2.2).
    """

    said = "hololive-step-collabed-with"
    members: Members
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If there is such a holomem."""
        upon = table.resolving.event if table.resolving is not None else None
        if not isinstance(upon, CardMoved) or upon.why != "collab" or not self.members.find(table.state, source):
            return False
        done, _ = yield from follow(table, source, self.step)
        return done


@dataclass(eq=False)
class ForEach(Step):
    """Something is done for each of the holomem that are meant, of which it speaks."""

    said = "hololive-step-for-each-member"
    members: Members
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One after the other."""
        found = self.members.find(table.state, source)
        for one in found:
            yield from follow(table, source._replace(them=(one,)), self.step)
        return bool(found)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self.members.find(state, source))


# --- dice


@dataclass(eq=False)
class Roll(Step):
    """A die is rolled, or several whose sum counts, or how many of them are `odd`; then what follows from its number
    (§5.22). `optional`: サイコロを振れる (§5.22.2).
    """

    steps: tuple[Step, ...]
    times: Number = 1
    optional: bool = True
    odd: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Each branch is a step of its own, which asks for the number."""
        if self.optional and not (yield from willing(table, source, self._said("hololive-step-roll"))):
            return False
        numbers = yield from roll(table, source.seat, source.card, number_of(self.times, table.state, source))
        total = sum(self._counts(number) for number in numbers)
        going = source._replace(x=total)
        for step in self.steps:
            _, after = yield from follow(table, going, step)
            going = after._replace(x=total)
        return True

    def _counts(self, number: int) -> int:
        return number % 2 if self.odd else number

    def possible(self, state: State, source: Source) -> bool:
        """Whether what follows from any number that there could be could change anything."""
        faces = {self._counts(changed(state, "die", source.seat, face)) for face in range(1, SIDES + 1)}
        totals = {0}
        for _ in range(number_of(self.times, state, source)):
            totals = {total + face for total in totals for face in faces}
        return any(could_change(state, source._replace(x=total), self.steps) for total in totals)

    def phrase(self) -> Phrase:
        """"You may roll a die: if it is odd, …"."""
        return self._said("hololive-step-may-roll" if self.optional else "hololive-step-roll")

    def _said(self, key: str) -> Phrase:
        if not isinstance(self.times, int):
            key += "-as-many"
        return say(key, times=number_slot(self.times), step=then(*self.steps).phrase())


def willing(table: Table, source: Source, said: Phrase, subject: object = None) -> Resolution[bool]:
    """Whether the player does what may be left undone; `subject`: upon what, else the damage that is about to be dealt,
    if there is some.
    """
    prompt = say("prompt-may", step=said)
    about = upon(table.state, source.seat, table.wound if subject is None else subject)
    if about is not None:
        prompt = say("hololive-prompt-upon", upon=about, prompt=prompt)
    key = yield from ask_one(
        ChooseOne(
            seat=source.seat, options=(Option("yes"), Option("no")), section=section(table.state, source),
            source=handle(source), prompt=prompt,
        )
    )  # fmt: skip
    return key == "yes"


@dataclass(eq=False)
class OncePerTurn(Step):
    """「自分の〜はターンに1回しか使えない」: of whichever card of its player's it is."""

    said = "hololive-once-per-turn"
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Not again this turn."""
        mark = self._mark(source)
        if mark in table.state.marks:
            return False
        table.emit(Marked(mark))
        done, _ = yield from follow(table, source, self.step)
        return done

    def _mark(self, source: Source) -> str:
        return f"turn:once-per-turn:{source.seat}:{self.ref}"

    def payable(self, state: State, source: Source) -> bool:
        """Whether it can be used still."""
        return self._mark(source) not in state.marks and self.step.payable(state, source)


@dataclass(eq=False)
class OrOnceAGame(Step):
    """能力変更可能: under a condition its player can do something else instead, once a game."""

    names: ClassVar[bool] = True
    step: Step
    condition: Condition
    instead: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Asked where it can be done."""
        table.them = source.them
        if self._open(table.state, source) and (yield from willing(table, source, self._instead())):
            table.emit(Marked(self._mark(source)))
            done, _ = yield from follow(table, source, self.instead)
        else:
            done, _ = yield from follow(table, source, self.step)
        return done

    def _mark(self, source: Source) -> str:
        return f"game:instead:{source.seat}:{self.ref}"

    def _open(self, state: State, source: Source) -> bool:
        return (
            self._mark(source) not in state.marks
            and self.condition.holds(state, source)
            and self.instead.possible(state, source)
        )

    def possible(self, state: State, source: Source) -> bool:
        """Whether the one or the other could do anything."""
        return self.step.possible(state, source) or self._open(state, source)

    def _instead(self) -> Phrase:
        return say("hololive-instead-once-a-game", step=self.instead.phrase())

    def phrase(self) -> Phrase:
        """"…. If …, once a game you may … instead"."""
        return one_after_another([self.step.phrase(), conditional(self.condition.phrase(), self._instead())])


# --- how they are put together


@dataclass(eq=False)
class Noting(Step):
    """A step of whose cards the number is kept, and others that speak of what was chosen before it."""

    step: Step
    steps: tuple[Step, ...]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """X is their number."""
        done, after = yield from follow(table, source, self.step)
        going = source._replace(x=len(after.them) if after.them != source.them else 0)
        for step in self.steps:
            _, going = yield from follow(table, going, step)
        return done

    def possible(self, state: State, source: Source) -> bool:
        """Whether the first could do anything."""
        return self.step.possible(state, source)

    def phrase(self) -> Phrase:
        """One sentence after the other."""
        return one_after_another([self.step.phrase(), *(step.phrase() for step in self.steps)])


class Payment(May):
    """What may be paid: its player is asked for it along with what is done then."""

    def __init__(self, step: Step, gain: Step) -> None:
        """`gain` stands in the text elsewhere, and is no part of this one."""
        super().__init__(step)
        self._gain = gain

    def asked(self) -> Phrase:
        """"Archive 1 card from your hand. If you do, draw 2 cards"."""
        return IfSo(self.step, self._gain).phrase()


def cost(pay: Step, *steps: Step) -> Step:
    """「〜できる：〜」: what may be paid, and what is done then."""
    gain = then(*steps)
    return IfSo(Payment(pay, gain), gain)


def when(condition: Condition, *steps: Step, otherwise: Step | None = None) -> Step:
    """A step under a condition; `otherwise`: 「かわりに」, what is done where it doesn't hold."""
    return When(condition, then(*steps), otherwise)


