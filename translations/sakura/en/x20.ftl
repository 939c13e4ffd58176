# Texts of extra rules §20: Falsehoods and refutations, the way back to the Relics, copies of cards that are not at the
# table, a play as a card of the opponent's. A clause is written without a full stop and begins small.

## Falsehoods

rule-falsehoods = where you could play a { -normal(form: "one") }, you may { -falsify } with that card instead
falsify-before-rebuild = just before you { TERM("rebuild", "Reshuffle") }, you may { -falsify } of a card with { $term }, using 1 { $cards }
unless-refuted = if this { -falsehood } was not { TERM("refute", "refuted") }, { $step }
show-proof = you may reveal the card. If it was a fake, { $step }
trigger-proof-stands = a { -falsehood } of yours was not { TERM("refute", "refuted") }
when-refuted-in-vain = after a { -refutation-failure } of this card, instead of { -impatience }, { $step }
when-recurred = when this card { TERM("recur", "returns") }, { $step }
recurrence-text = after a { -refutation-failure } of this card you may put { $other } from your { -relics } into your { -discard }; then this card goes to your { -relics } after its play
condition-failed-to-refute =
    { $who ->
        [me] a { TERM("refutation-failure", "refutation of yours failed") } this turn
       *[opponent] a { TERM("refutation-failure", "refutation of your opponent’s failed") } this turn
    }
suffer-impatience-times =
    { $times ->
        [2] your opponent suffers { -impatience } twice
       *[other] your opponent suffers { -impatience } { $times } times
    }
condition-this-not-refuted = this play of the card was not { TERM("refute", "refuted") }

## Texts of cards

condition-crystals-left = a { -sakura-token } has left { $area } this turn
attack-of-nth-card =
    { $nth ->
        [3] { $attack } of the third card that you play this turn
       *[other] { $attack } of card number { $nth } that you play this turn
    }
false-inferno = False Inferno: this turn, { $standing }
title-oblation = Oblation
title-luminosity = Luminosity
amount-on-called = { counted-number }{ -sakura-token(form: "many") } on { $card }
amount-on-called-of =
    { $whose ->
        [me] { counted-number }{ -sakura-token(form: "many") } on your { $card }
       *[opponent] { counted-number }{ -sakura-token(form: "many") } on your opponent’s { $card }
    }
amount-played-normals =
    { $whose ->
        [me] { -normal(form: "many") } in your { -discard } and your { -enhancements } together
       *[opponent] { -normal(form: "many") } in your opponent’s { -discard } and { -enhancements } together
    }
copy-by-amount = this card is a { -copy } of another, by { $amount }:{ "\u000A" }{ $cards }
copy-at-least = { $count } or more: { $card }
copy-at = { $count }: { $card }
declares-use = you may declare that you play this card with { -normal-method } as any { $card } that your opponent could have chosen in { -deck-building }. Your opponent may reveal a card of that name from their { -hand }, { -cover }, or { -discard }; then this card is not played and goes to your { -discard }
exchange-for-one = { -exchange } { $old } for { $cards }
takes-from-life = { $by } of the { -sakura-token(form: "many") } put on it comes from your { -life }
impatience-is =
    { $who ->
        [me] the { -damage } of your { -impatience } is { $by }/1
       *[opponent] the { -damage } of your opponent’s { -impatience } is { $by }/1
    }
draw-if-wanted = draw 1 card if you like
sword-dance-focuses = where a Sword Dance would have you do the { -basic-action } { -recover }, you may choose { -focus } in its place
third-sword-dance = on your third Sword Dance of a turn, you may play this card for its { -cost }

## Questions and answers

prompt-falsehood-name = Which card’s { -name } do you declare?
prompt-refute = { $card } was declared. Do you { TERM("refute", "refute") } it?
prompt-recur = Does { $card } { TERM("recur", "return") }?
prompt-show-proof = Reveal this card? If it is a fake, { $step }.
prompt-declared-use = As which card do you play it?
prompt-show-against = Your opponent declared { $card }. Do you reveal your own card of that { -name } and stop that play?
option-falsify = { CAP() }{ -falsify } with { $card }
option-declare-use = Play { $card } as a card of your opponent’s
option-refute = { CAP() }{ TERM("refute", "refute") }
option-refute-not = Don’t { TERM("refute", "refute") }
