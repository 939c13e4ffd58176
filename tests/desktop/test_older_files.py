"""A data folder of an older program: its duels, decks, settings and words are there when this one starts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.cardgame.match import Match
from engine.kernel.codec import DamagedJournal
from engine.sakura.door import GAME
from sakura_desktop.match import coordinator
from tests.desktop.settling import settle
from tests.desktop.shell import play, program

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.text.phrase import Phrase
    from sakura_desktop.program import Program

KEPT = Path(__file__).parents[1] / "fixtures" / "da13e1c"
UNFINISHED = "2026-03-07-201500.sakura"


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    shutil.copytree(KEPT, tmp_path, dirs_exist_ok=True)
    with program(tmp_path, language="en") as whole:
        yield whole


def test_everything_that_was_kept_is_there(made: Program) -> None:
    assert {matter for matter in made.window.banners.matters() if matter.startswith("read-")} == set()
    assert len(made.duels.records()) == 7
    shelf = made.kept["sakura"]
    assert [kept.name for kept in shelf.decks()] == ["my second", "刀と扇"]
    assert all(shelf.deck(kept) is not None for kept in shelf.decks())
    settings = made.settings
    assert (settings.theme, settings.second_language, settings.zoom, settings.curtain) == ("dark", "ja", 1.5, False)
    assert (settings.names, settings.pay_default, settings.learning) == (("春", "여름"), "vigor", ("ja", "ko"))
    assert len(made.vocabulary.listed()) == 4


def test_the_unfinished_duel_is_gone_on_with(made: Program) -> None:
    record = made.duels.unfinished()
    assert record is not None
    assert record.file == UNFINISHED
    made.flow.ask("continue")
    settle()
    assert made.window.current == "duel"
    play(made, 3)
    path = made.flow.duelling.keeper.path
    assert path is not None
    assert path.name == UNFINISHED
    assert Match.load(GAME, path).answers == 27


def test_every_kept_duel_is_watched_or_offered_as_far_as_it_holds(
    made: Program, monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Phrase] = []
    monkeypatch.setattr(coordinator, "confirm", lambda _parent, _words, _title, text, _yes: asked.append(text) or True)
    for record in made.duels.records():
        made.flow.home()
        asked.clear()
        made.flow.duelling.watch(record)
        settle()
        assert made.window.current == "replay"
        assert len(asked) == corrected(made.duels.journal(record))


def test_a_duel_that_holds_up_to_some_line_is_played_on_from_there_if_a_person_wants(
    made: Program, monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = made.paths.duels / UNFINISHED
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*lines[:20], *lines[21:], ""]), "utf-8")
    before = path.read_bytes()
    answers = iter((False, True))
    monkeypatch.setattr(coordinator, "confirm", lambda *_asked: next(answers))
    made.flow.open_file(path)
    assert made.window.current == "home"
    made.flow.open_file(path)
    settle()
    assert made.window.current == "duel"
    assert made.flow.duelling.keeper.path != path
    play(made, 2)
    assert path.read_bytes() == before


def corrected(path: Path) -> bool:
    """Whether a duel isn't opened to its end, since a rule was corrected."""
    try:
        Match.load(GAME, path)
    except DamagedJournal:
        return True
    return False
