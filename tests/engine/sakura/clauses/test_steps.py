"""Steps that no card of the roster shows in full: what they do at a table, by the sections that they stand for."""

from __future__ import annotations

import pytest

from engine.cardgame.source import Source
from engine.cardgame.words.amounts import x
from engine.cardgame.words.choosing import Pick, Show
from engine.cardgame.words.conditions import it_lies_in
from engine.cardgame.words.filters import NOT_THIS, cards
from engine.cardgame.words.flow import (
    ChooseSteps,
    IfSo,
    Repeat,
    When,
    choose_one,
    may,
    then,
    they_choose_one,
    this_turn,
)
from engine.cardgame.words.sides import ME, OPPONENT
from engine.kernel.decisions import Move
from engine.sakura.clauses.amounts import hand, life
from engine.sakura.clauses.arrows import ArrowText
from engine.sakura.clauses.build import after_attack, always, at, damage, terminal, use
from engine.sakura.clauses.changes import plus
from engine.sakura.clauses.filters import NORMAL, NOT_ATTACK, SPECIAL
from engine.sakura.clauses.happenings import attack_is_made, attacks_and_reactions
from engine.sakura.clauses.modifiers import gains, hand_limit_grows
from engine.sakura.clauses.picking import my, my_unchosen, theirs, up_to_my
from engine.sakura.clauses.placing import Gather, PlaceCrystals
from engine.sakura.clauses.sides import DISTANCE, MY_AURA, MY_FLARE, ON_THIS_CARD, SHADOW, THEIR_AURA, THEIR_LIFE
from engine.sakura.clauses.steps_attacks import (
    Cancel,
    CopyAttack,
    Fate,
    answered_gets,
    attack_of,
    next_attack,
)
from engine.sakura.clauses.steps_cards import (
    FromDeck,
    Impatience,
    Seal,
    Unseal,
    draw_cards,
    look_at_all,
    put,
    put_it,
)
from engine.sakura.clauses.steps_crystals import (
    BasicActions,
    arrow,
    deal,
    gain_vigor,
    pay_vigor,
    two_way_arrow,
)
from engine.sakura.clauses.steps_identity import DeclareName, Exchange, Gain, all_names, named_by
from engine.sakura.clauses.steps_uses import UseCard
from engine.sakura.clauses.timings import Later, whenever
from engine.sakura.events import CardMasked, CardsRevealed, Damaged, Declared
from engine.sakura.values.numbers import hand_limit
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    OTHER,
    PLAIN,
    SPECIAL_ACTION,
    effect,
    small,
)
from tests.engine.sakura.spare import BecomeCopy, DeclareNumber, DoubleDamage, GainsEffect, UseAs
from tests.engine.sakura.support import BULLET, SHOT, asked, attack, end, main, pay_upkeep, shinra, side


def acting(*steps, **laid):
    """A scene whose left player has an action card with these steps in hand."""
    number = small(type="action", effects=tuple(use(step) for step in steps))
    right = laid.pop("right", None)
    table = {key: laid.pop(key) for key in ("distance", "shadow", "chance") if key in laid}
    scene = main(side(hand=(number, *laid.pop("hand", ())), **laid), right, **table)
    return scene, number


def test_10_1_an_arrow_moves_as_many_as_there_are_and_room_for():
    scene, number = acting(arrow(SHADOW, MY_AURA, 4), aura=3, shadow=10)
    scene.use(number)
    assert (scene.count("aura.0"), scene.count("shadow")) == (5, 8)
    scene, number = acting(arrow(THEIR_AURA, MY_FLARE, 4))
    scene.use(number)
    assert (scene.count("aura.1"), scene.count("flare.0")) == (0, 3)


@pytest.mark.parametrize(("key", "distance"), [("forth", 3), ("back", 5)])
def test_10_1_a_two_way_arrow_runs_as_its_player_chooses(key, distance):
    scene, number = acting(two_way_arrow(DISTANCE, SHADOW, 1))
    scene.use(number, key)
    assert scene.count("distance") == distance


