"""A look without the art: plain sheets, so that tests of the board need no painting."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from PIL import Image
from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap

from sakura_desktop.pictures.colour import from_hue
from sakura_desktop.table.kept import KeptPicture
from sakura_desktop.theme import LIGHT, Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


def nothing_kept(widget: QWidget) -> QWidget:
    """A widget of which nothing is kept: everything on it is painted when it is seen next, and not copied."""
    for kept in widget.findChildren(KeptPicture):
        kept.forget()
    return widget


class PlainAppearance(QObject):
    """What the board asks of a look, each picture a plain sheet with a word on it."""

    game = ""
    speech = None
    rewords = False
    changed = Signal()
    ready = Signal()

    def __init__(self, theme: Theme = LIGHT, zoom: float = 1.0, language: str = "en") -> None:
        super().__init__()
        self.theme = theme
        self.zoom = zoom
        self.language = language
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def of(self, _game: str) -> PlainAppearance:
        return self

    @staticmethod
    def rewording() -> AbstractContextManager[None]:
        return nullcontext()

    @staticmethod
    def awaiting() -> AbstractContextManager[set[str]]:
        return nullcontext(set())

    @staticmethod
    def all_awaited(pictures: frozenset[str]) -> bool:
        return not pictures

    @property
    def wished(self) -> float:
        return self.zoom

    def px(self, length: float) -> int:
        return round(length * self.zoom)

    def face(
        self, number: str, language: str, size: QSize, side: str = "", names: str = "", *, spent: bool = False
    ) -> QPixmap:
        del spent
        return self._sheet(("face", number, language, side, names), size, self.theme.card, number[-6:])

    def drawing(self, number: str, _language: str, size: QSize) -> Callable[[], Image.Image]:
        return lambda: Image.new("RGB", (size.width(), size.height()), from_hue(sum(number.encode()) % 360, 0.6, 0.4))

    def nameless(self, number: str, language: str, size: QSize) -> QPixmap:
        return self._sheet(("nameless", number, language), size, self.theme.card, "")

    def back(self, kind: str, size: QSize, *, across: bool = False) -> QPixmap:
        return self._sheet(("back", kind, across), size, self.back_colour(kind), "")

    @staticmethod
    def back_colour(kind: str) -> str:
        return from_hue(sum(kind.encode()) % 360, 0.6, 0.4)

    def sign(self, name: str, size: QSize, colour: str) -> QPixmap:
        return self._sheet(("sign", name), size, colour, "")

    def has_scene(self, _key: str) -> bool:
        return True

    def kept_scene(self, _key: str, _size: QSize) -> bool:
        return False

    def scene(self, key: str, size: QSize) -> QPixmap:
        return self._sheet(("scene", key), size, self.theme.paper_sunk, key)

    def emblem(self, key: str, size: QSize) -> QPixmap:
        return self._sheet(("emblem", key), size, self.theme.paper_sunk, key[:2])

    def piece(self, size: QSize, state: str = "normal") -> QPixmap:
        colour = {"empty": self.theme.paper_sunk, "ghost": self.theme.cherry_soft}.get(state, self.theme.cherry)
        key = ("piece", state, size.width(), size.height(), self.theme.name)
        if key not in self._kept:
            made = QPixmap(size)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor(colour))
            painter.setPen(QColor(self.theme.card_edge))
            painter.drawEllipse(made.rect().adjusted(2, 2, -3, -3))
            painter.end()
            self._kept[key] = made
        return self._kept[key]

    def ground(self, size: QSize) -> QPixmap:
        return self._sheet(("ground",), size, self.theme.paper, "")

    def _sheet(self, key: tuple[object, ...], size: QSize, colour: str, text: str) -> QPixmap:
        whole = (*key, size.width(), size.height(), self.theme.name)
        if whole not in self._kept:
            made = QPixmap(size)
            made.fill(QColor(colour))
            painter = QPainter(made)
            painter.setPen(QColor(self.theme.card_edge))
            painter.drawRect(QRect(0, 0, size.width() - 1, size.height() - 1))
            painter.setPen(QColor(self.theme.card_ink))
            painter.drawText(made.rect(), Qt.AlignmentFlag.AlignCenter, text)
            painter.end()
            self._kept[whole] = made
        return self._kept[whole]
