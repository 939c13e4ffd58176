"""What is seen to happen at this game's table: every card that goes to a holomem goes there once, when it is told whose
it is, and arrives where it is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sakura_desktop.hololive.playmat import HololivePlaymat
from tests.desktop.hololive.conftest import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.view import SeenMove
    from sakura_desktop.match.screen import MatchScreen

TO_HOLOMEM = ("cheer", "support")


def to_a_holomem(move: SeenMove) -> bool:
    """Whether a card is attached by it, from elsewhere than the stage."""
    return move.target.partition(".")[0] in TO_HOLOMEM


@pytest.mark.parametrize("seed", [2, 4, 9])
def test_what_goes_to_a_holomem_is_seen_to_arrive_there(opened: Callable[..., MatchScreen], seed: int) -> None:
    duel = played(seed, 90)
    screen = opened(duel)
    screen.settings.pace = "normal"
    board, mat = screen.board, screen.board.playmat
    assert isinstance(mat, HololivePlaymat)
    frames = duel.frames(0, 0)
    before, arrived, blooms, blows = frames[0].view, [], 0, set()
    board.show_table(before, reset=True)
    for frame in frames[1:]:
        for one in mat.steps(frame, before):
            board.show_table(frame.view)
            if one.kind in ("strike", "hit"):
                blows.add(one.shape)
            for move in one.moves:
                if not to_a_holomem(move) and frame.event != "Bloomed":
                    continue
                (spot,) = board.animation.choreography.spots_of(move, arriving=True)
                assert spot.isValid(), (frame.event, move)
                stage = [view for view in mat.stage_views() if view.geometry().intersects(spot)]
                assert len(stage) == 1, (frame.event, move, spot)
                arrived.append(move.card.handle if to_a_holomem(move) and move.card else "")
                blooms += frame.event == "Bloomed"
        before = frame.view
    sent = [move.card.handle for frame in frames for move in frame.moves if to_a_holomem(move) and move.card]
    assert [handle for handle in arrived if handle] == [handle for handle in sent if handle]
    assert blooms == sum(frame.event == "Bloomed" for frame in frames) > 0
    assert blows == {"spell"}  # nobody sings with a blade
