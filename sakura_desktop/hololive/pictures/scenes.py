"""The scenes of cards, composed by code: a stage that grows with the bloom level, the voice of the name above it, and
what the number of the card brings by chance that always falls alike.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from engine.hololive.door import KEY, CardFace, card_face
from sakura_desktop.hololive.pictures.colours import HUES, SUPPORT
from sakura_desktop.hololive.pictures.motifs import INSTRUMENTS, STAGE, creature, flag, voice
from sakura_desktop.hololive.pictures.signs import SIGNS
from sakura_desktop.pictures.scenes.language import Layer, scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import print_scene

if TYPE_CHECKING:

    from PIL import Image

    from sakura_desktop.pictures.scenes.language import Scene, Tones
    from sakura_desktop.theme import Theme

FILE: Final = "support.toml"
HOME: Final = "home"
SKIES: Final = {
    "debut": (("dusk", "sky", "haze"), ("sky", "tint", "haze"), ("far", "sky", "haze")),
    "1st": (("night", "dusk", "sky"), ("deep", "hue", "tint"), ("near", "dusk", "tint")),
    "2nd": (("black", "night", "deep"), ("ink", "night", "hue"), ("black", "deep", "hue")),
    "spot": (("black", "near", "mid"), ("ink", "near", "far")),
}
OF_SORTS: Final = {
    "event": ("night", "deep", "hue"),
    "staff": ("mid", "far", "haze"),
    "item": ("far", "sky", "haze"),
    "tool": ("dusk", "tint", "haze"),
    "mascot": ("hue", "tint", "haze"),
    "fan": ("deep", "hue", "tint"),
}
PALE: Final = {
    "white": {"far": "steel", "dusk": "steel", "sky": "bone", "haze": "light", "near": "smoke", "night": "smoke",
              "hue": "steel", "deep": "smoke", "tint": "bone"},
    "colourless": {"mid": "smoke", "far": "steel", "near": "black"},
}  # fmt: skip
"""What skies without a hue have instead of its tones."""
BEHIND: Final = ("pennants", "bokeh", "columns", "wave", "rings", "notes", "stars", "bands", "tiles")
"""What hangs or glows behind the voice."""


def hue_of(face: CardFace) -> tuple[float, float]:
    """The hue of a card's scene and how strong it is: that of its colour, a little its name's own."""
    hue, strength = HUES[leading_of(face)]
    return (hue + Random(f"hue/{face.names[0]}").uniform(-13, 13)) % 360, strength


def leading_of(face: CardFace) -> str:
    """What the colour of a card is of."""
    return face.colours[0] if face.colours else "colourless" if face.kind == "holomem" else SUPPORT


@lru_cache(maxsize=512)
def scene_of(number: str) -> Scene:
    """What a card shows."""
    face = card_face(number)
    chance = Random(f"scene/{number}")
    if face.kind == "oshi":
        return _oshi(chance)
    if face.kind == "cheer":
        return _cheer(face, chance)
    return _support(face, chance) if face.kind == "support" else _holomem(face, chance)


def _accent(chance: Random, name: str) -> float:
    """A second hue, which goes with the name."""
    return (Random(f"accent/{name}").choice((20, 46, 160, 200, 285, 330)) + chance.uniform(-8, 8)) % 360


def _holomem(face: CardFace, chance: Random) -> Scene:
    level = face.level or "debut"
    accent = _accent(chance, face.names[0])
    sky: Tones = chance.choice(SKIES[level])
    if leading_of(face) in PALE:
        sky = tuple(PALE[leading_of(face)].get(tone, tone) for tone in sky)
    layers = [Layer("sky", sky)]
    behind, side = chance.choice(BEHIND), chance.choice((-1, 1))
    dark = level != "debut"
    layers.append(Layer(behind, ("tint" if dark else "mid",), at=(0, chance.uniform(-0.5, -0.2)), size=1.0,
                        opacity=0.5, hue=accent, seed=chance.randrange(99)))  # fmt: skip
    if level == "spot":
        layers.append(Layer("shaft", ("light",), at=(0.0, -0.1), size=1.1, opacity=0.42))
    else:
        layers.append(Layer("beams", ("light" if dark else "haze",), at=(side * 0.1, 0), size=1.0, wide=side,
                            opacity=0.3 if dark else 0.5))  # fmt: skip
    if level == "2nd" or face.buzz:
        layers.append(Layer("glow", ("gold" if face.buzz else "tint",), at=(0, -0.12), size=1.15, opacity=0.65))
        layers.append(Layer("rays", ("light",), at=(0, -0.12), size=1.3, opacity=0.22, turn=chance.uniform(0, 20)))
    layers.append(Layer("voice", ("light",) if dark else ("deep",), at=(side * -0.08, -0.14), size=0.8,
                        turn=chance.uniform(-12, 12), shade="tint" if dark else "hue",
                        ground="deep" if dark else "haze"))  # fmt: skip
    layers.append(Layer(chance.choice(INSTRUMENTS), ("ink",) if dark else ("near",), at=(side * 0.62, 0.42),
                        size=chance.uniform(0.42, 0.54), turn=chance.uniform(-16, 16), flip=side < 0, shade="near",
                        ground="tint", light="gold", hue=accent))  # fmt: skip
    if level in ("1st", "2nd"):
        layers.append(Layer("lights", ("tint",), at=(0, 0.62), size=0.62, ground="ink", light="gold", hue=accent))
    if level == "2nd" or face.buzz:
        layers.append(Layer("confetti", ("gold",), at=(0, -0.2), size=1.0, shade="tint", light="light",
                            flip=side < 0))  # fmt: skip
    return tuple(layers)


def _oshi(chance: Random) -> Scene:
    turn = chance.uniform(-20, 20)
    return (
        Layer("sky", ("black", "deep", "hue")),
        Layer("glow", ("gold",), at=(0, -0.1), size=1.5, opacity=0.8),
        Layer("rays", ("light",), at=(0, -0.1), size=1.8, opacity=0.24, turn=turn),
        Layer(chance.choice(("confetti", "bokeh", "stars")), ("gold",), opacity=0.6, shade="tint", light="light"),
        Layer("moon", ("ink",), at=(0, -0.1), size=0.98, opacity=0.62),
        Layer("ring", ("gold",), at=(0, -0.1), size=0.98),
        Layer("voice", ("light",), at=(0, -0.1), size=0.86, turn=turn, shade="gold", ground="deep"),
        Layer("curtain", ("deep",), at=(0, 0), size=1.0, shade="ink", light="gold"),
        Layer("lights", ("tint",), at=(0, 0.66), size=0.6, ground="black", light="gold"),
    )


_DRAWN: Final = {"mascot": "creature", "fan": "flag", "staff": "sign:staff"}
"""What stands on the round of light of those support cards for which nothing is declared."""


def _support(face: CardFace, chance: Random) -> Scene:
    sort, side = face.support or "item", chance.choice((-1, 1))
    accent = _accent(chance, face.names[0])
    dark = sort in ("event", "fan")
    layers = [
        Layer("sky", OF_SORTS[sort], hue=accent),
        Layer(chance.choice(BEHIND), ("tint" if dark else "mid",), at=(0, -0.3), opacity=0.5,
              seed=chance.randrange(99)),
        Layer("voice", ("light",), at=(0, -0.06), size=1.12, turn=chance.uniform(-20, 20), shade="tint",
              ground="hue", opacity=0.8, hue=accent),
        Layer("moon", ("light",), at=(0, -0.06), size=0.68, opacity=0.94),
    ]
    layers += scenes_in(scenes_folder(KEY) / FILE).get(face.names[0]) or [
        Layer(_DRAWN.get(sort, f"sign:{sort}"), ("deep",), at=(0, -0.06), size=0.46, turn=chance.uniform(-9, 9),
              ground="light", shade="hue", light="tint", flip=side < 0),
    ]
    if sort in ("event", "fan"):
        layers.append(Layer("lights", ("tint",), at=(0, 0.6), size=0.6, ground="black", light="gold", hue=accent))
    if sort == "event":
        layers.append(Layer("pennants", ("gold",), at=(0, -0.72), size=0.8, shade="cherry", light="light"))
    return tuple(layers)


def _cheer(face: CardFace, chance: Random) -> Scene:
    del chance
    return (
        Layer("sky", ("night", "deep", "hue")),
        Layer("glow", ("light",), at=(0, -0.05), size=1.5, opacity=0.6),
        Layer("beams", ("light",), opacity=0.22),
        Layer("bokeh", ("tint",), opacity=0.35),
        Layer("moon", ("light",), at=(0, -0.06), size=0.78, opacity=0.92),
        Layer(f"sign:{face.colours[0]}", ("deep",), at=(0, -0.06), size=0.5, ground="light"),
        Layer("lights", ("tint",), at=(0, 0.62), size=0.66, ground="black", light="light"),
    )


_HOME: Final[Scene] = (
    Layer("sky", ("haze", "sky", "tint")),
    Layer("beams", ("light",), opacity=0.5),
    Layer("bokeh", ("light",), opacity=0.4),
    Layer("pennants", ("cherry",), at=(0, -0.66), size=0.8, shade="ice", light="gold"),
    Layer("wave", ("hue",), at=(0, 0.0), size=0.9, opacity=0.6, shade="mid", light="light"),
    Layer("columns", ("far",), at=(0, 0.5), size=0.7, opacity=0.6),
    Layer("lights", ("hue",), at=(0, 0.66), size=0.56, ground="near", light="gold"),
)


_SIGNED: Final = {f"sign:{key}": draw for key, draw in SIGNS.items()}


def paint(number: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """What a card shows, of so many real pixels."""
    face = card_face(number)
    own = {"voice": voice, "creature": creature, "flag": flag}
    motifs = {**STAGE, **_SIGNED, **{key: draw(face.names[0]) for key, draw in own.items()}}
    hue, strength = hue_of(face)
    return print_scene(scene_of(number), number, size, hue, strength, dark=theme.dark, motifs=motifs)


def paint_home(size: tuple[int, int], theme: Theme) -> Image.Image:
    """What lies behind the first screen: a stage before anybody came."""
    return print_scene(_HOME, HOME, size, 204.0, 0.4, dark=theme.dark, motifs=STAGE)
