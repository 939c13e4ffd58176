"""Every card of the pool as the reference has it: figures, names in three languages, and the ready decks."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from engine.hololive.card_text import card_text
from engine.hololive.cards import POOL
from engine.hololive.decks.ready import ReadyDeck, ready_decks
from engine.hololive.pool import check_side
from engine.text.catalog import Catalog, card_message_id
from engine.text.render import Renderer
from engine.text.ruby import ruby_pairs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.hololive.card import Arts, Card

Printed = dict[str, Any]

BY_NUMBER = {card.number: card for card in POOL}
SETS = ("hYS01", *(f"hSD{place:02}" for place in range(1, 20)), "hBP01", "hBP02")
KANJI = re.compile(r"[々〆〇㐀-䶿一-鿿\uf900-\ufaff]")
JAPANESE = re.compile(r"[々〆〇㐀-䶿一-鿿\uf900-\ufaffぁ-ゖァ-ヺー\uff66-\uff9f]")
ABILITIES = {"collab-effect": "collab", "bloom-effect": "bloom", "gift": "gift"}


@pytest.fixture(scope="module")
def printed(shared: Path) -> dict[str, Printed]:
    """The reference by number."""
    file = shared / "reference" / "hololive-cards.json"
    if not file.is_file():
        pytest.skip("the reference data of the cards (hololive-cards.json) does not stand beside this checkout")
    return {one["number"]: one for one in json.loads(file.read_text("utf-8"))}


@pytest.fixture(scope="module")
def said() -> dict[str, Renderer]:
    """A strict renderer of each language."""
    return {language: Renderer(Catalog.load(language), strict=True) for language in Catalog.languages}


def plain(text: str) -> str:
    """A name whatever the width of its letters."""
    return unicodedata.normalize("NFKC", text)


def name_of(renderer: Renderer, key: str) -> str:
    return renderer.name("hololive-name", key).text


def tag_of(renderer: Renderer, key: str) -> str:
    return renderer.name("hololive-tag", key).text


def ability_names(one: Printed) -> dict[str, str]:
    """The names of what a card can do, by the end of their messages."""
    found = {"oshi": one["oshi_skill"]["name"], "sp": one["sp_oshi_skill"]["name"]} if one["type"] == "oshi" else {}
    found |= {ABILITIES[word["kind"]]: word["name"] for word in one.get("keywords", ())}
    return found | {f"art-{place}": art["name"] for place, art in enumerate(one.get("arts", ()), start=1)}


def differing(printed: dict[str, Printed], ours: Any, theirs: Any) -> dict[str, tuple[Any, Any]]:
    """Where what we say of a card isn't what the reference says."""
    both = {number: (ours(BY_NUMBER[number]), theirs(one)) for number, one in printed.items()}
    return {number: (one, other) for number, (one, other) in both.items() if one != other}


# --- which cards there are -------------------------------------------------------------------------------------------


def test_every_card_of_the_reference_is_there_once(printed: dict[str, Printed]) -> None:
    assert len(POOL) == len(BY_NUMBER) == 471
    assert set(BY_NUMBER) == set(printed)


def test_each_set_stands_in_the_order_of_its_numbers() -> None:
    order = (*SETS, *(f"hY0{place}" for place in range(1, 7)))
    assert [card.number for card in POOL] == sorted(
        BY_NUMBER, key=lambda number: (order.index(number.partition("-")[0]), number)
    )
    assert tuple(dict.fromkeys(card.number.partition("-")[0] for card in POOL)) == order


# --- figures ---------------------------------------------------------------------------------------------------------


def test_kinds_and_colours(printed: dict[str, Printed]) -> None:
    def theirs(one: Printed) -> tuple[Any, ...]:
        colours = tuple(colour for colour in one.get("colours", ()) if colour != "colourless")
        return one["type"], one.get("subtype"), one.get("limited", False), colours

    assert differing(printed, lambda card: (card.kind, card.support, card.limited, card.colours), theirs) == {}


def test_life_hp_level_buzz_and_baton(printed: dict[str, Printed]) -> None:
    def theirs(one: Printed) -> tuple[Any, ...]:
        level = one["bloom_level"].lower() if one["type"] == "holomem" else None
        return one.get("life", 0), one.get("hp", 0), level, one.get("buzz", False), one.get("baton", [])

    def ours(card: Card) -> tuple[Any, ...]:
        return card.life, card.hp, card.level, card.buzz, ["colourless"] * card.baton

    assert differing(printed, ours, theirs) == {}


