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
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.reader.blurred_text import VEIL, BlurredTexts
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
    documents: dict[Language, Document], number: str, *columns: Language, width: float = 700,
    words: Words | None = None, veils: BlurredTexts | None = None,
) -> tuple[SetChapter, PageFonts]:
    """A chapter, laid out."""
    words = words or Words("en")
    pairs = [pair for pair in align(documents.get("ja"), documents.get("ko")) if chapter(pair.number) == number]
    made, case = Typesetter(words).chapter(pairs, columns, documents, DIALECT, veils), PageFonts(10.0)
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


def readings_in(made: SetChapter, language: Language) -> set[tuple[str, str]]:
    """What in the documents of a language is read how."""
    return {
        (run.text, run.ruby) for (spoken, _, _), texts in made.texts.items() if spoken == language
        for text in texts for runs in text.paragraphs for run in runs if run.ruby
    }


def test_terms_and_the_words_between_them_have_their_readings(
    qapp: object, documents: dict[Language, Document]
) -> None:
    made, _ = chapter_of(documents, "9", "ja", "ko")
    found = readings_in(made, "ja")
    assert ("攻撃", "こうげき") in found  # a term
    assert ("引く", "ひ") in found or ("引", "ひ") in found  # a word of the list, over its kanji alone
    assert not readings_in(made, "ko")
    bare, _ = chapter_of(documents, "9", "ja", words=Words("en", ways=ReadingOptions(ruby="off")))
    assert not readings_in(bare, "ja")
    term = next(
        run.ref for texts in made.texts.values() for text in texts for run in text.paragraphs[0]
        if run.ruby and run.ref.startswith("term:")
    )
    known = Words("en", ways=ReadingOptions(ruby="new", known=frozenset((term,))))
    learned, _ = chapter_of(documents, "9", "ja", words=known)
    refs = {run.ref for texts in learned.texts.values() for text in texts for run in text.paragraphs[0] if run.ruby}
    assert term not in refs
    assert any(ref.startswith("term:") for ref in refs)


def test_the_second_language_is_under_a_veil_that_whoever_looks_lifts(
    qapp: object, documents: dict[Language, Document]
) -> None:
    words, veils = Words("ja", "ko", ways=ReadingOptions(blur=True)), BlurredTexts()
    made, _ = chapter_of(documents, "9", "ja", "ko", words=words, veils=veils)
    veiled = [anchor for anchor in made.block.anchors(CORNER) if anchor.ref.startswith(VEIL)]
    assert {anchor.language for anchor in veiled} == {"ko"}
    assert len(veiled) == len({place for place in made.texts if place[0] == "ko"})  # headings and tables too
    (text,) = made.spots("ko", LINKED, 0)
    whole = next(anchor for anchor in veiled if anchor.group == f"{LINKED}#0")
    assert whole.text == text.text()
    alone, _ = chapter_of({"ko": documents["ko"]}, "9", "ko", words=words, veils=veils)
    assert not any(anchor.ref.startswith(VEIL) for anchor in alone.block.anchors(CORNER))


def test_what_is_found_under_a_veil_is_seen_at_once(qapp: object, documents: dict[Language, Document]) -> None:
    words = Words("ja", "ko", ways=ReadingOptions(blur=True))
    made, case = chapter_of(documents, "9", "ja", "ko", words=words, veils=BlurredTexts())

    def painted() -> QImage:
        image = QImage(740, 400, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        made.block.paint(painter, case, LIGHT, CORNER)
        painter.end()
        return image

    before = painted()
    assert painted() == before
    (text,) = made.spots("ko", "9", TITLE)
    text.found = [Found(0, text.length, now=True)]
    assert painted() != before


def test_what_is_found_below_a_spread_reading_is_marked_where_its_letters_stand(qapp: object) -> None:
    text, case = RuleText([Run("志", "こころざし"), Run("を持つ")], TextStyle("ja")), PageFonts(10.0)
    text.lay_out(case, 300)
    list(text.anchors(CORNER))
    (kanji,), (particle,) = text.boxes_of(0, 1, CORNER), text.boxes_of(1, 2, CORNER)
    assert kanji.left() == CORNER.x()
    assert kanji.right() == pytest.approx(particle.left(), abs=1)


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
