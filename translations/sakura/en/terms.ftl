# The words that the rule documents define: spelling, section (of the Japanese document) and meaning.

## §1 The game

-game = { $form ->
   *[one] game
    [many] games
}
    .section = 1-1
    .gloss = One whole match: { -twin-choice }, then { -deck-building }, then the { -sakura-duel }.

-player = { $form ->
   *[one] player
    [many] players
}
    .section = 1-2
    .gloss = Either of the two people in the { -game }.

-you = you
    .section = 1-2
    .gloss = The { -player } whose effect it is.

-opponent = opponent
    .section = 1-2
    .gloss = The { -player } who isn’t you.

-card = { $form ->
   *[one] card
    [many] cards
}
    .section = 1-3
    .gloss = A { -card } that the { -megami-list } names.

-contradiction = contradiction
    .section = 1-4
    .gloss = A { -card } beats a rule, and “can’t” beats “can”.

## §2, §3 Before the duel

-twin-choice = Twin Choice
    .section = 2-1
    .gloss = Each { -player } picks two { -megami } of different numbers, openly.

-megami = Megami
    .section = 2-1
    .gloss = A goddess who lends a { -player } her weapon; each fights with two.

-hosting = hosting
    .section = 2-1
    .gloss = Having chosen that { -megami } in the { -twin-choice }.

-another = { $form ->
   *[one] Another version
    [many] Another versions
}
    .section = 2-1
    .gloss = Another form of a { -megami }, of the same number, so the two can’t be chosen together.

-megami-list = Megami list
    .section = 2-2
    .gloss = The list of the { -megami } there are and of their { -card(form: "many") }.

-deck-building = Face-to-Face Deck-Building
    .section = 3-2
    .gloss = Knowing the other’s { -megami }, each { -player } secretly picks seven { -normal(form: "many") } and three { -special(form: "many") }.

## §4 The duel and its end

-sakura-duel = Sakura Duel
    .section = 4-1
    .gloss = The fight itself, turn after turn until it is decided.

-setup = setup
    .section = 4-1
    .gloss = Laying out { -sakura-token(form: "many") }, shuffling, finding who goes first, drawing the first { -hand }.

-victory-check = victory check
    .section = 4-2
    .gloss = Before anything else: has someone run out of { -life-total }, or lost or won by an effect?

-victory = victory
    .section = 4-2
    .gloss = Winning the { -game }.

-defeat = defeat
    .section = 4-2
    .gloss = Losing the { -game }.

-does-not-lose = doesn’t lose
    .section = 4-2
    .gloss = A { -player } under this effect loses neither at 0 { -life-total } nor by an effect.

-cannot-win = can’t win
    .section = 4-2
    .gloss = A { -player } under this effect wins neither by the opponent’s 0 { -life-total } nor by an effect.

## §5-1 What a player has

-turn-player = turn player
    .section = 5-1-1
    .gloss = The { -player } whose { -turn } it is; also orders effects that arise together.

-non-turn-player = non-turn player
    .section = 5-1-1
    .gloss = The { -player } whose { -turn } it isn’t.

-vigor = Vigor
    .section = 5-1-2
    .gloss = A number from 0 to its maximum, paid for { -basic-action(form: "many") }.

-vigor-limit = maximum Vigor
    .section = 5-1-2
    .gloss = The most { -vigor } a { -player } can have, normally 2.

-hand-limit = maximum hand size
    .section = 5-1-3
    .gloss = How many { -card(form: "many") } may stay in { -hand } at the { -end-phase }, normally 2.

-flinch = Flinch
    .section = 5-1-4
    .gloss = A state in which the next gain of { -vigor } is lost and only ends the state.

-life-total = Life
    .section = 5-1-5
    .gloss = How many { -sakura-token(form: "many") } are on a { -player }’s { -life }; at 0 the { -player } loses.

-flare-total = Flare
    .section = 5-1-6
    .gloss = How many { -sakura-token(form: "many") } are on a { -player }’s { -flare }.

-aura-total = Aura
    .section = 5-1-7
    .gloss = How many { -sakura-token(form: "many") } are on a { -player }’s { -aura }.

## §5-2 to §5-4 What the duel has

-current-distance = current Distance
    .section = 5-2-1
    .gloss = The { -sakura-token(form: "many") } on { -distance } with every effect on it reckoned in, never below 0.

-turn-start-distance = Distance at the start of the turn
    .section = 5-2-1
    .gloss = What the { -current-distance } was when this { -turn } began.

-distance-changes = Distance changes
    .section = 5-2-1
    .gloss = The { -current-distance } becomes another number.

-is-closer = is closer
    .section = 5-2-1
    .gloss = The { -current-distance } is less than it was when the { -turn } began.

-is-farther = is farther
    .section = 5-2-1
    .gloss = The { -current-distance } is more than it was when the { -turn } began.

-came-closer = came closer
    .section = 5-2-1
    .gloss = The { -current-distance } changed to a smaller number.

-went-farther = went farther
    .section = 5-2-1
    .gloss = The { -current-distance } changed to a larger number.

-master-distance = Mastery Zone
    .section = 5-2-2
    .gloss = At this Distance or nearer you can’t do { -forward } but can { -breakaway }; normally 2.

-shadow-total = Shadow
    .section = 5-2-3
    .gloss = How many { -sakura-token(form: "many") } are on { -shadow }.

-built-deck = constructed deck
    .section = 5-3
    .gloss = The ten { -card(form: "many") } picked in { -deck-building }.

-owner = { $form ->
   *[one] owner
    [many] owners
}
    .section = 5-4
    .gloss = The { -player } who brought the { -card }.

-your-card = { $form ->
   *[one] your card
    [many] your cards
}
    .section = 5-4
    .gloss = A { -card } whose { -owner } is you.

-opponents-card = { $form ->
   *[one] opponent’s card
    [many] opponent’s cards
}
    .section = 5-4
    .gloss = A { -card } whose { -owner } is your { -opponent }.

-opposing-player = opposing player
    .section = 5-4
    .gloss = The { -player } on the other side.

## §5-5 State-triggered resolution

-state-triggered = state-triggered
    .section = 5-5
    .gloss = Arises as soon as its condition is met, even amid another procedure.

-met-condition = whose condition is met
    .section = 5-5-4
    .gloss = A standing effect whose condition has come true, which resolves at once.

## §5-6 Layers of numbers

-number-modification = { $form ->
   *[one] number modification
    [many] number modifications
}
    .section = 5-6
    .gloss = An effect that alters a number; they apply in six layers.

-layer-set = setting
    .section = 5-6
    .gloss = First layer: the number becomes a given one.

-layer-swap = swap
    .section = 5-6
    .gloss = Second layer: two numbers change places.

-layer-multiply = multiplication
    .section = 5-6
    .gloss = Third layer: the number is multiplied.

-layer-divide = division
    .section = 5-6
    .gloss = Fourth layer: the number is divided, rounded as the effect says.

-layer-add = addition and subtraction
    .section = 5-6
    .gloss = Fifth layer: something is added or taken away.

-layer-fit = fitting
    .section = 5-6
    .gloss = Last layer: the number is brought within the bounds of the rules.

## §5-7 Layers of ranges

-range-modification = { $form ->
   *[one] Range modification
    [many] Range modifications
}
    .section = 5-7
    .gloss = An effect that alters a { -range }; they apply in six layers.

-range-change = change
    .section = 5-7
    .gloss = The layer in which a { -range } is replaced as a whole.

-range-shift = shift
    .section = 5-7
    .gloss = The layer in which every value of a { -range } moves up or down.

-range-add = addition
    .section = 5-7
    .gloss = The layer in which values join a { -range } other than by growth.

-range-remove = removal
    .section = 5-7
    .gloss = The layer in which values leave a { -range } other than by shrinking.

## §5-8 Damage

-damage = Damage
    .section = 5-8
    .gloss = A number of { -sakura-token(form: "many") } to lose from { -aura }, { -flare } or { -life }.

-single-damage = single Damage
    .section = 5-8-1
    .gloss = { -damage } of one number, with its place given.

-double-damage = double Damage
    .section = 5-8-2
    .gloss = { -damage } of two numbers, for { -aura } and { -life }; the { -player } who takes it picks one.

-dash = “-”
    .section = 5-8-1
    .gloss = No value: { -damage } on this side can’t be picked.

-damage-resolution = Damage resolution
    .section = 5-8-3
    .gloss = Picking which { -damage } is taken and moving the { -sakura-token(form: "many") }.

-take-damage = take Damage
    .section = 5-8-3
    .gloss = Losing { -sakura-token(form: "many") } to { -damage }.

-deal-damage = deal Damage
    .section = 5-8-3
    .gloss = Making a { -player } take { -damage }.

## §5-9 to §5-11 Paying, falling short, not defined

-payment = payment
    .section = 5-9
    .gloss = Giving all that is asked for, or, if that can’t be, nothing.

-shortfall = as much as possible
    .section = 5-10
    .gloss = Where not all can be moved or changed, as much as can be is; not so for { -payment }.

-undefined-value = { $form ->
   *[one] undefined value
    [many] undefined values
}
    .section = 5-11
    .gloss = A value that nothing defines counts as 0.

