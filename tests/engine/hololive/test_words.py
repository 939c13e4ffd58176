"""What is said of a duel, in three languages: no message is missing, no variable, no term."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cardgame import decisions as any_asked
from engine.cardgame.clauses import Condition
from engine.cardgame.events import CardMoved, CardsRevealed
from engine.cardgame.match import Match
from engine.cardgame.refusals import EVERYWHERE
from engine.cardgame.source import Source
from engine.cardgame.spoken import Spoken
from engine.cardgame.state import Lasting
from engine.cardgame.witness import Events, Witness
from engine.cardgame.wording import who
from engine.hololive import decisions as asked
from engine.hololive import events as happened
from engine.hololive.card_text import card_face, card_text
from engine.hololive.decisions import Decision
from engine.hololive.game import HololiveGame
from engine.hololive.play.selfplay import Duels
from engine.hololive.pool import EVERY_NUMBER
from engine.hololive.procedures.stage import back_to_debut, bloom
from engine.hololive.procedures.upon import upon
from engine.hololive.refusals import REASONS
from engine.hololive.registry import REGISTRY
from engine.hololive.rules import RULES
from engine.hololive.sheet import section_name
from engine.hololive.state import State
from engine.hololive.table import Fall, Throw, Wound
from engine.hololive.terms import PREFIX
from engine.hololive.view.lines import TELLERS, UNTOLD
from engine.hololive.wording import call_of, label_of, prompt_of
from engine.kernel.decisions import Option
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.kanji import unread
from engine.text.phrase import CardName, Phrase, say
from engine.text.render import Renderer
from tests.engine.hololive.sample import (
    DEAR,
    DEBUT,
    FAN,
    FIRST,
    ITEM,
    NUMBERS,
    OSHI,
    PICKY,
    SECOND,
    SPOT,
    STUCK,
    WAITING_OSHI,
    WHITE,
    Sample,
    played,
    renderers,
)  # fmt: skip
from tests.engine.hololive.tables import one as holomem_of
from tests.engine.hololive.tables import scene, side

ENGINE = Path(__file__).resolve().parents[3] / "engine" / "hololive"


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Renderer]:
    return renderers(tmp_path_factory.mktemp("translations"))


def said(words: dict[str, Renderer], phrase) -> list[str]:
    """The phrase in every language; no hole in any."""
    found = [renderer.text(phrase) for renderer in words.values()]
    assert all(found)
    return found


# --- events

EVERY_EVENT = {getattr(happened, name) for name in happened.__all__}


def test_every_event_is_told_or_said_to_be_untold() -> None:
    assert set(TELLERS) | UNTOLD == EVERY_EVENT
    assert not set(TELLERS) & UNTOLD


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everything_of_a_duel_can_be_said(words: dict[str, Renderer], seed: int) -> None:
    match = played(seed)
    lines = [line for seat in (-2, -1, 0, 1) for line in match.journal(seat)]
    assert len({line.phrase.key for line in lines}) > 20
    for phrase in {line.phrase for line in lines}:
        said(words, phrase)
    assert match.winner is None or said(words, match.ending)


def _samples() -> list[tuple[happened.Event, str]]:
    """An event each of those that duels by chance hardly show, with a table where it may happen, and its message."""
    one = Sample(collab=FIRST, cheers=(WHITE,), power=2, hand=(SPOT,))
    center, collab, cheer, oshi = one.at("center.0"), one.at("collab.0"), one.at("cheer.0"), one.at("oshi.0")
    hidden, power = one.at("deck.0"), one.at("holo-power.0")
    condition = next(ref for ref, clause in REGISTRY.clauses.items() if isinstance(clause, Condition))
    ref = REGISTRY.cards[FIRST].effects[0].clause.ref
    lasting = Lasting(
        id=1, ref=ref, source=Source(0, collab), number=FIRST, scope="standing", until="turn"
    )
    found = [
        (happened.TableLaid(()), "told-laid"),
        (happened.FirstPlayerDecided(1), "told-first-player"),
        (happened.PreparedShown((center,)), "told-prepared"),
        (happened.PreparedShown((center, collab)), "told-prepared"),
        (happened.PreparedShown(()), ""),
        (happened.TurnBegan(4, 1), "told-turn"),
        *((happened.PhaseBegan(step, 0), "told-step") for step in STEPS),
        (happened.TurnEnding(0), ""),
        (happened.CardTurned(center, True), "told-rest"),
        (happened.CardTurned(center, False), "told-stood"),
        (happened.DamageDealt(center, 30, 1, -1, arts=True), "told-damage"),
        (happened.DamageDealt(center, 30, 1, -1), "told-special"),
        (happened.Healed(center, 10, 0), "told-healed"),
        (happened.HpLeft(center, 50, 10), "told-hp-left"),
        (happened.CheerArchived(0, center), ""),
        (happened.Withstood(), ""),
        (happened.Felled(center, 1, -1), "told-felled"),
        (happened.Downed(center, 0, -1, 1), "told-downed"),
        (happened.ArtsUsed(center, "1", one.at("center.1"), 0), "told-arts"),
        (happened.ArtsRaised(20), "told-raised"),
        (happened.ArtsEnded(), ""),
        (happened.SkillUsed(0, oshi, "oshi"), "told-skill-oshi"),
        (happened.SkillUsed(0, oshi, "sp"), "told-skill-sp"),
        (happened.SupportPlayed(0, center), "told-played"),
        (happened.DieRolled(0, center, 3, 3), "told-rolled"),
        (happened.DieRolled(0, center, 6, 3), "told-rolled-as"),
        (happened.DeckRanOut(1), "told-deck-ran-out"),
        (happened.DeckShuffled(0, one.state.piles["cheer-deck.0"], "cheer-deck"), "told-shuffled"),
        (happened.CounterChanged("life-damage.1", 2), "told-life-damage"),
        (happened.CounterChanged("life-damage.1", 0), ""),
        (happened.CounterChanged("redraws.0", 1), "told-redraws"),
        (happened.Declared(0, "5"), "told-declared"),
        (happened.Declared(0, DEBUT), "told-declared"),
        (happened.EffectArose(ref, Source(0, collab)), "told-effect"),
        (happened.ConditionUnmet(condition, Source(0, collab)), "told-unmet"),
        (happened.LastingBegan(lasting), "told-effect"),
        (happened.LastingEnded((1,)), ""),
        (happened.Marked("turn:collab"), ""),
        (happened.CardAttached(cheer, collab), "told-attached"),
        (CardsRevealed((hidden, power)), "told-shown"),
        (CardsRevealed((hidden,), 0), "told-saw"),
        (CardsRevealed((hidden,), 1), "told-looked"),
    ]
    moves = {
        "hand.0": "told-to-hand", "archive.0": "told-archived", "deck.0": "told-under", "life.0": "told-to-life",
        "holo-power.0": "told-to-holo-power", "oshi.0": "told-put", "back.0": "told-went", "resolution.0": "",
    }  # fmt: skip
    found += [(CardMoved(center, "center.0", target), key) for target, key in moves.items()]
    reasons = {
        "draw": "told-drew", "redraw": "told-redraw", "penalty": "told-penalty", "first": "told-first",
        "holo-power": "told-charged", "enter": "told-entered", "collab": "told-collab", "cost": "told-paid",
        "bloom": "", "down": "",
    }  # fmt: skip
    found += [(CardMoved(hidden, "deck.0", "back.0", why=why), key) for why, key in reasons.items()]
    found += [
        (CardMoved(hidden, "deck.0", "deck.0", 0), "told-on-top"),
        (CardMoved(cheer, "cheer.0", "archive.0", why="cost"), "told-paid"),
        (CardMoved(cheer, "cheer.0", "archive.0"), "told-archived"),
        (CardMoved(hidden, "deck.0", "back.0"), "told-entered"),
    ]
    return found


def test_a_support_card_that_is_attached_from_the_hand_is_named_to_both_10_7_2_1() -> None:
    one = Sample(hand=(SPOT,))
    card = one.at("hand.0")
    for seat in (-1, 1):
        line = RULES.spoken(happened.SupportPlayed(0, card), False, one.state, seat, None)
        assert line is not None
        assert dict(line.phrase.slots)["card"] == CardName(SPOT)


STEPS = ("reset", "hand", "cheer", "main", "performance", "end")


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_each_event_has_its_sentence(words: dict[str, Renderer], seat: int) -> None:
    told = set()
    for event, key in _samples():
        one = Sample(collab=FIRST, cheers=(WHITE,), power=2, hand=(SPOT,))
        if isinstance(event, happened.ArtsRaised):
            one.table.emit(happened.ArtsUsed(one.at("center.0"), "1", one.at("center.1"), 0))
        event.apply(one.state)
        line = RULES.spoken(event, False, one.state, seat, None)
        assert isinstance(line, Spoken) == bool(key), event
        if line is not None:
            told.add(type(event))
            expected = "told-looked" if key == "told-saw" and seat != 0 else key
            expected = "told-saw" if key == "told-looked" and seat == 1 else expected
            assert line.phrase.key.removeprefix("hololive-") == expected
            assert expected != "told-effect" or dict(line.phrase.slots)["who"] == who(0), event
            said(words, line.phrase)
    others = {happened.Bloomed, happened.Uncovered, happened.DuelEnded}  # told by the tests below
    assert told | others == set(TELLERS)


def test_blooming_and_going_back_to_debut_are_told(words: dict[str, Renderer]) -> None:
    one = Sample(hand=(FIRST,))
    center, card = one.at("center.0"), one.at("hand.0")
    for event in (CardMoved(card, "hand.0", "center.0", why="bloom"), happened.Bloomed(0, card, center)):
        event.apply(one.state)
    bloomed = RULES.spoken(event, True, one.state, 1, None)
    assert said(words, bloomed.phrase)[2] == "Player 1’s “CTEST-010” bloomed into the 1st “CTEST-011”."
    event = happened.Uncovered(0, center, card)
    event.apply(one.state)
    assert said(words, RULES.spoken(event, True, one.state, 1, None).phrase)[2] == (
        "Player 1’s “CTEST-011” returned to the Debut “CTEST-010”."
    )


def test_a_holomem_that_blooms_with_all_that_belongs_to_it_is_one_line(words: dict[str, Renderer]) -> None:
    one = Sample(hand=(FIRST,), cheers=(WHITE, WHITE))
    one.hurt(one.at("center.0"), 10)
    before = len(one.table.events)
    one.do(bloom(one.table, 0, one.at("hand.0"), one.at("center.0")))
    lines = Witness(Events(one.table.events), 1, State)
    lines.skip(len(one.table.events))
    told = [line for line in lines.lines if line.index >= before]
    assert [line.phrase.key for line in told] == ["hololive-told-bloomed"]
    before = len(one.table.events)
    one.do(back_to_debut(one.table, one.at("center.0"), one.at("stack.0")))
    lines = Witness(Events(one.table.events), 1, State)
    lines.skip(len(one.table.events))
    keys = [line.phrase.key.removeprefix("hololive-told-") for line in lines.lines if line.index >= before]
    assert keys == ["hp-left", "uncovered", "to-hand"]


@pytest.mark.parametrize("why", ["swap", "baton"])
def test_two_that_change_places_are_told_once_with_both_names(words: dict[str, Renderer], why: str) -> None:
    one = Sample()
    center, back = one.at("center.0"), one.at("back.0")
    first = CardMoved(center, "center.0", "back.0", face_up=True, why=why)
    second = CardMoved(back, "back.0", "center.0", face_up=True, why=why)
    first.apply(one.state)
    assert RULES.spoken(first, True, one.state, 0, None) is None
    second.apply(one.state)
    line = RULES.spoken(second, True, one.state, 0, first)
    assert dict(line.phrase.slots)["card"] == CardName(DEBUT)
    assert line.phrase.key == ("hololive-told-swapped" if why == "swap" else "hololive-told-baton")
    said(words, line.phrase)


@pytest.mark.parametrize("why", ["cheer", "life", "play", "attach"])
def test_what_is_attached_is_told_with_where_it_came_from(words: dict[str, Renderer], why: str) -> None:
    one = Sample()
    card, center = one.at("cheer-deck.0"), one.at("center.0")
    moved = CardMoved(card, "cheer-deck.0", "cheer.0", why=why)
    moved.apply(one.state)
    assert RULES.spoken(moved, False, one.state, 0, None) is None
    attached = happened.CardAttached(card, center)
    attached.apply(one.state)
    line = RULES.spoken(attached, True, one.state, 0, moved)
    keys = {"cheer": "sent", "life": "sent-life", "play": "played-on", "attach": "attached"}
    assert line.phrase.key == f"hololive-told-{keys[why]}"
    said(words, line.phrase)


@pytest.mark.parametrize("winner", [0, 1, -1])
@pytest.mark.parametrize("reason", ["life", "stage", "deck", "redraws", "conceded", "effect"])
def test_every_ending_is_told(words: dict[str, Renderer], winner: int, reason: str) -> None:
    one = Sample()
    event = happened.DuelEnded(winner, reason)
    event.apply(one.state)
    line = RULES.spoken(event, False, one.state, 0, None)
    assert line is not None
    assert RULES.view(one.state, 0).ending == line.phrase
    assert ("drawn" in line.phrase.key) == (winner < 0)
    said(words, line.phrase)


def test_a_hidden_card_is_not_named_to_who_does_not_see_it(words: dict[str, Renderer]) -> None:
    one = Sample()
    card = one.at("deck.1")
    event = CardMoved(card, "deck.1", "hand.1", status="", face_up=True, why="draw")
    event.apply(one.state)
    mine, theirs = (RULES.spoken(event, False, one.state, seat, None) for seat in (1, 0))
    assert words["en"].text(mine.phrase) == "Player 2 drew “CTEST-010”."
    assert words["en"].text(theirs.phrase) == "Player 2 drew 1 card."
    assert theirs.things == ("hand.1",)


# --- questions and answers

KINDS = [
    one
    for module in (asked, any_asked)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Decision) and one is not Decision
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_question_has_a_prompt_and_a_call(words: dict[str, Renderer], kind: type[Decision]) -> None:
    of_rule: dict[str, Any] = {"section": "7.2.6"} if kind is asked.ChooseHolomem else {}
    if kind is any_asked.ChooseCards:
        of_rule = {"section": "8.7.2", "target": "archive.0"}
    for least, most in ((1, 1), (0, 2), (1, 3)):
        decision = kind(seat=0, options=(Option("yes"),), least=least, most=most, **of_rule)
        said(words, prompt_of(decision))
        for turn, seat in ((0, 0), (3, 0), (4, 1)):
            state = Sample(turn=turn).state
            said(words, call_of(kind(seat=seat, options=()), state).words)
    assert prompt_of(kind(seat=0, options=(), prompt=say("hololive-ask-first"))).key == "hololive-ask-first"


def test_a_question_for_a_holomem_says_what_for(words: dict[str, Renderer]) -> None:
    keys = {}
    for section in ("7.2.6", "7.7.3", "7.4.2", "11.5.1", "11.3.2", "5.23.1"):
        phrase = prompt_of(asked.ChooseHolomem(seat=0, options=(), section=section))
        said(words, phrase)
        keys[section] = phrase.key.removeprefix("hololive-ask-")
    assert keys["7.2.6"] == keys["7.7.3"] == "center"
    assert (keys["7.4.2"], keys["11.5.1"]) == ("cheer", "life")
    assert (keys["11.3.2"], keys["5.23.1"]) == ("downed-first", "arts-again")
    for key in ("attach", "send"):
        assert "CTEST-010" in said(words, say(f"hololive-ask-{key}", card=CardName("TEST-010")))[2]


def test_what_a_question_is_asked_upon_can_be_said(words: dict[str, Renderer]) -> None:
    one = Sample(collab=FIRST, cheers=(WHITE, WHITE))
    center, theirs, cheer = one.at("center.0"), one.at("center.1"), one.state.piles["cheer.0"]
    subjects = (
        Wound(center, 30, 1, theirs, arts=True), Wound(theirs, 20, 0, center), Fall(center, 1, theirs, True, 1),
        happened.DamageDealt(center, 30, 1, theirs, arts=True), happened.DamageDealt(theirs, 20, 0, center),
        happened.CheerArchived(0, center, cheer), happened.CheerArchived(0, center, cheer[:1]),
        Throw(0, center, numbers=(3,)), Throw(0, center, numbers=(1, 6)),
    )  # fmt: skip
    told = [upon(one.state, 0, subject) for subject in subjects]
    assert len(set(told)) == len(subjects)
    assert upon(one.state, 0, Throw(0, center)) is None  # nothing was rolled yet
    said(words, say("hololive-ask-power-for-hand"))
    for about in told:
        step = say("hololive-extra-no-bloom")
        said(words, say("hololive-next-upon", upon=about, step=step))
        said(words, say("hololive-prompt-upon", upon=about, prompt=say("prompt-may", step=step)))


def test_a_rule_that_asks_for_cards_says_what_for(words: dict[str, Renderer]) -> None:
    for section, key in (("6.2.1.10.2", "penalty"), ("8.7.2", "baton"), ("11.4.2", "surplus")):
        decision = any_asked.ChooseCards(seat=0, options=(), target="deck.0", section=section, most=2)
        assert prompt_of(decision).key == f"hololive-ask-cards-{key}"
        said(words, prompt_of(decision))


def test_what_is_chosen_for_a_text_is_said_with_how_many_and_in_which_order(words: dict[str, Renderer]) -> None:
    asks = say("prompt-step", step=say("sentence", text=say("hololive-step-draw", count=1)))

    def told(kind: type[Decision], **more: Any) -> str:
        more = {"options": (Option("card:3"),), "most": 2} | more
        return said(words, prompt_of(kind(seat=0, prompt=asks, **more)))[2].partition(": ")[0]

    assert told(any_asked.ChooseCards, least=2) == "Choose 2 cards"
    assert told(any_asked.ChooseCards, least=0) == "Choose up to 2 cards"
    assert told(any_asked.ChooseCards, least=2, ordered=True) == "Choose 2 cards in order, the uppermost first"
    assert told(any_asked.ChooseCards, least=0, options=()) == "There is no card to choose"
    assert told(asked.ChooseHolomem, most=1) == "Choose 1 Holomem"


def test_whatever_a_text_asks_for_is_asked_in_its_words() -> None:
    """No step asks for cards, for a number or to look without saying what for; `_one_of` says it of holomem."""
    calls = [
        call
        for name in ("steps", "standing")
        for call in ast.walk(ast.parse((ENGINE / "clauses" / f"{name}.py").read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
    ]
    asks = [call for call in calls if call.func.id in ("choose_cards", "choose_open", "ChooseNumber", "LookAt")]
    assert len(asks) > 20
    assert [call.lineno for call in asks if "prompt" not in {word.arg for word in call.keywords}] == []
    for_holomem = [call for call in calls if call.func.id == "_one_of"]
    assert len(for_holomem) > 10
    said = [{word.arg for word in call.keywords} & {"asked", "card"} for call in for_holomem]
    assert all(said), "to whom a card goes, or what is done with them"


@pytest.mark.parametrize("seed", [4, 5])
def test_whatever_is_asked_and_answered_in_a_duel_can_be_said(words: dict[str, Renderer], seed: int) -> None:
    match, kinds, heads = played(seed), set(), set()
    for answers in range(match.answers):
        then = match.at(answers)
        kinds.add(then.decision.kind)
        for phrase in (then.prompt(), then.call().words, *map(then.label, then.decision.options)):
            said(words, phrase)
        heads |= {option.key.partition(":")[0] for option in then.decision.options}
    assert kinds >= {"ChooseRedraw", "ChooseFirstBack", "ChooseHolomem", "ChooseAct", "ChooseArts"}
    assert heads >= {"place", "bloom", "collab", "attach", "arts", "end", "card"}


def test_every_answer_can_be_said(words: dict[str, Renderer]) -> None:
    one = Sample(hand=(SPOT,))
    view = RULES.view(one.state, 0)
    center, theirs, hand, back = (one.at(where) for where in ("center.0", "center.1", "hand.0", "back.0"))
    answers = {
        asked.ChooseFirst: ("me", "opponent"),
        asked.ChooseRedraw: ("yes", "no"),
        asked.ChooseFirstHolomem: (f"card:{hand}",),
        asked.ChooseFirstBack: (f"card:{hand}",),
        asked.ChooseHolomem: (f"card:{center}",),
        asked.ChooseAct: (
            f"place:{hand}", f"bloom:{hand}:{center}", f"collab:{back}", f"baton:{back}", "skill:oshi", "skill:sp",
            f"play:{hand}", f"attach:{hand}:{center}", f"act:x:{center}", "end",
        ),
        asked.ChooseArts: (f"arts:{center}:1:{theirs}", "end"),
        any_asked.ChooseCards: (f"card:{hand}", "deck.0#2"),
        any_asked.ChooseOne: ("yes", "no"),
        any_asked.ChooseNext: (f"next:0:card:{center}", "next:1:deck.0#0"),
        any_asked.ChooseNumber: ("3",),
        any_asked.ChooseName: (DEBUT,),
        any_asked.LookAt: ("seen",),
    }  # fmt: skip
    assert set(answers) == set(KINDS)
    for kind, keys in answers.items():
        decision = kind(seat=0, options=tuple(map(Option, keys)))
        labels = [said(words, label_of(decision, option, view)) for option in decision.options]
        assert len({label[0] for label in labels}) == len(labels)
    label = label_of(asked.ChooseArts(seat=0, options=()), Option(f"arts:{center}:1:{theirs}"), view)
    assert said(words, label)[2] == (
        "Use “A1TEST-010” of “CTEST-010” against “CTEST-014” (Player 2’s Center Position)"
    )


def test_the_same_words_of_two_holomem_are_told_apart(words: dict[str, Renderer]) -> None:
    one = Sample(hand=(SPOT,))
    view = RULES.view(one.state, 0)
    alike = REGISTRY.cards[FIRST].effects[0].clause.choice()
    keys = [f"next:{at}:card:{one.at(where)}" for at, where in enumerate(("center.0", "back.0"))]
    both = any_asked.ChooseNext(seat=0, options=tuple(Option(key, label=alike) for key in keys))
    first, second = (said(words, label_of(both, option, view))[2] for option in both.options)
    assert "(Center Position): " in first
    assert "(Back Position): " in second
    alone = any_asked.ChooseNext(seat=0, options=(both.options[0], Option(keys[1])))
    assert "Center" not in said(words, label_of(alone, alone.options[0], view))[2]


def test_two_holomem_of_a_name_beside_each_other_are_told_apart_by_their_place() -> None:
    """Whatever is asked of them; a card on one of them by that; and who has the back to itself needs no place."""
    gigi = holomem_of("hSD13-013", stack=("hSD13-009",), support=("hSD10-013",))
    there = scene(side(gigi, back=(gigi, "hSD13-003", "hSD13-008")))
    view, back = RULES.view(there.state, 0), there.state.piles["back.0"]

    def told(kind: type[Decision], *keys: str, label: Phrase | None = None) -> list[str]:
        decision = kind(seat=0, options=tuple(Option(key, label=label) for key in keys))
        return [Renderer(Catalog.load("en")).text(label_of(decision, option, view)) for option in decision.options]

    assert [text.rpartition("(")[2] for text in told(asked.ChooseHolomem, *(f"card:{card}" for card in back))] == [
        "Back Position, 1st from the left)", "Back Position)", "Back Position, 3rd from the left)",
    ]  # fmt: skip
    for act in ("collab", "baton"):
        first, second, third = told(asked.ChooseAct, *(f"{act}:{card}" for card in back))
        assert first.endswith("(Back Position, 1st from the left)")
        assert third.endswith("(Back Position, 3rd from the left)")
        assert "Position" not in second
    acts = [key for key in there.keys if key.startswith("act:")]
    assert len(acts) == 2
    assert len(set(told(asked.ChooseAct, *acts))) == 2
    arts = told(asked.ChooseArts, *(f"arts:{card}:1:{card}" for card in (there.card("hSD13-013", 0), back[1])))
    assert "Center" not in arts[0].partition(" against ")[0]
    tools = (f"next:{at}:card:{card}" for at, card in enumerate(there.cards("hSD10-013", 0)))
    on_center, on_back = told(any_asked.ChooseNext, *tools, label=say("hololive-extra-no-bloom"))
    assert "(Center Position): " in on_center
    assert "(Back Position, 1st from the left): " in on_back
    there.table.emit(CardMoved(there.state.piles["center.0"][0], "center.0", "archive.0"))
    view = RULES.view(there.state, 0)
    without = told(asked.ChooseAct, f"card:{there.cards('hSD10-013', 0)[0]}")
    assert "Position" not in without[0], "its holomem has left, and it goes at the next rule processing (§11.4.1)"


def test_arts_of_two_holomem_of_a_name_are_told_apart() -> None:
    there = scene(side("hSD13-008", collab="hSD13-008", back=("hSD13-008",)))
    view = RULES.view(there.state, 0)
    keys = [f"arts:{there.state.piles[where][0]}:1:{there.card('T-BEA-D', 1)}" for where in ("center.0", "collab.0")]
    users = [dict(label_of(asked.ChooseArts(seat=0, options=()), Option(key), view).slots)["card"] for key in keys]
    assert [dict(user.slots)["area"].key for user in users] == ["hololive-center", "hololive-collab"]


def test_abilities_of_one_point_of_a_step_are_told_apart_where_they_are_asked() -> None:
    """§10.6.3: two of a number beside each other in the back, each with an ability of the performance step."""
    there = scene(side(back=("hSD11-006", "hSD11-006"), hand=("hSD11-006",) * 2))
    there.answer("end")
    assert there.decision.kind == "ChooseNext"
    view, english = RULES.view(there.state, 0), Renderer(Catalog.load("en"))
    told = [english.text(label_of(there.decision, option, view)) for option in there.decision.options]
    assert [text.partition(":")[0].partition("(")[2] for text in told] == [
        "Back Position, 1st from the left)", "Back Position, 2nd from the left)",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(1, 4))
def test_duels_of_real_cards_can_be_said(seed: int) -> None:
    shipped = [Renderer(Catalog.load(language, games=("hololive",)), strict=True) for language in LANGUAGES]
    rng, duels = Random(seed), Duels()
    match = Match.start(HololiveGame(), duels.drawn(rng, None))
    player = duels.players["random"](rng, {})
    phrases = set()
    while match.decision is not None and match.answers < 150:
        phrases |= {match.prompt(), match.call().words, *map(match.label, match.decision.options)}
        match.submit(player(match.decision, None))
    for seat in (-1, 0, 1):
        phrases |= {line.phrase for line in match.journal(seat)}
        phrases |= set(match.view(seat).lasting)
        seen = [card for place in match.view(seat).places.values() for card in place.cards]
        phrases |= {change.phrase for card in seen for change in card.changes}
    assert len(phrases) > 30
    vague = {"hololive-ask-number", "hololive-ask-look"}
    assert not vague & {one.key for one in phrases if one is not None}, "what is chosen is chosen for something"
    for phrase in phrases:
        assert all(renderer.text(phrase) for renderer in shipped)


# --- refusals


def _codes() -> set[str]:
    """Every code that the source refuses by."""
    text = "\n".join(path.read_text("utf-8") for path in ENGINE.rglob("*.py"))
    plain = set(re.findall(r"""(?:Refused\(|_named\(state, )f?"([a-z-]+(?:\{[^}]*\})?)""", text))
    misplaced = {"not-an-oshi", "not-cheer", "not-for-the-deck"}  # from a table of the pool's own
    formed = {"skill-used-turn", "skill-used-game", "over", "hidden"}
    return {code for code in plain if "{" not in code} | formed | misplaced


