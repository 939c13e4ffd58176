"""What can be learned: terms of the rules, names of cards, clauses of cards, words and sentences of one's own; each
under one id in every language.

Ids: `term:aura`, `card:<number>`, `clause:<number>#0` (the how-manyeth line of the card's text), before them the game's
key and a colon: `<game>:term:hand`. Words of one game stand without a key, as they stood before there were others; so
do those of one's own, which are no game's: `own:…`, `sentence:…`.
"""

from __future__ import annotations

import unicodedata
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

from engine.games import all_printed, unprefixed
from engine.study.own import OWN, SENTENCE, OwnWords, Side, is_own
from engine.study.variations import Variations
from engine.text.folding import KANA
from engine.text.phrase import Phrase, Term
from engine.text.render import Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.cardgame.printed import Printed
    from engine.text.render import Renderer

TERM, CARD, CLAUSE = "term", "card", "clause"
KINDS = (TERM, CARD, CLAUSE, OWN, SENTENCE)
NAMED_AT_ONCE = 20
"""So many terms are looked up in one step."""


LONG_ENOUGH = 12
"""A sentence of so many letters shows how a word is used."""


class UnknownWord(KeyError):
    """No word has that id."""


@lru_cache(maxsize=50_000)
def _parts(word: str) -> tuple[str, str, str]:
    """The game's key (empty for the one without), the kind, and what is left of an id."""
    first, colon, rest = word.partition(":")
    game = ""
    if colon and first not in KINDS:
        game = first
        first, colon, rest = rest.partition(":")
    if first not in KINDS or not colon or not rest:
        raise UnknownWord(word)
    return game, first, rest


def kind_of(word: str) -> str:
    """`term`, `card`, `clause`, `own` or `sentence`."""
    return _parts(word)[1]


def letters_alone(text: str) -> str:
    """Letters and figures alone, whatever their width and case; a reading may be written in either kana."""
    folded = unicodedata.normalize("NFKC", text).casefold().translate(KANA)
    return "".join(sign for sign in folded if unicodedata.category(sign)[0] in "LN" or sign == "ー")


def is_line(word: str) -> bool:
    """It is a whole line: of a card, or a sentence of one's own."""
    return kind_of(word) in (CLAUSE, SENTENCE)


def number_of(word: str) -> str:
    """The number of the card that a card or clause is of; the key of a term, or of what is one's own."""
    return _parts(word)[2].partition("#")[0]


def bare(word: str) -> str:
    """The id without its game's key: keys of terms and numbers of cards are those of one game alone."""
    _, kind, rest = _parts(word)
    return f"{kind}:{rest}"


def line_of(word: str) -> int:
    """Which line of its card a clause is."""
    line = word.rpartition("#")[2]
    if not line.isdecimal():
        raise UnknownWord(word)
    return int(line)


