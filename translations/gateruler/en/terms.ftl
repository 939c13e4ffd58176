# Terms of the comprehensive rules and of the addendum: number or heading, and what each means.

## Players and the duel

-gateruler-player =
    { $form ->
        [many] players
       *[one] player
    }
    .section = 1-2a
    .gloss = Each of the two who play.

-gateruler-opponent = opponent
    .section = 4-2b
    .gloss = The other { -gateruler-player }.

-gateruler-ally =
    { $form ->
        [many] allies
       *[one] ally
    }
    .section = 4-2d
    .gloss = A card whose { -gateruler-controller } you are.

-gateruler-enemy =
    { $form ->
        [many] enemies
       *[one] enemy
    }
    .section = 4-2d
    .gloss = A card whose { -gateruler-controller } is the { -gateruler-opponent }.

-gateruler-owner =
    { $form ->
        [many] owners
       *[one] owner
    }
    .section = 3-2d
    .gloss = The { -gateruler-player } in whose { -gateruler-deck } a card began.

-gateruler-controller = controller
    .section = 4-2a
    .gloss = The { -gateruler-player } who has a card or an { -gateruler-ability }: the “you” of its text.

-gateruler-turn =
    { $form ->
        [many] turns
       *[one] turn
    }
    .section = 6-2
    .gloss = One { -gateruler-player }’s four { -gateruler-phase(form: "many") }.

-gateruler-turn-player = turn player
    .section = 6-2a
    .gloss = The { -gateruler-player } whose { -gateruler-turn } it is.

-gateruler-first-player = first player
    .section = 8-2a-2
    .gloss = The { -gateruler-player } who takes the first { -gateruler-turn }, which has one { -gateruler-attack } only.

-gateruler-victory = win
    .section = 1-4a
    .gloss = What comes of the { -gateruler-opponent }’s { -gateruler-defeat } alone.

-gateruler-defeat = loss
    .section = 1-4a
    .gloss = What comes of a { -gateruler-damage } that holds as many cards as one’s { -gateruler-life }, of an empty { -gateruler-deck }, or of giving up.

-gateruler-drawn = draw
    .section = 1-4b-1
    .gloss = What comes of both losing at once.

-gateruler-giving-up = giving up
    .section = 1-4c
    .gloss = What may be done at any time and is a { -gateruler-defeat } at once.

-gateruler-preparation = preparation
    .section = 5
    .gloss = What is done before the first { -gateruler-turn }: { -gateruler-energy-card } and { -gateruler-hand } as the { -gateruler-ruler-card } says.

## Phases and steps

-gateruler-phase =
    { $form ->
        [many] phases
       *[one] phase
    }
    .section = 6-2
    .gloss = A part of a { -gateruler-turn }.

-gateruler-start-phase = start phase
    .section = 6-2
    .gloss = The { -gateruler-phase } in which the cards of { -gateruler-attack-zone(form: "many") } and { -gateruler-ruler } are readied and the { -gateruler-ruler-card }’s own start is done.

-gateruler-main-phase = main phase
    .section = 6-3
    .gloss = The { -gateruler-phase } in which cards are played and set and { -gateruler-ability(form: "many") } are used.

-gateruler-attack-phase = attack phase
    .section = 6-4
    .gloss = The { -gateruler-phase } of as many { -gateruler-attack(form: "many") } as one likes.

-gateruler-end-phase = end phase
    .section = 6-5
    .gloss = The { -gateruler-phase } of what happens at the end of a { -gateruler-turn }, with which this turn’s { -gateruler-effect(form: "many") } are over.

-gateruler-attack-sub-phase = attack sub-phase
    .section = 8-2a
    .gloss = The five steps of one { -gateruler-attack }.

-gateruler-attack-start-step = attack start
    .section = 8-2a-1
    .gloss = The first step of an { -gateruler-attack-sub-phase }.

-gateruler-declare-step = attack declaration
    .section = 8-2a-1
    .gloss = The step in which the attacking card and the { -gateruler-line } are chosen.

