"""Every clause words itself in each language, with everything that its message needs."""

from __future__ import annotations

import inspect
import re
from functools import cache

import pytest

from engine.cardgame.clauses import Clause
from engine.cardgame.words.flow import choose_one
from engine.sakura.clauses.build import after_attack, all_out, always, initialize_and_disenchant, unless_all_out, use
from engine.sakura.clauses.changes import plus
from engine.sakura.clauses.modifiers import gains
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.clauses.wording import effect_line
from engine.sakura.megami.roster import ROSTER
from engine.sakura.registry import REGISTRY
from engine.sakura.state import of_both
from engine.text.catalog import Catalog
from engine.text.phrase import Phrase
from engine.text.render import Renderer
from tests.engine.sakura.clauses.samples import samples

VOCABULARY = "engine.sakura.clauses."

_PRINTED_IN_BRACES = re.compile(r"\{[-\dXY]+/[-\dXY]+\}")
"""Damage that is a laceration (§x22-8)."""


@cache
def renderer(language):
    return Renderer(Catalog.load(language), strict=True)


def printed():
    """Every clause on the cards and sheets that can be played."""
    numbers = {card.number for megami in ROSTER for card in megami.all_cards()}
    sheets = [form.key for megami in ROSTER for form in megami.forms]
    numbers |= {f"rules:{key}" for form in sheets for key in (form, of_both(form))}
    return [clause for ref, clause in REGISTRY.clauses.items() if REGISTRY.owner(ref) in numbers]


def concrete(kind):
    """All clause classes of the vocabulary that can be made."""
    for child in kind.__subclasses__():
        yield from concrete(child)
        own = child.__module__.startswith(VOCABULARY) and child.__module__ != Clause.__module__
        if own and not inspect.isabstract(child):
            yield child


def test_there_is_a_sample_of_every_clause_that_no_card_has():
    made = {type(one) for one in (*samples(), *printed())}
    bases = {"_Trait", "Count"}
    assert {kind.__name__ for kind in set(concrete(Clause)) - made} - bases == set()


@pytest.mark.parametrize("language", Catalog.languages)
def test_every_clause_words_itself(language):
    for sample in (*samples(), *printed()):
        phrase = sample.phrase()
        assert isinstance(phrase, Phrase)
        text = renderer(language).text(phrase)
        assert text, f"{type(sample).__name__} says nothing in {language}"
        assert not re.search(r"[{}⟦]|\bNone\b", _PRINTED_IN_BRACES.sub("", text)), text


def test_a_phrase_is_the_same_each_time():
    for one, other in zip(samples(), samples(), strict=True):
        assert one.phrase() == other.phrase()


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "ja",
            [
                "カードを1枚引く。",
                "【攻撃後】カードを2枚引く。",
                "【展開時/破棄時】カードを1枚引く。",
                "【常時】全力化：この《攻撃》は+1/+0を得る。",
                "全力化していないならば、カードを1枚引く。",
                "次から1つを選んで行う：\n・カードを1枚引く\n・カードを2枚引く",
            ],
        ),
        (
            "en",
            [
                "Draw a card.",
                "After Attack: Draw 2 cards.",
                "Initialize/Disenchant: Draw a card.",
                "Forced: All-Out: This attack gets +1/+0.",
                "If not played as All-Out, draw a card.",
                "Choose one of these and do it:\n・Draw a card\n・Draw 2 cards",
            ],
        ),
        (
            "ko",
            [
                "카드를 1장 뽑는다.",
                "【공격후】 카드를 2장 뽑는다.",
                "【전개시/파기시】 카드를 1장 뽑는다.",
                "【상시】 전력화: 이 《공격》은 +1/+0을 얻는다.",
                "전력화하지 않았다면, 카드를 1장 뽑는다.",
                "다음 중 1개를 골라 한다:\n・카드를 1장 뽑는다\n・카드를 2장 뽑는다",
            ],
        ),
    ],
)
def test_effects_are_lines_with_their_classes(language, lines):
    effects = [
        use(draw_cards()),
        after_attack(draw_cards(2)),
        initialize_and_disenchant(draw_cards()),
        all_out(always(gains(plus(1, 0)))),
        unless_all_out(use(draw_cards())),
        use(choose_one(draw_cards(), draw_cards(2))),
    ]
    assert [renderer(language).text(effect_line(effect)) for effect in effects] == lines
