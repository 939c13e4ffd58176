"""A card as it lies on the table: its name, its numbers and what it is, to be read at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face
from sakura_desktop.sakura.pictures.card_frame import KIND_SIGNS, CardSheet
from sakura_desktop.sakura.pictures.colours import colours

if TYPE_CHECKING:
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.sakura.pictures.card_content import CardContent
    from sakura_desktop.theme import Theme

NAME_BOTTOM: Final = (196.0, 250.0)
"""How far down the name goes: one that stands in a line, one that needs several."""
STRIP: Final = 118.0
"""Height of the bands that say type and subtype."""
EDGE: Final = 24.0
NAME_LINES: Final = {"ja": 2, "ko": 3, "en": 3}
ROW: Final = 172.0
"""The most that a value takes in height."""
ABOVE_CRYSTALS: Final = 640.0
"""A row of crystals at a card's lower edge ends below this."""
VEIL: Final = 0.42
"""How far the scene fades behind the values."""
GAP: Final = 18.0
ALONE_FROM: Final = 10.8
"""How large the letters of a name are at least that stands in one line, on a card 84 pixels wide."""
NAME_FLOOR: Final = 5.0
VALUE_FLOOR: Final = 6.5
WORD_FLOOR: Final = 6.5
"""Logical pixels; a word that would have to be smaller is left to its sign."""


