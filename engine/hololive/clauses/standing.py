"""What stands in force: more or less of arts, HP and damage; what is done when somebody is hit, downed, blooms."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Clause, Condition, Hook, Standing, Step, follow
from engine.cardgame.decisions import ChooseNumber
from engine.cardgame.happenings import Happening
from engine.cardgame.hooks import ADD, FIT, SET, Act, AroundStep, AtPhase, Forbid, Modify, Permit, React
from engine.cardgame.lasting import begin, schedule
from engine.cardgame.source import Source
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.flow import then
from engine.cardgame.words.sides import ME
from engine.cardgame.words.wording import conditional, one_after_another
from engine.hololive.areas import HOLO_POWER
from engine.hololive.card import COLOURLESS, LEVELS
from engine.hololive.clauses.members import Those
from engine.hololive.clauses.numbers import Turn
from engine.hololive.clauses.steps import asking, playable_again, willing
from engine.hololive.clauses.traits import for_each
from engine.hololive.events import (
    ArtsUsed,
    Bloomed,
    CardAttached,
    CardMoved,
    CheerArchived,
    DamageDealt,
    Declared,
    EffectArose,
    Healed,
    Marked,
)
from engine.hololive.legality import skills_left
from engine.hololive.procedures.choosing import choose_holomem
from engine.hololive.procedures.damage import lose_life, would_hurt
from engine.hololive.procedures.dice import SIDES
from engine.hololive.procedures.performance import AGAIN, use_arts
from engine.hololive.procedures.playing import pay_skill
from engine.hololive.terms import term
from engine.hololive.values import (
    ability_of,
    affordable,
    controller,
    holomem,
    on_stage,
    oshi,
    top,
)
from engine.kernel.decisions import Option
from engine.kernel.events import Event
from engine.kernel.resolution import ask_one
from engine.text.catalog import card_message_id
from engine.text.phrase import Name, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.words.filters import CardFilter
    from engine.hololive.card import Skill
    from engine.hololive.clauses.members import Members
    from engine.hololive.state import State
    from engine.hololive.table import Fall, Table, Throw, Wound
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase, Slot


@dataclass(eq=False)
class ForTheTurn(Step):
    """Something stands in force until the turn ends, or until the end of the opponent's next turn: for the holomem
    that it speaks of, of those that are on the stage now (§10.10.2).
    """

    standing: Standing
    until: Literal["turn", "their-turn"] = "turn"
    said: str = "hololive-for-{until}"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """It lasts for those who are there, and goes along with them (§5.13.2): "this holomem" is the one that it was,
        wherever a card that added the text goes. For nobody it doesn't begin (§10.7.2.3.4).
        """
        yield from ()
        if not self.possible(table.state, source):
            return False
        if isinstance(self.standing, Change) and self.standing.times is not None:
            source = source._replace(x=number_of(self.standing.times, table.state, source))
        if source.card >= 0 and (bearer := top(table.state, source.card)) >= 0:
            source = source._replace(card=bearer)
        if not of_those(self.standing):
            source = source._replace(them=tuple(card for seat in (0, 1) for card in holomem(table.state, seat)))
        begin(table, source, self.standing, "standing", self._until(table.state, source))
        return True

    def _until(self, state: State, source: Source) -> str:
        """The next turn of the opponent's is another one than this, if this is theirs."""
        if self.until == "turn":
            return "turn"
        return f"turn:{state.turn + (1 if state.turn_player == source.seat else 2)}"

    def possible(self, state: State, source: Source) -> bool:
        """What speaks of those chosen does nothing without them."""
        return bool(source.them) or not of_those(self.standing)


def of_those(clause: Clause) -> bool:
    """Whether a clause speaks of what was chosen before it."""
    return isinstance(clause, Those) or any(of_those(part) for part in clause.parts())


def concerns(members: Members, state: State, source: Source, card: int) -> bool:
    """Whether something in force is about a holomem: one that it means, and that was there when it began to last."""
    if card not in members.find(state, source):
        return False
    return not source.them or any(top(state, one) == card for one in source.them)


@dataclass(eq=False)
class Change(Standing):
    """A number of holomem that is more or less by so much: their `arts`, their `hp`, their `baton` (§10.10.1.4)."""

    value: Literal["arts", "hp", "baton"]
    members: Members
    by: Number
    times: Number | None = None
    said: str = "hololive-change-{value}"
    counted: bool = False
    """How often was counted when it began to last: that is X."""

    def hooks(self) -> Iterable[Hook]:
        """Added to the printed number."""
        yield Modify(clause=self, value=self.value, layer=ADD, change=self._change, fits=self._fits)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        return concerns(self.members, state, source, card)

    def _change(self, number: int, state: State, source: Source) -> int:
        more = number_of(self.by, state, source)
        if self.times is None:
            return number + more
        return number + more * (source.x if self.counted else number_of(self.times, state, source))

    def phrase(self) -> Phrase:
        """"Arts of your center holomem +20"."""
        said = say(f"hololive-change-{self.value}", members=self.members.phrase(), by=number_slot(self.by))
        return for_each(said, self.times)


