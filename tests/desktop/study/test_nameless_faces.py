"""A card's face without its name: nothing on it says the name, and no picture with the name stands in for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from sakura_desktop.pictures.fonts import FontBook
from sakura_desktop.pictures.painting import TEXT_FROM, paint_face
from sakura_desktop.pictures.pictures import Pictures
from sakura_desktop.pictures.requests import FaceWish
from sakura_desktop.pictures.typesetting import Typesetter
from sakura_desktop.sakura.pictures.card_content import content_of
from sakura_desktop.sakura.pictures.card_pictures import SakuraPictures
from sakura_desktop.sakura.pictures.card_source import engine_source
from sakura_desktop.study import word_blocks
from sakura_desktop.theme import LIGHT
from tests.desktop.looks import PlainAppearance
from tests.desktop.study.conftest import CARD

NUMBER = CARD.partition(":")[2]


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
@pytest.mark.parametrize("size", [(100, 140), (224, 313)])
def test_a_face_is_painted_without_its_name(words, language, size):
    art, source, setter = SakuraPictures(), engine_source(words.renderer), Typesetter(FontBook())
    named, nameless = (content_of(source, NUMBER, language, FaceWish(named=known)) for known in (True, False))
    assert named.name
    assert nameless.name == ()
    assert nameless.digest() != named.digest()
    with_name, without = (paint_face(art, content, size, 1.0, LIGHT, setter) for content in (named, nameless))
    assert without.over == ()
    high = size[1] // 8
    head = (0, 0, size[0], high)
    assert without.image.crop(head).tobytes() != with_name.image.crop(head).tobytes()


@pytest.mark.parametrize("zoom", [1.0, 1.3, 2.0])
def test_the_card_beside_a_word_never_carries_text_that_is_too_small_to_be_read(words, store, zoom, monkeypatch):
    wide, made = [], word_blocks.PictureBlock
    monkeypatch.setattr(word_blocks, "PictureBlock", lambda *size: wide.append(size[0]) or made(*size))
    word_blocks.word_block(
        CARD, ("ja", "en"), words, PlainAppearance(zoom=zoom), store.lexicon, examples=(), example_in=("ja", "en"),
        picture=True,
    )
    assert 100 < wide[0] < TEXT_FROM


def test_a_face_with_its_name_never_stands_in_for_one_without(words, qtbot):
    faces = Pictures(None, FontBook(), words)
    size = QSize(224, 313)

    def face(named, wide):
        return faces.face(NUMBER, "ja", wide, 1.0, LIGHT, FaceWish(named=named)).toImage()

    face(True, size)
    qtbot.waitUntil(lambda: faces.waiting == 0, timeout=60_000)
    painted = face(True, size)
    assert face(False, size) != painted
    assert face(True, size * 2) != face(False, size * 2)
    faces.studio.close()
