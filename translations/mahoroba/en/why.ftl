# Why an answer is good or dangerous, beside the other answers.

mahoroba-why-won-more = Wins before your next turn in { $share } of 100 looks ahead (other answers: { $other-share }).
mahoroba-why-won-less =
    { $share ->
        [0] Hardly ever wins before your next turn (other answers: in { $other-share } of 100 looks ahead).
       *[other] Wins before your next turn in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
mahoroba-why-lost-more = You lose before your next turn in { $share } of 100 looks ahead (other answers: { $other-share }).
mahoroba-why-lost-less =
    { $share ->
        [0] You hardly ever lose before your next turn (other answers: in { $other-share } of 100 looks ahead).
       *[other] You lose before your next turn in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
mahoroba-why-units-more = About { $value } of your units still stand at your next turn (other answers: { $others }).
mahoroba-why-units-less = Only about { $value } of your units still stand at your next turn (other answers: { $others }).
mahoroba-why-their-units-more = About { $value } of your opponent’s units still stand at your next turn (other answers: { $others }).
mahoroba-why-their-units-less = Only about { $value } of your opponent’s units still stand at your next turn (other answers: { $others }).
mahoroba-why-health-more = Your units have about { $value } HP left together at your next turn (other answers: { $others }).
mahoroba-why-health-less = Your units have only about { $value } HP left together at your next turn (other answers: { $others }).
mahoroba-why-their-health-more = Your opponent’s units have about { $value } HP left together at your next turn (other answers: { $others }).
mahoroba-why-their-health-less = Your opponent’s units have only about { $value } HP left together at your next turn (other answers: { $others }).
mahoroba-why-skill-more = Gives { $card } the energy for more of its skills at your next turn.
mahoroba-why-skill-less = { $card } has the energy for fewer of its skills at your next turn.
mahoroba-why-energy-more = Brings you to about { $value } energy at your next turn (other answers: { $others }).
mahoroba-why-energy-less = You have only about { $value } energy at your next turn (other answers: { $others }).
mahoroba-why-hand-more = Leaves you a hand of about { $value } at your next turn (other answers: { $others }).
mahoroba-why-hand-less = Leaves you a hand of only about { $value } at your next turn (other answers: { $others }).
