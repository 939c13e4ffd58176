"""The building of decks on the screen (§3): by drag, by click, by keyboard; in secret, one player after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.sakura.door import cards_of, check_deck, deck_code, megami_name
from sakura_desktop.decks import desk
from sakura_desktop.sakura.deck_draft import KINDS, NORMAL, SPECIAL
from sakura_desktop.sound.sounds import Sound
from sakura_desktop.widgets.card_rows import CARD_MIME, GONE_ROLE
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, deck, drop, pairs, program, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.program import Program
    from sakura_desktop.sakura.build_screen import BuildScreen
    from sakura_desktop.sakura.deck_draft import DeckDraft
    from sakura_desktop.widgets.card_rows import CardView

PAIRS = pairs(4)


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path) as whole:
        whole.flow.enter(whole.flow.preparation.build)
        whole.flow.preparation.build.begin(PAIRS)
        settle()
        yield whole


@pytest.fixture
def screen(made: Program) -> BuildScreen:
    made.flow.preparation.build.curtain.lift()
    return made.flow.preparation.build


def draft_of(screen: BuildScreen) -> DeckDraft:
    assert screen.draft is not None
    return screen.draft


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
    settle()


def spot(view: CardView, row: int) -> QPoint:
    return view.visualRect(view.row.index(row)).center()


def click_card(view: CardView, row: int) -> None:
    click(view.viewport(), spot(view, row))


def choose_ten(screen: BuildScreen) -> None:
    for kind in KINDS:
        for row in range(screen.table.sizes[kind]):
            click_card(screen.table.pools[kind], row)


def test_the_curtain_comes_first_and_hides_the_pool(made: Program) -> None:
    screen = made.flow.preparation.build
    assert screen.curtain.isVisible()
    assert not screen.table.isEnabled()
    QTest.keyClick(screen.curtain, Qt.Key.Key_Return)
    assert not screen.curtain.isVisible()
    assert screen.table.isEnabled()


def test_whoever_leaves_under_the_curtain_and_comes_back_builds(made: Program) -> None:
    screen = made.flow.preparation.build
    for _ in range(2):
        assert screen.curtain.isVisible()
        made.flow.home()
        screen.begin(PAIRS)
        made.flow.enter(screen)
        settle()
    click(screen.curtain.button)
    choose_ten(screen)
    assert draft_of(screen).deck() is not None


def test_without_curtains_none_of_before_stays_down(made: Program) -> None:
    screen = made.flow.preparation.build
    assert screen.curtain.isVisible()
    made.settings.curtain = False
    screen.begin(PAIRS)
    assert not screen.curtain.isVisible()
    assert screen.table.isEnabled()


def test_3_2_ten_clicks_build_a_deck(screen: BuildScreen) -> None:
    assert not screen.next.isEnabled()
    choose_ten(screen)
    found = draft_of(screen).deck()
    assert found is not None
    assert check_deck(*found) is None
    assert screen.next.isEnabled()


def test_what_is_chosen_is_counted_by_its_sort_and_by_the_distances_that_it_reaches(screen: BuildScreen) -> None:
    summary = screen.table.summary
    screen.begin((("yurina", "saine"), ("himika", "tokoyo")))
    screen.curtain.lift()
    assert not summary.lane.reach
    draft = draft_of(screen)
    slash, *others = (f"NA-01-yurina-O-N-{number}" for number in (1, 2, 5, 7))
    for number in (slash, *others, "NA-02-saine-O-N-2"):
        assert draft.add(number) is None
    said = summary.counts.text().replace("\N{NO-BREAK SPACE}", " ").split(" · ")
    assert said == ["Attack 3", "Action 1", "Enhancement 1", "Reaction 1", "Full Power 1"]
    assert summary.lane.reach == {3: 2, 4: 2, 5: 1}
    told = summary.lane.accessibleName()
    assert "3 (2)" in told
    assert "5 (1)" in told
    draft.remove(slash)
    assert summary.lane.reach == {3: 1, 4: 1, 5: 1}
    assert summary.lane.accessibleName() != told


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counts_and_distances_have_room(
    screen: BuildScreen, made: Program, size: tuple[int, int], language: str
) -> None:
    made.settings.language = language
    made.window.resize(*size)
    settle(6)
    table = screen.table
    for view in (*table.pools.values(), *table.decks.values()):
        assert not view.verticalScrollBar().maximum(), view.objectName()
    for part in (table.summary, table.summary.counts, table.summary.lane, *table.decks.values()):
        assert table.rect().contains(part.rect().translated(part.mapTo(table, QPoint()))), part.objectName()
    counts = table.summary.counts
    assert counts.heightForWidth(counts.width()) <= counts.height()
    assert table.summary.geometry().top() >= max(view.geometry().bottom() for view in table.decks.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_letters_are_twice_as_large_the_cards_have_the_room_of_the_counts(
    screen: BuildScreen, made: Program, language: str
) -> None:
    made.settings.language = language
    made.settings.zoom = 2.0
    made.window.resize(1280, 720)
    settle(6)
    table = screen.table
    for view in (*table.pools.values(), *table.decks.values()):
        assert not view.verticalScrollBar().maximum(), view.objectName()
        assert table.rect().contains(view.rect().translated(view.mapTo(table, QPoint()))), view.objectName()
    assert not table.summary.isVisible()
    made.settings.zoom = 1.0
    settle(6)
    assert table.summary.isVisible()


def test_whose_deck_it_is_is_seen_by_the_mark(screen: BuildScreen) -> None:
    assert screen._mark.isVisible()
    assert screen._mark.seat == 0
    choose_ten(screen)
    click(screen.next)
    click(screen.curtain.button)
    assert screen._mark.seat == 1


def test_a_card_pointed_at_is_seen_large_beside_itself(screen: BuildScreen, made: Program) -> None:
    made.window.resize(1280, 720)
    settle()
    pool, closeup = screen.table.pools[NORMAL], screen.closeup

    def seen() -> bool:
        if closeup._timer.isActive():
            closeup._timer.timeout.emit()
        return closeup.isVisible()

    QTest.mouseMove(pool.viewport(), spot(pool, 1))
    settle()
    assert seen()
    assert closeup.card is not None
    assert closeup.card.number == pool.key_at(pool.row.index(1))
    place = pool.visualRect(pool.row.index(1))
    about = place.translated(pool.viewport().mapTo(closeup.parentWidget(), QPoint()))
    assert not closeup.geometry().intersects(about)
    pool.lifted.emit(closeup.card.number)
    assert not closeup.isVisible(), "carried"
    pool.setFocus()
    QTest.keyClick(pool, Qt.Key.Key_Right)
    assert seen()
    assert closeup.card is not None
    assert closeup.card.number == pool.current()
    screen.next.setFocus()
    screen.table.decks[NORMAL].setFocus()
    assert not closeup.isVisible()


def test_both_players_build_one_after_the_other_behind_the_curtain(screen: BuildScreen) -> None:
    built: list[object] = []
    screen.built.connect(built.append)
    choose_ten(screen)
    first = draft_of(screen).deck()
    click(screen.next)
    assert screen.at == 1
    assert screen.curtain.isVisible()
    assert draft_of(screen).deck() is None
    assert built == []
    click(screen.curtain.button)
    choose_ten(screen)
    second = draft_of(screen).deck()
    click(screen.next)
    (found,) = built
    assert getattr(found, "decks", None) == (first, second)
    assert first is not None
    assert second is not None
    assert (first.megami, second.megami) == PAIRS


def test_cards_go_to_the_deck_and_back_by_drag(screen: BuildScreen) -> None:
    table, draft = screen.table, draft_of(screen)
    first, second = draft.pool[NORMAL][:2]
    deck_view, pool_view = table.decks[NORMAL], table.pools[NORMAL]
    drop(deck_view.viewport(), CARD_MIME, first, spot(deck_view, 4))
    drop(deck_view.viewport(), CARD_MIME, second, spot(deck_view, 0))
    assert draft.chosen[NORMAL] == [second, first]
    assert pool_view.row.index(0).data(GONE_ROLE)
    drop(deck_view.viewport(), CARD_MIME, first, spot(deck_view, 0))
    assert draft.chosen[NORMAL] == [first, second]
    drop(pool_view.viewport(), CARD_MIME, first, spot(pool_view, 3))
    assert draft.chosen[NORMAL] == [second]
    assert not pool_view.row.index(0).data(GONE_ROLE)


def test_a_card_dropped_on_a_full_deck_is_refused_and_throws_none_out(screen: BuildScreen) -> None:
    choose_ten(screen)
    draft, view = draft_of(screen), screen.table.decks[SPECIAL]
    before = [*draft.chosen[SPECIAL]]
    drop(view.viewport(), CARD_MIME, draft.pool[SPECIAL][5], spot(view, 1))
    assert draft.chosen[SPECIAL] == before
    assert "3-2" in screen.status.text()


def test_the_places_that_would_take_the_card_held_are_framed(screen: BuildScreen) -> None:
    table, draft = screen.table, draft_of(screen)
    number = draft.pool[NORMAL][0]

    def framed() -> set[str]:
        return {view.objectName() for view in (*table.pools.values(), *table.decks.values()) if view._target}

    table.pools[NORMAL].lifted.emit(number)
    assert framed() == {"build.deck.normal"}
    table.pools[NORMAL].laid.emit()
    assert framed() == set()
    draft.add(number)
    table.decks[NORMAL].lifted.emit(number)
    assert framed() == {"build.deck.normal", "build.pool.normal"}
    table.decks[NORMAL].laid.emit()
    choose_ten(screen)
    table.pools[SPECIAL].lifted.emit(next(one for one in draft.pool[SPECIAL] if not draft.has(one)))
    assert framed() == set(), "the deck is full"


@pytest.mark.parametrize("kind", KINDS)
def test_3_2_one_too_many_is_refused_in_a_sentence_with_its_section(screen: BuildScreen, kind: str) -> None:
    choose_ten(screen)
    before = [*draft_of(screen).chosen[kind]]
    click_card(screen.table.pools[kind], screen.table.sizes[kind])
    assert draft_of(screen).chosen[kind] == before
    assert "3-2" in screen.status.text()


def test_what_is_laid_and_what_cannot_be_is_heard(screen: BuildScreen) -> None:
    heard: list[str] = []
    screen.heard.connect(lambda sound, _strength: heard.append(sound))
    click_card(screen.table.pools[SPECIAL], 0)
    assert heard == [Sound.CARD]
    choose_ten(screen)
    heard.clear()
    click_card(screen.table.pools[NORMAL], screen.table.sizes[NORMAL])
    assert heard == [Sound.REFUSED]


def test_a_click_on_a_chosen_card_lays_it_back(screen: BuildScreen) -> None:
    click_card(screen.table.pools[NORMAL], 0)
    click_card(screen.table.decks[NORMAL], 0)
    assert draft_of(screen).chosen[NORMAL] == []
    click_card(screen.table.pools[NORMAL], 0)
    click_card(screen.table.pools[NORMAL], 0)
    assert draft_of(screen).chosen[NORMAL] == []


def test_by_keyboard_alone(screen: BuildScreen) -> None:
    built: list[object] = []
    screen.built.connect(built.append)
    for seat in (0, 1):
        if seat:
            QTest.keyClick(screen.curtain, Qt.Key.Key_Return)
        for kind in KINDS:
            view = screen.table.pools[kind]
            view.setFocus()
            for row in range(screen.table.sizes[kind]):
                view.setCurrentIndex(view.row.index(row))
                QTest.keyClick(view, Qt.Key.Key_Return)
        view = screen.table.decks[NORMAL]
        view.setFocus()
        view.setCurrentIndex(view.row.index(0))
        QTest.keyClick(view, Qt.Key.Key_Delete)
        assert draft_of(screen).free(NORMAL) == 1
        view = screen.table.pools[NORMAL]
        view.setFocus()
        view.setCurrentIndex(view.row.index(9))
        QTest.keyClick(view, Qt.Key.Key_Space)
        QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(built) == 1


def test_tab_goes_from_the_finished_deck_to_its_end_and_marks_where_it_comes_to(screen: BuildScreen) -> None:
    for kind in KINDS:
        view = screen.table.pools[kind]
        view.setFocus()
        assert view.selectionModel().hasSelection(), "the card that the keyboard has come to is marked"
        for row in range(screen.table.sizes[kind]):
            view.setCurrentIndex(view.row.index(row))
            QTest.keyClick(view, Qt.Key.Key_Return)
    last = screen.table.decks[KINDS[-1]]
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Tab)
    assert screen.next.hasFocus()


def test_looking_at_a_card_shows_it_large(screen: BuildScreen) -> None:
    looked: list[str] = []
    screen.card_looked.connect(looked.append)
    view = screen.table.pools[SPECIAL]
    view.setFocus()
    view.setCurrentIndex(view.row.index(2))
    assert looked[-1] == draft_of(screen).pool[SPECIAL][2]


def test_chance_fills_and_clear_empties(screen: BuildScreen) -> None:
    click_card(screen.table.pools[NORMAL], 3)
    kept = draft_of(screen).chosen[NORMAL][0]
    click(screen.tools.buttons["random"])
    assert draft_of(screen).deck() is not None
    assert draft_of(screen).chosen[NORMAL][0] == kept
    click(screen.tools.buttons["clear"])
    assert not any(draft_of(screen).chosen.values())


def test_a_deck_is_kept_and_brought_back_where_its_megami_allow_it(
    screen: BuildScreen, made: Program, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desk, "ask_text", lambda *_asked: "Spring")
    choose_ten(screen)
    kept = draft_of(screen).deck()
    click(screen.tools.buttons["keep"])
    shelf = made.kept["sakura"]
    assert [shelf.deck(found) for found in shelf.decks()] == [kept]
    click(screen.tools.buttons["clear"])
    click(screen.tools.buttons["bring"])
    (action,) = screen.tools.menu.actions()
    assert action.text() == "Spring"
    screen.tools.menu.close()
    action.trigger()
    found = draft_of(screen).deck()
    assert found is not None
    assert kept is not None
    assert set(found.normals) == set(kept.normals)
    click(screen.next)
    click(screen.curtain.button)
    click(screen.tools.buttons["bring"])
    (nothing,) = screen.tools.menu.actions()
    assert not nothing.isEnabled()
    screen.tools.menu.close()


def test_a_deck_goes_over_the_clipboard_as_a_code(screen: BuildScreen) -> None:
    choose_ten(screen)
    whole = draft_of(screen).deck()
    click(screen.tools.buttons["copy"])
    assert whole is not None
    assert QGuiApplication.clipboard().text() == deck_code(whole)
    click(screen.tools.buttons["clear"])
    click(screen.tools.buttons["paste"])
    found = draft_of(screen).deck()
    assert found is not None
    assert set(found.normals) == set(whole.normals)
    assert set(found.specials) == set(whole.specials)


def test_a_code_of_other_megami_or_none_is_refused_in_words(screen: BuildScreen) -> None:
    other = next(pair for seed in range(20) for pair in pairs(seed) if set(pair) != set(PAIRS[0]))
    said = set()
    for text in ("", "no code", deck_code(deck(other)), deck_code(deck(PAIRS[0]))[:-1] + "z"):
        QGuiApplication.clipboard().setText(text)
        click(screen.tools.buttons["paste"])
        said.add(screen.status.text())
        assert screen.status.text().startswith("⚠")
        assert not any(draft_of(screen).chosen.values())
    assert len(said) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_the_screen(screen: BuildScreen, made: Program, language: str) -> None:
    made.settings.language = language
    said = said_by(screen)
    choose_ten(screen)
    click_card(screen.table.pools[NORMAL], 9)
    said += said_by(screen)
    click(screen.next)
    said += said_by(screen)
    assert not [text for text in said if "⟦" in text]
    assert made.words.say("build-done") in said


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("more", [0, 1, 3])
def test_every_card_is_in_view_though_a_form_brings_more_of_them(
    made: Program, screen: BuildScreen, more: int, size: tuple[int, int]
) -> None:
    made.window.resize(*size)
    draft = draft_of(screen)
    others = [number for pair in (pairs(1), pairs(2)) for form in pair[0] for number in cards_of(form).normals]
    draft.pool[NORMAL] += tuple(dict.fromkeys(number for number in others if not draft.kind_of(number)))[:more]
    screen.table.show_draft(draft)
    settle(6)
    assert made.window.size().toTuple() == size
    for kind in KINDS:
        for view in (screen.table.pools[kind], screen.table.decks[kind]):
            corner = view.mapTo(screen.table, view.rect().topLeft())
            assert screen.table.rect().contains(view.rect().translated(corner))
            assert len(view.row) in {14 + more, 8, 7, 3}
            for row in range(len(view.row)):
                assert view.viewport().rect().adjusted(0, 0, 1, 1).contains(view.visualRect(view.row.index(row)))


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080)])
def test_each_row_of_the_pool_says_whose_cards_lie_there(
    made: Program, screen: BuildScreen, size: tuple[int, int]
) -> None:
    made.window.resize(*size)
    settle(6)
    owners, pool = screen.table.owners[NORMAL], screen.table.pools[NORMAL]
    first, second = draft_of(screen).pair
    assert list(owners.rows().values()) == [[first], [second]]
    for form, top in zip((first, second), owners.rows(), strict=True):
        assert made.words.say("form-name", megami=megami_name(form)) in owners.accessibleName()
        card = next(number for number in draft_of(screen).pool[NORMAL] if number in cards_of(form).normals)
        box = pool.visualRect(pool.row.index(draft_of(screen).pool[NORMAL].index(card)))
        beside = owners.mapToGlobal(QPoint(0, top))
        assert pool.viewport().mapToGlobal(box.topLeft()).y() == beside.y(), "level with its row"
        assert beside.x() + owners.width() <= pool.mapToGlobal(QPoint(0, 0)).x()


@pytest.mark.parametrize(("size", "below"), [((1920, 1080), True), ((2560, 1440), True), ((1920, 700), False)])
def test_where_the_window_is_high_specials_lie_below_and_cards_are_larger(
    made: Program, screen: BuildScreen, size: tuple[int, int], below: bool
) -> None:
    made.window.resize(*size)
    settle(6)
    table = screen.table
    assert table.below == below
    views = [*table.pools.values(), *table.decks.values()]
    sizes = {view.card().width() for view in views}
    assert max(sizes) - min(sizes) <= 2
    boxes = [view.geometry() for view in (*views, *(one for one in table.owners.values() if one.isVisible()))]
    assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)
    assert all(table.rect().contains(box) for box in boxes)
    if below:
        assert table.pools[SPECIAL].rows_for(len(table.pools[SPECIAL].row)) == 1
        assert min(sizes) * 10 > 0.75 * table.width(), "all the width is used"


def test_a_row_that_two_megami_share_names_both(screen: BuildScreen) -> None:
    draft = draft_of(screen)
    first, second = draft.pair
    mine, theirs = cards_of(first).normals, cards_of(second).normals
    draft.pool[NORMAL] = (*mine[:5], *theirs[:5])
    screen.table.show_draft(draft)
    settle(6)
    assert list(screen.table.owners[NORMAL].rows().values()) == [[first, second], [second]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_smallest_window_no_grid_lies_over_another(
    screen: BuildScreen, made: Program, language: str
) -> None:
    made.settings.language = language
    made.window.resize(800, 480)
    settle()
    for views in (screen.table.pools, screen.table.decks):
        assert not views["normal"].geometry().intersects(views["special"].geometry())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_leaves_the_tools_their_words(screen: BuildScreen, made: Program, language: str) -> None:
    made.settings.names = ("W" * 40, "")
    made.settings.language = language
    screen.begin(PAIRS)
    made.window.resize(960, 540)
    settle()
    assert "W" * 40 in screen._heading.text()
    assert "W" * 40 in screen._heading.shown_text(), "the tools go below it"
    assert screen._heading.height() >= screen._heading.heightForWidth(screen._heading.width())
    for button in screen.tools.buttons.values():
        assert not button.isVisible() or button.width() >= button.sizeHint().width()
