"""Game decks as short texts: every deck comes back, whatever is mistyped is told with what to do about it."""

from __future__ import annotations

import pytest

from engine.cardgame.deck_code import DIGITS, LONGEST, BadDeckCode, sealed
from engine.cardgame.play.tools import UnknownSide
from engine.hololive.deck_code import deck_code, read_deck_code
from engine.hololive.door import CHEER_SIZE, EVERY_NUMBER, SideSetup, check_side, part_of, ready_decks
from engine.hololive.play.tools import read_side

READY = tuple(one.side() for one in ready_decks())


def same(one: SideSetup, other: SideSetup) -> bool:
    return (one.oshi, sorted(one.deck), sorted(one.cheer)) == (other.oshi, sorted(other.deck), sorted(other.cheer))


@pytest.mark.parametrize("side", READY, ids=lambda side: side.oshi)
def test_every_ready_deck_comes_back_from_its_code(side: SideSetup) -> None:
    code = deck_code(side)
    again = read_deck_code(f"  {code[:40].upper()}\n{code[40:]} ")
    assert same(again, side)
    assert check_side(again.oshi, again.deck, again.cheer) is None
    assert deck_code(again) == code


def test_the_code_says_nothing_of_the_order_of_cards() -> None:
    side = READY[0]
    turned = SideSetup(oshi=side.oshi, deck=side.deck[::-1], cheer=side.cheer[::-1], name="Hana", player="casual")
    assert deck_code(turned) == deck_code(side)


def test_a_deck_that_is_still_being_built_has_a_code_as_well() -> None:
    for side in (SideSetup(oshi="", deck=(), cheer=()), SideSetup(oshi="", deck=READY[0].deck[:7], cheer=())):
        assert same(read_deck_code(deck_code(side)), side)


def test_the_longest_code_can_be_read() -> None:
    cheer = tuple(number for number in EVERY_NUMBER if part_of(number) == "cheer")
    apart = sorted((number for number in EVERY_NUMBER if part_of(number) == "deck"), key=lambda number: number[-3:])
    side = SideSetup(oshi=READY[0].oshi, deck=tuple(apart[:50]), cheer=(cheer * CHEER_SIZE)[:CHEER_SIZE])
    code = deck_code(side)
    assert len(code) < LONGEST / 2
    assert same(read_deck_code(code), side)


def made(*parts: str) -> str:
    return sealed(parts, DIGITS)


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", "shape", ""),
        ("hello", "shape", ""),
        ("x" * 100_000, "shape", ""),
        ("holo1:hsd01-001:hsd01=3", "shape", ""),
        (made("holo1", "", "", "") + "0", "check", ""),
        ("holo1:hsd01-001:hsd01=3x4::-0000", "shape", ""),
        (made("s9-2", "yurina+saine", "3ff", ""), "game", "s9-2"),
        (made("holo2", "", "", ""), "version", "holo2"),
        (made("holo1", "hsd99-001", "", ""), "unknown", "hsd99-001"),
        (made("holo1", "", "hsd01=999x4", ""), "unknown", "hsd01-999"),
        (made("holo1", "", "", "hy09=1"), "unknown", "hy09-001"),
        (made("holo1", "", "hsd01", ""), "cards", "hsd01"),
        (made("holo1", "", "hsd01=3xx4", ""), "cards", "hsd01=3xx4"),
        (made("holo1", "", "hsd01=3x999", ""), "cards", "hsd01=3x999"),
        (made("holo1", "", "hsd01=", ""), "cards", "hsd01="),
    ],
)
def test_what_is_no_deck_code(text: str, code: str, part: str) -> None:
    with pytest.raises(BadDeckCode) as refused:
        read_deck_code(text)
    assert (refused.value.code, refused.value.text, refused.value.part) == (code, text, part)


def test_no_single_mistyped_sign_gives_another_deck() -> None:
    code = deck_code(READY[2])
    for place in range(len(code)):
        for sign in "0174xh.=,:":
            slip = code[:place] + sign + code[place + 1 :]
            if slip != code:
                with pytest.raises(BadDeckCode):
                    read_deck_code(slip)


def test_signs_that_changed_places_are_told() -> None:
    code = deck_code(READY[2])
    for place in range(len(code) - 1):
        slip = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if slip != code:
            with pytest.raises(BadDeckCode):
                read_deck_code(slip)


def test_a_code_names_a_side_in_selfplay() -> None:
    assert same(read_side(deck_code(READY[1])), READY[1])
    unfinished = SideSetup(oshi="", deck=READY[1].deck, cheer=READY[1].cheer)
    wrong = ((deck_code(READY[1])[:-1] + "z", "check"), (deck_code(unfinished), "6.1.2"), ("hSD99", "hSD01-001"))
    for text, why in wrong:
        with pytest.raises(UnknownSide, match=why):
            read_side(text)
