"""Numbers that a text counts, and what may or may not be so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.cardgame.clauses import Condition
from engine.cardgame.happenings import Happened, Happening, times
from engine.cardgame.words.amounts import Compare, Count
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import joined
from engine.hololive.areas import ARCHIVE, HAND, HOLO_POWER
from engine.hololive.card import COLOURS
from engine.hololive.clauses.members import Standing
from engine.hololive.clauses.traits import (
    CHEER,
    HOLOMEM,
    SUPPORT,
    Bearing,
    Coloured,
    Named,
    WithCheer,
    as_kind,
    cards,
    of_kind,
    parted,
    some,
)
from engine.hololive.events import ArtsUsed, Bloomed, Healed, SkillUsed, SupportPlayed
from engine.hololive.procedures.damage import overkill
from engine.hololive.terms import term
from engine.hololive.values import (
    baton_cost,
    cheer,
    damage_on,
    holomem,
    life,
    oshi,
    own_first_turn,
    position,
    stack,
    supports,
    top,
)
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardFilter, CardTrait
    from engine.hololive.clauses.members import Members
    from engine.hololive.state import State
    from engine.text.phrase import Phrase, Slot


# --- numbers


@dataclass(eq=False)
class Rolled(Count):
    """The number that the die shows (§5.22), or the sum of several."""

    said: str = "hololive-amount-rolled"

    def value(self, state: Any, source: Source) -> int:
        """As it was bound when it was rolled."""
        return source.x


@dataclass(eq=False)
class Counted(Count):
    """How many cards the text has just chosen or moved."""

    said: str = "hololive-amount-counted"

    def counted(self) -> tuple[str, Phrase] | None:
        """"of those cards"; None where its words say what became of them."""
        return ("cards", say("hololive-counted-those")) if self.said == Counted.said else None

    def value(self, state: Any, source: Source) -> int:
        """Their number."""
        return len(source.them)


@dataclass(eq=False)
class CountedOf(Count):
    """How many of the cards that the text has just shown, chosen or moved are of a sort."""

    cards: CardFilter
    said: str = "hololive-amount-counted-of"

    def slots(self) -> dict[str, Slot]:
        """Of which sort."""
        return {"card": self.cards.plural()}

    def value(self, state: Any, source: Source) -> int:
        """Their number."""
        return sum(self.cards.admits(state, source, card) for card in source.them)


@dataclass(eq=False)
class Restored(Count):
    """How much HP the text has just restored."""

    said = "hololive-amount-restored"

    def value(self, state: State, source: Source) -> int:
        """What was taken off last."""
        return next((event.amount for event in reversed(state.happened) if isinstance(event, Healed)), 0)


@dataclass(eq=False)
class Noted(Count):
    """How many cards were chosen or moved by a step of which `Noting` keeps the number."""

    said = "hololive-amount-counted"

    def value(self, state: Any, source: Source) -> int:
        """As it was kept."""
        return source.x


@dataclass(eq=False)
class MemberCount(Count):
    """How many holomem there are; `different`: of different names."""

    members: Members
    different: bool = False
    most: int = 0
    said: str = "hololive-amount-members"

    def counted(self) -> tuple[str, Phrase] | None:
        """"of your Holomem"; None where no more than so many count."""
        if self.most:
            return None
        key = "hololive-counted-names" if self.different else "hololive-counted-members"
        return "people", say(key, members=self.members.phrase())

    def value(self, state: State, source: Source) -> int:
        """Their number now."""
        found = self.members.find(state, source)
        count = len({state.info(one).names for one in found}) if self.different else len(found)
        return min(count, self.most) if self.most else count


@dataclass(eq=False)
class On(Count):
    """How many cards are on holomem: their `cheer` (of a colour), `stack`, `support` (of a kind)."""

    members: Members
    area: str
    cards: CardFilter = field(default_factory=cards)
    most: int = 0
    said: str = "hololive-amount-{area}"

    def slots(self) -> dict[str, Slot]:
        """Whose, of which sort, at most how many."""
        kind = {"cheer": "cheer", "stack": "holomem", "support": "support"}[self.area]
        return {"members": self.members.phrase(), "card": as_kind(self.cards, kind).plural(), "most": self.most}

    def counted(self) -> tuple[str, Phrase] | None:
        """"Cheer on this Holomem"; None where no more than so many count."""
        slots = self.slots()
        del slots["most"]
        return None if self.most else ("cards", say(f"hololive-counted-{self.area}", **slots))

    def value(self, state: State, source: Source) -> int:
        """Their number now."""
        at = {"cheer": cheer, "stack": stack, "support": supports}[self.area]
        count = sum(
            self.cards.admits(state, source, card)
            for one in self.members.find(state, source)
            for card in at(state, one)
        )
        return min(count, self.most) if self.most else count


@dataclass(eq=False)
class CheerColours(Count):
    """How many colours the cheer of holomem has."""

    members: Members
    said: str = "hololive-amount-cheer-colours"

    def value(self, state: State, source: Source) -> int:
        """Colours, not cards."""
        found = {
            colour
            for one in self.members.find(state, source)
            for card in cheer(state, one)
            for colour in state.info(card).colours
        }
        return len(found.intersection(COLOURS))


@dataclass(eq=False)
class CardColours(Count):
    """How many colours cards have: `them` just chosen or moved, or the cheer of both players' `archives`."""

    of: str
    said: str = "hololive-amount-colours-{of}"

    def value(self, state: State, source: Source) -> int:
        """Colours, not cards."""
        found = source.them
        if self.of == "archives":
            found = tuple(card for where in ARCHIVE for card in state.piles.get(where, ()) if _is_cheer(state, card))
        return len({colour for card in found for colour in state.info(card).colours}.intersection(COLOURS))


