# The words that the rule documents define: spelling, section (of the Japanese document) and meaning.

## §1 The game

-game = { $form ->
   *[one] game
    [many] games
}
    .section = 1-1

-player = { $form ->
   *[one] player
    [many] players
}
    .section = 1-2

-you = you
    .section = 1-2

-opponent = opponent
    .section = 1-2

-card = { $form ->
   *[one] card
    [many] cards
}
    .section = 1-3

-contradiction = contradiction
    .section = 1-4

## §2, §3 Before the duel

-twin-choice = Twin Choice
    .section = 2-1

-megami = Megami
    .section = 2-1

-hosting = hosting
    .section = 2-1

-another = { $form ->
   *[one] Another version
    [many] Another versions
}
    .section = 2-1

-megami-list = Megami list
    .section = 2-2

-deck-building = Face-to-Face Deck-Building
    .section = 3-2

## §4 The duel and its end

-sakura-duel = Sakura Duel
    .section = 4-1

-setup = setup
    .section = 4-1

-victory-check = victory check
    .section = 4-2

-victory = victory
    .section = 4-2

-defeat = defeat
    .section = 4-2

-does-not-lose = doesn't lose
    .section = 4-2

-cannot-win = can't win
    .section = 4-2

## §5-1 What a player has

-turn-player = turn player
    .section = 5-1-1

-non-turn-player = non-turn player
    .section = 5-1-1

-vigor = Vigor
    .section = 5-1-2

-vigor-limit = maximum Vigor
    .section = 5-1-2

-hand-limit = maximum hand size
    .section = 5-1-3

-flinch = Flinch
    .section = 5-1-4

-life-total = Life
    .section = 5-1-5

-flare-total = Flare
    .section = 5-1-6

-aura-total = Aura
    .section = 5-1-7

## §5-2 to §5-4 What the duel has

-current-distance = current Distance
    .section = 5-2-1

-turn-start-distance = Distance at the start of the turn
    .section = 5-2-1

-distance-changes = Distance changes
    .section = 5-2-1

-is-closer = is closer
    .section = 5-2-1

-is-farther = is farther
    .section = 5-2-1

-came-closer = came closer
    .section = 5-2-1

-went-farther = went farther
    .section = 5-2-1

-master-distance = Mastery Zone
    .section = 5-2-2

-shadow-total = Shadow
    .section = 5-2-3

-built-deck = constructed deck
    .section = 5-3

-owner = { $form ->
   *[one] owner
    [many] owners
}
    .section = 5-4

-your-card = { $form ->
   *[one] your card
    [many] your cards
}
    .section = 5-4

-opponents-card = { $form ->
   *[one] opponent's card
    [many] opponent's cards
}
    .section = 5-4

## §5-5 State-triggered resolution

-state-triggered = state-triggered
    .section = 5-5

-met-condition = whose condition is met
    .section = 5-5-4

## §5-6 Layers of numbers

-number-modification = { $form ->
   *[one] number modification
    [many] number modifications
}
    .section = 5-6

-layer-set = setting
    .section = 5-6

-layer-swap = swap
    .section = 5-6

-layer-multiply = multiplication
    .section = 5-6

-layer-divide = division
    .section = 5-6

-layer-add = addition and subtraction
    .section = 5-6

-layer-fit = fitting
    .section = 5-6

## §5-7 Layers of ranges

-range-modification = { $form ->
   *[one] Range modification
    [many] Range modifications
}
    .section = 5-7

-range-change = change
    .section = 5-7

-range-shift = shift
    .section = 5-7

-range-add = addition
    .section = 5-7

-range-remove = removal
    .section = 5-7

## §5-8 Damage

-damage = Damage
    .section = 5-8

-single-damage = single Damage
    .section = 5-8-1

-double-damage = double Damage
    .section = 5-8-2

-dash = “-”
    .section = 5-8-1

-damage-resolution = Damage resolution
    .section = 5-8-3

-take-damage = take Damage
    .section = 5-8-3

-deal-damage = deal Damage
    .section = 5-8-3

## §5-9 to §5-11 Paying, falling short, not defined

-payment = payment
    .section = 5-9

-shortfall = as much as possible
    .section = 5-10

-undefined-value = { $form ->
   *[one] undefined value
    [many] undefined values
}
    .section = 5-11

## §6 Objects

-object = { $form ->
   *[one] object
    [many] objects
}
    .section = 6-1

-information = information
    .section = 6-2-1