def test_10_2_a_reversed_arrow_runs_from_its_end_to_its_beginning():
    reversed_ = effect("ongoing", ArrowText("reversed", ME))
    holder = small(type="enhancement", effects=(reversed_,))
    scene, number = acting(arrow(SHADOW, MY_AURA, 1), enhancements=((holder, 1),))
    scene.use(number)
    assert (scene.count("aura.0"), scene.count("shadow")) == (2, 11)


def test_10_2_a_card_may_reverse_its_own_arrows():
    own = small(type="action", effects=(effect("forced", ArrowText("reversed")), use(arrow(SHADOW, MY_AURA, 1))))
    scene = main(side(hand=(own,)))
    scene.use(own)
    assert scene.count("aura.0") == 2


def test_9_1_3_3_arrows_stay_as_they_were_when_the_use_began():
    holder = small(type="enhancement", effects=(effect("ongoing", ArrowText("two-way", ME)),))
    leaves = put(Pick(("enhancements",), how="all"), "discard")
    number = small(type="action", effects=(use(leaves), use(arrow(SHADOW, MY_AURA, 1))))
    scene = main(side(hand=(number,), enhancements=((holder, 1),)))
    scene.use(number)
    assert (scene.where(holder), asked(scene)) == ("discard.0", ("ChooseDirection", 0))


def test_9_1_3_4_an_effect_for_later_looks_at_the_arrows_of_its_own_time():
    holder = small(type="enhancement", effects=(effect("ongoing", ArrowText("reversed", ME)),))
    scene, number = acting(Later("end", arrow(SHADOW, MY_AURA, 1)), enhancements=((holder, 1),), aura=3)
    scene.use(number)
    pay_upkeep(scene)
    end(scene)
    assert scene.count("aura.0") == 4


def test_10_40_if_so_needs_all_of_the_first_step():
    scene, number = acting(IfSo(arrow(MY_AURA, SHADOW, 2), gain_vigor(1)), aura=2)
    scene.use(number)
    assert scene.state.vigor[0] == 1
    scene, number = acting(IfSo(arrow(MY_AURA, SHADOW, 2), gain_vigor(1)), aura=1)
    scene.use(number)
    assert (scene.state.vigor[0], scene.count("aura.0")) == (0, 0)


def test_5_9_a_payment_is_made_in_full_or_not_at_all():
    scene, number = acting(IfSo(pay_vigor(2), draw_cards()), vigor=1)
    scene.use(number)
    assert (scene.state.vigor[0], scene.numbers("hand.0")) == (1, ())


@pytest.mark.parametrize(("key", "vigor"), [("yes", 1), ("no", 0)])
def test_10_40_what_may_be_done_is_asked(key, vigor):
    scene, number = acting(may(gain_vigor(1)))
    scene.use(number)
    assert scene.decision.prompt.key == "prompt-may"
    scene.answer(key)
    assert scene.state.vigor[0] == vigor


def test_one_of_several_steps_is_chosen_and_options_carry_their_movement():
    scene, number = acting(choose_one(arrow(SHADOW, MY_AURA, 1), BasicActions(("backward",)), gain_vigor(1)))
    scene.use(number)
    moves = [[(move.source, move.target) for move in option.moves] for option in scene.decision.options]
    assert moves == [[("shadow", "aura.0")], [("aura.0", "distance")], []]
    scene.answer("2")
    assert scene.count("distance") == 5


def test_several_steps_are_chosen_one_by_one_each_once():
    scene, number = acting(ChooseSteps((gain_vigor(1), draw_cards(), arrow(SHADOW, MY_AURA, 1)), 2))
    scene.use(number, "2")
    assert scene.keys == ("1", "3")
    scene.answer("1")
    assert (scene.state.vigor[0], asked(scene)) == (1, ("ChooseAct", 0))


def test_several_steps_may_be_the_same_and_may_end_early():
    scene, number = acting(ChooseSteps((gain_vigor(1), draw_cards()), 3, optional=True, again=True))
    scene.use(number, "1", "1", "pass")
    assert (scene.state.vigor[0], asked(scene)) == (2, ("ChooseAct", 0))


def test_a_step_is_repeated_and_otherwise_another_is_done():
    scene, number = acting(Repeat(gain_vigor(1), 2), When(life(ME) <= 3, draw_cards(), arrow(SHADOW, MY_AURA, 1)))
    scene.use(number)
    assert (scene.state.vigor[0], scene.count("aura.0"), scene.numbers("hand.0")) == (2, 4, ())


