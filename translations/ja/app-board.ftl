# 盤面の言葉：場所の名、数値、問いかけ、盤の下の一行。

board-area = { $area ->
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
    [assembled] { -assembled }
   *[other] { $area }
}
board-area-name = { board-area }
board-short = { $what ->
    [electronic] 電子戦
   *[other] {""}
}
board-area-count = { board-area } { $count }
board-area-of = { board-area } { $count }/{ $capacity }
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
board-attack-line = { $name }：{ -range }{ $range }、{ -damage }{ $aura }/{ $life }、{ $reach ->
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

board-named = { $name }
board-plate = { $name }：{ $first }と{ $second }{ $turn ->
    [yes] 、手番
   *[no] {""}
}{ $decides ->
    [yes] 、選択中
   *[no] {""}
}
board-turn-line = { -turn }{ $turn }・{ $name }{ $phase ->
    [start] ・{ -start-phase }
    [main] ・{ -main-phase }
    [end] ・{ -end-phase }
   *[none] {""}
}

board-tray = { $player }の{ board-area }：{ $count }枚
board-tray-close = 広げた束を閉じる

board-section = （§{ $section }）
board-item-crystal = { $kind ->
    [vigor] { -vigor }
    [token] { -token }
   *[crystal] 結晶
}{ $number }{ $state ->
    [lit] 、動かせる
    [empty] 、空き
   *[there] {""}
}
board-item-card = { $name }{ $status ->
    [unused] 、{ -unused }
    [in-use] 、{ -status-in-use }
    [used] 、{ -devoted }
   *[none] {""}
}{ $crystals ->
    [0] {""}
   *[other] 、結晶{ $crystals }個
}{ $charged ->
    [yes] 、{ -charge }
   *[no] {""}
}{ $state ->
    [lit] 、選べる
    [picked] 、選択済み
   *[there] {""}
}
board-back = { $kind ->
    [special] 裏向きの{ -special }
    [poison] 裏向きの{ -poison }
    [part] 裏向きの{ -part }
   *[normal] 裏向きの{ -normal }
}
board-card = { $card }
board-copy = { $card }（{ $original }の{ -copy }）
board-panel = { $panel ->
    [umbrella] { -umbrella }
    [plan] { -plan }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [mechanisms] { -mechanism }
    [machine] { -machine }
    [gauges] 風神・雷神
    [electronic] { -electronic-zone }
   *[other] { $panel }
}
board-panel-line = { $panel }（{ $owner }）：{ $figures }
board-counter = { $counter ->
    [attack] { -attack }
    [action] { -action }
    [enhancement] { -enhancement }
    [reaction] { -reaction }
    [full-power] { -full-power }
   *[other] { $counter }
} { $value }
board-umbrella = { $opened ->
    [yes] { -umbrella-open }
   *[no] { -umbrella-closed }
}
board-item-umbrella = { -umbrella }：{ board-umbrella }{ $state ->
    [lit] 、開閉できる
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
board-gauge = { $gauge ->
    [wind] { -wind-gauge }
   *[thunder] { -thunder-gauge }
} { $value }
board-item-gauge = { board-gauge }{ $state ->
    [lit] 、選べる
   *[there] {""}
}
board-tokens = { board-area }：トークン { $count }
board-on-panel = { board-area }：{ $what ->
    [cards] カード { $count }
   *[crystals] 結晶 { $count }
}

board-ask = 選んでください（{ $kind }）。
board-option = { $key }
board-chosen = 選択：{ $chosen }{ $least ->
    [0] ／{ $most }まで
   *[other] ／{ $most }（{ $least }以上）
}
board-confirm = { $count ->
    [0] 選ばずに進む
   *[other] { $count }で決定
}
board-pay-vigor = { -vigor }で支払う
board-payment = 次の{ -basic-action }の支払い：{ $payment ->
    [vigor] { -vigor }
   *[card] 選んだ{ -hand }
}
board-step = { $way ->
    [more] ＋
   *[less] −
}
board-declare = 宣言する
board-filter = 名前の一部
board-names = カード名
board-take-seat = 自分のカードを見る
board-curtain = 席に着くと、あなただけの情報が表示されます。

board-undo = 一手戻す（Ctrl+Z）
board-redo = やり直す（Ctrl+Shift+Z）
board-keys = キーを表示（F2）
board-undo-doubt = 運や相手によって明らかになったことを越えて戻ります。それでも戻しますか。
board-undo-sure = 戻す
board-undo-not = やめる
board-undo-never = 次からは確かめない
board-give-up = 投了する
board-give-up-doubt = { $player }が投了し、相手の勝ちになります。投了しますか。
board-give-up-sure = 投了する
board-give-up-not = 続ける
board-looking = 過去の場面を見ています。Escで現在に戻ります。
board-over = 決闘は終わりました。
board-won = { $player }の勝ちです。

board-no-reaction = この攻撃に対応できるカードはありません。
board-go-on = 進む
