# Why an answer is good or dangerous, beside the other answers.

gateruler-why-won-more = Wins before your next { -gateruler-turn } in { $share } of 100 looks ahead (other answers: { $other-share }).
gateruler-why-won-less =
    { $share ->
        [0] Hardly ever wins before your next { -gateruler-turn } (other answers: in { $other-share } of 100 looks ahead).
       *[other] Wins before your next { -gateruler-turn } in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
gateruler-why-lost-more = You lose before your next { -gateruler-turn } in { $share } of 100 looks ahead (other answers: { $other-share }).
gateruler-why-lost-less =
    { $share ->
        [0] You hardly ever lose before your next { -gateruler-turn } (other answers: in { $other-share } of 100 looks ahead).
       *[other] You lose before your next { -gateruler-turn } in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
gateruler-why-life-more = Leaves you about { $value } { -gateruler-life } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-life-less = Leaves you only about { $value } { -gateruler-life } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-their-life-more = Your { -gateruler-opponent } has about { $value } { -gateruler-life } left at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-their-life-less = Your { -gateruler-opponent } has only about { $value } { -gateruler-life } left at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-units-more = Leaves you about { $value } { -gateruler-unit(form: "many") } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-units-less = Leaves you only about { $value } { -gateruler-unit(form: "many") } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-their-units-more = Your { -gateruler-opponent } has about { $value } { -gateruler-unit(form: "many") } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-their-units-less = Your { -gateruler-opponent } has only about { $value } { -gateruler-unit(form: "many") } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-health-more = Leaves your { -gateruler-unit(form: "many") } about { $value } { -gateruler-hp } together at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-health-less = Leaves your { -gateruler-unit(form: "many") } only about { $value } { -gateruler-hp } together at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-their-health-more = Your { -gateruler-opponent }’s { -gateruler-unit(form: "many") } have about { $value } { -gateruler-hp } left together at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-their-health-less = Your { -gateruler-opponent }’s { -gateruler-unit(form: "many") } have only about { $value } { -gateruler-hp } left together at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-atk-more = Your { -gateruler-attack-zone(form: "many") } have about { $value } { -gateruler-atk } together at the end of this { -gateruler-turn } (other answers: { $others }).
gateruler-why-atk-less = Your { -gateruler-attack-zone(form: "many") } have only about { $value } { -gateruler-atk } together at the end of this { -gateruler-turn } (other answers: { $others }).
gateruler-why-stk-more = Your { -gateruler-attack-zone(form: "many") } have about { $value } { -gateruler-stk } together at the end of this { -gateruler-turn } (other answers: { $others }).
gateruler-why-stk-less = Your { -gateruler-attack-zone(form: "many") } have only about { $value } { -gateruler-stk } together at the end of this { -gateruler-turn } (other answers: { $others }).
gateruler-why-set-more = Your { -gateruler-set-card(form: "many") } at the end of this { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-set-less = Your { -gateruler-set-card(form: "many") } at the end of this { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-hand-more = Leaves you about { $value } cards in your { -gateruler-hand } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-hand-less = Leaves you only about { $value } cards in your { -gateruler-hand } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-energy-more = { CAP() }{ -gateruler-energy-card } that you can spend at the end of this { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-energy-less = { CAP() }{ -gateruler-energy-card } that you can spend at the end of this { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-deck-more = Leaves you about { $value } cards in your { -gateruler-deck } at your next { -gateruler-turn } (other answers: { $others }).
gateruler-why-deck-less = Leaves you only about { $value } cards in your { -gateruler-deck } at your next { -gateruler-turn } (other answers: { $others }).
