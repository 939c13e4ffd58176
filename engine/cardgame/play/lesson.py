"""Lessons: a table laid in words, and steps that say what is to come about on it (docs/writing-a-lesson.md).

A lesson is a TOML file like a scenario. `read` understands it by the words of its game; `TaughtMatch`
(`cardgame/play/taught.py`) is the match that is played of it. What a person reads of it stands in the catalogs, under
keys made of the game's, the lesson's and the step's. A word, number or place that there isn't is an error.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engine.cardgame.play.references import Unknown, is_reference
from engine.cardgame.play.scenario import BadScenario, differing, reference, table_in_words, understood
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from engine.cardgame.play.scenario import Dialect

_KEY: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")


class Remark(msgspec.Struct, forbid_unknown_fields=True):
    """Something said the first time that a question of this kind comes."""

    name: str
    asks: str
    section: str
    when: dict[str, Any] = {}
    """And only where each of these holds."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to be done: what must hold afterwards, and the way there."""

    name: str
    section: str
    """The numbered rule that it teaches."""
    goal: dict[str, Any]
    """What holds when it is done, in the words of `expect`."""
    cards: list[str] = []
    """The numbers of the cards that its sentences name: `$card`, `$card-2` …"""
    show: list[dict[str, Any]] = []
    """The acts that lead there, in the words of scenarios: what the ghost hand shows, and what is let through."""
    let: list[str] = []
    """What is let through besides: a kind of question (any answer to it), a card, an answer's key."""
    free: bool = False
    """Every legal answer is let through."""
    alone: bool = False
    """The way there is shown only to whoever asks for it."""
    advice: str = ""
    """The computer player that shows what to do where `show` doesn't say it."""
    reply: list[dict[str, Any]] = []
    """What the other side answers in this step, in order; after that it answers by the lesson's rule."""
    missed: dict[str, Any] = {}
    """Where each of these holds, the goal can't be reached any more."""
    wrong: dict[str, str] = {}
    """Tries that have a sentence of their own why they don't lead to the goal: a card or a key, and its name."""
    remark: list[Remark] = []


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson's file before its table is understood by its game."""

    step: list[Step]
    exercise: str = ""
    """What is done on a screen of the game's own instead of at a table: building a deck. Goals are figures of it that
    must be reached, or more; `show` chooses what is suggested.
    """
    opponent: str = ""
    """The computer player of the other side; without one it lets everything pass."""
    seed: int | None = None
    """Luck is drawn by this seed; without one it is what `chance` of the table says."""
    table: dict[str, Any] = {}
    left: dict[str, Any] = {}
    right: dict[str, Any] = {}


class Lesson(msgspec.Struct):
    """A lesson as its file has it."""

    game: str
    key: str
    step: list[Step]
    exercise: str
    opponent: str
    seed: int | None
    table: Any
    left: Any
    right: Any

    def title(self) -> Phrase:
        """What it is called."""
        return title_of(self.game, self.key)

    def about(self) -> Phrase:
        """What is learned in it."""
        return say(f"{self.game}-lesson-{self.key}.about")

    def to_do(self, step: Step) -> Phrase:
        """What is to be done."""
        return self._said(step)

    def why(self, step: Step) -> Phrase:
        """Why it is done."""
        return self._said(step, ".why")

    def done(self, step: Step) -> Phrase:
        """What has happened when it is done."""
        return self._said(step, ".done")

    def not_so(self, step: Step, name: str) -> Phrase:
        """Why a try, or what became of it, doesn't lead to the goal."""
        return self._said(step, f"-{name}")

    def remarked(self, step: Step, remark: Remark) -> Phrase:
        """What is said when a question comes for the first time."""
        return self._said(step, f"-{remark.name}")

    def _said(self, step: Step, what: str = "") -> Phrase:
        """Something that the catalogs say of a step, with its cards by name."""
        names = {f"card-{at}" if at > 1 else "card": CardName(card) for at, card in enumerate(step.cards, start=1)}
        return say(f"{self.game}-lesson-{self.key}-{step.name}{what}", **names)


def title_of(game: str, key: str) -> Phrase:
    """What a lesson is called, without its file."""
    return say(f"{game}-lesson-{key}")


