"""Where the program keeps things: settings, duels, decks, reports; one folder for all where a person names one."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Mapping

APP: Final = "sakura-desktop"
DATA_DIR_VARIABLE: Final = "SAKURA_DATA_DIR"
PROBE_VARIABLE: Final = "SAKURA_TEST_PROBE"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of the program; made when something is first written there."""

    data: Path
    config: Path
    cache: Path

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"

    @property
    def decks(self) -> Path:
        """The file of the decks kept under names."""
        return self.data / "decks.json"

    def decks_of(self, game: str) -> Path:
        """The file of the decks of a game that has one of its own."""
        return self.data / f"decks-{game}.json"

    @property
    def lessons(self) -> Path:
        """The file of how far the lessons have come."""
        return self.data / "lessons.json"

    @property
    def puzzles(self) -> Path:
        """The file of which puzzles are solved."""
        return self.data / "puzzles.json"

    @property
    def rules(self) -> Path:
        """The folder of the program's copies of rule documents."""
        return self.data / "rules"

    @property
    def duels(self) -> Path:
        """The folder of the journals that are written as duels go."""
        return self.data / "duels"

    @property
    def words(self) -> Path:
        """The file of the words that are learned."""
        return self.data / "words.db"

    @property
    def reports(self) -> Path:
        """The folder of reports about faults of the program."""
        return self.data / "reports"

    @property
    def log(self) -> Path:
        """The program's own log."""
        return self.data / "sakura-desktop.log"


def find_paths(data_dir: Path | None = None) -> Paths:
    """The folder given, else that of the environment variable, else the places that the system keeps for programs."""
    chosen = data_dir or (Path(os.environ[DATA_DIR_VARIABLE]) if os.environ.get(DATA_DIR_VARIABLE) else None)
    if chosen is not None:
        chosen = chosen.expanduser().absolute()
        return Paths(chosen, chosen, chosen / "cache")
    return Paths(
        Path(platformdirs.user_data_dir(APP, appauthor=False)),
        Path(platformdirs.user_config_dir(APP, appauthor=False)),
        Path(platformdirs.user_cache_dir(APP, appauthor=False)),
    )


def probe_file(environment: Mapping[str, str] = os.environ) -> Path | None:
    """Where a test from outside reads what is on the screen, if the environment names a file for it."""
    name = environment.get(PROBE_VARIABLE, "")
    return Path(name) if name else None


def assets_folder() -> Path:
    """Where what was made beforehand is: inside the installed package, or beside it in a checkout."""
    package = Path(str(resources.files("sakura_desktop")))
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"
