"""A theme put on the program's windows: Qt's palette, and one stylesheet for what a palette can't say."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QPalette

from sakura_desktop.pictures.colour import mix, readable_on, rgb

if TYPE_CHECKING:
    from sakura_desktop.theme import Theme

STYLE: Final = "Fusion"
"""The Qt style that the palette and the stylesheet are made for: the only one that is alike on every system."""


def palette(theme: Theme) -> QPalette:
    """Qt's palette in the colours of a theme."""
    role = QPalette.ColorRole
    found = QPalette()
    colours = {
        role.Window: theme.paper,
        role.WindowText: theme.ink,
        role.Base: theme.paper_raised,
        role.AlternateBase: theme.paper_sunk,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink_soft,
        role.Button: mix(theme.paper, theme.paper_raised, 0.6),
        role.ButtonText: theme.ink,
        role.BrightText: theme.warning,
        role.Highlight: theme.cherry,
        role.HighlightedText: theme.on_cherry,
        role.Accent: theme.cherry,
        role.Link: theme.cherry,
        role.LinkVisited: theme.term,
        role.ToolTipBase: theme.paper_raised,
        role.ToolTipText: theme.ink,
        role.Light: mix(theme.paper_raised, "#ffffff", 0.10 if theme.dark else 0.6),
        role.Midlight: mix(theme.paper_raised, theme.line, 0.25),
        role.Mid: theme.line,
        role.Dark: mix(theme.line, theme.ink, 0.25),
        role.Shadow: mix(theme.line, "#000000", 0.6),
    }
    for which, colour in colours.items():
        found.setColor(which, QColor(colour))
    off = QPalette.ColorGroup.Disabled
    for which in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        found.setColor(off, which, QColor(theme.ink_faint))
    found.setColor(off, role.Highlight, QColor(theme.line))
    found.setColor(off, role.HighlightedText, QColor(readable_on(theme.line, theme.ink, theme.paper)))
    return found


FUSION_DARKER: Final = 1.4
"""The style draws edges so much darker than what it takes for the window's ground."""
EDGED: Final = ("QCheckBox", "QRadioButton", "QComboBox", "QSlider", "QAbstractSpinBox")
"""Widgets whose edges the style draws, by that ground."""


def edged(theme: Theme) -> QPalette:
    """The palette of widgets that can be ticked, opened and shoved: with edges that can be seen."""
    found = palette(theme)
    parts = (min(255, round(part * FUSION_DARKER)) for part in rgb(theme.edge))
    found.setColor(QPalette.ColorRole.Window, QColor(*parts))
    return found


