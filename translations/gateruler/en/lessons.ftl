# Lessons (engine/gateruler/lessons): titles, tasks, why, and what came of it.

# 1
gateruler-lesson-lines = Lines and attacks
    .about = What stands where, what shields, and what is lost
gateruler-lesson-lines-side = Attack: drag { $card } to the opponent’s { $card-2 }.
    .why = Units stand in the left, centre and right { -gateruler-line }, and a { -gateruler-ready } { -gateruler-unit } in an { -gateruler-attack-zone } may { -gateruler-attack }. It deals its { -gateruler-atk }, 3; the { -gateruler-hp } of { $card-2 } is 3 as well.
    .done = { $card-2 } was destroyed; { $card } attacked and is at { -gateruler-rest }. Without { -gateruler-intercept } or { -gateruler-strike-back } nothing is dealt back.
gateruler-lesson-lines-side-other = That one comes next. Begin with { $card }.
gateruler-lesson-lines-side-end = Not yet: there are units that can { -gateruler-attack }.
gateruler-lesson-lines-guard = Now the centre: drag { $card } to { $card-2 }.
    .why = An { -gateruler-attack } reaches only what stands foremost in a { -gateruler-line }. A { -gateruler-unit } in the { -gateruler-defence } shields the { -gateruler-ruler-card } behind it, here { $card-3 }.
    .done = { $card-2 } is gone; nothing stands before { $card-3 } any more.
gateruler-lesson-lines-guard-end = Not yet: { $card } can { -gateruler-attack }.
gateruler-lesson-lines-ruler = A { -gateruler-ruler-card } may { -gateruler-attack } too: drag your { $card } to the opponent’s { $card-2 }.
    .why = A { -gateruler-ruler-card } takes damage by { -gateruler-stk }, 2 of { $card }. For each point the top card of the { -gateruler-deck } is turned over into the { -gateruler-damage }.
    .done = Two cards lie in their { -gateruler-damage }. With as many as their { -gateruler-life } they have lost.
gateruler-lesson-lines-ruler-end = Not yet: { $card } can { -gateruler-attack } too.

# 2
gateruler-lesson-gate = Gate and priority
    .about = Where what is played waits, and in which order it resolves
gateruler-lesson-gate-summon = Drag { $card } from your { -gateruler-hand } to the left { -gateruler-attack-zone }, then { -gateruler-pass }.
    .why = A card that is played lies on the { -gateruler-gate } first and resolves when both { -gateruler-pass } in a row; the opponent may answer before.
    .done = Both passed, so { $card } came into { -gateruler-in-play }.
gateruler-lesson-gate-summon-end = Not yet: summon { $card }.
gateruler-lesson-gate-attack = End the { -gateruler-main-phase }, { -gateruler-attack } the centre with { $card }, and { -gateruler-pass }.
    .why = { CAP() }{ -gateruler-priority } goes round before and after an { -gateruler-attack }. The opponent has a { -gateruler-set-card }, and so is asked each time.
    .done = The opponent played { $card-2 } at { -gateruler-instant } timing: 4 damage to the attacking { -gateruler-unit }. It waits on the { -gateruler-gate }.
gateruler-lesson-gate-answer = Drag your { -gateruler-set-card } { $card } to the { -gateruler-gate }.
    .why = What came last resolves first. { $card } takes 2 off the damage, and it is there before { $card-2 } resolves.
    .done = { $card } resolved first, so { $card-3 } took only 2 damage; with 3 { -gateruler-hp } it is still there.
gateruler-lesson-gate-answer-pass = If you { -gateruler-pass }, { $card-2 } resolves. Shield your { -gateruler-unit } with { $card } first.

# 3
gateruler-lesson-set-cards = Set cards and counters
    .about = What lies in wait, and what damage turns over
gateruler-lesson-set-cards-set = Drag { $card } from your { -gateruler-hand } to a { -gateruler-set-zone }.
    .why = An { -gateruler-event } that isn’t of { -gateruler-normal } { -gateruler-timing } is set face down first and played from there. Setting costs nothing, and the opponent doesn’t see it.
    .done = { $card } lies face down. You may look at it at any time.
gateruler-lesson-set-cards-set-end = Not yet: set { $card } first.
gateruler-lesson-set-cards-wait = End your { -gateruler-main-phase } and { -gateruler-attack-phase }; where you are asked, { -gateruler-pass } for this { -gateruler-turn }.
    .why = With a { -gateruler-set-card } you are asked at every { -gateruler-priority }. Even after passing for the { -gateruler-turn } you are asked again when something lies on the { -gateruler-gate } or you are attacked.
    .done = It is the opponent’s { -gateruler-turn }, and { $card-2 } attacks your { -gateruler-ruler-card }.
gateruler-lesson-set-cards-flak = Drag { $card } to the { -gateruler-gate }.
    .why = { $card } deals 4 damage to the attacking { -gateruler-unit }. In the opponent’s { -gateruler-turn } the Wizard may be rested to pay for its { -gateruler-level } of 1.
    .done = { $card-2 } was destroyed, and its { -gateruler-attack } reaches nobody. Now their { -gateruler-ruler-card } attacks.
