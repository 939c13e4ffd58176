# Words put on one's list from wherever one reads.

mine-stage =
    { $stage ->
        [new] ○ New
        [learning] ◐ Being learned
       *[known] ● Known
    }
mine-add-key = ＋ Add to my words (A)
mine-off-key = { mine-stage } (A takes it off)
mine-add = ＋ Add “{ $word }” to my words
mine-off = { mine-stage }: take “{ $word }” off my words
mine-add-all = ＋ Add all { $count } to my words
mine-write = ＋ Write “{ $word }” down as my own…
mine-line-words = Words of this line
mine-added-word = “{ $word }” is on your list now.
mine-added =
    { $count ->
        [one] { $count } entry was added to your list.
       *[other] { $count } entries were added to your list.
    }
mine-taken-off-word = “{ $word }” is off your list. Added again, it is as it was.
mine-taken-off =
    { $count ->
        [one] { $count } entry is off your list. Added again, it is as it was.
       *[other] { $count } entries are off your list. Added again, they are as they were.
    }
mine-none = There is no word to learn in this line.
mine-copy = Copy
mine-copy-line = Copy this line

## At the end of a duel

mine-met =
    { $count ->
        [one] Add { $count } new word
       *[other] Add { $count } new words
    }
mine-met-detail = In this duel’s journal, not on your list yet
mine-met-choose = Choose…
mine-met-taken =
    { $count ->
        [one] { $count } word added: take it back
       *[other] { $count } words added: take them back
    }
mine-met-taken-detail = They wait in “{ home-study }”

## On the first screen

home-study-due = { home-study } · { $count } today

## Among the keys

keys-walk = ← and →
keys-walk-text = in the card’s text and in entries: go from word to word
keys-mine = A
keys-mine-text = put the word pointed at on my words, or take it off; the menu of the right button or Shift+F10 offers it too
keys-copy = Ctrl+C
keys-copy-text = copy the text drawn over with the mouse, or the whole line
