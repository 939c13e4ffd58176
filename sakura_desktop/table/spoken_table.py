"""The table as those find it who listen: each place a list, what lies there its items, with what can be done.

Qt asks by `QAccessibleInterface`s. Those of places live as long as their views, those of items as long as the thing
lies there, whatever row it has.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget
from shiboken6 import Shiboken

from sakura_desktop.table.keyboard_stops import Stop, find

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.languages.words import Words
    from sakura_desktop.table.hit_map import HitMap
    from sakura_desktop.table.keyboard import KeyboardWalk
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.pile_popup import PilePopup
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.spoken_words import SpokenWords

Name = tuple[Any, ...]
"""What a stop is, wherever it stands: a `Stop` without its rectangle."""

PRESS: Final = QAccessibleActionInterface.pressAction()
SET_FOCUS: Final = QAccessibleActionInterface.setFocusAction()
NOTHING = Shiboken.VoidPtr(0)
"""What `interface_cast` answers where there is none: PySide turns None into no pointer."""
_living: set[QAccessibleInterface] = set()
"""Qt owns them once it has them, but Python would free what nobody refers to."""


class SpokenGround(Protocol):
    """What is needed of a board."""

    words: Words
    table: TableModels
    hits: HitMap
    pile_popup: PilePopup
    said: SpokenWords

    @property
    def walker(self) -> KeyboardWalk:
        """Where the keyboard is."""

    def hurry(self) -> bool:
        """End every movement now; true if the board was turned by it."""

    def can_open(self, stop: Stop) -> bool:
        """Whether what lies there can be spread."""


@cache
def _ask_widgets() -> None:
    """Let Qt ask widgets that say so how they are spoken. It asks when somebody listens, and again whenever PySide has
    given a widget another meta object, so nothing can be registered beforehand.
    """
    QAccessible.installFactory(_spoken)


def _spoken(name: str, widget: QObject) -> QAccessibleInterface | None:
    """The interface of a widget that brings one; Qt asks once for each of its classes."""
    speak = getattr(widget, "spoken_as", None)
    if speak is None or name != type(widget).__name__:
        return None
    interface: QAccessibleInterface = speak(widget)
    _living.add(interface)
    widget.destroyed.connect(lambda: _living.discard(interface))
    return interface


class Item(QAccessibleInterface):
    """Something at a place: a card, pieces, an attack, a component's part, or where the thing held would be laid."""

    def __init__(self, table: SpokenTable, view: PlaceView, stop: Stop) -> None:
        """At that place, for as long as it lies there."""
        super().__init__()
        self._table, self.view, self.stop = table, view, stop
        self._press = Press(table, self._acts, lambda: table.ground.said.what_it_does(self.stop))
        self.number = 0
        """By which Qt knows it."""
        self.said = ""
        """Its name when it was last told."""

    def here(self) -> Stop | None:
        """Where it stands now; None once it is gone."""
        return find(self._table.stops_in(self.view), self.stop)

    def _acts(self) -> dict[str, Callable[[], object]]:
        """To come to it; and what Enter would do there, if something comes of it."""
        press = {PRESS: partial(self._table.press, self.stop)} if self._table.can_press(self.stop) else {}
        return {**press, SET_FOCUS: partial(self._table.come_to, self.stop)}

    # what Qt asks

    def isValid(self) -> bool:
        """It lies there still."""
        return Shiboken.isValid(self.view) and self.here() is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # the stub forgets None
        """It is no object of Qt's."""
        return None

    def window(self) -> Any:
        """The window that it is in."""
        return self.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub forgets None
        """Its place."""
        return QAccessible.queryAccessibleInterface(self.view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub forgets None
        """Nothing is in it."""
        del index
        return None

    def childCount(self) -> int:
        """Nothing is in it."""
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub forgets None
        """Nothing is in it."""
        del x, y
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Nothing is in it."""
        del child
        return -1

    def rect(self) -> QRect:
        """Where it stands on the screen."""
        stop = self.here()
        return self._table.on_screen(stop.rect) if stop is not None else QRect()

    def role(self) -> QAccessible.Role:
        """One of the things of a place."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """The keyboard can come to it, or is there; it is chosen."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._table.has_keyboard(self.stop)
        state.selected = self._table.ground.said.is_chosen(self.stop)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """What it is called; and what can be done with it, with what it says."""
        if kind == QAccessible.Text.Name:
            return self._table.ground.said.name(self.stop)
        if kind == QAccessible.Text.Description:
            return self._table.ground.said.description(self.stop)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """It can't be written."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """What can be done with it."""
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else NOTHING


class Press(QAccessibleActionInterface):
    """What can be done with something."""

    def __init__(
        self, table: SpokenTable, acts: Callable[[], dict[str, Callable[[], object]]], said: Callable[[], str],
    ) -> None:
        """`acts` by the names that Qt has for them, as they can be done now; `said` is what pressing does, in words."""
        super().__init__()
        self._table, self._acts, self._said = table, acts, said

    def actionNames(self) -> list[str]:
        """What can be done now."""
        return list(self._acts())

    def doAction(self, name: str) -> None:
        """Do it once Qt has answered whoever asks: what comes of it may take its time."""
        act = self._acts().get(name)
        if act is not None:
            QTimer.singleShot(0, self._table, act)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Enter does it where the keyboard is."""
        del name
        return []

    def localizedActionName(self, name: str) -> str:
        """As Qt calls it."""
        return name

    def localizedActionDescription(self, name: str) -> str:
        """What pressing does, in the game's words."""
        return self._said() if name == PRESS else ""


class SpokenPlace(QAccessibleWidget):
    """A place: the list of what lies there."""

    def __init__(self, table: SpokenTable, view: PlaceView) -> None:
        """What that view shows."""
        super().__init__(view, QAccessible.Role.List)
        self._table, self._view = table, view

    def text(self, kind: QAccessible.Text) -> str:
        """Whose place it is, and how much lies there."""
        if kind == QAccessible.Text.Name:
            return self._table.ground.said.place(self._view)
        return super().text(kind)

    def childCount(self) -> int:
        """The items."""
        return len(self._table.stops_in(self._view))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub forgets None
        """An item."""
        stops = self._table.stops_in(self._view)
        return self._table.item(self._view, stops[index]) if 0 <= index < len(stops) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of an item."""
        stops = self._table.stops_in(self._view)
        here = child.here() if isinstance(child, Item) else None
        return stops.index(here) if here in stops else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub forgets None
        """The item at a point of the screen."""
        stops = self._table.stops_in(self._view)
        there = next((stop for stop in stops if self._table.on_screen(stop.rect).contains(x, y)), None)
        return self._table.item(self._view, there) if there is not None else None


class SpokenWhole(QAccessibleWidget):
    """What is read as a whole: a player's plate, a component's panel, the button of a pile."""

    def __init__(self, table: SpokenTable, widget: QWidget) -> None:
        """Of that widget."""
        button = isinstance(widget, QAbstractButton)
        super().__init__(widget, QAccessible.Role.Button if button else QAccessible.Role.Grouping)
        self._table, self._widget = table, widget
        self._press = Press(table, self._acts, str)

    def text(self, kind: QAccessible.Text) -> str:
        """As it is called; while something is held that may be laid there, that."""
        laying = self._table.laying(self._widget) if kind == QAccessible.Text.Name else None
        return self._table.ground.said.name(laying) if laying is not None else super().text(kind)

    def _acts(self) -> dict[str, Callable[[], object]]:
        """A button is pressed; the keyboard comes to it as to what has no Tab stop of its own."""
        press = {PRESS: self._widget.click} if isinstance(self._widget, QAbstractButton) else {}
        return {**press, SET_FOCUS: self._widget.setFocus} if self._widget.isEnabled() else {}

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """What can be done with it."""
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else NOTHING

    def state(self) -> QAccessible.State:
        """The keyboard can come to it, or is there."""
        state = super().state()
        state.focusable = True
        state.focused = self._widget.hasFocus() or self._table.whole() is self._widget
        return state


class SpokenBoard(QAccessibleWidget):
    """The board, which has the keyboard for whatever it has come to."""

    def __init__(self, table: SpokenTable, board: QWidget) -> None:
        """Of that table."""
        super().__init__(board, QAccessible.Role.Grouping)
        self._table = table

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub forgets None
        """Where the keyboard is on the board."""
        return self._table.focused() or super().focusChild()


def _forget(items: dict[tuple[int, Name], Item]) -> Callable[[], None]:
    """Let Qt delete every item, with the table that they are of."""

    def forget() -> None:
        for item in items.values():
            QAccessible.deleteAccessibleInterface(item.number)
        items.clear()

    return forget


class SpokenTable(QObject):
    """Knows the items by what they are, and tells Qt what came, went, is called otherwise or has the keyboard."""

    def __init__(self, ground: SpokenGround, board: QWidget) -> None:
        """The table of that board."""
        super().__init__(board)
        self.ground, self.board = ground, board
        self._items: dict[tuple[int, Name], Item] = {}
        self._stops: dict[int, list[Stop]] = {}
        self._asked: set[int] = set()
        """The views whose items somebody has asked for: of those it is told what comes and goes."""
        self._laying: dict[QWidget, bool] = {}
        """What is read as a whole: whether what is held may be laid there, as it was told last."""
        self._at: Item | QWidget | None = None
        """Where Qt knows the keyboard to be."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._tell)
        _ask_widgets()
        board.spoken_as = partial(SpokenBoard, self)  # type: ignore[attr-defined]  # for `_spoken`
        for changed in (ground.table.changed, ground.table.relit, ground.words.changed):
            changed.connect(self.renew)
        ground.walker.changed.connect(self._walked)
        self.destroyed.connect(_forget(self._items))

    def adopt(self, view: PlaceView) -> None:
        """Speak for that view."""
        view.spoken_as = partial(SpokenPlace, self)  # type: ignore[attr-defined]  # for `_spoken`

    def adopt_whole(self, widget: QWidget) -> None:
        """Speak for what is read as a whole."""
        widget.spoken_as = partial(SpokenWhole, self)  # type: ignore[attr-defined]  # for `_spoken`
        self._laying[widget] = False
        widget.destroyed.connect(partial(self._laying.pop, widget, None))

    # what lies where

    def renew(self) -> None:
        """Something came, went or is lit otherwise: what was found out is to be found out again."""
        self._stops.clear()
        if QAccessible.isActive():
            self._soon.start()

    def stops_in(self, view: PlaceView) -> list[Stop]:
        """What lies at a place, with what can be done there."""
        if not self._stops:
            self._stops = self._found()
        return self._stops.get(id(view), [])

    def _found(self) -> dict[int, list[Stop]]:
        ground = self.ground
        views = [*ground.hits.views(), *([ground.pile_popup.cards] if ground.pile_popup.place else [])]
        found = {id(view): ground.hits.stops_in(view) for view in views}
        for stop in ground.walker.stops():
            view = ground.hits.view_of(stop)
            if view is not None and find(found.get(id(view), ()), stop) is None:
                found.setdefault(id(view), []).append(stop)
        return found

    def item(self, view: PlaceView, stop: Stop) -> Item:
        """What Qt knows a thing at a place by."""
        self._asked.add(id(view))
        key = (id(view), stop[1:])
        found = self._items.get(key)
        if found is None:
            found = self._items[key] = Item(self, view, stop)
            found.number = QAccessible.registerAccessibleInterface(found)
            found.said = self.ground.said.name(stop)
        return found

    def on_screen(self, rect: QRect) -> QRect:
        """A rectangle of the board on the screen."""
        return QRect(self.board.mapToGlobal(rect.topLeft()), rect.size())

    # the keyboard

    def has_keyboard(self, stop: Stop) -> bool:
        """The keyboard is there."""
        here = self.ground.walker.here
        return here is not None and here.same(stop) and self.board.hasFocus()

    def focused(self) -> Item | None:
        """The item at which the keyboard is."""
        here = self.ground.walker.here
        view = self.ground.hits.view_of(here) if here is not None and self.board.hasFocus() else None
        stop = find(self.stops_in(view), here) if view is not None else None
        return self.item(view, stop) if view is not None and stop is not None else None

    def whole(self) -> QWidget | None:
        """What is read as a whole where the keyboard is."""
        here = self.ground.walker.here
        return self.ground.hits.whole(here) if here is not None and self.board.hasFocus() else None

    def laying(self, widget: QWidget) -> Stop | None:
        """The stop at which what is held would be laid on what is read as a whole."""
        there = (stop for stop in self.ground.walker.stops() if stop.spot is not None)
        return next((stop for stop in there if self.ground.hits.whole(stop) is widget), None)

    def can_press(self, stop: Stop) -> bool:
        """Whether Enter would do something there."""
        return find(self.ground.walker.stops(), stop) is not None or self.ground.can_open(stop)

    def press(self, stop: Stop) -> None:
        """Do what Enter would do there."""
        if self.come_to(stop):
            self.ground.walker.act()

    def come_to(self, stop: Stop) -> bool:
        """Bring the keyboard there; false where it is gone meanwhile."""
        if self.ground.hurry() or not self.board.isEnabled():
            return False
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        return self.ground.walker.go_to(stop)

    # what Qt is told

    def _walked(self) -> None:
        self._stops.clear()
        if not QAccessible.isActive():
            return
        at = self.focused() or self.whole()
        if at is not self._at:
            self._at = at
            if at is not None:
                QAccessible.updateAccessibility(QAccessibleEvent(at, QAccessible.Event.Focus))
        self._soon.start()

    def _tell(self) -> None:
        """Tell what came, what went, what is called otherwise."""
        views = {id(view): view for view in (*self.ground.hits.views(), self.ground.pile_popup.cards)}
        for key, item in list(self._items.items()):
            view = views.get(key[0])
            stop = find(self.stops_in(view), item.stop) if view is not None else None
            if stop is None:
                self._go(key, item)
            elif (said := self.ground.said.name(stop)) != item.said:
                item.said = said
                QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.NameChanged))
        for at in self._asked & views.keys():
            for stop in self.stops_in(views[at]):
                if (at, stop[1:]) not in self._items:
                    item = self.item(views[at], stop)
                    QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.ObjectCreated))
        for widget, told in self._laying.items():
            if (now := self.laying(widget) is not None) != told:
                self._laying[widget] = now
                QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))

    def _go(self, key: tuple[int, Name], item: Item) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.ObjectDestroyed))
        if self._at is item:
            self._at = None
        QAccessible.deleteAccessibleInterface(item.number)
        del self._items[key]
