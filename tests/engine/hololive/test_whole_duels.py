"""Whole random duels, and drawn decks."""

from __future__ import annotations

from random import Random

from engine.cardgame.play.checking import watching
from engine.cardgame.play.selfplay import play_out
from engine.hololive.play.selfplay import Duels, drawn_side
from engine.hololive.play.tools import TOOLS
from engine.hololive.pool import check_side


def test_duels_of_players_without_a_plan_end_without_an_error() -> None:
    result = TOOLS.selfplay(8, 7, check=True)
    assert result.errors == []
    assert result.finished == 8
    assert result.cards_resolved > 100


def test_the_same_seed_draws_the_same_decks_and_each_is_one() -> None:
    drawn = [drawn_side(Random(seed)) for seed in range(60)]
    assert drawn == [drawn_side(Random(seed)) for seed in range(60)]
    assert [side for side in drawn if check_side(side.oshi, side.deck, side.cheer) is not None] == []


def test_what_lasts_for_a_card_that_leaves_from_under_a_holomem_is_gathered_anew() -> None:
    """A duel that was drawn in self-play: what lasted for a stacked card goes on with its holomem (§5.13.2)."""
    rng, duels = Random("704/249"), Duels()
    player = watching(duels.players["random"](rng, {}), duels.settled)
    session = play_out(duels.game(check=True), duels.drawn(rng, None), player)
    assert session.decision is None
