# The text of cards. Clauses begin small and come without a full stop; lines add both. $whose: me, opponent, any (either player’s).

## Sorts of cards and holomem

hololive-noun =
    { $kind ->
        [holomem] { -hololive-holomem }
        [oshi] { -hololive-oshi }
        [cheer] { -hololive-cheer }
        [support] { -hololive-support } { hololive-cards }
        [item] { -hololive-item } { hololive-cards }
        [event] { -hololive-event } { hololive-cards }
        [staff] { -hololive-staff } { hololive-cards }
        [tool] { -hololive-tool } { hololive-cards }
        [mascot] { -hololive-mascot } { hololive-cards }
        [fan] { -hololive-fan } { hololive-cards }
       *[any] { hololive-cards }
    }
hololive-cards =
    { $many ->
        [1] cards
       *[0] card
    }
hololive-either = { $cards }
hololive-named = 〈{ $name }〉
hololive-one = 1
hololive-just = { $count }
hololive-between =
    { $most ->
        [2] { $least } or { $most }
       *[other] { $least } to { $most }
    }
hololive-it =
    { $many ->
        [hololive-one] it
       *[other] them
    }
hololive-any-number = any number of
hololive-all-of-them = all
hololive-up-to = up to { $count }
hololive-many = { $many }
hololive-colour = { $colour }
hololive-card-coloured = { $colour } { $card }
hololive-card-not-coloured = non-{ $colour } { $card }
hololive-card-like-oshi = { $card } of the same colour as your { -hololive-oshi }
hololive-card-like-members = { $card } of the same colour as one of { $members }
hololive-card-tagged = { $card } with { $tag }
hololive-card-not-tagged = { $card } without { $tag }
hololive-card-same-tag = { $card } that share a tag
hololive-card-named = { $name } { $card }
hololive-card-not-named = { $card } other than { $name }
hololive-card-same-name = { $card } with the same { -hololive-card-name } as that card
hololive-card-name-with = { $card } with “{ $word }” in its { -hololive-card-name }
hololive-word-pc = PC
hololive-card-level = { $level } { $card }
hololive-card-not-level = non-{ $level } { $card }
hololive-card-level-up = { $level } or higher { $card }
hololive-card-buzz = { -hololive-buzz } { $card }
hololive-card-not-buzz = non-{ -hololive-buzz } { $card }
hololive-card-limited = { -hololive-limited } { $card }
hololive-card-not-limited = non-{ -hololive-limited } { $card }
hololive-card-awake = { $card } that isn’t resting
hololive-card-hurt = { $card } with { -hololive-damage }
hololive-card-bloomed = { $card } that bloomed this turn
hololive-card-entered = { $card } that was put down this turn
hololive-card-other = { $card } other than this one
hololive-card-left = { $card } that has { $hp } or less { -hololive-hp } left
hololive-card-hurt-by = { $card } with { $hp } or more { -hololive-damage }
hololive-card-bearing =
    { $named ->
        [1] { $card } with { $support }
       *[0] { $card } with { AN() }{ $support }
    }
hololive-card-without-cheer = { $card } without { -hololive-cheer }
hololive-card-with-cheer = { $card } with { -hololive-cheer }
hololive-card-with-cheer-of = { $card } with { $colour } { -hololive-cheer }
hololive-card-with-other-cheer = { $card } with { -hololive-cheer } that isn’t { $colour }
hololive-card-with-effect = { $card } that has { AN() }{ $effect }

## Which holomem

hololive-members-this = this { -hololive-holomem }
hololive-members-those = that { -hololive-holomem }
hololive-members-target = the target of these { -hololive-arts }
hololive-members-or-oshi = this { -hololive-oshi } or { $members }
hololive-members-moved-back = the { -hololive-holomem } that moved to the { -hololive-back }
hololive-members =
    { $whose ->
        [me] your { $card }{ hololive-where }
        [opponent] your opponent’s { $card }{ hololive-where }
       *[any] both players’ { $card }{ hololive-where }
    }
