"""Why an answer is good: each kind of sentence in a scene in which it holds, and not in one in which it doesn't."""

from __future__ import annotations

import msgspec
import pytest

from engine.games import tools
from engine.players import explaining
from engine.players.explaining import differences, hints, ranked, why
from engine.players.outcomes import Outcome
from engine.players.player import player
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.sakura.laid import match_at
from tests.engine.sakura.support import FILLER, side, yurina

SLASH = yurina("N-1")
"""An attack with the range 3-4, 3/1."""
SHORT = yurina("N-3")
"""An attack with the range 1-2."""
GREAT = yurina("S-1")
"""A special for 7 flare."""
LOOKS = 120


def thought_of(match, seed=3):
    """What whoever is asked finds, having looked at every answer."""
    asked = match.decision
    every = [(option.key,) for option in asked.options]
    return player("sakura", asked.seat, seed, explains=True).think(match, LOOKS, weighed=every)


def told(match, key):
    """The sentences for and against an answer, without the game's name, by the thought about a match."""
    thought = thought_of(match)
    way = next(way for way in thought.ways if way.keys == (key,))
    others = [other for other in thought.ways if other is not way]
    gains, risks = differences(way, others, tools("sakura").outlook, "sakura")
    return tuple({phrase.key.removeprefix("sakura-why-"): dict(phrase.slots) for phrase in those}
                 for those in (gains, risks))


def armed(**laid):
    """A side all of whose cards are attacks with the range 3-4."""
    return side(hand=(SLASH, SLASH), deck=(SLASH, SLASH), **laid)


def unarmed(**laid):
    """A side without attacks."""
    return side(hand=FILLER[:2], deck=FILLER[2:], **laid)


def test_a_step_brings_an_attack_into_range() -> None:
    gains, _ = told(match_at(side(hand=(SLASH,), vigor=1, aura=2), unarmed(), distance=5), "basic:forward")
    assert gains["reach-more"]["card"].number == SLASH
    assert gains["reach-more"]["how"] == "turns"


def test_a_step_that_leads_nowhere_near_brings_nothing_into_range() -> None:
    gains, _ = told(match_at(side(hand=(SLASH,), vigor=1, aura=2), unarmed(), distance=8), "basic:forward")
    assert "reach-more" not in gains


def test_a_step_too_far_takes_an_attack_out_of_range() -> None:
    match = match_at(side(hand=(SLASH,), vigor=1, aura=2), unarmed(), distance=3)
    _, risks = told(match, "basic:forward")
    assert risks["reach-less"]["how"] == "turns"
    assert "reach-less" not in told(match, "basic:recover")[1]


def test_a_lethal_attack_wins() -> None:
    match = match_at(side(hand=(SLASH,)), unarmed(life=1, aura=0), distance=3)
    card = next(option.key for option in match.decision.options if option.key.startswith("use:"))
    gains, _ = told(match, card)
    assert gains["won-more"]["share"] == 100
    assert gains["won-more"]["other-share"] < 50


def test_an_attack_on_a_full_life_wins_nothing_but_deals_damage() -> None:
    match = match_at(side(hand=(SLASH,)), unarmed(life=8, aura=0), distance=3)
    card = next(option.key for option in match.decision.options if option.key.startswith("use:"))
    gains, _ = told(match, card)
    assert "won-more" not in gains
    assert float(gains["their-life-less"]["less"]) >= 1
    assert "their-life-less" not in told(match_at(side(hand=(SLASH,)), unarmed(life=8), distance=9), "end")[0]


def test_flare_is_saved_for_a_special() -> None:
    gains, _ = told(match_at(side(vigor=1, flare=6, specials=(GREAT,)), unarmed(), distance=6), "basic:focus")
    assert gains["payable-more"]["card"].number == GREAT
    gains, _ = told(match_at(side(vigor=1, flare=0, specials=(GREAT,)), unarmed(), distance=6), "basic:focus")
    assert "payable-more" not in gains
    assert "flare-more" in gains


def test_a_step_back_leaves_the_range_of_what_they_may_hold() -> None:
    gains, _ = told(match_at(side(vigor=1), armed(), distance=4), "basic:backward")
    assert float(gains["threats-less"]["value"]) < float(gains["threats-less"]["others"])
    assert "threats-less" not in told(match_at(side(vigor=1), unarmed(), distance=4), "basic:backward")[0]


