"""The words of this game's scenarios (tests/scenarios/README.md): how its table is laid, what a step may say, what may
be looked at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from engine.cardgame.play.references import Unknown
from engine.cardgame.play.scenario import (
    ANSWERED,
    OF_CARD,
    OF_DUEL,
    SEATS,
    SIDES,
    CardDialect,
    Failure,
    Verb,
    asked,
    cards_called,
    numbers_of,
)
from engine.kernel.decisions import Decision, Move
from engine.mahoroba.areas import AREAS, STANDBY_KEYS, UNIT_PLACES
from engine.mahoroba.play.scene import Scene, SideLaid
from engine.mahoroba.pool import DECKS, EVERY_NUMBER
from engine.mahoroba.procedures.janken import HANDS
from engine.mahoroba.refusals import why_not
from engine.mahoroba.values import attached, damage_on, energy, hp, main_unit, units

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from engine.cardgame.play.scenario import Dialect
    from engine.cardgame.view import Refusal
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table


class TableLaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where in a turn the table stands, and how luck falls."""

    turn: int = 5
    turn_player: Literal["left", "right"] = "left"
    phase: Literal["preparation", "draw", "main", "battle", "end"] = "main"
    janken: Literal["hands", "luck"] = "hands"
    first: Literal["left", "right"] | None = None
    """Who begins, in the preparation; without it じゃんけん says so."""
    chance: tuple[tuple[int, ...], ...] = ()
    """The first outcomes of chance."""


class SideInWords(SideLaid, kw_only=True, forbid_unknown_fields=True):
    """One player's side, of which only what matters must be said."""

    ready: str = ""
    """The deck is the whole practice deck of that key: for the preparation."""

    def __post_init__(self) -> None:
        if self.ready:
            if self.ready not in DECKS:
                raise ValueError(f"no deck is called {self.ready}")
            self.deck = DECKS[self.ready]


# --- verbs ---------------------------------------------------------------------------------------------------------


def _act(head: str, onto: str = "") -> Callable[[Dialect, Any, str, Mapping[str, Any]], None]:
    """A verb that is an act of a card: `charge`, `set` (with `on`), `use`, `ex`, `retreat`."""

    def run(dialect: Dialect, scene: Any, text: str, step: Mapping[str, Any]) -> None:
        if onto and onto not in step:
            raise Unknown(f"{head!r} says with `{onto}` on which unit")
        cards = cards_called(dialect, scene, text)
        units_meant = cards_called(dialect, scene, step[onto]) if onto else ()
        for key in scene.keys:
            name, *rest = key.split(":")
            if name == head and int(rest[0]) in cards and (not onto or int(rest[1]) in units_meant):
                scene.answer(key)
                return
        raise Failure(f"{head} {text} is not offered; open: {asked(scene)}")

    return run


def _place(dialect: Dialect, scene: Any, text: str, step: Mapping[str, Any]) -> None:
    """A unit into the stand-by area of that number (the first empty one)."""
    cards = cards_called(dialect, scene, text)
    wanted = f"standby-{step['to']}" if "to" in step else None
    for key in scene.keys:
        name, *rest = key.split(":")
        if name == "place" and int(rest[0]) in cards and wanted in (None, rest[1]):
            scene.answer(key)
            return
    raise Failure(f"{text} can't be placed there; open: {asked(scene)}")


def _battle(_dialect: Dialect, scene: Any, _yes: bool, _step: Mapping[str, Any]) -> None:
    """On to the battle phase."""
    scene.answer("battle")


def _skill(_dialect: Dialect, scene: Any, number: int, _step: Mapping[str, Any]) -> None:
    """The skill of that number of the main unit; on to the battle phase first, where that is still to come."""
    if scene.offers("battle"):
        scene.answer("battle")
    scene.answer(f"skill:{number}")


def _hands(_dialect: Dialect, scene: Any, hands: dict[str, str], _step: Mapping[str, Any]) -> None:
    """Both hands of じゃんけん."""
    for side in SIDES:
        if hands.get(side) not in HANDS:
            raise Unknown(f"{side} shows one of {', '.join(HANDS)}")
        scene.answer(hands[side])


# --- the words of answers ------------------------------------------------------------------------------------------

