"""What is done: damage, cards that go from zone to zone, how units stand, what lasts for a time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.in_force import choosable, forbidden
from engine.cardgame.lasting import begin
from engine.cardgame.table import reveal
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.choosing import choose_cards
from engine.gateruler.areas import DAMAGE, DECK, FIELD, GRAVEYARD, HAND, UNIT_ZONES
from engine.gateruler.card import REST
from engine.gateruler.clauses.those import Those, cards_in_play
from engine.gateruler.decisions import ChooseZone
from engine.gateruler.events import UnitsHealed
from engine.gateruler.procedures.damage import damage_ruler, damage_unit, destroy, reverse
from engine.gateruler.procedures.moving import (
    draw,
    drive,
    move_card,
    put_soul,
    ready_energy,
    recover,
    remove,
    shuffle,
    to_deck,
    to_graveyard,
    to_hand,
    turn,
)
from engine.gateruler.procedures.playing import normal_summon, play_free, special_summon
from engine.gateruler.values import (
    controller,
    damage_on,
    in_play,
    in_zone,
    is_unit,
    level_for,
    open_damage,
    souls,
    units,
)
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.text.phrase import CardName, Name, say

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause
    from engine.cardgame.source import Source
    from engine.gateruler.clauses.sorts import Sort
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


# --- damage


@dataclass(eq=False)
class Hit(Step):
    """Damage is dealt to units, or to a ruler (13)."""

    amount: Number
    those: Those

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One after the other, as they stand."""
        state, done = table.state, False
        amount = number_of(self.amount, state, source)
        for card in self.those.find(state, source):
            if is_unit(state, card):
                yield from damage_unit(table, card, amount, source.seat, source.card)
                done = True
            elif area_of(state.where[card]) == "ruler":
                yield from damage_ruler(table, controller(state, card), amount, source.seat, source.card)
                done = True
        return done

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is anybody."""
        return bool(self.those.find(state, source))

    def phrase(self) -> Phrase:
        """"deal 3 damage to that unit"."""
        return say("gateruler-step-hit", amount=number_slot(self.amount), those=self.those.phrase())


@dataclass(eq=False)
class Split(Step):
    """Damage is split among one or more enemy units as the player likes, point by point."""

    amount: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Every point is given to a unit first; then all of it is dealt."""
        given: Counter[int] = Counter()
        for left in range(self.amount, 0, -1):
            there, prompt = units(table.state, 1 - source.seat), say("gateruler-ask-split", left=left)
            given.update((yield from choose_cards(table, source, source.seat, there, 1, 1, prompt=prompt)))
        for card, amount in given.items():
            yield from damage_unit(table, card, amount, source.seat, source.card)
        return bool(given)

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is an enemy unit."""
        return bool(choosable(state, units(state, 1 - source.seat), by=source.seat))

    said: str = "gateruler-step-split"


@dataclass(eq=False)
class Heal(Step):
    """All damage is taken off units."""

    those: Those
    said: str = "gateruler-step-heal"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Off those that bear any."""
        hurt = tuple(card for card in self.those.find(table.state, source) if damage_on(table.state, card))
        if hurt:
            yield from table.happen(UnitsHealed(hurt, "effect"))
        return bool(hurt)


@dataclass(eq=False)
class Recover(Step):
    """回復: cards of the player's damage zone, whichever way up, go to the graveyard."""

    count: int
    said: str = "gateruler-step-recover"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses which."""
        return (yield from recover(table, source.seat, self.count, source)) == self.count

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is damage."""
        return bool(state.piles.get(DAMAGE[source.seat]))


@dataclass(eq=False)
class Reverse(Step):
    """DR: so many face up cards of the own damage zone are turned face down, of any of several sorts (add-reverse)."""

    count: int
    sorts: tuple[Sort, ...] = ()

    def _there(self, state: State, source: Source) -> list[int]:
        found = open_damage(state, source.seat)
        if not self.sorts:
            return found
        return [card for card in found if any(one.admits(state, source, card) for one in self.sorts)]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses which; nothing where they are too few."""
        there = self._there(table.state, source)
        if len(there) < self.count:
            return False
        prompt = say("gateruler-ask-reverse", count=self.count)
        chosen = yield from choose_cards(
            table, source, source.seat, there, self.count, self.count, prompt=prompt
        )
        yield from reverse(table, source.seat, chosen)
        return True

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are enough."""
        return len(self._there(state, source)) >= self.count

    def phrase(self) -> Phrase:
        """"DR2", "DR1/〈Dragon〉・event"."""
        if not self.sorts:
            return say("gateruler-dr", count=self.count)
        first, *others = (one.phrase() for one in self.sorts)
        for other in others:
            first = say("gateruler-dr-or", first=first, second=other)
        return say("gateruler-dr-of", count=self.count, sorts=first)


