# What the board says: names of places, figures, attacks, components.

sakura-pieces = 結晶 { $count }
sakura-again-detail = 同じメガミで眼前構築から
sakura-same-detail = 同じ十枚ですぐに
sakura-rechoose = メガミを選び直す
sakura-rechoose-detail = 双掌繚乱から

sakura-area = { $area ->
    [distance] { -distance }
    [life] { -life }
    [aura] { -aura }
    [flare] { -flare }
    [shadow] { -shadow }
    [deck] { -deck }
    [hand] { -hand }
    [discard] { -discard }
    [cover] { -cover }
    [enhancements] { -enhancements }
    [specials] { -specials }
    [extra] { -extra }
    [sealed] { -sealed }
    [in-use] { -in-use }
    [attacking] { -attacking }
    [outside] { -outside }
    [vigor] { -vigor }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [machine] { -machine }
    [burnt] { -burnt }の{ -artificial-crystal }
    [distance-plus] { -distance-plus }
    [distance-minus] { -distance-minus }
    [parts] { -parts }
    [falsifying] { -falsifying }
    [relics] { -relics }
    [assembled] { -assembled }
    [memory] { -memory }
    [flow] { -flow }
    [plots] { -plots }
    [achieved] { -achieved }
    [barracks] { -barracks }（{ -conscripted }）
    [unconscripted] { -barracks }（{ -unconscripted }）
    [sprouted] { -field }（{ -sprouted }）
    [unsprouted] { -field }（{ -unsprouted }）
   *[other] { $area }
}
board-vigor = { -vigor } { $count }/{ $capacity }{ $flinch ->
    [yes] ・{ -flinch }
   *[no] {""}
}
board-distance = { -distance } { $distance }・結晶 { $crystals }・{ -master-distance } { $master }
board-attack-unnamed = { -attack-object }
board-attack = { $made ->
    [card] { $card }
   *[effect] { $card }による{ -attack-object }
}
board-attack-line = { $who }の{ $name }：{ -range }{ $range }、{ -damage }{ $damage }、{ $reach ->
    [in] 届く
   *[out] 届かない
}
board-change = { $what ->
    [range] { -range }
    [aura] { -aura-damage }
    [life] { -life-damage }
    [trait] { -text }
   *[other] { $what }
}：{ $before } → { $after }（{ $reason }）
board-figure = { $what ->
    [range] { -range }
   *[damage] { -damage }
}{ $changed ->
    [yes] ＊
   *[no] {""}
}
sakura-or-aura = か →
sakura-turn-line = { $turn ->
    [0] 決闘の準備
   *[other] 第{ $turn }{ -turn }
}{ $room ->
    [little] {""}
   *[much] ・{ $name }
}{ $phase ->
    [start] ・{ -start-phase }
    [main] ・{ -main-phase }
    [end] ・{ -end-phase }
   *[none] {""}
}
sakura-phase = { $phase ->
    [start] { -start-phase }
    [main] { -main-phase }
   *[end] { -end-phase }
}
sakura-goes-first = { -first-player }は{ $player }です
sakura-seen = { $what ->
    [missed] 攻撃失敗
    [evaded] 回避
   *[negated] 打ち消し
}
sakura-item-piece = { $kind ->
    [vigor] { -vigor }
    [token] { -token }
   *[crystal] 結晶
}{ $number }{ $state ->
    [lit] 、動かせる
    [empty] 、空き
   *[there] {""}
}
sakura-item-card = { $name }{ $status ->
    [unused] 、{ -unused }
    [in-use] 、{ -status-in-use }
    [used] 、{ -devoted }
   *[none] {""}
}{ $pieces ->
    [0] {""}
   *[other] 、結晶{ $pieces }個
}{ $seeds ->
    [0] {""}
   *[other] 、{ -seed }{ $seeds }つ
}{ $charged ->
    [yes] 、{ -charge }
   *[no] {""}
}{ $declared ->
    [yes] 、宣言：{ $proxy }
   *[no] {""}
}{ $state ->
    [lit] 、選べる
    [picked] 、選択済み
   *[there] {""}
}
sakura-back = { $kind ->
    [special] 裏向きの{ -special }
    [poison] 裏向きの{ -poison }
    [part] 裏向きの{ -part }
    [plot] 裏向きの{ -plot }
    [unit] 裏向きの{ -unit }
   *[normal] 裏向きの{ -normal }
}
sakura-copy-of = { $card }（{ $original }の{ -copy }）
sakura-panel = { $panel ->
    [umbrella] { -umbrella }
    [plan] { -plan }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [mechanisms] { -mechanism }
    [machine] { -machine }
    [gauges] 風神・雷神
    [electronic] { -electronic-zone }
    [story] { -story-board }
    [bloom] { -bloom }
    [taboo] { -taboo-board }
    [mirror] 鏡
    [memory] { -memory }
    [aim] { -aim-board }
    [market] { -market }
    [barracks] { -barracks }
    [field] { -field }
    [falsehood] { -falsehood }
    [relics] { -relics }
    [sea] 海
   *[other] { $panel }
}
sakura-counter = { $counter ->
    [attack] { -attack }
    [action] { -action }
    [enhancement] { -enhancement }
    [reaction] { -reaction }
    [full-power] { -full-power }
    [reflections] { -reflections }
    [completed] 完全態のカード
    [journey] { -current-place }
    [journey-start] { -journey-start }
    [journey-round] { -homecoming }
    [fives] { -sakura-token }がちょうど5つの{ -area }
   *[other] { $counter }
} { $value }
board-declared = 宣言：{ $card }
board-fives = ちょうど5：{ $count }
board-market = { -market } { $value }（{ $area }）
board-funds = { -funds } { $mine }（相手 { $theirs }）
board-funds-short = { -funds } { $mine }：{ $theirs }
board-umbrella = { $opened ->
    [yes] { -umbrella-open }
   *[no] { -umbrella-closed }
}
board-item-umbrella = { -umbrella }：{ board-umbrella }{ $state ->
    [lit] 、開閉できる
   *[there] {""}
}
board-wind = { $wind ->
    [headwind] { -headwind }
   *[tailwind] { -tailwind }
}
board-dive = { $dive ->
    [0] 前進
   *[other] 後退
}
board-item-way = { $dive ->
    [0] { -dive-forward }
   *[other] { -dive-backward }
}
board-item-dive = { $lies ->
    [known] あなたの{ -dive-card }（裏向き）：{ $dive ->
        [0] { -dive-forward }
       *[other] { -dive-backward }
    }
    [down] { -dive-card }（裏向き）
   *[surfaced] { -dive-card }（使っていない）
}{ $state ->
    [lit] 、置ける
   *[there] {""}
}
board-plan = { $plan ->
    [0] { -shinzan }
   *[other] { -kibo }
}
board-item-half = { -plan }ボード：{ board-plan }
board-item-plan = { $lies ->
    [open] 実行して公開された{ -plan }：{ board-plan }
    [known] あなたの{ -plan }（裏向き）：{ board-plan }
   *[down] 裏向きの{ -plan }
}{ $state ->
    [lit] 、準備できる
   *[there] {""}
}
board-aim = { -aim }{ $value }
board-item-aim = { board-aim }{ $state ->
    [lit] 、選べる
   *[there] {""}
}
board-gauge = { $gauge ->
    [wind] { -wind-gauge }
    [taboo] { -taboo-gauge }
   *[thunder] { -thunder-gauge }
} { $value }
board-item-gauge = { board-gauge }{ $state ->
    [lit] 、選べる
   *[there] {""}
}
board-act = { -act }：{ $color ->
    [white] { -act-white }
    [red] { -act-red }
    [purple] { -act-purple }
    [green] { -act-green }
    [yellow] { -act-yellow }
   *[final] { -final-act }
}、値{ $value }
board-item-act = { $act }{ $here ->
    [yes] 、現在の{ -act }
   *[no] {""}
}{ $state ->
    [target] 、{ -mask-token }を置ける
   *[there] {""}
}
board-item-mask = { -mask-token }（{ $act }）{ $state ->
    [lit] 、動かせる
   *[there] {""}
}
board-plot-space = { -sakura-token }：{ $spaces }{ -plot-space }中{ $space }{ -plot-space }目
board-mirror-figure = { $counter ->
    [completed] 完全態
   *[reflections] { -reflections }
}
board-item-journey = { -journey-place }{ $place }（{ $place ->
    [1] { -vigor }を1得る
    [2] いずれかの付与札と{ -shadow }の間で{ -sakura-token }を1つ動かす
    [3] { -discard }か{ -cover }の1枚を{ -deck }の底に置く
   *[4] カードを1枚引く
}）{ $here ->
    [yes] 、{ -current-place }
   *[no] {""}
}{ $start ->
    [home] 、{ -journey-start }（次に来たら{ -homecoming }）
    [yes] 、{ -journey-start }
   *[no] {""}
}{ $state ->
    [lit] 、選べる
   *[there] {""}
}
sakura-confirm-devotion = { $count }個納める
sakura-confirm-mulligan = { $count ->
    [0] この{ -hand }で始める
   *[other] { $count }枚を{ -deck }の底へ
}
board-pay-vigor = 次の{ -basic-action }は{ -vigor }で支払う
board-pay-asked = 次の{ -basic-action }は支払い方を選ぶ
board-payment = 次の{ -basic-action }の支払い：{ $payment ->
    [vigor] { -vigor }
    [asked] その時に選ぶ
   *[card] 選んだ{ -hand }
}
game-sakura = 桜降る代に決闘を
board-plate = { $name }：{ $first }と{ $second }{ $turn ->
    [yes] 、手番
   *[no] {""}
}{ $decides ->
    [yes] 、選択中
   *[no] {""}
}
sakura-home-subtitle = 『新幕 桜降る代に決闘を』シーズン9-2の二人用の卓
sakura-about-rules = 『新幕 桜降る代に決闘を』シーズン9-2：2024年6月24日の総合ルールに従います。そこに誤りがあるところは、2025年1月31日の韓国語版に従います。
sakura-home-new = 双掌繚乱から始める
sakura-short = { $what ->
    [electronic] 電子戦
    [extra] 追加
    [sealed] 封印
    [outside] 外
   *[other] {""}
}

## What is told at the end

sakura-tale-figure = { $figure }
sakura-tale-cards = 使用した{ -card }
sakura-tale-attacks = { -attack-object }
sakura-tale-aura = { -aura }で受けた{ -damage }
sakura-tale-life = { -life }で受けた{ -damage }
sakura-tale-effect = 効果
sakura-tale-blow = { $card }（{ -damage }{ $damage }）が{ $loser }の最後の{ -life }を奪いました。