_AREAS: Final = "|".join(STANDBY_KEYS)
_ANSWERS: Final[dict[str, re.Pattern[str]]] = ANSWERED | {
    "ChooseFirstUnit": re.compile(r"card:\d+"),
    "ChooseCourtesyDraw": re.compile("yes|no"),
    "ChooseHand": re.compile("|".join(HANDS)),
    "ChooseAct": re.compile(
        rf"battle|(?:charge|set):\d+:\d+|place:\d+:(?:{_AREAS})|(?:use|ex|retreat):\d+"
    ),
    "ChooseSkill": re.compile(r"end|skill:[12]"),
    "ChooseOrder": re.compile(r"effect:\d+:card:\d+"),
    "ChooseSuccessor": re.compile(r"card:\d+"),
    "ChooseUnits": re.compile(r"card:\d+"),
}
"""The answers that a decision of each kind may have."""
_CARD: Final = re.compile(r"(?:card|use|ex|retreat|charge|set|place|effect:\d+:card|next:\d+:card):(\d+)(?::.*)?")


# --- what may be looked at ------------------------------------------------------------------------------------------


_OF_DUEL: Final[dict[str, Callable[[State], Any]]] = OF_DUEL | {
    "phase": lambda state: state.phase,
}
_OF_SIDE: Final[dict[str, Callable[[State, int], Any]]] = {
    "main": lambda state, seat: state.defs[main_unit(state, seat)].number if main_unit(state, seat) >= 0 else "none",
    "units": lambda state, seat: numbers_of(state, units(state, seat)),
}
_OF_CARD: Final[dict[str, Callable[[State, int], Any]]] = OF_CARD | {
    "state": lambda state, card: state.status[card] or "normal",
    "damage": damage_on,
    "hp": hp,
    "energy": energy,
    "energy-cards": lambda state, card: numbers_of(state, attached(state, card, "energy")),
    "set": lambda state, card: numbers_of(state, attached(state, card, "set")),
}


class Words(CardDialect):
    """A `cardgame.play.scenario.Dialect`: what scenarios of this game may say."""

    table = TableLaid
    side = SideInWords
    area_keys = frozenset(spec.key for spec in AREAS.core if spec.cards)
    answered = _ANSWERS
    naming = _CARD
    of_duel = _OF_DUEL
    of_side = _OF_SIDE
    of_one = _OF_CARD
    verbs: Mapping[str, Verb] = {
        "charge": Verb(_act("charge", "on"), str, frozenset(("on",))),
        "set": Verb(_act("set", "on"), str, frozenset(("on",))),
        "place": Verb(_place, str, frozenset(("to",))),
        "use": Verb(_act("use"), str),
        "ex": Verb(_act("ex"), str),
        "retreat": Verb(_act("retreat"), str),
        "battle": Verb(_battle, bool),
        "skill": Verb(_skill, int),
        "hands": Verb(_hands, dict[str, str]),
    }

    def numbers(self) -> Collection[str]:
        """The numbers of all cards."""
        return EVERY_NUMBER

    def scene(self, table: Table) -> Scene:
        """A scene at a table as it stands."""
        return Scene.around(table)

    def _laid(self, table: TableLaid, left: SideLaid, right: SideLaid, *, asks: bool) -> Scene:
        return Scene(
            left,
            right,
            turn=table.turn,
            turn_player=SEATS[table.turn_player],
            phase=table.phase,
            janken=table.janken,
            first=None if table.first is None else SEATS[table.first],
            chance=table.chance,
            asks=asks,
        )

    def move(self, scene: Scene, decision: Decision, word: str) -> Move | None:
        """A skill as the move of the main unit onto the opponent's; nothing else without a card."""
        seat = decision.seat
        if not word.startswith("skill:"):
            return None
        return Move(f"card:{main_unit(scene.state, seat)}", f"main.{seat}", f"main.{1 - seat}")

    def use(self, scene: Scene, decision: Decision, card: int) -> Move:
        """A card of the hand is played, a unit is clicked; what an effect chooses goes where those go."""
        where = scene.state.where[card]
        target = getattr(decision, "target", "") or (where if where in _MAT else f"in-use.{decision.seat}")
        return Move(f"card:{card}", where, target)

    def why_not(self, state: State, decision: Decision, move: Move) -> Refusal:
        """Why no option has that move."""
        return why_not(state, decision, move)


_MAT: Final = frozenset(place for places in UNIT_PLACES for place in places)
WORDS: Final = Words()
"""The words of scenarios of this game."""
