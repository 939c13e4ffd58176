# Choosing, building and keeping game decks.

hololive-choose-title = Choose game decks
hololive-choose-window = Choose game decks — { app-name }
hololive-choose-note = Each player takes one of these decks, or builds one. Both may take the same.
hololive-choose-hint = Arrows or a click choose a deck; its cards are below.
hololive-computer-deck = The computer brings a deck of its own. Which one shows as it plays.
hololive-deck-list = Decks to take
hololive-deck-cards = Cards of this deck
hololive-deck-of = { $player }: { $deck }
hololive-deck-named = { $name }
hololive-deck-built = Built just now
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
