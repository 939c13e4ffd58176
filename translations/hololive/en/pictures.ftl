# What the reader says of a card as it lies, and what is told when a duel is over.

hololive-state =
    { $state ->
       *[rest] { CAP() }{ TERM("hololive-rest", "resting") }
    }
hololive-hp-left = { -hololive-hp } { $left }/{ $hp }
hololive-counted = { $what } { $count }
hololive-has-cheer = { CAP() }{ -hololive-cheer }: { $cheer }
hololive-has-support = { CAP() }{ -hololive-support }: { $cards }
hololive-has-stack = { CAP() }{ -hololive-stack }: { $cards }

## What arts would do now

hololive-arts-now =
    “{ $arts }” now: { $damage } { -hololive-damage }{ $usable ->
        [yes] {""}
       *[no] {" "}(can’t be used as it stands)
    }
hololive-arts-cost = It needs now: { $cost }
hololive-arts-aimed = Aimed at: { $targets }
hololive-arts-at = { $card } { $damage }

## What is told at the end

hololive-tale-life = { CAP() }{ -hololive-life }
hololive-tale-arts = { CAP() }{ -hololive-arts } used
hololive-tale-damage = { CAP() }{ -hololive-damage } dealt
hololive-tale-downed = { -hololive-holomem } downed
hololive-tale-skills = Oshi Skills used
hololive-tale-cheer = { CAP() }{ -hololive-cheer } sent
