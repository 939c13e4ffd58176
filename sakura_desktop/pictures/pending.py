"""Pictures that are kept and pictures that are on order: a placeholder stands for one that isn't painted yet."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from sakura_desktop.pictures.cache import MemoryCache

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from PySide6.QtGui import QScreen

    from sakura_desktop.pictures.card_pictures import FaceContent
    from sakura_desktop.pictures.fonts import FontBook
    from sakura_desktop.pictures.painter import PicturePainter
    from sakura_desktop.pictures.requests import PictureRequest

LEAST: Final = 16 * 1024 * 1024
"""Bytes of pictures in memory at the least …"""
MOST: Final = 96 * 1024 * 1024
"""… and at the most."""
SCREENS: Final = 4
"""Between them so many screens full: the ground and the scene of home are one each, cards stay in each language."""


def memory_for(screens: Iterable[QScreen]) -> int:
    """Bytes of pictures in memory that suit the largest of these screens."""
    pixels = (screen.size().width() * screen.size().height() * screen.devicePixelRatio() ** 2 for screen in screens)
    return min(MOST, max(LEAST, SCREENS * 4 * round(max(pixels, default=0))))


def _same(order: PictureRequest) -> tuple[object, ...]:
    """What a picture must have in common with another to stand in for it: all but size and language."""
    wish = order.wish
    return order.what, order.game, order.name, order.theme, order.across, wish.side, wish.named, wish.spent


class PendingPictures(QObject):
    """Finished pictures up to a number of bytes, those not used for longest go first. For the window's thread."""

    ready = Signal(str)
    """A picture asked for before is finished: its order's key."""

    def __init__(self, folder: Path | None, fonts: FontBook, memory: int, parent: QObject | None) -> None:
        """Keep up to `memory` bytes here, and files in the folder."""
        super().__init__(parent)
        self.fonts = fonts
        self._folder = folder
        self._shelf: MemoryCache[PictureRequest, QPixmap] = MemoryCache(memory * 3 // 4)
        self._stand_ins: MemoryCache[PictureRequest, QPixmap] = MemoryCache(memory // 4)
        self._ordered: dict[str, PictureRequest] = {}
        self._given_up: set[PictureRequest] = set()
        self._stood_in_for: set[str] = set()

    @cached_property
    def studio(self) -> PicturePainter:
        """Whoever paints, called when the first picture is wanted: a window opens without."""
        from sakura_desktop.pictures.painter import PicturePainter

        made = PicturePainter(self.fonts, self._folder / "pictures" if self._folder else None, self)
        made.painted.connect(self._arrived)
        made.failed.connect(self._failed)
        return made

    @property
    def waiting(self) -> int:
        """How many pictures are asked for and not finished."""
        return len(self._ordered)

    @contextmanager
    def awaiting(self) -> Iterator[set[str]]:
        """The keys of the orders for which placeholders are given meanwhile."""
        before, self._stood_in_for = self._stood_in_for, set()
        try:
            yield self._stood_in_for
        finally:
            self._stood_in_for = before

    def all_awaited(self, keys: frozenset[str]) -> bool:
        """Whether none of these is there, or given up."""
        return keys <= self._ordered.keys()

    @property
    def held(self) -> int:
        """How many bytes the pictures take in memory."""
        return self._shelf.held + self._stand_ins.held

    def now(self, order: PictureRequest) -> QPixmap:
        """A picture quick enough to be painted here and now."""
        found = self._shelf.get(order)
        return found if found is not None else self._keep(order, self.studio.at_once(order))

    def when_ready(
        self, order: PictureRequest, stand_in: Callable[[], QPixmap], content: Callable[[], FaceContent] | None = None
    ) -> QPixmap:
        """A picture, or a placeholder while it is painted elsewhere; `content` is what stands on a face."""
        found = self._shelf.get(order)
        if found is not None:
            return found
        self.send(order, content)
        if order.key in self._ordered:
            self._stood_in_for.add(order.key)
        found = self._stand_ins.get(order)
        if found is None:
            found = stand_in()
            found.setDevicePixelRatio(order.dpr)
            self._stand_ins.put(order, found, order.width * order.height * 4)
        return found

    def send(self, order: PictureRequest, content: Callable[[], FaceContent] | None = None) -> None:
        """Have a picture painted, if it isn't here or on order, and can be painted at all."""
        if order in self._shelf or order.key in self._ordered or order in self._given_up:
            return
        self._ordered[order.key] = order
        forgotten = self.studio.order(order, content() if content is not None else None)
        if forgotten is not None:
            self._ordered.pop(forgotten.key, None)

    def fetch(self, order: PictureRequest) -> bool:
        """Whether a picture is here, or is kept in a file and is now."""
        if order in self._shelf:
            return True
        image = self.studio.kept(order)
        if image is not None:
            self._keep(order, image)
        return image is not None

    def alike(self, order: PictureRequest) -> QPixmap | None:
        """The same card, back or emblem at another size, or else at this size in another language, brought to this
        size.
        """
        best: PictureRequest | None = None
        for other in self._shelf:
            if _same(other) != _same(order):
                continue
            if other.language == order.language:
                best = other
                break
            if (other.width, other.height) == (order.width, order.height):
                best = other
        found = self._shelf.get(best) if best is not None else None
        if found is None:
            return None
        smooth = Qt.TransformationMode.SmoothTransformation
        return found.scaled(order.width, order.height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)

    def forget(self) -> None:
        """Forget every picture: the words or the fonts are others."""
        self._shelf.clear()
        self._stand_ins.clear()
        self._ordered.clear()
        self._given_up.clear()

    def close(self) -> None:
        """Stop painting; called by itself when the program ends."""
        if "studio" in vars(self):
            self.studio.close()

    def _keep(self, order: PictureRequest, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(order.dpr)
        self._shelf.put(order, pixmap, image.sizeInBytes())
        return pixmap

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
