"""What tests of Sakura Arms' pictures share: what stands on the engine's cards, in the shipped words."""

from __future__ import annotations

from functools import cache

from engine.sakura.pool import every_number
from sakura_desktop.sakura.pictures.card_content import CardContent, CardSource, content_of
from sakura_desktop.sakura.pictures.card_pictures import SakuraPictures
from sakura_desktop.sakura.pictures.card_source import engine_source
from tests.desktop.pictures.paintbox import renderer

ART = SakuraPictures()


@cache
def source() -> CardSource:
    """The engine's cards in the shipped words."""
    return engine_source(renderer)


@cache
def numbers() -> tuple[str, ...]:
    """Every card that some form brings."""
    return every_number()


@cache
def content(number: str, language: str) -> CardContent:
    """What stands on a card's face."""
    return content_of(source(), number, language)


def longest_names(language: str, count: int = 6) -> list[str]:
    """The cards whose names are longest in a language."""
    return sorted(numbers(), key=lambda number: -len(renderer(language).card(number).text))[:count]


def longest_texts(language: str, count: int = 6) -> list[str]:
    """The cards whose texts are longest in a language."""
    def length(number: str) -> int:
        return sum(len(run.text) for runs in content(number, language).text for run in runs)

    return sorted(numbers(), key=lambda number: -length(number))[:count]
