"""Scenarios: a table laid in words, acts named by what a player does, and what must hold (tests/scenarios/README.md).

A scenario file is TOML. `read` understands it by the words of its game, `run` plays it on a `Scene` and returns what
doesn't hold, with the step where it was found. A word, number or place that there isn't is an error wherever it stands:
what can't be understood is never taken for what isn't offered.
"""

from __future__ import annotations

import re
import tomllib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from engine.cardgame.ending import NOBODY
from engine.cardgame.play.references import NoSuchCard, Reference, SeveralCards, Unknown, is_reference, read_reference
from engine.cardgame.sight import knows, laid_out
from engine.kernel.decisions import IllegalAnswer, Move

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from pathlib import Path

    from engine.cardgame.play.scene import Scene
    from engine.kernel.decisions import Decision

SEATS = {"left": 0, "right": 1}
SIDES = ("left", "right")
EYES = {**SEATS, "both": -1}
"""Who looks, in `left.sees.right.hand`."""
BACK = "?"
"""A card of which only the back is seen."""


class BadScenario(Exception):
    """A file that is no scenario, with the file and the reason in words for its writer."""


class Failure(Exception):
    """What a scenario said does not hold."""


class Why(Protocol):
    """Why a move is refused: a code of a closed set and the numbered rule."""

    @property
    def code(self) -> str:
        """The refusal's code: one of the game's closed set (`out-of-range`)."""

    @property
    def section(self) -> str:
        """The numbered rule or heading that refuses."""


class Verb(NamedTuple):
    """A verb of a step: what it does, what it takes, and which words may stand beside it."""

    run: Callable[[Dialect, Scene[Any], Any, Mapping[str, Any]], None]
    takes: Any
    beside: frozenset[str] = frozenset()


class Dialect(Protocol):
    """What a game says of itself for its scenarios: how it is laid, which words there are, what can be looked at."""

    @property
    def table(self) -> type[msgspec.Struct]:
        """What `[table]` may say."""

    @property
    def side(self) -> type[msgspec.Struct]:
        """What `[left]` and `[right]` may say."""

    @property
    def kinds(self) -> Collection[str]:
        """The kinds of decisions."""

    @property
    def verbs(self) -> Mapping[str, Verb]:
        """Verbs beside those of every game."""

    @property
    def exercises(self) -> Mapping[str, Collection[str]]:
        """What lessons can be about that isn't done at a table, by name, with the figures that goals may name."""

    def numbers(self) -> Collection[str]:
        """The numbers of all cards of the game."""

    def areas(self, state: Any) -> Collection[str]:
        """The keys of the areas of a table."""

    def place(self, word: str) -> str | None:
        """The place called so (`left.hand`), None where there is none."""

    def thing(self, word: str) -> bool:
        """Whether a hand takes a thing of that name, beside cards: `piece`."""

    def lay(self, table: Any, left: Any, right: Any) -> Any:
        """The table at the first question of its phase. Raises ValueError for what can't be laid."""

    def laid(self, table: Any, left: Any, right: Any) -> Any:
        """The same table before anything is asked at it: the game itself may go on from there."""

    def scene(self, table: Any) -> Any:
        """A scene at a table as it stands; what is under resolution there is told by `resolve`."""

    def card_in(self, key: str) -> int:
        """The card that an option's key names; -1 where it names none."""

    def answers(self, scene: Any, decision: Decision, word: str) -> bool:
        """Whether a decision of that kind may have an option of that key at such a table."""

    def move(self, scene: Any, decision: Decision, word: str) -> Move | None:
        """The move of a hand that an option's key would stand for, if it were offered."""

    def use(self, scene: Any, decision: Decision, card: int) -> Move:
        """The move of a hand that would use a card, or choose it."""

    def why_not(self, state: Any, decision: Decision, move: Move) -> Why:
        """Why no option has that move."""

    def with_moves(self, state: Any, decision: Decision) -> Decision:
        """The decision with every move that its options stand for, also those that are made only for a screen."""

    def sees(self, state: Any, seat: int, where: str) -> list[str | None]:
        """The cards at a place as a seat sees them, by number; None for a back."""

    def knows(self, state: Any, seat: int, card: int) -> bool:
        """Whether a seat may know the face of a card."""

    def look(self, scene: Any, words: tuple[str, ...]) -> Any:
        """What a word of `expect` means now, by its parts. Raises `Unknown`."""

    def of_card(self, scene: Any, card: int, what: str) -> Any:
        """What is asked of a card. Raises `Unknown`."""


