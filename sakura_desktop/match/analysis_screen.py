"""A match looked at afterwards: the curve of the chances, its turning points, and the board where one goes: what was
played there, what was better and why; it can be played on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal

from engine.players.analysis import question
from engine.text.phrase import say
from sakura_desktop.match.analysis import Analysis
from sakura_desktop.match.chance_curve import ChanceCurve, CurvePoint
from sakura_desktop.match.hints import named_answer, percent
from sakura_desktop.match.past_screen import PastScreen
from sakura_desktop.match.side_column import SIDE
from sakura_desktop.table.ghost import GhostHand
from sakura_desktop.widgets.dialogs import FileKind, ask_file, tell
from sakura_desktop.widgets.layouts import beside, scrolling
from sakura_desktop.widgets.share_bar import ShareBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.match import AnyMatch
    from engine.players.analysis import Verdict
    from engine.text.phrase import Phrase, Slot
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.thinking import Thinking
    from sakura_desktop.settings import Settings

MOST_BESIDE: Final = 36
"""How much of the screen's width that column may take, in hundredths."""
PICTURES: Final = FileKind("file-open-title", "analysis-save-title", "analysis-pictures", (".png",))


class AnalysisScreen(PastScreen):
    """The board of the moment gone to, beside it what was found."""

    watching = Signal(object, int)
    """The match, to be looked at again from the moment before that answer."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, thinking: Thinking,
        parent: QWidget | None = None,
    ) -> None:
        """No match yet."""
        super().__init__("analysis", words, settings, look, game, parent)
        self._own = settings
        self.at = -1
        """Before which answer the moment shown stands; -1 where none is shown yet."""
        self.work = Analysis(thinking, self)
        self.ghost = GhostHand(self.board)
        self.curve = ChanceCurve("analysis.curve", words, self.look, self)
        self.curve.picked.connect(lambda index: self.go(self.curve.points[index].answers))
        self.bar = ShareBar("analysis.progress", self)
        self.wording.name(self.bar, "analysis-progress")
        self.switch = self.button("analysis.switch", "analysis-stop", self._switch)
        self.points = self.wording.lines("analysis.points", "analysis-points")
        self.points.itemClicked.connect(lambda _item: self._pick(self.points.currentRow()))
        self.points.currentRowChanged.connect(self._pick)
        self._said = self.label(name="analysis.said", wrap=True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fork = self.button("analysis.fork", "replay-fork", self.ask_fork)
        self.watch = self.button("analysis.watch", "analysis-watch", self._watch)
        self.save = self.button("analysis.save", "analysis-save", self.ask_save)
        text = scrolling(self._said, self, sideways=False)
        self.lay_out(
            (self.curve, 5), (beside((self.bar, 1), self.switch), 0),
            (self.label("analysis-points", role="heading"), 0), (self.points, 4), (text, 5), (self.fork, 0),
            (beside(self.watch, self.save), 0), spacing=5,
        )
        self.work.changed.connect(self._renew)

    def make_room(self) -> None:
        """In a wide window the curve is wide too."""
        least = self.look.px(SIDE)
        room = self.width() - self.board.minimumSizeHint().width()
        self._side.setFixedWidth(max(least, min(room, self.width() * MOST_BESIDE // 100)))

    def show_duel(self, match: AnyMatch) -> None:
        """Look through a match; what was found of it before is still there."""
        known = self.match
        self.take(match, "analysis-title")
        if match is not known:
            self.at = -1
            self.work.open(match)
            self.go(0)
        self._renew()

    # --- going there ---

    def go(self, answers: int) -> None:
        """Show the moment before that answer, and what was found of it."""
        if self.match is None or not 0 <= answers <= self.match.answers:
            return
        self.at = answers
        moment = self.match.at(answers)
        asked = moment.decision
        seat = asked.seat if asked is not None else 0
        self.ghost.hide()
        self.board.show_view(moment.view(seat), lower=seat, decides=seat, reset=True)
        self.curve.mark(answers)
        self._mark_here()
        self.fork.setEnabled(asked is not None)
        self._tell()
        self._show_better()

    def _verdict(self) -> Verdict | None:
        return next((one for one in self.work.verdicts if one.answers == self.at), None)

    def _tell(self) -> None:
        """Say what was played there, what was better, and why."""
        found = self._verdict()
        if self.match is None or found is None:
            self.wording.text(self._said, "analysis-not-yet")
            return
        moment = self.match.at(found.answers)
        slots: dict[str, Slot] = {
            "turn": found.turn, "player": self.players[found.seat], "played": named_answer(moment, found.played),
            "best": named_answer(moment, found.best), "chance": percent(found.chance),
            "left": percent(found.played_chance), "why": found.why,
        }
        if found.played == found.best:
            self.wording.text(self._said, "analysis-best", **slots)
        elif found.turns:
            self.wording.text(self._said, "analysis-better", **slots)
        else:
            self.wording.text(self._said, "analysis-as-good", **slots)

    def _show_better(self) -> None:
        """A ghost hand does what was better there, or what was played, where that was best."""
        found = self._verdict()
        asked = question(self.match, found.answers) if self.match is not None and found is not None else None
        decision = asked[0].decision if asked is not None else None
        if found is None or decision is None:
            return
        keys = found.best if found.turns else found.played
        options = [decision.option(key) for key in keys]
        moves = [option.moves[0] for option in options if option is not None and option.moves]
        key = "analysis-ghost-better" if found.turns else "analysis-ghost-played"
        chance = found.chance if found.turns else found.played_chance
        self.ghost.show(moves, self.words.say(key, chance=percent(chance)))

    def _pick(self, row: int) -> None:
        """A turning point of the list is gone to."""
        points = self.work.turning_points
        if 0 <= row < len(points) and points[row].answers != self.at:
            self.go(points[row].answers)

    # --- what is found ---

    def _switch(self) -> None:
        if self.work.running:
            self.work.stop()
        else:
            self.work.go_on()

    def _renew(self) -> None:
        """Another verdict, or it was begun, stopped or finished."""
        work, match = self.work, self.match
        if match is None:
            return
        lost = work.turning_points
        marked = {one.answers for one in lost}
        points = [
            CurvePoint(one.answers, one.turn, one.of(0), self._point_said(one), one.answers in marked)
            for one in work.verdicts
        ]
        self.curve.show_points(points, match.answers, self.players, say("analysis-curve", player=self.players[0]))
        self.curve.mark(self.at)
        self._list(lost)
        self.bar.show_share(work.share)
        self.bar.setVisible(not work.finished)
        self.switch.setVisible(not work.finished)
        self.wording.text(self.switch, "analysis-stop" if work.running else "analysis-go-on")
        self.save.setEnabled(bool(points))
        found = self._verdict()
        if found is not None and found is not self._told:
            self._told = found
            self._tell()
            self._show_better()

    _told: Verdict | None = None
    """The verdict that is told of the moment shown."""

    def _point_said(self, one: Verdict) -> Phrase:
        """A point in words: when, who, from what chance to what."""
        slots: dict[str, Slot] = {"turn": one.turn, "player": self.players[one.seat]}
        if one.loss > 0:
            return say("analysis-point", chance=percent(one.chance), left=percent(one.played_chance), **slots)
        return say("analysis-point-kept", chance=percent(one.chance), **slots)

    def _list(self, lost: tuple[Verdict, ...]) -> None:
        """The turning points, numbered as on the curve."""
        texts = [
            self.words.text(say("analysis-numbered", number=number, point=self._point_said(one)))
            for number, one in enumerate(lost, 1)
        ]
        if not texts:
            texts = [self.words.say("analysis-none" if self.work.finished else "analysis-none-yet")]
        if texts != [self.points.item(row).text() for row in range(self.points.count())]:
            self.points.blockSignals(True)
            self.points.clear()
            self.points.addItems(texts)
            self.points.blockSignals(False)
        self._mark_here()

    def _mark_here(self) -> None:
        """Of the turning points the one that is shown is marked, or none."""
        lost = self.work.turning_points
        self.points.blockSignals(True)
        self.points.setCurrentRow(next((row for row, one in enumerate(lost) if one.answers == self.at), -1))
        self.points.blockSignals(False)

    def reword(self) -> None:
        """Say the list again."""
        if self.match is not None:
            self._renew()
            self._show_better()

    # --- what one can do ---

    def moment(self) -> AnyMatch | None:
        """Where one went."""
        return self.match.at(self.at) if self.match is not None and self.at >= 0 else None

    def _watch(self) -> None:
        if self.match is not None:
            self.watching.emit(self.match, max(0, self.at))

    def ask_save(self) -> None:
        """Ask for a name and save the curve as a picture there."""
        path = ask_file(self, self.words, self._own, save=True, name="chances.png", kind=PICTURES)
        if path is not None and not self.curve.picture().save(str(path)):
            tell(self, self.words, say("cannot-save-title"), say("analysis-not-saved", path=str(path)))

    def entered(self) -> None:
        """The curve has the keyboard, and looking goes on."""
        self.curve.setFocus()
        self.work.go_on()

    def left(self) -> None:
        """Nothing is looked at unseen; what was found stays."""
        self.work.stop()
        self.ghost.hide()
        super().left()