@dataclass(eq=False)
class Cheaper(Clause):
    """このアーツに必要な無色-N: under a condition, or `times` a number (§10.5)."""

    by: int
    times: Number | None = None
    condition: Condition | None = None

    def change(self, cost: Counter[str], state: State, card: int) -> Counter[str]:
        """What the arts of that holomem need now."""
        source = Source(controller(state, card), card)
        if self.condition is None or self.condition.holds(state, source):
            cost[COLOURLESS] -= self.by * (1 if self.times is None else number_of(self.times, state, source))
        return cost

    def phrase(self) -> Phrase:
        """"Colourless cheer that these arts need −1"."""
        said = for_each(say("hololive-cheaper", by=-self.by), self.times)
        return said if self.condition is None else conditional(self.condition.phrase(), said)


@dataclass(eq=False)
class Wounds(Standing):
    """Damage that holomem take (§10.2.1.3.3), or deal: so much more or less; or none at all. `kind`: `any`, `special`,
    `arts`; `from_opponent`: only what the opponent deals.
    """

    how: Literal["taken", "dealt"]
    members: Members
    by: int = 0
    kind: Literal["any", "special", "arts"] = "any"
    to: Members | None = None
    """Only damage to these."""
    of: Members | None = None
    """Only damage that these deal."""
    none: bool = False
    from_opponent: bool = False

    def hooks(self) -> Iterable[Hook]:
        """Where damage is about to be dealt."""
        yield Modify(
            clause=self, value=self.how, layer=FIT if self.none else ADD, change=self._change, fits=self._fits
        )

    def _fits(self, state: State, source: Source, wound: Wound) -> bool:
        if self.kind != "any" and wound.arts != (self.kind == "arts"):
            return False
        if self.from_opponent and wound.seat == source.seat:
            return False
        if self.to is not None and wound.target not in self.to.find(state, source):
            return False
        dealer = top(state, wound.by) if wound.by >= 0 else -1
        if self.of is not None and dealer not in self.of.find(state, source):
            return False
        subject = wound.target if self.how == "taken" else dealer
        return concerns(self.members, state, source, subject)

    def _change(self, amount: int, _state: State, _source: Source) -> int:
        """What isn't taken isn't made more by anything (§10.11.1.1): that comes last."""
        return 0 if self.none else amount + self.by

    def phrase(self) -> Phrase:
        """"Damage that this holomem takes −10"."""
        slots = {"members": self.members.phrase(), "kind": self.kind, "opponent": int(self.from_opponent)}
        if self.none:
            return say("hololive-wounds-none", **slots)
        if self.to is not None:
            return say("hololive-wounds-dealt-to", **slots, by=self.by, to=self.to.phrase())
        if self.of is not None:
            return say("hololive-wounds-taken-of", **slots, by=self.by, of=self.of.phrase())
        return say(f"hololive-wounds-{self.how}", **slots, by=self.by)


@dataclass(eq=False)
class While(Standing):
    """Something stands in force only while something is so (§10.3.3)."""

    said = "hololive-while"
    condition: Condition
    standing: Standing

    def hooks(self) -> Iterable[Hook]:
        """The same hooks under the condition."""
        return [hook.guarded(self.condition) for hook in self.standing.hooks()]

    def phrase(self) -> Phrase:
        """"While …, …"; a turn is a time."""
        if isinstance(self.condition, Turn):
            return say("hololive-during", condition=self.condition.phrase(), text=self.standing.phrase())
        return super().phrase()


@dataclass(eq=False)
class Cannot(Standing):
    """Holomem can't do something: `move`, `baton`, `be-target-of-arts`."""

    what: str
    members: Members
    said: str = "hololive-cannot-{what}"

    def hooks(self) -> Iterable[Hook]:
        """Asked wherever it would be done."""
        yield Forbid(
            clause=self, what=self.what, fits=lambda state, source, card: concerns(self.members, state, source, card)
        )


