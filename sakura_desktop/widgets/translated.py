"""Widgets and what they say: a widget's texts are bound once to message keys and said again at every change."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.broken_lines import broken
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent

    from engine.text.phrase import Slot
    from sakura_desktop.languages.words import Words


EDGE, ROUND = 2, 3
"""How broad the edge of what has the keyboard is, and how round, in pixels."""
PADDING: Final = 20
"""Pixels beside the words of a line in a list, on both sides together."""


def dress(widget: QWidget, what: str, value: object) -> None:
    """Give a widget another property by which the style sheet sets it: `role`, `warning`, `lit`."""
    if widget.property(what) != value:
        widget.setProperty(what, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class ChoiceBox(QComboBox):
    """Page Up and Page Down scroll the page that it stands on, and so does the wheel unless it has the keyboard: nobody
    who only wants to read on changes it. An edge shows that it has the keyboard: the style draws one only after Tab.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that scroll are the page's."""
        if event.key() in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """As the style draws it, and its edge."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().highlight().color(), EDGE))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), ROUND, ROUND)
            painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel is the page's, unless the box was chosen before."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


SEPARATOR: Final = "\u2028"
"""Between the lines of an item, as Qt has it."""


class Lines(QStyledItemDelegate):
    """Breaks lines by the room that the style sheet's padding leaves them, of which Qt knows nothing."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the broken lines are."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -PADDING, 0)
        return super().sizeHint(narrower, index)

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Lines of Japanese end between phrases."""
        super().initStyleOption(option, index)
        if isinstance(view := self.parent(), QAbstractItemView):
            said = option.text.replace(SEPARATOR, "\n")
            edge = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
            room = view.viewport().width() - PADDING - 2 * edge - 1  # widths are rounded, Qt's lines are not
            option.text = broken(said, option.font, room).replace("\n", SEPARATOR)


class Translated(QObject):
    """The bound texts of one window or screen. It lives as long as the widget that owns it."""

    def __init__(self, words: Words, owner: QWidget) -> None:
        """Say everything again when the language, the peek or the ruby changes."""
        super().__init__(owner)
        self.words = words
        self._owner = owner
        self._bound: dict[int, dict[str, tuple[Callable[[str], object], Phrase]]] = {}
        """By widget, then by what of it is said."""
        words.changed.connect(self.reword)

    def bind(self, widget: QObject, what: str, setter: Callable[[str], object], phrase: Phrase) -> None:
        """Bind one text of a widget to a phrase, in place of the one bound before, and say it."""
        if (of_widget := self._bound.get(id(widget))) is None:
            of_widget = self._bound[id(widget)] = {}
            widget.destroyed.connect(partial(self._forget, id(widget)))  # it may go before its owner does
        of_widget[what] = (setter, phrase)
        setter(self.words.text(phrase))

    def _forget(self, gone: int, _widget: QObject | None = None) -> None:
        """A widget is no more; its texts need not be said again."""
        self._bound.pop(gone, None)

    def text(self, widget: QObject, key: str, **slots: Slot) -> None:
        """Bind the text and the accessible name of a button, label or action."""
        self.phrase(widget, say(key, **slots))

    def phrase(self, widget: QObject, phrase: Phrase) -> None:
        """Bind the text of a button, label or action to a phrase; an accessible name goes with it."""
        self.bind(widget, "text", widget.setText, phrase)  # type: ignore[attr-defined]  # whoever speaks has a text
        if isinstance(widget, QWidget):
            self.bind(widget, "name", partial(call, widget), phrase)

    def name(self, widget: QWidget, key: str, **slots: Slot) -> None:
        """Bind the accessible name of a widget without a text."""
        self.bind(widget, "name", partial(call, widget), say(key, **slots))

    def tip(self, widget: QObject, key: str, **slots: Slot) -> None:
        """Bind the tool tip of a widget or action."""
        self.bind(widget, "tip", lambda text: widget.setToolTip(plain_tip(text)), say(key, **slots))  # type: ignore[attr-defined]  # as `phrase`

    def button(
        self, name: str, key: str = "", act: Callable[[], object] | None = None, **slots: Slot
    ) -> QPushButton:
        """A push button of the owner's that says a message and does something; Enter presses it as space does."""
        button = QPushButton(self._owner)
        button.setObjectName(name)
        button.setAutoDefault(True)
        if key:
            self.text(button, key, **slots)
        if act is not None:
            button.clicked.connect(lambda _checked=False: act())
        return button

    def label(
        self, key: str = "", *, name: str = "", role: str = "", wrap: bool = False, **slots: Slot
    ) -> PlainLabel:
        """A label of the owner's that says a message; `role` is how the style sheet sets it: `title`, `heading`,
        `note`.
        """
        label = PlainLabel(self._owner)
        label.setObjectName(name)
        if role:
            label.setProperty("role", role)
        if role in {"title", "heading"}:
            # no higher than its words; Qt would give one that wraps and is fixed fewer lines than it needs
            policy = QSizePolicy.Policy
            label.setSizePolicy(policy.Preferred, policy.Minimum if wrap else policy.Fixed)
        label.setWordWrap(wrap)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        if key:
            self.text(label, key, **slots)
        return label

    def choice(self, name: str, options: Iterable[tuple[object, Phrase]] = (), key: str = "") -> QComboBox:
        """A box of the owner's in which one of several values is chosen, each said by its phrase; a message says what
        is chosen. It is as wide as its longest value in the language shown: Qt's own are as in the first one shown.
        """
        box = ChoiceBox(self._owner)
        box.setObjectName(name)
        if key:
            self.name(box, key)
        for index, (value, phrase) in enumerate(options):
            box.addItem("", value)
            self.item(box, index, phrase)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # last: it looks at every value
        return box

    def item(self, box: QComboBox, index: int, phrase: Phrase) -> None:
        """Bind a value of such a box."""
        self.bind(box, f"item-{index}", partial(box.setItemText, index), phrase)

    def lines(self, name: str, key: str) -> QListWidget:
        """A list of the owner's, of lines that wrap; a message says what they are."""
        lines = QListWidget(self._owner)
        lines.setObjectName(name)
        lines.setWordWrap(True)
        lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        lines.setItemDelegate(Lines(lines))
        lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.name(lines, key)
        return lines

    def reword(self) -> None:
        """Say everything again."""
        for setter, phrase in [bound for of_widget in self._bound.values() for bound in of_widget.values()]:
            setter(self.words.text(phrase))