hololive-where =
    { $where ->
        [center] { " " }in the { -hololive-center }
        [collab] { " " }in the { -hololive-collab }
        [back] { " " }in the { -hololive-back }
        [center-collab] { " " }in the { -hololive-center } or { -hololive-collab }
        [center-back] { " " }in the { -hololive-center } or { -hololive-back }
       *[stage] { "" }
    }

## Numbers

hololive-amount-rolled = the number rolled
hololive-amount-odd-dice = the number of odd dice
hololive-amount-rolled-in-all = the total rolled
hololive-amount-counted = the number of those cards
hololive-amount-counted-of = the number of { $card } among them
hololive-amount-from-hand = the number of cards that went from your { -hololive-hand } into your { -hololive-deck }
hololive-at-most =
    { $most ->
        [0] { "" }
       *[other] { " " }({ $most } at most)
    }
hololive-amount-members = the number of { $members }{ hololive-at-most }
hololive-amount-names = the number of { $members } of different names
hololive-counted-cheer = { $card } on { $members }
hololive-counted-stack = { $card } under { $members }
hololive-counted-support = { $card } on { $members }
hololive-counted-members = of { $members }
hololive-counted-names = different names among { $members }
hololive-counted-those = of those cards
hololive-amount-cheer = the number of { $card } on { $members }{ hololive-at-most }
hololive-amount-stack = the number of { $card } under { $members }{ hololive-at-most }
hololive-amount-support = the number of { $card } on { $members }{ hololive-at-most }
hololive-amount-cheer-colours = the number of colours of { -hololive-cheer } on { $members }
hololive-amount-colours-them = the number of colours of those cards
hololive-amount-colours-archives = the number of colours of { -hololive-cheer } in both players’ { TERM("hololive-archive", "Archives") }
hololive-amount-baton = the number of { -hololive-colourless } { -hololive-cheer } that a { -hololive-baton-touch } of { $members } takes
hololive-amount-damage = the { -hololive-damage } on { $members }
hololive-amount-hand =
    { $whose ->
        [me] the number of { $card } in your { -hololive-hand }
       *[opponent] the number of { $card } in your opponent’s { -hololive-hand }
    }
hololive-amount-archive =
    { $whose ->
        [me] the number of { $card } in your { -hololive-archive }
       *[opponent] the number of { $card } in your opponent’s { -hololive-archive }
    }
hololive-amount-holo-power =
    { $whose ->
        [me] the number of { $card } in your { -hololive-holo-power }
       *[opponent] the number of { $card } in your opponent’s { -hololive-holo-power }
    }
hololive-amount-dealt = the { -hololive-damage } dealt
hololive-amount-restored = the { -hololive-hp } restored
hololive-amount-over = the { -hololive-damage } beyond the { -hololive-hp } left
hololive-amount-per = { $by } for every { $each } of { $amount }
hololive-amount-per-cards = { $by } for every { $each } { $counted }
hololive-amount-played = the number of { $card } that you have played this turn
hololive-each-and = { $first } and each { $second }
hololive-each-members = of { $members }{ hololive-at-most }
hololive-each-names = different name among { $members }
hololive-each-cheer = { $card } on { $members }{ hololive-at-most }
hololive-each-stack = of the { $card } under { $members }{ hololive-at-most }
hololive-each-support = of the { $card } on { $members }{ hololive-at-most }
hololive-each-cheer-colours = colour of { -hololive-cheer } on { $members }
hololive-each-colours-archives = colour of { -hololive-cheer } in both players’ { TERM("hololive-archive", "Archives") }
hololive-each-baton = { -hololive-colourless } { -hololive-cheer } that a { -hololive-baton-touch } of { $members } takes
hololive-each-counted = of those cards
hololive-each-counted-of = of the { $card } among them
hololive-each-from-hand = card that went from your { -hololive-hand } into your { -hololive-deck }
hololive-each-rolled = point of the number rolled
hololive-each-rolled-in-all = point of the total rolled
hololive-each-played = { $card } that you have played this turn
hololive-each-hand =
    { $whose ->
        [me] of the { $card } in your { -hololive-hand }
       *[opponent] of the { $card } in your opponent’s { -hololive-hand }
    }