@dataclass(eq=False)
class CountsAsCheer(Standing):
    """The card counts as cheer of a colour when its holomem uses arts."""

    said = "hololive-counts-as-cheer"
    colour: str
    members: Members

    def slots(self) -> dict[str, Slot]:
        """Whose, and the colour."""
        return {"members": self.members.phrase(), "colour": term(self.colour)}

    def hooks(self) -> Iterable[Hook]:
        """Asked when arts are paid."""
        yield Permit(
            clause=self, what="counts-as-cheer",
            fits=lambda state, source, card: card in self.members.find(state, source),
        )  # fmt: skip


@dataclass(eq=False)
class StandsInForCheer(Standing):
    """The card can be archived instead of a cheer of a colour that is archived for an ability of its holomem."""

    said = "hololive-stands-in-for-cheer"
    members: Members
    colour: str

    def slots(self) -> dict[str, Slot]:
        """Whose, and the colour."""
        return {"members": self.members.phrase(), "colour": term(self.colour)}

    def hooks(self) -> Iterable[Hook]:
        """Asked when cheer is archived."""
        yield Permit(
            clause=self, what="stands-in-for-cheer",
            fits=lambda state, source, card: card in self.members.find(state, source),
        )  # fmt: skip


@dataclass(eq=False)
class MayBloom(Standing):
    """A bloom that the rules don't allow: `bloom-over-levels`, `bloom-again`, of these by such cards of the hand."""

    what: Literal["bloom-over-levels", "bloom-again"]
    members: Members
    cards: CardFilter
    said: str = "hololive-may-{what}"

    def hooks(self) -> Iterable[Hook]:
        """Asked with the card and what it would be laid upon."""
        yield Permit(
            clause=self, what=self.what,
            fits=lambda state, source, pair: (
                area_of(state.where[pair[0]]) == "hand"
                and pair[1] in self.members.find(state, source)
                and self.cards.admits(state, source, pair[0])
            ),
        )  # fmt: skip


@dataclass(eq=False)
class SecondMascot(Standing):
    """A holomem can have a second mascot, of another card name (§5.16.3.3)."""

    said = "hololive-second-mascot"
    members: Members

    def hooks(self) -> Iterable[Hook]:
        """Asked where it is attached."""
        yield Permit(
            clause=self, what="second-mascot",
            fits=lambda state, source, card: card in self.members.find(state, source),
        )  # fmt: skip


@dataclass(eq=False)
class DieIs(Standing):
    """Your dice count as that number."""

    said = "hololive-die-is"
    number: int

    def hooks(self) -> Iterable[Hook]:
        """In place of what they show."""
        yield Modify(
            clause=self, value="die", layer=SET, change=lambda _number, _state, _source: self.number,
            fits=lambda _state, source, seat: seat == source.seat,
        )  # fmt: skip


@dataclass(eq=False)
class AnyCheer(Standing):
    """Arts of these holomem need cheer of any colour, as much as before."""

    said = "hololive-any-cheer"
    members: Members

    def hooks(self) -> Iterable[Hook]:
        """Asked when arts are paid."""
        yield Modify(
            clause=self, value="arts-cost", layer=SET,
            change=lambda cost, _state, _source: Counter({COLOURLESS: cost.total()}),
            fits=lambda state, source, card: card in self.members.find(state, source),
        )  # fmt: skip


@dataclass(eq=False)
class SkillTwice(Standing):
    """The oshi skill of a card can be used twice a turn instead of once."""

    number: str

    def hooks(self) -> Iterable[Hook]:
        """Asked when it is to be used (§12.1.4)."""
        yield Permit(
            clause=self, what="skill-twice-oshi",
            fits=lambda state, source, seat: (
                seat == source.seat and state.info(oshi(state, seat)).number == self.number
            ),
        )  # fmt: skip

    def phrase(self) -> Phrase:
        """"your oshi skill “…” can be used twice a turn"."""
        printed = say("hololive-printed", name=Name(card_message_id(self.number), "oshi"))
        return say("hololive-skill-twice", name=printed)


@dataclass(eq=False)
class ArtsTwice(Standing):
    """After holomem have used arts they use the same arts once more (§5.23), once in the turn."""

    said = "hololive-arts-twice"
    members: Members

    def hooks(self) -> Iterable[Hook]:
        """Upon their use."""
        yield React(clause=self, events=(ArtsUsed,), fits=self._fits, resolve=self._resolve)

    def _fits(self, event: ArtsUsed, state: State, source: Source) -> bool:
        return top(state, event.card) in self.members.find(state, source) and self._mark(source) not in state.marks

    def _mark(self, source: Source) -> str:
        return f"turn:arts-twice:{source.seat}:{self.ref}"

    def _resolve(self, table: Table, source: Source, event: ArtsUsed) -> Resolution[None]:
        yield from ()
        table.emit(Marked(self._mark(source)))
        going = source._replace(card=event.card, x=int(event.key), them=())
        schedule(table, going, self, AGAIN, "turn")

    def again(self, table: Table, source: Source) -> Resolution[None]:
        """At a target of its player's choice, if they can still be played."""
        for art, targets in playable_again(table.state, source):
            for target in (
                yield from choose_holomem(table, source.seat, targets, section="5.23.1", source=source.card)
            ):
                yield from use_arts(table, source.card, art, target)