## §6 Objects

-object = { $form ->
   *[one] object
    [many] objects
}
    .section = 6-1
    .gloss = A { -card }, a { -sakura-token } or an { -attack-object }.

-information = information
    .section = 6-2-1
    .gloss = What is known of an { -object }: its name, { -kind }, { -range } and so on.

-hidden = hidden
    .section = 6-2-1
    .gloss = Not seen by one or both { -player(form: "many") }.

-public = public
    .section = 6-2-1-1
    .gloss = Seen by both { -player(form: "many") }.

-kind = { $form ->
   *[one] kind
    [many] kinds
}
    .section = 6-2-1-1
    .gloss = Whether a { -card } is { -normal } or { -special }, known even when it lies face down.

-normal = { $form ->
   *[word] Normal
    [one] Normal card
    [many] Normal cards
}
    .section = 6-2-1-1
    .gloss = A { -card } of the { -deck }, which goes to its owner’s { -discard } after use.

-special = { $form ->
   *[word] Special
    [one] Special card
    [many] Special cards
}
    .section = 6-2-1-1
    .gloss = A { -card } paid for with { -flare }, which stays face up after use.

-name = { $form ->
   *[one] name
    [many] names
}
    .section = 6-2-1-2
    .gloss = What a { -card } is called.

-card-number = { $form ->
   *[one] card number
    [many] card numbers
}
    .section = 6-2-1-3
    .gloss = The number that tells one { -card } from every other.

-user = { $form ->
   *[one] user
    [many] users
}
    .section = 6-2-1-4
    .gloss = The { -megami } to whom the { -card } belongs.

-card-type = { $form ->
   *[one] card type
    [many] card types
}
    .section = 6-2-1-5
    .gloss = { -attack }, { -action }, { -enhancement } or { -undefined }.

-attack = { $form ->
   *[one] Attack
    [many] Attacks
}
    .section = 6-2-1-5
    .gloss = The { -card-type } that makes an { -attack-object } when played.

-action = { $form ->
   *[one] Action
    [many] Actions
}
    .section = 6-2-1-5
    .gloss = The { -card-type } that does what it says when played.

-enhancement = { $form ->
   *[one] Enhancement
    [many] Enhancements
}
    .section = 6-2-1-5
    .gloss = The { -card-type } that stays in play with { -sakura-token(form: "many") } on it.

-undefined = Undefined
    .section = 6-2-1-5
    .gloss = The { -card-type } that can’t be played.

-subtype = { $form ->
   *[one] subtype
    [many] subtypes
}
    .section = 6-2-1-6
    .gloss = { -reaction }, { -full-power } and the like, which change when a { -card } can be played.

-reaction = { $form ->
   *[one] Reaction
    [many] Reactions
}
    .section = 6-2-1-6
    .gloss = The { -subtype } that may be played in answer to an { -attack-object }.

-full-power = Full Power
    .section = 6-2-1-6
    .gloss = The { -subtype } that can be played only as a { -full-power-action }.

-text = text
    .section = 6-2-1-7
    .gloss = The effects printed on a { -card }, done from the top down.

-annotation = { $form ->
   *[one] annotation
    [many] annotations
}
    .section = 6-2-1-7
    .gloss = Words in brackets that explain and do nothing.

-range = { $form ->
   *[one] Range
    [many] Ranges
}
    .section = 6-2-1-8
    .gloss = The Distances at which an { -attack-object } reaches.

-aura-damage = Damage to Aura
    .section = 6-2-1-9
    .gloss = The left number: { -damage } when it is taken on { -aura }.

-life-damage = Damage to Life
    .section = 6-2-1-10
    .gloss = The right number: { -damage } when it is taken on { -life }.

-capacity = Charge
    .section = 6-2-1-11
    .gloss = How many { -sakura-token(form: "many") } go onto an { -enhancement } when it is played.

-cost = { $form ->
   *[one] Cost
    [many] Costs
}
    .section = 6-2-1-12
    .gloss = How many { -sakura-token(form: "many") } go from { -flare } to { -shadow } to play a { -special(form: "one") }.

-status = status
    .section = 6-2-2
    .gloss = How a { -card } lies, and whether it has been used.

-face-up = face up
    .section = 6-2-2-1
    .gloss = Lying with its face to be seen.

-face-down = face down
    .section = 6-2-2-1
    .gloss = Lying with its back to be seen.

-upright = upright
    .section = 6-2-2-2
    .gloss = Lying with a short side on top.

-sideways = sideways
    .section = 6-2-2-2
    .gloss = Lying with a long side on top.

-unused = unused
    .section = 6-2-2-3
    .gloss = A { -special(form: "one") } not yet played; it lies face down.

-status-in-use = in use
    .section = 6-2-2-3
    .gloss = A { -special(form: "one") } that is being played now.

-devoted = Devoted
    .section = 6-2-2-3
    .gloss = A { -special(form: "one") } that has been played; it lies face up.

-sakura-token = { $form ->
   *[one] Sakura token
    [many] Sakura tokens
}
    .section = 6-3
    .gloss = The token that counts everything: Distance, guard, power, life.

-token = { $form ->
   *[one] token
    [many] tokens
}
    .section = 6-3
    .gloss = A counter that stands for an { -object }.

-attack-object = { $form ->
   *[one] attack
    [many] attacks
}
    .section = 6-4
    .gloss = One attack as it happens, made by a { -card } or by an effect.

-generate = create
    .section = 6-4
    .gloss = Putting a new { -attack-object } into the air.

-attack-kind = kind of attack
    .section = 6-4-1-1
    .gloss = { -normal } or { -special }, as the { -card } that made it; an attack made by an effect has none.

-attack-by-card = attack by an Attack card
    .section = 6-4-1-1
    .gloss = An { -attack-object } that came of playing an Attack { -card }, not of an effect.

-attack-subtype = subtype of an attack
    .section = 6-4-1-2
    .gloss = The { -subtype } of the { -card } that made it; an attack made by an effect has none.

-attack-range = Range of an attack
    .section = 6-4-1-3
    .gloss = The Distances at which this { -attack-object } reaches now.

-attack-aura-damage = attack’s Damage to Aura
    .section = 6-4-1-4
    .gloss = What this { -attack-object } takes from { -aura }, from 0 to 5.

-attack-life-damage = attack’s Damage to Life
    .section = 6-4-1-5
    .gloss = What this { -attack-object } takes from { -life }, never below 0.

-attack-damage = attack’s Damage
    .section = 6-4-1-6
    .gloss = Both numbers of an { -attack-object } together.

-attack-text = text of an attack
    .section = 6-4-1-7
    .gloss = The effects that this { -attack-object } carries, in order.

-attack-user = user of an attack
    .section = 6-4-1-8
    .gloss = The { -megami } of the { -card } that made this { -attack-object }.

## §7 Areas

-area = { $form ->
   *[one] area
    [many] areas
}
    .section = 7-1
    .gloss = A place where an { -object } can be; there are sixteen kinds.

-distance = Distance
    .section = 7-1-1
    .gloss = The shared place that shows how far apart the two stand; at most 10 { -sakura-token(form: "many") }.

-life = Life
    .section = 7-1-2
    .gloss = Where a { -player }’s life lies, in { -sakura-token(form: "many") }; those lost go to that { -player }’s { -flare }.

-aura = Aura
    .section = 7-1-3
    .gloss = Where a { -player }’s guard lies, normally up to 5 { -sakura-token(form: "many") }.

-limit = maximum
    .section = 7-1-3-1
    .gloss = The most { -sakura-token(form: "many") } that { -aura } may hold, normally 5.

-flare = Flare
    .section = 7-1-4
    .gloss = Where the { -sakura-token(form: "many") } are that pay for { -special(form: "many") }.

-shadow = Shadow
    .section = 7-1-5
    .gloss = The shared place of { -sakura-token(form: "many") } that are nobody’s.

-deck = { $form ->
   *[one] deck
    [many] decks
}
    .section = 7-1-6
    .gloss = The pile, face down, that { -card(form: "many") } are drawn from.

-shuffle = shuffle
    .section = 7-1-6
    .gloss = Putting a { -deck } into a random order.

-draw = draw a card
    .section = 7-1-6
    .gloss = Taking the top { -card } of the { -deck } into { -hand }.

-put-on-top = put on top of the deck
    .section = 7-1-6
    .gloss = Moving a { -card } to the top of its { -owner }’s { -deck }.

-put-on-bottom = put on the bottom of the deck
    .section = 7-1-6
    .gloss = Moving a { -card } to the bottom of its { -owner }’s { -deck }.

-discard = { $form ->
   *[one] played pile
    [many] played piles
}
    .section = 7-1-7
    .gloss = Where { -card(form: "many") } go face up after use.

-put-into-discard = put into the played pile
    .section = 7-1-7
    .gloss = Moving a { -card } to its { -owner }’s { -discard }.

-return-to-discard = return to the played pile
    .section = 7-1-7
    .gloss = Moving a { -card } to its { -owner }’s { -discard }.

-cover = { $form ->
   *[one] discard pile
    [many] discard piles
}
    .section = 7-1-8
    .gloss = Where { -card(form: "many") } go face down and sideways, as for { -basic-action(form: "many") }; their player may look.

