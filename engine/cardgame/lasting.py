"""Effects that wait or last: for this turn, until something ends, or scheduled for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame.events import EffectArose, LastingBegan, LastingEnded
from engine.cardgame.state import Lasting
from engine.cardgame.table import Arisen, choose_next
from engine.kernel.resolution import NOTHING

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause, Step
    from engine.cardgame.source import Source
    from engine.cardgame.state import State
    from engine.cardgame.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


def begin(table: Table[Any], source: Source, clause: Clause, scope: str, until: str, when: str = "") -> None:
    """An effect begins to wait or to last, in a scope, until a time."""
    number = table.state.rules.registry.owner(clause.ref)
    lasting = Lasting(
        id=table.next_id(), ref=clause.ref, source=source, number=number, scope=scope, until=until, when=when
    )
    table.emit(LastingBegan(lasting))


def for_this_turn(table: Table[Any], source: Source, clause: Clause) -> None:
    """The clause's hooks are in force until the turn ends."""
    begin(table, source, clause, "standing", "turn")


def until_start_is_over(table: Table[Any], source: Source, clause: Clause, seat: int) -> None:
    """The clause's hooks are in force until that player's next start phase ends."""
    begin(table, source, clause, "standing", f"start.{seat}")


def schedule(table: Table[Any], source: Source, clause: Clause, when: str, until: str = "") -> None:
    """The clause (a step) resolves later, at the time that the game calls `when`."""
    begin(table, source, clause, "scheduled", until, when)


def reserved(state: State, when: str) -> list[Lasting]:
    """What was scheduled for this time, in the order in which it was."""
    return [one for one in state.lasting if one.scope == "scheduled" and one.when == when]


def resolve_reserved(table: Table[Any], one: Lasting) -> Resolution[None]:
    """Resolve what was scheduled; its time has come."""
    table.emit(LastingEnded((one.id,)))
    table.emit(EffectArose(one.ref, one.source))
    yield from table.state.rules.registry.clause(one.ref).run(table, one.source)


class Due(Arisen):
    """What was scheduled for a time that is that of an event: it waits beside what arises upon that event."""

    __slots__ = ("_clause", "_one")

    def __init__(self, table: Table[Any], one: Lasting) -> None:
        """Nothing of it is done yet."""
        super().__init__(one.source)
        self._one = one
        self._clause: Step = table.state.rules.registry.clause(one.ref)

    def stands(self, state: Any) -> bool:
        """Whether it still waits."""
        return self._one in state.lasting

    def choice(self) -> Phrase | None:
        """How it is told apart from others that wait."""
        return self._clause.choice()

    def does(self) -> tuple[object, ...]:
        """What it does."""
        return type(self), self._one.ref, self.source

    def resolve(self, table: Table[Any]) -> Resolution[None]:
        """Its time has come."""
        return resolve_reserved(table, self._one)


def due(table: Table[Any], when: str, section: str) -> Resolution[None]:
    """Resolve what was scheduled for this time, in an order that the turn player chooses."""
    return _due(table, when, section) if table.state.lasting else NOTHING


def _due(table: Table[Any], when: str, section: str) -> Resolution[None]:
    state: State = table.state
    while waiting := reserved(state, when):
        index = 0
        if len(waiting) > 1:
            labels = [state.rules.registry.clause(one.ref).choice() for one in waiting]
            index = yield from choose_next(state, [one.source for one in waiting], section, labels)
        yield from resolve_reserved(table, waiting[index])
