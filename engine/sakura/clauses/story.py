"""A story told act by act (§x18): the board with its acts and the ways between them, and plots that are prepared and
achieved to go on from one act to the next.

The current act is the counter `act`, the space on which the crystal of the prepared plot stands the counter
`plot-space` (0 where none is prepared). Who has no such counters is always in the first act (§x18-3).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import dropwhile
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import AreaSpec, on_card, place
from engine.cardgame.clauses import Condition, Standing, Step
from engine.cardgame.components import Component, CounterSpec, Handling
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.happenings import Happened, Happening
from engine.cardgame.hooks import AtPhase
from engine.cardgame.in_force import forbidden
from engine.cardgame.words.amounts import Compare, Count
from engine.cardgame.words.conditions import all_of
from engine.cardgame.words.flow import handle
from engine.cardgame.words.wording import bullets, joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import AURA, SAKURA, SHADOW
from engine.sakura.cards import Card, Effect
from engine.sakura.clauses.amounts import Reading, distance, distance_moved
from engine.sakura.clauses.counters import CounterOf, has_counter, read_counter, write_counter
from engine.sakura.clauses.placing import Gather
from engine.sakura.clauses.sides import MY_AURA, ON_THAT_CARD
from engine.sakura.clauses.sides import SHADOW as FROM_SHADOW
from engine.sakura.events import CounterChanged, DistanceChanged
from engine.sakura.procedures.moving import move_card, move_crystals
from engine.sakura.setup import CARD_SET
from engine.sakura.story import STORY, Act, color_term
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = [
    "ACHIEVED", "ACT", "PLOTS", "PLOT_ADVANCED", "PLOT_SPACE", "achieved_when", "act_is", "distance_reached",
    "goes_on", "no_plot_advanced_last_turn", "plot", "plot_not_prepared_this_turn", "story_component",
]  # fmt: skip

ACT: Final = "act"
PLOT_SPACE: Final = "plot-space"
PLOT_ADVANCED: Final = "plot-advanced"
"""The counter of the turn in which a player's plot advanced last."""
PLOTS: Final = "plots"
ACHIEVED: Final = "achieved"
PLOT_SIDES: Final = ("achievement-condition", "will")
"""The sides of a plot, the front and the back (§x18-2-2): each by its term."""


# --- what a text asks


def act_now(state: State, seat: int) -> Act:
    """The current act of a player; the first one for who has no story (§x18-3)."""
    return STORY[read_counter(state, ACT, seat)]


@dataclass(eq=False)
class ActValue(Count):
    """The value of the current act (§x18-3-2)."""

    said = "amount-act-value"

    def value(self, state: State, source: Source) -> int:
        """The number of the act now."""
        return act_now(state, source.seat).value