# --- automatic abilities (§10.8)


@dataclass(eq=False)
class Whenever(Standing):
    """「〜した時」: something is done at the next check timing after something happened; `once` a turn."""

    happening: Happening
    step: Step
    once: bool = False

    def hooks(self) -> Iterable[Hook]:
        """Upon the events."""
        yield React(
            clause=self, events=self.happening.kinds, fits=self._fits, resolve=self._resolve,
            spoken_of=self.happening.spoken_of,
        )  # fmt: skip

    def _fits(self, event: Any, state: State, source: Source) -> bool:
        return self.usable(state, source) and self.happening.fits(event, state, source)

    def usable(self, state: State, source: Source) -> bool:
        """Used once a turn it can't be played again, though it waits twice (§10.7.2.1.1, §10.8.3.2)."""
        return not self.once or _once(self, source) not in state.marks

    def _resolve(self, table: Table, source: Source, event: Event) -> Resolution[Any]:
        if self.once:
            table.emit(Marked(_once(self, source)))
        yield from self.step.run(table, self.happening.spoken_of(event, source))

    def phrase(self) -> Phrase:
        """"When …, …"."""
        said = say("hololive-whenever", trigger=self.happening.phrase(), step=self.step.phrase())
        return say("hololive-once-a-turn", text=said) if self.once else said


def _once(clause: Standing, source: Source, *, shared: bool = False) -> str:
    """What marks an ability as used this turn: of a card that leaves the stage it is forgotten (§4.1.4), but not where
    all of the same name share it.
    """
    return f"turn:once:{clause.ref}:{f'seat{source.seat}' if shared else source.card}"


def when_arts_used(members: Members, *steps: Step, once: bool = False) -> Standing:
    """アーツを使った時."""
    return Whenever(_happening(members, ArtsUsed, "hololive-when-arts-used"), _steps(steps), once)


def when_bloomed(members: Members, *steps: Step, once: bool = False) -> Standing:
    """Bloomした時."""
    return Whenever(_happening(members, Bloomed, "hololive-when-bloomed"), _steps(steps), once)


def when_collabed(members: Members, *steps: Step, once: bool = False) -> Standing:
    """コラボした時."""
    found = _happening(members, CardMoved, "hololive-when-collabed")
    found.test = _also(found.test, lambda event: event.why == "collab")
    return Whenever(found, _steps(steps), once)


def when_entered(members: Members, *steps: Step, once: bool = False) -> Standing:
    """ステージに出た時."""
    found = _happening(members, CardMoved, "hololive-when-entered")
    found.test = _also(found.test, lambda event: area_of(event.target) == "back" and event.why in ("enter", "effect"))
    return Whenever(found, _steps(steps), once)


def when_damaging(by: Members, members: Members, *steps: Step, once: bool = False) -> Standing:
    """相手の〜にダメージを与えた時: what follows speaks of who took it, and of how much."""

    def test(event: Any, state: State, source: Source) -> bool:
        return (
            event.by >= 0
            and (event.by if area_of(state.where[event.by]) == "oshi" else top(state, event.by))
            in by.find(state, source)
            and top(state, event.card) in members.find(state, source)
        )

    words = (("by", by.phrase()), ("members", members.phrase()))
    return Whenever(_Hit((DamageDealt,), "hololive-when-damaging", test=test, words=words), _steps(steps), once)


class _Hit(Happening):
    """Damage that was dealt."""

    def spoken_of(self, event: Any, source: Source) -> Source:
        """Whoever took it, and how much."""
        return source._replace(them=(event.card,), x=event.amount)


def when_hit(members: Members, *steps: Step, once: bool = False) -> Standing:
    """ダメージを受けた時."""
    return Whenever(_happening(members, DamageDealt, "hololive-when-hit"), _steps(steps), once)


def when_healed(members: Members, *steps: Step, once: bool = False) -> Standing:
    """自分の能力で回復した時."""
    found = _happening(members, Healed, "hololive-when-healed")
    found.side = ME
    return Whenever(found, _steps(steps), once)


