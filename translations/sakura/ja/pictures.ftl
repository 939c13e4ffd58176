# What stands on pictures of cards and attacks.

art-cost-now = いまの{ -cost }：{ $cost }
art-copy = いまは{ $card }の{ -copy }
art-side = { $side }
art-side-now = ✓ { $side }（今の面）
art-attack-heading = 行われている攻撃
art-attack-in-range = いまの{ -range }：{ $range }　✓ 届く
art-attack-out-of-range = いまの{ -range }：{ $range }　✗ 届かない
art-attack-damage = いまの{ -damage }：{ $damage }
art-attack-cancelled = 打ち消された
art-attack-trait = { $trait }
art-change-trait = { $change }