gateruler-lesson-set-cards-flak-pass = If you { -gateruler-pass }, the { -gateruler-attack } reaches you. Play { $card }.
gateruler-lesson-set-cards-counter = Use the { -gateruler-cnt } of { $card }, which was turned over.
    .why = A card with { -gateruler-cnt } that damage turns over may be used at once, for nothing. { $card } recovers one card of your { -gateruler-damage }.
    .done = One card was recovered, and { $card } itself went to the { -gateruler-graveyard } instead of the { -gateruler-damage }.
gateruler-lesson-set-cards-counter-no = Unused, { $card } only goes to the { -gateruler-graveyard }. Use it.

# 4
gateruler-lesson-drive = Drive
    .about = How a ruler without a hand plays
gateruler-lesson-drive-summon = Drag { $card } from the { -gateruler-drive } to the left { -gateruler-attack-zone }.
    .why = The Apprentice has neither a { -gateruler-hand } nor { -gateruler-energy-card }. As its { -gateruler-turn } begins it puts two cards from the { -gateruler-deck } face down into the { -gateruler-drive }, and plays them for nothing.
    .done = { $card } came at no cost, and there is no limit to a { -gateruler-summon-right } here.
gateruler-lesson-drive-summon-end = Not yet: what lies in the { -gateruler-drive } is lost as the { -gateruler-main-phase } ends.
gateruler-lesson-drive-reveal = Reveal { $card }: click it and choose so.
    .why = A card with { -gateruler-od } lets it be used once it lies face up in the { -gateruler-drive }.
    .done = { $card } lies face up now, for both to see.
gateruler-lesson-drive-reveal-end = Not yet: { $card } has an { -gateruler-od }.
gateruler-lesson-drive-overdrive = Drag { $card } to the { -gateruler-gate } to use its { -gateruler-od }.
    .why = It deals 1 damage to an enemy { -gateruler-unit }; { $card-2 } has 1 { -gateruler-hp }.
    .done = { $card-2 } was destroyed. { $card } itself may still be played from the { -gateruler-drive }.
gateruler-lesson-drive-overdrive-end = Not yet: use the { -gateruler-od } of { $card }.
gateruler-lesson-drive-lost = End the { -gateruler-main-phase }.
    .why = What is left in the { -gateruler-drive } goes to the { -gateruler-graveyard } as the { -gateruler-main-phase } ends.
    .done = { $card } went to the { -gateruler-graveyard }: use what you can.

# 5
gateruler-lesson-reverse = Damage reverse
    .about = Damage taken is something to pay with
gateruler-lesson-reverse-use = Drag { $card } to the { -gateruler-gate }, and choose three cards to turn face down.
    .why = [DR3] is a { -gateruler-cost }: three face-up cards of your own { -gateruler-damage } are turned face down. With it { $card } puts one of the opponent’s cards into the { -gateruler-graveyard }.
    .done = { $card-2 } went to the { -gateruler-graveyard }. Cards face down still count as damage, but can’t be turned again.
gateruler-lesson-reverse-use-end = Not yet: five cards lie face up in your { -gateruler-damage }.
gateruler-lesson-reverse-use-later = That one comes next. Use { $card } first.
gateruler-lesson-reverse-draw = Use the { -gateruler-ability } of { $card } with the two cards that still lie face up.
    .why = It costs [DR2], which is just what is left. The more damage you took, the more you can do.
    .done = You drew two cards. With too few cards face up a { -gateruler-reverse } can’t be done.
gateruler-lesson-reverse-draw-end = Not yet: just two cards are left face up.

# 6
gateruler-lesson-first-duel = The first duel
    .about = A whole duel with ready decks; four cards lie in the opponent’s damage zone already
gateruler-lesson-first-duel-first = Drag what lies in your { -gateruler-drive } to a { -gateruler-zone }. Then end the { -gateruler-main-phase } and { -gateruler-attack }.
    .why = Both are the Apprentice: as a { -gateruler-turn } begins, two cards of the { -gateruler-deck } come to the { -gateruler-drive }, to be played for nothing. What is left there is lost. In this very first { -gateruler-turn } there is just one { -gateruler-attack }.
    .done = The opponent has had their first { -gateruler-turn }. From now on everyone who is { -gateruler-ready } may { -gateruler-attack }.
gateruler-lesson-first-duel-first-attack = Your one { -gateruler-attack }: the { -gateruler-ruler-card } may do it too. It reaches what stands foremost in a { -gateruler-line }.
gateruler-lesson-first-duel-duel = Win: bring 12 cards into the opponent’s { -gateruler-damage }. You decide everything yourself now.
    .why = In every { -gateruler-turn }: play what you can, one { -gateruler-unit } into the { -gateruler-defence } to shield your { -gateruler-ruler-card }; then { -gateruler-attack } with all who are { -gateruler-ready }. “Show me” suggests an act.
    .done = You have won your first duel!
gateruler-lesson-first-duel-duel-attack = Destroy what you can, and strike the { -gateruler-ruler-card } where nothing shields it: it takes as much as the { -gateruler-stk } of who attacks.
gateruler-lesson-first-duel-duel-counter = Damage turned over a card with { -gateruler-cnt }. Use it: that costs nothing.
gateruler-lesson-first-duel-duel-answer = It is the opponent’s { -gateruler-turn }. If nothing you hold helps, { -gateruler-pass } for this { -gateruler-turn }; when it matters you are asked again.
gateruler-lesson-first-duel-duel-act = What came to your { -gateruler-drive } is lost as the { -gateruler-main-phase } ends. Play it all, best to free { TERM("gateruler-zone", "zones") }.
