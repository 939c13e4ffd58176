"""Every card by its number: what it says is what it does. What keywords do, the chapters' tests hold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from engine.gateruler.areas import DECK
from engine.gateruler.card import REST
from engine.gateruler.events import CardPlayed, DamageDealt, GateEntered, RulerDamaged
from engine.gateruler.pool import EVERY_NUMBER
from engine.gateruler.procedures.damage import damage_ruler, damage_unit
from engine.gateruler.procedures.playing import special_summon
from engine.gateruler.procedures.turn import main_phase
from engine.gateruler.registry import REGISTRY
from engine.gateruler.values import (
    atk,
    attributes,
    damage_on,
    energy,
    energy_from_ruler,
    has_keyword,
    hp,
    level_for,
    readies,
    resting,
    ruler,
    souls,
    stk,
    summon_right,
)
from engine.text.catalog import Catalog
from engine.text.phrase import say
from engine.text.render import Renderer
from tests.engine.gateruler.tables import APPRENTICE, KNIGHT, OVERLORD, WIZARD, UnitLaid, life_of, scene, side

if TYPE_CHECKING:
    from engine.gateruler.play.scene import Scene

SMALL, LARGE = "T-0", "T-3"
"""A unit of 1/1/1 and one of 5/5/2, with no text."""


def go(there: Scene, *answers: str) -> Scene:
    """Give these answers, with cards called by their numbers (`play:GR-001`), and pass wherever there is nothing else
    to say, until something is at rest again. `first:damage.0` is the first card of a pile.
    """
    left = list(answers)
    while there.decision is not None:
        wanted = called(there, left[0]) if left else ()
        fits = bool(wanted) and all(there.offers(one) for one in wanted)
        if there.decision.kind == "ChooseNext" and not fits:
            there.answer(there.keys[0])
        elif fits or (left and there.decision.kind != "ChooseAct"):
            left.pop(0)
            there.answer(*wanted)
        elif there.decision.rest or there.decision.kind != "ChooseAct":
            break
        else:
            there.answer("pass")
    assert not left, f"nobody asked for {left}: {there.keys}"
    assert there.decision is None or there.decision.rest, f"{there.decision.kind} waits: {there.keys}"
    return there


def called(there: Scene, answer: str) -> tuple[str, ...]:
    """An answer with the ids of the cards in place of their numbers; several are joined by spaces, `~` is none."""
    if answer.startswith("first:"):
        return (f"card:{there.state.piles[answer[6:]][0]}",)
    parts = () if answer == "~" else tuple(answer.split(" "))
    return tuple(re.sub(r"(?:GR|T)-[A-Z0-9-]+", lambda found: str(there.card(found[0])), one) for one in parts)


def hurt(there: Scene, seat: int, amount: int, *answers: str) -> Scene:
    """Deal a ruler damage, by the other's doing, and answer."""
    there.resolve(damage_ruler(there.table, seat, amount, 1 - seat, -1))
    return go(there, *answers)


def figures(there: Scene, number: str) -> tuple[int, int, int]:
    """ATK, HP and STK of a unit now."""
    card = there.card(number)
    return atk(there.state, card), hp(there.state, card), stk(there.state, card)


def on(there: Scene, number: str) -> int:
    """The damage that a unit bears."""
    return damage_on(there.state, there.card(number))


def attack_phase(left: Any, right: Any = None, turn_player: int = 0, **laid: Any) -> Scene:
    """A table in an attack phase."""
    return scene(left, right or side(), phase="attack", turn_player=turn_player, turn=5 + turn_player, **laid)


# --- rulers


def test_gr_a1_drives_and_has_no_hand() -> None:
    there = scene(side(APPRENTICE), side())
    assert summon_right(there.state, 0) is None
    assert not REGISTRY.cards[APPRENTICE].ruler.pays  # type: ignore[union-attr]


def test_gr_k11_readies_by_reading() -> None:
    assert readies(scene(side(KNIGHT)).state, 0) == 2


def test_gr_w23_is_energy_in_the_opponents_turn_and_is_readied_as_its_turn_ends() -> None:
    mine, theirs = scene(side(WIZARD), side()), scene(side(WIZARD), side(), turn_player=1, turn=6)
    assert not energy_from_ruler(mine.state, 0)
    assert energy_from_ruler(theirs.state, 0)
    there = scene(side(WIZARD, ruler_rests=True), side(deck=20))
    go(there, "end", "end")
    assert not resting(there.state, ruler(there.state, 0))


def test_gr_o15_plays_no_event_in_the_opponents_turn() -> None:
    for turn_player, may in ((0, True), (1, False)):
        there = scene(side(OVERLORD, sets=("GR-017",)), side(), turn_player=turn_player, turn=5 + turn_player)
        if turn_player:
            there.answer("end")
        assert there.offers(f"play:{there.card('GR-017')}") == may


def test_gr_o15_readies_energy_by_texts_as_well() -> None:  # 1-5a
    there = go(scene(side(OVERLORD, hand=("GR-040", "GR-053"), energy=2, spent=2), side()), "summon:GR-040:left.0")
    assert energy(there.state, 0) == 2
    assert energy(go(there, "play:GR-053").state, 0) == 2


# --- what is printed


@pytest.mark.parametrize("number", EVERY_NUMBER)
def test_a_card_is_as_it_is_printed_in_play(number: str) -> None:
    card = REGISTRY.cards[number]
    if card.kind != "unit":
        return
    there = scene(side(left=number), asks=False)
    assert all(has_keyword(there.state, there.card(number), one) for one in card.keywords)
    assert attributes(there.state, there.card(number)) == frozenset(card.attributes)


