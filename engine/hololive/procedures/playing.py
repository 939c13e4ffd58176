"""Support cards and oshi skills are played and resolved (§8.5, §8.6, §10.7, §12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.clauses import follow
from engine.cardgame.source import Source
from engine.hololive.areas import HOLO_POWER, RESOLUTION
from engine.hololive.events import Marked, SkillUsed, SupportPlayed
from engine.hololive.procedures.moving import archive, move_card
from engine.hololive.procedures.stage import attach
from engine.hololive.values import oshi

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Step
    from engine.hololive.card import Skill
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


def play_support(table: Table, seat: int, card: int) -> Resolution[None]:
    """An item, event or staff (§10.7.2.5.1.1): its cost is paid, its text done, and it goes to the archive."""
    state = table.state
    info = state.info(card)
    yield from move_card(table, card, RESOLUTION[seat], "play")
    yield from table.happen(SupportPlayed(seat, card), *_limited(info.limited))
    source = Source(seat, card)
    if info.pays is not None:
        _, source = yield from follow(table, source, info.pays)
    yield from do(table, source, info.steps)
    if state.where[card] == RESOLUTION[seat]:
        yield from archive(table, (card,), "played")


def play_on(table: Table, seat: int, card: int, to: int) -> Resolution[None]:
    """A tool, mascot or fan (§10.7.2.5.1.2): it is attached to the holomem that was chosen, or goes to the archive if
    that can't have it any more (§10.7.2.5.1.2.1).
    """
    info = table.state.info(card)
    yield from table.happen(SupportPlayed(seat, card), *_limited(info.limited))
    if not (yield from attach(table, card, to, "play")):
        yield from archive(table, (card,), "played")


def _limited(limited: bool) -> tuple[Marked, ...]:
    """A LIMITED card counts once a turn (§8.6.2)."""
    return (Marked("turn:limited"),) if limited else ()


def use_skill(table: Table, seat: int, skill: Skill) -> Resolution[None]:
    """推しスキル, SP推しスキル (§8.5.1): holo power goes to the archive, and the text is done."""
    card = oshi(table.state, seat)
    source = Source(seat, card)
    yield from pay_skill(table, seat, skill.key, skill.cost)
    if skill.pays is not None:
        _, source = yield from follow(table, source, skill.pays)
    yield from do(table, source, skill.steps)


def pay_skill(table: Table, seat: int, key: str, cost: int) -> Resolution[None]:
    """What an oshi skill costs in holo power (§12.1.3), and that it was used (§8.5.1.1, §8.5.1.2)."""
    power = table.state.piles.get(HOLO_POWER[seat], ())[:cost]
    yield from archive(table, power, "cost")
    mark = f"turn:skill:{seat}" if key == "oshi" else f"game:skill:{seat}"
    used = uses(table, mark)
    skill = SkillUsed(seat, oshi(table.state, seat), key, table.state.phase)
    yield from table.happen(skill, Marked(f"{mark}:{used + 1}"))


def uses(table: Table, mark: str) -> int:
    """How often something has been marked as done."""
    return sum(one.startswith(f"{mark}:") for one in table.state.marks)


def do(table: Table, source: Source, steps: Iterable[Step]) -> Resolution[None]:
    """A text, step by step."""
    for step in steps:
        _, source = yield from follow(table, source, step)
