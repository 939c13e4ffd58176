"""Files as a person may have them: encodings, PDFs, and what is no such document."""

from __future__ import annotations

import threading
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from engine.rulebook import pdf as pdf_reading
from engine.rulebook import reading
from engine.rulebook.cutting import cut
from engine.rulebook.problems import CODES, RulebookError
from engine.rulebook.reading import read
from engine.sakura.rulebook import DIALECT
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.rulebook.documents import JA, KO
from tests.engine.rulebook.pdfs import endless, locked, pdf

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def kept(tmp_path: Path):
    """Write bytes into a file of that name."""

    def keep(data: bytes, name: str = "kites.txt") -> Path:
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return keep


def refused(path: Path) -> str:
    with pytest.raises(RulebookError) as caught:
        cut(read(path), DIALECT)
    return caught.value.code


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        *((text, encoding) for text in (JA, KO) for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-32")),
        *((text, encoding) for text in (JA, KO) for encoding in ("utf-16-le", "utf-16-be")),
        (JA, "cp932"),
        (JA, "euc-jp"),
        (KO, "cp949"),
        (KO, "euc-kr"),
    ],
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_text_in_any_encoding_is_the_same(kept, text: str, encoding: str, line_end: str) -> None:
    text = text.replace("〈", "<").replace("〉", ">")
    raw = read(kept(text.replace("\n", line_end).encode(encoding)))
    assert raw.pages[0].replace("\r\n", "\n") == text


@pytest.mark.parametrize("name", ["kites.txt", "kites.md", "KITES.TXT", "kites.markdown", "kites"])
def test_a_text_is_known_by_its_name_or_by_having_no_ending(kept, name: str) -> None:
    assert cut(read(kept(JA.encode(), name)), DIALECT).language == "ja"


def test_page_breaks_part_pages(kept) -> None:
    assert read(kept("一枚目\f二枚目".encode())).pages == ("一枚目", "二枚目")


@pytest.mark.parametrize("text", [JA, KO])
def test_a_pdf_is_read_page_by_page(kept, text: str) -> None:
    lines = [line for line in text.replace("#", "").splitlines() if line.strip()]
    path = kept(pdf([lines[:9], lines[9:]]), "kites.pdf")
    raw = read(path)
    assert len(raw.pages) == 2
    assert [line.strip() for page in raw.pages for line in page.splitlines()] == [line.strip() for line in lines]
    assert {"1", "1-1", "1-2", "2", "2-1"} <= cut(raw, DIALECT).numbers


def test_a_pdf_is_one_whatever_its_name(kept) -> None:
    assert len(read(kept(pdf([["たこは空に上がる。"] * 9]), "kites.txt")).pages) == 1


def picture() -> bytes:
    out = BytesIO()
    Image.new("RGB", (40, 40), "white").save(out, "PDF")
    return out.getvalue()


@pytest.mark.parametrize(
    ("code", "name", "data"),
    [
        ("empty", "kites.txt", b""),
        ("empty", "kites.pdf", b"\n\n  "),
        ("kind", "kites.docx", b"PK\x03\x04"),
        ("binary", "kites.txt", bytes(range(256)) * 8),
        ("binary", "kites.md", b"\x01\x02\x03\x04\x05\x06" * 40),
        ("encoding", "kites.txt", bytes([0xFF, 0x80, 0x81]) * 50),
        ("language", "kites.txt", b"The rules of kites: 1-1 A kite flies."),
        ("not-rules", "kites.txt", "たこが好きなひとへ。空はひろい。".encode()),
        ("pdf-damaged", "kites.pdf", b"%PDF-1.7\nnothing of a PDF follows"),
        ("pdf-damaged", "kites.pdf", b"only its name is that of a PDF"),
        ("pdf-damaged", "kites.pdf", pdf([["たこは空に上がる。"] * 9])[:300]),
        ("pdf-locked", "kites.pdf", locked(pdf([["たこは空に上がる。"] * 9]))),
        ("pdf-pictures", "kites.pdf", picture()),
    ],
)
def test_what_is_no_rule_document_is_refused_with_its_reason(kept, code: str, name: str, data: bytes) -> None:
    assert refused(kept(data, name)) == code


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.txt") == "missing"
    assert refused(tmp_path) == "kind"
    assert refused(tmp_path / "a\0b.txt") == "unreadable"


def test_a_file_that_may_not_be_read(kept, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(type(kept(b"")), "read_bytes", denied)
    assert refused(kept(JA.encode())) == "unreadable"


def test_a_file_far_too_large_is_not_read(kept, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(JA.encode())
    monkeypatch.setattr(reading, "LARGEST_TEXT", 100)
    assert refused(path) == "too-large"
    monkeypatch.setattr(reading, "LARGEST_PDF", 50)
    assert refused(path) == "too-large"


def test_a_pdf_of_far_too_many_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf_reading, "MOST_PAGES", 1)
    with pytest.raises(RulebookError, match="too-large"):
        pdf_reading.extracted(pdf([["たこは空に上がる。"] * 9] * 2), "kites.pdf")


def test_a_pdf_that_would_take_for_ever_is_given_up() -> None:
    """A few kilobytes that ask for a hundred million lines: forms that show each other."""
    with pytest.raises(RulebookError, match="too-slow"):
        pdf_reading.pages(endless(), "kites.pdf", most_seconds=1.0)


def test_a_reading_that_nobody_waits_for_is_given_up() -> None:
    stop = threading.Event()
    stop.set()
    with pytest.raises(RulebookError, match="stopped"):
        pdf_reading.pages(endless(), "kites.pdf", stop)


@pytest.mark.parametrize("language", Catalog.languages)
def test_every_reason_has_its_sentence(language: str) -> None:
    words = Renderer(Catalog.load(language), strict=True)
    said = {code: words.text(RulebookError(code, "凧.txt", "5").phrase) for code in CODES}
    assert len(set(said.values())) == len(CODES) == 16
    assert all("凧.txt" in sentence for sentence in said.values())
