from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QWidget

from engine.sakura.door import card_face, card_sides, card_text
from engine.text.phrase import Term, say
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.pictures.line_break import may_part, widest_word
from sakura_desktop.reader.blocks import Beside, PictureBlock, TextBlock
from sakura_desktop.reader.card_reader import face_width
from sakura_desktop.reader.sheet import MARGIN
from sakura_desktop.sakura import card_texts as read_texts
from sakura_desktop.theme import THEMES, Theme
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader, words_of
from tests.desktop.reader.reading import LONG, SLASH, SPECIAL, attack, seen
from tests.desktop.sakura import faces as card_faces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from sakura_desktop.reader import CardReader

LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)


def lines(number: str, language: str) -> list[str]:
    """The text of a card, of a two-sided one that of both sides."""
    sides = card_sides(number) or ("",)
    return [paintbox.renderer(language).text(phrase) for side in sides for phrase in card_text(number, side)]


def text_blocks(block: object) -> Iterator[TextBlock]:
    """Every text on a page."""
    if isinstance(block, TextBlock):
        yield block
    for inner in getattr(block, "blocks", ()) or (getattr(block, "_left", None), getattr(block, "_right", None)):
        if inner is not None:
            yield from text_blocks(inner)


def has_readings(made: CardReader) -> bool:
    return any(run.ruby for block in text_blocks(made.page._block) for runs in block.paragraphs for run in runs)


# --- cards ---