-gateruler-intercept-step = interception step
    .section = 8-2a-1
    .gloss = The step of damage by { -gateruler-intercept }.

-gateruler-damage-step = damage step
    .section = 8-2a-1
    .gloss = The step in which the attacker deals its { -gateruler-atk } or { -gateruler-stk } as { -gateruler-combat-damage }.

-gateruler-attack-end-step = attack end
    .section = 8-2a-1
    .gloss = The last step of an { -gateruler-attack-sub-phase }.

## Cards

-gateruler-ruler-card =
    { $form ->
        [many] rulers
       *[one] ruler
    }
    .section = 2-3b
    .gloss = The card that leads a side: it has { -gateruler-life } and says how cards are paid for.

-gateruler-unit =
    { $form ->
        [many] units
       *[one] unit
    }
    .section = 2-3b
    .gloss = A card that stands in an { -gateruler-attack-zone } or the { -gateruler-defence } and fights.

-gateruler-event =
    { $form ->
        [many] events
       *[one] event
    }
    .section = 2-3b
    .gloss = A card that resolves once and goes to the { -gateruler-graveyard }; it may be set.

-gateruler-field-card =
    { $form ->
        [many] fields
       *[one] field
    }
    .section = 2-3b
    .gloss = A card that stays in the { -gateruler-field } and goes on working.

-gateruler-energy-card = energy
    .section = 2-3b
    .gloss = What the { -gateruler-level } of a card is paid with, by resting it.

-gateruler-card-name =
    { $form ->
        [many] card names
       *[one] card name
    }
    .section = 2-2c
    .gloss = What a card is called; a deck holds four of a name at most.

-gateruler-level =
    { $form ->
        [many] levels
       *[one] level
    }
    .section = 2-2
    .gloss = The number at a card’s upper left: so much { -gateruler-energy-card } it costs, where the { -gateruler-ruler-card } pays.

-gateruler-deck-level = deck level
    .section = 5
    .gloss = The sum of the { -gateruler-level(form: "many") } in a deck, which some { -gateruler-ruler-card(form: "many") } limit.

-gateruler-faction =
    { $form ->
        [many] factions
       *[one] faction
    }
    .section = 2-2
    .gloss = The force that a card belongs to; a deck has two at most.

-gateruler-attribute =
    { $form ->
        [many] attributes
       *[one] attribute
    }
    .section = 2-2
    .gloss = A trait of a card, which texts name in 〈 〉.

-gateruler-atk = ATK
    .section = 2-2
    .gloss = The damage that it deals to a { -gateruler-unit }.

-gateruler-hp = HP
    .section = 2-11b
    .gloss = What a { -gateruler-unit } can bear: with so much { -gateruler-damage-dealt } or more it is destroyed.

-gateruler-stk = STK
    .section = 2-2
    .gloss = Strike: the damage that it deals to a { -gateruler-ruler-card }.

-gateruler-life = life
    .section = 2-2
    .gloss = A { -gateruler-ruler-card }’s number: with so many cards in the { -gateruler-damage } one has lost.

-gateruler-legendary = Legendary
    .section = 2-2
    .gloss = Of a card: a deck may hold few of them, one of each.

-gateruler-timing = timing
    .section = 9-3e
    .gloss = When an { -gateruler-event } or { -gateruler-ability } may be played.

-gateruler-normal = normal
    .section = 9-3e-4
    .gloss = In one’s own { -gateruler-main-phase }, while the { -gateruler-gate } is empty.

-gateruler-instant = instant
    .section = 9-3e-3
    .gloss = Whenever one has { -gateruler-priority }.

-gateruler-once-turn = once a turn
    .section = 14-1a
    .gloss = That this { -gateruler-ability } of that card may be used once each { -gateruler-turn }.

-gateruler-once-game = once a game
    .section = 14-1a
    .gloss = That this { -gateruler-ability } may be used once in the whole game.

## Zones and lines