@pytest.mark.parametrize(("number", "keywords", "shown"), [
    ("GR-010", ("vigilance",), (2, 1, 1)), ("GR-026", ("intercept",), (2, 4, 1)),
    ("GR-028", ("second-attack",), (3, 3, 2)), ("GR-029", ("graveyard-summon",), (3, 2, 1)),
    ("GR-030", ("gear-up",), (3, 4, 2)), ("GR-039", ("vigilance",), (1, 2, 1)),
    ("GR-041", ("intercept", "vigilance"), (3, 5, 2)), ("GR-042", ("guard-summon",), (2, 3, 1)),
    ("GR-044", ("gear-up", "strike-back"), (2, 4, 1)), ("GR-060", ("strike-back",), (3, 2, 1)),
    ("GR-069", ("graveyard-summon",), (2, 1, 1)),
])  # fmt: skip
def test_cards_of_keywords_alone(number: str, keywords: tuple[str, ...], shown: tuple[int, int, int]) -> None:
    card = REGISTRY.cards[number]
    assert (card.keywords, (card.atk, card.hp, card.stk)) == (keywords, shown)
    assert not card.effects
    assert not card.abilities


# --- published cards


def test_gr_001_destroys_all_set_cards_for_three_or_for_one() -> None:
    there = scene(side(hand=("GR-001", SMALL), sets=("GR-032",), energy=1), side(sets=("GR-048", "GR-017")))
    go(there, "play:GR-001")
    assert set(there.numbers("graveyard.1")) == {"GR-017", "GR-048"}
    assert there.where("GR-032") == "graveyard.0"
    assert there.state.piles[DECK[0]][-1] == there.card(SMALL)


def test_gr_001_is_no_payment_for_itself() -> None:
    there = scene(side(hand=("GR-001",), energy=1), side())
    assert not there.offers(f"play:{there.card('GR-001')}")


def test_gr_002_reverses_three_for_a_card_in_play() -> None:
    there = scene(side(left="GR-002", damage=3), side(field=("GR-033",), left=LARGE))
    go(there, "use:GR-002:1", "card:GR-033")
    assert there.where("GR-033") == "graveyard.1"
    assert not any(there.state.face[card] for card in there.state.piles["damage.0"])
    assert not there.offers(f"use:{there.card('GR-002')}:1"), "there is nothing left to reverse"


def test_gr_002_comes_for_two_in_either_turn() -> None:
    there = scene(side(hand=("GR-002", SMALL), energy=2), side(left=LARGE), turn_player=1, turn=6)
    there.answer("end")
    go(there, "summon:GR-002:defence.0")
    assert (there.where("GR-002"), there.where(SMALL)) == ("defence.0", "deck.0")


def test_gr_003_two_damage_to_each_ruler_once_a_game() -> None:
    there = scene(side(hand=("GR-082",), deck=("GR-010", "GR-003", *["GR-010"] * 8)), side())
    go(there, "play:GR-082", "left.0")
    assert there.where("GR-003") == "left.0"
    assert life_of(there) == (3, 2), "one for the pact, two for the bomb"


def test_gr_004_and_059_count_as_less_for_the_night_parade_alone() -> None:
    for number, counts in (("GR-004", 0), ("GR-059", 1)):
        there = scene(side(left="GR-018", deck=(number, SMALL)), asks=False)
        card = there.card(number)
        assert (level_for(there.state, card, "parade"), level_for(there.state, card, "other")) == (counts, 3)
        there = go(scene(side(left="GR-018", deck=(number, SMALL)), side()), "use:GR-018:1", f"card:{number}")
        assert there.where(number) == "drive.0"


def test_gr_005_plays_a_face_up_card_of_the_damage_zone() -> None:
    there = scene(side(hand=("GR-005",), damage=(LARGE, "GR-033"), reversed=(SMALL,)), side())
    there.answer(f"play:{there.card('GR-005')}")
    assert set(there.keys) == {f"card:{there.card(number)}" for number in (LARGE, "GR-033")}
    go(there, f"card:{LARGE}", "right.0")
    assert (there.where(LARGE), energy(there.state, 0)) == ("right.0", 1)


def test_gr_006_splits_three_among_enemy_units_when_it_attacks() -> None:
    there = attack_phase(side(left="GR-006"), side(left=LARGE, right="T-1"))
    there.answer(f"attack:{there.card('GR-006')}:left")
    while there.decision is not None and there.decision.kind == "ChooseAct":
        there.answer("pass")
    assert there.decision is not None
    assert there.decision.prompt == say("gateruler-ask-split", left=3)
    there = attack_phase(side(left="GR-006"), side(left=LARGE, right="T-1"))
    go(there, "attack:GR-006:left", f"card:{LARGE}", "card:T-1", "card:T-1")
    dealt = [(event.amount, event.combat) for event in there.happened(DamageDealt)]
    assert dealt == [(1, False), (2, False), (5, True)]


def test_gr_007_three_damage_when_special_summoned_alone() -> None:
    there = scene(side(hand=("GR-007",)), side(left=LARGE))
    go(there, "summon:GR-007:left.0")
    assert on(there, LARGE) == 0
    there = scene(side(graveyard=("GR-007",)), side(left=LARGE), asks=False)
    summoned(there, "GR-007")
    assert on(there, LARGE) == 3


def test_gr_007_aims_as_its_ability_goes_onto_the_gate() -> None:  # 14-3
    there = scene(side(graveyard=("GR-007",)), side(left=LARGE, right="T-1", sets=("T-KILL",)), asks=False)
    there.resolve(special_summon(there.table, 0, there.card("GR-007"), "left.0"))
    there.resolve(main_phase(there.table))
    there.answer(f"card:{there.card(LARGE)}")
    assert [item.them for item in there.state.gate] == [(there.card(LARGE),)]
    go(there, "play:T-KILL", f"card:{LARGE}")
    assert (there.where(LARGE), on(there, "T-1")) == ("graveyard.1", 0)


def test_gr_007_without_anything_to_aim_at_does_nothing() -> None:  # 14-3
    there = scene(side(graveyard=("GR-007",)), side(sets=("T-KILL",)), asks=False)
    summoned(there, "GR-007")
    assert there.happened(GateEntered) == []


def summoned(there: Scene, number: str, *answers: str) -> Scene:
    """A unit was special summoned to the left, and what that lets arise has resolved."""
    there.resolve(special_summon(there.table, 0, there.card(number), "left.0"))
    assert there.decision is None
    there.resolve(main_phase(there.table))
    return go(there, *answers)


def test_gr_008_splits_three_when_special_summoned() -> None:
    there = scene(side(graveyard=("GR-008",)), side(left=LARGE, right="T-3"), asks=False)
    summoned(there, "GR-008", *[f"card:{there.state.piles['left.1'][0]}"] * 3)
    assert on(there, LARGE) == 3


