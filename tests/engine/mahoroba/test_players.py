"""What computer players take for promising in this game, and what sensible people do."""

from __future__ import annotations

from random import Random

from engine.cardgame.play.selfplay import play_out
from engine.mahoroba.door import GAME
from engine.mahoroba.play.judge import JUDGE, leanings
from engine.mahoroba.play.outlook import OUTLOOK
from engine.mahoroba.play.scene import Scene, SideLaid
from engine.mahoroba.play.tools import BRINGING
from engine.players.search import sensible
from tests.engine.mahoroba.tables import (
    AKARI,
    DAZZLE,
    DRENCHED,
    HAZUKI,
    MIGIWA,
    NIGHT_MARKET,
    ROBE,
    STRAPS,
    UZUKI,
    key,
    scene,
    unit,
)  # fmt: skip

MATCHES = 60


def likely(one) -> dict[str, float]:
    """How likely somebody sensible gives each answer, by its key."""
    weights = leanings(one.decision, one.state)
    assert weights is not None
    return dict(zip(one.keys, weights, strict=True))


def chance(one) -> float:
    """How likely the left player is taken to win."""
    return JUDGE.figures.chance(one.state, 0)


def test_a_knock_out_is_good_for_who_does_it() -> None:
    alive = scene(their=SideLaid(main=UZUKI, standby=(unit(HAZUKI, damage=80), AKARI)))
    felled = scene(their=SideLaid(main=UZUKI, standby=(unit(HAZUKI, state="ko"), AKARI)))
    assert chance(felled) > chance(alive)


def test_an_enhancement_counts_for_whose_it_is() -> None:
    none = chance(scene(MIGIWA, UZUKI))
    assert chance(scene(unit(MIGIWA, set=(STRAPS,)), UZUKI)) > none
    assert chance(scene(MIGIWA, unit(UZUKI, set=(f"{DRENCHED} of left",)))) > none
    assert chance(scene(unit(MIGIWA, set=(f"{DRENCHED} of right",)), UZUKI)) < none


def test_health_is_what_damage_leaves_of_the_hp_as_they_are_now() -> None:
    robed = scene(unit(MIGIWA, set=(ROBE,)), unit(UZUKI, damage=20, set=(ROBE,)))
    health = {name: value for (name, of), value in OUTLOOK.figures(robed.state, 0).items() if not of}
    plain = scene(MIGIWA, UZUKI)
    bare = {name: value for (name, of), value in OUTLOOK.figures(plain.state, 0).items() if not of}
    assert (health["health"] - bare["health"], health["their-health"] - bare["their-health"]) == (30, 10)


def test_most_matches_of_sensible_players_end_by_knock_out() -> None:
    felled = 0
    for number in range(MATCHES):
        luck = Random(f"sensible/{number}")
        sides = (BRINGING.side(luck, None), BRINGING.side(luck, None))
        session = play_out(GAME, BRINGING.setup(sides, luck.getrandbits(48)), sensible(JUDGE, luck))
        felled += session.state.ending == "knock-out"
    assert felled > MATCHES / 2


def test_a_short_deck_is_not_drawn_away() -> None:
    rich, short = (scene(hand=(NIGHT_MARKET, DAZZLE), deck=(AKARI,) * count) for count in (20, 8))
    drawn = [likely(one)[key(one, "use", NIGHT_MARKET)] / likely(one)[key(one, "use", DAZZLE)] for one in (rich, short)]
    assert drawn[0] == 1.0
    assert drawn[1] < 0.1


def test_energy_goes_where_it_is_lacked() -> None:
    one = scene(unit(MIGIWA, 3), standby=(AKARI,), hand=(DAZZLE,))
    assert likely(one)[key(one, "charge", DAZZLE, AKARI)] > likely(one)[key(one, "charge", DAZZLE, MIGIWA)]


def test_what_could_be_set_is_set_on_who_fights_rather_than_charged() -> None:
    one = scene(MIGIWA, standby=(AKARI,), hand=(STRAPS, DAZZLE))
    weights = likely(one)
    assert weights[key(one, "charge", STRAPS, MIGIWA)] < weights[key(one, "charge", DAZZLE, MIGIWA)]
    assert weights[key(one, "set", STRAPS, MIGIWA)] > weights[key(one, "set", STRAPS, AKARI)]


def test_nobody_is_healed_who_is_not_hurt() -> None:
    hurt, whole = (scene(unit(HAZUKI, 1), standby=(unit(AKARI, damage=damage),)) for damage in (20, 0))
    assert likely(hurt)[key(hurt, "ex", HAZUKI)] > 10 * likely(whole)[key(whole, "ex", HAZUKI)]
    hurt.answer(key(hurt, "ex", HAZUKI))
    while hurt.decision.kind != "ChooseUnits":
        hurt.answer(hurt.keys[0])
    assert likely(hurt)[key(hurt, "card", AKARI)] > likely(hurt)[key(hurt, "card", HAZUKI)]


def test_the_first_unit_stands_long_and_a_card_is_drawn_where_it_may_be() -> None:
    """The other player has no unit in the hand, and deals anew (対戦の準備 ④)."""
    without = SideLaid(deck=(NIGHT_MARKET,) * 5 + (AKARI,))
    one = Scene(SideLaid(deck=(HAZUKI, UZUKI, *(NIGHT_MARKET,) * 6)), without, phase="preparation", first=0)
    drawn = None
    while one.decision.kind != "ChooseFirstUnit" or one.decision.seat != 0:
        if one.decision.kind == "ChooseCourtesyDraw":
            drawn = likely(one)
        one.answer(one.keys[0])
    assert drawn is not None
    assert drawn["yes"] > drawn["no"]
    stands = {one.state.defs[int(answer.partition(":")[2])].number: weight for answer, weight in likely(one).items()}
    assert stands.get(HAZUKI, 0) >= stands.get(UZUKI, 0)
    assert len(stands) == 2
