# Texts of extra rules §18: the story board, its acts, plots. A clause is written without a full stop and begins small;
# the line brings both.

amount-act-value = the { -act-value }
condition-act-is = the { -act-color } is { $colors }
act-effect = { $color }: { CAP() }{ $step }
story-board-rule = in each { -end-phase }, if the { -achievement-condition } of your { -prepared-plot(form: "one") } is met this turn, its { -sakura-token } advances by 1 { -plot-space(form: "one") }. On the last one the { -plot(form: "one") } becomes { -achieved }, you go on to the next { -act(form: "one") } by a line that leads down ({ TERM("trial", "past a trial") } only if the { -plot(form: "one") } had { -will }, and else never past one), and its color is resolved:{ "\u000A" }{ $effects }
resolve-act = resolve the { -effect } of that color
achievement =
    { $times ->
        [1] { $condition } (to be met once)
       *[other] { $condition } (to be met { $times } times)
    }
prepare-it = { TERM("prepare-plot", "prepare it") }
prepare-or-be-removed = choose { $cards } and { TERM("prepare-plot", "prepare it") }. If it came from { -achieved }, { TERM("remove", "remove this card from the game") }
prepare-from = choose { $cards } and { TERM("prepare-plot", "prepare it") }
option-act = { $color } { $value }
prompt-next-act = Which { -act(form: "one") } do you go on to?
option-plot-side =
    { $side ->
        [will] { CAP() }{ -face-down }, with { -will }: { $goal }
       *[other] { CAP() }{ -face-up }: { $goal }
    }
prompt-plot-side = How do you lay the { -plot(form: "one") }?
cannot-advance-plot =
    { $who ->
        [me] your { -plot(form: "one") } doesn’t advance
       *[opponent] your opponent’s { -plot(form: "one") } doesn’t advance
    }
amount-last-turn = the turn before this one
amount-plot-advanced = the turn in which your { -plot(form: "one") } went on last
condition-no-plot-advanced = your { -plot(form: "one") } didn’t advance in the turn before this one
condition-plot-not-prepared = this { -plot(form: "one") } wasn’t { TERM("prepare-plot", "prepared") } this turn
condition-crystals-at-once = { $least } or more { -sakura-token(form: "many") } moved at once this turn
condition-crystals-at-once-elsewhere = { $least } or more { -sakura-token(form: "many") } moved at once this turn to anywhere but { -enhancements }
condition-life-changed = a player’s { -life } changed this turn
condition-life-changed-at-once = a player’s { -life } changed by { $least } or more at once this turn
condition-arrow-resolved = an { -arrow(form: "one") } was resolved this turn
condition-arrows-resolved = { $count } or more { -arrow(form: "many") } were resolved this turn
condition-anybody-used = { AN() }{ $card } was played this turn
gain-shown = choose { $cards }, reveal it and add it to your { -hand }
gain-unused-of = choose { $cards } and add it to your { -special(form: "many") }, { -unused }
trigger-goes-on = you go on to the next { -act(form: "one") }
card-of-declared-name = { $card } with the declared { -name }
card-of-answered-attack = { $card } of the { -attack-object } you reacted to
answered-to-deck-top = put the card of that { -attack-object } on top of its owner’s { -deck }
attack-by-card = { $attack } by an { -attack } card
