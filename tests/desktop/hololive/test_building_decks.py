"""Game decks on the screen (§6.1): chosen, built by drag, click and key, kept, copied as codes, played with."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest

from engine.cardgame.deck_code import BadDeckCode
from engine.hololive.door import EVERY_NUMBER, deck_code, part_of, ready_decks
from sakura_desktop.decks import build_screen, decks_screen, desk
from sakura_desktop.decks.card_search import CardSearch
from sakura_desktop.decks.desk import code_trouble
from sakura_desktop.hololive.deck_facts import face
from sakura_desktop.hololive.deck_kind import HololiveDecks
from sakura_desktop.hololive.saved_decks import SavedDecks
from sakura_desktop.languages.words import Words
from sakura_desktop.widgets.card_rows import CARD_MIME, MARK_ROLE
from sakura_desktop.widgets.screen_curtain import ScreenCurtain
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, drop, program, said_by, to_the_choice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.decks.build_screen import BuildScreen
    from sakura_desktop.hololive.deck_choice import DeckChoiceScreen
    from sakura_desktop.program import Program
    from sakura_desktop.widgets.card_rows import CardView

DEBUT, FREE, OSHI, CHEER = "hSD01-003", "hBP01-009", "hSD01-001", "hY01-001"
SIDE = ready_decks()[2].side()


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, game="hololive", curtain=False) as whole:
        yield whole


@pytest.fixture
def choice(made: Program) -> DeckChoiceScreen:
    to_the_choice(made)
    screen: DeckChoiceScreen = made.flow.preparation.choose
    return screen


@pytest.fixture
def screen(made: Program, choice: DeckChoiceScreen) -> BuildScreen:
    """An empty deck, built for the first player."""
    click(choice.sides[0].build)
    build: BuildScreen = made.flow.preparation.build
    assert made.window.current == "hololive-build"
    build.history.open()
    settle()
    return build


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
    settle()


def spot(view: CardView, number: str) -> QPoint:
    index = next(one for row in range(len(view.row)) if view.key_at(one := view.row.index(row)) == number)
    view.scrollTo(index)
    settle()
    return view.visualRect(index).center()


def pool(screen: BuildScreen) -> CardView:
    return screen.pool.view


def drag(screen: BuildScreen, number: str, part: str) -> None:
    view = screen.place.views[part]
    drop(view.viewport(), CARD_MIME, number, view.viewport().rect().center())


# --- into the deck and out


def test_cards_are_dragged_into_their_parts_and_back(screen: BuildScreen) -> None:
    for number, part in ((OSHI, "oshi"), (DEBUT, "deck"), (DEBUT, "deck"), (CHEER, "cheer")):
        drag(screen, number, part)
    draft = screen.history
    assert (draft.built.oshi, draft.built.deck, draft.built.cheer) == (OSHI, (DEBUT, DEBUT), (CHEER,))
    drag(screen, "hSD01-002", "oshi")
    assert draft.built.oshi == "hSD01-002", "another oshi takes the place of the one there"
    for number in (DEBUT, CHEER, "hSD01-002"):
        drop(pool(screen).viewport(), CARD_MIME, number, QPoint(20, 20))
    assert (draft.built.oshi, draft.built.deck, draft.built.cheer) == ("", (DEBUT,), ())


def test_clicks_take_a_card_each_and_give_it_back_however_quick_they_are(screen: BuildScreen) -> None:
    view, left, none = pool(screen), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = spot(view, DEBUT)
    click(view.viewport(), place)
    QTest.mouseDClick(view.viewport(), left, none, place)  # the second press of a double click, as Qt tells it
    QTest.mouseRelease(view.viewport(), left, none, place)
    settle()
    assert screen.history.count(DEBUT) == 2
    deck = screen.place.views["deck"]
    click(deck.viewport(), spot(deck, DEBUT))
    assert screen.history.count(DEBUT) == 1


def test_by_keyboard_alone(screen: BuildScreen, made: Program) -> None:
    line = screen.pool.line
    assert made.window.focusWidget() is line
    QTest.keyClicks(line, DEBUT)
    QTest.keyClick(line, Qt.Key.Key_Return)
    view = pool(screen)
    assert view.hasFocus()
    assert view.current() == DEBUT
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Plus):
        QTest.keyClick(view, key)
    assert screen.history.count(DEBUT) == 3
    deck = screen.place.views["deck"]
    deck.setFocus()
    QTest.keyClick(deck, Qt.Key.Key_Plus)
    assert screen.history.count(DEBUT) == 4
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Return):
        QTest.keyClick(deck, key)
    assert screen.history.count(DEBUT) == 2


def test_the_part_into_which_the_card_held_goes_is_framed(screen: BuildScreen) -> None:
    def framed() -> set[str]:
        return {view.objectName() for view in (pool(screen), *screen.place.views.values()) if view._target}

    for number, part in ((OSHI, "oshi"), (DEBUT, "deck"), (CHEER, "cheer")):
        pool(screen).lifted.emit(number)
        assert framed() == {f"build.deck.{part}"}
        pool(screen).laid.emit()
        assert framed() == set()
    screen.place.views["deck"].lifted.emit(DEBUT)
    assert framed() == {"build.pool.cards"}


# --- what is refused


@pytest.mark.parametrize(
    ("number", "part", "section"),
    [(DEBUT, "oshi", "6.1.2"), (DEBUT, "cheer", "6.1.3.1"), (OSHI, "deck", "6.1.4.1"), (CHEER, "deck", "6.1.4.1")],
)
def test_a_card_in_a_part_where_it_does_not_belong(screen: BuildScreen, number: str, part: str, section: str) -> None:
    drag(screen, number, part)
    assert screen.history.empty
    assert section in screen.status.text()


def test_6_1_4_3_the_fifth_of_a_number_is_refused_unless_the_card_lifts_that(screen: BuildScreen) -> None:
    for _ in range(5):
        drag(screen, DEBUT, "deck")
        drag(screen, FREE, "deck")
    assert (screen.history.count(DEBUT), screen.history.count(FREE)) == (4, 5)
    drag(screen, DEBUT, "deck")
    assert "6.1.4.3" in screen.status.text()
    marks = {number: pool(screen).row._marks[number].sign for number in (DEBUT, FREE)}
    assert marks == {DEBUT: "4/4", FREE: "×5"}


def test_full_decks_take_nothing_more(screen: BuildScreen) -> None:
    screen.history.bring(SIDE)
    for number, part, section in ((FREE, "deck", "6.1.4.2"), (CHEER, "cheer", "6.1.3.2")):
        drag(screen, number, part)
        assert section in screen.status.text()
    assert screen.history.total("deck") == 50
    assert screen.history.total("cheer") == 20


def test_a_deck_that_is_not_finished_is_not_taken(screen: BuildScreen, made: Program) -> None:
    screen.history.bring(SIDE)
    screen.history.remove(SIDE.deck[0])
    click(screen.done)
    assert made.window.current == "hololive-build"
    assert "6.1.4.2" in screen.status.text()


# --- the way back, codes, names


def test_every_change_is_taken_back_and_made_again(screen: BuildScreen, made: Program) -> None:
    draft, menus = screen.history, made.window.menus
    seen = [draft.built]
    for act in (
        lambda: drag(screen, DEBUT, "deck"), lambda: draft.bring(SIDE), lambda: draft.remove(SIDE.deck[0]), draft.clear,
    ):  # fmt: skip
        act()
        seen.append(draft.built)
    assert menus.actions["undo"].isEnabled()
    for side in reversed(seen[:-1]):
        made.flow.ask("undo")
        assert draft.built == side
    assert not menus.actions["undo"].isEnabled()
    assert not screen.tools.buttons["undo"].isEnabled()
    for side in seen[1:]:
        click(screen.tools.buttons["redo"])
        assert draft.built == side


def test_another_change_leaves_nothing_to_be_made_again(screen: BuildScreen) -> None:
    drag(screen, DEBUT, "deck")
    drag(screen, FREE, "deck")
    screen.undo()
    drag(screen, DEBUT, "deck")
    assert not screen.history.can_redo
    assert not screen.tools.buttons["redo"].isEnabled()
    screen.undo()
    assert screen.history.built.deck == (DEBUT,)


def test_a_deck_goes_over_the_clipboard_as_a_code(screen: BuildScreen) -> None:
    screen.history.bring(SIDE)
    click(screen.tools.buttons["copy"])
    assert QGuiApplication.clipboard().text() == deck_code(SIDE)
    click(screen.tools.buttons["clear"])
    click(screen.tools.buttons["paste"])
    assert deck_code(screen.history.built) == deck_code(SIDE)
    for text in ("no code", deck_code(SIDE)[:-1] + "z"):
        QGuiApplication.clipboard().setText(text)
        click(screen.tools.buttons["paste"])
        assert screen.status.text().startswith("⚠")
        assert deck_code(screen.history.built) == deck_code(SIDE)


def test_a_deck_is_built_kept_and_played_with(
    screen: BuildScreen, choice: DeckChoiceScreen, made: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "ask_text", lambda *_asked: "Ayame")
    screen.history.bring(SIDE)
    screen.history.remove("hSD01-016")
    drag(screen, FREE, "deck")
    click(screen.tools.buttons["keep"])
    kept = made.kept["hololive"]
    assert [one.name for one in kept.decks()] == ["Ayame"]
    built = screen.history.built
    click(screen.done)
    assert made.window.current == "hololive-choose"
    taken = choice.taken(0)
    assert taken is not None
    assert (taken.kept, taken.deck) == ("Ayame", kept.deck(kept.named("Ayame")))
    choice.begins.setCurrentIndex(2)
    made.flow.duelling.rng = random.Random(1)
    click(choice.begin_button)
    assert made.window.current == "duel"
    setup = made.flow.rooms.duel.session.duel.setup
    assert (setup.first, sorted(setup.sides[0].deck)) == (1, sorted(built.deck))
    assert (setup.sides[1].oshi, len(setup.sides[1].deck)) == ("hSD02-001", 50)


def test_whoever_leaves_what_is_not_kept_is_asked_and_finds_it_again(
    screen: BuildScreen, choice: DeckChoiceScreen, made: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    drag(screen, DEBUT, "deck")
    answers = iter([False, True])
    monkeypatch.setattr(build_screen, "confirm", lambda *_asked: next(answers))
    screen.cancelled.emit()
    assert made.window.current == "hololive-build"
    screen.cancelled.emit()
    assert made.window.current == "hololive-choose"
    click(choice.sides[0].build)
    assert screen.history.count(DEBUT) == 1
    screen.history.undo()
    screen.cancelled.emit()
    assert made.window.current == "hololive-choose", "nothing would be lost"


def test_kept_decks_are_duplicated_renamed_built_on_and_thrown_away(
    made: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = made.kept["hololive"]
    kept.keep("Ayame", SIDE)
    made.flow.ask("decks")
    page = made.flow.rooms.page("decks")
    names = iter(["Second", "Third"])
    for module in (decks_screen, desk):
        monkeypatch.setattr(module, "ask_text", lambda *_asked: next(names))
    monkeypatch.setattr(decks_screen, "confirm", lambda *_asked: True)
    click(page._tools["duplicate"])
    assert page.current() == kept.named("Ayame 2")
    click(page._tools["rename"])
    assert [one.name for one in kept.decks()] == ["Ayame", "Second"]
    click(next(button for button in page._of_deck if button.objectName() == "decks.edit"))
    assert made.window.current == "hololive-workshop"
    build = made.window.current_screen
    build.history.remove(SIDE.deck[0])
    click(build.done)
    assert made.window.current == "decks"
    assert page.current() == kept.named("Third")
    assert "6.1.4.2" in page.cards._about.text()
    click(page._tools["remove"])
    assert [one.name for one in kept.decks()] == ["Ayame", "Second"]
    assert (made.kept["sakura"].path, made.kept["sakura"].decks()) != (kept.path, kept.decks())


def test_an_unfinished_deck_does_not_begin_a_duel(made: Program, choice: DeckChoiceScreen) -> None:
    side = SIDE
    made.kept["hololive"].keep("Half", type(side)(oshi=side.oshi, deck=side.deck[:20], cheer=side.cheer))
    choice.sides[0].decks.list.setCurrentRow(0)
    assert made.words.say("deck-unfinished") in choice.sides[0].decks.list.item(0).text()
    click(choice.begin_button)
    assert made.window.current == "hololive-choose"
    assert "6.1.4.2" in choice.status.text()


def test_again_begins_with_the_decks_of_the_last_match(made: Program, choice: DeckChoiceScreen) -> None:
    own = type(SIDE)(oshi="hSD01-001", deck=SIDE.deck, cheer=SIDE.cheer)
    made.flow.preparation.again((own, SIDE))
    assert [taken.sort for seat in (0, 1) if (taken := choice.taken(seat))] == ["own", "ready"]
    assert choice.taken(0).deck == own


def test_a_damaged_file_of_decks_is_put_aside_and_the_other_games_stays(made: Program, tmp_path: Path) -> None:
    made.kept["hololive"].keep("Ayame", SIDE)
    path, other = made.kept["hololive"].path, made.kept["sakura"].path
    assert path != other
    other.write_text('{"decks": [{"name": "mine", "code": "s9-2:x+y:ff-00"}]}', "utf-8")
    whole = path.read_text("utf-8")
    path.write_text(whole[: len(whole) // 2], "utf-8")
    again = SavedDecks(path)
    assert again.decks() == ()
    assert again.trouble is not None
    assert again.trouble.kept is not None
    assert again.trouble.kept.read_text("utf-8") == whole[: len(whole) // 2]
    path.write_text(whole.replace('"decks": [', '"decks": [{"name": 5}, '), "utf-8")
    again = SavedDecks(path)
    assert [one.name for one in again.decks()] == ["Ayame"]
    assert again.trouble is not None
    assert "mine" in other.read_text("utf-8")


@pytest.mark.parametrize("code", ["shape", "check", "game", "version", "unknown", "cards"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_code_is_told_with_what_to_do(qapp: object, code: str, language: str) -> None:
    said = Words(language).text(code_trouble(BadDeckCode(code, "text", "hsd99-001")))
    assert "⟦" not in said
    assert said.count("." if language != "ja" else "。") >= 2
    assert ("hsd99-001" in said) == (code not in {"shape", "check"})


# --- what is sought


def test_cards_are_found_in_every_language_however_they_are_typed(made: Program) -> None:
    search = CardSearch(made.words, HololiveDecks())
    for text in ("ときのそら", "トキノ", "tokino sora", "ＴＯＫＩＮＯ", "토키노"):
        found = search.found(text)
        assert OSHI in found, text
        assert "hSD02-001" not in found, text
    assert search.found("hbp02-0") == tuple(one for one in EVERY_NUMBER if one.startswith("hBP02-0"))
    assert set(search.found("#歌")) == set(search.found("#song"))
    assert search.found("nobody has that name") == ()


def test_tags_that_most_cards_have_are_offered_first() -> None:
    (tags,) = (facet.values for facet in HololiveDecks().facets() if facet.name == "tag")
    many = [sum(tag in face(number).tags for number in EVERY_NUMBER) for tag, _ in tags]
    assert many == sorted(many, reverse=True)


def test_filters_together_and_show_all(screen: BuildScreen) -> None:
    boxes = screen.pool.boxes
    boxes["kind"].setCurrentIndex(boxes["kind"].findData("holomem"))
    boxes["colour"].setCurrentIndex(boxes["colour"].findData("red"))
    boxes["level"].setCurrentIndex(boxes["level"].findData("2nd"))
    shown = pool(screen).row._numbers
    assert shown
    assert all((face(one).kind, face(one).level) == ("holomem", "2nd") and "red" in face(one).colours for one in shown)
    assert str(len(shown)) in screen.pool.found.text()
    boxes["tag"].setCurrentIndex(1)
    tag = boxes["tag"].currentData()
    assert all(tag in face(one).tags for one in pool(screen).row._numbers)
    click(screen.pool.all)
    assert len(pool(screen).row) == len(EVERY_NUMBER)
    assert not screen.pool.all.isEnabled()


def test_every_part_of_the_pool_can_be_chosen(screen: BuildScreen) -> None:
    assert {part_of(number) for number in pool(screen).row._numbers} == {"oshi", "deck", "cheer"}
    index = pool(screen).row.index(0)
    assert index.data(MARK_ROLE) is None


# --- how it looks and is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_the_screens(screen: BuildScreen, made: Program, language: str) -> None:
    made.settings.language = language
    screen.history.bring(SIDE)
    drag(screen, DEBUT, "oshi")
    said = said_by(screen) + said_by(made.flow.preparation.choose)
    made.flow.ask("decks")
    said += said_by(made.flow.rooms.page("decks"))
    assert not [text for text in said if "⟦" in text]
    assert made.words.say("deck-build-done") in said
    nameless = [one for one in screen.findChildren(type(pool(screen))) if not one.accessibleName()]
    assert nameless == []


def test_in_little_room_the_large_card_takes_the_place_of_the_deck(screen: BuildScreen, made: Program) -> None:
    reader = screen._reader
    made.window.resize(1280, 720)
    settle(6)
    assert (reader.isVisible(), screen.place.isVisible(), screen.read.isVisible()) == (True, True, False)
    made.window.resize(800, 600)
    settle(6)
    assert (reader.isVisible(), screen.place.isVisible(), screen.read.isVisible()) == (False, True, True)
    click(screen.read)
    assert (reader.isVisible(), screen.place.isVisible()) == (True, False)
    click(screen.read)
    assert (reader.isVisible(), screen.place.isVisible()) == (False, True)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_any_size(screen: BuildScreen, made: Program, size: tuple[int, int], language: str) -> None:
    made.settings.language = language
    made.window.resize(*size)
    screen.history.bring(SIDE)
    settle(8)
    assert made.window.size().toTuple() == size
    for button in (*screen.tools.buttons.values(), screen.done, screen._back, screen.pool.all):
        corner = button.mapTo(screen, QPoint(0, 0))
        assert screen.rect().contains(button.rect().translated(corner)), button.objectName()
        assert QFontMetrics(button.font()).horizontalAdvance(button.text()) <= button.width(), button.objectName()
    for view in (pool(screen), *screen.place.views.values()):
        assert view.width() <= view.parentWidget().width()
        assert view.card().height() <= view.viewport().height() + 1, view.objectName()


# --- what players show each other (§6.2.1.1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_persons_are_told_that_their_decks_are_open_to_each_other(
    choice: DeckChoiceScreen, made: Program, language: str
) -> None:
    """Nothing is covered while both choose; beside a computer nobody sits from whom it could be."""
    made.settings.language = language
    made.settings.curtain = True
    made.window.resize(1280, 720)
    settle(8)
    assert not choice.findChildren(ScreenCurtain)
    assert "§6.2.1.1" in choice._note.text()
    assert choice._note.height() >= choice._note.heightForWidth(choice._note.width()), "it is read whole"
    choice.seat(("", "adept"))
    assert "§6.2.1.1" not in choice._note.text()
