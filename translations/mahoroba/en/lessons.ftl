# Lessons (engine/mahoroba/lessons): titles, tasks, why, and what came of it.

# 1
mahoroba-lesson-units = Units and a first skill
    .about = Who stands where, what energy is, and how a skill is used
mahoroba-lesson-units-place = Drag { $card } from your { -mahoroba-hand } to { -mahoroba-standby-1 }.
    .why = { $card-2 } fights in your { -mahoroba-main }. Behind it are four { -mahoroba-standby(form: "many") } for one { -mahoroba-unit } each. You may place as many { -mahoroba-unit(form: "many") } in a { -mahoroba-turn } as there is room for, and it costs nothing.
    .done = { $card } helps from there: by her { -mahoroba-ability } your { -mahoroba-main-unit } deals 10 more { -mahoroba-damage }.
mahoroba-lesson-units-place-other = Not so: { $card } is to stand in { -mahoroba-standby-1 }.
mahoroba-lesson-units-place-battle = Not yet: there is room for { $card } in your { -mahoroba-standby(form: "many") }.
mahoroba-lesson-units-charge = { CAP() }{ -mahoroba-charge } { $card }: drag { $card-2 } onto her.
    .why = Once a { -mahoroba-turn } any one card of your { -mahoroba-hand } may become { -mahoroba-energy } of one of your { -mahoroba-unit(form: "many") }. { $card-2 } is easily spared: your { -mahoroba-discard } is empty, so it would do nothing now.
    .done = { $card } has 1 { -mahoroba-energy }, as much as her first { -mahoroba-skill } costs.
mahoroba-lesson-units-charge-battle = Not yet: without { -mahoroba-energy } { $card } can’t use a { -mahoroba-skill }.
mahoroba-lesson-units-skill = Use a { -mahoroba-skill }: drag { $card } onto { $card-2 }, the opponent’s { -mahoroba-main-unit }.
    .why = In the { -mahoroba-battle-phase } your { -mahoroba-main-unit } may use one { -mahoroba-skill }; then your { -mahoroba-turn } ends. The { -mahoroba-skill } deals 20, and 10 more by { $card-3 }.
    .done = { $card-2 } took 30 { -mahoroba-damage }; 50 of 80 { -mahoroba-hp } are left. The { -mahoroba-energy } is not spent: it stays for the { TERM("mahoroba-turn", "turns") } to come.
mahoroba-lesson-units-skill-retreat = { $card-3 } helps from where she is. Let { $card } attack.
mahoroba-lesson-units-skill-end = Not yet: { $card } has the { -mahoroba-energy } for a { -mahoroba-skill }.

# 2
mahoroba-lesson-damage = Damage and KO
    .about = How damage is worked out, and who comes after a KO
mahoroba-lesson-damage-enhance = Drag { $card } onto { $card-2 }, and choose to { -mahoroba-set } it.
    .why = An { -mahoroba-enhancement } stays on the { -mahoroba-unit } on which it is { TERM("mahoroba-set", "set") }. With this one her { -mahoroba-skill } deals 20 more.
    .done = { $card } lies on { $card-2 } now.
mahoroba-lesson-damage-enhance-other = { CAP() }{ -mahoroba-set } it on { $card-2 }: she is going to attack.
mahoroba-lesson-damage-enhance-battle = Not yet: without { $card } the attack would be too weak.
mahoroba-lesson-damage-advantage = Attack: drag { $card } onto { $card-2 }.
    .why = The { -mahoroba-damage-sum } has four steps: the { -mahoroba-skill } deals 40; { $card-3 } adds 20; the opponent’s { -mahoroba-ability } takes 10 off; { -mahoroba-flame } is strong against { -mahoroba-grove }, which doubles it. That makes 100, and a { -mahoroba-ko }.
    .done = { $card-2 } was { TERM("mahoroba-ko", "knocked out") }, and { $card-4 } came. { CAP() }{ -mahoroba-tide } is strong against { -mahoroba-flame }: twice 80 { TERM("mahoroba-ko", "knocked out") } { $card } in turn.
mahoroba-lesson-damage-advantage-grove = Leave { $card } in front: { -mahoroba-flame } is strong against { -mahoroba-grove }.
mahoroba-lesson-damage-advantage-end = Not yet: { $card } can attack.
mahoroba-lesson-damage-successor = Your { -mahoroba-main-unit } was { TERM("mahoroba-ko", "knocked out") }. Drag { $card } to your { -mahoroba-main }.
    .why = You choose which { -mahoroba-standby-unit } changes places with it. { CAP() }{ -mahoroba-grove } is strong against the { -mahoroba-tide } of { $card-3 }.
    .done = { $card } came. What lay on { $card-2 } went to the { -mahoroba-discard }.
