"""The end of a match: what is told of it, by which figures, and how it is shown."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.view import Frame, JournalLine
from engine.kernel.decisions import Move
from engine.mahoroba import door as mahoroba
from engine.sakura import door as sakura
from engine.text.phrase import say
from sakura_desktop.games import game
from sakura_desktop.match.history import GIVE_UP
from sakura_desktop.match.tale import Blow, Tale, tell
from sakura_desktop.sakura.tale import SakuraTeller
from sakura_desktop.settings import Settings
from sakura_desktop.table.effects import Dusk, Picture
from sakura_desktop.table.kept import KeptPicture
from sakura_desktop.table.steps import WEIGHTS
from sakura_desktop.widgets.transition import Transition
from tests.desktop import tables
from tests.desktop.settling import PICTURES_APART, settle
from tests.desktop.shell import decks, program
from tests.e2e import habits
from tests.e2e.moments import counts
from tests.test_pictures import PATIENCE, SIDES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.cardgame.match import AnyMatch
    from sakura_desktop.match.result import ResultScreen
    from sakura_desktop.program import Program
    from sakura_desktop.table.steps import Step

NAMES = ("Haru", "Aki")
SEED = 3
"""The second player wins by an attack to life."""


@pytest.fixture(scope="module")
def fought() -> sakura.Duel:
    """A duel to its natural end."""
    first, second = (replace(side, name=name) for side, name in zip(SIDES, NAMES, strict=True))
    duel = Match.start(sakura.GAME, sakura.Setup(sides=(first, second), first=0, seed=SEED))
    while (asked := duel.decision) is not None:
        duel.submit(habits.answer(asked, counts(duel.view(asked.seat))))
    return duel


@pytest.fixture(scope="module")
def given_up(fought: sakura.Duel) -> sakura.Duel:
    """The same, given up in the middle."""
    duel = fought.at(fought.answers // 2)
    duel.submit(GIVE_UP)
    return duel


@pytest.fixture(scope="module")
def elsewhere() -> mahoroba.Duel:
    """A duel of another game, ended by its rule for an empty deck."""
    first, second = (mahoroba.SideSetup(deck=deck) for deck in mahoroba.DECKS.values())
    duel, rng = Match.start(mahoroba.GAME, mahoroba.Setup(sides=(first, second), seed=SEED)), random.Random(2)
    while duel.decision is not None:
        duel.submit(random_answer(duel.decision, rng))
    return duel


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False, names=NAMES) as whole:
        yield whole


def told(match: AnyMatch, key: str = "sakura") -> Tale:
    return tell(match, game(key).teller())


def shown(made: Program, match: AnyMatch, seconds: int = 0) -> ResultScreen:
    screen = made.flow.rooms.result
    screen.show_duel(match, seconds)
    made.flow.enter(screen)
    settle()
    return screen


def test_life_and_distance_are_followed_from_the_beginning_to_the_end(fought: sakura.Duel) -> None:
    first, second, distance = told(fought).followed
    end = fought.view(-1)
    assert [line.seat for line in (first, second, distance)] == [0, 1, -1]
    assert (first.values[0], second.values[0], distance.values[0]) == (10, 10, 10)
    assert first.values[-1] == 0
    assert second.values[-1] == end.places["life.1"].crystals
    assert distance.values[-1] == end.distance
    assert {len(line.values) for line in (first, second, distance)} == {fought.turn + 1}


def test_damage_is_counted_for_who_took_it(fought: sakura.Duel) -> None:
    tale = told(fought)
    cards, attacks, aura, life = (tally.of for tally in tale.tallies)
    lost = [line.values[0] - line.values[-1] for line in tale.followed[:2]]
    assert life[0] == lost[0]
    assert 0 < life[1] <= lost[1]  # a cost of life is no damage
    assert all(count > 0 for count in (*cards, *attacks, *aura))
    made = [frame for frame in fought.frames(-1, 0) if frame.event == "AttackMade"]
    assert sum(attacks) == len(made)


def test_the_blow_is_the_attack_that_took_the_last_life(fought: sakura.Duel) -> None:
    tale = told(fought)
    last = [frame for frame in fought.frames(-1, 0) if frame.event == "AttackMade"][-1].view.attacks[-1]
    assert tale.blow is not None
    assert (tale.blow.number, tale.blow.seat) == (last.number, 1)
    assert tale.blow.things == ("life.0",)


def test_the_last_life_that_its_own_player_laid_down_is_no_attack_s_blow() -> None:
    """An attack hurt the winner's aura before; then the loser put the last life upon a card of their own."""
    laid = JournalLine(
        index=3, answers=1, turn=3, turn_player=0, depth=0, phrase=say("seat", seat=1), things=("life.1",)
    )
    own_card = tables.card(30, tables.SPECIALS[0], kind="special", owner=1)
    air = tables.view(attacks=(tables.attack(1, seat=1),), crystals={"life.1": 1})
    frames = [
        Frame(index=0, event="AttackMade", moves=(), line=None, view=air),
        Frame(index=1, event="Damaged", moves=(), line=None, view=air),
        Frame(index=2, event="UseDeclared", moves=(), line=None, view=tables.view(crystals={"life.1": 1})),
        Frame(
            index=3, event="CrystalsMoved", moves=(), line=laid,
            view=tables.view(crystals={"life.1": 0}, cards={"in-use.1": (own_card,)}),
        ),
        Frame(index=4, event="DuelEnded", moves=(), line=None, view=tables.view(crystals={"life.1": 0})),
    ]  # fmt: skip
    assert SakuraTeller().blow(frames, 0) == Blow(own_card.number, 1, laid.phrase, ("life.1",))


