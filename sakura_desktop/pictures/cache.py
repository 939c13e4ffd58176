"""Where finished pictures wait: in memory up to a number of bytes, and as files that are never trusted blindly.

A file that is damaged is painted again; a folder that can't be written is done without. Nothing here needs Qt.
"""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from PIL import Image
    from PIL.PngImagePlugin import PngInfo

K = TypeVar("K", bound="Hashable")
V = TypeVar("V")

_LOG: Final = logging.getLogger(__name__)
FILES_MOST: Final = 96 * 1024 * 1024
"""How many bytes the files may take; the oldest go first."""
SUFFIX: Final = ".png"


class MemoryCache(Generic[K, V]):
    """The pictures used last, up to a number of bytes."""

    def __init__(self, most: int) -> None:
        """Hold up to so many bytes."""
        self.most = most
        self.held = 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        """How many pictures."""
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        """It is here."""
        return key in self._kept

    def __iter__(self) -> Iterator[K]:
        """Keys, those not used for longest first."""
        return iter(tuple(self._kept))

    def get(self, key: K) -> V | None:
        """A picture, which counts as used."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, size: int) -> None:
        """Keep a picture of so many bytes; those not used for longest make room."""
        self.drop(key)
        self._kept[key] = (value, size)
        self.held += size
        while self.held > self.most and len(self._kept) > 1:
            _, (_, freed) = self._kept.popitem(last=False)
            self.held -= freed

    def drop(self, key: K) -> None:
        """Forget a picture, if it is here."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.held -= old[1]

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.held = 0


class FileCache:
    """Pictures as files by what is on them. Only one thread writes; what goes wrong is logged once and done without."""

    def __init__(self, folder: Path | None) -> None:
        """In that folder, or nowhere."""
        self._folder = folder
        self._told = False

    def _path(self, key: str) -> Path | None:
        if self._folder is None:
            return None
        return self._folder / f"{hashlib.blake2b(key.encode(), digest_size=16).hexdigest()}{SUFFIX}"

    def read(self, key: str, size: tuple[int, int]) -> Image.Image | None:
        """The picture of that key and size; None where there is none, or only a damaged one, which goes."""
        path = self._path(key)
        if path is None:
            return None
        from PIL import Image

        try:
            with Image.open(path, formats=("PNG",)) as opened:
                # the whole file is read, and its check sums with it
                image = opened.convert("RGBA")
                sound = opened.size == size and opened.info.get("key") == key
        except FileNotFoundError:
            return None
        except (OSError, ValueError, SyntaxError) as error:
            _LOG.info("a picture in the cache is damaged and is painted again: %s", error)
            sound, image = False, Image.new("RGBA", (1, 1))
        if not sound:
            self._drop(path)
            return None
        return image

    def write(self, key: str, image: Image.Image) -> None:
        """Keep a picture, whole or not at all."""
        path = self._path(key)
        if path is None:
            return
        from_here = ""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, from_here = tempfile.mkstemp(suffix=".part", dir=path.parent)
            with os.fdopen(handle, "wb") as file:
                image.save(file, "PNG", compress_level=1, pnginfo=_note(key))
            Path(from_here).replace(path)
        except OSError as error:
            self._give_up(error)
            if from_here:
                self._drop(Path(from_here))

    def _give_up(self, error: OSError) -> None:
        """A folder that can't be written is not tried again."""
        if not self._told:
            _LOG.warning("pictures can't be kept in %s: %s", self._folder, error)
        self._told = True
        self._folder = None

    @staticmethod
    def _drop(path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            _LOG.info("%s can't be removed: %s", path, error)

    def tidy(self, most: int = FILES_MOST) -> None:
        """Remove the pictures not used for longest, until the rest take no more than so many bytes."""
        if self._folder is None or not self._folder.is_dir():
            return
        found = []
        try:
            for path in self._folder.iterdir():
                if path.suffix in {SUFFIX, ".part"}:
                    stat = path.stat()
                    found.append((stat.st_mtime, stat.st_size, path))
        except OSError as error:
            _LOG.info("the cache can't be looked through: %s", error)
            return
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found):
            if total <= most:
                break
            self._drop(path)
            total -= size


def _note(key: str) -> PngInfo:
    from PIL.PngImagePlugin import PngInfo

    note = PngInfo()
    note.add_text("key", key)
    return note