@LANGUAGES
def test_a_card_is_read_in_the_language_shown(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    for number in card_faces.numbers():
        made.show_number(number)
        said = made.text()
        assert paintbox.renderer(language).card(number).text in said
        assert all(line in said for line in lines(number, language))
        faces = [card_face(number, side) for side in card_sides(number) or ("",)]
        printed = [value for face in faces for value in (face.range, face.damage, face.capacity) if value]
        renderer = paintbox.renderer(language)
        printed += [renderer.text(say(face.cost_said)) if face.cost_said else face.cost for face in faces if face.cost]
        assert all(value in said for value in printed)
        assert "⟦" not in said


@pytest.mark.parametrize("width", [230, 340, 700])
@pytest.mark.parametrize(("language", "second"), [("ja", "ko"), ("ko", "en"), ("en", "ja")])
def test_nothing_stands_out_of_the_page(language: str, second: str, width: int, qtbot: QtBot) -> None:
    made = reader(qtbot, language, second, width=width)
    for number in (*card_faces.longest_names(language, 3), *card_faces.longest_texts(language, 3)):
        made.show_number(number)
        room = made.page.width() - MARGIN + 1
        boxes = [box for anchor in made.page.anchors for box in anchor.boxes]
        assert boxes
        assert all(box.left() >= MARGIN - 6 and box.right() <= room for box in boxes)
        assert all(box.bottom() <= made.page.minimumHeight() for box in boxes)


@LANGUAGES
def test_every_term_of_the_text_is_marked(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    made.show_number(LONG)
    wanted = {
        f"{span.kind}:{span.ref}"
        for phrase in card_text(LONG)
        for span in paintbox.renderer(language).spans(phrase)
        if span.kind in {"term", "card"}
    }
    found = {anchor.ref for anchor in made.page.anchors}
    assert wanted <= found
    assert {"term:capacity", "term:enhancement", "term:normal"} <= found
    assert all(anchor.boxes for anchor in made.page.anchors)


def test_the_same_is_not_read_twice(qtbot: QtBot) -> None:
    made = reader(qtbot)
    made.show_number(SLASH)
    shown: list[object] = []
    made.page.show_blocks = lambda *args: shown.append(args)  # type: ignore[method-assign]
    made.show_number(SLASH)
    assert shown == []


# --- two languages ---


@pytest.mark.parametrize(("language", "second"), [("ja", "ko"), ("ko", "en"), ("en", "ja")])
def test_two_languages_stand_line_by_line(language: str, second: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, second)
    made.show_number(LONG)
    said = made.text()
    at = -1
    for mine, other in zip(lines(LONG, language), lines(LONG, second), strict=True):
        first = said.index(mine)
        assert at < first < said.index(other)
        at = said.index(other)
    assert paintbox.renderer(second).card(LONG).text in said


def test_in_a_wide_panel_they_stand_side_by_side(qtbot: QtBot) -> None:
    made = reader(qtbot, "en", "ja", width=720)
    made.show_number(LONG)
    sides = [block for block in made.page._block.blocks if isinstance(block, Beside)]  # type: ignore[attr-defined]
    assert len(sides) == 1 + len(card_text(LONG))
    by_language = {
        language: [
            anchor.bounds.center().x() for anchor in made.page.anchors
            if anchor.language == language and not anchor.group.startswith("fact:")
        ]
        for language in ("en", "ja")
    }
    assert min(by_language["ja"]) > made.page.width() / 2
    made.resize(340, 620)
    assert sum(isinstance(block, Beside) for block in made.page._block.blocks) == 1  # type: ignore[attr-defined]


@LANGUAGES
def test_one_language_alone_is_said_once(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, language)
    made.show_number(LONG)
    assert words_of(made).of("card-text").second == ""
    assert all(made.text().count(line) == 1 for line in lines(LONG, language))


def test_a_peek_turns_the_languages_around(qtbot: QtBot) -> None:
    made = reader(qtbot, "ko", "ja")
    made.show_number(LONG)
    words = words_of(made)
    before = made.text()
    words.set_peek(True)
    assert words.of("card-text").second == "ko"
    assert made.text().index(lines(LONG, "ja")[0]) < made.text().index(lines(LONG, "ko")[0])
    words.set_peek(False)
    assert made.text() == before


def test_a_peek_without_a_second_language_shows_one_language(qtbot: QtBot) -> None:
    made = reader(qtbot, "ko")
    made.show_number(LONG)
    words_of(made).set_peek(True)
    assert lines(LONG, "ja")[0] in made.text()
    assert lines(LONG, "ko")[0] not in made.text()


def test_a_language_switch_says_everything_again_at_once(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja")
    made.show_number(LONG)
    for language in ("ko", "en", "ja"):
        words_of(made).set_language(language)
        assert lines(LONG, language)[0] in made.text()
        assert made.accessibleName() == paintbox.renderer(language).text(say("art-reader-name"))




def test_readings_can_be_had_or_not(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja")
    made.show_number(LONG)
    high = made.page.minimumHeight()
    assert has_readings(made)
    words_of(made).set_ways(ReadingOptions(ruby="off"))
    assert not has_readings(made)
    assert made.page.minimumHeight() < high
    words_of(made).set_ways(ReadingOptions())
    assert made.page.minimumHeight() == high


# --- the table ---


def test_nothing_to_read_is_said(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    assert made.text() == "Point at a card, or come to it by Tab and the arrows, to read it here."
    made.show_number(SLASH)
    made.show_card(None)
    assert made.shown is None
    assert made.text() == "Point at a card, or come to it by Tab and the arrows, to read it here."
    made.show_number("")
    assert made.shown is None


def test_a_card_that_lies_face_down_is_not_told(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_card(seen(None, face_up=False))
    assert made.text() == "This card lies face down: you may not look at it."
    assert made.page.anchors == ()


def test_the_cost_now_is_told_where_it_is_another(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    printed = card_face(SPECIAL).cost
    assert printed is not None
    made.show_card(seen(SPECIAL, cost=int(printed)))
    assert "now" not in made.text()
    made.show_card(seen(SPECIAL, cost=int(printed) - 2))
    assert f"Cost now: {int(printed) - 2}" in made.text()


@LANGUAGES
def test_an_attack_is_told_with_its_figures_and_their_reasons(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    shown = attack()
    made.show_item(shown)
    said, words = made.text(), paintbox.renderer(language)
    assert "3-6,8" in said
    assert "3/-" in said
    assert "✓" in said
    assert "2 → 3" in said
    assert "4-10 → 3-6,8" in said
    for change in shown.changes:
        assert words.text(change.phrase).casefold() in said.casefold()
        if change.source is not None:
            assert words.card(change.source).text in said
    assert words.card("NA-03-himika-O-N-1").text in said


def test_out_of_range_and_cancelled_have_words_and_signs(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_item(attack(in_range=False, cancelled=True, range=()))
    assert "✗ out of range" in made.text()
    assert "Range now: -" in made.text()
    assert "Cancelled" in made.text()


def test_an_attack_of_no_card_is_its_figures(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_item(attack(number=None, changes=(), traits=()))
    assert made.text().startswith("Attack being made")
    assert "Shoot" not in made.text()


# --- pictures ---


def test_the_picture_grows_with_the_panel_within_its_bounds(qtbot: QtBot) -> None:
    made = reader(qtbot)
    sizes = []
    for height in (160, 420, 900):
        made.resize(400, height)
        sizes.append(face_width(made._look, made.page.width() - 2 * MARGIN, made.height()))
    assert sizes[0] < sizes[1] < sizes[2] <= 172


@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_paints_at_every_zoom_and_in_both_themes(zoom: float, theme: Theme, qtbot: QtBot) -> None:
    made = reader(qtbot, "ja", "ko")
    look = made._look
    look.zoom, look.theme = zoom, theme  # type: ignore[misc]
    look.changed.emit()
    made.show_number(LONG)
    picture = made.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert theme.term in colours
    assert theme.line in colours


# --- mouse and keys ---


def at_anchor(made: CardReader, index: int) -> QPoint:
    return made.page.anchors[index].boxes[0].center().toPoint()


def come_by(made: CardReader, reason: Qt.FocusReason) -> None:
    made.page.clearFocus()
    made.page.setFocus(reason)


def first_of(made: CardReader, kind: str) -> int:
    return next(at for at, anchor in enumerate(made.page.anchors) if anchor.ref.startswith(kind))


def test_a_mouse_that_rests_on_a_term_shows_its_meaning(qtbot: QtBot) -> None:
    made = reader(qtbot)
    made.show_number(LONG)
    made.page._timer.setInterval(0)
    index = first_of(made, "term:")
    with qtbot.waitSignal(made.page.rested, timeout=5000):
        QTest.mouseMove(made.page, at_anchor(made, index))
    assert f"term:{made.popup.key}" == made.page.anchors[index].ref
    assert not made.popup.opened
    QTest.mouseMove(made.page, QPoint(made.page.width() - 2, made.page.height() - 2))
    assert made.popup.key == ""


def test_a_press_opens_the_term(qtbot: QtBot) -> None:
    made = reader(qtbot)
    made.show_number(LONG)
    index = first_of(made, "term:")
    QTest.mouseClick(made.page, Qt.MouseButton.LeftButton, pos=at_anchor(made, index))
    assert made.popup.opened
    assert f"term:{made.popup.key}" == made.page.anchors[index].ref
    QTest.keyClick(made.popup.page, Qt.Key.Key_Escape)
    assert made.popup.key == ""


def test_arrows_walk_through_the_terms_and_enter_opens(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_number(LONG)
    come_by(made, Qt.FocusReason.TabFocusReason)
    assert made.page.walked is None
    walked = []
    for _ in made.page.anchors:
        QTest.keyClick(made.page, Qt.Key.Key_Right)
        walked.append(made.page.walked)
    assert walked == list(made.page.anchors)
    assert made.page.accessibleName() == made.page.anchors[-1].text
    QTest.keyClick(made.page, Qt.Key.Key_Left)
    assert made.page.walked is made.page.anchors[-2]
    QTest.keyClick(made.page, Qt.Key.Key_Right)
    assert made.page.walked is made.page.anchors[-1]
    QTest.keyClick(made.page, Qt.Key.Key_Left)
    QTest.keyClick(made.page, Qt.Key.Key_Return)
    assert made.popup.opened
    assert f"term:{made.popup.key}" == made.page.anchors[-2].ref


def test_it_is_one_stop_for_tab(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_number(SLASH)
    beside = QPushButton(made)
    beside.show()
    come_by(made, Qt.FocusReason.BacktabFocusReason)
    assert made.page.walked is None
    QTest.keyClick(made.page, Qt.Key.Key_Right)
    assert made.page.walked is made.page.anchors[0]
    QTest.keyClick(made.page, Qt.Key.Key_Tab)
    assert beside.hasFocus()
    assert made.page.walked is None
    assert made.page.accessibleName() == "Card “Slash”"


def test_the_walk_stays_on_the_term_through_a_change_of_language(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_number(LONG)
    come_by(made, Qt.FocusReason.TabFocusReason)
    QTest.keyClick(made.page, Qt.Key.Key_Right)
    before = made.page.walked
    assert before is not None
    words_of(made).set_language("ja")
    after = made.page.walked
    assert after is not None
    assert after.ref == before.ref
    assert after.language == "ja"


def test_a_card_named_in_the_text_is_shown_and_backspace_goes_back(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    shown = attack()
    made.show_item(shown)
    index = first_of(made, "card:")
    with qtbot.waitSignal(made.card_asked) as asked:
        QTest.mouseClick(made.page, Qt.MouseButton.LeftButton, pos=at_anchor(made, index))
    number = asked.args[0]
    assert made.shown == number
    QTest.keyClick(made, Qt.Key.Key_Backspace)
    assert made.shown == shown


def test_links_from_elsewhere_are_followed(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.follow(f"card:{SLASH}")
    assert made.shown == SLASH
    made.follow("term:aura")
    assert made.popup.key == "aura"
    made.popup.hide()
    made.follow("nonsense")
    assert made.shown == SLASH


@LANGUAGES
def test_what_is_read_has_a_name_and_is_said_as_text(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    made.show_number(LONG)
    assert paintbox.renderer(language).card(LONG).text in made.page.accessibleName()
    assert made.page.accessibleDescription() == made.text()
    assert made.accessibleName()


# --- two-sided cards ---

SHUT, WIDE = "NA-01-yurina-O-N-3", "NA-01-yurina-O-N-5"


@pytest.fixture
def two_sided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card has the sides of two others."""
    printed = {"": SLASH, "closed": SHUT, "open": WIDE}
    monkeypatch.setattr(read_texts, "card_sides", lambda _number: ("closed", "open"))
    monkeypatch.setattr(read_texts, "side_term", lambda _number, side: f"umbrella-{side}")
    monkeypatch.setattr(read_texts, "card_face", lambda _number, side="": card_face(printed[side]))
    monkeypatch.setattr(read_texts, "card_text", lambda _number, side="": card_text(printed[side]))


@pytest.mark.usefixtures("two_sided")
@LANGUAGES
@pytest.mark.parametrize("current", ["closed", "open", "none", ""])
def test_both_sides_are_read_and_the_one_that_counts_is_marked(language: str, current: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    made.show_card(seen(SLASH, side=current))
    said = made.text()
    at = [said.index(line) for number in (SHUT, WIDE) for line in lines(number, language)]
    assert at == sorted(at)
    for side in ("closed", "open"):
        key = "art-side-now" if side == current else "art-side"
        assert words_of(made).say(key, side=Term(f"umbrella-{side}")) in said
    assert said.count("✓") == (current in {"closed", "open"})
    assert said.count(card_face(SHUT).range or "?") == 1
    assert "⟦" not in said


@pytest.mark.usefixtures("two_sided")
def test_both_sides_are_read_in_two_languages(qtbot: QtBot) -> None:
    made = reader(qtbot, "en", "ko")
    made.show_number(SLASH)
    said = made.text()
    for number in (SHUT, WIDE):
        for language in ("en", "ko"):
            assert all(line in said for line in lines(number, language))


def pictures(block: object) -> Iterator[PictureBlock]:
    """Every picture on a page."""
    if isinstance(block, PictureBlock):
        yield block
    for inner in getattr(block, "blocks", ()) or (getattr(block, "_left", None), getattr(block, "_right", None)):
        if inner is not None:
            yield from pictures(inner)


def test_the_picture_has_its_size_in_a_panel_that_was_narrow_before(qtbot: QtBot) -> None:
    """A screen gives its parts their room when it is entered; before that they are as small as may be."""
    made = reader(qtbot, "en")
    holder = QStackedWidget()
    qtbot.addWidget(holder)
    holder.addWidget(QWidget())
    made.resize(90, 200)
    holder.addWidget(made)
    made.show_number(SLASH)
    holder.resize(420, 700)
    holder.show()
    holder.setCurrentWidget(made)
    qtbot.waitExposed(holder)
    QApplication.processEvents()
    (picture,) = pictures(made.page._block)
    assert picture.width >= 104


@LANGUAGES
def test_the_longest_names_stay_whole_in_letters_twice_as_large_and_little_room(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, width=232)
    letters = made.font()
    letters.setPointSizeF(17.8)  # those of the smallest window at the largest zoom
    made.setFont(letters)
    for number in card_faces.numbers():
        made.show_number(number)
        name = next(block for block in text_blocks(made.page._block) if block._name)
        assert name._case is not None
        measure = name._case.measure(name.style)
        (runs,) = name.paragraphs
        assert widest_word(runs, language, measure, words=True) <= name._width


@pytest.mark.parametrize("width", [231, 260, 340])
@LANGUAGES
def test_a_name_is_never_broken_within_a_word(language: str, width: int, qtbot: QtBot) -> None:
    made = reader(qtbot, language, width=width)
    for number in card_faces.numbers():
        made.show_number(number)
        name = next(block for block in text_blocks(made.page._block) if block._name)
        (runs,) = name.paragraphs
        whole = "".join(run.text for run in runs)
        at = 0
        for _, line, _ in name._lines[:-1]:
            said = "".join(piece.text for piece in line.pieces)
            at = whole.index(said, at) + len(said)
            assert may_part(whole[at - 1], whole[at], language, words=True) or whole[at] == " ", (whole, said)
