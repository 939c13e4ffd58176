"""What is told of a duel when it is over: damage of both rulers turn by turn, what each side played, attacked and
destroyed, the blow that ended it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.gateruler.door import View as GateRulerView
from engine.gateruler.door import card_face
from engine.text.phrase import say
from sakura_desktop.match.tale import Blow, Teller, number_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.cardgame.view import Frame, View
    from engine.text.phrase import Phrase

COUNTED: Final = ("units", "events", "attacks", "dealt", "destroyed", "counters")
BLOWS: Final = frozenset({"AttackDeclared", "AbilityUsed", "CounterUsed", "EffectArose", "GateEntered", "CardPlayed"})
"""Events by which a ruler comes to be dealt damage."""
_PLAYED: Final = {"unit": "units", "event": "events"}


class GateRulerTeller(Teller):
    """Cards in both damage zones; units, events, attacks, damage, units destroyed, CNT."""

    def names(self) -> tuple[tuple[Phrase, int], ...]:
        """Damage of each: as much as the ruler's life is the end."""
        damage = say("gateruler-tale-damage")
        return ((damage, 0), (damage, 1))

    def figures(self, view: View) -> tuple[int, ...]:
        """As the damage zones say."""
        assert isinstance(view, GateRulerView)
        return tuple(player.damage for player in view.players)

    def counted(self) -> tuple[tuple[str, Phrase], ...]:
        """What each player did."""
        return tuple((key, say(f"gateruler-tale-{key}")) for key in COUNTED)

    def counts(self, before: Frame[Any] | None, frame: Frame[Any]) -> Iterable[tuple[str, int, int]]:
        """Damage and units destroyed count for whoever they are not."""
        del before
        fact = frame.fact
        if frame.event == "AttackDeclared" and fact is not None:
            yield "attacks", fact.seat, 1
        elif frame.event == "DamageTaken" and fact is not None:
            yield "dealt", 1 - fact.seat, 1
        elif frame.event == "GateEntered":
            yield from _played(frame.view)
        elif frame.event == "CounterUsed":
            yield from _countered(frame)
        elif fact is not None and fact.kind == "felled" and _is_unit(frame):
            yield "destroyed", 1 - fact.seat, 1

    def blow(self, frames: Sequence[Frame[Any]], winner: int) -> Blow | None:
        """What dealt the last damage, where that was as much as the ruler's life."""
        view = frames[-1].view
        assert isinstance(view, GateRulerView)
        if winner < 0:
            return None
        lost = view.players[1 - winner]
        if lost.damage < lost.life:
            return None
        last = max((at for at, frame in enumerate(frames) if frame.event == "DamageTaken"), default=-1)
        by = next((frame for frame in reversed(frames[: last + 1]) if frame.event in BLOWS and frame.line), None)
        if by is None or by.line is None:
            return None
        number = number_of(by.view, by.line.things[0]) if by.line.things else None
        return Blow(number, winner, by.line.phrase, (f"damage.{1 - winner}",))


def _played(view: GateRulerView) -> Iterator[tuple[str, int, int]]:
    """What was just put on the gate, where it is a card."""
    item = view.gate[-1] if view.gate else None
    if item is not None and item.kind == "card" and item.number is not None:
        key = _PLAYED.get(card_face(item.number).kind)
        if key is not None:
            yield key, item.seat, 1


def _countered(frame: Frame[Any]) -> Iterator[tuple[str, int, int]]:
    """A CNT that was used, by whose counter zone its card lies in."""
    line = frame.line
    if line is None or line.phrase.key != "gateruler-told-counter-used":
        return
    for seat in (0, 1):
        if any(card.handle in line.things for card in frame.view.places[f"counter.{seat}"].cards):
            yield "counters", seat, 1


def _is_unit(frame: Frame[Any]) -> bool:
    """What was destroyed was a unit that everybody saw, and not put aside for another one."""
    line = frame.line
    if line is None or line.phrase.key != "gateruler-told-destroyed" or not line.things:
        return False
    number = number_of(frame.view, line.things[0])
    return number is not None and card_face(number).kind == "unit"
