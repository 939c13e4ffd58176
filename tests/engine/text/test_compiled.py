"""Compiled catalogs say what Fluent says, and no file in the cache can make them say anything else."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import msgspec
import pytest
from fluent.runtime import FluentBundle, resolver
from fluent.syntax import FluentParser, ast

from engine.text import compiled, ftl
from engine.text.catalog import _FUNCTIONS, Catalog, UnknownMessage, catalog_files, translations_folder
from engine.text.ftl import CatalogSyntaxError
from tests.engine.text import usage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LANGUAGES = pytest.mark.parametrize("language", Catalog.languages)
SOURCE = """-aura = { $form ->
   *[one] aura
    [many] auras
}
    .section = 4-1-1
hello = Hello { $who }, { SIGNED($n) } { -aura(form: "many") }
    .short = { NUMBER(2.50) } { "" }{ 3 }
count = { $n ->
    [0] none
    [one] one { hello.short }
   *[other] { $n } of { hello }
}
"""


def catalog(folder: Path, cache: Path, source: str = SOURCE, language: str = "en") -> Catalog:
    (folder / "common" / language).mkdir(parents=True, exist_ok=True)
    (folder / "common" / language / "all.ftl").write_text(source, encoding="utf-8")
    return Catalog.load(language, folder, cache)


def said(one: Catalog) -> list[str]:
    values = [{"n": n, "who": "you"} for n in (0, 1, 7, "X")]
    found = [one.format(key, value) for key in ("hello", "count") for value in values]
    return [*found, one.format("hello.short"), one.format("term-aura"), one.format("term-aura.section")]


def kept(cache: Path) -> list[Path]:
    return sorted(cache.glob(f"*{compiled.SUFFIX}"))


def plain_bundle(language: str) -> FluentBundle:
    """The shipped catalogs as Fluent itself reads and formats them, their terms and variables marked."""
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    for path in catalog_files(translations_folder(), language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Term):
                bundle.add_resource(ast.Resource([_spoken(entry)]))
                ftl._mark_term(entry)
            elif isinstance(entry, ast.Message):
                ftl._ShowVariables().visit(entry)
            bundle.add_resource(ast.Resource([entry]))
    return bundle


def _spoken(term: ast.Term) -> ast.Message:
    reference = ast.Pattern([ast.Placeable(ast.TermReference(ast.Identifier(term.id.name)))])
    return ast.Message(ast.Identifier(f"term-{term.id.name}"), reference, [one.clone() for one in term.attributes])


@LANGUAGES
def test_what_fluent_itself_says_is_what_is_said(language: str) -> None:
    ours, bundle = usage.catalog(language), plain_bundle(language)
    spoken = {f"term-{key}" for key in ours.term_keys()}
    for key in sorted(ours.keys() | spoken):
        message = bundle.get_message(key)
        patterns = {key: message.value} | {f"{key}.{name}": one for name, one in message.attributes.items()}
        for value in (0, 1, 2, 21, "X") if ours.variables(key) else (0,):
            variables = dict.fromkeys(ours.variables(key), value)
            for name, pattern in patterns.items():
                if pattern is not None:
                    expected, errors = bundle.format_pattern(pattern, variables)
                    assert not errors, name
                    assert ours.format(name, variables) == expected


def test_from_the_sources_and_from_the_cache_the_same_is_said(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first = catalog(tmp_path, cache)
    (path,) = kept(cache)
    written = path.read_bytes()
    second, bare = catalog(tmp_path, cache), Catalog.load("en", tmp_path)
    assert said(first) == said(second) == said(bare)
    assert first.files() == second.files() == bare.files()
    assert [one.variables("count") for one in (first, second, bare)] == [{"n", "who"}] * 3
    for one in (first, second, bare):
        one.check()
        with pytest.raises(UnknownMessage, match="no message 'nothing'"):
            one.format("nothing")
    assert path.read_bytes() == written


def test_of_the_source_an_entry_keeps_nothing(tmp_path: Path) -> None:
    """Where each part stood is as much again as the parts."""

    def parts(node: object) -> Iterator[object]:
        yield node
        inside = node if isinstance(node, list) else [*node.values()] if isinstance(node, dict) else []
        for part in [*inside, *getattr(node, "__dict__", {}).values()]:
            yield from parts(part)

    read = catalog(tmp_path, tmp_path / "cache")
    for one in (read, Catalog.load("en", tmp_path)):
        for key in ("hello", "count", "-aura"):
            found = [*parts(one.entry(key).node)]
            assert any(isinstance(part, resolver.TextElement) for part in found)
            assert not any(isinstance(part, ast.Span) for part in found)


def test_what_is_compiled_later_is_said_before_and_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    bare, cache = catalog(tmp_path, tmp_path / "another"), tmp_path / "cache"
    later = Catalog.load("en", tmp_path, cache, at_once=False)
    assert later.format("hello.short") == bare.format("hello.short")
    asked: list[str] = []

    def goes_on() -> bool:
        asked.append(later.format("count", {"n": 1, "who": "you"}))
        return len(asked) < len(later._all.places)

    later.keep(goes_on)
    assert not kept(cache), "it was stopped before the last entry"
    later.keep(lambda: bool(said(later)))
    assert said(later) == said(bare)
    (path,) = kept(cache)
    written = path.stat().st_mtime_ns
    later.keep()
    Catalog.load("en", tmp_path, cache, at_once=False).keep(lambda: pytest.fail("it is compiled already"))
    assert path.stat().st_mtime_ns == written


@LANGUAGES
def test_nothing_is_lost_on_the_way_into_the_file(language: str) -> None:
    sources = Catalog.load(language, translations_folder())
    for keys in sources.files().values():
        for key in keys:
            kept = compiled.keep(sources.entry(key))
            read = msgspec.msgpack.decode(msgspec.msgpack.encode(kept), type=compiled.Kept)
            assert msgspec.msgpack.encode(compiled.keep(read.entry())) == msgspec.msgpack.encode(kept)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2],
        lambda data: data + b"\0",
        lambda data: data.replace(b"Hello", b"Hullo"),
        lambda data: bytes([data[0] ^ 1]) + data[1:],
        lambda data: b"\x91" * 100_000,
        lambda data: pickle.dumps(print),
        lambda data: b"hello = Hello\n",
    ],
)
def test_a_damaged_or_foreign_file_is_ignored_and_made_again(tmp_path: Path, damage: object) -> None:
    cache = tmp_path / "cache"
    expected = said(catalog(tmp_path, cache))
    (path,) = kept(cache)
    sound = path.read_bytes()
    path.write_bytes(damage(sound))  # type: ignore[operator]
    assert said(catalog(tmp_path, cache)) == expected
    assert path.read_bytes() == sound


def test_a_file_under_another_s_name_is_ignored(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    catalog(tmp_path, cache, SOURCE.replace("Hello", "Hullo"))
    (foreign,) = kept(cache)
    lie = foreign.read_bytes()
    foreign.unlink()
    expected = said(catalog(tmp_path, cache))
    (path,) = kept(cache)
    path.write_bytes(lie)
    assert said(catalog(tmp_path, cache)) == expected


def test_another_source_is_compiled_anew_and_few_versions_stay(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    for number in range(6):
        assert catalog(tmp_path, cache, f"hello = Hello { number }\n").format("hello") == f"Hello {number}"
    assert len(kept(cache)) == compiled.KEPT_OF_A_LANGUAGE
    catalog(tmp_path, cache, "hello = 안녕\n", "ko")
    assert len(kept(cache)) == compiled.KEPT_OF_A_LANGUAGE + 1


def test_the_same_words_in_two_languages_are_kept_apart(tmp_path: Path) -> None:
    cache, source = tmp_path / "cache", "n = { $n ->\n    [one] one\n   *[other] other\n}\n"
    english, korean = (catalog(tmp_path, cache, source, language) for language in ("en", "ko"))
    assert (english.format("n", {"n": 1}), korean.format("n", {"n": 1})) == ("one", "other")
    assert len(kept(cache)) == 2


def test_where_nothing_can_be_written_the_words_are_there_all_the_same(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    assert said(catalog(tmp_path, in_the_way / "cache")) == said(Catalog.load("en", tmp_path))
    assert in_the_way.read_text() == "no folder"


def test_a_folder_in_the_way_is_done_without(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    expected = said(catalog(tmp_path, cache))
    (path,) = kept(cache)
    path.unlink()
    (path / "inside").mkdir(parents=True)
    assert said(catalog(tmp_path, cache)) == expected
    assert [one.name for one in cache.iterdir()] == [path.name]


def test_a_catalog_with_a_broken_entry_is_not_kept_and_tells_of_it_when_it_is_needed(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    for _ in range(2):
        one = catalog(tmp_path, cache, "fine = Fine\nbroken = { $x ->\n    [a] b\n    }\n")
        assert one.format("fine") == "Fine"
        with pytest.raises(CatalogSyntaxError, match="broken"):
            one.format("broken")
    assert not kept(cache)


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.CACHE_VARIABLE, str(tmp_path / "chosen"))
    assert Catalog.load("en").term("aura").section
    assert len(kept(tmp_path / "chosen")) == 1
    monkeypatch.delenv(compiled.CACHE_VARIABLE)
    assert compiled.cache_folder().parts[-2:] == (compiled.APP, "catalogs")


def test_a_part_that_fluent_has_only_in_another_version_is_not_kept() -> None:
    class Later:
        pass

    with pytest.raises(compiled.CannotKeep, match="Later"):
        compiled.pack(Later())
    node = compiled.unpack(compiled.pack(compiled.resolver.Identifier("name")))
    node.colour = "red"
    with pytest.raises(compiled.CannotKeep, match="colour"):
        compiled.pack(node)