def when_level_rose(members: Members, *steps: Step, once: bool = False) -> Standing:
    """Bloomレベルが上がった時: not when it bloomed into the level that it had."""

    def test(event: Any, state: State, source: Source) -> bool:
        now, before = (LEVELS.index(state.info(one).level or "debut") for one in (event.card, event.on))
        return bool(now > before and event.card in members.find(state, source))

    words = (("members", members.phrase()),)
    return Whenever(Happening((Bloomed,), "hololive-when-level-rose", test=test, words=words), _steps(steps), once)


def when_attached(*steps: Step) -> Standing:
    """このカードを手札から付けた時."""

    def test(event: Any, _state: State, source: Source) -> bool:
        return bool(event.card == source.card and event.why == "play")

    return Whenever(Happening((CardAttached,), "hololive-when-attached", test=test), _steps(steps))


def when_cheer_archived(members: Members, *steps: Step) -> Standing:
    """ホロメンの能力でエールをアーカイブした時: what follows speaks of that cheer."""

    def test(event: Any, state: State, source: Source) -> bool:
        return ability_of(state, event.card) in members.find(state, source)

    words = (("members", members.phrase()),)
    return Whenever(_Archived((CheerArchived,), "hololive-when-cheer-archived", test=test, words=words), _steps(steps))


class _Archived(Happening):
    """Cheer that was archived."""

    def spoken_of(self, event: Any, source: Source) -> Source:
        """Those cards."""
        return source._replace(them=event.cheer)


def _happening(members: Members, kind: type[Event], said: str) -> Happening:
    def test(event: Any, state: State, source: Source) -> bool:
        return top(state, event.card) in members.find(state, source)

    return Happening((kind,), said, test=test, words=(("members", members.phrase()),))


def _also(test: Any, more: Any) -> Any:
    return lambda event, state, source: more(event) and test(event, state, source)


def _steps(steps: tuple[Step, ...]) -> Step:
    return then(*steps)


@dataclass(eq=False)
class WheneverSo(Standing):
    """「〜がない時」: something is done when something is so (状態誘発, §10.8.6), and again if it still is so then."""

    said = "hololive-whenever-so"
    condition: Condition
    step: Step

    def hooks(self) -> Iterable[Hook]:
        """Upon anything by which it may have come about."""
        yield React(
            clause=self, events=(Event,), fits=lambda _event, state, source: self.condition.holds(state, source),
            resolve=lambda table, source, _event: self.step.run(table, source),
        )  # fmt: skip


@dataclass(eq=False)
class AtStep(Standing):
    """「〜の始めに」「〜の終わりに」: something is done at a point of a step (§7): `performance`, `end`, `main` …"""

    said = "hololive-at-{timing}"
    timing: str
    step: Step

    def hooks(self) -> Iterable[Hook]:
        """Once in each such step of its own player."""
        yield AtPhase(clause=self, timing=self.timing, resolve=lambda table, source: self.step.run(table, source))


@dataclass(eq=False)
class InMainStep(Standing):
    """「自分のメインステップで、〜できる」: an act of the main step, once a turn."""

    said = "hololive-in-main-step"
    step: Step

    def hooks(self) -> Iterable[Hook]:
        """Offered among the acts."""
        yield Act(clause=self, key=self.ref, options=self._options, resolve=self._resolve)

    def _options(self, state: State, source: Source) -> tuple[Option, ...]:
        if _once(self, source) in state.marks or not self.step.payable(state, source):
            return ()
        return (Option(f"act:{self.ref}:{source.card}", label=self.step.phrase()),)

    def _resolve(self, table: Table, source: Source, _key: str) -> Resolution[Any]:
        table.emit(Marked(_once(self, source)))
        yield from self.step.run(table, source)


@dataclass(eq=False)
class WhenShown(Standing):
    """「アーツでカードを公開した時」: something is done with cards of the deck that arts of these holomem show."""

    members: Members
    step: Step
    once: bool = False

    def hooks(self) -> Iterable[Hook]:
        """Before what the arts do with the cards."""
        yield AroundStep(clause=self, step="shown", place="before", resolve=self._resolve, fits=self._fits)

    def _fits(self, state: State, source: Source, shown: Source) -> bool:
        if self.once and _once(self, source) in state.marks:
            return False
        return state.art is not None and state.art.card == shown.card in self.members.find(state, source)

    def _resolve(self, table: Table, source: Source, shown: Source) -> Resolution[Any]:
        if self.once:
            table.emit(Marked(_once(self, source)))
        yield from self.step.run(table, source._replace(them=shown.them))

    def phrase(self) -> Phrase:
        """"When arts of this holomem have shown cards of your deck, …"."""
        said = say("hololive-when-shown", members=self.members.phrase(), step=self.step.phrase())
        return say("hololive-once-a-turn", text=said) if self.once else said


