# Reading: a language for each element, readings, blur, entries of terms.

reading-program = Program
reading-names = Card names
reading-text = Card text
reading-journal = Journal
reading-first = Language
reading-second = Beside it
reading-as-program = As the program
reading-nothing = Nothing
reading-languages-note = F6 goes through the languages of the program, F5 through those beside; with Shift card names, with Ctrl card text, with both the journal. Hold F8 to peek.
settings-names-language = Language of card names
settings-names-second = Beside card names
settings-text-language = Language of card text
settings-text-second = Beside card text
settings-journal-language = Language of the journal
settings-journal-second = Beside the journal
settings-ruby = Readings over kanji
settings-ruby-all = Always
settings-ruby-off = Never
settings-ruby-new = Only over words not yet known
settings-ruby-note = With “Only over words not yet known”, words that “My words” counts as known have none. F7 changes it.
settings-blur-second = Blur the second language of cards
settings-blur-second-note = Point at a line or go to it by Tab to read it. Shift+F7 changes it.
settings-romanised = Korean in Latin letters in the entries of terms
settings-romanised-note = As it is spoken, beside the Korean word. Ctrl+F7 changes it.
settings-read-first = Read cards first in
settings-read-first-none = Any language
settings-read-first-note = In a duel the card reader shows this language alone; the other follows after a moment or a click.
menu-names = Language of card &names
menu-text = Language of card te&xt
menu-journal = Lan&guage of the journal
menu-beside = Beside it
menu-next = Next
menu-blur-second = &Blur the second language
menu-romanised = &Korean in Latin letters
# What is how now.
reading-now = { $what }: { $how }
reading-on = on
reading-off = off
keys-reading = Keys for reading
keys-second = F5
keys-second-text = the next second language
keys-names = Shift+F6, Shift+F5
keys-names-text = language of card names, and the one beside
keys-text = Ctrl+F6, Ctrl+F5
keys-text-text = language of card text, and the one beside
keys-journal = Ctrl+Shift+F6, Ctrl+Shift+F5
keys-journal-text = language of the journal, and the one beside
keys-blur = Shift+F7
keys-blur-text = blur the second language of cards
keys-romanised = Ctrl+F7
keys-romanised-text = Korean in Latin letters in the entries of terms
reading-unlock = Show the other language
reading-cards-with = { $count ->
    [one] One card names it
   *[other] { $count } cards name it
}
reading-cards-more = { $count } more