-hidden = hidden
    .section = 6-2-1

-public = public
    .section = 6-2-1-1

-kind = { $form ->
   *[one] kind
    [many] kinds
}
    .section = 6-2-1-1

-normal = { $form ->
   *[one] Normal card
    [many] Normal cards
}
    .section = 6-2-1-1

-special = { $form ->
   *[one] Special card
    [many] Special cards
}
    .section = 6-2-1-1

-name = { $form ->
   *[one] name
    [many] names
}
    .section = 6-2-1-2

-card-number = { $form ->
   *[one] card number
    [many] card numbers
}
    .section = 6-2-1-3

-user = { $form ->
   *[one] user
    [many] users
}
    .section = 6-2-1-4

-card-type = { $form ->
   *[one] card type
    [many] card types
}
    .section = 6-2-1-5

-attack = { $form ->
   *[one] Attack
    [many] Attacks
}
    .section = 6-2-1-5

-action = { $form ->
   *[one] Action
    [many] Actions
}
    .section = 6-2-1-5

-enhancement = { $form ->
   *[one] Enhancement
    [many] Enhancements
}
    .section = 6-2-1-5

-undefined = Undefined
    .section = 6-2-1-5

-subtype = { $form ->
   *[one] subtype
    [many] subtypes
}
    .section = 6-2-1-6

-reaction = { $form ->
   *[one] Reaction
    [many] Reactions
}
    .section = 6-2-1-6

-full-power = Full Power
    .section = 6-2-1-6

-text = text
    .section = 6-2-1-7

-annotation = { $form ->
   *[one] annotation
    [many] annotations
}
    .section = 6-2-1-7

-range = { $form ->
   *[one] Range
    [many] Ranges
}
    .section = 6-2-1-8

-aura-damage = Damage to Aura
    .section = 6-2-1-9

-life-damage = Damage to Life
    .section = 6-2-1-10

-capacity = Charge
    .section = 6-2-1-11

-cost = { $form ->
   *[one] Cost
    [many] Costs
}
    .section = 6-2-1-12

-status = status
    .section = 6-2-2

-face-up = face up
    .section = 6-2-2-1

-face-down = face down
    .section = 6-2-2-1

-upright = upright
    .section = 6-2-2-2

-sideways = sideways
    .section = 6-2-2-2

-unused = unused
    .section = 6-2-2-3

-status-in-use = in use
    .section = 6-2-2-3

-devoted = Devoted
    .section = 6-2-2-3

-sakura-token = { $form ->
   *[one] Sakura token
    [many] Sakura tokens
}
    .section = 6-3

-token = { $form ->
   *[one] token
    [many] tokens
}
    .section = 6-3

-attack-object = { $form ->
   *[one] attack
    [many] attacks
}
    .section = 6-4

-generate = create
    .section = 6-4

-attack-kind = kind of attack
    .section = 6-4-1-1

-attack-by-card = attack by an Attack card
    .section = 6-4-1-1

-attack-subtype = subtype of an attack
    .section = 6-4-1-2

-attack-range = Range of an attack
    .section = 6-4-1-3

-attack-aura-damage = attack's Damage to Aura
    .section = 6-4-1-4

-attack-life-damage = attack's Damage to Life
    .section = 6-4-1-5

-attack-damage = attack's Damage
    .section = 6-4-1-6

-attack-text = text of an attack
    .section = 6-4-1-7

-attack-user = user of an attack
    .section = 6-4-1-8

## §7 Areas

-area = { $form ->
   *[one] area
    [many] areas
}
    .section = 7-1

-distance = Distance
    .section = 7-1-1

-life = Life
    .section = 7-1-2

-aura = Aura
    .section = 7-1-3

-limit = maximum
    .section = 7-1-3-1

-flare = Flare
    .section = 7-1-4

-shadow = Shadow
    .section = 7-1-5

-deck = { $form ->
   *[one] deck
    [many] decks
}
    .section = 7-1-6

-shuffle = shuffle
    .section = 7-1-6

-draw = draw a card
    .section = 7-1-6

-put-on-top = put on top of the deck
    .section = 7-1-6

-put-on-bottom = put on the bottom of the deck
    .section = 7-1-6

-discard = { $form ->
   *[one] played pile
    [many] played piles
}
    .section = 7-1-7

-put-into-discard = put into the played pile
    .section = 7-1-7

-return-to-discard = return to the played pile
    .section = 7-1-7

