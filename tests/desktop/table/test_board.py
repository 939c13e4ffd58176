"""The board: shows a view, lights exactly what the open decision has, takes things by drag, by click and by key."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from engine.cardgame import decisions as general
from engine.cardgame.view import Frame
from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.sakura.playmat import SakuraPlaymat
from sakura_desktop.table import place_view
from sakura_desktop.table.board import Board
from sakura_desktop.table.piece_views import Losing
from sakura_desktop.table.things import PIECE, Thing
from sakura_desktop.theme import LIGHT
from tests.desktop import tables
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen
    from tests.desktop.looks import PlainAppearance

CARDS = {
    "discard.0": (tables.card(40), tables.card(41)),
    "cover.0": (tables.card(42, face_up=False),),
    "enhancements.0": (tables.card(44, crystals=3),),
    "in-use.1": (tables.card(46, owner=1),),
    "outside.1": tables.backs("outside.1", 3),
}


def lit(screen: MatchScreen) -> set[Thing]:
    """Everything that any model shows as lit."""
    found = set()
    for model in screen.board.table.models():
        for row in range(model.rowCount()):
            entry = getattr(model, "entries", [None] * 99)[row]
            thing = model.thing(row)
            if entry is not None and thing is not None and entry.lit:
                found.add(thing)
    return found


def targets(screen: MatchScreen) -> set[str]:
    return set(screen.board.table.glow.targets)


class TestWhere:
    def test_a_card_is_taken_where_none_lies_over_it(self, make_screen: MakeScreen) -> None:
        """However many cards overlap, and after others have come: what is pointed at there is the card."""
        hands = [(1, 2, 3), tuple(range(1, 15)), tuple(range(1, 31))]
        steps = [
            Step(tables.act(), table={"cards": {"hand.0": tuple(tables.card(n, face_up=False) for n in hand)}})
            for hand in hands
        ]
        duel = ScriptedDuel(*steps, Step(None))
        screen = make_screen(duel)
        for hand in hands:
            view = screen.board.playmat.view_for("hand.0")
            things = [Thing(f"card:{n}", "hand.0") for n in hand]
            assert [view.thing_at(view.bare_box_of(thing).center()) for thing in things] == things
            assert screen.probe()["things"].keys() >= {thing.what for thing in things}
            duel.submit(("end",))
            screen.session.settle()

    def test_of_a_pile_the_top_is_taken_and_what_lies_on_a_card_on_that(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": CARDS})))
        pile, enhancements = (screen.board.playmat.view_for(place) for place in ("discard.0", "enhancements.0"))
        top = Thing("card:41", "discard.0")
        assert pile.thing_at(pile.bare_box_of(top).center()) == top
        card, piece = Thing("card:44", "enhancements.0"), Thing(PIECE, "card.44")
        assert enhancements.box_of(card).contains(enhancements.bare_box_of(piece))
        assert enhancements.bare_box_of(Thing("card:40", "enhancements.0")) is None
        assert enhancements.bare_box_of(Thing("card:44", "discard.0")) is None
        assert enhancements.bare_box_of(Thing(PIECE, "card.41")) is None
        assert enhancements.bare_box_of(Thing("card:41", "card.44")) is None, "another card that lies on it"


class TestLight:
    def test_exactly_the_things_that_may_be_moved_are_lit(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        assert lit(screen) == {
            Thing(PIECE, "distance"),
            Thing(PIECE, "aura.0"),
            Thing("vigor", "vigor.0"),
            *(Thing(f"card:{n}", "hand.0") for n in (1, 2, 3)),
            Thing("card:20", "specials.0"),
        }

    def test_while_a_thing_is_held_exactly_its_places_are_lit(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        mouse = Mouse(screen)
        assert targets(screen) == set()
        mouse.click_thing(PIECE, "aura.0")
        assert targets(screen) == {"distance", "flare.0"}
        QTest.keyClick(screen.window().windowHandle(), Qt.Key.Key_Escape)
        assert targets(screen) == set()

    def test_the_name_of_a_place_is_written_over_its_frame(
        self, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        painted: list[str] = []
        for name in ("target_frame", "paint_caption"):
            monkeypatch.setattr(place_view, name, lambda *_, name=name: painted.append(name))
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        Mouse(screen).click_thing(PIECE, "aura.0")
        view = screen.board.playmat.view_for("flare.0")
        painted.clear()
        view.repicture()
        view.grab()
        assert painted[-2:] == ["target_frame", "paint_caption"]

    def test_nothing_asked_lights_nothing(self, make_screen: MakeScreen) -> None:
        assert lit(make_screen(ScriptedDuel(Step(None)))) == set()

    def test_a_journal_line_lights_what_it_speaks_of(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        screen.board.mark(("card:2", "shadow"))
        marked = [entry.marked for entry in screen.board.table.cards("hand.0").entries]
        assert marked == [False, True, False]
        assert screen.board.table.pieces("shadow").marked
        screen.board.mark(())
        assert not screen.board.table.pieces("shadow").marked


class TestDrags:
    @pytest.mark.parametrize(
        ("move", "key"),
        [
            ((PIECE, "distance", "aura.0"), "basic:forward"),
            ((PIECE, "aura.0", "distance"), "basic:backward"),
            ((PIECE, "aura.0", "flare.0"), "basic:focus"),
            (("card:2", "hand.0", "in-use.0"), "use:2"),
            (("card:20", "specials.0", "in-use.0"), "use:20"),
        ],
    )
    def test_a_drag_is_an_answer(self, make_screen: MakeScreen, move: tuple[str, str, str], key: str) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(tables.damage()))
        screen = make_screen(duel)
        Mouse(screen).drag_thing(*move)
        assert duel.given == [(key,)]

    def test_a_card_is_used_anywhere_in_the_middle_of_the_table(self, make_screen: MakeScreen) -> None:
        for place in ("attacking", "shadow", "in-use.1"):
            duel = ScriptedDuel(Step(tables.act()), Step(None))
            Mouse(make_screen(duel)).drag_thing("card:1", "hand.0", place)
            assert duel.given == [("use:1",)], place

    def test_the_open_table_is_framed_over_a_question_that_covers_it(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
        board, card = screen.board, Thing("card:1", "hand.0")
        assert board.drag.take(card)
        assert board.overlay.target is None, "nothing covers it"
        board.drag.cancel()
        screen.bar.setGeometry(screen.bar.geometry().united(board.playmat.table_rect()))
        assert board.drag.take(card)
        assert board.overlay.target == screen.bar.geometry()
        board.drag.cancel()
        assert board.overlay.target is None
        assert board.drag.take(Thing(PIECE, "distance"))
        assert board.overlay.target is None, "that doesn't go there"

    def test_a_reaction_is_dragged_onto_the_attack(self, make_screen: MakeScreen) -> None:
        moves = (Move("card:1", "hand.0", "in-use.0"), Move("card:1", "hand.0", "attack.1"))
        decision = asked.ChooseReaction(seat=0, options=(Option("use:1", moves), Option("pass")), attack="attack:1")
        duel = ScriptedDuel(Step(decision, table={"attacks": (tables.attack(1),)}), Step(None))
        Mouse(make_screen(duel)).drag_thing("card:1", "hand.0", "attack.1")
        assert duel.given == [("use:1",)]

    @pytest.mark.parametrize(("move", "key"), [(("aura.0", "shadow"), "aura"), (("life.0", "flare.0"), "life")])
    def test_damage_is_dragged(self, make_screen: MakeScreen, move: tuple[str, str], key: str) -> None:
        duel = ScriptedDuel(Step(tables.damage()), Step(None))
        Mouse(make_screen(duel)).drag_thing(PIECE, *move)
        assert duel.given == [(key,)]

    def test_devotion_is_dragged_onto_the_enhancement_and_confirmed(self, make_screen: MakeScreen) -> None:
        options = (
            Option("shadow", (Move(PIECE, "shadow", "card.44"),), limit=8),
            Option("aura.0", (Move(PIECE, "aura.0", "card.44"),), limit=3),
        )
        decision = asked.ChooseCrystals(seat=0, options=options, least=2, most=2, target="card.44", count=2)
        duel = ScriptedDuel(Step(decision, table={"cards": {"in-use.0": (tables.card(44),)}}), Step(None))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        mouse.drag_thing(PIECE, "shadow", "card.44")
        mouse.drag_thing(PIECE, "aura.0", "card.44")
        assert duel.given == []
        entry = screen.board.table.cards("in-use.0").entries[0]
        assert entry.pieces_coming == 2
        assert [entry.picked for entry in screen.board.table.pieces("aura.0").entries] == [
            False,
            False,
            True,
            False,
            False,
        ]
        mouse.press_button("confirm")
        assert duel.given == [("shadow", "aura.0")]

    def test_a_crystal_on_a_card_is_taken_from_it(self, make_screen: MakeScreen) -> None:
        options = (
            Option("card.44", (Move(PIECE, "card.44", "shadow"),)),
            Option("aura.0", (Move(PIECE, "aura.0", "shadow"),)),
        )
        duel = ScriptedDuel(
            Step(asked.ChooseCrystals(seat=0, options=options, target="shadow", count=1), table={"cards": CARDS}),
            Step(None),
        )
        Mouse(make_screen(duel)).drag_thing(PIECE, "card.44", "shadow")
        assert duel.given == [("card.44",)]

    def test_a_whole_pile_is_dragged(self, make_screen: MakeScreen) -> None:
        yes = Option("yes", (Move("pile", "discard.0", "deck.0"), Move("pile", "cover.0", "deck.0")))
        duel = ScriptedDuel(
            Step(asked.ChooseRebuild(seat=0, options=(yes, Option("no"))), table={"cards": CARDS}), Step(None)
        )
        Mouse(make_screen(duel)).drag_thing("pile", "discard.0", "deck.0")
        assert duel.given == [("yes",)]

    def test_a_payment_is_dragged_onto_the_cover_pile(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(tables.payment()), Step(None))
        mouse = Mouse(make_screen(duel))
        mouse.drag_thing("card:3", "hand.0", "cover.0")
        assert duel.given == []
        mouse.drag_thing(PIECE, "distance", "aura.0")
        assert duel.given == [("basic:forward",), ("cover:3",)]

    def test_vigor_is_dragged_to_the_table(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.payment()), Step(None))
        Mouse(make_screen(duel)).drag_thing("vigor", "vigor.0", "paid")
        assert duel.given == [("vigor",)]

    def test_a_drop_elsewhere_springs_back_and_says_why(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()))
        screen = make_screen(duel)
        Mouse(screen).drag_thing(PIECE, "life.1", "flare.0")
        assert duel.given == []
        assert duel.asked_why == [Move(PIECE, "life.1", "flare.0")]
        assert "§9-6" in screen.status.text
        assert screen.board.drag.held is None

    def test_a_drop_where_it_was_says_nothing(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()))
        screen = make_screen(duel)
        Mouse(screen).drag_thing(PIECE, "aura.0", "aura.0")
        assert (duel.given, duel.asked_why, screen.status.text) == ([], [], "")

    def test_escape_lets_go_in_the_middle_of_a_drag(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        start = screen.board.mapTo(screen, screen.board.hits.rect_of_thing(Thing(PIECE, "distance")).center())
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(mouse.window, Qt.MouseButton.LeftButton, none, start)
        QTest.mouseMove(mouse.window, start + QPoint(60, 60))
        assert screen.board.drag.held == Thing(PIECE, "distance")
        QTest.keyClick(mouse.window, Qt.Key.Key_Escape)
        QTest.mouseRelease(mouse.window, Qt.MouseButton.LeftButton, none, start + QPoint(60, 60))
        assert screen.board.drag.held is None
        assert duel.given == []


class TestClicks:
    def test_a_thing_then_a_place(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(None))
        mouse = Mouse(make_screen(duel))
        mouse.click_thing(PIECE, "aura.0")
        mouse.click_place("flare.0")
        assert duel.given == [("basic:focus",)]

    def test_a_thing_twice_where_it_can_go_to_one_place_only(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(None))
        mouse = Mouse(make_screen(duel))
        mouse.click_thing(PIECE, "distance")
        mouse.click_thing(PIECE, "distance")
        assert duel.given == [("basic:forward",)]

    def test_a_thing_twice_where_there_is_a_choice_puts_it_down(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        mouse.click_thing(PIECE, "aura.0")
        mouse.click_thing(PIECE, "aura.0")
        assert screen.board.drag.held is None
        assert duel.given == []

    def test_another_lit_thing_is_taken_instead(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        mouse = Mouse(screen)
        mouse.click_thing("card:1", "hand.0")
        mouse.click_thing("card:2", "hand.0")
        assert screen.board.drag.held == Thing("card:2", "hand.0")

    def test_a_wrong_place_says_why(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        mouse.click_thing(PIECE, "distance")
        mouse.click_place("flare.1")
        assert duel.asked_why == [Move(PIECE, "distance", "flare.1")]
        assert screen.status.text

    def test_cards_without_a_place_to_go_are_chosen_by_a_click(self, make_screen: MakeScreen) -> None:
        decision = general.ChooseCards(seat=0, options=(Option("card:1"), Option("card:2")))
        duel = ScriptedDuel(Step(decision), Step(None))
        Mouse(make_screen(duel)).click_thing("card:2", "hand.0")
        assert duel.given == [("card:2",)]

    def test_of_several_each_click_chooses_or_puts_back(self, make_screen: MakeScreen) -> None:
        options = tuple(Option(f"card:{n}", (Move(f"card:{n}", "hand.0", "deck.0"),)) for n in (1, 2, 3))
        duel = ScriptedDuel(
            Step(asked.ChooseMulligan(seat=0, options=options, least=0, most=3, ordered=True)), Step(None)
        )
        screen = make_screen(duel)
        mouse = Mouse(screen)
        for number in (2, 3, 2, 1):
            mouse.click_thing(f"card:{number}", "hand.0")
        assert screen.hand.offer.picked == ("card:3", "card:1")
        assert [entry.picked for entry in screen.board.table.cards("hand.0").entries] == [2, 0, 1]
        QTest.keyClick(mouse.window, Qt.Key.Key_Escape)
        assert screen.hand.offer.picked == ("card:3",)
        mouse.press_button("confirm")
        assert duel.given == [("card:3",)]


class TestTray:
    def test_a_click_spreads_a_pile_and_another_puts_it_together(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": CARDS})))
        mouse = Mouse(screen)
        mouse.click_place("discard.0")
        assert screen.board.pile_popup.place == "discard.0"
        assert screen.board.pile_popup.cards.cards().rowCount() == 2
        mouse.click_place("discard.0")
        assert screen.board.pile_popup.place == ""

    def test_of_a_spread_pile_what_cannot_be_taken_is_veiled(self, make_screen: MakeScreen) -> None:
        """A gold light alone is lost among cards of that colour; a pile that is only read is veiled nowhere."""
        pile = tuple(tables.card(number) for number in range(40, 52))
        options = tuple(Option(key, (Move(key, "discard.0", "hand.0"),)) for key in ("card:41", "card:50"))
        choice = general.ChooseCards(seat=0, options=options, target="hand.0")
        cards = {"cards": {"discard.0": pile, "hand.0": (tables.card(60),)}}
        screen = make_screen(ScriptedDuel(Step(choice, table=cards), Step(tables.act(), table=cards)))
        popup = screen.board.pile_popup
        assert popup.place == "discard.0"
        assert popup.cards.dims
        taken = {entry.seen.handle for entry in popup.cards.cards().entries if not popup.cards._idle(entry)}
        assert taken == {"card:41", "card:50"}
        screen.bar.prompt.choose(choice.option("card:50"))
        settle()
        screen.board.open_pile("discard.0")
        assert screen.board.table.glow.lit
        assert not [entry for entry in popup.cards.cards().entries if popup.cards._idle(entry)]

    def test_the_door_of_a_seldom_pile_opens_it_and_shuts_it_again(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": CARDS})))
        Mouse(screen).click_place("outside.1")
        assert screen.board.pile_popup.place == "outside.1"
        Mouse(screen).click_place("outside.1")
        assert screen.board.pile_popup.place == ""
        Mouse(screen).click_place("outside.1")
        assert "3" in screen.board.pile_popup.accessibleName()
        QTest.keyClick(screen.window().windowHandle(), Qt.Key.Key_Escape)
        assert screen.board.pile_popup.place == ""

    def test_a_deck_is_not_spread_for_nothing(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        Mouse(screen).click_place("deck.0")
        assert screen.board.pile_popup.place == ""

    def test_a_pile_to_choose_from_is_spread_by_itself_and_put_together_after(self, make_screen: MakeScreen) -> None:
        options = tuple(Option(f"card:{n}", (Move(f"card:{n}", "discard.0", "hand.0"),)) for n in (40, 41))
        duel = ScriptedDuel(
            Step(general.ChooseCards(seat=0, options=options), table={"cards": CARDS}), Step(tables.act())
        )
        screen = make_screen(duel)
        assert screen.board.pile_popup.place == "discard.0"
        Mouse(screen).drag_thing("card:41", "discard.0", "hand.0")
        assert duel.given == [("card:41",)]
        assert screen.board.pile_popup.place == ""

    def test_a_spread_pile_makes_room_for_what_is_held(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": CARDS})))
        mouse = Mouse(screen)
        mouse.click_place("discard.0")
        mouse.click_thing("card:1", "hand.0")
        assert screen.board.pile_popup.place == "discard.0", "it isn't in the way"
        screen.board.drag.cancel()
        mouse.click_thing(PIECE, "distance")
        assert screen.board.pile_popup.place == ""

    def test_the_tray_leaves_hands_piles_and_the_prompt_free(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": CARDS})))
        for place in ("discard.0", "outside.1"):
            screen.board.open_pile(place)
            tray = screen.board.pile_popup.geometry()
            for name, rect in screen.board.playmat.layout_now.rects.items():
                if name.partition(".")[0] in {"hand", "deck", "discard", "cover", "specials", "prompt"}:
                    assert not tray.adjusted(0, 4, 0, -4).intersects(rect), name


class TestReading:
    def test_the_card_under_the_mouse_is_shown_to_the_reader(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        shown = []
        screen.card_shown.connect(shown.append)
        mouse = Mouse(screen)
        rect = screen.board.hits.rect_of_thing(Thing("card:2", "hand.0"))
        QTest.mouseMove(mouse.window, screen.board.mapTo(screen, rect.center()))
        settle()
        assert [card.handle for card in shown] == ["card:2"]

    def test_backs_are_not_shown_to_the_reader(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        shown = []
        screen.card_shown.connect(shown.append)
        Mouse(screen).click_place("hand.1")
        assert shown == []

    def test_an_attack_tells_its_figures_and_why(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.damage(), table={"attacks": (tables.attack(1),)})))
        shown = []
        screen.item_shown.connect(shown.append)
        Mouse(screen).click_place("attack.1")
        assert {attack.handle for attack in shown} == {"attack:1"}
        (line,) = screen.board.playmat.attacks.reasons(tables.attack(1))
        assert "2 → 3" in screen.words.text(line)

    def test_a_low_place_has_its_name_beside_its_cards(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": CARDS})))
        for half, low in (("upper", True), ("lower", False)):
            for name in ("hand", "specials"):
                view = screen.board.playmat.halves[half].views[name]
                boxes, named = view.boxes(), view.caption_room()
                assert boxes
                assert (named.right() < boxes[0].left()) is low
                assert not low or min(box.height() for box in boxes) > 0.75 * view.height()

    def test_an_arrow_goes_from_an_attack_that_reacts_to_what_it_reacts_to(self, make_screen: MakeScreen) -> None:
        looks = []
        for answering in ("attack:1", None):
            pair = tables.attack(1), tables.attack(2, answering=answering)
            screen = make_screen(ScriptedDuel(Step(tables.damage(), table={"attacks": pair})))
            first, second = screen.board.playmat.attacks.boxes()
            between = screen.board.playmat.attacks.grab().toImage()
            middle, row = first.center().y(), range(first.right() + 1, second.left())
            looks.append((len(row), {between.pixelColor(x, middle).name() for x in row}))
        (far, replied), (near, _) = looks
        assert far > 3 * near
        assert colours(LIGHT).reaction in replied

    def test_the_attack_to_be_answered_is_read_without_being_pointed_at(self, make_screen: MakeScreen) -> None:
        attacks = {"attacks": (tables.attack(1), tables.attack(2))}
        steps = Step(tables.act()), Step(tables.damage(), table=attacks), Step(tables.act())
        screen = make_screen(ScriptedDuel(*steps))
        shown, cards = [], []
        screen.item_shown.connect(shown.append)
        screen.card_shown.connect(cards.append)
        Mouse(screen).press_button("end")
        assert [attack.handle for attack in shown] == ["attack:2"]
        assert cards == []
        Mouse(screen).press_button("aura")
        assert len(shown) == 1
        assert cards == [None], "it isn't in the air any more"

    def test_the_lane_shows_the_range_and_the_present_distance(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.damage(), table={"attacks": (tables.attack(1),), "distance": 5})))
        assert (screen.board.playmat.track.now, screen.board.playmat.track.master) == (5, 2)
        assert screen.board.playmat.track.attacks[0].range == (3, 4, 5, 6)
        assert "5" in screen.board.playmat.track.accessibleName()

    @pytest.mark.parametrize("size", [(950, 690), (570, 456), (1430, 1050)])
    @pytest.mark.parametrize("area", ["life", "aura"])
    def test_the_number_stays_where_it_is_when_it_is_said_what_would_be_left(
        self, make_screen: MakeScreen, area: str, size: tuple[int, int]
    ) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        screen.board.resize(*size)
        settle()
        view = screen.board.playmat.halves["lower"].views[area]
        ink = QColor(screen.look.theme.ink).rgb()
        there = list(product(range(view.number_room().right()), range(view.viewport().height())))
        numbers, pictures = [], []
        for losing in (Losing(), Losing(1, certain=True)):
            view.show_losing(losing)
            picture = view.viewport().grab().toImage()
            pictures.append(picture)
            numbers.append({point for point in there if picture.pixel(*point) == ink})
        assert numbers[0]
        assert numbers[0] == numbers[1]
        assert pictures[0] != pictures[1]

    def test_of_aura_and_life_it_is_said_that_it_would_be_one_of_them(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        life = screen.board.playmat.halves["lower"].views["life"]
        assert life.figure() == ""
        life.show_losing(Losing(2))
        assert life.figure() == screen.words.say("sakura-or-aura")
        life.show_losing(Losing(2, certain=True))
        assert life.figure() == ""

    def test_everything_has_an_accessible_name(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": CARDS, "attacks": (tables.attack(1),)})))
        for half in screen.board.playmat.halves.values():
            assert half.plate.accessibleName()
            assert all(door.accessibleName() for door in half.plate.doors.values())
            for area, view in half.views.items():
                if view.model_of().rowCount():
                    assert view.accessibleName(), area
        hand = screen.board.playmat.view_for("hand.0")
        interface = QAccessible.queryAccessibleInterface(hand)
        names = {hand.model().data(hand.model().index(row, 0), Qt.ItemDataRole.AccessibleTextRole) for row in range(3)}
        assert interface is not None
        assert len(names) == 3
        assert all("can be chosen" in name for name in names)


class TestLooking:
    """A board without a hand, as a replay has it: it shows, and takes nothing."""

    def board(self, words: Words, look: PlainAppearance, settings: Settings, qtbot: QtBot) -> Board:
        board = Board(words, look, settings, SakuraPlaymat)  # type: ignore[arg-type]  # a plain look paints as a true one
        qtbot.addWidget(board)
        board.resize(960, 660)
        board.show()
        board.show_view(tables.view(-1, cards=CARDS), lower=1)
        return board

    def test_it_shows_a_view_from_either_side(
        self, words: Words, look: PlainAppearance, settings: Settings, qtbot: QtBot
    ) -> None:
        board = self.board(words, look, settings, qtbot)
        assert board.playmat.halves["lower"].seat == 1
        assert board.table.pieces("distance").count == 6
        assert not board.keyboard.stops()

    def test_nothing_can_be_moved_but_piles_can_be_spread(
        self, words: Words, look: PlainAppearance, settings: Settings, qtbot: QtBot
    ) -> None:
        board = self.board(words, look, settings, qtbot)
        view = board.playmat.view_for("distance")
        start = view.viewport().mapToGlobal(view.boxes()[0].center())
        board.drag.press(view, start)
        board.drag.move(start + QPoint(90, 90))
        board.drag.release(start + QPoint(90, 90))
        assert board.drag.held is None
        assert not board.table.gate.accepts(Move(PIECE, "distance", "aura.1"))
        pile = board.playmat.view_for("discard.0")
        board.drag.press(pile, pile.viewport().mapToGlobal(pile.rect().center()))
        board.drag.release(pile.viewport().mapToGlobal(pile.rect().center()))
        assert board.pile_popup.place == "discard.0"

    def test_frames_are_played_on_it(
        self, words: Words, look: PlainAppearance, settings: Settings, qtbot: QtBot
    ) -> None:
        board = self.board(words, look, settings, qtbot)
        later = tables.view(-1, crystals={"distance": 4})
        with qtbot.waitSignal(board.settled):
            board.play((Frame(index=1, event="", moves=(), line=None, view=later),))
        assert board.playmat.track.now == 4


class TestTurning:
    def test_the_board_turns_to_whoever_decides(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(tables.damage(1)))
        screen = make_screen(duel)
        below = screen.board.hits.rect_of_place("life.0")
        duel.submit(("end",))
        screen.session.settle()
        assert screen.board.playmat.halves["lower"].seat == 1
        assert screen.board.hits.rect_of_place("life.1") == below

    def test_turning_leaves_nothing_behind(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(*[Step(tables.act()), Step(tables.damage(1))] * 3)
        screen = make_screen(duel)
        counts = []
        for answer in ("end", "life", "end", "life", "end"):
            duel.submit((answer,))
            screen.session.settle()
            settle()
            counts.append(len(screen.board.findChildren(QObject)))
        assert counts[0] == counts[2] == counts[4]
        assert counts[1] == counts[3]

    def test_the_board_can_stay(self, make_screen: MakeScreen, settings: Settings) -> None:
        settings.turn_board = "stay"
        duel = ScriptedDuel(Step(tables.damage(1)), Step(None))
        screen = make_screen(duel)
        assert screen.board.playmat.halves["lower"].seat == 0
        Mouse(screen).drag_thing(PIECE, "life.1", "flare.1")
        assert duel.given == [("life",)]

    def test_panels_of_components_have_places_and_counters(self, make_screen: MakeScreen) -> None:
        panel = tables.panel("something-new", 0, places=("gauge.0",), counters=(("wind", 3),))
        table = {"panels": (panel,), "crystals": {"gauge.0": 2}}
        screen = make_screen(ScriptedDuel(Step(tables.act(), table=table)))
        view = screen.board.playmat.panels.view_for("gauge.0")
        assert view is not None
        assert view.isVisible()
        assert screen.board.hits.rect_of_place("gauge.0") is not None
        assert screen.board.playmat.panels.count_by_seat() == (1, 0)
        assert not QToolTip.isVisible()
        assert QApplication.focusWidget() is not None