def test_gr_009_brings_back_a_small_dragon_once_a_turn_and_its_counter_destroys() -> None:
    there = scene(side(left="GR-009", graveyard=("GR-028", "GR-025", "GR-010")), side())
    go(there, "use:GR-009:1", "right.0")
    assert there.where("GR-028") == "right.0"
    assert not there.offers(f"use:{there.card('GR-009')}:1")
    there = scene(side(deck=("GR-009", SMALL)), side(left=LARGE, right="T-1"), asks=False)
    hurt(there, 0, 1, "yes")
    assert (there.where("T-1"), there.where("GR-009")) == ("graveyard.1", "graveyard.0")
    there = go(scene(side(hand=("GR-009", SMALL), energy=2), side()), "summon:GR-009:left.0")
    assert there.where(SMALL) == "graveyard.0"


def test_gr_011_makes_beasts_larger() -> None:
    there = scene(side(field=("GR-011",), left="GR-069", right=LARGE), side(left="GR-083"), asks=False)
    assert figures(there, "GR-069") == (3, 2, 1)
    assert figures(there, LARGE) == (5, 5, 2)
    assert figures(there, "GR-083") == (2, 4, 1)


def test_gr_012_is_larger_while_the_opponent_has_little_in_hand() -> None:
    for hand, shown in (((), (4, 4, 1)), ((SMALL,), (4, 4, 1)), ((SMALL, SMALL), (2, 2, 1))):
        there = scene(side(left="GR-012"), side(hand=hand), asks=False)
        assert figures(there, "GR-012") == shown


def test_gr_013_comes_out_of_the_damage_zone() -> None:
    there = scene(side(left=SMALL, damage=("GR-013",)), side())
    go(there, "use:GR-013:1", "right.0")
    assert (there.where("GR-013"), there.where(SMALL)) == ("right.0", "graveyard.0")
    assert life_of(there) == (1, 0)
    reversed_there = scene(side(left=SMALL, reversed=("GR-013",)), side())
    assert not reversed_there.offers(f"use:{reversed_there.card('GR-013')}:1")


@pytest.mark.parametrize(("whose", "had", "left"), [(KNIGHT, 2, 1), (OVERLORD, 2, 1), (APPRENTICE, 0, 0)])
def test_gr_013_comes_by_a_normal_summon_which_counts_and_is_paid_for(whose: str, had: int, left: int) -> None:
    there = scene(side(whose, left=SMALL, damage=("GR-013",), energy=had, summons=1), side())
    go(there, "use:GR-013:1", "right.0")
    assert (there.where("GR-013"), there.state.summons, energy(there.state, 0)) == ("right.0", (2, 0), left)
    assert [(event.how, event.cost) for event in there.happened(CardPlayed)] == [("normal", had - left)]


@pytest.mark.parametrize("lacking", [{"summons": 2}, {"energy": 0}, {"field": ("GR-015",)}])
def test_gr_013_stays_where_it_cant_be_summoned_when_that_is_resolved(lacking: dict[str, Any]) -> None:  # 1-5b
    there = go(scene(side(left=SMALL, damage=("GR-013",), **lacking), side()), "use:GR-013:1", *_given_up(lacking))
    assert (there.where("GR-013"), there.where(SMALL), life_of(there)) == ("damage.0", "graveyard.0", (2, 0))


def test_gr_013_isnt_summoned_from_where_it_lies_no_more() -> None:  # 3-2d
    there = scene(side(left=SMALL, right="GR-036", damage=("GR-013",), sets=("GR-032",)), side(left=LARGE))
    there.answer(f"use:{there.card('GR-013')}:1").answer(f"card:{there.card(SMALL)}")
    go(there, "play:GR-032")
    assert (there.where("GR-013"), life_of(there)) == ("graveyard.0", (1, 0)), "it was recovered meanwhile"


def _given_up(lacking: dict[str, Any]) -> tuple[str, ...]:
    """The unit, where there is another card in play that could be destroyed."""
    return (f"card:{SMALL}",) if "field" in lacking else ()


def test_gr_014_and_086_take_no_damage_of_effects() -> None:
    there = scene(side(left="GR-014"), side(left="GR-075", right=LARGE, field=("GR-086",)), asks=False)
    for number, combat, borne in (
        ("GR-014", False, 0), ("GR-014", True, 1), ("GR-075", False, 0), (LARGE, False, 1),
    ):  # fmt: skip
        there.resolve(damage_unit(there.table, there.card(number), 1, 0, -1, combat=combat))
        assert on(there, number) == borne


def test_gr_015_holds_cards_in_the_damage_zone_but_for_recovery() -> None:
    there = scene(side(hand=("GR-005",), damage=(LARGE,)), side(field=("GR-015",)))
    go(there, "play:GR-005")
    assert there.where(LARGE) == "damage.0"
    there = go(scene(side(field=("GR-015",), damage=(LARGE,)), side()), "use:GR-015:1")
    assert (there.where("GR-015"), there.where(LARGE)) == ("graveyard.0", "graveyard.0")
    there = hurt(scene(side(deck=("GR-015", SMALL)), side(), asks=False), 0, 1, "yes")
    assert there.where("GR-015") == "field.0"


def test_gr_016_gathers_souls_and_readies() -> None:
    there = attack_phase(side(left="GR-016", ruler_rests=True, deck=("T-1", "T-1", SMALL, SMALL)), side(left=LARGE))
    card = there.card("GR-016")
    assert has_keyword(there.state, ruler(there.state, 0), "pierce")
    go(there, "attack:GR-016:left")
    assert len(souls(there.state, card)) == 1
    there = attack_phase(
        side(left=UnitLaid(card="GR-016", souls=("T-1", "T-1")), ruler_rests=True, deck=(SMALL, SMALL)),
        side(left=LARGE),
    )
    card, mine = there.card("GR-016"), ruler(there.state, 0)
    go(there, f"attack:{card}:left", "yes", f"card:{mine}")
    assert len(souls(there.state, card)) == 1, "the mist that gathered meanwhile"
    assert not resting(there.state, mine)
    assert resting(there.state, card)


