"""Prompts, labels and all the messages of `rules.ftl`: for each kind of decision and option, in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cardgame import decisions as general
from engine.cardgame.hooks import AroundStep, AtPhase, React
from engine.cardgame.sight import handle
from engine.cardgame.wording import cards_named, how_many, named, place_name
from engine.kernel.decisions import Decision, Move, Option
from engine.sakura import decisions as asked
from engine.sakura.door import forms
from engine.sakura.names import megami_name
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.registry import REGISTRY
from engine.sakura.state import of_both
from engine.sakura.view.seat import view
from engine.sakura.wording.labels import label_of
from engine.sakura.wording.prompts import prompt_of
from engine.sakura.wording.slots import bearer_name
from engine.text.catalog import Catalog
from engine.text.phrase import CardName, Listing, Phrase, Term, say
from engine.text.render import Renderer
from tests.engine.sakura.rules.small_cards import ENHANCEMENT, OTHER, PLAIN, REACTION, SPECIAL
from tests.engine.sakura.view.duels import SEEDS, played

if TYPE_CHECKING:
    from engine.cardgame.clauses import Standing

LANGUAGES = ("ja", "ko", "en")
RENDERERS = {language: Renderer(Catalog.load(language), strict=True) for language in LANGUAGES}
CATALOG = RENDERERS["en"].catalog
KINDS = [kind for kind in vars(asked).values() if isinstance(kind, type) and issubclass(kind, Decision)]
KINDS.remove(Decision)


def number_of_a_card() -> str:
    return played(SEEDS[0]).state.defs[0].number


SAMPLES = {
    "who": say("seat", seat=1),
    "winner": say("seat", seat=0),
    "loser": say("seat-named", name="하나"),
    "name": "Hana",
    "seat": 0,
    "area": Term("aura"),
    "place": say("place-of", who=say("seat", seat=0), area=Term("hand")),
    "source": say("place-of", who=say("seat", seat=0), area=Term("aura")),
    "target": Term("shadow"),
    "card": CardName(number_of_a_card()),
    "other": CardName(number_of_a_card()),
    "under": CardName(number_of_a_card()),
    "attack": CardName(number_of_a_card()),
    "cards": cards_named([number_of_a_card(), None, None]),
    "effect": say("option-yes"),
    "clause": say("option-no"),
    "prompt": say("prompt-one"),
    "first": say("seat", seat=0),
    "second": say("seat", seat=1),
    "megami": Listing((Term("megami"), Term("player"))),
    "phase": Term("main-phase"),
    "action": Term("forward"),
    "token": Term("sakura-token"),
    "counter": Term("vigor"),
    "what": 3,
    "range": "3-4",
    "damage": "3/1",
}
"""A slot for each variable; those that aren't here are numbers."""


def rules_messages() -> tuple[str, ...]:
    return CATALOG.files()["sakura/rules.ftl"]


def sample(key: str, number: int) -> Phrase:
    variables = CATALOG.variables(key)
    slots = {name: SAMPLES.get(name, number) for name in variables}
    if "count" in variables and key.startswith(("prompt-cards", "refusal-")):
        slots["count"] = how_many(0, number)
    return Phrase(key, tuple(sorted(slots.items())))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for key in rules_messages():
        text = RENDERERS[language].text(sample(key, number))
        assert text
        assert "⟦" not in text
        assert "  " not in text
        assert "(를)" not in text
        assert "(가)" not in text


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_the_languages_have_the_same_messages_and_variables(language: str) -> None:
    here, there = Catalog.load(language), Catalog.load("en")
    assert here.files()["sakura/rules.ftl"] == there.files()["sakura/rules.ftl"]
    for key in rules_messages():
        assert here.variables(key) == there.variables(key), key


def test_sentences_in_the_three_languages() -> None:
    number = number_of_a_card()
    phrase = say("line-drew", who=say("seat", seat=0), cards=cards_named([None, None]))
    assert [RENDERERS[language].text(phrase) for language in LANGUAGES] == [
        "プレイヤー1はカード2枚を引いた。",
        "플레이어 1은 카드 2장을 뽑았다.",
        "Player 1 drew 2 cards.",
    ]
    name = RENDERERS["en"].card(number).text
    assert RENDERERS["en"].text(say("line-used", who=say("seat", seat=1), card=CardName(number))) == (
        f"Player 2 played “{name}”."
    )


