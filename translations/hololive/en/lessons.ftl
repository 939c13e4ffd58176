# Lessons (engine/hololive/lessons): what each is called, what it asks, why, and what has happened then.

# 1
hololive-lesson-stage = The stage
    .about = Who stands where, who attacks, and how one wins
hololive-lesson-stage-center = Attack: drag { $card } from your { -hololive-center } onto { $card-2 } in the opponent’s.
    .why = You sit at the bottom, the opponent at the top. Those who fight stand in the { -hololive-center } and the { -hololive-collab }; the others wait in the { -hololive-back }. { $card } has { -hololive-arts } that deal 30 { -hololive-damage }, and { $card-2 } has 30 { -hololive-hp } left.
    .done = { $card-2 } was { -hololive-down } and left the { -hololive-stage }, and the opponent lost 1 { -hololive-life } for it. Whoever has none left loses.
hololive-lesson-stage-center-collab = { $card-3 } comes next. { $card } can have somebody { -hololive-down } at once: begin with her.
hololive-lesson-stage-center-end = Don’t stop yet: your { -hololive-holomem } in front can attack.
hololive-lesson-stage-collab = Now drag { $card } from your { -hololive-collab } onto { $card-2 } in the opponent’s.
    .why = In the { -hololive-performance-step } the two in front may use { -hololive-arts } once each, against whoever stands in front on the other side. { -hololive-arts } don’t reach the { -hololive-back }.
    .done = The 20 { -hololive-damage } stay on { $card-2 }; when they have grown to 100, her { -hololive-hp }, she is { -hololive-down }. Nobody else could attack, so your { -hololive-turn } was over, and the opponent has had theirs.
hololive-lesson-stage-collab-end = Not yet: { $card } can still attack this { -hololive-turn }.

# 2
hololive-lesson-cheer = Cheer
    .about = What Arts ask for, and who gets the card of this turn
hololive-lesson-cheer-send = Send the { -hololive-cheer } that has been turned up to { $card }: click her, or drag it onto her.
    .why = In the { -hololive-cheer-step } of every { -hololive-turn } of yours, the top card of the { -hololive-cheer-deck } goes to a { -hololive-holomem } of your choice. { -hololive-arts } need { -hololive-cheer }: with two, { $card } can use the stronger ones.
    .done = { $card } has two { -hololive-cheer } now, both { -hololive-white }.
hololive-lesson-cheer-send-back = From the { -hololive-back } nobody attacks. Your { -hololive-center-holomem } needs this one more.
hololive-lesson-cheer-strike = End the { -hololive-main-step } with the button; then attack { $card-2 } with { $card }, with the { -hololive-arts } that deal 50.
    .why = Those { -hololive-arts } ask for one { -hololive-white } { -hololive-cheer } and one of any { -hololive-colour }, which is written as { -hololive-colourless }. The { -hololive-cheer } must be there, but it isn’t spent.
    .done = 50 { -hololive-damage }, and { $card } still has both { -hololive-cheer }. Your { -hololive-turn } ended with it, and the opponent has had theirs.
hololive-lesson-cheer-green = This one is { -hololive-green }. Send it to { $card } in the { -hololive-back }.
    .why = { $card-3 } has all that her { -hololive-arts } ask for. { $card } is { -hololive-green }, and the card in your { -hololive-hand } that will make her stronger asks for { -hololive-green } { -hololive-cheer }: a { -hololive-colour } that is asked for must be there.
    .done = Whoever waits in the { -hololive-back } can be made ready there. That is how the next one to attack grows.
hololive-lesson-cheer-green-white = { $card-3 } has all the { -hololive-cheer } that she needs. Think of who will attack after her.

# 3
hololive-lesson-bloom = Debut and Bloom
    .about = How Holomem come onto the stage, and how they grow
hololive-lesson-bloom-place = Place { $card }: drag her { -hololive-debut } card from your { -hololive-hand } to your { -hololive-back }.
    .why = { -hololive-holomem } come onto the { -hololive-stage } as { -hololive-debut }, as many as you like, up to six there. Company is worth much: whoever has no { -hololive-holomem } left there loses.
    .done = { $card } waits in the { -hololive-back }. Your { -hololive-center-holomem } isn’t alone any more.
