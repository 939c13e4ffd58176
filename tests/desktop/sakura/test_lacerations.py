"""Lacerations on the screen: damage in braces, the choice of an area by click and key, who is asked in which words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from engine.cardgame.decisions import ChooseOne
from engine.kernel.decisions import Move, Option
from engine.sakura.door import card_face
from engine.text.phrase import say
from sakura_desktop.sakura.attack_painter import attack_line
from sakura_desktop.sakura.card_texts import SakuraCards
from tests.desktop import components, tables
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse
from tests.desktop.tables import ScriptedDuel

if TYPE_CHECKING:
    from sakura_desktop.match.screen import MatchScreen
    from tests.desktop.conftest import MakeScreen

TOKEN = "laceration-token.0"
LYING = {"aura.1": ((TOKEN, 2),), "flare.0": ((TOKEN, 1),)}


def wound() -> tables.asked.ChooseDamage:
    """A laceration to aura or to life: nothing moves, so the crystals are only pointed at."""
    options = tuple(
        Option(area, (Move("piece", f"{area}.0", f"{area}.0"),), label=None) for area in ("aura", "life")
    )
    made = tables.damage()
    return replace(made, options=options, section="x22-6-3-2", lacerates=True)


def areas() -> ChooseOne:
    """Where lacerations become damage."""
    options = tuple(Option(place, (Move(f"token:{TOKEN}", place, place),)) for place in LYING)
    return ChooseOne(seat=0, options=options, section="x22-11-1")


def opened(make_screen: MakeScreen, decision: object) -> MatchScreen:
    first = components.step(decision, ((), ()), beside=LYING)
    return make_screen(ScriptedDuel(first, components.step(None, ((), ()), beside=LYING)))


@pytest.mark.parametrize(("lacerated", "said"), [(True, "{2/1}"), (False, "2/1")])
def test_the_damage_of_an_attack_in_the_air_stands_in_braces(
    make_screen: MakeScreen, said: str, *, lacerated: bool
) -> None:
    attack = tables.attack(aura=2, life=1, lacerated=lacerated)
    assert attack.damage == said
    screen = opened(make_screen, tables.act())
    assert f"Damage {said}," in screen.words.text(attack_line(attack, say("player-seat", seat=1)))


@pytest.mark.parametrize(("cost", "live"), [(2, False), (1, True)])
def test_a_cost_in_braces_is_told_anew_only_where_it_is_another(cost: int, *, live: bool) -> None:
    number = "NA-24-shisui-O-S-2"
    seen = tables.card(70, number, kind="special", status="unused", cost=cost)
    facts = SakuraCards().read(number, seen).facts
    assert card_face(number).cost == "{2}"
    assert any(fact.live for fact in facts) is live


@pytest.mark.parametrize("area", ["aura", "life"])
def test_which_of_two_is_pointed_at(make_screen: MakeScreen, area: str) -> None:
    screen = opened(make_screen, wound())
    Mouse(screen).click_thing("piece", f"{area}.0")
    assert screen.session.duel.given == [(area,)]


@pytest.mark.parametrize("place", LYING)
@pytest.mark.parametrize("letters", [False, True], ids=["walking", "by the keys shown"])
def test_an_area_is_chosen_by_its_tokens(make_screen: MakeScreen, place: str, *, letters: bool) -> None:
    screen = opened(make_screen, areas())
    Mouse(screen).click_thing(f"token:{TOKEN}", place)
    assert screen.session.duel.given == [(place,)]
    screen = opened(make_screen, areas())
    keyboard = Keyboard(screen)
    option = screen.session.decision.option(place)
    (keyboard._by_letters if letters else keyboard._by_walking)(option, buttons=False)
    assert screen.session.duel.given == [(place,)]
