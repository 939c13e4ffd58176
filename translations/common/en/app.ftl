# What the screen itself says.

## The program's name and the titles of its screens

app-name = Sakura Desktop
title-screen =
    { $screen ->
        [choose] Twin Choice — { app-name }
        [build] Face-to-Face Deck-Building — { app-name }
        [puzzles] Puzzles — { app-name }
        [puzzle] Puzzles — { app-name }
        [seats] Who sits at the table — { app-name }
        [duel] Duel — { app-name }
        [result] Result — { app-name }
        [replay] Replay — { app-name }
        [analysis] Analysis — { app-name }
        [ready] Ready decks — { app-name }
        [lessons] Lessons — { app-name }
        [exercise] Lessons — { app-name }
        [lesson] Lessons — { app-name }
        [replays] Duels — { app-name }
        [settings] Settings — { app-name }
        [decks] Decks — { app-name }
        [study] My words — { app-name }
        [matchups] Matchups — { app-name }
        [help] How to play — { app-name }
        [about] About — { app-name }
       *[home] { app-name }
    }
player-named = { $name }
player-seat =
    { $seat ->
        [0] Player 1
       *[other] Player 2
    }
refusal-line = { $what } ({ $section })
status-warning = ⚠ { $what }
app-spoken = { $text }
button-ok = OK
button-cancel = Cancel
button-back = Back
button-home = Back to start
banner-close = Close

## Home

home-title = Sakura Desktop
home-unofficial = Made by fans, unofficial. Each game belongs to its makers.
home-continue = Continue
home-continue-detail = { $first } against { $second }, turn { $turn }
home-new = New duel
home-same = The same again
home-open = Open a duel…
home-open-detail = From a file saved before
home-replays = Duels
home-replays-detail = Look at them again, go on, save them
home-ready = Ready decks
home-ready-detail = Play at once
home-lessons = Lessons
home-lessons-detail = { $done } of { $all } done
home-lessons-first = New here? Begin with these
home-puzzles = Puzzles
home-puzzles-detail = { $done } of { $all } solved
home-decks = Decks
home-decks-detail = Saved under a name
home-study = My words
home-study-detail = Learn them in two languages
home-settings = Settings
home-settings-detail = Language, look, how the table behaves
home-about = About
home-about-detail = Licences and versions
home-recent = Latest duels
home-no-duels = No duels yet. Every duel is saved automatically after each answer and will be listed here.
home-unclosed = The program ended unexpectedly last time. The duel (turn { $turn }) is safe.
home-unclosed-continue = Go on with it
duel-sides = { $first } ({ $left }) – { $second } ({ $right })
duel-line = { $when } · { $result }
duel-unfinished = unfinished, turn { $turn }
duel-won = won by { $player }, turn { $turn }
duel-drawn = drawn, turn { $turn }

## The list of duels

duels-title = Duels
duels-watch = Watch
duels-resume = Continue
duels-save = Save as…
duels-remove = Delete
duels-open = Open a file…
duels-remove-title = Delete this duel?
duels-remove-text = Its journal can’t be brought back.

## Choosing the megami

choose-name =
    { $seat ->
        [0] Name of player 1
       *[other] Name of player 2
    }
cards-name = { $card }
cards-gone = { $card }, chosen
cards-room = empty place

## The curtain

curtain-title =
    { $cause ->
        [turn] { $player }: your turn
        [attack] { $player }: you are attacked
        [damage] { $player }: you take damage
       *[choice] { $player }: you choose
    }
curtain-lift = I am { $player }: lift the curtain

## The result

result-won = { $player } wins
result-nobody = A draw: nobody has won
result-figures = Turn { $turn }, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}{ $minutes ->
    [0] {""}
    [one] , { $minutes } minute
   *[other] , { $minutes } minutes
}
result-board = The last board: watch the duel
result-course = How the duel went, turn by turn
result-course-of = { $player }: { $name }
result-course-figure = { $name } { $value }
result-course-turn = After turn { $turn }: { $figures }
result-tally = { $count }
result-tally-of = { $name }, { $player }: { $count }
result-side = { $player }
result-side-won = ★ { $player }, won
result-side-lost = { $player }, lost
result-again = Again
result-same = Same decks again
result-watch = Watch the duel
result-watch-detail = From the beginning, step by step
result-save = Save…
result-save-detail = It is kept in the list anyway
result-home = Back to start
result-home-detail = Other duels, settings

