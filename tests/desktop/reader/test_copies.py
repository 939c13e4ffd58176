"""A card that is a copy (§10-16) in the reader: its own name and text, and the figures and text of the card copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.sakura.door import card_face, card_text
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader
from tests.desktop.reader.reading import attack, seen

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

COPY, ORIGINAL, TWO_SIDED = "NA-10-kururu-O-S-3-Ex1", "NA-11-thallya-O-N-2", "NA-06-yukihi-O-N-1"
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)


@LANGUAGES
def test_a_copy_is_read_with_what_it_copies(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    made.show_card(seen(COPY, kind="normal", copy_of=ORIGINAL))
    said, renderer = made.text(), paintbox.renderer(language)
    assert renderer.card(COPY).text in said
    assert renderer.card(ORIGINAL).text in said
    face = card_face(ORIGINAL)
    assert face.range in said
    assert face.damage in said
    for number in (COPY, ORIGINAL):
        assert all(renderer.text(phrase) in said for phrase in card_text(number))
    made.show_card(seen(COPY, kind="normal"))
    assert renderer.card(ORIGINAL).text not in made.text()


def test_the_side_of_a_two_sided_card_copied_is_marked(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_card(seen(COPY, kind="normal", copy_of=TWO_SIDED, side="open"))
    assert "✓ Open" in made.text()
    assert "✓ Closed" not in made.text()


def test_an_attack_of_a_copy_is_read_with_what_it_copies(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_item(attack(number=COPY, copy_of=ORIGINAL))
    assert paintbox.renderer("en").card(ORIGINAL).text in made.text()


@LANGUAGES
def test_every_text_has_a_group_of_its_own_though_two_cards_are_read(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, "en" if language != "en" else "ja")
    made.show_card(seen(COPY, kind="normal", copy_of=ORIGINAL))
    told = (anchor.group for anchor in made.page.anchors)
    groups = {group for group in told if group and not group.startswith("fact:")}
    assert {group.partition("/")[0] for group in groups} == {COPY, ORIGINAL}