def numbers_of(state: Any, cards: Iterable[int]) -> list[str]:
    """Cards by their numbers."""
    return [state.defs[card].number for card in cards]


def _winner(state: Any) -> str:
    """Whoever has won; `nobody` where the duel is over without anybody having won."""
    if state.winner is None:
        return "none"
    return "nobody" if state.winner == NOBODY else SIDES[state.winner]


ANSWERED: Final[dict[str, re.Pattern[str]]] = {
    "ChooseCards": re.compile(r"card:\d+"),
    "ChooseOne": re.compile(r"yes|no|all|pass|\d+"),
    "ChooseNext": re.compile(r"next:\d+:card:-?\d+"),
    "ChooseNumber": re.compile(r"\d+"),
    "LookAt": re.compile("seen"),
}
"""The answers that the decisions of every such game may have."""
OF_DUEL: Final[dict[str, Callable[[Any], Any]]] = {
    "turn": lambda state: state.turn,
    "turn-player": lambda state: SIDES[state.turn_player],
    "first": lambda state: SIDES[state.first] if state.first >= 0 else "none",
    "winner": _winner,
    "ending": lambda state: state.ending or "none",
    "lasting": lambda state: [one.number for one in state.lasting],
}
"""What may be looked at of every such duel, …"""
OF_CARD: Final[dict[str, Callable[[Any, int], Any]]] = {"face-up": lambda state, card: state.face[card]}
"""… and of every card."""


