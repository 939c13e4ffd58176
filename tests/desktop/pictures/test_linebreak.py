from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura_desktop.pictures.line_break import (
    NO_END,
    NO_START,
    Line,
    Measure,
    Run,
    break_lines,
    is_word_sign,
    may_part,
    overflows,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


def wide(text: str, _run: Run) -> float:
    """Full-width signs are one wide, others half."""
    return sum(1.0 if ord(sign) > 0x2E80 else 0.5 for sign in text)


MEASURE = Measure(wide, lambda ruby: len(ruby) * 0.5)


def said(lines: tuple[Line, ...]) -> list[str]:
    return ["".join(piece.text for piece in line.pieces) for line in lines]


def broken(text: str, language: str, width: float) -> list[str]:
    return said(break_lines([Run(text)], language, width, MEASURE))


def test_japanese_breaks_anywhere_but_where_kinsoku_forbids() -> None:
    assert broken("攻撃を行う。行動を行う。", "ja", 5) == ["攻撃を行", "う。行動を", "行う。"]
    assert broken("あなたは「斬」を使う", "ja", 5) == ["あなたは", "「斬」を使", "う"]


def in_phrases(runs: Sequence[Run], width: float) -> list[str]:
    return said(break_lines(runs, "ja", width, MEASURE, phrases=True))


@pytest.mark.parametrize(("text", "width", "lines"), [
    ("ライフに1受けるかを選んでください。", 12, ["ライフに1受けるかを", "選んでください。"]),
    ("プレイヤー1は「八方振り」で攻撃した：適正距離4-5、ダメージ2/1。", 15,
     ["プレイヤー1は「八方振り」で", "攻撃した：適正距離4-5、", "ダメージ2/1。"]),
    ("メインフェイズを終える", 9, ["メインフェイズを", "終える"]),
])
def test_running_text_is_parted_between_phrases(text: str, width: float, lines: list[str]) -> None:
    assert in_phrases([Run(text)], width) == lines
    assert broken(text, "ja", width) != lines, "by kinsoku alone they are parted elsewhere"


def test_a_phrase_over_several_runs_stays_together() -> None:
    runs = [Run("手札を1枚"), Run("選", "えら"), Run("んでください。")]
    assert in_phrases(runs, 10) == ["手札を", "1枚選んでください。"]


def test_a_phrase_wider_than_a_line_is_parted_by_kinsoku() -> None:
    assert in_phrases([Run("ありがとうございました")], 4) == ["ありがと", "うござい", "ました"]


def test_phrases_are_looked_for_in_japanese_alone() -> None:
    english = [Run("Choose whether you take 2 Damage to Aura.")]
    assert break_lines(english, "en", 8, MEASURE, phrases=True) == break_lines(english, "en", 8, MEASURE)


@pytest.mark.parametrize("sign", list("、。」）ーっょ々→"))
def test_a_sign_that_begins_no_line_takes_the_sign_before_it_along(sign: str) -> None:
    assert broken(f"一二三四{sign}五", "ja", 4) == ["一二三", f"四{sign}五"]


@pytest.mark.parametrize("sign", list("「（【〈"))
def test_a_sign_that_ends_no_line_goes_on_with_the_next(sign: str) -> None:
    assert broken(f"一二三{sign}四", "ja", 4) == ["一二三", f"{sign}四"]


@pytest.mark.parametrize("value", ["+0/+2", "3-4", "0-10", "-/1", "X/2", "1.5"])
def test_printed_values_stay_in_one_piece(value: str) -> None:
    lines = broken(f"この攻撃は{value}となる。", "ja", 6)
    assert sum(value in line for line in lines) == 1


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("大錬成マテリアル", ["大錬成", "マテリアル"]),
        ("びっぐごーれむ・かい", ["びっぐごーれ", "む・かい"]),
        ("ラーメン雷撃", ["ラーメン雷", "撃"]),
        ("斬撃", ["斬撃"]),
    ],
)
def test_words_in_kana_stay_whole_where_they_are_to(text: str, lines: list[str]) -> None:
    room = max(len(line) for line in lines)
    assert said(break_lines([Run(text)], "ja", room, MEASURE, words=True)) == lines


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("スカーレットイマジン", 6, ["スカーレット", "イマジン"]),
        ("スカーレットイマジン", 5, ["スカー", "レットイマ", "ジン"]),
        ("きゃっちぼーる", 4, ["きゃっち", "ぼーる"]),
    ],
)
def test_a_word_that_has_to_be_cut_is_cut_between_sounds(text: str, width: int, lines: list[str]) -> None:
    assert said(break_lines([Run(text)], "ja", width, MEASURE, words=True)) == lines


