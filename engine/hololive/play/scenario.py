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
from engine.hololive.areas import AREAS, CENTER, COLLAB, OSHI, RESOLUTION
from engine.hololive.decks.ready import ready_decks
from engine.hololive.legality import skills_left
from engine.hololive.play.scene import Scene, SideLaid
from engine.hololive.pool import EVERY_NUMBER
from engine.hololive.procedures.dice import SIDES as FACES
from engine.hololive.refusals import why_not
from engine.hololive.values import attached, baton_cost, center, damage_on, holomem, hp, hp_left, names, oshi, resting
from engine.kernel.decisions import Decision, Move

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from engine.cardgame.play.scenario import Dialect
    from engine.cardgame.view import Refusal
    from engine.hololive.state import State
    from engine.hololive.table import Table


class TableLaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where in a turn the table stands, and how luck falls."""

    turn: int = 5
    turn_player: Literal["left", "right"] = "left"
    step: Literal["preparation", "reset", "hand", "cheer", "main", "performance", "end"] = "main"
    first: Literal["left", "right"] | None = None
    """Who begins, in the preparation; without it somebody drawn by chance says so."""
    chance: tuple[tuple[int, ...], ...] = ()
    """The first outcomes of chance."""


class SideInWords(SideLaid, kw_only=True, forbid_unknown_fields=True):
    """One player's side, of which only what matters must be said."""

    oshi: str = "hSD01-001"
    deck: int | tuple[str, ...] = 10
    cheer_deck: int | tuple[str, ...] = 5
    life: int | tuple[str, ...] = 5
    begun: bool = False
    """Both decks are the whole start deck of that oshi: for the preparation, which deals its life besides."""

    def __post_init__(self) -> None:
        if self.begun:
            found = next((deck.side() for deck in ready_decks() if deck.oshi == self.oshi), None)
            if found is None:
                raise ValueError(f"no start deck is led by {self.oshi}")
            self.deck, self.cheer_deck = found.deck, found.cheer


# --- verbs ---------------------------------------------------------------------------------------------------------


def _act(head: str, onto: str = "") -> Callable[[Dialect, Any, str, Mapping[str, Any]], None]:
    """A verb that is an act of a card: `place`, `collab`, `baton`, `play`, `bloom` and `attach` (with `on`)."""

    def run(dialect: Dialect, scene: Any, text: str, step: Mapping[str, Any]) -> None:
        if onto and onto not in step:
            raise Unknown(f"{head!r} says with `{onto}` on which holomem")
        cards = cards_called(dialect, scene, text)
        meant = cards_called(dialect, scene, step[onto]) if onto else ()
        for key in scene.keys:
            name, *rest = key.split(":")
            if name == head and int(rest[0]) in cards and (not onto or int(rest[1]) in meant):
                scene.answer(key)
                return
        raise Failure(f"{head} {text} is not offered; open: {asked(scene)}")

    return run


def _ability(dialect: Dialect, scene: Any, text: str, _step: Mapping[str, Any]) -> None:
    """What the text of a card lets do in the main step."""
    cards = cards_called(dialect, scene, text)
    for key in scene.keys:
        if key.startswith("act:") and int(key.rpartition(":")[2]) in cards:
            scene.answer(key)
            return
    raise Failure(f"{text} has nothing to be done; open: {asked(scene)}")


def _skill(_dialect: Dialect, scene: Any, key: str, _step: Mapping[str, Any]) -> None:
    """The oshi skill, or the SP oshi skill."""
    scene.answer(f"skill:{key}")


def _performance(_dialect: Dialect, scene: Any, _yes: bool, _step: Mapping[str, Any]) -> None:
    """The main step ends."""
    if scene.decision is None or scene.decision.kind != "ChooseAct":
        raise Failure(f"it is no main step that could end; open: {asked(scene)}")
    scene.answer("end")


def _arts(dialect: Dialect, scene: Any, text: str, step: Mapping[str, Any]) -> None:
    """Arts of a holomem, the first ones that it can use unless `art` names them, `at` a target; the main step ends
    before, where it hasn't yet.
    """
    if scene.decision is not None and scene.decision.kind == "ChooseAct":
        scene.answer("end")
    cards = cards_called(dialect, scene, text)
    targets = cards_called(dialect, scene, step["at"]) if "at" in step else ()
    for key in scene.keys:
        name, *rest = key.split(":")
        if name != "arts" or int(rest[0]) not in cards or str(step.get("art", rest[1])) != rest[1]:
            continue
        if "at" not in step or int(rest[2]) in targets:
            scene.answer(key)
            return
    raise Failure(f"{text} can't use such arts; open: {asked(scene)}")