def test_10_36_a_declared_number_is_x():
    scene, number = acting(DeclareNumber(0, hand(ME) + 1, draw_cards(x())), hand=(PLAIN,))
    scene.use(number)
    assert (asked(scene), scene.keys) == (("ChooseNumber", 0), ("0", "1", "2"))
    scene.answer("2")
    assert len(scene.numbers("hand.0")) == 3
    assert [event.what for event in scene.happened(Declared)] == ["2"]


def test_9_1_3_4_what_is_for_this_turn_ends_with_it():
    scene, number = acting(this_turn(hand_limit_grows(2)))
    scene.use(number)
    assert hand_limit(scene.state, 0) == 4
    scene.answer("end")
    assert hand_limit(scene.state, 0) == 2


def test_9_1_3_4_a_step_waits_for_the_end_of_its_own_attack():
    number = small(effects=(after_attack(Later("attack", gain_vigor(1))),))
    scene = main(side(hand=(number,)))
    scene.use(number).answer("aura")
    assert scene.state.vigor[0] == 1


def test_4_2_an_effect_wins_or_loses_the_duel():
    for wins, winner in ((True, 0), (False, 1)):
        scene, number = acting(Fate(wins=wins))
        scene.use(number)
        assert (scene.state.winner, scene.decision) == (winner, None)


def test_5_8_3_damage_of_an_effect_is_no_damage_from_an_attack():
    scene, number = acting(deal(2, "aura"), deal(1, "life"), DoubleDamage(1, 1))
    scene.use(number).answer("life")
    assert (scene.count("aura.1"), scene.count("life.1")) == (1, 8)
    assert {event.by for event in scene.happened(Damaged)} == {"effect"}


def test_7_1_6_cards_go_from_the_deck():
    scene, number = acting(FromDeck(2, "discard", ME), deck=FILLERS[:4])
    scene.use(number)
    assert scene.numbers("discard.0") == (*FILLERS[:2], number)
    assert scene.numbers("deck.0") == FILLERS[2:4]


def test_10_10_impatience_is_one_damage_to_aura_or_life():
    scene, number = acting(Impatience())
    scene.use(number)
    assert asked(scene) == ("ChooseDamage", 1)


def test_10_9_a_card_is_sealed_under_an_enhancement_and_comes_back_when_it_goes():
    sealing = effect("initialize", Seal(theirs("discard")))
    unsealing = effect("disenchant", Unseal("discard"))
    holder = small(type="enhancement", effects=(sealing, unsealing))
    scene = main(side(hand=(holder,)), side(discard=(PLAIN,)))
    scene.use(holder).answer("shadow")
    assert (scene.where(PLAIN), scene.state.attached) == ("sealed.0", {scene.card(PLAIN): scene.card(holder)})
    pay_upkeep(scene)
    assert (scene.where(PLAIN), scene.state.attached) == ("discard.1", {})


def test_10_17_10_18_specials_are_unused_again_and_cards_are_removed():
    scene, number = acting(
        put(up_to_my(2, "specials"), "unused"), put(my("discard"), "removed"), used=(SPECIAL_ACTION,), discard=(PLAIN,)
    )
    scene.use(number, f"card:{scene.card(SPECIAL_ACTION)}")
    assert scene.state.status[scene.card(SPECIAL_ACTION)] == "unused"
    assert (scene.where(PLAIN), scene.state.face[scene.card(PLAIN)]) == ("outside.0", True)


def test_5_10_fewer_cards_than_asked_for_are_taken_and_if_so_fails():
    covering = put(my("hand", of=(NOT_ATTACK,), count=2), "cover")
    scene, number = acting(IfSo(covering, gain_vigor(1)), hand=(ACTION, PLAIN))
    scene.use(number)
    assert (scene.numbers("cover.0"), scene.state.vigor[0]) == ((ACTION,), 0)