## The journal

journal-title = Journal
journal-turn = Turn { $turn } · { $player }
journal-setup = Setup
journal-past = Looking back: after { $answers ->
    [one] { $answers } answer.
   *[other] { $answers } answers.
}
journal-return = Back to now

## The replay

replay-title = { $first } – { $second }
replay-start = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-end = To the end
replay-slider = Moment
replay-moment = { $answers } of { $total }
replay-seat = Seen by
replay-seat-public = what both know
replay-seat-both = both
replay-open = See both hands (H)
replay-opened = Both hands are open.
replay-closed = Hands are seen as the players see them.
replay-speed = Speed
replay-speed-keys = Speed (+ and −)
replay-speed-times = { $times }×
replay-speed-said = The speed is { $times } times the usual one.
replay-fork = Play on from here
replay-fork-title = Play on from here?
replay-fork-text = It is kept as a duel of its own; this one stays as it is.
replay-leave = Close

## Settings

settings-title = Settings
settings-group-reading = Language
settings-group-look = Look
settings-group-table = Table
settings-group-sound = Sound
settings-group-players = Players
settings-group-data = Where things are kept
settings-language = Language
settings-language-none = Follow the system
settings-language-ja = 日本語
settings-language-ko = 한국어
settings-language-en = English
settings-second-language = Second language
settings-second-language-none = None
settings-theme = Theme
settings-theme-system = Follow the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-zoom = Zoom
settings-unit-words = { "" }
settings-percent = { $percent }%
settings-pace = Pace of play
settings-pace-off = Don’t show it
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-pace-note = How fast what happens is shown. A click or a key skips to its end.
settings-motion = Movement
settings-motion-system = Follow the system
settings-motion-full = Things move
settings-motion-little = Nothing moves
settings-motion-note = If nothing moves, what happens is shown step by step by marks and numbers.
settings-sound = Play sounds
settings-sound-note = Ctrl+Shift+S turns them off and on.
settings-volume = Volume
settings-turn-board = Board
settings-turn-board-turn = Player to act below
settings-turn-board-stay = Player 1 below
settings-curtain = Curtain between the players
settings-curtain-note = Covers the screen before one player sees what the other may not.
settings-closeups = Show the card pointed at large
settings-closeups-note = Rest the pointer on a card: next to it, it is shown large with its whole text.
settings-always-pause-note = So that speed tells nothing about a hand.
settings-pay-default-ask = as asked each time
settings-confirm-undo = Ask before taking back what was revealed
settings-confirm-undo-note = What was seen stays known.
settings-group-study = Words
settings-study-new = New words a day
settings-study-reviews = Reviews a day at most
settings-study-homonyms = Ask for words that are written alike
settings-study-homonyms-note = Terms that look the same in both languages, and words that are the same in both.
settings-meet-words = Note words met in duels
settings-meet-words-note = They are listed in “My words” as met.
settings-data-path = { $path }
settings-data-open = Open the folder
settings-reset = Reset all
settings-reset-title = Reset every setting?
settings-reset-text = Duels and decks stay as they are.

## Menus

menu-duel = &Duel
menu-new = &New duel
menu-continue = &Continue
menu-open = &Open…
menu-save = &Save as…
menu-give-up = &Give up…
menu-replays = Due&ls
menu-decks = Dec&ks
menu-study = &My words
menu-matchups = Match&ups
menu-home = Start &page
menu-quit = &Quit
menu-edit = &Edit
menu-undo = &Undo
menu-redo = &Redo
menu-copy-picture = &Copy a picture of the table
menu-save-picture = Save a &picture of the table…
menu-settings = &Settings
menu-view = &View
menu-language = &Language
menu-second-language = &Second language
menu-ruby = &Readings over kanji
menu-theme = &Theme
menu-zoom = &Zoom
menu-zoom-in = Zoom &in
menu-zoom-out = Zoom &out
menu-zoom-normal = &Normal size
menu-pace = &Pace of play
menu-volume = S&ound
menu-sound = &Sounds
menu-louder = &Louder
menu-softer = So&fter
menu-journal-shown = &Journal
menu-fullscreen = &Full screen
menu-help-menu = &Help
menu-help = &How to play, keys
menu-about = &About