def test_the_table_of_reasons_is_closed(words: dict[str, Renderer]) -> None:
    given = _codes() - {"not-offered", "other-question", "wrong-place"}
    assert given == set(REASONS) - set(EVERYWHERE)
    messages = {reason.message for code, reason in REASONS.items() if code not in EVERYWHERE}
    there = {key for key in words["ja"].catalog.keys() if key.startswith("hololive-refusal-")}  # noqa: SIM118
    assert messages == there


def test_every_refusal_can_be_said(words: dict[str, Renderer]) -> None:
    slots = {"prompt": say("hololive-ask-act"), "card": CardName(DEBUT), "clause": say("hololive-extra-no-bloom")}
    for code, reason in REASONS.items():
        given = {slot: slots.get(slot, 2) for slot in reason.slots}
        if code == "answer-count":
            given = {"count": say("count-just", count=1)}
        said(words, say(reason.message, **given))
        if code not in EVERYWHERE:
            assert words["ja"].catalog.entry(reason.message).variables == reason.slots
            assert reason.message == f"hololive-refusal-{code}"
            assert said(words, section_name(reason.section)) == [f"§{reason.section}"] * 3


def test_only_a_number_is_a_paragraph() -> None:
    with pytest.raises(ValueError, match="no paragraph"):
        section_name("8-3")


