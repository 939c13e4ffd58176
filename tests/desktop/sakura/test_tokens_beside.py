"""Tokens beside the crystals of life, aura and flare: whose they are, how many, and that a hand can take them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sakura_desktop.sakura.playmat import SakuraPlaymat
from sakura_desktop.sakura.tokens_beside import FIGURE, BesideView
from sakura_desktop.table.things import Thing
from tests.desktop import components
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse
from tests.desktop.tables import ScriptedDuel

if TYPE_CHECKING:
    from sakura_desktop.match.screen import MatchScreen
    from tests.desktop.conftest import MakeScreen

MINE, THEIRS = "laceration-token.0", "laceration-token.1"
LYING = {
    "life.1": ((MINE, 4), (THEIRS, 1)),
    "aura.0": ((THEIRS, 2),),
    "flare.0": ((MINE, 12), (THEIRS, 3), ("poison", 1)),
}
TAKES = (("aura.0", ((f"token:{THEIRS}", "aura.0", "aura.0"),)), ("life.1", ((f"token:{THEIRS}", "life.1", "life.1"),)))


def opened(make_screen: MakeScreen, lying: dict[str, tuple[tuple[str, int], ...]] = LYING) -> MatchScreen:
    first = components.step(components.act(*TAKES), ((), ()), beside=lying)
    return make_screen(ScriptedDuel(first, components.step(None, ((), ()), beside={})))


def view_at(screen: MatchScreen, place: str, key: str) -> BesideView:
    mat = screen.board.playmat
    assert isinstance(mat, SakuraPlaymat)
    found = mat.beside.view_for(place, f"token:{key}")
    assert found is not None
    return found


class TestWhatLies:
    @pytest.mark.parametrize(("place", "key"), [(place, key) for place, those in LYING.items() for key, _ in those])
    def test_each_kind_is_in_sight_with_its_number(self, make_screen: MakeScreen, place: str, key: str) -> None:
        view = view_at(opened(make_screen), place, key)
        assert view.isVisible()
        assert view.pieces().count == dict(LYING[place])[key]
        assert view.height() >= FIGURE
        assert view.parentWidget().rect().contains(view.geometry())

    def test_kinds_lie_side_by_side(self, make_screen: MakeScreen) -> None:
        screen = opened(make_screen)
        boxes = [view_at(screen, "flare.0", key).geometry() for key, _ in LYING["flare.0"]]
        assert not any(one.intersects(two) for at, one in enumerate(boxes) for two in boxes[at + 1 :])

    def test_the_crystals_make_room(self, make_screen: MakeScreen) -> None:
        screen = opened(make_screen)
        strip = view_at(screen, "aura.0", THEIRS).geometry()
        crystals = screen.board.playmat.view_for("aura.0", "piece").boxes()
        assert crystals
        assert not any(box.intersects(strip) for box in crystals)

    def test_those_who_listen_hear_whose_they_are(self, make_screen: MakeScreen) -> None:
        screen = opened(make_screen)
        said = {key: view_at(screen, "life.1", key).accessibleName() for key in (MINE, THEIRS)}
        assert "Player 1" in said[MINE]
        assert said[MINE].endswith("4")
        assert "Player 2" in said[THEIRS]

    def test_what_is_gone_is_out_of_sight(self, make_screen: MakeScreen) -> None:
        screen = opened(make_screen)
        Mouse(screen).click_thing(f"token:{THEIRS}", "aura.0")
        assert not view_at(screen, "aura.0", THEIRS).isVisible()
        assert screen.board.playmat.view_for("aura.0", "piece").beside == 0


class TestTheHand:
    def test_a_click_takes_them(self, make_screen: MakeScreen) -> None:
        screen = opened(make_screen)
        Mouse(screen).click_thing(f"token:{THEIRS}", "life.1")
        assert screen.session.duel.given == [("life.1",)]

    @pytest.mark.parametrize("letters", [False, True], ids=["walking", "by the keys shown"])
    def test_keys_reach_them(self, make_screen: MakeScreen, *, letters: bool) -> None:
        screen = opened(make_screen)
        keyboard = Keyboard(screen)
        option = screen.session.decision.option("aura.0")
        (keyboard._by_letters if letters else keyboard._by_walking)(option, buttons=False)
        assert screen.session.duel.given == [("aura.0",)]

    def test_crystals_are_taken_beside_them(self, make_screen: MakeScreen) -> None:
        screen = opened(make_screen)
        assert screen.board.hits.rect_of_thing(Thing("piece", "aura.0")) is not None