hololive-lesson-bloom-place-later = That comes next. First find company for your { -hololive-center-holomem }.
hololive-lesson-bloom-place-end = Don’t end the { -hololive-main-step } yet: there is somebody to place.
hololive-lesson-bloom-bloom = Now let { $card } { -hololive-bloom }: drag her { -hololive-1st } card from your { -hololive-hand } onto her.
    .why = To { -hololive-bloom } is to lay a card of the same name on top: { -hololive-1st } on { -hololive-debut } or { -hololive-1st }, { -hololive-2nd } on { -hololive-1st } or { -hololive-2nd }. She gets its { -hololive-hp } and its { -hololive-arts }. Her { -hololive-cheer } stays, and so does the { -hololive-damage } that she has taken.
    .done = She had 60 { -hololive-hp } and 30 { -hololive-damage }. Now she has 150, of which 120 are left.
hololive-lesson-bloom-bloom-end = Not yet: a { -hololive-1st } card waits in your { -hololive-hand } for your { -hololive-center-holomem }.
hololive-lesson-bloom-wait = The { -hololive-1st } card of { $card } must wait. End the { -hololive-main-step } with the button, then the { -hololive-performance-step }.
    .why = Whoever came onto the { -hololive-stage } this { -hololive-turn } can’t { -hololive-bloom } in it, and nobody does so twice in a { -hololive-turn }. In the very first { -hololive-turn } of each of you nobody does.
    .done = The opponent has had their { -hololive-turn }. Yours began with a card drawn, and with { -hololive-cheer } to be sent.
hololive-lesson-bloom-grown = Send the { -hololive-cheer } to { $card }; then drag her { -hololive-1st } card onto her.
    .why = She has been on the { -hololive-stage } since your last { -hololive-turn }. It makes no difference whether she stands in front or in the { -hololive-back }.
    .done = { $card } has 160 { -hololive-hp } now. From your next { -hololive-turn } on a { -hololive-2nd } card may be laid upon her.
hololive-lesson-bloom-grown-end = Not yet: { $card } can { -hololive-bloom } now.

# 4
hololive-lesson-collab = Collab and Holo Power
    .about = A second one in front, and what every collab brings
hololive-lesson-collab-collab = Drag { $card } from your { -hololive-back } to your { -hololive-collab }.
    .why = Once a { -hololive-turn } a { -hololive-back-holomem } may { -hololive-to-collab }: then two of yours can attack. The top card of your { -hololive-deck } goes face down to your { -hololive-holo-power }, which pays for skills. { $card } has a { -hololive-collab-effect } besides: your { -hololive-center-holomem } deals 20 more this { -hololive-turn }.
    .done = You have 1 { -hololive-holo-power }, and the { -hololive-collab-effect } is in force.
hololive-lesson-collab-collab-other = She has no { -hololive-collab-effect }. Take { $card }: hers makes your attack stronger.
hololive-lesson-collab-collab-end = Not yet: somebody in your { -hololive-back } can { -hololive-to-collab }.
hololive-lesson-collab-strike = End the { -hololive-main-step } with the button; then attack { $card-2 } with { $card }, with the { -hololive-arts } that deal 50.
    .why = 50 and 20 more are 70: all the { -hololive-hp } that { $card-2 } has.
    .done = { $card-2 } was { -hololive-down }. What the text of a card adds to { -hololive-arts } is counted for you before you choose.
hololive-lesson-collab-pair = Now attack { $card-2 } with { $card }.
    .why = Your { -hololive-collab-holomem } has { -hololive-arts } of her own. Two attacks in a { -hololive-turn } are the most.
    .done = Your { -hololive-turn } ended, and the opponent has had theirs. Then your { -hololive-reset-step } brought { $card } to the { -hololive-back }, where she lies sideways: this { -hololive-turn } she must { -hololive-rest }.
hololive-lesson-collab-pair-end = Not yet: { $card } can still attack.
hololive-lesson-collab-again = Send the { -hololive-cheer } to whom you like. Then { -hololive-to-collab } with { $card }.
    .why = { $card-2 } can’t: whoever comes back from the { -hololive-collab } must { -hololive-rest } for a { -hololive-turn }. So let them take turns.
    .done = 2 { -hololive-holo-power } now. Whoever lets somebody { -hololive-to-collab } every { -hololive-turn } can soon pay for a skill.
hololive-lesson-collab-again-end = Not yet: every { -hololive-to-collab } brings { -hololive-holo-power }.

# 5
hololive-lesson-life = Life
    .about = What is lost with a Holomem, and what comes of it
hololive-lesson-life-cheer = Your { $card } was { -hololive-down }, so you lose 1 { -hololive-life }. Send that card to { $card-2 }.
    .why = { -hololive-life } consists of face-down { -hololive-cheer }. What you lose of it goes to one of your { -hololive-holomem }: whoever falls behind grows stronger. But { $card } and all that she had went to the { -hololive-archive }.
    .done = You have 5 { -hololive-life } left, and { $card-2 } has { -hololive-green } { -hololive-cheer } for her { -hololive-arts }.