class CardDialect(ABC):
    """What scenarios say of a game in which a hand takes cards only and every place is one player's: a `Dialect` but
    for `table`, `side`, `verbs`, `numbers`, `scene`, `move`, `use` and `why_not`.
    """

    area_keys: Collection[str]
    """The keys of the areas in which cards lie."""
    answered: Mapping[str, re.Pattern[str]]
    """The answers that a decision of each kind may have."""
    naming: re.Pattern[str]
    """An option's key that names a card: the first group is its id."""
    of_duel: Mapping[str, Callable[[Any], Any]]
    """What may be looked at of the duel, …"""
    of_side: Mapping[str, Callable[[Any, int], Any]]
    """… of a side by its seat, …"""
    of_one: Mapping[str, Callable[[Any, int], Any]]
    """… and of a card."""
    exercises: Mapping[str, Collection[str]] = {}

    @abstractmethod
    def _laid(self, table: Any, left: Any, right: Any, *, asks: bool) -> Any:
        """The table at the first question of its phase, or before anything is asked."""

    @property
    def kinds(self) -> Collection[str]:
        """The kinds of decisions."""
        return self.answered.keys()

    def areas(self, state: Any) -> Collection[str]:
        """The areas in which cards lie."""
        del state
        return self.area_keys

    def place(self, word: str) -> str | None:
        """The place called so: `left.hand`."""
        side, _, area = word.partition(".")
        return f"{area}.{SEATS[side]}" if side in SEATS and area in self.area_keys else None

    def thing(self, word: str) -> bool:
        """A hand takes cards only."""
        del word
        return False

    def lay(self, table: Any, left: Any, right: Any) -> Any:
        """The table at the first question of its phase."""
        return self._laid(table, left, right, asks=True)

    def laid(self, table: Any, left: Any, right: Any) -> Any:
        """The same table before anything is asked at it."""
        return self._laid(table, left, right, asks=False)

    def card_in(self, key: str) -> int:
        """The card that an option's key names; of an act the one that is taken."""
        found = self.naming.fullmatch(key)
        return int(found[1]) if found is not None else -1

    def answers(self, scene: Any, decision: Decision, word: str) -> bool:
        """Whether a decision of that kind may have an option of that key."""
        del scene
        return self.answered[decision.kind].fullmatch(word) is not None

    def with_moves(self, state: Any, decision: Decision) -> Decision:
        """Every option has its moves from the beginning."""
        del state
        return decision

    def sees(self, state: Any, seat: int, where: str) -> list[str | None]:
        """The cards at a place as a seat sees them."""
        return [state.info(card).number if known else None for card, _, known in laid_out(state, seat, where)]

    def knows(self, state: Any, seat: int, card: int) -> bool:
        """Whether a seat may know the face of a card."""
        return knows(state, seat, card)

    def look(self, scene: Any, words: tuple[str, ...]) -> Any:
        """What a word of the duel, or of a side, means now."""
        if len(words) == 1 and words[0] in self.of_duel:
            return self.of_duel[words[0]](scene.state)
        if len(words) == 2 and words[0] in SEATS and words[1] in self.of_side:
            return self.of_side[words[1]](scene.state, SEATS[words[0]])
        raise Unknown(f"nothing is called {'.'.join(words)!r}")

    def of_card(self, scene: Any, card: int, what: str) -> Any:
        """What is asked of a card."""
        if what not in self.of_one:
            raise Unknown(f"a card has no {what!r}")
        return self.of_one[what](scene.state, card)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file before its table is understood by its game."""

    title: str
    game: str = ""
    rules: list[str] = []
    cards: list[str] = []
    table: dict[str, Any] = {}
    left: dict[str, Any] = {}
    right: dict[str, Any] = {}
    step: list[dict[str, Any]] = []


class Scenario(msgspec.Struct):
    """A scenario as its file has it."""

    file: str
    title: str
    rules: list[str]
    """The numbered rules that it shows."""
    cards: list[str]
    """The numbers of the cards that it shows."""
    table: Any
    left: Any
    right: Any
    step: list[dict[str, Any]]


class Report(msgspec.Struct, frozen=True):
    """How a scenario went."""

    file: str
    title: str
    rules: list[str]
    cards: list[str]
    failures: list[str]


def game_of(path: Path) -> str:
    """The key of the game that a file names: `game = "…"`, empty where it names none. Raises `BadScenario`."""
    return _file(path).game


def _file(path: Path) -> _File:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    except OSError as error:
        raise BadScenario(f"{path} can't be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadScenario(f"{path} is no scenario: {error}") from error


def read(path: Path, dialect: Dialect) -> Scenario:
    """Read a scenario file by the words of its game. Raises `BadScenario`."""
    file = _file(path)
    try:
        scenario = Scenario(
            path.name,
            file.title,
            file.rules,
            file.cards,
            *table_in_words(dialect, file.table, file.left, file.right),
            file.step,
        )
        numbers = dialect.numbers()
        for card in file.cards:
            if card not in numbers:
                raise Unknown(f"no card has the number {card}")
    except (msgspec.ValidationError, Unknown) as error:
        raise BadScenario(f"{path} is no scenario: {error}") from error
    for number, step in enumerate(file.step, start=1):
        try:
            understood(dialect, step)
        except (msgspec.ValidationError, Unknown) as error:
            raise BadScenario(f"{path} is no scenario: step {number} {step}: {error}") from error
    return scenario


def table_in_words(
    dialect: Dialect, table: Mapping[str, Any], left: Mapping[str, Any], right: Mapping[str, Any]
) -> tuple[Any, Any, Any]:
    """What `[table]`, `[left]` and `[right]` of a file say, understood by the words of its game: what `Dialect.lay` and
    `Dialect.laid` are given. Raises `msgspec.ValidationError` for a word that there isn't.
    """
    return (
        msgspec.convert(table, dialect.table), msgspec.convert(left, dialect.side), msgspec.convert(right, dialect.side)
    )  # fmt: skip


def understood(dialect: Dialect, step: Mapping[str, Any]) -> tuple[Verb, Any]:
    """The verb of a step and what it is given. Raises `Unknown` for a word that this step can't have."""
    verbs = _verbs(dialect)
    found = [word for word in step if word in verbs]
    if len(found) != 1:
        raise Unknown(f"a step has one of {', '.join(verbs)}, not {found or list(step)}")
    verb = verbs[found[0]]
    if unknown := set(step) - {found[0], "who", *verb.beside}:
        raise Unknown(f"{found[0]!r} has no {', '.join(sorted(unknown))} beside it")
    if step.get("who", "left") not in SEATS:
        raise Unknown(f"nobody is called {step['who']!r}")
    return verb, msgspec.convert(step[found[0]], verb.takes)