# --- what is done when a holomem is downed (§11.3.1.1), hit, or a die is rolled


@dataclass(eq=False)
class WhenDowned(Standing):
    """「ダウンした時」「ダウンさせた時」: of these holomem, by those (if they are named); done while it is downed."""

    members: Members
    step: Step
    by: Members | None = None
    once: bool = False
    arts: bool = False
    """By arts alone."""
    shared: bool = False
    """Once a turn for all abilities of that name (自分のギフト「〜」はターンに1回しか使えない)."""

    def hooks(self) -> Iterable[Hook]:
        """Around the downing."""
        yield AroundStep(clause=self, step="down", place="before", resolve=self._resolve, fits=self._fits)

    def _fits(self, state: State, source: Source, fall: Fall) -> bool:
        if (self.once or self.shared) and _once(self, source, shared=self.shared) in state.marks:
            return False
        if self.by is not None and (fall.by < 0 or top(state, fall.by) not in self.by.find(state, source)):
            return False
        return fall.card in self.members.find(state, source) and (not self.arts or fall.arts)

    def _resolve(self, table: Table, source: Source, fall: Fall) -> Resolution[Any]:
        if self.once or self.shared:
            table.emit(Marked(_once(self, source, shared=self.shared)))
        table.fall = fall
        yield from self.step.run(table, source._replace(them=(fall.card,)))

    def phrase(self) -> Phrase:
        """"When this holomem downs a holomem of the opponent's, …"."""
        if self.by is None:
            said = say("hololive-when-downed", members=self.members.phrase(), step=self.step.phrase())
        else:
            key = "hololive-when-downs-by-arts" if self.arts else "hololive-when-downs"
            said = say(
                key, members=self.members.phrase(), by=self.by.phrase(), step=self.step.phrase()
            )
        if self.shared:
            return say("hololive-once-a-turn-shared", text=said)
        return say("hololive-once-a-turn", text=said) if self.once else said


@dataclass(eq=False)
class SpareLife(Step):
    """自分の減るライフ-1: the downing that is under way costs so much less life."""

    said = "hololive-step-spare-life"
    by: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Never below none."""
        yield from ()
        if table.fall is not None:
            table.fall.life = max(0, table.fall.life - self.by)
        return table.fall is not None


@dataclass(eq=False)
class LoseLife(Step):
    """相手のライフ-1."""

    said = "hololive-step-lose-life"
    by: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """At the next check timing (§11.5), whatever a downing costs that is under way."""
        yield from lose_life(table, 1 - source.seat, self.by)
        return True


@dataclass(eq=False)
class TakeUp(Step):
    """重なっているホロメンすべてを手札に戻す: the holomem that is being downed goes to the hand with all under it."""

    said = "hololive-step-take-up"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Instead of to the archive."""
        yield from ()
        if table.fall is not None:
            table.fall.to_hand = True
        return table.fall is not None


@dataclass(eq=False)
class TakeLess(Step):
    """受けるダメージ-N, そのダメージを受けない: of the damage that is about to come."""

    said = "hololive-takes-less"
    less: int = 0
    """0: all of it."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Where damage is about to come."""
        yield from ()
        if table.wound is not None:
            table.wound.lessen(self.less)
        return table.wound is not None


