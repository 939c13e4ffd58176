"""Laws of the house that can be read off the source: who is named where, who writes the state."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import grimp
import pytest

from tests.source_scan import project_texts, python_files, state_writes

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "sakura_desktop")
MEGAMI_ROOM = ROOT / "engine" / "sakura" / "megami"

MEGAMI_KEYS = (
    "yurina saine himika tokoyo oboro yukihi shinra hagane chikage kururu thallya raira utsuro honoka korunu yatsuha "
    "hatsumi mizuki megumi kanawe kamuwi renri akina shisui misora"
)
MEGAMI_NAMES = (
    "ユリナ サイネ ヒミカ トコヨ オボロ ユキヒ シンラ ハガネ チカゲ クルル サリヤ ライラ ウツロ ホノカ コルヌ ヤツハ "
    "ハツミ ミズキ メグミ カナヱ カムヰ レンリ アキナ シスイ ミソラ "
    "유리나 사이네 히미카 토코요 오보로 유키히 신라 하가네 치카게 쿠루루 탈리야 라이라 우츠로 호노카 코르누 야츠하 "
    "하츠미 미즈키 메구미 카나에 카무이 렌리 아키나 시스이 미소라"
)
A_MEGAMI = re.compile(
    rf"(?<![a-z])({MEGAMI_KEYS.replace(' ', '|')})(?![a-z])|{MEGAMI_NAMES.replace(' ', '|')}", re.IGNORECASE
)

MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|tmp/bash_jobs|home/\w+)/[\w./-]*")
REGISTRY = re.compile(r"https?://[^\s\"')]*(?:pypi|pythonhosted)[^\s\"')]*", re.IGNORECASE)
UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X|NotImplemented" r"Error)\b")


# --- names -----------------------------------------------------------------------------------------------------------


def test_only_the_megami_room_names_a_megami() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}: {found.group()}"
        for path in python_files(ROOT, PACKAGES)
        if not path.is_relative_to(MEGAMI_ROOM)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for found in A_MEGAMI.finditer(line)
    ]
    assert not named, "\n".join(named)


def test_every_megami_of_the_season_is_looked_for(shared: Path) -> None:
    season = json.loads((shared / "reference" / "cards-s9-2.json").read_text("utf-8"))["megami"]
    first_forms = {key: form["name"] for key, form in season.items() if not form["base"]}
    assert set(first_forms) == set(MEGAMI_KEYS.split())
    assert {names[language] for names in first_forms.values() for language in ("ja", "ko")} == set(MEGAMI_NAMES.split())


# --- who imports whom ------------------------------------------------------------------------------------------------


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Imports for type checking alone count like all others: a circle of names is a circle."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    below = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    while free := {module for module, imported in below.items() if not imported}:
        below = {module: imported - free for module, imported in below.items() if module not in free}
    assert not below, "\n".join(f"{module} -> {', '.join(sorted(imported))}" for module, imported in below.items())


THINGS_OF_A_GAME = re.compile(
    r"(?<![a-z])(?:megami|aura|flare|umbrella|crystals?|vigor|mahoroba|hololive|holomem|oshi|cheer)(?![a-z])", re.I
)
KEPT_IN_FILES = {"megami", "vigor"}
"""Words by which files of players call things, in the one place that reads each."""
READERS_OF_FILES = {
    "settings.py", "screens/setting_fields.py", "match/saved_matches.py", "study/word_texts.py", "study/add_page.py",
    "study/progress_page.py",
}


def test_what_every_game_shares_speaks_of_no_game_s_things() -> None:
    room = ROOT / "sakura_desktop"
    homes = {room / path.parent.name for path in room.glob("*/game.py")}
    assert homes
    spoken = [
        f"{path.relative_to(ROOT)}:{number}: {found.group()}"
        for path in python_files(ROOT, ("sakura_desktop",))
        if not homes & {*path.parents} and path != room / "games.py"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for found in THINGS_OF_A_GAME.finditer(line)
        if path.relative_to(room).as_posix() not in READERS_OF_FILES or found.group().lower() not in KEPT_IN_FILES
    ]
    assert not spoken, "\n".join(spoken)


@pytest.mark.parametrize("line", ["an aura", "crystals_lit", "Mahoroba's", "a holomem", "'umbrella'", "pay = vigor"])
def test_a_game_s_things_are_seen(line: str) -> None:
    assert THINGS_OF_A_GAME.search(line) is not None


# --- who writes the state ----------------------------------------------------------------------------------------


def writes_the_state_by_right(path: Path) -> bool:
    """Events write it; the module that declares it makes and copies it."""
    inside = path.relative_to(ROOT / "engine").as_posix()
    return re.fullmatch(r"\w+/(state\.py|events(_\w+)?\.py|events/\w+\.py)", inside) is not None


def test_only_events_write_the_state() -> None:
    written = [
        f"{path.relative_to(ROOT)}:{write}"
        for path in python_files(ROOT, ("engine",))
        if not writes_the_state_by_right(path)
        for write in state_writes(ast.parse(path.read_text("utf-8")))
    ]
    assert not written, "\n".join(written)


@pytest.mark.parametrize(
    "writing",
    [
        "state.turn = 2",
        "state.turn += 1",
        "t.state.areas['aura'] = 3",
        "del self.state.hand[0]",
        "state.deck(0).cards.append(7)",
        "state.players[seat].hand.remove(card)",
        "setattr(state, 'turn', 2)",
        "shuffle(state.deck)",
        "(state.turn, other) = (2, 3)",
        "for state.turn in range(2): pass",
        "side = state.sides[0]\nside.vigor = 1",
        "for attack in t.state.attacks:\n    attack.cancelled = True",
        "for attack in t.state.attacks.values():\n    attack.reasons.append(1)",
    ],
)
def test_scan_sees_a_write(writing: str) -> None:
    assert state_writes(ast.parse(writing))


@pytest.mark.parametrize(
    "reading",
    [
        "state = start()",
        "self.state = state",
        "turn = state.turn\nturn += 1",
        "cards = list(state.deck)\ncards.append(7)",
        "found = [card for card in state.deck if card]",
        "cards = sorted(state.deck)\ncards.sort()",
        "clone = state.copy()",
        "events.append(Moved(state.turn))",
        "place = state.index\nplaces[place] = 1",
        "state.memo['distance'] = 3",
    ],
)
def test_scan_lets_a_reading_be(reading: str) -> None:
    assert state_writes(ast.parse(reading)) == []


# --- what is not ours, and what is unfinished ------------------------------------------------------------------------


LONG_SENTENCE = {"en": 60}
"""From so many letters on a sentence is somebody's own; shorter ones say what can hardly be said otherwise …"""
LONG_ELSEWHERE = 34
"""… in Japanese and Korean."""