def _is_cheer(state: State, card: int) -> bool:
    return state.info(card).kind == "cheer"


@dataclass(eq=False)
class BatonCost(Count):
    """How many cheer a baton touch of holomem takes (§2.10), as it is now."""

    members: Members
    said: str = "hololive-amount-baton"

    def value(self, state: State, source: Source) -> int:
        """With what is in force."""
        return sum(baton_cost(state, one) for one in self.members.find(state, source))


@dataclass(eq=False)
class DamageCount(Count):
    """How much damage lies on holomem."""

    members: Members
    said: str = "hololive-amount-damage"

    def value(self, state: State, source: Source) -> int:
        """All of it."""
        return sum(damage_on(state, one) for one in self.members.find(state, source))


@dataclass(eq=False)
class Lying(Count):
    """How many cards of a sort lie in an area of a player's: `hand`, `archive`, `holo-power`."""

    side: Side
    area: str
    cards: CardFilter = field(default_factory=cards)
    said: str = "hololive-amount-{area}"

    def slots(self) -> dict[str, Slot]:
        """Whose, of which sort."""
        return {"whose": self.side.value, "card": self.cards.plural()}

    def counted(self) -> tuple[str, Phrase]:
        """"cards in your hand"."""
        return "cards", say("hololive-counted-in", area=term(self.area), **self.slots())

    def value(self, state: State, source: Source) -> int:
        """Their number now; the text's own card isn't counted."""
        where = {"hand": HAND, "archive": ARCHIVE, "holo-power": HOLO_POWER}[self.area][self.side.seat(source)]
        return sum(
            card != source.card and self.cards.admits(state, source, card)
            for card in state.piles.get(where, ())
        )


@dataclass(eq=False)
class Dealt(Count):
    """How much damage the arts, or the effect, have just dealt."""

    said = "hololive-amount-dealt"

    def value(self, state: Any, source: Source) -> int:
        """As it was bound."""
        return source.x


@dataclass(eq=False)
class Over(Count):
    """By how much the damage went over the HP that was left."""

    said = "hololive-amount-over"

    def value(self, state: State, source: Source) -> int:
        """Of the holomem just downed."""
        return max((overkill(state, card) for card in source.them), default=0)


@dataclass(eq=False)
class Per(Count):
    """So much for each so many: "30につき"."""

    amount: Count
    each: int
    by: int
    said: str = "hololive-amount-per"

    def value(self, state: Any, source: Source) -> int:
        """Whole ones only."""
        return self.amount.value(state, source) // self.each * self.by

    def phrase(self) -> Phrase:
        """"1 for every 2 Mascots on your Holomem": of what lies somewhere it names that, not its number."""
        things = self.amount.counted()
        if things is None:
            return super().phrase()
        return say("hololive-amount-per-cards", by=self.by, each=self.each, counted=things[1])


