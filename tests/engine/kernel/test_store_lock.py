from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.kernel.lock import FileLock, InUse
from engine.kernel.store import Autosave, CannotSave, load, save_as
from tests.engine.kernel.files import GAME, failing, in_folder, played
from tests.engine.kernel.lanterns import Evening

if TYPE_CHECKING:
    from collections.abc import Callable


def test_two_duels_do_not_write_one_file(file: Path) -> None:
    one, two = played(seed=1), played(seed=2)
    with Autosave[Evening](file) as autosave:
        autosave.save(one.journal)
        save: Callable[[], None]
        for save in (lambda: Autosave[Evening](file).save(two.journal), lambda: save_as(two, file)):
            with pytest.raises(CannotSave) as refused:
                save()
            assert refused.value.code == "in-use"
    assert load(file, GAME).setup.seed == 1
    with Autosave[Evening](file) as autosave:
        autosave.save(two.journal)
    assert load(file, GAME).setup.seed == 2


def test_a_dropped_autosave_lets_go(file: Path) -> None:
    Autosave[Evening](file).save(played().journal)
    save_as(played(15), file)
    assert load(file, GAME).answers == 15


HOLD = """
import sys
from pathlib import Path
from engine.kernel.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
lock.acquire()
print("held", flush=True)
sys.stdin.read()
"""


def test_the_lock_of_a_killed_program_is_free(file: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(file)]
    root = Path(__file__).parents[3]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root)
    assert other.stdin is not None
    assert other.stdout is not None
    try:
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(InUse):
            FileLock(file).acquire()
    finally:
        other.kill()
        other.wait()
        other.stdin.close()
        other.stdout.close()
    lock = FileLock(file)
    lock.acquire()
    assert lock.held
    lock.release()
    assert in_folder(file) == []


def test_a_lock_whose_file_was_taken_away_is_held_no_more(file: Path) -> None:
    one, two = FileLock(file), FileLock(file)
    one.acquire()
    one.path.unlink()
    assert not one.held
    two.acquire()
    one.release()
    assert two.held
    two.release()
    assert in_folder(file) == []


def test_where_there_are_no_locks_nothing_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.kernel.lock._take", failing(errno.ENOTSUP))
    one, two = FileLock(file), FileLock(file)
    one.acquire()
    two.acquire()
    assert one.held
    assert two.held


def test_a_lock_that_is_taken_away_again_and_again_is_in_use(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.kernel.lock._same", lambda descriptor, path: False)
    with pytest.raises(InUse):
        FileLock(file).acquire()
