# 盤面の言葉：場所、カードの様子、デッキ選び。

game-mahoroba = まほろば妖女奇譚（クイックルール）

mahoroba-home-subtitle = 『まほろば妖女奇譚』クイックルールの二人用の卓（練習カード）
mahoroba-about-rules = 『まほろば妖女奇譚』：プレイマットのクイックルールに従います。カードはこのプログラムの練習カードです。
mahoroba-home-new = デッキを選んで始める

mahoroba-again-detail = 今のデッキから選び直す
mahoroba-same-detail = 同じ四十枚ですぐに

mahoroba-area = { $area ->
    [main] { -mahoroba-main }
    [standby-1] { -mahoroba-standby-1 }
    [standby-2] { -mahoroba-standby-2 }
    [standby-3] { -mahoroba-standby-3 }
    [standby-4] { -mahoroba-standby-4 }
    [deck] { -mahoroba-deck }
    [hand] { -mahoroba-hand }
    [discard] { -mahoroba-discard }
    [energy] { -mahoroba-energy }
    [set] { -mahoroba-set }したカード
    [in-use] { -mahoroba-in-use }
   *[other] { $area }
}
mahoroba-short = { $what ->
    [main] メイン
    [standby-1] スタンバイ1
    [standby-2] スタンバイ2
    [standby-3] スタンバイ3
    [standby-4] スタンバイ4
   *[other] {""}
}
mahoroba-phase = { $phase ->
    [draw] { -mahoroba-draw-phase }
    [main] { -mahoroba-main-phase }
    [battle] { -mahoroba-battle-phase }
   *[end] { -mahoroba-end-phase }
}
mahoroba-goes-first = { -mahoroba-first-player }は{ $player }です
mahoroba-seen = { -mahoroba-ko }
mahoroba-turn-line = { $turn ->
    [0] { -mahoroba-preparation }
   *[other] 第{ $turn }{ -mahoroba-turn }
}{ $room ->
    [little] {""}
   *[much] ・{ $name }
}{ $phase ->
    [draw] ・{ -mahoroba-draw-phase }
    [main] ・{ -mahoroba-main-phase }
    [battle] ・{ -mahoroba-battle-phase }
    [end] ・{ -mahoroba-end-phase }
   *[none] {""}
}
mahoroba-state = { $state ->
    [rest] { -mahoroba-rest }
    [stun] { -mahoroba-stun }
   *[ko] { -mahoroba-ko }
}
mahoroba-hp-left = { -mahoroba-hp } { $left }/{ $hp }
mahoroba-item-card = { $name }{ $unit ->
    [yes] 、残り{ -mahoroba-hp }{ $left }、{ -mahoroba-energy }{ $energy }
   *[no] {""}
}{ $status ->
    [rest] 、{ -mahoroba-rest }
    [stun] 、{ -mahoroba-stun }
    [ko] 、{ -mahoroba-ko }
   *[none] {""}
}{ $state ->
    [lit] 、選べる
    [picked] 、選択済み
   *[there] {""}
}
mahoroba-back = 裏向きのカード
mahoroba-plate = { $name }：{ -mahoroba-unit }{ $units }体{ $charged ->
    [yes] 、{ -mahoroba-charge }済み
   *[no] {""}
}{ $retreated ->
    [yes] 、{ -mahoroba-retreat }済み
   *[no] {""}
}{ $turn ->
    [yes] 、手番
   *[no] {""}
}{ $decides ->
    [yes] 、選択中
   *[no] {""}
}
mahoroba-units-left = 残り{ -mahoroba-unit }{ $units }体
mahoroba-units-left-short = 残り{ $units }体

## Choosing decks

mahoroba-choose-title = デッキを選ぶ
mahoroba-choose-window = デッキを選ぶ — { app-name }
mahoroba-practice-note = カードはこのプログラムが作った練習用のカードです。公式のカードではありません。
mahoroba-computer-deck = コンピューターは練習用デッキのどれかを使います。どれかは対戦中に分かります。
deck-lanterns-detail = { -mahoroba-flame }・{ -mahoroba-sun }・{ -mahoroba-grove }。速い攻めと、控えの仲間の助け。
deck-deep-water-detail = { -mahoroba-tide }・{ -mahoroba-moon }・{ -mahoroba-grove }。守りと状態異常でじっくり戦う。
mahoroba-janken-how = { -mahoroba-janken }
mahoroba-janken-by = { $how ->
    [luck] 運に任せる
   *[hands] 二人が手を選ぶ
}
mahoroba-begin = 対戦を始める

## What is told at the end

mahoroba-tale-units = 残りユニット
mahoroba-tale-commands = 使用したコマンド
mahoroba-tale-skills = 使用したスキル
mahoroba-tale-damage = 与えたダメージ
