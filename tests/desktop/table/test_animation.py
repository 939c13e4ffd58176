"""What happened is seen step by step: in order, each by its weight, skipped by a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest

from engine.cardgame.view import Fact, Frame, SeenMove
from engine.sakura.door import cards_of, forms
from sakura_desktop import motion
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.sakura.blows import shape_of
from sakura_desktop.sound.sounds import BLOWS
from sakura_desktop.table import choreography, effects
from sakura_desktop.table.animation import cues_of
from sakura_desktop.table.card_views import RISES
from sakura_desktop.table.effects import Flight, Impact, Jolt, Picture, Riffle
from sakura_desktop.table.prompts.pieces import TurnLine
from sakura_desktop.table.steps import WEIGHTS, Step, plain_steps, step
from sakura_desktop.table.things import PIECE, Thing
from sakura_desktop.table.ticker import Ticker
from sakura_desktop.theme import DARK
from tests.desktop import tables
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.tables import ScriptedDuel
from tests.desktop.tables import Step as Moment

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen
    from tests.desktop.looks import PlainAppearance

BLOW = SeenMove(what=PIECE, source="aura.0", target="shadow", count=2)
FORWARD = SeenMove(what=PIECE, source="distance", target="aura.0")


def frame(index: int, view: Any, *, event: str = "", moves: Sequence[SeenMove] = (), fact: Fact | None = None) -> Any:
    return Frame(index=index, event=event, moves=tuple(moves), line=None, fact=fact, view=view)


def damage_frames() -> tuple[Any, ...]:
    """An attack in the air takes two of the aura, and is over."""
    attack = (tables.attack(1, seat=1),)
    before = tables.view(attacks=attack)
    after = tables.view(attacks=attack, crystals={"aura.0": 1, "shadow": 10})
    hit = Fact(kind="hit", place="aura.0", seat=0, source="attack:1", number=2)
    return before, (
        frame(1, after, event="CrystalsMoved", moves=(BLOW,)),
        frame(2, after, event="Damaged", fact=hit),
        frame(3, tables.view(crystals={"aura.0": 1, "shadow": 10}), event="AttackEnded"),
    )


@pytest.fixture
def screen(make_screen: MakeScreen, settings: Settings) -> MatchScreen:
    """A board at the normal pace whose time is moved by hand."""
    settings.pace = "normal"
    settings.motion = "full"
    made = make_screen(ScriptedDuel(Moment(tables.act()), Moment(tables.damage(0)), Moment(None)))
    made.board.ticker.by_hand()
    return made


@pytest.fixture
def began(screen: MatchScreen) -> list[Step]:
    found: list[Step] = []
    screen.board.animation.began.connect(found.append)
    return found


def through(screen: MatchScreen, most: int = 20_000) -> int:
    """Let time pass until all is seen; how long it took."""
    passed = 0
    while screen.board.busy() and passed < most:
        screen.board.ticker.advance(16)
        passed += 16
    assert not screen.board.busy()
    return passed


class TestOrder:
    def test_a_blow_comes_before_what_it_takes(self, screen: MatchScreen, began: list[Step]) -> None:
        before, frames = damage_frames()
        screen.board.show_table(before)
        screen.board.play(frames)
        through(screen)
        assert [one.kind for one in began] == ["hit", "move", "fade"]
        assert (began[0].place, began[0].number, began[0].source) == ("aura.0", 2, "plate.1")

    def test_one_step_after_the_other_and_the_table_follows(self, screen: MatchScreen, began: list[Step]) -> None:
        before, frames = damage_frames()
        screen.board.show_table(before)
        screen.board.play(frames)
        aura = screen.board.table.pieces("aura.0")
        assert [one.kind for one in began] == ["hit"]
        assert aura.count == 3, "the blow is seen first"
        screen.board.ticker.advance(1_000)
        assert [one.kind for one in began][:2] == ["hit", "move"]
        assert aura.count == 1

    def test_what_weighs_more_takes_longer_and_all_of_it_as_long_as_it_needs(self, screen: MatchScreen) -> None:
        crystals = [{"distance": 6 - n, "aura.0": 3 + n} for n in range(3)]
        views = [tables.view(crystals=one) for one in crystals]
        screen.board.show_table(views[0])
        screen.board.play((frame(1, views[1], moves=(FORWARD,)),))
        one = through(screen)
        screen.board.show_table(views[0])
        screen.board.play((frame(1, views[1], moves=(FORWARD,)), frame(2, views[2], moves=(FORWARD,))))
        assert through(screen) == pytest.approx(2 * one, abs=40)
        assert one == pytest.approx(WEIGHTS["move"] * 1000, abs=40)

    def test_the_turns_line_says_what_has_been_seen(self, screen: MatchScreen) -> None:
        def said() -> str:
            return screen.bar.findChild(TurnLine).accessibleName()

        screen.board.show_table(tables.view(turn=3, phase="main"))
        turn = tables.view(turn=4, turn_player=1, phase="")
        after = tables.view(turn=3, phase="end", crystals={"distance": 5, "aura.0": 4})
        screen.board.play((frame(1, after, moves=(FORWARD,)), frame(2, turn, event="TurnBegan")))
        assert said() == "Turn 3 · Player 1 · end phase"
        through(screen)
        assert said() == "Turn 4 · Player 2"

    def test_the_turns_line_takes_the_room_that_no_question_takes(self, screen: MatchScreen) -> None:
        line = screen.bar.findChild(TurnLine)
        screen.board.show_table(tables.view(turn=4, phase=""))
        screen.bar.ask(None)
        phases = [tables.view(turn=4, phase=phase) for phase in ("start", "main")]
        screen.board.play(tuple(frame(number, phase) for number, phase in enumerate(phases, 1)))
        through(screen)
        assert line.accessibleName() == "Turn 4 · Player 1 · main phase"
        assert line.text() == line.accessibleName()

    def test_of_two_attacks_one_moves_up_when_the_other_is_gone(self, screen: MatchScreen) -> None:
        two = (tables.attack(1, seat=0), tables.attack(2, seat=1))
        view = screen.board.playmat.view_for("attacking")
        for event, fact in (("AttackEnded", None), ("AttackEnded", Fact(kind="missed", place="attack:2", seat=1))):
            screen.board.show_table(tables.view(attacks=two))
            screen.board.play((frame(1, tables.view(attacks=two[:1]), event=event, fact=fact),))
            assert len(view.boxes()) == 2
            screen.board.ticker.advance(100)
            assert len(view.boxes()) == 2
            through(screen)
            assert len(view.boxes()) == 1

    def test_what_set_out_as_a_placeholder_goes_on_as_what_it_is(self, screen: MatchScreen) -> None:
        blank, face = QPixmap(4, 4), QPixmap(4, 4)
        there = [blank]
        box = QRect(0, 0, 4, 4)
        flight = Flight(pixmap=blank, painted=lambda: there[0], source=box, target=box, lasts=500)
        screen.board.overlay.show_effects([flight])
        screen.look.ready.emit()
        assert flight.pixmap is blank
        there[0] = face
        screen.look.ready.emit()
        assert flight.pixmap is face

    def test_cards_that_go_the_same_way_go_in_one_step(self) -> None:
        drawn = [
            SeenMove(what="card", source="deck.0", target="hand.0", before="deck.0#0", card=tables.card(n))
            for n in (4, 5)
        ]
        other = SeenMove(what="card", source="hand.0", target="cover.0", before="card:4", card=tables.card(4))
        frames = [frame(n, tables.view(), moves=(move,)) for n, move in enumerate((*drawn, other))]
        cues = cues_of(tuple(frames), frozenset(), tables.view(), plain_steps)
        assert [cue.step.moves for cue in cues if cue.step] == [tuple(drawn), (other,)]
        halting = cues_of(tuple(frames), frozenset({0}), tables.view(), plain_steps)
        assert [len(cue.step.moves) for cue in halting if cue.step] == [1, 1, 1]

    def test_a_turn_tells_its_first_phase(self) -> None:
        turn = frame(1, tables.view(turn=4, turn_player=1, phase=""))
        start = frame(2, tables.view(turn=4, turn_player=1, phase="start"))
        main = frame(3, tables.view(turn=4, turn_player=1, phase="main"))
        cues = cues_of((turn, start, main), frozenset(), tables.view(), plain_steps)
        assert [(cue.step.kind, cue.step.seat) for cue in cues if cue.step] == [("turn", 1), ("phase", 1)]
        assert cues[-1].step is not None
        assert cues[-1].step.what == "main"

    def test_things_travel_staggered_and_land_one_by_one(self, screen: MatchScreen) -> None:
        before, frames = damage_frames()
        screen.board.show_table(before)
        screen.board.play(frames[:1])
        flights = [effect for effect in screen.board.overlay.effects if isinstance(effect, Flight)]
        assert len(flights) == 2
        assert flights[0].delay < flights[1].delay
        assert flights[0].source != flights[1].source
        shadow = screen.board.playmat.view_for("shadow")
        assert len(shadow.veiled) == 2
        through(screen)
        assert shadow.veiled == set()

    def test_the_last_table_stands_when_all_is_seen(self, screen: MatchScreen) -> None:
        before, frames = damage_frames()
        screen.board.show_table(before)
        screen.board.play(frames)
        through(screen)
        assert screen.board.table.view == frames[-1].view
        screen.board.ticker.advance(3_000)
        assert screen.board.overlay.effects == []
        assert not screen.board.ticker.running, "no tick without anything that moves"


class TestSeen:
    def kinds(self, screen: MatchScreen) -> list[type]:
        return [type(effect) for effect in screen.board.overlay.effects]

    def play(self, screen: MatchScreen, *frames: Any, before: Any = None) -> None:
        screen.board.show_table(before if before is not None else tables.view())
        screen.board.play(frames)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_hit_has_its_number_in_every_language(self, screen: MatchScreen, words: Words, language: str) -> None:
        words.set_language(language)
        hit = Fact(kind="hit", place="life.0", seat=0, number=2)
        self.play(screen, frame(1, tables.view(), fact=hit))
        assert self.kinds(screen) == [Impact, Picture]
        said = words.say("board-hit", number=2, area=words.text(screen.board.table.cards("life.0").area_phrase()))
        assert said.startswith("−2 ")
        assert len(said) > 3

    def test_a_hit_that_takes_nothing_has_its_number_alone(self, screen: MatchScreen, began: list[Step]) -> None:
        self.play(screen, frame(1, tables.view(), fact=Fact(kind="hit", place="life.0", seat=0)))
        assert [one.kind for one in began] == ["hit"]
        assert self.kinds(screen) == [Picture]

    @pytest.mark.parametrize(("number", "motion"), [(1, "full"), (5, "full"), (5, "little")])
    def test_a_heavy_blow_has_a_larger_number_and_shakes_what_it_hits(
        self, screen: MatchScreen, settings: Settings, number: int, motion: str
    ) -> None:
        settings.motion = motion
        hit = Fact(kind="hit", place="life.0", seat=0, number=number)
        self.play(screen, frame(1, tables.view(), fact=hit))
        seen = screen.board.overlay.effects
        (figure,) = (one for one in seen if isinstance(one, Picture))
        plain = choreography.LETTERS["figure"] * screen.board.playmat.measures.scale
        assert (figure.pixmap.height() > 1.9 * plain) == (number == 5)
        jolts = [one for one in seen if isinstance(one, Jolt)]
        assert bool(jolts) == (number == 5 and motion == "full")
        for jolt in jolts:
            assert jolt.rect == screen.board.hits.rect_of_place("life.0")
            swings = [jolt._aside(share / 20) for share in range(21)]
            assert min(swings) < 0 < max(swings)
            assert (swings[0], swings[-1]) == (0, 0)

    def test_a_blow_comes_from_the_side_of_who_attacks(self, screen: MatchScreen) -> None:
        before, frames = damage_frames()
        self.play(screen, *frames, before=before)
        impact = next(effect for effect in screen.board.overlay.effects if isinstance(effect, Impact))
        assert impact.source == screen.board.playmat.layout_now.rects["plate.1"]
        assert impact.source.bottom() < impact.rect.top(), "the other side lies above"
        assert impact.rect == screen.board.hits.rect_of_place("aura.0")

    @pytest.mark.parametrize("shape", BLOWS)
    def test_a_blow_is_seen_and_heard_by_the_weapon(self, screen: MatchScreen, shape: str) -> None:
        renderer = screen.words.renderer
        number = next(
            card for form in forms() for card in cards_of(form.key).normals if shape_of(card, renderer) == shape
        )
        heard: list[str] = []
        screen.heard.connect(lambda sound, _strength: heard.append(sound))
        attack = replace(tables.attack(1, seat=1), number=number)
        air = tables.view(attacks=(attack,))
        self.play(screen, frame(1, air, event="AttackMade"))
        assert heard == [BLOWS[shape]]
        through(screen)
        hit = Fact(kind="hit", place="aura.0", seat=0, source="attack:1", number=2)
        self.play(screen, frame(2, air, event="Damaged", fact=hit), before=air)
        impact = next(effect for effect in screen.board.overlay.effects if isinstance(effect, Impact))
        assert impact.shape == shape
        looks = set()
        for share in (0.01, 0.15, 0.3, 0.4, 0.6, 0.9):
            canvas = QImage(screen.board.size(), QImage.Format.Format_ARGB32)
            canvas.fill(0)
            painter = QPainter(canvas)
            impact.paint(painter, share)
            painter.end()
            inside = QImage(canvas)
            painter = QPainter(inside)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(impact.box(share), QColor(0, 0, 0))
            painter.end()
            blank = QImage(canvas.size(), QImage.Format.Format_ARGB32)
            blank.fill(0)
            assert inside == blank, "nothing is painted outside of its box"
            looks.add(bytes(canvas.constBits()))
        assert len(looks) == 6

    def test_an_attack_lands(self, screen: MatchScreen, began: list[Step]) -> None:
        self.play(screen, frame(1, tables.view(attacks=(tables.attack(1, seat=1),)), event="AttackMade"))
        assert [(one.kind, one.seat) for one in began] == [("strike", 1)]
        assert screen.board.playmat.attacks.veiled == {0}
        through(screen)
        assert screen.board.playmat.attacks.veiled == set()

    @pytest.mark.parametrize(("kind", "seen"), [("missed", "miss"), ("evaded", "miss"), ("negated", "negate")])
    def test_what_comes_to_nothing_is_written_and_goes(
        self, screen: MatchScreen, began: list[Step], kind: Any, seen: str
    ) -> None:
        before = tables.view(attacks=(tables.attack(1, seat=1),))
        nothing = Fact(kind=kind, place="attack:1")
        self.play(screen, frame(1, tables.view(), event="AttackEnded", fact=nothing), before=before)
        assert [one.kind for one in began] == [seen]
        assert self.kinds(screen) == [Picture, Picture], "the attack as it was, and the word"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_text_that_does_nothing_says_so_where_its_card_lies(
        self, screen: MatchScreen, words: Words, began: list[Step], language: str
    ) -> None:
        words.set_language(language)
        self.play(screen, frame(1, tables.view(), fact=Fact(kind="unmet", place="deck.0", seat=0)))
        assert [one.kind for one in began] == ["unmet"]
        assert self.kinds(screen) == [effects.Frame, Picture], "it is framed, and the word"
        assert words.say("board-unmet")

    def test_a_turn_has_a_banner_in_the_player_s_colour(self, screen: MatchScreen) -> None:
        self.play(screen, frame(1, tables.view(turn=4, turn_player=1, phase="start")))
        screen.board.ticker.advance(400)
        (banner,) = screen.board.overlay.effects
        assert isinstance(banner, Picture)
        image = banner.pixmap.toImage()
        assert image.pixelColor(4, image.height() // 2).name() == screen.look.theme.seats[1]
        assert banner.pixmap.deviceIndependentSize().width() == screen.board.width()

    def test_the_name_of_a_phase_waits_until_the_banner_of_its_turn_is_gone(self, screen: MatchScreen) -> None:
        phases = [tables.view(turn=4, turn_player=1, phase=phase) for phase in ("", "start", "main")]
        self.play(screen, *(frame(number, phase) for number, phase in enumerate(phases, 1)))
        overlay = screen.board.overlay
        (banner,) = overlay.effects
        while len(overlay.effects) == 1:
            screen.board.ticker.advance(16)
        assert overlay.effects[0] is banner
        name = overlay.effects[1]
        seen = {id(one.effect): one for one in overlay._running}
        assert seen[id(name)].state is None, "both are written in the middle of the table"
        while banner in overlay.effects:
            assert seen[id(name)].state is None
            screen.board.ticker.advance(16)
        screen.board.ticker.advance(160)
        assert seen[id(name)].state is not None

    def test_vigor_gained_is_counted(self, screen: MatchScreen, began: list[Step]) -> None:
        players = (tables.player(0, vigor=2), tables.player(1))
        self.play(screen, frame(1, tables.view(players=players), event="VigorChanged"))
        assert [(one.kind, one.place, one.number) for one in began] == [("gain", "vigor.0", 1)]

    def test_a_shuffle_is_seen(self, screen: MatchScreen) -> None:
        self.play(screen, frame(1, tables.view(), fact=Fact(kind="shuffled", place="deck.1", seat=1)))
        assert self.kinds(screen) == [Riffle]

    def test_cards_laid_open_are_shown(self, screen: MatchScreen) -> None:
        shown = Fact(kind="shown", cards=(tables.NUMBERS[0], tables.NUMBERS[1]))
        self.play(screen, frame(1, tables.view(), fact=shown))
        assert self.kinds(screen) == [Picture, Picture]

    def test_the_end_has_the_winner_s_banner(self, screen: MatchScreen, began: list[Step]) -> None:
        self.play(screen, frame(1, tables.view(winner=1, ending=tables.say("board-over"))))
        assert [(one.kind, one.seat) for one in began] == [("end", 1)]

    def test_an_unknown_place_holds_nothing_up(self, screen: MatchScreen) -> None:
        self.play(screen, frame(1, tables.view(), fact=Fact(kind="hit", place="nowhere.0", number=1)))
        assert not screen.board.busy()

    @pytest.mark.parametrize("kind", sorted(WEIGHTS))
    def test_every_kind_can_be_seen_anywhere(self, screen: MatchScreen, kind: Any) -> None:
        scene = screen.board.animation.choreography.scene
        for place in ("", "aura.0", "card:1", "nowhere.7"):
            seen = step(kind, place=place, seat=0, number=3, cards=(tables.NUMBERS[0],), moves=(FORWARD,), what="main")
            screen.board.overlay.show_effects(scene(seen, lambda: None).effects)
        for _ in range(20):
            screen.board.ticker.advance(150)
            screen.board.grab()
        screen.board.overlay.clear()


class TestStill:
    """Nothing travels, but what happened is shown step by step."""

    @pytest.fixture(autouse=True)
    def little(self, screen: MatchScreen, settings: Settings) -> None:
        settings.motion = "little"

    def test_nothing_flies_and_everything_is_marked(self, screen: MatchScreen, began: list[Step]) -> None:
        before, frames = damage_frames()
        screen.board.show_table(before)
        screen.board.play(frames)
        seen: list[effects.Effect] = []
        while screen.board.busy():
            seen += [effect for effect in screen.board.overlay.effects if effect not in seen]
            screen.board.ticker.advance(48)
        assert [one.kind for one in began] == ["hit", "move", "fade"]
        assert Flight not in {type(effect) for effect in seen}
        assert {effects.Frame, Impact, Picture} <= {type(effect) for effect in seen}
        for effect in seen:
            ways = {(effect.box(share / 8).center() - effect.box(0).center()).manhattanLength() for share in range(9)}
            assert max(ways) <= 2, "everything stays where it is"

    def test_what_moved_is_counted(self, screen: MatchScreen) -> None:
        before, frames = damage_frames()
        screen.board.show_table(before)
        screen.board.play(frames[:1])
        assert sum(isinstance(effect, Picture) for effect in screen.board.overlay.effects) == 2

    def test_a_thing_not_taken_is_just_back(self, screen: MatchScreen) -> None:
        Mouse(screen).drag_thing(PIECE, "distance", "flare.1")
        assert screen.board.overlay.effects == []


def test_the_system_s_wish_is_followed_unless_the_setting_says_otherwise(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "_system_wishes", lambda: True)
    found = {}
    for value in ("system", "full", "little"):
        settings.motion = value
        found[value] = motion.still(settings)
    assert found == {"system": True, "full": False, "little": True}
    monkeypatch.setattr(motion, "_system_wishes", lambda: False)
    settings.motion = "system"
    assert not motion.still(settings)


class TestSkipping:
    def begun(self, screen: MatchScreen) -> None:
        screen.session.submit(("basic:forward",))
        assert screen.board.busy()

    @pytest.fixture
    def screen(self, make_screen: MakeScreen, settings: Settings) -> MatchScreen:
        settings.pace = "slow"
        after = {"crystals": {"distance": 5, "aura.0": 4}}
        made = make_screen(
            ScriptedDuel(Moment(tables.act()), Moment(tables.damage(0), table=after, moves=(FORWARD,)), Moment(None))
        )
        made.board.ticker.by_hand()
        return made

    def test_a_click_on_the_board_skips_and_does_nothing_else(self, screen: MatchScreen) -> None:
        self.begun(screen)
        window = screen.window().windowHandle()
        at = screen.board.mapTo(screen, screen.board.hits.rect_of_place("aura.0").center())
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert not screen.board.busy()
        assert screen.session.duel.answers == 1
        assert screen.board.drag.held is None
        assert screen.bar.decision == tables.damage(0), "the question is there now"

    def test_a_click_on_a_plate_skips_too(self, screen: MatchScreen) -> None:
        looked: list[str] = []
        screen.player_shown.connect(looked.append)
        self.begun(screen)
        plate = screen.board.playmat.halves["lower"].plate
        at = plate.mapTo(screen, plate.rect().center() + QPoint(0, 4))
        QTest.mouseClick(screen.window().windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert not screen.board.busy()
        assert looked == []

    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_A, Qt.Key.Key_Tab])
    def test_a_key_skips_and_does_nothing_else(self, screen: MatchScreen, key: Qt.Key) -> None:
        self.begun(screen)
        QTest.keyClick(screen.window().windowHandle(), key)
        assert not screen.board.busy()
        assert screen.session.duel.answers == 1
        assert screen.board.keyboard.frame is None

    def test_a_key_of_a_command_asks_for_what_it_asks(self, screen: MatchScreen) -> None:
        self.begun(screen)
        QTest.keyClick(screen.window().windowHandle(), Qt.Key.Key_Shift)
        QTest.keyClick(screen.window().windowHandle(), Qt.Key.Key_F12)
        assert screen.board.busy()

    def test_who_drags_at_once_hurries_the_rest(self, screen: MatchScreen) -> None:
        self.begun(screen)
        Mouse(screen).drag_thing(PIECE, "aura.0", "shadow")
        assert screen.session.duel.given == [("basic:forward",), ("aura",)]

    def test_when_all_is_seen_a_click_is_a_click_again(self, screen: MatchScreen) -> None:
        self.begun(screen)
        screen.board.hurry()
        Mouse(screen).click_thing(PIECE, "aura.0")
        assert screen.board.drag.held == Thing(PIECE, "aura.0")

    def test_the_question_waits_until_all_is_seen(self, screen: MatchScreen) -> None:
        self.begun(screen)
        assert screen.bar.decision is None
        assert screen.bar.buttons() == []
        while screen.board.busy():
            screen.board.ticker.advance(100)
        assert screen.bar.decision == tables.damage(0)


class TestMeanwhile:
    """Whatever happens while steps are being seen: nothing hangs, nothing is seen twice, nothing is lost."""

    @pytest.fixture
    def screen(self, make_screen: MakeScreen, settings: Settings) -> MatchScreen:
        settings.pace = "normal"
        after = {"crystals": {"distance": 5, "aura.0": 4}}
        made = make_screen(
            ScriptedDuel(
                Moment(tables.act()), Moment(tables.damage(0), table=after, moves=(FORWARD,)),
                Moment(None, moves=(FORWARD,)),
            )
        )
        made.board.ticker.by_hand()
        made.session.submit(("basic:forward",))
        made.board.ticker.advance(100)
        assert made.board.busy()
        return made

    def test_taking_back(self, screen: MatchScreen, began: list[Step]) -> None:
        assert screen.undo()
        assert not screen.board.busy()
        assert screen.board.table.pieces("aura.0").count == 3
        assert screen.bar.decision == tables.act()
        screen.board.ticker.advance(5_000)
        assert began == []
        assert screen.redo()
        assert screen.board.table.pieces("aura.0").count == 4
        assert screen.bar.decision == tables.damage(0)
        assert began == [], "what is done again has been seen"

    def test_looking_back(self, screen: MatchScreen) -> None:
        screen.history.look_at(0)
        assert not screen.board.busy()
        assert screen.board.table.pieces("aura.0").count == 3
        screen.history.back_to_present()
        assert screen.board.table.pieces("aura.0").count == 4
        assert screen.bar.decision == tables.damage(0)

    def test_another_language(self, screen: MatchScreen, words: Words) -> None:
        words.set_language("ja")
        assert screen.board.overlay.effects == [], "nothing of the old language stays in the air"
        through(screen)
        assert screen.bar.decision == tables.damage(0)

    def test_another_theme(self, screen: MatchScreen, look: PlainAppearance) -> None:
        look.theme = DARK
        look.changed.emit()
        assert screen.board.overlay.effects == []
        through(screen)
        assert screen.board.table.pieces("aura.0").count == 4

    def test_another_size(self, screen: MatchScreen) -> None:
        screen.resize(1500, 900)
        settle()
        assert screen.board.overlay.effects == [], "it would fly to where nothing is any more"
        through(screen)
        assert screen.board.table.pieces("aura.0").count == 4
        assert screen.board.playmat.view_for("aura.0").veiled == set()

    def test_a_hand_s_breadth_more_room_leaves_it_in_the_air(self, screen: MatchScreen) -> None:
        screen.resize(screen.width() + 4, screen.height())
        settle()
        assert screen.board.overlay.effects

    def test_another_pace(self, screen: MatchScreen, settings: Settings) -> None:
        settings.pace = "off"
        through(screen)
        assert screen.bar.decision == tables.damage(0)

    def test_leaving_and_coming_back(self, screen: MatchScreen) -> None:
        screen.left()
        assert not screen.board.busy()
        screen.entered()
        assert screen.bar.decision == tables.damage(0)

    def test_the_end_is_told_to_whoever_comes_back(self, screen: MatchScreen) -> None:
        ended: list[int] = []
        screen.ended.connect(ended.append)
        screen.board.hurry()
        screen.session.submit(("aura",))
        screen.board.ticker.advance(50)
        screen.left()
        assert ended == [], "nobody is torn from where they have gone"
        screen.entered()
        assert ended == [0]
        screen.entered()
        assert ended == [0]

    def test_another_duel(self, screen: MatchScreen, began: list[Step]) -> None:
        screen.open(ScriptedDuel(Moment(tables.act(), table={"crystals": {"aura.0": 2}}), Moment(None)))
        assert not screen.board.busy()
        assert screen.board.table.pieces("aura.0").count == 2
        assert screen.bar.decision == tables.act()
        screen.board.ticker.advance(5_000)
        assert began == []

    def test_closing(self, screen: MatchScreen) -> None:
        window = screen.window()
        window.close()
        screen.board.ticker.advance(5_000)


class TestLetGo:
    def used(self) -> tuple[Moment, Moment, Moment]:
        """A card is used: something is chosen first, then it goes to the table."""
        hand = tuple(tables.card(n, face_up=False) for n in (2, 3))
        after = {"cards": {"hand.0": hand, "in-use.0": (tables.card(1),)}}
        used = SeenMove(what="card", source="hand.0", target="in-use.0", before="card:1", card=tables.card(1))
        return Moment(tables.act()), Moment(tables.damage(0)), Moment(tables.act(), table=after, moves=(used,))

    def test_a_thing_stays_where_it_was_let_go_until_it_goes_on(
        self, make_screen: MakeScreen, settings: Settings
    ) -> None:
        settings.pace = "normal"
        screen = make_screen(ScriptedDuel(*self.used(), Moment(None)))
        screen.board.ticker.by_hand()
        Mouse(screen).drag_thing("card:1", "hand.0", "in-use.0")
        (lying,) = screen.board.animation.choreography.let_go
        assert lying.thing == Thing("card:1", "hand.0")
        assert screen.board.playmat.view_for("hand.0").veiled == {0}, "it isn't seen twice"
        screen.board.ticker.advance(2_000)
        assert screen.board.animation.choreography.let_go == [lying], "the question that it led to is open"
        screen.session.submit(("life",))
        (flight,) = [effect for effect in screen.board.overlay.effects if isinstance(effect, Flight)]
        assert flight.source == lying.rect
        assert screen.board.animation.choreography.let_go == []

    def test_taken_back_it_lies_where_it_did(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.pace = "normal"
        screen = make_screen(ScriptedDuel(*self.used(), Moment(None)))
        screen.board.ticker.by_hand()
        Mouse(screen).drag_thing("card:1", "hand.0", "in-use.0")
        screen.undo()
        assert screen.board.animation.choreography.let_go == []
        assert screen.board.playmat.view_for("hand.0").veiled == set()

    def test_what_acts_and_stays_is_back_before_what_it_did_is_seen(
        self, make_screen: MakeScreen, settings: Settings
    ) -> None:
        """An attacker laid on whom it attacks hides neither its own place nor the blow."""
        settings.pace = "normal"
        hurt = SeenMove(what="piece", source="life.1", target="flare.1", count=1)
        screen = make_screen(ScriptedDuel(Moment(tables.act()), Moment(tables.damage(0), moves=(hurt,)), Moment(None)))
        screen.board.ticker.by_hand()
        Mouse(screen).drag_thing("card:1", "hand.0", "in-use.0")
        assert screen.board.busy()
        assert screen.board.animation.choreography.let_go == []
        assert screen.board.playmat.view_for("hand.0").veiled == set()
        home = screen.board.hits.rect_of_thing(Thing("card:1", "hand.0"))
        raised = home.translated(0, -screen.board.playmat.measures.px(RISES))
        assert raised in [effect.target for effect in screen.board.overlay.effects if isinstance(effect, Flight)]

    def test_what_went_nowhere_springs_back(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.pace = "normal"
        screen = make_screen(ScriptedDuel(Moment(tables.act()), Moment(tables.act()), Moment(None)))
        screen.board.ticker.by_hand()
        Mouse(screen).drag_thing("card:1", "hand.0", "in-use.0")
        assert screen.board.animation.choreography.let_go == []
        (flight,) = [effect for effect in screen.board.overlay.effects if isinstance(effect, Flight)]
        assert flight.target == screen.board.hits.rect_of_thing(Thing("card:1", "hand.0"))


def test_ticks_that_come_late_are_counted(qapp: object) -> None:
    ticker = Ticker()
    ticker.by_hand()
    ticker.run()
    ticker.advance(160)
    assert (ticker.ticks, ticker.late) == (10, 0)
    ticker._by_hand += 40
    ticker.advance(16)
    assert (ticker.ticks, ticker.late) == (11, 1)