-gateruler-zone =
    { $form ->
        [many] zones
       *[one] zone
    }
    .section = 3-2a
    .gloss = Where cards lie.

-gateruler-in-play = play
    .section = 3-2a
    .gloss = The { -gateruler-ruler }, the { -gateruler-attack-zone(form: "many") }, the { -gateruler-defence }, the { -gateruler-set-zone(form: "many") } and the { -gateruler-field } together.

-gateruler-ruler = ruler zone
    .section = 3-2a
    .gloss = The { -gateruler-zone } of the { -gateruler-ruler-card }, at the back of the { -gateruler-centre-line }.

-gateruler-attack-zone =
    { $form ->
        [many] attack zones
       *[one] attack zone
    }
    .section = 8-4c
    .gloss = A { -gateruler-zone } of one { -gateruler-unit } that may attack; one at each side.

-gateruler-left = left attack zone
    .section = 8-4c
    .gloss = The { -gateruler-attack-zone } of the { -gateruler-left-line }.

-gateruler-right = right attack zone
    .section = 8-4c
    .gloss = The { -gateruler-attack-zone } of the { -gateruler-right-line }.

-gateruler-defence = defence zone
    .section = 8-4c
    .gloss = The { -gateruler-zone } of a { -gateruler-unit } that stands before the { -gateruler-ruler-card }.

-gateruler-set-zone =
    { $form ->
        [many] set zones
       *[one] set zone
    }
    .section = 15-4a
    .gloss = A { -gateruler-zone } of one face-down { -gateruler-set-card }.

-gateruler-set-1 = first set zone
    .section = 15-4a
    .gloss = The first { -gateruler-set-zone }.

-gateruler-set-2 = second set zone
    .section = 15-4a
    .gloss = The second { -gateruler-set-zone }.

-gateruler-set-3 = third set zone
    .section = 15-4a
    .gloss = The third { -gateruler-set-zone }.

-gateruler-field = field zone
    .section = 3-2a
    .gloss = The { -gateruler-zone } in which { -gateruler-field-card(form: "many") } stay, as many as there are.

-gateruler-energy = energy zone
    .section = 6-2f
    .gloss = The { -gateruler-zone } of { -gateruler-energy-card } that may be spent.

-gateruler-spent = spent energy
    .section = 6-2f
    .gloss = { CAP() }{ -gateruler-energy-card } that was rested to pay.

-gateruler-drive = drive zone
    .section = 10-2a
    .gloss = The { -gateruler-zone } of driven cards, face down.

-gateruler-gate = gate
    .section = 9-1a
    .gloss = The { -gateruler-zone }, shared by both, in which played cards and { -gateruler-ability(form: "many") } wait; the last resolves first.

-gateruler-damage = damage zone
    .section = add-reverse
    .gloss = The { -gateruler-zone } of cards turned over by damage to the { -gateruler-ruler-card }; those face down count as well.

-gateruler-counter = counter zone
    .section = 16-4a
    .gloss = The { -gateruler-zone } of a card with { -gateruler-cnt } while it is dealt with.

-gateruler-graveyard = graveyard
    .section = 3-2b
    .gloss = The { -gateruler-zone } of cards that were destroyed or used.

-gateruler-soul =
    { $form ->
        [many] souls
       *[one] soul
    }
    .section = 3-2d
    .gloss = A card that lies under a card in { -gateruler-in-play }.

-gateruler-removed = removed cards
    .section = 3-2b
    .gloss = The { -gateruler-zone } of cards that were removed from the game.

-gateruler-deck =
    { $form ->
        [many] decks
       *[one] deck
    }
    .section = 3-2b
    .gloss = The face-down pile that cards come from.

-gateruler-hand = hand
    .section = 3-2b
    .gloss = Cards that are held hidden from the { -gateruler-opponent }; a { -gateruler-ruler-card } that pays no { -gateruler-energy-card } has none.

