"""What is said of a duel, in three languages: no message is missing, no variable, no term."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame import decisions as any_asked
from engine.cardgame.asked import decision_for
from engine.cardgame.clauses import Condition
from engine.cardgame.events import CardsRevealed
from engine.cardgame.match import Match
from engine.cardgame.source import Source
from engine.cardgame.spoken import Spoken
from engine.cardgame.state import Lasting
from engine.cardgame.wording import who
from engine.gateruler import decisions as asked
from engine.gateruler import events as happened
from engine.gateruler.areas import AREAS
from engine.gateruler.card import ATTRIBUTES, FACTIONS, KEYWORDS
from engine.gateruler.clauses.standing import Change
from engine.gateruler.door import EVERY_NUMBER, GAME
from engine.gateruler.play.outlook import TELLINGS
from engine.gateruler.play.scene import Scene, SideLaid, UnitLaid
from engine.gateruler.play.selfplay import Duels
from engine.gateruler.registry import REGISTRY
from engine.gateruler.rules import RULES
from engine.gateruler.sheet import ADDENDUM, READINGS, section_name
from engine.gateruler.state import GateItem
from engine.gateruler.terms import PREFIX
from engine.gateruler.view.lines import TELLERS, UNTOLD
from engine.gateruler.wording import call_of, label_of, prompt_of
from engine.kernel.decisions import Option
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.phrase import Phrase, say
from engine.text.render import Renderer

PLAIN, USER, CNT, EVENT = "GR-058", "GR-066", "GR-017", "GR-031"


@pytest.fixture(scope="module")
def words() -> dict[str, Renderer]:
    return {language: Renderer(Catalog.load(language, games=("gateruler",)), strict=True) for language in LANGUAGES}


def said(words: dict[str, Renderer], phrase: Phrase) -> list[str]:
    """The phrase in every language; no hole in any."""
    found = [renderer.text(phrase) for renderer in words.values()]
    assert all(found)
    return found


# --- whole duels


@pytest.mark.parametrize("seed", range(4))
def test_everything_that_is_asked_answered_and_told_can_be_said(words: dict[str, Renderer], seed: int) -> None:
    rng, duels = Random(seed), Duels()
    match = Match.start(GAME, duels.drawn(rng, None))
    player = duels.players["random"](rng, {})
    phrases: set[Phrase] = set()
    while match.decision is not None and match.answers < 250:
        phrases |= {match.prompt(), match.call().words, *map(match.label, match.decision.options)}
        phrases |= {one.phrase for one in match.view(match.decision.seat).gate}
        match.submit(player(match.decision, None))
    for seat in (-2, -1, 0, 1):
        view = match.view(seat)
        phrases |= {line.phrase for line in match.journal(seat)} | set(view.lasting)
        seen = [card for place in view.places.values() for card in place.cards]
        phrases |= {change.phrase for card in seen for change in card.changes}
    assert len(phrases) > 60
    for phrase in phrases:
        said(words, phrase)


# --- events

EVERY_EVENT = {getattr(happened, name) for name in happened.__all__}


def test_every_event_is_told_or_said_to_be_untold() -> None:
    assert set(TELLERS) | UNTOLD == EVERY_EVENT
    assert not set(TELLERS) & UNTOLD


def table() -> Scene:
    left = SideLaid(
        ruler="GR-W23", left=UnitLaid(card=USER, souls=("GR-010",)), hand=(PLAIN, EVENT), sets=(CNT,), energy=3,
        damage=(PLAIN,), graveyard=(PLAIN,), drive=(EVENT,),
    )  # fmt: skip
    return Scene(left, SideLaid(ruler="GR-A1", right=PLAIN))


def samples(scene: Scene) -> list[tuple[happened.Event, str]]:
    """An event of every kind with its message; empty where it has none."""
    at = {where: pile[0] for where, pile in scene.state.piles.items() if pile}
    condition = next(ref for ref, clause in REGISTRY.clauses.items() if isinstance(clause, Condition))
    ref = REGISTRY.cards["GR-006"].effects[0].clause.ref
    lasting = Lasting(
        id=1, ref=REGISTRY.cards["GR-012"].effects[0].clause.ref, source=Source(0, at["left.0"]), number="GR-012",
        scope="standing", until="turn",
    )  # fmt: skip
    unit, theirs, hidden, sets = at["left.0"], at["right.1"], at["deck.0"], at["set-1.0"]
    automatic = GateItem(id=3, kind="automatic", seat=0, card=unit, ref=ref, source=Source(0, unit))
    found = [
        (happened.TableLaid(()), "laid"),
        (happened.FirstPlayerDecided(1), "first-player"),
        (happened.TurnBegan(4, 1), "turn"),
        *((happened.PhaseBegan(phase, 0), "phase") for phase in ("start", "main", "attack", "end")),
        (happened.TurnEnding(0), ""),
        (happened.DeckShuffled(0, scene.state.piles["deck.0"]), "shuffled"),
        (happened.DeckRanOut(1), "deck-ran-out"),
        (happened.Marked("turn:used:1:3"), ""),
        (happened.Marked(f"turn:trait:dragon:{unit}"), "trait"),
        (happened.Marked(f"gear:{unit}"), "geared"),
        (happened.CardTurned(unit, True), "rest"),
        (happened.CardTurned(unit, False), "ready"),
        (happened.FaceTurned(0, (at["damage.0"],), up=False, why="reverse"), "reversed"),
        (happened.FaceTurned(0, (at["drive.0"],), up=True, why="reveal"), "turned-up"),
        (happened.CardPlayed(0, unit, "hand", "normal", 1), "played"),
        (happened.CardPlayed(0, unit, "drive", "opened"), "played"),
        (happened.CardPlayed(0, sets, "set-1", "event", 2), "played"),
        (happened.AbilityUsed(0, unit, "1"), "ability"),
        (happened.Summoned(0, unit), ""),
        (happened.Entered(0, unit, "special", "graveyard"), "came"),
        (happened.Entered(0, unit, "opened", "hand"), "came"),
        (happened.Entered(0, unit, "normal", "hand"), ""),
        (happened.GateEntered(automatic), "waits"),
        (happened.GateEntered(GateItem(id=4, kind="drive", seat=0)), "drive-waits"),
        (happened.GateEntered(GateItem(id=5, kind="card", seat=0, card=unit)), ""),
        (happened.GateLeft(3), ""),
        (happened.GateLeft(3, undone=True), "undone"),
        (happened.AttackDeclared(0, unit, "right", theirs), "attacked"),
        (happened.AttackDeclared(0, unit, "left", -1), "attacked-line"),
        (happened.AttackStepBegan("damage"), ""),
        (happened.AttackEnded(0, unit), ""),
        (happened.DamageDealt(unit, 2, 1, -1, combat=True), "damaged"),
        (happened.DamageDealt(unit, 2, 1, -1), "damaged"),
        (happened.RulerDamaged(0, 2, 1, -1, combat=True), "ruler-damaged"),
        (happened.RulerDamaged(0, 2, 1, -1), "ruler-damaged"),
        (happened.DamageTaken(0, at["damage.0"]), "taken"),
        (happened.UnitsHealed((unit,)), ""),
        (happened.UnitsHealed((unit, theirs), "soul-guard"), "healed"),
        (happened.CounterUsed(0, at["damage.0"], True), "counter-used"),
        (happened.CounterUsed(0, at["damage.0"], False), "counter-left"),
        (happened.Destroyed(unit, 0, "damage"), "destroyed"),
        (happened.Destroyed(sets, 0, "effect"), "destroyed"),
        (happened.EffectArose(ref, Source(0, unit)), "effect"),
        (happened.ConditionUnmet(condition, Source(0, unit)), "unmet"),
        (happened.LastingBegan(lasting), "effect"),
        (happened.LastingEnded((1,)), ""),
        (happened.Declared(0, "5"), "declared"),
        (happened.Declared(0, PLAIN), "declared"),
        (happened.CardAttached(at["soul.0"], unit), "attached"),
        (CardsRevealed((hidden,)), "shown"),
        (happened.PiecesMoved("energy", "energy.0", "spent.0", 2, "cost", 0), ""),
        (happened.PiecesMoved("energy", "energy.0", "spent.0", 2), "paid-energy"),
        (happened.PiecesMoved("energy", "spent.0", "energy.0", 2), "readied-energy"),
        (happened.PiecesMoved("energy", "outside", "energy.0", 3, "gain"), "got-energy"),
        (happened.PiecesMoved("energy", "energy.0", "outside", 1), "lost-energy"),
    ]
    by_target = {
        "hand.0": "to-hand", "graveyard.0": "to-graveyard", "deck.0": "under", "removed.0": "removed", "gate": "",
        "soul.0": "", "damage.0": "damage", "counter.0": "counter", "right.0": "went", "set-2.0": "set",
        "drive.0": "drove", "field.0": "entered",
    }  # fmt: skip
    found += [(happened.CardMoved(unit, "left.0", target), key) for target, key in by_target.items()]
    by_reason = {
        "draw": "drew", "drive": "drove", "set": "set", "redraw": "redraw", "cost": "paid", "recover": "recovered",
        "vigilance": "vigilance", "rules": "misplaced", "driven": "lost", "soul-guard": "soul-guard",
        "replaced": "replaced", "play": "",
        "destroyed": "", "damage": "",
    }  # fmt: skip
    found += [(happened.CardMoved(hidden, "deck.0", "graveyard.0", why=why), key) for why, key in by_reason.items()]
    found.append((happened.CardMoved(hidden, "deck.0", "deck.0", 0), "on-top"))
    found.append((happened.CardMoved(hidden, "deck.0", "ruler.0", 0), "put"))
    return found


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_each_event_has_its_sentence(words: dict[str, Renderer], seat: int) -> None:
    told = set()
    for number, (event, key) in enumerate(samples(table())):
        scene = table()
        event.apply(scene.state)
        line = RULES.spoken(event, False, scene.state, seat, None)
        assert isinstance(line, Spoken) == bool(key), (number, event)
        if line is not None:
            assert line.phrase.key in {f"gateruler-told-{key}", f"told-{key}"}, event
            assert key != "effect" or dict(line.phrase.slots)["who"] == who(0), event
            said(words, line.phrase)
            told.add(type(event))
    assert told | {happened.DuelEnded} == set(TELLERS)


def test_a_card_that_only_its_owner_saw_is_named_to_nobody_else(words: dict[str, Renderer]) -> None:
    hidden = table()
    card = hidden.state.piles["deck.0"][0]
    event = happened.CardMoved(card, "deck.0", "hand.0", why="draw")
    event.apply(hidden.state)
    own, other = (RULES.spoken(event, False, hidden.state, seat, None) for seat in (0, 1))
    assert own is not None
    assert other is not None
    number = hidden.state.defs[card].number
    assert number in [span.ref for span in words["en"].spans(own.phrase)]
    assert number not in [span.ref for span in words["en"].spans(other.phrase)]


@pytest.mark.parametrize("winner", [0, 1, -1])
@pytest.mark.parametrize("reason", ["damage", "deck", "damage-and-deck", "conceded", "effect"])
def test_every_ending_can_be_said(words: dict[str, Renderer], winner: int, reason: str) -> None:
    scene = table()
    event = happened.DuelEnded(winner, reason)
    event.apply(scene.state)
    line = RULES.spoken(event, False, scene.state, 0, None)
    assert line is not None
    said(words, line.phrase)
    assert line.phrase == RULES.view(scene.state, 1).ending


def test_what_lasts_is_told_with_the_units_it_lasts_for(words: dict[str, Renderer]) -> None:
    scene = table()
    mine, theirs = scene.state.piles["left.0"][0], scene.state.piles["right.1"][0]
    upon, every = (
        next(ref for ref, clause in REGISTRY.clauses.items() if ref.startswith(number) and isinstance(clause, Change))
        for number in ("GR-066#", "GR-067#")
    )

    def told(ref: str, *them: int) -> tuple[str, tuple[str, ...]]:
        lasting = Lasting(
            id=1, ref=ref, source=Source(0, mine, them=them), number=ref.partition("#")[0], scope="standing",
            until="turn",
        )
        line = RULES.spoken(happened.LastingBegan(lasting), False, scene.state, 0, None)
        assert line is not None
        said(words, line.phrase)
        return words["en"].text(line.phrase), line.things

    both, lit = told(upon, mine, theirs)
    assert ": For Player 1’s “Hakuro, Messenger of the Mountain” and Player 2’s “" in both
    assert lit == (f"card:{mine}", f"card:{theirs}")
    alike, unlit = told(every, mine)
    assert (" for " in alike.lower(), unlit) == (False, ()), "its own words say whom it is about"


# --- questions


def test_every_question_has_a_prompt_and_a_call(words: dict[str, Renderer]) -> None:
    scene = table()
    options = (Option("yes"),)
    kinds = [
        asked.ChooseRedraw, asked.ChooseAct, asked.ChooseAttack, asked.ChooseCost, asked.ChooseZone,
        asked.ChooseCounter, asked.ChooseFromDrive, asked.ChooseGuard,
    ]  # fmt: skip
    for kind in kinds:
        for seat in (0, 1):
            decision = kind(seat=seat, options=options, section="10-3b")
            said(words, prompt_of(decision))
            said(words, call_of(decision, scene.state).words)
    assert prompt_of(asked.ChooseAct(seat=0, options=options, main=True)) != prompt_of(
        asked.ChooseAct(seat=0, options=options)
    )


@pytest.mark.parametrize(
    ("target", "ordered", "asks"),
    [
        ("hand.0", False, "手札に加えるカードを2枚選んでください。"),
        ("removed.0", False, "ゲームから除外するカードを2枚選んでください。"),
        ("removed.0", True, "ゲームから除外するカードを2枚選んでください。"),
        ("deck.0", True, "デッキに置くカードを2枚、置く順に選んでください。"),
        ("graveyard.0", False, "墓地に置くカードを2枚選んでください。"),
    ],
)
def test_where_chosen_cards_go_is_said_in_the_words_of_the_game(
    target: str, ordered: bool, asks: str, words: dict[str, Renderer]
) -> None:
    decision = any_asked.ChooseCards(seat=0, options=(), target=target, ordered=ordered, least=2, most=2)
    assert words["ja"].text(prompt_of(decision)).removeprefix("プレイヤー1の") == asks


def test_every_answer_has_words(words: dict[str, Renderer]) -> None:
    scene = table()
    view = RULES.view(scene.state, 0)
    unit, event = scene.state.piles["left.0"][0], scene.state.piles["hand.0"][1]
    acts = (
        f"summon:{unit}:left.0", f"play:{event}", f"set:{event}:set-2.0", f"reveal:{event}", f"use:{unit}:1",
        f"trait:{unit}:dragon", f"gear:{unit}", f"move:{unit}:right.0", "pass", "pass-turn", "end",
    )  # fmt: skip
    for key in acts:
        said(words, label_of(asked.ChooseAct(seat=0, options=()), Option(key), view))
    for line, aim in (("left", "-line"), ("centre", ""), ("right", "")):
        label = label_of(asked.ChooseAttack(seat=0, options=()), Option(f"attack:{unit}:{line}"), view)
        assert label.key == f"gateruler-answer-attack{aim}"
        said(words, label)
    for key in ("full", "reduced", "full+ruler", "reduced+ruler"):
        said(words, label_of(asked.ChooseCost(seat=0, options=(), cost=3), Option(key), view))
    said(words, label_of(asked.ChooseZone(seat=0, options=()), Option("left.0"), view))
    said(words, label_of(asked.ChooseAct(seat=0, options=()), Option("card:999"), view))


def test_backs_that_may_be_chosen_are_told_apart_by_their_places(words: dict[str, Renderer]) -> None:
    scene = Scene(SideLaid(ruler="GR-K11", hand=("GR-021",)), SideLaid(ruler="GR-K11", sets=(CNT, CNT)))
    scene.answer(f"play:{scene.card('GR-021')}")
    asked_for = decision_for(scene.state, scene.decision, 0)  # type: ignore[arg-type]
    assert isinstance(asked_for, any_asked.ChooseCards)
    labels = [label_of(asked_for, option, RULES.view(scene.state, 0)) for option in asked_for.options]
    assert [words["en"].text(label) for label in labels] == [
        "A card (Player 2’s first set zone)", "A card (Player 2’s second set zone)",
    ]  # fmt: skip


def test_where_a_unit_moves_is_asked_for_by_its_name(words: dict[str, Renderer]) -> None:
    scene = Scene(SideLaid(ruler="GR-K11", left=PLAIN, sets=("GR-081",)), SideLaid(ruler="GR-K11"))
    scene.answer(f"play:{scene.card('GR-081')}")
    while scene.decision is not None and scene.decision.kind != "ChooseZone":
        scene.answer("pass")
    assert scene.decision is not None
    assert words["ja"].text(prompt_of(scene.decision)) == "「行列の先触れヌラリ」を移す領域を選んでください。"


# --- terms, cards, rules


def test_every_term_has_a_meaning_and_its_rule(words: dict[str, Renderer]) -> None:
    for renderer in words.values():
        keys = [key for key in renderer.catalog.term_keys() if key.startswith(PREFIX)]
        assert len(keys) > 120
        for key in keys:
            meaning = "".join(span.text for span in renderer.term(key).gloss)
            assert meaning.endswith(("。", ".")), key
            assert len(meaning) <= 140, key
            said(words, section_name(renderer.catalog.term(key).section))


def test_what_the_rules_are_made_of_is_worded_by_its_key(words: dict[str, Renderer]) -> None:
    keys = {area.key for area in AREAS.core} | set(KEYWORDS) | {f"attr-{one}" for one in ATTRIBUTES}
    keys |= {f"faction-{one}" for one in FACTIONS} | {"od", "td", "cnt", "reduction", "parade"}
    for renderer in words.values():
        assert {f"{PREFIX}{key}" for key in keys} <= set(renderer.catalog.term_keys())


def test_areas_questions_and_refusals_name_rules_that_can_be_cited(words: dict[str, Renderer]) -> None:
    for section in (*(area.section for area in AREAS.core), *ADDENDUM, *READINGS):
        said(words, section_name(section))
    assert [words["en"].text(section_name(one)) for one in ("8-4c", "add-guard", "reading-unit-damage-ends")] == [
        "comprehensive rules 8-4c", "addendum: keyword ability [Guard Summon]", "our reading 1",
    ]  # fmt: skip


def test_every_area_has_its_name_on_the_board(words: dict[str, Renderer]) -> None:
    for renderer in words.values():
        names = [renderer.text(say("gateruler-area", area=area.key)) for area in AREAS.core]
        assert len(set(names)) == len(names)
        assert names == [renderer.term(f"{PREFIX}{area.key}").text for area in AREAS.core]


def test_why_an_answer_is_good_can_be_said(words: dict[str, Renderer]) -> None:
    for figure in TELLINGS:
        slots = ("share", "other-share") if figure in ("won", "lost") else ("value", "others")
        for more in ("more", "less"):
            said(words, Phrase(f"gateruler-why-{figure}-{more}", tuple((slot, "3") for slot in slots)))


def test_every_card_has_a_name(words: dict[str, Renderer]) -> None:
    for renderer in words.values():
        assert len({renderer.card(number).text for number in EVERY_NUMBER}) == len(EVERY_NUMBER)
