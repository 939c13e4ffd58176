"""What the board keeps of its looks: never anything stale, nothing that isn't seen, and no more than has to be made."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from sakura_desktop.sakura.crystal_views import VigorView
from sakura_desktop.table.board import Board
from sakura_desktop.table.kept import Kept, KeptPicture, Made
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.things import PIECE, Highlight, Thing
from tests.desktop.looks import nothing_kept
from tests.desktop.settling import settle
from tests.desktop.shell import begin, play, program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.program import Program

HARDLY = 0.004
"""The share of pixels that may differ a little between a picture and painting straight: the edges of large figures, and
of a frame around the open table. Where pictures begin with anything else half of all pixels do.
"""


@pytest.fixture
def made(tmp_path: Path, qtbot: QtBot) -> Iterator[Program]:
    """A duel under way."""
    del qtbot
    with program(tmp_path, "ja", curtain=False) as found:
        begin(found, 5)
        play(found, 6, 2)
        yield found


def board_of(made: Program) -> Board:
    """The board that is seen."""
    return next(board for board in made.window.findChildren(Board) if board.isVisible())


def shot(board: Board, scale: float = 1) -> QImage:
    """What is seen of a board on a screen with so many pixels to a point."""
    found = QImage(board.size() * scale, QImage.Format.Format_RGB32)
    found.setDevicePixelRatio(scale)
    found.fill(0)
    board.render(found)
    return found


def fresh(board: Board, scale: float = 1) -> QImage:
    """The same with nothing kept before."""
    nothing_kept(board)
    return shot(board, scale)


def shot_anew(board: Board) -> QImage:
    """The same as if nothing were kept, with all that is kept there again afterwards."""
    kept = {one: dict(one._made) for one in board.findChildren(KeptPicture)}
    found = fresh(board)
    for one, pictures in kept.items():
        one._made = pictures
    return found


def made_for(board: Board, monkeypatch: pytest.MonkeyPatch, work: Callable[[], object]) -> list[str]:
    """The widgets whose pictures are made for a piece of work, by their names."""
    names = []
    make = KeptPicture._make

    def counted(kept: KeptPicture, *how: Any) -> Made:
        names.append(kept.owner.objectName())
        return make(kept, *how)

    with monkeypatch.context() as patched:
        patched.setattr(KeptPicture, "_make", counted)
        work()
        shot(board)
    return sorted(names)


def light(board: Board, **glow: object) -> None:
    """Light the table otherwise."""
    board.table.light(Highlight(**glow))  # type: ignore[arg-type]  # as each case names them


def own(board: Board, area: str) -> str:
    """The place of whoever sits below."""
    return f"{area}.{board.playmat.lower}"


def card(board: Board, area: str) -> Thing:
    """The first card at a place of whoever sits below."""
    place = own(board, area)
    return Thing(board.table.cards(place).entries[0].seen.handle, place)


def flinch(board: Board) -> None:
    """Whoever sits below flinches, or does no more."""
    view = board.playmat.view_for(own(board, "vigor"))
    assert isinstance(view, VigorView)
    view.show_flinch(not view.flinched)


def veil(board: Board) -> None:
    """The first card of a hand is under way."""
    view = board.playmat.view_for(own(board, "hand"))
    assert isinstance(view, PlaceView)
    view.veil({0})


def point(board: Board) -> None:
    """The mouse comes to the button of a pile."""
    next(iter(board.playmat.pile_buttons())).setAttribute(Qt.WidgetAttribute.WA_UnderMouse)


SETTINGS: dict[str, dict[str, object]] = {
    "language": {"language": "ko"},
    "second language": {"second_language": "en"},
    "names of cards": {"names_language": "en"},
    "names of players": {"names": ("Hana", "Yuki")},
    "theme": {"theme": "dark"},
    "zoom": {"zoom": 1.25},
}
LIGHT: dict[str, Callable[[Board], None]] = {
    "lit": lambda board: light(board, lit=frozenset({card(board, "hand")})),
    "pieces lit": lambda board: light(board, lit=frozenset({Thing(PIECE, own(board, "aura"))})),
    "place takes": lambda board: light(board, targets=frozenset({own(board, "flare")})),
    "open table takes": lambda board: light(board, targets=frozenset({own(board, "in-use")})),
    "held": lambda board: light(board, held=card(board, "hand")),
    "picked": lambda board: light(board, picked=(card(board, "hand"),)),
    "coming": lambda board: light(board, ghosts=((PIECE, own(board, "flare")),)),
    "line speaks of a place": lambda board: board.mark((own(board, "life"),)),
    "line speaks of a card": lambda board: board.mark((card(board, "hand").what,)),
    "under way": veil,
    "flinch": flinch,
    "mouse": point,
    "decides": lambda board: board.show_decider(1 - board.playmat.lower),
    "turned": lambda board: board.show_view(board.table.view, lower=1 - board.playmat.lower),  # type: ignore[arg-type]
    "smaller": lambda board: board.setFixedSize(board.size() * 0.9),
}


class TestNothingStale:
    @pytest.mark.parametrize("what", SETTINGS)
    def test_a_setting(self, made: Program, what: str) -> None:
        board = board_of(made)
        before = shot(board)
        for name, value in SETTINGS[what].items():
            setattr(made.settings, name, value)
        settle()
        after = shot(board)
        assert after == fresh(board)
        assert (after != before) is (what != "second language")  # placeholders bear one name

    @pytest.mark.parametrize("what", LIGHT)
    def test_what_is_seen_of_the_table(self, made: Program, what: str) -> None:
        board = board_of(made)
        light(board)
        before = shot(board)
        LIGHT[what](board)
        settle()
        after = shot(board)
        assert after == fresh(board)
        assert after != before

    def test_screens_of_other_pixels(self, made: Program) -> None:
        board = board_of(made)
        shot(board)
        for scale in (1.25, 2, 1.5, 1):
            assert shot(board, scale) == fresh(board, scale)

    @pytest.mark.parametrize("seed", [2, 5, 8])
    def test_a_duel(self, made: Program, seed: int) -> None:
        """After every answer, and with the panels of other megami."""
        begin(made, seed)
        board = board_of(made)
        rng = random.Random(seed)
        for number in range(25):
            play(made, rng.randrange(1, 4), number)
            assert shot(board) == fresh(board)

    def test_a_duel_in_several_languages(self, made: Program) -> None:
        """What changes while one is shown is others' past as well."""
        board, rng = board_of(made), random.Random(3)
        for number in range(40):
            if rng.random() < 0.5:
                play(made, 1, number)
            if rng.random() < 0.2:
                veil(board)
            made.settings.language = rng.choice(("ja", "ko"))
            settle()
            assert shot(board) == shot_anew(board)

    def test_a_picture_that_comes_while_another_language_is_shown(
        self, made: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(made.faces.studio, "order", lambda *_: None)
        made.faces.forget()
        board = board_of(made)
        before = fresh(board)
        key, order = next((key, order) for key, order in made.faces._ordered.items() if order.what == "emblem")
        made.settings.language = "ko"
        settle()
        shot(board)
        image = QImage(order.width, order.height, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.green)
        made.faces._arrived(key, image)
        made.settings.language = "ja"
        settle()
        after = shot(board)
        assert after != before
        assert after == fresh(board)

    def test_pictures_that_come_later(self, made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only what shows one of them is made anew."""
        monkeypatch.setattr(made.faces.studio, "order", lambda *_: None)
        made.faces.forget()
        board = board_of(made)
        before = fresh(board)
        key, order = next((key, order) for key, order in made.faces._ordered.items() if order.what == "emblem")
        image = QImage(order.width, order.height, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.green)
        names = made_for(board, monkeypatch, lambda: made.faces._arrived(key, image))
        assert {name.partition(".")[0] for name in names} == {"plate", "door"}
        after = shot(board)
        assert after == fresh(board)
        assert after != before


class TestAsIfPaintedStraight:
    @pytest.mark.parametrize("seed", [1, 3, 5, 7])
    def test_pictures_begin_with_what_lies_below(
        self, made: Program, seed: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def straight(kept: KeptPicture, painter: QPainter, _known: object) -> None:
            painter.setFont(kept._surface.font())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            kept._paint(painter)

        begin(made, seed)
        play(made, 9, seed)
        board = board_of(made)
        light(board, targets=frozenset({own(board, "in-use"), own(board, "flare")}))
        kept = shot(board)
        monkeypatch.setattr(KeptPicture, "put", straight)
        off = ImageChops.difference(as_image(kept), as_image(shot(board))).convert("L")
        others = sum(off.histogram()[2:])
        assert others < HARDLY * board.width() * board.height()

    @pytest.mark.parametrize("seed", [1, 3, 5, 7, 9])
    def test_what_covers_a_neighbour_lies_on_it(self, made: Program, seed: int) -> None:
        begin(made, seed)
        board = board_of(made)
        for number in range(10):
            play(made, 2, number)
            seen = [one for one in board.findChildren(QWidget) if isinstance(one, Kept) and one.isVisible()]
            for at, one in enumerate(seen):
                for other in seen[at + 1 :]:
                    if one.parentWidget() is other.parentWidget() and one.geometry().intersects(other.geometry()):
                        assert other in one.lies_on or one in other.lies_on, (one.objectName(), other.objectName())


def as_image(found: QImage) -> Image.Image:
    """The same for Pillow."""
    size = (found.width(), found.height())
    return Image.frombytes("RGB", size, bytes(found.constBits()), "raw", "BGRX", found.bytesPerLine())


class TestNoMoreThanHasToBe:
    def test_painting_again_makes_nothing(self, made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        board = board_of(made)
        shot(board)
        assert made_for(board, monkeypatch, board.update) == []

    def test_a_language_that_was_shown_before_makes_nothing(
        self, made: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def speak(language: str) -> None:
            made.settings.language = language
            settle()

        board = board_of(made)
        for language in ("ja", "ko", "en"):
            speak(language)
            shot(board)
        for language in ("ja", "ko", "en"):
            assert made_for(board, monkeypatch, lambda language=language: speak(language)) == []
        held = sum(kept.held for kept in board.findChildren(KeptPicture))
        light(board, targets=frozenset({own(board, "flare")}))
        assert sum(kept.held for kept in board.findChildren(KeptPicture)) < held, "what was before isn't kept"

    def test_light_on_a_place_is_for_that_place(self, made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        board = board_of(made)
        light(board)
        shot(board)
        place = own(board, "flare")
        assert made_for(board, monkeypatch, lambda: light(board, targets=frozenset({place}))) == [f"place.{place}"]

    def test_the_open_table_is_under_what_lies_on_it(self, made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        """Its frame is no part of the ground, which isn't made anew."""
        board = board_of(made)
        light(board)
        shot(board)
        names = made_for(board, monkeypatch, lambda: light(board, targets=frozenset({own(board, "in-use")})))
        assert board.objectName() not in names
        assert {"place.in-use.0", "place.in-use.1", "place.attacking"} <= set(names)
        assert not any(name.startswith(("place.life", "place.hand", "place.deck")) for name in names)

    def test_what_is_not_seen_keeps_nothing(self, made: Program) -> None:
        board = board_of(made)
        shot(board)
        pictures = board.findChildren(KeptPicture)
        held = sum(kept.held for kept in pictures)
        assert 0 < held < 2.5 * 4 * board.width() * board.height()
        board.hide()
        assert sum(kept.held for kept in pictures) == 0
