"""Who sits at the table: persons, computers by their level; asked before a match, and kept with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from sakura_desktop.settings import Settings


class Seats(NamedTuple):
    """By which level a computer plays at each seat, empty where a person does; and who begins, None: by chance."""

    players: tuple[str, str] = ("", "")
    first: Literal[0, 1] | None = None

    @property
    def computers(self) -> frozenset[int]:
        """The seats that computers play."""
        return frozenset(seat for seat, level in enumerate(self.players) if level)


TWO: Final = Seats()
"""Two persons at one screen."""
FIRST: Final[dict[str, Literal[0, 1] | None]] = {"drawn": None, "person": 0, "computer": 1}
"""Who begins against the computer, by what the settings call it: the person has the first seat."""


def seats_of(settings: Settings) -> Seats:
    """Who sat there last."""
    if settings.sits == "computer":
        return Seats(("", there_is(settings.level)), FIRST[settings.begins])
    if settings.sits == "two":
        return TWO
    first, second = settings.levels_watched
    return Seats((there_is(first), there_is(second)))


def there_is(level: str) -> str:
    """A level by its key; in place of one that this version doesn't know, the second weakest."""
    from engine.players.player import LEVELS  # with it comes the engine, without which a window opens sooner

    return level if level in {one.key for one in LEVELS} else LEVELS[1].key
