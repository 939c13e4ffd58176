"""The page on which decks are built, as real hands use it in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.e2e.table import Table


class Bench:
    """Pool and deck beside each other."""

    def __init__(self, table: Table) -> None:
        """On that page."""
        self.table, self.program = table, table.program

    def find(self, number: str) -> str:
        """Types a number into the line; the card is the only one that is shown then."""
        self.program.click("build.search")
        self.program.keyboard.press("ctrl+a")
        self.program.keyboard.type(number)
        thing = f"build.pool.cards/{number}"
        self.program.wait(
            lambda seen: [name for name in seen.things if name.startswith("build.pool.cards/")] == [thing], number
        )
        return thing

    def counts(self, part: str, count: int) -> None:
        """Waits until a part has so many cards."""
        self.program.wait(lambda seen: f" {count}/" in seen.texts[f"build.count.{part}"], f"{count} in the {part}")
