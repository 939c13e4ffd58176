"""How the parts of a page stand: beside or below each other, in the middle, in a frame in which they scroll."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    One = QWidget | QLayout | None
    Part = One | tuple[One, int]

B = TypeVar("B", bound=QBoxLayout)

PAGE: Final = (14, 8, 14, 10)
"""The edges of a page that wants all the room."""


def beside(*parts: Part, spacing: int = -1) -> QHBoxLayout:
    """Parts from left to right, each with how much of the room left over it takes; None is room alone."""
    return _filled(QHBoxLayout(), parts, spacing)


def below(*parts: Part, spacing: int = -1, edges: tuple[int, int, int, int] | None = None) -> QVBoxLayout:
    """The same from top to bottom; a layout that fills a widget has `edges`, unless they are the style's own."""
    column = _filled(QVBoxLayout(), parts, spacing)
    if edges is not None:
        column.setContentsMargins(*edges)
    return column


def _filled(box: B, parts: Iterable[Part], spacing: int) -> B:
    if spacing >= 0:
        box.setSpacing(spacing)
    for part in parts:
        one, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(one, QWidget):
            box.addWidget(one, stretch)
        elif one is not None:
            box.addLayout(one, stretch)
        else:
            box.addStretch(stretch or 1)
    return box


def walked(*parts: QWidget) -> None:
    """Tab goes from each of them to the next."""
    for one, following in pairwise(parts):
        QWidget.setTabOrder(one, following)


def centred(page: QWidget) -> QHBoxLayout:
    """A page takes all the room there is; where it is as wide as it may be, it stands in the middle."""
    return beside(None, (page, 100), None)


def scrolling(inside: QWidget, parent: QWidget, *, sideways: bool = True) -> QScrollArea:
    """A frame in which a widget scrolls; it has no focus of its own, and keeps what bends to its width from scrolling
    `sideways`.
    """
    area = QScrollArea(parent)
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