-gateruler-outside = outside the game
    .section = 2-11b
    .gloss = Where { -gateruler-energy-card } and marks of damage come from.

-gateruler-line =
    { $form ->
        [many] lines
       *[one] line
    }
    .section = 8-4c
    .gloss = Left, centre or right column of a side; an { -gateruler-attack } goes down a { -gateruler-line }.

-gateruler-left-line = left line
    .section = 8-4c
    .gloss = The { -gateruler-line } of the { -gateruler-left }.

-gateruler-centre-line = centre line
    .section = 8-4c
    .gloss = The { -gateruler-line } of the { -gateruler-defence } and of the { -gateruler-ruler } behind it.

-gateruler-right-line = right line
    .section = 8-4c
    .gloss = The { -gateruler-line } of the { -gateruler-right }.

-gateruler-set-card =
    { $form ->
        [many] set cards
       *[one] set card
    }
    .section = 15-4b
    .gloss = A card that lies face down in a { -gateruler-set-zone }.

## States and damage

-gateruler-ready = ready
    .section = 6-2c
    .gloss = Upright: it may attack.

-gateruler-rest = rest
    .section = 6-2c
    .gloss = Sideways: what has attacked is rested, and so is spent energy.

-gateruler-damage-dealt = damage
    .section = 2-11b
    .gloss = It adds up on a { -gateruler-unit }; of a { -gateruler-ruler-card } each point turns over the top card of the { -gateruler-deck }.

-gateruler-combat-damage = combat damage
    .section = 8-6b
    .gloss = Damage of an { -gateruler-attack }, and of { -gateruler-pierce }, { -gateruler-intercept } and { -gateruler-strike-back }.

-gateruler-effect-damage = effect damage
    .section = 8-6b
    .gloss = Damage that an { -gateruler-effect } deals.

## Acts

-gateruler-play = play
    .section = 9-1a
    .gloss = To announce a card or { -gateruler-ability }, pay for it and put it on the { -gateruler-gate }.

-gateruler-normal-summon =
    { $form ->
        [many] normal summons
       *[one] normal summon
    }
    .section = 4-3a
    .gloss = To play a { -gateruler-unit }; it adds 1 to the { -gateruler-summon-count }.

-gateruler-special-summon =
    { $form ->
        [many] special summons
       *[one] special summon
    }
    .section = 4-3a
    .gloss = To bring a { -gateruler-unit } into { -gateruler-in-play } by an { -gateruler-effect }: no cost, no { -gateruler-summon-right }.

-gateruler-summon-right = summon right
    .section = 4-3a
    .gloss = How many { -gateruler-normal-summon(form: "many") } one has in one’s own { -gateruler-turn }; in the { -gateruler-opponent }’s there is no limit.

-gateruler-summon-count = summon count
    .section = 4-3a
    .gloss = How many { -gateruler-normal-summon(form: "many") } one has made this { -gateruler-turn }.

-gateruler-draw = draw
    .section = 15
    .gloss = To take the top card of the { -gateruler-deck } into the { -gateruler-hand }.

-gateruler-to-drive = drive
    .section = 10-2a
    .gloss = To put the top card of the { -gateruler-deck } face down into the { -gateruler-drive }.

-gateruler-drive-resolution = drive resolution
    .section = 10-3d
    .gloss = How cards are played that were driven outside one’s own { -gateruler-start-phase } and { -gateruler-main-phase }.

-gateruler-to-set = set
    .section = 15-4a
    .gloss = To put a card face down into an empty { -gateruler-set-zone } of one’s own, for nothing.

-gateruler-reveal = reveal
    .section = 15-5
    .gloss = To show a card to both.

-gateruler-shuffle = shuffle
    .section = 5
    .gloss = To put the { -gateruler-deck } into an order that nobody knows.

-gateruler-attack =
    { $form ->
        [many] attacks
       *[one] attack
    }
    .section = 8-2a
    .gloss = To rest a { -gateruler-ready } { -gateruler-unit } or { -gateruler-ruler-card } and deal { -gateruler-combat-damage } down a { -gateruler-line }.