# --- prompts ---------------------------------------------------------------------------------------------------------


def test_the_words_of_a_card_that_asks_come_first() -> None:
    own = say("option-yes")
    assert prompt_of(general.ChooseOne(seat=0, options=(), prompt=own)) is own


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_kind_asks_in_words(kind: type[Decision]) -> None:
    prompt = prompt_of(kind(seat=0, options=()))
    assert prompt.key.startswith("prompt-")
    assert CATALOG.variables(prompt.key) == {name for name, _ in prompt.slots}


@pytest.mark.parametrize(
    ("decision", "key"),
    [
        (asked.ChooseAct(seat=0, options=(), rest=True), "prompt-act"),
        (asked.ChooseAct(seat=0, options=()), "prompt-act-full-power"),
        (general.ChooseCards(seat=0, options=(), section="8-3-2", target="cover.0"), "prompt-hand-limit"),
        (general.ChooseCards(seat=0, options=(), target="deck.0", ordered=True, most=2), "prompt-cards-to-in-order"),
        (general.ChooseCards(seat=0, options=(), target="discard.0"), "prompt-cards-to"),
        (general.ChooseCards(seat=0, options=(), ordered=True, most=2), "prompt-cards-in-order"),
        (asked.ChooseCrystals(seat=0, options=(), target="card.3", count=2), "prompt-devotion"),
        (asked.ChooseCrystals(seat=0, options=(), target="shadow", count=2), "prompt-crystals"),
    ],
)
def test_prompts_of_a_kind_differ_by_what_is_asked(decision: Decision, key: str) -> None:
    assert prompt_of(decision).key == key


def test_where_chosen_cards_go_is_said_in_the_words_of_the_game() -> None:
    def asked_for(target: str, source: str = "cover.0") -> list[str]:
        option = Option("card:1", (Move("card:1", source, target),))
        prompt = prompt_of(general.ChooseCards(seat=0, options=(option,), target=target))
        return [RENDERERS[language].text(prompt) for language in LANGUAGES]

    assert asked_for("deck.0") == [
        "山札に置くカードを1枚選んでください。", "패산에 놓을 카드를 1장 고르세요.", "Choose 1 card for your deck."
    ]
    assert asked_for("hand.1", "poison-bag.0") == [
        "相手の手札に加えるカードを1枚選んでください。",
        "상대의 손패에 더할 카드를 1장 고르세요.",
        "Choose 1 card for your opponent’s hand.",
    ]
    assert asked_for("falsifying.0")[1] == "위증에 쓸 카드를 1장 고르세요."
    assert asked_for("specials.0", "specials.0") == [
        "カードを1枚選んでください。", "카드를 1장 고르세요.", "Choose 1 card."
    ], "it stays where it lies"


def test_a_kind_that_a_megami_brings_is_asked_too() -> None:
    class ChooseUmbrella(Decision, frozen=True):
        """Open or closed."""

    assert prompt_of(ChooseUmbrella(seat=0, options=())) == say("prompt-one")


def test_how_many() -> None:
    assert [how_many(2, 2), how_many(0, 2), how_many(1, 2)] == [
        say("count-just", count=2),
        say("count-up-to", count=2),
        say("count-between", least=1, most=2),
    ]


# --- labels ----------------------------------------------------------------------------------------------------------

TABLE = Scene(
    SideLaid(hand=(PLAIN,), specials=(SPECIAL,), enhancements=((ENHANCEMENT, 1),)), SideLaid(hand=(REACTION, OTHER))
)


def label(decision, key, *moves, seat=0):
    return label_of(decision, Option(key, moves), view(TABLE.state, seat))


def act(**values):
    return asked.ChooseAct(seat=0, options=(), **values)


def any_of(kind, **values):
    return kind(seat=0, options=(), **values)