# --- what becomes of cards in play


@dataclass(eq=False)
class Turn(Step):
    """Units or rulers are rested, or readied."""

    those: Those
    how: Literal["rest", "ready"] = "rest"
    said: str = "gateruler-step-{how}"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Those that stand the other way."""
        done = False
        for card in self.those.find(table.state, source):
            done = (yield from turn(table, card, rest=self.how == REST)) or done
        return done

    def payable(self, state: State, source: Source) -> bool:
        """Whether all of them stand the other way."""
        found = self.those.find(state, source)
        return bool(found) and all((state.status[card] == REST) != (self.how == REST) for card in found)


@dataclass(eq=False)
class Destroy(Step):
    """Cards in play are destroyed (12)."""

    those: Those
    said: str = "gateruler-step-destroy"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All at once."""
        return bool((yield from destroy(table, self.those.find(table.state, source))))


@dataclass(eq=False)
class Sacrifice(Step):
    """The player destroys a card of the own that is chosen: a cost."""

    sort: Sort

    def _there(self, state: State, source: Source) -> list[int]:
        return [card for card in cards_in_play(state, source.seat) if self.sort.admits(state, source, card)]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One of them."""
        chosen = yield from choose_cards(
            table, source, source.seat, self._there(table.state, source), 1, 1, "graveyard"
        )
        return bool((yield from destroy(table, chosen)))

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one."""
        return bool(self._there(state, source))

    def phrase(self) -> Phrase:
        """"destroy 1 of your units"."""
        return say("gateruler-step-sacrifice", card=self.sort.phrase())


@dataclass(eq=False)
class Put(Step):
    """Cards go to their owners' graveyards, hands, the bottom of their decks, or the player's field zone."""

    those: Those
    to: Literal["graveyard", "hand", "deck", "field"]
    said: str = "gateruler-step-put-{to}"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All at once."""
        cards = [card for card in self.those.find(table.state, source) if _may_go(table.state, card)]
        before = [table.state.where[card] for card in cards]
        match self.to:
            case "graveyard":
                yield from to_graveyard(table, cards)
            case "hand":
                yield from to_hand(table, cards)
            case "deck":
                yield from to_deck(table, cards, under=True)
            case "field":
                for card in cards:
                    yield from move_card(table, card, FIELD[source.seat])
        return bool(cards) and all(table.state.where[card] != was for card, was in zip(cards, before, strict=True))

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is any that may go."""
        return any(_may_go(state, card) for card in self.those.find(state, source))


def _may_go(state: State, card: int) -> bool:
    """Whether effects may move a card from where it lies: none from a damage zone where that is forbidden."""
    if area_of(state.where[card]) != "damage":
        return True
    return forbidden(state, "leave-damage", controller(state, card)) is None


@dataclass(eq=False)
class Relocate(Step):
    """Units go to another free zone of their player's, which the text's player chooses."""

    those: Those
    said: str = "gateruler-step-relocate"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One after the other; nowhere where no zone is free."""
        state, done = table.state, False
        for card in self.those.find(state, source):
            free = [where for where in UNIT_ZONES[controller(state, card)] if in_zone(state, where) < 0]
            if not is_unit(state, card) or not free:
                continue
            options = tuple(Option(where, (Move(f"card:{card}", state.where[card], where),)) for where in free)
            section = state.rules.section("cards", state, source)
            where = yield from ask_one(
                ChooseZone(
                    seat=source.seat, options=options, section=section, source=f"card:{source.card}",
                    card=f"card:{card}", prompt=say("gateruler-ask-relocate", card=CardName(state.info(card).number)),
                )
            )  # fmt: skip
            yield from move_card(table, card, where)
            done = True
        return done


# --- cards of the hand, the deck, the graveyard


@dataclass(eq=False)
class Draw(Step):
    """The player draws; who has no hand draws none (15-3a-1)."""

    count: int
    said: str = "gateruler-step-draw"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """From the deck to the hand."""
        return (yield from draw(table, source.seat, self.count)) == self.count


@dataclass(eq=False)
class Drive(Step):
    """The player drives (10)."""

    count: int
    said: str = "gateruler-step-drive"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """So many at once."""
        return len((yield from drive(table, source.seat, self.count))) == self.count


@dataclass(eq=False)
class FromHand(Step):
    """Cards of the player's hand go to the graveyard, or under the deck, shown first (add-hand-to-deck): a cost."""

    count: int
    to: Literal["graveyard", "deck"] = "graveyard"
    said: str = "gateruler-step-hand-{to}"

    def _there(self, state: State, source: Source) -> list[int]:
        return [card for card in state.piles.get(HAND[source.seat], ()) if card != source.card]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses which."""
        there = self._there(table.state, source)
        chosen = yield from choose_cards(table, source, source.seat, there, self.count, self.count, self.to)
        if self.to == "deck":
            yield from to_deck(table, chosen, under=True)
        else:
            yield from to_graveyard(table, chosen)
        return len(chosen) == self.count

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are as many, beside the card itself."""
        return len(self._there(state, source)) >= self.count


