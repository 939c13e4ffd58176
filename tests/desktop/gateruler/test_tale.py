"""What is told of a duel of Gate Ruler that is over."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, TypeAlias

import pytest

from engine.cardgame.match import Match
from engine.gateruler.door import DECKS, GAME, RULERS, Setup, SideSetup, card_face
from sakura_desktop.gateruler.tale import COUNTED, GateRulerTeller
from sakura_desktop.match.tale import Tale, tell
from tests.desktop.pictures import paintbox

AnyDuel: TypeAlias = Match[Any, Any]
WISHES = ("attack", "summon", "play", "yes", "use", "set")
"""What is done first of all that can be done."""
SEEDS = (1, 2, 3, 4)


@cache
def played(seed: int) -> tuple[AnyDuel, Tale]:
    """A duel by simple habits to its end."""
    rng = random.Random(seed)
    sides = [SideSetup(ruler=rng.choice(RULERS), deck=deck) for deck in DECKS.values()]
    duel: AnyDuel = Match.start(GAME, Setup(sides=(sides[0], sides[1]), seed=seed))
    while (decision := duel.decision) is not None:
        keys = [option.key for option in decision.options]
        rng.shuffle(keys)
        keys.sort(key=lambda key: next((at for at, wish in enumerate(WISHES) if key.startswith(wish)), len(WISHES)))
        if rng.random() < 0.2:
            rng.shuffle(keys)
        duel.submit(tuple(keys[: max(decision.least, min(1, decision.most))]))
    return duel, tell(duel, GateRulerTeller())


def whose(said: Any) -> int:
    """The seat that a sentence speaks of."""
    return int(dict(dict(said.slots)["who"].slots)["seat"])


def lost_by_damage(duel: AnyDuel) -> bool:
    view = duel.view(-1)
    return duel.winner in (0, 1) and view.players[1 - duel.winner].damage >= view.players[1 - duel.winner].life


@pytest.mark.parametrize("seed", SEEDS)
def test_damage_is_followed_to_the_end(seed: int) -> None:
    duel, tale = played(seed)
    assert [line.seat for line in tale.followed] == [0, 1]
    for seat, line in enumerate(tale.followed):
        assert line.values[0] == 0
        assert line.values[-1] == duel.view(-1).players[seat].damage
        assert len(line.values) == duel.turn + 1


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_done_is_counted_for_who_did_it(seed: int) -> None:
    duel, tale = played(seed)
    frames = duel.frames(-1, 0)
    of = dict(zip(COUNTED, (tally.of for tally in tale.tallies), strict=True))
    told = [frame.line.phrase for frame in frames if frame.line is not None]
    for seat in (0, 1):
        attacks = [one for one in told if one.key.startswith("gateruler-told-attacked") and whose(one) == seat]
        assert of["attacks"][seat] == len(attacks)
        taken = [one for one in told if one.key == "gateruler-told-taken" and whose(one) != seat]
        assert of["dealt"][seat] == len(taken)
        used = [one for one in told if one.key == "gateruler-told-counter-used" and whose(one) == seat]
        assert of["counters"][seat] == len(used)
        plays = [one for one in told if one.key == "gateruler-told-played" and whose(one) == seat]
        kinds = [card_face(getattr(dict(one.slots)["card"], "number", "")).kind for one in plays]
        assert of["units"][seat] >= kinds.count("unit")
        assert of["events"][seat] >= kinds.count("event")
    gone = [one for one in told if one.key == "gateruler-told-destroyed"]
    assert sum(of["destroyed"]) <= len(gone)
    assert sum(of["attacks"]) > 0
    assert sum(of["units"]) > 0


def test_units_destroyed_count_for_whoever_they_are_not() -> None:
    duels = [played(seed) for seed in SEEDS]
    assert sum(sum(tale.tallies[COUNTED.index("destroyed")].of) for _, tale in duels) > 0
    for duel, tale in duels:
        of = tale.tallies[COUNTED.index("destroyed")].of
        felled = [0, 0]
        for frame in duel.frames(-1, 0):
            fact, line = frame.fact, frame.line
            if fact is None or fact.kind != "felled" or line is None or line.phrase.key != "gateruler-told-destroyed":
                continue
            number = getattr(dict(line.phrase.slots)["card"], "number", None)
            if number is not None and card_face(number).kind == "unit":
                felled[1 - fact.seat] += 1
        assert tuple(felled) == of


def test_the_last_blow_is_what_dealt_the_last_damage() -> None:
    found = [played(seed) for seed in range(1, 13) if lost_by_damage(played(seed)[0])]
    assert found
    for duel, tale in found:
        blow = tale.blow
        assert blow is not None
        assert blow.seat == duel.winner
        assert blow.things == (f"damage.{1 - blow.seat}",)
        said = paintbox.renderer("en").text(blow.said)
        assert "⟦" not in said
        assert blow.number is None or paintbox.renderer("en").card(blow.number).text in said


def test_who_ran_out_of_cards_was_struck_by_nothing() -> None:
    others = [played(seed) for seed in range(1, 25) if not lost_by_damage(played(seed)[0])]
    assert all(tale.blow is None for _, tale in others)


@pytest.mark.parametrize("language", paintbox.LANGUAGES)
def test_what_is_told_is_worded(language: str) -> None:
    teller = GateRulerTeller()
    renderer = paintbox.renderer(language)
    said = [renderer.text(phrase) for _, phrase in teller.counted()]
    said += [renderer.text(phrase) for phrase, _ in teller.names()]
    assert len(set(said)) == len(COUNTED) + 1
