# What the rules say while a duel runs: who and where, what is asked, what may be answered, what happened, why not.

## Players, places and cards

place-own = the { $area }
card-back = card { $number } of { $place }
attack-of-rule = an effect

## Attacks in the air and effects that last

trait-overwhelm = { -overwhelm }
trait-unavoidable = { -unavoidable }
trait-not-cancelled = { CAP() }{ -not-cancelled }
trait-both-damages = The { -attacked-player } { -both-damages }
trait-attacker-chooses = The attacker chooses which { -damage } is taken
trait-damage-goes = Its { -damage } moves { -sakura-token(form: "many") } elsewhere
trait-instead-of-damage = Something else instead of { -damage }
trait-checked = Its range check looks at the Aim
trait-without-after = Its After Attack effects aren’t resolved
trait-no-reactions = { -no-reactions }
trait-no-reactions-with = { -no-reactions } ({ $cards })
lasting-next-attack = { $card } of { $who }: { $effect }
lasting-this-turn = { $card } of { $who }, until the end of this { -turn }: { $effect }
lasting-this-phase = { $card } of { $who }, until the end of this { -phase }: { $effect }
lasting-standing = { $card } of { $who }, from now on: { $effect }
lasting-scheduled = { $card } of { $who }, later: { $effect }

## How a duel ends

ending-life = { $winner } won: { $loser } had no { -life } left.
ending-effect-lost = { $winner } won: an { -effect } made { $loser } lose.
ending-effect-won = { $winner } won by an { -effect }.
ending-conceded = { $winner } won: { $loser } gave up.

## What happened: the duel and its turns

line-side = { $who } with { $megami }
line-table-laid = The table was laid: { $first } against { $second }.
line-first-player = { $who } goes first.
line-turn = { $who }’s { -turn } began.
line-phase-start = { CAP() }{ -start-phase }.
line-phase-main = { CAP() }{ -main-phase }.
line-phase-end = { CAP() }{ -end-phase }.
line-phase-cut = An { -effect } ended the { $phase }.
line-phase-lost = { $who } lost the { $phase }.
line-standard = { $who } chose { -standard-action }.
line-full-power = { $who } chose a { -full-power-action }.
line-basic = { $who }: { $action }.
line-fate-won = An { -effect } made { $who } win.
line-fate-lost = An { -effect } made { $who } lose.
line-defeat-averted = { $who } did not lose: something else happened instead.

## What happened: crystals, vigor and damage

line-crystals =
    { $count ->
        [one] { $count } { -sakura-token } moved: { $source } → { $target }.
       *[other] { $count } { -sakura-token(form: "many") } moved: { $source } → { $target }.
    }
line-devotion =
    { $count ->
        [one] { $count } { -sakura-token } from { $source } was put on { $target }.
       *[other] { $count } { -sakura-token(form: "many") } from { $source } were put on { $target }.
    }
line-upkeep = One { -sakura-token } { $count ->
        [one] left { $cards }.
       *[other] each left { $cards }.
    }
tokens-counted =
    { $count ->
        [one] { $count } { $token }
       *[other] { $count } { $token ->
            [artificial-crystal] { -artificial-crystal(form: "many") }
            [freeze-token] { -freeze-token(form: "many") }
            [laceration-token] { -laceration-token(form: "many") }
            [seed] { -seed(form: "many") }
           *[other] { $token }
        }
    }
line-tokens = { tokens-counted } moved: { $source } → { $target }.
line-bound-laid =
    { $count ->
        [one] { tokens-counted } of { $owner } was put on { $area }.
       *[other] { tokens-counted } of { $owner } were put on { $area }.
    }
line-bound-taken =
    { $count ->
        [one] { tokens-counted } of { $owner } was taken off { $area }.
       *[other] { tokens-counted } of { $owner } were taken off { $area }.
    }