def printed_sentences(shared: Path) -> dict[str, str]:
    """The long lines and sentences that are printed on cards, with the card."""
    said: list[tuple[str, str, str]] = []
    for card in json.loads((shared / "reference" / "cards-s9-2.json").read_text("utf-8"))["cards"]:
        for part in ("effect", "effect_umbrella_open"):
            said += [(body, language, card["no"]) for language, body in card.get(part, {}).items()]
    for card in json.loads((shared / "reference" / "hololive-cards.json").read_text("utf-8")):
        said += [(text, "ja", card["number"]) for text in texts_within(card)]
    lines = ((line, language, card) for body, language, card in said for line in (*body.split("\n"), *sentences(body)))
    return {
        line.strip(): f"{card} ({language})"
        for line, language, card in lines
        if len(line.strip()) >= LONG_SENTENCE.get(language, LONG_ELSEWHERE)
    }


def sentences(body: str) -> list[str]:
    """A text cut behind each Japanese full stop."""
    return re.split(r"(?<=。)", body)


def texts_within(value: object) -> Iterator[str]:
    """Every effect and text that a card of the reference has, however deep."""
    if isinstance(value, dict):
        yield from (text for key, text in value.items() if key in {"effect", "text"} and isinstance(text, str))
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from texts_within(one)


def test_no_sentence_of_the_printed_cards(shared: Path) -> None:
    printed = printed_sentences(shared)
    assert any(card.startswith("hBP") for card in printed.values())
    copied = [f"{name}: {card}" for name, text in project_texts(ROOT) for line, card in printed.items() if line in text]
    assert not copied, "\n".join(copied)


@pytest.mark.parametrize(
    ("what", "pattern"),
    [("a path of one machine", MACHINE_PATH), ("an address of a package registry", REGISTRY)],
)
def test_project_speaks_of_no_place_outside(what: str, pattern: re.Pattern[str]) -> None:
    found = [f"{name}: {what}: {hit}" for name, text in project_texts(ROOT) for hit in set(pattern.findall(text))]
    assert not found, "\n".join(found)


def test_nothing_is_marked_as_unfinished() -> None:
    marks = [f"{name}: {hit}" for name, text in project_texts(ROOT) for hit in UNFINISHED.findall(text)]
    assert not marks, "\n".join(marks)


# --- the engine stands alone -----------------------------------------------------------------------------------------

ALONE = """
import importlib, pkgutil, sys

class NoScreen:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"PySide6", "shiboken6", "PIL", "sakura_desktop"}:
            raise ImportError(f"{name} was asked for")

sys.meta_path.insert(0, NoScreen())
import engine
for module in pkgutil.walk_packages(engine.__path__, "engine."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


def run_alone(then: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", ALONE + then]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_module_of_the_engine_imports_without_a_screen() -> None:
    done = run_alone()
    assert done.returncode == 0, done.stderr


def test_engine_plays_without_a_screen() -> None:
    arguments = ["sakura-engine", "selfplay", "--games", "2", "--seed", "1", "--json"]
    done = run_alone(f"sys.argv = {arguments!r}\nfrom engine.cli.main import main\nsys.exit(main())")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] == 2