def test_gr_016_readies_a_unit_or_ruler_of_either_player() -> None:
    there = attack_phase(
        side(left=UnitLaid(card="GR-016", souls=("T-1", "T-1")), deck=(SMALL, SMALL)),
        side(left=UnitLaid(card=LARGE, rest=True), ruler_rests=True),
    )
    card, theirs = there.card("GR-016"), ruler(there.state, 1)
    go(there, f"attack:{card}:left", "yes", f"card:{theirs}")
    assert not resting(there.state, theirs)


def test_gr_016_gathers_mist_from_the_opponents_events() -> None:
    there = scene(side(left="GR-016", sets=("GR-017",)), side(hand=("GR-021",)), turn_player=1, turn=6)
    go(there, "play:GR-021")
    assert len(souls(there.state, there.card("GR-016"))) == 1


def test_gr_017_the_next_combat_damage_is_none() -> None:
    there = attack_phase(side(left=LARGE), side(sets=("GR-017",)))
    go(there, f"attack:{LARGE}:centre", "play:GR-017", "attack:GR-K11:centre")
    assert life_of(there) == (0, 3), "the first attack hits nothing, the second does"
    there = hurt(scene(side(deck=("GR-017", SMALL)), side(), asks=False), 0, 1, "yes")
    assert (there.where("GR-017"), life_of(there)) == ("graveyard.0", (0, 0))


def test_gr_017_is_not_spent_on_damage_of_effects() -> None:
    there = attack_phase(side(left=LARGE, sets=("GR-032",)), side(left="T-3", sets=("GR-017",)))
    mine, theirs = there.state.piles["left.0"][0], there.state.piles["left.1"][0]
    go(there, f"attack:{mine}:left", "play:GR-032", "play:GR-017")
    assert damage_on(there.state, theirs) == 3, "of the effect; none of the battle"


def test_gr_018_057_058_070_drive_an_apparition_of_their_level() -> None:
    for number, kind, level in (("GR-018", "left", 1), ("GR-058", "left", 2)):
        for top, driven in (("GR-056", True), ("GR-060", level >= 1), ("GR-061", level >= 2), (LARGE, False)):
            there = scene(side(**{kind: number}, deck=(top, SMALL)), side())
            there.answer(f"use:{there.card(number)}:1")
            go(there, *((f"card:{top}",) if driven else ("~",)))
            assert there.where(top) == ("drive.0" if driven else "deck.0")
            assert there.state.piles[DECK[0]][0] == there.card(SMALL)


def test_gr_057_parades_as_it_is_driven_or_played() -> None:
    there = go(scene(side(hand=("GR-057",), deck=("GR-056", SMALL)), side()), "summon:GR-057:left.0", "card:GR-056")
    assert there.where("GR-056") == "drive.0"
    there = go(scene(side(drive=("GR-057",), deck=("GR-056", SMALL)), side()), "reveal:GR-057", "use:GR-057:2", "~")
    assert there.state.piles[DECK[0]][-1] == there.card("GR-056")


def test_gr_070_parades_up_to_level_three() -> None:
    there = go(scene(side(hand=("GR-070",), deck=("GR-019", SMALL)), side()), "play:GR-070", "card:GR-019")
    assert there.where("GR-019") == "drive.0"
    there = go(scene(side(drive=("GR-070",), deck=("GR-061", SMALL)), side()), "reveal:GR-070", "use:GR-070:1", "~")
    assert there.where("GR-061") == "deck.0"


@pytest.mark.parametrize("number", ["GR-004", "GR-059"])
def test_gr_070_is_not_called_night_parade_so_nothing_counts_as_less_for_it(number: str) -> None:  # add-brackets
    there = scene(side(drive=("GR-070",), deck=(number, SMALL)), side())
    there.answer(f"reveal:{there.card('GR-070')}").answer(f"use:{there.card('GR-070')}:1")
    assert there.decision is not None
    assert (there.decision.kind, there.keys) == ("ChooseCards", ())


def test_gr_019_keeps_the_opponent_from_guards_and_takes_keywords() -> None:
    there = scene(side(hand=("GR-042",)), side(left="GR-019"), turn_player=1, turn=6)
    assert not any(key.startswith("summon") for key in there.answer("end").keys)
    there = go(scene(side(hand=("GR-019",), deck=("T-1", SMALL)), side()), "summon:GR-019:left.0")
    assert there.numbers("soul.0") == ("T-1",)
    there = attack_phase(side(left="T-PIERCE"), side(left="GR-019"))
    go(there, "attack:T-PIERCE:right", "use:GR-019:1")
    assert not has_keyword(there.state, there.card("T-PIERCE"), "pierce")
    assert not scene(side(left="GR-019"), side(left=LARGE)).offers("use:1:1"), "never in a main phase"


def test_gr_020_comes_as_a_counter_and_rests_for_cards_of_the_hand() -> None:
    for whose, place in ((KNIGHT, "hand.0"), (APPRENTICE, "left.0")):
        there = scene(side(whose, deck=("GR-020", SMALL)), side(), asks=False)
        hurt(there, 0, 1, "yes", *(("left.0",) if whose == APPRENTICE else ()))
        assert there.where("GR-020") == place
    there = go(scene(side(left="GR-020", damage=2, deck=("T-1", SMALL, SMALL)), side()), "use:GR-020:1")
    assert there.numbers("hand.0") == ("T-1", SMALL)
    there = go(scene(side(left="GR-020", hand=(SMALL,)), side(left=LARGE)), "use:GR-020:2")
    assert (there.state.status[there.card(LARGE)], there.where(SMALL)) == (REST, "graveyard.0")


def test_gr_021_destroys_a_set_card() -> None:
    there = go(scene(side(hand=("GR-021",)), side(sets=("GR-048", "GR-017"))), "play:GR-021", "card:GR-017")
    assert (there.where("GR-017"), there.where("GR-048")) == ("graveyard.1", "set-1.1")


# --- Volnar


