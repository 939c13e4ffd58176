"""A holomem in its position: what is left of it, what belongs to it, what of that can be pointed at and taken."""

from __future__ import annotations

from dataclasses import replace as replaced
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter

from engine.cardgame.view import Fact, Frame
from engine.hololive.door import EVERY_NUMBER, CardSeen, PlaceSeen, card_face
from sakura_desktop.hololive.holomem_view import BackView, Chip, FrontView, HolomemView, cheer_colour, set_name
from sakura_desktop.hololive.playmat import StagePlate
from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.table.choreography import Choreography
from sakura_desktop.table.effects import Die
from sakura_desktop.table.steps import plain_steps, step
from sakura_desktop.table.things import Thing
from tests.desktop.hololive.conftest import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.view import View
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen

HOLOMEM, OTHER, TOOL = "hSD01-006", "hSD01-003", "hBP01-116"
WHITE, GREEN = "hY01-001", "hY02-001"


def belonging(ident: int, number: str, status: str) -> CardSeen:
    """A card with a holomem."""
    kind = "cheer" if status == "cheer" else "main"
    return CardSeen(handle=f"card:{ident}", number=number, kind=kind, owner=0, face_up=True, status=status)


def holomem(ident: int, *attached: CardSeen, number: str = HOLOMEM, damage: int = 0, status: str = "") -> CardSeen:
    """A holomem on a stage."""
    return CardSeen(
        handle=f"card:{ident}", number=number, kind="main", owner=0, face_up=True, status=status, hp=200,
        pieces=(("damage", damage),) if damage else (), attached=attached,
    )  # fmt: skip


LADEN = holomem(
    300, belonging(301, OTHER, "stack"), belonging(302, WHITE, "cheer"), belonging(303, GREEN, "cheer"),
    belonging(304, WHITE, "cheer"), belonging(305, TOOL, "support"), damage=130,
)  # fmt: skip


def shown(screen: MatchScreen, places: dict[str, tuple[CardSeen, ...]]) -> View:
    """Show those cards where they are said to lie."""
    view = screen.session.duel.view(0)
    laid = {place: PlaceSeen(place=place, cards=cards) for place, cards in places.items()}
    told: View = replace(view, places={**view.places, **laid})
    screen.board.show_table(told, reset=True)
    return told


def view_of(screen: MatchScreen, place: str) -> HolomemView:
    """What shows a position."""
    view = screen.board.playmat.view_for(place)
    assert isinstance(view, HolomemView)
    return view


@pytest.fixture
def screen(opened: Callable[..., MatchScreen]) -> MatchScreen:
    return opened(played(4, 20, "ChooseAct"))