hololive-each-archive =
    { $whose ->
        [me] of the { $card } in your { -hololive-archive }
       *[opponent] of the { $card } in your opponent’s { -hololive-archive }
    }

## Conditions

hololive-condition-has =
    { $least ->
        [1] { $members } is there
       *[other] { $least } or more of { $members } are there
    }
hololive-condition-there-is =
    { $whose ->
        [me] you have { $least ->
            [1] { AN() }{ $card }{ hololive-where }
           *[other] { $least } or more { $card }{ hololive-where }
        }
        [opponent] your opponent has { $least ->
            [1] { AN() }{ $card }{ hololive-where }
           *[other] { $least } or more { $card }{ hololive-where }
        }
       *[any] there is { $least ->
            [1] { AN() }{ $card }{ hololive-where }
           *[other] { $least } or more { $card }{ hololive-where }
        }
    }
hololive-stated-bearing =
    { $named ->
        [1] { $support } is attached to this { -hololive-holomem }
       *[0] { AN() }{ $support } is attached to this { -hololive-holomem }
    }
hololive-stated-cheer-of = this { -hololive-holomem } has { $colour } { -hololive-cheer }
hololive-stated-other-cheer = this { -hololive-holomem } has { -hololive-cheer } that isn’t { $colour }
hololive-condition-oshi-coloured = your { -hololive-oshi } is { $colour }
hololive-condition-oshi-named = your { -hololive-oshi } is { $name }
hololive-condition-among = { AN() }{ $card } is among them
hololive-condition-all-are = every { -hololive-holomem } on your { -hololive-stage } is { AN() }{ $card }
hololive-condition-oshi = your { -hololive-oshi } is { AN() }{ $card }
hololive-condition-life = your { -hololive-life } is { $most } or less
hololive-condition-life-less = you have less { -hololive-life } than your opponent
hololive-condition-life-not-more = you don’t have more { -hololive-life } than your opponent
hololive-condition-smaller-hand = you have fewer cards in your { -hololive-hand } than your opponent
hololive-condition-at =
    { $where ->
        [center] this { -hololive-holomem } is in the { -hololive-center }
        [collab] this { -hololive-holomem } is in the { -hololive-collab }
        [back] this { -hololive-holomem } is in the { -hololive-back }
       *[center-collab] this { -hololive-holomem } is in the { -hololive-center } or { -hololive-collab }
    }
hololive-condition-this-is = this { -hololive-holomem } is { AN() }{ $card }
hololive-condition-turn-theirs = it is your opponent’s turn
hololive-condition-turn-mine = it is your turn
hololive-condition-turn-second-first = it is your first turn and you go second
hololive-condition-an-odd-die = any of the dice shows an odd number
hololive-condition-odd = { $amount } is odd
hololive-condition-same-level = they are { $count } { -hololive-holomem } of the same { -hololive-bloom-level }
hololive-condition-even = { $amount } is even
hololive-condition-played = you have played { AN() }{ $card } this turn
hololive-condition-not-played = you haven’t played { AN() }{ $card } this turn
hololive-condition-used-arts = { $members } has used { -hololive-arts } this turn
hololive-condition-bloomed = a { -hololive-holomem } of yours has bloomed this turn
hololive-condition-bloomed-from = this { -hololive-holomem } bloomed from { $level }
hololive-condition-used-sp = you have used your { -hololive-sp-oshi-skill } in your { -hololive-main-step } this turn

## What is done with cards

hololive-text-after = when these { -hololive-arts } have dealt { -hololive-damage }, { $step }
hololive-step-draw =
    { $count ->
        [one] draw a card
        [other] draw { $count } cards
       *[amount] draw cards equal to { $count }
    }