@dataclass(eq=False)
class ActIs(Condition):
    """The color of the current act is one of these (§x18-3-1)."""

    colors: tuple[str, ...]

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is now."""
        return act_now(state, source.seat).color in self.colors

    def phrase(self) -> Phrase:
        """"the color of the current Act is Purple or Green"."""
        return say("condition-act-is", colors=joined([Term(color_term(color)) for color in self.colors], "or"))


def prepared_plot(state: State, seat: int) -> int:
    """The plot that a player has prepared (§x18-4-1); -1 where there is none."""
    return next(iter(state.piles.get(place(PLOTS, seat), ())), -1)


@dataclass(eq=False)
class Achievement(Standing):
    """The condition of achievement on a side of a plot, and how often it is to be met: one space more than that
    (§x18-2-1-5, §x18-2-1-6).
    """

    said = "achievement"
    condition: Condition
    times: int

    def hooks(self) -> Iterable[Hook]:
        """None: the rule of the end phase asks it."""
        return ()


def achievement_of(state: State, card: int) -> Achievement:
    """What is printed on the side of a plot that counts now (§x18-2)."""
    return _achievement(state.info(card))


def _achievement(side: Card) -> Achievement:
    found: Any = side.by_kind["achievement-condition"][0].clause
    return found  # type: ignore[no-any-return]  # a plot's text is that alone


# --- the board


@dataclass(eq=False)
class StoryBoard(Standing, Condition):
    """The board of a player (§x18-3): what the acts of each color do when they come, and the rule by which the crystal
    of the prepared plot goes on in an end phase (§x18-5, §x18-6). As a condition: that it would go on now.
    """

    called = "rule-plot"

    effects: tuple[tuple[str, Step], ...]

    def __post_init__(self) -> None:
        """What each color does."""
        self.by_color = dict(self.effects)

    def hooks(self) -> Iterable[Hook]:
        """The effect of each end phase."""
        return (AtPhase(clause=self, timing="end", resolve=self.advance, whose="each", guards=(self,)),)

    def parts(self) -> Iterable[Clause]:
        """The steps of the colors."""
        return tuple(step for _, step in self.effects)

    def holds(self, state: State, source: Source) -> bool:
        """Whether a plot is prepared that may go on, and its condition of achievement is met this turn (§x18-5)."""
        card = prepared_plot(state, source.seat)
        if card < 0 or not state.count(on_card(card)) or forbidden(state, "advance-plot", source.seat):
            return False
        return achievement_of(state, card).condition.holds(state, source._replace(card=card))

    def advance(self, table: Table, source: Source) -> Resolution[bool]:
        """The crystal goes one space to the right; on the last one the plot is achieved (§x18-5, §x18-6)."""
        state, seat = table.state, source.seat
        card = prepared_plot(state, seat)
        space = read_counter(state, PLOT_SPACE, seat) + 1
        last = achievement_of(state, card).times + 1
        yield from write_counter(table, PLOT_SPACE, seat, min(space, last))
        yield from write_counter(table, PLOT_ADVANCED, seat, state.turn)
        if space >= last and state.where[card] == place(PLOTS, seat):
            yield from self.achieve(table, source, card)
        return True

    def achieve(self, table: Table, source: Source, card: int) -> Resolution[None]:
        """The crystal goes to the shadow and the plot to the achieved ones; then to the next act, by a line that the
        plot allows, and what its color does is resolved (§x18-6).
        """
        state, seat = table.state, source.seat
        willed = not state.face[card]
        yield from move_crystals(table, on_card(card), SHADOW, state.count(on_card(card)), "rule", seat)
        yield from move_card(table, card, ACHIEVED)
        yield from write_counter(table, PLOT_SPACE, seat, 0)
        now = act_now(state, seat)
        ways = now.trials if willed else now.plain
        if not ways:
            return
        options = tuple(
            Option(
                str(act),
                (Move(ACT, place(ACT, seat), f"{ACT}-{act}.{seat}"),),
                label=say("option-act", color=Term(color_term(STORY[act].color)), value=STORY[act].value),
            )
            for act in ways
        )
        key = yield from ask_one(
            ChooseOne(seat=seat, options=options, section="x18-6", prompt=say("prompt-next-act"))
        )
        yield from write_counter(table, ACT, seat, int(key))
        yield from self.resolve_color(table, source)

    def resolve_color(self, table: Table, source: Source) -> Resolution[bool]:
        """What the color of the current act does (§x18-3-1); white and yellow do nothing by that."""
        step = self.by_color.get(act_now(table.state, source.seat).color)
        return step is not None and (yield from step.run(table, source))

    def phrase(self) -> Phrase:
        """Each color with what it does."""
        lines = [say("act-effect", color=Term(color_term(color)), step=step.phrase()) for color, step in self.effects]
        return say("story-board-rule", effects=bullets(lines))


@dataclass(eq=False)
class ResolveAct(Step):
    """The effect of the current act's color is got (§x18-3-1)."""

    said = "resolve-act"
    board: StoryBoard
    """Owned by the rules that bring it."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Resolve it."""
        return self.board.resolve_color(table, source)

    def parts(self) -> Iterable[Clause]:
        """None: the board belongs to the rules."""
        return ()

    def slots(self) -> dict[str, Any]:
        """None."""
        return {}


# --- plots


@dataclass(eq=False)
class PreparePlot(Step):
    """The plot just chosen is prepared (§x18-7): one that was prepared goes back, then this one lies with the side up
    that its player likes, with a crystal of the shadow or the own aura on its first space.
    """

    said = "prepare-it"

    def __post_init__(self) -> None:
        """How its crystal comes."""
        self.crystal = Gather((FROM_SHADOW, MY_AURA), ON_THAT_CARD, 1)

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Steps 2 and 3; nothing of step 3 without a crystal for it."""
        state, seat = table.state, source.seat
        if not source.them or not has_counter(state, PLOT_SPACE, seat):
            return False
        card = source.them[0]
        old = prepared_plot(state, seat)
        if old >= 0:
            yield from move_crystals(table, on_card(old), SHADOW, state.count(on_card(old)), "rule", seat)
            yield from move_card(table, old, "extra")
            yield from write_counter(table, PLOT_SPACE, seat, 0)
        if not state.count(SHADOW) and not state.count(AURA[seat]):
            return False
        key = yield from ask_one(
            ChooseOne(
                seat=seat,
                options=tuple(
                    Option(side, label=say("option-plot-side", side=side, goal=_achievement(face).phrase()))
                    for side, face in zip(PLOT_SIDES, state.printed(card).faces, strict=True)
                ),
                section="x18-7",
                source=handle(source),
                prompt=say("prompt-plot-side"),
            )
        )
        yield from move_card(table, card, PLOTS, face_up=key == PLOT_SIDES[0])
        yield from self.crystal.run(table, source)
        yield from table.happen(CounterChanged(place(PLOT_SPACE, seat), 1))
        return True

    def parts(self) -> Iterable[Clause]:
        """How the crystal comes."""
        return (self.crystal,)

    def slots(self) -> dict[str, Any]:
        """None: the crystal is the rule's."""
        return {}