-cover = { $form ->
   *[one] discard pile
    [many] discard piles
}
    .section = 7-1-8

-put-into-cover = put into the discard pile
    .section = 7-1-8

-enhancements = Enhancements in play
    .section = 7-1-9

-enhancement-in-play = { $form ->
   *[one] Enhancement in play
    [many] Enhancements in play
}
    .section = 7-1-9

-bound = bound
    .section = 7-1-9

-hand = { $form ->
   *[one] hand
    [many] hands
}
    .section = 7-1-10

-return-to-hand = return to the hand
    .section = 7-1-10

-specials = Special cards
    .section = 7-1-11

-devoted-special = { $form ->
   *[one] Devoted Special card
    [many] Devoted Special cards
}
    .section = 7-1-11

-look-at-specials = look at Special cards
    .section = 7-1-11

-extra = set-aside cards
    .section = 7-1-12

-sealed = sealed cards
    .section = 7-1-13

-in-use = cards being played
    .section = 7-1-14

-attacking = attacks being made
    .section = 7-1-15

-outside = Out-of-Game
    .section = 7-1-16

-owner-mismatch = wrong owner
    .section = 7-2

## §8 The turn

-turn = { $form ->
   *[one] turn
    [many] turns
}
    .section = 8

-phase = { $form ->
   *[one] phase
    [many] phases
}
    .section = 8

-start-phase = start phase
    .section = 8-1

-start-phase-effects = effects of the start phase
    .section = 8-1-2

-start-phase-steps = regular steps of the start phase
    .section = 8-1-3

-first-player = first player
    .section = 8-1-3

-second-player = second player
    .section = 8-1-3

-main-phase = main phase
    .section = 8-2

-main-phase-begin = beginning of the main phase
    .section = 8-2-1

-standard-action = standard actions
    .section = 8-2-1

-full-power-action = Full Power action
    .section = 8-2-1

-main-phase-end = end of the main phase
    .section = 8-2-3

-end-phase = end phase
    .section = 8-3

-end-phase-effects = effects of the end phase
    .section = 8-3-1

-end-phase-steps = regular steps of the end phase
    .section = 8-3-2

## §9-1 Effects

-effect = { $form ->
   *[one] effect
    [many] effects
}
    .section = 9-1

-resolution = resolution
    .section = 9-1

-held-back = held back
    .section = 9-1

-effect-class = { $form ->
   *[one] class of effect
    [many] classes of effect
}
    .section = 9-1-1

-rule-effect = { $form ->
   *[one] effect by rule
    [many] effects by rule
}
    .section = 9-1-1-1

-forced = Forced
    .section = 9-1-1-2

-on-use = Played
    .section = 9-1-1-3

-after-attack = After Attack
    .section = 9-1-1-4

-initialize = Initialize
    .section = 9-1-1-5

-ongoing = Ongoing
    .section = 9-1-1-6

-disenchant = Disenchant
    .section = 9-1-1-7

-used = Devoted
    .section = 9-1-1-8

-all-out = All-Out
    .section = 9-1-2

-not-all-out = if not played as All-Out
    .section = 9-1-2

-instead-of-defeat = effect resolved instead of defeat
    .section = 9-1-3-1

-damage-reading = effect that looks at a Damage value
    .section = 9-1-3-2

-text-changing = effect that changes text
    .section = 9-1-3-3

-reserved = effect reserved for later
    .section = 9-1-3-4

## §9-2, §9-3 Using a card

-use = playing a card
    .section = 9-2

-normal-method = standard timing
    .section = 9-2

-illegal-use = illegal play
    .section = 9-2

-reverted = taken back
    .section = 9-2

-terminal = Terminal
    .section = 9-2

-legal = legal
    .section = 9-2-1

-use-attack = playing an Attack card
    .section = 9-2-1

-use-action = playing an Action card
    .section = 9-2-2

-use-enhancement = playing an Enhancement card
    .section = 9-2-3

-devotion = put its Charge on
    .section = 9-2-3

-use-cost = costs
    .section = 9-3

-cost-payment = paying costs
    .section = 9-3

-flare-payment = paying the Cost
    .section = 9-3-1

## §9-4 to §9-8 Procedures

-attack-resolution = resolving an attack
    .section = 9-4

-attack-made = made an attack
    .section = 9-4

-attacked-player = attacked player
    .section = 9-4

-react = react
    .section = 9-4

-cancelled = cancelled
    .section = 9-4

-attack-success = success
    .section = 9-4

