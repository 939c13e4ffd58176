### 画面を見ずに聞く人のために、卓について読み上げる言葉。
spoken-board = 卓
spoken-board-keys = Tabでできることを、Shiftと矢印キーで読めるものすべてを順に巡ります。Enterで決め、Escで取り消します。Ctrl+Tabで画面の次の部分へ移ります。
spoken-place = { $player }：{ $place }
spoken-card = { $card }。{ $facts }
spoken-backs = 裏向きのカード{ $count }枚
spoken-group = { $what }{ $state ->
    [lit] 、取れます
    [picked] 、選択中
   *[there] {""}
}
spoken-tokens = { $token } × { $count }
spoken-on = { $card }の上の{ $pieces }
spoken-held = 手に取っている：{ $thing }
spoken-target = ここに置く：{ $place }
spoken-does = できること：{ $does }。
spoken-asks = { $player }：{ $question }