mahoroba-lesson-damage-successor-flame = { $card-4 } is { -mahoroba-flame }, and { -mahoroba-tide } is strong against that. Choose { $card }.
mahoroba-lesson-damage-win = Attack { $card-2 } with { $card }: use “{ skill-pr-06-2 }”, which deals 70.
    .why = Doubled that is 140, more than the 120 { -mahoroba-hp } of their last { -mahoroba-unit }. Whoever { TERM("mahoroba-ko", "knocks out") } every { -mahoroba-unit } in the other’s { -mahoroba-area } has { TERM("mahoroba-victory", "won") }.
    .done = You { TERM("mahoroba-victory", "won") }! There is one more way to { TERM("mahoroba-defeat", "lose") }: having no card to draw in the { -mahoroba-draw-phase }.
mahoroba-lesson-damage-win-flame = { $card } is better here: { -mahoroba-grove } is strong against { -mahoroba-tide }.
mahoroba-lesson-damage-win-weak = 20, doubled, are only 40. Use “{ skill-pr-06-2 }”.
mahoroba-lesson-damage-win-end = Not yet: { $card } can attack.

# 3
mahoroba-lesson-ailments = Rest, stun and retreat
    .about = What ailments forbid, and how a unit gets rid of them
mahoroba-lesson-ailments-janken = Go on to the { -mahoroba-battle-phase }, and choose { -mahoroba-paper } at { -mahoroba-janken }.
    .why = { $card } lies sideways. She { TERM("mahoroba-rest", "rests") } and can use neither a { -mahoroba-skill } nor an { -mahoroba-ex-skill }. As your { -mahoroba-turn } ends, { -mahoroba-janken } is played for your { -mahoroba-main-unit }. In this lesson the opponent shows { -mahoroba-rock }.
    .done = You won, so { $card } is { -mahoroba-normal } again. Had you lost, she would go on { TERM("mahoroba-rest", "resting") }.
mahoroba-lesson-ailments-janken-later = A { -mahoroba-retreat } helps too; it comes later in this lesson. First play { -mahoroba-janken } for { $card }.
mahoroba-lesson-ailments-janken-hand = { CAP() }{ -mahoroba-paper } beats { -mahoroba-rock }, which the opponent shows in this lesson.
mahoroba-lesson-ailments-strike = Attack: drag { $card } onto { $card-2 }.
    .why = { $card } stands upright and may use her { -mahoroba-skill } again. After your { -mahoroba-turn } comes the opponent’s.
    .done = { $card-2 } took 40 { -mahoroba-damage }. Then she used her own { -mahoroba-skill }: { $card } is { TERM("mahoroba-stun", "stunned") } and lies upside down.
mahoroba-lesson-ailments-strike-attack = Not yet: { $card } can attack.
mahoroba-lesson-ailments-stun = Go on to the { -mahoroba-battle-phase } again, and choose { -mahoroba-paper } again.
    .why = A { TERM("mahoroba-stun", "stunned") } { -mahoroba-unit } can’t even { -mahoroba-retreat }: drag { $card } to the { -mahoroba-standby-unit }, and you read why. Winning at { -mahoroba-janken } only turns { -mahoroba-stun } into { -mahoroba-rest }.
    .done = { $card } { TERM("mahoroba-rest", "rests") } now. To be { -mahoroba-normal } she would have to win once more.
mahoroba-lesson-ailments-stun-hand = { CAP() }{ -mahoroba-paper } beats { -mahoroba-rock }, which the opponent shows in this lesson.
mahoroba-lesson-ailments-retreat = { CAP() }{ -mahoroba-retreat }: drag { $card } onto { $card-2 }.
    .why = Once a { -mahoroba-turn } your { -mahoroba-main-unit } may change places with a { -mahoroba-standby-unit }, for nothing. One that { TERM("mahoroba-rest", "rests") } may do so too, and becomes { -mahoroba-normal } by it.
    .done = { $card } recovered, and { $card-2 } may use a { -mahoroba-skill } in this very { -mahoroba-turn }.
mahoroba-lesson-ailments-retreat-battle = Not yet: by a { -mahoroba-retreat } { $card } recovers without { -mahoroba-janken }.

# 4
mahoroba-lesson-commands = Commands
    .about = Strategy, tactics, enhancement, and what first turns forbid
mahoroba-lesson-commands-strategy = Drag { $card } to the middle of the table, and discard { $card-2 }.
    .why = { CAP() }{ TERM("mahoroba-command", "commands") } cost nothing, and you may use as many as you like. { CAP() }{ -mahoroba-strategy } and { -mahoroba-tactics } do what they say and go to the { -mahoroba-discard }. { $card-2 } calls back a { TERM("mahoroba-ko", "knocked-out") } { -mahoroba-unit }; there is none yet.
    .done = You discarded one card and drew three.
