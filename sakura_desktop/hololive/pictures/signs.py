"""Signs of colours, of kinds of cards, of classes of effects and of what is counted, in one colour: the colours differ
by shape, never by hue alone.
"""

from __future__ import annotations

import math
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.motif_pen import Mark, Pen
from sakura_desktop.pictures.shapes import arc, circle, curve, rounded

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.shapes import Point


def _star(points: int, outer: float, inner: float) -> list[Point]:
    step = math.pi / points
    return [
        (radius * math.sin(at * step), -radius * math.cos(at * step))
        for at in range(2 * points)
        for radius in ((outer, inner)[at % 2],)
    ]


def _mirrored(half: list[Point]) -> list[Point]:
    """An outline from its right half, which runs from above to below."""
    return [*half, *[(-x, y) for x, y in reversed(half)]]


# --- colours


def white(pen: Pen) -> None:
    """White: a star of four long rays."""
    pen.fill(_star(4, 1.0, 0.3))


def green(pen: Pen) -> None:
    """Green: two leaves on a stalk."""
    leaf = _mirrored(curve((0, -0.98), (0.52, -0.6), (0.5, -0.1), (0, 0.12)))
    for side in (-1, 1):
        pen.turn(side * 38)
        pen.fill([(x + side * 0.16, y + 0.02) for x, y in leaf])
    pen.turn(0)
    pen.line([(0, 0.1), (0, 0.94)], 0.2)


def red(pen: Pen) -> None:
    """Red: a flame with one tongue."""
    pen.fill([
        *curve((0.04, -1.0), (0.16, -0.5), (0.82, -0.2), (0.78, 0.34)),
        *curve((0.78, 0.34), (0.74, 0.8), (0.36, 0.98), (0.0, 0.98)),
        *curve((0.0, 0.98), (-0.4, 0.98), (-0.78, 0.76), (-0.78, 0.28)),
        *curve((-0.78, 0.28), (-0.76, 0.0), (-0.6, -0.2), (-0.44, -0.4)),
        *curve((-0.44, -0.4), (-0.4, -0.1), (-0.3, 0.0), (-0.18, 0.0)),
        *curve((-0.18, 0.0), (-0.02, -0.3), (-0.1, -0.7), (0.04, -1.0)),
    ])  # fmt: skip
    pen.fill(_mirrored(curve((0, 0.26), (0.34, 0.5), (0.26, 0.78), (0, 0.8))), "ground")


def blue(pen: Pen) -> None:
    """Blue: a drop."""
    pen.fill([(0, -1.0), *arc((0, 0.28), 0.68, -28, 208, 48)])
    pen.line(arc((0, 0.28), 0.38, 20, 90, 16), 0.13, "ground")


def purple(pen: Pen) -> None:
    """Purple: a crescent."""
    pen.fill([*arc((0.0, 0.0), 0.96, 40, 320, 64), *arc((0.38, 0.0), 0.72, 301, 59, 48)])


def yellow(pen: Pen) -> None:
    """Yellow: a bolt."""
    pen.fill([(0.24, -1.0), (-0.7, 0.18), (-0.08, 0.18), (-0.26, 1.0), (0.7, -0.24), (0.08, -0.24)])


def colourless(pen: Pen) -> None:
    """Colourless, or any colour: an empty ring."""
    pen.ring((0, 0), 0.66, 0.3)


# --- kinds


def oshi(pen: Pen) -> None:
    """推しホロメン: a crown of light."""
    pen.fill([(-0.9, 0.6), (-0.98, -0.5), (-0.44, 0.0), (0, -0.86), (0.44, 0.0), (0.98, -0.5), (0.9, 0.6)])
    pen.fill(rounded((-0.9, 0.68, 0.9, 0.94), 0.08))
    for x, y in ((-0.98, -0.56), (0.98, -0.56), (0.0, -0.9)):
        pen.disc((x * 0.94, y * 0.96), 0.13)


def holomem(pen: Pen) -> None:
    """ホロメン: a microphone."""
    pen.turn(38)
    pen.disc((0, -0.5), 0.46)
    pen.line([(-0.4, -0.34), (0.4, -0.34)], 0.09, "ground")
    pen.fill([(-0.3, -0.04), (0.3, -0.04), (0.18, 1.02), (-0.18, 1.02)])
    pen.turn(0)