@dataclass(eq=False)
class Banish(Step):
    """Cards of the player's graveyard are removed from the game: a cost."""

    count: int
    sort: Sort

    def _there(self, state: State, source: Source) -> list[int]:
        pile = state.piles.get(GRAVEYARD[source.seat], ())
        return [card for card in pile if card != source.card and self.sort.admits(state, source, card)]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses which."""
        there = self._there(table.state, source)
        chosen = yield from choose_cards(table, source, source.seat, there, self.count, self.count, "removed")
        yield from remove(table, chosen)
        return len(chosen) == self.count

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are as many."""
        return len(self._there(state, source)) >= self.count

    def phrase(self) -> Phrase:
        """"remove 4 〈Dragon〉 cards in your graveyard from the game"."""
        card = self.sort.plural() if self.count > 1 else self.sort.phrase()
        return say("gateruler-step-banish", card=card, count=self.count)


@dataclass(eq=False)
class Search(Step):
    """The player looks through the deck for a card, shows it, puts it into the hand and shuffles."""

    sort: Sort

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Asked even where none fits, since that is nobody else's business."""
        seat = source.seat
        pile = table.state.piles.get(DECK[seat], ())
        yield from reveal(table, pile, seat)
        fitting = [card for card in pile if self.sort.admits(table.state, source, card)]
        prompt = say("gateruler-ask-search", card=self.sort.phrase())
        chosen = yield from choose_cards(
            table, source, seat, fitting, 0, 1, "", shown=pile, secret=True, prompt=prompt
        )
        yield from reveal(table, chosen)
        yield from to_hand(table, chosen)
        yield from shuffle(table, seat)
        return bool(chosen)

    def phrase(self) -> Phrase:
        """"search your deck for a 〈Dragon〉 unit, show it, put it into your hand and shuffle your deck"."""
        return say("gateruler-step-search", card=self.sort.phrase())


@dataclass(eq=False)
class ReturnWith(Step):
    """The card of the text and another that is named return to the deck: what 創世召喚 costs; else it fails."""

    other: Sort
    """In play or in the graveyard."""

    def _others(self, state: State, source: Source) -> list[int]:
        there = (*cards_in_play(state, source.seat), *state.piles.get(GRAVEYARD[source.seat], ()))
        return [card for card in there if card != source.card and self.other.admits(state, source, card)]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Both go under the deck, which is shuffled as the unit comes from it."""
        others = self._others(table.state, source)
        if not others or not in_play(table.state, source.card):
            return False
        chosen = yield from choose_cards(table, source, source.seat, others, 1, 1, "deck")
        yield from to_deck(table, (source.card, *chosen), under=True)
        return True

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is the other card."""
        return in_play(state, source.card) and bool(self._others(state, source))

    def phrase(self) -> Phrase:
        """"return this unit and 1 〈Fire〉 card of yours to your deck"."""
        return say("gateruler-step-return-with", card=self.other.phrase())


@dataclass(eq=False)
class Genesis(Step):
    """創世召喚: a certain unit is special summoned from the deck, which is shuffled."""

    number: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Where it is in the deck."""
        state, seat = table.state, source.seat
        coming = next((card for card in state.piles.get(DECK[seat], ()) if state.info(card).number == self.number), -1)
        if coming >= 0:
            yield from special_summon(table, seat, coming)
        yield from shuffle(table, seat)
        return coming >= 0

    def phrase(self) -> Phrase:
        """"special summon 《…》 from your deck and shuffle it"."""
        return say("gateruler-step-genesis", name=Name("card", self.number.lower()))


@dataclass(eq=False)
class Summon(Step):
    """Units are summoned, from wherever they lie: by a special summon, or by a normal summon, which counts and costs as
    any other (4-3a, 14-3b-6a).
    """

    those: Those
    how: Literal["special", "normal"] = "special"
    area: str = ""
    """The zone in which they lie still; from wherever they lie where it says nothing."""
    said: str = "gateruler-step-summon-{how}"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One after the other, each to a zone that its player chooses."""
        state, done = table.state, False
        summon = special_summon if self.how == "special" else normal_summon
        for card in self.those.find(state, source):
            there = area_of(state.where[card]) == self.area if self.area else not in_play(state, card)
            if there and _may_go(state, card):
                yield from summon(table, source.seat, card)
                done = True
        return done


