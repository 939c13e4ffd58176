"""The scenes of cards, composed by code: a sky by faction and kind, a land, what `assets/gateruler/scenes` declares for
the card before it, and what the number of the card brings by chance that always falls alike.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from engine.gateruler.door import KEY, card_face
from sakura_desktop.gateruler.pictures.card_content import leading
from sakura_desktop.gateruler.pictures.colours import hue
from sakura_desktop.gateruler.pictures.motifs import MOTIFS
from sakura_desktop.gateruler.pictures.signs import SIGNS
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.language import Layer, scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import print_scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from engine.gateruler.door import CardFace
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.scenes.language import Scene, Tones
    from sakura_desktop.theme import Theme

FILE: Final = "cards.toml"
HOME: Final = "home"
SKIES: Final[dict[str, tuple[Tones, ...]]] = {
    "unit": (("dusk", "sky", "haze"), ("sky", "tint", "haze"), ("deep", "hue", "tint"), ("far", "sky", "haze")),
    "event": (("black", "night", "deep"), ("night", "deep", "hue"), ("ink", "night", "hue")),
    "field": (("hue", "tint", "haze"), ("dusk", "tint", "haze"), ("mid", "sky", "haze")),
    "ruler": (("black", "deep", "hue"),),
}
BEHIND: Final = ("rays", "bands", "rings", "cloud", "stars", "planet", "constellation", "wind", "birds")
LANDS: Final = {
    "volnar": ("peaks", "hills", "mountain", "castle"),
    "atlas": ("skyline", "waves", "hills"),
    "yomajin": ("forest", "roof", "hills", "torii"),
    "wonder": ("hills", "castle", "waves", "skyline"),
}
"""What lies behind the units of a faction."""
OF_ATTRIBUTES: Final = {
    "dragon": ("dragon", "drake"), "fire": ("blaze",), "military": ("power-suit", "tank", "fighter"),
    "machine": ("mecha", "walker", "drone"), "beast": ("wolf", "unicorn", "bear"), "spirit": ("ghost", "fox"),
    "mystery": ("fox", "demon-mask"), "owl": ("owl",), "demon": ("imp",), "invader": ("saucer", "kraken"),
    "space": ("rocket", "satellite", "saucer"), "sea": ("shark", "kraken", "warship"), "undead": ("skull",),
    "magic": ("rune-circle",), "human": ("visor", "power-suit"),
}  # fmt: skip
"""What a card shows for which nothing is declared, by its first attribute that is here …"""
OF_KINDS: Final = {
    "unit": ("mecha", "dragon", "wolf", "drone", "visor"),
    "event": ("torpedo", "barrier", "blast", "recall", "cards"),
    "field": ("castle", "portal"),
    "ruler": ("crown",),
}
"""… else by its kind."""


@lru_cache(maxsize=256)
def scene_of(number: str) -> Scene:
    """What a card shows."""
    face = card_face(number)
    chance = Random(f"scene/{number}")
    makers: dict[str, Callable[[CardFace, Random], list[Layer]]] = {
        "unit": _unit, "event": _event, "field": _land, "ruler": _ruler,
    }  # fmt: skip
    return (*makers[face.kind](face, chance), *_figure(face, chance))


def _figure(face: CardFace, chance: Random) -> Scene:
    declared = scenes_in(scenes_folder(KEY) / FILE).get(face.number)
    if declared is not None:
        return declared
    named = next((OF_ATTRIBUTES[one] for one in face.attributes if one in OF_ATTRIBUTES), OF_KINDS[face.kind])
    tone = "light" if face.kind in ("event", "ruler") else "ink"
    return (Layer(chance.choice(named), (tone,), at=(0, 0), size=0.66, flip=chance.random() < 0.5, light="gold"),)


def subject(number: str) -> Callable[[Pen], None]:
    """What a card shows before all: the first thing declared for it."""
    face = card_face(number)
    element = _figure(face, Random(f"scene/{number}"))[0].element
    drawn = ELEMENTS.get(element)
    return _OURS[element] if drawn is None else lambda pen: drawn(pen, Random(number))


def _accent(chance: Random) -> float:
    return chance.uniform(0, 360)


def _unit(face: CardFace, chance: Random) -> list[Layer]:
    sky = chance.choice(SKIES["unit"])
    dark = sky[0] == "deep"
    land = chance.choice(LANDS.get(face.faction, ("hills", "peaks", "forest")))
    layers = [
        Layer("sky", sky),
        Layer(chance.choice(BEHIND), ("tint" if dark else "mid",), at=(chance.uniform(-0.4, 0.4), -0.5),
              size=chance.uniform(0.7, 1.0), opacity=0.5, seed=chance.randrange(99)),
        Layer("glow", ("light",), at=(0, -0.1), size=1.0, opacity=0.75 if not dark else 0.4),
        Layer(land, ("far" if not dark else "near",), at=(chance.uniform(-0.3, 0.3), 0.62), size=0.8, opacity=0.8,
              ground="mid", shade="mid", light="tint"),
        Layer("rise", ("near" if dark else "mid",), at=(0, 0.3), opacity=0.5),
    ]  # fmt: skip
    if face.legendary:
        layers.append(Layer("rays", ("gold",), at=(0, -0.05), size=1.7, opacity=0.5, turn=chance.uniform(0, 30)))
        layers.append(Layer("ring", ("gold",), at=(0, -0.02), size=0.92, opacity=0.9))
    return layers


def _event(face: CardFace, chance: Random) -> list[Layer]:
    instant = face.timing == "instant"
    layers = [
        Layer("sky", chance.choice(SKIES["event"]), hue=_accent(chance) if not face.faction else None),
        Layer(chance.choice(("stars", "bands", "dust", "circuit", "rings")), ("tint",), opacity=0.35,
              seed=chance.randrange(99)),
        Layer("glow", ("tint",), at=(0, -0.02), size=1.2, opacity=0.7),
    ]  # fmt: skip
    if instant:
        layers.append(Layer("rays", ("light",), at=(0, 0), size=1.6, opacity=0.24, turn=chance.uniform(0, 40)))
    else:
        layers.append(Layer("rune-circle", ("tint",), at=(0, 0), size=0.92, opacity=0.55, turn=chance.uniform(0, 60)))
    return layers


def _land(face: CardFace, chance: Random) -> list[Layer]:
    del face
    return [
        Layer("sky", chance.choice(SKIES["field"])),
        Layer("moon", ("light",), at=(chance.choice((-0.5, 0.5)), -0.5), size=0.34, opacity=0.9),
        Layer(chance.choice(("mountain", "peaks", "hills")), ("far",), at=(0, 0.2), size=1.1, opacity=0.8),
        Layer("mist", ("light",), at=(0, 0.3), size=0.7, opacity=0.5),
    ]


def _ruler(face: CardFace, chance: Random) -> list[Layer]:
    del face
    return [
        Layer("sky", SKIES["ruler"][0]),
        Layer("glow", ("gold",), at=(0, -0.05), size=1.4, opacity=0.7),
        Layer("rays", ("light",), at=(0, -0.05), size=1.9, opacity=0.22, turn=chance.uniform(0, 30)),
        Layer("portal", ("near",), at=(0, 0.1), size=1.16, opacity=0.9, shade="deep", ground="ink", light="tint"),
        Layer("moon", ("ink",), at=(0, 0.06), size=0.74, opacity=0.66),
        Layer("ring", ("gold",), at=(0, 0.06), size=0.74),
    ]


_HOME: Final[Scene] = (
    Layer("sky", ("dusk", "sky", "haze")),
    Layer("stars", ("light",), at=(0, -0.5), size=1.0, opacity=0.6),
    Layer("planet", ("far",), at=(0.04, -0.72), size=0.2, shade="tint", ground="mid", light="light"),
    Layer("glow", ("light",), at=(0.66, 0.0), size=1.0, opacity=0.9),
    Layer("hills", ("far",), at=(0, 0.36), size=1.3, opacity=0.7),
    Layer("skyline", ("far",), at=(0.9, 0.5), size=0.36, opacity=0.9, light="gold"),
    Layer("castle", ("far",), at=(-0.78, 0.5), size=0.36, shade="mid", ground="near", light="gold"),
    Layer("drake", ("mid",), at=(-0.56, -0.72), size=0.24, turn=-18, ground="sky", shade="near"),
    Layer("fighter", ("mid",), at=(0.4, -0.66), size=0.14, turn=58, shade="near", light="light"),
    Layer("portal", ("mid",), at=(0.66, 0.08), size=0.33, shade="hue", ground="near", light="light"),
    Layer("hills", ("mid",), at=(0, 0.62), size=1.3, seed=5),
    Layer("rise", ("near",), at=(0, 0.6), opacity=0.7),
    Layer("spark", ("gold",), many=9, at=(0.62, -0.1), spread=(0.34, 0.5), size=0.04, vary=0.5),
)

_OURS: Final = {**MOTIFS, **{f"sign:{key}": draw for key, draw in SIGNS.items()}}


def paint(number: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """What a card shows, in the hue of its faction, of so many real pixels."""
    face = card_face(number)
    tone, strength = hue(leading(face.kind, face.faction))
    own = (tone + Random(f"hue/{number}").uniform(-14, 14)) % 360
    return print_scene(scene_of(number), number, size, own, strength, dark=theme.dark, motifs=_OURS)


def paint_home(size: tuple[int, int], theme: Theme) -> Image.Image:
    """What lies behind the first screen: a gate between two worlds."""
    return print_scene(_HOME, HOME, size, *hue("back"), dark=theme.dark, motifs=_OURS)
