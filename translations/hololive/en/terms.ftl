# Terms of the comprehensive rules: the paragraph that defines each, and what it means.

## Players and the duel

-hololive-player =
    { $form ->
        [many] players
       *[one] player
    }
    .section = 1.1.1
    .gloss = Each of the two who play.

-hololive-opponent = opponent
    .section = 1.2.1
    .gloss = The other { -hololive-player }.

-hololive-turn =
    { $form ->
        [many] turns
       *[one] turn
    }
    .section = 7.1.1
    .gloss = One { -hololive-player }’s six steps.

-hololive-turn-player = turn player
    .section = 7.1.1
    .gloss = The { -hololive-player } whose { -hololive-turn } it is.

-hololive-other-player = non-turn player
    .section = 7.1.1
    .gloss = The { -hololive-player } whose { -hololive-turn } it isn’t.

-hololive-first-player = first player
    .section = 6.2.1.5
    .gloss = The { -hololive-player } who takes the first { -hololive-turn }.

-hololive-second-player = second player
    .section = 8.3.1
    .gloss = The { -hololive-player } who takes the second { -hololive-turn }.

-hololive-owner = owner
    .section = 3.1.1
    .gloss = The { -hololive-player } in whose deck a card began.

-hololive-controller = controller
    .section = 3.1.2
    .gloss = The { -hololive-player } in whose { -hololive-area } a card lies, or who uses an ability or { -hololive-effect }.

-hololive-victory = win
    .section = 1.2.1
    .gloss = The outcome when only the opponent loses.

-hololive-defeat = loss
    .section = 1.2.1
    .gloss = The outcome of having no { -hololive-life }, an empty { -hololive-stage } or no card to draw in the { -hololive-hand-step }, of redrawing too often, or of giving up.

-hololive-drawn = draw
    .section = 1.2.2
    .gloss = The outcome when both players lose at once.

-hololive-giving-up = concession
    .section = 1.2.3
    .gloss = It can be declared at any time and is a { -hololive-defeat } at once.

-hololive-redraw =
    { $form ->
        [many] redraws
       *[one] redraw
    }
    .section = 6.2.1.8
    .gloss = Putting your hand back into your deck before the game and drawing seven cards again.

-hololive-game-deck = game deck
    .section = 6.1.1
    .gloss = One { -hololive-oshi }, a { -hololive-deck } of 50 cards and a { -hololive-cheer-deck } of 20.

## Steps of a turn

-hololive-step = step
    .section = 7.1.2
    .gloss = One of the parts of a { -hololive-turn }.

-hololive-reset-step = Reset Step
    .section = 7.2
    .gloss = Everything on your { -hololive-stage } stands up, and your { -hololive-collab-holomem } goes to the { -hololive-back } and rests.

-hololive-hand-step = Draw Step
    .section = 7.3
    .gloss = You draw one card from your deck.

-hololive-cheer-step = Cheer Step
    .section = 7.4
    .gloss = The top card of your { -hololive-cheer-deck } is sent to one of your Holomem.

-hololive-main-step = Main Step
    .section = 7.5
    .gloss = In any order: place Holomem, { -hololive-bloom }, { -hololive-to-collab }, use Oshi Skills and { -hololive-support } cards, do a { -hololive-baton-touch }.

-hololive-performance-step = Performance Step
    .section = 7.6
    .gloss = The { -hololive-center-holomem } and the { -hololive-collab-holomem } may use { -hololive-arts }, once each.

-hololive-end-step = End Step
    .section = 7.7
    .gloss = Effects of this { -hololive-turn } end, and a { -hololive-back-holomem } comes to an empty { -hololive-center }.

## Cards

-hololive-card-name = card name
    .section = 2.1
    .gloss = A card’s own name; a { -hololive-holomem } blooms with a card of the same name.

-hololive-card-type = card type
    .section = 2.2
    .gloss = { CAP() }{ -hololive-oshi }, { -hololive-holomem }, { -hololive-support } or { -hololive-cheer }.

-hololive-oshi = Oshi Holomem
    .section = 2.2.2
    .gloss = The card that leads a deck: it says how much { -hololive-life } there is, and has two skills.

-hololive-holomem = Holomem
    .section = 4.4
    .gloss = A card that uses { -hololive-arts } from the { -hololive-stage }; a stack of them counts as one.

-hololive-support = Support
    .section = 2.2.2
    .gloss = A card played from the { -hololive-hand } to help Holomem.

