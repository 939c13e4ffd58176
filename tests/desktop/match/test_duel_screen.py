"""The duel's screen as a whole: curtains, languages in the middle of a choice, taking back, looking back, the end."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QMenu, QWidget

from engine.cardgame.view import SeenMove
from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.match.confirmations import TAKE_BACK, Confirmation
from sakura_desktop.paths import PROBE_VARIABLE, probe_file
from sakura_desktop.pictures.colour import contrast
from sakura_desktop.probe import Probe
from sakura_desktop.table.things import PIECE, Thing
from sakura_desktop.widgets.transition import Transition
from tests.desktop import tables
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.shell import begin, program
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen
    from tests.desktop.looks import PlainAppearance

REACTION = asked.ChooseReaction(
    seat=1,
    options=(Option("use:11", (Move("card:11", "hand.1", "in-use.1"),)), Option("pass")),
    secret=True,
    section="9-4",
)


def texts(screen: MatchScreen) -> set[str]:
    """Everything that the board's views show as faces."""
    found = set()
    for place in ("hand.0", "hand.1", "specials.0", "specials.1"):
        found |= {card.number or "" for card in screen.board.table.cards(place).cards}
    return found - {""}


class TestCurtain:
    def test_nothing_of_either_player_is_behind_it(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.curtain = True
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(REACTION), Step(None)))
        mouse = Mouse(screen)
        assert screen.curtain.isVisible()
        assert texts(screen) == set()
        mouse.sit_down()
        assert not screen.curtain.isVisible()
        mine = texts(screen)
        assert len(mine) == 6
        mouse.press_button("end")
        assert screen.curtain.isVisible()
        assert screen.curtain.geometry() == screen.rect()
        assert texts(screen) == set()
        assert screen.bar.decision is None
        mouse.sit_down()
        assert screen.session.seat == 1
        assert texts(screen)
        assert not texts(screen) & mine

    def test_the_reader_forgets_the_card_of_the_one_before(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.curtain = True
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(REACTION), Step(None)))
        shown = []
        screen.card_shown.connect(shown.append)
        mouse = Mouse(screen)
        mouse.sit_down()
        mouse.click_thing("card:2", "hand.0")
        mouse.press_button("end")
        assert shown[-1] is None

    def test_a_public_question_offers_to_look_at_ones_cards(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.curtain = True
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(1)), Step(None)))
        mouse = Mouse(screen)
        mouse.sit_down()
        mouse.press_button("end")
        assert not screen.curtain.isVisible()
        assert texts(screen) == set()
        mouse.press_button("take-seat")
        assert screen.curtain.isVisible()
        mouse.sit_down()
        assert texts(screen)
        assert not mouse.has_button("take-seat")

    def test_who_is_attacked_leaves_the_reaction_without_looking(
        self, make_screen: MakeScreen, settings: Settings
    ) -> None:
        settings.curtain = True
        duel = ScriptedDuel(Step(tables.act()), Step(REACTION), Step(tables.damage(1)), Step(None))
        screen = make_screen(duel)
        assert not screen.curtain.leave.isVisible()
        Mouse(screen).sit_down()
        screen.session.submit(("end",))
        assert screen.curtain.leave.isVisible()
        screen.curtain.leave.click()
        assert duel.given[-1] == ("pass",)
        assert not screen.curtain.isVisible()
        assert texts(screen) == set()
        assert screen.history.undo(sure=True)
        assert screen.curtain.isVisible()
        assert screen.curtain.seat == 1

    def test_it_is_seen_to_fall_and_to_rise_and_nobody_waits_for_it(
        self, make_screen: MakeScreen, settings: Settings
    ) -> None:
        settings.curtain = True
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(REACTION), Step(None)))
        seen = screen.curtain.transition
        assert not seen.runs, "at no pace nothing is seen to move"
        settings.pace, settings.motion = "normal", "full"
        Mouse(screen).sit_down()
        assert seen.runs
        assert seen.motion.duration() == 300
        QTest.keyClick(screen.board, Qt.Key.Key_Shift)
        assert not seen.runs
        screen.session.submit(("end",))
        screen.board.hurry()
        assert seen.runs
        assert seen.motion.duration() == 350
        assert screen.curtain.isVisible()
        seen.motion.setCurrentTime(350)
        assert not seen.runs

    def test_without_it_the_board_is_seen_to_turn(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.turn_board, settings.motion = "turn", "full"
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(1)), Step(None)))
        settings.pace = "normal"
        screen.session.submit(("end",))
        screen.board.hurry()
        assert screen.board.playmat.lower == 1
        turning = screen.findChildren(Transition)
        assert [one.motion.duration() for one in turning if one.runs] == [400]

    def test_what_happened_is_seen_before_it_falls(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.curtain = True
        settings.pace = "slow"
        move = SeenMove(what=PIECE, source="distance", target="aura.0")
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(REACTION, moves=(move,)), Step(None)))
        mouse = Mouse(screen)
        mouse.sit_down()
        screen.session.submit(("end",))
        assert not screen.curtain.isVisible()
        assert screen.session.decision is None
        screen.board.hurry()
        assert screen.curtain.isVisible()

    def test_whoever_leaves_under_it_and_comes_back_finds_the_table_alive(self, qapp: object, tmp_path: Path) -> None:
        with program(tmp_path, curtain=True) as made:
            begin(made)
            screen = made.flow.rooms.duel
            for way in ("home", "settings"):
                assert screen.curtain.isVisible()
                made.flow.ask(way)
                settle()
                made.flow.ask("continue") if way == "home" else made.flow.rooms.settings.cancelled.emit()
                settle()
            assert screen.curtain.isVisible()
            screen.curtain.button.click()
            settle()
            assert not screen.curtain.isVisible()
            parts = (screen.board, screen.bar, made.flow.rooms.journal)
            assert all(part.isEnabled() for part in parts)

    def test_the_players_are_called_by_their_names(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.curtain = True
        settings.names = ("Aoi", "Haru")
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
        assert "Aoi" in screen.curtain.button.text()


class TestLanguage:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_is_said_again_in_the_middle_of_a_choice(
        self, make_screen: MakeScreen, words: Words, language: str
    ) -> None:
        options = tuple(Option(f"card:{n}", (Move(f"card:{n}", "hand.0", "deck.0"),)) for n in (1, 2, 3))
        mulligan = asked.ChooseMulligan(seat=0, options=options, least=0, most=3, ordered=True, section="4-1")
        screen = make_screen(ScriptedDuel(Step(mulligan), Step(None)))
        Mouse(screen).click_thing("card:2", "hand.0")
        words.set_language(language)
        assert screen.hand.offer.picked == ("card:2",)
        assert screen.session.decision == mulligan
        hand = screen.board.playmat.view_for("hand.0")
        assert hand.accessibleName().startswith({"ja": "手札", "ko": "손패", "en": "Hand"}[language])
        said = [label.text() for label in screen.findChildren(QLabel)]
        assert not [text for text in said if "⟦" in text]

    def test_a_peek_lasts_as_long_as_it_is_held(self, make_screen: MakeScreen, words: Words) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        words.set_second("ko")
        before = screen.board.playmat.track.accessibleName()
        words.set_peek(True)
        assert screen.board.playmat.track.accessibleName() != before
        words.set_peek(False)
        assert screen.board.playmat.track.accessibleName() == before

    def test_a_refusal_is_said_again_too(self, make_screen: MakeScreen, words: Words) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        Mouse(screen).drag_thing(PIECE, "life.1", "flare.0")
        english = screen.status.text
        words.set_language("ja")
        assert screen.status.text != english
        assert "§9-6" in screen.status.text


class TestWays:
    def conduct(self) -> asked.ChooseConduct:
        use = Move("card:1", "hand.0", "in-use.0")
        return asked.ChooseConduct(
            seat=0, options=(Option("standard", (use,), leads=True), Option("full-power", (use,), leads=True))
        )

    def test_a_move_that_means_two_things_asks_which(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(self.conduct()), Step(tables.act()), Step(None))
        screen = make_screen(duel)
        Mouse(screen).drag_thing("card:1", "hand.0", "in-use.0")
        menu = screen.findChild(QMenu, "which-way")
        assert [action.data() for action in menu.actions()] == ["standard", "full-power"]
        menu.actions()[0].trigger()
        assert duel.given == [("standard",), ("use:1",)]
        menu.close()

    def test_doubt_about_taking_back_is_asked_and_answered(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(tables.damage()), Step(None), reveals=(1,))
        screen = make_screen(duel)
        Mouse(screen).press_button("end")
        assert not screen.undo()
        screen.findChild(Confirmation, "undo-doubt").no.click()
        assert duel.given == [("end",)]
        screen.undo()
        settle()
        next(box for box in screen.findChildren(Confirmation, "undo-doubt") if box.isVisible()).yes.click()
        assert duel.given == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_doubt_covers_neither_the_board_nor_the_answers(
        self, qapp: object, tmp_path: Path, language: str
    ) -> None:
        with program(tmp_path, language, curtain=False, theme="dark") as made:
            begin(made)
            screen = made.flow.rooms.duel
            for size in ((1280, 720), (1920, 1080)):
                made.window.resize(*size)
                settle(8)
                screen._ask_sure(TAKE_BACK, lambda: None)
                settle(8)
                (asked_now,) = screen._doubts()
                assert asked_now.x() >= screen.board.mapTo(screen, screen.board.rect().topRight()).x(), size
                picture = asked_now.never.grab().toImage()
                seen = {picture.pixelColor(x, picture.height() // 2).name() for x in range(12)}
                assert max(contrast(one, made.look.theme.paper_raised) for one in seen) >= 3
                screen._leave_doubt()

    def test_tools_undo_and_redo(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(tables.damage()), Step(None))
        screen = make_screen(duel)
        assert not screen.tools["undo"].isEnabled()
        Mouse(screen).press_button("end")
        screen.tools["undo"].click()
        assert duel.given == []
        assert screen.bar.decision == tables.act()
        screen.tools["redo"].click()
        assert duel.given == [("end",)]


class TestPause:
    """An attack that nobody can react to is looked at as long as one that was asked about, if the setting says so."""

    def steps(self) -> tuple[Step, Step, Step]:
        attack = {"attacks": (tables.attack(1, seat=0),)}
        return Step(tables.act()), Step(tables.damage(1), table=attack, event="AttackMade"), Step(None)

    @pytest.mark.parametrize("pace", ["off", "fast"])
    def test_it_waits_for_a_click(self, make_screen: MakeScreen, settings: Settings, pace: str) -> None:
        settings.always_pause = True
        settings.pace = pace
        screen = make_screen(ScriptedDuel(*self.steps()))
        screen.board.ticker.by_hand()
        mouse = Mouse(screen)
        mouse.press_button("end")
        screen.board.ticker.advance(5_000)
        settle()
        assert screen.board.animation.busy
        assert [button.key for button in screen.bar.buttons()] == ["go-on"]
        assert screen.bar.decision is None
        mouse.press_button("go-on")
        screen.board.ticker.advance(5_000)
        assert not screen.board.animation.busy
        assert screen.bar.decision == tables.damage(1)
        assert screen.board.playmat.halves["lower"].seat == 1

    def test_acting_goes_on_too(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.always_pause = True
        screen = make_screen(ScriptedDuel(*self.steps()))
        Mouse(screen).press_button("end")
        screen.board.hurry()
        assert screen.bar.decision == tables.damage(1)

    def test_without_the_setting_nothing_waits(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(*self.steps()))
        Mouse(screen).press_button("end")
        assert screen.bar.decision == tables.damage(1)

    def test_an_attack_that_is_asked_about_waits_but_once(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.always_pause = True
        attack = {"attacks": (tables.attack(1, seat=0),)}
        screen = make_screen(
            ScriptedDuel(Step(tables.act()), Step(REACTION, table=attack, event="AttackMade"), Step(None))
        )
        Mouse(screen).press_button("end")
        assert screen.bar.decision == REACTION


class TestCourse:
    def test_the_end_is_told_when_everything_has_been_shown(self, make_screen: MakeScreen, qtbot: QtBot) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
        with qtbot.waitSignal(screen.ended) as told:
            Mouse(screen).press_button("end")
        assert told.args == [0]
        assert screen.bar.decision is None
        assert screen.bar.accessibleName()

    def test_a_moment_of_the_past_is_looked_at_and_escape_returns(self, make_screen: MakeScreen) -> None:
        early = {"crystals": {"distance": 9}}
        screen = make_screen(ScriptedDuel(Step(tables.act(), table=early), Step(tables.damage()), Step(None)))
        mouse = Mouse(screen)
        mouse.press_button("end")
        screen.history.look_at(0)
        assert screen.board.playmat.track.now == 9
        assert screen.bar.decision is None
        assert not screen.tools["undo"].isEnabled()
        screen.board.setFocus()
        QTest.keyClick(mouse.window, Qt.Key.Key_Escape)
        assert screen.board.playmat.track.now == 6
        assert screen.bar.decision == tables.damage()

    def test_keys_are_shown_on_demand_on_the_board_and_on_buttons(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        assert screen.board.overlay.badges == []
        screen.tools["keys"].click()
        board = [badge.text for badge in screen.board.overlay.badges]
        buttons = [button.letter.upper() for button in screen.bar.buttons()]
        assert board == list("1234567")
        assert buttons == list("890AB")
        screen.tools["keys"].click()
        assert screen.board.overlay.badges == []
        assert {button.letter for button in screen.bar.buttons()} == {""}

    def test_refusals_go_away_with_the_next_answer(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage())))
        mouse = Mouse(screen)
        mouse.drag_thing(PIECE, "life.1", "flare.0")
        assert screen.status.text
        mouse.press_button("end")
        assert screen.status.text == ""

    def test_a_large_zoom_leaves_the_frame_as_it_is(self, make_screen: MakeScreen, look: PlainAppearance) -> None:
        look.zoom = 2.0
        duel = ScriptedDuel(Step(tables.act()), Step(None))
        screen = make_screen(duel)
        assert screen.board.size() == screen.board.parentWidget().size()
        thing = screen.board.hits.rect_of_thing(Thing(PIECE, "distance"))
        assert screen.board.rect().contains(thing)


class Window:
    """Shows one screen, as the main window does."""

    def __init__(self, screen: MatchScreen) -> None:
        self.stack = SimpleNamespace(currentWidget=lambda: screen)


class TestProbe:
    def test_the_environment_asks_for_it(self, tmp_path: Path) -> None:
        assert probe_file({}) is None
        assert probe_file({PROBE_VARIABLE: str(tmp_path / "probe.json")}) == tmp_path / "probe.json"

    def test_it_tells_the_decision_and_where_everything_is(
        self, make_screen: MakeScreen, words: Words, tmp_path: Path
    ) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage())))
        window = Window(screen)
        path = tmp_path / "probe.json"
        probe = Probe(window, words, path)
        probe.setParent(screen)  # so that it looks no more when the screen is gone
        probe.write()
        first = json.loads(path.read_text(encoding="utf-8"))
        assert (first["screen"], first["language"], first["seq"], first["busy"]) == ("duel", "en", 1, False)
        assert first["decision"]["kind"] == "ChooseAct"
        assert first["decision"]["options"][0] == {
            "key": "basic:forward",
            "limit": 1,
            "leads": False,
            "moves": [{"what": "piece", "from": "distance", "to": "aura.0"}],
        }
        assert {"aura.0", "in-use.0", "hand.1", "paid", "option:end"} <= set(first["places"])
        assert {"card:1", "piece@distance", "piece@aura.0", "vigor@vigor.0"} <= set(first["things"])
        assert "option.end" in first["widgets"]
        rect = screen.board.hits.rect_of_thing(Thing("card:2", "hand.0"))
        corner = screen.board.mapToGlobal(rect.topLeft())
        assert first["things"]["card:2"] == [corner.x(), corner.y(), rect.width(), rect.height()]
        probe.write()
        assert json.loads(path.read_text(encoding="utf-8"))["seq"] == 1, "nothing changed"
        screen.session.submit(("end",))
        probe.write()
        second = json.loads(path.read_text(encoding="utf-8"))
        assert (second["seq"], second["decision"]["kind"]) == (2, "ChooseDamage")

    def test_without_a_file_it_does_nothing(self, make_screen: MakeScreen, words: Words) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        window = Window(screen)
        probe = Probe(window, words)
        probe.write()
        assert probe.report()["screen"] == "duel"


class TestZoom:
    def test_the_board_scrolls_to_where_the_keyboard_comes(
        self, make_screen: MakeScreen, look: PlainAppearance
    ) -> None:
        look.zoom = 2.0
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        area = screen.board.parentWidget()
        assert screen.board.keyboard.enter()
        for _ in screen.board.keyboard.stops():
            frame = screen.board.keyboard.frame
            shown = QRect(screen.board.mapTo(area, frame.topLeft()), frame.size())
            assert area.rect().contains(shown.center())
            screen.board.keyboard.step()

    def test_a_drag_near_the_edge_scrolls_a_board_that_has_no_room(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())), 500, 220)
        area = screen.board.parentWidget()
        before = screen.board.pos()
        screen.board.lift(Thing(PIECE, "distance"), area.mapToGlobal(area.rect().bottomRight() - QPoint(2, 2)))
        assert screen.board.pos() != before

    def test_the_column_beside_leaves_the_board_its_room(self, make_screen: MakeScreen, look: PlainAppearance) -> None:
        look.zoom = 2.0
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        screen.add_beside(QLabel("reader", screen), "beside-card")
        settle()
        assert screen.board.parentWidget().width() > screen.width() * 0.6


@pytest.mark.parametrize("width", [1280, 700])
def test_keys_lead_to_the_board_and_to_what_stands_beside_it(make_screen: MakeScreen, width: int) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act())), width, 600)
    reader, journal = QWidget(screen), QWidget(screen)
    first, second = QListWidget(reader), QListWidget(journal)
    screen.add_beside(reader, "beside-card")
    screen.add_beside(journal, "journal-title")
    settle()
    for key, there in (
        (Qt.Key.Key_3, second), (Qt.Key.Key_2, first), (Qt.Key.Key_1, screen.board), (Qt.Key.Key_3, second),
    ):
        QTest.keyClick(screen.window().windowHandle(), key, Qt.KeyboardModifier.AltModifier)
        assert there.hasFocus()
        assert there.isVisible()


def test_another_duel_begins_without_what_the_last_one_showed(make_screen: MakeScreen) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
    assert screen.board.keyboard is not None
    assert screen.board.keyboard.enter()
    assert screen.board.overlay.focus is not None
    shown: list[object] = []
    screen.card_shown.connect(shown.append)
    screen.open(ScriptedDuel(Step(tables.act()), Step(None)))
    settle()
    assert shown == [None]
    assert screen.board.overlay.focus is None