@dataclass(eq=False)
class Times(Count):
    """How often something has happened this turn."""

    pattern: Happening
    said: str

    def value(self, state: State, source: Source) -> int:
        """As far as the turn remembers."""
        return times(self.pattern, state, source)

    def slots(self) -> dict[str, Slot]:
        """Those of the pattern."""
        return self.pattern.slots()


ROLLED = Rolled
COUNTED = Counted
NOTED = Noted
DEALT = Dealt
RESTORED = Restored


def counted(*traits: CardTrait) -> Count:
    """How many of the cards just shown, chosen or moved are of a sort."""
    return CountedOf(cards(*traits))


def came_from_hand() -> Count:
    """How many cards have just gone from the hand into the deck."""
    return Counted("hololive-amount-from-hand")


def an_odd_die() -> Condition:
    """Any of the dice just rolled shows an odd number."""
    return Compare(Rolled("hololive-amount-odd-dice"), "at-least", 1, "hololive-condition-an-odd-die")


def rolled_in_all() -> Count:
    """The sum of several dice."""
    return Rolled("hololive-amount-rolled-in-all")


def over() -> Count:
    """By how much the damage went over the HP that was left."""
    return Over()


def members(found: Members, most: int = 0) -> Count:
    """How many holomem."""
    return MemberCount(found, most=most)


def differently_named(found: Members) -> Count:
    """How many holomem of different names."""
    return MemberCount(found, different=True, said="hololive-amount-names")


def cheer_count(on: Members, *traits: CardTrait, most: int = 0) -> Count:
    """How many cheer."""
    return On(on, "cheer", cards(CHEER, *traits), most)


def stacked(on: Members) -> Count:
    """How many cards under holomem."""
    return On(on, "stack")


def support_count(on: Members, *traits: CardTrait) -> Count:
    """How many support cards of a sort."""
    return On(on, "support", cards(*(traits or (SUPPORT,))))


def cheer_colours(on: Members) -> Count:
    """How many colours of cheer."""
    return CheerColours(on)


def their_colours() -> Count:
    """How many colours the cards just moved have."""
    return CardColours("them")


def archive_colours() -> Count:
    """How many colours of cheer lie in both archives."""
    return CardColours("archives")


def baton_of(on: Members) -> Count:
    """How many cheer a baton touch of that holomem takes."""
    return BatonCost(on)


def damage_count(on: Members) -> Count:
    """How much damage."""
    return DamageCount(on)


def archived(*traits: CardTrait, side: Side = ME) -> Count:
    """How many cards of a sort in an archive."""
    return Lying(side, "archive", cards(*traits))


def hand(side: Side = ME) -> Count:
    """How many cards in a hand, without this one."""
    return Lying(side, "hand")


def power() -> Count:
    """How much holo power."""
    return Lying(ME, "holo-power")


def on_them(amount: Count, each: int, by: int) -> Count:
    """So much for each so many."""
    return Per(amount, each, by)


# --- conditions


@dataclass(eq=False)
class Has(Condition):
    """There are holomem of a sort, at least so many."""

    members: Members
    least: int = 1
    said: str = "hololive-condition-has"

    def holds(self, state: State, source: Source) -> bool:
        """Whether there are as many."""
        return len(self.members.find(state, source)) >= self.least

    def phrase(self) -> Phrase:
        """"you have a white holomem in the center position"."""
        found = self.members
        if not isinstance(found, Standing):
            return super().phrase()
        sort, now = parted(found.cards)
        said = say(
            "hololive-condition-there-is", whose=found.whose, where=found.place, card=some(sort, self.least),
            least=self.least,
        )  # fmt: skip
        for trait in reversed(now):
            said = trait.around(said)
        return said


@dataclass(eq=False)
class Among(Condition):
    """Among the cards just seen, chosen or moved there is one of a sort."""

    cards: CardFilter
    said: str = "hololive-condition-among"

    def holds(self, state: State, source: Source) -> bool:
        """Whether there is."""
        return any(self.cards.admits(state, source, card) for card in source.them)


