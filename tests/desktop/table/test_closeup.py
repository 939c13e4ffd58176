"""A card that is pointed at is seen large beside itself, and never where it is in the way."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest

from sakura_desktop.table.closeup import LEAST, READABLE, Closeup, beside, size_on
from sakura_desktop.table.things import Thing
from tests.desktop import tables
from tests.desktop.settling import settle
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen

ROOM = QRect(0, 0, 945, 690)
SPOTS = st.builds(QRect, st.integers(0, 880), st.integers(0, 600), st.integers(20, 65), st.integers(20, 90))


@given(SPOTS, st.lists(SPOTS, max_size=3))
def test_it_covers_neither_the_card_nor_what_is_taboo_and_stays_on_the_board(
    about: QRect, taboo: list[QRect]
) -> None:
    place = beside(about, size_on(ROOM.size()), ROOM, taboo)
    if place is not None:
        assert ROOM.contains(place)
        assert not place.intersects(about)
        assert not any(place.intersects(rect) for rect in taboo)
        assert place.width() >= LEAST


@given(SPOTS)
def test_there_is_always_room_beside_a_card_alone(about: QRect) -> None:
    assert beside(about, size_on(ROOM.size()), ROOM, ()) is not None


def test_its_text_can_be_read() -> None:
    assert size_on(QSize(945, 690)).width() >= READABLE
    assert size_on(QSize(1500, 1050)).width() >= 440


def point(screen: MatchScreen, handle: str, place: str) -> QRect:
    """The mouse comes to a card; the rectangle of that on the board."""
    view = screen.board.playmat.view_for(place)
    box = view.box_of(Thing(handle, place))
    QTest.mouseMove(view.viewport(), box.center() - QPoint(3, 3))
    QTest.mouseMove(view.viewport(), box.center())
    settle()
    return screen.board.hits.in_board(view, box)


def shown(screen: MatchScreen) -> Closeup:
    """After the moment that a card is to be pointed at."""
    if screen.board.closeup._timer.isActive():
        screen.board.closeup._timer.timeout.emit()
    return screen.board.closeup


@pytest.fixture
def screen(make_screen: MakeScreen) -> MatchScreen:
    duel = ScriptedDuel(Step(tables.act()), Step(None))
    duel.prospects = {"card:1": tables.attack(handle="card:1", seat=0, range=(3, 4, 5, 6))}
    return make_screen(duel, 1280, 690)


def test_a_card_pointed_at_is_shown_after_a_moment(screen: MatchScreen) -> None:
    about = point(screen, "card:2", "hand.0")
    closeup = screen.board.closeup
    assert not closeup.isVisible()
    assert shown(screen).isVisible()
    assert not closeup.geometry().intersects(about)
    assert screen.board.rect().contains(closeup.geometry())
    assert closeup.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    point(screen, "card:3", "hand.0")
    assert closeup.isVisible(), "from card to card at once"
    assert closeup.card is not None
    assert closeup.card.handle == "card:3"


def test_the_question_is_left_to_be_read(screen: MatchScreen) -> None:
    """As it is asked, and when it has become higher."""
    prompt = screen.board.prompt
    assert prompt is not None
    about = point(screen, "card:2", "hand.0")
    closeup = shown(screen)
    assert closeup.isVisible()
    assert not closeup.geometry().intersects(prompt.geometry())
    assert not closeup.geometry().intersects(about)
    higher = prompt.geometry().adjusted(0, -30, 0, 0)
    closeup.stay_above(higher)
    assert closeup.isVisible()
    assert not closeup.geometry().intersects(higher)


def test_it_rather_covers_the_question_than_becomes_too_small_to_be_read(screen: MatchScreen) -> None:
    prompt = screen.board.prompt
    assert prompt is not None
    about = point(screen, "card:2", "hand.0")
    closeup = shown(screen)
    closeup.stay_above(prompt.geometry().adjusted(0, -150, 0, 0))
    assert closeup.width() >= READABLE
    assert not closeup.geometry().intersects(about)


def test_where_it_is_small_anyway_the_question_is_left_free(make_screen: MakeScreen) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act())), 800, 455)
    prompt = screen.board.prompt
    assert prompt is not None
    about = point(screen, "card:2", "hand.0")
    closeup = shown(screen)
    assert closeup.isVisible()
    full = closeup.size()
    assert full.width() < READABLE
    closeup.stay_above(prompt.geometry().adjusted(0, -60, 0, 0))
    assert closeup.width() < full.width()
    assert not closeup.geometry().intersects(about)
    assert closeup.geometry().bottom() < prompt.geometry().top() - 60


def test_it_goes_when_the_mouse_does_and_when_the_table_is_another(screen: MatchScreen) -> None:
    point(screen, "card:2", "hand.0")
    assert shown(screen).isVisible()
    screen.board.playmat.view_for("hand.0")._hover(-1)
    assert not screen.board.closeup.isVisible()
    point(screen, "card:2", "hand.0")
    assert shown(screen).isVisible()
    screen.board.show_view(tables.view(1), lower=1, reset=True)
    assert not screen.board.closeup.isVisible()


def test_it_goes_when_a_pile_is_spread_that_it_would_cover(screen: MatchScreen) -> None:
    test_whoever_walks_by_keys_sees_it_too(screen)
    screen.board.show_table(tables.view(cards={"discard.0": (tables.card(9),)}))
    assert shown(screen).isVisible()
    screen.board.open_pile("discard.0")
    assert not screen.board.pile_popup.isHidden()
    assert not screen.board.closeup.isVisible()


def test_no_back_is_shown(screen: MatchScreen) -> None:
    view = screen.board.playmat.view_for("hand.1")
    QTest.mouseMove(view.viewport(), view.boxes()[0].center())
    assert not shown(screen).isVisible()


def test_it_keeps_off_what_is_told_of_the_card(screen: MatchScreen) -> None:
    point(screen, "card:1", "hand.0")
    closeup = shown(screen)
    assert closeup.isVisible()
    track = screen.board.playmat.track
    assert track.prospect is not None
    told = track.told()
    assert track.rect().contains(told)
    assert not closeup.geometry().intersects(told.translated(track.pos()))


def test_while_something_is_held_it_is_away(screen: MatchScreen) -> None:
    """Else it would cover where that may go, or show what the mouse passes instead of what it carries."""
    point(screen, "card:2", "hand.0")
    assert shown(screen).isVisible()
    screen.board.drag.take(Thing("card:2", "hand.0"))
    assert not screen.board.closeup.isVisible()
    point(screen, "card:3", "hand.0")
    assert not shown(screen).isVisible()
    screen.board.drag.cancel()
    point(screen, "card:2", "hand.0")
    assert shown(screen).isVisible()


def test_it_goes_where_keys_are_shown(screen: MatchScreen) -> None:
    test_whoever_walks_by_keys_sees_it_too(screen)
    walker = screen.board.keyboard
    assert walker is not None
    walker.toggle_keys()
    assert screen.board.overlay.badges
    assert not screen.board.closeup.isVisible()
    point(screen, "card:3", "hand.0")
    assert not shown(screen).isVisible()
    walker.toggle_keys()
    point(screen, "card:2", "hand.0")
    assert shown(screen).isVisible()


def test_it_is_not_seen_before_its_picture_is_painted(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    closeup, awaited, asked = screen.board.closeup, {"a picture"}, list[QSize]()
    look = closeup._look
    monkeypatch.setattr(look, "awaiting", lambda: nullcontext(awaited))
    face = look.face
    monkeypatch.setattr(look, "face", lambda *args, **more: asked.append(args[2]) or face(*args, **more))
    point(screen, "card:2", "hand.0")
    ahead = max(asked, key=QSize.width)
    assert ahead.width() > LEAST, "it is asked for before it is due"
    assert not shown(screen).isVisible()
    look.ready.emit()
    assert not closeup.isVisible()
    awaited.clear()
    look.ready.emit()
    assert closeup.isVisible()
    assert closeup._face(closeup.size()) == ahead
    awaited.add("a picture")
    point(screen, "card:3", "hand.0")
    assert not closeup.isVisible(), "not the card before either"
    closeup.leave()
    awaited.clear()
    look.ready.emit()
    assert not closeup.isVisible()


def test_whoever_walks_by_keys_sees_it_too(screen: MatchScreen) -> None:
    walker = screen.board.keyboard
    assert walker is not None
    assert walker.enter()
    for _ in walker.stops():
        if walker.here is not None and walker.here.thing == Thing("card:2", "hand.0"):
            break
        walker.step()
    assert shown(screen).isVisible()
    assert walker.frame is not None
    closeup, prompt = screen.board.closeup, screen.board.prompt
    assert not closeup.geometry().intersects(walker.frame)
    assert prompt is not None
    closeup.stay_above(prompt.geometry().adjusted(0, -150, 0, 0))
    assert closeup.geometry().bottom() < prompt.geometry().top() - 150, "it stays, and the question is to be read"


def test_it_can_be_turned_off(screen: MatchScreen, settings: Settings) -> None:
    settings.closeups = False
    point(screen, "card:2", "hand.0")
    assert not shown(screen).isVisible()


def test_below_it_stands_what_it_is_in_the_second_language(screen: MatchScreen) -> None:
    closeup = screen.board.closeup
    point(screen, "card:2", "hand.0")
    shown(screen)
    alone = closeup.size()
    assert closeup.second == ""
    screen.words.set_second("ko")
    assert "데미지" in closeup.second or "통상패" in closeup.second
    # higher for its width: all of it is smaller where the question leaves too little room
    assert closeup.height() / closeup.width() > alone.height() / alone.width()
    assert screen.board.rect().contains(closeup.geometry())
    screen.words.set_ways(screen.words.ways._replace(facts_beside=False))
    assert (closeup.second, closeup.size()) == ("", alone)