line-vigor = { $who }’s { -vigor } is now { $vigor }.
line-vigor-paid = { $who } paid { -vigor } ({ $vigor } left).
line-flinched = { $who } { TERM("flinch", "flinched") }.
line-flinch-over = { $who } no longer { TERM("flinch", "flinches") }.
line-counter-of = { $who }’s { $counter } is now { $value }.
line-counter-secret = { $who } set their { $counter } in secret.
line-counter-side = { $who }’s { $counter } is now { $value }.
line-damage = { $who } took { $amount } { -damage } to { $area }.
line-damage-short =
    { $moved ->
        [0] { $who } took { $amount } { -damage } to { $area }, where no { -sakura-token } was left.
        [one] { $who } took { $amount } { -damage } to { $area }, where only { $moved } { -sakura-token } was left.
       *[other] { $who } took { $amount } { -damage } to { $area }, where only { $moved } { -sakura-token(form: "many") } were left.
    }
line-damage-rebuild = { $who } took { $amount } { -damage } to { $area } for the { -rebuild }.

## What happened: cards

line-drew = { $who } drew { $cards }.
line-deck-dry = { $who } could not draw from an empty { -deck }: { -impatience }.
line-covered = { $who } put { $cards } into their { -cover }.
line-discarded = { $who } put { $cards } from their { -hand } into their { -discard }.
line-deck-top = { CAP() }{ $cards } from { $source } went on top of { $who }’s { -deck }.
line-deck-top-played = { CAP() }{ $cards } went on top of { $who }’s { -deck }.
line-deck-bottom = { CAP() }{ $cards } from { $source } went to the bottom of { $who }’s { -deck }.
line-deck-bottom-played = { CAP() }{ $cards } went to the bottom of { $who }’s { -deck }.
line-card-moved = { CAP() }{ $cards } moved: { $source } → { $target }.
line-card-opened = Turned { -face-up } in { $place }: { $cards }.
line-card-gained = { $who } is now the { -owner } of { $card }.
line-sealed = { CAP() }{ $card } was sealed under { $under }.
line-turned-unused = { CAP() }{ $card } became { -unused } again.
line-turned-used = { CAP() }{ $card } became { -devoted }.
line-revealed = Shown to both: { $cards }.
line-looked = { $who } looked at { $cards }.
line-shuffled = { $who } shuffled their { -deck }.
line-rebuilt = { $who } did a { -rebuild }.
line-masked = { $card } was played as { $other }.
line-copied = { $card } became a { -copy } of { $other }.
line-copy-ended = { $card } is no { -copy } any more.
line-used = { $who } played { $card }.
line-used-in-full-power = { $who } played { $card } in the { -full-power-action }.
line-reacted = { $who } reacted with { $card }.
line-used-by-effect = { $who } played { $card } by an { -effect }.
line-use-reverted = The play of { $card } was taken back.
line-proof-declared = { $who } laid a card face down and declared { $card }.
line-proof-taken = { $who } could not play it and took the card back.
line-not-refuted = { $who } did not { TERM("refute", "refute") } it.
line-refuted-in-vain = { $who } { TERM("refute", "refuted") } it in vain: it was { $card }.
line-refuted = { $who } { TERM("refute", "refuted") } it: it was { $card }.
line-recurred = { $card } { TERM("recur", "returned") }: it goes to the { -relics } after its play.
line-paid = { $who } paid { $count } from { -flare }.
line-disenchanted = { $card } was disenchanted.

## What happened: attacks and effects

line-attack = { $who } attacked with { $card }: { -range } { $range }, { -damage } { $damage }.
line-attack-by-effect = { $who } made an { -attack-object } by { $card }: { -range } { $range }, { -damage } { $damage }.
line-attack-not-made = No { -attack-object } by { $attack }: { -distance } { $distance } is out of its { -range }.
line-granted = { $card } changed the { -attack-object } of { $attack }: { $effect }
line-attack-cancelled = The { -attack-object } of { $attack } was { -cancelled }.
line-damage-cancelled = The { -damage } of { $attack } was { -cancelled }.
line-after-cancelled = The { -after-attack } { -effect(form: "many") } of { $attack } were { -cancelled }.
line-out-of-range = The { -attack-object } of { $attack } failed: { -distance } { $distance } is out of its { -range }.
line-declared = { $who } declared: { $what }.

## What is asked

