"""The journal in sentences: who hears what, what is told together, how deep, and that every event has its words."""

from __future__ import annotations

import pytest

from engine.cardgame.source import Source
from engine.cardgame.view import Fact
from engine.cardgame.words.flow import When
from engine.cardgame.words.sides import ME
from engine.cardgame.words.wording import bullets, ended, one_after_another
from engine.kernel.events import Event
from engine.sakura import events as happened
from engine.sakura.areas import DECK
from engine.sakura.clauses.amounts import vigor
from engine.sakura.events import (
    AttackCancelled,
    CardCopied,
    CardMasked,
    CardMoved,
    CardsRevealed,
    CrystalsMoved,
    DeckShuffled,
    Declared,
    FateDecided,
    FlinchChanged,
    PhaseEnded,
    PhaseLost,
    PiecesMoved,
    SpecialTurned,
    UseDeclared,
    UseReverted,
    VigorChanged,
)
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.moving import (
    cover,
    deck_bottom,
    deck_top,
    draw,
    move_card,
    remove_from_game,
    return_unused,
    seal,
)
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.state import Use
from engine.sakura.view.lines import TELLERS, WITHOUT_LINE
from engine.text.catalog import Catalog
from engine.text.phrase import CardName, Listing, Term, say
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    OTHER,
    PLAIN,
    REACTION,
    SPECIAL,
    UNDEFINED,
    Attacks,
    Strike,
    effect,
    small,
)
from tests.engine.sakura.support import kururu
from tests.engine.sakura.view.duels import SEATS, SEEDS, played
from tests.engine.sakura.view.told import journal, witness

DECKS = SideLaid(deck=FILLERS[:4])
WHO = (say("seat", seat=0), say("seat", seat=1))


def lines(scene, seat=-1, start=0, **record):
    seen = witness(scene.table.events, seat, start, **record)
    return [one.line for one in seen if one.line is not None]


def said(scene, seat=-1, start=0):
    return [line.phrase for line in lines(scene, seat, start)]


def says(what, seat=-1, scene=None):
    """What is said while something is resolved (a procedure) or happens (an event)."""
    scene = scene or Scene(DECKS, DECKS)
    start = len(scene.table.events)
    if isinstance(what, Event):
        scene.table.emit(what)
    else:
        scene.resolve(what(scene))
    return said(scene, seat, start)


def test_every_event_has_a_sentence_or_is_told_by_another() -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert set(TELLERS) | WITHOUT_LINE == kinds - {Event}
    assert not set(TELLERS) & WITHOUT_LINE


def test_two_cards_drawn_are_one_sentence_named_for_the_owner() -> None:
    first, second = CardName(FILLERS[0]), CardName(FILLERS[1])
    assert says(lambda scene: draw(scene.table, 0, 2), 0) == [
        say("line-drew", who=WHO[0], cards=Listing((first, second)))
    ]
    assert says(lambda scene: draw(scene.table, 0, 2), 1) == [
        say("line-drew", who=WHO[0], cards=say("cards-unknown", count=2))
    ]


def test_a_card_drawn_after_another_answer_is_a_sentence_of_its_own() -> None:
    scene = Scene(DECKS, DECKS)
    start = len(scene.table.events)
    scene.resolve(draw(scene.table, 0, 2))
    told = (start + 1,)
    found = lines(scene, 0, start, told=told)
    assert [(line.phrase.key, line.answers) for line in found] == [("line-drew", 0), ("line-drew", 1)]


def test_a_covered_card_is_named_for_its_owner_alone() -> None:
    def act(scene):
        return cover(scene.table, scene.card(PLAIN))

    heard = {seat: says(act, seat, Scene(SideLaid(hand=(PLAIN,)))) for seat in SEATS}
    assert heard[0] == [say("line-covered", who=WHO[0], cards=CardName(PLAIN))]
    assert heard[1] == heard[-1] == [say("line-covered", who=WHO[0], cards=say("cards-unknown", count=1))]


def test_cards_put_into_a_deck() -> None:
    def put(procedure):
        scene = Scene(SideLaid(discard=(PLAIN,), deck=(OTHER,)))
        return says(lambda one: procedure(one.table, one.card(PLAIN)), 1, scene)

    slots = {"who": WHO[0], "cards": CardName(PLAIN), "source": say("place-own", area=Term("discard"))}
    assert put(deck_top) == [say("line-deck-top", **slots)]
    assert put(deck_bottom) == [say("line-deck-bottom", **slots)]


