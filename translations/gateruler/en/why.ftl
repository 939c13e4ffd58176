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
gateruler-why-life-more = { CAP() }{ -gateruler-life } that you have left at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-life-less = { CAP() }{ -gateruler-life } that you have left at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-their-life-more = { CAP() }{ -gateruler-life } that your { -gateruler-opponent } has left at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-their-life-less = { CAP() }{ -gateruler-life } that your { -gateruler-opponent } has left at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-units-more = Your { -gateruler-unit(form: "many") } at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-units-less = Your { -gateruler-unit(form: "many") } at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-their-units-more = Your { -gateruler-opponent }’s { -gateruler-unit(form: "many") } at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-their-units-less = Your { -gateruler-opponent }’s { -gateruler-unit(form: "many") } at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-health-more = { CAP() }{ -gateruler-hp } that your { -gateruler-unit(form: "many") } have left together at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-health-less = { CAP() }{ -gateruler-hp } that your { -gateruler-unit(form: "many") } have left together at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-their-health-more = { CAP() }{ -gateruler-hp } that your { -gateruler-opponent }’s { -gateruler-unit(form: "many") } have left together at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-their-health-less = { CAP() }{ -gateruler-hp } that your { -gateruler-opponent }’s { -gateruler-unit(form: "many") } have left together at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-atk-more = { CAP() }{ -gateruler-atk } of your { -gateruler-attack-zone(form: "many") } together at the end of this { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-atk-less = { CAP() }{ -gateruler-atk } of your { -gateruler-attack-zone(form: "many") } together at the end of this { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-stk-more = { CAP() }{ -gateruler-stk } of your { -gateruler-attack-zone(form: "many") } together at the end of this { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-stk-less = { CAP() }{ -gateruler-stk } of your { -gateruler-attack-zone(form: "many") } together at the end of this { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-set-more = Your { -gateruler-set-card(form: "many") } at the end of this { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-set-less = Your { -gateruler-set-card(form: "many") } at the end of this { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-hand-more = Cards in your { -gateruler-hand } at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-hand-less = Cards in your { -gateruler-hand } at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-energy-more = { CAP() }{ -gateruler-energy-card } that you can spend at the end of this { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-energy-less = { CAP() }{ -gateruler-energy-card } that you can spend at the end of this { -gateruler-turn }: only about { $value } (other answers: { $others }).
gateruler-why-deck-more = Cards in your { -gateruler-deck } at your next { -gateruler-turn }: about { $value } (other answers: { $others }).
gateruler-why-deck-less = Cards in your { -gateruler-deck } at your next { -gateruler-turn }: only about { $value } (other answers: { $others }).
