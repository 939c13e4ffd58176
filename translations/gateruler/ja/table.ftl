# 卓の上：プレート、カードの脇の数値、ゲート、進行中の攻撃。

gateruler-plate = { $name }：残り{ -gateruler-life }{ $left }/{ $life }{ $pays ->
    [yes] 、使えるエナジー{ $energy }、レスト{ $spent }
   *[no] {""}
}、{ -gateruler-summon-count }{ $summons }{ $right ->
    [-1] {""}
   *[other] /{ $right }
}{ $turn ->
    [yes] 、手番
   *[no] {""}
}{ $decides ->
    [yes] 、選択中
   *[no] {""}
}
gateruler-summons = { $room ->
    [much] このターンの召喚
   *[little] 召喚
} { $summons }{ $right ->
    [-1] {""}
   *[other] /{ $right }
}
gateruler-figure-label = { $what ->
    [atk] ATK
    [stk] STK
    [hp] HP
   *[life] ライフ
}
gateruler-state = { $state ->
   *[rest] レスト
}
gateruler-keyword = { $keyword ->
    [pierce] { -gateruler-pierce }
    [vigilance] { -gateruler-vigilance }
    [intercept] { -gateruler-intercept }
    [strike-back] { -gateruler-strike-back }
    [second-attack] { -gateruler-second-attack }
    [attribute-choice] { -gateruler-attribute-choice }
    [graveyard-summon] { -gateruler-graveyard-summon }
    [soul-guard] { -gateruler-soul-guard }
    [open] { -gateruler-open }
    [guard-summon] { -gateruler-guard-summon }
    [gear-up] { -gateruler-gear-up }
   *[other] { $keyword }
}
gateruler-damage-count = { $area } { $count }/{ $life }{ $down ->
    [0] {""}
   *[other] （裏向き{ $down }枚）
}
gateruler-damage-down = { $count ->
   *[other] 裏{ $count }
}
gateruler-gate-empty = 積まれたものは上から順に解決します。
gateruler-gate-holds = { $area }に{ $count }つ、上から順に：{ $items }
gateruler-resolves-next = 次に解決：{ $item }
gateruler-attack-deals = { $what ->
    [atk] ATK { $amount }
    [stk] STK { $amount }
   *[none] 空きライン
}
gateruler-button-trait = 属性選択：{ $card }
gateruler-button-use = { $ability }（{ $card }）