@dataclass(eq=False)
class TakeInstead(Step):
    """そのダメージを〜がかわりに受ける: another holomem takes the damage that is about to come."""

    said = "hololive-step-take-instead"
    members: Members

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One of the player's choice."""
        wound = table.wound
        if wound is None:
            return False
        among = [one for one in self.members.find(table.state, source) if one != wound.target]
        for one in (yield from choose_holomem(
            table, source.seat, among, section="10.7.2.3", source=source.card, prompt=asking(self)
        )):
            wound.target = one
            return True
        return False

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is one but for whom the damage would come to."""
        return any(one not in source.them for one in self.members.find(state, source))


@dataclass(eq=False)
class WhenHurt(Standing):
    """「ダメージを受ける時」: damage of the opponent's that is about to come is less, or becomes something else
    (§10.2.1.3); `steps` come first and must be done, where there are some.
    """

    members: Members
    less: int = 0
    """0: all of it."""
    steps: tuple[Step, ...] = ()
    step: Step | None = None
    """What is done instead, which speaks of the damage by `TakeLess`; left undone it doesn't count as used."""
    kind: Literal["any", "special", "arts"] = "any"
    anyone: bool = False
    """Damage of either player's."""
    during: Condition | None = None
    once: bool = False
    asks: bool = False
    """Its player may leave it; a step that asks by itself needs no other question."""

    def hooks(self) -> Iterable[Hook]:
        """Around the damage."""
        yield AroundStep(clause=self, step="damage", place="before", resolve=self._resolve, fits=self._fits)

    def _fits(self, state: State, source: Source, wound: Wound) -> bool:
        if self.once and _once(self, source) in state.marks:
            return False
        if (wound.seat == source.seat and not self.anyone) or not would_hurt(state, wound):
            return False
        if self.kind != "any" and wound.arts != (self.kind == "arts"):
            return False
        if wound.target not in self.members.find(state, source):
            return False
        if self.during is not None and not self.during.holds(state, source):
            return False
        steps = self.steps if self.step is None else (*self.steps, self.step)
        about = source._replace(them=(wound.target,))  # of whom the steps speak: who would be hurt
        return all(step.payable(state, about) for step in steps)

    def _resolve(self, table: Table, source: Source, wound: Wound) -> Resolution[Any]:
        if self.step is not None:
            table.wound = wound
            done = yield from self.step.run(table, source)
            table.wound = None
            if done and self.once:
                table.emit(Marked(_once(self, source)))
            return
        if self.asks and not (yield from willing(table, source, self.phrase(), wound)):
            return
        if self.once:
            table.emit(Marked(_once(self, source)))
        for step in self.steps:
            done, source = yield from follow(table, source, step)
            if not done:
                return
        wound.lessen(self.less)

    def phrase(self) -> Phrase:
        """"When your white holomem would take damage from the opponent, …: it takes 30 less"."""
        done = say("hololive-takes-less", less=self.less) if self.step is None else self.step.phrase()
        if self.steps:
            done = say("hololive-paying", pay=one_after_another([step.phrase() for step in self.steps]), step=done)
        if self.asks:
            done = say("may", step=done)
        said = say(
            "hololive-when-hurt", members=self.members.phrase(), opponent=int(not self.anyone), kind=self.kind,
            step=done,
        )  # fmt: skip
        if self.during is not None:
            said = say("hololive-during", condition=self.during.phrase(), text=said)
        return say("hololive-once-a-turn", text=said) if self.once else said


# --- oshi skills that react (§12.1.5)


@dataclass(eq=False)
class UsedUpon(Standing):
    """What is used upon something else than as an act of its own: what it reacts to is a `Whenever`, `WhenHurt` or
    `WhenDowned`, which its player may leave, and isn't asked about where it can't be used (§10.11.3).
    """

    standing: Standing

    @abstractmethod
    def usable(self, state: State, source: Source) -> bool:
        """Whether it can be used now."""

    @abstractmethod
    def use(self, table: Table, source: Source) -> Resolution[None]:
        """It is used: what that costs, and that it counts."""

    def hooks(self) -> Iterable[Hook]:
        """Its hooks, each with the question and the payment before it; what permits something is asked where it is
        used, and what waits once it is to be played (`procedures.checks`). That it is used is told, not that it is
        asked about.
        """
        return [hook if isinstance(hook, Permit) else self._asked(hook) for hook in self.standing.hooks()]

    def _asked(self, hook: Any) -> Hook:
        resolve, fits = hook.resolve, hook.fits

        def asked(table: Table, source: Source, subject: Any) -> Resolution[Any]:
            if self.usable(table.state, source) and (yield from willing(table, source, self.phrase(), subject)):
                yield from self.use(table, source)
                yield from resolve(table, source, subject)

        def fitting(state: State, source: Source, subject: Any) -> bool:
            return (fits is None or fits(state, source, subject)) and self.usable(state, source)

        if isinstance(hook, React):
            return replace(hook, clause=self, resolve=asked, told=False)
        found: Hook = replace(hook, clause=self, resolve=asked, fits=fitting)
        return found

    def phrase(self) -> Phrase:
        """What it says."""
        return self.standing.phrase()


@dataclass(eq=False)
class SkillUpon(UsedUpon):
    """An oshi skill that is used upon something else than in the main step; only then it is paid and counts
    (§12.1.5.3).
    """

    def _skill(self, state: State, source: Source) -> Skill:
        return next(one for one in state.info(oshi(state, source.seat)).skills if one.reacts is self)

    def usable(self, state: State, source: Source) -> bool:
        """There is the holo power for it (§12.1.3), and it is not used up (§12.1.4)."""
        skill = self._skill(state, source)
        power = len(state.piles.get(HOLO_POWER[source.seat], ()))
        return power >= skill.cost and skills_left(state, source.seat, skill) > 0

    def use(self, table: Table, source: Source) -> Resolution[None]:
        """Its holo power goes to the archive."""
        skill = self._skill(table.state, source)
        yield from pay_skill(table, source.seat, skill.key, skill.cost)


