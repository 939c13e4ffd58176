"""What a lesson says, beside the board: what has happened, what to do now and why, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.side_panel import SidePanel
from sakura_desktop.widgets.translated import dress

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.lesson import Lesson, Step
    from engine.cardgame.play.taught import TaughtMatch
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


class Course(Protocol):
    """A lesson under way, as far as the panel asks it."""

    lesson: Lesson

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when all is done."""

    @property
    def happened(self) -> Phrase | None:
        """What the step done last has shown."""


class LessonPanel(SidePanel):
    """Follows a lesson that is played. `next` comes when the lesson is done: the next one, or a duel."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """No lesson yet."""
        super().__init__("lesson", ("show", "again", "restart", "lessons"), words, look, parent)

    def show_lesson(self, course: Course, following: Phrase | None) -> None:
        """Show how far a lesson has come; `following` is the title of the next one."""
        lesson, step = course.lesson, course.step
        at = len(lesson.step) if step is None else lesson.step.index(step) + 1
        self.wording.phrase(self.title, lesson.title())
        self.wording.phrase(self.place, say("lesson-place", step=at, steps=len(lesson.step)))
        done = say("lesson-happened", what=course.happened) if course.happened is not None else None
        if step is None:
            follows = say("lesson-follows", lesson=following) if following is not None else say("lesson-last")
            self.text.put(done=done, to_do=say("lesson-learned"), why=follows)
        else:
            self.text.put(done=done, to_do=lesson.to_do(step), why=lesson.why(step))
        self.section.put(step.section if step is not None else "")
        on = "lesson-duel" if following is None else "lesson-next"
        self.wording.text(self.buttons["next"], on)
        self.wording.tip(self.buttons["next"], f"{on}-tip")
        self.buttons["next"].setVisible(step is None)

    def show_match(self, taught: TaughtMatch, following: Phrase | None) -> None:
        """The same of one that is a match: a step may be missed, questions are remarked on."""
        self.show_lesson(taught, following)
        step, remark = taught.step, taught.remark
        if step is not None and taught.missed:
            self.text.put(to_do=say("lesson-missed"), why=taught.lesson.to_do(step))
        elif step is not None and remark is not None:
            self.text.put(to_do=taught.lesson.to_do(step), remark=taught.lesson.remarked(step, remark))
            self.section.put(remark.section)
        dress(self.buttons["again"], "role", "leading" if step is not None and taught.missed else "")
        self.buttons["show"].setEnabled(taught.shown_next() is not None)
        self.buttons["again"].setEnabled(step is not None and taught.answers > taught.standing.begun)