def test_a_card_that_goes_anywhere_else_says_from_where_to_where() -> None:
    scene = Scene(SideLaid(discard=(PLAIN,)))
    found = says(lambda one: move_card(one.table, one.card(PLAIN), "extra"), 1, scene)
    assert found == [
        say(
            "line-card-moved",
            cards=CardName(PLAIN),
            source=say("place-of", who=WHO[0], area=Term("discard")),
            target=say("place-of", who=WHO[0], area=Term("extra")),
        )
    ]


def test_a_card_that_is_removed_from_outside_the_game_is_said_to_turn_face_up_10_18() -> None:
    scene = Scene(SideLaid(outside=(PLAIN,)))
    found = says(lambda one: remove_from_game(one.table, one.card(PLAIN)), 1, scene)
    place = say("place-of", who=WHO[0], area=Term("outside"))
    assert found == [say("line-card-opened", cards=CardName(PLAIN), place=place)]


def test_a_special_that_is_unused_again_10_17() -> None:
    scene = Scene(SideLaid(used=(SPECIAL,)))
    found = says(lambda one: return_unused(one.table, one.card(SPECIAL)), 1, scene)
    assert found == [say("line-turned-unused", card=CardName(SPECIAL))]
    assert says(SpecialTurned(scene.card(SPECIAL), "used"), 1, scene) == [
        say("line-turned-used", card=CardName(SPECIAL))
    ]


def test_a_shuffle_within_a_rebuild_is_told_with_it_9_7() -> None:
    scene = Scene(SideLaid(discard=(PLAIN, OTHER)), chance=((1, 0),))
    keys = [phrase.key for phrase in says(lambda one: rebuild(one.table, 0, by_rule=True), 0, scene)]
    assert keys == ["line-damage-rebuild", "line-rebuilt"]
    assert says(DeckShuffled(0, scene.state.piles[DECK[0]]), 0, scene) == [say("line-shuffled", who=WHO[0])]


def test_a_sealed_card_is_told_once_10_9() -> None:
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 1),), hand=(PLAIN,)))
    found = says(lambda one: seal(one.table, one.card(PLAIN), one.card(ENHANCEMENT)), 0, scene)
    assert found == [say("line-sealed", card=CardName(PLAIN), under=CardName(ENHANCEMENT))]


def test_shown_cards_are_named_for_those_who_see_them() -> None:
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(deck=(OTHER,)))
    assert says(CardsRevealed((scene.card(PLAIN),)), 1, scene) == [say("line-revealed", cards=CardName(PLAIN))]
    look = CardsRevealed((scene.card(OTHER),), 0)
    assert says(look, 0, scene) == [say("line-looked", who=WHO[0], cards=CardName(OTHER))]
    assert says(look, 1, scene) == [say("line-looked", who=WHO[0], cards=say("cards-unknown", count=1))]


def test_a_use_with_its_cost_is_told_from_outside_in() -> None:
    scene = Scene(SideLaid(specials=(SPECIAL,), flare=3), SideLaid(hand=(REACTION,)))
    start = len(scene.table.events)
    scene.use(SPECIAL, "pass", "life")
    found = lines(scene, 1, start)
    assert [(line.phrase.key, line.depth) for line in found] == [
        ("line-used", 0),
        ("line-paid", 1),
        ("line-attack", 1),
        ("line-damage", 1),
    ]
    assert dict(found[2].phrase.slots)["damage"] == "1/1"
    assert found[0].things == (f"card:{scene.card(SPECIAL)}",)


def test_reactions_and_attacks_of_effects_are_told_deeper_9_8() -> None:
    answer = small(subtype="reaction", type="action", effects=(effect("on-use", Attacks(Strike((4,), 1, None))),))
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(answer,)))
    start = len(scene.table.events)
    scene.use(PLAIN)
    scene.answer(f"use:{scene.card(answer, 1)}")
    found = [(line.phrase.key, line.depth) for line in lines(scene, 0, start)]
    assert found[:4] == [("line-used", 0), ("line-attack", 1), ("line-reacted", 1), ("line-attack-by-effect", 3)]


