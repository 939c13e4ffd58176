# What the rules say: what is asked, what may be answered, what happened, why not.

## Where a rule stands, whose a place is

gateruler-shared-place = the { $area }
gateruler-place-of = { $who }’s { $area }
gateruler-chapter-addendum = addendum
gateruler-chapter-readings = our readings
gateruler-section-rules = comprehensive rules { $section }
gateruler-section-addendum = addendum: { $heading }
gateruler-section-reading = our reading { $number }
gateruler-heading-add-reduction = keyword [{ -gateruler-reduction }]
gateruler-heading-add-hand-to-deck = cards that leave the { -gateruler-hand }
gateruler-heading-add-guard = keyword ability [{ -gateruler-guard-summon }]
gateruler-heading-add-reverse = game action “{ -gateruler-reverse }”
gateruler-heading-add-open = game action “{ -gateruler-opened }”
gateruler-heading-add-brackets = abilities named in 『』
gateruler-ability-named = “{ $name }”
gateruler-card-at = { $card } ({ $area })

## What lies on the gate

gateruler-gate-card =
    { $how ->
        [normal] { $card } ({ -gateruler-normal-summon })
        [special] { $card } ({ -gateruler-special-summon })
        [opened] { $card } (opened)
        [event] { $card } ({ -gateruler-event })
        [field] { $card } ({ -gateruler-field-card })
       *[effect] { $card }
    }
gateruler-gate-ability = { $ability } of { $card }
gateruler-gate-automatic = { $card }: { CAP() }{ $effect }
gateruler-gate-drive = { $who }’s { -gateruler-drive-resolution }

## What happened: the duel and its turns

gateruler-told-laid = Both rulers and decks were laid.
gateruler-told-shuffled = { $who } shuffled their { -gateruler-deck }.
gateruler-told-first-player = { $who } goes first.
gateruler-told-turn = { $who }’s { -gateruler-turn } began.
gateruler-told-phase = { CAP() }{ $phase }.
gateruler-told-deck-ran-out = { $who }’s { -gateruler-deck } is empty.

## How a duel ends

gateruler-end-by-damage = { $loser } took as much damage as their { -gateruler-life }: { $winner } won.
gateruler-end-by-deck = { $loser }’s { -gateruler-deck } ran out: { $winner } won.
gateruler-end-by-giving-up = { $loser } gave up: { $winner } won.
gateruler-end-by-effect = By the { -gateruler-effect } of a card, { $winner } won against { $loser }.
gateruler-drawn-by-damage = Both took as much damage as their { -gateruler-life } at once: a { -gateruler-drawn }.
gateruler-drawn-by-deck = Both decks ran out at once: a { -gateruler-drawn }.
gateruler-drawn-by-both = One took as much damage as their { -gateruler-life } just as the other’s { -gateruler-deck } ran out: a { -gateruler-drawn }.
gateruler-drawn = The duel was drawn.

## What happened: cards

gateruler-told-drew = { $who } drew { $cards }.
gateruler-told-drove = { $who } drove { $cards }.
gateruler-told-set = { $who } set { $cards }.
gateruler-told-redraw = { $who } returned their { -gateruler-hand } to their { -gateruler-deck }.
gateruler-told-paid = { $who } put { $cards } into their { -gateruler-graveyard } as a { -gateruler-cost }.
gateruler-told-recovered = { $who } recovered { $cards } from their { -gateruler-damage }.
gateruler-told-vigilance = { $who }’s { $cards } moved to the { -gateruler-defence } by { -gateruler-vigilance }.
gateruler-told-soul-guard = { $cards } went from the { -gateruler-soul(form: "many") } to { $who }’s { -gateruler-graveyard } by { -gateruler-soul-guard }.
gateruler-told-misplaced = { $cards } could not stay there and went to { $who }’s { -gateruler-graveyard }.
gateruler-told-lost = { $cards } went unused from { $who }’s { -gateruler-drive } to their { -gateruler-graveyard }.
gateruler-told-to-hand = { $cards } went from { $from } to { $who }’s { -gateruler-hand }.
gateruler-told-to-graveyard = { $cards } went from { $from } to { $who }’s { -gateruler-graveyard }.
gateruler-told-removed = { CAP() }{ $cards } went from { $from } to { $who }’s { -gateruler-removed }.
gateruler-told-damage = { $cards } went to { $who }’s { -gateruler-damage }.
gateruler-told-counter = { $cards } went to { $who }’s { -gateruler-counter }.
gateruler-told-on-top = { $cards } went on top of { $who }’s { -gateruler-deck }.
gateruler-told-under = { $cards } went under { $who }’s { -gateruler-deck }.
gateruler-told-went = { $who }’s { $cards } moved to the { $area }.
gateruler-told-entered = { $cards } entered { $who }’s { $area }.
gateruler-told-put = { $cards } went to { $who }’s { $area }.
gateruler-told-attached = { $cards } was laid under { $who }’s { $on }.
gateruler-told-shown = Shown: { $cards }.
gateruler-told-saw = { $who } saw { $cards }.
gateruler-told-looked =
    { $count ->
        [one] { $who } looked at { $count } card.
       *[other] { $who } looked at { $count } cards.
    }
