"""The entry of a term: the word in each language with reading, section and meaning, and the cards that name it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication

from engine.games import dialect_of
from engine.study.sound import sound_of
from engine.study.uses import Uses
from engine.text.phrase import say
from engine.text.render import Span
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.text_runs import runs_of
from sakura_desktop.reader.blocks import RuleBlock, Stack, TextBlock
from sakura_desktop.reader.page_fonts import PageFonts, TextStyle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.rulebook.dialect import Dialect
    from engine.text.render import Renderer, TermWords
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Block

SECTION: Final = "section:"
"""How the reference of an anchor begins that leads to a section of the rule documents."""
LAID_OUT: Final = 300
"""How wide an entry is whose fonts are opened ahead."""
MORE: Final = "more:"
"""The anchor that lists the cards that weren't listed yet."""
MOST_CARDS: Final = 12
"""So many cards are listed at once."""


def languages_in_order(words: Words) -> tuple[str, ...]:
    """Every language, the one shown first and the second after it."""
    first = [words.language, words.second] if words.second else [words.language]
    return tuple(dict.fromkeys((*first, *LANGUAGES)))


def _entry_languages(words: Words) -> tuple[str, ...]:
    """Those that are read, where there are two; every language else."""
    every = languages_in_order(words)
    read = {words.language, words.second, words.ways.learned} - {""}
    return tuple(one for one in every if one in read) if len(read) > 1 else every


def entry_block(words: Words, key: str, offered: Block | None = None, *, cards: int = 0) -> Stack:
    """A term in the languages that are read, in every one where that is one alone: word, reading, section, meaning; of
    the cards that name it so many are listed. `offered` stands below the first.
    """
    blocks: list[Block] = []
    for at, language in enumerate(_entry_languages(words)):
        if at:
            blocks.append(RuleBlock(5))
        blocks.append(_in_language(words, key, language, first=not at))
        if offered is not None and not at:
            blocks += [RuleBlock(1), offered]
    if cards:
        blocks += _cards(words, key, cards)
    return Stack(blocks)


def _in_language(words: Words, key: str, language: str, *, first: bool) -> Stack:
    term = words.renderer(language).term(key)
    name = TextStyle(language, 1.35 if first else 1.05, bold=True, serif=first)
    quiet = TextStyle(language, ink="ink_soft")
    heading = [run._replace(ref="", bold=True) for run in runs_of(words.ways.read((_heading(term),)))]
    blocks: list[Block] = [TextBlock([heading], name)]
    if language == "ko" and words.ways.romanised:
        blocks.append(TextBlock([[Run(sound_of(term.text))]], TextStyle("en", ink="ink_soft")))
    below: list[Run] = []
    if term.section:
        dialect = _dialect(words.renderer(language).catalog.game_of_term(key))
        cited = dialect.cited(term.section) if dialect else say("art-term-section", section=term.section)
        below.append(Run(words.text(cited, language), "", SECTION + term.section))
    by_key = language == words.aloud.first(languages_in_order(words))
    heard = words.aloud.offered(f"term:{key}", (language,), key=by_key)
    if heard:
        below += [*([Run("  ·  ")] if below else []), *heard]
    if below:
        blocks.append(TextBlock([below], quiet))
    if term.gloss:
        gloss = runs_of(words.ways.read(term.gloss))
        blocks.append(TextBlock([gloss], TextStyle(language), group="gloss"))
    return Stack(blocks, 2)


def _heading(term: TermWords) -> Span:
    """The word as a heading has it: with a capital where the language writes one."""
    return Span(term.text[:1].upper() + term.text[1:], "term", term.key, term.ruby)


def _cards(words: Words, key: str, most: int) -> list[Block]:
    gathered = cards_with(words, key)
    numbers = gathered.of(key) if gathered.complete else ()
    if not numbers:
        return []
    names, language = words.of("card-name"), words.language
    count = words.text(say("reading-cards-with", count=len(numbers)))
    runs: list[Run] = []
    for number in numbers[:most]:
        runs += [*([Run(" · ")] if runs else []), *runs_of([names.card(number)])]
    if len(numbers) > most:
        runs += [Run(" · "), Run(words.text(say("reading-cards-more", count=len(numbers) - most)), "", MORE)]
    return [
        RuleBlock(5), TextBlock([[Run(count, bold=True)]], TextStyle(language)),
        TextBlock([runs], TextStyle(names.language)),
    ]


def ahead(words: Words, game: str) -> Iterator[bool]:
    """What the first entry of a game's terms would have to gather, in steps: its cards, and fonts of each language."""
    key = next(iter(words.renderer("ja").catalog.term_keys(game)), "")
    if not key:
        return
    yield from cards_with(words, key).steps()
    fonts = PageFonts(QGuiApplication.font().pointSizeF())
    for language in LANGUAGES:
        for first in (True, False):
            _in_language(words, key, language, first=first).lay_out(fonts, LAID_OUT)
            yield True


def cards_with(words: Words, key: str) -> Uses:
    """By the terms of the game that a term is of the cards that name them: gathered ahead in steps, since all at once
    would hold the window. Of one game alone they are kept.
    """
    renderer = words.renderer("ja")
    return _uses(renderer, renderer.catalog.game_of_term(key))


@cache
def _dialect(game: str) -> Dialect | None:
    return dialect_of(game)


@lru_cache(maxsize=1)
def _uses(renderer: Renderer, game: str) -> Uses:
    return Uses(renderer, game)
