"""With Shift the arrows walk over everything face up, whether anything can be done with it or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from sakura_desktop.table.things import PIECE
from tests.desktop import tables
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.keyboard_stops import Stop
    from tests.desktop.conftest import MakeScreen

SHIFT = Qt.KeyboardModifier.ShiftModifier
TABLE = {
    "enhancements.1": (tables.card(40, owner=1, crystals=2),),
    "specials.1": (
        *tables.backs("specials.1", 2, kind="special"),
        tables.card(33, tables.SPECIALS[5], kind="special", status="used", owner=1),
    ),
    "discard.0": (tables.card(50), tables.card(51), tables.card(52)),
    "discard.1": (tables.card(60, owner=1),),
    "extra.1": (tables.card(70, owner=1),),
}
REACTION = asked.ChooseReaction(seat=0, options=(Option("pass"),), section="9-4")


@pytest.fixture
def screen(make_screen: MakeScreen) -> MatchScreen:
    """A table with something everywhere: an attack in the air, and nothing to react with."""
    table = {"cards": TABLE, "attacks": (tables.attack(),)}
    return make_screen(ScriptedDuel(Step(REACTION, table=table), Step(tables.act(), table=table), Step(None)))


def press(screen: MatchScreen, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(screen.window().windowHandle(), key, modifier)


def here(screen: MatchScreen) -> Stop:
    walker = screen.board.keyboard
    assert walker is not None
    assert walker.here is not None
    return walker.here


def walk(screen: MatchScreen) -> list[Stop]:
    """From what is read first on to the right, until there is nothing more."""
    screen.board.setFocus()
    press(screen, Qt.Key.Key_Right, SHIFT)
    found = [here(screen)]
    for _ in range(100):
        press(screen, Qt.Key.Key_Right, SHIFT)
        if here(screen).same(found[-1]):
            return found
        found.append(here(screen))
    raise AssertionError("the walk doesn't end")


def name(stop: Stop) -> str:
    if stop.thing is None:
        return stop.place
    return stop.thing.source if stop.thing.what in {PIECE, "vigor"} else stop.thing.what


class TestWhatIsWalked:
    def test_the_attack_comes_first_and_every_face_that_is_seen_comes_once(self, screen: MatchScreen) -> None:
        found = walk(screen)
        assert found[0].thing is not None
        assert found[0].thing.what == "attack:1"
        names = [name(stop) for stop in found]
        assert len(names) == len(set(names))
        view = screen.board.table.view
        assert view is not None
        faces = {
            card.handle for place, seen in view.places.items() for card in seen.cards
            if card.number is not None and place.partition(".")[0] not in {"discard", "extra"}
        }
        assert faces | {"card:52", "card:60"} <= set(names)
        assert {"distance", "shadow", "aura.1", "life.1", "plate.0", "hand.1", "deck.1", "extra.1"} <= set(names)

    def test_the_reader_is_told_of_the_attack_and_of_each_card(self, screen: MatchScreen) -> None:
        items, cards = [], []
        screen.item_shown.connect(items.append)
        screen.card_shown.connect(cards.append)
        walk(screen)
        assert [item.handle for item in items] == ["attack:1"]
        assert {"card:40", "card:33", "card:1", "card:60"} <= {card.handle for card in cards}

    def test_what_lies_below_is_reached_by_the_arrow_down(self, screen: MatchScreen) -> None:
        screen.board.setFocus()
        press(screen, Qt.Key.Key_Down, SHIFT)
        heights = [here(screen).rect.center().y()]
        for _ in range(12):
            press(screen, Qt.Key.Key_Down, SHIFT)
            heights.append(here(screen).rect.center().y())
        assert heights == sorted(heights)
        assert heights[-1] > heights[0]

    def test_an_arrow_alone_returns_to_what_can_be_done(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": TABLE}), Step(None)))
        assert not any(stop.place for stop in screen.board.keyboard.stops())
        walk(screen)
        press(screen, Qt.Key.Key_Tab)
        assert here(screen) in screen.board.keyboard.stops()

    def test_enter_on_a_lit_thing_takes_it(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act(), table={"cards": TABLE}), Step(None))
        screen = make_screen(duel)
        screen.board.setFocus()
        for _ in range(60):
            press(screen, Qt.Key.Key_Right, SHIFT)
            if name(here(screen)) == "card:2":
                break
        press(screen, Qt.Key.Key_Return)
        assert screen.board.drag.held is not None
        assert here(screen).spot is not None


class TestPiles:
    def open_discard(self, screen: MatchScreen) -> None:
        screen.board.setFocus()
        press(screen, Qt.Key.Key_Right, SHIFT)
        for _ in range(60):
            if name(here(screen)) == "card:52":
                break
            press(screen, Qt.Key.Key_Right, SHIFT)
        press(screen, Qt.Key.Key_Return)

    def test_enter_spreads_a_pile_and_arrows_go_through_it(self, screen: MatchScreen) -> None:
        self.open_discard(screen)
        assert screen.board.pile_popup.place == "discard.0"
        found = [name(here(screen))]
        for _ in range(2):
            press(screen, Qt.Key.Key_Right)
            found.append(name(here(screen)))
        assert found == ["card:52", "card:51", "card:50"]
        assert screen.board.pile_popup.geometry().contains(here(screen).rect.center())

    def test_escape_puts_it_together_and_one_is_where_one_was(self, screen: MatchScreen) -> None:
        self.open_discard(screen)
        before = here(screen)
        press(screen, Qt.Key.Key_Right)
        press(screen, Qt.Key.Key_Escape)
        assert not screen.board.pile_popup.place
        assert here(screen).same(before)
        assert not screen.board.pile_popup.geometry().contains(here(screen).rect.center())

    def test_a_button_of_a_pile_pressed_by_key_leads_into_it(self, screen: MatchScreen) -> None:
        door = next(button for button in screen.board.playmat.pile_buttons() if button.place == "extra.1")
        door.setFocus(Qt.FocusReason.TabFocusReason)
        press(screen, Qt.Key.Key_Space)
        assert QApplication.focusWidget() is screen.board
        assert name(here(screen)) == "card:70"

    def test_one_pressed_by_the_mouse_moves_no_keyboard(self, screen: MatchScreen) -> None:
        door = next(button for button in screen.board.playmat.pile_buttons() if button.place == "extra.1")
        QTest.mouseClick(door, Qt.MouseButton.LeftButton)
        assert screen.board.pile_popup.place == "extra.1"
        assert screen.board.keyboard.here is None

    def test_an_empty_pile_opens_nothing(self, screen: MatchScreen) -> None:
        screen.board.open_pile("sealed.0")
        assert not screen.board.pile_popup.isVisible()


class TestBeingSeen:
    def test_the_frame_follows_the_size_of_the_window(self, screen: MatchScreen) -> None:
        screen.board.setFocus()
        press(screen, Qt.Key.Key_Right, SHIFT)
        press(screen, Qt.Key.Key_Right, SHIFT)
        stop = here(screen)
        screen.resize(1900, 1000)
        QApplication.processEvents()
        now = screen.board.keyboard.frame
        assert now is not None
        assert here(screen).same(stop)
        assert now != stop.rect
        assert now == next(there.rect for there in screen.board.hits.readable() if there.same(stop))

    def test_tab_on_a_board_with_nothing_lit_frames_what_is_read_first(self, screen: MatchScreen) -> None:
        screen.bar.buttons()[0].setFocus()
        for _ in range(20):
            press(screen, Qt.Key.Key_Backtab, SHIFT)
            if QApplication.focusWidget() is screen.board:
                break
        assert name(here(screen)) == "attack:1"

    def test_what_goes_away_leaves_one_beside_it(self, screen: MatchScreen) -> None:
        walk(screen)
        screen.board.show_view(tables.view(0), reset=True)
        assert screen.board.keyboard.frame is not None


class TestAnswers:
    def test_keys_alone_lift_the_curtain_and_come_to_an_answer(
        self, make_screen: MakeScreen, settings: Settings,
    ) -> None:
        settings.curtain = True
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(REACTION), Step(None)))
        assert screen.curtain.isVisible()
        press(screen, Qt.Key.Key_Return)
        assert not screen.curtain.isVisible()
        assert screen.board.keyboard.frame is not None

    def test_the_mouse_lifts_it_and_nothing_is_framed(
        self, make_screen: MakeScreen, settings: Settings,
    ) -> None:
        settings.curtain = True
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(REACTION), Step(None)))
        assert screen.curtain.isVisible()
        QTest.mouseClick(screen.curtain.button, Qt.MouseButton.LeftButton)
        assert not screen.curtain.isVisible()
        assert screen.board.keyboard.frame is None

    def test_tab_goes_from_the_last_thing_to_the_answers_the_tools_and_last_to_the_piles(
        self, make_screen: MakeScreen,
    ) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": TABLE}), Step(None)))
        screen.board.setFocus()
        screen.board.keyboard.enter(last=True)
        order = []
        for _ in range(40):
            press(screen, Qt.Key.Key_Tab)
            focus = QApplication.focusWidget()
            assert focus is not None
            if focus is screen.board:
                break
            order.append(focus.objectName())
        assert order[0].startswith("option.")
        assert order.index("option.end") < order.index("prompt.section") < order.index("duel.give-up")
        assert order.index("duel.give-up") < min(at for at, name in enumerate(order) if name.startswith("door."))

    def test_control_tab_goes_from_part_to_part(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": TABLE}), Step(None)))
        screen.board.setFocus()
        found = []
        for _ in range(5):
            press(screen, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
            focus = QApplication.focusWidget()
            assert focus is not None
            found.append(focus.objectName())
        assert found[0].startswith("option.")
        assert found[1] == "prompt.section"
        assert found[-1] == "board"

    def test_the_keys_are_shown_from_wherever_one_is(self, screen: MatchScreen) -> None:
        screen.tools["give-up"].setFocus(Qt.FocusReason.TabFocusReason)
        press(screen, Qt.Key.Key_F2)
        assert screen.board.keyboard.keys_shown

    def test_buttons_that_show_their_keys_have_the_room_for_them(self, make_screen: MakeScreen) -> None:
        option = Option("use:1", (Move("card:1", "hand.0", "in-use.0"),))
        first = asked.ChooseAct(seat=0, options=(option, Option("end")), section="8-2-2", rest=True)
        screen = make_screen(ScriptedDuel(Step(first), Step(None)))
        screen.board.setFocus()
        laid: list[bool] = []
        screen.bar.outgrown.connect(lambda: laid.append(True))
        press(screen, Qt.Key.Key_F2)
        assert laid
        laid.clear()
        screen._letters()
        assert not laid

    def test_a_letter_leads_on_by_keyboard(self, make_screen: MakeScreen) -> None:
        option = Option("use:1", (Move("card:1", "hand.0", "in-use.0"),))
        first = asked.ChooseAct(seat=0, options=(option, Option("end")), section="8-2-2", rest=True)
        screen = make_screen(ScriptedDuel(Step(first), Step(REACTION), Step(None)))
        screen.board.setFocus()
        press(screen, Qt.Key.Key_F2)
        press(screen, Qt.Key.Key_2)  # what ends the turn: things on the board come first
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.objectName() == "option.pass"