mahoroba-lesson-commands-strategy-keep = Keep that card: use { $card }, and discard { $card-2 }.
mahoroba-lesson-commands-strategy-battle = Not yet: use { $card } first.
mahoroba-lesson-commands-first-turn = Drag { $card } onto { $card-2 }, then { $card-2 } onto the opponent’s { -mahoroba-main-unit }: neither can be done yet. Then go on to the { -mahoroba-battle-phase }.
    .why = Nobody may { -mahoroba-set } anything in their own first { -mahoroba-turn }, and the { -mahoroba-first-player } may use no { -mahoroba-skill } in it. Everything else is allowed.
    .done = The opponent’s first { -mahoroba-turn } is over too. From now on both are allowed.
mahoroba-lesson-commands-first-turn-later = It could be used even now, but keep it for your next { -mahoroba-turn }.
mahoroba-lesson-commands-own = Drag { $card } onto { $card-2 } again, and choose to { -mahoroba-set } it.
    .why = An { -mahoroba-enhancement } is { TERM("mahoroba-set", "set") } on one of your own { -mahoroba-unit(form: "many") }, unless it says otherwise. This one gives 30 more { -mahoroba-hp }.
    .done = { $card-2 } has 110 { -mahoroba-hp } now.
mahoroba-lesson-commands-own-charge = As { -mahoroba-energy } it gives no { -mahoroba-hp }: { -mahoroba-set } { $card } on { $card-2 }.
mahoroba-lesson-commands-own-battle = Not yet: { $card } can be { TERM("mahoroba-set", "set") } now.
mahoroba-lesson-commands-theirs = Drag { $card } onto the opponent’s { $card-2 }.
    .why = This one says that it is { TERM("mahoroba-set", "set") } on one of your opponent’s { -mahoroba-unit(form: "many") }. Its { -mahoroba-skill } then deals 20 less.
    .done = The first { -mahoroba-skill } of { $card-2 } deals 20: nothing is left of that.
mahoroba-lesson-commands-theirs-charge = As your { -mahoroba-energy } it troubles nobody: { -mahoroba-set } { $card } on { $card-2 }.
mahoroba-lesson-commands-theirs-battle = Not yet: { $card } can be { TERM("mahoroba-set", "set") } as well.
mahoroba-lesson-commands-tactics = Drag { $card } to the middle of the table.
    .why = It deals 20 { -mahoroba-damage } to the opponent’s { -mahoroba-main-unit }. The { -mahoroba-damage-sum } is for { TERM("mahoroba-skill", "skills") } only: what a { -mahoroba-command } deals is never doubled.
    .done = { $card-2 } took just 20 { -mahoroba-damage }, and { $card } went to the { -mahoroba-discard }.
mahoroba-lesson-commands-tactics-charge = Use { $card } instead: drag it to the middle of the table.
mahoroba-lesson-commands-tactics-battle = Not yet: you still have { $card }.

# 5
mahoroba-lesson-ex-skills = EX skills
    .about = What is used in the main phase, and what is paid for it
mahoroba-lesson-ex-skills-card = Click { $card } to use her { -mahoroba-ex-skill }, discard { $card-2 }, and take { $card-3 } from your { -mahoroba-deck }.
    .why = { CAP() }{ TERM("mahoroba-ex-skill", "EX skills") } are used in the { -mahoroba-main-phase }. Their { -mahoroba-cost } is { -mahoroba-energy } that must be there, and stays. What their text asks for is really paid: here a card of your { -mahoroba-hand }.
    .done = { $card-3 } is in your { -mahoroba-hand }, and { $card } has kept her { -mahoroba-energy }. This { -mahoroba-ex-skill } can be used only once a { -mahoroba-turn }.
mahoroba-lesson-ex-skills-card-later = Not yet: begin with { $card }.
mahoroba-lesson-ex-skills-card-keep = Keep that card: the one to discard for { $card } is { $card-2 }.
mahoroba-lesson-ex-skills-card-battle = Not yet: { $card } can use her { -mahoroba-ex-skill }.
mahoroba-lesson-ex-skills-energy = Click { $card }, and let her heal { $card-2 }.
    .why = { CAP() }{ -mahoroba-standby-unit(form: "many") } may use their { -mahoroba-ex-skill } as well. The text of this one asks for 1 { -mahoroba-energy }: that goes to the { -mahoroba-discard }.
    .done = { $card-2 } was healed. { $card } has no { -mahoroba-energy } left and would have to be { TERM("mahoroba-charge", "charged") } again.
