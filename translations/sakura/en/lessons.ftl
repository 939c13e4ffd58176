# Lessons (engine/sakura/lessons): what each is called, what it asks, why, and what has happened then.

# 1
sakura-lesson-distance = Distance and range
    .about = Which card reaches, and how to come closer
sakura-lesson-distance-reach = Play { $card }: drag it from your hand to the middle of the table.
    .why = An { -attack } reaches only where the { -distance } is in its { -range }. The { -distance } is 4, and this card reaches 3 to 4.
    .done = It hit. Its { -damage } 3/1 offers a choice: 3 from { -aura }, or 1 from { -life }. The opponent gave { -aura }.
sakura-lesson-distance-reach-first = Attack first: you are in { -range } already.
sakura-lesson-distance-reach-end = Don’t end your turn yet: the card in your hand reaches.
sakura-lesson-distance-step = { $card } reaches only 3. Drag a crystal from the { -distance } to your { -aura }; your { -vigor } pays for it.
    .why = { -forward } takes a crystal from the { -distance } into your { -aura }: you come closer and guard yourself at once.
    .done = The { -distance } is 3 now, and your { -aura } has grown by one.
sakura-lesson-distance-step-end = First come closer: { $card } doesn’t reach from here.
sakura-lesson-distance-strike = Play { $card }.
    .why = It has { -damage } 2/2, and the opponent has no { -aura } left to take it with.
    .done = What { -aura } can’t take, { -life } must: the opponent lost 2. Whose { -life } is 0 loses the duel.

# 2
sakura-lesson-paying = Steps and what they cost
    .about = Basic actions, paid by vigor or by a hand card
sakura-lesson-paying-forward = Come closer: drag a crystal from the { -distance } to your { -aura }, and pay with { -vigor }.
    .why = Each { -basic-action } costs one { -vigor } or one hand card. You gain a { -vigor } every turn, and hold 2 at most.
    .done = One { -vigor } is spent, the { -distance } is 6.
sakura-lesson-paying-forward-away = That would lead away from the opponent. Your cards strike from near.
sakura-lesson-paying-recover = Put on a shield: drag a crystal from the { -shadow } to your { -aura }, and pay with { -vigor } again.
    .why = { -recover } fills your { -aura } from the { -shadow }. { -aura } is your shield: it takes the { -damage }.
    .done = Your { -aura } is 5. It holds no more than that.
sakura-lesson-paying-cover = No { -vigor } is left. Drag a crystal from your { -aura } to your { -flare }, and pay with { $card }: it goes face down to the { -cover }.
    .why = { -focus } gathers { -flare }, which pays for your strongest cards. A covered card isn’t lost: it comes back when the { -deck } is rebuilt.
    .done = You have 1 { -flare }, and room in your { -aura } again.
sakura-lesson-paying-cover-away = That would lead away from the opponent. Gather { -flare } instead.
sakura-lesson-paying-end = That is enough. End your { -main-phase } with the button beside the question.
    .why = You may do as much as you can pay for; then the turn goes to the opponent. Of your hand you keep 2 cards at most.
    .done = The turn is over.
