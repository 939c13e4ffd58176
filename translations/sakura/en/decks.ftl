# Building decks, and the decks kept.

build-title = { $player } builds: { $left }, { $right }
build-curtain = Seven { -normal(form: "many") } and three { -special(form: "many") } are chosen in secret.
build-hint = Click or drag cards: seven { -normal(form: "many") } and three { -special(form: "many") }.
build-hint-done = The deck is complete.
build-pool-normal = { -normal(form: "many") }
build-pool-special = { -special(form: "many") }
build-deck-normal = { -normal(form: "many") } chosen
build-deck-special = { -special(form: "many") } chosen
build-count-normal = { -normal(form: "many") } chosen: { $count } of { $size }
build-count-special = { -special(form: "many") } chosen: { $count } of { $size }
build-sort = { CAP() }{ $what } { $count }
build-reach-at = { $distance } ({ $count })
build-reach-said = Distances that the { -attack(form: "many") } chosen reach, with how many of them: { $rows }
build-reach-none = No distance is reached by a chosen { -attack } yet.
build-not-in-pool = The Megami chosen don’t bring { $card }.
build-twice = { $card } is in the deck already; there is one of each card.
build-full-normal = A deck has { $count } { -normal(form: "many") }. Drop this one on the card that is to make room for it.
build-full-special = A deck has { $count } { -special(form: "many") }. Drop this one on the card that is to make room for it.
build-done = Play these ten
build-back = Choose Megami again
build-random = Random
build-random-tip = Fill what is open by chance; a complete deck is drawn anew.
build-clear = Clear
build-clear-tip = Put every card back.
build-keep = Save…
build-keep-tip = Save this deck under a name.
build-bring = Saved decks
build-bring-tip = Decks that these two Megami can bring.
build-none-kept = No deck of these two is saved
build-copy = Copy code
build-copy-tip = Copy the deck as a short text.
build-paste = Paste code
build-paste-tip = Take the deck whose code is on the clipboard.
cards-normals = { -normal(form: "many") }
cards-specials = { -special(form: "many") }
cards-extra = { CAP() }{ -extra }
cards-poison = { CAP() }{ -poison(form: "many") }
cards-part = { CAP() }{ -part(form: "many") }
cards-transform = { CAP() }{ -transform-card(form: "many") }
cards-plot = { CAP() }{ -plot(form: "many") }
cards-unit = { CAP() }{ -unit(form: "many") }
cards-many = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
decks-none = No decks are saved. Save one while building, or paste a code.
decks-of = { $left } and { $right }
deck-name-wish = { $left } & { $right }
deck-other-megami = That deck belongs to { $left } and { $right }.
deck-missing = Left out, since these Megami don’t bring them: { $cards }
deck-code-shape = The text on the clipboard is no deck code. Copy the whole code and try again.
deck-code-check = The deck code has a mistake in it. Copy it again.
deck-code-set = The deck code belongs to another season.
deck-code-megami = The deck code names Megami that this version doesn’t know.
deck-code-cards = The cards in the deck code can’t be read. Copy it again.
