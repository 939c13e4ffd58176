"""What a game brings to the screen besides the rooms that are the same for all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.cards import CardTexts
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.exercise import Exercise
    from sakura_desktop.match.preparation import Preparation, Rooms
    from sakura_desktop.match.tale import Teller
    from sakura_desktop.paths import Paths
    from sakura_desktop.pictures.card_pictures import CardPictures
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.reader.card_sheet import ItemSheet
    from sakura_desktop.record_file import KeptFile
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.study.boards import SmallBoards
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.prompts.base import Prompt
    from sakura_desktop.widgets.drag_list import DragList


class Game(ABC):
    """What a game brings to the screen. Each thing is imported when it is asked for."""

    key: ClassVar[str]
    """As in the engine, in the names of its folders and of its messages: `game-<key>` says what it is called."""

    brought_kind: ClassVar[str] = ""
    """As what kind of name the catalogs know what players bring."""
    numbers: ClassVar[tuple[str, ...]]
    """How the numbers of its cards begin. No other game's begin so: catalogs name cards by their numbers."""
    has_ready: ClassVar[bool] = False
    """It has something ready to play with at once (`Preparation.quick`)."""
    builds_from_choice: ClassVar[bool] = False
    """Something is chosen first, then built from: once more can begin with either (`Preparation.again`, `begin`)."""
    plain_pieces: ClassVar[frozenset[str]] = frozenset()
    """The kinds of pieces that are counted as such and drawn alike; all others are tokens."""

    @abstractmethod
    def playmat(self) -> type[Playmat]:
        """Its table: places, what shows them, where they lie."""

    @abstractmethod
    def card_pictures(self) -> CardPictures:
        """How its cards, pieces and emblems are painted."""

    @abstractmethod
    def preparation(self, rooms: Rooms) -> Preparation:
        """The way from the first screen to a match: what is chosen and built before it."""

    @abstractmethod
    def cards(self) -> CardTexts:
        """What is said of its cards."""

    @abstractmethod
    def brought(self, setup: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The keys of what each player brought, as they are kept in the list of matches."""

    def shown_lists(self, setup: Any) -> tuple[Counter[str], Counter[str]] | None:
        """What both have shown each other of what they brought, by seat: the numbers of cards with how often each is
        there; None where lists are secret.
        """
        del setup
        return None

    def teller(self) -> Teller:
        """What is told of a match of it that is over."""
        from sakura_desktop.match.tale import Teller

        return Teller()

    def section_name(self, section: str) -> Phrase:
        """Where a rule stands, in words: by its number, unless the game's rules have none."""
        return say("rulebook-go", number=section)

    def kept(self, paths: Paths, parent: QObject) -> KeptFile | None:
        """What players keep of it between matches (decks under names); None where there is nothing."""
        del paths, parent
        return None

    def icons(self) -> Mapping[str, Callable[[Pen], None]]:
        """Its icons by name; `area:<area>` and `token:<kind>` stand for areas and tokens."""
        return {}

    def prompts(self) -> Mapping[str, type[Prompt]]:
        """What asks its own kinds of decisions; all others are asked as in any game."""
        return {}

    def sheets(self) -> Mapping[type, ItemSheet]:
        """How the reader says what is neither a card nor a number, by its type."""
        return {}

    def pages(self) -> Mapping[str, Callable[[Rooms], Screen]]:
        """Screens of its own that the first screen offers, by the name of its button."""
        return {}

    def exercises(self, words: Words, look: Appearance, parent: QWidget) -> Mapping[str, Exercise]:
        """What its lessons let people practise that isn't done at its table, by name."""
        del words, look, parent
        return {}

    def small_boards(self) -> SmallBoards | None:
        """How a small board is drawn and said where words are learned; None where there are none."""
        return None

    def sets(self) -> Callable[[Words, Appearance, QWidget], DragList] | None:
        """What makes a list of what cards belong to, for choosing words to learn (`picked` tells keys), if there is
        one.
        """
        return None