hololive-step-draw-at-most = draw up to { $count } cards
hololive-step-draw-up-to = draw until you have { $count } cards in your { -hololive-hand }
hololive-step-archive-hand = archive { $many } { $card } from your { -hololive-hand }
hololive-step-archive-power = archive { $count } of your { -hololive-holo-power }
hololive-step-put-under = reveal { AN() }{ $card } from your { -hololive-hand } and put it under your { -hololive-deck }
hololive-step-archive-cheer = archive { $many } { $card } of { $members }
hololive-step-archive-stack = archive { $many } { $card } from under { $members }
hololive-step-archive-support = archive { $many } { $card } of { $members }
hololive-step-archive-this = archive this card
hololive-step-return-this = put this card under your { -hololive-deck }
hololive-step-return-stack-hand = return { $many } { $card } from under { $members } to your { -hololive-hand }
hololive-step-return-cheer-cheer-deck = put { $many } { $card } of { $members } under your { -hololive-cheer-deck }
hololive-step-archive-top =
    { $whose ->
        [me] archive the top { $count ->
            [one] card
           *[other] { $count } cards
        } of your { $deck }
       *[any] archive the top { $count ->
            [one] card
           *[other] { $count } cards
        } of each player’s { $deck }
    }
hololive-step-take-back-hand = return { $many } { $card } from your { -hololive-archive } to your { -hololive-hand }
hololive-step-take-back-stage = put { $many } { $card } from your { -hololive-archive } onto your { -hololive-stage }
hololive-step-take-back-deck =
    { $shuffles ->
        [1] shuffle { $many } { $card } from your { -hololive-archive } into your { -hololive-deck }
       *[0] put { $many } { $card } from your { -hololive-archive } under your { -hololive-deck } in any order
    }
hololive-step-take-back-cheer-deck =
    { $shuffles ->
        [1] shuffle { $many } { $card } from your { -hololive-archive } into your { -hololive-cheer-deck }
       *[0] put { $many } { $card } from your { -hololive-archive } under your { -hololive-cheer-deck } in any order
    }
hololive-step-search-hand = reveal { $many } { $card } from your { $deck } and take { hololive-it } into your { -hololive-hand }, then shuffle your { $deck }
hololive-step-search-attach =
    { $one ->
        [1] reveal { $many } { $card } from your { $deck } and attach { hololive-it } to { $members }, then shuffle your { $deck }
       *[0] reveal { $many } { $card } from your { $deck } and attach { hololive-it } to one of { $members }, then shuffle your { $deck }
    }
hololive-step-search-send = reveal { $many } { $card } from your { $deck } and send { hololive-it } to one of { $members }, then shuffle your { $deck }
hololive-step-search-stage = reveal { $many } { $card } from your { $deck } and put { hololive-it } onto your { -hololive-stage }, then shuffle your { $deck }
hololive-step-search-archive = reveal { $many } { $card } from your { $deck } and archive { hololive-it }, then shuffle your { $deck }
hololive-look-top-at-most = look at up to { $look } cards from the top of your { $deck }
hololive-look-top =
    { $look ->
        [one] look at the top card of your { $deck }
        [other] look at the top { $look } cards of your { $deck }
       *[amount] look at cards from the top of your { $deck } equal to { $look }
    }
hololive-look-take-hand =
    { $open ->
        [1] reveal { $many } { $card } among them and take { hololive-it } into your { -hololive-hand }
       *[0] take { $many } { $card } among them into your { -hololive-hand }
    }
hololive-look-take-attach =
    { $open ->
        [1] reveal { $many } { $card } among them and send { hololive-it } to one of { $members }
       *[0] send { $many } { $card } among them to one of { $members }
    }
hololive-look-rest-bottom = put the rest under your { $deck } in any order
hololive-look-rest-archive = archive the rest
hololive-look-rest-shuffle = shuffle the rest into your { $deck }
hololive-step-show-top = reveal the top { $count ->
        [one] card
       *[other] { $count } cards
    } of your { -hololive-deck }