def test_what_was_given_up_has_no_blow(given_up: sakura.Duel) -> None:
    assert told(given_up).blow is None
    assert len(told(given_up).followed) == 3


def test_another_game_tells_its_own_figures(elsewhere: mahoroba.Duel) -> None:
    tale = told(elsewhere, "mahoroba")
    units = [player.units for player in elsewhere.view(-1).players]
    assert [line.values[-1] for line in tale.followed] == units
    commands, skills, damage = (sum(tally.of) for tally in tale.tallies)
    events = [frame.event for frame in elsewhere.frames(-1, 0)]
    assert (commands, skills) == (events.count("CommandUsed"), events.count("SkillUsed"))
    assert damage > 0
    assert tale.blow is None


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_the_page_says_the_names_of_the_players_everywhere(made: Program, fought: sakura.Duel, language: str) -> None:
    made.settings.language = language
    screen = shown(made, fought)
    texts = [screen._winner.text(), screen._reason.text(), screen._blow.text()]
    assert "Aki" in texts[0]
    assert {"Aki", "Haru"} <= {name for name in NAMES if name in texts[1]}
    assert "Haru" in texts[2]
    assert not [text for text in texts if "⟦" in text or made.words.say("player-seat", seat=0) in text]


def test_the_page_shows_the_blow_the_board_and_whose_megami_struck(made: Program, fought: sakura.Duel) -> None:
    screen = shown(made, fought, 754)
    assert screen.picture.key == "himika"
    assert screen.face.isVisible()
    assert screen._won.seat == 1
    assert [mark.seat for mark in screen._marks] == [0, 1]
    assert all(mark.isVisible() and mark.width() > 0 for mark in (*screen._marks, screen._won))
    empty = QPixmap(screen.board.size())
    screen.board.render(empty)
    assert len({empty.toImage().pixel(x, empty.height() // 2) for x in range(0, empty.width(), 3)}) > 5
    assert "13" in screen._figures.text()


def test_the_pictures_that_the_page_shows_are_those_that_were_asked_for_ahead(
    made: Program, fought: sakura.Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, look = made.flow.rooms.result, made.look.of("sakura")
    asked: list[str] = []

    def ask(plain: Callable[..., QPixmap], *what: object, **how: object) -> QPixmap:
        asked.append(f"{plain.__name__} {what}")
        return plain(*what, **how)

    for kind in ("scene", "emblem", "face"):
        monkeypatch.setattr(look, kind, partial(ask, getattr(look, kind)))
    screen.ask_ahead(fought, made.window.stack.size())
    ahead = set(asked)
    assert {one.split()[0] for one in ahead} == {"scene", "emblem", "face"}
    asked.clear()
    screen.show_duel(fought)
    for part in (screen.picture, screen.face, *screen._pairs):
        part.grab()
    assert len(set(asked)) == 6
    screen.board.grab()
    asked[:] = [one for one in asked if not one.startswith("emblem") or one in ahead]  # those on plates are tiny
    assert set(asked) == ahead, "at its first painting"
    shown(made, fought)
    asked.clear()
    screen.picture.grab()
    assert set(asked) <= ahead, "in its true size"


def test_the_last_board_is_painted_again_when_its_pictures_have_come(
    made: Program, fought: sakura.Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made.faces.studio, "order", lambda *_: None)
    made.faces.forget()
    screen = shown(made, fought)
    board = screen.board.board
    assert board is not None
    before = board.grab().toImage()
    faces = {key: order for key, order in made.faces._ordered.items() if order.what in {"face", "back"}}
    assert {order.what for order in faces.values()} == {"face", "back"}
    for key, order in faces.items():
        image = QImage(order.width, order.height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.green)
        made.faces._arrived(key, image)
    after = board.grab().toImage()
    green = [(x, y) for x in range(0, after.width(), 5) for y in range(0, after.height(), 5) if _green(after, x, y)]
    assert green
    assert not any(_green(before, *place) for place in green)


def _green(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y) == Qt.GlobalColor.green


def test_the_last_board_keeps_no_pictures_once_it_is_left(made: Program, fought: sakura.Duel) -> None:
    screen = shown(made, fought)
    screen.board.grab()
    board = screen.board.board
    assert board is not None
    assert board.size().width() <= screen.board.width()
    made.flow.ask("home")
    settle()
    assert sum(kept.held for kept in board.findChildren(KeptPicture)) == 0


def test_a_second_end_is_said_in_another_language_throughout(made: Program, fought: sakura.Duel) -> None:
    """The rows of the first one's figures have gone; nothing is said to them any more."""
    shown(made, fought)
    screen = shown(made, fought)
    settle()
    figures = [(label.text(), label.accessibleName()) for row in screen._tallies for label in row]
    made.settings.language = "ko"
    settle()
    korean = [(label.text(), label.accessibleName()) for row in screen._tallies for label in row]
    assert figures
    assert all(now[1] != before[1] for now, before in zip(korean, figures, strict=True))


def test_the_end_at_the_table_asks_for_the_pictures_of_the_page_that_follows(
    made: Program, fought: sakura.Duel, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    fought.at(fought.answers - 6).save_as(tmp_path / "last.sakura")
    made.flow.open_file(tmp_path / "last.sakura")
    asked: list[tuple[str, QSize]] = []
    screen = made.flow.rooms.result
    monkeypatch.setattr(screen, "ask_ahead", lambda _duel, size: asked.append((made.window.current, size)))
    made.settings.pace = "fast"
    session = made.flow.rooms.duel.session
    while (decision := session.decision) is not None:
        session.submit(habits.answer(decision, counts(session.duel.view(decision.seat))))
    qtbot.waitUntil(lambda: made.window.current == "result", timeout=PATIENCE)
    assert asked == [("duel", made.window.stack.size())]


def test_giving_up_tells_that_alone(made: Program, fought: sakura.Duel, given_up: sakura.Duel) -> None:
    shown(made, fought)
    screen = shown(made, given_up)
    assert not screen.face.isVisible()
    assert not screen._blow.isVisible()
    assert given_up.winner is not None
    assert NAMES[1 - given_up.winner] in screen._reason.text()
    assert screen.picture.key == SIDES[given_up.winner].megami[0]


def test_another_game_has_the_page_too(made: Program, fought: sakura.Duel, elsewhere: mahoroba.Duel) -> None:
    shown(made, fought)
    screen = shown(made, elsewhere)
    assert screen.picture.key in mahoroba.DECKS
    assert len(screen._tallies) == 3
    assert screen.course.lines[0].values[-1] == elsewhere.view(-1).players[0].units


def test_the_choice_anew_is_offered_where_it_is_another_page_than_once_more(
    made: Program, fought: sakura.Duel, elsewhere: mahoroba.Duel,
) -> None:
    """Where a choice of decks is all there is, `again` leads there already, with the decks of the last match taken."""
    screen = shown(made, fought)
    rechoose = screen.buttons[2]
    assert (rechoose.objectName(), rechoose.isVisible()) == ("result.rechoose", True)
    shown(made, elsewhere)
    assert not rechoose.isVisible()
    again, same = (button.geometry() for button in screen.buttons[:2])
    assert (same.left(), same.width()) == (again.left(), again.width())
    shown(made, fought)
    assert rechoose.isVisible()
    assert screen.buttons[1].geometry().right() < rechoose.geometry().left()


@pytest.mark.parametrize(("players", "lower"), [(("", ""), 1), (("", "casual"), 0), (("casual", ""), 1)])
def test_the_last_board_lies_as_it_lay_in_the_match(
    made: Program, fought: sakura.Duel, players: tuple[str, str], lower: int,
) -> None:
    """Against a computer the person's half stays below, also where the computer won."""
    sides = [replace(side, player=player) for side, player in zip(fought.setup.sides, players, strict=True)]
    again = Match.start(sakura.GAME, replace(fought.setup, sides=(sides[0], sides[1])))
    again.follow(fought.entries)
    assert again.winner == 1
    screen = shown(made, again)
    assert screen.board.board is not None
    assert screen.board.board.playmat.lower == lower


def test_a_press_on_the_last_board_shows_the_duel_again(made: Program, fought: sakura.Duel) -> None:
    asked = []
    screen = shown(made, fought)
    screen.asked.connect(asked.append)
    screen.board.click()
    assert asked == ["watch"]


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_every_way_on_is_in_sight(made: Program, fought: sakura.Duel, size: tuple[int, int], language: str) -> None:
    made.settings.language = language
    made.window.resize(*size)
    screen = shown(made, fought)
    settle()
    for button in screen.buttons:
        assert screen.rect().contains(button.geometry().translated(screen._ways.pos()))
    assert screen._told.horizontalScrollBar().maximum() == 0


# --- the way there ---


def test_how_long_a_duel_was_played_is_kept(made: Program) -> None:
    now = [1000.0]
    keeper = made.flow.duelling.keeper
    keeper.clock = lambda: now[0]
    made.flow.duelling.begin(decks())
    settle()
    now[0] += 40
    keeper.note()
    now[0] += 10_000  # whoever is away for hours didn't play
    keeper.note()
    record = keeper.record()
    assert record is not None
    assert record.seconds == 40 + 180


def test_the_first_act_comes_after_few_clicks(made: Program) -> None:
    """Two players with ready decks and open hands, from the first screen to a step forward."""
    clicks = 0
    made.flow.rooms.home.ready.click()
    made.window.current_screen.next.click()  # type: ignore[union-attr]  # the ready decks
    clicks += 2
    settle()
    screen = made.flow.rooms.duel
    session = screen.session
    while session.duel.decision is not None and session.duel.decision.kind == "ChooseMulligan":
        (confirm,) = [button for button in screen.bar.buttons() if button.key == "confirm"]
        confirm.click()
        clicks += 1
        settle()
    seat = session.duel.decision.seat if session.duel.decision else 0
    before = session.duel.view(seat).distance
    assert screen.hand.drop(Move("piece", "distance", f"aura.{seat}")) or screen.hand.drop(
        Move("piece", f"aura.{seat}", "distance")
    )
    clicks += 1
    settle()
    assert session.duel.decision is not None
    assert clicks <= 6, before


def test_the_same_again_from_the_first_screen(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path, curtain=False) as made:
        assert not made.flow.rooms.home.same.isVisible()
        made.flow.duelling.begin(decks())
        settle()
        sides = made.flow.rooms.duel.session.duel.setup.sides
    with program(tmp_path, curtain=False) as made:
        made.flow.rooms.home.same.click()
        settle()
        assert made.window.current == "duel"
        again = made.flow.rooms.duel.session.duel
        assert again.answers == 0
        assert [side.normals for side in again.setup.sides] == [side.normals for side in sides]
        assert len(made.duels.records()) == 2


def test_without_a_setting_vigor_pays(tmp_path: Path) -> None:
    assert Settings(tmp_path / "settings.json").pay_default == "vigor"


def test_who_pressed_enter_once_too_often_stays_and_the_first_way_on_is_a_tab_away(
    made: Program, given_up: sakura.Duel,
) -> None:
    screen = shown(made, given_up)
    for _ in range(2):
        QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_Return)
        settle()
    assert made.window.current == "result"
    QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is screen.buttons[0]


def test_long_names_take_no_width_from_the_page(made: Program, fought: sakura.Duel) -> None:
    screen = shown(made, fought)
    for name in screen._names:
        name.setText("W" * 40)
    screen._arrange()
    settle()
    assert screen._inside.width() <= screen._told.viewport().width()
    assert all(name.shown_text().endswith("…") for name in screen._names)


# --- from the table to the page ---


def play_to_the_end(
    made: Program, fought: sakura.Duel, folder: Path, pace: str = "fast", *, skipped: bool = False
) -> None:
    """The last answers of a duel at the table, and what follows, whose time passes by hand, until the page comes."""
    fought.at(fought.answers - 6).save_as(folder / "last.sakura")
    made.flow.open_file(folder / "last.sakura")
    settle()
    made.settings.pace = pace
    screen = made.flow.rooms.duel
    screen.board.ticker.by_hand()
    while (decision := screen.session.decision) is not None:
        screen.session.submit(habits.answer(decision, counts(screen.session.duel.view(decision.seat))))
    if skipped:
        screen.skip()
    while made.window.current == "duel":
        assert screen.board.ticker.running
        screen.board.ticker.advance(PICTURES_APART)


def fades(made: Program) -> list[Transition]:
    return [fade for fade in made.window.findChildren(Transition, "crossfade") if fade.isVisible()]


def test_the_table_gives_way_to_the_page_and_a_press_ends_that(
    made: Program, fought: sakura.Duel, tmp_path: Path
) -> None:
    play_to_the_end(made, fought, tmp_path)
    assert len(fades(made)) == 1
    asked: list[str] = []
    made.flow.rooms.result.asked.connect(asked.append)
    QTest.mouseClick(made.window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert fades(made) == []
    assert asked == [], "it was meant for the table"


def test_the_fade_ends_by_itself(made: Program, fought: sakura.Duel, tmp_path: Path, qtbot: QtBot) -> None:
    play_to_the_end(made, fought, tmp_path)
    assert fades(made)
    qtbot.waitUntil(lambda: not fades(made), timeout=PATIENCE)


@pytest.mark.parametrize("how", ["skipped", "still", "off"])
def test_nothing_fades_for_whoever_does_not_wait(
    made: Program, fought: sakura.Duel, tmp_path: Path, how: str
) -> None:
    made.settings.motion = "little" if how == "still" else "full"
    play_to_the_end(made, fought, tmp_path, "off" if how == "off" else "fast", skipped=how == "skipped")
    assert fades(made) == []
    assert "Aki" in made.flow.rooms.result._winner.text()


def test_the_board_dims_behind_who_won_until_the_page_comes(
    made: Program, fought: sakura.Duel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    overlay = made.flow.rooms.duel.board.overlay
    seen: list[list[type]] = []

    def noted(_fade: Transition) -> bool:
        seen.append([type(one) for one in overlay.effects])
        return False

    monkeypatch.setattr(Transition, "still", property(noted))
    play_to_the_end(made, fought, tmp_path)
    assert seen == [[Dusk, Picture]]


def test_the_last_life_goes_slowly(made: Program, fought: sakura.Duel, tmp_path: Path) -> None:
    steps: list[Step] = []
    made.flow.rooms.duel.board.animation.began.connect(steps.append)
    play_to_the_end(made, fought, tmp_path)
    assert steps[-1].kind == "end"
    assert steps[-2].moves[0].source == "life.0"
    assert steps[-2].weight > 2 * WEIGHTS["move"]