-hololive-cheer = Cheer
    .section = 2.2.2
    .gloss = A card attached to a { -hololive-holomem }; { -hololive-arts } and the { -hololive-baton-touch } call for it.

-hololive-item = Item
    .section = 10.7.2.5.1.1
    .gloss = A kind of { -hololive-support } that goes to the { -hololive-archive } when it is done.

-hololive-event = Event
    .section = 10.7.2.5.1.1
    .gloss = A kind of { -hololive-support } that goes to the { -hololive-archive } when it is done.

-hololive-staff = Staff
    .section = 10.7.2.5.1.1
    .gloss = A kind of { -hololive-support } that goes to the { -hololive-archive } when it is done.

-hololive-tool = Tool
    .section = 5.16.3.1
    .gloss = A { -hololive-support } card attached to a { -hololive-holomem }, one to each.

-hololive-mascot = Mascot
    .section = 5.16.3.2
    .gloss = A { -hololive-support } card attached to a { -hololive-holomem }, one to each.

-hololive-fan = Fan
    .section = 10.7.2.5.1.2
    .gloss = A { -hololive-support } card attached to the { -hololive-holomem } that it is for, as many as you like.

-hololive-limited = LIMITED
    .section = 2.12
    .gloss = One such card a { -hololive-turn }, and none in the { -hololive-first-player }’s first { -hololive-turn }.

-hololive-bloom-level = Bloom level
    .section = 2.3
    .gloss = { CAP() }{ -hololive-debut }, { -hololive-1st }, { -hololive-2nd } or { -hololive-spot }.

-hololive-debut = Debut
    .section = 2.3.2
    .gloss = The { -hololive-bloom-level } that is placed from the { -hololive-hand }.

-hololive-1st = 1st
    .section = 2.3.2
    .gloss = The { -hololive-bloom-level } that blooms from { -hololive-debut } or 1st.

-hololive-2nd = 2nd
    .section = 2.3.2
    .gloss = The { -hololive-bloom-level } that blooms from { -hololive-1st } or 2nd.

-hololive-spot = Spot
    .section = 2.3.2
    .gloss = The { -hololive-bloom-level } that is placed from the { -hololive-hand } and never blooms.

-hololive-buzz = Buzz
    .section = 2.5
    .gloss = A { -hololive-holomem } with this mark is strong and mostly costs more { -hololive-life } when { -hololive-down }.

-hololive-tag = tag
    .section = 2.6
    .gloss = A trait of a card, which an { -hololive-ability } may refer to.

-hololive-hp = HP
    .section = 2.9
    .gloss = How much { -hololive-damage } a { -hololive-holomem } can bear; with that much it is { -hololive-down }.

-hololive-extra-ability = extra ability
    .section = 2.11
    .gloss = A special { -hololive-ability } printed in a place of its own.

## Colours

-hololive-colour =
    { $form ->
        [many] colours
       *[one] colour
    }
    .section = 2.4
    .gloss = What cards and { -hololive-cheer } have: one of six.

-hololive-white = white
    .section = 2.4.2
    .gloss = One of the six colours.

-hololive-green = green
    .section = 2.4.2
    .gloss = One of the six colours.

-hololive-red = red
    .section = 2.4.2
    .gloss = One of the six colours.

-hololive-blue = blue
    .section = 2.4.2
    .gloss = One of the six colours.

-hololive-purple = purple
    .section = 2.4.2
    .gloss = One of the six colours.

-hololive-yellow = yellow
    .section = 2.4.2
    .gloss = One of the six colours.

-hololive-colourless = colourless
    .section = 2.4.2
    .gloss = No { -hololive-colour }; in a { -hololive-cost }, any.

## Areas

-hololive-area =
    { $form ->
        [many] areas
       *[one] area
    }
    .section = 4.1
    .gloss = A place for cards.

-hololive-public-area = public area
    .section = 4.1.2
    .gloss = An { -hololive-area } whose cards both players see.

-hololive-hidden-area = hidden area
    .section = 4.1.2
    .gloss = An area whose cards at least one { -hololive-player } can’t see.

-hololive-oshi-position = Oshi Position
    .section = 4.5
    .gloss = Where the { -hololive-oshi } lies.

-hololive-stage = Stage
    .section = 4.6
    .gloss = { CAP() }{ -hololive-center }, { -hololive-collab } and { -hololive-back } together: up to six Holomem.

-hololive-center = Center Position
    .section = 4.7
    .gloss = Where the { -hololive-center-holomem } stands.

-hololive-collab = Collab Position
    .section = 4.8
    .gloss = Where the { -hololive-collab-holomem } stands.