# --- cards


def test_every_card_can_be_read(words: dict[str, Renderer]) -> None:
    for number in NUMBERS:
        for line in card_text(number):
            said(words, line)
        face = card_face(number)
        for phrase in (*face.tags, *face.text, *face.extras):
            said(words, phrase)
        for one in (*face.effects, *face.arts, *face.skills):
            said(words, one.name)
            assert one.text is None or said(words, one.text)


def read(words: dict[str, Renderer], number: str, language: str) -> list[str]:
    return [words[language].text(line) for line in card_text(number)]


def test_a_card_says_what_is_printed_on_it(words: dict[str, Renderer]) -> None:
    assert read(words, DEBUT, "ja") == [
        "〔アーツ・無色1〕「A1TEST-010」 30（特攻：緑+20）", "このホロメンは5枚以上でもデッキに入れてよい。",
    ]  # fmt: skip
    assert read(words, FIRST, "en") == [
        "[Collab Effect] “EcollabTEST-011”: Yes.",
        "[Bloom Effect] “EbloomTEST-011”: Yes.",
        "[Gift] “EgiftTEST-011”: 30.",
        "[Arts: 1 white, 1 colourless] “A1TEST-011” 40+: Redraw.",
        "[Arts: 2 white] “A2TEST-011” 60: This can be aimed at your opponent’s Center Holomem only.",
        "When this Holomem is downed, you lose 2 Life.",
        "This Holomem also counts as 〈Azki〉.",
    ]
    assert read(words, SECOND, "ko") == [
        "〔아츠·백 2, 무색 1〕「A1TEST-012」 100: 상대의 백 홀로멤도 대상으로 고를 수 있다.",
    ]
    assert read(words, OSHI, "ja")[0] == "〔推しスキル・ホロパワー2〕「SoshiTEST-001」：ターンに1回：引き直す。"
    assert read(words, WAITING_OSHI, "en")[1] == "[SP Oshi Skill: X Holo Power] “SspTEST-002”: Once a game: No."
    assert read(words, FAN, "en") == ["This can be attached to your 〈Sora〉 only.", "5."]
    assert read(words, DEAR, "ja")[1:] == ["はい。そうした場合、はい。"]
    assert read(words, ITEM, "ja") == ["引き直す。"]
    assert read(words, PICKY, "en") == [
        "[Arts: no cost] “A1TEST-017” 10: This can be used if this card is in your Life."
    ]
    assert read(words, SPOT, "ja") == [
        "〔アーツ・無色1〕「A1TEST-013」 20：このカードがライフにあるなら、相手のバックホロメンも対象に選べる。",
    ]
    assert read(words, STUCK, "ja")[1:] == ["このホロメンはBloomできない。"]