-put-into-cover = put into the discard pile
    .section = 7-1-8
    .gloss = Moving a { -card } to its { -owner }’s { -cover }.

-enhancements = Enhancements in play
    .section = 7-1-9
    .gloss = Where { -enhancement(form: "many") } stay with their { -sakura-token(form: "many") }.

-enhancement-in-play = { $form ->
   *[one] Enhancement in play
    [many] Enhancements in play
}
    .section = 7-1-9
    .gloss = A { -card } in that place; without { -sakura-token(form: "many") } on it, it is disenchanted.

-bound = bound
    .section = 7-1-9
    .gloss = Belonging to one { -card }, and moving with it.

-hand = { $form ->
   *[one] hand
    [many] hands
}
    .section = 7-1-10
    .gloss = The { -card(form: "many") } ready to be played, seen by their { -player } alone.

-return-to-hand = return to the hand
    .section = 7-1-10
    .gloss = Moving a { -card } to its { -owner }’s { -hand }.

-specials = Special cards
    .section = 7-1-11
    .gloss = Where a { -player }’s { -special(form: "many") } lie, face down before use, face up after.

-devoted-special = { $form ->
   *[one] Devoted Special card
    [many] Devoted Special cards
}
    .section = 7-1-11
    .gloss = A { -special(form: "one") } that lies face up, having been played.

-look-at-specials = look at Special cards
    .section = 7-1-11
    .gloss = Seeing the faces of a { -player }’s { -special(form: "many") }.

-extra = set-aside cards
    .section = 7-1-12
    .gloss = Where { -card(form: "many") } wait, face up, that may join during the { -game }.

-sealed = sealed cards
    .section = 7-1-13
    .gloss = { CAP() }{ -card(form: "many") } put under another one, without effect there.

-in-use = cards being played
    .section = 7-1-14
    .gloss = Where a { -card } is while it is being played.

-attacking = attacks being made
    .section = 7-1-15
    .gloss = Where an { -attack-object } is while it is being made.

-outside = Out-of-Game
    .section = 7-1-16
    .gloss = Where unchosen and removed { -card(form: "many") } are; { -sakura-token(form: "many") } there never run out.

-owner-mismatch = wrong owner
    .section = 7-2
    .gloss = A { -card } bound for the other { -player }’s place goes to its { -owner }’s place of that name.

## §8 The turn

-turn = { $form ->
   *[one] turn
    [many] turns
}
    .section = 8
    .gloss = One { -player }’s { -start-phase }, { -main-phase } and { -end-phase }.

-phase = { $form ->
   *[one] phase
    [many] phases
}
    .section = 8
    .gloss = One of the three parts of a { -turn }.

-start-phase = start phase
    .section = 8-1
    .gloss = The first { -phase }: gain { -vigor }, draw { -card(form: "many") }.

-start-phase-effects = effects of the start phase
    .section = 8-1-2
    .gloss = The point where effects that speak of the { -start-phase } resolve.

-start-phase-steps = regular steps of the start phase
    .section = 8-1-3
    .gloss = Gain { -vigor }, take a { -sakura-token } off each { -enhancement }, { -rebuild } if you like, draw two; not in the first two { -turn(form: "many") }.

-first-player = first player
    .section = 8-1-3
    .gloss = The { -player } of the first { -turn }.

-second-player = second player
    .section = 8-1-3
    .gloss = The { -player } of the second { -turn }.

-main-phase = main phase
    .section = 8-2
    .gloss = The { -phase } of playing { -card(form: "many") } and doing { -basic-action(form: "many") }.

-main-phase-begin = beginning of the main phase
    .section = 8-2-1
    .gloss = The point where the way of acting is chosen and effects of the beginning resolve.

-standard-action = standard actions
    .section = 8-2-1
    .gloss = Playing { -card(form: "many") } and doing { -basic-action(form: "many") } as often as you can pay.

-full-power-action = Full Power action
    .section = 8-2-1
    .gloss = Playing one { -card } only, which may be a { -full-power } one.

-main-phase-end = end of the main phase
    .section = 8-2-3
    .gloss = The point where effects of the end of the { -main-phase } resolve.

-end-phase = end phase
    .section = 8-3
    .gloss = The last { -phase }: the { -hand } comes down to its maximum.

-end-phase-effects = effects of the end phase
    .section = 8-3-1
    .gloss = The point where effects that speak of the { -end-phase } resolve.

-end-phase-steps = regular steps of the end phase
    .section = 8-3-2
    .gloss = While the { -hand } is over its maximum, one { -card } after another goes to its owner’s { -cover }.

## §9-1 Effects

-effect = { $form ->
   *[one] effect
    [many] effects
}
    .section = 9-1
    .gloss = Anything that happens by rule or by { -card }.

-resolution = resolution
    .section = 9-1
    .gloss = Doing what an { -effect } says.

-held-back = held back
    .section = 9-1
    .gloss = Arisen together with another { -effect } and waiting its turn.

-effect-class = { $form ->
   *[one] class of effect
    [many] classes of effect
}
    .section = 9-1-1
    .gloss = What sort an { -effect } is, by when and how it works.

-rule-effect = { $form ->
   *[one] effect by rule
    [many] effects by rule
}
    .section = 9-1-1-1
    .gloss = An { -effect } that the rules themselves give.

-forced = Forced
    .section = 9-1-1-2
    .gloss = Works of itself, wherever the { -card } is, as long as it can be seen.

-on-use = Played
    .section = 9-1-1-3
    .gloss = Resolves when the { -action } is played.

-after-attack = After Attack
    .section = 9-1-1-4
    .gloss = Resolves after the { -damage } of an { -attack-object } that succeeds.

-initialize = Initialize
    .section = 9-1-1-5
    .gloss = Resolves when the { -enhancement } is played.

-ongoing = Ongoing
    .section = 9-1-1-6
    .gloss = Works while the { -enhancement } is in play.

-disenchant = Disenchant
    .section = 9-1-1-7
    .gloss = Resolves when the { -enhancement } runs out of { -sakura-token(form: "many") }.

-used = Devoted
    .section = 9-1-1-8
    .gloss = Works while the { -special(form: "one") } lies face up, having been played.

-all-out = All-Out
    .section = 9-1-2
    .gloss = Marks an { -effect } that works only if the { -card } is played as a { -full-power-action }.

-not-all-out = if not played as All-Out
    .section = 9-1-2
    .gloss = True if the { -card } was played in any way but as a { -full-power-action }.

-instead-of-defeat = effect resolved instead of defeat
    .section = 9-1-3-1
    .gloss = Resolves in place of a { -defeat }; meanwhile nobody is checked for victory.

-damage-reading = effect that looks at a Damage value
    .section = 9-1-3-2
    .gloss = Looks at a { -damage } as it stands: after every layer, or before its own if it changes the number.

-text-changing = effect that changes text
    .section = 9-1-3-3
    .gloss = Alters the { -text } of a { -card }; whether it does is fixed when the { -card } begins to be played.

-reserved = effect reserved for later
    .section = 9-1-3-4
    .gloss = Promises something for a later time, which comes even if the { -card } is gone by then.

## §9-2, §9-3 Using a card

-use = playing a card
    .section = 9-2
    .gloss = Playing a { -card }, step by step as its type asks.

-main-type = { $form ->
   *[one] main type
    [many] main types
}
    .section = 9-2
    .gloss = The { -card-type }, where it says how a { -card } is played.

-normal-method = standard timing
    .section = 9-2
    .gloss = Playing a { -card } by your own choice in the { -main-phase }.

-illegal-use = illegal play
    .section = 9-2
    .gloss = A play that breaks a condition: it doesn’t count and is taken back.

-reverted = taken back
    .section = 9-2
    .gloss = Put back as it was before a play that failed.

-terminal = Terminal
    .section = 9-2
    .gloss = After this { -card } its { -player } plays no other and does no { -basic-action } this { -turn }.

-legal = legal
    .section = 9-2-1
    .gloss = Fulfilling the conditions, so that it counts.

-use-attack = playing an Attack card
    .section = 9-2-1
    .gloss = Check the { -range }, pay, resolve the { -attack-object }, put the { -card } away.

-use-action = playing an Action card
    .section = 9-2-2
    .gloss = Pay, do what it says, put the { -card } away.

-use-enhancement = playing an Enhancement card
    .section = 9-2-3
    .gloss = Pay, put { -sakura-token(form: "many") } on it, do its { -initialize } { -effect(form: "many") }, lay it out.

-devotion = put its Charge on
    .section = 9-2-3
    .gloss = Putting as many { -sakura-token(form: "many") } on the { -card } as it asks, from { -shadow } or your { -aura }.

-use-cost = costs
    .section = 9-3
    .gloss = All that is paid to play a { -card }: its { -cost } and any { -additional-cost }.

-cost-payment = paying costs
    .section = 9-3
    .gloss = Paying what a { -card } asks, without which it isn’t played.

-flare-payment = paying the Cost
    .section = 9-3-1
    .gloss = Sending as many { -sakura-token(form: "many") } from { -flare } to { -shadow } as the { -cost } says.

## §9-4 to §9-8 Procedures

