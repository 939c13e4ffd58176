"""The accessibility tree of a table: places as lists, things as items, whose they are, what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from sakura_desktop.match import announcer
from sakura_desktop.sakura import attack_view
from tests.desktop import tables
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleInterface

    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen

Role, Text = QAccessible.Role, QAccessible.Text
TABLE = {
    "enhancements.1": (tables.card(40, owner=1, crystals=2),),
    "discard.0": (tables.card(50), tables.card(51)),
    "extra.1": (tables.card(70, owner=1),),
}
PASS = asked.ChooseReaction(seat=0, options=(Option("pass"),), section="9-4")


def children(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(interface.childCount()):
        child = interface.child(index)
        assert child is not None
        yield child


def of(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def place(screen: MatchScreen, name: str) -> QAccessibleInterface:
    """The list of a place."""
    return of(screen.board.playmat.view_for(name))


def names(screen: MatchScreen, name: str) -> list[str]:
    """What its items are called."""
    return [child.text(Text.Name) for child in children(place(screen, name))]


def item(screen: MatchScreen, name: str, called: str) -> QAccessibleInterface:
    return next(child for child in children(place(screen, name)) if called in child.text(Text.Name))


def press(interface: QAccessibleInterface) -> None:
    actions = interface.actionInterface()
    assert "Press" in actions.actionNames()
    actions.doAction("Press")
    QApplication.processEvents()


def can_press(interface: QAccessibleInterface) -> bool:
    return "Press" in interface.actionInterface().actionNames()


class TestWhatIsSaid:
    @pytest.fixture
    def screen(self, make_screen: MakeScreen) -> MatchScreen:
        table = {"cards": TABLE, "attacks": (tables.attack(),)}
        return make_screen(ScriptedDuel(Step(PASS, table=table), Step(None)))

    def test_a_place_says_whose_it_is_and_how_much_lies_there(self, screen: MatchScreen) -> None:
        called = {name: place(screen, name).text(Text.Name) for name in ("aura.0", "aura.1", "hand.1", "distance")}
        assert called["aura.0"] == "Player 1: Aura 3/5"
        assert called["aura.1"] == "Player 2: Aura 4/5"
        assert called["hand.1"] == "Player 2: Hand 2"
        assert called["distance"].startswith("Distance 6")
        assert place(screen, "hand.0").role() == Role.List

    def test_a_card_says_what_it_is_with_its_figures(self, screen: MatchScreen) -> None:
        said = names(screen, "hand.0")
        assert len(said) == 3
        assert said[0].startswith("“Brandish”. Normal, Attack, Range: 3, Damage: 2/2")
        assert all(child.role() == Role.ListItem for child in children(place(screen, "hand.0")))
        (enhancement,) = names(screen, "enhancements.1")
        assert "2 Sakura tokens" in enhancement

    def test_what_is_written_on_it_is_its_description(self, screen: MatchScreen) -> None:
        written = item(screen, "hand.0", "Hilt Strike").text(Text.Description)
        assert written
        assert "Hilt Strike" not in written

    def test_an_attack_says_its_figures_whether_it_reaches_and_why(self, screen: MatchScreen) -> None:
        (attack,) = children(place(screen, "attacking"))
        assert attack.text(Text.Name) == "“Slash” by Player 2: Range 3-6, Damage 3/2, in range"
        assert "2 → 3" in attack.text(Text.Description)

    def test_an_attack_pointed_at_says_whose_it_is_by_their_name(
        self, screen: MatchScreen, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        settings.names = ("Aoi", "Haru")
        shown: list[str] = []
        monkeypatch.setattr(attack_view.QToolTip, "showText", lambda _at, text, _view: shown.append(text))
        view = screen.board.playmat.view_for("attacking")
        assert isinstance(view, attack_view.AttackView)
        at = view.boxes()[0].center()
        QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))
        (tip,) = shown
        assert "Haru" in tip
        assert "Aoi" not in tip

    def test_of_backs_only_their_number_is_said(self, screen: MatchScreen) -> None:
        assert names(screen, "hand.1") == ["2 cards, face down"]
        assert names(screen, "specials.1") == ["3 cards, face down"]
        assert names(screen, "deck.0") == ["3 cards, face down"]

    def test_of_a_pile_its_top_is_said_and_pressing_spreads_it(self, screen: MatchScreen) -> None:
        (top,) = children(place(screen, "discard.0"))
        assert "Charging Thrust" in top.text(Text.Name) or top.text(Text.Name)
        press(top)
        assert screen.board.pile_popup.place == "discard.0"
        assert of(screen.board.pile_popup.cards).childCount() == 2

    def test_plates_are_groups_that_say_who_has_the_turn(self, screen: MatchScreen) -> None:
        plate = of(screen.board.playmat.halves["lower"].plate)
        assert plate.role() == Role.Grouping
        assert "has the turn" in plate.text(Text.Name)

    def test_buttons_of_piles_are_pressed_unless_nothing_lies_there(self, screen: MatchScreen) -> None:
        doors = {door.place: of(door) for door in screen.board.playmat.pile_buttons()}
        assert doors["extra.1"].role() == Role.Button
        press(doors["extra.1"])
        assert screen.board.pile_popup.place == "extra.1"
        assert not doors["extra.0"].actionInterface().actionNames()

    def test_it_is_said_in_every_language(self, screen: MatchScreen, words: Words) -> None:
        found = {}
        for language in ("ja", "ko", "en"):
            words.set_language(language)
            QApplication.processEvents()
            whose = place(screen, "hand.1").text(Text.Name)
            found[language] = [whose, *names(screen, "hand.1"), *names(screen, "hand.0")]
        assert found["ja"][1] == "裏向きのカード2枚"
        assert found["ko"][1] == "뒷면 카드 2장"
        assert all(len({said[at] for said in found.values()}) == 3 for at in range(3))


class TestWhatCanBeDone:
    @pytest.fixture
    def duel(self) -> ScriptedDuel:
        return ScriptedDuel(Step(tables.act(), table={"cards": TABLE}), Step(PASS), Step(None))

    @pytest.fixture
    def screen(self, make_screen: MakeScreen, duel: ScriptedDuel) -> MatchScreen:
        return make_screen(duel)

    def test_only_what_is_lit_can_be_pressed(self, screen: MatchScreen) -> None:
        assert all(can_press(child) for child in children(place(screen, "hand.0")))
        assert not any(can_press(child) for child in children(place(screen, "hand.1")))
        assert not can_press(next(children(place(screen, "life.0"))))
        assert can_press(next(children(place(screen, "aura.0"))))

    def test_a_thing_is_pressed_then_the_place_it_goes_to(self, screen: MatchScreen, duel: ScriptedDuel) -> None:
        press(item(screen, "hand.0", "Hilt Strike"))
        assert screen.board.drag.held is not None
        held = [name for name in names(screen, "hand.0") if name.startswith("Held: ")]
        assert len(held) == 1
        assert "Hilt Strike" in held[0]
        targets = list(children(place(screen, "in-use.0")))
        assert [target.text(Text.Name) for target in targets] == ["Lay it here: Player 1: Cards being played"]
        press(targets[0])
        assert duel.given == [("use:2",)]

    def test_what_is_held_for_another_question_is_let_go_of(self, screen: MatchScreen, duel: ScriptedDuel) -> None:
        press(item(screen, "hand.0", "Hilt Strike"))
        assert screen.board.drag.held is not None
        next(button for button in screen.bar.buttons() if button.key == "end").click()
        assert duel.given == [("end",)]
        assert screen.board.drag.held is None

    def test_what_pressing_does_is_described_in_the_words_of_the_game(self, make_screen: MakeScreen) -> None:
        label = tables.act().options[0]
        assert label.key == "basic:forward"
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
        (distance,) = children(place(screen, "distance"))
        assert "basic:forward" in distance.text(Text.Description)  # the script's own words for it

    def test_what_is_chosen_says_so(self, make_screen: MakeScreen) -> None:
        options = tuple(Option(f"card:{n}", (Move(f"card:{n}", "hand.0", "deck.0"),)) for n in (1, 2, 3))
        mulligan = asked.ChooseMulligan(seat=0, options=options, least=0, most=3, section="4-1")
        screen = make_screen(ScriptedDuel(Step(mulligan), Step(None)))
        press(item(screen, "hand.0", "Hilt Strike"))
        chosen = item(screen, "hand.0", "Hilt Strike")
        assert "chosen" in chosen.text(Text.Name)
        assert chosen.state().selected

    def test_the_keyboard_has_the_item_that_it_has_come_to(self, screen: MatchScreen) -> None:
        screen.board.setFocus()
        QTest.keyClick(screen.window().windowHandle(), Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        here = of(screen.board).focusChild()
        assert here is not None
        assert here.state().focused
        QTest.keyClick(screen.window().windowHandle(), Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert not here.isValid() or not here.state().focused

    def test_coming_to_an_item_brings_the_keyboard(self, screen: MatchScreen) -> None:
        wanted = item(screen, "hand.0", "Hilt Strike")
        wanted.actionInterface().doAction("SetFocus")
        QApplication.processEvents()
        assert QApplication.focusWidget() is screen.board
        assert wanted.state().focused
        assert screen.board.drag.held is None

    def test_what_is_gone_is_no_longer_valid(self, screen: MatchScreen) -> None:
        old = item(screen, "hand.0", "Hilt Strike")
        assert old.isValid()
        screen.board.show_view(tables.view(0, cards={"hand.0": (tables.card(1),)}), reset=True)
        assert not old.isValid()
        assert place(screen, "hand.0").childCount() == 1

    def test_with_somebody_listening_what_went_is_forgotten(self, screen: MatchScreen) -> None:
        QAccessible.setActive(True)
        try:
            names(screen, "hand.0")
            screen.board.show_view(tables.view(0, cards={"hand.0": (tables.card(1),)}), reset=True)
            QApplication.processEvents()
            assert names(screen, "hand.0") == ["“Brandish”, can be chosen. Normal, Attack, Range: 3, Damage: 2/2"]
        finally:
            QAccessible.setActive(False)


class TestParts:
    def test_a_components_part_is_an_item_with_what_it_is(self, make_screen: MakeScreen) -> None:
        panels = (tables.panel("umbrella", 0, counters=(("umbrella", 0),)),)
        screen = make_screen(ScriptedDuel(Step(PASS, table={"panels": panels}), Step(None)))
        (part,) = children(place(screen, "umbrella.0"))
        assert part.role() == Role.ListItem
        assert "umbrella" in part.text(Text.Name).lower()


class TestAnnouncements:
    @pytest.fixture
    def heard(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
        said: list[tuple[str, bool]] = []
        monkeypatch.setattr(announcer, "listened", lambda: True)
        monkeypatch.setattr(announcer, "announce", lambda _widget, text, *, at_once=False: said.append((text, at_once)))
        return said

    def test_questions_are_asked_aloud_by_whom_they_ask(
        self, make_screen: MakeScreen, heard: list[tuple[str, bool]],
    ) -> None:
        make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
        assert any(text.startswith("Player 1: ") and not urgent for text, urgent in heard)

    def test_refusals_cut_in(self, make_screen: MakeScreen, heard: list[tuple[str, bool]]) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
        heard.clear()
        screen.hand.drop(Move("card:1", "hand.0", "life.0"))
        assert [urgent for _, urgent in heard] == [True]

    def test_nothing_is_worded_where_nobody_listens(
        self, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(announcer, "announce", lambda _widget, text, **_more: said.append(text))
        make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
        assert not any(said)
