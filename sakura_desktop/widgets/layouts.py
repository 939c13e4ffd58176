"""How the parts of a page stand: beside each other, in the middle, in a frame in which they scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QScrollArea, QWidget

if TYPE_CHECKING:
    Part = QWidget | QLayout | None


def beside(*parts: Part | tuple[Part, int], spacing: int | None = None) -> QHBoxLayout:
    """Parts beside each other, each with how much of the room left over it takes; None is room alone."""
    row = QHBoxLayout()
    if spacing is not None:
        row.setSpacing(spacing)
    for one in parts:
        part, stretch = one if isinstance(one, tuple) else (one, 0 if one is not None else 1)
        if isinstance(part, QWidget):
            row.addWidget(part, stretch)
        elif part is not None:
            row.addLayout(part, stretch)
        else:
            row.addStretch(stretch)
    return row


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