call-reaction = { $who } attacks with { $attack }: { -range } { $range }, { -damage } { $damage }. { -distance } now: { $distance }. Do you { -react }?
call-damage = Choose to take { $aura } { -damage } to { -aura } or { $life } to { -life }.
call-mulligan = Decide about a { -mulligan } of your first { -hand }.
call-hand-limit = Your { -hand } goes down to { $limit }.
call-turn = Turn { $turn }: { $phase ->
    [start] { -start-phase }
    [end] { -end-phase }
   *[main] { -main-phase }
}.
call-choice = You have a choice to make in your opponent’s turn.
prompt-mulligan = Choose { -card(form: "many") } from your { -hand } to put on the bottom of your { -deck }, in the order in which they go there, or none. You draw as many.
prompt-rebuild = { CAP() }{ -rebuild } now? You take 1 { -damage } to your { -life } for it.
prompt-conduct = Choose { -standard-action } or a { -full-power-action }. A { -full-power-action } is one { -card }, without any { -basic-action }.
prompt-act = Play a { -card }, do a { -basic-action }, or end the { -main-phase }.
prompt-act-full-power = Play one { -card } in your { -full-power-action }, or none.
prompt-basic-payment = { $by ->
    [vigor] Pay 1 { -vigor } for { $action }.
    [card] To pay for { $action }, choose a { -card } from your { -hand } for your { -cover }.
   *[vigor-card] Pay 1 { -vigor } for { $action }, or choose a { -card } from your { -hand } for your { -cover }.
}
prompt-basic-action =
    { $times ->
        [one] Choose a { -basic-action }.
       *[other] Choose a { -basic-action } ({ $times } left).
    }
prompt-reaction-to = Do you { -react } to the { -attack-object } of { $card }?
prompt-reaction = Do you { -react } to this { -attack-object }?
prompt-damage = Do you take { $aura } { -damage } to { -aura } or { $life } to { -life }?
prompt-because-of-attack = { CAP() }{ -attack-object } of { $card }: { $asks }
prompt-because-of-impatience = { CAP() }{ -impatience } (a draw from an empty { -deck }): { $asks }
prompt-devotion =
    { $count ->
        [one] Put { $count } { -sakura-token } from { -shadow } or your { -aura } on the { -enhancement }.
       *[other] Put { $count } { -sakura-token(form: "many") } from { -shadow } or your { -aura } on the { -enhancement }.
    }
prompt-devotion-too =
    { prompt-devotion } { $count ->
        [one] It may come from { $areas } too.
       *[other] They may come from { $areas } too.
    }
prompt-crystals =
    { $count ->
        [one] Choose { $count } { -sakura-token } that goes to { $target }.
       *[other] Choose { $count } { -sakura-token(form: "many") } that go to { $target }.
    }
prompt-cards = Choose { $count }.
prompt-cards-in-order = Choose { $count }, in order.
prompt-cards-use = Choose { $count } to play.
prompt-cards-to = Choose { $count } { laid-where }.
prompt-cards-to-in-order = Choose { $count } { laid-where }, in order.
laid-where =
    { $area ->
        [assembled] to assemble
        [falsifying] to play as a { -falsehood }
        [outside] to put out of the game
        [sealed] to { TERM("sealed", "seal") }
       *[other] { $whose ->
            [opponent] for your opponent’s { $target }
           *[me] for your { $target }
        }
    }
prompt-hand-limit = You hold more { -card(form: "many") } than your { -hand-limit }: choose one for your { -cover }.
prompt-one = Choose one.
prompt-direction = Choose which way the arrow runs.
prompt-next = Choose which { -effect } resolves next.
prompt-number = Declare a number.
prompt-name = Declare a card name.
prompt-look = Look at these { -card(form: "many") }.

## What may be answered