hololive-step-look-at-hand = look at all cards in your opponent’s { -hololive-hand }
hololive-step-put-hand = take that card into your { -hololive-hand }
hololive-step-keep = take { AN() }{ $card } among them into your { -hololive-hand } instead of archiving it
hololive-step-put-archive = archive that card
hololive-step-put-archive-many = archive those cards
hololive-step-put-top-many = put those cards on top of your { -hololive-deck } in any order
hololive-step-put-bottom = put that card under your { -hololive-deck }
hololive-step-put-stage = put that card onto your { -hololive-stage }
hololive-step-shuffle-hand-in = shuffle all cards in your { -hololive-hand } into your { -hololive-deck }
hololive-step-shuffle-hand-and-archive-in = shuffle all cards in your { -hololive-hand } and all { $card } in your { -hololive-archive } into your { -hololive-deck }
hololive-step-redraw-hands = each player puts all cards in their { -hololive-hand } under their { -hololive-deck } in any order, then draws as many cards as they put there
hololive-step-trade-power-hand = look at your { -hololive-holo-power }, reveal 1 card of it and take that card into your { -hololive-hand }, then make a card from your { -hololive-hand } { -hololive-holo-power }
hololive-step-trade-power-deck = look at your { -hololive-holo-power }, reveal 1 card of it and take that card into your { -hololive-hand }, then make the top card of your { -hololive-deck } { -hololive-holo-power }

## Cheer and support cards on holomem

hololive-step-send-cheer-deck =
    { $one ->
        [1] send { hololive-top-of-cheer-deck } to { $members }
       *[0] send { hololive-top-of-cheer-deck } to one of { $members }
    }
hololive-top-of-cheer-deck =
    { $count ->
        [one] the top card of your { -hololive-cheer-deck }
        [other] the top { $count } cards of your { -hololive-cheer-deck }
       *[amount] cards from the top of your { -hololive-cheer-deck }, { $count },
    }
hololive-step-send-archive =
    { $same ->
        [1] send { $many } { $card } from your { -hololive-archive } to one of { $members }
       *[0] send { $many } { $card } from your { -hololive-archive } to { $members }
    }
hololive-step-send-apart = send 1 { $card } each from your { -hololive-archive } to { hololive-between } of { $members }
hololive-step-send-everyone = send 1 { $card } from your { -hololive-archive } to each of { $members }
hololive-each-most = { $step } ({ $most } at most to each)
hololive-step-pass-on = move { $many } { $card } of { $members } to { $to }
hololive-step-attach-archive =
    { $one ->
        [1] attach { AN() }{ $card } from your { -hololive-archive } to { $members }
       *[0] attach { AN() }{ $card } from your { -hololive-archive } to one of { $members }
    }

## Damage

hololive-step-special = deal { $amount } { -hololive-special-damage } to { $members }
hololive-step-special-choose = deal { $amount } { -hololive-special-damage } to { $count } of { $members }
hololive-step-special-every = deal { $amount } { -hololive-special-damage } to each of { $members }
hololive-step-special-as-much = deal { -hololive-special-damage } equal to { $amount } to { $members }
hololive-step-special-as-much-choose = deal { -hololive-special-damage } equal to { $amount } to { $count } of { $members }
hololive-step-special-as-much-every = deal { -hololive-special-damage } equal to { $amount } to each of { $members }
hololive-for-each-one = { $step } for each 1 of { $times }
hololive-for-each = { $step } for each { $times }
hololive-spares = { $step } (no { -hololive-life } is lost if it is { -hololive-down })
hololive-step-leave-hp = the { -hololive-hp } left of { $members } becomes { $hp }
hololive-step-fell = { TERM("hololive-down", "down") } { $count } of { $members }
hololive-step-heal = restore { $amount } { -hololive-hp } to { $members }
hololive-step-heal-as-much = restore as much { -hololive-hp } to { $members } as { $amount }
hololive-step-heal-every = restore { $amount } { -hololive-hp } to each of { $members }
hololive-step-heal-every-all = restore all { -hololive-hp } of each of { $members }
hololive-step-heal-choose = restore { $amount } { -hololive-hp } to { $count } of { $members }
hololive-step-heal-all = restore all { -hololive-hp } of { $members }
hololive-step-heal-choose-all = restore all { -hololive-hp } of { $count } of { $members }
hololive-step-raise = these { -hololive-arts } { SIGNED($by) }
hololive-step-use-again = use these { -hololive-arts } once more at the same { -hololive-holomem } (this can repeat until it is { -hololive-down })

