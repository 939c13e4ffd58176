"""The whole program without a person: its own data folder, no movement, and what every widget says."""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QTextBrowser, QWidget

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.sakura.door import GAME, Deck, Duel, Setup, SideSetup, check_pair, forms, pool_of
from sakura_desktop.command_line import Options
from sakura_desktop.paths import find_paths
from sakura_desktop.program import Program
from sakura_desktop.stylesheet import STYLE
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.sound.player import Device

LANGUAGES = ("ja", "ko", "en")


@contextmanager
def program(folder: Path, language: str = "en", **settings: object) -> Iterator[Program]:
    """The program with its window shown, its data in that folder; it is closed at the end."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setStyle(STYLE)
    made = Program(app, find_paths(folder), language)
    # What pictures look like, other tests say: here placeholders do, and no thread paints behind the test's back.
    made.faces.studio.close()
    made.sounds._output._opener = no_device
    made.speaker.look = lambda: None  # there are voices where a test says so
    made.settings.pace = "off"
    made.settings.sits = "two"
    for name, value in settings.items():
        setattr(made.settings, name, value)
    made.start(Options())
    settle()
    try:
        yield made
    finally:
        made.close()
        made.window.close()
        made.window.deleteLater()
        made.deleteLater()
        settle()


def no_device(_stream: object) -> Device:
    """Nobody hears the tests."""
    raise OSError("there is no device")


def to_the_choice(made: Program) -> None:
    """From wherever one is to what comes before a match, for who sits there as the settings say."""
    made.flow.ask("new")
    settle()
    made.flow.rooms.seats.next.click()
    settle()


def pairs(seed: int = 1) -> tuple[tuple[str, str], tuple[str, str]]:
    """Two legal pairs of forms."""
    rng = random.Random(seed)
    keys = [form.key for form in forms()]
    legal = [(one, other) for one in keys for other in keys if one < other and check_pair((one, other)) is None]
    return rng.choice(legal), rng.choice(legal)


def deck(pair: tuple[str, str], seed: int = 1) -> Deck:
    """Some deck of a pair."""
    rng = random.Random(seed)
    pool = pool_of(pair)
    return Deck(pair, tuple(rng.sample(pool.normals, 7)), tuple(rng.sample(pool.specials, 3)))


def decks(seed: int = 1) -> tuple[Deck, Deck]:
    """Two decks."""
    first, second = pairs(seed)
    return deck(first, seed), deck(second, seed + 1)


def begin(made: Program, seed: int = 1) -> Duel:
    """A duel begun on the screen, its chance fixed."""
    made.flow.duelling.rng = random.Random(seed)
    made.flow.duelling.begin(decks(seed))
    settle()
    return made.flow.rooms.duel.session.duel


def play(made: Program, answers: int, seed: int = 1) -> None:
    """Some answers, through the session that the screen shows; fewer where the duel ends before."""
    rng = random.Random(seed)
    session = made.flow.rooms.duel.session
    for _ in range(answers):
        if session.duel.decision is None:
            break
        if session.curtain_for is not None:
            session.lift_curtain()
        assert session.submit(random_answer(session.duel.decision, rng))
    settle()


def finish(made: Program, seed: int = 1, left: int = 3) -> None:
    """The last answers of a duel, on the screen; what came before is played without it."""
    sides = [
        SideSetup(megami=found.megami, normals=found.normals, specials=found.specials, name=name)
        for found, name in zip(decks(seed), made.settings.names, strict=True)
    ]
    rng = random.Random(seed)
    alone, keys = Match.start(GAME, Setup(sides=(sides[0], sides[1]), seed=seed)), []
    while alone.decision is not None:
        keys.append(random_answer(alone.decision, rng))
        alone.submit(keys[-1])
    made.flow.duelling.play_on(alone.at(alone.answers - left))
    settle()
    session = made.flow.rooms.duel.session
    while session.duel.decision is not None:
        assert session.submit(keys[session.duel.answers])
    settle()


def said_by(widget: QWidget) -> list[str]:
    """Every text that the widget and what it holds show or read out."""
    found: list[str] = [widget.windowTitle()]
    for part in (widget, *widget.findChildren(QWidget)):
        found += [part.accessibleName(), part.toolTip()]
        if isinstance(part, QLabel | QAbstractButton):
            found.append(part.text())
        elif isinstance(part, QComboBox):
            found += [part.itemText(index) for index in range(part.count())]
        elif isinstance(part, QLineEdit):
            found.append(part.placeholderText())
        elif isinstance(part, QTextBrowser):
            found.append(part.toPlainText())
    found += [action.text() for action in widget.findChildren(QAction)]
    return [text for text in found if text]


def drop(target: QWidget, mime: str, key: str, at: QPoint) -> None:
    """What Qt sends to a widget when a thing carried by the mouse is let go over it."""
    data = QMimeData()
    data.setData(mime, key.encode())
    action, left, none = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(target, QDragEnterEvent(at, action, data, left, none))
    QApplication.sendEvent(target, QDropEvent(QPointF(at), action, data, left, none))
    settle()
