"""§6 and §7: cards, crystals, attacks, and the sixteen areas where they lie."""

from __future__ import annotations

import pytest

from engine.cardgame.areas import on_card
from engine.cardgame.hooks import ADD, Modify
from engine.cardgame.source import Source
from engine.cardgame.table import reveal
from engine.sakura.areas import CORE_AREAS
from engine.sakura.clauses.happenings import crystals_left, crystals_went_at_once
from engine.sakura.events import AttackDeclared, CardsRevealed, CrystalsMoved
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import (
    cover,
    deck_bottom,
    deck_top,
    discard,
    draw,
    exchange,
    move_card,
    move_crystals,
    remove_from_game,
    return_unused,
    seal,
    sealed_under,
    shuffle,
)
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    OTHER,
    PLAIN,
    SPECIAL,
    SPECIAL_ACTION,
    UNDEFINED,
    does,
    small,
    stands,
)


def test_7_1_there_are_sixteen_areas_each_with_its_section():
    assert [spec.section for spec in CORE_AREAS] == [f"7-1-{number}" for number in range(1, 17)]


@pytest.mark.parametrize(
    ("area", "crystals", "cards"),
    [(spec.key, bool(spec.pieces), spec.cards) for spec in CORE_AREAS],
)
def test_7_1_what_an_area_holds(area, crystals, cards):
    holds_crystals = {"distance", "life", "aura", "flare", "shadow", "enhancements", "specials", "in-use", "outside"}
    holds_cards = {
        "deck",
        "discard",
        "cover",
        "enhancements",
        "hand",
        "specials",
        "extra",
        "sealed",
        "in-use",
        "outside",
    }
    assert crystals == (area in holds_crystals)
    assert cards == (area in holds_cards)


def test_6_2_1_5_an_undefined_card_can_not_be_used():
    scene = Scene(SideLaid(hand=(UNDEFINED,)))
    assert not scene.may_use(UNDEFINED)
    assert may_use(scene.state, 0, scene.card(UNDEFINED), "effect").code == "type-undefined"


def test_6_2_1_9_and_6_4_1_the_attack_has_the_card_s_information():
    number = small(range=(3, 4), aura=2, life=None, subtype="reaction", megami=("one", "two"), kind="special")
    scene = Scene(SideLaid(specials=(number,)), distance=3)
    scene.use(number)
    attack = scene.happened(AttackDeclared)[0].attack
    assert (attack.kind, attack.subtype, attack.range, attack.aura, attack.life) == (
        "special",
        "reaction",
        (3, 4),
        2,
        None,
    )
    assert attack.users == ("one", "two")


def test_6_2_2_3_a_special_is_unused_in_use_used():
    scene = Scene(SideLaid(specials=(SPECIAL_ACTION,), flare=1))
    card = scene.card(SPECIAL_ACTION)
    assert (scene.state.status[card], scene.state.face[card]) == ("unused", False)
    scene.use(SPECIAL_ACTION)
    assert (scene.state.status[card], scene.state.face[card]) == ("used", True)
    assert scene.where(SPECIAL_ACTION) == "specials.0"
    assert not scene.may_use(SPECIAL_ACTION)


def test_6_3_crystals_go_along_with_the_card_they_lie_on():
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 2),)), conduct="")
    scene.resolve(move_card(scene.table, scene.card(ENHANCEMENT), "in-use", seat=0))
    assert scene.on(ENHANCEMENT) == 2


def test_6_3_crystals_laid_on_a_card_in_use_have_moved_once_it_lies_among_the_enhancements():
    gone, seen = crystals_left("shadow"), []
    card = small(
        type="enhancement",
        effects=(does("initialize", lambda t, s: (seen.append(gone.holds(t.state, s)), iter(()))[1]),),
    )
    scene = Scene(SideLaid(hand=(card,), aura=0))
    scene.use(card)
    assert (seen, gone.holds(scene.state, Source(0))) == ([False], True)


@pytest.mark.parametrize(("seat", "moved"), [(0, False), (1, True)])
def test_6_3_crystals_from_enhancement_to_enhancement_of_one_player_have_not_moved(seat, moved):
    scene = Scene(SideLaid(enhancements=((PLAIN, 3), (OTHER, 1))), SideLaid(enhancements=((OTHER, 1),)), conduct="")
    here, there = on_card(scene.card(PLAIN)), on_card(scene.card(OTHER, seat))
    scene.resolve(move_crystals(scene.table, here, there, 3, "effect"))
    assert crystals_went_at_once(3).holds(scene.state, Source(0)) is moved


