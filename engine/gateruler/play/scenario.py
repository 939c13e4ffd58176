"""The words of this game's scenarios (tests/scenarios/README.md): how its table is laid, what a step may say, what may
be looked at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.play.references import Unknown
from engine.cardgame.play.scenario import (
    ANSWERED,
    OF_CARD,
    OF_DUEL,
    SEATS,
    CardDialect,
    Failure,
    Verb,
    asked,
    cards_called,
    numbers_of,
)
from engine.gateruler.areas import AREAS, FIELD, GATE, LINES, UNIT_ZONES
from engine.gateruler.play.scene import Scene, SideLaid
from engine.gateruler.pool import DECKS, EVERY_NUMBER
from engine.gateruler.refusals import why_not
from engine.gateruler.values import (
    atk,
    attributes,
    damage_on,
    damage_taken,
    energy,
    foremost,
    hp,
    keywords,
    level,
    level_for,
    open_damage,
    resting,
    ruler,
    set_cards,
    souls,
    stk,
    units,
)
from engine.kernel.decisions import Decision, Move

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from engine.cardgame.play.scenario import Dialect
    from engine.cardgame.view import Refusal
    from engine.gateruler.state import State
    from engine.gateruler.table import Table

Line = Literal["left", "centre", "right"]
Zone = Literal["left", "defence", "right"]


class TableLaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where in a turn the table stands, and how luck falls."""

    turn: int = 5
    turn_player: Literal["left", "right"] = "left"
    phase: Literal["preparation", "start", "main", "attack", "end"] = "main"
    first: Literal["left", "right"] | None = None
    """Who begins, in the preparation; chance says so without it."""
    chance: tuple[tuple[int, ...], ...] = ()
    """The first outcomes of chance."""


class SideInWords(SideLaid, kw_only=True, forbid_unknown_fields=True):
    """One player's side, of which only what matters must be said."""

    ruler: str = "GR-W23"
    ready: str = ""
    """The deck is the whole deck of that key: for the preparation."""

    def __post_init__(self) -> None:
        if self.ready:
            if self.ready not in DECKS:
                raise ValueError(f"no deck is called {self.ready}")
            self.deck = DECKS[self.ready]


# --- verbs ---------------------------------------------------------------------------------------------------------


def _act(head: str, beside: str = "") -> Callable[[Dialect, Any, str, Mapping[str, Any]], None]:
    """A verb that is an act of a card; `beside` names the word that says which of several: `to` a zone, at a `line`,
    which `ability`.
    """

    def run(dialect: Dialect, scene: Any, text: str, step: Mapping[str, Any]) -> None:
        cards = cards_called(dialect, scene, text)
        wanted = str(step[beside]) if beside in step else ""
        for key in scene.keys:
            name, *rest = key.split(":")
            if name != head or int(rest[0]) not in cards:
                continue
            if not wanted or area_of(rest[1]) == wanted:
                scene.answer(key)
                return
        said = f" {beside} {wanted}" if wanted else ""
        raise Failure(f"{head} {text}{said} is not offered; open: {asked(scene)}")

    return run


def _attack(dialect: Dialect, scene: Any, text: str, step: Mapping[str, Any]) -> None:
    """An attack of a card `at` a line; the main phase ends before, where it hasn't yet."""
    if "at" in step and step["at"] not in LINES:
        raise Unknown(f"no line is called {step['at']!r}")
    if scene.decision is not None and scene.decision.kind == "ChooseAct" and scene.decision.main:
        scene.answer("end")
        _settle(dialect, scene, True, {})
    _act("attack", "at")(dialect, scene, text, step)


def _settle(_dialect: Dialect, scene: Any, _yes: bool, _step: Mapping[str, Any]) -> None:
    """Whoever has priority passes, until something else is asked: what lies on the gate is resolved."""
    while scene.decision is not None and scene.decision.kind == "ChooseAct" and "pass" in scene.keys:
        scene.answer("pass")


# --- the words of answers ------------------------------------------------------------------------------------------

_ANSWERS: Final[dict[str, re.Pattern[str]]] = ANSWERED | {
    "ChooseRedraw": re.compile("yes|no"),
    "ChooseAct": re.compile(
        r"end|pass|pass-turn|(?:play|reveal|gear):\d+|(?:summon|set|move):\d+:[a-z0-9-]+\.[01]|use:\d+:\w+"
        r"|trait:\d+:[a-z]+"
    ),
    "ChooseAttack": re.compile(r"end|attack:\d+:(?:left|centre|right)"),
    "ChooseCost": re.compile(r"(?:full|reduced)(?:\+ruler)?"),
    "ChooseZone": re.compile(r"(?:left|defence|right)\.[01]"),
    "ChooseCounter": re.compile("yes|no"),
    "ChooseFromDrive": re.compile(r"done|play:\d+|(?:summon|set):\d+:[a-z0-9-]+\.[01]|use:\d+:\w+"),
    "ChooseGuard": re.compile("yes|no"),
    "ChooseName": re.compile(r"GR-\w+"),
}
"""The answers that a decision of each kind may have."""
_CARD: Final = re.compile(
    r"(?:card|play|reveal|gear|summon|set|move|use|trait|attack|next:\d+:card):(\d+)(?::[\w.-]+)*"
)


