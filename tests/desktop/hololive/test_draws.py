"""A duel that nobody won, as the shared rooms of the screen show it: over, and won by nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from engine.cardgame.match import Match
from engine.hololive.door import GAME
from sakura_desktop.games import game
from sakura_desktop.languages.words import LANGUAGES, Words
from sakura_desktop.match.playback import idle_phrase
from sakura_desktop.match.saved_matches import SavedMatches
from sakura_desktop.match.session import MatchSession
from sakura_desktop.match.tale import tell
from sakura_desktop.screens.match_list import DETAIL_ROLE, MatchModel, result_phrase
from sakura_desktop.settings import Settings
from tests.desktop.settling import settle
from tests.desktop.shell import program
from tests.engine.hololive.drawn import drawn_duel, drawn_setup

if TYPE_CHECKING:
    from pathlib import Path


def test_it_is_kept_as_over(qapp: object, tmp_path: Path) -> None:
    shelf = SavedMatches(tmp_path / "duels")
    assert shelf.prepare() is None
    path = shelf.new_path()
    begun = Match.start(GAME, drawn_setup(), autosave=path)
    assert not shelf.note(path, begun).finished
    assert shelf.unfinished() is not None
    while begun.decision is not None:
        begun.submit(("no",))
    record = shelf.note(path, begun)
    assert (record.finished, record.winner) == (True, None)
    assert shelf.unfinished() is None
    assert SavedMatches(shelf.folder).records() == (record,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_that_it_is_drawn(qapp: object, tmp_path: Path, language: str) -> None:
    shelf = SavedMatches(tmp_path / "duels")
    shelf.prepare()
    path, duel = shelf.new_path(), drawn_duel()
    duel.save_as(path)
    record = shelf.note(path, duel)
    words, owner = Words(language), QWidget()
    model = MatchModel(words, owner)
    model.show_records((record,))
    told = model.index(0).data(DETAIL_ROLE)
    assert result_phrase(record).key == "duel-drawn"
    assert words.text(result_phrase(record)) in told


def test_the_result_says_that_nobody_has_won(qapp: object, tmp_path: Path) -> None:
    duel = drawn_duel()
    with program(tmp_path, curtain=False, names=("Hana", "Yuki")) as made:
        screen = made.flow.rooms.result
        screen.show_duel(duel, 60)
        made.flow.enter(screen)
        settle()
        assert screen._winner.text() == made.words.say("result-nobody")
        assert not screen._won.isVisible()
        assert duel.ending is not None
        assert screen._reason.isVisible()
        assert made.words.say("result-side-won", player="Hana") not in [name.text() for name in screen._names]


def test_the_session_ends_without_a_winner(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.curtain = False
    session = MatchSession(settings)
    ended: list[int] = []
    session.ended.connect(ended.append)
    session.open(drawn_duel())
    assert ended == [-1]
    assert session.decision is None
    idle = idle_phrase(session)
    assert idle is not None
    assert idle.key == "board-over"


def test_its_tale_has_no_last_blow() -> None:
    assert tell(drawn_duel(), game("hololive").teller()).blow is None
