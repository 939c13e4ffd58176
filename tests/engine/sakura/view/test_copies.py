"""A copy by a card's own text (§10-16) as a seat sees it: what it is a copy of now, and which side of that counts."""

from __future__ import annotations

import pytest

from engine.sakura.events import CardMoved, CounterChanged
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.state import copied
from engine.sakura.view.seat import view
from tests.engine.sakura.support import SHOT, hagane, himika, kururu, yukihi

MAKER, COPY = kururu("S-3"), kururu("S-3-Ex1")
TEMPERED = hagane("A1-S-1-Ex1")
TWO_SIDED = yukihi("N-1")
FRAMED = kururu("N-4")


def table(sealed: str, area: str = "hand", *, used: bool = True, **more: object) -> Scene:
    """A copy of what is sealed under the card that made it, lying somewhere."""
    mine: dict[str, object] = {"used" if used else "specials": (MAKER,), area: (COPY,), **more}
    return Scene(SideLaid(megami=("kururu", "yukihi"), sealed=((sealed, MAKER),), **mine), SideLaid())  # type: ignore[arg-type]  # laid by the area's name


def seen(scene: Scene, place: str, seat: int = 0, number: str = COPY):
    return next(card for card in view(scene.state, seat).places[place].cards if card.number == number)


def test_a_copy_says_what_it_copies_and_keeps_its_own_name() -> None:
    card = seen(table(SHOT), "hand.0")
    assert (card.number, card.copy_of, card.side) == (COPY, SHOT, "")


def test_a_copy_of_nothing_and_a_card_that_is_none_say_nothing() -> None:
    assert seen(table(SHOT, used=False), "hand.0").copy_of is None
    scene = table(SHOT)
    assert seen(scene, "specials.0", number=MAKER).copy_of is None
    assert copied(scene.state, scene.card(MAKER)) == -1


def test_a_hidden_copy_is_a_back() -> None:
    (back,) = view(table(SHOT).state, 1).places["hand.0"].cards
    assert (back.number, back.copy_of) == (None, None)
    assert seen(table(SHOT, "discard"), "discard.0", 1).copy_of == SHOT


@pytest.mark.parametrize(("umbrella", "side"), [(0, "closed"), (1, "open")])
def test_the_side_of_a_copy_is_that_of_its_owner(umbrella: int, side: str) -> None:
    card = seen(table(TWO_SIDED, counters={"umbrella": umbrella}), "hand.0")
    assert (card.copy_of, card.side) == (TWO_SIDED, side)


def test_a_copy_of_a_two_sided_card_without_a_counter_has_neither_side() -> None:
    assert seen(table(TWO_SIDED), "hand.0").side == "none"


def test_a_copy_has_the_mechanisms_of_what_it_copies() -> None:
    assert [frame.icons for frame in seen(table(FRAMED), "hand.0").frames] == [
        ("attack", "attack"),
        ("enhancement", "enhancement"),
    ]


def test_a_copy_of_a_copy_says_what_it_is_in_the_end() -> None:
    mine = SideLaid(
        megami=("hagane-a1", "kururu"), hand=(TEMPERED,), used=(MAKER,), sealed=((SHOT, MAKER),),
        elsewhere={"anvil": (COPY,)},
    )
    scene = Scene(mine, SideLaid())
    assert seen(scene, "hand.0", number=TEMPERED).copy_of == SHOT
    assert seen(scene, "anvil.0").copy_of == SHOT


def test_what_lies_on_the_anvil_leaves_and_the_copy_is_nothing_again() -> None:
    side = SideLaid(megami=("hagane-a1", "himika"), hand=(TEMPERED,), elsewhere={"anvil": (himika("N-1"),)})
    scene = Scene(side, SideLaid())
    assert seen(scene, "hand.0", number=TEMPERED).copy_of == himika("N-1")
    scene.table.emit(CardMoved(scene.card(himika("N-1")), "anvil.0", "discard.0"))
    assert seen(scene, "hand.0", number=TEMPERED).copy_of is None


def test_an_attack_of_a_copy_says_whose_figures_it_has() -> None:
    scene = table(SHOT)
    scene.use(COPY)
    (attack,) = view(scene.state, 1).attacks
    assert (attack.number, attack.copy_of) == (COPY, SHOT)
    scene = Scene(SideLaid(megami=("himika", "yukihi"), hand=(SHOT,)), SideLaid())
    scene.use(SHOT)
    assert view(scene.state, 1).attacks[0].copy_of is None


def test_the_side_turns_with_the_counter() -> None:
    scene = table(TWO_SIDED, counters={"umbrella": 0})
    scene.table.emit(CounterChanged("umbrella.0", 1))
    assert seen(scene, "hand.0").side == "open"