@dataclass(eq=False)
class ArtsUpon(UsedUpon):
    """Arts that are used upon something else than in the performance step (§12.2.2): before what they react to, as
    `WhenHurt` (§12.2.5.1), or along with it once it has happened, as a `Whenever` (§12.2.5.2).
    """

    once: bool = False
    at_once: ClassVar[bool] = True

    def use(self, table: Table, source: Source) -> Resolution[None]:
        """Nothing is paid."""
        yield from ()
        table.emit(Marked(_once(self, source)))
        table.emit(EffectArose(self.ref, source))

    def usable(self, state: State, source: Source) -> bool:
        """The cheer for them is there, and they are not used up."""
        card = source.card
        art = next(one for one in state.info(card).arts if one.reacts is self)
        used = self.once and _once(self, source) in state.marks
        return not used and on_stage(state, card) and affordable(state, card, art)

    def phrase(self) -> Phrase:
        """What they say."""
        said = self.standing.phrase()
        return say("hololive-once-a-turn", text=said) if self.once else said


@dataclass(eq=False)
class PowerForHand(Standing):
    """「手札をアーカイブする時」: for abilities of these holomem holo power can be archived instead, card for card; so
    many are what the skill costs.
    """

    said = "hololive-power-for-hand"
    members: Members

    def hooks(self) -> Iterable[Hook]:
        """Asked where cards of the hand are archived."""
        yield Permit(
            clause=self, what="power-for-hand",
            fits=lambda state, source, card: card in self.members.find(state, source),
        )  # fmt: skip


@dataclass(eq=False)
class DeclareDie(Standing):
    """「サイコロを振る時」: a number is declared, and the next die counts as that."""

    said = "hololive-declare-die"
    members: Members

    def hooks(self) -> Iterable[Hook]:
        """Before the die is rolled."""
        yield AroundStep(clause=self, step="before-die", place="before", resolve=self._resolve, fits=self._fits)

    def _fits(self, state: State, source: Source, throw: Throw) -> bool:
        return throw.seat == source.seat and ability_of(state, throw.card) in self.members.find(state, source)

    def _resolve(self, table: Table, source: Source, throw: Throw) -> Resolution[Any]:
        options = tuple(Option(str(number)) for number in range(1, SIDES + 1))
        key = yield from ask_one(
            ChooseNumber(
                seat=source.seat, options=options, section="10.2.1.3.3", prompt=say("hololive-ask-die-number")
            )
        )
        table.emit(Declared(source.seat, key))
        throw.declared = int(key)


@dataclass(eq=False)
class RollAgain(Standing):
    """「サイコロを振った時」: the dice are rolled again (§5.24), for what is paid."""

    members: Members
    pay: Step | None = None

    def hooks(self) -> Iterable[Hook]:
        """After they were rolled."""
        yield AroundStep(clause=self, step="die", place="before", resolve=self._resolve, fits=self._fits)

    def _fits(self, state: State, source: Source, throw: Throw) -> bool:
        if throw.again or throw.seat != source.seat:
            return False
        if ability_of(state, throw.card) not in self.members.find(state, source):
            return False
        return self.pay is None or self.pay.payable(state, source)

    def _resolve(self, table: Table, source: Source, throw: Throw) -> Resolution[Any]:
        if self.pay is not None:
            if not (yield from willing(table, source, self.phrase(), throw)):
                return
            yield from self.pay.run(table, source)
        throw.again = True

    def phrase(self) -> Phrase:
        """"When this holomem has rolled a die, you may archive this fan to roll it again"."""
        done = say("hololive-roll-again")
        if self.pay is not None:
            done = say("may", step=say("hololive-paying", pay=self.pay.phrase(), step=done))
        return say("hololive-when-rolled", members=self.members.phrase(), step=done)


def _counted(standing: Standing) -> Standing:
    """What an effect counts, it counts once, when it resolves."""
    return replace(standing, counted=True) if isinstance(standing, Change) else standing


def this_turn(standing: Standing) -> Step:
    """Something stands in force until the turn ends."""
    return ForTheTurn(_counted(standing))


def through_their_turn(standing: Standing) -> Step:
    """Something stands in force until the end of the opponent's next turn."""
    return ForTheTurn(_counted(standing), "their-turn")
