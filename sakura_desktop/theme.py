"""The two themes: every colour that the program shows, light and dark. Nothing here needs Qt or Pillow."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sakura_desktop.pictures.colour import Colour


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for. Inks read on their grounds with a contrast of 4.5 or more, marks with 3."""

    name: str
    dark: bool

    # Grounds.
    paper: Colour
    """The washi of windows and of the table."""
    paper_raised: Colour
    """Lists, fields, panels: a sheet laid on the paper."""
    paper_sunk: Colour
    """Places where cards and pieces lie, every second line of a list."""
    fibre: Colour
    """Fibres in the washi, a little off the paper."""

    # Inks.
    ink: Colour
    """Text and strong lines."""
    ink_soft: Colour
    """Text that matters less; still read easily."""
    ink_faint: Colour
    """What can't be done now; hints in empty places. Never the only sign."""
    line: Colour
    """Edges and rules of what is only looked at."""
    edge: Colour
    """Edges of what can be pressed, ticked and written in."""

    # Cherry.
    cherry: Colour
    """The accent: what is chosen, the title, links to cards."""
    on_cherry: Colour
    """Text on cherry."""
    cherry_soft: Colour
    """A ground tinted by cherry."""
    term: Colour
    """A word that the rules define; underlined as well."""

    # The table.
    mine: Colour
    """The lower half, a tint."""
    theirs: Colour
    """The upper half, a tint."""
    first: Colour
    """The player who sits first: name, mark, tokens, attacks. It reads as text."""
    second: Colour
    """The other player."""
    on_seat: Colour
    """Text on either of them."""
    nobody: Colour
    """Tokens that are of neither player."""

    # Signs of the open decision.
    lit: Colour
    """A thing that may be moved."""
    target: Colour
    """A place that will take what is dragged."""
    chosen: Colour
    """What an answer under way has picked."""
    warning: Colour
    """What went wrong; text on paper."""
    on_warning: Colour
    """Text on the colour of warnings."""
    good: Colour
    """What went well: in range, saved."""

    # Cards.
    card: Colour
    """The paper of a card's face."""
    card_ink: Colour
    """Text on it."""
    card_ink_soft: Colour
    """Readings and lesser text on it."""
    card_term: Colour
    """A word that the rules define, on it."""
    card_edge: Colour
    """Its border."""
    gold: Colour
    """What is set apart: the frame of a special card, a sign that all is there."""
    on_type: Colour
    """Text on the strong colours of cards."""

    @property
    def seats(self) -> tuple[Colour, Colour]:
        """The colours of the players by seat; each has a mark as well (`icons.seat_icon`)."""
        return self.first, self.second

    def colours(self) -> dict[str, Colour]:
        """Every colour by its name."""
        return {name: value for name, value in asdict(self).items() if name not in {"name", "dark"}}


LIGHT: Final = Theme(
    name="light",
    dark=False,
    paper="#f4ede0",
    paper_raised="#fbf7ee",
    paper_sunk="#e9dfcd",
    fibre="#d9ccb4",
    ink="#2c2624",
    ink_soft="#594e47",
    ink_faint="#6d6156",
    line="#bfb09a",
    edge="#85765f",
    cherry="#962a54",
    on_cherry="#fffaf6",
    cherry_soft="#f4dbe0",
    term="#8a2f52",
    mine="#f7f0e3",
    theirs="#ece4d8",
    first="#9a4510",
    second="#46439c",
    on_seat="#fffaf2",
    nobody="#625b66",
    lit="#8f5800",
    target="#1b7869",
    chosen="#2f62ad",
    warning="#a82b18",
    on_warning="#fffaf6",
    good="#27683f",
    card="#fcf8ef",
    card_ink="#2a2422",
    card_ink_soft="#64584f",
    card_term="#8a2f52",
    card_edge="#796c5b",
    gold="#94701f",
    on_type="#fffaf2",
)

DARK: Final = Theme(
    name="dark",
    dark=True,
    paper="#1f1b1d",
    paper_raised="#292427",
    paper_sunk="#171416",
    fibre="#322b2e",
    ink="#efe6dc",
    ink_soft="#b9aba1",
    ink_faint="#988a86",
    line="#54494a",
    edge="#857776",
    cherry="#ec8fac",
    on_cherry="#2a1119",
    cherry_soft="#452733",
    term="#f2a6bd",
    mine="#262123",
    theirs="#1b1719",
    first="#f39a5e",
    second="#aaa6f6",
    on_seat="#1c1517",
    nobody="#67626f",
    lit="#f0b23e",
    target="#4fc3ad",
    chosen="#86b3f2",
    warning="#ff8a72",
    on_warning="#2c0d07",
    good="#7fcf99",
    card="#332d2e",
    card_ink="#f3ebe0",
    card_ink_soft="#c3b5aa",
    card_term="#f6b3c6",
    card_edge="#938480",
    gold="#d3ab57",
    on_type="#fff8ee",
)

THEMES: Final = {"light": LIGHT, "dark": DARK}


def theme_of(name: str, *, system_dark: bool = False) -> Theme:
    """The theme of a setting: `light`, `dark`, or `system`, which follows what the system shows."""
    if name == "system":
        return DARK if system_dark else LIGHT
    return THEMES[name]
