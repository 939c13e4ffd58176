"""What is told of a duel when it is over: units left, damage dealt, commands and skills, the last of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.mahoroba.door import View as MahorobaView
from engine.text.phrase import say
from sakura_desktop.mahoroba.playmat import DAMAGE
from sakura_desktop.match.tale import Blow, Teller, number_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.view import Frame, View
    from engine.text.phrase import Phrase

COUNTED: Final = ("commands", "skills", "damage")
USES: Final = {"CommandUsed": "commands", "SkillUsed": "skills"}


class MahorobaTeller(Teller):
    """Units of both; commands, skills, damage."""

    def names(self) -> tuple[tuple[Phrase, int], ...]:
        """Units that aren't knocked out."""
        return ((say("mahoroba-tale-units"), 0), (say("mahoroba-tale-units"), 1))

    def figures(self, view: View) -> tuple[int, ...]:
        """As the plates say."""
        assert isinstance(view, MahorobaView)
        return tuple(player.units for player in view.players)

    def counted(self) -> tuple[tuple[str, Phrase], ...]:
        """Commands and skills used, damage dealt."""
        return tuple((key, say(f"mahoroba-tale-{key}")) for key in COUNTED)

    def counts(self, before: Frame[Any] | None, frame: Frame[Any]) -> Iterable[tuple[str, int, int]]:
        """All of it is done in the turn of who does it."""
        del before
        seat = frame.view.turn_player
        if frame.event in USES:
            yield USES[frame.event], seat, 1
        for move in frame.moves:
            if move.what == DAMAGE and move.source == "outside":
                yield "damage", seat, move.count

    def blow(self, frames: Sequence[Frame[Any]], winner: int) -> Blow | None:
        """The last skill or command before no unit was left."""
        view = frames[-1].view
        if view.players[1 - winner].units:
            return None
        last = next((frame for frame in reversed(frames) if frame.event in USES and frame.line is not None), None)
        if last is None or last.line is None:
            return None
        number = number_of(last.view, last.line.things[0]) if last.line.things else None
        return Blow(number, last.view.turn_player, last.line.phrase, (f"main.{1 - winner}",))