-attack-resolution = resolving an attack
    .section = 9-4
    .gloss = Ask for a { -reaction }, check the { -range }, deal the { -damage }, do what comes after.

-attack-made = made an attack
    .section = 9-4
    .gloss = An { -attack-object } was put into the air and counts.

-attacked-player = attacked player
    .section = 9-4
    .gloss = The { -player } at whom the { -attack-object } is aimed.

-react = react
    .section = 9-4
    .gloss = Playing a { -reaction } in answer to an { -attack-object }.

-cancelled = cancelled
    .section = 9-4
    .gloss = Undone before it happens: an { -attack-object }, its { -damage }, or what comes after it.

-attack-success = success
    .section = 9-4
    .gloss = The { -attack-object } reaches.

-attack-failure = failure
    .section = 9-4
    .gloss = The { -attack-object } doesn’t reach, or was undone.

-unavoidable = Unavoidable
    .section = 9-4
    .gloss = After a { -reaction }, this { -attack-object } isn’t checked for its { -range } again.

-range-check = Range check
    .section = 9-4-1
    .gloss = Is the { -current-distance } within the { -range }?

-disenchantment = Disenchanting
    .section = 9-5
    .gloss = Putting away an { -enhancement } that has no { -sakura-token(form: "many") } left.

-basic-action = { $form ->
   *[one] basic action
    [many] basic actions
}
    .section = 9-6
    .gloss = Moving one { -sakura-token }, paid with one { -vigor } or one { -card } from the { -hand }.

-forward = Forward Movement
    .section = 9-6-1
    .gloss = Move one { -sakura-token } from { -distance } to your { -aura }, if you are farther than the { -master-distance }.

-backward = Backward Movement
    .section = 9-6-2
    .gloss = Move one { -sakura-token } from your { -aura } to { -distance }.

-recover = Recover
    .section = 9-6-3
    .gloss = Move one { -sakura-token } from { -shadow } to your { -aura }.

-focus = Focus
    .section = 9-6-4
    .gloss = Move one { -sakura-token } from your { -aura } to your { -flare }.

-breakaway = Retreat
    .section = 9-6-5
    .gloss = Move one { -sakura-token } from { -shadow } to { -distance }, if you are within the { -master-distance }.

-rebuild = { $form ->
   *[one] Reshuffle
    [many] Reshuffles
}
    .section = 9-7
    .gloss = Shuffling the { -normal(form: "many") } in your { -discard } and { -cover } back into your { -deck }; at 1 { -damage } to your { -life } when the rules do it.

-nested-resolution = nested resolution
    .section = 9-8
    .gloss = Halting one { -effect }, finishing another that breaks in, then going on.

## §10 Established effects

-arrow = { $form ->
   *[one] arrow effect
    [many] arrow effects
}
    .section = 10-1
    .gloss = Moves that many { -sakura-token(form: "many") } from one place to the other.

-two-way = two-way
    .section = 10-1
    .gloss = An arrow that may run either way, as its { -player } picks.

-reversed-arrow = arrows are reversed
    .section = 10-2
    .gloss = The arrow runs from where it pointed to where it began.

-damage-bonus = +X/+Y
    .section = 10-3
    .gloss = Adds X to an { -attack-object }’s { -damage } to { -aura } and Y to that to { -life }.

-range-growth = increased Range
    .section = 10-4
    .gloss = Widens the { -range } of an { -attack-object } from an end.

-range-shrinking = decreased Range
    .section = 10-4
    .gloss = Narrows the { -range } of an { -attack-object } from an end, after any widening.

-near = near
    .section = 10-4
    .gloss = The small end of a { -range }.

-far = far
    .section = 10-4
    .gloss = The large end of a { -range }.

-growth-near = increased Range (near, X)
    .section = 10-4-1
    .gloss = Reaches X nearer than its least value.

-growth-far = increased Range (far, X)
    .section = 10-4-2
    .gloss = Reaches X farther than its greatest value.

-shrinking-near = decreased Range (near, X)
    .section = 10-4-3
    .gloss = Loses X values upward from its least.

-shrinking-far = decreased Range (far, X)
    .section = 10-4-4
    .gloss = Loses X values downward from its greatest.

-make-attack = make an attack
    .section = 10-5
    .gloss = An { -effect } makes an { -attack-object } of its own, which vanishes if it doesn’t reach.

-unguarded = Unguarded
    .section = 10-6
    .gloss = When its { -player } takes { -damage } to { -life } other than by { -rebuild }, this goes to its owner’s { -cover } and its { -sakura-token(form: "many") } to { -shadow }.

-resurgence = Resurgence
    .section = 10-7
    .gloss = If so at its { -owner }’s { -end-phase }, this { -special(form: "one") } can be played again.

-immediate-resurgence = Immediate Resurgence
    .section = 10-8
    .gloss = As soon as this happens, this { -special(form: "one") } can be played again.

-seal = seal under this card
    .section = 10-9
    .gloss = Putting a chosen { -card } under this one, where it has no effect.

-impatience = Burnout
    .section = 10-10
    .gloss = 1 { -damage } to { -aura } or to { -life }, taken for drawing from an empty { -deck }.

-this-card = this card
    .section = 10-11
    .gloss = In an { -attack-object }’s { -effect }: the { -card } that made it.

-area-owner-omitted = whose area, when unsaid
    .section = 10-12
    .gloss = A place named without a { -player } is that of the { -player } whose { -card } it is.

-end-the-phase = end the phase
    .section = 10-13
    .gloss = Nothing more of this { -phase } is done; { -card(form: "many") } being played are put away and it ends.

-added-effect = { $form ->
   *[one] added effect
    [many] added effects
}
    .section = 10-14
    .gloss = An { -effect } given to a { -card }; unless said otherwise it comes after its own.

-other-megami = other Megami
    .section = 10-15
    .gloss = A { -megami } other than the one whose { -card } says so.

-copy = { $form ->
   *[one] copy
    [many] copies
}
    .section = 10-16
    .gloss = Having all the { -information } of another { -card } but its { -kind }.

-copied-card = card that is a copy
    .section = 10-16
    .gloss = The { -card } that takes on another’s { -information }.

-copy-source = card that is copied
    .section = 10-16
    .gloss = The { -card } whose { -information } is taken on.

-not-copied = information that is not copied
    .section = 10-16
    .gloss = What stays a { -card }’s own: only its { -kind }.

-return-unused = turn face down
    .section = 10-17
    .gloss = Turning a { -special(form: "one") } so that it can be played again.

-remove = remove from the game
    .section = 10-18
    .gloss = Moving a { -card } face up to { -outside }.

-damage-of-attack = Damage from an attack
    .section = 10-19
    .gloss = The { -attack-object }’s own { -damage }, not that of its { -after-attack } { -effect(form: "many") }.

-special-is-devoted = a Special card is Devoted
    .section = 10-20
    .gloss = At least one { -special(form: "one") } among your { -specials } has been played.

-overwhelm = Overwhelm
    .section = 10-21
    .gloss = This { -attack-object }’s { -damage } to { -aura } may exceed 5.

-no-reactions = No Reactions
    .section = 10-22
    .gloss = Nobody can { -react } to this { -attack-object }; where kinds of { -card(form: "many") } stand in brackets, not with those.

-not-cancelled = cannot be cancelled
    .section = 10-23
    .gloss = Neither this { -attack-object } nor its { -damage } nor what comes after can be undone.

-proof = proof that it can’t be done
    .section = 10-24
    .gloss = Showing hidden { -card(form: "many") } to prove that what was asked can’t be done.

-exchange = { $form ->
   *[one] exchange
    [many] exchanges
}
    .section = 10-25
    .gloss = One { -card } leaves and another takes its place.

-exchanged-from = card exchanged away
    .section = 10-25
    .gloss = The { -card } that leaves in an { -exchange }.

-exchanged-to = card exchanged in
    .section = 10-25
    .gloss = The { -card } that comes in by an { -exchange }.

-both-damages = takes both Damages
    .section = 10-26
    .gloss = Taking the { -damage } to { -aura } and that to { -life } at once, without picking.

-attack-copy = copy of an attack
    .section = 10-27
    .gloss = An { -attack-object } with the other’s present { -range } and { -damage }, its { -after-attack } { -effect(form: "many") } and { -overwhelm }.

-cancel-duplicates = duplicates of this effect cancel each other out
    .section = 10-28
    .gloss = If it is there twice or more, none of them works.

-not-chosen = not chosen when building the deck
    .section = 10-29
    .gloss = A { -card } left out of the deck, which lies face down in { -outside }.

-replaced-resolution = replaced resolution
    .section = 10-30
    .gloss = Something else is done in place of what the { -card } does.

-additional-cost = additional Cost
    .section = 10-31
    .gloss = What an { -effect } makes one pay besides, without which the { -card } can’t be played.

-originally = originally has T
    .section = 10-32
    .gloss = Has it in its printed { -text }, not by an { -effect }.

-unselectable = cannot be chosen
    .section = 10-33
    .gloss = The { -card } is no candidate when anyone picks.

-instead-of-reacting = instead of making a Reaction
    .section = 10-34
    .gloss = May be done at the point where a { -reaction } could be played, in its place.

