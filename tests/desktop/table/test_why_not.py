"""Why something isn't possible, said where it was tried; what can be done now stands out beside what can't."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from engine.cardgame.view import Refusal
from engine.text.phrase import say
from sakura_desktop.pictures.colour import contrast
from sakura_desktop.table import card_views, why_not
from sakura_desktop.table.bubble import Bubble
from sakura_desktop.table.delegates.card import paint_idle
from sakura_desktop.table.delegates.marks import lit_frame
from sakura_desktop.table.things import PIECE, Thing
from sakura_desktop.theme import LIGHT, THEMES, Theme
from sakura_desktop.widgets.rich_label import RichLabel
from tests.desktop import tables
from tests.desktop.looks import nothing_kept
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen
    from tests.desktop.conftest import MakeScreen


def bubble(screen: MatchScreen) -> Bubble:
    found = screen.board.findChild(Bubble, "why-not")
    assert isinstance(found, Bubble)
    return found


def acting(make_screen: MakeScreen) -> tuple[MatchScreen, ScriptedDuel]:
    """The second card of the hand can't be used."""
    duel = ScriptedDuel(Step(tables.act(hand=(1, 3))), Step(None))
    return make_screen(duel), duel


def test_a_refused_drop_is_answered_where_it_fell(make_screen: MakeScreen) -> None:
    screen, _ = acting(make_screen)
    Mouse(screen).drag_thing(PIECE, "distance", "life.1")
    settle()
    said = bubble(screen)
    assert said.text
    assert screen.status.text.startswith(said.text.partition(" (")[0]), "the line keeps it"
    place = screen.board.hits.rect_of_place("life.1")
    assert place is not None
    assert (said.geometry().center() - place.center()).manhattanLength() < 260
    assert not said.geometry().intersects(screen.bar.geometry())
    assert screen.board.rect().contains(said.geometry())


def test_the_line_that_keeps_it_loses_no_word_of_a_long_sentence(make_screen: MakeScreen) -> None:
    screen, _ = acting(make_screen)
    screen.resize(1280, 696)
    settle()
    beside, foot = screen.side.geometry(), screen._foot.geometry()
    text = screen.status.findChild(RichLabel, "status.text")
    assert text is not None
    letters = text.font().pointSizeF()
    for count, smaller in ((3, False), (8, True)):
        screen.status.refuse(Refusal("no-such-move", "9-6", say("app-spoken", text="a word of many " * count)))
        settle(4)
        assert text.height() >= text.heightForWidth(text.width())
        assert (screen.side.geometry(), screen._foot.geometry()) == (beside, foot), "nothing moves"
        assert screen.status.geometry().bottom() + 1 == foot.top()
        assert (text.font().pointSizeF() < letters) == smaller
    screen.status.clear()
    settle(4)
    assert text.font().pointSizeF() == letters


def test_a_card_seen_large_doesnt_cover_why_what_is_held_has_no_place(make_screen: MakeScreen) -> None:
    screen, _ = acting(make_screen)
    mouse = Mouse(screen)
    board = screen.board
    card = next(card for card in board.table.cards("hand.0").cards if card.handle == "card:2")
    box = board.hits.rect_of_thing(Thing("card:2", "hand.0"))
    assert box is not None
    board.closeup.point(card, box)
    start = mouse._local(box)
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(mouse.window, Qt.MouseButton.LeftButton, none, start)
    for step in range(1, 5):
        QTest.mouseMove(mouse.window, start - QPoint(0, 12 * step))
    settle()
    assert bubble(screen).text
    board.closeup._timer.timeout.emit()
    assert not board.closeup.isVisible()
    QTest.mouseRelease(mouse.window, Qt.MouseButton.LeftButton, none, start)


def test_it_goes_with_the_next_act_and_with_time(make_screen: MakeScreen) -> None:
    screen, _ = acting(make_screen)
    mouse = Mouse(screen)
    mouse.drag_thing(PIECE, "distance", "life.1")
    settle()
    assert screen.why_not.text
    mouse.press_button("basic:forward")
    settle()
    assert not screen.why_not.text
    screen, _ = acting(make_screen)
    Mouse(screen).drag_thing(PIECE, "distance", "life.1")
    settle()
    assert screen.why_not._timer.isActive()
    screen.why_not._timer.timeout.emit()
    assert not screen.why_not.text


