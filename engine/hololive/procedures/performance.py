"""The performance step (§7.6, chapter 9): arts of the center and the collab holomem (§12.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import on_card
from engine.cardgame.clauses import follow
from engine.cardgame.events import EffectArose, LastingEnded
from engine.cardgame.lasting import begin, reserved
from engine.cardgame.source import Source
from engine.cardgame.table import Arisen
from engine.hololive.decisions import ChooseArts
from engine.hololive.events import ArtsEnded, ArtsUsed, Marked
from engine.hololive.legality import arts_targets, may_arts
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.damage import deal
from engine.hololive.table import Wound
from engine.hololive.values import center, changed, collab, controller, on_stage, position
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.clauses import Step
    from engine.hololive.card import Arts
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase

ARTS: Final = "arts"
"""Until when lasts what arts put in force upon what they down."""
AGAIN: Final = "arts-again"
"""When arts are used once more: nothing else is to be resolved (§5.23.1)."""


@dataclass(slots=True, eq=False)
class HasDealt(Arisen):
    """「このアーツで〜ダメージを与えた時」: it waits for the check timing, as any automatic ability does
    (§10.1.1.1.2.1, §10.8.5).
    """

    step: Step | None = None

    def choice(self) -> Phrase | None:
        """What it says."""
        assert self.step is not None
        return say("hololive-text-after", step=self.step.phrase())

    def does(self) -> tuple[object, ...]:
        """That step, of those arts."""
        return type(self), self.source, id(self.step)

    def resolve(self, table: Any) -> Resolution[Any]:
        """Do it."""
        assert self.step is not None
        table.emit(EffectArose(self.step.ref, self.source))
        yield from follow(table, self.source, self.step)


def performance_step(table: Table) -> Resolution[None]:
    """Arts in any order, each position once, a check timing after each (§9.1); then the step ends."""
    seat = table.state.turn_player
    while True:
        yield from check_timing(table)
        if over := tuple(one.id for one in table.state.lasting if one.until == ARTS):
            yield from table.happen(LastingEnded(over))
        if again := reserved(table.state, AGAIN):
            yield from table.happen(LastingEnded((again[0].id,)))
            yield from table.state.rules.registry.clause(again[0].ref).again(table, again[0].source)  # type: ignore[attr-defined]
            continue
        options = (*arts_options(table.state, seat), Option("end"))
        key = yield from ask_one(ChooseArts(seat=seat, options=options, section="9.2", rest=True))
        if key == "end":
            return
        _, card, art, target = key.split(":")
        used = table.state.info(int(card)).art(art)
        where = position(table.state, int(card))
        yield from table.happen(Marked(f"turn:performed:{where}"), Marked(f"turn:arts:{card}"))
        yield from use_arts(table, int(card), used, int(target))


def arts_options(state: State, seat: int) -> Iterator[Option]:
    """Every arts that can be used, at every target (§9.2.1)."""
    for card in (center(state, seat), collab(state, seat)):
        if card < 0:
            continue
        for art in state.info(card).arts:
            if may_arts(state, seat, card, art) is None:
                for target in arts_targets(state, seat, card, art):
                    where, to = state.where[card], state.where[target]
                    moves = (Move(f"card:{card}", where, on_card(target)), Move(f"card:{card}", where, to))
                    yield Option(f"arts:{card}:{art.key}:{target}", moves)


def use_arts(table: Table, card: int, art: Arts, target: int) -> Resolution[None]:
    """アーツの解決 (§12.2.4): the text, then the damage as it has become."""
    state = table.state
    seat = controller(state, card)
    yield from table.happen(ArtsUsed(card, art.key, target, seat))
    source, in_force = Source(seat, card, them=(target,)), 0
    for step in art.steps:
        in_force = changed(state, "arts", card, art.damage) - art.damage
        _, source = yield from follow(table, source, step)
    if art.upon is not None:
        begin(table, Source(seat, card), art.upon, "standing", ARTS)
    dealt = 0
    if on_stage(state, target):
        damage = arts_damage(state, card, art, target)
        if not on_stage(state, card):  # §10.12.1: as it was when it was there
            damage += in_force
        dealt = yield from deal(table, Wound(target, damage, seat, card, arts=True))
    yield from table.happen(ArtsEnded())
    if dealt:
        source = Source(seat, card, x=dealt, them=(target,))
        table.arisen += [HasDealt(source, step=step) for step in art.after]


def arts_damage(state: State, card: int, art: Arts, target: int) -> int:
    """与ダメージ (§12.2.4.1 to 4): the printed damage, what the text has added, what is in force, 特攻."""
    damage = art.damage + (state.art.more if state.art is not None else 0)
    if art.against and art.against in state.info(target).colours:
        damage += art.extra
    return changed(state, "arts", card, damage)
