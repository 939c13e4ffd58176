"""Tiles of megami: names stay large enough to be read where many stand beside each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from engine.sakura.door import forms, megami_name
from engine.text.phrase import say
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.sakura.form_tile import PITCH, name_parts, name_size, scrolled_shape, text_height
from tests.desktop.looks import PlainAppearance

LEAST = {"ja": 14.0, "ko": 14.0, "en": 10.8}
"""Pixels; two English epithets are two long words."""


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_a_name_in_a_grid_that_scrolls_is_no_smaller_than_other_text(qapp: object, language: str) -> None:
    font = QFont()
    font.setFamilies(qt_families(language))
    font.setPixelSize(14)
    widget = QWidget()
    widget.setFont(font)
    shape = scrolled_shape(PlainAppearance(), widget)
    assert shape.letters == 1.0
    font.setPointSizeF(14 * 72 / widget.logicalDpiY())
    font.setWeight(QFont.Weight.DemiBold)
    weapon = round(widget.fontMetrics().height())
    room = QRectF(0, 0, shape.tile.width() - 6 - 6, text_height(widget) - weapon)
    assert room.height() + 2 >= 14 * PITCH * 2
    words = Words(language)
    sizes = {}
    for form in forms():
        text = words.text(say("form-name", megami=megami_name(form.key)))
        sizes[text] = name_size(name_parts(text), font, room) / font.pointSizeF() * 14
    assert {text: size for text, size in sizes.items() if size < LEAST[language] - 0.05} == {}


def test_an_epithet_stands_over_its_name() -> None:
    assert name_parts("『第一章』ユリナ") == ("『第一章』", "ユリナ")
    assert name_parts("『제1장』 유리나") == ("『제1장』", "유리나")
    assert name_parts("Second Chapter Saine") == ("Second Chapter", "Saine")
    assert name_parts("ユリナ") == ("ユリナ",)