def test_10_24_cards_are_shown_to_both_or_looked_at_by_one():
    scene, number = acting(Show(my("hand")), hand=(PLAIN,))
    scene.use(number)
    assert [(event.cards, event.seat) for event in scene.happened(CardsRevealed)] == [((scene.card(PLAIN),), -1)]
    looking = look_at_all("specials")
    scene, number = acting(looking, right=side(specials=(SPECIAL_ACTION,)))
    scene.use(number)
    assert (asked(scene), scene.decision.cards) == (("LookAt", 0), (f"card:{scene.card(SPECIAL_ACTION)}",))
    scene.answer("seen")
    assert [event.seat for event in scene.happened(CardsRevealed)] == [0]
    scene, number = acting(look_at_all("specials"))
    scene.use(number)
    assert asked(scene) == ("ChooseAct", 0)


def test_10_25_a_card_is_exchanged_for_one_of_the_extra_cards():
    scene, number = acting(Exchange(OTHER, PLAIN), discard=(PLAIN,), extra=(OTHER,))
    scene.use(number)
    assert (scene.where(PLAIN), scene.where(OTHER)) == ("extra.0", "discard.0")
    scene, number = acting(Exchange(OTHER, PLAIN), discard=(PLAIN,))
    scene.use(number)
    assert scene.where(PLAIN) == "discard.0"


def test_10_25_the_card_exchanged_for_is_what_the_text_speaks_of_then():
    exchanging = IfSo(may(Exchange(OTHER, PLAIN)), put_it("deck-bottom"))
    scene, number = acting(exchanging, discard=(PLAIN,), extra=(OTHER,))
    scene.use(number)
    moves = {option.key: option.moves for option in scene.decision.options}
    here, there = scene.card(PLAIN), scene.card(OTHER)
    assert moves["yes"] == (
        Move(f"card:{here}", "discard.0", "extra.0"), Move(f"card:{there}", "extra.0", "discard.0")
    )
    scene.answer("yes")
    assert (scene.where(PLAIN), scene.state.piles["deck.0"][-1]) == ("extra.0", scene.card(OTHER))


def test_10_25_an_exchange_that_cannot_be_is_not_asked_for():
    scene, number = acting(may(Exchange(OTHER, PLAIN)), discard=(PLAIN,))
    scene.use(number)
    assert asked(scene) == ("ChooseAct", 0)


def test_10_25_a_normal_card_cannot_take_the_place_of_a_special_among_the_specials():
    scene, number = acting(Exchange(PLAIN, SPECIAL_ACTION), specials=(SPECIAL_ACTION,), extra=(PLAIN,))
    scene.use(number)
    assert (scene.where(PLAIN), scene.where(SPECIAL_ACTION)) == ("extra.0", "specials.0")


def test_the_other_player_chooses_the_step_and_reads_it_from_the_other_side():
    scene, number = acting(they_choose_one(arrow(DISTANCE, MY_AURA, 1), arrow(THEIR_AURA, DISTANCE, 1)))
    scene.use(number)
    assert asked(scene) == ("ChooseOne", 1)
    second = str(scene.decision.options[1].label)
    assert "'whose', 'me'" in second
    assert "'whose', 'opponent'" not in second
    scene.answer("1")
    assert (scene.count("distance"), scene.count("aura.0"), scene.count("aura.1")) == (3, 4, 3)


def test_5_10_the_other_player_moves_crystals_from_any_of_several_areas():
    step = Gather((THEIR_AURA, THEIR_LIFE), SHADOW, 2, chooser=OPPONENT)
    scene, number = acting(step)
    scene.use(number)
    assert asked(scene) == ("ChooseCrystals", 1)
    scene.answer("aura.1", "life.1")
    assert (scene.count("aura.1"), scene.count("life.1"), scene.count("shadow")) == (2, 9, 12)


def test_a_card_comes_from_the_extra_cards():
    scene, number = acting(Gain(SPECIAL_ACTION, "unused"), Gain(PLAIN, "hand"), extra=(SPECIAL_ACTION, PLAIN))
    scene.use(number)
    assert (scene.where(SPECIAL_ACTION), scene.where(PLAIN)) == ("specials.0", "hand.0")
    assert scene.state.status[scene.card(SPECIAL_ACTION)] == "unused"


