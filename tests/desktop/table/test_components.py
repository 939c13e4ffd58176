"""Panels of components: what each shows to which seat, and every move of their pieces by drag, by click and by key."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.cardgame.view import SeenMove
from engine.kernel.decisions import Move
from engine.text.phrase import CardName, say
from sakura_desktop.pictures.icons import area_icon
from sakura_desktop.sakura.components import PANELS, memory
from sakura_desktop.sakura.distance_slots import DistanceSlots
from sakura_desktop.table.accessibility import card_phrase
from sakura_desktop.table.things import PIECE, Thing
from tests.desktop import components, tables
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from sakura_desktop.match.screen import MatchScreen
    from tests.desktop.conftest import MakeScreen

TOKEN = "token:artificial"
CHARGE = "token:charge"
SEED = "token:seed"
ALL = tuple(PANELS)
CHARGED = {"enhancements.0": (tables.card(44, crystals=2, tokens=(("charge", 1),)),)}
RELEASE = (
    ("wind:44", ((CHARGE, "card.44", "wind.0"),)),
    ("thunder:44", ((CHARGE, "card.44", "thunder.0"),)),
)
RIDE = (
    ("forward", ((TOKEN, "machine.0", "distance-minus.0"),)),
    ("backward", ((TOKEN, "machine.0", "distance-plus.0"),)),
)
PLANS = (("plan:0", (("plan", "plan.0", "plan-0.0"),)), ("plan:1", (("plan", "plan.0", "plan-1.0"),)))
DIVES = (
    ("dive-forward", (("dive", "dive.0", "dive-0.0"),)), ("dive-backward", (("dive", "dive.0", "dive-1.0"),)),
)
JOURNEY = tuple((f"place:{n}", ((PIECE, "shadow", f"journey-{n}.0"),)) for n in (1, 2, 3, 4))
ACTS = tuple((f"act:{act}", (("act", "act.0", f"act-{act}.0"),)) for act in (3, 4))
MOVES = {
    "a token that counts as distance": ("machine", RIDE, "backward"),
    "a token onto a crystal": ("machine", RIDE, "forward"),
    "a token that is burnt": ("machine", (("burn", ((TOKEN, "machine.0", "burnt.0"),)),), "burn"),
    "a charge onto one gauge": ("gauges", RELEASE, "wind:44"),
    "a charge onto the other gauge": ("gauges", RELEASE, "thunder:44"),
    "a plan onto a half": ("plan", PLANS, "plan:0"),
    "the mask past a trial": ("story", ACTS, "act:4"),
    "the dive card onto the other way": ("sea", DIVES, "dive-forward"),
    "a part to the assembled ones": (
        "electronic",
        (("assemble", (("card:64", "parts.0", "assembled.0"),)),),
        "assemble",
    ),
    "a part back": ("electronic", (("apart", (("card:71", "assembled.0", "parts.0"),)),), "apart"),
    "a crystal onto the anvil": ("anvil", (("forge", ((PIECE, "aura.0", "anvil.0"),)),), "forge"),
    "a crystal from the anvil": ("anvil", (("take", ((PIECE, "anvil.0", "shadow"),)),), "take"),
    "a crystal to a place of the journey": ("memory", JOURNEY, "place:3"),
    "a card of the memory": ("memory", (("back", (("card:65", "memory.0", "hand.0"),)),), "back"),
    "a crystal of the flow": ("market", (("divest", ((PIECE, "flow.0", "shadow"),)),), "divest"),
    "a crystal into the flow": ("market", (("invest", ((PIECE, "flare.0", "flow.0"),)),), "invest"),
    "a card laid down as a falsehood": (
        "falsehood",
        (("act:falsify:2", (("card:2", "hand.0", "falsifying.0"),)),),
        "act:falsify:2",
    ),
    "a unit that is conscripted": (
        "barracks",
        (("conscript", (("card:71", "unconscripted.0", "barracks.0"),)),),
        "conscript",
    ),
    "a seed that sprouts": ("field", (("sprout", ((SEED, "unsprouted.0", "sprouted.0"),)),), "sprout"),
    "a card from the relics": ("relics", (("recur", (("card:60", "relics.0", "discard.0"),)),), "recur"),
    "a card from the bag": ("poison-bag", (("poison", (("card:60", "poison-bag.0", "hand.1"),)),), "poison"),
}
"""What is moved where: the component, what is offered, and which of it is meant."""
TURNS = {
    "the umbrella": ("umbrella", (("turn", (("umbrella", "umbrella.0", "umbrella.0"),)),)),
    "a gauge": (
        "gauges",
        (("wind", (("wind", "wind.0", "wind.0"),)), ("thunder", (("thunder", "thunder.0", "thunder.0"),))),
    ),
    "a place of the journey": (
        "memory", tuple((f"place:{n}", ((f"journey-{n}", f"journey-{n}.0", f"journey-{n}.0"),)) for n in (2, 3)),
    ),
    "a card in the machine": ("machine", (("basic:extra", (("card:76", "machine.0", "machine.0"),)),)),
}
"""What is done where it lies."""


def opened(
    make_screen: MakeScreen, key: str, options: tuple[object, ...], **more: object
) -> tuple[MatchScreen, ScriptedDuel]:
    decision = components.act(*options)  # type: ignore[arg-type]  # options as they stand above
    first = components.step(decision, ((key,), (key,)), cards=CHARGED, **more)  # type: ignore[arg-type]
    duel = ScriptedDuel(first, components.step(None, ((key,), (key,)), cards=CHARGED))
    return make_screen(duel), duel


def move_meant(options: tuple[tuple[str, tuple[tuple[str, str, str], ...]], ...], key: str) -> tuple[str, str, str]:
    return next(moves[0] for name, moves in options if name == key)


class TestMoves:
    @pytest.mark.parametrize("name", MOVES)
    def test_a_drag_is_an_answer(self, make_screen: MakeScreen, name: str) -> None:
        component, options, key = MOVES[name]
        screen, duel = opened(make_screen, component, options)
        Mouse(screen).drag_thing(*move_meant(options, key))
        assert duel.given == [(key,)]

    @pytest.mark.parametrize("name", MOVES)
    def test_a_thing_then_a_place(self, make_screen: MakeScreen, name: str) -> None:
        component, options, key = MOVES[name]
        screen, duel = opened(make_screen, component, options)
        what, source, target = move_meant(options, key)
        mouse = Mouse(screen)
        mouse.click_thing(what, source)
        assert target in screen.board.table.glow.targets
        mouse.click_place(target)
        assert duel.given == [(key,)]

    @pytest.mark.parametrize("letters", [False, True], ids=["walking", "by the keys shown"])
    @pytest.mark.parametrize("name", MOVES)
    def test_by_keyboard_alone(self, make_screen: MakeScreen, name: str, *, letters: bool) -> None:
        component, options, key = MOVES[name]
        screen, duel = opened(make_screen, component, options)
        option = screen.session.decision.option(key)
        keyboard = Keyboard(screen)
        (keyboard._by_letters if letters else keyboard._by_walking)(option, buttons=False)
        assert duel.given == [(key,)]

    @pytest.mark.parametrize("name", TURNS)
    def test_what_is_done_where_it_lies_is_clicked(self, make_screen: MakeScreen, name: str) -> None:
        component, options = TURNS[name]
        screen, duel = opened(make_screen, component, options)
        what, source, _ = options[0][1][0]
        Mouse(screen).click_thing(what, source)
        assert duel.given == [(options[0][0],)]

    @pytest.mark.parametrize("name", TURNS)
    def test_or_dragged_onto_itself(self, make_screen: MakeScreen, name: str) -> None:
        component, options = TURNS[name]
        screen, duel = opened(make_screen, component, options)
        Mouse(screen).drag_thing(*options[0][1][0])
        assert duel.given == [(options[0][0],)]

    @pytest.mark.parametrize("letters", [False, True], ids=["walking", "by the keys shown"])
    @pytest.mark.parametrize("name", TURNS)
    def test_or_done_by_a_key(self, make_screen: MakeScreen, name: str, *, letters: bool) -> None:
        component, options = TURNS[name]
        screen, duel = opened(make_screen, component, options)
        keyboard = Keyboard(screen)
        act = keyboard._by_letters if letters else keyboard._by_walking
        act(screen.session.decision.option(options[0][0]), buttons=False)
        assert duel.given == [(options[0][0],)]

    def test_a_plan_is_prepared_where_it_lies(self, make_screen: MakeScreen) -> None:
        screen, duel = opened(make_screen, "plan", PLANS)
        mouse = Mouse(screen)
        mouse.click_thing("plan", "plan.0")
        mouse.click_thing("plan", "plan.0")
        assert duel.given == [("plan:1",)]

    def test_or_dragged_to_the_half_that_it_lies_on(self, make_screen: MakeScreen) -> None:
        screen, duel = opened(make_screen, "plan", PLANS)
        Mouse(screen).drag_thing("plan", "plan.0", "plan-1.0")
        assert duel.given == [("plan:1",)]

    def test_a_half_of_the_board_is_clicked(self, make_screen: MakeScreen) -> None:
        screen, duel = opened(make_screen, "plan", PLANS)
        Mouse(screen).click_place("plan-0.0")
        assert duel.given == [("plan:0",)]

    def test_a_card_that_can_be_used_or_moved_is_used_by_a_second_click(self, make_screen: MakeScreen) -> None:
        moves = (("card:76", "machine.0", "machine.0"),), (("card:76", "machine.0", "in-use.0"),)
        screen, duel = opened(make_screen, "machine", (("basic:extra", moves[0]), ("other", moves[1])))
        mouse = Mouse(screen)
        mouse.click_thing("card:76", "machine.0")
        assert duel.given == []
        mouse.click_thing("card:76", "machine.0")
        assert duel.given == [("basic:extra",)]

    def test_charges_go_to_one_of_two_gauges_only_when_said_which(self, make_screen: MakeScreen) -> None:
        screen, duel = opened(make_screen, "gauges", RELEASE)
        Mouse(screen).click_place("wind.0")
        assert duel.given == [("wind:44",)], "there is but one charge"
        both = (*RELEASE, ("wind:1", ((CHARGE, "card.1", "wind.0"),)))
        screen, duel = opened(make_screen, "gauges", both)
        Mouse(screen).click_place("wind.0")
        assert duel.given == []


class TestCharges:
    def test_a_crystal_on_a_charged_card_is_still_a_crystal(self, make_screen: MakeScreen) -> None:
        options = (*RELEASE, ("take", ((PIECE, "card.44", "shadow"),)))
        screen, duel = opened(make_screen, "gauges", options)
        Mouse(screen).drag_thing(PIECE, "card.44", "shadow")
        assert duel.given == [("take",)]

    def test_a_charge_in_a_pile_is_taken_from_the_pile_spread(self, make_screen: MakeScreen) -> None:
        pile = (tables.card(40), tables.card(41, tokens=(("charge", 1),)), tables.card(42))
        options = (("wind:41", ((CHARGE, "card.41", "wind.0"),)),)
        keys = (("gauges", "plan"), ())
        duel = ScriptedDuel(
            components.step(components.act(*options), keys, cards={"discard.0": pile}), Step(None)
        )
        screen = make_screen(duel)
        mouse = Mouse(screen)
        mouse.click_place("discard.0")
        assert screen.board.pile_popup.place == "discard.0"
        mouse.drag_thing(CHARGE, "card.41", "wind.0")
        assert duel.given == [("wind:41",)]

    def test_or_from_the_top_of_the_pile_where_all_of_them_are_seen(self, make_screen: MakeScreen) -> None:
        charged = {"tokens": (("charge", 1),)}
        pile = (tables.card(40, **charged), tables.card(41), *(tables.card(n, **charged) for n in range(42, 48)))
        options = tuple((f"wind:{n}", ((CHARGE, f"card.{n}", "wind.0"),)) for n in (40, 44, 47))
        for number in (40, 44, 47):
            step = components.step(components.act(*options), (("gauges",), ()), cards={"discard.0": pile})
            duel = ScriptedDuel(step, Step(None))
            screen = make_screen(duel)
            boxes = [screen.board.hits.rect_of_thing(Thing(CHARGE, f"card.{n}")) for n in (40, *range(42, 48))]
            assert all(not one.intersects(other) for one, other in pairwise(boxes))
            assert all(screen.board.hits.rect_of_place("discard.0").contains(box) for box in boxes)
            Mouse(screen).drag_thing(CHARGE, f"card.{number}", "wind.0")
            assert duel.given == [(f"wind:{number}",)]

    def test_it_is_said_of_a_card(self, make_screen: MakeScreen) -> None:
        screen, _ = opened(make_screen, "gauges", RELEASE)
        model = screen.board.table.cards("enhancements.0")
        assert "electrified" in model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole)


class TestRefusals:
    @pytest.mark.parametrize(
        ("component", "thing", "target"),
        [
            ("umbrella", ("umbrella", "umbrella.0"), "plan-0.0"),
            ("umbrella", ("umbrella", "umbrella.1"), "aura.0"),
            ("machine", (TOKEN, "machine.1"), "burnt.1"),
            ("electronic", ("card:61", "parts.0"), "card.70"),
            ("gauges", (PIECE, "aura.0"), "wind.0"),
        ],
    )
    def test_what_isn_t_offered_springs_back_and_says_why(
        self, make_screen: MakeScreen, component: str, thing: tuple[str, str], target: str
    ) -> None:
        keys = ((component, "plan"), (component,))
        duel = ScriptedDuel(components.step(tables.act(), keys))
        screen = make_screen(duel)
        Mouse(screen).drag_thing(*thing, target)
        assert duel.given == []
        assert duel.asked_why == [Move(*thing, target)]
        assert screen.status.text

    def test_a_click_on_what_can_t_be_done_does_nothing(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(components.step(tables.act(), (("umbrella",), ("umbrella",))))
        screen = make_screen(duel)
        Mouse(screen).click_thing("umbrella", "umbrella.1")
        assert (duel.given, screen.board.drag.held) == ([], None)


class TestShown:
    @pytest.mark.parametrize("key", ALL)
    def test_each_component_has_its_panel_on_each_side(self, make_screen: MakeScreen, key: str) -> None:
        screen = make_screen(ScriptedDuel(components.step(tables.act(), ((key,), (key,)))))
        assert [type(panel) for panel in screen.board.playmat.panels.panels] == [PANELS[key]] * 2
        first, second = screen.board.playmat.panels.panels
        assert first.geometry().top() > second.geometry().bottom(), "each beside its player"
        assert "Player 1" in first.accessibleName()
        assert "Player 2" in second.accessibleName()
        assert screen.board.rect().contains(first.geometry())

    def test_three_a_side_stand_below_each_other(self, make_screen: MakeScreen) -> None:
        keys = ("machine", "electronic", "mechanisms")
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (keys, keys))))
        mine = [panel.geometry() for panel in screen.board.playmat.panels.panels if panel.panel.seat == 0]
        assert len(mine) == 3
        assert all(one.bottom() < other.top() for one, other in pairwise(mine))
        views = [view.geometry() for panel in screen.board.playmat.panels.panels for view in panel.views]
        assert min(rect.height() for rect in views) >= 12

    def test_of_more_than_three_narrow_ones_stand_in_pairs(self, make_screen: MakeScreen) -> None:
        keys = ("mirror", "memory", "falsehood", "relics", "umbrella")
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (keys, ()))))
        stands = {panel.panel.key: panel.geometry() for panel in screen.board.playmat.panels.panels}
        assert stands["mirror"].top() == stands["falsehood"].top() < stands["memory"].top()
        assert stands["relics"].top() == stands["umbrella"].top() > stands["memory"].bottom()
        assert not [pair for pair in combinations(stands.values(), 2) if pair[0].intersects(pair[1])]
        assert stands["mirror"].width() < stands["memory"].width() // 2

    def test_every_piece_says_what_it_is(self, make_screen: MakeScreen) -> None:
        tokens = {"machine.0": 5, "burnt.0": 0}
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (ALL, ()), tokens=tokens)))
        said = {panel.panel.key: panel.accessibleName() for panel in screen.board.playmat.panels.panels}
        assert "Closed" in said["umbrella"]
        assert "your Plan, face down: Devious" in said["plan"]
        assert "Wind Gauge 3" in said["gauges"]
        assert "Headwind" in said["sea"]
        assert "your Submersion card, face down: Backward Submersion" in said["sea"]
        assert "Machine: 5 tokens" in said["machine"]
        assert "Full Power 1" in said["mechanisms"]
        assert "3 Sakura tokens" in said["anvil"]
        assert "5 cards" in said["poison-bag"]
        assert "2 cards" in said["electronic"]
        assert "Market 2 (Aura)" in said["market"]
        assert "Flow: 3 Sakura tokens" in said["market"]
        assert "Funds 7 (opponent 4)" in said["market"]
        assert "Reflections 1" in said["mirror"]
        assert "6 cards" in said["memory"]
        assert "Barracks (conscripted): 1 card" in said["barracks"]
        assert "Barracks (not conscripted): 3 cards" in said["barracks"]
        assert "Field (not sprouted): 5" in said["field"]
        for view in screen.board.playmat.panels.views():
            assert view.accessibleName()
            assert view.toolTip() == view.accessibleName()

    @pytest.mark.parametrize("language", ["ja", "ko", "en"])
    def test_in_every_language(self, make_screen: MakeScreen, language: str) -> None:
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (ALL, ALL))))
        screen.words.set_language(language)
        names = [panel.accessibleName() for panel in screen.board.playmat.panels.panels]
        assert len(set(names)) == 2 * len(ALL)
        assert not [name for name in names if "{" in name or "board-" in name]

    def test_a_declared_card_is_named_and_its_proxy_lies_on_it(self, make_screen: MakeScreen) -> None:
        declared = tables.NUMBERS[0]
        lying = {
            "falsifying.1": (tables.back("falsifying.1", 0, declared=declared),),
            "in-use.0": (tables.card(9, declared=declared, face_up=False),),
        }
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (("falsehood",), ("falsehood",)), cards=lying)))
        name = screen.words.text(say("board-card", card=CardName(declared)))
        said = [panel.accessibleName() for panel in screen.board.playmat.panels.panels]
        assert all(f"declared: {name}" in one for one in said)
        read = []
        screen.item_shown.connect(read.append)
        Mouse(screen).click_thing("falsifying.1#0", "falsifying.1")
        assert set(read) == {declared}
        entry = screen.board.table.cards("falsifying.1").entries[0]
        more = screen.board.playmat.said_of_card(entry.seen)
        assert screen.words.text(card_phrase("sakura", entry, more)) == f"face-down Normal card, declared as {name}"

    def test_what_changes_is_said_and_shown_anew(self, make_screen: MakeScreen) -> None:
        keys = (("umbrella", "gauges"), ())
        turn = (("turn", (("umbrella", "umbrella.0", "umbrella.0"),)),)
        later = {"umbrella": 1, "wind": 20}
        duel = ScriptedDuel(
            components.step(components.act(*turn), keys), components.step(None, keys, counters=later)
        )
        screen = make_screen(duel)
        Mouse(screen).click_thing("umbrella", "umbrella.0")
        umbrella, gauges = screen.board.playmat.panels.panels
        assert "Open" in umbrella.accessibleName()
        assert "Wind Gauge 20" in gauges.accessibleName()

    def test_what_may_be_done_with_a_piece_is_said_while_it_may(self, make_screen: MakeScreen) -> None:
        screen, _ = opened(make_screen, "umbrella", TURNS["the umbrella"][1])
        mine, theirs = screen.board.playmat.panels.views()
        assert "can be turned" in mine.toolTip()
        assert "can be turned" not in theirs.toolTip()
        screen, _ = opened(make_screen, "gauges", TURNS["a gauge"][1][:1])
        said = [view.place for view in screen.board.playmat.panels.views() if "can be chosen" in view.toolTip()]
        assert said == ["wind.0"]

    def test_a_test_from_outside_is_told_where_they_are(self, make_screen: MakeScreen) -> None:
        keys = (("umbrella", "machine", "gauges"), ())
        options = (*RELEASE, *RIDE)
        screen = make_screen(ScriptedDuel(components.step(components.act(*options), keys, cards=CHARGED)))
        report = screen.probe()
        assert {"umbrella@umbrella.0", f"{TOKEN}@machine.0", f"{CHARGE}@card.44"} <= set(report["things"])
        assert {"umbrella.0", "wind.0", "thunder.0", "machine.0", "burnt.0", "distance-plus.0"} <= set(report["places"])

    def test_turned_to_the_other_player_they_change_sides(self, make_screen: MakeScreen) -> None:
        keys = (("umbrella",), ("plan",))
        duel = ScriptedDuel(components.step(tables.act(), keys), components.step(tables.damage(1), keys))
        screen = make_screen(duel)
        before = {panel.panel.key: panel.y() for panel in screen.board.playmat.panels.panels}
        duel.submit(("end",))
        screen.session.settle()
        after = {panel.panel.key: panel.y() for panel in screen.board.playmat.panels.panels}
        assert before["umbrella"] == after["plan"]
        assert before["plan"] == after["umbrella"]


class TestJourney:
    def test_each_place_says_what_it_does_and_how_it_stands(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (("memory",), ()))))
        said = {view.place: view.toolTip() for view in screen.board.playmat.panels.views()}
        assert "current location" in said["journey-2.0"]
        assert "starting location; next time Homecoming" in said["journey-4.0"]
        assert "current location" not in said["journey-1.0"]

    def test_its_words_are_at_least_14_px_high_where_there_is_little_room(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (("mirror", "memory", "anvil"), ()))))
        places = [view for view in screen.board.playmat.panels.views() if view.place.startswith("journey")]
        assert len(places) == 4
        assert min(view.height() for view in places) >= 18

    @pytest.mark.parametrize(
        ("width", "height", "signs"), [(800, 440, {"hand", "deck", "enhancements", "vigor"}), (1280, 680, set())]
    )
    def test_where_words_have_no_room_signs_stand_for_them(
        self, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch, width: int, height: int, signs: set[str]
    ) -> None:
        duel = ScriptedDuel(components.step(tables.act(), (("mirror", "memory", "anvil"), ())))
        screen = make_screen(duel, width, height)
        shown: set[str] = set()
        monkeypatch.setattr(memory, "put_sign", lambda _painter, _room, name, *_rest: shown.add(name))
        for view in screen.board.playmat.panels.views():
            if view.place.startswith("journey"):
                view.kept.renew()
                view.grab()
        icons = {area: area_icon(area, game=view.look.game) for area in memory.CHANGED}
        assert {area for area, icon in icons.items() if icon in shown} == signs


class TestSecrecy:
    """What the opponent of whoever sits there may not see is nowhere in a panel: not shown, not said, not told."""

    def screen_of(self, make_screen: MakeScreen, seat: int, **counters: int) -> MatchScreen:
        keys = (("plan", "poison-bag", "electronic"), ())
        return make_screen(ScriptedDuel(components.step(tables.damage(seat), keys, counters=counters)))

    def test_a_prepared_plan_is_its_owner_s(self, make_screen: MakeScreen) -> None:
        own = self.screen_of(make_screen, 0).board.playmat.panels
        theirs = self.screen_of(make_screen, 1).board.playmat.panels
        assert own.view_for("plan.0").model_of().value("plan") == 1
        assert theirs.view_for("plan.0").model_of().value("plan") is None
        assert "Devious" in own.panels[0].accessibleName()
        for text in (theirs.panels[0].accessibleName(), theirs.view_for("plan.0").toolTip()):
            assert "Devious" not in text
            assert "Divine" not in text

    def test_and_lies_across_both_halves(self, make_screen: MakeScreen) -> None:
        for plan in (0, 1):
            board = self.screen_of(make_screen, 1, plan=plan).board
            at = board.hits.rect_of_place("plan.0").center().x()
            halves = [board.hits.rect_of_place(f"plan-{half}.0").center().x() for half in (0, 1)]
            assert abs(at - sum(halves) // 2) <= 2

    def test_carried_out_it_lies_open_for_both(self, make_screen: MakeScreen) -> None:
        for seat in (0, 1):
            screen = self.screen_of(make_screen, seat, **{"plan-open": 1})
            assert "enacted, face up: Devious" in screen.board.playmat.panels.panels[0].accessibleName()
            rects = [screen.board.hits.rect_of_place(place) for place in ("plan.0", "plan-1.0")]
            assert rects[1].contains(rects[0])

    @pytest.mark.parametrize("place", ["poison-bag.0", "parts.0", "assembled.0"])
    def test_hidden_cards_are_backs_with_their_number(self, make_screen: MakeScreen, place: str) -> None:
        own = self.screen_of(make_screen, 0).board.table.cards(place)
        theirs = self.screen_of(make_screen, 1).board.table.cards(place)
        assert own.rowCount() == theirs.rowCount() > 0
        assert all(card.number is not None for card in own.cards)
        assert all(card.number is None for card in theirs.cards)
        told = theirs.data(theirs.index(0), Qt.ItemDataRole.AccessibleTextRole)
        assert "face-down" in told

    def test_spread_they_stay_backs(self, make_screen: MakeScreen) -> None:
        screen = self.screen_of(make_screen, 1)
        shown = []
        screen.card_shown.connect(shown.append)
        mouse = Mouse(screen)
        for place in ("poison-bag.0", "parts.0"):
            mouse.click_place(place)
            assert screen.board.pile_popup.place == place
            mouse.click_place(place)
        assert shown == []

    def test_its_owner_reads_them_spread(self, make_screen: MakeScreen) -> None:
        screen = self.screen_of(make_screen, 0)
        Mouse(screen).click_place("poison-bag.0")
        assert screen.board.pile_popup.place == "poison-bag.0"
        assert screen.board.pile_popup.cards.card_at(3).number is not None


ON_LANE = {"distance-plus.0": 1, "distance-plus.1": 1, "distance-minus.0": 1, "distance-minus.1": 1}


class TestLane:
    def screen_of(self, make_screen: MakeScreen, *options: object, **tokens: int) -> MatchScreen:
        decision = components.act(*options) if options else tables.act()  # type: ignore[arg-type]  # as they stand
        keys = (("machine",), ("machine",))
        return make_screen(ScriptedDuel(components.step(decision, keys, tokens=tokens or ON_LANE, distance=6)))

    def test_what_counts_stands_first(self, make_screen: MakeScreen) -> None:
        board = self.screen_of(make_screen).board
        slots = board.playmat.track.slots()
        assert slots == DistanceSlots(crystals=6, plus=(1, 1), minus=(1, 1))
        last = max(slots.tokens(place)[0] for place in ("distance-plus.0", "distance-plus.1"))
        assert last + 1 == board.playmat.track.now, "the last thing that counts is at the present distance"
        assert [slots.crystal(row) for row in range(6)] == [6, 7, 0, 1, 2, 3]

    def test_tokens_are_where_they_lie(self, make_screen: MakeScreen) -> None:
        board = self.screen_of(make_screen).board
        boxes = [board.hits.rect_of_thing(Thing(TOKEN, place)) for place in ON_LANE]
        lane = board.playmat.track.geometry()
        assert all(lane.contains(box) for box in boxes)
        assert len({box.center().x() for box in boxes}) == 4
        crystals = [board.hits.in_board(board.playmat.track, box) for box in board.playmat.track.boxes()[:6]]
        under = [crystal for crystal in crystals if any(box.intersects(crystal) for box in boxes)]
        assert under == crystals[:2], "tokens that take away lie on crystals, the others beside them"

    def test_owners_differ_by_shape(self, make_screen: MakeScreen) -> None:
        board = self.screen_of(make_screen).board
        pictures = [board.playmat.tokens.views[f"distance-plus.{seat}"].grab().toImage() for seat in (0, 1)]
        assert pictures[0] != pictures[1]
        assert "+1" in board.playmat.tokens.views["distance-plus.0"].accessibleName()

    def test_a_crystal_under_a_token_isn_t_the_one_that_is_taken(self, make_screen: MakeScreen) -> None:
        forward = ("basic:forward", ((PIECE, "distance", "aura.0"),))
        screen = self.screen_of(make_screen, forward)
        duel = screen.session.duel
        box = screen.board.hits.rect_of_thing(Thing(PIECE, "distance"))
        assert all(not view.geometry().intersects(box) for view in screen.board.playmat.tokens.views.values())
        assert screen.board.hits.rect_of_thing(Thing(PIECE, "distance")).isValid()
        assert duel.decision is not None

    def test_a_token_comes_back_from_the_lane(self, make_screen: MakeScreen) -> None:
        back = ("back", ((TOKEN, "distance-minus.0", "burnt.0"),))
        keys = (("machine",), ())
        tokens = {"distance-minus.0": 2, "machine.0": 3}
        duel = ScriptedDuel(components.step(components.act(back), keys, tokens=tokens), components.step(None, keys))
        Mouse(make_screen(duel)).drag_thing(TOKEN, "distance-minus.0", "burnt.0")
        assert duel.given == [("back",)]

    def test_parts_of_the_lane_take_a_token_only_while_one_is_held(self, make_screen: MakeScreen) -> None:
        screen = self.screen_of(make_screen, *RIDE, **{"machine.0": 5})
        lane = screen.board.playmat.track
        assert lane.zones == ()
        Mouse(screen).click_thing(TOKEN, "machine.0")
        assert set(lane.zones) == {"distance-plus.0", "distance-minus.0"}
        rects = [screen.board.hits.rect_of_place(zone) for zone in lane.zones]
        assert not rects[0].intersects(rects[1])
        QTest.keyClick(screen.window().windowHandle(), Qt.Key.Key_Escape)
        assert lane.zones == ()

    def test_without_tokens_the_lane_is_as_ever(self) -> None:
        slots = DistanceSlots(crystals=6)
        assert [slots.crystal(row) for row in range(10)] == list(range(10))
        assert (slots.total, slots.counting) == (10, 6)
        assert not any(slots.covered(row) for row in range(6))

    def test_a_full_lane_has_room_for_what_doesn_t_count(self) -> None:
        slots = DistanceSlots(crystals=9, plus=(2, 0), minus=(0, 1))
        assert slots.total == 11
        cells = [slots.crystal(row) for row in range(9)]
        taken = [*cells, slots.tokens("distance-plus.0")[0], slots.tokens("distance-plus.0")[0] + 1]
        assert sorted(taken) == list(range(11))
        assert slots.tokens("distance-minus.1") == (cells[0], 1)


class TestTravel:
    @pytest.mark.parametrize(
        ("what", "source", "target"),
        [
            (TOKEN, "machine.0", "distance-plus.0"),
            (TOKEN, "distance-minus.0", "burnt.0"),
            (CHARGE, "card.44", "wind.0"),
            (PIECE, "aura.0", "anvil.0"),
        ],
    )
    def test_tokens_are_seen_to_travel(
        self, make_screen: MakeScreen, what: str, source: str, target: str
    ) -> None:
        keys = (("machine", "gauges", "anvil"), ())
        tokens = {"distance-minus.0": 1}
        step = components.step(tables.act(), keys, cards=CHARGED, tokens=tokens)
        board = make_screen(ScriptedDuel(step)).board
        move = SeenMove(what=what, source=source, target=target)
        spots = board.animation.choreography.spots_of
        (start,), (goal,) = (spots(move, arriving=arriving) for arriving in (False, True))
        assert board.rect().contains(start)
        assert board.rect().contains(goal)
        assert start != goal
        assert not board.animation.choreography.picture_of(move, goal).isNull()

    def test_what_goes_nowhere_on_the_board_doesn_t_fly(self, make_screen: MakeScreen) -> None:
        board = make_screen(ScriptedDuel(components.step(tables.act(), ((), ()), cards=CHARGED))).board
        move = SeenMove(what=CHARGE, source="card.44", target="nowhere")
        assert board.animation.choreography.spots_of(move, arriving=True) == []

    def test_tokens_under_way_are_left_out_where_they_arrive(self, make_screen: MakeScreen) -> None:
        step = components.step(tables.act(), (("machine",), ()), tokens={"burnt.0": 2})
        board = make_screen(ScriptedDuel(step)).board
        board.animation.choreography.veil((SeenMove(what=TOKEN, source="machine.0", target="burnt.0"),))
        view = board.playmat.panels.view_for("burnt.0", TOKEN)
        assert view.veiled == {1}
        board.animation.choreography.veil(())
        assert view.veiled == set()


class TestBloom:
    def test_the_panel_shows_the_extra_cards_and_the_areas_with_five(self, make_screen: MakeScreen) -> None:
        lying = {"extra.0": (tables.card(70), tables.card(71))}
        screen = make_screen(ScriptedDuel(components.step(tables.act(), (("bloom",), ()), cards=lying)))
        (panel,) = screen.board.playmat.panels.panels
        assert panel.figure() == "2"
        assert panel.accessibleName().endswith("2 cards, areas with exactly 5: 2")
        assert [view.place for view in panel.views] == ["extra.0"]
