"""A card as it lies on the table: its name, its element or kind, HP, and each skill's cost and damage at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.mahoroba.pictures.card_frame import EDGE, CardSheet
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face

if TYPE_CHECKING:
    from sakura_desktop.mahoroba.pictures.card_content import CardContent, SkillLine
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

NAME_BOTTOM: Final = 232.0
HP_ROW: Final = 176.0
"""Height of the row that says element and HP."""
ROW: Final = 196.0
"""The most that a skill takes."""
STRIP: Final = 124.0
"""Height of the band that says the kind of a command."""
NAME_LINES: Final = {"ja": 2, "ko": 3, "en": 3}
NAME_FLOOR: Final = 5.0
FIGURE_FLOOR: Final = 7.0


def paint_small(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a small face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    scale = size[0] / dpr / 84
    if content.element:
        _unit(sheet, scale)
    else:
        _command(sheet, scale)
    _name(sheet, scale)
    return sheet.finished()


def _name(sheet: CardSheet, scale: float) -> None:
    content = sheet.content
    runs = tuple(run._replace(ruby="") for run in content.name)
    face, box = Face(content.name_language, "sans", bold=True), (EDGE, 14, ACROSS - EDGE, NAME_BOTTOM - 6)
    sheet.write(
        Written(
            "name", (runs,), face, box, (14.5 * scale, max(NAME_FLOOR, 7.0 * scale)), plain_inks(sheet.theme.on_type),
            lines=NAME_LINES[content.name_language], alone_from=9.4 * scale,
        )
    )  # fmt: skip


def _unit(sheet: CardSheet, scale: float) -> None:
    """Element and HP in a row, a row for each skill below."""
    content, theme = sheet.content, sheet.theme
    foot = sheet.bottom - EDGE
    panel = (EDGE, NAME_BOTTOM, ACROSS - EDGE, foot)
    sheet.stock(panel)
    sheet.scene(panel, clear=0.2)
    middle = NAME_BOTTOM + HP_ROW / 2 + 4
    sheet.seal(content.element, (EDGE + 92, middle), 70)
    right = ACROSS - EDGE - 16
    box = (EDGE + 262, middle - HP_ROW / 2, right, middle + HP_ROW / 2)
    sheet.canvas.disc((EDGE + 222, middle + 2), 62, rgba(theme.card, 0.84))
    sheet.sign_of("hp", (EDGE + 222, middle + 4), 44, sheet.tint, theme.card)
    sheet.word("hp", str(content.hp), box, theme.card_ink, (25 * scale, 10), halo=True)
    top = NAME_BOTTOM + HP_ROW + 8
    high = min(ROW, (foot - top - 8) / max(1, len(content.skills)))
    start = foot - high * len(content.skills)
    for at, skill in enumerate(content.skills):
        _skill(sheet, skill, (EDGE + 10, start + at * high, ACROSS - EDGE - 10, start + (at + 1) * high - 10), scale)


def _skill(sheet: CardSheet, skill: SkillLine, box: Box, scale: float) -> None:
    """What it costs in energy at the left, its damage at the right; of an EX skill the letters; lines for a text."""
    theme = sheet.theme
    left, top, right, bottom = box
    middle, radius = (top + bottom) / 2, min(76.0, (bottom - top) * 0.44)
    ground = mix(theme.card, sheet.tint, 0.16)
    sheet.canvas.fill(rounded(box, 20), rgba(ground))
    centre = (left + radius + 12, middle)
    sheet.sign_of("energy", centre, radius, sheet.colour, sheet.colour)
    cost = (centre[0] - radius, middle - radius * 0.5, centre[0] + radius, bottom)
    sheet.word(f"cost-{skill.key}", str(skill.cost), cost, theme.on_type, (15 * scale, FIGURE_FLOOR))
    edge = right - 14
    if skill.text:
        sheet.sign_of("more", (edge - 34, middle), 34, sheet.tint, ground)
        edge -= 84
    text, most = ("EX", 17 * scale) if skill.extra else (skill.damage, 22 * scale)
    figure = (left + 2 * radius + 26, top, edge, bottom)
    ink = sheet.colour if skill.extra and not theme.dark else theme.card_ink
    sheet.word(f"damage-{skill.key}", text, figure, ink, (most, FIGURE_FLOOR))


def _command(sheet: CardSheet, scale: float) -> None:
    """The kind in a sign and a word, below the card's scene."""
    content, theme = sheet.content, sheet.theme
    foot = sheet.bottom - STRIP
    panel = (EDGE, NAME_BOTTOM, ACROSS - EDGE, foot)
    sheet.stock(panel)
    sheet.scene(panel)
    sheet.rim()

    def put(at: Point, size: float) -> None:
        sheet.sign_of(content.kind, at, size, theme.on_type, sheet.colour)

    box = (EDGE, foot, ACROSS - EDGE, sheet.bottom - 10)
    sheet.signed_word("kind", content.labels.kind, box, theme.on_type, (11.5 * scale, 6.5), put)