class Lexicon:
    """Every word of every game in every language. Raises `UnknownWord` for ids that name nothing."""

    def __init__(self, renderers: Mapping[str, Renderer], games: Mapping[str, Printed] | None = None) -> None:
        """`renderers`: by language, as the program has them; `games`: the cards by the key of their game, or those of
        every game that is there, each loaded when it is asked for. The one whose ids have no prefix comes first: it is
        what most people learn.
        """
        self._renderers = dict(renderers)
        self._printed = all_printed() if games is None else games
        self._plain = unprefixed()
        self._games = tuple(sorted(self._printed, key=lambda game: game != self._plain))
        self.own = OwnWords(None)
        """What a person wrote, once the file is open that has it."""
        self._knows: dict[str, bool] = {}
        self._ones: dict[str, str] = {}
        """What was looked up of words of the games, which stay as they are."""
        self._variations: dict[str, Variations] = {}
        self._written: dict[str, dict[str, list[str]]] = {}
        """By language, and by how they are written there, the terms."""
        self._numbers = cache(lambda game: frozenset(self._printed[game].numbers()))
        self._places = cache(self._places_in)
        """By game, and by text the lines of its cards, in the order of the list."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there are."""
        return tuple(self._renderers)

    @property
    def games(self) -> tuple[str, ...]:
        """The keys of the games whose words there are."""
        return self._games

    def knows(self, word: str) -> bool:
        """Whether the id names something."""
        if is_own(word):
            return word in self.own.entries
        knows = self._knows.get(word)
        if knows is None:
            knows = self._knows[word] = self._names(word)
        return knows

    def _names(self, word: str) -> bool:
        try:
            game, kind, rest = _parts(word)
            key = self.game_of(word)
            if kind == TERM:
                return self._renderer().catalog.game_of_term(rest) == key
            if self._game_of_card(number_of(word)) != key or (game and game == self._plain):
                return False
            return kind == CARD or bool(self.clause_of(word))
        except (ValueError, IndexError, KeyError):
            return False

    def game_of(self, word: str) -> str:
        """The key of the game that a word is of; what is one's own is of none."""
        game = _parts(word)[0] or self._plain
        if game not in self._games or is_own(word):
            raise UnknownWord(word)
        return game

    def _game_of_card(self, number: str) -> str:
        """The game that has a card of that number; empty where none has."""
        game = self._renderer().catalog.game_of_card(number)
        return game if game in self._games and number in self._numbers(game) else ""

    def cards_of(self, word: str) -> Printed:
        """The cards of the game that a word is of."""
        return self._printed[self.game_of(word)]

    def clause_of(self, word: str) -> Phrase:
        """The line of a card's text that a clause is."""
        return self.cards_of(word).text(number_of(word))[line_of(word)]

    def word(self, game: str, kind: str, rest: str) -> str:
        """The id of a word of a game."""
        return f"{kind}:{rest}" if game == self._plain else f"{game}:{kind}:{rest}"

    def word_of_term(self, key: str) -> str:
        """The id of a term by its key in the catalogs."""
        return self.word(self._renderer().catalog.game_of_term(key), TERM, key)

    def word_of_card(self, number: str) -> str:
        """The id of a card's name by the card's number."""
        return self.word(self._game_of_card(number) or self._plain, CARD, number)

    def word_named(self, ref: str) -> str:
        """The id under which is learned what a text names: `term:aura`, `card:<number>`, `clause:<number>#0`. Raises
        `UnknownWord`.
        """
        kind, _, rest = ref.partition(":")
        if kind == TERM:
            return self.word_of_term(rest)
        number = rest.partition("#")[0]
        game = self._game_of_card(number) if kind in KINDS else ""
        if not game:
            raise UnknownWord(ref)
        return self.one(self.word(game, kind, rest))

    def card_of(self, word: str) -> str:
        """The id of the name of the card that a clause stands on."""
        return self.word(self.game_of(word), CARD, number_of(word))

    def side(self, word: str, language: str) -> Side:
        """The word in a language."""
        renderer = self._renderers[language]
        kind = kind_of(word)
        if not self.knows(word):
            raise UnknownWord(word)
        if kind == TERM:
            term = renderer.term(number_of(word))
            return Side(term.text, term.ruby)
        if kind == CARD:
            name = renderer.card(number_of(word))
            return Side(name.text, name.ruby)
        if is_own(word):
            return self._face(word, language)
        return Side(renderer.text(self.clause_of(word)))

    def _face(self, word: str, language: str) -> Side:
        """A word of one's own in a language; empty where it has none."""
        return self.own.entries[word].faces.get(language, Side(""))

    def has_sides(self, word: str, *languages: str) -> bool:
        """The word is there in these languages: those of one's own need not be in all."""
        return not is_own(word) or all(self._face(word, language).text for language in languages)

    def spans(self, word: str, language: str) -> tuple[Span, ...]:
        """The word in a language with the reading of each piece, and the terms that a line names."""
        renderer = self._renderers[language]
        match kind_of(word):
            case "term":
                term = renderer.term(number_of(word))
                return (Span(term.text, "term", term.key, term.ruby),)
            case "card":
                return (renderer.card(number_of(word)),)
            case "own" | "sentence":
                face = self._face(word, language)
                return (Span(face.text, "plain", "", face.reading if language == "ja" else ""),)
        return renderer.spans(self.clause_of(word))

    def gloss_spans(self, word: str, language: str) -> tuple[Span, ...]:
        """What a term means, with readings; nothing for what has no definition of its own."""
        return self._renderers[language].term(number_of(word)).gloss if kind_of(word) == TERM else ()

    def written(self, word: str, language: str) -> str:
        """How a word is written in a language; of a term in a fraction of the time that its whole side takes."""
        if kind_of(word) == TERM:
            return self._renderers[language].term_name(number_of(word))
        return self.side(word, language).text

    def line(self, line: Phrase, language: str) -> str:
        """A line of a card in a language."""
        return self._renderers[language].text(line)

    def example(self, word: str, sentences: Sequence[Phrase], language: str) -> Phrase | None:
        """The sentence of these that shows best how a word is used: the first that is long enough, or else the first
        that says more than the word; None where each says the word alone.
        """
        alone = letters_alone(self.written(word, language))
        more = [one for one in sentences if letters_alone(self.line(one, language)) != alone]
        return max(more, key=lambda one: len(self.line(one, language)) > LONG_ENOUGH, default=None)

    def word_of_line(self, game: str, line: Phrase) -> str:
        """The id of a line; empty for one that stands on no card."""
        return next(iter(self._places(game).get(line, ())), "") if game in self._games else ""

    def variations(self, game: str) -> Variations:
        """What else could stand in the lines of a game."""
        if game not in self._variations:
            self._variations[game] = Variations(self._places(game))
        return self._variations[game]

    # --- one word in several places ---

    def one(self, word: str) -> str:
        """The word as which it is learned: a line that says a term and nothing else is that term, one that stands on
        several cards is that of the first of them.
        """
        one = self._ones.get(word)
        if one is None:
            one = self._first_of(word) if kind_of(word) == CLAUSE and self.knows(word) else word
            self._ones[word] = one
        return one

    def _first_of(self, word: str) -> str:
        line = self.clause_of(word)
        term = self._term_alone(line)
        return self.word_of_term(term) if term else self._places(self.game_of(word))[line][0]

    def places(self, word: str) -> tuple[str, ...]:
        """The numbers of the cards on which a card or line stands."""
        if kind_of(word) != CLAUSE:
            return (number_of(word),) if kind_of(word) == CARD else ()
        found = self._places(self.game_of(word))[self.clause_of(word)]
        return tuple(dict.fromkeys(number_of(one) for one in found))

    def _places_in(self, game: str) -> dict[Phrase, list[str]]:
        found: dict[Phrase, list[str]] = {}
        cards = self._printed[game]
        for number in cards.numbers():
            for at, line in enumerate(cards.text(number)):
                found.setdefault(line, []).append(self.word(game, CLAUSE, f"{number}#{at}"))
        return found

    def _term_alone(self, line: Phrase) -> str:
        """The key of the term that a line says, empty for one that says more."""
        said: object = line
        while isinstance(said, Phrase) and len(said.slots) == 1:
            said = said.slots[0][1]
        if not isinstance(said, Term):
            return ""
        renderer = self._renderer()
        letters = "".join(sign for sign in renderer.text(line) if sign.isalnum())
        return said.key if letters == "".join(filter(str.isalnum, renderer.term_name(said.key))) else ""

    def namesakes(self, word: str, first: str, second: str) -> tuple[str, ...]:
        """The terms that are written like this one in both languages, itself among them, in the order of the lists."""
        if kind_of(word) != TERM:
            return (word,)
        here, there = self._renderers[first], self._renderers[second]
        alike = self._by_name(first)[here.term_name(number_of(word))]
        said = there.term_name(number_of(word))
        return tuple(one for one in alike if there.term_name(number_of(one)) == said)

    def _by_name(self, language: str) -> dict[str, list[str]]:
        """The terms by how they are written in a language."""
        if language not in self._written:
            written: dict[str, list[str]] = {}
            for one in self.terms():
                written.setdefault(self._renderers[language].term_name(number_of(one)), []).append(one)
            self._written[language] = written
        return self._written[language]

    def steps(self, game: str) -> Iterator[bool]:
        """Look up ahead what is asked of the words of a game: how terms are written, which lines are one word."""
        if game not in self._games:
            return
        for language in self._renderers:
            for at, term in enumerate(self.terms(game)):
                self._renderers[language].term_name(number_of(term))
                if at % NAMED_AT_ONCE == 0:
                    yield True
        cards = self._printed[game]
        for number in cards.numbers():
            cards.text(number)
            yield True
        for group in cards.groups():
            for word in self.words_of(self._group(game, group)):
                self.one(word)
            yield True

    def gloss(self, word: str, language: str) -> str:
        """What the word means, in a language; empty for what has no definition of its own."""
        if kind_of(word) != TERM:
            return ""
        gloss = self._renderers[language].term(number_of(word)).gloss
        return "".join(span.text for span in gloss)

    def meanings(self, word: str, language: str) -> tuple[str, ...]:
        """What the word means: in one's own words first, then in the program's unless those take their place."""
        mine, shipped = self.own.remark(word).meanings.get(language), self.gloss(word, language)
        if mine is None:
            return (shipped,) if shipped else ()
        return (mine.text,) if mine.instead or not shipped else (mine.text, shipped)

    def section(self, word: str, language: str) -> str:
        """The section of that language's rule document that a term stands in; empty for cards."""
        if kind_of(word) != TERM:
            return ""
        return self._renderers[language].term_section(number_of(word))

    def _renderer(self) -> Renderer:
        return next(iter(self._renderers.values()))

    def terms(self, game: str = "") -> Iterator[str]:
        """Every term of every game, or of one."""
        for key in self._games if not game else (game,):
            for term in self._renderer().catalog.term_keys(key):
                yield self.word(key, TERM, term)

    def cards(self, game: str) -> tuple[str, ...]:
        """The names of every card of a game."""
        return tuple(self.word(game, CARD, number) for number in self._printed[game].numbers())

    def every_word(self) -> tuple[str, ...]:
        """Every term, then the cards and clauses of every group; what stands in several places once."""
        grouped = (word for group in self.groups() for word in self.words_of(group))
        return tuple(dict.fromkeys((*self.terms(), *map(self.one, grouped))))

    # --- what brings cards: the forms of a megami, a deck ---

    def groups(self) -> tuple[str, ...]:
        """The ids of what brings cards, in the order of the lists: its key, before it that of the game as in a word."""
        return self._groups

    @cached_property
    def _groups(self) -> tuple[str, ...]:
        return tuple(self._group(game, group) for game in self._games for group in self._printed[game].groups())

    def words_of(self, group: str) -> tuple[str, ...]:
        """The cards of a group and the clauses on them. Raises KeyError for one that isn't listed."""
        game, key = self._group_of(group)
        cards = self._printed[game]
        found: list[str] = []
        for number in cards.of(key):
            found.append(self.word(game, CARD, number))
            found += [self.word(game, CLAUSE, f"{number}#{line}") for line in range(len(cards.text(number)))]
        return tuple(found)

    def group_of(self, word: str) -> str:
        """The group that a card or clause is of; empty for a term and for what is one's own."""
        if kind_of(word) == TERM or is_own(word):
            return ""
        return self._group(self.game_of(word), self.cards_of(word).group_of(number_of(word)))

    def name_of(self, group: str) -> Phrase:
        """What a group is called."""
        game, key = self._group_of(group)
        return self._printed[game].name_of(key)

    def _group(self, game: str, key: str) -> str:
        return key if game == self._plain else f"{game}:{key}"

    def _group_of(self, group: str) -> tuple[str, str]:
        game, colon, key = group.partition(":")
        return (game, key) if colon else (self._plain, group)