-attack-failure = failure
    .section = 9-4

-unavoidable = Unavoidable
    .section = 9-4

-range-check = Range check
    .section = 9-4-1

-disenchantment = Disenchanting
    .section = 9-5

-basic-action = { $form ->
   *[one] basic action
    [many] basic actions
}
    .section = 9-6

-forward = Forward Movement
    .section = 9-6-1

-backward = Backward Movement
    .section = 9-6-2

-recover = Recover
    .section = 9-6-3

-focus = Focus
    .section = 9-6-4

-breakaway = Retreat
    .section = 9-6-5

-rebuild = { $form ->
   *[one] Reshuffle
    [many] Reshuffles
}
    .section = 9-7

-nested-resolution = nested resolution
    .section = 9-8

## §10 Established effects

-arrow = { $form ->
   *[one] arrow effect
    [many] arrow effects
}
    .section = 10-1

-two-way = two-way
    .section = 10-1

-reversed-arrow = arrows are reversed
    .section = 10-2

-damage-bonus = +X/+Y
    .section = 10-3

-range-growth = increased Range
    .section = 10-4

-range-shrinking = decreased Range
    .section = 10-4

-near = near
    .section = 10-4

-far = far
    .section = 10-4

-growth-near = increased Range (near, X)
    .section = 10-4-1

-growth-far = increased Range (far, X)
    .section = 10-4-2

-shrinking-near = decreased Range (near, X)
    .section = 10-4-3

-shrinking-far = decreased Range (far, X)
    .section = 10-4-4

-make-attack = make an attack
    .section = 10-5

-unguarded = Unguarded
    .section = 10-6

-resurgence = Resurgence
    .section = 10-7

-immediate-resurgence = Immediate Resurgence
    .section = 10-8

-seal = seal under this card
    .section = 10-9

-impatience = Burnout
    .section = 10-10

-this-card = this card
    .section = 10-11

-area-owner-omitted = whose area, when unsaid
    .section = 10-12

-end-the-phase = end the phase
    .section = 10-13

-added-effect = { $form ->
   *[one] added effect
    [many] added effects
}
    .section = 10-14

-other-megami = other Megami
    .section = 10-15

-copy = { $form ->
   *[one] copy
    [many] copies
}
    .section = 10-16

-copied-card = card that is a copy
    .section = 10-16

-copy-source = card that is copied
    .section = 10-16

-not-copied = information that is not copied
    .section = 10-16

-return-unused = turn face down
    .section = 10-17

-remove = remove from the game
    .section = 10-18

-damage-of-attack = Damage from an attack
    .section = 10-19

-special-is-devoted = a Special card is Devoted
    .section = 10-20

-overwhelm = Overwhelm
    .section = 10-21

-no-reactions = No Reactions
    .section = 10-22

-not-cancelled = cannot be cancelled
    .section = 10-23

-proof = proof that it can't be done
    .section = 10-24

-exchange = { $form ->
   *[one] exchange
    [many] exchanges
}
    .section = 10-25

-exchanged-from = card exchanged away
    .section = 10-25

-exchanged-to = card exchanged in
    .section = 10-25

-both-damages = takes both Damages
    .section = 10-26

-attack-copy = copy of an attack
    .section = 10-27

-cancel-duplicates = duplicates of this effect cancel each other out
    .section = 10-28

-not-chosen = not chosen when building the deck
    .section = 10-29

-replaced-resolution = replaced resolution
    .section = 10-30

-additional-cost = additional Cost
    .section = 10-31

-originally = originally has T
    .section = 10-32

-unselectable = cannot be chosen
    .section = 10-33

-instead-of-reacting = instead of making a Reaction
    .section = 10-34

-change-by = increase or decrease by X
    .section = 10-35

-increase = increase
    .section = 10-35

-decrease = decrease
    .section = 10-35

-change-range = change of Range
    .section = 10-35-1

-change-capacity = change of Charge
    .section = 10-35-2

-change-damage = change of Damage
    .section = 10-35-3

-declare-number = declare a number
    .section = 10-36

-range-restriction = Range Restriction
    .section = 10-37

-use-as-another = play as another card
    .section = 10-38

-declare-use = declare the play of a card
    .section = 10-39

-if-so = if you do
    .section = 10-40

## Words without a section

-resolve = Resolve

-idea = Idea

-inferno = Inferno

-artistic = Artistic

-mulligan = mulligan

-three-one = Three Picks, One Strike
