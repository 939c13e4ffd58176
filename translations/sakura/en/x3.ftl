# Texts of extra rules §3: traps played from the discard pile, a second play, a defeat put off, Parts. A clause is
# written without a full stop and begins small; the line brings both.

use-again = then, if that card is in your { $area }, play it from there once more
use-gives-each-time = each time, an { -attack-object } of that card gets { $what }
use-before-rebuild = just before you { TERM("rebuild", "Reshuffle") }, you may choose { $cards } and play it
use-before-rebuild-too = just before you { TERM("rebuild", "Reshuffle") }, you may also choose { $cards } and play it
may-go-elsewhere = when you have played this card and it would go to your { -discard }, you may do the following instead: { $step }
card-used-out-of = { $card } that you play from your { $area }
only-by-itself = only its own effect can make you play this card
use-instead-of-defeat = when you would lose this { -sakura-duel } for the first time, you may do the following instead: { $step }
use-this-without-life = move all of your { -life } to { -shadow }, then pay the { -cost } and play this card
condition-took-damage =
    { $who ->
        [me] you have taken { taken-damage } this turn
       *[opponent] your opponent has taken { taken-damage } this turn
    }
taken-damage =
    { $where ->
        [aura] { -aura-damage }
        [life] { -life-damage }
       *[flare] Damage to { -flare }
    }
change-damage-minus-x = -X/-X (X: { $amount })

## Parts

graded =
    { $number ->
        [1] ‹1› { $text }
        [2] ‹2› { $text }
        [3] ‹3› { $text }
       *[4] ‹4› { $text }
    }
assemble-parts =
    { $count ->
        [1] { -assemble } 1 { -part(form: "one") }
       *[other] { -assemble } { $count } { -part(form: "many") }
    }
assemble-x-parts = { -assemble } X { -part(form: "many") } (X: { $amount })
take-parts-apart = { -disassemble } { -part(form: "many") } until you have { $left } or fewer { -assembled }
amount-assembled-parts =
    { $whose ->
        [me] the number of your { -assembled }
       *[opponent] the number of your opponent’s { -assembled }
    }
attack-instead-of-rebuild = instead of a { -rebuild }, you may show one of your { -assembled } that has { $keyword }, with any number of { -custom-part(form: "many") }, and make their { -attack-object }. All your { -part(form: "many") } become unassembled then
prompt-main-part = Make an { -attack-object } with your { -part(form: "many") } instead of a { -rebuild }? If so, choose a { -main-part }.
prompt-custom-parts = Choose the { -custom-part(form: "many") } to show with it, in the order in which their effects are added.