def test_gr_022_finds_a_dragon_when_played_from_the_hand() -> None:
    there = scene(side(hand=("GR-022",), deck=("GR-025", "GR-028", LARGE)), side())
    there.answer(f"summon:{there.card('GR-022')}:left.0")
    go(there, "card:GR-028")
    assert there.numbers("hand.0") == ("GR-028",)


def test_a_choice_is_asked_for_in_the_words_of_the_card() -> None:
    there = scene(side(hand=("GR-031",)), side(left=LARGE, right=SMALL))
    there.answer(f"play:{there.card('GR-031')}")
    assert there.decision is not None
    asked = there.decision.prompt
    assert asked is not None
    assert Renderer(Catalog.load("ja"), strict=True).text(asked) == "敵のユニット1枚を選んでください。"
    there = scene(side(left="GR-020", damage=3), side())
    there.answer(f"use:{there.card('GR-020')}:1")
    assert there.decision is not None
    assert there.decision.prompt == say("gateruler-ask-reverse", count=2)


def test_what_is_looked_at_is_asked_for_by_what_becomes_of_it() -> None:
    words = Renderer(Catalog.load("en"), strict=True)
    for number, deck, asked in (
        ("GR-057", "GR-056", "Choose the card to drive it; if you don’t, it goes on the bottom of your deck."),
        ("GR-057", LARGE, "You can’t drive this card: it goes on the bottom of your deck."),
        ("GR-022", LARGE, "Choose up to 1 〈Dragon〉 unit of level 2 or less to put into your hand."),
    ):  # fmt: skip
        there = scene(side(hand=(number,), deck=(deck, SMALL)), side())
        there.answer(f"summon:{there.card(number)}:left.0")
        assert there.decision is not None
        assert there.decision.prompt is not None
        assert words.text(there.decision.prompt) == asked


def test_gr_022_is_asked_also_where_the_deck_has_none() -> None:
    there = go(scene(side(hand=("GR-022",), deck=(LARGE, "GR-010")), side()), "summon:GR-022:left.0", "~")
    assert there.numbers("hand.0") == ()


@pytest.mark.parametrize(("number", "other", "where", "coming"), [
    ("GR-023", "GR-036", "graveyard", "GR-007"), ("GR-023", "GR-036", "right", "GR-007"),
    ("GR-023", "GR-031", "sets", "GR-007"), ("GR-024", "GR-023", "right", "GR-008"),
])  # fmt: skip
def test_gr_023_and_024_return_for_another_dragon(number: str, other: str, where: str, coming: str) -> None:
    laid: Any = {where: other if where == "right" else (other,)}
    there = scene(side(left=number, deck=(SMALL, coming), **laid), side())
    go(there, f"use:{number}:1", "left.0")
    assert there.where(coming) == "left.0"
    assert (there.where(number), there.where(other)) == ("deck.0", "deck.0")


def test_gr_023_and_024_need_the_other_card() -> None:
    for number in ("GR-023", "GR-024"):
        there = scene(side(left=number, right=SMALL, deck=("GR-007", "GR-008")), side())
        assert not there.offers(f"use:{there.card(number)}:1")


def test_gr_025_hits_harder_as_it_attacks() -> None:
    there = attack_phase(side(left="GR-025"), side(left=LARGE))
    go(there, "attack:GR-025:left")
    assert there.where(LARGE) == "graveyard.1"
    assert [event.amount for event in there.happened(DamageDealt)] == [6]
    assert figures(there, "GR-025") == (4, 5, 2), "only during the attack"


def test_gr_027_is_angry_after_five_damage() -> None:
    for damage, shown in ((4, 3), (5, 5)):
        assert figures(scene(side(left="GR-027", damage=damage), asks=False), "GR-027")[0] == shown


def test_gr_031_deals_three_or_two_as_a_counter() -> None:
    there = go(scene(side(hand=("GR-031",)), side(left=LARGE)), "play:GR-031")
    assert on(there, LARGE) == 3
    there = hurt(scene(side(deck=("GR-031", SMALL)), side(left=LARGE), asks=False), 0, 1, "yes")
    assert on(there, LARGE) == 2


def test_gr_032_splits_three_and_recovers_beside_neris() -> None:
    for unit_there, damage in ((LARGE, 1), ("GR-036", 0)):
        there = scene(side(sets=("GR-032",), right=unit_there, damage=1), side(left="T-1", right="GR-041"))
        go(there, "play:GR-032", "card:T-1", "card:T-1", "card:GR-041")
        assert (on(there, "T-1"), on(there, "GR-041")) == (2, 1)
        assert life_of(there)[0] == damage


def test_gr_033_sharpens_dragons() -> None:
    there = scene(side(field=("GR-033",), left="GR-022", right=LARGE), asks=False)
    assert (figures(there, "GR-022")[0], figures(there, LARGE)[0]) == (3, 5)


def test_gr_034_draws_two_or_drives_one() -> None:
    there = go(scene(side(hand=("GR-034",), deck=("T-1", SMALL, SMALL)), side()), "play:GR-034")
    assert there.numbers("hand.0") == ("T-1", SMALL)
    there = go(scene(side(drive=("GR-034",), deck=("T-1", SMALL)), side()), "reveal:GR-034", "use:GR-034:1")
    assert there.where("T-1") == "drive.0"


def test_gr_035_brings_a_dragon_back_after_a_unit_fell() -> None:
    there = scene(side(sets=("GR-035",), left=SMALL, graveyard=("GR-028", "GR-025")), side())
    assert not there.offers(f"play:{there.card('GR-035')}")
    there = scene(side(sets=("GR-035", "T-KILL"), left=SMALL, graveyard=("GR-028", "GR-025")), side())
    go(there, "play:T-KILL", "play:GR-035", "card:GR-028", "right.0")
    assert there.where("GR-028") == "right.0"
    there = scene(side(deck=("GR-035", SMALL), graveyard=("GR-028", "GR-024")), side(), asks=False)
    hurt(there, 0, 1, "yes", "left.0")
    assert there.where("GR-024") == "left.0"


def test_gr_036_reverses_a_dragon_for_two_damage() -> None:
    there = scene(side(left="GR-036", damage=("GR-021", "GR-022")), side(left=LARGE))
    go(there, "use:GR-036:1")
    assert on(there, LARGE) == 2
    assert [there.state.face[there.card(one)] for one in ("GR-021", "GR-022")] == [True, False]


