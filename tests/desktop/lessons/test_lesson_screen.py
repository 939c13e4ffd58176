"""A lesson on the screen: what it says and shows, refuses, takes back; left and gone on with; in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.games import games
from engine.games import lesson as read
from engine.kernel.decisions import Move
from engine.lesson_files import lesson_files
from sakura_desktop.reader import TermPopup
from sakura_desktop.screens import home
from sakura_desktop.table.bubble import Bubble
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.lessons.screen import LessonScreen
    from sakura_desktop.program import Program

MOST = 20
"""Answers of a lesson that is no whole duel."""
HINTED: Final = 16
"""So much longer, in pixels, a line may be on a screen where letters keep to whole pixels, as they don't here."""
FIRST, SECOND = list(lesson_files("sakura"))[:2]


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path) as whole:
        yield whole


def learn(made: Program, lesson: str = FIRST) -> LessonScreen:
    made.window.resize(1280, 720)
    made.flow.learn(lesson)
    settle()
    return made.flow.rooms.lesson


def shown(screen: LessonScreen) -> tuple[str, ...]:
    assert screen.taught is not None
    return tuple(option.key for option in screen.taught.shown_next())


def test_the_lessons_are_walked_by_arrows_in_two_columns(made: Program) -> None:
    made.flow.ask("lessons")
    settle()
    buttons = list(made.flow.rooms.lessons.buttons.values())
    half = -(-len(buttons) // 2)
    ways = ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Right, 1 + half), (Qt.Key.Key_Right, 1 + half), (Qt.Key.Key_Up, half))
    assert buttons[0].hasFocus()
    for key, there in ways:
        QTest.keyClick(made.window.windowHandle(), key)
        assert buttons[there].hasFocus(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_what_to_do_why_and_what_happened(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language) as made:
        screen = learn(made)
        lesson = screen.taught.lesson  # type: ignore[union-attr]  # it is open
        one, other = lesson.step[:2]
        assert screen.panel.text.said("to_do") == made.words.text(lesson.to_do(one))
        assert screen.panel.text.said("why") == made.words.text(lesson.why(one))
        assert screen.panel.text.said("done") == ""
        assert screen.panel.section.section == one.section
        Mouse(screen).answer(shown(screen))
        settle()
        assert made.words.text(lesson.done(one)) in screen.panel.text.said("done")
        assert made.words.text(lesson.to_do(other)) in screen.panel.text.accessibleName()
        assert all(button.accessibleName() for button in screen.panel.buttons.values())


def test_a_wrong_try_is_answered_beside_the_thing_and_changes_nothing(made: Program) -> None:
    screen = learn(made)
    taught = screen.taught
    assert taught is not None
    Mouse(screen).drag_thing("piece", "distance", "aura.0")
    settle()
    assert taught.answers == 0
    why = made.words.text(taught.lesson.not_so(taught.lesson.step[0], "first"))
    assert screen.why_not.text.startswith(why)
    assert why in screen.status.text
    bubble = screen.board.findChild(Bubble, "why-not")
    assert not bubble.geometry().intersects(screen.bar.geometry())
    Mouse(screen).answer(shown(screen))
    settle()
    assert screen.why_not.text == ""


def test_what_the_rules_refuse_says_so_as_everywhere(made: Program) -> None:
    screen = learn(made)
    assert screen.taught is not None
    far = next(card for card in screen.session.view().places["hand.0"].cards if card.number == "NA-01-yurina-O-N-2")
    Mouse(screen).drag_thing(far.handle, "hand.0", "in-use.0")
    settle()
    assert "9-4-1" in screen.status.text
    assert screen.why_not.text
    assert screen.taught.answers == 0
    sign = screen.status._sign
    assert sign.textFormat() != Qt.TextFormat.PlainText, "the sign is drawn, not spelt"


def test_the_ghost_hand_shows_the_way_once_and_again_on_wish(made: Program) -> None:
    screen = learn(made)
    (option,) = screen.taught.shown_next()  # type: ignore[union-attr]  # it is open
    assert screen.ghost.shown == option.moves[:1]
    QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_Escape)
    assert screen.ghost.shown == ()
    assert made.window.current_screen is screen
    screen.session.show_anew()
    settle()
    assert screen.ghost.shown == (), "it is shown once"
    QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_F3)
    assert screen.ghost.shown == option.moves[:1]
    screen.panel.buttons["show"].click()
    assert screen.ghost.shown == option.moves[:1]
    Mouse(screen).answer(shown(screen))
    settle()
    assert screen.ghost.shown == screen.taught.shown_next()[0].moves[:1], "the next step is shown by itself"  # type: ignore[union-attr]  # as above


