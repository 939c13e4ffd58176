"""Parts (§x3-4): assembled, taken apart, and revealed to make an attack of them in place of a rebuild (§x3-3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace as altered

from engine.cardgame.areas import place
from engine.cardgame.clauses import EffectBearer, Standing, Step
from engine.cardgame.decisions import ChooseCards
from engine.cardgame.hooks import AroundStep
from engine.cardgame.table import reveal
from engine.cardgame.words.amounts import Count, Number, number_of
from engine.cardgame.words.choosing import choose_cards
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.sides import ME, Side
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask
from engine.sakura.cards import Effect
from engine.sakura.clauses.amounts import CardsIn
from engine.sakura.clauses.build import action, attack, keyword
from engine.sakura.clauses.filters import WithKeyword
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.wording import effect_line
from engine.sakura.events import EffectArose
from engine.sakura.procedures.legality import draft_attack
from engine.sakura.procedures.moving import move_card
from engine.sakura.procedures.use import launch
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Card, PrintedDamage
    from engine.sakura.state import Attack, State
    from engine.sakura.table import Table

__all__ = [
    "ASSEMBLED", "PARTS", "assembled_parts", "attack_instead_of_rebuilds", "custom_part", "digital_trap",
    "main_part",
]  # fmt: skip

PARTS: Final = "parts"
ASSEMBLED: Final = "assembled"
"""The two piles of the one area (§x3-9): what isn't assembled, and what is."""
_DIGITAL: Final = "digital-install"
MOST: Final = 5
"""How many parts may stay assembled (§x3-7)."""


# --- the cards


@dataclass(eq=False)
class Grade(Standing, EffectBearer):
    """One of the numbered texts of a custom part: its effect counts where so many of them are revealed (§x3-4-2)."""

    number: int
    effects: tuple[Effect, ...]

    def hooks(self) -> Iterable[Hook]:
        """None: it counts only as part of an attack's text."""
        return ()

    def phrase(self) -> Phrase:
        """"⟨2⟩ Forced: this attack gains +0/+1."."""
        return say("graded", number=self.number, text=effect_line(self.effects[0]))


def main_part(
    number: str,
    range_: tuple[int, ...],
    figures: PrintedDamage,
    *effects: Effect,
) -> Card:
    """A main part (§x3-4-1): a card of the kind part, with the figures and texts of the attack made of it."""
    return replace(attack(number, range_, figures, *effects), kind="part")


def custom_part(number: str, *effects: Effect) -> Card:
    """A custom part (§x3-4-2) with the effect for one revealed custom part, for two, and so on."""
    grades = [Effect(("forced",), Grade(at, (effect,)), keyword=True) for at, effect in enumerate(effects, start=1)]
    return replace(action(number, *grades), kind="part", type="undefined")


def digital_trap() -> Effect:
    """デジ設置: it means nothing by itself (§x3-6)."""
    return keyword(Keyword(_DIGITAL))


def grades_of(card: Card) -> dict[int, Effect]:
    """The effects of a custom part by the number of custom parts revealed; none of any other card."""
    return {
        one.clause.number: one.clause.effects[0] for one in card.effects if isinstance(one.clause, Grade)
    }


# --- assembling and taking apart


def assembled(state: State, seat: int) -> tuple[int, ...]:
    """The parts that a player has assembled."""
    return state.piles.get(place(ASSEMBLED, seat), ())


def take_apart(table: Table, source: Source, left: int) -> Resolution[None]:
    """The player takes chosen parts apart, until no more than so many are assembled (§x3-8)."""
    lying = assembled(table.state, source.seat)
    over = len(lying) - left
    if over > 0:
        taken = yield from choose_cards(table, source, source.seat, lying, over, over, PARTS)
        for card in taken:
            yield from move_card(table, card, PARTS)


