"""A card held close: its name with the reading, its values with their names, its emblem, and its whole text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face, Inks
from sakura_desktop.sakura.pictures.card_frame import KIND_SIGNS, CardSheet
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.sakura.pictures.emblems import EMBLEMS

if TYPE_CHECKING:
    from sakura_desktop.pictures.shapes import Box
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.sakura.pictures.card_content import CardContent, CardSide
    from sakura_desktop.theme import Theme

EDGE: Final = 24.0
HEAD: Final = 152.0
META: Final = 60.0
FOOT: Final = 62.0
VALUES: Final = 116.0
TEXT: Final = 31.0
"""The largest letters of a card's text."""
LEAST_ART: Final = 128.0
"""The scene keeps so much height as long as the text's letters needn't get much smaller for it."""
FLOOR: Final = 6.4
"""The smallest, in logical pixels."""
SIDE_HEAD: Final = 92.0
"""Height of the name and values of one side of a card."""


def paint_large(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a large face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    logical = size[0] / dpr
    foot = sheet.bottom - FOOT
    sheet.stock((EDGE, HEAD, ACROSS - EDGE, foot), 0.4)
    _name(sheet, logical)
    if content.sides:
        top = HEAD + max(LEAST_ART * 0.7, foot - 16 - HEAD - META - 14 - _sides_height(sheet, logical))
        _art(sheet, top)
        _meta(sheet, top + 4, logical)
        _sides(sheet, top + META + 14, foot - 16, logical)
        _foot(sheet, foot, logical)
        return sheet.finished()
    values = VALUES if _figures(content) else 0.0
    top = _text(sheet, HEAD + META + values + 26, foot - 16, logical)
    _art(sheet, top - values - META - 14)
    _meta(sheet, top - values - META - 10, logical)
    _values(sheet, top - values - 6, top - 12, logical)
    _foot(sheet, foot, logical)
    return sheet.finished()


def _name(sheet: CardSheet, logical: float) -> None:
    content, theme = sheet.content, sheet.theme
    left = 34.0
    if content.cost:
        centre, size = (96.0, 92.0), 54.0
        sheet.flame(centre, size)
        cost = (centre[0] - size * 0.8, centre[1] - size * 0.6, centre[0] + size * 0.8, centre[1] + size * 0.86)
        sheet.word("cost", content.cost, cost, theme.card_ink, (62 * logical / ACROSS, 9))
        left = 164.0
    ruby = mix(theme.on_type, sheet.colour, 0.12)
    sheet.write(
        Written(
            "name", (content.name,), Face(content.name_language, "serif", bold=True), (left, 18, ACROSS - 30, HEAD - 4),
            (60 * logical / ACROSS, 8.5), plain_inks(theme.on_type, ruby), lines=2,
        )
    )  # fmt: skip


def _meta(sheet: CardSheet, top: float, logical: float) -> None:
    """What kind of card it is, in signs and words."""
    content, theme = sheet.content, sheet.theme
    most = 29 * logical / ACROSS
    middle = top + META / 2
    ink = theme.card_ink if theme.dark else sheet.colour
    left = EDGE + 26
    sheet.sign(content.type, (left + 20, middle), 20, ink, theme.card)
    left += 52
    wide = sheet.width_of(content.labels.type, most) + 3
    sheet.word("type", content.labels.type, (left, top, left + wide, top + META), ink, (most, 7), "left")
    left += wide + 26
    if content.subtype:
        colour = colours(theme).of_subtype(content.subtype)
        wide = sheet.width_of(content.labels.subtype, most) + 3
        sheet.canvas.fill(rounded((left, top + 7, left + wide + 76, top + META - 7), 23), rgba(colour))
        sheet.sign(content.subtype, (left + 32, middle), 17, theme.on_type, colour)
        words = (left + 58, top, left + 58 + wide, top + META)
        sheet.word("subtype", content.labels.subtype, words, theme.on_type, (most, 7), "left")
        left += wide + 90
    kind = colours(theme).of_kind(content.kind)
    if kind is not None:
        wide = min(sheet.width_of(content.labels.kind, most) + 3, ACROSS - EDGE - 90 - left)
        sheet.canvas.fill(rounded((left, top + 7, left + wide + 76, top + META - 7), 10), rgba(kind))
        sheet.sign(KIND_SIGNS[content.kind], (left + 32, middle), 19, theme.on_type, kind)
        words = (left + 58, top, left + 58 + wide, top + META)
        sheet.word("kind-band", content.labels.kind, words, theme.on_type, (most, 7), "left")


def _text(sheet: CardSheet, highest: float, bottom: float, logical: float) -> float:
    """The card's text at the foot of the panel; it takes room from the picture before its letters get too small."""
    content, theme = sheet.content, sheet.theme
    if not content.text:
        return bottom
    side = EDGE + 26
    width = sheet.unit(ACROSS - 2 * side)
    face = Face(content.language)
    largest = max(TEXT * logical / ACROSS, FLOOR) * sheet.dpr
    wished = sheet.bottom * 0.56
    size = largest
    for top, floor in ((wished, largest * 0.86), (highest + LEAST_ART, largest * 0.78), (highest, FLOOR * sheet.dpr)):
        laid = sheet.setter.fit(face, content.text, (width, sheet.unit(bottom - top)), (largest, min(floor, largest)))
        size = laid.size
        if not laid.over:
            break
    top = max(highest, bottom - laid.height / sheet.canvas.scale - 8)
    ink = theme.card_term
    inks = Inks(rgba(theme.card_ink), rgba(ink), rgba(mix(theme.card, ink, 0.55)), rgba(theme.card_ink_soft))
    exact = size / sheet.dpr
    box: Box = (side, top, ACROSS - side, bottom)
    sheet.write(
        Written("text", content.text, face, box, (exact, exact), inks, "top-left", lines=99, whole_words=False)
    )
    rule = rgba(mix(theme.card, sheet.tint, 0.35))
    sheet.canvas.stroke([(side, top - 10), (ACROSS - side, top - 10)], 2, rule)
    return top - 4


def _sides_height(sheet: CardSheet, logical: float) -> float:
    """How much room the sides of a two-sided card want below each other."""
    largest = max(TEXT * logical / ACROSS, FLOOR) * sheet.dpr
    room = (sheet.unit(ACROSS - 2 * EDGE - 60), sheet.unit(sheet.bottom))
    face = Face(sheet.content.language)
    texts = [sheet.setter.fit(face, side.text, room, (largest, largest)) for side in sheet.content.sides if side.text]
    return len(sheet.content.sides) * (SIDE_HEAD + 12) + sum(laid.height / sheet.canvas.scale + 16 for laid in texts)


def _sides(sheet: CardSheet, top: float, bottom: float, logical: float) -> None:
    """Both sides of a two-sided card, one under the other; the one that counts stands on a tinted field."""
    sides = sheet.content.sides
    lengths = [sum(len(run.text) for runs in side.text for run in runs) for side in sides]
    spare, every = (bottom - top) - len(sides) * SIDE_HEAD, sum(lengths) + 12 * len(sides)
    share = [SIDE_HEAD + spare * (length + 12) / every for length in lengths]
    for side, high in zip(sides, share, strict=True):
        _one_side(sheet, side, (EDGE + 14, top, ACROSS - EDGE - 14, top + high - 8), logical)
        top += high


def _one_side(sheet: CardSheet, side: CardSide, box: Box, logical: float) -> None:
    """A side: its sign and name, its values, its text; a thick line around the one that counts."""
    theme, content = sheet.theme, sheet.content
    left, top, right, bottom = box
    field = rounded(box, 14)
    ground = mix(theme.card, sheet.tint, 0.16) if side.current else theme.card
    sheet.canvas.fill(field, rgba(ground))
    width, share = (7, 1.0) if side.current else (2, 0.4)
    sheet.canvas.stroke(field, width, rgba(mix(theme.card, sheet.tint, share)), closed=True)
    middle = top + SIDE_HEAD / 2
    sheet.canvas.disc((left + 44, middle), 34, rgba(sheet.colour))
    sheet.sign(side.sign, (left + 44, middle), 25, theme.on_type, sheet.colour)
    most = 27 * logical / ACROSS
    name = ("✓ " if side.current else "") + side.label
    wide = min(sheet.width_of(name, most) + 3, 200.0)
    sheet.word(f"{side.sign}-name", name, (left + 88, top, left + 88 + wide, top + SIDE_HEAD), theme.card_ink,
               (most, 7), "left")  # fmt: skip
    x = left + 108 + wide
    for sign, value in (("range", side.range), ("damage", side.damage), ("capacity", side.capacity)):
        if value:
            sheet.sign(sign, (x + 20, middle), 20, sheet.tint, ground)
            across = min(sheet.width_of(value, 40 * logical / ACROSS) + 4, right - x - 56)
            sheet.word(f"{side.sign}-{sign}", value, (x + 48, top, x + 48 + across, top + SIDE_HEAD), theme.card_ink,
                       (40 * logical / ACROSS, 8), "left")  # fmt: skip
            x += across + 76
    if side.text:
        inks = Inks(rgba(theme.card_ink), rgba(theme.card_term), rgba(mix(theme.card, theme.card_term, 0.55)),
                    rgba(theme.card_ink_soft))  # fmt: skip
        room = (left + 18, top + SIDE_HEAD + 2, right - 14, bottom - 6)
        largest = max(TEXT * logical / ACROSS, FLOOR)
        face = Face(content.language)
        sheet.write(
            Written(f"{side.sign}-text", side.text, face, room, (largest, FLOOR), inks, "top-left", lines=99,
                    whole_words=False)
        )  # fmt: skip


def _art(sheet: CardSheet, bottom: float) -> None:
    """What the card shows, from edge to edge of the panel; left out where the text needs the room."""
    if bottom - HEAD > 40:
        sheet.scene((EDGE, HEAD, ACROSS - EDGE, bottom))
        sheet.canvas.stroke([(EDGE, bottom), (ACROSS - EDGE, bottom)], 4, rgba(mix(sheet.theme.card, sheet.tint, 0.6)))
    sheet.rim()


def _figures(content: CardContent) -> list[tuple[str, str, str]]:
    labels = content.labels
    every = (
        ("range", content.range, labels.range),
        ("damage", content.damage, labels.damage),
        ("capacity", content.capacity, labels.capacity),
    )
    return [figure for figure in every if figure[1]]


def _values(sheet: CardSheet, top: float, bottom: float, logical: float) -> None:
    """The values side by side, each under its name."""
    figures = _figures(sheet.content)
    if not figures:
        return
    theme = sheet.theme
    left, right = EDGE + 26, ACROSS - EDGE - 26
    wide = (right - left) / len(figures)
    ink = sheet.tint
    for at, (name, value, label) in enumerate(figures):
        box = (left + at * wide, top, left + (at + 1) * wide, bottom)
        if at:
            sheet.canvas.stroke([(box[0], top + 12), (box[0], bottom - 8)], 2, rgba(mix(theme.card, ink, 0.4)))
        sheet.sign(name, (box[0] + 40, (top + bottom) / 2), 26, ink, theme.card)
        words = (box[0] + 76, top, box[2] - 6, top + 34)
        sheet.word(f"{name}-label", label, words, theme.card_ink_soft, (23 * logical / ACROSS, 6), "left")
        figure = (box[0] + 76, top + 32, box[2] - 6, bottom)
        sheet.word(name, value, figure, theme.card_ink, (60 * logical / ACROSS, 10), "left")


def _foot(sheet: CardSheet, top: float, logical: float) -> None:
    """The emblem of whoever brings the card, and its kind."""
    theme, content = sheet.theme, sheet.content
    middle = top + FOOT / 2 - 4
    for at, motif in enumerate(content.motifs[:2]):
        side = max(8, round(sheet.unit(46)))
        picture = EMBLEMS.paint(motif, side, theme)
        sheet.stick(picture, (EDGE + 30 + at * 54, middle))
    ink = mix(theme.on_type, sheet.colour, 0.14)
    left = EDGE + 12 + 56 * max(1, len(content.motifs[:2]))
    words = (left, top, left + 190, top + FOOT - 8)
    sheet.word("kind", content.labels.kind, words, ink, (23 * logical / ACROSS, 6), "left")