## Holomem

hololive-step-swap = switch { $first } with { $second }
hololive-step-go-back = move { $members } to the { -hololive-back }
hololive-step-to-debut = return one of { $members } to a { -hololive-debut } { -hololive-holomem }
hololive-step-return-member = put one of { $members } under your { -hololive-deck }
hololive-step-choose = choose { $count } of { $members }
hololive-step-collabed-with = when this { -hololive-holomem } has collabed with { $members }, { $step }
hololive-step-for-each-member = for each of { $members }, { $step }
hololive-step-bloom-hand = { -hololive-bloom } one of { $members } using { AN() }{ $card } from your { -hololive-hand }
hololive-step-bloom-archive = { -hololive-bloom } one of { $members } using { AN() }{ $card } from your { -hololive-archive }
hololive-step-roll =
    { $times ->
        [1] roll a die: { CAP() }{ $step }
       *[other] roll a die { $times } times: { CAP() }{ $step }
    }
hololive-step-may-roll =
    { $times ->
        [1] you may roll a die: { CAP() }{ $step }
       *[other] you may roll a die { $times } times: { CAP() }{ $step }
    }
hololive-step-roll-as-many = roll dice, { $times }: { CAP() }{ $step }
hololive-step-spare-life = you lose { $by } less { -hololive-life }
hololive-step-take-instead = one of { $members } takes that { -hololive-damage } instead
hololive-step-take-up = return that { -hololive-holomem } and all { -hololive-holomem } cards under it to your { -hololive-hand }
hololive-step-lose-life = your opponent loses { $by } { -hololive-life }
hololive-instead-once-a-game = once a game, you may do this instead: { CAP() }{ $step }

## What stands in force

hololive-change-arts = { -hololive-arts } of { $members } { SIGNED($by) }
hololive-change-hp = { -hololive-hp } of { $members } { SIGNED($by) }
hololive-change-baton = { -hololive-colourless } { -hololive-cheer } for a { -hololive-baton-touch } of { $members } { SIGNED($by) }
hololive-cheaper = { -hololive-colourless } { -hololive-cheer } that these { -hololive-arts } need { SIGNED($by) }
hololive-kind-of-damage =
    { $kind ->
        [special] { -hololive-special-damage }
        [arts] { -hololive-arts-damage }
       *[any] { -hololive-damage }
    }
hololive-wounds-taken =
    { $opponent ->
        [1] { hololive-kind-of-damage } that { $members } takes from your opponent { SIGNED($by) }
       *[0] { hololive-kind-of-damage } that { $members } takes { SIGNED($by) }
    }
hololive-wounds-taken-of = { hololive-kind-of-damage } that { $members } takes from { $of } { SIGNED($by) }
hololive-wounds-dealt = { hololive-kind-of-damage } that { $members } deals { SIGNED($by) }
hololive-wounds-dealt-to = { hololive-kind-of-damage } that { $members } deals to { $to } { SIGNED($by) }
hololive-wounds-none =
    { $opponent ->
        [1] { $members } takes no { hololive-kind-of-damage } from your opponent
       *[0] { $members } takes no { hololive-kind-of-damage }
    }
