"""Sakura Arms as the screen knows it: its door into `sakura_desktop`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sakura_desktop.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from engine.sakura.door import Setup
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
    from sakura_desktop.sakura.saved_decks import SavedDecks
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.study.boards import SmallBoards
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.prompts.base import Prompt
    from sakura_desktop.widgets.drag_list import DragList


class SakuraArms(Game):
    """桜降る代に決闘を."""

    key: ClassVar = "sakura"
    numbers: ClassVar = ("NA-",)
    brought_kind: ClassVar = "megami"
    has_ready: ClassVar = True
    builds_from_choice: ClassVar = True
    plain_pieces: ClassVar = frozenset({"sakura"})

    def playmat(self) -> type[Playmat]:
        """The table of §7-1."""
        from sakura_desktop.sakura.playmat import SakuraPlaymat

        return SakuraPlaymat

    def card_pictures(self) -> CardPictures:
        """Faces with range, damage and capacity; crystals; the emblems of megami."""
        from sakura_desktop.sakura.pictures.card_pictures import SakuraPictures

        return SakuraPictures()

    def preparation(self, rooms: Rooms) -> Preparation:
        """Choosing megami, building decks."""
        from sakura_desktop.sakura.preparation import SakuraPreparation

        return SakuraPreparation(rooms)

    def cards(self) -> CardTexts:
        """Cards by number."""
        from sakura_desktop.sakura.card_texts import SakuraCards

        return SakuraCards()

    def teller(self) -> Teller:
        """Life, distance, damage, the last blow."""
        from sakura_desktop.sakura.tale import SakuraTeller

        return SakuraTeller()

    def brought(self, setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Two megami each (§2-1)."""
        first, second = setup.sides
        return first.megami, second.megami

    def kept(self, paths: Paths, parent: QObject) -> SavedDecks:
        """The decks kept under names."""
        from sakura_desktop.sakura.saved_decks import SavedDecks

        return SavedDecks(paths.decks, parent)

    def icons(self) -> Mapping[str, Callable[[Pen], None]]:
        """Icons of types, areas, numbers and components."""
        from sakura_desktop.pictures.app_icons import APP_ICONS
        from sakura_desktop.sakura.pictures.component_icons import COMPONENT_ICONS
        from sakura_desktop.sakura.pictures.icons import ICONS

        aliases = {"area:in-use": APP_ICONS["play"], "area:outside": APP_ICONS["decks"]}
        return {**ICONS, **COMPONENT_ICONS, **aliases}

    def prompts(self) -> Mapping[str, type[Prompt]]:
        """The next act of a main phase, what pays for it, damage, conduct."""
        from sakura_desktop.sakura.prompts import PROMPTS

        return PROMPTS

    def sheets(self) -> Mapping[type, ItemSheet]:
        """An attack in the air."""
        from sakura_desktop.sakura.attack_sheet import SHEETS

        return SHEETS

    def pages(self) -> Mapping[str, Callable[[Rooms], Screen]]:
        """The decks kept."""
        return {"decks": _decks}

    def exercises(self, words: Words, look: Appearance, parent: QWidget) -> Mapping[str, Exercise]:
        """Building a deck."""
        from sakura_desktop.sakura.deck_exercise import DeckExercise

        return {"deck": DeckExercise(words, look, parent)}

    def small_boards(self) -> SmallBoards:
        """Boards of crystals before and after a clause."""
        from sakura_desktop.sakura.small_board import SakuraBoards

        return SakuraBoards()

    def sets(self) -> Callable[[Words, Appearance, QWidget], DragList]:
        """The megami, each with her cards."""
        return _every_form


def _every_form(words: Words, look: Appearance, parent: QWidget) -> DragList:
    from sakura_desktop.sakura.form_grid import FormView
    from sakura_desktop.sakura.form_list import engine_forms

    return FormView(words, look, engine_forms().forms, parent)


def _decks(rooms: Rooms) -> Screen:
    from sakura_desktop.reader import read_beside
    from sakura_desktop.sakura.decks_screen import DecksScreen

    reader = rooms.make_reader()
    screen = DecksScreen(rooms.words, rooms.look, rooms.kept, reader)
    screen.card_looked.connect(reader.show_number)
    screen.status.linkActivated.connect(reader.follow)
    read_beside(screen, reader, rooms.words)
    return screen


GAME = SakuraArms()
