"""What is typed finds what is written: kana of either kind, any width, Hangul that is still being typed."""

from __future__ import annotations

import pytest

from engine.text.folding import finds, folded


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("おーら", "オーラ"), ("ゆりな", "ユリナ"), ("ｵｰﾗ", "オーラ"), ("ユリナ", "ゆりな"), ("ＡＵＲＡ", "Aura"),
        ("검ㅅ", "검사"), ("거ㅁ", "검사"), ("걱", "거기"), ("과", "관문"), ("고ㅏ", "관문"), ("없", "업신"),
        ("위추", "위축"), ("ㄱㅏ", "간격"), ("가", "가위"),
        ("aura 2", "2 Auras"), ("ヴ", "ゔ"),
    ],
)
def test_what_is_typed_finds_what_is_written(typed: str, written: str) -> None:
    assert finds(typed, folded(written))


@pytest.mark.parametrize(
    ("typed", "written"), [("か", "が"), ("おら", "オーラ"), ("검", "가위"), ("は", "ば"), ("斬", "切")]
)
def test_what_is_another_word_stays_another(typed: str, written: str) -> None:
    assert not finds(typed, folded(written))


def test_nothing_finds_everything() -> None:
    assert finds("  ", folded("オーラ"))
