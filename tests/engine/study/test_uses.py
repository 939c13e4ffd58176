"""Which cards name a term."""

from __future__ import annotations

import pytest

from engine.sakura.door import card_face, card_text
from engine.sakura.printed import PRINTED
from engine.study.uses import Uses, every_card, terms_on
from engine.text.catalog import Catalog
from engine.text.render import Renderer

ENHANCEMENT = "NA-01-yurina-A2-N-7"


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer(Catalog.load("ja"))


def test_every_card_is_there_once() -> None:
    numbers = every_card()
    assert len(numbers) == len(set(numbers)) > 100
    assert ENHANCEMENT in numbers


def test_a_card_names_its_kinds_and_the_terms_of_its_text(renderer: Renderer) -> None:
    found = terms_on(ENHANCEMENT, PRINTED, renderer)
    face = card_face(ENHANCEMENT)
    assert {face.kind, face.type} <= set(found)
    in_text = {span.ref for line in card_text(ENHANCEMENT) for span in renderer.spans(line) if span.kind == "term"}
    assert in_text
    assert in_text <= set(found)
    assert len(found) == len(set(found))


def test_a_term_knows_the_cards_that_name_it(renderer: Renderer) -> None:
    found = Uses(renderer, "sakura")
    assert not found.of("enhancement")
    steps = found.steps()
    assert next(steps)
    assert not found.complete
    for _ in found.steps():  # whoever else gathers goes on where it stands
        pass
    assert found.complete
    assert not list(steps)
    assert ENHANCEMENT in found.of("enhancement")
    for number in PRINTED.numbers()[:40]:
        assert all(number in found.of(key) for key in terms_on(number, PRINTED, renderer))
    assert found.named <= set(renderer.catalog.term_keys("sakura")), "no game names a term of another"
