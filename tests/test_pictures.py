"""The README's two pictures, made by the real windows from a duel played by habit.

With ``SAKURA_REMAKE_PICTURES=1`` they are put into `docs/pictures`; else what is made is compared with what is there,
in size and in being a picture at all, since letters look different where other fonts are installed.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from engine.cardgame.match import Match
from engine.sakura.door import GAME, Duel, Setup, SideSetup
from sakura_desktop.command_line import Options
from sakura_desktop.paths import find_paths
from sakura_desktop.program import Program
from sakura_desktop.stylesheet import STYLE
from sakura_desktop.table.card_views import CardsView
from tests.conftest import ROOT
from tests.desktop.shell import to_the_choice
from tests.e2e import habits
from tests.e2e.moments import counts
from tests.e2e.table import HIMIKA, SAINE, TOKOYO, YURINA, cards

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from engine.kernel.decisions import Decision
    from engine.sakura.door import View

PICTURES = ROOT / "docs" / "pictures"
REMAKE = "SAKURA_REMAKE_PICTURES"
SIZE = QSize(1280, 720)
PATIENCE = 60_000
"""Milliseconds for painting everything, many times what it takes."""
FIRST_SEED = 285
"""Where the search for the moment begins: it comes in the duel of that seed."""
SIDES = (
    SideSetup(
        megami=("yurina", "tokoyo"),
        normals=(*cards(YURINA, "N", 1, 2, 6), *cards(TOKOYO, "N", 2, 4, 6, 7)),
        specials=(*cards(YURINA, "S", 2, 1), *cards(TOKOYO, "S", 3)),
    ),
    SideSetup(
        megami=("saine", "himika"),
        normals=(*cards(SAINE, "N", 1, 2, 5, 6), *cards(HIMIKA, "N", 1, 3, 7)),
        specials=(*cards(SAINE, "S", 3), *cards(HIMIKA, "S", 1, 4)),
    ),
)

LOOKED_AT = f"{YURINA}-O-S-3"
"""The special that the mouse rests on while a deck is built."""


def shows_much(decision: Decision, view: View) -> bool:
    """An attack in the air that can be reacted to, over a table on which much lies."""
    if decision.kind != "ChooseReaction" or decision.seat != 0 or len(decision.options) < 2:
        return False
    places = view.places
    cards_enough = all(places[f"enhancements.{seat}"].cards for seat in (0, 1)) and len(places["hand.0"].cards) > 1
    crystals_enough = all(places[f"{area}.{seat}"].crystals for area in ("flare", "aura") for seat in (0, 1))
    return cards_enough and crystals_enough and bool(places["hand.1"].cards)


def duel_that_shows_much() -> Duel:
    """The first duel, seed by seed, in which such a moment comes, standing there."""
    for seed in count(FIRST_SEED):
        duel = Match.start(GAME, Setup(sides=SIDES, first=0, seed=seed))
        while (decision := duel.decision) is not None:
            view = duel.view(decision.seat)
            if shows_much(decision, view):
                return duel
            duel.submit(habits.answer(decision, counts(view)))
    raise AssertionError("seeds never end")


@contextmanager
def program(folder: Path, language: str, second: str = "") -> Iterator[Program]:
    """The program with its window in the size of the pictures."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setStyle(STYLE)
    made = Program(app, find_paths(folder), language)
    for name, value in (("pace", "off"), ("theme", "light"), ("curtain", False), ("second_language", second)):
        setattr(made.settings, name, value)
    made.start(Options())
    made.window.resize(SIZE)
    try:
        yield made
    finally:
        made.close()
        made.window.close()
        made.window.deleteLater()
        made.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def painted(made: Program, qtbot: QtBot) -> QImage:
    """The window when every face and emblem on it has been painted and has arrived: it looks the same twice."""
    before = None
    while True:
        qtbot.waitUntil(lambda: made.faces.studio.idle, timeout=PATIENCE)
        QApplication.processEvents()
        picture = made.window.grab().toImage()
        if picture == before and made.faces.studio.idle:
            return picture
        before = picture


def rest(view: QAbstractItemView, at: QPoint) -> None:
    """The mouse comes to rest over a view."""
    QTest.mouseMove(view.viewport(), at - QPoint(8, 8))
    QTest.mouseMove(view.viewport(), at)


def board(folder: Path, qtbot: QtBot) -> QImage:
    """A duel in Japanese under an attack; the mouse rests on the reaction, which the reader shows in English too."""
    journal = folder / "duel.sakura"
    duel_that_shows_much().save_as(journal)
    with program(folder / "data", "ja", "en") as made:
        made.flow.open_file(journal)
        screen = made.flow.rooms.duel
        painted(made, qtbot)
        (reaction, *_) = (thing for thing in screen.hand.offer.things() if thing.is_card)
        hand = screen.board.playmat.view_for(reaction.source)
        assert isinstance(hand, CardsView)
        box = hand.box_of(reaction)
        assert box is not None
        rest(hand, box.center())
        return painted(made, qtbot)


def build(folder: Path, qtbot: QtBot) -> QImage:
    """A deck half built, in English."""
    with program(folder / "data", "en", "ja") as made:
        made.settings.sits = "two"
        to_the_choice(made)
        hands = made.flow.preparation.choose.hands
        for seat, side in enumerate(SIDES):
            for index, form in enumerate(side.megami):
                hands.lay(seat, index, form)
        made.flow.preparation.choose.go_on()
        screen = made.flow.preparation.build
        for number in (*SIDES[0].normals[:5], *SIDES[0].specials[:2]):
            screen.table.toggle(number)
        painted(made, qtbot)
        pool = screen.table.pools["special"]
        rows = [pool.model().index(row, 0) for row in range(pool.model().rowCount())]
        rest(pool, pool.visualRect(next(row for row in rows if pool.key_at(row) == LOOKED_AT)).center())
        return painted(made, qtbot)


@pytest.mark.parametrize("name", ["board", "build"])
def test_picture_of_the_readme(name: str, tmp_path: Path, qtbot: QtBot) -> None:
    made = tmp_path / f"{name}.png"
    picture = {"board": board, "build": build}[name](tmp_path, qtbot)
    assert picture.save(str(made))
    kept = PICTURES / made.name
    if os.environ.get(REMAKE):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(made.read_bytes())
    for path in (made, kept):
        with Image.open(path) as opened:
            assert opened.size == (SIZE.width(), SIZE.height())
            colours = opened.convert("RGB").quantize(64).getcolors()
        assert colours is not None
        largest, total = max(amount for amount, _ in colours), sum(amount for amount, _ in colours)
        assert len(colours) > 32, f"{path.name} has few colours"
        assert largest < total * 0.8, f"{path.name} is all but blank"
    assert f"docs/pictures/{made.name}" in (ROOT / "README.md").read_text("utf-8")