def stylesheet(theme: Theme, zoom: float = 1.0) -> str:
    """The one stylesheet. What it leaves unsaid (lists, check boxes, arrows) the palette colours."""
    thin = max(1, round(zoom))
    sizes = {name: round(value * zoom) for name, value in _SIZES.items()}
    colours = {
        **theme.colours(),
        "hover": mix(theme.paper_raised, theme.cherry, 0.10),
        "press": mix(theme.paper_raised, theme.cherry, 0.25),
        "button": mix(theme.paper, theme.paper_raised, 0.6),
        "thumb": mix(theme.paper_sunk, theme.ink_soft, 0.45),
        "no_ink": "rgba({}, {}, {}, 0)".format(*rgb(theme.ink_soft)),
        "down": _arrow(theme.ink_soft),
        "down_off": _arrow(theme.ink_faint),
        "notice": mix(theme.paper_raised, theme.lit, 0.16),
    }
    # a thicker border must not move the words
    tight = {"tight_y": sizes["pad_y"] - (2 - thin), "tight_x": sizes["pad_x"] - (2 - thin)}
    rounds = {"round_box": sizes["box"] // 2 + thin}  # a circle, its edge included
    return _SHEET.substitute({**colours, **sizes, **tight, **rounds, "thin": thin})


def _arrow(colour: str) -> str:
    """A background that is an arrow pointing down, as sharp on any screen: the wedge above the middle of its foot."""
    none = "rgba({}, {}, {}, 0)".format(*rgb(colour))
    return (
        f"qconicalgradient(cx: 0.5, cy: 1, angle: 0, stop: 0 {none}, stop: 0.17 {none}, stop: 0.178 {colour},"
        f" stop: 0.322 {colour}, stop: 0.33 {none}, stop: 1 {none})"
    )


_SIZES: Final = {
    "round": 5, "pad_y": 5, "pad_x": 12, "bar": 11, "least": 24, "item_y": 5, "item_x": 22, "small": 3, "arrow": 9,
    "high_arrow": 12, "half": 6, "box": 10, "wide_arrow": 9, "low_arrow": 6, "tick": 14,
}

_SHEET: Final = Template("""
QToolTip { color: $ink; background: $paper_raised; border: ${thin}px solid $line; padding: ${small}px; }

QPushButton {
    color: $ink; background: $button; border: ${thin}px solid $edge; border-radius: ${round}px;
    padding: ${pad_y}px ${pad_x}px;
}
QPushButton:hover { background: $hover; border-color: $cherry; }
QPushButton:focus { border: 2px solid $cherry; padding: ${tight_y}px ${tight_x}px; }
QPushButton:pressed, QPushButton:checked { background: $press; border-color: $cherry; }
QPushButton:disabled { color: $ink_faint; background: $paper; border-color: $line; }
QPushButton:default { border: 2px solid $cherry; padding: ${tight_y}px ${tight_x}px; }

QToolButton { color: $ink; background: transparent; border: ${thin}px solid transparent; border-radius: ${round}px;
    padding: ${small}px; }
QToolButton:hover { background: $hover; border-color: $line; }
QToolButton:focus { border: ${thin}px solid $cherry; }
QToolButton:pressed, QToolButton:checked { background: $press; border-color: $cherry; }
QToolButton:disabled { color: $ink_faint; }

QLineEdit, QPlainTextEdit, QTextEdit {
    color: $ink; background: $paper_raised; border: ${thin}px solid $edge; border-radius: ${round}px;
    padding: ${small}px; selection-background-color: $cherry; selection-color: $on_cherry;
    placeholder-text-color: $ink_soft;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus { border-color: $cherry; }

QComboBox::drop-down { background: transparent; border: none; subcontrol-position: center right; }
QComboBox::down-arrow { width: ${wide_arrow}px; height: ${low_arrow}px; border: none; background: $down; }
QComboBox::down-arrow:disabled { background: $down_off; }
QPushButton::menu-indicator { width: ${wide_arrow}px; height: ${low_arrow}px; background: $down;
    subcontrol-origin: padding; subcontrol-position: center right; right: ${small}px; }
QPushButton::menu-indicator:disabled { background: $down_off; }
QCheckBox::indicator, QRadioButton::indicator { width: ${tick}px; height: ${tick}px; }

QTabBar { outline: none; }
QTabBar::tab { color: $ink; background: $button; border: ${thin}px solid $line;
    border-bottom: 2px solid $line; padding: ${pad_y}px ${pad_x}px; margin-right: 2px;
    border-top-left-radius: ${round}px; border-top-right-radius: ${round}px; }
QTabBar::tab:hover { background: $hover; }
QTabBar::tab:selected { background: $press; border-color: $cherry; }
QTabBar::tab:selected:focus { border: 2px solid $cherry; padding: ${tight_y}px ${tight_x}px ${pad_y}px ${tight_x}px; }

QMenuBar { color: $ink; background: $paper; }
QMenuBar::item { padding: ${small}px 8px; background: transparent; }
QMenuBar::item:selected { background: $cherry_soft; }
QMenu { color: $ink; background: $paper_raised; border: ${thin}px solid $line; padding: ${small}px; }
QMenu::item { padding: ${item_y}px ${item_x}px; }
QMenu::item:selected { color: $on_cherry; background: $cherry; }
QMenu::right-arrow { width: ${arrow}px; height: ${high_arrow}px; margin-right: ${small}px; border: none;
    background: qconicalgradient(cx: 1, cy: 0.5, angle: 0, stop: 0 $no_ink, stop: 0.42 $no_ink, stop: 0.428 $ink_soft,
        stop: 0.572 $ink_soft, stop: 0.58 $no_ink, stop: 1 $no_ink); }
QMenu::indicator { width: ${box}px; height: ${box}px; margin-left: ${half}px; border: ${thin}px solid $edge;
    border-radius: ${small}px; }
QMenu::indicator:exclusive { border-radius: ${round_box}px; }
QMenu::indicator:checked { color: $on_cherry; background: $cherry; border-color: $cherry; }
QMenu::item:disabled { color: $ink_faint; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: ${small}px; }

QStatusBar { color: $ink; background: $paper; border-top: ${thin}px solid $line; }
QStatusBar::item { border: none; }

QScrollBar:vertical { background: transparent; width: ${bar}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${bar}px; margin: 0; }
QScrollBar::handle { background: $thumb; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: ${least}px; }
QScrollBar::handle:horizontal { min-width: ${least}px; }
QScrollBar::handle:hover { background: $cherry; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: $line; }
QSplitter::handle:hover { background: $cherry; }
QSplitter::handle:horizontal { width: ${small}px; }
QSplitter::handle:vertical { height: ${small}px; }

QProgressBar { color: $ink; background: $paper_sunk; border: ${thin}px solid $line; border-radius: ${round}px;
    text-align: center; }
QProgressBar::chunk { background: $cherry_soft; border-radius: ${round}px; }

QFrame#banner { background: $notice; border: none; border-bottom: ${thin}px solid $line; }
QLabel#passing { background: $notice; border: ${thin}px solid $line; border-radius: ${round}px; }
""")
