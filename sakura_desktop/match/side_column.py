"""The column beside a board: one thing below the other, or with little room one at a time, each with a tab."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSplitter, QTabBar, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


SIDE: Final = 330
"""Width of a column beside a board, at zoom 1."""
BESIDE: Final = (22, 29)
"""How much of a screen's width it takes at the least and at the most, in hundredths …"""
LEAST: Final = 200
"""… and so many pixels in any case."""


def beside_width(screen: int, look: Appearance) -> int:
    """How wide the column beside a board is on a screen of that width."""
    least, most = (screen * share // 100 for share in BESIDE)
    return max(LEAST, least, min(look.px(SIDE), most))


def leap_key(number: int, screen: QWidget, leap: Callable[[], None]) -> None:
    """Alt and a number leads to a part of a screen, as it does to a page elsewhere."""
    keys = QShortcut(QKeySequence(f"Alt+{number}"), screen)
    keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    keys.activated.connect(leap)


class SideColumn(QWidget):
    """Hidden until something is put there."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Empty."""
        super().__init__(parent)
        self.wording = Translated(words, self)
        self.folded = False
        self.widgets: list[QWidget] = []
        self._away: set[QWidget] = set()
        self.tabs = QTabBar(self)
        self.tabs.setObjectName("beside.tabs")
        self.tabs.setExpanding(True)
        self.tabs.setDrawBase(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.currentChanged.connect(lambda _index: self._show())
        self.tabs.hide()
        self.wording.name(self.tabs, "beside-tabs")
        self._splitter = QSplitter(Qt.Orientation.Vertical, self)
        self._splitter.setChildrenCollapsible(False)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.tabs)
        box.addWidget(self._splitter, 1)
        self.hide()

    def add(self, widget: QWidget, title: str, stretch: int) -> None:
        """Put a widget below those put there before; its tab is called by that message."""
        self.widgets.append(widget)
        self._splitter.addWidget(widget)
        self._splitter.setStretchFactor(self._splitter.count() - 1, stretch)
        index = self.tabs.addTab("")
        self.wording.bind(self.tabs, f"tab-{index}", partial(self.tabs.setTabText, index), say(title))
        self.show()
        self._show()

    def come_to(self, widget: QWidget) -> None:
        """Give one of them the keyboard, or the first part of it that takes it; it comes in front."""
        self.tabs.setCurrentIndex(self.widgets.index(widget))
        inside = (widget, *widget.findChildren(QWidget))
        takes = (one for one in inside if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isEnabled())
        taking = next((one for one in takes if one.isVisible()), None)
        if taking is not None:
            taking.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def fold(self, *, folded: bool) -> None:
        """Show one at a time, or all."""
        if folded != self.folded:
            self.folded = folded
            self._show()

    def put_away(self, widget: QWidget, *, away: bool) -> None:
        """Show nothing of one of them, or have it back: in front, where they take turns."""
        index = self.widgets.index(widget)
        (self._away.add if away else self._away.discard)(widget)
        self.tabs.setTabVisible(index, not away)
        if not away:
            self.tabs.setCurrentIndex(index)
        self._show()

    def _show(self) -> None:
        self.tabs.setVisible(self.folded and len(self.widgets) - len(self._away) > 1)
        for index, widget in enumerate(self.widgets):
            here = not self.folded or index == self.tabs.currentIndex()
            widget.setVisible(here and widget not in self._away)
