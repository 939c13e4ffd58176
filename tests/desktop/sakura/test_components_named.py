"""What megami bring has a name in each language and a sign of its own: panels, areas, tokens."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from engine.sakura.areas import COMPONENTS
from engine.sakura.door import forms
from engine.sakura.state import of_both
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.icons import area_icon, icons, token_icon

if TYPE_CHECKING:
    from engine.cardgame.components import Component

ABSENT = "a sign that nothing has"
ON_THE_LANE = {"distance-plus", "distance-minus"}
"""Areas that are shown on the lane of distance, not by a sign."""


def brought() -> list[Component]:
    """The components of all forms, those that both players get among them."""
    keys = [key for form in forms() for key in (form.key, of_both(form.key))]
    return [component for key in keys for component in COMPONENTS.of(key)]


PANELS = sorted({one.key for one in brought() if one.has_panel})
AREAS = sorted({area.key for one in brought() for area in one.areas})
TOKENS = sorted({token for one in brought() for _, token in one.beside})


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_each_has_a_name(language: str) -> None:
    # not in English, where a key may well be the name
    words = Words(language)
    assert not [key for key in PANELS if words.say("sakura-panel", panel=key) == key]
    assert not [key for key in AREAS if words.say("sakura-area", area=key) == key]


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_areas_differ_by_their_names(language: str) -> None:
    names = [Words(language).say("sakura-area", area=key) for key in AREAS]
    assert len(set(names)) == len(names), names


def test_each_has_a_sign() -> None:
    assert not [key for key in PANELS if area_icon(key, ABSENT) == ABSENT]
    assert not [key for key in AREAS if key not in ON_THE_LANE and area_icon(key, ABSENT) == ABSENT]
    assert not [key for key in TOKENS if token_icon(key) == "number"]


def test_panels_differ_by_their_signs() -> None:
    drawn = {key: icons()[area_icon(key)] for key in PANELS}
    same = [pair for pair in combinations(PANELS, 2) if drawn[pair[0]] is drawn[pair[1]]]
    assert not same
