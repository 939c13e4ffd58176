"""A player who hears: knows of the duel only what the accessibility tree and the announcements say, and presses there.

What is chosen follows simple habits by the words heard, else chance: attack, walk up to the opponent, confirm.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

from tests.e2e.listening import PATIENCE, SHOWING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.listening import Ear, Node

TABLE: Final = "Table"
LIFT: Final = "lift the curtain"
UNREAD: Final = frozenset({"Journal", "Card reader"})
"""Parts that are told by announcements, or only say at length what a name says already."""
LIKED: Final = (("Lay it here", 40), ("Confirm", 30), ("Attack", 20), ("Forward", 6), ("can be chosen", 4))
"""What is heard in a name, and how much the player likes it."""
DISLIKED: Final = (", chosen", "End", "Play no card", "Backward", "None")
MAY_BE_DONE: Final = ("can be", ", chosen", "Lay it here")
"""What is heard in the name of a thing that a question lets be done."""
READ_ONLY: Final = ("Open the rules at", "Look at my cards")
"""Buttons beside the question that answer nothing."""
BREATH: Final = 0.02


class Blind:
    """One who plays both sides by ear."""

    def __init__(self, ear: Ear, seed: int = 1) -> None:
        """Nothing heard yet."""
        self._ear, self._rng = ear, random.Random(seed)
        self.heard: list[str] = []
        """Every announcement, in order."""
        self.pressed: list[str] = []
        self._answered: list[Node] = []
        """What could be heard when something was pressed last."""

    def look(self) -> list[Node]:
        """Everything that can be heard now."""
        return self._ear.read(among=lambda node: node.name not in UNREAD and _there(node))

    def wait(self, holds: Callable[[list[Node]], bool], what: str) -> list[Node]:
        """Listen until that can be heard."""
        deadline = time.monotonic() + PATIENCE
        while not holds(nodes := self.look()):
            assert time.monotonic() < deadline, f"waited in vain for {what}: {[node.name for node in nodes]}"
            time.sleep(BREATH)
        return nodes

    def press(self, name: str) -> None:
        """Press the button of that name, once it can be heard."""
        nodes = self.wait(lambda found: any(node.name == name and node.can("Press") for node in found), repr(name))
        self._do(next(node for node in nodes if node.name == name and node.can("Press")))

    def _do(self, node: Node) -> None:
        self.pressed.append(node.name)
        self._ear.press(node)

    def play(self, until: Callable[[list[Node]], bool], watch: Callable[[list[Node]], None]) -> list[Node]:
        """Answer by habit until that can be heard of an open question; `watch` hears everything before each answer."""
        deadline = time.monotonic() + PATIENCE
        while True:
            nodes = self.look()
            self.heard += [text for text, _ in self._ear.listen()]
            answers = answers_among(nodes)
            if answers and nodes != self._answered:
                if until(nodes):
                    return nodes
                watch(nodes)
                self._do(self._rng.choices(answers, [weight(node.name) for node in answers])[0])
                self._answered, deadline = nodes, time.monotonic() + PATIENCE
                continue
            assert time.monotonic() < deadline, f"nothing to be done after {self.pressed[-9:]}: {_named(nodes)}"
            time.sleep(BREATH)


def answers_among(nodes: list[Node]) -> list[Node]:
    """What can be pressed: what lifts a curtain, else the things on the table and the buttons of the question."""
    lift = [node for node in nodes if LIFT in node.name and node.can("Press")]
    return lift or [node for node in nodes if TABLE in node.parents and node.can("Press") and _answers(node)]


def _answers(node: Node) -> bool:
    """A thing that may be taken; a button of the question, not one that opens a pile or the rules."""
    if node.role == "list item":
        return any(words in node.name for words in MAY_BE_DONE)
    plate = " and " in node.parents[-1] and node.parents[-1].startswith("Player ")
    return not plate and not node.name.startswith(READ_ONLY)


def weight(name: str) -> float:
    """How much the player likes to press what is called so."""
    liked = next((weight for words, weight in LIKED if words in name), 2)
    return liked / 10 if any(words in name for words in DISLIKED) else liked


def _there(node: Node) -> bool:
    return SHOWING in node.states or node.role == "application"


def _named(nodes: list[Node]) -> list[str]:
    return [node.name for node in nodes if node.name]
