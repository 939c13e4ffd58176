# What stands on pictures of cards and attacks.

art-cost-now = 今の{ -cost }：{ $cost }
art-copy = 今は{ $card }の{ -copy }
art-side = { $side }
art-side-now = ✓ { $side }（今の面）
art-attack-heading = 行われている攻撃
art-attack-in-range = 今の{ -range }：{ $range }　✓ 届く
art-attack-out-of-range = 今の{ -range }：{ $range }　✗ 届かない
art-attack-damage = 今の{ -damage }：{ $damage }
art-attack-cancelled = 打ち消し
art-attack-trait = { $trait }
art-change-trait = { $change }
