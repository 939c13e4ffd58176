"""Catalogs are read, cut into entries, and say clearly what is wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from babel import Locale
from babel.plural import to_python

from engine.text import marks
from engine.text.catalog import (
    LANGUAGES,
    PLURALS,
    Catalog,
    DuplicateMessage,
    MissingTranslations,
    UnknownMessage,
    UnknownVariable,
    card_message_id,
    games_translated,
    name_message_id,
    translations_folder,
)
from engine.text.ftl import CatalogSyntaxError

if TYPE_CHECKING:
    from pathlib import Path

HAND = """-hand = { $form ->
   *[one] hand
    [many] hands
}
    .section = 7-1-10
    .gloss = Cards.
"""


def catalog(tmp_path: Path, language: str = "en", **files: str) -> Catalog:
    for name, text in files.items():
        write(tmp_path / "common" / language / f"{name}.ftl", text)
    return Catalog.load(language, tmp_path)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_messages_of_all_files_are_one_catalog(tmp_path: Path) -> None:
    both = catalog(tmp_path, terms="-aura = Aura\n", app="# a comment\nhello = Hello\n\nto-aura = to { -aura }\n")
    assert both.keys() == {"hello", "to-aura"}
    assert both.term_keys() == ("aura",)
    assert both.files() == {"common/app.ftl": ("hello", "to-aura"), "common/terms.ftl": ("-aura",)}
    assert both.format("hello") == "Hello"
    assert both.format("to-aura") == f"to {marks.term('aura', 'Aura')}"


def test_terms_are_messages_from_outside(tmp_path: Path) -> None:
    one = catalog(tmp_path, terms=HAND)
    assert one.has("term-hand")
    assert one.has("term-hand.gloss")
    assert not one.has("term-hand.ruby")
    assert not one.has("hand")
    assert one.format("term-hand") == marks.term("hand", "hand")
    assert one.format("term-hand.gloss") == "Cards."
    entry = one.term("hand")
    assert (entry.text, entry.ruby, entry.section) == ("hand", "", "7-1-10")


def test_variables_and_signed_numbers_are_marked(tmp_path: Path) -> None:
    one = catalog(
        tmp_path,
        app="gain = { SIGNED($aura) }/{ SIGNED($life) } for { $who }\n"
        "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n",
    )
    assert one.format("gain", {"aura": 0, "life": -2, "who": "you"}) == (
        f"{marks.number('+0')}/{marks.number('-2')} for you"
    )
    assert one.format("gain", {"aura": "X", "life": 1, "who": "you"}).startswith("+X/")
    assert one.format("cards", {"n": 1}) == f"{marks.number('1')} card"
    assert one.format("cards", {"n": 1200}) == f"{marks.number('1200')} cards"


def test_variables_are_those_of_a_message_and_of_what_it_refers_to(tmp_path: Path) -> None:
    one = catalog(
        tmp_path,
        app="inner = { $a } and { $b }\nouter = { $c ->\n    [x] { inner }\n   *[y] nothing\n}\n    .more = { $d }\n"
        "ping = { $p } { pong }\npong = { $q } { ping }\n",
    )
    assert one.variables("inner") == {"a", "b"}
    assert one.variables("outer") == {"a", "b", "c", "d"}
    assert one.variables("ping") == {"p", "q"}


def test_an_unknown_message_or_attribute(tmp_path: Path) -> None:
    one = catalog(
        tmp_path, app="hello = Hello\n    .short = Hi\nbad = { missing }\nonly =\n    .attribute = here\n-term = T\n"
    )
    assert one.format("hello.short") == "Hi"
    for key in ("nothing", "hello.long", "only", "-term", "term-nothing"):
        with pytest.raises(UnknownMessage, match="en: "):
            one.format(key)
    with pytest.raises(UnknownMessage, match="no message 'missing', to which bad refers"):
        one.format("bad")
    assert not one.has("nothing")
    assert not one.has("hello.long")


def test_a_missing_variable(tmp_path: Path) -> None:
    one = catalog(tmp_path, app="hello = Hello { $name }\n")
    with pytest.raises(UnknownVariable, match=r"'hello'.*name"):
        one.format("hello", {})


def test_a_syntax_error_says_file_and_line(tmp_path: Path) -> None:
    one = catalog(tmp_path, app="fine = Fine\n\n# note\nbroken = one\n    two { $x ->\n    [a] b\n    }\n")
    assert one.format("fine") == "Fine"
    with pytest.raises(CatalogSyntaxError, match=r"en.app\.ftl, line 7: broken: .*default"):
        one.format("broken")
    with pytest.raises(CatalogSyntaxError, match="line 7"):
        one.check()


@pytest.mark.parametrize(
    "text", ["fine = Fine\nnot an entry\n", "fine = Fine\n# note\n    lost = line\n", "1a = One\n"]
)
def test_a_line_outside_every_entry_is_refused_when_the_catalogs_are_read(tmp_path: Path, text: str) -> None:
    with pytest.raises(CatalogSyntaxError, match=r"app\.ftl, line \d: neither an entry nor a comment"):
        catalog(tmp_path, app=text)


def test_a_key_stands_once(tmp_path: Path) -> None:
    with pytest.raises(DuplicateMessage, match=r"rules\.ftl, line 2: hello is also in common/app\.ftl, line 1"):
        catalog(tmp_path, app="hello = Hello\n", rules="other = Other\nhello = Again\n")


def test_words_of_all_games_or_of_some_stand_beside_what_they_share(tmp_path: Path) -> None:
    for game in ("common", "chess", "go"):
        write(tmp_path / game / "en" / "app.ftl", f"of-{game} = { {'common': 'All'}.get(game, game) }\n")
    assert Catalog.load("en", tmp_path).keys() == {"of-common", "of-chess", "of-go"}
    assert Catalog.load("en", tmp_path, games=("go",)).keys() == {"of-common", "of-go"}
    assert Catalog.load("en", tmp_path, games=()).keys() == {"of-common"}
    assert games_translated(tmp_path, "en") == ("chess", "go")


def test_two_games_cannot_say_two_things_by_one_id(tmp_path: Path) -> None:
    for game in ("chess", "go"):
        write(tmp_path / game / "en" / "terms.ftl", "-stone = stone\n")
    with pytest.raises(DuplicateMessage, match=r"go.en.terms\.ftl, line 1: -stone is also in chess/terms\.ftl"):
        Catalog.load("en", tmp_path)
    assert Catalog.load("en", tmp_path, games=("go",)).term_keys() == ("stone",)


def test_ids_of_terms_are_kept_free(tmp_path: Path) -> None:
    with pytest.raises(DuplicateMessage, match="begin with term-"):
        catalog(tmp_path, app="term-aura = Aura\n")


def test_no_folder_no_files_no_language(tmp_path: Path) -> None:
    with pytest.raises(MissingTranslations, match="no catalogs"):
        Catalog.load("ja", tmp_path)
    (tmp_path / "common" / "ko").mkdir(parents=True)
    with pytest.raises(MissingTranslations, match="no catalogs"):
        Catalog.load("ko", tmp_path)
    with pytest.raises(MissingTranslations, match="no language 'fr': there are ja, ko, en"):
        Catalog.load("fr", tmp_path)


def test_the_shipped_folder_is_found() -> None:
    assert (translations_folder() / "common" / "ja" / "app.ftl").is_file()


def test_check_finds_what_parsing_alone_does_not(tmp_path: Path) -> None:
    with pytest.raises(UnknownMessage, match=r"uses refers to one\.tow"):
        catalog(tmp_path, app="one = One\n    .two = Two\nuses = { one.tow }\n").check()
    with pytest.raises(UnknownMessage, match="calls JOZA, which is no function"):
        catalog(tmp_path, "ko", app='one = { JOZA("을/를") }\n').check()


@pytest.mark.parametrize(
    ("number", "message"),
    [
        ("NA-01-yurina-O-N-1", "card-na-01-yurina-o-n-1"),
        ("NA-02/04--saine/tokoyo-A1-N-1/4", "card-na-02-04--saine-tokoyo-a1-n-1-4"),
        ("NA-05-oboro-A1-S-4-Ex1", "card-na-05-oboro-a1-s-4-ex1"),
        ("NA-05-oboro-A2-MP-1", "card-na-05-oboro-a2-mp-1"),
        ("TransForm Card 01", "card-transform-card-01"),
        ("TransForm Card A1-03", "card-transform-card-a1-03"),
    ],
)
def test_a_card_is_named_by_the_message_of_its_number(number: str, message: str) -> None:
    assert card_message_id(number) == message


def test_a_megami_is_named_by_the_message_of_her_key() -> None:
    assert name_message_id("megami", "yurina-a1") == "megami-yurina-a1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_take_the_plural_forms_of_cldr(language: str) -> None:
    written, known = to_python(PLURALS[language]), to_python(Locale.parse(language).plural_form)
    numbers = [*range(-3, 120), 1.0, 1.5, 0.1, 1_000_000]
    assert [written(number) for number in numbers] == [known(number) for number in numbers]
