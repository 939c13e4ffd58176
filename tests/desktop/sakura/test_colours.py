"""The colours of Sakura Arms: what is written reads on them, and what differs has colours that differ."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from sakura_desktop.pictures.colour import contrast
from sakura_desktop.sakura.pictures.colours import DARK, LIGHT, Colours, colours
from sakura_desktop.theme import THEMES, Theme

BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
CARDS = (
    "attack", "action", "enhancement", "undefined", "reaction", "full_power", "poison", "part", "transform", "plot",
    "back_normal", "back_special", "back_poison", "back_part", "back_transform", "back_plot",
)  # fmt: skip


@BOTH
@pytest.mark.parametrize("ground", CARDS)
def test_pale_ink_reads_on_the_colours_of_cards(theme: Theme, ground: str) -> None:
    assert contrast(theme.on_type, getattr(colours(theme), ground)) >= 4.5


@BOTH
@pytest.mark.parametrize("ink", ["ink", "ink_soft", "cherry", "term", "warning", "good"])
def test_text_reads_on_the_lane(theme: Theme, ink: str) -> None:
    assert contrast(getattr(theme, ink), colours(theme).lane) >= 4.5


@BOTH
@pytest.mark.parametrize("ink", ["ink", "ink_soft", "cherry", "term"])
@pytest.mark.parametrize("ground", ["master", "shadow"])
def test_text_reads_within_the_masters_distance_and_on_the_shadow(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(colours(theme), ground)) >= 4.5


@BOTH
@pytest.mark.parametrize("mark", ["lit", "target", "chosen", "warning"])
@pytest.mark.parametrize("ground", ["lane", "master", "shadow"])
def test_marks_of_the_decision_show_wherever_crystals_lie(theme: Theme, mark: str, ground: str) -> None:
    assert contrast(getattr(theme, mark), getattr(colours(theme), ground)) >= 3


@BOTH
def test_the_places_of_the_lane_are_to_be_seen(theme: Theme) -> None:
    assert contrast(colours(theme).lane_mark, colours(theme).lane) >= 3


@pytest.mark.parametrize("found", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_of_types_and_subtypes(found: Colours) -> None:
    assert [found.of_type(key) for key in ("attack", "action", "enhancement", "undefined", "anything")] == [
        found.attack, found.action, found.enhancement, found.undefined, found.undefined,
    ]
    assert [found.of_subtype(key) for key in ("reaction", "full-power", None)] == [
        found.reaction, found.full_power, found.undefined,
    ]


@pytest.mark.parametrize("found", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_of_kinds_and_of_their_backs(found: Colours) -> None:
    kinds = ("normal", "special", "poison", "part", "transform", "plot")
    assert [found.of_kind(kind) for kind in kinds] == [
        None, None, found.poison, found.part, found.transform, found.plot,
    ]
    assert len({found.back_of(kind) for kind in kinds}) == len(kinds)
    assert found.back_of("anything") == found.back_normal


def test_each_theme_has_colours_of_its_own() -> None:
    assert all(dark != asdict(LIGHT)[name] for name, dark in asdict(DARK).items())