def test_an_attack_that_is_not_in_range_is_told() -> None:
    far = small(type="action", effects=(effect("on-use", Attacks(Strike((9,), 1, 1))),))
    scene = Scene(SideLaid(hand=(far,)), distance=3)
    start = len(scene.table.events)
    scene.use(far)
    assert said(scene, 0, start)[-1] == say("line-attack-not-made", attack=CardName(far), distance=3)


@pytest.mark.parametrize("mine", [1, 2])
def test_a_condition_that_is_not_met_is_told(mine: int) -> None:
    """Who plays a card hears why nothing comes of a text, and the card is pointed at; what is done tells itself."""
    enough = vigor(ME) >= 2
    one = small(type="action", effects=(effect("on-use", When(enough, Attacks(Strike((4,), 1, 1)))),))
    scene = Scene(SideLaid(hand=(one,), vigor=mine), distance=4)
    start = len(scene.table.events)
    scene.use(one)
    told = [
        (line.phrase, fact, line.things)
        for _, _, _, line, _, fact in witness(scene.table.events, 1, start)
        if line is not None and line.phrase.key == "told-unmet"
    ]
    handle = f"card:{scene.card(one)}"
    unmet = say("told-unmet", who=WHO[0], card=CardName(one), condition=enough.phrase())
    assert told == ([] if mine == 2 else [(unmet, Fact(kind="unmet", place=handle, seat=0), (handle,))])


def test_a_mechanism_that_is_not_complete_is_told_x8_2() -> None:
    scene = Scene(SideLaid(hand=(kururu("N-1"),)))
    start = len(scene.table.events)
    scene.use(kururu("N-1"))
    (found,) = (phrase for phrase in said(scene, 0, start) if phrase.key == "told-unmet")
    assert dict(found.slots)["condition"].key == "assembled"


def test_an_attack_that_deals_0_is_told_5_8_3() -> None:
    blow = small(aura=3, life=0)
    scene = Scene(SideLaid(hand=(blow,)))
    start = len(scene.table.events)
    scene.use(blow, "life")
    assert said(scene, 0, start)[-1] == say("line-damage", who=WHO[1], amount=0, area=Term("life"))


def test_what_happens_to_an_attack_is_told() -> None:
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(REACTION,)))
    scene.use(PLAIN)
    attack = scene.state.attacks[0].id
    keys = [says(AttackCancelled(attack, what), 0, scene)[0].key for what in ("attack", "damage", "after")]
    assert keys == ["line-attack-cancelled", "line-damage-cancelled", "line-after-cancelled"]


def test_damage_that_found_too_few_crystals_5_10() -> None:
    scene = Scene(SideLaid(aura=1))
    found = says(lambda one: take_on(one.table, 0, "aura", 3, "effect"), 0, scene)
    assert found == [say("line-damage-short", moved=1, who=WHO[0], amount=3, area=Term("aura"))]


def test_an_enhancement_goes_away_in_one_sentence_9_5() -> None:
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 1),)))
    card = scene.card(ENHANCEMENT)
    keys = [
        phrase.key
        for phrase in says(
            lambda one: one.table.happen(CrystalsMoved(f"card.{card}", "shadow", 1, "effect")), 0, scene
        )
    ]
    assert keys == ["line-crystals", "line-disenchanted"]
    assert scene.where(ENHANCEMENT) == "discard.0"


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (VigorChanged(0, 2), "line-vigor"),
        (VigorChanged(0, 1, "paid"), "line-vigor-paid"),
        (FlinchChanged(1, flinched=True), "line-flinched"),
        (FlinchChanged(1, flinched=False), "line-flinch-over"),
        (PiecesMoved("test-token", "outside.0", "shadow", 1), "line-tokens"),
        (PhaseEnded("main", cut=True), "line-phase-cut"),
        (PhaseLost("main", 1), "line-phase-lost"),
        (Declared(0, "3"), "line-declared"),
        (Declared(0, PLAIN), "line-declared"),
        (FateDecided(0, wins=True), "line-fate-won"),
        (FateDecided(0, wins=False), "line-fate-lost"),
    ],
)
def test_short_sentences(event: Event, key: str) -> None:
    assert [phrase.key for phrase in says(event)] == [key]


