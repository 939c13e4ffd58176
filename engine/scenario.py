"""Scenarios: a table laid in words, acts named by what a player does, and what must hold (tests/scenarios/README.md).

A scenario file is TOML. `run` plays it on a `Scene` and returns the failures, each with the step where it was found.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Literal

import msgspec

import engine.sakura.megami.roster  # noqa: F401  # fills the registry with every card that can be played
from engine.cardgame.areas import area_of, on_card
from engine.kernel.decisions import IllegalAnswer, Move
from engine.sakura.events import CardsRevealed
from engine.sakura.procedures.legality import basic_places
from engine.sakura.procedures.opening import play
from engine.sakura.refusals import why_not
from engine.sakura.registry import REGISTRY
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import cost, distance, hand_limit, master_distance
from engine.scene import Scene, SideLaid

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.kernel.decisions import Decision

SEATS = {"left": 0, "right": 1}
CRYSTALS = ("life", "aura", "flare")
PILES = ("deck", "hand", "discard", "cover", "specials", "enhancements", "extra", "outside", "sealed", "in-use")


class BadScenario(Exception):
    """A file that is no scenario, with the reason in words for its writer."""


class Failure(Exception):
    """What a scenario said does not hold."""


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies between the sides, and where in a turn the table stands."""

    distance: int = 4
    shadow: int = 10
    turn: int = 3
    turn_player: Literal["left", "right"] = "left"
    phase: Literal["main", "start", "end"] = "main"
    conduct: Literal["standard", "full-power", ""] = "standard"


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file has it."""

    title: str
    rules: list[str] = []
    """The numbered rules that it shows."""
    cards: list[str] = []
    """The numbers of the cards that it shows."""
    table: Laid = Laid()
    left: SideLaid = msgspec.field(default_factory=SideLaid)
    right: SideLaid = msgspec.field(default_factory=SideLaid)
    step: list[dict[str, Any]] = []


class Report(msgspec.Struct, frozen=True):
    """How a scenario went."""

    file: str
    title: str
    rules: list[str]
    cards: list[str]
    failures: list[str]


def read(path: Path) -> Scenario:
    """Read a scenario file. Raises `BadScenario`."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Scenario)
    except OSError as error:
        raise BadScenario(f"{path} can't be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadScenario(f"{path} is no scenario: {error}") from error


def run(path: Path) -> Report:
    """Play a scenario file; its failures are those of its first step that doesn't hold."""
    scenario = read(path)
    failures: list[str] = []
    try:
        scene = _laid(scenario)
        for number, step in enumerate(scenario.step, start=1):
            try:
                _do(scene, step)
            except (Failure, IllegalAnswer, ValueError, KeyError) as error:
                failures.append(f"step {number} {step}: {error}")
                break
    except BadScenario as error:
        failures.append(str(error))
    return Report(path.name, scenario.title, scenario.rules, scenario.cards, failures)


def _laid(scenario: Scenario) -> Scene:
    """The table at the first question of its phase. Raises `BadScenario` for cards that there aren't."""
    for side in (scenario.left, scenario.right):
        for number, _, _ in side.cards():
            if number not in REGISTRY.cards:
                raise BadScenario(f"no card has the number {number}")
    table = scenario.table
    try:
        scene = Scene(
            scenario.left,
            scenario.right,
            distance=table.distance,
            shadow=table.shadow,
            turn=table.turn,
            turn_player=SEATS[table.turn_player],
            phase=table.phase,
            conduct=table.conduct,
        )
    except ValueError as error:
        raise BadScenario(f"the table can't be laid: {error}") from error
    return scene if scene.decision is not None else scene.resolve(play(scene.table))


def _do(scene: Scene, step: dict[str, Any]) -> None:
    """One step: one verb with what it takes; `who` and other words beside it say more."""
    verbs = [word for word in step if word in _VERBS]
    if len(verbs) != 1:
        raise Failure(f"a step has one of {', '.join(_VERBS)}, not {verbs}")
    who = step.get("who")
    if who is not None and "expect" not in step and (scene.decision is None or scene.decision.seat != SEATS[who]):
        raise Failure(f"{who} is not asked now; open: {_open(scene)}")
    _VERBS[verbs[0]](scene, step[verbs[0]], step)


def _open(scene: Scene) -> str:
    decision = scene.decision
    return "nothing" if decision is None else f"{decision.kind} of {decision.seat}: {', '.join(scene.keys)}"


def _use(scene: Scene, number: str, _step: dict[str, Any]) -> None:
    """An act or a reaction: use a card."""
    scene.use(number)


def _basic(scene: Scene, action: str, step: dict[str, Any]) -> None:
    """A basic action; `pay` is `vigor` or a hand card's number."""
    scene.basic(action, step.get("pay", "vigor"))


def _choose(scene: Scene, keys: Any, _step: dict[str, Any]) -> None:
    """Option keys as they are."""
    scene.answer(*([keys] if isinstance(keys, str) else keys))


def _cards(scene: Scene, numbers: list[str], _step: dict[str, Any]) -> None:
    """Cards by number, in order."""
    wanted: list[str] = []
    for number in numbers:
        for option in scene.decision.options if scene.decision else ():
            card = option.key.rpartition(":")[2]
            if card.isdigit() and scene.state.defs[int(card)].number == number and option.key not in wanted:
                wanted.append(option.key)
                break
        else:
            raise Failure(f"{number} is not offered; open: {_open(scene)}")
    scene.answer(*wanted)


def _crystals(scene: Scene, counts: dict[str, int], _step: dict[str, Any]) -> None:
    """Crystals by place: `shadow`, `left.aura`, or the number of a card on which they lie."""
    keys: list[str] = []
    for word, count in counts.items():
        keys += [_place(scene, word)] * count
    scene.answer(*keys)


def _place(scene: Scene, word: str) -> str:
    """A place in words: `shadow`, `left.aura`, or a card's number for what lies on it."""
    side, dot, area = word.partition(".")
    if dot and side in SEATS:
        return f"{area}.{SEATS[side]}"
    return on_card(scene.card(word)) if word in REGISTRY.cards else word


def _asks(scene: Scene, kind: str, _step: dict[str, Any]) -> None:
    """A decision of that kind is open (`none`: nothing is asked)."""
    found = "none" if scene.decision is None else scene.decision.kind
    if found != kind:
        raise Failure(f"asked is {_open(scene)}")


def _offers(scene: Scene, words: list[str], _step: dict[str, Any]) -> None:
    """Each of these is offered: option keys, or card numbers for their use."""
    for word in words:
        if not scene.offers(_key(scene, word)):
            raise Failure(f"{word} is not offered; open: {_open(scene)}")


def _key(scene: Scene, word: str) -> str:
    if word in REGISTRY.cards and scene.decision is not None:
        return f"use:{scene.card(word, scene.decision.seat)}"
    return word


def _refuses(scene: Scene, word: Any, step: dict[str, Any]) -> None:
    """It is not offered; `code` and `section` name the refusal of the move that a hand would make for it."""
    decision = scene.decision
    if decision is None:
        raise Failure("nothing is asked")
    if isinstance(word, str) and scene.offers(_key(scene, word)):
        raise Failure(f"{word} is offered")
    if isinstance(word, str) and "code" not in step:
        return
    move = _move(scene, decision, word)
    if any(move in option.moves for option in decision.options):
        raise Failure(f"{word} is offered")
    found = why_not(scene.state, decision, move)
    if (found.code, found.section) != (step.get("code", found.code), step.get("section", found.section)):
        raise Failure(f"the refusal is {found.code} ({found.section})")


def _move(scene: Scene, decision: Decision, word: Any) -> Move:
    """A basic action, a card's use (as a reaction: laid on the attack), or `thing`, `from` and `to`, as a move."""
    seat = decision.seat
    if isinstance(word, dict):
        thing = word["thing"]
        what = f"card:{scene.card(thing)}" if thing in REGISTRY.cards else thing
        return Move(what, _place(scene, word["from"]), _place(scene, word["to"]))
    if word.startswith("basic:"):
        return Move("crystal", *basic_places(seat)[word[6:]])
    card = scene.card(word, seat)
    target = f"attack.{scene.state.attacks[-1].id}" if decision.kind == "ChooseReaction" else f"in-use.{seat}"
    return Move(f"card:{card}", scene.state.where[card], target)


def _expect(scene: Scene, words: dict[str, Any], _step: dict[str, Any]) -> None:
    """Each of these holds (the words are listed in the README)."""
    for word, wanted in words.items():
        found = _look(scene, word)
        if found != wanted:
            raise Failure(f"{word} is {found!r}, not {wanted!r}")


def _look(scene: Scene, word: str) -> Any:
    state = scene.state
    whole: dict[str, Callable[[], Any]] = {
        "distance": lambda: distance(state),
        "crystals-at-distance": lambda: scene.count("distance"),
        "shadow": lambda: scene.count("shadow"),
        "master-distance": lambda: master_distance(state),
        "turn-start-distance": lambda: state.turn_start_distance,
        "turn": lambda: state.turn,
        "turn-player": lambda: "left" if state.turn_player == 0 else "right",
        "phase": lambda: state.phase,
        "winner": lambda: {None: "none", 0: "left", 1: "right"}[state.winner],
        "ending": lambda: state.ending,
    }
    if word in whole:
        return whole[word]()
    side, _, what = word.partition(".")
    if side in SEATS:
        return _of_side(scene, SEATS[side], what)
    if side == "attack":
        return _of_attack(scene, what)
    if side in REGISTRY.cards:
        return _of_card(scene, side, what)
    raise Failure(f"nothing is called {word!r}")


def _of_side(scene: Scene, seat: int, what: str) -> Any:
    state = scene.state
    if what in CRYSTALS:
        return scene.count(f"{what}.{seat}")
    if what in PILES:
        return list(scene.numbers(f"{what}.{seat}"))
    if what == "vigor":
        return state.vigor[seat]
    if what == "flinched":
        return state.flinched[seat]
    if what == "hand-limit":
        return hand_limit(state, seat)
    if what == "revealed":
        shown = [card for event in scene.happened(CardsRevealed) if event.seat < 0 for card in event.cards]
        return [state.defs[card].number for card in shown if state.owner[card] == seat]
    raise Failure(f"a side has no {what!r}")


def _of_attack(scene: Scene, what: str) -> Any:
    """The innermost attack in the air: `range`, `aura`, `life` (`-` is the dash), `count`."""
    if what == "count":
        return len(scene.state.attacks)
    if not scene.state.attacks:
        raise Failure("no attack is in the air")
    found = figures(scene.state, scene.state.attacks[-1])
    if what == "range":
        return sorted(found.range)
    number = {"aura": found.aura, "life": found.life}[what]
    return "-" if number is None else number


def _of_card(scene: Scene, number: str, what: str) -> Any:
    """A card by number: `crystals`, `area`, `status`, `cost`."""
    card = scene.card(number)
    state = scene.state
    if what == "crystals":
        return scene.on(number)
    if what == "area":
        return area_of(state.where[card])
    if what == "status":
        return state.status[card]
    if what == "cost":
        return cost(state, card, state.owner[card])
    raise Failure(f"a card has no {what!r}")


def _chance(scene: Scene, outcomes: list[list[int]], _step: dict[str, Any]) -> None:
    """The next outcomes of chance."""
    scene.chance += [tuple(outcome) for outcome in outcomes]


def _end(scene: Scene, _yes: bool, _step: dict[str, Any]) -> None:
    """End the main phase."""
    scene.answer("end")


def _pass(scene: Scene, _yes: bool, _step: dict[str, Any]) -> None:
    """No reaction, or leave what may be left."""
    scene.answer("pass")


_VERBS: dict[str, Callable[[Scene, Any, dict[str, Any]], None]] = {
    "use": _use,
    "basic": _basic,
    "choose": _choose,
    "cards": _cards,
    "crystals": _crystals,
    "end": _end,
    "pass": _pass,
    "chance": _chance,
    "asks": _asks,
    "offers": _offers,
    "refuses": _refuses,
    "expect": _expect,
}
