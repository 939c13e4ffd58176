"""Japanese written in Latin letters."""
from __future__ import annotations

import pytest

from engine.study.romaji import in_latin, reads_as, written_in_latin


@pytest.mark.parametrize(("reading", "latin"), [
    ("いっせん", "issen"), ("つうじょうふだ", "tsuujoufuda"), ("てきせいきょり", "tekiseikyori"),
    ("ひとまき", "hitomaki"),
    ("レッドバレット", "reddobaretto"), ("シュート", "shuuto"), ("ファン", "fan"), ("パーティー", "paatii"),
    ("ウィンド", "windo"), ("チェック", "chekku"), ("ヴァイオリン", "vaiorin"), ("てんい", "teni"), ("漢字", ""),
])
def test_a_reading_in_latin_letters(reading, latin):
    assert in_latin(reading) == latin


@pytest.mark.parametrize(("answer", "reading"), [
    ("issen", "いっせん"), ("tsuujoufuda", "つうじょうふだ"), ("tuuzyouhuda", "つうじょうふだ"),
    ("Tsūjōfuda", "つうじょうふだ"),
    ("tsujyofuda", "つじょふだ"), ("shu-to", "シュート"), ("shūto", "シュート"), ("syuuto", "シュート"),
    ("matcha", "まっちゃ"), ("maccha", "まっちゃ"), ("zasshi", "ざっし"), ("shimbun", "しんぶん"), ("ten'i", "てんい"),
    ("fan", "ファン"), ("chekku", "チェック"), ("tyekku", "チェック"), ("oo ka", "おうか"), ("issenn", "いっせん"),
])
def test_what_is_written_in_latin_letters_is_the_reading_in_any_spelling(answer, reading):
    assert reads_as(answer, reading)


@pytest.mark.parametrize(("answer", "reading"), [
    ("isen", "いっせん"), ("tsujofuda", "つうじょうふだ"), ("hissen", "いっせん"), ("", "いっせん"),
    ("一閃", "いっせん"), ("ki", "きい"), ("ha", "ひ"), ("issen", "一閃"),
])
def test_what_says_something_else_is_not(answer, reading):
    assert not reads_as(answer, reading)


def test_what_is_written_in_kana_or_mixed_is_not_in_latin_letters():
    assert written_in_latin("Tōkyō")
    assert not written_in_latin("いっせん")
    assert not written_in_latin("isせん")
    assert not written_in_latin(" ")
