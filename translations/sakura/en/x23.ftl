# Texts of extra rules §23: the aim. A clause is written without a full stop and begins small; the line brings both.

aim-to-distance = set your { -aim } to the { -current-distance }
aim-to-none = your { -aim } becomes “{ -aim-none }”
aim-shifts = your { -aim } changes by { $by }
next-attack-if = { $sentence }, if { $condition }
condition-has-aim = your { -aim } isn’t “{ -aim-none }”
condition-aim-matches = { -aim-matches }
condition-aim-in-range = your { -aim } is in the { -range } of the { -attack-object } you reacted to
condition-attacked = you have made an { -attack-object } this turn
back-outside = a card that this effect plays from outside the { -game } goes back there face down instead of wherever it would go (it is unchosen again)
card-unchosen-or-covered =
    { $whose ->
       *[any] { $card }, from those of other { -megami } that you left unchosen in your { -deck-building } or from your { -cover },
    }
seal-answered = { TERM("seal", "seal") } the card of that { -attack-object } under this card