def test_arts(printed: dict[str, Printed]) -> None:
    def theirs(one: Printed) -> list[tuple[Any, ...]]:
        def of(place: int, art: Printed) -> tuple[Any, ...]:
            against = art.get("against", {"colour": "", "more": 0})
            return str(place), tuple(art["cost"]), art["damage"], art["more"], against["colour"], against["more"]

        return [of(place, art) for place, art in enumerate(one.get("arts", ()), start=1)]

    def ours(card: Card) -> list[tuple[Any, ...]]:
        def of(art: Arts) -> tuple[Any, ...]:
            return art.key, art.cost, art.damage, art.more, art.against, art.extra

        return [of(art) for art in card.arts]

    assert differing(printed, ours, theirs) == {}


def test_what_oshi_skills_cost(printed: dict[str, Printed]) -> None:
    def cost(skill: Printed) -> int:
        return -1 if skill["holopower"] == "X" else int(skill["holopower"])

    def theirs(one: Printed) -> list[tuple[str, int]]:
        if one["type"] != "oshi":
            return []
        return [("oshi", cost(one["oshi_skill"])), ("sp", cost(one["sp_oshi_skill"]))]

    assert differing(printed, lambda card: [(skill.key, skill.cost) for skill in card.skills], theirs) == {}


def test_extra_abilities_and_names_besides(printed: dict[str, Printed], said: dict[str, Renderer]) -> None:
    def theirs(one: Printed) -> tuple[Any, ...]:
        extra = one.get("extra", "")
        falls = re.search(r"自分のライフ-(\d)", extra)
        besides = re.findall("〈(.+?)〉", extra) if "としても扱う" in extra else []
        return "何枚でも" in extra, "Bloomできない" in extra, int(falls[1]) if falls else 1, besides

    def ours(card: Card) -> tuple[Any, ...]:
        return card.any_number, card.no_bloom, card.falls, [name_of(said["ja"], key) for key in card.names[1:]]

    assert differing(printed, ours, theirs) == {}


def test_to_whom_a_fan_may_be_attached(printed: dict[str, Printed], said: dict[str, Renderer]) -> None:
    def theirs(one: Printed) -> list[str]:
        return re.findall("自分の〈([^〉]+)〉だけに付けられ", one.get("effect", "")) if one["type"] == "support" else []

    assert differing(printed, lambda card: [name_of(said["ja"], key) for key in card.only_on], theirs) == {}
    assert all(bool(card.only_on) == (card.support == "fan") for card in POOL)


# --- names -----------------------------------------------------------------------------------------------------------


def test_names_are_as_they_are_printed(printed: dict[str, Printed], said: dict[str, Renderer]) -> None:
    def theirs(one: Printed) -> tuple[str, str]:
        return plain(one["name_ja"]), plain(one["name_ja"])

    def ours(card: Card) -> tuple[str, str]:
        return plain(said["ja"].card(card.number).text), plain(name_of(said["ja"], card.names[0]))

    assert differing(printed, ours, theirs) == {}


@pytest.mark.parametrize("language", Catalog.languages)
def test_a_card_is_called_by_its_name_in_every_language(language: str, said: dict[str, Renderer]) -> None:
    called = {card.number: said[language].card(card.number).text for card in POOL}
    assert called == {card.number: name_of(said[language], card.names[0]) for card in POOL}
    assert all(called.values())


@pytest.mark.parametrize("language", Catalog.languages)
def test_different_names_are_different_in_every_language(language: str, said: dict[str, Renderer]) -> None:
    keys = {key for card in POOL for key in card.names}
    assert [name for name, count in Counter(name_of(said[language], key) for key in keys).items() if count > 1] == []


def test_tags_are_as_they_are_printed(printed: dict[str, Printed], said: dict[str, Renderer]) -> None:
    def ours(card: Card) -> list[str]:
        return [tag_of(said["ja"], key) for key in card.tags]

    assert differing(printed, ours, lambda one: one.get("tags", [])) == {}


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_tag_has_a_name_of_its_own(language: str, said: dict[str, Renderer]) -> None:
    keys = {key for card in POOL for key in card.tags}
    names = [tag_of(said[language], key) for key in sorted(keys)]
    assert len(set(names)) == len(keys)
    assert all(name.startswith("#") for name in names)


