"""What the open decision offers to a hand: all of it read off the options' moves and keys."""

from __future__ import annotations

from msgspec.structs import replace

from engine.cardgame import decisions as general
from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from sakura_desktop.table.offer import Offer, Way
from sakura_desktop.table.things import PIECE, Highlight, Thing
from tests.desktop import tables

PLACES = {"card:1": "hand.0", "card:2": "hand.0", "card:3": "hand.0", "card:7": "discard.0", "attack:1": "attacking"}
DISTANCE, AURA = Thing(PIECE, "distance"), Thing(PIECE, "aura.0")


def offer(decision: asked.Decision | None, *picked: str) -> Offer:
    return Offer(decision, PLACES.get, picked)


def devotion(count: int = 3) -> asked.ChooseCrystals:
    options = (
        Option("shadow", (Move(PIECE, "shadow", "card.7"),), limit=2),
        Option("aura.0", (Move(PIECE, "aura.0", "card.7"),), limit=3),
    )
    return asked.ChooseCrystals(seat=0, options=options, least=count, most=count, target="card.7", count=count)


def test_exactly_the_things_that_may_be_moved_are_offered() -> None:
    things = offer(tables.act(specials=())).things()
    assert things == (
        DISTANCE,
        AURA,
        Thing("card:1", "hand.0"),
        Thing("card:2", "hand.0"),
        Thing("card:3", "hand.0"),
        Thing("vigor", "vigor.0"),
    )


def test_exactly_the_places_that_take_a_thing_are_its_targets() -> None:
    found = offer(tables.act())
    assert found.targets(AURA) == ("distance", "flare.0")
    assert found.targets(Thing("card:1", "hand.0")) == ("in-use.0", "cover.0")
    assert found.targets(Thing(PIECE, "life.0")) == ()


def test_a_move_means_an_option_or_a_payment() -> None:
    found = offer(tables.act())
    forward, cover = Move(PIECE, "distance", "aura.0"), Move("card:2", "hand.0", "cover.0")
    assert found.ways(forward) == (Way(forward, "basic:forward"),)
    assert found.ways(cover) == (Way(cover, "cover:2", payment=True),)
    assert found.ways(Move(PIECE, "aura.1", "shadow")) == ()
    assert found.payment_thing("cover:2") == Thing("card:2", "hand.0")
    assert found.payment_thing("cover:9") is None


def test_what_can_only_pay_is_told_apart_from_what_can_be_used() -> None:
    decision = tables.act(hand=(1,))
    found = offer(replace(decision, payments=("vigor", "cover:1", "cover:2")))
    usable, payable, vigor = Thing("card:1", "hand.0"), Thing("card:2", "hand.0"), Thing("vigor", "vigor.0")
    assert [found.only_pays(thing) for thing in (usable, payable, vigor, DISTANCE)] == [False, True, True, False]
    glow = found.glow()
    assert {usable, payable, vigor} < glow.lit
    assert [glow.paid_to(thing) for thing in (usable, payable, vigor)] == ["", "cover.0", "paid"]


def test_nothing_asked_offers_nothing() -> None:
    found = offer(None)
    assert (found.things(), found.free, found.several, found.enough) == ((), (), False, False)
    assert found.glow() == Highlight()


def test_options_without_a_move_are_named_by_their_keys() -> None:
    options = (Option("card:7"), Option("next:0:card:3"), Option("attack:1"), Option("card:99"), Option("yes"))
    found = offer(general.ChooseCards(seat=0, options=options))
    assert [found.named(option) for option in options] == [
        Thing("card:7", "discard.0"),
        Thing("card:3", "hand.0"),
        Thing("attack:1", "attacking"),
        None,
        None,
    ]
    assert found.pointed(Thing("card:7", "discard.0")) == options[:1]
    assert found.options_of(Thing("attack:1", "attacking")) == (options[2],)


class TestSeveral:
    def test_an_option_can_be_chosen_as_often_as_its_limit_says(self) -> None:
        assert [option.key for option in offer(devotion(), "shadow").free] == ["shadow", "aura.0"]
        assert [option.key for option in offer(devotion(), "shadow", "shadow").free] == ["aura.0"]
        assert offer(devotion(), "shadow", "shadow", "aura.0").free == ()

    def test_enough_is_between_least_and_most(self) -> None:
        assert not offer(devotion(), "shadow").enough
        assert offer(devotion(), "shadow", "shadow", "aura.0").enough

    def test_the_light_shows_what_is_chosen_and_where_it_would_go(self) -> None:
        glow = offer(devotion(), "shadow", "aura.0").glow(held=AURA)
        assert glow.picked == (Thing(PIECE, "shadow"), AURA)
        assert glow.ghosts == ((PIECE, "card.7"), (PIECE, "card.7"))
        assert glow.targets == frozenset({"card.7"})
        assert glow.held == AURA
        assert glow.coming(PIECE, "card.7") == 2
        assert glow.picks(AURA) == 1

    def test_the_key_chosen_last_is_found_again_by_its_thing(self) -> None:
        found = offer(devotion(), "shadow", "aura.0")
        assert found.key_chosen(AURA) == "aura.0"
        assert found.key_chosen(Thing("card:1", "hand.0")) is None
        assert found.chosen_things() == (Thing(PIECE, "shadow"), AURA)

    def test_an_unknown_key_stands_for_nothing(self) -> None:
        assert offer(devotion(), "gone").chosen_things() == ()


def test_what_could_come_to_a_place_is_told_each_once_without_what_stays_there() -> None:
    moves = (Move("plan", "plan.0", "plan-0.0"), Move("umbrella", "umbrella.0", "umbrella.0"))
    options = (Option("divine", moves[:1]), Option("divine-too", moves[:1]), Option("turn", moves[1:]))
    found = offer(general.ChooseOne(seat=0, options=options))
    assert found.coming("plan-0.0") == moves[:1]
    assert found.coming("umbrella.0") == ()
    assert found.targets(Thing("umbrella", "umbrella.0")) == ("umbrella.0",)
