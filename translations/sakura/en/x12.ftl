# Texts of extra rules §12: cards that bloom into others of the extra cards. A clause is written without a full stop and
# begins small; the line brings both.

-bloom = Bloom
    .gloss = The name before an { -effect } that { TERM("exchange", "exchanges") } the card for one of the { -extra }. It has no rule of its own.
amount-areas-with =
    { $crystals ->
        [1] the number of { -area(form: "many") } with exactly 1 { -sakura-token }
       *[other] the number of { -area(form: "many") } with exactly { $crystals } { -sakura-token(form: "many") }
    }
condition-area-with = there is an { -area } with exactly { $crystals } { -sakura-token(form: "many") }
as-used = as you play this card, { $step }
as-it-stands = { $standing }
basic-different =
    { $who ->
        [me] do up to { $times } different { -basic-action(form: "many") }
       *[opponent] your opponent does up to { $times } different { -basic-action(form: "many") }
    }
change-damage-goes-onto = moves the { -sakura-token(form: "many") } of its { -damage } onto { $target } instead, as far as it can
exchange-and-put =
    { $where ->
        [to-deck-bottom] { -exchange } { $old } for { $new } from your { $area }, and place that card on the bottom of your { -deck }
        [to-unused] { -exchange } { $old } for { $new } from your { $area }, and { TERM("return-unused", "turn that card face down") }
       *[other] { -exchange } { $old } for { $new } from your { $area }, and { $where }
    }
may-and-arrow = you may { $step }. If you exchanged them, { CAP() }{ $source } → { CAP() }{ $target }: { $count }
instead-of-recover = instead of doing { -recover }, { $step }. { CAP() }{ $after }
instead-of-shadow-beyond = { -sakura-token(form: "many") } that would go from this card to { -shadow } go to { $target } instead. If { $target } already holds { $most } or more, they go to { $beyond } instead
loses-next-main-phase =
    { $who ->
        [me] you lose your next { -main-phase }
       *[opponent] your opponent loses their next { -main-phase }
    }
trigger-leaves-extra = a card of yours moves from your { -extra } to another { -area }
