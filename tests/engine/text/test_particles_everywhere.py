"""Korean particles after every name, term and number that can stand before one, against how each is read aloud."""

from __future__ import annotations

import re

import pytest

from engine.study.uses import every_card
from engine.text.catalog import Catalog
from engine.text.josa import particle
from engine.text.phrase import CardName, say
from engine.text.render import Renderer

PAIRS = {
    "은/는": "은는", "이/가": "이가", "을/를": "을를", "과/와": "과와", "이나/나": ("이나", "나"),
    "이면/면": ("이면", "면"), "이라고/라고": ("이라고", "라고"), "이라는/라는": ("이라는", "라는"),
    "이므로/므로": ("이므로", "므로"),
}
"""Each pair with the form after a consonant and that after a vowel."""
READ = {
    "Roaring": "로어링", "Change": "체인지", "Ray": "레이", "BlackBox": "박스", "Burst": "버스트", "KINNARI": "킨나리",
    "Stunt": "스턴트", "Edge": "엣지", "Steam": "스팀", "ASURA": "아수라", "Cannon": "캐논", "Charge": "차지",
    "Cycle": "사이클", "YAKSHA": "야크샤", "Switch": "스위치", "DEVA": "데바", "Voice": "보이스", "NEO": "네오",
    "Masterpiece": "마스터피스", "TransForm": "트랜스폼", "Wing": "윙", "NAGA": "나가", "Blaster": "블래스터",
    "GARUDA": "가루다", "Drive": "드라이브", "A": "에이", "B": "비", "C": "시", "D": "디", "X": "엑스", "Y": "와이",
    "Z": "제트", "-": "하이픈", "HP": "에이치피", "KO": "케이오", "LIMITED": "리미티드",
    "AZKi": "아즈키", "sensei": "센세이", "GLOW": "글로우", "Gravity": "그래비티", "GEOW": "기어우",
    "FANTASY": "판타지", "IRyS": "아이리스", "Justice": "저스티스", "KFP": "케이에프피", "Kotori": "코토리",
    "Popo": "포포", "Promise": "프로미스", "SorAZ": "소라즈", "Tatang": "타탕", "UDIN": "우딘", "THAT": "댓",
    "GROWING": "그로잉", "holoAN": "홀로앤", "holoX": "홀로엑스", "ATK": "에이티케이", "STK": "에스티케이",
    "OWL": "아울",
}
"""How the last word is read where a name doesn't end in Hangul."""
SILENT = "」》〕)~!"
DIGITS, PLACES = "영일이삼사오육칠팔구", ("", "십", "백")


def names() -> list[str]:
    """Every card, megami and term, as Korean has it."""
    renderer = Renderer(Catalog.load("ko"), strict=True)
    keys = renderer.catalog.keys()
    megami = (key.removeprefix("megami-") for key in keys if key.startswith("megami-"))
    found = {renderer.card(number).text for number in every_card()}
    found |= {renderer.name("megami", key).text for key in megami}
    found |= {renderer.term(key).text for key in renderer.catalog.term_keys()}
    return sorted(found)


def aloud(name: str) -> str:
    """The name as it is read, so far as its end goes."""
    bare = name.rstrip(SILENT)
    if "가" <= bare[-1] <= "힣":
        return bare
    last = re.search(r"[A-Za-z]+$|-$|[0-9]+$", bare)
    assert last is not None, name
    said = last.group()
    return number_aloud(int(said)) if said.isdigit() else READ[said]


def number_aloud(number: int) -> str:
    """A number below 1,000 in Sino-Korean."""
    if number == 0:
        return DIGITS[0]
    said = ""
    for place, digit in enumerate(reversed(str(number))):
        if digit != "0":
            said = ("" if digit == "1" and place else DIGITS[int(digit)]) + PLACES[place] + said
    return said


def wanted(said: str, pair: str) -> str:
    """The form that stands after a word read so."""
    final = (ord(said[-1]) - ord("가")) % 28
    if pair == "으로/로":
        return "로" if final in {0, 8} else "으로"
    return PAIRS[pair][0 if final else 1]


@pytest.mark.parametrize("pair", [*PAIRS, "으로/로"])
def test_after_every_name_and_term(pair: str) -> None:
    wrong = [name for name in names() if particle(name, pair) != wanted(aloud(name), pair)]
    assert wrong == []


@pytest.mark.parametrize("pair", [*PAIRS, "으로/로"])
def test_after_every_number(pair: str) -> None:
    numbers = range(200)
    assert [number for number in numbers if particle(str(number), pair) != wanted(number_aloud(number), pair)] == []


def test_after_a_name_in_quotation_marks_in_a_sentence() -> None:
    renderer = Renderer(Catalog.load("ko"), strict=True)
    for number in every_card():
        name = renderer.card(number).text
        said = renderer.text(say("line-sealed", card=CardName(number), under=CardName(number)))
        after = said[said.index(name) + len(name) :].lstrip(SILENT)
        assert after.startswith(wanted(aloud(name), "이/가") + " "), said
