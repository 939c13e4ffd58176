# Why an answer is good or dangerous, beside the other answers.

sakura-why-won-more = Wins before your next turn in { $share } of 100 looks ahead (other answers: { $other-share }).
sakura-why-won-less =
    { $share ->
        [0] Hardly ever wins before your next turn (other answers: in { $other-share } of 100 looks ahead).
       *[other] Wins before your next turn in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
sakura-why-lost-more = You lose before your next turn in { $share } of 100 looks ahead (other answers: { $other-share }).
sakura-why-lost-less =
    { $share ->
        [0] You hardly ever lose before your next turn (other answers: in { $other-share } of 100 looks ahead).
       *[other] You lose before your next turn in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
sakura-why-reach-more =
    { $how ->
        [turns] Brings { $card } into range.
       *[stays] Keeps { $card } in range.
    }
sakura-why-reach-less =
    { $how ->
        [turns] { $card } gets out of range.
       *[stays] { $card } stays out of range.
    }
sakura-why-payable-more = Saves { -flare } for { $card }: payable at your next turn in { $share } of 100 looks ahead (other answers: { $other-share }).
sakura-why-payable-less =
    { $share ->
        [0] { $card } is hardly ever payable at your next turn (other answers: in { $other-share } of 100 looks ahead).
       *[other] { $card } is payable at your next turn in only { $share } of 100 looks ahead (other answers: { $other-share }).
    }
sakura-why-threats-more = Attacks in your opponent’s hand that reach you at the end of the turn: about { $value } (other answers: { $others }).
sakura-why-threats-less = Attacks in your opponent’s hand that reach you at the end of the turn: only about { $value } (other answers: { $others }).
sakura-why-life-more = Leaves you about { $value } { -life } at your next turn (other answers: { $others }).
sakura-why-life-less = Leaves you only about { $value } { -life } at your next turn (other answers: { $others }).
sakura-why-their-life-more = Deals only about { $less } { -damage } to { -life } before your next turn (other answers: { $others-less }).
sakura-why-their-life-less = Deals about { $less } { -damage } to { -life } before your next turn (other answers: { $others-less }).
sakura-why-aura-more = Leaves you about { $value } { -aura } at the end of the turn (other answers: { $others }).
sakura-why-aura-less = Leaves you only about { $value } { -aura } at the end of the turn (other answers: { $others }).
sakura-why-their-aura-more = Your opponent keeps about { $value } { -aura } at the end of the turn (other answers: { $others }).
sakura-why-their-aura-less = Your opponent keeps only about { $value } { -aura } at the end of the turn (other answers: { $others }).
sakura-why-flare-more = Brings you to about { $value } { -flare } at your next turn (other answers: { $others }).
sakura-why-flare-less = You have only about { $value } { -flare } at your next turn (other answers: { $others }).
sakura-why-their-flare-more = Your opponent gets to about { $value } { -flare } before your next turn (other answers: { $others }).
sakura-why-their-flare-less = Your opponent gets to only about { $value } { -flare } before your next turn (other answers: { $others }).
sakura-why-hand-more = Leaves you a { -hand } of about { $value } at the end of the turn (other answers: { $others }).
sakura-why-hand-less = Leaves you a { -hand } of only about { $value } at the end of the turn (other answers: { $others }).
sakura-why-their-hand-more = Your opponent has a { -hand } of about { $value } at your next turn (other answers: { $others }).
sakura-why-their-hand-less = Your opponent has a { -hand } of only about { $value } at your next turn (other answers: { $others }).
