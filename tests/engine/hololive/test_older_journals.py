"""Matches that an older program kept go on by what was asked then."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cardgame.match import Match
from engine.hololive.door import GAME

KEPT = sorted((Path(__file__).parents[2] / "fixtures" / "660e53c").glob("hololive-*.sakura"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_match_of_revision_0_is_opened_to_its_end(path: Path) -> None:
    match = Match.load(GAME, path)
    assert (match.setup.revision, match.decision) == (0, None)
    assert match.winner is not None
