"""Everything that can be set, applied at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from engine.text.phrase import say
from sakura_desktop.i18n import LANGUAGES
from sakura_desktop.parts.dialogs import confirm
from sakura_desktop.screens.screen import Screen
from sakura_desktop.settings import ZOOM_LEAST, ZOOM_MOST

if TYPE_CHECKING:
    from sakura_desktop.i18n import Words
    from sakura_desktop.paths import Paths
    from sakura_desktop.settings import Settings

CHOICES: Final = {
    "language": ("", *LANGUAGES),
    "second_language": ("", *LANGUAGES),
    "theme": ("system", "light", "dark"),
    "animation": ("off", "fast", "normal", "slow"),
    "turn_board": ("turn", "stay"),
    "pay_default": ("ask", "vigor"),
}
COLUMNS: Final = (
    (("reading", ("language", "second_language", "ruby")), ("players", ("names",))),
    (("look", ("theme", "zoom", "animation")),),
    (("table", ("turn_board", "curtain", "always_pause", "pay_default", "ask_single", "confirm_undo")),),
)
NOTED: Final = frozenset(
    {"language", "second_language", "curtain", "always_pause", "pay_default", "ask_single", "confirm_undo"}
)
"""Settings whose names don't say it all."""
STEP: Final = 5
"""Percent of zoom from one stop of the slider to the next."""


class SettingsScreen(Screen):
    """The settings in four groups, with a word on each that needs one."""

    cancelled = Signal()

    def __init__(self, words: Words, settings: Settings, paths: Paths, parent: QWidget | None = None) -> None:
        """Every field follows its setting, whoever changes it."""
        super().__init__("settings", words, parent)
        self._settings = settings
        self._paths = paths
        self.fields: dict[str, QWidget] = {}
        self.names: list[QLineEdit] = []
        page = QFrame(self)
        columns = QHBoxLayout(page)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(14)
        for number, groups in enumerate(COLUMNS):
            column = QVBoxLayout()
            for name, entries in groups:
                column.addWidget(self._group(name, entries))
            if number == 1:
                column.addWidget(self._data_group())
            column.addStretch(1)
            columns.addLayout(column, 1)
        page.setMaximumWidth(1500)
        area = QScrollArea(self)
        area.setObjectName("settings.area")
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget(area)
        centred = QHBoxLayout(inner)
        centred.addStretch(1)
        centred.addWidget(page, 100)
        centred.addStretch(1)
        area.setWidget(inner)
        bottom = QHBoxLayout()
        bottom.addWidget(self.button("settings.back", "button-back", self.cancelled.emit))
        bottom.addStretch(1)
        bottom.addWidget(self.button("settings.reset", "settings-reset", self._reset))
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 10, 24, 12)
        box.addWidget(self.label("settings-title", role="title"))
        box.addWidget(area, 1)
        box.addLayout(bottom)
        settings.changed.connect(self._show)
        for name in settings.entries():
            self._show(name)

    def entered(self) -> None:
        """The first field has the keyboard."""
        self.fields["language"].setFocus()

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
        return frame

    def _row(self, form: QFormLayout, entry: str) -> None:
        key = entry.replace("_", "-")
        if entry == "names":
            for seat in range(2):
                form.addRow(self.label("choose-name", seat=seat), self._name(seat))
            return
        if entry in CHOICES:
            field: QWidget = self._choice(entry)
        elif entry == "zoom":
            field = self._zoom()
        else:
            field = self._switch(entry)
        self.fields[entry] = field
        field.setObjectName(f"settings.{entry}")
        self.wording.name(field, f"settings-{key}")
        if isinstance(field, QCheckBox):
            form.addRow(field)
        else:
            row = self.label(f"settings-{key}")
            row.setBuddy(field)
            form.addRow(row, self._zoom_row if entry == "zoom" else field)
        if entry in NOTED:
            form.addRow(self._note(f"settings-{key}-note"))

    def _note(self, key: str) -> QLabel:
        note = self.label(key, role="note", wrap=True)
        note.setContentsMargins(0, 0, 0, 4)
        return note

    def _choice(self, entry: str) -> QComboBox:
        box = QComboBox(self)
        for index, value in enumerate(CHOICES[entry]):
            box.addItem("", value)
            key = f"settings-{entry.replace('_', '-')}-{value or 'none'}"
            self.wording.bind(box, f"item-{index}", lambda text, index=index: box.setItemText(index, text), say(key))
        box.activated.connect(lambda index: setattr(self._settings, entry, CHOICES[entry][index]))
        return box

    def _switch(self, entry: str) -> QCheckBox:
        box = QCheckBox(self)
        self.wording.text(box, f"settings-{entry.replace('_', '-')}")
        box.clicked.connect(lambda checked: setattr(self._settings, entry, checked))
        return box

    def _zoom(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(round(ZOOM_LEAST * 100 / STEP), round(ZOOM_MOST * 100 / STEP))
        slider.setPageStep(5)
        slider.setTracking(False)
        self._percent = QLabel(self)
        self._percent.setMinimumWidth(52)
        self._zoom_row = QWidget(self)
        row = QHBoxLayout(self._zoom_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(slider, 1)
        row.addWidget(self._percent)
        slider.sliderMoved.connect(self._show_percent)
        slider.valueChanged.connect(lambda stop: setattr(self._settings, "zoom", stop * STEP / 100))
        return slider

    def _show_percent(self, stop: int) -> None:
        self.wording.text(self._percent, "settings-percent", percent=stop * STEP)

    def _name(self, seat: int) -> QLineEdit:
        line = QLineEdit(self)
        line.setObjectName(f"settings.name.{seat}")
        line.setMaxLength(40)
        self.wording.name(line, "choose-name", seat=seat)
        self.wording.bind(line, "hint", line.setPlaceholderText, say("player-seat", seat=seat))
        line.textEdited.connect(lambda text: self._set_name(seat, text))
        self.names.append(line)
        return line

    def _set_name(self, seat: int, text: str) -> None:
        first, second = self._settings.names
        self._settings.names = (text, second) if seat == 0 else (first, text)

    def _data_group(self) -> QFrame:
        frame = QFrame(self)
        frame.setProperty("role", "side")
        box = QVBoxLayout(frame)
        box.setContentsMargins(16, 12, 16, 12)
        box.addWidget(self.label("settings-group-data", role="heading"))
        path = self.label("settings-data-path", wrap=True, path=str(self._paths.data))
        path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.addWidget(path)
        row = QHBoxLayout()
        row.addWidget(self.button("settings.folder", "settings-data-open", self._open_folder))
        row.addStretch(1)
        box.addLayout(row)
        return frame

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._paths.data)))

    def _reset(self) -> None:
        if confirm(self, self.words, say("settings-reset-title"), say("settings-reset-text"), "settings-reset"):
            self._settings.reset()

    def _show(self, name: str) -> None:
        """Let the field show what the setting is now."""
        value = getattr(self._settings, name)
        field = self.fields.get(name)
        if name == "names":
            for line, text in zip(self.names, value, strict=True):
                if line.text().strip() != text:
                    line.setText(text)
        elif isinstance(field, QComboBox):
            field.setCurrentIndex(CHOICES[name].index(value))
        elif isinstance(field, QCheckBox):
            field.setChecked(value)
        elif isinstance(field, QSlider):
            stop = round(value * 100 / STEP)
            field.setValue(stop)
            self._show_percent(stop)