hololive-lesson-life-cheer-other = { $card-2 } is a { -hololive-2nd } with strong { -hololive-arts } and has no { -hololive-cheer } yet. She needs it more.
hololive-lesson-life-center = It is your { -hololive-turn }, and your { -hololive-center } is empty. Let { $card } come forward.
    .why = In the { -hololive-reset-step } somebody comes from the { -hololive-back } to an empty { -hololive-center }. You choose who.
    .done = { $card } stands in the { -hololive-center }, with 190 { -hololive-hp }.
hololive-lesson-life-center-other = { $card-2 } has only 70 { -hololive-hp }, and no { -hololive-cheer }. Let the strong one stand there.
hololive-lesson-life-advantage = Send the { -hololive-cheer } to whom you like, end the { -hololive-main-step }, and attack { $card-2 } with { $card }.
    .why = These { -hololive-arts } deal 60, and 50 more against { -hololive-blue }: that is their { -hololive-against }. { $card-2 } is { -hololive-blue } and has 100 { -hololive-hp }.
    .done = 110 { -hololive-damage }: now the opponent has lost 1 { -hololive-life } as well. Look at the { -hololive-colour } of those you attack.

# 6
hololive-lesson-baton = Baton Pass and rest
    .about = Bring somebody fresh forward; who must rest, and for how long
hololive-lesson-baton-baton = Drag { $card } from your { -hololive-back } to your { -hololive-center }.
    .why = { $card-2 } has 30 { -hololive-hp } left and would be { -hololive-down } next. Once a { -hololive-turn } the { -hololive-baton-touch } lets her change places with a { -hololive-back-holomem }; it costs { -hololive-cheer }, here 1, which goes to the { -hololive-archive }. { $card-3 } lies sideways: she must { -hololive-rest } and can’t come.
    .done = They have changed places. { $card-2 } keeps her { -hololive-damage }, but no { -hololive-arts } reach her in the { -hololive-back }.
hololive-lesson-baton-baton-end = Then { $card-2 } would be { -hololive-down } by the next attack. Let her change places first.
hololive-lesson-baton-strike = End the { -hololive-main-step }, and attack { $card-2 } with { $card }.
    .why = { $card } can attack at once: changing places doesn’t tire anybody. Her { -hololive-arts } deal 50, and that is all { $card-2 } has left.
    .done = { $card-2 } was { -hololive-down }. After the opponent’s { -hololive-turn } came your { -hololive-reset-step }: { $card-3 } stood up again.
hololive-lesson-baton-rest = Send the { -hololive-cheer } to whom you like, { -hololive-to-collab } with { $card }, and accept her { -hololive-collab-effect }.
    .why = In your { -hololive-reset-step } all stand up who had to { -hololive-rest }. This { -hololive-collab-effect } brings { -hololive-white } or { -hololive-green } { -hololive-cheer } from the { -hololive-archive } to your { -hololive-center-holomem }.
    .done = What the { -hololive-baton-touch } cost has come back.
hololive-lesson-baton-rest-end = Not yet: { $card } stands up straight and can { -hololive-to-collab }.

# 7
hololive-lesson-support = Support cards
    .about = Cards that are used up, and cards that stay with a Holomem
hololive-lesson-support-staff = Play { $card }: drag the card from your { -hololive-hand } to the middle of the table.
    .why = { -hololive-support } cards cost nothing. { -hololive-staff }, { -hololive-item } and { -hololive-event } do what they say and go to the { -hololive-archive }: this one lets you draw three cards. It is marked { -hololive-limited }; of such cards you may play one a { -hololive-turn }.
    .done = Three new cards. One of them is { -hololive-limited } too: it must wait for your next { -hololive-turn }.
hololive-lesson-support-staff-later = That one comes next. Draw first: whoever knows their cards plans better.
hololive-lesson-support-staff-end = Not yet: play your { -hololive-support } cards first.
hololive-lesson-support-tool = Drag the { -hololive-tool } { $card } onto { $card-2 }.
    .why = { -hololive-tool }, { -hololive-mascot } and { -hololive-fan } stay with a { -hololive-holomem }. Each can have one { -hololive-tool }. With this one, the { -hololive-arts } of { $card-2 } deal 20 more.
    .done = It lies with { $card-2 } now, and goes wherever she goes.