-gateruler-destroy = destroy
    .section = 12-4a
    .gloss = To put a card from { -gateruler-in-play } into the { -gateruler-graveyard }.

-gateruler-recover = recover
    .section = add-reverse
    .gloss = To put any card of the { -gateruler-damage }, face up or down, into the { -gateruler-graveyard }.

-gateruler-reverse = damage reverse
    .section = add-reverse
    .gloss = Written DR: to turn so many face-up cards of one’s own { -gateruler-damage } face down.

-gateruler-opened = to be opened
    .section = add-open
    .gloss = Of a card: to be played by the { -gateruler-effect } of { -gateruler-open }.

-gateruler-priority = priority
    .section = 9-3
    .gloss = The turn to put something on the { -gateruler-gate } or to { -gateruler-pass }.

-gateruler-pass = pass
    .section = 9-3e-1
    .gloss = To add nothing; when both do so in a row, the { -gateruler-gate } is resolved.

-gateruler-gate-action =
    { $form ->
        [many] gate actions
       *[one] gate action
    }
    .section = 9-3e
    .gloss = What the { -gateruler-player } with { -gateruler-priority } does.

-gateruler-gate-processing = gate processing
    .section = 9-2a
    .gloss = Adding to the { -gateruler-gate } and resolving it, again and again until it is over.

-gateruler-system-processing = system processing
    .section = 11
    .gloss = What the rules do by themselves: { -gateruler-defeat }, destruction, waiting { -gateruler-automatic-ability(form: "many") }.

## Abilities

-gateruler-ability =
    { $form ->
        [many] abilities
       *[one] ability
    }
    .section = 14-1a
    .gloss = What a card’s text can do.

-gateruler-activated-ability =
    { $form ->
        [many] activated abilities
       *[one] activated ability
    }
    .section = 14-1a-1
    .gloss = An { -gateruler-ability } that is played at its { -gateruler-timing }, by paying its { -gateruler-cost }.

-gateruler-automatic-ability =
    { $form ->
        [many] automatic abilities
       *[one] automatic ability
    }
    .section = 14-1a-2
    .gloss = An { -gateruler-ability } that comes to the { -gateruler-gate } in the next { -gateruler-system-processing } after something happened.

-gateruler-static-ability =
    { $form ->
        [many] static abilities
       *[one] static ability
    }
    .section = 14-1a-3
    .gloss = An { -gateruler-ability } that holds all the time.

-gateruler-keyword =
    { $form ->
        [many] keywords
       *[one] keyword
    }
    .section = 16-1a
    .gloss = A word or sign that stands for a common { -gateruler-ability }.

-gateruler-keyword-ability =
    { $form ->
        [many] keyword abilities
       *[one] keyword ability
    }
    .section = 16-1a-1
    .gloss = A { -gateruler-keyword } that is an { -gateruler-ability } itself.

-gateruler-cost =
    { $form ->
        [many] costs
       *[one] cost
    }
    .section = 14-1a-1a
    .gloss = What is done to play a card or { -gateruler-ability }.

-gateruler-effect =
    { $form ->
        [many] effects
       *[one] effect
    }
    .section = 14-1b
    .gloss = What an { -gateruler-ability } does.

-gateruler-direct-effect = direct effect
    .section = 14-1b-1
    .gloss = An { -gateruler-effect } that is done once.

-gateruler-continuous-effect = continuous effect
    .section = 14-1b-2
    .gloss = An { -gateruler-effect } that lasts for a time.

-gateruler-replacement-effect = replacement effect
    .section = 14-1b-3
    .gloss = An { -gateruler-effect } that puts something else in the place of what would happen.

## Keywords

-gateruler-od = Overdrive
    .section = 16-2a
    .gloss = OD: an { -gateruler-ability } that may be used while the card lies in the { -gateruler-drive }.

