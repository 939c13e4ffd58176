"""Where a line may end: Japanese by kinsoku, in running text between phrases (文節); Korean and English at spaces;
readings stay with what they stand over.

It knows no font: whoever paints measures, so the same rules serve the painter of cards and the reader's panel.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from budoux import Parser

NO_START: Final = frozenset(
    "、。，．,.・：:；;？?！!゛゜ヽヾゝゞ々ー’”）)〕］]｝}〉》」』】〙〗〟｠»％%‰"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥〜~→←⇔↔"
)
"""Signs that begin no line."""
NO_END: Final = frozenset("‘“（(〔［[｛{〈《「『【〘〖〝｟«￥$#→←⇔↔")
"""Signs that end no line."""
INSEPARABLE: Final = frozenset("…‥―—")
"""Signs that aren't parted where they stand side by side."""
PAUSES: Final = frozenset("、。：；！？・")
"""Signs after which a phrase is over."""
_WORD_SIGNS: Final = frozenset("+-−/.,%'’:–~〜&_")
"""Signs that stay with Latin letters and digits: `3-4`, `+1/-2`."""


class Run(NamedTuple):
    """A piece of text of one look: its reading, and what it names (`term:hand`, `card:…`) if anything."""

    text: str
    ruby: str = ""
    ref: str = ""
    bold: bool = False


class Placed(NamedTuple):
    """A piece as it stands in a line: from where, how wide, and of which run."""

    x: float
    width: float
    text: str
    ruby: str
    run: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its pieces, how wide they are, and whether readings stand above any."""

    pieces: tuple[Placed, ...]
    width: float
    ruby: bool


class _Part(NamedTuple):
    text: str
    ruby: str
    run: int


JOINER: Final = "\u2060"
"""Stands between two signs that a line isn't to part; it is not seen."""
NEARLY: Final = 0.96
"""From so much of a line on it is measured as a whole."""


class Measure(NamedTuple):
    """How wide a text is in the font of a run, how wide a reading is, and how far a reading may stand out over what is
    beside its base.
    """

    text: Callable[[str, Run], float]
    ruby: Callable[[str], float]
    overhang: float = 0.0

    def part(self, text: str, ruby: str, run: Run) -> float:
        """The room that a piece takes with what stands above it."""
        width = self.text(text, run)
        return max(width, self.ruby(ruby) - 2 * self.overhang) if ruby else width

    def out(self, text: str, ruby: str, run: Run) -> float:
        """How far its reading stands out on each side of that room."""
        return max(0.0, self.ruby(ruby) - self.part(text, ruby, run)) / 2 if ruby else 0.0


def is_word_sign(sign: str) -> bool:
    """A Latin letter, a digit, or a sign that stays with them."""
    return (sign.isalnum() and ord(sign) < 0x2E80) or sign in _WORD_SIGNS


def _kana(sign: str) -> str:
    """Which kana a character is; the long mark is of either."""
    if sign == "ー":
        return "either"
    return "hiragana" if "ぁ" <= sign <= "ゖ" else "katakana" if "ァ" <= sign <= "ヺ" else ""


def same_kana(before: str, after: str) -> bool:
    """Two characters of one word that is written in kana, as far as letters tell."""
    kinds = {_kana(before), _kana(after)}
    return "" not in kinds and len(kinds - {"either"}) <= 1


def may_part(before: str, after: str, language: str, *, words: bool = False) -> bool:
    """A line may end between these two characters; `words`: words written in kana stay whole."""
    if after.isspace() or before == "\u00a0" or after == "\u00a0":
        return False
    if before.isspace():
        return after not in NO_START
    if before in INSEPARABLE and after in INSEPARABLE:
        return False
    if after in NO_START or before in NO_END:
        return False
    if language == "ja":
        if words and same_kana(before, after):
            return False
        return not (is_word_sign(before) and is_word_sign(after))
    if before in ":·・" and after.isalpha():
        return True
    return before == "-" and after.isalpha() and language == "en"


def break_lines(
    runs: Sequence[Run],
    language: str,
    width: float,
    measure: Measure,
    *,
    words: bool = False,
    phrases: bool = False,
    last: float = 0.0,
) -> tuple[Line, ...]:
    """The runs of one paragraph set in lines no wider than `width`, as far as single characters allow; with `words`,
    as far as words written in kana allow. With `phrases` lines of Japanese end between phrases, but for those that are
    wider than a line. The last of several lines is no narrower than `last`, if the one before can give it something.
    """
    setter = _Setter(runs, width, measure, last)
    if not setter.add_whole():
        chunks = _chunks(runs, language, words)
        if phrases and language == "ja":
            for phrase in _phrases(chunks):
                setter.add_phrase(phrase)
        else:
            for chunk in chunks:
                setter.add(chunk)
    return setter.finish()