-change-by = increase or decrease by X
    .section = 10-35
    .gloss = Raising or lowering a value by X, as one picks.

-increase = increase
    .section = 10-35
    .gloss = Making a value larger.

-decrease = decrease
    .section = 10-35
    .gloss = Making a value smaller.

-change-range = change of Range
    .section = 10-35-1
    .gloss = Moving every value of a { -range } by the same.

-change-capacity = change of Charge
    .section = 10-35-2
    .gloss = Playing the { -card } as if its { -capacity } were that much more or less.

-change-damage = change of Damage
    .section = 10-35-3
    .gloss = Adding to { -damage } or taking from it, like any other { -number-modification }.

-declare-number = declare a number
    .section = 10-36
    .gloss = Naming a whole number.

-range-restriction = Range Restriction
    .section = 10-37
    .gloss = Can be played only at a { -current-distance } from X to Y.

-use-as-another = play as another card
    .section = 10-38
    .gloss = While it is played, the { -card } has all the { -information } of another.

-declare-use = declare the play of a card
    .section = 10-39
    .gloss = Announcing a { -card }, paying, and only then finding whether it may be played.

-if-so = if you do
    .section = 10-40
    .gloss = What follows is done only if all that stands before could be done.

## Extra rules §2: core and extra rules

-core-rules = core rules
    .section = x2-1
    .gloss = The rules that hold in every { -game }.

-extra-rules = extra rules
    .section = x2-1
    .gloss = What the chosen { -megami } add to the { -core-rules }; they come first.

## Extra rules §20: falsehood

-falsifying = { $form ->
   *[one] card in falsehood
    [many] cards in falsehood
}
    .section = x20-2-2
    .gloss = Where the { -normal(form: "one") } lies with which a { -falsehood } is made.

-relics = Relics
    .section = x20-2-3
    .gloss = Where { -normal(form: "many") } lie face down until a { -recurrence }.

-falsehood = Falsehood
    .section = x20-3
    .gloss = Another { -normal(form: "one") } can be played as if it were a { -card } with this word.

-false-trap = FalseTrap
    .section = x20-4
    .gloss = A { -falsehood } with a { -card } from the { -cover } just before a { -rebuild }.

-recurrence = Return
    .section = x20-5
    .gloss = After a { -refutation-failure } the { -card } can go to the { -relics }.

-recur = return
    .section = x20-5
    .gloss = Beginning the steps of a { -recurrence }.

-refutation-failure = { $form ->
   *[one] failed refutation
    [many] failed refutations
}
    .section = x20-5
    .gloss = A refutation of what was true: the { -name } was the declared one.

-falsify = play a Falsehood
    .section = x20-6-1
    .gloss = Playing a { -normal(form: "one") } face down under the declared { -name } of a { -card } with { -falsehood }.

-falsehood-proxy = { $form ->
   *[one] Falsehood proxy
    [many] Falsehood proxies
}
    .section = x20-6-1
    .gloss = The piece that shows which { -card } was declared.

-refute = Refute
    .section = x20-6-3
    .gloss = Doubting a { -falsehood } and looking at it; if it was true, the doubter takes { -impatience }.

## Extra rules §21: the market

-flow = Flow
    .section = x21-1
    .gloss = Where up to five { -sakura-token(form: "many") } lie, put there by an { -investment }.

-market = market
    .section = x21-2-1
    .gloss = A number from 1 to 4, which says with which { -area } one trades.

-market-board = { $form ->
   *[one] market board
    [many] market boards
}
    .section = x21-2-1
    .gloss = The board that shows the { -market }.

-market-token = { $form ->
   *[one] market token
    [many] market tokens
}
    .section = x21-2-1
    .gloss = The { -token } on the { -market-board }.

-funds = funds
    .section = x21-2-2
    .gloss = All { -sakura-token(form: "many") } on { -aura }, { -flare } and { -flow } together.

-market-cost = market price
    .section = x21-3-1
    .gloss = A { -cost } that is as high as the { -owner }’s { -market }.

-investment = Investment
    .section = x21-4
    .gloss = A used { -card } with it can be given up to put a { -sakura-token } on { -flow }.

-divest = Divest
    .section = x21-5
    .gloss = Giving up a { -sakura-token } of your { -flow } to gain one of the opponent’s for your { -aura }; your { -market } falls.

-use-investments = using Investments
    .section = x21-6-1
    .gloss = Choosing { -card(form: "many") } with { -investment }: for each a { -sakura-token } goes to { -flow } and the { -market } rises.

-divesting = Divesting
    .section = x21-6-2
    .gloss = What can be done once at the { -main-phase-begin }, after { -use-investments }.

-market-shift = change of the market
    .section = x21-6-3
    .gloss = After { -life-damage } the { -market } of the { -player } who took it falls and the other’s rises.

## Extra rules §22: lacerations

-laceration-token = { $form ->
   *[one] Laceration token
    [many] Laceration tokens
}
    .section = x22-1
    .gloss = A { -token } on { -aura }, { -flare } or { -life } that later becomes { -damage }.

-laceration-owner = owner of a Laceration token
    .section = x22-1
    .gloss = The { -player } to whom a { -laceration-token } belongs.

-laceration = Laceration
    .section = x22-6
    .gloss = A wound that puts { -laceration-token(form: "many") } instead of taking { -sakura-token(form: "many") } at once.

-single-laceration = single Laceration
    .section = x22-6-1
    .gloss = A { -laceration } to one { -area }.

-double-laceration = double Laceration
    .section = x22-6-2
    .gloss = A pair of values, to { -aura } and to { -life }, of which the { -player } who takes it picks one.

-laceration-to-aura = Laceration to Aura
    .section = x22-6-2
    .gloss = The left value of a { -double-laceration }.

-laceration-to-life = Laceration to Life
    .section = x22-6-2
    .gloss = The right value of a { -double-laceration }.

-laceration-resolution = Laceration resolution
    .section = x22-6-3
    .gloss = Putting as many { -laceration-token(form: "many") } as the { -laceration } says.

-take-laceration = take Laceration
    .section = x22-6-3
    .gloss = Having { -laceration-token(form: "many") } put on your own { -area(form: "many") }.

-deal-laceration = deal Laceration
    .section = x22-6-3
    .gloss = Making a { -player } take { -laceration }.

-laceration-damage = turning Laceration tokens into Damage
    .section = x22-7
    .gloss = Taking the { -laceration-token(form: "many") } off an { -area } for as much { -damage }.

-lacerated = Lacerated
    .section = x22-8
    .gloss = Of { -damage } or a { -cost }: given as { -laceration } instead.

-bleeding-out = bleeding out
    .section = x22-11-2
    .gloss = As soon as { -life } has as many { -laceration-token(form: "many") } as its value, they become { -damage }.

## Extra rules §23: aim

-aim = Aim
    .section = x23-1-1
    .gloss = A number that can be set to the { -current-distance }, or { -aim-none }.

-aim-none = none
    .section = x23-1-1
    .gloss = There being no number of { -aim }.

-aim-board = { $form ->
   *[one] Aim board
    [many] Aim boards
}
    .section = x23-1-1
    .gloss = The board that shows the { -aim }.

-aim-token = { $form ->
   *[one] Aim token
    [many] Aim tokens
}
    .section = x23-1-1
    .gloss = The { -token } on the { -aim-board }.

-aim-matches = the Aim is on target
    .section = x23-3
    .gloss = Both the { -aim } and the { -current-distance } are in the { -attack-range }.

-homing = Homing
    .section = x23-4
    .gloss = The { -range-check } looks at the { -aim } instead of the { -current-distance }.

## Extra rules §3: parts and traps

-install = Trap
    .section = x3-2
    .gloss = One { -card } that has this may be played from the { -cover } just before a { -rebuild }.

-part = { $form ->
   *[word] Part
    [one] Part
    [many] Parts
}
    .section = x3-4
    .gloss = What lies in the { -electronic-zone }: each is a { -main-part } or a { -custom-part }.

-main-part = { $form ->
   *[one] Main Part
    [many] Main Parts
}
    .section = x3-4-1
    .gloss = The { -part } that the { -attack-object } of a { -digital-install } is made from; it is a { -card } too.

-custom-part = { $form ->
   *[one] Custom Part
    [many] Custom Parts
}
    .section = x3-4-2
    .gloss = A { -part } that adds an effect to the { -attack-object } of a { -digital-install }; which effect, depends on how many are shown.

-digital-install = Digital Trap
    .section = x3-6
    .gloss = While a { -part } that has this is assembled, showing { -part(form: "many") } and making an { -attack-object } may replace a { -rebuild }.

-assemble = assemble
    .section = x3-7
    .gloss = Moving chosen ones of the { -parts } among the { -assembled }, of which there can be five.

-parts = unassembled Parts
    .section = x3-7
    .gloss = Where in the { -electronic-zone } the { -part(form: "many") } lie that can’t be shown yet; at first all of them do.

-disassemble = take apart
    .section = x3-8
    .gloss = Moving { -part(form: "many") } of your choice from the { -assembled } back among the { -parts }.

-electronic-zone = Electronic Warfare Zone
    .section = x3-9
    .gloss = An { -area } for { -part(form: "many") } alone, face down; its { -player } may look at their faces.