def test_korean_breaks_at_spaces_only() -> None:
    text = "결사-당신의 라이프가 3 이하라면, 이 《공격》은 +0/+2가 된다."
    lines = broken(text, "ko", 10)
    assert " ".join(lines) == text
    assert all(line == line.strip() for line in lines)


def test_a_compound_korean_name_may_break_after_its_colon() -> None:
    assert broken("이중주:탄주빙명", "ko", 5) == ["이중주:", "탄주빙명"]


def test_english_breaks_at_spaces_and_after_hyphens() -> None:
    assert broken("Face-to-face duels, at 3-4 only", "en", 5) == ["Face-to-", "face", "duels, at", "3-4 only"]


def test_a_word_wider_than_the_line_is_cut() -> None:
    assert broken("donaudampfschiff ab", "en", 4) == ["donaudam", "pfschiff", "ab"]


def test_spaces_hang_over_and_begin_no_line() -> None:
    lines = break_lines([Run("ab cd ef")], "en", 2.5, MEASURE)
    assert said(lines) == ["ab cd", "ef"]
    assert not overflows(lines, 2.5)


def test_a_space_that_may_not_break_keeps_its_words_together() -> None:
    assert broken("a b\u00a0c", "en", 1.6) == ["a", "b\u00a0c"]


def test_a_base_and_its_reading_stay_together() -> None:
    runs = [Run("この"), Run("対応不可", "たいおうふか", "term:no-reactions"), Run("を得る")]
    lines = break_lines(runs, "ja", 5, MEASURE)
    assert said(lines) == ["この", "対応不可を", "得る"]
    assert [line.ruby for line in lines] == [False, True, False]
    assert lines[1].pieces[0].ruby == "たいおうふか"


def test_a_reading_wider_than_its_base_makes_room_for_itself() -> None:
    line = break_lines([Run("志", "こころざし"), Run("を")], "ja", 9, MEASURE)[0]
    assert [(piece.x, piece.width) for piece in line.pieces] == [(0.0, 2.5), (2.5, 1.0)]


def test_a_reading_may_stand_out_a_little() -> None:
    line = break_lines([Run("志", "こころざし")], "ja", 9, MEASURE._replace(overhang=0.25))[0]
    assert line.width == 2.0


def test_a_base_wider_than_the_line_is_cut_with_its_reading() -> None:
    lines = break_lines([Run("天音揺波", "あまねゆりな")], "ja", 2, MEASURE)
    assert said(lines) == ["天音", "揺波"]
    assert "".join(piece.ruby for line in lines for piece in line.pieces) == "あまねゆりな"


def test_nothing_is_one_empty_line() -> None:
    assert said(break_lines([], "ja", 5, MEASURE)) == [""]
    assert said(break_lines([Run("")], "en", 5, MEASURE)) == [""]


def test_a_line_too_narrow_for_a_character_says_that_it_overflows() -> None:
    assert overflows(break_lines([Run("広")], "ja", 0.4, MEASURE), 0.4)


def test_what_belongs_to_words() -> None:
    assert all(is_word_sign(sign) for sign in "aZ9+-/é")
    assert not any(is_word_sign(sign) for sign in "あ桜。「 ")


def test_dashes_and_dots_side_by_side_are_not_parted() -> None:
    assert not may_part("…", "…", "ja")
    assert not may_part("―", "―", "ja")


SIGNS = st.sampled_from("攻撃あいうアーっ、。「」（）123+-/ab ")


