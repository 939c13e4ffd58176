# Why an answer is good or dangerous, beside the other answers.

hololive-why-won-more = Wins before your next { -hololive-turn } in { $share } of 100 looks ahead (other answers: { $other-share }).
hololive-why-won-less =
    { $share ->
        [0] Hardly ever wins before your next { -hololive-turn } (other answers: in { $other-share } of 100 looks ahead).
       *[other] Wins before your next { -hololive-turn } in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
hololive-why-lost-more = You lose before your next { -hololive-turn } in { $share } of 100 looks ahead (other answers: { $other-share }).
hololive-why-lost-less =
    { $share ->
        [0] You hardly ever lose before your next { -hololive-turn } (other answers: in { $other-share } of 100 looks ahead).
       *[other] You lose before your next { -hololive-turn } in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
hololive-why-life-more = { -hololive-life } that you have at your next { -hololive-turn }: about { $value } (other answers: { $others }).
hololive-why-life-less = { -hololive-life } that you have at your next { -hololive-turn }: only about { $value } (other answers: { $others }).
hololive-why-their-life-more = { -hololive-life } that your { -hololive-opponent } has at your next { -hololive-turn }: about { $value } (other answers: { $others }).
hololive-why-their-life-less = { -hololive-life } that your { -hololive-opponent } has at your next { -hololive-turn }: only about { $value } (other answers: { $others }).
hololive-why-holomem-more = { -hololive-holomem } on your { -hololive-stage } at your next { -hololive-turn }: about { $value } (other answers: { $others }).
hololive-why-holomem-less = { -hololive-holomem } on your { -hololive-stage } at your next { -hololive-turn }: only about { $value } (other answers: { $others }).
hololive-why-their-holomem-more = { -hololive-holomem } on your { -hololive-opponent }’s { -hololive-stage } at your next { -hololive-turn }: about { $value } (other answers: { $others }).
hololive-why-their-holomem-less = { -hololive-holomem } on your { -hololive-opponent }’s { -hololive-stage } at your next { -hololive-turn }: only about { $value } (other answers: { $others }).
hololive-why-health-more = Your { -hololive-holomem } have about { $value } { -hololive-hp } left together at your next { -hololive-turn } (other answers: { $others }).
hololive-why-health-less = Your { -hololive-holomem } have only about { $value } { -hololive-hp } left together at your next { -hololive-turn } (other answers: { $others }).
hololive-why-their-health-more = Your { -hololive-opponent }’s { -hololive-holomem } have about { $value } { -hololive-hp } left together at your next { -hololive-turn } (other answers: { $others }).
hololive-why-their-health-less = Your { -hololive-opponent }’s { -hololive-holomem } have only about { $value } { -hololive-hp } left together at your next { -hololive-turn } (other answers: { $others }).
hololive-why-bloomed-more = { -hololive-holomem } of yours that have bloomed by the end of this { -hololive-turn }: about { $value } (other answers: { $others }).
hololive-why-bloomed-less = { -hololive-holomem } of yours that have bloomed by the end of this { -hololive-turn }: only about { $value } (other answers: { $others }).
hololive-why-arts-more = At your next { -hololive-turn } { $card } has the { -hololive-cheer } for { -hololive-arts } of about { $value } { -hololive-damage } (other answers: { $others }).
hololive-why-arts-less = At your next { -hololive-turn } { $card } has the { -hololive-cheer } only for { -hololive-arts } of about { $value } { -hololive-damage } (other answers: { $others }).
hololive-why-cheer-more = { -hololive-cheer } on your { -hololive-holomem } at your next { -hololive-turn }: about { $value } (other answers: { $others }).
hololive-why-cheer-less = { -hololive-cheer } on your { -hololive-holomem } at your next { -hololive-turn }: only about { $value } (other answers: { $others }).
hololive-why-hand-more = Leaves you a { -hololive-hand } of about { $value } at your next { -hololive-turn } (other answers: { $others }).
hololive-why-hand-less = Leaves you a { -hololive-hand } of only about { $value } at your next { -hololive-turn } (other answers: { $others }).
hololive-why-power-more = Brings you to about { $value } { -hololive-holo-power } at your next { -hololive-turn } (other answers: { $others }).
hololive-why-power-less = You have only about { $value } { -hololive-holo-power } at your next { -hololive-turn } (other answers: { $others }).