# --- what may be looked at ------------------------------------------------------------------------------------------


_OF_DUEL: Final[dict[str, Callable[[State], Any]]] = OF_DUEL | {
    "phase": lambda state: state.phase or "preparation",
    "on-gate": lambda state: numbers_of(state, (one.card for one in state.gate if one.card >= 0)),
    "attacks": lambda state: state.attacks,
}
_OF_SIDE: Final[dict[str, Callable[[State, int], Any]]] = {
    "units": lambda state, seat: numbers_of(state, units(state, seat)),
    "set-cards": lambda state, seat: numbers_of(state, set_cards(state, seat)),
    "damage-taken": damage_taken,
    "open-damage": lambda state, seat: len(open_damage(state, seat)),
    "energy-ready": energy,
    "summons": lambda state, seat: state.summons[seat],
    "cards-in-hand": lambda state, seat: len(state.piles.get(f"hand.{seat}", ())),
    "cards-in-deck": lambda state, seat: len(state.piles.get(f"deck.{seat}", ())),
    "ruler-rests": lambda state, seat: resting(state, ruler(state, seat)),
}
_OF_CARD: Final[dict[str, Callable[[State, int], Any]]] = OF_CARD | {
    "atk": atk,
    "hp": hp,
    "stk": stk,
    "level": level,
    "parade-level": lambda state, card: level_for(state, card, "parade"),
    "damage": damage_on,
    "rest": resting,
    "souls": lambda state, card: numbers_of(state, souls(state, card)),
    "keywords": lambda state, card: sorted(keywords(state, card)),
    "attributes": lambda state, card: sorted(attributes(state, card)),
}


class Words(CardDialect):
    """A `cardgame.play.scenario.Dialect`: what scenarios of this game may say."""

    table = TableLaid
    side = SideInWords
    area_keys = frozenset(spec.key for spec in AREAS.core if spec.cards and not spec.shared)
    answered = _ANSWERS
    naming = _CARD
    of_duel = _OF_DUEL
    of_side = _OF_SIDE
    of_one = _OF_CARD
    verbs: Mapping[str, Verb] = {
        "summon": Verb(_act("summon", "to"), str, frozenset(("to",))),
        "play": Verb(_act("play"), str),
        "set": Verb(_act("set", "to"), str, frozenset(("to",))),
        "reveal": Verb(_act("reveal"), str),
        "use": Verb(_act("use", "ability"), str, frozenset(("ability",))),
        "trait": Verb(_act("trait", "attribute"), str, frozenset(("attribute",))),
        "gear": Verb(_act("gear"), str),
        "attack": Verb(_attack, str, frozenset(("at",))),
        "settle": Verb(_settle, Literal[True]),
    }

    def numbers(self) -> Collection[str]:
        """The numbers of all cards."""
        return EVERY_NUMBER

    def place(self, word: str) -> str | None:
        """The gate is both players'."""
        return GATE if word == GATE else super().place(word)

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
            first=None if table.first is None else SEATS[table.first],
            chance=table.chance,
            asks=asks,
        )

    def move(self, scene: Scene, decision: Decision, word: str) -> Move | None:
        """Nothing without a card."""

    def use(self, scene: Scene, decision: Decision, card: int) -> Move:
        """Where a hand would bring a card to use it: a unit to the first free zone, a field to its zone, another card
        to the gate; an attacker at what stands foremost in the centre; what an effect chooses goes where those go.
        """
        state, seat = scene.state, decision.seat
        where = state.where[card]
        if decision.kind == "ChooseAttack":
            return Move(f"card:{card}", where, on_card(foremost(state, 1 - seat, "centre")))
        target = getattr(decision, "target", "") or where
        return Move(f"card:{card}", where, self._used_to(state, seat, card) if decision.kind == "ChooseAct" else target)

    def _used_to(self, state: State, seat: int, card: int) -> str:
        kind = state.info(card).kind
        if kind == "unit" and area_of(state.where[card]) in ("hand", "drive", "graveyard"):
            return next((where for where in UNIT_ZONES[seat] if not state.piles.get(where)), UNIT_ZONES[seat][0])
        return FIELD[seat] if kind == "field" else GATE

    def why_not(self, state: State, decision: Decision, move: Move) -> Refusal:
        """Why no option has that move."""
        return why_not(state, decision, move)


WORDS: Final = Words()
"""The words of scenarios of this game."""
