"""What a text says is done, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.clauses import follow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Step
    from engine.cardgame.source import Source
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def do(table: Table, source: Source, steps: Iterable[Step]) -> Resolution[Source]:
    """Do steps one after the other, as far as each can be done (1-5b); the source by which a text goes on."""
    for step in steps:
        _, source = yield from follow(table, source, step)
    return source
