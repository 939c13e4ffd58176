"""Effects that wait or last (§9-1-3-4): for the next attack, for this turn, until something ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.events import EffectArose, LastingBegan, LastingEnded
from engine.sakura.procedures.settle import choose_next
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Lasting

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.base import Clause
    from engine.sakura.state import State
    from engine.sakura.table import Table


def _begin(table: Table, source: Source, clause: Clause, scope: str, until: str, when: str = "") -> None:
    table.emit(
        LastingBegan(
            Lasting(
                id=table.next_id(),
                ref=clause.ref,
                source=source,
                number=REGISTRY.owner(clause.ref),
                scope=scope,
                until=until,
                when=when,
            )
        )
    )


def for_next_attack(table: Table, source: Source, clause: Clause) -> None:
    """The next attack of this turn by the source's player that the clause fits gets its modifications."""
    _begin(table, source, clause, "next-attack", "turn")


def for_this_turn(table: Table, source: Source, clause: Clause) -> None:
    """The clause's hooks are in force until the turn ends."""
    _begin(table, source, clause, "standing", "turn")


def until_start_is_over(table: Table, source: Source, clause: Clause, seat: int) -> None:
    """The clause's hooks are in force until that player's next start phase ends."""
    _begin(table, source, clause, "standing", f"start.{seat}")


def schedule(table: Table, source: Source, clause: Clause, when: str, until: str = "") -> None:
    """The clause (a step) resolves later: `attack:<id>`, `basic:<n>`, `use:<card>` or `end` (the end phase)."""
    _begin(table, source, clause, "scheduled", until, when)


def reserved(state: State, when: str) -> list[Lasting]:
    """What was scheduled for this time, in the order in which it was."""
    return [one for one in state.lasting if one.scope == "scheduled" and one.when == when]


def resolve_reserved(table: Table, one: Lasting) -> Resolution[None]:
    """Resolve what was scheduled; its time has come."""
    table.emit(LastingEnded((one.id,)))
    table.emit(EffectArose(one.ref, one.source))
    yield from REGISTRY.clause(one.ref).run(table, one.source)  # type: ignore[attr-defined]  # only steps wait so


def due(table: Table, when: str) -> Resolution[None]:
    """Resolve what was scheduled for this time, in an order that the turn player chooses (§5-1-1)."""
    while waiting := reserved(table.state, when):
        index = 0
        if len(waiting) > 1:
            labels = [REGISTRY.clause(one.ref).phrase() for one in waiting]
            index = yield from choose_next(table, [one.source for one in waiting], "5-1-1", labels)
        yield from resolve_reserved(table, waiting[index])
