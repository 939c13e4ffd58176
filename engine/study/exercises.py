"""Questions about words: recognise it, recall it, read a clause and say what it does, see a card and name it.

A question is drawn from a given source of chance; its wrong choices are plausible ones: of the same kind, first from
the same chapter, megami or type of card, never saying the same as the right one.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.sakura.clauses.wording import card_face
from engine.sakura.pool import every_number
from engine.sakura.registry import REGISTRY
from engine.study.boards import LAID, Board, Shown, shown, worked
from engine.study.progress import part_of
from engine.study.words import CARD, CLAUSE, TERM, form_of_word, kind_of, number_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from engine.study.schedule import Pair
    from engine.study.words import Lexicon

CHOICES: Final = 4
RECOGNISE, RECALL, BOARD, FACE = "recognise", "recall", "board", "face"
"""Kinds of exercise: choose what a word is in the other language; write it; choose what a clause does to a board;
choose the name of a card whose face is seen without it.
"""


class Question(NamedTuple):
    """A question: what is asked in which direction, its choices (none where it is to be written), and the right one.

    `before`, and the boards among `boards`, are there for `board`; `choices` for the others.
    """

    word: str
    exercise: str
    pair: Pair
    prompt: str
    """The word in the language that is asked in; of a face the number of the card."""
    choices: tuple[str, ...]
    """Ids of words, the right one among them."""
    right: int
    before: Board | None = None
    boards: tuple[Board, ...] = ()


class Asker:
    """Makes questions of words, with a lexicon and a source of chance."""

    def __init__(self, lexicon: Lexicon, rng: Random) -> None:
        """The same source gives the same questions."""
        self._lexicon = lexicon
        self._rng = rng

    def exercises(self, word: str) -> tuple[str, ...]:
        """Which kinds of exercise there are for a word."""
        kind = kind_of(word)
        if kind == TERM:
            return (RECOGNISE, RECALL)
        if kind == CARD:
            return (RECOGNISE, RECALL, FACE)
        return (RECOGNISE, BOARD) if _line_shown(word) else (RECOGNISE,)

    def ask(self, word: str, pair: Pair, exercise: str) -> Question:
        """A question of that kind about a word. Raises ValueError if there is none of that kind for it."""
        if exercise not in self.exercises(word):
            raise ValueError(f"no {exercise} for {word}")
        prompt = self._lexicon.side(word, pair.asks).text
        if exercise == RECALL:
            return Question(word, exercise, pair, prompt, (), 0)
        if exercise == BOARD:
            return self._board(word, pair, prompt)
        choices, right = self._among(word, self._wrong(word, pair))
        return Question(word, exercise, pair, number_of(word) if exercise == FACE else prompt, choices, right)

    def _among(self, word: str, wrong: Sequence[str]) -> tuple[tuple[str, ...], int]:
        right = self._rng.randrange(len(wrong) + 1)
        return (*wrong[:right], word, *wrong[right:]), right

    def _wrong(self, word: str, pair: Pair) -> list[str]:
        """Others of its kind, the likeliest to be mistaken first, that say something else in both languages."""
        others = self._alike(word)
        said = {self._lexicon.side(word, language).text for language in pair}
        found: list[str] = []
        for group in others:
            group = list(group)
            self._rng.shuffle(group)
            for other in group:
                sides = {self._lexicon.side(other, language).text for language in pair}
                if not sides & said:
                    said |= sides
                    found.append(other)
                if len(found) == CHOICES - 1:
                    return found
        return found

    def _alike(self, word: str) -> tuple[Iterable[str], ...]:
        """The other words of its kind: those nearest to it, then all."""
        kind = kind_of(word)
        if kind == TERM:
            terms = [one for one in self._lexicon.terms() if one != word]
            part = part_of(word, self._lexicon, self._lexicon.languages[0])
            near = [one for one in terms if part_of(one, self._lexicon, self._lexicon.languages[0]) == part]
            return (near, [one for one in terms if one not in near])
        numbers = [number for number in every_number() if number != number_of(word)]
        if kind == CARD:
            cards = [f"{CARD}:{number}" for number in numbers]
            like = self._like_card(word)
            return ([one for one in cards if like(one)], [one for one in cards if not like(one)])
        same = [f"{CLAUSE}:{number_of(word)}#{line}" for line in range(len(REGISTRY.cards[number_of(word)].effects))]
        lines = [
            f"{CLAUSE}:{number}#{line}" for number in numbers for line in range(len(REGISTRY.cards[number].effects))
        ]
        return ([one for one in same if one != word], [one for one in lines if self._lexicon.knows(one)])

    def _like_card(self, word: str) -> Callable[[str], bool]:
        face, form = card_face(number_of(word)), form_of_word(word).partition("-")[0]
        return lambda other: (
            card_face(number_of(other)).type == face.type and form_of_word(other).partition("-")[0] == form
        )

    def _board(self, word: str, pair: Pair, prompt: str) -> Question:
        """The board after the clause, among boards after other clauses (or the same one from elsewhere)."""
        found = _line_shown(word)
        if found is None:
            raise ValueError(f"no board shows {word}")
        wrong: list[Board] = []
        others = list(every_number())
        self._rng.shuffle(others)
        laid = next(one for one in LAID if worked(number_of(word), _line_of(word), one) == found)
        for number in others:
            for line in range(len(REGISTRY.cards[number].effects)):
                other = worked(number, line, laid) if shown(number, line) is not None else None
                if other is not None and other.after != found.after and other.after not in wrong:
                    wrong.append(other.after)
            if len(wrong) >= CHOICES - 1:
                break
        wrong = wrong[: CHOICES - 1]
        right = self._rng.randrange(len(wrong) + 1)
        boards = (*wrong[:right], found.after, *wrong[right:])
        return Question(word, BOARD, pair, prompt, (), right, found.before, boards)


def _line_of(word: str) -> int:
    return int(word.rpartition("#")[2])


def _line_shown(word: str) -> Shown | None:
    return shown(number_of(word), _line_of(word)) if kind_of(word) == CLAUSE else None


def written_right(answer: str, word: str, language: str, lexicon: Lexicon) -> bool:
    """Whether what was written is the word in that language: as it is written or read, width, case, spaces and marks
    apart.
    """
    side = lexicon.side(word, language)
    wanted = {_plain(side.text), _plain(side.reading)} - {""}
    wanted |= {_plain(part) for part in side.text.replace("／", "/").split("/")} - {""}
    return _plain(answer) in wanted


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(_hiragana(sign) for sign in folded if unicodedata.category(sign)[0] in "LN" or sign == "ー")


def _hiragana(sign: str) -> str:
    """A katakana sign as hiragana, so that a reading may be written in either."""
    return chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign
