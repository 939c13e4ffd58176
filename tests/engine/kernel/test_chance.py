from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.chance import Scripted, Source, Unscripted
from engine.kernel.decisions import Chance, IllegalAnswer, check_outcome

CHANCES = st.builds(
    Chance, what=st.sampled_from(["shuffle", "pick"]), size=st.integers(0, 80), count=st.integers(0, 90)
)


@given(st.integers(), st.integers(0, 10_000), CHANCES)
def test_an_outcome_is_possible_and_always_the_same(seed: int, index: int, chance: Chance) -> None:
    outcome = Source(seed).draw(index, chance)
    check_outcome(chance, outcome)
    assert Source(seed).draw(index, chance) == outcome


def test_the_luck_of_a_seed_is_the_same_on_every_machine() -> None:
    source = Source(20240624)
    assert source.draw(0, Chance("shuffle", 7)) == (2, 4, 3, 5, 1, 6, 0)
    assert source.draw(1, Chance("shuffle", 7)) == (2, 6, 5, 3, 1, 0, 4)
    assert source.draw(0, Chance("pick", 2)) == (0,)
    assert source.draw(3, Chance("pick", 10, 4)) == (6, 1, 3, 2)
    assert Source(-1).draw(0, Chance("shuffle", 100))[:8] == (50, 53, 37, 22, 85, 98, 39, 9)


def test_every_order_comes_about_as_often() -> None:
    source = Source(9)
    seen = Counter(source.draw(index, Chance("shuffle", 3)) for index in range(6000))
    assert set(seen) == set(permutations(range(3)))
    assert all(900 < often < 1100 for often in seen.values())


def test_every_card_comes_to_every_place_of_a_large_deck() -> None:
    source = Source(10)
    places = Counter(source.draw(index, Chance("shuffle", 130)).index(129) for index in range(3000))
    assert len(places) == 130
    assert max(places.values()) < 60


def test_seeds_lots_and_seats_have_luck_of_their_own() -> None:
    deck = Chance("shuffle", 20)
    outcomes = {
        Source(1).draw(0, deck),
        Source(2).draw(0, deck),
        Source(1).draw(1, deck),
        Source(1).draw(0, Chance("shuffle", 20, seat=1)),
        Source(11).draw(0, deck),
    }
    assert len(outcomes) == 5


def test_a_chance_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="dice"):
        Source(1).draw(0, Chance("dice", 6))
    with pytest.raises(ValueError, match="dice"):
        Scripted().draw(0, Chance("dice", 6))


def test_scripted_luck_comes_in_order_and_then_leaves_things_as_they_are() -> None:
    luck = Scripted([(2, 0, 1), [1]])
    assert luck.draw(0, Chance("shuffle", 3)) == (2, 0, 1)
    assert luck.draw(1, Chance("pick", 2)) == (1,)
    assert luck.draw(0, Chance("shuffle", 3)) == (2, 0, 1)
    assert luck.draw(2, Chance("shuffle", 4)) == (0, 1, 2, 3)
    assert luck.draw(3, Chance("pick", 5, 2)) == (0, 1)
    assert luck.draw(4, Chance("pick", 1, 3)) == (0,)


def test_strict_luck_ends_with_its_script() -> None:
    luck = Scripted([(0, 1)], strict=True)
    assert luck.draw(0, Chance("shuffle", 2)) == (0, 1)
    with pytest.raises(Unscripted, match="lot 1"):
        luck.draw(1, Chance("shuffle", 2))


def test_scripted_luck_that_cannot_be_is_refused() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        Scripted([(0, 0, 1)]).draw(0, Chance("shuffle", 3))
    assert refused.value.code == "count"
    with pytest.raises(IllegalAnswer) as refused:
        Scripted([(7,)]).draw(0, Chance("pick", 2))
    assert refused.value.code == "unknown"