-assembled = assembled Parts
    .section = x3-9
    .gloss = Where in the { -electronic-zone } those { -part(form: "many") } lie that a { -digital-install } can show.

## Extra rules §4: the umbrella

-umbrella = { $form ->
   *[one] umbrella
    [many] umbrellas
}
    .section = x4-1-1
    .gloss = It is open or closed, and closed at first.

-umbrella-state = state of the umbrella
    .section = x4-1-1
    .gloss = Whether the { -umbrella } is open or closed, which both { -player(form: "many") } see.

-umbrella-card = { $form ->
   *[one] umbrella card
    [many] umbrella cards
}
    .section = x4-1-1
    .gloss = The piece that shows the { -umbrella-state }.

-umbrella-icon = { $form ->
   *[one] umbrella icon
    [many] umbrella icons
}
    .section = x4-2-1
    .gloss = The mark of a { -card } with two sides: only the side that fits its { -owner }’s { -umbrella } counts.

-umbrella-open = Open
    .section = x4-2-1
    .gloss = The side that counts while its { -owner }’s { -umbrella } is open.

-umbrella-closed = Closed
    .section = x4-2-1
    .gloss = The side that counts while its { -owner }’s { -umbrella } is closed.

-turn-umbrella = open or close the umbrella
    .section = x4-3
    .gloss = Closing your { -umbrella } if it is open, opening it if it is closed.

## Extra rules §5: plans

-shinzan = Divine
    .section = x5-1
    .gloss = One of the two { -plan(form: "many") }, the one that is prepared at first.

-kibo = Devious
    .section = x5-1
    .gloss = One of the two { -plan(form: "many") }.

-plan-board = { $form ->
   *[one] Plan board
    [many] Plan boards
}
    .section = x5-1
    .gloss = The board that shows which { -plan } is prepared.

-plan = { $form ->
   *[one] Plan
    [many] Plans
}
    .section = x5-2
    .gloss = { -shinzan } or { -kibo }: chosen in secret, and open to both once it is enacted.

-enact-plan = enact the Plan
    .section = x5-2
    .gloss = Showing your { -plan } and doing only the { -effect } written for it.

-prepare-plan = prepare a Plan
    .section = x5-2
    .gloss = Choosing { -shinzan } or { -kibo } anew, in secret.

## Extra rules §6: centrifuge and anvil

-centrifugal = Centrifuge
    .section = x6-2
    .gloss = Can be played only 2 or more farther apart than the { -turn } began, before any { -attack-object } of yours in this { -phase }.

-anvil = Anvil
    .section = x6-3-1
    .gloss = An { -area } for { -normal(form: "many") }, face up, and { -sakura-token(form: "many") }.

## Extra rules §7: poison

-poison = { $form ->
   *[word] Poison
    [one] Poison card
    [many] Poison cards
}
    .section = x7-2-1
    .gloss = A { -card } played like a { -normal(form: "one") }; it can’t be put into a { -cover } and belongs to whom it is given.

-poison-bag = { $form ->
   *[one] Poison pouch
    [many] Poison pouches
}
    .section = x7-3-1
    .gloss = Where { -poison(form: "many") } lie face down until they are given; its { -player } may look at them.

-poison-owner = owner of a Poison card
    .section = x7-4
    .gloss = At first the { -player } of the { -poison-bag }; then always the one to whose { -area } the { -poison(form: "one") } is moved.

## Extra rules §8: mechanisms

-mechanism = { $form ->
   *[one] Mechanism
    [many] Mechanisms
}
    .section = x8-2
    .gloss = A row of { -mechanism-icon(form: "many") }; it works while there are as many { -card(form: "many") } that fit.

-gear-frame = { $form ->
   *[one] gear frame
    [many] gear frames
}
    .section = x8-2
    .gloss = A frame with a { -mechanism } and words that are { -text } only while it is { -mechanism-complete }.

-mechanism-icon = { $form ->
   *[one] icon
    [many] icons
}
    .section = x8-2
    .gloss = A sign of a { -mechanism }: { -attack }, { -action }, { -enhancement }, { -reaction } or { -full-power }.

-mechanism-complete = complete
    .section = x8-2
    .gloss = Having every { -mechanism-icon } of the { -mechanism } met.

-mechanism-assembly = completing a Mechanism
    .section = x8-3
    .gloss = Having { -card(form: "many") } for its { -mechanism-icon(form: "many") } in { -discard }, { -enhancements } and { -devoted-special(form: "many") }.

-great-discovery = Discovery of the Century
    .section = x8-4
    .gloss = Gaining all { -special(form: "many") } that one { -player } left unchosen, and a { -card } from your { -extra }; the { -card } itself leaves the game.

## Extra rules §9: the machine

-artificial-crystal = { $form ->
   *[one] Artificial Sakura token
    [many] Artificial Sakura tokens
}
    .section = x9-2
    .gloss = One of the five that drive the { -machine }; it is there, { -burnt }, or on { -distance }.

-artificial = { $form ->
   *[one] Artificial Sakura token
    [many] Artificial Sakura tokens
}
    .section = x9-2
    .gloss = The piece by which one is shown on the table.

-artificial-owner = owner of an Artificial Sakura token
    .section = x9-2
    .gloss = The { -player } to whom an { -artificial-crystal } belongs.

-distance-plus = { $form ->
   *[one] Distance +1 token
    [many] Distance +1 tokens
}
    .section = x9-2-1-1
    .gloss = An { -artificial-crystal } that counts as one more on { -distance }; at its owner’s next { -start-phase } it is { -burnt }.

-distance-minus = { $form ->
   *[one] Distance -1 token
    [many] Distance -1 tokens
}
    .section = x9-2-1-1
    .gloss = An { -artificial-crystal } on a { -sakura-token } in { -distance }, which then doesn’t count; { -burnt } at its owner’s next { -start-phase }.

-transform-card = { $form ->
   *[one] TransForm card
    [many] TransForm cards
}
    .section = x9-3
    .gloss = A { -card } that waits among the { -extra } and gives the { -machine } new powers.

-transform-machine = TransForm
    .section = x9-3
    .gloss = Adding one { -transform-card } from the { -extra } to the { -machine }, which changes its shape.

-transform = TransForm
    .section = x9-3-1-1
    .gloss = The { -kind } of a { -transform-card }.

-on-transform = TransForm
    .section = x9-3-1-5
    .gloss = An { -effect } done when the { -transform-card } comes to the { -machine }.

-transform-forced = Forced effect of a TransForm card
    .section = x9-3-1-6
    .gloss = A { -forced } { -effect } that works while the { -transform-card } is in the { -machine }.

-extra-basic-action = { $form ->
   *[one] Additional basic action
    [many] Additional basic actions
}
    .section = x9-3-1-7
    .gloss = One more { -basic-action } to choose while the { -transform-card } is in the { -machine }.

-machine = { $form ->
   *[one] machine
    [many] machines
}
    .section = x9-4
    .gloss = Where { -artificial-crystal(form: "many") }, five at first, and { -transform-card(form: "many") } lie.

-burnt = burned
    .section = x9-5
    .gloss = The { -area } for { -artificial-crystal(form: "many") } that have been spent.

-burn = burn
    .section = x9-5
    .gloss = A { -payment } of { -artificial-crystal(form: "many") }, which are moved from the { -machine } to be { -burnt }.

-restore = recover
    .section = x9-5
    .gloss = Moving { -burnt } { -artificial-crystal(form: "many") } back to the { -machine }.

-burning = Combust
    .section = x9-8
    .gloss = To play this { -card }, { -burn } one { -artificial-crystal } as an { -additional-cost }.

-ride = Maneuver
    .section = x9-9
    .gloss = Changing the { -current-distance } with one { -artificial-crystal }, by a { -ride-forward } or a { -ride-backward }.

-ride-forward = Forward Maneuver
    .section = x9-9
    .gloss = Putting an { -artificial-crystal } from the { -machine } on a { -sakura-token } in { -distance }, as a { -distance-minus }.

-ride-backward = Backward Maneuver
    .section = x9-9
    .gloss = Putting an { -artificial-crystal } from the { -machine } on { -distance }, as a { -distance-plus }.

## Extra rules §10: wind and thunder

-wind-gauge = Wind Gauge
    .section = x10-2-1
    .gloss = A number from 0 to 20, which both { -player(form: "many") } see; 0 at first.

-thunder-gauge = Thunder Gauge
    .section = x10-2-1
    .gloss = A number from 0 to 20, which both { -player(form: "many") } see; 0 at first.

-storm-board = { $form ->
   *[one] Wind and Thunder board
    [many] Wind and Thunder boards
}
    .section = x10-2-1
    .gloss = The board that shows the { -wind-gauge } and the { -thunder-gauge }.

-wind-token = { $form ->
   *[one] Wind token
    [many] Wind tokens
}
    .section = x10-2-1
    .gloss = The { -token } that shows the { -wind-gauge }.

-thunder-token = { $form ->
   *[one] Thunder token
    [many] Thunder tokens
}
    .section = x10-2-1
    .gloss = The { -token } that shows the { -thunder-gauge }.

