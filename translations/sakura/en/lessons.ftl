# Lessons (engine/sakura/lessons): what each is called, what it asks, why, and what has happened then.

# 1
sakura-lesson-distance = Distance and Range
    .about = Which card reaches, and how to come closer
sakura-lesson-distance-reach = Play { $card }: drag it from your hand to the middle of the table.
    .why = You sit at the bottom, the opponent at the top; whoever has no { -life } left loses. An { -attack } reaches only where the { -distance } is in its { -range }: it is 4 now, and this card reaches 3 to 4.
    .done = It hit. Its { -damage } 3/1 offers a choice: 3 from { -aura }, the shield, or 1 from { -life }. The opponent gave { -aura }.
sakura-lesson-distance-reach-first = Attack first: you are in { -range } already.
sakura-lesson-distance-reach-end = Don’t end your turn yet: the card in your hand reaches.
sakura-lesson-distance-step = { $card } reaches only 3. Drag a { -sakura-token } from the { -distance } to your { -aura }; your { -vigor } pays for it.
    .why = Each { -sakura-token } of the { -distance } is one step. { -forward } takes one into your { -aura }: you come closer and guard yourself at once.
    .done = The { -distance } is 3 now, and your { -aura } has grown by one.
sakura-lesson-distance-step-end = First come closer: { $card } doesn’t reach from here.
sakura-lesson-distance-strike = Play { $card }.
    .why = It has { -damage } 2/2, and the opponent has no { -aura } left to take it with.
    .done = What { -aura } can’t take, { -life } must: the opponent lost 2. Whose { -life } is 0 loses the duel.

# 2
sakura-lesson-paying = Steps and what they cost
    .about = Basic actions, paid with Vigor or with a card from your hand
sakura-lesson-paying-forward = Come closer: drag a { -sakura-token } from the { -distance } to your { -aura }; your { -vigor } pays for it.
    .why = Each { -basic-action } costs 1 { -vigor } or a card from your hand; as long as you have { -vigor }, it pays. You gain one every turn, and hold 2 at most.
    .done = You spent 1 { -vigor }, and the { -distance } is 6.
sakura-lesson-paying-forward-away = That would lead away from the opponent. Your cards strike from near.
sakura-lesson-paying-recover = Put on a shield: drag a { -sakura-token } from the { -shadow } to your { -aura }; your { -vigor } pays again.
    .why = { -recover } fills your { -aura } from the { -shadow }, where { -sakura-token(form: "many") } lie that nobody holds. { -aura } is your shield: it takes the { -damage }.
    .done = Your { -aura } is 5. It holds no more than that.
sakura-lesson-paying-cover = No { -vigor } is left. Drag a { -sakura-token } from your { -aura } to your { -flare }, and pay with { $card }: it goes face down to your { -cover }.
    .why = { -focus } gathers { -flare }, which pays for your strongest cards. A card there isn’t lost: it comes back with the next { -rebuild } of your { -deck }.
    .done = You have 1 { -flare }, and room in your { -aura } again.
sakura-lesson-paying-cover-away = That would lead away from the opponent. Gather { -flare } instead.
sakura-lesson-paying-end = That is enough. End your { -main-phase } with the button beside the question.
    .why = You may do as much as you can pay for; then the turn goes to the opponent. You keep at most 2 cards in your hand.
    .done = The turn is over.

# 3
sakura-lesson-close = Too close
    .about = The Mastery Zone, and the way out of it
sakura-lesson-close-breakaway = { $card } reaches only 3, and you stand at 2. Drag a { -sakura-token } from the { -shadow } to the { -distance }; your { -vigor } pays for it.
    .why = At 2 or less you stand in the { -master-distance }. There is no { -forward } from there, but there is { -breakaway }: a step back that costs you no { -aura }.
    .done = The { -distance } is 3, and your { -aura } is as it was.
sakura-lesson-close-breakaway-shield = { -backward } would work too, but it takes a { -sakura-token } from your { -aura }. In the { -master-distance } there is a better way.
sakura-lesson-close-breakaway-end = Don’t end your turn yet: one step back, and your card reaches.
sakura-lesson-close-strike = Now play { $card }.
    .why = Near cards and far cards want different places. Keep to the { -distance } where yours reach and theirs don’t.
    .done = It hit. The opponent’s { -aura } was too small for it, so { -life } took the { -damage }.

