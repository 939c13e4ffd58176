"""The program's own copies: whole or not at all, replaced by a newer import, refused where they are damaged."""

from __future__ import annotations

import errno
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from engine.games import dialects
from engine.rulebook import library as library_room
from engine.rulebook.library import Library, open_document
from engine.rulebook.problems import RulebookError
from engine.sakura.rulebook import DIALECT
from engine.text.catalog import TermEntry
from tests.engine.rulebook.documents import JA, KO, cut_text, term

if TYPE_CHECKING:
    from pathlib import Path

    from engine.rulebook.dialect import Dialect
    from engine.rulebook.shapes import Language


def terms(_dialect: Dialect, language: Language) -> list[TermEntry]:
    """As many terms as make those documents known."""
    words = {"ja": ("凧", "風", "糸"), "ko": ("연", "바람", "실")}[language]
    return [term(f"kite-{index}", words[index % 3], ("1-1", "1-2", "2-1")[index % 3]) for index in range(21)]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data" / "rules", (DIALECT,), terms)


@pytest.fixture
def file(tmp_path: Path):
    """Write a text into a file of that name."""

    def write(text: str, name: str = "kites.md") -> Path:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return write


def refused(act, *arguments) -> str:
    with pytest.raises(RulebookError) as caught:
        act(*arguments)
    return caught.value.code


def test_nothing_is_there_before_a_document_was_opened(library: Library) -> None:
    assert library.load("ja") is None
    assert library.documents() == ()
    assert not library.folder.exists()


def test_a_document_is_kept_as_it_was_cut(library: Library, file) -> None:
    assert library.add(file(JA)) == cut_text(JA)
    assert library.add(file(KO, "kites.txt")) == cut_text(KO)
    again = Library(library.folder, (DIALECT,), terms)
    assert again.load("ja") == cut_text(JA)
    assert again.documents() == (cut_text(JA), cut_text(KO))
    assert sorted(path.name for path in library.folder.iterdir()) == ["rules-ja.json", "rules-ko.json"]


def test_the_text_of_the_file_is_kept_too(library: Library, file) -> None:
    library.add(file(JA))
    copy = json.loads(library.path("ja").read_text("utf-8"))
    assert copy["pages"] == [JA]
    assert copy["name"] == "kites.md"


def test_a_newer_import_takes_the_older_one_s_place(library: Library, file) -> None:
    library.add(file(JA))
    newer = library.add(file(JA.replace("2023/11/05", "2024/12/24")))
    assert newer.edition == "2024-12-24"
    assert library.load("ja") == newer
    assert len(list(library.folder.iterdir())) == 1


def test_what_is_refused_leaves_what_is_kept(library: Library, file) -> None:
    kept = library.add(file(JA))
    assert refused(library.add, file("たこの絵本。そらはひろい。", "other.txt")) == "not-rules"
    assert refused(library.add, file("", "empty.txt")) == "empty"
    assert library.load("ja") == kept


def test_another_game_s_rules_with_numbered_sections_are_refused(library: Library, file) -> None:
    other = JA.replace("凧", "独楽").replace("風", "ひも").replace("糸", "台")
    assert refused(library.add, file(other)) == "not-rules"
    assert library.load("ja") is None


@pytest.mark.parametrize("share", [0, 0.1, 0.5, 0.9, 0.999])
def test_half_a_copy_is_refused_and_left_as_it_is(library: Library, file, share: float) -> None:
    library.add(file(JA))
    path = library.path("ja")
    half = path.read_bytes()[: int(len(path.read_bytes()) * share)]
    path.write_bytes(half)
    assert refused(library.load, "ja") == "copy-damaged"
    assert path.read_bytes() == half
    assert library.documents() == ()


@pytest.mark.parametrize("damage", [("凧", "蛸"), ('"format":1', '"format":2'), ('"kind":"item"', '"kind":"heading"')])
def test_a_copy_that_was_altered_is_refused(library: Library, file, damage: tuple[str, str]) -> None:
    library.add(file(JA))
    path = library.path("ja")
    assert damage[0] in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace(*damage), "utf-8")
    assert refused(library.load, "ja") == "copy-damaged"


