# Texts of extra rules §22: Laceration tokens, what is Lacerated. A clause is written without a full stop and begins
# small; the line brings both.

lacerate =
    { $whose ->
        [me] deal { $count } { -laceration } to your { $areas }
       *[opponent] deal { $count } { -laceration } to your opponent’s { $areas }
    }
lacerate-they-choose =
    { $whose ->
        [me] your opponent chooses your { $areas }, and you deal { $count } { -laceration } to it
       *[opponent] your opponent chooses their own { $areas }, and you deal { $count } { -laceration } to it
    }
answered-as-laceration = you take that { -damage } X/Y as { "{X/Y}" } { -laceration }
bleed-all = choose one { -area } after the other with { -laceration-token(form: "many") } of yours and turn all of these into { -damage }
bleed-chosen = choose any number of { -area(form: "many") }; your { -laceration-token(form: "many") } there turn into { -damage } in the order that you choose
trigger-bled-out = your { -laceration-token(form: "many") } are as many as the { -life } that they lie on
bleed-out = they turn into { -damage } at once
later-answered-or-now = if this card reacts to an { -attack-object }, then when that has resolved, else at once, do the following in order: { CAP() }{ $step }
amount-every-laceration =
    { $told ->
        [number] the number of your { -laceration-token(form: "many") }
       *[things] { -laceration-token(form: "many") } of yours
    }
amount-lacerations =
    { $told ->
        [number] the number of your { -laceration-token(form: "many") } on { $spot }
       *[things] { -laceration-token(form: "many") } of yours on { $spot }
    }
condition-damaged =
    { $count ->
        [1] you have taken { -damage } this turn
       *[other] you have taken { -damage } { $count } or more times this turn
    }
trigger-nth-damage =
    { $nth ->
        [2] you take { -damage } for the second time in a turn
        [3] you take { -damage } for the third time in a turn
       *[other] you take { -damage } for the { $nth }th time in a turn
    }
change-lacerated = has its { -damage } { TERM("lacerated", "Lacerated") }
change-aura-barred = doesn’t let your opponent choose { -aura-damage }
trait-lacerated = { TERM("lacerated", "Lacerated") }
trait-aura-barred = { CAP() }{ -aura-damage } can’t be chosen
option-area = { $area }
prompt-lacerate = Which { -area } takes { $count } { -laceration }?
prompt-laceration = Which { -laceration } is taken: { $aura } to { -aura } or { $life } to { -life }?
prompt-bleed = Which { -area } has its { -laceration-token(form: "many") } turned into { -damage }?
refusal-laceration-stays = { -laceration-token(form: "many") } are never moved by hand: they are taken away only when they become { -damage }, as in the { -start-phase } of the player who put them there.
