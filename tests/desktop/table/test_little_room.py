"""What gives way where there is little room: captions, names, rows of cards, piles that are spread, the lane's tab."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontInfo, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from engine.cardgame import decisions as general
from engine.cardgame.view import Refusal
from engine.kernel.decisions import Move, Option
from engine.players.player import LEVELS
from engine.sakura.door import forms, pool_of
from engine.text.phrase import say
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.icons import icons
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.sakura.components import PARTS, TAKEN, part_icon
from sakura_desktop.sakura.components.plan import name_height
from sakura_desktop.table.component_views import RowOfCards
from sakura_desktop.table.delegates import field
from sakura_desktop.table.models.component import ComponentModel
from sakura_desktop.table.pile_popup import LETTERS
from sakura_desktop.table.player_plate import ROOMY, player_phrase
from tests.desktop import components, tables
from tests.desktop.looks import PlainAppearance, nothing_kept
from tests.desktop.settling import settle
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.component_panels import PanelView
    from tests.desktop.conftest import MakeScreen


def written(width: int, title: str, short: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name that a caption of that width has."""
    del qtbot
    said: list[str] = []
    image = QImage(QSize(max(width, 1), 20), QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    fitting = field.fitting

    def heard(own: QPainter, font: QFont, names: tuple[str, ...], room: int) -> str:
        name = fitting(own, font, names, room)
        said.append(own.fontMetrics().elidedText(name, field.Qt.TextElideMode.ElideRight, room))
        return name

    monkeypatch.setattr(field, "fitting", heard)
    monkeypatch.setattr(field, "_CAPTIONS", {})  # none that was painted before
    look = PlainAppearance()
    field.paint_caption(painter, QRect(0, 0, width, 15), "discard", title, "12", look, QFont(), short)  # type: ignore[arg-type]  # paints as a true one
    painter.end()
    return said[-1]


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_words_at_the_right_take_all_of_the_line_before_they_lose_their_end(
    share: float, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    drawn: list[str] = []
    name, image = "Eight-Foot Popo", QImage(QSize(300, 20), QImage.Format.Format_ARGB32)
    painter, font = QPainter(image), QFont()
    font.setPixelSize(field.LEAST_LETTERS)
    font.setBold(True)
    painter.setFont(font)
    room = painter.fontMetrics().horizontalAdvance(name) + 1
    monkeypatch.setattr(field, "_CAPTIONS", {})  # none that was painted before
    monkeypatch.setattr(QPainter, "drawText", lambda _self, _room, _flags, text: drawn.append(text))
    look = PlainAppearance()
    field.paint_caption(painter, QRect(0, 0, room, 15), "right", "Right", name, look, QFont(), share=share)  # type: ignore[arg-type]  # paints as a true one
    painter.end()
    assert drawn == [name]


def test_a_short_name_stands_where_the_name_has_no_room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(200, "Played pile", "Played", qtbot, monkeypatch) == "Played pile"


def test_the_short_name_stands_in_little_room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = (written(width, "Played pile", "Played", qtbot, monkeypatch) for width in range(200, 30, -3))
    assert next(one for one in said if one != "Played pile") == "Played"  # in whichever font is set


def test_without_a_short_name_the_end_gives_way(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = written(60, "Enhancements in play", "", qtbot, monkeypatch)
    assert cut.endswith("…")


def test_what_is_cut_in_english_has_a_short_name() -> None:
    words = Words("en")
    assert [words.say("sakura-short", what=what) for what in ("discard", "cover", "electronic", "hand")] == [
        "Played", "Discards", "Electronic Zone", "",
    ]


def shown(make_screen: MakeScreen, keys: tuple[tuple[str, ...], tuple[str, ...]], **more: object) -> MatchScreen:
    return make_screen(ScriptedDuel(components.step(tables.act(), keys, **more)))


def panel_of(screen: MatchScreen, key: str, seat: int) -> PanelView:
    return next(one for one in screen.board.playmat.panels.panels if (one.panel.key, one.panel.seat) == (key, seat))


def test_a_plan_that_is_hidden_leaves_the_names_of_the_halves_to_be_read(make_screen: MakeScreen) -> None:
    screen = shown(make_screen, (("plan",), ("plan",)))
    hidden, known = panel_of(screen, "plan", 1), panel_of(screen, "plan", 0)
    plan, first, second = (view.geometry() for view in hidden.views)
    assert plan.bottom() <= first.bottom() - name_height(first.height())
    assert first.center().x() < plan.center().x() < second.center().x()
    assert known.views[0].geometry().height() > plan.height()


def assembling(make_screen: MakeScreen, count: int) -> MatchScreen:
    """A table on which one of so many parts is chosen."""
    mine = tuple(tables.card(60 + number, kind="part", face_up=False) for number in range(count))
    options = tuple(Option(card.handle, (Move(card.handle, "parts.0", "assembled.0"),)) for card in mine)
    choice = general.ChooseCards(seat=0, options=options, section="x3-7", target="assembled.0")
    keys = (("electronic", "mechanisms"), ())
    return make_screen(ScriptedDuel(components.step(choice, keys, cards={"parts.0": mine})))


def test_cards_that_lie_close_are_spread_to_be_chosen(make_screen: MakeScreen) -> None:
    screen = assembling(make_screen, 9)
    rows = [view for view in panel_of(screen, "electronic", 0).views if isinstance(view, RowOfCards)]
    assert [row.crowded for row in rows] == [True, False]
    assert screen.board.pile_popup.place == "parts.0"
    boxes = screen.board.pile_popup.cards.boxes()
    rows = {top: [box for box in boxes if box.top() == top] for top in {box.top() for box in boxes}}
    for row in rows.values():
        assert all(other.left() - one.left() > one.width() // 2 for one, other in pairwise(row))


@pytest.mark.parametrize("place", ["discard.0", "discard.1"])
def test_of_a_large_pile_what_is_known_is_seen_whole_in_rows_that_leave_the_question_free(
    place: str, make_screen: MakeScreen
) -> None:
    seat = int(place[-1])
    known = [tables.card(100 + one, owner=seat) for one in range(14)]
    hidden = [tables.back(place, one, owner=seat) for one in range(30)]
    screen = shown(make_screen, ((), ()))
    screen.board.table.cards(place).show((*known, *hidden))
    screen.board.open_pile(place)
    settle()
    popup, prompt = screen.board.pile_popup, screen.board.prompt
    assert prompt is not None
    boxes = popup.cards.boxes()
    room = popup.cards.viewport().rect()
    assert len({box.top() for box in boxes}) > 1
    assert all(room.contains(box) for box in boxes)
    for one, other in pairwise(boxes[: len(known)]):
        assert not one.intersects(other), "each known card is seen whole"
    assert screen.board.rect().contains(popup.geometry())
    assert not popup.geometry().intersects(prompt.geometry())


def test_a_few_cards_are_chosen_where_they_lie(make_screen: MakeScreen) -> None:
    assert assembling(make_screen, 2).board.pile_popup.place == ""


def test_a_spread_pile_is_called_after_its_player(make_screen: MakeScreen, settings: Settings) -> None:
    settings.names = ("Aki", "Mina")
    screen = shown(make_screen, ((), ()))
    screen.board.table.cards("discard.1").show((tables.card(60, owner=1),))
    screen.board.open_pile("discard.1")
    assert "Mina" in screen.board.pile_popup.title.text()


@pytest.mark.parametrize("size", [(900, 640), (2000, 1350)])
def test_what_a_spread_pile_is_called_is_seen_whole_and_grows_with_the_board(
    make_screen: MakeScreen, size: tuple[int, int]
) -> None:
    screen = assembling(make_screen, 9)
    screen.resize(*size)
    settle(6)
    popup, measures = screen.board.pile_popup, screen.board.playmat.measures
    assert measures is not None
    assert popup.title.height() >= popup.title.heightForWidth(popup.title.width())
    assert popup.close_button.width() >= popup.close_button.sizeHint().width()
    for part in (popup.title, popup.close_button):
        assert QFontInfo(part.font()).pixelSize() == measures.letters(LETTERS)


def test_what_is_written_on_a_component_grows_with_the_board(make_screen: MakeScreen) -> None:
    screen = shown(make_screen, (("mirror",), ()))
    mirror = panel_of(screen, "mirror", 0)
    measures = screen.board.playmat.measures
    assert measures is not None
    for scale, length in ((0.5, 30), (1.0, 30), (2.0, 60)):
        mirror.lay_out(measures._replace(scale=scale))
        assert mirror.enlarged(30) == length


def test_a_spread_pile_takes_up_faces_that_are_painted_late(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = shown(make_screen, ((), ()), cards={"discard.0": (tables.card(7),)})
    screen.board.open_pile("discard.0")
    cards = screen.board.pile_popup.cards
    cards.grab()
    painted: list[int] = []
    cards.paint_item = lambda _painter, _rect, row: painted.append(row)  # type: ignore[method-assign]
    cards.kept._made[None].awaited = frozenset({"a face"})  # for which a placeholder stands
    screen.board.look.ready.emit()
    qtbot.waitUntil(lambda: bool(painted))


@pytest.mark.parametrize("now", [0, 1, 4, 10])
def test_the_tab_of_the_present_distance_stands_below_the_crystals(
    now: int, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act(), table={"distance": now, "crystals": {"distance": now}})))
    lane = screen.board.playmat.track
    tabs: list[QRect] = []
    draw = QPainter.drawRoundedRect

    def drawn(painter: QPainter, box: object, *more: object) -> None:
        tabs.append(box.toRect() if hasattr(box, "toRect") else box)  # type: ignore[arg-type]
        draw(painter, box, *more)  # type: ignore[call-overload]  # as it was called

    monkeypatch.setattr(QPainter, "drawRoundedRect", drawn)
    nothing_kept(lane).grab()
    tab = tabs[-1]
    crystals = lane.boxes()[:now]
    assert all(tab.top() >= box.bottom() - 2 for box in crystals)
    assert tab.top() > lane.title_height(), "clear of the caption"
    if now:
        assert abs(tab.center().x() - crystals[-1].center().x()) <= 2


@pytest.mark.parametrize("piece", sorted(TAKEN))
def test_every_part_has_a_picture_of_its_own_in_the_hand(piece: str) -> None:
    icon = part_icon(ComponentModel(f"{piece}.0"))
    shared = {"umbrella": "umbrella-closed", **dict.fromkeys(PARTS["memory"], "memory")}
    assert icon == shared.get(piece, piece)
    assert icon in icons()


def test_the_line_below_the_board_has_no_readings_that_would_push_its_end_out(make_screen: MakeScreen) -> None:
    screen = shown(make_screen, ((), ()))
    screen.words.set_language("ja")
    screen.status.refuse(Refusal("no-vigor", "5-9", say("refusal-no-vigor")))
    label = screen.status.findChild(QLabel, "status.text")
    assert label is not None
    assert "集中力" in label.text()
    assert "しゅうちゅうりょく" not in label.text()


def test_cards_remembered_and_a_plot_are_large_enough_to_be_hit_beside_all_that_may_be_there(
    make_screen: MakeScreen,
) -> None:
    screen = shown(make_screen, (("mirror", "memory", "story", "sea"), ()))
    stands = {view.place: view.geometry() for view in screen.board.playmat.panels.views()}
    for place in ("memory.0", "plots.0"):
        assert min(stands[place].width(), stands[place].height()) >= 30, place
    acts = [stands[f"act-{act}.0"] for act in range(10)]
    assert not [pair for pair in pairwise(acts) if pair[0].intersects(pair[1])]
    room = panel_of(screen, "story", 0).rect()
    assert all(room.contains(view.geometry()) for view in panel_of(screen, "story", 0).views)


def drawn_by(widget: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int, QRect]]:
    """What words a widget writes: how large, how wide they are, and where."""
    found: list[tuple[str, int, int, QRect]] = []
    with monkeypatch.context() as one:

        def heard(painter: QPainter, room: QRect, _flags: object, text: str) -> None:
            found.append((text, painter.font().pixelSize(), painter.fontMetrics().horizontalAdvance(text), room))

        one.setattr(QPainter, "drawText", heard)
        nothing_kept(widget).grab()
    return found


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_names_of_megami_are_written_large_enough_whatever_their_form(
    language: str, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [form.key for form in forms()]
    for one, other in zip(keys[::2], keys[1::2], strict=True):
        players = (tables.player(0, megami=(one, other)), tables.player(1, megami=(other, one)))
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"players": players})))
        screen.words.set_language(language)
        plate = screen.board.playmat.halves["lower"].plate
        words = drawn_by(plate, monkeypatch)
        written = "".join(text for text, *_ in words).replace(" ", "")
        for form in (one, other):
            assert screen.words.renderer().name("megami", form).text.replace(" ", "") in written
        for text, size, wide, room in words:
            assert size >= 14, text
            assert wide <= room.width(), text


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
@pytest.mark.parametrize("computers", [("", "level"), ("level", ""), ("level", "level")])
def test_what_a_computer_is_called_stands_whole_on_its_plate(
    language: str, computers: tuple[str, str], make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = shown(make_screen, ((), ()))
    screen.words.set_language(language)
    for level in LEVELS:
        screen.settings.seat_computers(tuple(level.key if one else "" for one in computers))
        for half in screen.board.playmat.halves.values():
            plate = half.plate
            whole = screen.words.text(player_phrase(screen.settings, plate.seat))
            words = [one for one in drawn_by(plate, monkeypatch) if one[1] > 0]
            written = "".join(text for text, *_ in words).replace(" ", "")
            assert written.startswith(whole.replace(" ", ""))
            assert all(size >= 14 and wide <= room.width() for _, size, wide, room in words), whole


def test_of_a_long_name_the_end_gives_way_and_not_the_mark(
    make_screen: MakeScreen, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.names = ("Bartholomew Featherstonehaugh-Wellington", "W" * 40)
    screen = shown(make_screen, ((), ()))
    screen.board.show_decider(0)
    look, marks = screen.board.look, {}
    sign = look.sign

    def heard(name: str, size: QSize, ink: str) -> QPixmap:
        marks[name] = ink
        return sign(name, size, ink)

    monkeypatch.setattr(look, "sign", heard)
    for half in screen.board.playmat.halves.values():
        plate = half.plate
        lines = [text for text, size, *_ in drawn_by(plate, monkeypatch) if size > 0]
        assert any(line.endswith("…") for line in lines[:2])
        assert settings.names[plate.seat] in plate.toolTip()
        ink = look.theme.paper_raised if plate.decides else look.theme.seats[plate.seat]
        assert marks[seat_icon(plate.seat)] == ink


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_a_declared_name_stands_whole_on_its_panel(
    language: str, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    renderer = Words(language).renderer()
    normals = {number for form in forms() for number in pool_of((form.key, form.key)).normals}
    names = {number: renderer.card(number).text for number in normals}
    for declared in sorted(names, key=lambda number: len(names[number]))[-2:]:
        lying = {"falsifying.0": (tables.card(9, declared=declared, face_up=False),)}
        screen = shown(make_screen, (("falsehood", "relics", "market"), ()), cards=lying)
        screen.words.set_language(language)
        panel = panel_of(screen, "falsehood", 0)
        words = [one for one in drawn_by(panel, monkeypatch) if one[0] and one[0].replace(" ", "")]
        assert names[declared].replace(" ", "") in "".join(text for text, *_ in words).replace(" ", "")
        assert all(panel.rect().contains(room) for *_, room in words), names[declared]


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_in_the_smallest_window_a_name_of_usual_length_stands_in_one_line(
    language: str, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = (tables.player(0, megami=("kururu-a1", "saine-a2")), tables.player(1))
    screen = make_screen(ScriptedDuel(Step(tables.act(), table={"players": players})), 800, 452)
    screen.words.set_language(language)
    plate = screen.board.playmat.halves["lower"].plate
    drawn = {text: (size, wide, room) for text, size, wide, room in drawn_by(plate, monkeypatch)}
    names = [screen.words.renderer().name("megami", form).text for form in ("kururu-a1", "saine-a2")]
    rows = [drawn[name] for name in (screen.words.text(player_phrase(screen.settings, 0)), *names)]
    assert plate.height() < ROOMY
    assert all(size >= 14 and wide <= room.width() for size, wide, room in rows), rows
    assert all(upper.bottom() <= lower.top() + 1 for (*_, upper), (*_, lower) in pairwise(rows))
    for door in plate.doors.values():
        assert rows[-1][2].bottom() <= door.y()
        assert [size for _, size, *_ in drawn_by(door, monkeypatch)] == [14]


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_whoever_has_the_turn_is_named_in_one_line_in_a_small_window(language: str, make_screen: MakeScreen) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act(), table={"turn_player": 1})), 1024, 573)
    screen.words.set_language(language)
    for half in screen.board.playmat.halves.values():
        assert not half.plate.little, "there would be room for two"
        assert len(half.plate._set_title()[1]) == 1
