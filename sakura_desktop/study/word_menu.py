"""The right button and the keys on what is read: put it on the list of words, take it off, hear it, copy it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QToolTip

from engine.text.phrase import say
from sakura_desktop.aloud.aloud import is_heard_key
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import announce

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from engine.text.phrase import Phrase
    from engine.text.render import Span
    from sakura_desktop.aloud.aloud import Aloud
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.collector import Collector

KEY: Final = Qt.Key.Key_A
"""Puts what is pointed at on the list, or takes it off."""
MANY: Final = 2


class Heard(NamedTuple):
    """What can be heard where one points: what the menu says of it, its language, and the text."""

    said: Phrase
    language: str
    spans: tuple[Span, ...]


class Named(NamedTuple):
    """What may be put on the list where one points: words, the sentence that they stand in, the text to be copied."""

    words: Sequence[str] = ()
    sentence: Phrase | None = None
    text: str = ""
    main: str = ""
    """The word that the key takes; of several words it asks, unless there is one."""
    passage: str = ""
    """The sentence itself, as a word of one's own that it would be."""
    heard: Sequence[Heard] = ()


def is_key(event: QKeyEvent) -> bool:
    """The key, alone."""
    return event.key() == KEY and event.modifiers() in (
        Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier,
    )


class Chosen(NamedTuple):
    """A stretch of text that is chosen where one reads, and its language."""

    text: str = ""
    language: str = ""


NOTHING_CHOSEN: Final = Chosen()


def copy(text: str) -> None:
    """Put a text on the clipboard."""
    if text:
        QGuiApplication.clipboard().setText(text)


def heard_lines(words: Words, phrase: Phrase, languages: Sequence[str]) -> tuple[Heard, ...]:
    """A sentence that can be heard in each of these languages."""
    return tuple(
        Heard(said_line(language), language, words.renderer(language).spans(phrase))
        for language in dict.fromkeys(languages) if language
    )


def said_line(language: str) -> Phrase:
    """What the menu says of a line that can be heard in a language."""
    return say("aloud-hear-line", language=say(f"study-language-{language}"))


