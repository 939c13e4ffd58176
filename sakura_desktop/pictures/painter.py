"""Paints what is ordered, away from the window's thread, the newest order first, and keeps pictures in files."""

from __future__ import annotations

import ctypes
import logging
import sys
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal
from PySide6.QtGui import QImage

from sakura_desktop.pictures.cache import FileCache
from sakura_desktop.pictures.painting import edition, paint
from sakura_desktop.pictures.typesetting import Typesetter

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PIL import Image

    from sakura_desktop.pictures.card_pictures import FaceContent
    from sakura_desktop.pictures.fonts import FontBook
    from sakura_desktop.pictures.requests import PictureRequest

_LOG: Final = logging.getLogger(__name__)
WAITING_MOST: Final = 600
"""Orders beyond so many are forgotten, the oldest first: whoever still shows them asks again."""
KEPT: Final = frozenset({"face", "back", "ground", "scene"})
"""What takes long enough to paint to be worth a file."""
M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
"""Both as glibc's `malloc.h` has them."""
BLOCK: Final = 256 * 1024
"""So many bytes in one piece go back to the system as soon as they are free."""
MUCH: Final = 4 * 1024 * 1024
"""After so many bytes of pictures what lies free between them is given back: in a large heap it takes its time."""


def give_back_blocks() -> None:
    """Let the C library give back to the system the memory of each picture that is no longer needed. Left alone, glibc
    keeps every block that is smaller than the largest it ever saw freed, and the ground on which a scene is painted
    takes tens of megabytes. All threads share one heap: with one each, what a thread frees is there for that thread
    alone, and they take turns at Python anyway. Other libraries have no such habits, nor the function.
    """
    set_option = _of_glibc("mallopt")
    if set_option is not None:
        set_option(M_MMAP_THRESHOLD, BLOCK)
        set_option(M_ARENA_MAX, 1)


def give_back_pages() -> None:
    """Give back to the system what lies free between the pieces that are in use. It takes a millisecond."""
    trim = _of_glibc("malloc_trim")
    if trim is not None:
        trim(0)


@cache
def _of_glibc(name: str) -> Callable[..., int] | None:
    """A function of glibc's own; other libraries have it not."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform.startswith("linux") else None


class PicturePainter(QObject):
    """Takes orders on the window's thread and hands pictures back on it."""

    painted = Signal(str, QImage)
    failed = Signal(str)

    def __init__(self, fonts: FontBook, folder: Path | None, parent: QObject | None = None) -> None:
        """Use these fonts, and keep pictures in that folder."""
        super().__init__(parent)
        give_back_blocks()
        self.fonts = fonts
        self.setter = Typesetter(fonts)
        self._files = FileCache(folder)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._lock = Lock()
        self._waiting: dict[str, tuple[PictureRequest, FaceContent | None]] = {}
        self._working = False
        self._made = 0
        """Bytes of pictures since pages were given back."""
        self._closed = False
        self._tidied = False
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def idle(self) -> bool:
        """Nothing waits and nothing is being painted."""
        with self._lock:
            return not self._working

    def order(self, order: PictureRequest, content: FaceContent | None = None) -> PictureRequest | None:
        """Ask for a picture. Gives back an order that is forgotten for it because too many wait."""
        forgotten = None
        with self._lock:
            if self._closed:
                return order
            self._waiting.pop(order.key, None)
            self._waiting[order.key] = (order, content)
            if len(self._waiting) > WAITING_MOST:
                forgotten, _ = self._waiting.pop(next(iter(self._waiting)))
            start, self._working = not self._working, True
        if start:
            self._pool.start(self._work)
        return forgotten

    def at_once(self, order: PictureRequest, content: FaceContent | None = None) -> QImage:
        """Paint something small here and now."""
        return to_qimage(paint(order, self.setter, content))

    def kept(self, order: PictureRequest) -> QImage | None:
        """What was painted before and is kept in a file, read here and now: for that nothing of the game is needed."""
        if self._closed:
            return None
        found = self._files.read(self._file_key(order, None), (order.width, order.height))
        return to_qimage(found) if found is not None else None

    def close(self) -> None:
        """Take no more orders and wait for the picture under way."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
        self._pool.waitForDone()

    def _work(self) -> None:
        """Runs in the pool's thread until nothing waits."""
        while True:
            with self._lock:
                if not self._waiting:
                    self._working = False
                    self.fonts.close()
                    break
                _, (order, content) = self._waiting.popitem()
            try:
                image = to_qimage(self._picture(order, content))
            except Exception:
                # whatever is wrong with one picture, the others are still wanted, and the placeholder stays
                _LOG.exception("%s can't be painted", order.key)
                self.failed.emit(order.key)
                continue
            self._made += image.sizeInBytes()
            if not self._closed:
                self.painted.emit(order.key, image)
        if self._made >= MUCH:
            self._made = 0
            give_back_pages()

    def _picture(self, order: PictureRequest, content: FaceContent | None) -> Image.Image:
        if order.what not in KEPT:
            return paint(order, self.setter, content)
        if not self._tidied:
            self._tidied = True
            self._files.tidy()
        key = self._file_key(order, content)
        found = self._files.read(key, (order.width, order.height))
        if found is None:
            found = paint(order, self.setter, content)
            self._files.write(key, found)
        return found

    def _file_key(self, order: PictureRequest, content: FaceContent | None) -> str:
        """Changes with what is painted, by whom, and with which fonts."""
        if content is None:
            return f"{order.key}|{edition(order.game)}"
        fonts = self.fonts.fingerprint(content.language)
        return f"{order.key}|{edition(order.game)}|{content.digest()}|{fonts}"


def to_qimage(image: Image.Image) -> QImage:
    """A Pillow picture as Qt draws it fastest."""
    flat = image if image.mode == "RGBA" else image.convert("RGBA")
    data = flat.tobytes()
    shared = QImage(data, flat.width, flat.height, flat.width * 4, QImage.Format.Format_RGBA8888)
    # the conversion copies: the picture doesn't depend on the bytes any more
    return shared.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
