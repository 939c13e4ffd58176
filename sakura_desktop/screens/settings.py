"""Everything that can be set, applied at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QCheckBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from engine.text.phrase import Listing, say
from sakura_desktop.languages.reading import OF_ELEMENT
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.screens.screen import Screen
from sakura_desktop.screens.setting_fields import SettingFields
from sakura_desktop.widgets.dialogs import confirm
from sakura_desktop.widgets.layouts import beside, centred, scrolling

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.paths import Paths
    from sakura_desktop.settings import Settings

SPOKEN: Final = tuple(f"aloud_{language}" for language in LANGUAGES)
"""Whether each language is read aloud."""
COLUMNS: Final = (
    (("reading", ("speaks", "learns", "languages", "ruby", "blur_second", "facts_second", "romanised")),),
    (
        ("look", ("theme", "zoom", "pace", "motion")), ("players", ("names",)),
        ("study", ("meet_words", "study_new", "study_reviews", "study_homonyms", "study_listen", "read_first")),
    ),
    (
        ("table", ("turn_board", "curtain", "closeups", "always_pause", "pay_default", "confirm_undo")),
        ("sound", ("sound", "volume")), ("aloud", (*SPOKEN, "aloud_volume", "aloud_speed")),
    ),
)
LANGUAGE_FIELDS: Final = {
    "program": ("language", "second_language"),
    **{name: (f"{name}_language", f"{name}_second") for name in OF_ELEMENT},
}
"""Settings of languages, the first and the second of each element."""
NOTED: Final = frozenset(
    {
        "ruby", "blur_second", "romanised", "sound", "curtain", "closeups", "pace", "motion", "always_pause",
        "pay_default", "confirm_undo", "meet_words", "study_homonyms", "study_listen", "read_first", "learns",
    }
)
"""Settings whose names don't say it all."""
WIDEST: Final = 125
"""How wide the columns are together at most, in sizes of a letter in points."""
BETWEEN: Final = 14
"""Pixels between two columns."""
DRESSED: Final = frozenset({QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange})


