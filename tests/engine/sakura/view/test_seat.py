"""The table as a seat sees it (§5-1, §5-2, §7-1): places, players, live numbers, what lasts, how it ended."""

from __future__ import annotations

from engine.cardgame.areas import AreaSpec
from engine.cardgame.components import Component, CounterSpec
from engine.cardgame.hooks import ADD, SET, Modify
from engine.cardgame.lasting import for_this_turn, schedule
from engine.cardgame.sight import knows
from engine.cardgame.source import Source
from engine.sakura.areas import AREAS, COMPONENTS, CORE_AREAS, SAKURA
from engine.sakura.events import CounterChanged, DuelEnded, PiecesMoved
from engine.sakura.megami.roster import FORMS
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.lasting import for_next_attack
from engine.sakura.procedures.moving import seal
from engine.sakura.view.seat import view
from engine.text.phrase import CardName, say
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    OTHER,
    PLAIN,
    SPECIAL,
    Does,
    Stands,
    effect,
    small,
    stands,
)
from tests.engine.sakura.view.duels import SEATS, SEEDS, played

DECK = SideLaid(deck=FILLERS[:3])


def test_every_place_is_there_with_its_crystals_and_room() -> None:
    seen = view(Scene(SideLaid(life=7, aura=2, flare=4), SideLaid(), distance=6, shadow=3).state, 0)
    expected = {
        spec.key if spec.shared else f"{spec.key}.{seat}"
        for spec in CORE_AREAS
        if spec.cards or spec.pieces
        for seat in (0, 1)
    }
    assert set(seen.places) == expected
    counts = {where: place.crystals for where, place in seen.places.items()}
    assert (counts["life.0"], counts["aura.0"], counts["flare.0"]) == (7, 2, 4)
    assert (counts["distance"], counts["shadow"], counts["life.1"]) == (6, 3, 10)
    assert (seen.places["distance"].capacity, seen.places["aura.1"].capacity) == (10, 5)
    assert seen.places["life.0"].capacity is None


def test_own_cards_have_faces_and_the_other_hand_has_backs() -> None:
    state = Scene(SideLaid(hand=(PLAIN, OTHER)), SideLaid(hand=(PLAIN,), deck=FILLERS[:2])).state
    mine, theirs = view(state, 0), view(state, 1)
    assert [card.number for card in mine.places["hand.0"].cards] == [PLAIN, OTHER]
    assert [(card.handle, card.number) for card in theirs.places["hand.0"].cards] == [
        ("hand.0#0", None),
        ("hand.0#1", None),
    ]
    assert all(card.number is None for card in mine.places["deck.1"].cards)
    assert not any(card.face_up for card in mine.places["hand.0"].cards)
    assert [card.kind for card in theirs.places["hand.0"].cards] == ["normal", "normal"]


def test_the_cost_now_is_known_to_who_knows_the_card() -> None:
    cheaper = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: Modify(clause=c, value="cost", layer=ADD, change=lambda cost, *_: cost - 1)),
        ),
    )
    state = Scene(SideLaid(specials=(SPECIAL,), enhancements=((cheaper, 1),), hand=(PLAIN,))).state
    assert view(state, 0).places["specials.0"].cards[0].cost == 1
    assert view(state, 1).places["specials.0"].cards[0].cost is None
    assert view(state, 0).places["hand.0"].cards[0].cost is None


def test_live_numbers() -> None:
    far = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: Modify(clause=c, value="distance", layer=ADD, change=lambda now, *_: now + 2),
                lambda c: Modify(clause=c, value="master-distance", layer=SET, change=lambda *_: 3),
                lambda c: Modify(clause=c, value="hand-limit", layer=ADD, change=lambda now, *_: now + 1),
                lambda c: Modify(clause=c, value="vigor-limit", layer=ADD, change=lambda now, *_: now + 1),
                lambda c: Modify(clause=c, value="aura-limit", layer=ADD, change=lambda now, *_: now + 1),
            ),
        ),
    )
    seen = view(Scene(SideLaid(enhancements=((far, 1),), vigor=1, flinched=True), distance=4).state, -1)
    assert (seen.distance, seen.master_distance) == (6, 3)
    assert (seen.players[0].hand_limit, seen.players[0].vigor_limit) == (3, 3)
    assert seen.places["aura.0"].capacity == 6
    assert (seen.players[0].vigor, seen.players[0].flinched, seen.players[1].flinched) == (1, True, False)


