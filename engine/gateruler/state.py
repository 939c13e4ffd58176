"""The table as it is: what every card game has, what lies on the gate, the attack under way, the steps of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

from engine.cardgame import state
from engine.cardgame.areas import area_of
from engine.cardgame.source import Source
from engine.gateruler.areas import IN_PLAY

if TYPE_CHECKING:
    from engine.gateruler.card import Card


GEARED: Final = "gear:"
"""The mark of a unit that is laid on its ruler (装着)."""


class GateItem(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What lies on the gate and waits to be resolved (9-1a); the last is on top and resolves first."""

    id: int
    kind: Literal["card", "ability", "automatic", "drive"]
    """A card that was played (it lies at the gate); an ability of a card by `key`; an automatic one by `ref`; a
    drive-resolution process (10-3d).
    """
    seat: int
    card: int = -1
    key: str = ""
    """Of an ability: which one of its card's."""
    ref: str = ""
    """Of an automatic ability: its clause."""
    source: Source | None = None
    """Of an automatic ability: whose, and what its text speaks of."""
    them: tuple[int, ...] = ()
    """What was chosen when it was played."""
    places: tuple[str, ...] = ()
    """Where each of them lay then, and which way up (`damage.0`, `damage.0:down`): what lies otherwise now isn't
    meant.
    """
    x: int = 0
    played_from: str = ""
    """Of a card: the zone it was played from, by its key."""
    how: Literal["normal", "special", "opened", "event", "field", "effect"] = "effect"
    """Of a card: by a normal summon, opened by オープンカード, played as what it is, or by an effect."""
    place: str = ""
    """Of a unit: the zone that it is summoned to."""

    def without(self, card: int) -> GateItem:
        """The same where that card isn't meant any more."""
        if card not in self.them:
            return self
        left = [pair for pair in zip(self.them, self.places, strict=True) if pair[0] != card]
        return replace(self, them=tuple(one for one, _ in left), places=tuple(where for _, where in left))


class Attack(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The attack under way (8-4): by which card, at which line, at which card of it (-1: at an empty line)."""

    seat: int
    card: int
    line: str
    aim: int = -1
    step: str = "declare"
    """`declare`, `intercept`, `damage` or `end`."""
    gone: bool = False
    """Its card has left play since: should it come back, it is another card (3-2d), which doesn't attack."""


class State(state.State):
    """All that is so at the table. Seats are 0 and 1; cards are ids; places are strings (`engine.gateruler.areas`)."""

    __slots__ = ("attack", "attacks", "battle", "gate", "summons")

    defs: list[Card]
    told = (*state.State.told, "gate")

    def __init__(self) -> None:
        """An empty table; `TableLaid` fills it."""
        super().__init__()
        self.gate: tuple[GateItem, ...] = ()
        self.attack: Attack | None = None
        self.attacks = 0
        """How many attacks were declared this turn."""
        self.battle = ""
        """The step of the attack sub-phase (8-2a-1): `start`, `declare` or empty outside one."""
        self.summons: tuple[int, int] = (0, 0)
        """召喚回数 of each player this turn (4-3a)."""

    def copy(self) -> State:
        """An independent copy; shares only what is immutable."""
        new = super().copy()
        new.gate, new.attack, new.attacks = self.gate, self.attack, self.attacks
        new.battle, new.summons = self.battle, self.summons
        return new

    def begin_turn(self, turn: int, seat: int) -> None:
        """Summons and attacks are counted anew (4-3a-2)."""
        super().begin_turn(turn, seat)
        self.summons, self.attacks, self.battle = (0, 0), 0, ""

    def begin_phase(self, phase: str) -> None:
        """No attack sub-phase is under way."""
        super().begin_phase(phase)
        self.battle = ""

    def info(self, card: int) -> Card:
        """What is printed on the card."""
        return self.defs[card]

    def kind(self, card: int) -> str:
        """All backs look alike."""
        return ""

    def stirs(self, card: int, source: str, target: str) -> bool:
        """Texts are in force where their cards are in play."""
        return area_of(source) in IN_PLAY or area_of(target) in IN_PLAY

    def moved(self, card: int, source: str, target: str, was: str, face_up: bool | None) -> None:
        """A card that moves is another card from then on, unless it moves within play (3-2d): its damage comes off, it
        isn't meant any more by what waits on the gate, it attacks no more, and what it did this turn counts no more.
        """
        super().moved(card, source, target, was, face_up)
        if area_of(source) not in IN_PLAY or area_of(target) not in IN_PLAY:
            self.forget(card)
            self._lose_sight(card)
        elif area_of(source) == "defence":
            self.marks -= {f"{GEARED}{card}"}  # what goes elsewhere lies on its ruler no more

    def _lose_sight(self, card: int) -> None:
        """The attack under way and what waits on the gate mean another card, that is there no more."""
        attack = self.attack
        if attack is not None and card in (attack.card, attack.aim):
            aim = -1 if card == attack.aim else attack.aim
            self.attack = replace(attack, aim=aim, gone=attack.gone or card == attack.card)
        if any(card in item.them for item in self.gate):
            self.gate = tuple(item.without(card) for item in self.gate)

    def forget(self, card: int) -> None:
        """What was so of a card is so no more: damage, marks of this turn."""
        damage = self.pieces.get("damage")
        if damage:
            damage.pop(f"card.{card}", None)
        tail = f":{card}"
        if any(mark.endswith(tail) for mark in self.marks):
            self.marks = frozenset(
                mark
                for mark in self.marks
                if not mark.endswith(tail) or not mark.startswith(_OF_CARDS) or mark.startswith(_OF_SEATS)
            )


_OF_CARDS: Final = ("turn:", GEARED)
"""What the marks of a card in play begin with, which are forgotten as it leaves."""
_OF_SEATS: Final = "turn:passing:"
"""What marks begin with that end with a seat, not with a card."""
