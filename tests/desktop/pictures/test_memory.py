"""Memory that a picture took goes back to the system; files of fonts are opened once."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys

import pytest

from sakura_desktop.pictures.fonts import FONT_LANGUAGES, STYLES

TELLS = sys.platform == "linux" and hasattr(ctypes.CDLL(None), "mallinfo2")
LARGEST, PICTURE, PIECES = 24 * 1024 * 1024, 512 * 1024, 32
MAPPED = """
import ctypes, sys
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]
if "painter" in sys.argv[1:]:
    from sakura_desktop.pictures.painter import give_back_blocks
    give_back_blocks()
largest, picture, pieces = (int(word) for word in sys.argv[-3:])
libc.free(libc.malloc(largest))
class Info(ctypes.Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]
libc.mallinfo2.restype = Info
before = libc.mallinfo2().hblks
kept = [libc.malloc(picture) for _ in range(pieces)]
print(libc.mallinfo2().hblks - before)
"""


@pytest.mark.skipif(not TELLS, reason="only glibc from 2.33 on tells of its blocks")
def test_pictures_have_blocks_of_their_own_also_after_a_large_one_was_freed() -> None:
    def mapped(*who: str) -> int:
        sizes = (str(size) for size in (LARGEST, PICTURE, PIECES))
        return int(subprocess.run([sys.executable, "-c", MAPPED, *who, *sizes], capture_output=True, check=True).stdout)

    assert mapped() == 0, "what the library does by itself"
    assert mapped("painter") == PIECES


HEAPS = """
import ctypes, sys, threading
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
if "painter" in sys.argv[1:]:
    from sakura_desktop.pictures.painter import give_back_blocks
    give_back_blocks()
threads = [threading.Thread(target=libc.malloc, args=(1000,)) for _ in range(4)]
for thread in threads:
    thread.start()
    thread.join()
libc.malloc_info(0, ctypes.c_void_p.in_dll(libc, "stdout"))
libc.fflush(None)
"""


@pytest.mark.skipif(not TELLS, reason="only glibc from 2.33 on tells of its blocks")
def test_all_threads_share_one_heap() -> None:
    def heaps(*who: str) -> int:
        told = subprocess.run([sys.executable, "-c", HEAPS, *who], capture_output=True, check=True).stdout
        return told.count(b"<heap ")

    assert heaps() > 1, "what the library does by itself"
    assert heaps("painter") == 1


HELD = """
import ctypes, os, pathlib
from sakura_desktop.pictures.painter import give_back_pages
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]
def held():
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
pieces = [libc.malloc(40_000) for _ in range(1_000)]
for piece in pieces:
    ctypes.memset(piece, 1, 40_000)
for number, piece in enumerate(pieces):
    if number % 4:
        libc.free(piece)
before = held()
give_back_pages()
print(before - held())
"""


@pytest.mark.skipif(not TELLS, reason="only glibc gives back pages")
def test_what_lies_free_between_pieces_in_use_is_given_back() -> None:
    told = subprocess.run([sys.executable, "-c", HELD], capture_output=True, check=True).stdout
    assert int(told) > 20_000_000, "of thirty million bytes"


OPENED = """
import sys
from pathlib import Path
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from sakura_desktop.pictures.font_list import SAMPLES
from sakura_desktop.pictures.letters import SIGNS, letters
app = QGuiApplication([])
language, style = sys.argv[1:]

def opened():
    lines = Path("/proc/self/maps").read_text().splitlines()
    return {line for line in lines if line.endswith((".ttf", ".ttc", ".otf", ".otc"))}

before = opened()
letters(QFont(), language, style)
held = opened()
for size in (20, 31):
    for bold in (False, True):
        font = letters(QFont(), language, style)
        font.setPixelSize(size)
        font.setBold(bold)
        QFontMetricsF(font).horizontalAdvance(SAMPLES[language] + SIGNS)
print(len(held - before), len(opened() - held))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="what is open is told by /proc")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", FONT_LANGUAGES)
def test_a_font_of_each_weight_stays_so_that_no_file_is_opened_again(language: str, style: str) -> None:
    command = [sys.executable, "-c", OPENED, language, style]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(command, capture_output=True, check=True, text=True, env=environment).stdout
    held, more = map(int, told.split())
    assert held, "nothing was opened to stay"
    assert not more, f"{more} files were opened for other sizes"
