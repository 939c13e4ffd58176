"""A duel by ear: whoever hears the program and sees nothing of it plays both sides, by the accessibility bus alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.blind import MAY_BE_DONE, TABLE, Blind
from tests.e2e.listening import FOCUSED, Ear, SessionBus, missing
from tests.e2e.table import SEED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.e2e.listening import Node
    from tests.e2e.support import Program, Screen

pytestmark = [pytest.mark.e2e, pytest.mark.long]
TURNS = 2
"""So many turns are played at least; a whole duel has ten to twenty."""
WAY = ("New duel", "Two at this table", "Go on", "Ready decks", "Play now")
"""The buttons from the first screen to the table."""
MAHOROBA = ("Mahoroba Youjo Kitan (quick rules)", "New duel", "Two at this table", "Go on", "Begin the duel")
"""Those to the table of the other game."""
ASSERTIVE = 2
LONGEST_WALK = 60
"""More steps than there are things to be read on a table."""


@pytest.fixture
def bus(screen: Screen) -> Iterator[SessionBus]:
    """A session on which programs can be heard."""
    if lacking := missing():
        pytest.skip(f"{lacking} is not installed, so nobody can listen here: python3 check.py installs it or says how")
    session = SessionBus(screen.display)
    yield session
    session.close()


@pytest.fixture
def program(bus: SessionBus, begin: Callable[..., Program]) -> Program:
    """The program, heard."""
    return begin(**{SEED: "5"}, **bus.variables())


@pytest.fixture
def ear(bus: SessionBus, program: Program) -> Iterator[Ear]:
    """Somebody's ear."""
    del program
    listening = Ear(bus)
    listening.find_program()
    yield listening
    listening.close()


def decides(nodes: list[Node]) -> str:
    """Who is asked, as the plates say it: `Player 1`; nothing while nobody is."""
    plates = [node.name for node in nodes if node.role == "panel" and node.name.endswith("decides")]
    return plates[0].partition(":")[0] if plates else ""


def peeked(nodes: list[Node]) -> list[str]:
    """What can be heard of a hand that isn't that of whoever is asked, besides how many cards it has."""
    asked = decides(nodes)
    hands = [node for node in nodes if node.role == "list item" and ": Hand " in node.parents[-1]]
    others = [node for node in hands if not asked or not node.parents[-1].startswith(asked)]
    return [node.name for node in others if "face down" not in node.name]


def has_keyboard(nodes: list[Node]) -> str:
    """The one thing on the table that is said to have the keyboard; nothing where there isn't just one."""
    found = [node.name for node in nodes if FOCUSED in node.states and TABLE in node.parents]
    return found[0] if len(found) == 1 else ""


def test_it_is_played_from_the_first_screen_by_what_is_heard_and_pressed(ear: Ear, program: Program) -> None:
    player = Blind(ear)
    for name in WAY:
        player.press(name)
    secrets: list[str] = []
    asked: set[str] = set()

    def watch(nodes: list[Node]) -> None:
        secrets.extend(peeked(nodes))
        asked.add(decides(nodes))

    def enough(_nodes: list[Node]) -> bool:
        turns = sum("’s turn began" in text for text in player.heard)
        told = " ".join(player.heard)
        return turns >= TURNS and "attacked with" in told and "Damage to" in told

    nodes = player.play(enough, watch)
    assert not secrets
    assert {"Player 1", "Player 2"} <= asked
    assert any(text.startswith("Player 1: ") for text in player.heard), "questions are announced"
    assert any(name.startswith("Lay it here") for name in player.pressed)
    assert any("can be chosen" in name for name in player.pressed)
    assert {node.role for node in nodes if node.parents[-1:] == (TABLE,)} >= {"list", "panel"}
    # what the keyboard comes to is told as the one thing that has it
    nodes = player.play(lambda heard: bool(decides(heard)), watch)  # a curtain may be down
    ear.press(next(node for node in nodes if node.role == "list item" and node.can("SetFocus")), "SetFocus")
    program.settle()
    here = ""
    for _ in range(3):
        program.keyboard.press("shift+Right")
        here = has_keyboard(player.wait(lambda heard, before=here: has_keyboard(heard) not in {"", before}, "a step"))
    assert refused(ear, program, player), "why a thing can't be taken is told at once"
    assert "Error calling Python override" not in program.log()


def refused(ear: Ear, program: Program, player: Blind) -> str:
    """What is told when Enter is pressed at a thing with which nothing can be done now, a pile aside."""
    ear.listen()
    for _ in range(LONGEST_WALK):
        here = has_keyboard(player.look())
        if here and not any(words in here for words in MAY_BE_DONE):
            program.keyboard.press("Return")
            told = [text for text, urgent in ear.listen() if urgent == ASSERTIVE]
            if told:
                return told[0]
            program.keyboard.press("Escape")  # a pile was spread
        program.keyboard.press("shift+Right")
    return ""


def test_a_duel_of_mahoroba_is_played_by_what_is_heard(ear: Ear, program: Program) -> None:
    player = Blind(ear, seed=2)
    for name in MAHOROBA:
        player.press(name)
    asked: set[str] = set()
    secrets: list[str] = []

    def watch(nodes: list[Node]) -> None:
        secrets.extend(peeked(nodes))
        asked.add(decides(nodes))

    def enough(_nodes: list[Node]) -> bool:
        told = " ".join(player.heard)
        return told.count("’s turn began") >= TURNS and "used the skill" in told and "damage" in told

    nodes = player.play(enough, watch)
    assert not secrets
    assert {"Player 1", "Player 2"} <= asked
    assert any(text.startswith("Player 1: ") for text in player.heard), "questions are announced"
    assert any(name.startswith("Lay it here") for name in player.pressed)
    units = [node.name for node in nodes if node.role == "list item" and "main area" in node.parents[-1].lower()]
    assert units, "who stands in front can be heard"
    assert "Error calling Python override" not in program.log()
