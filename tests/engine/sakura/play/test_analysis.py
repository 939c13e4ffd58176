"""Looking at a match afterwards: what an answer lost, by what its seat could know."""

from __future__ import annotations

from random import Random

from engine.cardgame.match import Match
from engine.games import tools
from engine.kernel.decisions import GIVE_UP
from engine.players.analysis import Verdict, doubtful, question, settled, turning_points, verdict
from engine.players.player import player
from engine.sakura.door import GAME
from engine.text.phrase import say
from tests.engine.sakura.laid import match_at
from tests.engine.sakura.support import side, yurina

SLASH = yurina("N-1")
LOOKS = 80


def both_near_death():
    """Whoever is on turn wins by the attack in hand; else the other does."""
    return match_at(
        side(hand=(SLASH,), life=1, aura=0), side(hand=(SLASH, SLASH), deck=(SLASH,) * 4, life=1, aura=0), distance=3
    )


def use(match):
    """The key of the first card that can be used."""
    return next(option.key for option in match.decision.options if option.key.startswith("use:"))


def verdicts(match):
    """What is found of every answer of a match."""
    players = [player("sakura", seat, 2, explains=True) for seat in (0, 1)]
    found = []
    for number in range(match.answers):
        asked = question(match, number)
        if asked is not None:
            moment, played = asked
            thought = players[moment.decision.seat].think(moment, LOOKS, weighed=[played])
            found.append(verdict(moment, number, played, thought, tools("sakura").outlook, "sakura"))
    return found


def test_who_passes_a_lethal_attack_has_turned_the_match() -> None:
    match = both_near_death()
    best = use(match)
    match.submit(("end",))
    found = verdicts(match)
    point = turning_points(found)[0]
    assert (point.answers, point.seat, point.played, point.best) == (0, 0, ("end",), (best,))
    assert point.chance > 0.9
    assert point.loss > 0.4
    assert point.why.key == "sakura-why-won-more" or dict(point.why.slots)["gain"].key == "sakura-why-won-more"


def test_who_plays_it_has_lost_nothing() -> None:
    match = both_near_death()
    match.submit((use(match),))
    (first, *_) = verdicts(match)
    assert first.loss == 0
    assert not turning_points([first])


def test_who_takes_lethal_damage_on_life_instead_of_aura_has_turned_the_match() -> None:
    left, right = side(hand=(SLASH,), life=1, aura=0), side(hand=(SLASH,) * 2, deck=(SLASH,) * 4, life=1, aura=4)
    match = match_at(left, right, distance=3)
    match.submit((use(match),))
    while match.decision.kind != "ChooseDamage":
        match.submit(("pass",))
    match.submit(("life",))
    (point,) = turning_points(verdicts(match))
    assert (point.seat, point.played, point.best) == (1, ("life",), ("aura",))
    assert point.played_chance == 0


def test_chances_of_both_seats_make_one() -> None:
    one = Verdict(
        answers=0, seat=1, turn=2, chance=0.7, played=("a",), played_chance=0.6, best=("b",), noise=0.01,
        why=say("why-even"),
    )
    assert one.of(1) == 0.7
    assert abs(one.of(0) - 0.3) < 1e-9


def test_turning_points_are_beyond_noise_in_their_order_and_few() -> None:
    def lost(number, loss, noise=0.01):
        return Verdict(
            answers=number, seat=0, turn=1, chance=0.6, played=("a",), played_chance=0.6 - loss, best=("b",),
            noise=noise, why=say("why-even"),
        )

    small, noisy = lost(0, 0.04), lost(1, 0.2, 0.15)
    large = [lost(number, 0.1 + number / 100) for number in range(2, 14)]
    found = turning_points([small, noisy, *large])
    assert small not in found
    assert noisy not in found
    assert found == tuple(large[-8:])
    assert set(doubtful([small, noisy, *large], 20)) == {noisy, *large}
    assert doubtful([small, noisy, *large], 1) == (large[-1],)


def test_a_duel_given_up_has_nothing_to_weigh_there() -> None:
    match = both_near_death()
    match.submit(GIVE_UP)
    assert question(match, 0) is None


def test_where_one_answer_alone_is_legal_there_is_nothing_to_weigh() -> None:
    match = match_at(side(hand=(SLASH,)), side(hand=(SLASH,), deck=(SLASH,) * 4), distance=3)
    match.submit((use(match),))
    while len(match.decision.options) > 1:
        match.submit((match.decision.options[-1].key,))
    number = match.answers
    match.submit((match.decision.options[0].key,))
    assert question(match, number) is None


def test_answers_are_told_as_their_seat_was_shown_them() -> None:
    match = Match.start(GAME, tools("sakura").field.drawn(Random(4), None))
    rng = Random(1)
    for _ in range(60):
        asked = match.decision
        if asked is None:
            break
        match.submit(tuple(option.key for option in rng.sample(list(asked.options), max(1, asked.least))))
    for number in range(match.answers):
        asked = question(match, number)
        if asked is None:
            continue
        moment, played = asked
        again = moment.fork()
        again.submit(played)
        assert again.given(number) == match.given(number)


def test_the_order_of_an_answer_matters_only_where_it_is_asked_for() -> None:
    asked = match_at(side(hand=(SLASH,)), side(), distance=3).decision
    first, second = asked.options[0].key, asked.options[1].key
    assert settled(asked, (second, first)) == (first, second)
