"""The entry of a term: sounds, sections, the cards that name it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from engine.study.sound import sound_of
from engine.study.uses import Uses
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.languages.words import Words
from sakura_desktop.reader import term_entry, term_popup
from sakura_desktop.reader.term_entry import MORE, MOST_CARDS, cards_with, entry_block
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from sakura_desktop.reader import CardReader

HERE = QRect(40, 40, 30, 16)


def words(language: str = "ko", **ways: object) -> Words:
    return Words(language, ways=ReadingOptions(**ways), renderers=paintbox.renderer)  # type: ignore[arg-type]  # a test names them


def gathered() -> Uses:
    """The cards that name each term, every one looked at."""
    found = cards_with(words(), "life")
    assert not [step for step in found.steps() if not step]
    assert found.complete
    return found


@pytest.mark.parametrize(("korean", "sound"), [
    ("오라", "ora"), ("간격", "gangyeok"), ("집중력", "jipjungnyeok"), ("신라", "silla"), ("전력", "jeollyeok"),
    ("깃들였다", "gitdeuryeotda"), ("움직여", "umjigyeo"), ("놓였다", "noyeotda"), ("붙였다", "buchyeotda"),
    ("서울역", "seoullyeok"), ("열여섯", "yeollyeoseot"),
])
def test_korean_is_written_as_it_sounds(korean: str, sound: str) -> None:
    assert sound_of(korean) == sound


def test_every_korean_term_has_a_sound_in_latin_letters(qapp: object) -> None:
    renderer = paintbox.renderer("ko")
    for key in renderer.catalog.term_keys():
        said = sound_of(renderer.term(key).text)
        assert said
        assert not any("가" <= sign <= "힣" for sign in said), key


def test_the_sound_is_told_only_where_it_is_wanted(qapp: object) -> None:
    assert "gangyeok" not in entry_block(words(), "distance").text()
    assert "gangyeok" in entry_block(words(romanised=True), "distance").text()
    assert "gangyeok" in entry_block(words("ja", romanised=True), "distance").text()


def test_only_an_entry_that_is_opened_lists_cards(qtbot: QtBot) -> None:
    gathered()
    made = reader(qtbot, "en")
    made.popup.show_term("life", HERE, opened=False)
    assert not [anchor for anchor in made.popup.page.anchors if anchor.ref.startswith("card:")]
    made.popup.show_term("life", HERE, opened=True)
    listed = [anchor.ref.removeprefix("card:") for anchor in made.popup.page.anchors if anchor.ref.startswith("card:")]
    assert tuple(listed) == gathered().of("life")[:MOST_CARDS]


class HeldUses(Uses):
    """Looks at no card before it is told to."""

    held = True

    def steps(self) -> Iterator[bool]:
        """Wait, then look at them."""
        while self.held:
            yield True
        yield from super().steps()


def test_cards_that_are_not_known_yet_are_listed_once_they_are(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = HeldUses(paintbox.renderer("ja"), "sakura")
    for module in (term_entry, term_popup):
        monkeypatch.setattr(module, "cards_with", lambda _words, _key: fresh)
    made = reader(qtbot, "en")
    made.popup.show_term("life", HERE, opened=True)
    # nobody waits for all of them
    assert not [anchor for anchor in made.popup.page.anchors if anchor.ref.startswith("card:")]
    fresh.held = False
    qtbot.waitUntil(lambda: fresh.complete)
    listed = [anchor.ref.removeprefix("card:") for anchor in made.popup.page.anchors if anchor.ref.startswith("card:")]
    assert tuple(listed) == fresh.of("life")[:MOST_CARDS]


def opened(qtbot: QtBot, key: str) -> CardReader:
    gathered()
    made = reader(qtbot, "en")
    made.popup.show_term(key, HERE, opened=True)
    return made


def press(made: CardReader, ref: str) -> None:
    """Go to the first anchor of that kind by Tab, and press it."""
    page = made.popup.page
    page.setFocus(Qt.FocusReason.TabFocusReason)
    while page.walked is None or not page.walked.ref.startswith(ref):
        QTest.keyClick(page, Qt.Key.Key_Tab)
        assert page.walked is not None
    QTest.keyClick(page, Qt.Key.Key_Return)


def test_the_rest_of_the_cards_is_listed_when_asked_for(qtbot: QtBot) -> None:
    made = opened(qtbot, "life")
    every = gathered().of("life")
    assert len(every) > MOST_CARDS
    press(made, MORE)
    listed = [anchor for anchor in made.popup.page.anchors if anchor.ref.startswith("card:")]
    assert len(listed) == len(every)
    assert all(anchor.ref != MORE for anchor in made.popup.page.anchors)
    assert made.popup.key == "life"


def test_a_card_in_the_list_is_read(qtbot: QtBot) -> None:
    made = opened(qtbot, "life")
    with qtbot.waitSignal(made.card_asked) as asked:
        press(made, "card:")
    assert made.shown == asked.args[0] == gathered().of("life")[0]
    assert made.popup.key == ""


def test_a_section_leads_to_the_rules(qtbot: QtBot) -> None:
    made = opened(qtbot, "life")
    section = paintbox.renderer("en").term("life").section
    with qtbot.waitSignal(made.popup.section_asked) as asked:
        press(made, "section:")
    assert asked.args == [section]
    assert made.popup.key == ""


def test_a_term_that_no_card_names_lists_none(qapp: object) -> None:
    every = set(paintbox.renderer("ja").catalog.term_keys())
    unnamed = sorted(every - gathered().named)
    assert unnamed
    block = entry_block(words("en"), unnamed[0], cards=MOST_CARDS)
    assert block.text() == entry_block(words("en"), unnamed[0]).text()
