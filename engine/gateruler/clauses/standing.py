"""What stands in force: figures and keywords that change, what is forbidden or permitted, what happens whenever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from engine.cardgame.clauses import Condition, Hook, Standing, Step
from engine.cardgame.hooks import ADD, FIT, SET, Forbid, Modify, Permit, React, Replace
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.flow import then
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import joined
from engine.gateruler.card import Automatic
from engine.gateruler.clauses.those import Those, concerns
from engine.gateruler.events import DamageDealt, LastingEnded, RulerDamaged
from engine.gateruler.terms import term
from engine.gateruler.values import ruler
from engine.text.phrase import Name, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.happenings import Happening
    from engine.cardgame.source import Source
    from engine.gateruler.card import Keyword
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


# --- under a condition, upon something


@dataclass(eq=False)
class While(Standing):
    """Something stands in force only while something is so."""

    said = "gateruler-while"

    condition: Condition
    standing: Standing

    def hooks(self) -> Iterable[Hook]:
        """The same hooks under the condition."""
        return [hook.guarded(self.condition) for hook in self.standing.hooks()]


@dataclass(eq=False)
class Whenever(Automatic):
    """An automatic ability (14-1a-2): once something has happened, it is played in the next system processing."""

    name: str
    """The key of its name in 「」; empty of what a ruler does by its rules."""
    trigger: Happening
    step: Step
    once: Literal["", "turn", "game"] = ""
    """【ターン1】, 【ゲーム1】, for each card: it counts as it goes onto the gate."""
    choose: tuple[Step, ...] = ()
    """What is chosen as it goes onto the gate (14-3), of which the step speaks."""

    def hooks(self) -> Iterable[Hook]:
        """Upon each such event."""
        yield React(
            clause=self, events=self.trigger.kinds, fits=self._fits, resolve=self._resolve, spoken_of=self._spoken_of
        )

    def _fits(self, event: Event, state: State, source: Source) -> bool:
        return self.mark(source) not in state.marks and self.trigger.fits(event, state, source)

    def mark(self, source: Source) -> str:
        """The mark by which it counts; empty where it does whenever its condition is met."""
        return f"{self.once}:{self.ref}:{source.card}" if self.once else ""

    def _spoken_of(self, event: Any, source: Source) -> Source:
        return source._replace(them=(event.card,)) if self.trigger.about else source

    def _resolve(self, table: Table, source: Source, event: Any) -> Resolution[Any]:
        return (yield from self.step.run(table, self._spoken_of(event, source)))

    def phrase(self) -> Phrase:
        """"When this unit attacks, …"."""
        step = then(*self.choose, self.step)
        return say("gateruler-whenever", trigger=self.trigger.phrase(), step=step.phrase())


# --- figures and keywords


@dataclass(eq=False)
class Change(Standing):
    """Figures that are more or less by so much, for each of something where it says so."""

    those: Those
    atk: int = 0
    hp: int = 0
    stk: int = 0
    each: Number = 1

    def hooks(self) -> Iterable[Hook]:
        """Added to the figures printed, one for each figure."""
        for value in ("atk", "hp", "stk"):
            if by := getattr(self, value):
                yield Modify(clause=self, value=value, layer=ADD, change=self._adding(by), fits=self._fits)

    def _adding(self, by: int) -> Any:
        return lambda value, state, source: value + by * number_of(self.each, state, source)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        return concerns(self.those, state, source, card)

    def phrase(self) -> Phrase:
        """"all your 〈Dragon〉 units get ATK+1 and HP+1"."""
        figures = [
            say("gateruler-more-or-less", what=term(value), by=by)
            for value in ("atk", "hp", "stk")
            if (by := getattr(self, value))
        ]
        said = say("gateruler-change", those=self.those.phrase(), figures=joined(figures), many=self.those.many)
        return said if isinstance(self.each, int) else say("gateruler-for-each", each=number_slot(self.each), step=said)


@dataclass(eq=False)
class Gain(Standing):
    """Cards have a keyword besides."""

    those: Those
    keyword: Keyword

    def hooks(self) -> Iterable[Hook]:
        """Added to the keywords printed."""
        yield Modify(
            clause=self, value="keywords", layer=ADD, change=lambda found, _state, _source: {*found, self.keyword},
            fits=lambda state, source, card: concerns(self.those, state, source, card),
        )  # fmt: skip

    def phrase(self) -> Phrase:
        """"a unit has 【Pierce】"."""
        return say("gateruler-gain", those=self.those.phrase(), keyword=term(self.keyword), many=self.those.many)


@dataclass(eq=False)
class LoseKeywords(Standing):
    """Cards have no keywords."""

    those: Those

    def hooks(self) -> Iterable[Hook]:
        """Last of what changes keywords."""
        yield Modify(
            clause=self, value="keywords", layer=FIT, change=lambda _found, _state, _source: set(),
            fits=lambda state, source, card: concerns(self.those, state, source, card),
        )  # fmt: skip

    def phrase(self) -> Phrase:
        """"that unit loses all keywords"."""
        return say("gateruler-lose-keywords", those=self.those.phrase(), many=self.those.many)


@dataclass(eq=False)
class CountsAs(Standing):
    """『 』: for abilities of that name this card is of another level, in every zone (addendum)."""

    level: int
    name: str = "parade"

    def hooks(self) -> Iterable[Hook]:
        """The card's own."""
        yield Modify(
            clause=self, value=f"level-for:{self.name}", layer=SET, own=True,
            change=lambda _level, _state, _source: self.level,
        )  # fmt: skip

    def phrase(self) -> Phrase:
        """"for 『Night Parade』 this card is of level 0"."""
        return say("gateruler-counts-as", level=self.level, name=Name("gateruler-ability", self.name))