@cache
def _parser() -> Parser:
    from budoux import load_default_japanese_parser  # some milliseconds, for who reads Japanese

    return load_default_japanese_parser()


@lru_cache(maxsize=4096)
def phrase_ends(text: str) -> frozenset[int]:
    """After so many characters of a Japanese text a phrase (文節) is over."""
    ends = accumulate(map(len, _parser().parse(text)))
    return frozenset(ends) | {at for at, sign in enumerate(text, 1) if sign in PAUSES}


def is_japanese(text: str) -> bool:
    """It has words written in kana, as every sentence of Japanese has."""
    return any("ぁ" <= sign <= "ヺ" for sign in text)


def held_together(text: str, fits: Callable[[str], bool]) -> str:
    """The text with joiners inside those phrases of Japanese that fit, for who breaks lines between any two signs."""
    if not is_japanese(text):
        return text
    return "".join(_joined_up(phrase) if fits(phrase) else phrase for phrase in _cut(text, phrase_ends(text)))


def _joined_up(phrase: str) -> str:
    """A phrase with joiners where a line might end: words in Latin letters are left as they are."""
    parted = (JOINER if may_part(one, other, "ja") else "" for one, other in pairwise(phrase))
    return phrase[:1] + "".join(f"{joiner}{sign}" for joiner, sign in zip(parted, phrase[1:], strict=True))


def _cut(text: str, ends: Iterable[int]) -> Iterator[str]:
    """The pieces of a text that end after so many characters."""
    for start, end in pairwise(sorted({0, len(text), *ends})):
        yield text[start:end]


def _phrases(chunks: Iterable[list[_Part]]) -> Iterator[list[list[_Part]]]:
    """Chunks that belong to one phrase together."""
    parted = list(chunks)
    ends = phrase_ends("".join(part.text for chunk in parted for part in chunk))
    phrase: list[list[_Part]] = []
    at = 0
    for chunk in parted:
        phrase.append(chunk)
        at += sum(len(part.text) for part in chunk)
        if at in ends:
            yield phrase
            phrase = []
    if phrase:
        yield phrase


def widest_word(runs: Sequence[Run], language: str, measure: Measure, *, words: bool = False) -> float:
    """How wide the widest piece is that may not be parted."""
    whole = _Setter(runs, 0.0, measure)
    return max((whole.width_of(chunk) for chunk in _chunks(runs, language, words)), default=0.0)


def overflows(lines: Iterable[Line], width: float) -> bool:
    """Some line is wider than the room, which happens only where not even one character fits."""
    return any(line.width > width + 0.5 for line in lines)


def _chunks(runs: Sequence[Run], language: str, words: bool) -> Iterator[list[_Part]]:
    """What may not be parted, in order."""
    chunk: list[_Part] = []
    before = ""
    for number, run in enumerate(runs):
        if not run.text:
            continue
        if chunk and may_part(before, run.text[0], language, words=words):
            yield chunk
            chunk = []
        if run.ruby:
            chunk.append(_Part(run.text, run.ruby, number))
        else:
            start = 0
            for at in range(1, len(run.text)):
                if may_part(run.text[at - 1], run.text[at], language, words=words):
                    chunk.append(_Part(run.text[start:at], "", number))
                    yield chunk
                    chunk, start = [], at
            chunk.append(_Part(run.text[start:], "", number))
        before = run.text[-1]
    if chunk:
        yield chunk


