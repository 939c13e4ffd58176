"""Every card's face holds all that is written on it: in each language, theme and size that the program shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.sakura.megami.roster import ROSTER
from sakura_desktop.pictures.fonts import FontBook
from sakura_desktop.pictures.painting import TEXT_FROM, paint_face
from sakura_desktop.pictures.typesetting import Typesetter
from sakura_desktop.theme import DARK, LIGHT, THEMES, Theme
from tests.desktop.pictures import paintbox
from tests.desktop.sakura import faces as card_faces

PAINTED = {("ja", "light", 84), ("ja", "light", 240), ("en", "dark", 84)}
"""With these every face is painted."""
ONLY_SET = {("ko", "light", 84), ("ko", "light", 240), ("en", "light", 240)}
"""With these it is only set: shapes are of no language, letters have the same size in both themes."""
PAINTED_LANGUAGE = "ja"
"""In this one faces of every size are painted; in others only set, for the same reason."""
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)
RATIO = 88 / 63


def overflow(numbers: list[str], language: str, width: int, dpr: float, theme: Theme) -> dict[str, tuple[str, ...]]:
    """What did not fit, by card."""
    size = (round(width * dpr), round(width * RATIO * dpr))
    painted = {
        number: paint_face(card_faces.ART, card_faces.content(number, language), size, dpr, theme, paintbox.setter())
        for number in numbers
    }
    assert {picture.image.size for picture in painted.values()} == {size}
    return {number: picture.over for number, picture in painted.items() if picture.over}


@pytest.fixture
def as_painted(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faces of all sizes painted in one language, and set in every other."""
    if language != PAINTED_LANGUAGE:
        paintbox.only_set(monkeypatch)


def test_there_are_all_the_cards() -> None:
    assert set(card_faces.numbers()) == {card.number for megami in ROSTER for card in megami.all_cards()}
    assert len(card_faces.numbers()) >= 64


@pytest.mark.parametrize(("language", "theme", "width"), sorted(PAINTED | ONLY_SET))
def test_every_face_fits_on_the_table_and_with_its_text(
    language: str, theme: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if (language, theme, width) not in PAINTED:
        paintbox.only_set(monkeypatch)
    assert overflow(list(card_faces.numbers()), language, width, 1.0, THEMES[theme]) == {}


def test_every_theme_and_size_is_painted_and_every_language_set_in_each_size() -> None:
    assert {theme for _, theme, _ in PAINTED} == set(THEMES)
    assert {width for *_, width in PAINTED} == {84, 240}
    assert {(language, width) for language, _, width in PAINTED | ONLY_SET} == {
        (language, width) for language in paintbox.LANGUAGES for width in (84, 240)
    }


def test_a_text_that_fits_nowhere_is_told_painted_or_only_set(monkeypatch: pytest.MonkeyPatch) -> None:
    found = card_faces.content(card_faces.longest_texts("en", 1)[0], "en")
    stuffed = replace(found, text=found.text * 9)
    painted = paint_face(card_faces.ART, stuffed, (240, 335), 1.0, LIGHT, paintbox.setter()).over
    paintbox.only_set(monkeypatch)
    assert "text" in painted
    assert paint_face(card_faces.ART, stuffed, (240, 335), 1.0, LIGHT, paintbox.setter()).over == painted


@LANGUAGES
@pytest.mark.usefixtures("as_painted")
@pytest.mark.parametrize("width", [60, 72, 110, 150, 188])
def test_the_longest_names_fit_at_every_size(language: str, width: int) -> None:
    assert overflow(card_faces.longest_names(language), language, width, 1.0, LIGHT) == {}


@LANGUAGES
@pytest.mark.usefixtures("as_painted")
@pytest.mark.parametrize("width", [TEXT_FROM, 320, 420])
def test_the_longest_texts_fit_at_every_size(language: str, width: int) -> None:
    assert overflow(card_faces.longest_texts(language), language, width, 1.0, LIGHT) == {}


@LANGUAGES
@pytest.mark.usefixtures("as_painted")
@pytest.mark.parametrize("dpr", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [84, 240])
def test_faces_fit_on_every_screen(language: str, dpr: float, width: int) -> None:
    chosen = [*card_faces.longest_names(language, 3), *card_faces.longest_texts(language, 3)]
    assert overflow(chosen, language, width, dpr, DARK) == {}


@LANGUAGES
def test_every_letter_on_a_face_is_in_the_font(language: str) -> None:
    fonts = paintbox.fonts()
    font = fonts.font(language, 20, "sans", bold=False)
    unknown = bytes(font.getmask("\U0010ffff"))
    letters = set()
    for number in card_faces.numbers():
        found = card_faces.content(number, language)
        lines = (*found.text, *(line for side in found.sides for line in side.text), found.name)
        letters |= {letter for line in lines for run in line for letter in run.text if letter.strip()}
    assert letters
    assert {letter for letter in letters if bytes(font.getmask(letter)) == unknown} == set()


@LANGUAGES
def test_faces_are_painted_where_no_font_is_found(language: str) -> None:
    bare = Typesetter(FontBook(folders=(), ask_system=lambda _wish: None))
    for number in card_faces.longest_names(language, 2):
        for size in ((84, 117), (240, 335)):
            content = card_faces.content(number, language)
            assert paint_face(card_faces.ART, content, size, 1.0, LIGHT, bare).image.size == size