def test_a_step_into_the_range_of_what_they_may_hold_is_a_risk() -> None:
    _, risks = told(match_at(side(vigor=1), armed(), distance=5), "basic:forward")
    assert "threats-more" in risks
    assert "threats-more" not in told(match_at(side(vigor=1), unarmed(), distance=5), "basic:forward")[1]


def test_recovering_leaves_aura_and_focusing_takes_it() -> None:
    match = match_at(side(vigor=1, aura=2), unarmed(), distance=9)
    gains, _ = told(match, "basic:recover")
    assert "aura-more" in gains
    _, risks = told(match, "basic:focus")
    assert "aura-less" in risks
    assert "aura-less" not in told(match, "basic:recover")[1]


def test_damage_is_weighed_between_aura_and_life() -> None:
    match = match_at(side(hand=(SLASH,)), unarmed(aura=3, life=6), distance=3)
    match.submit((next(option.key for option in match.decision.options if option.key.startswith("use:")),))
    match.submit(("pass",))
    assert match.decision.kind == "ChooseDamage"
    gains, risks = told(match, "aura")
    assert {"life-more"} <= set(gains)
    assert {"aura-less"} <= set(risks)
    gains, risks = told(match, "life")
    assert {"aura-more"} <= set(gains)
    assert {"life-less"} <= set(risks)


def test_a_crystal_more_of_aura_escapes_a_defeat() -> None:
    left = side(vigor=1, aura=2, life=1)
    gains, _ = told(match_at(left, side(hand=(SLASH,), deck=(SLASH, *FILLER)), distance=4), "basic:recover")
    assert gains["lost-less"]["share"] < gains["lost-less"]["other-share"]
    assert "lost-less" not in told(match_at(left, unarmed(), distance=4), "basic:recover")[0]


def test_one_answer_needs_no_reason_and_none_is_told_of_what_was_not_looked_at() -> None:
    thought = thought_of(match_at(side(hand=(SLASH,), vigor=1), unarmed(), distance=5))
    outlook = tools("sakura").outlook
    best = ranked(thought)[0]
    assert why(best, (), outlook, "sakura").key == "why-only"
    few = [way for way in thought.ways if way.looks < 6]
    assert all(why(way, (best,), outlook, "sakura").key == "why-seldom" for way in few)
    assert why(best, (best,), outlook, "sakura").key == "why-even"
    unseen = [msgspec.structs.replace(way, looks=0) for way in ranked(thought)[1:]]
    assert why(best, unseen, outlook, "sakura").key == "why-clear"


def test_what_is_better_in_no_figure_but_clearly_better_is_said_to_be_so_as_a_whole() -> None:
    thought = thought_of(match_at(side(hand=(SLASH,), vigor=1), unarmed(), distance=5))
    best = ranked(thought)[0]
    chance = next(one for one in best.outcomes if one.figure == "chance")

    def told(mean: float, doubt: float) -> str:
        figures = (msgspec.structs.replace(chance, mean=mean, doubt=doubt),)
        other = msgspec.structs.replace(best, chance=mean, outcomes=figures)
        return why(best, (other,), tools("sakura").outlook, "sakura").key

    assert told(chance.mean - 0.3, 0.01) == "why-whole"
    assert told(chance.mean - 0.3, 0.5) == "why-even", "the looks may err by more"
    assert told(chance.mean - 0.01, 0.0) == "why-even"
    assert told(chance.mean + 0.3, 0.01) == "why-short"
    assert told(chance.mean + 0.3, 0.5) == "why-even"


def test_of_the_best_it_is_not_only_told_what_it_risks() -> None:
    thought = thought_of(match_at(side(hand=(SLASH,), vigor=1), unarmed(), distance=5))
    best = ranked(thought)[0]

    def told(chance):
        figures = tuple(
            msgspec.structs.replace(one, mean=one.mean + 2) if one.figure == "aura" else one for one in best.outcomes
        )
        other = msgspec.structs.replace(best, outcomes=figures, chance=chance)
        return why(best, (other,), tools("sakura").outlook, "sakura")

    found = told(best.chance - 0.1)
    slots = dict(found.slots)
    assert (found.key, slots["gain"].key, slots["risk"].key) == ("why-both", "why-even", "sakura-why-aura-less")
    assert told(best.chance + 0.1).key == "why-risk"