# 4
sakura-lesson-aura-or-life = Aura or Life
    .about = You are attacked: where to take the Damage
sakura-lesson-aura-or-life-aura = The opponent plays { $card } with { -damage } 3/2. Take it with { -aura }: drag a { -sakura-token } from your { -aura } to the { -shadow }.
    .why = The first number goes to { -aura }, the second to { -life }. You choose one of them. Your { -aura } is full; use it.
    .done = Three { -sakura-token(form: "many") } went from your { -aura } to the { -shadow }. Your { -life } is untouched.
sakura-lesson-aura-or-life-aura-life = That would cost 2 { -life }, and your { -aura } is full. Take this one with { -aura }.
sakura-lesson-aura-or-life-life = Now { $card }: { -damage } 2/1. Take it with { -life }: drag a { -sakura-token } from your { -life } to your { -flare }.
    .why = Only 1 { -life }, and it isn’t lost altogether: { -sakura-token(form: "many") } from { -life } become { -flare }, and { -flare } pays for strong cards. With 2 { -aura } left you can still stop one more attack.
    .done = Your { -life } is 9 now, your { -flare } 1, and your { -aura } is still 2.
sakura-lesson-aura-or-life-life-keep = Then your { -aura } would be empty, and the next attack would hit { -life } anyway. This one costs only 1 { -life }.
sakura-lesson-aura-or-life-third = Once more, { $card } with 2/1. Take this one with { -aura }.
    .why = You may take { -damage } with { -aura } only if there is enough of it: 2 { -sakura-token(form: "many") } for a 2. Now there is just enough.
    .done = Three attacks, and only 1 { -life } is gone. That is what { -aura } is for.
sakura-lesson-aura-or-life-third-life = Your { -aura } can take it, and it refills more easily than { -life }.

# 5
sakura-lesson-flare = Flare and Special cards
    .about = Gather Flare, then play your strongest cards
sakura-lesson-flare-focus = Drag a { -sakura-token } from your { -aura } to your { -flare }; your { -vigor } pays for it.
    .why = { $card } costs 7 { -flare }, { $card-2 } costs 2. You have 8: one more, and you can play both.
    .done = Your { -flare } is 9.
sakura-lesson-flare-focus-both = It can be paid already. But with one { -flare } more you could play both cards this turn.
sakura-lesson-flare-focus-end = Don’t wait: gather one { -flare } and strike this very turn.
sakura-lesson-flare-strike = Play { $card }: drag it from your { -specials } to the middle of the table.
    .why = { -specials } are with you from the beginning; you draw none of them. Each is paid from your { -flare }, and is used once.
    .done = { -damage } 4/4 was too much for 3 { -aura }. Seven { -flare } went to the { -shadow }; the card lies face up now: it is { -devoted }.
sakura-lesson-flare-strike-dear = Play { $card } first: while the { -shadow } is fuller, { $card-2 } will bring you more.
sakura-lesson-flare-shield = Now { $card }.
    .why = It moves { -sakura-token(form: "many") } from the { -shadow } to your { -aura }. Paid { -flare } lies in the { -shadow }, so there is plenty.
    .done = Your { -aura } is full again. Some { -specials } can be turned back by what is written on them; the others are spent.

# 6
sakura-lesson-reaction = Reactions
    .about = Answer an attack: cancel it, or slip away
sakura-lesson-reaction-cancel = The opponent attacks with { $card-2 }. Drag { $card } onto the attack.
    .why = A { -reaction } may be played against an attack before it lands. Your { -vigor } is 2, so this one cancels an attack that is no { -special(form: "word") }, and strikes back as well.
    .done = Your blow landed first, and theirs was cancelled.
sakura-lesson-reaction-cancel-pass = Then the attack would land. You hold a card that can stop it.
sakura-lesson-reaction-cancel-other = { $card-3 } would help too. Keep it: { $card } cancels this attack and hits the opponent besides.
sakura-lesson-reaction-evade = Now { $card-2 }, which takes 1 { -life } and reaches only 4. React with { $card }, and then step back: { -aura } to { -distance }.
    .why = Whether an attack reaches is judged again after the { -reaction }. At 5 it misses.
    .done = The { -distance } is 5, and the attack missed. Not a scratch.
sakura-lesson-reaction-evade-pass = Then you would lose 1 { -life }, since no { -aura } stops this attack. Step out of its { -range }.