def test_turn_phase_and_conduct() -> None:
    scene = Scene(SideLaid(hand=(ACTION,)), turn=5, turn_player=0)
    scene.use(ACTION)
    seen = view(scene.state, 1)
    assert (seen.turn, seen.turn_player, seen.phase, seen.conduct) == (5, 0, "main", "standard")
    assert (seen.players[0].cards_used, seen.players[1].cards_used) == (1, 0)


def test_crystals_on_cards_and_cards_sealed_under_cards_10_9() -> None:
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 2),), hand=(PLAIN,)))
    scene.resolve(seal(scene.table, scene.card(PLAIN), scene.card(ENHANCEMENT)))
    (card,) = view(scene.state, 1).places["enhancements.0"].cards
    assert (card.number, card.crystals) == (ENHANCEMENT, 2)
    assert [sealed.number for sealed in card.attached] == [PLAIN]


def test_what_lasts_is_said_with_the_card_that_it_comes_from() -> None:
    gift, ban, step = Stands(), Stands(), Does(lambda table, source: iter(()))
    card = small(type="action", effects=(effect("on-use", gift), effect("on-use", ban), effect("on-use", step)))
    scene = Scene(SideLaid(hand=(card,)))
    from_card = Source(0, scene.card(card))
    for_next_attack(scene.table, from_card, gift)
    for_this_turn(scene.table, from_card, ban)
    schedule(scene.table, from_card, step, "end")
    said = view(scene.state, -1).lasting
    assert [phrase.key for phrase in said] == ["lasting-next-attack", "lasting-this-turn", "lasting-scheduled"]
    assert all(dict(phrase.slots)["card"] == CardName(card) for phrase in said)
    assert dict(said[0].slots)["who"] == say("seat", seat=0)


def test_how_the_duel_ended_4_2() -> None:
    scene = Scene(DECK, DECK)
    assert view(scene.state, 0).ending is None
    scene.table.emit(DuelEnded(1, "life"))
    seen = view(scene.state, 0)
    assert seen.winner == 1
    assert seen.ending == say("ending-life", winner=say("seat", seat=1), loser=say("seat", seat=0))


COUNTERS = (
    CounterSpec(key="test-gauge", term="vigor"),
    CounterSpec(key="test-plan", term="vigor", secret=True, shown_by="test-open"),
)


def test_a_component_brings_its_areas_its_panel_and_its_secrets(monkeypatch) -> None:
    for form in ("test-form", "test-other"):
        monkeypatch.setitem(FORMS, form, next(iter(FORMS.values())))
    board = AreaSpec(key="test-board", section="x0", pieces=(SAKURA,), cards=True, sight="owner", facing="down")
    AREAS.add(board)
    COMPONENTS.declare(
        "test-form",
        Component(key="test-panel", areas=(board,), counters=COUNTERS),
    )
    scene = Scene(SideLaid(megami=("test-form", "test-other"), hand=(PLAIN,)), SideLaid(megami=("", "")))
    scene.table.emit(CounterChanged("test-gauge.0", 3))
    scene.table.emit(CounterChanged("test-plan.0", 1))
    scene.table.emit(PiecesMoved("test-token", "outside.0", "test-board.0", 2))
    mine, theirs = view(scene.state, 0), view(scene.state, 1)
    assert mine.places["test-board.0"].tokens == (("test-token", 2),)
    assert [(panel.key, panel.seat, panel.places) for panel in mine.panels] == [("test-panel", 0, ("test-board.0",))]
    assert mine.panels[0].counters == (("test-gauge", 3), ("test-plan", 1))
    assert theirs.panels[0].counters == (("test-gauge", 3),)
    scene.table.emit(CounterChanged("test-open.0", 1))
    assert view(scene.state, 1).panels[0].counters == (("test-gauge", 3), ("test-plan", 1))
    assert "test-board.0" not in view(Scene().state, 0).places


def test_whole_duels_show_every_card_once_and_no_face_that_is_hidden() -> None:
    for seed in SEEDS:
        state = played(seed).state
        for seat in SEATS:
            seen = [card for place in view(state, seat).places.values() for card in place.cards]
            assert len(seen) == len(state.defs)
            assert len({card.handle for card in seen}) == len(seen)
            known = {card for card in range(len(state.defs)) if knows(state, seat, card)}
            assert {card.handle for card in seen if card.number is not None} == {f"card:{card}" for card in known}