class _Setter:
    """Fills lines with chunks."""

    def __init__(self, runs: Sequence[Run], width: float, measure: Measure, last: float = 0.0) -> None:
        self._runs = runs
        self._room = width
        self._measure = measure
        self._last = last
        self._lines: list[Line] = []
        self._parts: list[_Part] = []
        self._wide = 0.0
        self._chunks: list[list[_Part]] = []
        """What the line is made of; nothing of one that had to be parted by characters."""
        self._before: list[list[_Part]] = []
        """The same of the line before."""

    def width_of(self, chunk: list[_Part]) -> float:
        """How wide a chunk is; spaces at its end hang over."""
        return self._width([*chunk[:-1], chunk[-1]._replace(text=chunk[-1].text.rstrip(" "))])

    def _width(self, parts: Iterable[_Part], before: _Part | None = None) -> float:
        """How wide parts are beside each other, and beside what stands before them."""
        wide = 0.0
        for part in parts:
            wide += self._apart(before, part) + self._measure.part(part.text, part.ruby, self._runs[part.run])
            before = part
        return wide

    def _apart(self, before: _Part | None, part: _Part) -> float:
        """What is left free between two readings, so that neither stands out over the other."""
        if before is None or not (before.ruby and part.ruby):
            return 0.0
        return sum(self._measure.out(one.text, one.ruby, self._runs[one.run]) for one in (before, part))

    @property
    def _end(self) -> _Part | None:
        """The end of the line so far."""
        return self._parts[-1] if self._parts else None

    def add_whole(self) -> bool:
        """Put everything into one line, if that has room for it, without looking where it may be parted."""
        parts = _joined(_Part(run.text, run.ruby, number) for number, run in enumerate(self._runs) if run.text)
        if not parts or self.width_of(parts) > self._room + 0.01:
            return False
        self._parts = parts
        return True

    def add(self, chunk: list[_Part]) -> None:
        """Put a chunk into the line, or into the next one where this has no room; spaces at the end hang over."""
        last = chunk[-1]
        hung = [*chunk[:-1], last._replace(text=last.text.rstrip(" "))]
        if self._parts and not self._fits(hung):
            self._close()
        if not self._parts and self._width(hung) > self._room + 0.01:
            self._by_characters(chunk)
            return
        self._wide += self._width(chunk, self._end)
        self._parts += chunk
        self._chunks.append(chunk)

    def add_phrase(self, phrase: list[list[_Part]]) -> None:
        """Put chunks into one line that belong together, as far as a line has room for them."""
        whole = [part for chunk in phrase for part in chunk]
        for chunk in [whole] if self.width_of(whole) <= self._room + 0.01 else phrase:
            self.add(chunk)

    def _fits(self, chunk: list[_Part]) -> bool:
        """The line has room for the chunk. Set together, letters may take a little more than one after the other."""
        wide = self._wide + self._width(chunk, self._end)
        if NEARLY * self._room < wide <= self._room + 0.01:
            wide = self._width(_joined([*self._parts, *chunk]))
        return wide <= self._room + 0.01

    def _by_characters(self, chunk: list[_Part]) -> None:
        """A chunk wider than a whole line is parted anywhere, within sounds only if one is wider than a line; a long
        reading is parted with its base.
        """
        for part in chunk:
            sounds = [*_characters(part)]
            wide = any(self._width([sound]) > self._room + 0.01 for sound in sounds)
            for piece in (_Part(sign, "", part.run) for sign in part.text) if wide and not part.ruby else sounds:
                width = self._width([piece], self._end)
                if self._parts and not piece.text.isspace() and self._wide + width > self._room + 0.01:
                    self._close()
                self._wide += self._width([piece], self._end)
                self._parts.append(piece)
        self._chunks.clear()

    def _close(self) -> None:
        joined = _joined(self._parts)
        joined[-1] = joined[-1]._replace(text=joined[-1].text.rstrip(" "))
        placed, x = [], 0.0
        for before, part in pairwise((None, *joined)):
            assert part is not None
            x += self._apart(before, part)
            width = self._width([part])
            placed.append(Placed(x, width, part.text, part.ruby, part.run))
            x += width
        self._lines.append(Line(tuple(placed), x, any(part.ruby for part in joined)))
        self._before, self._chunks = self._chunks, []
        self._parts, self._wide = [], 0.0

    def _fill_last(self) -> None:
        """Some letters alone in the last line have company from the line before."""
        before, own = list(self._before), list(self._chunks)
        while self._wide < self._last and len(before) > 1 and own:
            own.insert(0, before.pop())
            self._wide = self._width(part for chunk in own for part in chunk)
        if len(before) == len(self._before) or self._wide > self._room:
            return
        self._lines.pop()
        for chunks in (before, own):
            self._parts = [part for chunk in chunks for part in chunk]
            self._close()

    def finish(self) -> tuple[Line, ...]:
        """The lines; an empty paragraph is one empty line."""
        if self._parts and self._lines and self._wide < self._last:
            self._fill_last()
        if self._parts:
            self._close()
        return tuple(self._lines) or (Line((), 0.0, False),)


def _joined(parts: Iterable[_Part]) -> list[_Part]:
    """Parts of one run beside each other as one, but for those with readings."""
    found: list[_Part] = []
    for part in parts:
        if found and found[-1].run == part.run and not (found[-1].ruby or part.ruby):
            found[-1] = _Part(found[-1].text + part.text, "", part.run)
        else:
            found.append(part)
    return found


def _characters(part: _Part) -> Iterator[_Part]:
    """A part cut into characters, those of one sound together; a reading is shared out among them evenly."""
    if not part.ruby:
        sounds: list[str] = []
        for sign in part.text:
            if sounds and (sign in NO_START or sign in "んン" or sounds[-1][-1] in "っッ"):
                sounds[-1] += sign
            else:
                sounds.append(sign)
        yield from (_Part(sound, "", part.run) for sound in sounds)
        return
    share = len(part.ruby) / len(part.text)
    for at, sign in enumerate(part.text):
        yield _Part(sign, part.ruby[round(at * share) : round((at + 1) * share)], part.run)
