# What stands on pictures of cards and attacks.

art-cost-now = 지금의 { -cost }: { $cost }
art-copy = 지금은 { $card }의 { -copy }
art-side = { $side }
art-side-now = ✓ { $side }(지금의 면)
art-attack-heading = 수행 중인 공격
art-attack-in-range = 지금의 { -range }: { $range } – ✓ 닿음
art-attack-out-of-range = 지금의 { -range }: { $range } – ✗ 닿지 않음
art-attack-damage = 지금의 { -damage }: { $damage }
art-attack-cancelled = 무효화
art-attack-trait = { $trait }
art-change-trait = { $change }
