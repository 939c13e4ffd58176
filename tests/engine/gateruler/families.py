"""Keys of this game's messages that no literal in the source spells."""

from __future__ import annotations

from tests.engine.text.families import Family

FAMILIES = (
    Family(("gateruler-refusal-*",), "why something can't be done, by the reason's code", made="gateruler-refusal-{}"),
    Family(("gateruler-heading-*",), "a heading of the addendum, by its section", made="gateruler-heading-{}"),
    Family(("gateruler-reading-*",), "what a reading decides, by its name and value", made="gateruler-reading-{}"),
    Family(("gateruler-why-*",), "what an answer leads to, by the figure and its direction", made="{}-why-{}-{}"),
    Family(("gateruler-answer-cost-*",), "a way to pay for a card, by what is paid", made="gateruler-answer-cost-{}"),
    # what stands on cards
    Family(("deck-embers*", "deck-revels*"), "a deck of the program, and what it is like, by its key"),
    Family(("gateruler-ability-*",), "the name of an ability, by its key"),
    Family(("gateruler-word-*",), "a part of names of which texts speak, by its key"),
    # the building of decks
    Family(("gateruler-filter-*",), "what is printed on cards that are looked for", made="{}-filter-{}"),
    Family(("gateruler-deck-*",), "a section of a deck, by its key", made="{}-deck-{}"),
    Family(("gateruler-count-*",), "how many cards a section has, by its key", made="{}-count-{}"),
    # words of cards
    Family(("gateruler-card-*",), "cards of a sort, by the trait", made="gateruler-card-{}"),
    Family(("gateruler-condition-*",), "a phase in which something holds, by the phase"),
    Family(("gateruler-when-*",), "what an automatic ability waits for, by the phase", made="gateruler-when-{}"),
    Family(("gateruler-cannot-*",), "what can't be done, by the name of the ban", made="gateruler-cannot-{}"),
    Family(("gateruler-step-*",), "what is done, by how or by where cards go"),
    Family(("gateruler-for-*",), "how long something lasts, by the time", made="gateruler-for-{}"),
)