-charge = electrified
    .section = x10-3-1-1
    .gloss = What { -card(form: "many") } of the other { -megami } become when they are played, and stay until they are discharged.

-discharge = discharge
    .section = x10-3-1-1
    .gloss = Ending the { -charge } state of a { -card }.

-discharging = discharging
    .section = x10-4
    .gloss = Ending the { -charge } state when the { -card } is played, before a { -rebuild } or among the { -standard-action }, to raise one of your gauges by 1.

-use-storm = harness the storm
    .section = x10-5
    .gloss = Lowering one gauge by 1 to 3 and doing the { -storm-ability } of that gauge and number.

-wind = Wind Gauge
    .section = x10-5
    .gloss = What the { -wind-gauge } is now.

-thunder = Thunder Gauge
    .section = x10-5
    .gloss = What the { -thunder-gauge } is now.

-storm-power = Storm
    .section = x10-5
    .gloss = The six { -storm-ability(form: "many") } for which a gauge is lowered.

-storm-ability = { $form ->
   *[one] ability
    [many] abilities
}
    .section = x10-5
    .gloss = One of the six of the { -storm-power }, by the gauge and by how much it is lowered.

-storm-card = { $form ->
   *[one] Storm card
    [many] Storm cards
}
    .section = x10-5
    .gloss = The piece that lists the { -storm-power }.

## Extra rules §11: the shadow of the end

-shadow-of-the-end = shadow of the End
    .section = x11-2
    .gloss = When it rises: losing all { -card(form: "many") } but the { -special(form: "many") } and doing a { -rebuild } with three of the { -extra }.

## Extra rules §13: freezing

-freeze-token = { $form ->
   *[one] Ice counter
    [many] Ice counters
}
    .section = x13-1
    .gloss = A { -token } on an { -aura }, where it takes the place of a { -sakura-token }.

-frozen = frozen
    .section = x13-2-1
    .gloss = Having an { -freeze-token } on { -aura }, or as many as are said.

-freeze = Freeze
    .section = x13-5
    .gloss = Putting an { -freeze-token } on that { -player }’s { -aura }.

## Extra rules §14: reflections and the journey

-reflections = Reflections
    .section = x14-2-1
    .gloss = How many of { -aura-total }, { -flare-total } and { -life-total } are the same for both.

-perfect = Perfect
    .section = x14-3
    .gloss = An { -exchange } of a { -card } for the one that is paired with it.

-memory = Memory
    .section = x14-4
    .gloss = Where { -normal(form: "many") } lie face down, and a { -sakura-token } shows the journey.

-journey-place = { $form ->
   *[one] location
    [many] locations
}
    .section = x14-4
    .gloss = One of the four places in { -memory }, each with a number and an { -effect }.

-current-place = current location
    .section = x14-4
    .gloss = The { -journey-place } where the { -sakura-token } in { -memory } is.

-journey-card = { $form ->
   *[one] Journey card
    [many] Journey cards
}
    .section = x14-4
    .gloss = The piece that shows the { -current-place }.

-journey-start = starting location
    .section = x14-5
    .gloss = The { -journey-place } that was chosen when the journey began.

-begin-journey = begin the Journey
    .section = x14-5
    .gloss = Choosing a { -journey-start } and putting a { -sakura-token } from { -shadow } there, once in a { -game }.

-move-clockwise = move one location clockwise
    .section = x14-6
    .gloss = Moving the { -sakura-token } in { -memory } to the next { -journey-place }; the first comes after the fourth.

-homecoming = Homecoming
    .section = x14-7
    .gloss = The end of the journey: all { -normal(form: "many") } but one go to { -memory }, and a new { -special(form: "one") } comes.

## Extra rules §15: the wind at sea and dives

-tailwind = tailwind
    .section = x15-1-1
    .gloss = The state of a { -player } without a { -headwind }.

-headwind = headwind
    .section = x15-1-1
    .gloss = The state of a { -player } at whom an { -attack-object } was made the { -turn } before.

-submerged = submerged
    .section = x15-1-2
    .gloss = Having chosen a { -dive-forward } or a { -dive-backward } in secret.

-dive = Submerge
    .section = x15-1-2
    .gloss = Becoming { -submerged } until the opponent plays a { -card } or your own { -turn } begins.

-dive-forward = Forward Submersion
    .section = x15-1-2
    .gloss = The kind that makes the { -current-distance } and the { -master-distance } one less for the { -turn }.

-dive-backward = Backward Submersion
    .section = x15-1-2
    .gloss = The kind that makes the { -current-distance } and the { -master-distance } one more for the { -turn }.

-dive-card = { $form ->
   *[one] Submersion card
    [many] Submersion cards
}
    .section = x15-1-2
    .gloss = The piece that shows whether it is a { -dive-forward } or a { -dive-backward }.

-dive-resolution = resolving a submersion
    .section = x15-2
    .gloss = Revealing which way it goes; the opponent’s { -attack-object } then needs another { -range-check }.

## Extra rules §16: units and the barracks

-unit = { $form ->
   *[word] Unit
    [one] Unit
    [many] Units
}
    .section = x16-2-1
    .gloss = The { -kind } of the { -card(form: "many") } that are played from the { -barracks } and come back to it.

-barracks = Barracks
    .section = x16-4
    .gloss = Where { -unit(form: "many") } and { -normal(form: "many") } lie face down.

-unconscripted = not conscripted
    .section = x16-4
    .gloss = The state of a { -card } in the { -barracks } that can’t be played yet.

-conscripted = conscripted
    .section = x16-4
    .gloss = The state of a { -card } that can be played from the { -barracks }.

-barracks-board = { $form ->
   *[one] Barracks board
    [many] Barracks boards
}
    .section = x16-4
    .gloss = The board on which { -conscripted } { -card(form: "many") } lie.

-conscript = Conscript
    .section = x16-5
    .gloss = Turning one { -unit(form: "one") } from { -unconscripted } to { -conscripted }.

## Extra rules §17: seeds

-seed = { $form ->
   *[one] Seed token
    [many] Seed tokens
}
    .section = x17-2
    .gloss = One of the five that also count as { -sakura-token(form: "many") } on an { -enhancement }.

-seed-token = { $form ->
   *[one] Seed token
    [many] Seed tokens
}
    .section = x17-2
    .gloss = The piece by which one is shown on the table.

-seed-owner = owner of a Seed token
    .section = x17-2
    .gloss = The { -player } to whom a { -seed } belongs.

-sprouted = sprouted
    .section = x17-2-1-1
    .gloss = The state of a { -seed } that can be put on an { -enhancement }.

-unsprouted = not sprouted
    .section = x17-2-1-1
    .gloss = The state of a { -seed } that can’t be used yet; it is so again when it comes back to the { -field }.

-field-board = { $form ->
   *[one] Field board
    [many] Field boards
}
    .section = x17-2-1-1
    .gloss = The board on which the place of a { -seed } shows whether it is { -sprouted }.

-field = Field
    .section = x17-3
    .gloss = Where { -seed(form: "many") } lie.

-growth = Growth
    .section = x17-6
    .gloss = When the { -enhancement } is played, up to that many { -seed(form: "many") } may go on it beyond its { -capacity }.

## Extra rules §18: plots and acts

-plot = { $form ->
   *[one] Plot card
    [many] Plot cards
}
    .section = x18-2
    .gloss = A { -card } with a { -achievement-condition } on each side; when it is met, the play goes on.

-plot-kind = Plot
    .section = x18-2-1-1
    .gloss = The { -kind } of a { -plot }.

-achievement-condition = goal
    .section = x18-2-1-5
    .gloss = What has to happen in a { -turn } for the { -plot } to progress.

-plot-space = { $form ->
   *[one] space
    [many] spaces
}
    .section = x18-2-1-6
    .gloss = One of the steps on a { -plot } over which a { -sakura-token } moves.

-will = Will
    .section = x18-2-2-2
    .gloss = What a { -plot } lying face down holds; only with it a way with a { -trial } can be taken.

-act = { $form ->
   *[one] Act
    [many] Acts
}
    .section = x18-3-1
    .gloss = Where the story is now; it has a color and a value.

-act-color = color of the current Act
    .section = x18-3-1
    .gloss = The color of the { -act }; some colors have an { -effect }.

-act-white = White
    .section = x18-3-1
    .gloss = The color of the first { -act }, without an { -effect }.

-act-red = Red
    .section = x18-3-1
    .gloss = On coming to this { -act }: 1 { -damage } to the opponent’s { -life }.

-act-purple = Purple
    .section = x18-3-1
    .gloss = On coming to this { -act }: a { -basic-action }, if you like.

-act-green = Green
    .section = x18-3-1
    .gloss = On coming to this { -act }: a { -card } from your { -cover } goes under your { -deck }.

-act-yellow = Yellow
    .section = x18-3-1
    .gloss = In this { -act } your own attacks by { -attack } cards are stronger.

-final-act = Final Act
    .section = x18-3-1
    .gloss = The last { -act }: the { -player } who comes to it wins.

-story-board = { $form ->
   *[one] Story board
    [many] Story boards
}
    .section = x18-3-1
    .gloss = The board on which the { -act(form: "many") } and the ways between them are drawn.