## Files

picture-copied = A picture of what is shown here is on the clipboard.
picture-save-title = Save the picture
picture-files = Pictures
picture-not-saved = The picture could not be written to { $path }.
file-open-title = Open a duel
file-save-title = Save the duel
file-open = Open
file-save = Save
file-name = File name:
file-type = Type:
file-look-in = Look in:
file-duels = Duel journals
file-all = All files
file-saved = Saved: { $path }
file-overwrite-title = Replace the file?
file-overwrite-text = { $path } holds something that is no duel. It would be lost.
file-overwrite = Replace

## What went wrong

trouble-unreadable = { $path } can’t be read ({ $detail }). Check the file’s permissions. The program goes on without it.
trouble-damaged = { $path } was damaged. It was kept as { $kept }, and a new one is made.
trouble-unwritten = { $why } Or start with --data-dir and another folder. Until it can be written, changes are lost when the program ends.
save-trouble = The duel can’t be saved automatically. { $why } You can play on.
save-elsewhere = Save elsewhere…
cannot-write-full = The disk of { $path } is full: make some room, or save elsewhere.
cannot-write-read-only = { $path } may not be written: allow writing there, or save elsewhere.
cannot-write-no-folder = The folder of { $path } is gone: make it again, or save elsewhere.
cannot-write-in-use = { $path } is in use by another window or program: go on there or close it, or save elsewhere.
cannot-save-occupied = { $path } holds something that is no duel of this game and is left as it is: choose another name.
cannot-write-failed = { $path } can’t be written ({ $detail }): see that the disk is there, or save elsewhere.
cannot-save-title = The duel wasn’t saved
cannot-open-title = This duel can’t be opened
cannot-open-line =
    { $file }
    Line { $line }: { $why }
    The file was left as it is.
cannot-open-file =
    { $file }
    { $why }
    The file was left as it is.
cannot-open-detail = { $why } ({ $detail })
cannot-open-rescue =
    { $why }
    What holds before that can be opened as a duel of its own.
cannot-open-rescue-yes = Open what holds
cannot-open-missing = There is no such file. Check where it is.
cannot-open-unreadable = It can’t be read. Check the file’s permissions.
cannot-open-empty = It is empty.
cannot-open-foreign = It isn’t a journal of any game in this program. Update the program, or open it with the one that wrote it.
cannot-open-newer = It was saved by a newer version of the program. Update the program.
cannot-open-older = It was saved by a version too old to be read. Open it with the version that saved it.
cannot-open-other-rules = It was played by another card set or edition of the rules. Open it with a version of the program that has them.
cannot-open-damaged = The journal is damaged. Open a copy, if there is one.
cannot-open-diverged = An answer recorded there isn’t possible at that moment as this version plays the rules: the duel was played by an older version whose rules were corrected since, or the file was altered or damaged.
cannot-fork = No duel can begin at this moment.

## A fault of the program

fault-title = Something went wrong in the program
fault-text = Sorry. The duel is saved up to this moment, and you can play on. A report was kept in { $path }; sent to the makers, it helps to mend this.
fault-text-unsaved = Sorry. You can go on. The report could not be kept in a file; please copy it and send it to the makers.
fault-report = Report
fault-go-on = Go on
fault-copy = Copy the report
fault-show = Show the report
fault-quit = Quit

## When the program can't start

