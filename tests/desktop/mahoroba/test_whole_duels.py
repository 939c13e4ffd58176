"""Whole duels of まほろば on the screen, all that happens shown: no fault, and the table is what the match says."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFontMetrics

from engine.mahoroba.printed import PRINTED
from sakura_desktop.languages.words import shipped_renderer
from sakura_desktop.mahoroba.preparation import MahorobaPreparation
from sakura_desktop.mahoroba.unit_view import UnitView
from sakura_desktop.table.delegates import field
from sakura_desktop.table.measures import LEAST_LETTERS
from tests.desktop.settling import settle, watch
from tests.desktop.shell import program, to_the_choice

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QFont, QPainter
    from pytestqt.qtbot import QtBot

    from sakura_desktop.program import Program

PATIENCE = 120_000
"""Milliseconds: far more than anything needs, so that a busy machine fails no test."""
LIKELY = {"skill": 9, "charge": 6, "place": 6, "set": 5, "use": 4, "ex": 4, "retreat": 1, "battle": 1, "end": 0.2}


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_duel_is_shown(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    with program(tmp_path, "en", game="mahoroba", curtain=False, pace="fast") as made:
        to_the_choice(made)
        preparation = made.flow.preparation
        assert isinstance(preparation, MahorobaPreparation)
        made.flow.duelling.rng = random.Random(seed)
        preparation.screen.begin_button.click()
        screen = made.flow.rooms.duel
        kinds = set()
        while (decision := screen.session.duel.decision) is not None:
            kinds.add(decision.kind)
            keys = [option.key for option in decision.options]
            weights = [LIKELY.get(key.partition(":")[0], 1) for key in keys]
            count = max(decision.least, min(1, decision.most)) if keys else 0
            chosen = [rng.choices(keys, weights)[0]] if count == 1 else keys[:count]
            assert screen.session.submit(tuple(chosen))
            settle(1)
            watch(screen.board)
        assert {"ChooseFirstUnit", "ChooseHand", "ChooseAct", "ChooseSkill"} <= kinds
        end = screen.session.duel.view(screen.session.seat).places
        table = screen.board.table
        shown = {at: len(seen.cards) for at, seen in end.items()}
        assert {at: table.cards(at).rowCount() for at in shown} == shown
        qtbot.waitUntil(lambda: made.window.current == "result", timeout=PATIENCE)


def to_the_first_act(made: Program, size: tuple[int, int]) -> None:
    """A duel at a window of that size, up to where one acts."""
    to_the_choice(made)
    made.flow.duelling.rng = random.Random(1)
    made.flow.preparation.screen.begin_button.click()  # type: ignore[attr-defined]  # this game's own
    made.window.resize(*size)
    session = made.flow.rooms.duel.session
    while (decision := session.duel.decision) is not None and decision.kind != "ChooseAct":
        pick = decision.options[decision.seat if decision.kind == "ChooseHand" else 0]  # the same hands are no end
        assert session.submit((pick.key,))


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_units_are_called_by_their_names_in_letters_to_be_read(
    qapp: object, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with program(tmp_path, language, game="mahoroba", curtain=False) as made:
        to_the_first_act(made, size)
        screen = made.flow.rooms.duel
        settle(10)
        for seat in (0, 1):
            view = screen.board.playmat.view_for(f"main.{seat}")
            assert isinstance(view, UnitView)
            (entry,) = view.cards().entries
            name = made.words.of("card-name").card(entry.seen.number).text
            assert view.figure() == name, "whole"
            assert view.least >= (14 if size == (1280, 720) else 12)


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_all_that_is_said_of_a_unit_has_room_beside_it(
    qapp: object, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with program(tmp_path, language, game="mahoroba", curtain=False) as made:
        to_the_first_act(made, size)
        settle(10)
        views = made.flow.rooms.duel.board.findChildren(UnitView)
        assert len(views) == 10
        plain = next(view.card_at(0) for view in views if view.place.startswith("main") and view.cards().entries)
        for view, status, energy in product(views, ("", "rest", "stun", "ko"), (0, 3, 12)):
            wisps = tuple(replace(plain, status="energy", attached=()) for _ in range(energy))
            unit = replace(plain, status=status, attached=wisps, hp=100)
            rows = view.rows(unit)
            assert ("state" in rows, "energy" in rows, "hp" in rows) == (bool(status), energy > 0, status != "ko")
            said = {name: row for name, row in rows.items() if name != "set"}
            for name, row in said.items():
                assert view.viewport().rect().contains(row), (view.place, status, name, row)
            assert not any(one.intersects(other) for one, other in combinations(said.values(), 2)), said
            if "state" in rows:
                word = made.words.say("mahoroba-state", state=status)
                metrics = QFontMetrics(view._state_font(status, rows["state"].width()))
                assert metrics.horizontalAdvance(word) <= rows["state"].width(), word


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_the_longest_name_has_room_over_every_unit(
    qapp: object, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [made.card(number).text for made in [shipped_renderer(language)] for number in PRINTED.numbers()]
    drawn: list[str] = []
    fitting = field.fitting

    def kept(painter: QPainter, font: QFont, names: tuple[str, ...], width: int) -> str:
        found = fitting(painter, font, names, width)
        if len(names) == 1:  # a figure in words
            assert painter.fontMetrics().horizontalAdvance(found) <= width, found
            assert painter.font().pixelSize() >= LEAST_LETTERS
            drawn.append(found)
        return found

    monkeypatch.setattr(field, "fitting", kept)
    monkeypatch.setattr(UnitView, "figure", lambda _view: max(names, key=len))
    with program(tmp_path, language, game="mahoroba", curtain=False) as made:
        to_the_choice(made)
        made.flow.duelling.rng = random.Random(1)
        made.window.resize(1280, 720)
        made.flow.preparation.screen.begin_button.click()  # type: ignore[attr-defined]  # this game's own
        settle(10)
        assert drawn or language != "en"


def test_the_cards_of_both_decks_fill_their_room_in_any_window(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path, "ko", game="mahoroba") as made:
        to_the_choice(made)
        screen = made.flow.preparation.screen  # type: ignore[attr-defined]  # this game's own
        for size in ((1280, 720), (1920, 1080), (1280, 720)):
            made.window.resize(*size)
            settle(10)
            wide = [side.cards.cell().width() for side in screen.sides]
            assert max(wide) < 1.3 * min(wide), size
            for side in screen.sides:
                bottom = max(side.cards.visualRect(side.cards.model().index(row, 0)).bottom()
                             for row in range(side.cards.model().rowCount()))
                assert bottom <= side.cards.viewport().height(), size
            if size[0] == 1920:
                assert min(wide) > 70 * made.look.zoom / 1.4
