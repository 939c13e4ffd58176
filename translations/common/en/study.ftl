# What the room "My words" says.

## The room

study-title = My words
study-tab-review = Today
study-tab-list = Words
study-tab-add = Add words
study-tab-progress = Progress
study-hint = Alt+1 to 4 go from page to page; 1 to 4 answer and grade, the space bar goes on, F shows readings.
study-text = { $text }
study-direction = Asked, answered
study-asks = Language of the question
study-answers = Language of the answer
study-turn-sign = ⇄
study-turn = Swap the two languages

## Words

study-kind-term = Terms
study-kind-card = Card names
study-kind-clause = Lines of cards
study-of-card = A line of { $card }
study-origin-duel = met in a duel
study-origin-megami = from a Megami
study-origin-hand = chosen by hand
study-origin-read = added while reading
study-origin-import = imported
study-origin-other = elsewhere
study-due-new = new
study-due-now = now
study-due-soon = in less than a minute
study-due-minutes =
    { $count ->
        [one] in { $count } minute
       *[other] in { $count } minutes
    }
study-due-hours =
    { $count ->
        [one] in { $count } hour
       *[other] in { $count } hours
    }
study-due-days =
    { $count ->
        [one] in { $count } day
       *[other] in { $count } days
    }
study-spoken = { $asked } — { $answered }
study-example = Met in

## The list

study-column-reading = Reading
study-column-meaning = Meaning
study-column-origin = From
study-column-due = Asked next
study-column-there = On the list
study-find = Find in any language
study-pick-kind = By kind
study-pick-form = By Megami
study-pick-state = By what is due
study-any-kind = Every kind
study-any-form = Every Megami
study-any-state = Every state
study-state-new = Not yet asked
study-state-due = Due
study-state-learning = Being learned
study-state-known = Known
study-state-aside = Put aside
study-state-suspended = not asked
study-state-buried = tomorrow
study-state-leech = paused (hard)
study-count = { $shown } of { $all } shown, { $chosen } chosen
study-none-found = Nothing is found like that.
study-words-read = Reading the words…
study-everything = Show all
study-list-empty = No words yet.
study-open = Open
study-add = Add words…
study-list-suspended = Don’t ask
study-list-known = I know this (K)
study-list-taken-up = Ask again
study-remove = Remove
study-remove-title = Remove from the list?
study-remove-text =
    { $count ->
        [one] { $count } word goes, with what is remembered of it. Ctrl+Z in the list brings it back.
       *[other] { $count } words go, with what is remembered of them. Ctrl+Z in the list brings them back.
    }

## Adding

study-offered = Words that can be added
study-forms = Megami to take words from
study-form-chosen = chosen
study-source-hand = Search everything
study-source-megami = By Megami
study-source-duel = Met in duels
study-there = ✓ there
study-take =
    { $count ->
        [0] Add the chosen words
        [one] Add { $count } word
       *[other] Add the { $count } chosen
    }
study-take-all =
    { $count ->
        [0] Add all shown
       *[other] Add all { $count } shown
    }
study-add-known = Add as known (K)
study-add-known-tip = Put the chosen words on the list and count them as known: they aren’t asked.
study-added =
    { $there ->
        [0] Added { $count }.
        [one] Added { $count }; { $there } was there already.
       *[other] Added { $count }; { $there } were there already.
    }
study-hint-add = Choose rows and press Enter to add them; Ctrl+A chooses all.
study-hint-megami = Choose Megami: the names and lines of their cards are offered.
study-none-met = Nothing met yet. Play a duel, and the words of its journal are listed here.

## Questions

study-counts = Today: { $due } due, { $new } new · { $done } done, { $right } right
study-language-ja = Japanese
study-language-ko = Korean
study-language-en = English
study-ask-recognise = Which is it in { $language }?
study-ask-recall = Write it in { $language }.
study-ask-board = Which board does this line leave?
study-ask-face = What is this card called? ({ $language })
study-face = A card without its name
study-line = { $language ->
    [ja] In kanji, kana or Latin letters
    [ko] In Hangul or Latin letters
   *[other] Write here
 }