# 7
sakura-lesson-enhancement = Enhancements
    .about = Cards that stay, as long as Sakura tokens lie on them
sakura-lesson-enhancement-devote = Play { $card }, then choose 2 { -sakura-token(form: "many") } for it, and confirm.
    .why = An { -enhancement } stays in play. As many { -sakura-token(form: "many") } as its { -capacity } says go onto it, from the { -shadow } or from your { -aura }. The { -shadow } costs you nothing.
    .done = { $card } lies among the { -enhancements } with its { -sakura-token(form: "many") }.
sakura-lesson-enhancement-devote-end = First play your { -enhancement }: the sooner it lies, the sooner it works.
sakura-lesson-enhancement-wait = Now end your { -main-phase }, and watch the { -sakura-token(form: "many") } on { $card }.
    .why = At the beginning of every { -turn }, yours and theirs, one { -sakura-token } leaves each { -enhancement }. When the last is gone, the card leaves play, and what it says under { -disenchant } happens.
    .done = The { -sakura-token(form: "many") } are gone, and { $card } made its attack: it took 3 from the opponent’s { -aura }.

# 8
sakura-lesson-full-power = Full Power
    .about = One great card instead of everything else
sakura-lesson-full-power-strike = Play { $card }: drag it to the middle. That makes this turn a { -full-power-action }.
    .why = At the beginning of your { -main-phase } you choose: { -standard-action }, as many as you can pay for, or a { -full-power-action }: one card and nothing besides.
    .done = { -damage } 4/3 went through. Your turn was over with that one card, and the opponent has had theirs.
sakura-lesson-full-power-strike-standard = { $card } can’t be played among { -standard-action }. It is a { -full-power } card.
sakura-lesson-full-power-standard = A new turn. Keep your { -deck } as it is, choose { -standard-action }, and play { $card }.
    .why = In most turns you choose { -standard-action }: cards and basic actions in any order.
    .done = And in this turn you might still go on: with { -vigor }, with more cards, as long as you can pay.

# 9
sakura-lesson-vigor = Vigor, Flinch and the limits
    .about = Two Vigor, two cards in hand, and how a Flinch hurts
sakura-lesson-vigor-spend = Your { -vigor } is 2, and more you can’t hold. Spend one: come a step closer.
    .why = At the beginning of each turn (but your first) you gain 1 { -vigor }. With 2 it would be wasted.
    .done = One { -vigor } spent, one step nearer. The next one has room now.
sakura-lesson-vigor-spend-end = Then the { -vigor } of your next turn would be wasted: 2 is the most.
sakura-lesson-vigor-flinch = Play { $card }: the opponent flinches.
    .why = A player under { -flinch } gains no { -vigor } the next time: only the { -flinch } ends.
    .done = The mark beside the opponent’s { -vigor } shows the { -flinch }.
sakura-lesson-vigor-limit = You hold 3 cards. End your { -main-phase }, and lay { $card } on your { -cover }.
    .why = At the end of your turn you keep at most 2 cards in your hand; the others go to your { -cover }. So rather use them: each pays for a basic action.
    .done = You kept 2 cards and drew 2. The opponent’s { -vigor } is still 1: the { -flinch } ate the new one. Yours is 2.

# 10
sakura-lesson-rebuild = The empty deck
    .about = Burnout, and what a Reshuffle costs
sakura-lesson-rebuild-end = There is one card left in your { -deck }. End your { -main-phase }.
    .why = At the beginning of your turn you draw 2 cards. Before that you may do a { -rebuild }. See what happens.
    .done = Your turn again. Before you draw you are asked about a { -rebuild }.
sakura-lesson-rebuild-shock = Choose “Keep the { -deck } as it is” for once, and take what comes with { -aura }.
    .why = A card that isn’t there can’t be drawn. For each such card there is { -impatience }: { -damage } 1/1.
    .done = You drew one card; the second wasn’t there, and { -impatience } took 1 { -aura }.
sakura-lesson-rebuild-shock-yes = That comes next. First see what the empty { -deck } does.
sakura-lesson-rebuild-shock-life = { -life } is dearer. Your { -aura } can take it.
sakura-lesson-rebuild-again = Choose { -standard-action } and end the { -main-phase }; lay { $card } on your { -cover }.
    .why = With the { -deck } empty you would draw nothing any more, and { -impatience } would come twice a turn.
    .done = Your turn again, and your { -deck } is empty.
