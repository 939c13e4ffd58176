"""What is told of a duel when it is over: life of both, arts, damage, holomem downed, cheer sent, the last blow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.hololive.door import View as HololiveView
from engine.text.phrase import say
from sakura_desktop.match.tale import Blow, Teller, number_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.view import Frame, View
    from engine.text.phrase import Phrase

COUNTED: Final = ("arts", "damage", "downed", "skills", "cheer")
BLOWS: Final = frozenset({"ArtsUsed", "SkillUsed", "SupportPlayed", "EffectArose"})
"""Events by which somebody is downed."""


class HololiveTeller(Teller):
    """Life of both; arts, damage, holomem downed, oshi skills, cheer sent."""

    def names(self) -> tuple[tuple[Phrase, int], ...]:
        """Life of each."""
        life = say("hololive-tale-life")
        return ((life, 0), (life, 1))

    def figures(self, view: View) -> tuple[int, ...]:
        """As the table shows them."""
        assert isinstance(view, HololiveView)
        return tuple(player.life for player in view.players)

    def counted(self) -> tuple[tuple[str, Phrase], ...]:
        """What each player did."""
        return tuple((key, say(f"hololive-tale-{key}")) for key in COUNTED)

    def counts(self, before: Frame[Any] | None, frame: Frame[Any]) -> Iterable[tuple[str, int, int]]:
        """Damage and holomem downed count for whoever they are not."""
        del before
        fact, view = frame.fact, frame.view
        if fact is not None and fact.kind == "struck":
            yield "arts", fact.seat, 1
        elif fact is not None and fact.kind == "hit":
            yield "damage", 1 - fact.seat, fact.number
        elif fact is not None and fact.kind == "felled":
            yield "downed", 1 - fact.seat, 1
        elif frame.event == "SkillUsed":
            yield "skills", view.turn_player, 1
        for move in frame.moves:
            area, _, seat = move.source.partition(".")
            if area in ("cheer-deck", "life") and move.target.startswith("cheer."):
                yield "cheer", int(seat), move.count

    def blow(self, frames: Sequence[Frame[Any]], winner: int) -> Blow | None:
        """What downed the last holomem, where no life or nobody on the stage was left by that."""
        view = frames[-1].view
        assert isinstance(view, HololiveView)
        if winner < 0 or (view.players[1 - winner].life and view.players[1 - winner].holomem):
            return None
        last = next((at for at in range(len(frames) - 1, -1, -1) if _fell(frames[at], 1 - winner)), -1)
        by = next((frame for frame in reversed(frames[: last + 1]) if frame.event in BLOWS and frame.line), None)
        if by is None or by.line is None:
            return None
        number = number_of(by.view, by.line.things[0]) if by.line.things else None
        return Blow(number, winner, by.line.phrase, (f"life.{1 - winner}",))


def _fell(frame: Frame[Any], seat: int) -> bool:
    return frame.fact is not None and frame.fact.kind == "felled" and frame.fact.seat == seat