@dataclass(eq=False)
class AllAre(Condition):
    """All holomem of the player's stage are of a sort."""

    cards: CardFilter
    said: str = "hololive-condition-all-are"

    def holds(self, state: State, source: Source) -> bool:
        """Whether every one is."""
        return all(self.cards.admits(state, source, one) for one in holomem(state, source.seat))


@dataclass(eq=False)
class SameLevel(Condition):
    """The cards that the text has just shown are so many holomem of one bloom level (§2.3)."""

    count: int
    said: str = "hololive-condition-same-level"

    def holds(self, state: State, source: Source) -> bool:
        """Whether they are."""
        levels = {state.info(card).level for card in source.them}
        return len(source.them) == self.count and len(levels) == 1 and None not in levels


@dataclass(eq=False)
class OshiIs(Condition):
    """The player's oshi has a trait."""

    cards: CardFilter
    said: str = "hololive-condition-oshi"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it has."""
        return self.cards.admits(state, source, oshi(state, source.seat))

    def phrase(self) -> Phrase:
        """"your oshi is 〈AZKi〉"."""
        trait = self.cards.traits[-1]
        if isinstance(trait, Named):
            return say("hololive-condition-oshi-named", name=trait.told())
        if isinstance(trait, Coloured):
            return say("hololive-condition-oshi-coloured", colour=joined([term(one) for one in trait.colours], "or"))
        return super().phrase()


@dataclass(eq=False)
class LifeIs(Condition):
    """The player's life: at most so much, or `less` or `not-more` than the opponent's."""

    most: int = 0
    than: str = ""
    said: str = "hololive-condition-life"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it stands so."""
        own, other = life(state, source.seat), life(state, 1 - source.seat)
        if self.than:
            return own < other if self.than == "less" else own <= other
        return own <= self.most

    def phrase(self) -> Phrase:
        """"your life is 3 or less"."""
        return say(f"{self.said}-{self.than}") if self.than else super().phrase()


@dataclass(eq=False)
class SmallerHand(Condition):
    """The player has fewer cards in hand than the opponent."""

    said = "hololive-condition-smaller-hand"

    def holds(self, state: State, source: Source) -> bool:
        """Fewer, not as many."""
        return len(state.piles.get(HAND[source.seat], ())) < len(state.piles.get(HAND[1 - source.seat], ()))


@dataclass(eq=False)
class ThisAt(Condition):
    """[…ポジション限定]: the holomem of the text stands at one of these positions."""

    where: tuple[str, ...]

    def holds(self, state: State, source: Source) -> bool:
        """Whether it stands there now."""
        return source.card >= 0 and position(state, source.card) in self.where

    def phrase(self) -> Phrase:
        """"in the collab position only"."""
        return say("hololive-condition-at", where="-".join(self.where))


@dataclass(eq=False)
class ThisIs(Condition):
    """The holomem of the text, or that bears the card, has some traits."""

    cards: CardFilter
    said: str = "hololive-condition-this-is"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it has them now."""
        found = top(state, source.card) if source.card >= 0 else -1
        return found >= 0 and self.cards.admits(state, source, found)

    def phrase(self) -> Phrase:
        """What one trait says of it, where that can be said so; else that it is such a holomem."""
        traits = self.cards.traits[1:]
        stated = traits[0].stated() if len(traits) == 1 and isinstance(traits[0], Bearing | WithCheer) else None
        return stated or super().phrase()


@dataclass(eq=False)
class Turn(Condition):
    """Whose turn it is, or which: `theirs`, `mine`, `second-first` (the first turn of whoever goes second)."""

    which: str
    said: str = "hololive-condition-turn-{which}"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is that turn."""
        own = state.turn_player == source.seat
        if self.which == "theirs":
            return not own
        return own and (self.which == "mine" or (own_first_turn(state) and state.turn == 2))


@dataclass(eq=False)
class Odd(Condition):
    """A number is odd, or even."""

    amount: Count
    odd: bool = True

    def holds(self, state: Any, source: Source) -> bool:
        """Whether it is."""
        return (self.amount.value(state, source) % 2 == 1) == self.odd

    def phrase(self) -> Phrase:
        """"the number is odd"."""
        return say("hololive-condition-odd" if self.odd else "hololive-condition-even", amount=self.amount.phrase())