sakura-lesson-rebuild-rebuild = Now do the { -rebuild }.
    .why = For a { -rebuild } you take 1 { -damage } to your { -life }; the cards of { -discard } and { -cover } are shuffled into a new { -deck }. { -impatience } twice would hurt more.
    .done = Your { -life } is 9, and all your cards are back. Whoever lays cards on the { -cover } wisely chooses when this comes.
sakura-lesson-rebuild-rebuild-no = Then you would draw nothing and suffer { -impatience } twice.

# 11
sakura-lesson-building = Seven and three
    .about = Build a deck: what it needs, and why
sakura-lesson-building-attacks = You play Yurina and Saine. Take four { -attack(form: "many") } into your deck: drag them down, or click them.
    .why = Two { -megami } lend you their cards for a duel. In { -deck-building } you see your opponent’s two, then choose in secret. Look for { -attack(form: "many") } whose { -range(form: "many") } overlap: yours meet at 3 to 5.
    .done = Four { -attack(form: "many") }: enough to strike in most turns.
sakura-lesson-building-reactions = Now see that two { -reaction(form: "many") } are among your cards.
    .why = A { -reaction } in hand makes every attack of the opponent’s uncertain. Some of them are { -attack(form: "many") } as well.
    .done = Two { -reaction(form: "many") }. The opponent must reckon with them.
sakura-lesson-building-seven = Fill your deck up to seven { -normal(form: "many") }.
    .why = Seven { -normal(form: "many") } make the { -deck }, no more, no fewer, each once. You see all of them every few turns, so each must be worth drawing.
    .done = Seven cards. They will come round again and again.
sakura-lesson-building-three = Choose three { -special(form: "many") }.
    .why = They are there from the beginning and cost { -flare }. Take a strong one that ends the duel, and cheap ones that help on the way.
    .done = Seven and three: the deck is ready. Before a duel you may also take a ready deck.

# 12
sakura-lesson-finish = A turn of your own
    .about = Put it together: win in this turn
sakura-lesson-finish-win = Win this turn! { $card } reaches 3 to 4, { $card-2 } only 3; you have 1 { -vigor }, and stand at 4.
    .why = The opponent has 3 { -aura } and 2 { -life }. Nobody leads you by the hand now: do it in any order. What doesn’t work can be taken back.
    .done = Victory! First the { -aura }, then the { -life }: that is how most duels end.

# 13
sakura-lesson-first-duel = The first duel
    .about = A whole duel with ready decks; the opponent begins with 7 Life
sakura-lesson-first-duel-hand = These are your first three cards. Keep them with the button, or put some back for others.
    .why = You fight with Yurina and Saine, who strike at 3 to 5. The duel begins at { -distance } 10, so a hand that can wait is fine.
    .done = The duel begins. You have the first turn, without { -vigor }.
sakura-lesson-first-duel-approach = Come closer: each card in your hand can pay for a { -forward }. Then end your turn.
    .why = Your attacks don’t reach at 10. { -sakura-token(form: "many") } that you fetch become { -aura } at once, 5 at most.
    .done = The opponent has had their first turn. From now on you draw 2 cards and gain 1 { -vigor } each turn.
sakura-lesson-first-duel-approach-reaction = The opponent attacks you from afar. A { -reaction } may be played against it, if you hold one; else let it pass.
sakura-lesson-first-duel-approach-damage = Take the { -damage } with { -aura } here: each step closer brings { -aura } back.
sakura-lesson-first-duel-duel = Bring the opponent’s { -life } to 0. You decide everything yourself now.
    .why = Go to where your cards reach (3 to 5). Break { -aura } with small attacks, then hit { -life }. Gather { -flare } for your { -specials }. “Show me” suggests an act.
    .done = You have won your first duel!
sakura-lesson-first-duel-duel-conduct = { CAP() }{ -standard-action } or a { -full-power-action }? You have no { -full-power } cards, so it is { -standard-action }.
sakura-lesson-first-duel-duel-reaction = You are attacked. A { -reaction } may be played now, if one helps; else let it pass.
sakura-lesson-first-duel-duel-damage = Take the { -damage } with { -aura } or { -life }. { -aura } comes back easily, but keep some for the heavier attack.
sakura-lesson-first-duel-duel-rebuild = With fewer than 2 cards in your { -deck }, do a { -rebuild }: 1 { -life } is cheaper than { -impatience } twice.
