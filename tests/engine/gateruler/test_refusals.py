"""Every reason why something can't be done: reached at a table, named with its rule, said in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.cardgame.refusals import EVERYWHERE
from engine.gateruler.door import DECKS, Setup, SideSetup, check_deck, check_setup
from engine.gateruler.legality import (
    may_attack,
    may_gear,
    may_play,
    may_reveal,
    may_set,
    may_summon,
    may_trait,
    may_use,
)
from engine.gateruler.play.scene import Scene, SideLaid, UnitLaid
from engine.gateruler.refusals import REASONS
from engine.gateruler.registry import REGISTRY
from engine.gateruler.rules import RULES
from engine.gateruler.sheet import section_name
from engine.gateruler.terms import term
from engine.kernel.decisions import Move
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.phrase import CardName, say
from engine.text.render import Renderer

if TYPE_CHECKING:
    from collections.abc import Callable

ENGINE = Path(__file__).resolve().parents[3] / "engine" / "gateruler"
APPRENTICE, KNIGHT, WIZARD, OVERLORD = "GR-A1", "GR-K11", "GR-W23", "GR-O15"
PLAIN, SMALL, INSTANT, NORMAL, OPEN, FIELD, USER = "GR-058", "GR-010", "GR-017", "GR-021", "GR-003", "GR-011", "GR-066"
RISER, GEARED, GUARD, WARDEN = "GR-013", "GR-030", "GR-042", "GR-019"


def laid(left: SideLaid | None = None, right: SideLaid | None = None, **table: object) -> Scene:
    return Scene(left or SideLaid(ruler=WIZARD), right or SideLaid(ruler=WIZARD), **table)  # type: ignore[arg-type]


def why(scene: Scene, number: str, source: str, target: str) -> tuple[str, str]:
    card = next(one for one in scene.state.piles[source] if scene.state.defs[one].number == number)
    found = RULES.why_not(scene.state, scene.decision, Move(f"card:{card}", source, target))
    return found.code, found.section


def hand(*numbers: str, energy: int = 3, **more: object) -> SideLaid:
    return SideLaid(ruler=KNIGHT, hand=numbers, energy=energy, **more)  # type: ignore[arg-type]


def attacked(**left: object) -> Scene:
    """The right unit of the left side attacks; its player has priority."""
    scene = laid(SideLaid(ruler=WIZARD, **left), phase="attack")  # type: ignore[arg-type]
    return scene.answer(f"attack:{scene.state.piles['right.0'][0]}:centre")


CASES: dict[str, tuple[Callable[[], Scene], tuple[str, str, str], tuple[str, str]]] = {
    "theirs": (lambda: laid(right=SideLaid(ruler=WIZARD, left=PLAIN)), (PLAIN, "left.1", "left.0"), ("theirs", "4-2a")),
    "hidden": (lambda: laid(right=hand(PLAIN)), (PLAIN, "hand.1", "left.0"), ("hidden", "3-2b")),
    "energy": (
        lambda: laid(hand(PLAIN, energy=1)), (PLAIN, "hand.0", "left.0"), ("too-little-energy", "14-3b-6a"),
    ),
    "right": (lambda: laid(hand(SMALL, summons=2)), (SMALL, "hand.0", "left.0"), ("summon-right", "4-3a")),
    "not-a-unit": (lambda: laid(hand(FIELD)), (FIELD, "hand.0", "left.0"), ("not-a-unit", "9-3e-4")),
    "their-zone": (lambda: laid(hand(SMALL)), (SMALL, "hand.0", "left.1"), ("not-your-zone", "3-2a-1")),
    "no-zone": (lambda: laid(hand(SMALL)), (SMALL, "hand.0", "ruler.0"), ("not-a-unit-zone", "3-2a")),
    "no-move": (
        lambda: laid(SideLaid(ruler=WIZARD, left=PLAIN)), (PLAIN, "left.0", "right.0"),
        ("no-free-moves", "reading-free-moves"),
    ),
    "no-ability": (
        lambda: laid(SideLaid(ruler=WIZARD, left=SMALL)), (SMALL, "left.0", "gate"), ("no-ability", "14-1a-1"),
    ),
    "early": (
        lambda: laid(SideLaid(ruler=WIZARD, left=PLAIN), SideLaid(ruler=WIZARD, left=SMALL)),
        (PLAIN, "left.0", "left.1"), ("attack-phase-only", "8-2a"),
    ),
    "from-set": (lambda: laid(hand(INSTANT)), (INSTANT, "hand.0", "gate"), ("event-from-set", "9-3e-2")),
    "no-target": (lambda: laid(hand(NORMAL)), (NORMAL, "hand.0", "gate"), ("no-target", "14-3")),
    "unit-set": (
        lambda: laid(hand(PLAIN)), (PLAIN, "hand.0", "set-1.0"), ("not-settable", "reading-settable"),
    ),
    "open-set": (lambda: laid(hand(OPEN)), (OPEN, "hand.0", "set-1.0"), ("open-not-set", "add-open")),
    "set-taken": (
        lambda: laid(hand(INSTANT, sets=(INSTANT,))), (INSTANT, "hand.0", "set-1.0"), ("set-taken", "15-4a"),
    ),
    "no-third": (
        lambda: laid(SideLaid(ruler=OVERLORD, hand=(INSTANT,))), (INSTANT, "hand.0", "set-3.0"),
        ("no-set-zone", "15-4a"),
    ),
    "cost": (lambda: laid(SideLaid(ruler=WIZARD, left=USER)), (USER, "left.0", "gate"), ("cannot-pay", "14-3b-6a")),
    "graveyard": (
        lambda: laid(SideLaid(ruler=WIZARD, graveyard=(SMALL,))), (SMALL, "graveyard.0", "left.0"),
        ("no-ability", "14-1a-1"),
    ),
    "rested": (
        lambda: laid(SideLaid(ruler=WIZARD, left=UnitLaid(card=PLAIN, rest=True)), phase="attack"),
        (PLAIN, "left.0", "ruler.1"), ("not-ready", "8-4c"),
    ),
    "guards": (
        lambda: laid(SideLaid(ruler=WIZARD, defence=PLAIN), phase="attack"), (PLAIN, "defence.0", "ruler.1"),
        ("not-in-attack-zone", "8-4c"),
    ),
    "shielded": (
        lambda: laid(SideLaid(ruler=WIZARD, left=PLAIN), SideLaid(ruler=WIZARD, defence=SMALL), phase="attack"),
        (PLAIN, "left.0", "ruler.1"), ("not-foremost", "8-4c-1"),
    ),
    "at-own": (
        lambda: laid(SideLaid(ruler=WIZARD, left=PLAIN, right=SMALL), phase="attack"), (PLAIN, "left.0", "right.0"),
        ("attack-theirs", "8-4c"),
    ),
    "their-set-zone": (
        lambda: laid(hand(INSTANT)), (INSTANT, "hand.0", "set-1.1"), ("not-your-zone", "3-2a-1"),
    ),
    "elsewhere": (
        lambda: laid(SideLaid(ruler=WIZARD, left=RISER)), (RISER, "left.0", "gate"), ("not-from-there", "3-2a"),
    ),
    "face-down": (
        lambda: laid(SideLaid(ruler=WIZARD, left=SMALL, reversed=(RISER,))), (RISER, "damage.0", "gate"),
        ("face-down", "add-reverse"),
    ),
    "unpaid": (
        lambda: laid(SideLaid(ruler=WIZARD, damage=(RISER,))), (RISER, "damage.0", "gate"),
        ("cannot-pay", "14-3b-6a"),
    ),
    "gear": (
        lambda: laid(hand(GEARED, summons=2, defence=SMALL)), (GEARED, "hand.0", "ruler.0"), ("defence-taken", "16"),
    ),
    "priority": (
        lambda: attacked(left=PLAIN, right=SMALL, sets=(INSTANT,)), (PLAIN, "left.0", "ruler.1"),
        ("pass-first", "9-3e-1"),
    ),
    "priority-rested": (
        lambda: attacked(left=PLAIN, right=SMALL, sets=(INSTANT,)), (SMALL, "right.0", "ruler.1"),
        ("not-ready", "8-4c"),
    ),
    "late": (
        lambda: laid(SideLaid(ruler=WIZARD, hand=(SMALL,)), phase="attack"), (SMALL, "hand.0", "left.0"),
        ("main-phase-only", "9-3e-4"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_hand_is_told_why(case: str) -> None:
    scene, (number, source, target), expected = CASES[case]
    assert why(scene(), number, source, target) == expected


def test_what_is_over_or_another_question_is_told_so() -> None:
    over = laid(SideLaid(ruler=WIZARD, deck=0))
    assert RULES.why_not(over.state, None, Move("card:1", "left.0", "right.0")).code == "over"
    scene = laid(hand(SMALL))
    assert RULES.why_not(scene.state, scene.decision, Move("token:energy", "energy.0", "spent.0")).code == "not-offered"
    assert RULES.why_not(scene.state, scene.decision, Move("hand.1#0", "hand.1", "left.0")).code == "hidden"
    chosen = laid(hand("GR-001", SMALL, PLAIN, energy=3), SideLaid(ruler=WIZARD, sets=(INSTANT,)))
    chosen.answer(f"play:{chosen.card('GR-001')}")
    assert chosen.decision is not None
    assert chosen.decision.kind == "ChooseCost"
    assert why(chosen, SMALL, "hand.0", "left.0")[0] == "other-question"


def test_no_own_card_is_called_the_opponents() -> None:
    cards = (PLAIN, SMALL, INSTANT, FIELD, USER, RISER, GEARED, "GR-038", "GR-077")
    scene = laid(SideLaid(ruler=KNIGHT, graveyard=cards, energy=9))
    state = scene.state
    for card in state.piles["graveyard.0"]:
        found = [
            may_summon(state, 0, card, "left.0"), may_gear(state, 0, card), may_play(state, 0, card),
            may_set(state, 0, card, "set-1.0"), may_reveal(state, 0, card), may_trait(state, 0, card),
            may_attack(state, 0, card), *(may_use(state, 0, card, one) for one in state.info(card).abilities),
        ]  # fmt: skip
        assert all(found)
        assert "theirs" not in {refused.code for refused in found if refused}


def test_a_ban_is_quoted_from_the_side_of_whom_it_concerns() -> None:
    scene = laid(SideLaid(ruler=KNIGHT, left=WARDEN), hand(GUARD, sets=("GR-017",)), phase="attack")
    scene.answer(f"attack:{scene.card(WARDEN)}:centre")
    while scene.decision is not None and scene.decision.seat == 0:
        scene.answer("pass")
    card = scene.card(GUARD)
    found = RULES.why_not(scene.state, scene.decision, Move(f"card:{card}", "hand.1", "defence.1"))
    words = Renderer(Catalog.load("en", games=("gateruler",)), strict=True)
    assert words.text(found.phrase) == "A card forbids it: You can’t use 【Guard Summon】."


@pytest.mark.parametrize(("rests", "counted"), [(False, 2), (True, 1)])
def test_what_a_wizard_can_spend_is_counted_with_its_ruler(rests: bool, counted: int) -> None:
    there = SideLaid(ruler=WIZARD, hand=("GR-002",), energy=1, ruler_rests=rests)
    scene = laid(there, SideLaid(ruler=KNIGHT, left=SMALL), turn_player=1, turn=6, phase="attack")
    refused = may_summon(scene.state, 0, scene.card("GR-002"), "defence.0")
    assert refused is not None
    assert refused.slots == (("cost", 4), ("energy", counted))


# --- decks


def test_every_reason_against_a_deck_is_told() -> None:
    deck = next(iter(DECKS.values()))
    found = {
        check_deck(*side).code  # type: ignore[union-attr]
        for side in (
            ("GR-Z", deck), (PLAIN, deck), (WIZARD, deck[:-1]), (WIZARD, (WIZARD, *deck[1:])),
            (WIZARD, (PLAIN,) * 5 + deck[5:]), (WIZARD, ("GR-999", *deck[1:])),
        )
    }  # fmt: skip
    assert found == {"unknown-card", "not-a-ruler", "deck-size", "not-for-the-deck", "too-many-copies"}
    side = SideSetup(ruler=WIZARD, deck=deck)
    with pytest.raises(ValueError, match="other-cards"):
        check_setup(Setup(sides=(side, side), edition="none"))


# --- the table of reasons


def _codes() -> set[str]:
    """Every code that the source refuses by."""
    text = "\n".join(path.read_text("utf-8") for path in ENGINE.rglob("*.py"))
    plain = set(re.findall(r"""(?:Refused\(|_named\(state, )"([a-z-]+)\"""", text))
    plain |= set(re.findall(r"""code = \("([a-z-]+)", "[a-z0-9-]+"\)""", text))
    return plain | {"once-a-turn", "once-a-game", "over", "hidden"}