gateruler-told-reversed =
    { $count ->
        [one] { $who } turned { $count } card of their { -gateruler-damage } face down (DR).
       *[other] { $who } turned { $count } cards of their { -gateruler-damage } face down (DR).
    }
gateruler-told-turned-up = { $who } turned { $cards } of the { $area } face up.
gateruler-told-turned-down = { $who } turned { $cards } of the { $area } face down.

## What happened: plays

gateruler-told-played =
    { $how ->
        [normal] { $who } played { $card } from the { $area } as a { -gateruler-normal-summon }
        [special] { $who } played { $card } from the { $area } as a { -gateruler-special-summon }
        [opened] { $who } opened { $card } from the { $area }
       *[event] { $who } played { $card } from the { $area }
    }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } { -gateruler-energy-card }.
    }
gateruler-told-ability = { $who } used { $ability } of { $card }.
gateruler-told-waits = { CAP() }{ $ability } of { $who }’s { $card } came to the { -gateruler-gate }.
gateruler-told-drive-waits = { $who }’s { -gateruler-drive-resolution } came to the { -gateruler-gate }.
gateruler-told-undone = What lay on top of the { -gateruler-gate } came to nothing.
gateruler-told-came =
    { $how ->
        [opened] { $who }’s { $card } was opened into { -gateruler-in-play }.
       *[special] { $who }’s { $card } came by a { -gateruler-special-summon }.
    }
gateruler-told-rest = { $who }’s { $card } was rested.
gateruler-told-ready = Readied: { $cards }.
gateruler-told-readied-energy = { $who } readied { $count } { -gateruler-energy-card }.
gateruler-told-paid-energy = { $who } spent { $count } { -gateruler-energy-card }.
gateruler-told-got-energy = { $who } laid out { $count } { -gateruler-energy-card }.
gateruler-told-lost-energy = { $who } lost { $count } { -gateruler-energy-card }.

## What happened: attacks and damage

gateruler-told-attacked = { $who }’s { $card } attacked { $aim }.
gateruler-told-attacked-line = { $who }’s { $card } attacked the empty { $line }.
gateruler-told-damaged =
    { $kind ->
        [combat] { $who }’s { $card } took { $amount } { -gateruler-combat-damage }.
       *[effect] { $who }’s { $card } took { $amount } { -gateruler-damage-dealt }.
    }
gateruler-told-ruler-damaged =
    { $kind ->
        [combat] { $who } took { $amount } { -gateruler-combat-damage }.
       *[effect] { $who } took { $amount } { -gateruler-damage-dealt }.
    }
gateruler-told-taken = Damage to { $who } turned over { $card }.
gateruler-told-healed = All damage came off { $cards }.
gateruler-told-counter-used = { $who } used the { -gateruler-cnt } of { $card }.
gateruler-told-counter-left = { $who } left the { -gateruler-cnt } of { $card } unused.
gateruler-told-destroyed = { CAP() }{ $card } of { $who } was destroyed.
gateruler-told-replaced = { $who }’s { $cards } gave way to a new { -gateruler-unit }.
gateruler-told-trait = { $who }’s { $card } has 〈{ $attribute }〉 this { -gateruler-turn }.
gateruler-told-geared = { $who }’s { $card } was laid on the { -gateruler-ruler-card } by { -gateruler-gear-up }.
gateruler-told-declared = { $who } declared { $what }.
gateruler-lasting = { $card }: { CAP() }{ $effect }
gateruler-lasting-for = for { $cards }, { $effect }

## What is asked

