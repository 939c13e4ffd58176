# Decks kept under names, of every game that has decks to be built.

decks-title = Decks
decks-hint = A code is a short text that the program reads in every language.
decks-copy = Copy code
decks-rename = Rename…
decks-remove = Delete
decks-paste = Take from a code
decks-remove-title = Delete “{ $name }”?
decks-remove-text = With its code it can be taken in again.
deck-name-ask = Name of the deck
deck-name-taken = There is a deck named “{ $name }” already.
deck-kept = Saved as “{ $name }”.
deck-copied = Copied: { $code }
decks-duplicate = Duplicate
deck-replace-title = Replace “{ $name }”?
deck-replace-text = Another deck is saved under this name. Replaced, it is gone, unless its code was copied.
deck-replace = Replace

## Taking a deck

deck-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
deck-named = { $name }
deck-brief = { $deck } ({ $about })
deck-cards = Cards of this deck
deck-list = Decks to take
deck-build-from = Build…
deck-build-from-tip = Build a deck, beginning with this one
deck-unfinished = Not finished yet
deck-built = Built just now
deck-last = Deck of the last duel

## Building a deck

deck-build-done = Take this deck
deck-build-keep-done = Save and go back
deck-build-back = Back
deck-build-read = Read the card
deck-build-read-tip = Show the card large in place of the deck, and the deck again
deck-build-on = { $name }
deck-build-undo = Undo
deck-build-undo-tip = Take the last change back (Ctrl+Z)
deck-build-redo = Redo
deck-build-redo-tip = Make the change again
deck-build-ready = Ready decks
deck-build-ready-tip = Begin with the cards of a ready deck
deck-build-kept = Saved decks
deck-build-kept-tip = Begin with the cards of a deck that you saved
deck-build-keep = Save…
deck-build-keep-tip = Save this deck under a name, finished or not
deck-build-copy = Copy code
deck-build-copy-tip = Copy the deck as a short text
deck-build-paste = Paste code
deck-build-paste-tip = Take the cards of the deck whose code is on the clipboard
deck-build-clear = Clear
deck-build-clear-tip = Take all cards out
deck-build-none-kept = No decks are saved yet
deck-build-brought = The cards of { $deck }. Undo brings back what was there.
deck-build-pasted = The cards of the code. Undo brings back what was there.
deck-build-left = Still to choose: { $what }. Click a card, drag it or press Enter.
deck-chosen-of = { $count } of { $most } chosen
deck-chosen = { $count } chosen
deck-leave-title = Leave without saving the deck?
deck-leave-text = What was changed since it was saved is lost if another deck is built here.
deck-leave = Leave
deck-new = New deck

## Seeking cards

deck-search = Search the cards
deck-found = { $count } of { $all }
deck-filter-none = Show all
deck-filter-value = { CAP() }{ $what }
deck-pool-cards = Cards to choose from

## Decks that are built

decks-new = New deck
decks-edit = Build on…
decks-none-built = No decks are saved. Build one, or take one from a code.
decks-wrong = Not finished: { $what }
decks-code-trouble = { $code ->
    [shape] The text on the clipboard is no deck code. Copy the whole code, from its beginning to the four signs behind the dash, and paste it again.
    [check] The deck code has a mistake in it. Copy it again from where it stands, without typing it.
    [game] This is the deck code of another game (it begins with “{ $part }”). Paste it where that game’s decks are saved.
    [version] The deck code was made by a later version of this program ({ $part }). Install that version to read it.
    [unknown] The deck code names { $part }, and this version has no card with that number. Take the card out of the deck where the code was made, and copy the code again.
   *[cards] The part “{ $part }” of the deck code can’t be read. Copy the code again from where it stands.
}
decks-unreadable = This version can’t read the code: { $code }

## What both have shown each other

lists-title = Both decks
lists-note = Both players showed each other these cards before the duel.
lists-of = { $player }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lists-close = Close
board-lists = Both decks (F3)
menu-lists = &Both decks
keys-lists = F3
keys-lists-text = the decks of both players, where the rules say that players show them