def test_where_one_is_to_find_the_way_alone_it_is_shown_on_wish_only(made: Program) -> None:
    screen = learn(made, "finish")
    assert screen.ghost.shown == ()
    QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_F3)
    settle()
    assert screen.ghost.shown == screen.taught.shown_next()[0].moves[:1]  # type: ignore[union-attr]  # it is open


def test_a_ghost_travels_unless_movement_is_off(made: Program) -> None:
    screen = learn(made)
    assert not screen.ghost.travelling
    made.settings.pace = "normal"
    screen.show_way()
    assert screen.ghost.travelling
    screen.ghost.hide()
    assert not screen.ghost.travelling


def test_a_ghost_has_a_caption_beside_it_and_shows_only_what_is_there(made: Program) -> None:
    screen = learn(made)
    assert not screen.ghost.show((Move("piece", "nowhere", "aura.0"),))
    assert screen.ghost.show((Move("piece", "distance", "aura.0"),), "Closer")
    assert screen.ghost.caption == "Closer"
    screen.ghost.hide()
    assert (screen.ghost.caption, screen.ghost.shown) == ("", ())


def test_nobody_is_asked_to_pass_the_seat_and_the_learner_sits_below(made: Program) -> None:
    assert made.settings.curtain
    screen = learn(made, SECOND)
    for _ in range(MOST):
        if screen.taught.learned:  # type: ignore[union-attr]  # it is open
            break
        Mouse(screen).answer(shown(screen))
        settle()
        assert not screen.curtain.is_down
        assert (screen.session.seat, screen.board.playmat.lower) == (0, 0)


def test_it_is_taken_back_by_the_menu_and_tried_again(made: Program) -> None:
    screen = learn(made)
    taught = screen.taught
    assert taught is not None
    assert not made.window.menus.actions["undo"].isEnabled()
    Mouse(screen).answer(shown(screen))
    settle()
    assert taught.standing.step == 1
    made.window.menus.actions["undo"].trigger()
    settle()
    assert (taught.standing.step, taught.answers) == (0, 0)
    made.window.menus.actions["redo"].trigger()
    settle()
    assert taught.standing.step == 1
    Mouse(screen).drag_thing("piece", "distance", "aura.0")
    settle()
    screen.panel.buttons["again"].click()
    settle()
    assert taught.answers == taught.standing.begun
    screen.panel.buttons["restart"].click()
    settle()
    assert screen.taught.answers == 0  # type: ignore[union-attr]  # as above


def test_a_goal_out_of_reach_is_said_and_tried_again(made: Program) -> None:
    screen = learn(made, "finish")
    taught = screen.taught
    assert taught is not None
    Mouse(screen).answer(("end",))
    settle()
    assert taught.missed
    assert screen.panel.text.said("to_do") == made.words.say("lesson-missed")
    assert screen.panel.buttons["again"].property("role") == "leading"
    screen.panel.buttons["again"].click()
    settle()
    assert not taught.missed
    assert taught.answers == 0


def test_it_is_left_and_gone_on_with_another_day(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path) as made:
        screen = learn(made)
        Mouse(screen).answer(shown(screen))
        settle()
        screen.panel.buttons["lessons"].click()
        settle()
        assert made.window.current == "lessons"
    with program(tmp_path) as made:
        assert not made.lessons.of("sakura", FIRST).done
        made.flow.ask("lessons")
        settle()
        listed = made.flow.rooms.lessons
        assert listed.buttons[FIRST].hasFocus()
        assert made.words.text(listed_title(made)) in listed.buttons[FIRST].text()
        listed.buttons[FIRST].click()
        settle()
        assert made.flow.rooms.lesson.taught.standing.step == 1  # type: ignore[union-attr]  # it is open