def plot(number: str, front: Effect, back: Effect, users: tuple[str, ...]) -> Card:
    """A plot (§x18-2): a card of a kind of its own, of whose two sides the one that lies up counts."""
    faces = tuple(
        Card(
            number=number, card_set=CARD_SET, megami=users, kind="plot", type="undefined", effects=(effect,), extra=True
        )
        for effect in (front, back)
    )
    return Card(
        number=number, card_set=CARD_SET, megami=users, kind="plot", type="undefined", extra=True, faces=faces,
        sides=PLOT_SIDES,
    )  # fmt: skip


def achieved_when(condition: Condition, times: int) -> Effect:
    """達成条件 (§x18-2-1-5), and how often it is to be met."""
    return Effect(("achievement-condition",), Achievement(condition, times))


def _prepared(event: CounterChanged, state: State, source: Source) -> bool:
    return event.key == place(PLOT_SPACE, source.seat) and event.value == 1


def plot_not_prepared_this_turn() -> Condition:
    """Your prepared plot wasn't prepared in this turn."""
    return Happened(Happening((CounterChanged,), test=_prepared), "condition-plot-not-prepared", never=True)


def distance_reached(moved: int, most: int | None = None) -> Condition:
    """The current distance came so far from the one at the start of the turn, perhaps to so much at the most (§5-2-1):
    at some time of the turn (§x18-5) at which the plot lay prepared (§x18-2-1-5).
    """

    def there(event: DistanceChanged, state: State, source: Source) -> bool:
        far = abs(event.distance - state.turn_start_distance) >= moved
        return far and (most is None or event.distance <= most) and _met_prepared(event, state, source)

    now = distance_moved() >= moved
    said = (now if most is None else all_of(now, distance() <= most)).phrase()
    return Happened(Happening((DistanceChanged,), test=there, words=said.slots), said.key)


def _met_prepared(event: DistanceChanged, state: State, source: Source) -> bool:
    """Whether that distance was still the current one when the plot was prepared, or came later."""
    _, *after = dropwhile(lambda one: one is not event, state.happened)
    changed = dropwhile(lambda one: not isinstance(one, DistanceChanged), after)
    return not any(isinstance(one, CounterChanged) and _prepared(one, state, source) for one in changed)


def no_plot_advanced_last_turn() -> Condition:
    """Your plot didn't go on in the turn before this one (§x18-5)."""
    advanced = CounterOf(PLOT_ADVANCED, said="amount-plot-advanced")
    return Compare(advanced, "less", Reading("last-turn"), "condition-no-plot-advanced")


def act_is(*colors: str) -> Condition:
    """The color of the current act is one of these."""
    return ActIs(colors)


def goes_on() -> Happening:
    """You go on to another act (§x18-6)."""

    def mine(event: CounterChanged, state: State, source: Source) -> bool:
        return event.key == place(ACT, source.seat)

    return Happening((CounterChanged,), "trigger-goes-on", test=mine)


def _figures(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """The value of the act, and how many spaces the prepared plot has."""
    card = prepared_plot(state, seat)
    spaces = achievement_of(state, card).times + 1 if card >= 0 else 0
    return (("act-value", act_now(state, seat).value), ("plot-spaces", spaces))


def story_component(key: str) -> Component:
    """The board with its mask, the prepared plot and the achieved ones (§x18-3, §x18-4)."""
    acts = (ACT, *(f"{ACT}-{act}" for act in range(len(STORY))))
    return Component(
        key=key,
        areas=(
            AreaSpec(
                key=PLOTS, section="x18-4-1", cards=True, pieces=(SAKURA,), facing="by-status", effective=False
            ),
            AreaSpec(key=ACHIEVED, section="x18-4-2", cards=True, effective=False),
        ),
        counters=(
            CounterSpec(
                key=ACT, term="act", values=tuple(color_term(act.color) for act in STORY), most=len(STORY) - 1
            ),
            CounterSpec(key=PLOT_SPACE, term="plot-space"),
            CounterSpec(key=PLOT_ADVANCED, term="plot-space", silent=True),
        ),
        figures=_figures,
        handling=(
            Handling(things=acts, section="x18-6", message="refusal-act-reached"),
            Handling(things=(PLOTS, ACHIEVED), section="x18-7", message="refusal-plot-prepared"),
        ),
    )