def test_gr_037_leads_dragon_riders_in_its_turn_and_costs_less_for_dragons() -> None:
    for turn_player, shown in ((0, (3, 4, 2)), (1, (2, 4, 1))):
        there = scene(side(left="GR-037", right="GR-026"), turn_player=turn_player, turn=5 + turn_player, asks=False)
        assert figures(there, "GR-026") == shown
    there = scene(side(hand=("GR-037",), energy=1, graveyard=("GR-022", "GR-028")), side())
    go(there, "summon:GR-037:left.0")
    assert set(there.numbers("removed.0")) == {"GR-022", "GR-028"}


@pytest.mark.parametrize(("number", "amount"), [("GR-038", 1), ("GR-045", 2)])
def test_gr_038_and_045_hit_as_they_are_driven(number: str, amount: int) -> None:
    there = go(scene(side(drive=(number,)), side(left=LARGE)), f"reveal:{number}", f"use:{number}:1")
    assert on(there, LARGE) == amount


# --- ATLAS


def test_gr_040_readies_energy_or_heals() -> None:
    there = go(scene(side(hand=("GR-040",), energy=1, spent=2), side()), "summon:GR-040:left.0")
    assert energy(there.state, 0) == 2
    there = scene(side(drive=("GR-040",), left=UnitLaid(card=LARGE, damage=3)), side())
    assert on(go(there, "reveal:GR-040", "use:GR-040:2"), LARGE) == 0


@pytest.mark.parametrize(("number", "attribute", "shown"), [
    ("GR-043", "military", (3, 2, 2)), ("GR-043", "space", (5, 2, 1)), ("GR-077", "beast", (4, 3, 1)),
])  # fmt: skip
def test_gr_043_and_077_are_more_with_an_attribute(number: str, attribute: str, shown: tuple[int, int, int]) -> None:
    there = go(scene(side(left=number), side()), f"trait:{number}:{attribute}")
    assert figures(there, number) == shown


def test_gr_077_pierces_as_a_demon() -> None:
    there = scene(side(left="GR-077"), side())
    assert not has_keyword(there.state, there.card("GR-077"), "pierce")
    go(there, "trait:GR-077:demon")
    assert has_keyword(there.state, there.card("GR-077"), "pierce")


def test_gr_046_fires_at_all_as_its_turn_ends() -> None:
    there = scene(side(left="GR-046", right=LARGE), side(left="T-1", right=SMALL))
    go(there, "end", "end")
    assert there.where(SMALL) == "graveyard.1"
    dealt = [(there.state.defs[event.card].number, event.amount) for event in there.happened(DamageDealt)]
    assert set(dealt) == {("T-1", 1), (SMALL, 1)}


def test_gr_047_calls_a_soldier_back() -> None:
    there = go(scene(side(sets=("GR-047",), graveyard=("GR-045", "GR-041")), side()), "play:GR-047", "defence.0")
    assert there.where("GR-045") == "defence.0"


def test_gr_048_hits_what_attacks() -> None:
    there = scene(side(sets=("GR-048",)), side())
    assert not there.offers(f"play:{there.card('GR-048')}")
    there = attack_phase(side(left="T-1"), side(sets=("GR-048",)))
    go(there, "attack:T-1:centre", "play:GR-048")
    assert (there.where("T-1"), life_of(there)) == ("graveyard.0", (0, 0))
    own = attack_phase(side(left="T-1", sets=("GR-048",)), side(sets=("GR-017",)))
    own.answer(f"attack:{own.card('T-1')}:centre")
    assert not own.offers(f"play:{own.card('GR-048')}"), "one's own attack is none that one suffers"
    there = hurt(scene(side(deck=("GR-048", SMALL)), side(left=LARGE), asks=False), 0, 1, "yes")
    assert on(there, LARGE) == 2


def test_gr_048_hits_no_ruler_that_attacks() -> None:
    there = attack_phase(side(), side(sets=("GR-048",)))
    go(there, "attack:GR-K11:centre", "play:GR-048")
    assert life_of(there) == (0, 3)


def test_gr_049_rests_a_unit_and_takes_its_keywords() -> None:
    there = go(scene(side(sets=("GR-049",)), side(left="T-INTERCEPT")), "play:GR-049")
    card = there.card("T-INTERCEPT")
    assert resting(there.state, card)
    assert not has_keyword(there.state, card, "intercept")


def test_gr_050_and_053_give_summon_right() -> None:
    assert summon_right(scene(side(field=("GR-050",)), side()).state, 0) == 3
    there = go(scene(side(hand=("GR-053",), energy=0, spent=2), side()), "play:GR-053")
    assert (summon_right(there.state, 0), energy(there.state, 0)) == (3, 1)


def test_gr_051_repairs() -> None:
    there = go(scene(side(sets=("GR-051",), left=UnitLaid(card=LARGE, damage=3)), side()), "play:GR-051")
    assert (on(there, LARGE), figures(there, LARGE)) == (0, (5, 7, 2))
    there = hurt(scene(side(deck=("GR-051", SMALL), damage=2), side(), asks=False), 0, 1, "yes", _first(0, "damage"))
    assert life_of(there)[0] == 1


def _first(seat: int, area: str) -> str:
    """The first card of a pile, as an answer."""
    return f"first:{area}.{seat}"


def test_gr_052_has_a_negative_level_and_never_attacks() -> None:
    there = attack_phase(side(left="GR-052", right=SMALL))
    assert REGISTRY.cards["GR-052"].level == -1
    assert not any(key.startswith(f"attack:{there.card('GR-052')}:") for key in there.keys)
    assert any(key.startswith(f"attack:{there.card(SMALL)}:") for key in there.keys)
    assert energy(go(scene(side(hand=("GR-052",)), side()), "summon:GR-052:left.0").state, 0) == 3


def test_gr_054_shoots_in_an_attack_phase() -> None:
    there = scene(side(left="GR-054"), side(left=LARGE))
    assert not there.offers(f"use:{there.card('GR-054')}:1")
    there = attack_phase(side(left="GR-054", right=SMALL), side(left=LARGE))
    go(there, f"attack:{SMALL}:right", "use:GR-054:1")
    assert (on(there, LARGE), resting(there.state, there.card("GR-054"))) == (2, True)


