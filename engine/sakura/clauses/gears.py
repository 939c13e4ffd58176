"""Mechanisms (§x8-2, §x8-3): texts in a frame with icons. They are text only while for each kind of icon as many cards
of that type or subtype lie where they count; what else may multiply the numbers in them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import on_card
from engine.cardgame.clauses import Condition, Standing, Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import AroundStep, AtPhase, React
from engine.cardgame.in_force import around
from engine.cardgame.words.flow import handle, not_so
from engine.cardgame.words.wording import joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import DISCARD, ENHANCEMENTS, SHADOW, SPECIALS
from engine.sakura.cards import Framed
from engine.sakura.clauses.amounts import on_this_card
from engine.sakura.clauses.filters import OTHER_MEGAMI
from engine.sakura.clauses.keyword import Keyword, this_gains
from engine.sakura.events import EffectArose
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.rebuild import STEP as REBUILD
from engine.sakura.values.keywords import subtype_of
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot

__all__ = [
    "CHOSEN_SUBTYPE", "CHOSEN_TYPE", "as_it_comes_and_in_end_phase", "ends_uses", "frame", "mechanism_figures",
    "now_and_before_rebuild", "now_and_in_end_phase",
]  # fmt: skip

ICONS: Final = ("attack", "action", "enhancement", "reaction", "full-power")
"""What an icon can show (§x8-2); what shows anything else shows nothing."""
CHOSEN_TYPE: Final = "chosen-type"
CHOSEN_SUBTYPE: Final = "chosen-subtype"
"""Icons that show the type and the subtype of the card that the text has chosen."""
_CHOSEN: Final[dict[str, Slot]] = {CHOSEN_TYPE: say("icon-chosen-type"), CHOSEN_SUBTYPE: say("icon-chosen-subtype")}
GEAR: Final = "gear"
"""The step before the text of a mechanism is resolved."""


# --- what counts


def counting(state: State, seat: int) -> list[int]:
    """The cards that a player's mechanisms count: discard pile, enhancements, used specials (§x8-3)."""
    used = [card for card in state.piles.get(SPECIALS[seat], ()) if state.status[card] == "used"]
    return [*state.piles.get(DISCARD[seat], ()), *state.piles.get(ENHANCEMENTS[seat], ()), *used]


def icons_shown(state: State, cards: Iterable[int]) -> Counter[str]:
    """How many of the cards have which type and which subtype: each card counts for both (§x8-3)."""
    found: Counter[str] = Counter()
    for card in cards:
        shown = (state.info(card).type, subtype_of(state, card))
        found.update(icon for icon in shown if icon in ICONS)
    return found


