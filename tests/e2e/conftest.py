"""What the end-to-end tests share: a virtual screen of the smallest size that is enough, and the installed program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.support import Screen
from tests.e2e.table import start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.e2e.support import Program

WIDTH, HEIGHT = 1280, 720


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A screen that is just large enough."""
    with Screen(tmp_path, WIDTH, HEIGHT) as started:
        yield started


@pytest.fixture(scope="session")
def caches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the programs of all tests have painted and compiled: empty for the first, as for a person's first start."""
    return tmp_path_factory.mktemp("caches")


@pytest.fixture
def begin(screen: Screen, installed_program: Path, caches: Path) -> Callable[..., Program]:
    """Starts what was installed from the wheel: words of its command line, `home`, further variables."""

    def started(*words: str, home: Path | None = None, **variables: str) -> Program:
        return start(screen, installed_program, *words, home=home, XDG_CACHE_HOME=str(caches), **variables)

    return started