gateruler-call-redraw = It is time to keep a hand or draw anew.
gateruler-call-counter = Decide whether to use the { -gateruler-cnt } that was turned over.
gateruler-call-guard = A { -gateruler-unit } with { -gateruler-vigilance } may move.
gateruler-call-preparation = There is something to choose before the duel.
gateruler-call-priority = You have { -gateruler-priority }.
gateruler-call-turn = Turn { $turn }, { $phase }.
gateruler-call-choice = There is something to choose.
gateruler-ask-redraw = Return your { -gateruler-hand } to the { -gateruler-deck } and draw as many cards anew?
gateruler-ask-main = Your { -gateruler-main-phase }: play or set a card, use an { -gateruler-ability }, or end the { -gateruler-phase }.
gateruler-ask-act = You have { -gateruler-priority }: put something on the { -gateruler-gate }, or { -gateruler-pass }.
gateruler-ask-attack = Choose an attacker and a { -gateruler-line }, or end the { -gateruler-attack-phase }.
gateruler-ask-cost = It costs { $cost } { -gateruler-energy-card }. Choose how to pay.
gateruler-ask-zone = Choose the { -gateruler-zone } for the { -gateruler-unit }.
gateruler-ask-relocate = Choose the { -gateruler-zone } to which { $card } moves.
gateruler-ask-soul-guard = Choose the { -gateruler-soul } that goes to the { -gateruler-graveyard } in place of { $card }.
gateruler-ask-counter = Use the { -gateruler-cnt } of the card that was turned over?
gateruler-ask-from-drive = Choose which of the driven cards to set; the others are revealed.
gateruler-ask-driven = Choose which of the driven cards to play; the others go to the { -gateruler-graveyard }.
gateruler-ask-guard = Move this { -gateruler-unit } to the { -gateruler-defence } by { -gateruler-vigilance }?
gateruler-ask-cards = Choose { $count }.
gateruler-ask-cards-for = Choose { $count } to go to { $area }.
gateruler-ask-cards-taken = Choose { $count } for { $area }.
gateruler-ask-cards-removed = Choose { $count } to remove from the game.
gateruler-ask-cards-in-order = Choose { $count } to go to { $area }, in that order.
gateruler-ask-one = Choose one.
gateruler-ask-next = Choose the { -gateruler-ability } that comes to the { -gateruler-gate } next; the last to come resolves first.
gateruler-ask-number = Choose a number.
gateruler-ask-name = Choose a card name.
gateruler-ask-look = Look at the cards.

## What may be answered

gateruler-answer-redraw = Draw anew
gateruler-answer-keep = Keep this hand
gateruler-answer-end-main = End the { -gateruler-main-phase }
gateruler-answer-pass = { CAP() }{ -gateruler-pass }
gateruler-answer-pass-turn = { CAP() }{ -gateruler-pass } for this { -gateruler-turn }
gateruler-answer-end-attack = End the { -gateruler-attack-phase }
gateruler-answer-counter = Use the { -gateruler-cnt }
gateruler-answer-no-counter = Leave it
gateruler-answer-guard = Move to the { -gateruler-defence }
gateruler-answer-no-guard = Stay
gateruler-answer-done = Done
gateruler-answer-yes = Yes
gateruler-answer-no = No
gateruler-answer-seen = Seen
gateruler-answer-number = { $number }
gateruler-answer-card = { $card }
gateruler-answer-zone = { CAP() }{ $area }
gateruler-answer-cost-full =
    { $ruler ->
        [yes] { $cost ->
            [1] Pay 1 { -gateruler-energy-card } by resting the { -gateruler-ruler-card }
           *[other] Pay { $cost } { -gateruler-energy-card }, one of it by resting the { -gateruler-ruler-card }
        }
       *[no] Pay { $cost } { -gateruler-energy-card }
    }
gateruler-answer-cost-reduced =
    { $ruler ->
        [yes] Use [{ -gateruler-reduction }], one energy by resting the { -gateruler-ruler-card } (instead of { $cost })
       *[no] Use [{ -gateruler-reduction }] (instead of { $cost })
    }
gateruler-answer-summon = Summon { $card } to the { $area }
gateruler-answer-play = Play { $card }
gateruler-answer-set = Set { $card } in the { $area }
gateruler-answer-reveal = Reveal { $card }
gateruler-answer-use = Use { $ability } of { $card }
gateruler-answer-trait = Give { $card } 〈{ $attribute }〉 ({ -gateruler-attribute-choice })
gateruler-answer-gear = { CAP() }{ -gateruler-gear-up } with { $card }
gateruler-answer-move = Move { $card } to the { $area }
gateruler-answer-attack = Attack { $aim } ({ $line }) with { $card }
gateruler-answer-attack-line = Attack the { $line } with { $card }

## Why not