def test_while_an_unusable_card_is_held_it_says_why_not(make_screen: MakeScreen) -> None:
    screen, duel = acting(make_screen)
    thing = Thing("card:2", "hand.0")
    box = screen.board.hits.rect_of_thing(thing)
    assert box is not None
    start = screen.board.mapToGlobal(box.center())
    screen.board.drag.press(screen.board.playmat.view_for("hand.0"), start)
    screen.board.drag.move(start + QPoint(40, -160))
    assert screen.board.drag.held == thing
    assert (duel.asked_why[-1].what, duel.asked_why[-1].target) == ("card:2", "in-use.0")
    assert screen.why_not.text
    first = bubble(screen).geometry()
    screen.board.drag.move(start + QPoint(160, -200))
    assert bubble(screen).geometry() != first, "it stays at the hand"
    held = screen.board.overlay.held_rect()
    assert not bubble(screen).geometry().intersects(held)
    screen.board.drag.cancel()
    assert not screen.why_not.text


def test_nothing_is_said_of_a_card_that_can_be_used(make_screen: MakeScreen) -> None:
    screen, duel = acting(make_screen)
    Mouse(screen).click_thing("card:1", "hand.0")
    assert screen.board.drag.held == Thing("card:1", "hand.0")
    assert not screen.why_not.text
    assert duel.asked_why == []


def test_a_click_on_what_cannot_be_done_says_why_not(make_screen: MakeScreen) -> None:
    screen, _ = acting(make_screen)
    Mouse(screen).click_thing("card:2", "hand.0")
    assert screen.why_not.text
    Mouse(screen).click_thing("card:1", "hand.0")
    assert not screen.why_not.text


def test_a_key_on_what_cannot_be_done_says_why_not_to_those_who_listen_too(
    make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, bool]] = []
    monkeypatch.setattr(why_not, "announce", lambda _widget, text, *, at_once: told.append((text, at_once)))
    screen, _ = acting(make_screen)
    walker = screen.board.keyboard
    assert walker is not None
    idle = next(stop for stop in screen.board.hits.readable() if stop.thing == Thing("card:2", "hand.0"))
    assert walker.go_to(idle)
    walker.act()
    said = bubble(screen).text
    assert said
    ((text, at_once),) = told
    assert at_once
    assert said.startswith(text)


def test_it_is_put_away_when_the_language_is_another(make_screen: MakeScreen, words: Words) -> None:
    screen, _ = acting(make_screen)
    Mouse(screen).click_thing("card:2", "hand.0")
    words.set_language("ko")
    assert not screen.why_not.text


