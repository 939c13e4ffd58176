# Terms of the quick rules and the elements of the practice cards: the sheet’s heading, meaning.

## Players and the duel

-player = player
    .section = preparation
    .gloss = Each of the two who play.

-opponent = opponent
    .section = preparation
    .gloss = The other { -player }.

-turn = turn
    .section = draw
    .gloss = One { -player }’s four phases.

-first-player = first player
    .section = preparation-5
    .gloss = The { -player } who won rock-paper-scissors and takes the first { -turn }.

-victory = win
    .section = battle-4
    .gloss = Knocking out every { -unit } of the opponent’s { -area }.

-defeat = loss
    .section = draw-1
    .gloss = What comes of an empty { -deck } in the { -draw-phase }.

-effect =
    { $form ->
        [many] effects
       *[one] effect
    }
    .section = damage
    .gloss = What the text of a card does.

## Cards

-unit =
    { $form ->
        [many] units
       *[one] unit
    }
    .section = main-2
    .gloss = A card that fights in the { -area }.

-command = command
    .section = main-3
    .gloss = A card used from the { -hand }: { -strategy }, { -tactics } or { -enhancement }.

-strategy = strategy
    .section = main-3
    .gloss = A kind of { -command } that goes to the { -discard } when it is done.

-tactics = tactics
    .section = main-3
    .gloss = A kind of { -command } that goes to the { -discard } when it is done.

-enhancement = enhancement
    .section = main-3
    .gloss = A { -command } that is { TERM("set", "set") } on a { -unit }.

-hp = HP
    .section = battle-2
    .gloss = How much { -damage } a { -unit } can bear; with that much or more it is { TERM("ko", "knocked out") }.

-element = element
    .section = damage-4
    .gloss = What a { -unit } is made of; on the practice cards flame, tide, grove, sun or moon.

-advantage = advantage
    .section = damage-4
    .gloss = Against a { -unit } of this { -element } in the { -main } the { -damage } of a { -skill } is doubled.

-skill = skill
    .section = battle-1
    .gloss = What the { -main-unit } uses in the { -battle-phase }.

-ex-skill = EX skill
    .section = main-4
    .gloss = What a { -unit } uses in the { -main-phase }.

-cost = cost
    .section = battle-1
    .gloss = How much { -energy } must be attached for a { -skill } to be used; it stays there.

-ability = ability
    .section = damage-2
    .gloss = An { -effect } in force while the { -unit } is in the { -area }.

-flame = flame
    .section = damage-4
    .gloss = An { -element } of the practice cards, strong against grove.

-tide = tide
    .section = damage-4
    .gloss = An { -element } of the practice cards, strong against flame.

-grove = grove
    .section = damage-4
    .gloss = An { -element } of the practice cards, strong against tide.

-sun = sun
    .section = damage-4
    .gloss = An { -element } of the practice cards, strong against moon.

-moon = moon
    .section = damage-4
    .gloss = An { -element } of the practice cards, strong against sun.

## Areas

-area = area
    .section = areas
    .gloss = One { -main } and four { -standby(form: "many") } together.

-main = main area
    .section = areas
    .gloss = Where the { -main-unit } lies.

-standby =
    { $form ->
        [many] stand-by areas
       *[one] stand-by area
    }
    .section = areas
    .gloss = One of four places for one { -standby-unit } each.

-main-unit = main unit
    .section = battle-1
    .gloss = The { -unit } in the { -main }.

-standby-unit =
    { $form ->
        [many] stand-by units
       *[one] stand-by unit
    }
    .section = states
    .gloss = A { -unit } in a { -standby }.

-standby-1 = stand-by area 1
    .section = areas
    .gloss = The leftmost { -standby }.

-standby-2 = stand-by area 2
    .section = areas
    .gloss = The second { -standby } from the left.

-standby-3 = stand-by area 3
    .section = areas
    .gloss = The third { -standby } from the left.

-standby-4 = stand-by area 4
    .section = areas
    .gloss = The rightmost { -standby }.

-deck =
    { $form ->
        [many] decks
       *[one] deck
    }
    .section = preparation-2
    .gloss = The face down pile from which cards are drawn.

-deck-place = deck place
    .section = areas
    .gloss = Where the { -deck } lies.

-discard = discard pile
    .section = states
    .gloss = Where cards go that are used up or discarded.

-hand =
    { $form ->
        [many] hands
       *[one] hand
    }
    .section = preparation-3
    .gloss = The cards that one holds so that the opponent doesn’t see them.

-in-use = in use
    .section = main-3
    .gloss = Where a { -command } is until it is done.

-outside = off the mat
    .section = states
    .gloss = Where { -damage-marker(form: "many") } come from and go to.

## States

-unit-state = state of a unit
    .section = states
    .gloss = What the way a { -unit } lies shows: { -normal }, { -rest }, { -stun } or { -ko }.

-normal = normal
    .section = states
    .gloss = Lying upright.

-rest = rest
    .section = states
    .gloss = Lying sideways: no { -skill } and no { -ex-skill }.

-stun = stun
    .section = states
    .gloss = Lying upside down: no { -skill }, no { -ex-skill }, no { -retreat }.

-ko = KO
    .section = battle-2
    .gloss = Lying face down: everything attached and every marker is gone, and no { -effect } plays with it.

-ailment = ailment
    .section = states
    .gloss = { CAP() }{ -rest } and { -stun }.

-damage = damage
    .section = damage
    .gloss = What a { -unit } takes, counted with { -damage-marker(form: "many") }.

-damage-marker =
    { $form ->
        [many] damage markers
       *[one] damage marker
    }
    .section = states
    .gloss = What shows the { -damage } taken.

-damage-sum = damage sum
    .section = damage
    .gloss = How the { -damage } of a { -skill } is reckoned, in four steps.

## Acts

-preparation = preparation
    .section = preparation
    .gloss = { CAP() }{ -deck(form: "many") }, { -hand(form: "many") }, the first { -unit(form: "many") } and who begins.

-draw-phase = draw phase
    .section = draw
    .gloss = One card is drawn.

-main-phase = main phase
    .section = main
    .gloss = Five kinds of acts, in any order.

-battle-phase = battle phase
    .section = battle
    .gloss = One { -skill } of the { -main-unit } may be used.

-end-phase = end phase
    .section = end
    .gloss = { CAP() }{ -janken } may end an { -ailment }.

-charge = charge
    .section = main-1
    .gloss = Once a { -turn }: attach a card of the { -hand } to one of one’s units as { -energy }.

-energy = energy
    .section = main-1
    .gloss = A card attached to a { -unit } so that it can use its { -skill }.

-set = set
    .section = main-3
    .gloss = Attaching an { -enhancement } to a { -unit }; not in one’s own first { -turn }.

-retreat = retreat
    .section = main-5
    .gloss = Once a { -turn }: the { -main-unit } changes places with a { -standby-unit }.

-janken = rock-paper-scissors
    .section = end-2
    .gloss = Rock beats scissors, scissors beat paper, paper beats rock.

-rock = rock
    .section = end-2
    .gloss = Beats scissors.

-scissors = scissors
    .section = end-2
    .gloss = Beat paper.

-paper = paper
    .section = end-2
    .gloss = Beats rock.