def paint_small(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a small face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    foot = sheet.bottom - STRIP
    logical = size[0] / dpr
    head = _name(sheet, logical)
    panel = (EDGE, head, ACROSS - EDGE, foot)
    sheet.stock(panel)
    both = bool(content.sides) and content.side is None
    sheet.scene(panel, *_veil(content, panel, both=both))
    sheet.rim()
    top = head + 8
    if content.kind in KIND_SIGNS:
        _kind(sheet, top, logical)
        top += STRIP - 8
    if content.subtype:
        _subtype(sheet, top + 2, logical)
        top += STRIP - 4
    if both:
        _both_sides(sheet, top, foot - 4, logical)
    else:
        _values(sheet, top, foot - 4, logical)
        _side(sheet, foot)
    _type(sheet, foot, logical)
    return sheet.finished()


def _kind(sheet: CardSheet, top: float, logical: float) -> None:
    """The band of a card that is neither normal nor special, straight at its ends."""
    content = sheet.content
    colour = colours(sheet.theme).of_kind(content.kind) or sheet.colour
    box = (EDGE + 34, top + 4, ACROSS - EDGE - 34, top + STRIP - 14)
    sheet.canvas.fill(rounded(box, 14), rgba(colour))
    _sign_and_word(sheet, "kind", KIND_SIGNS[content.kind], content.labels.kind, box, colour, logical)


def _side(sheet: CardSheet, foot: float) -> None:
    """Which side of a two-sided card these values are of."""
    side = sheet.content.side
    if side is not None:
        centre = (ACROSS - EDGE - 66, foot - 66)
        sheet.canvas.disc(centre, 58, rgba(sheet.colour))
        sheet.sign(side.sign, centre, 44, sheet.theme.on_type, sheet.colour)


def _both_sides(sheet: CardSheet, top: float, bottom: float, logical: float) -> None:
    """Both sides of a two-sided card, none of which counts now: a line each, its sign before its values."""
    sides, theme = sheet.content.sides, sheet.theme
    high = (bottom - top) / len(sides)
    for at, side in enumerate(sides):
        middle = top + (at + 0.5) * high
        radius = min(56.0, high * 0.3)
        if at:
            line = [(EDGE + 24, top + at * high), (ACROSS - EDGE - 24, top + at * high)]
            sheet.canvas.stroke(line, 4, rgba(mix(theme.card, sheet.tint, 0.4)))
        sheet.sign(side.sign, (EDGE + 24 + radius, middle), radius, sheet.tint, theme.card)
        values = [value for value in (side.range, side.damage, side.capacity) if value]
        left, right = EDGE + 44 + 2 * radius, ACROSS - EDGE - 14
        for column, value in enumerate(values):
            wide = (right - left) / len(values)
            box = (left + column * wide, middle - high / 2, left + (column + 1) * wide - 8, middle + high / 2)
            sheet.word(f"side-{at}-{column}", value, box, theme.card_ink, (15 * logical / 84, VALUE_FLOOR - 1),
                       halo=True)


def _veil(content: CardContent, panel: Box, *, both: bool) -> tuple[float | None, float]:
    """From where the scene fades behind the figures, and how far."""
    if both:
        return panel[1], 0.62
    rows = sum(1 for _, value in _figures(content) if value)
    if not rows:
        return None, 0.0
    top = _foot_of_figures(content, panel[3]) - rows * ROW - 90
    return max(panel[1], top), VEIL * (0.5 if content.capacity else 1.0)


def _foot_of_figures(content: CardContent, foot: float) -> float:
    """How far down figures go: on a card on which crystals lie, not further than above a row of them."""
    return min(foot, ABOVE_CRYSTALS) if content.capacity else foot


def _name(sheet: CardSheet, logical: float) -> float:
    """The name; tells how far down it goes."""
    content, theme = sheet.content, sheet.theme
    runs = tuple(run._replace(ruby="") for run in content.name)
    scale = logical / 84
    wide = sheet.width_of("".join(run.text for run in runs), ALONE_FROM * scale)
    bottom = NAME_BOTTOM[wide > ACROSS - 2 * EDGE - 6]
    sheet.write(
        Written(
            "name", (runs,), Face(content.name_language, "sans", bold=True), (EDGE, 14, ACROSS - EDGE, bottom - 6),
            (14.5 * scale, max(NAME_FLOOR, 7.2 * scale)), plain_inks(theme.on_type),
            lines=NAME_LINES[content.name_language], alone_from=9.4 * scale,
        )
    )  # fmt: skip
    return bottom


def _subtype(sheet: CardSheet, top: float, logical: float) -> None:
    theme, content = sheet.theme, sheet.content
    colour = colours(theme).of_subtype(content.subtype)
    box = (EDGE - 14, top, ACROSS - EDGE + 14, top + STRIP - 12)
    sheet.ribbon(box, colour)
    _sign_and_word(sheet, "subtype", content.subtype, content.labels.subtype, box, colour, logical)


def _type(sheet: CardSheet, top: float, logical: float) -> None:
    box = (EDGE, top, ACROSS - EDGE, top + STRIP - 10)
    _sign_and_word(sheet, "type", sheet.content.type, sheet.content.labels.type, box, sheet.colour, logical)


def _sign_and_word(
    sheet: CardSheet, what: str, sign: str, word: str, box: Box, ground: str, logical: float
) -> None:
    """A sign and the word for it, together in the middle of a band."""
    ink = sheet.theme.on_type

    def put(centre: Point, radius: float) -> None:
        sheet.sign(sign, centre, radius, ink, ground)

    sheet.signed_word(what, word, box, ink, (10.5 * logical / 84, WORD_FLOOR), put)


def _values(sheet: CardSheet, top: float, bottom: float, logical: float) -> None:
    """Range above damage, or capacity; a special card's cost on the left."""
    content = sheet.content
    left, right = EDGE + 14, ACROSS - EDGE - 10
    rows = [(name, value) for name, value in _figures(content) if value]
    high = min((bottom - top) / max(len(rows), 1), ROW)
    bottom = _foot_of_figures(content, bottom)
    start = bottom - high * len(rows)
    if content.cost:
        size = min(98.0, (bottom - top) * 0.36)
        centre = (left + size + 2, (start + bottom) / 2 + size * 0.17 if rows else bottom - size * 1.1)
        sheet.flame(centre, size)
        cost = (centre[0] - size * 0.8, centre[1] - size * 0.62, centre[0] + size * 0.8, centre[1] + size * 0.86)
        least = 9 if content.cost.isascii() else WORD_FLOOR  # a word in place of a figure (§x21-3-1)
        sheet.word("cost", content.cost, cost, sheet.theme.card_ink, (20 * logical / 84, least))
        left = centre[0] + size + 8
    if not rows:
        return
    radius = min(54.0, high * 0.3, (right - left) * 0.12)
    most, wide = _one_size(sheet, [value for _, value in rows], right - left - 2 * radius - GAP, logical)
    left += max(0.0, right - left - 2 * radius - GAP - wide)  # to the right, so that the picture is seen beside them
    for at, (name, value) in enumerate(rows):
        middle = start + (at + 0.5) * high
        ink = sheet.theme.card_ink_soft if sheet.theme.dark else sheet.colour
        sheet.canvas.disc((left + radius, middle), radius * 1.24, rgba(sheet.theme.card, 0.78))
        sheet.sign(name, (left + radius, middle), radius, ink, sheet.theme.card)
        words = (left + 2 * radius + GAP, middle - high / 2, right + 4, middle + high / 2)
        sheet.word(name, value, words, sheet.theme.card_ink, (most, VALUE_FLOOR), halo=True)


def _one_size(sheet: CardSheet, values: list[str], room: float, logical: float) -> tuple[float, float]:
    """The size at which every value fits, so that they look alike, and how wide the widest is."""
    most = 24 * logical / 84
    wide = max(sheet.width_of(value, most) for value in values)
    while wide > room and most > VALUE_FLOOR:
        most = max(VALUE_FLOOR, most - 0.5)
        wide = max(sheet.width_of(value, most) for value in values)
    return most, wide


def _figures(content: CardContent) -> tuple[tuple[str, str], ...]:
    return (("range", content.range), ("damage", content.damage), ("capacity", content.capacity))