@pytest.mark.parametrize(("chance", "more", "told"), [
    (1.0, 2, "why-even"), (0.99, 2, "why-both"), (0.0, -2, "why-even"), (0.01, -2, "sakura-why-aura-more"),
])  # fmt: skip
def test_of_a_certain_win_no_risk_is_told_and_of_a_certain_defeat_nothing_good(
    chance: float, more: int, told: str
) -> None:
    thought = thought_of(match_at(side(hand=(SLASH,), vigor=1), unarmed(), distance=5))
    way = msgspec.structs.replace(ranked(thought)[0], chance=chance)
    figures = tuple(
        msgspec.structs.replace(one, mean=one.mean + more) if one.figure == "aura" else one for one in way.outcomes
    )
    other = msgspec.structs.replace(way, outcomes=figures)
    assert why(way, (other,), tools("sakura").outlook, "sakura").key == told


def test_behind_the_best_hints_stand_by_their_chances_and_none_is_told_to_be_likelier() -> None:
    thought = thought_of(match_at(side(hand=(SLASH,), vigor=1, aura=2), unarmed(), distance=5))
    told = {"sure": (0.40, 0.0), "lucky": (0.41, 0.2), "luckier": (0.44, 0.3)}
    ways = tuple(
        msgspec.structs.replace(thought.ways[0], keys=(key,), chance=chance, looks=LOOKS,
                                outcomes=(Outcome("chance", "", LOOKS, chance, 0.0, doubt),))
        for key, (chance, doubt) in told.items()
    )
    assert [way.keys for way in ranked(msgspec.structs.replace(thought, ways=ways))] == [(key,) for key in told]
    found = hints(msgspec.structs.replace(thought, ways=ways, looks=3 * LOOKS), tools("sakura").outlook, "sakura")
    assert [(hint.keys, hint.chance) for hint in found] == [(("sure",), 0.4), (("luckier",), 0.4), (("lucky",), 0.4)]


@pytest.mark.parametrize(("value", "said"), [(2.04, "2"), (1.96, "2"), (2.55, "2.5"), (325.6, "326"), (-0.04, "0")])
def test_parts_are_told_of_small_numbers_only(value: float, said: str) -> None:
    assert explaining._number(value) == said


def test_the_best_is_what_has_most_chance_at_least_not_what_was_lucky_in_few_looks() -> None:
    thought = thought_of(match_at(side(hand=(SLASH,), vigor=1, aura=2), unarmed(), distance=5))
    order = ranked(thought)
    assert {way.keys for way in order} == {way.keys for way in thought.ways}
    lucky = msgspec.structs.replace(order[-1], chance=order[0].chance + 0.01, looks=1, outcomes=())
    again = msgspec.structs.replace(thought, ways=(lucky, *order[:-1]))
    assert ranked(again)[0] == order[0]
    assert ranked(again)[-1] == lucky


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_hints_are_the_best_answers_with_a_sentence_in_every_language(language: str) -> None:
    thought = thought_of(match_at(side(hand=(SLASH,), vigor=1, aura=2), unarmed(), distance=5))
    found = hints(thought, tools("sakura").outlook, "sakura")
    assert found[0].keys == ranked(thought)[0].keys
    assert all(one.looks >= 0.04 * thought.looks for one in found)
    assert 1 <= len(found) <= 3
    words = Renderer(Catalog.load(language), strict=True)
    assert all(words.text(hint.why) for hint in found)


def test_a_hint_depends_on_nothing_hidden() -> None:
    theirs = tuple(yurina(f"N-{number}") for number in range(2, 8))
    sides = side(hand=(SLASH,), vigor=1, aura=2, deck=FILLER), side(hand=theirs[:2], deck=theirs[2:5], cover=theirs[5:])
    first = match_at(*sides, distance=4)
    second = match_at(*sides, distance=4, traded={5: 7, 7: 10, 10: 6, 6: 5, 1: 3, 3: 1})
    assert second._state.piles != first._state.piles
    assert second.view(0) == first.view(0)
    outlook = tools("sakura").outlook
    assert hints(thought_of(first), outlook, "sakura") == hints(thought_of(second), outlook, "sakura")
