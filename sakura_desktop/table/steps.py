"""What happened as steps to be seen one after the other: a closed set of kinds, each with a weight.

A game's playmat says which of its events is which step; the animation plays steps and knows no event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from engine.cardgame.view import Frame, SeenMove, View

Kind: TypeAlias = Literal[
    "move", "turn", "phase", "strike", "hit", "miss", "negate", "fade", "gain", "shuffle", "show", "point", "fell",
    "begins", "roll", "unmet", "end", "rest",
]  # fmt: skip
"""`move`: things travel. `turn`, `phase`: one begins. `strike`: an attack lands, a thing goes at others. `hit`: a place
takes damage. `miss`, `negate`: what was in the air comes to nothing. `fade`: it is over. `gain`: a figure grows or
shrinks. `shuffle`: a pile. `show`: cards are laid open. `point`: something comes from there. `fell`: a thing is out of
the fight. `begins`: it is known who goes first. `roll`: a die is thrown. `unmet`: a text does nothing.
`end`: the match. `rest`: nothing, for a while.
"""

Shape: TypeAlias = Literal["cut", "blunt", "shot", "spell"]
"""How a blow is seen and heard: an edge, a weight, something that flies, something without a body."""

WEIGHTS: Final[dict[Kind, float]] = {
    "move": 0.34, "turn": 0.6, "phase": 0.2, "strike": 0.7, "hit": 0.4, "miss": 0.5, "negate": 0.5, "fade": 0.2,
    "gain": 0.25, "shuffle": 0.45, "show": 0.6, "point": 0.4, "fell": 0.45, "begins": 0.9, "roll": 1.1,
    "unmet": 0.3, "end": 0.6, "rest": 1.0,
}  # fmt: skip
"""Seconds until the next step at the normal pace, by how much a kind matters."""
FACTS: Final[dict[str, Kind]] = {
    "hit": "hit", "missed": "miss", "evaded": "miss", "negated": "negate", "shuffled": "shuffle", "shown": "show",
    "felled": "fell", "struck": "strike", "begins": "begins", "rolled": "roll", "unmet": "unmet",
}  # fmt: skip
"""The step that a fact of any game is seen as."""


class Step(NamedTuple):
    """One thing to be seen. What begins is told by it alone: what is heard goes by its kind and its number."""

    kind: Kind
    weight: float
    place: str = ""
    """Where it is seen: a place, or the handle of a thing."""
    seat: int = -1
    """Whom it concerns."""
    source: str = ""
    """The handle of what deals it, or the place that it comes from."""
    shape: Shape = "cut"
    """How the blow of a `strike` or a `hit` is seen and heard."""
    number: int = 0
    counts: int = 0
    """The number that counts in the place of that one; 0 where that one does."""
    moves: tuple[SeenMove, ...] = ()
    cards: tuple[str, ...] = ()
    """The numbers of cards laid open."""
    what: str = ""
    """How the game calls it, where a word is written there."""


def step(kind: Kind, **more: Any) -> Step:
    """A step as heavy as its kind is."""
    return Step(kind, **{"weight": WEIGHTS[kind], **more})


def plain_steps(frame: Frame[Any], before: View) -> tuple[Step, ...]:
    """What any card game shows of an event: what it was, what travelled, a turn or the end."""
    after, found = frame.view, []
    if after.turn != before.turn:
        found.append(step("turn", seat=after.turn_player, number=after.turn))
    elif after.phase != before.phase and after.phase:
        found.append(step("phase", seat=after.turn_player, what=after.phase))
    if frame.fact is not None:
        fact = frame.fact
        found.append(
            step(
                FACTS[fact.kind], place=fact.place, seat=fact.seat, source=fact.source, number=fact.number,
                counts=fact.counts, cards=fact.cards, what=fact.kind,
            )
        )
    if frame.moves:
        found.append(step("move", moves=frame.moves))
    if after.ending is not None and before.ending is None:
        found.append(step("end", seat=-1 if after.winner is None else after.winner))
    return tuple(found)