class WordMenu:
    """Builds menus of words over a widget and does what is chosen there."""

    def __init__(self, words: Words, collector: Collector | None, over: QWidget) -> None:
        """Without a collector there is only copying."""
        self._words = words
        self.collector = collector
        self._over = over

    @property
    def aloud(self) -> Aloud:
        """What can be heard."""
        return self._words.aloud

    def take(self, word: str, sentence: Phrase | None, at: QPoint) -> None:
        """Put a word on the list or take it off, and say so at a point of the screen."""
        if self.collector is not None and word:
            self._say(self.collector.toggle(word, sentence), at)

    def take_all(self, named: Named, at: QPoint) -> None:
        """Put all words on the list that aren't there."""
        if self.collector is not None:
            self._say(self.collector.add(named.words, named.sentence), at)

    def take_named(self, named: Named, at: QPoint) -> None:
        """The only word at once; of several it is asked which."""
        if named.main or len(named.words) == 1:
            self.take(named.main or named.words[0], named.sentence, at)
        elif named.words:
            menu = self.open(named, at)
            menu.setActiveAction(menu.actions()[0])  # the key asked, so that Enter answers
        else:
            self._say(say("mine-none"), at)

    def _say(self, done: Phrase | None, at: QPoint) -> None:
        if done is not None:
            said = self._words.text(done)
            QToolTip.showText(at, plain_tip(said), self._over, QRect(), 2500)
            announce(self._over, said)

    def open(self, named: Named, at: QPoint, chosen: Chosen = NOTHING_CHOSEN) -> QMenu:
        """A menu at a point of the screen: a line for each word, all of them, what can be heard, then copying; what is
        `chosen` is copied rather than the whole, and can become a word of one's own.
        """
        menu = QMenu(self._over)
        menu.setObjectName("word-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.collector is not None:
            self._fill(menu, self.collector, named, at)
            self._offer_own(menu, self.collector, chosen, at)
        self._add_heard(menu, named.heard)
        if chosen.text or named.text:
            if not menu.isEmpty():
                menu.addSeparator()
            action = menu.addAction(self._words.say("mine-copy" if chosen.text else "mine-copy-line"))
            action.setShortcut(QKeySequence.StandardKey.Copy)
            action.triggered.connect(lambda _checked=False: copy(chosen.text or named.text))
        if not menu.isEmpty():
            menu.popup(at)
        return menu

    def _fill(self, menu: QMenu, collector: Collector, named: Named, at: QPoint) -> None:
        for word in named.words:
            action = menu.addAction(self._words.text(collector.entry(word)).replace("&", "&&"))
            action.setData(word)
            action.triggered.connect(lambda _checked=False, word=word: self.take(word, named.sentence, at))
        new = [word for word in named.words if not collector.stage(word)]
        if len(new) >= MANY:
            action = menu.addAction(self._words.say("mine-add-all", count=len(new)))
            action.triggered.connect(lambda _checked=False: self.take_all(named, at))
        if named.passage:
            action = menu.addAction(self._words.text(collector.entry(named.passage)))
            action.setData(named.passage)
            action.triggered.connect(lambda _checked=False: self.take(named.passage, None, at))

    def _offer_own(self, menu: QMenu, collector: Collector, chosen: Chosen, at: QPoint) -> None:
        """What no game knows as a word is written down as one's own."""
        text = " ".join(chosen.text.split())
        if not text:
            return
        action = menu.addAction(self._words.text(collector.own_entry(text)).replace("&", "&&"))
        action.setObjectName("word-menu.write")
        action.triggered.connect(
            lambda _checked=False: self._say(collector.write_down(text, chosen.language, self._over), at)
        )

    def _add_heard(self, menu: QMenu, heard: Sequence[Heard]) -> None:
        """An entry for each that there is a voice for."""
        aloud = self._words.aloud
        there = [one for one in heard if one.language in aloud.languages]
        if there and not menu.isEmpty():
            menu.addSeparator()
        for one in there:
            action = menu.addAction(self._words.text(one.said).replace("&", "&&"))
            action.setObjectName(f"heard.{one.language}")
            action.triggered.connect(lambda _checked=False, one=one: aloud.say((one.language, one.spans)))


class ItemWords(QObject):
    """On a list: the right button opens the menu of a row's words, the key takes them, Ctrl+C copies the row."""

    def __init__(
        self, view: QAbstractItemView, words: Words, collector: Collector | None,
        named: Callable[[QAbstractItemView], Named],
    ) -> None:
        """`named` says what the view's current row holds."""
        super().__init__(view)
        self._view = view
        self._named = named
        self.menu = WordMenu(words, collector, view)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear the right button over a row, and the keys of the list."""
        if isinstance(event, QContextMenuEvent):
            by_key = event.reason() == QContextMenuEvent.Reason.Keyboard  # it comes to the view, the mouse within
            return self._right(event) if by_key == (watched is self._view) else False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is self._view:
            return self._key(event)
        return False

    def _right(self, event: QContextMenuEvent) -> bool:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            index = self._view.indexAt(event.pos())
            if not index.isValid():
                return False
            self._view.setCurrentIndex(index)
            self.menu.open(self._named(self._view), event.globalPos())
        else:
            self.menu.open(self._named(self._view), self._corner())
        return True

    def _key(self, event: QKeyEvent) -> bool:
        if is_key(event):
            return self.take()
        if is_heard_key(event):
            return self.hear()
        if event.matches(QKeySequence.StandardKey.Copy):
            text = self._named(self._view).text
            copy(text)
            return bool(text)
        return False

    def take(self) -> bool:
        """Take the current row's words; false where there is none."""
        if self.menu.collector is None or not self._view.currentIndex().isValid():
            return False
        self.menu.take_named(self._named(self._view), self._corner())
        return True

    def hear(self) -> bool:
        """Let the current row be heard; false where nothing can be."""
        aloud, heard = self.menu.aloud, {one.language: one for one in self._named(self._view).heard}
        wanted = heard.get(aloud.first(heard))
        if wanted is not None:
            aloud.say((wanted.language, wanted.spans))
        return wanted is not None

    def _corner(self) -> QPoint:
        """Below the current row."""
        box = self._view.visualRect(self._view.currentIndex())
        return self._view.viewport().mapToGlobal(box.bottomLeft())
