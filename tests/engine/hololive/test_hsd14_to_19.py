"""Cards of the live start decks: what they do that no other test has."""

from __future__ import annotations

import pytest

from engine.hololive.cards.people import SAKURA_MIKO
from engine.hololive.procedures.moving import to_hand
from engine.hololive.procedures.stage import bloom, leave
from engine.hololive.registry import REGISTRY
from engine.hololive.values import changed
from engine.hololive.vocabulary import support
from engine.hololive.wording import prompt_of
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.hololive.tables import (
    DECK,
    G,
    R,
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

MASCOT, FAN = "hSD14-011", "T-35P"
if FAN not in REGISTRY.cards:
    support(FAN, "35p", "fan", only_on=(SAKURA_MIKO,))


def arts(there, number, target="T-BEA-D", art="1", seat=1):
    return to_performance(there).answer(arts_at(there, number, art, target, seat))


def take(there, *numbers, seat=0, area=""):
    """Cards of that number are chosen: those of an area, where one is named."""
    state, chosen = there.state, []
    for number in numbers:
        chosen.append(next(
            one_ for one_ in there.keys
            if state.defs[int(one_[5:])].number == number and one_ not in chosen
            and state.where[int(one_[5:])].startswith(area) and state.owner[int(one_[5:])] == seat
        ))
    return there.answer(*chosen)


def more(there, number):
    """By how much arts of that holomem are more."""
    return changed(there.state, "arts", there.card(number, 0), 0)


def their_turn(number, *cheers, **laid):
    """The right player's turn: its center downs the left one's, and its collab could go on."""
    left = side(one(number, *cheers, damage=REGISTRY.cards[number].hp - 10, **laid), back=("T-DOT-D",))
    there = scene(left, side(one("T-BEA-2", R), collab=one("T-BEA-2", R)), turn=6, turn_player=1, step="performance")
    return there.answer(f"arts:{there.card('T-BEA-2', 1)}:1:{there.card(number, 0)}")


# --- cards that are looked for, attached, laid onto the stage


@pytest.mark.parametrize("count", [0, 1, 2])
def test_one_or_two_are_looked_for(count):
    there = scene(side(oshi="hSD14-001", deck=("T-ANN-D", MASCOT, "hSD14-003", MASCOT, "T-MASCOT")))
    there.answer("skill:sp")
    assert there.decision.most == 2
    take(there, *(MASCOT, "T-MASCOT")[:count])
    assert sorted(there.numbers("hand.0")) == sorted((MASCOT, "T-MASCOT")[:count])


def test_a_mascot_of_the_archive_is_attached_to_the_holomem_of_the_text():
    there = scene(side(back=("hSD14-008", "T-BEA-D"), archive=("T-TOOL", MASCOT)))
    there.answer(key(there, "collab", "hSD14-008"))
    assert on(there, "hSD14-008") == [MASCOT]


@pytest.mark.parametrize(("where", "bears", "dealt"), [
    ("collab", (MASCOT,), 40), ("collab", (), 20), ("center", (MASCOT,), 20),
])  # fmt: skip
def test_in_the_collab_position_with_a_mascot(where, bears, dealt):
    given = one("hSD14-008", W, support=bears)
    there = scene(side(given) if where == "center" else side(collab=given), side("T-BEA-1"))
    arts(there, "hSD14-008", "T-BEA-1")
    assert damage(there, "T-BEA-1") == dealt


@pytest.mark.parametrize(("turn", "attached"), [(2, [FAN]), (4, [])])
def test_in_the_first_turn_of_whoever_goes_second(turn, attached):
    there = scene(side(back=("hSD16-004",), deck=("T-ANN-D", "T-ANN-D", FAN)), turn=turn, turn_player=0)
    there.answer(key(there, "collab", "hSD16-004"))
    if attached:
        take(there, FAN)
    assert on(there, "hSD16-004") == attached


def test_a_debut_of_the_archive_comes_onto_the_stage():
    piles = {"deck": ("T-ANN-D", "T-BEA-D", "T-ANN-D"), "archive": ("T-DOT-D", "T-ANN-1"), "hand": ("T-BEA-1",)}
    there = scene(side(back=("hSD15-007",), **piles))
    there.answer(key(there, "collab", "hSD15-007")).answer("yes")
    assert len(there.keys) == 2
    take(there, "T-BEA-D")  # which was archived just before
    assert there.numbers("back.0") == ("T-BEA-D",)
    assert ids(there, "bloom") == []  # it came onto the stage this turn


def test_nothing_comes_onto_a_full_stage():
    there = scene(side(back=("hSD15-007", *("T-BEA-D",) * 4), archive=("T-DOT-D",)))
    there.answer(key(there, "collab", "hSD15-007"))
    assert there.decision.kind == "ChooseAct"
    assert "T-DOT-D" in there.numbers("archive.0")


# --- what a choice is for is said in the words of the text


def asks(there):
    """What is asked, in English."""
    return Renderer(Catalog.load("en")).text(prompt_of(there.decision))


def test_who_searches_is_told_for_what():
    there = scene(side(oshi="hSD14-001", deck=("T-ANN-D", MASCOT, "hSD14-003", MASCOT))).answer("skill:sp")
    text = "Reveal 1 or 2 Mascot cards from your deck and take them into your hand, then shuffle your deck."
    assert asks(there) == f"Choose up to 2 cards: {text}"


def test_who_only_chooses_is_told_what_follows():
    """A holomem is chosen by one step of a skill or of an event card, and the next one says why."""
    first, second = (one(number, support=(MASCOT,)) for number in ("hSD14-003", "hSD14-004"))
    there = scene(side(first, back=(second,), oshi="hSD14-001", holo_power=("T-ANN-D",) * 2))
    there.answer("skill:oshi")
    assert asks(there).endswith("Holomem with a Mascot. This turn, Arts of that Holomem +20.")
    there = scene(side(one("T-ANN-D", damage=20), hand=("hSD04-013",), back=("T-BEA-D",)))
    there.answer(key(there, "play", "hSD04-013"))
    assert "Choose 1 of your Holomem. Restore 20 HP to that Holomem." in asks(there)
    there = scene(side("hSD10-002", oshi="hSD10-001", back=("hSD10-007",), holo_power=("T-ANN-D",) * 2))
    there.answer("skill:sp").answer(there.keys[0])
    done = "Choose 1 of your Holomem with #FLOW GLOW. This turn, Arts of that Holomem +20"
    assert asks(there).startswith(done), "the cheer of the first step has been sent already"


def test_who_damages_one_of_several_is_told_how_much():
    there = scene(side(one("T-BEA-D", W), back=("hSD05-012",)), side("T-ANN-D", back=("T-BEA-D",)))
    there.answer(key(there, "collab", "hSD05-012"))
    assert "Deal 10 Special Damage" in asks(there)


def test_cheer_that_was_shown_is_seen_while_it_is_sent():
    """It lies in the cheer deck still, where nobody knows a card."""
    there = scene(side(one("hBP01-082"), back=("hBP01-081",), cheer_deck=(R, G)))
    there.answer(key(there, "collab", "hBP01-081"))
    assert there.decision.shown == (there.decision.card,)
    assert there.state.where[int(there.decision.card[5:])] == "cheer-deck.0"


# --- for the turn


def test_the_bonus_goes_along_with_the_one_that_was_chosen():
    there = scene(side(one("T-ANN-D", W), back=("hSD14-005", "T-BEA-D")))
    there.answer(key(there, "collab", "hSD14-005"))
    assert more(there, "T-ANN-D") == 10
    there.answer(key(there, "baton", "T-BEA-D"))
    assert (more(there, "T-ANN-D"), more(there, "T-BEA-D")) == (10, 0)


@pytest.mark.parametrize(("cheers", "by"), [(2, 10), (3, 20)])
def test_more_with_three_cheer_instead(cheers, by):
    there = scene(side(one("hSD15-002", *(G,) * cheers), hand=("hSD15-010",)))
    there.answer(key(there, "play", "hSD15-010"))
    assert more(there, "hSD15-002") == by


def test_nobody_to_choose_nothing_to_play():
    assert ids(scene(side(hand=("hSD15-010",))), "play") == []
    assert ids(scene(side(hand=("hSD19-010",))), "play") == []


@pytest.mark.parametrize(("where", "dealt"), [("center", 0), ("back", 10)])
def test_bloomed_in_the_back(where, dealt):
    given = side(
        "hSD17-006" if where == "center" else "T-ANN-D", back=("T-DOT-D", "hSD17-006")[: 1 + (where == "back")],
        hand=("hSD17-007",),
    )  # fmt: skip
    there = scene(given, side("T-BEA-1", back=("T-ANN-1",)))
    there.answer(key(there, "bloom", "hSD17-007", "hSD17-006"))
    assert damage(there, "T-ANN-1") == dealt


@pytest.mark.parametrize(("many", "dealt"), [(5, 0), (6, 20)])
def test_six_holomem_in_the_archive(many, dealt):
    there = scene(side(back=("hSD18-009",), archive=(*DECK[:many], W, "T-TOOL")), side("T-BEA-1"))
    there.answer(key(there, "collab", "hSD18-009"))
    assert damage(there, "T-BEA-1") == dealt


def test_for_each_fan_that_was_there():
    laid = one("hSD16-006", support=(FAN, "T-MASCOT"))
    there = scene(side(laid, back=(one("hSD16-002", support=(FAN,)),), hand=("hSD16-009", FAN)))
    there.answer(key(there, "bloom", "hSD16-009", "hSD16-006"))
    assert more(there, "hSD16-009") == 20
    there.answer(next(one_ for one_ in there.keys if one_.startswith("attach:")))
    assert more(there, "hSD16-009") == 20


# --- while it is downed, and while it downs


@pytest.mark.parametrize(("bears", "drawn"), [((), 0), ((MASCOT,), 1)])
def test_downed_in_their_turn_with_a_mascot(bears, drawn):
    there = their_turn("hSD14-009", support=bears)
    assert len(there.numbers("hand.0")) == drawn


def test_downed_in_its_own_turn_it_says_nothing():
    left = side(one("hSD16-007", damage=120), collab=one("T-ANN-D", W), back=("T-DOT-D",))
    there = scene(left, side(one("T-BEA-1", support=("T-MASCOT",))))
    arts(there, "T-ANN-D", "T-BEA-1")
    assert "hSD16-007" in there.numbers("archive.0")
    assert there.numbers("hand.0") == ()


def test_a_cheer_of_the_downed_goes_over():
    there = their_turn("hSD15-005", W, G)
    there.answer("yes")
    take(there, G)
    assert on(there, "T-DOT-D")[0] == G
    assert W in there.numbers("archive.0")


@pytest.mark.parametrize(("bearer", "sent"), [("hSD14-009", 1), ("T-ANN-2", 0)])
def test_a_mascot_sends_cheer_when_its_fubuki_downs(bearer, sent):
    there = scene(side(one(bearer, W, W, support=(MASCOT,))), side("T-BEA-D", back=("T-DOT-D",)))
    arts(there, bearer)
    assert len(there.numbers("cheer-deck.0")) == 8 - sent


# --- arts


@pytest.mark.parametrize(("number", "dealt"), [(3, 40), (4, 30), (5, 40)])
def test_three_or_five(number, dealt):
    there = scene(side(one("hSD16-007", R)), side("T-BEA-1"))
    there.chance = [(number - 1,)]
    arts(there, "hSD16-007", "T-BEA-1")
    assert damage(there, "T-BEA-1") == dealt


def test_after_an_event_with_a_tag():
    def dealt(*hand):
        there = scene(side(one("hSD15-008", G, G), hand=hand), side(one("T-BEA-1"), back=("T-ANN-1",)))
        for number in hand:
            there.answer(key(there, "play", number))
        arts(there, "hSD15-008", "T-BEA-1")
        return damage(there, "T-BEA-1")

    assert dealt() == 40
    assert dealt("T-HEAL") == 40
    assert dealt("hSD15-010") == 60  # +10 of the event, +10 because there was one


@pytest.mark.parametrize(("where", "taken"), [("center", 20), ("collab", 30)])
def test_less_from_the_center(where, taken):
    given = one("T-ANN-D", W)
    there = scene(side(given) if where == "center" else side("T-BEA-D", collab=given), side("hSD19-005"))
    arts(there, "T-ANN-D", "hSD19-005")
    assert damage(there, "hSD19-005") == taken


# --- support cards, oshi skills


def test_once_a_turn_and_no_debut():
    right = side("T-BEA-1", back=("T-BEA-D", one("T-ANN-1"), "T-CAT-S"))
    there = scene(side(hand=("hSD17-010",) * 2), right)
    there.answer(key(there, "play", "hSD17-010"))
    assert {there.state.defs[int(one_[5:])].number for one_ in there.keys} == {"T-ANN-1", "T-CAT-S"}
    there.answer(f"card:{there.card('T-ANN-1', 1)}")
    assert damage(there, "T-ANN-1") == 20
    assert there.numbers("hand.0") == ("hSD17-010",)
    assert ids(there, "play") == []


def test_cheer_for_one_or_two_each_one():
    subaru = {"oshi": "hSD19-001", "archive": (W, G, R)}
    there = scene(side("hSD19-003", back=("hSD19-005", "T-BEA-D"), **subaru)).answer("skill:sp")
    assert (there.decision.least, there.decision.most) == (1, 2)
    take(there, W, R)
    assert len(there.keys) == 2
    take(there, "hSD19-005")
    assert (on(there, "hSD19-005"), on(there, "hSD19-003")) == ([W], [R])
    alone = scene(side("hSD19-003", back=("T-BEA-D",), **subaru)).answer("skill:sp")
    assert alone.decision.most == 1


def test_a_curry_for_one():
    left = side(one("T-ANN-1", damage=50), back=(one("T-BEA-D", damage=40),), hand=("hSD19-010",))
    there = scene(left)
    there.answer(key(there, "play", "hSD19-010"))
    take(there, "T-BEA-D")
    assert (damage(there, "T-ANN-1", 0), damage(there, "T-BEA-D", 0)) == (50, 10)


def test_5_13_2_what_lasts_for_this_holomem_lasts_without_the_card_that_said_it():
    """A card that is laid upon it is the same holomem, also where the one below goes to the hand."""
    there = scene(side(back=("hSD17-009",), hand=("hSD17-009",)))
    there.answer(key(there, "collab", "hSD17-009"))
    below, above = there.card("hSD17-009", 0, "collab"), there.card("hSD17-009", 0, "hand")
    there.resolve(bloom(there.table, 0, above, below))
    assert changed(there.state, "arts", above, 0) == 20
    there.resolve(to_hand(there.table, (below,)))
    assert changed(there.state, "arts", above, 0) == 20


def test_4_1_4_nor_for_another_holomem_that_is_that_card_later():
    there = scene(side(back=("hSD17-009", "hSD17-008")))
    there.answer(key(there, "collab", "hSD17-009"))
    card, other = there.card("hSD17-009", 0), there.card("hSD17-008", 0)
    there.resolve(leave(there.table, card, "archive.0"))
    there.resolve(bloom(there.table, 0, card, other))
    assert changed(there.state, "arts", card, 0) == 0
