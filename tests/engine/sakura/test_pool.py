"""§2, §3 and appendix 1: which megami and cards may be chosen, and why others may not."""

from __future__ import annotations

import pytest

from engine.sakura.megami.roster import FORMS, ROSTER
from engine.sakura.pool import cards_of, check_deck, check_pair, forms, pool_of, replaced_by
from engine.text.catalog import Catalog
from engine.text.render import Renderer

SHARED = "NA-02/04--saine/tokoyo-A1-N-1/4"
PAIR = ("yurina", "saine-a1")


def numbers(key, number, kind, count):
    return tuple(f"NA-{number}-{key}-O-{kind}-{place}" for place in range(1, count + 1))


def test_there_are_forty_eight_forms_of_twenty_five_megami():
    assert [form.key for form in forms()] == [
        "yurina", "yurina-a1", "yurina-a2", "saine", "saine-a1", "saine-a2", "himika", "himika-a1", "tokoyo",
        "tokoyo-a1", "tokoyo-a2", "oboro", "oboro-a1", "oboro-a2", "yukihi", "yukihi-a1", "shinra",
        "shinra-a1", "hagane", "hagane-a1", "chikage", "chikage-a1", "kururu", "kururu-a1", "kururu-a2",
        "thallya", "thallya-a1", "raira", "raira-a1", "utsuro", "utsuro-a1", "honoka", "honoka-a1", "korunu",
        "yatsuha", "yatsuha-a1", "yatsuha-aa1", "hatsumi", "hatsumi-a1", "mizuki", "megumi", "kanawe", "kamuwi",
        "renri", "renri-a1", "akina", "shisui", "misora",
    ]  # fmt: skip
    assert len({form.base for form in forms()}) == 25
    assert [(form.base, form.number, form.another) for form in forms()][6:8] == [
        ("himika", "03", ""), ("himika", "03", "A1"),
    ]  # fmt: skip


@pytest.mark.parametrize("megami", ROSTER, ids=lambda megami: megami.key)
def test_a_megami_herself_brings_seven_normal_cards_and_four_specials(megami):
    pool = cards_of(megami.key)
    assert pool.normals == numbers(megami.key, megami.number, "N", 7)
    assert pool.specials == numbers(megami.key, megami.number, "S", 4)


@pytest.mark.parametrize("form", [form for form in forms() if form.another], ids=lambda form: form.key)
def test_another_form_replaces_cards_by_ones_of_the_same_kind(form):
    base, pool, instead = cards_of(form.base), cards_of(form.key), replaced_by(form.key)
    without = FORMS[form.key][1].without
    assert instead
    assert pool.normals == tuple(instead.get(number, number) for number in base.normals if number not in without)
    assert pool.specials == tuple(instead.get(number, number) for number in base.specials if number not in without)


def test_the_shared_card_stands_in_for_saines_first_and_tokoyos_fourth():
    assert replaced_by("saine-a1")["NA-02-saine-O-N-1"] == SHARED
    assert replaced_by("tokoyo-a1")["NA-04-tokoyo-O-N-4"] == SHARED
    assert replaced_by("saine") == {}


def test_a_pair_brings_the_cards_of_both_and_the_shared_one_once():
    assert (len(pool_of(PAIR).normals), len(pool_of(PAIR).specials)) == (14, 8)
    both = pool_of(("saine-a1", "tokoyo-a1"))
    assert (len(both.normals), both.normals.count(SHARED), len(both.specials), both.extras) == (13, 1, 8, ())


def test_unknown_forms_are_key_errors_for_the_pool():
    with pytest.raises(KeyError):
        pool_of(("yurina", "nobody"))


@pytest.mark.parametrize(
    ("pair", "code", "section"),
    [
        (("yurina", "nobody"), "unknown-megami", "2-2"),
        (("yurina", "yurina"), "same-megami", "2-1"),
        (("yurina-a1", "yurina-a2"), "same-megami", "2-1"),
    ],
)
def test_2_1_pairs_that_can_not_be_chosen(pair, code, section):
    refusal = check_pair(pair)
    assert (refusal.code, refusal.section) == (code, section)


def test_2_1_any_two_of_different_numbers_can_be_chosen():
    refused = [check_pair((one.key, two.key)) for one in forms() for two in forms() if one.number != two.number]
    assert set(refused) == {None}


def deck(normals=7, specials=3):
    pool = pool_of(PAIR)
    return pool.normals[:normals], pool.specials[:specials]


def test_3_2_a_deck_is_seven_and_three_of_the_pool():
    assert check_deck(PAIR, *deck()) is None


@pytest.mark.parametrize(
    ("pair", "cards", "code", "section"),
    [
        (("saine", "saine-a1"), deck(), "same-megami", "2-1"),
        (PAIR, deck(normals=6), "normals-count", "3-2"),
        (PAIR, deck(normals=8), "normals-count", "3-2"),
        (PAIR, deck(specials=2), "specials-count", "3-2"),
        (PAIR, (("NA-01-yurina-O-N-1",) * 7, deck()[1]), "chosen-twice", "3-1"),
        (PAIR, (("NA-03-himika-O-N-1", *deck()[0][:6]), deck()[1]), "not-in-pool", "3-1"),
        (PAIR, (("NA-02-saine-O-N-1", *deck()[0][:6]), deck()[1]), "not-in-pool", "3-1"),
        (PAIR, (("NA-99-nobody-O-N-1", *deck()[0][:6]), deck()[1]), "not-in-pool", "3-1"),
        (PAIR, (("NA-01-yurina-O-S-1", *deck()[0][:6]), deck()[1]), "not-in-pool", "3-1"),
    ],
)
def test_3_2_decks_that_are_none(pair, cards, code, section):
    refusal = check_deck(pair, *cards)
    assert (refusal.code, refusal.section) == (code, section)


@pytest.mark.parametrize("language", Catalog.languages)
def test_refusals_are_sentences_in_each_language(language):
    renderer = Renderer(Catalog.load(language), strict=True)
    refusals = [check_pair(("yurina", "nobody")), check_pair(("yurina", "yurina-a1"))]
    refusals += [check_deck(PAIR, *deck(normals=6)), check_deck(PAIR, *deck(specials=4))]
    for number in ("NA-03-himika-O-N-1", "NA-99-nobody-O-N-1", "NA-01-yurina-O-N-1"):
        refusals.append(check_deck(PAIR, (number, *deck()[0][:6]), deck()[1]))
    assert all(renderer.text(refusal.phrase).endswith(("。", ".")) for refusal in refusals)
