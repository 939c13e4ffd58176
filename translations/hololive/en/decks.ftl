# Choosing, building and keeping game decks.

hololive-choose-title = Choose game decks
hololive-choose-window = Choose game decks — { app-name }
hololive-choose-note = Each player takes one of these decks, or builds one. Both may take the same.{ $open ->
        [yes] {" "}Players show each other their { TERM("hololive-game-deck", "game decks") } (§6.2.1.1), so nothing here is secret, and both may change their minds until you begin.
       *[no] {""}
    }
hololive-choose-hint = Arrows or a click choose a deck; its cards are below.
hololive-computer-deck = The computer brings a deck of its own. Which one shows as it plays.
hololive-deck-list = Decks to take
hololive-deck-cards = Cards of this deck
hololive-deck-of = { $player }: { $deck }
hololive-deck-named = { $name }
hololive-deck-built = Built just now
hololive-deck-last = Deck of the last duel
hololive-deck-unfinished = Not finished yet
hololive-deck-empty = No cards yet
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
hololive-build-from = Build…
hololive-build-from-tip = Build a deck, beginning with this one
hololive-begins = Who goes first
hololive-begins-by = { $how ->
    [drawn] Someone drawn by chance decides
    [first] Player 1
   *[second] Player 2
}
hololive-begin = Begin the duel
hololive-code-trouble = { $code ->
    [shape] The text on the clipboard is no deck code. Copy the whole code, from its beginning to the four signs behind the dash, and paste it again.
    [check] The deck code has a mistake in it. Copy it again from where it stands, without typing it.
    [game] This is the deck code of another game (it begins with “{ $part }”). Paste it where that game’s decks are kept.
    [version] The deck code was made by a later version of this program ({ $part }). Install that version to read it.
    [unknown] The deck code names { $part }, and this version has no card with that number. Take the card out of the deck where the code was made, and copy the code again.
   *[cards] The part “{ $part }” of the deck code can’t be read. Copy the code again from where it stands.
}

## Building

hololive-deck-new = New deck
hololive-build-window = Build a game deck — { app-name }
hololive-build-for = { $player } builds a game deck
hololive-build-new = A new game deck
hololive-build-on = { $name }
hololive-build-done = Take this deck
hololive-build-keep-done = Keep and go back
hololive-build-back = Back
hololive-build-read = Read the card
hololive-build-read-tip = Show the card large in place of the deck, and the deck again
hololive-build-undo = Undo
hololive-build-undo-tip = Take the last change back (Ctrl+Z)
hololive-build-redo = Redo
hololive-build-redo-tip = Make the change again
hololive-build-ready = Ready decks
hololive-build-ready-tip = Begin with the cards of a ready deck
hololive-build-kept = Kept decks
hololive-build-kept-tip = Begin with the cards of a deck that you keep
hololive-build-none-kept = No decks are kept yet
hololive-build-keep = Keep…
hololive-build-keep-tip = Keep this deck under a name, finished or not
hololive-build-copy = Copy code
hololive-build-copy-tip = Copy the deck as a short text
hololive-build-paste = Paste code
hololive-build-paste-tip = Take the cards of the deck whose code is on the clipboard
hololive-build-clear = Clear
hololive-build-clear-tip = Take all cards out
hololive-build-brought = The cards of { $deck }. Undo brings back what was there.
hololive-build-pasted = The cards of the code. Undo brings back what was there.
hololive-left = { $part ->
    [oshi] the { -hololive-oshi }
    [deck] { $count } for the { -hololive-deck }
   *[cheer] { $count } for the { -hololive-cheer-deck }
}
hololive-build-left = Still to choose: { $what }. Click a card, drag it or press Enter.
hololive-build-whole = This is a { -hololive-game-deck }.
hololive-chosen-of = { $count } of { $most } chosen
hololive-chosen = { $count } chosen
hololive-leave-title = Leave without keeping the deck?
hololive-leave-text = What was changed since it was kept is lost if another deck is built here.
hololive-leave = Leave

hololive-search = Search the cards
hololive-search-hint = Name, number, tag or text, in any language
hololive-found = { $count } of { $all }
hololive-filter-none = Show all
hololive-filter = { $what ->
    [kind] Every kind
    [colour] Every color
    [level] Every level
    [tag] Every tag
   *[set] Every set
}
hololive-filter-value = { CAP() }{ $what }
hololive-filter-kind = Kind of card
hololive-filter-colour = Color
hololive-filter-level = { CAP() }{ -hololive-bloom-level }
hololive-filter-tag = Tag
hololive-filter-set = Card set
hololive-pool-cards = Cards to choose from

hololive-deck-oshi = The { -hololive-oshi } of the deck
hololive-deck-deck = The cards of the { -hololive-deck }
hololive-deck-cheer = The cards of the { -hololive-cheer-deck }
hololive-count-oshi = Oshi { $count }/{ $size }
hololive-count-deck = { CAP() }{ -hololive-deck } { $count }/{ $size }
hololive-count-cheer = { CAP() }{ -hololive-cheer-deck } { $count }/{ $size }
hololive-curve = { CAP() }{ -hololive-deck }: { $rows }
hololive-curve-row = { CAP() }{ $what }
hololive-curve-said = { $row } ({ $colours })

## Kept decks

hololive-decks-new = New deck
hololive-decks-edit = Build on…
hololive-decks-none = No decks are kept. Build one, or take one from a code.
hololive-decks-unreadable = This version can’t read the code: { $code }
hololive-decks-wrong = Not finished: { $what }
