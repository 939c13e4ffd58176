# Texts of extra rules §14: reflections, cards that are perfected, memories and the journey.

amount-reflections = the number of { -reflections }
amount-perfected = the number of cards you have made { -perfect }
counted-perfected = cards that you have made { -perfect }
perfect-card =
    { $which ->
        [this] reveal this card and { -perfect } it
       *[it] reveal it and { -perfect } it
    }
trigger-card-goes =
    { $who ->
        [me] a card goes from your { $source } to your { $target }
       *[opponent] a card goes from your opponent’s { $source } to their { $target }
    }
condition-first-card-of-duel = this card is the first one you play in this { -sakura-duel }
may-devote-from = when you play this card, { -sakura-token(form: "many") } of { $area } may be put on it too
instead-of-drawing = when you would { -draw }, instead { $step }
instead-of-rebuild-damage = when you would take { -damage } from a { -rebuild }, instead { $step }
now-and-before-rebuild = when you play this card, and just before you { TERM("rebuild", "Reshuffle") } while it is { -devoted }, { $step }

## The journey

journey = the { -journey-place(form: "many") } of your { -memory }:{ "\u000A" }{ $places }{ "\u000A" }{ -homecoming }: { CAP() }{ $home }
journey-place = { $number }: { CAP() }{ $step }
journey-set-off = { -begin-journey } from a { -journey-start } of your choice
journey-go-on = at the beginning of each { -start-phase }, do what your { -current-place } says, then { -move-clockwise }. On what would be the second time at your { -journey-start }, do { -homecoming } instead
prompt-set-off = Choose your { -journey-start }.
journey-stop = { $place ->
    [1] { -vigor } +1
    [2] Token ±1
    [3] Pile → { -deck }
   *[4] Draw 1
}
journey-stop-short = { $place ->
    [2] ±1
   *[other] +1
}
option-journey-place = { $place }: { journey-stop }