@pytest.mark.parametrize(("place", "kind"), [("center.0", FrontView), ("back.0", BackView)])
@pytest.mark.parametrize("size", [(800, 452), (800, 480), (1280, 720), (1920, 1080)])
def test_what_belongs_to_a_holomem_is_seen_beside_it_by_colour(
    opened: Callable[..., MatchScreen], place: str, kind: type[HolomemView], size: tuple[int, int]
) -> None:
    screen = opened(played(4, 20, "ChooseAct"), *size)
    shown(screen, {place: (LADEN,)})
    view = view_of(screen, place)
    assert isinstance(view, kind)
    chips = view.chips(0)
    seen = [(chip.kind, chip.colour, len(chip.cards)) for chip in chips]
    assert seen == [("cheer", "white", 2), ("cheer", "green", 1), ("support", "", 1), ("stack", "", 1)]
    for number, chip in enumerate(chips):
        assert view.viewport().rect().contains(chip.rect), (chip.kind, chip.rect, view.viewport().rect())
        assert not chip.rect.intersects(view.boxes()[0])
        if size[0] > 800:
            assert not any(chip.rect.adjusted(1, 0, -1, 0).intersects(one.rect) for one in chips[number + 1 :])
    assert view.least >= (14 if size[0] > 800 else 12)


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
@pytest.mark.parametrize("size", [(800, 452), (1280, 692)])
def test_no_word_of_a_plate_lies_over_another(
    opened: Callable[..., MatchScreen], words: Words, language: str, size: tuple[int, int]
) -> None:
    words.set_language(language)
    screen = opened(played(4, 20, "ChooseAct"), *size)
    for half in screen.board.playmat.halves.values():
        plate = half.plate
        assert isinstance(plate, StagePlate)
        plate.setFont(QFont(qt_families(language)))
        room = plate.face_room()
        for names in (("oshi", "sp"), ("collab", "baton", "limited")):
            said = [words.say("hololive-plate-box", what=name) for name in names]
            font, places = plate.lay(room, said, plate.least)
            assert font.pixelSize() >= plate.least
            boxes = [box for place in places for box in place if not box.isEmpty()]
            assert all(room.left() <= box.left() and box.right() <= room.right() for box in boxes), (boxes, room)
            assert not any(one.intersects(other) for one, other in combinations(boxes, 2)), boxes
            for text, (_, word) in zip(said, places, strict=True):
                assert QFontMetrics(font).horizontalAdvance(text) <= word.width()
            if size[0] >= 1280:
                assert not any(box.isEmpty() for box, _ in places), "there is room for the boxes"


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_the_words_of_a_plate_grow_with_it(
    opened: Callable[..., MatchScreen], words: Words, language: str
) -> None:
    words.set_language(language)
    plate = opened(played(4, 20, "ChooseAct"), 2560, 1412).board.playmat.halves["lower"].plate
    assert isinstance(plate, StagePlate)
    room = plate.face_room()
    said = [words.say("hololive-plate-box", what=name) for name in ("collab", "baton", "limited")]
    font, _ = plate.lay(room, said, plate.letters(room.height() // 2))
    assert font.pixelSize() >= plate.height() // 8 > 14


@pytest.mark.parametrize("half", ["lower", "upper"])
def test_a_player_s_name_is_no_smaller_than_the_words_below_it(opened: Callable[..., MatchScreen], half: str) -> None:
    plate = opened(played(4, 20, "ChooseAct"), 2560, 1412).board.playmat.halves[half].plate
    assert isinstance(plate, StagePlate)
    assert plate._set_title()[0].pixelSize() >= plate.letters(plate.face_room().height() // 2)


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_the_longest_names_are_read_whole_behind(
    opened: Callable[..., MatchScreen], words: Words, language: str
) -> None:
    """In two lines where one has no room; what belongs to the holomem still stands below."""
    words.set_language(language)
    screen = opened(played(4, 20, "ChooseAct"), 1280, 720)
    names = words.of("card-name")
    bloomed = [number for number in EVERY_NUMBER if card_face(number).kind == "holomem"]
    longest = sorted(bloomed, key=lambda number: len(names.card(number).text))[-5:]
    shown(screen, {"back.0": tuple(replace(LADEN, handle=f"card:{400 + at}", number=one)
                                   for at, one in enumerate(longest))})  # fmt: skip
    view = view_of(screen, "back.0")
    view.setFont(QFont(qt_families(language)))
    for row, number in enumerate(longest):
        cell = view.cells()[row]
        told = cell.name
        assert told is not None
        said = names.card(number).text
        assert "".join(told.lines).replace(" ", "") == said.replace(" ", ""), said
        assert told.font.pixelSize() >= 12
        for line in told.lines:
            assert QFontMetrics(told.font).horizontalAdvance(line) <= cell.beside.width()
        below = cell.beside.top() + cell.named
        assert all(chip.rect.top() >= below for chip in view.chips(row))
        assert all(view.viewport().rect().contains(chip.rect) for chip in view.chips(row))


def test_what_belongs_to_a_holomem_is_pointed_at_where_it_is_seen(screen: MatchScreen) -> None:
    shown(screen, {"back.0": (holomem(299), LADEN)})
    view = view_of(screen, "back.0")
    support = next(chip for chip in view.chips(1) if chip.kind == "support")
    row = view.row_at(support.rect.center())
    assert view.card_at(row) == support.cards[0]
    assert view.boxes()[row] == support.rect
    assert view.box_of(Thing("card:305", "support.0")) == support.rect
    assert screen.board.playmat.view_for("support.0", "card:305") is view
    assert screen.board.playmat.view_for("support.0", "card:1") is None
    things = [thing for thing, _ in view.readable()]
    assert Thing("card:305", "support.0") in things
    assert Thing("card:300", "back.0") in things


def test_all_that_is_said_of_a_holomem_is_the_holomem_to_a_hand(screen: MatchScreen) -> None:
    shown(screen, {"back.0": (holomem(299), LADEN)})
    view = view_of(screen, "back.0")
    cell = view.cells()[1]
    beside = cell.beside.center()
    assert view.thing_at(beside) == Thing("card:300", "back.0")
    point = view.mapTo(screen.board, view.viewport().mapTo(view, beside))
    assert [(spot.model.place, spot.row) for spot in screen.board.playmat.spots_over(point)] == [("back.0", 1)]
    assert view.thing_at(QPoint(view.width() - 3, view.height() - 3)) is None


def test_what_belongs_to_a_holomem_is_called_by_its_name_to_those_who_listen(screen: MatchScreen) -> None:
    support, cheer = belonging(305, TOOL, "support"), belonging(302, WHITE, "cheer")
    shown(screen, {"center.0": (holomem(300, support, cheer),), "support.0": (support,), "cheer.0": (cheer,)})
    said = {stop.thing: screen.board.said.name(stop) for stop in screen.board.hits.readable()}
    names = screen.words.of("card-name")
    assert names.card(TOOL).text in said[Thing("card:305", "support.0")]
    assert names.card(WHITE).text in said[Thing("card:302", "cheer.0")]
    assert names.card(HOLOMEM).text in said[Thing("card:300", "center.0")]


def test_one_that_rests_lies_across_at_once(screen: MatchScreen) -> None:
    shown(screen, {"back.0": (LADEN,)})
    view = view_of(screen, "back.0")
    upright: QRect = view.boxes()[0]
    assert upright.height() > upright.width()
    rests = replace(LADEN, status="rest")
    told = screen.session.duel.view(0)
    places = {**told.places, "back.0": PlaceSeen(place="back.0", cards=(rests,))}
    screen.board.show_table(replace(told, places=places))
    lies = view.boxes()[0]
    assert lies.width() > lies.height()


def test_six_in_the_back_share_its_room(screen: MatchScreen) -> None:
    shown(screen, {"back.0": tuple(holomem(300 + number) for number in range(6))})
    view = view_of(screen, "back.0")
    rights = [cell.whole.right() for cell in view.cells()]
    lefts = [cell.whole.left() for cell in view.cells()]
    assert all(right < left for right, left in zip(rights, lefts[1:], strict=False))
    assert rights[-1] <= view.viewport().width()


def pixels(view: HolomemView) -> QImage:
    """What is seen of a position."""
    return view.grab().toImage()


def test_what_arts_would_take_is_seen(screen: MatchScreen) -> None:
    shown(screen, {"center.1": (LADEN,)})
    view = view_of(screen, "center.1")
    before = pixels(view)
    view.show_threats({"card:300": (50,)})
    assert pixels(view) != before
    (told,) = screen.board.playmat.foretelling()
    cell = view.cells()[0]
    read = told.translated(-view.geometry().topLeft())
    assert read.topLeft() == cell.beside.topLeft(), "a card seen large keeps off it"
    assert 40 < told.width() < cell.beside.width() // 2, "and off no more"
    view.show_threats({})
    assert pixels(view) == before
    assert not screen.board.playmat.foretelling()


def test_where_all_stands_is_found_out_once_until_something_changes(
    screen: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every key and every movement of the mouse asks for it."""
    shown(screen, {"center.0": (LADEN,)})
    view = view_of(screen, "center.0")
    laid: list[str] = []
    found = HolomemView._set
    monkeypatch.setattr(HolomemView, "_set", lambda *asked: laid.append("laid") or found(*asked))

    def looked() -> list[Chip]:
        assert screen.board.hits.rect_of_thing(Thing("card:300", "center.0")) is not None
        assert screen.board.hits.readable()
        return view.chips(0)

    before = looked()
    laid.clear()
    assert looked() == before
    assert laid == []
    view.show_threats({"card:300": (120, 140)})
    assert [chip.rect for chip in looked()] != [chip.rect for chip in before], "beside more figures"
    view.show_threats({})
    assert looked() == before
    shown(screen, {"center.0": (replace(LADEN, attached=LADEN.attached[:1]),)})
    assert len(looked()) == 1
    shown(screen, {"center.0": (LADEN,)})
    view.resize(view.width() // 2, view.height())
    assert [chip.rect for chip in looked()] != [chip.rect for chip in before], "in less room"


def test_colours_of_cheer() -> None:
    assert [cheer_colour(f"hY0{number}-001") for number in range(1, 7)] == [
        "white", "green", "red", "blue", "purple", "yellow"
    ]  # fmt: skip


class TestDice:
    def test_a_die_is_a_step_of_its_own(self, screen: MatchScreen) -> None:
        view = screen.session.duel.view(0)
        fact = Fact(kind="rolled", seat=0, number=5)
        frame = Frame(index=0, event="DieRolled", moves=(), line=None, fact=fact, view=view)
        (rolled,) = plain_steps(frame, view)
        assert (rolled.kind, rolled.seat, rolled.number) == ("roll", 0, 5)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_it_comes_to_rest_with_its_number_by_whoever_rolls(self, screen: MatchScreen, seat: int) -> None:
        screen.settings.pace = "normal"
        choreography = Choreography(screen.board)
        (die,) = choreography.scene(step("roll", seat=seat, number=3), lambda: None).effects
        assert isinstance(die, Die)
        assert die.face(1.0) == 3
        assert len({die.face(share / 40) for share in range(18)}) > 2, "it tumbles"
        plate = screen.board.playmat.halves["lower" if seat == screen.board.playmat.lower else "upper"].plate
        assert plate.geometry().adjusted(0, -90, 90, 90).contains(die.at)
        assert screen.board.rect().contains(die.box(1.0).center())

    def test_where_nothing_moves_it_only_shows_its_number(self) -> None:
        die = Die(at=QPoint(100, 100), side=50, number=4, paper="#ffffff", ink="#000000", still=True)
        assert {die.face(share / 10) for share in range(11)} == {4}

    def test_one_that_counts_as_another_number_is_turned_to_it_beside_what_it_showed(self, screen: MatchScreen) -> None:
        screen.settings.pace = "normal"
        (die,) = Choreography(screen.board).scene(step("roll", seat=0, number=3, counts=6), lambda: None).effects
        assert isinstance(die, Die)
        assert [die.face(share) for share in (Die.TUMBLES, 0.55, 0.7, 1.0)] == [3, 3, 6, 6]
        plain = replaced(die, counts=0, number=6)
        assert beside_it(die, 0.55) == beside_it(plain, 0.55), "before it is turned nothing stands there"
        assert beside_it(die, 0.8) != beside_it(plain, 0.8)
        assert screen.board.rect().contains(die.box(0.8))
        still = replaced(die, still=True)
        assert {still.face(share / 10) for share in range(11)} == {6}
        assert beside_it(still, 0.5) != beside_it(plain, 0.5)


def beside_it(die: Die, share: float) -> QImage:
    """What is painted to the left of a die."""
    image = QImage(300, 300, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(QPoint(250, 150) - die.at)
    die.paint(painter, share)
    painter.end()
    return image.copy(0, 0, 250 - die.side * 3 // 4, 300)


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_no_name_loses_its_end_where_six_stand_in_the_back(
    opened: Callable[..., MatchScreen], words: Words, language: str
) -> None:
    words.set_language(language)
    screen = opened(played(4, 20, "ChooseAct"))
    shown(screen, {"back.0": tuple(holomem(300 + number) for number in range(6))})
    view = view_of(screen, "back.0")
    width, families = view.cells()[0].beside.width(), tuple(view.font().families())
    numbers = [number for number in EVERY_NUMBER if card_face(number).kind == "holomem"]
    names = {words.of("card-name").card(number).text for number in numbers}
    lines = [line for name in names for line in set_name(families, name, width, view.least).lines]
    assert [line for line in lines if "…" in line] == []