def test_the_attack_that_is_asked_about_is_named() -> None:
    reaction = any_of(asked.ChooseReaction, number=PLAIN)
    assert prompt_of(reaction) == say("prompt-reaction-to", card=CardName(PLAIN))
    damage = any_of(asked.ChooseDamage, aura=2, life=1, number=PLAIN, by="attack")
    asks = say("prompt-damage", aura=2, life=1)
    assert prompt_of(damage) == say("prompt-because-of-attack", card=CardName(PLAIN), asks=asks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", ["attack", "impatience"])
def test_a_question_about_damage_has_one_colon(language: str, cause: str) -> None:
    asks = say("prompt-damage", aura=3, life=1)
    said = RENDERERS[language].text(say(f"prompt-because-of-{cause}", card=CardName(number_of_a_card()), asks=asks))
    assert said.count(":") + said.count("：") == 1


def test_damage_of_an_empty_deck_says_so() -> None:
    found = prompt_of(any_of(asked.ChooseDamage, aura=1, life=1, by="impatience"))
    assert found == say("prompt-because-of-impatience", asks=say("prompt-damage", aura=1, life=1))


@pytest.mark.parametrize(
    ("keys", "by"), [(("vigor", "cover:1"), "vigor-card"), (("vigor", "back"), "vigor"), (("cover:1", "back"), "card")]
)
def test_a_payment_names_only_what_can_pay(keys: tuple[str, ...], by: str) -> None:
    asking = asked.ChooseBasicPayment(seat=0, options=tuple(map(Option, keys)), action="forward")
    assert prompt_of(asking) == say("prompt-basic-payment", action=Term("forward"), by=by)


def test_an_effect_that_comes_next_is_said_with_its_card() -> None:
    seen = view(TABLE.state, 0)
    (card, *_) = (card for card in seen.places["hand.0"].cards if card.number)
    key = f"next:0:{card.handle}"
    does = say("option-yes")
    asking = general.ChooseNext(seat=0, options=(Option(key, label=does),))
    expected = say("option-next-does", card=CardName(card.number), does=does)
    assert label_of(asking, asking.options[0], seen) == expected


def test_an_option_with_words_of_its_own_keeps_them() -> None:
    own = say("option-yes")
    assert label_of(act(), Option("end", label=own), view(TABLE.state, 0)) == say("prompt-step", step=own)


@pytest.mark.parametrize(
    ("decision", "key", "expected"),
    [
        (act(rest=True), "end", say("option-end")),
        (act(), "end", say("option-end-without")),
        (act(rest=True), "basic:focus", say("option-basic", action=Term("focus"))),
        (any_of(asked.ChooseConduct), "standard", say("option-standard")),
        (any_of(asked.ChooseConduct), "full-power", say("option-full-power", held="no")),
        (any_of(asked.ChooseRebuild), "yes", say("option-rebuild")),
        (any_of(asked.ChooseRebuild), "no", say("option-no-rebuild")),
        (any_of(general.ChooseOne), "yes", say("option-yes")),
        (any_of(general.ChooseOne), "no", say("option-no")),
        (any_of(asked.ChooseBasicPayment), "vigor", say("option-vigor")),
        (any_of(asked.ChooseReaction), "pass", say("option-no-reaction")),
        (any_of(asked.ChooseBasicAction), "pass", say("option-pass")),
        (any_of(asked.ChooseDamage, aura=3, life=1), "aura", say("option-damage-aura", amount=3)),
        (any_of(asked.ChooseDamage, aura=3, life=1), "life", say("option-damage-life", amount=1)),
        (any_of(asked.ChooseDirection), "forth", say("option-forth")),
        (any_of(asked.ChooseDirection), "back", say("option-reverse")),
        (any_of(general.ChooseNumber), "-2", say("option-number", number=-2)),
        (any_of(general.ChooseName), PLAIN, say("option-card", card=CardName(PLAIN))),
        (any_of(general.ChooseNext), "next:1:card:-1", say("option-next-rule")),
        (any_of(general.LookAt), "seen", say("option-seen")),
        (any_of(asked.ChooseCrystals), "shadow", say("option-crystal", place=Term("shadow"))),
    ],
)
def test_options_by_their_keys(decision: Decision, key: str, expected: Phrase) -> None:
    assert label(decision, key) == expected


def test_options_that_name_a_card() -> None:
    card = TABLE.card(PLAIN)
    on = TABLE.card(ENHANCEMENT)
    assert label(act(), f"use:{card}") == say("option-use", card=CardName(PLAIN))
    assert label(any_of(asked.ChooseReaction), f"use:{card}") == say("option-react", card=CardName(PLAIN))
    assert label(any_of(asked.ChooseBasicPayment), f"cover:{card}") == say("option-cover", card=CardName(PLAIN))
    assert label(any_of(general.ChooseCards), f"card:{card}") == say("option-card", card=CardName(PLAIN))
    assert label(any_of(general.ChooseNext), f"next:0:card:{on}") == say("option-next", card=CardName(ENHANCEMENT))
    assert label(any_of(asked.ChooseCrystals), f"card.{on}") == say("option-crystal", place=CardName(ENHANCEMENT))


def test_a_back_is_named_by_its_place() -> None:
    name = handle(TABLE.state, 0, TABLE.card(OTHER))
    place = say("place-of", who=say("seat", seat=1), area=Term("hand"))
    back = say("card-back", number=2, place=place)
    assert label(any_of(general.ChooseCards), name) == say("option-card", card=back)
    assert label(act(), f"use:{name}") == say("option-use", card=back)


def test_an_arrow_is_named_by_what_it_would_move_10_1() -> None:
    move = Move("piece", "aura.0", "shadow")
    way = say("option-way", source=say("place-of", who=say("seat", seat=0), area=Term("aura")), target=Term("shadow"))
    assert label(any_of(asked.ChooseDirection), "back", move) == way


def test_an_attack_is_named_by_its_card() -> None:
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(REACTION,)))
    scene.use(PLAIN)
    key = f"attack:{scene.state.attacks[0].id}"
    found = label_of(any_of(general.ChooseOne), Option(key), view(scene.state, 1))
    assert found == say("option-attack", card=CardName(PLAIN))