def run(path: Path, dialect: Dialect) -> Report:
    """Play a scenario file; its failures are those of its first step that doesn't hold. Raises `BadScenario`."""
    scenario = read(path, dialect)
    failures: list[str] = []
    try:
        scene = dialect.lay(scenario.table, scenario.left, scenario.right)
    except ValueError as error:
        raise BadScenario(f"{path} is no scenario: the table can't be laid: {error}") from error
    for number, step in enumerate(scenario.step, start=1):
        try:
            do(dialect, scene, step)
        except (msgspec.ValidationError, Unknown) as error:
            raise BadScenario(f"{path} is no scenario: step {number} {step}: {error}") from error
        except (Failure, IllegalAnswer, ValueError) as error:
            failures.append(f"step {number} {step}: {error}")
            break
    return Report(scenario.file, scenario.title, scenario.rules, scenario.cards, failures)


def do(dialect: Dialect, scene: Scene[Any], step: Mapping[str, Any]) -> None:
    """One step: one verb with what it takes; `who` and other words beside it say more. Raises `Failure` or
    `IllegalAnswer` for what isn't so or can't be done, `Unknown` for a word that there isn't.
    """
    verb, given = understood(dialect, step)
    who = step.get("who")
    if who is not None and (scene.decision is None or scene.decision.seat != SEATS[who]):
        raise Failure(f"{who} is not asked now; open: {asked(scene)}")
    verb.run(dialect, scene, given, step)


def asked(scene: Scene[Any]) -> str:
    """The open question in words for a scenario's writer."""
    decision = scene.decision
    return "nothing" if decision is None else f"{decision.kind} of {SIDES[decision.seat]}: {', '.join(scene.keys)}"


def _open(scene: Scene[Any]) -> Decision:
    if scene.decision is None:
        raise Failure("nothing is asked")
    return scene.decision


# --- cards ---------------------------------------------------------------------------------------------------------


def reference(dialect: Dialect, text: str) -> Reference:
    """A card as a scenario calls it: a number, and which of several. Raises `Unknown`."""
    return read_reference(text, dialect.numbers(), dialect.place)


def cards_called(dialect: Dialect, scene: Scene[Any], text: str) -> list[int]:
    """The cards of the table that a reference fits. Raises `Unknown` where the table has none."""
    return reference(dialect, text).cards(scene.lying)


def option_of(dialect: Dialect, scene: Scene[Any], text: str, taken: Iterable[str] = ()) -> str:
    """The key of the option that names such a card, but for those taken. Raises `SeveralCards` where it matters which:
    two such cards that don't lie at one place.
    """
    decision = _open(scene)
    cards = cards_called(dialect, scene, text)
    found = [key for key in scene.keys if key not in taken and dialect.card_in(key) in cards]
    if not found:
        raise Failure(f"{text} is not offered; open: {asked(scene)}")
    places = {scene.lying.where[dialect.card_in(key)] for key in found}
    if len(places) > 1 or len({key.rpartition(":")[0] for key in found}) > 1:
        raise SeveralCards(f"{text} may be any of {', '.join(found)} of the {decision.kind}: say which")
    return found[0]


