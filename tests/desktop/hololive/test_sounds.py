"""What is heard of a duel of the third game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from engine.cardgame.view import Fact, Frame, JournalLine
from engine.text.phrase import Term, say
from sakura_desktop.hololive.playmat import HololivePlaymat
from sakura_desktop.sound.sounds import Heard, Sound
from tests.desktop.tables import frame as plain

if TYPE_CHECKING:
    from engine.text.phrase import Phrase


def frame(event: str, *, fact: Fact | None = None, said: Phrase | None = None) -> Frame[Any]:
    line = JournalLine(index=0, answers=0, turn=1, depth=0, phrase=said) if said is not None else None
    return replace(plain(event), fact=fact, line=line)


def hit(amount: int) -> Fact:
    return Fact(kind="hit", place="card:1", seat=1, number=amount)


@pytest.mark.parametrize(("amount", "strength"), [(10, 1), (40, 1), (50, 2), (90, 2), (100, 3)])
def test_damage_is_heard_by_how_much_it_is(amount: int, strength: int) -> None:
    heard = HololivePlaymat.sound_of(frame("DamageDealt", fact=hit(amount)))
    assert heard is not None
    assert heard.sound is Sound.DRUM
    assert heard.sound.file(heard.strength, 0) == f"drum-{strength}.wav"


def test_who_is_downed_falls_heavily() -> None:
    fell = Fact(kind="felled", place="card:1", seat=1)
    assert HololivePlaymat.sound_of(frame("Downed", fact=fell)) == Heard(Sound.DRUM, 3)


@pytest.mark.parametrize(
    ("event", "said", "strength"),
    [
        ("Bloomed", say("hololive-told-bloomed", level=Term("hololive-1st")), 1),
        ("Bloomed", say("hololive-told-bloomed", level=Term("hololive-2nd")), 2),
        ("SkillUsed", say("hololive-told-skill-oshi", who="x"), 2),
        ("SkillUsed", say("hololive-told-skill-sp", who="x"), 3),
    ],
)
def test_what_opens_sounds_by_how_much_it_is(event: str, said: Phrase, strength: int) -> None:
    assert HololivePlaymat.sound_of(frame(event, said=said)) == Heard(Sound.CHORD, strength)


def test_arts_dice_and_healing_have_sounds_of_their_own() -> None:
    heard = [HololivePlaymat.sound_of(frame(event)) for event in ("ArtsUsed", "DieRolled", "Healed")]
    assert heard == [Heard(Sound.BLADE), Heard(Sound.DICE), Heard(Sound.BREATH)]
