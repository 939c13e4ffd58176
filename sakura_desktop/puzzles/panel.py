"""What a puzzle says, beside the board: what is to be done, what lies face down, how the try stands, the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.widgets.side_panel import SidePanel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.tried import TriedMatch
    from engine.players.solving import Judged
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


class PuzzlePanel(SidePanel):
    """Follows a puzzle that is tried. `next` comes when the puzzle is solved."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """No puzzle yet."""
        super().__init__("puzzle", ("back", "again", "show", "puzzles"), words, look, parent)

    def show_puzzle(self, match: TriedMatch, number: int, judged: Judged | None, *, helped: bool) -> None:
        """Show how a try stands; `judged` is None where that isn't known yet."""
        self.wording.phrase(self.title, say("puzzle-title", number=number))
        self.wording.phrase(self.place, say("puzzle-length", count=match.puzzle.length))
        self.text.put(**(_verdict(judged, helped=helped) or {"to_do": say("puzzle-task")}), **_hidden(match))
        solved = judged is not None and judged.verdict == "solved"
        self.buttons["next"].setVisible(solved)
        self.buttons["back"].setEnabled(match.can_undo)
        self.buttons["again"].setEnabled(match.can_undo)
        self.buttons["show"].setEnabled(judged is not None and judged.shown is not None)

    def show_lost(self) -> None:
        """Nothing is known of the try."""
        self.text.put(to_do=say("puzzle-lost"))


def _verdict(judged: Judged | None, *, helped: bool) -> dict[str, Phrase]:
    """How it stands, and why; nothing as long as all is well."""
    if judged is None or judged.verdict == "open":
        return {}
    if judged.verdict == "solved":
        return {"to_do": say("puzzle-solved-helped" if helped else "puzzle-solved")}
    found = {"to_do": say(f"puzzle-{judged.verdict}")}
    if judged.why is not None:
        found["why"] = judged.why
    return found | {"try": say("puzzle-try-again")}


def _hidden(match: TriedMatch) -> dict[str, Phrase]:
    """What lies face down, place by place."""
    lines = tuple(say("puzzle-hidden", place=one.place, cards=one.cards) for one in match.hidden())
    return {"hidden": say("puzzle-open", places=Listing(lines, "lines"))} if lines else {}
