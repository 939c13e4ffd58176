"""Sakura Arms among the games: its tools, and journals that name it."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.tools import UnknownSide
from engine.games import game_of, open_match, tools
from engine.sakura.door import GAME
from engine.sakura.play.selfplay import drawn_setup


def test_a_game_brings_what_it_is_tried_out_with() -> None:
    assert tools("sakura").words.verbs["use"].takes is str
    assert tools("sakura").selfplay(1, 3, left="yurina,saine").games == 1
    with pytest.raises(UnknownSide):
        tools("sakura").selfplay(1, 3, right="yurina")


def test_a_journal_is_opened_by_the_game_that_it_names(tmp_path) -> None:
    path = tmp_path / "duel.jsonl"
    begun = Match.start(GAME, drawn_setup(Random(4)), path)
    begun.close()
    assert game_of(path) is GAME
    assert open_match(path).view(-1) == begun.view(-1)