-hololive-back = Back Position
    .section = 4.9
    .gloss = Where each { -hololive-back-holomem } waits.

-hololive-center-holomem = Center Holomem
    .section = 4.7.4
    .gloss = The { -hololive-holomem } in the { -hololive-center }.

-hololive-collab-holomem = Collab Holomem
    .section = 4.8.4
    .gloss = The { -hololive-holomem } in the { -hololive-collab }.

-hololive-back-holomem = Back Holomem
    .section = 4.9.3
    .gloss = A { -hololive-holomem } in the { -hololive-back }.

-hololive-stack = stacked Holomem
    .section = 4.4.8
    .gloss = The { -hololive-holomem } cards under the top one.

-hololive-life = Life
    .section = 4.10
    .gloss = Face-down { -hololive-cheer } cards, one for each { -hololive-life } that a { -hololive-player } has left; without any it is a { -hololive-defeat }.

-hololive-deck =
    { $form ->
        [many] decks
       *[one] deck
    }
    .section = 4.11.3
    .gloss = The face-down pile from which cards are drawn.

-hololive-cheer-deck = Cheer Deck
    .section = 4.12
    .gloss = The face-down pile of 20 { -hololive-cheer } cards.

-hololive-hand =
    { $form ->
        [many] hands
       *[one] hand
    }
    .section = 4.13
    .gloss = The cards that a { -hololive-player } holds, unseen by the opponent.

-hololive-archive = Archive
    .section = 4.14
    .gloss = Where cards go when they are used up.

-hololive-holo-power = Holo Power
    .section = 4.15
    .gloss = Face-down cards, one for each collab, with which an { -hololive-oshi-skill } is paid.

-hololive-resolution = resolution area
    .section = 4.16
    .gloss = Where a card is while it is being used.

## States and damage

-hololive-rest = rest
    .section = 5.2
    .gloss = Lying sideways: no { -hololive-arts }, no collab, no { -hololive-baton-touch }.

-hololive-damage = damage
    .section = 5.20
    .gloss = What a { -hololive-holomem } takes and keeps; with as much as its { -hololive-hp } it is downed.

-hololive-special-damage = Special Damage
    .gloss = { CAP() }{ -hololive-damage } dealt by an { -hololive-effect } and not by { -hololive-arts }.

-hololive-arts-damage = Arts damage
    .section = 12.2.4.5.1
    .gloss = { CAP() }{ -hololive-damage } dealt by { -hololive-arts }.

-hololive-down = downed
    .section = 5.4
    .gloss = A { -hololive-holomem } leaves the { -hololive-stage }, and its { -hololive-player } loses { -hololive-life }.

-hololive-life-damage = Life damage
    .section = 3.2
    .gloss = How much { -hololive-life } is about to be lost.

## Acts

-hololive-draw = draw a card
    .section = 5.7
    .gloss = Put the top card of the { -hololive-deck } into the { -hololive-hand }.

-hololive-shuffle = shuffle
    .section = 5.6
    .gloss = Put a deck into a random order.

-hololive-look = look at
    .section = 5.8
    .gloss = See the faces of hidden cards.

-hololive-reveal = reveal
    .section = 5.11
    .gloss = Show a card to both players.

-hololive-bloom = Bloom
    .section = 5.13
    .gloss = Lay a card of the same name and the next { -hololive-bloom-level } on a { -hololive-holomem }, which keeps its { -hololive-damage } and what is attached.

-hololive-back-to-debut = return to Debut
    .section = 5.14
    .gloss = Remove all { -hololive-damage }; one { -hololive-debut } card and the { -hololive-cheer } stay, the rest goes to the { -hololive-hand }.

-hololive-to-collab = collab
    .section = 5.15
    .gloss = A { -hololive-back-holomem } goes to the { -hololive-collab }.

-hololive-baton-touch = Baton Pass
    .section = 8.7
    .gloss = Once a { -hololive-turn }, for { -hololive-cheer }: the { -hololive-center-holomem } changes places with a { -hololive-back-holomem }.

-hololive-exchange = exchange
    .section = 5.10
    .gloss = Two cards change places at once.

-hololive-swap = switch
    .section = 5.17
    .gloss = A { -hololive-holomem } in front changes places with a { -hololive-back-holomem }.

-hololive-attach = attach
    .section = 5.16
    .gloss = Lay a card with a { -hololive-holomem }, to which it belongs from then on.

-hololive-reattach = reattach
    .section = 5.16.4
    .gloss = Attach what is attached to another { -hololive-holomem }.

