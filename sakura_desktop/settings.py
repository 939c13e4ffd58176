"""What the two players set once and find again: typed settings in one file, written whole or not at all.

A damaged file is kept beside a fresh one and said; a setting that this version doesn't know is left in the file.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, overload

from PySide6.QtCore import QTimer, Signal

from sakura_desktop.files import damaged, read_json, write_whole
from sakura_desktop.languages.speech import NOTHING, RUBY
from sakura_desktop.languages.words import LANGUAGES, system_language
from sakura_desktop.record_file import KeptFile

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QObject

T = TypeVar("T")

TEMPO: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}
"""How long what takes a second at the normal pace takes at the others; 0 where nothing is played."""
REST_MS: Final = {"off": 0, "fast": 300, "normal": 800, "slow": 1_800}
"""How long a move of a computer stands before the next one, in milliseconds."""
SOON_MS: Final = 200
"""How long after a setting the file is written at the latest that is written soon."""
REPLAY_SPEEDS: Final = (50, 75, 100, 150, 200, 300, 400)
"""How fast a replay may be played, in hundredths of the program's pace."""
ZOOM_LEAST: Final = 0.75
ZOOM_MOST: Final = 2.0
SPEECH_LEAST: Final = 50
SPEECH_MOST: Final = 150
"""How fast voices speak, in percent."""
LONGEST_NAME: Final = 40
"""Letters of a player's name."""
LONGEST: Final = 8_000
"""Letters of a setting that is a text; the place of a window takes some hundred."""
PLACES: Final = (
    "game", "sits", "level", "levels_watched", "begins", "watch_open", "replay_open", "replay_speed",
    "geometry", "last_folder", "rulebook_geometry", "rulebook_place", "study_geometry", "languages_asked",
)  # fmt: skip
"""Settings that aren't set in the settings: which game is played by whom, how a replay is watched, where a window
stands, where one was.
"""