def test_what_cannot_be_used_is_veiled_beside_what_can(
    make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, _ = acting(make_screen)
    view = screen.board.playmat.view_for("hand.0")
    veiled: list[QRect] = []
    monkeypatch.setattr(card_views, "paint_idle", lambda _painter, rect: veiled.append(rect))
    nothing_kept(view).grab()
    assert veiled == [view.boxes()[1]]
    screen.bar.prompt.choose(screen.session.decision.option("end"))
    settle()
    veiled.clear()
    nothing_kept(view).grab()
    assert veiled == [], "nothing is asked"


def paying(make_screen: MakeScreen) -> MatchScreen:
    """The second card of the hand can't be used, but laid down for a basic action."""
    decision = tables.act(hand=(1, 3))
    return make_screen(ScriptedDuel(Step(replace(decision, payments=(*decision.payments, "cover:2"))), Step(None)))


def test_what_can_be_used_stands_higher_and_framed_and_what_can_only_pay_has_a_sign(make_screen: MakeScreen) -> None:
    screen = paying(make_screen)
    view = screen.board.playmat.view_for("hand.0")
    entries = view.cards().entries
    assert [(entry.lit, entry.pays) for entry in entries] == [(True, ""), (True, "cover.0"), (True, "")]
    usable, payable, _ = view.boxes()
    assert usable.top() < payable.top()
    assert usable.size() == payable.size()
    picture = nothing_kept(view).grab().toImage()
    lit = QColor(screen.look.theme.lit)
    framing = [
        sum(picture.pixelColor(box.left() - 1, y) == lit for y in range(box.top(), box.bottom()))
        for box in (usable, payable)
    ]
    assert framing[0] > usable.height() // 2
    assert framing[1] == 0
    assert any(
        picture.pixelColor(x, y) == lit
        for x in range(payable.center().x(), payable.right()) for y in range(payable.center().y(), payable.bottom())
    ), "the sign at its foot"


def test_while_a_card_is_held_that_can_only_pay_it_says_why_it_isn_t_used(make_screen: MakeScreen) -> None:
    screen = paying(make_screen)
    Mouse(screen).click_thing("card:2", "hand.0")
    assert screen.board.drag.held == Thing("card:2", "hand.0")
    assert screen.why_not.text
    assert "cover.0" in screen.board.table.glow.targets, "it can be laid down all the same"


@pytest.mark.parametrize("size", [QSize(52, 73), QSize(78, 110), QSize(120, 168)])
def test_the_words_of_a_card_with_which_nothing_can_be_done_are_read_as_well_as_others(size: QSize) -> None:
    """Its bands lie at the top, its type at the foot; the figures stand dark on light within its picture."""
    image = QImage(size, QImage.Format.Format_ARGB32)
    for ground, words in (("#ffffff", True), ("#101010", False)):
        image.fill(QColor(ground))
        painter = QPainter(image)
        paint_idle(painter, QRect(QPoint(0, 0), size))
        painter.end()
        rows = [image.pixelColor(size.width() // 2, y).name() for y in range(size.height())]
        changed = [y for y, colour in enumerate(rows) if colour != ground]
        assert changed, "its picture is darker"
        assert changed[0] >= size.height() * 0.36
        assert changed[-1] <= size.height() * 0.9
        if words:
            assert contrast(rows[size.height() // 2], "#000000") >= 4.5


def framed(size: QSize, theme: Theme, *, around: bool) -> tuple[QImage, QRect]:
    """A lit frame around a thing of that size, with room around it, and where the thing is."""
    image = QImage(size + QSize(20, 20), QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.card))
    thing = QRect(QPoint(10, 10), size)
    painter = QPainter(image)
    lit_frame(painter, thing, theme, around=around)
    painter.end()
    return image, thing


CARDS = [QSize(52, 73), QSize(76, 106), QSize(120, 168)]


@pytest.mark.parametrize("around", [False, True])
@pytest.mark.parametrize("size", CARDS)
def test_a_lit_frame_differs_by_its_tab_in_every_theme(size: QSize, around: bool) -> None:
    for theme in THEMES.values():
        image, thing = framed(size, theme, around=around)
        column = [image.pixelColor(thing.center().x(), y).name() == theme.lit for y in range(30)]
        aside = [image.pixelColor(thing.left() + 10, y).name() == theme.lit for y in range(30)]
        assert sum(column) >= sum(aside) + 2
    assert LIGHT.lit != LIGHT.gold


@pytest.mark.parametrize("size", CARDS)
def test_a_lit_frame_leaves_free_what_is_written_near_the_edge_and_the_thing_beside_it(size: QSize) -> None:
    """Names reach to within three pixels of a small card's sides; cards lie four pixels apart."""
    for theme in THEMES.values():
        image, thing = framed(size, theme, around=True)
        top = max(3, round(size.height() * 0.04))
        inner, outer = thing.adjusted(3, top, -3, -3), thing.adjusted(-2, -3, 2, 2)
        plain = QColor(theme.card)
        touched = [
            point for point in (QPoint(x, y) for x in range(image.width()) for y in range(image.height()))
            if (inner.contains(point) or not outer.contains(point)) and image.pixelColor(point) != plain
        ]
        assert touched == []
