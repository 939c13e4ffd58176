"""Words, a file of them, and a clock that stands where the test puts it."""

from __future__ import annotations

import pytest

from engine.study.records import Records
from engine.study.schedule import Pair, Schedule
from engine.study.words import Lexicon
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer

NOON = 1_790_000_000.0
DAY = 86_400.0
JA_KO, KO_JA = Pair("ja", "ko"), Pair("ko", "ja")


@pytest.fixture(scope="session")
def renderers():
    return {language: Renderer(Catalog.load(language)) for language in LANGUAGES}


@pytest.fixture(scope="session")
def lexicon(renderers):
    return Lexicon(renderers)


@pytest.fixture
def records(tmp_path):
    opened = Records(tmp_path / "words.db")
    yield opened
    opened.close()


@pytest.fixture
def schedule(records):
    return Schedule(records)
