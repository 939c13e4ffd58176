"""The public door: a duel begun, answered, seen, taken back, and the texts of decks."""

from __future__ import annotations

from random import Random
from zlib import crc32

import msgspec
import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.refusals import BadSetup
from engine.kernel.decisions import IllegalAnswer
from engine.kernel.session import OutOfRecord, Over
from engine.sakura.door import GAME, BadDeckCode, Deck, Setup, SideSetup, check_deck, deck_code, pool_of, read_deck_code
from engine.sakura.play.selfplay import drawn_setup
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer
from tests.engine.sakura.playing import pairs

SEATS = (0, 1, -1)
LEFT, RIGHT = ("yurina-a2", "saine-a1"), ("himika", "tokoyo-a1")


def begun(seed=4, **more):
    return Match.start(GAME, msgspec.structs.replace(drawn_setup(Random(seed), LEFT, RIGHT), **more))


def played(answers, seed=4, **more):
    """A duel after so many random answers, or its end."""
    duel = begun(seed, **more)
    rng = Random(seed)
    while duel.decision is not None and duel.answers < answers:
        duel.submit(random_answer(duel.decision, rng))
    return duel


def all_that_is_seen(duel):
    """What a duel shows, in values that can be compared."""
    return (
        duel.decision,
        duel.prompt(),
        duel.event_count,
        duel.answers,
        duel.can_undo,
        duel.can_redo,
        duel.winner,
        [duel.view(seat) for seat in SEATS],
        [duel.journal(seat) for seat in SEATS],
    )


def words(phrase):
    """A phrase in every language; a fault in any of them is an error."""
    said = [Renderer(Catalog.load(language), strict=True).text(phrase) for language in LANGUAGES]
    assert all(said)
    return said


# --- begun


@pytest.mark.parametrize("seat", [0, 1])
def test_it_begins_with_the_mulligan_of_the_one_who_begins(seat):
    duel = begun(first=seat)
    assert duel.decision is not None
    assert (duel.decision.kind, duel.decision.seat) == ("ChooseMulligan", seat)
    assert (duel.answers, duel.can_undo, duel.can_redo, duel.winner) == (0, False, False, None)
    duel.submit(())
    assert (duel.decision.kind, duel.decision.seat) == ("ChooseMulligan", 1 - seat)


def test_who_begins_is_drawn_by_the_seed():
    assert {duel.decision.seat for duel in (begun(seed) for seed in range(12)) if duel.decision} == {0, 1}


def test_the_same_setup_is_the_same_duel():
    assert all_that_is_seen(played(40)) == all_that_is_seen(played(40))
    assert all_that_is_seen(played(40)) != all_that_is_seen(played(40, seed=5))


def test_both_players_may_bring_the_same_megami_and_cards():
    setup = drawn_setup(Random(1), LEFT, LEFT)
    same = Setup(sides=(setup.sides[0], setup.sides[0]), seed=3)
    duel = Match.start(GAME, same)
    rng = Random(3)
    while duel.decision is not None:
        duel.submit(random_answer(duel.decision, rng))
    assert duel.winner in (0, 1)
    handles = [card.handle for place in duel.view(0).places.values() for card in place.cards]
    assert len(handles) == len(set(handles)) == 2 * sum(map(len, pool_of(LEFT)))


# --- begun wrongly


def wrong_sides():
    pool = pool_of(LEFT)
    good = {"megami": LEFT, "normals": pool.normals[:7], "specials": pool.specials[:3]}
    yield "unknown-megami", good | {"megami": ("yurina", "nobody")}
    yield "same-megami", good | {"megami": ("yurina", "yurina-a1")}
    yield "not-in-pool", good | {"normals": (*pool.normals[:6], pool_of(RIGHT).normals[0])}
    yield "not-in-pool", good | {"normals": (*pool.normals[:6], "NA-99-nobody-O-N-1")}
    yield "not-in-pool", good | {"normals": (*pool.normals[:6], pool.specials[0])}
    yield "not-in-pool", good | {"specials": (*pool.specials[:2], pool.normals[0])}
    yield "chosen-twice", good | {"normals": (*pool.normals[:6], pool.normals[0])}
    yield "normals-count", good | {"normals": pool.normals[:6]}
    yield "normals-count", good | {"normals": pool.normals[:8]}
    yield "specials-count", good | {"specials": pool.specials[:2]}
    yield "specials-count", good | {"specials": ()}


