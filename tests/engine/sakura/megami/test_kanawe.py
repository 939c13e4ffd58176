"""Kanawe's cards by their numbers (appendix 1: 20) and the extra rules of hers (§x18)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.sakura.clauses import story
from engine.sakura.clauses.story import PLOTS, prepared_plot
from engine.sakura.events import CardMoved, CardUsed, CounterChanged, CrystalsMoved
from engine.sakura.procedures.damage import take_damage, take_on
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.turn import closing_phase, take_turn
from engine.sakura.procedures.use import use_card
from engine.sakura.rules import RULES
from engine.sakura.story import STORY, depth
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import cost
from engine.sakura.view.seat import view
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    asked,
    attack,
    attacks_made,
    chikage,
    end,
    full_power,
    himika,
    kamuwi,
    kanawe,
    lengths,
    main,
    megumi,
    mizuki,
    pay_upkeep,
    raira,
    renri,
    saine,
    shinra,
    side,
    start,
    tokoyo,
    until_over,
    yurina,
)

WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""
PLOT = {number: kanawe(f"P-0{number}") for number in range(1, 7)}
WHITE, FINAL = 0, len(STORY) - 1


def act_of(color):
    """The first act of a color."""
    return next(at for at, act in enumerate(STORY) if act.color == color)


def teller(act=WHITE, **laid):
    """A player whose story has come to that act."""
    counters = {"act": act, **laid.pop("counters", {})}
    return side(megami=("kanawe", "saine"), begun=True, counters=counters, **laid)


def prepare(scene, number, willed=False, space=1, seat=0):
    """A plot lies prepared, with its crystal on that space; it was prepared in an earlier turn."""
    card = scene.card(PLOT[number], seat)
    scene.table.emit(CardMoved(card, f"extra.{seat}", f"plots.{seat}", face_up=not willed))
    scene.table.state.crystals[f"card.{card}"] = 1
    scene.table.state.counters[f"plot-space.{seat}"] = space
    return scene


def space(scene, seat=0):
    """The space of the prepared plot's crystal."""
    return scene.state.counters[f"plot-space.{seat}"]


def act_now(scene, seat=0):
    """The current act of a player."""
    return scene.state.counters[f"act.{seat}"]


def picked(scene, number):
    """The option of a plot."""
    return f"card:{scene.card(PLOT[number])}"


# --- normal cards


