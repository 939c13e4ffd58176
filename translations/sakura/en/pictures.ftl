# What stands on pictures of cards and attacks.

art-cost-now = { CAP() }{ -cost } now: { $cost }
art-copy = Now a { -copy } of { $card }
art-side = { CAP() }{ $side }
art-side-now = ✓ { CAP() }{ $side } (counts now)
art-attack-heading = Attack being made
art-attack-in-range = { CAP() }{ -range } now: { $range } – ✓ in range
art-attack-out-of-range = { CAP() }{ -range } now: { $range } – ✗ out of range
art-attack-damage = { CAP() }{ -damage } now: { $damage }
art-attack-cancelled = Cancelled
art-attack-trait = { CAP() }{ $trait }
art-change-trait = { $change }
