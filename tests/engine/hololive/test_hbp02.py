"""Cards of the second booster, hBP02: one table for each thing that no other card has done before."""

from __future__ import annotations

import engine.hololive.pool  # noqa: F401  # declares the cards
from engine.hololive.events import ArtsUsed, CardMoved, CardsRevealed, DeckShuffled, Marked
from engine.hololive.legality import attachable
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.choosing import ASKS_AS_AT_FIRST
from engine.hololive.procedures.damage import special_damage
from engine.hololive.rules import RULES
from engine.hololive.values import life
from tests.engine.hololive.tables import (
    DECK,
    W,
    arts_at,
    damage,
    ids,
    key,
    on,
    one,
    scene,
    side,
    to_performance,
)

GREEN, RED, BLUE, PURPLE = "hY02-001", "hY03-001", "hY04-001", "hY05-001"


def use(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def use_skill(there, which="oshi"):
    return there.answer(f"skill:{which}")


def play(there, number):
    return there.answer(key(there, "play", number))


def card(there, number, seat=0, area=None):
    return f"card:{there.card(number, seat, area)}"


def strike(there, number, target, art="1"):
    """Arts of the right player's at a holomem of the left one's."""
    return there.answer(f"arts:{there.card(number, 1)}:{art}:{there.card(target, 0)}")


def bloomed(number, on_, **more):
    """The left player's holomem has just bloomed."""
    left = side(one(on_, W), hand=(number, *more.pop("hand", ())), **more)
    there = scene(left, side("T-BEA-D", back=("T-ANN-D",)))
    return there.answer(key(there, "bloom", number, on_))


POWER = DECK[:4]


# --- support cards


def test_076_a_holomem_of_the_name_that_went_under_the_deck():
    left = side(hand=("hBP02-076", "hBP02-028"), deck=("hBP02-031", "hBP02-010", "hBP02-033"))
    there = play(scene(left), "hBP02-076")
    assert there.keys == (card(there, "hBP02-031"),)
    there.answer(*there.keys)
    assert there.numbers("hand.0") == ("hBP02-031",)


def test_076_not_without_a_debut_in_the_hand():
    assert ids(scene(side(hand=("hBP02-076", "hBP02-031"))), "play") == []


def test_079_one_event_of_magic_a_turn():
    there = scene(side(hand=("hBP02-079", "hBP02-079", "hBP02-083"), archive=(PURPLE,), back=("hBP02-042",)))
    assert ids(there, "play") == ["hBP02-079", "hBP02-079", "hBP02-083"]
    play(there, "hBP02-079")
    assert damage(there, "T-BEA-D") == 20
    assert ids(there, "play") == []


def test_079_no_life_is_lost():
    there = scene(side(hand=("hBP02-079",)), side(one("T-BEA-D", damage=60), back=("T-ANN-D",)))
    play(there, "hBP02-079")
    assert there.where("T-BEA-D", 1) == "archive.1"
    assert life(there.state, 1) == 5


def test_086_more_damage_for_who_does_not_drink():
    def taken(number):
        right = side(one("T-BEA-2", RED))
        there = scene(side(one(number, support=("hBP02-086",))), right, turn=6, turn_player=1, step="performance")
        strike(there, "T-BEA-2", number)
        return damage(there, number, 0)

    assert (taken("hBP02-008"), taken("hBP02-014")) == (70, 60)


def test_092_two_cheer_in_the_main_step_once_a_turn():
    there = scene(side(one("hBP02-008", W, W, W, W, support=("hBP02-092",))))
    act = next(one_ for one_ in there.keys if one_.startswith("act:"))
    there.answer(act)
    assert not any(one_.startswith("act:") for one_ in there.keys)
    use(there, "hBP02-008")
    assert there.where("T-BEA-D", 1) == "archive.1"  # 30 and 50


def test_092_once_a_turn_by_whichever_card_its_holomem_is():
    """§5.13.3.1.1 speaks of what the card on top says; a mascot stays the same card."""
    fubuki = one("hBP02-008", *(W,) * 4, support=("hBP02-092",))
    there = scene(side(fubuki, back=(one("hBP02-008", support=("hBP02-092",)),), hand=("hBP02-012",)))
    mascot, other = there.cards("hBP02-092", 0)
    there.answer(next(one_ for one_ in there.keys if one_.startswith("act:") and one_.endswith(f":{mascot}")))
    there.answer(f"bloom:{there.card('hBP02-012')}:{there.state.piles['center.0'][0]}")
    assert [one_.rpartition(":")[2] for one_ in there.keys if one_.startswith("act:")] == [str(other)]


def test_092_this_holomem_is_the_one_that_it_was_though_the_mascot_goes_over():
    """§5.13.2, §13.5.2: what lasts is of the holomem, not of the card that added the text."""
    left = side(
        one("hBP02-008", *(W,) * 4, support=("hBP02-092",)), collab=one("hBP02-010", W, W), back=("hBP02-008",),
        hand=("hBP02-012",),
    )  # fmt: skip
    there = scene(left, side("T-ANN-2", collab="T-ANN-BUZZ"))
    there.answer(next(one_ for one_ in there.keys if one_.startswith("act:"))).answer(*there.keys[:2])
    there.answer(f"bloom:{there.card('hBP02-012')}:{there.card('hBP02-008', 0, 'back')}").answer("yes")
    there.answer(card(there, "hBP02-010"))
    assert on(there, "hBP02-010", area="support") == ["hBP02-092"]
    use(there, "hBP02-008", target="T-ANN-2")
    use(there, "hBP02-010", target="T-ANN-BUZZ")
    assert (damage(there, "T-ANN-2"), damage(there, "T-ANN-BUZZ")) == (30 + 50, 40)


def test_093_no_damage_from_the_opponent_in_the_back():
    there = scene(
        side(back=(one("hBP02-008", support=("hBP02-093",)), "hBP02-014")),
        side(hand=("T-HEAL",)), turn=6, turn_player=1,
    )  # fmt: skip
    there.answer(f"play:{there.card('T-HEAL', 1)}").answer(card(there, "hBP02-008"))
    assert damage(there, "hBP02-008", 0) == 0


def test_088_a_card_of_the_deck_for_who_is_first_or_higher():
    def archived(number):
        there = scene(side(number, hand=("hBP02-088",), deck=DECK))
        there.answer(key(there, "attach", "hBP02-088", number))
        return len(there.numbers("archive.0"))

    assert (archived("hBP02-056"), archived("hBP02-054"), archived("hBP02-062")) == (1, 0, 0)


def test_089_a_card_when_its_holomem_collabs():
    def drawn(number):
        there = scene(side(back=(one(number, support=("hBP02-089",)),)))
        there.answer(key(there, "collab", number))
        return len(there.numbers("hand.0"))

    assert (drawn("hBP02-008"), drawn("hBP02-014")) == (1, 0)


def test_096_cheer_of_the_archive_when_it_downs_somebody():
    left = side(one("hBP02-037", BLUE, W, support=("hBP02-096",)), archive=(RED,), back=("hBP02-014",))
    there = use(scene(left, side(one("T-BEA-D", damage=30), back=("T-ANN-D",))), "hBP02-037").answer("yes")
    assert RED in on(there, "hBP02-037", area="cheer")  # nobody else is of holoX


def test_090_cheer_goes_over_when_its_holomem_is_downed():
    left = side(one("hBP02-008", W, GREEN, damage=80, support=("hBP02-090",)), back=("T-ANN-D",))
    there = scene(left, side(one("T-BEA-2", RED)), turn=6, turn_player=1, step="performance")
    strike(there, "T-BEA-2", "hBP02-008")
    there.answer(card(there, GREEN))
    assert on(there, "T-ANN-D", area="cheer")[:1] == [GREEN]


def test_098_arts_for_cheer_of_any_colour():
    def offered(number, *support):
        there = to_performance(scene(side(one(number, W, support=support))))
        return any(one_.startswith("arts:") for one_ in there.keys)

    assert not offered("hBP02-056")
    assert offered("hBP02-056", "hBP02-098")
    assert not offered("hBP02-058", "hBP02-098")  # as much as before


def test_101_in_the_opponents_turn():
    left = side(one("hBP02-024", damage=80, support=("hBP02-101",)), back=("T-ANN-D", "T-DOT-D"))
    there = scene(left, side(one("T-BEA-2", RED)), turn=6, turn_player=1, step="performance")
    strike(there, "T-BEA-2", "hBP02-024")
    assert there.decision.section == "11.5.1"
    assert len(there.numbers("hand.0")) == 1


def test_102_the_fan_goes_when_its_holomem_is_hurt():
    left = side(one("hBP02-042", support=("hBP02-102",)))
    there = scene(left, side(one("T-BEA-2", RED)), turn=6, turn_player=1, step="performance")
    strike(there, "T-BEA-2", "hBP02-042")
    assert there.where("hBP02-102") == "archive.0"


# --- holomem


def test_009_and_012_for_all_with_a_mascot():
    left = side(
        one("hBP02-012", W, W, support=("hBP02-089",)), collab=one("hBP02-009", W), back=("hBP02-014",)
    )  # fmt: skip
    there = use(scene(left, side("T-BEA-2")), "hBP02-012", target="T-BEA-2")
    assert damage(there, "T-BEA-2") == 80
    there.answer(arts_at(there, "hBP02-009", "1", "T-BEA-2"))
    assert there.where("T-BEA-2", 1) == "archive.1"


def test_012_a_mascot_goes_over():
    left = side(one("hBP02-008", support=("hBP02-089",)), back=("hBP02-014",), hand=("hBP02-012",))
    there = scene(left)
    there.answer(key(there, "bloom", "hBP02-012", "hBP02-008")).answer("yes")
    assert on(there, "hBP02-014") == ["hBP02-089"]


def test_012_only_a_mascot_that_somebody_can_take():
    """§5.16.3.4: who has one can't have another, and so nobody is asked for it."""
    other = one("hBP02-014", support=("hBP02-090",))
    there = scene(side(one("hBP02-008", support=("hBP02-089",)), back=(other,), hand=("hBP02-012",)))
    there.answer(key(there, "bloom", "hBP02-012", "hBP02-008"))
    assert there.decision.kind == "ChooseAct"
    there = scene(side(one("hBP02-008", support=("hBP02-089",)), back=(other, "hBP02-013"), hand=("hBP02-012",)))
    there.answer(key(there, "bloom", "hBP02-012", "hBP02-008")).answer("yes")
    assert there.keys == (card(there, "hBP02-089"), card(there, "hBP02-090"))


def test_013_two_mascots_of_different_names():
    there = scene(side(one("hBP02-013", support=("hBP02-089",)), hand=("hBP02-090", "hBP02-089")))
    on_ = there.card("hBP02-013")
    assert attachable(there.state, there.card("hBP02-090", 0, "hand"), on_)
    assert not attachable(there.state, there.card("hBP02-089", 0, "hand"), on_)


def test_021_ten_for_each_colour_and_nothing_without_cheer():
    there = scene(side(one("hBP02-018", W, GREEN, damage=50), hand=("hBP02-021",)))
    there.answer(key(there, "bloom", "hBP02-021", "hBP02-018"))
    assert damage(there, "hBP02-021", 0) == 30
    there = scene(side(one("hBP02-018", damage=50), hand=("hBP02-021",)))
    there.answer(key(there, "bloom", "hBP02-021", "hBP02-018"))
    assert damage(there, "hBP02-021", 0) == 50


def test_021_one_of_them_gets_it_all():
    left = side(one("hBP02-018", W, GREEN, RED, damage=50), back=(one("T-ANN-D", damage=40),), hand=("hBP02-021",))
    there = scene(left)
    there.answer(key(there, "bloom", "hBP02-021", "hBP02-018")).answer(card(there, "T-ANN-D"))
    assert (damage(there, "T-ANN-D", 0), damage(there, "hBP02-021", 0)) == (10, 50)
    assert there.decision.kind == "ChooseAct"


def test_026_cheer_of_a_colour_of_theirs():
    there = bloomed("hBP02-026", "hBP02-024", cheer_deck=(W, GREEN, BLUE), back=("hBP02-014",))
    assert there.keys == (card(there, GREEN),)


def test_032_once_a_turn_among_all_of_that_name():
    left = side("hBP02-028", back=("hBP02-029",), hand=("hBP02-032", "hBP02-032"), deck=("hBP02-033",) * 3)
    there = scene(left)
    for on_, taken in (("hBP02-028", 1), ("hBP02-029", 0)):
        there.answer(f"bloom:{there.card('hBP02-032', 0, 'hand')}:{there.card(on_)}")
        assert (there.decision.kind == "ChooseCards") == bool(taken)
        if taken:
            there.answer(there.keys[0])
    assert there.numbers("hand.0").count("hBP02-033") == 1


def test_051_left_undone_it_can_be_done_by_another_and_then_no_more():
    left = side("hBP02-048", back=("hBP02-049",) * 4, hand=("hBP02-051",) * 3, archive=("hBP02-050",) * 2)
    there = scene(left)

    def bloom_another(on_):
        there.answer(f"bloom:{there.card('hBP02-051', 0, 'hand')}:{on_}")

    first, second, third, _ = there.cards("hBP02-049")
    bloom_another(there.card("hBP02-048"))
    there.answer("no")
    bloom_another(first)
    there.answer("yes").answer(f"card:{second}").answer(there.keys[0])
    assert "hBP02-050" in there.numbers("back.0")
    bloom_another(third)
    assert there.decision.kind == "ChooseAct"


SLOT = ("hBP02-075", "hBP02-036", "hBP02-036")


def test_036_one_card_alone_has_no_order():
    """§4.1.5: it goes under the deck without a question, once it has been seen."""
    there = scene(side("hBP02-037", back=("hBP02-036",), deck=("T-ANN-D", "hBP02-040", "hBP02-037")))
    there.answer(key(there, "collab", "hBP02-036")).answer(card(there, "hBP02-040"))
    assert (there.decision.kind, there.numbers("deck.0")) == ("ChooseAct", ("hBP02-037",))
    there = play(scene(side(hand=("hBP02-080",), deck=("T-ANN-D",))), "hBP02-080")
    assert (there.decision.kind, len(there.decision.shown)) == ("ChooseCards", 1)  # that is how it is seen


def test_039_a_support_card_is_kept_and_the_others_count():
    there = scene(side(one("hBP02-039", BLUE, W), deck=(*SLOT, *DECK)), side("T-BEA-1"))
    use(there, "hBP02-039", target="T-BEA-1").answer("yes").answer("yes")
    assert "hBP02-075" in there.numbers("hand.0")
    assert there.numbers("archive.0").count("hBP02-036") == 2
    assert damage(there, "T-BEA-1") == 60


def test_039_which_of_two_shown_support_cards_is_kept_is_asked_with_their_faces():
    """They lie in the deck still, where nobody knows a card (§4.11.2)."""
    shown = ("hBP02-075", "hBP02-075", "hBP02-036")
    there = scene(side(one("hBP02-039", BLUE, W), deck=(*shown, *DECK)), side("T-BEA-1"))
    use(there, "hBP02-039", target="T-BEA-1").answer("yes").answer("yes")
    assert [there.state.where[int(key[5:])] for key in there.keys] == ["deck.0"] * 2
    assert set(there.decision.shown) == set(there.keys)
    there.answer(there.keys[1])
    assert there.numbers("hand.0") == ("hBP02-075",)


def test_040_three_of_a_level_cost_a_life():
    def lost(*shown):
        right = side("T-ANN-2", back=("T-BEA-D",))
        there = scene(side(one("hBP02-040", BLUE, BLUE, W), deck=(*shown, *DECK)), right)
        use(there, "hBP02-040", target="T-ANN-2").answer("yes")
        return 5 - life(there.state, 1)

    assert lost("hBP02-036", "hBP02-035", "hBP02-008") == 2  # the target is downed as well
    assert lost("hBP02-036", "hBP02-035", "hBP02-037") == 1
    assert lost(*SLOT) == 1


def test_040_three_spot_are_of_one_level_and_two_cards_are_not_shown():
    def lost(*deck):
        left = side(one("hBP02-040", BLUE, BLUE, W), deck=deck)
        there = use(scene(left, side("T-ANN-2", back=("T-BEA-D",))), "hBP02-040", target="T-ANN-2")
        there.answer("yes") if "yes" in there.keys else None
        return 5 - life(there.state, 1)

    assert lost("hBP02-069", "hBP02-070", "hBP02-071", *DECK) == 2
    assert lost("hBP02-069", "hBP02-070") == 0  # 150 of 180


def test_040_a_life_is_lost_though_somebody_was_downed_before():
    left = side(one("hBP02-040", BLUE, BLUE, W), collab=one("T-BEA-1", RED), deck=("hBP02-036",) * 3 + DECK)
    there = scene(left, side("T-BEA-D", collab="T-DOT-FALL", back=("T-ANN-D", "T-ANN-D")))
    use(there, "T-BEA-1", target="T-DOT-FALL").answer(card(there, "T-BEA-D", 1))
    there.answer(arts_at(there, "hBP02-040", "1", "T-BEA-D")).answer("yes")
    for _ in range(2):
        there.answer(there.keys[0])
    assert life(there.state, 1) == 2


def test_041_special_damage_to_the_center_alone_is_more():
    right = side("T-BEA-2", back=("T-ANN-D",))
    there = use(scene(side(one("hBP02-041", BLUE, W, W)), right), "hBP02-041", target="T-BEA-2").answer("yes")
    while there.decision.kind != "ChooseArts" and len(there.keys) == 1:
        there.answer(*there.keys)
    assert damage(there, "T-ANN-D") == 20
    assert there.where("T-BEA-2", 1) == "archive.1"  # 50 and 40


def test_047_cheer_of_the_center_counts_for_both():
    right = side(one("T-ANN-2", W, W), collab="T-BEA-2")
    there = use(scene(side(one("hBP02-047", PURPLE, PURPLE, W)), right), "hBP02-047", target="T-ANN-2")
    assert (damage(there, "T-ANN-2"), damage(there, "T-BEA-2")) == (120, 40)


def test_046_the_opponents_cheer_goes_to_another_of_theirs():
    right = side(one("T-ANN-2", W), back=("T-BEA-D",))
    there = scene(side(one("hBP02-046", PURPLE, PURPLE)), right)
    there.chance = [(4,)]  # shows a five
    use(there, "hBP02-046", target="T-ANN-2").answer("yes")
    assert on(there, "T-ANN-2", 1, "cheer").count(W) == 0
    assert on(there, "T-BEA-D", 1, "cheer") == [W]


def test_057_two_holomem_that_share_a_tag():
    there = bloomed("hBP02-057", "hBP02-054", hand=("hBP02-014", "hBP02-061", "hBP02-055"))
    there.answer("yes")
    assert there.keys == (card(there, "hBP02-061"), card(there, "hBP02-055"))
    there.answer(card(there, "hBP02-055"))
    assert len(there.numbers("hand.0")) == 3


def test_059_any_card_of_the_deck_goes_to_the_archive():
    there = bloomed("hBP02-059", "hBP02-056", deck=("hBP02-079", "T-ANN-D"))
    there.answer(card(there, "hBP02-079"))
    assert there.numbers("archive.0") == ("hBP02-079",)


def test_060_as_much_damage_as_was_restored():
    left = side("hSD04-002", back=(one("T-ANN-2", damage=30), "T-ANN-D"), hand=("hBP02-060",))
    there = scene(left)
    there.answer(key(there, "bloom", "hBP02-060", "hSD04-002")).answer("yes").answer(card(there, "T-ANN-2"))
    assert damage(there, "T-BEA-D") == 30


def test_069_without_anybody_in_the_back_the_cheer_is_shown_and_stays():
    left = side("hBP02-037", back=("hBP02-069",), cheer_deck=(RED, BLUE, W))
    there = scene(left, chance=((0,),))  # shows a one
    there.answer(key(there, "collab", "hBP02-069")).answer("yes")
    red = there.card(RED, 0, "cheer-deck")
    there.answer(f"card:{red}")
    assert [event.cards for event in there.happened(CardsRevealed)] == [(red,)]
    assert [event.area for event in there.happened(DeckShuffled)] == ["cheer-deck"]
    assert sorted(there.numbers("cheer-deck.0")) == sorted((RED, BLUE, W))


# --- oshi


def test_001_a_die_for_two_mascots_and_one_odd_is_enough():
    def lost(*dice):
        left = side(
            one("hBP02-010", W, support=("hBP02-089",)), oshi="hBP02-001", holo_power=POWER,
            back=tuple(one("hBP02-014", support=("hBP02-090",)) for _ in range(3)),
        )  # fmt: skip
        there = scene(left, side(one("T-BEA-D", damage=60), back=("T-ANN-D", "T-DOT-D")))
        there.chance = [(number - 1,) for number in dice]
        use(there, "hBP02-010").answer("yes")
        while there.decision.section == "11.5.1":
            there.answer(there.keys[0])
        return 5 - life(there.state, 1)

    assert lost(2, 3) == 2
    assert lost(1, 3) == 2
    assert lost(2, 4) == 1


def test_001_the_life_is_lost_though_the_damage_spares_it():
    left = side(
        one("hBP02-010", support=("hBP02-089",)), back=(one("hBP02-014", support=("hBP02-090",)),),
        oshi="hBP02-001", holo_power=POWER,
    )  # fmt: skip
    there = scene(left, side("T-BEA-D", back=("T-ANN-D",)), asks=False)
    there.chance = [(0,)]  # shows a one

    def spared():
        yield from special_damage(there.table, 0, there.card("hBP02-010"), there.card("T-BEA-D"), 70, spares=True)
        yield from check_timing(there.table)

    there.resolve(spared()).answer("yes")
    assert life(there.state, 1) == 4


def test_001_the_life_is_lost_whatever_else_the_downing_costs_less():
    """hBP01-006 takes one off what the downing costs: here that is none, and the skill's life isn't of that."""
    left = side(
        one("hBP02-010", support=("hBP02-089",)), back=(one("hBP02-014", support=("hBP02-090",)),),
        oshi="hBP02-001", holo_power=POWER,
    )  # fmt: skip
    right = side("T-BEA-D", back=("T-ANN-D",), oshi="hBP01-006", holo_power=POWER)
    there = scene(left, right, asks=False, chance=((0,),))

    def spared():
        yield from special_damage(there.table, 0, there.card("hBP02-010"), there.card("T-BEA-D"), 70, spares=True)
        yield from check_timing(there.table)

    there.resolve(spared()).answers("yes", "yes")
    assert life(there.state, 1) == 4


def test_002_each_by_its_own_colours():
    left = side(
        one("hBP02-020", GREEN, W), collab=one("hBP02-050", W, W, PURPLE), oshi="hBP02-002", holo_power=POWER
    )
    there = use_skill(scene(left, side("T-ANN-2", collab="T-BEA-2")), "sp")
    use(there, "hBP02-020", target="T-ANN-2")
    use(there, "hBP02-050", target="T-ANN-2")
    assert damage(there, "T-ANN-2") == 90 + 60


def test_003_it_blooms_once_more():
    left = side("hBP02-028", oshi="hBP02-003", holo_power=POWER, hand=("hBP02-030", "hBP02-033"))
    there = scene(left)
    there.answer(key(there, "bloom", "hBP02-030", "hBP02-028"))
    use_skill(there).answer(card(there, "hBP02-033")).answer("no")
    assert there.where("hBP02-033") == "center.0"


def test_003_nobody_has_to_show_a_holomem_of_the_hand():
    """§4.1.2.3, §10.7.2.3.5: the card has to be one that the holomem can bloom into, and the hand is hidden. Of the
    archive, which is open (hBP02-006), one has to be taken.
    """
    left = side("hBP02-028", oshi="hBP02-003", holo_power=POWER, hand=("hBP02-030", "hBP02-033"))
    there = scene(left)
    there.answer(key(there, "bloom", "hBP02-030", "hBP02-028"))
    use_skill(there)
    assert (there.decision.least, there.decision.most, there.keys) == (0, 1, (card(there, "hBP02-033"),))
    assert there.answer().decision.kind == "ChooseAct"
    assert there.where("hBP02-033") == "hand.0"
    there = scene(side("T-ANN-D", oshi="hBP02-006", back=("hBP02-050",), archive=("hBP02-051",), holo_power=POWER))
    there = use_skill(there)
    assert there.where("hBP02-051") == "back.0"


def test_003_in_a_match_of_revision_0_the_only_one_is_taken_unasked():
    left = side("hBP02-028", oshi="hBP02-003", holo_power=POWER, hand=("hBP02-030", "hBP02-033"))
    there = scene(left)
    there.table.emit(Marked(ASKS_AS_AT_FIRST))
    there.answer(key(there, "bloom", "hBP02-030", "hBP02-028"))
    use_skill(there).answer("no")
    assert there.where("hBP02-033") == "center.0"


def test_004_all_of_them_go_to_the_archive_or_back_in_any_order():
    top = ("hBP02-036", "hBP02-037", "hBP02-038")
    left = side("hBP02-035", oshi="hBP02-004", holo_power=POWER, deck=(*top, *DECK))
    there = use_skill(scene(left)).answer("seen").answer("1")
    assert set(top) <= set(there.numbers("archive.0"))
    there = use_skill(scene(left)).answer("seen").answer("2")
    there.answer(*(card(there, number) for number in reversed(top)))
    assert there.numbers("deck.0")[:3] == tuple(reversed(top))


def test_004_as_many_cards_as_went_from_the_hand():
    left = side(
        "hBP02-035", oshi="hBP02-004", holo_power=POWER, hand=("hBP02-036",) * 3, archive=("hBP02-037", "hBP02-075")
    )
    there = use_skill(scene(left), "sp")
    assert len(there.numbers("hand.0")) == 3
    assert "hBP02-037" not in there.numbers("archive.0")
    assert "hBP02-075" in there.numbers("archive.0")


def test_004_a_single_card_goes_back_on_top_without_a_question():
    there = use_skill(scene(side("hBP02-035", oshi="hBP02-004", holo_power=POWER, deck=DECK[:1])))
    assert there.answer("seen").answer("2").decision.kind == "ChooseAct"


def test_004_what_is_shuffled_into_the_deck_is_not_told_as_lying_on_top():
    left = side("hBP02-035", oshi="hBP02-004", holo_power=POWER, archive=("hBP02-037",))
    there = use_skill(scene(left), "sp")
    event = next(event for event in there.happened(CardMoved) if event.card == there.card("hBP02-037"))
    assert RULES.spoken(event, True, there.state, 0, None).phrase.key == "hololive-told-put"


def test_005_and_087_the_die_again_and_with_the_wand_once_more():
    def rolled(*support):
        left = side(
            one("hBP02-046", PURPLE, PURPLE, support=support), oshi="hBP02-005", holo_power=POWER[:2]
        )
        there = scene(left, side(one("T-ANN-2", W), back=("T-BEA-D",)))
        there.chance = [(0,), (0,), (0,)]
        use(there, "hBP02-046", target="T-ANN-2").answer("yes")
        times = 0
        while there.keys == ("yes", "no"):
            there.answer("yes")
            times += 1
        return times

    assert rolled() == 1
    assert rolled("hBP02-087") == 2


def test_005_special_damage_after_the_arts():
    left = side(one("hBP02-045", PURPLE), oshi="hBP02-005", holo_power=POWER)
    there = use(scene(left, side(one("T-ANN-2", W))), "hBP02-045", target="T-ANN-2").answer("yes")
    assert damage(there, "T-ANN-2") == 90


def test_007_the_same_arts_once_more_and_no_more_than_that():
    left = side(one("hBP02-056", PURPLE), oshi="hBP02-007", holo_power=POWER)
    there = use_skill(scene(left, side("T-ANN-2", collab="T-BEA-2")), "sp")
    use(there, "hBP02-056", target="T-ANN-2")
    there.answer(card(there, "T-BEA-2", 1))
    assert (damage(there, "T-ANN-2"), damage(there, "T-BEA-2")) == (50, 50)
    assert len(there.happened(ArtsUsed)) == 2
    assert there.state.turn == 6  # nothing more is asked


def test_007_at_another_when_the_first_is_gone():
    left = side(one("hBP02-056", PURPLE), oshi="hBP02-007", holo_power=POWER)
    there = use_skill(scene(left, side(one("T-BEA-D", damage=40), collab="T-BEA-2", back=("T-ANN-D",))), "sp")
    use(there, "hBP02-056").answer(card(there, "T-ANN-D", 1, "back"))
    assert damage(there, "T-BEA-2") == 50


def test_nobody_is_asked_for_a_card_of_a_deck_that_everybody_sees_empty():
    """§4.1.2.2; of one with cards that don't fit it is asked, since nobody else knows that."""
    for deck, asked in (((), "ChooseAct"), (("hBP02-008", "hBP02-008"), "ChooseCards")):
        there = use_skill(scene(side("hBP02-008", oshi="hBP02-001", holo_power=POWER, deck=deck)))
        assert there.decision.kind == asked
        there = scene(side("hBP02-037", back=("hBP02-036",), deck=deck))
        assert there.answer(key(there, "collab", "hBP02-036")).decision.kind == asked
    there = scene(side(one("hBP02-022", W), hand=("hBP02-023",), cheer_deck=()))
    assert there.answer(key(there, "bloom", "hBP02-023", "hBP02-022")).decision.kind == "ChooseAct"


def test_a_card_that_needs_be_of_no_sort_is_taken():
    """§10.7.2.3.1, §10.7.2.3.5: any card of the deck, any cheer of the cheer deck."""
    there = scene(side(one("hBP02-056", W), hand=("hBP02-059",), deck=("T-ANN-D", "T-ANN-D")), side("T-BEA-D"))
    there.answer(key(there, "bloom", "hBP02-059", "hBP02-056"))
    assert (there.decision.least, there.decision.most) == (1, 1)
    there = scene(side(one("hBP02-022", W), hand=("hBP02-023",)), side("T-BEA-D"))
    there.answer(key(there, "bloom", "hBP02-023", "hBP02-022"))
    assert (there.decision.least, there.decision.most) == (1, 1)