@dataclass(eq=False)
class Assemble(Step):
    """So many parts are assembled; of more than five as many are taken apart (§x3-7)."""

    count: Number = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose and assemble them; true if they were as many as the text says."""
        state = table.state
        count = number_of(self.count, state, source)
        lying = state.piles.get(place(PARTS, source.seat), ())
        taken = yield from choose_cards(table, source, source.seat, lying, count, count, ASSEMBLED)
        for card in taken:
            yield from move_card(table, card, ASSEMBLED)
        yield from take_apart(table, source, MOST)
        return len(taken) == count

    def phrase(self) -> Phrase:
        """"assemble 1 Part"."""
        if isinstance(self.count, int):
            return say("assemble-parts", count=self.count)
        return say("assemble-x-parts", amount=self.count.phrase())


@dataclass(eq=False)
class TakeApart(Step):
    """Parts are taken apart until no more than so many are assembled (§x3-8)."""

    said = "take-parts-apart"

    left: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose and take them apart; true even if there were no more than that."""
        yield from take_apart(table, source, self.left)
        return True


def assembled_parts(side: Side = ME) -> Count:
    """How many parts a player has assembled (§x3-9); 0 for who has no such area."""
    return CardsIn((ASSEMBLED,), side, CardFilter(), "amount-assembled-parts")


# --- the attack made of them


@dataclass(eq=False)
class AttackInsteadOfRebuild(Standing):
    """In place of a rebuild its player may reveal an assembled main part that has a keyword with any number of custom
    parts, and make an attack of them; then all parts are taken apart (§x3-3). Asked whenever parts are assembled: which
    ones they are is hidden.
    """

    called = "rule-parts"
    said = "attack-instead-of-rebuild"
    terms = ("keyword",)

    keyword: str

    def hooks(self) -> Iterable[Hook]:
        """Put in the place of the rebuild (§9-7)."""
        return (
            AroundStep(
                clause=self, step="9-7", place="instead", resolve=self._resolve, fits=self._fits, optional=True
            ),
        )

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return seat == source.seat and bool(assembled(state, seat))

    def _resolve(self, table: Table, source: Source, seat: int) -> Resolution[bool]:
        """Steps 1 to 7; false if the player leaves it."""
        state = table.state
        lying = assembled(state, seat)
        mains = [card for card in lying if WithKeyword(self.keyword).admits(state, source, card)]
        main = yield from self._choose(source, mains, 1, say("prompt-main-part"))
        if not main:
            return False
        customs: tuple[int, ...] = ()
        if len(lying) > 1:
            free = [card for card in lying if grades_of(state.info(card))]
            customs = yield from self._choose(source, free, len(free), say("prompt-custom-parts"))
        table.emit(EffectArose(self.ref, source))
        yield from reveal(table, (*main, *customs))
        # taken apart (5.) before the attack is there (4.), which doesn't ask where the parts lie
        for card in lying:
            yield from move_card(table, card, PARTS)
        yield from launch(table, self._attack(state, seat, main[0], customs))
        return True

    def _choose(self, source: Source, cards: Sequence[int], most: int, prompt: Phrase) -> Resolution[tuple[int, ...]]:
        keys = yield from ask(
            ChooseCards(
                seat=source.seat,
                options=tuple(Option(f"card:{card}") for card in cards),
                least=0,
                most=max(1, most),
                ordered=most > 1,
                section="x3-3",
                prompt=prompt,
                secret=True,
            )
        )
        return tuple(int(key[5:]) for key in keys)

    def _attack(self, state: State, seat: int, main: int, customs: Sequence[int]) -> Attack:
        """The main part's figures and texts, then the texts of the custom parts in the order chosen (3. and 4.)."""
        draft = draft_attack(state, seat, main, -1, "effect")
        added = [grades_of(state.info(card)).get(len(customs)) for card in customs]
        refs = tuple(effect.clause.ref for effect in added if effect is not None)
        return altered(draft, from_card=False, effects=(*draft.effects, *refs))


def attack_instead_of_rebuilds() -> Standing:
    """The rule of the sheet of who has parts (§x3-3)."""
    return AttackInsteadOfRebuild(_DIGITAL)