@dataclass(eq=False)
class BloomedFrom(Condition):
    """The holomem that has just bloomed was of one of these levels."""

    levels: tuple[str, ...]

    def holds(self, state: State, source: Source) -> bool:
        """The card just under it."""
        under = stack(state, source.card)
        return bool(under) and state.info(under[-1]).level in self.levels

    def phrase(self) -> Phrase:
        """"it bloomed from a Debut Holomem"."""
        return say("hololive-condition-bloomed-from", level=joined([term(one) for one in self.levels], "or"))


def has(found: Members, least: int = 1) -> Condition:
    """There are such holomem."""
    return Has(found, least)


def same_level(count: int) -> Condition:
    """The cards just shown are so many holomem of one bloom level."""
    return SameLevel(count)


def among_them(*traits: CardTrait) -> Condition:
    """One of the cards just seen, chosen or moved has these traits."""
    return Among(cards(*traits))


def all_are(*traits: CardTrait) -> Condition:
    """All holomem of your stage are of a sort."""
    return AllAre(cards(*traits))


def oshi_is(*traits: CardTrait) -> Condition:
    """Your oshi has these traits."""
    return OshiIs(cards(of_kind("oshi"), *traits))


def life_at_most(most: int) -> Condition:
    """Your life is so much or less."""
    return LifeIs(most)


def life_less(*, or_equal: bool = False) -> Condition:
    """Your life is less than your opponent's."""
    return LifeIs(than="not-more" if or_equal else "less")


def hand_smaller() -> Condition:
    """You have fewer cards in hand than your opponent."""
    return SmallerHand()


def this_at(*where: str) -> Condition:
    """The holomem of the text stands at one of these positions."""
    return ThisAt(where)


def this_is(*traits: CardTrait) -> Condition:
    """The holomem of the text has these traits."""
    return ThisIs(cards(HOLOMEM, *traits))


def turn(which: str) -> Condition:
    """It is that turn."""
    return Turn(which)


def second_player_first_turn() -> Condition:
    """It is your first turn, and you go second."""
    return Turn("second-first")


def odd() -> Condition:
    """The die shows an odd number."""
    return Odd(Rolled())


def even() -> Condition:
    """The die shows an even number."""
    return Odd(Rolled(), odd=False)


def played_this_turn(*traits: CardTrait) -> Condition:
    """You have played a support card of a sort this turn."""
    pattern = Happening((SupportPlayed,), side=ME, cards=cards(*traits))
    return Happened(pattern, "hololive-condition-played")


def not_played_this_turn(*traits: CardTrait) -> Condition:
    """You haven't played a support card of a sort this turn."""
    pattern = Happening((SupportPlayed,), side=ME, cards=cards(*traits))
    return Happened(pattern, "hololive-condition-not-played", never=True)


def played_count(*traits: CardTrait) -> Count:
    """How many support cards of a sort you have played this turn."""
    return Times(Happening((SupportPlayed,), side=ME, cards=cards(*traits)), "hololive-amount-played")


def bloomed_from(*levels: str) -> Condition:
    """The holomem that has just bloomed was of one of these levels before."""
    return BloomedFrom(levels)


def used_sp_in_main_step() -> Condition:
    """You have used your SP oshi skill in your main step of this turn."""
    pattern = Happening(
        (SkillUsed,), side=ME, test=lambda event, _state, _source: event.key == "sp" and event.step == "main"
    )
    return Happened(pattern, "hololive-condition-used-sp")


def used_arts(found: Members) -> Condition:
    """Those holomem have used arts this turn."""
    words = (("members", found.phrase()),)
    pattern = Happening((ArtsUsed,), test=lambda event, state, source: top(state, event.card) in found.find(
        state, source
    ), words=words)
    return Happened(pattern, "hololive-condition-used-arts")


def bloomed_this_turn() -> Condition:
    """A holomem of yours bloomed this turn."""
    return Happened(Happening((Bloomed,), side=ME), "hololive-condition-bloomed")