option-use = Play { $card }
option-react = React with { $card }
option-no-reaction = Don’t react
option-basic = { $action }
option-vigor = Pay 1 { -vigor }
option-cover = Lay { $card } on the { -cover }
option-back = Back, pay nothing
option-end = End the { -main-phase }
option-end-without = Play no { -card }
option-pass = Leave it
option-yes = Yes
option-no = No
option-rebuild = Do a { -rebuild }
option-no-rebuild = Keep the { -deck } as it is
option-standard = { CAP() }{ -standard-action }
option-full-power = { CAP() }{ -full-power-action }{ $held ->
    [yes] {""}
   *[no] {" "}(no { -full-power } { -card })
}
option-damage-aura = { $amount } { -damage } to { -aura }
option-damage-life = { $amount } { -damage } to { -life }
option-crystal = From { $place }
option-card = { CAP() }{ $card }
option-attack = The { -attack-object } of { $card }
option-next = { CAP() }{ $card }
option-next-does = { CAP() }{ $card }: { $does }
option-next-rule = An { -effect } of the rules
option-next-disenchant = disenchant it
option-next-conduct = Choose what to do in the main phase
rule-umbrella = { CAP() }{ -umbrella }
rule-plan = The next { -plan }
rule-poison = { -poison(form: "many") } onto the { -deck }
rule-trap = { -install }
rule-parts = { -digital-install }
rule-burning = { -burning }
rule-discharge = { CAP() }{ -discharging }
rule-frozen = { -freeze-token(form: "many") }
rule-perfect = { -epithet-perfect }
rule-dive = { CAP() }{ -dive-resolution }
rule-sprout = Sprouting of a { -seed }
rule-plot = { CAP() }{ -plot-achievement }
rule-taboo = Rise of the { -taboo-gauge }
rule-taboo-defeat = { CAP() }{ -defeat } by the { -taboo-gauge }
rule-falsehood = { -falsehood }
rule-investments = { CAP() }{ -use-investments }
rule-lacerations = { CAP() }{ -laceration-damage }
rule-aim = Setting of the { -aim }
rule-aim-lost = Loss of the { -aim }
option-way = { $source } → { $target }
option-forth = Along the arrow
option-reverse = Against the arrow
option-number = { $number }
option-seen = Seen

## Why not: who may act

refusal-duel-over = The duel is over: nothing more is done in it.
refusal-not-your-decision = It is { $who } who decides now.
refusal-not-your-card = This is the other player’s { -card }; use your own.
refusal-hand-hidden = This { -card } is { -hidden } from you.
refusal-no-such-move = No { -basic-action } moves a { -sakura-token } from { $source } to { $target }.

## Why not: playing cards

refusal-use-from = Only { -card(form: "many") } in your { -hand } and your { -unused } { -special(form: "many") } can be played.
refusal-react-from = You can only { -react } with a { -card } from your { -hand } or an { -unused } { -special(form: "one") }.
refusal-terminal-used = After a { -terminal } { -card }, you play no other { -card } and do no { -basic-action } this { -turn }.
refusal-type-undefined = An { -undefined } { -card } can’t be played.
refusal-special-used = This { -special(form: "one") } is not { -unused }: it can be played again once it is { -unused } again.
refusal-full-power-in-standard = A { -full-power } { -card } can only be played in a { -full-power-action }, not among { -standard-action }.
refusal-not-reaction = Only a { -reaction } { -card } can be played to { -react } to an { -attack-object }.
refusal-no-reactions = This { -attack-object } has { -no-reactions }, and that rules out this { -card }.
refusal-already-reacting = This { -attack-object } is itself a { -reaction }; nobody can { -react } to it.
refusal-condition-of-card = The { -card } itself forbids it now: { $clause }.
refusal-use-forbidden = { $card } forbids it: { $clause }.
refusal-attack-forbidden = { $card } forbids it: { $clause }.
refusal-out-of-range = The { -current-distance } is { $distance }, but the { -attack-object } needs { -range } { $range }.
refusal-cost-unpaid =
    { $flare ->
        [0] It costs { $cost }, but you have no { -flare }.
       *[other] It costs { $cost }, but your { -flare } is only { $flare }.
    }
refusal-charge-unpaid = The { -additional-cost } of { $card } can’t be paid: { $clause }.

## Why not: basic actions

refusal-basic-forbidden = { $card } forbids it: { $clause }.
refusal-extra-basic-idle = This { -basic-action } can’t be done now: { $clause }.
refusal-basic-in-full-power = A { -full-power-action } is one { -card } and nothing else: there is no { -basic-action } in it.
refusal-forward-at-master = The { -current-distance } of { $distance } is within the { -master-distance } of { $master }: you can’t come closer by { -forward }.
refusal-breakaway-beyond-master = { -breakaway } only works within the { -master-distance } of { $master }; the { -current-distance } is { $distance }.
refusal-no-crystal = There is no { -sakura-token } in { $place }.
refusal-aura-full = Your { -aura } is full.
refusal-crystal-stays = The { -sakura-token } would stay in { $place }: nothing would move.
refusal-distance-full = { -distance } holds no more than 10 { -sakura-token(form: "many") }.
refusal-basic-changed = { $action } does something else now: take what is lit for it.
refusal-no-payment = A { -basic-action } costs 1 { -vigor } or a { -card } from your { -hand }, and you can pay with neither.
refusal-pays-for-nothing = That only pays for a { -basic-action }: do one first.
refusal-no-vigor = You have no { -vigor } to pay with.
refusal-vigor-forbidden = { $card } forbids it: { $clause }.
refusal-cover-from = Only a { -card } from your { -hand } pays for a { -basic-action }.
refusal-cover-forbidden = { $card } forbids it: { $clause }.

