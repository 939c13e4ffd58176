# Extra rules §7: poison, and what its cards do besides. The text of cards as in phrases.ftl: clauses in small letters
# without a full stop.

## Text of cards

card-one-of = { $names }
give = choose { $cards } and { $where }
give-seen = your opponent looks at all of your { $areas }, picks { $count } { $card } there, and you { $where }
given-to-hand = add it to your opponent’s { -hand }
given-to-deck-top = place it on top of your opponent’s { -deck }
return-this = return this card to your opponent’s { $area }
cannot-be-covered = { $card } can’t be put into their owner’s { -cover }
on-top-when-rebuilt = at the end of a { -rebuild }, { $cards } in that { -deck } go on top of it in a random order
attacks-cancelled = every { $attack } is { -cancelled }
taken-back = all { -sakura-token(form: "many") } on this card go to { -shadow } and it becomes { -unused }, without its { -disenchant } effects
condition-did-no-basic =
    { $who ->
        [me] you have not done a { -basic-action } this turn
       *[opponent] your opponent has not done a { -basic-action } this turn
    }