-gateruler-td = Touchdown
    .section = 16-3a
    .gloss = TD: an { -gateruler-ability } for when the card, played from the { -gateruler-hand }, comes into { -gateruler-in-play }.

-gateruler-cnt = Counter
    .section = 16-4a
    .gloss = CNT: an { -gateruler-ability } for when damage to the { -gateruler-ruler-card } turns the card over.

-gateruler-pierce = Pierce
    .section = 16-1a
    .gloss = When its { -gateruler-attack } destroys a { -gateruler-unit } in the { -gateruler-defence }, it deals its { -gateruler-stk } to the { -gateruler-opponent } as well.

-gateruler-vigilance = Vigilance
    .section = 16-1a
    .gloss = At the end of one’s own { -gateruler-attack-phase } it may move to an empty { -gateruler-defence }.

-gateruler-intercept = Intercept
    .section = 16-1a
    .gloss = When attacked, it deals its { -gateruler-atk } to the attacker first.

-gateruler-strike-back = Strike Back
    .section = 16-1a
    .gloss = When it was attacked and is still there, it deals its { -gateruler-atk } to the attacker.

-gateruler-second-attack = Second Attack
    .section = 16-1a
    .gloss = After its first { -gateruler-attack } of a { -gateruler-turn } it is readied. The name is this program’s.

-gateruler-attribute-choice = Attribute Choice
    .section = 16-1a
    .gloss = In one’s own { -gateruler-main-phase } choose an { -gateruler-attribute } that it has for the { -gateruler-turn }. The name is this program’s.

-gateruler-graveyard-summon = Graveyard Summon
    .section = 16-1a
    .gloss = For its { -gateruler-energy-card } it may be summoned from the { -gateruler-graveyard }. The name is this program’s.

-gateruler-soul-guard = Soul Guard
    .section = 16-1a
    .gloss = Instead of leaving { -gateruler-in-play } it puts one { -gateruler-soul } into the { -gateruler-graveyard } and stays, unharmed.

-gateruler-open = Open Card
    .section = add-open
    .gloss = A card that is shown and played at once when it comes to the { -gateruler-hand } or is driven; it can’t be set.

-gateruler-guard-summon = Guard Summon
    .section = add-guard
    .gloss = In the { -gateruler-opponent }’s { -gateruler-turn } it may be summoned from the { -gateruler-hand } at { -gateruler-instant } timing.

-gateruler-gear-up = Gear Up
    .section = 16-1a
    .gloss = It is laid on the { -gateruler-ruler-card }, and both stand in the { -gateruler-defence }; no cost, no { -gateruler-summon-right }.

-gateruler-reduction = Cost Reduction
    .section = add-reduction
    .gloss = When the card is played one may do what it says and pay other { -gateruler-energy-card } than its { -gateruler-level }.

-gateruler-parade = Night Parade
    .section = add-brackets
    .gloss = The name of { -gateruler-ability(form: "many") } that look at the top card of the { -gateruler-deck } and may drive it.

## Factions and attributes

-gateruler-faction-volnar = Volnar
    .section = 2-2
    .gloss = The { -gateruler-faction } of dragons and knights.

-gateruler-faction-atlas = ATLAS
    .section = 2-2
    .gloss = The { -gateruler-faction } of soldiers and machines.

-gateruler-faction-yomajin = Yomajin Front
    .section = 2-2
    .gloss = The { -gateruler-faction } of apparitions.

-gateruler-faction-wonder = Wonderverse
    .section = 2-2
    .gloss = The { -gateruler-faction } of a world of wonders.

-gateruler-attr-dragon = Dragon
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-fire = Fire
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-knight = Knight
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-military = Military
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-machine = Machine
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-space = Space
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-magic = Magic
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-apparition = Apparition
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-beast = Beast
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-deity = Deity
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-water = Water
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-horror = Horror
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-demon = Demon
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-invader = Invader
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.

-gateruler-attr-owl = OWL
    .section = 2-2
    .gloss = One of the { -gateruler-attribute(form: "many") }.
