"""What an event was, beside what travelled: told to every screen in words that all card games share."""

from __future__ import annotations

from engine.cardgame.view import Fact
from engine.sakura.events import (
    AttackCancelled,
    AttackEnded,
    CardsRevealed,
    ConditionUnmet,
    Damaged,
    DeckShuffled,
    FirstPlayerDecided,
    PiecesMoved,
)
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.attack import cancel
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.lacerations import lacerate
from engine.sakura.procedures.moving import move_crystals
from tests.engine.sakura.rules.small_cards import FILLERS, does, small
from tests.engine.sakura.view.duels import SEATS, SEEDS, played
from tests.engine.sakura.view.told import frames, witness


def facts(scene, seat=-1):
    return [seen.fact for seen in witness(scene.table.events, seat) if seen.fact is not None]


def laid():
    return Scene(SideLaid(aura=2, life=8, deck=FILLERS[:3]), SideLaid())


def test_5_8_damage_is_a_hit_with_the_crystals_that_it_took():
    scene = laid()
    scene.resolve(take_on(scene.table, 0, "aura", 3, "effect"))
    scene.resolve(take_on(scene.table, 0, "life", 1, "effect"))
    assert facts(scene) == [
        Fact(kind="hit", place="aura.0", seat=0, number=2), Fact(kind="hit", place="life.0", seat=0, number=1),
    ]


def test_x22_a_laceration_is_a_hit_too():
    scene = laid()
    scene.resolve(lacerate(scene.table, 1, "life.0", 2))
    assert facts(scene) == [Fact(kind="hit", place="life.0", seat=0, number=2)]


def test_cards_shown_to_one_are_told_to_that_one():
    scene = laid()
    deck = scene.state.piles["deck.0"]
    scene.table.emit(CardsRevealed(deck[:1], 0))
    scene.table.emit(CardsRevealed(deck[1:2]))
    one, other = (Fact(kind="shown", cards=(scene.state.shown(card),)) for card in deck[:2])
    assert facts(scene, 0) == [one, other]
    assert facts(scene, 1) == [other]
    assert facts(scene, -1) == [other]


def test_9_4_an_attack_that_is_negated_or_out_of_range_comes_to_nothing():
    def against(step):
        reaction = small(type="action", subtype="reaction", effects=(does("on-use", step),))
        attack = small(range=(3, 4))
        scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,)))
        scene.use(attack).use(reaction)
        return facts(scene)

    assert against(lambda t, s: cancel(t, s.answering)) == [Fact(kind="negated", place="attack:0")]
    far = against(lambda t, s: move_crystals(t, "shadow", "distance", 2, "arrow", 1))
    assert far == [Fact(kind="missed", place="attack:0", seat=0)]


def expected(event):
    """What a duel's event must be told as, of those that are the same for everybody."""
    match event:
        case Damaged() if event.amount or event.attack >= 0:
            return "hit", f"{event.where}.{event.seat}", event.moved
        case DeckShuffled():
            return "shuffled", f"deck.{event.seat}", 0
        case AttackEnded(outcome="out-of-range"):
            return "missed", f"attack:{event.attack}", 0
        case ConditionUnmet():
            return "unmet", f"card:{event.source.card}", 0
        case FirstPlayerDecided():
            return "begins", "", 0
        case AttackCancelled(what="attack"):
            return "negated", f"attack:{event.attack}", 0
    return None


def test_every_hit_every_miss_and_every_shuffle_of_a_duel_is_told():
    kinds = set()
    for seed in SEEDS:
        session = played(seed)
        for seat in (-1, *SEATS):
            for event, frame in zip(session.events, frames(session, seat), strict=True):
                if isinstance(event, CardsRevealed | PiecesMoved) or frame.fact is None:
                    continue
                kinds.add(frame.fact.kind)
                if frame.fact.kind != "evaded":
                    assert (frame.fact.kind, frame.fact.place, frame.fact.number) == expected(event)
            told = [frame.fact is not None for frame in frames(session, seat)]
            assert all(said for event, said in zip(session.events, told, strict=True) if expected(event))
    assert {"hit", "shuffled", "begins", "unmet"} <= kinds