gateruler-refusal-over = The duel is over.
gateruler-refusal-theirs = That card is the { -gateruler-opponent }’s.
gateruler-refusal-hidden = That card is hidden from you.
gateruler-refusal-face-down = Cards that lie face down in the { -gateruler-damage } can’t be used.
gateruler-refusal-not-from-there = That can’t be done with { $card } where it lies ({ $area }).
gateruler-refusal-forbidden = A card forbids it: { CAP() }{ $clause }.
gateruler-refusal-condition = The condition isn’t met: { CAP() }{ $clause }.
gateruler-refusal-cannot-pay = You can’t pay this: { CAP() }{ $clause }.
gateruler-refusal-no-target = There is nothing that { $card } could choose.
gateruler-refusal-main-phase-only = That is done in your own { -gateruler-main-phase }.
gateruler-refusal-gate-not-empty = That can’t be done while something lies on the { -gateruler-gate }.
gateruler-refusal-attack-phase-only = Attacks are made in your own { -gateruler-attack-phase }.
gateruler-refusal-pass-first = You have { -gateruler-priority }: { -gateruler-pass } first, then you can declare an { -gateruler-attack }.
gateruler-refusal-too-little-energy = It costs { $cost } { -gateruler-energy-card }; you can spend { $energy ->
    [0] none.
   *[other] { $energy }.
}
gateruler-refusal-summon-right = You have used your { -gateruler-summon-right } of { $right } this { -gateruler-turn }.
gateruler-refusal-not-a-unit = { $card } is no { -gateruler-unit } and can’t be summoned.
gateruler-refusal-not-your-zone = Choose a { -gateruler-zone } of your own.
gateruler-refusal-not-a-unit-zone = A { -gateruler-unit } goes to an { -gateruler-attack-zone } or the { -gateruler-defence }.
gateruler-refusal-zone-taken = There is a { -gateruler-unit } in that { -gateruler-zone } already.
gateruler-refusal-defence-taken = { CAP() }{ -gateruler-gear-up } needs a free { -gateruler-defence }.
gateruler-refusal-no-free-moves = Units move only by the { -gateruler-effect } of a card or by { -gateruler-vigilance }.
gateruler-refusal-own-turn-summon = { $card } has no { -gateruler-guard-summon }: it can’t be summoned in the { -gateruler-opponent }’s { -gateruler-turn }.
gateruler-refusal-event-from-set = { $card } is not of { -gateruler-normal } { -gateruler-timing }: set it first, then play it.
gateruler-refusal-not-settable = { $card } can’t be set.
gateruler-refusal-open-not-set = { $card } is an { -gateruler-open } and can’t be set.
gateruler-refusal-set-taken = There is a card in that { -gateruler-set-zone } already.
gateruler-refusal-no-set-zone = Your { -gateruler-ruler-card } has only { $most } { -gateruler-set-zone(form: "many") }.
gateruler-refusal-set-this-turn = { $card } was set this { -gateruler-turn } and can’t be played yet.
gateruler-refusal-revealed-already = { $card } is revealed already.
gateruler-refusal-not-revealed = Reveal { $card } first.
gateruler-refusal-once-a-turn = This { -gateruler-ability } of { $card } was used this { -gateruler-turn } already.
gateruler-refusal-once-a-game = This { -gateruler-ability } of { $card } was used in this game already.
gateruler-refusal-no-ability = { $card } has no { -gateruler-ability } that can be used now.
gateruler-refusal-one-attack = The { -gateruler-first-player }’s first { -gateruler-turn } has one { -gateruler-attack } only.
gateruler-refusal-not-ready = { $card } is not { -gateruler-ready }.
gateruler-refusal-not-in-attack-zone = { $card } is in no { -gateruler-attack-zone } and can’t { -gateruler-attack }.
gateruler-refusal-not-foremost = { $card } doesn’t stand foremost in that { -gateruler-line }.
gateruler-refusal-attack-theirs = Attacks go down a { -gateruler-line } of the { -gateruler-opponent }’s.

## Decks

gateruler-refusal-unknown-card = There is no card { $number } in this version.
gateruler-refusal-no-ruler = A deck needs a { -gateruler-ruler-card }. Choose one.
gateruler-refusal-not-a-ruler = { $card } is no { -gateruler-ruler-card }.
gateruler-refusal-not-for-the-deck = { $card } can’t be in a { -gateruler-deck }.
gateruler-refusal-too-many-copies = { $count } of { $card }: { $most } are allowed.
gateruler-refusal-deck-size = A { -gateruler-deck } has exactly { $wanted } cards, not { $count }.
gateruler-refusal-deck-level = { CAP() }{ -gateruler-deck-level } { $level }: this { -gateruler-ruler-card } allows { $most }.
gateruler-refusal-too-many-counters = { $count } cards with { -gateruler-cnt }: this { -gateruler-ruler-card } allows { $most }.
gateruler-refusal-too-many-factions = A deck has { $most } factions at most, and not all of { $factions }.
gateruler-refusal-too-many-legends = { $count } different { -gateruler-legendary } cards: this { -gateruler-ruler-card } allows { $most }.
gateruler-refusal-legend-twice = { $card } is { -gateruler-legendary }: one is allowed, not { $count }.
gateruler-refusal-other-cards = The cards of this program are not those of “{ $set }”, “{ $edition }”. Open it with the version that made it.
