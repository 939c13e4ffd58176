"""The sounds are made by the program's own arithmetic, soft and of one loudness; each name has its files."""

from __future__ import annotations

import wave
from array import array
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from sakura_desktop.paths import assets_folder
from sakura_desktop.sound.making import LOUDNESS, MAKERS, PEAK, SOFTER, above, loudness, make_files
from sakura_desktop.sound.player import read_samples
from sakura_desktop.sound.sounds import GRADES, RATE, TAKES, Sound

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = assets_folder() / "sounds"
FILES = [(sound, file) for sound in Sound for file in sound.files()]
MOST = 1_900_000
"""Bytes that all of them may take together."""


def whole(file: Path) -> tuple[tuple[int, int, int], array[int]]:
    with wave.open(str(file), "rb") as read:
        kind = (read.getnchannels(), read.getsampwidth(), read.getframerate())
        return kind, array("h", read.readframes(read.getnframes()))


def test_the_files_are_those_that_are_made(tmp_path: Path) -> None:
    make_files(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in FOLDER.iterdir()}
    for path in tmp_path.iterdir():
        (kind, made), (kind_kept, kept) = whole(path), whole(FOLDER / path.name)
        assert (kind, len(made)) == (kind_kept, len(kept)), path.name
        # The sine of another C library may differ in its last bit, and then a sample be rounded the other way.
        assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1, path.name


def test_a_blow_that_hurts_is_the_loudest_and_what_only_answers_a_hand_the_softest() -> None:
    """By the files, each at its strongest."""
    loud = {
        sound: max(loudness([value / 32768 for value in whole(FOLDER / file)[1]]) for file in sound.files())
        for sound in Sound
    }
    order = (
        {Sound.DRUM}, {Sound.BLADE, Sound.BLUNT, Sound.SHOT, Sound.SPELL}, {Sound.CHORD}, {Sound.PIECES},
        {Sound.STEP, Sound.CARD, Sound.REFUSED}, {Sound.TICK},
    )
    for louder, softer in pairwise(order):
        assert min(loud[sound] for sound in louder) > max(loud[sound] for sound in softer) + 1, (louder, softer)


def test_chance_is_fixed(tmp_path: Path) -> None:
    sound, makers = Sound.PIECES, MAKERS[Sound.PIECES]
    assert [make() for make in makers] == [make() for make in makers], sound
    assert len({len(make()) for make in makers}) == len(makers)


def test_every_name_has_its_files_and_no_file_is_without_a_name() -> None:
    assert {file for _, file in FILES} == {path.name for path in FOLDER.iterdir()}
    assert len(FILES) == len({file for _, file in FILES}) == sum(len(makers) for makers in MAKERS.values())
    assert not set(GRADES) & set(TAKES)


@pytest.mark.parametrize(("sound", "file"), FILES, ids=lambda part: str(part))
def test_each_is_soft_short_and_whole(sound: Sound, file: str) -> None:
    kind, samples = whole(FOLDER / file)
    assert kind == (1, 2, RATE)
    assert 0.1 <= len(samples) / RATE <= 1.2
    assert max(map(abs, samples)) <= PEAK * 32767
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[-240:])) < 330, "it ends in silence"
    assert abs(sum(samples)) / len(samples) < 1, "nothing is added to all of it"
    assert loudness(read_samples(FOLDER / file)) == pytest.approx(LOUDNESS + SOFTER.get(sound, 0.0), abs=1.0)


def through_a_small_loudspeaker(file: str) -> float:
    """How loud a sound is without what a portable computer's loudspeakers don't give."""
    return loudness(above(above(list(read_samples(FOLDER / file)), 350), 350))


def test_a_blow_weighs_more_than_a_card_also_on_a_small_loudspeaker() -> None:
    blows = [through_a_small_loudspeaker(file) for file in Sound.DRUM.files()]
    assert blows == sorted(blows), "the heavier, the louder"
    assert blows[0] > max(through_a_small_loudspeaker(file) for file in Sound.CARD.files()) + 1
    assert through_a_small_loudspeaker("refused.wav") > through_a_small_loudspeaker("tick.wav") + 1


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST


@pytest.mark.parametrize(("strength", "file"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (40, 4)])
def test_more_is_heard_as_more(strength: int, file: int) -> None:
    assert Sound.PIECES.file(strength, 0) == f"pieces-{file}.wav"


def test_what_comes_often_is_heard_in_turn() -> None:
    assert [Sound.CARD.file(1, played) for played in range(4)] == [f"card-{take}.wav" for take in (1, 2, 3, 1)]
    assert Sound.CURTAIN.file(7, 3) == "curtain.wav"
