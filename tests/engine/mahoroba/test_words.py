"""What is said of a duel, in three languages: no message is missing, no variable, no term."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.decisions import ChooseCards, ChooseNext
from engine.cardgame.match import Match
from engine.kernel.decisions import Move, Option
from engine.mahoroba.decisions import ChooseCourtesyDraw
from engine.mahoroba.door import DECKS, EVERY_NUMBER, GAME, HEADINGS, card_face, card_text, section_name
from engine.mahoroba.play.scene import Scene, SideLaid
from engine.mahoroba.play.selfplay import Duels
from engine.mahoroba.refusals import REASONS
from engine.mahoroba.sheet import heading_of
from engine.mahoroba.terms import PREFIX
from engine.mahoroba.view.seat import view
from engine.mahoroba.wording import call_of, label_of, prompt_of
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.phrase import Phrase, say
from engine.text.render import Renderer
from tests.engine.mahoroba.tables import (
    AKARI,
    BUBBLES,
    DAZZLE,
    DRENCHED,
    HAZUKI,
    MAMI,
    MARI,
    MIGIWA,
    MIO,
    SASAME,
    SHINOBU,
    UZUKI,
    attack,
    key,
    scene,
    unit,
)  # fmt: skip


@pytest.fixture(scope="module")
def renderers() -> dict[str, Renderer]:
    return {language: Renderer(Catalog.load(language), strict=True) for language in LANGUAGES}


def test_every_card_has_a_name_and_a_text(renderers: dict[str, Renderer]) -> None:
    for language, words in renderers.items():
        texts = {number: "\n".join(words.text(line) for line in card_text(number)) for number in EVERY_NUMBER}
        names = [words.card(number).text for number in EVERY_NUMBER]
        assert len(set(names)) == len(EVERY_NUMBER), language
        assert all(texts.values())
        assert len(set(texts.values())) == len(EVERY_NUMBER), language


def test_a_card_says_what_it_does(renderers: dict[str, Renderer]) -> None:
    texts = {
        number: [words.text(line) for words in renderers.values() for line in card_text(number)]
        for number in ("PR-05", "PR-12", "PR-33")
    }
    assert texts["PR-12"] == [
        "このターンの間、自分のメイン・ユニットのスキルが与えるダメージは2倍になる。",
        "이번 턴 동안, 자신의 메인 유닛의 스킬이 주는 데미지는 2배가 된다.",
        "This turn, damage dealt by a skill of your main unit is multiplied by 2.",
    ]
    assert texts["PR-33"] == [
        "〔相手のユニットにセット〕このカードをセットしたユニットは退却できない。",
        "〔상대 유닛에 세트〕이 카드를 세트한 유닛은 퇴각할 수 없다.",
        "[Set on one of your opponent’s units] The unit bearing this card can’t retreat.",
    ]
    assert texts["PR-05"][6:] == [
        "[Cost 2] Echo’s Answer 20: Heal 20 damage from this unit.",
        "[EX skill, cost 1] Young Leaves’ Care: Discard 1 energy from this unit. If you do, choose one of your units. "
        "Heal 30 damage from that unit.",
        "[Ability] Damage that this unit takes from a skill is reduced by 10.",
    ]


def test_every_face_can_be_read(renderers: dict[str, Renderer]) -> None:
    for words in renderers.values():
        for number in EVERY_NUMBER:
            face = card_face(number)
            said = [words.text(skill.name) for skill in face.skills]
            said += [words.text(skill.text) for skill in face.skills if skill.text is not None]
            assert all(said)
            assert words.term(f"{PREFIX}{face.kind}").gloss


def test_decks_sets_and_headings_have_names(renderers: dict[str, Renderer]) -> None:
    for words in renderers.values():
        assert all(words.text(say(f"deck-{key}")) for key in DECKS)
        assert words.text(say("card-set-practice"))
        assert all(words.text(section_name(heading)) for heading in HEADINGS)


def test_every_term_has_a_meaning_and_a_heading(renderers: dict[str, Renderer]) -> None:
    for words in renderers.values():
        terms = [term for term in words.catalog.term_keys() if term.startswith(PREFIX)]
        assert len(terms) > 50
        for term in terms:
            assert words.term(term).gloss
            heading_of(words.catalog.format(f"term-{term}.heading"))


def test_everything_that_is_asked_answered_and_told_can_be_said(renderers: dict[str, Renderer]) -> None:
    kinds, events = set(), set()
    for seed in range(6):
        rng, duels = Random(seed), Duels()
        match = Match.start(GAME, duels.drawn(rng, None))
        player = duels.players["random"](rng, {})
        while match.decision is not None and match.answers < 220:
            kinds.add(match.decision.kind)
            asked: list[Phrase | None] = [match.prompt(), *map(match.label, match.decision.options)]
            for words in renderers.values():
                assert all(words.text(phrase) for phrase in asked if phrase is not None)
            assert None not in asked
            match.submit(player(match.decision, None))
        for seat in (-1, 0, 1):
            for frame in match.frames(seat, 0):
                if frame.line is not None:
                    events.add(frame.event)
                    assert all(words.text(frame.line.phrase) for words in renderers.values())
    assert kinds >= {"ChooseAct", "ChooseSkill", "ChooseUnits", "ChooseHand", "ChooseOrder", "ChooseSuccessor"}
    assert events >= {"CardMoved", "CardAttached", "UnitTurned", "UnitsExchanged", "DamageReckoned", "PiecesMoved"}


def test_an_effect_of_the_other_side_is_told_as_theirs_and_by_its_card(renderers: dict[str, Renderer]) -> None:
    one = attack(scene(unit(MIO, 4), their=SideLaid(main=HAZUKI, standby=(SASAME,))))
    assert one.decision.kind == "ChooseOrder"
    assert [renderers["en"].text(option.label) for option in one.decision.options] == [
        "“Hazuki of the Echoing Wood”: damage that this unit takes from a skill is reduced by 10",
        "“Sasame of the Bone Umbrella”: damage that your opponent’s main unit takes from a skill is no more than 60",
    ]


def test_before_the_first_turn_nobody_is_called_in_the_turn_of_the_other(renderers: dict[str, Renderer]) -> None:
    asked = ChooseCourtesyDraw(seat=1, options=())
    called = renderers["en"].text(call_of(asked, scene().state).words)
    assert called == "Your opponent drew a new hand: decide whether to draw a card."


def labels(one: Scene, words: Renderer) -> list[str]:
    seen = view(one.state, one.decision.seat)
    return [words.text(label_of(one.decision, option, seen)) for option in one.decision.options]


def test_a_unit_is_told_by_its_area_where_there_are_two_of_its_name(renderers: dict[str, Renderer]) -> None:
    for language, said in (
        ("en", "Charge “Akari of the Paper Lantern” (stand-by area 2) with “Dazzling Lights”"),
        ("ja", "「目くらましの灯」で「提灯のあかり」（スタンバイ・エリア2）にチャージする"),
        ("ko", "「눈속임 불빛」으로 스탠바이 에어리어 2의 「초롱의 아카리」에 차지한다"),
    ):
        one = scene(MIGIWA, standby=(AKARI, AKARI), hand=(DAZZLE,))
        told = labels(one, renderers[language])
        assert said in told, told
        assert len(set(told)) == len(told)
    alone = labels(scene(MIGIWA, standby=(AKARI,), hand=(DAZZLE,)), renderers["en"])
    assert not any("stand-by" in label for label in alone)


def test_a_unit_is_told_with_its_player_where_both_have_one_of_its_name(renderers: dict[str, Renderer]) -> None:
    told = labels(scene(MAMI, MAMI, hand=(DRENCHED,)), renderers["en"])
    assert "Set “Drenched Robe” on “Mami the Shape-Shifting Tanuki” (Player 2’s main area)" in told


def test_effects_of_units_of_one_name_are_told_apart(renderers: dict[str, Renderer]) -> None:
    one = scene(MIGIWA, standby=(MAMI, MAMI))
    handles = [one.state.piles[f"standby-{place}.0"][0] for place in (1, 2)]
    options = tuple(Option(f"next:{at}:card:{card}") for at, card in enumerate(handles))
    told = [
        renderers["en"].text(label_of(ChooseNext(seat=0, options=options), option, view(one.state, 0)))
        for option in options
    ]
    assert len(set(told)) == 2


def test_what_is_asked_of_energy_and_of_cards_to_discard(renderers: dict[str, Renderer]) -> None:
    one = scene(unit(SHINOBU, 2), UZUKI, standby=(AKARI,))
    one.answer(key(one, "ex", SHINOBU))  # the only other unit is chosen without a question
    assert renderers["en"].text(prompt_of(one.decision)) == (
        "Choose the card that “Akari of the Paper Lantern” gets as energy."
    )
    assert {move.target for option in one.decision.options for move in option.moves} == {f"card.{one.card(AKARI)}"}
    one = scene(hand=(BUBBLES,), their=SideLaid(main=unit(UZUKI, (DAZZLE, MARI))))
    one.answer(key(one, "use", BUBBLES)).answer("1")
    assert renderers["en"].text(prompt_of(one.decision)) == "Choose 1 card to discard."
    assert {move.target for option in one.decision.options for move in option.moves} == {"discard.1"}


def test_every_refusal_can_be_said(renderers: dict[str, Renderer]) -> None:
    slots = {"prompt": say("ask-act"), "unit": say("units-this"), "clause": say("cost-rest"), "card": say("units-this")}
    for code, reason in REASONS.items():
        given = {slot: slots.get(slot, 2) for slot in reason.slots}
        if code == "answer-count":
            given = {"count": say("count-just", count=1)}
        assert all(words.text(say(reason.message, **given)) for words in renderers.values())


def test_a_refusal_in_words(renderers: dict[str, Renderer]) -> None:
    match = Match.start(GAME, Duels().drawn(Random(1), None))
    refusal = match.why_not(Move("hand.1#0", "hand.1", "main.0"))
    assert refusal.code == "hidden"
    assert renderers["en"].text(refusal.phrase) == "That card is hidden from you."


@pytest.mark.parametrize(
    ("target", "shown", "most", "asks"),
    [
        ("hand.0", (), 1, "プレイヤー1の手札に加えるカードを1枚選んでください。"),
        ("discard.0", (), 1, "捨てるカードを1枚選んでください。"),
        ("hand.0", ("card:3",), 1, "デッキから手札に加えるカードを1枚選んでください。"),
        ("hand.0", ("card:3",), 0, "デッキに、手札に加えられるカードはありません。"),
    ],
)
def test_where_chosen_cards_go_is_said_in_the_words_of_the_game(
    target: str, shown: tuple[str, ...], most: int, asks: str, renderers: dict[str, Renderer]
) -> None:
    decision = ChooseCards(seat=0, options=(), target=target, shown=shown, least=most, most=most)
    assert renderers["ja"].text(prompt_of(decision)) == asks