def read(path: Path, game: str, key: str, dialect: Dialect, players: Collection[str]) -> Lesson:
    """Read a lesson's file by the words of its game, `players` being its computer players. Raises `BadScenario`."""
    try:
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
        lesson = Lesson(
            game,
            key,
            file.step,
            file.exercise,
            file.opponent,
            file.seed,
            *table_in_words(dialect, file.table, file.left, file.right),
        )
        _judge(lesson, dialect, players)
    except OSError as error:
        raise BadScenario(f"{path} can't be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError, ValueError) as error:
        raise BadScenario(f"{path} is no lesson: {error}") from error
    return lesson


def _judge(lesson: Lesson, dialect: Dialect, players: Collection[str]) -> None:
    """Raise ValueError for a word that there isn't, wherever it stands."""
    if not lesson.step:
        raise Unknown("a lesson has steps")
    for player in (lesson.opponent, *(step.advice for step in lesson.step)):
        if player and player not in players:
            raise Unknown(f"no player is called {player!r}; there are {', '.join(players)}")
    scene = None if lesson.exercise else dialect.laid(lesson.table, lesson.left, lesson.right)
    if lesson.exercise and lesson.exercise not in dialect.exercises:
        raise Unknown(f"no exercise is called {lesson.exercise!r}")
    named: set[str] = set()
    for step in lesson.step:
        try:
            _judge_step(step, dialect, named)
            if scene is None:
                _judge_exercise(step, dialect, dialect.exercises[lesson.exercise])
            else:
                _judge_at_table(step, dialect, scene)
        except ValueError as error:
            raise Unknown(f"step {step.name!r}: {error}") from error


def _judge_step(step: Step, dialect: Dialect, named: set[str]) -> None:
    """What holds of every step."""
    _judge_names(step, named)
    if not step.goal:
        raise Unknown("it has no goal")
    if not step.show and not step.advice:
        raise Unknown("it says by `show` or `advice` how its goal is reached")
    for act in (*step.show, *step.reply):
        understood(dialect, act)
    for card in step.cards:
        if card not in dialect.numbers():
            raise Unknown(f"no card has the number {card}")


def _judge_exercise(step: Step, dialect: Dialect, figures: Collection[str]) -> None:
    """Goals are numbers of figures that there are; what is suggested are cards."""
    for figure, wanted in step.goal.items():
        if figure not in figures or type(wanted) is not int:
            raise Unknown(f"no figure is called {figure!r}, or none that can be {wanted!r}")
    for number in suggested(step):
        if number not in dialect.numbers():
            raise Unknown(f"no card has the number {number}")


def suggested(step: Step) -> tuple[str, ...]:
    """What the step of an exercise suggests to choose."""
    found = [act.get("choose", ()) for act in step.show]
    return tuple(key for keys in found for key in ([keys] if isinstance(keys, str) else keys))


def _judge_at_table(step: Step, dialect: Dialect, scene: Any) -> None:
    """Words are of this table, its cards and its questions."""
    for words in (step.goal, step.missed, *(one.when for one in step.remark)):
        for word in words:
            differing(dialect, scene, {word: None})
    for kind in (one.asks for one in step.remark):
        _judge_answer(kind, dialect, scene, only_kinds=True)
    for word in (*step.let, *step.wrong):
        _judge_answer(word, dialect, scene)


def _judge_names(step: Step, named: set[str]) -> None:
    """Each name is one, and nobody else's: they make the keys of sentences."""
    inner = dict.fromkeys((*step.wrong.values(), *(one.name for one in step.remark)))
    for name in (step.name, *(f"{step.name}-{name}" for name in inner)):
        if not _KEY.fullmatch(name) or name in named:
            raise Unknown(f"{name!r} is no name, or one that something else has already")
        named.add(name)


def _judge_answer(word: str, dialect: Dialect, scene: Any, *, only_kinds: bool = False) -> None:
    """A card of the table, a kind of question, or a key of an answer, of which only playing shows that it is one."""
    if not only_kinds and is_reference(word, dialect.numbers()):
        reference(dialect, word).cards(scene.lying)
    elif (only_kinds or word[:1].isupper()) and word not in dialect.kinds:
        raise Unknown(f"no question is called {word!r}")