study-check = Answer
study-unknown = I don’t know (0)
study-right = ✓ Right.
study-wrong = It is: { $word }
study-wrong-board = The right board is marked.
study-wrong-line = The right line is marked.
study-insist = I was right (R)
study-grade-again = 1 Again
study-grade-hard = 2 Hard
study-grade-good = 3 Good
study-grade-easy = 4 Easy
study-ask-shown = A new word. Look at it; it will be asked soon.
study-difference = Written: { $written }
study-unknown-writing = I don’t know (Enter on the empty line)
study-seen = Next (Space)
study-reading = Reading (F)
study-aside = Not now
study-aside-buried = Tomorrow (=)
study-aside-suspended = Don’t ask it any more (@)
study-aside-known = I know this (!)
study-was-buried = “{ $word }” is asked again tomorrow.
study-was-suspended = “{ $word }” isn’t asked any more. In “Words” it can be taken up again.
study-was-known = “{ $word }” counts as known.
study-was-leech = “{ $word }” keeps being forgotten, so it isn’t asked for now. Look at it at leisure and take it up again in “Words”.
study-grade = { $grade } · { $wait }
study-wait-minutes = { $count } min
study-wait-hours = { $count } h
study-wait-days = { $count } d
study-wait-months = { $count } mo
study-wait-years = { $count } y
study-more-new = Ten more new words
study-ahead = Study ahead
study-ahead-tip = The next twenty words are asked before they are due.
study-end-name = { $title }. { $text }
study-undo = Take back the last answer
study-undo-tip = Ctrl+Z
study-end = Done for now
study-end-text = Today { $right } of { $done } answers were right. { $next }
study-next = Next word: { $when }.
study-next-none = No word is waiting.
study-nothing = Nothing to ask just now
study-empty = No words yet
study-empty-text = Add some: choose Megami, search, or take what you met in your duels.

## Progress

study-figures = { $parts }
study-streak =
    { $count ->
        [one] { $count } day in a row (longest run: { $longest })
       *[other] { $count } days in a row (longest run: { $longest })
    }
study-retention = { $share }% of what had been learned was remembered in the last { $days } days
study-tomorrow = { $count } due tomorrow
study-hard = Hard lately: { $words }
study-hard-none = No word has been hard lately.
study-progress-empty = No answers yet. Answer words in “Today”, and your progress is shown here.
study-hard-word = { $word } ({ $count ->
    [one] missed once
   *[other] missed { $count } times
})
study-plot-forecast = Due in the days to come
study-plot-forecast-day = { $date } — { $count } due
study-plot-retention = Remembered when asked again, by week (%)
study-plot-retention-week = Week of { $date } — { $share }% remembered
study-plot-today = Today
study-today-done = done { $count }
study-today-due = due { $count }
study-today-new = new { $count }
study-plot-known = Known words
study-plot-known-day = { $date } — { $count } known
study-plot-answers = Answers by day
study-plot-answers-day = { $date } — { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}, { $right } right
study-date = { $month }/{ $day }
study-plot-megami = Words by Megami
study-plot-chapters = Terms by part of the rules
study-plot-share = { $part } — { $known } known, { $listed } on the list, { $words } in all
study-key-right = right
study-key-wrong = wrong
study-key-known = known
study-key-listed = on the list
study-key-all = all
study-plot-empty = Nothing to draw yet.
study-plot-counting = Counting…
study-chapter = Chapter { $number }
study-chapter-extra = Extra rules { $number }
study-chapter-appendix = Appendix { $number }
study-part-of-game = { $game }: { $part }
study-chapter-none = In no chapter

## Files

