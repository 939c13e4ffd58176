"""Small boards for clauses: what one line of a card does to them, as the engine resolves it."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.clauses import Step
from engine.cardgame.ending import DuelOver
from engine.cardgame.printed import Shown
from engine.cardgame.source import Source
from engine.sakura.decisions import ChooseDamage, ChooseReaction
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.pool import every_number
from engine.sakura.procedures.turn import PhaseCut
from engine.sakura.registry import REGISTRY
from engine.sakura.view.shapes import Board

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from engine.kernel.decisions import Decision

_PILE: Final = 4


class Laid(NamedTuple):
    """How a small board is laid: crystals at the distance and in the shadow; the rest on both sides."""

    distance: int = 5
    shadow: int = 6
    aura: int = 2
    flare: int = 3
    life: int = 8
    vigor: int = 1


LAID: Final = (Laid(), Laid(distance=3), Laid(aura=1, life=3), Laid(vigor=2, distance=8), Laid(distance=1, flare=6))
"""The boards that are tried for a clause, one after the other: what it asks for may hold on one of them only."""
BY_HABIT: Final[dict[type[Decision], tuple[str, ...]]] = {ChooseDamage: ("aura", "life"), ChooseReaction: ("pass",)}
"""What the players of a small board do where they are asked: nobody reacts, damage goes to the aura where it can."""
NEAREST: Final = 12
"""Of so many boards that other lines leave those come first that are most like the right one."""
RESOLVED: Final = ("on-use", "after-attack", "initialize")


def _scene(number: str, laid: Laid) -> Scene:
    other = next(number for number in every_number() if REGISTRY.cards[number].kind == "normal")
    mine, theirs = (
        SideLaid(
            aura=laid.aura, flare=laid.flare, life=laid.life, vigor=laid.vigor, deck=(other,) * _PILE,
            hand=(other,) * _PILE, discard=(other,), cover=(other,), outside=(number,) if seat == 0 else (),
        )
        for seat in (0, 1)
    )
    return Scene(mine, theirs, distance=laid.distance, shadow=laid.shadow)


def _read(scene: Scene) -> Board:
    state = scene.state
    mine, theirs = (
        (
            *(state.count(f"{area}.{seat}") for area in ("aura", "flare", "life")),
            state.vigor[seat],
            *(len(state.piles.get(f"{area}.{seat}", ())) for area in ("hand", "deck", "discard", "cover")),
            int(state.flinched[seat]),
        )
        for seat in (0, 1)
    )
    return Board(state.count("distance"), state.count("shadow"), mine, theirs)


@cache
def shown(number: str, line: int) -> Shown | None:
    """A line of a card at work on the first small board that it changes by itself; None where there is no such board,
    or it asks something.
    """
    card = REGISTRY.cards[number]
    if not card.plain or line >= len(card.effects):
        return None
    clause = card.effects[line].clause
    if not isinstance(clause, Step) or not set(RESOLVED) & set(card.effects[line].kinds):
        return None
    return next((found for laid in LAID if (found := _at_work(clause, number, laid)) is not None), None)


def worked(number: str, line: int, laid: Laid) -> Shown | None:
    """The same on a board of one's own."""
    clause = REGISTRY.cards[number].effects[line].clause
    return _at_work(clause, number, laid) if isinstance(clause, Step) else None


def _at_work(clause: Step, number: str, laid: Laid) -> Shown | None:
    scene = _scene(number, laid)
    before = _read(scene)
    try:
        scene.resolve(clause.run(scene.table, Source(0, scene.card(number, 0, "outside"))))
        while scene.decision is not None and type(scene.decision) in BY_HABIT:
            scene.answer(next(key for key in BY_HABIT[type(scene.decision)] if key in scene.keys))
    except (DuelOver, PhaseCut):
        return None
    after = _read(scene)
    return None if scene.decision is not None or after == before else Shown(before, after)


def _changed(found: Shown) -> set[int]:
    """Which figures of a small board a line changes, by their order."""
    before, after = ((one.distance, one.shadow, *one.mine, *one.theirs) for one in (found.before, found.after))
    return {at for at, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}


class SakuraBoards:
    """The small boards, handed over for words to learn."""

    def shown(self, number: str, line: int) -> Shown | None:
        """A line of a card on the first board that it changes by itself."""
        return shown(number, line)

    def others(self, number: str, line: int, rng: Random) -> Iterator[Board]:
        """What lines of other cards make of the same board; of the first few those first that change most of what the
        line itself changes.
        """
        right = shown(number, line)
        laid = next((one for one in LAID if right is not None and worked(number, line, one) == right), None)
        if right is None or laid is None:
            return
        found = self._made(laid, right.after, rng)
        changed = _changed(right)
        yield from sorted(islice(found, NEAREST), key=lambda one: -len(changed & _changed(Shown(right.before, one))))
        yield from found

    @staticmethod
    def _made(laid: Laid, right: Board, rng: Random) -> Iterator[Board]:
        told = {right}
        numbers = list(every_number())
        rng.shuffle(numbers)
        for other in numbers:
            for at in range(len(REGISTRY.cards[other].effects)):
                found = worked(other, at, laid) if shown(other, at) is not None else None
                if found is not None and found.after not in told:
                    told.add(found.after)
                    yield found.after


SMALL_BOARDS: Final = SakuraBoards()
"""The small boards."""
