"""What a lesson says, beside the board: what has happened, what to do now and why, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.section_button import SectionButton
from sakura_desktop.widgets.sentences import Sentences
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.lesson import Lesson, Step
    from engine.cardgame.play.taught import TaughtMatch
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


WAYS = ("show", "again", "restart", "lessons")
"""What can be done beside playing, by name; `next` comes when the lesson is done."""


class LessonPanel(QFrame):
    """Follows a lesson that is played."""

    asked = Signal(str)
    """A way on: `show`, `again`, `restart`, `lessons`, `next`."""
    link = Signal(str)
    """A term or card in a sentence was clicked, or a section."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        """No lesson yet."""
        super().__init__(parent)
        self.setObjectName("lesson.panel")
        self.setProperty("role", "side")
        self.wording = Translated(words, self)
        self.wording.name(self, "lesson-panel")
        self._words = words
        self._title = PlainLabel(self)
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        self._place = PlainLabel(self)
        self._place.setProperty("role", "note")
        self.section = SectionButton("lesson.section", words, self)
        self.section.asked.connect(self.link)
        self.text = Sentences("lesson.text", words, self)
        self.text.anchorClicked.connect(lambda link: self.link.emit(link.toString()))
        self.buttons = {way: self._button(way) for way in (*WAYS, "next")}
        self.buttons["next"].setProperty("role", "leading")
        self._lay_out()

    def _button(self, way: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"lesson.{way}")
        button.setAutoDefault(True)
        self.wording.text(button, f"lesson-{way}")
        self.wording.tip(button, f"lesson-{way}-tip")
        button.clicked.connect(lambda _checked=False: self.asked.emit(way))
        return button

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._place, 0, Qt.AlignmentFlag.AlignTop)
        ways = QGridLayout()
        ways.setSpacing(4)
        for at, way in enumerate(WAYS):
            ways.addWidget(self.buttons[way], at // 2, at % 2)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 8, 8, 8)
        box.setSpacing(6)
        box.addLayout(head)
        box.addWidget(self.text, 1)
        box.addWidget(self.section, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self.buttons["next"])
        box.addLayout(ways)

    def show_lesson(self, course: Course, following: Phrase | None) -> None:
        """Show how far a lesson has come; `following` is the title of the next one."""
        lesson, step = course.lesson, course.step
        at = len(lesson.step) if step is None else lesson.step.index(step) + 1
        self.wording.phrase(self._title, lesson.title())
        self.wording.phrase(self._place, say("lesson-place", step=at, steps=len(lesson.step)))
        done = say("lesson-happened", what=course.happened) if course.happened is not None else None
        if step is None:
            follows = say("lesson-follows", lesson=following) if following is not None else say("lesson-last")
            self.text.put(done=done, to_do=say("lesson-learned"), why=follows)
        else:
            self.text.put(done=done, to_do=lesson.to_do(step), why=lesson.why(step))
        self.section.put(step.section if step is not None else "")
        self.buttons["next"].setVisible(step is None and following is not None)

    def _lead(self, way: str, leads: bool) -> None:
        """Let a button stand out, or no longer."""
        button, role = self.buttons[way], "leading" if leads else ""
        if button.property("role") != role:
            button.setProperty("role", role)
            button.style().unpolish(button)
            button.style().polish(button)

    def show_match(self, taught: TaughtMatch, following: Phrase | None) -> None:
        """The same of one that is a match: a step may be missed, questions are remarked on."""
        self.show_lesson(taught, following)
        step, remark = taught.step, taught.remark
        if step is not None and taught.missed:
            self.text.put(to_do=say("lesson-missed"), why=taught.lesson.to_do(step))
        elif step is not None and remark is not None:
            self.text.put(to_do=taught.lesson.to_do(step), remark=taught.lesson.remarked(step, remark))
            self.section.put(remark.section)
        self._lead("again", step is not None and taught.missed)
        self.buttons["show"].setEnabled(taught.shown_next() is not None)
        self.buttons["again"].setEnabled(step is not None and taught.answers > taught.standing.begun)
