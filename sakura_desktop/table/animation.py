"""What happened is seen, one step after the other: each as long as it weighs, all of it as long as it needs.

Showing never holds anyone up: `hurry` brings the table to where it stands, whatever is still to be seen.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal

from sakura_desktop.sound.sounds import BLOWS, Sound
from sakura_desktop.table.choreography import Choreography, LetGo, Scene, Stage, leaves
from sakura_desktop.table.effects import Flight
from sakura_desktop.table.steps import Step, step

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPixmap

    from engine.cardgame.view import Frame, SeenMove, View
    from sakura_desktop.table.things import Thing

LAST: Final = 2.5
"""So much longer what ends the match is under way."""
SPRING: Final = 0.16
"""Seconds in which a thing not taken springs back."""


class Cue(NamedTuple):
    """A step in its turn, with the table after it; without a step, only something to be waited after."""

    frame: Frame[Any] | None
    step: Step | None = None
    halts: bool = False
    heard: tuple[Frame[Any], ...] = ()
    """The events that are heard when it begins."""


class Animation(QObject):
    """Plays steps one after the other."""

    began = Signal(object)
    """A `Step` begins to be seen."""
    settled = Signal()
    """Everything is shown; the table stands as it is."""
    heard = Signal(str, int)
    """A step begins to be seen: what is heard of it, by its name in `Sound`, and how strong it is."""
    halted = Signal()
    """It waits after a frame that is to be looked at, until `hurry` or `go_on`."""

    def __init__(self, board: Stage, parent: QObject) -> None:
        """Nothing to show."""
        super().__init__(parent)
        self._board = board
        self.choreography = Choreography(board)
        self._cues: deque[Cue] = deque()
        self._last: Frame[Any] | None = None
        """The last of what is to be shown, until it is."""
        self._shown = -1
        self._scene: Scene | None = None
        self._until = 0.0
        self._halting = False
        self._asking = True
        """What is asked now is what follows upon all that is shown."""
        board.ticker.ticked.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Something is still to be shown."""
        return self._scene is not None or self._halting or self._last is not None

    @property
    def shown(self) -> int | None:
        """The number of the event after which the table is shown; None where all is shown."""
        return self._shown if self.busy else None

    @property
    def playing(self) -> bool:
        """Steps are seen, and nobody is waited for."""
        return self.busy and not self._halting

    # --- what happened

    def play(self, frames: tuple[Frame[Any], ...], halts: frozenset[int] = frozenset()) -> None:
        """Show these frames after those that are being shown; wait after those whose numbers are among `halts`."""
        if not frames:
            return
        idle = not self.busy
        if idle:
            self._shown = frames[0].index - 1
        before = self._last.view if self._last is not None else self._board.table.view
        coming = cues_of(frames, halts, before, self._steps_of)
        self._spring_unmoved([cue.step for cue in coming if cue.step is not None])
        self._cues += coming
        self._last = frames[-1]
        if idle:
            self._asking = False
            self._next()
            self._asking = True

    def linger(self, seconds: float) -> None:
        """Leave what is seen last standing for a while; where nothing is being shown, not at all."""
        if self.busy and self._board.settings.tempo:
            self._cues.append(Cue(None, step("rest", weight=seconds)))

    def _steps_of(self, frame: Frame[Any], before: View) -> tuple[Step, ...]:
        return self._board.playmat.steps(frame, before) if self._board.settings.tempo else ()

    def hurry(self) -> None:
        """Show the last frame now."""
        self._board.overlay.clear()
        if self.busy:
            self._cues.clear()
            self._halting, self._scene = False, None
            self._finish()

    def go_on(self) -> None:
        """Show what comes after the frame that it waits after."""
        if self._halting:
            self._halting = False
            self._next()

    def steady(self) -> None:
        """Everything lies elsewhere or looks otherwise now: what is in the air lands, and the next step begins."""
        self.forget_drops()
        self._board.overlay.clear()
        if self._scene is not None:
            self._end_scene()
            self._next()

    def _tick(self) -> None:
        if self._scene is not None and self._board.ticker.now() >= self._until:
            self._end_scene()
            self._next()
        if self._scene is None and not self._board.overlay.effects:
            self._board.ticker.rest()

    def _end_scene(self) -> None:
        scene, self._scene = self._scene, None
        if scene is not None:
            if scene.after is not None:
                scene.after()
            self.choreography.veil()
            self._board.overlay.drop(scene.passing)

    def _next(self) -> None:
        """Begin the next step that is to be seen; without any, all is shown."""
        while self._cues and not self._halting and self._scene is None:
            cue = self._cues.popleft()
            self._sound(cue.heard, cue.step)
            if cue.step is not None:
                self._begin(cue.step, cue.frame)
            if cue.halts:
                self._show(cue.frame)
                self._halting = True
                self.halted.emit()
        if not self._cues and not self._halting and self._scene is None and self._last is not None:
            self._finish()

    def _begin(self, step: Step, frame: Frame[Any] | None) -> None:
        scene = self.choreography.scene(step, lambda: self._show(frame))
        if scene.lasts > 0:
            self._scene, self._until = scene, self._board.ticker.now() + scene.lasts
            self._board.ticker.run()
        self.began.emit(step)
        self._board.overlay.show_effects(scene.effects)

    def _sound(self, frames: tuple[Frame[Any], ...], step: Step | None) -> None:
        """Let events be heard as their game says, each sound once, a blow on its way as it is seen; what `hurry` passes
        over is not heard.
        """
        found: dict[Sound, int] = {}
        for frame in frames:
            heard = self._board.playmat.sound_of(frame)
            if heard is not None:
                sound = heard.sound
                if sound is Sound.BLADE and step is not None:
                    sound = BLOWS[step.shape]
                found[sound] = max(found.get(sound, 0), heard.strength)
        for sound, strength in found.items():
            self.heard.emit(sound, strength)

    def _show(self, frame: Frame[Any] | None) -> None:
        if frame is not None:
            self._shown = frame.index
            self._board.show_table(frame.view)

    def _finish(self) -> None:
        last, self._last = self._last, None
        self._show(last)
        self.choreography.veil()
        self.settle_drops()
        self.settled.emit()

    # --- what a hand lets go

    def drop(self, thing: Thing, pixmap: QPixmap, rect: QRect) -> None:
        """A thing lies where a hand has let it go, until it is known what becomes of it."""
        if self._board.settings.tempo and rect.isValid():
            self.choreography.leave(LetGo(thing, pixmap, rect))

    def settle_drops(self) -> None:
        """What is dropped and goes nowhere springs back, unless the question that it led to is still open."""
        if not self.busy and self._asking and not self._board.follows_up():
            self._spring_all()

    def _spring_unmoved(self, steps: list[Step]) -> None:
        """What is dropped and stays where it lay, as an attacker does, is back before what it did is seen."""
        moves = [move for step in steps for move in step.moves]
        if steps and not any(leaves(move, one.thing) for one in self.choreography.let_go for move in moves):
            self._spring_all()

    def _spring_all(self) -> None:
        for one in self.choreography.let_go:
            self.spring_back(one.thing, one.pixmap, one.rect)
        self.forget_drops()

    def forget_drops(self) -> None:
        """What was dropped lies where it is."""
        if self.choreography.let_go:
            self.choreography.leave(None)

    def spring_back(self, thing: Thing, pixmap: QPixmap, rect: QRect) -> None:
        """A thing that isn't taken goes back to where it lies."""
        home = self._board.hits.rect_of_thing(thing)
        if home is None or not rect.isValid() or not self._board.settings.tempo or self.choreography.still:
            return
        self._board.overlay.show_effects(
            [Flight(pixmap=pixmap, source=rect, target=home, lasts=SPRING * 1000, stays=False)]
        )


