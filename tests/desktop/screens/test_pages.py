"""Home, duels, result, decks, settings and the pages to be read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QScrollArea, QSlider

from engine.cardgame.match import Match
from engine.lesson_files import lesson_files
from engine.sakura.door import GAME, deck_code
from sakura_desktop.decks import decks_screen, desk
from sakura_desktop.games import games
from sakura_desktop.pictures.colour import contrast
from sakura_desktop.screens import saved_matches as duels_module
from sakura_desktop.screens import settings as settings_module
from sakura_desktop.screens.setting_fields import CHOICES
from sakura_desktop.settings import Settings
from sakura_desktop.widgets.backdrop import STEP, PageSheet
from sakura_desktop.widgets.big_button import BigButton
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, begin, deck, finish, pairs, play, program, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QSize
    from pytestqt.qtbot import QtBot

    from sakura_desktop.program import Program


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False) as whole:
        yield whole


def answer_who_one_is(made: Program) -> None:
    made.flow.rooms.home.spoken.findChild(QPushButton, "home.languages.done").click()
    settle()


# --- home ---


def test_home_is_walked_by_tab_as_it_is_read_games_before_what_goes_on(made: Program) -> None:
    begin(made)
    play(made, 5)
    made.flow.home()
    made.window.activateWindow()
    settle()
    home = made.flow.rooms.home
    assert home.focusWidget() is home.buttons[0]
    QTest.keyClick(home.focusWidget(), Qt.Key.Key_Tab)
    assert home.focusWidget() is home.buttons[1]
    QTest.keyClick(home.focusWidget(), Qt.Key.Key_Backtab)
    QTest.keyClick(home.focusWidget(), Qt.Key.Key_Backtab)
    assert home.focusWidget() is list(home.games.values())[-1]


def test_the_keys_that_scroll_change_no_setting(made: Program) -> None:
    made.flow.ask("settings")
    settle()
    made.window.activateWindow()
    fields = made.flow.rooms.settings.fields
    assert fields["language"].hasFocus()
    fields["theme"].setFocus()
    QTest.keyClick(fields["theme"], Qt.Key.Key_PageDown)
    assert made.settings.theme == "system"
    QTest.keyClick(fields["theme"], Qt.Key.Key_Down)
    assert made.settings.theme == "light"


def test_a_box_shows_that_it_has_the_keyboard_before_tab_was_pressed(made: Program) -> None:
    made.window.activateWindow()
    settle()
    box = made.flow.rooms.home.focusWidget()
    assert isinstance(box, QComboBox)
    marked = box.grab().toImage()
    answer_who_one_is(made)
    assert not box.hasFocus()
    plain = box.grab().toImage()
    edge = [(x, 1) for x in range(8, marked.width() - 8)]
    cherry = box.palette().highlight().color()
    assert all(marked.pixelColor(*at) == cherry for at in edge)
    assert not any(plain.pixelColor(*at) == cherry for at in edge)


def test_letters_are_made_larger_from_every_window(made: Program) -> None:
    names = {action.objectName() for action in made.flow.rooms.study.actions()}
    assert {"action.zoom-in", "action.zoom-out", "action.zoom-normal", "action.language.ja"} <= names


def test_readings_and_the_veil_are_changed_from_the_windows_beside(made: Program) -> None:
    for window in (made.flow.rooms.study, made.flow.rooms.rulebook):
        names = {action.objectName() for action in window.actions()}
        assert {"action.ruby.next", "action.ruby.off", "action.blur_second", "action.romanised"} <= names


def test_ctrl_enter_goes_on_from_any_button_of_a_page_that_asks(made: Program) -> None:
    made.flow.ask("new")
    settle()
    made.window.activateWindow()
    way = made.flow.rooms.seats.groups["sits"]["computer"]
    way.setFocus()
    QTest.keyClick(way, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert made.window.current == "choose"


def test_home_begins_at_its_question_then_at_the_lessons_for_a_newcomer_and_at_a_new_duel_later(made: Program) -> None:
    home = made.flow.rooms.home
    assert home.focusWidget().objectName() == "home.speaks"
    answer_who_one_is(made)
    assert home.focusWidget() is home.lessons
    made.lessons.note("sakura", next(iter(lesson_files("sakura"))), (("end",),))
    made.flow.home()
    settle()
    assert home.focusWidget() is home.buttons[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_what_a_newcomer_is_asked_and_who_sits_there_is_seen_whole(
    qapp: object, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    del qapp
    with program(tmp_path, language) as made:
        made.window.resize(*size)
        settle(6)
        asking = made.flow.rooms.home.spoken
        (question,) = (label for label in asking.findChildren(QLabel) if label.wordWrap())
        assert asking.isVisible()
        assert question.height() >= question.heightForWidth(question.width())
        made.flow.ask("new")
        settle(6)
        buttons = [one for one in made.flow.rooms.seats.findChildren(BigButton) if one.isVisible()]
        assert buttons
        assert not [one.objectName() for one in buttons if one.height() < one.heightForWidth(one.width())]


def test_home_is_walked_by_arrows(made: Program) -> None:
    home = made.flow.rooms.home
    made.window.resize(1280, 720)
    made.window.activateWindow()
    answer_who_one_is(made)
    settle(6)
    assert home.focusWidget() is home.lessons
    arrows = {"v": Qt.Key.Key_Down, "^": Qt.Key.Key_Up, "<": Qt.Key.Key_Left, ">": Qt.Key.Key_Right}
    names = []
    for way in "vvvv>>^^^<v^^^^v>":
        QTest.keyClick(home.focusWidget(), arrows[way])
        names.append(home.focusWidget().objectName().removeprefix("home."))
    assert names == [
        "replays", "study", "open", "open", "settings", "about", "rulebook", "decks", "puzzles", "lessons", "replays",
        "lessons", "ready", "new", "new", "ready", "ready",
    ]


def test_home_begins_where_it_was_left_or_at_a_duel_that_can_go_on(made: Program) -> None:
    home = made.flow.rooms.home
    made.window.activateWindow()
    answer_who_one_is(made)
    for way in ("decks", "settings"):
        found = next(entry for entry in home.buttons if entry.objectName() == f"home.{way}")
        found.setFocus()
        QTest.keyClick(found, Qt.Key.Key_Space)
        assert made.window.current == way
        made.flow.home()
        assert home.focusWidget() is found


@pytest.mark.parametrize(("button", "screen"), [
    ("home.new", "seats"), ("home.replays", "replays"), ("home.decks", "decks"), ("home.settings", "settings"),
    ("home.about", "about"),
])
def test_every_entry_of_home_leads_somewhere(made: Program, button: str, screen: str) -> None:
    found = next(entry for entry in made.flow.rooms.home.buttons if entry.objectName() == button)
    found.click()
    assert made.window.current == screen


def test_home_begins_at_the_duel_that_can_be_gone_on_with(made: Program) -> None:
    begin(made)
    play(made, 5)
    made.flow.home()
    home = made.flow.rooms.home
    assert home.focusWidget() is home.buttons[0]
    assert made.window.menus.actions["continue"].isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_on_stays_where_it_is_whoever_is_to_sit_there(made: Program, language: str) -> None:
    made.settings.language = language
    made.window.resize(2560, 1440)
    made.flow.ask("new")
    settle()
    seats = made.flow.rooms.seats
    found = set()
    for _ in range(2):
        for way in seats.groups["sits"].values():
            way.click()
            settle()
            found.add(seats.next.mapTo(made.window, seats.next.rect().topLeft()))
    assert len(found) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_changed_where_one_begins(made: Program, language: str) -> None:
    home = made.flow.rooms.home
    home.languages[language].click()
    assert made.words.language == language
    assert [key for key, button in home.languages.items() if button.isChecked()] == [language]


def test_a_picture_lies_behind_the_page_of_a_game_that_has_one(made: Program) -> None:
    home = made.flow.rooms.home
    asked = []
    for game in ("sakura", "mahoroba"):
        home.backdrop._look = SimpleNamespace(of=lambda game: Drawn(game, asked))
        home.backdrop.show_scene(game, "home")
        home.backdrop.grab()
        settle()
        home.backdrop.grab()
    assert {game for game, _key, _size in asked} == {"sakura"}
    assert all(size.width() % STEP == size.height() % STEP == 0 for *_, size in asked)
    covered = home.backdrop.size()
    assert all(covered.boundedTo(size) == covered for *_, size in asked)
    assert covered == home.size()


def test_of_who_won_the_upper_part_of_the_picture_is_whole(made: Program) -> None:
    backdrop, asked = made.flow.rooms.result.picture.backdrop, []
    backdrop._look = SimpleNamespace(of=lambda game: Drawn(game, asked))
    made.flow.rooms.result.picture.resize(STEP + 40, STEP + 40)
    backdrop.show_scene("sakura", "home")
    backdrop.grab()
    settle()
    painted = backdrop.grab().toImage()
    *_, size = asked[-1]
    assert size.height() == 2 * STEP
    darkest = min(range(painted.height()), key=lambda y: painted.pixelColor(painted.width() // 2, y).lightness())
    assert abs(darkest - size.height() // 2) < 4, "its middle is where it is in a picture that begins at the top"


@pytest.mark.parametrize("page", ["lessons", "puzzles", "replays"])
def test_what_is_offered_stands_before_the_picture_of_its_game(made: Program, page: str) -> None:
    made.flow.ask(page)
    settle()
    screen = made.window.current_screen
    (sheet,) = screen.findChildren(PageSheet)
    assert (sheet._backdrop._key, sheet._backdrop._look.game) == ("home", "sakura")
    assert sheet._backdrop.geometry() == screen.rect()
    made.window.resize(2560, 1440)
    settle()
    assert sheet.width() < screen.width() * 3 // 4
    assert abs(sheet.geometry().center().x() - screen.rect().center().x()) <= 1


def test_a_picture_of_an_earlier_start_is_shown_without_asking_the_game(made: Program) -> None:
    backdrop, asked = made.flow.rooms.home.backdrop, []
    backdrop._look = SimpleNamespace(of=lambda game: Drawn(game, asked, kept=True))
    backdrop.show_scene("mahoroba", "home")
    backdrop.grab()
    settle()
    backdrop.grab()
    assert backdrop._key == "home"
    assert {game for game, *_ in asked} == {"mahoroba"}


class Drawn:
    """A look that notes which scenes it is asked for; only Sakura Arms has one, besides what was `kept`."""

    def __init__(self, game: str, asked: list[tuple[str, str, QSize]], *, kept: bool = False) -> None:
        self.game = game
        self.asked = asked
        self.kept = kept

    def kept_scene(self, _key: str, _size: QSize) -> bool:
        return self.kept

    def has_scene(self, _key: str) -> bool:
        assert not self.kept, "the game is loaded for that"
        return self.game == "sakura"

    def scene(self, key: str, size: QSize) -> QPixmap:
        self.asked.append((self.game, key, size))
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.fillRect(0, size.height() // 2, size.width(), 1, Qt.GlobalColor.black)
        painter.end()
        return picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_nothing_that_home_offers_is_cut_short(made: Program, size: tuple[int, int], language: str) -> None:
    made.settings.language = language
    made.window.resize(*size)
    settle()
    home = made.flow.rooms.home
    shown = [button for button in home.buttons if button.isVisible()]
    assert len(shown) > 9
    assert [button.objectName() for button in shown if button.sizeHint().width() > button.width()] == []
    room = home._column.viewport()
    assert len(home.games) == len(games())
    for button in (*shown, *home.games.values()):
        left = button.mapTo(room, QPoint(0, 0)).x()
        assert 0 <= left <= left + button.width() <= room.width(), button.objectName()


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_duel_home_is_in_sight_as_a_whole_and_what_is_next_stands_out(made: Program, language: str) -> None:
    made.settings.language = language
    made.window.resize(1280, 720)
    answer_who_one_is(made)
    home = made.flow.rooms.home
    resume, new = home.buttons[:2]
    made.flow.home()
    settle()
    assert (resume.isVisible(), new.grand) == (False, True)
    begin(made, 2)
    made.flow.home()
    settle(6)
    assert home._column.verticalScrollBar().maximum() == 0
    assert (resume.grand, new.grand) == (True, False)
    heights = [one.height() for one in (resume, new, home.lessons, home.buttons[-1])]
    assert heights[0] > heights[1] >= heights[2] > heights[3]
    assert home._latest.height() < home.height() // 3, "the picture is seen"


# --- duels ---


def test_the_list_of_duels_offers_what_can_be_done(made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    finish(made)
    begin(made, 2)
    play(made, 5)
    made.flow.ask("replays")
    screen = made.flow.rooms.replays
    records = made.duels.records()
    assert {found.finished for found in records} == {True, False}
    enabled = []
    for row in range(2):
        screen.list.setCurrentIndex(screen.list.model().index(row, 0))
        record = screen.list.current()
        assert record is not None
        enabled.append((record.finished, screen._resume.isEnabled()))
    assert sorted(enabled) == [(False, True), (True, False)]
    answers = iter([False, True])
    monkeypatch.setattr(duels_module, "confirm", lambda *_asked: next(answers))
    screen._remove.click()
    assert len(made.duels.records()) == 2
    screen._remove.click()
    assert len(made.duels.records()) == 1


def test_duels_that_the_list_does_not_know_are_read_and_damaged_ones_left(made: Program, qtbot: QtBot) -> None:
    begin(made)
    play(made, 5)
    path = made.flow.duelling.keeper.path
    assert path is not None
    made.flow.home()
    made.flow.duelling.keeper.close()
    stray = made.paths.duels / "2020-01-01-000000.sakura"
    Match.load(GAME, path).save_as(stray)
    damaged = made.paths.duels / "2020-01-02-000000.sakura"
    damaged.write_text("torn", "utf-8")
    made.flow.ask("replays")
    qtbot.waitUntil(lambda: len(made.duels.records()) == 2)
    settle()
    assert {record.file for record in made.duels.records()} == {path.name, stray.name}
    assert damaged.read_text("utf-8") == "torn"


def test_enter_goes_on_with_a_duel_of_the_list(made: Program) -> None:
    begin(made)
    play(made, 5)
    made.flow.ask("replays")
    QTest.keyClick(made.flow.rooms.replays.list, Qt.Key.Key_Return)
    settle()
    assert made.window.current == "duel"


# --- result ---


def test_4_2_the_result_says_who_won_and_why(made: Program) -> None:
    made.settings.names = ("Hana", "미아")
    finish(made)
    duel = made.flow.rooms.duel.session.duel
    result = made.flow.rooms.result
    assert duel.winner is not None
    for language in LANGUAGES:
        made.settings.language = language
        said = said_by(result)
        assert any(("Hana", "미아")[duel.winner] in text for text in said)
        ending = duel.ending
        assert ending is not None
        assert made.words.text(ending) in said
        assert not [text for text in said if "⟦" in text]


@pytest.mark.parametrize(("way", "screen"), [
    ("again", "build"), ("same", "duel"), ("rechoose", "choose"), ("watch", "replay"), ("home", "home"),
])
def test_every_way_on_from_the_result(made: Program, way: str, screen: str) -> None:
    finish(made)
    button = next(found for found in made.flow.rooms.result.buttons if found.objectName() == f"result.{way}")
    button.click()
    settle()
    assert made.window.current == screen


# --- decks ---


def test_a_deck_is_taken_from_a_code_renamed_copied_and_thrown_away(
    made: Program, monkeypatch: pytest.MonkeyPatch,
) -> None:
    made.flow.ask("decks")
    screen = made.flow.rooms.page("decks")
    names = iter(["Spring", "Summer", "Summer"])
    for module in (decks_screen, desk):
        monkeypatch.setattr(module, "ask_text", lambda *_asked: next(names))
    monkeypatch.setattr(decks_screen, "confirm", lambda *_asked: True)
    code = deck_code(deck(pairs()[0]))
    QGuiApplication.clipboard().setText(f"  {code}\n")
    screen.paste()
    assert [kept.name for kept in made.kept["sakura"].decks()] == ["Spring"]
    assert len(screen.cards.rows["normals"].row) == 7
    screen._tools["rename"].click()
    assert [kept.name for kept in made.kept["sakura"].decks()] == ["Summer"]
    QGuiApplication.clipboard().clear()
    screen._tools["copy"].click()
    assert QGuiApplication.clipboard().text() == code
    screen._tools["remove"].click()
    assert made.kept["sakura"].decks() == ()
    assert not screen._tools["copy"].isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_no_deck_is_refused_in_words(made: Program, language: str) -> None:
    made.settings.language = language
    made.flow.ask("decks")
    screen = made.flow.rooms.page("decks")
    QGuiApplication.clipboard().setText("no deck at all")
    screen.paste()
    assert made.words.say("deck-code-shape") in screen.status.text()
    assert made.kept["sakura"].decks() == ()


# --- settings ---


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_can_be_ticked_and_opened_shows_its_edges_on_the_ground_of_its_group(made: Program, theme: str) -> None:
    made.settings.theme = theme
    made.flow.ask("settings")
    settle()
    screen = made.flow.rooms.settings
    (area,) = screen.findChildren(QScrollArea)
    for name in ("curtain", "theme", "study_new"):
        field = screen.fields[name]
        area.ensureWidgetVisible(field)
        settle()
        picture = screen.grab().toImage()
        at = field.mapTo(screen, field.rect().topLeft())
        seen = {picture.pixelColor(at.x() + step, at.y() + field.height() // 2).name() for step in range(-2, 12)}
        ground = made.look.theme.paper_raised
        assert max(contrast(one, ground) for one in seen) >= 3, name


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_settings_have_as_many_columns_as_there_is_room_for(made: Program, language: str) -> None:
    made.settings.language = language
    made.flow.ask("settings")
    (area,) = made.flow.rooms.settings.findChildren(QScrollArea)
    for size in ((800, 480), (1024, 600), (1280, 720)):
        made.window.resize(*size)
        settle(10)
        assert area.horizontalScrollBar().maximum() == 0, size


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_a_setting_is_cut_in_a_large_window(made: Program, language: str) -> None:
    made.settings.language = language
    made.words.aloud.hear(frozenset(LANGUAGES))  # those of languages without a voice don't show
    made.window.resize(2560, 1440)
    made.flow.ask("settings")
    settle(10)
    boxes = [field for field in made.flow.rooms.settings.fields.values() if isinstance(field, QComboBox)]
    assert all(box.isVisible() for box in boxes)
    assert all(box.width() >= box.sizeHint().width() for box in boxes)


def test_every_setting_has_a_field(made: Program) -> None:
    fields = set(made.flow.rooms.settings.fields)
    elsewhere = {"names", "game", "geometry", "last_folder", "journal_shown", "learning", "study_geometry"}
    elsewhere |= {"sits", "level", "levels_watched", "begins", "watch_open"}  # asked where a match begins
    elsewhere |= {"replay_open", "replay_speed"}  # set beside a replay
    elsewhere |= {"languages_asked"}  # on the first screen, once
    elsewhere |= {name for name in Settings.entries() if name.startswith("rulebook_")}
    assert fields == set(Settings.entries()) - elsewhere


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_a_choice_is_set_at_once_and_follows(made: Program, name: str) -> None:
    field = made.flow.rooms.settings.fields[name]
    assert isinstance(field, QComboBox)
    for index, value in enumerate(CHOICES[name]):
        field.setCurrentIndex(index)
        field.activated.emit(index)
        assert getattr(made.settings, name) == value
    setattr(made.settings, name, CHOICES[name][0])
    assert field.currentIndex() == 0


AMOUNTS = {
    "zoom": ((18, 0.9, "90%"), (26, 1.3, "130%")), "volume": ((0, 0, "0%"), (7, 35, "35%")),
    "aloud_volume": ((0, 0, "0%"), (9, 45, "45%")), "aloud_speed": ((10, 50, "50%"), (30, 150, "150%")),
}
"""Stops of a slider, what the setting is then, and what is read beside it."""


def test_switches_and_amounts_are_set_at_once_and_follow(made: Program) -> None:
    for name, field in made.flow.rooms.settings.fields.items():
        if isinstance(field, QCheckBox):
            before = getattr(made.settings, name)
            field.click()
            assert getattr(made.settings, name) != before
            setattr(made.settings, name, before)
            assert field.isChecked() == before
        elif isinstance(field, QSlider):
            shown = made.flow.rooms.settings._maker._percents[name]
            for stop, amount, percent in AMOUNTS[name]:
                field.setValue(stop)
                assert getattr(made.settings, name) == amount
                assert shown.text() == percent
            stop, amount, percent = AMOUNTS[name][0]
            setattr(made.settings, name, amount)
            assert (field.value(), shown.text()) == (stop, percent)


def test_names_are_set_from_either_side(made: Program) -> None:
    line = made.flow.rooms.settings._maker.names[1]
    line.setFocus()
    QTest.keyClicks(line, "Mia")
    assert made.settings.names == ("", "Mia")
    made.settings.names = ("Hana", "Yuki")
    assert [found.text() for found in made.flow.rooms.settings._maker.names] == ["Hana", "Yuki"]


def test_everything_is_reset_only_after_asking(made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    made.settings.theme = "dark"
    answers = iter([False, True])
    monkeypatch.setattr(settings_module, "confirm", lambda *_asked: next(answers))
    screen = made.flow.rooms.settings
    screen._reset()
    assert made.settings.theme == "dark"
    screen._reset()
    assert made.settings.theme == "system"


def test_theme_zoom_and_language_dress_the_whole_program(made: Program) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    seen = set()
    for theme in ("light", "dark"):
        made.settings.theme = theme
        seen.add(app.palette().window().color().name())
        assert made.look.theme.name == theme
    assert len(seen) == 2
    made.settings.zoom = 1.0
    small = made.app.font().pointSizeF()
    made.settings.zoom = 2.0
    assert made.app.font().pointSizeF() == pytest.approx(2 * small)
    families = []
    for language in LANGUAGES:
        made.settings.language = language
        families.append(made.app.font().families()[0])
    assert families[0] != families[1]


# --- pages ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["help", "about"])
def test_pages_are_whole_in_every_language(made: Program, name: str, language: str) -> None:
    made.settings.language = language
    made.flow.ask(name)
    page = getattr(made.flow.rooms, name)
    text = page.text.toPlainText()
    assert "⟦" not in text
    assert len(text) > 400
    if name == "about":
        assert all(word in text for word in ("LGPL", "Pillow", "MIT", "BakaFire"))
    else:
        assert "Ctrl+Z" in text
        assert "F8" in text


def test_a_term_of_the_help_is_explained_where_it_is_pressed(made: Program) -> None:
    made.flow.ask("help")
    page = made.flow.rooms.help
    page.text.anchorClicked.emit(QUrl("term:aura"))
    assert page.popup.key == "aura"
    page.popup.hide()


def test_the_term_of_the_help_that_the_keyboard_has_come_to_is_taken(made: Program) -> None:
    made.flow.ask("help")
    page = made.flow.rooms.help
    page.text.setFocus()
    QTest.keyClick(page.text, Qt.Key.Key_Tab)
    ref = page.text.textCursor().charFormat().anchorHref()
    assert ref.startswith("term:")
    QTest.keyClick(page.text, Qt.Key.Key_A)
    assert made.collector.stage(made.collector.word_of(ref))
    QTest.keyClick(page.text, Qt.Key.Key_A)
    assert not made.collector.stage(made.collector.word_of(ref))


def test_escape_of_a_page_is_its_back_button(made: Program) -> None:
    made.flow.ask("about")
    page = made.flow.rooms.about
    QTest.keyClick(page.text, Qt.Key.Key_Escape)
    assert made.window.current == "home"


def test_only_languages_with_a_voice_can_be_set_to_be_heard(made: Program) -> None:
    made.flow.ask("settings")
    screen = made.flow.rooms.settings

    def shown(name: str) -> bool:
        return screen.fields[name].isVisible()

    assert not any(shown(name) for name in ("aloud_ja", "aloud_ko", "aloud_en", "aloud_volume", "study_listen"))
    assert "Japanese, Korean and English" in screen._voiceless.text().replace(", and", " and")
    made.words.aloud.hear(frozenset({"ja", "ko"}))
    assert [shown(f"aloud_{language}") for language in LANGUAGES] == [True, True, False]
    assert shown("aloud_volume")
    assert shown("study_listen")
    assert screen._voiceless.isVisible()
    made.words.aloud.hear(frozenset(LANGUAGES))
    assert not screen._voiceless.isVisible()
