"""The language of scenarios: a word that there isn't is an error wherever it stands, and what is said wrongly fails."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.play.random_player import random_answer
from engine.cardgame.play.scenario import BadScenario, run
from engine.kernel.session import Session
from engine.sakura.game import SakuraGame
from engine.sakura.play.scenario import WORDS
from engine.sakura.play.selfplay import drawn_setup
from engine.sakura.table import Table

ZAN, ICHIMONJI, SHOT, BULLET = "NA-01-yurina-O-N-1", "NA-01-yurina-O-N-2", "NA-03-himika-O-N-1", "NA-03-himika-O-S-1"
LAID = "NA-03-himika-O-N-7"
"""An enhancement."""


def play(tmp_path, text):
    path = tmp_path / "tried.toml"
    path.write_text('title = "x"\n' + text)
    return run(path, WORDS).failures


# --- what there isn't ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('cards = ["NA-99"]', "NA-99"),
        ('[left]\nhand = ["NA-99"]', "NA-99"),
        (f'[left]\nhand = ["{ZAN} of nobody"]', "nobody"),
        (f'[left]\nhand = ["{ZAN} of right"]', "only its owner's"),
        ('[left]\nmegami = ["nobody", "yurina"]', "nobody"),
        ('[left]\nelsewhere = { moon = [] }\nbegun = true\n[right]\ncrystals = { moon = 2 }', "moon"),
        ("[left]\ntokens = { moon = { dust = 1 } }", "moon"),
        ("[left]\ncounters = { wind = 1 }", "wind"),
        (f'[left]\nhand = ["{SHOT}"]\nsealed = [["{LAID}", "NA-99"]]', "NA-99"),
        (f'[left]\nsealed = [["{LAID}", "{SHOT}"]]', SHOT),
        (f'[left]\non_cards = {{ "{SHOT}" = {{ charge = 1 }} }}', SHOT),
        (f'[left]\ncards_used = ["{SHOT}"]', SHOT),
        ('[table]\nfirst = "nobody"', "first"),
        ("[[step]]\nrefuse = 1", "refuse"),
        ("[[step]]\nend = true\npass = true", "one of"),
        ("[[step]]\nend = false", "true"),
        ('[[step]]\nend = true\nwhose = "left"', "whose"),
        ('[[step]]\nend = true\nwho = "nobody"', "nobody"),
        ('[[step]]\nexpect = { shadow = 10 }\ncode = "x"', "code"),
        ('[[step]]\nuse = "NA-99"', "NA-99"),
        (f'[[step]]\nuse = "{ZAN}"', ZAN),
        (f'[[step]]\nuse = "{ZAN} in left.moon"', "left.moon"),
        (f'[left]\nhand = ["{ZAN}"]\n[[step]]\nuse = "{ZAN} of right"', f"{ZAN} of right"),
        (f'[left]\nhand = ["{ZAN}"]\n[[step]]\nuse = "{ZAN} #2"', f"{ZAN} #2"),
        (f'[left]\nhand = ["{ZAN}"]\n[[step]]\nuse = "{ZAN} #0"', "#1"),
        ('[[step]]\nbasic = "jump"', "jump"),
        ('[[step]]\nbasic = "forward"\npay = "NA-99"', "NA-99"),
        ('[[step]]\ncards = ["NA-99"]', "NA-99"),
        ("[[step]]\ncrystals = { moon = 1 }", "moon"),
        ('[[step]]\nname = "NA-99"', "NA-99"),
        ('[[step]]\nnumber = "three"', "int"),
        ("[[step]]\nchance = [3]", "array"),
        ('[[step]]\nasks = "ChooseMoon"', "ChooseMoon"),
        ('[[step]]\noffers = ["moon"]', "moon"),
        ('[[step]]\noffers = ["NA-99"]', "NA-99"),
        (f'[[step]]\noffers = ["{ZAN}"]', ZAN),
        ('[[step]]\nrefuses = "moon"', "moon"),
        ('[[step]]\nrefuses = "aura"', "no ChooseAct has the answer 'aura'"),
        ('[[step]]\nrefuses = "basic:jump"', "basic:jump"),
        ('[[step]]\nrefuses = "wind:1"', "wind:1"),
        ('[[step]]\nrefuses = "NA-99"', "NA-99"),
        (f'[[step]]\nrefuses = "{ZAN}"', ZAN),
        ('[[step]]\nrefuses = "end"\ncodes = "x"', "codes"),
        ('[[step]]\nrefuses = { thing = "piece", from = "moon", to = "shadow" }', "moon"),
        ('[[step]]\nrefuses = { thing = "piece", from = "shadow", to = "in-use.left" }', "in-use.left"),
        ('[[step]]\nrefuses = { thing = "moon", from = "shadow", to = "left.aura" }', "moon"),
        (f'[[step]]\nrefuses = {{ thing = "{ZAN}", from = "left.hand", to = "left.in-use" }}', ZAN),
        ('[[step]]\nrefuses = { thing = "piece", form = "shadow", to = "left.aura" }', "form"),
        ('[[step]]\nrefuses = { cards = [], keys = [] }', "one of"),
        ('[[step]]\nrefuses = { pieces = { moon = 1 } }', "moon"),
        ("[[step]]\nexpect = { sun = 3 }", "nothing is called 'sun'"),
        ('[[step]]\nexpect = { "left.mood" = 3 }', "left has no 'mood'"),
        ('[[step]]\nexpect = { "left.umbrella" = "x" }', "left has no 'umbrella'"),
        ('[[step]]\nexpect = { "left.anvil" = [] }', "left has no 'anvil'"),
        ('[[step]]\nexpect = { "left.hand.moons" = 3 }', "an area has no 'moons'"),
        ('[[step]]\nexpect = { "nobody.aura" = 3 }', "nobody.aura"),
        ('[[step]]\nexpect = { "attack.mood" = 3 }', "an attack has no 'mood'"),
        ('[[step]]\nexpect = { "left.sees.right.moon" = [] }', "right.moon"),
        ('[[step]]\nexpect = { "NA-99.area" = "hand" }', "NA-99"),
        (f'[[step]]\nexpect = {{ "{ZAN}.area" = "hand" }}', ZAN),
        (f'[left]\nhand = ["{ZAN}"]\n[[step]]\nexpect = {{ "{ZAN}.mood" = 3 }}', "a card has no 'mood'"),
        (f'[left]\nhand = ["{ZAN}"]\ndeck = ["{ZAN}"]\n[[step]]\nexpect = {{ "{ZAN}.area" = "hand" }}', "which"),
    ],
)
def test_a_word_that_there_is_not_is_an_error_with_file_and_word(tmp_path, text, told):
    with pytest.raises(BadScenario) as error:
        play(tmp_path, text)
    assert "tried.toml" in str(error.value)
    assert told in str(error.value)


# --- what isn't so -------------------------------------------------------------------------------------------------

HAND = f'[left]\nvigor = 1\nhand = ["{SHOT}", "{LAID}"]\n[right]\nhand = ["{ZAN}"]\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("expect = { shadow = 3 }", "shadow is 10, not 3"),
        ("expect = { turn = 3.0 }", "turn is 3, not 3.0"),
        ('expect = { "left.flinched" = 0 }', "left.flinched is False, not 0"),
        ('expect = { "attack.aura" = 3 }', "attack.aura is 'none', not 3"),
        (f'cards = ["{SHOT}", "{SHOT}"]', f"{SHOT} is not offered"),
        ("crystals = { shadow = 1 }", "does not answer"),
        ('asks = "ChooseNumber"', "asked is ChooseAct of left"),
        ('asks = "none"', "asked is ChooseAct of left"),
        ('offers = ["pass-by"]', ""),
        (f'offers = ["{ZAN}"]', f"{ZAN} is not offered"),
        ('offers = ["basic:breakaway"]', "basic:breakaway is not offered"),
        ('refuses = "end"', "end is offered"),
        (f'refuses = "{SHOT}"', "is offered"),
        ('refuses = "basic:recover"', "is offered"),
        ('refuses = { thing = "piece", from = "shadow", to = "left.aura" }', "is offered"),
        (f'refuses = {{ thing = "{SHOT}", from = "left.hand", to = "left.in-use" }}', "is offered"),
        (f'refuses = "{ZAN}"\ncode = "aura-full"', "the refusal is hand-hidden"),
        ('refuses = "basic:breakaway"\ncode = "breakaway-beyond-master"\nsection = "1-1"', "the refusal is"),
        ('refuses = "basic:focus"\ncode = "no-payment"', "basic:focus is offered"),
        ('refuses = { keys = ["end"] }', "end would be accepted"),
        ('refuses = { keys = ["yes"] }', "yes is not offered at all"),
        ('end = true\nwho = "right"', "right is not asked now"),
        ('basic = "breakaway"', "does not answer"),
        (f'basic = "forward"\npay = "{ZAN}"', "can't pay now"),
        ("number = 3", "does not answer"),
        ("next = 9", "there is no effect 9"),
        ("pass = true", "does not answer"),
        ('expect = { "left.sees.right.hand" = ["NA-01-yurina-O-N-1"] }', "['?']"),
        ('expect = { "left.cards-used" = ["NA-03-himika-O-N-1"] }', "left.cards-used is []"),
    ],
)
def test_what_is_not_so_fails_with_its_step(tmp_path, text, told):
    if not told:
        with pytest.raises(BadScenario):
            play(tmp_path, f"{HAND}[[step]]\n{text}")
        return
    (failure,) = play(tmp_path, f"{HAND}[[step]]\n{text}")
    assert failure.startswith("step 1 ")
    assert told in failure


def test_nothing_is_refused_where_nothing_is_asked(tmp_path):
    laid = f'[table]\ndistance = 3\n[left]\nhand = ["{ZAN}"]\n[right]\nlife = 1\naura = 0\n'
    over = f'[[step]]\nuse = "{ZAN}"\n[[step]]\nasks = "none"\n'
    (failure,) = play(tmp_path, f'{laid}{over}[[step]]\nrefuses = "end"')
    assert "step 3" in failure
    assert "nothing is asked" in failure


# --- which card ----------------------------------------------------------------------------------------------------


def test_a_number_is_refused_or_offered_in_whatever_is_asked(tmp_path):
    """At a choice of cards, where the keys are no uses: the mulligan offers the hand and nothing else."""
    laid = f'[table]\nphase = "opening"\nfirst = "left"\n[left]\ndeck = ["{SHOT}", "{ZAN}", "{LAID}", "{ICHIMONJI}"]\n'
    laid += f'[right]\ndeck = ["{SHOT}", "{SHOT}", "{SHOT}"]\n'
    steps = f'[[step]]\nasks = "ChooseMulligan"\n[[step]]\noffers = ["{SHOT}"]\n[[step]]\nrefuses = "{ICHIMONJI}"\n'
    assert play(tmp_path, laid + steps) == []
    (failure,) = play(tmp_path, f'{laid}[[step]]\nrefuses = "{ZAN}"')
    assert f"{ZAN} is offered" in failure
    (failure,) = play(tmp_path, f'{laid}[[step]]\noffers = ["{ICHIMONJI}"]')
    assert "is not offered" in failure


def test_one_of_two_copies_is_named_by_place_owner_and_order(tmp_path):
    laid = (
        f'[left]\nhand = ["{SHOT}"]\ndiscard = ["{ZAN}", "{SHOT}"]\nenhancements = [["{LAID}", 2], ["{LAID}", 1]]\n'
        f'[right]\nhand = ["{SHOT}"]\n'
    )
    looks = [
        f'"{SHOT} in left.discard.known-to" = ["left", "right"]',
        f'"{SHOT} in left.hand.known-to" = ["left"]',
        f'"{SHOT} of right.place" = "right.hand"',
        f'"{SHOT} of left #2.place" = "left.discard"',
        f'"{LAID} #1.crystals" = 2',
        f'"{LAID} in left.enhancements #2.crystals" = 1',
    ]
    for look in looks:
        assert play(tmp_path, f"{laid}[[step]]\nexpect = {{ {look} }}") == []
    use = f'[[step]]\nuse = "{SHOT}"\n[[step]]\nexpect = {{ "{SHOT} of left #1.area" = "in-use" }}'
    assert play(tmp_path, laid + use) == []


# --- what can be laid and looked at --------------------------------------------------------------------------------

TURN = f"""
[table]
turn_start_distance = 7
[left]
hand = ["{ZAN}"]
discard = ["{SHOT}"]
cards_used = ["{SHOT}"]
attacks_made = 2
terminal = true
"""


def test_what_was_done_this_turn(tmp_path):
    words = (
        f'"turn-start-distance" = 7, "left.cards-used" = ["{SHOT}"], "left.attacks-made" = 2, "left.terminal" = true, '
        f'"left.attacks-made-in-phase" = 2, "right.cards-used" = [], "right.attacks-made" = 0, "right.terminal" = false'
    )
    refused = f'[[step]]\nrefuses = "{ZAN}"\ncode = "terminal-used"'
    assert play(tmp_path, f"{TURN}[[step]]\nexpect = {{ {words} }}\n{refused}") == []


def test_cards_of_the_other_player_and_crystals_on_used_specials(tmp_path):
    laid = (
        f'[left]\nenhancements = [["{LAID} of right", 3]]\nused = [["{BULLET}", 2]]\nhand = ["{SHOT}"]\n'
        f'[right]\nsealed = [["{ZAN} of left", "{LAID} of right"]]\n'
    )
    words = (
        f'"{LAID}.owner" = "right", "{LAID}.place" = "left.enhancements", "{BULLET}.crystals" = 2, '
        f'"{BULLET}.status" = "used", "{ZAN}.place" = "right.sealed", "{ZAN}.sealed-under" = "{LAID}", '
        f'"right.sealed" = ["{ZAN}"], "left.sealed" = []'
    )
    assert play(tmp_path, f"{laid}[[step]]\nexpect = {{ {words} }}") == []


def test_what_megami_bring(tmp_path):
    laid = (
        f'[left]\nmegami = ["raira", "yukihi"]\nbegun = true\ncounters = {{ wind = 3, umbrella = 1 }}\n'
        f'hand = ["{SHOT}"]\ndiscard = ["{ZAN}"]\non_cards = {{ "{ZAN}" = {{ charge = 1 }} }}\n'
        f'[right]\nmegami = ["shinra", "thallya"]\nbegun = true\ncounters = {{ plan = 1 }}\n'
    )
    words = (
        f'"left.wind" = 3, "left.thunder" = 0, "left.umbrella" = "umbrella-open", "right.plan" = "kibo", '
        f'"{ZAN}.tokens" = {{ charge = 1 }}, "{SHOT}.tokens" = {{}}, '
        f'"right.machine.tokens" = {{ artificial-crystal = 5 }}, "right.machine.crystals" = 0'
    )
    assert play(tmp_path, f"{laid}[[step]]\nexpect = {{ {words} }}") == []


def test_the_anvil(tmp_path):
    laid = (
        f'[left]\nmegami = ["hagane-a1", "yurina"]\nelsewhere = {{ anvil = ["{SHOT}"] }}\ncrystals = {{ anvil = 2 }}\n'
    )
    words = f'"left.anvil" = ["{SHOT}"], "left.anvil.crystals" = 2, "left.sees.left.anvil" = ["{SHOT}"]'
    assert play(tmp_path, f"{laid}[[step]]\nexpect = {{ {words} }}") == []


def test_an_attack_in_the_air(tmp_path):
    laid = f'[table]\ndistance = 3\n[left]\nhand = ["{ZAN}"]\n[right]\nhand = ["{ICHIMONJI}"]\n'
    words = (
        f'"attack.count" = 1, "attack.card" = "{ZAN}", "attack.whose" = "left", "attack.kind" = "normal", '
        f'"attack.traits" = [], "attack.is-a-reaction" = false, "left.attacks-made" = 1, "left.in-use" = ["{ZAN}"], '
        f'"left.cards-used" = ["{ZAN}"]'
    )
    assert play(tmp_path, f'{laid}[[step]]\nuse = "{ZAN}"\n[[step]]\nexpect = {{ {words} }}') == []


def test_what_a_seat_sees(tmp_path):
    laid = f'[left]\nhand = ["{ZAN}"]\ncover = ["{SHOT}"]\ndeck = ["{LAID}"]\ndiscard = ["{ICHIMONJI}"]\n'
    words = (
        f'"left.sees.left.hand" = ["{ZAN}"], "right.sees.left.hand" = ["?"], "both.sees.left.hand" = ["?"], '
        f'"left.sees.left.cover" = ["{SHOT}"], "right.sees.left.cover" = ["?"], "left.sees.left.deck" = ["?"], '
        f'"both.sees.left.discard" = ["{ICHIMONJI}"]'
    )
    assert play(tmp_path, f"{laid}[[step]]\nexpect = {{ {words} }}") == []


# --- questions that had no words -----------------------------------------------------------------------------------

OPENING = f"""
[table]
phase = "opening"
distance = 10
[left]
deck = ["{SHOT}", "{ZAN}", "{LAID}", "{ICHIMONJI}"]
[right]
deck = ["{ZAN}", "{ZAN}", "{ZAN}", "{ZAN}"]
"""


def test_the_opening_and_its_mulligans(tmp_path):
    steps = f"""
