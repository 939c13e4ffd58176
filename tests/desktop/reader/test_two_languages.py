"""Two languages in the reader: counterparts, the veil over the second, one language before the other."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sakura_desktop.languages.speech import Choice
from sakura_desktop.reader.blurred_text import VEIL, BlurredText
from sakura_desktop.reader.card_sheet import UNLOCK
from sakura_desktop.theme import THEMES, Theme
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader, words_of
from tests.desktop.reader.reading import LONG, SLASH, SPECIAL, seen
from tests.desktop.sakura import faces as card_faces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from sakura_desktop.reader import CardReader
    from sakura_desktop.reader.blocks import Anchor

PAIRS = pytest.mark.parametrize(("language", "second"), [("ja", "ko"), ("ko", "en"), ("en", "ja")])


def of_clauses(made: CardReader, language: str) -> list[Anchor]:
    """The terms of the text in a language."""
    return [
        anchor for anchor in made.page.anchors
        if anchor.group and anchor.ref.startswith("term:") and anchor.language == language
    ]


def veils(block: object) -> Iterator[BlurredText]:
    if isinstance(block, BlurredText):
        yield block
    for inner in getattr(block, "blocks", ()) or (getattr(block, "_left", None), getattr(block, "_right", None)):
        if inner is not None:
            yield from veils(inner)


def at(anchor: Anchor) -> QPoint:
    return anchor.boxes[0].center().toPoint()


def hover(made: CardReader, spot: QPoint) -> None:
    """The mouse comes to a spot of the page, from wherever another test left it."""
    QTest.mouseMove(made.page, QPoint(1, 1))
    QTest.mouseMove(made.page, spot)


def blurred(made: CardReader, **more: object) -> CardReader:
    words = words_of(made)
    words.set_ways(words.ways._replace(blur=True, **more))  # type: ignore[arg-type]  # a test names them
    made.page.grab()
    return made


def bare(made: CardReader) -> list[bool]:
    """Which veiled texts can be read, after the page has been painted."""
    made.page.grab()
    return [veil.bare for veil in veils(made.page._block)]


# --- counterparts ---


@PAIRS
def test_every_term_of_a_clause_has_its_counterpart_in_the_same_clause(
    language: str, second: str, qtbot: QtBot
) -> None:
    made = reader(qtbot, language, second)
    found = 0
    for number in card_faces.numbers():
        made.show_number(number)
        for anchor in of_clauses(made, language):
            others = made.page.counterparts(anchor)
            found += bool(others)
            assert all((one.group, one.ref, one.language) == (anchor.group, anchor.ref, second) for one in others)
    assert found > 40


def test_the_second_of_two_has_the_second_as_its_counterpart(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja", "ko")
    pairs = 0
    for number in card_faces.numbers():
        made.show_number(number)
        for anchor in of_clauses(made, "ja"):
            same = [one for one in of_clauses(made, "ja") if (one.group, one.ref) == (anchor.group, anchor.ref)]
            there = [one for one in of_clauses(made, "ko") if (one.group, one.ref) == (anchor.group, anchor.ref)]
            if len(same) == len(there) > 1:
                assert made.page.counterparts(anchor) == [there[same.index(anchor)]]
                pairs += 1
    assert pairs


def test_hovering_a_term_lights_its_counterpart(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja", "ko")
    made.show_number(LONG)
    anchor = of_clauses(made, "ja")[0]
    (other,) = made.page.counterparts(anchor)
    spot = QPoint(round(other.boxes[0].left()), round(other.boxes[0].bottom()))
    dark = made.page.grab().toImage().pixelColor(spot).name()
    hover(made, at(anchor))
    assert made.page.looked_at() == [anchor]
    assert made.page.grab().toImage().pixelColor(spot).name() != dark


def test_words_of_one_language_alone_have_no_counterpart(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja")
    made.show_number(LONG)
    assert all(made.page.counterparts(anchor) == [] for anchor in made.page.anchors)


def test_names_and_text_may_have_languages_of_their_own(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    words_of(made).choose("card-name", Choice("ja", "ko"))
    words_of(made).choose("card-text", Choice("ko"))
    made.show_number(SLASH)
    said = made.text().splitlines()
    assert said[:2] == ["斬", "참"]
    assert "공격" in said[2]
    assert made.accessibleName() == "Card reader"


# --- the veil ---


def test_nothing_is_veiled_unless_it_is_asked_for(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja", "ko")
    made.show_number(LONG)
    assert list(veils(made.page._block)) == []
    assert len(list(veils(blurred(made).page._block))) > 1


def test_the_mouse_bares_the_line_it_is_on_and_no_other(qtbot: QtBot) -> None:
    made = blurred(reader(qtbot, "ja", "ko"))
    made.show_number(LONG)
    assert not any(bare(made))
    covers = [anchor for anchor in made.page.anchors if anchor.ref.startswith(VEIL)]
    for which, cover in enumerate(covers):
        hover(made, cover.boxes[0].topLeft().toPoint() + QPoint(3, 3))
        assert [at for at, is_bare in enumerate(bare(made)) if is_bare] == [which]
    hover(made, QPoint(made.page.width() - 2, made.page.height() - 2))
    assert not any(bare(made))


def test_a_term_of_the_first_language_lights_but_does_not_bare(qtbot: QtBot) -> None:
    made = blurred(reader(qtbot, "ja", "ko"))
    made.show_number(LONG)
    anchor = of_clauses(made, "ja")[0]
    hover(made, at(anchor))
    assert made.page.counterparts(anchor)
    assert not any(bare(made))


def test_the_keyboard_bares_what_it_comes_to(qtbot: QtBot) -> None:
    made = blurred(reader(qtbot, "ja", "ko"))
    made.show_number(LONG)
    made.page.clearFocus()
    made.page.setFocus(Qt.FocusReason.TabFocusReason)
    seen_bare = set()
    for _ in made.page.anchors:
        QTest.keyClick(made.page, Qt.Key.Key_Right)
        walked = made.page.walked
        found = bare(made)
        assert sum(found) == bool(walked is not None and walked.veil)
        seen_bare |= {at for at, is_bare in enumerate(found) if is_bare}
    assert seen_bare == set(range(len(list(veils(made.page._block)))))


def test_a_press_on_a_veil_opens_nothing_and_one_on_a_term_in_it_does(qtbot: QtBot) -> None:
    made = blurred(reader(qtbot, "ja", "ko"))
    made.show_number(LONG)
    cover = next(anchor for anchor in made.page.anchors if anchor.ref.startswith(VEIL))
    QTest.mouseClick(made.page, Qt.MouseButton.LeftButton, pos=cover.boxes[0].topLeft().toPoint() + QPoint(2, 2))
    assert made.popup.key == ""
    assert made.shown == LONG
    term = of_clauses(made, "ko")[0]
    QTest.mouseClick(made.page, Qt.MouseButton.LeftButton, pos=at(term))
    assert f"term:{made.popup.key}" == term.ref


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_veiled_line_has_no_sharp_edges(theme: Theme, qtbot: QtBot) -> None:
    made = reader(qtbot, "ja", "ko")
    made._look.theme = theme
    made.show_number(LONG)

    def sharpest() -> int:
        """The largest step of lightness from a dot to the next."""
        (box,) = next(anchor for anchor in made.page.anchors if anchor.ref.startswith(VEIL)).boxes
        picture = made.page.grab(box.toAlignedRect()).toImage()
        rows = [
            [picture.pixelColor(x, y).lightness() for x in range(picture.width())] for y in range(picture.height())
        ]
        return max(abs(one - other) for row in rows for one, other in pairwise(row))

    blurred(made)
    veiled = sharpest()
    cover = next(anchor for anchor in made.page.anchors if anchor.ref.startswith(VEIL))
    hover(made, at(cover))
    assert 0 < veiled * 2 < sharpest()


def test_a_veiled_line_is_still_read_out(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja", "ko")
    made.show_number(LONG)
    said = made.text()
    assert blurred(made).text() == said


# --- one language before the other ---


def learning(qtbot: QtBot, first: str = "ja", *, in_play: bool = True) -> CardReader:
    made = reader(qtbot, "en", "ja")
    made.first_read.in_play = in_play
    words = words_of(made)
    words.set_ways(words.ways._replace(learning=first))
    made.show_number(SLASH)
    return made


def test_in_play_a_card_is_read_in_the_language_being_learned_first(qtbot: QtBot) -> None:
    made = learning(qtbot)
    assert "斬" in made.text()
    assert "Slash" not in made.text()
    assert made.first_read.timer.isActive()
    made.first_read.timer.timeout.emit()
    assert "Slash" in made.text()
    assert "斬" in made.text()
    assert not made.first_read.timer.isActive()


def test_a_press_unlocks_the_other_language_by_mouse_and_by_key(qtbot: QtBot) -> None:
    for by_key in (False, True):
        made = learning(qtbot)
        anchor = made.page.anchors[-1]
        assert anchor.ref == UNLOCK
        if by_key:
            made.page.clearFocus()
            made.page.setFocus(Qt.FocusReason.TabFocusReason)
            for _ in made.page.anchors:
                QTest.keyClick(made.page, Qt.Key.Key_Right)
            QTest.keyClick(made.page, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(made.page, Qt.MouseButton.LeftButton, pos=at(anchor))
        assert "Slash" in made.text()
        assert all(other.ref != UNLOCK for other in made.page.anchors)


def test_the_next_card_is_locked_again(qtbot: QtBot) -> None:
    made = learning(qtbot)
    made.first_read.unlock()
    made.show_card(seen(SPECIAL))
    assert paintbox.renderer("ja").card(SPECIAL).text in made.text()
    assert paintbox.renderer("en").card(SPECIAL).text not in made.text()
    assert made.first_read.timer.isActive()


def test_a_peek_is_an_answer_too(qtbot: QtBot) -> None:
    made = learning(qtbot)
    words_of(made).set_peek(True)
    assert "Slash" in made.text()
    words_of(made).set_peek(False)
    assert "Slash" not in made.text()


def test_it_is_asked_only_in_a_duel_and_only_where_it_is_wanted(qtbot: QtBot) -> None:
    for made in (learning(qtbot, in_play=False), learning(qtbot, first="")):
        assert "Slash" in made.text()
        assert not made.first_read.timer.isActive()


def test_who_reads_in_that_language_alone_waits_for_nothing(qtbot: QtBot) -> None:
    made = reader(qtbot, "ja")
    made.first_read.in_play = True
    words = words_of(made)
    words.set_ways(words.ways._replace(learning="ja"))
    made.show_number(SLASH)
    assert all(anchor.ref != UNLOCK for anchor in made.page.anchors)
    assert not made.first_read.timer.isActive()


def test_a_card_that_lies_face_down_has_nothing_to_unlock(qtbot: QtBot) -> None:
    made = learning(qtbot)
    made.show_card(seen(None, face_up=False))
    assert made.page.anchors == ()
    made.show_card(None)
    assert not made.first_read.timer.isActive()


# --- what stands beside the text ---


@pytest.mark.parametrize(("language", "second"), [("ja", "ko"), ("ko", "ja"), ("en", "ja")])
def test_sort_range_and_damage_are_said_in_both_languages(language: str, second: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, second)
    made.show_number(SLASH)
    there = [paintbox.renderer(second).term(key).text for key in ("range", "damage", "attack")]
    assert all(word in made.text() for word in there)
    groups = {anchor.group for anchor in made.page.anchors if anchor.group.startswith("fact:")}
    for group in groups:
        assert {one.language for one in made.page.anchors if one.group == group} == {language, second}
    words_of(made).set_ways(words_of(made).ways._replace(facts_beside=False))
    assert not any(word in made.text() for word in there)


def test_what_is_true_now_is_said_once(qtbot: QtBot) -> None:
    made = reader(qtbot, "en", "ja")
    made.show_card(seen(SPECIAL, cost=2))
    said = made.text()
    assert paintbox.renderer("ja").term("cost").text in said
    now = [block.text() for block in made.page.texts() if "2" in block.text() and "Cost" in block.text()]
    assert len(now) == 1