# --- what may be done


@dataclass(eq=False)
class Cannot(Standing):
    """Something is forbidden to units (`attack`), or to a player (`play-event`, `guard-summon`, `leave-damage`)."""

    what: Literal["attack", "play-event", "guard-summon", "leave-damage"]
    who: Those | Side | None = ME
    """None: to both players."""

    def hooks(self) -> Iterable[Hook]:
        """Asked by what may be done."""
        yield Forbid(clause=self, what=self.what, fits=self._fits)

    def _fits(self, state: State, source: Source, subject: int) -> bool:
        if isinstance(self.who, Those):
            return concerns(self.who, state, source, subject)
        return self.who is None or subject == self.who.seat(source)

    def phrase(self) -> Phrase:
        """"Units can't attack", "you can't play events"."""
        if isinstance(self.who, Those):
            return say(f"gateruler-cannot-{self.what}", those=self.who.phrase())
        return say(f"gateruler-cannot-{self.what}", who="any" if self.who is None else self.who.value)


@dataclass(eq=False)
class RulerAsEnergy(Standing):
    """A ruler may be rested as one energy."""

    those: Those
    said: str = "gateruler-ruler-as-energy"

    def hooks(self) -> Iterable[Hook]:
        """Asked where energy is counted."""
        yield Permit(
            clause=self, what="ruler-as-energy", fits=lambda state, source, card: card in self.those.find(state, source)
        )


@dataclass(eq=False)
class SummonRight(Standing):
    """召喚権 is more by so much (4-3a)."""

    by: int
    said: str = "gateruler-summon-right"

    def hooks(self) -> Iterable[Hook]:
        """Asked for its own player."""
        yield Modify(
            clause=self, value="summon-right", layer=ADD, change=lambda right, _state, _source: right + self.by
        )


# --- damage that isn't dealt


@dataclass(eq=False)
class Immune(Standing):
    """Units take no damage from effects."""

    those: Those

    def hooks(self) -> Iterable[Hook]:
        """In place of such damage."""
        yield Replace(clause=self, event=DamageDealt, fits=self._fits, instead=lambda _event, _state, _source: ())

    def _fits(self, event: DamageDealt, state: State, source: Source) -> bool:
        return not event.combat and concerns(self.those, state, source, event.card)

    def phrase(self) -> Phrase:
        """"effects deal no damage to all your 〈Magic〉 units"."""
        return say("gateruler-immune", those=self.those.phrase(), many=self.those.many)


@dataclass(eq=False)
class Shield(Standing):
    """The next damage that the player's ruler, or a unit of the player's, is dealt is less by so much; all of it where
    no number is said; once, then it is over. All that wait take their share of it, also where more than one is needed
    (base 8.6): damage becomes none only when all of them have.
    """

    by: int = 0
    combat: bool = False
    """Combat damage alone."""

    def hooks(self) -> Iterable[Hook]:
        """In place of either kind of damage; last of all, in place of what is none any more."""
        for event in (RulerDamaged, DamageDealt):
            yield Replace(clause=self, event=event, fits=self._fits, instead=self._instead)
            yield Replace(clause=self, event=event, fits=_is_none, instead=lambda *_: (), last=True)

    def _fits(self, event: RulerDamaged | DamageDealt, state: State, source: Source) -> bool:
        if self.combat and not event.combat:
            return False
        if isinstance(event, RulerDamaged):
            return event.seat == source.seat and ruler(state, source.seat) >= 0
        return state.where[event.card].endswith(f".{source.seat}")

    def _instead(
        self, event: RulerDamaged | DamageDealt, state: State, source: Source
    ) -> tuple[Event, ...]:
        left = max(0, event.amount - self.by) if self.by else 0
        spent = next(one.id for one in state.lasting if one.ref == self.ref and one.source == source)
        # The damage first: what drops it where nothing is left ends with this.
        return _dealt(event, left), LastingEnded((spent,))

    def phrase(self) -> Phrase:
        """"the next combat damage to you or a unit of yours becomes 0"."""
        return say("gateruler-shield-less" if self.by else "gateruler-shield", by=self.by, combat=int(self.combat))


def _is_none(event: RulerDamaged | DamageDealt, _state: State, _source: Source) -> bool:
    """Whether nothing is left of damage."""
    return event.amount <= 0


def _dealt(event: RulerDamaged | DamageDealt, amount: int) -> Event:
    """The same damage, but so much of it."""
    if isinstance(event, RulerDamaged):
        return RulerDamaged(event.seat, amount, event.by_seat, event.by, event.combat)
    return DamageDealt(event.card, amount, event.seat, event.by, event.combat)