[[step]]
who = "right"
pass = true
[[step]]
who = "left"
cards = ["{ZAN}", "{SHOT}"]
[[step]]
expect = {{ "left.hand" = ["{LAID}", "{ICHIMONJI}", "{ZAN}"], "left.deck" = ["{SHOT}"], "turn-player" = "right" }}
"""
    assert play(tmp_path, OPENING.replace("distance", 'first = "right"\ndistance') + steps) == []
    assert play(tmp_path, OPENING.replace("distance", "chance = [[1]]\ndistance") + steps) == []
    (failure,) = play(tmp_path, OPENING + steps)
    assert "right is not asked now" in failure


def test_too_few_and_too_many_crystals_are_refused(tmp_path):
    laid = f'[table]\nshadow = 1\n[left]\nhand = ["{LAID}"]\naura = 3\n[[step]]\nuse = "{LAID}"\n'
    asked = '[[step]]\nasks = "ChooseCrystals"\n'
    for pieces in ("shadow = 1", '"left.aura" = 1', 'shadow = 2, "left.aura" = 1', '"left.aura" = 4'):
        assert play(tmp_path, f"{laid}{asked}[[step]]\nrefuses = {{ pieces = {{ {pieces} }} }}") == []
    (failure,) = play(tmp_path, f'{laid}[[step]]\nrefuses = {{ pieces = {{ shadow = 1, "left.aura" = 2 }} }}')
    assert "would be accepted" in failure


def test_moves_that_only_a_screen_asks_for_are_no_refusals(tmp_path):
    laid = f'[table]\nconduct = ""\n[left]\nvigor = 1\nhand = ["{SHOT}"]\n[[step]]\nasks = "ChooseConduct"\n'
    move = '{ thing = "piece", from = "shadow", to = "left.aura" }'
    (failure,) = play(tmp_path, f"{laid}[[step]]\nrefuses = {move}")
    assert "is offered" in failure
    move = '{ thing = "piece", from = "shadow", to = "right.aura" }'
    assert play(tmp_path, f"{laid}[[step]]\nrefuses = {move}") == []


def test_every_answer_of_duels_is_a_word_of_its_kind():
    """What `refuses` takes for a word covers all that may be offered, so that no typo can hide among it."""
    for seed in range(40):
        rng = Random(f"words/{seed}")
        session = Session(SakuraGame(Table), drawn_setup(rng))

        class At:
            state = session.state

        while session.decision is not None:
            decision = session.decision
            for option in decision.options:
                named = WORDS.card_in(option.key) >= 0 or WORDS.place(placed(option.key)) is not None
                assert named or WORDS.answers(At, decision, option.key), (decision.kind, option.key)
            session.submit(random_answer(decision, rng))


def placed(key):
    area, dot, seat = key.partition(".")
    return f"{('left', 'right')[int(seat)]}.{area}" if dot and seat in ("0", "1") else area
