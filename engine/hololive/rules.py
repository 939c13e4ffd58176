"""What is of this game alone in what every card game does (`engine.cardgame.rules.Rules`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engine.cardgame.clauses import Step, follow
from engine.cardgame.components import Components
from engine.cardgame.events import EffectArose
from engine.cardgame.rules import CommonRules
from engine.cardgame.source import Source
from engine.cardgame.table import Arisen
from engine.hololive.areas import AREAS, COLLAB, OSHI, SUPPORT
from engine.hololive.events import Bloomed, CardMoved
from engine.hololive.refusals import why_not
from engine.hololive.registry import REGISTRY
from engine.hololive.state import State
from engine.hololive.values import controller, holomem, top
from engine.hololive.view.arts import prospect
from engine.hololive.view.facts import fact
from engine.hololive.view.lines import run_of, spoken
from engine.hololive.view.seat import card_seen, touched, view
from engine.hololive.wording import call_of, label_of, prompt_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from engine.cardgame.clauses import Effect, Hook
    from engine.hololive.table import Table
    from engine.hololive.view.shapes import ArtsSeen
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


@dataclass(slots=True, eq=False)
class Triggered(Arisen):
    """A collab effect or bloom effect in 待機状態 (§10.8.2, §13.2.2, §13.3.2): it resolves even when its card is gone
    (§10.8.7).
    """

    effect: Effect | None = None

    def choice(self) -> Phrase | None:
        """What it says."""
        assert self.effect is not None
        return self.effect.clause.choice()

    def does(self) -> tuple[object, ...]:
        """That effect, of that card."""
        return type(self), self.source, id(self.effect)

    def resolve(self, table: Any) -> Resolution[Any]:
        """Do what it says, from the first step on."""
        assert self.effect is not None
        clause = self.effect.clause
        assert isinstance(clause, Step)
        table.emit(EffectArose(clause.ref, self.source))
        yield from follow(table, self.source, clause)


class HololiveRules(CommonRules):
    """Gifts of holomem on a stage, what is attached to them and what an oshi may do are in force; victory and defeat
    are rule processing, and so judged at check timings alone (§11.1.2), by `procedures.checks`.
    """

    areas = AREAS
    components = Components(AREAS.core)
    registry = REGISTRY
    card_verbs = frozenset(("place", "bloom", "collab", "baton", "play", "attach"))
    stirring: Collection[type[Event]] = frozenset((CardMoved, Bloomed))
    order_section = "10.6.3"

    view = staticmethod(view)
    touched = staticmethod(touched)
    card_seen = staticmethod(card_seen)
    fact = staticmethod(fact)
    spoken = staticmethod(spoken)
    run_of = staticmethod(run_of)
    prompt = staticmethod(prompt_of)
    call = staticmethod(call_of)
    label = staticmethod(label_of)
    why_not = staticmethod(why_not)

    def section(self, of: str, state: State, source: Source) -> str:
        """Where the rules let a text ask: to look (§5.8), to choose what the text names (§10.7.2.3), for any other
        choice (§10.7.2.2); a rule, to put cards under the deck (§6.2.1.10.2) or to pay a baton touch (§8.7.2).
        """
        if source.card < 0 and of == "cards":
            return "8.7.2" if state.turn else "6.2.1.10.2"
        return {"look": "5.8.1", "cards": "10.7.2.3"}.get(of, "10.7.2.2")

    def standing(self, state: State) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
        """Gifts and extra abilities of the card on top of each holomem (§10.3.4.1), texts of support cards on one
        (§10.3.4.2), and what oshi skills react to (§12.1.5.1 to §12.1.5.3).
        """
        for seat in (0, 1):
            yield from _gifts(state, seat)
            yield from _texts_on_holomem(state, seat)
            yield from _reactions(state, seat)

    def arising(self, table: Table, event: Event) -> None:
        """Collab effects, when their holomem comes to the collab position (§13.2.2); bloom effects, when a holomem
        blooms with their card (§13.3.2).
        """
        match event:
            case CardMoved(why="bloom" | "uncovered"):
                return
            case CardMoved(card=card, source=source, target=target) if target in COLLAB and source != target:
                kind = "collab"
            case Bloomed(card=card):
                kind = "bloom"
            case _:
                return
        state = table.state
        for effect in state.info(card).by_kind.get(kind, ()):
            table.arisen.append(Triggered(Source(controller(state, card), card), event=event, effect=effect))

    def prospect(self, state: State, seat: int, handle: str) -> tuple[ArtsSeen, ...] | None:
        """What the arts of one of the player's holomem would do now."""
        number = handle.removeprefix("card:")
        known = number != handle and number.isdigit() and int(number) < len(state.owner)
        return prospect(state, seat, int(number)) if known else None


InForceOf: TypeAlias = "Iterator[tuple[Source, tuple[Hook, ...]]]"


def _gifts(state: State, seat: int) -> InForceOf:
    """Gifts and extra abilities of the card on top of each holomem of a player, but not face down before the game; and
    its arts that react (§12.2.2).
    """
    for card in holomem(state, seat):
        standing = state.info(card).standing
        if standing and state.face[card]:
            for kind in ("gift", "extra"):
                if hooks := standing.get(kind):
                    yield Source(seat, card), hooks
        for art in state.info(card).arts:
            if art.reacts is not None:
                yield Source(seat, card), REGISTRY.hooks(art.reacts.ref)


def _texts_on_holomem(state: State, seat: int) -> InForceOf:
    """Texts of the support cards that lie on a player's holomem."""
    for card in state.piles.get(SUPPORT[seat], ()):
        hooks = state.info(card).standing.get("attached")
        if hooks and top(state, card) >= 0:
            yield Source(seat, card), hooks


def _reactions(state: State, seat: int) -> InForceOf:
    """What the skills of a player's oshi react to."""
    for card in state.piles.get(OSHI[seat], ()):
        for skill in state.info(card).skills:
            if skill.reacts is not None:
                yield Source(seat, card), REGISTRY.hooks(skill.reacts.ref)


RULES: Final = HololiveRules()
State.rules = RULES