@pytest.mark.parametrize(("code", "side"), list(wrong_sides()))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_setup_that_can_not_be_played_is_refused_in_words(code, side, seat, tmp_path):
    right = drawn_setup(Random(1)).sides[0]
    wrong = SideSetup(**side)
    sides = (wrong, right) if seat == 0 else (right, wrong)
    with pytest.raises(BadSetup) as refused:
        Match.start(GAME, Setup(sides=sides), autosave=tmp_path / "duel.jsonl")
    assert (refused.value.seat, refused.value.refusal.code) == (seat, code)
    assert refused.value.refusal == check_deck(wrong.megami, wrong.normals, wrong.specials)
    assert len(set(words(refused.value.refusal.phrase))) == 3
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("other", [{"card_set": "s99"}, {"edition": "ja-2099"}])
def test_a_setup_of_other_cards_or_rules_is_refused_in_words(other):
    with pytest.raises(BadSetup, match="other-edition") as refused:
        begun(**other)
    assert refused.value.seat == -1
    words(refused.value.refusal.phrase)


# --- answered


@pytest.mark.parametrize("answers", [0, 3, 20, 47, 80])
def test_an_illegal_answer_is_refused_and_changes_nothing(answers):
    duel = played(answers)
    decision = duel.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    wrong = [("nonsense",), ("",), (*keys, "nonsense"), tuple(keys[:1]) * (decision.most + 1)]
    if decision.least:
        wrong.append(())
    before = all_that_is_seen(duel)
    for answer in wrong:
        with pytest.raises(IllegalAnswer):
            duel.submit(answer)
        assert all_that_is_seen(duel) == before


def test_nothing_is_answered_after_the_end():
    duel = played(10_000)
    assert duel.winner is not None
    assert duel.prompt() is None
    assert duel.view(0).ending is not None
    before = all_that_is_seen(duel)
    with pytest.raises(Over):
        duel.submit(("end",))
    assert all_that_is_seen(duel) == before


@pytest.mark.parametrize("seed", [4, 5])
def test_every_question_and_option_has_its_words(seed):
    duel = begun(seed)
    renderer = Renderer(Catalog.load("en"), strict=True)
    rng = Random(seed)
    while duel.decision is not None:
        assert renderer.text(duel.prompt())
        for option in duel.decision.options:
            assert renderer.text(duel.label(option))
        duel.submit(random_answer(duel.decision, rng))


# --- seen


@pytest.mark.parametrize("seat", SEATS)
def test_frames_journal_and_view_tell_the_same(seat):
    duel = played(60)
    frames = duel.frames(seat, 0)
    assert [frame.index for frame in frames] == list(range(duel.event_count))
    assert frames[-1].view == duel.view(seat)
    lines = [frame.line for frame in frames if frame.line is not None]
    assert duel.journal(seat) == lines
    assert [line.index for line in lines] == sorted(line.index for line in lines)
    assert all(0 <= line.answers <= duel.answers for line in lines)


@pytest.mark.parametrize("seat", SEATS)
def test_frames_since_an_event_are_the_later_ones(seat):
    duel = played(50)
    then = duel.event_count
    before = duel.journal(seat)
    duel.submit(random_answer(duel.decision, Random(1)))
    news = duel.frames(seat, then)
    assert news == duel.frames(seat, 0)[then:]
    assert duel.journal(seat)[: len(before)] == before
    assert news[-1].view == duel.view(seat)
    assert duel.frames(seat, duel.event_count) == []


def test_a_journal_line_leads_back_to_its_moment():
    duel = played(60)
    for line in duel.journal(0):
        then = duel.at(line.answers)
        assert line in then.journal(0)
        assert line.answers == 0 or line not in duel.at(line.answers - 1).journal(0)


# --- taken back


def test_undo_and_redo_go_through_the_same_moments():
    duel = played(60)
    moments = [all_that_is_seen(duel)]
    while duel.can_undo:
        duel.undo()
        moments.append(all_that_is_seen(duel))
    assert duel.answers == 0
    assert all_that_is_seen(duel)[:4] == all_that_is_seen(begun())[:4]
    while duel.can_redo:
        moments.pop()
        duel.redo()
        assert all_that_is_seen(duel) == moments[-1]
    assert duel.answers == 60


def test_nothing_to_take_back_or_to_give_again():
    duel = begun()
    with pytest.raises(OutOfRecord):
        duel.undo()
    with pytest.raises(OutOfRecord):
        duel.redo()
    with pytest.raises(OutOfRecord):
        duel.at(1)


