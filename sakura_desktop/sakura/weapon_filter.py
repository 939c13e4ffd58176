"""A list of the weapons that the forms bear, to show those alone who bear one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.sakura.form_grid import weapons
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sakura_desktop.languages.words import Words


class Weapon(NamedTuple):
    """A weapon: the first form that bears it, the how manieth of hers it is, and all who bear it."""

    form: str
    at: int
    bearers: frozenset[str]


def weapons_of(forms: Sequence[str], words: Words) -> list[Weapon]:
    """Every weapon of these forms once; the same weapon has the same word in every language."""
    found: dict[tuple[str, ...], tuple[str, int, set[str]]] = {}
    for form in forms:
        for at, said in enumerate(zip(*(weapons(form, words, language) for language in LANGUAGES), strict=False)):
            found.setdefault(said, (form, at, set()))[2].add(form)
    return [Weapon(form, at, frozenset(bearers)) for form, at, bearers in found.values()]


class WeaponFilter(QComboBox):
    """All weapons, then each of them once, in the language shown."""

    asked = Signal(object)
    """The keys of the forms that bear the weapon, as a frozenset; None for all."""

    def __init__(self, words: Words, forms: Sequence[str], parent: QWidget) -> None:
        """The weapons of these forms."""
        super().__init__(parent)
        self.setObjectName("choose.weapon")
        self._words = words
        self._weapons = weapons_of(forms, words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaxVisibleItems(16)
        self.addItems([""] * (len(self._weapons) + 1))
        self._reword()
        words.changed.connect(self._reword)
        self.currentIndexChanged.connect(self._tell)

    def _reword(self) -> None:
        words, language = self._words, self._words.language
        self.setAccessibleName(words.say("choose-weapon"))
        self.setToolTip(plain_tip(words.say("choose-weapon")))
        self.setItemText(0, words.say("choose-weapon-all"))
        for row, weapon in enumerate(self._weapons, 1):
            self.setItemText(row, weapons(weapon.form, words, language)[weapon.at])

    def _tell(self, row: int) -> None:
        self.asked.emit(self._weapons[row - 1].bearers if row > 0 else None)
