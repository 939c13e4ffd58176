# The text of cards. Clauses begin small and come without a full stop; lines add both. $whose and $who: me, opponent, any.

## Lines of a card

gateruler-line = { CAP() }{ $text }.
gateruler-line-keyword = 【{ $keyword }】
gateruler-line-reduction = 【{ -gateruler-reduction }】 When you { -gateruler-play } this from your { -gateruler-hand }, you may [{ $pay }] to make its { -gateruler-cost } { $cost }.
gateruler-line-auto = { $name }{ gateruler-once }: { CAP() }{ $text }.
gateruler-line-ability =
    { $on ->
        [od] 【{ -gateruler-od }】 { $name }{ gateruler-once }: { CAP() }{ $text }.
        [td] 【{ -gateruler-td }】 { $name }{ gateruler-once }: { CAP() }{ $text }.
        [cnt] 【{ -gateruler-cnt }】 { $name }{ gateruler-once }: { CAP() }{ $text }.
        [opened] { $name }{ gateruler-once }: When this was { TERM("gateruler-opened", "opened") } into { -gateruler-in-play }, { $text }.
        [instant] { $name } ({ -gateruler-instant }{ gateruler-once }): { CAP() }{ $text }.
       *[normal] { $name } ({ -gateruler-normal }{ gateruler-once }): { CAP() }{ $text }.
    }
gateruler-once =
    { $once ->
        [turn] , { -gateruler-once-turn }
        [game] , { -gateruler-once-game }
       *[no] { "" }
    }
gateruler-paying = [{ CAP() }{ $cost }] { CAP() }{ $text }
gateruler-requires =
    { $told ->
        [play] { -gateruler-play } this only if { $condition }
       *[use] use this only if { $condition }
    }
gateruler-from-zone = use this while it lies face up in your { $area }

## Sorts of cards

gateruler-noun =
    { $kind ->
        [unit]
            { $many ->
                [1] { -gateruler-unit(form: "many") }
               *[0] { -gateruler-unit }
            }
        [event]
            { $many ->
                [1] { -gateruler-event(form: "many") }
               *[0] { -gateruler-event }
            }
        [field]
            { $many ->
                [1] { -gateruler-field-card(form: "many") }
               *[0] { -gateruler-field-card }
            }
        [unit-or-ruler] { -gateruler-unit } or { -gateruler-ruler-card }
       *[card] { gateruler-cards }
    }
gateruler-cards =
    { $many ->
        [1] cards
       *[0] card
    }
gateruler-attribute = 〈{ $attribute }〉
gateruler-card-attribute = { $attributes } { $card }
gateruler-card-level = { $card } of { -gateruler-level } { $level } or less
gateruler-card-with-word = “{ $word }” { $card }
gateruler-card-called = 《{ $name }》
gateruler-card-rested = { TERM("gateruler-rest", "rested") } { $card }
gateruler-card-set = { TERM("gateruler-to-set", "set") } { $card }
gateruler-card-face-up = face-up { $card }
gateruler-either = { $first } or { $second }

## Which cards

gateruler-this =
    { $noun ->
        [unit] this { -gateruler-unit }
        [ruler] this { -gateruler-ruler-card }
       *[card] this card
    }
gateruler-them =
    { $noun ->
        [unit] that { -gateruler-unit }
       *[card] that card
    }
gateruler-every =
    { $whose ->
        [me] all your { $card }
        [opponent] all { -gateruler-enemy } { $card }
       *[any] all { $card }
    }
gateruler-ruler-of =
    { $whose ->
        [me] your { -gateruler-ruler-card }
       *[opponent] your opponent’s { -gateruler-ruler-card }
    }
gateruler-attacker = the { TERM("gateruler-attack", "attacking") } { -gateruler-unit }
gateruler-in-play =
    { $whose ->
        [me] { $card } of yours
        [opponent] { -gateruler-enemy } { $card }
       *[any] { $card }
    }
gateruler-lying =
    { $whose ->
        [me] { $card } in your { $areas }
        [opponent] { $card } in your opponent’s { $areas }
       *[any] { $card } in either { $areas }
    }

## Conditions and numbers

gateruler-condition-turn =
    { $who ->
        [me] it is your { -gateruler-turn }
       *[opponent] it is your opponent’s { -gateruler-turn }
    }
gateruler-condition-not-main = it is not a { -gateruler-main-phase }
gateruler-condition-attack = it is an { -gateruler-attack-phase }
gateruler-condition-attacked = you are being { TERM("gateruler-attack", "attacked") }
gateruler-condition-hand = your { -gateruler-ruler-card } has a { -gateruler-hand }
gateruler-condition-this-has = this { -gateruler-unit } is { $attribute }
gateruler-condition-destroyed = { gateruler-whose-unit } was { TERM("gateruler-destroy", "destroyed") } this { -gateruler-turn }
gateruler-whose-unit =
    { $who ->
        [me] { AN() }{ $card } of yours
       *[opponent] an { -gateruler-enemy } { $card }
    }
