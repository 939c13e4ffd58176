"""In which language words are asked, and in which they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from engine.study.schedule import Pair
from engine.text.phrase import say
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.widgets.layouts import walked
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings


def direction(settings: Settings, words: Words) -> Pair:
    """The direction chosen; until one is, from the language that is learned, or the second, into the first."""
    if all(settings.learning):
        return Pair(*settings.learning)
    answers = words.chosen
    wanted = (settings.learns, words.second, "en" if answers == "ja" else "ja")
    asks = next(one for one in wanted if one not in ("", answers))
    return Pair(asks, answers)


class DirectionBox(QWidget):
    """Two choices of a language and a button that turns them round."""

    turned = Signal(object)
    """Another `Pair`."""

    def __init__(self, words: Words, settings: Settings, parent: QWidget) -> None:
        """As the settings have it."""
        super().__init__(parent)
        self._words = words
        self._settings = settings
        self._pair = direction(settings, words)
        self.wording = Translated(words, self)
        self.asks, self.answers = self._choice("asks", "study-asks"), self._choice("answers", "study-answers")
        self.turn = self.wording.button("study.turn", "study-turn-sign", self.turn_round)
        self.wording.name(self.turn, "study-turn")
        self.wording.tip(self.turn, "study-turn")
        label = self.wording.label("study-direction")
        label.setBuddy(self.asks)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (label, self.asks, self.turn, self.answers):
            row.addWidget(part)
        walked(self.asks, self.turn, self.answers)
        settings.changed.connect(self._setting_changed)
        words.changed.connect(self._follow)
        self._show()

    @property
    def pair(self) -> Pair:
        """The direction shown."""
        return self._pair

    def turn_round(self) -> None:
        """Ask in the language that was answered in."""
        self._settings.learning = (self._pair.answers, self._pair.asks)

    def _choice(self, which: str, key: str) -> QComboBox:
        languages = [(language, say(f"settings-language-{language}")) for language in LANGUAGES]
        box = self.wording.choice(f"study.{which}", languages, key)
        self.wording.tip(box, key)
        box.activated.connect(lambda _index: self._chosen(which))
        return box

    def _chosen(self, which: str) -> None:
        """Of two languages that are the same the other one takes what this one was before."""
        asks, answers = LANGUAGES[self.asks.currentIndex()], LANGUAGES[self.answers.currentIndex()]
        if asks == answers:
            asks, answers = (asks, self._pair.asks) if which == "asks" else (self._pair.answers, answers)
        self._settings.learning = (asks, answers)
        self._follow()

    def _setting_changed(self, name: str) -> None:
        if name in {"learning", "language", "second_language", "learns"}:
            self._follow()

    def _follow(self) -> None:
        pair = direction(self._settings, self._words)
        changed, self._pair = pair != self._pair, pair
        self._show()
        if changed:
            self.turned.emit(pair)

    def _show(self) -> None:
        self.asks.setCurrentIndex(LANGUAGES.index(self._pair.asks))
        self.answers.setCurrentIndex(LANGUAGES.index(self._pair.answers))
