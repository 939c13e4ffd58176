"""A chapter is set whole: every word of both documents, terms and sections marked, places in texts where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from engine.rulebook.aligning import align
from engine.rulebook.cutting import cut
from engine.rulebook.reading import Raw
from engine.rulebook.searching import TITLE, search
from engine.rulebook.shapes import Repair, chapter
from engine.sakura.rulebook import DIALECT
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.reader.page_fonts import PageFonts, TextStyle
from sakura_desktop.rulebook.blocks import CELL, PLAIN, Found, RuleText, Table
from sakura_desktop.rulebook.typesetting import SetChapter, Typesetter
from sakura_desktop.theme import LIGHT
from tests.desktop.rulebook.documents import ALONE, KITE, LINKED, TABLED, TARGET, text_of
from tests.desktop.rulebook.documents import TITLE as HEADING

if TYPE_CHECKING:
    from engine.rulebook.shapes import Document, Language

CORNER = QPointF(10, 10)


@pytest.fixture(scope="module")
def documents() -> dict[Language, Document]:
    return {language: cut(Raw((text_of(language),), "kites.txt"), DIALECT) for language in ("ja", "ko")}


def chapter_of(
    documents: dict[Language, Document], number: str, *columns: Language, width: float = 700
) -> tuple[SetChapter, PageFonts]:
    """A chapter, laid out."""
    pairs = [pair for pair in align(documents.get("ja"), documents.get("ko")) if chapter(pair.number) == number]
    made, case = Typesetter(Words("en")).chapter(pairs, columns, documents, DIALECT), PageFonts(10.0)
    made.block.lay_out(case, width)
    list(made.block.anchors(CORNER))
    return made, case


def test_every_word_of_both_documents_is_there(qapp: object, documents: dict[Language, Document]) -> None:
    made, _ = chapter_of(documents, "9", "ja", "ko")
    said = made.block.text()
    for document in documents.values():
        for section in document.sections:
            if chapter(section.number) == "9":
                pieces = "\n".join(block.text for block in section.blocks).replace("\t", "\n").split("\n")
                assert all(piece in said for piece in pieces)
                assert f"{section.number}\u2002{section.title}" in said


def test_terms_and_sections_are_marked_in_both_languages(qapp: object, documents: dict[Language, Document]) -> None:
    made, _ = chapter_of(documents, "9", "ja", "ko")
    anchors = list(made.block.anchors(CORNER))
    for language in ("ja", "ko"):
        mine = [anchor for anchor in anchors if anchor.language == language and anchor.group == LINKED]
        assert f"section:{TARGET}" in {anchor.ref for anchor in mine}
        assert "term:attack-resolution" in {anchor.ref for anchor in mine}
        assert all(anchor.boxes for anchor in mine)


def test_both_languages_stand_beside_each_other_block_by_block(
    qapp: object, documents: dict[Language, Document]
) -> None:
    made, _ = chapter_of(documents, "9", "ja", "ko")
    for at, _block in enumerate(documents["ja"].section(LINKED).blocks):  # type: ignore[union-attr]  # it has it
        (first,), (second,) = made.spots("ja", LINKED, at), made.spots("ko", LINKED, at)
        assert first.corner.y() == second.corner.y()
        assert first.corner.x() < second.corner.x()


def test_a_section_that_one_document_lacks_is_said(qapp: object, documents: dict[Language, Document]) -> None:
    made, _ = chapter_of(documents, "9", "ja", "ko")
    said = made.block.text()
    assert Words("en").say("rulebook-only", number=ALONE, have="ja") in said
    above = ALONE.partition("-")[0]
    assert any(anchor.ref == f"section:{above}" for anchor in made.block.anchors(CORNER))
    alone, _ = chapter_of(documents, "9", "ko")
    assert Words("en").say("rulebook-only", number=ALONE, have="ja") in alone.block.text()
    assert alone.heads[ALONE].corner.y() > 0


def test_one_language_alone_takes_the_whole_width(qapp: object, documents: dict[Language, Document]) -> None:
    both, _ = chapter_of(documents, "9", "ja", "ko", width=400)
    one, _ = chapter_of({"ja": documents["ja"]}, "9", "ja", width=400)
    assert one.spots("ko", LINKED, 0) == ()
    assert one.heads["9-8"].corner.y() < both.heads["9-8"].corner.y()


def test_what_was_set_right_is_said_at_its_section(qapp: object, documents: dict[Language, Document]) -> None:
    class Mended:
        """The document with slips."""

        def __init__(self, document: Document) -> None:
            self.title, self.numbers = document.title, document.numbers
            self.repairs = (
                Repair("renumbered", "9-1", "9-3", "9-1"), Repair("step-numbered", LINKED, "", "2"),
                Repair("step-renumbered", LINKED, "1", "3"), Repair("heading-lost", "9-2", "", "9-2"),
            )

    pairs = [pair for pair in align(documents["ja"], None) if chapter(pair.number) == "9"]
    mended = {"ja": Mended(documents["ja"])}
    said = Typesetter(Words("en")).chapter(pairs, ["ja"], mended, DIALECT).block.text()  # type: ignore[arg-type]  # what of a document is asked
    for key, was, now in (
        ("renumbered", "9-3", "9-1"), ("step-numbered", "", "2"), ("step-renumbered", "1", "3"),
    ):
        assert Words("en").say(f"rulebook-repair-{key}", was=was, now=now) in said


@pytest.mark.parametrize("width", [160, 300, 700])
@pytest.mark.parametrize("language", ["ja", "ko"])
def test_what_is_found_is_marked_where_it_stands(
    qapp: object, documents: dict[Language, Document], language: Language, width: int
) -> None:
    made, case = chapter_of(documents, "9", language, width=width)
    hits = [hit for hit in search([documents[language]], HEADING[language]) if chapter(hit.number) == "9"]
    hits += [hit for hit in search([documents[language]], KITE[language]) if chapter(hit.number) == "9"]
    assert {hit.block == TITLE for hit in hits} == {True, False}
    for hit in hits:
        (text,) = made.spots(language, hit.number, hit.block)
        boxes = text.boxes_of(hit.start, hit.end, text.corner)
        words = documents[language].section(hit.number)
        assert words is not None
        found = words.title if hit.block == TITLE else words.blocks[hit.block].text
        wide = case.measure(text.style).text(found[hit.start : hit.end], text.paragraphs[0][0])
        assert sum(box.width() for box in boxes) == pytest.approx(wide, abs=6)
        assert all(text.corner.x() - 1 <= box.left() and box.right() <= width + CORNER.x() + 1 for box in boxes)


def test_a_hit_in_a_table_stands_in_its_cell(qapp: object, documents: dict[Language, Document]) -> None:
    made, _ = chapter_of(documents, "9", "ja")
    (hit,) = [hit for hit in search([documents["ja"]], "南") if hit.number == TABLED]
    marked = [
        cell for cell in made.spots("ja", TABLED, hit.block) if cell.boxes_of(hit.start, hit.end, cell.corner)
    ]
    assert [cell.text() for cell in marked] == ["南"]


def test_a_narrow_column_of_a_table_takes_no_more_than_it_wants(qapp: object) -> None:
    style, case = TextStyle("ja"), PageFonts(10.0)
    short, long = RuleText([Run("北")], style), RuleText([Run("風がつよくふくので糸をひく" * 4)], style)
    table = Table([[short, long]])
    table.lay_out(case, 300)
    list(table.anchors(CORNER))
    assert long.corner.x() - short.corner.x() == pytest.approx(case.size(PLAIN) + 2 * CELL)
    assert 0 < long.boxes_of(0, 3, long.corner)[0].width() < 300 - long.corner.x()


def test_only_what_is_in_sight_is_painted(qapp: object, documents: dict[Language, Document]) -> None:
    made, case = chapter_of(documents, "9", "ja", "ko")
    painted: list[str] = []
    for (language, number, _), texts in made.texts.items():
        for text in texts:
            text.found = [Found(0, 1, now=False)]
            text.boxes_of = lambda *_where, which=f"{language} {number}": painted.append(which) or []  # type: ignore[method-assign]
    image = QImage(740, 4000, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    top = round(made.heads[LINKED].corner.y())
    painter.setClipRect(0, top, 740, 10)
    made.block.paint(painter, case, LIGHT, CORNER)
    painter.end()
    assert set(painted) == {f"ja {LINKED}", f"ko {LINKED}"}
