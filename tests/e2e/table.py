"""Two people at the program, seen from outside: from the first screen to the table, and one answer after the other.

How their hands answer — with the mouse or with the keyboard — `hands.py` says.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tests.e2e import habits

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from tests.e2e.support import Decision, Option, Program, Screen, Seen

SEED = "SAKURA_TEST_SEED"
NAMES = {"basic": "basic action", "cover": "card paid", "vigor": "vigor paid", "use": "card used"}


class Side(NamedTuple):
    """What a player brings."""

    megami: tuple[str, str]
    normals: tuple[str, ...]
    specials: tuple[str, ...]


def cards(form: str, letter: str, *numbers: int) -> tuple[str, ...]:
    """Numbers of a form's cards as the card set writes them: `N` for normal ones, `S` for specials."""
    return tuple(f"{form}-O-{letter}-{number}" for number in numbers)


YURINA, SAINE, HIMIKA, TOKOYO = "NA-01-yurina", "NA-02-saine", "NA-03-himika", "NA-04-tokoyo"
SIDES = (
    Side(
        ("yurina", "saine"),
        (*cards(YURINA, "N", 1, 2, 3, 6), *cards(SAINE, "N", 1, 2, 3)),
        (*cards(YURINA, "S", 1, 2), *cards(SAINE, "S", 3)),
    ),
    Side(
        ("himika", "tokoyo"),
        (*cards(HIMIKA, "N", 1, 2, 3, 6, 7), *cards(TOKOYO, "N", 1, 3)),
        (*cards(HIMIKA, "S", 1, 2), *cards(TOKOYO, "S", 2)),
    ),
)
"""Many attacks, three reactions and two enhancements: every kind of answer comes up."""


def keep(home: Path, kind: str, name: str, page: Mapping[str, object]) -> None:
    """What the program finds kept at its start: `settings` of the kind `config`, `decks` of the kind `data`."""
    file = home / kind / "sakura-desktop" / f"{name}.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(page), "utf-8")


class Hands(Protocol):
    """How a person carries out what was decided. Each returns by which way: `drag`, `click`, `button`, `keys`."""

    def push(self, name: str) -> None:
        """Push a button of a screen by its name."""

    def take_form(self, seat: int, index: int, form: str) -> None:
        """Let a side take a megami."""

    def take_card(self, kind: str, number: str) -> None:
        """Take a card of the pool into the deck."""

    def give(self, option: Option) -> str:
        """Carry out an option of the open decision."""

    def press(self, key: str) -> None:
        """Press a button of the prompt."""

    def pick(self, key: str) -> None:
        """Choose in the small menu that asks which of several things a movement means."""