start-no-display = There is no screen to open a window on. Start the program in a desktop session, or set DISPLAY or WAYLAND_DISPLAY.
start-no-qt = Qt (PySide6) isn’t installed. The command in the README, python3 play.py, installs it ({ $detail }).
start-no-library = A library that windows need can’t be loaded ({ $detail }). On Debian or Ubuntu this installs it: sudo apt-get install libegl1 libgl1 libxkbcommon-x11-0 libdbus-1-3 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxcb-xinerama0 libxcb-xkb1
start-fault = The program can’t start because of a fault in it. A report is kept in { $path }. Your duels, decks and words are as they were.
start-no-window = No window can be opened ({ $detail }).

## The command line

command-description = An unofficial table for two to play card games.
command-arguments = arguments
command-options = options
command-file = a duel journal to open
command-lang = the language to show
command-data-dir = the folder for settings, duels and decks
command-version = print the version and end
command-help = print this help and end
command-wrong = the command line isn’t understood: { $detail }
command-unknown = there is no option “{ $word }”.
command-unknown-language = there is no language “{ $language }”: choose ja, ko or en.
command-no-file = there is no file { $path }.
command-no-folder = { $path } is no folder.
command-see-help = { $program } --help shows how it is used.

## About

about-title = About
about-what = A program for two to play card games, in Japanese, Korean and English.
about-unofficial = Unofficial
about-unofficial-text = It is made by fans and has no ties to BakaFire Party or any other owner of the games. The names of the games, and the names and figures of their published cards, belong to them. All pictures, sentences and practice cards were made for this program; no official picture or sentence is used.
about-rules = Rules
about-licence = Licences
about-licence-text = The program is under the MIT licence. It is made with:
about-qt = Qt for Python is used under version 3 of the LGPL: it is loaded unchanged, as a part of its own that can be replaced.
about-versions = Version { $version }, Python { $python }, Qt { $qt }, { $system }

## How to play

help-title = How to play, keys
help-aim = The aim
help-several = Choosing several
help-several-text = Click or drag them, then confirm. Esc takes the last one back.
help-undo = Taking back
help-undo-text = Everything can be taken back and done again. Where something secret was revealed, you are asked first.
help-reading = Reading
help-reading-text = Point at a card to see it large. Marked words are terms of the rules: click one for its meaning and section. Click a line of the journal to look back at its moment.
keys-board = Keys on the board
keys-program = Keys of the program
keys-tab = Tab
keys-tab-text = walk the lit things
keys-arrows = Arrows
keys-arrows-text = walk to the next lit thing in that direction
keys-aside-shown = F9
keys-aside-shown-text = show the journal beside the board, or hide it
keys-onward = Ctrl+Enter
keys-onward-text = go on from a page where something is chosen or built
keys-leap = Alt+1, 2, 3
keys-leap-text = go to the board, then to what stands beside it, from top to bottom (in a duel the card’s text and the journal)
keys-enter = Enter
keys-enter-text = pick, put, confirm
keys-escape = Esc
keys-escape-text = put back what was picked; return to the present
keys-letters = F2
keys-letters-text = show a digit or letter on every lit thing and button; that key chooses it
keys-replay = In a replay
keys-replay-text = ← and → step, space plays and stops, Home and End go to the ends, + and − set the speed, H opens both hands
keys-undo = Ctrl+Z
keys-undo-text = take back
keys-redo = Ctrl+Shift+Z
keys-redo-text = do again
keys-language = Ctrl+1, 2, 3
keys-language-text = Japanese, Korean, English
keys-cycle = F6
keys-cycle-text = the next language
keys-peek = F8 or `, held
keys-peek-text = peek at the second language
keys-ruby = F7
keys-ruby-text = readings over kanji: always, never, over words not yet known
keys-zoom = Ctrl++, Ctrl+-, Ctrl+0
keys-zoom-text = larger, smaller, as at first
keys-fullscreen = F11
keys-fullscreen-text = full screen
keys-picture = Ctrl+Shift+C, Ctrl+Shift+P
keys-picture-text = copy a picture of the table, save one
keys-sound = Ctrl+Shift+S
keys-sound-text = sounds on and off
keys-save = Ctrl+S, Ctrl+O
keys-save-text = save a duel, open one
keys-home = Ctrl+H, F1
keys-home-text = the start page, this page
keys-study = Ctrl+M
keys-study-text = my words