hololive-while = while { $condition }, { $standing }
hololive-cannot-move = { $members } can’t be moved or switched
hololive-cannot-baton = { $members } can’t make a { -hololive-baton-touch }
hololive-cannot-be-target-of-arts = { -hololive-arts } can’t be aimed at { $members }
hololive-counts-as-cheer = when { $members } uses { -hololive-arts }, this card also counts as { $colour } { -hololive-cheer }
hololive-any-cheer = all { -hololive-cheer } that { -hololive-arts } of { $members } need is { -hololive-colourless }
hololive-stands-in-for-cheer = when { -hololive-cheer } is archived for an ability of { $members }, this card may be archived instead of 1 { $colour } { -hololive-cheer }
hololive-may-bloom-over-levels = { $members } can { -hololive-bloom } into { AN() }{ $card } from your { -hololive-hand } whatever its { -hololive-bloom-level }
hololive-may-bloom-again = { $members } that bloomed this turn can { -hololive-bloom } once more using { AN() }{ $card } from your { -hololive-hand }
hololive-second-mascot = { $members } can have up to 2 { -hololive-mascot } cards of different names
hololive-skill-twice = your { -hololive-oshi-skill } “{ $name }” can be used twice a turn instead of once
hololive-arts-twice = { $members } uses the same { -hololive-arts } once more after it has used { -hololive-arts }
hololive-die-is = your dice all count as { $number }
hololive-for-turn = this turn, { $standing }
hololive-for-their-turn = until the end of your opponent’s next turn, { $standing }
hololive-whenever = when { $trigger }, { $step }
hololive-whenever-so = when { $condition }, { $step }
hololive-once-a-turn = once a turn, { $text }
hololive-once-per-turn = { $step } (you can use this effect only once a turn)
hololive-once-a-turn-shared = { $text } (of your abilities of this name only one can be used, once a turn)
hololive-during = while { $condition }, { $text }
hololive-paying = { $pay }. If you do, { $step }
hololive-when-arts-used = { $members } has used { -hololive-arts }
hololive-when-bloomed = { $members } has bloomed
hololive-when-collabed = { $members } has collabed
hololive-when-entered = { $members } has come onto the { -hololive-stage }
hololive-when-hit = { $members } has taken { -hololive-damage }
hololive-when-healed = an ability of yours has restored { -hololive-hp } to { $members }
hololive-when-level-rose = the { -hololive-bloom-level } of { $members } has risen
hololive-when-attached = this card has been attached to { AN() }{ -hololive-holomem } from your { -hololive-hand }
hololive-when-cheer-archived = { -hololive-cheer } has been archived for an ability of { $members }
hololive-when-damaging = { $by } has dealt { -hololive-damage } to { $members }
hololive-at-reset = at the beginning of your { -hololive-reset-step }, { $step }
hololive-at-main = at the beginning of your { -hololive-main-step }, { $step }
hololive-at-performance = at the beginning of your { -hololive-performance-step }, { $step }
hololive-at-end = at the beginning of your { -hololive-end-step }, { $step }
hololive-in-main-step = once a turn, in your { -hololive-main-step }, { $step }
hololive-when-downed = when { $members } is { -hololive-down }, { $step }
hololive-when-downs = when { $by } has { -hololive-down } { $members }, { $step }
hololive-when-shown = when { -hololive-arts } of { $members } have revealed cards of your { -hololive-deck }, { $step }
hololive-when-downs-by-arts = when { $by } has { -hololive-down } { $members } with { -hololive-arts }, { $step }
hololive-when-hurt =
    { $opponent ->
        [1] when { $members } would take { hololive-kind-of-damage } from your opponent, { $step }
       *[0] when { $members } would take { hololive-kind-of-damage }, { $step }
    }
hololive-takes-less =
    { $less ->
        [0] it takes none of it
       *[other] it takes { $less } less
    }
hololive-when-rolled = when { $members } has rolled a die for an ability, { $step }
hololive-roll-again = roll again
hololive-power-for-hand = when cards in your { -hololive-hand } are archived for an ability of { $members }, you may archive 1 of your { -hololive-holo-power } instead of each of them
hololive-declare-die = when a die is rolled for an ability of { $members }, declare a number: the next die counts as that