hololive-lesson-support-tool-end = Not yet: the { -hololive-tool } makes your attack stronger.
hololive-lesson-support-mascot = Drag the { -hololive-mascot } { $card } onto { $card-2 } as well.
    .why = Each can have one { -hololive-mascot }, also beside a { -hololive-tool }. This one gives 20 { -hololive-hp }.
    .done = { $card-2 } has 160 { -hololive-hp } now.
hololive-lesson-support-mascot-end = Not yet: a { -hololive-mascot } waits in your { -hololive-hand }.
hololive-lesson-support-fan = Drag the { -hololive-fan } { $card } onto { $card-2 } in your { -hololive-back }.
    .why = A { -hololive-fan } goes only to the { -hololive-holomem } named on its card, but to her as many as you like. This one gives 10 { -hololive-hp }.
    .done = { $card-2 } has 110 { -hololive-hp } now. Whoever is { -hololive-down } loses everything that lay with her, so choose well who gets it.
hololive-lesson-support-fan-end = Not yet: there is still a { -hololive-fan } in your { -hololive-hand }.
hololive-lesson-support-strike = End the { -hololive-main-step }, and attack { $card-2 } with { $card }, with the { -hololive-arts } that deal more.
    .why = 60, and 20 more by the { -hololive-tool }: 80, all the { -hololive-hp } that { $card-2 } has.
    .done = { $card-2 } was { -hololive-down }. Without the { -hololive-tool } she would have stood.

# 8
hololive-lesson-skill = Oshi Skills
    .about = What Holo Power pays for
hololive-lesson-skill-sp = Use the { -hololive-sp-oshi-skill } with its button, and choose the { -hololive-1st } card of { $card-2 }.
    .why = { $card } lies in your { -hololive-oshi-position } and leads your { -hololive-deck }. Her two skills are paid with { -hololive-holo-power }. The { -hololive-sp-oshi-skill } can be used once a game: hers costs 1 and brings a { -hololive-red } { -hololive-holomem } back from the { -hololive-archive }.
    .done = The card is in your { -hololive-hand }, and 2 { -hololive-holo-power } are left.
hololive-lesson-skill-sp-oshi = That one is for the attack; there is { -hololive-holo-power } for both. Bring back a card first.
hololive-lesson-skill-sp-small = You have somebody in the { -hololive-center } already who can { -hololive-bloom }. Take the { -hololive-1st } card.
hololive-lesson-skill-sp-end = Not yet: your { -hololive-oshi } can help you.
hololive-lesson-skill-bloom = Let your { -hololive-center-holomem } { -hololive-bloom } with it: drag { $card } onto her.
    .why = As a { -hololive-1st } she has { -hololive-arts } that deal 60.
    .done = 140 { -hololive-hp }, and stronger { -hololive-arts }.
hololive-lesson-skill-bloom-end = Not yet: your { -hololive-center-holomem } can { -hololive-bloom }.
hololive-lesson-skill-oshi = Now use the { -hololive-oshi-skill } of { $card }.
    .why = It can be used once every { -hololive-turn }. Hers costs 2: your { -hololive-red } { -hololive-center-holomem } deals 20 more this { -hololive-turn }.
    .done = The { -hololive-holo-power } lies in the { -hololive-archive }. The plate with your name shows which skills are used.
hololive-lesson-skill-oshi-end = Not yet: without the skill your attack is 20 too weak.
hololive-lesson-skill-strike = End the { -hololive-main-step }, and attack { $card-2 } with { $card }, with the { -hololive-arts } that deal more.
    .why = 60 and 20 more are 80: all the { -hololive-hp } that { $card-2 } has.
    .done = { $card-2 } was { -hololive-down }. Keep the { -hololive-sp-oshi-skill } for the moment that decides the game.

# 9
hololive-lesson-dice = Dice
    .about = What luck decides, and what it doesn’t
hololive-lesson-dice-event = Play { $card }, and send the { -hololive-cheer } that it brings to { $card-2 }.
    .why = Some texts have a { -hololive-die } rolled. With a 3 or more this { -hololive-event } sends { -hololive-cheer } from your { -hololive-archive } to one of your { -hololive-holomem }; with less it does nothing.
    .done = A 5: that was enough. { $card-2 } has three { -hololive-cheer } now.
