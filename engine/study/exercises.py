"""Questions about words: recognise it, read or heard, recall it, say what a clause does, see a card and name it, think
before it is turned over.

A question is drawn from a given source of chance; its wrong choices are plausible ones: lines that differ in one
element of the same kind, terms of the same chapter and names of like cards that look alike, never saying the same as
the right one in either language.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.study.own import OWN, is_own
from engine.study.progress import part_of
from engine.study.romaji import in_latin, reads_as, written_in_latin
from engine.study.sound import sound_of
from engine.study.words import CARD, CLAUSE, TERM, kind_of, letters_alone, line_of, number_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from random import Random

    from engine.cardgame.printed import Shown
    from engine.study.own import Side
    from engine.study.schedule import Pair
    from engine.study.variations import Variations
    from engine.study.words import Lexicon
    from engine.text.phrase import Phrase

CHOICES: Final = 4
MUCH: Final = 1.0
"""From there on a word looks much like another."""
LIKEST: Final = 8
"""Wrong words are drawn from so many that look most like the right one."""
LOOKED_AT: Final = 200
"""So many words of a group are looked at, by chance, for those that look most like the right one."""
RECOGNISE, RECALL, BOARD, FACE, TURN, LISTEN = "recognise", "recall", "board", "face", "turn", "listen"
"""Kinds of exercise: choose what a word is in the other language; write it; choose what a clause does to a board;
choose the name of a card whose face is seen without it; think, and turn the word over, where there is nothing to choose
among; choose what a word is that is only heard.
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
    """Ids of words, the right one among them; empty for a line that stands on no card."""
    right: int
    before: Any = None
    boards: tuple[Any, ...] = ()
    texts: tuple[str, ...] = ()
    """What the choices say in the language of the answer."""


