"""Memory that a picture took goes back to the system."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

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