-mask-token = { $form ->
   *[one] Mask token
    [many] Mask tokens
}
    .section = x18-3-1
    .gloss = The { -token } that shows the current { -act } on the { -story-board }.

-act-value = value of the current Act
    .section = x18-3-2
    .gloss = The number of the { -act }; 0 in the { -final-act }.

-plots = Plots
    .section = x18-4-1
    .gloss = Where the prepared { -plot } lies with a { -sakura-token } on it.

-prepared-plot = { $form ->
   *[one] prepared Plot card
    [many] prepared Plot cards
}
    .section = x18-4-1
    .gloss = The { -plot } in the { -plots }.

-achieved = Achieved
    .section = x18-4-2
    .gloss = Where { -plot(form: "many") } lie that have been carried out.

-plot-achievement = achieving a Plot
    .section = x18-6
    .gloss = When the { -sakura-token } is on the last { -plot-space }: the { -plot } is { -achieved } and the next { -act } comes.

-trial = { $form ->
   *[one] trial
    [many] trials
}
    .section = x18-6
    .gloss = A sign on a way of the { -story-board } that can only be taken with { -will }.

-prepare-plot = prepare a Plot card
    .section = x18-7
    .gloss = Putting a { -plot }, either side up, into the { -plots } with a { -sakura-token } on its first { -plot-space }.

## Extra rules §19: the taboo

-taboo-gauge = Taboo gauge
    .section = x19-2-1
    .gloss = A number from 0 upwards: a { -player } who comes to 16 loses.

-taboo-board = { $form ->
   *[one] Taboo board
    [many] Taboo boards
}
    .section = x19-2-1
    .gloss = The board that shows the { -taboo-gauge }.

-crimson-orb = { $form ->
   *[one] crimson orb
    [many] crimson orbs
}
    .section = x19-2-1
    .gloss = The piece that shows the number on the { -taboo-board }.

-oath = { $form ->
   *[one] Oath
    [many] Oaths
}
    .section = x19-3
    .gloss = Raising the { -taboo-gauge } to give a { -card } more { -text }.

-oath-frame = { $form ->
   *[one] Oath frame
    [many] Oath frames
}
    .section = x19-3
    .gloss = A frame with an { -oath-orb } and words; any of them may be chosen when the { -card } is played.

-oath-orb = { $form ->
   *[one] orb
    [many] orbs
}
    .section = x19-3
    .gloss = By how much the { -taboo-gauge } rises for an { -oath-frame }.

## Appendix 1: the megami

-card-list = list of cards
    .section = a1
    .gloss = The part of the { -megami-list } that says which { -card(form: "many") } each can use.

-yurina = Yurina
    .section = a1
    .gloss = { -megami } number 01. Emblem: Katana.

-saine = Saine
    .section = a1
    .gloss = { -megami } number 02. Emblem: Naginata.

-himika = Himika
    .section = a1
    .gloss = { -megami } number 03. Emblem: Arquebus.

-tokoyo = Tokoyo
    .section = a1
    .gloss = { -megami } number 04. Emblem: Fan.

-oboro = Oboro
    .section = a1
    .gloss = { -megami } number 05. Emblem: Ninjutsu.

-yukihi = Yukihi
    .section = a1
    .gloss = { -megami } number 06. Emblem: Umbrella/Hairpin.

-shinra = Shinra
    .section = a1
    .gloss = { -megami } number 07. Emblem: Scroll.

-hagane = Hagane
    .section = a1
    .gloss = { -megami } number 08. Emblem: Hammer.

-chikage = Chikage
    .section = a1
    .gloss = { -megami } number 09. Emblem: Poison.

-kururu = Kururu
    .section = a1
    .gloss = { -megami } number 10. Emblem: Karakuri.

-thallya = Thallya
    .section = a1
    .gloss = { -megami } number 11. Emblem: Mount.

-raira = Raira
    .section = a1
    .gloss = { -megami } number 12. Emblem: Claw.

-utsuro = Utsuro
    .section = a1
    .gloss = { -megami } number 13. Emblem: Scythe.

-honoka = Honoka
    .section = a1
    .gloss = { -megami } number 14. Emblem: Flag.

-korunu = Korunu
    .section = a1
    .gloss = { -megami } number 15. Emblem: Skate blade.

-yatsuha = Yatsuha
    .section = a1
    .gloss = { -megami } number 16. Emblem: Mirror.

-hatsumi = Hatsumi
    .section = a1
    .gloss = { -megami } number 17. Emblem: Quant.

-mizuki = Mizuki
    .section = a1
    .gloss = { -megami } number 18. Emblem: Armet.

-megumi = Megumi
    .section = a1
    .gloss = { -megami } number 19. Emblem: Flail.

-kanawe = Kanawe
    .section = a1
    .gloss = { -megami } number 20. Emblem: Masks.

-kamuwi = Kamuwi
    .section = a1
    .gloss = { -megami } number 21. Emblem: Sword.

-renri = Renri
    .section = a1
    .gloss = { -megami } number 22. Emblem: Robe.

-akina = Akina
    .section = a1
    .gloss = { -megami } number 23. Emblem: Abacus.

-shisui = Shisui
    .section = a1
    .gloss = { -megami } number 24. Emblem: Saw.

-misora = Misora
    .section = a1
    .gloss = { -megami } number 25. Emblem: Bow.

-kodama = Kodama
    .section = a1
    .gloss = A { -megami } whom you can’t choose; she is the { -user } of some { -card(form: "many") } of another.

-kiriko = Kiriko
    .section = a1
    .gloss = A { -megami } whom you can’t choose; she is the { -user } of some { -card(form: "many") } of another.

-zanka = Zanka
    .section = a1
    .gloss = A { -megami } whom you can’t choose; she is the { -user } of some { -card(form: "many") } of another.

-ouka = Ouka
    .section = a1
    .gloss = A { -megami } whom you can’t choose; she is the { -user } of some { -card(form: "many") } of another.

## Appendix 1: names of Another versions

-epithet-first-chapter = First Chapter
    .section = a1
    .gloss = Name of the { -another } of { -yurina }.

-epithet-arbitrator = Arbitrator
    .section = a1
    .gloss = Name of the { -another } of { -yurina }.

-epithet-second-chapter = Second Chapter
    .section = a1
    .gloss = Name of the { -another } of { -saine }.

-epithet-adagami = Adagami
    .section = a1
    .gloss = Name of the { -another } of { -saine }, { -tokoyo }, { -kururu } and { -hatsumi }.

-epithet-origin = Originally
    .section = a1
    .gloss = Name of the { -another } of { -himika }.

-epithet-bard = Bard
    .section = a1
    .gloss = Name of the { -another } of { -tokoyo }.

-epithet-third-chapter = Third Chapter
    .section = a1
    .gloss = Name of the { -another } of { -oboro }.

-epithet-vanished = Vanished
    .section = a1
    .gloss = Name of the { -another } of { -oboro }.

-epithet-society = Society
    .section = a1
    .gloss = Name of the { -another } of { -yukihi }.

-epithet-hierarch = Hierarch
    .section = a1
    .gloss = Name of the { -another } of { -shinra }.

-epithet-blacksmith = Blacksmith
    .section = a1
    .gloss = Name of the { -another } of { -hagane }.

-epithet-fourth-chapter = Fourth Chapter
    .section = a1
    .gloss = Name of the { -another } of { -chikage }.

-epithet-explorer = Explorer
    .section = a1
    .gloss = Name of the { -another } of { -kururu }.

-epithet-return = Return
    .section = a1
    .gloss = Name of the { -another } of { -thallya }.

-epithet-prayer = Prayer
    .section = a1
    .gloss = Name of the { -another } of { -raira }.

-epithet-final-chapter = Final Chapter
    .section = a1
    .gloss = Name of the { -another } of { -utsuro }.

-epithet-sakuraist = Sakuraist
    .section = a1
    .gloss = Name of the { -another } of { -honoka }.

-epithet-perfect = Perfect
    .section = a1
    .gloss = Name of the { -another } of { -yatsuha }.

-epithet-realized = Realized
    .section = a1
    .gloss = Name of the { -another } of { -yatsuha }.

-epithet-historian = Historian
    .section = a1
    .gloss = Name of the { -another } of { -renri }.

## Appendix 2

-errata = errata
    .section = a2
    .gloss = Corrections of what is printed on { -card(form: "many") }.

## Words without a section

-resolve = Resolve
    .gloss = Names a condition: your { -life-total } is 3 or less.

-idea = Idea
    .gloss = Names a condition: your { -aura-total } is 1 or less.

-inferno = Inferno
    .gloss = Names a condition: this is the third or a later { -card } you have played this { -turn }.

-artistic = Artistic
    .gloss = Names a condition: your { -vigor } is 2.

-unwavering = Unwavering
    .gloss = Names a condition: the { -current-distance } has not changed this { -turn }.

-ashen = Ashen
    .gloss = Names a condition: { -shadow } holds 12 { -sakura-token(form: "many") } or more.

-mulligan = mulligan
    .gloss = Putting any number of { -card(form: "many") } from your first { -hand } under your { -deck } and drawing as many.

-three-one = Three Picks, One Strike
    .gloss = Each picks three { -megami } and the other strikes one.