class SettingsScreen(Screen):
    """The settings in groups, with a word on each that needs one."""

    cancelled = Signal()

    def __init__(self, words: Words, settings: Settings, paths: Paths, parent: QWidget | None = None) -> None:
        """Every field follows its setting."""
        super().__init__("settings", words, parent)
        self._settings = settings
        self._paths = paths
        self._maker = SettingFields(words, settings, self)
        self._notes: dict[str, QWidget] = {}
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 10, 24, 12)
        box.addWidget(self.label("settings-title", role="title"))
        page = QWidget(self)
        self._page = self._columns()
        page.setLayout(centred(self._page))
        box.addWidget(scrolling(page, self), 1)
        back = self.button("settings.back", "button-back", self.cancelled.emit)
        box.addLayout(beside(back, None, self.button("settings.reset", "settings-reset", self._reset)))
        words.aloud.changed.connect(self._show_voices)
        self._show_voices()
        self._dress()

    @property
    def fields(self) -> dict[str, QWidget]:
        """Every field by the setting's name."""
        return self._maker.fields

    def entered(self) -> None:
        """The first field has the keyboard."""
        self.fields["language"].setFocus(Qt.FocusReason.TabFocusReason)

    def _columns(self) -> QFrame:
        page = QFrame(self)
        columns, later = QHBoxLayout(page), QHBoxLayout()
        columns.setContentsMargins(0, 0, 0, 0)
        for box in (columns, later):
            box.setSpacing(BETWEEN)
        self._boxes: tuple[QBoxLayout, QBoxLayout] = columns, later
        self._stacks: list[QBoxLayout] = []
        for number, groups in enumerate(COLUMNS):
            column = QVBoxLayout()
            for name, entries in groups:
                column.addWidget(self._group(name, entries))
            if number == 1:
                column.addWidget(self._data_group())
            column.addStretch(1)
            self._stacks.append(column)
            (later if number else columns).addLayout(column, 1)
        columns.addLayout(later, 2)
        return page

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self._fold()

    def reword(self) -> None:
        """Other words, other widths."""
        if hasattr(self, "_page"):
            self._fold()

    def _fold(self) -> None:
        """Where three columns have no room beside each other the last goes below the second, then all stand in one."""
        layout = self.layout()
        assert layout is not None
        edges, bar = layout.contentsMargins(), self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        room = self.width() - edges.left() - edges.right() - bar - BETWEEN
        first, *later = (stack.minimumSize().width() for stack in self._stacks)
        level = first + sum(later) + BETWEEN * len(later) <= room
        columns, below = self._boxes
        side, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        below.setDirection(side if level else down)
        columns.setDirection(side if level or first + max(later) + BETWEEN <= room else down)
        columns.setStretch(1, len(later) if level else 1)

    def changeEvent(self, event: QEvent) -> None:
        """Another theme or size of letters."""
        super().changeEvent(event)
        if event.type() in DRESSED and hasattr(self, "_page"):
            self._dress()
            self._fold()

    def _dress(self) -> None:
        """The columns are as wide as their letters want; fields have the edges of fields, not those that they inherit
        from the ground of their group, on which they would be lost.
        """
        self._page.setMaximumWidth(round(WIDEST * self.font().pointSizeF()))
        for field in self.fields.values():
            field.setPalette(QApplication.palette(field))

    def _group(self, name: str, entries: tuple[str, ...]) -> QFrame:
        frame = QFrame(self)
        frame.setProperty("role", "side")
        form = QFormLayout(frame)
        form.setContentsMargins(16, 12, 16, 12)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.label(f"settings-group-{name}", role="heading"))
        for entry in entries:
            self._row(form, entry)
        if name == "aloud":
            self._aloud_form = form
            self._voiceless = self.label(role="note", wrap=True)
            form.addRow(self._voiceless)
        return frame

    def _show_voices(self) -> None:
        """Offer the languages for which the system has a voice, and say for which it has none."""
        form, voiced = self._aloud_form, self.words.aloud.voiced
        for part in (self.fields["study_listen"], self._notes["study_listen"]):
            part.setVisible(bool(voiced))
        for language in LANGUAGES:
            form.setRowVisible(self.fields[f"aloud_{language}"], language in voiced)
        for entry in ("aloud_volume", "aloud_speed"):
            if (row := self.fields[entry].parentWidget()) is not None:
                form.setRowVisible(row, bool(voiced))
        without = tuple(say(f"study-language-{one}") for one in LANGUAGES if one not in voiced)
        self._voiceless.setVisible(bool(without))
        if without:
            self.wording.text(self._voiceless, "settings-aloud-voiceless", languages=Listing(without))

    def _languages(self) -> QWidget:
        """A line for the program and for each element that may speak another language; the second one beside."""
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.label("reading-first", role="note"), 0, 1)
        grid.addWidget(self.label("reading-second", role="note"), 0, 2)
        for row, (name, pair) in enumerate(LANGUAGE_FIELDS.items(), 1):
            label = self.label(f"reading-{name}")
            label.setBuddy(self._maker.make(pair[0]))
            for column, widget in enumerate((label, self.fields[pair[0]], self._maker.make(pair[1]))):
                grid.addWidget(widget, row, column)
        for column in (1, 2):
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.label("reading-languages-note", role="note", wrap=True), len(LANGUAGE_FIELDS) + 1, 0, 1, 3)
        return page

    def _row(self, form: QFormLayout, entry: str) -> None:
        if entry == "languages":
            form.addRow(self._languages())
            return
        if entry == "names":
            for seat in range(2):
                form.addRow(self.label("choose-name", seat=seat), self._maker.make_name(seat))
            return
        key = entry.replace("_", "-")
        field = self._maker.make(entry)
        if isinstance(field, QCheckBox):
            form.addRow(field)
        else:
            row = self.label(f"settings-{key}")
            row.setBuddy(field)
            form.addRow(row, self._maker.beside(entry) or field)
        if entry in NOTED:
            self._notes[entry] = self.label(f"settings-{key}-note", role="note", wrap=True)
            form.addRow(self._notes[entry])

    def _data_group(self) -> QFrame:
        frame = QFrame(self)
        frame.setProperty("role", "side")
        box = QVBoxLayout(frame)
        box.setContentsMargins(16, 12, 16, 12)
        box.addWidget(self.label("settings-group-data", role="heading"))
        path = self.label("settings-data-path", wrap=True, path=str(self._paths.data))
        path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.addWidget(path)
        box.addLayout(beside(self.button("settings.folder", "settings-data-open", self._open_folder), None))
        return frame

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._paths.data)))

    def _reset(self) -> None:
        if confirm(self, self.words, say("settings-reset-title"), say("settings-reset-text"), "settings-reset"):
            self._settings.reset()