study-anki = To Anki…
study-anki-tip = Write the list as an Anki package, with what you remember of each word; imported again it updates.
study-table = To a table…
study-table-tip = Write the list with what is remembered as CSV.
study-import = From a table…
study-import-tip = Take words from such a CSV. An empty cell leaves what is there, “-” clears it; a row without an id is a word of your own.
study-backup = Back up…
study-backup-tip = Copy everything into a file.
study-restore = Restore…
study-restore-tip = Take everything from a backup. What is here now is kept too, as a file of its own among the program’s data.
study-anki-title = Save an Anki package
study-anki-files = Anki packages
study-anki-deck = Sakura words
study-anki-pair = { $first } ↔ { $second }
study-table-title = Save a table
study-import-title = Open a table
study-table-files = Tables
study-backup-title = Save a backup
study-restore-title = Open a backup
study-copy-files = Backups of words
study-restore-sure = Replace your words by the backup?
study-restore-yes = Replace
study-restore-text = They become what is in { $path }. What is here now is kept too, as a file of its own among the program’s data.
study-exported =
    { $count ->
        [one] { $count } word written: { $path }
       *[other] { $count } words written: { $path }
    }
study-imported = { $new ->
    [one] 1 new word
   *[other] { $new } new words
 }; learning records taken over for { $remembered }, notes or words of your own for { $written }.{ $unknown ->
    [0] {""}
   *[other] {" "}Not recognised: { $unknown }.
 }
study-table-being-read = Reading the table: { $part }%
study-table-written = Writing the table: { $part }%
study-anki-written = Writing the Anki package: { $part }%
study-copy-written = Backing up: { $part }%
study-copy-being-read = Reading the backup: { $part }%
study-carrying-stopped = Stopped; nothing was changed.
study-backed-up = Backed up: { $path }
study-restored = Restored from { $path }. What was here before: { $kept }
study-begun-anew = A new file is begun. The old one: { $path }

## When something is wrong

study-file-trouble = This file can’t be used
study-closed-title = Your words can’t be opened
study-closed-damaged = { $path } is damaged.
study-closed-not-words = { $path } is no file of words.
study-closed-newer = { $path } comes from a newer version of the program. Open it with that one.
study-closed-in-use = { $path } is open in another window or program. Close it there and try again.
study-closed-no-access = { $path } can’t be opened. See whether the folder may be written, and whether the disk has room.
study-closed-what = The file stays as it is. Try again, restore a backup, or put it aside and begin a new one.
study-closed-again = Try again
study-closed-restore = Restore a backup…
study-closed-anew = Put it aside, begin a new one
study-bad-columns = The table has neither a column “id” nor two of “ja”, “ko” and “en”; its first line begins: “{ $detail }”
study-bad-too-large = The file is too large to be a table of words.
study-bad-not-text = This is no text file in UTF-8, so it can’t be a table that was written here. Save it as “CSV UTF-8” and try again.
study-bad-empty = This table is empty: there is no row of words below its heading.
study-bad-row = Row { $row } can’t be read ({ $detail }). Nothing was taken.
study-bad-too-long = The table is too long (row { $row }).
study-bad-not-a-table = This can’t be read as a table.
study-meeting-trouble = Words met in duels can’t be noted in { $path }. The duel goes on all the same.

# Keys of the window of words, for the help.
keys-words = Keys of my words
keys-tabs = Alt+1 to Alt+4
keys-tabs-text = today, the list of words, adding words, progress
keys-search = Ctrl+F
keys-search-text = search the words of the page; from today’s page, all words there are
keys-rows = Enter, Delete, Ctrl+A
keys-rows-text = in the list of words: open the word, remove the words chosen, choose all
keys-answers = 1 to 4, 0
keys-answers-text = in a review: answer or grade, don’t know
keys-further = Space
keys-further-text = in a review: go on, by the grade that is proposed
keys-asked = F, V, R
keys-asked-text = in a review: the reading, hear it, I was right after all
keys-aside = =, @, !
keys-aside-text = in a review: ask it tomorrow, don’t ask it any more, I know this
keys-last = Ctrl+Z
keys-last-text = take back what was done last
