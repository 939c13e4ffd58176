"""Readings are laid over the kanji that they read."""

from __future__ import annotations

import pytest

from engine.text.kanji import KANJI
from engine.text.ruby import ruby_pairs, taken_off


@pytest.mark.parametrize(
    ("name", "reading", "pairs"),
    [
        ("斬", "ざん", (("斬", "ざん"),)),
        (
            "天音揺波の底力",
            "あまねゆりなのそこぢから",
            (("天音揺波", "あまねゆりな"), ("の", ""), ("底力", "そこぢから")),
        ),
        ("柄打ち", "つかうち", (("柄打", "つかう"), ("ち", ""))),
        ("体捌き", "たいさばき", (("体捌", "たいさば"), ("き", ""))),
        ("久遠ノ花", "くおんのはな", (("久遠", "くおん"), ("ノ", ""), ("花", "はな"))),
        ("跳ね兎", "はねうさぎ", (("跳", "は"), ("ね", ""), ("兎", "うさぎ"))),
        (
            "氷雨細音の果ての果て",
            "ひさめさいねのはてのはて",
            (("氷雨細音", "ひさめさいね"), ("の", ""), ("果", "は"), ("ての", ""), ("果", "は"), ("て", "")),
        ),
        (
            "二重奏:弾奏氷瞑",
            "にじゅうそう だんそうひょうめい",
            (("二重奏", "にじゅうそう"), (":", ""), ("弾奏氷瞑", "だんそうひょうめい")),
        ),
        (
            "炎天・紅緋弥香",
            "えんてん・くれないひみか",
            (("炎天", "えんてん"), ("・", ""), ("紅緋弥香", "くれないひみか")),
        ),
        ("開始フェイズ", "かいしフェイズ", (("開始", "かいし"), ("フェイズ", ""))),
        ("開始フェイズ", "かいしふぇいず", (("開始", "かいし"), ("フェイズ", ""))),
        (
            "距離拡大(近X)",
            "きょりかくだい(きんX)",
            (("距離拡大", "きょりかくだい"), ("(", ""), ("近", "きん"), ("X", ""), (")", "")),
        ),
        ("X増減させる", "Xぞうげんさせる", (("X", ""), ("増減", "ぞうげん"), ("させる", ""))),
        ("間合+1トークン", "まあい+1トークン", (("間合", "まあい"), ("+", ""), ("1", ""), ("トークン", ""))),
        ("癇癪玉", "かんしゃくだま ", (("癇癪玉", "かんしゃくだま"),)),
        ("々", "のま", (("々", "のま"),)),
    ],
)
def test_each_run_of_kanji_has_its_reading(name: str, reading: str, pairs: tuple[tuple[str, str], ...]) -> None:
    assert ruby_pairs(name, reading) == pairs


@pytest.mark.parametrize(
    ("name", "reading", "pairs"),
    [
        ("Stunt", "スタント", (("Stunt", "スタント"),)),
        ("Burning Steam", "バーニング スチーム", (("Burning", "バーニング"), (" ", ""), ("Steam", "スチーム"))),
        ("Alpha-Edge", "アルファ エッジ", (("Alpha", "アルファ"), ("-", ""), ("Edge", "エッジ"))),
        (
            "Julia's BlackBox",
            "ジュリアズ ブラックボックス",
            (("Julia's", "ジュリアズ"), (" ", ""), ("BlackBox", "ブラックボックス")),
        ),
        ("Form: NAGA", "フォルム: ナーガ", (("Form", "フォルム"), (": ", ""), ("NAGA", "ナーガ"))),
        ("大空Crash", "おおぞらクラッシュ", (("大空Crash", "おおぞらクラッシュ"),)),
        ("大空 Crash", "おおぞら クラッシュ", (("大空", "おおぞら"), (" ", ""), ("Crash", "クラッシュ"))),
    ],
)
def test_each_latin_word_has_its_reading_in_kana(name: str, reading: str, pairs: tuple[tuple[str, str], ...]) -> None:
    assert ruby_pairs(name, reading) == pairs


@pytest.mark.parametrize(
    ("name", "reading"),
    [
        ("母の花", "はののはな"),
        ("石突", "いしづき-ja"),
        ("圏域の", "けんいき"),
        ("薙斬り", "なぎぎる"),
        ("一二三", "いち"),
        ("Burning Steam", "バーニングスチーム"),
    ],
)
def test_the_whole_name_where_the_reading_fits_in_no_way_or_in_several(name: str, reading: str) -> None:
    assert ruby_pairs(name, reading) == ((name, reading),)


@pytest.mark.parametrize("name", ["シュート", "+1/+2", "ラピッドファイア", "くるるーん", "あくせらー"])
def test_what_has_neither_kanji_nor_latin_letters_has_no_ruby(name: str) -> None:
    assert ruby_pairs(name, "しゅーと") == ((name, ""),)


@pytest.mark.parametrize("name", ["Duplex", "+X/+Y"])
def test_letters_that_are_read_as_they_are_have_no_ruby(name: str) -> None:
    assert "".join(reading for _, reading in ruby_pairs(name, name)) == ""


def test_nothing_to_read() -> None:
    assert ruby_pairs("斬", "") == (("斬", ""),)
    assert ruby_pairs("", "ざん") == ()


def test_korean_letters_are_no_kanji():
    assert ruby_pairs("첫 턴", "천 턴") == (("첫 턴", ""),)
    assert not KANJI.search("첫 턴, 국물, 힣")
    assert KANJI.search("\N{CJK COMPATIBILITY IDEOGRAPH-FA19}")


def test_kanji_that_stand_in_the_reading_too_have_none() -> None:
    assert ruby_pairs("手札の上限を超える", "手札のじょうげんを超える") == (
        ("手札", ""), ("の", ""), ("上限", "じょうげん"), ("を", ""), ("超", ""), ("える", ""),
    )


@pytest.mark.parametrize(
    ("written", "plain", "reading"),
    [
        ("上限[じょうげん]", "上限", "じょうげん"),
        ("お上限［ジョウゲン］を超[こ]える", "お上限を超える", "おジョウゲンをこえる"),
        ("手札の上限[じょうげん]", "手札の上限", "手札のじょうげん"),
        ("この 切り札[きりふだ]を", "この切り札を", "このきりふだを"),
        ("使い捨て[つかいすて]", "使い捨て", "つかいすて"),
        (" 上限[じょうげん]", "上限", "じょうげん"),
        ("カード[1枚]", "カード[1枚]", ""),
        ("[かな]と。[かな]", "[かな]と。[かな]", ""),
        ("上限", "上限", ""),
        ("", "", ""),
    ],
)
def test_readings_in_brackets_are_taken_off(written: str, plain: str, reading: str) -> None:
    assert taken_off(written) == (plain, reading)
