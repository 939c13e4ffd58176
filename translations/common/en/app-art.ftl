# What the card reader says, and what to do where fonts are missing.

art-fonts-missing-command = No font on this computer can write { $languages }. To install one, run in a terminal: { $command } – then start the program again.
art-fonts-missing-steps = No font on this computer can write { $languages }. To install one: { $steps } – then start the program again.
art-language-ja = Japanese
art-language-ko = Korean

art-reader-name = Card reader
art-reader-empty = Point at a card, or come to it by Tab and the arrows, to read it here.
art-reader-hidden = This card lies face down: you may not look at it.
art-reader-card = Card { $card }

art-card-kinds = { $kinds }
art-card-value = { CAP() }{ $label }: { $value }
art-change-line = { $by }: { $change }
art-change = { $what } { $before } → { $after }
art-change-by = { $card }
art-change-by-rule = The rules

art-popup-name = Meaning of { $term }
art-term-section = Rules §{ $section }
art-term-heading = Rules: { $heading }