def _dice(_dialect: Dialect, scene: Any, numbers: list[int], _step: Mapping[str, Any]) -> None:
    """What the next dice show."""
    if any(not 1 <= number <= FACES for number in numbers):
        raise Unknown(f"a die shows 1 to {FACES}")
    scene.chance += [(number - 1,) for number in numbers]


# --- the words of answers ------------------------------------------------------------------------------------------

_ANSWERS: Final[dict[str, re.Pattern[str]]] = ANSWERED | {
    "ChooseFirst": re.compile("me|opponent"),
    "ChooseRedraw": re.compile("yes|no"),
    "ChooseFirstHolomem": re.compile(r"card:\d+"),
    "ChooseFirstBack": re.compile(r"card:\d+"),
    "ChooseHolomem": re.compile(r"card:\d+"),
    "ChooseAct": re.compile(
        r"end|(?:place|collab|baton|play):\d+|(?:bloom|attach):\d+:\d+|skill:(?:oshi|sp)|act:.+:\d+"
    ),
    "ChooseArts": re.compile(r"end|arts:\d+:\d:\d+"),
}
"""The answers that a decision of each kind may have."""
_CARD: Final = re.compile(
    r"(?:card|place|collab|baton|play|bloom|attach|arts|act:.+|next:\d+:card):(\d+)(?::\d+)*"
)


# --- what may be looked at ------------------------------------------------------------------------------------------


_OF_DUEL: Final[dict[str, Callable[[State], Any]]] = OF_DUEL | {
    "step": lambda state: state.phase or "preparation",
}
_OF_SIDE: Final[dict[str, Callable[[State, int], Any]]] = {
    "stage": lambda state, seat: numbers_of(state, holomem(state, seat)),
    "life-left": lambda state, seat: len(state.piles.get(f"life.{seat}", ())),
    "power": lambda state, seat: len(state.piles.get(f"holo-power.{seat}", ())),
    "skills": lambda state, seat: [
        one.key for one in state.info(oshi(state, seat)).skills if skills_left(state, seat, one) > 0
    ],
    "redraws": lambda state, seat: state.counters.get(f"redraws.{seat}", 0),
}
_OF_CARD: Final[dict[str, Callable[[State, int], Any]]] = OF_CARD | {
    "damage": damage_on,
    "hp": hp,
    "hp-left": hp_left,
    "rest": resting,
    "stack": lambda state, card: numbers_of(state, attached(state, card, "stack")),
    "cheer": lambda state, card: numbers_of(state, attached(state, card, "cheer")),
    "support": lambda state, card: numbers_of(state, attached(state, card, "support")),
    "baton-cost": baton_cost,
    "names": lambda state, card: list(names(state, card)),
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
        "place": Verb(_act("place"), str),
        "bloom": Verb(_act("bloom", "on"), str, frozenset(("on",))),
        "collab": Verb(_act("collab"), str),
        "baton": Verb(_act("baton"), str),
        "skill": Verb(_skill, Literal["oshi", "sp"]),
        "play": Verb(_act("play"), str),
        "attach": Verb(_act("attach", "on"), str, frozenset(("on",))),
        "act": Verb(_ability, str),
        "performance": Verb(_performance, Literal[True]),
        "arts": Verb(_arts, str, frozenset(("art", "at"))),
        "dice": Verb(_dice, list[int]),
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
            step=table.step,
            first=None if table.first is None else SEATS[table.first],
            chance=table.chance,
            asks=asks,
        )

    def move(self, scene: Scene, decision: Decision, word: str) -> Move | None:
        """A skill as the move of the oshi to the center; nothing else without a card."""
        seat = decision.seat
        if not word.startswith("skill:"):
            return None
        return Move(f"card:{oshi(scene.state, seat)}", OSHI[seat], CENTER[seat])

    def use(self, scene: Scene, decision: Decision, card: int) -> Move:
        """Where a hand would bring a card to use it: a holomem of the hand into the back, a support card to where it
        is played, one of the stage to the collab position or, in the performance step, at the other center holomem;
        what an effect chooses goes where those go.
        """
        state, seat = scene.state, decision.seat
        where = state.where[card]
        target = getattr(decision, "target", "") or where
        if decision.kind == "ChooseArts":
            against = center(state, 1 - seat)
            target = on_card(against) if against >= 0 else CENTER[1 - seat]
        elif decision.kind == "ChooseAct":
            target = self._used_to(state, seat, card)
        return Move(f"card:{card}", where, target)

    def _used_to(self, state: State, seat: int, card: int) -> str:
        area = area_of(state.where[card])
        if area == "hand":
            return f"back.{seat}" if state.info(card).kind == "holomem" else RESOLUTION[seat]
        return CENTER[seat] if area == "oshi" else COLLAB[seat]

    def why_not(self, state: State, decision: Decision, move: Move) -> Refusal:
        """Why no option has that move."""
        return why_not(state, decision, move)


WORDS: Final = Words()
"""The words of scenarios of this game."""
