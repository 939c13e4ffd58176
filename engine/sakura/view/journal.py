"""The journal of a duel in sentences, as a seat may read it: by turn, indented by nesting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.view.events import record_of, witness

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kernel.session import Session
    from engine.sakura.setup import Setup
    from engine.sakura.table import Table
    from engine.sakura.view.shapes import JournalLine


def journal(session: Session[Setup, Table], seat: int) -> Iterator[JournalLine]:
    """The lines of all that happened, in order."""
    return (seen.line for seen in witness(record_of(session), seat) if seen.line is not None)
