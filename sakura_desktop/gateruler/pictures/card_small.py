"""A card as it lies on the table: its name and level, what it is, its figures, icons and keywords at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.gateruler.pictures.card_frame import EDGE, CardSheet
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face

if TYPE_CHECKING:
    from sakura_desktop.gateruler.pictures.card_content import CardContent, Figure
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

NAME_BOTTOM: Final = 206.0
FIGURES: Final = 208.0
"""Height of the cells with ATK, HP and STK."""
STRIP: Final = 120.0
"""Height of the band that says when an event is played, or that a card is a field."""
BADGE: Final = 80.0
NAME_LINES: Final = 3
NAME_FLOOR: Final = 4.0
FIGURE_FLOOR: Final = 8.0
SHOWN: Final = 2
"""So many keywords have room below the level; the large face shows all."""


def paint_small(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a small face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    scale = size[0] / dpr / 84
    foot = sheet.bottom - ((FIGURES + EDGE) if content.figures else STRIP)
    panel = (EDGE, NAME_BOTTOM, ACROSS - EDGE, foot)
    sheet.stock(panel)
    sheet.scene(panel)
    sheet.rim()
    sheet.badge((EDGE + 84, NAME_BOTTOM + 86), BADGE, 21 * scale)
    _marks(sheet, scale)
    if content.figures:
        row = (EDGE - 8, foot + 8, ACROSS - EDGE + 8, sheet.bottom - 16)
        for figure, cell in zip(content.figures, sheet.cells(row, len(content.figures), 8), strict=True):
            _figure(sheet, figure, cell, scale)
    else:
        _strip(sheet, foot, scale)
    _name(sheet, scale)
    return sheet.finished()


def _name(sheet: CardSheet, scale: float) -> None:
    content = sheet.content
    runs = tuple(run._replace(ruby="") for run in content.name)
    face, box = Face(content.name_language, "sans", bold=True), (EDGE, 14, ACROSS - EDGE, NAME_BOTTOM - 6)
    sheet.write(
        Written(
            "name", (runs,), face, box, (14.5 * scale, max(NAME_FLOOR, 5.4 * scale)), plain_inks(sheet.theme.on_type),
            lines=NAME_LINES, alone_from=9.4 * scale,
        )
    )  # fmt: skip


def _marks(sheet: CardSheet, scale: float) -> None:
    """OD, TD, CNT at the right, keywords below the level."""
    content = sheet.content
    top, right = NAME_BOTTOM + 18, ACROSS - EDGE - 14
    for mark in content.marks:
        sheet.pill(mark, (right - 164, top, right, top + 76), 11 * scale)
        top += 92
    centre_y = NAME_BOTTOM + 86 + BADGE + 70
    for at, key in enumerate(content.keywords[:SHOWN]):
        sheet.keyword(key, (EDGE + 70, centre_y + at * 108), 47)


def _figure(sheet: CardSheet, figure: Figure, box: Box, scale: float) -> None:
    """Its sign above, the number below it."""
    left, top, right, bottom = box
    theme = sheet.theme
    sheet.canvas.fill(rounded(box, 22), rgba(theme.card))
    sheet.sign_of(figure.key, ((left + right) / 2, top + 44), 33, mix(theme.card, sheet.tint, 0.85), theme.card)
    number = (left + 4, top + 70, right - 4, bottom - 2)
    sheet.word(figure.key, str(figure.value), number, theme.card_ink, (19.5 * scale, FIGURE_FLOOR))


def _strip(sheet: CardSheet, foot: float, scale: float) -> None:
    """The sign and the word of the timing or the kind."""
    content, theme = sheet.content, sheet.theme

    def put(at: Point, size: float) -> None:
        sheet.sign_of(content.sign, at, size, theme.on_type, sheet.colour)

    box = (EDGE, foot, ACROSS - EDGE, sheet.bottom - 10)
    word = content.labels.timing or content.labels.kind
    sheet.signed_word("kind", word, box, theme.on_type, (12.5 * scale, 6.5), put)
