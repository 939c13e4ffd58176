# 盤面の言葉：場所、カードの様子。

game-gateruler = ゲートルーラー（基本ゲーム・再構成）
gateruler-home-subtitle = 『ゲートルーラー』の基本ゲームを公開情報から再構成した二人用の卓
gateruler-about-rules = 『ゲートルーラー』：公開情報から再構成した基本ゲームで、総合ルールの追記に従います。
gateruler-home-new = { -gateruler-ruler-card }とデッキを選んで始める
gateruler-again-detail = 今の{ -gateruler-ruler-card }とデッキから選び直す
gateruler-same-detail = 同じ{ -gateruler-ruler-card }とデッキですぐに
gateruler-area =
    { $area ->
        [ruler] { -gateruler-ruler }
        [left] { -gateruler-left }
        [defence] { -gateruler-defence }
        [right] { -gateruler-right }
        [set-1] { -gateruler-set-1 }
        [set-2] { -gateruler-set-2 }
        [set-3] { -gateruler-set-3 }
        [field] { -gateruler-field }
        [energy] { -gateruler-energy }
        [spent] { -gateruler-spent }
        [drive] { -gateruler-drive }
        [gate] { -gateruler-gate }
        [damage] { -gateruler-damage }
        [counter] { -gateruler-counter }
        [graveyard] { -gateruler-graveyard }
        [soul] { -gateruler-soul }
        [removed] { -gateruler-removed }
        [deck] { -gateruler-deck }
        [hand] { -gateruler-hand }
        [outside] { -gateruler-outside }
       *[other] { $area }
    }
gateruler-short =
    { $what ->
        [left] 左
        [defence] 守備
        [right] 右
        [ruler] ルーラー
        [field] フィールド
        [drive] ドライブ
        [damage] ダメージ
        [removed] 除外
        [counter] カウンター
        [soul] ソウル
        [energy] エナジー
        [spent] レスト
        [set-1] セット1
        [set-2] セット2
        [set-3] セット3
       *[other] {""}
    }
gateruler-phase =
    { $phase ->
        [start] { -gateruler-start-phase }
        [main] { -gateruler-main-phase }
        [attack] { -gateruler-attack-phase }
       *[end] { -gateruler-end-phase }
    }
gateruler-goes-first = { -gateruler-first-player }は{ $player }です
gateruler-seen = { -gateruler-destroy }
gateruler-turn-line = { $turn ->
    [0] { -gateruler-preparation }
   *[other] 第{ $turn }{ -gateruler-turn }
}{ $room ->
    [little] {""}
   *[much] ・{ $name }
}{ $phase ->
    [start] ・{ -gateruler-start-phase }
    [main] ・{ -gateruler-main-phase }
    [attack] ・{ -gateruler-attack-phase }
    [end] ・{ -gateruler-end-phase }
   *[none] {""}
}
gateruler-item-card = { $name }{ $unit ->
    [yes] 、{ -gateruler-atk }{ $atk }、{ -gateruler-hp }{ $left }/{ $hp }、{ -gateruler-stk }{ $stk }
    [ruler] 、{ -gateruler-atk }{ $atk }、{ -gateruler-stk }{ $stk }、{ -gateruler-life }{ $hp }
   *[no] {""}
}{ $souls ->
    [0] {""}
   *[other] 、{ -gateruler-soul }{ $souls }枚
}{ $status ->
    [rest] 、{ -gateruler-rest }
   *[none] {""}
}{ $state ->
    [lit] 、選べる
    [picked] 、選択済み
   *[there] {""}
}
gateruler-item-piece = { $kind ->
    [damage] { -gateruler-damage-dealt }
   *[energy] { -gateruler-energy-card }
}{ $number }{ $state ->
    [lit] 、選べる
    [picked] 、選択済み
   *[there] {""}
}
gateruler-back = 裏向きのカード