def test_every_option_of_whole_duels_has_words() -> None:
    catalog = Catalog.load("en")
    for seed in SEEDS[:3]:
        session = played(seed)
        for answers in range(0, session.answers, 11):
            moment = session.at(answers)
            decision = moment.decision
            seen = view(moment.state, decision.seat)
            for option in decision.options:
                words = label_of(decision, option, seen)
                assert option.label is not None or catalog.variables(words.key) == {name for name, _ in words.slots}


# --- slots -----------------------------------------------------------------------------------------------------------


def test_names_take_the_place_of_seats_wherever_they_stand() -> None:
    phrase = say(
        "line-table-laid",
        first=say("line-side", who=say("seat", seat=0), megami=Listing((megami_name("a"), say("seat", seat=1)))),
        second=say("seat", seat=1),
    )
    assert named(phrase, ("", "")) is phrase
    changed = named(phrase, ("Hana", ""))
    assert dict(dict(changed.slots)["first"].slots)["who"] == say("seat-named", name="Hana")
    assert dict(changed.slots)["second"] == say("seat", seat=1)
    both = named(phrase, ("Hana", "Yuki"))
    assert dict(dict(both.slots)["first"].slots)["megami"].items[1] == say("seat-named", name="Yuki")


def test_cards_and_places_in_sentences() -> None:
    assert cards_named([PLAIN]) == CardName(PLAIN)
    assert cards_named([None, None]) == say("cards-unknown", count=2)
    assert cards_named([PLAIN, None]) == Listing((CardName(PLAIN), say("cards-unknown", count=1)))
    assert place_name("distance") == Term("distance")
    assert place_name("card.3", PLAIN) == CardName(PLAIN)
    assert bearer_name(PLAIN) == CardName(PLAIN)
    assert bearer_name("rules:some-form") == megami_name("some-form")


def due_by_rules() -> list[Standing]:
    """What the sheets of all forms may let be due at the same time as something else."""
    keys = [key for form in forms() for key in (form.key, of_both(form.key))]
    hooks = [hook for key in keys for rule in REGISTRY.rules_of(key) for hook in REGISTRY.hooks(rule)]
    found = {hook.clause.ref: hook.clause for hook in hooks if isinstance(hook, AroundStep | AtPhase | React)}
    return list(found.values())


@pytest.mark.parametrize("clause", due_by_rules(), ids=lambda clause: clause.ref)
def test_what_is_due_by_a_rule_has_a_short_name(clause: Standing) -> None:
    """Of several that are due a player chooses the next one: cards are called by their names, rules by theirs."""
    for language, longest in (("ja", 16), ("ko", 16), ("en", 40)):
        text = RENDERERS[language].text(clause.choice())
        assert len(text) <= longest, text
        assert text != RENDERERS[language].text(clause.phrase())


def test_the_button_of_a_rule_says_its_name() -> None:
    umbrella = next(clause for clause in due_by_rules() if clause.called == "rule-umbrella")
    option = Option("next:0:card:-1", label=umbrella.choice())
    decision = general.ChooseNext(seat=0, options=(option,), section="9-1")
    assert RENDERERS["en"].text(label_of(decision, option, view(played(SEEDS[0]).state, 0))) == "Umbrella"
