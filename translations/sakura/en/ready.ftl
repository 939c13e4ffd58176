# Ready decks (engine/sakura/ready_decks.toml): a name, and what each wants to do.

ready-deck-blade-and-glaive = Blade and Glaive
    .aim = Both strike at 3 to 5. Break the { -aura }; end it with Tsukikage Crush.
ready-deck-shot-and-slash = Shot and Slash
    .aim = Shoot the { -aura } away from afar, then step in and cut.
ready-deck-drawn-blade-dance = Drawn-Blade Dance
    .aim = Hold 3 to 4 with { -reaction(form: "many") }, and wait for one stroke at { -full-power }.
ready-deck-line-at-five = The Line at Five
    .aim = At 5 glaive and gun both reach. Stay there and never stop.
ready-deck-answer-to-everything = An Answer to Everything
    .aim = Let them attack: each blow is parried and returned.
ready-deck-out-of-reach = Out of Reach
    .aim = Keep away at 6 to 8 and fire three cards a turn.

build-ready = Ready deck
build-ready-tip = A deck of these two that is made already.
build-ready-brought = { $name }: { $aim }
ready-title = Ready decks
ready-note = Each takes one of these decks. Both may take the same.
ready-play = Play now
ready-choose = Choose Megami instead
choose-ready = Ready decks
choose-ready-tip = Play at once with ready decks
ready-of-first = Deck of the first player
ready-of-second = Deck of the second player
