"""What other hands left in the files: nothing ends the program, nothing is lost, foreign texts stay texts."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QLabel, QStyledItemDelegate

from engine.cardgame.match import Match
from engine.kernel.lock import FileLock
from engine.sakura.door import GAME, Deck
from engine.text.phrase import say
from sakura_desktop import program as wiring
from sakura_desktop.command_line import Options
from sakura_desktop.contained import contained
from sakura_desktop.files import LARGEST
from sakura_desktop.match import coordinator
from sakura_desktop.match.saved_matches import SavedMatches
from sakura_desktop.sakura.saved_decks import SavedDecks
from sakura_desktop.settings import Settings
from sakura_desktop.widgets.dialogs import MessageDialog
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from tests.desktop.settling import settle
from tests.desktop.shell import begin, finish, play, program

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words
    from sakura_desktop.program import Program

ROOT = Path(__file__).resolve().parents[2]
NESTED = "[" * 100_000
HTML = "<b>Hana</b><br>"


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False) as whole:
        yield whole


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Phrase]:
    """What dialogs said instead of waiting for a person."""
    said: list[Phrase] = []
    monkeypatch.setattr(coordinator, "tell", lambda _parent, _words, _title, text: said.append(text))
    monkeypatch.setattr(coordinator, "confirm", lambda _parent, _words, _title, text, _yes: said.append(text))
    return said


# --- the list of duels


def row(**changes: object) -> dict[str, Any]:
    """A line of the list of duels, with some things otherwise."""
    return {
        "file": "one.sakura", "started": "2026-03-01T20:15:00.000+09:00", "names": ["Hana", ""],
        "megami": [["yurina", "saine"], ["himika", "tokoyo"]], "turn": 4, "answers": 30, "winner": None, "ending": None,
    } | changes


ODD: list[dict[str, object]] = [
    {"started": "yesterday"}, {"started": ""}, {"started": "0001-01-01T00:00:00"}, {"started": 5},
    {"winner": 7}, {"winner": -1}, {"winner": True}, {"winner": "Hana"},
    {"file": "../one.sakura"}, {"file": "folder/one.sakura"}, {"file": "/one.sakura"}, {"file": "one.txt"},
    {"file": ".."}, {"file": ""}, {"file": "x" * 300 + ".sakura"}, {"file": "one\0.sakura"},
    {"names": ["Hana"]}, {"names": ["Hana", "x" * 10_000]}, {"megami": []}, {"turn": -1}, {"turn": 10**30},
]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: json.dumps(odd)[:40])
def test_one_odd_line_of_the_list_is_put_aside_and_the_others_stay(
    qapp: object, tmp_path: Path, odd: dict[str, object],
) -> None:
    folder = tmp_path / "duels"
    folder.mkdir()
    (folder / "good.sakura").touch()
    (folder / "one.sakura").touch()
    text = json.dumps({"version": 1, "duels": [row(**odd), row(file="good.sakura")]})
    (folder / "list.json").write_text(text, "utf-8")
    shelf = SavedMatches(folder)
    assert [record.file for record in shelf.records()] == ["good.sakura"]
    assert shelf.trouble is not None
    assert (shelf.trouble.code, shelf.trouble.kept is not None) == ("damaged", True)
    assert (folder / "list.damaged-1.json").read_text("utf-8") == text
    again = SavedMatches(folder)
    assert ([record.file for record in again.records()], again.trouble) == (["good.sakura"], None)


def test_the_program_starts_with_a_list_of_odd_lines_and_says_so(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "duels").mkdir()
    (tmp_path / "duels" / "one.sakura").touch()
    rows = [row(**odd) for odd in ODD]
    (tmp_path / "duels" / "list.json").write_text(json.dumps({"duels": rows}), "utf-8")
    with program(tmp_path) as made:
        assert "read-list.json" in made.window.banners.matters()
        made.flow.ask("replays")
        settle()
        assert made.window.current == "replays"


def test_deleting_a_duel_never_reaches_out_of_its_folder(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "duels").mkdir()
    mine = tmp_path / "mine.sakura"
    mine.write_text("mine", "utf-8")
    (tmp_path / "duels" / "list.json").write_text(json.dumps({"duels": [row(file="../mine.sakura")]}), "utf-8")
    shelf = SavedMatches(tmp_path / "duels")
    for record in shelf.records():
        shelf.remove(record)
    assert mine.read_text("utf-8") == "mine"


# --- a running duel, and other files opened meanwhile


@pytest.mark.parametrize("lines", [["a letter"], ["{}"], []])
def test_a_damaged_file_opened_in_the_middle_of_a_duel_leaves_the_duel_to_its_keeper(
    made: Program, told: list[Phrase], tmp_path: Path, lines: list[str],
) -> None:
    duel = begin(made)
    play(made, 10)
    keeper = made.flow.duelling.keeper
    path = keeper.path
    strange = tmp_path / "strange.sakura"
    strange.write_text("\n".join(lines), "utf-8")
    made.flow.open_file(strange)
    assert [phrase.key for phrase in told] in (["cannot-open-line"], ["cannot-open-file"])
    assert (keeper.duel, keeper.path) == (duel, path)
    assert made.journal().startswith('{"format":')
    play(made, 2000)
    assert path is not None
    assert [(record.file, record.finished) for record in made.duels.records()] == [(path.name, True)]


def test_another_duel_opened_lets_the_first_go_with_its_last_line(made: Program, tmp_path: Path) -> None:
    begin(made)
    play(made, 10)
    first = made.flow.duelling.keeper.path
    elsewhere = tmp_path / "elsewhere.sakura"
    made.flow.rooms.duel.session.duel.save_as(elsewhere)
    play(made, 5)
    assert first is not None
    made.flow.open_file(elsewhere)
    settle()
    assert made.flow.duelling.keeper.path != first
    assert not FileLock(first).path.exists()
    answers = {record.file: record.answers for record in made.duels.records()}
    assert answers[first.name] == 15


def test_the_running_duel_opened_again_is_the_running_duel(made: Program, told: list[Phrase]) -> None:
    duel = begin(made)
    play(made, 10)
    path = made.flow.duelling.keeper.path
    assert path is not None
    made.flow.open_file(path)
    settle()
    assert told == []
    assert made.flow.duelling.keeper.duel is duel
    play(made, 3)
    assert Match.load(GAME, path).answers == 13


# --- files that no program of ours wrote


@pytest.mark.parametrize("text", [NESTED, '{"a":' * 50_000, '{"decks":' + NESTED, '{"duels":' + NESTED])
def test_nesting_beyond_measure_hinders_no_start(qapp: object, tmp_path: Path, text: str) -> None:
    (tmp_path / "duels").mkdir()
    names = ("settings.json", "decks.json", "duels/list.json")
    for name in names:
        (tmp_path / name).write_text(text, "utf-8")
    with program(tmp_path) as made:
        assert {"read-settings.json", "read-decks.json", "read-list.json"} <= set(made.window.banners.matters())
    for name in names:
        kept = (tmp_path / name).with_name(Path(name).stem + ".damaged-1.json")
        assert kept.read_text("utf-8") == text


@pytest.mark.parametrize("depth", [300, 600, 900, 1200])
def test_a_nested_setting_of_another_version_hinders_no_writing(qapp: object, tmp_path: Path, depth: int) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"other": ' + "[" * depth + "]" * depth + "}", "utf-8")
    settings = Settings(path)
    settings.theme = "dark"
    assert Settings(path).theme == "dark"


@pytest.mark.parametrize("value", ["1e400", "9" * 400, "-1", '"' + "x" * 100_000 + '"', "[[]]", "{}"])
def test_settings_of_impossible_values_are_left_out(qapp: object, tmp_path: Path, value: str) -> None:
    path = tmp_path / "settings.json"
    names = ("zoom", "names", "geometry", "last_folder", "learning", "theme")
    path.write_text("{" + ", ".join(f'"{name}": {value}' for name in names) + "}", "utf-8")
    settings = Settings(path)
    for name in names[1:]:
        assert getattr(settings, name) == Settings.entries()[name].default
    assert 0.75 <= settings.zoom <= 2.0


def test_a_file_larger_than_any_of_ours_is_put_aside_unread(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    settings = Settings(path)
    assert settings.trouble is not None
    assert settings.trouble.code == "damaged"
    assert not path.exists()


def test_one_odd_deck_is_put_aside_and_the_others_stay(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path) as made:
        begin(made)
        side = made.flow.rooms.duel.session.duel.setup.sides[0]
    path = tmp_path / "kept.json"
    SavedDecks(path).keep("mine", Deck(side.megami, side.normals, side.specials))
    page = json.loads(path.read_text("utf-8"))
    page["decks"] += [{"name": 5, "code": "x"}, {"name": "n" * 50_000, "code": "x"}, "nothing"]
    path.write_text(json.dumps(page), "utf-8")
    shelf = SavedDecks(path)
    assert [deck.name for deck in shelf.decks()] == ["mine"]
    assert shelf.trouble is not None
    assert shelf.trouble.kept is not None
    assert [deck.name for deck in SavedDecks(path).decks()] == ["mine"]


def test_a_fault_before_there_is_a_window_is_kept_and_said(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(wiring, "Program", lambda *_: [].pop())
    monkeypatch.setattr(wiring.QMessageBox, "exec", lambda box: shown.append(box.text()))
    assert wiring.run(Options(data_dir=tmp_path, language="en")) == wiring.BROKEN
    (report,) = (tmp_path / "reports").iterdir()
    assert "IndexError" in report.read_text("utf-8")
    assert str(report) in shown[0]
    assert str(report) in capsys.readouterr().err


# --- foreign texts


def test_a_name_from_a_file_is_one_line_no_longer_than_names_are(made: Program, told: list[Phrase]) -> None:
    begin(made)
    play(made, 10)
    path = made.flow.duelling.keeper.path
    assert path is not None
    made.flow.duelling.keeper.close()
    first, *rest = path.read_text("utf-8").splitlines()
    header = json.loads(first)
    header["setup"]["sides"][0]["name"] = "Hana\n" * 80_000
    path.write_text("\n".join((json.dumps(header), *rest, "")), "utf-8")
    made.flow.open_file(path)
    settle()
    assert told == []
    name = made.flow.rooms.duel.session.duel.setup.sides[0].name
    assert name == ("Hana " * 8)[:40]


def test_names_that_look_like_html_are_shown_as_they_are(made: Program) -> None:
    made.settings.names = (HTML, HTML)
    begin(made)
    play(made, 5)
    made.settings.curtain = True
    play(made, 5)
    made.settings.curtain = False
    finish(made)
    made.flow.ask("watch")
    settle()
    labels = [label for label in made.window.findChildren(QLabel) if HTML in label.text()]
    assert labels
    for label in labels:
        assert label.textFormat() == Qt.TextFormat.PlainText, label.text()
    for widget in made.window.findChildren(QLabel):
        assert "<b>Hana" not in widget.toolTip()


def test_a_box_says_foreign_texts_as_they_are(words: Words) -> None:
    box = MessageDialog(words, say("cannot-save-title"), say("cannot-write-failed", path=HTML, detail=HTML))
    shown = [label for label in box.findChildren(QLabel) if label.text()]
    assert [label for label in shown if HTML in label.text()]
    assert {label.textFormat() for label in shown} == {Qt.TextFormat.PlainText}


def test_every_label_is_plain_unless_it_says_otherwise() -> None:
    """`PlainLabel` everywhere: a bare `QLabel` takes what looks like HTML for HTML."""
    bare = []
    for path in sorted((ROOT / "sakura_desktop").rglob("*.py")):
        if path.name in {"plain_label.py", "rich_label.py"}:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QLabel"
            inherited = isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id == "QLabel" for base in node.bases
            )
            tip = (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "setToolTip"
                and not (isinstance(node.args[0], ast.Call) and getattr(node.args[0].func, "id", "") == "plain_tip")
            )
            if made or inherited or tip:
                bare.append(f"{path.name}:{node.lineno}")
    assert bare == []


def test_a_plain_label_and_a_plain_tip(qapp: object) -> None:
    assert PlainLabel(HTML).textFormat() == Qt.TextFormat.PlainText
    assert plain_tip("a < b") == "a < b"
    assert plain_tip(HTML) == "<span>&lt;b&gt;Hana&lt;/b&gt;&lt;br&gt;</span>"


# --- what Qt calls while it paints


class Broken(QAbstractListModel):
    """A model with a fault."""

    def rowCount(self, parent: QModelIndex | None = None) -> int:
        return 1

    @contained(None)
    def data(self, index: QModelIndex, role: int = 0) -> Any:
        raise OverflowError("no such moment")


def test_a_fault_of_a_model_is_told_once_and_shows_nothing(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _error, _trace: faults.append(kind))
    model = Broken()
    assert [model.index(0).data() for _ in range(3)] == [None] * 3
    assert faults == [OverflowError]


def test_every_model_and_delegate_contains_its_faults() -> None:
    """Models and delegates of the program, found by what they inherit."""
    ours = [
        kind for kind in (*below(QAbstractItemModel), *below(QStyledItemDelegate))
        if kind.__module__.startswith("sakura_desktop.")
    ]
    open_to_qt = [
        f"{kind.__name__}.{name}"
        for kind in ours
        for name in {"data", "headerData", "paint"} & vars(kind).keys()
        if not hasattr(vars(kind)[name], "__wrapped__")
    ]
    assert ours
    assert open_to_qt == []


def below(kind: type) -> Iterator[type]:
    """Every class that inherits from one."""
    for one in kind.__subclasses__():
        yield one
        yield from below(one)
