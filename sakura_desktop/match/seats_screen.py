"""Who sits at the table: the question with which a match begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from engine.players.player import LEVELS
from engine.text.phrase import say
from sakura_desktop.games import game
from sakura_desktop.match.seats import seats_of, there_is
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.arrow_walk import ArrowWalk
from sakura_desktop.widgets.backdrop import Backdrop, Sheet
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.layouts import beside, centred

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

SITS: Final = ("computer", "two", "watch")
BEGINS: Final = ("drawn", "person", "computer")
SECONDS: Final = {level.key: {"seconds": round(level.seconds)} for level in LEVELS}
"""How long each level thinks at the most."""
HANDS: Final = {"curtain": True, "open": False}
"""How two persons hide their hands from each other, and whether a curtain falls."""
WIDEST: Final = 1_060
"""How wide the page is at most, at zoom 1."""


class SeatsScreen(Screen):
    """Three ways to sit, and below them what each leaves to be said; all of it as it was the last time."""

    settled = Signal(object)
    """The `Seats`."""
    cancelled = Signal()

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, parent: QWidget | None = None,
    ) -> None:
        """As the settings say."""
        super().__init__("seats", words, parent)
        self.backdrop = Backdrop(look, self)
        self._settings, self._look = settings, look
        self.groups: dict[str, dict[str, QAbstractButton]] = {}
        """The buttons of each choice: its name in the settings (or what is set by it), and the value of each."""
        self._parts: dict[str, QWidget] = {}
        self._below = QGridLayout()
        """What each way leaves to be said, in the same room: what goes on doesn't move under the mouse."""
        self.next = self.button("seats.next", "seats-next", self.go_on)
        self.next.setProperty("role", "leading")
        self._lay_out()
        settings.changed.connect(lambda _name: self.refresh())
        look.changed.connect(self._widen)
        self.refresh()

    def go_on(self) -> None:
        """To the table, with whom is chosen."""
        self.settled.emit(seats_of(self._settings))

    def _lay_out(self) -> None:
        ways = self._choice("sits", SITS, self._sit, big=True)
        levels = [level.key for level in LEVELS]
        against = self._part("computer")
        self._line(against, 0, "seats-level", self._choice("level", levels, partial(self._set, "level"), big=True))
        self._line(against, 1, "seats-begins", self._choice("begins", BEGINS, partial(self._set, "begins")))
        two = self._part("two")
        self._line(two, 0, "seats-hands", self._choice("hands", HANDS, self._hide, big=True))
        watch = self._part("watch")
        for seat in (0, 1):
            choice = self._choice(f"watched-{seat}", levels, partial(self._watch, seat))
            self._line(watch, seat, "player-seat", choice)
        page = Sheet(self)
        self._page = page
        self._widen()
        box = QVBoxLayout(page)
        box.setContentsMargins(24, 18, 24, 18)
        box.setSpacing(12)
        box.addWidget(self.label("seats-title", role="title"))
        box.addLayout(ways)
        box.addSpacing(8)
        box.addLayout(self._below)
        box.addSpacing(8)
        box.addLayout(beside(self.button("seats.back", "button-home", self.cancelled.emit), None, self.next))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 12, 16, 12)
        rows.addStretch(2)
        rows.addLayout(centred(page))
        rows.addStretch(1)

    def _widen(self) -> None:
        """The page is as much wider as its letters are larger."""
        self._page.setMaximumWidth(self._look.px(WIDEST))

    def _part(self, sits: str) -> QGridLayout:
        part = QFrame(self)
        part.setProperty("role", "side")
        policy = part.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        part.setSizePolicy(policy)
        self._parts[sits] = part
        self._below.addWidget(part, 0, 0)
        grid = QGridLayout(part)
        grid.setContentsMargins(16, 14, 16, 14)
        grid.setVerticalSpacing(12)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)
        return grid

    def _line(self, grid: QGridLayout, row: int, key: str, choice: QHBoxLayout) -> None:
        grid.addWidget(self.label(key, role="heading", seat=row), row, 0)
        grid.addLayout(choice, row, 1)

    def _choice(
        self, name: str, values: Iterable[str], take: Callable[[str], object], *, big: bool = False
    ) -> QHBoxLayout:
        """Buttons of which one is down."""
        row = QHBoxLayout()
        buttons: dict[str, QAbstractButton] = {}
        of = "level" if name.startswith("watched") else name
        for value in values:
            if big:
                button: QAbstractButton = BigButton(f"seats.{name}.{value}", parent=self)
                self.wording.text(button, f"seats-{of}-{value}")
                assert isinstance(button, BigButton)
                detail = say(f"seats-{of}-{value}-detail", **SECONDS.get(value, {}))
                self.wording.bind(button, "detail", button.set_detail, detail)
                row.addWidget(button, 1)
            else:
                button = self.button(f"seats.{name}.{value}", f"seats-{of}-{value}")
                row.addWidget(button)
            button.setCheckable(True)
            button.clicked.connect(partial(self._take, take, value))
            buttons[value] = button
        if not big:
            row.addStretch(1)
        self.groups[name] = buttons
        ArrowWalk(list(buttons.values()), self, arrived=lambda button: button.click())
        return row

    # what is chosen is in the settings

    def _take(self, take: Callable[[str], object], value: str, *_checked: bool) -> None:
        take(value)
        self.refresh()

    def _set(self, name: str, value: str) -> None:
        setattr(self._settings, name, value)

    def _sit(self, value: str) -> None:
        self._settings.sits = value

    def _hide(self, value: str) -> None:
        self._settings.curtain = HANDS[value]

    def _watch(self, seat: int, value: str) -> None:
        levels = list(self._settings.levels_watched)
        levels[seat] = value
        self._settings.levels_watched = (levels[0], levels[1])

    def refresh(self) -> None:
        """Show what is chosen, and of the rest what it leaves to be said."""
        settings = self._settings
        chosen = {
            "sits": settings.sits, "level": there_is(settings.level), "begins": settings.begins,
            "hands": "curtain" if settings.curtain else "open",
            **{f"watched-{seat}": there_is(level) for seat, level in enumerate(settings.levels_watched)},
        }
        for name, buttons in self.groups.items():
            for value, button in buttons.items():
                button.setChecked(value == chosen[name])
                if isinstance(button, BigButton):
                    button.leading = value == chosen[name]
                    button.update()
        for sits, part in self._parts.items():
            part.setVisible(sits == settings.sits)

    def entered(self) -> None:
        """Who sits as the last time presses Enter."""
        self.refresh()
        for hidden in (one for part in self._parts.values() for one in part.findChildren(QWidget)):
            hidden.ensurePolished()  # else what was never shown asks for less room than it needs
        self.backdrop.show_scene(game(self._settings.game).key, "home")
        self.next.setFocus()
