"""The colours of まほろば妖女奇譚 in both themes: one an element, one a kind of command, and the back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.theme import Theme

ELEMENTS: Final = ("flame", "grove", "tide", "sun", "moon")
COMMANDS: Final = ("strategy", "tactics", "enhancement")

_LIGHT: Final[dict[str, Colour]] = {
    "flame": "#b03a26",
    "grove": "#356e35",
    "tide": "#1f6591",
    "sun": "#93620a",
    "moon": "#5d4b9c",
    "strategy": "#6a5448",
    "tactics": "#4f5b6b",
    "enhancement": "#7c4163",
    "back": "#2f3a5c",
    "marker": "#a82b2b",
}
_DARK: Final[dict[str, Colour]] = {
    "flame": "#a83c2a",
    "grove": "#386f38",
    "tide": "#266792",
    "sun": "#8c600f",
    "moon": "#6552a3",
    "strategy": "#6d5a4f",
    "tactics": "#546070",
    "enhancement": "#804768",
    "back": "#2a3352",
    "marker": "#b83a36",
}


def colour(what: str, theme: Theme) -> Colour:
    """The colour of an element, of a kind of command, of the back or of a damage marker; pale ink reads on it."""
    return (_DARK if theme.dark else _LIGHT)[what]