def test_looking_at_a_moment_and_playing_on_from_it_leave_the_duel_alone():
    duel = played(60)
    before = all_that_is_seen(duel)
    rng = Random(9)
    for other in (duel.at(30), duel.fork()):
        while other.decision is not None:
            other.submit(random_answer(other.decision, rng))
        assert other.winner is not None
    assert all_that_is_seen(duel) == before


def test_what_taking_back_would_reveal():
    """Drawn and shuffled cards do; basic actions paid with vigor and cards covered from the hand don't."""
    duel = begun(first=1)
    assert not duel.undo_reveals()
    for key, reveals in [
        ("mulligan", False),  # of no card
        ("mulligan", False),
        ("standard", False),
        ("end", False),
        ("cover", False),  # the third card of the hand; the second turn draws nothing either
        ("standard", False),
        ("basic:forward", False),
        ("vigor", False),
        ("end", False),
        ("cover", False),
        ("no", True),  # two cards drawn
        ("standard", False),
    ]:
        keys = {"mulligan": (), "cover": (duel.decision.options[0].key,)}.get(key, (key,))
        duel.submit(keys)
        assert duel.undo_reveals() == reveals, key
    duel.undo()
    duel.undo()
    duel.submit(("yes",))
    assert duel.undo_reveals()  # a shuffle


def test_taking_back_a_mulligan_reveals_the_cards_drawn_for_it():
    duel = begun(first=0)
    duel.submit((duel.decision.options[0].key,))
    assert duel.undo_reveals()


def test_taking_back_the_use_of_a_card_reveals_it():
    duel = played(3, first=0)
    while not any(option.key.startswith("use:") for option in duel.decision.options):
        duel.submit(random_answer(duel.decision, Random(duel.answers)))
    (use, *_) = (option for option in duel.decision.options if option.key.startswith("use:"))
    duel.submit((use.key,))
    assert duel.undo_reveals()


# --- decks


@pytest.mark.parametrize("pair", pairs(), ids="+".join)
def test_a_deck_code_leads_back_to_its_deck(pair):
    side = drawn_setup(Random(str(pair)), pair).sides[0]
    pool = pool_of(pair)
    deck = Deck(
        pair,
        tuple(number for number in pool.normals if number in side.normals),
        tuple(number for number in pool.specials if number in side.specials),
    )
    code = deck_code(deck)
    assert code.isascii()
    assert read_deck_code(code) == deck
    assert read_deck_code(f"  {code.upper()}\n") == deck
    assert deck_code(Deck(pair, side.normals[::-1], side.specials[::-1])) == code


def test_an_unfinished_deck_has_a_code_too():
    for deck in (Deck(LEFT, (), ()), Deck(LEFT, pool_of(LEFT).normals[:2], ())):
        assert read_deck_code(deck_code(deck)) == deck


def with_check(body):
    """A code whose last two digits fit."""
    return f"{body}-{crc32(body.encode()) & 0xFF:02x}"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "shape"),
        ("hello", "shape"),
        ("s9-2:yurina+saine", "shape"),
        ("s9-2:yurina+saine:3ff-zz", "check"),
        (with_check("s9-1:yurina+saine:3ff"), "set"),
        (with_check("s9-2:yurina:3ff"), "megami"),
        (with_check("s9-2:yurina+saine+himika:3ff"), "megami"),
        (with_check("s9-2:yurina+nobody:3ff"), "megami"),
        (with_check("s9-2:yurina+saine:xyz"), "cards"),
        (with_check("s9-2:yurina+saine:-1"), "cards"),
        (with_check("s9-2:yurina+saine:ffffffffff"), "cards"),
    ],
)
def test_what_is_no_deck_code(text, code):
    with pytest.raises(BadDeckCode) as refused:
        read_deck_code(text)
    assert (refused.value.code, refused.value.text) == (code, text)


def test_every_single_mistyped_sign_is_told_or_gives_the_same_deck():
    """The last two digits find most slips; what they let through is a deck that was meant to be another."""
    deck = Deck(LEFT, pool_of(LEFT).normals[:7], pool_of(LEFT).specials[:3])
    code = deck_code(deck)
    slips = [
        code[:place] + sign + code[place + 1 :] for place in range(len(code)) for sign in "07f" if code[place] != sign
    ]
    unnoticed = []
    for slip in slips:
        try:
            unnoticed.append(read_deck_code(slip))
        except BadDeckCode:
            continue
    assert len(unnoticed) <= len(slips) // 20