def test_10_16_a_card_becomes_a_copy_of_another():
    copying = small(type="enhancement", effects=(effect("initialize", BecomeCopy(my("discard"))),))
    scene = main(side(hand=(copying,), discard=(ENHANCEMENT,)))
    scene.use(copying).answer("shadow")
    assert scene.state.info(scene.card(copying)).number == ENHANCEMENT


def test_10_39_a_name_is_declared_among_the_cards_that_the_opponent_has():
    scene, number = acting(DeclareName(cards(SPECIAL)), right=side(specials=(SPECIAL_ACTION,), hand=(PLAIN,), deck=()))
    scene.use(number)
    assert [event.what for event in scene.happened(Declared)] == [SPECIAL_ACTION]
    counter = named_by(scene.card(number))
    assert {key: all_names()[value] for key, value in scene.state.counters.items()} == {counter: SPECIAL_ACTION}


def test_9_2_a_card_is_used_by_an_effect_if_it_can_be():
    giving = small(type="action", effects=(use(gain_vigor(1)),))
    scene, number = acting(UseCard(my("cover", of=(NOT_THIS,))), cover=(giving, PLAIN), distance=4)
    scene.use(number)
    assert len(scene.keys) == 2
    scene.answer(f"card:{scene.card(giving)}")
    assert (scene.where(giving), scene.state.vigor[0]) == ("discard.0", 1)
    scene, number = acting(UseCard(my("cover"), optional=True), cover=(giving,))
    scene.use(number).answer()
    assert scene.where(giving) == "cover.0"


def masking(step):
    """An action card that uses itself as another, from hand, when an enhancement goes."""
    return small(type="enhancement", effects=(effect("disenchant", step),))


def test_10_38_a_card_is_used_as_another_one_and_is_itself_again():
    giving = small(type="action", effects=(use(gain_vigor(2)),))
    holder = masking(UseAs(theirs("discard")))
    scene = main(side(enhancements=((holder, 1),)), side(discard=(giving,)))
    pay_upkeep(scene)
    assert (scene.state.vigor[0], scene.state.masks) == (2, {})
    assert len(scene.happened(CardMasked)) == 1


def test_10_38_a_card_that_can_not_be_used_as_the_other_is_itself_again():
    far = small(range=(9,))
    holder = masking(UseAs(theirs("discard")))
    scene = main(side(enhancements=((holder, 1),)), side(discard=(far,)))
    pay_upkeep(scene)
    assert (scene.state.masks, scene.where(holder)) == ({}, "discard.0")


def reacting(*effects):
    """A reaction card with these effects after its attack on nothing."""
    return small(range=tuple(range(11)), aura=0, life=None, subtype="reaction", effects=effects)


@pytest.mark.parametrize(("what", "aura", "drawn"), [("attack", 5, 0), ("damage", 5, 1), ("after", 3, 0)])
def test_9_4_an_attack_its_damage_or_its_after_attack_effects_are_cancelled(what, aura, drawn):
    striking = small(aura=2, life=1, effects=(after_attack(draw_cards()),))
    answer = reacting(after_attack(Cancel(what)))
    scene = main(side(hand=(striking,)), side(hand=(answer,), aura=5))
    scene.use(striking).use(answer)
    if scene.decision.kind == "ChooseDamage":
        scene.answer("aura")
    assert (scene.count("aura.1"), len(scene.numbers("hand.0"))) == (aura, drawn)


def test_10_27_the_answered_attack_is_copied_and_thrown_back():
    striking = small(aura=3, life=1)
    answer = small(type="action", subtype="reaction", effects=(use(answered_gets(plus(-1, 0))), use(CopyAttack())))
    scene = main(side(hand=(striking,), aura=5), side(hand=(answer,), aura=5))
    scene.use(striking).use(answer)
    assert (attack(scene), asked(scene)) == ((2, 1), ("ChooseDamage", 0))
    scene.answer("aura")
    assert (attack(scene), asked(scene)) == ((2, 1), ("ChooseDamage", 1))