def test_every_real_card_is_read_with_names_and_readings() -> None:
    for language in LANGUAGES:
        shipped = Renderer(Catalog.load(language, games=("hololive",)), strict=True)
        unread_on = {}
        for number in EVERY_NUMBER:
            lines = [shipped.spans(line) for line in card_text(number)]
            assert all(lines)
            if language == "ja" and (signs := "".join(map(unread, lines))):
                unread_on[number] = signs
        assert unread_on == {}


# --- terms


def test_every_term_has_a_meaning_and_its_paragraph(words: dict[str, Renderer], shared: Path) -> None:
    ja = words["ja"].catalog
    keys = [key for key in ja.term_keys() if key.startswith(PREFIX)]
    assert len(keys) > 100
    text = (shared / "rules" / "hololive-ja.txt").read_text("utf-8")
    paragraphs = _paragraphs(text)
    wrong = []
    for key in keys:
        for renderer in words.values():
            meaning = "".join(span.text for span in renderer.term(key).gloss)
            assert meaning.endswith(("。", "."))
            assert len(meaning) <= 140
        term = ja.term(key)
        if term.section and "".join(term.text.split()).casefold() not in paragraphs.get(term.section, ""):
            wrong.append((key, term.text, term.section))
    assert wrong == []
    assert {key for key in keys if not ja.term(key).section} == {"hololive-special-damage"}


def test_every_reason_names_a_paragraph_of_the_rules(shared: Path) -> None:
    paragraphs = _paragraphs((shared / "rules" / "hololive-ja.txt").read_text("utf-8"))
    assert {one.section for code, one in REASONS.items() if code not in EVERYWHERE} - set(paragraphs) == set()


def _paragraphs(text: str) -> dict[str, str]:
    """The paragraphs of the rule document by their numbers, without blanks, small letters."""
    pieces = re.split(r"(?m)^[-#\s]*(\d{1,2}(?:\.\d{1,2})*) ", text)
    found: dict[str, str] = {}
    for number, body in zip(pieces[1::2], pieces[2::2], strict=True):
        found[number] = found.get(number, "") + "".join(body.split()).casefold()
    return found