mahoroba-lesson-ex-skills-energy-later = Not yet: first { $card } heals { $card-2 }.
mahoroba-lesson-ex-skills-energy-battle = Not yet: { $card } can use her { -mahoroba-ex-skill }.
mahoroba-lesson-ex-skills-rest = Click { $card }.
    .why = { $card-2 } could deal { $card-3 } 160 { -mahoroba-damage } next. The { -mahoroba-ex-skill } of { $card } lets the opponent’s { -mahoroba-main-unit } { -mahoroba-rest }; to pay for that she { TERM("mahoroba-rest", "rests") } herself.
    .done = While { $card-2 } { TERM("mahoroba-rest", "rests") } she can use no { -mahoroba-skill }. { $card } { TERM("mahoroba-rest", "rests") } too: { -mahoroba-janken } is played for { TERM("mahoroba-main-unit", "main units") } only.
mahoroba-lesson-ex-skills-rest-battle = Not yet: { $card-2 } would { -mahoroba-ko } { $card-3 }. Click { $card } first.

# 6
mahoroba-lesson-last-turn = The last turn
    .about = All of it together: win in this turn
mahoroba-lesson-last-turn-element = Let { $card-2 } { -mahoroba-retreat }: drag her onto { $card }.
    .why = { $card-3 } is the last { -mahoroba-unit } in the opponent’s { -mahoroba-area }. She is { -mahoroba-tide }; { $card } is { -mahoroba-grove } and strong against that, { $card-2 } isn’t.
    .done = { $card } is your { -mahoroba-main-unit } now. She has 1 { -mahoroba-energy }.
mahoroba-lesson-last-turn-element-later = Not yet: first let { $card } come forward.
mahoroba-lesson-last-turn-win = { CAP() }{ -mahoroba-victory } in this { -mahoroba-turn }! { $card-2 } has 150 { -mahoroba-hp }.
    .why = The first { -mahoroba-skill } of { $card } costs 2 and deals 20. { CAP() }{ -mahoroba-charge } her, { -mahoroba-set } { $card-3 } on her, use { $card-4 }, and attack. Nobody leads you by the hand now; what doesn’t work can be taken back.
    .done = You { TERM("mahoroba-victory", "won") }! 20 + 20 are 40, doubled by { $card-4 } 80, and doubled by { -mahoroba-advantage } 160.
mahoroba-lesson-last-turn-win-order = You decide what counts first. 20 more and then doubled, or doubled and then 20 more: which is more?

# 7
mahoroba-lesson-first-duel = The first duel
    .about = A whole duel with practice decks; the opponent has fewer { -mahoroba-unit(form: "many") } than you
mahoroba-lesson-first-duel-begin = These are your first five cards. Drag a { -mahoroba-unit } to your { -mahoroba-main }: it fights first.
    .why = You play “{ deck-lanterns }”. What you lay stays face down until the opponent has laid theirs too. With many { -mahoroba-hp } it stands long; with a { -mahoroba-skill } of little { -mahoroba-cost } it strikes soon.
    .done = Both were turned face up. You have the first { -mahoroba-turn }.
mahoroba-lesson-first-duel-first = Place your other { -mahoroba-unit(form: "many") }, { -mahoroba-charge } one, and go on to the { -mahoroba-battle-phase }.
    .why = The { -mahoroba-first-player } can’t use a { -mahoroba-skill } yet, and nobody can { -mahoroba-set } anything in their own first { -mahoroba-turn }. But { -mahoroba-energy } stays: { -mahoroba-charge } in every { -mahoroba-turn }.
    .done = The opponent has had their first { -mahoroba-turn }. From now on you may attack and { -mahoroba-set }.
mahoroba-lesson-first-duel-duel = Win: { -mahoroba-ko } every { -mahoroba-unit } of the opponent. You decide everything yourself now.
    .why = In every { -mahoroba-turn }: place whom you drew, { -mahoroba-charge }, { -mahoroba-set } or use what helps, then attack. { CAP() }{ -mahoroba-advantage } doubles the { -mahoroba-damage }, for you as for the opponent. “Show me” suggests an act.
    .done = You have won your first duel!
mahoroba-lesson-first-duel-duel-act = First fill your { -mahoroba-standby(form: "many") } and { -mahoroba-charge }; then { -mahoroba-set } and use cards. When nothing is left to do, go on to the { -mahoroba-battle-phase }.
mahoroba-lesson-first-duel-duel-skill = Use the { -mahoroba-skill } that deals most. Its { -mahoroba-energy } is not spent.
mahoroba-lesson-first-duel-duel-successor = Who comes now? Best a { -mahoroba-unit } that has the { -mahoroba-energy } for a { -mahoroba-skill }, or is strong against the opponent’s.
