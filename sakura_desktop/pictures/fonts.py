"""Which font writes which language: files for the painter, families for Qt, and what to install where one is missing.

Han characters look different in Japanese and Korean print, so each language has fonts of its own. Pillow is loaded when
the first font is opened.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final, Literal

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.pictures import own_letters
from sakura_desktop.pictures.font_list import FAMILIES, FOLDERS, SAMPLES, WELL_KNOWN, install_command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from PIL import ImageFont

Style = Literal["sans", "serif"]
STYLES: Final[tuple[Style, Style]] = ("sans", "serif")
FONT_LANGUAGES: Final = ("ja", "ko", "en")
FACES_IN_A_FILE: Final = 24
"""How many faces of a collection are looked at: the largest one in use has twenty."""
KEPT_SIZES: Final = 3
"""How many sizes of fonts stay open at once: each takes a megabyte of memory of its own, maps its file anew and reads
some two megabytes of it; to open one again takes less than half a millisecond.
"""
KEPT_WIDTHS: Final = 20_000
"""How many texts' widths are remembered, so that text is set in sizes without opening a font at each of them."""
LEAST_SIZE: Final = 1
FC_SECONDS: Final = 5.0
MISSING: Final = "\U0010fffe"
"""A character that no font has."""


@dataclass(frozen=True, slots=True)
class FontFile:
    """A face in a font file: which one of a collection, and the named weight of a variable font."""

    path: Path
    index: int = 0
    weight: str = ""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is looked for: a language, with or without serifs, bold or not."""

    language: str
    style: Style
    bold: bool


def font_folders() -> tuple[Path, ...]:
    """Where this system keeps fonts, the person's own folders first."""
    home = Path.home()
    windows = Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts"
    own = Path(os.environ.get("LOCALAPPDATA", str(home / "AppData/Local"))) / "Microsoft/Windows/Fonts"
    places = {
        "linux": [home / ".local/share/fonts", home / ".fonts", *map(Path, FOLDERS["linux"])],
        "darwin": [home / "Library/Fonts", *map(Path, FOLDERS["darwin"])],
        "win32": [own, windows],
    }
    return tuple(place for place in places.get(sys.platform, places["linux"]) if place.is_dir())