def test_gr_055_sweeps_a_set_card_as_it_is_driven() -> None:
    there = go(scene(side(drive=("GR-055",)), side(sets=("GR-017",))), "reveal:GR-055", "use:GR-055:1")
    assert there.where("GR-017") == "graveyard.1"


# --- the Yomajin Front


def test_gr_056_pops_out_as_a_counter() -> None:
    there = hurt(scene(side(deck=("GR-056", SMALL)), side(), asks=False), 0, 1, "yes", "right.0")
    assert there.where("GR-056") == "right.0"


def test_gr_061_bites_harder_while_it_attacks() -> None:
    there = attack_phase(side(left="GR-061"), side())
    go(there, "attack:GR-061:centre")
    assert life_of(there) == (0, 2)
    assert figures(there, "GR-061") == (4, 3, 1)


def test_gr_062_is_stronger_beside_beasts() -> None:
    there = scene(side(left="GR-062", right="GR-069", defence="GR-083"), side(left="GR-061"), asks=False)
    assert figures(there, "GR-062") == (4, 2, 1)


def test_gr_063_takes_two_off_the_next_damage() -> None:
    there = attack_phase(side(left=LARGE), side(sets=("GR-063",)))
    go(there, "attack:GR-K11:centre", "play:GR-063", f"attack:{LARGE}:centre")
    assert life_of(there) == (0, 1 + 2)
    there = hurt(scene(side(deck=("GR-063", SMALL), damage=1), side(), asks=False), 0, 1, "yes")
    assert life_of(there)[0] == 0


def test_gr_063_and_017_take_their_share_together_also_where_one_would_do() -> None:  # base 8.6
    there = scene(side(sets=("GR-063", "GR-063")), side())
    go(there, *(f"play:{there.state.piles[where][0]}" for where in ("set-1.0", "set-2.0")))
    assert [life_of(hurt(there, 0, amount)) for amount in (1, 2)] == [(0, 0), (2, 0)]
    assert [event.amount for event in there.happened(RulerDamaged)] == [2], "damage of nothing is none"
    there = attack_phase(side(left=LARGE), side(sets=("GR-017", "GR-063")))
    go(there, "attack:GR-K11:centre", "play:GR-017", "play:GR-063", f"attack:{LARGE}:centre")
    assert life_of(there) == (0, 2)
    there = attack_phase(side(left=LARGE), side(left="T-3", sets=("GR-063", "GR-063")))
    mine, theirs, *slips = (there.state.piles[where][0] for where in ("left.0", "left.1", "set-1.1", "set-2.1"))
    go(there, f"attack:{mine}:left", *(f"play:{card}" for card in slips))
    assert damage_on(there.state, theirs) == 1


def test_gr_064_gathers_souls_and_is_the_tougher_for_them() -> None:
    there = scene(side(left=UnitLaid(card="GR-064", souls=(SMALL,))), side(), asks=False)
    assert figures(there, "GR-064") == (1, 3, 1)
    there = scene(side(deck=20), side(left="GR-064", deck=("T-1", "T-1", "T-1", "T-1", SMALL)))
    go(there, "end", "end")
    assert len(souls(there.state, there.card("GR-064"))) == 1


def test_gr_065_and_066_reverse_either_of_two_sorts() -> None:
    for damage, may in ((("GR-056",), True), (("GR-063",), True), ((LARGE,), False)):
        there = scene(side(left="GR-065", damage=damage, deck=("T-1", SMALL)), side())
        assert there.offers(f"use:{there.card('GR-065')}:1") == may
        if may:
            assert go(there, "use:GR-065:1").where("T-1") == "drive.0"
    for damage, may in ((("GR-021",), True), (("GR-083",), True), ((LARGE,), False)):
        there = scene(side(left="GR-066", damage=damage), side())
        assert there.offers(f"use:{there.card('GR-066')}:1") == may
        if may:
            assert figures(go(there, "use:GR-066:1"), "GR-066") == (4, 5, 1)


def test_gr_067_toughens_apparitions_and_bites_at_the_end_beside_three() -> None:
    for third, damage in (("GR-060", 1), (LARGE, 0)):
        there = scene(side(field=("GR-067",), left="GR-069", right="GR-056", defence=third), side())
        assert figures(there, "GR-069") == (2, 2, 1)
        assert life_of(go(there, "end", "end")) == (0, damage)


def test_gr_067_counts_when_it_is_resolved() -> None:  # 14-1a-2
    there = scene(side(field=("GR-067",), left="GR-056", right="GR-060", defence="GR-061"), side(sets=("GR-068",)))
    go(there, "end", "end", "play:GR-068", "card:GR-060")
    assert (there.where("GR-060"), life_of(there)) == ("deck.0", (0, 0))
    there = scene(side(field=("GR-067",), left="GR-056"), side())
    go(there, "end", "end")
    assert [event.item.kind for event in there.happened(GateEntered)] == ["automatic"], "it waits whatever is so"


def test_gr_068_puts_a_small_unit_under_its_deck() -> None:
    there = go(scene(side(sets=("GR-068",)), side(left="T-1", right=LARGE)), "play:GR-068")
    assert there.state.piles[DECK[1]][-1] == there.card("T-1")


def test_gr_071_leads_an_attacker_astray() -> None:
    there = attack_phase(side(left=LARGE), side(sets=("GR-071",)))
    go(there, f"attack:{LARGE}:centre", "play:GR-071", "defence.0")
    assert (there.where(LARGE), life_of(there)) == ("defence.0", (0, 0))
    there = hurt(scene(side(deck=("GR-071", SMALL)), side(left=LARGE), asks=False), 0, 1, "yes")
    assert resting(there.state, there.card(LARGE))