hololive-lesson-dice-event-other = { $card-2 } lacks one { -hololive-cheer } for her strongest { -hololive-arts }. Send it to her.
hololive-lesson-dice-event-end = Not yet: you still have an { -hololive-event } to play.
hololive-lesson-dice-declare = End the { -hololive-main-step }, and attack { $card-2 } with the { -hololive-arts } that deal 100. Roll the { -hololive-die }, use the { -hololive-oshi-skill }, declare a 1.
    .why = 50 more against { -hololive-blue }, 50 for an odd number, 50 again for a 1: 250, against 240 { -hololive-hp }. For 3 { -hololive-holo-power } the { -hololive-oshi-skill } decides the { -hololive-die }.
    .done = 250 { -hololive-damage }! { $card-2 } was a { -hololive-buzz }: strong, but { -hololive-down } she costs 2 { -hololive-life } instead of 1.

# 10
hololive-lesson-finish = How it ends
    .about = Three ways to lose; then win in this turn
hololive-lesson-finish-deck = Your { -hololive-deck } is empty. Play { $card }: your { -hololive-hand } is shuffled into it, and you draw five cards.
    .why = Whoever has no card to draw in the { -hololive-hand-step } loses. So does whoever has no { -hololive-life } left, or no { -hololive-holomem } on the { -hololive-stage }.
    .done = One card lies in your { -hololive-deck }: enough for your next { -hololive-turn }.
hololive-lesson-finish-deck-later = First think of your { -hololive-deck }: if it stays empty, you lose at your next { -hololive-turn }.
hololive-lesson-finish-deck-end = With an empty { -hololive-deck } you would lose at the beginning of your next { -hololive-turn }.
hololive-lesson-finish-win = Win this { -hololive-turn }! { $card-2 } has 100 { -hololive-hp } and is alone on the opponent’s { -hololive-stage }.
    .why = The opponent has 3 { -hololive-life }, but whoever has an empty { -hololive-stage } loses all the same. { -hololive-bloom }, the { -hololive-tool } and the { -hololive-oshi-skill } make { $card } strong enough. Now you are on your own; what doesn’t work can be taken back.
    .done = Victory! { -hololive-life }, { -hololive-stage }, { -hololive-deck }: keep an eye on all three, yours and theirs.

# 11
hololive-lesson-first-duel = The first duel
    .about = A whole duel with start decks; you begin with 2 more Life
hololive-lesson-first-duel-begin = These are your first seven cards. Keep them with the button; then choose who begins on your { -hololive-stage }.
    .why = You play the start deck of { $card }, the opponent that of { $card-2 }. A hand that you don’t like may be put back once for seven others. You need { -hololive-debut } cards; the rest comes later.
    .done = The { -hololive-life } is dealt, and all are turned face up. You have the first { -hololive-turn }.
hololive-lesson-first-duel-begin-center = Who begins in the { -hololive-center }? A { -hololive-debut } card with many { -hololive-hp } stands longest.
hololive-lesson-first-duel-begin-back = Who waits in the { -hololive-back }? As many as you like: company keeps you in the game.
hololive-lesson-first-duel-first = Build up: place whom you have, { -hololive-to-collab }, play { -hololive-support } cards. Then end the { -hololive-main-step }.
    .why = In the very first { -hololive-turn } nobody attacks, no { -hololive-limited } card is played, and nobody may { -hololive-bloom }. A { -hololive-to-collab } brings { -hololive-holo-power } all the same.
    .done = The opponent has had their first { -hololive-turn }. From now on yours may { -hololive-bloom } and attack.
hololive-lesson-first-duel-first-cheer = Send the { -hololive-cheer } to your { -hololive-center-holomem }: she will attack first.
hololive-lesson-first-duel-duel = Bring the opponent’s { -hololive-life } to 0. You decide everything yourself now.
    .why = In every { -hololive-turn }: send { -hololive-cheer }, let yours { -hololive-bloom }, { -hololive-to-collab }, play { -hololive-support } cards, use a skill; then attack with both in front. “Show me” suggests an act.
    .done = You have won your first duel!
hololive-lesson-first-duel-duel-cheer = Send the { -hololive-cheer } to whoever lacks just one for stronger { -hololive-arts }, or to who will attack next.
hololive-lesson-first-duel-duel-life = One of yours was { -hololive-down }. The { -hololive-life } that you lost becomes { -hololive-cheer }: whom does it help most?
hololive-lesson-first-duel-duel-center = Your { -hololive-center } is empty. Let somebody come who can attack at once, or stand long.
hololive-lesson-first-duel-duel-main = First let yours { -hololive-bloom }, then { -hololive-to-collab }, then use what helps the attack. When nothing is left to do, end the { -hololive-main-step }.
hololive-lesson-first-duel-duel-arts = Attack with both. Better have one { -hololive-down } than two hurt.