def test_the_table_of_reasons_is_closed() -> None:
    given = _codes() - set(EVERYWHERE)
    assert given == set(REASONS) - set(EVERYWHERE)
    catalog = Catalog.load("ja", games=("gateruler",))
    there = {key for key in catalog.keys() if key.startswith("gateruler-refusal-")}  # noqa: SIM118
    assert there == {f"gateruler-refusal-{code}" for code in REASONS if code not in EVERYWHERE}
    for code, reason in REASONS.items():
        if code not in EVERYWHERE:
            assert catalog.entry(reason.message).variables == reason.slots
            assert section_name(reason.section)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    words = Renderer(Catalog.load(language, games=("gateruler",)), strict=True)
    clause = REGISTRY.cards[USER].abilities[0].pays[0].phrase()
    slots = {
        "prompt": say("gateruler-ask-act"), "card": CardName(PLAIN), "clause": clause, "factions": "1",
        "area": term("left"),
    }  # fmt: skip
    for code, reason in REASONS.items():
        given = {slot: slots.get(slot, 2) for slot in reason.slots}
        if code == "answer-count":
            given = {"count": say("count-just", count=1)}
        assert words.text(say(reason.message, **given))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ja", "この ターン"), ("ko", "소환권"), ("en", "You have used your summon right of 2 this turn."),
    ],
)  # fmt: skip
def test_a_refusal_in_words(language: str, said: str) -> None:
    words = Renderer(Catalog.load(language, games=("gateruler",)), strict=True)
    scene = laid(hand(SMALL, summons=2))
    card = scene.card(SMALL)
    found = RULES.why_not(scene.state, scene.decision, Move(f"card:{card}", "hand.0", "left.0"))
    text = words.text(found.phrase)
    assert said.replace(" ", "") in text.replace(" ", "")