Steps: TypeAlias = "Callable[[Frame[Any], View], tuple[Step, ...]]"


def cues_of(
    frames: tuple[Frame[Any], ...], halts: frozenset[int], before: View | None, steps_of: Steps
) -> list[Cue]:
    """The steps of frames in the order in which they are seen: cards that go the same way one after the other go in
    one step, a blow comes before what it takes, the first phase of a turn is told by the turn, what ends the match goes
    slowly. An event is heard with its first step, one without a step with what comes next.
    """
    cues: list[Cue] = []
    turned = False
    heard: tuple[Frame[Any], ...] = ()
    for frame in frames:
        heard = (*heard, frame)
        for one in steps_of(frame, before) if before is not None else ():
            last = cues[-1].step if cues else None
            if one.kind == "end" and last is not None and last.kind == "move":
                cues[-1] = cues[-1]._replace(step=last._replace(weight=last.weight * LAST))
            if one.kind == "hit":
                _insert(cues, Cue(None, one, heard=heard))
            elif last is not None and _goes_along(last, one):
                cues[-1] = Cue(frame, last._replace(moves=last.moves + one.moves), heard=cues[-1].heard + heard)
            elif turned and one.kind == "phase":
                turned = False
                continue
            else:
                cues.append(Cue(frame, one, heard=heard))
            turned, heard = one.kind == "turn", ()
        if frame.index in halts:
            cues.append(Cue(frame, None, halts=True, heard=heard))
            heard = ()
        before = frame.view
    return [*cues, Cue(None, heard=heard)] if heard else cues


def _insert(cues: list[Cue], hit: Cue) -> None:
    """A blow comes before what it takes, and is heard with it."""
    assert hit.step is not None
    at = _before_what_it_takes(cues, hit.step)
    taken = [cue._replace(heard=()) for cue in cues[at:]]
    heard = tuple(frame for cue in cues[at:] for frame in cue.heard)
    cues[at:] = [hit._replace(heard=heard + hit.heard), *taken]


def _goes_along(one: Step, other: Step) -> bool:
    """Whether cards go the same way in both."""
    ways = {(move.what, move.source, move.target) for move in (*one.moves, *other.moves)}
    return one.kind == other.kind == "move" and len(ways) == 1 and next(iter(ways))[0] == "card"


def _before_what_it_takes(cues: list[Cue], hit: Step) -> int:
    """Where among the cues a blow belongs: before the moves to or from where it hits that came just before."""
    at = len(cues)
    while at:
        last = cues[at - 1].step
        if last is None or last.kind != "move" or not any(hit.place in _ends(move) for move in last.moves):
            break
        at -= 1
    return at


def _ends(move: SeenMove) -> tuple[str, ...]:
    """The places of a move, those on cards by their handles as well."""
    return move.source, move.target, move.source.replace(".", ":"), move.target.replace(".", ":")