gateruler-counted =
    { $whose ->
        [me] cards in your { $area }
       *[opponent] cards in your opponent’s { $area }
    }
gateruler-counted-units =
    { $whose ->
        [me] { $card } on your side
       *[opponent] { $card } on your opponent’s side
    }
gateruler-each-unit =
    { $whose ->
        [me] { $card } of yours
       *[opponent] { -gateruler-enemy } { $card }
    }
gateruler-each-soul = { -gateruler-soul } of this { -gateruler-unit }

## When something happens

gateruler-whenever = when { $trigger }, { $step }
gateruler-when-end =
    { $who ->
        [me] your { -gateruler-turn } ends
       *[opponent] your opponent’s { -gateruler-turn } ends
    }
gateruler-when-main =
    { $who ->
        [me] your { -gateruler-main-phase } begins
       *[opponent] your opponent’s { -gateruler-main-phase } begins
    }
gateruler-when-this-attacks = this { -gateruler-unit } { TERM("gateruler-attack", "attacks") }
gateruler-when-attacks = { gateruler-whose-unit } { TERM("gateruler-attack", "attacks") }
gateruler-when-this-special = this { -gateruler-unit } is { TERM("gateruler-special-summon", "special summoned") }
gateruler-when-this-enters = this { -gateruler-unit } enters { -gateruler-in-play }
gateruler-when-event =
    { $who ->
        [me] you { -gateruler-play } an { -gateruler-event }
       *[opponent] your opponent { TERM("gateruler-play", "plays") } an { -gateruler-event }
    }
gateruler-when-destroyed = { gateruler-whose-unit } is { TERM("gateruler-destroy", "destroyed") }
gateruler-when-damaged =
    { $who ->
        [me] your { -gateruler-ruler-card } is dealt { -gateruler-damage-dealt }
       *[opponent] your opponent’s { -gateruler-ruler-card } is dealt { -gateruler-damage-dealt }
    }

## What stands in force

gateruler-while = while { $condition }, { $standing }
gateruler-for-turn = until the end of the { -gateruler-turn }, { $standing }
gateruler-for-battle = during this { -gateruler-attack }, { $standing }
gateruler-more-or-less = { $what } { SIGNED($by) }
gateruler-change = { $those } { gateruler-verbs } { $figures }
gateruler-verbs =
    { $many ->
        [1] get
       *[0] gets
    }
gateruler-for-each = for each { $each }, { $step }
gateruler-gain =
    { $many ->
        [1] { $those } have 【{ $keyword }】
       *[0] { $those } has 【{ $keyword }】
    }
gateruler-lose-keywords =
    { $many ->
        [1] { $those } lose all { -gateruler-keyword(form: "many") }
       *[0] { $those } loses all { -gateruler-keyword(form: "many") }
    }
gateruler-counts-as = for 『{ $name }』, this card counts as { -gateruler-level } { $level }
gateruler-cannot-attack = { $those } can’t { -gateruler-attack }
gateruler-cannot-play-event =
    { $who ->
        [me] you can’t { -gateruler-play } { -gateruler-event(form: "many") }
        [opponent] your opponent can’t { -gateruler-play } { -gateruler-event(form: "many") }
       *[any] neither player can { -gateruler-play } { -gateruler-event(form: "many") }
    }
gateruler-cannot-guard-summon =
    { $who ->
        [me] you can’t use 【{ -gateruler-guard-summon }】
        [opponent] your opponent can’t use 【{ -gateruler-guard-summon }】
       *[any] neither player can use 【{ -gateruler-guard-summon }】
    }
gateruler-cannot-leave-damage =
    { $who ->
        [me] cards can’t be moved out of your { -gateruler-damage } unless they are { TERM("gateruler-recover", "recovered") }
        [opponent] cards can’t be moved out of your opponent’s { -gateruler-damage } unless they are { TERM("gateruler-recover", "recovered") }
       *[any] cards can’t be moved out of a { -gateruler-damage } unless they are { TERM("gateruler-recover", "recovered") }
    }
gateruler-ruler-as-energy = you may { -gateruler-rest } { $those } as 1 { -gateruler-energy-card }
gateruler-summon-right = your { -gateruler-summon-right } is { SIGNED($by) }
gateruler-immune =
    { $many ->
        [1] { $those } take no { -gateruler-effect-damage }
       *[0] { $those } takes no { -gateruler-effect-damage }
    }
gateruler-shielded =
    { $combat ->
        [1] the next { -gateruler-combat-damage } dealt to your { -gateruler-ruler-card } or a { -gateruler-unit } of yours
       *[0] the next { -gateruler-damage-dealt } dealt to your { -gateruler-ruler-card } or a { -gateruler-unit } of yours
    }
gateruler-shield = { gateruler-shielded } becomes 0
gateruler-shield-less = { gateruler-shielded } is { $by } less

## What is done

