"""A field for each setting: it shows what the setting is, whoever changes it, and sets it at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QSlider, QSpinBox, QWidget

from engine.text.phrase import say
from sakura_desktop.languages import reading
from sakura_desktop.languages.reading import choice_key
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.settings import SPEECH_LEAST, SPEECH_MOST, ZOOM_LEAST, ZOOM_MOST
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

CHOICES: Final = {
    **reading.CHOICES,
    "language": ("", *LANGUAGES),
    "theme": ("system", "light", "dark"),
    "pace": ("off", "fast", "normal", "slow"),
    "motion": ("system", "full", "little"),
    "speaks": ("", *LANGUAGES),
    "learns": ("", *LANGUAGES),
    **{f"aloud_{language}": ("demand", "auto", "off") for language in LANGUAGES},
    "turn_board": ("turn", "stay"),
    "pay_default": ("vigor", "ask"),
}
SLIDERS: Final = {
    "zoom": (ZOOM_LEAST, ZOOM_MOST, 100), "volume": (0, 100, 1), "aloud_volume": (0, 100, 1),
    "aloud_speed": (SPEECH_LEAST, SPEECH_MOST, 1),
}
"""Settings that are an amount: the least, the most, and what makes percents of it."""
NUMBERS: Final = {"study_new": 200, "study_reviews": 9_999}
"""Settings that are a number, with the most that it may be."""
STEP: Final = 5
"""Percent from one stop of a slider to the next."""


class SettingFields:
    """Makes the fields of a page and keeps them true."""

    def __init__(self, words: Words, settings: Settings, page: QWidget) -> None:
        """No fields yet."""
        self._settings = settings
        self._page = page
        self.wording = Translated(words, page)
        self.fields: dict[str, QWidget] = {}
        self.names: list[QLineEdit] = []
        self._percents: dict[str, PlainLabel] = {}
        settings.changed.connect(self.show)

    def make(self, entry: str) -> QWidget:
        """The field of a setting."""
        if entry in CHOICES:
            field: QWidget = self._choice(entry)
        elif entry in SLIDERS:
            field = self._slider(entry)
        elif entry in NUMBERS:
            field = self._number(entry)
        else:
            field = self._switch(entry)
        field.setObjectName(f"settings.{entry}")
        self.wording.name(field, f"settings-{entry.replace('_', '-')}")
        self.fields[entry] = field
        self.show(entry)
        return field

    def _choice(self, entry: str) -> QComboBox:
        values = [(value, say(choice_key(entry, value))) for value in CHOICES[entry]]
        box = self.wording.choice(f"settings.{entry}", values)
        box.activated.connect(lambda index: setattr(self._settings, entry, CHOICES[entry][index]))
        return box

    def _switch(self, entry: str) -> QCheckBox:
        box = QCheckBox(self._page)
        self.wording.text(box, f"settings-{entry.replace('_', '-')}")
        box.clicked.connect(lambda checked: setattr(self._settings, entry, checked))
        return box

    def _slider(self, entry: str) -> QSlider:
        least, most, percents = SLIDERS[entry]
        slider = QSlider(Qt.Orientation.Horizontal, self._page)
        slider.setRange(round(least * percents / STEP), round(most * percents / STEP))
        slider.setPageStep(5)
        slider.setTracking(False)
        slider.setMinimumWidth(90)
        self._percents[entry] = PlainLabel(self._page)
        slider.sliderMoved.connect(partial(self._show_percent, entry))
        slider.valueChanged.connect(lambda stop: setattr(self._settings, entry, stop * STEP / percents))
        return slider

    def _number(self, entry: str) -> QSpinBox:
        box = QSpinBox(self._page)
        box.setRange(0, NUMBERS[entry])
        self.wording.bind(box, "unit", box.setSuffix, say("settings-unit-words"))
        box.valueChanged.connect(lambda value: setattr(self._settings, entry, value))
        return box

    def beside(self, entry: str) -> QWidget | None:
        """The field of an amount with its percents beside it; None for the others."""
        if entry not in SLIDERS:
            return None
        row = QWidget(self._page)
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.fields[entry], 1)
        box.addWidget(self._percents[entry])
        return row

    def _show_percent(self, entry: str, stop: int) -> None:
        self.wording.text(self._percents[entry], "settings-percent", percent=stop * STEP)

    def make_name(self, seat: int) -> QLineEdit:
        """The field of a player's name."""
        line = QLineEdit(self._page)
        line.setObjectName(f"settings.name.{seat}")
        line.setMaxLength(40)
        self.wording.name(line, "choose-name", seat=seat)
        self.wording.bind(line, "hint", line.setPlaceholderText, say("player-seat", seat=seat))
        line.textEdited.connect(lambda text: self._set_name(seat, text))
        line.setText(self._settings.names[seat])
        self.names.append(line)
        return line

    def _set_name(self, seat: int, text: str) -> None:
        first, second = self._settings.names
        self._settings.names = (text, second) if seat == 0 else (first, text)

    def show(self, name: str) -> None:
        """Let a field show what its setting is now."""
        value = getattr(self._settings, name)
        field = self.fields.get(name)
        if name == "names":
            for line, text in zip(self.names, value, strict=False):
                if line.text().strip() != text:
                    line.setText(text)
        elif isinstance(field, QComboBox):
            field.setCurrentIndex(CHOICES[name].index(value))
        elif isinstance(field, QCheckBox):
            field.setChecked(value)
        elif isinstance(field, QSpinBox):
            field.setValue(value)
        elif isinstance(field, QSlider):
            stop = round(value * SLIDERS[name][2] / STEP)
            field.setValue(stop)
            self._show_percent(name, stop)