-hololive-send = send
    .section = 5.19
    .gloss = Attach { -hololive-cheer } to a { -hololive-holomem }.

-hololive-heal = restore
    .section = 5.21
    .gloss = Take { -hololive-damage } off.

-hololive-die =
    { $form ->
        [many] dice
       *[one] die
    }
    .section = 5.22
    .gloss = Shows a number from 1 to 6.

-hololive-reroll = reroll
    .section = 5.24
    .gloss = Roll the { -hololive-die } again and use that number instead.

## Arts, skills, abilities

-hololive-arts = Arts
    .section = 12.2
    .gloss = What a { -hololive-holomem } with enough { -hololive-cheer } uses in the { -hololive-performance-step }.

-hololive-against = advantage
    .section = 12.2.4.3
    .gloss = More { -hololive-damage } against a target of the { -hololive-colour } shown.

-hololive-oshi-skill = Oshi Skill
    .section = 12.1
    .gloss = An { -hololive-ability } of the { -hololive-oshi }, once a { -hololive-turn }, paid with { -hololive-holo-power }.

-hololive-sp-oshi-skill = SP Oshi Skill
    .section = 12.1
    .gloss = An { -hololive-ability } of the { -hololive-oshi }, once a game, paid with { -hololive-holo-power }.

-hololive-collab-effect = Collab Effect
    .section = 13.2
    .gloss = An { -hololive-ability } for when its { -hololive-holomem } is put into the { -hololive-collab }.

-hololive-bloom-effect = Bloom Effect
    .section = 13.3
    .gloss = An { -hololive-ability } for when a { -hololive-holomem } blooms with this card.

-hololive-gift = Gift
    .section = 13.4
    .gloss = The mark of an { -hololive-ability } that works while its { -hololive-holomem } is on the { -hololive-stage }.

-hololive-cost = cost
    .section = 10.4
    .gloss = What is done to use an { -hololive-ability }.

-hololive-ability =
    { $form ->
        [many] abilities
       *[one] ability
    }
    .section = 10.1
    .gloss = What the text of a card can do.

-hololive-activated-ability = activated ability
    .section = 10.1.1
    .gloss = An { -hololive-ability } that a { -hololive-player } chooses to use.

-hololive-automatic-ability = automatic ability
    .section = 10.1.1
    .gloss = An { -hololive-ability } played by itself when something happens.

-hololive-permanent-ability = permanent ability
    .section = 10.1.1.3
    .gloss = An { -hololive-ability } that always works.

-hololive-add-ability = add an ability
    .section = 5.18
    .gloss = Give a { -hololive-holomem } an { -hololive-ability }.

-hololive-ability-change = changeable ability
    .section = 13.6
    .gloss = An { -hololive-ability } whose text may change under a condition.

-hololive-keyword = keyword
    .section = 13.1.1
    .gloss = A short word for an { -hololive-ability }.

-hololive-effect =
    { $form ->
        [many] effects
       *[one] effect
    }
    .section = 10.2
    .gloss = What an { -hololive-ability } does.

-hololive-one-shot-effect = one-shot effect
    .section = 10.2.1
    .gloss = An { -hololive-effect } that is done once and over.

-hololive-lasting-effect = lasting effect
    .section = 10.2.1
    .gloss = An { -hololive-effect } that holds for a time.

-hololive-replacement-effect = replacement effect
    .section = 10.2.1
    .gloss = An { -hololive-effect } that puts something else in the place of what would happen.

-hololive-play = play
    .section = 10.7
    .gloss = Use a card or an { -hololive-ability }.

-hololive-waiting = waiting
    .section = 10.8.2
    .gloss = An { -hololive-automatic-ability } has met its condition and waits for a { -hololive-check-timing }.

-hololive-check-timing = check timing
    .section = 10.6.1
    .gloss = When { -hololive-rule-processing } is done and abilities that wait are played.

-hololive-play-timing = play timing
    .section = 10.6.2
    .gloss = When a { -hololive-player } may act.

-hololive-rule-processing = rule processing
    .section = 11.1
    .gloss = What the rules do by themselves, as with downed Holomem.

-hololive-source = source
    .section = 10.13
    .gloss = The card that an { -hololive-effect } or { -hololive-damage } comes from.

-hololive-last-information = last information
    .section = 10.12
    .gloss = A card that is gone counts as it was when it was last there.

-hololive-endless-loop = endless loop
    .section = 14.1
    .gloss = The same actions going on for ever.
