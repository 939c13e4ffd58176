# On the table: what stands on a plate, buttons of arts.

hololive-plate = { $name }: { $holomem } { -hololive-holomem }, { $life } { -hololive-life }, { $power } { -hololive-holo-power }{ $skill ->
    [0] , { -hololive-oshi-skill } used
   *[other] {""}
}{ $sp ->
    [0] , { -hololive-sp-oshi-skill } used
   *[other] {""}
}{ $collab ->
    [yes] , collab done
   *[no] {""}
}{ $baton ->
    [yes] , baton passed
   *[no] {""}
}{ $limited ->
    [yes] , { -hololive-limited } played
   *[no] {""}
}{ $turn ->
    [yes] , has the turn
   *[no] {""}
}{ $decides ->
    [yes] , decides
   *[no] {""}
}
hololive-plate-box = { $what ->
    [oshi] Oshi skill
    [sp] SP
    [collab] Collab
    [baton] Baton
   *[limited] LIMITED
}
hololive-button-arts = { $arts }: { $damage } → { $area ->
    [center] Center
    [collab] Collab
   *[back] { $target }
}
hololive-button-arts-at-one = { $arts }: { $damage }…
hololive-button-target = { $area ->
        [center] Center
        [collab] Collab
       *[back] Back
    }: { $target } ({ $damage })
