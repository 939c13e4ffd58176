"""The hand: moves become answers, lead through decisions, are gathered; a payment can be meant ahead (§9-6 ii)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cardgame import decisions as general
from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from sakura_desktop.match.hand import ASKED, Hand
from sakura_desktop.match.history import History
from sakura_desktop.match.session import MatchSession
from sakura_desktop.sakura.playmat import SakuraPlaymat
from sakura_desktop.settings import Settings
from sakura_desktop.table.things import PIECE, Thing
from tests.desktop import tables
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

FORWARD = Move(PIECE, "distance", "aura.0")
USE = Move("card:1", "hand.0", "in-use.0")


class Table:
    """A session with its hand and history around a scripted duel."""

    def __init__(self, settings: Settings, *steps: Step) -> None:
        self.session = MatchSession(settings)
        self.history = History(self.session)
        self.hand = Hand(self.session, self.history, SakuraPlaymat)
        self.duel = ScriptedDuel(*steps)
        self.refused: list[object] = []
        self.ways: list[tuple[object, object]] = []
        self.session.refused.connect(self.refused.append)
        self.hand.which_way.connect(lambda move, options: self.ways.append((move, options)))
        self.session.open(self.duel)


@pytest.fixture
def settings(tmp_path: Path, qtbot: QtBot) -> Settings:
    made = Settings(tmp_path / "settings.json")
    made.curtain = False
    return made


def conduct() -> asked.ChooseConduct:
    options = (
        Option("standard", (FORWARD, USE), leads=True),
        Option("full-power", (USE, Move("card:2", "hand.0", "in-use.0")), leads=True),
    )
    return asked.ChooseConduct(seat=0, options=options)


def mulligan() -> asked.ChooseMulligan:
    options = tuple(Option(f"card:{n}", (Move(f"card:{n}", "hand.0", "deck.0"),)) for n in (1, 2, 3))
    return asked.ChooseMulligan(seat=0, options=options, least=0, most=3, ordered=True)


class TestMoves:
    def test_a_move_of_the_decision_is_accepted_and_carried_out(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act()), Step(None))
        assert table.hand.accepts(USE)
        assert table.hand.drop(USE)
        assert table.duel.given == [("use:1",)]

    def test_a_move_that_no_option_has_is_refused_with_the_reason(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act()))
        wrong = Move(PIECE, "life.1", "flare.0")
        assert not table.hand.accepts(wrong)
        assert not table.hand.drop(wrong)
        assert table.duel.asked_why == [wrong]
        assert [refusal.section for refusal in table.refused] == ["9-6"]

    def test_nothing_asked_refuses_without_a_word(self, settings: Settings) -> None:
        table = Table(settings, Step(None))
        assert not table.hand.drop(USE)
        assert table.refused == []

    def test_a_move_that_leads_on_is_carried_out_by_the_decisions_that_follow(self, settings: Settings) -> None:
        table = Table(settings, Step(conduct()), Step(tables.act()), Step(tables.payment()), Step(None))
        settings.pay_default = "vigor"
        assert table.hand.drop(FORWARD)
        assert table.duel.given == [("standard",), ("basic:forward",), ("vigor",)]

    def test_where_several_options_have_the_move_it_is_asked_which(self, settings: Settings) -> None:
        table = Table(settings, Step(conduct()), Step(tables.act()), Step(None))
        assert table.hand.drop(USE)
        ((move, options),) = table.ways
        assert (move, [option.key for option in options]) == (USE, ["standard", "full-power"])
        assert table.duel.given == []
        table.hand.carry(options[0], move)
        assert table.duel.given == [("standard",), ("use:1",)]

    def test_a_lead_that_ends_in_several_answers_asks_which(self, settings: Settings) -> None:
        two = asked.ChooseAct(
            seat=0, options=(Option("basic:forward", (FORWARD,)), Option("special:forward", (FORWARD,)))
        )
        table = Table(settings, Step(conduct()), Step(two), Step(None))
        table.hand.drop(FORWARD)
        assert table.duel.given == [("standard",)]
        ((_, options),) = table.ways
        assert [option.key for option in options] == ["basic:forward", "special:forward"]

    def test_a_lead_that_nothing_follows_stops(self, settings: Settings) -> None:
        table = Table(settings, Step(conduct()), Step(tables.damage(0)), Step(None))
        assert table.hand.drop(FORWARD)
        assert table.duel.given == [("standard",)]
        assert table.session.decision == tables.damage(0)

    def test_a_lead_goes_on_to_a_payment_that_is_meant(self, settings: Settings) -> None:
        cover = Move("card:2", "hand.0", "cover.0")
        leads = asked.ChooseConduct(seat=0, options=(Option("standard", (cover,), leads=True), Option("full-power")))
        table = Table(settings, Step(leads), Step(tables.act()), Step(None))
        table.hand.drop(cover)
        assert table.duel.given == [("standard",)]
        assert table.hand.payment.key == "cover:2"


class TestPayment:
    def test_a_hand_card_on_the_cover_pile_pays_for_the_next_basic_action(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act()), Step(tables.payment()), Step(None))
        assert table.hand.drop(Move("card:2", "hand.0", "cover.0"))
        assert table.duel.given == []
        assert Thing("card:2", "hand.0") in table.hand.glow().picked
        table.hand.drop(FORWARD)
        assert table.duel.given == [("basic:forward",), ("cover:2",)]
        assert table.hand.payment.key == ""

    def test_vigor_pays_unless_it_is_meant_that_one_is_asked(self, settings: Settings) -> None:
        for meant, given in ((False, [("basic:forward",), ("vigor",)]), (True, [("basic:forward",)])):
            table = Table(settings, Step(tables.act()), Step(tables.payment()), Step(None))
            if meant:
                table.hand.mean(ASKED)
            table.hand.drop(FORWARD)
            assert table.duel.given == given
            assert table.hand.payment.key == ""

    def test_vigor_can_be_meant_and_no_longer_meant(self, settings: Settings) -> None:
        settings.pay_default = "ask"
        table = Table(settings, Step(tables.act()), Step(tables.payment()), Step(None))
        table.hand.mean("vigor")
        assert table.hand.payment.key == "vigor"
        table.hand.mean("vigor")
        assert table.hand.payment.key == ""
        table.hand.drop(FORWARD)
        assert table.duel.given == [("basic:forward",)]
        assert table.session.decision == tables.payment()

    def test_escape_takes_the_payment_back(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act()))
        table.hand.mean("vigor")
        assert table.hand.put_back()
        assert table.hand.payment.key == ""
        assert not table.hand.put_back()

    def test_without_anything_meant_the_setting_decides(self, settings: Settings) -> None:
        settings.pay_default = "vigor"
        table = Table(settings, Step(tables.act()), Step(tables.payment()), Step(None))
        table.hand.drop(FORWARD)
        assert table.duel.given == [("basic:forward",), ("vigor",)]

    def test_what_cannot_be_paid_is_asked_for(self, settings: Settings) -> None:
        settings.pay_default = "vigor"
        only_cards = asked.ChooseBasicPayment(seat=0, options=tables.payment().options[1:])
        table = Table(settings, Step(tables.act()), Step(only_cards), Step(None))
        table.hand.drop(FORWARD)
        assert table.session.decision == only_cards

    def test_another_player_never_pays_with_what_was_meant(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act(0)), Step(tables.act(1, hand=(11, 12), specials=())), Step(None))
        table.hand.mean("vigor")
        table.hand.choose(table.hand.offer.decision.option("end"))
        assert table.session.decision.seat == 1
        assert table.hand.payment.key == ""


class TestSeveral:
    def test_drags_are_gathered_and_confirmed(self, settings: Settings) -> None:
        table = Table(settings, Step(mulligan()), Step(None))
        table.hand.drop(Move("card:3", "hand.0", "deck.0"))
        table.hand.drop(Move("card:1", "hand.0", "deck.0"))
        assert table.duel.given == []
        assert table.hand.glow().ghosts == (("card:3", "deck.0"), ("card:1", "deck.0"))
        assert table.hand.confirm()
        assert table.duel.given == [("card:3", "card:1")]

    def test_none_is_an_answer_where_none_may_be_chosen(self, settings: Settings) -> None:
        table = Table(settings, Step(mulligan()), Step(None))
        assert table.hand.confirm()
        assert table.duel.given == [()]

    def test_too_few_are_not_confirmed(self, settings: Settings) -> None:
        decision = general.ChooseCards(seat=0, options=mulligan().options, least=2, most=2)
        table = Table(settings, Step(decision), Step(None))
        table.hand.drop(Move("card:3", "hand.0", "deck.0"))
        assert not table.hand.confirm()
        assert table.duel.given == []

    def test_the_last_one_is_put_back_and_each_by_its_thing(self, settings: Settings) -> None:
        table = Table(settings, Step(mulligan()), Step(None))
        chosen: list[int] = []
        table.hand.chosen.connect(lambda: chosen.append(len(table.hand.offer.picked)))
        for number in (3, 1, 2):
            table.hand.drop(Move(f"card:{number}", "hand.0", "deck.0"))
        table.hand.put_back()
        assert table.hand.offer.picked == ("card:3", "card:1")
        table.hand.point(Thing("card:3", "hand.0"))
        assert table.hand.offer.picked == ("card:1",)
        assert len(chosen) == 5, "each is told, once"

    def test_no_more_than_may_be(self, settings: Settings) -> None:
        decision = asked.ChooseCrystals(
            seat=0,
            options=(Option("shadow", (Move(PIECE, "shadow", "card.5"),), limit=1), Option("aura.0", limit=2)),
            least=2,
            most=2,
        )
        table = Table(settings, Step(decision), Step(None))
        shadow = Move(PIECE, "shadow", "card.5")
        assert table.hand.drop(shadow)
        assert not table.hand.drop(shadow)
        assert not table.hand.choose(decision.options[0])
        assert table.hand.offer.picked == ("shadow",)


class TestPointing:
    def test_a_thing_that_an_option_names_is_chosen_by_pointing(self, settings: Settings) -> None:
        decision = general.ChooseCards(seat=0, options=(Option("card:1"), Option("card:2")))
        table = Table(settings, Step(decision), Step(None))
        assert table.hand.point(Thing("card:2", "hand.0"))
        assert table.duel.given == [("card:2",)]

    def test_a_thing_that_several_options_name_asks_which(self, settings: Settings) -> None:
        decision = general.ChooseNext(seat=0, options=(Option("next:0:card:1"), Option("next:1:card:1")))
        table = Table(settings, Step(decision), Step(None))
        assert table.hand.point(Thing("card:1", "hand.0"))
        assert [option.key for option in table.ways[0][1]] == ["next:0:card:1", "next:1:card:1"]

    def test_a_thing_that_nothing_names_is_left(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.damage()))
        assert not table.hand.point(Thing("card:1", "hand.0"))

    def test_things_are_found_where_the_view_shows_them(self, settings: Settings) -> None:
        under = tables.card(60)
        step = Step(
            tables.act(),
            table={"cards": {"enhancements.0": (tables.card(5, attached=(under,)),)}, "attacks": (tables.attack(1),)},
        )
        table = Table(settings, step)
        assert table.hand.find("card:5") == "enhancements.0"
        assert table.hand.find("card:60") == "sealed.0"
        assert table.hand.find("attack:1") == "attacking"
        assert table.hand.find("card:99") is None


class TestTakingBack:
    def test_what_one_movement_did_comes_back_in_one(self, settings: Settings) -> None:
        settings.pay_default = "vigor"
        table = Table(
            settings, Step(conduct()), Step(tables.act()), Step(tables.payment()), Step(tables.act()), Step(None)
        )
        table.hand.drop(FORWARD)
        assert table.duel.answers == 3
        assert table.history.undo()
        assert (table.duel.answers, table.session.decision) == (0, conduct())
        assert table.history.redo()
        assert (table.duel.answers, table.session.decision) == (3, tables.act())
        assert not table.history.can_redo

    def test_crossing_hidden_knowledge_asks_first(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act()), Step(tables.damage(0)), Step(None))
        table.duel.reveals = frozenset({1})
        doubts = []
        table.history.doubtful.connect(lambda: doubts.append(True))
        table.hand.drop(USE)
        assert not table.history.undo()
        assert (doubts, table.duel.answers) == ([True], 1)
        assert table.history.undo(sure=True)
        assert table.duel.answers == 0

    def test_a_setting_leaves_the_question_out(self, settings: Settings) -> None:
        settings.confirm_undo = False
        table = Table(settings, Step(tables.act()), Step(tables.damage(0)), Step(None))
        table.duel.reveals = frozenset({1})
        table.hand.drop(USE)
        assert table.history.undo()

    def test_doubt_in_the_middle_of_a_movement_leaves_all_of_it(self, settings: Settings) -> None:
        settings.pay_default = "vigor"
        table = Table(
            settings, Step(conduct()), Step(tables.act()), Step(tables.payment()), Step(tables.act()), Step(None)
        )
        table.duel.reveals = frozenset({2})
        table.hand.drop(FORWARD)
        assert not table.history.undo()
        assert table.duel.answers == 3

    def test_a_new_movement_forgets_what_was_taken_back(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act()), Step(tables.damage(0)), Step(None))
        table.hand.drop(USE)
        table.history.undo()
        table.hand.carry(tables.act().option("end"))
        assert not table.history.can_redo
        assert not table.history.redo()

    def test_moments_of_the_past_are_looked_at(self, settings: Settings) -> None:
        table = Table(settings, Step(tables.act()), Step(tables.damage(0)), Step(None))
        shown = []
        table.history.looking_changed.connect(shown.append)
        table.hand.drop(USE)
        table.history.look_at(0)
        assert not table.history.can_undo
        table.history.back_to_present()
        table.history.back_to_present()
        assert shown == [0, -1]
        assert table.history.can_undo
