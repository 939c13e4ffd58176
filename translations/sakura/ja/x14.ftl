# 追加ルール§14：鏡映数、完全態になるカード、思い出と旅路。

amount-reflections = { -reflections }
amount-perfected = あなたが{ TERM("perfect", "完全態にした") }カードの枚数
counted-perfected = あなたが{ TERM("perfect", "完全態にした") }カード
perfect-card =
    { $which ->
        [this] このカードを{ -public }して{ -perfect }
       *[it] それを{ -public }して{ -perfect }
    }
trigger-card-goes =
    { $who ->
        [me] あなたの{ $source }から{ $target }にカードが移った
       *[opponent] 相手の{ $source }から{ $target }にカードが移った
    }
condition-first-card-of-duel = このカードが、この{ -sakura-duel }であなたが最初に使うカード
may-devote-from = このカードを使う時、{ $area }の{ -sakura-token }も{ TERM("devotion", "納めて") }よい
instead-of-drawing = あなたは{ TERM("draw", "カードを引く") }代わりに、{ $step }
instead-of-rebuild-damage = あなたは{ -rebuild }で{ -damage }を受ける代わりに、{ $step }
now-and-before-rebuild = 使った時と、使用済の間はあなたが{ -deck }を{ TERM("rebuild", "再構成") }する直前に、{ $step }

## 旅路

journey = { -memory }の{ -journey-place }：{ "\u000A" }{ $places }{ "\u000A" }{ -homecoming }：{ $home }
journey-place = { $number }：{ $step }
journey-set-off = 好きな{ -journey-start }を選び、{ -begin-journey }
journey-go-on = 各{ -start-phase }の初めに、{ -current-place }の効果を行い、{ -memory }の{ -sakura-token }を{ -move-clockwise }。{ -journey-start }で2回目になるなら、その代わりに{ -homecoming }を行う
prompt-set-off = { -journey-start }を選んでください。
journey-stop = { $place ->
    [1] { -vigor } +1
    [2] 付与札 ±1
    [3] 山札の底へ
   *[4] 1枚引く
}
journey-stop-short = { $place ->
    [2] ±1
   *[other] +1
}
option-journey-place = { $place }：{ journey-stop }