def _offered(dialect: Dialect, scene: Scene[Any], word: str) -> bool:
    """Whether a word is offered: a card in whatever is asked, or an answer by its key. Raises `Unknown`."""
    decision = _open(scene)
    if scene.offers(word):
        return True
    if dialect.answers(scene, decision, word):
        return False
    if is_reference(word, dialect.numbers()):
        cards = cards_called(dialect, scene, word)
        return any(dialect.card_in(key) in cards for key in scene.keys)
    raise Unknown(f"no {decision.kind} has the answer {word!r}")


# --- verbs ---------------------------------------------------------------------------------------------------------


def _choose(_dialect: Dialect, scene: Scene[Any], keys: str | list[str], _step: Mapping[str, Any]) -> None:
    """Option keys as they are."""
    scene.answer(*([keys] if isinstance(keys, str) else keys))


def _cards(dialect: Dialect, scene: Scene[Any], words: list[str], _step: Mapping[str, Any]) -> None:
    """Cards, in order."""
    scene.answer(*keys_of(dialect, scene, words))


def keys_of(dialect: Dialect, scene: Scene[Any], words: Iterable[str]) -> list[str]:
    """The keys of the options that name these cards, in order."""
    wanted: list[str] = []
    for word in words:
        wanted.append(option_of(dialect, scene, word, wanted))
    return wanted


def _number(_dialect: Dialect, scene: Scene[Any], number: int, _step: Mapping[str, Any]) -> None:
    """A number that is asked for."""
    scene.answer(str(number))


def _next(dialect: Dialect, scene: Scene[Any], word: str | int, _step: Mapping[str, Any]) -> None:
    """Which of the effects that arose together resolves next: that of a card, or one by its number from 1 on."""
    if isinstance(word, str):
        scene.answer(option_of(dialect, scene, word))
    elif 1 <= word <= len(scene.keys):
        scene.answer(scene.keys[word - 1])
    else:
        raise Failure(f"there is no effect {word}; open: {asked(scene)}")


def _pass(_dialect: Dialect, scene: Scene[Any], yes: bool, _step: Mapping[str, Any]) -> None:
    """Leave what may be left: an option of that name, or nothing chosen."""
    _true(yes)
    decision = _open(scene)
    scene.answer(*(() if decision.least == 0 and not scene.offers("pass") else ("pass",)))


def _true(yes: bool) -> None:
    if not yes:
        raise Unknown("only `true` means something here")


def _end(_dialect: Dialect, scene: Scene[Any], yes: bool, _step: Mapping[str, Any]) -> None:
    """End what a player may end."""
    _true(yes)
    scene.answer("end")


def _chance(_dialect: Dialect, scene: Scene[Any], outcomes: list[list[int]], _step: Mapping[str, Any]) -> None:
    """The next outcomes of chance."""
    scene.chance += [tuple(outcome) for outcome in outcomes]


def _asks(dialect: Dialect, scene: Scene[Any], kind: str, _step: Mapping[str, Any]) -> None:
    """A decision of that kind is open (`none`: nothing is asked)."""
    if kind != "none" and kind not in dialect.kinds:
        raise Unknown(f"no question is called {kind!r}")
    found = "none" if scene.decision is None else scene.decision.kind
    if found != kind:
        raise Failure(f"asked is {asked(scene)}")


def _offers(dialect: Dialect, scene: Scene[Any], words: list[str], _step: Mapping[str, Any]) -> None:
    """Each of these is offered: cards in whatever is asked, or option keys."""
    for word in words:
        if not _offered(dialect, scene, word):
            raise Failure(f"{word} is not offered; open: {asked(scene)}")


