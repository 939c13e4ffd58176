"""The turn between the main areas: which it is, whose, and which of its phases is now."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QFont, QFontMetrics

from sakura_desktop.mahoroba.playmat import MahorobaPlaymat
from sakura_desktop.mahoroba.turn_view import PHASES, TurnView
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program, to_the_choice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.program import Program


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, "en", game="mahoroba", curtain=False) as whole:
        to_the_choice(whole)
        whole.flow.duelling.rng = random.Random(1)
        whole.flow.preparation.screen.begin_button.click()  # type: ignore[attr-defined]  # this game's own
        settle()
        yield whole


def play_until(made: Program, *phases: str) -> None:
    """The first answers that lead on, until it is one of those phases."""
    session = made.flow.rooms.duel.session
    for _ in range(60):
        decision = session.duel.decision
        assert decision is not None
        if session.duel.view(decision.seat).phase in phases:
            settle()
            return
        keys = [option.key for option in decision.options]
        ways = (key for way in ("charge:", "battle") for key in keys if key.startswith(way))
        lead = next(ways, keys[decision.seat % len(keys)])  # a skill needs energy; the same hands are no end
        assert session.submit((lead,))
        settle()
    raise AssertionError(f"never {phases}")


def turn_of(made: Program) -> TurnView:
    playmat = made.flow.rooms.duel.board.playmat
    assert isinstance(playmat, MahorobaPlaymat)
    return playmat.turn


def marked(turn: TurnView, made: Program, seat: int) -> list[float]:
    """Where, as a share of the height, that player's colour is seen at the edges of a phase."""
    image, colour = turn.grab().toImage(), QColor(made.look.theme.seats[seat]).rgb()
    edge = range(image.width() // 10, image.width() // 4)
    rows = [y for y in range(image.height() // 4, image.height()) if all(image.pixel(x, y) == colour for x in edge)]
    return [y / image.height() for y in rows]


def test_the_turn_is_said_in_every_language(made: Program) -> None:
    play_until(made, "main")
    turn, said = turn_of(made), set()
    view = made.flow.rooms.duel.session.view()
    for language in LANGUAGES:
        made.settings.language = language
        settle()
        assert str(view.turn) in turn.accessibleName()
        assert made.words.say("mahoroba-phase", phase="main").casefold() in turn.accessibleName().casefold()
        said.add(turn.accessibleName())
    assert len(said) == len(LANGUAGES)


def test_the_phase_of_now_is_marked_in_the_colour_of_whose_turn_it_is(made: Program) -> None:
    places = {}
    for phase in ("main", "battle"):
        play_until(made, phase)
        view = made.flow.rooms.duel.session.view()
        assert view.phase == phase
        rows = marked(turn_of(made), made, view.turn_player)
        assert rows, phase
        assert not marked(turn_of(made), made, 1 - view.turn_player)
        places[phase] = sum(rows) / len(rows)
    assert places["battle"] - places["main"] > 0.5 / (len(PHASES) + 2), "the next row"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_the_name_of_a_phase_stays_between_the_points(
    made: Program, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    made.settings.language = language
    made.window.resize(*size)
    settle(10)
    turn, asked = turn_of(made), {}
    fitting = TurnView._fitting

    def kept(view: TurnView, text: str, most: int, width: int, *, bold: bool) -> QFont:
        asked[text] = width
        return fitting(view, text, most, width, bold=bold)

    monkeypatch.setattr(TurnView, "_fitting", kept)
    turn.kept.renew()
    turn.grab()
    for phase in PHASES:
        text = made.words.say("mahoroba-phase", phase=phase)
        font = fitting(turn, text, 15, asked[text], bold=True)
        assert QFontMetrics(font).horizontalAdvance(text) <= asked[text], text