def mechanism_figures(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """The five icons with how many cards count for each now."""
    found = icons_shown(state, counting(state, seat))
    return tuple((icon, found[icon]) for icon in ICONS)


@dataclass(eq=False)
class Assembled(Condition):
    """For each kind of icon there are as many cards as icons (§x8-3); `others`: with cards of other megami alone."""

    icons: tuple[str, ...]
    others: bool = False

    def met(self, state: State, source: Source) -> tuple[bool, ...]:
        """Which of the icons are met now, seen from the player of the source."""
        cards = counting(state, source.seat)
        if self.others:
            cards = [card for card in cards if OTHER_MEGAMI.admits(state, source, card)]
        left = icons_shown(state, cards)
        found = []
        for icon in self.icons:
            shown = _shown(state, source, icon)
            if shown:
                left[shown] -= 1
            found.append(shown is not None and (not shown or left[shown] >= 0))
        return tuple(found)

    def holds(self, state: State, source: Source) -> bool:
        """Whether the mechanism is complete."""
        return all(self.met(state, source))

    def phrase(self) -> Phrase:
        """"the Mechanism is complete by cards of other Megami"."""
        return say("assembled-by-others" if self.others else "assembled", icons=icons_phrase(self.icons))


def _shown(state: State, source: Source, icon: str) -> str | None:
    """What an icon shows now; empty where it shows nothing, None while that isn't known."""
    if icon not in _CHOSEN:
        return icon
    if not source.them:
        return None
    card = source.them[0]
    shown = state.info(card).type if icon == CHOSEN_TYPE else subtype_of(state, card)
    return shown if shown in ICONS else ""


def icons_phrase(icons: tuple[str, ...]) -> Slot:
    """The icons as a slot: "Action ×3, Reaction ×2"."""
    said = []
    for icon, count in Counter(icons).items():
        name = _CHOSEN.get(icon, Term(icon))
        said.append(say("icon", icon=name, count=count))
    return joined(said, "comma")


# --- frames


@dataclass(eq=False)
class Frame(Framed, Step, Standing):
    """A text in a frame with its mechanism: a step, something that stands, or both. It is text only while the mechanism
    is complete (§x8-2), and where it says so, complete by cards of other megami.
    """

    complete: Assembled
    text: Step | Standing
    others: Assembled | None = None

    def __post_init__(self) -> None:
        """The icons as they are shown."""
        self.icons = tuple("any" if icon in _CHOSEN else icon for icon in self.complete.icons)

    def lit(self, state: State, source: Source) -> tuple[bool, ...]:
        """Which of the icons are met now."""
        return self.complete.met(state, source)

    def counts(self, state: State, source: Source) -> bool:
        """Whether its text counts now."""
        return self.complete.holds(state, source) and (self.others is None or self.others.holds(state, source))

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Resolve the text if it counts, its numbers perhaps multiplied."""
        if not isinstance(self.text, Step):
            return False
        if not self.counts(table.state, source):
            not_so(table, source, self.complete)
            return False
        source = yield from geared(table, source)
        return (yield from self.text.run(table, source))

    def hooks(self) -> Iterable[Hook]:
        """The hooks of a standing text, in force while it counts; those that resolve may be multiplied too."""
        if not isinstance(self.text, Standing):
            return ()
        return tuple(self._framed(hook) for hook in self.text.hooks())

    def _framed(self, hook: Hook) -> Hook:
        hook = replace(hook.guarded(self.complete), clause=self)
        if self.others is not None:
            hook = hook.guarded(self.others)
        if isinstance(hook, React):
            return replace(hook, resolve=_multiplied(hook.resolve))
        if isinstance(hook, AtPhase):
            return replace(hook, resolve=_multiplied(hook.resolve))
        return hook

    def phrase(self) -> Phrase:
        """"Mechanism (Action ×2, Enhancement): …"."""
        key = "framed-by-others" if self.others is not None else "framed"
        return say(key, icons=icons_phrase(self.complete.icons), step=self.text.phrase())


def _multiplied(resolve: Callable[..., Resolution[Any]]) -> Callable[..., Resolution[Any]]:
    """What a hook resolves, by a source whose numbers may be multiplied."""

    def resolved(table: Table, source: Source, *about: Any) -> Resolution[Any]:
        source = yield from geared(table, source)
        return (yield from resolve(table, source, *about))

    return resolved


def geared(table: Table, source: Source) -> Resolution[Source]:
    """The source by which the text of a mechanism is resolved: what its player has may multiply its numbers."""
    for hook, by in around(table.state, GEAR, "before", source.seat):
        factor: int = yield from hook.resolve(table, by, source)
        source = source._replace(scale=source.scale * factor)
    return source


@dataclass(eq=False)
class MultipliesMechanisms(Standing):
    """When its player resolves the text of a mechanism, a crystal of this card may go to the shadow: then every number
    written in that text is multiplied.
    """

    said = "multiplies-mechanisms"

    by: int = 2

    def __post_init__(self) -> None:
        """Nothing is asked without a crystal."""
        self.crystal = on_this_card() >= 1

    def hooks(self) -> Iterable[Hook]:
        """The question before each such text."""
        return (
            AroundStep(clause=self, step=GEAR, place="before", resolve=self._resolve, guards=(self.crystal,)),
        )

    def _resolve(self, table: Table, source: Source, mechanism: Source) -> Resolution[int]:
        """By how much the numbers are multiplied."""
        here = on_card(source.card)
        name = CardName(table.state.info(mechanism.card).number)
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat,
                options=(Option("yes", (Move("piece", here, SHADOW),)), Option("no")),
                section="x8-2",
                source=handle(source),
                prompt=say("prompt-multiply-mechanism", card=name, by=self.by),
            )
        )
        if key == "no":
            return 1
        table.emit(EffectArose(self.ref, source))
        moved = yield from move_crystals(table, here, SHADOW, 1, "effect", source.seat, source.card)
        return self.by if moved else 1

    def parts(self) -> Iterable[Clause]:
        """That there is a crystal."""
        return (self.crystal,)


@dataclass(eq=False)
class NowAndAgain(Step, Standing):
    """One step for 【使用時/使用済】 (§9-1-1): done with the use, and while the card is used again in its player's end
    phases (`in-end-phase`) or just before its player's rebuilds (`before-rebuild`).
    """

    step: Step
    again: str
    said: str = "now-and-{again}"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do it now."""
        return self.step.run(table, source)

    def hooks(self) -> Iterable[Hook]:
        """Do it at that point."""
        if self.again == "before-rebuild":
            return (AroundStep(clause=self, step=REBUILD, place="before", resolve=self._before),)
        return (AtPhase(clause=self, timing="end", resolve=self.step.run),)

    def _before(self, table: Table, source: Source, seat: int) -> Resolution[bool]:
        return self.step.run(table, source)


def now_and_in_end_phase(step: Step) -> NowAndAgain:
    """A step with the use, and in your end phases while the card is used."""
    return NowAndAgain(step, "in-end-phase")


def as_it_comes_and_in_end_phase(step: Step) -> NowAndAgain:
    """A step as the card is initialized, and in your end phases while it lies there (§9-1-1-5, §9-1-1-6)."""
    return NowAndAgain(step, "in-end-phase", "as-it-comes-and-in-end-phase")


def now_and_before_rebuild(step: Step) -> NowAndAgain:
    """A step with the use, and just before you rebuild your deck while the card is used (§9-7)."""
    return NowAndAgain(step, "before-rebuild")


def frame(icons: tuple[str, ...], text: Step | Standing, by_others: bool = False) -> Frame:
    """A text in a frame with these icons; `by_others`: it does something only if cards of other megami complete it."""
    return Frame(Assembled(icons), text, Assembled(icons, others=True) if by_others else None)


def ends_uses() -> Standing:
    """終端 (§9-2) of a text that doesn't always count: asked when the card has resolved."""
    return Keyword("terminal", this_gains("terminal"))
