# Names of this program’s decks.

deck-embers = Dragonfire and Steel Wings
deck-revels = Night Parade and Dream Fair

## Building decks of a ruler and what it leads.

gateruler-build-window = Build a deck — { app-name }
gateruler-build-for = { $player } builds a deck
gateruler-build-new = A new deck
gateruler-build-whole = This { -gateruler-ruler-card } may lead this deck.
gateruler-left = { $part ->
    [ruler] a { -gateruler-ruler-card }
   *[deck] { $count } for the { -gateruler-deck }
}
gateruler-search-hint = Name, number, attribute or text, in any language
gateruler-filter = { $what ->
    [faction] Every faction
    [kind] Every kind
    [level] Every level
    [attribute] Every attribute
   *[keyword] Every keyword
}
gateruler-filter-faction = { CAP() }{ -gateruler-faction }
gateruler-filter-kind = Kind of card
gateruler-filter-level = { CAP() }{ -gateruler-level }
gateruler-filter-attribute = { CAP() }{ -gateruler-attribute }
gateruler-filter-keyword = { CAP() }{ -gateruler-keyword } or icon
gateruler-deck-ruler = The { -gateruler-ruler-card } of the deck
gateruler-deck-deck = The cards of the { -gateruler-deck }
gateruler-count-ruler = { CAP() }{ -gateruler-ruler-card } { $count }/{ $size }
gateruler-count-deck = { CAP() }{ -gateruler-deck } { $count }/{ $size }