gateruler-step-hit = deal { $amount } { -gateruler-damage-dealt } to { $those }
gateruler-step-split = split { $amount } { -gateruler-damage-dealt } as you like among one or more { -gateruler-enemy } { -gateruler-unit(form: "many") }
gateruler-ask-aim = Choose { $cards }.
gateruler-ask-reverse =
    { $count ->
        [one] Choose { $count } card of your { -gateruler-damage } to turn face down.
       *[other] Choose { $count } cards of your { -gateruler-damage } to turn face down.
    }
gateruler-ask-search = Choose up to 1 { $card } to put into your { -gateruler-hand }.
gateruler-ask-parade =
    { $fits ->
        [yes] Choose the card to { -gateruler-to-drive } it; if you don’t, it goes on the bottom of your { -gateruler-deck }.
       *[no] You can’t { -gateruler-to-drive } this card: it goes on the bottom of your { -gateruler-deck }.
    }
gateruler-ask-split = Choose the { -gateruler-unit } that takes the next point of { -gateruler-damage-dealt } ({ $left } left).
gateruler-step-heal = take all { -gateruler-damage-dealt } off { $those }
gateruler-step-recover = { -gateruler-recover } { $count } { -gateruler-damage-dealt }
gateruler-dr = { TERM("gateruler-reverse", "DR") }{ $count }
gateruler-dr-of = { TERM("gateruler-reverse", "DR") }{ $count }/{ $sorts }
gateruler-dr-or = { $first }, { $second }
gateruler-step-rest = { -gateruler-rest } { $those }
gateruler-step-ready = { -gateruler-ready } { $those }
gateruler-step-destroy = { -gateruler-destroy } { $those }
gateruler-step-sacrifice = { -gateruler-destroy } 1 { $card } of yours in { -gateruler-in-play }
gateruler-step-put-graveyard = put { $those } into its owner’s { -gateruler-graveyard }
gateruler-step-put-hand = return { $those } to its owner’s { -gateruler-hand }
gateruler-step-put-deck = put { $those } on the bottom of its owner’s { -gateruler-deck }
gateruler-step-put-field = put { $those } into your { -gateruler-field }
gateruler-step-relocate = move { $those } to another free { -gateruler-zone } of its { -gateruler-controller }’s
gateruler-step-draw =
    { $count ->
        [one] { -gateruler-draw } { $count } card
       *[other] { -gateruler-draw } { $count } cards
    }
gateruler-step-drive =
    { $count ->
        [one] { -gateruler-to-drive } { $count } card
       *[other] { -gateruler-to-drive } { $count } cards
    }
gateruler-step-hand-graveyard =
    { $count ->
        [one] put { $count } card from your { -gateruler-hand } into your { -gateruler-graveyard }
       *[other] put { $count } cards from your { -gateruler-hand } into your { -gateruler-graveyard }
    }
gateruler-step-hand-deck =
    { $count ->
        [one] put { $count } card from your { -gateruler-hand } on the bottom of your { -gateruler-deck }
       *[other] put { $count } cards from your { -gateruler-hand } on the bottom of your { -gateruler-deck }
    }
gateruler-step-banish = remove { $count } { $card } in your { -gateruler-graveyard } from the game
gateruler-step-search = search your { -gateruler-deck } for up to 1 { $card }, { -gateruler-reveal } it, put it into your { -gateruler-hand } and { -gateruler-shuffle } your { -gateruler-deck }
gateruler-step-return-with = return this { -gateruler-unit } and 1 { $card } of yours in { -gateruler-in-play } or in your { -gateruler-graveyard } to your { -gateruler-deck }
gateruler-step-genesis = as a genesis summon, { TERM("gateruler-special-summon", "special summon") } 《{ $name }》 from your { -gateruler-deck }, then { -gateruler-shuffle } your { -gateruler-deck }
gateruler-step-summon-special = { TERM("gateruler-special-summon", "special summon") } { $those }
gateruler-step-summon-normal = { TERM("gateruler-normal-summon", "normal summon") } { $those }
gateruler-step-play = { -gateruler-play } { $those } without paying its { -gateruler-cost }
gateruler-step-parade = look at the top card of your { -gateruler-deck }. If it is an 〈{ -gateruler-attr-apparition }〉 { -gateruler-unit } of { -gateruler-level } { $level } or less, you may { -gateruler-to-drive } it. If you don’t, put it on the bottom of your { -gateruler-deck }
gateruler-step-soul = put the top card of your { -gateruler-deck } under { $those } as a { -gateruler-soul }
gateruler-step-souls-deck =
    { $count ->
        [one] put { $count } { -gateruler-soul } of your cards on the bottom of your { -gateruler-deck }
       *[other] put { $count } { -gateruler-soul(form: "many") } of your cards on the bottom of your { -gateruler-deck }
    }
gateruler-step-souls-graveyard =
    { $count ->
        [one] put { $count } { -gateruler-soul } of your cards into your { -gateruler-graveyard }
       *[other] put { $count } { -gateruler-soul(form: "many") } of your cards into your { -gateruler-graveyard }
    }
gateruler-step-ready-energy = { -gateruler-ready } { $count } { -gateruler-energy-card }