def test_gr_072_readies_a_unit_and_draws_where_there_is_a_hand() -> None:
    for whose, hand in ((KNIGHT, ("T-1",)), (APPRENTICE, ())):
        laid: Any = {"hand": ("GR-072",)} if hand else {"revealed": ("GR-072",)}
        there = scene(side(whose, left=UnitLaid(card=LARGE, rest=True), deck=("T-1", SMALL), **laid), side())
        go(there, "play:GR-072")
        assert (resting(there.state, there.card(LARGE)), there.numbers("hand.0")) == (False, hand)
    there = hurt(scene(side(deck=("GR-072", SMALL), damage=1), side(), asks=False), 0, 1, "yes")
    assert life_of(there)[0] == 0


# --- Wonderverse


def test_gr_073_grows_by_what_falls() -> None:
    there = scene(side(left="GR-073", sets=("T-KILL",), deck=("T-1", SMALL)), side(right=SMALL))
    go(there, "play:T-KILL", f"card:{there.state.piles['right.1'][0]}")
    assert figures(there, "GR-073") == (3, 3, 1)
    go(there, "use:GR-073:1")
    assert figures(there, "GR-073") == (2, 5, 1)


def test_gr_074_hits_everybody_when_opened() -> None:
    there = scene(side(hand=("GR-082",), deck=("GR-010", "GR-074", *["GR-010"] * 5), left="T-1"), side(left=LARGE))
    go(there, "play:GR-082", "right.0")
    assert (on(there, "T-1"), on(there, LARGE), on(there, "GR-074")) == (1, 1, 1)


def test_gr_075_finds_a_spell_or_plays_an_old_one() -> None:
    there = scene(side(hand=("GR-075",), deck=(LARGE, "GR-080", "GR-021")), side())
    go(there, "summon:GR-075:left.0", "card:GR-080")
    assert there.numbers("hand.0") == ("GR-080",)
    there = scene(side(drive=("GR-075",), left=LARGE, graveyard=("GR-080", "GR-005", "GR-021")), side())
    go(there, "reveal:GR-075", "use:GR-075:2")
    assert figures(there, LARGE) == (6, 6, 2)


def test_gr_076_throws_cards_of_the_hand() -> None:
    there = go(scene(side(left="GR-076", hand=(SMALL,)), side(left=LARGE)), "use:GR-076:2")
    assert (on(there, LARGE), there.where(SMALL)) == (3, "graveyard.0")


def test_gr_076_drives_for_a_magic_card() -> None:
    there = scene(side(left="GR-076", damage=(SMALL, "GR-005"), deck=("T-1", SMALL)), side())
    go(there, "use:GR-076:1")
    assert (there.where("T-1"), there.state.face[there.card("GR-005")]) == ("drive.0", False)
    assert not scene(side(left="GR-076", damage=(SMALL,)), side()).offers("use:1:1")


def test_gr_078_takes_a_rested_unit_away() -> None:
    there = scene(side(hand=("GR-078",)), side(left=UnitLaid(card=LARGE, rest=True), right=SMALL))
    go(there, "summon:GR-078:left.0")
    assert (there.where(LARGE), there.where(SMALL)) == ("hand.1", "right.1")


def test_gr_079_weakens_the_opponents_turn() -> None:
    for turn_player, shown in ((0, 5), (1, 4)):
        there = scene(
            side(field=("GR-079",)), side(left=LARGE), turn_player=turn_player, turn=5 + turn_player, asks=False
        )
        assert figures(there, LARGE)[0] == shown


def test_gr_080_marches() -> None:
    there = go(scene(side(hand=("GR-080",), left=LARGE), side(left="T-1")), "play:GR-080")
    assert (figures(there, LARGE), figures(there, "T-1")) == ((6, 6, 2), (2, 3, 1))
    there = go(scene(side(hand=("GR-080", SMALL), left=LARGE), side()), "play:GR-080", f"summon:{SMALL}:right.0")
    assert figures(there, SMALL) == (1, 1, 1), "who comes later marches not along"
    there = go(scene(side(drive=("GR-080",), left=LARGE), side()), "reveal:GR-080", "use:GR-080:1")
    assert figures(there, LARGE) == (6, 5, 2)


def test_gr_081_moves_an_own_unit() -> None:
    there = go(scene(side(sets=("GR-081",), defence=LARGE), side()), "play:GR-081", "right.0")
    assert (there.where(LARGE), resting(there.state, there.card(LARGE))) == ("right.0", False)


def test_gr_082_costs_a_damage_for_two_cards() -> None:
    there = go(scene(side(hand=("GR-082",), deck=(SMALL, "T-1", LARGE, SMALL)), side()), "play:GR-082")
    assert (life_of(there), there.numbers("hand.0"), there.numbers("drive.0")) == ((1, 0), ("T-1",), (LARGE,))


def test_gr_083_eats_the_opponents_events_once_a_turn() -> None:
    there = scene(side(hand=("GR-034", "GR-082"), deck=20), side(left="GR-083"))
    go(there, "play:GR-034", "play:GR-082")
    assert life_of(there) == (2, 0), "one for the first event, one of the pact"


def test_gr_084_feasts_on_its_own() -> None:
    there = go(scene(side(left="GR-084", right=SMALL), side(left=LARGE)), "use:GR-084:1")
    assert (there.where(SMALL), there.where(LARGE)) == ("graveyard.0", "graveyard.1")
    assert not scene(side(left="GR-084"), side(left=LARGE)).offers("use:1:1"), "not itself"


def test_gr_085_bristles_when_its_ruler_is_hurt() -> None:
    there = scene(side(left="GR-085", hand=("GR-082",)), side())
    go(there, "play:GR-082")
    assert figures(there, "GR-085") == (3, 2, 2)


def test_gr_087_waits_for_five_cards_in_the_graveyard() -> None:
    for count, may in ((4, False), (5, True)):
        there = attack_phase(side(left="GR-087", graveyard=(SMALL,) * count))
        assert any(key.startswith(f"attack:{there.card('GR-087')}:") for key in there.keys) == may


def test_every_card_is_spoken_of_here() -> None:
    told = "".join(name for name in globals() if name.startswith("test_gr_")).upper()
    plain = {"GR-010", "GR-026", "GR-028", "GR-029", "GR-030", "GR-039", "GR-041", "GR-042", "GR-044", "GR-060",
             "GR-069"}  # fmt: skip
    missing = [number for number in EVERY_NUMBER if number[3:] not in told and number not in plain]
    assert missing == []