def test_what_was_declared_is_a_number_or_a_card_10_36() -> None:
    assert dict(says(Declared(0, "-1"))[0].slots)["what"] == -1
    assert dict(says(Declared(0, PLAIN))[0].slots)["what"] == CardName(PLAIN)


def test_masks_and_copies_are_told_by_what_is_printed_10_16() -> None:
    scene = Scene(SideLaid(hand=(ACTION, PLAIN), discard=(OTHER,)))
    card, of = scene.card(OTHER), scene.card(PLAIN)
    assert says(CardCopied(card, of), 0, scene) == [
        say("line-copied", card=CardName(OTHER), other=CardName(PLAIN))
    ]
    assert says(CardCopied(card, -1), 0, scene) == [say("line-copy-ended", card=CardName(OTHER))]
    assert says(CardCopied(scene.card(ACTION), of), 1, scene) == []
    scene.table.emit(UseDeclared(Use(card=scene.card(ACTION), seat=0, way="effect")))
    assert says(CardMasked(scene.card(ACTION), PLAIN), 1, scene) == [
        say("line-masked", card=CardName(ACTION), other=CardName(PLAIN))
    ]


def test_a_use_that_was_taken_back_names_the_card_that_was_shown_9_2() -> None:
    scene = Scene(SideLaid(hand=(UNDEFINED,)))
    card = scene.card(UNDEFINED)
    scene.table.emit(UseDeclared(Use(card=card, seat=0, way="standard")))
    assert says(UseReverted(card), 1, scene) == [say("line-use-reverted", card=CardName(UNDEFINED))]


def test_an_effect_is_told_with_its_player_its_card_and_its_words() -> None:
    scene = Scene(SideLaid(hand=(ACTION,)))
    own = small(type="action", effects=(effect("on-use", Attacks(Strike((4,), 1, 1))),))
    ref = f"{own}#0"
    found = says(happened.EffectArose(ref, Source(0, scene.card(ACTION))), 1, scene)
    words = say("sentence", text=say("test-attacks"))
    assert found == [say("told-effect", who=say("seat", seat=0), card=CardName(own), effect=words)]


def test_a_text_that_ends_in_a_list_of_lines_takes_no_full_stop() -> None:
    step, several = say("test-does"), say("choose", times=1, steps=bullets((say("test-does"), say("test-does"))))
    assert ended(step) == say("sentence", text=step)
    assert ended(several) == several
    assert ended(say("when", condition=say("test-when"), step=several)).key == "when"
    assert ended(one_after_another((several, step))).key == "sentence"


def test_names_stand_for_seats_where_players_have_them() -> None:
    scene = Scene(DECKS, DECKS)
    scene.table.emit(VigorChanged(0, 1))
    scene.table.emit(VigorChanged(1, 1))
    *_, first, second = lines(scene, names=("Hana", ""))
    assert dict(first.phrase.slots)["who"] == say("seat-named", name="Hana")
    assert dict(second.phrase.slots)["who"] == say("seat", seat=1)


@pytest.mark.parametrize("seed", SEEDS[:3])
@pytest.mark.parametrize("seat", SEATS)
def test_a_line_leads_back_to_its_moment(seed: int, seat: int) -> None:
    session = played(seed)
    for line in journal(session, seat):
        assert 0 <= line.answers <= session.answers
        if line.answers:
            assert session.told[line.answers - 1] <= line.index
        if line.answers < session.answers:
            assert line.index < session.told[line.answers]


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_a_line_belongs_to_its_turn(seed: int) -> None:
    turn = 0
    for line in journal(played(seed), 0):
        turn += line.phrase.key == "line-turn"
        assert line.turn == turn
    assert turn > 2


@pytest.mark.parametrize("seed", SEEDS)
def test_sentences_have_just_the_variables_of_their_messages(seed: int) -> None:
    catalog = Catalog.load("en")
    for line in journal(played(seed), 0):
        assert catalog.variables(line.phrase.key) == {key for key, _ in line.phrase.slots}


def test_cards_that_move_are_told_unless_another_sentence_does() -> None:
    told = set()
    for seed in SEEDS:
        for seen in witness(played(seed).events, 0, 0, played(seed).told):
            if isinstance(seen.event, CardMoved) and seen.line is not None:
                told.add(seen.line.phrase.key)
    assert {"line-drew", "line-covered", "line-deck-bottom"} <= told
