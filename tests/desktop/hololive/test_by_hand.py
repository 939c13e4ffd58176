"""Whole stretches of duels by the mouse and by the keyboard: whatever is asked, a hand can answer it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sakura_desktop.table.things import Thing
from tests.desktop.hololive.conftest import begun, likely, reached
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse, choose_in_menu
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.view import CardSeen
    from engine.hololive.door import Duel
    from engine.kernel.decisions import Decision, Keys
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_asked_is_answered_by_the_mouse(opened: Callable[..., MatchScreen], seed: int) -> None:
    rng, screen = random.Random(seed), opened(begun(seed))
    mouse, duel, kinds = Mouse(screen), screen.session.duel, set()
    while (decision := duel.decision) is not None and duel.answers < 130:
        keys, before = likely(decision, rng), duel.answers
        numbers = screen.board.playmat.numbers(duel.view(decision.seat))

        def meant(keys: Keys, numbers: dict[str, str | None] = numbers) -> list[str]:
            """Cheer of one colour is one as good as the other."""
            return sorted(numbers.get(key) or key if key in numbers else key for key in keys)

        kinds.add(decision.kind)
        if not keys:
            mouse.press_button("confirm")
        else:
            mouse.answer(keys, way=0 if decision.kind == "ChooseHolomem" else rng.randint(0, 3))  # onto the one meant
            choose_in_menu(keys[0])
        settle()
        assert duel.answers > before, (decision.kind, keys)
        assert meant(duel.given(before)) == meant(keys), decision.kind
    screen.board.hurry()
    lying = {place: len(seen.cards) for place, seen in duel.view(screen.session.seat).places.items()}
    assert {place: screen.board.table.cards(place).rowCount() for place in lying} == lying
    assert {"ChooseFirstHolomem", "ChooseHolomem", "ChooseAct"} <= kinds
    assert mouse.drags > 40


@pytest.mark.parametrize("letters", [False, True])
def test_whatever_is_asked_is_answered_by_the_keyboard(opened: Callable[..., MatchScreen], letters: bool) -> None:
    rng, screen = random.Random(7), opened(begun(7))
    keyboard, duel = Keyboard(screen), screen.session.duel
    while (decision := duel.decision) is not None and duel.answers < 60:
        keys, before = likely(decision, rng), duel.answers
        if keys:
            keyboard.answer(keys, letters=letters)
            choose_in_menu(keys[0])
        else:
            keyboard.push("confirm", letters=letters)
        settle()
        assert duel.answers > before, (decision.kind, keys)


def from_the_archive(decision: Decision) -> bool:
    """A card of the archive goes to a holomem, perhaps of the back position."""
    moves = [move for option in decision.options for move in option.moves]
    targets = {move.target for move in moves}
    return decision.kind == "ChooseHolomem" and moves[0].source.startswith("archive") and "back.0" in targets


def test_a_spread_pile_makes_way_for_what_is_taken_from_it(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(from_the_archive)
    screen = opened(duel)
    popup, back = screen.board.pile_popup, screen.board.hits.rect_of_place("back.0")
    assert popup.place == "archive.0"
    lay = popup.geometry()
    assert back is not None
    assert popup.geometry().intersects(back)
    decision = duel.decision
    assert decision is not None
    option = next(one for one in decision.options if one.moves[1].target == "back.0")
    thing = Thing(option.moves[0].what, "archive.0")
    assert screen.board.drag.take(thing)
    assert not popup.geometry().intersects(back)
    screen.board.drag.cancel()
    assert popup.geometry() == lay, "it is back when the hand is empty"
    before = duel.answers
    Mouse(screen).answer((option.key,))
    settle()
    assert duel.given(before) == (option.key,)


def test_where_one_thing_alone_goes_a_click_on_the_place_is_enough(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(lambda decision: decision.section == "7.4.2" and len(decision.options) > 2)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    lit = screen.board.table.glow
    assert {option.moves[0].target for option in decision.options} <= lit.targets
    top = screen.board.table.cards(decision.options[0].moves[0].source).entries[0].seen
    assert top.number is not None, "the cheer that was laid open is seen"
    assert screen.board.pile_popup.place == "", "its pile isn't spread: it is the top"
    option = decision.options[-1]
    Mouse(screen).click_place(option.moves[0].target)
    settle()
    assert duel.given(before) == (option.key,)


def test_a_card_that_may_not_go_there_springs_back_and_it_is_said_why(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(lambda decision: any(option.key.startswith("place:") for option in decision.options))
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    placed = next(option for option in decision.options if option.key.startswith("place:"))
    move = placed.moves[0]
    Mouse(screen).drag_thing(move.what, move.source, f"collab.{decision.seat}")
    settle()
    assert duel.answers == before
    assert "§8." in screen.why_not.text


def test_cheer_that_was_found_in_its_deck_is_seen_where_it_is_taken(opened: Callable[..., MatchScreen]) -> None:
    def found_cheer(decision: Decision) -> bool:
        moves = [move for option in decision.options for move in option.moves]
        return decision.kind == "ChooseHolomem" and decision.section != "7.4.2" and any(
            move.source.startswith("cheer-deck") and "#" not in move.what for move in moves
        )

    duel = reached(found_cheer)
    screen, decision = opened(duel), duel.decision
    assert decision is not None
    move = decision.options[0].moves[0]
    known = [card.handle for card in duel.view(decision.seat).places[move.source].cards if card.number is not None]
    assert known == [move.what]
    other = duel.view(1 - decision.seat).places[move.source].cards
    assert all(card.number is None for card in other), "what is looked for in secret stays so for the other"
    assert screen.board.hits.rect_of_thing(Thing(move.what, move.source)) is not None


# --- arts by button


@pytest.fixture
def many_arts() -> Duel:
    """A question with arts of both in front, most of them at two targets."""
    return reached(lambda decision: decision.kind == "ChooseArts" and len(decision.options) > 5)


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_many_arts_leave_the_own_back_position_to_be_read(
    opened: Callable[..., MatchScreen], words: Words, many_arts: Duel, language: str
) -> None:
    """At 1280×720 the question with all its answers stands in its band."""
    words.set_language(language)
    screen = opened(many_arts, 1280, 720)
    prompt, back = screen.board.prompt, screen.board.hits.rect_of_place("back.0")
    assert prompt is not None
    assert back is not None
    assert not prompt.geometry().intersects(back)
    for button in screen.bar.buttons():
        there = QRect(button.mapTo(prompt, QPoint(0, 0)), button.size())
        assert prompt.rect().contains(there), button.text()
    assert all(QFontInfo(button.font()).pixelSize() >= 14 for button in screen.bar.buttons())


def test_arts_at_several_targets_ask_at_whom(opened: Callable[..., MatchScreen], many_arts: Duel) -> None:
    decision = many_arts.decision
    assert decision is not None
    screen, before = opened(many_arts), many_arts.answers
    arts = [option.key for option in decision.options if option.key.startswith("arts:")]
    several = next(key.rpartition(":")[0] for key in arts
                   if sum(other.startswith(key.rpartition(":")[0] + ":") for other in arts) > 1)  # fmt: skip
    wanted = [key for key in arts if key.startswith(several + ":")]
    button = next(button for button in screen.bar.buttons() if button.key == several)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    (menu,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()]
    assert [action.data() for action in menu.actions()] == wanted
    assert many_arts.answers == before, "nothing is done before it is said at whom"
    menu.close()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    choose_in_menu(wanted[-1])
    settle()
    assert many_arts.given(before) == (wanted[-1],)


def test_who_points_at_the_button_of_a_skill_reads_its_card(opened: Callable[..., MatchScreen]) -> None:
    """What a skill does isn't on its button; the oshi that has it lies elsewhere."""
    duel = reached(lambda decision: any(option.key.startswith("skill:") for option in decision.options))
    screen = opened(duel)
    read: list[CardSeen] = []
    screen.card_shown.connect(read.append)
    (button, *_) = (found for found in screen.bar.buttons() if found.key.startswith("skill:"))
    QTest.mouseMove(button)
    settle()
    decision = duel.decision
    assert decision is not None
    oshi = duel.view(decision.seat).places[f"oshi.{decision.seat}"].cards[0]
    assert read[-1].number == oshi.number


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_above_its_answers_the_question_stands_behind_the_turn(
    opened: Callable[..., MatchScreen], words: Words, many_arts: Duel, language: str
) -> None:
    """Where both have room in a line; neither is over the other, and the answers are below."""
    words.set_language(language)
    bar = opened(many_arts, 1280, 720).bar
    bar.setGeometry(0, 0, 900, bar._above(900) + 20)
    bar._split.clear()
    inner = bar._inner(900)
    bar._split[900, bar._pixels] = (bar._above(inner), inner, inner)  # nothing has room beside it
    bar._arrange()
    turn, question, answers = bar._head.geometry(), bar._question.geometry(), bar._answers.geometry()
    assert turn.right() < question.left()
    assert turn.top() < question.center().y() < turn.bottom() + bar._question.air
    assert question.right() <= bar.width()
    assert answers.top() >= turn.bottom()
