"""The colours of Sakura Arms in both themes: the lane of distance, crystals, types and kinds of cards, their backs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.theme import Theme


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours by what they are for; `Theme.on_type` reads on those of cards."""

    lane: Colour
    """The lane of distance."""
    lane_mark: Colour
    """Its ten places."""
    master: Colour
    """The zone within the master's distance."""
    shadow: Colour
    """Where crystals of shadow lie."""
    crystal: Colour
    """The petals."""
    crystal_edge: Colour
    """Their outline."""
    crystal_core: Colour
    """The light in the middle."""
    crystal_glow: Colour
    """The light around."""
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
    plot: Colour
    unit: Colour
    back_normal: Colour
    back_special: Colour
    back_poison: Colour
    back_part: Colour
    back_transform: Colour
    back_plot: Colour
    back_unit: Colour

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
        kinds = {
            "poison": self.poison, "part": self.part, "transform": self.transform, "plot": self.plot, "unit": self.unit,
        }
        return kinds.get(kind)

    def back_of(self, kind: str) -> Colour:
        """The colour of the back of a kind (§6-2-1-1)."""
        found: Colour = getattr(self, f"back_{kind}", self.back_normal)
        return found


LIGHT: Final = Colours(
    lane="#e3d6c0",
    lane_mark="#837358",
    master="#dfc3c8",
    shadow="#d3cbc4",
    crystal="#f08cab",
    crystal_edge="#a03058",
    crystal_core="#fff3f0",
    crystal_glow="#f7a9c0",
    attack="#b2342f",
    action="#2e5b9c",
    enhancement="#35733f",
    undefined="#5f5a66",
    reaction="#75489d",
    full_power="#96650a",
    poison="#7a2f6e",
    part="#4d5b66",
    transform="#1f6a6c",
    plot="#8a4a1c",
    unit="#6e4a22",
    back_normal="#7d3550",
    back_special="#35375f",
    back_poison="#4c2752",
    back_part="#3f4a52",
    back_transform="#1d4f52",
    back_plot="#623414",
    back_unit="#55401f",
)

DARK: Final = Colours(
    lane="#2d2729",
    lane_mark="#8d7d78",
    master="#4a2c38",
    shadow="#383137",
    crystal="#e9799d",
    crystal_edge="#ffc3d3",
    crystal_core="#fff1f0",
    crystal_glow="#f3688f",
    attack="#a83733",
    action="#35619f",
    enhancement="#367341",
    undefined="#67626f",
    reaction="#7b4ea3",
    full_power="#8f620c",
    poison="#813577",
    part="#55626d",
    transform="#236d70",
    plot="#8a4b1f",
    unit="#7a5428",
    back_normal="#6a2e45",
    back_special="#2f3157",
    back_poison="#452149",
    back_part="#39434b",
    back_transform="#1a474a",
    back_plot="#572f14",
    back_unit="#4a381c",
)


def colours(theme: Theme) -> Colours:
    """The colours that go with a theme."""
    return DARK if theme.dark else LIGHT
