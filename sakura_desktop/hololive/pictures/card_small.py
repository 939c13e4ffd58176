"""A card as it lies on the table: its name, what it is, its colours, HP or life, and each arts' cost and damage at a
glance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.hololive.pictures.card_frame import EDGE, CardSheet
from sakura_desktop.hololive.pictures.colours import colour, ink_on
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face

if TYPE_CHECKING:
    from sakura_desktop.hololive.pictures.card_content import ArtsLine, CardContent, NamedText
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

NAME_BOTTOM: Final = 212.0
FIGURE_ROW: Final = 172.0
"""Height of the row that says colour and HP."""
ROW: Final = 178.0
"""The most that arts take."""
STRIP: Final = 116.0
"""Height of the band that says level or kind."""
NAME_LINES: Final = 3
NAME_FLOOR: Final = 4.0
FIGURE_FLOOR: Final = 7.0


def paint_small(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a small face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    scale = size[0] / dpr / 84
    foot = sheet.bottom - STRIP
    panel = (EDGE, NAME_BOTTOM, ACROSS - EDGE, foot)
    sheet.stock(panel)
    sheet.scene(panel, clear=0.25 if content.kind in ("holomem", "oshi") else 0.0)
    sheet.rim()
    if content.kind == "holomem":
        _holomem(sheet, foot, scale)
    elif content.kind == "oshi":
        _oshi(sheet, foot, scale)
    _strip(sheet, foot, scale)
    _name(sheet, scale)
    return sheet.finished()


def _name(sheet: CardSheet, scale: float) -> None:
    content = sheet.content
    runs = tuple(run._replace(ruby="") for run in content.name)
    face, box = Face(content.name_language, "sans", bold=True), (EDGE, 14, ACROSS - EDGE, NAME_BOTTOM - 6)
    sheet.write(
        Written(
            "name", (runs,), face, box, (14.5 * scale, max(NAME_FLOOR, 6.1 * scale)), plain_inks(sheet.on),
            lines=NAME_LINES, alone_from=9.4 * scale,
        )
    )  # fmt: skip


def _figure(sheet: CardSheet, sign: str, value: int, scale: float) -> None:
    """The colours at the left, HP or life at the right."""
    theme = sheet.theme
    middle = NAME_BOTTOM + FIGURE_ROW / 2 + 2
    sheet.seals(sheet.content.colours, (EDGE + 84, middle), 64)
    right = ACROSS - EDGE - 14
    text, most = str(value), 22.5 * scale
    wide = sheet.width_of(text, most) + 10
    left = right - wide - 78
    sheet.canvas.fill(rounded((left - 12, middle - 66, right + 4, middle + 66), 40), rgba(theme.card, 0.88))
    sheet.sign_of(sign, (left + 32, middle + 2), 33, sheet.tint, theme.card)
    sheet.word(sign, text, (left + 72, middle - 84, right, middle + 84), theme.card_ink, (most, 10))


def _rows(foot: float, count: int) -> list[Box]:
    """Rows at the foot of the panel."""
    high = min(ROW, (foot - NAME_BOTTOM - FIGURE_ROW - 8) / max(1, count))
    start = foot - 6 - high * count
    return [(EDGE + 8, start + at * high, ACROSS - EDGE - 8, start + (at + 1) * high - 8) for at in range(count)]


def _holomem(sheet: CardSheet, foot: float, scale: float) -> None:
    """Colours and HP in a row, a row for each arts below."""
    _figure(sheet, "hp", sheet.content.hp, scale)
    for art, box in zip(sheet.content.arts, _rows(foot, len(sheet.content.arts)), strict=True):
        _arts(sheet, art, box, scale)


def _arts(sheet: CardSheet, art: ArtsLine, box: Box, scale: float) -> None:
    """What they cost in cheer at the left, their damage at the right; lines for a text."""
    theme = sheet.theme
    left, top, right, bottom = box
    ground = mix(theme.card, sheet.tint, 0.16)
    sheet.canvas.fill(rounded(box, 20), rgba(ground))
    radius = 46.0 if len(art.cost) == 1 else 36.0
    sheet.cost(art.cost, (left + 8, top, right, bottom), radius, 2)
    edge = right - 12
    if art.text:
        sheet.sign_of("more", (edge - 24, (top + bottom) / 2), 25, sheet.tint, ground)
        edge -= 58
    start = left + 12 + min(2, len(art.cost)) * radius * 2.22
    figure = (start + 6, top, edge, bottom)
    sheet.word(f"damage-{art.key}", art.damage, figure, theme.card_ink, (22 * scale, FIGURE_FLOOR))


def _oshi(sheet: CardSheet, foot: float, scale: float) -> None:
    """Colour and life in a row, its skills below."""
    _figure(sheet, "life", sheet.content.life, scale)
    for skill, box in zip(sheet.content.skills, _rows(foot, len(sheet.content.skills)), strict=True):
        _skill(sheet, skill, box, scale)


def _skill(sheet: CardSheet, skill: NamedText, box: Box, scale: float) -> None:
    """Which skill it is, and what it costs in holo power."""
    theme = sheet.theme
    left, top, right, bottom = box
    top += max(0.0, bottom - top - 136)
    middle = (top + bottom) / 2
    ground = mix(theme.card, sheet.tint, 0.16)
    sheet.canvas.fill(rounded((left, top, right, bottom), 20), rgba(ground))
    sheet.sign_of(skill.kind, (left + 76, middle), 52, sheet.tint, ground)
    text = "SP" if skill.kind == "sp" else ""
    sheet.word(f"which-{skill.kind}", text, (left + 136, top, left + 290, bottom), sheet.tint, (15 * scale, 5))
    sheet.sign_of("power", (right - 200, middle), 44, sheet.tint, ground)
    figure = (right - 150, top, right - 16, bottom)
    sheet.word(f"cost-{skill.kind}", skill.cost, figure, theme.card_ink, (20 * scale, 8))


def _strip(sheet: CardSheet, foot: float, scale: float) -> None:
    """The level of a holomem, the kind of any other card, in a sign and a word."""
    content = sheet.content
    word, sign = content.labels.kind, content.sort
    if content.level:
        word, sign = content.labels.level, content.level
    edge = EDGE
    ground = colour((content.colours or (content.leading,))[-1], sheet.theme)
    ink = ink_on(ground, sheet.theme)

    def put(at: Point, size: float) -> None:
        sheet.sign_of(sign, at, size, ink, ground)

    if content.limited or content.buzz:
        mark = "limited" if content.limited else "buzz"
        sheet.sign_of(mark, (ACROSS - EDGE - 48, foot + (STRIP - 10) / 2), 44, ink, ground)
        edge += 100
    box = (EDGE, foot, ACROSS - edge, sheet.bottom - 10)
    sheet.signed_word("kind", word, box, ink, (12.5 * scale, 6.5), put)
