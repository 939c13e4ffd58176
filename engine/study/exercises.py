"""Questions about words: recognise it, recall it, read a clause and say what it does, see a card and name it.

A question is drawn from a given source of chance; its wrong choices are plausible ones: of the same kind, first from
the same chapter, or of a card like it, never saying the same as the right one.
"""

from __future__ import annotations

import unicodedata
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.study.progress import part_of
from engine.study.words import CARD, CLAUSE, TERM, kind_of, line_of, number_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from engine.cardgame.printed import Shown
    from engine.study.schedule import Pair
    from engine.study.words import Lexicon

CHOICES: Final = 4
RECOGNISE, RECALL, BOARD, FACE = "recognise", "recall", "board", "face"
"""Kinds of exercise: choose what a word is in the other language; write it; choose what a clause does to a board;
choose the name of a card whose face is seen without it.
"""


class Question(NamedTuple):
    """A question: what is asked in which direction, its choices (none where it is to be written), and the right one.

    `before`, and the boards among `boards`, are there for `board` (the game's own kind of board); `choices` for the
    others.
    """

    word: str
    exercise: str
    pair: Pair
    prompt: str
    """The word in the language that is asked in; of a face the number of the card."""
    choices: tuple[str, ...]
    """Ids of words, the right one among them."""
    right: int
    before: Any = None
    boards: tuple[Any, ...] = ()


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
        return (RECOGNISE, BOARD) if self._line_shown(word) else (RECOGNISE,)

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
        kind, game = kind_of(word), self._lexicon.game_of(word)
        if kind == TERM:
            terms = [one for one in self._lexicon.terms(game) if one != word]
            part = part_of(word, self._lexicon, self._lexicon.languages[0])
            near = [one for one in terms if part_of(one, self._lexicon, self._lexicon.languages[0]) == part]
            return (near, [one for one in terms if one not in near])
        printed, own = self._lexicon.cards_of(word), number_of(word)
        others = [number for number in printed.numbers() if number != own]
        if kind == CARD:
            like = [number for number in others if printed.likeness(number) == printed.likeness(own)]
            unlike = [number for number in others if number not in like]
            return tuple([self._lexicon.word(game, CARD, number) for number in found] for found in (like, unlike))
        lines = [
            [self._lexicon.word(game, CLAUSE, f"{number}#{line}") for number in found
             for line in range(printed.lines(number))]
            for found in ([own], others)
        ]
        return ([one for one in lines[0] if one != word], [one for one in lines[1] if self._lexicon.knows(one)])

    def _board(self, word: str, pair: Pair, prompt: str) -> Question:
        """The board after the clause, among boards after other clauses of the same board."""
        found, boards = self._line_shown(word), self._lexicon.cards_of(word).boards
        if found is None or boards is None:
            raise ValueError(f"no board shows {word}")
        wrong = list(islice(boards.others(number_of(word), line_of(word), self._rng), CHOICES - 1))
        right = self._rng.randrange(len(wrong) + 1)
        among = (*wrong[:right], found.after, *wrong[right:])
        return Question(word, BOARD, pair, prompt, (), right, found.before, among)

    def _line_shown(self, word: str) -> Shown | None:
        """The line of a card on a small board; None where there is none that shows it."""
        boards = self._lexicon.cards_of(word).boards
        return boards.shown(number_of(word), line_of(word)) if boards and kind_of(word) == CLAUSE else None


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
