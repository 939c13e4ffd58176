# What a person writes to words: notes, tags, stars, meanings; words and sentences of one's own.

## What there is

study-kind-own = Own words
study-kind-sentence = Own sentences
study-origin-own = my own
study-source-own = My own

## In the list

study-column-star = ★
study-column-tags = Tags
study-column-added = Added
study-column-lapses = Forgotten
own-column-star = Star
own-date = { $year }-{ $month }-{ $day }
own-added-tip = { $date }, { $origin }
own-lapses-tip =
    { $count ->
        [one] Forgotten { $count } time after it had been learned
       *[other] Forgotten { $count } times after it had been learned
    }
study-pick-tag = By tag
study-any-tag = Every tag
own-tag-none = Without a tag
own-starred-only = Only words with a star
own-edit = Edit… (E)
own-edit-tip = Write a note, tags, a star or a meaning; of your own words everything can be changed.
own-star = ★ (S)
own-star-tip = Give the chosen words a star, or take it away.
own-more = More
own-more-tip = Tags, sentences, order, undo. The right button opens it too.
own-tag-chosen = Tags of the chosen… (T)
own-new-word = New word… (N)
own-new-sentence = New sentence… (M)
own-sentence-here = New sentence for this word…
own-delete = Delete my own…
own-undo = Undo (Ctrl+Z)
own-undo-act = Undo: { $act } (Ctrl+Z)
own-order = Sort by
own-order-none = As added, newest first
own-order-column = { $column }
own-order-down = { $column }, reversed

## Writing

own-title-word = A word of your own
own-title-sentence = A sentence of your own
own-title-entry = Notes on “{ $word }”
own-title-tags =
    { $count ->
        [one] Tags of { $count } word
       *[other] Tags of { $count } words
    }
own-reading = Reading in kana
own-reading-hint = or “上限[じょうげん]” above
own-sound = Sound in Latin letters
own-about = Belongs to
own-about-hint = Any word, found in any language; may stay empty
own-meaning = Meaning ({ $language })
own-meaning-hint = In your own words
own-instead = Show only my meaning
own-instead-tip = Otherwise yours stands above the program’s.
own-revert = Back to the program’s
own-revert-tip = Empty your own meanings: only the program’s are shown again.
own-tags = Tags
own-tags-hint = Separated by commas
own-tags-add = Add
own-tags-take = Remove
own-star-word = Star
own-note = Note
own-save = Save
own-needs-two = A word needs to be written in two languages at least.
own-needs-one = Write the sentence in one language at least.
own-untranslated = A sentence is asked once it stands in two languages.
own-too-long = That is too long to be kept.
own-delete-yes = Delete
own-delete-title = Delete what you wrote?
own-delete-text =
    { $count ->
        [one] { $count } entry of your own goes, with its notes and what is remembered of it. Ctrl+Z in the list brings it back.
       *[other] { $count } entries of your own go, with their notes and what is remembered of them. Ctrl+Z in the list brings them back.
    }

## What was done

own-done = Done: { $act }. Ctrl+Z takes it back.
own-undone = Taken back: { $act }
own-nothing-undone = There is nothing to take back.
own-act-star = star
own-act-tags = tags
own-act-edit = changes to “{ $word }”
own-act-new = new: “{ $word }”
own-act-delete =
    { $count ->
        [one] deleted { $count } entry
       *[other] deleted { $count } entries
    }
own-act-remove =
    { $count ->
        [one] removed { $count } word
       *[other] removed { $count } words
    }
own-act-known =
    { $count ->
        [one] { $count } word added as known
       *[other] { $count } words added as known
    }
own-act-aside =
    { $count ->
        [one] { $count } word put aside or taken up
       *[other] { $count } words put aside or taken up
    }

## On the sheet of a word

own-said-meaning = In my words
own-said-note = My note
own-said-tags = Tags: { $tags }
own-said-sentences = My sentences
own-said-about = Belongs to

## Adding

own-hint-add = Words and sentences that you write yourself are asked like all others.
own-none = Nothing of your own yet: “{ own-new-word }” begins.

## Asked

study-ask-turn = What is it in { $language }? Think of it, then turn it over.
study-turn-over = Turn over (Space)
study-turned = How well did you know it?

## From the rulebook

mine-add-sentence = ＋ Add this sentence to my words
mine-off-sentence = { mine-stage }: take this sentence off my words
mine-added-sentence = The sentence is on your list now.
mine-taken-off-sentence = The sentence is off your list. Added again, it is as it was.

## In the list of keys

keys-listed = S, T, E, N, M, K
keys-listed-text = in the list of words: star, tags, edit, a new word, a new sentence, I know this