def listed_title(made: Program):  # type: ignore[no-untyped-def]  # a phrase
    from engine.text.phrase import say

    return say("lessons-begun", number=1, lesson=say(f"sakura-lesson-{FIRST}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_lesson(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language) as made:
        made.flow.ask("lessons")
        settle()
        said = said_by(made.flow.rooms.lessons)
        for key in lesson_files("sakura"):
            assert any(made.words.say(f"sakura-lesson-{key}") in text for text in said)


def test_a_game_without_lessons_offers_none(made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    assert made.flow.rooms.home.lessons.isVisible()
    monkeypatch.setattr(home, "lesson_files", lambda _game: {})
    made.flow.home()
    settle()
    assert not made.flow.rooms.home.lessons.isVisible()


def test_terms_of_what_a_lesson_says_are_walked_by_arrows_and_opened_by_enter(made: Program) -> None:
    screen = learn(made)
    text, opened = screen.panel.text, []
    screen.panel.link.connect(opened.append)
    made.window.activateWindow()
    text.setFocus(Qt.FocusReason.TabFocusReason)
    marked = [text.textCursor().selectedText()]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(text, key)
        marked.append(text.textCursor().selectedText())
    assert marked == ["Slash", "Life", "Attack", "Life", "Attack"]
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert opened == ["term:attack"]
    assert any(popup.isVisible() and popup.opened for popup in screen.findChildren(TermPopup))
    for popup in screen.findChildren(TermPopup):
        popup.hide()
    text.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(20):
        QTest.keyClick(text, Qt.Key.Key_Right)
    last = text.textCursor().selectedText()
    QTest.keyClick(text, Qt.Key.Key_Right)
    assert text.textCursor().selectedText() == last != ""
    QTest.keyClick(text, Qt.Key.Key_Tab)
    assert made.window.focusWidget() is not text
    assert not text.textCursor().hasSelection()
    text.put()
    assert not text.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [one.key for one in games() if lesson_files(one.key)])
def test_what_a_lesson_says_is_seen_without_scrolling(
    qapp: object, tmp_path: Path, game: str, language: str
) -> None:
    with program(tmp_path, language) as made:
        made.settings.game = game
        made.flow.home()
        settle()
        screen = learn(made, next(iter(lesson_files(game))))
        text = screen.panel.text
        screen.panel.setMaximumHeight(screen.panel.minimumHeight())  # as high as it is in the smallest window
        text.setMaximumWidth(text.width() - HINTED)
        settle()
        for key in lesson_files(game):
            lesson = read(game, key)
            for before, step in zip((None, *lesson.step), lesson.step, strict=False):
                text.put(done=lesson.done(before) if before else None, to_do=lesson.to_do(step), why=lesson.why(step))
                assert text.verticalScrollBar().maximum() == 0, (key, step.name)
                for remark in step.remark:
                    text.put(to_do=lesson.to_do(step), remark=lesson.remarked(step, remark))
                    assert text.verticalScrollBar().maximum() == 0, (key, remark.name)


def visit(made: Program) -> Iterator[str]:
    """The screens of this room, and of what begins at once, one after the other."""
    made.window.resize(1280, 720)
    made.flow.ask("lessons")
    settle()
    yield "lessons"
    Mouse(learn(made)).answer(shown(made.flow.rooms.lesson))
    settle()
    yield "lesson"
    made.flow.learn("building")
    settle()
    yield "exercise"
    made.flow.quick()
    settle()
    yield "ready"


def test_a_switch_of_language_rewords_whatever_is_shown(made: Program) -> None:
    for name in visit(made):
        assert made.window.current == name
        texts = []
        for language in LANGUAGES:
            made.settings.language = language
            settle()
            texts.append(set(said_by(made.window)))
            assert not [text for text in texts[-1] if "⟦" in text], name
            assert made.words.say("title-screen", screen=name) == made.window.windowTitle()
            assert made.window.windowTitle() != made.words.say("app-name")
        assert texts[0] != texts[1] != texts[2], name
        made.settings.language = LANGUAGES[0]
        settle()
        assert texts[0] <= set(said_by(made.window)), name
        made.settings.language = "en"
        settle()


def test_of_a_move_that_means_several_things_the_ghost_hand_shows_the_button(made: Program) -> None:
    made.settings.game = "hololive"
    screen = learn(made, "skill")
    (option,) = screen.taught.shown_next()  # type: ignore[union-attr]  # it is open
    assert option.key == "skill:sp"
    screen.show_way()
    assert screen.ghost.shown == ()
    assert screen.ghost.pressed == "option.skill:sp"
    Mouse(screen).press_button("skill:sp")
    settle()
    Mouse(screen).answer(shown(screen))
    settle()
    (option,) = screen.taught.shown_next()  # type: ignore[union-attr]  # as above
    screen.show_way()
    assert screen.ghost.shown == option.moves[:1], "a move that means one thing is shown as a move"