def item(pen: Pen) -> None:
    """アイテム: a box that is open."""
    pen.fill([(-0.74, 0.0), (0.74, 0.0), (0.66, 0.9), (-0.66, 0.9)])
    for side in (-1, 1):
        pen.fill([(side * 0.74, -0.08), (side * 0.98, -0.48), (side * 0.4, -0.6), (side * 0.1, -0.08)])
    pen.line([(0, 0.18), (0, 0.74)], 0.14, "ground")
    pen.fill([(x, y - 0.7) for x, y in _star(4, 0.3, 0.1)])


def event(pen: Pen) -> None:
    """イベント: a ticket."""
    pen.fill([
        (-0.98, -0.54), (0.3, -0.54), *arc((0.42, -0.54), 0.12, 180, 0, 8), (0.98, -0.54),
        (0.98, 0.54), (0.54, 0.54), *arc((0.42, 0.54), 0.12, 0, -180, 8), (-0.98, 0.54),
    ])  # fmt: skip
    pen.fill([(x - 0.3, y) for x, y in _star(5, 0.38, 0.16)], "ground")
    for y in (-0.24, 0.0, 0.24):
        pen.disc((0.42, y), 0.06, "ground")


def staff(pen: Pen) -> None:
    """スタッフ: a headset."""
    pen.line(arc((0, 0.0), 0.74, 180, 360, 40), 0.2)
    for side in (-1, 1):
        pen.fill(rounded((side * 0.78 - 0.22, -0.06, side * 0.78 + 0.22, 0.56), 0.16))
    pen.line(curve((-0.78, 0.5), (-0.78, 0.9), (-0.4, 0.92), (-0.06, 0.9)), 0.15)
    pen.disc((0.02, 0.88), 0.16)


def tool(pen: Pen) -> None:
    """ツール: a light to wave."""
    pen.turn(32)
    pen.fill(rounded((-0.24, -0.98, 0.24, 0.26), 0.24))
    pen.fill(rounded((-0.34, 0.2, 0.34, 0.36), 0.05))
    pen.fill(rounded((-0.2, 0.42, 0.2, 1.0), 0.1))
    pen.line([(0.04, -0.7), (0.04, -0.04)], 0.1, "ground")
    pen.turn(0)


def mascot(pen: Pen) -> None:
    """マスコット: a round little thing with two ears."""
    for side in (-1, 1):
        pen.fill([(side * 0.86, 0.1), (side * 0.74, -0.88), (side * 0.1, -0.46)])
    pen.oval((0, 0.2), 0.9, 0.74)
    for side in (-1, 1):
        pen.oval((side * 0.34, 0.1), 0.1, 0.16, "ground")
    pen.line(arc((0, 0.3), 0.16, 20, 160, 12), 0.09, "ground")


def fan(pen: Pen) -> None:
    """ファン: a round fan with a heart on it."""
    pen.disc((0, -0.24), 0.74)
    pen.line([(0, 0.4), (0, 0.98)], 0.2)
    pen.fill([(x * 0.42, y * 0.42 - 0.22) for x, y in _heart()], "ground")


def cheer(pen: Pen) -> None:
    """エール: two lights that cross."""
    for degrees in (-32, 32):
        pen.turn(degrees)
        pen.line([(0, -0.98), (0, 0.98)], 0.46, "ground")
        pen.line([(0, -0.8), (0, 0.1)], 0.32)
        pen.line([(0, 0.46), (0, 0.84)], 0.22)
    pen.turn(0)


# --- levels


def _pips(count: int, pen: Pen) -> None:
    """So many rounds in a row."""
    for at in range(count):
        pen.disc(((at - (count - 1) / 2) * 0.74, 0), 0.34 if count > 1 else 0.44)


def spot(pen: Pen) -> None:
    """Spot: a light from above."""
    pen.fill([(-0.2, -0.94), (0.2, -0.94), (0.7, 0.56), (-0.7, 0.56)])
    pen.oval((0, 0.62), 0.78, 0.3)


# --- classes of effects


def collab(pen: Pen) -> None:
    """コラボエフェクト: two rings, one through the other."""
    for x in (-0.36, 0.36):
        pen.ring((x, 0), 0.5, 0.2)


def bloom(pen: Pen) -> None:
    """ブルームエフェクト: a blossom of five petals."""
    for at in range(5):
        pen.turn(at * 72)
        pen.oval((0, -0.56), 0.32, 0.4)
    pen.turn(0)
    pen.disc((0, 0), 0.22, "ground")
    pen.disc((0, 0), 0.13)