def test_10_14_an_added_effect_comes_after_the_attacks_own():
    given = next_attack(plus(1, 0), GainsEffect((after_attack(arrow(SHADOW, MY_AURA, 1)),)))
    striking = small(aura=1, life=1, effects=(after_attack(arrow(MY_AURA, SHADOW, 3)),))
    scene, number = acting(given, hand=(striking, OTHER), aura=2)
    scene.use(number).use(striking)
    assert attack(scene) == (2, 1)
    scene.answer("aura")
    assert scene.count("aura.0") == 1
    scene.use(OTHER).answer("life")
    assert scene.count("aura.0") == 1


def test_10_14_added_effects_are_cancelled_with_the_others():
    striking = small(effects=(always(gains(GainsEffect((after_attack(gain_vigor(1)),)))),))
    answer = reacting(after_attack(Cancel("after")))
    scene = main(side(hand=(striking,)), side(hand=(answer,)))
    scene.use(striking).use(answer).answer("aura")
    assert scene.state.vigor[0] == 0
    scene = main(side(hand=(striking,)))
    scene.use(striking).answer("aura")
    assert scene.state.vigor[0] == 1


def test_steps_for_an_attack_that_is_not_there_do_nothing():
    later = Later("answered", gain_vigor(1))
    scene, number = acting(then(answered_gets(plus(-1, 0)), Cancel("attack"), CopyAttack(), later))
    scene.use(number)
    assert (asked(scene), scene.state.lasting) == (("ChooseAct", 0), ())


def test_9_2_after_a_terminal_card_effects_do_no_basic_actions():
    ending = small(type="action", effects=(terminal(), use(Later("end", BasicActions(("recover",)))),))
    scene = main(side(hand=(ending,)))
    scene.use(ending).answer("end")
    assert scene.count("aura.0") == 3


def test_10_5_an_attack_of_an_effect_that_is_out_of_range_fails_and_if_so_too():
    scene, number = acting(IfSo(attack_of(at(9), damage(1, 1)), gain_vigor(1)))
    scene.use(number)
    assert scene.state.vigor[0] == 0


def test_10_29_what_was_left_unchosen_is_shown_and_comes_from_outside_the_game():
    shown = put(my_unchosen(NORMAL), "hand", shown=True)
    scene, number = acting(shown, put(my_unchosen(SPECIAL), "unused"), outside=(SHOT, PLAIN, BULLET))
    removed = scene.card(PLAIN)
    scene.table.state.face[removed] = True
    scene.use(number).answer(f"card:{scene.card(SHOT)}").answer(f"card:{scene.card(BULLET)}")
    assert (SHOT in scene.numbers("hand.0"), scene.where(PLAIN)) == (True, "outside.0")
    assert (scene.where(BULLET), scene.state.status[scene.card(BULLET)]) == ("specials.0", "unused")
    assert [event.cards for event in scene.table.events if isinstance(event, CardsRevealed)] == [(scene.card(SHOT),)]


@pytest.mark.parametrize(("card", "where"), [(ACTION, "hand.0"), (ENHANCEMENT, "enhancements.0")])
def test_a_card_just_used_goes_on_from_where_it_lies_now(card, where):
    back = When(it_lies_in("discard"), put_it("hand"))
    scene, number = acting(then(UseCard(my("hand", of=(NOT_ATTACK,))), back), hand=(card,), aura=0)
    scene.use(number, f"card:{scene.card(card)}")
    assert (scene.where(card), scene.state.happened[-1].card) == (where, scene.card(card))


def test_attacks_and_reactions_of_both_players_count_together_and_a_reaction_that_attacks_twice():
    count = attacks_and_reactions()
    scene = main(side(hand=(SHOT,)), side(hand=(shinra("N-2"),)), distance=7)
    scene.use(SHOT)
    assert count.value(scene.state, Source(0)) == 1
    scene.use(shinra("N-2"))
    assert count.value(scene.state, Source(1)) == 3


def test_10_11_this_card_is_the_one_that_has_the_text_also_where_it_speaks_of_an_attack():
    """What a copied attack has none of (§10-27), a text about attacks of other cards has."""
    counting = whenever(attack_is_made(ME), PlaceCrystals(SHADOW, ON_THIS_CARD, 1))
    holder = small(type="enhancement", effects=(effect("ongoing", counting),))
    scene = main(side(hand=(PLAIN,), enhancements=((holder, 1),)))
    scene.use(PLAIN)
    assert scene.on(holder) == 2