def ask_fontconfig(wish: Wish) -> FontFile | None:
    """The font that fontconfig would take; None where there is no fontconfig, or none for the language."""
    pattern = f"{wish.style}:lang={wish.language}:weight={'bold' if wish.bold else 'regular'}"
    try:
        done = subprocess.run(
            ["fc-match", "-f", "%{file}\n%{index}", pattern],
            capture_output=True, text=True, timeout=FC_SECONDS, check=True, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        file, index = done.stdout.split("\n")
        return FontFile(Path(file), int(index or 0) & 0xFFFF, "Bold" if int(index or 0) >> 16 and wish.bold else "")
    except (OSError, ValueError, subprocess.SubprocessError):
        return None


class FontBook:
    """The fonts found on this machine, opened at the sizes asked for. Any thread may ask."""

    def __init__(
        self,
        folders: Iterable[Path] | None = None,
        ask_system: Callable[[Wish], FontFile | None] = ask_fontconfig,
    ) -> None:
        """Look in these folders, by default the system's; ask the system where nothing well known is there."""
        self._folders = None if folders is None else tuple(folders)
        self._ask = ask_system
        self._found: dict[Wish, FontFile | None] = {}
        self._open: OrderedDict[tuple[FontFile | None, int], ImageFont.FreeTypeFont] = OrderedDict()
        self._lock = RLock()
        self._widths: Callable[[FontFile | None, int, str], float] = lru_cache(KEPT_WIDTHS)(self._measured)

    @cached_property
    def _files(self) -> dict[str, Path]:
        """Every font file in the folders by its name in small letters; the first folder wins."""
        found: dict[str, Path] = {}
        for folder in font_folders() if self._folders is None else self._folders:
            for file in _files_in(folder):
                found.setdefault(file.name.lower(), file)
        return found

    def file(self, language: str, style: Style = "sans", *, bold: bool = False) -> FontFile | None:
        """The file that writes a language; the regular weight where no bold is there, None where nothing is."""
        wish = Wish(language, style, bold)
        with self._lock:
            if wish not in self._found:
                self._found[wish] = self._find(wish)
            return self._found[wish]

    def _find(self, wish: Wish) -> FontFile | None:
        found = self._well_known(wish) or self._of_system(wish)
        if found is None and wish.bold:
            return self.file(wish.language, wish.style)
        if found is None and wish.style == "serif":
            return self.file(wish.language, "sans", bold=wish.bold)
        return found

    def _well_known(self, wish: Wish) -> FontFile | None:
        for name, family in WELL_KNOWN[wish.language, wish.style, wish.bold]:
            path = self._files.get(name.lower())
            if path is None:
                continue
            found = _face(path, family, "Bold" if wish.bold else "Regular")
            if found is not None and writes(found, wish.language):
                return found
        return None

    def _of_system(self, wish: Wish) -> FontFile | None:
        found = self._ask(wish)
        return found if found is not None and writes(found, wish.language) else None

    def font(
        self, language: str, size: float, style: Style = "sans", *, bold: bool = False
    ) -> ImageFont.FreeTypeFont:
        """A font at a size in pixels, rounded as the widths of its letters are; where the language has none, Pillow's
        own, which writes Latin only. Ask again each time: few of them stay open.
        """
        with self._lock:
            return self._sized(self.file(language, style, bold=bold), whole(size))

    def width(self, text: str, language: str, size: float, style: Style = "sans", *, bold: bool = False) -> float:
        """How many pixels wide a text is in that font."""
        with self._lock:
            return self._widths(self.file(language, style, bold=bold), whole(size), text)

    def close(self) -> None:
        """Close what is open, until fonts are asked for again."""
        with self._lock:
            self._open.clear()

    def _measured(self, file: FontFile | None, size: int, text: str) -> float:
        return sum(self._sized(font, size).getlength(part) for font, part in self._parts(file, text))

    def pieces(
        self, text: str, language: str, size: float, style: Style = "sans", *, bold: bool = False
    ) -> list[tuple[str, ImageFont.FreeTypeFont]]:
        """A text in pieces, each with the font that writes it at that size: letters that the language's font lacks are
        our own.
        """
        with self._lock:
            file = self.file(language, style, bold=bold)
            return [(part, self._sized(font, whole(size))) for font, part in self._parts(file, text)]

    def _parts(self, file: FontFile | None, text: str) -> Iterator[tuple[FontFile | None, str]]:
        """The files that write the parts of a text."""
        if own_letters.LETTERS.isdisjoint(text):
            yield file, text
            return
        for own, part in groupby(text, lambda sign: sign in own_letters.LETTERS and lacks(file, sign)):
            yield FontFile(own_letters.file()) if own else file, "".join(part)

    def _sized(self, file: FontFile | None, size: int) -> ImageFont.FreeTypeFont:
        """A face at a size, open; the one not used for longest is closed for it."""
        found = self._open.get((file, size))
        if found is None:
            found = self._open[file, size] = self._opened(file, size)
            if len(self._open) > KEPT_SIZES:
                self._open.popitem(last=False)
        self._open.move_to_end((file, size))
        return found

    def _opened(self, file: FontFile | None, size: int) -> ImageFont.FreeTypeFont:
        if file is not None:
            opened = _open(file, size)
            if opened is not None:
                return opened
            self._found |= {wish: None for wish, known in self._found.items() if known == file}
        from PIL import ImageFont

        fallback = ImageFont.load_default(size)
        assert isinstance(fallback, ImageFont.FreeTypeFont)
        return fallback

    def fingerprint(self, language: str) -> str:
        """Which files write a language: another text when a font was added or is another version."""
        found = []
        for style in STYLES:
            for bold in (False, True):
                file = self.file(language, style, bold=bold)
                size = file.path.stat().st_size if file is not None and file.path.exists() else 0
                found.append(f"{file.path.name}:{file.index}:{size}" if file is not None else "-")
        own = own_letters.file()
        return ",".join([*found, f"{own.name}:{own.stat().st_size if own.exists() else 0}"])

    def missing(self) -> tuple[str, ...]:
        """The languages that nothing writes; Pillow's own font writes English everywhere."""
        return tuple(language for language in FONT_LANGUAGES if language != "en" and self.file(language) is None)

    def missing_fonts(self, system: str | None = None) -> Phrase | None:
        """What to install, in a sentence with the exact command; None where nothing is missing."""
        missing = self.missing()
        if not missing:
            return None
        names = Listing(tuple(_language_name(language) for language in missing))
        command, by_command = install_command(system or sys.platform, missing)
        if by_command:
            return say("art-fonts-missing-command", languages=names, command=command)
        return say("art-fonts-missing-steps", languages=names, steps=command)


def whole(size: float) -> int:
    """A size in whole pixels: a font of another size has the same widths, and takes as much memory again."""
    return max(LEAST_SIZE, int(size + 0.5))


def _language_name(language: str) -> Phrase:
    return say("art-language-ja") if language == "ja" else say("art-language-ko")


def qt_families(language: str, style: Style = "sans") -> list[str]:
    """Families for `QFont.setFamilies`, best first: Han characters then have the form of the language. What none of
    them has is our own.
    """
    own_letters.show_to_qt()
    return [*FAMILIES[language, style], own_letters.FAMILY]


@cache
def lacks(file: FontFile | None, sign: str) -> bool:
    """The font has only the box of a missing character for a sign."""
    font = _open(file, 24) if file is not None else None
    return font is None or bytes(font.getmask(sign)) == bytes(font.getmask(MISSING))


def writes(file: FontFile, language: str) -> bool:
    """The font has pictures for the language's characters, and not the box of a missing one."""
    font = _open(file, 24)
    if font is None:
        return False
    empty = bytes(font.getmask(MISSING))
    return all(bytes(font.getmask(sign)) != empty for sign in SAMPLES[language])


def _open(file: FontFile, size: float) -> ImageFont.FreeTypeFont | None:
    from PIL import ImageFont

    try:
        font = ImageFont.truetype(file.path, size, index=file.index, layout_engine=ImageFont.Layout.BASIC)
        if file.weight:
            font.set_variation_by_name(file.weight)
    except (OSError, ValueError):
        return None
    return font


def _face(path: Path, family: str, weight: str) -> FontFile | None:
    """The face of that family in a file, which may be a collection or variable."""
    for index in range(FACES_IN_A_FILE):
        font = _open(FontFile(path, index), 10)
        if font is None:
            return None
        if not family or (font.getname()[0] or "").lower() == family.lower():
            return FontFile(path, index, _named_weight(font, weight))
    return None


def _named_weight(font: ImageFont.FreeTypeFont, weight: str) -> str:
    try:
        names = [name.decode(errors="replace") for name in font.get_variation_names()]
    except OSError:
        return ""
    return weight if weight in names else ""


def _files_in(folder: Path) -> Iterator[Path]:
    try:
        for file in sorted(folder.rglob("*")):
            if file.suffix.lower() in {".ttf", ".ttc", ".otf", ".otc"}:
                yield file
    except OSError:
        return