class Table:
    """The table between the players."""

    def __init__(self, program: Program, hands: Hands) -> None:
        """Nothing done yet."""
        self.program, self.hands = program, hands
        self.done: Counter[tuple[str, str]] = Counter()
        """How often what was done in which way: ("drag", "forward")."""

    # from the first screen to the duel

    def wait_for(self, screen: str) -> Seen:
        """Wait until a screen is shown, and nothing of the one before."""
        return self.program.wait(
            lambda seen: seen.screen == screen and not seen.has("crossfade"), f"the screen {screen!r}"
        )

    def begin(self, sides: Sequence[Side] = SIDES) -> None:
        """From the first screen: choose the megami, build both decks, go to the table."""
        self.wait_for("home")
        self.sit_down()
        self.set_up(sides)

    def set_up(self, sides: Sequence[Side] = SIDES) -> None:
        """Once both sit: choose the megami, build both decks, go to the table."""
        self.choose(sides)
        for side in sides:
            self.build(side)
        self.wait_for("duel")

    def sit_down(self, way: str = "two") -> None:
        """From the first screen: say who sits at the table."""
        self.hands.push("home.new")
        self.wait_for("seats")
        self.hands.push(f"seats.sits.{way}")
        self.hands.push("seats.next")

    def choose(self, sides: Sequence[Side]) -> None:
        """Each side takes two megami (§2-1)."""
        self.wait_for("choose")
        for seat, side in enumerate(sides):
            for index, form in enumerate(side.megami):
                self.hands.take_form(seat, index, form)
        self.hands.push("choose.next")

    def build(self, side: Side) -> None:
        """Behind the curtain: seven normal cards, three specials (§3-2)."""
        self.uncover(side)
        self.bring(side)

    def bring(self, side: Side) -> None:
        """Take the cards, and be done."""
        for kind, numbers in (("normal", side.normals), ("special", side.specials)):
            for number in numbers:
                self.hands.take_card(kind, number)
        self.hands.push("build.next")

    def uncover(self, side: Side) -> None:
        """Lift the curtain before a side's cards."""
        self.program.wait(lambda seen: seen.screen == "build" and seen.has("curtain.lift"), "the curtain")
        self.hands.push("curtain.lift")
        shown = f"build.pool.normal/{side.normals[0]}"
        self.program.wait(lambda seen: not seen.has("curtain") and seen.has(shown), "the pool of cards")

    # the duel

    def question(self) -> tuple[Decision, Seen] | None:
        """The next question, once everything that happened was shown and the curtain is up; None when it is over."""
        while True:
            seen = self.program.wait(_rests, "a question, a curtain or the end")
            if seen.screen == "result":
                return None
            if seen.decision is not None:
                return seen.decision, seen
            self.program.after(
                lambda: self.hands.push("curtain.lift"), lambda now: now.texts["curtain"] == "up", "the curtain to rise"
            )

    def answer(self, decision: Decision, keys: Sequence[str]) -> None:
        """Answer the open question, and wait until the answer was taken."""
        before = self.answers()
        single = decision.most == 1 and bool(keys)
        for count, key in enumerate(keys, 1):
            option = next(option for option in decision.options if option.key == key)
            way = self.hands.give(option)
            self.done[way, label(decision, key)] += 1
            if not single:
                self._wait_picked(key, keys[:count].count(key))
        if not single:
            self.hands.press("confirm")
        self._wait_taken(before, keys)

    def _wait_picked(self, key: str, count: int) -> None:
        self.program.wait(
            lambda seen: seen.texts.get("picked", "").split().count(key) == count, f"{key!r} chosen {count} times"
        )

    def _wait_taken(self, before: int, keys: Sequence[str]) -> None:
        def taken(seen: Seen) -> bool:
            return seen.screen == "result" or int(seen.texts.get("answers") or before) > before or asks(seen)

        def asks(seen: Seen) -> bool:
            return any(seen.has(f"which-way:{key}") for key in keys)

        if asks(self.program.wait(taken, f"the answer {keys} to be taken")):
            self.hands.pick(keys[-1])
            self.program.wait(lambda seen: not asks(seen) and taken(seen), f"the choice of {keys[-1]!r} to be taken")

    def answers(self) -> int:
        """How many answers have been given."""
        return int(self.program.wait(lambda seen: bool(seen.texts.get("answers")), "a duel").texts["answers"])

    def play(
        self,
        until: Callable[[Decision], bool] = lambda _: False,
        most: int = 400,
        player: Callable[[Decision, Mapping[str, str]], Sequence[str]] = habits.answer,
    ) -> Decision | None:
        """Play by habit, or as another player does, until such a question is open, or to the end (None)."""
        for _ in range(most):
            open_now = self.question()
            if open_now is None:
                return None
            decision, seen = open_now
            if until(decision):
                return decision
            self.answer(decision, player(decision, seen.texts))
        raise AssertionError(f"no end after {most} questions")

    def count(self, label: str, way: str = "") -> int:
        """How often something was done, in whatever way or in this one."""
        return sum(times for (by, what), times in self.done.items() if what == label and way in ("", by))


def _rests(seen: Seen) -> bool:
    """Nothing moves, and something is asked, covered or over."""
    if seen.busy:
        return False
    return seen.screen == "result" or seen.decision is not None or seen.texts.get("curtain") == "down"


def label(decision: Decision, key: str) -> str:
    """What an answer is, in a word."""
    head, _, tail = key.partition(":")
    if decision.kind in ("ChooseReaction", "ChooseAct") and key in ("pass", "end"):
        return key
    kinds = {
        "ChooseReaction": "react", "ChooseDamage": f"damage on {head}", "ChooseCrystals": "devote",
        "ChooseMulligan": "mulligan", "ChooseCards": "choose cards",
    }
    if head == "basic":
        return tail
    return kinds.get(decision.kind) or NAMES.get(head, f"{decision.kind} {head}")


def start(screen: Screen, folder: Path, *words: str, home: Path | None = None, **variables: str) -> Program:
    """Start the installed program with these words on its command line."""
    program = screen.start([str(folder / "sakura-desktop"), *words], home, **variables)
    program.fault = lambda seen: _report(program.home) if seen.has("dialog.fault") else ""
    return program


def _report(home: Path) -> str:
    """What the program wrote about its fault."""
    reports = sorted(home.rglob("report-*.txt"))
    return reports[-1].read_text("utf-8").partition("journal:")[0] if reports else "no report"
