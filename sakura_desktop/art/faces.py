"""Every picture of the program, asked for by what it shows and how large: cards, crystals, emblems, ground, signs.

What takes long is painted elsewhere; a placeholder stands for it, and `ready` tells when it is there. All methods are
for the window's thread.
"""

from __future__ import annotations

from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPen, QPixmap

from sakura_desktop.art.appicon import SIDES, icon_file
from sakura_desktop.art.cache import Shelf
from sakura_desktop.art.cardframe import ACROSS, CORNER
from sakura_desktop.art.content import content_of
from sakura_desktop.art.emblems import colour_of
from sakura_desktop.art.orders import Order
from sakura_desktop.art.studio import Studio

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from sakura_desktop.art.content import CardContent, CardSource
    from sakura_desktop.art.fonts import FontBook
    from sakura_desktop.art.theme import Theme
    from sakura_desktop.i18n import Words

MEMORY: Final = 64 * 1024 * 1024
ICON_SIDES: Final = (16, 20, 24, 32, 48)


class Faces(QObject):
    """Finished pictures, and orders for those that are not."""

    ready = Signal(str)
    """A picture asked for before is finished: its key (`key_of`)."""

    def __init__(
        self,
        folder: Path | None,
        fonts: FontBook,
        words: Words,
        *,
        source: Callable[[], CardSource] | None = None,
        memory: int = MEMORY,
        parent: QObject | None = None,
    ) -> None:
        """Keep up to `memory` bytes here, and files in the folder. `source` says what stands on cards, by default as
        the engine has it, asked when the first of them is wanted.
        """
        super().__init__(parent)
        self.fonts = fonts
        self.studio = Studio(fonts, folder / "pictures" if folder else None, self)
        self.studio.painted.connect(self._arrived)
        self.studio.failed.connect(self._failed)
        self._find_source = source or partial(_engine_source, words)
        self._shelf: Shelf[Order, QPixmap] = Shelf(memory * 7 // 8)
        self._stand_ins: Shelf[Order, QPixmap] = Shelf(memory // 8)
        self._contents: dict[tuple[str, str, bool], CardContent] = {}
        self._ordered: dict[str, Order] = {}
        self._given_up: set[Order] = set()

    @cached_property
    def source(self) -> CardSource:
        """Where what stands on cards is asked for."""
        return self._find_source()

    def face(
        self,
        number: str,
        language: str,
        size: QSize,
        dpr: float,
        theme: Theme,
        *,
        ruby: bool = True,
        across: bool = False,
    ) -> QPixmap:
        """A card's face; from 190 logical pixels of width with its whole text. A placeholder until it is painted."""
        order = _order("face", number, size, dpr, theme.name, language=language, ruby=ruby, across=across)
        return self._have(order) or self._wait(order, lambda: self._face_stand_in(order, theme))

    def back(self, kind: str, size: QSize, dpr: float, theme: Theme, *, across: bool = False) -> QPixmap:
        """The back of a `normal` or `special` card; `across` for one that lies on its side, `size` as it lies."""
        order = _order("back", kind, size, dpr, theme.name, across=across)
        colour = theme.back_special if kind == "special" else theme.back_normal
        return self._have(order) or self._wait(order, lambda: _blank_card(order, theme.card_edge, colour, colour))

    def crystal(self, size: QSize, dpr: float, theme: Theme, state: str = "normal") -> QPixmap:
        """A crystal: `normal`, `empty` (the place of one), `lit`, `ghost` or `shadow`."""
        return self._now(_order("crystal", state, _square(size), dpr, theme.name))

    def emblem(self, form: str, size: QSize, dpr: float, theme: Theme) -> QPixmap:
        """The emblem of a megami's form, by the form's key."""
        motif = self.source.form_motif(form)
        order = _order("emblem", motif, _square(size), dpr, theme.name)
        return self._have(order) or self._wait(order, lambda: _blank_disc(order, colour_of(motif, theme)))

    def ground(self, size: QSize, dpr: float, theme: Theme) -> QPixmap:
        """The table's paper."""
        order = _order("ground", "paper", size, dpr, theme.name)
        return self._have(order) or self._wait(order, lambda: _plain(order, theme.paper))

    def lane(self, size: QSize, dpr: float, theme: Theme, places: int = 10) -> QPixmap:
        """The lane of distance with its places in a row."""
        return self._now(_order("lane", str(places), size, dpr, theme.name))

    def sign(self, name: str, size: QSize, dpr: float, colour: str) -> QPixmap:
        """A sign (`art.signs.SIGNS`) in a colour."""
        return self._now(_order("sign", name, _square(size), dpr, colour))

    def icon(self, name: str, theme: Theme) -> QIcon:
        """A sign as an icon of buttons and menus, paler where they are disabled."""
        icon = QIcon()
        for side in ICON_SIDES:
            size = QSize(side, side)
            icon.addPixmap(self.sign(name, size, 1.0, theme.ink))
            icon.addPixmap(self.sign(name, size, 1.0, theme.ink_faint), QIcon.Mode.Disabled)
        return icon

    @staticmethod
    def app_icon() -> QIcon:
        """The program's own icon."""
        icon = QIcon()
        for side in SIDES:
            icon.addFile(str(icon_file(side)), QSize(side, side))
        return icon

    def content(self, number: str, language: str, *, ruby: bool = True) -> CardContent:
        """What stands on a card's face in a language."""
        key = (number, language, ruby)
        found = self._contents.get(key)
        if found is None:
            found = self._contents.setdefault(key, content_of(self.source, number, language, ruby=ruby))
        return found

    def prefetch(self, numbers: Iterable[str], language: str, size: QSize, dpr: float, theme: Theme) -> None:
        """Have faces painted before they are shown, the first of them first."""
        for number in reversed(list(numbers)):
            order = _order("face", number, size, dpr, theme.name, language=language)
            if order not in self._shelf and order not in self._given_up and order.key not in self._ordered:
                self._send(order)

    def forget(self) -> None:
        """Forget every picture and what stands on cards: the words or the fonts are others."""
        self._shelf.clear()
        self._stand_ins.clear()
        self._contents.clear()
        self._ordered.clear()
        self._given_up.clear()

    @property
    def waiting(self) -> int:
        """How many pictures are asked for and not finished."""
        return len(self._ordered)

    @property
    def held(self) -> int:
        """How many bytes the pictures take in memory."""
        return self._shelf.held + self._stand_ins.held

    def close(self) -> None:
        """Stop painting; called by itself when the program ends."""
        self.studio.close()

    def _have(self, order: Order) -> QPixmap | None:
        return self._shelf.get(order)

    def _now(self, order: Order) -> QPixmap:
        found = self._shelf.get(order)
        return found if found is not None else self._keep(order, self.studio.at_once(order))

    def _keep(self, order: Order, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(order.dpr)
        self._shelf.put(order, pixmap, image.sizeInBytes())
        return pixmap

    def _send(self, order: Order) -> None:
        content = self.content(order.name, order.language, ruby=order.ruby) if order.what == "face" else None
        self._ordered[order.key] = order
        forgotten = self.studio.order(order, content)
        if forgotten is not None:
            self._ordered.pop(forgotten.key, None)

    def _wait(self, order: Order, stand_in: Callable[[], QPixmap]) -> QPixmap:
        """A placeholder, and the picture ordered if it isn't yet."""
        if order.key not in self._ordered and order not in self._given_up:
            self._send(order)
        found = self._stand_ins.get(order)
        if found is None:
            found = stand_in()
            found.setDevicePixelRatio(order.dpr)
            self._stand_ins.put(order, found, order.width * order.height * 4)
        return found

    def _face_stand_in(self, order: Order, theme: Theme) -> QPixmap:
        alike = self._alike(order)
        if alike is not None:
            smooth = Qt.TransformationMode.SmoothTransformation
            return alike.scaled(order.width, order.height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        return _blank_card(order, theme.card_edge, theme.of_type(self.source.face(order.name).type), theme.card)

    def _alike(self, order: Order) -> QPixmap | None:
        """The same face at another size, or else at this size in another language."""
        best: Order | None = None
        for other in self._shelf:
            if (other.what, other.name, other.theme, other.across) != ("face", order.name, order.theme, order.across):
                continue
            if other.language == order.language:
                best = other
                break
            if (other.width, other.height) == (order.width, order.height):
                best = other
        return self._shelf.get(best) if best is not None else None

    def _arrived(self, key: str, image: QImage) -> None:
        order = self._ordered.pop(key, None)
        if order is not None:
            self._keep(order, image)
            self._stand_ins.drop(order)
            self.ready.emit(key)

    def _failed(self, key: str) -> None:
        order = self._ordered.pop(key, None)
        if order is not None:
            self._given_up.add(order)


def _engine_source(words: Words) -> CardSource:
    """The engine is loaded when the first card is wanted: a window opens without it."""
    module = import_module("sakura_desktop.art.source")
    source: CardSource = module.engine_source(words.renderer)
    return source


def _square(size: QSize) -> QSize:
    side = min(size.width(), size.height())
    return QSize(side, side)


def _order(
    what: str,
    name: str,
    size: QSize,
    dpr: float,
    theme: str,
    *,
    language: str = "",
    ruby: bool = True,
    across: bool = False,
) -> Order:
    width, height = max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))
    return Order(what, name, width, height, dpr, theme, language, ruby, across)


def _empty(order: Order) -> QPixmap:
    pixmap = QPixmap(order.width, order.height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _plain(order: Order, colour: str) -> QPixmap:
    pixmap = QPixmap(order.width, order.height)
    pixmap.fill(QColor(colour))
    return pixmap


def _blank_card(order: Order, edge: str, frame: str, panel: str) -> QPixmap:
    """A card with nothing on it yet."""
    pixmap = _empty(order)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = min(order.width, order.height) / ACROSS
    box = QRectF(0, 0, order.width, order.height).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(edge), max(1.0, 5 * unit)))
    painter.setBrush(QColor(frame))
    painter.drawRoundedRect(box, CORNER * unit, CORNER * unit)
    inset = 26 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(panel))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 16 * unit, 16 * unit)
    painter.end()
    return pixmap


def _blank_disc(order: Order, colour: str) -> QPixmap:
    """An emblem with nothing on it yet."""
    pixmap = _empty(order)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QRectF(0, 0, order.width, order.height).adjusted(1, 1, -1, -1))
    painter.end()
    return pixmap