PIECES = st.sampled_from(["攻", "撃", "あ", "アー", "っと", "「斬」", "（一）", "行う。", "3-4を", "+1/-2が", "次、"])


@given(st.lists(PIECES, max_size=30), st.integers(8, 14), st.booleans())
def test_japanese_lines_keep_kinsoku_and_lose_nothing(pieces: list[str], width: int, phrases: bool) -> None:
    text = "".join(pieces)
    lines = in_phrases([Run(text)], width) if phrases else broken(text, "ja", width)
    assert "".join(lines) == text
    for before, after in pairwise(lines):
        assert may_part(before[-1], after[0], "ja")
        assert after[0] not in NO_START
        assert before[-1] not in NO_END


@given(st.lists(st.text(st.sampled_from("가나다라마바사아자차"), min_size=1, max_size=4), min_size=1, max_size=20))
def test_korean_words_are_never_parted_where_they_fit(words: list[str]) -> None:
    lines = said(break_lines([Run(" ".join(words))], "ko", 6, MEASURE))
    assert [word for line in lines for word in line.split(" ")] == words


@given(st.text(SIGNS, max_size=40), st.integers(2, 14))
def test_no_line_is_wider_than_the_room(text: str, width: int) -> None:
    assert not overflows(break_lines([Run(text)], "ja", width, MEASURE), width)


def test_letters_that_take_more_room_together_than_one_by_one_stay_in_the_line() -> None:
    def joined(text: str, run: Run) -> float:
        return wide(text, run) + 0.2 * text.strip(" ").count(" ")

    measure = Measure(joined, lambda ruby: len(ruby) * 0.5)
    for width in (6.5, 6.6, 6.7, 6.9, 7.0, 9.1, 9.2):
        lines = break_lines([Run("가나 다라 마바 사아 자차 카타 파하")], "ko", width, measure)
        assert all(line.width <= width + 0.01 for line in lines)
        assert "".join(said(lines)).replace(" ", "") == "가나다라마바사아자차카타파하"


def test_no_reading_stands_out_over_another() -> None:
    measure = Measure(wide, lambda ruby: len(ruby) * 0.5, 0.25)
    runs = [Run("を1"), Run("回", "かいい"), Run("行", "おこな"), Run("う"), Run("手", "て"), Run("札", "ふだふだ")]
    for width in (3.0, 4.0, 20.0):
        for line in break_lines(runs, "ja", width, measure):
            middles = [(piece.x + piece.width / 2, measure.ruby(piece.ruby) / 2) for piece in line.pieces if piece.ruby]
            for (one, half), (other, next_half) in pairwise(middles):
                assert one + half <= other - next_half + 0.001
            assert line.width <= width


def test_some_letters_alone_in_the_last_line_have_company() -> None:
    text = "シュートで攻撃を使用した。"
    assert broken(text, "ja", 12) == ["シュートで攻撃を使用し", "た。"]
    runs = [Run("シュートで"), Run("攻撃", ruby="こうげき"), Run("を使用した。")]
    assert said(break_lines(runs, "ja", 12, MEASURE, last=3)) == ["シュートで攻撃を使用", "した。"]
    korean = "플레이어 1은 반란격을 뽑 았다."
    assert said(break_lines([Run(korean)], "ko", 13, MEASURE, last=4))[-1] == "뽑 았다."


@given(st.text("あいう、。「」アイa3- ", max_size=60), st.floats(4, 12), st.floats(0, 4))
def test_company_for_the_last_line_changes_nothing_else(text: str, width: float, last: float) -> None:
    plain = break_lines([Run(text)], "ja", width, MEASURE)
    lines = break_lines([Run(text)], "ja", width, MEASURE, last=last)
    assert len(lines) == len(plain)
    assert said(lines)[:-2] == said(plain)[:-2]
    assert "".join(said(lines)).replace(" ", "") == "".join(said(plain)).replace(" ", "")
    assert not overflows(lines, width) or overflows(plain, width)
    assert lines[-1].width >= plain[-1].width
