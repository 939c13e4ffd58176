"""Whole duels by the true rules on the duel's screen: one by the mouse alone, one by the keyboard alone, and each
answer is the one that the drags, clicks and keys stood for.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.kernel.resolution import only_answer
from engine.sakura.door import GAME, Duel, Setup, SideSetup, pool_of
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision, Keys
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen

LONGEST = 900


def duel_of(seed: int, left: tuple[str, str], right: tuple[str, str]) -> Duel:
    """A duel with decks drawn by the seed."""
    rng = random.Random(seed)
    sides = []
    for pair in (left, right):
        pool = pool_of(pair)
        sides.append(
            SideSetup(
                megami=pair, normals=tuple(rng.sample(pool.normals, 7)), specials=tuple(rng.sample(pool.specials, 3))
            )
        )
    return Match.start(GAME, Setup(sides=(sides[0], sides[1]), seed=seed))


def unasked(decision: Decision) -> Keys:
    """What the screen answers by itself: what has one answer, and payment by vigor."""
    only = only_answer(decision)
    if only is not None:
        return only
    assert decision.kind == "ChooseBasicPayment"
    return ("vigor",)


def play(screen: MatchScreen, duel: Duel, seed: int, answer: Callable[[Keys, random.Random], None]) -> int:
    """Play to the end; after each answer the duel has gone on as if it had been given directly, and as if what
    the screen answers by itself had been.
    """
    rng = random.Random(seed)
    mirror = duel.fork()
    given = 0
    while duel.decision is not None and given < LONGEST:
        keys = random_answer(duel.decision, rng)
        kind = duel.decision.kind
        mirror.submit(keys)
        answer(keys, rng)
        settle()
        while mirror.answers < duel.answers and mirror.decision is not None:
            mirror.submit(unasked(mirror.decision))
        assert duel.answers == mirror.answers, f"{kind} was not answered by {keys}: {screen.status.text}"
        assert mirror.view(0) == duel.view(0), f"{kind} {keys} came out otherwise"
        assert mirror.view(1) == duel.view(1)
        given += 1
    return given


@pytest.mark.parametrize(
    ("seed", "left", "right"),
    [
        (4, ("yurina", "himika-a1"), ("saine-a2", "tokoyo")),
        (15, ("saine", "tokoyo-a2"), ("yurina-a1", "himika")),
        (2, ("kururu", "raira"), ("hagane-a1", "thallya")),
        (2, ("shinra", "chikage"), ("shinra-a1", "oboro-a2")),
    ],
)
def test_a_whole_duel_by_mouse_alone(
    make_screen: MakeScreen, settings: Settings, seed: int, left: tuple[str, str], right: tuple[str, str]
) -> None:
    settings.pay_default = "ask"
    duel = duel_of(seed, left, right)
    screen = make_screen(duel)
    mouse = Mouse(screen)
    given = play(screen, duel, seed, lambda keys, rng: mouse.answer(keys, rng.randrange(4)))
    assert duel.winner is not None
    assert mouse.drags > given / 3
    assert screen.bar.decision is None


@pytest.mark.parametrize(
    ("letters", "seed", "left", "right"),
    [
        (False, 7, ("yurina-a2", "saine-a1"), ("himika", "tokoyo-a1")),
        (True, 7, ("yurina-a2", "saine-a1"), ("himika", "tokoyo-a1")),
        (False, 2, ("thallya", "raira"), ("shinra", "yukihi")),
    ],
)
def test_a_whole_duel_by_keyboard_alone(
    make_screen: MakeScreen, settings: Settings, letters: bool, seed: int, left: tuple[str, str], right: tuple[str, str]
) -> None:
    settings.pay_default = "ask"
    duel = duel_of(seed, left, right)
    screen = make_screen(duel)
    keyboard = Keyboard(screen)
    play(screen, duel, seed, lambda keys, _rng: keyboard.answer(keys, letters=letters))
    assert duel.winner is not None


def test_a_whole_duel_with_curtains_and_movement(make_screen: MakeScreen, settings: Settings) -> None:
    settings.curtain = True
    settings.pace = "fast"
    assert settings.pay_default == "vigor"
    duel = duel_of(11, ("yurina", "saine"), ("himika", "tokoyo"))
    screen = make_screen(duel)
    mouse = Mouse(screen)
    play(screen, duel, 11, lambda keys, rng: mouse.answer(keys, rng.randrange(4)))
    assert duel.winner is not None


def test_a_whole_duel_is_taken_back_and_done_again(make_screen: MakeScreen, settings: Settings) -> None:
    settings.confirm_undo = False
    duel = duel_of(3, ("yurina", "tokoyo"), ("saine", "himika"))
    screen = make_screen(duel)
    mouse = Mouse(screen)
    rng = random.Random(3)
    for _ in range(40):
        assert duel.decision is not None
        mouse.answer(random_answer(duel.decision, rng))
        settle()
    end, answers = duel.view(-1), duel.answers
    while screen.undo():
        settle()
    assert duel.answers == 0
    assert screen.board.table.pieces("distance").count == 10
    while screen.redo():
        settle()
    assert (duel.view(-1), duel.answers) == (end, answers)


def before_cards_are_shown(seed: int) -> tuple[Duel, Keys]:
    """A duel just before a question that shows cards of the opponent's, and the answer that leads to it."""
    duel, rng = duel_of(seed, ("shinra", "utsuro"), ("shinra", "utsuro")), random.Random(seed)
    keys: Keys = ()
    while duel.decision is not None and not duel.shown():
        use = [option.key for option in duel.decision.options if option.key.startswith("use:")]
        keys = (use[0],) if use and duel.decision.kind == "ChooseAct" else random_answer(duel.decision, rng)
        duel.submit(keys)
    return duel.at(duel.answers - 1), keys


@pytest.mark.parametrize(("seed", "moved"), [(3, False), (137, True)], ids=["chosen", "moved"])
def test_cards_that_an_effect_shows_lie_open_and_can_be_taken_until_it_is_answered(
    make_screen: MakeScreen, settings: Settings, seed: int, moved: bool
) -> None:
    settings.curtain = False
    duel, keys = before_cards_are_shown(seed)
    screen = make_screen(duel)
    assert screen.session.submit(keys)
    settle()
    decision, shown = duel.decision, {card.handle: card.number for card in duel.shown()}
    assert decision is not None
    assert bool(decision.options[0].moves) == moved
    lying = {card.handle: card.number for place in screen.board.table.view.places.values() for card in place.cards}
    assert shown.items() <= lying.items()
    public = {card.handle for place in duel.view(-1).places.values() for card in place.cards}
    assert not shown.keys() & public
    answers = duel.answers
    Mouse(screen).answer((decision.options[0].key,))
    settle()
    assert duel.answers > answers
    assert screen.board.table.view == duel.view(screen.session.seat)