def test_arts_skills_and_keywords_are_called_as_they_are_printed(printed: dict[str, Printed]) -> None:
    catalog = Catalog.load("ja")

    def ours(card: Card) -> dict[str, str]:
        here = card_message_id(card.number)
        return {end: catalog.format(f"{here}-{end}") for end in ENDS if catalog.has(f"{here}-{end}")}

    assert differing(printed, ours, ability_names) == {}


ENDS = ("oshi", "sp", *ABILITIES.values(), "art-1", "art-2")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_no_name_is_left_in_japanese(language: str) -> None:
    catalog = Catalog.load(language)
    ours = [key for file, keys in catalog.files().items() if file == "hololive/cards.ftl" for key in keys]
    assert len(ours) > 1000
    left = {key: text for key in ours if JAPANESE.search(text := catalog.format(key, {"oshi": "", "set": ""}))}
    assert left == {}


def test_over_every_kanji_of_a_name_stands_its_reading() -> None:
    catalog = Catalog.load("ja")
    wrong = {}
    for key in catalog.files()["hololive/cards.ftl"]:
        name, reading = catalog.format(key, {"oshi": "", "set": ""}), f"{key}.ruby"
        over = catalog.format(reading) if catalog.has(reading) else ""
        if KANJI.search(over) or any(KANJI.search(text) and not kana for text, kana in ruby_pairs(name, over)):
            wrong[key] = (name, over)
    assert wrong == {}


# --- ready decks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.oshi)
def test_a_ready_deck_is_a_game_deck(deck: ReadyDeck) -> None:
    side = deck.side()
    assert check_side(side.oshi, side.deck, side.cheer) is None
    assert Counter(side.deck) == deck.deck
    assert Counter(side.cheer) == deck.cheer


@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.oshi)
def test_its_cheer_has_the_colours_that_its_arts_ask_for(deck: ReadyDeck) -> None:
    cheer = {colour for number in deck.cheer for colour in BY_NUMBER[number].colours}
    oshi = set(BY_NUMBER[deck.oshi].colours)
    asked = {
        colour
        for number, count in deck.deck.items()
        if count > 2
        for art in BY_NUMBER[number].arts
        for colour in art.cost
        if colour != "colourless"
    }
    assert oshi <= cheer
    assert asked <= cheer


def test_each_start_deck_has_every_card_of_its_set() -> None:
    for own in (name for name in SETS if name.startswith("hSD")):
        decks = [deck for deck in ready_decks() if deck.oshi.startswith(own)]
        used = {number for deck in decks for number in (deck.oshi, *deck.deck)}
        assert {number for number in BY_NUMBER if number.startswith(f"{own}-")} <= used, own


def test_no_two_ready_decks_have_one_oshi() -> None:
    assert len({deck.oshi for deck in ready_decks()}) == len(ready_decks()) == 22


@pytest.mark.parametrize(
    ("language", "name"), [("ja", "百鬼あやめ(hSD02)"), ("ko", "나키리 아야메 (hSD02)"), ("en", "Nakiri Ayame (hSD02)")]
)
def test_a_ready_deck_is_called_by_its_oshi_and_set(language: str, name: str, said: dict[str, Renderer]) -> None:
    ayame = next(deck for deck in ready_decks() if deck.oshi == "hSD02-001")
    assert "".join(span.text for span in said[language].spans(ayame.name())) == name


LONGEST_ALIKE = 24
"""Letters of a sentence that follows from what it says alone: no text has more of them as they are printed."""


def sentences(text: str) -> set[str]:
    """Its sentences without blanks and whatever the width of its letters."""
    return {"".join(plain(one).split()) for one in re.split("[。：]", text)}


def all_said(one: Any) -> Iterator[str]:
    """Every text of an entry of the reference."""
    if isinstance(one, str):
        yield one
    elif isinstance(one, dict | list):
        for part in one.values() if isinstance(one, dict) else one:
            yield from all_said(part)


def test_no_long_sentence_stands_as_it_is_printed(printed: dict[str, Printed], said: dict[str, Renderer]) -> None:
    theirs = "\n".join("".join(plain(text).split()) for one in printed.values() for text in all_said(one))
    ours = {
        number: set().union(*(sentences(said["ja"].text(line)) for line in card_text(number)))
        for number in BY_NUMBER
    }
    alike = {
        number: long for number, found in ours.items()
        if (long := [one for one in found if len(one) > LONGEST_ALIKE and one in theirs])
    }  # fmt: skip
    assert alike == {}
