# What stands on faces and in the reader beside a card’s text, the choice of rulers and decks, the tale of a duel.

## Cards

gateruler-sorts = { CAP() }{ $sorts }
gateruler-origin = { $origin ->
    [published] Published card
   *[practice] Practice card of this program
}
gateruler-fact = { $fact ->
    [level] { -gateruler-level }
    [faction] { -gateruler-faction }
    [attributes] { -gateruler-attribute(form: "many") }
    [figures] { -gateruler-atk }/{ -gateruler-hp }/{ -gateruler-stk }
    [kind] kind of card
    [timing] { -gateruler-timing }
    [keywords] { -gateruler-keyword(form: "many") }
    [name] card name
    [legendary] { -gateruler-legendary }
   *[text] text
}
gateruler-chosen-brief = This program’s choice: { $facts }.
gateruler-chosen-here = Chosen by this program, as no page tells it: { $facts }.
gateruler-hp-left = { -gateruler-hp } { $left }/{ $hp } ({ -gateruler-damage-dealt } { $damage })
gateruler-now = { $what } { $value }
gateruler-figures-now = { $figures }
gateruler-keywords-now = { CAP() }{ -gateruler-keyword(form: "many") }: { $keywords }
gateruler-attributes-now = { CAP() }{ -gateruler-attribute(form: "many") }: { $attributes }
gateruler-souls-now = { CAP() }{ -gateruler-soul }: { $cards }

## Rulers

gateruler-ruler-pays = { $how ->
    [flat] Every card costs { $cost } { -gateruler-energy-card }, whatever its { -gateruler-level }.
    [level] Cards cost { -gateruler-energy-card } by their { -gateruler-level }.
   *[drive] Has no { -gateruler-hand } and pays nothing: plays the cards that it { TERM("gateruler-to-drive", "drives") }.
}
gateruler-ruler-begins = { $how ->
    [hand] Begins with { $energy } { -gateruler-energy-card } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in { -gateruler-hand }.
   *[drive] Begins with nothing but the { -gateruler-deck }.
}
gateruler-ruler-turn = { $how ->
    [hand] Each turn: readies { $readies } { -gateruler-energy-card } and { TERM("gateruler-draw", "draws") } { $draws } (one fewer in the first turn of the game).
   *[drive] Each turn: { TERM("gateruler-to-drive", "drives") } { $drives } cards.
}
gateruler-ruler-zones = { CAP() }{ -gateruler-set-zone(form: "many") }: { $sets }. { CAP() }{ -gateruler-normal-summon(form: "many") } a turn: { $limit ->
    [some] { $right }
   *[none] any number
}.
gateruler-ruler-deck = Deck: { $cap ->
    [some] { -gateruler-deck-level } up to { $level }
   *[none] no limit to the { -gateruler-deck-level }
}, { $factions } { -gateruler-faction(form: "many") }, { $counters } cards with CNT, { $legends } different { -gateruler-legendary }.

## Choosing a ruler and a deck

gateruler-choose-title = Choose a ruler and a deck
gateruler-choose-window = Choose a ruler and a deck — { app-name }
gateruler-base-game = Base game, reconstructed: what the public pages don’t tell, this program decides.
gateruler-taken = taken
gateruler-called = { $name }
gateruler-deck-about = { CAP() }{ -gateruler-deck-level }: { $level }
deck-embers-detail = { -gateruler-faction-volnar } and { -gateruler-faction-atlas }: dragons that come back, machines that hold the line.
deck-revels-detail = { -gateruler-faction-yomajin } and { -gateruler-faction-wonder }: a night parade of apparitions, and wonders not to be trusted.
gateruler-ruler-can = { $ruler }: { -gateruler-life } { $life }, { -gateruler-atk } { $atk }, { -gateruler-stk } { $stk }. { $pays } { $begins } { $turn } { $zones } { $deck }
gateruler-begin = Begin the duel
gateruler-computer-brings = { $own ->
    [no] The computer brings this deck with its ruler.
   *[yes] The computer brings a ruler and a deck of its own. You will see which as it plays.
}
gateruler-brings = What the computer brings
gateruler-brings-own = Something of its own
gateruler-rulers = Rulers of { $player }
gateruler-decks = Decks of { $player }
gateruler-of-player = { $player }: { $ruler }, { $deck }
gateruler-deck-fits = { CAP() }{ $ruler } may lead this deck: { -gateruler-deck-level } { $level }{ $cap ->
    [some] {" "}of at most { $most }
   *[none] {""}
}, { $counters } of at most { $most-counters } cards with CNT.
gateruler-begins = Who goes first
gateruler-begins-by = { $how ->
    [drawn] By chance
    [first] Player 1
   *[second] Player 2
}
gateruler-curve-row = { CAP() }{ -gateruler-level } { $level }
gateruler-curve-said = { CAP() }{ -gateruler-level } { $level }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $kinds })
gateruler-curve-kind = { $count } { $kind ->
    [unit] { $count ->
        [one] { -gateruler-unit }
       *[other] { -gateruler-unit(form: "many") }
    }
    [event] { $count ->
        [one] { -gateruler-event }
       *[other] { -gateruler-event(form: "many") }
    }
   *[field] { $count ->
        [one] { -gateruler-field-card }
       *[other] { -gateruler-field-card(form: "many") }
    }
}
gateruler-curve-what = { CAP() }{ $what }
gateruler-curve = Cards by { -gateruler-level }: { $rows }

