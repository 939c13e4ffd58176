"""Where the words of an answer's button break."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from sakura_desktop.pictures.line_break import JOINER
from sakura_desktop.widgets import broken_lines
from sakura_desktop.widgets.broken_lines import broken

WORDS = {
    "ja": ("メインフェイズを", "終える"),
    "ko": ("메인", "페이즈를", "종료한다"),
    "en": ("End", "the", "main", "phase"),
    "kanji": ("次の", "基本動作は", "手札で", "支払う"),
}


@pytest.mark.parametrize("language", WORDS)
def test_no_word_is_parted_where_it_has_room(qapp: object, language: str) -> None:
    words = WORDS[language]
    text, font = ("" if language in {"ja", "kanji"} else " ").join(words), QFont()
    metrics = QFontMetrics(font)
    widest, whole = (max(map(metrics.horizontalAdvance, words)) + 2, metrics.horizontalAdvance(text))
    for width in range(widest, whole, 3):
        lines = broken(text, font, width, anywhere=True).split("\n")
        assert len(lines) > 1
        assert all(metrics.horizontalAdvance(line) <= width for line in lines)
        begun = [text.index(line) for line in lines]
        assert set(begun) <= {text.index(word) for word in words}, lines


def test_what_has_room_in_no_line_is_parted_all_the_same_and_nothing_is_lost(qapp: object) -> None:
    font = QFont()
    narrow = QFontMetrics(font).horizontalAdvance("フェイズ")
    said = broken("メインフェイズを終える", font, narrow, anywhere=True)
    assert said.replace("\n", "") == "メインフェイズを終える"
    assert all(QFontMetrics(font).horizontalAdvance(line) <= narrow for line in said.split("\n"))
    assert JOINER not in said


def test_the_same_text_in_the_same_room_is_broken_once(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(broken_lines, "_KEPT", {})
    monkeypatch.setattr(broken_lines, "MOST_KEPT", 3)
    monkeypatch.setattr(broken_lines, "_lines", lambda text, *_: asked.append(text) or text)
    small, large = QFont(), QFont()
    large.setPixelSize(40)
    for font, width in ((small, 50), (small, 50), (small, 60), (large, 50), (small, 50), (large, 60), (large, 70)):
        broken("ここに並びます。", font, width)
    assert len(asked) == 5
    assert len(broken_lines._KEPT) == 3
    broken("ここに並びます。", small, 60)
    assert len(asked) == 6, "the one that was asked for longest ago has gone"
