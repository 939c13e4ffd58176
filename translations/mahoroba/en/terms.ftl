# Terms of the quick rules and the elements of the practice cards: the sheet’s heading, meaning.

## Players and the duel

-mahoroba-player = player
    .heading = preparation
    .gloss = Each of the two who play.

-mahoroba-opponent = opponent
    .heading = preparation
    .gloss = The other { -mahoroba-player }.

-mahoroba-turn = turn
    .heading = draw
    .gloss = One { -mahoroba-player }’s four phases.

-mahoroba-first-player = first player
    .heading = preparation-5
    .gloss = The { -mahoroba-player } who won rock-paper-scissors and takes the first { -mahoroba-turn }.

-mahoroba-victory = win
    .heading = battle-4
    .gloss = The outcome of knocking out every { -mahoroba-unit } in the opponent’s { -mahoroba-area }.

-mahoroba-defeat = loss
    .heading = draw-1
    .gloss = The outcome of having no { -mahoroba-deck } to draw from in the { -mahoroba-draw-phase }.

-mahoroba-effect =
    { $form ->
        [many] effects
       *[one] effect
    }
    .heading = damage
    .gloss = What the text of a card does.

## Cards

-mahoroba-unit =
    { $form ->
        [many] units
       *[one] unit
    }
    .heading = main-2
    .gloss = A card that fights in the { -mahoroba-area }.

-mahoroba-command = command
    .heading = main-3
    .gloss = A card used from the { -mahoroba-hand }: { -mahoroba-strategy }, { -mahoroba-tactics } or { -mahoroba-enhancement }.

-mahoroba-strategy = strategy
    .heading = main-3
    .gloss = A kind of { -mahoroba-command } that goes to the { -mahoroba-discard } when it is done.

-mahoroba-tactics = tactics
    .heading = main-3
    .gloss = A kind of { -mahoroba-command } that goes to the { -mahoroba-discard } when it is done.

-mahoroba-enhancement = enhancement
    .heading = main-3
    .gloss = A { -mahoroba-command } that is { TERM("mahoroba-set", "set") } on a { -mahoroba-unit }.

-mahoroba-hp = HP
    .heading = battle-2
    .gloss = How much { -mahoroba-damage } a { -mahoroba-unit } can bear; with that much or more it is { TERM("mahoroba-ko", "knocked out") }.

-mahoroba-element = element
    .heading = damage-4
    .gloss = The nature of a { -mahoroba-unit }; on the practice cards { -mahoroba-flame }, { -mahoroba-tide }, { -mahoroba-grove }, { -mahoroba-sun } or { -mahoroba-moon }.

-mahoroba-advantage = advantage
    .heading = damage-4
    .gloss = Against a { -mahoroba-unit } of this { -mahoroba-element } in the { -mahoroba-main } the { -mahoroba-damage } of a { -mahoroba-skill } is doubled.

-mahoroba-skill = skill
    .heading = battle-1
    .gloss = What the { -mahoroba-main-unit } uses in the { -mahoroba-battle-phase }.

-mahoroba-ex-skill = EX skill
    .heading = main-4
    .gloss = What a { -mahoroba-unit } uses in the { -mahoroba-main-phase }.

-mahoroba-cost = cost
    .heading = battle-1
    .gloss = How much { -mahoroba-energy } must be attached for a { -mahoroba-skill } to be used; it stays there.

-mahoroba-ability = ability
    .heading = damage-2
    .gloss = An { -mahoroba-effect } in force while the { -mahoroba-unit } is in the { -mahoroba-area }.

-mahoroba-flame = flame
    .heading = damage-4
    .gloss = An { -mahoroba-element } of the practice cards, strong against { -mahoroba-grove }.

-mahoroba-tide = tide
    .heading = damage-4
    .gloss = An { -mahoroba-element } of the practice cards, strong against { -mahoroba-flame }.

-mahoroba-grove = grove
    .heading = damage-4
    .gloss = An { -mahoroba-element } of the practice cards, strong against { -mahoroba-tide }.

-mahoroba-sun = sun
    .heading = damage-4
    .gloss = An { -mahoroba-element } of the practice cards, strong against { -mahoroba-moon }.

-mahoroba-moon = moon
    .heading = damage-4
    .gloss = An { -mahoroba-element } of the practice cards, strong against { -mahoroba-sun }.

## Areas

-mahoroba-area = area
    .heading = areas
    .gloss = One { -mahoroba-main } and four { -mahoroba-standby(form: "many") } together.

-mahoroba-main = main area
    .heading = areas
    .gloss = Where the { -mahoroba-main-unit } lies.

-mahoroba-standby =
    { $form ->
        [many] stand-by areas
       *[one] stand-by area
    }
    .heading = areas
    .gloss = One of four places for one { -mahoroba-standby-unit } each.

-mahoroba-main-unit = main unit
    .heading = battle-1
    .gloss = The { -mahoroba-unit } in the { -mahoroba-main }.

-mahoroba-standby-unit =
    { $form ->
        [many] stand-by units
       *[one] stand-by unit
    }
    .heading = states
    .gloss = A { -mahoroba-unit } in a { -mahoroba-standby }.

