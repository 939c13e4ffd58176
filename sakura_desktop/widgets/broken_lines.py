"""Texts that Qt paints in several lines. Qt parts Japanese between any two signs; here its lines end between phrases
(文節), and only a phrase that is wider than a line is parted as Qt does it. Other languages are left to Qt.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QClipboard, QFontMetrics, QTextLayout, QTextOption

from sakura_desktop.pictures.line_break import JOINER, held_together, is_japanese
from sakura_desktop.widgets.spoken import listened

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter

HELD: Final = 14
"""So many signs of a phrase stay together in a page whose width isn't known when it is written."""
TAGS: Final = re.compile(r"(<[^>]*>)")
INSIDE: Final = re.compile(r"</?(?:a|b|i|u|em|strong|span|font)\b")
"""A tag that ends no line."""
SIGNS: Final = re.compile(r"&[^;\s]+;|.", re.DOTALL)
"""A sign as it is written in rich text."""
MOST_KEPT: Final = 2048
"""So many texts in lines are kept."""
_KEPT: Final[dict[tuple[str, str, int, bool], str]] = {}
DEEP: Final = 10_000
"""Higher than any text."""


def broken(text: str, font: QFont, width: int, *, anywhere: bool = False) -> str:
    """The text with its lines as they end in that width, parted by line breaks. Where it is not Japanese or has room in
    one line it is as it was. With `anywhere` words of every language are broken, those wider than a line too. Layouts
    ask the same again and again: the answers given last are kept.
    """
    if not (anywhere or is_japanese(text)) or width <= 0:
        return text
    key = (text, font.key(), width, anywhere)
    found = _KEPT.pop(key, None)
    if found is None:
        found = "\n".join(_lines(line, font, width, anywhere) for line in text.split("\n"))
        if len(_KEPT) >= MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
    _KEPT[key] = found
    return found


def _lines(text: str, font: QFont, width: int, anywhere: bool) -> str:
    metrics = QFontMetrics(font)
    square = metrics.height()

    def fits(said: str) -> bool:
        return len(said) * square <= width or metrics.horizontalAdvance(said) <= width  # no sign is wider than high

    if fits(text):
        return text
    held = held_together(text, fits)
    layout, option = QTextLayout(held, font), QTextOption()
    mode = QTextOption.WrapMode
    option.setWrapMode(mode.WrapAtWordBoundaryOrAnywhere if anywhere else mode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(held[line.textStart() : line.textStart() + line.textLength()].replace(JOINER, "").strip())
    layout.endLayout()
    return "\n".join(lines)


def broken_height(text: str, font: QFont, width: int) -> int:
    """How high the text is in that width."""
    flags = int(Qt.TextFlag.TextWordWrap)
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, DEEP), flags, broken(text, font, width)).height()


def paint_broken(painter: QPainter, room: QRect | QRectF, text: str, align: Qt.AlignmentFlag) -> None:
    """Paint the text in lines, in the font of the painter."""
    inside = room.toRect() if isinstance(room, QRectF) else room
    shown = broken(text, painter.font(), inside.width())
    painter.drawText(inside, int(align.value) | int(Qt.TextFlag.TextWordWrap), shown)


def held_page(page: str) -> str:
    """Rich text with its phrases held together by signs that aren't seen; `JOINER` is to be taken out of what is read
    from it. The words of a line go on across what only sets a part of it apart: a link, bold letters. Where somebody
    listens to the window the text stays as it is: a voice would read word by word what is joined sign by sign.
    """
    if listened():
        return page
    found: list[str] = []
    line: list[str] = []
    for piece in TAGS.split(page):
        if not piece.startswith("<") or INSIDE.match(piece):
            line.append(piece)
        else:
            found += [_held_line(line), piece]
            line = []
    return "".join([*found, _held_line(line)])


def held_text(text: str) -> str:
    """Plain text held together likewise, for labels in which a part can be marked: their lines are Qt's."""
    return text if listened() else held_together(text, lambda phrase: len(phrase) <= HELD)


def copy_as_read(clipboard: QClipboard) -> None:
    """What is marked and copied in this program has none of the signs that hold phrases together."""

    def clean(mode: QClipboard.Mode) -> None:
        owned = clipboard.ownsSelection() if mode == QClipboard.Mode.Selection else clipboard.ownsClipboard()
        if owned and JOINER in (text := clipboard.text(mode)):
            clipboard.setText(text.replace(JOINER, ""), mode)

    clipboard.changed.connect(clean)


def _held_line(pieces: list[str]) -> str:
    """A line of rich text, held together as the words in it are: no tag is one, and what stands for a sign is one."""
    signs = [sign for piece in pieces for sign in ([piece] if piece.startswith("<") else SIGNS.findall(piece))]
    read = ["" if sign.startswith("<") else html.unescape(sign)[:1] for sign in signs]
    held = iter(held_together("".join(read), lambda phrase: len(phrase) <= HELD))
    next(held, "")
    written = []
    for sign, seen in zip(signs, read, strict=True):
        written.append(sign)
        if seen and next(held, "") == JOINER:
            written.append(JOINER)
            next(held)
    return "".join(written)
