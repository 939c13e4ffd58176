# Texts of extra rules §10: gauges, electrified cards, the powers of the storm. A clause is written without a full stop
# and begins small; the line brings both.

raise-either = raise your { $names } by { $by }
option-gauge = { $name } +{ $by }
double-gauge = double your { $name }
power = { $name } -{ $by }: { CAP() }{ $step }
power-sheet = the powers of the { TERM("storm-power", "Storm") }, each for what a gauge is lowered by:{ "\u000A" }{ $powers }
use-powers =
    { $times ->
        [1] you may { -use-storm }
       *[other] you may { -use-storm } up to { $times } times
    }{ $twice ->
        [no] {""}, no { -storm-ability } twice
       *[yes] {""}
    }
condition-chose-standard = you chose { -standard-action }
charges-cards = a card that you play and that is not of { $megami } becomes { -charge }; it stops being so when it leaves your { -in-use }, { -discard }, { -enhancements } and { -specials }, or becomes { -unused }
discharges = you may { -discharge } a card when you play it, cards just before you { TERM("rebuild", "Reshuffle") }, and one card instead of an act in { -standard-action }; each time, one of your gauges is raised by 1
prompt-discharge = { CAP() }{ -discharge } a card?
option-discharge = { CAP() }{ -discharge } { $card }: { $name } +1
cannot-charge =
    { $who ->
        [me] cards that you play don’t become { -charge }
       *[opponent] cards that your opponent plays don’t become { -charge }
    }
arrow-up-to = { $arrow } (or fewer, if you like)
line-token-on = { CAP() }{ $card } is now { $token }.
line-token-off = { CAP() }{ $card } is no longer { $token }.