@pytest.mark.parametrize("act", range(len(STORY)))
def test_n_1_deals_half_the_value_of_the_act(act):
    scene = main(teller(act, hand=(kanawe("N-1"),)), WATCHED)
    scene.use(kanawe("N-1"))
    color, value, *_ = STORY[act]
    assert (attack(scene), lengths(scene)) == (((value + 1) // 2, 2 if color == "yellow" else 1), list(range(11)))
    scene.answers("pass", "life")
    assert asked(scene) == (("ChooseDirection", 0) if value % 2 == 0 else ("ChooseAct", 0))


def test_n_1_in_hands_without_a_story_reads_0():
    scene = main(side(), teller(act_of("yellow"), hand=(kanawe("N-1"), FILLER[0])))
    scene.resolve(use_card(scene.table, 0, scene.card(kanawe("N-1"), 1), "effect"))
    assert attack(scene) == (0, 1)


def test_n_2_may_prepare_a_plot_after_its_attack():
    scene = main(teller(hand=(kanawe("N-2"),)), distance=2)
    scene.use(kanawe("N-2"), "aura")
    assert set(scene.keys) == {picked(scene, number) for number in PLOT}
    scene.answers(picked(scene, 3), "will", "shadow")
    assert (scene.where(PLOT[3]), scene.state.face[scene.card(PLOT[3])], space(scene)) == ("plots.0", False, 1)
    assert (scene.on(PLOT[3]), scene.count("shadow")) == (1, 9)
    scene = main(teller(hand=(kanawe("N-2"),)), distance=2)
    scene.use(kanawe("N-2"), "aura").answer()
    assert scene.numbers("plots.0") == ()


@pytest.mark.parametrize(
    ("language", "front", "back"),
    [
        ("ja", "表向きで置く：このターンにいずれかのライフが変化した（達成回数：2）",
         "意思を込めて裏向きで置く：このターンにいずれかのライフが一度に2以上変化した（達成回数：1）"),
        ("ko", "앞면으로 놓는다: 이번 턴에 어느 플레이어의 라이프가 변했다(달성 횟수: 2)",
         "의지를 담아 뒷면으로 놓는다: 이번 턴에 어느 플레이어의 라이프가 한꺼번에 2 이상 변했다(달성 횟수: 1)"),
        ("en", "Face up: a player’s Life changed this turn (to be met 2 times)",
         "Face down, with Will: a player’s Life changed by 2 or more at once this turn (to be met once)"),
    ],
)  # fmt: skip
def test_x18_7_the_sides_of_a_plot_are_called_by_how_they_lie_with_what_each_asks_for(language, front, back):
    scene = main(teller(hand=(kanawe("N-2"),)), distance=2)
    scene.use(kanawe("N-2"), "aura", picked(scene, 3))
    render = Renderer(Catalog.load(language), strict=True)
    assert [render.text(option.label) for option in scene.decision.options] == [front, back]


@pytest.mark.parametrize(("answer", "where", "vigor"), [("yes", "deck.0", 1), ("no", "discard.0", 0)])
def test_n_2_may_go_under_the_deck_in_an_end_phase_for_a_vigor_of_the_opponent(answer, where, vigor):
    scene = main(teller(discard=(kanawe("N-2"),)), side(vigor=0))
    end(scene)
    scene.answer(answer)
    assert (scene.where(kanawe("N-2")), scene.state.vigor[1]) == (where, vigor)
    if answer == "yes":
        assert scene.numbers("deck.0")[-1] == kanawe("N-2")


def test_n_3_is_stronger_in_a_purple_act_and_keeps_the_plot_from_going_on():
    scene = main(teller(act_of("purple"), hand=(kanawe("N-3"),)), WATCHED, distance=3)
    scene.use(kanawe("N-3"))
    assert (attack(scene), lengths(scene)) == ((2, 2), [2, 3])
    scene = main(teller(hand=(kanawe("N-3"),)), side(aura=5), distance=3)
    prepare(scene, 3).use(kanawe("N-3"), "life")
    assert scene.count("life.1") == 9
    end(scene)
    assert space(scene) == 1


def test_n_4_recovers_then_does_another_basic_action():
    scene = main(teller(hand=(kanawe("N-4"),)))
    scene.use(kanawe("N-4"))
    assert set(scene.keys) == {"basic:recover", "pass"}
    scene.answer("basic:recover")
    assert "basic:recover" not in scene.keys
    scene.answer("basic:focus")
    assert (scene.count("aura.0"), scene.count("flare.0")) == (3, 1)


def test_n_4_in_full_power_may_also_prepare_a_plot_and_flinches_the_opponent():
    left = teller(hand=(kanawe("N-4"),))
    scene = full_power(left)
    scene.table.emit(CardMoved(scene.card(PLOT[2]), "extra.0", "achieved.0"))
    scene.use(kanawe("N-4"), "pass", "pass")
    assert picked(scene, 2) in scene.keys
    scene.answers(picked(scene, 2), "achievement-condition", "aura.0")
    assert (scene.where(PLOT[2]), scene.count("aura.0"), scene.state.flinched[1]) == ("plots.0", 2, True)


@pytest.mark.parametrize(("color", "taken"), [("purple", True), ("green", True), ("red", False), ("white", False)])
def test_n_5_takes_a_card_of_the_hand_in_a_purple_or_green_act_for_a_vigor(color, taken):
    scene = main(teller(act_of(color), hand=(kanawe("N-5"),)), side(hand=(SHOT,), vigor=0))
    scene.use(kanawe("N-5"))
    if taken:
        scene.answer(f"card:{scene.card(SHOT, 1)}")
    assert (scene.where(SHOT) == "deck.1", scene.state.vigor[1]) == (taken, 1)


def test_n_6_answers_by_an_attack_of_the_other_megami():
    scene = main(side(hand=(SHOT,)), teller(hand=(kanawe("N-6"), shinra("N-2"))), distance=7)
    scene.use(SHOT).use(kanawe("N-6"), f"card:{scene.card(shinra('N-2'), 1)}")
    assert (attacks_made(scene), scene.state.ended[-1].answering) == ([0, 1], scene.state.attacks[0].id)
    scene.answer("aura")
    assert scene.where(shinra("N-2")) == "discard.1"


def test_n_6_returns_that_card_to_the_hand_in_a_green_act():
    scene = main(teller(act_of("green"), hand=(kanawe("N-6"), SHOT, kanawe("N-1"), yurina("N-4"))), distance=4)
    scene.use(kanawe("N-6"))
    assert [key for key in scene.keys if key != "pass"] == [f"card:{scene.card(SHOT)}"]
    scene.answers(f"card:{scene.card(SHOT)}", "aura")
    assert scene.where(SHOT) == "hand.0"


def test_n_7_keeps_specials_of_a_name_from_being_used_in_the_opponents_turn():
    right = side(megami=("himika", "shinra"), hand=(SHOT,), specials=(BULLET,))
    scene = main(teller(hand=(kanawe("N-7"),), aura=0), right, distance=6)
    scene.use(kanawe("N-7"))
    assert asked(scene) == ("ChooseName", 0)
    scene.answer(BULLET)
    assert may_use(scene.state, 1, scene.card(BULLET, 1), "effect") is None
    scene.resolve(until_over(take_turn(scene.table)))
    card, shot = scene.card(BULLET, 1), scene.card(SHOT, 1)
    assert may_use(scene.state, 1, card, "standard").code == "use-forbidden"
    assert may_use(scene.state, 1, shot, "standard") is None


def test_n_7_names_normal_cards_and_specials_of_either_player():
    """A plot or a poison of that name would never be used as either; an own card might be, by the opponent."""
    right = side(megami=("kanawe", "chikage"), begun=True, specials=(BULLET,), hand=(chikage("P-1"),), deck=(SHOT,))
    scene = main(teller(hand=(kanawe("N-7"),), aura=0, used=(saine("S-1"),), deck=()), right)
    scene.use(kanawe("N-7"))
    assert scene.keys == (SHOT, BULLET, saine("S-1"), kanawe("N-7"))
    scene.answer(saine("S-1"))
    scene.resolve(until_over(take_turn(scene.table)))
    mine = scene.card(saine("S-1"), 0)
    refused = [may_use(scene.state, seat, mine, "effect", waive="all") for seat in (0, 1)]
    assert [one.code if one is not None else "" for one in refused] == ["", "use-forbidden"]


@pytest.mark.parametrize(("at", "barred"), [(3, True), (2, False)])
def test_10_16_n_7_names_what_a_copy_of_the_opponents_may_be(at, barred):
    """In its player's turn the robe is the card at 2 or the one at 1."""
    right = side(enhancements=((renri("S-4"), at),), specials=(renri("S-4-Ex1"),), flare=6)
    scene = main(teller(hand=(kanawe("N-7"),), aura=0), right)
    scene.use(kanawe("N-7"), shinra("S-1"))
    scene.resolve(until_over(take_turn(scene.table)))
    refused = may_use(scene.state, 1, scene.card(renri("S-4-Ex1"), 1), "standard")
    assert (refused.code if refused is not None else "") == ("use-forbidden" if barred else "")


@pytest.mark.parametrize(("color", "barred"), [("red", True), ("green", False)])
def test_n_7_bars_normal_cards_too_in_a_red_act(color, barred):
    right = side(megami=("himika", "shinra"), hand=(SHOT,))
    scene = main(teller(act_of(color), hand=(kanawe("N-7"),), aura=0), right, distance=6)
    scene.use(kanawe("N-7"), SHOT)
    scene.resolve(until_over(take_turn(scene.table)))
    refused = may_use(scene.state, 1, scene.card(SHOT, 1), "standard")
    assert (refused is not None) == barred


def test_n_7_gives_vigor_when_it_is_disenchanted():
    scene = start(teller(enhancements=((kanawe("N-7"), 1),), vigor=0))
    assert (scene.state.vigor[0], scene.where(kanawe("N-7"))) == (2, "discard.0")


# --- specials


def test_s_1_prepares_a_plot_and_leaves_the_game_if_that_had_been_achieved():
    scene = main(teller(specials=(kanawe("S-1"),), flare=1))
    scene.use(kanawe("S-1"), picked(scene, 1), "will", "shadow")
    assert (scene.where(PLOT[1]), scene.where(kanawe("S-1"))) == ("plots.0", "specials.0")
    scene = main(teller(specials=(kanawe("S-1"),), flare=1))
    scene.table.emit(CardMoved(scene.card(PLOT[1]), "extra.0", "achieved.0"))
    scene.use(kanawe("S-1"), picked(scene, 1), "will", "shadow")
    assert (scene.where(PLOT[1]), scene.where(kanawe("S-1"))) == ("plots.0", "outside.0")


@pytest.mark.parametrize(("advanced", "status", "vigor"), [(2, "unused", 1), (3, "used", 0)])
def test_s_1_is_unused_again_where_no_plot_went_on_in_the_turn_before(advanced, status, vigor):
    right = teller(used=(kanawe("S-1"),), counters={"plot-advanced": advanced})
    scene = start(side(vigor=0), right, turn=4)
    gained = 1  # of the start phase itself
    assert (scene.state.status[scene.card(kanawe("S-1"), 1)], scene.state.vigor[0]) == (status, vigor + gained)


@pytest.mark.parametrize("act", [act_of("red"), act_of("yellow"), WHITE])
def test_s_2_costs_the_value_of_the_act(act):
    scene = main(teller(act, specials=(kanawe("S-2"),)))
    assert cost(scene.state, scene.card(kanawe("S-2")), 0) == STORY[act].value


def test_s_2_resolves_a_red_act_a_purple_and_a_green_one_and_no_other():
    scene = main(teller(act_of("red"), specials=(kanawe("S-2"),), flare=5))
    scene.use(kanawe("S-2"))
    assert scene.count("life.1") == 9
    scene = main(teller(act_of("purple"), specials=(kanawe("S-2"),), flare=5))
    scene.use(kanawe("S-2"), "basic:recover")
    assert scene.count("aura.0") == 4
    scene = main(teller(act_of("green"), specials=(kanawe("S-2"),), flare=5, cover=(SHOT,)))
    scene.use(kanawe("S-2"))
    assert scene.numbers("deck.0")[-1] == SHOT
    scene = main(teller(act_of("yellow"), specials=(kanawe("S-2"),), flare=5))
    scene.use(kanawe("S-2"))
    assert (asked(scene), scene.count("life.1")) == (("ChooseAct", 0), 10)


def test_s_2_is_unused_again_when_the_story_goes_on():
    scene = main(teller(used=(kanawe("S-2"),)))
    scene.resolve(scene.table.happen(CounterChanged("act.0", 1)))
    assert scene.state.status[scene.card(kanawe("S-2"))] == "unused"


def test_s_3_cancels_an_attack_that_is_no_special_and_puts_its_card_on_the_deck():
    scene = main(side(hand=(SHOT,)), teller(specials=(kanawe("S-3"),), flare=4), distance=4)
    scene.use(SHOT).use(kanawe("S-3"))
    assert (attack(scene), lengths(scene)) == ((2, 1), [0, 1, 2, 3, 4])
    scene.answer("aura")
    assert (scene.numbers("deck.0")[0], scene.count("life.1"), scene.count("aura.1")) == (SHOT, 10, 3)


def test_s_3_leaves_specials_and_their_cards_alone():
    moon = yurina("S-1")
    scene = main(side(specials=(moon,), flare=7), teller(specials=(kanawe("S-3"),), flare=4), distance=4)
    scene.use(moon).use(kanawe("S-3"), "aura")
    assert (scene.where(moon), scene.count("life.1")) == ("specials.0", 6)


def test_s_4_exchanges_a_normal_card_and_itself_for_ones_left_unchosen():
    unchosen = (saine("N-1"), saine("S-1"), kanawe("S-3"))
    scene = main(teller(specials=(kanawe("S-4"),), flare=2, hand=(SHOT,), outside=unchosen))
    scene.use(kanawe("S-4"), "yes", f"card:{scene.card(saine('N-1'))}")
    assert (scene.where(SHOT), scene.numbers("hand.0")) == ("outside.0", (saine("N-1"),))
    assert set(scene.keys) == {f"card:{scene.card(number)}" for number in unchosen[1:]}
    scene.answer(f"card:{scene.card(kanawe('S-3'))}")
    assert (scene.where(kanawe("S-3")), scene.where(kanawe("S-4"))) == ("specials.0", "outside.0")
    assert scene.state.status[scene.card(kanawe("S-3"))] == "unused"


def test_s_4_gives_no_normal_card_where_none_is_given():
    scene = main(teller(specials=(kanawe("S-4"),), flare=2, outside=(saine("N-1"), saine("S-1"))))
    scene.use(kanawe("S-4"), "no", f"card:{scene.card(saine('S-1'))}")
    assert (scene.where(saine("N-1")), scene.where(saine("S-1"))) == ("outside.0", "specials.0")


# --- plots


def goes_on(scene):
    """Whether the prepared plot goes on in this end phase."""
    before = space(scene)
    end(scene)
    return space(scene) != before or scene.numbers("achieved.0") != ()


def shots(count, **more):
    """So many attacks were made this turn."""
    return main(teller(attacks_made=count, **more))


@pytest.mark.parametrize(
    ("willed", "count", "on"),
    [(False, 1, False), (False, 2, True), (True, 4, False), (True, 5, True)],
)
def test_p_01_wants_attacks_and_reactions(willed, count, on):
    assert goes_on(prepare(shots(count), 1, willed)) == on


@pytest.mark.parametrize(
    ("willed", "count", "on"),
    [(False, 2, False), (False, 3, True), (True, 4, False), (True, 5, True)],
)
def test_p_02_wants_many_crystals_at_once(willed, count, on):
    scene = prepare(main(teller()), 2, willed)
    scene.table.emit(CrystalsMoved("shadow", "flare.0", count, "effect", 0))
    assert goes_on(scene) == on


@pytest.mark.parametrize(("willed", "on"), [(False, False), (True, True)])
def test_p_02_doesnt_count_what_an_enhancement_is_laid_with_on_its_front(willed, on):
    big = shinra("S-3")
    scene = main(teller(specials=(big,), flare=2, aura=2), shadow=3)
    prepare(scene, 2, willed)
    scene.resolve(use_card(scene.table, 0, scene.card(big), "effect"))
    if asked(scene):
        scene.answer("shadow", "shadow", "shadow", "aura.0", "aura.0")
    assert scene.on(big) == 5
    assert goes_on(scene) == on


def test_p_02_counts_what_goes_at_once_from_several_places():
    scene = prepare(main(teller(), side(aura=2, enhancements=((saine("N-5"), 1),))), 2)
    scene.resolve(take_damage(scene.table, 1, 2, 2, "effect", both=True))
    assert goes_on(scene)


@pytest.mark.parametrize(("lying", "on"), [(himika("N-7"), True), (megumi("S-3"), False)])
def test_6_3_p_02_doesnt_count_what_goes_from_one_enhancement_to_another(lying, on):
    """Of five crystals of the upkeep that card takes three, the last one of another enhancement among them."""
    mine = ((lying, 3), (shinra("N-7"), 1), (saine("N-7"), 3), (tokoyo("N-7"), 3))
    scene = main(teller(enhancements=mine), side(enhancements=((himika("N-7"), 3),)), phase="start")
    pay_upkeep(prepare(scene, 2, willed=True))
    assert (scene.on(lying, 0), scene.where(shinra("N-7"))) == (2 if on else 5, "discard.0")
    assert goes_on(scene) == on


@pytest.mark.parametrize(
    ("willed", "amount", "on"),
    [(False, 1, True), (True, 1, False), (True, 2, True), (False, 0, False)],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_p_03_wants_a_life_to_change(willed, amount, on, seat):
    scene = prepare(main(teller()), 3, willed)
    if amount:
        scene.resolve(take_on(scene.table, seat, "life", amount, "effect"))
    assert goes_on(scene) == on


def test_p_03_is_content_with_a_crystal_from_life_to_life():
    scene = prepare(main(teller()), 3)
    scene.resolve(move_crystals(scene.table, "life.1", "life.0", 1, "arrow", 0))
    assert goes_on(scene)


@pytest.mark.parametrize(
    ("willed", "count", "on"),
    [(False, 0, False), (False, 1, True), (True, 1, False), (True, 2, True)],
)
def test_p_04_wants_arrows(willed, count, on):
    cards = (saine("N-4"), raira("N-4"))[:count]
    scene = main(teller(hand=cards), distance=5)
    for number in cards:
        scene.use(number, *(("back",) if number == saine("N-4") else ()))
    assert goes_on(prepare(scene, 4, willed)) == on


def test_p_04_is_content_with_an_arrow_that_moves_nothing():
    scene = main(teller(hand=(kamuwi("N-5"),)), distance=1, shadow=0)
    scene.use(kamuwi("N-5"))
    assert scene.count("distance") == 1
    assert goes_on(prepare(scene, 4))


@pytest.mark.parametrize("willed", [False, True])
def test_p_05_wants_a_full_power_card_and_not_the_turn_in_which_it_was_prepared(willed):
    heavy = himika("N-4")
    scene = full_power(teller(hand=(heavy,)), distance=5)
    prepare(scene, 5, willed).use(heavy)
    assert goes_on(scene)
    scene = full_power(teller(hand=(heavy,)), distance=5)
    prepare(scene, 5, willed).use(heavy)
    scene.table.emit(CounterChanged("plot-space.0", 1))
    assert not goes_on(scene)
    assert not goes_on(prepare(main(teller()), 5, willed))


def test_p_05_looks_at_what_the_card_was_used_as():
    """10-38, x20-6-1: a card that was a full-power card in its use counts when it is none any more."""
    scene = prepare(main(teller(hand=(SHOT,))), 5)
    scene.table.emit(CardUsed(scene.card(SHOT), 0, "full-power", number=himika("N-4"), subtype="full-power"))
    assert goes_on(scene)


@pytest.mark.parametrize("leaves", [False, True])
def test_6_2_1_6_p_05_counts_no_card_that_had_lost_full_power_when_it_was_used(leaves):
    """While Mizuki's enhancement lies there, such a normal card is none; what it is afterwards doesn't matter."""
    cry, heavy = mizuki("S-4"), yurina("N-4")
    scene = prepare(main(teller(enhancements=((cry, 1),), hand=(heavy,)), side(aura=5)), 5)
    scene.use(heavy, "life")
    if leaves:
        scene.resolve(move_crystals(scene.table, f"card.{scene.card(cry)}", "shadow", 1, "effect"))
    assert not goes_on(scene)


def walks(scene, *distances):
    """The distance becomes one after the other."""
    for distance in distances:
        gone = scene.count("distance") - distance
        source, target = ("distance", "shadow") if gone > 0 else ("shadow", "distance")
        scene.resolve(move_crystals(scene.table, source, target, abs(gone), "effect", 0))
    return scene


@pytest.mark.parametrize(
    ("willed", "began", "ways", "on"),
    [(False, 4, [3], False), (False, 4, [2], True), (False, 6, [8], True), (False, 6, [9], False),
     (True, 6, [2], False), (True, 6, [1], True), (True, 4, [9], True), (False, 6, [4, 6], True),
     (False, 6, [5, 7], False), (False, 6, [9, 6], False), (True, 6, [1, 3], True)],
)  # fmt: skip
def test_p_06_wants_the_distance_to_have_been_another_at_some_time_of_the_turn(willed, began, ways, on):
    scene = walks(prepare(main(teller(), distance=began), 6, willed), *ways)
    assert goes_on(scene) == on


@pytest.mark.parametrize(("before", "after", "on"), [([4], [], True), ([4, 6], [], False), ([4, 6], [8, 6], True),
                                                      ([4], [6], True), ([4, 5], [6], False)])  # fmt: skip
def test_x18_2_1_5_p_06_wants_it_while_it_lies_prepared(before, after, on):
    scene = prepare(walks(main(teller(), distance=6), *before), 6)
    scene.table.emit(CounterChanged("plot-space.0", 1))
    assert goes_on(walks(scene, *after)) == on


# --- the extra rules


def test_x18_1_six_plots_lie_face_up_among_the_extra_cards():
    scene = main(teller())
    assert set(scene.numbers("extra.0")) == set(PLOT.values())
    assert all(scene.state.face[scene.card(number)] for number in PLOT.values())


def test_x18_2_and_x18_2_1_a_plot_is_what_its_upper_side_says():
    scene = prepare(main(teller()), 3, willed=True)
    card = scene.card(PLOT[3])
    assert (scene.state.info(card).kind, scene.state.info(card).megami) == ("plot", ("kanawe",))
    seen = view(scene.state, 1).places["plots.0"].cards[0]
    assert (seen.number, seen.side, seen.face_up) == (PLOT[3], "will", False)


def test_x18_2_1_1_and_x18_2_1_2_and_x18_2_1_3_and_x18_2_1_4_kind_name_number_and_user():
    info = main(teller()).state.info(0)
    plot = next(one for one in main(teller()).state.defs if one.kind == "plot")
    assert (plot.kind, plot.number, plot.megami) == ("plot", PLOT[1], ("kanawe",))
    assert info.kind != "plot"


def test_x18_2_1_5_only_the_prepared_plot_can_be_achieved():
    scene = shots(5)
    assert not goes_on(scene)


def test_x18_2_1_6_a_plot_has_one_space_more_than_times_to_be_met():
    scene = prepare(shots(2), 1)
    assert goes_on(scene)
    assert (space(scene), scene.where(PLOT[1])) == (2, "plots.0")
    scene = prepare(shots(2), 1, space=2)
    assert goes_on(scene)
    assert (space(scene), scene.where(PLOT[1])) == (0, "achieved.0")


def test_x18_2_2_and_x18_2_2_1_and_x18_2_2_2_face_down_it_has_will():
    scene = main(teller(specials=(kanawe("S-1"),), flare=1))
    scene.use(kanawe("S-1"), picked(scene, 1))
    assert scene.keys == ("achievement-condition", "will")
    scene.answers("will", "shadow")
    assert not scene.state.face[scene.card(PLOT[1])]


def test_x18_3_and_x18_3_1_and_x18_3_2_who_has_no_story_is_in_a_white_act_of_0():
    assert (story.act_now(main(side()).state, 0).color, story.act_now(main(side()).state, 0).value) == ("white", 0)
    panel = next(one for one in view(main(teller(3)).state, 1).panels if one.key == "story")
    assert dict(panel.counters) == {
        "act": 3, "plot-space": 0, "plot-advanced": 0, "act-value": STORY[3].value, "plot-spaces": 0,
    }  # fmt: skip


def test_x18_3_1_every_color_is_on_the_board_and_the_final_act_has_the_value_0():
    colors = {act.color for act in STORY}
    assert colors == {"white", "red", "purple", "green", "yellow", "final"}
    assert STORY[FINAL] == ("final", 0, (), ())


def test_x18_4_and_x18_4_1_and_x18_4_2_and_x18_4_3_each_teller_has_areas_of_the_own():
    scene = main(teller(), teller())
    prepare(scene, 1)
    prepare(scene, 2, seat=1)
    assert (prepared_plot(scene.state, 0), prepared_plot(scene.state, 1)) == (
        scene.card(PLOT[1], 0), scene.card(PLOT[2], 1),
    )  # fmt: skip
    assert len(scene.numbers("extra.0")) == len(scene.numbers("extra.1")) == 5


def test_x18_5_attacks_of_attack_cards_are_stronger_in_a_yellow_act():
    scene = main(teller(act_of("yellow"), hand=(SHOT,)), WATCHED)
    scene.use(SHOT)
    assert attack(scene) == (2, 2)
    scene = main(side(hand=(SHOT,)), teller(act_of("yellow"), hand=(FILLER[0],)))
    scene.use(SHOT)
    assert attack(scene) == (2, 1)


def test_x18_5_so_are_attacks_of_parts_which_are_of_a_kind():
    """6-4-1-1: "by an attack card" is an attack of any kind; x3-5 gives parts theirs."""
    state = main(teller(act_of("yellow"), hand=(SHOT,)), WATCHED).use(SHOT).state
    made = state.attacks[-1]
    for kind, life in (("part", 2), (None, 1)):
        assert figures(state, replace(made, kind=kind, from_card=False)).life == life


def test_x18_5_the_plot_goes_on_in_the_opponents_end_phase_too():
    scene = main(side(attacks_made=2), teller())
    prepare(scene, 1, seat=1)
    end(scene)
    assert space(scene, 1) == 2
    assert scene.state.counters["plot-advanced.1"] == scene.state.turn


def test_x18_5_without_its_crystal_it_doesnt_go_on():
    scene = prepare(shots(2), 1)
    scene.table.state.crystals[f"card.{scene.card(PLOT[1])}"] = 0
    assert not goes_on(scene)


def test_x18_6_the_achieved_plot_leads_on_by_a_plain_line_and_the_color_is_resolved():
    scene = prepare(shots(2), 1, space=2)
    end(scene)
    assert list(scene.keys) == [str(act) for act in STORY[WHITE].plain]
    first = STORY[WHITE].plain[0]
    assert scene.decision.options[0].moves == (Move("act", "act.0", f"act-{first}.0"),)
    scene.answer(str(first))
    assert (act_now(scene), scene.count("shadow"), scene.where(PLOT[1])) == (first, 11, "achieved.0")
    assert (STORY[first].color, asked(scene)) == ("purple", ("ChooseBasicAction", 0))


def test_x18_6_with_will_only_past_a_trial_and_nowhere_where_there_is_none():
    scene = prepare(shots(5), 1, willed=True)
    end(scene)
    assert (act_now(scene), scene.where(PLOT[1])) == (WHITE, "achieved.0")
    before = next(at for at, act in enumerate(STORY) if act.trials and act.plain)
    scene = prepare(shots(5, act=before), 1, willed=True)
    end(scene)
    assert act_now(scene) == STORY[before].trials[0]
    alone = next(at for at, act in enumerate(STORY) if act.trials and not act.plain)
    scene = prepare(shots(2, act=alone), 1, space=2)
    end(scene)
    assert (act_now(scene), scene.where(PLOT[1])) == (alone, "achieved.0")


def test_x18_6_who_comes_to_the_final_act_wins():
    last = next(at for at, act in enumerate(STORY) if FINAL in act.trials)
    scene = prepare(shots(5, act=last), 1, willed=True)
    scene.resolve(until_over(closing_phase(scene.table)))
    assert (scene.state.winner, scene.state.ending) == (0, "effect-won")


def test_x18_7_a_plot_prepared_before_goes_back_face_up_and_its_crystal_to_the_shadow():
    scene = main(teller(specials=(kanawe("S-1"),), flare=1), shadow=0)
    prepare(scene, 2, willed=True, space=2)
    scene.use(kanawe("S-1"))
    assert picked(scene, 2) not in scene.keys
    scene.answers(picked(scene, 1), "achievement-condition", "aura.0")
    assert (scene.where(PLOT[2]), scene.state.face[scene.card(PLOT[2])], space(scene)) == ("extra.0", True, 1)
    assert (scene.count("shadow"), scene.count("aura.0"), scene.on(PLOT[1])) == (2, 2, 1)


def test_x18_7_without_a_crystal_nothing_is_prepared():
    scene = main(teller(hand=(kanawe("N-2"),), aura=0), side(aura=5), distance=2, shadow=0)
    scene.use(kanawe("N-2"), "aura", picked(scene, 1))
    assert (scene.numbers("plots.0"), space(scene)) == ((), 0)


def test_x18_7_a_user_without_a_story_prepares_nothing():
    scene = main(side(), teller(hand=(kanawe("N-2"),)), distance=2)
    scene.resolve(use_card(scene.table, 0, scene.card(kanawe("N-2"), 1), "effect"))
    scene.answer("aura")
    assert (asked(scene), scene.numbers("plots.1")) == (None, ())


def test_nobody_moves_the_mask_or_a_plot_by_hand():
    scene = prepare(main(teller()), 1)
    card = scene.card(PLOT[2])
    refused = RULES.why_not(scene.state, scene.decision, Move("act", "act.0", "act-1.0"))
    assert (refused.code, refused.section) == ("act-reached", "x18-6")
    refused = RULES.why_not(scene.state, scene.decision, Move(f"card:{card}", "extra.0", f"{PLOTS}.0"))
    assert (refused.code, refused.section) == ("plot-prepared", "x18-7")


def test_the_lines_of_the_board_lead_down_and_every_act_can_be_reached():
    reached = {WHITE}
    for at, act in enumerate(STORY):
        assert all(to > at and depth(to) > depth(at) for to in (*act.plain, *act.trials))
        reached |= {*act.plain, *act.trials} if at in reached else set()
    assert reached == set(range(len(STORY)))
