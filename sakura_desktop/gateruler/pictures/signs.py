"""Signs of this game in one colour: factions, kinds of cards, figures, timings, icons and keywords."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.motif_pen import Mark, Pen
from sakura_desktop.pictures.shapes import arc, circle, curve, rounded, turned
from sakura_desktop.pictures.table_icons import W, arrow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sakura_desktop.pictures.shapes import Point


def _both(half: Sequence[Point]) -> list[Point]:
    return [*half, *[(-x, y) for x, y in reversed(half)]]


def _star(points: int, outer: float, inner: float) -> list[Point]:
    step = math.pi / points
    return [((outer, inner)[at % 2] * math.sin(at * step), -(outer, inner)[at % 2] * math.cos(at * step))
            for at in range(2 * points)]  # fmt: skip


# --- factions, by the outline that a card's level stands on


def volnar(pen: Pen) -> None:
    """ウォルナー: a flame of three tongues."""
    pen.fill([
        *curve((0, 1.0), (-0.9, 1.0), (-1.02, 0.3), (-0.72, -0.3)), (-0.44, 0.0),
        *curve((-0.44, 0.0), (-0.5, -0.5), (-0.2, -0.8), (0.04, -1.04)),
        *curve((0.04, -1.04), (0.3, -0.7), (0.5, -0.5), (0.44, 0.0)), (0.72, -0.3),
        *curve((0.72, -0.3), (1.02, 0.3), (0.9, 1.0), (0, 1.0)),
    ])  # fmt: skip


def atlas(pen: Pen) -> None:
    """アトラス: a shield, pointed below."""
    pen.fill(_both([(0, -1.0), (0.5, -0.86), (0.94, -0.84), *curve((0.94, -0.84), (1.0, 0.2), (0.6, 0.7), (0, 1.04))]))


def yomajin(pen: Pen) -> None:
    """東妖軍: a blossom of five round leaves."""
    pen.disc((0, 0), 0.6)
    for at in range(5):
        pen.disc(turned([(0, -0.52)], at * 72)[0], 0.48)


def wonder(pen: Pen) -> None:
    """ワンダーヴァース: a star of eight points."""
    pen.fill(_star(8, 1.06, 0.76))


def none(pen: Pen) -> None:
    """Of no faction: a plain round."""
    pen.disc((0, 0), 0.94)


def hexagon(pen: Pen) -> None:
    """A plate of six sides."""
    pen.fill(circle((0, 0), 1.02, 6, -90))


def square(pen: Pen) -> None:
    """A plate that stands on its corner, the corners cut off."""
    pen.fill(circle((0, 0), 1.02, 8, -112.5))


# --- what a card is


def unit(pen: Pen) -> None:
    """ユニット: somebody armed: a head, shoulders, a blade."""
    pen.disc((-0.16, -0.5), 0.36)
    pen.fill([(-0.9, 0.94), *curve((-0.9, 0.94), (-0.9, 0.2), (-0.6, 0.0), (-0.16, 0.0)),
              *curve((-0.16, 0.0), (0.3, 0.0), (0.56, 0.2), (0.56, 0.94))])  # fmt: skip
    pen.line([(0.82, 0.94), (0.82, -0.92)], 0.15)
    pen.line([(0.6, 0.3), (1.0, 0.3)], 0.13)


def event(pen: Pen) -> None:
    """イベント: a burst of light."""
    pen.fill(_star(8, 1.0, 0.44))
    pen.disc((0, 0), 0.2, "ground")


def field(pen: Pen) -> None:
    """フィールド: a land with its sun."""
    pen.disc((0.36, -0.5), 0.32)
    pen.fill([(-1.0, 0.9), (-0.4, -0.42), (0.0, 0.26), (0.26, -0.04), (1.0, 0.9)])


def ruler(pen: Pen) -> None:
    """ルーラー: a crown."""
    pen.fill([(-0.9, 0.44), (-1.0, -0.6), (-0.46, -0.08), (0, -0.86), (0.46, -0.08), (1.0, -0.6), (0.9, 0.44)])
    pen.fill(rounded((-0.9, 0.56, 0.9, 0.84), 0.06))


# --- figures


def atk(pen: Pen) -> None:
    """ATK: two blades crossed."""
    for side in (-1, 1):
        pen.turn(side * 42)
        pen.fill([(0, -1.08), (0.15, -0.84), (0.15, 0.38), (-0.15, 0.38), (-0.15, -0.84)])
        pen.line([(-0.34, 0.44), (0.34, 0.44)], 0.15)
        pen.line([(0, 0.5), (0, 0.94)], 0.17)
    pen.turn(0)


def hp(pen: Pen) -> None:
    """HP: a heart."""
    pen.fill(_both([*curve((0, -0.44), (0.22, -0.96), (0.88, -0.86), (0.94, -0.32)),
                    *curve((0.94, -0.32), (0.96, 0.16), (0.5, 0.5), (0, 0.9))]))  # fmt: skip


def stk(pen: Pen) -> None:
    """STK: a blow that goes home."""
    pen.fill([(-1.0, -0.2), (0.06, -0.2), (0.06, -0.62), (0.86, 0.0), (0.06, 0.62), (0.06, 0.2), (-1.0, 0.2)])
    pen.line([(0.94, -0.86), (0.94, 0.86)], 0.15)


def life(pen: Pen) -> None:
    """ライフ: a heart under a crown."""
    pen.fill([(x * 0.8, y * 0.7 + 0.34) for x, y in _both([*curve((0, -0.44), (0.22, -0.96), (0.88, -0.86),
             (0.94, -0.32)), *curve((0.94, -0.32), (0.96, 0.16), (0.5, 0.5), (0, 0.9))])])  # fmt: skip
    pen.fill([(-0.52, -0.42), (-0.6, -0.98), (-0.24, -0.72), (0, -1.04), (0.24, -0.72), (0.6, -0.98), (0.52, -0.42)])


def level(pen: Pen) -> None:
    """レベル: steps that go up."""
    for at in range(4):
        pen.fill(rounded((-0.94 + at * 0.5, 0.6 - at * 0.5, -0.54 + at * 0.5, 0.92), 0.05))


def energy(pen: Pen) -> None:
    """エナジー: a bolt."""
    pen.fill([(0.26, -1.02), (-0.66, 0.16), (-0.08, 0.16), (-0.3, 1.02), (0.66, -0.24), (0.1, -0.24)])


def damage(pen: Pen) -> None:
    """ダメージ: a blow."""
    pen.fill(_star(9, 1.0, 0.54))
    pen.line([(-0.24, -0.24), (0.24, 0.24)], 0.13, "ground")
    pen.line([(0.24, -0.24), (-0.24, 0.24)], 0.13, "ground")


def legendary(pen: Pen) -> None:
    """レジェンド: a star."""
    pen.fill(_star(5, 1.02, 0.44))


# --- timings and icons


def normal(pen: Pen) -> None:
    """通常: an hour that has come."""
    pen.ring((0, 0), 0.82, W * 1.1)
    pen.line([(0, -0.46), (0, 0.04), (0.34, 0.26)], W * 1.1)


def instant(pen: Pen) -> None:
    """即時: two arrows that hurry."""
    for x in (-0.86, 0.02):
        pen.fill([(x, -0.86), (x + 0.34, -0.86), (x + 0.88, 0), (x + 0.34, 0.86), (x, 0.86), (x + 0.5, 0)])


def od(pen: Pen) -> None:
    """オーバードライブ: cards driven past their mark."""
    pen.line([(-0.9, 0.6), *arc((0.0, 0.5), 0.88, 180, 340, 32)], W * 1.1)
    pen.fill(arrow((0.98, 0.5), 84, 0.62))
    pen.disc((0, 0.5), 0.3)


def td(pen: Pen) -> None:
    """タッチダウン: down to the ground."""
    pen.line([(0, -0.96), (0, 0.2)], W * 1.5)
    pen.fill(arrow((0, 0.6), 90, 0.72))
    pen.line([(-0.9, 0.88), (0.9, 0.88)], W * 1.4)


def cnt(pen: Pen) -> None:
    """カウンター: what comes back."""
    pen.line([(0.82, -0.9), (0.82, -0.1), *arc((0.2, -0.1), 0.62, 0, 90, 12), (-0.3, 0.52)], W * 1.5)
    pen.fill(arrow((-0.96, 0.52), 180, 0.74))


def opened(pen: Pen) -> None:
    """オープン: a card turned face up."""
    pen.line([(-0.9, 0.9), (0.9, 0.9)], W)
    pen.fill([(-0.62, 0.66), (-0.62, -0.5), (0.16, -0.94), (0.16, 0.66)])
    pen.line([(0.3, 0.6), (0.78, 0.6), (0.78, -0.5), (0.3, -0.5)], W)


# --- keywords


def pierce(pen: Pen) -> None:
    """貫通: an arrow through a plate."""
    pen.fill(rounded((-0.16, -0.96, 0.2, -0.26), 0.05))
    pen.fill(rounded((-0.16, 0.26, 0.2, 0.96), 0.05))
    pen.line([(-0.98, 0), (0.5, 0)], W * 1.3)
    pen.fill(arrow((1.02, 0), 0, 0.62))


def vigilance(pen: Pen) -> None:
    """警戒: an open eye."""
    pen.fill([*curve((-1.0, 0), (-0.5, -0.84), (0.5, -0.84), (1.0, 0)), *curve((1.0, 0), (0.5, 0.84), (-0.5, 0.84),
              (-1.0, 0))])  # fmt: skip
    pen.disc((0, 0), 0.4, "ground")
    pen.disc((0, 0), 0.22)


def intercept(pen: Pen) -> None:
    """迎撃: sights upon what comes."""
    pen.ring((0, 0), 0.62, W)
    for degrees in (0, 90, 180, 270):
        pen.turn(degrees)
        pen.line([(0, -0.98), (0, -0.36)], W)
    pen.turn(0)
    pen.disc((0, 0), 0.14)


def strike_back(pen: Pen) -> None:
    """反撃: a blow struck back."""
    pen.fill([(0.96, -0.6), (0.1, -0.6), (0.1, -0.94), (-0.44, -0.42), (0.1, 0.1), (0.1, -0.24), (0.96, -0.24)])
    pen.fill([(-0.96, 0.24), (-0.1, 0.24), (-0.1, -0.08), (0.44, 0.44), (-0.1, 0.96), (-0.1, 0.62), (-0.96, 0.62)])


def second_attack(pen: Pen) -> None:
    """連撃: two cuts."""
    for x in (-0.36, 0.36):
        pen.fill([(x + 0.5, -0.98), *curve((x + 0.5, -0.98), (x + 0.4, -0.2), (x, 0.4), (x - 0.56, 0.98)),
                  *curve((x - 0.56, 0.98), (x - 0.1, 0.3), (x + 0.2, -0.3), (x + 0.5, -0.98))])
        pen.line([(x + 0.36, -0.6), (x - 0.36, 0.66)], 0.15)


def attribute_choice(pen: Pen) -> None:
    """属性選択: a round of three fields."""
    for at in range(3):
        pen.turn(at * 120)
        pen.fill([(0, -0.06), *arc((0, -0.06), 0.9, -144, -36, 20)])
    pen.turn(0)
    pen.disc((0, 0), 0.26, "ground")


def graveyard_summon(pen: Pen) -> None:
    """墓地召喚: up from the grave."""
    pen.fill([*arc((0, -0.3), 0.58, 180, 360, 28), (0.58, 0.94), (-0.58, 0.94)])
    pen.line([(0, 0.74), (0, -0.2)], W, "ground")
    pen.fill(arrow((0, -0.64), -90, 0.44), "ground")
    pen.line([(-0.96, 0.9), (0.96, 0.9)], W)


def soul_guard(pen: Pen) -> None:
    """ソウルガード: a soul before which a shield stands."""
    pen.line(_both([(0, -0.96), (0.46, -0.8), (0.86, -0.78), *curve((0.86, -0.78), (0.92, 0.2), (0.56, 0.66),
             (0, 0.98))]), W, closed=True)  # fmt: skip
    pen.fill([*curve((0, 0.5), (-0.5, 0.44), (-0.46, 0.0), (-0.1, -0.24)), *curve((-0.1, -0.24), (0.0, -0.4),
              (0.0, -0.46), (-0.04, -0.6)), *curve((-0.04, -0.6), (0.5, -0.2), (0.6, 0.44), (0, 0.5))])  # fmt: skip


def guard_summon(pen: Pen) -> None:
    """直衛召喚: down before the ruler."""
    pen.line(_both([(0, -0.3), (0.46, -0.2), (0.86, -0.2), *curve((0.86, -0.2), (0.86, 0.4), (0.5, 0.76), (0, 0.98))]),
             W, closed=True)  # fmt: skip
    pen.line([(0, -0.98), (0, 0.0)], 0.5, "ground")
    pen.line([(0, -0.98), (0, 0.04)], W * 1.3)
    pen.fill(arrow((0, 0.56), 90, 0.56))


def gear_up(pen: Pen) -> None:
    """装着: a toothed wheel."""
    for at in range(8):
        pen.turn(at * 45)
        pen.fill([(-0.2, -0.66), (-0.14, -1.0), (0.14, -1.0), (0.2, -0.66)])
    pen.turn(0)
    pen.disc((0, 0), 0.74)
    pen.disc((0, 0), 0.3, "ground")


FACTIONS: Final[dict[str, Callable[[Pen], None]]] = {
    "volnar": volnar,
    "atlas": atlas,
    "yomajin": yomajin,
    "wonder": wonder,
    "": none,
}
KEYWORDS: Final[dict[str, Callable[[Pen], None]]] = {
    "pierce": pierce,
    "vigilance": vigilance,
    "intercept": intercept,
    "strike-back": strike_back,
    "second-attack": second_attack,
    "attribute-choice": attribute_choice,
    "graveyard-summon": graveyard_summon,
    "soul-guard": soul_guard,
    "open": opened,
    "guard-summon": guard_summon,
    "gear-up": gear_up,
}
SIGNS: Final[dict[str, Callable[[Pen], None]]] = {
    **{f"faction-{key}": draw for key, draw in FACTIONS.items()},
    **KEYWORDS,
    "unit": unit,
    "event": event,
    "field": field,
    "ruler": ruler,
    "atk": atk,
    "hp": hp,
    "stk": stk,
    "life": life,
    "level": level,
    "energy": energy,
    "damage": damage,
    "legendary": legendary,
    "normal": normal,
    "instant": instant,
    "od": od,
    "td": td,
    "cnt": cnt,
}


@cache
def marks_of(name: str) -> tuple[Mark, ...]:
    """A sign drawn; of a faction that has none, that of no faction."""
    pen = Pen()
    SIGNS.get(name, none)(pen)
    return tuple(pen.marks)
