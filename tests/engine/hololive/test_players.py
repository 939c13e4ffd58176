"""What computer players are told of this game: figures of a table, what sensible people do, what explains an answer,
what is brought.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median

import pytest

from engine.cardgame.play.selfplay import play_out
from engine.cardgame.play.tools import UnknownSide
from engine.games import tools
from engine.hololive.door import GAME, ready_decks
from engine.hololive.events import DeckRanOut
from engine.hololive.play.counted import COUNTED
from engine.hololive.play.judge import FIGURES, JUDGE, counted, leanings, takes
from engine.hololive.play.outlook import OUTLOOK, TELLINGS, figures
from engine.hololive.play.tools import read_side
from engine.kernel.session import Session
from engine.players.search import possible_answers, sensible
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.phrase import CardName, Phrase
from engine.text.render import Renderer
from tests.engine.hololive.tables import CHEERS, DECK, G, R, W, arts_at, key, one, scene, side, to_performance

DUELS = 40


def figure(there, name, seat=0):
    return counted(there.state, seat)[FIGURES.index(name)]


def likely(there):
    """How likely somebody sensible gives each answer, by its key."""
    weights = leanings(there.decision, there.state)
    assert weights is not None
    return dict(zip(there.keys, weights, strict=True))


# --- figures


def test_every_figure_of_a_side_is_counted() -> None:
    there = scene(
        side(
            one("T-ANN-1", W, G, damage=30, stack=("T-ANN-D",), support=("T-TOOL",)),
            back=(one("T-BEA-D", R), "T-ANN-D"), hand=("T-ANN-2", "T-BEA-1", "T-DRAW"), deck=DECK[:3], life=(W,) * 4,
        )
    )  # fmt: skip
    found = dict(zip(FIGURES, counted(there.state, 0), strict=True))
    assert found == {
        "life": 4, "life-up-to-2": 2, "holomem-up-to-3": 3, "damage": 3.0, "levels": 1, "cheer": 3, "arts": 5.0,
        "second-arts": 2.0, "support": 1, "hand-up-to-2": 2, "power": 2, "sp": True, "deck-low": 5, "deck": 3,
    }  # fmt: skip


def test_who_could_simply_be_placed_counts_for_nothing_in_hand() -> None:
    assert figure(scene(side(hand=("T-ANN-1", "T-ANN-D", "T-ANN-D"))), "hand-up-to-2") == 1


def test_arts_without_their_cheer_count_for_nothing() -> None:
    assert figure(scene(side(one("T-ANN-1", W))), "arts") == 4.0
    assert figure(scene(side(one("T-ANN-1", R))), "arts") == 0.0


def test_who_has_more_of_what_wins_is_likelier_to_win() -> None:
    chances = [JUDGE.figures.chance(scene(side(life=(W,) * life)).state, 0) for life in range(1, 6)]
    assert chances == sorted(set(chances))
    lone, three = scene(), scene(side(back=("T-ANN-D", "T-ANN-D")))
    assert COUNTED.chance(three.state, 0) > COUNTED.chance(lone.state, 0)
    assert COUNTED.chance(three.state, 0) + COUNTED.chance(three.state, 1) == pytest.approx(1.0)


# --- what sensible people do


def test_a_bloom_comes_before_anything_else_and_the_end_last() -> None:
    hand = ("T-ANN-1", "T-DRAW", "T-ANN-D")
    there = scene(side(one("T-ANN-D", W), back=("T-BEA-D",), hand=hand, deck=DECK * 3))
    weights = likely(there)
    bloom = key(there, "bloom", "T-ANN-1", "T-ANN-D")
    assert max(weights, key=lambda one: weights[one]) == bloom
    assert weights["end"] < min(weight for key, weight in weights.items() if not key.startswith(("baton", "end")))


def test_what_takes_cards_from_a_short_deck_waits() -> None:
    def weights(cards):
        there = scene(side(back=("T-BEA-D",), hand=("T-DRAW",), deck=DECK[:1] * cards))
        return likely(there), key(there, "collab", "T-BEA-D"), key(there, "play", "T-DRAW")

    (many, collab, play), (few, _, _) = weights(30), weights(6)
    assert many["end"] < min(many[collab], many[play])
    assert few["end"] > few[play]
    assert few[collab] < many[collab]


def test_who_has_much_in_hand_draws_less_and_keeps_it() -> None:
    def weight(card, more):
        there = scene(side(hand=(card, *("T-ANN-2",) * more), deck=DECK * 3))
        return likely(there)[key(there, "play", card)], likely(there)["end"]

    assert weight("T-DRAW", 9)[0] < weight("T-DRAW", 2)[0]
    kept, end = weight("hSD01-017", 9)
    assert kept < end < weight("hSD01-017", 2)[0]


def test_who_does_most_damage_collabs() -> None:
    there = scene(side(back=(one("T-ANN-1", W, W), one("T-ANN-1"), "T-BEA-1")))
    weights = likely(there)
    strong, weak, red = (weights[f"collab:{card}"] for card in there.state.piles["back.0"])
    assert strong > max(weak, red)


def test_the_baton_is_handed_to_who_does_more_by_far() -> None:
    def handed(center):
        there = scene(side(center, back=(one("T-ANN-1", W, W),)))
        weights = likely(there)
        (baton,) = (weight for given, weight in weights.items() if given.startswith("baton:"))
        return baton / weights["end"]

    assert handed(one("T-BEA-D", W)) > handed(one("T-BEA-D", R))
    assert handed(one("T-ANN-1", W, W)) < 0.1


def test_arts_that_down_come_first() -> None:
    there = scene(
        side(one("T-ANN-1", W, W), collab=one("T-BEA-D", R)),
        side(one("T-BEA-1", damage=60), collab=one("T-BEA-D")),
    )
    weights = likely(to_performance(there))
    assert weights[arts_at(there, "T-ANN-1", "1", "T-BEA-1")] > weights[arts_at(there, "T-ANN-1", "1", "T-BEA-D")]
    assert weights["end"] == min(weights.values())


def test_cheer_goes_to_whoever_lacks_it() -> None:
    there = scene(
        side(one("T-ANN-1", W, W), back=(one("T-ANN-2", W), "T-BEA-1"), cheer_deck=CHEERS), turn=5, step="cheer"
    )
    weights = likely(there)
    center, lacks, red = (f"card:{there.card(number, 0)}" for number in ("T-ANN-1", "T-ANN-2", "T-BEA-1"))
    assert weights[lacks] > weights[center]
    assert weights[lacks] > weights[red]


def test_cheer_goes_to_who_may_bloom_into_somebody_that_lacks_it() -> None:
    def to_debut(hand):
        there = scene(side("T-BEA-1", back=(one("T-ANN-D", W),), hand=hand, cheer_deck=CHEERS), turn=5, step="cheer")
        return likely(there)[f"card:{there.card('T-ANN-D', 0)}"]

    assert to_debut(("T-ANN-1",)) > to_debut(())


def test_who_does_most_takes_the_empty_center() -> None:
    there = scene(side(None, back=("T-ANN-D", one("T-ANN-1", W, W), one("T-ANN-1", W, W, damage=60))), step="reset")
    assert there.decision is not None
    assert there.decision.section == "7.2.6"
    weak, strong, hurt = (likely(there)[f"card:{card}"] for card in there.state.piles["back.0"])
    assert strong > hurt > weak


def test_what_a_search_finds_is_taken() -> None:
    there = scene(side(hand=("hSD01-018",), deck=("T-ANN-1", "hSD01-016", *DECK)))
    there.answer(key(there, "play", "hSD01-018"))
    assert there.decision is not None
    assert (there.decision.kind, there.decision.least) == ("ChooseCards", 0)
    found = takes(there.decision, there.state)
    assert found is not None
    assert min(found) > 0.5


def test_matches_of_sensible_players_are_decided_on_the_stage() -> None:
    found, turns = tools("hololive"), []
    without_deck = 0
    for number in range(DUELS):
        luck = Random(f"sensible/{number}")
        sides = (found.bringing.side(luck, None), found.bringing.side(luck, None))
        session = play_out(GAME, found.bringing.setup(sides, luck.getrandbits(48)), sensible(JUDGE, luck))
        without_deck += any(isinstance(event, DeckRanOut) for event in session.events)
        turns.append(session.state.turn)
    assert without_deck <= DUELS // 5
    assert 12 <= median(turns) <= 24


def test_a_hand_that_cannot_begin_is_drawn_anew() -> None:
    def asked(hand):
        deck = (*hand, *DECK)
        there = scene(
            side(None, deck=deck, hand=(), life=()), side(None, hand=(), life=()), turn=0, step="preparation", first=0,
            chance=[tuple(range(len(deck))), tuple(range(8)), tuple(range(8)), tuple(range(8))],
        )  # fmt: skip
        assert there.decision is not None
        assert there.decision.kind == "ChooseRedraw"
        return likely(there)

    kept, none = asked(("T-ANN-D",) * 7), asked(("T-DRAW",) * 7)
    assert kept["no"] > kept["yes"]
    assert none["yes"] > none["no"]


def test_somebody_begins_in_the_center_nearly_always() -> None:
    def laid(player):
        session = Session(GAME, tools("hololive").field.between(Random(1), "hSD01-001", "hSD05-001"))
        while (decision := session.decision) is not None and decision.kind != "ChooseFirstHolomem":
            session.submit(("no",) if decision.kind == "ChooseRedraw" else player(decision, session.state))
        assert decision is not None
        return [len(player(decision, session.state)) for _ in range(200)]

    assert Counter(laid(sensible(JUDGE, Random(2))))[1] > 180
    even = JUDGE._replace(takes=lambda _decision, _state: None)
    assert Counter(laid(sensible(even, Random(2))))[1] < 150


def test_of_several_as_many_are_taken_as_the_question_lets() -> None:
    session = Session(GAME, tools("hololive").field.between(Random(1), "hSD01-001", "hSD05-001"))
    player, luck = sensible(JUDGE, Random(3)), Random(4)
    counts = Counter()
    while (decision := session.decision) is not None and session.answers < 200:
        keys = player(decision, session.state)
        assert decision.least <= len(keys) <= decision.most
        assert len(set(keys)) == len(keys)
        if takes(decision, session.state) is not None:
            counts[decision.kind] += 1
            assert keys in possible_answers(decision, luck) or len(keys) > 1
        session.submit(keys)
    assert counts["ChooseFirstHolomem"] == 2
    assert counts.total() > 3


# --- why an answer is good


def test_what_is_told_counts_what_lies_there() -> None:
    there = scene(side(one("T-ANN-1", W), back=("T-ANN-D",)), side("T-BEA-D", life=(W,) * 3))
    found = figures(there.state, 0)
    assert found["arts", "T-ANN-1"] == 40
    lives, stages = ("life", "their-life"), ("holomem", "their-holomem")
    assert [[found[name, ""] for name in names] for names in (lives, stages)] == [[5, 3], [2, 1]]
    assert {name for name, _ in found} == set(TELLINGS)
    assert OUTLOOK.figures is figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_telling_has_its_sentences(language: str) -> None:
    renderer = Renderer(Catalog.load(language), strict=True)
    slots = {"value": "2", "others": "1", "share": 40, "other-share": 20, "card": CardName("hSD01-003")}
    told = {
        renderer.text(Phrase(f"hololive-why-{name}-{way}", tuple(slots.items())))
        for name in TELLINGS
        for way in ("more", "less")
    }
    assert len(told) == 2 * len(TELLINGS)


# --- what is brought


def test_a_start_deck_is_called_by_its_oshi_or_by_its_set_if_that_is_one() -> None:
    first = ready_decks()[0]
    assert read_side(first.oshi.upper()) == first.side()
    assert read_side("hsd05").oshi == "hSD05-001"
    with pytest.raises(UnknownSide, match="hSD01-001, hSD01-002"):
        read_side("hSD01")
    with pytest.raises(UnknownSide, match="nobody"):
        read_side("nobody")


def test_a_computer_brings_any_of_the_start_decks() -> None:
    bringing, luck = tools("hololive").bringing, Random(5)
    brought = {bringing.side(luck, None).oshi for _ in range(300)}
    assert brought == {deck.oshi for deck in ready_decks()}
    chosen = ready_decks()[3].side()
    assert bringing.side(luck, chosen) == chosen
    assert bringing.chosen(chosen) is None