def test_6_3_a_move_to_the_same_place_is_none():
    scene = Scene(conduct="")
    scene.resolve(move_crystals(scene.table, "aura.0", "aura.0", 1, "effect"))
    assert not scene.happened(CrystalsMoved)


def test_7_1_1_distance_holds_10_crystals():
    scene = Scene(distance=9, conduct="")
    scene.resolve(move_crystals(scene.table, "shadow", "distance", 3, "effect"))
    assert (scene.count("distance"), scene.count("shadow")) == (10, 9)


def test_7_1_3_1_aura_holds_5_crystals_and_its_limit_can_be_modified():
    scene = Scene(conduct="")
    scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 9, "effect"))
    assert scene.count("aura.0") == 5
    more = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: Modify(
                    clause=c,
                    value="aura-limit",
                    layer=ADD,
                    change=lambda n, s, src: n + 2,
                    fits=lambda s, src, move: move.seat == src.seat and move.why == "arrow",
                ),
            ),
        ),
    )
    scene = Scene(SideLaid(enhancements=((more, 1),)), conduct="")
    scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 9, "arrow"))
    assert scene.count("aura.0") == 7
    scene.resolve(move_crystals(scene.table, "shadow", "aura.1", 9, "arrow"))
    assert scene.count("aura.1") == 5


def test_7_1_6_drawing_takes_the_top_card():
    scene = Scene(SideLaid(deck=FILLERS[:3]), conduct="")
    scene.resolve(draw(scene.table, 0, 2))
    assert scene.numbers("hand.0") == FILLERS[:2]


def test_7_1_6_top_and_bottom_of_the_deck():
    scene = Scene(SideLaid(deck=FILLERS[:2], hand=(PLAIN, OTHER)), conduct="")
    scene.resolve(deck_top(scene.table, scene.card(PLAIN)))
    scene.resolve(deck_bottom(scene.table, scene.card(OTHER)))
    assert scene.numbers("deck.0") == (PLAIN, *FILLERS[:2], OTHER)


def test_7_1_6_a_shuffle_is_an_order_of_chance():
    scene = Scene(SideLaid(deck=FILLERS[:4]), conduct="", chance=[(3, 1, 0, 2)])
    scene.resolve(shuffle(scene.table, 0))
    assert scene.numbers("deck.0") == tuple(FILLERS[place] for place in (3, 1, 0, 2))


def test_7_1_6_a_deck_of_one_or_none_is_not_shuffled():
    for deck in ((), (PLAIN,)):
        scene = Scene(SideLaid(deck=deck), conduct="")
        scene.resolve(shuffle(scene.table, 0))
        assert scene.numbers("deck.0") == deck


@pytest.mark.parametrize(("act", "area", "face"), [(cover, "cover", False), (discard, "discard", True)])
def test_7_1_7_and_7_1_8_discard_and_cover(act, area, face):
    scene = Scene(SideLaid(hand=(PLAIN,)), conduct="")
    scene.resolve(act(scene.table, scene.card(PLAIN)))
    assert scene.where(PLAIN) == f"{area}.0"
    assert scene.state.face[scene.card(PLAIN)] == face


def test_7_1_9_crystals_on_no_enhancement_go_to_the_shadow():
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 2),)), shadow=0, conduct="")
    card = scene.card(ENHANCEMENT)
    scene.resolve(discard(scene.table, card))
    assert scene.count(on_card(card)) == 0
    assert scene.count("shadow") == 2


def test_7_1_12_extra_specials_count_as_used():
    scene = Scene(SideLaid(specials=(SPECIAL,)), conduct="")
    scene.resolve(move_card(scene.table, scene.card(SPECIAL), "extra"))
    assert scene.state.status[scene.card(SPECIAL)] == "used"
    assert scene.state.face[scene.card(SPECIAL)]


