from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.pictures import fonts as fonts_module
from sakura_desktop.pictures import own_letters
from sakura_desktop.pictures.font_list import FAMILIES, SAMPLES, WELL_KNOWN, install_command
from sakura_desktop.pictures.fonts import (
    STYLES,
    FontBook,
    FontFile,
    Style,
    Wish,
    ask_fontconfig,
    font_folders,
    lacks,
    qt_families,
    writes,
)
from tests.desktop.pictures import paintbox


def nothing(_wish: Wish) -> None:
    return None


BARE = FontBook(folders=(), ask_system=nothing)
RPM = "google-noto-sans-cjk-fonts google-noto-serif-cjk-fonts"


@pytest.mark.parametrize("language", paintbox.LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("bold", [False, True])
def test_every_language_is_written_on_this_machine(language: str, style: str, bold: bool) -> None:
    found = paintbox.fonts().file(language, style, bold=bold)
    assert found is not None
    assert writes(found, language)


def test_han_characters_have_the_form_of_the_language() -> None:
    ja, ko = (paintbox.fonts().file(language) for language in ("ja", "ko"))
    assert ja is not None
    assert ko is not None
    assert (ja.path, ja.index) != (ko.path, ko.index)


def test_nothing_is_missing_where_all_is_there() -> None:
    assert paintbox.fonts().missing() == ()
    assert paintbox.fonts().missing_fonts() is None


def test_without_fonts_japanese_and_korean_are_missing_and_english_is_not() -> None:
    assert BARE.missing() == ("ja", "ko")
    assert BARE.file("ja", "serif", bold=True) is None


def test_without_fonts_text_is_painted_all_the_same() -> None:
    assert BARE.font("ja", 14).getlength("斬 3-4") > 0
    assert BARE.font("ja", 14) is BARE.font("ja", 14)


def test_few_fonts_stay_open_and_texts_are_measured_without_them() -> None:
    book = FontBook()
    before = [book.width("間合 3-4", "ja", size, bold=True) for size in range(6, 60)]
    assert len(book._open) == fonts_module.KEPT_SIZES
    opened = [*book._open.values()]
    assert [book.width("間合 3-4", "ja", size, bold=True) for size in range(6, 60)] == before
    assert [*book._open.values()] == opened
    assert before == [book.font("ja", size, bold=True).getlength("間合 3-4") for size in range(6, 60)]


def test_languages_written_by_one_file_share_a_font() -> None:
    real = paintbox.fonts().file("ja")
    book = FontBook(folders=(), ask_system=lambda _wish: real)
    assert book.font("ja", 14.2) is book.font("en", 13.5)


@pytest.mark.parametrize(
    ("system", "key"), [("linux", "command"), ("win32", "steps"), ("darwin", "steps")]
)
def test_what_to_install_is_said_exactly(system: str, key: str) -> None:
    names = Listing((say("art-language-ja"), say("art-language-ko")))
    found = BARE.missing_fonts(system)
    assert found is not None
    text = dict(found.slots)[key]
    assert found == Phrase(f"art-fonts-missing-{key}", (("languages", names), (key, text)))
    for language in paintbox.LANGUAGES:
        assert str(text) in paintbox.renderer(language).text(found)


@pytest.mark.parametrize(
    ("release", "command"),
    [
        ("ID=debian\n", "sudo apt install fonts-noto-cjk"),
        ('ID=ubuntu\nID_LIKE="debian"\n', "sudo apt install fonts-noto-cjk"),
        ("ID=linuxmint\nID_LIKE=ubuntu\n", "sudo apt install fonts-noto-cjk"),
        ("ID=fedora\n", f"sudo dnf install {RPM}"),
        ('ID="rocky"\nID_LIKE="rhel centos fedora"\n', f"sudo dnf install {RPM}"),
        ("ID=manjaro\nID_LIKE=arch\n", "sudo pacman -S noto-fonts-cjk"),
        ('ID="opensuse-leap"\nID_LIKE="suse opensuse"\n', f"sudo zypper install {RPM}"),
        ("ID=alpine\n", "doas apk add font-noto-cjk"),
        ("nonsense\n", "sudo apt install fonts-noto-cjk"),
    ],
)  # fmt: skip
def test_the_command_fits_the_system(tmp_path: Path, release: str, command: str) -> None:
    file = tmp_path / "os-release"
    file.write_text(release)
    assert install_command("linux", ("ja", "ko"), file) == (command, True)


def test_a_system_that_says_nothing_of_itself_gets_the_common_command(tmp_path: Path) -> None:
    assert install_command("linux", ("ja",), tmp_path / "none") == ("sudo apt install fonts-noto-cjk", True)


def test_windows_is_told_only_what_is_missing() -> None:
    text, by_command = install_command("win32", ("ko",))
    assert text.endswith(": Korean")
    assert not by_command


def test_a_font_without_the_characters_is_passed_over(tmp_path: Path) -> None:
    # files of Japanese fonts' names that are no fonts
    for name in ("ipaexg.ttf", "NotoSansJP-Regular.otf"):
        (tmp_path / name).write_bytes(b"\x00\x01\x00\x00 broken")
    assert FontBook(folders=(tmp_path,), ask_system=nothing).missing() == ("ja", "ko")


def test_the_system_is_asked_where_nothing_well_known_is_there(tmp_path: Path) -> None:
    real = paintbox.fonts().file("ja")
    assert real is not None
    asked: list[Wish] = []

    def system(wish: Wish) -> FontFile | None:
        asked.append(wish)
        return real if wish == Wish("ja", "sans", bold=False) else None

    book = FontBook(folders=(tmp_path,), ask_system=system)
    assert book.file("ja") == real
    assert book.file("ja", bold=True) == real
    assert book.file("ja", "serif") == real
    assert book.missing() == ("ko",)
    assert book.file("ja") == real
    assert len(asked) == len(set(asked))


def test_what_the_system_offers_must_write_the_language(tmp_path: Path) -> None:
    broken = tmp_path / "wrong.ttf"
    broken.write_bytes(b"no font")
    book = FontBook(folders=(), ask_system=lambda _wish: FontFile(broken))
    assert book.missing() == ("ja", "ko")


def test_a_font_that_goes_while_the_program_runs_is_done_without(tmp_path: Path) -> None:
    real = paintbox.fonts().file("ja")
    assert real is not None
    copy = tmp_path / "lent.ttc"
    copy.write_bytes(real.path.read_bytes())
    book = FontBook(folders=(), ask_system=lambda wish: FontFile(copy, real.index) if wish.language == "ja" else None)
    assert book.file("ja") is not None
    copy.unlink()
    assert book.font("ja", 17).getlength("A") > 0
    assert book.file("ja") is None


@pytest.mark.parametrize("said", ["", "only one line", "/a/font.ttf\nmany", "/a/font.ttf\n1\n2"])
def test_fontconfig_may_answer_nonsense(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    done = subprocess.CompletedProcess([], 0, stdout=said, stderr="")
    monkeypatch.setattr(fonts_module.subprocess, "run", lambda *_args, **_more: done)
    assert ask_fontconfig(Wish("ja", "sans", bold=False)) is None


@pytest.mark.parametrize(
    "error",
    [FileNotFoundError(), subprocess.TimeoutExpired("fc-match", 5), subprocess.CalledProcessError(1, "fc-match")],
)
def test_fontconfig_may_be_missing_slow_or_failing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(*_args: object, **_more: object) -> None:
        raise error

    monkeypatch.setattr(fonts_module.subprocess, "run", fail)
    assert ask_fontconfig(Wish("ko", "serif", bold=True)) is None


@pytest.mark.parametrize(
    ("index", "found"), [("3", FontFile(Path("/a.ttc"), 3)), ("65538", FontFile(Path("/a.ttc"), 2, "Bold"))]
)
def test_fontconfig_s_index_names_a_face_and_a_weight(
    monkeypatch: pytest.MonkeyPatch, index: str, found: FontFile
) -> None:
    done = subprocess.CompletedProcess([], 0, stdout=f"/a.ttc\n{index}", stderr="")
    monkeypatch.setattr(fonts_module.subprocess, "run", lambda *_args, **_more: done)
    assert ask_fontconfig(Wish("ko", "serif", bold=True)) == found


def test_fonts_are_looked_for_in_folders_that_exist() -> None:
    assert all(folder.is_dir() for folder in font_folders())


@pytest.mark.parametrize("system", ["linux", "darwin", "win32", "plan9"])
def test_every_system_has_its_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("WINDIR", str(tmp_path))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    (tmp_path / "Fonts").mkdir()
    (tmp_path / ".fonts").mkdir()
    (tmp_path / "Library/Fonts").mkdir(parents=True)
    ours = {"linux": ".fonts", "darwin": "Library/Fonts", "win32": "Fonts", "plan9": ".fonts"}[system]
    assert tmp_path / ours in font_folders()


def test_the_fingerprint_changes_with_the_fonts() -> None:
    assert paintbox.fonts().fingerprint("ja") != paintbox.fonts().fingerprint("ko")
    assert BARE.fingerprint("ja").startswith("-,-,-,-,sakura-letters.ttf:")


@pytest.mark.parametrize("language", paintbox.LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
def test_tables_name_fonts_for_every_language(language: str, style: str) -> None:
    assert qt_families(language, style) == [*FAMILIES[language, style], own_letters.FAMILY]
    assert all(WELL_KNOWN[language, style, bold] for bold in (False, True))
    assert SAMPLES[language]


def test_families_of_japanese_and_korean_never_mix() -> None:
    shared = {"serif", "sans-serif", own_letters.FAMILY}
    japanese = {name for style in STYLES for name in qt_families("ja", style)} - shared
    korean = {name for style in STYLES for name in qt_families("ko", style)} - shared
    assert not japanese & korean


# --- letters that no font has


ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("language", paintbox.LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("bold", [False, True])
def test_no_character_of_the_catalogs_is_a_box(language: str, style: Style, bold: bool) -> None:
    """Names and texts of every game, as the catalogs have them and as cards are worded."""
    files = [*ROOT.glob(f"translations/*/{language}/*.ftl"), *ROOT.glob(f"tests/golden/*/{language}.txt")]
    signs = {sign for file in files for sign in file.read_text("utf-8") if sign.isprintable() and not sign.isspace()}
    assert len(signs) > 80
    main, own = paintbox.fonts().file(language, style, bold=bold), FontFile(own_letters.file())
    boxes = {sign for sign in signs if lacks(main, sign) and (sign not in own_letters.LETTERS or lacks(own, sign))}
    assert boxes == set()


def test_a_letter_that_the_font_lacks_is_painted_by_our_own() -> None:
    """And takes its room there."""
    book = paintbox.fonts()
    pieces = book.pieces("(๑╹ᆺ╹)ぬ♰", "ja", 20)
    assert [text for text, _ in pieces] == ["(", "๑", "╹ᆺ╹)ぬ", "♰"]
    assert [font.getname()[0] == own_letters.FAMILY for _, font in pieces] == [False, True, False, True]
    assert book.width("(๑╹ᆺ╹)ぬ♰", "ja", 20) == sum(font.getlength(text) for text, font in pieces)
    assert len(book.pieces("ぬんぬん", "ja", 20)) == 1


def test_qt_falls_back_to_our_own_letters(qapp: object) -> None:
    del qapp
    for language in paintbox.LANGUAGES:
        assert qt_families(language)[-1] == own_letters.FAMILY
    assert own_letters.FAMILY in QFontDatabase.families()
    raw = QRawFont(str(own_letters.file()), 20)
    assert all(raw.supportsCharacter(ord(letter)) for letter in own_letters.LETTERS)
    outlines = {letter: raw.pathForGlyph(raw.glyphIndexesForString(letter)[0]) for letter in own_letters.LETTERS}
    assert all(path.boundingRect().width() > 3 for path in outlines.values())