class Asker:
    """Makes questions of words, with a lexicon and a source of chance."""

    def __init__(self, lexicon: Lexicon, rng: Random) -> None:
        """The same source gives the same questions."""
        self._lexicon = lexicon
        self._rng = rng

    def exercises(self, word: str, pair: Pair, *, heard: bool = False) -> tuple[str, ...]:
        """Which kinds of exercise there are for a word in a direction; by ear only where it can be `heard`."""
        first, *others = self._written_ones(word, pair)
        return (first, *((LISTEN,) if heard and first == RECOGNISE else ()), *others)

    def _written_ones(self, word: str, pair: Pair) -> tuple[str, ...]:
        kind = kind_of(word)
        if is_own(word):
            enough = len(self._lexicon.own.written_in(kind, pair)) >= CHOICES
            seen = RECOGNISE if enough else TURN
            return (seen, RECALL) if kind == OWN else (seen,)
        if kind == TERM:
            return (RECOGNISE, RECALL)
        if kind == CARD:
            return (RECOGNISE, RECALL, FACE)
        return (RECOGNISE, BOARD) if self._line_shown(word) else (RECOGNISE,)

    def ask(self, word: str, pair: Pair, exercise: str) -> Question:
        """A question of that kind about a word. Raises ValueError if there is none of that kind for it."""
        if exercise not in self.exercises(word, pair, heard=True):
            raise ValueError(f"no {exercise} for {word}")
        prompt = self._lexicon.side(word, pair.asks).text
        if exercise in (RECALL, TURN):
            return Question(word, exercise, pair, prompt, (), 0)
        if exercise == BOARD:
            return self._board(word, pair, prompt)
        choices, texts, right = self._choices(word, pair, heard=exercise == LISTEN)
        if len(choices) == 1:  # all others of one's own say the same
            return Question(word, TURN, pair, prompt, (), 0)
        prompt = number_of(word) if exercise == FACE else prompt
        return Question(word, exercise, pair, prompt, choices, right, texts=texts)

    def _choices(self, word: str, pair: Pair, *, heard: bool) -> tuple[tuple[str, ...], tuple[str, ...], int]:
        """The choices, what each says in the language of the answer, and which is right. None is written alike in both
        languages, which would show at a glance that it is wrong; where the word is only `heard`, none sounds like it.
        """
        said = {self._lexicon.side(word, language).text for language in pair}
        sound, differ = self._sound(word, pair.asks), len(said)
        wrong: list[tuple[str, str]] = []
        for other, texts in self._others(word, pair):
            alike = heard and other and self._sound(other, pair.asks) == sound
            glaring = len(set(texts)) < differ
            if not alike and not glaring and not said & set(texts):
                said |= set(texts)
                wrong.append((other, texts[1]))
            if len(wrong) == CHOICES - 1:
                break
        self._rng.shuffle(wrong)
        right = self._rng.randrange(len(wrong) + 1)
        among = (*wrong[:right], (word, self._lexicon.side(word, pair.answers).text), *wrong[right:])
        return tuple(one for one, _ in among), tuple(text for _, text in among), right

    def _others(self, word: str, pair: Pair) -> Iterator[tuple[str, tuple[str, str]]]:
        """What could be mistaken for a word, the likeliest first: its id, empty for a line that stands on no card, and
        what it says in both languages.
        """
        if kind_of(word) == CLAUSE:
            yield from self._lines(word, pair)
        else:
            for group in self._own(word, pair) if is_own(word) else self._alike(word, pair):
                for other in self._likest(word, group, pair):
                    yield other, (self._written(other, pair.asks), self._written(other, pair.answers))

    def _lines(self, word: str, pair: Pair) -> Iterator[tuple[str, tuple[str, str]]]:
        """Lines that differ in an element, then those that are built alike."""
        lexicon, line, game = self._lexicon, self._lexicon.clause_of(word), self._lexicon.game_of(word)
        variations = lexicon.variations(game)
        for found in (variations.of(line, self._rng), self._near(line, variations, game)):
            for other in found:
                texts = lexicon.line(other, pair.asks), lexicon.line(other, pair.answers)
                yield lexicon.word_of_line(game, other), texts

    def _near(self, line: Phrase, variations: Variations, game: str) -> Iterator[Phrase]:
        """Where no variations are left: they are looked for only then. A line that says a term alone is that term."""
        lexicon = self._lexicon
        for other in variations.near(line):
            if kind_of(lexicon.one(lexicon.word_of_line(game, other))) == CLAUSE:
                yield other

    def _sound(self, word: str, language: str) -> str:
        """How it is read, as far as that is known."""
        side = self._lexicon.side(word, language)
        return letters_alone(_in_kana(side, language) or side.text)

    def _written(self, word: str, language: str) -> str:
        return self._lexicon.written(word, language)

    def _likest(self, word: str, group: Iterable[str], pair: Pair) -> list[str]:
        """Others of a group, those that look like a word first, by chance among them."""
        others = list(group)
        others = self._rng.sample(others, min(LOOKED_AT, len(others)))
        likeness = self._likeness_to(word, pair)
        others.sort(key=lambda other: -likeness(other))
        nearest, rest = others[:LIKEST], others[LIKEST:]
        self._rng.shuffle(nearest)
        return nearest + rest

    def _likeness_to(self, word: str, pair: Pair) -> Callable[[str], float]:
        """How much others look like a word in what is asked and answered, over what it is made of itself: 2 for one
        that is made of the same.
        """
        own = [(language, _pieces(self._written(word, language))) for language in pair]
        most = sum(len(pieces) for _, pieces in own) or 1

        def likeness(other: str) -> float:
            return sum(_likeness(_pieces(self._written(other, language)), pieces) for language, pieces in own) / most

        return likeness

    def _alike(self, word: str, pair: Pair) -> tuple[Iterable[str], ...]:
        """The other terms or names: those nearest to it, then all; of terms first those that look much like it."""
        game = self._lexicon.game_of(word)
        if kind_of(word) == TERM:
            terms = [one for one in self._lexicon.terms(game) if one != word]
            part = part_of(word, self._lexicon, self._lexicon.languages[0])
            near = [one for one in terms if part_of(one, self._lexicon, self._lexicon.languages[0]) == part]
            likeness = self._likeness_to(word, pair)
            like = [one for one in terms if likeness(one) >= MUCH]
            there = {*near, *like}
            return (like, [one for one in near if one not in like], [one for one in terms if one not in there])
        printed, own = self._lexicon.cards_of(word), number_of(word)
        others = [number for number in printed.numbers() if number != own]
        kindred = [number for number in others if printed.likeness(number) == printed.likeness(own)]
        there = set(kindred)
        unlike = [number for number in others if number not in there]
        return tuple([self._lexicon.word(game, CARD, number) for number in found] for found in (kindred, unlike))

    def _own(self, word: str, pair: Pair) -> tuple[Iterable[str], ...]:
        """Others of one's own of the same kind: those that share a tag, then the rest."""
        own = self._lexicon.own
        others = [one for one in own.written_in(kind_of(word), pair) if one != word]
        tags = set(own.remark(word).tags)
        tagged = [one for one in others if tags.intersection(own.remark(one).tags)] if tags else []
        there = set(tagged)
        return (tagged, [one for one in others if one not in there])

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
    apart. Japanese may be written in Latin letters, Korean as it sounds in them.
    """
    side = lexicon.side(word, language)
    wanted = {letters_alone(side.text), letters_alone(_in_kana(side, language))} - {""}
    wanted |= {letters_alone(part) for part in side.text.replace("／", "/").split("/")} - {""}
    if language == "ko":
        wanted |= {letters_alone(sound_of(part)) for part in (side.text, *side.text.split("/"))} - {""}
    return letters_alone(answer) in wanted or (language == "ja" and reads_as(answer, side.reading or side.text))


class Piece(NamedTuple):
    """A piece of what was written beside what is right: `same`, `extra` (only written) or `missing` (only right)."""

    how: str
    text: str


def difference(answer: str, word: str, language: str, lexicon: Lexicon) -> tuple[Piece, ...]:
    """What was written against what is right, letter by letter: against the form of the word that is nearest to it."""
    side = lexicon.side(word, language)
    forms = [form.strip() for form in (side.text, *side.text.replace("／", "/").split("/"), _in_kana(side, language))]
    if language == "ja" and written_in_latin(answer):
        forms.append(in_latin(side.reading or side.text))
    if language == "ko" and written_in_latin(answer):
        forms.append(sound_of(side.text))
    matchers = {form: SequenceMatcher(None, answer.casefold(), form.casefold()) for form in forms if form}
    right = max(matchers, key=lambda form: matchers[form].ratio())
    best = matchers[right]
    found: list[Piece] = []
    for how, start, end, right_start, right_end in best.get_opcodes():
        if how == "equal":
            found.append(Piece("same", right[right_start:right_end]))
            continue
        found += [
            Piece(kind, text)
            for kind, text in (("extra", answer[start:end]), ("missing", right[right_start:right_end])) if text
        ]
    return tuple(found)


def _in_kana(side: Side, language: str) -> str:
    """The reading, where it is a way to write the word too; of Korean it only says how the word sounds."""
    return side.reading if language == "ja" else ""


def _pieces(text: str) -> set[str]:
    """What a word is seen to be made of: signs where each says something, pairs of letters where none does alone."""
    plain = letters_alone(text)
    return {
        both if both.isascii() else both[0]
        for both in (plain[at : at + 2] for at in range(len(plain)))
        if len(both) > 1 or len(plain) == 1 or not both.isascii()
    }


def _likeness(one: set[str], other: set[str]) -> int:
    """How much two words look alike: pieces that they share, less what one has more of them."""
    return 2 * len(one & other) - abs(len(one) - len(other))
