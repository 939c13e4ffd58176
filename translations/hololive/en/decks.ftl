# Choosing, building and keeping game decks.

hololive-choose-title = Choose game decks
hololive-choose-window = Choose game decks — { app-name }
hololive-choose-note = Each player takes one of these decks, or builds one. Both may take the same.{ $open ->
        [yes] {" "}Players show each other their { TERM("hololive-game-deck", "game decks") } (§6.2.1.1), so nothing here is secret, and both may change their minds until you begin.
       *[no] {""}
    }
hololive-choose-hint = Arrows or a click choose a deck; its cards are below.
hololive-computer-deck = The computer brings a deck of its own. From the beginning of the duel you can read it with F3 (§6.2.1.1).
hololive-deck-of = { $player }: { $deck }
hololive-deck-empty = No cards yet
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-begins = Who goes first
hololive-begins-by = { $how ->
    [drawn] Someone drawn by chance decides
    [first] Player 1
   *[second] Player 2
}
hololive-begin = Begin the duel

## Building

hololive-build-window = Build a game deck — { app-name }
hololive-build-for = { $player } builds a game deck
hololive-build-new = A new game deck
hololive-left = { $part ->
    [oshi] the { -hololive-oshi }
    [deck] { $count } for the { -hololive-deck }
   *[cheer] { $count } for the { -hololive-cheer-deck }
}
hololive-build-whole = This is a { -hololive-game-deck }.

hololive-search-hint = Name, number, tag or text, in any language
hololive-filter = { $what ->
    [kind] Every kind
    [colour] Every color
    [level] Every level
    [tag] Every tag
   *[set] Every set
}
hololive-filter-kind = Kind of card
hololive-filter-colour = Color
hololive-filter-level = { CAP() }{ -hololive-bloom-level }
hololive-filter-tag = Tag
hololive-filter-set = Card set

hololive-deck-oshi = The { -hololive-oshi } of the deck
hololive-deck-deck = The cards of the { -hololive-deck }
hololive-deck-cheer = The cards of the { -hololive-cheer-deck }
hololive-count-oshi = Oshi { $count }/{ $size }
hololive-count-deck = { CAP() }{ -hololive-deck } { $count }/{ $size }
hololive-count-cheer = { CAP() }{ -hololive-cheer-deck } { $count }/{ $size }
hololive-curve = { CAP() }{ -hololive-deck }: { $rows }
hololive-curve-row = { CAP() }{ $what }
hololive-curve-said = { $row } ({ $colours })
