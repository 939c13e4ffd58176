"""The sole holder of a duel: what it tells, whom it seats, what it asks and what it answers by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cardgame import decisions as general
from engine.kernel.decisions import Decision, Option
from engine.sakura import decisions as asked
from sakura_desktop.match.seating import PUBLIC, is_private, lower_half, seat_for
from sakura_desktop.match.session import MatchSession
from sakura_desktop.settings import Settings
from tests.desktop import tables
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.kernel.decisions import Keys


NO_REACTION = asked.ChooseReaction(seat=1, options=(Option("pass"),), secret=True)
NOTHING_TO_CHOOSE = general.ChooseCards(seat=1, options=(), least=0, most=1, secret=True)
REACTION = asked.ChooseReaction(seat=1, options=(Option("use:1"), Option("pass")), secret=True)


class Waiting(Decision, frozen=True):
    """A question by which nothing can be done, in two ways."""

    @property
    def idle(self) -> Keys:
        return ("pass",)


IDLE = Waiting(seat=1, options=(Option("pass"), Option("pass-turn")), secret=True)


@pytest.fixture
def settings(tmp_path: Path, qtbot: QtBot) -> Settings:
    made = Settings(tmp_path / "settings.json")
    made.curtain = False
    return made


class Ear:
    """Hears everything that a session tells."""

    def __init__(self, session: MatchSession) -> None:
        self.told: list[tuple[object, ...]] = []
        for name in (
            "view_changed",
            "frames_came",
            "decision_asked",
            "refused",
            "curtain_fell",
            "curtain_rose",
            "saved",
            "save_failed",
            "ended",
        ):
            getattr(session, name).connect(lambda *args, name=name: self.told.append((name, *args)))

    def names(self) -> list[str]:
        return [str(entry[0]) for entry in self.told]

    def last(self, name: str) -> tuple[object, ...]:
        return next(entry[1:] for entry in reversed(self.told) if entry[0] == name)


class TestAnswers:
    def test_opening_shows_the_table_anew_and_asks(self, settings: Settings) -> None:
        session = MatchSession(settings)
        ear = Ear(session)
        session.open(ScriptedDuel(Step(tables.act())))
        assert ear.names() == ["view_changed", "decision_asked"]
        assert ear.last("view_changed") == (tables.view(0), True)
        assert session.seat == 0
        assert session.decision == tables.act()

    def test_an_answer_tells_what_happened_and_asks_on(self, settings: Settings) -> None:
        session = MatchSession(settings)
        duel = ScriptedDuel(Step(tables.act()), Step(tables.payment()))
        session.open(duel)
        ear = Ear(session)
        assert session.submit(("basic:forward",))
        assert ear.names() == ["frames_came", "saved", "decision_asked"]
        (frames,) = ear.last("frames_came")
        assert [frame.index for frame in frames] == [1]
        assert duel.given == [("basic:forward",)]

    @pytest.mark.parametrize("keys", [("nonsense",), (), ("end", "end")])
    def test_what_is_no_answer_is_refused_and_changes_nothing(self, settings: Settings, keys: tuple[str, ...]) -> None:
        session = MatchSession(settings)
        duel = ScriptedDuel(Step(tables.act()), Step(None))
        session.open(duel)
        ear = Ear(session)
        assert not session.submit(keys)
        assert ear.names() == ["refused"]
        assert duel.given == []

    def test_what_would_tell_a_secret_by_not_being_asked_is_asked(self, settings: Settings) -> None:
        settings.curtain = True
        session = MatchSession(settings)
        session.open(ScriptedDuel(Step(NO_REACTION), Step(None)), sitting=1)
        assert session.decision == NO_REACTION

    @pytest.mark.parametrize("reaction", [NO_REACTION, REACTION], ids=["pass", "use"])
    def test_what_both_know_to_be_vain_is_not_asked_for(
        self, settings: Settings, reaction: asked.ChooseReaction
    ) -> None:
        settings.curtain = True
        duel = ScriptedDuel(Step(reaction), Step(None))
        duel.vain = True
        session = MatchSession(settings)
        session.open(duel)
        assert duel.given == ([("pass",)] if reaction is NO_REACTION else [])

    @pytest.mark.parametrize("unasked", [NO_REACTION, NOTHING_TO_CHOOSE, IDLE], ids=["pass", "none", "idle"])
    @pytest.mark.parametrize("players", [("", ""), ("master", "")], ids=["open", "alone"])
    def test_where_nobody_would_learn_a_secret_the_only_answer_is_not_asked_for(
        self, settings: Settings, players: tuple[str, str], unasked: Decision
    ) -> None:
        settings.curtain = players[0] != ""
        duel = ScriptedDuel(Step(tables.damage(1)), Step(unasked), Step(unasked), Step(tables.damage(1)))
        duel.players = players
        session = MatchSession(settings)
        session.open(duel)
        ear = Ear(session)
        assert session.submit(("life",))
        only = () if unasked is NOTHING_TO_CHOOSE else ("pass",)
        assert duel.given == [("life",), only, only]
        assert session.decision == tables.damage(1)
        (frames,) = ear.last("frames_came")
        assert [frame.index for frame in frames] == [1, 2, 3]
        assert ear.names().count("decision_asked") == 1

    def test_a_players_own_time_is_ended_by_the_player_alone(self, settings: Settings) -> None:
        ending = asked.ChooseAct(seat=0, options=(Option("end"),), secret=True)
        shown = general.LookAt(seat=0, options=(Option("seen"),), secret=True, cards=("card:1",))
        found = general.ChooseCards(seat=0, options=(), least=0, most=0, secret=True, shown=("card:1",))
        for decision in (ending, shown, found):
            session = MatchSession(settings)
            session.open(ScriptedDuel(Step(decision), Step(None)))
            assert session.decision == decision

    def test_whoever_is_taught_is_asked_everything(self, settings: Settings) -> None:
        session = MatchSession(settings)
        session.asks_all = True
        session.open(ScriptedDuel(Step(NO_REACTION), Step(None)))
        assert session.decision == NO_REACTION

    def test_the_end_is_told_with_the_winner(self, settings: Settings) -> None:
        session = MatchSession(settings)
        session.open(ScriptedDuel(Step(tables.act()), Step(None)))
        ear = Ear(session)
        session.submit(("end",))
        assert ear.last("ended") == (0,)
        assert session.decision is None

    def test_a_duel_that_cannot_be_saved_goes_on_and_says_so(self, settings: Settings) -> None:
        session = MatchSession(settings)
        duel = ScriptedDuel(Step(tables.act()), Step(tables.damage(0)))
        session.open(duel)
        ear = Ear(session)
        duel.save_error = OSError("disk full")
        session.submit(("end",))
        assert ear.last("save_failed") == (duel.save_error,)
        assert session.decision == tables.damage(0)

    def test_without_a_duel_there_is_nothing_to_hold(self, settings: Settings) -> None:
        session = MatchSession(settings)
        assert not session.is_open
        assert session.decision is None
        with pytest.raises(LookupError):
            session.view()


class TestSeats:
    def test_without_curtains_whoever_decides_is_shown(self, settings: Settings) -> None:
        session = MatchSession(settings)
        session.open(ScriptedDuel(Step(tables.act()), Step(tables.damage(1))))
        ear = Ear(session)
        session.submit(("end",))
        assert ear.names() == ["frames_came", "saved", "view_changed", "decision_asked"]
        assert ear.last("view_changed") == (tables.view(1), False)
        assert (session.seat, session.lower) == (1, 1)

    def test_a_curtain_falls_before_a_secret_is_shown(self, settings: Settings) -> None:
        settings.curtain = True
        reaction = asked.ChooseReaction(seat=1, options=(Option("pass"),), secret=True)
        session = MatchSession(settings)
        session.open(ScriptedDuel(Step(tables.act()), Step(reaction), Step(None)))
        assert session.curtain_for == 0
        session.lift_curtain()
        assert (session.seat, session.curtain_for) == (0, None)
        ear = Ear(session)
        session.submit(("end",))
        assert ear.names()[-3:] == ["curtain_fell", "view_changed", "decision_asked"]
        assert (session.seat, session.curtain_for, session.decision) == (PUBLIC, 1, None)
        assert ear.last("view_changed") == (tables.view(-1), False)
        session.lift_curtain()
        assert session.decision == reaction
        assert ear.last("view_changed") == (tables.view(1), False)

    def test_what_tells_nothing_is_answered_without_seeing_anything_secret(self, settings: Settings) -> None:
        settings.curtain = True
        session = MatchSession(settings)
        duel = ScriptedDuel(Step(tables.act()), Step(REACTION), Step(tables.damage(1)), Step(None))
        session.open(duel)
        assert not session.leave(), "a turn can't be left"
        session.lift_curtain()
        session.submit(("end",))
        assert session.curtain_for == 1
        ear = Ear(session)
        assert session.leave()
        assert duel.given == [("end",), ("pass",)]
        assert ear.names()[0] == "curtain_rose"
        assert (session.seat, session.curtain_for, session.decision) == (PUBLIC, None, tables.damage(1))
        assert not session.leave(), "no curtain is down"

    def test_nothing_is_answered_behind_a_curtain(self, settings: Settings) -> None:
        settings.curtain = True
        session = MatchSession(settings)
        duel = ScriptedDuel(Step(tables.act()), Step(None))
        session.open(duel)
        assert not session.submit(("end",))
        assert duel.given == []

    def test_a_public_question_in_between_is_asked_over_what_both_may_know(self, settings: Settings) -> None:
        settings.curtain = True
        session = MatchSession(settings)
        session.open(ScriptedDuel(Step(tables.act()), Step(tables.damage(1)), Step(None)))
        session.lift_curtain()
        session.submit(("end",))
        assert (session.seat, session.lower, session.curtain_for) == (PUBLIC, 1, None)
        assert session.decision == tables.damage(1)
        session.take_seat()
        assert session.curtain_for == 1
        session.lift_curtain()
        assert session.seat == 1

    def test_the_board_can_stay_with_the_first_player(self, settings: Settings) -> None:
        settings.turn_board = "stay"
        assert lower_half(1, 1, settings) == 0
        settings.turn_board = "turn"
        assert lower_half(1, 0, settings) == 1
        assert lower_half(None, 1, settings) == 1

    def test_a_change_of_the_setting_turns_the_board_at_once(self, settings: Settings) -> None:
        session = MatchSession(settings)
        session.open(ScriptedDuel(Step(tables.damage(1)), Step(None)))
        assert session.lower == 1
        ear = Ear(session)
        settings.turn_board = "stay"
        assert session.lower == 0
        assert ear.names() == ["view_changed", "decision_asked"]

    def test_a_decision_is_private_if_it_names_what_nobody_else_can_name(self) -> None:
        public = tables.view(-1, cards={"discard.0": (tables.card(7),)})
        assert is_private(tables.act(), public)
        assert not is_private(tables.damage(), public)
        assert not is_private(general.ChooseCards(seat=0, options=(Option("card:7"),)), public)
        assert is_private(general.LookAt(seat=0, options=(Option("seen"),), cards=("card:9",)), public)

    def test_whoever_sits_there_stays(self, settings: Settings) -> None:
        settings.curtain = True
        public = tables.view(-1)
        assert seat_for(tables.act(0), lambda: public, 0, settings) == (0, False)
        assert seat_for(tables.act(0), lambda: public, 1, settings) == (0, True)
        assert seat_for(tables.damage(1), lambda: public, 0, settings) == (PUBLIC, False)

    def test_another_duel_lifts_the_curtain_of_the_last(self, settings: Settings) -> None:
        settings.curtain = True
        session = MatchSession(settings)
        session.open(ScriptedDuel(Step(tables.act())))
        ear = Ear(session)
        session.open(ScriptedDuel(Step(None)))
        assert "curtain_rose" in ear.names()
        assert session.curtain_for is None


class TestPast:
    def test_a_moment_of_the_past_is_looked_at_and_left(self, settings: Settings) -> None:
        session = MatchSession(settings)
        first = {"crystals": {"distance": 9}}
        duel = ScriptedDuel(Step(tables.act(), table=first), Step(tables.damage(0)))
        session.open(duel)
        session.submit(("end",))
        session.look(duel.at(0))
        assert session.looking
        assert session.decision is None
        assert session.view().distance == 9
        session.look(None)
        assert session.decision == tables.damage(0)
        assert session.view().distance == 6
