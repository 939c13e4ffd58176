"""What is told of a duel of the third game that is over."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from engine.cardgame.match import Match
from engine.hololive.door import GAME, Setup, ready_decks
from sakura_desktop.hololive.tale import COUNTED, HololiveTeller
from sakura_desktop.match.tale import Tale, tell
from tests.desktop.pictures import paintbox

if TYPE_CHECKING:
    from engine.text.phrase import Phrase

AnyDuel: TypeAlias = Match[Any, Any]
WISHES = ("arts", "bloom", "collab", "place", "attach", "no")
"""What is done first of all that can be done."""


@cache
def played(seed: int) -> tuple[AnyDuel, Tale]:
    """A duel by simple habits to its end."""
    rng = random.Random(seed)
    first, second = rng.sample(ready_decks(), 2)
    duel: AnyDuel = Match.start(GAME, Setup(sides=(first.side(), second.side()), seed=seed))
    while (decision := duel.decision) is not None:
        keys = [option.key for option in decision.options]
        keys.sort(key=lambda key: next((at for at, wish in enumerate(WISHES) if key.startswith(wish)), len(WISHES)))
        duel.submit(tuple(keys[: max(decision.least, min(1, decision.most))]))
    return duel, tell(duel, HololiveTeller())


def ending(duel: AnyDuel) -> str:
    said = duel.view(-1).ending
    return said.key if said is not None else ""


def whose(said: Phrase) -> int:
    """The seat that a sentence speaks of."""
    slots: dict[str, Any] = dict(said.slots)
    return int(dict(slots["who"].slots)["seat"])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_life_is_followed_to_the_end(seed: int) -> None:
    duel, tale = played(seed)
    for seat, line in enumerate(tale.followed):
        assert line.seat == seat
        assert line.values[0] in (4, 5, 6)
        assert line.values[-1] == duel.view(-1).players[seat].life
        assert list(line.values) == sorted(line.values, reverse=True)
        assert len(line.values) == duel.turn + 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_was_done_is_counted_for_who_did_it(seed: int) -> None:
    duel, tale = played(seed)
    frames = duel.frames(-1, 0)
    of = dict(zip(COUNTED, (tally.of for tally in tale.tallies), strict=True))
    told = [frame.line.phrase for frame in frames if frame.line is not None]
    arts = [phrase for phrase in told if phrase.key == "hololive-told-arts"]
    for seat in (0, 1):
        mine = [phrase for phrase in arts if whose(phrase) == seat]
        assert of["arts"][seat] == len(mine)
        hits = [frame.fact for frame in frames if frame.fact is not None and frame.fact.kind == "hit"]
        assert of["damage"][seat] == sum(fact.number for fact in hits if fact.seat != seat)
    assert sum(of["downed"]) == sum(1 for phrase in told if phrase.key == "hololive-told-downed")
    sent = [phrase for phrase in told if phrase.key in ("hololive-told-sent", "hololive-told-sent-life")]
    by_effects = [phrase for phrase in told if phrase.key == "hololive-told-attached"]
    assert len(sent) <= sum(of["cheer"]) <= len(sent) + len(by_effects)
    assert min(max(of["arts"]), *of["cheer"]) > 0


def test_the_last_blow_is_what_took_the_last_life() -> None:
    seeds = [seed for seed in range(1, 9) if ending(played(seed)[0]) == "hololive-end-by-life"]
    assert seeds
    for seed in seeds:
        duel, tale = played(seed)
        blow = tale.blow
        assert blow is not None
        assert duel.winner is not None
        assert blow.seat == duel.winner
        assert blow.things == (f"life.{1 - duel.winner}",)
        assert blow.number is not None
        said = paintbox.renderer("en").text(blow.said)
        assert paintbox.renderer("en").card(blow.number).text in said


def test_who_ran_out_of_cards_was_struck_by_nothing() -> None:
    """Though holomem were downed before."""
    downed = COUNTED.index("downed")
    of_deck = [
        tale for duel, tale in map(played, range(1, 13))
        if ending(duel) == "hololive-end-by-deck" and max(tale.tallies[downed].of)
    ]
    assert of_deck
    assert all(tale.blow is None for tale in of_deck)