class Stored(Generic[T]):
    """One setting: its default, and how a value read from a file or given by a window is judged and tidied."""

    def __init__(
        self, default: T, tidy: Callable[[Any], T | None], *, follows: Callable[[Settings], T] | None = None,
    ) -> None:
        """Keep the default; `tidy` gives the value to be kept, or None for one that can't be. A default that `follows`
        is another by what else is set; what was set once stays, also if it was the default then.
        """
        self.default = default
        self.tidy = tidy
        self.follows = follows
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        """Take the attribute's name as the key in the file."""
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Stored[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> T | Stored[T]:
        """The value set, or the default."""
        if settings is None:
            return self
        values = settings.this_time if self.name in settings.this_time else settings.values
        if self.follows is not None and self.name not in values:
            return self.follows(settings)
        value: T = values.get(self.name, self.default)
        return value

    def __set__(self, settings: Settings, value: T) -> None:
        """Set, write and tell, if the value is another."""
        tidied = self.tidy(value)
        if tidied is None:
            raise ValueError(f"{value!r} can't be the setting {self.name}")
        chosen_anew = self.follows is not None and self.name not in settings.values
        if chosen_anew or tidied != self.__get__(settings, type(settings)):
            settings.put(self.name, tidied)


def one_of(*choices: str) -> Stored[str]:
    """A setting that is one of these words; the first is the default."""
    return Stored(choices[0], lambda value: value if value in choices else None)


def switch(default: bool) -> Stored[bool]:
    """A setting that is on or off."""
    return Stored(default, lambda value: value if isinstance(value, bool) else None)


def number(default: int, most: int) -> Stored[int]:
    """A setting that is a number from 0 on."""
    return Stored(default, lambda value: min(max(value, 0), most) if type(value) is int else None)


def words(default: str = "") -> Stored[str]:
    """A setting that is any text a window or a folder can have."""
    return Stored(default, lambda value: value if isinstance(value, str) and len(value) <= LONGEST else None)


def _zoom(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return round(float(min(max(value, ZOOM_LEAST), ZOOM_MOST)), 2)


def _percent(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return round(min(max(value, 0), 100))


def _speech(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return round(min(max(value, SPEECH_LEAST), SPEECH_MOST))


def _speed(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value in REPLAY_SPEEDS else None


def _names(value: object) -> tuple[str, str] | None:
    if isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(name, str) for name in value):
        return (value[0].strip()[:LONGEST_NAME], value[1].strip()[:LONGEST_NAME])
    return None


def _level(value: object) -> str | None:
    return value if isinstance(value, str) and 0 < len(value) <= LONGEST_NAME else None


def _levels(value: object) -> tuple[str, str] | None:
    if isinstance(value, list | tuple) and len(value) == 2 and all(_level(one) for one in value):
        return (value[0], value[1])
    return None


def _pair(value: object) -> tuple[str, str] | None:
    if isinstance(value, list | tuple) and len(value) == 2 and all(one in LANGUAGES for one in value):
        return (value[0], value[1]) if value[0] != value[1] else None
    return None


def _ruby(value: object) -> str | None:
    """Where readings stand; once it was only whether they do."""
    if isinstance(value, bool):
        return "all" if value else "off"
    return value if isinstance(value, str) and value in RUBY else None


def _readings(settings: Settings) -> str:
    """Who speaks Japanese needs none."""
    return "off" if settings.native == "ja" else "all"


def _second(settings: Settings) -> str:
    """What is learned stands beside what is read."""
    return settings.learns if settings.learns != (settings.language or settings.native) else ""


def _of_today(read: dict[str, Any]) -> dict[str, Any]:
    """A file's settings by the names of today: once movement and the pace of computers were set apart."""
    movement = read.pop("animation", None)
    if movement is not None:
        read["pace"] = movement
    elif read.get("pace") == "at-once":
        read["pace"] = "fast"
    return read


class Settings(KeptFile):
    """The settings of the program. Setting one writes the file, at once or soon, and tells its name by `changed`."""

    changed = Signal(str)

    theme = one_of("system", "light", "dark")
    language = one_of("", *LANGUAGES)
    """Empty: the system's."""
    speaks = one_of("", *LANGUAGES)
    """The language that a person speaks; empty: the system's. Defaults follow it, and the next one."""
    learns = one_of("", *LANGUAGES)
    """The language that a person learns; empty for none."""
    languages_asked = switch(False)
    """It was asked which languages these are."""
    second_language = Stored("", lambda value: value if value in ("", *LANGUAGES) else None, follows=_second)
    names_language = one_of("", *LANGUAGES)
    """Of card names by themselves; empty, here and below: that of the program."""
    names_second = one_of("", NOTHING, *LANGUAGES)
    text_language = one_of("", *LANGUAGES)
    """Of the text of cards."""
    text_second = one_of("", NOTHING, *LANGUAGES)
    journal_language = one_of("", *LANGUAGES)
    journal_second = one_of(NOTHING, "", *LANGUAGES)
    ruby = Stored("all", _ruby, follows=_readings)
    """Over which kanji readings stand: `all`, `off`, or `new`, those of words that aren't known yet."""
    blur_second = switch(False)
    """The second language of a card's text is blurred until it is looked at."""
    romanised = Stored(
        False, lambda value: value if isinstance(value, bool) else None,
        follows=lambda settings: settings.learned == "ko",
    )
    """Korean words have their sound in Latin letters beside them."""
    facts_second = switch(True)
    """What stands on a card beside its text (its sort, range, damage) is said in the second language as well."""
    read_first = one_of("", *LANGUAGES)
    """In a duel, cards are read in this language before they are read in another."""
    zoom = Stored(1.0, _zoom)
    pace = one_of("normal", "off", "fast", "slow")
    """How fast what happens is played, and how fast moves of a computer follow each other."""
    motion = one_of("system", "full", "little")
    """Whether things are seen to travel: as the system wishes, always, or never: then it is marked what happens."""
    closeups = switch(True)
    """A card on the table that is pointed at is shown large beside itself."""
    sound = switch(True)
    volume = Stored(70, _percent)
    """How loud sounds are, in percent."""
    aloud_ja = one_of("demand", "off", "auto")
    aloud_ko = one_of("demand", "off", "auto")
    aloud_en = one_of("demand", "off", "auto")
    """Whether a language is read aloud where the system has a voice: on demand, never, or also after each answer."""
    aloud_volume = Stored(100, _percent)
    aloud_speed = Stored(100, _speech)
    turn_board = one_of("turn", "stay")
    """The lower half belongs to whoever decides, or stays with the first player."""
    curtain = switch(True)
    sits = one_of("computer", "two", "watch")
    """Who sits at the table: a person and a computer, two persons, two computers."""
    level = Stored("casual", _level)
    """Of the computer that one plays against."""
    levels_watched = Stored(("skilled", "skilled"), _levels)
    """Of the computers that are watched."""
    begins = one_of("drawn", "person", "computer")
    """Who begins against the computer."""
    watch_open = switch(True)
    """Who watches two computers sees both hands."""
    replay_open = switch(False)
    """Who watches a replay sees both hands."""
    replay_speed = Stored(100, _speed)
    always_pause = switch(False)
    pay_default = one_of("vigor", "ask")
    """What pays for a basic action unless a hand card was laid down for it."""
    confirm_undo = switch(True)
    names = Stored(("", ""), _names)
    """What the two players are called; empty for "first player", "second player"."""
    game = words()
    """The key of the game that is offered first."""
    geometry = words()
    last_folder = words()
    rulebook_view = one_of("both", "ja", "ko")
    """Which of the rule documents are shown, where both are there."""
    rulebook_zoom = Stored(1.0, _zoom)
    rulebook_place = words()
    """The section of the rules that was read last."""
    rulebook_geometry = words()
    study_geometry = words()
    journal_shown = switch(True)
    meet_words = switch(True)
    """Words that come up in a duel are noted as met."""
    study_new = number(10, 200)
    """How many new words a day has."""
    study_reviews = number(200, 9_999)
    """How many words that are due a day has."""
    study_homonyms = switch(False)
    """Terms that are written alike in both languages are asked each by itself, and words that are the same in both."""
    study_listen = switch(False)
    """Words are also asked by ear alone, where the system has a voice for them."""
    learning = Stored(("", ""), _pair)
    """In which language words are asked, in which answered; empty until chosen: by the languages of the program."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the settings of that file; what can't be read is put aside and told in `trouble`."""
        super().__init__(path, parent)
        self.values: dict[str, Any] = {}
        self.this_time: dict[str, Any] = {}
        """What the command line asks for: it holds until it is set, and isn't written."""
        self.computers: tuple[str, ...] = ("", "")
        """By which level a computer plays at the table that is shown, by seat: what the players are called there."""
        self.first_time = not path.exists()
        """There was no file: nobody has set anything yet."""
        self._unknown: dict[str, Any] = {}
        self._failed = False
        self._soon: QTimer | None = None
        self._read()

    @property
    def native(self) -> str:
        """The language that a person speaks: the one that was said, or the system's."""
        return self.speaks or system_language()

    @property
    def learned(self) -> str:
        """The language that a person learns, as far as that can be told; empty for none."""
        second: str = self.values.get("second_language", "")
        there = (self.learns, *self.learning, second)
        return next((one for one in there if one not in ("", self.native)), "")

    @property
    def tempo(self) -> float:
        """How long a second of play takes; 0 where nothing is played."""
        return TEMPO[self.pace]

    @property
    def rest_ms(self) -> int:
        """How long a move of a computer stands before the next one, in milliseconds."""
        return REST_MS[self.pace]

    def seat_computers(self, levels: tuple[str, ...]) -> None:
        """Other players sit at the table that is shown."""
        if levels != self.computers:
            self.computers = levels
            self.changed.emit("names")

    def put(self, name: str, value: object) -> None:
        """Keep a tidied value under its name, have the file written and tell, also of what follows."""
        before = self._following()
        self.this_time.pop(name, None)
        self.values[name] = value
        self._keep()
        self.changed.emit(name)
        self._tell_following(before, name)

    def _following(self) -> dict[str, object]:
        """What the settings are now that follow others."""
        found = {name: getattr(self, name) for name, entry in self.entries().items() if entry.follows is not None}
        return {**found, "language": self.language or self.native}

    def _tell_following(self, before: dict[str, object], *told: str) -> None:
        after = self._following()
        for name, value in before.items():
            if after[name] != value and name not in told:
                self.changed.emit(name)

    def reset(self) -> None:
        """Bring back every default, except the places of the windows and where one was."""
        keep: dict[str, Any] = {name: self.values[name] for name in PLACES if name in self.values}
        before, gone = self._following(), [name for name in self.values if name not in keep]
        self.values = keep
        self._keep()
        for name in gone:
            self.changed.emit(name)
        self._tell_following(before, *gone)

    @staticmethod
    def entries() -> dict[str, Stored[Any]]:
        """Every setting by name."""
        return {name: entry for name, entry in vars(Settings).items() if isinstance(entry, Stored)}

    def _read(self) -> None:
        read, self.trouble = read_json(self.path, dict[str, Any])
        entries = self.entries()
        for name, value in _of_today(read or {}).items():
            entry = entries.get(name)
            tidied = entry.tidy(value) if entry else None
            if tidied is not None:
                self.values[name] = tidied
            elif entry is None:
                self._unknown[name] = value
        try:
            self._text()
        except RecursionError as error:
            self._unknown = {}
            self.trouble = damaged(self.path, str(error))

    def for_players(self, names: tuple[str, str]) -> SettingsCopy:
        """The same settings with the names of other players, never written."""
        copy = SettingsCopy(self.path, self)
        copy.values = {**self.values, "names": names}
        self.changed.connect(copy.follow)
        return copy

    def _text(self) -> str:
        """The file, with the settings of other versions."""
        return json.dumps({**self._unknown, **self.values}, ensure_ascii=False, indent=2, sort_keys=True) + "\n"

    def write_soon(self) -> None:
        """From now on the file is written a moment after a setting: nobody waits for the disk to see what was set."""
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._write)

    def write_now(self) -> None:
        """Write what wasn't written yet; from now on the file is written at once."""
        waited, self._soon = self._soon, None
        if waited is not None and waited.isActive():
            waited.stop()
            self._write()

    def _keep(self) -> None:
        if self._soon is None:
            self._write()
        else:
            self._soon.start()

    def _write(self) -> None:
        trouble = write_whole(self.path, self._text())
        if trouble and not self._failed:
            self.save_failed.emit(trouble)
        self._failed = trouble is not None


class SettingsCopy(Settings):
    """The settings as a board shows them that isn't played on by the players of the program: names of its own, and a
    replay's speed.
    """

    rate = 1.0
    """How many times as fast as the program's pace is played there."""

    @property
    def tempo(self) -> float:
        """How long a second of play takes there."""
        return super().tempo / self.rate

    def put(self, name: str, value: object) -> None:
        """Keep a tidied value for as long as the copy lives."""
        self.values[name] = value
        self.changed.emit(name)

    def follow(self, name: str) -> None:
        """Take over what was set in the program, except the names."""
        original = self.parent()
        if name != "names" and isinstance(original, Settings):
            self.put(name, getattr(original, name))