@pytest.mark.parametrize("content", [b"[]", b"{}", b"\xff\xfe\x00", b"null"])
def test_what_is_no_copy_is_refused(library: Library, content: bytes) -> None:
    library.folder.mkdir(parents=True)
    library.path("ko").write_bytes(content)
    assert refused(library.load, "ko") == "copy-damaged"


def test_opening_the_document_again_puts_a_damaged_copy_aside(library: Library, file) -> None:
    library.add(file(JA))
    library.path("ja").write_bytes(b"half of")
    library.add(file(JA))
    assert library.load("ja") == cut_text(JA)
    assert (library.folder / "rules-ja.damaged.json").read_bytes() == b"half of"


def test_one_damaged_copy_doesn_t_hide_the_other(library: Library, file) -> None:
    library.add(file(JA))
    library.add(file(KO, "kites.txt"))
    library.path("ja").write_bytes(b"{")
    assert library.documents() == (cut_text(KO),)


def test_a_copy_of_another_version_is_cut_anew_from_its_text(
    library: Library, file, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_room, "_FORMAT", 0)
    library.add(file(JA))
    monkeypatch.setattr(library_room, "_FORMAT", 1)
    monkeypatch.setattr(library_room, "cut", lambda raw, _dialect: cut_text(*raw.pages, "\n# §3 あたらしい決まり"))
    loaded = library.load("ja")
    assert loaded is not None
    assert loaded.sections[-1].number == "3"


def test_where_nothing_can_be_written_that_is_said(library: Library, file, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", "utf-8")
    assert refused(library.add, file(JA)) == "cannot-keep"


def test_a_full_disk_leaves_the_older_copy(library: Library, file, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = library.add(file(JA))

    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(library_room, "put", full)
    with pytest.raises(RulebookError, match="No space left") as caught:
        library.add(file(JA.replace("2023", "2024")))
    assert caught.value.code == "cannot-keep"
    assert library.load("ja") == kept


def test_a_copy_can_be_forgotten(library: Library, file) -> None:
    library.add(file(JA))
    library.forget("ja")
    library.forget("ja")
    assert library.load("ja") is None


def test_the_rules_are_known_by_the_program_s_own_terms(file) -> None:
    assert refused(lambda path: open_document(path, dialects()), file(JA)) == "not-rules"


SHEET = """## ユニットの状態について
レスト、スタン、KO。
## 対戦の準備
- ①デッキをよくシャッフルします。
### ドローフイズ
- ①自分のデッキを1枚引きます。
### メインフェイズ
- ①チャージします。
"""


def test_rules_of_several_games_are_kept_beside_each_other(tmp_path: Path, file) -> None:
    """Headings without numbers get those of their dialect; copies of a game beside the first are called by its key."""
    kites = replace(DIALECT, game="kites", least_terms=1)
    sheet = next(dialect for dialect in dialects() if "ドローフイズ" in dialect.headings)
    known = {
        "kites": terms(kites, "ja"),
        sheet.game: [TermEntry("deck", "デッキ", "", "draw-1"), TermEntry("charge", "チャージ", "", "main-1")],
    }
    library = Library(
        tmp_path / "rules", (kites, replace(sheet, least_terms=2)), lambda dialect, _language: known[dialect.game]
    )
    first, second = library.add(file(JA)), library.add(file(SHEET))
    assert [first.game, second.game] == ["kites", sheet.game]
    assert [section.number for section in second.sections] == ["1", "3", "4-1", "4-2"]
    assert sorted(path.name for path in library.folder.iterdir()) == sorted(
        ["rules-ja.json", f"rules-{sheet.game}-ja.json"]
    )
    assert library.documents() == (first, second)
    library.forget("ja", sheet.game)
    assert library.documents() == (first,)


def test_references_of_rules_without_numbers_lead_to_their_sections() -> None:
    sheet = next(dialect for dialect in dialects() if "ドローフイズ" in dialect.headings)
    assert [sheet.number_of(reference) for reference in ("main-3", "main", "4-2", "9-4", "x4-2")] == [
        "4-2", "4-2", "4-2", "", "",
    ]  # fmt: skip
    numbered = [DIALECT.number_of(reference) for reference in ("9-4-1", "x4-2", "a1", "main-3")]
    assert numbered == ["9-4-1", "x4-2", "a1", ""]
