"""The game decks of the hololive official card game (§6.1): oshi, deck, cheer deck."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from engine.hololive.door import (
    CHEER_SIZE,
    DECK_SIZE,
    EVERY_NUMBER,
    PRINTED,
    SideSetup,
    card_text,
    check_side,
    may_add,
    most_copies,
    part_of,
    ready_decks,
    refusal,
    set_of,
)
from sakura_desktop.decks.deck_kind import DeckKind, Facet, Section
from sakura_desktop.hololive.deck_curve import DeckCurve
from sakura_desktop.hololive.deck_facts import COLOURS, LEVELS, SUPPORTS, colours_of, face, summary, term_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Refusal
    from engine.hololive.door import Part
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

KINDS: Final = ("oshi", "holomem", "support", *SUPPORTS, "limited", "cheer")
CHEERS: Final = 6
"""So many kinds of cheer there are."""


class HololiveDecks(DeckKind[SideSetup]):
    """What the rules say of them, and by what its cards are sought."""

    key = "hololive"
    sections = (
        Section("oshi", 1, (86, 86)), Section("deck", DECK_SIZE, (70, 120)),
        Section("cheer", CHEER_SIZE, (46, 62), across=CHEERS),
    )  # fmt: skip
    numbers = EVERY_NUMBER

    def section_of(self, number: str) -> str:
        """By its kind."""
        return part_of(number)

    def cards_of(self, deck: SideSetup) -> Iterable[str]:
        """The oshi, the deck, the cheer deck."""
        return (*([deck.oshi] if deck.oshi else ()), *deck.deck, *deck.cheer)

    def deck_of(self, cards: Mapping[str, Sequence[str]]) -> SideSetup:
        """What a player would bring."""
        return SideSetup(oshi=next(iter(cards["oshi"]), ""), deck=tuple(cards["deck"]), cheer=tuple(cards["cheer"]))

    def ready(self) -> Sequence[tuple[Phrase, SideSetup]]:
        """The start decks."""
        return [(one.name(), one.side()) for one in ready_decks()]

    def may_add(self, number: str, section: str, chosen: Mapping[str, int]) -> Refusal | None:
        """By §6.1, which asks of each part alone."""
        counts = {one: count for one, count in chosen.items() if part_of(one) == section}
        refused = may_add(number, cast("Part", section), counts)
        return refusal(refused) if refused is not None else None

    def wrong(self, deck: SideSetup) -> Refusal | None:
        """Why it is no game deck (§6.1)."""
        refused = check_side(deck.oshi, deck.deck, deck.cheer)
        return refusal(refused) if refused is not None else None

    def most(self, number: str) -> int | None:
        """Of the cards of the deck, those that may not be there as often as one likes (§6.1.4.3)."""
        return most_copies(number) if part_of(number) == "deck" else None

    def facets(self) -> Sequence[Facet]:
        """Kind of card, colour, Bloom level, tag, card set."""
        return (
            Facet("kind", [(key, term_of(key)) for key in KINDS], _is_of_kind),
            Facet("colour", [(key, term_of(key)) for key in COLOURS], lambda number, key: key in colours_of(number)),
            Facet("level", [(key, term_of(key)) for key in (*LEVELS, "buzz")], _is_of_level),
            Facet("tag", [(tag, tag) for tag in _tags()], lambda number, tag: tag in face(number).tags),
            Facet("set", [(key, PRINTED.name_of(key)) for key in PRINTED.groups()], _is_of_set),
        )

    def text(self, number: str) -> Iterable[Phrase]:
        """Its tags and its text."""
        return (*face(number).tags, *card_text(number))

    def rank(self, number: str) -> tuple[int, ...]:
        """By level, support cards behind holomem by their sort."""
        found = face(number)
        return (LEVELS.index(found.level) if found.level in LEVELS else len(LEVELS), int(found.kind == "support"))

    def curve(self, name: str, words: Words, look: Appearance, parent: QWidget) -> DeckCurve:
        """A bar for each Bloom level, and one for support cards."""
        return DeckCurve(name, words, look, parent)

    def about(self, deck: SideSetup) -> Phrase:
        """How many of each level."""
        return summary(Counter(deck.deck)).phrase()

    def wish(self, deck: SideSetup, words: Words) -> str:
        """After its oshi."""
        return words.of("card-name").card(deck.oshi).text if deck.oshi else words.say("deck-new")


def _is_of_kind(number: str, kind: str) -> bool:
    """A kind of card, of support cards, or `limited`."""
    found = face(number)
    return kind in (found.kind, found.support, "limited" if found.limited else "")


def _is_of_level(number: str, level: str) -> bool:
    """A Bloom level, or `buzz`."""
    found = face(number)
    return level in (found.level, "buzz" if found.buzz else "")


def _is_of_set(number: str, key: str) -> bool:
    return set_of(number) == key


def _tags() -> list[Phrase]:
    """Every tag that a card has, first those that most cards have."""
    return [tag for tag, _ in Counter(tag for number in EVERY_NUMBER for tag in face(number).tags).most_common()]