@dataclass(eq=False)
class PlayFree(Step):
    """Cards are played without paying for them: from the damage zone only while they lie face up there."""

    those: Those
    said: str = "gateruler-step-play"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One after the other."""
        state, done = table.state, False
        for card in self.those.find(state, source):
            hidden = area_of(state.where[card]) == "damage" and not state.face[card]
            if not hidden and _may_go(state, card):
                yield from play_free(table, source.seat, card, source)
                done = True
        return done


@dataclass(eq=False)
class Parade(Step):
    """The top card of the deck may be driven if it is an apparition of that level or less; else it goes under the deck:
    what 百鬼夜行 does, and other texts do as well.
    """

    level: int
    said: str = "gateruler-step-parade"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Its player looks at it; that it is none is nobody else's business until it goes under the deck."""
        state, seat = table.state, source.seat
        pile = state.piles.get(DECK[seat], ())
        if not pile:
            return False
        card = pile[0]
        yield from reveal(table, (card,), seat)
        info = state.info(card)
        fits = info.kind == "unit" and "apparition" in info.attributes
        fits = fits and level_for(state, card, self._named(state, source)) <= self.level
        prompt = say("gateruler-ask-parade", fits="yes" if fits else "no")
        chosen = yield from choose_cards(
            table, source, seat, (card,) if fits else (), 0, 1, "", shown=(card,), secret=True, prompt=prompt
        )
        if chosen:
            yield from drive(table, seat, 1)
        else:
            yield from to_deck(table, (card,), under=True)
        return bool(chosen)

    def _named(self, state: State, source: Source) -> str:
        """The name of its ability, of which 『』 speaks (add-brackets); empty in an event's own text."""
        return next((one.name for one in state.info(source.card).abilities if self in one.steps), "")


# --- souls and energy


@dataclass(eq=False)
class AddSoul(Step):
    """The top card of the player's deck goes under units, as a soul."""

    those: Those
    said: str = "gateruler-step-soul"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One for each."""
        for card in self.those.find(table.state, source):
            pile = table.state.piles.get(DECK[source.seat], ())
            if pile and in_play(table.state, card):
                yield from put_soul(table, pile[0], card)
        return True


@dataclass(eq=False)
class SpendSouls(Step):
    """Souls of the player's cards go under the deck, or to the graveyard: a cost."""

    count: int
    to: Literal["deck", "graveyard"] = "graveyard"
    said: str = "gateruler-step-souls-{to}"

    def _there(self, state: State, source: Source) -> list[int]:
        return [soul for card in units(state, source.seat) for soul in souls(state, card)]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses which."""
        there = self._there(table.state, source)
        if len(there) < self.count:
            return False
        chosen = yield from choose_cards(table, source, source.seat, there, self.count, self.count, self.to)
        if self.to == "deck":
            yield from to_deck(table, chosen, under=True)
        else:
            yield from to_graveyard(table, chosen)
        return True

    def payable(self, state: State, source: Source) -> bool:
        """Whether there are as many."""
        return len(self._there(state, source)) >= self.count


@dataclass(eq=False)
class ReadyEnergy(Step):
    """The player readies so much energy."""

    count: int
    said: str = "gateruler-step-ready-energy"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As much as is rested."""
        return (yield from ready_energy(table, source.seat, self.count)) == self.count


# --- for a time


@dataclass(eq=False)
class For(Step):
    """Something stands in force until the turn ends, or the battle: for the cards that it speaks of as they are now."""

    standing: Standing
    until: Literal["turn", "battle"] = "turn"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """It goes along with those that are meant now, as far as they are in play still (3-2d)."""
        yield from ()
        those = meant(self.standing)
        if those is not None:
            found = [card for card in those.find(table.state, source) if in_play(table.state, card)]
            if not found:
                return False
            source = source._replace(them=tuple(found))
        begin(table, source, self.standing, "standing", self.until)
        return True

    def phrase(self) -> Phrase:
        """"until the end of the turn that unit gets ATK+2"."""
        return say(f"gateruler-for-{self.until}", standing=self.standing.phrase())


def meant(standing: Clause) -> Those | None:
    """The cards that something in force speaks of."""
    return next((part for part in standing.parts() if isinstance(part, Those)), None)