## Our readings

gateruler-readings-open = Our readings
gateruler-readings-tip = Which rules this program decides by itself, since no page tells them
gateruler-readings-title = Rules that are readings of ours
gateruler-reading-line = { $number }. { $said }
gateruler-readings-intro = Only parts of the comprehensive rules can be read in public. Where both speak, the addendum decides. What neither says is decided as follows:
gateruler-reading-unit-damage-ends = { $value ->
    [no] { CAP() }{ -gateruler-damage-dealt } on { -gateruler-unit(form: "many") } stays.
   *[yes] { CAP() }{ -gateruler-damage-dealt } on { -gateruler-unit(form: "many") } is taken off at the end of each turn.
}
gateruler-reading-defender-strikes-back = { $value ->
    [yes] An attacked { -gateruler-unit } deals its { -gateruler-atk } back.
   *[no] An attacked { -gateruler-unit } deals no damage back, unless it has { -gateruler-intercept } or { -gateruler-strike-back }.
}
gateruler-reading-summon-onto-occupied = { $value ->
    [no] A { -gateruler-unit } can be summoned only to a free zone.
   *[yes] A { -gateruler-unit } can be summoned to a zone that holds one; that one goes to the { -gateruler-graveyard }.
}
gateruler-reading-arrives-ready = { $value ->
    [no] A { -gateruler-unit } comes to an { -gateruler-attack-zone } rested.
   *[yes] A { -gateruler-unit } that comes to an { -gateruler-attack-zone } is ready and may attack in the same turn.
}
gateruler-reading-free-moves = { $value ->
    [yes] In the main phase a player may move { -gateruler-unit(form: "many") } between their own zones.
   *[no] { CAP() }{ -gateruler-unit(form: "many") } change zones only by effects and by { -gateruler-vigilance }.
}
gateruler-reading-drive-right = { $value ->
    [none] A ruler without a { -gateruler-hand } may { TERM("gateruler-normal-summon", "summon") } as often as its player likes.
   *[some] A ruler without a { -gateruler-hand } may { TERM("gateruler-normal-summon", "summon") } { $number } times a turn.
}
gateruler-reading-settable = Only a card of this kind can be set: { $kinds }.
gateruler-reading-set-events-at-once = { $value ->
    [no] A set { -gateruler-event } can’t be played in the turn in which it was set.
   *[yes] A set { -gateruler-event } may be played in the turn in which it was set.
}
gateruler-reading-unused-counter-to = { $value ->
    [damage] A card with CNT that wasn’t used goes to the { -gateruler-damage }.
   *[graveyard] A card with CNT that wasn’t used goes to the { -gateruler-graveyard }.
}
gateruler-reading-empty-deck-loses = { $value ->
    [at-draw] A player who has to draw or drive from an empty { -gateruler-deck } loses.
   *[at-once] A player whose { -gateruler-deck } is empty loses at once.
}
gateruler-reading-priority-after-action = { $value ->
    [same] After an action the same player has { -gateruler-priority } again.
   *[other] After an action the other player has { -gateruler-priority }.
}
gateruler-reading-mulligan = { $value ->
    [yes] Each player may put the first { -gateruler-hand } back once and draw it anew.
   *[no] The first { -gateruler-hand } isn’t drawn anew.
}
gateruler-reading-hand-most = { $value ->
    [none] A { -gateruler-hand } may hold any number of cards.
   *[some] At the end of a turn a { -gateruler-hand } holds at most { $number } cards.
}
gateruler-reading-knight-readies = The Knight readies { $number } { -gateruler-energy-card } each turn.
gateruler-reading-defence-rested = { $value ->
    [no] A { -gateruler-unit } comes to the { -gateruler-defence } ready.
   *[yes] A { -gateruler-unit } that comes to the { -gateruler-defence } is rested there.
}
gateruler-reading-first-turn-drive = A ruler that drives does so with { $number } cards in the first turn of the game.
gateruler-reading-attacker-gone-ends = { $value ->
    [no] An attack goes on without its attacker.
   *[yes] An attack whose attacker is gone deals no damage.
}
gateruler-reading-empty-side-line = { $value ->
    [ruler] An attack on a side line without a { -gateruler-unit } hits the ruler.
   *[nothing] An attack on a side line without a { -gateruler-unit } hits nothing.
}
gateruler-reading-overdrive-cost = An { -gateruler-od } ability costs { $number } { -gateruler-energy-card } besides what it says.
gateruler-reading-counter-optional = { $value ->
    [no] A card with CNT has to be used.
   *[yes] Its player may leave a card with CNT unused.
}
gateruler-reading-once-per-game-by-name = { $value ->
    [yes] What can be done once a game is counted by the name of the card.
   *[no] What can be done once a game is counted for each card.
}

## The tale of a duel

gateruler-tale-damage = { CAP() }{ -gateruler-damage-dealt } taken
gateruler-tale-units = { CAP() }{ -gateruler-unit(form: "many") } played
gateruler-tale-attacks = Attacks
gateruler-tale-dealt = { CAP() }{ -gateruler-damage-dealt } to the ruler
gateruler-tale-destroyed = { CAP() }{ -gateruler-unit(form: "many") } destroyed
gateruler-tale-events = { CAP() }{ -gateruler-event(form: "many") } played
gateruler-tale-counters = CNT used
