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
deck-kept = Kept as “{ $name }”.
deck-copied = Copied: { $code }
decks-duplicate = Duplicate
deck-replace-title = Replace “{ $name }”?
deck-replace-text = Another deck is kept under this name. Replaced, it is gone, unless its code was copied.
deck-replace = Replace