def gift(pen: Pen) -> None:
    """ギフト: a box with a ribbon."""
    pen.fill(rounded((-0.74, -0.02, 0.74, 0.94), 0.1))
    pen.fill(rounded((-0.9, -0.36, 0.9, 0.08), 0.08))
    pen.line([(0, -0.34), (0, 0.92)], 0.2, "ground")
    for side in (-1, 1):
        loop = [*curve((0, -0.4), (side * 0.2, -1.0), (side * 0.76, -1.0), (side * 0.6, -0.6)), (0, -0.4)]
        pen.line(loop, 0.15)


def skill(pen: Pen) -> None:
    """推しスキル: a star."""
    pen.fill(_star(5, 1.0, 0.44))


def sp(pen: Pen) -> None:
    """SP推しスキル: a star in a ring of light."""
    pen.ring((0, 0), 0.86, 0.15)
    pen.fill(_star(5, 0.66, 0.29))


# --- what is counted


def _heart() -> list[Point]:
    return _mirrored([
        *curve((0, -0.44), (0.22, -0.96), (0.88, -0.86), (0.94, -0.32)),
        *curve((0.94, -0.32), (0.96, 0.16), (0.5, 0.5), (0, 0.92)),
    ])  # fmt: skip


def hp(pen: Pen) -> None:
    """HP: a heart."""
    pen.fill(_heart())


def life(pen: Pen) -> None:
    """ライフ: a heart on a card."""
    pen.fill(rounded((-0.74, -0.98, 0.74, 0.98), 0.16))
    pen.fill([(x * 0.52, y * 0.52) for x, y in _heart()], "ground")


def power(pen: Pen) -> None:
    """ホロパワー: columns of sound."""
    for at, high in enumerate((0.5, 0.95, 0.68, 0.36)):
        x = -0.72 + at * 0.48
        pen.line([(x, -high + 0.14), (x, high - 0.14)], 0.28)


def baton(pen: Pen) -> None:
    """バトンタッチ: two arrows, one there and one back."""
    for degrees in (0, 180):
        pen.turn(degrees)
        pen.line([(-0.86, -0.34), (0.4, -0.34)], 0.22)
        pen.fill([(0.3, -0.78), (0.98, -0.34), (0.3, 0.1)])
    pen.turn(0)


def damage(pen: Pen) -> None:
    """ダメージ: a blow."""
    pen.fill(_star(8, 1.0, 0.52))


def against(pen: Pen) -> None:
    """特攻: an aim."""
    pen.ring((0, 0), 0.6, 0.18)
    pen.disc((0, 0), 0.2)
    for degrees in (0, 90, 180, 270):
        pen.turn(degrees)
        pen.line([(0, -0.98), (0, -0.66)], 0.18)
    pen.turn(0)


def more(pen: Pen) -> None:
    """A text that says more than the figures."""
    for y, right in ((-0.5, 0.9), (0.0, 0.9), (0.5, 0.3)):
        pen.line([(-0.9, y), (right, y)], 0.22)


def limited(pen: Pen) -> None:
    """LIMITED: one a turn."""
    pen.fill(circle((0, 0), 0.98, 8, 22.5))
    pen.line([(-0.2, -0.3), (0.06, -0.52), (0.06, 0.52)], 0.24, "ground")
    pen.line([(-0.24, 0.54), (0.36, 0.54)], 0.2, "ground")


def buzz(pen: Pen) -> None:
    """Buzz: waves that spread to both sides."""
    pen.disc((0, 0), 0.2)
    for side in (0, 180):
        for radius in (0.52, 0.88):
            pen.line(arc((0, 0), radius, side - 46, side + 46, 20), 0.17)


SIGNS: Final[dict[str, Callable[[Pen], None]]] = {
    "white": white,
    "green": green,
    "red": red,
    "blue": blue,
    "purple": purple,
    "yellow": yellow,
    "colourless": colourless,
    "oshi": oshi,
    "holomem": holomem,
    "item": item,
    "event": event,
    "staff": staff,
    "tool": tool,
    "mascot": mascot,
    "fan": fan,
    "cheer": cheer,
    "debut": partial(_pips, 1),
    "1st": partial(_pips, 2),
    "2nd": partial(_pips, 3),
    "spot": spot,
    "collab": collab,
    "bloom": bloom,
    "gift": gift,
    "skill": skill,
    "sp": sp,
    "hp": hp,
    "life": life,
    "power": power,
    "baton": baton,
    "damage": damage,
    "against": against,
    "more": more,
    "limited": limited,
    "buzz": buzz,
}


@cache
def marks_of(name: str) -> tuple[Mark, ...]:
    """A sign drawn."""
    pen = Pen()
    SIGNS[name](pen)
    return tuple(pen.marks)
