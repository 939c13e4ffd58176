"""What waits for the next attack (§9-1-3-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.lasting import begin

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause
    from engine.cardgame.source import Source
    from engine.sakura.table import Table


def for_next_attack(table: Table, source: Source, clause: Clause) -> None:
    """The next attack of this turn by the source's player that the clause fits gets its modifications."""
    begin(table, source, clause, "next-attack", "turn")
