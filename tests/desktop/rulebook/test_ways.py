"""From whatever names a section one press leads to it in the rulebook; the duel stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from engine.cardgame.view import Refusal
from engine.text.phrase import Term, say
from sakura_desktop.languages.words import Words
from sakura_desktop.match.journal import LINE_ROLE, JournalPanel
from sakura_desktop.match.journal_sections import Named, sections_of
from tests.desktop.rulebook.room import keep
from tests.desktop.settling import settle
from tests.desktop.shell import begin, play, program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QModelIndex

    from sakura_desktop.program import Program
    from sakura_desktop.rulebook.window import RulebookWindow

REFUSAL = Refusal("hand-hidden", "9-4", say("button-back"))
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    keep(tmp_path / "rules", "ja", "ko")
    with program(tmp_path, curtain=False) as whole:
        yield whole


@pytest.fixture
def rulebook(made: Program) -> RulebookWindow:
    return made.flow.rooms.rulebook


def test_home_menu_and_key_open_it_and_nothing_is_left(made: Program, rulebook: RulebookWindow) -> None:
    home = made.flow.rooms.home
    button = next(button for button in home.buttons if button.objectName() == "home.rulebook")
    for act in (
        button.click,
        made.window.menus.actions["rulebook"].trigger,
        lambda: QTest.keyClick(made.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier),
    ):
        act()
        settle()
        assert rulebook.isVisible()
        assert made.window.current == "home"
        rulebook.close()
        settle()
        assert made.window.isActiveWindow()


def test_a_refusal_leads_to_its_section_and_the_duel_stays(made: Program, rulebook: RulebookWindow) -> None:
    duel = begin(made)
    play(made, 8)
    screen = made.flow.rooms.duel
    before = (duel.answers, duel.decision, duel.view(0))
    assert screen.status.section.isHidden()
    screen.status.refuse(REFUSAL)
    settle()
    assert screen.status.section.text() == made.words.say("rulebook-go", number="9-4")
    assert screen.status.section.accessibleName() == made.words.say("rulebook-go-tip", section="§9-4")
    screen.status.section.click()
    settle()
    assert (rulebook.isVisible(), rulebook.desk.section) == (True, "9-4")
    assert made.window.current == "duel"
    assert (duel.answers, duel.decision, duel.view(0)) == before
    screen.status.clear()
    assert screen.status.section.isHidden()


def test_a_question_leads_to_the_rule_that_asks(made: Program, rulebook: RulebookWindow) -> None:
    duel = begin(made)
    screen = made.flow.rooms.duel
    assert duel.decision is not None
    assert screen.bar.section.section == duel.decision.section
    screen.bar.section.setFocus()
    QTest.keyClick(screen.bar.section, Qt.Key.Key_Space)
    settle()
    assert rulebook.desk.section == rulebook._shelf.nearest(duel.decision.section)


def test_a_refusal_before_the_duel_is_a_link(made: Program, rulebook: RulebookWindow) -> None:
    flow = made.flow
    for screen in (flow.preparation.choose, flow.preparation.build, flow.rooms.page("decks")):
        screen.status.refuse(REFUSAL)
        assert '<a href="section:9-4">9-4</a>' in screen.status.text()
        assert "<" not in screen.status.accessibleName()
        screen.status.linkActivated.emit("section:9-4")
        settle()
        assert rulebook.desk.section == "9-4"
        rulebook.desk.visit("1-1")
        screen.status.tell(say("button-back"))
        assert screen.status.text() == made.words.say("button-back")


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_the_section_of_a_refusal_is_a_link_in_every_language(made: Program, language: str) -> None:
    made.settings.language = language
    status = made.flow.preparation.choose.status
    status.refuse(Refusal("x", "3-2", say("form-weapon", weapon="3-2 <b>")))
    assert status.text().endswith('<a href="section:3-2">3-2</a>)') or status.text().endswith("3-2</a>）")
    assert "3-2 &lt;b&gt;" in status.text()


def test_a_term_s_entry_leads_to_its_section(made: Program, rulebook: RulebookWindow) -> None:
    begin(made)
    made.flow.rooms.duel.link.emit("term:aura-total")
    settle()
    reader = made.flow.rooms.duel.window().findChildren(type(made._make_reader()))
    popup = next(one.popup for one in reader if one.popup.isVisible())
    section = next(anchor for anchor in popup.page.anchors if anchor.ref.startswith("section:"))
    popup.page.pressed.emit(section)
    settle()
    assert rulebook.desk.section == made.words.renderer().term("aura-total").section


def test_the_pages_to_be_read_lead_there_too(made: Program, rulebook: RulebookWindow) -> None:
    made.flow.ask("help")
    popup = made.flow.rooms.help.popup
    popup.show_term("game", QRect(20, 20, 10, 10), opened=True)
    popup.page.pressed.emit(next(anchor for anchor in popup.page.anchors if anchor.ref.startswith("section:")))
    settle()
    assert rulebook.desk.section == "1-1"


def test_without_a_document_the_press_offers_to_open_one(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path, curtain=False) as made:
        begin(made)
        made.flow.rooms.duel.status.refuse(REFUSAL)
        made.flow.rooms.duel.status.section.click()
        settle()
        rulebook = made.flow.rooms.rulebook
        assert rulebook.empty.wanted.text() == made.words.say("rulebook-wanted", number="9-4")
        assert rulebook.focusWidget() is rulebook.empty.button


def test_the_rulebook_closes_with_the_program(made: Program, rulebook: RulebookWindow) -> None:
    made.flow.read_rules("9-4")
    settle()
    made.window.close()
    assert not rulebook.isVisible()


def test_languages_are_switched_and_peeked_at_in_its_window_too(made: Program, rulebook: RulebookWindow) -> None:
    made.flow.read_rules("9-4")
    settle()
    rulebook.activateWindow()
    QTest.keyClick(rulebook, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert made.words.language == "ko"
    handle = rulebook.windowHandle()
    QTest.keyPress(handle, Qt.Key.Key_F8)
    assert made.words.peeking
    QTest.keyRelease(handle, Qt.Key.Key_F8)
    assert not made.words.peeking


# --- the journal ---


def test_the_sections_of_a_sentence_are_those_of_its_terms_each_once() -> None:
    words = Words("en")
    phrase = say("help-attack-text")
    found = sections_of(words, phrase)
    assert found
    assert len({named.section for named in found}) == len(found)
    for named in found:
        assert words.renderer().term(named.term).section == named.section
        assert named.key == f"section:{named.section}"
    assert sections_of(words, say("button-back")) == ()


def line_with(panel: JournalPanel, words: Words, several: bool) -> QModelIndex:
    """A row of the journal that names one section, or more."""
    model = panel.view.lines
    rows = (model.index(row) for row in range(model.rowCount()))
    told = ((index, index.data(LINE_ROLE)) for index in rows)
    return next(
        index for index, line in told if line is not None and (len(sections_of(words, line.phrase)) > 1) is several
        and sections_of(words, line.phrase)
    )


@pytest.mark.parametrize("several", [False, True])
def test_a_line_of_the_journal_leads_to_the_rules_by_mouse_and_by_key(
    made: Program, rulebook: RulebookWindow, several: bool
) -> None:
    duel = begin(made)
    made.window.resize(1600, 900)
    play(made, 60)
    panel = made.flow.rooms.journal
    index = line_with(panel, made.words, several)
    named = sections_of(made.words, index.data(LINE_ROLE).phrase)
    wanted = rulebook.desk.finder  # the window is made, and nothing in it was asked for yet
    assert wanted.words == ""
    panel.view.scrollTo(index)
    before = duel.answers
    for by_key in (False, True):
        rulebook.close()
        if by_key:
            panel.view.setFocus()
            panel.view.setCurrentIndex(index)
            QTest.keyClick(panel.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        else:
            panel.view.entered.emit(index)
            assert panel.view.viewport().rect().contains(panel.view._sections.geometry())
            QTest.mouseClick(panel.view._sections, Qt.MouseButton.LeftButton)
        settle()
        if several:
            menu = panel.findChild(QMenu, "which-way")
            assert isinstance(menu, QMenu)
            assert [action.text() for action in menu.actions()] == [entry(made.words, one) for one in named]
            menu.actions()[-1].trigger()
            menu.close()
            settle()
        assert rulebook.desk.section == rulebook._shelf.nearest(named[-1].section)
        rulebook.desk.visit("1-1")
    assert duel.answers == before
    assert not made.flow.rooms.duel.session.looking


def entry(words: Words, named: Named) -> str:
    return words.say("rulebook-go-term", number=named.section, term=Term(named.term))


def test_a_heading_of_the_journal_names_no_section(made: Program) -> None:
    begin(made)
    view = made.flow.rooms.journal.view
    view.entered.emit(view.lines.index(0))
    assert view._sections.isHidden()


def test_a_replay_s_journal_leads_there_too(made: Program, rulebook: RulebookWindow) -> None:
    begin(made)
    play(made, 30)
    made.flow.ask("watch")
    settle()
    made.flow.rooms.replay.journal.link.emit("section:9-4")
    settle()
    assert rulebook.desk.section == "9-4"
    assert made.window.current == "replay"
