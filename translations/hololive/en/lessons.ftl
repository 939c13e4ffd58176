# Lessons (engine/hololive/lessons): what each is called, what it asks, why, and what has happened then.

# 1
hololive-lesson-stage = The stage
    .about = Who stands where, who attacks, and how one wins
hololive-lesson-stage-center = Attack: drag { $card } from your { -hololive-center } onto { $card-2 } in the opponent’s.
    .why = You sit at the bottom, the opponent at the top. Those who fight stand in the { -hololive-center } and the { -hololive-collab }; the others wait in the { -hololive-back }. { $card } has { -hololive-arts } that deal 30 { -hololive-damage }, and { $card-2 } has 30 { -hololive-hp } left.
    .done = { $card-2 } was { -hololive-down } and left the { -hololive-stage }, and for that the opponent lost 1 { -hololive-life }. Whoever has no { -hololive-life } left loses the duel.
hololive-lesson-stage-center-collab = { $card-3 } comes next. { $card } can have somebody { -hololive-down } at once: begin with her.
hololive-lesson-stage-center-end = Don’t stop yet: your { -hololive-holomem } in front can attack.
hololive-lesson-stage-collab = Now drag { $card } from your { -hololive-collab } onto { $card-2 } in the opponent’s.
    .why = In the { -hololive-performance-step } the { -hololive-center-holomem } and the { -hololive-collab-holomem } may use { -hololive-arts } once each, against whoever stands in front on the other side. { -hololive-arts } don’t reach the { -hololive-back }.
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
    .why = To { -hololive-bloom } is to lay a card of the same name and the next level on top: { -hololive-debut }, { -hololive-1st }, { -hololive-2nd }. She gets its { -hololive-hp } and its { -hololive-arts }. Her { -hololive-cheer } stays, and so does the { -hololive-damage } that she has taken.
    .done = She had 60 { -hololive-hp } and 30 { -hololive-damage }. Now she has 150, of which 120 are left.
hololive-lesson-bloom-bloom-end = Not yet: a { -hololive-1st } card waits in your { -hololive-hand } for your { -hololive-center-holomem }.
hololive-lesson-bloom-wait = The { -hololive-1st } card of { $card } must wait. End the { -hololive-main-step } with the button, then the { -hololive-performance-step }.
    .why = Whoever came onto the { -hololive-stage } this { -hololive-turn } can’t { -hololive-bloom } in it, and nobody does so twice in a { -hololive-turn }. In the very first { -hololive-turn } of each of you nobody does.
    .done = The opponent has had their { -hololive-turn }. Yours began with a card drawn, and with { -hololive-cheer } to be sent.
hololive-lesson-bloom-grown = Send the { -hololive-cheer } to { $card }; then drag her { -hololive-1st } card onto her.
    .why = She has been on the { -hololive-stage } since your last { -hololive-turn }. It makes no difference whether she stands in front or in the { -hololive-back }.
    .done = { $card } has 160 { -hololive-hp } now. From your next { -hololive-turn } on a { -hololive-2nd } card may be laid upon her.
hololive-lesson-bloom-grown-end = Not yet: { $card } can { -hololive-bloom } now.