-mahoroba-standby-1 = stand-by area 1
    .heading = areas
    .gloss = The leftmost { -mahoroba-standby }.

-mahoroba-standby-2 = stand-by area 2
    .heading = areas
    .gloss = The second { -mahoroba-standby } from the left.

-mahoroba-standby-3 = stand-by area 3
    .heading = areas
    .gloss = The third { -mahoroba-standby } from the left.

-mahoroba-standby-4 = stand-by area 4
    .heading = areas
    .gloss = The rightmost { -mahoroba-standby }.

-mahoroba-deck =
    { $form ->
        [many] decks
       *[one] deck
    }
    .heading = preparation-2
    .gloss = The face down pile from which cards are drawn.

-mahoroba-deck-place = deck place
    .heading = areas
    .gloss = Where the { -mahoroba-deck } lies.

-mahoroba-discard = discard pile
    .heading = states
    .gloss = Where used and discarded cards go.

-mahoroba-hand =
    { $form ->
        [many] hands
       *[one] hand
    }
    .heading = preparation-3
    .gloss = The cards that a { -mahoroba-player } holds, unseen by the opponent.

-mahoroba-in-use = in use
    .heading = main-3
    .gloss = Where a { -mahoroba-command } is until it is done.

-mahoroba-outside = off the mat
    .heading = states
    .gloss = Where { -mahoroba-damage-marker(form: "many") } come from and go to.

## States

-mahoroba-unit-state = state of a unit
    .heading = states
    .gloss = What the way a { -mahoroba-unit } lies shows: { -mahoroba-normal }, { -mahoroba-rest }, { -mahoroba-stun } or { -mahoroba-ko }.

-mahoroba-normal = normal
    .heading = states
    .gloss = Lying upright.

-mahoroba-rest = rest
    .heading = states
    .gloss = Lying sideways: no { -mahoroba-skill } and no { -mahoroba-ex-skill }.

-mahoroba-stun = stun
    .heading = states
    .gloss = Lying upside down: no { -mahoroba-skill }, no { -mahoroba-ex-skill }, no { -mahoroba-retreat }.

-mahoroba-ko = KO
    .heading = battle-2
    .gloss = Lying face down: everything attached and every marker is gone, and no { -mahoroba-effect } touches it unless it says so.

-mahoroba-ailment = ailment
    .heading = states
    .gloss = { CAP() }{ -mahoroba-rest } and { -mahoroba-stun }.

-mahoroba-damage = damage
    .heading = damage
    .gloss = What a { -mahoroba-unit } takes, counted with { -mahoroba-damage-marker(form: "many") }.

-mahoroba-damage-marker =
    { $form ->
        [many] damage markers
       *[one] damage marker
    }
    .heading = states
    .gloss = What shows the { -mahoroba-damage } taken.

-mahoroba-damage-sum = damage calculation
    .heading = damage
    .gloss = Working out the { -mahoroba-damage } of a { -mahoroba-skill }, in four steps.

## Acts

-mahoroba-preparation = preparation
    .heading = preparation
    .gloss = { CAP() }{ -mahoroba-deck(form: "many") }, { -mahoroba-hand(form: "many") }, the first { -mahoroba-unit(form: "many") } and who begins.

-mahoroba-draw-phase = draw phase
    .heading = draw
    .gloss = You draw one card from your { -mahoroba-deck }.

-mahoroba-main-phase = main phase
    .heading = main
    .gloss = Five kinds of actions, in any order.

-mahoroba-battle-phase = battle phase
    .heading = battle
    .gloss = One { -mahoroba-skill } of the { -mahoroba-main-unit } may be used.

-mahoroba-end-phase = end phase
    .heading = end
    .gloss = { CAP() }{ -mahoroba-janken } may end an { -mahoroba-ailment }.

-mahoroba-charge = charge
    .heading = main-1
    .gloss = Once a { -mahoroba-turn }: attach a card from your { -mahoroba-hand } to one of your { -mahoroba-unit(form: "many") } as { -mahoroba-energy }.

-mahoroba-energy = energy
    .heading = main-1
    .gloss = A card attached to a { -mahoroba-unit } so that it can use its { -mahoroba-skill }.

-mahoroba-set = set
    .heading = main-3
    .gloss = Attaching an { -mahoroba-enhancement } to a { -mahoroba-unit }; no { -mahoroba-player } can do it in their own first { -mahoroba-turn }.

-mahoroba-retreat = retreat
    .heading = main-5
    .gloss = Once a { -mahoroba-turn }: the { -mahoroba-main-unit } changes places with a { -mahoroba-standby-unit }.

-mahoroba-janken = rock-paper-scissors
    .heading = end-2
    .gloss = Rock beats scissors, scissors beat paper, paper beats rock.

-mahoroba-rock = rock
    .heading = end-2
    .gloss = Beats scissors.

-mahoroba-scissors = scissors
    .heading = end-2
    .gloss = Beat paper.

-mahoroba-paper = paper
    .heading = end-2
    .gloss = Beats rock.
