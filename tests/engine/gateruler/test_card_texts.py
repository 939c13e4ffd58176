"""What cards say, in three languages: whole sentences, names in their brackets, costs in theirs; and faces to paint."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from engine.gateruler.card_text import ability_name, card_face, card_text
from engine.gateruler.pool import DECKS, EVERY_NUMBER
from engine.gateruler.printed import PRINTED
from engine.gateruler.registry import REGISTRY
from engine.text.catalog import Catalog
from engine.text.phrase import Name, say
from engine.text.render import Renderer

RENDERERS: Final = {language: Renderer(Catalog.load(language), strict=True) for language in Catalog.languages}
STOPS: Final = {"ja": "。", "ko": ".", "en": "."}
BAD: Final = {
    "ja": re.compile(r"[{}$]|。。|、、|\s{2}|[.,]"),
    "ko": re.compile(r"[{}$]|\.\.|\s{2}|[、。]|을/를|이/가|은/는| \."),
    "en": re.compile(r"[{}$]|\.\.|\s{2}|[、。]| \.|\. [a-z]|\ba [aeio]|\ban [^aeio〈《“]|:\s[a-z]"),
}
"""What no line has: what wasn't filled in, two stops, a small letter after one."""


@pytest.mark.parametrize("language", Catalog.languages)
@pytest.mark.parametrize("number", EVERY_NUMBER)
def test_a_card_says_whole_sentences(number: str, language: str) -> None:
    for phrase in card_text(number):
        said = RENDERERS[language].text(phrase)
        assert said.endswith((STOPS[language], "】")), said
        assert not BAD[language].search(said), said
        assert said.count("[") == said.count("]"), said


@pytest.mark.parametrize("language", Catalog.languages)
def test_no_two_cards_or_decks_have_one_name(language: str) -> None:
    names = Counter(RENDERERS[language].card(number).text for number in EVERY_NUMBER)
    names += Counter(RENDERERS[language].text(say("gateruler-called", name=Name("deck", key))) for key in DECKS)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_ability_of_a_unit_is_named_and_no_two_are_named_alike() -> None:
    named: dict[str, set[str]] = {}
    for number in EVERY_NUMBER:
        for ability in REGISTRY.cards[number].abilities:
            assert ability.name, number
            named.setdefault(RENDERERS["ja"].text(ability_name(ability.name)), set()).add(ability.name)
    assert [name for name, keys in named.items() if len(keys) > 1] == []


@pytest.mark.parametrize(("number", "line", "language", "said"), [
    ("GR-001", 0, "ja", "【コスト軽減】手札からプレイする時、[手札1枚をデッキの下に置く]ことでコストを1にしてもよい。"),
    ("GR-001", 1, "ko", "모든 세트 카드를 파괴한다."),
    ("GR-001", 1, "en", "Destroy all set cards."),
    ("GR-002", 2, "en",
     "“Gondul Full Burst” (normal): [DR3] Choose 1 enemy card. Put that card into its owner’s graveyard."),
    ("GR-003", 1, "ja",
     "「アンタに爆弾」【ゲーム1】：これがオープンされて場に出た時、相手のルーラーに2ダメージを与える。"),
    ("GR-004", 0, "ja", "『百鬼夜行』では、このカードをレベル0とみなす。"),
    ("GR-004", 0, "ko", "『백귀야행』에서는 이 카드를 레벨 0으로 본다."),
    ("GR-024", 0, "ja",
     "「火口より出づ」通常：[このユニットと、自分の場か墓地の“卵守り”ユニット1枚をデッキに戻す] "
     "創世召喚として、デッキから《暴炎のヴェルクライト》を特殊召喚し、デッキをシャッフルする。"),
    ("GR-065", 0, "ja", "「雨乞いの祈り」通常【ターン1】：[DR1/〈怪異〉カード・〈神〉カード] 1枚ドライブする。"),
    ("GR-045", 0, "ko", "【오버드라이브】「착지 충격」: 적의 유닛 1장을 고른다. 그 유닛에게 2 데미지를 준다."),
    ("GR-048", 0, "en", "Play this only if you are being attacked. Deal 4 damage to the attacking unit."),
])  # fmt: skip
def test_lines_as_they_read(number: str, line: int, language: str, said: str) -> None:
    assert RENDERERS[language].text(card_text(number)[line]) == said


def test_a_face_has_what_is_printed() -> None:
    face = card_face("GR-020")
    assert (face.kind, face.level, face.faction, face.attributes) == ("unit", 3, "yomajin", ("deity",))
    assert (face.atk, face.hp, face.stk, face.timing, face.marks, face.legendary) == (3, 4, 3, "", ("cnt",), False)
    assert (face.published, face.known) == (True, ("level", "figures", "attributes", "text"))
    assert card_face("GR-040").marks == ("od", "td")
    assert card_face("GR-017").timing == "instant"
    assert card_face("GR-W23").ruler is not None


def test_the_list_of_cards_has_each_once_by_faction() -> None:
    assert PRINTED.groups() == ("rulers", "atlas", "volnar", "wonder", "yomajin")
    listed = [number for group in PRINTED.groups() for number in PRINTED.of(group)]
    assert sorted(listed) == sorted(EVERY_NUMBER)
    for number in EVERY_NUMBER:
        assert PRINTED.lines(number) == len(card_text(number))
        for term in PRINTED.terms(number, ""):
            assert RENDERERS["en"].term(term).text
