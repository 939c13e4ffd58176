# Texts of extra rules §16: units and the barracks, reactions of the turn just before, Unwavering. A clause is written
# without a full stop and begins small; the line brings both.

do-conscript = { TERM("conscript", "Conscript") } 1 { -unit }
join-barracks = put { $card } from your { -extra } and 1 card from your { -hand } into your { -barracks }, { -conscripted }
returns-home = if a { $kind } of yours would go anywhere but to the { $home }, { -in-use }, { -enhancements }, { -sealed } or { -outside }, it goes back to the { $home } instead, { -unconscripted }
place-barracks = { $who }’s { -barracks } ({ -conscripted })
place-unconscripted = { $who }’s { -barracks } ({ -unconscripted })
condition-reacted-last-turn = you made a { -reaction } in the turn just before
condition-first-reaction = this is your first { -reaction } this turn
condition-distance-unchanged = the { -current-distance } has not changed this turn
condition-no-attack-made =
    { $who ->
        [me] you have not made an { -attack-object } this turn
       *[opponent] your opponent has not made an { -attack-object } this turn
    }
attack-neither =
    { $kind ->
        [special] non-{ TERM("special", "Special") } non-{ $subtype } { $attack }
       *[normal] non-{ TERM("normal", "Normal") } non-{ $subtype } { $attack }
    }
attack-not-of-subtype = non-{ $subtype } { $attack }
attack-made-with = { $attack } with { AN() }{ $card }
attack-either = { $one } or { $other }
treated-as = (this card counts as a { $megami } card)
