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
    """Places where cards and crystals lie, every second line of a list."""
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
    """Edges and rules."""

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
    lane: Colour
    """The lane of distance."""
    lane_mark: Colour
    """Its ten places."""
    master: Colour
    """The zone within the master's distance."""
    shadow: Colour
    """Where crystals of shadow lie."""
    mine: Colour
    """The lower half, a tint."""
    theirs: Colour
    """The upper half, a tint."""

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

    # Crystals.
    crystal: Colour
    """The petals."""
    crystal_edge: Colour
    """Their outline."""
    crystal_core: Colour
    """The light in the middle."""
    crystal_glow: Colour
    """The light around."""

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
    """The frame of special cards."""
    attack: Colour
    action: Colour
    enhancement: Colour
    undefined: Colour
    """A card whose type is not yet any of these."""
    reaction: Colour
    full_power: Colour
    poison: Colour
    part: Colour
    transform: Colour
    on_type: Colour
    """Text on the colour of a type or subtype."""
    back_normal: Colour
    back_special: Colour
    back_poison: Colour
    back_part: Colour
    back_transform: Colour

    def of_type(self, card_type: str) -> Colour:
        """The colour of a card's type (§6-2-1-5)."""
        return {"attack": self.attack, "action": self.action, "enhancement": self.enhancement}.get(
            card_type, self.undefined
        )

    def of_subtype(self, subtype: str | None) -> Colour:
        """The colour of a card's subtype (§6-2-1-6)."""
        return {"reaction": self.reaction, "full-power": self.full_power}.get(subtype or "", self.undefined)

    def of_kind(self, kind: str) -> Colour | None:
        """The colour of a card's kind (§6-2-1-1), for kinds that have one beside that of the type."""
        return {"poison": self.poison, "part": self.part, "transform": self.transform}.get(kind)

    def back_of(self, kind: str) -> Colour:
        """The colour of the back of a kind (§6-2-1-1)."""
        found: Colour = getattr(self, f"back_{kind}", self.back_normal)
        return found

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
    ink_soft="#62574f",
    ink_faint="#a09384",
    line="#bfb09a",
    cherry="#a0325a",
    on_cherry="#fffaf6",
    cherry_soft="#f4dbe0",
    term="#8a2f52",
    lane="#e3d6c0",
    lane_mark="#9c8c74",
    master="#dfc3c8",
    shadow="#d3cbc4",
    mine="#f7f0e3",
    theirs="#ece4d8",
    lit="#aa6800",
    target="#1b7869",
    chosen="#2f62ad",
    warning="#a82b18",
    on_warning="#fffaf6",
    good="#27683f",
    crystal="#f08cab",
    crystal_edge="#a03058",
    crystal_core="#fff3f0",
    crystal_glow="#f7a9c0",
    card="#fcf8ef",
    card_ink="#2a2422",
    card_ink_soft="#64584f",
    card_term="#8a2f52",
    card_edge="#8b7d6b",
    gold="#a8802c",
    attack="#b2342f",
    action="#2e5b9c",
    enhancement="#35733f",
    undefined="#5f5a66",
    reaction="#75489d",
    full_power="#96650a",
    poison="#7a2f6e",
    part="#4d5b66",
    transform="#1f6a6c",
    on_type="#fffaf2",
    back_normal="#7d3550",
    back_special="#35375f",
    back_poison="#4c2752",
    back_part="#3f4a52",
    back_transform="#1d4f52",
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
    ink_faint="#776a67",
    line="#54494a",
    cherry="#ec8fac",
    on_cherry="#2a1119",
    cherry_soft="#452733",
    term="#f2a6bd",
    lane="#2d2729",
    lane_mark="#8d7d78",
    master="#4a2c38",
    shadow="#383137",
    mine="#262123",
    theirs="#1b1719",
    lit="#f0b23e",
    target="#4fc3ad",
    chosen="#86b3f2",
    warning="#ff8a72",
    on_warning="#2c0d07",
    good="#7fcf99",
    crystal="#e9799d",
    crystal_edge="#ffc3d3",
    crystal_core="#fff1f0",
    crystal_glow="#f3688f",
    card="#332d2e",
    card_ink="#f3ebe0",
    card_ink_soft="#c3b5aa",
    card_term="#f6b3c6",
    card_edge="#6d5f5c",
    gold="#d3ab57",
    attack="#a83733",
    action="#35619f",
    enhancement="#367341",
    undefined="#67626f",
    reaction="#7b4ea3",
    full_power="#8f620c",
    poison="#813577",
    part="#55626d",
    transform="#236d70",
    on_type="#fff8ee",
    back_normal="#6a2e45",
    back_special="#2f3157",
    back_poison="#452149",
    back_part="#39434b",
    back_transform="#1a474a",
)

THEMES: Final = {"light": LIGHT, "dark": DARK}


def theme_of(name: str, *, system_dark: bool = False) -> Theme:
    """The theme of a setting: `light`, `dark`, or `system`, which follows what the system shows."""
    if name == "system":
        return DARK if system_dark else LIGHT
    return THEMES[name]