class _Grip(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from", "target": "to"}):
    """A move of a hand: a thing taken from a place to a place."""

    thing: str
    source: str
    target: str


class _Answer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer of several: cards in order, how many pieces of each place, or keys."""

    cards: list[str] | None = None
    pieces: dict[str, int] | None = None
    keys: list[str] | None = None


def _refuses(dialect: Dialect, scene: Scene[Any], word: Any, step: Mapping[str, Any]) -> None:
    """It is not offered; `code` and `section` name the refusal of the move that a hand would make for it."""
    decision = _open(scene)
    if isinstance(word, dict) and "thing" not in word:
        _refuses_answer(dialect, scene, msgspec.convert(word, _Answer))
        return
    if isinstance(word, str) and _offered(dialect, scene, word):
        raise Failure(f"{word} is offered")
    if isinstance(word, str) and "code" not in step and "section" not in step:
        return
    move = _move(dialect, scene, decision, word)
    decision = dialect.with_moves(scene.table.state, decision)
    if any(move in option.moves for option in decision.options):
        raise Failure(f"{word} is offered")
    found = dialect.why_not(scene.table.state, decision, move)
    if (found.code, found.section) != (step.get("code", found.code), step.get("section", found.section)):
        raise Failure(f"the refusal is {found.code} ({found.section})")


def _refuses_answer(dialect: Dialect, scene: Scene[Any], answer: _Answer) -> None:
    """An answer whose parts are all offered, but not so many of them, or not so often."""
    given = [one for one in (answer.cards, answer.pieces, answer.keys) if one is not None]
    if len(given) != 1:
        raise Unknown("an answer that is refused is one of `cards`, `pieces`, `keys`")
    keys = list(answer.keys or ())
    if answer.cards is not None:
        keys = keys_of(dialect, scene, answer.cards)
    if answer.pieces is not None:
        keys = pieces_of(dialect, scene, answer.pieces)
    for key in keys:
        if not scene.offers(key):
            raise Failure(f"{key} is not offered at all; open: {asked(scene)}")
    if not scene.refuses(*keys):
        raise Failure(f"{', '.join(keys) or 'nothing'} would be accepted")


def pieces_of(dialect: Dialect, scene: Scene[Any], counts: Mapping[str, int]) -> list[str]:
    """The keys for so many pieces of each place, or of what lies on a card."""
    return [key for word, count in counts.items() for key in [place_called(dialect, scene, word)] * count]


def place_called(dialect: Dialect, scene: Scene[Any], word: str) -> str:
    """A place in words: `shadow`, `left.aura`, or a card for what lies on it. Raises `Unknown`."""
    found = dialect.place(word)
    if found is not None:
        return found
    if not is_reference(word, dialect.numbers()):
        raise Unknown(f"no place is called {word!r}")
    return f"card.{_one(dialect, scene, word)}"


def _one(dialect: Dialect, scene: Scene[Any], word: str) -> int:
    cards = cards_called(dialect, scene, word)
    if len(cards) > 1:
        raise SeveralCards(f"{word} may be any of {len(cards)} cards: say which")
    return cards[0]


def _move(dialect: Dialect, scene: Scene[Any], decision: Decision, word: Any) -> Move:
    """What a hand would do for it."""
    if not isinstance(word, dict):
        if is_reference(word, dialect.numbers()):
            return dialect.use(scene, decision, _nearest(dialect, scene, decision, word))
        found = dialect.move(scene, decision, word)
        if found is None:
            raise Unknown(f"no hand moves anything for {word!r}")
        return found
    grip = msgspec.convert(word, _Grip)
    source, target = place_called(dialect, scene, grip.source), place_called(dialect, scene, grip.target)
    thing = grip.thing
    if is_reference(thing, dialect.numbers()):
        there = [card for card in cards_called(dialect, scene, thing) if scene.lying.where[card] == source]
        if not there:
            raise NoSuchCard(f"{thing} doesn't lie at {grip.source}")
        thing = f"card:{there[0]}"
    elif not dialect.thing(thing):
        raise Unknown(f"no hand takes {thing!r}")
    return Move(thing, source, target)


def _nearest(dialect: Dialect, scene: Scene[Any], decision: Decision, word: str) -> int:
    """Of several cards that fit, the only one that the player who is asked owns."""
    cards = cards_called(dialect, scene, word)
    own = [card for card in cards if scene.lying.owner[card] == decision.seat] or cards
    if len(own) > 1:
        raise SeveralCards(f"{word} may be any of {len(own)} cards: say which")
    return own[0]


def _expect(dialect: Dialect, scene: Scene[Any], words: dict[str, Any], _step: Mapping[str, Any]) -> None:
    """Each of these holds (the words are listed in the README)."""
    differs = differing(dialect, scene, words)
    if differs:
        raise Failure(differs)


def differing(dialect: Dialect, scene: Scene[Any], words: Mapping[str, Any]) -> str:
    """The first of these words that doesn't hold, with what it is; empty where each of them holds. Raises `Unknown`."""
    for word, wanted in words.items():
        found = _look(dialect, scene, word)
        if found != wanted or type(found) is not type(wanted):
            return f"{word} is {found!r}, not {wanted!r}"
    return ""


def _look(dialect: Dialect, scene: Scene[Any], word: str) -> Any:
    """What a word of `expect` means now: a card's, a pile, what a seat sees there, or one of the game's own."""
    state = scene.table.state
    called, _, what = word.rpartition(".")
    if is_reference(called, dialect.numbers()):
        return _of_cards(dialect, scene, called, what)
    parts = tuple(word.split("."))
    if len(parts) > 2 and parts[0] in EYES and parts[1] == "sees":
        where = dialect.place(".".join(parts[2:]))
        if where is None:
            raise Unknown(f"no place is called {'.'.join(parts[2:])!r}")
        return [BACK if number is None else number for number in dialect.sees(state, EYES[parts[0]], where)]
    try:
        return dialect.look(scene, parts)
    except Unknown:
        if len(parts) == 2 and parts[0] in SEATS and parts[1] in dialect.areas(state):
            return list(scene.numbers(f"{parts[1]}.{SEATS[parts[0]]}"))
        raise


def _of_cards(dialect: Dialect, scene: Scene[Any], called: str, what: str) -> Any:
    """What is asked of the cards that fit: it must be the same of all."""
    found = [_of_card(dialect, scene, card, what) for card in cards_called(dialect, scene, called)]
    if any(one != found[0] for one in found):
        raise SeveralCards(f"{called} may be any of {len(found)} cards, of which it is not the same: say which")
    return found[0]


def _of_card(dialect: Dialect, scene: Scene[Any], card: int, what: str) -> Any:
    state = scene.lying
    area, _, seat = state.where[card].partition(".")
    match what:
        case "area":
            return area
        case "place":
            return f"{SIDES[int(seat)]}.{area}" if seat else area
        case "owner":
            return SIDES[state.owner[card]]
        case "known-to":
            return [eye for eye in SIDES if dialect.knows(state, SEATS[eye], card)]
    return dialect.of_card(scene, card, what)


_EVERY: dict[str, Verb] = {
    "choose": Verb(_choose, str | list[str]),
    "cards": Verb(_cards, list[str]),
    "number": Verb(_number, int),
    "next": Verb(_next, str | int),
    "end": Verb(_end, bool),
    "pass": Verb(_pass, bool),
    "chance": Verb(_chance, list[list[int]]),
    "asks": Verb(_asks, str),
    "offers": Verb(_offers, list[str]),
    "refuses": Verb(_refuses, str | dict[str, Any], frozenset(("code", "section"))),
    "expect": Verb(_expect, dict[str, Any]),
}


def _verbs(dialect: Dialect) -> dict[str, Verb]:
    return {**_EVERY, **dialect.verbs}