## Why not: what megami bring

refusal-not-yours = That is the other player’s, and stays as it is.
refusal-umbrella-turns = The { -umbrella } is opened or closed in your { -end-phase }, or when a { -card } says so.
refusal-plan-prepared = A { -plan } is prepared after one has been enacted, or when a { -card } says so; until it is enacted it lies as it is.
refusal-anvil-filled = Only an { -effect } puts anything on the { -anvil } or takes it away.
refusal-poison-sent = Only an { -effect } takes a { -card } out of the { -poison-bag } or puts one back.
refusal-artificial-moves = { -artificial-crystal(form: "many") } move only when a { -card } says so (they are burned, recovered, or used to { -ride }), and from { -distance } in your { -start-phase }, when they become { -burnt }.
refusal-machine-holds = What is in the { -machine } comes and goes by { -effect(form: "many") } alone.
refusal-charge-released = An { -charge } { -card } is discharged only among { -standard-action }, when it is played, or just before a { -rebuild }.
refusal-not-conscripted = A { -unit } that is { -unconscripted } can’t be played. Once an { -effect } lets you { TERM("conscript", "Conscript") } it, it can be played from the { -barracks }.
refusal-seed-laid = { CAP() }{ -sprouted } { -seed(form: "many") } are put onto an { -enhancement } card only while you play it.
refusal-ice-moves = An { -freeze-token } comes by { -effect(form: "many") } and goes only by a { -focus } of the { -frozen } { -player }.
refusal-aim-moves = The { -aim } is set in your { -end-phase } and by { -effect(form: "many") } alone.
refusal-aim-none = This { -attack-object } has { -homing }, and your { -aim } is “{ -aim-none }”.
refusal-aim-out-of-range = This { -attack-object } has { -homing }: your { -aim } { $aim } is not in its { -range } { $range }.
refusal-gauge-moves = The { -wind-gauge } and the { -thunder-gauge } rise and fall by { -effect(form: "many") }, and by 1 when you { -discharge } a { -card }.
refusal-journey-goes = The { -sakura-token } in { -memory } only goes on to the next { -journey-place } by an { -effect }.
refusal-memory-returns = A { -card } in { -memory } only comes back by an { -effect }.
refusal-parts-assembled = Only an { -effect } lets you { -assemble } { -part(form: "many") } or { -disassemble } them.
refusal-act-reached = The { -mask-token } goes on only when a { -plot(form: "one") } is achieved, along a line that the { -plot(form: "one") } allows.
refusal-plot-prepared = A { -plot(form: "one") } is prepared only when a { -card } says so; its { -sakura-token } goes on in the { -end-phase }.
refusal-falsifying = With a { -falsehood } you lay a { -normal(form: "one") } face down as you play it in your { -main-phase }; there must be a { -name } left that you can declare now.
refusal-relics = { CAP() }{ -card(form: "many") } leave the { -relics } only by a { -recurrence } or another { -effect }.
refusal-taboo-rises = The { -taboo-gauge } rises in your { -start-phase }, by { -oath-frame(form: "many") } and by { -effect(form: "many") }; it is never moved by hand.

## Why not: choices

refusal-damage-aura-short = Your { -aura } is too small to take { $amount } { -damage }: it goes to { -life }.
refusal-devotion-from = Only { -sakura-token(form: "many") } in { -shadow } and in your own { -aura } can be put on the { -enhancement }.
refusal-mulligan-from = Only { -card(form: "many") } in your { -hand } can be put back in the { -mulligan }.
refusal-unselectable = { $card } forbids it: { $clause }.