def test_7_1_13_and_10_9_a_sealed_card_is_bound_to_the_card_that_sealed_it():
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 1),)), SideLaid(hand=(PLAIN,)), conduct="")
    scene.resolve(seal(scene.table, scene.card(PLAIN), scene.card(ENHANCEMENT)))
    assert scene.where(PLAIN) == "sealed.0"
    assert sealed_under(scene.state, scene.card(ENHANCEMENT)) == (scene.card(PLAIN),)
    scene.resolve(discard(scene.table, scene.card(PLAIN)))
    assert scene.where(PLAIN) == "discard.1"
    assert sealed_under(scene.state, scene.card(ENHANCEMENT)) == ()


def test_7_1_16_and_10_18_removed_cards_lie_face_up_outside():
    scene = Scene(SideLaid(hand=(PLAIN,), specials=(SPECIAL,)), conduct="")
    for number in (PLAIN, SPECIAL):
        scene.resolve(remove_from_game(scene.table, scene.card(number)))
        assert scene.where(number) == "outside.0"
        assert scene.state.face[scene.card(number)]
    assert scene.state.status[scene.card(SPECIAL)] == "used"


def test_7_1_16_there_is_no_end_of_crystals_outside():
    scene = Scene(shadow=0, conduct="")
    scene.resolve(move_crystals(scene.table, "outside.0", "shadow", 40, "effect"))
    assert scene.count("shadow") == 40
    scene.resolve(move_crystals(scene.table, "shadow", "outside.0", 40, "effect"))
    assert scene.count("shadow") == 0


@pytest.mark.parametrize("area", ["deck", "discard", "cover", "hand", "specials", "extra"])
def test_7_2_a_card_goes_to_the_area_of_its_owner(area):
    number = SPECIAL if area == "specials" else PLAIN
    scene = Scene(SideLaid(), SideLaid(enhancements=((number, 1),)), conduct="")
    scene.resolve(move_card(scene.table, scene.card(number), "in-use", seat=0))
    assert scene.where(number) == "in-use.0"
    scene.resolve(move_card(scene.table, scene.card(number), area, seat=0))
    assert scene.where(number) == f"{area}.1"


def test_10_17_a_special_returns_unused():
    scene = Scene(SideLaid(used=(SPECIAL,)), conduct="")
    scene.resolve(return_unused(scene.table, scene.card(SPECIAL)))
    assert scene.state.status[scene.card(SPECIAL)] == "unused"
    assert not scene.state.face[scene.card(SPECIAL)]


def test_10_24_what_can_not_be_done_is_proved():
    scene = Scene(SideLaid(hand=(PLAIN, ACTION)), conduct="")
    scene.resolve(reveal(scene.table, [scene.card(PLAIN), scene.card(ACTION)]))
    assert scene.happened(CardsRevealed)[0].seat == -1


def test_10_25_exchange_with_an_extra_card():
    scene = Scene(SideLaid(hand=(OTHER, PLAIN, ACTION), extra=(ENHANCEMENT,)), conduct="")
    scene.resolve(exchange(scene.table, scene.card(PLAIN), scene.card(ENHANCEMENT)))
    assert scene.numbers("hand.0") == (OTHER, ENHANCEMENT, ACTION)
    assert scene.numbers("extra.0") == (PLAIN,)


def test_10_25_in_use_the_new_card_is_put_away():
    scene = Scene(SideLaid(hand=(PLAIN,), extra=(OTHER,)), conduct="")
    scene.resolve(move_card(scene.table, scene.card(PLAIN), "in-use", seat=0))
    scene.resolve(exchange(scene.table, scene.card(PLAIN), scene.card(OTHER)))
    assert scene.where(OTHER) == "discard.0"


@pytest.mark.parametrize("reason", ["owner", "area", "kind"])
def test_10_25_no_exchange_where_it_is_not_possible(reason):
    left = SideLaid(hand=(PLAIN,), extra=(OTHER,), specials=(SPECIAL,), discard=(ACTION,))
    scene = Scene(left, SideLaid(extra=(ENHANCEMENT,)), conduct="")
    source, target = {"owner": (PLAIN, ENHANCEMENT), "area": (PLAIN, ACTION), "kind": (SPECIAL, OTHER)}[reason]
    before = dict(scene.state.piles)
    scene.resolve(exchange(scene.table, scene.card(source), scene.card(target)))
    assert scene.state.piles == before
